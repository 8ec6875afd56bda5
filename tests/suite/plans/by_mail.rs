//! Plans as players meet them: in mails and letters.

use crate::parlour::shipped;
use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour};
use monsoon::{
    basics::TableId,
    clock::Clock,
    config::Config,
    desk::{Desk, Received, Settings, showing::ViewerName},
    store::Verdict,
};
use std::{collections::BTreeMap, path::Path};

/// A limit that nobody can pay, so that it changes nothing; only its owner's
/// letters may contain it.
const LIMIT: &str = "7919";

/// Whether the text contains the limit. Addresses and the promise of the seed are
/// long hexadecimal numbers, which may happen to contain its digits.
fn has_limit(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_hexdigit()).any(|word| word.len() < 24 && word.contains(LIMIT))
}

#[test]
fn the_limit_is_found_wherever_it_is_meant() {
    for text in ["up to 7919", "up%20to%207919&amp;", "(7919)", "«7919c4»", "[17919]"] {
        assert!(has_limit(text), "{text}");
    }
    for text in ["monsoon+ab79190123456789abcdef01-3@example.org", "7 919", ""] {
        assert!(!has_limit(text), "{text}");
    }
}

/// The seats of table 1 in the order in which they bid.
pub(super) fn bidders(parlour: &Parlour, players: usize) -> Vec<&'static str> {
    let first = parlour.awaited()[0];
    let start = COLOURS.iter().position(|colour| *colour == first).unwrap();
    (0..players).map(|place| COLOURS[(start + place) % players]).collect()
}

pub(super) fn said(received: &Received) -> (&Verdict, &str) {
    match received {
        Received::Recorded(verdict, why) => (verdict, why),
        Received::Duplicate => panic!("recorded before"),
    }
}

#[track_caller]
pub(super) fn to<'a>(letters: &'a [Arrived], colour: &str) -> &'a Arrived {
    let address = format!("{colour}@example.org");
    letters.iter().find(|letter| letter.to == address).expect("a letter to that seat")
}

pub(super) fn kind(letter: &Arrived) -> String {
    let raw = String::from_utf8_lossy(&letter.raw).into_owned();
    let line = raw.lines().find(|line| line.starts_with("X-Monsoon:")).unwrap().to_owned();
    line["X-Monsoon:".len()..].trim().to_owned()
}

#[test]
fn orders_sent_ahead_act_one_after_the_other_in_the_order_of_the_rules() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    // The last one writes first.
    let letters = parlour.play(third, "bid 2 or 4 or 3, else pass");
    assert_eq!(letters.len(), 1, "nobody else hears of it");
    to(&letters, third).says("bid: 2, else 4, else 3, else pass");
    let letters = parlour.play(second, "bid up to 3");
    assert_eq!(letters.len(), 1);
    assert_eq!(parlour.awaited(), [first]);
    parlour.play(first, "bid 2");
    // 2 is bid, so that the second bids 3, and the third 4 rather than 2.
    let view = parlour.view();
    let bid = |colour: &str| {
        let players = view["players"].as_array().unwrap();
        let seat = COLOURS.iter().position(|it| *it == colour).unwrap();
        players[seat]["bid"]["amount"].as_u64()
    };
    assert_eq!((bid(first), bid(second), bid(third)), (Some(2), Some(3), Some(4)));
}

#[test]
fn every_mail_with_orders_is_answered_by_one_letter() {
    let mut parlour = Parlour::santiago(4, &[]);
    let seats = bidders(&parlour, 4);
    for colour in [seats[2], seats[1], seats[3], seats[0]] {
        let letters = parlour.play(colour, "bid 1 or 2 or 3 or 4, else pass\nextra: hold");
        let own = letters.iter().filter(|letter| letter.to.starts_with(colour)).count();
        assert_eq!(own, 1, "{colour}");
        to(&letters, colour).says("extra: hold");
    }
}

#[test]
fn plans_are_listed_replaced_forgotten() {
    let mut parlour = Parlour::santiago(3, &[]);
    let third = bidders(&parlour, 3)[2];
    parlour.play(third, "bid 4\nextra: hold every round\npropose nothing");
    let letters = parlour.play(third, "plans");
    to(&letters, third)
        .says("bid: 4")
        .says("every round extra: hold")
        .says("propose: propose nothing");
    assert_eq!(kind(to(&letters, third)), "plans");
    parlour.play(third, "bid 3");
    let letters = parlour.play(third, "forget propose");
    let letter = to(&letters, third);
    letter.says("bid: 3").says("every round extra: hold");
    assert!(!letter.text.contains("bid: 4") && !letter.text.contains("propose: propose"));
    let (received, letters) = parlour.mail(third, "forget canal");
    assert_eq!(said(&received).0, &Verdict::Refused);
    to(&letters, third).says("You have no plan for “canal”");
    let letters = parlour.play(third, "forget all");
    assert!(!to(&letters, third).text.contains("extra: hold"));
}

/// D69: who wants to keep the extra canal anyway is asked about it once.
#[test]
fn a_button_keeps_the_extra_canal_for_good() {
    let mut parlour = Parlour::santiago(3, &[]);
    let always = |letter: &Arrived| {
        letter.buttons().into_iter().find(|body| body == "every round extra: hold")
    };
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    while !parlour.last("red").text.contains("Round 5 of") {
        let colour = parlour.awaited()[0];
        let letter = parlour.last(colour);
        let answer = match always(&letter) {
            Some(always) => {
                *asked.entry(colour).or_default() += 1;
                always
            }
            None => letter.orders().remove(0),
        };
        parlour.play(colour, &answer);
    }
    assert!(asked.len() == 3 && asked.values().all(|times| *times == 1), "{asked:?}");
    // It can be had back.
    let letters = parlour.play("red", "forget extra");
    assert!(!to(&letters, "red").text.contains("every round extra"));
}

#[test]
fn a_preview_changes_nothing() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid 3");
    let position = parlour.position();
    let letters = parlour.play(first, "preview\nbid 5 or 4\nplant best\nextra: hold\nhop");
    assert_eq!(letters.len(), 1);
    let letter = to(&letters, first);
    assert_eq!(kind(letter), "preview");
    letter.says("bid 5").says("plant: best").says("extra: hold").says("hop");
    assert_eq!(parlour.position(), position);
    assert_eq!(parlour.awaited(), [first]);
    let letters = parlour.play(first, "plans");
    assert!(!to(&letters, first).text.contains("plant: best"), "nothing was kept");
    // Nobody learns what others have planned.
    let letters = parlour.play(third, "preview\nbid 5");
    assert!(!to(&letters, third).text.contains("bid 3"));
}

#[test]
fn what_cannot_be_done_stops_the_rest_and_asks() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid 4\nplant best\nextra: hold every round");
    let letters = parlour.play(first, "bid 4");
    let letter = to(&letters, second);
    assert_eq!(kind(letter), "turn");
    letter.says("bid: 4").says("S24").says("continue");
    assert!(!to(&letters, first).text.contains("plant: best"));
    assert_eq!(parlour.awaited(), [second]);
    parlour.play(second, "bid 5");
    parlour.play(third, "pass");
    // The plan to plant is held; without it nobody plants automatically.
    assert_eq!(parlour.awaited(), [second]);
    let letters = parlour.play(second, "continue");
    assert_ne!(parlour.awaited(), [second]);
    to(&letters, second).says("plant");
}

#[test]
fn a_plan_for_the_question_at_hand_that_comes_to_nothing_is_refused() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = bidders(&parlour, 3)[0];
    let position = parlour.position();
    let (received, letters) = parlour.mail(first, "bid 30 or 31\nextra: hold");
    assert_eq!(said(&received).0, &Verdict::Refused);
    to(&letters, first).says("bid 30").says("D27");
    assert_eq!(parlour.position(), position);
    let letters = parlour.play(first, "plans");
    assert!(!to(&letters, first).text.contains("extra: hold"));
}

#[test]
fn the_sheet_comes_back_as_it_is_and_nothing_acts() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, _, third] = bidders(&parlour, 3)[..] else { panic!() };
    for colour in [first, third] {
        let letter = parlour.last(colour);
        // Whoever is asked now gets the sheet as a button and a list, without blanks.
        let blank = letter.text.contains("bid: \u{2026}");
        assert_eq!(blank, colour == third, "{}", letter.text);
        assert!(letter.text.contains("sheet | bid: "), "{}", letter.text);
        let position = parlour.position();
        // Not quoted, quoted, and quoted by a program that sends HTML as text.
        for body in [
            letter.text.clone(),
            each_line(&letter.text, |line| format!("> {line}")),
            each_line(&letter.text, |line| line.trim().to_owned()),
        ] {
            let (received, _) = parlour.mail(colour, &body);
            let (verdict, why) = said(&received);
            assert_ne!(verdict, &Verdict::CarriedOut, "{why}");
            assert_eq!(parlour.position(), position);
        }
        let letters = parlour.play(colour, "plans");
        assert!(!to(&letters, colour).text.contains("bid: 4"));
    }
    // Filled in, the same lines act.
    let letter = parlour.last(third);
    let letter = parlour
        .letters
        .iter()
        .rev()
        .find(|it| it.to == letter.to && it.text.contains("bid: \u{2026}"))
        .unwrap()
        .clone();
    let blanks = letter.text.lines().filter(|line| line.contains(": \u{2026}"));
    let blanks: Vec<&str> = blanks.collect();
    let filled = each_line(&blanks.join("\n"), |line| {
        line.replace("bid: \u{2026}", "bid: 4, else pass # perhaps")
    });
    let letters = parlour.play(third, &filled);
    to(&letters, third).says("bid: 4, else pass");
}

#[test]
fn a_sheet_that_a_mail_program_has_broken_is_put_together() {
    let mut parlour = Parlour::santiago(3, &[]);
    let third = bidders(&parlour, 3)[2];
    let broken = "bid: up to 4, else 3 or 2,\nelse pass\n\
                  plant: watermelon2 c1, else pepper2 c1, else coconut1 c1, else watermelon2\n\
                  b1, else ask me\nextra: hold\nuntil round 9";
    let letters = parlour.play(third, broken);
    to(&letters, third)
        .says("bid: up to 4, else 3, else 2, else pass")
        .says("else watermelon2 b1, else ask me")
        .says("until round 9 extra: hold");
}

#[test]
fn what_others_spoil_while_a_sheet_is_under_way_is_no_mistake_of_its_writers() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    let late = parlour.reply(third, "bid: 1\nplant: any c4, else any d4, else best");
    parlour.play(second, "bid: 2\nplant: any d4, else best");
    parlour.play(first, "bid: 5\nplant: any c4");
    let (received, _) = parlour.hand_in(&late);
    assert_eq!(said(&received).0, &Verdict::CarriedOut, "{received:?}");
    // A player who writes it on purpose is told.
    parlour.play(first, "board");
    let (received, _) = parlour.mail(first, "next round plant: any c4");
    assert_eq!(said(&received).0, &Verdict::Refused);
}

#[test]
fn a_farewell_is_no_plan() {
    let mut parlour = Parlour::santiago(3, &[]);
    for farewell in ["Hasta luego", "Do us\u{142}yszenia", "\u{c0} bient\u{f4}t", "Thanks,\nTill"] {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders().remove(0);
        parlour.play(colour, &format!("{order}\n\n{farewell}\n"));
        if parlour.awaited().is_empty() {
            break;
        }
    }
    assert!(parlour.position() >= 4);
}

#[test]
fn a_blank_that_was_emptied_does_nothing() {
    let mut parlour = Parlour::santiago(3, &[]);
    let third = bidders(&parlour, 3)[2];
    let letters = parlour.play(third, "bid: 3\nplant:\npropose: . . .\nextra: ___");
    let letter = to(&letters, third);
    letter.says("bid: 3");
    // A line that still has something in it is not a blank.
    let (received, _) = parlour.mail(third, "bid 4 # and more\u{2026}");
    assert_eq!(said(&received).0, &Verdict::CarriedOut);
}

fn each_line(text: &str, change: impl Fn(&str) -> String) -> String {
    text.lines().map(change).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_button_of_the_sheet_is_taken_as_it_is() {
    for (game, players) in [("santiago", 4), ("goa-2012", 3), ("goa-2004", 4)] {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_game(game, players, &[], "sheets");
        for colour in &COLOURS[..players] {
            // Goa's first sheet is for the markers; the player who is asked has no
            // other.
            if let Some(sheet) = parlour.last(colour).sheet() {
                let letters = parlour.play(colour, &sheet);
                to(&letters, colour);
            }
        }
        let sheets = |letter: &&Arrived| letter.sheet().is_some();
        assert!(parlour.letters.iter().filter(sheets).count() >= players, "{game}");
    }
}

#[test]
fn two_mails_that_cross_count_as_their_writers_meant_them() {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    let early = parlour.reply(second, "bid 5");
    let late = parlour.reply(third, "bid 7");
    parlour.play(first, "bid 2");
    // The second was asked meanwhile, by a letter that crossed with their mail.
    let (received, _) = parlour.hand_in(&early);
    assert_eq!(said(&received).0, &Verdict::CarriedOut);
    let (received, _) = parlour.hand_in(&late);
    assert_eq!(said(&received).0, &Verdict::CarriedOut);
    assert_eq!(parlour.view()["phase"], "planting");
    // A bid that arrives after this round's auction is not one for the next.
    let again = parlour_again(&mut parlour, third, "bid 3");
    let (received, letters) = parlour.hand_in(&again);
    assert_ne!(said(&received).0, &Verdict::CarriedOut);
    assert_eq!(letters.len(), 1);
}

/// A mail in reply to the first letter a seat got.
fn parlour_again(parlour: &mut Parlour, colour: &str, body: &str) -> Vec<u8> {
    let address = format!("{colour}@example.org");
    let letter = parlour.letters.iter().find(|letter| letter.to == address).unwrap().clone();
    parlour.reply_to(&letter, &address, body)
}

#[test]
fn a_replaced_players_plans_are_dead() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    let mut parlour = Parlour::empty(MODERATED);
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    parlour.desk =
        Desk::new(crate::parlour::store_at(&path), settings, Clock::fixed(crate::parlour::noon()));
    parlour.open(3, &[], "replaced");
    let [first, second, _] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(second, "bid 3");
    let seat = COLOURS.iter().position(|colour| *colour == second).unwrap();
    // Somebody else takes the seat: another token.
    let database = rusqlite::Connection::open(&path).unwrap();
    let changed = database
        .execute(
            "UPDATE seats SET token = 'x', token_digest = 'y' WHERE seat = ?1",
            [seat.to_string()],
        )
        .unwrap();
    assert_eq!(changed, 1);
    let letters = parlour.play(first, "bid 2");
    assert_eq!(parlour.awaited(), [second], "the successor is asked");
    assert!(!to(&letters, second).text.contains("bid: 3"), "and is not told of the plan");
}

/// A whole game of plans with a limit that nobody else may ever see, in any
/// letter, in `table show`, or in the list of tables.
#[track_caller]
fn sealed(game: &str, players: usize, options: &[(&str, &str)], lines: &[&str]) {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open_game(game, players, options, "sealed");
    let owner = COLOURS[0];
    let mut planned = 0;
    let mut checked = 0;
    for _ in 0..2000 {
        if parlour.desk.list().unwrap()[0].status == monsoon::store::Status::Finished {
            break;
        }
        for line in lines {
            let (received, _) = parlour.mail(owner, line);
            planned += usize::from(said(&received).0 == &Verdict::CarriedOut);
        }
        // Moderators must be able to run a table without seeing a plan.
        for viewer in [ViewerName::Public, ViewerName::Moderator] {
            let (shown, words) = parlour.desk.show(TableId(1), &viewer).unwrap();
            let shown = serde_json::to_string(&shown.view).unwrap();
            assert!(!has_limit(&shown) && !has_limit(&words.text));
        }
        for _ in 0..6 {
            let Some(colour) = parlour.awaited().first().copied() else { break };
            let button =
                parlour.last(colour).buttons().into_iter().find(|body| !body.contains('%'));
            let Some(button) = button else {
                parlour.mail(colour, "board");
                continue;
            };
            parlour.mail(colour, &button);
        }
        parlour.advance(chrono::TimeDelta::hours(2));
    }
    assert_eq!(parlour.desk.list().unwrap()[0].status, monsoon::store::Status::Finished);
    for letter in &parlour.letters {
        let has = has_limit(&letter.text) || has_limit(&letter.html);
        assert!(!has || letter.to.starts_with(owner), "{}:\n{}", letter.to, letter.text);
        checked += 1;
    }
    let own = |letter: &&Arrived| letter.to.starts_with(owner) && has_limit(&letter.text);
    assert!(parlour.letters.iter().any(|letter| own(&letter)), "the owner sees them");
    assert!(planned > 5 && checked > 100, "{planned} lines, {checked} letters");
}

#[test]
fn a_plan_is_in_nobody_elses_letters_with_open_money() {
    sealed(
        "santiago",
        3,
        &[("money", "open")],
        &[
            "bid up to 7919",
            "propose best up to 7919, else nothing",
            "extra: hold if round is 7919 or less",
        ],
    );
}

#[test]
fn a_plan_is_in_nobody_elses_letters_with_hidden_money() {
    sealed(
        "santiago",
        2,
        &[("money", "hidden")],
        &["bid 2 if I have 7919 or less, else 1", "propose best up to 7919, else nothing"],
    );
}

#[test]
fn a_plan_is_in_nobody_elses_letters_at_goas_auctions() {
    sealed(
        "goa-2012",
        2,
        &[],
        &["lots: up to 7919", "budget 7919", "action 1: taxes if I have 7919 or less ducats"],
    );
}

/// Three players after the auction: the builder, and another who is to plant.
fn planting() -> (Parlour, &'static str, &'static str) {
    let mut parlour = Parlour::santiago(3, &[]);
    let [first, second, third] = bidders(&parlour, 3)[..] else { panic!() };
    parlour.play(first, "bid 3");
    parlour.play(second, "pass");
    parlour.play(third, "bid 1");
    assert_eq!(parlour.awaited(), [first]);
    (parlour, second, third)
}

#[test]
fn lines_of_a_sheet_that_do_not_concern_one_are_left_out_and_told() {
    let (mut parlour, builder, other) = planting();
    let sheet = "plant: best\nbid: up to 4\npropose: best, else nothing\ncanal: best\nextra: hold";
    let letters = parlour.play(other, &format!("preview\n{sheet}"));
    let preview = to(&letters, other);
    preview
        .says("It would be left out")
        .says("“canal” does not come for you")
        .says("propose: best");
    assert!(!preview.text.contains("would be refused"));
    let letters = parlour.play(other, sheet);
    let letter = to(&letters, other);
    letter.says("2 lines of your mail were left out");
    letter.says("left out | canal: best").says("“canal” does not come for you");
    letter.says("left out | bid: up to 4").says("for later | plant: best");
    let told = |what: &str| letter.text.find(what).unwrap();
    assert!(told("left out") < told("for later"), "what was not done comes first");
    // The builder's own sheet has that line.
    let letters = parlour.play(builder, "canal: best\npropose: best, else nothing");
    to(&letters, builder).says("for later | canal: best").says("left out | propose: best");
}

#[test]
fn what_is_wrong_still_refuses_the_whole_mail() {
    let (mut parlour, _, other) = planting();
    for (mail, says) in [
        // By itself it is a mistake.
        ("canal: best", "“canal” does not come for you"),
        ("canal: best\nbid: up to 4", "“canal” does not come for you"),
        // Without its address it may be for the question at hand.
        ("plant: best\naccept s7", ""),
        ("plant: best\nround 50 bid: 3", "The game ends with round"),
        ("plant: best\nextra: best if purple has passed", "Nobody plays “purple”"),
        ("plant: best\npropose: s99 2", "There is no s99"),
    ] {
        let (received, letters) = parlour.mail(other, mail);
        assert_eq!(said(&received).0, &Verdict::Refused, "{mail}");
        to(&letters, other).says(says).says("carried out");
        let letters = parlour.play(other, "plans");
        to(&letters, other).says("You have no plans");
    }
}

/// D69: whoever still has an extra canal is asked at once, and who has answered by the time
/// it is their turn isn't waited for.
#[test]
fn all_who_have_an_extra_canal_are_asked_at_once() {
    let mut parlour = Parlour::santiago(4, &[]);
    let ahead = |letter: &Arrived| letter.text.contains("All who still have an extra canal");
    let mut told = 0;
    while parlour.view()["round"].as_u64().unwrap() < 3 {
        let first = parlour.awaited()[0];
        let question = parlour.last(first);
        if !question.buttons().iter().any(|order| order == "every round extra: hold") {
            let order = question.orders().remove(0);
            parlour.play(first, &order);
            continue;
        }
        // The others have the same buttons, whatever mail opened the question.
        let others: Vec<&str> = COLOURS[..4].iter().copied().filter(|it| *it != first).collect();
        for colour in others {
            let letter = parlour.last(colour);
            assert!(ahead(&letter), "{}", letter.text);
            let orders = letter.orders();
            assert!(orders.contains(&"hold".to_owned()) && orders.len() > 1, "{orders:?}");
            for order in &orders {
                let letters = parlour.play(colour, order);
                let place = order.trim_start_matches("extra ");
                to(&letters, colour).says(&format!("for later | extra: {place}"));
            }
            parlour.play(colour, "hold");
            told += 1;
        }
        let letters = parlour.play(first, "hold");
        assert!(!letters.iter().any(|letter| letter.text.contains("every round extra: hold")));
    }
    assert!(told >= 6, "{told}");
}
