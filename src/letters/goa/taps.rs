//! What stands beside the question: the lots on offer, what the reader has, and the
//! one-tap answers in rows of one kind.

use super::super::button::Button;
use super::super::frame::{Block, Card, Row};
use super::super::paint::Paint;
use super::super::rich::{Line, capital, sign, strong};
use super::super::seats::look;
use super::super::{parts, times};
use super::actions::{in_words, step};
use super::board::paint;
use super::boards::{self, Boards, Ground, Sign, Stage, badged, badges, code, codes};
use super::faces;
use super::lots;
use super::scene::Scene;
use super::tiles;
use crate::engine::Seat;
use crate::games::goa::Action;
use crate::games::goa::action::{Deed, Step, Take, Units};
use crate::games::goa::tiles::Spice;
use crate::games::goa::view::{ColumnView, LotView, Prompt, Question, StoreView};

/// The longest word and the longest note of an answer that shares its row with another: two
/// lines each at 360 px.
const WORD: usize = 32;
const NOTE: usize = 40;

/// What a row of answers is about, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum About {
    /// One of several tiles of a colony, and how it is filled.
    Tile(Spice, Spice),
    /// An amount, a place, a sort of goods.
    Choice,
    /// A marker moves.
    Progress,
    /// An action of a column.
    Column,
    Found,
    /// Not to do what is asked.
    Nothing,
}

/// The action in a line of steps, if there is just one.
pub(super) fn lone_deed(action: &Action) -> Option<&Deed> {
    let Action::Steps { steps, .. } = action else { return None };
    let mut deeds =
        steps.iter().filter_map(|it| if let Step::Do(it) = it { Some(it) } else { None });
    let deed = deeds.next()?;
    deeds.next().is_none().then_some(deed)
}

/// The tile of a colony that is taken, and the spices on it.
pub(super) fn filled(action: &Action) -> Option<((Spice, Spice), &[Units])> {
    let Action::Steps { steps, .. } = action else { return None };
    let [Step::Take(Take::Spices { tile: Some(tile), spices })] = steps.as_slice() else {
        return None;
    };
    (!spices.is_empty()).then_some((*tile, spices))
}

fn about(action: &Action) -> About {
    if let Some(((one, two), _)) = filled(action) {
        return About::Tile(one, two);
    }
    match (lone_deed(action), action) {
        (Some(Deed::Progress { .. }), _) => About::Progress,
        (Some(Deed::Ships | Deed::Harvest(_) | Deed::Taxes | Deed::Expedition(_)), _) => {
            About::Column
        }
        (Some(Deed::Found(_)), _) => About::Found,
        (None, Action::Pass) => About::Nothing,
        (None, Action::Steps { steps, .. }) => {
            let nothing =
                |it: &Step| matches!(it, Step::Decline | Step::Keep | Step::Hold | Step::Done);
            if steps.iter().all(nothing) { About::Nothing } else { About::Choice }
        }
        (
            None,
            Action::QuickMarkers(..)
            | Action::QuickDucats
            | Action::Flag(_)
            | Action::Mark(_)
            | Action::Bid(_)
            | Action::Sell
            | Action::Buy,
        ) => About::Choice,
    }
}

/// The suggested answers by what they are about; bids ascend, and doing nothing
/// comes last.
fn in_groups(prompt: &Prompt) -> Vec<(About, Vec<&Action>)> {
    let mut groups: Vec<(About, Vec<&Action>)> = Vec::new();
    for action in &prompt.suggested {
        let about = about(action);
        match groups.iter_mut().find(|(group, _)| *group == about) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((about, vec![action])),
        }
    }
    groups.sort_by_key(|(about, _)| *about);
    for (_, actions) in &mut groups {
        // Stable: what is no bid stays where it is.
        actions.sort_by_key(|action| if let Action::Bid(amount) = action { *amount } else { 0 });
    }
    groups
}

/// The suggested answers in the order in which they are shown.
pub(super) fn in_order(prompt: &Prompt) -> impl Iterator<Item = &Action> {
    in_groups(prompt).into_iter().flat_map(|(_, actions)| actions)
}

/// The steps with which each suggested action begins, as they stand above the buttons.
pub(super) fn first<'a>(scene: &Scene<'_>, prompt: &'a Prompt) -> &'a [Step] {
    if scene.is_paused() || scene.is_given_up() {
        return &[];
    }
    let lines: Vec<&[Step]> = prompt
        .suggested
        .iter()
        .filter(|action| lone_deed(action).is_some())
        .filter_map(|it| if let Action::Steps { steps, .. } = it { Some(&steps[..]) } else { None })
        .collect();
    let Some((one, others)) = lines.split_first().filter(|(_, others)| !others.is_empty()) else {
        return &[];
    };
    let same = (0..one.len()).take_while(|&at| {
        let step = one.get(at);
        !matches!(step, Some(Step::Do(_))) && others.iter().all(|other| other.get(at) == step)
    });
    one.get(..same.count()).unwrap_or_default()
}

/// How each suggested action begins: tiles by their names alone.
fn begun(scene: &Scene<'_>, first: &[Step]) -> String {
    let tile = |it: &Step| {
        if let Step::Use(it) = it { Some(tiles::use_in_words(scene, it)) } else { None }
    };
    let names: Option<Vec<String>> = first.iter().map(tile).collect();
    if let Some(names) = names {
        let args = [("count", names.len().into()), ("tiles", names.join(", ").into())];
        return scene.say("goa-first-tiles", &args);
    }
    let steps: Vec<String> = first.iter().map(|it| step(scene, it)).collect();
    scene.say("goa-first", &[("steps", steps.join(", ").into())])
}

/// The answers as rows of buttons, those of an own action under what they are about.
pub(super) fn rows(scene: &Scene<'_>, prompt: &Prompt) -> Vec<Block> {
    let groups = in_groups(prompt);
    let first = first(scene, prompt);
    let acting = groups.iter().filter(|(about, _)| lead(scene, *about).is_some()).count();
    let mut blocks = Vec::new();
    if !first.is_empty() {
        blocks.push(Block::Small(begun(scene, first).into()));
    }
    for (about, actions) in groups {
        let tap = |action: &&Action| {
            let face = faces::face(scene, &prompt.question, action, first.len());
            parts::tap(scene, in_words(scene, action), &action.to_string(), face)
        };
        let mut buttons: Vec<_> = actions.iter().map(tap).collect();
        let amounts = more_amounts(prompt).filter(|_| about == About::Nothing);
        let two = amounts.is_some();
        if let Some(open) = amounts {
            buttons.push(parts::other_amount(scene, &Action::Bid(0).to_string(), open));
        }
        // At least as wide as a thumb at 360 px.
        let most = match (about, actions.first()) {
            (About::Choice, Some(Action::Bid(_))) => 4,
            (About::Tile(..), _) | (About::Choice, Some(Action::Flag(_) | Action::Mark(_))) => 3,
            (About::Nothing, _) if two => 2,
            (About::Nothing, _) => 1,
            (About::Choice, _) if is_of_spices(&prompt.question) => 3,
            (About::Choice, _) if buttons.iter().any(|it| is_wordy(scene, it)) => 1,
            (About::Choice | About::Progress | About::Column | About::Found, _) => 2,
        };
        let lead = lead(scene, about).filter(|_| acting > 1).map(Line::from);
        let mut rows = Row::of(buttons, most);
        if let About::Tile(one, two) = about {
            let name = format!("{} / {}", scene.spice(one), scene.spice(two));
            for row in &mut rows {
                row.lead = Some(tile_card(name.clone()));
            }
        }
        blocks.extend(parts::taps(scene, lead, rows));
    }
    let other = other(scene, prompt).map(|other| Row { lead: None, buttons: vec![other] });
    blocks.extend(parts::taps(scene, None, Vec::from_iter(other)));
    blocks
}

/// Whether it needs a row of its own at 360 px.
fn is_wordy(scene: &Scene<'_>, button: &Button) -> bool {
    let length = |text: &str| Line::from(text).plain(scene.words.language()).chars().count();
    button.face.as_ref().is_none_or(|(word, note)| length(word) > WORD || length(note) > NOTE)
}

/// What can be bid, if that is more than what has buttons.
fn more_amounts(prompt: &Prompt) -> Option<String> {
    let Question::Bid { least, most, .. } = prompt.question else { return None };
    let is_bid = |action: &&Action| matches!(action, Action::Bid(_));
    let shown = prompt.suggested.iter().filter(is_bid).count();
    let open = (u64::from(most) + 1).saturating_sub(u64::from(least));
    usize::try_from(open).is_ok_and(|open| open > shown).then(|| format!("{least}–{most}"))
}

/// Whether its answers differ in nothing but their spices.
pub(super) fn is_of_spices(question: &Question) -> bool {
    matches!(question, Question::Spices { .. } | Question::Founded { .. })
}

/// A button for what is to be taken and has none of its own: it opens a mail that begins so.
fn other(scene: &Scene<'_>, prompt: &Prompt) -> Option<Button> {
    let more = |all: usize| {
        let more = all.saturating_sub(prompt.suggested.len());
        scene.say("goa-other-more", &[("count", more.into())])
    };
    let (one, open, all) = match &prompt.question {
        Question::Spices { most, kinds, .. } => {
            let one = Units { spice: *kinds.first()?, count: 1, store: None };
            let one = Take::Spices { tile: None, spices: vec![one] };
            (one, codes(kinds), ways(kinds.len(), (*most).into()))
        }
        Question::Favor { tiles } => (Take::Tile(*tiles.first()?), more(tiles.len()), tiles.len()),
        Question::Founded { tiles, places, .. } => {
            let mut tiles: Vec<_> = tiles.iter().map(|tile| tile.spices).collect();
            tiles.sort_unstable();
            tiles.dedup();
            let kinds = |tile: &Option<_>| if tile.is_some() { 2 } else { Spice::ALL.len() };
            let all = tiles.iter().map(|tile| ways(kinds(tile), (*places).into())).sum();
            let one = Units { spice: Spice::Clove, count: 1, store: None };
            let one = Take::Spices { tile: *tiles.first()?, spices: vec![one] };
            (one, more(all), all)
        }
        Question::QuickStart { .. }
        | Question::Flag { .. }
        | Question::Mark { .. }
        | Question::Bid { .. }
        | Question::Sell { .. }
        | Question::ShipsOrColonists { .. }
        | Question::FifthPlantation { .. }
        | Question::Room { .. }
        | Question::Action(_)
        | Question::Short { .. }
        | Question::After(_)
        | Question::Resupply { .. }
        | Question::Extra { .. } => return None,
    };
    let example = scene.typed(&Step::Take(one).to_string());
    let (verb, _) = example.split_once(' ').filter(|_| all > prompt.suggested.len())?;
    let label = scene.say("goa-other-label", &[("open", open.as_str().into())]);
    let face = (scene.plain("goa-other"), open);
    Some(parts::begun(scene, label, format!("{verb} "), face))
}

/// In how many ways so many can be taken of so many kinds, without regard to their order.
fn ways(kinds: usize, most: usize) -> usize {
    (0..most).fold(1_usize, |ways, at| {
        ways.saturating_mul(kinds.saturating_add(at)) / at.saturating_add(1)
    })
}

/// What the answers below it are about.
fn lead(scene: &Scene<'_>, about: About) -> Option<String> {
    match about {
        About::Progress => Some(scene.plain("goa-group-progress")),
        About::Column => Some(scene.plain("goa-group-column")),
        About::Found => {
            let (_, board) = scene.settlers();
            Some(scene.say("goa-group-found", &[("board", board.into())]))
        }
        About::Tile(..) | About::Choice | About::Nothing => None,
    }
}

/// A tile of a colony, beside the ways to fill it.
fn tile_card(name: String) -> Card {
    let (picture, figure) = ("", String::new());
    Card { paint: &Paint::SOIL, picture, name, figure, notes: Vec::new() }
}

/// What the next row costs, in short, and whether it can be paid; `None` in the
/// last row.
pub(super) fn price(column: &ColumnView) -> Option<(String, bool)> {
    let next = column.next.as_ref()?;
    // A number and its picture are never parted.
    let ships = format!("{}\u{2060}⛵", next.ships);
    Some((format!("{} {ships}", badges(&next.spices)).trim().to_owned(), next.payable))
}

/// The lots of the round, the one being sold marked.
pub(super) fn offer(scene: &Scene<'_>, boards: &Boards<'_>) -> Option<Block> {
    let card = |(lot, it): (&LotView, &boards::Lot)| {
        let (ground, picture, name) = match lot.tile {
            Some(tile) => {
                (paint(Ground::of(tile)), picture(&tiles::sign(tile)), scene.tile_short(tile))
            }
            None => (&Paint::SOIL, "⚑", scene.plain("goa-flag")),
        };
        // On a tile's ground, not every player's own colour can be read.
        let seller = look(it.seller).plain();
        let (paint, note) = match &it.stage {
            Stage::Later => (ground, seller),
            Stage::Now(_) => (&Paint::YOU, seller),
            Stage::Won(seat, price) => (&Paint::SOIL, format!("→ {}\u{a0}{price}", sign(*seat))),
        };
        // A long name goes below its number, but on one line of text with it: a line of a letter
        // that says «Ships» alone would take an answer that says so for a quote.
        let name = format!("{} {name}", it.number);
        Card { paint, picture, name, figure: String::new(), notes: vec![note.into()] }
    };
    let cards: Vec<Card> = scene.view.lots.iter().zip(&boards.lots).map(card).collect();
    let words = lots::lines(scene, boards);
    (!cards.is_empty()).then_some(Block::Cards { words, cards, across: 5 })
}

fn picture(sign: &Sign) -> &'static str {
    match sign {
        Sign::Icon(icon) => icon,
        Sign::Sacks(_, 1) => "●",
        Sign::Sacks(_, 2) => "●●",
        Sign::Sacks(_, _) => "●●●",
    }
}

/// What the reader has and can pay with, what others did, until when.
pub(super) fn facts(scene: &Scene<'_>, question: &Question) -> Block {
    let mut facts: Vec<(String, Line)> = Vec::new();
    let mut fact = |key: &str, is: String| facts.push((scene.plain(key), Line::from(is)));
    if let Some(me) = scene.me() {
        let ducats = me.ducats.map(|ducats| strong(&scene.count("goa-ducats", ducats)));
        let acts = question.possible().is_some();
        let ships = acts.then(|| scene.count("goa-ships", me.ships));
        let has: Vec<String> = ducats.into_iter().chain(ships).collect();
        fact("you-have", has.join(", "));
        if acts {
            let (own, board) = scene.settlers();
            fact("goa-fact-colonists", format!("{} + {board}", strong(&own.to_string())));
            let spices: Vec<Spice> = me.stores.iter().flat_map(|it| it.content.clone()).collect();
            let spices = in_numbers(&spices, badged);
            fact("goa-fact-spices", if spices.is_empty() { "–".to_owned() } else { spices });
        }
    }
    if let (Some(me), true) = (scene.me(), question.is_about_stores()) {
        let spices: Vec<Spice> = me.stores.iter().flat_map(|it| it.content.clone()).collect();
        let free: usize = me.stores.iter().map(StoreView::free).sum();
        let spices = in_numbers(&spices, badged);
        fact("goa-fact-spices", if spices.is_empty() { "–".to_owned() } else { spices });
        fact("goa-fact-free", strong(&free.to_string()));
    }
    if let (Some(me), true) = (scene.me(), question.is_about_cards()) {
        fact("goa-row-hand", format!("{}/{}", strong(&me.hand_count.to_string()), me.hand_limit));
    }
    let auction = scene.view.auction.as_ref();
    if let Some(auction) = auction.filter(|_| question.is_sale()) {
        fact("bids-so-far", bids(&auction.answers));
    }
    facts.extend(times::due_fact(scene));
    Block::Facts(facts)
}

/// Spices by their codes, each with its number.
pub(super) fn counted(spices: &[Spice]) -> String {
    in_numbers(spices, |kind| code(kind).to_owned())
}

fn in_numbers(spices: &[Spice], named: impl Fn(Spice) -> String) -> String {
    let kinds = Spice::ALL.into_iter().filter_map(|kind| {
        match spices.iter().filter(|&&spice| spice == kind).count() {
            0 => None,
            1 => Some(named(kind)),
            many => Some(format!("{}×{many}", named(kind))),
        }
    });
    kinds.collect::<Vec<_>>().join(" ")
}

fn bids(answers: &[(Seat, u32)]) -> String {
    let bid = |&(seat, amount): &(Seat, u32)| {
        let amount = if amount == 0 { "–".to_owned() } else { strong(&amount.to_string()) };
        format!("{}\u{a0}{amount}", sign(seat))
    };
    let bids: Vec<String> = answers.iter().map(bid).collect();
    if bids.is_empty() { "–".to_owned() } else { bids.join(" \u{2002}") }
}

/// A lot as a headline of what it does.
pub(super) fn lot(scene: &Scene<'_>, number: u8) -> Option<String> {
    let lot = scene.lot(number)?;
    let does = match lot.tile {
        Some(tile) => scene.tile_does(tile),
        None => scene.plain("goa-flag-does"),
    };
    Some(format!("{} – {does}", strong(&capital(&scene.lot_name(lot)))))
}
