//! Finds in the text part a signature that only the HTML part marks.

/// The text without the signature made up of these lines, if it is there. In
/// the text it may be broken differently, with links and pictures written out.
/// A signature always has something above it.
pub(super) fn without_signature(text: &str, signature: &[String]) -> Option<String> {
    let signature: Vec<String> = signature.iter().map(|line| bare(line)).collect();
    let whole = signature.concat();
    let lines: Vec<&str> = text.lines().collect();
    let bares: Vec<String> = lines.iter().map(|line| own(line)).collect();
    let first = signature.iter().find(|line| !line.is_empty())?;
    let above = |at: usize| bares.iter().take(at).any(|line| !line.is_empty() && line != QUOTED);
    let starts = (0..lines.len()).rev().filter(|&at| {
        bares.get(at).is_some_and(|line| !line.is_empty() && first.starts_with(line.as_str()))
            && above(at)
    });
    let found = starts.take(STARTS).find_map(|at| end(&bares, at, &whole).map(|end| at..end))?;
    let kept = lines.iter().enumerate().filter(|(at, _)| !found.contains(at));
    let mut kept: String = kept.flat_map(|(_, line)| [line, "\n"]).collect();
    if !text.ends_with('\n') {
        kept.pop();
    }
    Some(kept)
}

/// The most places where a signature is searched for.
const STARTS: usize = 50;

/// Where a signature that starts at `at` ends, if all of it is there.
fn end(bares: &[String], at: usize, whole: &str) -> Option<usize> {
    let mut rest = whole;
    for (offset, line) in bares.iter().skip(at).enumerate() {
        rest = rest.strip_prefix(line.as_str())?;
        if rest.is_empty() {
            return Some(at + offset + 1);
        }
    }
    None
}

/// A line of the author's as [`bare`] gives it, or [`QUOTED`].
fn own(line: &str) -> String {
    if line.trim_start().starts_with(QUOTED) { QUOTED.to_owned() } else { bare(line) }
}

/// Stands for a quoted line; no signature contains it.
const QUOTED: &str = ">";

/// The letters and digits of a line, without the addresses of links in brackets
/// and without pictures.
fn bare(line: &str) -> String {
    let mut bare = String::new();
    let mut rest = line;
    while let Some(open) = rest.find(['<', '[']) {
        let (before, bracket) = rest.split_at(open);
        let close = if bracket.starts_with('<') { '>' } else { ']' };
        let Some((inner, after)) = bracket.split_once(close) else { break };
        let address = [":", "@", "www."].iter().any(|sign| inner.contains(sign));
        add(before, &mut bare);
        add(if address { "" } else { inner }, &mut bare);
        rest = after;
    }
    add(rest, &mut bare);
    bare
}

fn add(text: &str, bare: &mut String) {
    bare.extend(text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn without(text: &str, signature: &[&str]) -> Option<String> {
        let signature: Vec<String> = signature.iter().map(|&line| line.to_owned()).collect();
        without_signature(text, &signature)
    }

    #[test]
    fn a_signature_goes_however_it_is_broken() {
        let signature = ["Ann Nowak", "Head of Gardening, Example Ltd", "www.example.org"];
        for written in [
            "Ann Nowak\nHead of Gardening, Example Ltd\nwww.example.org",
            "*Ann Nowak*\n\nHead of Gardening,\nExample Ltd\nwww.example.org<http://www.example.org/>",
            "Ann Nowak\n\n[cid:image001.png@01D9]\nHead of Gardening, Example Ltd www.example.org",
        ] {
            let text = format!("bid 5\n\n{written}\n\nOn x wrote:\n> y\n");
            let kept = "bid 5\n\n\nOn x wrote:\n> y\n";
            assert_eq!(without(&text, &signature).as_deref(), Some(kept), "{written}");
        }
    }

    #[test]
    fn what_is_no_signature_stays() {
        for (text, signature) in [
            ("bid 5\n\nAnn\n", &["Ann Nowak", "Example Ltd"][..]),
            ("Ann Nowak\nExample Ltd\n", &["Ann Nowak", "Example Ltd"]),
            ("bid 5\nAnn Nowak\npass\nExample Ltd\n", &["Ann Nowak", "Example Ltd"]),
            ("bid 5\n> Ann Nowak\n> Example Ltd\n", &["Ann Nowak", "Example Ltd"]),
            ("> bid 5\nAnn Nowak\n> x\nExample Ltd\n", &["Ann Nowak", "Example Ltd"]),
            ("> bid 5\npass\n", &["pass"]),
            ("bid 5", &[]),
            ("bid 5", &["", "--"]),
        ] {
            assert_eq!(without(text, signature), None, "{text}");
        }
    }
}
