//! A mail server on loopback that takes every letter and forgets it, and the
//! client's side of a conversation with one.

use anyhow::{Context, Result, bail};
use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// How long anything may take on loopback.
const PATIENCE: Duration = Duration::from_mins(1);

/// The server.
pub(super) struct Sink {
    pub(super) address: SocketAddr,
    /// When each letter came.
    came: Arc<Mutex<Vec<Instant>>>,
    closed: Arc<AtomicBool>,
}

impl Sink {
    pub(super) fn open() -> Result<Sink> {
        let listener = TcpListener::bind("127.0.0.1:0").context("can't listen on loopback")?;
        let sink =
            Sink { address: listener.local_addr()?, came: Arc::default(), closed: Arc::default() };
        let (came, closed) = (Arc::clone(&sink.came), Arc::clone(&sink.closed));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if closed.load(Ordering::SeqCst) {
                    return;
                }
                let came = Arc::clone(&came);
                // A client that leaves has no more letters.
                thread::spawn(move || drop(attend(stream, &came)));
            }
        });
        Ok(sink)
    }

    pub(super) fn count(&self) -> usize {
        self.came.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Waits for so many letters; returns the time between the first and the last.
    pub(super) fn wait_for(&self, count: usize) -> Result<Duration> {
        let begun = Instant::now();
        while self.count() < count {
            if begun.elapsed() > 10 * PATIENCE {
                bail!("only {} of {count} letters came", self.count());
            }
            thread::sleep(Duration::from_millis(1));
        }
        let came = self.came.lock().unwrap_or_else(PoisonError::into_inner);
        let (Some(first), Some(last)) = (came.first(), came.last()) else {
            bail!("no letter came")
        };
        Ok(last.duration_since(*first))
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::SeqCst);
        // Wakes the thread that listens.
        drop(TcpStream::connect(self.address));
    }
}

fn attend(stream: TcpStream, came: &Mutex<Vec<Instant>>) -> Result<()> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream);
    let mut line = Vec::new();
    out.write_all(b"220 sink.invalid ESMTP\r\n")?;
    loop {
        line.clear();
        if lines.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        match verb.as_slice() {
            b"EHLO" => {
                out.write_all(b"250-sink.invalid\r\n250-PIPELINING\r\n250 8BITMIME\r\n")?;
            }
            b"DATA" => {
                out.write_all(b"354 go on\r\n")?;
                loop {
                    line.clear();
                    if lines.read_until(b'\n', &mut line)? == 0 {
                        return Ok(());
                    }
                    if line == b".\r\n" {
                        break;
                    }
                }
                came.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
                out.write_all(b"250 taken\r\n")?;
            }
            b"QUIT" => {
                out.write_all(b"221 bye\r\n")?;
                return Ok(());
            }
            _ => out.write_all(b"250 ok\r\n")?,
        }
    }
}

/// A client. Like others it hangs up after some mails: servers count what one session
/// asks of them.
pub(super) struct Session {
    server: SocketAddr,
    out: TcpStream,
    replies: BufReader<TcpStream>,
    sent: usize,
}

/// Mails that a client sends in one session.
const MAILS: usize = 50;

impl Session {
    /// Connects and says hello.
    pub(super) fn open(server: SocketAddr) -> Result<Session> {
        let out = TcpStream::connect(server)?;
        out.set_nodelay(true)?;
        out.set_read_timeout(Some(PATIENCE))?;
        let replies = BufReader::new(out.try_clone()?);
        let mut session = Session { server, out, replies, sent: 0 };
        session.expect("220")?;
        session.say(b"EHLO client.invalid\r\n", "250")?;
        Ok(session)
    }

    fn say(&mut self, line: &[u8], wanted: &str) -> Result<()> {
        self.out.write_all(line)?;
        self.expect(wanted)
    }

    /// Reads a reply that must have this code.
    fn expect(&mut self, wanted: &str) -> Result<()> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.replies.read_line(&mut line)? == 0 {
                bail!("the server hung up");
            }
            if line.as_bytes().get(3) == Some(&b'-') {
                continue;
            }
            if !line.starts_with(wanted) {
                bail!("the server said `{}` instead of {wanted}", line.trim_end());
            }
            return Ok(());
        }
    }

    /// Hands over a mail without lines that begin with a dot.
    pub(super) fn send(&mut self, from: &str, to: &str, mail: &[u8]) -> Result<()> {
        if self.sent == MAILS {
            self.say(b"QUIT\r\n", "221")?;
            *self = Session::open(self.server)?;
        }
        self.sent += 1;
        self.say(format!("MAIL FROM:<{from}>\r\n").as_bytes(), "250")?;
        self.say(format!("RCPT TO:<{to}>\r\n").as_bytes(), "250")?;
        self.say(b"DATA\r\n", "354")?;
        self.say(&[mail, b".\r\n"].concat(), "250")
    }
}
