//! `monsoon try`: a house for once, to play in from a browser.

use super::post::{announce, stops};
use crate::{
    archive::Shelved,
    basics::TableId,
    config::Config,
    daemon::{self, open_desk},
    desk::{Desk, Games, NewSeat, NewTable},
    store::Store,
    window::{Hands, Manners, Window},
};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// No mail leaves: letters go to a folder beside the database.
const CONFIG: &str = "\
# Written by `monsoon try`. No mail leaves this house: letters stay in a folder.
[store]
path = \"monsoon.sqlite\"
spool = \"spool\"

[inbound]
per_sender = 0
per_table = 0

[outbound.maildir]
path = \"letters\"
";

const NAMES: [&str; 5] = ["Anna", "Ben", "Cleo", "Duarte", "Eva"];

#[derive(Args)]
pub struct Trial {
    /// The game to play
    #[arg(long)]
    game: String,
    /// How many play [default: 4, or as many as the game is for]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many of them are house players; with 0, all seats are yours [default: all
    /// but one]
    #[arg(long, value_name = "N")]
    house: Option<usize>,
    /// An option of the game, such as money=hidden; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Keep the house in this folder and go on with it next time, instead of
    /// throwing it away
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Where to listen; 0 is any free port
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:0")]
    listen: SocketAddr,
}

impl Trial {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let stop = stops()?;
        let scratch = tempfile::tempdir().context("can't make a folder")?;
        let folder = self.folder.as_deref().unwrap_or(scratch.path());
        let (config, is_new) = house_in(folder)?;
        let Some(mut house) = daemon::open(&config, games)? else {
            bail!("{} is in use by another monsoon", folder.display());
        };
        let mut desk = open_desk(&config, games)?;
        if is_new {
            self.open_table(&mut desk, games)?;
            house.once()?;
        }
        let hands = Hands::own(&config, house);
        let window = Window::open(self.listen, &Manners::default(), desk, hands)
            .with_context(|| format!("--listen {}", self.listen))?;
        let kept = if self.folder.is_none() { "; --folder DIR would keep the house" } else { "" };
        announce(&format!("Play at http://{}/ (Ctrl-C ends it{kept})", window.address()), &window);
        window.serve(&stop)?;
        Ok(ExitCode::SUCCESS)
    }

    fn open_table(&self, desk: &mut Desk, games: &Games) -> Result<()> {
        let Some(game) = games.called(&self.game).map(Shelved::name) else {
            let known: Vec<_> = games.iter().map(|game| game.name().name).collect();
            bail!("no game is called «{}»; there are: {}", self.game, known.join(", "))
        };
        let (fewest, most) = game.players;
        let players = self.players.unwrap_or(4.min(most));
        if !(fewest..=most).contains(&players) {
            bail!("--players {players}: {} is for {fewest} to {most}", game.title);
        }
        let house = self.house.unwrap_or(players - 1);
        if house >= players {
            bail!("--house {house}: one of {players} players at least must be you");
        }
        let seats = NAMES.iter().take(players).map(|name| NewSeat {
            name: (*name).to_owned(),
            address: format!("{}@players.invalid", name.to_lowercase()),
            language: None,
        });
        let wish = NewTable {
            game: self.game.clone(),
            seats: seats.collect(),
            options: super::pairs(&self.options)?,
            seed: None,
            moderators: vec![],
            later: house > 0,
        };
        let table = desk.open(&wish)?.id;
        if house > 0 {
            self::seat_house(desk, table, &NAMES[players - house..players])?;
        }
        Ok(())
    }
}

/// Gives these players' seats to house players for good, and starts the table.
fn seat_house(desk: &mut Desk, table: TableId, names: &[&str]) -> Result<()> {
    let leave = names.iter().map(|name| format!("remove {name} because a house player plays"));
    let mut lines: Vec<String> = leave.collect();
    lines.push("start because everybody is here".to_owned());
    let done = desk.moderate(table, None, &lines)?;
    if done.refused {
        bail!("the table could not be set up: {}", done.text);
    }
    Ok(())
}

/// The house in a folder, made if there is none; and whether it was.
fn house_in(folder: &Path) -> Result<(Config, bool)> {
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    let path = folder.join("config.toml");
    let database = folder.join("monsoon.sqlite");
    let is_new = !database.exists();
    if is_new {
        if path.exists() {
            bail!("{} is there already; name a new folder", path.display());
        }
        fs::write(&path, CONFIG).with_context(|| format!("can't write {}", path.display()))?;
        Store::make(&database)?;
    } else if !fs::read_to_string(&path).is_ok_and(|text| text == CONFIG) {
        // Another house's letters would leave.
        bail!("{} is not a house of `monsoon try`", folder.display());
    }
    let (config, _) = Config::load(Some(&path))?;
    Ok((config, is_new))
}
