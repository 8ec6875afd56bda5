//! Who sits where and what was chosen, before the first letters: `seat`, `option`;
//! and `swap`, which also works later.
//!
//! A table waiting for its start can be dealt again: nobody but its moderators has
//! seen any of it. It draws from the same seed, whose SHA-256 they were told.

use super::{
    super::{
        DeskError,
        clocks::{as_in_the_house, house_name, take_options},
        games::{AnyGame, Dealt},
        opening::{HOUSE, HouseOptions, MISSED, NewSeat, Watching, check_count, check_people},
        secrets::random_hex,
        watching,
    },
    said::Person,
    session::{Done, Fail, Session, refuse},
};
use crate::{
    basics::{Wanted, person_name},
    engine::{Deed, Seats},
    store::{SeatRow, Status, WatchRule},
};

/// The word that takes a choice back.
const DEFAULT: &str = "default";

impl Session<'_> {
    fn must_wait(&self) -> Result<(), Fail> {
        match self.row.status {
            Status::Waiting => Ok(()),
            Status::Running | Status::Paused | Status::Finished | Status::Cancelled => Err(refuse(
                "that is for a table that waits for its start (`table new --later`); this one has begun",
            )),
        }
    }

    /// Two players change seats. In play, the earlier letters, plans and secrets
    /// stay behind; whatever concerns the player moves with them.
    pub(super) fn swap(&mut self, one: &str, other: &str) -> Done {
        if self.row.status != Status::Waiting {
            self.must_run()?;
        }
        let (one, other) = (self.seat(one)?, self.seat(other)?);
        if one == other {
            return Err(refuse(format!("{one} is one seat; name two")));
        }
        let gone = || DeskError::Fault("a seat is missing".into());
        let row = |seat: crate::engine::Seat| self.row.player(seat).cloned().ok_or_else(gone);
        let (here, there) = (row(one)?, row(other)?);
        self.must_have_player(one)?;
        self.must_have_player(other)?;
        let tokens = [random_hex::<12>()?, random_hex::<12>()?];
        let tokens = tokens.each_ref().map(String::as_str);
        self.tx.swap_players(self.row.id, [&here, &there], tokens, self.now)?;
        self.reload()?;
        self.effects.seated.push((one, here.name.clone()));
        self.effects.seated.push((other, there.name.clone()));
        let names = [there.name.clone(), here.name.clone()];
        self.do_deed(Deed::Swap { seats: [one, other], names })?;
        let told = if self.row.status == Status::Waiting {
            ""
        } else {
            " Letters and plans of before are dead; each has a letter with the seat's position. \
             Absences, passphrases and time settings went along."
        };
        Ok(format!("{} plays {one} from now on, {} plays {other}.{told}", there.name, here.name))
    }

    pub(super) fn add_seat(&mut self, person: &Person) -> Done {
        self.must_wait()?;
        let called = person.called(self.row.seats.len());
        let name = person_name(&called).map_err(|error| refuse(error.to_string()))?.to_owned();
        self.may_sit(&person.address)?;
        if super::who::seat_of(self.tx.read(), &self.row, &person.address)?.is_some() {
            return Err(refuse("whoever has that address plays at this table already"));
        }
        self.may_be_asked(&name, &person.address)?;
        let mut players = self.players();
        check_count(players.len() + 1, self.game()?.name().players)
            .map_err(|error| refuse(error.to_string()))?;
        let seats = Seats::new(players.len() + 1).into_iter().flat_map(Seats::iter);
        let seat = seats.last().ok_or_else(|| refuse("that many seats no game has"))?;
        players.push(SeatRow {
            seat,
            name: name.clone(),
            address: person.address.clone(),
            language: person.language.unwrap_or(self.settings.language),
            english_orders: false,
            wanted: Wanted::default(),
            token: random_hex::<12>()?,
            told: 0,
        });
        let pairs = self.chosen()?;
        self.deal_again(&pairs, &players)?;
        self.do_deed(Deed::AddSeat { name })?;
        Ok(self.seated())
    }

    pub(super) fn drop_seat(&mut self, seat: &str) -> Done {
        self.must_wait()?;
        let seat = self.seat(seat)?;
        let name = self.player(seat).to_owned();
        let mut players = self.players();
        players.retain(|player| player.name != name);
        let pairs = self.chosen()?;
        self.deal_again(&pairs, &players)?;
        self.do_deed(Deed::DropSeat { name })?;
        Ok(self.seated())
    }

    /// Changes an option that `table new --option` takes, or resets it as if it
    /// had never been given.
    /// What players may say to each other, and who may watch, can also be changed later.
    pub(super) fn choose(&mut self, key: &str, value: &str) -> Done {
        if !matches!(key, "press" | "delivery" | "watch" | "votes") {
            self.must_wait()?;
        }
        let table = self.row.id;
        let said = key == "silence" || !value.eq_ignore_ascii_case(DEFAULT);
        let pair: Vec<_> = said.then(|| (key.to_owned(), value.to_owned())).into_iter().collect();
        let mut known = self.tx.read().clock(table)?;
        let of_clock = !said && as_in_the_house(&mut known, key, &self.settings.clock.table);
        let (clock, rest) = take_options(&pair, &known).map_err(refuse)?;
        let of_clock = of_clock || said && rest.is_empty();
        let (of_house, rest) = HouseOptions::take(rest).map_err(refuse)?;
        match key {
            "reasons" => self.tx.set_reasons(table, of_house.reasons)?,
            "archive" => self.tx.set_secret(table, of_house.secret)?,
            "subjects" => self.tx.set_one_subject(table, of_house.one_subject)?,
            "press" => self.tx.set_press(table, of_house.press)?,
            "delivery" => self.tx.set_press_now(table, of_house.press_now)?,
            "votes" => self.tx.set_votes(table, of_house.votes)?,
            MISSED => self.tx.set_most_missed(table, of_house.most_missed)?,
            HOUSE => {
                let why = "`remove SEAT because ...` gives a seat to a house player";
                return Err(refuse(why));
            }
            "watch" => return self.choose_watch(of_house.watch),
            _ if of_clock => self.tx.set_clock(table, &clock)?,
            _ => {
                let mut pairs = self.chosen()?;
                pairs.retain(|(known, _)| known != key);
                pairs.extend(rest);
                let players = self.players();
                self.deal_again(&pairs, &players)?;
            }
        }
        self.reload()?;
        let option = format!("{key}={value}");
        self.do_deed(Deed::Choose { option: option.clone() })?;
        Ok(format!("Chosen: {option}. {}", self.seated()))
    }

    /// Changes who may watch. The word for it is nobody's business but of those who are told.
    fn choose_watch(&mut self, chosen: Option<Watching>) -> Done {
        let rule = match chosen {
            Some(Watching::By(rule)) => rule,
            None => WatchRule::None,
            Some(Watching::ByTheTablesWord) => {
                return Err(refuse("say the word: watch=word:mango"));
            }
        };
        self.tx.set_watch(self.row.id, &rule)?;
        if rule == WatchRule::None {
            watching::close(self.tx, self.settings, self.row.id, self.now)?;
        }
        self.reload()?;
        let option = format!("watch={}", rule.word());
        self.do_deed(Deed::Choose { option: option.clone() })?;
        Ok(format!("Chosen: {option}."))
    }

    fn game(&self) -> Result<&dyn AnyGame, DeskError> {
        let unknown = || DeskError::Fault(format!("no game is called {}", self.row.game));
        self.settings.games.called(&self.row.game).ok_or_else(unknown)
    }

    /// The game's options as they were chosen.
    fn chosen(&self) -> Result<Vec<(String, String)>, DeskError> {
        self.game()?.pairs(&self.row.options).map_err(DeskError::Fault)
    }

    /// The players in the order in which they were named: the dice may have seated
    /// them differently.
    fn players(&self) -> Vec<SeatRow> {
        let seating = self.table.seating();
        let mut players: Vec<(usize, SeatRow)> = self
            .row
            .seats
            .iter()
            .map(|player| {
                let at = player.seat.index();
                let place = seating.get(at).copied().unwrap_or(at);
                (place, player.clone())
            })
            .collect();
        players.sort_by_key(|(place, _)| *place);
        players.into_iter().map(|(_, player)| player).collect()
    }

    /// Deals the table again for these players. Deeds recorded about it stay.
    fn deal_again(&mut self, pairs: &[(String, String)], players: &[SeatRow]) -> Result<(), Fail> {
        let game = self.game()?;
        // A house player that has a seat for good has no address.
        let people = players.iter().filter(|player| !player.address.is_empty());
        let wish: Vec<NewSeat> = people
            .map(|player| NewSeat {
                name: player.name.clone(),
                address: player.address.clone(),
                language: Some(player.language),
            })
            .collect();
        check_count(players.len(), game.name().players)
            .and_then(|()| check_people(&wish, &self.settings.own))
            .map_err(|error| refuse(error.to_string()))?;
        let seats =
            Seats::new(players.len()).ok_or_else(|| refuse("no game has that many seats"))?;
        let Dealt { options, entry, seating, .. } = game
            .deal(pairs, &self.settings.overrides, seats, &self.row.seed)
            .map_err(|why| refuse(why.as_str()))?;
        let rows: Vec<SeatRow> = seating
            .iter()
            .filter_map(|place| players.get(*place))
            .zip(seats.iter())
            .map(|(player, seat)| {
                let house = player.address.is_empty();
                let name = if house { house_name(seat) } else { player.name.clone() };
                SeatRow { seat, name, ..player.clone() }
            })
            .collect();
        self.tx.deal_again(self.row.id, &options, &entry, &rows)?;
        let clock = self.tx.read().clock(self.row.id)?;
        self.tx.set_clock(self.row.id, &clock)?;
        for player in rows.iter().filter(|player| !player.address.is_empty()) {
            self.tx.keep_habits((self.row.id, player.seat), &player.address)?;
        }
        Ok(self.reload()?)
    }

    /// Who sits where.
    fn seated(&self) -> String {
        let seats = self.table.seats().iter();
        let seats: Vec<String> =
            seats.map(|seat| format!("{seat} {}", self.player(seat))).collect();
        format!("The seats: {}.", seats.join(", "))
    }
}
