//! A mail server that never finishes what it has to say: none of its replies is
//! ever late, and none ends.

use std::{
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    sync::mpsc::{self, Sender},
    time::Duration,
};

/// What it says from time to time.
#[derive(Debug, Clone, Copy)]
pub enum Drip {
    /// A whole line, and that there is more.
    Lines,
    /// A byte.
    Bytes,
}

/// Starts one that behaves until it hears `at` (`(greeting)`: until it is called),
/// and returns its port. It ends with the test.
pub fn dripping(at: &'static str, drip: Drip) -> u16 {
    dripping_to(at, drip, &mpsc::channel().0)
}

/// The same, but it tells when it begins to drip.
pub fn dripping_to(at: &'static str, drip: Drip, tell: &Sender<()>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let tell = tell.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let tell = tell.clone();
            // A broken connection is part of the test.
            std::thread::spawn(move || serve(stream.unwrap(), at, drip, &tell));
        }
    });
    port
}

fn serve(mut stream: TcpStream, at: &str, drip: Drip, tell: &Sender<()>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = "(greeting)".to_owned();
    while !line.starts_with(at) {
        stream.write_all(if line.starts_with("DATA") {
            b"354 go on\r\n"
        } else {
            b"220 yes\r\n"
        })?;
        line.clear();
        reader.read_line(&mut line)?;
    }
    let bit: &[u8] = match drip {
        Drip::Lines => b"220-still thinking\r\n",
        Drip::Bytes => b"2",
    };
    // Nobody may be waiting for this.
    let _ = tell.send(());
    loop {
        // Until nobody listens any more.
        stream.write_all(bit)?;
        std::thread::sleep(Duration::from_millis(20));
    }
}
