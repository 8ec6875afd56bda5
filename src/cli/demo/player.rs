//! Demo players: read a letter, press a button, mail the order.

use crate::{
    engine::{Dice, TableSeed},
    mail::{
        buttons::{Button, buttons},
        inbox::Maildir,
    },
};
use anyhow::{Context, Result};
use lettre::{SmtpTransport, Transport, address::Envelope};
use mail_parser::MessageParser;
use std::{collections::HashMap, net::SocketAddr, path::Path};

/// The demo reads letters of any size.
const NO_LIMIT: u64 = u64::MAX;

/// All players at all tables, sharing one mailbox.
pub struct Players {
    mailbox: Maildir,
    smtp: SmtpTransport,
    dice: Dice,
    /// What each player sent last, by their address and the table's list.
    sent: HashMap<String, String>,
    pub letters: u32,
    pub answers: u32,
}

impl Players {
    pub fn new(mailbox: &Path, smtp: SocketAddr, seed: &str) -> Result<Players> {
        Ok(Players {
            mailbox: Maildir::open(mailbox).context("can't read the letters")?,
            smtp: SmtpTransport::builder_dangerous(smtp.ip().to_string()).port(smtp.port()).build(),
            dice: TableSeed::new(format!("house players {seed}")).dice(0),
            sent: HashMap::new(),
            letters: 0,
            answers: 0,
        })
    }

    /// Reads all new letters and answers those that ask something; returns the
    /// number of letters.
    pub fn answer_all(&mut self) -> Result<usize> {
        let letters = self.mailbox.pending()?;
        for path in &letters {
            let letter = self.mailbox.read(path, NO_LIMIT)?;
            self.mailbox.done(path)?;
            self.letters += 1;
            self.answer(&letter.bytes)?;
        }
        Ok(letters.len())
    }

    pub fn none_unread(&self) -> Result<bool> {
        Ok(self.mailbox.pending()?.is_empty())
    }

    fn answer(&mut self, letter: &[u8]) -> Result<()> {
        let Some(parsed) = MessageParser::default().parse(letter) else { return Ok(()) };
        let kind = parsed.header_raw("X-Monsoon").unwrap_or_default().trim();
        let html = parsed.body_html(0).unwrap_or_default();
        let to = parsed.to().and_then(|to| to.first()).and_then(|to| to.address());
        let table = parsed.header_raw("List-Id").unwrap_or_default().trim();
        let key = format!("{} {table}", to.unwrap_or_default());
        let last = self.sent.get(&key).cloned();
        let Some(reply) = reply(kind, &html, last.as_deref(), |buttons| self.choose(buttons))
        else {
            return Ok(());
        };
        let Some(me) = parsed.to().and_then(|to| to.first()).and_then(|to| to.address()) else {
            return Ok(());
        };
        self.sent.insert(key, reply.body.clone());
        let mail = written(me, &reply, self.answers);
        let envelope = Envelope::new(Some(me.parse()?), vec![reply.to.parse()?])?;
        self.smtp.send_raw(&envelope, mail.as_bytes()).context("the daemon did not take a mail")?;
        self.answers += 1;
        Ok(())
    }

    /// Makes games differ.
    fn choose<'a>(&mut self, buttons: &'a [Button]) -> Option<&'a Button> {
        choose(&mut self.dice, buttons)
    }
}

/// Usually the first button; now and then another. Of amounts, which stand in ascending
/// order, any: people don't always take the lowest.
pub fn choose<'a>(dice: &mut Dice, buttons: &'a [Button]) -> Option<&'a Button> {
    if dice.below(3) > 0 {
        let amounts = amounts(buttons);
        return dice.pick(amounts).or(buttons.first());
    }
    dice.pick(buttons)
}

/// The buttons at the beginning that differ in a number alone, if there are several.
fn amounts(buttons: &[Button]) -> &[Button] {
    let verb = |button: &Button| {
        let (verb, amount) = button.body.trim().split_once(' ')?;
        amount.parse::<u32>().is_ok().then(|| verb.to_owned())
    };
    let first = buttons.first().and_then(verb);
    let alike = buttons.iter().take_while(|button| first.is_some() && verb(button) == first);
    match alike.count() {
        0 | 1 => &[],
        count => buttons.get(..count).unwrap_or_default(),
    }
}

/// A house player's answer to a letter: the whole sheet if there is one, or else a
/// single order; and that its other plans may go on. `None` if the letter asks
/// nothing.
pub fn reply(
    kind: &str,
    html: &str,
    last: Option<&str>,
    choose: impl FnOnce(&[Button]) -> Option<&Button>,
) -> Option<Button> {
    // A receipt may have buttons, too, for answers that can still be changed.
    if !["welcome", "turn", "invited", "reminder"].contains(&kind) {
        return None;
    }
    let mut all = buttons(html);
    let goes_on = all.iter().any(|button| button.body.trim() == "continue");
    all.retain(|button| button.body.trim() != "continue");
    // The sheet just sent has not answered the question.
    let fresh = |button: &&Button| {
        button.is_sheet() && !last.is_some_and(|last| last.starts_with(&button.body))
    };
    let sheet = all.iter().find(fresh);
    if sheet.is_none() && all.iter().any(|button| !button.is_sheet()) {
        all.retain(|button| !button.is_sheet());
    }
    let sheet = all.iter().find(|button| button.is_sheet());
    let mut reply = match sheet {
        Some(sheet) => sheet.clone(),
        None => choose(&all)?.clone(),
    };
    if goes_on {
        reply.body.push_str("\r\ncontinue");
    }
    Some(reply)
}

/// The mail for a reply.
pub fn written(me: &str, reply: &Button, number: u32) -> String {
    let Button { to, subject, body } = reply;
    format!(
        "From: {me}\r\nTo: {to}\r\nSubject: {subject}\r\nMessage-ID: <{number}.{me}>\r\n\
         MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_stand_first_and_differ_in_a_number() {
        for (bodies, count) in [
            (vec!["bid 4", "bid 5", "bid 6", "pass"], 3),
            (vec!["bid 4", "pass"], 0),
            (vec!["pass", "bid 4", "bid 5"], 0),
            (vec!["plant a1", "plant a2"], 0),
            (vec!["propose 3", "bid 4", "bid 5"], 0),
            (vec![], 0),
        ] {
            let button = |body: &&str| Button {
                to: String::new(),
                subject: String::new(),
                body: (*body).to_owned(),
            };
            let buttons: Vec<Button> = bodies.iter().map(button).collect();
            assert_eq!(amounts(&buttons).len(), count, "{bodies:?}");
        }
    }
}
