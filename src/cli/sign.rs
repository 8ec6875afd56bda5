//! Signatures beside archives: made, and removed once they no longer match.

use super::files;
use crate::{
    archive::signature::{KeyError, MAX_BYTES, Signer, StoredKey, beside},
    clock::Clock,
    config::SecretSource,
};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use std::{
    fs,
    io::IsTerminal,
    path::{Path, PathBuf},
};

#[derive(Args)]
pub struct Signing {
    /// Sign archives with this minisign secret key: FILE.json.minisig beside each
    #[arg(long, value_name = "KEY")]
    sign: Option<PathBuf>,
    /// Where the key's passphrase is
    #[arg(
        help = "Where the key's passphrase is: env:NAME, file:PATH, credential:NAME or command:PROGRAM ARGUMENTS; never the passphrase itself [default: asked for]",
        long,
        value_name = "SOURCE",
        requires = "sign"
    )]
    passphrase: Option<String>,
}

impl Signing {
    pub fn is_wanted(&self) -> bool {
        self.sign.is_some()
    }

    /// Opens the key.
    pub fn signer(&self) -> Result<Option<Signer>> {
        let Some(path) = &self.sign else { return Ok(None) };
        let wrong = |error: KeyError| anyhow!("{}: {error}", path.display());
        let text = String::from_utf8(files::read(path, MAX_BYTES)?);
        let key = StoredKey::read(&text.unwrap_or_default()).map_err(wrong)?;
        let passphrase = if key.is_protected() { Some(self.passphrase(path)?) } else { None };
        key.open(passphrase.as_deref()).map(Some).map_err(wrong)
    }

    fn passphrase(&self, key: &Path) -> Result<String> {
        let Some(source) = &self.passphrase else {
            if !std::io::stdin().is_terminal() {
                bail!(
                    "{} is protected: say with --passphrase where its passphrase is",
                    key.display()
                );
            }
            let asked = rpassword::prompt_password(format!("Passphrase of {}: ", key.display()));
            return asked.context("can't ask for the passphrase");
        };
        match SecretSource::parse(source) {
            // The value may be the passphrase itself, so it is not repeated.
            SecretSource::Unclear => bail!(
                "--passphrase must say where it is: env:NAME, file:PATH, credential:NAME or \
                 command:PROGRAM ARGUMENTS; never the passphrase itself"
            ),
            source => Ok(source.read().context("the passphrase")?.reveal().to_owned()),
        }
    }
}

/// Refuses to replace a signature that does not match: the signer would vouch for
/// what somebody else has altered.
pub fn must_fit(path: &Path, bytes: &[u8], signer: Option<&Signer>) -> Result<()> {
    let signature = beside(path);
    let Some(signer) = signer.filter(|_| signature.exists()) else { return Ok(()) };
    let there = files::read(&signature, MAX_BYTES)?;
    match signer.key().check(bytes, &String::from_utf8_lossy(&there)) {
        Ok(_) => Ok(()),
        Err(why) => bail!(
            "{} is left as it is, since its signature would be lost: {why}; if you know why and \
             still want to sign it, remove {}",
            path.display(),
            signature.display()
        ),
    }
}

/// Keeps the signature of an archive valid: replaced if it does not match, or,
/// without a signer, removed if the archive was just `written`.
pub fn keep_in_step(path: &Path, signer: Option<&Signer>, written: bool) -> Result<()> {
    let signature = beside(path);
    let Some(signer) = signer else {
        if written && signature.exists() {
            fs::remove_file(&signature)
                .with_context(|| format!("can't remove {}", signature.display()))?;
            eprintln!("monsoon: {} no longer matched and was removed", signature.display());
        }
        return Ok(());
    };
    let bytes = files::read(path, crate::archive::document::MAX_BYTES)?;
    let there = files::read(&signature, MAX_BYTES).ok().and_then(|it| String::from_utf8(it).ok());
    if there.is_some_and(|there| signer.key().check(&bytes, &there).is_ok()) {
        return Ok(());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = signer.sign(&bytes, &name, Clock::System.now());
    let text = text.map_err(|why| anyhow!("{} can't be signed: {why}", path.display()))?;
    files::write(&signature, text.as_bytes(), files::is_private(path))
}
