//! The result of a year.

use super::growth::Month;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Default, Serialize)]
pub(super) struct Year {
    pub(super) tables: u32,
    pub(super) finished: u32,
    /// Tables that wait for somebody whose time is up, as their settings demand.
    pub(super) resting: u32,
    pub(super) running: u32,
    pub(super) mails_in: u32,
    pub(super) letters_out: BTreeMap<String, u32>,
    /// Mails that crossed with something the clock did.
    pub(super) late: u32,
    /// Moves by default; `house_moves` counts those by house players.
    pub(super) defaults: u32,
    pub(super) house_moves: u32,
    /// Seats taken over by somebody else.
    pub(super) taken: u32,
    /// Refused mails, with the reason.
    pub(super) refused: Vec<String>,
    /// Violations of what must always hold.
    pub(super) faults: Vec<String>,
    pub(super) seconds: f64,
    /// How the database grew, if that was asked.
    #[serde(skip)]
    pub(super) months: Vec<Month>,
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
        self.months.extend(other.months);
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
