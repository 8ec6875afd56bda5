//! What a member reads of the tables that wait, and of what can be played.

use super::{
    super::{DeskError, Settings, games::AnyGame},
    Gather, house_players,
};
use crate::{
    basics::Language,
    letters::{self, House, HouseSaid, OnOffer, Rendered, Waiting},
    mail::address::mailbox,
    store::{Gathering, Member},
};
use std::collections::BTreeMap;

/// How many tables of one person a letter lists to others.
const LISTED_OF_ONE: usize = 2;

/// How many tables a letter lists.
const LISTED: usize = 20;

impl Gather<'_> {
    /// The tables that the reader may join, and those where they are.
    pub(in super::super) fn tables(&self) -> Result<HouseSaid, DeskError> {
        let mut waiting = Vec::new();
        let mut makers: BTreeMap<String, usize> = BTreeMap::new();
        for table in self.tx.read().gatherings()? {
            let mine = table.joined.contains(&self.member.address);
            let of_maker =
                makers.entry(table.joined.first().cloned().unwrap_or_default()).or_default();
            let public = table.word.is_none();
            *of_maker += usize::from(public);
            if mine || (public && *of_maker <= LISTED_OF_ONE) {
                waiting.push(self.waiting(&table)?);
            }
        }
        // One's own come first, then the oldest: they have waited longest.
        waiting.sort_by_key(|table| !table.joined);
        waiting.truncate(LISTED);
        let mut playing = Vec::new();
        for (seat, status) in self.tx.read().all_seats_of(&self.member.address)? {
            if status.is_over() {
                continue;
            }
            if let Some(row) = self.tx.read().table(seat.0)? {
                playing.push((row.id, self.settings.games.title(&row.game).to_owned()));
            }
        }
        let watching = self.to_watch()?;
        Ok(HouseSaid::Tables { waiting, playing, watching })
    }

    pub(in super::super) fn waiting(&self, table: &Gathering) -> Result<Waiting, DeskError> {
        let mut names = Vec::new();
        for address in &table.joined {
            names.extend(self.tx.read().member(&mailbox(address))?.map(|it| it.name));
        }
        let joined = table.joined.contains(&self.member.address);
        let is_maker = table.joined.first() == Some(&self.member.address);
        Ok(Waiting {
            table: table.id,
            title: self.settings.games.title(&table.game).to_owned(),
            seats: table.seats,
            names,
            house: house_players(table),
            // What was chosen is told as it was written.
            clock: clock_of(self.settings, &[])
                .filter(|_| table.options.iter().all(|(key, _)| key != "clock")),
            chosen: table.options.iter().map(|(key, value)| format!("{key}={value}")).collect(),
            joined,
            starts: is_maker && table.joined.len() + house_players(table) >= self.fewest(table),
        })
    }
}

/// How much time there is for each answer at a table that waits, as it is written.
pub(in super::super) fn clock_of(
    settings: &Settings,
    options: &[(String, String)],
) -> Option<String> {
    let chosen = options.iter().find(|(key, _)| key == "clock").map(|(_, value)| value.clone());
    Some(chosen.unwrap_or_else(|| settings.clock.table.rule.to_string())).filter(|it| it != "none")
}

/// The games of the house, and what can be chosen.
pub(in super::super) fn on_offer(settings: &Settings) -> Vec<OnOffer> {
    settings.games.iter().map(offered).collect()
}

pub(in super::super) fn offered(game: &dyn AnyGame) -> OnOffer {
    OnOffer {
        name: game.name().name,
        title: game.name().title,
        players: game.name().players,
        choices: game
            .choosable()
            .iter()
            .map(|(key, values)| values.iter().map(|it| format!("{key}={it}")).collect())
            .collect(),
    }
}

/// A letter to a member.
pub(in super::super) fn letter(
    settings: &Settings,
    member: &Member,
    said: &[HouseSaid],
) -> Rendered {
    let reply_to = settings.own.with_token(&member.token);
    let (name, language) = (settings.own.name(), member.language);
    let address = &settings.own.plain();
    let orders = if member.english_orders { Language::En } else { language };
    letters::house(&House { name, address, reply_to: &reply_to, language, orders }, said)
}
