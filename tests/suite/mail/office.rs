//! A receiver on a socket of its own, and its clients.

use monsoon::mail::inbox::smtp::Closer;
use monsoon::mail::inbox::{Handed, Listen, Listener, Protocol, Receiver, Settings, Verdict};
use monsoon::mail::{Incoming, OwnAddress};
use socket2::{Domain, Socket, Type};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

/// The longest wait for a reply.
const LIMIT: Duration = Duration::from_secs(10);

/// Everything a receiver can be: both protocols on both kinds of socket.
pub const KINDS: [Kind; 4] = [
    Kind { protocol: Protocol::Smtp, unix: false },
    Kind { protocol: Protocol::Smtp, unix: true },
    Kind { protocol: Protocol::Lmtp, unix: false },
    Kind { protocol: Protocol::Lmtp, unix: true },
];

#[derive(Debug, Clone, Copy)]
pub struct Kind {
    pub protocol: Protocol,
    pub unix: bool,
}

impl Kind {
    /// The greeting that fits.
    pub fn hello(self) -> &'static str {
        match self.protocol {
            Protocol::Smtp => "EHLO client.test",
            Protocol::Lmtp => "LHLO client.test",
        }
    }
}

/// A receiver and the mails it took.
pub struct Office {
    pub kind: Kind,
    place: Listen,
    taken: Arc<Mutex<Vec<Incoming>>>,
    closer: Closer,
    thread: Option<JoinHandle<()>>,
    _room: tempfile::TempDir,
}

impl Office {
    pub fn open(kind: Kind) -> Self {
        Office::with(kind, |_| {})
    }

    pub fn with(kind: Kind, adjust: impl FnOnce(&mut Settings)) -> Self {
        Office::judging(kind, adjust, |_| Verdict::Taken)
    }

    pub fn judging(
        kind: Kind,
        adjust: impl FnOnce(&mut Settings),
        judge: impl Fn(&Incoming) -> Verdict + Send + Sync + 'static,
    ) -> Self {
        let own: OwnAddress = "monsoon@localhost".parse().unwrap();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&taken);
        let mut settings = Settings::new(
            kind.protocol,
            "post.test",
            Arc::new(move |address: &str| own.is_ours(address)),
            Arc::new(move |incoming| {
                let verdict = judge(&incoming);
                if verdict == Verdict::Taken {
                    keep.lock().unwrap().push(incoming);
                }
                verdict
            }),
        );
        adjust(&mut settings);
        let room = tempfile::tempdir().unwrap();
        let wanted = if kind.unix {
            Listen::Unix(room.path().join("post.sock"))
        } else {
            "127.0.0.1:0".parse().unwrap()
        };
        let listener = Listener::bind(&wanted, &mut Handed::none()).unwrap();
        let receiver = Receiver::new(listener, settings).unwrap();
        let place = receiver.local_addr().map_or(wanted, Listen::Tcp);
        let closer = receiver.closer();
        let thread = Some(std::thread::spawn(move || receiver.run()));
        Office { kind, place, taken, closer, thread, _room: room }
    }

    /// Where it listens, if that is a port.
    pub fn address(&self) -> SocketAddr {
        match &self.place {
            Listen::Tcp(address) => *address,
            other => panic!("{other} is no port"),
        }
    }

    pub fn socket_file(&self) -> Option<PathBuf> {
        match &self.place {
            Listen::Unix(path) => Some(path.clone()),
            _ => None,
        }
    }

    /// A caller from another host: any address of 127.0.0.0/8 is this machine's.
    pub fn call_from(&self, host: u8) -> Caller {
        let here = SocketAddr::from(([127, 0, 0, host], 0));
        let line = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
        line.bind(&here.into()).unwrap();
        line.connect(&self.address().into()).unwrap();
        Caller::on(TcpStream::from(line))
    }

    pub fn call(&self) -> Caller {
        Caller::to(&self.place)
    }

    /// A caller that has greeted.
    pub fn greeted(&self) -> Caller {
        let mut caller = self.call();
        caller.hears("220 ");
        caller.says(self.kind.hello());
        caller.hears("250 ENHANCED");
        caller
    }

    pub fn taken(&self) -> Vec<Incoming> {
        self.taken.lock().unwrap().clone()
    }

    pub fn close(&mut self) {
        self.closer.close();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Office {
    fn drop(&mut self) {
        self.close();
    }
}

trait Line: Read + Write {}
impl<T: Read + Write> Line for T {}

/// A client that talks to a receiver, line by line.
pub struct Caller {
    reader: BufReader<Box<dyn Line>>,
}

impl Caller {
    pub fn to(place: &Listen) -> Caller {
        match place {
            Listen::Tcp(address) => Caller::on(TcpStream::connect(address).unwrap()),
            Listen::Unix(path) => {
                let stream = UnixStream::connect(path).unwrap();
                stream.set_read_timeout(Some(LIMIT)).unwrap();
                Caller { reader: BufReader::new(Box::new(stream)) }
            }
            Listen::Systemd(_) => panic!("call the socket itself"),
        }
    }

    fn on(stream: TcpStream) -> Caller {
        stream.set_read_timeout(Some(LIMIT)).unwrap();
        Caller { reader: BufReader::new(Box::new(stream)) }
    }

    pub fn sends(&mut self, bytes: &[u8]) {
        self.reader.get_mut().write_all(bytes).unwrap();
    }

    /// Sends as much as the other side accepts.
    pub fn pours(&mut self, bytes: &[u8]) {
        // It may hang up in the middle; that is what is being tested.
        let _ = self.reader.get_mut().write_all(bytes);
    }

    pub fn says(&mut self, line: &str) {
        self.sends(format!("{line}\r\n").as_bytes());
    }

    /// The last line of the next reply.
    pub fn reply(&mut self) -> String {
        loop {
            let mut line = String::new();
            self.reader.read_line(&mut line).unwrap();
            assert!(line.is_empty() || line.ends_with("\r\n"), "{line:?}");
            if line.as_bytes().get(3) != Some(&b'-') {
                return line;
            }
        }
    }

    /// The next line, part of a reply or not.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.reader.read_line(&mut line).unwrap();
        line
    }

    /// The last reply before the connection ends; `None` if it was cut off with
    /// unread bytes of ours, which loses the replies.
    pub fn last_reply(&mut self) -> Option<String> {
        let mut last = None;
        loop {
            let mut line = String::new();
            match self.reader.read_line(&mut line) {
                Ok(0) => return last,
                Ok(_) => last = Some(line),
                Err(error) => {
                    let cut =
                        matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe);
                    assert!(cut, "{error}: still connected");
                    return None;
                }
            }
        }
    }

    /// Sends a little and waits a little; returns whether it is still being
    /// served.
    pub fn nibbles(&mut self, bytes: &[u8], pause: Duration) -> bool {
        std::thread::sleep(pause);
        self.reader.get_mut().write_all(bytes).is_ok()
    }

    #[track_caller]
    pub fn hears(&mut self, start: &str) {
        let reply = self.reply();
        assert!(reply.starts_with(start), "{reply:?} instead of {start:?}");
    }

    #[track_caller]
    pub fn asks(&mut self, line: &str, start: &str) {
        self.says(line);
        self.hears(start);
    }

    /// A mail for one seat, up to its data.
    pub fn begins(&mut self) {
        self.asks("MAIL FROM:<ann@example.org>", "250 2.1.0");
        self.asks("RCPT TO:<monsoon+ab@localhost>", "250 2.1.5");
        self.asks("DATA", "354 ");
    }

    pub fn is_hung_up(&mut self) -> bool {
        let mut rest = Vec::new();
        self.reader.read_to_end(&mut rest).is_ok() && rest.is_empty()
    }
}
