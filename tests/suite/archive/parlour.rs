//! Tables that were played by post, and tables that are played on from an
//! archive.

use crate::parlour::Parlour;
use crate::parlour::shipped;
use monsoon::{
    archive::{
        Document, ExportAs, View,
        document::Comment,
        export,
        import::{ImportError, Sound},
        stats::{Gathering, Stats, stats},
        tables::Tables,
        transcript, verify,
    },
    basics::TableId,
    desk::{NewSeat, OpenError, Received},
    store::{Status, Verdict},
};

fn exported(parlour: &Parlour, id: TableId, to: ExportAs) -> Document {
    let reader = parlour.desk.store().read();
    export(&shipped(), reader, &reader.table(id).unwrap().unwrap(), to, false).unwrap()
}

fn is_carried_out(received: &Received) -> bool {
    matches!(received, Received::Recorded(Verdict::CarriedOut, _))
}

/// Everybody answers with the first button of their letter, this many times.
fn play(parlour: &mut Parlour, moves: usize) {
    for _ in 0..moves {
        let Some(&colour) = parlour.awaited().first() else { return };
        // Eva took over green.
        let eva = parlour.letters.iter().rev().find(|it| it.to == "eva@example.net");
        let letter = eva.filter(|_| colour == "green").cloned();
        let letter = letter.unwrap_or_else(|| parlour.last(colour));
        let raw = parlour.reply_to(&letter, &letter.to, &letter.orders()[0]);
        assert!(is_carried_out(&parlour.hand_in(&raw).0), "{colour}");
    }
}

fn mended() -> Parlour {
    let mut parlour = Parlour::santiago(3, &[]);
    play(&mut parlour, 6);
    parlour.mend("undo 2 because of a slip");
    play(&mut parlour, 3);
    parlour.mend("say Well then");
    parlour.mend("adjust red ducats +2 because we forgot them");
    let entry = parlour.position() - 3;
    parlour.mend("undo because of another\nredo because it was right");
    play(&mut parlour, 4);
    assert!(entry > 3);
    parlour.mend("replace green with Eva <eva@example.net> because Green has left");
    parlour
}

fn seats(names: &[&str]) -> Vec<NewSeat> {
    let seat = |name: &&str| NewSeat {
        name: (*name).to_owned(),
        address: format!("{}@example.org", name.to_lowercase()),
        language: None,
    };
    names.iter().map(seat).collect()
}

#[test]
fn a_table_played_by_post_verifies() {
    let mut parlour = mended();
    let running = exported(&parlour, TableId(1), ExportAs::Moderator);
    assert!(verify(&shipped(), &running).is_good(), "{:#?}", verify(&shipped(), &running).findings);
    assert!(running.seeds.is_empty());
    let public = exported(&parlour, TableId(1), ExportAs::Public);
    assert_eq!(public.view, View::Public);
    let told: String = public.entries.iter().flat_map(|it| it.news.clone().unwrap()).collect();
    assert!(told.contains("because of a slip") && told.contains("Well then"), "{told}");

    parlour.mend("finish because of the hour");
    let over = exported(&parlour, TableId(1), ExportAs::Public);
    let verified = verify(&shipped(), &over);
    assert!(verified.is_good(), "{:#?}", verified.findings);
    assert_eq!((over.view, verified.undrawn), (View::Full, 0));
    for secret in ["example.org", "example.net"] {
        assert!(!over.canonical().contains(secret), "an address");
    }

    // The end is undone: the seed was revealed, so there is a new one.
    parlour.mend("undo because we go on");
    play(&mut parlour, 3);
    parlour.mend("finish because of the hour");
    let twice = exported(&parlour, TableId(1), ExportAs::Public);
    assert_eq!((twice.seeds.len(), twice.seeds[0] == over.seeds[0]), (2, true));
    assert!(verify(&shipped(), &twice).is_good(), "{:#?}", verify(&shipped(), &twice).findings);
    // A table that was given up has revealed its seed as well.
    parlour.mend("undo because we go on");
    parlour.mend("cancel because we stop");
    let given_up = exported(&parlour, TableId(1), ExportAs::Public);
    assert_eq!((given_up.view, given_up.standings.len()), (View::Full, 0));
    parlour.mend("undo because we go on after all");
    parlour.mend("finish because of the hour");
    assert_eq!(exported(&parlour, TableId(1), ExportAs::Public).seeds.len(), 4);
}

#[test]
fn a_table_is_played_on_from_an_archive() {
    let mut parlour = mended();
    parlour.mend("finish because of the hour");
    let text = exported(&parlour, TableId(1), ExportAs::Public);
    let sound = Sound::of(&shipped(), text.clone()).unwrap();
    let new = seats(&["Anna", "Ben", "Cleo"]);
    let refused = |error| match error {
        OpenError::Wish(why) => why.to_string(),
        OpenError::Desk(error) => panic!("{error}"),
    };
    let over = refused(parlour.desk.import_to_play(&sound, &new).unwrap_err());
    assert!(over.contains("--at ENTRY"), "{over}");
    let few = refused(parlour.desk.import_to_play(&sound, &new[..2]).unwrap_err());
    assert!(few.contains("2 players for 3 seats"), "{few}");
    assert!(matches!(sound.until(4000), Err(ImportError::Wish(_))));

    let cut = sound.until(9).unwrap();
    let opened = parlour.desk.import_to_play(&cut, &new).unwrap();
    let welcome = parlour.post();
    assert!(welcome.iter().any(|it| it.to == "anna@example.org" && !it.orders().is_empty()));
    let row = parlour.desk.store().read().table(opened.id).unwrap().unwrap();
    assert_eq!(row.status, Status::Running);
    let seeds: Vec<_> = row.seed.seeds().map(|(from, _)| from).collect();
    assert_eq!((seeds, row.seed.commitment()), (vec![0, 10], opened.commitment));

    // It is played like any other, and what comes of it verifies.
    for _ in 0..12 {
        let list = parlour.desk.list().unwrap();
        let table = list.iter().find(|it| it.id == opened.id).unwrap();
        let name = table.awaiting[0].name.to_lowercase();
        let to = format!("{name}@example.org");
        let letter = parlour.letters.iter().rev().find(|it| it.to == to).unwrap().clone();
        let order = letter.orders()[0].clone();
        let raw = parlour.reply_to(&letter, &to, &order);
        let (received, _) = parlour.hand_in(&raw);
        assert!(is_carried_out(&received), "{order}: {received:?}");
    }
    let finish = ["finish because of the hour".to_owned()];
    assert!(!parlour.desk.moderate(opened.id, None, &finish).unwrap().refused);
    let document = exported(&parlour, opened.id, ExportAs::Public);
    let verified = verify(&shipped(), &document);
    assert!(verified.is_good(), "{:#?}", verified.findings);
    assert_eq!(verified.undrawn, 0);
    assert_eq!(document.commitment, text.commitment);
    assert_eq!(document.entries[..10], text.entries[..10]);

    // Two games; what was played in the first counts for nobody in the second, and
    // a copy to look at makes no third.
    let reader = parlour.desk.store().read();
    let [first] = &gathered(&parlour, &[TableId(1)]).groups[..] else { panic!("one group") };
    let [second] = &gathered(&parlour, &[opened.id]).groups[..] else { panic!("one group") };
    assert!(first.seats.iter().all(|seat| seat.openings.len() == 1), "{first:#?}");
    assert!(second.seats.iter().all(|seat| seat.openings.is_empty()), "{second:#?}");
    let journal = u32::try_from(reader.journal(opened.id).unwrap().len()).unwrap();
    assert_eq!(Some(second.entries.most), Some(f64::from(journal - 10)));
    assert!(second.answers.count <= 12 && second.days.most < 1.0, "{second:#?}");
    for document in [&text, &text, &document] {
        parlour.desk.import_to_read(&Sound::of(&shipped(), document.clone()).unwrap()).unwrap();
    }
    let all = stats(&shipped(), parlour.desk.store().read()).unwrap();
    let [both] = &all.groups[..] else { panic!("{all:#?}") };
    assert_eq!((both.games, all.copies), (2, 3));
    // A copy first: its original is then counted in its place, and nothing twice.
    assert_eq!(gathered(&parlour, &[TableId(4), TableId(1), TableId(3)]).copies, 2);
    let cut_off = gathered(&parlour, &[TableId(4)]);
    assert_eq!(cut_off.groups[0].mails, None, "nobody wrote to a copy");

    let reader = parlour.desk.store().read();
    let source = |digest: &str| reader.tables_from(digest).unwrap();
    assert_eq!(
        source(&text.digest),
        [(opened.id, Some(9)), (TableId(3), None), (TableId(4), None)]
    );
    assert_eq!(source(&document.digest), [(TableId(5), None)]);
    let mut tables = Tables::memory().unwrap();
    for number in [TableId(1), opened.id] {
        tables
            .add(
                &shipped(),
                &exported(&parlour, number, ExportAs::Public),
                Some(number),
                "finished",
            )
            .unwrap();
    }
    let forked: Vec<Option<u32>> = tables
        .connection()
        .prepare("SELECT forked_at FROM games ORDER BY number")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(forked, [None, Some(9)]);
}

fn gathered(parlour: &Parlour, tables: &[TableId]) -> Stats {
    let reader = parlour.desk.store().read();
    let mut gathering = Gathering::default();
    for table in tables {
        gathering.add(&shipped(), reader, &reader.table(*table).unwrap().unwrap()).unwrap();
    }
    gathering.finish()
}

/// Where the seed is unknown, chance before that can't be checked, and this is
/// reported.
#[test]
fn an_unfinished_archive_is_played_on() {
    let mut parlour = mended();
    let running = exported(&parlour, TableId(1), ExportAs::Moderator);
    let sound = Sound::of(&shipped(), running.clone()).unwrap();
    let opened = parlour.desk.import_to_play(&sound, &seats(&["Anna", "Ben", "Cleo"])).unwrap();
    parlour.post();
    let finish = ["finish because of the hour".to_owned()];
    assert!(!parlour.desk.moderate(opened.id, None, &finish).unwrap().refused);
    let document = exported(&parlour, opened.id, ExportAs::Public);
    let verified = verify(&shipped(), &document);
    assert!(verified.is_good() && verified.undrawn > 0, "{:#?}", verified.findings);
    assert_eq!(document.commitment, running.commitment);
    assert!(document.seeds.len() == 1 && document.seeds[0].from > 0);
    // And again.
    let read =
        parlour.desk.import_to_read(&Sound::of(&shipped(), document.clone()).unwrap()).unwrap();
    assert_eq!(exported(&parlour, read, ExportAs::Public).canonical(), document.canonical());
    assert!(parlour.post().iter().all(|letter| !letter.to.is_empty()));
}

/// `archive=public`: nobody but a moderator gets the seed or a hand, whether in a
/// letter, on the screen or in a file.
#[test]
fn a_table_keeps_its_secrets() {
    let mut parlour = Parlour::goa("goa-2012", 2, &[("archive", "public")]);
    assert!(!parlour.last("red").text.contains("SHA-256"), "a seed is promised");
    play(&mut parlour, 30);
    parlour.mend("finish because of the hour");
    let seed = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().seed;
    assert!(!parlour.letters.iter().any(|it| it.text.contains("printf %s")), "a seed is told");
    let public = exported(&parlour, TableId(1), ExportAs::Public);
    assert_eq!((public.view, public.standings.len()), (View::Public, 2));
    assert!(!public.canonical().contains(&format!("\"{}\"", seed.reveal())));
    let full = exported(&parlour, TableId(1), ExportAs::Moderator);
    assert_eq!((full.view, full.archive), (View::Full, View::Public));
    let read = parlour.desk.import_to_read(&Sound::of(&shipped(), full).unwrap()).unwrap();
    assert_eq!(exported(&parlour, read, ExportAs::Public).view, View::Public);
}

/// A transcript can be typed in again.
#[test]
fn a_transcript_can_be_typed_in_again() {
    let mut parlour = Parlour::goa("goa-2004", 2, &[]);
    play(&mut parlour, 40);
    parlour.mend("finish because of the hour");
    let document = exported(&parlour, TableId(1), ExportAs::Public);
    let text = transcript(&shipped(), &document).unwrap();
    let line = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap();
    assert_eq!((line("edition: "), line("players: ")), ("goa-2004", "2"));
    let options: Vec<(&str, &str)> =
        line("options: ").split(' ').map(|it| it.split_once('=').unwrap()).collect();
    let mut again = Parlour::empty(crate::parlour::MODERATED);
    again.open_game("goa-2004", 2, &options, line("seed: "));
    let orders = text.split("\n---\n").nth(1).unwrap();
    for line in orders.lines().filter(|line| !line.starts_with('#')) {
        let (colour, order) = line.split_once(": ").unwrap();
        again.play(colour, order);
    }
    again.mend("finish because of the hour");
    assert_eq!(exported(&again, TableId(1), ExportAs::Public).entries, document.entries);

    let told =
        transcript(&shipped(), &exported(&mended(), TableId(1), ExportAs::Moderator)).unwrap();
    for word in ["# 7 moderator: undo", "# entry 8", "say Well then", "adjust red money +2"] {
        assert!(told.contains(word), "no «{word}» in:\n{told}");
    }
}

/// Nothing in an imported archive passes for a second line, in a letter or in a
/// log.
#[test]
fn names_and_words_of_an_archive_are_looked_at() {
    let mut parlour = mended();
    parlour.mend("address red red.new@example.net because they moved");
    parlour.mend("swap red brown because they sat wrong");
    parlour.mend("moderator add Zoe <zoe@example.net> because of help");
    parlour.mend("house rule no pacts because we agreed");
    parlour.mend("finish because of the hour");
    let good = exported(&parlour, TableId(1), ExportAs::Moderator);
    assert!(Sound::of(&shipped(), good.clone()).is_ok());
    let seams: [(&str, &str, &str); 6] = [
        ("/body/deed/swap/names/1", "Player Red\r\nbid 9", "line break"),
        ("/body/deed/moderator/name", "Zoe\npass", "line break"),
        ("/body/deed/replace/name", "Eva\n", "U+000A"),
        ("/body/deed/house-rule/text", "no pacts\r\nbid 9", "U+000D"),
        ("/note/name", "Mo\u{2028}bid 3", "U+2028"),
        ("/note/reason", "so\u{b}bid 3", "U+000B"),
    ];
    for (path, text, why) in seams {
        let mut document = good.clone();
        let there = |entry: &serde_json::Value| entry.pointer(path).is_some();
        // The operator at the shell has no name.
        let reason = |entry: &serde_json::Value| entry.pointer("/note/reason").is_some();
        let fits = |entry: &serde_json::Value| {
            if path == "/note/name" { reason(entry) } else { there(entry) }
        };
        let archived = document.entries.iter_mut().filter_map(|it| it.entry.as_mut());
        let entry = archived.rev().find(|it| fits(it)).expect(path);
        if path == "/note/name" {
            entry["note"]["name"] = text.into();
        } else {
            *entry.pointer_mut(path).unwrap() = text.into();
        }
        document.seal();
        assert!(verify(&shipped(), &document).is_good(), "{path}: nothing else shows it");
        let ImportError::Wish(found) = Sound::of(&shipped(), document).unwrap_err() else {
            panic!("{path}")
        };
        assert!(found.starts_with("entry ") && found.contains(why), "{path}: {found}");
    }
    // A player whose address changed before the start is named in the deed.
    let mut moved = good.clone();
    let mut entries = moved.entries.iter_mut().filter_map(|it| it.entry.as_mut());
    let address = entries.find_map(|entry| entry.pointer_mut("/body/deed/address")).unwrap();
    address["name"] = "Eva\nbid 9".into();
    moved.seal();
    assert!(verify(&shipped(), &moved).is_good());
    let ImportError::Wish(found) = Sound::of(&shipped(), moved).unwrap_err() else { panic!() };
    assert!(found.starts_with("entry ") && found.contains("line break"), "{found}");
    let mut remarked = good;
    remarked.add_comment(Comment { by: Some("Zofia\nbid 9".into()), ..super::again::remark(0) });
    assert!(matches!(Sound::of(&shipped(), remarked), Err(ImportError::Wish(_))));

    // A message with several lines is still one line of the log.
    parlour.mend("undo because we go on");
    let text = "house rule no bids\nbid 9 because we agreed".to_owned();
    assert!(!parlour.desk.moderate(TableId(1), None, &[text]).unwrap().refused);
    let log = parlour.mend("log");
    assert!(log.contains("house rule: no bids / bid 9"), "{log}");
}

/// A table to look at stays as it is. One that is played on can't undo what was
/// done to the original table.
#[test]
fn what_was_done_at_another_table_is_not_done_here() {
    let mut parlour = mended();
    parlour.mend("pause because of the summer");
    let running = exported(&parlour, TableId(1), ExportAs::Moderator);
    let sound = Sound::of(&shipped(), running.clone()).unwrap();
    let looked = parlour.desk.import_to_read(&sound).unwrap();
    for line in ["say hi", "undo because of a slip", "resume because we go on", "cancel because"] {
        let answer = parlour.desk.moderate(looked, None, &[line.to_owned()]).unwrap();
        assert!(answer.refused && answer.text.contains("to be looked at"), "{}", answer.text);
    }
    for line in ["board", "log", "help"] {
        assert!(!parlour.desk.moderate(looked, None, &[line.to_owned()]).unwrap().refused);
    }
    let row = parlour.desk.store().read().table(looked).unwrap().unwrap();
    assert_eq!(row.status, Status::Cancelled);
    assert_eq!(exported(&parlour, looked, ExportAs::Moderator).canonical(), running.canonical());

    let seats = seats(&["Anna", "Ben", "Cleo"]);
    let opened = parlour.desk.import_to_play(&sound, &seats).unwrap();
    let letters = parlour.post();
    let welcome = letters.iter().find(|it| it.to == "anna@example.org").unwrap();
    welcome.says("From here on the game draws from a new seed");
    assert!(!welcome.text.contains("after its end"), "{}", welcome.text);
    let undone = |parlour: &mut Parlour| {
        let lines = ["undo because of a slip".to_owned()];
        parlour.desk.moderate(opened.id, None, &lines).unwrap()
    };
    let done = undone(&mut parlour);
    assert!(!done.refused && done.text.contains("aken back: 1 step"), "{}", done.text);
    // It can undo its own pause.
    let pause = ["pause because of the winter".to_owned()];
    assert!(!parlour.desk.moderate(opened.id, None, &pause).unwrap().refused);
    let done = undone(&mut parlour);
    assert!(!done.refused && done.text.contains("`pause`"), "{}", done.text);
}
