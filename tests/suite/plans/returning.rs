//! The journal returns to an earlier position: by a player, by a moderator, there
//! and back, or for an amendment. Everybody's plans return with it, except for
//! what their owners have changed since.

use super::by_mail::{bidders, kind, said, to};
use crate::moderating::is_shown;
use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour};
use monsoon::{
    basics::TableId,
    engine::{Dice, Seat, Seats, TableSeed},
    store::{Status, Verdict},
};
use std::collections::BTreeMap;

/// How many letters each of these seats got.
fn counts<const N: usize>(letters: &[Arrived], colours: [&str; N]) -> [usize; N] {
    colours.map(|colour| {
        let address = format!("{colour}@example.org");
        letters.iter().filter(|letter| letter.to == address).count()
    })
}

fn bids(parlour: &Parlour, colours: [&str; 3]) -> [Option<u64>; 3] {
    let view = parlour.view();
    colours.map(|colour| {
        let seat = COLOURS.iter().position(|it| *it == colour).unwrap();
        view["players"][seat]["bid"]["amount"].as_u64()
    })
}

#[test]
fn a_slip_of_somebody_elses_costs_nobody_his_plans() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid: 5\nplant: best\nextra: hold every round");
    // The slip makes the second player's line fail and holds the others.
    let letters = parlour.play(first, "bid 5");
    to(&letters, second).says("continue");
    assert_eq!(parlour.awaited(), [second]);
    let letters = parlour.play(first, "undo\nbid 2");
    assert_eq!(counts(&letters, [first, second, third]), [1, 1, 1]);
    assert_eq!(bids(&parlour, [first, second, third]), [Some(2), Some(5), None]);
    assert_eq!(parlour.awaited(), [third]);
    assert!(!to(&letters, second).text.contains("came and went"));
    let letters = parlour.play(second, "plans");
    let letter = to(&letters, second);
    letter.says("plant: best").says("every round extra: hold");
    assert!(!letter.text.contains("continue"), "nothing waits:\n{}", letter.text);
}

#[test]
fn a_line_that_acted_acts_again_when_its_cause_is_taken_back() {
    for by_moderator in [false, true] {
        let mut parlour = Parlour::santiago(3, &[]);
        let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
        parlour.play(second, "bid: up to 6\nplant: best");
        parlour.play(first, "bid 5");
        assert_eq!(bids(&parlour, [first, second, third]), [Some(5), Some(6), None]);
        if by_moderator {
            parlour.mend("undo 2 because of a slip");
        } else {
            parlour.mail(first, "undo");
            parlour.play(third, "allow undo");
        }
        assert_eq!(parlour.awaited(), [first]);
        assert!(!parlour.mend("plans").contains("wait"), "{}", parlour.mend("plans"));
        parlour.play(first, "bid 2");
        assert_eq!(bids(&parlour, [first, second, third]), [Some(2), Some(3), None]);
    }
}

#[test]
fn what_a_moderator_takes_back_of_a_plan_does_not_come_again_by_itself() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid: up to 6\nplant: best");
    parlour.play(first, "bid 5");
    parlour.mend("undo because it was a slip");
    assert_eq!(parlour.awaited(), [second], "they are asked");
    parlour.play(second, "pass");
    assert_eq!(parlour.awaited(), [third]);
    assert!(parlour.mend("plans").contains(&format!("{second}: 2 lines")));
    parlour.mend("redo to 2 because it was none");
    assert_eq!(bids(&parlour, [first, second, third]), [Some(5), Some(6), None]);
}

#[test]
fn an_amendment_leaves_the_plans_of_those_whose_orders_stand() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 3\nplant: best\nextra: hold every round");
    parlour.play(second, "pass\nplant: best, else ask me\nleftover: best");
    let before = parlour.mend("plans");
    parlour.letters.clear();
    parlour.mend("amend 1: bid 4 because he meant to");
    parlour.mend("confirm");
    assert_eq!(parlour.mend("plans"), before);
    assert_eq!(parlour.awaited(), [third]);
    for letter in parlour.letters.iter().filter(|letter| !letter.to.starts_with("mod")) {
        assert!(!letter.text.contains("continue"), "{}", letter.text);
    }
}

#[test]
fn a_plan_looks_anew_at_an_order_that_was_amended() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid: 5\nplant: best");
    parlour.play(first, "bid 5");
    assert_eq!(parlour.awaited(), [second], "5 is bid");
    parlour.mend("amend 1: bid 2 because he meant to");
    parlour.mend("confirm");
    assert_eq!(bids(&parlour, [first, second, third]), [Some(2), Some(5), None]);
    let letters = parlour.play(second, "plans");
    assert!(!to(&letters, second).text.contains("continue"));
}

#[test]
fn undo_and_the_right_order_in_one_mail_is_one_letter_each() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 5");
    let letters = parlour.play(first, "undo\nbid 4");
    assert_eq!(counts(&letters, [first, second, third]), [1, 1, 0]);
    assert_eq!(kind(to(&letters, first)), "receipt");
    assert_eq!(kind(to(&letters, second)), "turn");
    // A wrong order below it is reported along with what was taken back.
    let (received, letters) = parlour.mail(first, "undo\nbid 444");
    assert_eq!(said(&received).0, &Verdict::CarriedOut);
    assert_eq!(counts(&letters, [first, second, third]), [1, 1, 0]);
    to(&letters, first).says("bid 444").says("What was to be undone is undone");
    assert_eq!(parlour.awaited(), [first]);
    parlour.play(first, "bid 3");
    // And a plan of the next player's, who then is asked nothing.
    parlour.play(first, "undo");
    parlour.play(second, "bid: 5");
    let letters = parlour.play(first, "bid 3");
    assert_eq!(counts(&letters, [first, second, third]), [1, 0, 1]);
}

/// Random tables, plans and returns. What is compared is what is stored.
struct Table {
    parlour: Parlour,
    dice: Dice,
    players: usize,
    lines: &'static [&'static str],
    /// When each seat last changed its plans.
    edited: Vec<usize>,
    /// What everybody's plans were when the journal last had so many entries.
    then: BTreeMap<u32, (usize, Vec<Lines>)>,
    now: usize,
    checked: [usize; 4],
}

/// The lines of a seat: what they are and what became of them.
type Lines = Vec<(String, Option<(u32, String, Option<u32>)>, Option<u32>, bool)>;

const SANTIAGO: [&str; 12] = [
    "bid: up to 3",
    "bid: 2",
    "every round bid: up to 2, else pass",
    "every round bid: 1",
    "plant: best",
    "every round plant: best, then ask me",
    "propose: best 1, else nothing",
    "every round canal: best",
    "extra: hold every round",
    "bid: ask me",
    "forget all",
    "continue",
];

const GOA: [&str; 10] = [
    "lots: up to 3",
    "lot 2: up to 2",
    "every round lots: up to 1",
    "mark: any",
    "action 1: taxes",
    "every round action 2: harvest, else ships",
    "action 3: found quilon, decline",
    "extra: pass until round 5",
    "forget all",
    "continue",
];

impl Table {
    fn new(number: usize) -> Table {
        let players = 2 + number % 3;
        let mut parlour = Parlour::empty(MODERATED);
        let seed = format!("returning {number}");
        let (game, lines): (_, &[&str]) = match number % 3 {
            0 => ("goa-2012", &GOA),
            1 => ("santiago", &SANTIAGO),
            _ => ("santiago", &SANTIAGO[..9]),
        };
        parlour.open_game(game, players, &[], &seed);
        let dice = TableSeed::new(format!("{seed} at random")).dice(0);
        let edited = vec![0; players];
        let then = BTreeMap::new();
        Table { parlour, dice, players, lines, edited, then, now: 1, checked: [0; 4] }
    }

    fn plans(&self) -> Vec<Lines> {
        let rows = self.parlour.desk.store().read().plans(TableId(1)).unwrap();
        let of = |seat: Seat| {
            let rows = rows.iter().filter(|row| row.seat == seat);
            let lines =
                rows.map(|row| (row.line.clone(), row.acted.clone(), row.spent_in, row.held));
            lines.collect()
        };
        Seats::new(self.players).unwrap().iter().map(of).collect()
    }

    fn is_over(&self) -> bool {
        self.parlour.desk.list().unwrap()[0].status != Status::Running
    }

    fn remember(&mut self) {
        self.now += 1;
        let position = self.parlour.position();
        self.then.insert(position, (self.now, self.plans()));
    }

    /// A seat sends some lines ahead.
    fn plan(&mut self) {
        let seat = self.dice.below(self.players);
        let count = 1 + self.dice.below(3);
        for _ in 0..count {
            let line = *self.dice.pick(self.lines).unwrap();
            let (received, _) = self.parlour.mail(COLOURS[seat], line);
            if said(&received).0 == &Verdict::CarriedOut {
                self.now += 1;
                self.edited[seat] = self.now;
            }
        }
        self.remember();
    }

    fn play(&mut self) {
        let awaited = self.parlour.awaited();
        let Some(colour) = self.dice.pick(&awaited).copied() else { return };
        let orders = self.parlour.last(colour).orders();
        let Some(order) = self.dice.pick(&orders) else {
            self.parlour.mail(colour, "board");
            return;
        };
        self.parlour.mail(colour, order);
        self.remember();
    }

    /// Whose order the entry of this number is.
    fn seat_of(&self, entry: u32) -> Option<usize> {
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let rows = journal.iter().skip(usize::try_from(entry).unwrap());
        let seats = rows.filter_map(|row| {
            let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
            entry["body"]["order"].as_str()?;
            let by = entry["by"].as_object()?.values().next()?.as_u64()?;
            usize::try_from(by).ok()
        });
        seats.take(1).next()
    }

    /// There, and mostly back.
    fn undo(&mut self) {
        let known: Vec<u32> = self.then.keys().copied().collect();
        let Some(to) = self.dice.pick(&known).copied() else { return };
        let (before, position) = (self.plans(), self.parlour.position());
        let (then_at, then) = self.then[&to].clone();
        let undone = self.seat_of(to);
        let mail = format!("undo to {} because of a slip", to - 1);
        if to >= position {
            return;
        }
        let done = self.parlour.moderate(&mail);
        if done.refused || is_shown(&done.text) && self.parlour.moderate("confirm").refused {
            return;
        }
        // If later lines have acted at once, there is nothing to compare.
        if self.parlour.position() == position + 1 {
            let now = self.plans();
            for seat in 0..self.players {
                if self.edited[seat] < then_at && undone != Some(seat) {
                    assert_eq!(now[seat], then[seat], "back to {to}, of {}", COLOURS[seat]);
                    self.checked[0] += usize::from(!now[seat].is_empty());
                }
            }
        }
        self.remember();
        if self.dice.below(3) > 0 {
            let redo = format!("redo to {} because it was none", position - 1);
            assert!(!self.parlour.moderate(&redo).refused);
            assert_eq!(self.plans(), before, "there and back to {position}");
            self.checked[1] += 1;
            self.remember();
        }
    }

    /// An amendment that changes nothing.
    fn amend(&mut self) {
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let orders: Vec<(u32, String)> = journal
            .iter()
            .filter_map(|row| {
                let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
                Some((row.position, entry["body"]["order"].as_str()?.to_owned()))
            })
            .collect();
        let Some((entry, order)) = self.dice.pick(&orders).cloned() else { return };
        let (before, position) = (self.plans(), self.parlour.position());
        let amend = format!("amend {entry}: {order} because of a slip");
        if self.parlour.moderate(&amend).refused || self.parlour.moderate("confirm").refused {
            return;
        }
        assert_eq!(self.plans(), before, "amended {entry}: {order}");
        self.checked[2] += 1;
        self.remember();
        if self.dice.below(2) == 0 {
            let redo = format!("redo to {} because it was none", position - 1);
            assert!(!self.parlour.moderate(&redo).refused);
            assert_eq!(self.plans(), before, "back before the amendment");
            self.remember();
        }
    }
}

impl Table {
    /// An amendment that changes something: the plans of seats whose orders stand
    /// are as they were, unless the table asks them something that it did not ask
    /// before.
    fn amend_otherwise(&mut self) {
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let orders: Vec<(u32, u64, String)> = journal
            .iter()
            .filter_map(|row| {
                let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
                let by = entry["by"].as_object()?.values().next()?.as_u64()?;
                Some((row.position, by, entry["body"]["order"].as_str()?.to_owned()))
            })
            .collect();
        let (before, asked) = (self.plans(), self.parlour.awaited());
        let position = self.parlour.position();
        // Most orders of somebody at some time can't be given at another.
        let drafted = (0..20).find_map(|_| {
            let (entry, seat, order) = self.dice.pick(&orders)?;
            let (_, _, other) = self.dice.pick(&orders).filter(|(.., other)| other != order)?;
            let amend = format!("amend {entry}: {other} because of a slip");
            (!self.parlour.moderate(&amend).refused).then_some((*seat, amend))
        });
        let Some((seat, amend)) = drafted else { return };
        let done = self.parlour.moderate("confirm");
        assert!(!done.refused, "{}", done.text);
        let gone = done.text.split("stand no more, and are asked again: ").nth(1);
        let gone = gone.and_then(|gone| gone.lines().next()).unwrap_or_default();
        let amended = usize::try_from(seat).unwrap();
        let now = self.plans();
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let played: Vec<serde_json::Value> = journal
            .iter()
            .skip(usize::try_from(position).unwrap())
            .map(|row| serde_json::from_str(&row.entry).unwrap())
            .filter(|entry: &serde_json::Value| entry["again"].is_null())
            .collect();
        for seat in (0..self.players).filter(|seat| *seat != amended) {
            let colour = COLOURS[seat];
            let lost = gone.contains(&format!("({colour}")) || gone.contains(" more");
            let is_new = |entry: &serde_json::Value| {
                entry["by"]["seat"].as_u64() == u64::try_from(seat).ok()
            };
            let asked = self.parlour.awaited().contains(&colour) && !asked.contains(&colour);
            if !lost && !asked && !played.iter().any(is_new) {
                // What has had its moment may come again.
                for (line, .., held) in &before[seat] {
                    let same = |now: &&(String, _, _, bool)| now.0 == *line;
                    let now = now[seat].iter().find(same).map(|now| now.3);
                    assert_eq!(now, Some(*held), "{amend}\n{line} of {colour}: {}", done.text);
                    self.checked[3] += 1;
                }
            }
        }
        let redo = format!("redo to {} because it was none", position - 1);
        assert!(!self.parlour.moderate(&redo).refused);
        assert_eq!(self.plans(), before, "back before the amendment");
        self.remember();
    }
}

#[test]
fn plans_return_with_the_journal() {
    let tables = std::env::var("MONSOON_RETURNED").ok().and_then(|n| n.parse().ok());
    let mut checked = [0; 4];
    for number in 0..tables.unwrap_or(9) {
        let mut table = Table::new(number);
        table.remember();
        for _ in 0..60 {
            if table.is_over() {
                break;
            }
            match table.dice.below(9) {
                0..=2 => table.plan(),
                3..=5 => table.play(),
                6 => table.undo(),
                7 => table.amend(),
                _ => table.amend_otherwise(),
            }
        }
        checked.iter_mut().zip(table.checked).for_each(|(sum, count)| *sum += count);
    }
    assert!(checked.iter().all(|&count| count > 10), "too little was tried: {checked:?}");
}
