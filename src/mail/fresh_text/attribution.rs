//! "On Monday, Ann wrote:": the line or lines above a quote.

use super::{Line, headings::is_header_block};
use crate::mail::phrases::PHRASES;

/// The most lines that an attribution is broken into, not counting empty ones.
const MAX_LINES: usize = 5;
/// The longest attribution, in bytes.
const MAX_LENGTH: usize = 500;

/// How many lines from `at` on form an attribution; `None` if none starts here.
pub(super) fn length(lines: &[Line], at: usize) -> Option<usize> {
    if let Some(length) = between_marks(lines, at) {
        return Some(length);
    }
    let length = joined(lines, at)?;
    // "Back on Nov 12, 2026" or "bid 5" above "On Nov 5, Ann wrote:" is not
    // part of it.
    let named = lines.get(at).is_some_and(|line| starts_with_address(&line.lower));
    let later = (at + 1..at + length).any(|later| {
        !named
            && lines.get(later).is_some_and(|line| opens(&line.lower) && has_date(&line.lower))
            && joined(lines, later).is_some()
    });
    (!later).then_some(length)
}

/// "Ann Nowak <ann@example.org>, 5 Nov": a name, the address, and few words.
fn starts_with_address(text: &str) -> bool {
    let few = |text: &str, most: usize| text.split_whitespace().count() <= most;
    let Some((name, rest)) = text.split_once('<') else { return false };
    let (address, rest) = rest.split_once('>').unwrap_or((rest, ""));
    few(name, 3) && !name.contains([':', '：']) && address.contains('@') && few(rest, 4)
}

/// `GroupWise`: ">>> Ann <ann@example.org> 11/5/2026 9:05 AM >>>", possibly
/// broken.
fn between_marks(lines: &[Line], at: usize) -> Option<usize> {
    let begun = |line: &&Line| line.text.starts_with(">>>") && is_dated(&line.lower);
    let first = lines.get(at).filter(begun)?;
    if first.text.ends_with(">>>") {
        return Some(1);
    }
    // The rest has no mark at its start and one at its end.
    let rest = lines.get(at + 1)?;
    let ended = rest.text == ">>>" || (!rest.is_marked() && rest.text.ends_with(">>>"));
    (ended && !first.wrote).then_some(2)
}

/// The length of the attribution if it starts at `at`.
fn joined(lines: &[Line], at: usize) -> Option<usize> {
    let first = lines.get(at)?;
    let quoting = PHRASES.quoting.start_of(&first.lower).is_some();
    let opened = quoting || opens(&first.lower);
    // "Wiadomość napisana przez Monsoon", with the address on the next line.
    let told_below = || {
        let below = lines.get(at + 1).map(|line| line.lower.as_str());
        opened && (quoting || first.wrote) && below.is_some_and(|below| below.contains('@'))
    };
    let evident = has_evidence(&first.lower) || told_below();
    if first.lower.len() > MAX_LENGTH || first.is_quote() || !evident {
        return None;
    }
    let mut joined = String::new();
    let (mut taken, mut blanks) = (0, 0);
    for (offset, line) in lines.iter().skip(at).enumerate() {
        if line.is_blank() {
            blanks += 1;
            if blanks > 1 {
                return None;
            }
            continue;
        }
        // What stands below headers is from the mail quoted there.
        if offset > 0 && is_header_block(lines, at + offset) {
            return None;
        }
        // ">:" and "> wrote:" end a broken address; they are not a quote.
        if line.is_quote() && !is_address_open(&joined) {
            return None;
        }
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(&line.lower);
        taken += 1;
        let may_end = line.wrote || line.text.ends_with([':', '：', '>', '*', '-']);
        if may_end && is_whole(&joined) {
            // Its end may have slipped onto the next line.
            let below = || lines.get(at + offset + 1);
            let more =
                !joined.ends_with([':', '：']) && below().is_some_and(|line| is_rest(&line.lower));
            // Notes puts dashes around it.
            let dashes = joined.starts_with("--")
                && below().is_some_and(|line| line.text.chars().all(|c| c == '-'));
            return Some(offset + 1 + usize::from(more || dashes));
        }
        // Only a line that looks like the start of one may continue on the
        // next.
        let may_go_on = opened || joined.contains('@') || (has_date(&joined) && has_time(&joined));
        if !may_go_on {
            return None;
        }
        if taken >= MAX_LINES || joined.len() > MAX_LENGTH {
            return None;
        }
    }
    None
}

/// Whether a line is just "wrote:", or an address and a colon.
fn is_rest(line: &str) -> bool {
    if line.starts_with('<') && line.ends_with(">:") {
        return true;
    }
    let verb = line.strip_suffix([':', '：']).map(str::trim_end);
    verb.is_some_and(|verb| PHRASES.wrote.has(verb))
}

fn is_address_open(text: &str) -> bool {
    text.matches('<').count() > text.matches('>').count()
}

/// Whether the text is an attribution from its first word to its last.
fn is_whole(text: &str) -> bool {
    if text.len() > MAX_LENGTH || is_address_open(text) {
        return false;
    }
    // Notes puts dashes around it.
    let text = text.trim_matches(['-', ' ']);
    let colon = text.ends_with([':', '：']);
    let body = text.trim_end_matches([':', '：', ' ', '*']);
    let ends_in_verb = PHRASES.wrote.iter().any(|verb| {
        body.strip_suffix(verb).is_some_and(|before| !before.ends_with(char::is_alphabetic))
    });
    let addressed = text.contains('@');
    if ends_in_verb {
        return (colon && (addressed || is_dated(text) || text.contains("you wrote")))
            || (addressed && is_dated(text));
    }
    // "Ann schrieb am 28.4. um 11:53 Uhr:" has the verb in the middle; "Nov 5,
    // 2026, 09:05 by ann@example.org:" has none.
    if colon
        && (addressed || is_dated(text))
        && (has_verb_inside(body) || addressed && is_dated(text))
    {
        return true;
    }
    if colon && addressed && PHRASES.quoting.start_of(text).is_some() {
        return true;
    }
    // "Am 05.11.26 um 09:05 schrieb Ann", as one German webmail writes it.
    if text.starts_with("am ")
        && has_date(text)
        && has_time(text)
        && has_verb_inside(body)
        && body.len() <= 80
    {
        return true;
    }
    // "2016-10-24 15:36 GMT+02:00 Ann <ann@example.org>", not even a colon.
    is_dated(text) && starts_with_date(text) && addressed && body.ends_with('>')
}

fn has_verb_inside(body: &str) -> bool {
    PHRASES.wrote.iter().any(|verb| {
        body.match_indices(verb).any(|(at, _)| {
            let before = body.get(..at).unwrap_or_default();
            let after = body.get(at + verb.len()..).unwrap_or_default();
            !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
        })
    })
}

/// Whether it contains something that only attributions start with: a date or
/// an address.
fn has_evidence(text: &str) -> bool {
    text.contains('@') || text.contains("you wrote") || is_dated(text) || starts_with_day(text)
}

/// Whether the text starts as an attribution does: with "On", or with the date.
fn opens(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        || words(text)
            .next()
            .is_some_and(|word| PHRASES.calendar.has(word) || PHRASES.openers.has(word))
}

/// "On Wed, Dec 9, Ann": a short word and a day.
fn starts_with_day(text: &str) -> bool {
    words(text).take(3).any(|word| PHRASES.calendar.has(word))
        && text.contains(|c: char| c.is_ascii_digit())
}

fn starts_with_date(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        || words(text)
            .next()
            .is_some_and(|word| PHRASES.calendar.has(word) || word.chars().count() <= 3)
}

/// Whether the text holds a date or a time of day.
fn is_dated(text: &str) -> bool {
    let dated = numbers(text).any(|number| {
        let digits: Vec<&str> = number.split(['.', ':', '/', '-']).collect();
        let short = |part: &&str| (1..=2).contains(&part.len());
        let year =
            |part: &&str| part.len() == 4 && (part.starts_with("19") || part.starts_with("20"));
        match digits.as_slice() {
            // 14:20, 14.20
            [hour, minute] if short(hour) && minute.len() == 2 => true,
            // 14:20:05, 02.04.12, 6/16/2016, 2016-10-24
            [a, b, c] if short(b) => (short(a) && short(c)) || year(a) || year(c),
            _ => false,
        }
    });
    dated || (has_year(text) && text.split_whitespace().count() >= 3)
}

/// Whether the text holds a date, not just a time of day.
pub(super) fn has_date(text: &str) -> bool {
    has_year(text) || numbers(text).any(|number| number.split(['.', '/', '-']).count() >= 3)
}

/// Whether the text holds a time of day, with a colon or a full stop.
fn has_time(text: &str) -> bool {
    numbers(text).any(|number| {
        let number = number.trim_matches(['.', ':', '/', '-']);
        let short = |part: &str| (1..=2).contains(&part.len());
        matches!(number.split([':', '.']).collect::<Vec<_>>().as_slice(),
            [hour, minute] | [hour, minute, _] if short(hour) && minute.len() == 2)
    })
}

fn has_year(text: &str) -> bool {
    numbers(text).any(|number| {
        number
            .split(['.', ':', '/', '-'])
            .any(|part| part.len() == 4 && (part.starts_with("19") || part.starts_with("20")))
    })
}

/// Runs of digits together with what joins them in dates. Digits in an address
/// don't count: its token may look like a year.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let joins = |c: char| c.is_ascii_alphanumeric() || "@+._-:/".contains(c);
    // An address that was broken has lost its "@", but still has its tag.
    let tagged = |word: &str| {
        word.split_once('+')
            .is_some_and(|(name, _)| name.ends_with(|c: char| c.is_ascii_alphabetic()))
    };
    text.split(move |c: char| !joins(c))
        .filter(move |word| !word.contains('@') && !tagged(word))
        .flat_map(|word| word.split(|c: char| !(c.is_ascii_digit() || ".:/-".contains(c))))
        .filter(|number| number.contains(|c: char| c.is_ascii_digit()))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty())
}
