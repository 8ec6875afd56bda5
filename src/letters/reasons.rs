//! Why something can't be done, in the reader's words.

use super::rich::clean;
use super::scene::Scene;
use super::words::{Arg as Variable, Words};
use crate::engine::{Arg, Said, Seat, Sentence};
use fluent_bundle::FluentValue;

impl<V> Scene<'_, V> {
    /// A reason, and the rule that says so, as a sentence.
    pub(crate) fn because(&self, sentence: &Sentence, rule: Option<&str>) -> String {
        let mut reason = match sentence.said() {
            Some(said) => say(self.words, said, &|seat| self.who(seat)),
            None => clean(sentence.as_str()),
        };
        if let Some(rule) = rule {
            reason = format!("{reason} ({})", clean(rule));
        }
        super::rich::sentence(&reason)
    }
}

/// A reason outside a game, as a sentence: a seat is named by its colour.
pub(super) fn alone(words: &Words, sentence: &Sentence) -> String {
    super::rich::sentence(&within(words, sentence))
}

/// The same within a sentence.
pub(super) fn within(words: &Words, sentence: &Sentence) -> String {
    match sentence.said() {
        Some(said) => say(words, said, &|seat| seat.colour().to_owned()),
        None => clean(sentence.as_str()),
    }
}

/// A message with its variables; `who` names a player.
fn say(words: &Words, said: &Said, who: &impl Fn(Seat) -> String) -> String {
    let variables: Vec<Variable<'_>> =
        said.args.iter().map(|(name, arg)| (*name, variable(words, arg, who))).collect();
    words.say(said.key, &variables)
}

fn variable(words: &Words, arg: &Arg, who: &impl Fn(Seat) -> String) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(_)
        | Arg::Order(_)
        | Arg::Command(_)
        | Arg::Seat(_)
        | Arg::Named { .. }
        | Arg::OneOf(_)
        | Arg::All(_)
        | Arg::Each(_) => text(words, arg, who).into(),
    }
}

fn text(words: &Words, arg: &Arg, who: &impl Fn(Seat) -> String) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => clean(text),
        Arg::Order(text) => words.form(text),
        Arg::Command(text) => words.command(text),
        Arg::Seat(seat) => who(*seat),
        Arg::Named { name, .. } => say(words, name, who),
        Arg::OneOf(args) => list(words, "one-of", args, who),
        Arg::All(args) => list(words, "all-of", args, who),
        Arg::Each(args) => {
            let texts = args.iter().map(|arg| text(words, arg, who));
            let join = |before: String, next: String| {
                words.say("each-of", &[("before", before.into()), ("next", next.into())])
            };
            texts.reduce(join).unwrap_or_default()
        }
    }
}

/// `a`, `a or b`, `a, b or c`; `key` is the message that joins the last two.
fn list(words: &Words, key: &str, args: &[Arg], who: &impl Fn(Seat) -> String) -> String {
    let texts: Vec<String> = args.iter().map(|arg| text(words, arg, who)).collect();
    match texts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => {
            let before = before.join(", ");
            words.say(key, &[("before", before.into()), ("last", last.clone().into())])
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::basics::Language;
    use crate::engine::Violation;
    use crate::games::{goa, santiago};
    use crate::letters::pages::Pages;
    use crate::letters::rich::{Line, player};
    use std::collections::BTreeSet;
    use std::fmt::Write;
    use strum::VariantArray;

    /// A message with everything in it as records have it.
    fn recorded(said: &Said) -> Said {
        let arg = |arg: &Arg| plain(arg);
        Said { key: said.key, args: said.args.iter().map(|(name, it)| (*name, arg(it))).collect() }
    }

    fn plain(arg: &Arg) -> Arg {
        match arg {
            Arg::Number(_) | Arg::Text(_) => arg.clone(),
            Arg::Order(text) | Arg::Command(text) => Arg::Text(format!("«{text}»")),
            Arg::Named { plain, .. } => Arg::Text(plain.clone()),
            Arg::Seat(seat) => Arg::text(seat),
            Arg::OneOf(args) => Arg::OneOf(args.iter().map(plain).collect()),
            Arg::All(args) => Arg::All(args.iter().map(plain).collect()),
            Arg::Each(args) => Arg::Each(args.iter().map(plain).collect()),
        }
    }

    /// The sentences in all languages, for a reader to judge. English is the same in
    /// records and letters, and no other language is left in English.
    pub(crate) fn told<V: Pages>(reasons: &[Sentence]) -> String {
        let names = ["Ana", "Bo", "Cleo", "Dag", "Eve"];
        let who = |seat: Seat| player(seat, names[seat.index()]);
        let mut told = String::new();
        for reason in reasons {
            let Some(said) = reason.said() else { continue };
            let words = Words::of_game(Language::En, V::sentences());
            assert_eq!(say(&words, &recorded(said), &who), reason.as_str(), "{}", said.key);
            let mut lines = Language::ALL.map(|language| {
                let words = Words::of_game(language, V::sentences());
                let words = words.showing(V::speech(), language);
                let line = Line::from(say(&words, said, &who)).text(language);
                assert!(words.finish().is_ok(), "{language:?}: {}", said.key);
                (line, language.code())
            });
            writeln!(told, "{}", said.key).unwrap();
            for (line, code) in &lines {
                writeln!(told, "  {code}: {line}").unwrap();
            }
            lines.sort_unstable();
            assert!(lines.is_sorted_by(|one, other| one.0 < other.0), "not translated: {lines:?}");
        }
        told.replace(['\u{a0}', '\u{202f}'], "~")
    }

    fn sentences(violations: &[impl Violation]) -> Vec<Sentence> {
        violations.iter().map(|violation| Sentence::of(violation, violation.said())).collect()
    }

    fn has_all<K: VariantArray + PartialEq + std::fmt::Debug>(examples: &[K]) {
        for kind in K::VARIANTS {
            assert!(examples.contains(kind), "no example of {kind:?}");
        }
    }

    /// The rules of those that are no messages.
    fn english(violations: &[impl Violation]) -> Vec<&'static str> {
        let english = violations.iter().filter(|violation| violation.said().is_none());
        let rules: BTreeSet<&str> = english.map(Violation::rule).collect();
        rules.into_iter().collect()
    }

    #[test]
    fn what_santiago_refuses_is_said_in_every_language() {
        let examples = santiago::Violation::examples();
        let kinds: Vec<santiago::violation::ViolationKind> =
            examples.iter().map(Into::into).collect();
        has_all(&kinds);
        insta::assert_snapshot!("refusals-santiago", told::<santiago::View>(&sentences(&examples)));
    }

    #[test]
    fn what_santiago_misreads_is_said_in_every_language() {
        insta::assert_snapshot!("misread-santiago", told::<santiago::View>(&santiago::misread()));
    }

    #[test]
    fn what_goa_misreads_is_said_in_every_language() {
        insta::assert_snapshot!("misread-goa", told::<goa::View>(&goa::misread()));
    }

    #[test]
    fn what_goa_refuses_is_said_in_every_language() {
        let examples = goa::Violation::examples();
        let kinds: Vec<goa::violation::ViolationKind> = examples.iter().map(Into::into).collect();
        has_all(&kinds);
        insta::assert_snapshot!("refusals-goa", told::<goa::View>(&sentences(&examples)));
    }

    #[test]
    fn what_is_misread_is_said_in_every_language() {
        insta::assert_snapshot!(
            "misread",
            told::<santiago::View>(&crate::engine::words::misread())
        );
    }

    /// What only whoever sets up a table meets is in English.
    #[test]
    fn only_a_set_up_is_refused_in_english_alone() {
        let santiago = english(&santiago::Violation::examples());
        assert_eq!(santiago, ["D84", "S1", "S2", "S3"]);
        assert_eq!(english(&goa::Violation::examples()), ["G1"]);
    }
}
