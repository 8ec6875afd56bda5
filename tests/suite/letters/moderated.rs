//! Letters about what moderators did and about orders that were taken back.

use super::fixtures::{self, Fixture, seat};
use super::timed::{self, flat};
use super::{markup, render, render_in};
use monsoon::engine::{Deed, Salted, Seat};
use monsoon::games::santiago::News;
use monsoon::{
    basics::{Language, commands},
    letters::{
        ClockPage, DeedBy, DeedLine, Done, Envelope, Explanation, MadeBy, MadeFor, Occasion, Then,
        lines_that_read_as_orders, news_lines,
    },
};

/// The reader of these letters, and somebody else.
const READER: usize = 1;
const OTHER: usize = 2;

fn by(name: &str, what: Done) -> DeedLine {
    DeedLine {
        by: DeedBy::Moderator(name.into()),
        what,
        reason: String::new(),
        set_up: false,
        changes: vec![],
    }
}

fn by_player(who: usize, what: Done) -> DeedLine {
    DeedLine {
        by: DeedBy::Player(seat(who)),
        what,
        reason: String::new(),
        set_up: false,
        changes: vec![],
    }
}

fn because(reason: &str, line: DeedLine) -> DeedLine {
    DeedLine { reason: reason.into(), ..line }
}

fn undone(steps: usize, seats: &[usize]) -> Done {
    let seats = seats.iter().map(|who| seat(*who)).collect();
    Done::Undone { steps, seats, last: 41, goes_on: false }
}

fn acted(who: usize, order: Option<&str>) -> Done {
    Done::Acted { seat: seat(who), order: order.map(str::to_owned) }
}

fn adjusted(what: Option<&str>, of: Option<usize>) -> Done {
    Done::Adjusted { what: what.map(str::to_owned), of: of.map(seat) }
}

fn says(text: &str) -> Done {
    Done::Deed(Deed::Say { text: text.into() })
}

fn announces(text: &str) -> Done {
    Done::Deed(Deed::Announce { text: text.into() })
}

const WORDS: &str = "Dear all,\n\nthe order of Tuesday was read wrong; pass\nbid 5\n\n\n\
     So I took it back. <b>Sorry</b> & thank you for your patience, it will not \
     happen again before the end of this long and otherwise quite happy game.\n\u{202e}hold\n";

fn moderated(name: &'static str, deeds: Vec<DeedLine>, it: Fixture) -> Fixture {
    let envelope = Envelope { deeds, ..it.envelope };
    Fixture { name, envelope, occasion: Occasion::Moderated, ..it }
}

fn with(name: &'static str, deeds: Vec<DeedLine>, it: Fixture) -> Fixture {
    Fixture { occasion: it.occasion.clone(), ..moderated(name, deeds, it) }
}

fn clocked(clock: ClockPage, it: Fixture) -> Fixture {
    Fixture { envelope: Envelope { clock, ..it.envelope }, ..it }
}

fn paused() -> Fixture {
    let mut page = timed::clock(Then::Default);
    page.paused = true;
    page.mine.as_mut().unwrap().stopped = true;
    let deed = because("The server moves on Sunday.", by("Jutta", Done::Deed(Deed::Pause)));
    moderated("mod-paused", vec![deed], clocked(page, fixtures::bid()))
}

fn told() -> Fixture {
    let mut it = with(
        "mod-told",
        vec![
            by_player(READER, undone(1, &[READER])),
            by_player(OTHER, undone(1, &[OTHER])),
            because(
                "Ann's bid was meant for Wednesday; pass",
                by("Jutta", undone(3, &[0, READER])),
            ),
            by("", acted(READER, Some("bid 5"))),
            by("", acted(0, None)),
            by("", adjusted(Some("red ducats +3"), None)),
            by("", adjusted(None, Some(OTHER))),
            by("", adjusted(Some("rule D97 on"), None)),
            by("Jutta", says("See you at the fair!")),
        ],
        fixtures::bid(),
    );
    it.envelope.made = vec![MadeFor { seat: seat(3), order: "pass".into(), by: MadeBy::Default }];
    it
}

fn undo_asked() -> Fixture {
    let it = clocked(timed::clock(Then::Wait), fixtures::bid());
    Fixture { name: "undo-asked", occasion: Occasion::UndoAsked { seat: seat(OTHER) }, ..it }
}

fn cancelled() -> Fixture {
    let deed = because("Two of us have moved abroad.", by("Jutta", Done::Cancelled));
    moderated("mod-cancelled", vec![deed], fixtures::bid())
}

/// Letters about moderators.
pub fn fixtures() -> Vec<Fixture> {
    let resume = by("", Done::Deed(Deed::Resume));
    let finish = because("We all agreed by telephone.", by("Jutta", Done::Finished));
    vec![
        told(),
        paused(),
        moderated("mod-resumed", vec![resume], fixtures::bid()),
        moderated("mod-words", vec![by("Jutta", announces(WORDS))], fixtures::hidden()),
        moderated("mod-undone", vec![by("", undone(3, &[0, OTHER]))], fixtures::plant()),
        cancelled(),
        with("mod-finished", vec![finish], fixtures::over()),
        undo_asked(),
    ]
}

/// Everything that can be done, to the reader, to somebody else, and to nobody in
/// particular.
fn everything() -> Vec<Done> {
    let mut all = vec![
        undone(1, &[]),
        undone(2, &[]),
        undone(7, &[]),
        undone(1, &[OTHER]),
        undone(5, &[0, OTHER]),
        undone(2, &[READER]),
        undone(2, &[READER, OTHER]),
        undone(5, &[0, READER]),
        Done::Redone { last: 44, goes_on: false },
        adjusted(None, None),
        adjusted(Some("red ducats +3"), None),
        adjusted(Some("rule D97 on"), None),
        adjusted(Some("rule S24 off"), None),
        Done::Finished,
        Done::Cancelled,
        says(WORDS),
        announces("pass"),
    ];
    for who in [READER, OTHER] {
        let it = seat(who);
        let long = "found quilon pay 3 take clove nutmeg, use red ship, play two ships elephant";
        for order in [None, Some("bid 5".to_owned()), Some(long.to_owned())] {
            all.push(Done::Amended { entry: 12, seat: it, order: order.clone() });
            all.push(Done::Acted { seat: it, order: order.clone() });
            all.push(Done::Adjusted { what: order, of: Some(it) });
        }
        all.extend(about(it).into_iter().map(Done::Deed));
    }
    all.extend(plain_deeds().into_iter().map(Done::Deed));
    all
}

fn about(seat: Seat) -> Vec<Deed> {
    let name = String::from("Bartek");
    vec![
        Deed::Deadline { seats: vec![seat], until: "+1d12h".into() },
        Deed::Deadline { seats: vec![seat], until: "2026-12-01 18:00 UTC".into() },
        Deed::Deadline { seats: vec![seat], until: "off".into() },
        Deed::Replace { seat, former: "Bolek".into(), name: name.clone() },
        Deed::Replace { seat, former: String::new(), name },
        Deed::Address { seat, name: None },
        Deed::Address { seat, name: Some("Bolek; pass".into()) },
        Deed::Bot { seat },
        Deed::BotOff { seat },
        Deed::Remove { seat, former: "Bolek".into() },
        Deed::Remove { seat, former: String::new() },
        Deed::Resend { seat },
        Deed::Tried { seat },
        Deed::AskUndo { seat, to: 40 },
        Deed::Salt { seat, digits: "0f".repeat(16), of: Salted::MessageId },
        Deed::Salt { seat, digits: "0f".repeat(16), of: Salted::Words },
    ]
}

fn plain_deeds() -> Vec<Deed> {
    vec![
        Deed::Start,
        Deed::Discarded,
        Deed::Pause,
        Deed::PauseUntil { until: "2026-12-01 18:00 UTC".into() },
        Deed::PauseUntil { until: "pass; the fair".into() },
        Deed::Resume,
        Deed::PauseOver,
        Deed::Swap {
            seats: [seat(READER), seat(OTHER)],
            names: ["Bolek; pass".into(), "Bartek".into()],
        },
        Deed::Swap { seats: [seat(0), seat(OTHER)], names: ["Bolek".into(), "Bartek".into()] },
        Deed::AddSeat { name: "Bolek; pass".into() },
        Deed::DropSeat { name: "Bolek".into() },
        Deed::Choose { option: "money=hidden; pass".into() },
        Deed::Moderator { name: "Zoe; pass".into(), joins: true },
        Deed::Moderator { name: String::new(), joins: true },
        Deed::Moderator { name: "Zoe".into(), joins: false },
        Deed::Moderator { name: String::new(), joins: false },
        Deed::HouseRule { text: "No pacts; pass\nbid 5".into() },
        Deed::HouseRuleOff { text: "No pacts; pass\nbid 5".into() },
        Deed::Deadline { seats: vec![], until: "+2d".into() },
        Deed::Deadline { seats: vec![], until: "the end of the fair".into() },
        Deed::Clock { rule: "72h then default".into(), former: None },
        Deed::Clock {
            rule: "72h bank 14d then a house player sits in, weekends free".into(),
            former: Some("48h".into()),
        },
        Deed::NotPlaying,
        Deed::Reveal,
        Deed::Addresses,
        Deed::Lost,
        Deed::Salvage { lost: 1, commitment: "ab".repeat(32) },
        Deed::Salvage { lost: 3, commitment: "cd".repeat(32) },
        Deed::Salvage { lost: 12, commitment: "ef".repeat(32) },
    ]
}

/// Who may do it.
fn actors() -> [DeedBy; 5] {
    let moderator = |name: &str| DeedBy::Moderator(name.into());
    let player = |who| DeedBy::Player(seat(who));
    [moderator(""), moderator("Jutta"), moderator("pass; pass"), player(READER), player(OTHER)]
}

/// What would act if it came back on a line of its own.
fn orders() -> Vec<String> {
    let words = ["pass", "bid 5", "hold", "undo", "allow undo", "allow", "red ducats +3"];
    let mut orders: Vec<String> = words.map(str::to_owned).to_vec();
    orders.push("found quilon pay 3 take clove nutmeg".into());
    orders
}

/// Each part of each line that the rules would take for an order.
fn pieces(text: &str) -> String {
    text.replace(';', "\n")
}

fn is_tidy(it: Fixture, language: Language, place: &str) {
    let letter = render_in(it, language);
    markup::check(&letter.html);
    markup::stands_alone(&letter.html, place);
    for row in letter.text.lines() {
        assert!(row.chars().count() <= 72, "{place}: {row}");
    }
    for text in [&letter.text, &markup::as_text(&letter.html)] {
        let bad = lines_that_read_as_orders(&pieces(text), &orders());
        assert!(bad.is_empty(), "{place}: {bad:?}");
    }
    assert!(letter.text.lines().any(|line| line.contains("| bid 5;")), "{place}");
}

#[test]
fn every_deed_has_its_words_in_every_language() {
    let reason = "bid 5; hold";
    for language in Language::ALL {
        // Before the start, too, when seats had other numbers.
        for (by, set_up) in actors().into_iter().zip([false, true, true, false, false]) {
            let line = |what: &Done| DeedLine {
                by: by.clone(),
                what: what.clone(),
                reason: reason.to_owned(),
                set_up,
                changes: vec!["c4: pass; bid 5 (was: hold)".to_owned(); 3],
            };
            // As many as a letter lists.
            for some in everything().chunks(10) {
                let place = format!("{language:?} {by:?} {some:?}");
                let deeds = some.iter().map(line).collect();
                is_tidy(with("", deeds, fixtures::hidden()), language, &place);
            }
        }
    }
}

/// Writes all deeds as files to look at: `MONSOON_LOOK=FOLDER cargo test look`.
#[test]
fn look_at_deeds() {
    let Ok(folder) = std::env::var("MONSOON_LOOK") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for language in Language::ALL {
        for (number, some) in everything().chunks(10).enumerate() {
            let deeds = some.iter().map(|what| by("Jutta", what.clone())).collect();
            let letter = render_in(with("", deeds, fixtures::hidden()), language);
            let name = format!("{folder}/deeds-{number}-{}.txt", language.code());
            std::fs::write(name, letter.text).unwrap();
        }
    }
}

#[test]
fn every_deed_has_its_headline_in_every_language() {
    for language in Language::ALL {
        for what in everything() {
            let line = because("bid 5; hold", by("Jutta", what));
            let place = format!("{language:?} {line:?}");
            is_tidy(moderated("", vec![line], fixtures::hidden()), language, &place);
        }
    }
}

/// The letter because of a deed says so in its list.
fn begins(line: &DeedLine, wanted: &str) {
    let it = moderated("", vec![line.clone()], fixtures::bid());
    let text = flat(&render(&it).text);
    assert!(text.contains(&format!("- {wanted}")), "{wanted}\n{text}");
}

#[test]
fn each_deed_is_told_to_whom_it_concerns() {
    let deed = |deed| by("", Done::Deed(deed));
    let at =
        |who: usize, until: &str| Deed::Deadline { seats: vec![seat(who)], until: until.into() };
    let replace = |who, former: &str| Deed::Replace {
        seat: seat(who),
        former: former.into(),
        name: "Zoe".into(),
    };
    for (line, wanted) in [
        (
            by("", undone(3, &[0, OTHER])),
            "The moderator took back 3 orders of Ann (R), Chloé (B). ",
        ),
        (
            by("Jutta", undone(3, &[0, READER])),
            "Jutta (moderator) took back 3 orders: yours and those of Ann (R). ",
        ),
        (by("", undone(1, &[READER])), "The moderator took back your last order. "),
        (by_player(READER, undone(1, &[READER])), "You took back your last order."),
        (by_player(OTHER, undone(1, &[OTHER])), "Chloé (B) took back their own last order."),
        (by_player(OTHER, undone(1, &[0])), "Chloé (B) took back an order of Ann (R)."),
        (by("", undone(2, &[])), "The moderator took the game back by 2 steps."),
        (by("", Done::Redone { last: 44, goes_on: false }), "The moderator put back in force"),
        (by("", acted(READER, Some("bid 5"))), "The moderator ordered for you: “bid 5”."),
        (by("", acted(OTHER, Some("bid 5"))), "The moderator ordered for Chloé (B): “bid 5”."),
        (by("", acted(OTHER, None)), "The moderator ordered for Chloé (B). "),
        (
            by("", adjusted(Some("red ducats +3"), None)),
            "The moderator corrected the position: “red ducats +3”.",
        ),
        (
            by("", adjusted(None, Some(OTHER))),
            "The moderator corrected something that only Chloé (B) may see. ",
        ),
        (
            by("", adjusted(Some("green ducats +3"), Some(READER))),
            "The moderator corrected something of yours that only you may see: “green ducats +3”.",
        ),
        (by("", adjusted(Some("rule D97 on"), None)), "The moderator switched rule D97 on."),
        (by("", adjusted(Some("rule S24 off"), None)), "The moderator switched rule S24 off."),
        (deed(at(READER, "+2d")), "The moderator gave more time to you: 2 days."),
        (
            deed(at(OTHER, "2026-12-01 18:00 UTC")),
            "The moderator gave Chloé (B) time until Tuesday 1 December 2026, 18:00 (UTC).",
        ),
        (deed(at(OTHER, "off")), "The moderator lifted the deadline for Chloé (B)."),
        (
            deed(Deed::Deadline { seats: vec![], until: "+36h".into() }),
            "The moderator gave more time to everybody awaited: 1 day 12 hours.",
        ),
        (deed(replace(OTHER, "Bolek")), "The moderator gave the seat of Bolek (B) to Zoe (B)."),
        (
            deed(replace(OTHER, "")),
            "The moderator gave a seat that a house player had played to Zoe",
        ),
        (deed(replace(READER, "Bolek")), "The moderator gave you the seat of Bolek (G)."),
        (
            deed(Deed::Tried { seat: seat(READER) }),
            "The moderator plays here and tried to order for you;",
        ),
    ] {
        begins(&line, wanted);
    }
}

#[test]
fn a_hidden_order_does_not_appear() {
    let it = told();
    let mut without = it.envelope.clone();
    without.deeds = vec![by("", acted(0, None))];
    let text = flat(&render(&Fixture { envelope: without, ..it }).text);
    assert!(text.contains("- The moderator ordered for Ann (R). - Nobody"), "{text}");
}

#[test]
fn what_a_moderator_says_keeps_its_lines_and_nothing_else() {
    let letter = render(&moderated("", vec![by("Jutta", announces(WORDS))], fixtures::hidden()));
    let wanted = "\n  moderator | Dear all,\n\n  moderator | the order of Tuesday was read wrong;\n  \
                  moderator | pass\n  moderator | bid 5\n\n  moderator | So I took it back. ";
    assert!(letter.text.contains(wanted), "{}", letter.text);
    assert!(letter.text.contains("\n  moderator | hold\n\n"), "{}", letter.text);
    assert!(letter.html.contains("&#60;b&#62;Sorry&#60;/b&#62; &#38; thank you"));
    assert!(!letter.html.contains('\u{202e}'));
    assert!(!letter.html.contains("<b>Sorry"));
}

#[test]
fn nothing_said_is_lost_however_it_is_written() {
    let text = (0..400).map(|n| format!("w{n}")).collect::<Vec<_>>().join("\n");
    let letter = render(&moderated("", vec![by("", announces(&text))], fixtures::hidden()));
    let html = markup::as_text(&letter.html);
    for word in text.lines() {
        let found = |text: &str| text.split_whitespace().any(|it| it == word);
        assert!(found(&letter.text) && found(&html), "{word}");
    }
}

#[test]
fn old_deeds_are_summed_up_but_words_are_not() {
    let mut deeds = vec![by("", says("An old word.")), by("", acted(3, Some("bid 77")))];
    deeds.extend((0..10).map(|n| by("", acted(3, Some(&format!("bid {n}"))))));
    let letter = render(&with("", deeds, fixtures::bid()));
    let text = flat(&letter.text);
    assert!(text.contains("An old word."), "{text}");
    assert!(text.contains("“bid 0”") && text.contains("“bid 9”"), "{text}");
    assert!(!text.contains("bid 77"), "{text}");
    assert!(text.contains("- And 1 more, not listed here."), "{text}");
}

#[test]
fn deeds_stand_before_moves_made_for_others_and_the_news() {
    let text = flat(&render(&told()).text);
    let order = ["Since your last letter", "You took back", "Nobody answered for", "Planting"];
    let places: Vec<usize> = order.iter().map(|it| text.find(it).unwrap()).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn a_paused_table_asks_for_nothing() {
    let mut again = paused();
    again.occasion = Occasion::Turn;
    again.envelope.deeds = vec![];
    for it in [paused(), again] {
        for language in Language::ALL {
            let letter = render_in(Fixture { news: vec![], ..clone(&it) }, language);
            assert_eq!(markup::orders_of_buttons(&letter.html), Vec::<String>::new());
            assert!(!letter.text.contains("bid <amount>"), "{}", letter.text);
            assert!(letter.html.contains("class=\"bd\""), "the board is shown");
        }
    }
    let text = flat(&render(&paused()).text);
    assert!(text.contains("The table is paused ==="), "{text}");
    assert!(
        text.contains(
            "As long as the table is paused, no order is carried out, and no deadline runs."
        ),
        "{text}"
    );
    assert!(text.contains("| The server moves on Sunday."), "{text}");
}

#[test]
fn a_game_that_goes_on_asks_again() {
    let deeds = [Deed::Pause, Deed::Resume].map(|deed| by("", Done::Deed(deed))).to_vec();
    let letter = render(&moderated("", deeds, fixtures::bid()));
    assert!(letter.text.contains("\nThe game goes on\n===="), "{}", letter.text);
    assert!(letter.text.contains("write: bid 6"), "{}", letter.text);
    assert!(!letter.text.contains("no order is carried out"), "{}", letter.text);
}

#[test]
fn a_game_that_was_given_up_has_a_board_and_no_question() {
    let question = "What do you bid?";
    assert!(render(&fixtures::bid()).text.contains(question));
    let explained = Occasion::Explained(Explanation::Over);
    for occasion in [Occasion::Moderated, Occasion::Board, explained] {
        let mut it = cancelled();
        it.occasion = occasion;
        let letter = render(&it);
        let text = flat(&letter.text);
        assert_eq!(markup::orders_of_buttons(&letter.html), Vec::<String>::new());
        for unwanted in [question, "How to answer", "write:", "We are waiting", "tap a button"] {
            assert!(!text.contains(unwanted), "{unwanted}: {text}");
        }
        for wanted in ["The game was called off", "There is no result", "Two of us have moved"] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
        assert!(letter.html.contains("class=\"bd\""));
    }
    // It may be taken back.
    let mut it = cancelled();
    it.envelope.deeds.push(by("", undone(1, &[])));
    assert!(render(&it).text.contains("write: bid 6"));
}

#[test]
fn a_game_that_was_ended_says_so_above_its_result() {
    let it = with("", vec![by("Jutta", Done::Finished)], fixtures::over());
    let text = flat(&render(&it).text);
    let said = text.find("- Jutta (moderator) ended the game").unwrap();
    assert!(said < text.find("Where the points came from").unwrap());
    assert_eq!(text.matches("ended the game").count(), 1);
}

#[test]
fn who_may_allow_it_is_asked_in_every_language() {
    for (language, (wanted, bid)) in Language::ALL.into_iter().zip([
        ("Chloé (B) asks to take the last order back.", "bid 6"),
        ("Chloé (B) prosi o cofnięcie swojego ostatniego polecenia.", "licytuję 6"),
        ("Chloé (B) demande à annuler son dernier ordre.", "mise 6"),
        ("Chloé (B) beder om at tage sit sidste træk tilbage.", "byd 6"),
        ("Chloé (B) pide deshacer su última orden.", "pujo 6"),
    ]) {
        let letter = render_in(undo_asked(), language);
        let text = flat(&letter.text);
        assert!(text.contains(wanted), "{text}");
        let buttons = markup::orders_of_buttons(&letter.html);
        assert_eq!(buttons[0], commands::say("allow undo", language));
        assert!(buttons.contains(&bid.to_owned()), "{buttons:?}");
    }
}

#[test]
fn a_wish_that_waits_is_no_reproach() {
    let ground = |explanation| {
        let letter = render(&fixtures::explained(explanation));
        let warning = "#fbe8d3";
        letter.html.contains(warning)
    };
    assert!(!ground(Explanation::UndoAsked));
    assert!(ground(Explanation::NothingToUndo) && ground(Explanation::NoUndoAsked));
}

#[test]
fn the_help_names_both_commands() {
    let marks = [("“", "”"), ("„", "”"), ("« ", " »"), ("”", "”"), ("«", "»")];
    for (language, (open, close)) in Language::ALL.into_iter().zip(marks) {
        let text = flat(&render_in(fixtures::help(), language).text);
        for command in ["undo", "allow undo"] {
            let said = commands::say(command, language);
            assert!(text.contains(&format!("{open}{said}{close}")), "{language:?}: {command}");
        }
    }
}

#[test]
fn deeds_leave_room_in_the_largest_letter() {
    let mut deeds: Vec<DeedLine> = (0..10)
        .map(|_| because(&"why ".repeat(30), by("Jutta", undone(3, &[0, READER, OTHER, 3]))))
        .collect();
    deeds.push(because(&"& ".repeat(1000), by("Jutta", undone(3, &[0]))));
    deeds.push(by("Jutta", announces(&"so\n".repeat(666))));
    for language in Language::ALL {
        let it = moderated("", deeds.clone(), fixtures::worst());
        let size = render_in(it, language).html.len();
        assert!(size < 60_000, "{language:?}: {size} bytes");
    }
}

#[test]
fn news_can_be_read_in_a_log() {
    let it = fixtures::bid();
    let lines = news_lines(&it.envelope, &it.view, &it.news).unwrap();
    let text = flat(&render(&it).text);
    assert!(!lines.is_empty());
    for line in &lines {
        assert!(text.contains(&flat(line)), "{line}\n{text}");
        assert!(!line.contains(['\u{a0}', '\n']) && !line.contains('\u{e000}'), "{line}");
    }
    let none: Vec<News> = vec![];
    assert_eq!(news_lines(&it.envelope, &it.view, &none).unwrap(), Vec::<String>::new());
}

fn clone(it: &Fixture) -> Fixture {
    Fixture {
        name: it.name,
        envelope: it.envelope.clone(),
        occasion: it.occasion.clone(),
        view: it.view.clone(),
        news: it.news.clone(),
    }
}
