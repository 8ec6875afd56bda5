//! One mail at the table it is for: may it be read, and how is it answered?

use super::{
    super::{
        DeskError,
        writing::{Answered, NO_SENDER, NO_TOKEN, Writing},
    },
    At, Judgement, answering,
    budget::Budget,
    house_lines::{self, Heard, HouseLine, Setting},
    judged,
    lexicon::Command,
    messages,
    wishes::{Doubted, Wishes},
};
use crate::{
    config::Open,
    engine::{doubt::Doubt, order::MAX_ORDERS},
    letters::{ClockAnswer, Explanation, Kept, Occasion, PassedOn, PressSent, Quiet},
    mail::{Letter, LetterKind},
    store::{Status, Verdict},
};
use chrono::TimeDelta;

/// For the record: what sort of answer it was, and nothing of the names, codes and words in it.
fn kind_of(explanation: &Explanation) -> &'static str {
    if let Explanation::Doubted { offer: Some(_), .. } = explanation {
        return "Doubted, with an offer";
    }
    explanation.into()
}

/// «Play again!», «I would love to», in words of one's own.
fn wants_again(wishes: &Wishes) -> bool {
    wishes.items.iter().all(|item| answering::wants_again(&item.order().line))
}

impl At<'_> {
    /// A player's address without any of that player's secrets, or a secret in a
    /// mail that names no sender or several: we can't know whose it is. An address
    /// can be forged; once a day is enough to help a player and too little to
    /// pester one.
    pub(super) fn unknown_writer(&self, has_secret: bool) -> Result<Judgement, DeskError> {
        let (kind, explanation, why) = if has_secret {
            let why = "the seat's secret, but no sender, or more than one";
            (NO_SENDER, Explanation::NoSender, why)
        } else {
            // The database migration knows these words.
            let why = "from a player's address, but without a secret of that player's";
            (NO_TOKEN, Explanation::NoToken, why)
        };
        let reader = self.work.tx.read();
        let day = TimeDelta::days(1);
        if reader.letters_lately(self.key, &[kind], self.work.now, day)? == 0 {
            self.write(&Occasion::Explained(explanation))?;
            return Ok(judged(Verdict::Explained, why, Some(self.key)));
        }
        Ok(judged(Verdict::Ignored, format!("{why}; told today already"), Some(self.key)))
    }

    pub(super) fn player(&self, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if self.work.bytes > self.work.settings.max_bytes {
            return self.explain(Explanation::TooLarge {
                bytes: self.work.bytes,
                limit: self.work.settings.max_bytes,
            });
        }
        if matches!(self.work.letter.kind, LetterKind::Unreadable { .. }) {
            return self.explain(Explanation::Unreadable);
        }
        if let Some(answered) = self.invited()? {
            return Ok(answered);
        }
        let wishes = match self.wishes()? {
            Ok(wishes) => wishes,
            Err(occasion) => return self.answer(&occasion),
        };
        if let Some(unsigned) = self.unsigned(&wishes)? {
            return Ok(unsigned);
        }
        self.is_there()?;
        self.speak(&wishes.press, wishes.asks(Command::Preview))?;
        let wrote = self.pass_on(&wishes)?;
        let judgement = match &wishes.refused {
            Some(refused) => self.answer(refused)?,
            None => self.salt_then(&wishes, saw, |at| at.granted(&wishes, saw))?,
        };
        self.work.send_press(self)?;
        let why = if wrote { messages::marked(&judgement.why) } else { judgement.why };
        Ok(Judgement { why, ..judgement })
    }

    /// Handles everything in a mail, what it says about proposals last.
    fn granted(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        let leaves = wishes.leaving.as_ref().is_some_and(|leaving| leaving.sure);
        if wishes.votes.is_empty() || leaves {
            return self.granted_else(wishes, saw);
        }
        let preview = wishes.asks(Command::Preview);
        let more = wishes.does_something()
            || wishes.leaving.is_some()
            || wishes.founding.is_some()
            || !wishes.records.is_empty();
        if more && !preview {
            self.granted_else(wishes, saw)?;
        }
        self.work.seated(self.key, |at| at.vote(wishes, saw))
    }

    /// Handles everything else in a mail, the wish to leave or for a table of one's own last.
    fn granted_else(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        let preview = wishes.asks(Command::Preview);
        match (&wishes.leaving, &wishes.founding) {
            (Some(leaving), _) if leaving.sure || !wishes.does_something() => self.leave(leaving),
            (Some(leaving), _) => {
                self.wished(wishes, saw)?;
                self.work.seated(self.key, |at| at.leave(leaving))
            }
            (None, Some(founding)) => {
                // A preview of nothing else would only list the plans.
                if wishes.does_something() && !(preview && wishes.items.is_empty()) {
                    self.wished(wishes, saw)?;
                }
                self.work.seated(self.key, |at| at.found(founding, preview))
            }
            (None, None) if wishes.records.is_empty() => self.wished(wishes, saw),
            (None, None) => {
                if wishes.does_something() {
                    self.wished(wishes, saw)?;
                }
                self.records(&wishes.records)
            }
        }
    }

    /// Handles everything in a mail but the wish to leave.
    fn wished(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if wishes.time.is_empty() { self.business(wishes, saw) } else { self.own_time(wishes, saw) }
    }

    /// Handles what a mail says about its writer, then what it asks of the table.
    pub(super) fn business(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        if wishes.said.own.is_empty() {
            self.orders(wishes, saw)
        } else {
            self.own_business(wishes, saw)
        }
    }

    /// Handles what a mail asks of the table, how it once was last.
    pub(super) fn orders(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if wishes.past.is_empty() {
            return self.orders_now(wishes, saw);
        }
        // Each is a game to be played again.
        if wishes.past.len() > MAX_ORDERS {
            return self.explain(Explanation::TooManyOrders { limit: MAX_ORDERS });
        }
        let now = wishes.asks_something_now().then(|| self.orders_now(wishes, saw)).transpose()?;
        let past = self.work.seated(self.key, |at| at.look_back(&wishes.past))?;
        Ok(now.unwrap_or(past))
    }

    fn orders_now(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if wishes.items.len() > MAX_ORDERS {
            return self.explain(Explanation::TooManyOrders { limit: MAX_ORDERS });
        }
        // A preview changes nothing.
        if !wishes.asks(Command::Preview) {
            let undoes = wishes.asks(Command::Undo) || wishes.asks(Command::AllowUndo);
            if let Some(doubted) = wishes.doubted.as_ref().filter(|_| undoes) {
                return self.doubt(doubted, Some(doubted.plain.clone()));
            }
            if wishes.asks(Command::Undo) {
                return self.undo(wishes, saw);
            }
            if wishes.asks(Command::AllowUndo) {
                return self.allow_undo(wishes, saw);
            }
        }
        if wishes.items.is_empty() {
            return self.only_commands(wishes);
        }
        match self.row.status {
            Status::Running | Status::Paused if wishes.asks(Command::Preview) => {
                self.preview(wishes, saw)
            }
            Status::Running => self.carry_out(wishes, saw),
            Status::Paused => self.keep(wishes, saw),
            Status::Waiting => self.explain(Explanation::Paused { kept: Kept::Nothing }),
            Status::Finished | Status::Cancelled if wants_again(wishes) => self.again(true),
            Status::Finished | Status::Cancelled => match self.house_wish(wishes)? {
                Some(judgement) => Ok(judgement),
                None => self.explain(Explanation::Over),
            },
        }
    }

    /// Does what a mail says if it says nothing to the table but something to the house, as
    /// `tables` or `join 12`: whoever plays here is known by their address. What can't be undone
    /// is asked first.
    pub(super) fn house_wish(&self, wishes: &Wishes) -> Result<Option<Judgement>, DeskError> {
        let work = self.work;
        let lines = wishes.items.iter().map(|item| match house_lines::of(&item.order().line)? {
            // Letters move only by their reader's own address of the house.
            HouseLine::Yes | HouseLine::Never | HouseLine::Set(Setting::Address(_)) => None,
            HouseLine::ForgetMe { .. } => Some(HouseLine::ForgetMe { sure: false }),
            line @ (HouseLine::Games
            | HouseLine::Tables
            | HouseLine::Profile
            | HouseLine::Set(_)
            | HouseLine::Record(_)
            | HouseLine::Standings(_)
            | HouseLine::New(_)
            | HouseLine::Join(..)
            | HouseLine::Leave(_)
            | HouseLine::Start(_)
            | HouseLine::Watch(..)
            | HouseLine::Unwatch(_)
            | HouseLine::Invite(..)) => Some(line),
        });
        let lines: Option<Vec<HouseLine>> = lines.collect();
        let plain = work.settings.open == Open::Anyone && wishes.doubted.is_none();
        let Some(lines) = lines.filter(|lines| plain && !lines.is_empty()) else {
            return Ok(None);
        };
        let Some(member) = self.as_member()? else { return Ok(None) };
        work.lines(&member, Heard { lines, ..Heard::default() }, false).map(Some)
    }

    /// Nothing in a mail is carried out if any of its lines may not have been
    /// meant as an order. If a line was put as a question, what it would do is
    /// offered.
    pub(super) fn doubt(
        &self,
        doubted: &Doubted,
        would_do: Option<String>,
    ) -> Result<Judgement, DeskError> {
        let Doubted { line, doubt, .. } = doubted.clone();
        let offer = would_do.filter(|_| doubt == Doubt::Asks);
        self.explain(Explanation::Doubted { line, doubt, offer })
    }

    fn only_commands(&self, wishes: &Wishes) -> Result<Judgement, DeskError> {
        self.set_shown(&wishes.shown, 0)?;
        if wishes.asks(Command::Help) {
            self.answer_with(&Occasion::Help, Verdict::CarriedOut, "asked for help")
        } else if let Some(rules) = &wishes.rules {
            let occasion = Occasion::Rules(rules.clone());
            self.answer_with(&occasion, Verdict::Explained, "asked about the rules")
        } else if let Some(wants) = wishes.again {
            self.again(wants)
        } else if wishes.asks(Command::Archive) {
            self.archive()
        } else if wishes.asks(Command::Plans) || wishes.asks(Command::Preview) {
            self.answer_with(&Occasion::Plans, Verdict::CarriedOut, "asked for the plans")
        } else if wishes.asks(Command::Resend) {
            self.resend()
        } else if wishes.asks(Command::Board) || !wishes.salt.is_empty() {
            self.answer_with(&Occasion::Board, Verdict::CarriedOut, "asked for the board")
        } else if wishes.asks(Command::Letters) {
            let settings = Occasion::Clock(ClockAnswer::Asked);
            self.answer_with(&settings, Verdict::CarriedOut, "asked which letters come")
        } else if !wishes.shown.is_empty() {
            let about = At::answer_about_letters(&wishes.shown);
            self.answer_with(&about, Verdict::CarriedOut, "how letters are to be")
        } else if let Some(passed) = self.work.passed.get() {
            let done = matches!(passed, PassedOn::Done(_));
            let verdict = if done { Verdict::CarriedOut } else { Verdict::Explained };
            let occasion = Occasion::Explained(Explanation::PassedOn { done });
            self.answer_with(&occasion, verdict, "nothing else in it")
        } else if !wishes.press.is_empty() {
            let done = self.work.spoken.sent().iter().any(PressSent::is_done);
            let verdict = if done { Verdict::CarriedOut } else { Verdict::Explained };
            let occasion = Occasion::Explained(Explanation::Spoke { done });
            self.answer_with(&occasion, verdict, "words to other players, and nothing else in it")
        } else if self.row.status == Status::Finished {
            // A late thank-you to everybody needs no answer.
            Ok(judged(Verdict::Ignored, "no order, and the game is over", Some(self.key)))
        } else if wishes.empty {
            self.explain(Explanation::Empty)
        } else {
            self.explain(Explanation::NoOrders)
        }
    }

    pub(super) fn answered(&self) -> Answered<'_> {
        let Letter { message_id, unread, .. } = self.work.letter;
        Answered {
            mail: self.work.mail,
            message_id: message_id.as_deref(),
            unread: *unread > 0,
            together: self.work.together,
        }
    }

    pub(super) fn explain(&self, explanation: Explanation) -> Result<Judgement, DeskError> {
        self.answer(&Occasion::Explained(explanation))
    }

    /// Answers a mail that moves no game.
    pub(super) fn answer(&self, occasion: &Occasion) -> Result<Judgement, DeskError> {
        let (verdict, why) = match occasion {
            Occasion::Refused(refusal) => (Verdict::Refused, refusal.sentence.to_string()),
            Occasion::Explained(Explanation::Doubtful { .. }) => {
                (Verdict::Explained, "some of its lines may be quoted: asked".to_owned())
            }
            Occasion::Explained(explanation) => {
                (Verdict::Explained, kind_of(explanation).to_owned())
            }
            _ => (Verdict::CarriedOut, String::new()),
        };
        self.answer_with(occasion, verdict, &why)
    }

    pub(super) fn answer_with(
        &self,
        occasion: &Occasion,
        verdict: Verdict,
        why: &str,
    ) -> Result<Judgement, DeskError> {
        if !self.may_write(Budget::Answers)? {
            let why = format!("{why}; not answered: as often as may be within the hour");
            return Ok(judged(verdict, why, Some(self.key)));
        }
        self.write(occasion)?;
        Ok(judged(verdict, why, Some(self.key)))
    }

    pub(super) fn write(&self, occasion: &Occasion) -> Result<(), DeskError> {
        let work = self.work;
        // Read again, because the language may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        // Mail from another address is not answered: the letter goes to the
        // registered address and does not reference a stranger's mail.
        let stranger = matches!(
            occasion,
            Occasion::Explained(
                Explanation::OtherSender { .. }
                    | Explanation::Unproven { .. }
                    | Explanation::NoToken
                    | Explanation::NoSender
                    | Explanation::Quiet { about: Quiet::Strangers | Quiet::Unproven, .. }
            )
        );
        let answers = (!stranger).then(|| self.answered());
        Writing::new(work.tx, work.settings, row, self.table, work.now)
            .passing(work.passed.get(), &work.spoken)
            .letter(self.seat, occasion, answers)
    }
}
