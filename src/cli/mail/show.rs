//! `monsoon mail show`: one mail, and why it was or wasn't accepted.

use super::list::{mask, open};
use crate::{cli::print_json, config::Config, store::MailRow};
use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use std::{fmt::Write as _, io::Write as _, process::ExitCode};

#[derive(Args)]
pub struct Show {
    /// The mail's number, from `monsoon mail list`
    number: i64,
    /// Print its raw bytes instead
    ///
    /// They may contain orders and plans of a running game: look only if you don't
    /// play at that table.
    #[arg(long)]
    raw: bool,
    /// Show full addresses, and why orders were refused
    #[arg(long)]
    full: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "raw")]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    mail: MailRow,
    /// How many of its bytes are still stored.
    kept: usize,
    /// The numbers of the letters that answer it.
    answers: Vec<i64>,
}

impl Show {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let store = open(config)?;
        let Some((mut mail, raw)) = store.read().mail(self.number)? else {
            bail!("there is no mail {}; `monsoon mail list` shows the newest", self.number);
        };
        if self.raw {
            if raw.is_empty() {
                bail!("the bytes of mail {} were deleted (store.keep_mail_days)", self.number);
            }
            std::io::stdout().write_all(&raw)?;
            return Ok(ExitCode::SUCCESS);
        }
        if !self.full {
            mask(&mut mail);
        }
        let shown =
            Shown { kept: raw.len(), answers: store.read().letters_answering(mail.id)?, mail };
        if self.json {
            print_json(&shown)?;
        } else {
            std::io::stdout().write_all(shown.text().as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Shown {
    fn text(&self) -> String {
        let mail = &self.mail;
        let table = match (mail.table, mail.seat) {
            (Some(table), Some(seat)) => format!("table {table}, seat {}", seat.index() + 1),
            (Some(table), None) => format!("table {table}"),
            _ => "none".into(),
        };
        let answers: Vec<String> = self.answers.iter().map(i64::to_string).collect();
        let mut text = String::new();
        for (what, says) in [
            ("mail", mail.id.to_string()),
            ("came", format!("{} by {}", mail.received_at, mail.source)),
            ("from", mail.from.clone().unwrap_or_else(|| "nobody".into())),
            ("size", format!("{} bytes, {} kept", mail.bytes, self.kept)),
            ("kind", mail.kind.clone()),
            ("for", table),
            ("verdict", mail.verdict.clone()),
            ("why", mail.why.clone()),
            ("letters in answer", answers.join(", ")),
        ] {
            if !says.is_empty() {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "{what:<18}{says}");
            }
        }
        text
    }
}
