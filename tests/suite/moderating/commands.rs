//! Every command by mail and by shell, and the exact words of the answers.

use super::{answer, flat};
use crate::parlour::{Parlour, verdict};
use monsoon::{desk::FORMS, store::Verdict};
use std::fmt::Write;

/// A table of three after four moves; what is done before, and the command.
const ROWS: &[(&str, &str)] = &[
    ("", "as green: pass because she phoned"),
    ("", "as green: pass"),
    ("", "as green: dance because she phoned"),
    ("", "as white: pass because she phoned"),
    ("", "default because nobody answers"),
    ("", "skip green because nobody answers"),
    ("", "default purple because nobody answers"),
    ("", "undo because red mailed the wrong lot"),
    ("pause because of a holiday", "undo because it is over"),
    ("replace red with Eva <eva@example.org> because he left", "undo because he is back"),
    ("remove red because he left", "undo 1 because red mailed the wrong lot"),
    ("", "undo 2 because red mailed the wrong lot"),
    ("", "undo to 2 because red mailed the wrong lot"),
    ("", "undo"),
    ("", "undo 99 because red mailed the wrong lot"),
    ("", "undo to 99 because red mailed the wrong lot"),
    ("undo because a slip", "redo because the slip was none"),
    ("", "redo because of a slip"),
    ("undo because a slip", "redo to 4 because the slip was none"),
    ("", "amend 2: pass because he meant to"),
    ("", "amend 2: bid 99 because he meant to"),
    ("", "amend 0: pass because he meant to"),
    ("", "amend 77: pass because he meant to"),
    ("amend 2: pass because he meant to", "confirm"),
    ("", "confirm"),
    ("", "allow undo because why not"),
    ("", "adjust red ducats +3 because we miscounted"),
    ("", "adjust player red ducats +3 because we miscounted"),
    ("", "adjust red ducats -99 because we miscounted"),
    ("", "adjust red ducats +3"),
    ("", "adjust red elephants +3 because we miscounted"),
    ("", "rule D7 off because we like it dark"),
    ("", "rule D56 on because we like it"),
    ("", "rule"),
    ("", "pause because of a holiday"),
    ("pause because of a holiday", "pause because of a holiday"),
    ("", "pause until 2026-03-10 because of a holiday"),
    ("", "pause until 10.3.2026 18:00 because of a holiday"),
    ("", "pause until +2w because of a holiday"),
    ("", "pause until 2026-03-01 because of a holiday"),
    ("", "pause until easter because of a holiday"),
    ("", "pause for ever because of a holiday"),
    ("pause until tomorrow because of a holiday", "resume because it is over"),
    ("pause because of a holiday", "resume because it is over"),
    ("", "resume because it is over"),
    ("", "deadline +2d because of the flu"),
    ("", "deadline 2026-12-01 18:00 because of the flu"),
    ("", "deadline off because of the flu"),
    ("", "deadline 2020-01-01 because of the flu"),
    ("", "deadline soon because of the flu"),
    ("", "clock 72h because of the flu"),
    ("", "clock sometimes because of the flu"),
    ("", "replace red with 'Eva <eva@example.org>' because he left"),
    ("", "replace red with Eva because he left"),
    ("", "replace red with 'Eva <green@example.org>' because he left"),
    ("", "replace red with 'Eva <eva@example.org>' pl because he left"),
    ("", "replace red with 'Eva <eva@example.org>' xx because he left"),
    ("", "address red Red.New@example.org because he moved"),
    ("", "address player red to <red.new@example.org> because he moved"),
    ("", "address red green@example.org because he moved"),
    ("", "address red red@example.org because he moved"),
    ("", "address red because he moved"),
    ("remove green because she left", "address green eva@example.org because she moved"),
    ("", "swap red green because they sat wrong"),
    ("", "swap player red and player green because they sat wrong"),
    ("", "swap red red because they sat wrong"),
    ("", "swap red because they sat wrong"),
    ("remove green because she left", "swap red green because they sat wrong"),
    ("", "seat add 'Eva <eva@example.org>' because she came"),
    ("", "seat drop red because he left"),
    ("", "option money=hidden because we like it dark"),
    ("", "moderator add 'Zoe <zoe@example.org>' because I am away"),
    ("", "moderator add mod@example.org because I am here"),
    ("", "moderator add <mod@example.org> because I am here"),
    (
        "moderator add 'Zoe <zoe@example.org>' because I am away",
        "moderator remove zoe because I am back",
    ),
    ("", "moderator remove zoe because I am back"),
    ("", "moderator remove mod@example.org because I am back"),
    ("", "house rule: no pacts because we agreed"),
    ("house rule: no pacts because we agreed", "house rule: no pacts because we agreed"),
    ("house rule: no pacts because we agreed", "rule"),
    ("house rule: no pacts because we agreed", "house rule off 1 because it was dull"),
    ("", "house rule off 1 because it was dull"),
    ("", "bot green because she is away"),
    ("", "bot white because she is away"),
    ("", "remove green because she left"),
    ("remove green because she left", "remove green because she left"),
    ("", "start because it is time"),
    ("", "finish because it is decided"),
    ("finish because it is decided", "finish because it is decided"),
    ("", "cancel because nobody likes it"),
    ("cancel because nobody likes it", "cancel because nobody likes it"),
    ("cancel because nobody likes it", "undo because we like it after all"),
    ("", "say well played, all of you"),
    ("", "say"),
    ("", "announce we go on in May, because the hall is shut"),
    ("", "not playing because I only watch"),
    ("not playing because I only watch", "not playing because I only watch"),
    ("", "reveal because I must know"),
    ("not playing because I only watch", "reveal because I must know"),
    ("", "addresses because I must phone"),
    ("", "addresses"),
    ("", "resend because of a full box"),
    ("", "resend red because of a full box"),
    ("", "salvage"),
    ("", "predict"),
    ("undo because a slip", "log"),
    ("", "log 2"),
    ("", "log many"),
    ("", "plans"),
    ("", "board"),
    ("", "help"),
    ("", "help adjust"),
    ("", "juggle because I can"),
];

fn table() -> Parlour {
    let mut parlour = Parlour::santiago(3, &[("clock", "48h"), ("silence", "default")]);
    parlour.play_on(4);
    parlour
}

#[test]
fn every_command_by_mail_and_by_shell() {
    let mut words = String::new();
    let mut used = Vec::new();
    for (before, command) in ROWS {
        let mut shell = table();
        let mut mail = table();
        if !before.is_empty() {
            shell.mend(before);
            mail.moderator_mails("board");
            let (received, _) = mail.moderator_mails(before);
            assert_eq!(verdict(&received), Verdict::CarriedOut, "{before}: {received:?}");
        }
        // Both see the table as it stands.
        mail.moderator_mails("board");
        let by_shell = shell.moderate(command);
        let (received, letters) = mail.moderator_mails(command);
        let by_mail = answer(&letters);
        assert!(
            flat(&by_mail).contains(&flat(&by_shell.text)),
            "{command}\nby shell:\n{}\nby mail:\n{by_mail}",
            by_shell.text
        );
        let expected = if by_shell.refused { Verdict::Refused } else { Verdict::CarriedOut };
        assert_eq!(verdict(&received), expected, "{command}");
        assert_eq!(shell.position(), mail.position(), "{command}");
        if !before.is_empty() {
            writeln!(words, "# {before}").unwrap();
        }
        writeln!(words, "> {command}\n{}\n", by_shell.text.trim_end()).unwrap();
        used.push(command.split_whitespace().next().unwrap());
    }
    for form in FORMS {
        let word = form.usage.split_whitespace().next().unwrap();
        assert!(used.contains(&word), "no row shows `{}`", form.usage);
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("moderating-words.txt", words);
    });
}

/// The manual lists the commands that there are, in their words.
#[test]
fn the_manual_lists_the_same_commands() {
    let manual = include_str!("../../../docs/moderating.md");
    let listed = manual.split("<!-- commands -->").nth(1).unwrap();
    let listed = listed.split("<!-- end -->").next().unwrap().trim();
    let rows: Vec<String> = FORMS
        .iter()
        .map(|form| {
            let why = if form.reason { " because ..." } else { "" };
            format!("| `{}{why}` | {} |", form.usage.replace('|', "\\|"), form.means)
        })
        .collect();
    assert_eq!(listed, rows.join("\n"));
}
