//! How each mail program writes a reply.

use super::languages::Speech;

/// A mail program.
pub struct Client {
    pub name: &'static str,
    /// What it writes above the quote, one line per paragraph.
    pub above: fn(&Speech) -> Vec<String>,
    /// What it puts before each quoted line; `None` if it marks none.
    pub mark: Option<&'static str>,
    /// The same if the player configured it to mark them.
    pub marks_when_told: Option<&'static str>,
    /// Whether it may break a line after the `<` of an address.
    pub breaks_addresses: bool,
    /// Whether its texts are format=flowed.
    pub flowed: bool,
    /// What it adds below the author's text.
    pub below: fn(&Speech) -> Option<&'static str>,
}

fn nothing(_: &Speech) -> Option<&'static str> {
    None
}

fn headers(speech: &Speech) -> Vec<String> {
    let [from, sent, to, subject] = speech.headers;
    vec![
        format!("{from} {{n}} <{{a}}>"),
        format!("{sent} {}", speech.sent),
        format!("{to} Ann Nowak <ann@example.org>"),
        format!("{subject} Your turn: Santiago [table 1]"),
    ]
}

const PLAIN: Client = Client {
    name: "",
    above: |_| Vec::new(),
    mark: None,
    marks_when_told: None,
    breaks_addresses: false,
    flowed: false,
    below: nothing,
};

pub const CLIENTS: [Client; 12] = [
    Client {
        name: "Gmail",
        above: |speech| vec![speech.gmail.to_owned()],
        mark: Some("> "),
        breaks_addresses: true,
        ..PLAIN
    },
    Client {
        name: "Gmail on a phone",
        above: |speech| vec![speech.gmail_app.to_owned()],
        mark: Some("> "),
        breaks_addresses: true,
        ..PLAIN
    },
    Client {
        name: "Apple Mail",
        above: |speech| vec![speech.apple.to_owned(), String::new()],
        mark: Some("> "),
        ..PLAIN
    },
    Client {
        name: "iPhone",
        above: |speech| vec![speech.apple.to_owned(), String::new()],
        mark: Some("> "),
        below: |speech| Some(speech.phone),
        ..PLAIN
    },
    Client {
        name: "Thunderbird",
        above: |speech| vec![speech.thunderbird.to_owned()],
        mark: Some("> "),
        flowed: true,
        ..PLAIN
    },
    Client {
        name: "Yahoo",
        above: |speech| vec![format!("    {}", speech.yahoo), " ".to_owned()],
        marks_when_told: Some("> "),
        ..PLAIN
    },
    Client { name: "K-9", above: |speech| vec![speech.k9.to_owned()], mark: Some(">"), ..PLAIN },
    Client {
        name: "Roundcube",
        above: |speech| vec![speech.roundcube.to_owned()],
        mark: Some("> "),
        ..PLAIN
    },
    Client {
        name: "Outlook",
        above: |speech| {
            let mut above = vec![format!("-----{}-----", speech.original)];
            above.extend(headers(speech));
            above.push(String::new());
            above
        },
        marks_when_told: Some("> "),
        ..PLAIN
    },
    Client {
        name: "Exchange",
        above: |speech| {
            let mut above = vec!["_".repeat(32)];
            above.extend(headers(speech));
            above.push(String::new());
            above
        },
        ..PLAIN
    },
    Client {
        name: "QQ",
        above: |speech| {
            let [from, sent, to, subject] = speech.headers;
            let rule = "-".repeat(18);
            vec![
                format!("{rule} {} {rule}", speech.original),
                format!("{from}  \"{{n}}\"<{{a}}>;"),
                format!("{sent}  {}", speech.sent),
                format!("{to}  \"Ann\"<ann@example.org>;"),
                format!("{subject}  Your turn: Santiago [table 1]"),
                String::new(),
            ]
        },
        ..PLAIN
    },
    Client {
        name: "GroupWise",
        above: |_| vec![">>> {n} <{a}> 05.11.26 09:05 >>>".to_owned()],
        marks_when_told: Some("> "),
        ..PLAIN
    },
];
