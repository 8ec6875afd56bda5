//! What moderators did and which orders were taken back, in words. Anything that
//! people wrote themselves, a moderator's message or a reason, is printed in rows
//! with a label, so that no quoted line of it reads as an order.

use super::deeds::{DeedBy, DeedLine, Done};
use super::frame::{Block, Letter, Quote, Told};
use super::rich::{self, Line, UNBROKEN, clean, first_of, order, strong};
use super::scene::Scene;
use super::seats::{name, short};
use super::votes;
use super::words::{Arg, Words};
use super::{Envelope, Occasion, PassedOn, RenderError, until};
use crate::engine::{Deed, Salted, Seat, Tells};

/// How many deeds are listed; messages from moderators and salts always are.
const MOST_TOLD: usize = 10;

/// How many of one deed's changes are listed.
const MOST_CHANGES: usize = 8;

/// The longest reason that is quoted, in characters.
const LONGEST_REASON: usize = 280;

/// The most rows in a moderator's message; lines beyond that are joined.
const MOST_ROWS: usize = 32;

impl<V> Scene<'_, V> {
    /// Whether no order is carried out for now.
    pub(crate) fn is_paused(&self) -> bool {
        let clock = &self.envelope.clock;
        let last = self.envelope.deeds.iter().rev().find_map(|line| line.what.pauses());
        last.unwrap_or(clock.now.is_some() && clock.paused)
    }

    /// Whether the table was given up, so that there is nothing to order and no
    /// result.
    pub(crate) fn is_given_up(&self) -> bool {
        let last = self.envelope.deeds.iter().rev().find_map(|line| line.what.gives_up());
        last.unwrap_or(false)
    }

    /// Whether it is for a reader of the journal, rather than for a player or somebody who
    /// watches.
    fn reads_the_journal(&self) -> bool {
        self.envelope.seat.is_none() && self.envelope.watcher.is_none()
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.envelope.seat == Some(seat)
    }
}

/// Whether the deeds come first in this letter, rather than with the news.
pub(crate) fn on_top<V>(scene: &Scene<'_, V>, occasion: &Occasion) -> bool {
    match occasion {
        Occasion::Moderated | Occasion::Over => true,
        // What was asked before is not what is asked now.
        Occasion::Turn => scene.envelope.deeds.iter().any(|line| !line.changes.is_empty()),
        Occasion::Welcome
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
        | Occasion::Past { .. }
        | Occasion::News { .. }
        | Occasion::Help
        | Occasion::Rules(_)
        | Occasion::Invited
        | Occasion::Plans
        | Occasion::Preview(_)
        | Occasion::Sheet
        | Occasion::Reminder { .. }
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::Seated { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Again { .. }
        | Occasion::Press => false,
    }
}

/// The deeds since the reader's last letter, one sentence each.
pub(crate) fn told<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let deeds = &scene.envelope.deeds;
    let old = deeds.len().saturating_sub(MOST_TOLD);
    let listed = |nth: usize, line: &DeedLine| nth >= old || words(line).is_some() || is_salt(line);
    let mut lines: Vec<Told> = deeds
        .iter()
        .enumerate()
        .filter(|(nth, line)| listed(*nth, line))
        .map(|(_, line)| sentence(scene, line))
        .collect();
    let more = deeds.len() - lines.len();
    if more > 0 {
        lines.push(Told::of(scene.say("deed-more", &[("count", more.into())])));
    }
    (!lines.is_empty()).then_some(Block::Told(lines))
}

/// A deed for a page that is not a letter: the sentence, and the rows that
/// somebody wrote themselves, each after its label.
pub(crate) fn deed_in_words(
    envelope: &Envelope,
    deed: &DeedLine,
) -> Result<(Line, Vec<(String, String)>), RenderError> {
    let words = Words::new(envelope.language);
    let told = sentence(&Scene::new(&words, envelope, &()), deed);
    words.finish()?;
    let said = told.said.into_iter().map(|quote| (quote.label, quote.text));
    Ok((told.line, said.collect()))
}

/// Headline and first lines of a letter that everybody gets because of the last
/// deed.
pub(crate) fn open<V>(scene: &Scene<'_, V>, letter: &mut Letter) {
    // A new seed is mentioned along with its cause.
    let is_seed = |line: &DeedLine| matches!(line.what, Done::Deed(Deed::Reseed { .. }));
    let last = scene.envelope.deeds.iter().rfind(|line| !is_seed(line));
    if let Some(last) = last.or(scene.envelope.deeds.last()) {
        letter.headline = headline(scene, last).into();
    }
    letter.blocks.extend(told(scene));
    letter.blocks.extend(votes::open(scene));
    if scene.is_paused() {
        letter.blocks.push(Block::Para(scene.plain("deed-pause-why").into()));
    }
}

/// That all clocks stand still, until when, and why, unless the letter is about
/// that very deed.
pub(crate) fn paused<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let Some(pause) = &scene.envelope.clock.pause else {
        return vec![Block::Small(scene.plain("clock-paused").into())];
    };
    let line = pause.until.map_or_else(
        || scene.plain("clock-paused"),
        |until| {
            let when = strong(&scene.dates().full(until));
            scene.say("clock-paused-until", &[("when", when.into())])
        },
    );
    let told = scene.envelope.deeds.iter().any(|deed| deed.what.pauses() == Some(true));
    if told || pause.reason.trim().is_empty() {
        return vec![Block::Small(line.into())];
    }
    let reason = first_of(pause.reason.trim(), LONGEST_REASON);
    let said = rows(&scene.plain("deed-reason"), &reason);
    vec![Block::Told(vec![Told { line: line.into(), said }])]
}

/// Who moderates, and how to reach them; `None` if nobody does.
pub(crate) fn reach(words: &Words, envelope: &Envelope) -> Option<Line> {
    let names = envelope.moderators.names.as_ref().filter(|_| envelope.seat.is_some())?;
    let names: Vec<String> =
        names.iter().map(|name| rich::isolate(&short(&name.replace(';', ",")))).collect();
    if names.is_empty() {
        return Some(words.plain("footer-moderator").into());
    }
    let args: [Arg<'_>; 2] = [("count", names.len().into()), ("names", names.join(", ").into())];
    Some(words.say("footer-moderators", &args).into())
}

/// Who invites the reader to the table, if they have a name.
pub(crate) fn invited<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let names = scene.envelope.moderators.names.as_ref().filter(|names| !names.is_empty())?;
    let names: Vec<String> = names.iter().map(|name| strong(&short(name))).collect();
    let names = names.join(", ");
    Some(Block::Para(scene.say("invited-by", &[("names", names.into())]).into()))
}

/// What became of the reader's message to the moderators, if the letter answers
/// one.
pub(crate) fn passed<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let passed = scene.envelope.moderators.passed.as_ref()?;
    Some(Block::Told(vec![passed_told(scene.words, passed)]))
}

/// What became of a message to the moderators.
pub(crate) fn passed_told(words: &Words, passed: &PassedOn) -> Told {
    let limit = |key: &str, limit: usize| Told::of(words.say(key, &[("limit", limit.into())]));
    match passed {
        PassedOn::Done(text) => Told {
            line: words.plain("passed-on").into(),
            said: rows(&words.plain("passed-on-words"), text),
        },
        PassedOn::Nobody => Told::of(words.plain("passed-on-nobody")),
        PassedOn::TooLong(most) => limit("passed-on-too-long", *most),
        PassedOn::TooMany(most) => limit("passed-on-too-many", *most),
    }
}

/// The house rules.
pub(crate) fn house_rules<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let rules = &scene.envelope.moderators.rules;
    if rules.is_empty() {
        return Vec::new();
    }
    let label = scene.plain("house-rule");
    let told = rules.iter().flat_map(|text| rows(&label, text)).collect();
    vec![Block::Heading(scene.plain("house-rules").into()), Block::Quotes(told)]
}

/// The headline of a table that was given up.
pub(crate) fn given_up<V>(scene: &Scene<'_, V>) -> Line {
    scene.plain(given_up_key(scene)).into()
}

fn given_up_key<V>(scene: &Scene<'_, V>) -> &'static str {
    if votes::is_draw(scene) { "vote-head-draw" } else { "deed-head-cancelled" }
}

fn headline<V>(scene: &Scene<'_, V>, line: &DeedLine) -> String {
    let about = |key: &str, seat: Seat| {
        let player = name(scene.envelope, seat);
        scene.say(&yours(scene, key, seat), &[("player", player.into())])
    };
    match &line.what {
        Done::Undone { goes_on: true, .. } | Done::Redone { goes_on: true, .. } => {
            scene.plain(if scene.is_paused() { "deed-head-not-over" } else { "deed-head-resume" })
        }
        Done::Undone { seats, .. } if seats.is_empty() => scene.plain("deed-head-steps"),
        Done::Undone { steps, .. } => scene.say("deed-head-undone", &[("count", (*steps).into())]),
        Done::Redone { .. } => scene.plain("deed-head-redone"),
        Done::Amended { .. } => scene.plain("deed-head-amended"),
        Done::Acted { seat, .. } => about("deed-head-acted", *seat),
        Done::Adjusted { what, .. } if what.as_deref().is_some_and(|it| rule(it).is_some()) => {
            scene.plain("deed-head-rule")
        }
        Done::Adjusted { .. } => scene.plain("deed-head-adjusted"),
        Done::Finished => scene.plain("deed-head-finished"),
        Done::Cancelled => scene.plain(given_up_key(scene)),
        Done::Deed(deed) => match deed {
            Deed::Start => scene.plain("deed-head-start"),
            Deed::Pause | Deed::PauseUntil { .. } => scene.plain("paused-head"),
            Deed::Resume | Deed::PauseOver => scene.plain("deed-head-resume"),
            Deed::Deadline { .. } => scene.plain("deed-head-deadline"),
            Deed::Clock { .. } => scene.plain("deed-head-clock"),
            Deed::Replace { .. } => scene.plain("deed-head-replace"),
            Deed::Address { seat, .. } => about("deed-head-address", *seat),
            Deed::Bot { seat } => about("deed-head-bot", *seat),
            Deed::BotOff { seat } => about("deed-head-bot-off", *seat),
            Deed::Remove { .. } => scene.plain("deed-head-remove"),
            Deed::Swap { .. } => scene.plain("deed-head-swap"),
            Deed::AddSeat { .. } | Deed::DropSeat { .. } | Deed::Choose { .. } => {
                scene.plain("deed-head-set-up")
            }
            Deed::Moderator { .. } => scene.plain("deed-head-moderator"),
            Deed::HouseRule { .. } | Deed::HouseRuleOff { .. } => {
                scene.plain("deed-head-house-rule")
            }
            Deed::Say { .. } | Deed::Announce { .. } => scene.plain("deed-head-words"),
            Deed::AskUndo { seat, .. } => about("undo-ask-head", *seat),
            Deed::Propose { seat, .. } => votes::head(scene, *seat),
            Deed::Settled { .. } => scene.plain("vote-head-settled"),
            Deed::Lost | Deed::Salvage { .. } => scene.plain("deed-head-salvage"),
            Deed::NotPlaying
            | Deed::Reveal
            | Deed::Addresses
            | Deed::Resend { .. }
            | Deed::Discarded
            | Deed::Reseed { .. }
            | Deed::Salt { .. }
            | Deed::Tried { .. } => scene.plain("deed-head-other"),
        },
    }
}

/// The key of the message about a seat, or its variant for the seat's own player.
fn yours<V>(scene: &Scene<'_, V>, key: &str, seat: Seat) -> String {
    if scene.is_mine(seat) { format!("{key}-you") } else { key.to_owned() }
}

/// The variant of a message about what a salt was made from.
pub(crate) fn salted(of: Salted) -> &'static str {
    match of {
        Salted::MessageId => "mail",
        Salted::Words => "words",
    }
}

/// A moderator's message to everybody, if this deed is one.
fn words(line: &DeedLine) -> Option<&str> {
    match line.what.deed()?.tells() {
        Tells::Said(text) => Some(text),
        Tells::Rests | Tells::GoesOn | Tells::Salt | Tells::NewSeed(_) | Tells::Else => None,
    }
}

/// Everybody must be able to say which salts the draws use.
fn is_salt(line: &DeedLine) -> bool {
    line.what.deed().is_some_and(|deed| deed.tells() == Tells::Salt)
}

/// A deed with who did it and why.
fn sentence<V>(scene: &Scene<'_, V>, line: &DeedLine) -> Told {
    let teller = Teller { scene, by: &line.by, who: actor(scene, &line.by), set_up: line.set_up };
    let mut told = match &line.what {
        Done::Undone { steps, seats, last, goes_on } => {
            teller.back(teller.undone(*steps, seats), *last, *goes_on)
        }
        Done::Redone { last, goes_on } => {
            teller.back(teller.say("deed-redone", vec![]), *last, *goes_on)
        }
        Done::Amended { entry, seat, order } => teller.amended(*entry, *seat, order.as_deref()),
        Done::Adjusted { of, .. } if !line.changes.is_empty() => teller.adjusted_how(*of),
        Done::Acted { seat, order } => {
            let key = yours(scene, "deed-acted", *seat);
            let order = order.as_deref().map(|order| scene.typed(order));
            teller.typed(&key, vec![teller.player(*seat)], order.as_deref())
        }
        Done::Adjusted { what, of } => teller.adjusted(what.as_deref(), *of),
        Done::Finished => Told::of(teller.say("deed-finished", vec![])),
        Done::Cancelled => Told::of(teller.say("deed-cancelled", vec![])),
        Done::Deed(deed) => teller.deed(deed),
    };
    told.said.extend(changed(scene, &line.changes));
    if let Some(text) = words(line) {
        told.said.extend(rows(&scene.plain("deed-words"), text));
    }
    if let Done::Deed(Deed::HouseRule { text } | Deed::HouseRuleOff { text }) = &line.what {
        told.said.extend(rows(&scene.plain("house-rule"), text));
    }
    let reason = first_of(line.reason.trim(), LONGEST_REASON);
    told.said.extend(rows(&scene.plain("deed-reason"), &reason));
    told
}

/// What has changed, one row each; only the first if there are many.
fn changed<V>(scene: &Scene<'_, V>, changes: &[String]) -> Vec<Quote> {
    let label = scene.plain("deed-changed");
    let row = |text: &str| Quote::new(label.clone(), &text.replace(';', ","));
    let mut told: Vec<Quote> = changes.iter().take(MOST_CHANGES).map(|text| row(text)).collect();
    let more = changes.len() - told.len();
    if more > 0 {
        told.push(row(&scene.say("deed-more", &[("count", more.into())])));
    }
    told
}

/// Who did it, as the beginning of a sentence.
fn actor<V>(scene: &Scene<'_, V>, by: &DeedBy) -> String {
    match by {
        DeedBy::Player(seat) => scene.who(*seat),
        DeedBy::Moderator(name) => moderator(scene.words, name),
        DeedBy::Table => scene.plain("vote-table"),
    }
}

/// A moderator as the beginning of a sentence.
pub(crate) fn moderator(words: &Words, name: &str) -> String {
    // A semicolon could end an order, even in a name.
    let name = short(&name.replace(';', ","));
    if !name.contains(char::is_alphanumeric) {
        return words.plain("deed-moderator");
    }
    words.say("deed-named", &[("name", rich::isolate(&name).into())])
}

/// Somebody else's text in rows, each after the label. What follows a semicolon
/// would be a separate order, so it gets a row of its own.
pub(crate) fn rows(label: &str, text: &str) -> Vec<Quote> {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.trim().lines().map(str::trim) {
        // One empty row separates paragraphs.
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    let joined: String;
    if lines.len() >= MOST_ROWS {
        let rest = lines.split_off(MOST_ROWS - 1);
        joined = rest.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" / ");
        lines.push(&joined);
    }
    let parts = lines.into_iter().flat_map(|line| {
        let parts: Vec<&str> = line.split_inclusive(';').collect();
        if parts.is_empty() { vec![""] } else { parts }
    });
    parts.map(|part| Quote::new(label.to_owned(), part)).collect()
}

/// The rule and whether it is on, if a correction is about one.
fn rule(what: &str) -> Option<(&str, bool)> {
    let rest = what.strip_prefix("rule ")?;
    let on = |rule| (rule, true);
    let off = |rule| (rule, false);
    rest.strip_suffix(" on").map(on).or_else(|| rest.strip_suffix(" off").map(off))
}

/// What the sentence about a deed needs.
struct Teller<'a, V> {
    scene: &'a Scene<'a, V>,
    by: &'a DeedBy,
    who: String,
    /// Whether its seats may be other players' by now.
    set_up: bool,
}

impl<V> Teller<'_, V> {
    /// A message that begins with who did it.
    fn say(&self, key: &str, mut args: Vec<Arg<'_>>) -> String {
        let mine = matches!(self.by, DeedBy::Player(seat) if self.scene.is_mine(*seat));
        args.push(("by", if mine { "you" } else { "other" }.into()));
        args.push(("who", self.who.clone().into()));
        self.scene.say(key, &args)
    }

    fn player(&self, seat: Seat) -> Arg<'static> {
        ("player", self.scene.who(seat).into())
    }

    /// A message about a seat.
    fn about(&self, key: &str, seat: Seat) -> Told {
        Told::of(self.say(&yours(self.scene, key, seat), vec![self.player(seat)]))
    }

    /// The journal has returned to an earlier entry. Entry numbers are only for
    /// readers of the journal, who have no seat.
    fn back(&self, told: String, last: u32, goes_on: bool) -> Told {
        let on = if self.scene.is_paused() { "deed-not-over" } else { "deed-goes-on" };
        let on = goes_on.then(|| self.scene.plain(on));
        let numbered = self.scene.reads_the_journal();
        let last =
            numbered.then(|| self.scene.say("deed-last", &[("last", last.to_string().into())]));
        let told: Vec<String> = [Some(told), on, last].into_iter().flatten().collect();
        Told::of(told.join(" "))
    }

    /// A correction whose changes are listed below it.
    fn adjusted_how(&self, of: Option<Seat>) -> Told {
        match of {
            None => Told::of(self.say("deed-corrected", vec![])),
            Some(seat) if self.scene.is_mine(seat) => {
                Told::of(self.say("deed-adjusted-you-sealed", vec![]))
            }
            Some(seat) => Told::of(self.say("deed-adjusted-of-sealed", vec![self.player(seat)])),
        }
    }

    /// A message that ends in something typed: on the same line if it is short,
    /// otherwise in a row below. A different message if the reader may not know
    /// it.
    fn typed(&self, key: &str, mut args: Vec<Arg<'_>>, text: Option<&str>) -> Told {
        let Some(text) = text else {
            return Told::of(self.say(&format!("{key}-sealed"), args));
        };
        if text.chars().count() <= UNBROKEN && !text.contains(';') {
            args.push(("order", order(text).into()));
            return Told::of(format!("{}.", self.say(key, args)));
        }
        args.push(("order", "".into()));
        let line = self.say(key, args).trim_end().to_owned();
        Told { line: line.into(), said: rows(&self.scene.plain("deed-order"), text) }
    }

    fn undone(&self, steps: usize, seats: &[Seat]) -> String {
        let scene = self.scene;
        let mine = seats.iter().any(|seat| scene.is_mine(*seat));
        let others: Vec<Seat> =
            seats.iter().copied().filter(|seat| !scene.is_mine(*seat)).collect();
        let own = matches!(self.by, DeedBy::Player(by) if seats == [*by]);
        let key = match (mine, others.is_empty()) {
            (false, true) => "deed-undone-steps",
            (true, true) => "deed-undone-yours",
            (true, false) => "deed-undone-too",
            (false, false) if own => "deed-undone-own",
            (false, false) => "deed-undone",
        };
        let players = scene.everyone(others);
        self.say(key, vec![("count", steps.into()), ("players", players.into())])
    }

    fn amended(&self, entry: u32, seat: Seat, order: Option<&str>) -> Told {
        let mut told = self.say(&yours(self.scene, "deed-amended", seat), vec![self.player(seat)]);
        if self.scene.reads_the_journal() {
            told = format!("{told} ({entry})");
        }
        let Some(order) = order else { return Told::of(told) };
        let now = self.typed("deed-amended-now", vec![], Some(&self.scene.typed(order)));
        now.after(&told)
    }

    fn adjusted(&self, what: Option<&str>, of: Option<Seat>) -> Told {
        if let (None, Some((rule, on))) = (of, what.and_then(rule)) {
            let rule = self.scene.say("rule", &[("rule", clean(rule).into())]);
            let on = if on { "yes" } else { "no" };
            let args = vec![("rule", rule.into()), ("on", on.into())];
            return Told::of(self.say("deed-rule", args));
        }
        match of {
            None => self.typed("deed-adjusted", vec![], what),
            Some(seat) if self.scene.is_mine(seat) => self.typed("deed-adjusted-you", vec![], what),
            Some(seat) => self.typed("deed-adjusted-of", vec![self.player(seat)], what),
        }
    }

    fn deed(&self, deed: &Deed) -> Told {
        let plain = |key: &str| Told::of(self.say(key, vec![]));
        match deed {
            Deed::Start => plain("deed-start"),
            Deed::Pause => plain("deed-pause"),
            Deed::PauseUntil { until } => {
                Told::of(self.say("deed-pause-until", vec![("time", self.moment(until).into())]))
            }
            Deed::Resume => plain("deed-resume"),
            Deed::PauseOver => Told::of(self.scene.plain("deed-pause-over")),
            Deed::Deadline { seats, until } => self.deadline(seats, until),
            Deed::Clock { rule, .. } => self.typed("deed-clock", vec![], Some(rule)),
            Deed::Replace { seat, former, name } => self.replace(*seat, former, name),
            Deed::Address { seat, name: None } => self.about("deed-address", *seat),
            Deed::Address { seat, name: Some(name) } => {
                let key = self.yours("deed-address", *seat, name);
                Told::of(self.say(&key, vec![("player", self.called(*seat, name).into())]))
            }
            Deed::Bot { seat } => self.about("deed-bot", *seat),
            Deed::BotOff { seat } => self.about("deed-bot-off", *seat),
            Deed::Remove { seat, former } => {
                let player = self.called(*seat, former);
                let key = match self.by {
                    DeedBy::Player(_) => "deed-left".to_owned(),
                    DeedBy::Moderator(_) | DeedBy::Table => {
                        self.yours("deed-remove", *seat, former)
                    }
                };
                Told::of(self.say(&key, vec![("player", player.into())]))
            }
            Deed::Swap { seats, names } => self.swap(*seats, names),
            Deed::AddSeat { name } => self.named("deed-add-seat", name),
            Deed::DropSeat { name } => self.named("deed-drop-seat", name),
            Deed::Choose { option } => self.typed("deed-choose", vec![], Some(option)),
            Deed::Moderator { name, joins } => {
                let joins = if *joins { "yes" } else { "no" };
                let known = name.contains(char::is_alphanumeric);
                let key = if known { "deed-moderator-named" } else { "deed-moderator-other" };
                let name = rich::isolate(&short(&name.replace(';', ",")));
                Told::of(self.say(key, vec![("name", name.into()), ("joins", joins.into())]))
            }
            Deed::HouseRule { .. } => plain("deed-house-rule"),
            Deed::HouseRuleOff { .. } => plain("deed-house-rule-off"),
            Deed::Say { .. } | Deed::Announce { .. } => plain("deed-say"),
            Deed::NotPlaying => plain("deed-not-playing"),
            Deed::Reveal => plain("deed-reveal"),
            Deed::Addresses => plain("deed-addresses"),
            Deed::Resend { seat } => self.about("deed-resend", *seat),
            Deed::Tried { seat } => self.about("deed-tried", *seat),
            Deed::Discarded => plain("deed-discarded"),
            Deed::Reseed { commitment } => {
                if self.promises_no_seed() {
                    return plain("deed-reseed-hidden");
                }
                let hash = rich::order(&clean(commitment));
                Told::of(self.say("deed-reseed", vec![("hash", hash.into())]))
            }
            Deed::Salt { seat, digits, of } => {
                let of = salted(*of);
                let hash = rich::order(&clean(digits));
                let args = vec![self.player(*seat), ("hash", hash.into()), ("of", of.into())];
                Told::of(self.say(&yours(self.scene, "deed-salt", *seat), args))
            }
            Deed::AskUndo { seat, .. } => self.about("deed-ask-undo", *seat),
            Deed::Propose { seat, motion, until } => {
                let until = until.as_deref().map(|until| self.moment(until));
                let who = self.scene.who(*seat);
                Told::of(votes::proposes(self.scene, (who, *motion), until))
            }
            Deed::Settled { motion, how, seats } => {
                Told::of(votes::settled(self.scene, (*motion, *how), seats))
            }
            Deed::Lost => plain("deed-lost"),
            Deed::Salvage { lost, commitment } => {
                let line = self.say("deed-salvage", vec![("count", (*lost).into())]);
                let hidden = self.promises_no_seed();
                let said = if hidden { Vec::new() } else { rows("SHA-256", &clean(commitment)) };
                Told { line: line.into(), said }
            }
        }
    }

    /// Whether the table never reveals its seeds.
    fn promises_no_seed(&self) -> bool {
        // A page is not a letter to anybody, and shows what its archive has.
        self.scene.envelope.seat.is_some() && self.scene.envelope.commitment.is_empty()
    }

    /// A time as recorded in the journal.
    fn moment(&self, text: &str) -> String {
        strong(&match until::read(text) {
            until::Until::At(at) => self.scene.dates().full(at),
            until::Until::Off | until::Until::More(_) | until::Until::Unknown => {
                clean(text).replace(';', ",")
            }
        })
    }

    fn deadline(&self, seats: &[Seat], text: &str) -> Told {
        let scene = self.scene;
        let seats: Vec<String> = seats
            .iter()
            .map(
                |seat| {
                    if scene.is_mine(*seat) { scene.plain("deed-you") } else { scene.who(*seat) }
                },
            )
            .collect();
        let players = if seats.is_empty() { scene.plain("deed-awaited") } else { seats.join(", ") };
        let (key, time) = match until::read(text) {
            until::Until::Off => ("deed-deadline-off", String::new()),
            until::Until::More(time) => ("deed-deadline-more", scene.dates().length(time)),
            until::Until::At(at) => ("deed-deadline-until", scene.dates().full(at)),
            until::Until::Unknown => ("deed-deadline-more", clean(text).replace(';', ",")),
        };
        let time = if time.is_empty() { time } else { strong(&time) };
        Told::of(self.say(key, vec![("players", players.into()), ("time", time.into())]))
    }

    fn replace(&self, seat: Seat, former: &str, name: &str) -> Told {
        let mine = self.is_mine(seat, name);
        let key = match (self.by, mine, former.trim().is_empty()) {
            (DeedBy::Player(_), false, _) => "deed-take",
            (DeedBy::Player(_), true, _) => "deed-take-you",
            (DeedBy::Moderator(_) | DeedBy::Table, false, false) => "deed-replace",
            (DeedBy::Moderator(_) | DeedBy::Table, false, true) => "deed-replace-house",
            (DeedBy::Moderator(_) | DeedBy::Table, true, false) => "deed-replace-you",
            (DeedBy::Moderator(_) | DeedBy::Table, true, true) => "deed-replace-house-you",
        };
        let args = vec![
            ("player", self.called(seat, name).into()),
            ("former", self.called(seat, former).into()),
        ];
        Told::of(self.say(key, args))
    }

    /// Two players have changed seats.
    fn swap(&self, seats: [Seat; 2], names: &[String; 2]) -> Told {
        let [one, other] = seats;
        let args = vec![
            ("player", self.called(one, &names[0]).into()),
            ("other", self.called(other, &names[1]).into()),
        ];
        let mine = seats.iter().zip(names).any(|(seat, name)| self.is_mine(*seat, name));
        Told::of(self.say(if mine { "deed-swap-you" } else { "deed-swap" }, args))
    }

    /// Whether a seat and a name at that time refer to the reader.
    fn is_mine(&self, seat: Seat, name: &str) -> bool {
        if !self.set_up {
            return self.scene.is_mine(seat);
        }
        let envelope = self.scene.envelope;
        let own = envelope.seat.and_then(|seat| envelope.names.get(seat.index()));
        own.is_some_and(|own| own == name)
    }

    /// The key of the message about them, or its variant for the reader.
    fn yours(&self, key: &str, seat: Seat, name: &str) -> String {
        if self.is_mine(seat, name) { format!("{key}-you") } else { key.to_owned() }
    }

    /// A message about somebody who has no seat, or none yet.
    fn named(&self, key: &str, name: &str) -> Told {
        let name = rich::isolate(&short(&name.replace(';', ",")));
        Told::of(self.say(key, vec![("player", name.into())]))
    }

    /// The player who sits or sat at a seat, by their name at the time.
    fn called(&self, seat: Seat, name: &str) -> String {
        // A semicolon could end an order, even in a name.
        let name = short(&name.replace(';', ","));
        match name.contains(char::is_alphanumeric) {
            true if self.set_up => rich::isolate(&name),
            true => rich::player(seat, &name),
            false => self.scene.who(seat),
        }
    }
}
