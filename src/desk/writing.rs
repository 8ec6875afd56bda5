//! Writes letters within a transaction: renders, composes and queues them.

use super::{
    DeskError, Settings,
    clocks::Time,
    moderating::who,
    receiving::{OTHER_SENDER, UNPROVEN, quiet_kind},
    secrets::random_hex,
    table::AnyTable,
};
use crate::{
    engine::{Seat, Viewer, plan::Stop},
    letters::{
        Envelope, Explanation, Kept, ModeratorPage, Occasion, PassedOn, PlanDone, PlanPage,
        StoppedLine,
    },
    mail::{self, Attachment, AutoSubmitted, Draft, Mailbox, compose::is_plain_id},
    store::{NewLetter, TableRow, Urgency, WriteTx},
};
use chrono::{DateTime, Utc};

/// The mail that a letter answers.
#[derive(Debug, Clone, Copy)]
pub struct Answered<'a> {
    /// Its number in the store.
    pub mail: i64,
    pub message_id: Option<&'a str>,
    /// Whether it had attachments that may have held orders.
    pub unread: bool,
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
        }
    }

    /// The same; the player who is answered is told what became of their message
    /// to the moderators.
    #[must_use]
    pub fn passing(self, passed: Option<&'a PassedOn>) -> Self {
        Writing { passed, ..self }
    }

    /// The same with attachments.
    #[must_use]
    pub fn enclosing(self, enclosed: Vec<Attachment>) -> Self {
        Writing { enclosed, ..self }
    }

    /// The same for one letter, to the owner of these plans.
    #[must_use]
    pub fn telling(&self, stopped: Option<StoppedLine>, done: PlanDone) -> Self {
        Writing { stopped, done, enclosed: Vec::new(), ..*self }
    }

    /// What a seat may know about its own plans.
    fn plans(&self, seat: Seat, told: u32) -> Result<PlanPage, DeskError> {
        let key = (self.row.id, seat);
        let lapsed = self.tx.read().plans_ended(key, Stop::Lapsed.word(), told)?;
        Ok(PlanPage {
            standing: self.table.standing(seat),
            done: self.done.clone(),
            stopped: self.stopped.clone(),
            lapsed,
            sheet: self.table.sheet_page(seat),
        })
    }

    /// Whether draws use the players' salts, and players are told so.
    fn takes_salts(&self) -> bool {
        !self.row.secret && self.row.seed.is_numbered(self.table.position())
    }

    /// Queues a letter to a seat. It contains the news since the seat's last
    /// letter, which then count as told.
    pub fn letter(
        &self,
        seat: Seat,
        occasion: &Occasion,
        answers: Option<Answered<'_>>,
    ) -> Result<(), DeskError> {
        // A seat that a house player has for good has no address.
        let player = self.row.player(seat).filter(|it| !it.address.is_empty());
        let Some(player) = player else { return Ok(()) };
        let position = self.table.position();
        let reply_to = self.settings.own.with_token(&format!("{}-{position}", player.token));
        let over = self.table.standings().is_some();
        let mut envelope = Envelope {
            table: self.row.id,
            title: self.table.title().to_owned(),
            names: self.row.seats.iter().map(|seat| seat.name.clone()).collect(),
            seat: Some(seat),
            language: player.language,
            orders: player.orders(),
            reply_to: reply_to.clone(),
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
        };
        envelope.deeds = self.table.deeds(&envelope, Viewer::Seat(seat), player.told)?;
        // Someone who answered an older letter is told what has happened since
        // that one.
        let told = match occasion {
            Occasion::Explained(Explanation::Stale { since: Some(since), .. }) => {
                player.told.min(*since)
            }
            _ => player.told,
        };
        let rendered = self.table.letter(&envelope, occasion, told)?;

        let html = rendered.html;
        let key = (self.row.id, seat);
        let mut references = self.tx.read().thread(key)?;
        // A mail program's odd Message-ID must not keep a letter from being sent.
        let answered = answers.and_then(|mail| mail.message_id);
        references.extend(answered.filter(|id| is_plain_id(id)).map(str::to_owned));
        let in_reply_to = references.last().cloned();
        // The random part keeps outsiders from naming one of our letters, which
        // counts as knowing the seat's address.
        let message_id = format!(
            "t{}.p{position}.{seat}.{}@{}",
            self.row.id,
            random_hex::<12>()?,
            self.settings.own.domain()
        );
        let draft = Draft {
            from_name: self.settings.own.name().to_owned(),
            from_address: reply_to.clone(),
            leave_at: Some(reply_to.clone()),
            reply_to,
            to: Mailbox { name: Some(player.name.clone()), address: player.address.clone() },
            subject: rendered.subject,
            message_id: message_id.clone(),
            in_reply_to,
            references,
            text: rendered.text.clone(),
            html: html.clone(),
            list_id: format!("table-{}.{}", self.row.id, self.settings.own.domain()),
            auto_submitted: if answers.is_some() {
                AutoSubmitted::Replied
            } else {
                AutoSubmitted::Generated
            },
            date: self.now,
            kind: kind(occasion).to_owned(),
            attachments: self.enclosed.clone(),
        };
        let raw = mail::compose(&draft)?;
        let known_lines = known_lines(&rendered.text, &mail::html_to_text(&html));
        let orders = rendered.orders.iter().map(|it| (it.line.as_str(), it.order.as_str()));
        let known_lines = mail::with_orders(&known_lines, orders);
        let letter = NewLetter {
            table: Some(key.0),
            seat: Some(key.1),
            kind: kind(occasion),
            urgency: urgency(occasion, answers.is_some()),
            position,
            address: &player.address,
            message_id: &message_id,
            text: &known_lines,
            raw: &raw,
            answers: answers.map(|mail| mail.mail),
            bounce_tag: &random_hex::<10>()?,
        };
        self.tx.add_letter(&letter, self.now)?;
        if tells_news(occasion) {
            self.tx.set_told(self.row.id, seat, position)?;
        }
        Ok(())
    }
}

/// The lines of a letter by which a quote of it is recognised; either part may
/// come back as one. Blanks of a sheet are not among them: they do nothing by
/// themselves, and without its gap a blank may be an order that a player writes
/// (`use red ship`).
fn known_lines(text: &str, html: &str) -> String {
    let lines = text.lines().chain(html.lines());
    let known: Vec<&str> = lines.filter(|line| !line.trim_end().ends_with(": \u{2026}")).collect();
    known.join("\n")
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
        Occasion::Explained(_) => "explained",
        Occasion::Board => "board",
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
        Occasion::Over => Urgency::Whenever,
        Occasion::Invited
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
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
        | Occasion::Invited
        | Occasion::Moderated
        | Occasion::Over => true,
        Occasion::Refused(refusal) => refusal.did_something(),
        Occasion::Explained(_)
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
        | Occasion::Replaced { .. }
        | Occasion::Left { .. } => false,
    }
}
