//! Every order that a letter prints, on a button or in the text, is read as the answer it
//! stands for, or is taken as the plan that it is, whatever the language: those of questions
//! and of what may be written ahead, of reminders, refusals and receipts, and whole sheets.
//!
//! `MONSOON_GAMES` says how many games are played, and `MONSOON_LANGUAGES=all` has each
//! letter written in each language instead of in one after the other.

use monsoon::basics::{Language, TableId, commands};
use monsoon::engine::plan::{Item, Plans, Seen, Sitting};
use monsoon::engine::{
    Awaited, Match, Order, Plannable, Seat, Seats, TableSeed, Viewer, order::split,
};
use monsoon::games::{Overrides, goa, santiago};
use monsoon::letters::{
    Envelope, Occasion, Pages, PlanDone, PlanPage, Refusal, Rendered, SheetPage,
    lines_that_read_as_orders, render,
};
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

/// The sheet that is open to a seat, as its letters get it.
fn sheet_page<G: Plannable>(game: &G, seat: Seat) -> Option<SheetPage> {
    let name = game.sheet(seat)?;
    let filled = game.filled_sheet(seat);
    let addresses = filled.iter().filter_map(|line| line.split_once(": "));
    let blanks = addresses.map(|(address, _)| (address.to_owned(), String::new())).collect();
    Some(SheetPage { name, blanks, filled })
}

/// Because of a slip in the first of these orders; the letter offers all of them again.
fn slip(orders: Vec<String>) -> Occasion {
    Occasion::Refused(Refusal {
        line_number: 1,
        line: "hopla".into(),
        order: "hopla".into(),
        span: 0..5,
        sentence: "“hopla” is not an order".into(),
        rule: None,
        did_you_mean: None,
        mended: orders.first().cloned(),
        others: orders.len() - 1,
        again: orders,
        stood: 0,
        undone: false,
    })
}

/// What a mail of these lines alone does in answer to a letter about this position: all of
/// it is carried out or kept.
fn is_taken<G: Plannable>(table: &Match<G>, seat: Seat, written: &str, letter: &str) {
    let items: Vec<Item> = split(written).into_iter().map(Item::Order).collect();
    let plans = Plans::none(table.game().seats());
    let mut sitting = Sitting { now: table.clone(), plans };
    let saw = Seen { position: table.position(), game: table.game(), since: &[] };
    let mailed = sitting.take(seat, &items, Some(saw), &TableSeed::new("taps"));
    assert!(mailed.refused.is_none(), "{written}: {:?} of:\n{letter}", mailed.refused);
    assert!(mailed.left_out.is_empty(), "{written}: {:?} of:\n{letter}", mailed.left_out);
    let did = mailed.entries.len() + mailed.filed.len();
    assert!(did > 0, "{written} does nothing:\n{letter}");
}

/// Reads the buttons of one letter; returns how many there were.
fn read_back<G: Plannable>(
    table: &Match<G>,
    seat: Seat,
    occasion: &Occasion,
    letter: &Rendered,
) -> usize {
    let (game, text) = (table.game(), &letter.text);
    let orders: BTreeSet<String> =
        buttons::buttons(&letter.html).into_iter().map(|button| button.body).collect();
    let suggested = game.choices(seat).map(|choices| choices.suggested).unwrap_or_default();
    let lines: Vec<String> = orders.iter().cloned().collect();
    let bad = lines_that_read_as_orders(text, &lines);
    assert!(bad.is_empty(), "a mail of it would be taken for a quote: {bad:?} in:\n{text}");
    let mut answers = Vec::new();
    for written in &orders {
        for line in written.lines() {
            assert!(letter.orders.iter().any(|it| it.order == line), "{line} in:\n{text}");
        }
        // What is no plan answers the question, if there is one.
        if written.contains(": ") || suggested.is_empty() {
            is_taken(table, seat, written, text);
            continue;
        }
        assert!(text.contains(&format!(" {written}\n")), "{written} in:\n{text}");
        let order = Order::from_text(written).unwrap_or_else(|| panic!("{written}"));
        let action = game.read(seat, &order).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert!(suggested.contains(&action), "{written} is read as {action}");
        answers.push(action);
    }
    // What stands in the text alone; a receipt also says what was done.
    if !matches!(occasion, Occasion::Receipt) {
        let printed = letter.orders.iter().map(|it| it.order.as_str());
        let printed = printed.filter(|it| it.contains(": ") && commands::printed(it).is_none());
        for line in printed.collect::<BTreeSet<_>>() {
            is_taken(table, seat, line, text);
        }
    }
    if matches!(occasion, Occasion::Turn | Occasion::Reminder { .. }) {
        for action in &suggested {
            assert!(answers.contains(action), "{action} has no button:\n{text}");
        }
    }
    orders.len()
}

/// Writes the letters that a seat may get in this position, and reads back what they print:
/// that of its question or of what it may write ahead, and one of the others in turn.
fn read_at<G>(title: &str, table: &Match<G>, seat: Seat, turn: usize) -> usize
where
    G: Plannable,
    G::View: Pages,
{
    let game = table.game();
    let view = game.view(Viewer::Seat(seat));
    let suggested = game.choices(seat).map(|choices| choices.suggested).unwrap_or_default();
    let sheet = sheet_page(game, seat);
    let mut occasions = Vec::new();
    if let Some(answer) = suggested.first() {
        occasions.push(Occasion::Turn);
        occasions.push(match turn % 3 {
            0 => Occasion::Reminder { daily: 0 },
            1 => slip(vec![answer.to_string()]),
            _ => Occasion::Board,
        });
    } else {
        if sheet.is_some() {
            occasions.push(Occasion::Invited);
        }
        occasions.push(Occasion::Receipt);
    }
    let all = std::env::var("MONSOON_LANGUAGES").is_ok();
    let mut read = 0;
    for (at, language) in Language::ALL.into_iter().enumerate() {
        if !all && turn % Language::ALL.len() != at {
            continue;
        }
        for occasion in &occasions {
            let mut envelope = envelope(title, game.seats().count(), seat, language);
            envelope.plans = PlanPage { sheet: sheet.clone(), ..PlanPage::default() };
            if matches!(occasion, Occasion::Receipt) {
                envelope.plans.done =
                    PlanDone { acted: vec!["pass".into()], ..PlanDone::default() };
            }
            let letter = render(&envelope, occasion, &view, &[]).unwrap();
            read += read_back(table, seat, occasion, &letter);
        }
    }
    read
}

/// Plays a game by random suggestions, and shows each position that somebody is asked in,
/// with how many there were before.
fn walk<G: Plannable>(
    options: &G::Options,
    players: usize,
    game: usize,
    look: &mut impl FnMut(&Match<G>, Seat, usize),
) {
    let seed = TableSeed::new(game.to_string());
    let mut dice = TableSeed::new("taps").dice(u32::try_from(game).unwrap());
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<G>::deal(options, seats, &seed).unwrap();
    let mut turn = game;
    while let Some(&Awaited { seat, .. }) = table.awaiting().first() {
        turn += 1;
        look(&table, seat, turn);
        let suggested = table.game().choices(seat).unwrap().suggested;
        let answer = dice.pick(&suggested).expect("a suggestion").to_string();
        table.play(seat, &Order::from_text(&answer).unwrap(), &seed).unwrap();
    }
}

fn games(usual: usize) -> usize {
    std::env::var("MONSOON_GAMES").map_or(usual, |games| games.parse().unwrap())
}

/// Walks through games of Santiago, two to five players, with open and hidden money.
pub fn through_santiago(
    usual: usize,
    mut look: impl FnMut(&Match<santiago::Santiago>, Seat, usize),
) {
    for game in 0..games(usual) {
        let money = ["open", "hidden"][game % 2];
        let options = [("money".to_owned(), money.to_owned())];
        let options = santiago::Options::parse(&options).unwrap();
        walk(&options, 2 + game % 4, game, &mut look);
    }
}

/// Walks through games of both editions of Goa, two to four players.
pub fn through_goa(usual: usize, mut look: impl FnMut(&Match<goa::Goa>, Seat, usize)) {
    for game in 0..games(usual) {
        let edition = ["goa-2012", "goa-2004"][game % 2];
        let variants = [("variant".to_owned(), "quick-start,bonanza".to_owned())];
        let pairs = if game % 4 == 0 { &variants[..] } else { &[] };
        let options = goa::Options::parse(edition, pairs, &Overrides::default()).unwrap();
        walk(&options, 2 + game % 3, game, &mut look);
    }
}

/// Reads the letters of the seat that is asked, and of one other.
fn read_two<G>(title: &str, table: &Match<G>, asked: Seat, turn: usize) -> usize
where
    G: Plannable,
    G::View: Pages,
{
    let seats: Vec<Seat> = table.game().seats().iter().collect();
    let other = seats[(asked.index() + 1 + turn % (seats.len() - 1)) % seats.len()];
    read_at(title, table, asked, turn) + read_at(title, table, other, turn)
}

#[test]
fn what_letters_of_santiago_print_is_read_as_it_is_meant() {
    let mut read = 0;
    through_santiago(8, |table, seat, turn| read += read_two("Santiago", table, seat, turn));
    println!("{read} buttons read");
    assert!(read > 2000, "{read}");
}

#[test]
fn what_letters_of_goa_print_is_read_as_it_is_meant() {
    let mut read = 0;
    through_goa(4, |table, seat, turn| read += read_two("Goa", table, seat, turn));
    println!("{read} buttons read");
    assert!(read > 2000, "{read}");
}
