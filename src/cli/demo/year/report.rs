//! What came of a year.

use serde::Serialize;
use std::collections::BTreeMap;

/// What came of a year.
#[derive(Debug, Default, Serialize)]
pub(super) struct Year {
    pub(super) tables: u32,
    /// Tables whose game is over.
    pub(super) finished: u32,
    /// Tables that wait for somebody whose time is up, as they were told to.
    pub(super) resting: u32,
    /// Tables still being played.
    pub(super) running: u32,
    pub(super) mails_in: u32,
    /// Letters by their kind.
    pub(super) letters_out: BTreeMap<String, u32>,
    /// Mails that crossed with what the clock did.
    pub(super) late: u32,
    /// Moves by default, and by house players.
    pub(super) defaults: u32,
    pub(super) house_moves: u32,
    /// Seats that somebody else took.
    pub(super) taken: u32,
    /// Mails whose orders were refused, with why.
    pub(super) refused: Vec<String>,
    /// What must not be.
    pub(super) faults: Vec<String>,
    pub(super) seconds: f64,
}

impl Year {
    pub(super) fn add(&mut self, other: Year) {
        let counts = [
            (&mut self.tables, other.tables),
            (&mut self.finished, other.finished),
            (&mut self.resting, other.resting),
            (&mut self.running, other.running),
            (&mut self.mails_in, other.mails_in),
            (&mut self.late, other.late),
            (&mut self.defaults, other.defaults),
            (&mut self.house_moves, other.house_moves),
            (&mut self.taken, other.taken),
        ];
        for (count, more) in counts {
            *count += more;
        }
        for (kind, more) in other.letters_out {
            *self.letters_out.entry(kind).or_default() += more;
        }
        self.refused.extend(other.refused);
        self.faults.extend(other.faults);
    }

    pub(super) fn print(&self) {
        println!(
            "{} tables: {} finished, {} rest and wait for somebody, {} still going on",
            self.tables, self.finished, self.resting, self.running
        );
        let letters: u32 = self.letters_out.values().sum();
        let kinds: Vec<String> =
            self.letters_out.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        println!("{letters} letters out: {}", kinds.join(", "));
        println!(
            "{} mails in, {} too late, {} refused",
            self.mails_in,
            self.late,
            self.refused.len()
        );
        println!(
            "{} moves by default, {} by house players, {} seats taken over",
            self.defaults, self.house_moves, self.taken
        );
        println!("{:.1} seconds", self.seconds);
        for refused in &self.refused {
            println!("refused: {refused}");
        }
        for fault in &self.faults {
            println!("FAULT: {fault}");
        }
    }
}
