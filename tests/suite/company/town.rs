//! A town that plays by mail alone: strangers sign up, open tables and join others', talk,
//! watch, vote, leave, are forgotten, come back, and some just stop answering. Others forge mails in the
//! names of people who never asked for anything.
//!
//! Whatever happens, every letter is for somebody who asked for it, nobody reads what was not
//! said to them or another's address, nobody who is not known gets two letters within a day,
//! and every table ends or rests.
//!
//! A few people for a month; `MONSOON_TOWN=200` has so many for a year, in which each of them
//! wants a new table once in a while.

use super::{ANYONE, Post, address};
use crate::parlour::{Arrived, opened};
use chrono::{DateTime, TimeDelta, Utc};
use monsoon::{
    basics::{Language, TableId, commands},
    desk::{Received, Report},
    engine::{Dice, TableSeed},
    store::{Status, Verdict},
};
use std::collections::{BTreeMap, BTreeSet};

/// When people look at their mail.
const STEP: TimeDelta = TimeDelta::hours(8);

/// Who is written to only if somebody forges a mail of theirs.
const VICTIMS: usize = 5;

const MODERATOR: &str = "mod@example.org";

/// In what state somebody's dealings with the house are, as they know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Stranger,
    Member,
    Forgotten,
}

struct Person {
    /// `Name <address>`.
    from: String,
    stage: Stage,
    /// How many in a hundred of the letters are answered at a look into the mail. 0: never.
    diligence: usize,
    /// What is to be answered: the last letter of each table, and of the house.
    inbox: BTreeMap<Option<TableId>, Arrived>,
    /// How many tables they want to be at.
    appetite: usize,
    /// Where they play, as far as their letters say.
    tables: BTreeSet<TableId>,
    asked_at: Option<DateTime<Utc>>,
}

/// Words that somebody wrote, by the mark that stands in them.
struct Said {
    by: String,
    table: TableId,
    /// Their address if they are for one player alone.
    only: Option<String>,
}

struct Town {
    /// How many in a hundred who have room for another table want one at a look into the mail.
    eager: usize,
    post: Post,
    people: Vec<Person>,
    dice: Dice,
    said: Vec<Said>,
    /// When a letter last went to an address that nobody reads.
    to_victims: BTreeMap<String, DateTime<Utc>>,
    /// When somebody was last invited.
    invited: BTreeMap<String, DateTime<Utc>>,
    counts: BTreeMap<&'static str, usize>,
}

#[test]
fn a_town_plays_by_mail_alone() {
    let full = std::env::var("MONSOON_TOWN").ok().map(|it| it.parse::<usize>().unwrap());
    let (people, days) = full.map_or((16, 30), |people| (people, 365));
    let mut town = Town::new(people, if full.is_some() { 2 } else { 12 });
    for day in 0..days {
        for _ in 0..3 {
            town.step(true);
        }
        if day % 30 == 29 {
            println!("day {}: {:?}", day + 1, town.counts);
        }
    }
    // Nobody writes any more: clocks and house players end what can end.
    for _ in 0..90 {
        for _ in 0..3 {
            town.step(false);
        }
    }
    town.rests();
    println!("{:?}", town.counts);
    for what in [
        "signed up",
        "tables",
        "invited",
        "orders",
        "talk",
        "private talk",
        "watched",
        "proposals",
        "votes",
        "left",
        "forgotten",
        "forged",
    ] {
        assert!(town.count(what) > 0, "no {what}: {:?}", town.counts);
    }
}

impl Town {
    fn new(people: usize, eager: usize) -> Town {
        let config = format!(
            "{ANYONE}strangers = 50\n[clock]\nrule = \"48h\"\nsilence = \"house-on\"\noutage = \"1d\"\n"
        );
        let mut dice = TableSeed::new("a town".to_owned()).dice(0);
        let people = (0..people).map(|nth| Person {
            from: format!("Player {nth} <p{nth}@town.example>"),
            stage: Stage::Stranger,
            diligence: [0, 40, 70, 95][dice.below(4)],
            inbox: BTreeMap::new(),
            appetite: 1 + dice.below(2),
            tables: BTreeSet::new(),
            asked_at: None,
        });
        let people = people.collect();
        Town {
            eager,
            post: Post::new(&config),
            people,
            dice,
            said: Vec::new(),
            to_victims: BTreeMap::new(),
            invited: BTreeMap::new(),
            counts: BTreeMap::new(),
        }
    }

    fn counted(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    fn count(&self, what: &str) -> usize {
        self.counts.get(what).copied().unwrap_or_default()
    }

    /// So many in a hundred.
    fn chance(&mut self, percent: usize) -> bool {
        self.dice.below(100) < percent
    }

    /// The same; what nobody has done yet is done sooner, so that all of it happens.
    fn seldom(&mut self, what: &str, percent: usize) -> bool {
        const SOONER: usize = 10;
        let done = self.count(what) > 0;
        self.chance(if done { percent } else { percent.max(SOONER) })
    }

    fn step(&mut self, awake: bool) {
        self.post.parlour.advance(STEP);
        self.post.parlour.desk.tick().unwrap();
        self.deliver();
        // As a daemon does while nothing else is to be done.
        while self.post.parlour.desk.pack(200).unwrap() {}
        if !awake {
            return;
        }
        for nth in 0..self.people.len() {
            self.acts(nth);
        }
        self.forge();
    }

    /// Brings letters to their readers, and looks at each.
    fn deliver(&mut self) {
        loop {
            let due = self.post.parlour.desk.due(200).unwrap();
            if due.is_empty() {
                break;
            }
            for (id, attempts, parcel) in due {
                self.post.parlour.desk.report(id, attempts, &Report::Sent).unwrap();
                let letter = opened(&parcel.to, &parcel.raw);
                self.counted("letters");
                self.is_in_order(&letter);
                self.arrives(letter);
            }
        }
    }

    /// What holds for every letter.
    fn is_in_order(&mut self, letter: &Arrived) {
        let all = format!("{}\n{}\n{}", letter.subject, letter.text, letter.html);
        for (at, _) in all.match_indices("@town.example") {
            let before = &all[..at];
            let start = before.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |it| it + 1);
            let whose = format!("{}@town.example", &before[start..]);
            assert_eq!(whose, letter.to, "another's address:\n{}", letter.text);
        }
        for (at, _) in all.match_indices("zq") {
            let digits: String = all[at + 2..].chars().take_while(char::is_ascii_digit).collect();
            let Ok(mark) = digits.parse::<usize>() else { continue };
            let said = &self.said[mark];
            let heard =
                said.by == letter.to || said.only.as_ref().is_none_or(|it| *it == letter.to);
            assert!(heard, "words to {:?} in a letter to {}", said.only, letter.to);
            let tables = self.post.parlour.desk.store().read();
            let row = tables.table(said.table).unwrap().unwrap();
            let plays = row.seats.iter().any(|it| it.address == letter.to);
            // Their own words are repeated to those who have left, too: nobody heard them.
            assert!(
                plays || said.by == letter.to || letter.to == MODERATOR,
                "words of table {} to {}:\n{}",
                said.table,
                letter.to,
                letter.text
            );
            // A moderator reads what was said to them alone, not what players say to each other.
            assert_ne!(letter.to, MODERATOR, "words of players to a moderator");
        }
    }

    fn arrives(&mut self, letter: Arrived) {
        if letter.to == MODERATOR {
            return;
        }
        let now = self.post.parlour.clock.now();
        let Some(nth) = self.people.iter().position(|it| address(&it.from) == letter.to) else {
            let last = self.to_victims.insert(letter.to.clone(), now);
            let day = TimeDelta::days(1);
            assert!(
                last.is_none_or(|last| now - last >= day),
                "two letters a day to {}",
                letter.to
            );
            assert!(letter.to.ends_with("@victim.example"), "{}", letter.to);
            return;
        };
        // Whoever is known may have any of them invited, once a day.
        let invited = ["invites you", "vous invite"].iter().any(|it| letter.subject.contains(it));
        if invited {
            self.counted("invited");
            let last = self.invited.insert(letter.to.clone(), now);
            assert!(last.is_none_or(|last| now - last >= TimeDelta::days(1)), "{}", letter.to);
        }
        let person = &mut self.people[nth];
        let asked = person.asked_at.is_some() || invited;
        assert!(asked, "{} never asked for this:\n{}", letter.to, letter.text);
        if person.stage == Stage::Forgotten {
            let gone = ["forgotten", "Tout est effacé"];
            let farewell = invited || gone.iter().any(|it| letter.text.contains(it));
            assert!(farewell, "{} is forgotten, but gets:\n{}", letter.to, letter.text);
            return;
        }
        let table = table_of(&letter);
        let watches = letter.buttons().iter().any(|it| begins(it, "unwatch"));
        if let Some(table) = table.filter(|_| !watches) {
            person.tables.insert(table);
        }
        person.inbox.insert(table, letter);
    }

    /// One look of somebody into their mail.
    fn acts(&mut self, nth: usize) {
        match self.people[nth].stage {
            Stage::Stranger => self.knocks(nth),
            Stage::Forgotten => {
                // Some come back after a while.
                if self.chance(2) {
                    self.people[nth].stage = Stage::Stranger;
                    self.counted("came back");
                }
            }
            Stage::Member => self.plays(nth),
        }
    }

    fn knocks(&mut self, nth: usize) {
        let from = self.people[nth].from.clone();
        let house = self.people[nth].inbox.remove(&None);
        let greeting = house.filter(|it| !it.buttons().is_empty());
        if let Some(greeting) = greeting {
            let yes = greeting.buttons().remove(0);
            self.people[nth].asked_at = Some(self.post.parlour.clock.now());
            self.writes(&from, &greeting.reply_to.clone(), &yes);
            let known = self.post.parlour.desk.store().read().member(address(&from)).unwrap();
            if known.is_some() {
                self.people[nth].stage = Stage::Member;
                self.counted("signed up");
            }
            return;
        }
        if self.chance(10) {
            self.people[nth].asked_at = Some(self.post.parlour.clock.now());
            let house = self.post.parlour.desk.own().plain();
            let hello = ["hello", "Bonjour", "tables", "new santiago 3"][self.dice.below(4)];
            self.writes(&from, &house, hello);
        }
    }

    fn plays(&mut self, nth: usize) {
        let letters: Vec<(Option<TableId>, Arrived)> =
            self.people[nth].inbox.iter().map(|(table, it)| (*table, it.clone())).collect();
        for (table, letter) in letters {
            let diligence = self.people[nth].diligence;
            if !self.chance(diligence) {
                continue;
            }
            self.people[nth].inbox.remove(&table);
            match table {
                Some(table) => self.answers(nth, table, &letter),
                None => self.joins(nth, &letter),
            }
        }
        self.wants(nth);
    }

    /// Presses a button of a table's letter, and says something now and then.
    fn answers(&mut self, nth: usize, table: TableId, letter: &Arrived) {
        let from = self.people[nth].from.clone();
        let mut lines = Vec::new();
        let orders = letter.orders();
        if let Some(sheet) = letter.sheet().filter(|_| self.dice.below(3) == 0) {
            lines.push(sheet);
        } else if !orders.is_empty() {
            let at = self.dice.below(orders.len().min(4));
            lines.push(orders[at].clone());
        }
        let watched = letter.buttons().into_iter().find(|it| begins(it, "unwatch"));
        if let Some(unwatch) = watched {
            if self.chance(10) {
                self.writes(&from, &letter.reply_to.clone(), &unwatch);
                self.counted("unwatched");
            }
            return;
        }
        let vote = |word: &str| letter.buttons().into_iter().find(|it| begins(it, word));
        if let (Some(agree), Some(object)) = (vote("agree"), vote("object")) {
            lines = vec![if self.chance(80) { agree } else { object }];
            self.counted("votes");
        } else if self.seldom("proposals", 2) {
            let motion = ["end", "draw", "pause until +3d", "undo"][self.dice.below(4)];
            lines = vec![format!("propose {motion}")];
            self.counted("proposals");
        }
        if let Some(again) = letter.buttons().iter().find(|it| begins(it, "again")) {
            self.people[nth].tables.remove(&table);
            lines = vec![again.clone()];
            self.counted("again");
        }
        if self.chance(8) {
            lines.insert(0, self.talk(&from, table));
        }
        if self.seldom("left", 1) {
            lines = vec!["leave confirm".to_owned()];
            self.people[nth].tables.remove(&table);
            self.counted("left");
        }
        if !lines.is_empty() {
            let verdict = self.writes(&from, &letter.reply_to.clone(), &lines.join("\r\n"));
            if verdict == Some(Verdict::CarriedOut) {
                self.counted("orders");
            }
        }
    }

    /// Something to say to the others at a table, or to one of them.
    fn talk(&mut self, from: &str, table: TableId) -> String {
        let by = address(from).to_owned();
        let mark = format!("zq{}", self.said.len());
        let row = self.post.parlour.desk.store().read().table(table).unwrap().unwrap();
        let others: Vec<_> =
            row.seats.iter().filter(|it| it.address != by && !it.address.is_empty()).collect();
        let alone = self.dice.below(2) == 0;
        let one = if alone { self.dice.pick(&others) } else { None };
        let (line, only) = match one {
            Some(one) => {
                let line = format!("to {}: {mark} between us", one.seat.colour());
                (line, Some(one.address.clone()))
            }
            None => (format!("say {mark} and good luck"), None),
        };
        self.counted(if only.is_some() { "private talk" } else { "talk" });
        self.said.push(Said { by, table, only });
        // The line below would be doubtful otherwise.
        format!("{line}\r\n")
    }

    /// Presses a button of a letter of the house, if it opens or joins a table.
    fn joins(&mut self, nth: usize, letter: &Arrived) {
        let from = self.people[nth].from.clone();
        let opens = |it: &String| begins(it, "join") || begins(it, "start");
        let (buttons, others): (Vec<_>, Vec<_>) = letter.buttons().into_iter().partition(opens);
        let watch: Vec<_> = others.into_iter().filter(|it| begins(it, "watch")).collect();
        if self.chance(30)
            && let Some(line) = self.dice.pick(&watch).cloned()
        {
            self.writes(&from, &letter.reply_to.clone(), &line);
            self.counted("watched");
        }
        if self.people[nth].tables.len() < self.people[nth].appetite
            && let Some(line) = self.dice.pick(&buttons).cloned()
        {
            self.writes(&from, &letter.reply_to.clone(), &line);
        }
    }

    /// Writes to the house when there is room for another table.
    fn wants(&mut self, nth: usize) {
        let from = self.people[nth].from.clone();
        let Some(member) = self.post.parlour.desk.store().read().member(address(&from)).unwrap()
        else {
            return;
        };
        let to = self.post.parlour.desk.own().with_token(&member.token);
        if self.seldom("forgotten", 1) && self.dice.below(4) == 0 {
            // It is asked back, and the button of that letter says yes.
            self.writes(&from, &to, "forget me");
            self.writes(&from, &to, "forget me confirm");
            let person = &mut self.people[nth];
            person.stage = Stage::Forgotten;
            person.inbox.clear();
            person.tables.clear();
            self.counted("forgotten");
            return;
        }
        if self.seldom("invited", 2) {
            // Anybody, known or not, forgotten or not; without a table of one's own nobody.
            let other = self.dice.below(self.people.len());
            let other = address(&self.people[other].from).to_owned();
            self.writes(&from, &to, &format!("invite A friend <{other}>"));
            return;
        }
        let reader = self.post.parlour.desk.store().read();
        let over =
            |table: &TableId| reader.table(*table).unwrap().is_some_and(|row| row.status.is_over());
        self.people[nth].tables.retain(|table| !over(table));
        let (person, eager) = (&self.people[nth], self.eager);
        if person.tables.len() >= person.appetite || person.diligence == 0 || !self.chance(eager) {
            return;
        }
        let games = [
            "tables",
            "tables",
            "new santiago 3 press=private",
            "new santiago 2 money=hidden",
            "new goa-2012 2 press=private",
            "new santiago 3 house=1 press=private",
            "new goa-2012 2 house=1",
            "set letters round",
            "set receipts off",
        ];
        let line = games[self.dice.below(games.len())];
        self.writes(&from, &to, line);
    }

    /// Mails in the names of people who know nothing of it.
    fn forge(&mut self) {
        if !self.chance(30) {
            return;
        }
        let nth = self.dice.below(VICTIMS);
        let from = format!("Victim <v{nth}@victim.example>");
        let house = self.post.parlour.desk.own().plain();
        let body = ["hello", "join 1", "new santiago 4", "forget me confirm", "confirm", "watch 1"];
        let body = body[self.dice.below(body.len())];
        self.writes(&from, &house, body);
        self.counted("forged");
    }

    fn writes(&mut self, from: &str, to: &str, body: &str) -> Option<Verdict> {
        self.post.mails += 1;
        let raw = format!(
            "From: {from}\r\nTo: <{to}>\r\nSubject: To you\r\nMessage-ID: \
             <m{}@elsewhere.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n",
            self.post.mails
        );
        let incoming = crate::parlour::incoming(raw.as_bytes());
        let received = self.post.parlour.desk.receive(&incoming, raw.len() as u64).unwrap();
        self.counted("mails");
        self.deliver();
        match received {
            Received::Recorded(verdict, _) => Some(verdict),
            Received::Duplicate => None,
        }
    }

    /// Every table has ended or rests, and none waits for players.
    fn rests(&mut self) {
        let desk = &self.post.parlour.desk;
        assert!(desk.gatherings().unwrap().is_empty());
        let mut over = 0;
        let tables = desk.list().unwrap();
        for table in &tables {
            let row = desk.store().read().table(table.id).unwrap().unwrap();
            match row.status {
                Status::Finished | Status::Cancelled => over += 1,
                Status::Paused | Status::Waiting => {}
                Status::Running => panic!("table {} still runs: {:?}", table.id, table.awaiting),
            }
        }
        self.counts.insert("tables", tables.len());
        self.counts.insert("tables that are over", over);
    }
}

/// Is it this command, in whichever language it is shown?
fn begins(line: &str, command: &str) -> bool {
    Language::ALL.iter().any(|it| line.starts_with(&commands::say(command, *it)))
}

fn table_of(letter: &Arrived) -> Option<TableId> {
    let (_, rest) = letter.subject.split_once("[table ")?;
    rest.split(']').next()?.parse().ok().map(TableId)
}
