//! What is carried out was ordered: questions, a no to a no, everyday talk and
//! verbs of other decisions are asked about, in every language, at every kind of
//! question.

use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    desk::Received,
    store::Verdict,
};

/// A table whose players read letters in this language, played using the first
/// buttons until somebody is asked this question; returns it with that player.
pub(crate) fn asked(
    game: &str,
    players: usize,
    language: &str,
    decision: &str,
    round: u32,
) -> (Parlour, &'static str) {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open_in(game, &vec![Language::from_code(language); players], &[], "heard");
    for _ in 0..200 {
        let table = parlour.desk.list().unwrap().remove(0);
        let found = table.awaiting.iter().find(|it| it.decision == decision);
        if let Some(found) = found.filter(|_| parlour.view()["round"] == round) {
            let seat = found.seat;
            return (parlour, seat);
        }
        first_button(&mut parlour);
    }
    panic!("nobody is asked {decision}");
}

/// Whoever is awaited first taps the first button.
fn first_button(parlour: &mut Parlour) {
    let colour = parlour.awaited()[0];
    let order = parlour.last(colour).orders().remove(0);
    parlour.play(colour, &order);
    parlour.advance(TimeDelta::hours(1));
}

#[track_caller]
pub(crate) fn own<'a>(letters: &'a [Arrived], colour: &str) -> &'a Arrived {
    letters.iter().find(|letter| letter.to.starts_with(colour)).expect("an answer")
}

fn is_carried_out(received: &Received) -> bool {
    matches!(received, Received::Recorded(Verdict::CarriedOut, _))
}

/// Mails each of these, in a language, and sees that nothing comes of it.
#[track_caller]
fn nothing_comes_of(
    game: &str,
    players: usize,
    decision: &str,
    round: u32,
    mails: &[(&str, &[&str])],
) {
    for (language, texts) in mails {
        let (mut parlour, colour) = asked(game, players, language, decision, round);
        let position = parlour.position();
        for text in *texts {
            parlour.advance(TimeDelta::hours(1));
            let (received, letters) = parlour.mail(colour, text);
            assert!(!is_carried_out(&received), "{language}: {text}: {received:?}");
            assert_eq!(parlour.position(), position, "{language}: {text}");
            assert!(!own(&letters, colour).buttons().is_empty(), "{text}: what is asked is shown");
        }
        // Nothing was kept for later either.
        let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
        let lines: Vec<String> = plans.into_iter().map(|plan| plan.line).collect();
        assert!(lines.is_empty(), "{language}: {lines:?}");
    }
}

/// Each of these is carried out as that order.
#[track_caller]
fn acts(game: &str, players: usize, decision: &str, round: u32, mails: &[(&str, &str, &str)]) {
    for (language, text, order) in mails {
        let (mut parlour, colour) = asked(game, players, language, decision, round);
        let position = usize::try_from(parlour.position()).unwrap();
        let (received, _) = parlour.mail(colour, text);
        assert!(is_carried_out(&received), "{language}: {text}: {received:?}");
        let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
        let entry: serde_json::Value = serde_json::from_str(&journal[position].entry).unwrap();
        assert_eq!(entry["body"], serde_json::json!({ "order": order }), "{language}: {text}");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of phrases")]
fn in_an_auction_only_a_bid_is_a_bid() {
    nothing_comes_of(
        "santiago",
        3,
        "P3",
        1,
        &[
            (
                "en",
                &[
                    "skip",
                    "hold",
                    "wait please",
                    "Wait.",
                    "hold on",
                    "not pass",
                    "do not pass",
                    "pass no",
                    "pass?",
                    "bid 3?",
                    "build s9",
                    "build s9 for 1",
                    "accept s9",
                    "extra?",
                    "no canal",
                    "not nothing",
                    "bid: not pass",
                    "bid: 3?\nextra: hold",
                    "a pass?",
                    "plans\nbid 3?",
                ],
            ),
            (
                "pl",
                &[
                    "nie pasuję",
                    "Nie pas!",
                    "pas nie",
                    "pomijam",
                    "rezygnuję",
                    "czekam",
                    "licytuję 3?",
                    "no tak",
                    "no",
                    "za nic",
                    "buduję s9",
                    "jeszcze nie",
                ],
            ),
            (
                "fr",
                &[
                    "passe pas",
                    "je passe pas",
                    "je ne passe pas",
                    "pas",
                    "pas encore",
                    "je renonce",
                    "saute",
                    "attends",
                    "de rien",
                    "pour rien",
                    "mise 3 ?",
                    "pas à pas",
                    "pas de canal",
                    "place",
                ],
            ),
            (
                "da",
                &[
                    "pas ikke",
                    "ikke pas",
                    "jeg passer ikke",
                    "ikke endnu",
                    "spring",
                    "spring over",
                    "vent",
                    "pas på",
                    "byd 3?",
                    "godt",
                    "bygger s9",
                ],
            ),
            (
                "es",
                &[
                    "no paso",
                    "yo no paso",
                    "de nada",
                    "no pasa nada",
                    "paso a paso",
                    "salto",
                    "espera",
                    "¿pujo 3?",
                    "¿pujo 3",
                    "para nada",
                    "construyo s9",
                    "por nada",
                ],
            ),
        ],
    );
}

#[test]
fn a_plain_answer_is_taken_in_every_language() {
    acts(
        "santiago",
        3,
        "P3",
        1,
        &[
            ("en", "I pass", "pass"),
            ("en", "no, I pass", "pass"),
            ("pl", "nie, pasuję", "pass"),
            ("pl", "nie licytuję", "pass"),
            ("fr", "non, je passe", "pass"),
            ("da", "melder pas", "pass"),
            ("da", "nej, pas", "pass"),
            ("es", "no, paso", "pass"),
        ],
    );
}

#[test]
fn other_decisions_words_do_not_propose_or_hold() {
    nothing_comes_of(
        "santiago",
        3,
        "P7",
        1,
        &[
            ("en", &["hold", "wait", "build s1 for 1", "build s1", "nothing?", "propose nothing?"]),
            ("pl", &["czekam", "nie pas", "no tak"]),
            ("fr", &["attends", "de rien", "passe pas"]),
            ("da", &["vent", "pas ikke", "pas på"]),
            ("es", &["espera", "de nada", "no paso"]),
        ],
    );
    nothing_comes_of(
        "santiago",
        3,
        "P9",
        1,
        &[
            ("en", &["wait please", "not hold", "hold?", "hold on", "accept?"]),
            ("pl", &["nie trzymam", "no tak", "czekaj"]),
            ("fr", &["attends", "garde pas", "de rien", "pas"]),
            ("da", &["vent", "behold ikke", "pas på"]),
            ("es", &["espera", "de nada", "no guardo"]),
        ],
    );
}

#[test]
fn a_sealed_three_is_a_bid_and_no_hold() {
    nothing_comes_of("santiago", 2, "P4", 1, &[("en", &["build s9", "skip", "three or so"])]);
    acts(
        "santiago",
        2,
        "P4",
        1,
        &[
            ("en", "three", "bid 3"),
            ("pl", "trzy", "bid 3"),
            ("fr", "trois", "bid 3"),
            ("da", "tre tak", "bid 3"),
            ("es", "tres por favor", "bid 3"),
        ],
    );
}

#[test]
fn goas_actions_are_ordered_not_mentioned() {
    nothing_comes_of(
        "goa-2012",
        3,
        "P8",
        1,
        &[
            ("en", &["a draw?", "a draw", "taxes?", "bid 4", "harvest not", "hold on", "pass"]),
            ("pl", &["nie żniwa", "podatki?", "rób", "pod"]),
            ("fr", &["récolte ?", "récolte pas", "pas de taxes", "bon", "dis"]),
            ("da", &["høst ikke", "skatter?", "god", "frem"]),
            ("es", &["¿cosecha?", "cosecha no", "espera", "sal"]),
        ],
    );
    nothing_comes_of(
        "goa-2012",
        3,
        "P5",
        1,
        &[
            ("en", &["not pass", "taxes", "sell?", "bid 1?", "hold"]),
            ("pl", &["nie pasuję", "czekam"]),
            ("fr", &["passe pas", "attends"]),
            ("da", &["pas ikke", "vent"]),
            ("es", &["no paso", "de nada", "paso a paso"]),
        ],
    );
}

/// A question is answered by offering the order without its mark, and what it
/// would do.
#[test]
fn a_question_is_offered_as_an_order() {
    let (mut parlour, colour) = asked("santiago", 3, "es", "P3", 1);
    let (_, letters) = parlour.mail(colour, "¿bid 3?\n¿extra: hold?");
    let buttons = own(&letters, colour).buttons();
    assert_eq!(buttons[0], "pujo 3; adicional: guardo");
    assert_eq!(buttons[1], "previa; pujo 3; adicional: guardo");
    let letters = parlour.play(colour, &buttons[1]);
    own(&letters, colour).says("pujo 3");
    let order = buttons[0].clone();
    parlour.play(colour, &order);
    // What could not be done is told as such, and not offered.
    let other = parlour.awaited()[0];
    let (_, letters) = parlour.mail(other, "bid 99?");
    assert!(own(&letters, other).buttons().iter().all(|button| !button.contains("99")));
    let (received, _) = parlour.mail(colour, "undo?");
    assert!(!is_carried_out(&received));
    parlour.play(colour, "undo");
}

/// A verb of another decision is answered with how to send it ahead.
#[test]
fn another_decisions_verb_is_told_its_address() {
    let (mut parlour, colour) = asked("santiago", 3, "en", "P3", 1);
    for (text, says) in
        [("skip", "canal: skip"), ("hold", "extra: hold"), ("build s9", "canal: build s9")]
    {
        let (_, letters) = parlour.mail(colour, text);
        own(&letters, colour).says(says).says("Which decision is this for?");
        parlour.play(colour, says);
    }
    // What can't be mistaken needs no address.
    let letters =
        parlour.play(colour, "plant any c4, else best\nextra s9, else hold\npropose nothing");
    own(&letters, colour)
        .says("plant: any at c4")
        .says("extra: s9")
        .says("propose: propose nothing");
}

#[test]
fn who_is_not_asked_builds_nothing() {
    let (mut parlour, colour) = asked("santiago", 2, "en", "P4", 1);
    parlour.play(colour, "bid 1");
    let other = COLOURS[..2].iter().find(|it| **it != colour).unwrap();
    for seat in [colour, other] {
        for text in ["build s9", "build s9 for 1", "skip", "hold"] {
            let (received, _) = parlour.mail(seat, text);
            assert!(!is_carried_out(&received), "{seat}: {text}");
        }
    }
    assert!(parlour.desk.store().read().plans(TableId(1)).unwrap().is_empty());
}

#[test]
fn marks_are_refused_as_what_they_are() {
    let (mut parlour, colour) = asked("santiago", 3, "en", "P3", 1);
    for (text, says) in [
        ("bid: (3", "closing parenthesis is missing"),
        ("bid:: 3", "ne colon is enough"),
        ("bid: ((3)", "closing parenthesis is missing"),
        ("extra: hold\nbid: (3", "closing parenthesis is missing"),
        ("bid: ((3)\nextra: hold", "closing parenthesis is missing"),
        ("bid 1\nplant: (any c4", "closing parenthesis is missing"),
        ("bid: 3) else pass", "closes none"),
    ] {
        parlour.advance(TimeDelta::hours(1));
        let (received, letters) = parlour.mail(colour, text);
        assert!(!is_carried_out(&received), "{text}");
        own(&letters, colour).says(says);
    }
    assert!(parlour.desk.store().read().plans(TableId(1)).unwrap().is_empty());
    assert_eq!(parlour.awaited()[0], colour);
}

#[test]
fn no_order_is_swallowed_beside_a_kind_word() {
    for (language, text) in [
        ("en", "extra: hold\nhave fun, I pass"),
        ("fr", "extra: hold\nbonne journée, je passe"),
        ("pl", "extra: hold\nmiłego dnia, pasuję"),
        ("es", "extra: hold\nsuerte, paso"),
    ] {
        let (mut parlour, colour) = asked("santiago", 3, language, "P3", 1);
        let (received, _) = parlour.mail(colour, text);
        if is_carried_out(&received) {
            assert!(!parlour.awaited().contains(&colour), "{text}");
        } else {
            parlour.play(colour, "pass\nThanks, all the best\nAnna");
        }
    }
    // Danish thanks are a Polish yes: there the order is read.
    acts("santiago", 3, "P3", 1, &[("da", "tak, melder pas", "pass")]);
}

/// Spanish and French "si" is if; with an accent, or followed by a comma, it is
/// yes.
#[test]
fn a_yes_is_no_if() {
    acts(
        "santiago",
        3,
        "P3",
        1,
        &[
            ("es", "sí, pujo 3", "bid 3"),
            ("es", "Si, pujo 3", "bid 3"),
            ("fr", "si, mise 3", "bid 3"),
        ],
    );
    nothing_comes_of("santiago", 3, "P3", 1, &[("es", &["si pujo 3", "si no"])]);
}

/// The first letter to this seat that has a button for this order.
fn letter_with(parlour: &Parlour, colour: &str, order: &str) -> Arrived {
    let mut own = parlour.letters.iter().filter(|letter| letter.to.starts_with(colour));
    own.find(|letter| letter.orders().iter().any(|it| it == order)).expect(order).clone()
}

#[test]
fn an_answer_to_an_older_letter_acts_if_it_can_only_be_meant_now() {
    let (mut parlour, colour) = asked("santiago", 3, "pl", "P3", 2);
    let order = parlour.last(colour).orders().remove(0);
    let address = format!("{colour}@example.org");
    // At that letter's position nobody was asked for a bid, nor was one to come.
    let extra = letter_with(&parlour, colour, "zachowuję");
    let bid = parlour.letters.iter().find(|letter| letter.to == address).unwrap().clone();
    // That one did ask for a bid, or one was to come.
    let raw = parlour.reply_to(&bid, &address, &order);
    let position = parlour.position();
    let (received, letters) = parlour.hand_in(&raw);
    assert!(!is_carried_out(&received), "{received:?}");
    assert_eq!(parlour.position(), position);
    let answer = own(&letters, colour);
    answer.says("Twój mail odpowiada na starszy list");
    assert_eq!(answer.buttons()[0], order);
    assert!(!answer.text.contains("Which decision"));
    let raw = parlour.reply_to(&extra, &address, &order);
    let (received, _) = parlour.hand_in(&raw);
    assert!(is_carried_out(&received), "{received:?}");
}

/// Several lines that answer an older letter get the same answer as one.
#[test]
fn several_lines_to_an_older_letter_are_told_what_is_asked_now() {
    let (mut parlour, colour) = asked("santiago", 3, "pl", "P3", 2);
    let order = parlour.last(colour).orders().remove(0);
    let address = format!("{colour}@example.org");
    let old = parlour.letters.iter().find(|letter| letter.to == address).unwrap().clone();
    let position = parlour.position();
    let raw = parlour.reply_to(&old, &address, &format!("{order}\npropose nothing"));
    let (received, letters) = parlour.hand_in(&raw);
    assert!(matches!(received, Received::Recorded(Verdict::Explained, _)), "{received:?}");
    assert_eq!(parlour.position(), position);
    let answer = own(&letters, colour);
    answer.says("Twój mail odpowiada na starszy list");
    assert!(!answer.text.contains("older letter"), "{}", answer.text);
    assert!(answer.buttons().contains(&order), "{:?}", answer.buttons());
}

/// The first line of a letter that prints an order, and the order.
fn printed(letter: &Arrived) -> (String, String) {
    let orders = letter.orders();
    let line = letter.text.lines().find(|row| row.trim_start().starts_with('*')).unwrap();
    let order = orders.iter().find(|order| line.ends_with(order.as_str())).unwrap();
    (line.trim().to_owned(), order.clone())
}

/// A line of our letter may have been copied, or be all that a program quotes
/// without a mark: next to other words, or among quoted lines, it is asked about.
#[test]
fn a_copied_order_is_one_only_if_it_stands_alone() {
    let (mut parlour, colour) = asked("santiago", 3, "en", "P3", 1);
    let letter = parlour.last(colour);
    let (line, order) = printed(&letter);
    let rows: Vec<&str> = letter.text.lines().filter(|row| !row.trim().is_empty()).collect();
    let at = rows.iter().position(|row| row.trim() == line).unwrap();
    let (before, after) = (rows[at - 1], rows[at + 1]);
    let position = parlour.position();
    for body in [
        format!("Thanks!\r\n\r\n{line}"),
        format!("{line}\r\n\r\nThanks!\r\nAnna"),
        format!("Who is winning?\r\n\r\n{line}"),
        format!("extra: hold\r\n\r\n{line}"),
        "Thanks!\r\n\r\nsheet | bid: up to 3, else pass".to_owned(),
        format!("Thanks!\r\n\r\nwrite: {order}"),
        format!("> {before}\r\n{line}\r\n> {after}"),
        format!("> {before}\r\n\r\n{line}"),
        format!("{line}\r\n> {after}"),
        format!("{before}\r\n{line}\r\n{after}"),
    ] {
        parlour.advance(TimeDelta::hours(1));
        let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), &body);
        let (received, letters) = parlour.hand_in(&raw);
        assert!(!is_carried_out(&received), "{body}: {received:?}");
        assert_eq!(parlour.position(), position, "{body}");
        assert!(own(&letters, colour).orders().contains(&order), "{body}");
    }
    assert!(parlour.desk.store().read().plans(TableId(1)).unwrap().is_empty());
    let quote = letter.text.replace('\n', "\r\n> ");
    let body = format!(
        "{line}\r\n\r\nOn Mon, 2 Mar 2026, Monsoon <m@example.org> wrote:\r\n\r\n> {quote}"
    );
    let raw = parlour.reply_to(&letter, &format!("{colour}@example.org"), &body);
    let (received, _) = parlour.hand_in(&raw);
    assert!(is_carried_out(&received), "{received:?}");
    assert_eq!(parlour.position(), position + 1);
}

/// A mere "wait" asks for time if hold is an answer, too.
#[test]
fn a_mere_wait_holds_no_canal() {
    nothing_comes_of(
        "santiago",
        3,
        "P9",
        1,
        &[
            ("en", &["wait", "Wait!", "I wait"]),
            ("pl", &["czekam", "Czekam.", "poczekam"]),
            ("fr", &["attends", "j'attends", "attendre"]),
            ("da", &["vent", "jeg venter"]),
            ("es", &["espero", "esperar", "yo espero"]),
        ],
    );
}

/// What a moderator passes on is read like a player's own line.
#[test]
fn a_moderator_orders_no_question() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let position = parlour.position();
    for (line, why) in [
        ("bid 1?", "is a question"),
        ("not pass", "may say the opposite"),
        ("wait please", "may be no order but talk"),
    ] {
        let answer = parlour.refuse(&format!("as {first}: {line} because she phoned"));
        assert!(answer.contains(why), "{line}: {answer}");
        assert_eq!(parlour.position(), position);
    }
    parlour.mend(&format!("as {first}: bid 1 because she phoned"));
}
