//! What holds for every receiver: SMTP and LMTP, on a port and on a socket
//! file.

use super::office::{KINDS, Office};
use monsoon::mail::Source;
use monsoon::mail::inbox::{Protocol, Verdict};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

#[test]
fn a_mail_is_taken_byte_for_byte() {
    for kind in KINDS {
        let office = Office::open(kind);
        let mut ann = office.greeted();
        ann.asks("MAIL FROM:<ann@example.org> SIZE=60 BODY=8BITMIME SMTPUTF8", "250 2.1.0");
        ann.asks("RCPT TO:<monsoon+ab@localhost>", "250 2.1.5");
        ann.asks("DATA", "354 ");
        ann.sends("Subject: x\r\n\r\nżółw\r\n..\r\n..a\r\nb\r\n.\r\n".as_bytes());
        ann.hears("250 2.0.0");
        ann.begins();
        ann.sends(b".\r\n");
        ann.hears("250 2.0.0");
        ann.asks("QUIT", "221 ");
        assert!(ann.is_hung_up());
        let taken = office.taken();
        assert_eq!(
            String::from_utf8_lossy(&taken[0].raw),
            "Subject: x\r\n\r\nżółw\r\n.\r\n.a\r\nb\r\n"
        );
        assert_eq!(taken[0].recipients, ["monsoon+ab@localhost"]);
        assert_eq!(taken[0].sender.as_deref(), Some("ann@example.org"));
        let source = match kind.protocol {
            Protocol::Smtp => Source::Smtp,
            Protocol::Lmtp => Source::Lmtp,
        };
        assert_eq!(taken[0].source, source);
        assert!(taken[1].raw.is_empty());
    }
}

#[test]
fn the_extensions_are_told() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| settings.max_size = 4321);
        let mut ann = office.call();
        ann.hears("220 post.test ");
        ann.says(kind.hello());
        let mut told = Vec::new();
        loop {
            let line = ann.line();
            told.push(line.trim_end()[4..].to_owned());
            if line.starts_with("250 ") {
                break;
            }
        }
        assert_eq!(told[0], "post.test", "{kind:?}");
        for extension in ["PIPELINING", "SIZE 4321", "8BITMIME", "SMTPUTF8", "ENHANCEDSTATUSCODES"]
        {
            assert!(told.iter().any(|line| line == extension), "{kind:?}: {told:?}");
        }
        assert_eq!(told.len(), 6, "{kind:?}: {told:?}");
    }
}

#[test]
fn nothing_is_relayed() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| settings.max_errors = 50);
        let mut eve = office.greeted();
        eve.asks("MAIL FROM:<eve@example.org>", "250 ");
        for address in [
            "bob@example.org",
            "monsoon@localhost.example",
            "monsoon%example.org@localhost",
            "bob@example.org@localhost",
            "\"bob@example.org\"@localhost",
            "postmaster@localhost",
            "monsoonx@localhost",
        ] {
            eve.says(&format!("RCPT TO:<{address}>"));
            let reply = eve.reply();
            let refused = reply.starts_with("550 5.7.1") || reply.starts_with("501 ");
            assert!(refused, "{kind:?} {address}: {reply}");
        }
        let nobody = if kind.protocol == Protocol::Lmtp { "503 5.5.1" } else { "554 5.5.1" };
        eve.asks("DATA", nobody);
        // A route through us to elsewhere is read as its last address.
        eve.says("RCPT TO:<@localhost:bob@example.org>");
        assert!(eve.reply().starts_with('5'));
    }
}

#[test]
fn a_mail_too_large_is_read_to_its_end_and_dropped() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| settings.max_size = 1000);
        let mut ann = office.greeted();
        ann.asks("MAIL FROM:<ann@example.org> SIZE=1001", "552 5.3.4");
        ann.begins();
        ann.sends(&b"x\r\n".repeat(334));
        ann.says(".");
        ann.hears("552 5.3.4");
        ann.begins();
        ann.sends(&b"xxx\r\n".repeat(200));
        ann.says(".");
        ann.hears("250 ");
        assert_eq!(office.taken().len(), 1);
        // Patience is limited.
        ann.begins();
        ann.sends(&b"x".repeat(26_000));
        ann.hears("421 ");
    }
}

#[test]
fn a_mail_cannot_hold_another() {
    for kind in KINDS {
        for end in
            ["\n.\r\n", "\n.\n", "\r\n.\n", "\r.\r\n", "\r.\r", "\r\n.\r", "\r\n.\r\r\n", "\n.\r"]
        {
            let office = Office::open(kind);
            let mut eve = office.greeted();
            eve.begins();
            eve.sends(format!("S: x\r\n\r\n1{end}MAIL FROM:<bob@example.org>\r\n").as_bytes());
            eve.sends(b"RCPT TO:<monsoon@localhost>\r\nDATA\r\nS: smuggled\r\n\r\nbid 9\r\n.\r\n");
            eve.hears("250 2.0.0");
            eve.asks("QUIT", "221 ");
            assert_eq!(office.taken().len(), 1, "{kind:?} {end:?}");
        }
    }
}

#[test]
fn a_command_must_end_properly() {
    for kind in KINDS {
        let office = Office::open(kind);
        let mut eve = office.greeted();
        eve.sends(b"NOOP\n");
        eve.hears("500 5.5.2");
        eve.sends(&[b'A'; 9000]);
        eve.says("");
        eve.hears("500 5.5.6");
        eve.asks("NOOP", "250 ");
        eve.asks("BDAT 10 LAST", "421 ");
        assert!(eve.is_hung_up());
    }
}

#[test]
fn a_line_without_end_is_hung_up_on() {
    let megabytes = vec![b'A'; 10 * 1024 * 1024];
    for kind in KINDS {
        let office = Office::open(kind);
        let mut eve = office.greeted();
        eve.pours(&megabytes);
        let last = eve.last_reply();
        assert!(last.is_none_or(|line| line.starts_with("421 4.7.0")), "{kind:?}");
        // The next caller is served.
        office.greeted().asks("NOOP", "250 ");
    }
}

/// Ten megabytes on one line are just a mail that is too large.
#[test]
fn a_long_line_in_a_mail_is_only_too_large() {
    let megabytes = vec![b'A'; 10 * 1024 * 1024];
    for kind in KINDS {
        let office = Office::open(kind);
        let mut ann = office.greeted();
        ann.begins();
        ann.sends(&megabytes);
        ann.sends(b"\r\n.\r\n");
        ann.hears("552 5.3.4");
        ann.asks("NOOP", "250 ");
        assert!(office.taken().is_empty());
    }
}

#[test]
fn garbage_all_at_once_ends_the_session() {
    let mut noise = Vec::new();
    let mut state = 7_u32;
    for _ in 0..200_000 {
        // A simple generator: the same noise every time.
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        noise.push(state.to_be_bytes()[0]);
    }
    let words = b"MAIL\r\nRCPT\r\n\r\n\0\r\nDATA x\r\nHELO\r\nLHLO\r\nEHLO\r\n".repeat(100);
    let ends = b"\n\n\n\r\r\r\n\r\n".repeat(1000);
    for kind in KINDS {
        let office = Office::open(kind);
        for (what, bytes) in [("noise", &noise), ("half commands", &words), ("line ends", &ends)] {
            let mut eve = office.greeted();
            eve.pours(bytes);
            let last = eve.last_reply();
            assert!(last.is_none_or(|line| line.starts_with("421 ")), "{kind:?} {what}");
        }
        office.greeted().asks("NOOP", "250 ");
        assert!(office.taken().is_empty());
    }
}

#[test]
fn recipients_commands_and_errors_have_their_limits() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| {
            settings.max_recipients = 2;
            settings.max_commands = 12;
            settings.max_errors = 3;
        });
        let mut ann = office.greeted();
        ann.asks("MAIL FROM:<a@b.example>", "250 ");
        ann.asks("RCPT TO:<monsoon+a@localhost>", "250 ");
        ann.asks("RCPT TO:<monsoon+b@localhost>", "250 ");
        ann.asks("RCPT TO:<monsoon+c@localhost>", "452 4.5.3");
        for _ in 0..7 {
            ann.asks("NOOP", "250 ");
        }
        ann.hears("421 4.7.0");
        assert!(ann.is_hung_up());

        let mut eve = office.greeted();
        for _ in 0..3 {
            eve.asks("NONSENSE", "500 ");
        }
        eve.asks("NONSENSE", "421 4.7.0");
        assert!(eve.is_hung_up());
    }
}

#[test]
fn the_handlers_verdict_is_the_reply() {
    for kind in KINDS {
        let office = Office::judging(
            kind,
            |_| {},
            |incoming| match incoming.raw.first() {
                Some(b'l') => Verdict::Later("disk\r\n250 full".into()),
                Some(b'r') => Verdict::Refused("no".into()),
                _ => Verdict::Taken,
            },
        );
        let mut ann = office.greeted();
        for (mail, start) in [("l", "451 4.3.0 disk250 full"), ("r", "554 5.6.0 no"), ("t", "250 ")]
        {
            ann.begins();
            ann.sends(format!("{mail}\r\n.\r\n").as_bytes());
            ann.hears(start);
        }
        assert_eq!(office.taken().len(), 1);
    }
}

#[test]
fn silence_is_not_waited_out() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| settings.idle = Duration::from_millis(50));
        let mut ann = office.call();
        ann.hears("220 ");
        ann.hears("421 4.4.2");
        assert!(ann.is_hung_up());
        let office = Office::with(kind, |settings| settings.total = Duration::from_millis(50));
        let mut ann = office.call();
        ann.hears("220 ");
        ann.hears("421 4.4.2");
    }
}

/// Sending a byte now and then holds no place: a command has the time of one
/// silence, and a mail that time plus more according to its size, long before the
/// session's time is up.
#[test]
fn a_slow_loris_is_shaken_off() {
    let silence = Duration::from_millis(100);
    let office = |kind| {
        Office::with(kind, |settings| {
            settings.idle = silence;
            settings.total = Duration::from_mins(10);
        })
    };
    let shaken_off = |kind, in_a_mail: bool| {
        let office = office(kind);
        let mut eve = office.greeted();
        if in_a_mail {
            eve.begins();
        }
        let before = Instant::now();
        while eve.nibbles(b"N", Duration::from_millis(5)) {
            assert!(before.elapsed() < Duration::from_secs(8), "{kind:?}: still served");
        }
        // In a mail it may go on for longer than one silence.
        assert!(!in_a_mail || before.elapsed() > silence, "{kind:?}: too soon");
    };
    std::thread::scope(|scope| {
        for kind in KINDS {
            scope.spawn(move || shaken_off(kind, false));
            scope.spawn(move || shaken_off(kind, true));
        }
    });
}

#[test]
fn only_so_many_may_call_at_once() {
    for kind in KINDS {
        let office = Office::with(kind, |settings| settings.max_sessions = 2);
        let first = office.greeted();
        let _second = office.greeted();
        for _ in 0..3 {
            let mut third = office.call();
            third.hears("421 4.3.2");
            assert!(third.is_hung_up());
        }
        // A place is free again as soon as somebody leaves.
        drop(first);
        let deadline = Instant::now() + Duration::from_secs(10);
        while !office.call().reply().starts_with("220 ") {
            assert!(Instant::now() < deadline, "{kind:?}: the place is not given again");
        }
    }
}

/// One host may have only so many places: the others are always served, whatever
/// it does with its own.
#[test]
fn one_host_does_not_shut_out_the_others() {
    for kind in KINDS.into_iter().filter(|kind| !kind.unix) {
        let office = Office::with(kind, |settings| settings.max_sessions_of_host = 20);
        let mut idle: Vec<_> = (0..20).map(|_| office.greeted()).collect();
        let mut one_more = office.call();
        one_more.hears("421 4.7.0");
        assert!(one_more.is_hung_up());
        let mut other = office.call_from(2);
        other.hears("220 ");
        other.asks(kind.hello(), "250 ENHANCED");
        other.begins();
        other.sends(b"x\r\n.\r\n");
        other.hears("250 2.0.0");
        // Sessions that have a place keep it.
        for caller in &mut idle {
            caller.asks("NOOP", "250 ");
        }
    }
}

/// If all places are taken, a silent session makes room for a host with fewer; one
/// that is busy never does.
#[test]
fn the_silent_make_room() {
    for kind in KINDS.into_iter().filter(|kind| !kind.unix) {
        let office = Office::with(kind, |settings| {
            settings.max_sessions = 4;
            settings.spared = Duration::ZERO;
        });
        let mut busy = office.greeted();
        busy.begins();
        let mut idle = [office.greeted(), office.greeted()];
        let mut lonely = office.call_from(9);
        lonely.hears("220 ");
        // The fourth of the same host has to wait its turn.
        office.call().hears("421 4.3.2");
        let mut other = office.call_from(2);
        other.hears("220 ");
        let [first, second] = &mut idle;
        first.hears("421 4.3.2");
        assert!(first.is_hung_up());
        second.asks("NOOP", "250 ");
        let mut another = office.call_from(3);
        another.hears("220 ");
        second.hears("421 4.3.2");
        // Now only the host that is sending a mail has more than one place, and it
        // is busy.
        office.call_from(4).hears("421 4.3.2");
        busy.sends(b"x\r\n.\r\n");
        busy.hears("250 2.0.0");
        for caller in [&mut lonely, &mut other, &mut another] {
            caller.asks("NOOP", "250 ");
        }
    }
}

/// Five hosts that dribble mails into all places: the slowest session of the host
/// with the most makes room, and one that sends at a decent pace does not.
#[test]
fn the_slow_make_room() {
    for kind in KINDS.into_iter().filter(|kind| !kind.unix) {
        let office = Office::with(kind, |settings| {
            settings.max_sessions = 11;
            settings.max_sessions_of_host = 2;
            settings.spared = Duration::from_millis(20);
            settings.max_size = 10_000_000;
            settings.rate = 100_000;
        });
        let in_a_mail = |host| {
            let mut caller = office.call_from(host);
            caller.hears("220 ");
            caller.asks(kind.hello(), "250 ENHANCED");
            caller.begins();
            caller
        };
        let mut quick = in_a_mail(9);
        let mut second = in_a_mail(9);
        // More than a minute's worth, and more than the system keeps for a reader who is
        // late: once it is sent, the receiver has read a part.
        let much = vec![b'x'; 8_000_000];
        quick.sends(&much);
        second.sends(&much);
        let mut slow: Vec<_> = (2..6).flat_map(|host| [in_a_mail(host), in_a_mail(host)]).collect();
        let mut last = in_a_mail(6);
        // A byte each, which pays for less than a millisecond: their silences begin
        // afresh, and they are as slow as before.
        for caller in slow.iter_mut().chain([&mut last]) {
            caller.sends(b"x");
        }
        let deadline = Instant::now() + Duration::from_secs(10);
        let mut newcomer = loop {
            let mut caller = office.call_from(7);
            if caller.reply().starts_with("220 ") {
                break caller;
            }
            assert!(Instant::now() < deadline, "{kind:?}: no place for anybody else");
        };
        // The first of them was the slowest, and 421 is all it hears.
        let gone = slow[0].last_reply();
        assert!(gone.is_none_or(|said| said.starts_with("421 4.3.2")), "{kind:?}");
        for caller in [&mut quick, &mut second, &mut last] {
            caller.sends(b"\r\n.\r\n");
            caller.hears("250 2.0.0");
        }
        newcomer.asks(kind.hello(), "250 ENHANCED");
    }
}

#[test]
fn a_stop_ends_sessions_and_the_listener() {
    for kind in KINDS {
        let mut office = Office::open(kind);
        let mut idle = office.greeted();
        let mut busy = office.greeted();
        busy.begins();
        busy.sends(b"half a mail\r\n");
        let before = Instant::now();
        office.close();
        assert!(before.elapsed() < Duration::from_secs(3));
        idle.hears("421 4.3.2");
        busy.hears("421 4.3.2");
        assert!(office.taken().is_empty());
        assert!(office.socket_file().is_none_or(|path| !path.exists()), "{kind:?}");
    }
}

/// A mail that is with the handler when the receiver stops gets the handler's
/// reply, and only then does the connection end.
#[test]
fn a_stop_does_not_take_the_answer_away() {
    for kind in KINDS {
        let gate = Arc::new((Mutex::new((false, false)), Condvar::new()));
        let inside = Arc::clone(&gate);
        let mut office = Office::judging(
            kind,
            |_| {},
            move |_| {
                let (state, changed) = &*inside;
                let mut state = state.lock().unwrap();
                state.0 = true;
                changed.notify_all();
                let wait = Duration::from_secs(10);
                drop(changed.wait_timeout_while(state, wait, |state| !state.1).unwrap());
                Verdict::Taken
            },
        );
        let mut ann = office.greeted();
        ann.begins();
        ann.sends(b"x\r\n.\r\n");
        let (state, changed) = &*gate;
        let wait = Duration::from_secs(10);
        let entered =
            changed.wait_timeout_while(state.lock().unwrap(), wait, |state| !state.0).unwrap();
        assert!(entered.0.0, "{kind:?}: the handler was not reached");
        drop(entered);
        office.close();
        state.lock().unwrap().1 = true;
        changed.notify_all();
        ann.hears("250 2.0.0");
        ann.hears("421 4.3.2");
        assert_eq!(office.taken().len(), 1);
    }
}
