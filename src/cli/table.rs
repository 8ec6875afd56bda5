//! `monsoon table`: creates, lists and shows tables.

use super::print_json;
use crate::{
    basics::{Language, TableId},
    config::Config,
    daemon::open_desk,
    desk::{Desk, Games, NewSeat, NewTable, ToGather, neutral_name, showing::ViewerName},
    engine::TableSeed,
    store::WatchPace,
};
use anyhow::{Result, anyhow, bail};
use clap::{Subcommand, ValueEnum};
use std::process::ExitCode;

#[derive(Subcommand)]
pub enum Table {
    /// Open a table and write to its players
    New {
        /// The game to play
        game: String,
        /// A player, in clockwise order
        #[arg(
            help = "A player: 'NAME <ADDRESS>', or 'NAME <ADDRESS> pl' for letters in Polish; in clockwise order",
            long = "seat", value_name = "SEAT", required = true, value_parser = seat
        )]
        seats: Vec<NewSeat>,
        /// An option of the game, such as money=hidden, or of the table: clock='48h
        /// Mon-Fri Europe/Warsaw', silence=house, offer-after=3, away-days=28,
        /// reasons=optional if moderators need not give any, archive=public to keep
        /// secrets secret after the end, subjects=one to give all letters the same
        /// subject, press=private to let players write to each other alone or
        /// press=none not at all, delivery=now to send their words at once, watch=open
        /// to let people watch or watch=word:mango those who know the word, votes=most
        /// to let most players decide together instead of all or votes=none, missed=5 if nobody
        /// joins who has missed more than 5 % of their deadlines, house=2 to let two house
        /// players sit down as well; may be
        /// repeated
        #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
        options: Vec<(String, String)>,
        /// Who moderates the table besides those of the configuration
        #[arg(
            help = "Who moderates the table besides those of the configuration: 'NAME <ADDRESS>'; may be repeated",
            long = "moderator", value_name = "MODERATOR", value_parser = seat
        )]
        moderators: Vec<NewSeat>,
        /// Only set the table up: the first letters are sent when a moderator
        /// starts it
        #[arg(long)]
        later: bool,
        /// Ask the players first, in this name; the table begins once all of them have
        /// said yes
        #[arg(long, value_name = "NAME")]
        invite_by: Option<String>,
        /// Use this seed, preceded by `dice2_`, instead of a random one. Anybody
        /// who knows it can foresee all chance: for tests only
        #[arg(long)]
        seed: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Let somebody watch a table whose players allow it, or list who does
    Watch {
        /// The table's number
        id: TableId,
        /// Who is to watch; without it, those who do are listed
        #[arg(
            help = "Who is to watch: 'NAME <ADDRESS>', or 'NAME <ADDRESS> pl' for letters in Polish; without it, those who do are listed",
            long, value_name = "WHO", value_parser = seat
        )]
        who: Option<NewSeat>,
        /// When letters are to come
        #[arg(long, value_enum, default_value = "round")]
        letters: Letters,
        /// Let them watch no longer
        #[arg(long, requires = "who")]
        stop: bool,
    },
    /// List the tables
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List the tables that wait for players
    Waiting {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// End a table that waits for players; those who have joined are told
    End {
        /// The table's number
        id: TableId,
    },
    /// Have somebody join a table that waits for players; they are told
    Join {
        /// The table's number
        id: TableId,
        /// Who is to join
        #[arg(
            help = "Who is to join: 'NAME <ADDRESS>', or 'NAME <ADDRESS> pl' for letters in Polish; they are signed up if they were not",
            value_name = "WHO", value_parser = seat
        )]
        who: NewSeat,
    },
    /// Have somebody leave a table that waits for players; they are told
    Leave {
        /// The table's number
        id: TableId,
        /// Their address
        address: String,
    },
    /// Begin a table that waits for players, with those who have joined
    Start {
        /// The table's number
        id: TableId,
    },
    /// Open a table for whoever joins by mail
    Gather {
        /// The game to play
        game: String,
        /// How many are to play
        players: usize,
        /// An option, as for `monsoon table new`; may be repeated
        #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
        options: Vec<(String, String)>,
        /// Only those who know this word find the table
        #[arg(long, value_name = "WORD")]
        word: Option<String>,
        /// Somebody to be asked
        #[arg(
            help = "Somebody to be asked: 'NAME <ADDRESS>' or an address alone, with a language behind it, such as pl for letters in Polish; may be repeated",
            long, value_name = "WHO", value_parser = seat
        )]
        ask: Vec<NewSeat>,
        /// In whose name they are asked; in the house's if nobody is named
        #[arg(long, value_name = "NAME")]
        invite_by: Option<String>,
    },
    /// Show a table as a given viewer sees it
    Show {
        /// The table's number
        id: TableId,
        /// The viewer: a seat (red, green, ... or a player's name), public, or
        /// moderator
        #[arg(long = "as", value_name = "VIEWER", default_value = "public")]
        viewer: ViewerName,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// When those who watch get letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Letters {
    /// After each round, and when the game is over
    Round,
    /// When the game is over
    End,
}

impl Table {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        match self {
            Table::New { game, seats, options, moderators, later, invite_by, seed, json } => {
                let mut desk = open_desk(config, games)?;
                let wish = NewTable {
                    game: game.clone(),
                    seats: named(seats),
                    options: options.clone(),
                    seed: seed.as_deref().map(TableSeed::new_text),
                    moderators: moderators
                        .iter()
                        .map(|it| (it.name.clone(), it.address.clone()))
                        .collect(),
                    later: *later,
                };
                let opened = match invite_by {
                    Some(by) => desk.invite(&wish, by)?,
                    None => desk.open(&wish)?,
                };
                if *json {
                    print_json(&opened)?;
                } else {
                    println!(
                        "table {} is open; its seed's SHA-256 is {}",
                        opened.id, opened.commitment
                    );
                    let next = if invite_by.is_some() {
                        "the players are asked first; it begins once all have said yes".to_owned()
                    } else if *later {
                        format!("start it with: monsoon mod {} start because ...", opened.id)
                    } else {
                        "the first letters wait in the outbox: a daemon or `monsoon once` sends \
                         them"
                            .to_owned()
                    };
                    println!("{next}");
                }
            }
            Table::Watch { id, who, letters, stop } => {
                let mut desk = open_desk(config, games)?;
                watch(&mut desk, *id, who.as_ref(), *letters, *stop)?;
            }
            Table::List { json } => list(config, games, *json)?,
            Table::Waiting { json } => waiting(config, games, *json)?,
            Table::Join { id, who } => {
                let begun = open_desk(config, games)?.join_gathering(*id, who)?;
                println!("{} has joined table {id}", who.address);
                if begun {
                    println!("table {id} has begun");
                }
            }
            Table::Leave { id, address } => {
                if !open_desk(config, games)?.leave_gathering(*id, address)? {
                    bail!(
                        "{address} has not joined table {id}, or it has begun: then `monsoon mod {id} \
                         remove SEAT because ...` has a house player sit there"
                    );
                }
                println!("{address} has left table {id}");
            }
            Table::Start { id } => {
                open_desk(config, games)?.start_gathering(*id)?;
                println!("table {id} has begun");
            }
            Table::Gather { game, players, options, word, ask, invite_by } => {
                let mut desk = open_desk(config, games)?;
                let wish = ToGather {
                    game,
                    seats: *players,
                    options,
                    word: word.as_deref(),
                    asked: (invite_by.as_deref().unwrap_or_default(), ask),
                };
                let id = desk.gather(&wish)?;
                println!("table {id} waits for players: they write `join {id}` to the house");
            }
            Table::End { id } => {
                if !open_desk(config, games)?.end_gathering(*id)? {
                    bail!(
                        "no table {id} waits for players; `monsoon table waiting` lists those that \
                         do, and `monsoon mod {id} cancel because ...` ends one that has begun"
                    );
                }
                println!("table {id} has ended");
            }
            Table::Show { id, viewer, json } => show(config, games, *id, viewer, *json)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints a table as somebody sees it.
fn show(
    config: &Config,
    games: &Games,
    id: TableId,
    viewer: &ViewerName,
    json: bool,
) -> Result<()> {
    let (shown, words) = open_desk(config, games)?.show(id, viewer)?;
    if json {
        print_json(&shown)?;
    } else {
        println!("table {id}: {} ({}), entry {}", shown.game, shown.status, shown.position);
        for seat in &shown.seats {
            let address = seat.address.as_deref().unwrap_or_default();
            let stopped = seat
                .stopped_since
                .as_ref()
                .map(|since| format!(" (letters bounced; none sent since {since})"));
            let stopped = stopped.unwrap_or_default();
            println!("  {:<7} {} {address}{stopped}", seat.seat, seat.name);
        }
        println!("clock: {}; without an answer: {}", shown.clock, shown.silence);
        for wait in &shown.waits {
            let by = wait.by.as_ref().map(|by| format!(", until {by}"));
            let over = wait.over.as_ref().map(|over| format!(", over since {over}"));
            let (by, over) = (by.unwrap_or_default(), over.unwrap_or_default());
            println!("  waits for {} since {}{by}{over}", wait.seat, wait.since);
        }
        for away in &shown.away {
            println!("  {} is away from {} to {}", away.seat, away.from, away.to);
        }
        println!("{}", words.text);
    }
    Ok(())
}

/// Lists who watches, or lets somebody watch, or no longer.
fn watch(
    desk: &mut Desk,
    id: TableId,
    who: Option<&NewSeat>,
    letters: Letters,
    stop: bool,
) -> Result<()> {
    match who {
        None => {
            for (name, address) in desk.who_watches(id)? {
                println!("{name} <{address}>");
            }
        }
        Some(who) if stop => {
            let did = desk.end_watching(id, &who.address)?;
            let no = if did { "no longer watches" } else { "does not watch" };
            println!("{} {no} table {id}", who.address);
        }
        Some(who) => {
            let who = NewSeat {
                name: if who.name.is_empty() { "Player".to_owned() } else { who.name.clone() },
                ..who.clone()
            };
            let pace = match letters {
                Letters::Round => WatchPace::Round,
                Letters::End => WatchPace::End,
            };
            desk.let_watch(id, &who, pace)?;
            println!("{} watches table {id}", who.name);
        }
    }
    Ok(())
}

fn list(config: &Config, games: &Games, json: bool) -> Result<()> {
    let tables = open_desk(config, games)?.list()?;
    if json {
        return print_json(&tables);
    }
    if tables.is_empty() {
        println!("no tables; `monsoon table new` creates one");
    }
    for table in tables {
        let awaited: Vec<_> = table.awaiting.iter().map(|seat| seat.name.as_str()).collect();
        let waits = if awaited.is_empty() {
            String::new()
        } else {
            format!("; waits for {}", awaited.join(", "))
        };
        let why = table.why.map(|why| format!("; {why}")).unwrap_or_default();
        println!(
            "{:>4}  {}  {:<8}  entry {:<4} {}{waits}{why}",
            table.id,
            table.game,
            table.status,
            table.position,
            table.players.join(", ")
        );
    }
    Ok(())
}

fn waiting(config: &Config, games: &Games, json: bool) -> Result<()> {
    let tables = open_desk(config, games)?.gatherings()?;
    if json {
        return print_json(&tables);
    }
    if tables.is_empty() {
        println!("no table waits for players");
    }
    for table in tables {
        let private = if table.private { "; with a word" } else { "" };
        println!(
            "{:>4}  {}  {} of {}  since {}  {}{private}",
            table.id,
            table.game,
            table.joined.len(),
            table.seats,
            table.since.format("%F %R UTC"),
            table.joined.join(", ")
        );
    }
    Ok(())
}

pub fn seat(text: &str) -> Result<NewSeat> {
    let shape = || anyhow!("«{text}» should look like 'Anna <anna@example.org>'");
    let (name, rest) = match text.split_once('<') {
        Some((name, rest)) => (name.trim(), rest),
        None => ("", text),
    };
    let (address, after) = match rest.split_once('>') {
        Some((address, after)) => (address.trim(), after.trim()),
        None if !text.contains('<') => {
            let (address, after) =
                text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
            (address, after.trim())
        }
        None => return Err(shape()),
    };
    let language = match after {
        "" => None,
        code => Some(Language::from_code(code).ok_or_else(|| {
            let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
            anyhow!("«{code}» is not one of our languages: {}", codes.join(", "))
        })?),
    };
    crate::config::plain_address(address).map_err(|_| shape())?;
    let name = name.trim_matches('"').to_owned();
    Ok(NewSeat { name, address: address.to_owned(), language })
}

/// Players read each other's names, and nothing of an address: whoever has none is called by
/// a number.
pub fn named(seats: &[NewSeat]) -> Vec<NewSeat> {
    let name = |(nth, seat): (usize, &NewSeat)| NewSeat {
        name: if seat.name.is_empty() { neutral_name(nth + 1) } else { seat.name.clone() },
        ..seat.clone()
    };
    seats.iter().enumerate().map(name).collect()
}

fn option(text: &str) -> Result<(String, String)> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| anyhow!("«{text}» should look like money=hidden"))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read() {
        let read = |text| seat(text).map(|seat| (seat.name, seat.address, seat.language));
        let anna = read("Anna Nowak <anna@example.org>").unwrap();
        assert_eq!(anna, ("Anna Nowak".into(), "anna@example.org".into(), None));
        assert_eq!(read("ben@example.org").unwrap().0, "");
        let two = [seat("Anna <a@example.org>").unwrap(), seat("b@example.org").unwrap()];
        let names: Vec<String> = named(&two).into_iter().map(|it| it.name).collect();
        assert_eq!(names, ["Anna", "Player 2"]);
        assert_eq!(read("\"C, D\" <c@example.org> pl").unwrap().0, "C, D");
        for polish in ["C <c@example.org> pl", "c@example.org pl"] {
            assert_eq!(read(polish).unwrap().2, Some(Language::Pl), "{polish}");
        }
        for wrong in ["", "Anna", "Anna <anna@example.org", "C <c@example.org> xx", "<@x>"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
