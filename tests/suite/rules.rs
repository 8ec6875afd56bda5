//! Questions about the rules are answered, in every language, and never act.

use crate::{
    heard::{asked, own},
    parlour::{Parlour, verdict},
};
use monsoon::{
    basics::{Language, TableId},
    games::{goa, santiago},
    letters::{Pages, Rulebook},
    store::Verdict,
};
use std::collections::BTreeMap;

/// By game, language and topic: how one may ask.
type Questions = BTreeMap<String, BTreeMap<String, BTreeMap<String, Vec<String>>>>;

fn rulebook(game: &str) -> &'static Rulebook {
    if game == "santiago" { santiago::View::rulebook() } else { goa::View::rulebook() }.unwrap()
}

fn bidding(game: &str, language: &str) -> (Parlour, &'static str) {
    if game == "santiago" {
        asked("santiago", 3, language, "P3", 1)
    } else {
        asked(game, 3, language, "P5", 1)
    }
}

/// Each paragraph of a topic, as far as the table's figures leave it alone, with plain
/// spaces.
fn pieces(rulebook: &Rulebook, topic: &str, language: &str) -> Vec<String> {
    let language = Language::from_code(language).unwrap();
    let paragraphs = rulebook.topic(topic).unwrap().paragraphs(language, None);
    let piece = |text: &String| text.split(['{', '`']).next().unwrap_or_default().trim().to_owned();
    let plain = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    paragraphs.iter().map(piece).map(plain).collect()
}

#[test]
fn a_question_gets_its_topic() {
    let questions: Questions = toml::from_str(include_str!("../spoken/questions.toml")).unwrap();
    let (mut tried, mut wrong) = (0, Vec::new());
    for (game, languages) in &questions {
        for (language, topics) in languages {
            let (mut parlour, colour) = bidding(game, language);
            let position = parlour.position();
            for (topic, texts) in topics {
                for text in texts {
                    parlour.advance(chrono::TimeDelta::hours(1));
                    let (received, letters) = parlour.mail(colour, text);
                    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                    let answer = letters.first().map(|it| flat(&it.text)).unwrap_or_default();
                    let has_all = pieces(rulebook(game), topic, language)
                        .iter()
                        .all(|piece| answer.contains(piece));
                    if verdict(&received) != Verdict::Explained || !has_all {
                        wrong.push(format!("{game} {language} {topic}: {text}: {received:?}"));
                    }
                    assert!(!answer.contains(['{', '}']), "{game} {language} {topic}");
                    tried += 1;
                }
            }
            assert_eq!(parlour.position(), position, "a question acts");
            assert!(parlour.desk.store().read().plans(TableId(1)).unwrap().is_empty());
        }
    }
    assert!(tried > 50, "{tried}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_alone_explain_what_is_asked_and_list_the_rest() {
    let (mut parlour, colour) = bidding("santiago", "en");
    let (received, letters) = parlour.mail(colour, "rules");
    assert_eq!(verdict(&received), Verdict::Explained);
    let answer = own(&letters, colour);
    answer.says("Everybody is asked once, clockwise").says("The spring ·");
    assert!(answer.buttons().contains(&"rules passing".to_owned()));
    assert!(answer.buttons().contains(&"pass".to_owned()), "what is asked is shown");
    for button in answer.buttons().iter().filter(|button| button.starts_with("rules ")) {
        let (received, _) = parlour.mail(colour, button);
        assert_eq!(verdict(&received), Verdict::Explained, "{button}");
    }
}

#[test]
fn what_is_no_topic_is_said_and_what_comes_near_is_offered() {
    let (mut parlour, colour) = bidding("santiago", "en");
    let (_, letters) = parlour.mail(colour, "rules droughtt");
    let answer = own(&letters, colour);
    answer.says("There is no page about “droughtt”");
    assert!(answer.buttons().contains(&"rules drought".to_owned()), "{:?}", answer.buttons());
}

#[test]
fn a_question_beside_an_order_keeps_it_and_is_answered_too() {
    let (mut parlour, colour) = bidding("santiago", "en");
    let position = parlour.position();
    let (received, letters) = parlour.mail(colour, "bid 4\r\nWhat does a palm do?");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert!(parlour.position() > position);
    let mine = letters.iter().filter(|letter| letter.to.starts_with(colour));
    assert!(mine.into_iter().any(|it| it.text.contains("Three squares have a palm")));
}

#[test]
fn an_order_in_the_line_of_a_question_is_not_carried_out() {
    for text in ["bid 4. What is a palm?", "What is a palm? bid 4", "bid 4 - what does it do?"] {
        let (mut parlour, colour) = bidding("santiago", "en");
        let position = parlour.position();
        let (received, _) = parlour.mail(colour, text);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{text}: {received:?}");
        assert_eq!(parlour.position(), position, "{text}");
    }
}

#[test]
fn what_names_no_topic_is_no_question_about_the_rules() {
    for text in [
        "what is the weather like?",
        "how are you?",
        "what do you think of my bid, Ben?",
        "who is that in your picture?",
        "how about 4?",
        "pass?",
        "what is 4?",
        "how many escudos do I have left?",
    ] {
        let (mut parlour, colour) = bidding("santiago", "en");
        let (_, letters) = parlour.mail(colour, text);
        let raw = String::from_utf8(own(&letters, colour).raw.clone()).unwrap();
        assert!(raw.contains("X-Monsoon: "), "{raw}");
        assert!(!raw.contains("X-Monsoon: rules"), "{text}");
    }
}

#[test]
fn questions_are_answered_only_so_often() {
    let (mut parlour, colour) = bidding("santiago", "en");
    let answers = (0..30).filter(|_| !parlour.mail(colour, "what is a palm?").1.is_empty()).count();
    assert_eq!(answers, 21, "twenty answers, and a letter that says so");
}
