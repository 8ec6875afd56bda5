//! `monsoon mail read`: how a raw mail is read.

use crate::{
    cli::print_json,
    config::Config,
    mail::{self, Failure, FreshText, Incoming, Letter, LetterKind, OwnAddress, Source},
};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Read {
    /// The mail file; `-` for standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Reading {
    /// As in [`LetterKind::as_str`].
    kind: &'static str,
    from: Option<String>,
    subject: String,
    /// The author's own lines; empty for anything but orders.
    lines: Vec<String>,
    /// Lines that may be the author's or quoted.
    doubtful: Vec<String>,
    why: String,
    attachments: usize,
    #[serde(flatten)]
    failure: Option<Failed>,
}

/// What a bounce reports.
#[derive(Serialize)]
struct Failed {
    recipient: Option<String>,
    permanent: Option<bool>,
}

impl Read {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let own = OwnAddress::new(&config.server.address, &config.server.name)?;
        let limit = config.inbound.max_bytes;
        let raw = bytes_of(&self.file, limit.saturating_add(1))?;
        if raw.iter().all(u8::is_ascii_whitespace) {
            bail!("{} is empty; name a file that contains a mail", self.file.display());
        }
        let too_large = u64::try_from(raw.len()).unwrap_or(u64::MAX) > limit;
        let incoming =
            Incoming { raw, recipients: vec![], sender: None, source: Source::Spool, peer: None };
        let mut letter = mail::parse(&incoming, &own);
        if too_large && letter.kind.is_orders() {
            let why = format!("it has more than {limit} bytes (inbound.max_bytes)");
            letter.kind = LetterKind::Unreadable { why };
        }
        let reading = reading(&letter);
        if self.json {
            print_json(&reading)?;
        } else {
            // It is not an error if the reader has seen enough.
            let _ = io::stdout().write_all(in_words(&reading).as_bytes());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The first `limit` bytes of a file.
fn bytes_of(path: &Path, limit: u64) -> Result<Vec<u8>> {
    let mut raw = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut raw)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut raw))
    };
    read.with_context(|| format!("can't read {}", path.display()))?;
    Ok(raw)
}

fn reading(letter: &Letter) -> Reading {
    let fresh = match letter.kind {
        LetterKind::Orders => mail::fresh_text(letter, &[]),
        _ => FreshText::default(),
    };
    let why = match letter.kind {
        LetterKind::Orders => worth_saying(letter, &fresh),
        _ => letter.kind.why().to_owned(),
    };
    let failure = match &letter.kind {
        LetterKind::Bounce { failure: Failure { recipient, permanent, .. }, .. } => {
            Some(Failed { recipient: recipient.clone(), permanent: *permanent })
        }
        _ => None,
    };
    Reading {
        kind: letter.kind.as_str(),
        from: letter.from.as_ref().map(|from| from.address.clone()),
        subject: letter.subject.clone(),
        lines: fresh.lines,
        doubtful: fresh.doubtful,
        why,
        attachments: letter.attachments,
        failure,
    }
}

/// Notes on a person's mail.
fn worth_saying(letter: &Letter, fresh: &FreshText) -> String {
    let mut notes = Vec::new();
    if !fresh.doubtful.is_empty() {
        notes.push("some lines may be quoted; the author would be asked");
    } else if fresh.lines.is_empty() {
        notes.push(if letter.subject.is_empty() {
            "its text has no line written by its author"
        } else {
            "its text has no line written by its author; an order in the subject would be read"
        });
    }
    if letter.unread > 0 {
        notes.push("attachments are not read");
    }
    notes.join("; ")
}

fn in_words(reading: &Reading) -> String {
    let mut words = format!("kind:        {}\n", reading.kind);
    let mut say = |name: &str, value: &str| {
        if !value.is_empty() {
            let name = format!("{name}:");
            // Writing to a String cannot fail.
            let _ = writeln!(words, "{name:<12} {value}");
        }
    };
    say("why", &reading.why);
    say("from", reading.from.as_deref().unwrap_or("nobody"));
    say("subject", &reading.subject);
    if reading.attachments > 0 {
        say("attachments", &reading.attachments.to_string());
    }
    if let Some(Failed { recipient, permanent }) = &reading.failure {
        say("recipient", recipient.as_deref().unwrap_or("not told"));
        say(
            "permanent",
            match permanent {
                Some(true) => "yes",
                Some(false) => "no",
                None => "not told",
            },
        );
    }
    for line in &reading.lines {
        say("line", line);
    }
    for line in &reading.doubtful {
        say("doubtful", line);
    }
    words
}
