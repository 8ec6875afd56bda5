//! Checks the way out: is it set up, what belongs in the DNS, and, with
//! `--connect`, does the mail server accept us?

use super::Finding;
use crate::{
    config::Config,
    daemon::{open_outbound, signing_key, smtp_settings},
    mail::{address::masked, outbound},
    store::Reader,
};

/// Checks `[outbound]`. With `connect`, logs in to the mail server.
pub(super) fn findings(config: &Config, connect: bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut note = |what: &str, result| findings.push(Finding::new(what, result));
    match signing_key(config) {
        Ok(None) => {}
        Ok(Some(key)) => {
            let record = quoted(&key.record());
            note("outbound.dkim", Ok(format!("publish {} TXT {record}", key.record_name())));
        }
        Err(error) => {
            note("outbound.dkim", Err(format!("{error:#}")));
            return findings;
        }
    }
    let Some(smtp) = &config.outbound.smtp else { return findings };
    let said = if connect {
        smtp_settings(smtp)
            .map_err(|error| format!("{error:#}"))
            .and_then(|settings| outbound::probe(&settings))
    } else {
        let set_up = open_outbound(config).map_err(|error| format!("{error:#}"));
        set_up.map(|_| "set up; `monsoon check --connect` tries to log in".into())
    };
    note("outbound.smtp", said);
    findings
}

/// The stopped addresses.
pub(super) fn stopped(reader: Reader<'_>) -> Result<String, String> {
    let stopped = reader.stopped().map_err(|error| error.to_string())?;
    if stopped.is_empty() {
        return Ok("no address is stopped".into());
    }
    let each = stopped.iter().map(|(address, since)| {
        format!("{} since {}", masked(address), since.format("%Y-%m-%d %H:%M UTC"))
    });
    Err(format!(
        "letters came back and wait: {}; ask the player for another address, or, if it works \
         again, `monsoon queue retry all`",
        each.collect::<Vec<_>>().join(", ")
    ))
}

/// A text in TXT record format: strings of at most 255 octets each.
fn quoted(text: &str) -> String {
    let mut strings = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        // The record is plain ASCII, so any split is valid.
        let (string, after) = rest.split_at_checked(255).unwrap_or((rest, ""));
        strings.push(format!("\"{string}\""));
        rest = after;
    }
    strings.join(" ")
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_long_record_is_told_in_strings_that_fit() {
        assert_eq!(quoted("v=DKIM1; p=abc"), "\"v=DKIM1; p=abc\"");
        let text = "x".repeat(600);
        let strings = quoted(&text);
        assert_eq!(strings.split(' ').map(str::len).collect::<Vec<_>>(), [257, 257, 92]);
        assert_eq!(strings.replace("\" \"", "").trim_matches('"'), text);
    }
}
