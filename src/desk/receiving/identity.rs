//! Was that you? Mails awaiting confirmation, passphrases, further addresses and
//! new secrets.

use super::{
    super::{
        DeskError, passphrase,
        press::Spoken,
        secrets::random_hex,
        sender::{Place, Sender},
    },
    At, Judgement, Work,
    budget::Budget,
    copies::acted_elsewhere,
    judged,
    lexicon::Command,
    own_lines::Own,
    sender_of,
    wishes::Wishes,
};
use crate::{
    letters::{Explanation, Occasion},
    mail::{self, Incoming, Source, Trust},
    store::{HeldMail, Question, SeatKey, Verdict},
};
use std::cell::OnceCell;

impl At<'_> {
    /// The seat's secret, but from an address not known to be the player's:
    /// nothing is done, and the owner is asked, once per sender.
    pub(super) fn other_address(
        &self,
        from: &str,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let work = self.work;
        let question = match work.tx.read().open_question(self.key, from, work.now)? {
            Some(question) => Some(question),
            None => self.ask(from, Budget::Strangers, |code| Explanation::OtherSender {
                from: from.to_owned(),
                code,
            })?,
        };
        self.hold(question, saw, "the seat's secret, but from another address")
    }

    /// The right address and the seat's secret, but nobody vouches for the
    /// address, and this server requires that. The owner is asked about each such
    /// mail: a yes to their own mail must not let a forged one pass.
    pub(super) fn unproven(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        // A sender who knows a code can read the registered mailbox: that is proof
        // enough.
        let said = self.said()?;
        for code in said.codes() {
            if self.question(code)?.is_some() {
                return self.for_here(saw);
            }
        }
        let question = match &self.work.letter.from {
            Some(from) => {
                self.ask(&from.address, Budget::Unproven, |code| Explanation::Unproven { code })?
            }
            None => None,
        };
        self.hold(question, saw, "nobody vouches for its sender's address")
    }

    fn question(&self, code: &str) -> Result<Option<Question>, DeskError> {
        Ok(self.work.tx.read().question(self.key, code, self.work.now)?)
    }

    /// Asks the owner whether a mail was theirs, unless they have been asked too
    /// often.
    fn ask(
        &self,
        sender: &str,
        budget: Budget,
        explanation: impl Fn(String) -> Explanation,
    ) -> Result<Option<i64>, DeskError> {
        if !self.may_write(budget)? {
            return Ok(None);
        }
        let code = random_hex::<6>()?;
        let question = self.work.tx.ask(self.key, sender, &code, self.work.now)?;
        self.write(&Occasion::Explained(explanation(code)))?;
        Ok(Some(question))
    }

    /// Holds the mail until its owner confirms it. What it answers was asked
    /// before now, so when carried out later it is just as stale as without the
    /// detour.
    fn hold(
        &self,
        question: Option<i64>,
        saw: Option<u32>,
        why: &str,
    ) -> Result<Judgement, DeskError> {
        let now = self.table.position();
        let saw = saw.map_or(now, |saw| saw.min(now));
        self.work.tx.hold_mail(self.work.mail, question, saw)?;
        let unasked = if question.is_none() { "; its owner is not asked" } else { "" };
        Ok(judged(Verdict::Held, format!("{why}{unasked}"), Some(self.key)))
    }

    /// If a seat has a passphrase, a mail that changes anything must contain it.
    /// `None` if the mail may proceed.
    pub(super) fn unsigned(&self, wishes: &Wishes) -> Result<Option<Judgement>, DeskError> {
        let Some(hash) = self.work.tx.read().passphrase(self.key)? else { return Ok(None) };
        let harmless = wishes.items.is_empty()
            && wishes.shown.is_empty()
            && wishes.time.is_empty()
            && wishes.leaving.as_ref().is_none_or(|leaving| !leaving.sure)
            && wishes.salt.is_empty()
            && wishes.press.is_empty()
            && wishes.founding.is_none()
            && wishes.again.is_none()
            && !wishes.asks(Command::Undo)
            && !wishes.asks(Command::AllowUndo)
            && wishes.said.own.iter().all(|own| *own == Own::Addresses);
        // Hashing is slow on purpose, so a mail gets three tries.
        let fits = |tried: &String| {
            // A mail that was held had the passphrase when it came.
            self.work.released && *tried == hash || passphrase::fits(tried, &hash)
        };
        if harmless || wishes.said.signed.iter().take(3).any(fits) {
            return Ok(None);
        }
        let wrong = !wishes.said.signed.is_empty();
        let why = if wrong { "signed with a wrong passphrase" } else { "not signed" };
        let occasion = Occasion::Explained(Explanation::Unsigned { wrong });
        self.answer_with(&occasion, Verdict::Explained, why).map(Some)
    }

    /// Does what players say about themselves, then whatever else is in the mail.
    pub(super) fn own_business(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let mut told = None;
        let mut released = 0;
        for own in &wishes.said.own {
            let (explanation, mails) = self.own(own)?;
            told = Some(explanation);
            released += mails;
        }
        if wishes.asks_something() {
            // The held mails may have moved the game on.
            return self.work.seated(self.key, |at| at.orders(wishes, saw));
        }
        let why = match released {
            0 => "about the sender, not the table".to_owned(),
            1 => "confirmed; the held mail was read".to_owned(),
            mails => format!("confirmed; {mails} held mails were read"),
        };
        match told {
            // The result of the held mails is told in their own answers.
            Some(explanation) if released == 0 => {
                self.answer_with(&Occasion::Explained(explanation), Verdict::CarriedOut, &why)
            }
            _ => Ok(judged(Verdict::CarriedOut, why, Some(self.key))),
        }
    }

    fn own(&self, own: &Own) -> Result<(Explanation, usize), DeskError> {
        let tx = self.work.tx;
        let address = self.row.player(self.key.1).map_or("", |seat| seat.address.as_str());
        let explanation = match own {
            Own::Confirm(code) => return self.confirm(code, address),
            Own::NewPassphrase(hash) if self.work.released && passphrase::is_hash(hash) => {
                tx.set_passphrase(self.key, Some(hash))?;
                Explanation::PassphraseSet
            }
            Own::NewPassphrase(secret) if passphrase::is_usable(secret) => {
                tx.set_passphrase(self.key, Some(&passphrase::hash(secret)?))?;
                Explanation::PassphraseSet
            }
            Own::NewPassphrase(_) => Explanation::PassphraseShort,
            Own::NoPassphrase => {
                tx.set_passphrase(self.key, None)?;
                Explanation::PassphraseOff
            }
            Own::Renew => {
                tx.renew_secret(self.key, &random_hex::<12>()?, self.work.now)?;
                Explanation::Renewed
            }
            Own::ForgetAddress(alias) => {
                tx.drop_alias(address, alias)?;
                Explanation::Addresses { others: tx.read().aliases(address)? }
            }
            Own::Addresses => Explanation::Addresses { others: tx.read().aliases(address)? },
        };
        Ok((explanation, 0))
    }

    /// The owner confirms a sender: the address becomes one of theirs, and the
    /// mails that were held are read now.
    fn confirm(&self, code: &str, address: &str) -> Result<(Explanation, usize), DeskError> {
        let (tx, now) = (self.work.tx, self.work.now);
        let Some(question) = self.question(code)? else {
            return Ok((Explanation::NoSuchCode, 0));
        };
        tx.answered(question.id, now)?;
        if question.sender != address {
            tx.add_alias(address, &question.sender, now)?;
        }
        let held = tx.read().held_mails(question.id)?;
        for mail in &held {
            let done = self.work.released(self.key, mail)?;
            tx.judge_mail(mail.id, done.verdict, &done.why, done.seat)?;
        }
        Ok((Explanation::Confirmed { from: question.sender }, held.len()))
    }
}

impl Work<'_> {
    /// Carries out a mail that was held for a seat, as if it had just arrived back
    /// then: with its envelope, answering what was asked then.
    fn released(&self, seat: SeatKey, held: &HeldMail) -> Result<Judgement, DeskError> {
        let incoming = Incoming {
            raw: held.raw.clone(),
            recipients: held.recipients.clone(),
            sender: None,
            source: Source::Spool,
            peer: None,
        };
        let letter = mail::parse(&incoming, &self.settings.own);
        let found = sender_of(self.tx, self.settings, &letter, Trust::Verified)?;
        let saw = match &found {
            Sender::Player { seat: found, saw } if *found == seat => {
                [*saw, held.saw].into_iter().flatten().min()
            }
            // It was the seat's when it arrived, and its owner says so.
            Sender::Player { .. }
            | Sender::Several { .. }
            | Sender::OtherAddress { .. }
            | Sender::Unnamed { .. }
            | Sender::NoSecret { .. }
            | Sender::Former { .. }
            | Sender::Newcomer { .. }
            | Sender::Moderator { .. }
            | Sender::Member { .. }
            | Sender::Tables { .. }
            | Sender::Asked { .. }
            | Sender::Nobody => held.saw,
        };
        let sender = match found {
            Sender::Several { places } => Sender::Several { places },
            Sender::Player { .. }
            | Sender::OtherAddress { .. }
            | Sender::Unnamed { .. }
            | Sender::NoSecret { .. }
            | Sender::Former { .. }
            | Sender::Newcomer { .. }
            | Sender::Moderator { .. }
            | Sender::Member { .. }
            | Sender::Tables { .. }
            | Sender::Asked { .. }
            | Sender::Nobody => Sender::Player { seat, saw },
        };
        let own: Vec<Place> =
            sender.places().into_iter().chain([Place::Seat(seat, None)]).collect();
        let copies = self.tx.read().copies(&held.digest)?;
        let work = Work {
            letter: &letter,
            sender: &sender,
            elsewhere: &acted_elsewhere(&copies, &own),
            trust: Trust::Verified,
            bytes: held.bytes,
            mail: held.id,
            passed: OnceCell::new(),
            spoken: Spoken::default(),
            together: None,
            released: true,
            ..*self
        };
        let judgement = work.seated(seat, |at| at.for_here(saw))?;
        work.keep_no_passphrase(&held.raw, None)?;
        Ok(judgement)
    }
}
