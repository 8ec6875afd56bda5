//! Keeps mails within a mail closed.

/// A copy of a mail in which messages inside it can't be opened, and the number
/// of its multiparts.
///
/// The parser reads a message inside a message recursively, and a mail can hold
/// a hundred thousand of them, even behind base64 where they can't be seen
/// beforehand. We read none of them, so we change their types to ones that the
/// parser doesn't know. Boundaries change in the same way, so that they still
/// match.
pub(super) fn sealed(raw: &[u8]) -> (Vec<u8>, usize) {
    let mut copy = raw.to_vec();
    let mut multiparts = 0;
    let mut in_type = false;
    for line in copy.split_inclusive_mut(|&byte| byte == b'\n') {
        let folded = line.first().is_some_and(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
        in_type = names_type(line) || (in_type && folded);
        if in_type {
            multiparts += usize::from(change(line, b"multipart", None));
        }
        if in_type || line.starts_with(b"--") {
            for (word, end) in [(&b"rfc822"[..], b'3'), (b"global", b'x'), (b"digest", b'x')] {
                change(line, word, Some(end));
            }
        }
    }
    (copy, multiparts)
}

/// Whether the parser takes a line for a Content-Type header. It is lenient
/// about spaces and colons before, after and even inside the name.
fn names_type(line: &[u8]) -> bool {
    let name = line
        .iter()
        .filter(|byte| !byte.is_ascii_whitespace())
        .skip_while(|&&byte| byte == b':')
        .take_while(|&&byte| byte != b':');
    name.map(u8::to_ascii_lowercase).take(13).eq(b"content-type".iter().copied())
}

fn starts_with(line: &[u8], word: &[u8]) -> bool {
    line.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// Whether `word` occurs in the line. The last letter of each occurrence
/// becomes `end`.
fn change(line: &mut [u8], word: &[u8], end: Option<u8>) -> bool {
    let mut found = false;
    for at in 0..line.len() {
        let there = line.get_mut(at..).filter(|rest| starts_with(rest, word));
        if let Some(rest) = there {
            found = true;
            if let (Some(end), Some(last)) = (end, rest.get_mut(word.len() - 1)) {
                *last = end;
            }
        }
    }
    found
}
