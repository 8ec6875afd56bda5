//! `again`: the same players, with their seats turned, at another table. It begins once all
//! of them have said so.

use super::{
    super::{
        DeskError,
        opening::{self, NewSeat, NewTable, OpenError},
        writing::Writing,
    },
    At, Judgement,
};
use crate::{
    engine::Seat,
    letters::{AgainSaid, Explanation, Occasion},
    store::{SeatRow, Status},
};

impl At<'_> {
    /// The player would play again, or would rather not.
    pub(super) fn again(&self, wants: bool) -> Result<Judgement, DeskError> {
        let said = self.said_again(wants)?;
        self.answer(&Occasion::Explained(Explanation::Again(said)))
    }

    fn said_again(&self, wants: bool) -> Result<AgainSaid, DeskError> {
        let work = self.work;
        let (tx, table) = (work.tx, self.row.id);
        match self.row.status {
            Status::Finished | Status::Cancelled => {}
            Status::Waiting | Status::Running | Status::Paused => return Ok(AgainSaid::NotOver),
        }
        if let Some(next) = tx.read().again_at(table)? {
            return Ok(AgainSaid::Begun { table: next });
        }
        let players: Vec<&SeatRow> =
            self.row.seats.iter().filter(|player| !player.address.is_empty()).collect();
        let game = work.settings.games.called(&self.row.game);
        let fewest = game.map_or(usize::MAX, |game| game.name().players.0);
        let house = tx.read().house_players(table)?;
        if players.len() + house < fewest {
            return Ok(AgainSaid::TooFew);
        }
        let before = tx.read().again(table, work.now)?;
        tx.set_again(self.key, wants, work.now)?;
        let now = tx.read().again(table, work.now)?;
        let wanted = |all: &[(Seat, bool)], seat| all.contains(&(seat, true));
        if !wants {
            let told = before.iter().filter(|(seat, wanted)| *wanted && *seat != self.seat);
            for (seat, _) in told.filter(|_| !before.contains(&(self.seat, false))) {
                self.tell_again(*seat, false)?;
            }
            return Ok(AgainSaid::Declined);
        }
        if now.iter().any(|(_, wants)| !wants) {
            return Ok(AgainSaid::NotAll);
        }
        let missing: Vec<&SeatRow> =
            players.iter().copied().filter(|player| !wanted(&now, player.seat)).collect();
        if missing.is_empty() {
            return self.begin_again(&players);
        }
        // Each is asked once, whoever else says so.
        if !before.iter().any(|(_, wanted)| *wanted) {
            for player in &missing {
                self.tell_again(player.seat, true)?;
            }
        }
        Ok(AgainSaid::Waits { names: missing.iter().map(|player| player.name.clone()).collect() })
    }

    fn tell_again(&self, seat: Seat, wants: bool) -> Result<(), DeskError> {
        let work = self.work;
        Writing::new(work.tx, work.settings, self.row, self.table, work.now).letter(
            seat,
            &Occasion::Again { by: self.seat, wants },
            None,
        )
    }

    /// Opens the next table, as this one was.
    fn begin_again(&self, players: &[&SeatRow]) -> Result<AgainSaid, DeskError> {
        let work = self.work;
        let (tx, table) = (work.tx, self.row.id);
        let Some(wish) = self.same_again(players)? else { return Ok(AgainSaid::CannotBe) };
        let next = match opening::open_at(tx, work.settings, &wish, work.now) {
            Ok(opened) => {
                tx.set_watch(opened.id, &self.row.watch)?;
                opened.id
            }
            Err(OpenError::Wish(_)) => return Ok(AgainSaid::CannotBe),
            Err(OpenError::Desk(error)) => return Err(error),
        };
        tx.set_again_at(table, next)?;
        Ok(AgainSaid::Begun { table: next })
    }

    /// What the next table is made from; `None` if this one's options can't be read any more.
    fn same_again(&self, players: &[&SeatRow]) -> Result<Option<NewTable>, DeskError> {
        let work = self.work;
        let (reader, row) = (work.tx.read(), self.row);
        let game = work.settings.games.called(&row.game);
        let pairs = game.and_then(|game| game.pairs(&row.options).ok());
        let Some(mut options) = pairs else { return Ok(None) };
        let clock = reader.clock(row.id)?;
        let mut option = |key: &str, value: &str| options.push((key.to_owned(), value.to_owned()));
        option("press", row.press.word());
        option("delivery", if row.press_now { "now" } else { "next" });
        option("votes", row.votes.word());
        option("subjects", if row.one_subject { "one" } else { "two" });
        option("archive", if row.secret { "public" } else { "full" });
        option("reasons", if reader.needs_reasons(row.id)? { "needed" } else { "optional" });
        option("clock", &clock.rule.to_string());
        option("silence", &clock.silence.to_string());
        option("offer-after", &clock.offer_after.to_string());
        option("away-days", &clock.away_days.to_string());
        if let Some(most) = reader.most_missed(row.id)? {
            option(opening::MISSED, &most.to_string());
        }
        option("house", &reader.house_players(row.id)?.to_string());
        let mut seats: Vec<NewSeat> = players
            .iter()
            .map(|player| NewSeat {
                name: player.name.clone(),
                address: player.address.clone(),
                language: Some(player.language),
            })
            .collect();
        // There are as many as the game needs at least.
        let turned = usize::from(!seats.is_empty());
        seats.rotate_left(turned);
        let own =
            reader.moderators(row.id)?.into_iter().filter(|it| it.own && !it.address.is_empty());
        Ok(Some(NewTable {
            game: row.game.clone(),
            seats,
            options,
            seed: None,
            moderators: own.map(|it| (it.name, it.address)).collect(),
            later: false,
        }))
    }
}
