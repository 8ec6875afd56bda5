//! How somebody played: games, places, time to answer, deadlines missed, ratings.
//!
//! Only games that were played to their end by those who sat down count: nobody was replaced,
//! no house player and no moderator made a move, nothing was corrected. Results are found in
//! journals, and ratings computed from them anew whenever somebody asks, game after game in
//! the order in which they ended: by Weng and Lin's Bayesian approximation (Bradley-Terry,
//! as in `OpenSkill`), apart for each game and number of players.

use super::{Desk, DeskError, Settings, load};
use crate::{
    basics::TableId,
    letters::{Played, Ranked, Record, Standing},
    store::{Reader, ResultRow, Status, StoreError, WriteTx},
};
use chrono::{DateTime, TimeDelta, Utc};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::collections::BTreeMap;

/// How many finished tables are looked at in one go.
const AT_ONCE: usize = 20;

/// How many people a list of ratings has.
const LISTED: usize = 20;

/// Games with one rating: the game, and for how many.
type Kind = (String, usize);

/// Finds the results of finished tables that were not looked at yet, some of them.
pub fn find_results(tx: &WriteTx<'_>, settings: &Settings) -> Result<(), DeskError> {
    for table in tx.read().results_to_find(AT_ONCE)? {
        let entries = tx.read().entries(table)?;
        match result_of(tx.read(), settings, table)? {
            Some((at, places)) => tx.put_result(table, entries, Some((at, &places)))?,
            None => tx.put_result(table, entries, None)?,
        }
    }
    Ok(())
}

/// When a game ended, and the rank of each seat.
type Ended = (DateTime<Utc>, Vec<u8>);

/// The end of a game that counts.
fn result_of(
    reader: Reader<'_>,
    settings: &Settings,
    id: TableId,
) -> Result<Option<Ended>, DeskError> {
    let Some(row) = reader.table(id)?.filter(|row| row.status == Status::Finished) else {
        return Ok(None);
    };
    let Ok(table) = load(&settings.games, reader, &row)? else { return Ok(None) };
    let (Some(standings), Some(last)) = (table.standings(), table.played_to_end()) else {
        return Ok(None);
    };
    let journal = reader.journal(id)?;
    let at = usize::try_from(last).ok().and_then(|last| journal.get(last));
    let Some(at) = at.and_then(|row| row.at.parse().ok()) else { return Ok(None) };
    let rank = |seat| standings.iter().find(|it| it.seat == seat).map(|it| it.rank);
    let places: Option<Vec<u8>> = table.seats().iter().map(rank).collect();
    // Nobody is compared with themselves.
    let mut people: Vec<&str> = row.seats.iter().map(|seat| seat.address.as_str()).collect();
    people.retain(|address| !address.is_empty());
    people.sort_unstable();
    let all = people.len();
    people.dedup();
    Ok(places.filter(|_| people.len() == all).map(|places| (at, places)))
}

/// What everybody's results come to, by game and number of players.
fn ratings(results: &[ResultRow]) -> BTreeMap<Kind, BTreeMap<String, WengLinRating>> {
    let config = WengLinConfig::new();
    let mut all: BTreeMap<Kind, BTreeMap<String, WengLinRating>> = BTreeMap::new();
    for result in results {
        let kind = (result.game.clone(), result.places.len());
        let known = all.entry(kind).or_default();
        // Somebody who is forgotten counts as a newcomer.
        let before: Vec<[WengLinRating; 1]> = result
            .places
            .iter()
            .map(|(_, person)| [known.get(person).copied().unwrap_or_default()])
            .collect();
        let ranks = result.places.iter().map(|(rank, _)| MultiTeamOutcome::new((*rank).into()));
        let teams: Vec<_> = before.iter().map(|it| &it[..]).zip(ranks).collect();
        let after = weng_lin_multi_team(&teams, &config);
        for ((_, person), rating) in result.places.iter().zip(after) {
            if let (false, Some(rating)) = (person.is_empty(), rating.first()) {
                known.insert(person.clone(), *rating);
            }
        }
    }
    all
}

/// Everything that is known of how somebody played.
pub fn record(
    tx: &WriteTx<'_>,
    settings: &Settings,
    address: &str,
    own: bool,
) -> Result<Record, DeskError> {
    find_results(tx, settings)?;
    let reader = tx.read();
    let results = reader.results()?;
    let ratings = ratings(&results);
    let mut played: BTreeMap<Kind, Vec<u8>> = BTreeMap::new();
    for result in &results {
        let place = result.places.iter().find(|(_, person)| person == address);
        if let Some((rank, _)) = place {
            played.entry((result.game.clone(), result.places.len())).or_default().push(*rank);
        }
    }
    let games = played.into_iter().map(|(kind, ranks)| {
        let rating = ratings.get(&kind).and_then(|people| people.get(address));
        let count = |place: usize| ranks.iter().filter(|rank| usize::from(**rank) == place).count();
        Played {
            title: settings.games.title(&kind.0).to_owned(),
            players: kind.1,
            played: ranks.len(),
            places: (1..=kind.1).map(count).collect(),
            rating: rating.map(shown),
        }
    });
    let games = games.collect();
    let (deadlines, missed) = reader.deadlines_of(address)?;
    Ok(Record {
        name: reader.name_of(address)?.unwrap_or_default(),
        own,
        public: reader.is_record_public(address)?,
        games,
        usual: median(&reader.answer_times_of(address)?),
        deadlines,
        missed,
    })
}

/// A rating in tenths: the rating itself, and how uncertain it is.
fn shown(rating: &WengLinRating) -> (i32, i32) {
    #[expect(clippy::cast_possible_truncation, reason = "a rating is a small number")]
    let tenths = |figure: f64| (figure * 10.0).round() as i32;
    (tenths(rating.rating), tenths(rating.uncertainty))
}

fn median(sorted: &[TimeDelta]) -> Option<TimeDelta> {
    let middle = sorted.len() / 2;
    let upper = *sorted.get(middle)?;
    match middle.checked_sub(1).and_then(|below| sorted.get(below)) {
        Some(lower) if sorted.len().is_multiple_of(2) => Some((*lower + upper) / 2),
        Some(_) | None => Some(upper),
    }
}

/// The ratings of those who show them; of one game, or of all.
pub fn standings(
    tx: &WriteTx<'_>,
    settings: &Settings,
    game: Option<&str>,
) -> Result<Vec<Standing>, DeskError> {
    find_results(tx, settings)?;
    let reader = tx.read();
    let mut found = Vec::new();
    for ((name, players), people) in ratings(&reader.results()?) {
        if game.is_some_and(|game| game != name) {
            continue;
        }
        let mut listed = Vec::new();
        for (address, rating) in people {
            if reader.is_record_public(&address)? {
                let name = reader.name_of(&address)?.unwrap_or_default();
                // What is certain of it: the rating less three times its uncertainty.
                let certain = rating.rating - 3.0 * rating.uncertainty;
                listed.push((certain, Ranked { name, rating: shown(&rating) }));
            }
        }
        listed
            .sort_by(|(one, a), (other, b)| other.total_cmp(one).then_with(|| a.name.cmp(&b.name)));
        let people: Vec<Ranked> = listed.into_iter().take(LISTED).map(|(_, it)| it).collect();
        if !people.is_empty() {
            let title = settings.games.title(&name).to_owned();
            found.push(Standing { title, players, people });
        }
    }
    Ok(found)
}

/// Somebody at one of a person's tables who is called so and lets others see their record.
pub fn companion(
    reader: Reader<'_>,
    address: &str,
    name: &str,
) -> Result<Option<String>, StoreError> {
    let wanted = name.trim().to_lowercase();
    let mut found = Vec::new();
    for (other, called) in reader.companions_of(address)? {
        let called = called.to_lowercase();
        let first = called.split_whitespace().next().unwrap_or_default();
        if (called == wanted || first == wanted) && reader.is_record_public(&other)? {
            found.push(other);
        }
    }
    found.sort();
    found.dedup();
    Ok(if found.len() == 1 { found.pop() } else { None })
}

/// The share of deadlines that somebody missed, in percent, rounded up, if it is more than a
/// table asks for.
pub fn missed_too_many(
    reader: Reader<'_>,
    address: &str,
    most: u8,
) -> Result<Option<u32>, StoreError> {
    let (deadlines, missed) = reader.deadlines_of(address)?;
    let over = u64::from(missed) * 100 > u64::from(most) * u64::from(deadlines);
    let share = (u64::from(missed) * 100).div_ceil(u64::from(deadlines).max(1));
    Ok(over.then(|| u32::try_from(share).unwrap_or(100)))
}

impl Desk {
    /// Looks at finished tables that were not looked at yet, some at a time.
    pub(super) fn keep_results(&mut self) -> Result<(), DeskError> {
        if self.store.read().results_to_find(1)?.is_empty() {
            return Ok(());
        }
        let tx = self.store.write()?;
        find_results(&tx, &self.settings)?;
        Ok(tx.commit()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[(u8, &str)]) -> ResultRow {
        let places = places.iter().map(|(rank, name)| (*rank, (*name).to_owned())).collect();
        ResultRow { table: TableId(1), game: "santiago".into(), places }
    }

    /// The figures are those of a program of its own, written from Weng and Lin's Algorithm 1
    /// (Journal of Machine Learning Research 12, 2011), for teams of one.
    #[test]
    fn ratings_are_those_of_the_paper() {
        let results =
            [game(&[(1, "a"), (2, "b"), (3, "c")]), game(&[(2, "a"), (1, "b"), (2, "d")])];
        let all = ratings(&results);
        let people = &all[&("santiago".to_owned(), 3)];
        let figures: Vec<String> = people
            .iter()
            .map(|(name, it)| format!("{name} {:.4} {:.4}", it.rating, it.uncertainty))
            .collect();
        assert_eq!(figures, PAPER);
    }

    const PAPER: [&str; 4] =
        ["a 26.8595 7.3414", "b 30.2952 7.3320", "c 19.7295 7.7885", "d 22.8429 7.7552"];

    #[test]
    fn somebody_who_is_forgotten_counts_as_a_newcomer() {
        let known = ratings(&[game(&[(1, "a"), (2, "")]), game(&[(1, "a"), (2, "")])]);
        let people = &known[&("santiago".to_owned(), 2)];
        assert_eq!(people.len(), 1);
        assert!(people["a"].rating > 25.0);
    }

    #[test]
    fn the_median_of_few_and_of_none() {
        let hours = |all: &[i64]| -> Vec<TimeDelta> {
            all.iter().map(|it| TimeDelta::hours(*it)).collect()
        };
        assert_eq!(median(&[]), None);
        assert_eq!(median(&hours(&[3])), Some(TimeDelta::hours(3)));
        assert_eq!(median(&hours(&[1, 4])), Some(TimeDelta::minutes(150)));
        assert_eq!(median(&hours(&[1, 2, 9])), Some(TimeDelta::hours(2)));
    }
}
