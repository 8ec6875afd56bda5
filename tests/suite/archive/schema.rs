//! What is exported is what `docs/archive.schema.json` says. The few words of
//! JSON Schema that it uses are checked here by hand.

use super::tables::{Kind, exported, table};
use monsoon::{archive::ExportAs, store::Store};
use serde_json::{Map, Value, json};
use std::{fs, path::Path};

struct Schema(Value);

impl Schema {
    fn read() -> Schema {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/archive.schema.json");
        Schema(serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap())
    }

    fn check(&self, value: &Value) -> Result<(), String> {
        self.fits(self.0.as_object().unwrap(), value, "")
    }

    fn fits(&self, schema: &Map<String, Value>, value: &Value, at: &str) -> Result<(), String> {
        for (word, rule) in schema {
            self.word(schema, word, rule, value, at)?;
        }
        Ok(())
    }

    fn word(
        &self,
        schema: &Map<String, Value>,
        word: &str,
        rule: &Value,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let count = |text: &Value| usize::try_from(text.as_u64().unwrap()).unwrap();
        let size = value.as_array().map(Vec::len).or(value.as_object().map(Map::len));
        let good = match word {
            "$schema" | "$id" | "title" | "description" | "$defs" => true,
            "type" => match rule.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_i64() || value.is_u64(),
                "null" => value.is_null(),
                "boolean" => value.is_boolean(),
                other => panic!("the type {other}"),
            },
            "const" => value == rule,
            "enum" => rule.as_array().unwrap().contains(value),
            "minimum" => value.as_i64() >= rule.as_i64(),
            "maximum" => value.as_i64() <= rule.as_i64(),
            "minItems" | "minProperties" => size.is_none_or(|size| size >= count(rule)),
            "maxItems" | "maxProperties" => size.is_none_or(|size| size <= count(rule)),
            "pattern" => value.as_str().is_none_or(|text| matches(rule.as_str().unwrap(), text)),
            "required" => value.as_object().is_none_or(|object| {
                rule.as_array()
                    .unwrap()
                    .iter()
                    .all(|key| object.contains_key(key.as_str().unwrap()))
            }),
            "$ref" => {
                let path = rule.as_str().unwrap().strip_prefix('#').unwrap();
                let schema = self.0.pointer(path).unwrap().as_object().unwrap();
                return self.fits(schema, value, at);
            }
            "oneOf" => {
                let fit = |one: &&Value| self.fits(one.as_object().unwrap(), value, at).is_ok();
                rule.as_array().unwrap().iter().filter(fit).count() == 1
            }
            "anyOf" => {
                let fits = |one: &Value| self.fits(one.as_object().unwrap(), value, at).is_ok();
                rule.as_array().unwrap().iter().any(fits)
            }
            "properties" => {
                for (key, value) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = rule.get(key) {
                        self.fits(schema.as_object().unwrap(), value, &format!("{at}/{key}"))?;
                    }
                }
                true
            }
            "additionalProperties" => {
                assert_eq!(rule, &Value::Bool(false));
                let known = schema["properties"].as_object().unwrap();
                value
                    .as_object()
                    .is_none_or(|object| object.keys().all(|it| known.contains_key(it)))
            }
            "items" | "prefixItems" => {
                for (n, value) in value.as_array().into_iter().flatten().enumerate() {
                    let rule = if word == "items" { Some(rule) } else { rule.get(n) };
                    if let Some(schema) = rule {
                        self.fits(schema.as_object().unwrap(), value, &format!("{at}/{n}"))?;
                    }
                }
                true
            }
            other => panic!("the word {other} is not checked here"),
        };
        if good { Ok(()) } else { Err(format!("{at}: {word} {rule}: {value}")) }
    }
}

fn matches(pattern: &str, text: &str) -> bool {
    let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    if pattern == "^[0-9a-f]{64}$" {
        return text.len() == 64 && text.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
    }
    assert!(pattern.starts_with("^[0-9]{4}-"), "the pattern {pattern}");
    shape == "0000-00-00T00:00:00.000Z"
}

#[test]
fn what_is_exported_is_what_the_schema_says() {
    let schema = Schema::read();
    let mut store = Store::memory().unwrap();
    for number in 0..6 {
        for ended in [false, true] {
            let id = table(&mut store, Kind { number, mended: true, ended });
            for to in [ExportAs::Moderator, ExportAs::Public] {
                let mut document = exported(&store, id, to);
                document.comment(1, "a remark");
                document.add_comment(super::again::remark(1));
                let value: Value = serde_json::from_str(&document.canonical()).unwrap();
                assert_eq!(schema.check(&value), Ok(()), "table {number}");
                let mut wrong = value.clone();
                wrong["entries"][1]["at"] = Value::from("yesterday");
                assert!(schema.check(&wrong).is_err());
                let events = value.pointer("/entries/0/entry/events").is_some();
                for unknown in [json!({"zzz": 1}), json!("zzz"), json!({"bid": {"seat": 0}})] {
                    let mut wrong = value.clone();
                    wrong["entries"][0]["entry"]["events"] = json!([unknown]);
                    assert!(!events || schema.check(&wrong).is_err(), "{unknown}");
                }
                let mut wrong = value;
                wrong["address"] = Value::from("anna@example.org");
                assert!(schema.check(&wrong).is_err());
            }
        }
    }
}
