//! What every letter is made of: blocks, and how they become HTML. The text part
//! is made from the same blocks ([`super::text`]), so both parts always say the
//! same.

use super::button::Button;
use super::paint::{self, Paint};
use super::rich::{Line, clean};
use super::seats::Look;
use super::{RenderError, Rendered, printed, text};
use crate::basics::Language;
use askama::Template;

/// A letter before it is written out.
pub(crate) struct Letter {
    pub language: Language,
    /// The same for every letter about a table.
    pub subject: String,
    /// What a mail client shows next to the subject.
    pub preheader: Line,
    /// The small line above the headline: which table, which round.
    pub kicker: String,
    /// Beside it, who the reader is: in words, and as the seat looks.
    pub reader: Option<Reader>,
    pub headline: Line,
    pub tone: Tone,
    pub blocks: Vec<Block>,
    pub footer: Vec<Line>,
}

/// Who the reader is at the table.
pub(crate) struct Reader {
    /// With their name.
    pub named: String,
    /// By their sign alone, where there is no room for a name.
    pub signed: String,
    pub look: Look,
}

/// The longest small line above a headline that has room for its reader's name beside
/// it, both together, in characters: 360 px in a wide face.
const BESIDE: usize = 45;

/// What kind of news the headline brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The reader must do something.
    Act,
    Calm,
    Wrong,
}

impl Tone {
    /// The colours of the headline.
    fn paint(self) -> &'static Paint {
        match self {
            Tone::Act | Tone::Calm => &Paint::HEAD,
            Tone::Wrong => &Paint::WARNING,
        }
    }
}

/// One piece of a letter, from top to bottom.
pub enum Block {
    Heading(Line),
    Para(Line),
    /// A paragraph to be read for its own sake.
    Story(Line),
    /// A paragraph in small print.
    Small(Line),
    /// Lines as they are, without bullets.
    Lines(Vec<Line>),
    /// A list of short lines.
    List(Vec<Line>),
    /// A list of short lines, some with other people's words.
    Told(Vec<Told>),
    /// One-tap answers, one below the other, each with its order.
    Buttons {
        /// `write:` in the reader's language.
        write: String,
        buttons: Vec<Button>,
    },
    /// One-tap answers in rows, each with its face.
    Taps {
        /// What they are about, if there are answers of several kinds.
        lead: Option<Line>,
        /// `write:` in the reader's language.
        write: String,
        rows: Vec<Row>,
    },
    /// Orders that don't answer the question, as small links side by side.
    Links {
        /// `write:` in the reader's language.
        write: String,
        links: Vec<Button>,
    },
    /// What can be set, a row each: what it is, how it is now, and how to change it.
    Settings {
        /// `write:` in the reader's language.
        write: String,
        /// What stands before the commands that change one, as links.
        change: String,
        all: Vec<Setting>,
    },
    /// Things side by side, such as what is on offer.
    Cards {
        /// The same in words, one line or several.
        words: Vec<Line>,
        cards: Vec<Card>,
        /// How many fit side by side.
        across: usize,
    },
    /// Figures side by side, each with its name: what the reader has, until when.
    Facts(Vec<(String, Line)>),
    /// The reader's own line with a word marked.
    Marked(Marked),
    /// What was not carried out, right below the headline: the line, and what there is to
    /// say about it.
    Warning {
        marked: Option<Marked>,
        told: Vec<Line>,
    },
    /// Lines in the order language, each after a label.
    Quotes(Vec<Quote>),
    /// Lines of a plan: in HTML a row each, in text like any other lines.
    Plans(Vec<Planned>),
    /// Lines of a sheet, to be filled in and sent back. In HTML a button opens them.
    Blanks(Vec<Blank>),
    /// Rows and columns; the first column names its row.
    Table(Table),
    /// Players or other things, each with a bar as long as its figure.
    Bars(Bars),
    /// What several things bring to whom.
    Worth(Worth),
    /// Figures that change from round to round, as columns.
    Columns(Columns),
    /// What each player's figure is made of, as a bar of parts.
    Stacks {
        /// The same in words, a line for each.
        words: Vec<Line>,
        caption: String,
        stacks: Vec<Stack>,
        /// What the pictures mean.
        note: Line,
    },
    /// A shell command, never broken.
    Command(String),
    /// Lines that explain the text part's version of a picture.
    TextOnly(Vec<Line>),
    /// What follows is about one of several tables, up to the end of its card.
    Card(CardHead),
    CardEnd,
    /// A picture made of cells: finished HTML, and a fixed-width version of it.
    Picture {
        /// The HTML: table cells with their own styles.
        html: String,
        /// The fixed-width version, row by row.
        text: Vec<String>,
    },
}

/// Something that can be set.
pub struct Setting {
    pub name: String,
    /// How it is now.
    pub is: Line,
    /// Commands that change it, each labelled with itself.
    pub change: Vec<Button>,
}

/// Which table a card is about.
pub struct CardHead {
    /// An emoji, or nothing.
    pub picture: &'static str,
    /// What the table is called.
    pub name: String,
    /// That it waits for the reader.
    pub badge: Option<String>,
    pub small: Line,
}

/// A thing as a small picture with its name.
pub struct Card {
    pub paint: &'static Paint,
    /// An emoji.
    pub picture: &'static str,
    pub name: String,
    /// What it is about, large; or nothing.
    pub figure: String,
    /// Below it, each on a line of its own.
    pub notes: Vec<Line>,
}

impl Card {
    /// Cards in rows of so many.
    fn in_rows<'a>(cards: &'a [Card], across: &usize) -> impl Iterator<Item = &'a [Card]> {
        cards.chunks((*across).max(1))
    }
}

/// Figures beside one another, two a row where there would be no room for all.
fn facts_in_rows(facts: &[(String, Line)]) -> impl Iterator<Item = &[(String, Line)]> {
    facts.chunks(if facts.len() > 3 { 2 } else { 3 })
}

/// At most four answers of one kind.
pub struct Row {
    /// What they are about.
    pub lead: Option<Card>,
    pub buttons: Vec<Button>,
}

impl Row {
    /// Answers of one kind, in rows of at most `most`.
    #[must_use]
    pub fn of(buttons: Vec<Button>, most: usize) -> Vec<Row> {
        // As even as can be: one left over would look like a choice of another kind.
        let (mut left, mut in_rows) = (buttons.len(), Vec::new());
        for still in (1..=left.div_ceil(most.max(1))).rev() {
            in_rows.push(left.div_ceil(still));
            left -= left.div_ceil(still);
        }
        let mut buttons = buttons.into_iter();
        let row = |count| Row { lead: None, buttons: buttons.by_ref().take(count).collect() };
        in_rows.into_iter().map(row).collect()
    }

    /// Whether their notes stand below their words. They share a line of the mail's text
    /// all the same, since a word alone could be read as an order.
    fn is_stacked(&self) -> bool {
        self.buttons.len() > 1
    }

    /// Whether a button is wider than the one beside it, which is only begun.
    fn is_wide(&self, button: &Button) -> bool {
        matches!(&self.buttons[..], [first, second] if second.begun && first == button)
    }

    /// Whether they are figures or places. Their notes stand below them; a word that
    /// could be read as an order shares its line with its note.
    fn is_short(&self) -> bool {
        let short = |(word, _): &(String, String)| {
            word.chars().count() <= 4 && word.contains(|c: char| c.is_ascii_digit())
        };
        self.buttons.iter().all(|it| it.face.as_ref().is_some_and(short))
    }
}

/// A refused line, divided around the word that is meant.
pub struct Marked {
    /// For example `line 3`.
    pub label: String,
    /// What precedes the word.
    pub before: String,
    pub word: String,
    pub after: String,
}

/// A line in the order language. The label before it keeps it from acting when it
/// is quoted.
pub struct Quote {
    pub label: String,
    pub text: String,
    /// Whether it is an order of ours, to be sent as it is. Otherwise somebody
    /// else wrote it, or it is the name of a decision.
    pub order: bool,
    /// A remark about it.
    pub note: Option<Line>,
}

impl Quote {
    /// A line that somebody else wrote.
    #[must_use]
    pub fn new(label: String, text: &str) -> Quote {
        Quote { label, text: clean(text).trim().to_owned(), order: false, note: None }
    }

    /// An order of ours.
    #[must_use]
    pub fn order(label: String, text: &str) -> Quote {
        Quote { order: true, ..Quote::new(label, text) }
    }
}

/// A line of a plan.
pub struct Planned {
    pub quote: Quote,
    /// The decision that it is for.
    pub decision: String,
    /// What is to be done then. Behind the label and the decision it is the line as it is
    /// written, so that it comes back as one when a letter's HTML is quoted.
    pub what: String,
    /// That it does not act by itself, for example.
    pub mark: Option<String>,
    /// Opens a mail with the line, for the reader to change.
    pub change: Option<Button>,
}

/// A line of ours, and what somebody else said with it.
pub struct Told {
    pub line: Line,
    pub said: Vec<Quote>,
}

impl Told {
    /// A line of ours alone.
    #[must_use]
    pub fn of(line: String) -> Told {
        Told { line: line.into(), said: Vec::new() }
    }

    /// The same, preceded by another sentence.
    #[must_use]
    pub fn after(self, sentence: &str) -> Told {
        Told { line: self.line.after(sentence), ..self }
    }
}

/// A line to be filled in.
pub struct Blank {
    /// The address and the gap, such as `lot 3: …`.
    pub line: String,
    /// The reader's word for "such as".
    pub like: String,
    /// An example of what may be written there.
    pub example: String,
    /// Whether the example fits on the same line.
    pub beside: bool,
}

pub struct Table {
    pub caption: String,
    pub head: Vec<Line>,
    /// The rows, with one cell per column.
    pub rows: Vec<Vec<Line>>,
    /// Which columns are numbers, aligned to the right.
    pub numbers: Vec<bool>,
}

/// Rows that compare one figure.
pub struct Bars {
    pub caption: String,
    /// What the four columns are: who, the compared figure, another, the rest.
    pub head: [String; 4],
    pub rows: Vec<Bar>,
}

pub struct Bar {
    pub who: Line,
    /// How the bar looks.
    pub(crate) look: Look,
    /// The compared figure.
    pub figure: u32,
    pub other: String,
    pub rest: Line,
    /// Whether it is the reader's.
    pub mine: bool,
}

/// Things as small pictures, each with what it brings to whom.
pub struct Worth {
    /// The same as rows and columns.
    pub table: Table,
    pub rows: Vec<WorthRow>,
}

pub struct WorthRow {
    pub paint: &'static Paint,
    /// An emoji, and how many there are.
    pub picture: String,
    pub brings: Line,
    pub small: Line,
}

/// A bar of parts.
pub struct Stack {
    pub who: Line,
    /// How each part looks, and how much it is; none is zero.
    pub parts: Vec<(&'static Paint, &'static str, u32)>,
    /// The longest bar's figure.
    pub longest: u32,
}

impl Stack {
    fn total(&self) -> u32 {
        self.parts.iter().map(|(_, _, points)| points).sum()
    }

    /// How much of its column the bar takes, in percent.
    fn share(&self) -> u32 {
        20 + self.total() * 80 / self.longest.max(1)
    }

    /// How much of the bar a part takes, in percent: enough for its figure.
    fn part(&self, points: u32) -> u32 {
        (points * 100 / self.total().max(1)).max(7)
    }

    /// Whether there is room for a picture beside the figure.
    fn has_room(&self, points: u32) -> bool {
        self.part(points) * self.share() >= 2000
    }
}

/// A row of columns for each player.
pub struct Columns {
    pub caption: String,
    /// What the first cell of a row is.
    pub first: String,
    /// The numbers above the columns.
    pub rounds: Vec<usize>,
    pub rows: Vec<ColumnsRow>,
}

pub struct ColumnsRow {
    pub who: Line,
    /// The name for those who do not see the sign.
    pub name: String,
    pub(crate) look: Look,
    /// The figure, the height of its column in pixels, and whether it is the highest of its
    /// round.
    pub cells: Vec<(i32, i32, bool)>,
}

impl Columns {
    /// The same as a table.
    pub(crate) fn table(&self) -> Table {
        let head =
            std::iter::once(self.first.clone()).chain(self.rounds.iter().map(usize::to_string));
        let row = |row: &ColumnsRow| {
            let cells = row.cells.iter().map(|(figure, _, first)| {
                let star = if *first { "*" } else { "" };
                Line::from(format!("{star}{figure}"))
            });
            std::iter::once(row.who.clone()).chain(cells).collect()
        };
        Table {
            caption: self.caption.clone(),
            head: head.map(Line::from).collect(),
            rows: self.rows.iter().map(row).collect(),
            numbers: (0..=self.rounds.len()).map(|column| column > 0).collect(),
        }
    }
}

impl Bars {
    /// How much of its column a bar takes, in percent: enough for its figure.
    fn share(&self, bar: &Bar) -> u32 {
        let most = self.rows.iter().map(|it| it.figure).max().unwrap_or_default().max(1);
        15 + bar.figure * 85 / most
    }

    /// The same as a table.
    pub(crate) fn table(&self) -> Table {
        let row = |bar: &Bar| {
            let figures = [bar.figure.to_string(), bar.other.clone()].map(Line::from);
            let [figure, other] = figures;
            vec![bar.who.clone(), figure, other, bar.rest.clone()]
        };
        Table {
            caption: self.caption.clone(),
            head: self.head.clone().map(Line::from).to_vec(),
            rows: self.rows.iter().map(row).collect(),
            numbers: vec![false, true, true, false],
        }
    }
}

impl Table {
    /// Templates pass their loop counters by reference.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "called from a template")]
    fn is_number(&self, column: &usize) -> bool {
        self.numbers.get(*column).copied().unwrap_or(false)
    }
}

impl Letter {
    /// Is there anything to tap that answers it?
    pub(super) fn has_button(&self) -> bool {
        self.blocks.iter().any(|block| match block {
            Block::Buttons { .. }
            | Block::Taps { .. }
            | Block::Links { .. }
            | Block::Settings { .. }
            | Block::Blanks(_) => true,
            Block::Heading(_)
            | Block::Para(_)
            | Block::Story(_)
            | Block::Small(_)
            | Block::Lines(_)
            | Block::List(_)
            | Block::Told(_)
            | Block::Cards { .. }
            | Block::Facts(_)
            | Block::Marked(_)
            | Block::Warning { .. }
            | Block::Quotes(_)
            | Block::Plans(_)
            | Block::Table(_)
            | Block::Bars(_)
            | Block::Worth(_)
            | Block::Columns(_)
            | Block::Stacks { .. }
            | Block::Command(_)
            | Block::TextOnly(_)
            | Block::Card(_)
            | Block::CardEnd
            | Block::Picture { .. } => false,
        })
    }

    /// Who the reader is, in one line with what stands beside it on a phone.
    fn who<'a>(&self, reader: &'a Reader) -> &'a str {
        let both = self.kicker.chars().count() + reader.named.chars().count();
        if both <= BESIDE { &reader.named } else { &reader.signed }
    }

    /// A line for those who do not see what it describes.
    fn spoken(&self, line: &Line) -> String {
        line.plain(self.language)
    }

    fn is_wrong(&self) -> bool {
        self.tone == Tone::Wrong
    }

    /// Writes out both parts.
    pub fn render(self) -> Result<Rendered, RenderError> {
        let (text, mut orders) = text::write(&self);
        orders.extend(printed::in_html(&self));
        let blocks = Blocks { letter: &self }.render()?;
        let dark = paint::dark(&blocks);
        let html = Frame { letter: &self, blocks, dark }.render()?;
        Ok(Rendered { subject: self.subject, asks: false, html, text, orders })
    }
}

/// The face of headlines.
const SERIF: &str = "Palatino,Georgia,serif";

/// The letter from its head to its foot.
#[derive(Template)]
#[template(path = "letter/blocks.html")]
struct Blocks<'a> {
    letter: &'a Letter,
}

/// The page around it.
#[derive(Template)]
#[template(path = "letter/letter.html")]
struct Frame<'a> {
    letter: &'a Letter,
    blocks: String,
    /// The style of the dark letter.
    dark: String,
}

impl Frame<'_> {
    /// Whether there are small coloured words. Without the style they are bold.
    fn has_badges(&self) -> bool {
        self.blocks.contains("<b class=\"k")
    }

    fn has_board(&self) -> bool {
        self.letter.blocks.iter().any(|block| matches!(block, Block::Picture { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_even() {
        let rows = |buttons: usize, most: usize| -> Vec<usize> {
            let button = Button::new("5".into(), "bid 5".into(), "a@b.example", "Santiago");
            let rows = Row::of(vec![button; buttons], most);
            rows.iter().map(|row| row.buttons.len()).collect()
        };
        assert_eq!(rows(0, 4), Vec::<usize>::new());
        assert_eq!(rows(1, 4), [1]);
        assert_eq!(rows(4, 4), [4]);
        assert_eq!(rows(5, 4), [3, 2]);
        assert_eq!(rows(4, 3), [2, 2]);
        assert_eq!(rows(7, 3), [3, 2, 2]);
        assert_eq!(rows(3, 2), [2, 1]);
    }
}
