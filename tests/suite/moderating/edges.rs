//! What could get lost or doubled, be foreseen, or be circumvented.

use super::{answer, flat};
use crate::parlour::{Parlour, verdict};
use monsoon::{basics::TableId, store::Verdict};

/// Orders that are rolled back with their mail would reveal what chance brings or
/// what another player can pay; so everybody is told, and the dice change.
#[test]
fn what_is_tried_and_rolled_back_is_in_the_open() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let position = parlour.position();
    let refused = parlour.refuse(&format!("as {first}: bid 3 because x\nundo 99 because x"));
    assert!(refused.contains("None of these commands"), "{refused}");
    assert_eq!(parlour.awaited(), [first]);
    assert_eq!(parlour.position(), position + 1);
    let log = parlour.mend("log");
    assert!(log.contains(&format!("tried to order something for {first}")), "{log}");
    parlour.play(first, "pass");
    let next = parlour.awaited()[0];
    parlour.last(next).says("tried to");
}

/// Nothing acts at a paused table, and plans catch up when it resumes.
#[test]
fn plans_rest_while_a_table_is_paused() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let colours = ["red", "green", "brown"];
    let at = colours.iter().position(|colour| *colour == first).unwrap();
    let (second, third) = (colours[(at + 1) % 3], colours[(at + 2) % 3]);
    // A plan for a later question, then a pause before its moment.
    let (received, _) = parlour.mail(second, "bid: up to 3, else pass");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    parlour.mend("pause because of a holiday");
    parlour.mend(&format!("as {first}: bid 1 because she phoned"));
    assert_eq!(parlour.awaited(), [second], "its plan waits");
    parlour.mend("resume because it is over");
    assert_eq!(parlour.awaited(), [third], "its plan has acted");
}

#[test]
fn an_end_while_paused_leads_back_to_a_pause() {
    for end in ["finish", "cancel"] {
        let mut parlour = Parlour::santiago(3, &[("clock", "48h"), ("silence", "default")]);
        parlour.mend("pause because of a holiday");
        parlour.mend(&format!("{end} because nobody comes back"));
        parlour.mend("undo because they do");
        let first = parlour.awaited()[0];
        let (received, _) = parlour.mail(first, "undo");
        assert_eq!(verdict(&received), Verdict::Explained, "{end}: {received:?}");
        parlour.mend("resume because it is over");
        parlour.hours(47);
        assert_eq!(parlour.awaited(), [first], "{end}");
        parlour.hours(2);
        assert_ne!(parlour.awaited(), [first], "{end}");
    }
}

#[test]
fn a_table_that_never_began_does_not_begin_by_an_undo() {
    let (mut parlour, _) = Parlour::set_up(&["red", "green"], vec![], vec![]);
    parlour.mend("cancel because of me\nsay sorry");
    parlour.mend("undo because I was wrong");
    assert!(!parlour.letters.iter().any(|letter| letter.to == "red@example.org"));
    parlour.mend("start because it is time");
    assert!(parlour.letters.iter().any(|letter| letter.to == "red@example.org"));
}

/// What can't be a deadline is refused, whatever numbers it is made of.
#[test]
fn odd_numbers_are_answered() {
    let mut parlour = Parlour::santiago(3, &[("clock", "48h")]);
    for line in [
        "deadline +262142-12-31 23:59 because x",
        "deadline 9999-12-31 because x",
        "deadline +99999d because x",
        "deadline -2d because x",
        "redo to 4294967295 because x",
        "redo to 99999999999999999999 because x",
        "undo 4294967295 because x",
        "undo to 4294967295 because x",
        "amend 4294967295: pass because x",
        "as : because x",
        "replace red with <> because x",
        "adjust \u{202e} because x",
    ] {
        let (received, letters) = parlour.moderator_mails(line);
        assert_eq!(verdict(&received), Verdict::Refused, "{line}: {received:?}");
        assert!(flat(&answer(&letters)).contains("Not done"), "{line}");
    }
    parlour.mend("log 99999999");
}

/// A draft must be seen before it is carried out.
#[test]
fn a_draft_is_not_confirmed_by_the_same_mail() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play_on(3);
    parlour.moderator_mails("amend 1: bid 2 because of a slip");
    let (received, letters) = parlour.moderator_mails("amend 1: pass because of a slip\nconfirm");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert!(flat(&answer(&letters)).contains("look at it first"));
}

/// A new clock begins now, not when the seat was asked.
#[test]
fn a_new_clock_costs_nobody_a_turn() {
    let mut parlour = Parlour::santiago(3, &[("silence", "default")]);
    let first = parlour.awaited()[0];
    parlour.hours(240);
    parlour.mend("clock 72h because we are slow");
    parlour.hours(70);
    assert_eq!(parlour.awaited(), [first]);
    parlour.hours(4);
    assert_ne!(parlour.awaited(), [first]);
}

/// A deadline set by hand outlives a correction, and a pause.
#[test]
fn a_deadline_set_by_hand_stays() {
    let mut parlour = Parlour::santiago(3, &[("clock", "24h"), ("silence", "default")]);
    let first = parlour.awaited()[0];
    parlour.mend("deadline +2d because of the flu");
    parlour.mend("adjust red money +1 because we miscounted");
    parlour.hours(60);
    assert_eq!(parlour.awaited(), [first]);
    parlour.mend("deadline 2026-03-06 12:00 because of the flu");
    parlour.mend("pause because of a holiday");
    parlour.hours(240);
    parlour.mend("resume because it is over");
    parlour.hours(30);
    assert_eq!(parlour.awaited(), [first]);
    parlour.hours(8);
    assert_ne!(parlour.awaited(), [first]);
}

/// A player who signs mails must sign this one, too; and a preview does nothing.
#[test]
fn an_undo_is_an_order_like_others() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let position = parlour.position();
    parlour.mail(first, "preview\nundo");
    assert_eq!(parlour.position(), position);
    parlour.mail(first, "sign new open sesame street");
    parlour.mail(first, "undo");
    assert_eq!(parlour.position(), position, "not signed");
    parlour.play(first, "undo\nsign open sesame street");
    assert_eq!(parlour.awaited(), [first]);
}

/// The same undo twice takes one order back.
#[test]
fn an_undo_that_comes_twice_counts_once() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let receipt = parlour.last(first);
    let from = format!("{first}@example.org");
    for expected in [Verdict::CarriedOut, Verdict::Explained] {
        let raw = parlour.reply_to(&receipt, &from, "undo");
        let (received, _) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), expected, "{received:?}");
    }
    assert_eq!(parlour.awaited(), [first]);
}

/// A colour is never a name, whatever players call themselves.
#[test]
fn a_player_called_like_a_colour_takes_nobodys_place() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.mend("replace red with Green <eva@example.net> because she came");
    let done = parlour.mend("bot green because she is away");
    assert!(done.contains("plays green until Player green"), "{done}");
    let done = parlour.mend("bot player brown because he is away");
    assert!(done.contains("plays brown"), "{done}");
}

/// An error names the word that is wrong, in any game.
#[test]
fn a_correction_names_players_and_money_as_people_do() {
    let mut goa = Parlour::goa("goa-2012", 3, &[]);
    assert_eq!(
        goa.mend("adjust player red money +3 because we miscounted").lines().next(),
        Some("Corrected: red money +3.")
    );
    let stranger = goa.refuse("adjust kim money 3 because we miscounted");
    assert!(stranger.contains("which seat? «red», «green» or «brown»"), "{stranger}");
    let unknown = goa.refuse("adjust player red elephants 3 because we miscounted");
    assert!(unknown.contains("elephants is none of what can follow"), "{unknown}");
}

#[test]
fn a_slip_in_a_command_is_pointed_out() {
    let mut parlour = Parlour::santiago(3, &[]);
    for (slip, meant) in [("undoo because x", "undo"), ("pasue because x", "pause")] {
        let said = parlour.refuse(slip);
        assert!(said.contains(&format!("did you mean `{meant}`?")), "{said}");
    }
}

/// An amendment that is only shown would tell a player how much another has.
#[test]
fn what_a_playing_moderator_has_shown_is_in_the_open() {
    for money in ["open", "hidden"] {
        let mut parlour = Parlour::empty("[moderators]\naddresses = [\"red@example.org\"]\n");
        parlour.open(3, &[("money", money)], "parlour");
        let other = loop {
            let colour = parlour.awaited()[0];
            let entry = parlour.position();
            parlour.play(colour, "pass");
            if colour != "red" {
                break (colour, entry);
            }
        };
        let line = format!("amend {}: bid 3 because of a slip", other.1);
        let mut moderate = |line: &str| {
            parlour.desk.moderate(TableId(1), Some("red@example.org"), &[line.to_owned()]).unwrap()
        };
        let shown = moderate(&line);
        assert!(!shown.refused && shown.text.contains("Nothing has changed yet"), "{}", shown.text);
        let log = moderate("log").text;
        let tried = log.contains(&format!("tried to order something for {}", other.0));
        assert_eq!(tried, money == "hidden", "{log}");
        let done = moderate("confirm");
        assert!(!done.refused && done.text.contains("Amended"), "{}", done.text);
    }
}

/// If everything is open, a moderator who plays may read why an order is refused.
#[test]
fn at_an_open_table_reasons_are_open() {
    for money in ["open", "hidden"] {
        let mut parlour = Parlour::empty("[moderators]\naddresses = [\"red@example.org\"]\n");
        parlour.open(3, &[("money", money)], "parlour");
        while parlour.awaited()[0] == "red" {
            parlour.play("red", "pass");
        }
        let first = parlour.awaited()[0];
        let line = format!("as {first}: bid 99 because of a slip");
        let done = parlour.desk.moderate(TableId(1), Some("red@example.org"), &[line]).unwrap();
        let hidden = done.text.contains("hidden from you");
        assert!(done.refused && hidden == (money == "hidden"), "{money}: {}", done.text);
        let log = parlour
            .desk
            .moderate(TableId(1), Some("red@example.org"), &["log".to_owned()])
            .unwrap();
        assert_eq!(log.text.contains("tried to order"), hidden, "{}", log.text);
    }
}
