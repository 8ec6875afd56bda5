//! A program with a game added, as a stranger writes it: the `main` of the README, and
//! nothing but the game. It has a `main` of its own, so it can't be part of the suite.

#![allow(clippy::unwrap_used, reason = "a test stops at the first thing that is wrong")]

#[path = "suite/kites/game.rs"]
mod game;

use game::Kites;
use monsoon::desk::Games;
use std::{
    env, fs,
    path::Path,
    process::{Command, ExitCode, Output},
};

/// Set where the test starts this file again, as the program.
const AS_PROGRAM: &str = "MONSOON_WITH_KITES";

fn main() -> ExitCode {
    if env::var_os(AS_PROGRAM).is_some() {
        return monsoon::cli::run(&Games::shipped().with::<Kites>());
    }
    a_table_of_an_added_game_is_played();
    ExitCode::SUCCESS
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env::current_exe().unwrap());
    command.current_dir(folder).args(args).env(AS_PROGRAM, "1").env("MONSOON_LOG", "error");
    command.output().unwrap()
}

#[track_caller]
fn done(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// All letters sent so far, without the breaks of long lines and headers.
fn letters(folder: &Path) -> Vec<String> {
    let sent = fs::read_dir(folder.join("var/outbox/new")).unwrap();
    let text = |letter: fs::DirEntry| fs::read_to_string(letter.path()).unwrap();
    let whole = |text: String| text.replace('\r', "").replace("=\n", "").replace("\n ", " ");
    sent.map(|letter| whole(text(letter.unwrap()))).collect()
}

fn a_table_of_an_added_game_is_played() {
    let house = tempfile::tempdir().unwrap();
    let folder = house.path();
    fs::write(folder.join("config.toml"), "[inbound.maildir]\npath = \"var/inbox\"\n").unwrap();
    done(folder, &["init"]);
    let seats = ["--seat", "Anna <anna@example.org>", "--seat", "Ben <ben@example.org>"];
    let table = [&["table", "new", "kites"][..], &seats].concat();
    done(folder, &table);
    assert!(done(folder, &["table", "list", "--json"]).contains("\"kites\""));
    done(folder, &["once"]);
    let first = letters(folder);
    assert_eq!(first.len(), 2);
    assert!(first.iter().all(|letter| letter.contains("Which card do you bid for the kite")));

    // An answer is read and judged by the game.
    let anna = first.iter().find(|letter| letter.contains("anna@example.org")).unwrap();
    let reply_to = anna.lines().find_map(|line| line.strip_prefix("Reply-To: ")).unwrap();
    let mail = format!("From: anna@example.org\nTo: {reply_to}\nSubject: x\n\nbid 99\n");
    fs::write(folder.join("mail.eml"), mail).unwrap();
    done(folder, &["deliver", "mail.eml"]);
    let refused = |letter: &String| letter.contains("hold the 99") && letter.contains("(K2)");
    assert_eq!(letters(folder).iter().filter(|letter| refused(letter)).count(), 1);

    // The shipped program knows no such game.
    let mut shipped = Command::new(env!("CARGO_BIN_EXE_monsoon"));
    let output = shipped.current_dir(folder).args(table).output().unwrap();
    assert!(!output.status.success());
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("kites"), "{told}");
}
