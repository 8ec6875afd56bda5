//! The configuration: `config.toml`, which is also the built-in default.

mod faults;
mod imap;
mod inbound;
mod outbound;
mod secret;

pub use imap::{DoneWith, ImapIn};
pub use inbound::{Folder, Inbound, LmtpIn, ReceiverLimits, SmtpIn, TrustPolicy};
pub use outbound::{DkimKey, Outbound, SmtpOut, Tls};
pub use secret::{Secret, SecretError, SecretSource};

use crate::{
    basics::Language,
    mail::{compose::is_plain_address, inbox::Listen},
    timing::{Reminders, Rule, Silence, Span},
};
use serde::Deserialize;
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

pub const DEFAULT: &str = include_str!("../../config.toml");

/// The contents of `config.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    #[serde(default)]
    pub server: Server,
    #[serde(default)]
    pub store: Store,
    #[serde(default)]
    pub inbound: Inbound,
    #[serde(default)]
    pub outbound: Outbound,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub moderators: Moderators,
    #[serde(default)]
    pub house: House,
    #[serde(default)]
    pub data: Data,
    #[serde(default)]
    pub log: Log,
    #[serde(default)]
    pub metrics: Metrics,
}

/// `[server]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Server {
    /// The address players write to.
    pub address: String,
    pub name: String,
    /// The language of letters to players who have not chosen one.
    pub language: Language,
    /// Whether the log shows full addresses instead of masked ones.
    pub log_addresses: bool,
}

/// `[store]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Store {
    pub path: PathBuf,
    /// The Maildir that `monsoon deliver` writes to.
    pub spool: PathBuf,
    /// For how many days the bytes of incoming mail are kept; 0 for ever.
    pub keep_mail_days: u32,
}

/// `[clock]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Clock {
    /// The pace of tables that don't set their own.
    pub rule: Rule,
    /// What happens if nobody answers.
    pub silence: Silence,
    /// After how many missed turns a seat is offered to somebody else; 0 for never.
    pub offer_after: u32,
    /// How many days each seat may be away at a table.
    pub away_days: u32,
    /// The reminders of players who have not chosen any.
    pub remind: Reminders,
    /// The time zone of players who have not chosen one.
    pub zone: String,
    /// Not checking the clocks for longer than this counts as an outage.
    pub outage: Span,
}

/// `[house]`
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Who may open tables by mail.
    pub open: Open,
    /// How many strangers who ask are answered within a day.
    pub strangers: u32,
}

impl Default for House {
    fn default() -> House {
        House { open: Open::default(), strangers: 50 }
    }
}

/// Who may open tables by mail.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Open {
    /// Nobody: the operator opens them.
    #[default]
    Closed,
    /// Whoever plays here, and they may invite others.
    Invited,
    /// The same, and strangers may sign up by mail.
    Anyone,
}

/// `[moderators]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Moderators {
    pub addresses: Vec<String>,
}

/// `[data]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Data {
    /// A file with figures that replace built-in ones.
    pub overrides: Option<PathBuf>,
}

/// `[log]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Log {
    pub format: LogFormat,
}

/// What lines of the log look like.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// `[metrics]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Metrics {
    /// Where figures and health are served; `None` for nowhere.
    pub listen: Option<SocketAddr>,
    /// Whether that may be elsewhere than on loopback.
    pub anywhere: bool,
}

impl Default for Server {
    fn default() -> Self {
        Server {
            address: "monsoon@localhost".into(),
            name: "Monsoon".into(),
            language: Language::En,
            log_addresses: false,
        }
    }
}

impl Default for Clock {
    fn default() -> Self {
        Clock {
            rule: Rule::default(),
            silence: Silence::Wait,
            offer_after: 3,
            away_days: 28,
            remind: Reminders { half: true, before: vec![Span::hours(24)], daily: true },
            zone: "UTC".into(),
            outage: Span::hours(1),
        }
    }
}

impl Default for Store {
    fn default() -> Self {
        Store { path: "var/monsoon.sqlite".into(), spool: "var/spool".into(), keep_mail_days: 0 }
    }
}

/// What is wrong with a configuration; the message says where, and how to fix it.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file can't be read.
    #[error("can't read {path}: {error}")]
    Unreadable { path: PathBuf, error: std::io::Error },
    /// Not TOML, an unknown key, or a value of the wrong type. The TOML parser's
    /// message names the line and the key.
    #[error("{path}: {error}")]
    Syntax { path: PathBuf, error: Box<toml::de::Error> },
    /// A value that can't be used.
    #[error("{path}{place}: {key}: {message}")]
    Value {
        path: PathBuf,
        /// `, line N`, or empty if the key is not in the file.
        place: String,
        /// The key, such as `server.address`.
        key: &'static str,
        /// Why it can't be used, and what to write instead.
        message: String,
    },
}

impl Config {
    /// Reads `path`, or `./config.toml` if it exists, or else the built-in default.
    /// The second value names the source.
    ///
    /// # Errors
    /// The fault, with key and line.
    pub fn load(path: Option<&Path>) -> Result<(Config, String), ConfigError> {
        let local = Path::new("config.toml");
        let path = match path {
            Some(path) => path,
            None if local.is_file() => local,
            None => {
                let config = Config::parse(DEFAULT, Path::new("built-in default"))?;
                return Ok((config, "built-in default".into()));
            }
        };
        let text = std::fs::read_to_string(path)
            .map_err(|error| ConfigError::Unreadable { path: path.into(), error })?;
        let mut config = Config::parse(&text, path)?;
        config.resolve(path.parent().unwrap_or(Path::new("")));
        Ok((config, path.display().to_string()))
    }

    /// Parses a text; `path` is only for messages.
    ///
    /// # Errors
    /// The fault, with key and line.
    pub fn parse(text: &str, path: &Path) -> Result<Config, ConfigError> {
        let config: Config = toml::from_str(text)
            .map_err(|error| ConfigError::Syntax { path: path.into(), error: Box::new(error) })?;
        match config.first_fault() {
            None => Ok(config),
            Some((key, message)) => Err(ConfigError::Value {
                path: path.into(),
                place: line_of(text, key).map(|line| format!(", line {line}")).unwrap_or_default(),
                key,
                message,
            }),
        }
    }

    /// Resolves relative paths against `folder`.
    fn resolve(&mut self, folder: &Path) {
        let mut paths = vec![&mut self.store.path, &mut self.store.spool];
        paths.extend(self.inbound.maildir.as_mut().map(|folder| &mut folder.path));
        paths.extend(self.outbound.maildir.as_mut().map(|folder| &mut folder.path));
        paths.extend(self.inbound.imap.as_mut().and_then(|imap| imap.ca_file.as_mut()));
        paths.extend(self.outbound.smtp.iter_mut().filter_map(|smtp| smtp.ca_file.as_mut()));
        paths.extend(self.data.overrides.as_mut());
        for path in paths {
            *path = folder.join(&*path);
        }
        for place in self.inbound.places() {
            if let Ok(Listen::Unix(path)) = place.parse() {
                *place = Listen::Unix(folder.join(path)).to_string();
            }
        }
        let mut secrets = Vec::new();
        secrets.extend(self.outbound.smtp.as_mut().and_then(|smtp| smtp.password.as_mut()));
        secrets.extend(self.outbound.dkim.as_mut().map(|dkim| &mut dkim.key));
        if let Some(imap) = &mut self.inbound.imap {
            secrets.extend([imap.password.as_mut(), imap.token.as_mut()].into_iter().flatten());
        }
        for secret in secrets {
            secret.resolve(folder);
        }
    }
}

/// Checks an address in the configuration or of a seat.
///
/// # Errors
/// What is wrong with it, as the end of a sentence.
pub fn plain_address(address: &str) -> Result<(), String> {
    let fault =
        |what: &str| Err(format!("«{address}» {what}; it should look like name@example.org"));
    let Some((local, domain)) = address.rsplit_once('@') else {
        return fault("has no @");
    };
    if !is_plain_address(address) {
        return fault("can't be written in plain letters and digits");
    }
    let fits = |part: &str, extra: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && !part.ends_with('.')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || extra.contains(c))
    };
    if local.len() > 64 || !fits(local, ".!#$%&'*+-/=?^_`{|}~") {
        return fault("is no address before the @");
    }
    if domain.len() > 253 || !fits(domain, ".-") {
        return fault("is no domain after the @");
    }
    Ok(())
}

/// The line of a dotted key, found by a simple scan of the file.
fn line_of(text: &str, key: &str) -> Option<usize> {
    let (section, name) = key.rsplit_once('.')?;
    let mut here = String::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[') {
            header.trim_end_matches(']').trim().clone_into(&mut here);
        } else if here == section
            && line.split('=').next().is_some_and(|written| written.trim() == name)
        {
            return Some(index + 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::inbox::imap::Credential;

    fn fault(text: &str) -> String {
        Config::parse(text, Path::new("my.toml")).unwrap_err().to_string()
    }

    #[test]
    fn the_file_at_the_top_says_what_an_empty_one_means() {
        let written = Config::parse(DEFAULT, Path::new("config.toml")).unwrap();
        let empty = Config::parse("", Path::new("empty")).unwrap();
        assert_eq!(format!("{written:?}"), format!("{empty:?}"));
    }

    #[test]
    fn faults_name_key_and_line() {
        let unknown = fault("[server]\nname = \"M\"\nadress = \"a@b\"\n");
        assert!(unknown.contains("line 3") && unknown.contains("adress"), "{unknown}");
        let kind = fault("[inbound]\nmax_bytes = \"big\"\n");
        assert!(kind.contains("line 2"), "{kind}");
        let value = fault("[inbound]\n\nmax_bytes = 3\n");
        assert!(value.contains("line 3") && value.contains("inbound.max_bytes"), "{value}");
        assert!(fault("[server]\naddress = \"nobody\"").contains("line 2"));
        assert!(fault("[inbound.smtp]\nlisten = \"here\"").contains("127.0.0.1:2525"));
        assert!(fault("[inbound.lmtp]\nlisten = \"/run/x\"").contains("unix:/run/"));
        assert!(fault("[inbound.lmtp]\nlisten = \"[::1]:25\"").contains("RFC 2033"));
        assert!(fault("[inbound.lmtp]\nmax_recipients = 3").contains("listen"));
        let many = "[inbound.lmtp]\nlisten = \"systemd\"\nmax_recipients = 0";
        assert!(fault(many).contains("line 3: inbound.lmtp.max_recipients"));
        let smtp = |line: &str| fault(&format!("[inbound.smtp]\n{line}"));
        for (line, words) in [
            ("max_sessions = 0", "line 2: inbound.smtp.max_sessions: must be from 1 to 1000"),
            ("max_sessions_per_host = 0", "line 2: inbound.smtp.max_sessions_per_host"),
            ("max_sessions = 5\nmax_sessions_per_host = 6", "line 3: inbound.smtp.max_sessions_p"),
            ("idle_seconds = 0", "line 2: inbound.smtp.idle_seconds: must be from 10 to 3600"),
            ("session_seconds = 7", "line 2: inbound.smtp.session_seconds: must be from 60 to"),
        ] {
            assert!(smtp(line).contains(words), "{}", smtp(line));
        }
        let few = Config::parse("[inbound.smtp]\nmax_sessions = 30", Path::new("few")).unwrap();
        assert_eq!(few.inbound.smtp.map(|smtp| smtp.limits.per_host()), Some(30));
        assert!(fault("[server]\nlanguage = \"xx\"").contains("line 2"));
        let clock = |line: &str| fault(&format!("[clock]\n{line}"));
        for (line, words) in [
            ("rule = \"48 hrs Mon-Fry UTC\"", "line 2"),
            ("silence = \"shout\"", "house-on, moderator"),
            ("remind = \"sometimes\"", "write half, lengths like 24h"),
            ("zone = \"Europe/Warszawa\"", "did you mean Europe/Warsaw"),
            ("outage = \"5m\"", "clock.outage: must be at least 10m"),
        ] {
            let told = clock(line);
            assert!(told.contains(words) && told.contains("line 2"), "{line}: {told}");
        }
        assert!(fault("[data]\noverrides = \"\"").contains("line 2: data.overrides: is empty"));
        let both = "[outbound.maildir]\npath = \"a\"\n[outbound.smtp]\nhost = \"b\"\n";
        assert!(fault(both).contains("exactly one"));
        assert!(fault("[outbound.smtp]\nhost = \"b\"\nuser = \"u\"\n").contains("password"));
        let written_out =
            fault("[outbound.smtp]\nhost = \"b\"\nuser = \"u\"\npassword = \"sesame\"\n");
        assert!(written_out.contains("env:NAME") && !written_out.contains("sesame"));
        let dkim = |domain: &str, selector: &str, key: &str| {
            fault(&format!(
                "[server]\naddress = \"m@example.org\"\n[outbound.maildir]\npath = \"a\"\n\
                 [outbound.dkim]\ndomain = \"{domain}\"\nselector = \"{selector}\"\nkey = \"{key}\"\n"
            ))
        };
        let elsewhere = dkim("example.net", "s1", "file:k");
        assert!(elsewhere.contains("line 6: outbound.dkim.domain"), "{elsewhere}");
        assert!(dkim("example.org", "s 1", "file:k").contains("line 7: outbound.dkim.selector"));
        let key = dkim("example.org", "s1", "-----BEGIN PRIVATE KEY-----");
        assert!(key.contains("line 8") && key.contains("file:PATH") && !key.contains("BEGIN"));
    }

    #[test]
    fn a_mailbox_needs_a_server_a_secret_and_encryption() {
        let imap = |more: &str| format!("[inbound.imap]\nhost = \"h\"\nuser = \"u\"\n{more}");
        let cases = [
            ("", "line 3: inbound.imap.user: needs exactly one of password and token"),
            ("password = \"env:A\"\ntoken = \"env:B\"\n", "exactly one"),
            ("token = \"sesame\"\n", "line 4: inbound.imap.token: must say where"),
            ("token = \"env:B\"\ntls = \"none\"\n", "line 5: inbound.imap.tls: without"),
            ("token = \"env:B\"\nmailbox = \"Monsoon\"\n", "done_folder: the folder"),
            ("token = \"env:B\"\ndone = \"burn\"\n", "line 5"),
        ];
        for (more, words) in cases {
            let told = fault(&imap(more));
            assert!(told.contains(words) && !told.contains("sesame"), "{more}: {told}");
        }
        let text = imap("password = \"file:secret\"\nca_file = \"own.pem\"\n");
        let mut config = Config::parse(&text, Path::new("x")).unwrap();
        config.resolve(Path::new("/etc/monsoon"));
        assert!(config.inbound.smtp.is_none() && config.inbound.maildir.is_none());
        let settings = config.inbound.imap.unwrap().settings(20_000);
        assert_eq!((settings.port, settings.max_bytes), (993, 20_000));
        assert_eq!(settings.ca_file.as_deref(), Some(Path::new("/etc/monsoon/own.pem")));
        let Credential::Password(lookup) = &settings.secret else { panic!("{settings:?}") };
        assert!(lookup().unwrap_err().contains("inbound.imap.password: can't read /etc/monsoon"));
    }

    #[test]
    fn metrics_stay_on_loopback_unless_told_otherwise() {
        for listen in ["0.0.0.0:9464", "192.0.2.1:9464", "[::]:9464"] {
            let told = fault(&format!("[metrics]\nlisten = \"{listen}\"\n"));
            assert!(told.contains("line 2: metrics.listen") && told.contains("anywhere"), "{told}");
            let open = format!("[metrics]\nlisten = \"{listen}\"\nanywhere = true\n");
            assert!(Config::parse(&open, Path::new("x")).is_ok());
        }
        for listen in ["127.0.0.1:9464", "[::1]:0", "127.0.0.9:1"] {
            let text = format!("[metrics]\nlisten = \"{listen}\"\n");
            assert!(Config::parse(&text, Path::new("x")).is_ok(), "{listen}");
        }
        assert!(fault("[metrics]\nlisten = \"here\"").contains("line 2"));
        assert!(fault("[log]\nformat = \"xml\"").contains("line 2"));
    }

    #[test]
    fn naming_one_way_in_leaves_out_the_others() {
        let text = "[inbound.maildir]\npath = \"in\"\n";
        let config = Config::parse(text, Path::new("x")).unwrap();
        assert!(config.inbound.smtp.is_none());
        assert_eq!(config.inbound.max_bytes, 1_000_000);
    }

    #[test]
    fn relative_paths_start_at_the_file() {
        let text = "[data]\noverrides = \"own.toml\"\n\
            [inbound.lmtp]\nlisten = \"unix:run/l\"\n[inbound.smtp]\nlisten = \"unix:/run/s\"";
        let mut config = Config::parse(text, Path::new("x")).unwrap();
        config.resolve(Path::new("/srv/monsoon"));
        assert_eq!(config.data.overrides.as_deref(), Some(Path::new("/srv/monsoon/own.toml")));
        assert_eq!(config.store.path, Path::new("/srv/monsoon/var/monsoon.sqlite"));
        assert_eq!(config.inbound.lmtp.unwrap().listen, "unix:/srv/monsoon/run/l");
        assert_eq!(config.inbound.smtp.unwrap().listen, "unix:/run/s");
    }
}
