//! `profile`, `standings`, `record public`: how people played, for members of the house and
//! at a table.

use super::{
    super::{DeskError, notice, record},
    At, Judgement, Work,
    house_lines::{self, HouseLine, Setting},
    judged,
};
use crate::{letters::HouseSaid, store::Verdict};

/// Takes such lines out of a mail to a table. Each leaves an empty line, so that the others keep
/// their numbers.
pub(super) fn take(lines: &mut [String]) -> Vec<HouseLine> {
    let mut taken = Vec::new();
    for line in lines {
        let Some(read) = house_lines::of(line) else { continue };
        if matches!(
            read,
            HouseLine::Record(_) | HouseLine::Standings(_) | HouseLine::Set(Setting::Record { .. })
        ) {
            taken.push(read);
            line.clear();
        }
    }
    taken
}

impl Work<'_> {
    /// How somebody played: the writer, or somebody at one of their tables who lets others see
    /// that. Whoever doesn't is not told from nobody.
    pub(super) fn record_of(
        &self,
        address: &str,
        name: Option<&str>,
    ) -> Result<HouseSaid, DeskError> {
        let (tx, settings) = (self.tx, self.settings);
        let Some(name) = name else {
            return Ok(HouseSaid::Record(record::record(tx, settings, address, true)?));
        };
        Ok(match record::companion(tx.read(), address, name)? {
            Some(other) => HouseSaid::Record(record::record(tx, settings, &other, false)?),
            None => HouseSaid::NoRecord { name: name.to_owned() },
        })
    }

    /// The ratings of those who show them.
    pub(super) fn standings(&self, game: Option<&str>) -> Result<HouseSaid, DeskError> {
        let known = game.and_then(|game| self.settings.games.called(game));
        if let (Some(game), None) = (game, known) {
            return Ok(HouseSaid::Unknown { line: game.to_owned(), watches: false });
        }
        let name = known.map(|game| game.name().name);
        Ok(HouseSaid::Standings(record::standings(self.tx, self.settings, name)?))
    }
}

impl At<'_> {
    /// Answers such lines at a table by a letter of the house, to the seat's player.
    pub(super) fn records(&self, lines: &[HouseLine]) -> Result<Judgement, DeskError> {
        let work = self.work;
        let Some(player) = self.row.player(self.key.1) else {
            return Ok(judged(Verdict::Ignored, "nobody has the seat", Some(self.key)));
        };
        let address = player.address.as_str();
        let mut said = Vec::new();
        for line in lines {
            match line {
                HouseLine::Record(name) => said.push(work.record_of(address, name.as_deref())?),
                HouseLine::Standings(game) => said.push(work.standings(game.as_deref())?),
                HouseLine::Set(Setting::Record { public }) => {
                    work.tx.set_record_public(address, *public)?;
                    said.push(work.record_of(address, None)?);
                }
                HouseLine::Games
                | HouseLine::Tables
                | HouseLine::Profile
                | HouseLine::Set(_)
                | HouseLine::New(_)
                | HouseLine::Join(..)
                | HouseLine::Leave(_)
                | HouseLine::Start(_)
                | HouseLine::Watch(..)
                | HouseLine::Unwatch(_)
                | HouseLine::Invite(..)
                | HouseLine::ForgetMe { .. }
                | HouseLine::Yes
                | HouseLine::Never => {}
            }
        }
        let answers = (work.mail, work.letter.message_id.as_deref());
        notice::about_records(
            work.tx,
            work.settings,
            (self.row, player),
            &said,
            answers,
            work.now,
        )?;
        Ok(judged(Verdict::CarriedOut, "asked how people played", Some(self.key)))
    }
}
