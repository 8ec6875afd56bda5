//! A table that waited begins, with those who have joined it.

use super::{
    super::{
        Settings,
        opening::{HouseOptions, NO_WORD, NewSeat, NewTable, OpenError, Watching, open_as},
    },
    Answer, Choice,
};
use crate::{
    basics::looks_like,
    letters::HouseSaid,
    mail::address::mailbox,
    store::{Gathering, WatchRule, WriteTx},
};
use chrono::{DateTime, Utc};

/// Begins with those who have joined, and the house players.
pub(super) fn begin(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: &Gathering,
    now: DateTime<Utc>,
) -> Answer<()> {
    let mut seats: Vec<NewSeat> = Vec::new();
    for address in &table.joined {
        let Some(member) = tx.read().member(&mailbox(address))? else { continue };
        let name = called_apart(&member.name, &seats);
        seats.push(NewSeat { name, address: member.address, language: Some(member.language) });
    }
    let wish = NewTable {
        game: table.game.clone(),
        seats,
        options: table.options.clone(),
        seed: None,
        moderators: vec![],
        later: false,
    };
    tx.end_gathering(table.id, now)?;
    match open_as(tx, settings, &wish, Some(table.id), now) {
        Ok(_) => {
            tx.set_watch(table.id, &watched_by(table))?;
            Ok(Ok(()))
        }
        Err(OpenError::Wish(why)) => Ok(Err(HouseSaid::Wrong { why })),
        Err(OpenError::Desk(error)) => Err(error),
    }
}

/// The most letters of a name that a number is put behind.
const LONGEST_APART: usize = 50;

/// A name that none of these has.
fn called_apart(name: &str, others: &[NewSeat]) -> String {
    // A name with a number behind it must be one, too.
    let short: String = name.chars().take(LONGEST_APART).collect();
    let taken = |name: &str| others.iter().any(|other| looks_like(&other.name, name));
    let mut apart = name.to_owned();
    for nth in 2..=others.len() + 1 {
        if !taken(&apart) {
            break;
        }
        apart = format!("{} {nth}", short.trim_end());
    }
    apart
}

/// Who may watch a table that people have joined: whoever could have joined it, unless its
/// maker chose otherwise.
fn watched_by(table: &Gathering) -> WatchRule {
    let chosen = HouseOptions::take(table.options.clone()).ok().and_then(|(it, _)| it.watch);
    match (chosen, &table.word) {
        (Some(Watching::By(rule)), _) => rule,
        (Some(Watching::ByTheTablesWord) | None, Some(word)) => WatchRule::Word(word.clone()),
        (Some(Watching::ByTheTablesWord), None) => WatchRule::None,
        (None, None) => WatchRule::Open,
    }
}

/// Whether a table for whoever joins can be watched like this. What is chosen is shown to
/// others, so no word may stand in it.
pub(in super::super) fn may_be_watched(choice: &Choice<'_>) -> Result<(), String> {
    let (of_house, _) = HouseOptions::take(choice.options.to_vec())?;
    match of_house.watch {
        Some(Watching::By(WatchRule::Word(_))) => {
            Err("write watch=word: those who know the table's word may watch".to_owned())
        }
        Some(Watching::ByTheTablesWord) if !choice.private => Err(NO_WORD.to_owned()),
        Some(Watching::By(WatchRule::Open | WatchRule::None) | Watching::ByTheTablesWord)
        | None => Ok(()),
    }
}
