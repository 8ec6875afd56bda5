//! What people who have signed up write to the house: their profile, what can be played,
//! tables to open and to join.

use super::{
    super::{
        DeskError,
        clocks::{self, Time},
        forgetting::Forgetting,
        gathering::{self, Gather, Opening},
        inviting::{is_harmless, is_own_name},
        moving::Moving,
        notice,
        opening::NewSeat,
    },
    Judgement, Work,
    founding::{self, Founding},
    house_lines::{self, Heard, HouseLine, Setting},
    judged, leaving,
    own_lines::{self, Own, Said},
    shown::Shown,
    subject::without_prefixes,
};
use crate::{
    basics::{TableId, person_name},
    config::Open,
    letters::{FoundSaid, HouseSaid, ProfileLine, ProfilePart, without_labels},
    mail::{FreshText, LetterKind, address::mailbox},
    store::{Member, Status, Unseated, Verdict},
    timing::{Reminders, read_zone},
};
use chrono::TimeDelta;

/// How many of somebody's mails to the house are answered within an hour.
const ANSWERS_AN_HOUR: usize = 20;

/// For how many days somebody's yes to being forgotten counts.
const FORGET_ASKED_DAYS: i64 = 7;

/// How many of our letters are searched for lines that a mail quotes.
const NOTICES_QUOTED: u32 = 20;

/// What a line brought.
enum Done {
    /// To be told; nothing of it is taken back.
    Said(Vec<HouseSaid>),
    /// The line can't be carried out, nor any other of the mail.
    Refused(HouseSaid),
    /// The person is gone, and everything is said.
    Gone,
}

fn said(said: HouseSaid) -> Done {
    Done::Said(vec![said])
}

impl Work<'_> {
    /// A mail from a member, by their own address of the house.
    pub(super) fn member(&self, address: &str) -> Result<Judgement, DeskError> {
        let Some(member) = &self.tx.read().member(&mailbox(address))? else {
            return Ok(judged(Verdict::Ignored, "from somebody who is gone", None));
        };
        if let Some(why) = self.too_many_of_sender()? {
            return Ok(judged(Verdict::Ignored, why, None));
        }
        // Whoever writes from an address can be written to.
        self.tx.free_address(&member.address, self.now)?;
        let hour = TimeDelta::hours(1);
        let lately = |which: Unseated<'_>| {
            self.tx.read().unseated_lately(&member.address, which, self.now - hour, self.now)
        };
        let told = lately(Unseated::Kind(notice::HOUSE_QUIET))? > 0;
        if told || lately(Unseated::Answers)? >= ANSWERS_AN_HOUR {
            if !told {
                let zone = member.zone.unwrap_or(self.settings.clock.zone);
                let quiet = HouseSaid::Quiet { until: self.now + hour, zone };
                self.tell_member_by(notice::HOUSE_QUIET, member, &[quiet])?;
            }
            let why = "to the house, but too many mails were answered within the hour";
            return Ok(judged(Verdict::Ignored, why, None));
        }
        if self.bytes > self.settings.max_bytes
            || matches!(self.letter.kind, LetterKind::Unreadable { .. })
        {
            self.tell_member(
                member,
                &[HouseSaid::Unknown { line: "…".to_owned(), watches: false }],
            )?;
            return Ok(judged(Verdict::Explained, "to the house, but can't be read", None));
        }
        let ours = self.tx.read().lines_of_notices(&member.address, NOTICES_QUOTED)?;
        let fresh = self.fresh_text(ours)?;
        let mut doubtful = in_doubt(&fresh);
        own_lines::hide_secrets(&mut doubtful);
        if !doubtful.is_empty() {
            self.tell_member(member, &[HouseSaid::Doubtful { lines: doubtful }])?;
            return Ok(judged(Verdict::Explained, "to the house, but in doubt", None));
        }
        let mut lines = without_labels(fresh.lines);
        let first = self.letter.body.lines().find(|line| !line.trim().is_empty());
        let says = |line: &String| line.chars().any(char::is_alphanumeric);
        let subject = house_lines::of(without_prefixes(&self.letter.subject).0);
        let nods = !lines.iter().any(says) && first.is_some_and(house_lines::is_nod);
        if nods && subject.is_none() {
            return Ok(judged(Verdict::Ignored, "to the house: a nod, and nothing else", None));
        }
        // Before anything else reads them, so that no passphrase is ever quoted back.
        let mut said = own_lines::take(&mut lines);
        if said == Said::default() && !lines.iter().any(says) {
            lines = vec![without_prefixes(&self.letter.subject).0.to_owned()];
            said = own_lines::take(&mut lines);
        }
        let games = &self.settings.games;
        let mut heard = house_lines::read(lines, games);
        // Mail programs that unsubscribe somebody write a text of their own below the subject
        // that we gave them (RFC 6068).
        if heard.lines.is_empty()
            && said == Said::default()
            && let Some(line @ (HouseLine::Unwatch(_) | HouseLine::Never)) =
                house_lines::of(without_prefixes(&self.letter.subject).0)
        {
            heard = Heard { lines: vec![line], ..Heard::default() };
        }
        for line in heard.other.iter_mut().chain(&mut heard.slip) {
            *line = own_lines::without_secret(line);
        }
        if let Some(unsigned) = self.unsigned_here(member, &said, &heard.lines)? {
            self.tell_member(member, &[unsigned])?;
            return Ok(judged(Verdict::Refused, "to the house, and not signed", None));
        }
        self.all_lines(member, heard, &said.own, false)
    }

    /// Does what the lines say: all of them, or none. `new` if the writer has signed up by
    /// this very mail.
    pub(super) fn lines(
        &self,
        member: &Member,
        heard: Heard,
        new: bool,
    ) -> Result<Judgement, DeskError> {
        self.all_lines(member, heard, &[], new)
    }

    /// The same, and what they say about themselves.
    fn all_lines(
        &self,
        member: &Member,
        heard: Heard,
        own: &[Own],
        new: bool,
    ) -> Result<Judgement, DeskError> {
        let mut heard = heard;
        // A yes to that question is not enough: what can't be undone is confirmed in words.
        if heard.lines == [HouseLine::Yes] && !new && self.was_asked_to_forget(member)? {
            heard.lines = vec![HouseLine::ForgetMe { sure: false }];
        }
        heard.lines.retain(|line| *line != HouseLine::Yes);
        // «unsubscribe», «please remove me».
        if heard.lines.is_empty()
            && own.is_empty()
            && heard.other.as_deref().is_some_and(leaving::is_goodbye)
        {
            heard = Heard { lines: vec![HouseLine::Never], ..Heard::default() };
        }
        // The question must have been read before it is answered.
        let asks = |line: &HouseLine| {
            matches!(line, HouseLine::ForgetMe { sure: false } | HouseLine::Never)
        };
        if heard.lines.iter().any(asks) {
            heard.lines.retain(|line| *line != HouseLine::ForgetMe { sure: true });
        }
        let nothing = heard.lines.is_empty() && own.is_empty();
        // Who thanks asks for nothing.
        if nothing && !new && heard.thanks && heard.other.is_none() {
            return Ok(judged(Verdict::Ignored, "to the house: thanks, and nothing else", None));
        }
        if nothing && (new || heard.other.is_none()) {
            heard.lines.push(HouseLine::Tables);
        }
        if heard.lines.is_empty()
            && own.is_empty()
            && let Some(line) = heard.other
        {
            if heard.press {
                self.tell_member(member, &[HouseSaid::OnlyPlayersTalk])?;
                return Ok(judged(Verdict::Explained, "to the house, but words to players", None));
            }
            let watches = !self.tx.read().watched_by(&member.address)?.is_empty();
            self.tell_member(member, &[HouseSaid::Unknown { line, watches }])?;
            return Ok(judged(Verdict::Explained, "to the house, and not understood", None));
        }
        if let Some(line) = heard.slip {
            self.tell_member(member, &[HouseSaid::Unknown { line, watches: false }])?;
            return Ok(judged(Verdict::Refused, "to the house, and not understood", None));
        }
        let (done, gone, refused) = self.tx.attempt(|| {
            let mut all = Vec::new();
            for own in own {
                all.push(self.own_here(member, own)?);
            }
            for line in &heard.lines {
                match self.line(&member.address, line)? {
                    Done::Said(more) => all.extend(more),
                    Done::Refused(why) => return Ok(((vec![why], false, true), false)),
                    Done::Gone => return Ok(((all, true, false), true)),
                }
            }
            Ok::<_, DeskError>(((all, false, false), true))
        })?;
        let verdict = if refused { Verdict::Refused } else { Verdict::CarriedOut };
        if gone {
            return Ok(judged(verdict, "wants to be forgotten", None));
        }
        // What has become of a profile is told as it is in the end.
        let mut told: Vec<HouseSaid> = Vec::new();
        if new {
            told.push(HouseSaid::Welcome { name: member.name.clone() });
        }
        for said in done {
            if matches!(said, HouseSaid::Profile { .. }) {
                told.retain(|it| !matches!(it, HouseSaid::Profile { .. }));
            }
            told.push(said);
        }
        if heard.press && !refused {
            told.push(HouseSaid::OnlyPlayersTalk);
        }
        if !told.is_empty() {
            self.tell_member(member, &told)?;
        }
        Ok(judged(verdict, "to the house", None))
    }

    fn line(&self, address: &str, line: &HouseLine) -> Result<Done, DeskError> {
        // An earlier line may have changed them.
        let Some(member) = self.tx.read().member(&mailbox(address))? else {
            return Ok(Done::Gone);
        };
        let at = Gather { tx: self.tx, settings: self.settings, member: &member, now: self.now };
        if self.settings.open != Open::Anyone
            && matches!(
                line,
                HouseLine::New(_)
                    | HouseLine::Join(..)
                    | HouseLine::Start(_)
                    | HouseLine::Invite(..)
            )
        {
            return Ok(Done::Refused(HouseSaid::Closed));
        }
        let answer = match line {
            HouseLine::Games => Ok(HouseSaid::Games { games: gathering::on_offer(self.settings) }),
            HouseLine::Tables => at.tables(),
            HouseLine::Profile => Ok(self.profile(&member, false)),
            HouseLine::Record(name) => self.record_of(&member.address, name.as_deref()),
            HouseLine::Standings(game) => self.standings(game.as_deref()),
            HouseLine::Set(Setting::Record { public }) => {
                self.tx.set_record_public(&member.address, *public)?;
                self.record_of(&member.address, None)
            }
            HouseLine::Set(setting) => return self.set(member, setting),
            HouseLine::New(founding) => return self.new_table(&at, founding),
            HouseLine::Join(table, word) => {
                return Ok(match at.join(*table, word.as_deref())? {
                    Ok(told) => Done::Said(told.into_iter().collect()),
                    Err(why) => Done::Refused(why),
                });
            }
            HouseLine::Start(table) => {
                return Ok(match at.start(*table)? {
                    Ok(()) => Done::Said(vec![]),
                    Err(why) => Done::Refused(why),
                });
            }
            HouseLine::Watch(table, word, pace) => {
                let answered = (self.mail, self.letter.message_id.as_deref());
                return Ok(match at.watch(*table, word.as_deref(), *pace, answered)? {
                    Ok(told) => Done::Said(told),
                    Err(why) => Done::Refused(why),
                });
            }
            HouseLine::Unwatch(table) => {
                let watched = self.tx.read().watched_by(&member.address)?;
                if watched.iter().any(|it| it.table == *table) {
                    self.tx.unwatch(*table, &member.address)?;
                    Ok(HouseSaid::Unwatched { table: *table })
                } else {
                    // «I stop playing at table 12»: whoever does not watch it means their seat.
                    at.leave(*table)
                }
            }
            HouseLine::Leave(table) => at.leave(*table),
            HouseLine::Invite(table, people) => return invite(&at, *table, people),
            // It can't be undone, so nobody is forgotten who was not asked.
            HouseLine::ForgetMe { sure: true } if self.was_asked_to_forget(&member)? => {
                let (tx, settings, now) = (self.tx, self.settings, self.now);
                let forgetting = Forgetting { tx, settings, now, mail: Some(self.mail) };
                if !forgetting.member(&member)? {
                    return Ok(Done::Said(vec![]));
                }
                tx.forget_writer(self.mail)?;
                return Ok(Done::Gone);
            }
            HouseLine::ForgetMe { .. } => self.ask_to_forget(&member),
            // No letters at all: that is to be forgotten.
            HouseLine::Never => {
                self.tx.unwatch_all(&member.address)?;
                self.ask_to_forget(&member)
            }
            HouseLine::Yes => return Ok(Done::Said(vec![])),
        };
        answer.map(said)
    }

    fn ask_to_forget(&self, member: &Member) -> Result<HouseSaid, DeskError> {
        self.tx.ask_to_forget(&member.address, self.now)?;
        Ok(HouseSaid::ForgetAsk)
    }

    fn was_asked_to_forget(&self, member: &Member) -> Result<bool, DeskError> {
        let since = self.now - TimeDelta::days(FORGET_ASKED_DAYS);
        Ok(self.tx.read().asked_to_forget(&member.address, since)?)
    }

    /// The same line in a mail to a table.
    pub(super) fn table_for_all(
        &self,
        member: &Member,
        founding: &Founding,
    ) -> Result<Judgement, DeskError> {
        let lines = vec![HouseLine::New(founding.clone())];
        self.lines(member, Heard { lines, ..Heard::default() }, false)
    }

    /// A table for whoever joins it, or for people who are named.
    fn new_table(&self, at: &Gather<'_>, founding: &Founding) -> Result<Done, DeskError> {
        if let Some((table, named)) = founding.for_some() {
            let zone = at.member.zone.unwrap_or(self.settings.clock.zone);
            let options = clocks::in_zone(&table.options, zone);
            let choice = gathering::Choice {
                game: &table.game,
                seats: table.seats,
                options: &options,
                private: table.private,
                word: table.word.as_deref(),
            };
            return Ok(match at.open(&choice)? {
                Ok(Opening::Begun) => Done::Said(vec![]),
                Ok(Opening::Waits(told)) if named.is_empty() => said(told),
                Ok(Opening::Waits(told)) => {
                    let HouseSaid::Opened { table, .. } = &told else { return Ok(said(told)) };
                    match invite(at, Some(*table), &named)? {
                        Done::Said(more) => Done::Said([vec![told], more].concat()),
                        refused => refused,
                    }
                }
                Err(why) => Done::Refused(why),
            });
        }
        let maker = NewSeat {
            name: at.member.name.clone(),
            address: at.member.address.clone(),
            language: Some(at.member.language),
        };
        let found = self.found_by(&maker, founding)?;
        // What can't be set up undoes the lines above it, too.
        let done = matches!(found, FoundSaid::Asked { .. } | FoundSaid::Preview);
        let found = HouseSaid::Found(found);
        Ok(if done { said(found) } else { Done::Refused(found) })
    }

    /// Changes a profile.
    fn set(&self, mut member: Member, setting: &Setting) -> Result<Done, DeskError> {
        match setting {
            Setting::Name(name) => match person_name(name) {
                Ok(name) if is_harmless(name) && !is_own_name(self.settings, name) => {
                    name.clone_into(&mut member.name);
                }
                Ok(_) | Err(_) => return Ok(Done::Refused(HouseSaid::BadName)),
            },
            Setting::Address(to) if *to == member.address => {}
            Setting::Address(to) => {
                let (tx, settings, now) = (self.tx, self.settings, self.now);
                let asked = Moving { tx, settings, now }.ask(&member, to)?;
                return Ok(asked.map_or_else(Done::Refused, said));
            }
            Setting::Shown(shown) => {
                for shown in shown {
                    match *shown {
                        Shown::Letters(language) => member.language = language,
                        Shown::Orders { english } => member.english_orders = english,
                        Shown::Receipts { on } => member.wanted.receipts = on,
                        Shown::Parts(parts) => member.wanted.parts = parts,
                        Shown::Pace(pace) => member.wanted.pace = pace,
                        Shown::Calendar { on } => member.wanted.calendar = on,
                    }
                }
            }
            // Not a part of the profile that new tables begin with.
            Setting::Record { public } => {
                self.tx.set_record_public(&member.address, *public)?;
            }
            Setting::Zone(text) => match read_zone(text) {
                Ok(zone) => {
                    member.zone = Some(zone);
                    self.tx.set_zone(&member.address, zone)?;
                }
                Err(_) => return Ok(unknown(text)),
            },
            Setting::Remind(text) => match text.parse::<Reminders>() {
                Ok(remind) => {
                    self.tx.set_reminders(&member.address, &remind)?;
                    member.remind = Some(remind);
                    self.reckon(&member.address)?;
                }
                Err(_) => return Ok(unknown(text)),
            },
        }
        self.tx.set_profile(&member)?;
        Ok(said(self.profile(&member, true)))
    }

    /// Reminders come at other times from now on.
    fn reckon(&self, address: &str) -> Result<(), DeskError> {
        for (seat, status) in self.tx.read().all_seats_of(address)? {
            if status == Status::Running
                && let Some(row) = self.tx.read().table(seat.0)?
            {
                Time::of(self.tx, self.settings, &row, self.now)?.reckon()?;
            }
        }
        Ok(())
    }

    fn profile(&self, member: &Member, changed: bool) -> HouseSaid {
        let clock = &self.settings.clock;
        let zone = member.zone.unwrap_or(clock.zone);
        let remind = member.remind.as_ref().unwrap_or(&clock.remind);
        let wanted = member.wanted;
        let switch = |on: bool| if on { "on" } else { "off" };
        let orders = if member.english_orders { "english" } else { "mine" };
        let lines = [
            (ProfilePart::Name, format!("set name {}", member.name)),
            (ProfilePart::Language, format!("set language {}", member.language.code())),
            (ProfilePart::Zone, format!("set zone {}", zone.name())),
            (ProfilePart::Remind, format!("set remind {remind}")),
            (ProfilePart::Letters, format!("set letters {}", wanted.pace)),
            (ProfilePart::Parts, format!("set letters {}", wanted.parts.as_str())),
            (ProfilePart::Receipts, format!("set receipts {}", switch(wanted.receipts))),
            (ProfilePart::Calendar, format!("set calendar {}", switch(wanted.calendar))),
            (ProfilePart::Orders, format!("set orders {orders}")),
            (ProfilePart::Address, format!("set address {}", member.address)),
        ];
        let lines = lines.map(|(what, order)| ProfileLine { what, order });
        HouseSaid::Profile { lines: lines.to_vec(), changed }
    }

    /// Answers a member. They may have changed their language just now.
    pub(super) fn tell_member(&self, member: &Member, told: &[HouseSaid]) -> Result<(), DeskError> {
        self.tell_member_by(notice::HOUSE, member, told)
    }

    /// The same in a letter of some kind.
    fn tell_member_by(
        &self,
        kind: &'static str,
        member: &Member,
        told: &[HouseSaid],
    ) -> Result<(), DeskError> {
        let now_known = self.tx.read().member(&mailbox(&member.address))?;
        let member = now_known.as_ref().unwrap_or(member);
        let answered = (self.mail, self.letter.message_id.as_deref());
        let rendered = gathering::letter(self.settings, member, told);
        let to = (member, kind);
        notice::to_member(self.tx, self.settings, to, rendered, Some(answered), self.now)
    }

    /// A member's address, but not their own address of the house, or the other way round:
    /// nothing is done, and they are told where to write, once a day.
    pub(super) fn not_so(&self, address: &str) -> Result<Judgement, DeskError> {
        let why = "a member's, but without their secret or from another address";
        let Some(member) = self.tx.read().member(&mailbox(address))? else {
            return Ok(judged(Verdict::Ignored, why, None));
        };
        let day = self.now - TimeDelta::days(1);
        let kind = Unseated::Kind(notice::HOUSE_HERE);
        if self.tx.read().unseated_lately(&member.address, kind, day, self.now)? > 0 {
            return Ok(judged(Verdict::Ignored, format!("{why}; told today already"), None));
        }
        let rendered = gathering::letter(self.settings, &member, &[HouseSaid::Here]);
        let to = (&member, notice::HOUSE_HERE);
        notice::to_member(self.tx, self.settings, to, rendered, None, self.now)?;
        Ok(judged(Verdict::Explained, why, None))
    }
}

/// Lines that the writer or their mail program may have put there: orders exactly as we
/// printed them, beside other words or beside each other.
fn in_doubt(fresh: &FreshText) -> Vec<String> {
    if !fresh.doubtful.is_empty() {
        return fresh.doubtful.clone();
    }
    let plain = without_labels(fresh.lines.clone());
    let says_something = |line: &&String| line.contains(char::is_alphanumeric);
    let is_ours = |at: usize| fresh.copied.contains(&at) || fresh.lines.get(at) != plain.get(at);
    let ours: Vec<String> = (0..plain.len())
        .filter(|at| is_ours(*at))
        .filter_map(|at| plain.get(at))
        .filter(says_something)
        .cloned()
        .collect();
    let all = plain.iter().filter(says_something).count();
    if !ours.is_empty() && all > 1 { ours } else { Vec::new() }
}

fn unknown(text: &str) -> Done {
    Done::Refused(HouseSaid::Unknown { line: text.to_owned(), watches: false })
}

/// Has people asked to a table of the member's that waits.
fn invite(at: &Gather<'_>, table: Option<TableId>, people: &str) -> Result<Done, DeskError> {
    let table = match table {
        Some(table) => table,
        None => match at.only_own()? {
            Some(table) => table,
            None => return Ok(Done::Refused(HouseSaid::WhichTable)),
        },
    };
    let people = match founding::people(people) {
        Ok(people) => people,
        Err(text) => {
            return Ok(Done::Refused(HouseSaid::Found(FoundSaid::BadPerson { text })));
        }
    };
    Ok(match at.ask(table, &people)? {
        Ok(told) => said(told),
        Err(why) => Done::Refused(why),
    })
}
