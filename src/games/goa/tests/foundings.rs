//! Several foundings in a line: an answer belongs to the one in front of it and
//! to no other, also across mails (D83, D122, D128).

use super::super::action::{Deed, Step, Take, Units, Use};
use super::super::tiles::{Colony, Spice, Tile};
use super::{Table, cell, line, set, table};
use crate::engine::{Dice, TableSeed};

/// What red is, what each of the mails turns up, the mails, what becomes of
/// red, and who is asked then.
type Mails = (&'static str, &'static str, &'static [&'static str], &'static str, &'static str);

#[track_caller]
fn mailed(cases: &[Mails]) {
    for &(before, cards, mails, after, asked) in cases {
        let mut table = red(before);
        for mail in mails {
            table.drawing(cards, mail);
        }
        let now = (table.shows(table.red), table.asked());
        assert_eq!(now, (after.to_owned(), asked.to_owned()), "{mails:?}");
        assert_eq!(table.stopped(), Vec::<String>::new(), "{mails:?}");
    }
}

fn red(before: &str) -> Table {
    table(|game, [red, ..]| {
        set(game, red, before);
        game.grid.set(cell("b2"), Some(Tile::Ship));
        game.grid.set(cell("b3"), Some(Tile::MixedCrop));
    })
}

#[test]
fn answers_of_one_line() {
    mailed(&[
        // What can't be paid for Calicut is still there for Quilon.
        (
            "c5 espionage [sell-spices]",
            "2 2 2 2",
            &["use espionage green found calicut, pay 5, decline, found quilon, pay 5, decline, \
               take clove"],
            "d5 s4 c4 x0 11111 quilon/cp:c [sell-spices]",
            "green P8",
        ),
        // What Cochin could be paid with does not keep Quilon from failing.
        (
            "c5 espionage [sell-spices]",
            "1 1 1 1",
            &["found quilon, pay 1, decline, use espionage green found cochin, pay 6, decline, \
               take ginger"],
            "d5 s4 c0 x0 11111 cochin:g [sell-spices]",
            "green P8",
        ),
        // Nor does the help for a shortage of one help another.
        (
            "c5 espionage [third-card]",
            "1 1 1 1 1",
            &["found quilon, pay 1, decline, use espionage green found cochin, pay 5, \
               third card if short, decline, take ginger"],
            "d5 s4 c1 x0 11111 cochin:g",
            "green P8",
        ),
        // Three, of which the first and the last stand.
        (
            "c9 espionage espionage [sell-spices]",
            "2 2 2 2 2 2",
            &["use espionage green found quilon, pay 2, take clove, use espionage green found \
               calicut, decline, found cochin, pay, take ginger"],
            "d5 s4 c4 x0 11111 quilon/cp:c cochin:g [sell-spices]",
            "green P8",
        ),
        // One that is not answered is asked about, and keeps the rest waiting.
        (
            "c5 espionage [sell-spices]",
            "1 1",
            &["found quilon, use espionage green found cochin, pay 5, decline"],
            "d5 s4 c5 x0 11111 espionage [sell-spices]",
            "red P14",
        ),
        (
            "c9 espionage [sell-spices]",
            "1 1",
            &["found quilon, pay, use espionage green found cochin, pay, take clove"],
            "d5 s4 c5 x0 11111 espionage [sell-spices]",
            "red P15",
        ),
    ]);
}

#[test]
fn answers_in_a_later_mail() {
    mailed(&[
        (
            "c5 espionage [sell-spices]",
            "2 2",
            &[
                "use espionage green found calicut, found quilon, pay 5, decline, take clove",
                "pay 5, decline",
            ],
            "d5 s4 c4 x0 11111 quilon/cp:c [sell-spices]",
            "green P8",
        ),
        // What waits belongs to the colony it was written for.
        (
            "c9 espionage [sell-spices]",
            "2 2",
            &[
                "found quilon, take clove",
                "pay, use espionage green found cochin, pay, take ginger",
            ],
            "d5 s4 c3 x0 11111 quilon/cp:c cochin:g [sell-spices]",
            "green P8",
        ),
        (
            "c9 espionage [sell-spices]",
            "2 2",
            &["found quilon, take clove", "decline, use espionage green found cochin, pay"],
            "d5 s4 c6 x0 11111 [sell-spices]",
            "red P15",
        ),
        // And to nothing else that asks for spices.
        (
            "c9 resupply [sell-spices]",
            "2 2",
            &["found quilon, take clove", "use resupply"],
            "d5 s4 c9 x0 11111 [sell-spices]",
            "red P19",
        ),
        (
            "c0 resupply [sell-spices]",
            "2 2",
            &["found quilon, take clove", "use resupply, take colonists, pay"],
            "d5 s4 c2 x0 11111 quilon/cp:c [sell-spices]",
            "green P8",
        ),
        (
            "c9 resupply [sell-spices]",
            "2 2",
            &["found quilon, take clove", "decline, use resupply"],
            "d5 s4 c10 x0 11111 [sell-spices]",
            "red P19",
        ),
        // It waits through a question in between.
        (
            "c9 espionage resupply [sell-spices]",
            "2 2",
            &[
                "found quilon, take clove",
                "use resupply, use espionage green found cochin, pay, take ginger",
                "take ships",
                "pay",
            ],
            "d5 s8 c3 x0 11111 quilon/cp:c cochin:g [sell-spices]",
            "green P8",
        ),
    ]);
}

#[test]
fn the_order_of_the_answers_is_free() {
    mailed(&[
        (
            "c6",
            "3 3",
            &["found calicut, take clove ginger, pay"],
            "d5 s4 c0 x0 11111 calicut:cg",
            "green P8",
        ),
        (
            "c5 red-colonist",
            "3 3",
            &["found calicut, take clove ginger, use red colonist, pay"],
            "d5 s4 c0 x0 11111 calicut:cg red-colonist-",
            "green P8",
        ),
        // What is done with the colonists missing need not be done if none are.
        (
            "c2 red-ship",
            "3 3",
            &["found quilon, use red ship, pay, take clove"],
            "d5 s5 c2 x0 11111 quilon/cp:c red-ship-",
            "green P8",
        ),
        (
            "c5 espionage",
            "2 2",
            &["use espionage green found quilon, taxes, pay, take clove"],
            "d9 s4 c3 x0 11111 quilon/cp:c",
            "green P8",
        ),
        // Not without a word about the colonists: what stands behind the spices
        // is for afterwards.
        (
            "c5 red-colonist",
            "2 2",
            &["found quilon, take clove, use red colonist"],
            "d5 s4 c5 x0 11111 red-colonist",
            "red P14",
        ),
        // Of several limits the one that is enough.
        (
            "c5 [third-card]",
            "1 1",
            &["found quilon, pay 1, third card if short, pay 5, take clove"],
            "d5 s4 c1 x0 11111 quilon/cp:c [third-card]",
            "green P8",
        ),
        (
            "c2 red-colonist",
            "2 1",
            &["found quilon, pay 1, use red colonist, pay 3, decline, take clove"],
            "d5 s4 c0 x0 11111 quilon/cp:c red-colonist-",
            "green P8",
        ),
    ]);
}

#[test]
fn what_else_asks_has_its_own_answers() {
    mailed(&[
        // b2 asks nothing, so that what is left over is the colony's or nobody's.
        (
            "c4 exchange",
            "1 1",
            &["found quilon, use exchange b2, take clove, pay"],
            "d5 s4 c0 x0 11111 quilon/cp:c red-ship",
            "green P8",
        ),
        (
            "c4 exchange",
            "1 1",
            &["found quilon, use exchange b2, take clove, drop new, pay, take pepper"],
            "d5 s4 c0 x0 11111 quilon/cp:p red-ship",
            "green P8",
        ),
        (
            "c4 exchange",
            "1 1",
            &["found quilon, use exchange b3, take clove, pay, take pepper"],
            "d5 s4 c0 x0 11111 mixed:c quilon/cp:p",
            "green P8",
        ),
        // A third card written for one colony is not played for another.
        (
            "c9 espionage red-ship [third-card]",
            "3 3",
            &["use espionage green found quilon, use red ship, play third card, take clove, \
               found cochin, decline"],
            "d5 s5 c10 x0 11111 quilon/cp:c red-ship- [third-card]",
            "green P8",
        ),
    ]);
    red("viceroy")
        .refuses("use viceroy, pay, found quilon", "P8: «pay» answers nothing that this line asks");
    red("viceroy").refuses(
        "use viceroy, take clove, found quilon",
        "P8: «take clove» answers nothing that this line asks",
    );
}

/// A founding of a line and what is written behind it.
#[derive(Clone)]
struct Founding {
    spied: bool,
    colony: Colony,
    spice: Spice,
    pay: Option<u8>,
    decline: bool,
    take: bool,
}

impl Founding {
    fn taken(&self) -> Step {
        let count = if matches!(self.colony, Colony::Quilon | Colony::Cochin) { 1 } else { 2 };
        let spices = vec![Units { spice: self.spice, count, store: None }];
        Step::Take(Take::Spices { tile: None, spices })
    }

    fn answers(&self, dice: &mut Dice) -> Vec<Step> {
        let mut steps: Vec<Step> = self.pay.map(|most| Step::Pay(Some(most))).into_iter().collect();
        steps.extend(self.decline.then_some(Step::Decline));
        if self.take {
            steps.insert(dice.below(steps.len() + 1), self.taken());
        }
        steps
    }

    fn steps(&self, spied: crate::engine::Seat, dice: &mut Dice) -> Vec<Step> {
        let deed = Deed::Found(self.colony);
        let first = if self.spied {
            Step::Use(Use::Espionage(spied, Box::new(deed)))
        } else {
            Step::Do(deed)
        };
        [vec![first], self.answers(dice)].concat()
    }
}

/// What red has, as the rules of one founding after another make it, and who is
/// asked in the end. Cards turned up show `value` each.
struct Oracle {
    colonists: u32,
    founded: Vec<(Colony, Spice)>,
    asked: &'static str,
    stopped: bool,
    /// The founding that asks, and those after it.
    left: Vec<Founding>,
}

impl Oracle {
    /// Goes on through `left`; `open` says that the first is being asked about.
    fn run(&mut self, value: u32, hand: bool) {
        while let Some(at) = self.left.first().cloned() {
            let need = [6, 8, 10, 12][Colony::ALL.iter().position(|it| *it == at.colony).unwrap()];
            let short = u32::saturating_sub(need, 2 * value);
            let spies = self.left[1..].iter().filter(|it| it.spied).count();
            if short > 0 {
                let may_pay = at.pay.is_some_and(|most| u32::from(most) >= short);
                if self.colonists < short && !hand && spies == 0 {
                    self.colonists += 1;
                    self.left.remove(0);
                    continue;
                }
                if may_pay && self.colonists >= short {
                    self.colonists -= short;
                } else if at.decline {
                    self.colonists += 1;
                    self.left.remove(0);
                    continue;
                } else {
                    self.stopped = at.pay.is_some();
                    self.asked = "red P14";
                    return;
                }
            }
            if !at.take {
                self.asked = "red P15";
                return;
            }
            self.founded.push((at.colony, at.spice));
            self.left.remove(0);
        }
        self.asked = "green P8";
    }

    fn check(&self, table: &Table, line: &str) {
        let red = table.game.player(table.red);
        assert_eq!(red.colonists, self.colonists, "{line}");
        assert_eq!(!table.stopped().is_empty(), self.stopped, "{line}: {:?}", table.stopped());
        assert_eq!(table.asked(), self.asked, "{line}");
        let names: Vec<Colony> = red.colonies().collect();
        let all = || self.founded.iter();
        assert_eq!(names, all().map(|it| it.0).collect::<Vec<_>>(), "{line}");
        for (store, (_, spice)) in red.stores.iter().zip(all()) {
            assert!(store.content.iter().all(|it| it == spice), "{line}: {store:?}");
        }
    }
}

fn random_line(dice: &mut Dice) -> Vec<Founding> {
    let mut colonies = Colony::ALL.to_vec();
    let mut spices = Spice::ALL.to_vec();
    let spied = dice.below(3);
    let own = dice.below(spied + 1);
    let founding = |at: usize, dice: &mut Dice| Founding {
        spied: at != own,
        colony: colonies.remove(dice.below(colonies.len())),
        spice: spices.remove(dice.below(spices.len())),
        pay: (dice.below(3) > 0).then(|| u8::try_from(1 + dice.below(9)).unwrap()),
        decline: dice.below(3) > 0,
        take: dice.below(4) > 0,
    };
    let mut founding = founding;
    (0..=spied).map(|at| founding(at, dice)).collect()
}

fn text(steps: Vec<Step>) -> String {
    line(steps).to_string()
}

/// Random lines of several foundings against an engine that takes one after
/// another; what is left open is answered by mail.
#[test]
fn random_lines_of_several_foundings() {
    let mut asked = [0; 3];
    for number in 0..600 {
        let mut dice = TableSeed::new("several foundings").dice(number);
        let value = 1 + dice.below(3);
        let (hand, colonists) = (dice.below(3) > 0, dice.below(11));
        let left = random_line(&mut dice);
        let spies = left.iter().filter(|it| it.spied).count();
        let before = format!(
            "c{colonists} {}{}",
            "espionage ".repeat(spies),
            if hand { "[sell-spices]" } else { "" }
        );
        let mut table = red(&before);
        // Two for each founding that is still to turn some up.
        let cards = |foundings: usize| format!("{value} ").repeat(2 * foundings);
        let mut oracle = Oracle {
            colonists: u32::try_from(colonists).unwrap(),
            founded: Vec::new(),
            asked: "",
            stopped: false,
            left,
        };
        let green = table.green;
        let steps: Vec<Vec<Step>> =
            oracle.left.iter().map(|it| it.steps(green, &mut dice)).collect();
        let mut mails = text(steps.concat());
        table.drawing(&cards(oracle.left.len()), &mails);
        oracle.run(u32::try_from(value).unwrap(), hand);
        oracle.check(&table, &format!("{before}, {value}: {mails}"));
        while let (false, "red P14" | "red P15") = (oracle.stopped, oracle.asked) {
            asked[usize::from(oracle.asked == "red P15")] += 1;
            // The rest of a line waits, with the answers of this founding in it.
            let waiting = oracle.left[0].clone();
            let mut reply = Founding { pay: None, decline: false, take: false, ..waiting.clone() };
            if oracle.asked == "red P15" {
                reply.take = true;
                // It has its colonists.
                (reply.pay, reply.decline) = (None, false);
            } else if table.allows("pay") && dice.below(3) > 0 {
                (reply.pay, reply.take) = (Some(12), dice.below(2) > 0);
            } else {
                reply.decline = true;
            }
            let mail = text(reply.answers(&mut dice));
            mails = format!("{mails} / {mail}");
            let paid = oracle.asked == "red P15";
            table.drawing(&cards(oracle.left.len() - 1), &mail);
            let first = &mut oracle.left[0];
            first.take |= reply.take;
            if paid {
                oracle.founded.push((waiting.colony, waiting.spice));
                oracle.left.remove(0);
            } else {
                (first.pay, first.decline) = (reply.pay, reply.decline);
            }
            oracle.run(u32::try_from(value).unwrap(), hand);
            oracle.check(&table, &format!("{before}, {value}: {mails}"));
        }
        asked[2] += usize::from(oracle.asked == "green P8");
    }
    assert!(asked.iter().all(|&count| count > 30), "{asked:?}");
}

/// As in one mail, so in several, where nothing hidden comes up in between.
#[test]
fn a_line_is_its_steps_one_by_one() {
    let before = "d9 s4 c2 12111 clove2:c mixed: quilon/pn:p cochin: red-ship red-ducats \
                  red-colonist red-spice duty extra-harvest viceroy \
                  [two-ships two-spices sell-spices buy-progress]";
    let around = [
        "use red ship",
        "use red ducats",
        "use red colonist",
        "use red spice pepper",
        "use red spice",
        "use extra harvest",
        "use extra harvest cochin ginger",
        "use viceroy",
        "use duty clove clove from mixed",
        "play two ships",
        "play two spices ginger clove",
        "play two spices",
        "play sell spices pepper clove",
        "play buy progress taxes",
        "discard two ships",
    ];
    let actions = [
        "taxes",
        "ships",
        "harvest",
        "harvest pepper nutmeg",
        "progress ships",
        "progress harvest",
    ];
    let (mut carried_out, mut refused) = (0, 0);
    for number in 0..1500 {
        let mut dice = TableSeed::new("one by one").dice(number);
        let some = |dice: &mut Dice| -> Vec<&str> {
            (0..dice.below(4)).map(|_| *dice.pick(&around).unwrap()).collect()
        };
        let (first, then) = (some(&mut dice), some(&mut dice));
        let action = *dice.pick(&actions).unwrap();
        let whole = [first.clone(), vec![action], then.clone()].concat().join(", ");
        let mut mails: Vec<String> = first.iter().map(ToString::to_string).collect();
        if then.is_empty() {
            mails.push(action.to_owned());
        } else {
            mails.extend([format!("{action}, hold"), then.join(", ")]);
        }
        let mut single = red(before);
        let done = mails.iter().all(|mail| {
            let fits = single.allows(mail);
            if fits {
                single.order(mail);
            }
            fits
        });
        let mut line = red(before);
        assert_eq!(line.allows(&whole), done, "{whole}");
        if done {
            line.order(&whole);
            let now = |table: &Table| (table.shows(table.red), table.asked());
            assert_eq!(now(&line), now(&single), "{whole}");
            carried_out += 1;
        } else {
            refused += 1;
        }
    }
    assert!(carried_out > 200 && refused > 200, "{carried_out} {refused}");
}
