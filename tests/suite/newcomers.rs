//! Offered seats, and who may take one: only people known to want it.

use crate::{
    clocks::{address_in, options},
    parlour::{MODERATED, Parlour},
};
use chrono::TimeDelta;

/// Somebody has the code of an offer, and any address in a mail's From: there are
/// no more answers than an offer gets, one a day to each, and none once it has
/// ended.
#[test]
fn an_offer_is_no_way_to_have_letters_written_to_others() {
    let mut parlour = options(&[("clock", "24h"), ("silence", "wait"), ("offer-after", "1")]);
    let first = parlour.awaited()[0];
    parlour.wait(TimeDelta::hours(25));
    let code = address_in(&parlour.last("mod").text);
    let mut mails = 0;
    let mut answers = |parlour: &mut Parlour, from: &str| {
        mails += 1;
        let mail = format!(
            "From: {from}\r\nTo: {code}\r\nMessage-ID: <{mails}@elsewhere.org>\r\n\r\nhello\r\n"
        );
        let answers = parlour.hand_in(mail.as_bytes()).1;
        answers.iter().filter(|it| it.to == from).count()
    };
    assert_eq!(answers(&mut parlour, "zoe@elsewhere.org"), 1);
    assert_eq!(answers(&mut parlour, "zoe@elsewhere.org"), 0);
    parlour.advance(TimeDelta::hours(25));
    assert_eq!(answers(&mut parlour, "zoe@elsewhere.org"), 1, "the day after");
    let flood: usize =
        (0..60).map(|it| answers(&mut parlour, &format!("victim{it}@elsewhere.org"))).sum();
    assert_eq!(flood, 18);
    // The player who was absent answers, and the offer ends.
    parlour.play(first, "bid 3");
    parlour.advance(TimeDelta::days(30));
    assert_eq!(answers(&mut parlour, "late@elsewhere.org"), 0);
}

/// Anybody with the code of an offer can write any address into a mail: nobody is
/// seated unless they confirm it themselves, and nobody is written to often
/// because of it.
#[test]
fn a_seat_can_be_taken_for_nobody_else() {
    let mut parlour = options(&[("clock", "24h"), ("silence", "wait"), ("offer-after", "1")]);
    parlour.wait(TimeDelta::hours(25));
    let code = address_in(&parlour.last("mod").text);
    let mut mails = 0;
    let mut takes = |parlour: &mut Parlour, from: &str, to: &str, above: &str| {
        mails += 1;
        let mail = format!(
            "{above}From: {from}\r\nTo: {to}\r\nMessage-ID: <t{mails}@elsewhere.org>\r\n\r\n\
             take evil.example\r\n"
        );
        parlour.hand_in(mail.as_bytes()).1
    };
    let players = |parlour: &Parlour| parlour.desk.list().unwrap()[0].players.clone();
    let before = players(&parlour);
    let asked = takes(&mut parlour, "victim@elsewhere.org", &code, "");
    assert_eq!(asked.iter().map(|it| it.to.as_str()).collect::<Vec<_>>(), ["victim@elsewhere.org"]);
    assert!(!asked[0].text.contains("evil"), "words of a stranger's in a letter of ours");
    assert_eq!(takes(&mut parlour, "victim@elsewhere.org", &code, "").len(), 0, "once a day");
    let flood: usize = (0..60)
        .map(|it| takes(&mut parlour, &format!("victim{it}@elsewhere.org"), &code, "").len())
        .sum();
    assert_eq!(flood, 19, "as many as an offer gets");
    assert_eq!(players(&parlour), before);
    // The mailbox answers automatically: that confirms nothing.
    let robot = "Auto-Submitted: auto-replied\r\n";
    takes(&mut parlour, "victim@elsewhere.org", &asked[0].reply_to, robot);
    assert_eq!(players(&parlour), before);
    // Its owner says yes, and everybody else's question has ended.
    takes(&mut parlour, "victim@elsewhere.org", &asked[0].reply_to, "");
    assert_ne!(players(&parlour), before);
    // Their mail has no name that others may read, and nothing of their address is one.
    assert!(players(&parlour).iter().all(|it| !it.contains("victim") && !it.contains("evil")));
    assert!(takes(&mut parlour, "zoe@elsewhere.org", &code, "").is_empty());
}

/// A sender whom our own mail server vouches for is not asked; and when an offer
/// ends, so do its questions.
#[test]
fn a_vouched_for_newcomer_sits_at_once() {
    let config = format!("[inbound]\nauthserv_id = \"mx.test\"\n{MODERATED}");
    for vouched in [true, false] {
        let mut parlour = Parlour::empty(&config);
        let rules = [("clock", "24h"), ("silence", "wait"), ("offer-after", "1")];
        parlour.open(3, &rules, "vouched");
        let first = parlour.awaited()[0];
        parlour.wait(TimeDelta::hours(25));
        let code = address_in(&parlour.last("mod").text);
        let above = if vouched {
            "Authentication-Results: mx.test; dkim=pass header.d=example.net; \
             dmarc=pass header.from=example.net\r\n"
        } else {
            ""
        };
        let mail = format!(
            "{above}From: zoe@example.net\r\nTo: {code}\r\nMessage-ID: <1@x>\r\n\r\ntake Zoe\r\n"
        );
        let letters = parlour.hand_in(mail.as_bytes()).1;
        let sits =
            |parlour: &Parlour| parlour.desk.list().unwrap()[0].players.contains(&"Zoe".to_owned());
        assert_eq!(sits(&parlour), vouched);
        if !vouched {
            parlour.play(first, "bid 3");
            let late = parlour.reply_to(&letters[0], "zoe@example.net", "take Zoe");
            assert!(parlour.hand_in(&late).1.is_empty());
            assert!(!sits(&parlour));
        }
    }
}
