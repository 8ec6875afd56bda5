//! The canonical form of a value: one text for one meaning.
//!
//! Keys sorted by their bytes, no spaces, whole numbers, and only `"`, `\` and
//! control characters escaped. Python writes the same with `json.dumps(value,
//! sort_keys=True, separators=(",", ":"), ensure_ascii=False)`.

use serde_json::Value;
use std::fmt::Write;

#[must_use]
pub(super) fn compact(value: &Value) -> String {
    let mut text = String::new();
    push(value, &mut text);
    text
}

/// A text as a JSON string.
#[must_use]
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    write_text(text, &mut quoted);
    quoted
}

fn push(value: &Value, text: &mut String) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::String(string) => write_text(string, text),
        Value::Array(values) => {
            text.push('[');
            for (place, value) in values.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                push(value, text);
            }
            text.push(']');
        }
        Value::Object(map) => {
            // Whatever order the library keeps them in.
            let mut keys: Vec<(&String, &Value)> = map.iter().collect();
            keys.sort_unstable_by_key(|(key, _)| key.as_str());
            text.push('{');
            for (place, (key, value)) in keys.into_iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write_text(key, text);
                text.push(':');
                push(value, text);
            }
            text.push('}');
        }
    }
}

fn write_text(string: &str, text: &mut String) {
    text.push('"');
    for character in string.chars() {
        match character {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\u{8}' => text.push_str("\\b"),
            '\u{c}' => text.push_str("\\f"),
            control if control < ' ' => {
                // Writing to a String cannot fail.
                let _ = write!(text, "\\u{:04x}", u32::from(control));
            }
            other => text.push(other),
        }
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_for_one_meaning() {
        let read = |text: &str| compact(&serde_json::from_str(text).unwrap());
        let canonical = r#"{"A":[1,-2,null],"a":{"b":true,"é":"\"\\\u0001\n€"}}"#;
        assert_eq!(read(canonical), canonical);
        let other = r#" {"a": {"\u00e9": "\u0022\\\u0001\u000a\u20ac", "b": true},
                         "A": [1, -2, null]} "#;
        assert_eq!(read(other), canonical);
    }
}
