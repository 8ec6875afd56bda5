use super::*;
use crate::{
    games::{
        goa::{
            self,
            cards::Effect,
            tiles::{Colony, Column, Spice, Tile},
        },
        santiago,
    },
    letters::Pages,
};

fn rulebooks() -> Vec<(&'static str, &'static Rulebook)> {
    [("santiago", santiago::View::rulebook()), ("goa", goa::View::rulebook())]
        .into_iter()
        .filter_map(|(game, rulebook)| Some((game, rulebook?)))
        .collect()
}

#[test]
fn the_rules_are_read() {
    rulebook!("santiago").read().unwrap();
    rulebook!("goa").read().unwrap();
    // As their letters say.
    assert!(santiago::View::has_rules() && goa::View::has_rules());
}

#[test]
fn every_decision_has_its_topic() {
    let rulebook = santiago::View::rulebook().unwrap();
    for decision in santiago::Decision::all() {
        assert!(rulebook.about(decision.id()).is_some(), "{decision:?}");
    }
    let rulebook = goa::View::rulebook().unwrap();
    for decision in goa::Decision::all() {
        assert!(rulebook.about(decision.id()).is_some(), "{decision:?}");
    }
}

#[test]
fn links_find_the_topics_that_the_rulebook_has() {
    for (files, rulebook) in [
        (santiago::View::rule_files(), santiago::View::rulebook()),
        (goa::View::rule_files(), goa::View::rulebook()),
    ] {
        let (files, rulebook) = (files.unwrap(), rulebook.unwrap());
        for topic in rulebook.topics() {
            for language in Language::ALL {
                let title = files.title(&topic.name, language);
                assert_eq!(title, Some(topic.title(language)), "{} {language:?}", topic.name);
            }
            for decision in &topic.decisions {
                let about = rulebook.about(decision).map(|topic| topic.name.as_str());
                assert_eq!(files.about(decision), about, "{decision}");
            }
        }
        assert_eq!((files.about("P99"), files.title("no such thing", Language::En)), (None, None));
    }
}

/// What the words of an order ask for, if they are a topic.
fn named(rulebook: &'static Rulebook, words: &str) -> Option<&'static str> {
    let words: Vec<&str> = words.split(' ').collect();
    match rulebook.named(&words, Language::En) {
        Asks::Topics(topics) => topics.first().copied(),
        Asks::Unknown(_) => None,
    }
}

#[test]
fn every_tile_and_card_of_goa_has_its_topic() {
    let rulebook = goa::View::rulebook().unwrap();
    for tile in Tile::all() {
        let topic = match tile {
            Tile::Plantation(..) => "spices",
            _ => tile.kind().name(),
        };
        assert_eq!(named(rulebook, &tile.to_string()), Some(topic));
    }
    for effect in Effect::ALL {
        assert_eq!(named(rulebook, effect.word()), Some(effect.word()));
    }
    for colony in Colony::ALL {
        assert_eq!(named(rulebook, colony.word()), Some("colonies"));
    }
    for spice in Spice::ALL {
        assert_eq!(named(rulebook, spice.word()), Some("spices"));
    }
    for column in Column::ALL {
        assert!(named(rulebook, column.word()).is_some(), "{column}");
    }
}

#[test]
fn every_kind_of_tile_has_its_topic() {
    let rulebook = santiago::View::rulebook().unwrap();
    for kind in santiago::Kind::all() {
        assert_eq!(named(rulebook, kind.word()), Some("tile"));
    }
}

#[test]
fn whatever_a_topic_is_called_asks_for_it() {
    for (game, rulebook) in rulebooks() {
        for topic in rulebook.topics() {
            for language in Language::ALL {
                for name in topic.names(language) {
                    let words: Vec<&str> = name.iter().map(String::as_str).collect();
                    let asks = rulebook.named(&words, language);
                    let place = format!("{game} {language:?} {name:?}");
                    assert_eq!(asks, Asks::Topics(vec![&topic.name]), "{place}");
                }
            }
        }
    }
}

#[test]
fn topics_point_to_topics_and_leave_the_same_figures_open_in_every_language() {
    for (game, rulebook) in rulebooks() {
        for topic in rulebook.topics() {
            let place = format!("{game} {}", topic.name);
            assert!(!topic.next.is_empty() && topic.next.len() <= NEXT, "{place}");
            for next in &topic.next {
                assert!(rulebook.topic(next).is_some_and(|next| next.name != topic.name), "{next}");
            }
            let english = topic.text(Language::En).unwrap();
            for language in Language::ALL {
                let text = topic.text(language).unwrap();
                let place = format!("{place} {language:?}");
                assert!(english.editions.keys().eq(text.editions.keys()), "{place}");
                let parts = text.editions.iter().map(|(edition, text)| (edition.as_str(), text));
                for (edition, part) in parts.chain([("", &text.rules)]) {
                    let in_english = english.editions.get(edition).unwrap_or(&english.rules);
                    assert_eq!(open(part), open(in_english), "{place} {edition}");
                    assert_eq!(typed(part), typed(in_english), "{place} {edition}");
                }
                let words = text.rules.split_whitespace().count();
                assert!((12..=150).contains(&words), "{place}: {words} words");
            }
        }
    }
}

/// The figures that a text leaves open.
fn open(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> =
        text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// What it says is to be typed.
fn typed(text: &str) -> Vec<&str> {
    let mut typed: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    typed.sort_unstable();
    typed
}
