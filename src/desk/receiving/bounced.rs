//! Mail about our letters: bounces, and whatever else reaches the address that is
//! only for delivery reports.

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
    /// Judges mail to a bounce address, which is never an order no matter what it
    /// says, and delivery reports that name one of our letters. `None` for any
    /// other mail.
    ///
    /// A report is believed only if it names one of our secrets, through the
    /// address it came to or through the Message-ID of the returned letter: nobody
    /// else may silence a player.
    pub(super) fn about_a_letter(&self) -> Result<Option<Judgement>, DeskError> {
        let own = &self.settings.own;
        let tags: Vec<&str> =
            self.letter.recipients.iter().filter_map(|to| bounce_tag(own, to)).collect();
        let LetterKind::Bounce { failure, .. } = &self.letter.kind else {
            let why = format!("{}: to a bounce address", self.letter.kind.as_str());
            return Ok((!tags.is_empty()).then(|| judged(Verdict::Ignored, why, None)));
        };
        let Some(letter) = self.named(&tags, failure.message_id.as_deref())? else {
            let why = "bounce: of no letter of ours";
            return Ok((!tags.is_empty()).then(|| judged(Verdict::Ignored, why, None)));
        };
        let told = Told {
            permanent: failure.permanent,
            status: failure.status.clone(),
            mail: Some(self.mail),
        };
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
}
