//! What is the author's and what is not.

use super::*;
use crate::mail::{LetterKind, Mailbox};

fn fresh(body: &str, ours: &[&str]) -> Vec<String> {
    let letter = Letter {
        message_id: None,
        from: Some(Mailbox { name: None, address: "ann@example.org".into() }),
        recipients: vec![],
        subject: String::new(),
        in_reply_to: vec![],
        references: vec![],
        body: body.to_owned(),
        attachments: 0,
        unread: 0,
        kind: LetterKind::Orders,
    };
    let ours: Vec<String> = ours.iter().map(|&text| text.to_owned()).collect();
    fresh_text(&letter, &ours).lines
}

#[test]
fn orders_that_look_a_little_like_furniture_stay() {
    for line in [
        "bid 5",
        "lot 3: up to 6",
        "from: 3",
        "sell if 4 or more, else buy",
        "plant banana2 at c4",
        "bid 5 on 3.2",
        "to a4",
        "I wrote this: pass",
        "at 14:20 I will pass",
        "thanks",
    ] {
        assert_eq!(fresh(&format!("{line}\nbid 5\n"), &[]), [line, "bid 5"], "{line}");
    }
}

/// The lines of a list that are not empty and no remarks.
fn listed(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| !line.is_empty() && !line.starts_with("# "))
}

#[test]
fn attributions_of_many_programs_are_known() {
    let mut wrong = Vec::new();
    let mut check = |body: String| {
        if fresh(&body, &[]) != ["pass"] {
            wrong.push(body);
        }
    };
    for line in listed(include_str!("attributions.txt")) {
        check(format!("pass\n\n{line}\n\n> bid 9\n> x\n"));
        check(format!("pass\n{line}\n> bid 9\n"));
        check(format!("pass\n\n  {line}  \n\nbid 9\n"));
        check(format!("{line}\n> bid 9\n\npass\n"));
        check(format!("> {line}\n> bid 9\n\npass\n"));
        // Some put another kind of space before the time.
        let spaced = line.replace(" AM", "\u{202f}AM").replace(" :", "\u{a0}:");
        check(format!("pass\n\n{spaced}\n\nbid 9\n"));
        // Broken in two, wherever a space is.
        for (at, _) in line.match_indices(' ').filter(|(at, _)| (40..80).contains(at)) {
            let (head, tail) = line.split_at(at);
            check(format!("pass\n\n{head}\n{}\n\n> bid 9\n", tail.trim()));
            check(format!("pass\n\n{head}\n{}\nbid 9\n", tail.trim()));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

#[test]
fn a_date_above_an_attribution_is_the_authors() {
    for first in
        ["I am away until Nov 12, 2026", "On Nov 12, 2026 I am back", "12.11.2026 I am back"]
    {
        let body = format!(
            "{first}\nbid 5\n\nOn Nov 5, 2026, at 09:05, Monsoon <m@localhost> wrote:\n\n> bid 9\n"
        );
        assert_eq!(fresh(&body, &[]), [first, "bid 5"], "{first}");
    }
}

#[test]
fn headings_end_the_authors_text() {
    let mut wrong = Vec::new();
    let headings = include_str!("headings.txt").split("\n\n").map(str::trim);
    for heading in headings.filter(|heading| !heading.starts_with('#')) {
        for body in [
            format!("pass\n\n{heading}\n\nbid 9\n"),
            format!("pass\n{heading}\nbid 9\n"),
            format!("{heading}\n\n> bid 9\n\npass\n"),
            format!("pass\n\n> {}\n>\n> bid 9\n", heading.replace('\n', "\n> ")),
        ] {
            if fresh(&body, &[]) != ["pass"] {
                wrong.push(body);
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

#[test]
fn inline_answers_survive() {
    let body = "On Nov 5, 2026, at 09:05, Monsoon <monsoon@localhost> wrote:\n\n\
                > Lot 3 is on offer.\nbid 5\n> Lot 4 follows.\n\n pass \n\n> -- \n> Monsoon\n";
    assert_eq!(fresh(body, &[]), ["bid 5", "pass"]);
}

#[test]
fn signatures_and_footers_end_the_authors_text() {
    for end in [
        "-- \nAnn\nbid 9",
        "--\nbid 9",
        "—\nbid 9",
        "Sent from my iPhone\nbid 9",
        "Wysłane z iPhone'a",
        "Envoyé de mon iPhone",
        "Sendt fra min iPhone",
        "Enviado desde mi iPhone",
        "Von meinem iPhone gesendet",
        "Get Outlook for Android<https://aka.ms/x>\nbid 9",
        "CONFIDENTIALITY NOTICE: this\nbid 9",
    ] {
        assert_eq!(fresh(&format!("pass\n\n{end}\n"), &[]), ["pass"], "{end}");
    }
}

#[test]
fn a_device_is_a_footer_only_by_itself_and_below_a_text() {
    assert_eq!(fresh("pass\n\nTrimis de pe iPhone\nbid 9", &[]).len(), 3);
    assert_eq!(fresh("pass\n\nTrimis de pe iPhone\n\nbid 9", &[]), ["pass"]);
    assert_eq!(fresh("My iPhone is broken.\n\npass", &[]), ["My iPhone is broken.", "pass"]);
    assert_eq!(fresh("The outlook is bad\n\npass", &[]), ["The outlook is bad", "pass"]);
}

#[test]
fn a_line_we_sent_is_never_an_order() {
    let ours = "Your turn, Ann.\n  [bid 5]  offer five escudos\nAuction: you may bid 1 to 10 or\npass; the \
                highest refuses\n";
    // Unmarked quotes, broken, joined and in another case.
    let body = "pass\nyour turn, ANN\nbid 5   offer five escudos.\nAuction: you may\nbid 1 to 10 or pass; \
                the highest refuses\nAuction: you may bid 1 to 10 or\npass; the highest refuses\nbid 6\n";
    assert_eq!(fresh(body, &[ours]), ["pass", "bid 6"]);
    // Without the letter nothing tells them apart.
    assert_eq!(fresh("bid 5 offer five escudos", &[]).len(), 1);
}

#[test]
fn a_torn_quote_is_a_quote() {
    let body =
        "> This is a rather long line of the quoted letter, too long for some\nbid 9\n> and on.\n";
    assert!(fresh(body, &[]).is_empty());
    // Nor is its end an order where the quote ends.
    let ours = "This is a rather long line of the quoted letter, too long for some bid 9";
    let body =
        "> This is a rather long line of the quoted letter, too long for some\nbid 9\n\npass\n";
    assert_eq!(fresh(body, &[ours]), ["pass"]);
    assert_eq!(fresh(body, &["Nothing of the kind."]), ["bid 9", "pass"]);
    let body =
        "> This is a rather long line of the quoted letter, too long for some\nbid 9\n> and on.\n";
    // Our letter has no such line: it was typed.
    assert_eq!(fresh(body, &["Nothing of the kind."]), ["bid 9"]);
}

#[test]
fn a_signed_text_is_read() {
    let body = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nbid 5\n-----BEGIN PGP SIGNATURE-----\n\niQ\n";
    assert_eq!(fresh(body, &[]), ["bid 5"]);
}

#[test]
fn nothing_is_nothing() {
    assert!(fresh("", &[]).is_empty());
    assert!(fresh("\u{200b}\n---\n> \n…\n", &["x"]).is_empty());
}
