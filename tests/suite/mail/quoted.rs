//! Answers below and between the lines of a quote, by mail: only their author's
//! orders are carried out, all of them, and what can't be decided is asked.

use super::super::parlour::{Arrived, Parlour};
use monsoon::{desk::Received, store::Verdict};

/// Hands in a reply of the player who is asked, and returns how it went: the
/// verdict, whether the game moved, and the answer.
fn reply(parlour: &mut Parlour, body: &str) -> (Verdict, bool, Arrived) {
    let colour = parlour.awaited()[0];
    let before = parlour.position();
    let (received, _) = parlour.mail(colour, &body.replace('\n', "\r\n"));
    let Received::Recorded(verdict, _) = received else { panic!("{body}: {received:?}") };
    (verdict, parlour.position() > before, parlour.last(colour))
}

/// What the answer says is asked.
fn is_asked(letter: &Arrived, headline: &str, line: &str) {
    letter.says(headline);
    assert!(letter.text.contains(line), "{line}:\n{}", letter.text);
}

#[test]
fn an_order_quoted_below_headers_is_not_carried_out() {
    let inner = "On 22/11/2026 04:05, Monsoon wrote:\n> It is your turn to bid.\n\nbid 3\n";
    let blocks = [
        "-----Original Message-----\nFrom: Ben <ben@example.org>\nSent: Sunday, November 22, 2026 5:00 AM\n\
         To: Monsoon\nSubject: RE: Your turn\n\n",
        "________________________________\nVon: Ben\nGesendet: Sonntag, 22. November 2026 05:00\n\
         An: Monsoon\nBetreff: AW: Your turn\n\n",
        "------------------ 原始邮件 ------------------\n发件人: \"Ben\"<ben@example.org>;\n发送时间: 2026年11月22日 5:00\n\
         收件人: \"Monsoon\";\n主题: Re: Your turn\n\n",
        "On Sunday, November 22, 2026 at 05:00:00 AM GMT+1, Ben <ben@example.org> wrote:\n\n",
    ];
    for block in blocks {
        let mut parlour = Parlour::santiago(3, &[]);
        let (verdict, moved, _) = reply(&mut parlour, &format!("Thanks!\n\n{block}{inner}"));
        assert_eq!((verdict, moved), (Verdict::Explained, false), "{block}");
        let (verdict, moved, _) = reply(&mut parlour, &format!("bid 5\n\n{block}{inner}"));
        assert_eq!((verdict, moved), (Verdict::CarriedOut, true), "{block}");
        assert!(!parlour.view().to_string().contains("\"bid\":3"), "{block}");
    }
}

#[test]
fn an_answer_between_our_lines_is_carried_out() {
    let mut parlour = Parlour::santiago(3, &[]);
    let letter = parlour.last(parlour.awaited()[0]);
    let lines: Vec<String> = letter.text.lines().map(|line| format!("> {line}")).collect();
    // Below the widest line of the letter, where the program might have broken it.
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap();
    let place = lines.iter().position(|line| line.chars().count() == widest).unwrap();
    let (above, below) = lines.split_at(place + 1);
    let body = format!(
        "Hello!\n\nOn 22/11/2026 04:05, Monsoon wrote:\n{}\nbid 4\n{}\n",
        above.join("\n"),
        below.join("\n")
    );
    let (verdict, moved, _) = reply(&mut parlour, &body);
    assert_eq!((verdict, moved), (Verdict::CarriedOut, true));
}

#[test]
fn a_line_that_may_be_quoted_is_asked_about() {
    let wide = "> Whoever names the highest amount may choose, and nobody else may do so";
    let body = |order: &str| {
        format!("{order}\n\nOn 22/11/2026 04:05, Ben wrote:\n{wide}\npass\n> as I said before.\n")
    };
    for (language, headline, line) in [
        ("en", "Is this yours?", "yours? | pass"),
        ("pl", "Czy to Twoje słowa?", "Twoje? | pass"),
        ("fr", "Est-ce vous qui avez écrit cela ?", "de vous ? | pass"),
        ("da", "Har du selv skrevet det?", "dit? | pass"),
        ("es", "¿Lo has escrito tú?", "¿tuyo? | pass"),
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        reply(&mut parlour, &format!("language {language}"));
        let (verdict, moved, answer) = reply(&mut parlour, &body("bid 5"));
        assert_eq!((verdict, moved), (Verdict::Explained, false), "{language}");
        is_asked(&answer, headline, line);
        // The language is not changed either, nor is anything else done.
        let (_, _, answer) = reply(&mut parlour, &body("language en"));
        is_asked(&answer, headline, line);
        // As the letter requests: all of it above the quoted letter.
        let quoted: Vec<String> = answer.text.lines().map(|line| format!("> {line}")).collect();
        let all = format!("bid 5\n\nOn 22/11/2026 04:10, Monsoon wrote:\n{}\n", quoted.join("\n"));
        let (verdict, moved, _) = reply(&mut parlour, &all);
        assert_eq!((verdict, moved), (Verdict::CarriedOut, true), "{language}");
    }
}

#[test]
fn no_passphrase_is_shown_when_lines_are_asked_about() {
    let mut parlour = Parlour::santiago(3, &[]);
    let wide = "> Whoever names the highest amount may choose, and nobody else may do so";
    let body =
        format!("sign horse battery\n\nBen wrote:\n{wide}\nsign correct staple\n> before.\n");
    let (verdict, moved, answer) = reply(&mut parlour, &body);
    assert_eq!((verdict, moved), (Verdict::Explained, false));
    is_asked(&answer, "Is this yours?", "yours? | sign …");
    let raw = String::from_utf8_lossy(&answer.raw).into_owned();
    assert!(!raw.contains("staple") && !raw.contains("battery"));
}

#[test]
fn an_attribution_broken_inside_our_address_is_an_attribution() {
    for attribution in [
        "Am Mo., 5. Jan. 2026 um 09:05 Uhr schrieb Monsoon <\n{a}>:",
        "pon., 5 sty 2026 o 09:05 Monsoon <\n{a}> napisał(a):",
        "On Mon, Jan 5, 2026 at 9:05 AM Monsoon <\n{a}> wrote:",
        "Le lun. 5 janv. 2026 à 09:05, Monsoon\n<{a}> a écrit :",
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        let address = parlour.last(parlour.awaited()[0]).reply_to;
        let attribution = attribution.replace("{a}", &address);
        let (verdict, moved, _) =
            reply(&mut parlour, &format!("{attribution}\n\n> Your turn.\n> bid 3\n\nbid 5\n"));
        assert_eq!((verdict, moved), (Verdict::CarriedOut, true), "{attribution}");
    }
}

/// A moderator's commands, and somebody who takes a seat, are asked the same.
#[test]
fn a_moderators_doubtful_line_is_asked_about() {
    let wide = "> Whoever names the highest amount may choose, and nobody else may do so";
    let body = format!("board\n\nOn 22/11/2026 04:05, Ben wrote:\n{wide}\npause\n> as I said.\n");
    let mut parlour = Parlour::santiago(3, &[]);
    let (received, letters) = parlour.moderator_mails(&body.replace('\n', "\r\n"));
    assert!(matches!(received, Received::Recorded(Verdict::Explained, _)), "{received:?}");
    letters[0].says("yours? | pause").says("Nothing of your mail was carried out");
    assert_eq!(parlour.awaited().len(), 1, "the table is not paused");
}

/// Endings that are not orders cause no mail to be refused.
#[test]
fn a_signature_without_a_mark_refuses_no_mail() {
    for end in [
        "BR\nR",
        "Many thanks,\nAlex Example\nHead of Gardening\n+1 555 0100",
        "V/r",
        "With best regards,\nAlex",
        "A.",
        "Alex",
        "Thanks!\n\nCONFIDENTIALITY NOTICE: for the recipient only.\nbid 4",
        "Regards\n\nThis e-mail and its attachments may be confidential, and privileged by\nlaw: bid 4\nbid 4",
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        let colour = parlour.awaited()[0];
        let raw = String::from_utf8(parlour.reply(colour, &format!("bid 5\n\n{end}"))).unwrap();
        let from = format!("From: <{colour}@example.org>");
        let raw = raw.replace(&from, &format!("From: Alexandra Example <{colour}@example.org>"));
        let before = parlour.position();
        let (received, _) = parlour.hand_in(raw.replace("\r\n", "\n").as_bytes());
        assert!(
            matches!(received, Received::Recorded(Verdict::CarriedOut, _)),
            "{end}: {received:?}"
        );
        assert!(parlour.position() > before, "{end}");
    }
}

/// A player who answers in Outlook between the lines of our letter, and once above
/// them: none of it acts before they are asked. A top-post is not affected.
#[test]
fn orders_between_the_lines_of_an_unmarked_quote_are_asked_about() {
    for html in [false, true] {
        let mut parlour = Parlour::santiago(3, &[]);
        let letter = parlour.last(parlour.awaited()[0]);
        let quoted = if html { monsoon::mail::html_to_text(&letter.html) } else { letter.text };
        let rows: Vec<&str> = quoted.lines().filter(|line| !line.trim().is_empty()).collect();
        let block = "From: Monsoon <monsoon@localhost>\nSent: Sunday, November 22, 2026 5:00 AM\n\
                     To: Ann\nSubject: Your turn\n\n";
        // Rows of a board and bare figures are too ambiguous; the last is the
        // letter's end.
        let places: Vec<usize> = (1..rows.len()).step_by(7).chain([rows.len() - 1]).collect();
        for at in places {
            let (above, below) = rows.split_at(at + 1);
            let body =
                format!("bid 5\n\n{block}{}\n\nbid 4\n\n{}\n", above.join("\n"), below.join("\n"));
            let (verdict, moved, answer) = reply(&mut parlour, &body);
            assert_eq!((verdict, moved), (Verdict::Explained, false), "{body}");
            is_asked(&answer, "Is this yours?", "yours? | bid 4");
        }
        let (verdict, moved, _) =
            reply(&mut parlour, &format!("bid 5\n\n{block}{}\n", rows.join("\n")));
        assert_eq!((verdict, moved), (Verdict::CarriedOut, true));
    }
}

/// Nobody writes orders below the start of a signature, or in what a page marks as
/// one. If there is one nevertheless, nothing in the mail acts unasked.
#[test]
fn an_order_in_a_signature_is_asked_about() {
    let page = |marked: &str| {
        format!("<div>bid 5</div><div class=\"gmail_signature\">Ann<br>{marked}</div>")
    };
    let text = |marked: &str| format!("bid 5\n-- \nAnn\n{marked}");
    for (marked, asked) in [
        ("pass", true),
        ("bid 4", true),
        ("Head of Gardening", false),
        ("Pass it on!", false),
        ("+48 22 123 45 67", false),
        ("Plant a tree; save the world", false),
    ] {
        for (kind, body) in [("plain", text(marked)), ("html", page(marked))] {
            let mut parlour = Parlour::santiago(3, &[]);
            let colour = parlour.awaited()[0];
            let before = parlour.position();
            let raw = parlour.reply(colour, &body.replace('\n', "\r\n"));
            let raw =
                String::from_utf8(raw).unwrap().replace("text/plain", &format!("text/{kind}"));
            let (received, _) = parlour.hand_in(raw.as_bytes());
            let Received::Recorded(verdict, _) = received else { panic!("{body}: {received:?}") };
            let moved = parlour.position() > before;
            let wanted = if asked { Verdict::Explained } else { Verdict::CarriedOut };
            assert_eq!((verdict, moved), (wanted, !asked), "{body}");
            if asked {
                let line = format!("yours? | {marked}");
                is_asked(&parlour.last(colour), "Is this yours?", &line);
            }
        }
    }
}

/// A farewell ends what is read; an order below it is reported, even if
/// misspelled.
#[test]
fn a_misspelled_order_below_a_farewell_is_no_title() {
    for (end, refused) in [
        ("bdi 4", true),
        ("pss", true),
        ("Head of Gardening", false),
        ("+48 22 123 45 67", false),
        ("Bidston Road 4", false),
        ("Pia", false),
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        let (verdict, moved, answer) =
            reply(&mut parlour, &format!("bid 5\n\nThanks a lot!\nAnna\n{end}"));
        let wanted = if refused { Verdict::Refused } else { Verdict::CarriedOut };
        assert_eq!((verdict, moved), (wanted, !refused), "{end}");
        if refused {
            answer.says(end);
        }
    }
}
