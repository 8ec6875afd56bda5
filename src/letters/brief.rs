//! Short letters without a board: absences, the reader's clock, seats that change
//! hands.

use super::button::Button;
use super::clock::{ClockAnswer, ClockSettings};
use super::frame::{Block, Letter, Row, Setting, Tone};
use super::occasion::ALLOW;
use super::pages::Pages;
use super::replies::button;
use super::rich::{Line, clean, order, strong};
use super::scene::Scene;
use super::words::Arg;
use super::{Occasion, parts, press, seats, times};
use crate::{
    basics::{Language, Pace, Wanted},
    engine::Seat,
    timing::{AwayMode, Reminders},
};

/// Writes what the letter is about, including the headline; `false` if the
/// occasion does not call for a short letter.
pub(crate) fn open<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
) -> bool {
    let plain = |key: &str| Line::from(scene.plain(key));
    match occasion {
        Occasion::Away { line, told } => {
            letter.headline = named(scene, "away-head", &seats::name(scene.envelope, line.seat));
            letter.blocks.push(Block::Para(times::away(scene, line).into()));
            if !told {
                letter.blocks.push(Block::Small(plain("away-by-moderator")));
            }
        }
        Occasion::Clock(answer) => clock(scene, answer, letter),
        Occasion::Offer { seat, unanswered, address } => {
            letter.headline = named(scene, "offer-head", &seats::name(scene.envelope, *seat));
            let args: [Arg<'_>; 4] = [
                ("player", scene.who(*seat).into()),
                ("count", (*unanswered).into()),
                ("order", scene.command("take").into()),
                ("address", order(address).into()),
            ];
            letter.blocks.push(Block::Para(scene.say("offer-why", &args[..2]).into()));
            letter.blocks.push(Block::Para(scene.say("offer-how", &args).into()));
        }
        Occasion::Offered { unanswered } => {
            letter.headline = plain("offered-head");
            letter.tone = Tone::Wrong;
            let why = scene.say("offered-why", &[("count", (*unanswered).into())]);
            let keep = scene.say("offered-keep", &[("order", scene.command("back").into())]);
            letter.blocks.extend([Block::Para(why.into()), Block::Para(keep.into())]);
        }
        Occasion::UndoAsked { seat } => {
            letter.headline = named(scene, "undo-ask-head", &seats::name(scene.envelope, *seat));
            letter.blocks.extend(undo_asked(scene, *seat));
        }
        Occasion::Press => press::open(scene, letter),
        Occasion::Again { by, wants } => again(scene, *by, *wants, letter),
        Occasion::Replaced { by } => {
            letter.headline = plain("replaced-head");
            farewell(scene, letter, vec![Block::Para(named(scene, "replaced-why", by))]);
        }
        Occasion::Left { back } => {
            letter.headline = plain("left-head");
            let mut blocks = vec![Block::Para(plain("left-why"))];
            if let Some(back) = back {
                blocks.push(Block::Para(plain("left-back")));
                let write = scene.say("left-write", &[("address", clean(back).into())]);
                blocks.push(take_back(scene, back, write));
            }
            farewell(scene, letter, blocks);
        }
        Occasion::Welcome
        | Occasion::Turn
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
        | Occasion::Over
        | Occasion::Sheet
        | Occasion::Reminder { .. }
        | Occasion::Seated { .. }
        | Occasion::Moderated => return false,
    }
    true
}

/// A letter to somebody who has no seat any more: it isn't under a player's name, and an
/// answer to it is a message to the moderator alone.
fn farewell<V>(scene: &Scene<'_, V>, letter: &mut Letter, blocks: Vec<Block>) {
    letter.kicker = clean(&scene.envelope.title);
    letter.reader = None;
    letter.footer.clear();
    letter.blocks.extend(blocks);
    if scene.envelope.moderators.names.is_some() {
        letter.blocks.push(Block::Para(scene.plain("farewell-reach").into()));
    }
}

/// The way back to a seat, by a mail to an address that the text part names.
fn take_back<V>(scene: &Scene<'_, V>, address: &str, write: String) -> Block {
    let (label, order) = (scene.plain("left-button"), scene.commanded("take"));
    let face = Some((label.clone(), scene.plain("left-button-note")));
    let back = Button::new(label, order, address, &scene.answer_subject()).step();
    Block::Taps { lead: None, write, rows: Row::of(vec![Button { face, ..back }], 1) }
}

/// Who would play again, and how to say the same; or that it does not come about.
fn again<V: Pages>(scene: &Scene<'_, V>, by: Seat, wants: bool, letter: &mut Letter) {
    if !wants {
        letter.headline = scene.plain("again-not-all-head").into();
        letter.blocks.push(Block::Para(scene.plain("again-not-all-why").into()));
        return;
    }
    letter.headline = named(scene, "again-asked-head", &seats::name(scene.envelope, by));
    let why = scene.say("again-asked-why", &[("player", scene.who(by).into())]);
    letter.blocks.push(Block::Para(why.into()));
    // Neither is the obvious one.
    let choice = |(label, order)| button(scene, scene.plain(label), scene.commanded(order));
    let buttons = [("again-yes", "again"), ("again-no", "again no")].map(choice).to_vec();
    letter.blocks.push(Block::Buttons { write: scene.plain("button-write"), buttons });
    letter.blocks.push(Block::Small(scene.plain("again-asked-lapse").into()));
}

/// Who asks to take an order back, how to allow it, and what ends the request. The
/// order itself is not mentioned, because it may be secret.
fn undo_asked<V: Pages>(scene: &Scene<'_, V>, seat: Seat) -> Vec<Block> {
    let args: [Arg<'_>; 2] =
        [("player", scene.who(seat).into()), ("order", scene.command(ALLOW).into())];
    vec![
        Block::Para(scene.say("undo-ask-why", &args).into()),
        parts::command_step(scene, "undo-ask-button", ALLOW),
        Block::Small(scene.plain("undo-ask-lapse").into()),
    ]
}

/// Whose seat the reader takes over.
pub(crate) fn seated<V>(scene: &Scene<'_, V>, former: &str) -> Block {
    Block::Para(named(scene, "seated", former))
}

fn named<V>(scene: &Scene<'_, V>, key: &str, name: &str) -> Line {
    scene.say(key, &[("player", seats::short(name).into())]).into()
}

/// The answer to a command about the clock, followed by all settings.
fn clock<V>(scene: &Scene<'_, V>, answer: &ClockAnswer, letter: &mut Letter) {
    let (key, told) = match answer {
        ClockAnswer::Away(line, left) => {
            let left = scene.say("clock-days-left", &[("count", (*left).into())]);
            ("clock-away-head", Some(format!("{} {left}", times::away(scene, line))))
        }
        ClockAnswer::Back => ("clock-back-head", Some(scene.plain("clock-back"))),
        ClockAnswer::Remind => ("clock-remind-head", None),
        ClockAnswer::Zone => ("clock-zone-head", None),
        ClockAnswer::Letters => ("clock-letters-head", None),
        ClockAnswer::Asked => ("clock-asked-head", None),
        ClockAnswer::Refused { sentence } => {
            letter.tone = Tone::Wrong;
            ("clock-refused-head", Some(scene.because(sentence, None)))
        }
    };
    letter.headline = scene.plain(key).into();
    letter.blocks.extend(told.map(|told| Block::Para(told.into())));
    if let Some(settings) = &scene.envelope.clock.settings {
        let rows = |all: Vec<Setting>| {
            let (write, change) = (scene.plain("button-write"), scene.plain("settings-change"));
            Block::Settings { write, change, all }
        };
        let letters = [
            Block::Heading(scene.plain("settings-letters-head").into()),
            rows(about_letters(scene, settings.wanted)),
        ];
        let args: [Arg<'_>; 2] =
            [("bot", order("bot").into()), ("plans", scene.command("plans").into())];
        let time = [
            Block::Heading(scene.plain("settings-head").into()),
            rows(about_time(scene, settings)),
            Block::Small(scene.say("settings-away-how", &args).into()),
        ];
        // What the command was about comes first.
        if matches!(answer, ClockAnswer::Letters | ClockAnswer::Asked) {
            letter.blocks.extend(letters.into_iter().chain(time));
        } else {
            letter.blocks.extend(time.into_iter().chain(letters));
        }
    }
}

/// A setting, and commands that change it, each as an example of its kind.
fn setting<V>(scene: &Scene<'_, V>, name: &str, is: impl Into<Line>, change: &[&str]) -> Setting {
    let change = change.iter().map(|command| {
        let order = scene.commanded(command);
        button(scene, order.clone(), order)
    });
    Setting { name: scene.plain(name), is: is.into(), change: change.collect() }
}

fn about_time<V>(scene: &Scene<'_, V>, settings: &ClockSettings) -> Vec<Setting> {
    let zone = scene.envelope.clock.zone;
    let is = strong(zone.name());
    let is = match scene.now() {
        None => is,
        Some(now) => format!("{is}. {}", scene.dates().moment("settings-now", now)),
    };
    let another = format!("zone {}", another_zone(scene));
    let absences: Vec<String> = settings
        .away
        .iter()
        .map(|line| {
            let key = match line.mode {
                AwayMode::Slide => "settings-away-slide",
                AwayMode::House => "settings-away-house",
                AwayMode::Plans => "settings-away-plans",
            };
            let span = strong(&scene.dates().span(line.from, line.to));
            scene.say(key, &[("span", span.into())])
        })
        .collect();
    let away = times::example_absence(scene);
    let (away_is, back) = match absences.as_slice() {
        [] => (scene.plain("settings-away-none"), None),
        some => (scene.apart(some), Some("back")),
    };
    let away: Vec<&str> = std::iter::once(away.as_str()).chain(back).collect();
    let (remind_is, off) = reminders(scene, &settings.reminders);
    let remind: Vec<&str> = std::iter::once("remind half, 24h").chain(off).collect();
    let mut all = vec![
        setting(scene, "settings-zone-name", is, &[&another]),
        setting(scene, "settings-remind-name", remind_is, &remind),
        setting(scene, "settings-away-name", away_is, &away),
    ];
    all.extend(
        settings
            .days_left
            .map(|left| setting(scene, "settings-days-name", strong(&left.to_string()), &[])),
    );
    all.extend(settings.bank.map(|bank| {
        setting(scene, "settings-bank-name", strong(&scene.dates().length(bank)), &[])
    }));
    all
}

/// Which letters the reader gets, and how to change that.
fn about_letters<V>(scene: &Scene<'_, V>, wanted: Wanted) -> Vec<Setting> {
    let others = |all: &[&str], chosen: &str| -> Vec<String> {
        let others = all.iter().filter(|it| !it.starts_with(chosen));
        others.map(|it| format!("letters {it}")).collect()
    };
    let among = |name: &str, is: String, others: Vec<String>| {
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        setting(scene, name, is, &others)
    };
    let time = match wanted.pace {
        Pace::Daily(time) => scene.dates().hour(time),
        Pace::EveryMove | Pace::MyTurn | Pace::Round => String::new(),
    };
    let pace = wanted.pace.key();
    let is: [Arg<'_>; 2] = [("pace", pace.into()), ("time", strong(&time).into())];
    let all = ["every-move", "my-turn", "round", "daily 18:00"];
    let pace = among("settings-pace-name", scene.say("settings-pace", &is), others(&all, pace));
    let parts = wanted.parts.as_str();
    let is = scene.say("settings-parts", &[("parts", parts.into())]);
    let parts = among("settings-parts-name", is, others(&["html", "text", "both"], parts));
    let switched = |name: &str, key: &str, word: &str, on: bool| {
        let (now, then) = if on { ("on", "off") } else { ("off", "on") };
        let is = scene.say(key, &[("now", now.into())]);
        setting(scene, name, is, &[&format!("{word} {then}")])
    };
    vec![
        pace,
        parts,
        switched("settings-receipts-name", "settings-receipts", "receipts", wanted.receipts),
        switched("settings-calendar-name", "settings-calendar", "calendar", wanted.calendar),
    ]
}

/// A zone where the reader's language is spoken, or another, as an example.
fn another_zone<V>(scene: &Scene<'_, V>) -> &'static str {
    let near = match scene.words.language() {
        Language::En => "Europe/London",
        Language::Pl => "Europe/Warsaw",
        Language::Fr => "Europe/Paris",
        Language::Da => "Europe/Copenhagen",
        Language::Es => "Europe/Madrid",
    };
    if near == scene.envelope.clock.zone.name() { "America/New_York" } else { near }
}

/// When the reader is reminded, in words, and how to end that if they are.
fn reminders<V>(scene: &Scene<'_, V>, value: &str) -> (String, Option<&'static str>) {
    let Ok(wanted) = value.parse::<Reminders>() else { return (clean(value), None) };
    let half = wanted.half.then(|| scene.plain("settings-remind-half"));
    let before = wanted.before.iter().map(|span| {
        let length = scene.dates().length(span.delta());
        scene.say("settings-remind-before", &[("length", length.into())])
    });
    let daily = wanted.daily.then(|| scene.plain("settings-remind-daily"));
    let all: Vec<String> = half.into_iter().chain(before).chain(daily).collect();
    if all.is_empty() {
        return (scene.plain("settings-none"), None);
    }
    (scene.apart(&all), Some("remind off"))
}
