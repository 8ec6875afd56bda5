//! Our client of a mailbox, and what a server may answer it.

use monsoon::mail::{
    Incoming,
    inbox::imap::{Credential, Done, Limits, Settings, pass},
    outbound::Security,
};
use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    panic,
    sync::{Arc, Mutex, Once, OnceLock, atomic::AtomicBool},
    time::Duration,
};

/// Ends what is said at once; the next part follows what the client says then.
const PAUSE: u8 = 0x1e;

/// Stands for the tag of the client's command.
const TAG: &[u8] = b"TAG";

const SECRET: &str = "sesame";

/// The largest mail that is read whole.
const LARGEST: u64 = 4096;

struct Server {
    port: u16,
    script: Arc<Mutex<Vec<u8>>>,
}

fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("its number").port();
        let script = Arc::new(Mutex::new(Vec::new()));
        let spoken = Arc::clone(&script);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let script = spoken.lock().expect("the script").clone();
                // The client may be gone already.
                let _ = speak(stream, &script);
            }
        });
        Server { port, script }
    })
}

fn speak(mut stream: TcpStream, script: &[u8]) -> std::io::Result<()> {
    stream.set_nodelay(true)?;
    // A client that says nothing waits for more.
    stream.set_read_timeout(Some(Duration::from_millis(3)))?;
    let mut tag = Vec::new();
    let mut buffer = [0; 4096];
    for part in script.split(|byte| *byte == PAUSE) {
        stream.write_all(&with_tag(part, &tag))?;
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => {
                let first = buffer[..count].split(|byte| *byte == b' ').next();
                tag = first.unwrap_or_default().to_vec();
            }
            Err(_) => {}
        }
    }
    Ok(())
}

fn with_tag(part: &[u8], tag: &[u8]) -> Vec<u8> {
    let mut said = Vec::new();
    let mut rest = part;
    while let Some(at) = rest.windows(TAG.len()).position(|it| it == TAG) {
        said.extend_from_slice(&rest[..at]);
        said.extend_from_slice(tag);
        rest = &rest[at + TAG.len()..];
    }
    said.extend_from_slice(rest);
    said
}

/// The library's panics are caught, and end the connection; every other one ends the run.
fn bear_with_the_library() {
    let ends_the_run = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !info.location().is_some_and(|at| at.file().contains("/io-imap-")) {
            ends_the_run(info);
        }
    }));
}

/// How mails are marked as done, then what the server says.
pub fn imap(bytes: &[u8]) {
    let [how, script @ ..] = bytes else { return };
    static HOOK: Once = Once::new();
    HOOK.call_once(bear_with_the_library);
    let server = server();
    *server.script.lock().expect("the script") = script.to_vec();
    let short = Duration::from_millis(30);
    let settings = Settings {
        host: "127.0.0.1".into(),
        port: server.port,
        security: Security::None,
        user: "ann".into(),
        secret: Credential::Password(Arc::new(|| Ok(SECRET.into()))),
        mailbox: "INBOX".into(),
        done: if how % 2 == 0 { Done::Flag } else { Done::Move("Taken".into()) },
        max_bytes: LARGEST,
        ca_file: None,
        limits: Limits {
            answer: short,
            idle: short,
            poll: short,
            first_pause: Duration::ZERO,
            last_pause: Duration::ZERO,
            refused_pause: Duration::ZERO,
            retry: short,
        },
    };
    let take = |incoming: Incoming| {
        assert!(incoming.sender.is_none() && incoming.recipients.is_empty());
        how % 3 != 0
    };
    let mut take = |incoming, _bytes| take(incoming);
    let told = script.windows(SECRET.len()).any(|it| it == SECRET.as_bytes());
    if let Err(fault) = pass(&settings, &mut take, &AtomicBool::new(false)) {
        let leaks = !told && fault.to_string().contains(SECRET);
        assert!(!leaks, "the password is told: {fault}");
    }
}
