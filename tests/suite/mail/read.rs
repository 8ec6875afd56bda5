//! `monsoon mail read`: what is said of a mail, and that nothing is touched.

use serde_json::{Value, json};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail").join(name)
}

/// Runs the program in an empty folder and proves that it stays empty.
fn run(args: &[&str], input: &[u8]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_monsoon"))
        .current_dir(folder.path())
        .args(["mail", "read"])
        .args(args)
        .env("MONSOON_LOG", "error")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that fails at once does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "something was written");
    output
}

#[track_caller]
fn json(args: &[&str], input: &[u8]) -> Value {
    let output = run(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_reply_is_said_in_full() {
    let file = fixture("gmail-top-en.eml");
    let expected = json!({
        "kind": "orders",
        "from": "ann@example.org",
        "subject": "Re: [Monsoon 17] Santiago",
        "lines": ["bid 6", "plant banana at c4"],
        "doubtful": [],
        "why": "",
        "attachments": 0,
    });
    assert_eq!(json(&[file.to_str().unwrap(), "--json"], b""), expected);
    assert_eq!(json(&["-", "--json"], &fs::read(&file).unwrap()), expected);
    let output = run(&[file.to_str().unwrap()], b"");
    let words = String::from_utf8(output.stdout).unwrap();
    for part in ["orders", "ann@example.org", "bid 6", "plant banana at c4"] {
        assert!(words.contains(part), "{words}");
    }
}

#[test]
fn a_bounce_names_its_recipient() {
    let said = json(&[fixture("bounce.eml").to_str().unwrap(), "--json"], b"");
    assert_eq!(said["kind"], "bounce");
    assert_eq!(said["lines"], json!([]));
    assert_eq!(said["permanent"], true);
    assert!(said["recipient"].as_str().unwrap().contains('@'));
    assert!(!said["why"].as_str().unwrap().is_empty());
    assert_eq!(said.as_object().unwrap().len(), 9);
}

#[test]
fn every_kind_has_its_name_and_no_lines_but_orders() {
    let from = "From: Ann <ann@example.org>\n";
    for (head, kind) in [
        ("Auto-Submitted: auto-replied\n", "auto-reply"),
        ("Content-Type: multipart/report; report-type=feedback-report; boundary=x\n", "feedback"),
        ("List-Id: <x.example.org>\n", "list"),
        ("X-Monsoon: letter\n", "own"),
        ("Content-Type: multipart/encrypted; boundary=x\n", "unreadable"),
    ] {
        let said = json(&["-", "--json"], format!("{from}{head}\nbid 99\n").as_bytes());
        assert_eq!(said["kind"], kind);
        assert_eq!(said["lines"], json!([]), "{kind}");
        assert_ne!(said["why"], "", "{kind}");
        assert!(said.get("recipient").is_none() && said.get("permanent").is_none(), "{kind}");
    }
    let said = json(&["-", "--json"], b"Subject: x\n\nbid 99\n");
    assert_eq!((&said["kind"], &said["from"]), (&json!("unreadable"), &Value::Null));
}

#[test]
fn a_subject_is_not_a_line() {
    let said = json(&["-", "--json"], b"From: ann@example.org\nSubject: Re: pass\n\n\n");
    assert_eq!(said["lines"], json!([]));
    assert_eq!(said["subject"], "Re: pass");
    assert!(said["why"].as_str().unwrap().contains("subject"));
}

#[test]
fn a_mail_over_the_limit_is_not_read() {
    let mut raw = b"From: ann@example.org\nSubject: x\n\nbid 5\n".to_vec();
    raw.resize(1_000_001, b'\n');
    let said = json(&["-", "--json"], &raw);
    assert_eq!(said["kind"], "unreadable");
    assert!(said["why"].as_str().unwrap().contains("inbound.max_bytes"));
    raw.truncate(1_000_000);
    assert_eq!(json(&["-", "--json"], &raw)["lines"], json!(["bid 5"]));
}

#[test]
fn what_cannot_be_read_is_said() {
    for (args, input, part) in [
        (&["no-such-file.eml"][..], &b""[..], "no-such-file.eml"),
        (&["."], b"", "can't read"),
        (&["-"], b"", "empty"),
    ] {
        let output = run(args, input);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(part), "{error}");
    }
}
