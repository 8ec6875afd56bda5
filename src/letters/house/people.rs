//! About the reader themselves: who they are, where they are written to, and what they are
//! asked.

use super::super::{
    dates::Dates,
    frame::{Block, Quote},
    record::{self, Record},
    rich::{self, clean},
    words::Arg,
};
use super::{AskedTo, Page, ProfileLine, ProfilePart, Yes, invites, name, names};
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

impl Page<'_> {
    pub(super) fn record(&self, record: &Record) -> (String, Vec<Block>) {
        let (head, mut blocks) = record::record(self.words, record);
        let key = if record.public { "record-hide" } else { "record-show" };
        let order = if record.public { "record private" } else { "record public" };
        let button = self.button(self.words.plain(key), order);
        let own = record.own.then(|| self.buttons(vec![button])).flatten();
        blocks.extend(own);
        (head, blocks)
    }

    pub(super) fn other_address(&self, from: &str, code: &str) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 1] = [("from", rich::order(&clean(from)).into())];
        let label = self.words.plain("house-other-yes");
        let button = self.button(label, &format!("confirm {code}"));
        let mut blocks = vec![self.para("house-other-why", &args)];
        blocks.extend(self.buttons(vec![button]));
        (self.words.plain("house-other-head"), blocks)
    }

    pub(super) fn forget(&self) -> (String, Vec<Block>) {
        let label = self.words.plain("house-forget-do");
        let button = self.button(label, "forget me confirm");
        let mut blocks = vec![self.para("house-forget-why", &[])];
        blocks.extend(self.buttons(vec![button]));
        (self.words.plain("house-forget-head"), blocks)
    }

    /// From when on they can be forgotten.
    pub(super) fn forget_later(&self, from: DateTime<Utc>, zone: Tz) -> (String, Vec<Block>) {
        let day = Dates { words: self.words, zone }.date(from);
        let args: [Arg<'_>; 2] =
            [("day", day.into()), ("order", self.words.command("forget me").into())];
        let head = self.words.say("house-forget-later-head", &args);
        (head, vec![self.para("house-forget-later-why", &args)])
    }

    /// To the address that was theirs: what was asked for at the new one, with the way back.
    pub(super) fn forget_wanted(
        &self,
        to: &str,
        until: DateTime<Utc>,
        zone: Tz,
    ) -> (String, Vec<Block>) {
        let day = Dates { words: self.words, zone }.date(until);
        let args: [Arg<'_>; 2] = [("to", rich::order(&clean(to)).into()), ("day", day.into())];
        let back = self.button(self.words.plain("house-was-moved-back"), "undo");
        let mut blocks = vec![self.para("house-forget-wanted-why", &args)];
        blocks.extend(self.buttons(vec![back]));
        (self.words.plain("house-forget-wanted-head"), blocks)
    }

    /// Nothing that a stranger wrote stands here: the reader may never have written.
    pub(super) fn greeting(
        &self,
        games: &[&'static str],
        (order, then): (&str, &Yes),
        more: bool,
    ) -> (String, Vec<Block>) {
        let house = clean(self.house.name);
        let why: [Arg<'_>; 2] =
            [("house", house.clone().into()), ("games", games.join(", ").into())];
        let label = match then {
            Yes::Join(table) => {
                self.words.say("house-sign-join", &[("table", table.to_string().into())])
            }
            Yes::Watch(table) => {
                self.words.say("house-sign-watch", &[("table", table.to_string().into())])
            }
            Yes::Open(title) => {
                self.words.say("house-sign-open", &[("title", clean(title).into())])
            }
            Yes::Nothing => self.words.plain("house-sign-up"),
        };
        let never = self.button(self.words.plain("house-sign-never"), "never");
        let mut blocks =
            vec![self.para("house-greeting-why", &why), self.para("house-greeting-how", &[])];
        blocks.extend(more.then(|| self.para("house-greeting-more", &[])));
        blocks.extend(self.buttons(vec![self.button(label, order).step(), never]));
        blocks.push(self.small("house-greeting-nothing", &[]));
        (self.words.say("house-greeting-head", &[("house", house.into())]), blocks)
    }

    /// An invitation: who asks, to what, how long it takes, and three answers.
    pub(super) fn asked_to(&self, to: &AskedTo) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 5] = [
            ("player", name(&to.by).into()),
            ("title", clean(&to.title).into()),
            ("table", to.table.to_string().into()),
            ("seats", to.seats.into()),
            ("players", names(&to.names).into()),
        ];
        let mut blocks = Vec::new();
        blocks.extend(to.again.then(|| self.para("invite-again", &[])));
        let mut why = self.words.say("house-invite-why", &args);
        if !to.names.is_empty() {
            why.push(' ');
            why += &self.words.say("house-invite-there", &args);
        }
        blocks.push(Block::Para(why.into()));
        blocks.extend(to.idea.as_ref().map(|idea| Block::Para(idea.as_str().into())));
        blocks.push(self.para("invite-how", &[]));
        let clock = |clock: &String| self.small("invite-clock", &[("clock", clean(clock).into())]);
        blocks.push(to.clock.as_ref().map_or_else(|| self.small("invite-no-clock", &[]), clock));
        let button = |key: &str, order: &str| self.button(self.words.plain(key), order);
        blocks.extend(self.buttons(vec![
            button("invite-join", &format!("join {}", to.table)).step(),
            button("invite-decline", "decline"),
            button("invite-never", "never"),
        ]));
        let key = if to.again { "house-invite-last" } else { "house-invite-nothing" };
        blocks.push(self.small(key, &[]));
        (self.words.say("invite-head", &invites(to)), blocks)
    }

    /// What can be asked for from here on.
    pub(super) fn desk(&self) -> Option<Block> {
        self.buttons(vec![
            self.button(self.words.plain("house-see-tables"), "tables"),
            self.button(self.words.plain("house-see-games"), "games"),
            self.button(self.words.plain("house-see-profile"), "set"),
        ])
    }

    pub(super) fn profile(&self, lines: &[ProfileLine], changed: bool) -> (String, Vec<Block>) {
        let quote = |line: &ProfileLine| {
            let label = self.words.plain(match line.what {
                ProfilePart::Name => "house-profile-name",
                ProfilePart::Language => "house-profile-language",
                ProfilePart::Zone => "house-profile-zone",
                ProfilePart::Remind => "house-profile-remind",
                ProfilePart::Letters => "house-profile-letters",
                ProfilePart::Parts => "house-profile-parts",
                ProfilePart::Receipts => "house-profile-receipts",
                ProfilePart::Calendar => "house-profile-calendar",
                ProfilePart::Orders => "house-profile-orders",
                ProfilePart::Address => "house-profile-address",
            });
            Quote::order(label, &self.profile_line(line))
        };
        let key = if changed { "house-profile-changed" } else { "house-profile-head" };
        let args: [Arg<'_>; 1] = [("order", self.words.command("forget me").into())];
        let blocks = vec![
            self.para("house-profile-why", &[]),
            Block::Quotes(lines.iter().map(quote).collect()),
            self.small("house-profile-forget", &args),
        ];
        (self.words.plain(key), blocks)
    }

    /// What stands behind `set` is a command by itself, except a name.
    pub(super) fn profile_line(&self, line: &ProfileLine) -> String {
        let words = self.words;
        let Some(about) = line.order.strip_prefix("set ") else { return line.order.clone() };
        let about = match about.strip_prefix("remind ") {
            _ if matches!(line.what, ProfilePart::Name | ProfilePart::Address) => {
                return words.commanded(&line.order);
            }
            Some(value) => format!("{} {}", words.commanded("remind"), words.reminders(value)),
            None => words.commanded(about),
        };
        format!("{} {about}", words.commanded("set"))
    }

    /// To an address that somebody wants their letters at. Nothing that they wrote stands here.
    pub(super) fn ask_to_move(&self) -> (String, Vec<Block>) {
        let house: [Arg<'_>; 1] = [("house", clean(self.house.name).into())];
        let yes = self.button(self.words.plain("house-move-yes"), "confirm").step();
        let never = self.button(self.words.plain("house-sign-never"), "never");
        let mut blocks = vec![self.para("house-move-why", &house)];
        blocks.extend(self.buttons(vec![yes, never]));
        blocks.push(self.small("house-move-nothing", &[]));
        (self.words.say("house-move-head", &house), blocks)
    }

    /// A letter has gone to that address.
    pub(super) fn move_asked(&self, to: &str) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 1] = [("to", rich::order(&clean(to)).into())];
        let renew = self.button(self.words.plain("house-move-stop"), "renew");
        let mut blocks = vec![self.para("house-move-asked-why", &args)];
        blocks.extend(self.buttons(vec![renew]));
        (self.words.plain("house-move-asked-head"), blocks)
    }

    /// To the address that was theirs: where their letters go, and the way back.
    pub(super) fn was_moved(&self, to: &str) -> (String, Vec<Block>) {
        let args: [Arg<'_>; 1] = [("to", rich::order(&clean(to)).into())];
        let back = self.button(self.words.plain("house-was-moved-back"), "undo");
        let mut blocks = vec![self.para("house-was-moved-why", &args)];
        blocks.extend(self.buttons(vec![back]));
        (self.words.plain("house-was-moved-head"), blocks)
    }
}
