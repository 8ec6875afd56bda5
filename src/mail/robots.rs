//! Telling machines from people.
//!
//! No machine's mail may act as an order or get an answer: two programs that
//! answer each other never stop. The signs are those of RFC 3834 and those
//! that programs which never read it leave.

use super::address::OwnAddress;
use super::bounce;
use super::letter::{Incoming, Letter, LetterKind};
use super::phrases::{AUTO_REPLY_SUBJECTS, BOUNCE_SUBJECTS, DAEMONS};
use mail_parser::{Message, MimeHeaders};

/// What sort of mail this is, by its headers; [`LetterKind::Orders`] where
/// nothing speaks against it.
pub(super) fn classify(
    message: &Message<'_>,
    incoming: &Incoming,
    letter: &Letter,
    own: &OwnAddress,
) -> LetterKind {
    let signs = Signs { message, incoming, letter };
    if let Some(why) = signs.own(own) {
        return LetterKind::Own { why };
    }
    if let Some(why) = signs.feedback() {
        return LetterKind::Feedback { why };
    }
    if let Some(why) = signs.bounce() {
        return LetterKind::Bounce { why, failure: bounce::read(message, letter) };
    }
    if let Some(why) = signs.auto_reply() {
        return LetterKind::AutoReply { why };
    }
    if let Some(why) = signs.list() {
        return LetterKind::List { why };
    }
    LetterKind::Orders
}

struct Signs<'a> {
    message: &'a Message<'a>,
    incoming: &'a Incoming,
    letter: &'a Letter,
}

impl Signs<'_> {
    /// The value of a header, in lower case.
    fn header(&self, name: &str) -> Option<String> {
        self.message
            .headers_raw()
            .find(|(found, _)| found.trim().eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim().to_lowercase())
    }

    fn own(&self, own: &OwnAddress) -> Option<String> {
        if self.header("X-Monsoon").is_some() {
            return Some("it bears our own mark".into());
        }
        let from = self.letter.from.as_ref()?;
        own.is_ours(&from.address).then(|| "it comes from our own address".into())
    }

    fn report_type(&self) -> Option<String> {
        let kind = self.message.content_type()?;
        let report = kind.ctype().eq_ignore_ascii_case("multipart")
            && kind.subtype()?.eq_ignore_ascii_case("report");
        report.then(|| kind.attribute("report-type").unwrap_or_default().to_lowercase())
    }

    /// Whether one of the parts is a `message/…` of this name.
    fn has_part(&self, name: &str) -> bool {
        self.message.parts.iter().any(|part| {
            part.content_type().is_some_and(|kind| {
                kind.ctype().eq_ignore_ascii_case("message")
                    && kind.subtype().is_some_and(|found| found.eq_ignore_ascii_case(name))
            })
        })
    }

    fn feedback(&self) -> Option<String> {
        if self.report_type().as_deref() == Some("feedback-report")
            || self.has_part("feedback-report")
        {
            return Some("it is a feedback report".into());
        }
        let complaint =
            self.letter.subject.to_lowercase().starts_with("complaint about message from");
        complaint.then(|| "its subject is a complaint's".into())
    }

    fn bounce(&self) -> Option<String> {
        match self.report_type().as_deref() {
            Some("disposition-notification") => return None,
            Some(_) => return Some("it is a delivery report".into()),
            None => {}
        }
        if self.has_part("delivery-status") {
            return Some("it holds a delivery status".into());
        }
        if let Some(value) = self.header("X-Failed-Recipients") {
            return Some(format!("X-Failed-Recipients: {value}"));
        }
        if self.header("From").is_some_and(|from| from == "<>") {
            return Some("its From is empty".into());
        }
        if let Some(daemon) = self.daemon() {
            return Some(format!("it comes from {daemon}"));
        }
        let subject = self.subject();
        let found = BOUNCE_SUBJECTS.iter().find(|start| subject.starts_with(**start))?;
        Some(format!("its subject starts with `{found}`"))
    }

    /// The mail system's own mailbox, in From.
    fn daemon(&self) -> Option<String> {
        let from = match &self.letter.from {
            Some(from) => from.address.clone(),
            // "MAILER-DAEMON (Mail Delivery System)" and other half addresses.
            None => self.header("From")?,
        };
        let name = self.letter.from.as_ref().and_then(|from| from.name.as_deref());
        let system = ["mail delivery system", "mail delivery subsystem"];
        if name.is_some_and(|name| system.contains(&name.to_lowercase().as_str())) {
            return Some(from);
        }
        let local = from.split('@').next().unwrap_or_default();
        let plain: String = local.chars().filter(|c| c.is_alphanumeric()).collect();
        DAEMONS.iter().any(|name| plain.contains(name)).then_some(from)
    }

    /// The subject in lower case, without "Re:" and "Fwd:" being of interest:
    /// who writes "Re: Out of office" is a person.
    fn subject(&self) -> String {
        self.letter.subject.to_lowercase()
    }

    fn null_sender(&self) -> bool {
        self.incoming.sender.as_deref() == Some("")
            || self.header("Return-Path").is_some_and(|path| path == "<>")
    }

    fn auto_reply(&self) -> Option<String> {
        if self.report_type().is_some() {
            return Some("it is a receipt".into());
        }
        if let Some(value) = self.header("Auto-Submitted") {
            let word = value.split(|c: char| c == ';' || c.is_whitespace()).next();
            if word != Some("no") && word != Some("") {
                return Some(format!("Auto-Submitted: {value}"));
            }
        }
        if self.null_sender() {
            return Some("its envelope has no sender".into());
        }
        // X-Auto-Response-Suppress asks for silence; Outlook puts it into
        // people's mail too, so it is no sign.
        for name in ["X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Mail-Autoreply"] {
            if let Some(value) = self.header(name)
                && value != "no"
            {
                return Some(format!("{name}: {value}"));
            }
        }
        if let Some(value) = self.header("X-POST-MessageClass")
            && value.contains("autoresponder")
        {
            return Some(format!("X-POST-MessageClass: {value}"));
        }
        if let Some(value) = self.header("Precedence")
            && matches!(value.as_str(), "auto_reply" | "auto-reply" | "autoreply")
        {
            return Some(format!("Precedence: {value}"));
        }
        if self.header("X-Apple-Action").as_deref() == Some("vacation") {
            return Some("X-Apple-Action: vacation".into());
        }
        let local = self.letter.from.as_ref().and_then(|from| from.address.split('@').next());
        if let Some(local) = local
            && matches!(local, "no-reply" | "noreply" | "no_reply" | "donotreply" | "do-not-reply")
        {
            return Some(format!("it comes from `{local}`"));
        }
        let subject = self.subject();
        let found = AUTO_REPLY_SUBJECTS.iter().find(|start| subject.starts_with(**start))?;
        Some(format!("its subject starts with `{found}`"))
    }

    fn list(&self) -> Option<String> {
        for name in ["List-Id", "List-Unsubscribe", "List-Post", "Mailing-List", "X-BeenThere"] {
            if self.header(name).is_some() {
                return Some(format!("it has a {name}"));
            }
        }
        let value = self.header("Precedence")?;
        matches!(value.as_str(), "list" | "bulk" | "junk").then(|| format!("Precedence: {value}"))
    }
}

#[cfg(test)]
mod tests {
    use crate::mail::{Incoming, Source, parse};

    fn kind(headers: &str, sender: Option<&str>) -> &'static str {
        let incoming = Incoming {
            raw: format!("{headers}\nMessage-ID: <1@x>\n\nbid 99\n").into_bytes(),
            recipients: vec![],
            sender: sender.map(str::to_owned),
            source: Source::Smtp,
        };
        parse(&incoming, &"monsoon@localhost".parse().unwrap()).kind.as_str()
    }

    #[test]
    fn each_sign_counts() {
        let from = "From: Ann <ann@example.org>\n";
        for (more, expected) in [
            ("Subject: Re: your turn", "orders"),
            ("Auto-Submitted: no", "orders"),
            ("X-Auto-Response-Suppress: All", "orders"),
            ("Precedence: normal", "orders"),
            ("Subject: Re: Out of office", "orders"),
            ("Auto-Submitted: auto-replied (vacation)", "auto-reply"),
            ("Auto-Submitted: Auto-Generated", "auto-reply"),
            ("Return-Path: <>", "auto-reply"),
            ("X-Autoreply: yes", "auto-reply"),
            ("X-Autorespond: on holiday", "auto-reply"),
            ("X-POST-MessageClass: 9; Autoresponder", "auto-reply"),
            ("Precedence: auto_reply", "auto-reply"),
            ("Subject: Automatische Antwort: Goa", "auto-reply"),
            ("Subject: =?utf-8?q?Odpowied=C5=BA_automatyczna=3A_x?=", "auto-reply"),
            ("Subject: =?utf-8?q?R=C3=A9ponse_automatique_=3A_x?=", "auto-reply"),
            ("Subject: Autosvar: x", "auto-reply"),
            ("Subject: Respuesta automática: x", "auto-reply"),
            ("X-Failed-Recipients: bob@example.org", "bounce"),
            ("Subject: Undelivered Mail Returned to Sender", "bounce"),
            ("Content-Type: multipart/report; report-type=delivery-status; boundary=x", "bounce"),
            ("Content-Type: multipart/report; report-type=feedback-report; boundary=x", "feedback"),
            (
                "Content-Type: multipart/report; report-type=disposition-notification; boundary=x",
                "auto-reply",
            ),
            ("List-Id: <x.example.org>", "list"),
            ("Precedence: bulk", "list"),
            ("X-Monsoon: letter", "own"),
        ] {
            assert_eq!(kind(&format!("{from}{more}"), Some("ann@example.org")), expected, "{more}");
        }
        assert_eq!(kind(from.trim(), Some("")), "auto-reply");
        assert_eq!(kind("From: MAILER-DAEMON@mx.example (Mail Delivery)", None), "bounce");
        assert_eq!(kind("From: Postmaster <postmaster@mx.example>", None), "bounce");
        assert_eq!(kind("From: Mail Delivery System <x@mx.example>", None), "bounce");
        assert_eq!(kind("From: No-Reply@shop.example", None), "auto-reply");
        assert_eq!(kind("From: <>", None), "bounce");
        assert_eq!(kind("From: x <Monsoon+ab@localhost>", None), "own");
    }
}
