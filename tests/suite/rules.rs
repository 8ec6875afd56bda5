//! Questions about the rules are answered, in every language, and never act.

use crate::{
    heard::{asked, own},
    parlour::{COLOURS, Parlour, verdict},
};
use monsoon::{
    basics::{Language, TableId, commands},
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
    assert!(answer.rules().contains(&"rules passing".to_owned()));
    assert!(answer.buttons().contains(&"pass".to_owned()), "what is asked is shown");
}

/// The order that a link to a topic mails.
fn link(rulebook: &Rulebook, topic: &str, language: Language) -> String {
    let topic = rulebook.topic(topic).unwrap();
    let called = if language == Language::En { &topic.name } else { topic.title(language) };
    format!("{} {called}", commands::say("rules", language))
}

#[test]
fn every_link_to_a_topic_is_answered_with_its_page() {
    for game in ["santiago", "goa-2012"] {
        let rulebook = rulebook(game);
        let topics: Vec<&str> = rulebook.topics().map(|topic| topic.name.as_str()).collect();
        for language in Language::ALL {
            let (mut parlour, colour) = bidding(game, language.code());
            let position = parlour.position();
            let links = topics.iter().map(|topic| link(rulebook, topic, language));
            let links: Vec<String> = links.collect();
            let all = commands::say("rules", language);
            let known = |body: &String| *body == all || links.contains(body);
            assert!(!parlour.last(colour).rules().is_empty());
            // As many as one letter answers.
            for (topics, orders) in topics.chunks(5).zip(links.chunks(5)) {
                parlour.advance(chrono::TimeDelta::hours(1));
                let (received, letters) = parlour.mail(colour, &orders.join("\r\n"));
                assert_eq!(verdict(&received), Verdict::Explained, "{orders:?}");
                let answer = own(&letters, colour);
                let text = answer.text.split_whitespace().collect::<Vec<_>>().join(" ");
                for topic in topics {
                    for piece in pieces(rulebook, topic, language.code()) {
                        assert!(text.contains(&piece), "{game} {language:?} {topic}: {text}");
                    }
                }
                assert!(answer.rules().iter().all(known), "{:?}", answer.rules());
            }
            assert_eq!(parlour.position(), position, "a link acts");
        }
    }
}

/// What a question is about has a link to its page, and the link to the rules that begin with
/// the same page is not there.
#[test]
fn a_question_links_to_the_page_about_it() {
    for (game, decision, topic) in [
        ("santiago", "P7", "proposals"),
        ("santiago", "P8", "canal decision"),
        ("goa-2012", "P8", "actions"),
    ] {
        for language in Language::ALL {
            let (parlour, colour) = asked(game, 3, language.code(), decision, 1);
            let rules = parlour.last(colour).rules();
            assert_eq!(rules, [link(rulebook(game), topic, language)], "{game} {decision}");
        }
    }
    let (parlour, colour) = bidding("goa-2012", "en");
    let rules = parlour.last(colour).rules();
    assert_eq!((rules.len(), rules[1].as_str()), (2, "rules"), "{rules:?}");
    let lot = parlour.view()["auction"]["lot"].as_u64().unwrap();
    let tile = parlour.view()["lots"][usize::try_from(lot).unwrap() - 1]["tile"].clone();
    let named = tile.as_str().map_or("flag".to_owned(), str::to_owned);
    let words: Vec<&str> = rules[0].split(' ').skip(1).collect();
    let page = rulebook("goa-2012").named(&words, Language::En);
    // Spices stand on plantations.
    let tile = rulebook("goa-2012").named(&[named.as_str()], Language::En);
    assert!(page == tile || rules[0] == "rules plantation", "{named}: {rules:?}");
}

/// What the moderator sees of a player.
fn player(parlour: &Parlour, colour: &str) -> serde_json::Value {
    let seat = COLOURS.iter().position(|other| *other == colour).unwrap();
    parlour.view()["players"][seat].clone()
}

#[test]
fn a_page_ends_with_what_it_comes_to_for_its_reader() {
    for (language, money, canal, row, duty) in [
        (
            "en",
            "You have 10 escudos now.",
            "You still have your extra canal.",
            "Your marker in the column Taxes is in row 1 and brings",
            "A Duty takes 6 spices, and you have",
        ),
        (
            "pl",
            "Masz teraz 10 escudo.",
            "Masz jeszcze swój dodatkowy kanał.",
            "Twój pionek w kolumnie Podatki stoi w rzędzie 1 i daje:",
            "Na jedno trzeba 6 przypraw, a Ty masz teraz:",
        ),
        (
            "fr",
            "Vous avez maintenant 10 escudos.",
            "Vous avez encore votre canal supplémentaire.",
            "Votre marqueur de la colonne Taxes est en rangée 1 et donne",
            "Il faut 6 épices pour une tuile, et vous avez maintenant",
        ),
        (
            "da",
            "Du har 10 escudos nu.",
            "Du har stadig din ekstrakanal.",
            "Din markør i kolonnen Skatter står i række 1 og giver",
            "En brik kræver 6 krydderier, og du har",
        ),
        (
            "es",
            "Ahora tienes 10 escudos.",
            "Aún tienes tu canal adicional.",
            "Tu marcador de la columna Impuestos está en la fila 1 y da",
            "Una loseta pide 6 especias, y ahora tienes",
        ),
    ] {
        let (mut parlour, colour) = bidding("santiago", language);
        let (_, letters) = parlour.mail(colour, "rules money\r\nrules extra canal");
        own(&letters, colour).says(money).says(canal);
        for edition in ["goa-2012", "goa-2004"] {
            let (mut parlour, colour) = bidding(edition, language);
            let (_, letters) = parlour.mail(colour, "rules taxes\r\nrules duty");
            own(&letters, colour).says(row).says(duty);
        }
    }
}

#[test]
fn what_is_hidden_is_told_to_its_owner_alone() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    for bid in ["bid 1", "bid 5", "bid 3"] {
        let colour = parlour.awaited()[0];
        parlour.play(colour, bid);
    }
    // Tiles are paid for one by one.
    for _ in 0..3 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders().remove(0);
        parlour.play(colour, &order);
    }
    let money = COLOURS[..3].iter().map(|it| player(&parlour, it)["money"].as_u64().unwrap());
    let money: Vec<u64> = money.collect();
    assert_eq!(money.iter().collect::<std::collections::BTreeSet<_>>().len(), 3, "{money:?}");
    for (colour, own_money) in COLOURS.iter().zip(&money) {
        let (_, letters) = parlour.mail(colour, "rules money\r\nrules points");
        let answer = own(&letters, colour);
        answer.says(&format!("You have {own_money} escudos now."));
        for other in money.iter().filter(|other| *other != own_money) {
            assert!(!answer.text.contains(&format!("{other} escudos")), "{}", answer.text);
        }
    }
}

#[test]
fn what_is_no_topic_is_said_and_what_comes_near_is_offered() {
    let (mut parlour, colour) = bidding("santiago", "en");
    let (_, letters) = parlour.mail(colour, "rules droughtt");
    let answer = own(&letters, colour);
    answer.says("There is no page about “droughtt”");
    assert!(answer.rules().contains(&"rules drought".to_owned()), "{:?}", answer.rules());
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
