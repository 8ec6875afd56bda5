//! Every order that a letter prints about its question, on a button or in the text, is
//! read as the answer it stands for, whatever the language.
//!
//! `MONSOON_GAMES` says how many games are played, and `MONSOON_LANGUAGES=all` has each
//! question asked in each language instead of in one after the other.

use monsoon::basics::{Language, TableId};
use monsoon::engine::{Awaited, Game, Match, Order, Seat, Seats, TableSeed, Viewer};
use monsoon::games::{Overrides, goa, santiago};
use monsoon::letters::{Envelope, Occasion, Pages, render};
use monsoon::mail::buttons;
use std::collections::BTreeSet;

/// Of a letter to one of up to five players.
pub fn envelope(title: &str, players: usize, seat: Seat, language: Language) -> Envelope {
    let names = ["Ana", "Bruno", "Clara", "Duarte", "Eva"];
    Envelope {
        table: TableId(1),
        seat: Some(seat),
        language,
        orders: language,
        reply_to: "monsoon+token-1@example.org".into(),
        commitment: "c0ffee".into(),
        ..Envelope::of_nobody(title.into(), names[..players].iter().map(|&it| it.into()).collect())
    }
}

/// Reads the buttons of one letter; returns how many there were.
fn read_back<G>(game: &G, seat: Seat, html: &str, text: &str) -> usize
where
    G: Game,
{
    let choices = game.choices(seat).expect("somebody who is asked has choices");
    let orders: BTreeSet<String> =
        buttons::buttons(html).into_iter().map(|button| button.body).collect();
    let mut answers = Vec::new();
    for written in &orders {
        assert!(text.contains(&format!(" {written}\n")), "{written} in:\n{text}");
        // An order that is a plan: to be asked no more about the extra canal.
        if written.contains(": ") {
            continue;
        }
        let order = Order::from_text(written).unwrap_or_else(|| panic!("{written}"));
        let action = game.read(seat, &order).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert!(choices.suggested.contains(&action), "{written} is read as {action}");
        answers.push(action);
    }
    for action in &choices.suggested {
        assert!(answers.contains(action), "{action} has no button:\n{text}");
    }
    orders.len()
}

/// Plays a game by random suggestions, and reads back what each question's letter prints.
fn play<G>(title: &str, options: &G::Options, players: usize, seed: &str, first: usize) -> usize
where
    G: Game,
    G::View: Pages,
{
    let seed = TableSeed::new(seed);
    let mut dice = TableSeed::new("taps").dice(u32::try_from(first).unwrap());
    let all = std::env::var("MONSOON_LANGUAGES").is_ok();
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<G>::deal(options, seats, &seed).unwrap();
    let (mut read, mut turn) = (0, first);
    while let Some(&Awaited { seat, .. }) = table.awaiting().first() {
        turn += 1;
        let game = table.game();
        let view = game.view(Viewer::Seat(seat));
        for (at, language) in Language::ALL.into_iter().enumerate() {
            if all || turn % Language::ALL.len() == at {
                let envelope = envelope(title, players, seat, language);
                let letter = render(&envelope, &Occasion::Turn, &view, &[]).unwrap();
                read += read_back(game, seat, &letter.html, &letter.text);
            }
        }
        let suggested = game.choices(seat).unwrap().suggested;
        let answer = dice.pick(&suggested).expect("a suggestion").to_string();
        table.play(seat, &Order::from_text(&answer).unwrap(), &seed).unwrap();
    }
    read
}

fn games(usual: usize) -> usize {
    std::env::var("MONSOON_GAMES").map_or(usual, |games| games.parse().unwrap())
}

#[test]
fn what_letters_of_santiago_print_is_read_as_it_is_meant() {
    let mut read = 0;
    for game in 0..games(8) {
        let money = ["open", "hidden"][game % 2];
        let options = [("money".to_owned(), money.to_owned())];
        let options = santiago::Options::parse(&options).unwrap();
        let players = 2 + game % 4;
        read += play::<santiago::Santiago>("Santiago", &options, players, &game.to_string(), game);
    }
    println!("{read} buttons read");
    assert!(read > 1000, "{read}");
}

#[test]
fn what_letters_of_goa_print_is_read_as_it_is_meant() {
    let mut read = 0;
    for game in 0..games(4) {
        let edition = ["goa-2012", "goa-2004"][game % 2];
        let variants = [("variant".to_owned(), "quick-start,bonanza".to_owned())];
        let pairs = if game % 4 == 0 { &variants[..] } else { &[] };
        let options = goa::Options::parse(edition, pairs, &Overrides::default()).unwrap();
        let players = 2 + game % 3;
        read += play::<goa::Goa>("Goa", &options, players, &game.to_string(), game);
    }
    println!("{read} buttons read");
    assert!(read > 1000, "{read}");
}
