//! The daemon as a service: what systemd is told, the sockets it passes on, and
//! LMTP from a mail server to the journal.

use crate::{
    house::{BID, House, address},
    mail::office::Caller,
};
use monsoon::mail::inbox::Listen;
use std::{
    fs,
    io::{BufRead, BufReader, ErrorKind},
    net::TcpListener,
    os::unix::net::UnixDatagram,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

const CONFIG: &str = "\
    [store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
    [inbound]\npoll_ms = 20\n\
    [inbound.lmtp]\nlisten = \"unix:lmtp.sock\"\n\
    [outbound.maildir]\npath = \"out\"\n";

/// Longer than anything takes that is not stuck.
const LONG: Duration = Duration::from_secs(30);

/// A daemon that is killed when the test is over, whatever the outcome.
struct Running(Child);

impl Running {
    fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.0.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where systemd would listen.
struct Supervisor(UnixDatagram);

impl Supervisor {
    fn of(house: &House) -> Supervisor {
        let socket = UnixDatagram::bind(house.path("notify")).unwrap();
        Supervisor(socket)
    }

    /// The next message, if it comes in time.
    fn hears(&self, within: Duration) -> Option<String> {
        let mut bytes = [0; 4096];
        self.0.set_read_timeout(Some(within)).unwrap();
        match self.0.recv(&mut bytes) {
            Ok(length) => Some(String::from_utf8(bytes[..length].to_vec()).unwrap()),
            Err(error) => {
                assert!(matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut));
                None
            }
        }
    }

    #[track_caller]
    fn awaits(&self, wanted: &str) -> String {
        let deadline = Instant::now() + LONG;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let left = left.max(Duration::from_millis(1));
            let message = self.hears(left).unwrap_or_else(|| panic!("{wanted} never came"));
            if message.lines().any(|line| line == wanted) {
                return message;
            }
        }
    }
}

fn serve(house: &House, variables: &[(&str, &str)]) -> Running {
    let mut serve = house.command();
    serve.arg("serve").env("NOTIFY_SOCKET", house.path("notify")).stderr(Stdio::piped());
    serve.envs(variables.iter().copied());
    Running(serve.spawn().unwrap())
}

fn lmtp(house: &House) -> Caller {
    let mut caller = Caller::to(&Listen::Unix(house.path("lmtp.sock")));
    caller.hears("220 ");
    caller.asks("LHLO mx.test", "250 ");
    caller
}

/// Hands in a mail from red for all of these, up to its end.
fn hands_in(caller: &mut Caller, to: &[&str], mail: &str) {
    caller.asks("MAIL FROM:<red@example.org>", "250 ");
    for to in to {
        caller.asks(&format!("RCPT TO:<{to}>"), "250 ");
    }
    caller.asks("DATA", "354 ");
    caller.sends(format!("{mail}.\r\n").as_bytes());
}

#[test]
fn systemd_is_told_how_we_are() {
    let house = House::with(CONFIG);
    let supervisor = Supervisor::of(&house);
    let mut daemon = serve(&house, &[("WATCHDOG_USEC", "100000")]);
    let ready = supervisor.awaits("READY=1");
    assert!(ready.contains("STATUS=at work; lmtp unix:"), "{ready}");
    // Ready means that the socket exists.
    lmtp(&house).asks("QUIT", "221 ");
    for _ in 0..3 {
        supervisor.awaits("WATCHDOG=1");
    }
    daemon.signal("TERM");
    supervisor.awaits("STOPPING=1");
    assert!(daemon.0.wait().unwrap().success());
    assert!(!house.path("lmtp.sock").exists(), "the socket is left behind");
}

#[test]
fn nobody_is_told_who_did_not_ask() {
    let house = House::with(CONFIG);
    let supervisor = Supervisor::of(&house);
    // For another process, or without a watchdog, no sign of life is sent.
    let _daemon = serve(&house, &[("WATCHDOG_USEC", "2000"), ("WATCHDOG_PID", "1")]);
    supervisor.awaits("READY=1");
    assert_eq!(supervisor.hears(Duration::from_millis(200)), None);
}

/// A daemon whose writer is stuck is not healthy, even if every thread still
/// exists.
#[test]
fn a_stuck_writer_is_not_called_well() {
    let house = House::with(CONFIG);
    let supervisor = Supervisor::of(&house);
    let stuck = [("WATCHDOG_USEC", "40000"), ("MONSOON_FAIL_POINT", "before-commit")];
    let mut daemon = serve(&house, &stuck);
    supervisor.awaits("READY=1");
    supervisor.awaits("WATCHDOG=1");
    let mail = house.bid();
    hands_in(&mut lmtp(&house), &[&address(&mail, "To")], &mail);
    let stderr = BufReader::new(daemon.0.stderr.take().unwrap());
    assert!(stderr.lines().map_while(Result::ok).any(|line| line == "fail point: before-commit"));
    // What was under way when the writer stopped may still arrive: one sign of
    // life that was answered before, and those not yet read.
    let before = Instant::now();
    while supervisor.hears(Duration::from_millis(400)).is_some() {
        assert!(before.elapsed() < LONG, "it goes on saying that it is well");
    }
}

/// One mail to two seats acts once, for its sender's seat, whichever is named
/// first. Both recipients get the same reply, and so does anyone who hands it in
/// again, even for one of them alone.
#[test]
fn a_mail_to_two_seats_acts_once() {
    for red_first in [true, false] {
        let house = House::with(CONFIG);
        let supervisor = Supervisor::of(&house);
        let daemon = serve(&house, &[]);
        supervisor.awaits("READY=1");
        let red = address(&house.letter_to("red"), "Reply-To");
        let green = address(&house.letter_to("green"), "Reply-To");
        let both = if red_first { [&red, &green] } else { [&green, &red] };
        let mail = house.bid().replace("To: ", &format!("To: {}, ", both[0]));
        let mut caller = lmtp(&house);
        for to in [&both[..], &both[..1], &both[1..]] {
            let to: Vec<&str> = to.iter().map(|to| to.as_str()).collect();
            hands_in(&mut caller, &to, &mail);
            for _ in to {
                caller.hears("250 2.0.0");
            }
        }
        drop(daemon);
        assert_eq!(house.journal().len(), BID, "red first: {red_first}");
        house.once();
        house.check("two seats", &house.journal());
    }
}

/// What only the envelope says is not lost on the way through a pipe.
#[test]
fn a_pipe_hands_over_the_envelope() {
    let house = House::with(CONFIG);
    let mail = house.bid();
    let to = address(&mail, "To");
    // The mail itself names a list; only the envelope names the seat.
    let mail = mail.replace(&to, "everybody@example.org");
    fs::write(house.path("bid.eml"), &mail).unwrap();
    let deliver = |arguments: &[String]| {
        let mut deliver = house.command();
        deliver.arg("deliver").args(arguments).arg(house.path("bid.eml"));
        let output = deliver.output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let recipient = format!("--recipient={to}");
    // A bounce plays nothing, whoever it claims to be from.
    deliver(&[recipient.clone(), "--sender=".into()]);
    assert_eq!(house.journal().len(), 1);
    let again = mail.replace("<one@", "<two@");
    fs::write(house.path("bid.eml"), again).unwrap();
    deliver(&["--recipient=bob@example.org".into(), recipient, "--sender=red@example.org".into()]);
    assert_eq!(house.journal().len(), BID);
}

/// Of many pipes at once, one does the work, and none of their mails is left lying
/// until the next one comes.
#[test]
fn pipes_at_once_leave_nothing_behind() {
    let house = House::with(CONFIG);
    let mut running = Vec::new();
    for number in 0..12 {
        let file = house.path(&format!("{number}.eml"));
        let from = format!("From: stranger{number}@example.org\nTo: monsoon@localhost\n\nhello\n");
        fs::write(&file, from).unwrap();
        let mut deliver = house.command();
        running.push(deliver.arg("deliver").arg(file).spawn().unwrap());
    }
    for mut deliver in running {
        assert_eq!(deliver.wait().unwrap().code(), Some(0));
    }
    assert_eq!(fs::read_dir(house.path("spool/new")).unwrap().count(), 0);
    assert_eq!(fs::read_dir(house.path("spool/cur")).unwrap().count(), 12);
}

/// Opens two sockets as systemd would, and becomes the daemon.
const HAND_OVER: &str = "\
import os, socket, sys
path, pid, program = sys.argv[1], sys.argv[2], sys.argv[3:]
lmtp = socket.socket(socket.AF_UNIX)
lmtp.bind(path)
lmtp.listen()
smtp = socket.socket()
smtp.bind(('127.0.0.1', 0))
smtp.listen()
print(smtp.getsockname()[1], flush=True)
# Away from where they go, or one would fall upon the other.
held = [os.dup2(one.fileno(), 20 + index) for index, one in enumerate((lmtp, smtp))]
for index, one in enumerate(held):
    os.dup2(one, 3 + index, inheritable=True)
os.environ['LISTEN_FDS'] = '2'
os.environ['LISTEN_FDNAMES'] = 'post:door'
os.environ['LISTEN_PID'] = pid or str(os.getpid())
os.execv(program[0], program)
";

fn python_is_there() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    if !there {
        eprintln!("SKIPPED: no python3, so no sockets are handed over");
    }
    there
}

fn handed_over(house: &House, pid: &str) -> Child {
    let daemon = house.command();
    let mut helper = Command::new("python3");
    helper.args(["-c", HAND_OVER]).arg(house.path("lmtp.sock")).arg(pid);
    helper.arg(daemon.get_program()).args(daemon.get_args()).arg("serve");
    helper.env("MONSOON_LOG", "monsoon=warn").env("NOTIFY_SOCKET", house.path("notify"));
    helper.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn with_listeners(lmtp: &str, smtp: &str) -> House {
    let lmtp = CONFIG.replace("unix:lmtp.sock", lmtp);
    House::with(&format!("{lmtp}[inbound.smtp]\nlisten = \"{smtp}\"\n"))
}

#[test]
fn sockets_are_taken_over_by_name() {
    if !python_is_there() {
        return;
    }
    for (lmtp_place, smtp_place) in [("systemd:post", "systemd:door"), ("systemd", "systemd")] {
        let house = with_listeners(lmtp_place, smtp_place);
        let supervisor = Supervisor::of(&house);
        let mut daemon = Running(handed_over(&house, ""));
        let mut port = String::new();
        BufReader::new(daemon.0.stdout.take().unwrap()).read_line(&mut port).unwrap();
        let ready = supervisor.awaits("READY=1");
        let port = port.trim();
        assert!(ready.contains(&format!("{smtp_place} (127.0.0.1:{port})")), "{ready}");
        let mail = house.bid();
        let mut caller = lmtp(&house);
        hands_in(&mut caller, &[&address(&mail, "To")], &mail);
        caller.hears("250 2.0.0");
        let smtp = Listen::Tcp(format!("127.0.0.1:{port}").parse().unwrap());
        let mut smtp = Caller::to(&smtp);
        smtp.hears("220 ");
        smtp.asks("EHLO mx.test", "250 ");
        hands_in(&mut smtp, &[&address(&mail, "To")], &mail);
        smtp.hears("250 2.0.0");
        daemon.signal("TERM");
        supervisor.awaits("STOPPING=1");
        assert!(daemon.0.wait().unwrap().success());
        assert!(house.path("lmtp.sock").exists(), "systemd's own socket is removed");
        assert_eq!(house.journal().len(), BID);
    }
}

#[test]
fn sockets_of_others_are_left_alone() {
    if !python_is_there() {
        return;
    }
    // Another process's environment, and a name that does not exist.
    for (place, pid) in [("systemd:post", "1"), ("systemd:past", "")] {
        let house = with_listeners(place, "127.0.0.1:0");
        let output = handed_over(&house, pid).wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{place}");
        let says = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(says.contains("inbound.lmtp.listen") && says.contains(place), "{says}");
    }
}

#[test]
fn the_exit_status_says_whether_to_try_again() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = CONFIG.replace("unix:lmtp.sock", &taken.local_addr().unwrap().to_string());
    let wrong = CONFIG.replace("unix:lmtp.sock", "here");
    for (config, status) in [(taken.as_str(), 1), (wrong.as_str(), 78), ("[server\n", 78)] {
        let room = tempfile::tempdir().unwrap();
        let file = room.path().join("config.toml");
        fs::write(&file, config).unwrap();
        let command = |word| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
            command.arg("--config").arg(&file).arg(word).output().unwrap()
        };
        // An invalid configuration makes none.
        command("init");
        let output = command("serve");
        let says = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{says}");
    }
}
