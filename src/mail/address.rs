//! Our own address, with and without a token, and addresses compared.
//!
//! Every letter asks for answers at `local+token@domain`. Some mail programs
//! change the case of an address, so nothing here depends on case, and tokens
//! must not either.

use std::sync::atomic::{AtomicBool, Ordering};

/// An address that can't be used as ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an address of the form local@domain")]
pub struct AddressError(pub String);

/// The address the players write to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnAddress {
    local: String,
    domain: String,
    name: String,
}

impl OwnAddress {
    /// Reads `local@domain`; letters are signed with `name`.
    ///
    /// Fails on anything but a plain address, and on a local part with a `+`,
    /// which would leave no room for the token.
    pub fn new(address: &str, name: &str) -> Result<Self, AddressError> {
        let wrong = || AddressError(address.to_owned());
        let (local, domain) = address.trim().rsplit_once('@').ok_or_else(wrong)?;
        let plain = |text: &str, more: &str| {
            !text.is_empty()
                && !text.starts_with('.')
                && !text.ends_with('.')
                && text.chars().all(|c| c.is_ascii_alphanumeric() || more.contains(c))
        };
        if !plain(local, "._-") || !plain(domain, ".-") || local.len() > 30 || domain.len() > 200 {
            return Err(wrong());
        }
        Ok(OwnAddress {
            local: local.to_ascii_lowercase(),
            domain: domain.to_ascii_lowercase(),
            name: name.to_owned(),
        })
    }

    /// The name letters are signed with.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The part behind the `@`, also used for Message-IDs.
    #[must_use]
    pub fn domain(&self) -> &str {
        &self.domain
    }

    /// The address without a token.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}@{}", self.local, self.domain)
    }

    #[must_use]
    pub fn with_token(&self, token: &str) -> String {
        format!("{}+{token}@{}", self.local, self.domain)
    }

    /// The token in one of our addresses; `None` for any other address, and for
    /// ours without a token. The token keeps its case.
    #[must_use]
    pub fn token_of<'a>(&self, address: &'a str) -> Option<&'a str> {
        self.detail(address).filter(|token| !token.is_empty())
    }

    /// Whether mail for this address is mail for us.
    #[must_use]
    pub fn is_ours(&self, address: &str) -> bool {
        self.detail(address).is_some()
    }

    /// The token in one of our addresses, empty if it has none; `None` for any
    /// other address.
    fn detail<'a>(&self, address: &'a str) -> Option<&'a str> {
        let (local, domain) = address.trim().rsplit_once('@')?;
        let domain = domain.strip_suffix('.').unwrap_or(domain);
        if !domain.eq_ignore_ascii_case(&self.domain) {
            return None;
        }
        let (name, token) = local.split_once('+').unwrap_or((local, ""));
        name.eq_ignore_ascii_case(&self.local).then_some(token)
    }
}

impl std::str::FromStr for OwnAddress {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        OwnAddress::new(text, "Monsoon")
    }
}

impl std::fmt::Display for OwnAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}@{}", self.local, self.domain)
    }
}

/// Brings an address into the form in which addresses are compared.
#[must_use]
pub fn normal(address: &str) -> String {
    address.trim().trim_start_matches('<').trim_end_matches('>').trim().to_lowercase()
}

/// The normal form without a `+tag`. Tags belong to the player: try the exact
/// address first and this one second.
#[must_use]
pub fn without_tag(address: &str) -> String {
    let address = normal(address);
    match address.rsplit_once('@') {
        Some((local, domain)) => match local.split_once('+') {
            Some((plain, _)) if !plain.is_empty() => format!("{plain}@{domain}"),
            _ => address,
        },
        None => address,
    }
}

/// The mailbox behind an address, to tell whether two are one person's: without its tag, and,
/// where the provider delivers them all alike, without dots. Nothing is sent there: letters
/// go to addresses as they were given.
#[must_use]
pub fn mailbox(address: &str) -> String {
    let plain = without_tag(address);
    match plain.rsplit_once('@') {
        Some((local, "gmail.com" | "googlemail.com")) => {
            format!("{}@gmail.com", local.replace('.', ""))
        }
        Some(_) | None => plain,
    }
}

/// Masks an address so that only those who already know it recognise it:
/// `anna@example.org` becomes `a***@example.org`.
#[must_use]
pub fn masked(address: &str) -> String {
    match address.rsplit_once('@') {
        Some((local, domain)) => {
            let first: String = local.chars().take(1).collect();
            format!("{first}***@{domain}")
        }
        None => "***".into(),
    }
}

/// Masks every address in a text, such as a server's reply.
#[must_use]
pub fn mask_all(text: &str) -> String {
    let ends = |c: char| c.is_whitespace() || "<>()[]{},;:\"'`=".contains(c);
    text.split_inclusive(ends)
        .map(|piece| {
            let word = piece.trim_end_matches(ends);
            let end = piece.get(word.len()..).unwrap_or_default();
            if word.contains('@') { masked(word) + end } else { piece.to_owned() }
        })
        .collect()
}

/// Whether the log shows addresses unmasked.
static LOG_IN_FULL: AtomicBool = AtomicBool::new(false);

/// Makes [`for_log`] leave addresses as they are. Set once at start-up, at the
/// operator's request.
pub fn log_in_full() {
    LOG_IN_FULL.store(true, Ordering::Relaxed);
}

/// A text for the log: every address is masked, unless the operator asked for
/// full addresses.
#[must_use]
pub fn for_log(text: &str) -> String {
    if LOG_IN_FULL.load(Ordering::Relaxed) { text.to_owned() } else { mask_all(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own() -> OwnAddress {
        "monsoon@localhost".parse().unwrap()
    }

    #[test]
    fn the_token_travels_in_the_address() {
        let own = own();
        assert_eq!(own.with_token("abc2"), "monsoon+abc2@localhost");
        assert_eq!(own.token_of("Monsoon+ABC2@LOCALHOST"), Some("ABC2"));
        assert_eq!(own.token_of("monsoon@localhost"), None);
        assert_eq!(own.token_of("monsoon+@localhost"), None);
        assert_eq!(own.token_of("monsoon+abc2@localhost.example"), None);
        assert_eq!(own.token_of("notmonsoon+abc2@localhost"), None);
        assert_eq!(own.token_of(""), None);
    }

    #[test]
    fn only_our_local_part_at_our_domain_is_ours() {
        let own = own();
        assert!(own.is_ours("MONSOON@localhost"));
        assert!(own.is_ours("monsoon+anything@localhost."));
        assert!(!own.is_ours("postmaster@localhost"));
        assert!(!own.is_ours("monsoon@localhost@elsewhere.example"));
        assert!(!own.is_ours("elsewhere.example!monsoon@localhost"));
        assert!(!own.is_ours("monsoon%elsewhere.example@localhost"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "monsoon", "@localhost", "monsoon@", "a+b@c", "a b@c", "a@b\r\nBcc: c"] {
            assert!(text.parse::<OwnAddress>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_players_tag_can_be_left_out() {
        assert_eq!(without_tag("Ann+Games@Example.org"), "ann@example.org");
        assert_eq!(without_tag("+x@example.org"), "+x@example.org");
        assert_eq!(normal(" <Ann@Example.org> "), "ann@example.org");
        assert_eq!(without_tag("nobody"), "nobody");
    }

    #[test]
    fn dots_tell_mailboxes_apart_where_the_provider_does() {
        for (one, other, same) in [
            ("anna.nowak@gmail.com", "AnnaNowak+games@googlemail.com", true),
            ("anna.nowak@gmail.com", "anna@gmail.com", false),
            ("anna.nowak@example.org", "annanowak@example.org", false),
            ("anna+a@example.org", "anna+b@example.org", true),
        ] {
            assert_eq!(mailbox(one) == mailbox(other), same, "{one} {other}");
        }
    }

    #[test]
    fn a_masked_address_tells_little() {
        assert_eq!(masked("anna@example.org"), "a***@example.org");
        assert_eq!(masked("żółw@example.org"), "ż***@example.org");
        assert_eq!(masked("@"), "***@");
        assert_eq!(masked("nobody"), "***");
        let said = "550 5.1.1 <Anna.N@Example.org>: no such user (to=anna@x.org, b@c.d.)";
        let shown = "550 5.1.1 <A***@Example.org>: no such user (to=a***@x.org, b***@c.d.)";
        assert_eq!(mask_all(said), shown);
        assert_eq!(mask_all("nothing here: ok "), "nothing here: ok ");
    }
}
