//! The window: its pages as a browser asks for them, by HTTP over loopback.

use monsoon::{
    config::Config,
    daemon::open_desk,
    desk::{Games, NewSeat, NewTable},
};
use std::{
    fmt::Write as _,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
};

/// A running window; it is closed with the test.
struct Window {
    program: Child,
    address: SocketAddr,
    token: Option<String>,
    /// Kept open: the program may have more to say.
    _says: Box<dyn Iterator<Item = String>>,
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

struct Page {
    status: u16,
    head: String,
    body: String,
}

fn monsoon(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
    command.current_dir(folder).args(args).stdin(Stdio::null()).env("MONSOON_LOG", "error");
    command
}

impl Window {
    /// Starts `monsoon try` or `monsoon post` and reads where it listens.
    fn open(folder: &Path, args: &[&str]) -> Window {
        let mut program = monsoon(folder, args).stdout(Stdio::piped()).spawn().unwrap();
        let out = BufReader::new(program.stdout.take().unwrap());
        let mut lines: Box<dyn Iterator<Item = String>> =
            Box::new(out.lines().map_while(Result::ok));
        let line = lines.next().expect("the window says where it is");
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
        let address: SocketAddr = address.parse().unwrap();
        let closed = !address.ip().is_loopback() || args.contains(&"--token");
        let token = closed.then(|| lines.next().unwrap().rsplit(' ').next().unwrap().to_owned());
        let port = address.port();
        Window { program, address: SocketAddr::from(([127, 0, 0, 1], port)), token, _says: lines }
    }

    fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Page {
        let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            write!(text, "Host: {}\r\n", self.address).unwrap();
        }
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if method == "POST" {
            text += "Content-Type: application/x-www-form-urlencoded\r\n";
            write!(text, "Content-Length: {}\r\n", body.len()).unwrap();
        }
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(format!("{text}\r\n{body}").as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Page { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    fn get(&self, path: &str) -> Page {
        self.ask("GET", path, &[], "")
    }

    /// Sends a form as a browser does, from a page of the window.
    fn send(&self, path: &str, form: &str) -> Page {
        let origin = format!("http://{}", self.address);
        let headers = [("Origin", origin.as_str()), ("Sec-Fetch-Site", "same-origin")];
        self.ask("POST", path, &headers, form)
    }

    /// The newest letter that asks something.
    fn asking(&self) -> String {
        let list = self.get("/").body;
        let asks = list.split("class=\"asks\"").nth(1).expect("a letter that asks");
        between(asks, "href=\"", "\"").to_owned()
    }

    fn key(&self, letter: &str) -> String {
        between(&self.get(letter).body, "name=\"key\" value=\"", "\"").to_owned()
    }
}

impl Page {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }
}

#[track_caller]
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap().0
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// One human among house players: buttons and words move the game on, and the next
/// question is on the page that comes back.
#[test]
fn a_newcomer_plays_by_button_and_by_words() {
    for game in ["santiago", "goa-2012", "goa-2004"] {
        let folder = folder();
        let window = Window::open(folder.path(), &["try", "--game", game]);
        for turn in 0..4 {
            let letter = window.asking();
            let page = window.get(&letter).body;
            let number = between(&page, "<button name=\"button\" value=\"", "\"");
            let key = window.key(&letter);
            let answered = if turn % 2 == 0 {
                window.send(&letter, &format!("key={key}&button={number}"))
            } else {
                // The button fills the box, and what is in the box is sent.
                let filled = window.get(&format!("{letter}?button={number}")).body;
                let text = between(&filled, "data-filled>\n", "</textarea>").replace(' ', "+");
                assert!(!text.is_empty(), "{game}: the box is empty");
                window.send(&letter, &format!("key={key}&text={text}"))
            };
            assert_eq!(answered.status, 303, "{game}, turn {turn}: {}", answered.body);
            let next = answered.header("location").to_owned();
            assert_ne!(next, letter, "{game}, turn {turn}: nothing came of {letter}");
            let next = window.get(&next).body;
            assert!(!next.contains("refused,"), "{game}, turn {turn}: {next}");
        }
    }
}

#[test]
fn hot_seat_players_are_asked_in_turn() {
    let folder = folder();
    let window = Window::open(
        folder.path(),
        &["try", "--game", "santiago", "--players", "3", "--house", "0"],
    );
    let list = window.get("/").body;
    for name in ["Anna", "Ben", "Cleo"] {
        assert!(list.contains(&format!(">{name}: ")), "{name} has no letter");
    }
    let asked = |list: &str| between(list, "asks ", "<").to_owned();
    let first = asked(&list);
    let letter = list
        .split("<li")
        .find(|line| line.contains(&format!(">{first}: ")))
        .map(|line| between(line, "href=\"", "\"").to_owned())
        .unwrap();
    let key = window.key(&letter);
    let answered = window.send(&letter, &format!("key={key}&text=bid+4"));
    assert_eq!(answered.status, 303);
    let second = asked(&window.get("/").body);
    assert_ne!(first, second, "the same player is asked again");
    let next = window.get(answered.header("location")).body;
    assert!(next.contains(&format!("Answer as {second}")), "not the letter of {second}: {next}");
    // A wrong order is answered to who sent it.
    let letter = answered.header("location").to_owned();
    let wrong = window.send(&letter, &format!("key={key}&text=bid+400"));
    let next = window.get(wrong.header("location")).body;
    assert!(next.contains("refused, ") && next.contains(&format!("Answer as {second}")), "{next}");
}

/// A letter is framed without scripts, and its links lead to the box.
#[test]
fn letters_are_sandboxed_and_no_page_holds_a_secret_address() {
    let folder = folder();
    let window = Window::open(folder.path(), &["try", "--game", "santiago"]);
    let letter = window.asking();
    let page = window.get(&letter);
    assert!(page.body.contains("sandbox=\"allow-top-navigation-by-user-activation\""));
    let policy = page.header("content-security-policy");
    for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
        assert!(policy.contains(part), "{policy}");
    }
    let looks = window.get(&format!("{letter}/page"));
    let policy = looks.header("content-security-policy");
    assert!(policy.starts_with("sandbox allow-top-navigation-by-user-activation;"), "{policy}");
    assert!(!policy.contains("allow-scripts") && !policy.contains("script-src"), "{policy}");
    assert!(!looks.body.contains("mailto:"), "a link opens a mail program");
    assert!(looks.body.contains(&format!("target=\"_top\" href=\"{letter}?button=0#answer\"")));
    for text in [&page.body, &looks.body] {
        assert!(!text.contains("monsoon+"), "a reply address");
    }
    for (part, kind) in [("text", "monsoon"), ("source", "Reply-To: ")] {
        let found = window.get(&format!("{letter}/{part}"));
        assert!(found.header("content-type").starts_with("text/plain"), "{part}");
        assert!(found.header("content-security-policy").starts_with("sandbox;"), "{part}");
        assert!(found.body.to_lowercase().contains(&kind.to_lowercase()), "{part}");
    }
    for path in ["/", &letter, "/nowhere", "/letter/999", "/table/9", "/window.js"] {
        let page = window.get(path);
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        assert!(!page.header("content-security-policy").contains("unsafe"), "{path}");
    }
}

#[test]
fn other_names_and_other_pages_are_refused() {
    let folder = folder();
    let window = Window::open(folder.path(), &["try", "--game", "santiago"]);
    for host in ["evil.example", "127.0.0.1.evil.example:80"] {
        let page = window.ask("GET", "/", &[("Host", host)], "");
        assert_eq!(page.status, 403, "{host}");
        assert!(!page.body.contains("Anna"), "{host}");
    }
    assert_eq!(window.ask("GET", "/", &[("Host", "localhost")], "").status, 200);
    let letter = window.asking();
    let form = format!("key={}&text=bid+4", window.key(&letter));
    let own = format!("http://{}", window.address);
    let before = window.get("/newest").body;
    for (headers, form) in [
        (vec![("Origin", "http://evil.example")], form.as_str()),
        (vec![("Origin", "null")], &form),
        (vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "cross-site")], &form),
        (vec![], &form),
        (vec![("Origin", own.as_str())], "key=guess&text=bid+4"),
    ] {
        let page = window.ask("POST", &letter, &headers, form);
        assert_eq!(page.status, 403, "{headers:?} {form}");
    }
    assert_eq!(window.get("/newest").body, before, "an answer was taken");
    let empty = window.send(&letter, &form.replace("bid+4", "+"));
    assert!(empty.status == 400 && empty.body.contains("Nothing was written."));
}

/// Elsewhere than on loopback one needs the token, and then a cookie stands for it.
#[test]
fn elsewhere_the_token_opens_the_window() {
    let folder = folder();
    for args in [
        &["try", "--game", "santiago", "--listen", "0.0.0.0:0"][..],
        &["post", "--listen", "127.0.0.1:0", "--token"],
    ] {
        if args[0] == "post" {
            assert!(monsoon(folder.path(), &["init"]).output().unwrap().status.success());
        }
        let window = Window::open(folder.path(), args);
        let token = window.token.clone().unwrap();
        for path in ["/", "/letter/1", "/letter/1/source", "/newest"] {
            let page = window.get(path);
            assert_eq!(page.status, 401, "{path}");
            assert!(page.body.contains("Who is there?") && !page.body.contains(&token), "{path}");
        }
        assert_eq!(window.send("/letter/1", "key=x&text=bid+4").status, 401);
        assert_eq!(window.get(&format!("/?token={token}")).status, 401);
        assert_eq!(window.send("/enter", "token=guess").status, 401);
        let elsewhere = [("Origin", "http://evil.example")];
        let led = window.ask("POST", "/enter", &elsewhere, &format!("token={token}"));
        assert_eq!(led.status, 403);
        let entered = window.send("/enter", &format!("token={token}"));
        assert_eq!((entered.status, entered.header("location")), (303, "/"));
        let cookie = entered.header("set-cookie").to_owned();
        assert!(cookie.contains("httponly") && cookie.contains("samesite=strict"), "{cookie}");
        assert!(!cookie.contains(&token), "the cookie is the token");
        let shown = [("Cookie", cookie.split(';').next().unwrap().replace("httponly", ""))];
        let page = window.ask("GET", "/", &[(shown[0].0, &shown[0].1)], "");
        assert_eq!(page.status, 200);
    }
}

/// A house that others run: letters wait or are sent, names are text, and an answer
/// goes through the spool.
#[test]
fn post_shows_a_house_and_answers_for_its_players() {
    let folder = folder();
    let quiet = "[inbound.maildir]\npath = \"in\"\n[outbound.maildir]\npath = \"out\"\n";
    std::fs::write(folder.path().join("config.toml"), quiet).unwrap();
    assert!(monsoon(folder.path(), &["init"]).output().unwrap().status.success());
    let (config, _) = Config::load(Some(&folder.path().join("config.toml"))).unwrap();
    let mut desk = open_desk(&config, &Games::shipped()).unwrap();
    let seat = |name: &str, address: &str| NewSeat {
        name: name.to_owned(),
        address: address.to_owned(),
        language: None,
    };
    let seats = vec![seat("<img src=x> & Co", "anna@example.org"), seat("Ben", "ben@example.org")];
    let wish = NewTable {
        game: "santiago".to_owned(),
        seats,
        options: vec![],
        seed: None,
        moderators: vec![],
        later: false,
    };
    desk.open(&wish).unwrap();
    let window = Window::open(folder.path(), &["post", "--listen", "127.0.0.1:0"]);
    let list = window.get("/").body;
    assert!(!list.contains("<img") && list.contains("&#60;img src=x"), "{list}");
    let table = window.get("/table/1").body;
    assert!(table.contains("Table 1: Santiago") && table.contains(">Ben: "), "{table}");
    for letter in ["/letter/1", "/letter/2"] {
        assert!(!window.get(letter).body.contains("<img"), "{letter}");
    }
    let spool = folder.path().join("var/spool/cur");
    let before = std::fs::read_dir(&spool).map_or(0, Iterator::count);
    let key = window.key("/letter/1");
    let answered = window.send("/letter/1", &format!("key={key}&text=board"));
    assert_eq!(answered.status, 303);
    assert!(window.get(answered.header("location")).body.contains(": board, "));
    assert_eq!(std::fs::read_dir(&spool).unwrap().count(), before + 1, "not by the spool");
}
