//! What is stored must read back for ever, and what was understood stays understood.
//! `tests/reading/*.txt` was written by the program of 22 November 2026, which had two
//! parsers in each game: its orders, the words of other languages and lines of plans,
//! each with what they were read as. Nothing is ever added to these files or taken out.
//!
//! `MONSOON_READING=FOLDER` compares other such files, which `MONSOON_WRITE_READING=FOLDER`
//! makes, with `MONSOON_GAMES` games of each table (1).

use monsoon::{
    engine::{Game, Match, Order, Seats, Speech, TableSeed, plan::Line, plan::Plannable},
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
};
use std::{fmt::Write, fs, path::Path};

const SANTIAGO: [usize; 4] = [2, 3, 4, 5];
const GOA: [(&str, usize); 6] = [
    ("goa-2004", 2),
    ("goa-2004", 3),
    ("goa-2004", 4),
    ("goa-2012", 2),
    ("goa-2012", 3),
    ("goa-2012", 4),
];
const LANGUAGES: [&str; 5] = ["en", "pl", "fr", "da", "es"];

/// What a text is read as by whoever is asked.
fn read<G: Game>(game: &G, seat: monsoon::engine::Seat, text: &str) -> String {
    let Some(order) = Order::from_text(text) else { return "nothing".to_owned() };
    game.read(seat, &order).as_ref().map_or_else(|_| "refused".to_owned(), ToString::to_string)
}

fn planned<G: Plannable>(line: &str) -> String {
    let line = Line::<G>::from_canonical(line);
    line.as_ref().map_or_else(|_| "refused".to_owned(), ToString::to_string)
}

/// A random game, written down.
fn write<G: Plannable>(
    options: &G::Options,
    players: usize,
    seed: &str,
    speech: &Speech,
) -> String {
    let mut text = format!("game {players} {seed}\n");
    let mut dice = TableSeed::new(format!("{seed}, what is read")).dice(0);
    let seed = TableSeed::new(seed);
    let (mut now, _) = Match::<G>::deal(options, Seats::new(players).unwrap(), &seed).unwrap();
    while let Some(awaited) = now.awaiting().first().copied() {
        let (game, seat) = (now.game(), awaited.seat);
        let legal = game.choices(seat).unwrap().legal;
        for _ in 0..2 {
            let order = dice.pick(&legal).unwrap().to_string();
            let _ = writeln!(text, "read\t{order}\t{}", read(game, seat, &order));
            let language = *dice.pick(&LANGUAGES).unwrap();
            if let Some(said) = speech.say(&order, language) {
                let _ = writeln!(text, "read\t{said}\t{}", read(game, seat, &said));
            }
        }
        if dice.below(3) == 0 {
            for line in game.filled_sheet(seat) {
                let _ = writeln!(text, "plan\t{line}\t{}", planned::<G>(&line));
            }
        }
        let order = dice.pick(&legal).unwrap().to_string();
        let _ = writeln!(text, "play\t{order}");
        now.play(seat, &Order::from_text(&order).unwrap(), &seed).unwrap();
    }
    text
}

/// Plays what was written down, and says how much of it is read in another way.
fn compare<G: Plannable>(options: &G::Options, file: &str) -> (usize, Vec<String>) {
    let (mut count, mut others) = (0, Vec::new());
    let mut table: Option<(Match<G>, TableSeed)> = None;
    for row in file.lines() {
        if let Some(game) = row.strip_prefix("game ") {
            let (players, seed) = game.split_once(' ').unwrap();
            let (seats, seed) =
                (Seats::new(players.parse().unwrap()).unwrap(), TableSeed::new(seed));
            table = Some((Match::<G>::deal(options, seats, &seed).unwrap().0, seed));
            continue;
        }
        let (now, seed) = table.as_mut().unwrap();
        let seat = now.awaiting()[0].seat;
        let columns: Vec<&str> = row.split('\t').collect();
        let (text, as_before, as_now) = match columns[..] {
            ["play", order] => {
                now.play(seat, &Order::from_text(order).unwrap(), seed).unwrap();
                continue;
            }
            ["read", text, before] => (text, before, read(now.game(), seat, text)),
            ["plan", text, before] => (text, before, planned::<G>(text)),
            _ => panic!("{row}"),
        };
        count += 1;
        if as_now != as_before {
            others.push(format!("{text}: was {as_before}, is {as_now}"));
        }
    }
    (count, others)
}

fn goa_options(edition: &str) -> goa::Options {
    goa::Options::parse(edition, &[], &Overrides::default()).unwrap()
}

fn games() -> usize {
    std::env::var("MONSOON_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

#[test]
fn what_was_read_before_is_read_the_same() {
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reading");
    let folder = std::env::var_os("MONSOON_READING").map_or(built_in, Into::into);
    let mut all = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let (count, others) = if name == "santiago" {
            compare::<Santiago>(&santiago::Options::parse(&[]).unwrap(), &text)
        } else {
            compare::<Goa>(&goa_options(&name), &text)
        };
        assert_eq!(others, Vec::<String>::new(), "{name}");
        all += count;
    }
    println!("{all} orders and lines are read as before");
    assert!(all > 2000, "{all}");
}

/// Writes such files.
#[test]
fn what_is_read_is_written_down() {
    let Some(folder) = std::env::var_os("MONSOON_WRITE_READING") else { return };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).unwrap();
    let options = santiago::Options::parse(&[]).unwrap();
    let speech = santiago::speech().unwrap();
    let written = SANTIAGO.iter().flat_map(|&players| {
        let options = options.clone();
        (0..games()).map(move |number| {
            write::<Santiago>(&options, players, &format!("before {number}"), speech)
        })
    });
    fs::write(folder.join("santiago.txt"), written.collect::<String>()).unwrap();
    for edition in ["goa-2004", "goa-2012"] {
        let (options, speech) = (goa_options(edition), goa::speech().unwrap());
        let tables = GOA.iter().filter(|(of, _)| *of == edition);
        let written = tables.flat_map(|&(_, players)| {
            let options = options.clone();
            (0..games()).map(move |number| {
                write::<Goa>(&options, players, &format!("before {number}"), speech)
            })
        });
        fs::write(folder.join(format!("{edition}.txt")), written.collect::<String>()).unwrap();
    }
}
