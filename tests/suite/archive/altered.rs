//! Altered copies are detected, along with the place of the change.

use super::tables::{Kind, exported, table};
use crate::parlour::shipped;
use monsoon::{
    archive::{
        Document, ExportAs, Finding, Place, verify,
        verify::{differences, verify_bytes},
    },
    basics::TableId,
    engine::{Dice, TableSeed},
    store::Store,
};
use serde_json::Value;

/// How many altered copies to try.
fn copies() -> usize {
    std::env::var("MONSOON_ALTERED").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

/// The numbers in a value, each with its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                numbers(value, &format!("{path}/{at}"), found);
            }
        }
        Value::Object(values) => {
            for (key, value) in values {
                numbers(value, &format!("{path}/{key}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Another text, with one letter or digit changed.
fn other(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return "x".to_owned();
    }
    let place = dice.below(letters.len());
    letters[place] = match letters[place] {
        '9' => '8',
        digit @ '0'..='8' => char::from(digit as u8 + 1),
        'x' => 'y',
        _ => 'x',
    };
    letters.into_iter().collect()
}

/// Changes one thing; returns where that should be found, or `None` if there was
/// nothing of the kind.
fn alter(document: &mut Document, dice: &mut Dice, what: usize) -> Option<Place> {
    let count = document.entries.len();
    let n = dice.below(count);
    let here = Place::Entry(u32::try_from(n).unwrap());
    let entry = &mut document.entries[n];
    match what {
        0 => {
            let value = entry.entry.as_mut()?;
            let mut found = Vec::new();
            numbers(&value["events"], "/events", &mut found);
            let place = dice.pick(&found)?;
            let number = value.pointer_mut(place)?;
            *number = Value::from(number.as_i64()? + 1);
            Some(here)
        }
        1 => {
            let order = entry.entry.as_mut()?.pointer_mut("/body/order")?;
            *order = Value::from(other(order.as_str()?, dice));
            Some(here)
        }
        2 => {
            entry.at = other(&entry.at, dice);
            Some(here)
        }
        3 => {
            entry.digest = other(&entry.digest, dice);
            Some(here)
        }
        4 => {
            let seat = dice.below(document.seats.len());
            document.seats[seat].name = other(&document.seats[seat].name, dice);
            Some(Place::Digest)
        }
        5 => {
            let seed = document.seeds.first_mut()?;
            seed.seed = other(&seed.seed, dice);
            Some(Place::Seeds)
        }
        6 => {
            document.commitment = other(&document.commitment, dice);
            Some(Place::Seeds)
        }
        7 => {
            document.standings.first_mut()?.total += 1;
            Some(Place::Standings)
        }
        8 => {
            document.entries.remove(n);
            Some(here)
        }
        9 => {
            document.created_at = other(&document.created_at, dice);
            None
        }
        _ => {
            document.comment(0, "a remark");
            document.comments[0].text.push('!');
            Some(Place::Comment(1))
        }
    }
}

#[track_caller]
fn named(findings: &[Finding], place: Place, what: &str) {
    assert!(findings.iter().any(|it| it.place == place), "{what}: no {place} in {findings:#?}");
}

#[test]
fn one_thing_changed_is_found() {
    let mut store = Store::memory().unwrap();
    let mut dice = TableSeed::new("altered").dice(0);
    let mut done = [0; 11];
    for number in 0..copies() {
        let kind = Kind { number: number % 5, mended: number % 2 == 0, ended: true };
        let id = if number < 10 {
            table(&mut store, kind)
        } else {
            TableId(u32::try_from(number % 10 + 1).unwrap())
        };
        let mut document = exported(&store, id, ExportAs::Public);
        let what = number % 11;
        let before = document.clone();
        let place = alter(&mut document, &mut dice, what);
        if document == before {
            continue;
        }
        done[what] += 1;
        let verified = verify(&shipped(), &document);
        assert!(!verified.is_good(), "change {what} of {number} is not found");
        if let Some(place) = place {
            named(&verified.findings, place, &format!("change {what} of {number}"));
        }
    }
    assert!(copies() < 60 || done.iter().all(|&done| done > 0), "not all was tried: {done:?}");
}

/// What stands in each line of an archive.
fn places(document: &Document) -> Vec<Place> {
    let entries = document.entries.iter().map(|entry| Place::Entry(entry.n));
    let mut places = vec![Place::Head; 15];
    places[11] = Place::Seeds;
    places[12] = Place::Seeds;
    places[13] = Place::Standings;
    places.extend(entries);
    places.extend([Place::Digest, Place::File]);
    places.extend((1..=document.comments.len()).map(Place::Comment));
    places.push(Place::File);
    places
}

/// One byte of the file is changed, missing, or repeated.
#[test]
fn one_byte_changed_is_found_where_it_is() {
    let mut store = Store::memory().unwrap();
    let mut dice = TableSeed::new("a byte").dice(0);
    for number in 0..copies() {
        let kind = Kind { number: number % 6, mended: number % 2 == 0, ended: true };
        let id = if number < 6 {
            table(&mut store, kind)
        } else {
            TableId(u32::try_from(number % 6 + 1).unwrap())
        };
        let mut document = exported(&store, id, ExportAs::Public);
        if number % 3 > 0 {
            document.comment(2, "Well played.");
        }
        let text = document.canonical();
        let places = places(&document);
        assert_eq!(places.len(), text.lines().count());
        let mut bytes = text.into_bytes();
        // Most of a file is entries; every fifth time, pick from the rest.
        let at = match number % 5 {
            0 => dice.below(1500).min(bytes.len() - 1),
            1 => bytes.len() - 1 - dice.below(300),
            _ => dice.below(bytes.len()),
        };
        let line = bytes[..at].split(|&byte| byte == b'\n').count() - 1;
        let was = bytes[at];
        match dice.below(5) {
            0 => drop(bytes.remove(at)),
            // Not ASCII, and mostly not UTF-8 either.
            4 => bytes[at] ^= 0x80,
            1 => bytes.insert(at, was),
            2 => bytes[at] = if was == b' ' { b'x' } else { b' ' },
            _ => bytes[at] = other(&char::from(was).to_string(), &mut dice).as_bytes()[0],
        }
        let verified = verify_bytes(&shipped(), &bytes);
        let found: Vec<Place> = verified.findings.iter().map(|it| it.place).collect();
        let what = format!("{number}: byte {at} in line {}", line + 1);
        assert!(!found.is_empty(), "{what} passes");
        let right = |place: &Place| match places[line] {
            // A bracket, which belongs to no place.
            Place::File => true,
            Place::Digest => *place == Place::Digest,
            // A damaged name belongs to the head; and what nothing else depends on
            // is covered only by the document's digest.
            there @ (Place::Head | Place::Seeds | Place::Standings) => {
                [there, Place::Head, Place::Digest].contains(place)
            }
            // A doubled newline is one more line: the place is the one after.
            there => *place == there || (was == b'\n' && *place == places[line + 1]),
        };
        assert!(
            found.iter().any(right),
            "{what}: {:?}, but {:#?}",
            places[line],
            verified.findings
        );
    }
}

/// Anybody who knows how digests are made can make new ones, but not what the
/// rules and the seed decide.
#[test]
fn new_digests_do_not_help() {
    let mut store = Store::memory().unwrap();
    let mut dice = TableSeed::new("forged").dice(0);
    let mut done = 0;
    for number in 0..copies() {
        let kind = Kind { number: number % 4, mended: false, ended: true };
        let id = if number < 4 {
            table(&mut store, kind)
        } else {
            TableId(u32::try_from(number % 4 + 1).unwrap())
        };
        let mut document = exported(&store, id, ExportAs::Public);
        let before = document.clone();
        let what = [0, 1, 5, 7][number / 4 % 4];
        let place = alter(&mut document, &mut dice, what);
        if let (0, Some(Place::Entry(n))) = (what, place)
            && document.entries[n as usize].entry.as_ref().unwrap()["body"]["order"].is_null()
        {
            continue;
        }
        document.seal();
        if document == before {
            continue;
        }
        done += 1;
        let verified = verify(&shipped(), &document);
        let Some(place) = place else { continue };
        if what == 1 {
            // Another order may have the same effect, but never unnoticed.
            assert!(!verified.is_good(), "{number}: another order passes");
        } else {
            named(&verified.findings, place, &format!("forgery {what} of {number}"));
        }
        if what < 2 {
            assert!(!differences(&shipped(), &document).is_good());
        }
    }
    assert!(copies() < 60 || done > 20, "only {done} were tried");
}

/// Dice of another entry would let somebody choose what is drawn.
#[test]
fn a_seat_the_table_does_not_have_is_not_read() {
    let mut store = Store::memory().unwrap();
    let id = table(&mut store, Kind { number: 0, mended: false, ended: true });
    let mut document = exported(&store, id, ExportAs::Public);
    let absent = document.seats.len();
    let entry = document.entries[1].entry.as_mut().unwrap();
    entry["by"]["seat"] = absent.into();
    document.seal();
    let found = verify(&shipped(), &document).findings;
    named(&found, Place::Entry(1), "seat");
    assert_eq!(found[0].what, format!("there is no seat {absent}"));
}

#[test]
fn nobody_picks_his_dice() {
    let mut store = Store::memory().unwrap();
    let id = table(&mut store, Kind { number: 0, mended: false, ended: true });
    let mut document = exported(&store, id, ExportAs::Public);
    document.entries[9].entry.as_mut().unwrap()["again"] = Value::from(3);
    document.seal();
    named(&verify(&shipped(), &document).findings, Place::Entry(9), "again");
}

#[test]
fn hostile_files_are_refused() {
    let mut store = Store::memory().unwrap();
    let mut dice = TableSeed::new("hostile").dice(0);
    let id = table(&mut store, Kind { number: 1, mended: true, ended: true });
    let text = exported(&store, id, ExportAs::Public).canonical();
    assert!(verify_bytes(&shipped(), text.as_bytes()).is_good());
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let later = text.replacen("\"version\":1", "\"version\":3,\"new\":1", 1);
    for bad in ["", "{}", "[]", "null", "\u{0}", &deep, &later, "{\"format\":\"x\",\"version\":1}"]
    {
        assert!(!verify_bytes(&shipped(), bad.as_bytes()).is_good());
    }
    assert!(
        verify_bytes(&shipped(), later.as_bytes()).findings[0].to_string().contains("version 3")
    );
    assert!(!verify_bytes(&shipped(), &[0xff, 0xfe]).is_good());
    for _ in 0..copies() {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.below(4) {
            let place = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[place] = b"0123456789{}[]\",:-x"[dice.below(19)],
                1 => {
                    bytes.remove(place);
                }
                _ => bytes.truncate(place.max(1)),
            }
        }
        assert!(bytes == text.as_bytes() || !verify_bytes(&shipped(), &bytes).is_good());
    }
    // Large figures where the rules expect small ones, with matching digests.
    let document = exported(&store, id, ExportAs::Public);
    for number in 0..copies() / 4 {
        let mut document = document.clone();
        let n = if number % 2 == 0 { 0 } else { dice.below(document.entries.len()) };
        let value = document.entries[n].entry.as_mut().unwrap();
        let mut found = Vec::new();
        numbers(value, "", &mut found);
        let Some(place) = dice.pick(&found) else { continue };
        let large = [255, 0, u64::MAX, 1 << 31][dice.below(4)];
        let before = value.clone();
        *value.pointer_mut(place).unwrap() = Value::from(large);
        if *value == before {
            continue;
        }
        document.seal();
        let verified = verify(&shipped(), &document);
        // An operator may use figures of their own; that is reported.
        let own = place.contains("/figures/")
            && verified.remarks.iter().any(|remark| remark.contains("figures of its own"));
        assert!(own || !verified.is_good(), "{n} {place} {large}");
    }
}
