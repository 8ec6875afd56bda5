//! `monsoon mail list`: which mails arrived, and what became of them.

use crate::{
    basics::TableId,
    cli::print_json,
    config::Config,
    mail::address::{mask_all, masked},
    store::{MailFilter, MailRow, Store, Verdict},
};
use anyhow::{Context, Result, bail};
use clap::{Args, builder::PossibleValuesParser};
use std::{io::Write as _, process::ExitCode};

#[derive(Args)]
pub struct List {
    /// Only mails for this table
    #[arg(long)]
    table: Option<TableId>,
    /// Only mails with this verdict
    #[arg(long, value_parser = PossibleValuesParser::new(Verdict::ALL.map(Verdict::as_str)))]
    verdict: Option<String>,
    /// Only mails of this kind: orders, auto-reply, bounce, feedback, list, own, unreadable
    #[arg(long)]
    kind: Option<String>,
    /// At most this many, newest first
    #[arg(long, default_value_t = 50)]
    last: u32,
    /// Show full addresses, and why orders were refused
    #[arg(long)]
    full: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl List {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let store = open(config)?;
        let filter = MailFilter {
            table: self.table,
            verdict: self.verdict.as_deref(),
            kind: self.kind.as_deref(),
            most: self.last,
        };
        let mut rows = store.read().mails(&filter)?;
        if !self.full {
            rows.iter_mut().for_each(mask);
        }
        if self.json {
            print_json(&rows)?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut out = std::io::stdout().lock();
        if rows.is_empty() {
            writeln!(out, "no such mail")?;
        }
        for row in rows.iter().rev() {
            writeln!(out, "{}", line(row))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Opens the database; looking at mails never creates one.
pub(super) fn open(config: &Config) -> Result<Store> {
    if !config.store.path.exists() {
        bail!("there is no database at {} yet, so no mail", config.store.path.display());
    }
    Store::open(&config.store.path)
        .with_context(|| format!("can't open {}", config.store.path.display()))
}

/// Hides what not everybody with a shell should see. The reason for a refusal may
/// reveal a player's hand or money, and the operator may play at that table.
pub(super) fn mask(row: &mut MailRow) {
    row.from = row.from.as_deref().map(masked);
    row.why = if row.verdict == Verdict::Refused.as_str() {
        "an order was refused; its sender was told why (--full shows it)".into()
    } else {
        mask_all(&row.why)
    };
}

fn line(row: &MailRow) -> String {
    let place = match (row.table, row.seat) {
        (Some(table), Some(seat)) => format!("table {table} seat {}", seat.index() + 1),
        (Some(table), None) => format!("table {table}"),
        _ => "-".into(),
    };
    let time = row.received_at.get(..16).unwrap_or(&row.received_at).replace('T', " ");
    let from = row.from.as_deref().unwrap_or("nobody");
    let mut line =
        format!("{:>6}  {time}  {:<11}  {:<10}  {from}  {place}", row.id, row.verdict, row.kind);
    if !row.why.is_empty() {
        line.push_str("\n        ");
        line.push_str(&row.why.replace(['\r', '\n'], " "));
    }
    line
}
