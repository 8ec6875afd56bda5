//! Short letters without a board: absences, the reader's clock, seats that change
//! hands.

use super::clock::{ClockAnswer, ClockSettings};
use super::frame::{Block, Letter, Tone};
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
    timing::AwayMode,
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
                blocks.push(parts::button_to(scene, back, write, "left-button", "take"));
            }
            farewell(scene, letter, blocks);
        }
        Occasion::Welcome
        | Occasion::Turn
        | Occasion::Receipt
        | Occasion::Refused(_)
        | Occasion::Explained(_)
        | Occasion::Board
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
        parts::command_button(scene, "undo-ask-button", ALLOW),
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
        let letters = [
            Block::Heading(scene.plain("settings-letters-head").into()),
            Block::List(letters_lines(scene, settings.wanted)),
        ];
        let time = [
            Block::Heading(scene.plain("settings-head").into()),
            Block::List(settings_lines(scene, settings)),
            Block::Small(scene.plain("settings-remind-words").into()),
        ];
        // What the command was about comes first.
        if matches!(answer, ClockAnswer::Letters | ClockAnswer::Asked) {
            letter.blocks.extend(letters.into_iter().chain(time));
        } else {
            letter.blocks.extend(time.into_iter().chain(letters));
        }
    }
}

/// Each setting with the command that changes it. These are sentences rather than
/// columns: in a quoted letter a cell is a line of its own, and a command alone on
/// a line could act.
fn settings_lines<V>(scene: &Scene<'_, V>, settings: &ClockSettings) -> Vec<Line> {
    let mut lines = vec![zone(scene), reminders(scene, &settings.reminders)];
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
    lines.push(if absences.is_empty() {
        scene.plain("settings-away-none").into()
    } else {
        scene.say("settings-away", &[("list", scene.apart(&absences).into())]).into()
    });
    let args: [Arg<'_>; 4] = [
        ("order", scene.command(&times::example_absence(scene)).into()),
        ("bot", order("bot").into()),
        ("plans", scene.command("plans").into()),
        ("back", scene.command("back").into()),
    ];
    lines.push(scene.say("settings-away-how", &args).into());
    lines.extend(settings.days_left.map(|left| {
        let left = strong(&left.to_string());
        Line::from(scene.say("settings-days", &[("count", left.into())]))
    }));
    lines.extend(settings.bank.map(|bank| {
        let left = strong(&scene.dates().length(bank));
        Line::from(scene.say("settings-bank", &[("left", left.into())]))
    }));
    lines
}

/// Which letters the reader gets, and how to change that.
fn letters_lines<V>(scene: &Scene<'_, V>, wanted: Wanted) -> Vec<Line> {
    let other = |all: &[&str], chosen: &str| {
        let others = all.iter().filter(|it| !it.starts_with(chosen));
        let others = others.map(|it| scene.command(&format!("letters {it}")));
        // A word of ours between two of them, so that lines can be broken.
        others.collect::<Vec<_>>().join(&format!(" {} ", scene.plain("or")))
    };
    let parts = wanted.parts.as_str();
    let parts: [Arg<'_>; 2] =
        [("parts", parts.into()), ("others", other(&["html", "text", "both"], parts).into())];
    let time = match wanted.pace {
        Pace::Daily(time) => scene.dates().hour(time),
        Pace::EveryMove | Pace::MyTurn | Pace::Round => String::new(),
    };
    let all = ["every-move", "my-turn", "round", "daily 18:00"];
    let pace = wanted.pace.key();
    let others = other(&all, pace);
    let pace: [Arg<'_>; 3] =
        [("pace", pace.into()), ("time", strong(&time).into()), ("others", others.into())];
    let switched = |key: &str, word: &str, on: bool| -> Line {
        let (now, then) = if on { ("on", "off") } else { ("off", "on") };
        let then = scene.command(&format!("{word} {then}"));
        scene.say(key, &[("now", now.into()), ("order", then.into())]).into()
    };
    vec![
        scene.say("settings-pace", &pace).into(),
        scene.say("settings-parts", &parts).into(),
        switched("settings-receipts", "receipts", wanted.receipts),
        switched("settings-calendar", "calendar", wanted.calendar),
    ]
}

fn zone<V>(scene: &Scene<'_, V>) -> Line {
    let zone = scene.envelope.clock.zone;
    let args: [Arg<'_>; 2] = [
        ("zone", strong(zone.name()).into()),
        ("order", scene.command(&format!("zone {}", another_zone(scene))).into()),
    ];
    let line = scene.say("settings-zone", &args);
    match scene.now() {
        None => line.into(),
        Some(now) => format!("{line} {}", scene.dates().moment("settings-now", now)).into(),
    }
}

/// A zone where the reader's language is spoken, as an example.
fn another_zone<V>(scene: &Scene<'_, V>) -> &'static str {
    match scene.words.language() {
        Language::En => "Europe/London",
        Language::Pl => "Europe/Warsaw",
        Language::Fr => "Europe/Paris",
        Language::Da => "Europe/Copenhagen",
        Language::Es => "Europe/Madrid",
    }
}

fn reminders<V>(scene: &Scene<'_, V>, value: &str) -> Line {
    let value = clean(value);
    let form = scene.command("remind half, 24h");
    if value.is_empty() || value == "off" {
        return scene.say("settings-remind-off", &[("order", form.into())]).into();
    }
    let args: [Arg<'_>; 3] = [
        ("value", strong(&scene.words.reminders(&value)).into()),
        ("order", form.into()),
        ("off", scene.command("remind off").into()),
    ];
    scene.say("settings-remind", &args).into()
}
