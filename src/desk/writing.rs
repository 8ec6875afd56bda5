//! Writes letters within a transaction: renders, composes and queues them.

use super::{
    DeskError, Settings, ballots,
    clocks::Time,
    keepsake,
    moderating::who,
    press::{self, Spoken},
    receiving::{OTHER_SENDER, RESENT, UNPROVEN, quiet_kind},
    secrets::random_hex,
    table::AnyTable,
    together::{Answers, Part},
};
use crate::{
    config::Open,
    engine::{Seat, Viewer, plan::Stop},
    letters::{
        Course, Envelope, Explanation, Kept, ModeratorPage, NewTableLine, Occasion, PassedOn,
        PlanDone, PlanPage, PressPage, Rendered, StoppedLine, Subjects,
    },
    mail::{
        self, Attachment, AutoSubmitted, Deadline, Draft, Mailbox, buttons::buttons,
        compose::is_plain_id,
    },
    store::{LastLetter, NewLetter, SeatRow, TableRow, Unsaid, Urgency, WriteTx},
};
use chrono::{DateTime, Utc};
use std::{cell::OnceCell, rc::Rc};

/// Entries of calendars are numbered by the seconds since 2026, so that a newer one has a
/// higher number that calendars can hold.
const FIRST_SEQUENCE: i64 = 1_767_225_600;

/// The mail that a letter answers.
#[derive(Debug, Clone, Copy)]
pub struct Answered<'a> {
    /// Its number in the store.
    pub mail: i64,
    pub message_id: Option<&'a str>,
    /// Whether it had attachments that may have held orders.
    pub unread: bool,
    /// The letter for several tables that answers it, if there is one.
    pub together: Option<&'a Answers>,
}

/// What letters of one moment at one table have in common.
pub struct Writing<'a> {
    tx: &'a WriteTx<'a>,
    settings: &'a Settings,
    row: &'a TableRow,
    table: &'a dyn AnyTable,
    now: DateTime<Utc>,
    /// What the reader of the next letter is told about their own plans.
    stopped: Option<StoppedLine>,
    done: PlanDone,
    /// What is attached to the next letter.
    enclosed: Vec<Attachment>,
    /// What became of the message to the moderators in the mail that is answered.
    passed: Option<&'a PassedOn>,
    /// What became of the words to other players in it.
    spoken: Option<&'a Spoken>,
    /// The page of a game that is over, once it is made.
    page: Rc<OnceCell<Option<Attachment>>>,
}

impl<'a> Writing<'a> {
    /// Letters about `table` as it stands.
    #[must_use]
    pub fn new(
        tx: &'a WriteTx<'a>,
        settings: &'a Settings,
        row: &'a TableRow,
        table: &'a dyn AnyTable,
        now: DateTime<Utc>,
    ) -> Self {
        Writing {
            tx,
            settings,
            row,
            table,
            now,
            stopped: None,
            done: PlanDone::default(),
            enclosed: Vec::new(),
            passed: None,
            spoken: None,
            page: Rc::default(),
        }
    }

    /// The same; the player who is answered is told what became of their message
    /// to the moderators, and of their words to other players.
    #[must_use]
    pub fn passing(self, passed: Option<&'a PassedOn>, spoken: &'a Spoken) -> Self {
        Writing { passed, spoken: Some(spoken), ..self }
    }

    /// The same with attachments.
    #[must_use]
    pub fn enclosing(self, enclosed: Vec<Attachment>) -> Self {
        Writing { enclosed, ..self }
    }

    /// The same for one letter, to the owner of these plans.
    #[must_use]
    pub fn telling(&self, stopped: Option<StoppedLine>, done: PlanDone) -> Self {
        Writing { stopped, done, enclosed: Vec::new(), page: Rc::clone(&self.page), ..*self }
    }

    /// What a seat may know about its own plans.
    fn plans(&self, seat: Seat, told: u32) -> Result<PlanPage, DeskError> {
        let key = (self.row.id, seat);
        let lapsed = self.tx.read().plans_ended(key, Stop::Lapsed.word(), told)?;
        let Unsaid { acted, kept } = self.tx.read().unsaid(key)?;
        Ok(PlanPage {
            standing: self.table.standing(seat),
            done: self.done.clone(),
            earlier: acted,
            earlier_kept: kept.len(),
            stopped: self.stopped.clone(),
            lapsed,
            sheet: self.table.sheet_page(seat),
        })
    }

    /// Whether draws use the players' salts, and players are told so.
    fn takes_salts(&self) -> bool {
        !self.row.secret && self.row.seed.is_numbered(self.table.position())
    }

    /// The deadline of what a letter asks, for who wants it in their calendar.
    fn deadline(&self, seat: Seat, envelope: &Envelope, letter: &Rendered) -> Option<Deadline> {
        self.row.player(seat).filter(|player| player.wanted.calendar && letter.asks)?;
        let mine = envelope.clock.mine.as_ref().filter(|mine| !mine.stopped)?;
        let asked_at = self.table.asked_at(seat)?;
        let domain = self.settings.own.domain();
        Some(Deadline {
            uid: format!("t{}.{seat}.q{asked_at}@{domain}", self.row.id),
            sequence: u32::try_from(self.now.timestamp() - FIRST_SEQUENCE).unwrap_or(0),
            summary: letter.subject.clone(),
            by: mine.by?,
            written: self.now,
        })
    }

    /// Queues a letter to a seat. It contains the news since the seat's last
    /// letter, which then count as told; and what the other players have said since,
    /// for which there is a letter of its own if it is much.
    pub fn letter(
        &self,
        seat: Seat,
        occasion: &Occasion,
        answers: Option<Answered<'_>>,
    ) -> Result<(), DeskError> {
        // A seat that a house player has for good has no address.
        let player = self.row.player(seat).filter(|it| !it.address.is_empty());
        let Some(player) = player else { return Ok(()) };
        let key = (self.row.id, seat);
        if let Some(together) = answers.and_then(|answers| answers.together)
            && together.takes(key, occasion)
        {
            together.put(self.card(seat, occasion, answers)?);
            return Ok(());
        }
        if !matches!(occasion, Occasion::Press) {
            let tells = tells_news(occasion);
            let spoken = self.spoken.filter(|_| answers.is_some());
            let told = press::beside_news(self.tx.read(), self.row, seat, tells, spoken)?;
            let mut last = told.last;
            let mut written = self.rendered(player, occasion, answers, told.page.clone())?;
            if written.rendered.html.len() > LARGEST {
                let page = PressPage { told: vec![], notes: vec![], ..told.page };
                written = self.rendered(player, occasion, answers, page)?;
                last = None;
            }
            self.queue(player, occasion, answers, written)?;
            if let Some(last) = last {
                self.tx.set_press_told(key, last)?;
            }
            if !tells {
                return Ok(());
            }
            self.tx.set_told(self.row.id, seat, self.table.position())?;
            if let (_, Some(last)) = self.tx.read().watchers_untold(key)? {
                self.tx.set_watchers_told(key, last)?;
            }
        }
        while !self.tx.read().press_waiting(key)?.is_empty() {
            let told = press::alone(self.tx.read(), self.row, seat)?;
            let Some(last) = told.last else { break };
            let written = self.rendered(player, &Occasion::Press, None, told.page)?;
            self.queue(player, &Occasion::Press, None, written)?;
            self.tx.set_press_told(key, last)?;
        }
        Ok(())
    }

    /// Sends a letter to a seat again, as it was. `false` if nothing of it is kept.
    pub fn again(
        &self,
        seat: Seat,
        last: &LastLetter,
        answers: Answered<'_>,
    ) -> Result<bool, DeskError> {
        let Some(player) = self.row.player(seat) else { return Ok(false) };
        let key = (self.row.id, seat);
        // Programs hide a second mail with the same Message-ID.
        let message_id = self.message_id(seat, last.position)?;
        let raw = self.tx.read().whole_bytes_of(last.id)?;
        let raw = raw.and_then(|raw| mail::again(&raw, &message_id, self.now));
        let Some(raw) = raw else { return Ok(false) };
        if let Some(together) = answers.together {
            together.goes_apart(key);
        }
        let known_lines = known_lines_of(&raw).unwrap_or_default();
        let letter = NewLetter {
            table: Some(key.0),
            seat: Some(key.1),
            kind: RESENT,
            urgency: Urgency::Now,
            position: last.position,
            address: &player.address,
            subject: &last.subject,
            message_id: &message_id,
            text: &known_lines,
            index: &mail::line_index(&known_lines),
            raw: &raw,
            answers: Some(answers.mail),
            bounce_tag: &random_hex::<10>()?,
        };
        self.tx.add_letter(&letter, self.now)?;
        Ok(true)
    }

    /// The random part keeps outsiders from naming one of our letters, which counts as
    /// knowing the seat's address.
    fn message_id(&self, seat: Seat, position: u32) -> Result<String, DeskError> {
        let (table, domain) = (self.row.id, self.settings.own.domain());
        Ok(format!("t{table}.p{position}.{seat}.{}@{domain}", random_hex::<12>()?))
    }

    /// A letter in words.
    fn rendered(
        &self,
        player: &SeatRow,
        occasion: &Occasion,
        answers: Option<Answered<'_>>,
        press: PressPage,
    ) -> Result<Written, DeskError> {
        let mut envelope = self.envelope(player, answers, press)?;
        envelope.reply_to = self.reply_to(player, self.shown(player, occasion));
        // Who sits where is settled when the table begins.
        if matches!(occasion, Occasion::Rules(asked) if asked.before) {
            envelope.seat = None;
        }
        envelope.enclosed = self.page(occasion).is_some();
        if tells_news(occasion) {
            (envelope.watchers, _) = self.tx.read().watchers_untold((self.row.id, player.seat))?;
        }
        // Someone who answered an older letter is told what has happened since
        // that one.
        let told = match occasion {
            Occasion::Explained(Explanation::Stale { since: Some(since), .. }) => {
                player.told.min(*since)
            }
            _ => player.told,
        };
        let rendered = self.table.letter(&envelope, occasion, told)?;
        let seat = player.seat;
        let calendar = self.deadline(seat, &envelope, &rendered).map(|it| mail::calendar_file(&it));
        Ok(Written { rendered, calendar })
    }

    /// What a letter says besides the position.
    fn envelope(
        &self,
        player: &SeatRow,
        answers: Option<Answered<'_>>,
        press: PressPage,
    ) -> Result<Envelope, DeskError> {
        let seat = player.seat;
        let over = self.table.standings().is_some();
        let mut envelope = Envelope {
            table: self.row.id,
            title: self.table.title().to_owned(),
            names: self.row.seats.iter().map(|seat| seat.name.clone()).collect(),
            subjects: if self.row.one_subject { Subjects::One } else { Subjects::Two },
            seat: Some(seat),
            language: player.language,
            orders: player.orders(),
            reply_to: self.reply_to(player, self.table.position()),
            // Anybody with the seed can replay all hands, so a table that keeps
            // them secret promises no seed.
            commitment: if self.row.secret { String::new() } else { self.row.seed.commitment() },
            salted: self.takes_salts(),
            seed: (over && !self.row.secret).then(|| self.row.seed.reveal().to_owned()),
            plans: self.plans(seat, player.told)?,
            unread: answers.is_some_and(|mail| mail.unread),
            clock: Time::of(self.tx, self.settings, self.row, self.now)?.page(self.table, seat)?,
            made: self.table.made_for(seat, player.told),
            deeds: Vec::new(),
            moderators: ModeratorPage {
                names: who::names(self.tx.read(), self.settings, self.row)?,
                passed: self.passed.filter(|_| answers.is_some()).cloned(),
                rules: self.table.house_rules(),
            },
            press,
            course: if over { self.table.course() } else { Course::default() },
            vote: if over { None } else { ballots::page(self.tx.read(), self.row)? },
            watcher: None,
            watchers: Vec::new(),
            enclosed: false,
            new_table: if over { self.new_table() } else { None },
        };
        envelope.deeds = self.table.deeds(&envelope, Viewer::Seat(seat), player.told)?;
        Ok(envelope)
    }

    /// How a player opens another table of this game here.
    fn new_table(&self) -> Option<NewTableLine> {
        let game = &self.row.game;
        match self.settings.open {
            Open::Closed => None,
            Open::Invited => Some(NewTableLine { order: format!("new {game} "), begun: true }),
            Open::Anyone => {
                let seats = self.table.seats().count();
                Some(NewTableLine { order: format!("new {game} {seats}"), begun: false })
            }
        }
    }

    /// A seat's part of a letter about several tables; nothing if nobody reads it. What it
    /// tells counts as told when the letter is written ([`digest`](super::digest)).
    pub(super) fn card(
        &self,
        seat: Seat,
        occasion: &Occasion,
        answers: Option<Answered<'_>>,
    ) -> Result<Option<Part>, DeskError> {
        let player = self.row.player(seat).filter(|it| !it.address.is_empty());
        let Some(player) = player else { return Ok(None) };
        let tells = tells_news(occasion);
        let spoken = self.spoken.filter(|_| answers.is_some());
        let press = press::beside_news(self.tx.read(), self.row, seat, tells, spoken)?;
        let envelope = self.envelope(player, answers, press.page)?;
        let card = self.table.card(&envelope, occasion, player.told)?;
        let position = self.table.position();
        Ok(Some(Part {
            seat: (self.row.id, seat),
            card,
            token: player.token.clone(),
            position,
            told: player.told,
            tells,
            press: press.last,
        }))
    }

    /// The page of the game, for a letter that says that it is over; who asked for the
    /// archive gets it with that.
    fn page(&self, occasion: &Occasion) -> Option<&Attachment> {
        let ends = matches!(occasion, Occasion::Over) && self.enclosed.is_empty();
        if !ends {
            return None;
        }
        self.page.get_or_init(|| keepsake::page(self.tx, self.settings, self.row)).as_ref()
    }

    /// The position that a letter shows its reader. One about an earlier round shows none:
    /// an answer to it is for what they had been told before.
    fn shown(&self, player: &SeatRow, occasion: &Occasion) -> u32 {
        let past = matches!(occasion, Occasion::Past { .. });
        if past { player.told } else { self.table.position() }
    }

    fn reply_to(&self, player: &SeatRow, position: u32) -> String {
        self.settings.own.with_token(&format!("{}-{position}", player.token))
    }

    /// Composes a letter and queues it.
    fn queue(
        &self,
        player: &SeatRow,
        occasion: &Occasion,
        answers: Option<Answered<'_>>,
        written: Written,
    ) -> Result<(), DeskError> {
        let Written { rendered, calendar } = written;
        let key = (self.row.id, player.seat);
        let position = self.shown(player, occasion);
        let reply_to = self.reply_to(player, position);
        let mut references = self.tx.read().thread(key, &player.address, &rendered.subject)?;
        // A mail program's odd Message-ID must not keep a letter from being sent.
        let answered = answers.and_then(|mail| mail.message_id);
        references.extend(answered.filter(|id| is_plain_id(id)).map(str::to_owned));
        let in_reply_to = references.last().cloned();
        let message_id = self.message_id(player.seat, position)?;
        let draft = Draft {
            from_name: self.settings.own.name().to_owned(),
            from_address: reply_to.clone(),
            leave: Some((reply_to.clone(), "leave".to_owned())),
            reply_to,
            to: Mailbox { name: Some(player.name.clone()), address: player.address.clone() },
            subject: rendered.subject.clone(),
            message_id: message_id.clone(),
            in_reply_to,
            references,
            text: rendered.text.clone(),
            html: rendered.html.clone(),
            list_id: format!("table-{}.{}", self.row.id, self.settings.own.domain()),
            auto_submitted: if answers.is_some() {
                AutoSubmitted::Replied
            } else {
                AutoSubmitted::Generated
            },
            date: self.now,
            kind: kind(occasion).to_owned(),
            parts: player.wanted.parts,
            attachments: self
                .enclosed
                .iter()
                .chain(self.page(occasion))
                .cloned()
                .chain(calendar)
                .collect(),
        };
        let raw = mail::compose(&draft)?;
        let known_lines = known_lines(&rendered.text, &rendered.html);
        let orders = rendered.orders.iter().map(|it| (it.line.as_str(), it.order.as_str()));
        let known_lines = mail::with_orders(&known_lines, orders);
        let letter = NewLetter {
            table: Some(key.0),
            seat: Some(key.1),
            kind: kind(occasion),
            urgency: urgency(occasion, answers.is_some()),
            position,
            address: &player.address,
            subject: &rendered.subject,
            message_id: &message_id,
            text: &known_lines,
            index: &mail::line_index(&known_lines),
            raw: &raw,
            answers: answers.map(|mail| mail.mail),
            bounce_tag: &random_hex::<10>()?,
        };
        self.tx.add_letter(&letter, self.now)?;
        Ok(())
    }
}

/// A letter in words, and what it brings for a calendar.
struct Written {
    rendered: Rendered,
    calendar: Option<Attachment>,
}

/// The largest letter, in bytes of its HTML: mail programs cut off what is larger than
/// about 100 kB once it is encoded.
pub(super) const LARGEST: usize = 60_000;

/// The lines of a letter by which a quote of it is recognised; either part may
/// come back as one. Blanks of a sheet are not among them: they do nothing by
/// themselves, and without its gap a blank may be an order that a player writes
/// (`use red ship`).
pub(super) fn known_lines(text: &str, html: &str) -> String {
    let page = mail::html_to_text(html);
    let lines = text.lines().chain(page.lines());
    let known: Vec<&str> = lines.filter(|line| !line.trim_end().ends_with(": \u{2026}")).collect();
    known.join("\n")
}

/// The same of a letter's bytes, if they have its page. Of the lines printed as orders only
/// those of buttons are known then, without the words before them.
pub fn known_lines_of(raw: &[u8]) -> Option<String> {
    let (text, html) = mail::bodies_of(raw)?;
    let buttons = buttons(&html);
    let single = buttons.iter().filter(|button| !button.is_sheet());
    let orders = single.map(|button| (button.body.trim(), button.body.trim()));
    Some(mail::with_orders(&known_lines(&text, &html), orders))
}

/// The kind of letter that asks a known address to use its reply address.
pub const NO_TOKEN: &str = "no-token";

/// The kind of letter about a mail with a seat's secret and no single sender.
pub const NO_SENDER: &str = "no-sender";

/// The kind of letter that tells a player that somebody else has the seat.
pub const REPLACED: &str = "replaced";

/// The word for an occasion in the database.
fn kind(occasion: &Occasion) -> &'static str {
    match occasion {
        Occasion::Welcome | Occasion::Seated { .. } => "welcome",
        Occasion::Turn => "turn",
        Occasion::Receipt | Occasion::Explained(Explanation::Paused { kept: Kept::Plans }) => {
            "receipt"
        }
        Occasion::Refused(refusal) if refusal.did_something() => "partly",
        Occasion::Refused(_) => "refused",
        Occasion::Explained(Explanation::NoToken) => NO_TOKEN,
        Occasion::Explained(Explanation::NoSender) => NO_SENDER,
        Occasion::Explained(Explanation::OtherSender { .. }) => OTHER_SENDER,
        Occasion::Explained(Explanation::Unproven { .. }) => UNPROVEN,
        Occasion::Explained(Explanation::Quiet { about, .. }) => quiet_kind(*about),
        Occasion::Explained(Explanation::PassedOn { .. }) => "passed-on",
        Occasion::Explained(Explanation::Spoke { .. }) => "spoke",
        Occasion::Explained(_) => "explained",
        Occasion::Board | Occasion::Past { .. } => "board",
        Occasion::News { .. } => "news",
        Occasion::Help => "help",
        Occasion::Rules(_) => "rules",
        Occasion::Invited => "invited",
        Occasion::Plans => "plans",
        Occasion::Preview(_) => "preview",
        Occasion::Over => "over",
        Occasion::Sheet => "sheet",
        Occasion::Reminder { .. } => "reminder",
        Occasion::Away { .. } => "away",
        Occasion::Clock(_) => "clock",
        Occasion::Offer { .. } | Occasion::Offered { .. } => "offer",
        Occasion::Replaced { .. } | Occasion::Left { .. } => REPLACED,
        Occasion::Moderated => "moderated",
        Occasion::UndoAsked { .. } => "undo-asked",
        Occasion::Press => "press",
        Occasion::Again { .. } => "again",
    }
}

/// How urgent a letter is: whether somebody is waiting for it.
fn urgency(occasion: &Occasion, answers: bool) -> Urgency {
    match occasion {
        _ if answers => Urgency::Now,
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Reminder { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Seated { .. } => Urgency::Now,
        Occasion::Over | Occasion::News { .. } => Urgency::Whenever,
        Occasion::Invited
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
        | Occasion::Past { .. }
        | Occasion::Help
        | Occasion::Rules(_)
        | Occasion::Plans
        | Occasion::Preview(_)
        | Occasion::Sheet
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::Moderated
        | Occasion::Press
        | Occasion::Again { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. } => Urgency::Soon,
    }
}

/// A refusal or an explanation repeats the question. The player may only skim it,
/// so the news must also be in the next letter. A refusal that comes with
/// something carried out is the letter about that, too.
fn tells_news(occasion: &Occasion) -> bool {
    match occasion {
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Reminder { .. }
        | Occasion::Seated { .. }
        | Occasion::Receipt
        | Occasion::Board
        | Occasion::News { .. }
        | Occasion::Invited
        | Occasion::Moderated
        | Occasion::Over => true,
        Occasion::Refused(refusal) => refusal.did_something(),
        Occasion::Explained(_)
        | Occasion::Past { .. }
        | Occasion::Help
        | Occasion::Rules(_)
        | Occasion::Plans
        | Occasion::Preview(_)
        | Occasion::Sheet
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Press
        | Occasion::Again { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. } => false,
    }
}
