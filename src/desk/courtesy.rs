//! "Hi all," and "Thanks, Anna": lines that are neither orders nor mistakes.

use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Courtesies {
    greetings: Vec<String>,
    farewells: Vec<String>,
    common: Vec<String>,
    beside: Vec<String>,
}

/// A greeting with a name has at most this many words; a longer one counts only if
/// none of its words could begin an order.
const SHORT: usize = 6;
const LONG: usize = 12;

/// How many lines below the end are searched for an order; a signature is shorter.
const BELOW: usize = 20;

static COURTESIES: LazyLock<Courtesies> = LazyLock::new(|| {
    // The file is compiled in and `the_words_are_read` tests it; an empty list
    // would just make reading stricter.
    toml::from_str(include_str!("../../data/locales/courtesies.toml")).unwrap_or(Courtesies {
        greetings: Vec::new(),
        farewells: Vec::new(),
        common: Vec::new(),
        beside: Vec::new(),
    })
});

/// What kind of line it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Nothing,
    Order,
    Greeting,
    Farewell,
    /// The writer's name or initials.
    Name,
    /// A lone letter; below the orders it is somebody's initial.
    Letter,
    Other,
}

/// Blanks the lines that are courtesies, so that every line keeps its number.
///
/// Greetings count before the first other line. The orders end at a farewell, or
/// at the writer's own name below them: what follows, a name or a title, is
/// blanked too. If an order follows, it was no end, because losing an order is
/// worse than asking. Nor is a line below it blanked if it `may_be_order`, even if
/// misspelled.
pub fn blank_courtesies(
    lines: &[String],
    names: &str,
    begins_order: impl Fn(&str) -> bool,
    may_be_order: impl Fn(&str) -> bool,
) -> Vec<String> {
    let names = words(names);
    let said: Vec<Said> = lines.iter().map(|line| said(line, &names, &begins_order)).collect();
    let written = said.iter().position(|said| matches!(said, Said::Order | Said::Other));
    let below = said.iter().rposition(|said| *said == Said::Order).map_or(0, |last| last + 1);
    let end = said.iter().enumerate().skip(below).position(|(at, said)| match said {
        Said::Farewell => true,
        Said::Name | Said::Letter => written.is_some_and(|written| written < at),
        Said::Nothing | Said::Order | Said::Greeting | Said::Other => false,
    });
    let end = end.map_or(lines.len(), |end| below + end);
    let asked = |at: usize, line: &str| at < end + BELOW && may_be_order(line);
    let kept = |at: usize, line: &str, said: Said| match said {
        Said::Order => true,
        Said::Nothing | Said::Farewell | Said::Name => false,
        Said::Greeting => written.is_some_and(|written| written < at) && at < end,
        Said::Letter => at < below,
        Said::Other => at < end || asked(at, line),
    };
    let each = lines.iter().zip(said).enumerate();
    each.map(|(at, (line, said))| if kept(at, line, said) { line.clone() } else { String::new() })
        .collect()
}

fn said(line: &str, names: &[String], begins_order: impl Fn(&str) -> bool) -> Said {
    let said = words(line);
    let Some(first) = said.first() else { return Said::Nothing };
    if said.len() > 1 && COURTESIES.farewells.iter().any(|phrase| words(phrase) == said) {
        // "Take care", whatever "take" means at this table.
        return Said::Farewell;
    }
    // An order may be on the same line: "Hi, bid 4".
    let may_order = said.iter().any(|word| begins_order(word));
    let numbered = || said.iter().any(|word| word.chars().any(char::is_numeric));
    if begins_order(first) || may_order && numbered() {
        return Said::Order;
    }
    let most = if may_order { SHORT } else { LONG };
    let opens_with = |phrases: &[String]| said.len() <= most && opens_with(&said, phrases);
    if opens_with(&COURTESIES.farewells) {
        Said::Farewell
    } else if opens_with(&COURTESIES.greetings) {
        Said::Greeting
    } else if is_name(&said, names) {
        Said::Name
    } else if matches!(said.as_slice(), [word] if is_letter(word)) {
        Said::Letter
    } else {
        Said::Other
    }
}

/// "Anna", "Anna N.", "AN", "//Ann".
fn is_name(said: &[String], names: &[String]) -> bool {
    let initials = |word: &String| {
        let wanted = names.iter().filter_map(|name| name.chars().next());
        word.chars().count() > 1 && wanted.collect::<String>().contains(word.as_str())
    };
    let short = |word: &String| {
        let letters = word.chars().count();
        let like = |name: &String| name == word || name.starts_with(word.as_str()) && letters != 2;
        names.iter().any(like)
    };
    said.iter().all(short) || matches!(said, [word] if initials(word))
}

fn is_letter(word: &str) -> bool {
    word.chars().count() == 1 && word.chars().all(char::is_alphabetic)
}

/// A greeting with a name at most: «Dear Monsoon».
pub fn greets(text: &str) -> bool {
    let said = words(text);
    said.len() <= SHORT / 2
        && !said.iter().any(|word| word.contains(char::is_numeric))
        && opens_with(&said, &COURTESIES.greetings)
}

/// A line that only thanks, or takes leave: «thank you very much», «best regards, Anna». A word
/// that nobody knows may be a name at its end, unless it `asks` for something.
pub fn takes_leave(line: &str, asks: impl Fn(&str) -> bool) -> bool {
    let written: Vec<&str> =
        line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let said: Vec<String> = written.iter().map(|word| word.to_lowercase()).collect();
    if said.len() > LONG || line.contains('?') || line.contains(|c: char| c.is_numeric()) {
        return false;
    }
    let farewell = |at: usize| {
        let rest = said.get(at..).unwrap_or_default();
        let phrases = COURTESIES.farewells.iter().map(|phrase| words(phrase));
        phrases.filter(|phrase| rest.starts_with(phrase)).map(|phrase| phrase.len()).max()
    };
    let (mut at, mut leaves) = (0, false);
    while let (Some(word), Some(as_written)) = (said.get(at), written.get(at)) {
        if let Some(length) = farewell(at).filter(|length| *length > 0) {
            (at, leaves) = (at + length, true);
            continue;
        }
        let last = at + 1 == said.len();
        let named = leaves && !asks(word) && (is_capitalised(as_written) || last);
        if !named && !COURTESIES.beside.contains(word) && !greets(word) {
            return false;
        }
        at += 1;
    }
    leaves
}

/// Is it written as names are: «Anna», «A», but not «REMOVE»?
pub fn is_capitalised(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase) && !letters.any(char::is_uppercase)
}

/// Whether this is a word of courtesies or other everyday language, and so not a
/// misspelled order.
pub fn is_everyday(word: &str) -> bool {
    let Courtesies { greetings, farewells, common, beside: _ } = &*COURTESIES;
    let word = word.to_lowercase();
    let phrases = greetings.iter().chain(farewells).chain(common);
    phrases.into_iter().any(|phrase| words(phrase).contains(&word))
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn opens_with(said: &[String], phrases: &[String]) -> bool {
    phrases.iter().any(|phrase| said.starts_with(&words(phrase)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> Vec<String> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let verbs = ["bid", "pass", "plant", "hold"];
        let slip = |line: &str| line.starts_with("bdi ");
        blank_courtesies(&lines, "Anna Nowak", |word| verbs.contains(&word), slip)
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect()
    }

    #[test]
    fn the_words_are_read() {
        assert!(COURTESIES.greetings.len() > 20 && COURTESIES.farewells.len() > 20);
    }

    #[test]
    fn everyday_words_are_no_slips() {
        for word in ["Hola", "hello", "cześć", "mange", "told", "past", "pero", "pour"] {
            assert!(is_everyday(word), "{word}");
        }
        for word in ["bdi", "hodl", "pas", "plnat"] {
            assert!(!is_everyday(word), "{word}");
        }
    }

    #[test]
    fn courtesies_are_no_orders() {
        assert_eq!(kept("Hi all,\n\nbid 5\n\nThanks!\nAnna\nHead of Gardening"), ["bid 5"]);
        assert_eq!(kept("Cześć!\nbid 5\nPozdrawiam\nAnna Nowak"), ["bid 5"]);
        assert_eq!(kept("bid 5\nAnna"), ["bid 5"]);
        assert_eq!(kept("Dzień dobry Monsoon,\npass"), ["pass"]);
    }

    #[test]
    fn signatures_without_a_mark_are_courtesies() {
        for end in [
            "BR",
            "BR,\nAnna",
            "V/r,",
            "Many thanks",
            "With best regards,\nAnna Nowak\nHead of Gardening\n+48 22 123 45 67",
            "Thanks a lot for looking after all of our games,\nAnna",
            "Serdecznie pozdrawiam",
            "Z poważaniem\nAnna Nowak",
            "Bien cordialement,",
            "Cdlt",
            "De bedste hilsner\nA.",
            "Un cordial saludo",
            "Mit freundlichen Grüßen / kind regards",
            "Met vriendelijke groet,",
            "С уважением,\nAnna",
            "谢谢",
            "Anna\nHead of Gardening",
            "Anna N.",
            "A.",
            "a",
            "AN",
            "//Ann",
            "- Anna -",
            "Ann",
        ] {
            assert_eq!(kept(&format!("bid 5\n\n{end}")), ["bid 5"], "{end}");
            assert_eq!(kept(&format!("Hello!\nbid 5\npass\n{end}\n")), ["bid 5", "pass"], "{end}");
        }
    }

    #[test]
    fn a_farewell_is_an_end_only_at_the_end() {
        let text = "Thanks for the quick turn!\nbdi 5\npass";
        assert_eq!(kept(text), ["bdi 5", "pass"]);
        assert_eq!(kept("Anna\nbdi 5"), ["bdi 5"]);
        assert_eq!(kept("bid 5\nAnna\nbdi 4\npass\nAnna"), ["bid 5", "bdi 4", "pass"]);
        assert_eq!(kept("bid 5\nThanks\nAnna\nbdi 4"), ["bid 5", "bdi 4"]);
        assert_eq!(kept("bid 5\nHello there"), ["bid 5", "Hello there"]);
        assert_eq!(kept("bid 5\nNo"), ["bid 5", "No"]);
        assert_eq!(kept("bid 5\nb2"), ["bid 5", "b2"]);
        assert_eq!(kept("x\nbid 5\nx"), ["x", "bid 5"]);
    }

    #[test]
    fn nothing_that_may_be_an_order_is_lost() {
        assert_eq!(kept("bdi 5"), ["bdi 5"]);
        assert_eq!(kept("Hi, bid 4"), ["Hi, bid 4"]);
        assert_eq!(kept("bid 5\nThanks for the last bid"), ["bid 5"]);
        assert_eq!(
            kept("bid 5\nThanks for the game, bid 1"),
            ["bid 5", "Thanks for the game, bid 1"]
        );
        assert_eq!(kept("bid 5\nthanks\nplant banana2 c4"), ["bid 5", "plant banana2 c4"]);
        assert_eq!(kept("I think I will bid 5"), ["I think I will bid 5"]);
        let long = "hello everybody I would like to bid 5 please";
        assert_eq!(kept(long), [long]);
    }
}
