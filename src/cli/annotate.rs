//! `monsoon annotate`: adds a remark to an archive.

use super::{
    files,
    sign::{Signing, keep_in_step, must_fit},
};
use crate::{
    archive::{
        Document,
        document::{Comment, MAX_BYTES},
        verify::verify_bytes,
    },
    clock::Clock,
    desk::Games,
    store::Part,
};
use anyhow::{Context, Result, bail};
use chrono::SecondsFormat;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// In characters.
const LONGEST: usize = 4000;

/// In characters.
const LONGEST_NAME: usize = 100;

#[derive(Args)]
pub struct Annotate {
    /// The archive
    file: PathBuf,
    /// The number of the entry
    entry: u32,
    /// The text of the remark
    text: String,
    /// The remark's author
    #[arg(long, value_name = "NAME")]
    by: Option<String>,
    #[command(flatten)]
    signing: Signing,
}

impl Annotate {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let signer = self.signing.signer()?;
        let name = self.file.display().to_string();
        let bytes = files::read(&self.file, MAX_BYTES)?;
        let mut document = Document::parse(&bytes).with_context(|| name.clone())?;
        // Nobody should add to an archive without knowing that it is damaged.
        if let Some(finding) = verify_bytes(games, &bytes).findings.first() {
            bail!("{name} does not verify: {finding}");
        }
        must_fit(&self.file, &bytes, signer.as_ref())?;
        if usize::try_from(self.entry).is_ok_and(|entry| entry >= document.entries.len()) {
            bail!("{name} has no entry {}", self.entry);
        }
        let text = self.text.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            bail!("a remark has 1 to {LONGEST} characters");
        }
        let by = self.by.as_deref().map(str::trim).filter(|by| !by.is_empty());
        if by.is_some_and(|by| by.chars().count() > LONGEST_NAME || by.contains(char::is_control)) {
            bail!("a name has at most {LONGEST_NAME} characters, in one line");
        }
        document.add_comment(Comment {
            n: self.entry,
            text: text.to_owned(),
            by: by.map(str::to_owned),
            at: Some(Clock::System.now().to_rfc3339_opts(SecondsFormat::Millis, true)),
            digest: String::new(),
        });
        let secret = document.is_secret() || files::is_private(&self.file);
        Part::sweep(&self.file);
        files::write(&self.file, document.canonical().as_bytes(), secret)?;
        keep_in_step(&self.file, signer.as_ref(), true)?;
        Ok(ExitCode::SUCCESS)
    }
}
