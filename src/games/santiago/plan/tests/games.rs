//! Whole games by sheets: one mail for a round, and what it comes to.

use super::table::Table;
use crate::engine::journal::Body;
use crate::engine::plan::{Happened, Plannable};
use crate::engine::{Author, Game, Match, Order, Seats};
use crate::games::santiago::Santiago;
use crate::games::santiago::options::{Money, Options};

/// How many mails came in, how often all waited for somebody, and what was
/// asked although the sheet was in.
struct Count {
    mails: usize,
    waits: usize,
    scores: Vec<i64>,
}

/// Everybody fills in what is new to them, and answers what they are asked, once
/// in each tick.
fn play(seed: &str, players: usize, money: Money, sheets: bool) -> Count {
    let mut table = Table::new(seed, players, money);
    let seats: Vec<_> = table.game().seats().iter().collect();
    let mut opened = vec![None; players];
    let mut count = Count { mails: 0, waits: 0, scores: Vec::new() };
    while table.sitting.now.standings().is_none() {
        count.waits += 1;
        assert!(count.waits < 500, "{seed}: nobody moves");
        let mut mails = Vec::new();
        for &seat in &seats {
            let game = table.game();
            let sheet = game.sheet(seat).map(|name| (game.round(), name));
            let covered = table.sitting.covered(seat);
            let open = covered.iter().any(|it| it.line.is_none());
            let place = &mut opened[seat.index()];
            if sheets && sheet.is_some() && sheet != *place && open {
                *place = sheet;
                mails.push((seat, true));
            } else if table.sitting.now.awaiting().iter().any(|it| it.seat == seat) {
                mails.push((seat, false));
            }
        }
        assert!(!mails.is_empty(), "{seed}: nobody is asked");
        for (seat, is_sheet) in mails {
            count.mails += 1;
            // A mail before it may have settled something of this one's (D28).
            let game = table.game();
            let lines = game.filled_sheet(seat);
            let text = if is_sheet {
                assert_eq!(lines.len(), game.coming(seat).len(), "{seed}: {lines:?}");
                lines.join("\n")
            } else {
                table.best(seat).to_string()
            };
            let mailed = table.mail(seat, &text);
            assert_eq!(mailed.refused, None, "{seed}: {text}");
            for happened in &mailed.happened {
                // To be asked is what a line may wish for; nothing else stops one.
                if let Happened::Stopped { line, why, .. } = happened {
                    assert!(why.is_empty(), "{seed}: {line} was stopped: {why:?}");
                }
            }
        }
    }
    let standings = table.sitting.now.standings().unwrap();
    count.scores = standings.iter().map(|it| i64::from(it.total)).collect();
    replay(&table, players, money);
    count
}

/// The journal can't tell plans from mails: its orders, one by one, lead to
/// the same entries.
fn replay(table: &Table, players: usize, money: Money) {
    let options = Options { money, ..Options::default() };
    let seats = Seats::new(players).unwrap();
    let (mut again, first) = Match::<Santiago>::deal(&options, seats, &table.seed).unwrap();
    assert_eq!(table.journal[0], first);
    for entry in &table.journal[1..] {
        let (Author::Seat(seat), Body::Order(text)) = (entry.by, &entry.body) else {
            unreachable!("a second set-up");
        };
        let order = Order::from_text(text).unwrap();
        assert_eq!(again.play(seat, &order, &table.seed).as_ref(), Ok(entry));
    }
    assert_eq!(again.game(), table.game());
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

#[test]
fn whole_games_by_sheets() {
    for (players, games, most_mails, most_waits) in
        [(2, 10, 50, 40), (3, 10, 60, 45), (4, 60, 80, 60), (5, 10, 90, 60)]
    {
        let (mut mails, mut waits) = (Vec::new(), Vec::new());
        let mut scores = 0;
        for number in 0..games {
            let money = if number % 2 == 0 { Money::Open } else { Money::Hidden };
            let count = play(&format!("sheets {players} {number}"), players, money, true);
            mails.push(count.mails);
            waits.push(count.waits);
            scores += count.scores.iter().sum::<i64>();
        }
        let (mails, waits) = (median(mails), median(waits));
        println!(
            "{players} players: {mails} mails, {waits} waits, {} points",
            scores / (games * i64::try_from(players).unwrap())
        );
        assert!(mails <= most_mails && waits <= most_waits, "{players}: {mails}, {waits}");
    }
}

/// Filling in sheets is not much worse than answering one by one.
#[test]
fn a_sheet_plays_about_as_well() {
    let points = |sheets| -> i64 {
        let games = (0..15).map(|number| play(&format!("equal {number}"), 4, Money::Open, sheets));
        games.map(|count| count.scores.iter().sum::<i64>()).sum()
    };
    let (by_sheets, one_by_one) = (points(true), points(false));
    println!("all points of 15 games: {by_sheets} by sheets, {one_by_one} one by one");
    assert!(by_sheets * 10 > one_by_one * 9);
}
