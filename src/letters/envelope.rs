//! What a letter is told besides the position and why it is written.

use super::{ClockPage, DeedLine, MadeFor, PressPage, Subjects, VotePage, Watcher};
use crate::{
    basics::{Language, TableId},
    engine::{Seat, Sentence, Standing},
};

/// What a letter needs to know besides the position.
#[derive(Debug, Clone)]
pub struct Envelope {
    pub table: TableId,
    /// The game's title, such as `Santiago`.
    pub title: String,
    /// The players' names, in the order of the seats.
    pub names: Vec<String>,
    /// What the table's letters are called.
    pub subjects: Subjects,
    /// Whose letter this is; `None` for an onlooker's.
    pub seat: Option<Seat>,
    /// The language it is written in.
    pub language: Language,
    /// The language that orders are shown in: that one, or English.
    pub orders: Language,
    /// The address for orders, with the seat's token; every button uses it.
    pub reply_to: String,
    /// SHA-256 of the table's seed; empty if the seed is never revealed.
    pub commitment: String,
    /// Whether the table's draws use the players' salts.
    pub salted: bool,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// The reader's own plans; empty for an onlooker.
    pub plans: PlanPage,
    /// Whether the mail that this letter answers had attachments that may have
    /// held orders. None is read.
    pub unread: bool,
    /// What it says about time.
    pub clock: ClockPage,
    /// The moves since the reader's last letter that somebody else made for a
    /// player, oldest first.
    pub made: Vec<MadeFor>,
    /// What moderators did since then, and which orders were taken back, oldest
    /// first.
    pub deeds: Vec<DeedLine>,
    /// Who moderates, and what of the reader's mail was passed on to them.
    pub moderators: ModeratorPage,
    /// What players say to each other.
    pub press: PressPage,
    /// How the game went; empty as long as it is played.
    pub course: Course,
    /// What players have proposed, and is not decided.
    pub vote: Option<VotePage>,
    /// For a reader who watches the table without playing.
    pub watcher: Option<Watcher>,
    /// Who has begun to watch since a player's last letter.
    pub watchers: Vec<String>,
    /// Whether the whole game comes with the letter, as a page.
    pub enclosed: bool,
    /// How the reader opens a new table of this game, once this one is over; `None` where
    /// players open none. `begun` if people must be named behind it.
    pub new_table: Option<NewTableLine>,
}

/// A line that opens a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTableLine {
    pub order: String,
    pub begun: bool,
}

impl Envelope {
    /// An envelope for no letter: for using the words of letters elsewhere, in
    /// English and for an onlooker.
    #[must_use]
    pub fn of_nobody(title: String, names: Vec<String>) -> Envelope {
        Envelope {
            table: TableId(0),
            title,
            names,
            subjects: Subjects::default(),
            seat: None,
            language: Language::En,
            orders: Language::En,
            reply_to: String::new(),
            commitment: String::new(),
            salted: false,
            seed: None,
            plans: PlanPage::default(),
            unread: false,
            clock: ClockPage::default(),
            made: Vec::new(),
            deeds: Vec::new(),
            moderators: ModeratorPage::default(),
            press: PressPage::default(),
            course: Course::default(),
            vote: None,
            watcher: None,
            watchers: Vec::new(),
            enclosed: false,
            new_table: None,
        }
    }
}

/// The points of a game that is over, as everybody may know them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Course {
    /// Those of each seat at the end of each round, from the first; the last are the
    /// result.
    pub rounds: Vec<Vec<i32>>,
    /// Best first.
    pub standings: Vec<Standing>,
}

/// What a letter says about the table's moderators.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ModeratorPage {
    /// The names of those who have one; `None` if nobody moderates.
    pub names: Option<Vec<String>>,
    /// What became of the message to them in the mail that this letter answers.
    pub passed: Option<PassedOn>,
    /// The house rules.
    pub rules: Vec<String>,
}

/// What became of a player's message to the moderators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PassedOn {
    /// They have it; this is its text.
    Done(String),
    Nobody,
    /// It was longer than this many characters.
    TooLong(usize),
    /// This many of the player's mails have already been passed on today.
    TooMany(usize),
}

/// What a letter says about its reader's own plans. It never contains anybody
/// else's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlanPage {
    /// The lines that wait for their moment, in canonical form, in the order in
    /// which they were written.
    pub standing: Vec<StandingLine>,
    /// What the reader's mail led to, if this letter answers one.
    pub done: PlanDone,
    /// Their orders that earlier mails carried out and no letter has told them, in canonical
    /// form.
    pub earlier: Vec<String>,
    /// How many lines such mails left for later.
    pub earlier_kept: usize,
    /// A line that could not act, or whose owner wanted to be asked.
    pub stopped: Option<StoppedLine>,
    /// Lines whose decision has passed since the last letter without their acting.
    pub lapsed: Vec<String>,
    /// The sheet that can be filled in now.
    pub sheet: Option<SheetPage>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingLine {
    /// Its canonical text.
    pub text: String,
    /// Whether it waits for its owner's `continue`.
    pub held: bool,
}

/// What a mail with plans led to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlanDone {
    /// The lines that were left out, as written, and why.
    pub left_out: Vec<(String, Sentence)>,
    /// The reader's orders that were carried out, in canonical form.
    pub acted: Vec<String>,
    /// The lines that were kept for later, in canonical form.
    pub kept: Vec<String>,
    /// How many lines were withdrawn.
    pub forgotten: usize,
    /// How many held lines go on.
    pub woken: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoppedLine {
    /// Its canonical text.
    pub line: String,
    /// What was tried, in order, and why it can't be done; empty if its owner
    /// wanted to be asked.
    pub tried: Vec<Tried>,
    /// Whether other lines now wait for `continue`.
    pub holds: bool,
}

/// An alternative that can't be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tried {
    pub order: String,
    pub sentence: Sentence,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// A sheet to be filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetPage {
    /// Which one: `round`, `auction`, `actions` and so on; part of a message key.
    pub name: &'static str,
    /// Its decisions by their addresses (`lot 3`), each with an example of what
    /// may be written there.
    pub blanks: Vec<(String, String)>,
    /// The sheet as a sensible person would fill it in, line by line.
    pub filled: Vec<String>,
}
