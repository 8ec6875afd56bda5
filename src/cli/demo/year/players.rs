//! The players of a year: when they write, and what.

use super::{super::player, report::Year};
use crate::{basics::TableId, engine::Dice, mail::buttons::Button};
use anyhow::{Context, Result};
use chrono::{DateTime, TimeDelta, Utc};
use mail_parser::MessageParser;

/// How a player deals with their letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Habit {
    /// Answers within two hours.
    Fast,
    /// Answers the day after.
    Slow,
    /// Answers after three or four days.
    Late,
    /// Answers when reminded.
    Reminded,
    /// Fast, but announces an absence of a week or so now and then.
    Travels,
    /// Never answers.
    Never,
    /// Fast, until this many letters have come.
    Quits(u32),
}

impl Habit {
    /// The habit of a player who plays.
    pub(super) fn any(dice: &mut Dice) -> Habit {
        let habits =
            [Habit::Fast, Habit::Fast, Habit::Slow, Habit::Late, Habit::Reminded, Habit::Travels];
        dice.pick(&habits).copied().unwrap_or(Habit::Fast)
    }

    /// The habit of a player who doesn't, or not for long.
    pub(super) fn lost(dice: &mut Dice) -> Habit {
        if dice.below(2) == 0 { Habit::Never } else { Habit::Quits(5 + number(dice, 20)) }
    }
}

fn number(dice: &mut Dice, below: usize) -> u32 {
    u32::try_from(dice.below(below)).unwrap_or_default()
}

pub(super) struct Letter {
    pub(super) kind: String,
    html: String,
    text: String,
    reply_to: String,
}

impl Letter {
    pub(super) fn read(raw: &[u8]) -> Result<Letter> {
        let head = MessageParser::default().parse_headers(raw).context("no mail")?;
        let reply_to = head.reply_to().and_then(|to| to.first()).and_then(|to| to.address());
        let mut letter = Letter {
            kind: head.header_raw("X-Monsoon").unwrap_or_default().trim().to_owned(),
            html: String::new(),
            text: String::new(),
            reply_to: reply_to.unwrap_or_default().to_owned(),
        };
        // Most letters need no answer.
        if letter.asks() || letter.kind == "offer" {
            let parsed = MessageParser::default().parse(raw).context("no mail")?;
            letter.html = parsed.body_html(0).unwrap_or_default().into_owned();
            letter.text = parsed.body_text(0).unwrap_or_default().into_owned();
        }
        Ok(letter)
    }

    /// Does it ask or offer something?
    fn asks(&self) -> bool {
        ["welcome", "turn", "invited", "reminder"].contains(&self.kind.as_str())
    }
}

/// A mail to send.
pub(super) struct Post {
    pub(super) button: Button,
}

/// How players want to be reminded, in their words, and the most reminders for one
/// question.
const REMINDERS: [(&str, u32); 4] =
    [("", 9), ("remind off", 0), ("remind half, 24h", 2), ("remind daily", 7)];

/// A player at one table.
pub(super) struct Player {
    table: TableId,
    /// When the first letter came.
    since: Option<DateTime<Utc>>,
    pub(super) habit: Habit,
    /// The latest letter to deal with, and when they will.
    desk: Option<(Letter, DateTime<Utc>)>,
    /// What they sent last.
    sent: Option<String>,
    /// The number of letters dealt with.
    dealt: u32,
    reminders: (&'static str, u32),
    /// Have they said how they want to be reminded? It counts from then on.
    settled: bool,
    /// Reminders for the current question.
    reminded: u32,
    /// Until when they are away.
    away: Option<DateTime<Utc>>,
    next_trip: Option<DateTime<Utc>>,
    /// Where a newcomer writes to take the seat.
    takes: Option<String>,
    number: u32,
}

impl Player {
    pub(super) fn new(table: TableId, habit: Habit, dice: &mut Dice) -> Player {
        let reminders = match habit {
            Habit::Reminded => REMINDERS[0],
            _ => dice.pick(&REMINDERS).copied().unwrap_or(REMINDERS[0]),
        };
        Player {
            table,
            since: None,
            habit,
            desk: None,
            sent: None,
            dealt: 0,
            reminders,
            settled: reminders.0.is_empty(),
            reminded: 0,
            away: None,
            next_trip: None,
            takes: None,
            number: number(dice, 1_000_000_000),
        }
    }

    /// Did they have the seat at this moment?
    pub(super) fn here_at(&self, at: DateTime<Utc>) -> bool {
        self.since.is_some_and(|since| since <= at)
    }

    /// Receives a letter. Now and then it makes somebody else want to play.
    pub(super) fn gets(
        &mut self,
        letter: Letter,
        now: DateTime<Utc>,
        dice: &mut Dice,
        year: &mut Year,
    ) -> Option<Player> {
        if letter.kind == "notice" {
            // Only the question whether it was they who want the seat has an
            // address of its own.
            self.takes = letter.reply_to.contains('+').then_some(letter.reply_to);
            return None;
        }
        self.since.get_or_insert(now);
        match letter.kind.as_str() {
            "reminder" => {
                self.reminded += 1;
                if self.settled && self.reminded > self.reminders.1 {
                    year.faults.push(format!(
                        "table {}: reminder {} to one who wants {} ({:?})",
                        self.table, self.reminded, self.reminders.1, self.habit
                    ));
                }
            }
            "turn" | "welcome" => self.reminded = 0,
            "offer" => return self.newcomer(&letter, dice),
            "replaced" => {
                year.taken += 1;
                (self.habit, self.desk) = (Habit::Never, None);
                return None;
            }
            _ => {}
        }
        if letter.asks() {
            let at = self.deals_with(&letter, now, dice);
            // A later letter does not delay what they were going to do.
            let sooner = self.desk.take().map(|(_, at)| at);
            self.desk = [at, sooner].into_iter().flatten().min().map(|at| (letter, at));
        }
        None
    }

    /// When they will deal with a letter, if ever.
    fn deals_with(
        &self,
        letter: &Letter,
        now: DateTime<Utc>,
        dice: &mut Dice,
    ) -> Option<DateTime<Utc>> {
        let minutes = |from: usize, to: usize, dice: &mut Dice| {
            TimeDelta::minutes(i64::try_from(from + dice.below(to - from)).unwrap_or_default())
        };
        let soon = minutes(5, 120, dice);
        let wait = match self.habit {
            Habit::Fast | Habit::Travels => soon,
            Habit::Slow => minutes(16 * 60, 30 * 60, dice),
            Habit::Late => minutes(70 * 60, 100 * 60, dice),
            Habit::Reminded if letter.kind == "reminder" => soon,
            Habit::Quits(after) if self.dealt < after => soon,
            Habit::Reminded | Habit::Never | Habit::Quits(_) => return None,
        };
        Some((now + wait).max(self.away.unwrap_or(now)))
    }

    /// A newcomer who takes the seat offered in this letter.
    fn newcomer(&self, letter: &Letter, dice: &mut Dice) -> Option<Player> {
        if dice.below(4) > 0 {
            return None;
        }
        let address = letter.text.split_whitespace().find(|word| word.contains('+'))?;
        let address = address.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let mut player = Player::new(self.table, Habit::Fast, dice);
        player.takes = Some(address.to_owned());
        Some(player)
    }

    /// What they mail now, if anything.
    pub(super) fn writes(&mut self, now: DateTime<Utc>, dice: &mut Dice) -> Option<Post> {
        let subject = "a year".to_owned();
        if let Some(to) = self.takes.take() {
            let body = format!("take Newcomer {}", self.number);
            return Some(Post { button: Button { to, subject, body } });
        }
        let (_, at) = self.desk.as_ref()?;
        if *at > now {
            return None;
        }
        let (letter, _) = self.desk.take()?;
        self.dealt += 1;
        let to = letter.reply_to.clone();
        let mut lines = Vec::new();
        if !self.settled {
            self.settled = true;
            self.reminded = 0;
            lines.push(self.reminders.0.to_owned());
        }
        if self.habit == Habit::Travels {
            lines.extend(self.trip(now, dice));
        }
        let last = self.sent.as_deref();
        let answer =
            player::reply(&letter.kind, &letter.html, last, |all| player::choose(dice, all));
        if let Some(answer) = answer {
            self.sent = Some(answer.body.clone());
            lines.push(answer.body);
        }
        let body = lines.join("\r\n");
        (!body.is_empty()).then_some(Post { button: Button { to, subject, body } })
    }

    /// Every two months or so they go away for some days.
    fn trip(&mut self, now: DateTime<Utc>, dice: &mut Dice) -> Option<String> {
        let next = *self.next_trip.get_or_insert(now + TimeDelta::days(10));
        if now < next {
            return None;
        }
        self.next_trip = Some(now + TimeDelta::days(60));
        let from = now.date_naive() + TimeDelta::days(2);
        let to = from + TimeDelta::days(4);
        let how = ["", " bot", " plans"];
        let how = dice.pick(&how).copied().unwrap_or_default();
        self.away = (to + TimeDelta::days(1)).and_hms_opt(6, 0, 0).map(|at| at.and_utc());
        Some(format!("away {from} to {to}{how}"))
    }
}
