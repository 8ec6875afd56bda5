//! What players ask of letters that were: the board at the end of a round, and a letter that was
//! lost.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, commands},
    store::Verdict,
};
use serde_json::Value;

/// Plays table 1 by the first button of each question until a round begins, or to the end.
fn play_to(parlour: &mut Parlour, round: u64) {
    for _ in 0..2000 {
        let view = parlour.view();
        let Some(&colour) = parlour.awaited().first() else { return };
        if view["round"].as_u64() >= Some(round) {
            return;
        }
        let letter = parlour.mail(colour, "board").1.remove(0);
        let order = letter.orders().first().expect("whoever is awaited has buttons").clone();
        parlour.play(colour, &order);
        parlour.advance(TimeDelta::minutes(10));
    }
    panic!("round {round} never begins");
}

/// The one letter that answers a mail.
#[track_caller]
fn answer(parlour: &mut Parlour, colour: &str, line: &str, becomes: Verdict) -> Arrived {
    parlour.advance(TimeDelta::minutes(10));
    let (received, mut letters) = parlour.mail(colour, line);
    assert_eq!(verdict(&received), becomes, "{line}: {received:?}");
    assert_eq!(letters.len(), 1, "{line}: {letters:?}");
    letters.remove(0)
}

fn money(view: &Value) -> Vec<String> {
    let players = view["players"].as_array().unwrap();
    players.iter().map(|player| player["money"].to_string()).collect()
}

/// The figures behind the name of the player with this sign: points, money, and what they did.
fn row(letter: &Arrived, sign: char) -> Vec<&str> {
    let sign = format!("({sign})");
    let is_it =
        |line: &&str| line.starts_with("Player ") && line.contains(&sign) && line.contains("  ");
    let line = letter.text.lines().find(is_it).unwrap_or_else(|| panic!("{}", letter.text));
    line.split("  ").map(str::trim).filter(|it| !it.is_empty()).collect()
}

#[test]
fn the_board_at_the_end_of_a_round_is_sent_in_five_languages() {
    for (language, ask, head, not_yet, no_number) in [
        (
            "en",
            "board 1",
            "The board at the end of round 1",
            "no round 9",
            "not the number of a round",
        ),
        ("pl", "plansza po 1. rundzie", "na koniec rundy 1", "Rundy 9", "nie jest numer rundy"),
        ("fr", "plateau manche 1", "à la fin de la manche 1", "manche 9", "pas un numéro"),
        ("da", "bræt efter runde 1", "efter runde 1", "runde 9", "ikke nummeret"),
        ("es", "tablero ronda 1", "al final de la ronda 1", "ronda 9", "no es el número"),
    ] {
        let reads = Language::from_code(language).unwrap();
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_in("santiago", &[Some(reads); 3], &[], "back");
        let early = answer(&mut parlour, "red", ask, Verdict::Explained);
        assert!(!early.text.contains(head), "{language}: {}", early.text);
        play_to(&mut parlour, 2);
        let position = parlour.position();
        let letter = answer(&mut parlour, "red", ask, Verdict::CarriedOut);
        letter.says(head);
        // Nothing can be ordered from it but the present board.
        assert_eq!(letter.buttons(), [commands::say("board", reads)], "{language}");
        assert!(!letter.subject.contains(": "), "{language}: {}", letter.subject);
        answer(&mut parlour, "red", &commands::say("board 9", reads), Verdict::Explained)
            .says(not_yet);
        for line in ["board three", "board 0", "board -1"] {
            let line = commands::say(line, reads);
            answer(&mut parlour, "red", &line, Verdict::Explained).says(no_number);
        }
        answer(&mut parlour, "red", "board 2", Verdict::Explained).says("2");
        assert_eq!(parlour.position(), position, "{language}");
    }
}

/// It has the money of then, and of nobody whose money is hidden but its reader's.
#[test]
fn an_earlier_board_has_no_secret_of_anybody_else() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let mut then = Vec::new();
    for round in 2..=3 {
        play_to(&mut parlour, round);
        then.push(money(&parlour.view()));
    }
    play_to(&mut parlour, 4);
    let now = money(&parlour.view());
    assert_ne!(then[0], now, "money moves");
    for (seat, colour) in ["red", "green", "brown"].into_iter().enumerate() {
        for (round, then) in (1..).zip(&then) {
            let line = format!("board {round}");
            let letter = answer(&mut parlour, colour, &line, Verdict::CarriedOut);
            for (other, sign) in ['R', 'G', 'B'].into_iter().enumerate() {
                let shown = row(&letter, sign);
                let shown = shown.get(2).copied().unwrap_or_default();
                let expected = if seat == other { then[other].as_str() } else { "hidden" };
                assert_eq!(shown, expected, "{colour} {line}: {}", letter.text);
            }
            assert!(!letter.text.contains("Still to answer"), "{}", letter.text);
        }
    }
}

/// Whoever has taken a seat over sees nothing of what its former player alone could see; nor do
/// two who have changed places.
#[test]
fn who_had_another_seat_then_sees_what_everybody_saw() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    play_to(&mut parlour, 2);
    parlour.mend("replace green with 'Eva <eva@example.org>' because Green is away");
    parlour.mend("swap red brown because of a bet");
    let invited = parlour.last("eva");
    let mail = |parlour: &mut Parlour, letter: &Arrived, line: &str| {
        let raw = parlour.reply_to(letter, &letter.to.clone(), line);
        let (received, mut letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
        letters.remove(0)
    };
    for letter in [invited, parlour.last("red"), parlour.last("brown")] {
        let board = mail(&mut parlour, &letter, "board 1");
        board.says("Somebody else had your seat then");
        let players = board.text.lines().filter(|line| line.contains("  hidden"));
        assert_eq!(players.count(), 3, "{}", board.text);
    }
    // A round that they have played they see as they did.
    play_by_hand(&mut parlour, 3);
    let letter = parlour.last("eva");
    let board = mail(&mut parlour, &letter, "board 2");
    assert!(!board.text.contains("Somebody else"), "{}", board.text);
    let players = board.text.lines().filter(|line| line.contains("  hidden"));
    assert_eq!(players.count(), 2, "{}", board.text);
}

/// The same as `play_to`, for players at other addresses.
fn play_by_hand(parlour: &mut Parlour, round: u64) {
    for _ in 0..200 {
        let Some(&colour) = parlour.awaited().first() else { return };
        if parlour.view()["round"].as_u64() >= Some(round) {
            return;
        }
        parlour.mend(&format!("default {colour} because it is a test"));
    }
    panic!("round {round} never begins");
}

/// Nothing of the next round is in it: neither its tiles nor those of Goa's second half.
#[test]
fn an_earlier_board_has_nothing_of_the_next_round() {
    let mut parlour = Parlour::goa("goa-2012", 2, &[]);
    play_by_hand(&mut parlour, 5);
    let cells = |view: &Value| {
        let cells = view["cells"].as_array().unwrap().iter();
        cells.filter(|cell| !cell["tile"].is_null()).count()
    };
    assert_eq!(cells(&parlour.view()), 25, "the second half is laid out");
    let letter = answer(&mut parlour, "red", "board 4", Verdict::CarriedOut);
    letter.says("The board at the end of round 4").says("Round 4/8");
    let now = answer(&mut parlour, "red", "board", Verdict::CarriedOut);
    let tiles = |letter: &Arrived| {
        let (_, tiles) = letter.text.split_once("The tiles on the board").expect("tiles");
        tiles.split("\n\n").take(3).collect::<Vec<_>>().join("\n")
    };
    assert_ne!(tiles(&letter), tiles(&now));
    // Of the hands of then its reader's alone is there.
    assert_eq!(letter.text.matches("Your hand").count(), 1, "{}", letter.text);
}

/// A round that was taken back never was.
#[test]
fn a_round_that_was_taken_back_is_not_over() {
    let mut parlour = Parlour::santiago(3, &[]);
    play_to(&mut parlour, 2);
    answer(&mut parlour, "red", "board 1", Verdict::CarriedOut);
    parlour.mend("undo 1 because of a slip");
    assert_eq!(parlour.view()["round"], 1);
    answer(&mut parlour, "red", "board 1", Verdict::Explained).says("Round 1 is not over");
}

/// Whatever else a mail says is done, and an answer to an earlier board is no answer to a question
/// that its reader has not read.
#[test]
fn orders_beside_it_count_and_its_answers_are_for_what_was_told() {
    let mut parlour = Parlour::santiago(3, &[]);
    play_to(&mut parlour, 2);
    let colour = parlour.awaited()[0];
    let position = parlour.position();
    let (received, letters) = parlour.mail(colour, "bid 1\nboard 1");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert!(parlour.position() > position);
    let own = letters.iter().filter(|it| it.to.starts_with(colour)).collect::<Vec<_>>();
    assert!(own.iter().any(|it| it.text.contains("The board at the end of round 1")), "{own:?}");
    // What can't be read keeps the order from counting.
    let next = parlour.awaited()[0];
    let position = parlour.position();
    answer(&mut parlour, next, "pass\nboard nought", Verdict::Explained)
        .says("Nothing of this mail");
    assert_eq!(parlour.position(), position);
    // Its letter says that it shows what its reader had been told.
    let told = parlour.last(next).reply_to;
    let letter = answer(&mut parlour, next, "board 1", Verdict::CarriedOut);
    assert_eq!(letter.reply_to, told);
}

#[test]
fn a_moderator_looks_back_too() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    assert!(parlour.refuse("board 1").contains("no round is over"));
    play_to(&mut parlour, 2);
    let board = parlour.mend("board 1");
    assert!(board.contains("At the end of round 1"), "{board}");
    assert_eq!(board.lines().filter(|line| line.contains("  hidden")).count(), 3, "{board}");
    assert!(parlour.refuse("board 2").contains("the last that is over is round 1"));
}

#[test]
fn a_lost_question_comes_again_in_five_languages() {
    for language in Language::ALL {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_in("santiago", &[Some(language); 3], &[], "lost");
        let colour = parlour.awaited()[0];
        let asked = parlour.last(colour);
        let again =
            answer(&mut parlour, colour, &commands::say("resend", language), Verdict::CarriedOut);
        assert_eq!(again.orders(), asked.orders(), "{language:?}");
        assert_eq!(again.subject, asked.subject);
        assert_ne!(again.message_id, asked.message_id);
        let order = again.orders().remove(0);
        parlour.play(colour, &order);
    }
}

/// Who is asked nothing gets the last letter as it was, unless it asked what is answered by now.
#[test]
fn the_last_letter_comes_again() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    let receipt = parlour.play(colour, "bid 1").remove(0);
    assert!(receipt.to.starts_with(colour));
    // An answer about something else in between is not what was lost.
    answer(&mut parlour, colour, "help", Verdict::CarriedOut);
    let again = answer(&mut parlour, colour, "resend", Verdict::CarriedOut);
    assert_eq!((&again.text, &again.html), (&receipt.text, &receipt.html));
    assert_eq!(again.reply_to, receipt.reply_to);
    assert_ne!(again.message_id, receipt.message_id);
    // Without a receipt the last letter has the old question: the board comes instead.
    let next = parlour.awaited()[0];
    parlour.play(next, "receipts off");
    let letters = parlour.play(next, "bid 2");
    assert!(letters.iter().all(|it| !it.to.starts_with(next)), "{letters:?}");
    let board = answer(&mut parlour, next, "resend", Verdict::CarriedOut);
    assert!(board.orders().is_empty(), "{board:?}");
    board.says("The board now");
}

#[test]
fn letters_come_again_when_the_table_rests_or_is_over() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    parlour.mend("pause because of a holiday");
    let paused = parlour.last(colour);
    let again = answer(&mut parlour, colour, "resend", Verdict::CarriedOut);
    assert_eq!(again.text, paused.text);
    parlour.mend("resume because it is over");
    parlour.mend("finish because we are done");
    let over = parlour.last("red");
    let again = answer(&mut parlour, "red", "resend", Verdict::CarriedOut);
    assert_eq!(again.text, over.text);
    // Its page comes, too.
    assert_eq!(again.raw.len(), over.raw.len());
}

/// Each seat of somebody who has two has letters of its own.
#[test]
fn a_second_seat_has_its_own_last_letter() {
    let mut parlour = Parlour::empty(MODERATED);
    for seed in ["one", "other"] {
        parlour.open(3, &[], seed);
    }
    let letters = parlour.letters.clone();
    let to = "red@example.org".to_owned();
    let mine: Vec<_> = letters.iter().filter(|it| it.to == to).collect();
    assert_eq!(mine.len(), 2, "one for each table");
    for letter in mine {
        let raw = parlour.reply_to(letter, &to, "resend");
        let (received, again) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::CarriedOut);
        let [again] = again.as_slice() else { panic!("{again:?}") };
        assert_eq!(again.reply_to, letter.reply_to, "of the same seat");
        assert_eq!(again.orders(), letter.orders());
    }
}

/// As often as answers come within the hour; and nobody gets what went to somebody else.
#[test]
fn it_is_limited_and_never_goes_to_another() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    parlour.play(colour, "bid 1");
    let mut came = 0;
    for _ in 0..25 {
        let letters = parlour.mail(colour, "resend").1;
        came += letters.iter().filter(|it| !it.text.contains("No more answers")).count();
    }
    assert_eq!(came, 20);
    // A new player of the seat has none of the letters of the one before.
    parlour.mend(&format!("replace {colour} with 'Eva <eva@example.org>' because of a holiday"));
    let seated = parlour.last("eva");
    parlour.advance(TimeDelta::hours(2));
    let raw = parlour.reply_to(&seated, "eva@example.org", "resend");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    let [again] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!((&again.to, &again.text), (&seated.to, &seated.text));
}
