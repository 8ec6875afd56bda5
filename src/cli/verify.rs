//! `monsoon verify`: is an archive what it says it is?
//! `monsoon replay-diff`: what would this program decide otherwise?

use super::files;
use crate::archive::{
    Document, Finding, Place,
    document::MAX_BYTES,
    verify::{Verified, differences, verify_bytes},
};
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

impl Files {
    /// Verifies each.
    pub fn verify(&self) -> ExitCode {
        self.each(verify_bytes)
    }

    /// Decides each again.
    pub fn differences(&self) -> ExitCode {
        self.each(|bytes| match Document::parse(bytes) {
            Ok(document) => differences(&document),
            Err(finding) => Verified { findings: vec![finding], ..Verified::default() },
        })
    }

    fn each(&self, look: impl Fn(&[u8]) -> Verified) -> ExitCode {
        let mut good = true;
        for file in &self.files {
            let verified = match files::read(file, MAX_BYTES) {
                Ok(bytes) => look(&bytes),
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
