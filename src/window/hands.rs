//! An answer is a mail, and takes the way that all mails take: the spool.

use super::{Opened, WindowError, random};
use crate::{
    config::Config,
    daemon::{House, passes_at_home},
    desk::Games,
    mail::inbox::{Envelope, Maildir},
};
use lettre::{
    Message,
    message::{Mailbox, SinglePart},
};
use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

/// Whoever carries out what was answered.
pub struct Hands {
    spool: PathBuf,
    who: Who,
}

enum Who {
    /// A house of our own: nobody else does its passes.
    Own(Box<Mutex<House>>),
    /// The daemon if one runs, else a pass of ours, as with `monsoon deliver`.
    Shared(Box<Config>, Games),
}

impl Hands {
    #[must_use]
    pub fn own(config: &Config, house: House) -> Hands {
        Hands { spool: config.store.spool.clone(), who: Who::Own(Box::new(Mutex::new(house))) }
    }

    #[must_use]
    pub fn shared(config: Config, games: Games) -> Hands {
        Hands { spool: config.store.spool.clone(), who: Who::Shared(Box::new(config), games) }
    }

    /// Hands in an answer to a letter, from the address that the letter went to.
    pub(super) fn answer(&self, letter: &Opened, text: &str) -> Result<(), WindowError> {
        let to = letter.answers_to.as_deref().ok_or(WindowError::NoAddress)?;
        let from = letter.row.address.as_str();
        let mail = written(letter, from, to, text)?;
        let handed = |error: std::io::Error| WindowError::HandedIn(error.to_string());
        let spool = Maildir::open(&self.spool).map_err(handed)?;
        let (envelope, _) = Envelope::new(Some(from), &[to.to_owned()]);
        let mut mail = envelope.above(mail.as_slice()).map_err(handed)?;
        spool.write(&mut mail).map_err(handed)?;
        // From here on the answer is safe; a later pass takes it if this one can't.
        if let Err(error) = self.pass() {
            tracing::error!(%error, "an answer is in the spool, but not processed yet");
        }
        Ok(())
    }

    /// One pass, if it is ours to do.
    pub(super) fn pass(&self) -> anyhow::Result<()> {
        match &self.who {
            Who::Own(house) => {
                house.lock().unwrap_or_else(PoisonError::into_inner).once()?;
                Ok(())
            }
            Who::Shared(config, games) => passes_at_home(config, games),
        }
    }

    /// Does this house have no other clock than ours?
    pub(super) fn are_alone(&self) -> bool {
        match &self.who {
            Who::Own(_) => true,
            Who::Shared(..) => false,
        }
    }
}

fn written(letter: &Opened, from: &str, to: &str, text: &str) -> Result<Vec<u8>, WindowError> {
    let mailbox = |address: &str| {
        let address = address.parse().map_err(|_| WindowError::NoAddress)?;
        Ok::<_, WindowError>(Mailbox::new(None, address))
    };
    let mail = Message::builder()
        .from(mailbox(from)?)
        .to(mailbox(to)?)
        .subject(format!("Re: {}", letter.subject))
        .in_reply_to(format!("<{}>", letter.row.message_id))
        .message_id(Some(format!("<{}@window.invalid>", random::<16>()?)))
        .singlepart(SinglePart::plain(text.to_owned()))?;
    Ok(mail.formatted())
}
