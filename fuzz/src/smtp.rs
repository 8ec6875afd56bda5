//! Our receiver, and what a client may say to it.

use monsoon::mail::{
    Incoming, OwnAddress,
    inbox::{Handed, Listen, Listener, Protocol, Receiver, Settings, Verdict},
};
use std::{
    io::{Read, Write},
    net::Shutdown,
    os::unix::net::UnixStream,
    path::PathBuf,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tempfile::TempDir;

/// The largest mail that is taken.
const LARGEST: usize = 4096;

struct Office {
    places: [PathBuf; 2],
    taken: Arc<AtomicUsize>,
    _room: TempDir,
}

fn office() -> &'static Office {
    static OFFICE: OnceLock<Office> = OnceLock::new();
    OFFICE.get_or_init(|| {
        let room = tempfile::tempdir().expect("a folder");
        let taken = Arc::new(AtomicUsize::new(0));
        let places = [Protocol::Smtp, Protocol::Lmtp].map(|protocol| {
            let own: OwnAddress = "monsoon@localhost".parse().expect("an address");
            let is_ours = own.clone();
            let count = Arc::clone(&taken);
            let take = move |incoming: Incoming| {
                assert!(!incoming.recipients.is_empty(), "a mail to nobody");
                for recipient in &incoming.recipients {
                    assert!(own.is_ours(recipient), "{recipient} is not ours");
                }
                assert!(incoming.raw.len() <= LARGEST + 1024, "{} bytes", incoming.raw.len());
                count.fetch_add(1, Ordering::SeqCst);
                match incoming.raw.len() % 3 {
                    0 => Verdict::Taken,
                    1 => Verdict::Later("later\r\n250 never".into()),
                    _ => Verdict::Refused("no\nno".into()),
                }
            };
            let settings = Settings {
                max_size: LARGEST,
                idle: Duration::from_secs(5),
                ..Settings::new(
                    protocol,
                    "post.test",
                    Arc::new(move |address: &str| is_ours.is_ours(address)),
                    Arc::new(take),
                )
            };
            let place = room.path().join(protocol.as_str());
            let listener = Listener::bind(&Listen::Unix(place.clone()), &mut Handed::none())
                .expect("a socket");
            let receiver = Receiver::new(listener, settings).expect("a receiver");
            std::thread::spawn(move || receiver.run());
            place
        });
        Office { places, taken, _room: room }
    })
}

/// Which protocol, then everything that the client says, whatever it hears.
pub fn smtp(bytes: &[u8]) {
    let [which, said @ ..] = bytes else { return };
    let office = office();
    let place = &office.places[usize::from(*which) % 2];
    let before = office.taken.load(Ordering::SeqCst);
    let Ok(mut line) = UnixStream::connect(place) else { return };
    // Whoever is cut off hears so; what matters is what was answered until then.
    let mut ears = line.try_clone().expect("another handle");
    let said = said.to_vec();
    let mouth = std::thread::spawn(move || {
        let _ = line.write_all(&said);
        let _ = line.shutdown(Shutdown::Write);
    });
    let mut heard = Vec::new();
    let _ = ears.read_to_end(&mut heard);
    mouth.join().expect("the client");
    let heard = String::from_utf8(heard).expect("replies are text");
    let mut taken = 0;
    for reply in heard.split_inclusive("\r\n") {
        let code = reply.get(..3).filter(|code| code.bytes().all(|it| it.is_ascii_digit()));
        assert!(code.is_some(), "{reply:?} is no reply in {heard:?}");
        assert!(matches!(reply.as_bytes().get(3), Some(b' ' | b'-')), "{reply:?}");
        assert!(!reply.trim_end_matches("\r\n").contains(['\r', '\n']), "{reply:?}");
        taken += usize::from(reply.starts_with("354"));
    }
    let handed = office.taken.load(Ordering::SeqCst) - before;
    assert!(handed <= taken, "{handed} mails handed in, {taken} asked for");
}
