//! A mailbox by IMAP, against a server that breaks at every possible moment.

mod server;

use monsoon::mail::inbox::imap::{self, Credential, Done, Fault, Limits, Settings};
use monsoon::mail::outbound::Security;
use monsoon::mail::{Incoming, Source};
use server::{BREAKS, Break, Folder, Manners, Server};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const TAKEN: &str = "$MonsoonTaken";

fn settings(server: &Server, done: Done) -> Settings {
    Settings {
        host: "127.0.0.1".into(),
        port: server.address.port(),
        security: Security::None,
        user: "ann".into(),
        secret: Credential::Password(Arc::new(|| Ok("sesame".into()))),
        mailbox: "INBOX".into(),
        done,
        max_bytes: 100_000,
        ca_file: None,
        limits: Limits {
            answer: Duration::from_secs(5),
            idle: Duration::from_secs(10),
            poll: Duration::from_millis(20),
            first_pause: Duration::from_millis(2),
            last_pause: Duration::from_millis(20),
            refused_pause: Duration::from_millis(20),
            retry: Duration::from_millis(30),
        },
    }
}

fn to_folder() -> Done {
    Done::Move("Taken".into())
}

fn mail(number: u32) -> Vec<u8> {
    format!("From: ann@example.org\r\nMessage-ID: <{number}@x>\r\n\r\nbid {number}\r\n").into()
}

/// The same, with little patience if the server is going to fall silent.
fn settings_for(server: &Server, done: Done, fault: Break) -> Settings {
    let mut settings = settings(server, done);
    if fault == Break::Silence {
        settings.limits.answer = Duration::from_millis(100);
    }
    settings
}

/// Plays the part of the database: stores each mail once, and counts how often it
/// was given one.
#[derive(Default)]
struct Store {
    kept: BTreeSet<Vec<u8>>,
    order: Vec<Vec<u8>>,
    handed: usize,
}

impl Store {
    fn take(&mut self, incoming: Incoming) -> bool {
        assert_eq!(incoming.source, Source::Imap);
        assert!(incoming.recipients.is_empty() && incoming.sender.is_none());
        self.handed += 1;
        if self.kept.insert(incoming.raw.clone()) {
            self.order.push(incoming.raw);
        }
        true
    }
}

fn pass(settings: &Settings, store: &mut Store) -> Result<imap::Pass, Fault> {
    let mut take = |incoming, _| store.take(incoming);
    imap::pass(settings, &mut take, &AtomicBool::new(false))
}

/// A client that works until `enough` says so.
fn run_until(
    settings: &Settings,
    take: &mut dyn FnMut(Incoming, u64) -> bool,
    enough: impl Fn() -> bool + Sync,
) {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let late = Instant::now() + Duration::from_secs(20);
            while !enough() && Instant::now() < late {
                std::thread::sleep(Duration::from_millis(1));
            }
            stop.store(true, Ordering::SeqCst);
        });
        imap::run(settings, take, &stop, &AtomicBool::new(false));
    });
    assert!(enough(), "the client gave up, or waited for ever");
}

/// The kinds of server, and what is done with taken mail on each.
fn kinds() -> Vec<(&'static str, Manners, Done)> {
    let all = Manners::default;
    vec![
        ("move", all(), to_folder()),
        ("copy and expunge", Manners { moving: false, ..all() }, to_folder()),
        ("copy", Manners { moving: false, uidplus: false, ..all() }, to_folder()),
        (
            "copy, no keywords",
            Manners { moving: false, uidplus: false, keywords: false, ..all() },
            to_folder(),
        ),
        ("flag", all(), Done::Flag),
        (
            "flag, no keywords, no IDLE",
            Manners { keywords: false, idle: false, ..all() },
            Done::Flag,
        ),
    ]
}

/// Three mails for us, plus one that another client has read and one that it means
/// to delete.
fn fill(server: &Server) -> BTreeSet<Vec<u8>> {
    let mut state = server.state();
    let inbox = state.folders.get_mut("INBOX").unwrap();
    inbox.add(&mail(1), &[]);
    inbox.add(&mail(99), &["\\Deleted"]);
    inbox.add(&mail(2), &["\\Seen"]);
    inbox.add(&mail(3), &[]);
    [1, 2, 3].map(mail).into()
}

/// Whether all is acknowledged, and nothing else touched.
fn is_settled(folders: &BTreeMap<String, Folder>, manners: &Manners, done: &Done) -> bool {
    let inbox = &folders["INBOX"].mails;
    let deleted = inbox.iter().find(|it| it.raw == mail(99)).expect("not ours to expunge");
    assert_eq!(deleted.flags, BTreeSet::from(["\\Deleted".to_owned()]));
    let others = || inbox.iter().filter(|it| it.raw != mail(99));
    match done {
        Done::Flag => others().all(|it| {
            it.flags.contains("\\Seen") && (!manners.keywords || it.flags.contains(TAKEN))
        }),
        Done::Move(folder) => {
            let moved = folders.get(folder).map_or(&[][..], |it| &it.mails);
            let gone = if manners.moving || manners.uidplus {
                others().next().is_none()
            } else {
                others().all(|it| it.flags.contains("\\Deleted"))
            };
            gone && [1, 2, 3].iter().all(|number| moved.iter().any(|it| it.raw == mail(*number)))
        }
    }
}

/// Nothing may have been done to a mail that is not yet safe.
fn assert_untouched(server: &Server, raw: &[u8]) {
    let state = server.state();
    let there = state.folders["INBOX"].mails.iter().find(|it| it.raw == raw).unwrap();
    let ours = there.flags.contains(TAKEN) || there.flags.contains("\\Deleted");
    let seen = there.flags.contains("\\Seen") && raw != mail(2);
    assert!(!ours && !seen, "touched before it was safe: {:?}", there.flags);
}

#[test]
fn a_quiet_day() {
    for (name, manners, done) in kinds() {
        let server = Server::start(manners.clone());
        let expected = fill(&server);
        let settings = settings(&server, done.clone());
        let mut store = Store::default();
        let mut take = |incoming: Incoming, size| {
            assert_untouched(&server, &incoming.raw);
            assert_eq!(size, incoming.raw.len() as u64);
            store.take(incoming)
        };
        let never = AtomicBool::new(false);
        let first = imap::pass(&settings, &mut take, &never).unwrap();
        assert_eq!(first, imap::Pass { taken: 3, left: 0 }, "{name}");
        assert_eq!(store.kept, expected);
        assert_eq!(store.order, [1, 2, 3].map(mail), "{name}: the oldest first");
        assert!(is_settled(&server.state().folders, &manners, &done), "{name}");
        // Only if the server can't remember is anything read again.
        pass(&settings, &mut store).unwrap();
        let again = done == Done::Flag && !manners.keywords;
        assert_eq!(store.handed, if again { 6 } else { 3 }, "{name}");
    }
}

/// The process dies with the connection, at every command and in every way; the
/// next one finds what is left.
#[test]
fn killed_at_every_moment_nothing_is_lost_or_doubled() {
    let mut moments = 0;
    for (name, manners, done) in kinds() {
        for fault in BREAKS {
            // A silence is just a broken connection that takes its time.
            if fault == Break::Silence && name != "move" {
                continue;
            }
            for at in 0.. {
                let server = Server::start(manners.clone());
                let expected = fill(&server);
                let settings = settings_for(&server, done.clone(), fault);
                let mut store = Store::default();
                server.state().goes_down = true;
                server.state().fault = Some((at, fault));
                let mut take = |incoming: Incoming, _| {
                    assert!(
                        store.kept.contains(&incoming.raw) || {
                            assert_untouched(&server, &incoming.raw);
                            true
                        }
                    );
                    store.take(incoming)
                };
                let never = AtomicBool::new(false);
                let first = imap::pass(&settings, &mut take, &never);
                let broke = server.state().down;
                (server.state().fault, server.state().down) = (None, false);
                let second = imap::pass(&settings, &mut take, &never).unwrap();
                assert_eq!(second.left, 0);
                let moment = format!("{name}, {fault:?} at command {at}: {first:?}");
                assert_eq!(store.kept, expected, "{moment}");
                assert!(is_settled(&server.state().folders, &manners, &done), "{moment}");
                moments += 1;
                if !broke {
                    assert!(first.is_ok() && at > 8, "{moment}");
                    break;
                }
            }
        }
    }
    assert!(moments > 250, "{moments}");
}

/// The connection breaks once, at every command and in every way; the same process
/// comes back, and learns of mail that arrives meanwhile.
#[test]
fn a_connection_that_breaks_is_made_again() {
    // Most of the time is spent waiting, so all wait together.
    std::thread::scope(|scope| {
        for (name, manners, done) in kinds() {
            for fault in BREAKS {
                let (manners, done) = (manners.clone(), done.clone());
                scope.spawn(move || {
                    // Past the last of these it waits for mail.
                    for at in 0..16 {
                        let moment = format!("{name}, {fault:?} at command {at}");
                        breaks_once(&manners, &done, at, fault, &moment);
                    }
                });
            }
        }
    });
}

fn breaks_once(manners: &Manners, done: &Done, at: usize, fault: Break, moment: &str) {
    let server = Server::start(manners.clone());
    let mut expected = fill(&server);
    expected.insert(mail(4));
    let settings = settings_for(&server, done.clone(), fault);
    server.state().fault = Some((at, fault));
    let store = Mutex::new(Store::default());
    let mut take = |incoming: Incoming, _| {
        let mut store = store.lock().unwrap();
        if store.kept.is_empty() {
            server.deliver(&mail(4));
        }
        store.take(incoming)
    };
    let begun = Instant::now();
    run_until(&settings, &mut take, || {
        let all = store.lock().unwrap().kept.len() == 4;
        all && is_settled(&server.state().folders, manners, done)
    });
    assert!(begun.elapsed() < settings.limits.idle, "{moment}: not before the end of a wait");
    let store = store.into_inner().unwrap();
    assert_eq!(store.kept, expected, "{moment}");
    // What is known to be safe is not fetched again.
    assert_eq!(store.handed, 4, "{moment}");
}

#[test]
fn new_mail_wakes_it_by_idle_and_without() {
    for (idle, done) in
        [(true, Done::Flag), (true, to_folder()), (false, Done::Flag), (false, to_folder())]
    {
        let server = Server::start(Manners { idle, ..Manners::default() });
        // When mails move away the count falls; that must not hide new ones.
        fill(&server);
        let settings = settings(&server, done);
        let kept = Mutex::new(Vec::new());
        let mut take = |incoming: Incoming, _| {
            kept.lock().unwrap().push(incoming.raw);
            true
        };
        let waits = if idle { "IDLE" } else { "NOOP" };
        let begun = Instant::now();
        run_until(&settings, &mut take, || {
            let count = kept.lock().unwrap().len().saturating_sub(3);
            let waiting = server.state().commands.iter().filter(|it| *it == waits).count() > count;
            if waiting && count < 3 {
                server.deliver(&mail(u32::try_from(count).unwrap() + 4));
                // Until it is taken.
                let late = Instant::now() + Duration::from_secs(10);
                while kept.lock().unwrap().len() == count + 3 && Instant::now() < late {
                    std::thread::sleep(Duration::from_millis(1));
                }
            }
            count == 3
        });
        assert_eq!(kept.into_inner().unwrap(), [1, 2, 3, 4, 5, 6].map(mail));
        assert!(begun.elapsed() < Duration::from_secs(4), "woken, not by the end of the wait");
    }
}

/// A greeting at which the library panics ends the connection, and nothing else.
#[test]
fn a_greeting_that_is_none_is_a_fault_of_the_server() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let server = Server::start(Manners::default());
    let mut settings = settings(&server, Done::Flag);
    settings.port = listener.local_addr().unwrap().port();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let (mut stream, _) = listener.accept().unwrap();
            stream.write_all(b"* OK [CAPABILITY ~{5}\r\nIMAP4rev1] hello\r\n").unwrap();
        });
        let fault = pass(&settings, &mut Store::default()).unwrap_err();
        assert!(fault.to_string().contains("not IMAP"), "{fault}");
    });
}

/// The connection goes while it waits for mail, which comes meanwhile: it is fetched at
/// once by the next connection, and what was taken before is not fetched again.
#[test]
fn a_connection_lost_in_idle_loses_no_mail() {
    for done in [Done::Flag, to_folder()] {
        let server = Server::start(Manners::default());
        fill(&server);
        let settings = settings(&server, done.clone());
        let kept = Mutex::new(Vec::new());
        let mut take = |incoming: Incoming, _| {
            kept.lock().unwrap().push(incoming.raw);
            true
        };
        let idles =
            |server: &Server| server.state().commands.iter().filter(|it| *it == "IDLE").count();
        let drops = AtomicUsize::new(0);
        let begun = Instant::now();
        run_until(&settings, &mut take, || {
            let drop = drops.load(Ordering::SeqCst);
            // It idles on a connection of its own after each drop.
            if drop < 3 && kept.lock().unwrap().len() == 3 + drop && idles(&server) > drop {
                let mut state = server.state();
                state.down = true;
                let folder = state.folders.get_mut("INBOX").unwrap();
                folder.add(&mail(u32::try_from(drop).unwrap() + 4), &[]);
                std::mem::drop(state);
                // Until the server has hung up; the client finds it closed meanwhile.
                std::thread::sleep(Duration::from_millis(30));
                server.state().down = false;
                drops.store(drop + 1, Ordering::SeqCst);
            }
            drop == 3 && kept.lock().unwrap().len() == 6
        });
        assert_eq!(kept.into_inner().unwrap(), [1, 2, 3, 4, 5, 6].map(mail), "{done:?}");
        assert!(begun.elapsed() < settings.limits.idle, "not by the end of the wait");
    }
}

#[test]
fn it_stops_at_once_wherever_it_waits() {
    type Trouble = fn(&Server);
    let troubles: [(&str, Trouble); 4] = [
        ("idling", |_| {}),
        ("asking now and then", |it| it.state().manners.idle = false),
        ("before the next try", |it| it.state().down = true),
        ("in the middle of an answer", |it| it.state().fault = Some((4, Break::Silence))),
    ];
    for (name, trouble) in troubles {
        let server = Server::start(Manners::default());
        trouble(&server);
        let mut settings = settings(&server, Done::Flag);
        let long = Duration::from_mins(1);
        settings.limits =
            Limits { answer: long, poll: long, first_pause: long, idle: long, ..settings.limits };
        let stop = AtomicBool::new(false);
        let took = std::thread::scope(|scope| {
            let client = scope.spawn(|| {
                let well = AtomicBool::new(false);
                imap::run(&settings, &mut |_, _| true, &stop, &well);
            });
            std::thread::sleep(Duration::from_millis(150));
            stop.store(true, Ordering::SeqCst);
            let since = Instant::now();
            client.join().unwrap();
            since.elapsed()
        });
        assert!(took < Duration::from_millis(1500), "{name}: {took:?}");
    }
}

#[test]
fn a_mail_that_cannot_be_taken_waits_and_the_others_do_not() {
    let server = Server::start(Manners::default());
    fill(&server);
    let settings = settings(&server, to_folder());
    let order = Mutex::new(Vec::new());
    let mut tries = 0;
    let mut take = |incoming: Incoming, _| {
        if incoming.raw == mail(1) {
            tries += 1;
            if tries < 4 {
                return false;
            }
        }
        order.lock().unwrap().push(incoming.raw);
        true
    };
    run_until(&settings, &mut take, || order.lock().unwrap().len() == 3);
    assert_eq!(order.into_inner().unwrap(), [2, 3, 1].map(mail));
    assert_eq!(tries, 4);
}

#[test]
fn a_mail_too_large_is_read_in_part() {
    // The second is larger than the server says.
    for (size, said, told) in [(300_000, None, 300_000), (700_000, Some(10), 100_001)] {
        let server = Server::start(Manners::default());
        let mut large = mail(1);
        large.resize(size, b'x');
        server.deliver(&large);
        server.deliver(&mail(2));
        server.state().folders.get_mut("INBOX").unwrap().mails[0].said_size = said;
        let settings = settings(&server, Done::Flag);
        let mut taken = Vec::new();
        let mut take = |incoming: Incoming, size| {
            taken.push((incoming.raw, size));
            true
        };
        let never = AtomicBool::new(false);
        assert_eq!(imap::pass(&settings, &mut take, &never).unwrap().left, 0);
        taken.sort_by_key(|(_, size)| *size);
        assert_eq!(taken[0], (mail(2), mail(2).len() as u64));
        assert_eq!(taken[1], (large[..65_536].to_vec(), told));
        assert_eq!(taken.len(), 2);
    }
}

#[test]
fn a_mail_may_vanish_between_the_list_and_the_fetch() {
    for moment in ["UID FETCH 1,", "UID FETCH 1 "] {
        let server = Server::start(Manners::default());
        let mut expected = fill(&server);
        expected.remove(&mail(1));
        server.state().hook = Some(Box::new(move |command, folders| {
            if command.starts_with(moment) {
                folders.get_mut("INBOX").unwrap().mails.retain(|it| it.raw != mail(1));
            }
        }));
        let mut store = Store::default();
        pass(&settings(&server, Done::Flag), &mut store).unwrap();
        assert_eq!(store.kept, expected, "{moment}");
        assert!(server.state().commands.iter().any(|it| it.starts_with(moment)), "{moment}");
    }
}

#[test]
fn new_numbers_are_no_new_mails() {
    let server = Server::start(Manners { keywords: false, ..Manners::default() });
    let expected = fill(&server);
    let settings = settings(&server, Done::Flag);
    let store = Mutex::new(Store::default());
    let mut take = |incoming: Incoming, _| store.lock().unwrap().take(incoming);
    let renumbered = AtomicBool::new(false);
    run_until(&settings, &mut take, || {
        let (kept, handed) = {
            let store = store.lock().unwrap();
            (store.kept.len(), store.handed)
        };
        let mut state = server.state();
        if kept == 3 && !renumbered.load(Ordering::SeqCst) {
            state.folders.get_mut("INBOX").unwrap().renumber();
            state.folders.get_mut("INBOX").unwrap().add(&mail(4), &[]);
            state.fault = Some((state.commands.len(), Break::Bye));
            renumbered.store(true, Ordering::SeqCst);
            state.down = true;
        } else if kept == 3 {
            state.down = false;
        }
        kept == 4 && handed == 7
    });
    let store = store.into_inner().unwrap();
    assert!(expected.is_subset(&store.kept) && store.kept.contains(&mail(4)));
}

#[test]
fn a_large_mailbox_is_listed_in_pieces() {
    let server = Server::start(Manners::default());
    {
        let mut state = server.state();
        let inbox = state.folders.get_mut("INBOX").unwrap();
        for number in 0..12_000 {
            // All but a few were taken long ago.
            let flags: &[&str] = if number % 3000 == 7 { &[] } else { &[TAKEN] };
            inbox.add(&mail(number), flags);
        }
    }
    let mut store = Store::default();
    pass(&settings(&server, Done::Flag), &mut store).unwrap();
    assert_eq!(store.order, [7, 3007, 6007, 9007].map(mail));
    let searches: Vec<String> = {
        let state = server.state();
        state.commands.iter().filter(|it| it.starts_with("UID SEARCH")).cloned().collect()
    };
    assert_eq!(searches.len(), 3, "{searches:?}");
    assert!(searches[0].contains("7001:*"), "{searches:?}");
}

#[test]
fn a_mailbox_full_of_untaken_mail_is_fetched_in_batches() {
    let server = Server::start(Manners::default());
    for number in 0..120 {
        server.deliver(&mail(number));
    }
    let mut store = Store::default();
    pass(&settings(&server, to_folder()), &mut store).unwrap();
    assert_eq!(store.order.len(), 120);
    let state = server.state();
    let moves = state.commands.iter().filter(|it| it.starts_with("UID MOVE")).count();
    assert_eq!((moves, state.folders["Taken"].mails.len()), (3, 120));
}

#[test]
fn what_cannot_be_marked_is_not_taken_again() {
    let server = Server::start(Manners { refuses: vec!["UID MOVE"], ..Manners::default() });
    fill(&server);
    let settings = settings(&server, to_folder());
    let store = Mutex::new(Store::default());
    let mut take = |incoming: Incoming, _| store.lock().unwrap().take(incoming);
    let settled = || {
        let state = server.state();
        is_settled(&state.folders, &state.manners, &to_folder())
    };
    run_until(&settings, &mut take, || {
        // It works again when the server does.
        let tries = server.state().commands.iter().filter(|it| it.starts_with("UID MOVE")).count();
        if tries > 0
            && store.lock().unwrap().kept.len() == 3
            && !server.state().manners.refuses.is_empty()
        {
            server.state().manners.refuses.clear();
            server.deliver(&mail(4));
        }
        store.lock().unwrap().kept.len() == 4 && settled()
    });
    assert_eq!(store.into_inner().unwrap().handed, 4);
}

#[test]
fn who_we_are_is_looked_up_at_every_login() {
    let server = Server::start(Manners { token: Some("fresh"), ..Manners::default() });
    server.deliver(&mail(1));
    let mut settings = settings(&server, Done::Flag);
    let asked = Arc::new(Mutex::new(0));
    let count = Arc::clone(&asked);
    settings.secret = Credential::OAuth2(Arc::new(move || {
        let mut count = count.lock().unwrap();
        *count += 1;
        match *count {
            1 => Err("the token file is not there".into()),
            2 => Ok("stale".into()),
            _ => Ok("fresh".into()),
        }
    }));
    let kept = Mutex::new(0);
    run_until(
        &settings,
        &mut |_, _| {
            *kept.lock().unwrap() += 1;
            true
        },
        || *kept.lock().unwrap() == 1,
    );
    assert_eq!(*asked.lock().unwrap(), 3);
}

#[test]
fn a_probe_says_what_is_there_and_what_is_wrong() {
    type Change = fn(&mut Settings, &mut server::State);
    let cases: [(Change, Result<&str, &str>); 14] = [
        (|_, _| {}, Ok("INBOX: 4 mails, 3 of them still to be taken, IDLE, keywords")),
        (|it, _| it.done = to_folder(), Ok("IDLE, MOVE, the folder Taken will be created")),
        (|_, it| it.manners.keywords = false, Ok("no keywords: all mail is read again")),
        (|_, it| (it.manners.idle, it.manners.login_disabled) = (false, true), Ok("no IDLE")),
        (|_, it| it.manners.token = Some("x"), Ok("keywords")),
        (
            |it, _| it.secret = Credential::Password(Arc::new(|| Ok("Pandora".into()))),
            Err("refuses the login (wrong password for ...); check user and password"),
        ),
        (
            |it, _| it.secret = Credential::Password(Arc::new(|| Err("X is not set".into()))),
            Err("X is not set"),
        ),
        (
            |it, _| it.secret = Credential::OAuth2(Arc::new(|| Ok("t".into()))),
            Err("the server accepts no tokens"),
        ),
        (
            |it, _| it.mailbox = "Spiele".into(),
            Err("there is no mailbox Spiele (no such); there are: INBOX"),
        ),
        (|_, it| it.manners.read_only = true, Err("read-only")),
        (|_, it| it.down = true, Err("sends no greeting")),
        (|it, _| it.host = "no-such-host.invalid".into(), Err("for all to read")),
        (
            |it, _| (it.host, it.security) = ("no-such-host.invalid".into(), Security::Tls),
            Err("does not resolve"),
        ),
        (|it, _| it.security = Security::Tls, Err("does not speak TLS from the first byte")),
    ];
    for (index, (change, expected)) in cases.into_iter().enumerate() {
        let server = Server::start(Manners::default());
        fill(&server);
        let mut settings = settings(&server, Done::Flag);
        change(&mut settings, &mut server.state());
        let found = imap::probe(&settings);
        let ((Ok(text), Ok(words)) | (Err(text), Err(words))) = (&found, expected) else {
            panic!("case {index}: {found:?} instead of {expected:?}")
        };
        assert!(text.contains(words), "case {index}: {text}");
        assert!(!text.contains('@') && !text.contains("Pandora"), "{text}");
        let state = server.state();
        let verbs = ["UID STORE", "UID MOVE", "UID COPY", "CREATE", "UID FETCH"];
        let changes =
            state.commands.iter().filter(|it| verbs.iter().any(|verb| it.starts_with(verb)));
        assert_eq!(changes.count(), 0, "case {index}: a probe touches nothing");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_told_with_those_there_are() {
    let server = Server::start(Manners { no_create: true, ..Manners::default() });
    server.state().folders.insert("Junk".into(), Folder::new(1));
    let fault = pass(&settings(&server, to_folder()), &mut Store::default()).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "the folder Taken for taken mail is missing and can't be created (not in this branch); \
         name another; there are: INBOX, Junk"
    );
}

#[test]
fn a_mail_that_breaks_every_connection_does_not_keep_the_others_waiting() {
    let server = Server::start(Manners::default());
    fill(&server);
    server.state().manners.refuses = vec!["UID FETCH 1 "];
    let mut store = Store::default();
    let left = pass(&settings(&server, Done::Flag), &mut store).unwrap().left;
    assert_eq!((left, store.order), (1, vec![mail(2), mail(3)]));
}
