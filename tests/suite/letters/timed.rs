//! Letters that speak of time: deadlines, absences, reminders, seats that
//! change hands.

use super::fixtures::{self, Fixture, seat};
use super::{render, render_in};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use monsoon::{
    basics::{Language, Pace, Parts, TableId, Wanted},
    letters::{
        AwaitedSince, AwayLine, ClockAnswer, ClockPage, ClockSettings, Envelope, MadeBy, MadeFor,
        MyTime, Occasion, Then, offered, render as letters_render,
    },
    timing::AwayMode,
};

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn away(who: usize, mode: AwayMode) -> AwayLine {
    AwayLine { seat: seat(who), from: day("2026-12-20"), to: day("2027-01-03"), mode }
}

/// Friday evening before the clocks are put back; Bartek has until Sunday.
pub fn clock(then: Then) -> ClockPage {
    let by = Some(at("2026-10-25T19:00:00Z"));
    ClockPage {
        zone: chrono_tz::Europe::Warsaw,
        now: Some(at("2026-10-23T18:00:00Z")),
        mine: Some(MyTime { by, bank: None, then, stopped: false }),
        awaited: vec![AwaitedSince { seat: seat(1), since: at("2026-10-22T22:30:00Z"), by }],
        ..ClockPage::default()
    }
}

fn at_time(now: &str, page: ClockPage) -> ClockPage {
    ClockPage { now: Some(at(now)), ..page }
}

fn with(name: &'static str, clock: ClockPage, it: Fixture) -> Fixture {
    Fixture { name, envelope: Envelope { clock, ..it.envelope }, ..it }
}

fn asked(name: &'static str, clock: ClockPage) -> Fixture {
    with(name, clock, Fixture { news: vec![], ..fixtures::bid() })
}

fn because(occasion: Occasion, it: Fixture) -> Fixture {
    Fixture { occasion, ..it }
}

fn banked(bank: TimeDelta) -> ClockPage {
    let mut page = clock(Then::House);
    page.mine.as_mut().unwrap().bank = Some(bank);
    page
}

fn settings(reminders: &str) -> ClockPage {
    let settings = ClockSettings {
        reminders: reminders.into(),
        away: vec![away(1, AwayMode::House)],
        days_left: Some(13),
        bank: Some(TimeDelta::minutes(60 * 51)),
        wanted: Wanted::default(),
    };
    ClockPage { settings: Some(settings), ..clock(Then::Default) }
}

/// The answer to a player who has said which letters they want.
fn letters_set() -> Fixture {
    let mut page = settings("half");
    let wanted = Wanted {
        parts: Parts::Text,
        pace: Pace::daily(18, 0).unwrap(),
        receipts: false,
        calendar: true,
    };
    page.settings.as_mut().unwrap().wanted = wanted;
    because(Occasion::Clock(ClockAnswer::Letters), asked("letters-set", page))
}

fn made() -> Fixture {
    let mut it = with("time-made", clock(Then::HouseOn), fixtures::bid());
    let made = |who, order: &str, by| MadeFor { seat: seat(who), order: order.into(), by };
    let mut all = vec![made(3, "skip", MadeBy::Default); 2];
    all.extend(vec![made(2, "pass", MadeBy::House); 9]);
    all.push(made(0, "pass", MadeBy::Default));
    all.push(made(3, "", MadeBy::House));
    all.push(made(1, "bid 4", MadeBy::House));
    it.envelope.made = all;
    it
}

fn circumstances() -> Fixture {
    let mut page = clock(Then::Wait);
    page.mine = None;
    page.awaited.push(AwaitedSince { seat: seat(2), since: at("2026-10-20T08:00:00Z"), by: None });
    page.away = vec![away(0, AwayMode::House), away(1, AwayMode::Slide), away(2, AwayMode::Plans)];
    page.house = vec![seat(0), seat(3)];
    page.paused = true;
    with("time-around", page, Fixture { news: vec![], ..fixtures::hidden() })
}

/// Letters about time.
pub fn fixtures() -> Vec<Fixture> {
    let late = at_time("2026-10-27T07:00:00Z", clock(Then::Wait));
    let remind = |daily| Occasion::Reminder { daily };
    let noted = ClockAnswer::Away(away(1, AwayMode::House), 1);
    let wrong = ClockAnswer::Refused { sentence: "“Mars/Base” is not a time zone".into() };
    let to_come = |mode, told| Occasion::Away { line: away(2, mode), told };
    let waits = || with("", circumstances().envelope.clock, fixtures::hidden());
    let offer = Occasion::Offer {
        seat: seat(1),
        unanswered: 5,
        address: "monsoon+seat.7k3q9x2m5v8h4d6s@games.example.org".into(),
    };
    let named = |name, it: Fixture| Fixture { name, ..it };
    vec![
        with("time-due", clock(Then::Default), fixtures::bid()),
        asked("time-bank", banked(TimeDelta::days(3))),
        because(remind(2), asked("time-remind-late", late)),
        circumstances(),
        made(),
        because(Occasion::Clock(noted), asked("time-settings", settings("half, 24h, daily"))),
        because(Occasion::Clock(wrong), asked("time-refused", settings("off"))),
        letters_set(),
        named("time-away", because(to_come(AwayMode::Slide, true), waits())),
        named(
            "time-away-asked",
            because(to_come(AwayMode::House, false), asked("", clock(Then::Moderator))),
        ),
        named("time-offer", because(offer, waits())),
        because(Occasion::Offered { unanswered: 5 }, asked("time-offered", clock(Then::Wait))),
        because(
            Occasion::Replaced { by: "Bartek".into() },
            asked("time-replaced", clock(Then::Wait)),
        ),
        because(
            Occasion::Seated { former: "Bolek".into() },
            asked("time-seated", clock(Then::Default)),
        ),
    ]
}

/// Before the deadline.
pub fn reminder() -> Fixture {
    because(Occasion::Reminder { daily: 0 }, asked("time-remind", clock(Then::House)))
}

/// The text of a letter as one line, as a reader takes it in.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn says(it: &Fixture, wanted: [&str; 5]) {
    for (language, wanted) in Language::ALL.into_iter().zip(wanted) {
        let mut envelope = it.envelope.clone();
        envelope.language = language;
        envelope.orders = language;
        let letter = letters_render(&envelope, &it.occasion, &it.view, &it.news).unwrap();
        assert!(flat(&letter.text).contains(wanted), "{language:?}: {wanted}\n{}", letter.text);
        let html = flat(&super::markup::as_text(&letter.html)).replace('\u{a0}', " ");
        let bare = match language {
            Language::Fr => wanted.replace("« ", "").replace(" »", ""),
            _ => wanted.replace(['“', '”', '„', '«', '»'], ""),
        };
        let bare = bare.replace("Chloé (B)", "■B Chloé");
        assert!(html.contains(&bare), "{language:?}: {bare}\n{html}");
    }
}

#[test]
fn the_deadline_stands_beside_the_question() {
    // Two days and an hour, and one more since the clocks are put back.
    says(
        &asked("", clock(Then::Wait)),
        [
            "Please answer by Sunday 25 October 2026, 20:00 (Europe/Warsaw): 2 days 1 hour left. \
             If you don’t answer, nothing happens by itself",
            "Prosimy o odpowiedź do niedzieli 25 października 2026, godz. 20:00 (Europe/Warsaw). \
             Pozostało: 2 dni 1 godzina.",
            "Merci de répondre avant le dimanche 25 octobre 2026 à 20 h 00 (Europe/Warsaw) : il \
             reste 2 jours et 1 heure.",
            "Svar venligst senest søndag den 25. oktober 2026 kl. 20.00 (Europe/Warsaw): der er \
             2 dage og 1 time tilbage.",
            "Responde, por favor, antes del domingo 25 de octubre de 2026, 20:00 \
             (Europe/Warsaw). Tiempo restante: 2 días y 1 hora.",
        ],
    );
}

#[test]
fn a_default_is_named_with_its_order() {
    says(
        &asked("", clock(Then::Default)),
        [
            "If time runs out without an answer from you, this will happen: Pass (that is “pass”).",
            "Jeśli czas minie bez Twojej odpowiedzi, stanie się to: Pas (czyli „pas”).",
            "Si le temps s’écoule sans réponse de votre part, voici ce qui arrivera : Passer \
             (soit « passe »).",
            "Løber tiden ud uden svar fra dig, sker dette: Pas (det vil sige ”pas”).",
            "Si se acaba el tiempo sin respuesta tuya, pasará esto: Pasar (es decir, «paso»).",
        ],
    );
}

#[test]
fn each_policy_has_its_sentence() {
    let late = "2026-10-25T19:00:00Z";
    for (then, early, passed) in [
        (Then::Wait, "the game waits for you", "the game waits for you"),
        (
            Then::House,
            "out without an answer from you, a house player will answer this",
            "Without an answer from you, a house player will answer this",
        ),
        (Then::HouseOn, "a house player will play for you from then on", "Without an answer"),
        (Then::Moderator, "the moderator will decide", "Without an answer from you, the moderator"),
        (Then::Default, "this will happen: Pass", "Without an answer from you, this will happen"),
    ] {
        let text = render(&asked("", clock(then))).text;
        assert!(flat(&text).contains(early), "{text}");
        let text = render(&asked("", at_time(late, clock(then)))).text;
        assert!(flat(&text).contains(passed), "{text}");
        assert!(flat(&text).contains("Your answer was due by Sunday 25 October"), "{text}");
    }
}

#[test]
fn a_clock_that_stands_still_counts_nothing_down() {
    let mut page = clock(Then::Default);
    page.mine.as_mut().unwrap().stopped = true;
    let text = flat(&render(&asked("", page.clone())).text);
    assert!(text.contains("Your clock stands still for now. Please answer by Sunday"), "{text}");
    assert!(!text.contains("hour left"), "{text}");
    page.mine.as_mut().unwrap().by = None;
    let text = flat(&render(&asked("", page)).text);
    assert!(text.contains("Your clock stands still for now."), "{text}");
    assert!(!text.contains("time runs out"), "{text}");
}

#[test]
fn a_bank_runs_after_the_deadline() {
    for (hours, wanted) in [
        (
            20,
            "was due by Sunday 25 October 2026, 20:00 (Europe/Warsaw). Your time bank is running, with 20 hours left in it. If time runs out",
        ),
        (0, "Your time bank is empty. Without an answer from you, a house player"),
    ] {
        let page = at_time("2026-10-27T07:00:00Z", banked(TimeDelta::hours(hours)));
        let text = flat(&render(&asked("", page)).text);
        assert!(text.contains(wanted), "{text}");
    }
}

#[test]
fn a_reminder_before_the_deadline_is_the_question_again() {
    let turn = asked("", clock(Then::HouseOn));
    let news = fixtures::bid().news;
    let remind = Fixture { news, ..because(Occasion::Reminder { daily: 0 }, turn) };
    let text = flat(&render(&remind).text);
    for wanted in [
        "Reminder: What do you bid?",
        "Just a gentle reminder: this question is still waiting for you. You were asked on Friday 23 October.",
        "Bid 6 - write: bid 6",
        "Since your last letter",
        "The board now",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn without_the_time_of_writing_nothing_is_said_about_time() {
    let mut page = circumstances().envelope.clock;
    page.mine = clock(Then::Default).mine;
    page.now = None;
    let silent = render(&asked("", page));
    assert_eq!(silent, render(&asked("", ClockPage::default())));
}

#[test]
fn others_hear_who_moved_for_whom() {
    let mut it = asked("", clock(Then::Wait));
    it.envelope.made = vec![MadeFor { seat: seat(2), order: "pass".into(), by: MadeBy::Default }];
    says(
        &it,
        [
            "Nobody answered for Chloé (B), so the default was taken: “pass”.",
            "Nikt nie odpowiedział za gracza Chloé (B), więc przyjęto ruch domyślny: „pas”.",
            "Personne n’a répondu pour Chloé (B) ; le coup par défaut a été joué : « passe ».",
            "Ingen svarede for Chloé (B), så standardtrækket blev udført: ”pas”.",
            "Nadie respondió por Chloé (B), así que se jugó lo previsto para ese caso: «paso».",
        ],
    );
}

#[test]
fn a_late_answer_is_counted_in_days() {
    for (days, wanted) in [
        (
            1,
            [
                "The time for your answer is up",
                "Czas na Twoją odpowiedź minął",
                "Le délai de votre réponse est passé",
                "Tiden for dit svar er udløbet",
                "El plazo de tu respuesta ha pasado",
            ],
        ),
        (
            3,
            [
                "3 days overdue",
                "spóźnia się już 3 dni",
                "a 3 jours de retard",
                "er 3 dage forsinket",
                "lleva 3 días de retraso",
            ],
        ),
    ] {
        says(&because(Occasion::Reminder { daily: days }, asked("", clock(Then::Wait))), wanted);
    }
}

#[test]
fn short_letters_have_no_board() {
    for it in fixtures() {
        let board = render(&it).html.contains("class=\"bd\"");
        let brief = matches!(
            it.occasion,
            Occasion::Away { .. }
                | Occasion::Clock(_)
                | Occasion::Offer { .. }
                | Occasion::Offered { .. }
                | Occasion::Receipt
                | Occasion::Replaced { .. }
        );
        assert_eq!(board, !brief, "{}", it.name);
    }
}

#[test]
fn time_adds_little_to_a_letter() {
    for language in Language::ALL {
        let timed = render_in(with("", clock(Then::Default), fixtures::bid()), language);
        let plain = render_in(fixtures::bid(), language);
        let more = timed.html.len() - plain.html.len();
        assert!(more < 1024, "{language:?}: {more}");
    }
}

#[test]
fn moderators_hear_in_plain_words_that_a_seat_is_offered() {
    let notice = offered(TableId(7), "Santiago", "Bartek", 5, "monsoon+seat.x@example.org");
    assert_eq!(notice.subject, "[Monsoon 7] seat offered at Santiago");
    let text = flat(&notice.text);
    assert!(text.contains("Bartek has not answered 5 times at table 7"), "{text}");
    assert!(text.contains("mails the line “take” to monsoon+seat.x@example.org"), "{text}");
}
