//! What a moderator may look at: `board`, `log`, `plans`, `help`.

use super::{
    super::{DeskError, table::AnyTable},
    forms::FORMS,
    said::Command,
    session::{Done, Session, refuse},
};
use crate::{
    archive::public::deed_words,
    engine::{Author, Viewer},
    letters::{DeedBy, DeedLine, Done as What, Envelope},
};

impl Session<'_> {
    pub(super) fn command(&mut self, command: Command) -> Done {
        match command {
            Command::As { seat, orders } => self.act_as(&seat, &orders),
            Command::Default { seat } => self.take_default(seat.as_deref()),
            Command::Undo(back) => self.undo(back),
            Command::Redo(entry) => self.redo(entry),
            Command::Amend { entry, order } => self.draft(entry, &order),
            Command::Confirm(what) => self.confirm(what.as_deref()),
            Command::AllowUndo(seat) => self.allow_undo(seat.as_deref()),
            Command::Adjust(words) => self.adjust(&words),
            Command::Rule { rule, on } => self.rule(&rule, on),
            Command::Rules => Ok(self.rules()),
            Command::Pause { until } => self.pause(until.as_deref()),
            Command::Resume => self.resume(),
            Command::Deadline { seat, until } => self.deadline(seat.as_deref(), until),
            Command::Clock(rule) => self.clock(*rule),
            Command::Replace { seat, by } => self.replace(&seat, &by),
            Command::Address { seat, address } => self.address(&seat, &address),
            Command::Swap { one, other } => self.swap(&one, &other),
            Command::AddSeat(person) => self.add_seat(&person),
            Command::DropSeat { seat } => self.drop_seat(&seat),
            Command::Choose { key, value } => self.choose(&key, &value),
            Command::AddModerator(person) => self.add_moderator(&person),
            Command::RemoveModerator(who) => self.remove_moderator(&who),
            Command::HouseRule(text) => self.house_rule(text),
            Command::HouseRuleOff(number) => self.house_rule_off(number),
            Command::Bot { seat } => self.bot(&seat),
            Command::Remove { seat } => self.remove(&seat),
            Command::Start => self.start(),
            Command::Finish => self.finish(),
            Command::Cancel => self.cancel(),
            Command::Say(text) => self.say(text),
            Command::Announce(text) => self.announce(text),
            Command::NotPlaying => self.not_playing(),
            Command::Reveal => self.reveal(),
            Command::Addresses => self.addresses(),
            Command::Resend { seat } => self.resend(seat.as_deref()),
            Command::Salvage => Err(refuse("the journal is sound: there is nothing to salvage")),
            Command::Predict => self.predict(),
            Command::Log(most) => self.log(most),
            Command::Plans => Ok(self.plans()),
            Command::Board(None) => self.board(),
            Command::Board(Some(round)) => self.board_after(round),
            Command::Help => Ok(self.help()),
            Command::HelpAdjust => Ok(self.help_adjust()),
        }
    }

    fn envelope(&self) -> Envelope {
        self.envelope_for(self.viewer())
    }

    fn envelope_for(&self, viewer: Viewer) -> Envelope {
        let names = self.row.seats.iter().map(|seat| seat.name.clone()).collect();
        Envelope {
            table: self.row.id,
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Moderator => None,
            },
            reply_to: self.settings.own.plain(),
            commitment: self.row.seed.commitment(),
            ..Envelope::of_nobody(self.table.title().to_owned(), names)
        }
    }

    /// The position as this moderator may see it.
    pub(super) fn board(&self) -> Done {
        let sheet = self.table.sheet(&self.envelope(), self.viewer()).map_err(DeskError::from)?;
        Ok(sheet.text)
    }

    /// The same at the end of a round.
    fn board_after(&self, round: u32) -> Done {
        let (envelope, over) = (self.envelope(), self.table.rounds_over());
        let sheet = self.table.sheet_at_end(&envelope, round, self.viewer());
        let sheet = sheet.map_err(DeskError::from)?.ok_or_else(|| {
            let which = match over {
                0 => "no round is over".to_owned(),
                over => format!("the last that is over is round {over}"),
            };
            refuse(format!("there is no board of round {round}: {which}"))
        })?;
        Ok(format!("At the end of round {round}:\n\n{}", sheet.text))
    }

    fn plans(&self) -> String {
        let counts = self.table.plan_counts().into_iter().map(|(seat, lines, held)| {
            let held = if held > 0 { format!(", {held} of them held") } else { String::new() };
            format!("{seat}: {lines} lines{held}")
        });
        counts.collect::<Vec<_>>().join("\n")
    }

    /// The last entries of the journal.
    fn log(&mut self, most: usize) -> Done {
        let log = self.logged(&*self.table, self.viewer())?;
        self.logged = true;
        let skip = log.len().saturating_sub(most.max(1));
        Ok(log.get(skip..).unwrap_or_default().join("\n"))
    }

    /// The journal of a table as a viewer may know it, one line per entry.
    pub(super) fn logged(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
    ) -> Result<Vec<String>, DeskError> {
        let times: Vec<String> = self
            .tx
            .read()
            .journal(self.row.id)?
            .into_iter()
            .map(|row| row.at.get(..16).unwrap_or_default().replace('T', " "))
            .collect();
        let log = table.log(&self.envelope_for(viewer), viewer)?;
        let lines = log.iter().zip(&times).map(|(logged, at)| {
            let by = match logged.by {
                Author::Creator => "set-up".to_owned(),
                Author::Seat(seat) => seat.colour().to_owned(),
                Author::Clock(seat) => format!("{seat}, by the clock"),
                Author::House(seat) => format!("{seat}, by a house player"),
                Author::Moderator(Some(seat)) => format!("{seat}, by the moderator"),
                Author::Moderator(None) => "moderator".to_owned(),
            };
            let mut told: Vec<String> = Vec::new();
            told.extend(logged.order.clone());
            told.extend(logged.deed.as_ref().map(Self::deed));
            told.extend(logged.followed.iter().cloned());
            let gone = if logged.in_force { "" } else { " [taken back]" };
            let undoes = logged.undoes.map(|entry| format!(" [takes back {entry}]"));
            let undoes = undoes.unwrap_or_default();
            let again = logged.again.map(|entry| format!(" [again: {entry}]")).unwrap_or_default();
            // A player's own line breaks must not begin a new line.
            let told = told.iter().flat_map(|text| text.lines()).collect::<Vec<_>>().join(" / ");
            format!("{} ({at}, {by}){gone}{undoes}{again}: {told}", logged.entry)
        });
        Ok(lines.collect())
    }

    /// A deed in a few words, for a log.
    fn deed(line: &DeedLine) -> String {
        let secret = || "(secret)".to_owned();
        let what = match &line.what {
            What::Undone { steps, last, .. } => {
                format!("undo: {steps} steps, entry {last} stands as the last")
            }
            What::Redone { last, .. } => format!("redo: entry {last} stands again as the last"),
            What::Amended { entry, seat, order } => {
                format!("amend {entry} of {seat}: {}", order.clone().unwrap_or_else(secret))
            }
            What::Acted { seat, .. } => format!("for {seat}"),
            What::Adjusted { what: Some(what), .. } if what.starts_with("rule ") => what.clone(),
            What::Adjusted { what: Some(what), .. } => format!("adjust {what}"),
            What::Adjusted { what: None, of } => {
                format!("adjust {} (secret)", of.map_or("", |seat| seat.colour()))
            }
            What::Finished => "finish".to_owned(),
            What::Cancelled => "cancel".to_owned(),
            What::Deed(deed) => deed_words(deed),
        };
        let by = match &line.by {
            DeedBy::Moderator(name) if !name.is_empty() => format!("{name}: "),
            DeedBy::Table => "by vote: ".to_owned(),
            DeedBy::Moderator(_) | DeedBy::Player(_) => String::new(),
        };
        let why = match line.reason.as_str() {
            "" => String::new(),
            reason => format!(" because {reason}"),
        };
        format!("{by}{what}{why}")
    }

    /// The list of all commands, and of what `rule` can switch here.
    fn help(&self) -> String {
        let switches = self.rules();
        format!("{}\n\nWhat `rule` switches at this table:\n{switches}", help())
    }

    fn help_adjust(&self) -> String {
        let forms = self.table.adjustments().iter();
        let lines: Vec<String> =
            forms.map(|(form, means)| format!("`adjust {form}`\n    {means}")).collect();
        format!("What can be corrected at this table:\n\n{}", lines.join("\n"))
    }
}

/// The list of all commands.
pub(super) fn help() -> String {
    let lines: Vec<String> = FORMS
        .iter()
        .map(|form| {
            let why = if form.reason { " because ..." } else { "" };
            // Quoted, so that a copy of this letter commands nothing.
            format!("`{}{why}`\n    {}", form.usage, form.means)
        })
        .collect();
    format!(
        "A line is a command; all of a mail's are carried out, or none. A line that is only \
         `because ...` gives the reason of all of them. SEAT is a colour or a player's name.\n\n{}",
        lines.join("\n")
    )
}
