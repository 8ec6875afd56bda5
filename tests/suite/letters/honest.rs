//! What a quoted letter must never do, and what players may be called.

use super::fixtures::{self, Fixture, sq};
use super::{markup, render, render_in};
use chrono::{DateTime, Utc};
use monsoon::engine::doubt::Doubt;
use monsoon::engine::{Awaited, Game, Match, Order, Seat, Seats, TableSeed, order};
use monsoon::games::santiago::{Action, Decision, Options, Santiago, Segment, Square, Tile, View};
use monsoon::{
    basics::{Language, commands},
    letters::{Explanation, Kept, NoBoard, Occasion, Pages, Quiet, lines_that_read_as_orders},
};
use std::collections::BTreeMap;

/// Orders in every language, as players may type them.
fn orders() -> Vec<String> {
    let mut orders: Vec<String> = (0..=60).map(|n| Action::Bid(n).to_string()).collect();
    for verb in ["mise", "enchère", "byd", "byder", "bud", "puja", "pujo", "licytuję", "licytuj"]
    {
        orders.extend((0..=60).map(|n| format!("{verb} {n}")));
    }
    for word in [
        "pass",
        "hold",
        "skip",
        "propose nothing",
        "pas",
        "passe",
        "passer",
        "paso",
        "pasuję",
        "pasar",
        "melder pas",
        "keep",
        "wait",
        "no",
        "none",
        "nothing",
        "nic",
        "rien",
        "nada",
        "intet",
        "ingenting",
        "trzymam",
        "garde",
        "behold",
        "guardo",
        "pomijam",
        "rezygnuję",
        "renonce",
        "omito",
        "salto",
        "attends",
        "vent",
        "help",
        "board",
        "pomoc",
        "plansza",
        "aide",
        "plateau",
        "hjælp",
        "spilleplade",
        "ayuda",
        "tablero",
        "language pl",
        "language en",
        "stop",
        "undo",
        "allow",
        "allow undo",
        "back",
        "take",
        "bot",
        "plans",
        "away",
        "away 2026-10-23 to 2026-10-30",
        "remind off",
        "remind half, 24h",
        "remind half, 24h, daily",
        "zone Europe/Warsaw",
        "zone Europe/London",
    ] {
        // The beginning of a word may be enough.
        let letters: Vec<char> = word.chars().collect();
        orders.extend((3..=letters.len()).map(|n| letters[..n].iter().collect::<String>()));
        orders.push(word.to_owned());
    }
    // Commands as letters print them; those with a gap do nothing, and some rows are only
    // words between others.
    let printed = commands::all().filter(|command| !command.contains('<') && command.len() > 3);
    orders.extend(printed.flat_map(|it| Language::ALL.map(|language| commands::say(it, language))));
    for segment in Segment::all() {
        for action in [Action::Accept(segment), Action::Build(segment), Action::Extra(segment)] {
            orders.push(action.to_string());
        }
        orders.extend((0..=30).map(|n| Action::Propose(segment, n).to_string()));
        orders.push(format!("propose {segment}"));
    }
    for tile in Tile::all() {
        for square in Square::all() {
            let order = Action::Plant(tile, square).to_string();
            orders.push(order.replace(&tile.to_string(), &format!("{tile} at")));
            orders.push(order);
        }
    }
    orders
}

/// The lines of a text, except those of a sheet that are still to be filled in:
/// whatever their address, they do nothing.
fn without_gaps(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.ends_with(": …"));
    lines.collect::<Vec<_>>().join("\n")
}

fn until() -> DateTime<Utc> {
    "2026-03-02T13:00:00Z".parse().unwrap()
}

/// All there is to read about.
fn rules() -> Vec<Fixture> {
    let topics = View::rulebook().unwrap().topics();
    let names: Vec<&str> = topics.map(|topic| topic.name.as_str()).collect();
    names.chunks(5).map(fixtures::rules).collect()
}

fn explained() -> Vec<Fixture> {
    [
        Explanation::NoOrders,
        Explanation::Doubtful {
            lines: vec!["bid 5".into(), "x".repeat(300), "pass".into()],
            copied: false,
        },
        Explanation::Doubtful { lines: vec!["bid 5".into()], copied: true },
        Explanation::Empty,
        Explanation::SeveralTables { tables: "Santiago [table 1], Goa (2012) [table 2]".into() },
        Explanation::Elsewhere { tables: "Goa (2012) [table 2]".into() },
        Explanation::Quiet { about: Quiet::Answers, until: until() },
        Explanation::Quiet { about: Quiet::Strangers, until: until() },
        Explanation::Quiet { about: Quiet::Unproven, until: until() },
        Explanation::NoSender,
        Explanation::NothingToUndo,
        Explanation::UndoAsked,
        Explanation::NoUndoAsked,
        Explanation::SeveralUndosAsked,
        Explanation::Stale { offer: Some("bid 5".into()), since: Some(3) },
        Explanation::WhichDecision { line: "skip".into(), ahead: vec!["canal: skip".into()] },
        Explanation::Doubted {
            line: "bid 5?".into(),
            doubt: Doubt::Asks,
            offer: Some("bid 5".into()),
        },
        Explanation::Doubted { line: "not pass".into(), doubt: Doubt::Negated, offer: None },
        Explanation::Doubted { line: "de nada".into(), doubt: Doubt::Talk, offer: None },
        Explanation::NotAwaited,
        Explanation::TooLarge { bytes: 3_000_000, limit: 1_048_576 },
        Explanation::NoToken,
        Explanation::OtherSender {
            from: "mallory@example.net".into(),
            code: "0a1b2c3d4e5f".into(),
        },
        Explanation::Unproven { code: "0a1b2c3d4e5f".into() },
        Explanation::Unsigned { wrong: false },
        Explanation::Unsigned { wrong: true },
        Explanation::Confirmed { from: "anna@example.net".into() },
        Explanation::NoSuchCode,
        Explanation::PassphraseSet,
        Explanation::PassphraseShort,
        Explanation::PassphraseOff,
        Explanation::Renewed,
        Explanation::Addresses { others: vec![] },
        Explanation::Addresses { others: vec!["anna@example.net".into()] },
        Explanation::TooManyOrders { limit: 40 },
        Explanation::Paused { kept: Kept::Plans },
        Explanation::Paused { kept: Kept::Not },
        Explanation::Paused { kept: Kept::Nothing },
        Explanation::PassedOn { done: true },
        Explanation::PassedOn { done: false },
        Explanation::Over,
        Explanation::NoBoard { why: NoBoard::NotYet { round: 9 }, over: 0 },
        Explanation::NoBoard { why: NoBoard::NotOver { round: 4 }, over: 3 },
        Explanation::NoBoard { why: NoBoard::NoNumber, over: 3 },
        Explanation::SaltSettled { salt: "0f".repeat(16) },
        Explanation::NoSalt,
        Explanation::Unreadable,
    ]
    .map(fixtures::explained)
    .into_iter()
    .collect()
}

/// Refusals after orders that stand, in each plural form that a language has.
fn stood() -> [Fixture; 3] {
    [(1, 0), (2, 1), (5, 5)].map(|(stood, others)| fixtures::stood(stood, others))
}

#[test]
fn no_line_of_a_letter_reads_as_an_order() {
    let orders = orders();
    for language in Language::ALL {
        let all = fixtures::all().into_iter().chain(fixtures::seldom());
        for fixture in all.chain(explained()).chain(stood()).chain(rules()) {
            let name = fixture.name;
            let letter = render_in(fixture, language);
            for text in [&letter.text, &markup::as_text(&letter.html)] {
                let bad = lines_that_read_as_orders(&without_gaps(text), &orders);
                assert!(bad.is_empty(), "{language:?} {name}: {bad:?}");
            }
        }
    }
}

/// One position for each question the rules ask, with the seat that is asked.
fn questions() -> Vec<(Match<Santiago>, Seat, &'static str)> {
    let mut found: Vec<(Match<Santiago>, Seat, &'static str)> = Vec::new();
    for players in [2, 3] {
        let seed = TableSeed::new("honest");
        let seats = Seats::new(players).unwrap();
        let (mut table, _) = Match::<Santiago>::deal(&Options::default(), seats, &seed).unwrap();
        while let Some(&Awaited { seat, decision }) = table.awaiting().first() {
            if found.iter().all(|(_, _, known)| *known != decision) {
                found.push((table.clone(), seat, decision));
            }
            let answer = table.game().choices(seat).unwrap().suggested[0].to_string();
            table.play(seat, &Order::from_text(&answer).unwrap(), &seed).unwrap();
        }
    }
    found
}

/// The rules read generously: fill words, languages, beginnings of words. No line
/// of ours may mean anything to them, whatever they ask.
#[test]
fn no_line_of_a_letter_means_anything_to_the_rules() {
    let questions = questions();
    let mut asked: Vec<_> = questions.iter().map(|(_, _, decision)| *decision).collect();
    asked.sort_unstable();
    let mut all: Vec<_> = Decision::all().map(Decision::id).collect();
    all.sort_unstable();
    assert_eq!(asked, all);
    for (table, seat, _) in &questions {
        let sure = table.game().choices(*seat).unwrap().default.to_string();
        assert!(table.game().read(*seat, &Order::from_text(&sure).unwrap()).is_ok(), "{sure}");
    }
    // Most lines occur in many letters; each is read once.
    let mut lines = BTreeMap::new();
    for language in Language::ALL {
        for fixture in fixtures::all().into_iter().chain(explained()).chain(stood()).chain(rules())
        {
            let place = format!("{language:?} {}", fixture.name);
            let letter = render_in(fixture, language);
            let text = format!("{}\n{}", letter.text, markup::as_text(&letter.html));
            for line in text.lines() {
                lines.entry(line.to_owned()).or_insert_with(|| place.clone());
            }
        }
    }
    assert!(lines.len() > 1000);
    let mut meant = Vec::new();
    for (line, place) in &lines {
        for order in order::split(line) {
            for (table, seat, decision) in &questions {
                if let Ok(action) = table.game().read(*seat, &order) {
                    meant.push(format!("{place} {decision}: «{line}» means {action}"));
                }
            }
        }
    }
    assert!(meant.is_empty(), "{}:\n{}", meant.len(), meant.join("\n"));
}

#[test]
fn not_even_when_players_are_named_like_orders() {
    let orders = orders();
    for names in [["pass"; 4], ["bid 5"; 4], ["***"; 4], ["plant banana2 c4\nhold"; 4]] {
        for mut fixture in fixtures::all() {
            fixture.envelope.names = names.map(str::to_owned).to_vec();
            for language in Language::ALL {
                fixture.envelope.language = language;
                fixture.envelope.orders = language;
                let letter = render(&fixture);
                for text in [&letter.text, &markup::as_text(&letter.html)] {
                    let bad = lines_that_read_as_orders(&without_gaps(text), &orders);
                    assert!(bad.is_empty(), "{names:?} {}: {bad:?}", fixture.name);
                }
            }
        }
    }
}

#[test]
fn names_cannot_break_out() {
    for name in [
        "<script>alert(1)</script>",
        "\"quoted\" 'n' &amp;",
        "שרה كريم",
        "\u{202e}evil\u{e010}pass\u{e012}",
        "Aleksandra-Wolfeschlegelsteinhausenbergerdorff of Somewhere",
    ] {
        for mut fixture in fixtures::all() {
            fixture.envelope.names = vec![name.to_owned(); 5];
            let letter = render(&fixture);
            markup::check(&letter.html);
            assert!(!letter.html.contains("<script"));
            assert!(!letter.text.contains('\u{202e}'));
            let wide = letter.text.lines().find(|line| line.chars().count() > 72);
            assert_eq!(wide, None);
        }
    }
}

#[test]
fn everything_a_question_asks_is_in_both_parts() {
    let letter = render(&fixtures::plant());
    let help = render(&Fixture { occasion: Occasion::Help, ..fixtures::plant() });
    let html = markup::as_text(&letter.html);
    for (text, help) in [(&letter.text, &help.text), (&html, &markup::as_text(&help.html))] {
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (flat, help) = (flat(text), flat(help));
        for word in ["plant <tile> <square>", "one farmer fewer"] {
            assert!(flat.contains(word), "{word}: {flat}");
        }
        for word in ["banana2", "coconut1", "pepper1", "plant <tile> <square>"] {
            assert!(help.contains(word), "{word}: {help}");
        }
        assert!(Square::all().all(|square| flat.contains(&square.to_string())));
    }
    assert!(html.contains(&sq("h6").to_string()));
}

#[test]
fn every_explanation_has_its_own_words() {
    let mut heads = std::collections::HashSet::new();
    for fixture in explained() {
        let letter = render(&fixture);
        let head = super::headline(&letter.text);
        assert!(heads.insert(head), "{}", letter.text);
        assert!(letter.text.contains("bid 6"), "the question comes again");
    }
}

#[test]
fn hidden_money_is_said_to_be_hidden() {
    let board = Fixture { occasion: Occasion::Board, ..fixtures::hidden() };
    let letter = render(&board);
    assert_eq!(letter.text.matches("hidden").count(), 3);
}

#[test]
fn lines_are_short_enough_to_be_quoted() {
    for language in Language::ALL {
        for fixture in fixtures::all() {
            let name = fixture.name;
            let letter = render_in(fixture, language);
            for line in letter.text.lines() {
                assert!(line.chars().count() <= 72, "{language:?} {name}: {line}");
            }
        }
    }
}

#[test]
fn a_refused_line_is_marked_under_its_word() {
    let text = render(&fixtures::refused()).text;
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("| bdi 6")).unwrap();
    let column = lines[at].find("bdi").unwrap();
    assert_eq!(lines[at + 1], format!("{}^^^", " ".repeat(column)));
}
