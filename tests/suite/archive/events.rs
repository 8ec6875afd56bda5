//! What follows from an entry, game by game: the pages that describe it and the
//! schema that allows it are generated from the code's own enums and their
//! comments.
//!
//! `MONSOON_DOCS=1 cargo test --test suite archive::events` rewrites them.

use serde_json::{Map, Value, json};
use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

/// A game's page, its enum, and the JSON types of its fields.
struct Game {
    name: &'static str,
    title: &'static str,
    code: &'static str,
    types: &'static [(&'static str, &'static str, &'static str)],
}

const SANTIAGO: Game = Game {
    name: "santiago",
    title: "Santiago",
    code: include_str!("../../../src/games/santiago/event.rs"),
    types: &[
        ("Tile", "string", "a plantation with the farmers it pictures: `banana2`"),
        ("Square", "string", "a square of the board: `c4`"),
        ("Segment", "string", "a place for a canal: `s7`"),
        ("Why", "string", "`choice`, `no-money`, `no-place` or `no-canal`"),
        ("Rule", "string", "a decision that is an option: `hidden-money`"),
        (
            "Mended",
            "object",
            "what is so now, as an object with one key: `{\"money\":{\"seat\":1,\"amount\":4}}`",
        ),
        (
            "Standings",
            "array",
            "the standings as in the head of an archive, with the seat's number",
        ),
    ],
};

const GOA: Game = Game {
    name: "goa",
    title: "Goa",
    code: include_str!("../../../src/games/goa/event.rs"),
    types: &[
        ("Letter", "string", "a half of the game: `A` or `B`"),
        (
            "Tile",
            "string object",
            "a tile: `duty`, `{\"mission\":2}`, `{\"plantation\":[\"ginger\",3]}`",
        ),
        ("Column", "string", "a column of the development board: `ships`"),
        ("Place", "string", "a cell, or a place beside the grid"),
        ("Cell", "string", "a cell of the grid: `b5`"),
        ("Lot", "object", "`cell`, the marked one, or `null` for the flag; and `seller`, a seat"),
        ("Step", "string object", "a step of an order that waits"),
        (
            "ActionKind",
            "string",
            "`progress`, `ships`, `harvest`, `taxes`, `expedition` or `found`",
        ),
        (
            "Amounts",
            "object",
            "`ducats`, `ships`, `colonists`, `extras`, and `spices` as pairs of a spice and the place of its store; what is nothing is left out",
        ),
        (
            "Why",
            "string object",
            "what it comes from: `{\"deed\":\"harvest\"}`, `{\"tile\":\"viceroy\"}`, `{\"card\":\"two-ships\"}`, `bonanza`, `{\"first\":[\"taxes\",4]}`, `{\"all-in-row\":3}`, `consolation`, `{\"colony\":\"quilon\"}`",
        ),
        ("Spice", "string", "`clove`, `cinnamon`, `ginger`, `nutmeg` or `pepper`"),
        ("Bonanza", "string object", "a Bonanza tile: `{\"cards\":1}`"),
        ("Card", "object", "an expedition card: `effect`, `colonists`, `symbol`"),
        ("Colony", "string", "`quilon`, `cochin`, `madras` or `calicut`"),
        ("ColonyTile", "object", "a colony's tile: `colony`, and its `spices` if they are fixed"),
        (
            "Change",
            "string object",
            "what is other than it was: `{\"count\":{\"seat\":0,\"what\":\"ships\",\"now\":8}}`",
        ),
        ("LimitBinds", "string", "when the limit of the hand binds"),
        (
            "Standings",
            "array",
            "the standings as in the head of an archive, with the seat's number",
        ),
    ],
};

/// A variant of an enum, as in its source.
#[derive(Debug)]
struct Variant {
    name: String,
    means: String,
    /// Name, type, and what it means if the name alone does not say it.
    fields: Vec<(String, String, String)>,
}

/// The variants of the enum `Event` in one of our files.
fn variants(code: &str) -> Vec<Variant> {
    let body = code.split("pub enum Event {").nth(1).unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let (mut all, mut words, mut open) = (Vec::<Variant>::new(), String::new(), false);
    for line in body.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("/// ") {
            words = if words.is_empty() { text.to_owned() } else { format!("{words} {text}") };
        } else if open && line == "}," {
            open = false;
        } else if let (true, Some((field, kind))) = (open, line.split_once(": ")) {
            let kind = kind.trim_end_matches(',').to_owned();
            let last = all.last_mut().unwrap();
            last.fields.push((field.to_owned(), kind, std::mem::take(&mut words)));
        } else if let Some((name, held)) = line.split_once(" { ") {
            // Fields without comments stand on one line; a comma may belong to a type.
            let mut fields: Vec<(String, String, String)> = Vec::new();
            for part in held.trim_end_matches(" },").split(", ") {
                if let Some((field, kind)) = part.split_once(": ") {
                    fields.push((field.to_owned(), kind.to_owned(), String::new()));
                } else {
                    let kind = &mut fields.last_mut().unwrap().1;
                    kind.push_str(", ");
                    kind.push_str(part);
                }
            }
            all.push(Variant { name: kebab(name), means: std::mem::take(&mut words), fields });
        } else if let Some(name) = line.strip_suffix(" {").or(line.strip_suffix(',')) {
            open = line.ends_with('{');
            let means = std::mem::take(&mut words);
            all.push(Variant { name: kebab(name), means, fields: Vec::new() });
        }
    }
    all
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}

/// What is between the brackets, if a type begins like this.
fn inner<'a>(kind: &'a str, begins: &str, ends: &str) -> Option<&'a str> {
    kind.strip_prefix(begins)?.strip_suffix(ends)
}

impl Game {
    fn known(&self, kind: &str) -> (&'static str, &'static str) {
        let found = self.types.iter().find(|it| it.0 == kind);
        let found = found.unwrap_or_else(|| panic!("what is a {kind} of {} in JSON?", self.name));
        (found.1, found.2)
    }

    /// A type as a page describes it.
    fn words(&self, kind: &str) -> String {
        if let Some(kind) = inner(kind, "Option<", ">") {
            return format!("{} or `null`", self.words(kind));
        }
        if let Some(kind) = inner(kind, "Vec<", ">") {
            return format!("list of {}", self.words(kind));
        }
        if let Some(kinds) = inner(kind, "(", ")") {
            let kinds: Vec<String> = kinds.split(", ").map(|kind| self.words(kind)).collect();
            return format!("[{}]", kinds.join(", "));
        }
        match kind {
            "Seat" => "seat".into(),
            "u8" | "u32" | "usize" => "number".into(),
            "bool" => "true or false".into(),
            "String" => "text".into(),
            other => {
                self.known(other);
                kebab(other).replace('-', " ")
            }
        }
    }

    /// A type as the schema describes it.
    fn schema(&self, kind: &str) -> Value {
        if let Some(kind) = inner(kind, "Option<", ">") {
            return json!({"anyOf": [{"type": "null"}, self.schema(kind)]});
        }
        if let Some(kind) = inner(kind, "Vec<", ">") {
            return json!({"type": "array", "items": self.schema(kind)});
        }
        if let Some(kinds) = inner(kind, "(", ")") {
            let kinds: Vec<Value> = kinds.split(", ").map(|kind| self.schema(kind)).collect();
            let count = kinds.len();
            return json!({"type": "array", "prefixItems": kinds, "minItems": count, "maxItems": count});
        }
        match kind {
            "Seat" => json!({"$ref": "#/$defs/seat"}),
            "u8" | "u32" | "usize" => json!({"type": "integer", "minimum": 0}),
            "bool" => json!({"type": "boolean"}),
            "String" => json!({"type": "string"}),
            other => match self.known(other).0.split_once(' ') {
                Some((one, two)) => json!({"anyOf": [{"type": one}, {"type": two}]}),
                None => json!({"type": self.known(other).0}),
            },
        }
    }

    fn page(&self) -> String {
        let mut page = format!(
            "# What happens in a game of {}\n\n\
             The events of an archive ([archives.md](archives.md)) and of the database\n\
             ([archives-sqlite.md](archives-sqlite.md)): one fact each, that followed from the entry it stands in, by the rules or\n\
             by chance. An event is an object with one key, its kind, or the kind alone where nothing more is to be said:\n\
             `{{\"bid\":{{\"seat\":0,\"amount\":3}}}}`. A seat is its number, red is 0. Ids such as `S24` or `D28` are those of\n\
             [the rules](rules/{}.md). This page is made of the code (`src/games/{}/event.rs`) by the test `archive::events`.\n\n\
             | kind | what happened | fields |\n|---|---|---|\n",
            self.title, self.name, self.name
        );
        for variant in variants(self.code) {
            let fields: Vec<String> = variant
                .fields
                .iter()
                .map(|(name, kind, means)| {
                    let field = format!("`{name}` ({})", self.words(kind));
                    match means.replace("`None`", "`null`") {
                        means if means.is_empty() => field,
                        means => format!("{field}: {means}"),
                    }
                })
                .collect();
            let fields = fields.join("<br>");
            writeln!(page, "| `{}` | {} | {fields} |", variant.name, variant.means).unwrap();
        }
        page += "\n| value | in JSON |\n|---|---|\n";
        for (name, _, means) in self.types {
            writeln!(page, "| {} | {means} |", kebab(name).replace('-', " ")).unwrap();
        }
        page
    }

    /// The lines of the schema that allow these events.
    fn definition(&self) -> String {
        let variants = variants(self.code);
        let bare: Vec<&str> =
            variants.iter().filter(|it| it.fields.is_empty()).map(|it| it.name.as_str()).collect();
        let mut kinds = Vec::new();
        if !bare.is_empty() {
            kinds.push(format!("        {}", json!({"enum": bare})));
        }
        for variant in variants.iter().filter(|it| !it.fields.is_empty()) {
            let names: Vec<&str> =
                variant.fields.iter().map(|(name, _, _)| name.as_str()).collect();
            let properties: Map<String, Value> = variant
                .fields
                .iter()
                .map(|(name, kind, _)| (name.clone(), self.schema(kind)))
                .collect();
            let held = json!({
                "type": "object", "required": names, "additionalProperties": false,
                "properties": properties,
            });
            let name = &variant.name;
            let mut all = Map::new();
            all.insert(name.clone(), held);
            let kind = json!({
                "type": "object", "required": [name], "additionalProperties": false,
                "properties": all,
            });
            kinds.push(format!("        {kind}"));
        }
        format!(
            "    \"{}-event\": {{\n      \"oneOf\": [\n{}\n      ]\n    }}",
            self.name,
            kinds.join(",\n")
        )
    }
}

/// Checks that a file is what it should be, or writes it.
#[track_caller]
fn held(path: &Path, wanted: &str) {
    let there = fs::read_to_string(path).unwrap_or_default();
    if there == wanted {
        return;
    }
    assert!(
        std::env::var("MONSOON_DOCS").is_ok(),
        "{} is not what the code says; MONSOON_DOCS=1 writes it anew",
        path.display()
    );
    fs::write(path, wanted).unwrap();
}

#[test]
fn pages_and_schema_are_those_of_the_code() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    for game in [SANTIAGO, GOA] {
        held(&docs.join(format!("events-{}.md", game.name)), &game.page());
        let variants = variants(game.code);
        assert!(variants.len() > 20 && variants.iter().all(|it| !it.means.is_empty()));
        // Only types that some field has are described.
        let used: String = variants
            .iter()
            .flat_map(|it| it.fields.iter().map(|(_, kind, _)| format!("{kind} ")))
            .collect();
        let words: BTreeSet<&str> = used.split(|c: char| !c.is_alphanumeric()).collect();
        for (name, _, _) in game.types {
            assert!(words.contains(name), "no field of {} is a {name}", game.name);
        }
    }
    let path = docs.join("archive.schema.json");
    let text = fs::read_to_string(&path).unwrap();
    let mark = "    \"santiago-event\": {";
    let head = text.split(mark).next().unwrap();
    let wanted = format!("{head}{},\n{}\n  }}\n}}\n", SANTIAGO.definition(), GOA.definition());
    held(&path, &wanted);
}

/// The source is read as the compiler reads it: the games know each kind, and no
/// other.
#[test]
fn the_games_know_these_kinds() {
    fn told<E: serde::de::DeserializeOwned>(kind: &str) -> String {
        match serde_json::from_value::<E>(json!({kind: {}})) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        }
    }
    type Told = fn(&str) -> String;
    let games: [(Game, Told); 2] = [
        (SANTIAGO, told::<monsoon::games::santiago::Event>),
        (GOA, told::<monsoon::games::goa::Event>),
    ];
    for (game, told) in games {
        let unknown = told("zzz");
        let known: BTreeSet<String> =
            unknown.split('`').skip(3).step_by(2).map(str::to_owned).collect();
        let read: BTreeSet<String> = variants(game.code).into_iter().map(|it| it.name).collect();
        assert_eq!(read, known, "{unknown}");
    }
}
