//! A subject as its author wrote it, if they wrote one.
//!
//! Some people write their order in the subject and nothing below it. But most
//! subjects are our own, sent back with whatever mail programs and servers put
//! before them; those are not the author's words.

use crate::{letters, mail::names_table};

/// What mail programs put before the subject of an answer or a forwarded mail, in
/// lower case, without the colon.
const PREFIXES: [&str; 48] = [
    "re",
    "r",
    "aw",
    "antw",
    "antwort",
    "sv",
    "svar",
    "vs",
    "odp",
    "odpowiedź",
    "odpowiedz",
    "rv",
    "res",
    "resp",
    "rsp",
    "rif",
    "ref",
    "réf",
    "rép",
    "rep",
    "tr",
    "trs",
    "fw",
    "fwd",
    "wg",
    "vb",
    "vl",
    "vl.",
    "pd",
    "enc",
    "i",
    "doorst",
    "betr",
    "bls",
    "ynt",
    "ilt",
    "atb",
    "ats",
    "vá",
    "továbbítás",
    "na",
    "ang",
    "απ",
    "σχετ",
    "отв",
    "ответ",
    "回复",
    "转发",
];

/// Placeholders for a missing subject, in lower case.
const NO_SUBJECT: [&str; 14] = [
    "no subject",
    "(no subject)",
    "<no subject>",
    "(brak tematu)",
    "brak tematu",
    "(bez tematu)",
    "bez tematu",
    "(sans objet)",
    "sans objet",
    "(intet emne)",
    "intet emne",
    "(sin asunto)",
    "sin asunto",
    "(kein betreff)",
];

/// The author's own words in a subject at a table with this title; `None` if there
/// are none. `begins_order` knows the words that begin an order.
pub(super) fn own_words<'a>(
    subject: &'a str,
    title: &str,
    begins_order: impl Fn(&str) -> bool,
) -> Option<&'a str> {
    // Whichever table: the mail may answer a letter about another one.
    if names_table(subject) {
        return None;
    }
    let (rest, answers) = without_prefixes(subject);
    let plain = folded(rest);
    let invites = || {
        letters::invitations(title).any(|(before, behind)| {
            plain.starts_with(&folded(&before)) && plain.ends_with(&folded(&behind))
        })
    };
    let is_ours = || letters::untagged(title).any(|ours| folded(&ours) == plain) || invites();
    if plain.is_empty() || NO_SUBJECT.contains(&plain.as_str()) || is_ours() {
        return None;
    }
    let first = plain.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty())?;
    // After a "Re:" comes the subject that was answered, unless it was
    // overwritten.
    (!answers || begins_order(first)).then_some(rest)
}

/// In lower case, with plain blanks.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A subject without what programs put before it, and whether it answers
/// something.
pub(super) fn without_prefixes(subject: &str) -> (&str, bool) {
    let (mut rest, mut answers) = (subject.trim(), false);
    loop {
        if let Some(after) = without_mark(rest) {
            rest = after;
        } else if let Some(after) = without_prefix(rest) {
            (rest, answers) = (after, true);
        } else {
            return (rest, answers);
        }
    }
}

/// Strips one `[EXTERNAL]`, `***SPAM***` or `{Spam?}`.
fn without_mark(text: &str) -> Option<&str> {
    let after = |open: char, close: char| {
        let (mark, after) = text.strip_prefix(open)?.split_once(close)?;
        (mark.chars().count() <= 40).then(|| after.trim_start())
    };
    let starred = || {
        let (mark, after) = text.strip_prefix("***")?.split_once("***")?;
        (mark.chars().count() <= 40).then(|| after.trim_start())
    };
    after('[', ']').or_else(|| after('{', '}')).or_else(starred)
}

/// Strips one `Re:`, `Odp. :`, `SV[2]:`, `RE(3):`.
fn without_prefix(text: &str) -> Option<&str> {
    let (before, after) = text.split_once([':', '：'])?;
    let before = before.trim_end().to_lowercase();
    let word = before
        .trim_end_matches(|c: char| c.is_ascii_digit() || "[]()^*".contains(c))
        .trim_end_matches('.')
        .trim_end();
    PREFIXES.contains(&word).then(|| after.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::{Language, TableId};

    #[test]
    fn a_subject_that_nobody_changed_is_nobodys_words() {
        let own = |subject| {
            own_words(subject, "Santiago", |word| matches!(word, "bid" | "pass" | "pasuję"))
        };
        for subject in [
            "",
            "[Monsoon 1] Santiago",
            "Re: [Monsoon 1] Santiago",
            "RE: Re: AW: [Monsoon 1] Santiago",
            "Odp: [Monsoon 1] Santiago",
            "Odp.: [EXTERNAL] Re: [monsoon\u{a0}1] santiago",
            "SV: [Monsoon 2] Goa (2012)",
            "VS: [Monsoon1] Santiago",
            "RV: [External] [Monsoon 1] Santiago",
            "Fwd: [Monsoon 1] moderating",
            "Re[2]: [Monsoon 1] Santiago",
            "[Monsoon] a notice",
            "Your turn: Santiago [table 1]",
            "Re: Your turn: Santiago [table 1]",
            "Odp: Santiago [stół 1]",
            "SV: Din tur: Goa (2012) [bord 2]",
            "Re: Your turn: Santiago",
            "Votre tour : Santiago",
            "Twój ruch: Santiago",
            "Re: Santiago",
            "RE(3): Santiago",
            "Rép : Santiago",
            "回复：Santiago",
            "Re:",
            "Re: ",
            "SV: Re:",
            "***SPAM*** Re: Santiago",
            "{Spam?} Santiago",
            "(no subject)",
            "Re: (sans objet)",
            "Re: our game on Friday",
            "santiago",
        ] {
            assert_eq!(own(subject), None, "{subject}");
        }
        for (subject, words) in [
            ("bid 5", "bid 5"),
            ("Pass", "Pass"),
            ("[EXT] pasuję", "pasuję"),
            ("Re: bid 5", "bid 5"),
            ("Odp: pasuję", "pasuję"),
            ("bdi 5", "bdi 5"),
            ("lot 2: pass", "lot 2: pass"),
        ] {
            assert_eq!(own(subject), Some(words), "{subject}");
        }
    }

    /// Nor has an answer to an invitation, whoever asks.
    #[test]
    fn the_subject_of_an_invitation_is_known() {
        for subject in [
            "Re: Zoe invites you to Goa (2012) [table 12]",
            "Re: Zoe invites you to Goa (2012)",
            "Pass invites you to Goa (2012)",
            "Odp: Zoe zaprasza: Goa (2012)",
            "RE: Zoe vous invite à Goa (2012)",
            "Sv: Zoe inviterer dig til Goa (2012)",
            "Zoe te invita a Goa (2012)",
        ] {
            assert_eq!(own_words(subject, "Goa (2012)", |_| true), None, "{subject}");
        }
        assert_eq!(own_words("pass", "Goa (2012)", |_| true), Some("pass"));
    }

    /// Whatever a table is called in whichever language, an answer to its letter has no
    /// words of its own in the subject.
    #[test]
    fn every_subject_of_ours_is_known() {
        let all = Language::ALL.map(|language| {
            let names = [letters::turn_name, letters::table_name]
                .map(|name| name("Goa (2012)", TableId(12), language));
            for name in &names {
                assert!(names_table(name), "{name}");
                let untagged = name.split(" [").next().unwrap();
                for subject in [format!("Re: {name}"), untagged.to_owned()] {
                    assert_eq!(own_words(&subject, "Goa (2012)", |_| true), None, "{subject}");
                }
            }
            names.join(" | ")
        });
        insta::assert_snapshot!(all.join("\n"), @r"
        Your turn: Goa (2012) [table 12] | Goa (2012) [table 12]
        Twój ruch: Goa (2012) [stół 12] | Goa (2012) [stół 12]
        Votre tour : Goa (2012) [table 12] | Goa (2012) [table 12]
        Din tur: Goa (2012) [bord 12] | Goa (2012) [bord 12]
        Te toca: Goa (2012) [mesa 12] | Goa (2012) [mesa 12]
        ");
    }
}
