//! Where to find a password or a key: never in the configuration itself.

use serde::{Deserialize, Deserializer};
use std::{
    fmt,
    path::{Path, PathBuf},
    process::Command,
};

/// The longest secret, in bytes: enough for a private key.
const LONGEST: usize = 64 * 1024;

/// A secret as it was read. Its `Debug` reveals nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The secret itself, for the party that needs it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Where to read a secret: `env:NAME`, `file:PATH`, `credential:NAME` (a systemd
/// credential, from the folder `$CREDENTIALS_DIRECTORY`) or `command:WORDS` (the
/// output of a program, such as a fresh OAuth 2 token).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SecretSource {
    Env(String),
    /// A file; its final line break is not part of the secret.
    File(PathBuf),
    Credential(String),
    /// A program and its arguments, split at spaces.
    Command(Vec<String>),
    /// Something else, perhaps the secret itself, so it is not kept; the
    /// configuration is rejected, naming the key.
    Unclear,
}

/// What a secret's key must contain, as the end of a sentence.
pub(super) const UNCLEAR: &str = "must say where the secret is: \"env:NAME\", \"file:PATH\", \
    \"credential:NAME\" or \"command:PROGRAM ARGUMENTS\"; never write the secret itself here";

/// Why a secret can't be read. Says where it was looked for, and nothing about the
/// secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SecretError {
    #[error("the environment variable {0} is not set")]
    NotSet(String),
    #[error("can't read {path}: {error}")]
    Unreadable { path: String, error: String },
    /// Not started by systemd with credentials.
    #[error("there are no systemd credentials here (CREDENTIALS_DIRECTORY is not set)")]
    NoCredentials,
    /// The program can't be run, or fails.
    #[error("{program}: {error}")]
    Command {
        /// The first word of the command.
        program: String,
        /// What went wrong, without the program's output.
        error: String,
    },
    /// Empty, too long, or not text.
    #[error("{0} holds no usable secret: it must be text, not empty and at most 64 KiB")]
    Unusable(String),
}

impl SecretSource {
    /// Reads `env:NAME` and the like; anything else is [`SecretSource::Unclear`].
    #[must_use]
    pub fn parse(text: &str) -> SecretSource {
        let (kind, rest) = text.split_once(':').unwrap_or_default();
        let rest = rest.trim();
        match kind.trim() {
            _ if rest.is_empty() => SecretSource::Unclear,
            "env" => SecretSource::Env(rest.into()),
            "file" => SecretSource::File(rest.into()),
            "credential" if !rest.contains('/') => SecretSource::Credential(rest.into()),
            "command" => {
                SecretSource::Command(rest.split_whitespace().map(str::to_owned).collect())
            }
            _ => SecretSource::Unclear,
        }
    }

    /// Reads the secret afresh each time: tokens expire, and files are replaced.
    ///
    /// # Errors
    /// Where it was looked for and why it could not be read.
    pub fn read(&self) -> Result<Secret, SecretError> {
        match self {
            SecretSource::Env(name) => {
                let value = std::env::var(name).map_err(|_| SecretError::NotSet(name.clone()))?;
                usable(&value, &format!("the environment variable {name}"))
            }
            SecretSource::File(path) => from_file(path),
            SecretSource::Credential(name) => {
                let folder =
                    std::env::var_os("CREDENTIALS_DIRECTORY").ok_or(SecretError::NoCredentials)?;
                from_file(&Path::new(&folder).join(name))
            }
            SecretSource::Command(words) => from_command(words),
            SecretSource::Unclear => Err(SecretError::Unusable("the key".into())),
        }
    }

    /// Resolves a relative path against `folder`.
    pub(super) fn resolve(&mut self, folder: &Path) {
        if let SecretSource::File(path) = self {
            *path = folder.join(&*path);
        }
    }
}

impl<'de> Deserialize<'de> for SecretSource {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // An error here would quote the line, and with it perhaps the secret.
        Ok(SecretSource::parse(&String::deserialize(from)?))
    }
}

fn from_file(path: &Path) -> Result<Secret, SecretError> {
    use std::io::Read;
    let name = path.display().to_string();
    let unreadable = |error: std::io::Error| SecretError::Unreadable {
        path: name.clone(),
        error: error.to_string(),
    };
    let file = std::fs::File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    file.take(LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    let text = String::from_utf8(bytes).map_err(|_| SecretError::Unusable(name.clone()))?;
    usable(&text, &name)
}

fn from_command(words: &[String]) -> Result<Secret, SecretError> {
    let (program, arguments) = words.split_first().map_or(("", words), |(a, b)| (a.as_str(), b));
    let fault = |error: String| SecretError::Command { program: program.to_owned(), error };
    let output = Command::new(program)
        .args(arguments)
        .stdin(std::process::Stdio::null())
        .output()
        .map_err(|error| fault(error.to_string()))?;
    if !output.status.success() {
        return Err(fault(format!("failed ({})", output.status)));
    }
    let text =
        String::from_utf8(output.stdout).map_err(|_| SecretError::Unusable(program.to_owned()))?;
    usable(&text, program)
}

fn usable(text: &str, place: &str) -> Result<Secret, SecretError> {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let text = text.strip_suffix('\r').unwrap_or(text);
    if text.is_empty() || text.len() > LONGEST {
        return Err(SecretError::Unusable(place.to_owned()));
    }
    Ok(Secret(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_from_where_it_is_said_to_be() {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("password");
        std::fs::write(&path, "open sesame\n").unwrap();
        let source = SecretSource::parse(&format!("file:{}", path.display()));
        assert_eq!(source.read().unwrap().reveal(), "open sesame");
        std::fs::write(&path, "another").unwrap();
        assert_eq!(source.read().unwrap().reveal(), "another");
        let command = SecretSource::parse("command:echo a b");
        assert_eq!(command.read().unwrap().reveal(), "a b");
        // Cargo sets this for every test.
        let env = SecretSource::parse("env:CARGO_PKG_NAME");
        assert_eq!(env.read().unwrap().reveal(), "monsoon");
    }

    #[test]
    fn what_is_missing_is_said_without_saying_the_secret() {
        let fault = |text: &str| SecretSource::parse(text).read().unwrap_err().to_string();
        assert!(fault("env:MONSOON_TEST_NOT_SET").contains("MONSOON_TEST_NOT_SET is not set"));
        assert!(fault("file:/nowhere/at/all").contains("/nowhere/at/all"));
        assert!(fault("command:false").contains("failed"));
        assert!(fault("command:/nowhere/at/all").contains("/nowhere/at/all"));
        assert!(fault("file:/dev/null").contains("not empty"));
        for text in ["sesame", "env:", "credential:../x", "password:sesame"] {
            assert_eq!(SecretSource::parse(text), SecretSource::Unclear, "{text}");
        }
    }

    #[test]
    fn a_secret_shows_nothing_of_itself() {
        let source = SecretSource::parse("command:echo sesame");
        assert!(!format!("{:?}", source.read().unwrap()).contains("sesame"));
    }
}
