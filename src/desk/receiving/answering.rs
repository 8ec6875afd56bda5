//! What somebody answers to an invitation in their own words. Whoever says yes plays, so a yes is
//! one only if nothing beside it may take it back; otherwise they are asked again.

use super::{
    leaving::wants_no_letters,
    lexicon::{House, is, is_polite},
};
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
    phrases: Vec<String>,
    declines: Vec<String>,
    nevers: Vec<String>,
    beside: Vec<String>,
    again: Vec<String>,
    but: Vec<String>,
}

/// By language.
static LISTED: LazyLock<BTreeMap<String, Listed>> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(BUILT_IN).unwrap_or_default()
});

/// What is said to an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Invitee {
    Join,
    Decline,
    /// Ask me no more.
    Never,
}

/// What a word alone says in whatever language, as a line to the house. A mere courtesy says
/// nothing: a Danish «tak».
pub(super) fn of_letters(word: &str) -> Option<Invitee> {
    let said = |it: &Listed| match it.of(word)? {
        Word::Yes if is_polite(word) => None,
        Word::Yes | Word::Join => Some(Invitee::Join),
        Word::Decline => Some(Invitee::Decline),
        Word::Never => Some(Invitee::Never),
        Word::Unclear => None,
    };
    LISTED.values().find_map(said)
}

/// Is this a yes in some language, whatever it is in others?
pub(super) fn is_yes(word: &str) -> bool {
    LISTED.values().any(|it| it.of(word) == Some(Word::Yes))
}

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
    let (mut free, mut taken_back) = (false, false);
    for (at, text) in lines.iter().enumerate() {
        let goes_on =
            at.checked_sub(1).and_then(|at| lines.get(at)).is_some_and(|it| is_broken(it));
        let read = match kind(text) {
            Line::Says(said) => Some(said),
            Line::Beside => None,
            Line::Spoken => {
                let read = answer(text, language).filter(|_| !goes_on);
                free |= read.is_some_and(|it| it.free);
                taken_back |= read.is_none() && takes_back(&words(text));
                read.map(|it| it.said)
            }
        };
        // Both a yes and a no.
        if read.is_some_and(|read| found.is_some_and(|before| before != read)) {
            return None;
        }
        found = found.or(read);
    }
    // «I would love to», and in the next line «but I have no time».
    found.filter(|said| !(*said == Invitee::Join && free && taken_back))
}

/// May a line go on in the next? «I would have said» and «yes».
fn is_broken(line: &str) -> bool {
    line.trim_end().ends_with(|c: char| c.is_alphanumeric() || c == ',')
        && line.split_whitespace().count() > 2
}

/// An answer; `free` if it is in words of one's own, which others may take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Answer {
    said: Invitee,
    free: bool,
}

/// What one line says. A question says nothing; and a yes or a no with other words behind it
/// neither, unless a mark parts them: «never played this before», «no problem».
fn answer(line: &str, language: Language) -> Option<Answer> {
    if line.contains('?') {
        return None;
    }
    if is_yes_phrase(&words(line)) {
        return Some(Answer { said: Invitee::Join, free: true });
    }
    if let Some(said) = is_no_phrase(&words(line)) {
        return Some(Answer { said, free: false });
    }
    // «Please take me off your list»; off this table is no more than a no.
    if wants_no_letters(line) {
        let said = if is_about_table(line) { Invitee::Decline } else { Invitee::Never };
        return Some(Answer { said, free: false });
    }
    // A Polish «tak» is a yes, though it is a Danish thanks.
    let own = |word: &str| LISTED.get(language.code()).and_then(|it| it.of(word));
    let answers = |word: &str| own(word).is_some_and(|it| it != Word::Unclear);
    let first = any_word(line).filter(|(word, _)| answers(word));
    let (first, behind) = first.or_else(|| first_word(line))?;
    let read = said(&first, language)?;
    let others = words(behind);
    let alone = others.iter().all(|word| is_polite(word) || said(word, language) == Some(read));
    let parted = behind.starts_with([',', '.', '!', ';']);
    let (said, holds) = match read {
        Word::Yes => (Invitee::Join, alone || !takes_back(&others)),
        Word::Join => (Invitee::Join, alone),
        Word::Decline => (Invitee::Decline, alone || parted),
        Word::Never => (Invitee::Never, alone),
        Word::Unclear => return None,
    };
    holds.then_some(Answer { said, free: read == Word::Yes })
}

/// Does one of these words take a yes back?
fn takes_back(words: &[String]) -> bool {
    let is_but = |word: &String| LISTED.values().any(|it| it.but.contains(word));
    words.iter().any(|word| is_negation(word) || is_but(word))
}

/// Is a line a yes in words of one's own, with nothing beside it that makes it another?
pub(super) fn says_yes(line: &str) -> bool {
    !line.contains('?') && is_yes_phrase(&words(line))
}

/// Does a line want no more letters, and say nothing else?
pub(super) fn says_never(line: &str) -> bool {
    !line.contains('?') && is_no_phrase(&words(line)) == Some(Invitee::Never)
}

/// Does a line name a table or a game?
fn is_about_table(line: &str) -> bool {
    let kinds = [House::Table, House::Tables, House::Games, House::Open];
    line.split_whitespace().any(|word| kinds.iter().any(|kind| is(word, *kind)))
}

/// Are there such words in a line, whatever stands beside them?
pub(super) fn says_yes_somewhere(line: &str) -> bool {
    let said = format!(" {} ", words(line).join(" "));
    let has = |phrase: &String| said.contains(&format!(" {phrase} "));
    LISTED.values().any(|it| it.phrases.iter().any(has) || it.join.iter().any(has))
}

/// Does a line want to play once more? «Play again!», «I would love to play again».
pub(super) fn wants_again(line: &str) -> bool {
    let is_again = |word: &String| LISTED.values().any(|it| it.again.contains(word));
    let says_yes = |word: &String| {
        LISTED.values().any(|it| {
            it.beside.contains(word) || matches!(it.of(word), Some(Word::Yes | Word::Join))
        })
    };
    let (again, others): (Vec<String>, Vec<String>) = words(line).into_iter().partition(is_again);
    let is_yes = || others.iter().all(|word| is_polite(word) || says_yes(word));
    !again.is_empty() && !line.contains('?') && (is_yes() || is_yes_phrase(&others))
}

/// «Sorry, not this time»: a no is one only if it is all that a line says.
fn is_no_phrase(words: &[String]) -> Option<Invitee> {
    let greeted = words.iter().take_while(|word| is_polite(word)).count();
    let thanked = words.iter().rev().take_while(|word| is_polite(word)).count();
    let all = words.join(" ");
    let alone = words.get(greeted..words.len().saturating_sub(thanked)).unwrap_or_default();
    let alone = alone.join(" ");
    let has = |list: &Vec<String>| list.contains(&all) || list.contains(&alone);
    LISTED.values().find_map(|listed| {
        let never = has(&listed.nevers).then_some(Invitee::Never);
        never.or_else(|| has(&listed.declines).then_some(Invitee::Decline))
    })
}

/// «Hi, I would love to play with you»: a phrase, in whatever language, with nothing behind it that
/// makes it another. «I would love to know more» says no yes.
fn is_yes_phrase(words: &[String]) -> bool {
    let greeted = words.iter().take_while(|word| is_polite(word)).count();
    let words = words.get(greeted..).unwrap_or_default();
    LISTED.values().any(|listed| {
        let adds_nothing = |word: &String| {
            let says_yes = matches!(listed.of(word), Some(Word::Yes | Word::Join));
            let is_number = word.chars().all(|c| c.is_ascii_digit());
            is_polite(word) || is_number || says_yes || listed.beside.contains(word)
        };
        listed.phrases.iter().any(|phrase| {
            let phrase: Vec<&str> = phrase.split(' ').collect();
            let begins = phrase.iter().zip(words).all(|(said, word)| said == word);
            let behind = words.get(phrase.len()..).filter(|_| begins);
            behind.is_some_and(|behind| behind.iter().all(adds_nothing))
        })
    })
}

fn words(line: &str) -> Vec<String> {
    let all = std::iter::successors(any_word(line), |(_, behind)| any_word(behind));
    all.map(|(word, _)| word).collect()
}

/// The first word, in lower case, that is more than a greeting or a thanks, unless there is none;
/// and what stands behind it.
fn first_word(line: &str) -> Option<(String, &str)> {
    let (word, behind) = any_word(line)?;
    let more = is_polite(&word).then(|| first_word(behind)).flatten();
    Some(more.unwrap_or((word, behind)))
}

/// The first word, in lower case, and what stands behind it: «peut-être» is one.
fn any_word(line: &str) -> Option<(String, &str)> {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let mut letters = line.char_indices().peekable();
    let mut end = line.len();
    while let Some((at, letter)) = letters.next() {
        let joins = matches!(letter, '\'' | '\u{2019}' | '-' | '\u{2011}')
            && letters.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        if !letter.is_alphanumeric() && !joins {
            end = at;
            break;
        }
    }
    let (word, behind) = line.split_at_checked(end).filter(|(word, _)| !word.is_empty())?;
    Some((word.to_lowercase().replace('\u{2019}', "'").replace('\u{2011}', "-"), behind))
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
                let answer = answer(&line, language).map(|it| it.said);
                assert_eq!(answer, Some(read), "{line}");
                assert_eq!(of_letters(&line), Some(read), "{line}");
            }
        }
    }

    #[test]
    fn once_more_is_heard_in_words_of_ones_own() {
        for line in [
            "Play again!",
            "Yes, again",
            "I would love to play again",
            "Tak, jeszcze raz",
            "Oui, encore une",
        ]
        .into_iter()
        .chain(["Ja, igen", "Sí, otra vez", "rematch!", "Yes please, a rematch"])
        {
            assert!(wants_again(line), "{line}");
        }
        for line in ["Not again", "Again?", "Never again", "Anna won again", "Yes", "Play"] {
            assert!(!wants_again(line), "{line}");
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
            ("en", "Thanks, but no", decline),
            ("en", "Not this time", decline),
            ("en", "Sorry, no time", decline),
            ("en", "I can't join", decline),
            ("en", "I can't join before June, is that all right?", None),
            ("en", "Not this time, Ben would say", None),
            ("en", "No more invitations from here", never),
            ("en", "Never invite me again, please", never),
            ("pl", "Nigdy mnie nie zapraszajcie", never),
            ("fr", "Ne m\u{2019}invitez plus", never),
            ("da", "Inviter mig aldrig igen", never),
            ("es", "No me invites más", never),
            ("en", "please stop", never),
            ("en", "Unsubscribe", never),
            ("en", "Never, please", never),
            ("en", "I play", join),
            ("pl", "Nie tym razem", decline),
            ("pl", "Nie chcę więcej zaproszeń", never),
            ("fr", "Pas cette fois, merci", decline),
            ("fr", "Je ne veux plus d\u{2019}invitations", never),
            ("da", "Ikke denne gang", decline),
            ("da", "Jeg vil ikke have flere invitationer", never),
            ("es", "Esta vez no", decline),
            ("es", "No quiero más invitaciones", never),
            ("es", "Juego", join),
            ("en", "Thanks", None),
            ("en", "I would have said\nyes, but not any more", None),
            ("en", "You know what I have said\nyes", None),
            ("en", "Yes, I know Anna, but I do not have time, sorry.", None),
            ("en", "Hello Anna,\nplease ask Ben.\nYes sadly I am not free.", None),
            ("en", "I had said\njoin me for a walk instead", None),
            ("en", "Yes.\nNo, wait.", None),
            ("pl", "Tak, chętnie!", join),
            ("en", "Dołączam", join),
            ("pl", "Ja nie gram, dziękuję.", decline),
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
            ("en", "I'll join", join),
            ("en", "I\u{2019}d love to play with you!", join),
            ("en", "Hi, I would love to join table 3.", join),
            ("en", "Count me in, thanks", join),
            ("en", "I'm in", join),
            ("pl", "Z przyjemnością zagram", join),
            ("pl", "Piszę się na to!", join),
            ("fr", "Avec plaisir !", join),
            ("fr", "Bonjour, je participe volontiers", join),
            ("da", "Jeg vil meget gerne være med", join),
            ("da", "Gerne!", join),
            ("es", "Me apunto", join),
            ("es", "Con mucho gusto, gracias", join),
            ("en", "I would love to join but I have no time", None),
            ("en", "I would love to.\nBut I have no time", None),
            ("en", "I would love to know more", None),
            ("en", "I'm in hospital", None),
            ("en", "I'd like to be left alone", None),
            ("en", "Of course not", None),
            ("en", "Sure, next year", None),
            ("en", "Yes!\nUnfortunately not before June.", None),
            ("en", "I want to decline", None),
            ("fr", "Oui, peut-être", None),
            ("fr", "Je joue rarement, merci", None),
            ("da", "Jeg vil gerne vide mere", None),
            ("es", "Me gustaría jugar, pero no puedo", None),
            ("pl", "Chciałbym zagrać, ale nie mogę", None),
        ] {
            let lines: Vec<String> = mail.lines().map(str::to_owned).collect();
            let language = Language::from_code(code).unwrap();
            assert_eq!(answered(&lines, language, |_| Line::Spoken), read, "{code}: {mail}");
        }
    }
}
