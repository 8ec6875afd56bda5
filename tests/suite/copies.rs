//! The same mail again, and mails for more than one table.

use crate::parlour::{Arrived, Parlour};
use monsoon::{
    desk::Received,
    mail::{Incoming, Source},
    store::Verdict,
};

const PLAIN: &str = "monsoon@localhost";

/// Two tables with the same four players; red is asked at both.
fn two_tables() -> Parlour {
    let mut parlour = Parlour::santiago(4, &[("first-builder", "yellow")]);
    parlour.open(4, &[("first-builder", "yellow")], "parlour");
    parlour
}

/// The last letter of a table to an address.
fn letter(parlour: &Parlour, table: u32, who: &str) -> Arrived {
    // Players' letters, and moderators'.
    let marks = [format!("[table {table}]"), format!("[Monsoon {table}]")];
    let to = format!("{who}@example.org");
    let is_of = |it: &&Arrived| marks.iter().any(|mark| it.subject.contains(mark));
    parlour.letters.iter().rev().filter(is_of).find(|it| it.to == to).unwrap().clone()
}

/// A mail of red's, by what its headers name.
fn mail(id: &str, headers: &str, body: &str) -> String {
    format!(
        "From: red@example.org\r\n{headers}\r\nMessage-ID: <{id}@example.org>\r\n\r\n{body}\r\n"
    )
}

impl Parlour {
    /// Delivers a mail to these recipients: what became of it, and the letters.
    fn deliver(&mut self, raw: &str, to: &[&str]) -> (Option<Verdict>, Vec<Arrived>) {
        let incoming = Incoming {
            raw: raw.as_bytes().to_vec(),
            recipients: to.iter().map(|&to| to.to_owned()).collect(),
            sender: Some("red@example.org".into()),
            source: Source::Lmtp,
            peer: None,
        };
        let received = self.desk.receive(&incoming, raw.len() as u64).unwrap();
        let verdict = match received {
            Received::Recorded(verdict, _) => Some(verdict),
            Received::Duplicate => None,
        };
        (verdict, self.post())
    }

    fn positions(&self) -> Vec<u32> {
        self.desk.list().unwrap().iter().map(|table| table.position).collect()
    }
}

#[test]
fn a_mail_without_its_secret_is_played_when_it_is_sent_on() {
    let mut parlour = two_tables();
    let token = letter(&parlour, 1, "red").reply_to;
    let raw = mail("m", &format!("To: {PLAIN}"), "bid 5");
    let (verdict, letters) = parlour.deliver(&raw, &[PLAIN]);
    assert_eq!((verdict, letters.len()), (Some(Verdict::Explained), 1));
    // As when redirected: its headers stay as they are.
    let (verdict, _) = parlour.deliver(&raw, &[&token]);
    assert_eq!((verdict, parlour.positions()), (Some(Verdict::CarriedOut), vec![2, 1]));
    // Neither way a second time, after a crash or from a late copy.
    for to in [token.as_str(), PLAIN, &token.replace("-1@", "@")] {
        let (verdict, letters) = parlour.deliver(&raw, &[to]);
        assert_eq!((verdict, letters.len()), (None, 0), "{to}");
    }
    assert_eq!(parlour.positions(), [2, 1]);
}

#[test]
fn a_copy_that_nobody_could_believe_blocks_none() {
    for first in ["List-Id: <games.example.org>\r\n", "Auto-Submitted: auto-generated\r\n"] {
        let mut parlour = two_tables();
        let token = letter(&parlour, 1, "red").reply_to;
        let raw = mail("m", &format!("To: {token}"), "bid 5");
        let (verdict, _) = parlour.deliver(&format!("{first}{raw}"), &[]);
        assert_eq!(verdict, Some(Verdict::Ignored), "{first}");
        let (verdict, _) = parlour.deliver(&raw, &[]);
        assert_eq!(verdict, Some(Verdict::CarriedOut), "{first}");
        let (verdict, _) = parlour.deliver(&format!("{first}{raw}"), &[]);
        assert_eq!(verdict, None, "{first}");
    }
}

/// How two addresses are given: the headers, and the recipients of each delivery.
type Told = fn(&str, &str) -> (String, Vec<Vec<String>>);

/// However the two addresses are given, in one delivery or two.
#[test]
fn a_mail_for_two_tables_acts_at_none_and_says_so_once() {
    let ways: [Told; 5] = [
        |a, b| (format!("To: {a}, {b}"), vec![vec![]]),
        |a, b| (format!("To: {a}\r\nCc: {b}"), vec![vec![a.into()], vec![b.into()]]),
        |a, b| (format!("To: {a}\r\nCc: {b}"), vec![vec![b.into()], vec![a.into()]]),
        |a, b| (format!("Delivered-To: {b}\r\nTo: {a}"), vec![vec![], vec![]]),
        |a, b| ("To: friends:;".into(), vec![vec![a.into(), b.into()]]),
    ];
    for (way, told) in ways.into_iter().enumerate() {
        let mut parlour = two_tables();
        let [a, b] = [1, 2].map(|table| letter(&parlour, table, "red").reply_to);
        let (headers, deliveries) = told(&a, &b);
        let raw = mail("m", &headers, "bid 5");
        let mut answers = Vec::new();
        for (count, to) in deliveries.iter().enumerate() {
            let to: Vec<&str> = to.iter().map(String::as_str).collect();
            let (verdict, letters) = parlour.deliver(&raw, &to);
            assert_eq!(verdict, (count == 0).then_some(Verdict::Explained), "{way}");
            answers.extend(letters);
        }
        assert_eq!((answers.len(), parlour.positions()), (1, vec![1, 1]), "{way}");
        let answer = &answers[0];
        answer.says("Your mail was for several tables");
        answer.says("Santiago [table 1]").says("Santiago [table 2]");
        assert!(answer.buttons().contains(&"bid 1".to_owned()), "the question is asked again");
    }
}

/// Blind copies: one delivery knows nothing of the other.
#[test]
fn a_blind_copy_to_another_table_is_told() {
    let mut parlour = two_tables();
    let [a, b] = [1, 2].map(|table| letter(&parlour, table, "red").reply_to);
    let raw = mail("m", &format!("To: {a}"), "bid 5");
    assert_eq!(parlour.deliver(&raw, &[&a]).0, Some(Verdict::CarriedOut));
    let (verdict, letters) = parlour.deliver(&raw, &[&b]);
    assert_eq!((verdict, parlour.positions()), (Some(Verdict::Explained), vec![2, 1]));
    assert!(letters.len() == 1 && letters[0].subject.contains("[table 2]"));
    letters[0].says("for another table, too").says("Santiago [table 1]");
    assert_eq!(parlour.deliver(&raw, &[&b]).0, None);

    // The other way round, the first one sees both.
    let raw = mail("n", &format!("To: {b}"), "bid 5");
    let (verdict, letters) = parlour.deliver(&raw, &[&a]);
    assert_eq!((verdict, letters.len()), (Some(Verdict::Explained), 1));
    letters[0].says("for several tables");
    assert_eq!(parlour.deliver(&raw, &[&b]).0, None);
    assert_eq!(parlour.positions(), [2, 1]);
}

#[test]
fn anothers_secret_beside_ones_own_changes_nothing() {
    let mut parlour = two_tables();
    let own = letter(&parlour, 1, "red").reply_to;
    let anothers = letter(&parlour, 2, "green").reply_to;
    let raw = mail("m", &format!("To: {anothers}, {own}"), "bid 5");
    assert_eq!(parlour.deliver(&raw, &[]).0, Some(Verdict::CarriedOut));
    assert_eq!(parlour.positions(), [2, 1]);
}

#[test]
fn of_two_letters_of_one_seat_the_older_counts() {
    let mut parlour = two_tables();
    let old = letter(&parlour, 1, "red").reply_to;
    parlour.deliver(&mail("m", &format!("To: {old}"), "bid 5"), &[]);
    let new = letter(&parlour, 1, "red").reply_to;
    assert_ne!(old, new);
    for to in [format!("{old}, {new}"), format!("{new}, {old}")] {
        let raw = mail(&to.len().to_string(), &format!("To: {to}\r\nSubject: {to}"), "bid 6");
        assert_ne!(parlour.deliver(&raw, &[]).0, Some(Verdict::CarriedOut), "{to}");
    }
}

#[test]
fn a_moderators_mail_is_for_one_table_as_well() {
    let mut parlour = two_tables();
    let [a, b] = [1, 2].map(|table| letter(&parlour, table, "mod").reply_to);
    let raw = format!("From: mod@example.org\r\nTo: {a}, {b}\r\n\r\npause because lunch\r\n");
    let (verdict, letters) = parlour.deliver(&raw, &[]);
    assert_eq!((verdict, letters.len()), (Some(Verdict::Explained), 1));
    letters[0].says("Santiago [table 1], Santiago [table 2]").says("nothing was carried out");
    // Both copies of one that was for a single table.
    let raw = format!("From: mod@example.org\r\nTo: {a}\r\n\r\npause because lunch\r\n");
    assert_eq!(parlour.deliver(&raw, &[&a]).0, Some(Verdict::CarriedOut));
    assert_eq!(parlour.deliver(&raw, &[&a]).0, None);
}

/// An empty mail is reported as empty; our own subject, sent back, is neither an
/// order nor a mistake.
#[test]
fn a_subject_that_nobody_changed_is_not_blamed() {
    for (count, subject) in [
        "Re: Your turn: Santiago [table 1]",
        "Re: Santiago [table 1]",
        "Re: [Monsoon 1] Santiago",
        "Odp: [Monsoon 1] Santiago",
        "SV: [Monsoon 1] Santiago",
        "AW: [EXT] [Monsoon 1] Santiago",
        "RV: [Monsoon 2] Santiago",
        "=?utf-8?q?Re=3A_=5BMonsoon_1=5D_Santiago?=",
        "=?utf-8?b?UmU6IFtNb25zb29uIDFdIFNhbnRpYWdv?=",
        "Re: Santiago",
        "Re:",
        "",
        "(no subject)",
    ]
    .into_iter()
    .enumerate()
    {
        let mut parlour = two_tables();
        let asked = letter(&parlour, 1, "red");
        let headers = format!("To: {}\r\nSubject: {subject}", asked.reply_to);
        let quote =
            asked.text.lines().fold(String::new(), |quote, line| quote + "> " + line + "\r\n");
        for body in ["", "\r\n\r\n", quote.as_str()] {
            let raw = mail(&format!("{count}.{}", body.len()), &headers, body);
            let (verdict, letters) = parlour.deliver(&raw, &[]);
            assert_eq!((verdict, letters.len()), (Some(Verdict::Explained), 1), "{subject}");
            letters[0].says("Your mail was empty");
            assert!(letters[0].buttons().contains(&"bid 1".to_owned()), "{subject}");
        }
        assert_eq!(parlour.positions(), [1, 1], "{subject}");
    }
    let mut parlour = two_tables();
    let asked = letter(&parlour, 1, "red");
    let raw = mail("s", &format!("To: {}\r\nSubject: Re: bid 5", asked.reply_to), "");
    assert_eq!(parlour.deliver(&raw, &[]).0, Some(Verdict::CarriedOut));
}
