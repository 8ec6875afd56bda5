//! Whole games as text, played again to exactly the same standings.
//!
//! A transcript is what the players wrote: a head with players, options and
//! the seed, one order a line, and the result. `#` starts a comment. After a
//! rule is corrected on purpose, `MONSOON_WRITE_TRANSCRIPTS=1 cargo test
//! transcripts` plays new games with the house's suggestions and writes them.

use super::table::options;
use monsoon::engine::{Dice, Entry, Game, Match, Order, Seats, Standings, TableSeed};
use monsoon::games::santiago::{Event, Santiago};
use std::fmt::Write;
use std::path::PathBuf;

fn path(players: usize) -> PathBuf {
    let file = format!("tests/games/santiago-{players}p.txt");
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn result(standings: &Standings) -> Vec<String> {
    let line = |it: &monsoon::engine::Standing| {
        let parts: Vec<String> =
            it.parts.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("{}. {} {} ({})", it.rank, it.seat, it.total, parts.join(", "))
    };
    standings.iter().map(line).collect()
}

/// A transcript cut into its parts.
struct Transcript {
    players: usize,
    options: Vec<(String, String)>,
    seed: String,
    orders: Vec<(String, String)>,
    result: Vec<String>,
}

fn parse(text: &str) -> Transcript {
    let mut parts = text.split("\n---\n");
    let lines = |part: &str| -> Vec<String> {
        part.lines().filter(|it| !it.is_empty() && !it.starts_with('#')).map(Into::into).collect()
    };
    let cut = |line: String| {
        let (before, after) = line.split_once(": ").unwrap();
        (before.to_owned(), after.to_owned())
    };
    let head: Vec<_> = lines(parts.next().unwrap()).into_iter().map(cut).collect();
    let orders = lines(parts.next().unwrap()).into_iter().map(cut).collect();
    let result = lines(parts.next().unwrap());
    assert_eq!(parts.next(), None);
    let of = |key: &str| head.iter().find(|(name, _)| name == key).unwrap().1.clone();
    let pairs = of("options")
        .split(' ')
        .map(|it| it.split_once('=').unwrap())
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Transcript {
        players: of("players").parse().unwrap(),
        options: pairs,
        seed: of("seed"),
        orders,
        result,
    }
}

fn replay(players: usize) {
    if std::env::var_os("MONSOON_WRITE_TRANSCRIPTS").is_some() {
        std::fs::write(path(players), write(players)).unwrap();
    }
    let transcript = parse(&std::fs::read_to_string(path(players)).unwrap());
    assert_eq!(transcript.players, players);
    let pairs: Vec<(&str, &str)> =
        transcript.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let seed = TableSeed::new(transcript.seed);
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<Santiago>::deal(&options(&pairs), seats, &seed).unwrap();
    for (number, (colour, text)) in transcript.orders.iter().enumerate() {
        let place = format!("order {number}, {colour}: {text}");
        let seat = seats.iter().find(|seat| seat.colour() == colour).unwrap();
        let order = Order::from_text(text).unwrap();
        let entry =
            table.play(seat, &order, &seed).unwrap_or_else(|error| panic!("{place}: {error:?}"));
        let monsoon::engine::journal::Body::Order(canonical) = entry.body else {
            panic!("{place}")
        };
        assert_eq!(canonical, *text, "a transcript is canonical");
    }
    let standings = table.standings().expect("the game is over");
    assert_eq!(result(&standings), transcript.result);
}

fn write(players: usize) -> String {
    let chosen = [
        "money=open spring=p8 first-canal=ask older=green two-player-builder-extra=yes",
        "money=hidden spring=middle",
        "money=open spring=centre palms=a1,h1,h6",
        "money=hidden spring=edge shuffle-seats=yes",
    ][players - 2];
    let seed_text = format!("a transcript of {players}");
    let pairs: Vec<(&str, &str)> =
        chosen.split(' ').map(|it| it.split_once('=').unwrap()).collect();
    let seed = TableSeed::new(seed_text.clone());
    let seats = Seats::new(players).unwrap();
    let (mut table, mut entry) = Match::<Santiago>::deal(&options(&pairs), seats, &seed).unwrap();
    let mut text = format!(
        "# Santiago, a whole game.\nplayers: {players}\noptions: {chosen}\nseed: {seed_text}\n---\n"
    );
    let mut dice = TableSeed::new("who writes transcripts").dice(u32::try_from(players).unwrap());
    loop {
        note_rounds(&mut text, &entry);
        let Some(awaited) = table.awaiting().first().copied() else { break };
        let choices = table.game().choices(awaited.seat).unwrap();
        let action = suggestion(&choices.suggested, &mut dice).to_string();
        writeln!(text, "{}: {action}", awaited.seat).unwrap();
        let order = Order::from_text(&action).unwrap();
        entry = table.play(awaited.seat, &order, &seed).unwrap();
    }
    text += "---\n";
    for line in result(&table.standings().unwrap()) {
        writeln!(text, "{line}").unwrap();
    }
    text
}

/// Mostly the best, sometimes another.
fn suggestion<'a, A>(suggested: &'a [A], dice: &mut Dice) -> &'a A {
    let place = if dice.below(3) == 0 { dice.below(suggested.len()) } else { 0 };
    &suggested[place]
}

fn note_rounds(text: &mut String, entry: &Entry<Santiago>) {
    for event in &entry.events {
        if let Event::Revealed { round, offer } = event {
            let offer: Vec<String> = offer.iter().map(ToString::to_string).collect();
            writeln!(text, "# round {round}: {}", offer.join(" ")).unwrap();
        }
    }
}

#[test]
fn a_game_of_two() {
    replay(2);
}

#[test]
fn a_game_of_three() {
    replay(3);
}

#[test]
fn a_game_of_four() {
    replay(4);
}

#[test]
fn a_game_of_five() {
    replay(5);
}
