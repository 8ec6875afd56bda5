//! Which lines are the author's and which are not.

use super::*;
use crate::mail::{LetterKind, Mailbox};

/// The author's lines, given that none is doubtful.
#[track_caller]
fn fresh(body: &str, ours: &[&str]) -> Vec<String> {
    let FreshText { lines, doubtful, .. } = read(body, ours);
    assert!(doubtful.is_empty(), "{doubtful:?} in\n{body}");
    lines
}

/// Everything except the signature.
fn read(body: &str, ours: &[&str]) -> FreshText {
    FreshText { signed: Vec::new(), begun: Vec::new(), ..read_whole(body, ours) }
}

fn read_whole(body: &str, ours: &[&str]) -> FreshText {
    let letter = Letter {
        message_id: None,
        from: Some(Mailbox { name: None, address: "ann@example.org".into() }),
        recipients: vec![],
        subject: String::new(),
        in_reply_to: vec![],
        references: vec![],
        body: body.to_owned(),
        is_broken: true,
        signature: Vec::new(),
        attachments: 0,
        unread: 0,
        kind: LetterKind::Orders,
    };
    let ours: Vec<String> = ours.iter().map(|&text| text.to_owned()).collect();
    fresh_text(&letter, &ours)
}

#[test]
fn what_is_signed_is_not_lost() {
    let body = "bid 5\n-- \nAnn\npass\n\nOn 5 Jan 2026, Ben wrote:\n> bid 3\n-- \nhold";
    let FreshText { lines, signed, .. } = read_whole(body, &["Your turn.\n-- \nMonsoon"]);
    assert_eq!(
        (lines.as_slice(), signed.as_slice()),
        (&["bid 5".to_owned()][..], &["Ann".to_owned(), "pass".to_owned(), "hold".to_owned()][..])
    );
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
        "On Monday 2 May 2026 at 10:00 he wrote to me",
        "Le 5 nov. 2026 je serai absent",
        "W dniu 5.11.2026 mnie nie ma",
        "Sent by mistake the last one",
        "De: 3",
    ] {
        assert_eq!(fresh(&format!("{line}\nbid 5\n"), &[]), [line, "bid 5"], "{line}");
    }
}

/// The entries of a list, without empty lines and comments.
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
        // Some programs put another kind of space before the time.
        let spaced = line.replace(" AM", "\u{202f}AM").replace(" :", "\u{a0}:");
        check(format!("pass\n\n{spaced}\n\nbid 9\n"));
        // Broken in two, at each space.
        for (at, _) in line.match_indices(' ').filter(|(at, _)| (40..80).contains(at)) {
            let (head, tail) = line.split_at(at);
            check(format!("pass\n\n{head}\n{}\n\n> bid 9\n", tail.trim()));
            check(format!("pass\n\n{head}\n{}\nbid 9\n", tail.trim()));
        }
        // With an address as long as ours, broken wherever a program may break
        // it.
        let address = "monsoon+964e0626e881e5cf339e7678-12@play.example.org";
        let line = line.replace("monsoon+ab@localhost", "monsoon@localhost");
        let line = line.replace("monsoon@localhost", address);
        let breaks = line.match_indices([' ', '<']).map(|(at, mark)| at + usize::from(mark == "<"));
        for (head, tail) in breaks.map(|at| line.split_at(at)) {
            // The line breaks where the next word no longer fits.
            let word = tail.trim_start().split(' ').next().unwrap_or_default();
            let fits = |width: usize| head.trim_end().len() + 1 + word.len() <= width;
            if fits(70) || head.len() > 80 {
                continue;
            }
            check(format!("pass\n\n{head}\n{}\n\n> bid 9\n", tail.trim()));
            check(format!("{head}\n{}\n\n> bid 9\n\npass\n", tail.trim()));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

/// A token is hexadecimal, and some look like a year or a time of day.
#[test]
fn an_address_is_no_date() {
    for address in ["monsoon+1926ca7e91b980192cce42e4-1", "ann.2024", "b-11.12.2013", "c_19:30"] {
        for domain in ["@localhost", "@mx.2011.example.org"] {
            let body = format!(
                "-----Wiadomość oryginalna-----\nOd: Monsoon <{address}{domain}>\n\
                 Wysłano: czwartek, 5 listopada 2026 09:05\nDo: Ann Nowak <ann@example.org>\n\
                 Temat: [Monsoon 1] Santiago\n\n> Your turn.\n> More\n\nbid 5"
            );
            let plain = body.replace(&format!("{address}{domain}"), "monsoon@localhost");
            assert_eq!(read(&body, &[]), read(&plain, &[]), "{body}");
            assert_eq!(read(&body, &[]).lines.last().unwrap(), "bid 5");
        }
    }
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
    for heading in headings() {
        for body in [
            format!("pass\n\n{heading}\n\nbid 9\n"),
            format!("pass\n{heading}\nbid 9\n"),
            format!("pass\n\n> {}\n>\n> bid 9\n", heading.replace('\n', "\n> ")),
        ] {
            if read(&body, &[]) != answer(&["pass"], &[]) {
                wrong.push(body);
            }
        }
        // What stands below a forwarded mail, marked or not, may be part of it.
        let body = format!("{heading}\n\n> bid 9\n\npass\n");
        let forwarded = heading.contains("Forwarded") && heading.contains("From")
            || heading.contains("przekazana ---");
        let expected = if forwarded { answer(&[], &["pass"]) } else { answer(&["pass"], &[]) };
        if read(&body, &[]) != expected {
            wrong.push(body);
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

fn headings() -> impl Iterator<Item = &'static str> {
    let headings = include_str!("headings.txt").split("\n\n").map(str::trim);
    headings.filter(|heading| !heading.starts_with('#'))
}

fn answer(lines: &[&str], doubtful: &[&str]) -> FreshText {
    let owned = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect();
    FreshText { lines: owned(lines), doubtful: owned(doubtful), ..FreshText::default() }
}

/// The person quoted without marks has answered below a quote of their own.
#[test]
fn an_answer_inside_an_unmarked_quote_is_not_the_authors() {
    let inner = "On 22/11/2026 04:05, Monsoon wrote:\n> Your turn to bid\n\nbid 9\n";
    let attributions = listed(include_str!("attributions.txt"));
    let mut wrong = Vec::new();
    for heading in headings().chain(attributions) {
        for (above, expected) in [("Thanks!\n\n", &["Thanks!"][..]), ("", &[])] {
            for below in [inner.to_owned(), format!("Hello,\n\n{inner}")] {
                let body = format!("{above}{heading}\n\n{below}");
                if read(&body, &[]) != answer(expected, &[]) {
                    wrong.push(body);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

#[test]
fn what_may_be_the_authors_below_headers_is_doubtful() {
    let quote = "From: Monsoon\nSent: Thursday\nTo: Ann\nSubject: Your turn\n\n> Your turn.\n";
    let body = format!("bid 5\n\n{quote}\nplant banana2 c4\n\n> More.\n");
    assert_eq!(read(&body, &[]), answer(&["bid 5"], &["plant banana2 c4"]));
    // Lines that we sent don't count.
    let ours = "plant banana2 c4";
    assert_eq!(read(&body, &[ours]), answer(&["bid 5"], &[]));
    // A signature also comes from the author.
    let body = format!("Sent from my iPhone\n\n{quote}\npass\n");
    assert_eq!(read(&body, &[]), answer(&[], &["pass"]));
}

#[test]
fn headers_may_be_broken_inside_our_address() {
    let block = "From: Monsoon table 17 <\nmonsoon+964e0626e881e5cf339e7678-1@pbem.example>\n\
                 Sent: Sunday, 22 November 2026\nTo: Ann\nSubject: Your turn\n";
    assert_eq!(fresh(&format!("pass\n\n{block}\nbid 9\n"), &[]), ["pass"]);
    assert_eq!(fresh(&format!("{block}\n> bid 9\n\npass\n"), &[]), ["pass"]);
}

#[test]
fn groupwise_quotes_between_marks() {
    for line in [
        ">>> Monsoon <monsoon+ab-1@localhost> 05.11.26 09:05 >>>",
        ">>> Monsoon, table 17 <monsoon+964e0626e881e5cf339e7678-1@pbem.example> 11/5/2026\n9:05 AM >>>",
        ">>> Monsoon <monsoon+964e0626e881e5cf339e7678-1@pbem.example> 11/5/2026 9:05 AM\n>>>",
    ] {
        assert_eq!(fresh(&format!("pass\n\n{line}\nYour turn.\nbid 9\n"), &[]), ["pass"]);
        assert_eq!(fresh(&format!("{line}\n> Your turn.\nbid 5\n> bid 9\n"), &[]), ["bid 5"]);
        assert_eq!(fresh(&format!("{line}\n>>> Your turn.\nbid 5\n>>> bid 9\n"), &[]), ["bid 5"]);
    }
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
fn notices_end_the_authors_text() {
    let mut wrong = Vec::new();
    for notice in listed(include_str!("notices.txt")) {
        let half = notice.char_indices().map(|(at, _)| at).find(|&at| {
            at > notice.len() / 2 && notice.get(at..).is_some_and(|rest| rest.starts_with(' '))
        });
        let (head, tail) = notice.split_at(half.unwrap_or(notice.len()));
        for body in [
            format!("pass\n\n{notice}\nbid 9\n"),
            format!("pass\n\n*{notice}*\nbid 9\n"),
            format!("pass\n\n{head}\n{}\nbid 9\n", tail.trim()),
        ] {
            if read(&body, &[]) != answer(&["pass"], &[]) {
                wrong.push(body);
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

/// People begin sentences like this too, and orders follow.
#[test]
fn what_begins_like_a_notice_is_not_always_one() {
    for line in [
        "This message replaces the one of this morning:",
        "This mail is late, sorry.",
        "Ta wiadomość zastępuje poprzednią:",
        "Ce message remplace le précédent :",
        "Denne mail erstatter den forrige:",
        "Este mensaje sustituye al anterior:",
        "Diese Mail ersetzt die von heute früh:",
        "Note: I am away tomorrow",
        "Uwaga na kanał",
        "Attention: canal s5",
        "Important: I play for Ben, too",
    ] {
        assert_eq!(fresh(&format!("{line}\nbid 5\n"), &[]), [line, "bid 5"], "{line}");
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
    // Without the letter, nothing tells them apart.
    assert_eq!(fresh("bid 5 offer five escudos", &[]).len(), 1);
}

/// A quoted line as wide as mail programs make them; what follows may be its
/// end, or the quote may go on.
const WIDE: &str = "> This is a rather long line of the quoted letter, too long for some of";

#[test]
fn what_may_be_torn_off_a_quote_is_doubtful() {
    let body = format!("bid 5\n\n{WIDE}\nbid 9\n> and on.\n");
    assert_eq!(read(&body, &[]), answer(&["bid 5"], &["bid 9"]));
    // One of our letters that is not the quoted one proves nothing.
    assert_eq!(read(&body, &["Nothing of the kind."]), answer(&["bid 5"], &["bid 9"]));
    // Several lines can be torn off one.
    let more = "and these are more words of that letter's line, which had very many of them";
    let body = format!("{WIDE}\n{more}\nbid 9\n> and on.\n");
    assert_eq!(read(&body, &[]), answer(&[], &[more, "bid 9"]));
}

#[test]
fn our_letter_tells_what_is_torn_off_it() {
    let whole = |end: &str| format!("{}{end}", WIDE.trim_start_matches("> "));
    let body = format!("bid 5\n\n{WIDE}\nbid 9\n> and on.\n");
    assert_eq!(fresh(&body, &[&whole(" bid 9\nand on.")]), ["bid 5"]);
    // Nor is its end an order if the quote ends there.
    let end = format!("{WIDE}\nbid 9\n\npass\n");
    assert_eq!(fresh(&end, &[&whole(" bid 9")]), ["pass"]);
    assert_eq!(fresh(&end, &["Nothing of the kind."]), ["bid 9", "pass"]);
    // Our line ends there, or continues in the next line of the quote: typed.
    assert_eq!(fresh(&body, &[&whole("\nand on.")]), ["bid 5", "bid 9"]);
    assert_eq!(fresh(&body, &[&whole(" and on.")]), ["bid 5", "bid 9"]);
    // It continues like that, but on a line of its own: a program may have
    // joined them.
    assert_eq!(read(&body, &[&whole("\nbid 9 and more")]), answer(&["bid 5"], &["bid 9"]));
    // There was room for it, so nothing was torn off.
    let short = "Write one of these as your answer: bid 5\nbid 9 and more";
    let body = "> Write one of these as your answer: bid 5\nbid 9\n> Goodbye.\n";
    assert_eq!(fresh(body, &[short]), ["bid 9"]);
}

#[test]
fn a_line_is_torn_only_where_it_is_too_wide() {
    // Another line of the quote is wider, so this one was not broken.
    let wider = "> These words of the letter together are a line that is wider than the other is";
    assert_eq!(fresh(&format!("{wider}\n{WIDE}\nbid 9\n> and on.\n"), &[]), ["bid 9"]);
    // A word that can't be broken says nothing about the width.
    let link =
        "> https://example.org/a-very-long-address/that-no-program-breaks/anywhere-at-all.html";
    let body = format!("{link}\n{WIDE}\nbid 9\n> and on.\n");
    assert_eq!(read(&body, &[]).doubtful, ["bid 9"]);
    assert_eq!(fresh("> Not long.\nbid 9\n> and on.\n", &[]), ["bid 9"]);
    assert_eq!(fresh(&format!("{WIDE}\n\nbid 9\n\n> and on.\n"), &[]), ["bid 9"]);
    assert_eq!(fresh(&format!("{WIDE}\nbid 9\n\n> and on.\n"), &[]), ["bid 9"]);
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

/// One of our letters, as long as they usually are.
const LETTER: &str = "Your turn to bid\n\nNamed already: 5 - Ann. Nobody may name the same amount again.\n\
    \x20 * Bid 6  - write: bid 6\n  * Pass  - write: pass\n\nSince your last letter\n- Planting: Ann plants \
    watermelons (2 farmers) at e5 for 4.\n- Canal: Ann proposes s6 with 2.\n\nTo answer, tap a button above \
    or reply to this letter.\nYou need not delete the quoted letter; only what you write yourself is read.";

/// The letter as Outlook quotes it, broken at `width`, with lines typed below
/// the given rows.
fn quoted_by_outlook(width: usize, typed: &[(usize, &str)]) -> String {
    let mut rows = Vec::new();
    for line in LETTER.lines() {
        let mut row = String::new();
        for word in line.split_whitespace() {
            if !row.is_empty() && row.len() + 1 + word.len() > width {
                rows.push(std::mem::take(&mut row));
            }
            row += if row.is_empty() { "" } else { " " };
            row += word;
        }
        rows.push(row);
    }
    for &(after, line) in typed.iter().rev() {
        rows.insert((after + 1).min(rows.len()), format!("\n{line}\n"));
    }
    let quote = rows.join("\n").replace("write: pass", "write: pass<mailto:a@b.example?body=pass>");
    format!("{OUTLOOK}{quote}\n")
}

const OUTLOOK: &str = "From: Monsoon <m@localhost>\nSent: Sunday, 22 November 2026 04:05\nTo: Ann\n\
    Subject: [Monsoon 17] Your turn\n\n";

#[test]
fn what_is_typed_into_an_unmarked_quote_of_ours_is_found() {
    let mut wrong = Vec::new();
    for width in [40, 72, 200] {
        let rows = quoted_by_outlook(width, &[]).lines().count() - OUTLOOK.lines().count();
        for above in ["pass\n\n", ""] {
            let body = format!("{above}{}", quoted_by_outlook(width, &[]));
            if !read(&body, &[LETTER]).inserted.is_empty() {
                wrong.push(body);
            }
            for line in ["bid 4", "plant banana2 c4", "bdi 4", "write: bid 6"] {
                // Below the first line, between any two, and below the last.
                for at in 0..rows {
                    let body = format!("{above}{}", quoted_by_outlook(width, &[(at, line)]));
                    let FreshText { lines, doubtful, inserted, .. } = read(&body, &[LETTER]);
                    let own = lines.join("\n") == above.trim() && doubtful.is_empty();
                    // An empty line of the letter doesn't count.
                    if !own || inserted != [line] {
                        wrong.push(format!("{inserted:?} {body}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

#[test]
fn what_is_quoted_without_marks_was_not_typed_into_it() {
    // Letters that differ in one line; one of them continues as the quote does.
    let without = LETTER.replace("  * Bid 6  - write: bid 6\n", "");
    let top = format!("pass\n\n{}", quoted_by_outlook(72, &[]));
    assert_eq!(read(&top, &[&without, LETTER]).inserted, [""; 0]);
    assert_eq!(read(&top, &[LETTER, &without]).inserted, [""; 0]);
    // Someone else's mail, and their answer inside the letter they quote.
    let inner = quoted_by_outlook(72, &[(4, "bid 4")]);
    for other in ["bid 4\nBen\n\n", "Hello Ann,\n\nbid 4\n\n"] {
        let body = format!("pass\n\n{}{other}{inner}", OUTLOOK.replace("Monsoon <m@", "Ben <b@"));
        assert_eq!(read(&body, &[LETTER]).inserted, [""; 0], "{body}");
    }
    // A letter that we no longer keep explains nothing and reveals nothing.
    let body = format!("pass\n\n{}", quoted_by_outlook(72, &[(4, "bid 4")]));
    assert_eq!(read(&body, &[]).inserted, [""; 0]);
}

/// An attribution below headers, in any shape, is not the end of one that
/// begins with From.
#[test]
fn headers_with_an_address_are_no_attribution() {
    let mut wrong = Vec::new();
    for names in [
        "From Sent To Subject",
        "Von Gesendet An Betreff",
        "보낸사람 날짜 받는사람 제목",
        "Xx Yy Zz Ww",
    ] {
        let names: Vec<&str> = names.split(' ').collect();
        for colon in [": ", "："] {
            let values = [
                "Ben <b@example.org>",
                "Sunday, 22 November 2026 04:05",
                "Monsoon",
                "Re: Your turn",
            ];
            let block: Vec<String> = names
                .iter()
                .zip(values)
                .map(|(name, value)| format!("{name}{colon}{value}"))
                .collect();
            let block = block.join("\n");
            for line in listed(include_str!("attributions.txt")) {
                for above in ["Thanks!\n\n", "Thanks!\n", "ann@example.org\n"] {
                    let body = format!("{above}{block}\n\n{line}\n\n> Your turn.\n\nbid 9\n");
                    if read(&body, &[]) != answer(&[above.trim()], &[]) {
                        wrong.push(body);
                    }
                }
            }
            // An answer below a marked quote is the author's.
            let body = format!("{block}\n\n> Your turn.\n\nbid 5\n");
            if read(&body, &[]) != answer(&["bid 5"], &[]) {
                wrong.push(body);
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n===\n"));
}

#[test]
fn paragraphs_begin_where_something_else_ended() {
    let body = "one\ntwo\n\nthree\n> quoted\nfour\nfour\n\nfour";
    let FreshText { lines, begun, .. } = read_whole(body, &[]);
    assert_eq!(lines, ["one", "two", "three", "four", "four", "four"]);
    assert_eq!(begun, [2, 3, 5]);
}
