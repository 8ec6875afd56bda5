//! SIGKILL or SIGTERM at random moments, while mail comes in and tables are backed up,
//! restored, pruned, imported and moderated: nothing is lost, doubled or empty afterwards.
//!
//! `MONSOON_KILLS` says how often (10 if it does not), `MONSOON_KILLS_SEED` what the
//! moments and the signals are drawn from.

mod checks;
mod daemon;
mod deed;
mod packed;
mod post;
mod season;
mod strikes;

use deed::Told;
use monsoon::engine::TableSeed;
use season::Season;

/// How many strikes one server suffers.
const SEASON: usize = 50;

#[test]
fn killed_at_random_nothing_is_lost_doubled_or_empty() {
    let wanted = std::env::var("MONSOON_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    let seed = std::env::var("MONSOON_KILLS_SEED").unwrap_or_else(|_| "kills".into());
    let mut done = 0;
    let mut told = Told::default();
    for number in 0.. {
        if done >= wanted {
            break;
        }
        println!("season {number} of the seed {seed}");
        let dice = TableSeed::new(format!("{seed} {number}")).dice(0);
        let mut season = Season::new(dice);
        season.play(SEASON.min(wanted - done));
        season.settle();
        done += season.told.strikes();
        told.add(&season.told);
    }
    println!("{told}");
    assert_eq!((told.lost, told.doubled), (0, 0), "{told}");
}
