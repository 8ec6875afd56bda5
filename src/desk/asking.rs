//! People who are asked, by their addresses, to a table that waits for whoever joins. Each
//! gets one letter and one reminder, with three answers; the secret in it lets them in without
//! the table's word, and signs them up if they were not.

use super::{
    Desk, DeskError, Settings,
    gathering::{Answer, Choice, Gather, clock_of, may_be_watched},
    inviting::{self, REMINDED_AFTER},
    notice,
    opening::{NewSeat, OpenError, check_wish, is_entry_word, take_house},
    secrets::random_hex,
};
use crate::{
    basics::{Language, TableId, person_name},
    config::Open,
    letters::{self, AskedTo, FoundSaid, House, HouseSaid},
    mail::address::mailbox,
    store::{AskedToJoin, Gathering, Reply, StoreError, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};

/// A table that an operator opens for whoever joins.
pub struct ToGather<'a> {
    pub game: &'a str,
    pub seats: usize,
    pub options: &'a [(String, String)],
    /// Only those who know this word find it.
    pub word: Option<&'a str>,
    /// Who is asked to it, and in whose name.
    pub asked: (&'a str, &'a [NewSeat]),
}

/// For how long it is kept who was asked to a table that has begun or ended: whoever says yes
/// late is told so.
const ASKED_KEPT: TimeDelta = TimeDelta::days(28);

impl Desk {
    /// The operator opens a table for whoever joins, and asks people to it. Whoever joins first
    /// may start it early.
    ///
    /// # Errors
    /// Why that can't be.
    pub fn gather(&mut self, wish: &ToGather<'_>) -> Result<TableId, OpenError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        if self.settings.open != Open::Anyone {
            let why = "nobody could join: that takes `open = \"anyone\"` in [house]";
            return Err(OpenError::wish(why.to_owned()));
        }
        check_wish(&self.settings, wish.game, wish.seats, wish.options)?;
        let choice = Choice {
            game: wish.game,
            seats: Some(wish.seats),
            options: wish.options,
            private: wish.word.is_some(),
            word: wish.word,
        };
        may_be_watched(&choice).map_err(OpenError::wish)?;
        let house = take_house(&mut wish.options.to_vec()).map_err(OpenError::wish)?;
        if house >= wish.seats {
            return Err(OpenError::wish("one of the players at least is a person".to_owned()));
        }
        if wish.word.is_some_and(|word| !is_entry_word(word)) {
            let why = "a word has at least four letters, and no spaces";
            return Err(OpenError::wish(why.to_owned()));
        }
        let word = wish.word.map(str::to_lowercase);
        let word = (word.as_deref(), true);
        let id = tx.gather(wish.game, wish.seats, wish.options, word, now)?;
        let (by, people) = wish.asked;
        ask_for_house(&tx, &self.settings, id, (by, people), now)?;
        tx.commit()?;
        Ok(id)
    }

    /// Reminds those who were asked and have not answered, and forgets those whom nobody waits
    /// for any more.
    pub(super) fn remind_asked(&mut self, now: DateTime<Utc>) -> Result<(), DeskError> {
        let reader = self.store.read();
        let mut asked = Vec::new();
        for one in reader.asked_in_vain(now - REMINDED_AFTER)? {
            if !inviting::reminder_waits(reader, &one.address, now)? {
                asked.push(one);
            }
        }
        if asked.is_empty() && !reader.has_asked(now - ASKED_KEPT)? {
            return Ok(());
        }
        let tx = self.store.write()?;
        tx.forget_asked(now - ASKED_KEPT)?;
        for asked in asked {
            remind(&tx, &self.settings, &asked, now)?;
        }
        Ok(tx.commit()?)
    }
}

impl Gather<'_> {
    /// Asks people to a table that the member has opened.
    pub(super) fn ask(&self, id: TableId, people: &[NewSeat]) -> Answer<HouseSaid> {
        let reader = self.tx.read();
        let Some(table) = reader.gathering(id)? else {
            return Ok(Err(HouseSaid::NoTable { table: id }));
        };
        if table.joined.first() != Some(&self.member.address) {
            let there = table.word.is_none() || table.joined.contains(&self.member.address);
            return Ok(Err(if there {
                HouseSaid::MakerAsks { table: id }
            } else {
                HouseSaid::NoTable { table: id }
            }));
        }
        let found = |said| Ok(Err(HouseSaid::Found(said)));
        for person in people {
            if inviting::is_no_persons(self.settings, &person.address) {
                return found(FoundSaid::BadPerson { text: person.address.clone() });
            }
            let theirs = mailbox(&person.address);
            let known = reader.asked_to(id)?.iter().any(|it| mailbox(&it.address) == theirs);
            if known || table.joined.iter().any(|it| mailbox(it) == theirs) {
                return found(FoundSaid::Already { name: inviting::called(person).to_owned() });
            }
        }
        let wish = (self.member.address.as_str(), people);
        if let Some(why) = inviting::not_to_be_written(reader, self.settings, wish, self.now)? {
            return found(why);
        }
        let by = (self.member.name.as_str(), self.member.address.as_str());
        for person in people {
            ask(self.tx, self.settings, &table, by, person, self.now)?;
        }
        let names = people.iter().map(|it| inviting::called(it).to_owned()).collect();
        Ok(Ok(HouseSaid::AskedThem { table: id, names }))
    }
}

/// Asks people in an operator's name, who knows whom they write to.
fn ask_for_house(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    (by, people): (&str, &[NewSeat]),
    now: DateTime<Utc>,
) -> Result<(), OpenError> {
    let wish = |why: String| Err(OpenError::wish(why));
    let Some(table) = tx.read().gathering(id)? else { return wish(format!("no table {id}")) };
    if people.is_empty() {
        return Ok(());
    }
    // Without a name it is the house that asks.
    let by = if by.trim().is_empty() { settings.own.name() } else { by };
    let by = person_name(by).map_err(|error| OpenError::wish(error.to_string()))?;
    if let Some(twice) = inviting::named_twice(people) {
        return wish(format!("{} is the address of two people", twice.address));
    }
    for person in people {
        if inviting::is_no_persons(settings, &person.address) {
            return wish(format!("{} is nobody’s address who could play", person.address));
        }
        if inviting::wants_none(tx.read(), &person.address)? {
            return wish(format!("{} wants no more invitations", person.address));
        }
        ask(tx, settings, &table, (by, ""), person, now)?;
    }
    Ok(())
}

fn ask(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: &Gathering,
    (by, made_by): (&str, &str),
    person: &NewSeat,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let address = person.address.to_lowercase();
    let member = tx.read().member(&mailbox(&address))?;
    let language = member.map(|it| it.language).or(person.language).unwrap_or(settings.language);
    let asked = AskedToJoin {
        table: table.id,
        address,
        name: person.name.clone(),
        language,
        invited_by: by.to_owned(),
        made_by: made_by.to_owned(),
        token: random_hex::<12>()?,
        asked_at: now,
        reminded: false,
        reply: None,
    };
    tx.ask_to_join(&asked)?;
    write(tx, settings, &asked, table, false, now)
}

/// In whose name somebody is asked: the operator's, or that of whoever may start the table now.
/// Nobody's if that is nobody.
fn in_whose_name(
    tx: &WriteTx<'_>,
    asked: &AskedToJoin,
    table: &Gathering,
) -> Result<Option<String>, StoreError> {
    if asked.is_operators() {
        return Ok(Some(asked.invited_by.clone()));
    }
    let Some(maker) = table.joined.first() else { return Ok(None) };
    Ok(tx.read().member(&mailbox(maker))?.map(|it| it.name))
}

/// Asks, for the first time or once more, as long as there is somebody who asks.
pub(super) fn write(
    tx: &WriteTx<'_>,
    settings: &Settings,
    asked: &AskedToJoin,
    table: &Gathering,
    again: bool,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(by) = in_whose_name(tx, asked, table)? else { return Ok(()) };
    let to = AskedTo {
        by,
        table: table.id,
        title: settings.games.title(&table.game).to_owned(),
        idea: settings.games.called(&table.game).and_then(|game| game.idea(asked.language)),
        seats: table.seats,
        names: names(tx, table)?,
        clock: clock_of(settings, &table.options),
        again,
    };
    tell(tx, settings, asked, &HouseSaid::AskedTo(to), now)
}

/// Writes to somebody who was asked.
pub(super) fn tell(
    tx: &WriteTx<'_>,
    settings: &Settings,
    asked: &AskedToJoin,
    said: &HouseSaid,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let (own, language) = (&settings.own, asked.language);
    let english = tx.read().member(&mailbox(&asked.address))?.is_some_and(|it| it.english_orders);
    let reply_to = own.with_token(&asked.token);
    let house = House {
        name: own.name(),
        address: &own.plain(),
        reply_to: &reply_to,
        language,
        orders: if english { Language::En } else { language },
    };
    let rendered = letters::house(&house, std::slice::from_ref(said));
    notice::to_asked(tx, settings, (&asked.address, &reply_to), rendered, now)
}

/// The names of those who have joined, its maker first.
fn names(tx: &WriteTx<'_>, table: &Gathering) -> Result<Vec<String>, StoreError> {
    let mut names = Vec::new();
    for address in &table.joined {
        names.extend(tx.read().member(&mailbox(address))?.map(|it| it.name));
    }
    Ok(names)
}

/// Reminds somebody who has not answered.
fn remind(
    tx: &WriteTx<'_>,
    settings: &Settings,
    asked: &AskedToJoin,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(table) = tx.read().gathering(asked.table)? else { return Ok(()) };
    if inviting::wants_none(tx.read(), &asked.address)? {
        return Ok(tx.answered_to_join(asked, Reply::No)?);
    }
    // Nobody could join now.
    if settings.open != Open::Anyone {
        return Ok(());
    }
    // Of several invitations one is reminded of a day.
    if inviting::reminder_waits(tx.read(), &asked.address, now)? {
        return Ok(());
    }
    tx.reminded_to_join(asked, now)?;
    write(tx, settings, asked, &table, true, now)
}

/// Tells whoever asked that somebody does not join, as long as the table waits for anybody. They
/// know the address: they wrote it.
pub(super) fn declined(
    tx: &WriteTx<'_>,
    settings: &Settings,
    asked: &AskedToJoin,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let Some(table) = tx.read().gathering(asked.table)? else { return Ok(()) };
    let name = if asked.name.is_empty() { &asked.address } else { &asked.name };
    if asked.is_operators() {
        let text = format!("{name} does not join table {}; the place stays free.", asked.table);
        return notice::to_moderators(tx, settings, "somebody does not join", &text, now);
    }
    let Some(maker) = tx.read().member(&mailbox(&asked.made_by))? else { return Ok(()) };
    // Whoever has left it waits for nobody.
    if !table.joined.contains(&maker.address) {
        return Ok(());
    }
    let said = HouseSaid::JoinsNot { table: asked.table, name: name.clone() };
    let rendered = super::gathering::letter(settings, &maker, &[said]);
    notice::to_member(tx, settings, (&maker, notice::HOUSE), rendered, None, now)
}
