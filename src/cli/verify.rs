//! `monsoon verify`: is an archive what it says it is?
//! `monsoon replay-diff`: what would this program decide differently?

use super::files;
use crate::{
    archive::{
        Document, Finding, Place, Verified,
        document::MAX_BYTES,
        signature::{self, Key},
        verify::{differences, verify_bytes},
    },
    desk::Games,
};
use anyhow::{Result, anyhow};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Files {
    /// Archives, as `monsoon export` writes them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Args)]
pub struct Verify {
    #[command(flatten)]
    files: Files,
    /// Also check the signatures beside them with this minisign public key, given
    /// as a file or as text (RW...)
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

impl Verify {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let key = self.key.as_deref().map(key).transpose()?;
        Ok(self.files.each(|file, bytes| {
            let mut verified = verify_bytes(games, bytes);
            let place = signature::beside(file);
            match &key {
                Some(key) => match signed(key, &place, bytes) {
                    Ok(said) => {
                        verified.remarks.push(format!("signed with {key}: {said}"));
                        verified.remarks.extend(renamed(file, &said));
                    }
                    Err(why) => verified.findings.push(Finding::at(Place::Signature, why)),
                },
                None if place.exists() => {
                    let what = "there is a signature beside it; --key checks it";
                    verified.remarks.push(what.to_owned());
                }
                None => {}
            }
            verified
        }))
    }
}

/// A public key, from a file or as text.
fn key(text: &str) -> Result<Key> {
    if let Ok(key) = Key::read(text) {
        return Ok(key);
    }
    let path = Path::new(text);
    let read = String::from_utf8(files::read(path, signature::MAX_BYTES)?);
    Key::read(&read.unwrap_or_default()).map_err(|error| anyhow!("{text}: {error}"))
}

/// What the signer of these bytes stated, if the signature is valid.
fn signed(key: &Key, place: &Path, bytes: &[u8]) -> Result<String, String> {
    if !place.exists() {
        return Err(format!("there is none ({})", place.display()));
    }
    let read = files::read(place, signature::MAX_BYTES).map_err(|error| format!("{error:#}"))?;
    key.check(bytes, &String::from_utf8_lossy(&read))
}

/// Notes that a file had another name when it was signed: it may have been swapped.
fn renamed(file: &Path, said: &str) -> Option<String> {
    let (_, name) = said.split_once("file:")?;
    let name = name.strip_suffix("hashed").unwrap_or(name).trim();
    let same = file.file_name().is_some_and(|now| now.to_string_lossy() == name);
    (!same).then(|| format!("its name was {name} when it was signed"))
}

impl Files {
    /// Decides each again.
    pub fn differences(&self, games: &Games) -> ExitCode {
        self.each(|_, bytes| match Document::parse(bytes) {
            Ok(document) => differences(games, &document),
            Err(finding) => Verified { findings: vec![finding], ..Verified::default() },
        })
    }

    fn each(&self, look: impl Fn(&Path, &[u8]) -> Verified) -> ExitCode {
        let mut good = true;
        for file in &self.files {
            let verified = match files::read(file, MAX_BYTES) {
                Ok(bytes) => look(file, &bytes),
                Err(error) => Verified {
                    findings: vec![Finding::at(Place::File, format!("{error:#}"))],
                    ..Verified::default()
                },
            };
            good &= verified.is_good();
            tell(file, &verified);
        }
        if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

fn tell(file: &Path, verified: &Verified) {
    let file = file.display();
    for finding in &verified.findings {
        println!("{file}: {finding}");
    }
    if verified.is_good() {
        let undrawn = match verified.undrawn {
            0 => String::new(),
            more => format!(", {more} without their draws"),
        };
        println!("{file}: good; {} entries decided again{undrawn}", verified.decided);
    }
    for remark in &verified.remarks {
        println!("{file}: ({remark})");
    }
}
