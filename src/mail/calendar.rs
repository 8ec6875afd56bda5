//! A deadline as an entry for a calendar (RFC 5545).

use super::compose::Attachment;
use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component, Event, EventLike, Property};

/// When somebody has to have answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deadline {
    /// The same for a question as long as it is asked, and for nothing else; whoever gets it
    /// may show it to others, so it holds no address and no secret.
    pub uid: String,
    /// Grows with each letter about the question.
    pub sequence: u32,
    /// What is to be done, in a few words.
    pub summary: String,
    pub by: DateTime<Utc>,
    /// When the letter is written.
    pub written: DateTime<Utc>,
}

/// The file that a calendar takes in. It is told what there is, not invited: nobody's
/// calendar writes back.
#[must_use]
pub fn calendar_file(deadline: &Deadline) -> Attachment {
    let mut event = Event::new();
    event
        .uid(&deadline.uid)
        .sequence(deadline.sequence)
        .timestamp(deadline.written)
        .summary(&clean(&deadline.summary))
        .starts(deadline.by)
        .ends(deadline.by)
        // It takes none of the day's time.
        .append_property(Property::new("TRANSP", "TRANSPARENT"));
    let mut calendar = Calendar::empty();
    calendar
        .append_property(Property::new("VERSION", "2.0"))
        .append_property(Property::new("PRODID", "-//Monsoon//Deadlines//EN"))
        .append_property(Property::new("METHOD", "PUBLISH"))
        .push(event);
    Attachment {
        name: "deadline.ics".to_owned(),
        media_type: "text/calendar; method=PUBLISH; charset=utf-8",
        bytes: calendar.to_string().into_bytes(),
    }
}

/// One line.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_what_calendars_read() {
        let deadline = Deadline {
            uid: "t1.s0.q7@localhost".to_owned(),
            sequence: 60,
            summary: "Your turn: Żółw, Æble; \\ and quite a few more words\r\nthan fit a line"
                .to_owned(),
            by: "2026-03-04T12:00:00Z".parse().unwrap(),
            written: "2026-03-02T12:00:00Z".parse().unwrap(),
        };
        let file = calendar_file(&deadline);
        let text = String::from_utf8(file.bytes).unwrap();
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
        let lines = text.replace("\r\n ", "");
        assert!(!lines.replace("\r\n", "").contains(['\r', '\n']), "{text}");
        for line in [
            "METHOD:PUBLISH",
            "UID:t1.s0.q7@localhost",
            "SEQUENCE:60",
            "DTSTAMP:20260302T120000Z",
            "DTSTART:20260304T120000Z",
            "TRANSP:TRANSPARENT",
            "SUMMARY:Your turn: Żółw\\, Æble\\; \\\\ and quite a few more words  than fit a line",
        ] {
            assert!(lines.split("\r\n").any(|it| it == line), "{line}\n{text}");
        }
    }
}
