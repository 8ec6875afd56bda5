//! Random tables by mail, mended at random moments: players who are awaited have a
//! letter that can be answered, what was taken back can't be answered, and nobody
//! reads what they must not.

use crate::parlour::{Arrived, COLOURS, Parlour, verdict};
use monsoon::{
    basics::TableId,
    desk::showing::ViewerName,
    engine::{Dice, TableSeed},
    store::Verdict,
};

/// How many tables.
fn tables() -> usize {
    std::env::var("MONSOON_MENDED_BY_POST").ok().and_then(|n| n.parse().ok()).unwrap_or(16)
}

/// The position a letter shows, from its reply address.
fn position(letter: &Arrived) -> u32 {
    let tag = letter.reply_to.split('@').next().unwrap();
    tag.rsplit('-').next().unwrap().parse().unwrap()
}

struct Table {
    parlour: Parlour,
    dice: Dice,
    players: usize,
    /// Letters that show what was taken back, and who they went to.
    dead: Vec<Arrived>,
    /// Words that only one seat may read, and the addresses of the people who play
    /// it.
    secrets: Vec<(String, Vec<String>)>,
    replaced: usize,
    /// How often a line would have meant something else.
    late: usize,
    done: [usize; 9],
}

impl Table {
    fn new(number: usize) -> Table {
        let players = 2 + number % 3;
        let mut parlour = Parlour::empty(crate::parlour::MODERATED);
        let seed = format!("mended {number}");
        match number % 4 {
            0 => parlour.open_game("goa-2012", players, &[], &seed),
            1 => parlour.open_game("goa-2004", players, &[], &seed),
            2 => parlour.open_game("santiago", players, &[("money", "hidden")], &seed),
            _ => parlour.open_game("santiago", players, &[], &seed),
        };
        let dice = TableSeed::new(format!("{seed} at random")).dice(0);
        let (dead, secrets) = (Vec::new(), Vec::new());
        Table { parlour, dice, players, dead, secrets, replaced: 0, late: 0, done: [0; 9] }
    }

    /// The last letter to a seat's present player.
    fn letter(&self, colour: &str) -> Arrived {
        let shown = self.parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0;
        let seat = shown.seats.iter().find(|seat| seat.seat == colour).unwrap();
        let to = seat.address.clone().unwrap();
        self.parlour.letters.iter().rev().find(|letter| letter.to == to).unwrap().clone()
    }

    fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let awaited = self.parlour.awaited();
            let Some(colour) = self.dice.pick(&awaited) else { return };
            let letter = self.letter(colour);
            let orders = letter.orders();
            let Some(order) = self.dice.pick(&orders) else { panic!("no button: {}", letter.text) };
            let raw = self.parlour.reply_to(&letter, &letter.to.clone(), order);
            let (received, _) = self.parlour.hand_in(&raw);
            assert_eq!(verdict(&received), Verdict::CarriedOut, "{order}: {received:?}");
        }
    }

    /// Gives one command; returns whether it was carried out.
    fn say(&mut self, command: &str) -> bool {
        let by_mail = self.dice.below(3) == 0;
        self.say_by(by_mail, command)
    }

    /// Gives one command, once; returns whether it was carried out, and the
    /// answer.
    fn once(&mut self, by_mail: bool, command: &str) -> (bool, String) {
        if by_mail {
            let (received, letters) = self.parlour.moderator_mails(command);
            let text = super::flat(&super::answer(&letters));
            return (verdict(&received) == Verdict::CarriedOut, text);
        }
        let done = self.parlour.moderate(command);
        (!done.refused, super::flat(&done.text))
    }

    fn say_by(&mut self, by_mail: bool, command: &str) -> bool {
        let told = self.parlour.letters.len();
        let before = self.parlour.position();
        let (mut done, mut text) = self.once(by_mail, command);
        if text.contains("would mean something else now") {
            assert_eq!(self.parlour.position(), before, "{command}: stale, yet it moved");
            self.late += 1;
            // They are shown what happened since, and still mean it.
            (done, text) = self.once(by_mail, command);
            assert!(!text.contains("would mean something else now"), "{command}: {text}");
        }
        if text.contains("This would be taken back") {
            assert_eq!(self.parlour.position(), before, "{command}: only shown, yet it moved");
            (done, _) = self.once(by_mail, "confirm");
        }
        if !done {
            assert_eq!(self.parlour.position(), before, "{command}: refused, yet it moved");
            return false;
        }
        // Taking back a deed leaves every question as it is.
        let last = super::force::journal(&self.parlour).pop().unwrap();
        if !last["note"]["undoes"].is_null() {
            return true;
        }
        let turns = ["undo", "redo", "adjust", "confirm"];
        if turns.iter().any(|word| command.starts_with(word)) {
            for colour in self.parlour.awaited() {
                let to = self.letter(colour).to;
                let letters = &self.parlour.letters[told..];
                let letter = letters.iter().rev().find(|letter| letter.to == to);
                let letter = letter.unwrap_or_else(|| panic!("{command}: no letter to {colour}"));
                assert!(letter.text.contains("a slip"), "{command}: no reason:\n{}", letter.text);
            }
        }
        if command.starts_with("undo") {
            let stands = self.last_that_stands();
            let withdrawn = |letter: &&Arrived| {
                letter.to.ends_with("example.org")
                    && letter.to != "mod@example.org"
                    && (stands + 1..=before).contains(&position(letter))
            };
            self.dead.extend(self.parlour.letters[..told].iter().filter(withdrawn).cloned());
        }
        if command.starts_with("redo") {
            // Some of them are valid again.
            self.dead.clear();
        }
        true
    }

    /// The number of entries that stood before the last undo's own.
    fn last_that_stands(&self) -> u32 {
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let back = journal.iter().rev().find_map(|row| {
            let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
            entry["body"]["return"]["to"].as_u64()
        });
        u32::try_from(back.unwrap()).unwrap()
    }

    /// An entry that is an order, and that order or another one.
    fn an_order(&mut self) -> Option<(u32, String)> {
        let journal = self.parlour.desk.store().read().journal(TableId(1)).unwrap();
        let orders: Vec<(u32, String)> = journal
            .iter()
            .filter_map(|row| {
                let entry: serde_json::Value = serde_json::from_str(&row.entry).unwrap();
                Some((row.position, entry["body"]["order"].as_str()?.to_owned()))
            })
            .collect();
        let (entry, order) = self.dice.pick(&orders)?.clone();
        let other = ["pass", "bid 1", "3", "end"][self.dice.below(4)];
        Some((entry, if self.dice.below(3) == 0 { other.to_owned() } else { order }))
    }

    fn mend(&mut self) {
        let seat = COLOURS[self.dice.below(self.players)];
        let what = self.dice.below(8);
        let done = match what {
            0 => {
                let steps = 1 + self.dice.below(6);
                self.say(&format!("undo {steps} because of a slip"))
            }
            1 => self.say("undo 2 because of a slip") && self.say("redo because of a slip"),
            2 => {
                let Some((entry, order)) = self.an_order() else { return };
                // A draft belongs to its moderator.
                let by_mail = self.dice.below(2) == 0;
                self.say_by(by_mail, &format!("amend {entry}: {order} because of a slip"))
                    && self.say_by(by_mail, "confirm")
            }
            3 => {
                let sum = 11 + self.dice.below(50);
                let words = format!("{seat} ducats +{sum}");
                let done = self.say(&format!("adjust {words} because of a slip"));
                if done {
                    let hidden =
                        self.parlour.desk.show(TableId(1), &ViewerName::Public).unwrap().0.view;
                    let hidden = !hidden.to_string().contains("\"money\":");
                    if hidden {
                        let to = self.letter(seat).to;
                        self.secrets.push((words.clone(), vec![to]));
                    }
                }
                done
            }
            4 => {
                let old = self.letter(seat);
                self.replaced += 1;
                let new = format!("new{}@example.org", self.replaced);
                let done = self.say(&format!(
                    "replace {seat} with New{} <{new}> because of a slip",
                    self.replaced
                ));
                if done {
                    assert_eq!(self.letter(seat).to, new);
                    // The seat's secrets are now the new player's.
                    for (_, to) in &mut self.secrets {
                        if to.contains(&old.to) {
                            to.push(new.clone());
                        }
                    }
                    let raw = self.parlour.reply_to(&old, &old.to.clone(), "board");
                    let (received, letters) = self.parlour.hand_in(&raw);
                    assert_eq!(verdict(&received), Verdict::Ignored, "{received:?}");
                    assert!(letters.is_empty());
                    self.dead.retain(|letter| letter.to != old.to);
                }
                done
            }
            5 => {
                let mut done = false;
                if let Some(colour) = self.parlour.awaited().first() {
                    done = self.say(&format!("default {colour} because of a slip"));
                }
                done
            }
            6 => self.say("say well played"),
            _ => {
                let deed = ["pause", "clock 72h", "bot SEAT"][self.dice.below(3)];
                self.say(&format!("{} because of a slip", deed.replace("SEAT", seat)))
                    && self.say("undo because of a slip")
            }
        };
        // The last of them counts what was stale.
        let what = if what == 7 { 8 } else { what };
        self.done[what] += usize::from(done);
    }

    fn check(&mut self) {
        // The journal adds up, and the secrets are where they belong.
        self.parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap();
        // Moderators read their own words in the answer to them.
        let others = self.parlour.letters.iter().filter(|letter| letter.to != "mod@example.org");
        for letter in others {
            for (secret, to) in &self.secrets {
                let tells = super::flat(&letter.text).contains(secret.as_str());
                assert!(!tells || to.contains(&letter.to), "{secret} of {to:?}:\n{}", letter.text);
            }
        }
        self.parlour.record_is_true();
        // What was taken back can't be answered.
        let Some(letter) = self.dice.pick(&self.dead).cloned() else { return };
        let Some(order) = letter.orders().first().cloned() else { return };
        let before = self.parlour.position();
        let raw = self.parlour.reply_to(&letter, &letter.to.clone(), &order);
        let (received, _) = self.parlour.hand_in(&raw);
        assert_ne!(
            verdict(&received),
            Verdict::CarriedOut,
            "{order}: {received:?}\n{}",
            letter.text
        );
        assert_eq!(self.parlour.position(), before);
        self.done[7] += 1;
    }
}

fn mended(number: usize) -> [usize; 9] {
    let mut table = Table::new(number);
    for _ in 0..8 {
        let moves = table.dice.below(6);
        table.play(moves);
        table.mend();
        table.check();
    }
    table.parlour.archive_is_true();
    table.done
}

#[test]
fn tables_mended_at_random() {
    let hands = std::thread::available_parallelism().map_or(2, usize::from);
    let count = tables();
    let all = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..hands)
            .map(|hand| {
                scope.spawn(move || (hand..count).step_by(hands).map(mended).collect::<Vec<_>>())
            })
            .collect();
        hands.into_iter().flat_map(|hand| hand.join().unwrap()).fold([0; 9], |mut sum, done| {
            sum.iter_mut().zip(done).for_each(|(sum, count)| *sum += count);
            sum
        })
    });
    println!(
        "{count} tables; undone, redone, amended, corrected, replaced, defaults, said, stale, deeds: {all:?}"
    );
    assert!(all.iter().all(|&count| count > 0), "not everything was tried: {all:?}");
}
