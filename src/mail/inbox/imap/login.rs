//! Opens a session: connect, encrypt, log in.

use super::aside::aside;
use super::fault::{Fault, said};
use super::settings::{Credential, Lookup, Settings};
use super::stream::{self, Stream};
use super::wire::Wire;
use crate::mail::outbound::Security;
use io_imap::rfc3501::greeting::{ImapGreetingGet, ImapGreetingGetError, ImapGreetingGetOptions};
use io_imap::rfc7628::auth_oauthbearer::{
    ImapAuthOauthbearer, ImapAuthOauthbearerError, ImapAuthOauthbearerOptions,
};
use io_imap::sasl::auth_plain::{ImapAuthPlain, ImapAuthPlainError, ImapAuthPlainOptions};
use io_imap::sasl::auth_xoauth2::{ImapAuthXoauth2, ImapAuthXoauth2Error, ImapAuthXoauth2Options};
use io_imap::types::auth::AuthMechanism;
use io_imap::types::command::CommandBody;
use io_imap::types::core::AString;
use io_imap::types::response::{Capability, Data};
use io_imap::types::secret::Secret;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The server's capabilities.
pub(super) type Abilities = Vec<Capability<'static>>;

pub(super) fn log_in<'a>(
    settings: &'a Settings,
    stop: &'a AtomicBool,
) -> Result<(Wire<'a>, Abilities), Fault> {
    if let Some((key, message)) = settings.fault() {
        return Err(Fault::Broken(format!("{key}: {message}")));
    }
    let plain = stream::reach(settings, stop)?;
    if settings.security == Security::None && !is_here(&plain) {
        return Err(Fault::Broken(format!(
            "{} is not this machine after all; use \"tls\" or \"starttls\"",
            settings.host
        )));
    }
    let stream = match settings.security {
        Security::Tls => stream::encrypt(plain, settings, stop)?,
        Security::None | Security::StartTls => Stream::Plain(plain),
    };
    let mut wire = Wire::new(stream, settings, stop);
    let greeting = ImapGreetingGet::new(ImapGreetingGetOptions { ensure_capabilities: true });
    let greeting = wire
        .run(greeting)
        .map_err(|fault| no_greeting(settings, fault))?
        .map_err(|error| greeting_fault(&error))?;
    let mut abilities = greeting.capability;
    if settings.security == Security::StartTls {
        if greeting.pre_authenticated {
            // A man in the middle would preauthenticate us to keep us
            // unencrypted.
            return Err(Fault::Broken(
                "the server logs us in before the connection is encrypted; use tls = \"tls\""
                    .into(),
            ));
        }
        wire = start_tls(wire, settings)?;
        abilities = self::abilities(&mut wire)?;
    }
    if !greeting.pre_authenticated {
        authenticate(&mut wire, settings, stop, &abilities)?;
        abilities = self::abilities(&mut wire)?;
    }
    Ok((wire, abilities))
}

fn is_here(stream: &std::net::TcpStream) -> bool {
    stream.peer_addr().is_ok_and(|peer| peer.ip().is_loopback())
}

fn no_greeting(settings: &Settings, fault: Fault) -> Fault {
    match fault {
        Fault::Broken(why) if settings.security != Security::Tls => Fault::Broken(format!(
            "{}, port {} sends no greeting ({why}); check port, or use tls = \"tls\"",
            settings.host, settings.port
        )),
        other => other,
    }
}

fn greeting_fault(error: &ImapGreetingGetError) -> Fault {
    match error {
        ImapGreetingGetError::Bye(text) => {
            Fault::Broken(format!("the server rejects the connection: {}", said(text, None)))
        }
        ImapGreetingGetError::Eof => Fault::closed(),
        _ => Fault::Broken("the server's greeting is not IMAP; check port".into()),
    }
}

fn start_tls<'a>(mut wire: Wire<'a>, settings: &Settings) -> Result<Wire<'a>, Fault> {
    match wire.command("STARTTLS", CommandBody::StartTLS) {
        Ok(_) => wire.encrypted(settings),
        Err(Fault::Refused { text, .. }) => Err(Fault::Broken(format!(
            "the server has no STARTTLS ({text}); use tls = \"tls\" and its port, usually 993"
        ))),
        Err(fault) => Err(fault),
    }
}

fn abilities(wire: &mut Wire) -> Result<Abilities, Fault> {
    let answer = wire.command("CAPABILITY", CommandBody::Capability)?;
    let list = answer.data.into_iter().find_map(|data| match data {
        Data::Capability(list) => Some(list),
        _ => None,
    });
    Ok(list.map(|list| list.into_iter().collect()).unwrap_or_default())
}

fn authenticate(
    wire: &mut Wire,
    settings: &Settings,
    stop: &AtomicBool,
    abilities: &[Capability<'static>],
) -> Result<(), Fault> {
    let offers = |mechanism| abilities.contains(&Capability::Auth(mechanism));
    let initial_request = abilities.contains(&Capability::SaslIr);
    match &settings.secret {
        Credential::Password(lookup) => {
            let password = look_up(lookup, settings, stop)?;
            if !abilities.contains(&Capability::LoginDisabled) {
                login(wire, settings, &password)
            } else if offers(AuthMechanism::Plain) {
                let opts = ImapAuthPlainOptions { initial_request, ..Default::default() };
                let talk = ImapAuthPlain::new(None::<&str>, &settings.user, &password, opts);
                wire.run(talk)?.map(drop).map_err(|error| match error {
                    ImapAuthPlainError::Send(error) => Fault::from_send(&error),
                    error => refused(settings, &error.to_string(), &password),
                })
            } else {
                Err(Fault::Login(
                    "the server accepts no password on this connection; use \
                                  another tls, or a token"
                        .into(),
                ))
            }
        }
        Credential::OAuth2(lookup) => {
            let token = look_up(lookup, settings, stop)?;
            if offers(AuthMechanism::XOAuth2) {
                let opts = ImapAuthXoauth2Options { initial_request, ..Default::default() };
                let talk = ImapAuthXoauth2::new(&settings.user, &token, opts);
                wire.run(talk)?.map(drop).map_err(|error| match error {
                    ImapAuthXoauth2Error::Send(error) => Fault::from_send(&error),
                    error => refused(settings, &error.to_string(), &token),
                })
            } else if abilities.iter().any(|it| it.to_string() == "AUTH=OAUTHBEARER") {
                let opts = ImapAuthOauthbearerOptions { initial_request, ..Default::default() };
                let (user, host) = (&settings.user, &settings.host);
                let talk = ImapAuthOauthbearer::new(user, host, settings.port, &token, opts);
                wire.run(talk)?.map(drop).map_err(|error| match error {
                    ImapAuthOauthbearerError::Send(error) => Fault::from_send(&error),
                    error => refused(settings, &error.to_string(), &token),
                })
            } else {
                Err(Fault::Login(
                    "the server accepts no tokens (neither XOAUTH2 nor OAUTHBEARER); \
                                  use a password"
                        .into(),
                ))
            }
        }
    }
}

/// The lookup may run a program, which may take a while.
fn look_up(lookup: &Lookup, settings: &Settings, stop: &AtomicBool) -> Result<String, Fault> {
    let lookup = Arc::clone(lookup);
    aside("looking up the secret", settings.limits.answer, stop, move || lookup())?
        .map_err(Fault::Login)
}

fn login(wire: &mut Wire, settings: &Settings, password: &str) -> Result<(), Fault> {
    let text = |text: &str| {
        AString::try_from(text.to_owned()).map_err(|_| {
            Fault::Login("user or password holds a character that IMAP can't carry".into())
        })
    };
    let username = text(&settings.user)?;
    let password_text = Secret::new(text(password)?);
    match wire.command("LOGIN", CommandBody::Login { username, password: password_text }) {
        Ok(_) => Ok(()),
        Err(Fault::Refused { text, .. }) => Err(refused(settings, &text, password)),
        Err(fault) => Err(fault),
    }
}

fn refused(settings: &Settings, text: &str, secret: &str) -> Fault {
    let text = said(text, Some(secret));
    let mend = match settings.secret {
        Credential::Password(_) => {
            "check user and password; many providers require a separate app password"
        }
        Credential::OAuth2(_) => {
            "check user and token; it may have expired, or be for another service than IMAP"
        }
    };
    Fault::Login(format!("{} refuses the login ({text}); {mend}", settings.host))
}
