//! One session: as much of the RFC 5321 conversation as we need, or of its
//! variant LMTP (RFC 2033).

use super::sessions::Place;
use super::wire::{Command, Data, Trouble, Wire};
use super::{Protocol, Settings, Verdict};
use crate::mail::inbox::stream::Stream;
use crate::mail::{Incoming, Peer};
use smtp_proto::{Error, MAIL_BODY_BINARYMIME, MailFrom, Request};
use std::borrow::Cow;
use std::net::IpAddr;

/// Serves one connection until it ends.
pub(super) fn serve(stream: Stream, settings: &Settings, place: Place) -> Result<(), Trouble> {
    // Checking what comes by LMTP is up to the server that hands it over.
    let outside = match settings.protocol {
        Protocol::Smtp => stream.outside(),
        Protocol::Lmtp => None,
    };
    let mut wire = Wire::new(stream, settings, place)?;
    let host = &settings.hostname;
    let mut session = Session {
        settings,
        wire: &mut wire,
        outside,
        helo: String::new(),
        greeted: false,
        mail: None,
    };
    match session.converse() {
        Err(Trouble::Slow) => wire.farewell(&format!("421 4.4.2 {host} timed out, closing")),
        Err(Trouble::Stopped) => wire.farewell(&format!("421 4.3.2 {host} shutting down")),
        Err(Trouble::Crowded) => wire.farewell(&format!("421 4.3.2 {host} too busy, closing")),
        Err(Trouble::Flood) => wire.farewell(&format!("421 4.7.0 {host} too much data, closing")),
        Err(Trouble::Closed) => Ok(()),
        other => other,
    }
}

/// A mail between MAIL and the end of its data.
struct Envelope {
    sender: String,
    recipients: Vec<String>,
}

struct Session<'a> {
    settings: &'a Settings,
    wire: &'a mut Wire,
    /// The other end's address, if it is outside our own network.
    outside: Option<IpAddr>,
    /// The name it greeted with.
    helo: String,
    greeted: bool,
    mail: Option<Envelope>,
}

/// The reply to a command.
enum Answer {
    Good(String),
    Bad(String),
    Done,
    Bye(String),
}

fn good(text: &str) -> Answer {
    Answer::Good(text.to_owned())
}

fn bad(text: &str) -> Answer {
    Answer::Bad(text.to_owned())
}

impl Session<'_> {
    fn converse(&mut self) -> Result<(), Trouble> {
        let host = &self.settings.hostname;
        let spoken = match self.settings.protocol {
            Protocol::Smtp => "ESMTP",
            Protocol::Lmtp => "LMTP",
        };
        self.wire.reply(&format!("220 {host} {spoken} Monsoon"))?;
        let mut errors = 0;
        for _ in 0..self.settings.max_commands {
            let answer = match self.wire.command()? {
                Command::Line(line) => self.answer(&line)?,
                Command::TooLong => bad("500 5.5.6 line too long"),
                Command::BareLineFeed => bad("500 5.5.2 lines end in CR LF"),
            };
            match answer {
                Answer::Good(text) => self.wire.reply(&text)?,
                Answer::Bad(text) => {
                    errors += 1;
                    if errors > self.settings.max_errors {
                        return self.wire.farewell(&format!("421 4.7.0 {host} too many errors"));
                    }
                    self.wire.reply(&text)?;
                }
                Answer::Done => {}
                Answer::Bye(text) => return self.wire.farewell(&text),
            }
        }
        self.wire.farewell(&format!("421 4.7.0 {host} too many commands"))
    }

    fn answer(&mut self, line: &[u8]) -> Result<Answer, Trouble> {
        let host = &self.settings.hostname;
        let request = match Request::parse(&mut line.iter()) {
            Ok(request) => request,
            Err(error) => return Ok(Answer::Bad(wrong(&error))),
        };
        Ok(match request {
            Request::Ehlo { host: name } if self.speaks(Protocol::Smtp) => {
                self.helo = name.chars().take(255).collect();
                self.extensions()
            }
            Request::Lhlo { .. } if self.speaks(Protocol::Lmtp) => self.extensions(),
            Request::Helo { host: name } if self.speaks(Protocol::Smtp) => {
                self.helo = name.chars().take(255).collect();
                self.greeted = true;
                self.mail = None;
                Answer::Good(format!("250 {host}"))
            }
            // RFC 2033 section 4.1: the other protocol's greeting must not
            // succeed.
            Request::Ehlo { .. } | Request::Helo { .. } => bad("500 5.5.1 LMTP here, say LHLO"),
            Request::Lhlo { .. } => bad("500 5.5.1 SMTP here, say EHLO"),
            Request::Mail { from } => self.mail_from(&from),
            Request::Rcpt { to } => self.rcpt_to(&to.address),
            Request::Data => self.data()?,
            Request::Rset => {
                self.mail = None;
                good("250 2.0.0 forgotten")
            }
            Request::Noop { .. } => good("250 2.0.0 still here"),
            Request::Vrfy { .. } => good("252 2.5.0 send it and see"),
            Request::Help { .. } => good("214 2.0.0 MAIL RCPT DATA RSET NOOP VRFY QUIT"),
            Request::Quit => Answer::Bye(format!("221 2.0.0 {host} goodbye")),
            // Its data would be read as commands.
            Request::Bdat { .. } | Request::Burl { .. } => {
                Answer::Bye(format!("421 4.5.1 {host} no chunks here"))
            }
            Request::Auth { .. }
            | Request::Expn { .. }
            | Request::Etrn { .. }
            | Request::Atrn { .. }
            | Request::StartTls => bad("502 5.5.1 not implemented"),
        })
    }

    fn speaks(&self, protocol: Protocol) -> bool {
        self.settings.protocol == protocol
    }

    /// The reply to EHLO or LHLO.
    fn extensions(&mut self) -> Answer {
        self.greeted = true;
        self.mail = None;
        Answer::Good(format!(
            "250-{}\r\n250-PIPELINING\r\n250-SIZE {}\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n\
             250 ENHANCEDSTATUSCODES",
            self.settings.hostname, self.settings.max_size
        ))
    }

    fn peer(&self) -> Option<Peer> {
        Some(Peer { address: self.outside?, helo: self.helo.clone() })
    }

    fn mail_from(&mut self, from: &MailFrom<Cow<'_, str>>) -> Answer {
        if !self.greeted {
            return bad("503 5.5.1 greet first");
        }
        if self.mail.is_some() {
            return bad("503 5.5.1 one mail at a time");
        }
        if from.flags & MAIL_BODY_BINARYMIME != 0 {
            return bad("555 5.5.4 no BINARYMIME");
        }
        if from.size > self.settings.max_size {
            return Answer::Bad(self.too_large());
        }
        self.mail = Some(Envelope { sender: from.address.to_string(), recipients: Vec::new() });
        good("250 2.1.0 go on")
    }

    fn rcpt_to(&mut self, address: &str) -> Answer {
        let Some(mail) = &mut self.mail else { return bad("503 5.5.1 MAIL first") };
        if !(self.settings.accepts)(address) {
            return bad("550 5.7.1 relaying denied");
        }
        if mail.recipients.len() >= self.settings.max_recipients {
            return bad("452 4.5.3 too many recipients");
        }
        mail.recipients.push(address.to_owned());
        good("250 2.1.5 go on")
    }

    fn data(&mut self) -> Result<Answer, Trouble> {
        let Some(mail) = &self.mail else { return Ok(bad("503 5.5.1 MAIL first")) };
        if mail.recipients.is_empty() {
            // The codes that the two RFCs require.
            return Ok(bad(match self.settings.protocol {
                Protocol::Smtp => "554 5.5.1 no valid recipients",
                Protocol::Lmtp => "503 5.5.1 no valid recipients",
            }));
        }
        self.wire.invite("354 go on, end with a dot")?;
        let data = self.wire.data(self.settings.max_size)?;
        // Whatever becomes of it, the next mail starts afresh.
        let Some(Envelope { sender, recipients }) = self.mail.take() else {
            return Ok(bad("503 5.5.1 MAIL first"));
        };
        let answers = match self.settings.protocol {
            Protocol::Smtp => 1,
            // RFC 2033 section 4.2: one for each accepted RCPT.
            Protocol::Lmtp => recipients.len(),
        };
        let Data::Mail(raw) = data else {
            return Ok(Answer::Bad(repeated(&self.too_large(), answers)));
        };
        let source = self.settings.protocol.source();
        let incoming =
            Incoming { raw, recipients, sender: Some(sender), source, peer: self.peer() };
        let text = match (self.settings.handler)(incoming) {
            Verdict::Taken => "250 2.0.0 taken".to_owned(),
            Verdict::Later(why) => format!("451 4.3.0 {}", one_line(&why)),
            Verdict::Refused(why) => format!("554 5.6.0 {}", one_line(&why)),
        };
        self.wire.reply(&repeated(&text, answers))?;
        Ok(Answer::Done)
    }

    fn too_large(&self) -> String {
        format!("552 5.3.4 larger than {} bytes", self.settings.max_size)
    }
}

fn wrong(error: &Error) -> String {
    match error {
        Error::InvalidSenderAddress => "501 5.1.7 bad sender address".into(),
        Error::InvalidRecipientAddress => "501 5.1.3 bad recipient address".into(),
        Error::SyntaxError { syntax } => format!("501 5.5.2 syntax: {syntax}"),
        Error::InvalidParameter { param } => format!("501 5.5.4 bad parameter {param}"),
        Error::UnsupportedParameter { .. } => "555 5.5.4 unsupported parameter".into(),
        Error::ResponseTooLong => "500 5.5.6 line too long".into(),
        Error::UnknownCommand | Error::NeedsMoreData { .. } | Error::InvalidResponse { .. } => {
            "500 5.5.2 unknown command".into()
        }
    }
}

/// The same reply several times.
fn repeated(reply: &str, times: usize) -> String {
    vec![reply; times].join("\r\n")
}

/// A reason, made fit for a reply.
fn one_line(why: &str) -> String {
    let line: String =
        why.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(200).collect();
    if line.trim().is_empty() { "no reason given".into() } else { line }
}
