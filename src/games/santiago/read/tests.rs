//! Every order reads back, however it is worded.

use super::super::vocabulary::{self, Meaning, Verb};
use super::super::{Action, Kind, Options, Santiago, Segment, Square, Tile};
use crate::basics::Language;
use crate::engine::plan::Carry;
use crate::engine::{Dice, Game, Order, Plannable, Seat, Seats, TableSeed};
use crate::games::santiago::options::Money;
use crate::games::santiago::{Deal, Decision};

/// All words, of whatever language, for a meaning.
fn words(meaning: Meaning) -> Vec<&'static str> {
    vocabulary::built_in().unwrap().words(&[meaning]).collect()
}

fn of_kind(kind: Kind) -> Vec<&'static str> {
    words(Meaning::Kind(kind))
}

fn labels(tile: Tile, square: Square) -> Vec<String> {
    let (column, row) = (square.to_string()[..1].to_owned(), square.to_string()[1..].to_owned());
    let (number, mut all) = (tile.pictured(), Vec::new());
    for word in of_kind(tile.kind()) {
        all.extend([
            format!("{word}{number} {square}"),
            format!("{number}{word} {square}"),
            format!("{word} {number} {square}"),
            format!("{square} {word} {number}"),
            format!("{number} {word} on {square}"),
            format!("{word}{number} {column} {row}"),
            format!("{word} {number} at {column} {row}"),
        ]);
    }
    all
}

fn places(segment: Segment, bare: bool) -> Vec<String> {
    let label = segment.to_string();
    let number = label[1..].to_owned();
    let mut all = vec![label.clone(), format!("s {number}"), format!("on {label}, please")];
    all.extend(bare.then_some(number));
    all
}

/// The same order in many words.
fn phrases(action: Action, decision: Decision) -> Vec<String> {
    let of = |verb: Verb| words(Meaning::Verb(verb));
    let said = |verb: Verb, rest: &[String]| -> Vec<String> {
        let all = of(verb).into_iter();
        all.flat_map(|word| {
            rest.iter().flat_map(move |rest| [format!("{word} {rest}"), format!("{rest} {word}")])
        })
        .collect()
    };
    match action {
        Action::Bid(amount) => {
            let mut all = said(Verb::Bid, &[amount.to_string(), format!("{amount} escudos")]);
            all.extend(of(Verb::Bid).into_iter().map(|word| format!("{word}{amount}")));
            all
        }
        Action::Plant(tile, square) => {
            let labels = labels(tile, square);
            let mut all = said(Verb::Plant, &labels[..2]);
            all.extend(labels);
            all
        }
        Action::Propose(segment, amount) => {
            let places = places(segment, false).into_iter();
            let mut rest: Vec<String> = places
                .flat_map(|place| {
                    [format!("{place} with {amount}"), format!("{amount}e for {place}")]
                })
                .collect();
            rest.extend((amount == 0).then(|| segment.to_string()));
            said(Verb::Propose, &rest)
        }
        Action::Accept(segment) => said(Verb::Accept, &places(segment, true)),
        Action::Build(segment) => said(Verb::Build, &places(segment, true)),
        Action::Extra(segment) => {
            let mut all = said(Verb::Extra, &places(segment, true));
            all.extend(said(Verb::Build, &places(segment, true)));
            all
        }
        Action::Pass | Action::ProposeNothing | Action::Skip | Action::Hold => {
            let verbs = decision.verbs().filter(|verb| verb.says_no());
            let mut all: Vec<String> = verbs.flat_map(of).map(str::to_owned).collect();
            if action == Action::ProposeNothing {
                all.extend(said(Verb::Propose, &["nothing".to_owned()]));
            }
            all
        }
    }
}

fn order(text: &str) -> Order {
    Order::from_text(text).unwrap()
}

/// As letters show it.
fn in_every_language(text: &str) -> Vec<String> {
    let speech = vocabulary::speech().unwrap();
    let others = Language::ALL.into_iter().filter(|language| *language != Language::En);
    others.map(|language| speech.say(text, language.code()).unwrap()).collect()
}

fn step(game: &mut Santiago, dice: &mut Dice, check: &mut impl FnMut(&Santiago, Seat)) {
    if let Some(event) = game.automatic(dice) {
        return game.evolve(&event);
    }
    let seat = game.awaited().remove(0).seat;
    check(game, seat);
    let action = *dice.pick(&game.choices(seat).unwrap().legal).unwrap();
    for event in game.decide(seat, &action, dice).unwrap() {
        game.evolve(&event);
    }
}

fn play(games: usize, mut check: impl FnMut(&Santiago, Seat)) {
    for number in 0..games {
        let money = if number % 2 == 0 { Money::Open } else { Money::Hidden };
        let options = Options { money, ..Options::default() };
        let mut dice = TableSeed::new(format!("reading {number}")).dice(0);
        let deal = Deal::draw(&options, Seats::new(2 + number % 4).unwrap(), &mut dice).unwrap();
        let mut game = Santiago::begin(&deal);
        while game.phase.standings().is_none() {
            step(&mut game, &mut dice, &mut check);
        }
    }
}

/// As an order, and as a line of a plan.
#[test]
fn every_legal_order_reads_back() {
    play(4, |game, seat| {
        let slot = game.present(seat).pop();
        for action in game.choices(seat).unwrap().legal {
            let order = order(&action.to_string());
            assert_eq!(game.read(seat, &order), Ok(action), "{action}");
            for said in in_every_language(&action.to_string()) {
                assert_eq!(game.read(seat, &self::order(&said)), Ok(action), "{said}");
            }
            let Some(slot) = slot else { continue };
            let wish = super::wish(Some(slot), &order, None).unwrap();
            assert!(Santiago::is_exact(&wish), "{action}");
            assert_eq!(game.carry(seat, &slot, &wish, &[]), Carry::Try(vec![action]), "{action}");
        }
    });
}

/// In all languages, in any order, with labels in two words or the wrong way round.
#[test]
fn every_wording_of_an_order_reads_back() {
    let mut read = 0;
    play(4, |game, seat| {
        let choices = game.choices(seat).unwrap();
        // One of each kind will do.
        let mut verbs = Vec::new();
        for action in choices.suggested.into_iter().chain(choices.legal.into_iter().rev()) {
            let verb = action.to_string().split(' ').next().unwrap().to_owned();
            if verbs.iter().filter(|other| **other == verb).count() > 1 {
                continue;
            }
            verbs.push(verb);
            for text in phrases(action, game.asked(seat).unwrap()) {
                assert_eq!(game.read(seat, &order(&text)), Ok(action), "{text}");
                read += 1;
            }
        }
    });
    assert!(read > 10_000, "{read}");
}
