//! A new table: seats, seed, entry 0, and a welcome to everybody.

use super::{
    Desk, DeskError, Settings,
    clocks::{self, Time},
    moderating::who::new_row,
    moved::record,
    notice,
    secrets::random_hex,
    table::Taken,
    writing::Writing,
};
use crate::{
    basics::{Language, TableId, Wanted, looks_like, person_name},
    config::plain_address,
    engine::{Seat, Seats, Sentence, TableSeed},
    letters::Occasion,
    store::{PressRule, SeatRow, Status, StoreError, TableRow, VoteRule, WatchRule, WriteTx},
};
use chrono::{DateTime, Utc};

/// What a table is made from.
#[derive(Debug, Clone)]
pub struct NewTable {
    pub game: String,
    /// The players, clockwise.
    pub seats: Vec<NewSeat>,
    pub options: Vec<(String, String)>,
    /// The whole seed to use instead of a random one ([`TableSeed::new_text`]).
    /// Anybody who knows it can foretell every draw: for tests and demonstrations.
    pub seed: Option<String>,
    /// Moderators besides the server's: name, which may be empty, and address.
    pub moderators: Vec<(String, String)>,
    /// Whether to only set it up, for a moderator to start it.
    pub later: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// The name that the others see.
    pub name: String,
    /// The address, which only moderators see.
    pub address: String,
    /// The language of the letters, if it is not the server's default.
    pub language: Option<Language>,
}

/// A table that was opened.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Opened {
    pub id: TableId,
    /// SHA-256 of its seed.
    pub commitment: String,
}

impl NewSeat {
    /// A house player's.
    fn of_house() -> NewSeat {
        NewSeat { name: String::new(), address: String::new(), language: None }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Something in the request; the message says what, and what is possible.
    #[error("{0}")]
    Wish(Sentence),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl OpenError {
    pub(super) fn wish(why: impl Into<Sentence>) -> OpenError {
        OpenError::Wish(why.into())
    }
}

impl From<crate::store::StoreError> for OpenError {
    fn from(error: crate::store::StoreError) -> Self {
        OpenError::Desk(error.into())
    }
}

impl Desk {
    /// The rows of players who sit down, each with a secret of their own.
    pub(super) fn seat_rows<'a>(
        &self,
        seats: Seats,
        players: impl Iterator<Item = &'a NewSeat>,
    ) -> Result<Vec<SeatRow>, DeskError> {
        seat_rows(&self.settings, seats, players)
    }

    /// Opens a table and queues the first letters, all in one transaction.
    ///
    /// On any error there is no new table.
    pub fn open(&mut self, wish: &NewTable) -> Result<Opened, OpenError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let opened = open_at(&tx, &self.settings, wish, now)?;
        tx.commit()?;
        Ok(opened)
    }
}

fn seat_rows<'a>(
    settings: &Settings,
    seats: Seats,
    players: impl Iterator<Item = &'a NewSeat>,
) -> Result<Vec<SeatRow>, DeskError> {
    let row = |(seat, player): (Seat, &NewSeat)| {
        Ok(SeatRow {
            seat,
            name: match player.address.as_str() {
                "" => clocks::house_name(seat),
                _ => player.name.trim().to_owned(),
            },
            address: player.address.to_lowercase(),
            language: player.language.unwrap_or(settings.language),
            english_orders: false,
            wanted: Wanted::default(),
            token: random_hex::<12>()?,
            told: 0,
        })
    };
    seats.iter().zip(players).map(row).collect()
}

/// Opens a table and queues the first letters. After an error of a wish nothing has been
/// written.
pub(super) fn open_at(
    tx: &WriteTx<'_>,
    settings: &Settings,
    wish: &NewTable,
    now: DateTime<Utc>,
) -> Result<Opened, OpenError> {
    open_as(tx, settings, wish, None, now)
}

/// The same under a number that was kept for it, if there is one.
pub(super) fn open_as(
    tx: &WriteTx<'_>,
    settings: &Settings,
    wish: &NewTable,
    kept: Option<TableId>,
    now: DateTime<Utc>,
) -> Result<Opened, OpenError> {
    let games = &settings.games;
    let game = games.called(&wish.game).ok_or_else(|| {
        let known: Vec<_> = games.iter().map(|game| game.name().name).collect();
        let known = known.join(", ");
        OpenError::wish(format!("no game is called «{}»; there are: {known}", wish.game))
    })?;
    let options = clocks::in_zone(&wish.options, settings.clock.zone);
    let (clock, options) =
        clocks::take_options(&options, &settings.clock.table).map_err(OpenError::wish)?;
    let (of_house, options) = HouseOptions::take(options).map_err(OpenError::wish)?;
    let mut players = wish.seats.clone();
    players.extend(std::iter::repeat_n(NewSeat::of_house(), of_house.house));
    check_seats(&players, game.name().players, &settings.own)?;
    let seats =
        Seats::new(players.len()).ok_or_else(|| OpenError::wish("no game has that many seats"))?;
    let seed = match &wish.seed {
        Some(text) => TableSeed::new(text),
        None => TableSeed::new(TableSeed::new_text(&random_hex::<32>()?)),
    };
    if kept.is_none() && matches!(of_house.watch, Some(Watching::ByTheTablesWord)) {
        return Err(OpenError::wish(NO_WORD.to_owned()));
    }
    let moderators = check_moderators(&wish.moderators, &settings.own)?;
    let dealt = game.deal(&options, &settings.overrides, seats, &seed).map_err(OpenError::wish)?;
    let seated = dealt.seating.iter().filter_map(|place| players.get(*place));
    let rows = seat_rows(settings, seats, seated)?;

    let id = match kept {
        Some(id) => {
            tx.add_table_as(id, game.name().name, &dealt.options, &seed, &rows, now)?;
            id
        }
        None => tx.add_table(game.name().name, &dealt.options, &seed, &rows, now)?,
    };
    tx.append(id, &[dealt.entry], None, now)?;
    tx.set_clock(id, &clock)?;
    for seat in rows.iter().filter(|seat| !seat.address.is_empty()) {
        tx.keep_habits((id, seat.seat), &seat.address)?;
    }
    let sits_in = of_house.house > 0;
    of_house.store(tx, id)?;
    for (name, address) in moderators {
        tx.put_moderator(&new_row(id, address, name, true)?, now)?;
    }
    if wish.later {
        tx.set_status(id, Status::Waiting, None)?;
    }
    if let Some(row) = tx.read().table(id)? {
        tell_moderators(tx, settings, &row, now)?;
    }
    if let Some(row) = tx.read().table(id)?.filter(|_| !wish.later) {
        let mut table = dealt.table;
        let time = Time::of(tx, settings, &row, now)?;
        let mut others = Vec::new();
        if sits_in {
            let mut taken = Taken::default();
            others = clocks::sit_in(&time, &mut *table, &mut taken)?;
            record(tx, id, &mut *table, &taken, None, now)?;
        }
        time.settle(&*table, &others)?;
        let writing = Writing::new(tx, settings, &row, &*table, now);
        for seat in seats.iter() {
            writing.letter(seat, &Occasion::Welcome, None)?;
        }
    }
    Ok(Opened { id, commitment: seed.commitment() })
}

/// Checks that a table of so many can be opened, whoever they will be.
pub(super) fn check_wish(
    settings: &Settings,
    game: &str,
    seats: usize,
    options: &[(String, String)],
) -> Result<(), OpenError> {
    let game =
        settings.games.called(game).ok_or_else(|| OpenError::wish(format!("no game {game}")))?;
    check_count(seats, game.name().players)?;
    let seats = Seats::new(seats).ok_or_else(|| OpenError::wish("no game has that many seats"))?;
    let options = clocks::in_zone(options, settings.clock.zone);
    let (_, options) =
        clocks::take_options(&options, &settings.clock.table).map_err(OpenError::wish)?;
    let (_, options) = HouseOptions::take(options).map_err(OpenError::wish)?;
    let seed = TableSeed::new("only to see whether it can be dealt");
    game.deal(&options, &settings.overrides, seats, &seed).map(|_| ()).map_err(OpenError::wish)
}

/// What may be written for each option that no game knows: its values, or examples of them.
pub(super) const CHOICES: [(&str, &[&str]); 13] = [
    ("clock", &["48h", "\"48h Mon-Fri Europe/Warsaw\"", "none"]),
    ("silence", &["wait", "default", "house", "house-on", "moderator"]),
    ("offer-after", &["3"]),
    ("away-days", &["28"]),
    ("reasons", &["needed", "optional"]),
    ("archive", &["full", "public"]),
    ("subjects", &["two", "one"]),
    ("press", &["open", "private", "none"]),
    ("delivery", &["next", "now"]),
    ("watch", &["open", "word", "none"]),
    ("votes", &["all", "most", "none"]),
    (MISSED, &["5"]),
    (HOUSE, &["1", "2"]),
];

/// The options of a table that no game knows, besides its clock.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option with two values")]
pub(super) struct HouseOptions {
    /// Must moderators give reasons?
    pub(super) reasons: bool,
    /// Does what was secret stay so after the end?
    pub(super) secret: bool,
    /// Do all letters have the same subject?
    pub(super) one_subject: bool,
    /// What may its players say to each other?
    pub(super) press: PressRule,
    /// Is that sent at once?
    pub(super) press_now: bool,
    /// Who may watch it without playing, if that was chosen?
    pub(super) watch: Option<Watching>,
    /// Who must agree to what its players propose?
    pub(super) votes: VoteRule,
    /// How many percent of their deadlines may somebody who joins have missed?
    pub(super) most_missed: Option<u8>,
    /// How many house players sit down, besides the people.
    pub(super) house: usize,
}

impl HouseOptions {
    /// Takes them out of a table's options; what remains is its game's.
    pub(super) fn take(
        mut options: Vec<(String, String)>,
    ) -> Result<(HouseOptions, Vec<(String, String)>), String> {
        let taken = HouseOptions {
            reasons: take_choice(&mut options, "reasons", [("needed", true), ("optional", false)])?,
            secret: take_choice(&mut options, "archive", [("full", false), ("public", true)])?,
            one_subject: take_choice(&mut options, "subjects", [("two", false), ("one", true)])?,
            press: take_press(&mut options)?,
            press_now: take_choice(&mut options, "delivery", [("next", false), ("now", true)])?,
            watch: take_watch(&mut options)?,
            votes: take_votes(&mut options)?,
            most_missed: take_missed(&mut options)?,
            house: take_house(&mut options)?,
        };
        Ok((taken, options))
    }

    pub(super) fn store(self, tx: &WriteTx<'_>, table: TableId) -> Result<(), StoreError> {
        tx.set_reasons(table, self.reasons)?;
        tx.set_secret(table, self.secret)?;
        tx.set_one_subject(table, self.one_subject)?;
        tx.set_press(table, self.press)?;
        tx.set_press_now(table, self.press_now)?;
        tx.set_votes(table, self.votes)?;
        tx.set_most_missed(table, self.most_missed)?;
        tx.set_house_players(table, self.house)?;
        match self.watch {
            Some(Watching::By(rule)) => tx.set_watch(table, &rule),
            // Whoever opens the table knows its word.
            Some(Watching::ByTheTablesWord) | None => Ok(()),
        }
    }
}

/// Why a table without a word can't be watched by it.
pub(super) const NO_WORD: &str = "the table has no word; write watch=open or watch=none";

/// Who may watch a table.
#[derive(Clone)]
pub(super) enum Watching {
    By(WatchRule),
    /// Whoever knows the word by which its players joined.
    ByTheTablesWord,
}

/// Takes the option that says who may watch.
fn take_watch(options: &mut Vec<(String, String)>) -> Result<Option<Watching>, String> {
    let mut chosen = None;
    for (_, value) in options.extract_if(.., |(known, _)| known == "watch") {
        chosen = Some(match value.as_str() {
            "none" => Watching::By(WatchRule::None),
            "open" => Watching::By(WatchRule::Open),
            "word" => Watching::ByTheTablesWord,
            value => match value.strip_prefix("word:").filter(|word| is_entry_word(word)) {
                Some(word) => Watching::By(WatchRule::by_word(word)),
                None => {
                    return Err("--option watch=…: write none, open, or word: and at least four \
                                letters, such as word:mango"
                        .to_owned());
                }
            },
        });
    }
    Ok(chosen)
}

/// The fewest letters of a word for entry.
const SHORTEST_WORD: usize = 4;
/// And the most.
const LONGEST_WORD: usize = 40;

/// Can this be a word that lets people in?
pub(super) fn is_entry_word(word: &str) -> bool {
    let length = word.chars().count();
    (SHORTEST_WORD..=LONGEST_WORD).contains(&length) && word.chars().all(char::is_alphanumeric)
}

/// What the option is called that says how many deadlines people may have missed.
pub(super) const MISSED: &str = "missed";

/// Takes it out of a table's options.
pub(super) fn take_missed(options: &mut Vec<(String, String)>) -> Result<Option<u8>, String> {
    let mut most = None;
    for (_, value) in options.extract_if(.., |(known, _)| known == MISSED) {
        let percent = value.trim_end_matches('%').parse().ok().filter(|it| *it <= 100);
        let Some(percent) = percent else {
            return Err(format!("--option {MISSED}={value}: a percentage, such as 5"));
        };
        most = Some(percent);
    }
    Ok(most)
}

/// What the option is called that says how many house players sit down.
pub(super) const HOUSE: &str = "house";

/// Takes it out of a table's options.
pub(super) fn take_house(options: &mut Vec<(String, String)>) -> Result<usize, String> {
    let mut house = 0;
    for (_, value) in options.extract_if(.., |(known, _)| known == HOUSE) {
        let count =
            value.parse().ok().filter(|it: &usize| *it == 0 || Seats::new(*it + 1).is_some());
        let Some(count) = count else {
            return Err(format!("--option {HOUSE}={value}: a number of house players, such as 2"));
        };
        house = count;
    }
    Ok(house)
}

/// How many house players sit down by these options; none if that can't be read.
pub(super) fn house_among(options: &[(String, String)]) -> usize {
    take_house(&mut options.to_vec()).unwrap_or_default()
}

/// Takes the option that says what players may say to each other.
fn take_press(options: &mut Vec<(String, String)>) -> Result<PressRule, String> {
    let mut chosen = PressRule::Open;
    for (_, value) in options.extract_if(.., |(known, _)| known == "press") {
        chosen = PressRule::of(&value)
            .ok_or_else(|| format!("--option press={value}: write open, private or none"))?;
    }
    Ok(chosen)
}

/// Takes the option that says who must agree to what players propose.
fn take_votes(options: &mut Vec<(String, String)>) -> Result<VoteRule, String> {
    let mut chosen = VoteRule::All;
    for (_, value) in options.extract_if(.., |(known, _)| known == "votes") {
        chosen = VoteRule::of(&value)
            .ok_or_else(|| format!("--option votes={value}: write all, most or none"))?;
    }
    Ok(chosen)
}

/// Takes an option with two values out of a list; the first is taken if it is not given.
fn take_choice(
    options: &mut Vec<(String, String)>,
    key: &str,
    values: [(&str, bool); 2],
) -> Result<bool, String> {
    let [(usual, is_usual), (other, is_other)] = values;
    let mut chosen = is_usual;
    for (_, value) in options.extract_if(.., |(known, _)| known == key) {
        chosen = match value {
            value if value == usual => is_usual,
            value if value == other => is_other,
            value => return Err(format!("--option {key}={value}: write {usual} or {other}")),
        };
    }
    Ok(chosen)
}

fn check_moderators(
    moderators: &[(String, String)],
    own: &crate::mail::OwnAddress,
) -> Result<Vec<(String, String)>, OpenError> {
    let each = moderators.iter().map(|(name, address)| {
        plain_address(address)?;
        if own.is_ours(address) {
            return Err(format!("{address} is our own address"));
        }
        let name = match name.trim() {
            "" => "",
            name => person_name(name).map_err(|error| error.to_string())?,
        };
        Ok((name.to_owned(), address.to_lowercase()))
    });
    each.collect::<Result<_, String>>().map_err(OpenError::wish)
}

/// The first letter to a table's moderators: where to send their commands.
pub(super) fn tell_moderators(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let subject = "you moderate this table";
    notice::to_moderators_of(tx, settings, row.id, subject, &moderates(settings, row), now)
}

/// What a table's moderators are told first.
pub(super) fn moderates(settings: &Settings, row: &TableRow) -> String {
    let title = settings.games.title(&row.game);
    let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
    let begun = match row.status {
        Status::Waiting => "It waits until you mail “start because ...”.",
        _ => "The players have their first letters.",
    };
    format!(
        "You moderate table {}: {title}, played by {}. {begun}\n\n\
         Answer this letter to see to the table: a line is a command, such as “undo because Red \
         mailed the wrong tile”. The line “help” brings the list of all commands. Whatever you \
         change, every player reads, with your reason.",
        row.id,
        names.join(", ")
    )
}

pub(super) fn check_seats(
    seats: &[NewSeat],
    players: (usize, usize),
    own: &crate::mail::OwnAddress,
) -> Result<(), OpenError> {
    check_count(seats.len(), players)?;
    let people: Vec<NewSeat> =
        seats.iter().filter(|seat| !seat.address.is_empty()).cloned().collect();
    if people.is_empty() {
        return Err(OpenError::wish("one of the players at least must be a person".to_owned()));
    }
    check_people(&people, own)
}

/// Checks that the game can be played by this many.
pub(super) fn check_count(seats: usize, (fewest, most): (usize, usize)) -> Result<(), OpenError> {
    if (fewest..=most).contains(&seats) {
        return Ok(());
    }
    Err(OpenError::wish(format!("{seats} seats; this game is for {fewest} to {most}")))
}

/// Checks that these players can be written to and told apart.
pub(super) fn check_people(
    seats: &[NewSeat],
    own: &crate::mail::OwnAddress,
) -> Result<(), OpenError> {
    for (index, seat) in seats.iter().enumerate() {
        plain_address(&seat.address).map_err(OpenError::wish)?;
        if own.is_ours(&seat.address) {
            return Err(OpenError::wish(format!("{} is our own address", seat.address)));
        }
        let name = person_name(&seat.name).map_err(|error| OpenError::wish(error.to_string()))?;
        let others = &seats[..index];
        if others.iter().any(|other| looks_like(other.name.trim(), name)) {
            return Err(OpenError::wish(format!("two players are called {name}")));
        }
        if others.iter().any(|other| other.address.eq_ignore_ascii_case(&seat.address)) {
            return Err(OpenError::wish(format!("two players have the address {}", seat.address)));
        }
    }
    Ok(())
}
