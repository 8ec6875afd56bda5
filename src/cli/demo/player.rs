//! House players: read a letter, press a button, mail the order.

use crate::{
    engine::{Dice, TableSeed},
    mail::inbox::Maildir,
};
use anyhow::{Context, Result};
use lettre::{SmtpTransport, Transport, address::Envelope};
use mail_parser::MessageParser;
use std::{net::SocketAddr, path::Path};

/// A letter is as large as it is.
const NO_LIMIT: u64 = u64::MAX;

/// Everybody at every table, with one mailbox for all.
pub struct Players {
    mailbox: Maildir,
    smtp: SmtpTransport,
    dice: Dice,
    /// Letters read.
    pub letters: u32,
    /// Answers mailed.
    pub answers: u32,
}

/// An order on a button.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Button {
    to: String,
    subject: String,
    body: String,
}

impl Players {
    pub fn new(mailbox: &Path, smtp: SocketAddr, seed: &str) -> Result<Players> {
        Ok(Players {
            mailbox: Maildir::open(mailbox).context("can't read the letters")?,
            smtp: SmtpTransport::builder_dangerous(smtp.ip().to_string()).port(smtp.port()).build(),
            dice: TableSeed::new(format!("house players {seed}")).dice(0),
            letters: 0,
            answers: 0,
        })
    }

    /// Reads all new letters and answers those that ask something; says how
    /// many letters there were.
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
        // A receipt may have buttons, too: an answer that can still be changed.
        let kind = parsed.header_raw("X-Monsoon").unwrap_or_default().trim();
        if !["welcome", "turn"].contains(&kind) {
            return Ok(());
        }
        let html = parsed.body_html(0).unwrap_or_default();
        let buttons = buttons(&html);
        let Some(button) = self.choose(&buttons) else { return Ok(()) };
        let Some(me) = parsed.to().and_then(|to| to.first()).and_then(|to| to.address()) else {
            return Ok(());
        };
        let mail = format!(
            "From: {me}\r\nTo: {}\r\nSubject: {}\r\nMessage-ID: <{}.{}>\r\n\
             MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            button.to, button.subject, self.answers, me, button.body
        );
        let envelope = Envelope::new(Some(me.parse()?), vec![button.to.parse()?])?;
        self.smtp.send_raw(&envelope, mail.as_bytes()).context("the daemon did not take a mail")?;
        self.answers += 1;
        Ok(())
    }

    /// Mostly the first button, the best one; now and then another, so that
    /// games differ.
    fn choose<'a>(&mut self, buttons: &'a [Button]) -> Option<&'a Button> {
        if self.dice.below(3) > 0 {
            return buttons.first();
        }
        self.dice.pick(buttons)
    }
}

/// The orders behind a letter's buttons: mailto links with a body (RFC 6068).
fn buttons(html: &str) -> Vec<Button> {
    html.split("href=\"mailto:")
        .skip(1)
        .filter_map(|rest| button(rest.split('"').next()?))
        .collect()
}

fn button(link: &str) -> Option<Button> {
    let link = link.replace("&amp;", "&").replace("&#38;", "&");
    let (to, query) = link.split_once('?')?;
    let field = |name: &str| {
        let value = query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))?;
        percent_decode(value)
    };
    Some(Button { to: percent_decode(to)?, subject: field("subject")?, body: field("body")? })
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_are_read() {
        let html = r#"<a href="mailto:m+t%2D1@x?subject=%5BMonsoon%201%5D&amp;body=bid%205">Bid 5</a>
            <a href="mailto:m@x">no order</a>"#;
        let wanted =
            Button { to: "m+t-1@x".into(), subject: "[Monsoon 1]".into(), body: "bid 5".into() };
        assert_eq!(buttons(html), [wanted]);
    }
}
