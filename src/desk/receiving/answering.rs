//! What somebody answers to an invitation in their own words. Whoever says yes plays, so a yes is
//! one only if nothing beside it may take it back; otherwise they are asked again.

use super::lexicon::{Invitee, is_polite};
use crate::{basics::Language, engine::doubt::is_negation};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};

const BUILT_IN: &str = include_str!("../../../data/locales/invited.toml");

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    yes: Vec<String>,
    join: Vec<String>,
    decline: Vec<String>,
    never: Vec<String>,
    unclear: Vec<String>,
    but: Vec<String>,
}

/// By language.
static LISTED: LazyLock<BTreeMap<String, Listed>> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(BUILT_IN).unwrap_or_default()
});

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    Yes,
    Join,
    Decline,
    Never,
    Unclear,
}

impl Listed {
    fn of(&self, word: &str) -> Option<Word> {
        let lists = [
            (&self.unclear, Word::Unclear),
            (&self.yes, Word::Yes),
            (&self.join, Word::Join),
            (&self.decline, Word::Decline),
            (&self.never, Word::Never),
        ];
        let has = |(list, _): &(&Vec<String>, Word)| list.iter().any(|it| it == word);
        lists.into_iter().find(has).map(|(_, said)| said)
    }
}

/// What a word says to a reader of this language; in English, too, and in whatever else if all
/// languages that know it agree.
fn said(word: &str, language: Language) -> Option<Word> {
    let of = |code: &str| LISTED.get(code).and_then(|it| it.of(word));
    let own = of(language.code()).or_else(|| of("en"));
    own.or_else(|| {
        let mut all = LISTED.values().filter_map(|it| it.of(word));
        let first = all.next()?;
        all.all(|other| other == first).then_some(first)
    })
}

/// A line of such a mail.
pub(super) enum Line {
    /// In the words of the house's commands.
    Says(Invitee),
    /// About something else.
    Beside,
    /// In words of one's own.
    Spoken,
}

/// What the lines of a mail say to an invitation.
pub(super) fn answered(
    lines: &[String],
    language: Language,
    kind: impl Fn(&str) -> Line,
) -> Option<Invitee> {
    let mut found: Option<Invitee> = None;
    for (at, text) in lines.iter().enumerate() {
        let goes_on =
            at.checked_sub(1).and_then(|at| lines.get(at)).is_some_and(|it| is_broken(it));
        let read = match kind(text) {
            Line::Says(said) => Some(said),
            Line::Beside => None,
            Line::Spoken => answer(text, language).filter(|_| !goes_on),
        };
        // Both a yes and a no.
        if read.is_some_and(|read| found.is_some_and(|before| before != read)) {
            return None;
        }
        found = found.or(read);
    }
    found
}

/// May a line go on in the next? «I would have said» and «yes».
fn is_broken(line: &str) -> bool {
    line.trim_end().ends_with(|c: char| c.is_alphanumeric() || c == ',')
        && line.split_whitespace().count() > 2
}

/// What one line says. A question says nothing; and a yes or a no with other words behind it
/// neither, unless a mark parts them: «never played this before», «no problem».
fn answer(line: &str, language: Language) -> Option<Invitee> {
    if line.contains('?') {
        return None;
    }
    let (first, behind) = first_word(line)?;
    let read = said(&first, language)?;
    let others = std::iter::successors(first_word(behind), |(_, rest)| first_word(rest));
    let others: Vec<String> = others.map(|(word, _)| word).collect();
    let alone = others.iter().all(|word| is_polite(word) || said(word, language) == Some(read));
    let parted = behind.starts_with([',', '.', '!', ';']);
    let taken_back = || {
        let buts = LISTED.values().flat_map(|it| &it.but);
        let buts: Vec<&String> = buts.collect();
        others.iter().any(|word| is_negation(word) || buts.contains(&word))
    };
    match read {
        Word::Yes => (alone || !taken_back()).then_some(Invitee::Join),
        Word::Join => alone.then_some(Invitee::Join),
        Word::Decline => (alone || parted).then_some(Invitee::Decline),
        Word::Never => alone.then_some(Invitee::Never),
        Word::Unclear => None,
    }
}

/// The first word, in lower case, that is more than a greeting or a thanks, unless there is none;
/// and what stands behind it.
fn first_word(line: &str) -> Option<(String, &str)> {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let is_of_word = |c: char| c.is_alphanumeric() || c == '\'' || c == '\u{2019}';
    let end = line.find(|c: char| !is_of_word(c)).unwrap_or(line.len());
    let (word, behind) = line.split_at_checked(end).filter(|(word, _)| !word.is_empty())?;
    let word = word.to_lowercase().replace('\u{2019}', "'");
    let more = is_polite(&word).then(|| first_word(behind)).flatten();
    Some(more.unwrap_or((word, behind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_answers() {
        let file: BTreeMap<String, Listed> = toml::from_str(BUILT_IN).unwrap();
        let languages: Vec<&str> = file.keys().map(String::as_str).collect();
        assert_eq!(languages, ["da", "en", "es", "fr", "pl"]);
        // What the letters' buttons write, in each language.
        for language in Language::ALL {
            for (line, read) in
                [("join", Invitee::Join), ("decline", Invitee::Decline), ("never", Invitee::Never)]
            {
                let line = crate::basics::commands::say(line, language);
                assert_eq!(answer(&line, language), Some(read), "{line}");
            }
        }
    }

    #[test]
    fn talk_is_no_answer() {
        let (join, decline, never) =
            (Some(Invitee::Join), Some(Invitee::Decline), Some(Invitee::Never));
        for (code, mail, read) in [
            ("en", "Yes, I would love to!", join),
            ("en", "Join!", join),
            ("en", "Hello, yes please", join),
            ("en", "Sure!", join),
            ("en", "Hi Anna\nYes, gladly", join),
            ("en", "No thanks", decline),
            ("en", "No, I have no time", decline),
            ("en", "Thanks, no.", decline),
            ("en", "Never, please", never),
            ("en", "never, thanks", never),
            ("en", "Never played this before, but I would love to!", None),
            ("en", "Never heard of you. Who is Anna?", None),
            ("en", "No problem, I would love to play.", None),
            ("en", "No idea who you are.", None),
            ("en", "Yes? Who is this Anna?", None),
            ("en", "Join? What does that mean?", None),
            ("en", "Thanks, but no", None),
            ("en", "Thanks", None),
            ("en", "I would have said\nyes, but not any more", None),
            ("en", "You know what I have said\nyes", None),
            ("en", "Yes, I know Anna, but I do not have time, sorry.", None),
            ("en", "Hello Anna,\nplease ask Ben.\nYes sadly I am not free.", None),
            ("en", "I had said\njoin me for a walk instead", None),
            ("en", "Yes.\nNo, wait.", None),
            ("pl", "Tak, chętnie!", join),
            ("en", "Dołączam", join),
            ("pl", "Ja nie gram, dziękuję.", None),
            ("pl", "Ja niestety nie mogę", None),
            ("en", "Ja niestety nie mogę", None),
            ("pl", "No, chętnie!", None),
            ("pl", "Nie, dziękuję", decline),
            ("fr", "D\u{2019}accord !", join),
            ("fr", "Oui, mais pas cette fois", None),
            ("da", "Ja, men ikke denne gang", None),
            ("da", "Ja tak!", join),
            ("da", "Nej tak", decline),
            ("en", "Tak", None),
            ("es", "¡Claro que sí!", join),
            ("es", "Sí, gracias", join),
        ] {
            let lines: Vec<String> = mail.lines().map(str::to_owned).collect();
            let language = Language::from_code(code).unwrap();
            assert_eq!(answered(&lines, language, |_| Line::Spoken), read, "{code}: {mail}");
        }
    }
}
