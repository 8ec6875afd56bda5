//! Letters about several tables of one person: a card each, those that wait for their reader
//! first. The daily one says what is asked and what happened; one that answers a mail says
//! what became of its lines at each table.

use super::dates::Dates;
use super::frame::{Block, CardHead, Letter, Quote, Tone};
use super::occasion::{self, quoted_plainly};
use super::pages::{self, Pages, words_of};
use super::rich::{Line, clean, order, sentence, strong};
use super::scene::Scene;
use super::seats::{look, short};
use super::words::{Arg, Words};
use super::{Envelope, Occasion, RenderError, Rendered};
use super::{parts, plans, refused, subject, times};
use crate::basics::{Language, TableId};
use crate::engine::folded_words;
use chrono::{DateTime, Utc};
use std::sync::LazyLock;

/// How many of its lines are repeated to somebody who is asked about them.
const MOST_LINES: usize = 8;

/// The example of a line above others, in the letter's own words.
const EXAMPLE: &str = "digest-example";

/// The line that brings questions at once again.
const EACH_AT_ONCE: &str = "letters my-turn";

/// A table in such a letter.
pub struct TableCard {
    table: TableId,
    title: String,
    /// Does it ask its reader something?
    pub asks: bool,
    /// The game has ended.
    pub over: bool,
    /// Until when an answer is awaited.
    pub by: Option<DateTime<Utc>>,
    /// Something has happened.
    pub news: bool,
    head: CardHead,
    blocks: Vec<Block>,
}

/// What there is to say of a table without its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableNote {
    /// The reader does not play there any more.
    Gone,
    /// What the lines asked for comes in a letter of its own.
    Apart,
    /// They were carried out, and there is nothing else to tell.
    Done,
    /// They were not carried out, and were not answered either.
    Nothing,
    /// A fault of ours.
    Failed,
}

/// A part of such a letter.
pub enum TablePart {
    Card(Box<TableCard>),
    Note { table: TableId, title: String, note: TableNote },
}

/// Why such a letter is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum DigestSaid {
    #[default]
    Daily,
    /// It answers a mail, of which something was done at so many tables.
    Answer { done: usize, unplaced: Vec<String> },
    /// Nothing of a mail was carried out: these lines may be quoted.
    Doubtful { lines: Vec<String> },
    /// Nothing of a mail was carried out: it can't be read.
    Unreadable,
    /// The mail came from an address that is not its reader's.
    NotHere,
}

/// Whose letter it is, and where answers go.
pub struct DigestPage<'a> {
    pub house: &'a str,
    pub reader: &'a str,
    pub language: Language,
    pub now: DateTime<Utc>,
    pub zone: chrono_tz::Tz,
}

/// What the letter's end begins with, in every language, to tell it from its tables when it
/// is quoted.
static ENDS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| in_every_language("digest-end"));

/// What stands behind the name of a table that asks its reader, in every language.
static BADGES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| in_every_language("digest-your-turn"));

fn in_every_language(key: &str) -> Vec<Vec<String>> {
    Language::ALL.map(|language| folded_words(&Words::new(language).plain(key))).to_vec()
}

/// Can this stand behind the name of a table, where one of such a letter begins?
#[must_use]
pub fn is_behind_table(text: &str) -> bool {
    let words = folded_words(text);
    words.is_empty() || BADGES.iter().any(|badge| words.starts_with(badge))
}

/// Whether a line is the first behind a letter's tables.
#[must_use]
pub fn ends_digest(line: &str) -> bool {
    let words = folded_words(line);
    ENDS.iter().any(|end| words.starts_with(end))
}

/// A table as such a letter shows it. `view` is the position as far as the envelope's seat
/// may know it, `news` what happened since that seat's last letter.
///
/// # Errors
/// If a message is missing, which is a defect of ours.
pub(crate) fn card<V: Pages>(
    envelope: &Envelope,
    occasion: &Occasion,
    view: &V,
    news: &[V::News],
) -> Result<TableCard, RenderError> {
    let words = words_of::<V>(envelope);
    let mut scene = Scene { part: true, ..Scene::new(&words, envelope, view) };
    scene.asks = pages::asks(&scene, occasion);
    let mut letter = occasion::begin(&scene);
    let is_refusal = refused::open(&scene, occasion, &mut letter);
    if !is_refusal {
        parts::open(&scene, occasion, &mut letter);
    }
    let stands = view.stands();
    let mut blocks = vec![Block::Para(bold(&letter.headline, letter.language))];
    blocks.append(&mut letter.blocks);
    if stands.over() {
        blocks.extend(parts::keepsake(&scene));
    } else if scene.asks {
        blocks.extend(asked(&scene, occasion, is_refusal));
    } else {
        blocks.extend(V::waiting(&scene).into_iter().take(1));
        blocks.extend(ahead(&scene));
    }
    blocks.extend(times::circumstances(&scene, true));
    let news = if is_refusal { Vec::new() } else { unsaid(&scene, occasion, news) };
    let told =
        if is_refusal { Vec::new() } else { parts::told(&scene, occasion, V::news(&scene, &news)) };
    let has_news = !told.is_empty();
    let at = if scene.asks || stands.over() { blocks.len() } else { 1 };
    blocks.splice(at..at, told);
    let card = TableCard {
        table: envelope.table,
        title: clean(&envelope.title),
        asks: scene.asks,
        over: stands.over(),
        by: envelope.clock.mine.as_ref().and_then(|mine| mine.by),
        news: has_news,
        head: head(&scene, stands.over()),
        blocks: fitting(blocks, letter.language),
    };
    words.finish()?;
    Ok(card)
}

/// What happened, without what a receipt's headline says.
fn unsaid<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion, news: &[V::News]) -> Vec<V::News> {
    let acted = &scene.envelope.plans.done.acted;
    let heads = matches!(occasion, Occasion::Receipt) && parts::is_headed(scene, scene.asks);
    let headed = |news: &V::News| heads && acted.iter().any(|order| V::says(scene, news, order));
    news.iter().filter(|news| !headed(news)).cloned().collect()
}

fn bold(line: &Line, language: Language) -> Line {
    strong(&line.text(language)).into()
}

/// What a card has room for: no board, and headings in small print.
fn fitting(blocks: Vec<Block>, language: Language) -> Vec<Block> {
    let fits = blocks.into_iter().filter_map(|block| match block {
        Block::Heading(line) => Some(Block::Small(bold(&line, language))),
        Block::Picture { .. }
        | Block::Table(_)
        | Block::Bars(_)
        | Block::Worth(_)
        | Block::Columns(_)
        | Block::Stacks { .. }
        | Block::Blanks(_)
        | Block::TextOnly(_)
        | Block::Command(_)
        | Block::CardEnd => None,
        Block::Para(_)
        | Block::Story(_)
        | Block::Small(_)
        | Block::Lines(_)
        | Block::List(_)
        | Block::Told(_)
        | Block::Buttons { .. }
        | Block::Taps { .. }
        | Block::Links { .. }
        | Block::Settings { .. }
        | Block::Cards { .. }
        | Block::Facts(_)
        | Block::Marked(_)
        | Block::Warning { .. }
        | Block::Quotes(_)
        | Block::Plans(_)
        | Block::Card(_) => Some(block),
    });
    fits.collect()
}

/// The answers with buttons, and the way to all others.
fn asked<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion, is_refusal: bool) -> Vec<Block> {
    let mut blocks = Vec::new();
    if is_refusal {
        let question = bold(&V::headline(scene), scene.words.language());
        blocks.push(Block::Small(question));
        let others = refused::others_than(refused::meant(scene, occasion), V::taps(scene));
        blocks.extend(refused::few(others, refused::MOST_ROWS));
        blocks.extend(V::beside_it(scene));
    } else {
        blocks.extend(refused::few(V::ask(scene), refused::MOST_ROWS));
    }
    blocks.extend(parts::whole_letter(scene));
    blocks
}

/// That a sheet can be filled in, which the whole letter brings.
fn ahead<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    if scene.is_given_up() || scene.is_paused() {
        return Vec::new();
    }
    let sheet = scene.envelope.plans.sheet.as_ref().map(|_| plans::sheet_head(scene));
    let may = sheet.map(Block::Small);
    may.into_iter().chain(parts::whole_letter(scene)).collect()
}

/// Which table it is, and whether it waits for its reader.
fn head<V: Pages>(scene: &Scene<'_, V>, over: bool) -> CardHead {
    let envelope = scene.envelope;
    let name = subject::subject(scene.words, &envelope.title, envelope.table, false);
    let badge = scene.asks.then(|| scene.plain("digest-your-turn"));
    let mut small = if over { ended(scene) } else { vec![V::round(scene)] };
    small.extend(due(scene).filter(|_| scene.asks));
    small.extend(envelope.seat.filter(|_| !over).map(|seat| {
        let look = look(seat);
        format!("{}\u{a0}{}", look.plain(), short(&super::name_of(envelope, seat)))
    }));
    CardHead { picture: V::EMBLEM, name, badge, small: small.join(" · ").into() }
}

/// That it has ended, and everybody's points.
fn ended<V>(scene: &Scene<'_, V>) -> Vec<String> {
    let points = scene
        .envelope
        .course
        .standings
        .iter()
        .map(|place| format!("{}\u{a0}{}", scene.who(place.seat), place.total));
    let points: Vec<String> = points.collect();
    [scene.plain("digest-ended"), points.join(", ")].to_vec()
}

/// That there is no deadline; one there is stands beside the question.
fn due<V>(scene: &Scene<'_, V>) -> Option<String> {
    let mine = scene.envelope.clock.mine.as_ref().filter(|mine| !mine.stopped)?;
    mine.by.is_none().then(|| scene.plain("digest-no-deadline"))
}

/// Sorts tables: those that wait for their reader first, by their deadlines, then those where
/// something happened, and those that have ended last.
pub fn most_urgent_first(cards: &mut [TablePart]) {
    cards.sort_by_key(|part| match part {
        TablePart::Card(card) => {
            let rank = match (card.asks, card.over, card.news) {
                (true, _, _) => 0,
                (false, false, true) => 1,
                (false, false, false) => 2,
                (false, true, _) => 3,
            };
            (rank, card.by.is_none(), card.by, card.table)
        }
        TablePart::Note { table, .. } => (4, true, None, *table),
    });
}

/// Writes the letter.
///
/// # Errors
/// If a template fails or a message is missing, which are defects of ours.
pub fn digest(
    page: &DigestPage<'_>,
    said: &DigestSaid,
    tables: Vec<TablePart>,
) -> Result<Rendered, RenderError> {
    let words = Words::new(page.language);
    let dates = Dates { words: &words, zone: page.zone };
    let day = dates.date(page.now);
    let counts = Counts::of(&tables);
    let headline = headline(&words, said, &counts);
    let mut blocks = opening(&words, said);
    if *said == DigestSaid::Daily {
        blocks.push(counts.block(&words));
    }
    let preheader = preheader(&words, &headline, &tables);
    blocks.extend(tables.into_iter().flat_map(|part| table(&words, part)));
    let who = [clean(page.house), day.clone(), short(page.reader)];
    let letter = Letter {
        language: page.language,
        subject: words.say("digest-subject", &[("day", day.into())]),
        preheader: preheader.into(),
        kicker: who.join(" · "),
        reader: None,
        headline: headline.into(),
        tone: if counts.asks > 0 { Tone::Act } else { Tone::Calm },
        blocks,
        footer: footer(&words, said),
    };
    words.finish()?;
    Ok(Rendered { asks: counts.asks > 0, ..letter.render()? })
}

struct Counts {
    asks: usize,
    others: usize,
    over: usize,
    all: usize,
}

impl Counts {
    fn of(tables: &[TablePart]) -> Counts {
        let cards = || {
            tables.iter().filter_map(|part| match part {
                TablePart::Card(card) => Some(card),
                TablePart::Note { .. } => None,
            })
        };
        let asks = cards().filter(|card| card.asks).count();
        let over = cards().filter(|card| card.over).count();
        Counts { asks, over, others: cards().count() - asks - over, all: tables.len() }
    }

    fn block(&self, words: &Words) -> Block {
        let counts = [
            ("digest-wait-you", self.asks),
            ("digest-wait-others", self.others),
            ("digest-ended-name", self.over),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let fact =
            |(key, count): (&str, usize)| (words.plain(key), strong(&count.to_string()).into());
        Block::Facts(counts.map(fact).collect())
    }
}

fn headline(words: &Words, said: &DigestSaid, counts: &Counts) -> String {
    match said {
        DigestSaid::Daily => words.say("digest-head", &[("count", counts.asks.into())]),
        DigestSaid::Answer { done, .. } => {
            let all: [Arg<'_>; 2] = [("done", (*done).into()), ("count", counts.all.into())];
            let key = match *done {
                0 => "digest-done-nothing",
                done if done == counts.all => "digest-done-all",
                _ => "digest-done-some",
            };
            words.say(key, &all)
        }
        DigestSaid::Doubtful { .. } | DigestSaid::Unreadable | DigestSaid::NotHere => {
            words.plain("digest-done-nothing")
        }
    }
}

/// What was not carried out anywhere.
fn opening(words: &Words, said: &DigestSaid) -> Vec<Block> {
    let warning = |why: String| Block::Warning { marked: None, told: vec![why.into()] };
    let quotes = |lines: &[String]| {
        let label = words.plain("digest-line");
        let named =
            |line: &String| Quote::new(label.clone(), &quoted_plainly(words.language(), line));
        Block::Quotes(lines.iter().take(MOST_LINES).map(named).collect())
    };
    match said {
        DigestSaid::Daily => Vec::new(),
        DigestSaid::Answer { unplaced, .. } if unplaced.is_empty() => Vec::new(),
        DigestSaid::Answer { unplaced, .. } => {
            let args: [Arg<'_>; 2] =
                [("count", unplaced.len().into()), ("line", example(words).into())];
            vec![warning(words.say("digest-unplaced", &args)), quotes(unplaced)]
        }
        DigestSaid::Doubtful { lines } => {
            vec![warning(words.plain("digest-doubtful")), quotes(lines)]
        }
        DigestSaid::Unreadable => vec![warning(words.plain("digest-unreadable"))],
        DigestSaid::NotHere => vec![warning(words.plain("digest-not-here"))],
    }
}

/// A line above others that says which table they are for.
fn example(words: &Words) -> String {
    order(&words.plain(EXAMPLE))
}

fn table(words: &Words, part: TablePart) -> Vec<Block> {
    match part {
        TablePart::Card(card) => {
            let TableCard { head, blocks, .. } = *card;
            let ends = std::iter::once(Block::CardEnd);
            std::iter::once(Block::Card(head)).chain(blocks).chain(ends).collect()
        }
        TablePart::Note { table, title, note } => {
            let key = match note {
                TableNote::Gone => "digest-note-gone",
                TableNote::Apart => "digest-note-apart",
                TableNote::Done => "digest-note-done",
                TableNote::Nothing => "digest-note-nothing",
                TableNote::Failed => "digest-note-failed",
            };
            let name = subject::subject(words, &title, table, false);
            let head = CardHead { picture: "", name, badge: None, small: Line::default() };
            vec![Block::Card(head), Block::Para(words.plain(key).into()), Block::CardEnd]
        }
    }
}

/// Which tables it is about, those that wait first.
fn preheader(words: &Words, headline: &str, tables: &[TablePart]) -> String {
    let named = |asks: bool| {
        let cards = tables.iter().filter_map(|part| match part {
            TablePart::Card(card) if card.asks == asks => Some(&**card),
            TablePart::Card(_) | TablePart::Note { .. } => None,
        });
        let names = cards.map(|card| format!("{}\u{a0}{}", card.title, card.table));
        names.collect::<Vec<_>>().join(", ")
    };
    let pieces = [("digest-pre-turn", named(true)), ("digest-pre-news", named(false))];
    let pieces = pieces.into_iter().filter(|(_, tables)| !tables.is_empty());
    let told: Vec<String> =
        pieces.map(|(key, named)| words.say(key, &[("tables", named.into())])).collect();
    let told = if told.is_empty() { sentence(headline) } else { told.join(" ") };
    super::rich::first_of(&told, 100)
}

/// How to answer several tables, and how each letter comes by itself again.
fn footer(words: &Words, said: &DigestSaid) -> Vec<Line> {
    // Nothing is read that answers it.
    if *said == DigestSaid::NotHere {
        return Vec::new();
    }
    let end = words.plain("digest-end");
    let how = words.say("digest-how", &[("line", example(words).into())]);
    let mut lines: Vec<Line> = vec![format!("{end} {how}").into()];
    if *said == DigestSaid::Daily {
        let letters = order(EACH_AT_ONCE);
        lines.push(words.say("digest-why", &[("order", letters.into())]).into());
    }
    lines
}
