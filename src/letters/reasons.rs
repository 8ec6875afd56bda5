//! Why something can't be done, in the reader's words.

use super::rich::{clean, order};
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
        super::occasion::sentence(&reason)
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
        | Arg::Seat(_)
        | Arg::Named { .. }
        | Arg::OneOf(_)
        | Arg::All(_) => text(words, arg, who).into(),
    }
}

fn text(words: &Words, arg: &Arg, who: &impl Fn(Seat) -> String) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => clean(text),
        Arg::Order(text) => order(text),
        Arg::Seat(seat) => who(*seat),
        Arg::Named { name, .. } => say(words, name, who),
        Arg::OneOf(args) => list(words, "one-of", args, who),
        Arg::All(args) => list(words, "all-of", args, who),
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
mod tests {
    use super::*;
    use crate::basics::Language;
    use crate::engine::Violation;
    use crate::games::santiago;
    use crate::letters::pages::Pages;
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
            Arg::Order(text) | Arg::Named { plain: text, .. } => Arg::Text(text.clone()),
            Arg::Seat(seat) => Arg::text(seat),
            Arg::OneOf(args) => Arg::OneOf(args.iter().map(plain).collect()),
            Arg::All(args) => Arg::All(args.iter().map(plain).collect()),
        }
    }

    /// What the sentences are in English and in the others' words, for a reader to
    /// judge; and that English is the same in records and letters.
    fn told<V: Pages>(violations: &[impl Violation]) -> String {
        let names = ["Ana", "Bo", "Cleo", "Dag", "Eve"];
        let who = |seat: Seat| super::super::rich::player(seat, names[seat.index()]);
        let mut told = String::new();
        for violation in violations {
            let english = violation.to_string();
            let Some(said) = violation.said() else { continue };
            let words = Words::of_game(Language::En, V::sentences());
            assert_eq!(say(&words, &recorded(&said), &who), english, "{}", said.key);
            writeln!(told, "{} ({})", said.key, violation.rule()).unwrap();
            let mut lines = Language::ALL.map(|language| {
                let words = Words::of_game(language, V::sentences());
                let line = super::super::rich::Line::from(say(&words, &said, &who));
                assert!(words.finish().is_ok(), "{language:?}: {}", said.key);
                (line.text(language), language.code())
            });
            for (line, code) in &lines {
                writeln!(told, "  {code}: {line}").unwrap();
            }
            lines.sort_unstable();
            assert!(lines.is_sorted_by(|one, other| one.0 < other.0), "not translated: {lines:?}");
        }
        told.replace(['\u{a0}', '\u{202f}'], "~")
    }

    fn has_all<K: VariantArray + PartialEq + std::fmt::Debug>(examples: &[K]) {
        for kind in K::VARIANTS {
            assert!(examples.contains(kind), "no example of {kind:?}");
        }
    }

    #[test]
    fn what_santiago_refuses_is_said_in_every_language() {
        let examples = santiago::Violation::examples();
        let kinds: Vec<santiago::violation::ViolationKind> =
            examples.iter().map(Into::into).collect();
        has_all(&kinds);
        insta::assert_snapshot!("refusals-santiago", told::<santiago::View>(&examples));
    }

    /// What only whoever sets up a table meets is in English.
    #[test]
    fn only_a_set_up_is_refused_in_english_alone() {
        let examples = santiago::Violation::examples();
        let english: BTreeSet<&str> = examples
            .iter()
            .filter(|violation| violation.said().is_none())
            .map(Violation::rule)
            .collect();
        assert_eq!(english.into_iter().collect::<Vec<_>>(), ["D3", "D84", "S1", "S2", "S3"]);
    }
}
