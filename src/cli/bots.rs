//! `monsoon bots`: how well the house players play.
//!
//! Whole games in memory: no mail, no files, no clock but a stopwatch. A house
//! player holds one seat, the others play as `--against` says; the seat changes
//! from game to game.

use super::print_json;
use crate::desk::{self, AnyGame, Contest, Games, Played};
use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::{process::ExitCode, time::Duration};

#[derive(Args)]
pub struct Bots {
    /// How many games of each kind
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Only this game [default: all, in all their editions]
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// The number of players, including the house player
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: usize,
    /// An option of the game, such as money=hidden; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,
    /// Who plays the other seats
    #[arg(long, value_enum, default_value_t = Against::Random)]
    against: Against,
    /// The source of all chance, the players' choices included
    #[arg(long, default_value = "1", value_name = "S")]
    seed: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Against {
    /// Any legal order, all equally likely
    Random,
    /// Always the letter's first button
    Buttons,
    /// House players as well
    House,
}

/// The results for one kind of game.
#[derive(Debug, Serialize)]
struct Report {
    game: String,
    /// As given on the command line.
    options: Vec<String>,
    players: usize,
    against: desk::Against,
    games: u32,
    /// Games in which the house player won alone, tied for first, or lost.
    won: u32,
    tied: u32,
    lost: u32,
    /// Percentage of games won; a tie counts half.
    percent: f64,
    /// Average final score.
    score: f64,
    score_of_others: f64,
    /// Average number of orders per game, of all players.
    orders: f64,
    /// The house players' decisions, and how long they took.
    decisions: u64,
    mean_ms: f64,
    slowest_ms: f64,
    /// House players' orders that the rules refused.
    refused: u32,
    /// Games that did not end.
    unfinished: u32,
}

/// A kind of game to play.
struct Wish<'a> {
    game: &'a dyn AnyGame,
    contest: Contest,
}

impl Wish<'_> {
    fn name(&self) -> String {
        [vec![self.game.name().name.to_owned()], self.options()].concat().join(" ")
    }

    /// As given on the command line.
    fn options(&self) -> Vec<String> {
        self.contest.pairs.iter().map(|(key, value)| format!("{key}={value}")).collect()
    }
}

impl Bots {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let wishes = self.wishes(games)?;
        let bar = self.progress_bar(wishes.len());
        let mut reports = Vec::new();
        for wish in &wishes {
            bar.set_message(wish.name());
            let games = wish.game.contest(&wish.contest, &|| bar.inc(1))?;
            let report = Report::of(wish, &games);
            if !self.json {
                bar.suspend(|| report.print());
            }
            reports.push(report);
        }
        bar.finish_and_clear();
        if self.json {
            print_json(&reports)?;
        }
        let well = |report: &Report| report.refused == 0 && report.unfinished == 0;
        Ok(if reports.iter().all(well) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// The kinds of game to play.
    fn wishes<'a>(&self, games: &'a Games) -> Result<Vec<Wish<'a>>> {
        let named = self.game.as_deref();
        let games: Vec<&dyn AnyGame> =
            games.iter().filter(|game| named.is_none_or(|it| game.name().name == it)).collect();
        let Some(first) = games.first() else {
            bail!("no game is called «{}»", named.unwrap_or_default());
        };
        for game in games.iter().map(|game| game.name()) {
            let (fewest, most) = game.players;
            if !(fewest..=most).contains(&self.players) {
                bail!("--players {}: {} is for {fewest} to {most}", self.players, game.name);
            }
        }
        let wish = |game, pairs| Wish {
            game,
            contest: Contest {
                pairs,
                players: self.players,
                against: match self.against {
                    Against::Random => desk::Against::Random,
                    Against::Buttons => desk::Against::Buttons,
                    Against::House => desk::Against::House,
                },
                games: self.games,
                seed: self.seed.clone(),
            },
        };
        if !self.options.is_empty() {
            return Ok(vec![wish(*first, super::pairs(&self.options)?)]);
        }
        let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        let kinds = games
            .iter()
            .flat_map(|game| game.name().kinds.iter().map(move |pairs| (*game, *pairs)));
        Ok(kinds.map(|(game, pairs)| wish(game, pairs.iter().map(own).collect())).collect())
    }

    fn progress_bar(&self, kinds: usize) -> ProgressBar {
        if self.json {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(u64::from(self.games) * u64::try_from(kinds).unwrap_or(1));
        if let Ok(style) = ProgressStyle::with_template("{bar:30} game {pos} of {len}  {msg}") {
            bar.set_style(style);
        }
        bar
    }
}

#[expect(clippy::cast_precision_loss, reason = "no sum here comes near 2^52")]
fn mean(sum: i64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

impl Report {
    fn of(wish: &Wish<'_>, games: &[Played]) -> Report {
        let count = |which: fn(&Played) -> bool| {
            u32::try_from(games.iter().filter(|game| which(game)).count()).unwrap_or(u32::MAX)
        };
        let sum = |of: fn(&Played) -> i64| games.iter().map(of).sum::<i64>();
        let (won, tied) = (count(|game| game.won), count(|game| game.tied));
        let unfinished = count(|game| !game.finished);
        let number = u64::try_from(games.len()).unwrap_or(u64::MAX);
        let finished = number.saturating_sub(unfinished.into());
        let contest = &wish.contest;
        let others = u64::try_from(contest.players).unwrap_or(2).saturating_sub(1);
        let decisions: u64 = games.iter().map(|game| game.decisions).sum();
        let spent: Duration = games.iter().map(|game| game.spent).sum();
        let slowest = games.iter().map(|game| game.slowest).max().unwrap_or_default();
        Report {
            game: wish.game.name().name.to_owned(),
            options: wish.options(),
            players: contest.players,
            against: contest.against,
            games: contest.games,
            won,
            tied,
            lost: contest.games.saturating_sub(won + tied + unfinished),
            percent: mean(i64::from(won) * 100 + i64::from(tied) * 50, number),
            score: mean(sum(|game| game.score), finished),
            score_of_others: mean(sum(|game| game.others), finished * others),
            orders: mean(sum(|game| i64::from(game.orders)), number),
            decisions,
            mean_ms: mean(i64::try_from(spent.as_micros()).unwrap_or(i64::MAX), decisions) / 1e3,
            slowest_ms: slowest.as_secs_f64() * 1e3,
            refused: games.iter().map(|game| game.refused).sum(),
            unfinished,
        }
    }

    fn print(&self) {
        println!(
            "{}, {} players",
            [std::slice::from_ref(&self.game), &*self.options].concat().join(" "),
            self.players
        );
        println!(
            "  {} games: {} won, {} tied, {} lost: {:.1} %",
            self.games, self.won, self.tied, self.lost, self.percent
        );
        println!(
            "  {:.1} points, the others {:.1}; {:.0} orders a game",
            self.score, self.score_of_others, self.orders
        );
        println!(
            "  {} decisions, {:.2} ms on average, {:.1} ms at most",
            self.decisions, self.mean_ms, self.slowest_ms
        );
        if self.refused > 0 || self.unfinished > 0 {
            println!("  {} ORDERS REFUSED, {} GAMES WITHOUT AN END", self.refused, self.unfinished);
        }
    }
}
