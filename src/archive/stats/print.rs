//! The statistics as text and as CSV.

use super::{super::tables::csv_line, Group, Spread, Stats};
use std::{
    fmt::Write as _,
    io::{self, Write},
};

impl Stats {
    /// The statistics as text.
    #[must_use]
    pub fn text(&self) -> String {
        let counts: Vec<String> =
            self.tables.iter().map(|(status, count)| format!("{count} {status}")).collect();
        let mut text = format!(
            "Tables: {}\n",
            if counts.is_empty() { "none".to_owned() } else { counts.join(", ") }
        );
        for (count, why) in [
            (self.secret, "keep their secrets"),
            (self.copies, "are copies of games that are counted"),
            (self.broken, "can't be played again"),
        ] {
            if count > 0 {
                let _ = writeln!(text, "Not counted: {count} finished ones that {why}");
            }
        }
        for group in &self.groups {
            group.write(&mut text);
        }
        text
    }

    /// The statistics as CSV, one row for each seat of each group.
    pub fn csv(&self, out: &mut impl Write) -> io::Result<()> {
        let head = "game,edition,options,players,games,entries,rounds,days,mails,letters,answers,\
                    median_hours,p90_hours,seat,mean,best,wins,margin";
        csv_line(out, head.split(','))?;
        for group in &self.groups {
            for seat in &group.seats {
                let maybe = |figure: Option<f64>| figure.map_or_else(String::new, short);
                let line = [
                    group.game.clone(),
                    group.edition.clone().unwrap_or_default(),
                    group.options.clone(),
                    group.players.to_string(),
                    group.games.to_string(),
                    short(group.entries.mean),
                    short(group.rounds.mean),
                    short(group.days.mean),
                    maybe(group.mails.map(|it| it.mean)),
                    maybe(group.letters.map(|it| it.mean)),
                    group.answers.count.to_string(),
                    maybe(group.answers.median_hours),
                    maybe(group.answers.p90_hours),
                    seat.seat.clone(),
                    short(seat.mean),
                    seat.best.to_string(),
                    seat.wins.to_string(),
                    maybe(seat.margin),
                ];
                csv_line(out, line.iter().map(String::as_str))?;
            }
        }
        Ok(())
    }
}

impl Group {
    /// The title of a group: `goa 2012, variant=bonanza, 4 players: 3 games`.
    #[must_use]
    pub fn title(&self) -> String {
        let edition = self.edition.as_ref().map(|it| format!(" {it}")).unwrap_or_default();
        let options =
            if self.options.is_empty() { String::new() } else { format!(", {}", self.options) };
        let games = if self.games == 1 { "game" } else { "games" };
        let Group { game, players, games: count, .. } = self;
        format!("{game}{edition}{options}, {players} players: {count} {games}")
    }

    fn write(&self, text: &mut String) {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "\n{}", self.title());
        let _ = writeln!(text, "  {:<18}{:>8}{:>8}{:>8}", "", "least", "mean", "most");
        for (name, spread) in [
            ("entries", Some(self.entries)),
            ("rounds", Some(self.rounds)),
            ("days", Some(self.days)),
            ("mails in", self.mails),
            ("letters out", self.letters),
        ] {
            let Some(Spread { least, mean, most }) = spread else { continue };
            let _ = writeln!(
                text,
                "  {name:<18}{:>8}{:>8}{:>8}",
                short(least),
                short(mean),
                short(most)
            );
        }
        if let (Some(median), Some(p90)) = (self.answers.median_hours, self.answers.p90_hours) {
            let _ = writeln!(
                text,
                "  {} answers: half within {} h, nine of ten within {} h",
                self.answers.count,
                short(median),
                short(p90)
            );
        }
        let _ = writeln!(
            text,
            "  {:<18}{:>8}{:>8}{:>8}{:>8}  first orders",
            "seat", "mean", "best", "wins", "ahead"
        );
        for seat in &self.seats {
            let openings: Vec<String> =
                seat.openings.iter().map(|it| format!("{} ({})", it.order, it.times)).collect();
            let _ = writeln!(
                text,
                "  {:<18}{:>8}{:>8}{:>8}{:>8}  {}",
                seat.seat,
                short(seat.mean),
                seat.best,
                seat.wins,
                seat.margin.map_or_else(|| "-".to_owned(), short),
                openings.join("; ")
            );
        }
    }
}

/// A figure with one decimal, or without if it is whole.
pub(crate) fn short(figure: f64) -> String {
    let text = format!("{figure:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
