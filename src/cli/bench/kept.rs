//! Composed letters kept in a file, so that two versions can be compared: the same
//! seed must give the same letters. Secrets and numbers that are drawn for each
//! letter are blanked, since they always differ.

use anyhow::Result;
use mail_parser::Message;
use std::{fs::File, io::Write};

/// A row of hexadecimal digits this long is a secret or a Message-ID.
const LONG: usize = 16;

pub(super) fn keep(file: &mut File, letter: &Message<'_>) -> Result<()> {
    let head = letter.raw_message().split(|byte| *byte == b'\n');
    let head = head.take_while(|line| !line.starts_with(b"\r") && !line.is_empty());
    for line in head {
        writeln!(file, "{}", blanked(&String::from_utf8_lossy(line)))?;
    }
    let parts = [letter.body_text(0), letter.body_html(0)];
    for part in parts.into_iter().flatten() {
        writeln!(file, "\n{}", blanked(&part))?;
    }
    Ok(())
}

/// The same with `#` for every digit of such a row.
fn blanked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let hex = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_hexdigit()).len();
        let take = if hex == 0 { rest.chars().next().map_or(1, char::len_utf8) } else { hex };
        let (row, after) = rest.split_at(take);
        if hex >= LONG {
            out.push_str(&"#".repeat(hex));
        } else {
            out.push_str(row);
        }
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_rows_of_digits_are_blanked() {
        assert_eq!(blanked("t1.0123456789abcdef0@x 42 deed ż"), "t1.#################@x 42 deed ż");
    }
}
