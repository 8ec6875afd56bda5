//! What players propose to each other by mail, and what comes of it.

use crate::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId, commands},
    store::{Status, Verdict},
};

fn status(parlour: &Parlour) -> Status {
    parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().status
}

/// The lines of the journal that are about votes.
fn journal(parlour: &Parlour) -> String {
    let rows = parlour.desk.store().read().journal(TableId(1)).unwrap();
    let votes =
        |text: &String| ["propose", "settled", "\"vote\""].iter().any(|it| text.contains(it));
    rows.into_iter().map(|row| row.entry).filter(votes).collect::<Vec<_>>().join("\n")
}

/// The button of a letter that begins with this word.
#[track_caller]
fn button(letter: &Arrived, word: &str) -> String {
    let found = letter.buttons().into_iter().find(|body| body.starts_with(word));
    found.unwrap_or_else(|| panic!("no «{word}»:\n{}", letter.text))
}

/// A player proposes something; the letters to the others.
#[track_caller]
fn proposes(parlour: &mut Parlour, colour: &str, line: &str) -> Vec<Arrived> {
    let mut letters = parlour.play(colour, line);
    letters.retain(|it| !it.to.starts_with(colour) && !it.to.starts_with("mod"));
    letters
}

/// Like `mail`, for what must not be done.
#[track_caller]
fn no(parlour: &mut Parlour, colour: &str, body: &str, says: &str) {
    let (received, letters) = parlour.mail(colour, body);
    assert_ne!(verdict(&received), Verdict::CarriedOut, "{colour}: {body}");
    let mine = letters.iter().find(|it| it.to.starts_with(colour)).expect("an answer");
    mine.says(says);
}

#[test]
fn all_agree_and_the_game_ends() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let letters = proposes(&mut parlour, "red", "propose end");
    let to: Vec<&str> = letters.iter().map(|it| it.to.as_str()).collect();
    assert_eq!(to, ["green@example.org", "brown@example.org"]);
    letters[0].says("Player red proposes something").says("proposes to end the game");
    letters[0].says("Without a decision it ends on");
    parlour.last("red").says("The others are asked");
    button(&parlour.last("red"), "withdraw");
    let agree = button(&letters[0], "agree");
    button(&letters[0], "object");
    parlour.play("green", &agree)[0].says("You agree");
    assert_eq!(status(&parlour), Status::Running);
    // Voting twice counts once.
    parlour.play("green", &agree);
    parlour.play("red", &agree);
    assert_eq!(status(&parlour), Status::Running);
    let letters = parlour.play("brown", &agree);
    assert_eq!(status(&parlour), Status::Finished);
    assert_eq!(letters.len(), 4, "players, and the moderator: {letters:?}");
    for colour in ["red", "green", "brown"] {
        parlour.last(colour).says("Agreed to end the game").says("The table ended the game");
        assert!(!parlour.last(colour).text.contains("Your vote"));
    }
    assert!(journal(&parlour).contains("\"how\":\"agreed\""), "{}", journal(&parlour));
    no(&mut parlour, "red", "propose draw", "over");
}

#[test]
fn one_objection_is_enough_where_all_must_agree() {
    let mut parlour = Parlour::santiago(3, &[]);
    let proposed = proposes(&mut parlour, "red", "propose draw");
    let object = button(&proposed[0], "object");
    let letters = parlour.play("green", &object);
    let red = letters.iter().find(|it| it.to.starts_with("red")).expect("the proposer is told");
    red.says("Not enough agree on a draw").says("Player green");
    assert_eq!(status(&parlour), Status::Running);
    // It is settled: no vote revives it.
    no(&mut parlour, "brown", &button(&proposed[1], "agree"), "Nothing was voted on");
    assert_eq!(status(&parlour), Status::Running);
}

#[test]
fn a_draw_has_no_winner() {
    let mut parlour = Parlour::santiago(3, &[]);
    let proposed = proposes(&mut parlour, "red", "propose a draw");
    let agree = button(&proposed[0], "agree");
    parlour.play("green", &agree);
    parlour.play("brown", &agree);
    assert_eq!(status(&parlour), Status::Cancelled);
    for colour in ["red", "green", "brown"] {
        parlour.last(colour).says("The game ends in a draw").says("nobody has won");
    }
}

#[test]
fn most_are_enough_where_the_table_wants_that() {
    let mut parlour = Parlour::santiago(5, &[("votes", "most")]);
    let proposed = proposes(&mut parlour, "red", "propose pause until 2026-12-24");
    let agree = button(&proposed[0], "agree");
    parlour.play("green", &button(&proposed[0], "object"));
    parlour.play("brown", &agree);
    // A voter may change their mind.
    parlour.play("brown", &button(&proposed[0], "object"));
    parlour.play("yellow", &agree);
    assert_eq!(status(&parlour), Status::Running);
    parlour.play("brown", &agree);
    assert_eq!(status(&parlour), Status::Paused);
    for colour in ["red", "green", "brown", "yellow", "purple"] {
        parlour.last(colour).says("Agreed on a pause");
    }
    let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.resumes.is_some());
    no(&mut parlour, "red", "propose pause", "The table is paused");
    // A draw may be proposed all the same.
    parlour.play("red", "propose draw");
}

#[test]
fn an_undo_goes_back_past_what_was_revealed() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let order = parlour.last(first).orders()[0].clone();
    parlour.play(first, &order);
    for _ in 0..4 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders()[0].clone();
        parlour.play(colour, &order);
    }
    // By the rules it takes those awaited; by a vote, everybody.
    let before = parlour.position();
    let proposed = proposes(&mut parlour, first, "propose undo");
    let agree = button(&proposed[0], "agree");
    let others: Vec<&str> =
        ["red", "green", "brown"].into_iter().filter(|it| *it != first).collect();
    parlour.play(others[0], &agree);
    assert_eq!(parlour.position(), before + 1);
    let letters = parlour.play(others[1], &agree);
    parlour.last(others[0]).says("Agreed to take back an order");
    assert_eq!(letters.len(), 4, "players, and the moderator");
    assert!(parlour.awaited().contains(&first));
    // Whoever plays on in between ends the proposal: nobody agrees to more than they read of.
    let order = parlour.last(first).orders()[0].clone();
    parlour.play(first, &order);
    let proposed = proposes(&mut parlour, first, "propose undo");
    let agree = button(&proposed[0], "agree");
    let colour = parlour.awaited()[0];
    let order = parlour.last(colour).orders()[0].clone();
    parlour.play(colour, &order);
    no(&mut parlour, others[0], &agree, "Nothing was voted on");
}

/// What came to light is known: nobody's luck is taken back by the others' votes.
#[test]
fn most_are_not_enough_for_an_undo() {
    let mut parlour = Parlour::santiago(3, &[("votes", "most")]);
    let first = parlour.awaited()[0];
    for _ in 0..4 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders()[0].clone();
        parlour.play(colour, &order);
    }
    let proposed = proposes(&mut parlour, first, "propose undo");
    proposed[0].says("once all players agree");
    let others: Vec<&str> =
        ["red", "green", "brown"].into_iter().filter(|it| *it != first).collect();
    let before = parlour.position();
    parlour.play(others[0], &button(&proposed[0], "agree"));
    assert_eq!(parlour.position(), before, "two of three took it back");
    parlour.play(others[1], &button(&proposed[0], "object"));
    parlour.last(first).says("Not enough agree");
}

#[test]
fn nobody_votes_for_another_or_on_what_they_have_not_read() {
    let mut parlour = Parlour::santiago(3, &[]);
    let before = parlour.last("green");
    let proposed = proposes(&mut parlour, "red", "propose end");
    let agree = button(&proposed[0], "agree");
    // Another's letter, from one's own address; one's own letter from another's.
    let green = proposed[0].clone();
    let raw = parlour.reply_to(&green, "brown@example.org", &agree);
    parlour.hand_in(&raw);
    let raw = parlour.reply_to(&green, "mallory@example.org", &agree);
    parlour.hand_in(&raw);
    let open = parlour.desk.store().read().proposal(TableId(1)).unwrap().unwrap();
    let ballots = |parlour: &Parlour| parlour.desk.store().read().ballots(open.id).unwrap().len();
    assert_eq!(ballots(&parlour), 1);
    // A word without a number, in answer to a letter from before the proposal.
    let raw = parlour.reply_to(&before, "green@example.org", "agree");
    let (received, _) = parlour.hand_in(&raw);
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(ballots(&parlour), 1);
    // Talk, questions, previews, several at once.
    for body in ["agree?", "I agree with Ben", "agree\nobject", "preview\nagree", "agree 3000"] {
        let (received, _) = parlour.mail("green", body);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{body}");
        assert_eq!(ballots(&parlour), 1, "{body}");
    }
    no(&mut parlour, "brown", &agree.replace("agree", "withdraw"), "another player’s");
    no(&mut parlour, "brown", "propose pause", "Another proposal is open");
    // The next one is another, whatever is said to the first.
    let withdraw = button(&parlour.last("red"), "withdraw");
    parlour.play("red", &withdraw)[0].says("taken back");
    parlour.play("brown", "propose draw");
    no(&mut parlour, "green", &agree, "Nothing was voted on");
    assert_eq!(status(&parlour), Status::Running);
}

#[test]
fn a_proposal_ends_with_its_proposer_and_with_time() {
    let mut parlour = Parlour::santiago(3, &[]);
    let proposed = proposes(&mut parlour, "red", "propose end");
    let agree = button(&proposed[0], "agree");
    parlour.play("green", &agree);
    let line = ["replace red with 'Eva <eva@example.org>' because of a move".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &line).unwrap().refused);
    parlour.post();
    no(&mut parlour, "brown", &agree, "Nothing was voted on");
    assert_eq!(status(&parlour), Status::Running);
    // A voter who is replaced loses the vote; the next one has their own.
    let proposed = proposes(&mut parlour, "green", "propose end");
    let agree = button(&proposed[0], "agree");
    parlour.play("brown", &agree);
    let line = ["replace brown with 'Fay <fay@example.org>' because of a move".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &line).unwrap().refused);
    parlour.post();
    let eva = parlour.letters.iter().rev().find(|it| it.to == "eva@example.org").unwrap().clone();
    let raw = parlour.reply_to(&eva, "eva@example.org", &agree);
    parlour.hand_in(&raw);
    assert_eq!(status(&parlour), Status::Running);
    // After a week it is over.
    let letters = parlour.wait(TimeDelta::days(8));
    let told = letters.iter().filter(|it| it.text.contains("ended without a decision"));
    assert_eq!(told.filter(|it| it.to == "green@example.org").count(), 1);
    assert!(parlour.desk.store().read().proposal(TableId(1)).unwrap().is_none());
    assert_eq!(status(&parlour), Status::Running);
}

#[test]
fn house_players_do_not_count_and_absent_ones_do() {
    let mut parlour = Parlour::santiago(3, &[]);
    let line = ["remove brown because of a quarrel".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &line).unwrap().refused);
    let line = ["bot green because of a holiday".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &line).unwrap().refused);
    parlour.post();
    parlour.play("red", "propose end");
    assert_eq!(status(&parlour), Status::Running);
    let agree = button(&parlour.last("green"), "agree");
    parlour.play("green", &agree);
    assert_eq!(status(&parlour), Status::Finished);
}

#[test]
fn it_is_proposed_only_so_often_and_only_where_the_table_votes() {
    let mut parlour = Parlour::santiago(3, &[]);
    for _ in 0..3 {
        parlour.play("red", "propose end");
        let withdraw = button(&parlour.last("red"), "withdraw");
        parlour.play("red", &withdraw);
    }
    no(&mut parlour, "red", "propose end", "within a day");
    no(&mut parlour, "green", "propose pause until yesterday", "Nothing was proposed");
    no(&mut parlour, "green", "propose undo", "Nothing of yours can be taken back");
    let line = ["option votes=none because we talk".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &line).unwrap().refused);
    no(&mut parlour, "green", "propose end", "This table has no votes");
}

/// The lines and the buttons work in every language, in both games.
#[test]
fn in_every_language() {
    let lines = [
        (Language::En, "propose end", "I agree"),
        (Language::Pl, "proponuję koniec", "Zgadzam się"),
        (Language::Fr, "proposer la fin", "Je suis d’accord"),
        (Language::Da, "foreslår slut", "Jeg er enig"),
        (Language::Es, "propongo terminar", "Estoy de acuerdo"),
    ];
    for (language, line, label) in lines {
        for game in ["santiago", "goa-2012"] {
            let mut parlour = Parlour::empty(crate::parlour::MODERATED);
            parlour.open_in(game, &[Some(language); 3], &[], "votes");
            let letters = proposes(&mut parlour, "red", line);
            letters[0].says(label);
            assert!(letters[0].html.len() < 60_000, "{}", letters[0].html.len());
            let said = |word: &str| commands::say(word, language);
            for word in ["agree", "object"] {
                button(&letters[0], &said(word));
            }
            let agree = button(&letters[0], &said("agree"));
            parlour.play("green", &agree);
            parlour.play("brown", &agree);
            assert_eq!(status(&parlour), Status::Finished, "{game} {line}");
        }
    }
}

/// Orders and a vote in one mail are both carried out, and words reach the others.
#[test]
fn a_vote_stands_beside_orders() {
    let mut parlour = Parlour::santiago(3, &[]);
    let proposed = proposes(&mut parlour, "brown", "propose end");
    let first = parlour.awaited()[0];
    let voter = if first == "brown" { "red" } else { first };
    let order = parlour.last(first).orders().into_iter().find(|it| it.starts_with("bid")).unwrap();
    let agree = button(&proposed[0], "agree");
    let before = parlour.position();
    if first == "brown" {
        parlour.play("brown", &order);
        parlour.play(voter, &agree);
    } else {
        parlour.play(first, &format!("{order}\n{agree}\nsay: well played"));
    }
    assert!(parlour.position() > before);
    let open = parlour.desk.store().read().proposal(TableId(1)).unwrap().unwrap();
    assert_eq!(parlour.desk.store().read().ballots(open.id).unwrap().len(), 2);
}

/// Santiago has proposals of its own; a line that the game can carry out is the game's.
#[test]
fn the_games_own_proposals_stay_orders() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play("red", "propose end");
    let mut proposals = 0;
    for _ in 0..60 {
        let Some(colour) = parlour.awaited().first().copied() else { break };
        let orders = parlour.last(colour).orders();
        let own = |it: &&String| {
            !it.starts_with("agree") && !it.starts_with("object") && !it.starts_with("withdraw")
        };
        let order = orders.iter().filter(own).find(|it| it.starts_with("propose ")).cloned();
        proposals += usize::from(order.is_some());
        let order = order.unwrap_or_else(|| orders.iter().find(own).unwrap().clone());
        parlour.play(colour, &order);
        if proposals > 2 {
            break;
        }
    }
    assert!(proposals > 0);
    let open = parlour.desk.store().read().proposal(TableId(1)).unwrap().unwrap();
    assert_eq!(parlour.desk.store().read().ballots(open.id).unwrap().len(), 1);
}
