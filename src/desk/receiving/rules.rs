//! Questions about the rules: the command `rules`, and lines such as `what is Duty?`.
//! They change nothing.

use super::At;
use crate::{
    basics::Language,
    letters::{Asks, RulesAsked, may_ask},
};

impl At<'_> {
    /// Takes out the lines that ask about the rules; each leaves an empty line, so that
    /// the others keep their numbers.
    pub(super) fn take_questions(&self, lines: &mut [String]) -> Option<RulesAsked> {
        // What follows is a note.
        let asked = |line: &str| line.split('#').next().unwrap_or_default().to_owned();
        if !lines.iter().any(|line| may_ask(&asked(line))) {
            return None;
        }
        let rulebook = self.table.rulebook()?;
        let language = self.language();
        let orders = |word: &str| self.begins_order(word);
        let mut topics = Vec::new();
        for line in lines {
            let asked = asked(line);
            let Some(asked) = rulebook.questions(&asked, language, orders) else { continue };
            for topic in asked {
                if !topics.contains(&topic) {
                    topics.push(topic);
                }
            }
            line.clear();
        }
        (!topics.is_empty()).then(|| RulesAsked { topics, ..RulesAsked::default() })
    }

    /// `rules`, and what it is to be about. Alone it asks for all topics, beginning with
    /// what the table is waiting for.
    pub(super) fn ask_for_rules(&self, about: &[&str], asked: &mut RulesAsked) {
        let language = self.language();
        let Some(rulebook) = self.table.rulebook() else {
            return;
        };
        if about.is_empty() {
            asked.all = true;
            let awaiting = self.table.awaiting();
            let own = awaiting.iter().find(|awaited| awaited.seat == self.seat);
            let decision = own.or(awaiting.first()).map(|awaited| awaited.decision);
            let topic = decision.and_then(|decision| rulebook.about(decision));
            if let Some(topic) = topic.filter(|topic| !asked.topics.contains(&&*topic.name)) {
                asked.topics.push(&topic.name);
            }
            return;
        }
        match rulebook.named(about, language) {
            Asks::Topics(topics) => {
                for topic in topics {
                    if !asked.topics.contains(&topic) {
                        asked.topics.push(topic);
                    }
                }
            }
            Asks::Unknown(near) => {
                asked.unknown = Some(about.join(" "));
                asked.next.extend(near);
            }
        }
    }

    /// Is there a topic of this name?
    pub(super) fn is_topic(&self, word: &str) -> bool {
        let named = self.table.rulebook().map(|rulebook| rulebook.named(&[word], self.language()));
        matches!(named, Some(Asks::Topics(_)))
    }

    /// The languages that the player may write in: that of their letters, and English.
    pub(super) fn languages(&self) -> Vec<&'static str> {
        let own = self.language().code();
        [own].into_iter().chain((own != "en").then_some("en")).collect()
    }

    /// The language of the player's letters.
    pub(super) fn language(&self) -> Language {
        self.row.player(self.key.1).map_or(self.work.settings.language, |player| player.language)
    }
}
