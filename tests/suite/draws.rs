//! Draws have numbers of their own: no entry, order, pause or time changes one,
//! and nothing that was drawn comes again. Also the players' salts.

use crate::parlour::shipped;
use crate::{
    moderating::engine::Mended,
    parlour::{COLOURS, MODERATED, Parlour},
};
use monsoon::{
    archive::{Document, ExportAs, export, import::Sound, verify},
    basics::TableId,
    desk::Received,
    engine::{
        Author, Body, Deed, Dice, Entry, Line, Match, Mendable, Note, Order, Plannable, TableSeed,
        Way, amend, hex, random_action,
    },
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
    store::Verdict,
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, fs, path::Path, process::Command};

fn numbered(name: &str) -> String {
    TableSeed::new_text(name)
}

/// The salt made from a text.
fn salt_of(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..16])
}

fn goa_options() -> goa::Options {
    goa::Options::parse("goa-2012", &[], &Overrides::default()).unwrap()
}

/// What leaves the game as it is: deeds, wrong orders, corrections, orders taken
/// back, and a reloaded journal.
fn noise<G: Plannable + Mendable>(table: &mut Mended<G>, dice: &mut Dice) {
    let by = Author::Moderator(None);
    let seat = table.now.game().seats().iter().next().unwrap();
    for _ in 0..dice.below(4) {
        match dice.below(5) {
            0 => {
                let deeds = [
                    Deed::Pause,
                    Deed::Resume,
                    Deed::Reveal,
                    Deed::AskUndo { seat, to: 1 },
                    Deed::Say { text: "well played".into() },
                ];
                let deed = dice.pick(&deeds).unwrap().clone();
                let entry = table.now.note(by, Body::Deed(deed), Some(Note::default()));
                table.journal.push(entry);
            }
            1 => {
                let wrong = Order::from_text("plant banana2 z9").unwrap();
                assert!(table.now.play(seat, &wrong, &table.seed).is_err());
            }
            2 => {
                let what = Order::from_text("red ducats +1").unwrap();
                let what = table.now.game().read_adjustment(&what).unwrap();
                if let Ok(entry) = table.now.adjust(&what, Note::default(), &table.seed) {
                    let to = table.now.position() - 1;
                    table.journal.push(entry);
                    table.back(to, Way::Undo);
                }
            }
            3 => {
                // Taken back and brought back.
                let line = Line::of(&table.journal).unwrap();
                if let Some(to) = line.before_last(&table.journal, 1) {
                    table.back(to, Way::Undo);
                    let to = Line::before_undo(&table.journal).unwrap();
                    table.back(to, Way::Redo);
                }
            }
            _ => table.now = Match::replay(&table.journal).unwrap(),
        }
    }
}

/// Two tables with one seed and the same orders, with a lot happening in between
/// at one.
fn undisturbed<G: Plannable + Mendable>(options: &G::Options, players: usize, name: &str) {
    let mut quiet = Mended::<G>::new(options, players, &numbered(name));
    let mut loud = Mended::<G>::new(options, players, &numbered(name));
    let mut dice = TableSeed::new(format!("noise at {name}")).dice(0);
    let mut drawn = 0;
    for _ in 0..250 {
        let awaiting = quiet.now.awaiting();
        let Some(awaited) = dice.pick(&awaiting) else { break };
        noise(&mut loud, &mut dice);
        let action = random_action(quiet.now.game(), awaited.seat, &mut dice).unwrap();
        let order = Order::from_text(&action.to_string()).unwrap();
        let one = quiet.now.play(awaited.seat, &order, &quiet.seed).unwrap();
        let other = loud.now.play(awaited.seat, &order, &loud.seed).unwrap();
        assert_eq!(one, other, "{name}: {order:?}");
        drawn += one.draws.len();
        quiet.journal.push(one);
        loud.journal.push(other);
    }
    assert!(drawn > 10 && loud.journal.len() > quiet.journal.len(), "{name}: too little");
    let numbers: Vec<u32> =
        loud.journal.iter().flat_map(|entry| &entry.draws).map(|draw| draw.number).collect();
    assert!(numbers.iter().zip(0..).all(|(number, due)| *number == due), "{name}: {numbers:?}");
}

#[test]
fn harmless_entries_move_no_draw() {
    for number in 0..4 {
        let options = santiago::Options::default();
        undisturbed::<Santiago>(&options, 2 + number % 4, &format!("santiago {number}"));
        undisturbed::<Goa>(&goa_options(), 2 + number % 3, &format!("goa {number}"));
    }
}

/// The last order in force that drew something, and its entry.
fn last_that_drew<G: Plannable + Mendable>(table: &Mended<G>) -> Option<u32> {
    let line = Line::of(&table.journal).unwrap();
    let drew = |&number: &u32| {
        let entry = &table.journal[number as usize];
        entry.order().is_some() && !entry.draws.is_empty()
    };
    line.entries.iter().rev().copied().find(drew)
}

fn give<G: Plannable + Mendable>(table: &mut Mended<G>, old: &Entry<G>) -> Entry<G> {
    let order = Order::from_text(old.order().unwrap()).unwrap();
    let entry = table.now.play(old.by.seat().unwrap(), &order, &table.seed).unwrap();
    table.journal.push(entry.clone());
    entry
}

/// What was taken back is never drawn again, and a redo brings back the very same.
#[test]
fn what_was_seen_never_comes_again() {
    for number in 0..8 {
        let mut table = Mended::<Goa>::new(&goa_options(), 3, &numbered(&format!("seen {number}")));
        let mut dice = TableSeed::new(format!("seen {number}")).dice(0);
        table.play(&mut dice, 70);
        let Some(drew) = last_that_drew(&table) else { continue };
        let (before, old) = (table.now.clone(), table.journal[drew as usize].clone());
        table.back(drew, Way::Undo);
        table.back(Line::before_undo(&table.journal).unwrap(), Way::Redo);
        assert!(table.now.game() == before.game());
        table.back(drew, Way::Undo);
        let mut seen: BTreeSet<u32> =
            table.journal.iter().flat_map(|it| &it.draws).map(|it| it.number).collect();
        for _ in 0..5 {
            let again = give(&mut table, &old);
            for draw in &again.draws {
                assert!(seen.insert(draw.number), "{draw:?} came before");
            }
            table.back(drew, Way::Undo);
        }
    }
}

/// However often an order is amended, there and back, it shows what it showed.
#[test]
fn an_amendment_draws_nothing_anew() {
    let mut tried = 0;
    for number in 0..12 {
        let name = format!("amended {number}");
        let mut table = Mended::<Goa>::new(&goa_options(), 2, &numbered(&name));
        let mut dice = TableSeed::new(name).dice(0);
        table.play(&mut dice, 60);
        let Some(drew) = last_that_drew(&table) else { continue };
        let old = table.journal[drew as usize].clone();
        let order = Order::from_text(old.order().unwrap()).unwrap();
        let then = Match::replay(&table.journal[..drew as usize]).unwrap();
        let mut at = drew;
        for _ in 0..4 {
            let other = random_action(then.game(), old.by.seat().unwrap(), &mut dice).unwrap();
            let other = Order::from_text(&other.to_string()).unwrap();
            for order in [&other, &order] {
                let amended =
                    amend(&table.journal, at, order, &Note::default(), &table.seed).unwrap();
                at = amended.stands[0].1;
                table.journal.extend(amended.entries);
                table.now = amended.now;
            }
            let again = &table.journal[at as usize];
            assert_eq!((&again.draws, &again.events), (&old.draws, &old.events));
            tried += 1;
        }
    }
    assert!(tried > 10, "too little was tried: {tried}");
}

/// A table that was in play before draws had numbers continues as it would have.
#[test]
fn tables_of_old_keep_their_recipe() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/archives/v1/santiago.json");
    let document = Document::parse(&fs::read(path).unwrap()).unwrap();
    let journal: Vec<Entry<Santiago>> = document
        .entries
        .iter()
        .map(|it| serde_json::from_value(it.entry.clone().unwrap()).unwrap())
        .collect();
    let seed = TableSeed::new(&document.seeds[0].seed);
    let mut orders = 0;
    for (number, entry) in journal.iter().enumerate().skip(1) {
        let (Some(order), Some(seat), None) = (entry.order(), entry.by.seat(), entry.again) else {
            continue;
        };
        let mut now = Match::replay(&journal[..number]).unwrap();
        let order = Order::from_text(order).unwrap();
        let made = now.play_by(entry.by, seat, &order, &seed).unwrap();
        assert_eq!((made.events, made.draws.len()), (entry.events.clone(), 0), "entry {number}");
        orders += 1;
    }
    assert!(orders > 40, "{orders}");
}

const OPTIONS: [(&str, &str); 2] = [("spring", "p8"), ("first-builder", "red")];

/// A parlour with a table of Santiago whose draws have numbers.
fn table(players: usize, options: &[(&str, &str)], seed: &str) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(players, options, &numbered(seed));
    parlour
}

fn journal(parlour: &Parlour) -> Vec<Value> {
    let rows = parlour.desk.store().read().journal(TableId(1)).unwrap();
    rows.iter().map(|row| serde_json::from_str(&row.entry).unwrap()).collect()
}

/// The salts in the journal: whose, and what.
fn salts(parlour: &Parlour) -> Vec<(u64, String, String)> {
    let salt = |entry: Value| {
        let salt = &entry["body"]["deed"]["salt"];
        let text = |key: &str| salt[key].as_str().unwrap_or_default().to_owned();
        Some((salt["seat"].as_u64()?, text("digits"), text("of")))
    };
    journal(parlour).into_iter().filter_map(salt).collect()
}

/// The number of a colour's seat.
fn seat(colour: &str) -> u64 {
    COLOURS.iter().position(|it| *it == colour).unwrap() as u64
}

/// The draws of the table, all that were made.
fn draws(parlour: &Parlour) -> Vec<Value> {
    let all = journal(parlour).into_iter();
    all.flat_map(|entry| entry["draws"].as_array().cloned().unwrap_or_default()).collect()
}

/// Everybody taps the first button until a round begins.
fn play_to(parlour: &mut Parlour, round: u64) {
    for _ in 0..200 {
        if parlour.view()["round"] == round {
            return;
        }
        parlour.play_on(1);
    }
    panic!("no round {round}");
}

fn is(received: &Received) -> Verdict {
    match received {
        Received::Recorded(verdict, _) => *verdict,
        Received::Duplicate => panic!("a duplicate"),
    }
}

fn archived(parlour: &Parlour) -> Document {
    exported(parlour, TableId(1), ExportAs::Moderator)
}

fn exported(parlour: &Parlour, table: TableId, to: ExportAs) -> Document {
    let reader = parlour.desk.store().read();
    let row = reader.table(table).unwrap().unwrap();
    export(&shipped(), reader, &row, to, false).unwrap()
}

#[track_caller]
fn verifies(document: &Document) {
    let verified = verify(&shipped(), document);
    assert!(verified.is_good(), "{:#?}", verified.findings);
}

#[test]
fn the_first_mail_is_the_salt() {
    let mut parlour = table(3, &OPTIONS, "first mail");
    parlour.last("red").says("and from a salt of each player").says("salt <text>");
    assert!(!parlour.last("red").text.contains("added a salt"));
    let first = parlour.awaited()[0];
    let order = parlour.last(first).orders()[0].clone();
    let raw = parlour.reply(first, &order);
    let id = String::from_utf8(raw.clone()).unwrap();
    let id = id.lines().find_map(|line| line.strip_prefix("Message-ID: ")).unwrap().to_owned();
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(is(&received), Verdict::CarriedOut);
    let salt = salt_of(&id);
    assert_eq!(salts(&parlour), [(seat(first), salt.clone(), "message-id".to_owned())]);
    // The player who gave it is told, and so is the next to get a letter.
    for letter in &letters {
        let own = letter.to == format!("{first}@example.org");
        let what = if own { "Your salt is in the draws" } else { "added a salt to the draws" };
        letter.says(what).says(&salt);
    }
    assert!(letters.len() > 1);

    // Words of one's own, and no second salt.
    let next = parlour.awaited()[0];
    let order = parlour.last(next).orders()[0].clone();
    parlour.play(next, &format!("Salt:  four blue herons # mine\n{order}"));
    let words = salt_of("four blue herons");
    assert_eq!(salts(&parlour)[1], (seat(next), words.clone(), "words".to_owned()));
    parlour.last(next).says(&words).says("what you wrote after “salt”");
    let before = parlour.position();
    let (received, letters) = parlour.mail(next, "salt another\nboard");
    assert_eq!((is(&received), parlour.position()), (Verdict::Explained, before));
    letters[0].says("Your salt is settled already").says(&words);
    // The same words again do no harm.
    parlour.play(next, "salt four blue herons");
    assert_eq!((salts(&parlour).len(), parlour.position()), (2, before));
    // A salt alone is answered with the position.
    let third = parlour.awaited()[0];
    parlour.play(third, "salt me");
    parlour.last(third).says("Your salt is in the draws").says(&salt_of("me"));
    parlour.mail(third, "help").1[0].says("mix words of your own into the draws");
    play_to(&mut parlour, 3);
    assert_eq!(salts(&parlour).len(), 3);
    parlour.mend("finish because of the hour");
    verifies(&archived(&parlour));
}

/// What is announced about a mail reveals nothing of it.
#[test]
fn a_salt_tells_nothing_of_its_mail() {
    let mut parlour = table(2, &[("first-canal", "auto")], "sealed");
    parlour.play("red", "bid 3");
    let entry = serde_json::to_string(&journal(&parlour)[1]).unwrap();
    assert!(entry.contains("\"salt\""), "{entry}");
    for secret in ["bid", "example.org", "mail1"] {
        assert!(!entry.contains(secret), "{secret}: {entry}");
    }
}

#[test]
fn tables_that_take_no_salt_say_so() {
    for (seed, options) in [("of old", &[][..]), ("dice2_secret", &[("archive", "public")][..])] {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open(2, options, seed);
        assert!(!parlour.last("red").text.contains("salt"));
        let before = parlour.position();
        let (received, letters) = parlour.mail("red", "salt me\nbid 3");
        assert_eq!((is(&received), parlour.position()), (Verdict::Explained, before));
        letters[0].says("This table takes no salt");
        let order = parlour.last(parlour.awaited()[0]).orders()[0].clone();
        parlour.play(parlour.awaited()[0], &order);
        assert!(salts(&parlour).is_empty());
    }
}

#[test]
fn a_preview_gives_no_salt() {
    let mut parlour = table(3, &OPTIONS, "preview");
    let first = parlour.awaited()[0];
    parlour.play(first, "salt me\npreview\nbid 1");
    assert!(salts(&parlour).is_empty());
}

/// The draws depend on what the players gave, not on who was first.
#[test]
fn the_order_of_mails_moves_no_draw() {
    let played = |first: &[&str], words: &str| {
        let mut parlour = table(3, &OPTIONS, "arrival");
        for colour in first {
            parlour.play(colour, &format!("salt {words} {colour}"));
        }
        play_to(&mut parlour, 3);
        draws(&parlour)
    };
    let one = played(&["red", "green", "brown"], "of");
    assert_eq!(one, played(&["brown", "red", "green"], "of"));
    let other = played(&["red", "green", "brown"], "from");
    let set_up = draws(&table(3, &OPTIONS, "arrival")).len();
    assert_eq!(one[..set_up], other[..set_up]);
    assert_ne!(one[set_up..], other[set_up..]);
}

/// The same by mail as in the engine: whatever else moderators and players do.
#[test]
fn harmless_mails_move_no_draw() {
    let salted = || {
        let mut parlour = table(3, &OPTIONS, "harmless");
        for colour in ["red", "green", "brown"] {
            parlour.play(colour, &format!("salt {colour}"));
        }
        parlour
    };
    let (mut quiet, mut loud) = (salted(), salted());
    for round in 2..=4 {
        play_to(&mut quiet, round);
        loud.mend("pause because of tea\nresume because it is drunk\nsay well played");
        loud.mend("adjust red ducats +1 because of a slip\nadjust red ducats -1 because of a slip");
        for body in ["bid 99", "what is this", "plan: pass", "allow undo", "board", "language pl"] {
            loud.mail("green", body);
        }
        loud.mail("green", "language en");
        loud.mend("undo because of a slip");
        loud.mend("redo because it was right");
        loud.hours(5);
        play_to(&mut loud, round);
        assert_eq!(quiet.view()["offer"], loud.view()["offer"], "round {round}");
    }
    assert!(loud.position() > quiet.position());
    assert_eq!(draws(&quiet), draws(&loud));
}

/// A moderator may have seen what their refused commands drew.
#[test]
fn what_was_tried_is_gone() {
    let mut parlour = table(2, &[("first-canal", "auto")], "tried");
    let before = draws(&parlour).len();
    while draws(&parlour).len() == before {
        parlour.play_on(1);
    }
    let last = parlour.position() - 1;
    parlour.mend(&format!("undo to {} because of a slip", last - 1));
    let (count, position) = (draws(&parlour).len(), parlour.position());
    let seat = parlour.awaited()[0];
    let order = parlour.last(seat).orders()[0].clone();
    parlour.refuse(&format!("as {seat}: {order} because of a slip\nas red: plant z9"));
    let gone = draws(&parlour);
    assert!(gone.len() > count, "nothing was drawn");
    let entries = journal(&parlour);
    assert!(entries[position as usize..].iter().any(|it| it["body"]["deed"] == "discarded"));
    parlour.play(seat, &order);
    parlour.last(seat).says("What was drawn for it does not count");
    let all = draws(&parlour);
    let numbers: BTreeSet<u64> = all.iter().map(|draw| draw[0].as_u64().unwrap()).collect();
    assert!(all.len() > gone.len() && numbers.len() == all.len(), "{all:?}");
    // Without a draw there is nothing to tell.
    let before = parlour.position();
    parlour.refuse("adjust red ducats +1 because of a slip\nplant z9");
    assert_eq!(parlour.position(), before);
    parlour.mend("finish because of the hour");
    verifies(&archived(&parlour));
}

/// A game that continues after its end has a new seed, for which nobody knew a
/// salt.
#[test]
fn a_new_seed_takes_new_salts() {
    let mut parlour = table(2, &[("first-canal", "auto")], "again");
    play_to(&mut parlour, 2);
    assert_eq!(salts(&parlour).len(), 2);
    let old = parlour.last("green");
    parlour.mend("finish because of the hour");
    parlour.mend("undo because we go on");
    // Written before the new seed's SHA-256 was announced.
    let raw = parlour.reply_to(&old, "green@example.org", "board");
    parlour.hand_in(&raw);
    assert_eq!(salts(&parlour).len(), 2);
    let raw = parlour.reply_to(&old, "green@example.org", "salt early");
    let (_, letters) = parlour.hand_in(&raw);
    letters[0].says("Your mail answers an older letter");
    play_to(&mut parlour, 3);
    assert_eq!(salts(&parlour).len(), 4);
    parlour.mend("finish because of the hour");
    let document = archived(&parlour);
    assert_eq!(document.seeds.len(), 2);
    verifies(&document);

    // Playing it on from an archive does not keep other players' salts either.
    let seats = ["Anna", "Ben"].map(|name| monsoon::desk::NewSeat {
        name: name.into(),
        address: format!("{}@example.org", name.to_lowercase()),
        language: None,
    });
    let cut = Sound::of(&shipped(), document).unwrap().until(9).unwrap();
    let opened = parlour.desk.import_to_play(&cut, &seats).unwrap();
    parlour.post();
    let row = parlour.desk.store().read().table(opened.id).unwrap().unwrap();
    assert!(row.seed.is_numbered(10) && row.seed.seeds().count() == 2);
    let letter = parlour.letters.iter().rev().find(|it| it.to == "anna@example.org").unwrap();
    let letter = letter.clone();
    let raw = parlour.reply_to(&letter, "anna@example.org", "salt anna");
    parlour.hand_in(&raw).1[0].says(&salt_of("anna"));
}

/// A seat's salt stays with it; a new player gives one if there is none.
#[test]
fn a_seat_keeps_its_salt() {
    let mut parlour = table(2, &[("first-canal", "auto")], "replaced");
    parlour.play("red", "salt mine");
    for seat in ["red", "green"] {
        parlour
            .mend(&format!("replace {seat} with Eva {seat} <eva.{seat}@example.net> because so"));
    }
    for (seat, verdict) in [("red", Verdict::Explained), ("green", Verdict::CarriedOut)] {
        let to = format!("eva.{seat}@example.net");
        let letter = parlour.letters.iter().rev().find(|it| it.to == to).unwrap().clone();
        let raw = parlour.reply_to(&letter, &to, "salt eva");
        assert_eq!(is(&parlour.hand_in(&raw).0), verdict, "{seat}");
    }
    assert_eq!(salts(&parlour).len(), 2);
}

/// The script that `docs/chance.md` prints.
fn script() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/chance.md");
    let page = fs::read_to_string(path).unwrap();
    let script = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(script.lines().count() <= 30, "the page promises 30 lines");
    script.to_owned()
}

/// What that script says about an archive, and whether it finds it good; `None` if
/// there is no python3 to run it.
pub fn check(document: &Document) -> Option<(bool, String)> {
    let folder = tempfile::tempdir().unwrap();
    let (check, path) = (folder.path().join("check.py"), folder.path().join("game.json"));
    fs::write(&check, script()).unwrap();
    fs::write(&path, document.canonical()).unwrap();
    let done = Command::new("python3").arg(&check).arg(&path).output().ok()?;
    let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    Some((done.status.success(), said.into_owned()))
}

#[test]
fn anybody_s_script_checks_the_draws() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 to run the script with");
        return;
    }
    let run = |document: &Document| check(document).unwrap();
    let mut parlour = table(3, &OPTIONS, "script");
    parlour.play("brown", "salt four blue herons");
    play_to(&mut parlour, 3);
    parlour.mend("undo 2 because of a slip");
    play_to(&mut parlour, 4);
    let entry = parlour.position() - 8;
    parlour.moderate(&format!("amend {entry}: pass because of a slip"));
    let (running, told) = (archived(&parlour), exported(&parlour, TableId(1), ExportAs::Public));
    parlour.mend("finish because of the hour");
    let over = archived(&parlour);
    parlour.mend("undo because we go on");
    play_to(&mut parlour, 5);
    parlour.mend("finish because of the hour");
    let twice = archived(&parlour);
    for document in [&over, &twice] {
        let (good, said) = run(document);
        assert!(good && said.contains("draws are what"), "{said}");
        assert!(said.contains(&salt_of("four blue herons")) && said.contains(&document.commitment));
    }
    // Without a seed there is nothing to check, and it says so.
    let seats = ["Anna", "Ben", "Cleo"].map(|name| monsoon::desk::NewSeat {
        name: name.into(),
        address: format!("{}@example.org", name.to_lowercase()),
        language: None,
    });
    let sound = Sound::of(&shipped(), running.clone()).unwrap();
    let opened = parlour.desk.import_to_play(&sound, &seats).unwrap();
    let lines = ["finish because of the hour".to_owned()];
    assert!(!parlour.desk.moderate(opened.id, None, &lines).unwrap().refused);
    let played_on = exported(&parlour, opened.id, ExportAs::Moderator);
    assert!(played_on.seeds.len() == 1 && played_on.seeds[0].from > 0);
    for (document, blind) in [(&running, true), (&played_on, true), (&told, false)] {
        let (good, said) = run(document);
        assert!(good && said.contains("0 draws are what"), "{said}");
        assert_eq!(said.contains("more is not told"), blind, "{said}");
    }
    // Whatever is changed in what it checks, it notices.
    let text = over.canonical();
    let seed = &over.seeds[0].seed;
    let salt = salt_of("four blue herons");
    let last = draws(&parlour).iter().rfind(|draw| text.contains(&draw.to_string())).cloned();
    let draw = last.unwrap();
    let came = (draw[2].as_u64().unwrap() + 1) % draw[1].as_u64().unwrap();
    let other = format!("[{},{},{came}]", draw[0], draw[1]);
    for (what, otherwise) in [
        (seed.clone(), format!("{seed}x")),
        (salt.clone(), salt.replacen('0', "1", 1)),
        (draw.to_string(), other),
    ] {
        let changed = Document::parse(text.replace(&what, &otherwise).as_bytes()).unwrap();
        assert!(changed != over && !run(&changed).0, "{what} is {otherwise}");
    }
}
