//! `archive`, mailed to a table: its game as files in a letter.

use crate::parlour::shipped;
use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour};
use chrono::TimeDelta;
use mail_parser::{MessageParser, MimeHeaders};
use monsoon::{
    archive::{Document, ExportAs, View, export, verify::verify_bytes},
    basics::TableId,
    desk::Received,
    engine::TableSeed,
    store::Verdict,
};
use std::io::{Cursor, Read};

/// The attachments of a letter, by name.
fn enclosed(letter: &Arrived) -> Vec<(String, Vec<u8>)> {
    let message = MessageParser::default().parse(&letter.raw).unwrap();
    message
        .attachments()
        .map(|part| (part.attachment_name().unwrap().to_owned(), part.contents().to_vec()))
        .collect()
}

fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = Vec::new();
    for number in 0..zip.len() {
        let mut file = zip.by_index(number).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        files.push((file.name().unwrap().to_string(), bytes));
    }
    files
}

fn finished(players: usize, options: &[(&str, &str)]) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open_game("santiago", players, options, "by mail");
    parlour.post();
    for _ in 0..7 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders()[0].clone();
        parlour.play(colour, &order);
    }
    parlour.mend("finish because of the hour");
    parlour
}

#[test]
fn while_a_game_goes_on_nobody_gets_it() {
    let mut parlour = Parlour::santiago(3, &[]);
    let (received, letters) = parlour.mail("green", "archive");
    assert!(matches!(received, Received::Recorded(Verdict::Explained, _)), "{received:?}");
    let [letter] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(letter.to, "green@example.org");
    assert!(enclosed(letter).is_empty());
    letter.says("over");
}

#[test]
fn a_game_that_is_over_comes_as_a_page_and_as_an_archive() {
    let mut parlour = finished(3, &[]);
    let (received, letters) = parlour.mail("green", "archive");
    assert!(matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{received:?}");
    let [letter] = letters.as_slice() else { panic!("only whoever asked gets it") };
    assert_eq!(letter.to, "green@example.org");
    assert!(letter.raw.len() < 1_000_000);
    let files = enclosed(letter);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["monsoon-1-santiago.json", "monsoon-1-santiago.html"]);
    let verified = verify_bytes(&shipped(), &files[0].1);
    assert!(verified.is_good() && verified.undrawn == 0, "{:#?}", verified.findings);
    let reader = parlour.desk.store().read();
    let row = reader.table(TableId(1)).unwrap().unwrap();
    let document = export(&shipped(), reader, &row, ExportAs::Public, false).unwrap();
    assert!(document.canonical().as_bytes() == files[0].1, "not what the shell exports");
    let page = String::from_utf8_lossy(&files[1].1).into_owned();
    assert!(page.contains("default-src 'none'") && page.contains(&row.seats[1].name));
    for secret in ["@example.org", &row.seats[1].token] {
        assert!(!page.contains(secret), "{secret} is on the page");
    }
}

#[test]
fn what_is_hidden_for_good_is_not_mailed() {
    let mut parlour = finished(3, &[("archive", "public"), ("money", "hidden")]);
    let (_, letters) = parlour.mail("red", "archive");
    let files = enclosed(&letters[0]);
    let [(name, bytes)] = files.as_slice() else { panic!("{} files", files.len()) };
    assert_eq!(name, "monsoon-1-santiago.json");
    let document = Document::parse(bytes).unwrap();
    assert_eq!((document.view, document.seeds.len()), (View::Public, 0));
    assert_eq!(document.standings.len(), 3);
}

#[test]
fn strangers_get_nothing_and_nobody_gets_it_without_end() {
    let mut parlour = finished(2, &[]);
    let letter = parlour.last("red");
    let stranger = parlour.reply_to(&letter, "eve@example.net", "archive");
    let (_, letters) = parlour.hand_in(&stranger);
    assert!(letters.iter().all(|it| enclosed(it).is_empty()));
    let mut came = 0;
    for _ in 0..12 {
        let (_, letters) = parlour.mail("red", "archive");
        came += letters.iter().filter(|it| !enclosed(it).is_empty()).count();
    }
    assert_eq!(came, 5, "within the hour, beside the letter that told the end");
    parlour.advance(TimeDelta::hours(1));
    let (_, letters) = parlour.mail("red", "archive");
    assert_eq!(enclosed(&letters[0]).len(), 2);
}

/// The longest games there are: four players of Goa who order at random.
#[test]
fn the_largest_fits_into_a_mail() {
    let mut parlour = Parlour::goa("goa-2012", 4, &[("variant", "bonanza")]);
    let mut dice = TableSeed::new("long").dice(0);
    while let Some(colour) = dice.pick(&parlour.awaited()) {
        let order = dice.pick(&parlour.last(colour).orders()).unwrap().clone();
        parlour.play(colour, &order);
    }
    for colour in &COLOURS[..4] {
        let (_, letters) = parlour.mail(colour, "archive");
        let size = letters[0].raw.len();
        let mut files = enclosed(&letters[0]);
        println!("{} entries, {size} bytes, {} files", parlour.position(), files.len());
        assert!(size < 1_000_000, "{size}");
        let zip = files.iter().position(|(name, _)| name.contains(".zip"));
        if let Some(zip) = zip {
            files.extend(unzipped(&files[zip].1));
        }
        let of = |ending: &str| files.iter().find(|(name, _)| name.ends_with(ending)).unwrap();
        assert!(verify_bytes(&shipped(), &of(".json").1).is_good());
        assert!(of(".html").1.starts_with(b"<!DOCTYPE html>"));
    }
}
