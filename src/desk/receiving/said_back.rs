//! What letters print of commands (`basics::commands`) is heard as those commands.

use super::{
    answering, house_lines, leaving,
    lexicon::{
        Command, LEXICON, Other, again_wanted, behind_moderator, command, is_all, is_polite,
    },
    own_lines, press, salt,
    shown::Shown,
    time_lines,
    vote_lines::Vote,
};
use crate::{
    basics::{Language, commands},
    engine::Order,
};

/// A command as somebody would send it.
fn example(row: &str) -> String {
    let more = match row {
        "away" | "away until" => "2027-01-03",
        "confirm" => "ab12cd34",
        "forget" | "set address" => "ana@example.org",
        "invite" => "12 Ana <ana@example.org>",
        "agree" | "join" | "leave" | "object" | "start" | "unwatch" | "watch" | "withdraw" => "12",
        "language" => "pl",
        "letters" => "html",
        "new" => "kites 4",
        "note" | "say" | "say:" | "salt" | "sign" | "sign new" | "moderator:" => "four herons",
        "remind" => "24h",
        "set" => "language pl",
        "set name" => "Ana",
        "to" => "red: four herons",
        "zone" => "Europe/Paris",
        _ => "",
    };
    let row = row.replace("<from>", "2026-12-20").replace("<to>", "2027-01-03");
    format!("{row} {more}").trim_end().to_owned()
}

/// What the readers of a mail make of a line, all but those that make nothing of it.
fn heard(line: &str) -> Vec<String> {
    let lines = || [line.to_owned()];
    let order = Order::from_text(line);
    let texts = order.iter().flat_map(Order::texts).collect::<Vec<_>>();
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let own = own_lines::take(&mut lines());
    let of_time = time_lines::take(&mut lines());
    let found = [
        texts.split_first().and_then(|(first, rest)| a_command(first, rest)),
        // Before the last day alone, both mean the same.
        (!of_time.is_empty()).then(|| format!("{of_time:?}").replace("([\"to\"", "([\"until\"")),
        (own != own_lines::Said::default()).then(|| format!("{:?} {:?}", own.signed, own.own)),
        salt::take(&mut lines()).pop(),
        press::heard(line),
        behind_moderator(line).map(|words| format!("to the moderator: {words}")),
        leaving::take(&mut lines()).map(|leaving| format!("leaves, sure: {}", leaving.sure)),
        house_lines::of(line).map(|line| format!("{line:?}")),
        Vote::read(line).map(|vote| format!("{vote:?}")),
        answering::of_letters(&first).map(|answer| format!("{answer:?}")),
        LEXICON.table.of(&first).map(|table| format!("{table:?}")),
        LEXICON.seat.of(&first).map(|seat| format!("{seat:?}")),
    ];
    found.into_iter().flatten().collect()
}

fn a_command(first: &str, rest: &[&str]) -> Option<String> {
    let command = command(first)?;
    let means = match (command, rest) {
        (about, rest) if about.is_about_letters() && !rest.is_empty() => {
            format!("{:?}", Shown::read(about, rest)?)
        }
        (Command::Again, rest) => format!("{:?}", again_wanted(rest)?),
        (Command::AllowUndo, [word]) if super::lexicon::command(word) == Some(Command::Undo) => {
            "undo".to_owned()
        }
        (Command::Forget, [word]) if is_all(word) => "all".to_owned(),
        // No plan: `forget me` is for the house.
        (Command::Forget, [word, ..]) if !word.contains('@') => return None,
        // These are read with what stands behind them.
        (Command::Propose | Command::Agree | Command::Object | Command::Withdraw, _) => {
            return None;
        }
        (_, rest) => rest.join(" "),
    };
    Some(format!("{command:?} {means}"))
}

#[test]
fn every_command_that_letters_print_is_heard_as_that_command() {
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in commands::all() {
        let english = heard(&example(row));
        assert!(!english.is_empty(), "{row}");
        for language in Language::ALL {
            let said = commands::say(&example(row), language);
            let heard = heard(&said);
            if heard != english {
                wrong.push(format!("{said}: {heard:?}, not {english:?}"));
            }
            rows += 1;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(rows > 250, "{rows}");
}

/// Nobody who says hello or thank you gives a command.
#[test]
fn no_command_is_a_courtesy() {
    for row in commands::all() {
        for language in Language::ALL {
            let said = commands::say(row, language);
            let first = said.split_whitespace().next().unwrap_or_default();
            assert!(!is_polite(first), "{said}");
            assert_ne!((LEXICON.others.of(first), row == "salt"), (Some(Other::Salt), false));
        }
    }
}
