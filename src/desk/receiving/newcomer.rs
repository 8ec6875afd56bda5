//! Somebody takes an offered seat, by writing to an address that contains its
//! code.
//!
//! A sender address can be forged. If nobody vouches for it, its owner is asked
//! first, in a letter with a code of its own: only people who read that mailbox
//! can take the seat. Nobody is written to often because of this: see
//! [`At::told_enough`].

use super::{
    super::{
        DeskError,
        clocks::Time,
        inviting::{is_harmless, is_own_name, neutral_name},
        moderating::who::gave_word,
        notice, record,
        secrets::random_hex,
        writing::Writing,
    },
    At, Judgement, Work, is_theirs, judged,
    lexicon::{LEXICON, Offered},
};
use crate::{
    basics::{NameError, Wanted, looks_like, person_name},
    config::plain_address,
    engine::{Arg, Deed, Said, Sentence},
    letters::{self, Occasion},
    mail,
    store::{Claim, Offer, SeatRow, Status, Verdict},
};
use chrono::TimeDelta;

/// The most answers to people who do not have the seat yet, counting all of them,
/// while a seat is offered.
const ANSWERS_AN_OFFER: u32 = 20;

/// Why somebody who has an offer's code doesn't have the seat yet.
#[derive(Debug, thiserror::Error)]
enum NotSeated {
    #[error("to take the seat, write one line: «take», and the name the others are to see")]
    HowToTake,
    #[error("this address has a seat at the table already")]
    HasSeat,
    #[error("you have given your word not to play at this table")]
    GaveWord,
    #[error("another player at the table has that name; write another")]
    NameTaken,
    #[error(
        "a mail with this seat’s secret came from another address, and nothing was done: to take \
         the seat, write from this address"
    )]
    Elsewhere,
    #[error(
        "this table is for people who have missed at most {most} % of their deadlines; of yours, \
         {share} % passed without an answer"
    )]
    MissedTooMany { most: u32, share: u32 },
    #[error(transparent)]
    NoName(#[from] NameError),
}

impl NotSeated {
    fn sentence(&self) -> Sentence {
        let said = match self {
            NotSeated::HowToTake => {
                Said::of("not-seated-how", [("order", Arg::Command("take".to_owned()))])
            }
            NotSeated::HasSeat => Said::of("not-seated-has-seat", []),
            NotSeated::GaveWord => Said::of("not-seated-gave-word", []),
            NotSeated::NameTaken => Said::of("not-seated-name-taken", []),
            NotSeated::Elsewhere => Said::of("not-seated-elsewhere", []),
            NotSeated::MissedTooMany { most, share } => Said::of(
                "not-seated-missed",
                [("most", Arg::Number(*most)), ("share", Arg::Number(*share))],
            ),
            NotSeated::NoName(NameError::LineBreak(shown)) => {
                Said::of("name-line-break", [("name", Arg::text(shown))])
            }
            NotSeated::NoName(NameError::Unseen { shown, code }) => {
                Said::of("name-unseen", [("name", Arg::text(shown)), ("code", Arg::text(code))])
            }
            NotSeated::NoName(NameError::Empty { most }) => {
                Said::of("name-empty", [("most", Arg::count(*most))])
            }
            NotSeated::NoName(NameError::TooLong { shown, count, most }) => Said::of(
                "name-too-long",
                [
                    ("name", Arg::text(shown)),
                    ("count", Arg::count(*count)),
                    ("most", Arg::count(*most)),
                ],
            ),
        };
        Sentence::of(self, Some(said))
    }
}

impl At<'_> {
    /// Gives the seat to the sender, if they may sit here and the address is
    /// theirs.
    pub(super) fn newcomer(&self, offer: &Offer) -> Result<Judgement, DeskError> {
        let work = self.work;
        let Some(from) = &work.letter.from else {
            return Ok(judged(Verdict::Ignored, "to an offered seat, from nobody", None));
        };
        // Nobody knows who wrote, or whether they wrote at all: once the offer has
        // ended there is nothing left to tell them.
        if !offer.open {
            return Ok(judged(Verdict::Ignored, "to a seat that is not to be had any more", None));
        }
        match self.row.status {
            // Whoever left was promised the way back, and a pause doesn't end that.
            Status::Running | Status::Paused => {}
            Status::Waiting | Status::Finished | Status::Cancelled => {
                let why = "to an offered seat of a table that isn't in play";
                return Ok(judged(Verdict::Ignored, why, None));
            }
        }
        let theirs = is_theirs(work.tx.read(), offer, work.letter, work.trust)?;
        if let Some(claim) = &offer.to
            && !theirs
        {
            return self.tried_from_elsewhere(&claim.address);
        }
        let fresh = mail::fresh_text(work.letter, &[]);
        let own = if fresh.doubtful.is_empty() { fresh.lines } else { Vec::new() };
        let Some(name) = own.iter().find_map(|line| take(line)) else {
            return self.not_seated(&NotSeated::HowToTake);
        };
        // An answer to what was sent to an address may come from a further one of theirs.
        let address = match &offer.to {
            Some(claim) => claim.address.clone(),
            None => from.address.to_lowercase(),
        };
        let others = self.row.seats.iter().filter(|seat| seat.seat != self.key.1);
        if self.row.seats.iter().any(|seat| seat.address == address) {
            return self.not_seated(&NotSeated::HasSeat);
        }
        if gave_word(work.tx.read(), self.row.id, &address)? {
            return self.not_seated(&NotSeated::GaveWord);
        }
        let reader = work.tx.read();
        if let Some(most) = reader.most_missed(self.row.id)?
            && let Some(share) = record::missed_too_many(reader, &address, most)?
        {
            // Their figure is nobody else's to know.
            if from.address.to_lowercase() != address {
                return Ok(judged(Verdict::Ignored, "missed too many deadlines", None));
            }
            return self.not_seated(&NotSeated::MissedTooMany { most: most.into(), share });
        }
        if plain_address(&address).is_err() || work.settings.own.is_ours(&address) {
            return Ok(judged(Verdict::Ignored, "from an address that can't be written to", None));
        }
        let wanted = offer.to.as_ref().map_or("", |claim| claim.name.as_str());
        let own = from.name.as_deref().unwrap_or_default();
        let fits = |name: &&str| {
            !name.trim().is_empty() && is_harmless(name) && !is_own_name(work.settings, name)
        };
        let named = [name.as_str(), wanted, own].into_iter().find(fits);
        // Nothing of the address: it is never shown to others.
        let neutral = neutral_name(self.key.1.index() + 1);
        let name = match person_name(named.unwrap_or(&neutral)) {
            Ok(name) => name.to_owned(),
            Err(error) => return self.not_seated(&error.into()),
        };
        if others.into_iter().any(|seat| looks_like(&seat.name, &name)) {
            return self.not_seated(&NotSeated::NameTaken);
        }
        if theirs {
            return self.seat_newcomer(&name, address);
        }
        self.ask_newcomer(&Claim { address, name })
    }

    /// Asks the owner of an address whether it was them who wanted the seat.
    fn ask_newcomer(&self, claim: &Claim) -> Result<Judgement, DeskError> {
        let Work { tx, settings, now, .. } = *self.work;
        if let Some(enough) = self.told_enough(notice::CLAIM, &claim.address)? {
            return Ok(judged(Verdict::Ignored, format!("to an offered seat: {enough}"), None));
        }
        let code = random_hex::<12>()?;
        tx.offer_to(self.key, claim, &code, now)?;
        let (reply_to, title) = (settings.own.with_token(&code), self.table.title());
        let rendered = letters::claimed(self.row.id, title, &reply_to, settings.language);
        notice::ask_newcomer(tx, settings, self.row.id, &claim.address, rendered, &code, now)?;
        let why = "to an offered seat: nobody vouches for its sender's address, which is asked";
        Ok(judged(Verdict::Explained, why, None))
    }

    fn seat_newcomer(&self, name: &str, address: String) -> Result<Judgement, DeskError> {
        let work = self.work;
        let Some(old) = self.row.player(self.key.1) else {
            return Ok(judged(Verdict::Ignored, "its seat is gone", None));
        };
        let before = Writing::new(work.tx, work.settings, self.row, self.table, work.now);
        before.letter(self.seat, &Occasion::Replaced { by: name.to_owned() }, None)?;
        let seat = SeatRow {
            name: name.to_owned(),
            address,
            language: work.settings.language,
            english_orders: false,
            wanted: Wanted::default(),
            token: random_hex::<12>()?,
            ..old.clone()
        };
        work.tx.replace_player(self.row.id, &seat, work.now)?;
        work.tx.keep_habits(self.key, &seat.address)?;
        let former = old.name.clone();
        self.enter(Deed::Replace {
            seat: self.seat,
            former: former.clone(),
            name: name.to_owned(),
        })?;
        work.seated(self.key, |at| {
            Time::of(work.tx, work.settings, at.row, work.now)?.settle(at.table, &[])?;
            let occasion = Occasion::Seated { former: former.clone() };
            Writing::new(work.tx, work.settings, at.row, at.table, work.now)
                .letter(at.seat, &occasion, Some(at.answered()))
                .map(|()| judged(Verdict::CarriedOut, "took a seat that was offered", Some(at.key)))
        })
        .and_then(|judgement| {
            let text = format!(
                "At table {}, {name} plays in the place of {former} ({}) from now on.",
                self.row.id,
                self.seat.colour()
            );
            let subject = "a seat is taken";
            notice::to_moderators_of(
                work.tx,
                work.settings,
                self.row.id,
                subject,
                &text,
                work.now,
            )?;
            Ok(judgement)
        })
    }

    /// Tells a person who has the code why they do not have the seat yet.
    fn not_seated(&self, why: &NotSeated) -> Result<Judgement, DeskError> {
        let work = self.work;
        let Some(from) = &work.letter.from else {
            return Ok(judged(Verdict::Ignored, "to an offered seat, from nobody", None));
        };
        let usable = plain_address(&from.address).is_ok();
        if !usable || work.settings.own.is_ours(&from.address) {
            return Ok(judged(Verdict::Ignored, "from an address that can't be written to", None));
        }
        if let Some(enough) = self.told_enough(notice::NEWCOMER, &from.address.to_lowercase())? {
            return Ok(judged(Verdict::Ignored, format!("to an offered seat: {enough}"), None));
        }
        let (tx, settings, table) = (work.tx, work.settings, self.row.id);
        notice::to_newcomer(tx, settings, table, &from.address, &why.sentence(), work.now)?;
        Ok(judged(Verdict::Explained, format!("to an offered seat: {why}"), None))
    }

    /// Somebody else has the code that was sent to an address: whoever reads there is told where
    /// to write from, and nobody else anything.
    fn tried_from_elsewhere(&self, address: &str) -> Result<Judgement, DeskError> {
        let Work { tx, settings, now, .. } = *self.work;
        let why = "to an offered seat, from another address than it was offered to";
        if let Some(enough) = self.told_enough(notice::NEWCOMER, address)? {
            return Ok(judged(Verdict::Ignored, format!("{why}: {enough}"), None));
        }
        let said = NotSeated::Elsewhere.sentence();
        notice::to_newcomer(tx, settings, self.row.id, address, &said, now)?;
        Ok(judged(Verdict::Explained, why, None))
    }

    /// Why a newcomer gets no answer. The code may be in many hands, and a sender
    /// address can be forged, so each answer may go to somebody who never asked.
    fn told_enough(&self, kind: &str, address: &str) -> Result<Option<&'static str>, DeskError> {
        let (reader, now) = (self.work.tx.read(), self.work.now);
        let day = now - TimeDelta::days(1);
        if reader.newcomers_told(self.row.id, &[kind], Some(address), day, now)? > 0 {
            return Ok(Some("its sender was answered within the day"));
        }
        // Times recorded while the clock was wrong must not make us forget what
        // was sent.
        let offered = reader.offered_since(self.key)?.unwrap_or(day).min(day);
        let both = [notice::NEWCOMER, notice::CLAIM];
        let told = reader.newcomers_told(self.row.id, &both, None, offered, now)?;
        Ok((told >= ANSWERS_AN_OFFER).then_some("more answers than an offer gets"))
    }
}

/// The name after `take`, which may be missing.
fn take(line: &str) -> Option<String> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.trim_end_matches([':', '.', '!']).to_lowercase();
    (LEXICON.seat.of(&first) == Some(Offered::Take)).then(|| rest.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::santiago::View;

    #[test]
    fn newcomers_are_told_in_every_language() {
        let name = || "Ana".to_owned();
        let reasons = [
            NotSeated::HowToTake,
            NotSeated::HasSeat,
            NotSeated::GaveWord,
            NotSeated::NameTaken,
            NotSeated::Elsewhere,
            NotSeated::MissedTooMany { most: 5, share: 12 },
            NameError::LineBreak(name()).into(),
            NameError::Unseen { shown: name(), code: "U+200B".into() }.into(),
            NameError::Empty { most: 60 }.into(),
            NameError::TooLong { shown: name(), count: 61, most: 60 }.into(),
        ];
        let reasons = reasons.map(|reason| reason.sentence());
        insta::assert_snapshot!("newcomer", crate::letters::told::<View>(&reasons));
    }
}
