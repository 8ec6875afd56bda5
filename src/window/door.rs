//! Who may look through the window.
//!
//! On loopback, whoever can reach it; a page on the web can't, because a browser
//! that was led here by another name says so (`Host`), and one that was sent here
//! by another page says so, too (`Origin`, `Sec-Fetch-Site`). Elsewhere one also
//! needs the token, which is typed in once and then stands for a cookie.

use super::{WindowError, random};
use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// The cookie's name.
const COOKIE: &str = "monsoon-window";

pub struct Door {
    names: Vec<String>,
    /// In every form: a page elsewhere can't know it.
    form_key: String,
    lock: Option<Lock>,
}

struct Lock {
    token: String,
    /// The cookie of those who had the token; not the token itself.
    session: String,
}

/// Why somebody is not let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("this name is not mine: ask by address, or start with --name")]
    Host,
    #[error("this was not sent from my own pages")]
    Origin,
    #[error("this form is out of date: load the page again")]
    Form,
}

impl Door {
    pub fn new(locked: bool, names: &[String]) -> Result<Door, WindowError> {
        let lock = if locked {
            Some(Lock { token: random::<16>()?, session: random::<32>()? })
        } else {
            None
        };
        let names = names.iter().map(|name| name.to_lowercase()).collect();
        Ok(Door { names, form_key: random::<16>()?, lock })
    }

    pub fn token(&self) -> Option<&str> {
        self.lock.as_ref().map(|lock| lock.token.as_str())
    }

    pub fn form_key(&self) -> &str {
        &self.form_key
    }

    /// An address can't be made to mean something else by a name server; of names,
    /// only our own are good.
    pub fn knows_host(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let host = text(headers, header::HOST).ok_or(Refused::Host)?.to_lowercase();
        let name = name_of(&host);
        let known = name == "localhost"
            || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
            || self.names.iter().any(|known| known == name);
        if known { Ok(()) } else { Err(Refused::Host) }
    }

    pub fn knows_form(&self, key: &str) -> Result<(), Refused> {
        if same(key, &self.form_key) { Ok(()) } else { Err(Refused::Form) }
    }

    /// Has this browser shown the token, or need it not?
    pub fn is_open_to(&self, headers: &HeaderMap) -> bool {
        let Some(lock) = &self.lock else { return true };
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
        cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .any(|(name, value)| name == COOKIE && same(value, &lock.session))
    }

    /// The cookie for somebody who brought the token.
    pub fn opened_by(&self, token: &str) -> Option<String> {
        let lock = self.lock.as_ref().filter(|lock| same(token.trim(), &lock.token))?;
        Some(format!("{COOKIE}={}; HttpOnly; SameSite=Strict; Path=/", lock.session))
    }
}

/// Does a form come from one of our own pages?
pub fn is_from_here(headers: &HeaderMap) -> Result<(), Refused> {
    let host = text(headers, header::HOST).ok_or(Refused::Host)?;
    let origin = text(headers, header::ORIGIN).ok_or(Refused::Origin)?;
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes() == b"same-origin");
    let own = ["http://", "https://"].into_iter().find_map(|scheme| origin.strip_prefix(scheme));
    if own.is_some_and(|own| own.eq_ignore_ascii_case(host)) && site.unwrap_or(true) {
        Ok(())
    } else {
        Err(Refused::Origin)
    }
}

/// Comparing digests says nothing about how close a guess was.
fn same(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn addresses_and_own_names_are_known_and_no_others() {
        let door = Door::new(false, &["House.example.org".into()]).unwrap();
        for (host, known) in [
            ("127.0.0.1:8025", true),
            ("[::1]:8025", true),
            ("localhost:1", true),
            ("192.0.2.7", true),
            ("house.example.ORG:80", true),
            ("evil.example", false),
            ("127.0.0.1.evil.example:8025", false),
            ("localhost.evil.example", false),
            ("", false),
        ] {
            assert_eq!(door.knows_host(&headers(&[("host", host)])).is_ok(), known, "{host}");
        }
        assert_eq!(door.knows_host(&HeaderMap::new()), Err(Refused::Host));
    }

    #[test]
    fn forms_come_from_our_own_pages() {
        let host = ("host", "127.0.0.1:8025");
        for (others, good) in [
            (vec![("origin", "http://127.0.0.1:8025")], true),
            (vec![("origin", "http://127.0.0.1:8025"), ("sec-fetch-site", "same-origin")], true),
            (vec![("origin", "http://127.0.0.1:8025"), ("sec-fetch-site", "cross-site")], false),
            (vec![("origin", "http://127.0.0.1:9000")], false),
            (vec![("origin", "null")], false),
            (vec![("origin", "http://evil.example")], false),
            (vec![], false),
        ] {
            let mut all = vec![host];
            all.extend(&others);
            assert_eq!(is_from_here(&headers(&all)).is_ok(), good, "{others:?}");
        }
    }

    #[test]
    fn the_cookie_is_not_the_token() {
        let door = Door::new(true, &[]).unwrap();
        let token = door.token().unwrap();
        assert!(!door.is_open_to(&HeaderMap::new()));
        assert!(!door.is_open_to(&headers(&[("cookie", &format!("{COOKIE}={token}"))])));
        assert_eq!(door.opened_by("guess"), None);
        let cookie = door.opened_by(&format!(" {token}\n")).unwrap();
        assert!(!cookie.contains(token) && cookie.contains("HttpOnly; SameSite=Strict"));
        let pair = cookie.split(';').next().unwrap();
        assert!(door.is_open_to(&headers(&[("cookie", &format!("a=b; {pair}"))])));
    }
}
