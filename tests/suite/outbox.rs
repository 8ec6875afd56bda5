//! Outgoing letters: limits, bounces, and what a moderator can do.

use crate::parlour::shipped;
use crate::parlour::{Arrived, Parlour};
use chrono::TimeDelta;
use monsoon::{
    basics::TableId,
    config::Config,
    desk::{
        Desk, QueueError, Queued, Received, Report, Retry, Settings, Waits, showing::ViewerName,
    },
    mail::{Incoming, Source},
    store::Verdict,
};
use std::path::Path;

const SLOWLY: &str = "[outbound]\nper_hour = 2\nper_day = 5\n\
     [outbound.maildir]\npath = \"unused\"\n";

fn desk(config: &str, path: &Path, parlour: &Parlour) -> Desk {
    let config = Config::parse(config, Path::new("test")).unwrap();
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    Desk::new(crate::parlour::store_at(path), settings, parlour.clock.clone())
}

fn queue(parlour: &Parlour) -> Vec<Queued> {
    parlour.desk.queue(false).unwrap()
}

fn waits(parlour: &Parlour) -> Vec<Waits> {
    queue(parlour).iter().map(|letter| letter.waits).collect()
}

fn to(letters: &[Arrived]) -> Vec<&str> {
    letters.iter().map(|letter| letter.to.split('@').next().unwrap()).collect()
}

/// A delivery report as mail servers write it (RFC 3464).
fn report(to: &str, returned: Option<&str>, action: &str, status: &str) -> Vec<u8> {
    let returned = returned.unwrap_or("nothing@example.net");
    format!(
        "Return-Path: <>\r\nFrom: MAILER-DAEMON@example.org\r\nTo: <{to}>\r\n\
         Subject: Undelivered Mail Returned to Sender\r\n\
         Message-ID: <report.{action}.{status}.{returned}>\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n\
         --b\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.\r\nbid 5\r\n\
         --b\r\nContent-Type: message/delivery-status\r\n\r\n\
         Reporting-MTA: dns; mx.example.org\r\n\r\n\
         Final-Recipient: rfc822; red@example.org\r\nAction: {action}\r\nStatus: {status}\r\n\r\n\
         --b\r\nContent-Type: text/rfc822-headers\r\n\r\n\
         From: monsoon@localhost\r\nSubject: x\r\nMessage-ID: <{returned}>\r\n\r\n--b--\r\n"
    )
    .into_bytes()
}

#[track_caller]
fn why(received: &Received) -> &str {
    match received {
        Received::Recorded(Verdict::Ignored, why) => why,
        other => panic!("{other:?}"),
    }
}

/// The same report under another Message-ID.
fn unlike(report: &[u8], tag: &str) -> Vec<u8> {
    let text = String::from_utf8(report.to_vec()).unwrap();
    text.replace("Message-ID: <report.", &format!("Message-ID: <{}.", tag.replace('@', "."))).into()
}

#[test]
fn every_letter_has_an_envelope_sender_of_its_own() {
    let parlour = Parlour::santiago(3, &[]);
    let senders: std::collections::BTreeSet<_> =
        parlour.letters.iter().map(|letter| letter.sender.clone()).collect();
    // The moderator's, too.
    assert_eq!(senders.len(), 4);
    for sender in senders {
        let tag =
            sender.strip_prefix("monsoon+bounce-").unwrap().strip_suffix("@localhost").unwrap();
        assert!(tag.len() >= 16 && tag.chars().all(|c| c.is_ascii_hexdigit()), "{sender}");
        assert!(
            !parlour
                .letters
                .iter()
                .any(|letter| { String::from_utf8_lossy(&letter.raw).contains(tag) })
        );
    }
}

#[test]
fn over_the_limit_the_urgent_leave_first_and_the_rest_waits_its_hour() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = Parlour::empty(SLOWLY);
    parlour.desk = desk(SLOWLY, &path, &parlour);
    // Four welcomes; `open` delivers whatever may be sent.
    parlour.open(4, &[("first-builder", "yellow")], "x");
    assert_eq!(parlour.letters.len(), 2);
    assert_eq!(waits(&parlour), [Waits::RateLimit; 2]);
    let hour = parlour.clock.now() + TimeDelta::hours(1);
    assert_eq!(queue(&parlour)[0].next_try, Some(hour));

    // Another process, the same limit.
    parlour.advance(TimeDelta::minutes(59));
    parlour.desk = desk(SLOWLY, &path, &parlour);
    assert!(parlour.post().is_empty());

    // Something that nobody waits for was written first, an answer after it.
    let waiting: Vec<i64> = queue(&parlour).iter().map(|letter| letter.letter).collect();
    parlour.desk.queue_drop(&waiting, Some("for the test")).unwrap();
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute("UPDATE letters SET state = 'waiting', urgency = 2 WHERE id = ?1", [waiting[0]])
        .unwrap();
    let answer = parlour.mail("red", "help");
    assert!(answer.1.is_empty(), "{:?}", answer.1);
    parlour.advance(TimeDelta::minutes(1));
    assert_eq!(to(&parlour.post()), ["red", "brown"], "the answer was written last");

    // Four have left today; one more may, then none until tomorrow.
    parlour.advance(TimeDelta::hours(1));
    for order in ["help", "board"] {
        parlour.mail("red", order);
    }
    assert_eq!(parlour.letters.len(), 5);
    parlour.advance(TimeDelta::hours(3));
    assert!(parlour.post().is_empty());
    assert_eq!(waits(&parlour), [Waits::RateLimit]);
    let next = queue(&parlour)[0].next_try.unwrap();
    parlour.clock.advance(next - parlour.clock.now() - TimeDelta::seconds(1));
    assert!(parlour.post().is_empty());
    parlour.advance(TimeDelta::seconds(1));
    assert_eq!(parlour.post().len(), 1);
}

/// Two letters wait: red's answer and green's question.
fn two_waiting() -> Parlour {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    parlour.drops_in("red", "bid 4");
    parlour
}

#[test]
fn a_slow_domain_does_not_hold_up_the_others() {
    let mut parlour = two_waiting();
    let due = parlour.desk.due(10).unwrap();
    assert_eq!(due.len(), 2);
    // All are at example.org: after one slow attempt the others wait five minutes.
    parlour.desk.report(due[0].0, due[0].1, &Report::Slow("timed out".into())).unwrap();
    assert!(parlour.desk.due(10).unwrap().is_empty());
    assert_eq!(waits(&parlour), [Waits::BackOff; 2]);
    assert_eq!(queue(&parlour).iter().map(|letter| letter.attempts).sum::<u32>(), 1);
    parlour.advance(TimeDelta::minutes(5));
    assert_eq!(parlour.post().len(), 2);
}

#[test]
fn a_way_out_that_is_closed_costs_no_letter_a_try() {
    let mut parlour = two_waiting();
    for _ in 0..100 {
        let (id, attempts, _) = parlour.desk.due(1).unwrap().remove(0);
        parlour
            .desk
            .report(id, attempts, &Report::Closed("no login for ann@x.org".into()))
            .unwrap();
        let queue = queue(&parlour);
        let tried = queue.iter().find(|letter| letter.letter == id).unwrap();
        assert_eq!((tried.attempts, tried.waits), (0, Waits::BackOff));
        assert_eq!(tried.last_error.as_deref(), Some("no login for a***@x.org"));
        // The next attempt is made with another letter.
        assert_ne!(parlour.desk.due(1).unwrap()[0].0, id);
        parlour.advance(TimeDelta::hours(2));
    }
    assert_eq!(parlour.post().len(), 2);
}

#[test]
fn a_bounce_names_its_letter_by_its_address_or_by_what_came_back() {
    let mut parlour = Parlour::santiago(3, &[]);
    let letter = parlour.last("red");
    let plain = "monsoon@localhost";
    for (to, returned, expected) in [
        (letter.sender.to_uppercase().as_str(), None, true),
        (plain, Some(letter.message_id.as_str()), true),
        (letter.reply_to.as_str(), Some(letter.message_id.as_str()), true),
        // Forged: no secret of ours, or half of one.
        (plain, None, false),
        ("monsoon+bounce-00000000000000000000@localhost", None, false),
        ("monsoon+bounce-@localhost", None, false),
        (plain, Some("t1.p0.red.000000000000000000000000@localhost"), false),
    ] {
        let raw = unlike(&report(to, returned, "failed", "5.1.1"), &format!("{to}{returned:?}"));
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(
            why(&received).contains("came back, for good (5.1.1)"),
            expected,
            "{received:?}"
        );
        assert!(letters.is_empty());
    }
    // Three reports about one letter are no reason to stop.
    assert_eq!(parlour.desk.store().read().bounces_of("red@example.org").unwrap(), 1);
    assert!(parlour.desk.store().read().stopped().unwrap().is_empty());
}

#[test]
fn nothing_that_comes_to_a_bounce_address_is_an_order() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    let letter = parlour.last("red");
    for (what, head) in [
        ("an order", String::new()),
        ("an order to the seat as well", format!("Cc: {}\r\n", letter.reply_to)),
        ("an answer", format!("In-Reply-To: <{}>\r\n", letter.message_id)),
        ("a vacation", "Auto-Submitted: auto-replied\r\n".to_owned()),
    ] {
        let raw = format!(
            "From: red@example.org\r\nTo: {}\r\nMessage-ID: <{what}@x>\r\n{head}\r\nbid 5\r\n",
            letter.sender
        );
        let (received, letters) = parlour.hand_in(raw.as_bytes());
        assert!(why(&received).contains("to a bounce address"), "{what}: {received:?}");
        assert!(letters.is_empty() && parlour.position() == 1, "{what}");
    }
    assert_eq!(parlour.desk.store().read().bounces_of("red@example.org").unwrap(), 0);
}

/// A letter to red is written although red has not written, and arrives: somebody
/// else has red's secret, and red is told.
fn write_to_red(parlour: &mut Parlour) -> Vec<Arrived> {
    let letter = parlour.last("red");
    let from = format!("other{}@example.net", queue(parlour).len() + parlour.letters.len());
    let raw = parlour.reply_to(&letter, &from, "board");
    parlour.hand_in(&raw).1
}

/// A letter to red bounces for good; returns what arrives then.
fn bounce_one(parlour: &mut Parlour) -> Vec<Arrived> {
    let letter = write_to_red(parlour).remove(0);
    let bounce = unlike(&report(&letter.sender, None, "failed", "5.1.1"), &letter.sender);
    parlour.hand_in(&bounce).1
}

fn stop_red(parlour: &mut Parlour) -> Vec<Arrived> {
    (0..3).flat_map(|_| bounce_one(parlour)).collect()
}

#[test]
fn letters_that_come_back_stop_an_address_and_moderators_are_told_once() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    // A delay is not a failure, however often it is reported.
    for n in 0..9 {
        let bounce = report(&parlour.last("red").sender, None, "delayed", "4.4.1");
        let (received, _) = parlour.hand_in(&unlike(&bounce, &n.to_string()));
        assert!(why(&received).contains("for now"), "{received:?}");
    }
    // Two come back; then red writes, and the count starts again.
    assert!(bounce_one(&mut parlour).is_empty() && bounce_one(&mut parlour).is_empty());
    parlour.mail("red", "board");
    assert!(bounce_one(&mut parlour).is_empty() && bounce_one(&mut parlour).is_empty());
    let told = bounce_one(&mut parlour);
    assert_eq!(to(&told), ["mod"]);
    told[0].says("r***@example.org").says("table 1: red, Player red").says("5.1.1");
    assert!(!String::from_utf8_lossy(&told[0].raw).contains("red@example.org"));
    let seats = |viewer| parlour.desk.show(TableId(1), &viewer).unwrap().0.seats;
    assert!(seats(ViewerName::Moderator)[0].stopped_since.is_some());
    assert!(seats(ViewerName::Moderator)[1].stopped_since.is_none());
    assert!(seats(ViewerName::Public)[0].stopped_since.is_none(), "nobody else's business");
    // One that was under way and comes back later is not news.
    let late = parlour.letters[0].sender.clone();
    assert_eq!(parlour.letters[0].to, "red@example.org");
    let bounce = unlike(&report(&late, None, "failed", "5.1.1"), "late");
    assert!(parlour.hand_in(&bounce).1.is_empty());
}

#[test]
fn a_stopped_address_gets_its_letters_when_somebody_writes_from_there() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    assert_eq!(to(&stop_red(&mut parlour)), ["mod"]);
    // Red's letters wait, whoever triggers them except red; green's go on.
    assert!(write_to_red(&mut parlour).is_empty());
    parlour.advance(TimeDelta::days(9));
    assert!(parlour.post().is_empty());
    assert_eq!(waits(&parlour), [Waits::AddressStopped]);
    assert_eq!(parlour.mail("green", "board").1.len(), 1);
    let (_, letters) = parlour.mail("red", "board");
    assert_eq!(to(&letters), ["red", "red"]);
    assert!(queue(&parlour).is_empty());
    // The count starts again.
    assert!(bounce_one(&mut parlour).is_empty() && bounce_one(&mut parlour).is_empty());
    assert_eq!(to(&bounce_one(&mut parlour)), ["mod"]);
}

#[test]
fn a_moderator_may_say_that_an_address_works_again() {
    for which in [Retry::All, Retry::Letters(vec![])] {
        let mut parlour = Parlour::santiago(3, &[]);
        stop_red(&mut parlour);
        assert!(write_to_red(&mut parlour).is_empty());
        let which = match which {
            Retry::Letters(_) => Retry::Letters(vec![queue(&parlour)[0].letter]),
            all => all,
        };
        let retried = parlour.desk.queue_retry(&which).unwrap();
        assert_eq!((retried.letters.len(), retried.addresses_freed), (1, 1), "{which:?}");
        assert_eq!(to(&parlour.post()), ["red"]);
    }
}

#[test]
fn letters_refused_when_they_are_handed_over_count_as_well() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    let mut notices = 0;
    for n in 0..3 {
        let last = parlour.last("red");
        let raw = parlour.reply_to(&last, &format!("other{n}@example.net"), "board");
        let incoming =
            Incoming { raw, recipients: vec![], sender: None, source: Source::Smtp, peer: None };
        parlour.desk.receive(&incoming, 1000).unwrap();
        let (id, attempts, parcel) = parlour.desk.due(1).unwrap().remove(0);
        assert_eq!(parcel.to, "red@example.org");
        let said = "550 5.1.1 <red@example.org> unknown".to_owned();
        parlour.desk.report(id, attempts, &Report::Permanent(said)).unwrap();
        for notice in parlour.post() {
            notices += 1;
            assert_eq!(notice.to, "mod@example.org");
            assert!(!notice.text.contains("red@example.org"), "{}", notice.text);
        }
    }
    assert_eq!(notices, 4, "three are given up, and one address is stopped");
    assert_eq!(waits(&parlour), [Waits::GivenUp; 3]);
    assert!(write_to_red(&mut parlour).is_empty());
    let retried = parlour.desk.queue_retry(&Retry::Failed).unwrap();
    assert_eq!((retried.letters.len(), retried.addresses_freed), (3, 1));
    assert_eq!(parlour.post().len(), 4);
}

#[test]
fn notices_that_come_back_cause_no_notices() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    stop_red(&mut parlour);
    parlour.mail("red", "board");
    for round in 0..4 {
        let notice = parlour.letters.iter().rev().find(|letter| letter.to == "mod@example.org");
        let bounce = report(&notice.unwrap().sender, None, "failed", "5.1.1");
        let (received, letters) = parlour.hand_in(&unlike(&bounce, &format!("n{round}")));
        assert!(why(&received).contains("for good"));
        assert!(letters.is_empty());
        parlour.advance(TimeDelta::hours(1));
        stop_red(&mut parlour);
        parlour.mail("red", "board");
    }
    let stopped = parlour.desk.store().read().stopped().unwrap();
    assert_eq!(stopped[0].0, "mod@example.org");
}

#[test]
fn nothing_is_stopped_where_that_is_not_wanted() {
    let mut parlour =
        Parlour::empty("[outbound]\nbounces = 0\n[outbound.maildir]\npath = \"unused\"\n");
    parlour.open(3, &[("first-builder", "brown")], "x");
    for _ in 0..5 {
        assert!(bounce_one(&mut parlour).is_empty());
    }
    assert!(parlour.desk.store().read().stopped().unwrap().is_empty());
}

#[test]
fn a_dropped_letter_is_kept_and_can_be_taken_up_again() {
    let mut parlour = two_waiting();
    let green = queue(&parlour).into_iter().find(|letter| letter.seat == Some("green")).unwrap();
    assert_eq!((green.address.as_str(), green.table), ("g***@example.org", Some(TableId(1))));
    assert_eq!(parlour.desk.queue(true).unwrap()[1].address, "green@example.org");
    let dropped = parlour.desk.queue_drop(&[green.letter], Some("on the phone")).unwrap();
    let warning = dropped[0].warning.as_deref().unwrap();
    assert!(warning.contains("table 1 waits for a decision of green"), "{warning}");
    assert_eq!(queue(&parlour).len(), 1);
    assert!(matches!(parlour.desk.queue_drop(&[green.letter], None), Err(QueueError::Dropped(_))));
    let red = queue(&parlour)[0].letter;
    assert_eq!(to(&parlour.post()), ["red"]);
    // Too late, or nothing there: then everything stays as it was.
    for (letter, hint) in [(red, "was sent"), (999, "no letter 999")] {
        let both = vec![green.letter, letter];
        let error = parlour.desk.queue_retry(&Retry::Letters(both)).unwrap_err();
        assert!(error.to_string().contains(hint), "{error}");
        assert!(parlour.desk.queue_drop(&[letter], None).is_err());
        assert!(queue(&parlour).is_empty());
    }
    parlour.desk.queue_retry(&Retry::Letters(vec![green.letter])).unwrap();
    assert_eq!(to(&parlour.post()), ["green"]);
}

#[test]
fn a_letter_may_be_dropped_or_tried_again_while_it_is_handed_over() {
    // The result of the attempt, and the letter's final state.
    for (report, left, notices) in [
        (Report::Sent, 0, 0),
        (Report::Temporary("later".into()), 0, 0),
        (Report::Permanent("never".into()), 0, 0),
        (Report::Closed("closed".into()), 0, 0),
    ] {
        let mut parlour = two_waiting();
        let (id, attempts, _) = parlour.desk.due(1).unwrap().remove(0);
        parlour.desk.queue_drop(&[id], None).unwrap();
        parlour.desk.report(id, attempts, &report).unwrap();
        let here = queue(&parlour).iter().filter(|letter| letter.letter == id).count();
        assert_eq!(here, left, "{report:?}");
        let told = parlour.post().iter().filter(|letter| letter.to.starts_with("mod")).count();
        assert_eq!(told, notices, "{report:?}");
        // It was dropped in time, or it has left.
        let again = parlour.desk.queue_retry(&Retry::Letters(vec![id]));
        assert_eq!(again.is_err(), report == Report::Sent, "{report:?}");
    }
    let mut parlour = two_waiting();
    let (id, attempts, _) = parlour.desk.due(1).unwrap().remove(0);
    parlour.desk.queue_retry(&Retry::All).unwrap();
    parlour.desk.report(id, attempts, &Report::Sent).unwrap();
    assert_eq!(parlour.post().len(), 1, "it would have been sent twice");
}
