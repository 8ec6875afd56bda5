//! Names of people that are safe to show in a letter, on a page, at a prompt.

use unicode_security::{MixedScript, skeleton};

/// In characters.
const LONGEST: usize = 60;

/// Why a text can't be a name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("“{0}” can't be a name: it has a line break")]
    LineBreak(String),
    #[error("“{shown}” can't be a name: it has a character that can't be seen, {code}")]
    Unseen { shown: String, code: String },
    #[error("a name has 1 to {most} characters, and here is none")]
    Empty { most: usize },
    #[error("“{shown}” can't be a name: {count} characters, {most} at most")]
    TooLong { shown: String, count: usize, most: usize },
}

/// A trimmed name, if all of its characters are visible: one with line breaks or
/// bidirectional controls could pass for something else.
///
/// # Errors
/// What is wrong with it.
pub fn person_name(name: &str) -> Result<&str, NameError> {
    let name = name.trim();
    let shown = || visible(name);
    match name.chars().find(|c| is_unseen(*c)) {
        None => {}
        Some('\n' | '\r') => return Err(NameError::LineBreak(shown())),
        Some(unseen) => {
            let code = format!("U+{:04X}", u32::from(unseen));
            return Err(NameError::Unseen { shown: shown(), code });
        }
    }
    match name.chars().count() {
        0 => Err(NameError::Empty { most: LONGEST }),
        1..=LONGEST => Ok(name),
        count => Err(NameError::TooLong { shown: shown(), count, most: LONGEST }),
    }
}

/// Are letters of several scripts mixed in one of its words? A Cyrillic «А» in «Anna» shows nothing
/// of itself (UTS 39, section 5.1).
#[must_use]
pub fn mixes_scripts(name: &str) -> bool {
    name.split_whitespace().any(|word| !word.is_single_script())
}

/// Can readers tell one name from the other? Letters of different scripts may look the same
/// (UTS 39, section 4), and nobody minds capitals.
#[must_use]
pub fn looks_like(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

/// Control characters, and what Unicode has programs show nothing for (`Default_Ignorable_Code_Point`
/// in `DerivedCoreProperties.txt`), but for the variants of pictures (U+FE0F).
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0e}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A text with invisible characters escaped, shortened to a recognisable length.
fn visible(text: &str) -> String {
    let mut shown = String::new();
    for character in text.chars().take(2 * LONGEST) {
        if is_unseen(character) {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_be_seen_is_no_name() {
        for (name, read) in [
            (" Anna Żółw ", Ok("Anna Żółw")),
            ("O'Hara\r\n", Ok("O'Hara")),
            (
                "Anna\r\nBcc: x@y.org",
                Err("“Anna\\r\\nBcc: x@y.org” can't be a name: it has a line break"),
            ),
            (
                "Anna\u{202e}",
                Err(
                    "“Anna\\u{202e}” can't be a name: it has a character that can't be seen, U+202E",
                ),
            ),
            (
                "a\u{2028}b",
                Err("“a\\u{2028}b” can't be a name: it has a character that can't be seen, U+2028"),
            ),
            (
                "\u{3164}",
                Err("“\\u{3164}” can't be a name: it has a character that can't be seen, U+3164"),
            ),
            (
                "Ann\u{e0041}a",
                Err(
                    "“Ann\\u{e0041}a” can't be a name: it has a character that can't be seen, U+E0041",
                ),
            ),
            ("Anna ❤\u{fe0f}", Ok("Anna ❤\u{fe0f}")),
            (" \t", Err("a name has 1 to 60 characters, and here is none")),
        ] {
            let found = person_name(name).map_err(|error| error.to_string());
            assert_eq!(found, read.map_err(str::to_owned), "{name:?}");
        }
        assert!(person_name(&"x".repeat(60)).is_ok());
        let long = person_name(&"x".repeat(100_000)).unwrap_err().to_string();
        assert!(long.ends_with("100000 characters, 60 at most") && long.len() < 300, "{long}");
    }

    #[test]
    fn letters_that_look_the_same_are_seen() {
        for mixed in ["\u{410}nna", "Ann\u{430}", "Bj\u{3bf}rn", "Dr. \u{410}nna"] {
            assert!(mixes_scripts(mixed), "{mixed}");
        }
        for plain in
            ["Anna", "Анна", "Żółw", "O'Hara", "Anna 2", "Anna ❤\u{fe0f}", "花子さん", "Ελένη"]
        {
            assert!(!mixes_scripts(plain), "{plain}");
        }
        for (one, other) in
            [("Coco", "Сосо"), ("Anna", "ANNA"), ("ΑΝΝΑ", "ANNA"), ("Paul", "PauI"), ("Ben", "Ben")]
        {
            assert!(looks_like(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Анна"), ("Anna", "Anne"), ("Anna", "Anna 2")] {
            assert!(!looks_like(one, other), "{one} {other}");
        }
    }
}
