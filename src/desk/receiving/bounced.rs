//! Mail that is about a letter of ours: what came back, and whatever else finds
//! its way to the address that only delivery reports are meant for.

use super::{
    super::{
        DeskError,
        bounces::{Told, bounce_tag, came_back},
    },
    Judgement, Work, judged,
};
use crate::{
    mail::LetterKind,
    store::{Addressed, Verdict},
};

impl Work<'_> {
    /// Judges a mail to a bounce address, which is never an order whatever it
    /// holds, and a delivery report that names a letter of ours. `None` is any
    /// other mail.
    ///
    /// A report is believed only if it names a secret of ours, by the address
    /// it came to or by the Message-ID of what came back: nobody else's word
    /// may silence a player.
    pub(super) fn about_a_letter(&self) -> Result<Option<Judgement>, DeskError> {
        let own = &self.settings.own;
        let tags: Vec<&str> =
            self.letter.recipients.iter().filter_map(|to| bounce_tag(own, to)).collect();
        let report = matches!(self.letter.kind, LetterKind::Bounce { .. });
        let Some(failure) = self.failure()?.filter(|_| report) else {
            let why = format!("{}: to a bounce address", self.letter.kind.as_str());
            return Ok((!tags.is_empty()).then(|| judged(Verdict::Ignored, why, None)));
        };
        let Some(letter) = self.named(&tags, failure.message_id.as_deref())? else {
            let why = "bounce: of no letter of ours";
            return Ok((!tags.is_empty()).then(|| judged(Verdict::Ignored, why, None)));
        };
        let told =
            Told { permanent: failure.permanent, status: failure.status, mail: Some(self.mail) };
        let lasting = match told.permanent {
            Some(true) => "for good",
            Some(false) => "for now",
            None => "it does not say for how long",
        };
        let status = told.status.as_deref().unwrap_or("no status");
        let why = format!("bounce: letter {} came back, {lasting} ({status})", letter.id);
        came_back(self.tx, self.settings, &letter, &told, self.now)?;
        Ok(Some(judged(Verdict::Ignored, why, letter.seat)))
    }

    /// The letter that a report is about.
    fn named(
        &self,
        tags: &[&str],
        message_id: Option<&str>,
    ) -> Result<Option<Addressed>, DeskError> {
        for tag in tags {
            if let Some(letter) = self.tx.read().letter_by_bounce_tag(tag)? {
                return Ok(Some(letter));
            }
        }
        match message_id {
            Some(id) => Ok(self.tx.read().letter_of_message_id(id)?),
            None => Ok(None),
        }
    }

    // INTERIM: all from here to the end of the file gives way to
    // `LetterKind::Bounce { failure, .. } => Some(failure)`.

    fn failure(&self) -> Result<Option<Failure>, DeskError> {
        if !matches!(self.letter.kind, LetterKind::Bounce { .. }) {
            return Ok(None);
        }
        let raw = self.tx.read().mail_raw(self.mail)?;
        Ok(Some(Failure::read(&String::from_utf8_lossy(&raw))))
    }
}

#[derive(Default)]
struct Failure {
    permanent: Option<bool>,
    status: Option<String>,
    message_id: Option<String>,
}

impl Failure {
    fn read(raw: &str) -> Failure {
        let field = |name: &str| {
            let lines = raw.lines().filter_map(|line| line.split_once(':'));
            lines.rev().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, it)| it.trim())
        };
        let status = field("Status");
        Failure {
            permanent: match field("Action") {
                Some("failed") => status.map(|status| status.starts_with('5')),
                Some(_) => Some(false),
                None => None,
            },
            status: status.map(str::to_owned),
            message_id: field("Message-ID").map(|id| id.trim_matches(['<', '>']).to_owned()),
        }
    }
}
