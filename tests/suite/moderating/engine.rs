//! Random matches, mended at random: the match in play is always what the journal
//! adds up to.

use monsoon::{
    engine::{
        Author, Body, Deed, Entry, Line, Match, Mendable, Note, Order, Plannable, Salted, Seat,
        Seats, TableSeed, Way, amend, hex, random_action,
    },
    games::{goa, goa::Goa, santiago, santiago::Santiago},
};

/// How many tables of each kind.
fn tables() -> usize {
    std::env::var("MONSOON_MENDED").ok().and_then(|n| n.parse().ok()).unwrap_or(70)
}

fn note() -> Note {
    Note { name: "Zoe".into(), reason: "a slip".into(), ..Note::default() }
}

/// A match, as far as anybody can tell.
fn is<G: Plannable + Mendable>(now: &Match<G>) -> String {
    let seats = now.game().seats();
    let asked: Vec<_> = seats.iter().map(|seat| now.asked_at(seat)).collect();
    let went: Vec<u32> = (0..=now.position()).filter(|&at| now.went_through(at)).collect();
    format!("{:?} {asked:?} {:?} {went:?}", now.awaiting(), now.position())
}

pub(crate) struct Mended<G: Plannable + Mendable> {
    pub(crate) seed: TableSeed,
    pub(crate) now: Match<G>,
    pub(crate) journal: Vec<Entry<G>>,
    counts: [usize; 5],
}

impl<G: Plannable + Mendable> Mended<G> {
    pub(crate) fn new(options: &G::Options, players: usize, seed: &str) -> Self {
        let seed = TableSeed::new(seed);
        let seats = Seats::new(players).unwrap();
        let (now, entry) = Match::<G>::deal(options, seats, &seed).unwrap();
        Mended { seed, now, journal: vec![entry], counts: [0; 5] }
    }

    #[track_caller]
    fn check(&self) {
        let again = Match::replay(&self.journal).unwrap();
        assert!(again.game() == self.now.game(), "another position");
        assert_eq!(is(&again), is(&self.now));
        // And as it is stored.
        let text = serde_json::to_string(&self.journal).unwrap();
        let read: Vec<Entry<G>> = serde_json::from_str(&text).unwrap();
        assert!(read == self.journal, "it reads back as something else");
    }

    pub(crate) fn play(&mut self, dice: &mut monsoon::engine::Dice, moves: usize) {
        for _ in 0..moves {
            let awaiting = self.now.awaiting();
            let Some(awaited) = dice.pick(&awaiting) else { return };
            let action = random_action(self.now.game(), awaited.seat, dice).unwrap();
            let order = Order::from_text(&action.to_string()).unwrap();
            let entry = self.now.play(awaited.seat, &order, &self.seed).unwrap();
            self.journal.push(entry);
        }
    }

    pub(crate) fn back(&mut self, to: u32, way: Way) {
        let body = Body::Return { to, way };
        let entry =
            Entry { note: Some(note()), ..Entry::new(Author::Moderator(None), body, vec![]) };
        self.journal.push(entry);
        self.now = Match::replay(&self.journal).unwrap();
    }

    /// Some seat gives its salt, if its draws take one.
    fn salt(&mut self, dice: &mut monsoon::engine::Dice) {
        if !self.seed.is_numbered(0) {
            return;
        }
        let seats: Vec<Seat> = self.now.game().seats().iter().collect();
        let seat = *dice.pick(&seats).unwrap();
        if self.now.salt(seat, &self.seed).is_none() {
            let digits = hex(&[u8::try_from(dice.below(256)).unwrap(); 16]);
            let deed = Deed::Salt { seat, digits, of: Salted::Words };
            self.journal.push(self.now.note(Author::Seat(seat), Body::Deed(deed), None));
        }
    }

    pub(crate) fn mend(&mut self, dice: &mut monsoon::engine::Dice, adjust: &[&str]) {
        let line = Line::of(&self.journal).unwrap();
        match dice.below(5) {
            0 => {
                let steps = 1 + dice.below(12);
                if let Some(to) = line.before_last(&self.journal, steps) {
                    self.back(to, Way::Undo);
                    self.counts[0] += 1;
                }
            }
            1 => {
                let before = self.now.clone();
                for _ in 0..=dice.below(2) {
                    let line = Line::of(&self.journal).unwrap();
                    let Some(to) = line.before_last(&self.journal, 3) else { return };
                    self.back(to, Way::Undo);
                }
                while self.now.game() != before.game() {
                    let to = Line::before_undo(&self.journal).expect("an undo to take back");
                    self.back(to, Way::Redo);
                }
                self.counts[1] += 1;
            }
            2 => {
                let Some(&entry) = dice.pick(&line.entries) else { return };
                let Some(seat) = self.journal[entry as usize].by.seat() else { return };
                if self.journal[entry as usize].order().is_none() {
                    return;
                }
                let then = Match::replay(&self.journal[..entry as usize]).unwrap();
                let Some(action) = random_action(then.game(), seat, dice) else { return };
                let order = Order::from_text(&action.to_string()).unwrap();
                let amended = amend(&self.journal, entry, &order, &note(), &self.seed).unwrap();
                self.journal.extend(amended.entries);
                self.now = amended.now;
                self.counts[2] += 1;
            }
            3 => {
                let Some(words) = dice.pick(adjust) else { return };
                let order = Order::from_text(words).unwrap();
                let what = self.now.game().read_adjustment(&order).unwrap();
                let before = self.now.clone();
                match self.now.adjust(&what, note(), &self.seed) {
                    Ok(entry) => {
                        self.journal.push(entry);
                        self.counts[3] += 1;
                    }
                    Err(_) => assert!(before.game() == self.now.game(), "refused, yet changed"),
                }
            }
            _ => {
                let by = Author::Moderator(None);
                let entry = self.now.note(by, Body::Deed(Deed::Pause), Some(note()));
                self.journal.push(entry);
                self.salt(dice);
                self.counts[4] += 1;
            }
        }
    }
}

fn mended<G: Plannable + Mendable>(
    options: &G::Options,
    players: usize,
    name: &str,
    adjust: &[&str],
) -> [usize; 5] {
    // Both recipes in turn.
    let numbered = TableSeed::new_text(name);
    let of_old = name.ends_with(['0', '1', '4', '5', '8', '9']);
    let mut table = Mended::<G>::new(options, players, if of_old { name } else { &numbered });
    let mut dice = TableSeed::new(format!("mending {name}")).dice(0);
    for _ in 0..12 {
        let moves = dice.below(25);
        table.play(&mut dice, moves);
        table.mend(&mut dice, adjust);
        table.check();
    }
    // And it can be played to its end.
    for _ in 0..3000 {
        if table.now.awaiting().is_empty() {
            break;
        }
        table.play(&mut dice, 1);
    }
    assert!(table.now.standings().is_some(), "{name} does not end");
    table.check();
    table.counts
}

/// An amendment that changes nothing leaves everything as it was, whatever was
/// drawn in between.
#[test]
fn the_same_order_again_is_the_same_game() {
    for seed in ["one", "two", "three", "dice2_one", "dice2_two", "dice2_three"] {
        let mut table = Mended::<Goa>::new(&goa_options("goa-2012"), 3, seed);
        let mut dice = TableSeed::new(seed).dice(9);
        table.play(&mut dice, 80);
        let entry = 10;
        let order = Order::from_text(table.journal[entry].order().unwrap()).unwrap();
        let entry = u32::try_from(entry).unwrap();
        let amended = amend(&table.journal, entry, &order, &note(), &table.seed).unwrap();
        assert!(amended.now.game() == table.now.game());
        assert!(amended.replayed.iter().all(|it| it.fate == monsoon::engine::Fate::Same));
    }
}

fn goa_options(name: &str) -> goa::Options {
    goa::Options::parse(name, &[], &monsoon::games::Overrides::default()).unwrap()
}

pub(crate) const SANTIAGO: &[&str] = &[
    "red ducats +3",
    "green ducats -2",
    "red ducats 7",
    "green farmers +1",
    "red farmers -1",
    "builder green",
];

pub(crate) const GOA: &[&str] = &[
    "red ducats +3",
    "green ducats -2",
    "red ships +1",
    "green colonists +2",
    "red colonists -1",
    "flag green",
];

#[test]
fn santiago_mended_at_random() {
    let mut all = [0; 5];
    for number in 0..tables() {
        let options = santiago::Options::default();
        let players = 2 + number % 4;
        let counts = mended::<Santiago>(&options, players, &format!("s {number}"), SANTIAGO);
        for (sum, count) in all.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    assert!(all.iter().all(|&count| count > 10), "too little was tried: {all:?}");
}

#[test]
fn goa_mended_at_random() {
    let mut all = [0; 5];
    for number in 0..tables() {
        let edition = ["goa-2012", "goa-2004"][number % 2];
        let players = 2 + number % 3;
        let options = goa_options(edition);
        let counts = mended::<Goa>(&options, players, &format!("g {number}"), GOA);
        for (sum, count) in all.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    assert!(all.iter().all(|&count| count > 10), "too little was tried: {all:?}");
}

/// An early order of a long game is changed in less than a tenth of a second.
#[test]
fn amending_at_depth_is_quick() {
    let mut table = Mended::<Goa>::new(&goa_options("goa-2012"), 4, "depth");
    let mut dice = TableSeed::new("depth").dice(9);
    loop {
        let before = (table.now.clone(), table.journal.len());
        table.play(&mut dice, 1);
        if table.now.awaiting().is_empty() {
            table.now = before.0;
            table.journal.truncate(before.1);
            break;
        }
    }
    let then = Match::replay(&table.journal[..10]).unwrap();
    let seat = table.journal[10].by.seat().unwrap();
    let action = random_action(then.game(), seat, &mut dice).unwrap();
    let order = Order::from_text(&action.to_string()).unwrap();
    let run = || {
        let begun = std::time::Instant::now();
        let amended = amend(&table.journal, 10, &order, &note(), &table.seed).unwrap();
        (begun.elapsed(), amended.replayed.len())
    };
    // The machine may be busy with something else.
    let (quickest, steps) = (0..7).map(|_| run()).min().unwrap();
    println!("{} entries, {steps} played again: {quickest:?}", table.journal.len());
    assert!(quickest.as_millis() < 100, "{quickest:?}");
}
