//! Who moderates, who plays, and what each of them gets to see.

use super::{answer, flat};
use crate::parlour::{MODERATED, Parlour, verdict};
use monsoon::{basics::TableId, desk::ModerateError, store::Verdict};

/// The server's moderator plays red.
const PLAYING: &str = "[moderators]\naddresses = [\"red@example.org\"]\n";

fn playing(game: &str, options: &[(&str, &str)]) -> Parlour {
    let mut parlour = Parlour::empty(PLAYING);
    parlour.open_game(game, 3, options, "parlour");
    parlour
}

impl Parlour {
    /// Commands of the moderator who plays red, from a shell.
    fn red_moderates(&mut self, line: &str) -> monsoon::desk::Moderated {
        let done =
            self.desk.moderate(TableId(1), Some("red@example.org"), &[line.to_owned()]).unwrap();
        self.post();
        done
    }
}

#[test]
fn only_moderators_moderate() {
    let mut parlour = Parlour::santiago(3, &[]);
    let undo = ["undo because of a slip".to_owned()];
    let error = parlour.desk.moderate(TableId(7), None, &undo).unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no table 7; `monsoon table list` shows those there are"
    );
    let error = parlour.desk.moderate(TableId(1), Some("green@example.org"), &undo).unwrap_err();
    assert_eq!(
        error.to_string(),
        "green@example.org does not moderate table 1; those who do: mod@example.org"
    );
    // A player's own secret does not belong to a moderator.
    let (received, _) = parlour.mail("green", "undo because of a slip");
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    // Somebody else who got hold of the moderator's address.
    let letter = parlour.last("mod");
    let position = parlour.position();
    let raw = parlour.reply_to(&letter, "eva@example.net", "pause because of me");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].to, "mod@example.org");
    letters[0].says("comes from another address");
    assert_eq!(parlour.position(), position);
}

/// A moderator whom the configuration no longer names has no power.
#[test]
fn a_former_moderator_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &path);
    parlour.open(2, &[], "parlour");
    let letter = parlour.last("mod");
    drop(parlour);
    let mut parlour = Parlour::on_disk("", &path);
    let raw = parlour.reply_to(&letter, "mod@example.org", "pause because I can");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::Ignored);
    assert!(letters.is_empty());
}

#[test]
fn whoever_plays_and_moderates_must_say_who_he_is_at_a_shell() {
    let mut parlour = playing("santiago", &[]);
    let error = parlour.desk.moderate(TableId(1), None, &["plans".to_owned()]).unwrap_err();
    assert!(matches!(error, ModerateError::WhoAreYou(_)), "{error}");
}

/// A moderator who plays sees nothing through moderating.
#[test]
fn a_playing_moderator_does_not_peek() {
    let mut parlour = playing("goa-2012", &[]);
    for (line, why) in [
        ("not playing because I only watch", "you play at this table"),
        ("reveal because I must know", "you play at this table, so you see what your seat sees"),
        ("adjust green ducats -1 because of a slip", "that is green's secret"),
        ("as green: dance because of a slip", "why is hidden from you"),
    ] {
        let done = parlour.red_moderates(line);
        assert!(done.refused && done.text.contains(why), "{line}: {}", done.text);
    }
    // That they tried is in the open.
    let log = parlour.red_moderates("log").text;
    assert!(log.contains("tried to order something for green"), "{log}");
    // Green's holdings do not affect anything they are shown.
    let ducats = parlour.view()["players"][1].clone();
    for line in ["board", "log 99", "predict", "plans", "help"] {
        let done = parlour.red_moderates(line);
        assert!(!done.refused, "{line}");
        assert!(!done.text.contains("green@example.org"), "{line}: {}", done.text);
    }
    assert!(ducats.is_object());
}

/// A sealed bid stays sealed in a moderator's log and board until they have given
/// their word and asked for it.
#[test]
fn a_sealed_bid_stays_sealed_until_it_is_revealed_in_the_open() {
    let mut parlour = Parlour::santiago(2, &[("first-canal", "auto")]);
    let sealed = parlour.awaited()[0];
    parlour.play(sealed, "bid 5");
    let log = parlour.mend("log");
    assert!(!log.contains("bid 5"), "{log}");
    assert!(parlour.refuse("reveal because I must know").contains("`not playing`"));
    parlour.mend("not playing because I only watch\nreveal because I must know");
    let log = parlour.mend("log");
    assert!(log.contains("bid 5"), "{log}");
    // Everybody is told, and the moderator can no longer take a seat here.
    let other = parlour.awaited()[0];
    parlour.play(other, "bid 1");
    parlour.last(other).says("I must know");
}

#[test]
fn whoever_gave_his_word_may_not_sit_down() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.moderator_mails("not playing because I only watch");
    let refused = parlour.refuse("replace red with Zoe <mod@example.org> because he left");
    assert!(refused.contains("given their word not to play"), "{refused}");
}

/// The former player's secret, letters and plans are dead; the new one is asked.
#[test]
fn a_replaced_players_letters_are_dead() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    let letter = parlour.last(first);
    parlour.play(first, "bid 3");
    parlour.play(first, "round 2: bid: up to 3");
    let mine = parlour.last(first);
    parlour.mend(&format!("replace {first} with 'Eva Noe <eva@example.net>' because he left"));
    assert!(parlour.mend("plans").contains(&format!("{first}: 0 lines")));
    for old in [letter, mine] {
        let raw = parlour.reply_to(&old, &format!("{first}@example.org"), "undo");
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::Ignored, "{received:?}");
        assert!(letters.is_empty());
    }
    let eva = parlour.letters.iter().rev().find(|letter| letter.to == "eva@example.net").unwrap();
    let eva = eva.clone();
    eva.says("Eva Noe");
    let raw = parlour.reply_to(&eva, "eva@example.net", "board");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    // The others read it.
    let next = parlour.awaited()[0];
    parlour.play(next, "pass");
    let third = parlour.awaited()[0];
    parlour.last(third).says("Eva Noe");
}

/// A player who left gets no more letters; a house player has the seat for good.
#[test]
fn a_removed_player_gets_no_letters() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.letters.clear();
    parlour.mend(&format!("remove {first} because he left"));
    let to = format!("{first}@example.org");
    assert_eq!(parlour.letters.iter().filter(|letter| letter.to == to).count(), 1, "the last one");
    assert_ne!(parlour.awaited(), [first]);
    parlour.letters.retain(|letter| letter.to != to);
    for _ in 0..200 {
        if parlour.awaited().is_empty() {
            break;
        }
        assert_ne!(parlour.awaited()[0], first);
        parlour.play_on(1);
    }
    assert!(parlour.awaited().is_empty());
    assert!(!parlour.letters.iter().any(|letter| letter.to == to || letter.to.is_empty()));
    // Somebody can take over the seat, as long as the game is on.
    // The last steps follow by themselves.
    parlour.mend("undo 6 because we have somebody");
    parlour.mend(&format!("replace {first} with Eva <eva@example.net> because she came"));
    assert!(parlour.letters.iter().any(|letter| letter.to == "eva@example.net"));
}

/// A house player that has a seat for good does not come and go.
#[test]
fn a_removed_players_seat_waits_for_nobody() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.mend(&format!("remove {first} because he left"));
    for line in ["bot {}", "resend {}", "address {} eva@example.net", "remove {}"] {
        let refused = parlour.refuse(&format!("{} because x", line.replace("{}", first)));
        assert!(refused.contains("a house player plays"), "{line}: {refused}");
        assert!(refused.contains("seats somebody"), "{line}: {refused}");
    }
    for _ in 0..6 {
        assert!(!parlour.awaited().contains(&first));
        parlour.mend("default because nobody is there");
    }
}

#[test]
fn a_table_that_is_only_set_up_waits_for_its_start() {
    let (mut parlour, letters) = Parlour::set_up(
        &["red", "green", "brown"],
        vec![("reasons".into(), "optional".into())],
        vec![("Zoe".into(), "zoe@example.org".into())],
    );
    let mut to: Vec<&str> = letters.iter().map(|letter| letter.to.as_str()).collect();
    to.sort_unstable();
    assert_eq!(to, ["mod@example.org", "zoe@example.org"]);
    parlour.mend("replace brown with Eva <eva@example.net>");
    assert!(parlour.refuse("pause").contains("has not begun"));
    let zoe = parlour.last("zoe");
    let raw = parlour.reply_to(&zoe, "zoe@example.org", "start");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    let to: Vec<&str> = letters.iter().map(|letter| letter.to.as_str()).collect();
    assert!(to.contains(&"eva@example.net") && to.contains(&"red@example.org"), "{to:?}");
    assert!(!to.contains(&"brown@example.org"), "{to:?}");
    assert_eq!(parlour.awaited().len(), 1);
}

/// Several commands in a mail: all or none; one reason for all.
#[test]
fn all_of_a_mail_or_nothing() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play_on(2);
    let position = parlour.position();
    parlour.moderator_mails("board");
    let (received, letters) = parlour.moderator_mails("undo\nresume\nbecause of a slip");
    assert_eq!(verdict(&received), Verdict::Refused);
    let said = flat(&answer(&letters));
    assert!(said.contains("Not done: resume") && said.contains("None of these"), "{said}");
    assert_eq!(parlour.position(), position);
    let (received, _) =
        parlour.moderator_mails("Hello,\n\nundo\npause\nbecause of a slip\n\nThanks,\nZoe");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    parlour.last("green").says("a slip");
}

/// More time, another time, no limit.
#[test]
fn deadlines_are_moved() {
    for (command, still, over) in [
        ("deadline +2d because of the flu", 95, Some(2)),
        ("deadline 2026-03-10 18:00 because of the flu", 197, Some(2)),
        ("deadline off because of the flu", 400, None),
    ] {
        let mut parlour = Parlour::santiago(3, &[("clock", "48h"), ("silence", "default")]);
        let first = parlour.awaited()[0];
        parlour.mend(command);
        parlour.last(first).says("the flu");
        parlour.hours(still);
        assert_eq!(parlour.awaited(), [first], "{command}");
        if let Some(hours) = over {
            parlour.hours(hours);
            assert_ne!(parlour.awaited(), [first], "{command}");
        }
    }
}

/// A player whose time is up can be given more.
#[test]
fn a_deadline_that_is_over_can_be_moved() {
    let mut parlour = Parlour::santiago(3, &[("clock", "24h"), ("silence", "moderator")]);
    let first = parlour.awaited()[0];
    parlour.hours(30);
    parlour.last("mod").says("is up");
    parlour.mend("deadline +1d because of the flu");
    let told = parlour.letters.len();
    parlour.hours(20);
    assert!(!parlour.letters[told..].iter().any(|letter| letter.to == "mod@example.org"));
    parlour.hours(6);
    parlour.last("mod").says("is up");
    assert_eq!(parlour.awaited(), [first]);
}

/// A moderator's line that may have been quoted is asked about, like a player's.
#[test]
fn commands_that_may_be_quoted_are_asked_about() {
    let block = "From: Monsoon <monsoon@localhost>\nSent: Sunday, November 22, 2026 5:00 AM\n\
                 To: Mod\nSubject: Table 1\n\n";
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play_on(2);
    let letter = parlour.last("mod");
    let rows: Vec<&str> = letter.text.lines().filter(|line| !line.trim().is_empty()).collect();
    let (above, below) = rows.split_at(rows.len() - 1);
    let between = format!(
        "pause because of a holiday\n\n{block}{}\n\nundo because of a slip\n\n{}\n",
        above.join("\n"),
        below.join("\n")
    );
    let why = "because of a holiday";
    for (body, asked) in [
        (between.as_str(), "yours? | undo because of a slip"),
        ("board\n-- \nMod\npause because of a holiday", "yours? | pause because of a holiday"),
        ("board\n\nThanks\nMod\npuase because of a holiday", "did you mean `pause`?"),
    ] {
        let before = parlour.position();
        let (received, letters) = parlour.moderator_mails(&body.replace('\n', "\r\n"));
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{body}");
        assert_eq!(parlour.position(), before, "{body}");
        assert!(flat(&answer(&letters)).contains(asked), "{}", answer(&letters));
    }
    let body = format!("pause {why}\n-- \nMod\nHead of Gardening");
    let (received, _) = parlour.moderator_mails(&body.replace('\n', "\r\n"));
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}
