//! Strangers at the door: they sign up by mail, open tables and join them.

use crate::parlour::{Arrived, MODERATED, Parlour, store_at, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, Pace, TableId, commands},
    desk::Received,
    store::{Status, Verdict},
};
use std::collections::BTreeMap;

mod asked;
mod choices;
mod forgotten;
mod gone;
mod moving;
mod operators;
mod own;
mod plain;
mod probes;
mod strangers;
mod town;
mod unnamed;
mod walk;
mod watch;

/// A house that lets strangers in.
pub const ANYONE: &str =
    "[moderators]\naddresses = [\"mod@example.org\"]\n[house]\nopen = \"anyone\"\n";

/// People who write to the house, and what they have got from it.
pub struct Post {
    pub parlour: Parlour,
    pub mails: u32,
    /// How many of them each address wrote.
    pub by: BTreeMap<String, u32>,
}

impl Post {
    fn new(config: &str) -> Post {
        Post::to(Parlour::empty(config))
    }

    /// To a house that is there.
    pub fn to(parlour: Parlour) -> Post {
        Post { parlour, mails: 0, by: BTreeMap::new() }
    }

    /// A mail as it comes, from `Name <address>`.
    fn raw(&mut self, from: &str, to: &str, above: &str, body: &str) -> (Received, Vec<Arrived>) {
        self.mails += 1;
        *self.by.entry(address(from).to_owned()).or_default() += 1;
        let raw = format!(
            "{above}From: {from}\r\nTo: <{to}>\r\nSubject: To you\r\nMessage-ID: \
             <m{}@elsewhere.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n",
            self.mails
        );
        self.parlour.hand_in(raw.as_bytes())
    }

    /// To the house's address, as anybody knows it.
    fn knock(&mut self, from: &str, body: &str) -> (Received, Vec<Arrived>) {
        let house = self.parlour.desk.own().plain();
        self.raw(from, &house, "", body)
    }

    /// The last letter of the house itself to somebody.
    #[track_caller]
    fn last(&self, to: &str) -> Arrived {
        let letters = self.parlour.letters.iter().rev();
        let of_house = |it: &&Arrived| it.to == to && !it.subject.contains("[table");
        letters.into_iter().find(of_house).expect("a letter").clone()
    }

    /// In answer to that letter.
    pub fn answer(&mut self, from: &str, body: &str) -> (Received, Vec<Arrived>) {
        let address = address(from).to_owned();
        let to = self.last(&address).reply_to;
        self.raw(from, &to, "", body)
    }

    /// The same, for what must be done.
    #[track_caller]
    pub fn does(&mut self, from: &str, body: &str) -> Vec<Arrived> {
        let (received, letters) = self.answer(from, body);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{from}: {body}: {letters:?}");
        letters
    }

    /// Signs somebody up.
    #[track_caller]
    pub fn sign_up(&mut self, from: &str) -> Vec<Arrived> {
        let (_, letters) = self.knock(from, "hello");
        assert_eq!(letters.len(), 1, "{letters:?}");
        self.does(from, "confirm")
    }
}

fn address(from: &str) -> &str {
    from.split(['<', '>']).nth(1).unwrap_or(from)
}

fn to<'a>(letters: &'a [Arrived], address: &str) -> Vec<&'a Arrived> {
    letters.iter().filter(|it| it.to == address).collect()
}

/// The last letter about table 1 to somebody.
#[track_caller]
fn of_table(post: &Post, who: &str) -> Arrived {
    let letters = post.parlour.letters.iter().rev();
    let ours = |it: &&Arrived| it.to == address(who) && it.subject.contains("[table 1]");
    letters.into_iter().find(ours).expect("a letter").clone()
}

/// Everybody is signed up, and Anna has opened table 1 like this, which those others have joined.
fn played(new: &str, others: &[&str]) -> Post {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO, DAN] {
        post.sign_up(who);
    }
    post.does(ANNA, new);
    for who in others {
        post.does(who, "join 1");
    }
    post
}

fn status(post: &Post, table: u32) -> Option<Status> {
    post.parlour.desk.store().read().table(TableId(table)).unwrap().map(|it| it.status)
}

const ANNA: &str = "Anna <anna@a.example>";
const BEN: &str = "Ben <ben@b.example>";
const CLEO: &str = "Cleo <cleo@c.example>";
const DAN: &str = "Dan <dan@d.example>";

#[test]
fn a_stranger_is_asked_first_in_their_language() {
    for (language, (word, head, yes)) in Language::ALL.into_iter().zip([
        ("Hello!", "Would you like to play by mail", "confirm"),
        ("Cześć, chcę zagrać", "Gra mailem", "Potwierdź"),
        ("Bonjour, comment jouer ?", "Jouer par courriel", "Oui !"),
        ("Hej, jeg vil gerne spille", "Vil du spille", "ja"),
        ("Hola, ¿qué juegos hay?", "¿Quieres jugar", "sí"),
    ]) {
        let mut post = Post::new(ANYONE);
        let (received, letters) = post.knock(ANNA, word);
        assert_eq!(verdict(&received), Verdict::Explained, "{word}");
        let [asked] = &letters[..] else { panic!("{word}: {letters:?}") };
        asked.says(head).says("Santiago");
        assert_eq!(asked.buttons(), ["confirm", "never"].map(|it| commands::say(it, language)));
        // No robot says yes for them, nor anybody else, nor talk.
        let to = asked.reply_to.clone();
        let robot = "Auto-Submitted: auto-replied\r\n";
        assert!(post.raw(ANNA, &to, robot, "confirm").1.is_empty());
        assert!(post.raw("Mallory <m@m.example>", &to, "", "confirm").1.is_empty());
        assert!(post.raw(ANNA, &to, "", "Who are you?").1.is_empty());
        let reader = || post.parlour.desk.store().read();
        assert!(reader().member("anna@a.example").unwrap().is_none(), "{word}");
        let letters = post.does(ANNA, yes);
        assert_eq!(letters.len(), 1, "{letters:?}");
        letters[0].says("Anna");
        // A second yes does no harm, and a letter that is lost is written again.
        let (_, again) = post.raw(ANNA, &to, "", "confirm");
        assert_eq!(again.len(), 1, "{again:?}");
    }
}

#[test]
fn a_name_is_what_others_may_read() {
    for (from, name) in [
        ("Anna Nowak <anna@a.example>", "Anna Nowak"),
        ("anna.nowak@a.example", "Player"),
        ("buy.example/now <anna@a.example>", "Player"),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(from)[0].says(&format!("Welcome, {name}"));
    }
}

#[test]
fn a_profile_is_what_new_tables_begin_with() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "set")[0].says("set name Anna").says("set letters my-turn");
    let letters = post.does(
        ANNA,
        "set name Ania\nset language pl\nset zone Europe/Warsaw\nset remind 24h\nset letters daily \
         18:00\nset receipts off\nset orders english",
    );
    let [profile] = &letters[..] else { panic!("{letters:?}") };
    profile.says("Twój profil jest zmieniony").says("set name Ania").says("set language pl");
    profile.says("set zone Europe/Warsaw").says("set letters daily 18:00").says("set receipts off");
    // What can't be read changes nothing, not even what stands above it.
    for wrong in ["set zone Mars/Olympus", "set name evil.example/buy", "set name"] {
        let (received, _) = post.answer(ANNA, &format!("set name Eva\n{wrong}"));
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{wrong}");
    }
    post.does(ANNA, "new santiago 2");
    post.does(BEN, "join 1");
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let anna = row.seats.iter().find(|it| it.address == "anna@a.example").unwrap();
    assert_eq!((anna.name.as_str(), anna.language.code()), ("Ania", "pl"));
    assert!(anna.english_orders && !anna.wanted.receipts);
    assert_eq!(anna.wanted.pace, Pace::daily(18, 0).unwrap());
    let zone = post.parlour.desk.store().read().zone_of("anna@a.example").unwrap().unwrap();
    assert_eq!(zone.name(), "Europe/Warsaw");
}

/// The same line in two mails of one moment, and a mail that comes twice.
#[test]
fn a_copy_does_nothing() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    let to = post.last("anna@a.example").reply_to;
    let raw = format!("From: {ANNA}\r\nTo: {to}\r\nMessage-ID: <1@x>\r\n\r\nnew santiago 3\r\n");
    assert_eq!(post.parlour.hand_in(raw.as_bytes()).1.len(), 1);
    let (received, letters) = post.parlour.hand_in(raw.as_bytes());
    assert_eq!((received, letters.len()), (Received::Duplicate, 0));
    assert_eq!(post.parlour.desk.store().read().gatherings().unwrap().len(), 1);
}

#[test]
fn a_table_begins_when_it_is_full_or_its_maker_says_so() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO, DAN] {
        post.sign_up(who);
    }
    let games = post.does(ANNA, "games").remove(0);
    games.says("Goa (2012)").says("money=hidden");
    assert_eq!(games.buttons()[0], "new santiago 4");
    post.does(ANNA, "new santiago 3 money=hidden clock=48h")[0].says("Table 1 is open");
    let tables = post.does(BEN, "tables").remove(0);
    tables.says("Anna").says("2 places are free").says("money=hidden");
    assert_eq!(tables.buttons(), ["join 1"]);
    post.does(BEN, "join 1")[0].says("You play at table 1");
    assert_eq!(status(&post, 1), None, "nobody plays before all are there");
    let letters = post.does(CLEO, "join 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
    let players = ["anna@a.example", "ben@b.example", "cleo@c.example"];
    for who in players {
        let [first] = to(&letters, who)[..] else { panic!("{letters:?}") };
        assert!(players.iter().all(|it| !first.text.contains(it)), "an address: {}", first.text);
    }
    // By its maker, with fewer.
    post.does(BEN, "new goa-2012 4")[0].says("Table 2 is open");
    let (received, letters) = post.answer(BEN, "start 2");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("at least 2 players");
    post.does(DAN, "join 2");
    post.does(BEN, "start 2");
    assert_eq!(status(&post, 2), Some(Status::Running));
    // Where one plays it may be said as well.
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let seat = row.seats.iter().find(|it| it.name == "Cleo").unwrap();
    let to_seat = post.parlour.desk.own().with_token(&seat.token);
    post.raw(CLEO, &to_seat, "", "new santiago 5").1[0].says("Table 3 is open");
    post.does(CLEO, "leave 3");
    // A number is for one table only, whatever opens it.
    post.does(ANNA, "new santiago 3");
    assert_eq!(post.parlour.open(3, &[], "another"), TableId(5));
    post.does(ANNA, "tables")[0].says("Table 4: Santiago").says("Table 1: Santiago");
}

#[test]
fn whoever_leaves_is_not_waited_for() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    post.does(ANNA, "leave 1")[0].says("You have left table 1");
    post.answer(BEN, "join 1").1[0].says("There is no open table 1");
    // Whoever joined next may start it.
    post.does(ANNA, "new santiago 4");
    post.does(BEN, "join 2");
    post.does(ANNA, "leave 2");
    post.does(CLEO, "join 2");
    post.does(BEN, "start 2");
    assert_eq!(status(&post, 2), Some(Status::Running));
    let row = post.parlour.desk.store().read().table(TableId(2)).unwrap().unwrap();
    assert_eq!(row.seats.len(), 2);
}

#[test]
fn a_table_that_nobody_fills_ends() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 4");
    post.does(BEN, "join 1");
    let mut letters = Vec::new();
    for _ in 0..15 {
        post.parlour.advance(TimeDelta::days(1));
        post.parlour.desk.tick().unwrap();
        letters.extend(post.parlour.post());
    }
    assert_eq!(letters.len(), 2, "{letters:?}");
    letters[0].says("Table 1 did not come about");
    post.answer(ANNA, "join 1").1[0].says("There is no open table 1");
}

#[test]
fn an_operator_ends_a_table_that_waits() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 4 word=mango");
    post.does(BEN, "join 1 mango");
    let waiting = post.parlour.desk.gatherings().unwrap();
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].joined, ["Anna", "Ben"]);
    assert!(waiting[0].private);
    assert!(post.parlour.desk.end_gathering(TableId(1)).unwrap());
    let letters = post.parlour.post();
    assert_eq!(letters.len(), 2, "{letters:?}");
    letters[0].says("Table 1 has been ended");
    // A second time there is nothing to end, and nobody is told again.
    assert!(!post.parlour.desk.end_gathering(TableId(1)).unwrap());
    assert!(post.parlour.post().is_empty());
    post.answer(BEN, "join 1 mango").1[0].says("There is no open table 1");
}

/// Tables with a word don't push a maker's public ones from the list.
#[test]
fn two_public_tables_of_a_maker_are_listed() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    for line in ["new santiago 4 word=mango", "new santiago 3", "new santiago 5"] {
        post.does(ANNA, line);
    }
    let listed = post.does(BEN, "tables");
    for order in ["join 2", "join 3"] {
        assert!(listed[0].orders().iter().any(|it| it == order), "{order}");
    }
    assert!(!listed[0].text.contains("join 1"));
}

/// Whoever has signed up and wants no letters has more to forget than an address: they are
/// told where to say so.
#[test]
fn a_member_is_not_refused_behind_their_back() {
    let mut post = Post::new(&format!("[inbound]\nauthserv_id = \"mx.test\"\n{ANYONE}"));
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    let house = post.parlour.desk.own().plain();
    let verified = "Authentication-Results: mx.test; dmarc=pass header.from=a.example\r\n";
    let (_, letters) = post.raw(ANNA, &house, verified, "never");
    assert_eq!(letters.len(), 1, "{letters:?}");
    post.does(ANNA, "new santiago 2");
    post.does(BEN, "join 1");
    assert_eq!(status(&post, 1), Some(Status::Running));
}

/// People may also be named: they are asked, as ever.
#[test]
fn people_may_be_named_as_well() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    let letters = post.does(ANNA, "new santiago Eva <eva@e.example>, f@f.example pl");
    to(&letters, "anna@a.example")[0].says("They are asked");
    to(&letters, "eva@e.example")[0].says("Anna invites you to Santiago");
    to(&letters, "f@f.example")[0].says("Anna zaprasza");
}

#[test]
fn a_database_of_before_lets_people_in() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    drop(store_at(&path));
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.sign_up(ANNA);
    drop(post);
    let mut post = Post::to(Parlour::on_disk(MODERATED, &path));
    // The house has closed: nobody is let in, and nobody is kept.
    assert!(post.knock(BEN, "hello").1.is_empty());
    let member = post.parlour.desk.store().read().member("anna@a.example").unwrap().unwrap();
    let to = post.parlour.desk.own().with_token(&member.token);
    post.raw(ANNA, &to, "", "new santiago 4").1[0].says("opened by the house");
    post.raw(ANNA, &to, "", "set").1[0].says("set name Anna");
}
