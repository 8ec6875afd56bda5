//! Checks whether a mail server would take our letters, without sending one.

use super::{
    aside::Aside,
    line::{NotOpened, Opener, Step, told},
    settings::{Security, SmtpSettings},
};

/// Connects, encrypts, logs in, checks that the server responds, and leaves.
/// Returns a sentence about what it found.
///
/// On failure, a sentence that says what is wrong and how to mend it.
pub fn probe(settings: &SmtpSettings) -> Result<String, String> {
    let server = format!("{}:{}", settings.host, settings.port);
    let opener = Opener::new(settings)?;
    let asked = settings.clone();
    let looked = Aside::default().within(settings.patience(), {
        let server = server.clone();
        move || look(&asked, &server, &opener)
    });
    looked.unwrap_or_else(|late| Err(format!("{server}: {late}; ask whoever runs it")))
}

fn look(settings: &SmtpSettings, server: &str, opener: &Opener) -> Result<String, String> {
    let mut line = opener.open().map_err(|fault| advice(settings, server, &fault))?;
    if !line.test_connected() {
        line.abort();
        return Err(format!("{server} accepted us and then stopped answering; try again later"));
    }
    // It makes no difference whether the server says goodbye.
    let _ = line.quit();
    let how = match settings.security {
        Security::None => "without encryption",
        Security::StartTls => "STARTTLS",
        Security::Tls => "TLS",
    };
    let who = match &settings.user {
        Some(user) => format!("logged in as {user}"),
        None => "no login".into(),
    };
    Ok(format!("{server} is there ({how}, {who})"))
}

fn advice(settings: &SmtpSettings, server: &str, fault: &NotOpened) -> String {
    let said = told(&fault.error);
    let lower = said.to_lowercase();
    let refused = fault.error.status().is_some();
    match fault.step {
        Step::Login if refused => format!(
            "{server} refuses the login: {said}; check outbound.smtp.user and what its password \
             is read from (some providers want a password made for programs)"
        ),
        Step::Login if lower.contains("mechanism") => format!(
            "{server} offers no login by user and password{}; leave out outbound.smtp.user, or \
             use another port",
            if settings.security == Security::None { " without encryption" } else { "" }
        ),
        _ if lower.contains("certificate") => format!(
            "{server}: {said}; outbound.smtp.host must be the name in the server's certificate, \
             and if that is from a CA of your own, name its PEM file in outbound.smtp.ca_file"
        ),
        Step::Encrypt if !refused && lower.contains("not supported") => format!(
            "{server} offers no STARTTLS, so nothing is sent; use tls = \"tls\" and its port for \
             that (mostly 465), or tls = \"none\" for a server on this machine"
        ),
        Step::Connect if refused => format!(
            "{server} takes no mail from here: {said}; ask whoever runs it, or see whether another \
             port (587, 465) is meant"
        ),
        Step::Connect if lower.contains("corrupt") || lower.contains("invalidcontenttype") => {
            format!(
                "{server} does not speak TLS from the first byte: {said}; use tls = \"starttls\" \
                 or the port for TLS (mostly 465)"
            )
        }
        Step::Connect | Step::Encrypt | Step::Login => format!(
            "{server}: {said}; check outbound.smtp.host, port and tls, and that no firewall is in \
             between"
        ),
    }
}
