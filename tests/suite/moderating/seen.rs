//! What a moderator had seen when they wrote: a line that would now mean something
//! else is not carried out, and moderators hear about each other.

use super::flat;
use crate::parlour::{Arrived, Parlour, verdict};
use monsoon::{basics::TableId, desk::Received, store::Verdict};

const TWO: &str = "[moderators]\naddresses = [\"mod@example.org\", \"zoe@example.org\"]\n";

fn two_moderators() -> Parlour {
    let mut parlour = at_the_start();
    parlour.play_on(3);
    parlour
}

/// Nobody has bid yet.
fn at_the_start() -> Parlour {
    let mut parlour = Parlour::empty(TWO);
    parlour.open(3, &[("clock", "48h"), ("silence", "moderator")], "two");
    parlour
}

impl Parlour {
    /// A moderator answers a letter.
    fn answers(&mut self, letter: &Arrived, lines: &str) -> (Received, String) {
        let from = letter.to.clone();
        let raw = self.reply_to(letter, &from, lines);
        let (received, letters) = self.hand_in(&raw);
        let answer = letters.iter().find(|it| it.to == from).expect("an answer");
        (received, flat(&answer.text))
    }
}

/// Both get the same notice, and both take the last order back.
#[test]
fn of_two_who_answer_the_same_notice_the_second_takes_nothing_back() {
    let mut parlour = two_moderators();
    parlour.hours(60);
    let (one, other) = (parlour.last("mod"), parlour.last("zoe"));
    one.says("is up");
    let (received, _) = parlour.answers(&one, "undo because of a slip");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    // The other one hears of it at once.
    parlour.last("zoe").says("because of a slip").says("Answer this letter to moderate");
    let (before, position) = (parlour.view(), parlour.position());
    let (received, answer) = parlour.answers(&other, "undo because of the same slip");
    assert_eq!(verdict(&received), Verdict::Refused, "{answer}");
    assert!(answer.contains("would mean something else now"), "{answer}");
    assert!(answer.contains("undo: 1 steps"), "{answer}");
    assert_eq!((parlour.view(), parlour.position()), (before, position));
    // The way on: the answer shows how it stands.
    let answer = parlour.last("zoe");
    let (received, _) = parlour.answers(&answer, "undo because of another slip");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
}

/// Each kind of deed, and what makes it a different one.
#[test]
fn what_would_mean_something_else_is_not_carried_out() {
    let play = "play";
    for (line, since, carried_out) in [
        ("undo because x", play, false),
        ("undo 2 because x", play, false),
        ("undo to 1 because x", play, false),
        ("undo because x", "pause because y", false),
        ("undo 1 because x", "pause because y", true),
        ("undo because x", "say well played", true),
        ("redo because x", play, false),
        ("default because x", play, false),
        ("finish because x", play, false),
        ("cancel because x", play, true),
        ("cancel because x", "undo because y", false),
        ("adjust red money +3 because x", play, true),
        ("adjust red money +3 because x", "adjust red money +3 because y", false),
        ("pause because x", play, true),
        ("pause because x", "pause because y\nresume because y", false),
        ("resume because x", "pause because y", true),
        ("deadline +2d because x", "deadline +2d because y", false),
        ("clock 72h because x", "clock 96h because y", false),
        ("clock 72h because x", play, true),
        ("replace red with Eva <eva@example.net> because x", play, true),
        ("remove red because x", "replace red with Eva <eva@example.net> because y", false),
        ("bot red because x", "remove red because y", false),
        ("bot red because x", "remove green because y", true),
        ("announce well played", play, true),
    ] {
        let mut parlour = two_moderators();
        parlour.hours(60);
        if line.starts_with("redo") {
            parlour.mend("undo because of a slip");
        }
        let letter = parlour.last("zoe");
        if since == play {
            parlour.play_on(1);
        } else {
            parlour.mend(since);
        }
        let position = parlour.position();
        let (received, answer) = parlour.answers(&letter, line);
        let done = verdict(&received) == Verdict::CarriedOut;
        assert_eq!(done, carried_out, "{line} after {since}: {answer}");
        if !done {
            assert!(answer.contains("would mean something else now"), "{line}: {answer}");
            assert_eq!(parlour.position(), position);
        }
    }
}

/// The table has returned to an earlier question: a moderator who answers a letter
/// that showed a later one does not mean it.
#[test]
fn what_was_asked_before_the_table_returned_is_not_answered() {
    for line in ["as {}: bid 4 because phoned", "default {} because x", "deadline {} +2d because x"]
    {
        for by_player in [true, false] {
            let mut parlour = at_the_start();
            let first = parlour.awaited()[0];
            parlour.play(first, "bid 5");
            let second = parlour.awaited()[0];
            parlour.hours(60);
            let letter = parlour.last("zoe");
            if by_player {
                parlour.play(first, "undo");
            } else {
                parlour.mend("undo because of a slip");
            }
            for colour in [first, second] {
                let position = parlour.position();
                let (received, answer) = parlour.answers(&letter, &line.replace("{}", colour));
                assert_eq!(verdict(&received), Verdict::Refused, "{line} {colour}: {answer}");
                assert_eq!(parlour.position(), position);
            }
            // The answer shows how it stands.
            let answer = parlour.last("zoe");
            let (received, said) = parlour.answers(&answer, &line.replace("{}", first));
            assert_eq!(verdict(&received), Verdict::CarriedOut, "{line}: {said}");
        }
    }
}

/// If two were shown, an answer to the first confirms no other.
#[test]
fn what_is_confirmed_is_what_the_letter_showed() {
    let mut parlour = at_the_start();
    let entries = [3, 4].map(|amount| {
        let entry = parlour.position();
        let colour = parlour.awaited()[0];
        parlour.play(colour, &format!("bid {amount}"));
        entry
    });
    parlour.hours(60);
    let letter = parlour.last("mod");
    let (_, said) = parlour.answers(&letter, &format!("amend {}: pass because x", entries[0]));
    assert!(said.contains("`confirm` carries it out"), "{said}");
    let one = parlour.last("mod");
    let second = format!("{}: pass", entries[1]);
    let (_, said) = parlour.answers(&one, &format!("amend {second} because y"));
    assert!(said.contains(&format!("`confirm {second}` carries it out")), "{said}");
    let position = parlour.position();
    for letter in [one, parlour.last("mod")] {
        let (received, said) = parlour.answers(&letter, "confirm");
        assert_eq!(verdict(&received), Verdict::Refused, "{said}");
        assert!(said.contains(&format!("`confirm {second}` would")), "{said}");
        assert_eq!(parlour.position(), position);
    }
    let letter = parlour.last("mod");
    let (received, said) = parlour.answers(&letter, &format!("confirm {second}"));
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{said}");
    let log = parlour.mend("log 99");
    assert!(log.contains(" y") && !log.contains(" x"), "{log}");
}

/// Two players ask to take something back: allowing it allows the request that the
/// letter mentioned.
#[test]
fn of_two_wishes_the_one_that_was_read_of_is_allowed() {
    let wishes = || {
        let mut parlour = Parlour::santiago(4, &[]);
        let [one, two] = [0, 1].map(|_| {
            let colour = parlour.awaited()[0];
            parlour.play(colour, "pass");
            colour
        });
        parlour.play_on(1);
        let fourth = parlour.awaited()[0];
        let letters = [one, two].map(|colour| {
            parlour.mail(colour, "undo");
            (parlour.last("mod"), parlour.last(fourth))
        });
        (parlour, [one, two], fourth, letters)
    };
    for (nth, by_player) in [(0, true), (1, true), (0, false), (1, false)] {
        let (mut parlour, askers, fourth, letters) = wishes();
        let (to_mod, to_player) = &letters[nth];
        if by_player {
            let from = format!("{fourth}@example.org");
            let raw = parlour.reply_to(to_player, &from, "allow undo");
            parlour.hand_in(&raw);
        } else {
            parlour.answers(to_mod, "allow undo because fine");
        }
        assert_eq!(parlour.awaited(), [askers[nth]], "{nth} {by_player}");
    }
    // If the letter mentions neither, it is asked.
    let (mut parlour, askers, fourth, _) = wishes();
    parlour.mend("announce hello");
    let (received, letters) = parlour.mail(fourth, "allow undo");
    assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
    letters[0].says("Several players");
    let refused = parlour.refuse("allow undo because fine");
    assert!(refused.contains(&format!("`allow undo {}`", askers[1])), "{refused}");
    parlour.mend(&format!("allow undo {} because fine", askers[1]));
    assert_eq!(parlour.awaited(), [askers[1]]);
}

/// Earlier letters have no position in their address; their header leads to it.
#[test]
fn the_header_alone_tells_which_letter_is_answered() {
    let mut parlour = two_moderators();
    parlour.hours(60);
    let letter = parlour.last("mod");
    parlour.play_on(1);
    let raw = parlour.reply_to(&letter, "mod@example.org", "undo because of a slip");
    let raw = String::from_utf8(raw).unwrap();
    let (token, domain) = letter.reply_to.rsplit_once('@').unwrap();
    let bare = format!("{}@{domain}", token.rsplit_once('-').unwrap().0);
    let raw = raw.replace(&letter.reply_to, &bare);
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::Refused, "{received:?}");
    // Neither: then nothing is known, and the table is taken as it stands.
    let raw = raw.replace("In-Reply-To", "X-Other").replace("<mail", "<other");
    let (received, _) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
}

#[test]
fn at_a_shell_the_last_log_counts_or_the_entry_that_is_named() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.play_on(2);
    parlour.mend("log");
    parlour.play_on(1);
    let refused = parlour.refuse("undo because of a slip");
    assert!(refused.contains("the last in the log that you saw"), "{refused}");
    // That showed what has happened since.
    parlour.mend("undo because of a slip");
    // Moderators know what they do themselves.
    parlour.mend("redo because it was none\nundo because it was");
    parlour.play_on(1);
    let last = parlour.position() - 1;
    let mut at = |entry: u32, line: &str| {
        let lines = [line.to_owned()];
        parlour.desk.moderate_at(TableId(1), None, Some(entry), &lines).unwrap()
    };
    assert!(at(last - 1, "undo because of a slip").refused);
    assert!(!at(last, "undo because of a slip").refused);
}

/// Each moderator reads what they may see of it, and no more.
#[test]
fn another_moderator_reads_no_secret() {
    let mut parlour =
        Parlour::empty("[moderators]\naddresses = [\"mod@example.org\", \"red@example.org\"]\n");
    parlour.open_game("goa-2012", 3, &[], "parlour");
    let mail = |parlour: &mut Parlour, lines: &str| {
        let (received, _) = parlour.moderator_mails(lines);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{lines}");
    };
    mail(&mut parlour, "not playing because I only watch");
    let told = parlour.letters.len();
    mail(&mut parlour, "adjust green ducats +7 because we miscounted");
    let letters = parlour.letters[told..].iter().filter(|letter| letter.to == "red@example.org");
    let letters: Vec<&Arrived> = letters.collect();
    assert!(letters.iter().any(|letter| letter.text.contains("New in its journal")));
    for letter in letters {
        assert!(!flat(&letter.text).contains("ducats +7"), "{}", letter.text);
    }
}
