//! What everybody may know of a journal, as a list of sentences for each entry,
//! and anything done other than orders, in a few words.

use super::playable::Playable;
use crate::{
    engine::{Author, Body, Deed, Entry, Force, Match, Salted, Seat, Viewer, Way},
    letters::{Envelope, RenderError, news_lines},
};

/// An envelope without a reader: the words of an archive are the same everywhere,
/// so they are English.
pub(super) fn envelope(title: &str, names: Vec<String>, commitment: &str) -> Envelope {
    Envelope { commitment: commitment.to_owned(), ..Envelope::of_nobody(title.to_owned(), names) }
}

/// What everybody may know of each entry. What was taken back is told from the
/// position it was made in.
pub fn news<G: Playable>(
    envelope: &Envelope,
    entries: &[Entry<G>],
) -> Result<Vec<Vec<String>>, RenderError> {
    let mut told = Vec::new();
    Match::walk(entries, Viewer::Public, |number, _, game, news| -> Result<(), RenderError> {
        let mut lines: Vec<String> =
            done(entries, number, Some(Viewer::Public)).into_iter().collect();
        lines.extend(news_lines(envelope, &game.view(Viewer::Public), news)?);
        told.push(lines);
        Ok(())
    })?;
    Ok(told)
}

/// What was done in an entry other than an order by its seat's own player, by whom
/// and why; `None` if nothing was. Without a viewer everything is told.
#[must_use]
pub fn done<G: Playable>(
    entries: &[Entry<G>],
    number: u32,
    viewer: Option<Viewer>,
) -> Option<String> {
    let at = |number: u32| usize::try_from(number).ok().and_then(|number| entries.get(number));
    let entry = at(number)?;
    let knows = |seat: Seat| viewer.is_none_or(|viewer| viewer.sees_secrets_of(seat));
    let amends = |number: Option<u32>| {
        let before = number.and_then(at).map(|entry| &entry.body);
        matches!(before, Some(Body::Return { way: Way::Amend, .. }))
    };
    let what = match &entry.body {
        Body::Deal(_) => return None,
        Body::Order(order) => match entry.by {
            Author::Moderator(Some(_)) if amends(number.checked_sub(1)) => return None,
            Author::Moderator(Some(seat)) if entry.again.is_none() => {
                if knows(seat) {
                    format!("as {seat}: {order}")
                } else {
                    format!("as {seat}")
                }
            }
            Author::Clock(seat) => format!("by the clock for {seat}"),
            Author::House(seat) => format!("by a house player for {seat}"),
            Author::Creator | Author::Seat(_) | Author::Moderator(_) => return None,
        },
        Body::Return { to, way: Way::Undo } => {
            format!("undo: entry {} stands as the last", to.saturating_sub(1))
        }
        Body::Return { to, way: Way::Redo } => {
            format!("redo: entry {} stands again as the last", to.saturating_sub(1))
        }
        Body::Return { to, way: Way::Amend } => {
            let seat = at(*to)?.by.seat()?;
            let order = number.checked_add(1).and_then(at).and_then(Entry::order);
            match order.filter(|_| knows(seat)) {
                Some(order) => format!("amend {to} of {seat}: {order}"),
                None => format!("amend {to} of {seat}"),
            }
        }
        Body::Adjust { what, .. } if what.starts_with("rule ") => what.clone(),
        Body::Adjust { of: Some(seat), .. } if !knows(*seat) => format!("adjust {seat} (secret)"),
        Body::Adjust { what, .. } => format!("adjust {what}"),
        Body::Finish => "finish".to_owned(),
        Body::Cancel => "cancel".to_owned(),
        Body::Deed(deed) => deed_words(deed),
    };
    let what = match entry.undoes() {
        Some(undone) => format!("{what} (takes back entry {undone})"),
        None => what,
    };
    let note = entry.note.clone().unwrap_or_default();
    let by = match entry.by {
        Author::Moderator(_) if note.vote => "by vote: ".to_owned(),
        Author::Moderator(_) if note.name.is_empty() => "moderator: ".to_owned(),
        Author::Moderator(_) => format!("{}: ", note.name),
        Author::Seat(seat) => format!("{seat}: "),
        Author::Creator | Author::Clock(_) | Author::House(_) => String::new(),
    };
    let why =
        if note.reason.is_empty() { String::new() } else { format!(" because {}", note.reason) };
    Some(format!("{by}{what}{why}"))
}

/// What is in force at the end.
#[must_use]
pub(super) fn in_force<G: Playable>(entries: &[Entry<G>]) -> Force {
    Force::of(entries).unwrap_or_default()
}

/// What was done, as briefly as a moderator would write it.
#[must_use]
pub fn deed_words(deed: &Deed) -> String {
    match deed {
        Deed::Start => "start".to_owned(),
        Deed::Pause => "pause".to_owned(),
        Deed::PauseUntil { until } => format!("pause until {until}"),
        Deed::Resume => "resume".to_owned(),
        Deed::PauseOver => "the pause is over".to_owned(),
        Deed::Deadline { seats, until } => {
            let seats = seats.iter().map(|seat| seat.colour());
            let words: Vec<&str> = seats.chain([until.as_str()]).collect();
            format!("deadline {}", words.join(" "))
        }
        Deed::Clock { rule, .. } => format!("clock {rule}"),
        Deed::Replace { seat, former, name } if former.is_empty() => {
            format!("replace {seat} with {name}")
        }
        Deed::Replace { seat, former, name } => format!("replace {seat} with {name} for {former}"),
        Deed::Address { seat, name: None } => format!("another address for {seat}"),
        Deed::Address { name: Some(name), .. } => format!("another address for {name}"),
        Deed::Swap { seats: [one, other], names: [here, there] } => {
            format!("swap {one} {other}: {here} plays {one}, {there} plays {other}")
        }
        Deed::AddSeat { name } => format!("seat add {name}"),
        Deed::DropSeat { name } => format!("seat drop {name}"),
        Deed::Choose { option } => format!("option {option}"),
        Deed::Moderator { name, joins } => {
            let what = if *joins { "add" } else { "remove" };
            format!("moderator {what} {name}").trim_end().to_owned()
        }
        Deed::HouseRule { text } => format!("house rule: {text}"),
        Deed::HouseRuleOff { text } => format!("house rule off: {text}"),
        Deed::Bot { seat } => format!("bot {seat}"),
        Deed::BotOff { seat } => format!("no bot for {seat}"),
        Deed::Remove { seat, former } => format!("remove {seat} ({former})"),
        Deed::Say { text } => format!("say {text}"),
        Deed::Announce { text } => format!("announce {text}"),
        Deed::NotPlaying => "not playing".to_owned(),
        Deed::Reveal => "reveal".to_owned(),
        Deed::Addresses => "addresses".to_owned(),
        Deed::Resend { seat } => format!("resend {seat}"),
        Deed::Tried { seat } => format!("tried to order something for {seat}; not carried out"),
        Deed::Reseed { commitment } => format!("a new seed, SHA-256 {commitment}"),
        Deed::Discarded => "tried something; refused, and what was drawn for it is gone".to_owned(),
        Deed::Salt { seat, digits, of } => {
            let of = match of {
                Salted::MessageId => "the Message-ID of the first mail",
                Salted::Words => "words",
            };
            format!("the salt of {seat}, SHA-256 of {of}: {digits}")
        }
        Deed::Lost => "an entry that was damaged and is lost".to_owned(),
        Deed::Salvage { lost, commitment } => {
            format!("salvage: {lost} entries are lost; a new seed, SHA-256 {commitment}")
        }
        Deed::AskUndo { seat, to } => format!("{seat} asks to take back entry {to}"),
        Deed::Propose { seat, motion, until } => {
            let until = until.as_ref().map(|until| format!(" until {until}")).unwrap_or_default();
            format!("{seat} proposes {}{until}", motion.word())
        }
        Deed::Settled { motion, how, seats } => {
            let seats: Vec<&str> = seats.iter().map(|seat| seat.colour()).collect();
            let by =
                if seats.is_empty() { String::new() } else { format!(" by {}", seats.join(", ")) };
            format!("the proposal {} is {}{by}", motion.word(), how.word())
        }
    }
}
