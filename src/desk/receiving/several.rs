//! A mail for more than one table. There is no telling which of them its orders
//! are for, so it is carried out at none, and one answer says so for all of them.
//! The same goes if one of them already had its copy of the mail: a mail acts
//! once.

use super::{
    super::{
        DeskError, notice,
        sender::{Place, Sender},
    },
    At, Judgement, Work, judged,
};
use crate::{
    basics::{Language, TableId},
    engine::{Arg, Said, Sentence},
    letters::{self, Explanation, Occasion},
    store::Verdict,
};

impl Work<'_> {
    /// Answers a sender who wrote to several of these places, all their own.
    pub(super) fn several(&self, places: &[Place]) -> Result<Judgement, DeskError> {
        let seat = places.iter().find_map(|place| match place {
            Place::Seat(seat, saw) => Some((*seat, *saw)),
            Place::Moderating(..) | Place::Offered(..) | Place::Tables(..) => None,
        });
        match seat {
            Some((seat, _)) if self.is_proven() => self.limited(seat, true, |at| at.for_here(None)),
            Some((seat, saw)) => self.seated_as(seat, false, |at| at.unproven(saw)),
            None => self.several_without_a_seat(places),
        }
    }

    /// Tells moderators and newcomers in plain words.
    fn several_without_a_seat(&self, places: &[Place]) -> Result<Judgement, DeskError> {
        let tables = self.titles(places.iter().map(Place::table), self.settings.language)?;
        let text = format!(
            "your mail went to more than one address: {tables}. A mail is for one of them only, so \
             nothing was carried out; send each a mail of its own"
        );
        for place in places {
            if let Place::Moderating(table, address, _) = place {
                return self.not_moderating(*table, address, &text);
            }
        }
        let why = "to several seats that are offered";
        if let (true, Some(from), Some(place)) =
            (self.is_proven(), &self.letter.from, places.first())
        {
            notice::to_newcomer(
                self.tx,
                self.settings,
                place.table(),
                &from.address,
                &Sentence::of(
                    &text,
                    Some(Said::of("not-seated-several", [("tables", Arg::Text(tables))])),
                ),
                self.now,
            )?;
            return Ok(judged(Verdict::Explained, why, None));
        }
        Ok(judged(Verdict::Ignored, why, None))
    }

    /// Tables as named in the subjects of their letters in this language, without repeats.
    pub(super) fn titles(
        &self,
        tables: impl Iterator<Item = TableId>,
        language: Language,
    ) -> Result<String, DeskError> {
        let mut titles: Vec<String> = Vec::new();
        for table in tables {
            let Some(row) = self.tx.read().table(table)? else { continue };
            let title = self.settings.games.title(&row.game);
            let title = letters::table_name(title, table, language);
            if !titles.contains(&title) {
                titles.push(title);
            }
        }
        Ok(titles.join(", "))
    }

    /// Why a mail that was carried out elsewhere is not carried out here, in plain
    /// words.
    pub(super) fn taken_elsewhere(&self) -> Result<Option<String>, DeskError> {
        if self.elsewhere.is_empty() {
            return Ok(None);
        }
        let titles = self.titles(self.elsewhere.iter().copied(), Language::En)?;
        Ok(Some(format!(
            "the same mail went to {titles}, too, and a mail is for one table only; here nothing \
             was carried out"
        )))
    }
}

impl At<'_> {
    /// The mail of a player who may be taken at their word.
    pub(super) fn for_here(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if let Sender::Several { places } = self.work.sender {
            return self.several(places);
        }
        self.player_here(saw)
    }

    fn several(&self, places: &[Place]) -> Result<Judgement, DeskError> {
        let tables = self.work.titles(places.iter().map(Place::table), self.language())?;
        let occasion = Occasion::Explained(Explanation::SeveralTables { tables });
        self.answer_with(&occasion, Verdict::Explained, "to the addresses of several tables")
    }

    /// A player's mail, unless it was carried out at another table.
    fn player_here(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if self.work.elsewhere.is_empty() {
            return self.player(saw);
        }
        let tables = self.work.titles(self.work.elsewhere.iter().copied(), self.language())?;
        let occasion = Occasion::Explained(Explanation::Elsewhere { tables });
        let why = "the same mail was carried out at another table";
        self.answer_with(&occasion, Verdict::Explained, why)
    }
}
