//! Back and forth: what becomes of letters, plans and chance.

use super::{answer, flat};
use crate::parlour::{Parlour, noon, verdict};
use monsoon::{basics::TableId, desk::Received, store::Verdict};

fn santiago() -> Parlour {
    Parlour::santiago(3, &[])
}

/// Letters that show what was taken back are stale, by their token and by their
/// Message-ID; the ones before and after are not.
#[test]
fn letters_of_withdrawn_positions_are_stale() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play_on(1);
    let second = parlour.awaited()[0];
    let withdrawn = parlour.last(second);
    parlour.mend("undo because of a slip");
    assert_eq!(parlour.awaited(), [first]);
    parlour.play(first, "pass");
    assert_eq!(parlour.awaited(), [second]);
    // Its question is the same, but what it shows no longer holds. The address
    // alone shows that, and so does the Message-ID.
    let from = format!("{second}@example.org");
    let by_both = parlour.reply_to(&withdrawn, &from, "pass");
    let by_address = String::from_utf8(by_both.clone()).unwrap();
    let by_address =
        by_address.replace(&format!("In-Reply-To: <{}>\r\n", withdrawn.message_id), "");
    let by_id = String::from_utf8(parlour.reply_to(&withdrawn, &from, "pass")).unwrap();
    let plain = withdrawn.reply_to.split('+').next().unwrap();
    let domain = withdrawn.reply_to.split('@').nth(1).unwrap();
    let by_id = by_id.replace(&withdrawn.reply_to, &format!("{plain}@{domain}"));
    let by_address = by_address.replace("Message-ID: <", "Message-ID: <a");
    for raw in [by_both, by_address.into_bytes(), by_id.into_bytes()] {
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
        letters[0].says("moved on");
        assert_eq!(parlour.awaited(), [second]);
    }
    parlour.play(second, "pass");
}

#[test]
fn everybody_concerned_hears_of_an_undo_and_of_its_reason() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play_on(1);
    let second = parlour.awaited()[0];
    parlour.letters.clear();
    parlour.mend("undo because Red mailed the wrong lot");
    let to = parlour.letters.iter().map(|letter| letter.to.as_str());
    let to: Vec<&str> = to.filter(|to| *to != "mod@example.org").collect();
    assert_eq!(to.len(), 2, "{to:?}");
    // Players who are asked again, and players who are no longer asked.
    for colour in [first, second] {
        parlour.last(colour).says("Red mailed the wrong lot");
    }
    let third = ["red", "green", "brown"].into_iter().find(|it| ![first, second].contains(it));
    parlour.play(first, "pass");
    parlour.play(second, "pass");
    parlour.last(third.unwrap()).says("Red mailed the wrong lot");
}

/// What a draw brings after an undo is drawn afresh; the log shows both.
#[test]
fn chance_is_fresh_and_the_log_shows_both() {
    let mut seen = std::collections::BTreeSet::new();
    for again in 0..4 {
        let mut parlour = santiago();
        parlour.play_on(26);
        for _ in 0..again {
            parlour.mend("undo 20 because of a slip");
            parlour.play_on(20);
        }
        seen.insert(parlour.view().to_string());
        let log = parlour.mend("log 999");
        let withdrawn = log.lines().filter(|line| line.contains("[taken back]")).count();
        assert_eq!(withdrawn, 20 * again, "{log}");
    }
    assert!(seen.len() > 1, "the same tiles every time: {seen:?}");
}

#[test]
fn a_redo_brings_back_the_very_same() {
    let mut parlour = santiago();
    parlour.play_on(14);
    let (view, awaited) = (parlour.view(), parlour.awaited());
    parlour.mend("undo 6 because of a slip");
    parlour.mend("undo because of another");
    assert_ne!(parlour.view(), view);
    parlour.mend("redo because it was none\nredo because it was none");
    assert_eq!((parlour.view(), parlour.awaited()), (view, awaited));
    parlour.refuse("redo because of fun");
}

/// Plans made meanwhile are still their player's will.
#[test]
fn plans_made_since_stay() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play_on(1);
    parlour.play(first, "round 2: bid: up to 3");
    assert!(parlour.mend("plans").contains(&format!("{first}: 1 lines")));
    parlour.mend("undo because of a slip");
    assert!(parlour.mend("plans").contains(&format!("{first}: 1 lines")));
    assert_eq!(parlour.awaited(), [first]);
    // Players who take back an order themselves are shown which lines are held.
    parlour.play(first, "bid 3");
    parlour.play(first, "plant: best");
    parlour.play(first, "undo");
    let letter = parlour.last(first);
    letter.says("paused | plant: best").says("continue").says("planned | round 2 bid: up to 3");
    assert!(!letter.text.contains("stopped"), "it could be done: {}", letter.text);
}

/// An earlier order is replaced, and the rest follows as far as it is still
/// possible.
#[test]
fn an_amendment_keeps_what_still_stands() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    parlour.play_on(12);
    let position = parlour.position();
    let shown = parlour.mend("amend 1: bid 4 because he meant to");
    assert!(shown.contains("Nothing has changed yet"), "{shown}");
    assert_eq!(parlour.position(), position);
    let done = parlour.mend("confirm");
    assert!(done.contains("later steps stand as they were"), "{done}");
    assert!(parlour.position() > position);
    let log = parlour.mend("log 99");
    assert!(log.contains("because he meant to") && log.contains("[again: 1]"), "{log}");
    parlour.mend(&format!("redo to {} because it was right before", position - 1));
    // The game can be played to its end after all that.
    while !parlour.awaited().is_empty() {
        parlour.play_on(1);
    }
}

/// A draft belongs to its moment: once the table has moved, it is shown again.
#[test]
fn a_draft_is_looked_at_again_if_the_table_has_moved() {
    let mut parlour = santiago();
    parlour.play_on(3);
    parlour.moderator_mails("amend 1: pass because he meant to");
    parlour.play_on(1);
    let (_, letters) = parlour.moderator_mails("confirm");
    assert!(flat(&answer(&letters)).contains("The table has moved since. Look again"));
    let (_, letters) = parlour.moderator_mails("confirm");
    assert!(flat(&answer(&letters)).contains("Amended."));
}

/// Anybody who knows the seed of a finished game could foresee what it draws if it
/// continues; so it gets a new seed.
#[test]
fn a_game_that_goes_on_after_its_end_has_a_new_seed() {
    let mut parlour = santiago();
    parlour.play_on(5);
    let before =
        parlour.desk.show(TableId(1), &monsoon::desk::showing::ViewerName::Public).unwrap().0;
    parlour.mend("finish because it is decided");
    parlour.last("red").says("parlour");
    parlour.mend("undo because it was not");
    let after =
        parlour.desk.show(TableId(1), &monsoon::desk::showing::ViewerName::Public).unwrap().0;
    assert_ne!(before.commitment, after.commitment);
    assert_eq!(after.seed, None);
    assert!(parlour.mend("log").contains(&after.commitment));
    while !parlour.awaited().is_empty() {
        parlour.play_on(1);
    }
    parlour.last("green").says(&after.commitment);
}

/// If seeds are never revealed, no letter says that one was, or mentions its
/// promise.
#[test]
fn a_hidden_game_that_goes_on_tells_nothing_of_its_seeds() {
    for (archive, told) in [("public", false), ("full", true)] {
        let mut parlour = Parlour::santiago(3, &[("archive", archive), ("money", "hidden")]);
        parlour.play_on(5);
        parlour.mend("cancel because it is decided");
        parlour.mend("undo because it was not");
        let letter = parlour.last("red");
        letter.says("From here on the game draws from a new seed");
        assert!(!letter.text.contains("had been told"), "{}", letter.text);
        let commitment =
            parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().seed.commitment();
        for text in ["SHA-256", &commitment] {
            assert_eq!(letter.text.replace('\n', "").contains(text), told, "{}", letter.text);
        }
    }
}

/// A player's own last order, as long as nobody has acted and nothing came to
/// light.
#[test]
fn a_player_takes_his_own_order_back() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let second = parlour.awaited()[0];
    let (received, _) = parlour.mail_after(first, "undo");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    assert_eq!(parlour.awaited(), [first]);
    // The player asked meanwhile is told not to answer.
    parlour.last(second).says("took");
    // With the right order in the same mail.
    parlour.play(first, "bid 3");
    parlour.play(first, "undo\nbid 4");
    assert_eq!(parlour.awaited(), [second]);
    let log = parlour.mend("log");
    assert_eq!(log.matches("[taken back]").count(), 2, "{log}");
}

#[test]
fn otherwise_the_next_player_or_the_moderator_must_allow_it() {
    for by_player in [true, false] {
        let mut parlour = santiago();
        let first = parlour.awaited()[0];
        parlour.play(first, "bid 3");
        let second = parlour.awaited()[0];
        parlour.play(second, "bid 4");
        let third = parlour.awaited()[0];
        let (received, letters) = parlour.mail_after(first, "undo");
        assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
        let to: Vec<&str> = letters.iter().map(|letter| letter.to.as_str()).collect();
        assert!(to.contains(&"mod@example.org") && to.contains(&&*format!("{third}@example.org")));
        assert_eq!(parlour.awaited(), [third]);
        // Not the player in between.
        let (received, _) = parlour.mail_after(second, "allow undo");
        assert_eq!(verdict(&received), Verdict::Explained);
        if by_player {
            assert_eq!(parlour.last(third).orders()[0], "allow undo");
            parlour.play(third, "allow undo");
        } else {
            let (received, _) = parlour.moderator_mails("allow undo because it is early");
            assert_eq!(verdict(&received), Verdict::CarriedOut);
        }
        assert_eq!(parlour.awaited(), [first]);
    }
}

#[test]
fn a_wish_to_undo_lapses_when_the_game_goes_on() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    let second = parlour.awaited()[0];
    parlour.play(second, "bid 4");
    parlour.mail_after(first, "undo");
    let third = parlour.awaited()[0];
    parlour.play(third, "pass");
    assert!(parlour.refuse("allow undo because why not").contains("nobody asks"));
    let next = parlour.awaited()[0];
    let (received, _) = parlour.mail_after(next, "allow undo");
    assert_eq!(verdict(&received), Verdict::Explained);
    assert_eq!(parlour.clock.now(), noon());
}

#[test]
fn nobody_takes_back_what_he_has_not_ordered() {
    let mut parlour = santiago();
    let first = parlour.awaited()[0];
    let (received, letters) = parlour.mail_after(first, "undo");
    assert!(matches!(received, Received::Recorded(Verdict::Explained, _)), "{received:?}");
    letters[0].says("your own last order");
}

impl Parlour {
    /// A seat mails in reply to its first letter if it has had none since.
    fn mail_after(&mut self, colour: &str, body: &str) -> (Received, Vec<crate::parlour::Arrived>) {
        self.mail(colour, body)
    }
}
