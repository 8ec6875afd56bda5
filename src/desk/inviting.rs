//! Tables that begin once everybody who is to play has said yes.
//!
//! Such a table is set up and waits. Each of its players is asked in a letter that shows
//! nothing of the game, reminded once, and asked no more after two weeks. Nobody plays who
//! did not say yes, and whoever wants no more invitations gets none, whoever asks and
//! whatever tag their address bears.

use super::{
    Desk, DeskError, Settings, load,
    mending::MendError,
    moderating::{NOT_BEGUN, who::is_one_person},
    moved::record,
    notice,
    opening::{NewSeat, NewTable, OpenError, Opened, open_at},
    receiving::{is_colour, is_moderator},
    secrets::random_hex,
};
use crate::{
    basics::{TableId, Wanted, looks_like, mixes_scripts, person_name},
    config::Open,
    engine::{Note, Seat, folded_words},
    letters::{self, FoundSaid, Invited},
    mail::address::{mailbox, without_tag},
    store::{Invitation, Reader, Reply, SeatRow, Status, StoreError, TableRow, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// When somebody who has not answered is reminded, and when it is too late.
pub(super) const REMINDED_AFTER: TimeDelta = TimeDelta::days(4);
pub(super) const EXPIRES_AFTER: TimeDelta = TimeDelta::days(14);

/// When a table that waits for somebody who was asked is given up, and who has not said yes is
/// forgotten.
const GIVEN_UP_AFTER: TimeDelta = TimeDelta::days(28);

/// The addresses of no person, before the `@`.
const TASKS: [&str; 10] = [
    "postmaster",
    "mailer-daemon",
    "abuse",
    "hostmaster",
    "webmaster",
    "security",
    "noc",
    "root",
    "noreply",
    "no-reply",
];

/// The most digits in a name: enough for a year, and too few to be called by.
const MOST_DIGITS: usize = 4;

/// What sums are named in, without accents.
const MONEY: [&str; 15] = [
    "eur", "euro", "euros", "usd", "dollar", "dollars", "gbp", "pound", "pounds", "chf", "pln",
    "zl", "dkk", "kr", "kroner",
];

/// The most words in a name.
const MOST_WORDS: usize = 4;

/// What house players and people without a name are called, in each language, without accents.
const HOUSES: [&str; 8] =
    ["house", "maison", "hus", "huset", "komputer", "ordinateur", "computer", "ordenador"];
const PLAYERS: [&str; 7] =
    ["player", "gracz", "joueur", "joueuse", "spiller", "jugador", "jugadora"];

/// How many people one player may ask in a day.
pub(super) const A_DAY: u32 = 10;

impl Desk {
    /// Sets up a table and asks its players whether they want to play; it begins by
    /// itself once all have said so. `by` is the name of whoever invites them.
    pub fn invite(&mut self, wish: &NewTable, by: &str) -> Result<Opened, OpenError> {
        let by = person_name(by).map_err(|error| OpenError::wish(error.to_string()))?;
        let now = self.clock.now();
        let tx = self.store.write()?;
        for seat in &wish.seats {
            if wants_none(tx.read(), &seat.address)? {
                let what = format!("{} wants no more invitations", seat.address);
                return Err(OpenError::wish(what));
            }
        }
        if let Some(seat) = named_twice(&wish.seats) {
            let what = format!("{} is the address of two players", seat.address);
            return Err(OpenError::wish(what));
        }
        let wish = NewTable { later: true, ..wish.clone() };
        let opened = set_up(&tx, &self.settings, &wish, by, None, now)?;
        tx.commit()?;
        Ok(opened)
    }

    /// Reminds those who have not answered an invitation, asks those who were seated
    /// since, and ends what is too old.
    /// Returns at how many tables that failed.
    pub(super) fn invitations(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let reader = self.store.read();
        let inviting = reader.tables_inviting()?;
        let over = reader.tables_that_invited(now - GIVEN_UP_AFTER, NOT_BEGUN)?;
        let failed = self.at_each("invitations", inviting, now, look_after)?;
        Ok(failed + self.at_each("invitations of before", over, now, forget_asked)?)
    }
}

/// Does whoever has this address want no invitations?
pub(super) fn wants_none(reader: Reader<'_>, address: &str) -> Result<bool, StoreError> {
    for form in &kept_as(address) {
        if reader.is_uninvited(form)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// How an address may be kept: those of older versions were with their dots.
fn kept_as(address: &str) -> [String; 3] {
    let address = address.to_lowercase();
    [mailbox(&address), without_tag(&address), address]
}

/// Whoever has this address wrote to us of their own will.
pub(super) fn lift(tx: &WriteTx<'_>, address: &str) -> Result<(), StoreError> {
    kept_as(address).iter().try_for_each(|form| tx.invite_again(form))
}

/// Whoever has this address is invited no more.
pub(super) fn never(tx: &WriteTx<'_>, address: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
    tx.unwatch_all(address)?;
    tx.unwatch_all(&without_tag(address))?;
    tx.never_invite(address, now)?;
    tx.never_invite(&mailbox(address), now)
}

/// Was whoever has this address asked or reminded within the day, by anybody?
pub(super) fn was_asked(
    reader: Reader<'_>,
    address: &str,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let lately = reader.invited_or_reminded_since(now - TimeDelta::days(1))?;
    let address = mailbox(address);
    Ok(lately.iter().any(|asked| mailbox(asked) == address))
}

/// Is a reminder to wait, because whoever has this address had a letter within the day that
/// they may not have asked for?
pub(super) fn reminder_waits(
    reader: Reader<'_>,
    address: &str,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let day = now - TimeDelta::days(1);
    Ok(was_asked(reader, address, now)? || reader.greeted_since(&mailbox(address), day)?.0)
}

/// Why a player's wish to have these people asked is not done, if anything speaks against it.
/// Nobody but the asked learns whether they are known here.
pub(super) fn not_to_be_written(
    reader: Reader<'_>,
    settings: &Settings,
    (maker, asked): (&str, &[NewSeat]),
    now: DateTime<Utc>,
) -> Result<Option<FoundSaid>, StoreError> {
    let day = now - TimeDelta::days(1);
    for seat in asked {
        let name = || called(seat).to_owned();
        if is_no_persons(settings, &seat.address) {
            return Ok(Some(FoundSaid::BadPerson { text: seat.address.clone() }));
        }
        if is_one_person(reader, &seat.address, maker)? || wants_none(reader, &seat.address)? {
            return Ok(Some(FoundSaid::Refuses { name: name() }));
        }
        let theirs = mailbox(&seat.address);
        // Whoever has signed up has asked for letters.
        let greeted = reader.greeted_since(&theirs, day)?.0 && reader.member(&theirs)?.is_none();
        if greeted || was_asked(reader, &seat.address, now)? {
            return Ok(Some(FoundSaid::TooSoon { name: name() }));
        }
    }
    if let Some(seat) = named_twice(asked) {
        return Ok(Some(FoundSaid::Twice { name: called(seat).to_owned() }));
    }
    let count = u32::try_from(asked.len()).unwrap_or(u32::MAX);
    if reader.invitations_by(maker, day)?.saturating_add(count) > A_DAY {
        return Ok(Some(FoundSaid::TooMany { limit: A_DAY }));
    }
    // Where anybody may sign up, the house has a limit of its own.
    if settings.open == Open::Anyone {
        let asked = u32::try_from(reader.invited_since(day)?.len()).unwrap_or(u32::MAX);
        if asked.saturating_add(count) > settings.strangers {
            return Ok(Some(FoundSaid::TooMany { limit: settings.strangers }));
        }
    }
    Ok(None)
}

/// Is this our own address, or one that belongs to a task rather than to a person (RFC 2142)?
pub(super) fn is_no_persons(settings: &Settings, address: &str) -> bool {
    let plain = without_tag(address);
    let local = plain.rsplit_once('@').map_or(plain.as_str(), |(local, _)| local);
    settings.own.is_ours(address) || TASKS.contains(&local)
}

/// What somebody is called in an answer to whoever named them: by the address if they wrote
/// nothing else.
pub(super) fn called(seat: &NewSeat) -> &str {
    if seat.name.is_empty() { &seat.address } else { &seat.name }
}

/// A name for somebody whose name nobody has said: their address is not for the others.
#[must_use]
pub fn neutral_name(nth: usize) -> String {
    format!("Player {nth}")
}

/// What a player is called of whom nothing more is known.
pub(super) fn player_name(seat: Seat) -> String {
    format!("Player {}", seat.colour())
}

/// A seat whose player has left, with nothing of theirs.
pub(super) fn left_by(
    player: &SeatRow,
    name: String,
    settings: &Settings,
) -> Result<SeatRow, DeskError> {
    Ok(SeatRow {
        seat: player.seat,
        name,
        address: String::new(),
        language: settings.language,
        english_orders: false,
        wanted: Wanted::default(),
        token: random_hex::<12>()?,
        told: player.told,
    })
}

/// Is this such a name?
pub(super) fn is_neutral(name: &str) -> bool {
    let digits = name.strip_prefix("Player ").unwrap_or_default();
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

/// The first of these people whose mailbox is also somebody else's here: a tag makes none of
/// its own.
pub(super) fn named_twice(seats: &[NewSeat]) -> Option<&NewSeat> {
    let address = |seat: &NewSeat| mailbox(&seat.address);
    let twice = |(at, seat): &(usize, &NewSeat)| {
        seats.iter().take(*at).any(|other| address(other) == address(seat))
    };
    seats.iter().enumerate().find(twice).map(|(_, seat)| seat)
}

/// Can a stranger read this name without being led anywhere, or taking its bearer for the house
/// or a moderator?
pub(super) fn is_harmless(name: &str) -> bool {
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        // What parts the labels of a domain (UTS 46, section 2.3).
        let parts = matches!(letter, '.' | '\u{3002}' | '\u{ff0e}' | '\u{ff61}');
        let joins = parts && letters.peek().is_some_and(|next| !next.is_whitespace());
        // A letter about several tables marks them by brackets.
        if joins || matches!(letter, '/' | ':' | '@' | '\\' | '[' | ']') {
            return false;
        }
    }
    !mixes_scripts(name) && !advertises(name) && !is_of_house(name)
}

/// Does it sell something, or ask to be called? It stands in the subjects of letters to people
/// who do not know its bearer.
fn advertises(name: &str) -> bool {
    let money = |letter: char| {
        matches!(letter, '$' | '\u{a2}'..='\u{a5}' | '\u{58f}' | '\u{60b}' | '\u{e3f}'
            | '\u{20a0}'..='\u{20cf}' | '\u{fdfc}' | '\u{fe69}' | '\u{ff04}'
            | '\u{ffe0}' | '\u{ffe1}' | '\u{ffe5}' | '\u{ffe6}')
    };
    let digits = name.chars().filter(|letter| letter.is_numeric()).count();
    let words = name.split(|letter: char| letter.is_whitespace() || letter == '_');
    let words = words.filter(|word| !word.is_empty()).count();
    let named = folded_words(name);
    let named = named.iter().any(|word| MONEY.contains(&word.trim_matches(char::is_numeric)));
    digits > MOST_DIGITS || words > MOST_WORDS || name.chars().any(money) || (digits > 0 && named)
}

/// How a name is read: with the digits that pass for letters as those («M0nsoon»), too.
fn read_as(name: &str) -> [String; 3] {
    let spelt = |one: char| {
        let letter = |it: char| match it {
            '0' => 'o',
            '1' => one,
            '3' => 'e',
            '4' => 'a',
            '5' => 's',
            '7' => 't',
            '8' => 'b',
            other => other,
        };
        name.chars().map(letter).collect()
    };
    [name.to_owned(), spelt('i'), spelt('l')]
}

/// Is it what the house, its players or its moderators are called, or people whose name nobody
/// knows (any more)? «The moderator», «House-red», «Player 3».
fn is_of_house(name: &str) -> bool {
    read_as(name).iter().any(|name| is_of_house_as_read(name) || is_nobodys(name))
}

/// Is it what somebody is called whose name nobody has said, or is kept no more? «Player red».
pub(super) fn is_nobodys(name: &str) -> bool {
    let words = folded_words(name);
    let [kind, which] = words.as_slice() else { return false };
    let number = which.chars().all(|letter| letter.is_ascii_digit());
    PLAYERS.contains(&kind.as_str()) && (number || is_colour(which))
}

fn is_of_house_as_read(name: &str) -> bool {
    let words = folded_words(name);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let words = match words.as_slice() {
        ["the", rest @ ..] => rest,
        all => all,
    };
    match words {
        ["house" | "monsoon"] => true,
        [kind, which] if HOUSES.contains(kind) => is_colour(which),
        _ => is_moderator(&words.join(" ")),
    }
}

/// Is it what this house is called?
pub(super) fn is_own_name(settings: &Settings, name: &str) -> bool {
    let own = settings.own.name();
    let is_own =
        |name: &String| folded_words(name) == folded_words(own) || looks_like(name.trim(), own);
    read_as(name).iter().any(is_own)
}

/// Why somebody is not to be asked to this table, which waits for those who were, if anything
/// speaks against it.
pub(super) fn not_to_be_asked(
    reader: Reader<'_>,
    row: &TableRow,
    (name, address): (&str, &str),
    now: DateTime<Utc>,
) -> Result<Option<String>, StoreError> {
    let known = reader.invitations(row.id)?;
    let Some(first) = known.first().filter(|_| row.status == Status::Waiting) else {
        return Ok(None);
    };
    if known.iter().any(|it| it.address == address) {
        return Ok(None);
    }
    let theirs = mailbox(address);
    if people(row).any(|player| mailbox(&player.address) == theirs) {
        return Ok(Some("somebody here has that mailbox already, if not with that tag".to_owned()));
    }
    // Whoever is named by an address alone has no other.
    if !is_nobodys(name) && !is_harmless(name) {
        return Ok(Some(format!(
            "whoever is asked must not take a name for a link, an advertisement or the house: not \
             {name}"
        )));
    }
    if was_asked(reader, address, now)? {
        return Ok(Some("they have been asked within the day already; try tomorrow".to_owned()));
    }
    if let Some(maker) = first.made_by.as_deref()
        && reader.invitations_by(maker, now - TimeDelta::days(1))? >= A_DAY
    {
        return Ok(Some(format!(
            "the player who made this table has had {A_DAY} people asked within the day; try \
             tomorrow"
        )));
    }
    Ok(None)
}

/// Sets up such a table. The player who asks, if one does, has said yes.
pub(super) fn set_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    wish: &NewTable,
    by: &str,
    made_by: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Opened, OpenError> {
    let opened = open_at(tx, settings, wish, now)?;
    if let Some(maker) = made_by {
        tx.invite(opened.id, maker, by, made_by, now)?;
        tx.set_reply(opened.id, maker, Reply::Yes)?;
    }
    if let Some(row) = tx.read().table(opened.id)? {
        ask(tx, settings, &row, (by, made_by), now)?;
    }
    Ok(opened)
}

/// The players of a table, house players aside.
fn people(row: &TableRow) -> impl Iterator<Item = &SeatRow> {
    row.seats.iter().filter(|player| !player.address.is_empty())
}

/// Asks everybody who was not asked yet.
fn ask(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    (by, made_by): (&str, Option<&str>),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let known = tx.read().invitations(row.id)?;
    for player in people(row) {
        let is_known = known.iter().any(|it| it.address == player.address);
        if is_known || wants_none(tx.read(), &player.address)? {
            continue;
        }
        tx.invite(row.id, &player.address, by, made_by, now)?;
        write(tx, settings, row, player, by, &Invited::First, now)?;
    }
    Ok(())
}

pub(super) fn write(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    player: &SeatRow,
    by: &str,
    invited: &Invited,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let others = people(row).filter(|other| other.seat != player.seat);
    let clock = tx.read().clock(row.id)?.rule.to_string();
    let reply_to = settings.own.with_token(&player.token);
    let about = letters::InvitedTo {
        table: row.id,
        title: settings.games.title(&row.game),
        idea: settings.games.called(&row.game).and_then(|game| game.idea(player.language)),
        by,
        others: others.map(|other| other.name.as_str()).collect(),
        clock: (clock != "none").then_some(clock.as_str()),
        reply_to: &reply_to,
        orders: player.orders(),
    };
    let rendered = letters::invitation(&about, invited, player.language);
    notice::to_invited(tx, settings, row, player, rendered, now)
}

/// In whose name people are asked to a table now: nobody's if whoever asked has left it.
fn in_whose_name<'a>(row: &TableRow, asked: &'a Invitation) -> Option<&'a str> {
    let is_there = |maker: &String| people(row).any(|player| player.address == *maker);
    let there = asked.made_by.as_ref().is_none_or(is_there) && !asked.invited_by.is_empty();
    there.then_some(asked.invited_by.as_str())
}

/// The same in a letter that is due all the same: in the house's name, then.
pub(super) fn asks<'a>(settings: &'a Settings, row: &TableRow, asked: &'a Invitation) -> &'a str {
    in_whose_name(row, asked).unwrap_or(settings.own.name())
}

fn look_after(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(row) = &tx.read().table(table)? else { return Ok(()) };
    let known = tx.read().invitations(row.id)?;
    if let Some(first) = known.first() {
        // Whom a moderator seats after that is asked in the house's name.
        let whose = in_whose_name(row, first).map(|by| (by, first.made_by.as_deref()));
        ask(tx, settings, row, whose.unwrap_or((settings.own.name(), None)), now)?;
    }
    for asked in known.iter().filter(|it| it.reply.is_none()) {
        let Invitation { address, asked_at, reminded, .. } = asked;
        let player = people(row).find(|player| player.address == *address);
        let (ended, why) = if wants_none(tx.read(), address)? {
            (Some(Reply::No), "does not want to play")
        } else {
            let expired = player.is_none() || now - *asked_at >= EXPIRES_AFTER;
            (expired.then_some(Reply::Expired), "has not answered")
        };
        if let Some(reply) = ended {
            tx.set_reply(row.id, address, reply)?;
            if let Some(player) = player {
                tell(tx, settings, row, (player, why), now)?;
            }
        } else if let Some(player) = player
            && let Some(by) = in_whose_name(row, asked)
            && now - *asked_at >= REMINDED_AFTER
            && !reminded
            && !reminder_waits(tx.read(), address, now)?
        {
            tx.set_invitation_reminded(row.id, address, now)?;
            write(tx, settings, row, player, by, &Invited::Again, now)?;
        }
    }
    let last = known.iter().map(|it| it.asked_at).max();
    let waits = known.iter().any(|it| it.reply != Some(Reply::Yes));
    if waits && last.is_some_and(|last| now - last >= GIVEN_UP_AFTER) {
        give_up(tx, settings, row, &known, now)?;
    }
    Ok(())
}

/// Nobody waits for ever: whoever said yes is told that the table does not come about.
fn give_up(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    known: &[Invitation],
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let why = "not everybody who was asked has said yes within four weeks";
    if let Ok(mut table) = load(&settings.games, tx.read(), row)? {
        let note = Note { reason: why.to_owned(), ..Note::default() };
        let taken = table.cancel(note).map_err(MendError::fault)?;
        record(tx, row.id, &mut *table, &taken, None, now)?;
    }
    tx.set_status(row.id, Status::Cancelled, Some(NOT_BEGUN))?;
    let text = format!("Table {} is given up: {why}. `undo` takes that back.", row.id);
    notice::to_moderators_of(tx, settings, row.id, "a table does not come about", &text, now)?;
    for asked in known.iter().filter(|it| it.reply == Some(Reply::Yes)) {
        let player = people(row).find(|player| player.address == asked.address);
        if let Some(player) = player
            && !wants_none(tx.read(), &player.address)?
        {
            write(tx, settings, row, player, asks(settings, row, asked), &Invited::Gone, now)?;
        }
    }
    Ok(())
}

/// Keeps nothing of people who were asked to a table that waits no more, have not said yes, and
/// do not play.
fn forget_asked(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(row) = &tx.read().table(table)? else { return Ok(()) };
    for asked in tx.read().invitations(table)? {
        if asked.reply == Some(Reply::Yes) || now - asked.asked_at < GIVEN_UP_AFTER {
            continue;
        }
        if let Some(player) = people(row).find(|player| player.address == asked.address) {
            // A moderator may have begun it with them.
            if row.why.as_deref() != Some(NOT_BEGUN) {
                continue;
            }
            let nobody = left_by(player, player_name(player.seat), settings)?;
            tx.replace_player(table, &nobody, now)?;
        }
        tx.forget_invitation(table, &asked.address)?;
    }
    Ok(())
}

/// Tells the moderators, and the player who made it, that a table will not begin by itself,
/// because of this player.
pub(super) fn tell(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    (player, why): (&SeatRow, &str),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let text = format!(
        "{} {why}: the invitation to table {} has ended. The others still wait for it. `seat drop`, \
         `replace ... with NAME <ADDRESS>` (who is asked, too), or `cancel`.",
        player.name, row.id
    );
    notice::to_moderators_of(tx, settings, row.id, "somebody does not play", &text, now)?;
    let known = tx.read().invitations(row.id)?;
    let made = known.iter().find_map(|it| it.made_by.as_deref().map(|by| (by, &it.invited_by)));
    let Some((maker, by)) = made else { return Ok(()) };
    let maker = people(row).find(|other| other.address == *maker && other.seat != player.seat);
    let lacks = Invited::Lacks { player: player.name.clone() };
    maker.map_or(Ok(()), |maker| write(tx, settings, row, maker, by, &lacks, now))
}

/// Has whoever has this address said yes to this table, or need not, because nobody was asked?
pub(super) fn may_play(
    reader: Reader<'_>,
    table: TableId,
    address: &str,
) -> Result<bool, StoreError> {
    let known = reader.invitations(table)?;
    let theirs = mailbox(address);
    let said = |it: &Invitation| it.reply == Some(Reply::Yes) && mailbox(&it.address) == theirs;
    Ok(known.is_empty() || known.iter().any(said))
}

/// Those who have not said yes; `None` if nobody was asked to this table.
pub(super) fn missing(tx: &WriteTx<'_>, row: &TableRow) -> Result<Option<Vec<String>>, DeskError> {
    let known = tx.read().invitations(row.id)?;
    if row.status != Status::Waiting || known.is_empty() {
        return Ok(None);
    }
    let said = |player: &&SeatRow| {
        known.iter().any(|it| it.address == player.address && it.reply == Some(Reply::Yes))
    };
    let missing = people(row).filter(|player| !said(player));
    Ok(Some(missing.map(|player| player.name.clone()).collect()))
}
