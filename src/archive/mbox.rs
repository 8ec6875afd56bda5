//! A table's correspondence as a mailbox file for mail programs (RFC 4155, with
//! mboxrd quoting).
//!
//! Every mail is rewritten from what was read of it: the headers that a reader
//! needs, every text part as UTF-8, and a line in place of each attachment. So
//! nothing that must stay private can hide in an encoding, an unknown header or an
//! attachment. Secrets and other people's addresses in the texts are masked by
//! `scrub`; signatures would no longer match and are left out.

use super::{scrub::Scrubber, whose::sittings};
use crate::{
    basics::TableId,
    engine::{Seat, Seats},
    store::{Post, PostId, Reader, SeatPost, StoreError, TableRow},
};
use mail_parser::{Addr, Address, Message, MessageParser, MessagePart, MimeHeaders, PartType};
use std::{
    fmt::{self, Write as _},
    io::{self, Write},
};

/// Who gets the correspondence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reads {
    /// Anybody: none of it is for them.
    Public,
    /// The player of this seat: that player's own.
    Seat(Seat),
    /// A moderator: all of it, once the game is over.
    Moderator,
}

#[derive(Debug, thiserror::Error)]
pub enum MboxError {
    /// Letters belong to their readers.
    #[error(
        "letters and mails are private: say `--as SEAT` for those of one player, or, once the \
         game is over, `--as moderator` for all"
    )]
    Private,
    /// What players wrote and read stays theirs until the end.
    #[error(
        "table {0} is not over, and its letters hold what players may not know of each other: \
         `--as SEAT` gives one player's own"
    )]
    NotOver(TableId),
    #[error("table {table} has no seat «{seat}»; it has: {seats}")]
    NoSeat { table: TableId, seat: String, seats: String },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the mailbox can't be written: {0}")]
    Write(#[from] io::Error),
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct Written {
    pub letters: u32,
    /// Mails from players and moderators.
    pub mails: u32,
}

/// How deeply mails within mails are followed.
const DEPTH: u32 = 6;

/// Whose correspondence `word` asks for: `public`, `moderator`, or a seat by its
/// colour, its number from 1, or its player's name.
pub fn reader_called(row: &TableRow, word: &str) -> Result<Reads, MboxError> {
    let word = word.trim().to_lowercase();
    match word.as_str() {
        "public" => return Ok(Reads::Public),
        "moderator" => return Ok(Reads::Moderator),
        _ => {}
    }
    let found = row.seats.iter().find(|seat| {
        seat.seat.colour() == word
            || (seat.seat.index() + 1).to_string() == word
            || seat.name.to_lowercase() == word
    });
    found.map(|seat| Reads::Seat(seat.seat)).ok_or_else(|| {
        let seats = Seats::new(row.seats.len()).into_iter().flat_map(Seats::iter);
        let colours: Vec<_> = seats.map(Seat::colour).collect();
        MboxError::NoSeat { table: row.id, seat: word, seats: colours.join(", ") }
    })
}

/// Writes what `reads` may see of a table's correspondence, oldest first. Fails if
/// that is nothing.
pub fn write(
    reader: Reader<'_>,
    row: &TableRow,
    reads: &Reads,
    out: &mut impl Write,
) -> Result<Written, MboxError> {
    let mut kept = Vec::new();
    let post = match reads {
        Reads::Public => return Err(MboxError::Private),
        // A table that was given up is over, too, and everything about it may be
        // told.
        Reads::Moderator if !row.status.is_over() => return Err(MboxError::NotOver(row.id)),
        Reads::Moderator => reader.post_of_table(row.id)?,
        Reads::Seat(seat) => {
            let post = post_of_seat(reader, row, *seat)?;
            kept = post.addresses;
            post.ids
        }
    };
    let seat = match reads {
        Reads::Seat(seat) => Some(*seat),
        Reads::Public | Reads::Moderator => None,
    };
    let scrubber = Scrubber::new(reader, row, seat)?.keeping(kept);
    let mut written = Written::default();
    for id in post {
        let Some(post) = reader.post_bytes(id)? else { continue };
        out.write_all(&entry(&scrubber, &post))?;
        match id {
            PostId::Mail(_) => written.mails += 1,
            PostId::Letter(_) => written.letters += 1,
        }
    }
    out.flush()?;
    Ok(written)
}

/// The mails and letters of a seat's present player, including those from former
/// addresses and seats.
pub fn post_of_seat(
    reader: Reader<'_>,
    row: &TableRow,
    seat: Seat,
) -> Result<SeatPost, StoreError> {
    let times = sittings(reader, row.id, seat)?;
    reader.post_of_seat(row.id, seat, &times)
}

/// One mail as it appears in the file.
fn entry(scrubber: &Scrubber, Post { at, raw }: &Post) -> Vec<u8> {
    let mut mail = Rewriting { scrubber, text: String::new(), boundaries: 0 };
    match MessageParser::default().parse(raw) {
        Some(message) => mail.message(&message, DEPTH),
        None => mail.header("Subject", "(a mail that can't be read)"),
    }
    // The sender's address is in the mail itself; readers of the file only look
    // for a line of this shape.
    let mut bytes = format!("From MAILER-DAEMON {}\n", at.format("%a %b %e %H:%M:%S %Y"));
    for line in scrubber.last_look(&mail.text).lines() {
        if line.trim_start_matches('>').starts_with("From ") {
            bytes.push('>');
        }
        bytes.push_str(line);
        bytes.push('\n');
    }
    bytes.push('\n');
    bytes.into_bytes()
}

/// A mail being rewritten, with LF line ends.
struct Rewriting<'a> {
    scrubber: &'a Scrubber,
    text: String,
    boundaries: u32,
}

impl Rewriting<'_> {
    fn put(&mut self, text: fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.text.write_fmt(text);
    }

    fn message(&mut self, message: &Message<'_>, depth: u32) {
        for (name, people) in [
            ("From", message.from()),
            ("Sender", message.sender()),
            ("Reply-To", message.reply_to()),
            ("To", message.to()),
            ("Cc", message.cc()),
        ] {
            self.people(name, people);
        }
        if let Some(subject) = message.subject() {
            self.header("Subject", subject);
        }
        if let Some(date) = message.date() {
            self.header("Date", &date.to_rfc822());
        }
        if let Some(id) = message.message_id() {
            self.ids("Message-ID", [id]);
        }
        for (name, value) in
            [("In-Reply-To", message.in_reply_to()), ("References", message.references())]
        {
            if let Some(ids) = value.as_text_list() {
                self.ids(name, ids.iter().map(AsRef::as_ref));
            }
        }
        for name in ["List-Id", "Auto-Submitted", "X-Monsoon"] {
            if let Some(value) = message.header_raw(name) {
                self.header(name, value);
            }
        }
        self.text.push_str("MIME-Version: 1.0\n");
        match message.parts.first() {
            Some(root) => self.part(message, root, depth),
            None => self.text.push('\n'),
        }
    }

    fn part(&mut self, message: &Message<'_>, part: &MessagePart<'_>, depth: u32) {
        let kind = part.content_type().map_or_else(
            || "unknown".to_owned(),
            |kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or("unknown")),
        );
        match &part.body {
            PartType::Text(text) => self.leaf("plain", text),
            PartType::Html(text) => self.leaf("html", text),
            PartType::Binary(bytes) | PartType::InlineBinary(bytes) => {
                self.leaf("plain", &format!("[left out: {kind}, {} bytes]", bytes.len()));
            }
            PartType::Message(inner) if depth > 0 => {
                self.text.push_str("Content-Type: message/rfc822\n\n");
                self.message(inner, depth - 1);
            }
            PartType::Multipart(parts) if depth > 0 => {
                let alternative = kind.eq_ignore_ascii_case("multipart/alternative");
                let parts = parts.iter().filter_map(|&id| message.part(id));
                self.multipart(message, parts, alternative, depth - 1);
            }
            PartType::Message(_) | PartType::Multipart(_) => {
                self.leaf("plain", "[left out: mails within mails]");
            }
        }
    }

    fn multipart<'m>(
        &mut self,
        message: &Message<'_>,
        parts: impl Iterator<Item = &'m MessagePart<'m>>,
        alternative: bool,
        depth: u32,
    ) {
        self.boundaries += 1;
        // `=_` cannot occur in quoted-printable text.
        let boundary = format!("=_part-{}", self.boundaries);
        let kind = if alternative { "alternative" } else { "mixed" };
        self.put(format_args!("Content-Type: multipart/{kind}; boundary=\"{boundary}\"\n"));
        for part in parts {
            self.put(format_args!("\n--{boundary}\n"));
            self.part(message, part, depth);
        }
        self.put(format_args!("\n--{boundary}--\n"));
    }

    fn leaf(&mut self, kind: &str, text: &str) {
        self.put(format_args!(
            "Content-Type: text/{kind}; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
        ));
        self.text.push_str(&quoted_printable(&self.scrubber.text(text)));
    }

    fn header(&mut self, name: &str, value: &str) {
        let value = words(&self.scrubber.text(&one_line(value)));
        self.put(format_args!("{name}: {value}\n"));
    }

    fn people(&mut self, name: &str, people: Option<&Address<'_>>) {
        let each: Vec<String> =
            people.into_iter().flat_map(Address::iter).map(|one| self.person(one)).collect();
        if !each.is_empty() {
            self.put(format_args!("{name}: {}\n", each.join(",\n ")));
        }
    }

    fn person(&self, one: &Addr<'_>) -> String {
        let address = one_line(&self.scrubber.text(one.address().unwrap_or_default()));
        let address: String = address.chars().filter(|c| !" <>\"".contains(*c)).collect();
        match one.name().map(one_line).filter(|name| !name.is_empty()) {
            Some(name) => {
                let name = self.scrubber.text(&name).replace(['"', '\\'], "'");
                let name = if name.is_ascii() { format!("\"{name}\"") } else { words(&name) };
                format!("{name} <{address}>")
            }
            None => address,
        }
    }

    fn ids<'i>(&mut self, name: &str, ids: impl IntoIterator<Item = &'i str>) {
        let ids: Vec<String> =
            ids.into_iter().map(|id| format!("<{}>", self.scrubber.id(id))).collect();
        self.put(format_args!("{name}: {}\n", ids.join("\n ")));
    }
}

/// One line without control characters.
fn one_line(text: &str) -> String {
    let spaced: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A header's text, as RFC 2047 words if it is not ASCII.
fn words(text: &str) -> String {
    use base64::{Engine as _, engine::general_purpose::STANDARD};
    if text.is_ascii() && !text.contains("=?") {
        return text.to_owned();
    }
    let mut pieces = vec![String::new()];
    for character in text.chars() {
        // 45 bytes make 60 characters of a word, which may have 75.
        if pieces.last().is_some_and(|piece| piece.len() + character.len_utf8() > 45) {
            pieces.push(String::new());
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push(character);
        }
    }
    let each: Vec<_> =
        pieces.iter().map(|piece| format!("=?utf-8?B?{}?=", STANDARD.encode(piece))).collect();
    each.join("\n ")
}

/// Quoted-printable (RFC 2045), with LF line ends.
fn quoted_printable(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for source in text.strip_suffix('\n').unwrap_or(&text).split('\n') {
        let bytes = source.as_bytes();
        let mut column = 0;
        for (at, &byte) in bytes.iter().enumerate() {
            let last = at + 1 == bytes.len();
            let plain = match byte {
                b'=' => false,
                b' ' | b'\t' => !last,
                _ => byte.is_ascii_graphic(),
            };
            let width = if plain { 1 } else { 3 };
            if column + width > 75 {
                out.push_str("=\n");
                column = 0;
            }
            if plain {
                out.push(char::from(byte));
            } else {
                // Writing to a String cannot fail.
                let _ = write!(out, "={byte:02X}");
            }
            column += width;
        }
        out.push('\n');
    }
    out
}
