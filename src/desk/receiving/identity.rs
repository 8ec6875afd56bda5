//! Was that you? Mails that wait for their owner's word, passphrases, further
//! addresses and new secrets.

use super::{
    super::{DeskError, opening::random_hex, passphrase},
    ANSWERS_AN_HOUR, At, Judgement, Work, judged,
    own_lines::{Own, Said},
    wishes::{Command, Wishes},
};
use crate::{
    letters::{Explanation, Occasion},
    mail::{self, Incoming, Letter, Source, Trust},
    store::{Question, Verdict},
};

impl At<'_> {
    /// The seat's secret, but from an address that is not known to be the
    /// player's: nothing is done, and the owner is asked, once.
    pub(super) fn other_address(&self, from: &str) -> Result<Judgement, DeskError> {
        self.ask(from, |code| Explanation::OtherSender { from: from.to_owned(), code })?;
        Ok(judged(Verdict::Held, "the seat's secret, but from another address", Some(self.key)))
    }

    /// The right address and the seat's secret, but nobody vouches for the
    /// address, and this house wants it vouched for.
    pub(super) fn unproven(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        // Who knows a code reads the registered mailbox: that is proof enough.
        let said = self.said()?;
        for code in said.codes() {
            if self.question(code)?.is_some() {
                return self.player(saw);
            }
        }
        if let Some(from) = &self.work.letter.from {
            self.ask(&from.address, |code| Explanation::Unproven { code })?;
        }
        Ok(judged(Verdict::Held, "nobody vouches for its sender's address", Some(self.key)))
    }

    fn question(&self, code: &str) -> Result<Option<Question>, DeskError> {
        Ok(self.work.tx.read().question(self.key, code, self.work.now)?)
    }

    fn ask(
        &self,
        sender: &str,
        explanation: impl Fn(String) -> Explanation,
    ) -> Result<(), DeskError> {
        let asked = self.work.tx.read().is_asked(self.key, sender, self.work.now)?;
        if asked || self.work.answers_lately(self.key)? >= ANSWERS_AN_HOUR {
            return Ok(());
        }
        let code = random_hex::<6>()?;
        self.work.tx.ask(self.key, sender, &code, self.work.now)?;
        self.write(&Occasion::Explained(explanation(code)))
    }

    /// Where a seat has a passphrase, a mail that changes anything must bear it.
    /// `None` if it may.
    pub(super) fn unsigned(&self, wishes: &Wishes) -> Result<Option<Judgement>, DeskError> {
        let Some(hash) = self.work.tx.read().passphrase(self.key)? else { return Ok(None) };
        let harmless = wishes.items.is_empty()
            && wishes.languages.is_empty()
            && wishes.time.is_empty()
            && !wishes.asks(Command::Undo)
            && !wishes.asks(Command::AllowUndo)
            && wishes.said.own.iter().all(|own| *own == Own::Addresses);
        // Hashing is slow on purpose; a mail gets three tries.
        if harmless || wishes.said.signed.iter().take(3).any(|it| passphrase::fits(it, &hash)) {
            return Ok(None);
        }
        let wrong = !wishes.said.signed.is_empty();
        let why = if wrong { "signed with a wrong passphrase" } else { "not signed" };
        let occasion = Occasion::Explained(Explanation::Unsigned { wrong });
        self.answer_with(&occasion, Verdict::Explained, why).map(Some)
    }

    /// Does what a player says about himself; what else is in the mail follows.
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
            0 => "about the player himself".to_owned(),
            1 => "confirmed; the held mail was read".to_owned(),
            mails => format!("confirmed; {mails} held mails were read"),
        };
        match told {
            // What the held mails came to is told by their own answers.
            Some(explanation) if released == 0 => {
                self.answer_with(&Occasion::Explained(explanation), Verdict::CarriedOut, &why)
            }
            _ => Ok(judged(Verdict::CarriedOut, why, Some(self.key))),
        }
    }

    fn own(&self, own: &Own) -> Result<(Explanation, usize), DeskError> {
        let tx = self.work.tx;
        let address = self.row.seats.get(self.key.1).map_or("", |seat| seat.address.as_str());
        let explanation = match own {
            Own::Confirm(code) => return self.confirm(code, address),
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
                tx.renew_secret(self.key, &random_hex::<12>()?)?;
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

    /// The owner says that a sender is himself: the address becomes one of his,
    /// and the mails that were held are read now.
    fn confirm(&self, code: &str, address: &str) -> Result<(Explanation, usize), DeskError> {
        let (tx, now) = (self.work.tx, self.work.now);
        let Some(question) = self.question(code)? else {
            return Ok((Explanation::NoSuchCode, 0));
        };
        tx.answered(question.id, now)?;
        if question.sender != address {
            tx.add_alias(address, &question.sender, now)?;
        }
        let held = tx.read().held_mails(self.key, &question.sender, now)?;
        for mail in &held {
            let incoming = Incoming {
                raw: mail.raw.clone(),
                recipients: Vec::new(),
                sender: None,
                source: Source::Spool,
                peer: None,
            };
            let letter = mail::parse(&incoming, &self.work.settings.own);
            let work = Work {
                letter: &letter,
                trust: Trust::Verified,
                bytes: mail.bytes,
                mail: mail.id,
                ..*self.work
            };
            let saw = work.saw(self.key)?;
            let done = work.seated(self.key, |at| at.player(saw))?;
            tx.judge_mail(mail.id, done.verdict, &done.why, done.seat)?;
        }
        Ok((Explanation::Confirmed { from: question.sender }, held.len()))
    }
}

/// A mail as it is kept when a passphrase stands in it: its own words without
/// the passphrase, and nothing else.
pub(super) fn without_passphrase(letter: &Letter, said: &Said) -> Option<Vec<u8>> {
    let mut subject = letter.subject.clone();
    let mut body = letter.body.clone();
    let mut found = false;
    for secret in said.secrets() {
        found = true;
        subject = subject.replace(secret, "[passphrase]");
        body = body.replace(secret, "[passphrase]");
    }
    let from = letter.from.as_ref().map_or("", |from| from.address.as_str());
    let id = letter.message_id.as_deref().unwrap_or_default();
    let answered = letter.in_reply_to.first().map_or("", String::as_str);
    found.then(|| {
        format!(
            "From: <{from}>\r\nTo: {}\r\nSubject: {subject}\r\nMessage-ID: <{id}>\r\n\
             In-Reply-To: <{answered}>\r\nX-Kept: its text alone, without the passphrase\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{body}",
            letter.recipients.join(",\r\n ")
        )
        .into_bytes()
    })
}
