//! Whole games as text, played again to exactly the same standings.
//!
//! A transcript is what the players wrote: a head with edition, players,
//! options and the seed, one order a line, and the result. `#` starts a
//! comment. After a rule is corrected on purpose,
//! `MONSOON_WRITE_TRANSCRIPTS=1 cargo test transcripts` plays new games with
//! the house's suggestions, now and then something else, and writes them.

use super::mind;
use super::setting::Setting;
use monsoon::engine::journal::Body;
use monsoon::engine::{Dice, Entry, Game, Match, Order, Standings, TableSeed, Viewer};
use monsoon::games::goa::{Event, Goa};
use std::fmt::Write;
use std::path::PathBuf;

const BOTH: &str = "quick-start,bonanza";

fn path(setting: Setting) -> PathBuf {
    let file = format!("tests/games/{}-{}p.txt", setting.edition, setting.players);
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
    head: Vec<(String, String)>,
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
    let head = lines(parts.next().unwrap()).into_iter().map(cut).collect();
    let orders = lines(parts.next().unwrap()).into_iter().map(cut).collect();
    let result = lines(parts.next().unwrap());
    assert_eq!(parts.next(), None);
    Transcript { head, orders, result }
}

/// The variants as a head has them: options without a value are not parsed.
fn options(setting: Setting) -> String {
    match setting.variants {
        "" => "none".to_owned(),
        variants => format!("variant={variants}"),
    }
}

fn replay(setting: Setting) {
    if std::env::var_os("MONSOON_WRITE_TRANSCRIPTS").is_some() {
        std::fs::write(path(setting), write(setting)).unwrap();
    }
    let transcript = parse(&std::fs::read_to_string(path(setting)).unwrap());
    let of = |key: &str| &transcript.head.iter().find(|(name, _)| name == key).unwrap().1;
    assert_eq!(*of("edition"), setting.edition);
    assert_eq!(*of("players"), setting.players.to_string());
    assert_eq!(*of("options"), options(setting));
    let seed = TableSeed::new(of("seed"));
    let (mut table, _) = Match::<Goa>::deal(&setting.options(), setting.seats(), &seed).unwrap();
    for (number, (colour, text)) in transcript.orders.iter().enumerate() {
        let place = format!("order {number}, {colour}: {text}");
        let seat = setting.seats().iter().find(|seat| seat.colour() == colour).unwrap();
        let order = Order::from_text(text).unwrap();
        let entry =
            table.play(seat, &order, &seed).unwrap_or_else(|error| panic!("{place}: {error:?}"));
        let Body::Order(canonical) = entry.body else { panic!("{place}") };
        assert_eq!(canonical, *text, "a transcript is canonical");
    }
    let standings = table.standings().expect("the game is over");
    assert_eq!(result(&standings), transcript.result);
}

fn write(setting: Setting) -> String {
    let Setting { edition, players, .. } = setting;
    let seed_text = format!("a transcript of {edition} for {players}");
    let seed = TableSeed::new(seed_text.clone());
    let (mut table, mut entry) =
        Match::<Goa>::deal(&setting.options(), setting.seats(), &seed).unwrap();
    let mut text = format!(
        "# Goa, a whole game.\nedition: {edition}\nplayers: {players}\noptions: {}\nseed: \
         {seed_text}\n---\n",
        options(setting)
    );
    let mut dice = TableSeed::new("who writes transcripts").dice(u32::try_from(players).unwrap());
    loop {
        note_rounds(&mut text, &entry);
        let Some(awaited) = table.awaiting().first().copied() else { break };
        let view = table.game().view(Viewer::Moderator);
        let own = (dice.below(6) == 0)
            .then(|| mind::action(table.game(), &view, awaited, true, &mut dice))
            .flatten();
        let action = own.unwrap_or_else(|| {
            let choices = table.game().choices(awaited.seat).unwrap();
            suggestion(&choices.suggested, &mut dice).clone()
        });
        let action = action.to_string();
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

fn note_rounds(text: &mut String, entry: &Entry<Goa>) {
    for event in &entry.events {
        if let Event::Round { round } = event {
            writeln!(text, "# round {round}").unwrap();
        }
    }
}

#[test]
fn a_game_of_two() {
    replay(Setting { edition: "goa-2012", variants: BOTH, players: 2 });
}

#[test]
fn a_game_of_three() {
    replay(Setting { edition: "goa-2012", variants: BOTH, players: 3 });
}

#[test]
fn a_game_of_four() {
    replay(Setting { edition: "goa-2012", variants: BOTH, players: 4 });
}

#[test]
fn a_game_of_two_in_the_first_edition() {
    replay(Setting { edition: "goa-2004", variants: "", players: 2 });
}

#[test]
fn a_game_of_four_in_the_first_edition() {
    replay(Setting { edition: "goa-2004", variants: "", players: 4 });
}
