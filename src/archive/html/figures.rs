//! What games add up to, as charts that are tables: every bar stands beside the
//! numbers it is drawn from, so that nothing is only a picture.

use super::index::IndexRow;
use super::words::{esc, player};
use crate::archive::{
    games::GAMES,
    stats::{Group, SeatFigures, Spread, Stats, short},
};
use crate::engine::{Seat, Seats};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A histogram has no more bars than this.
const BARS: i32 = 12;

/// All figures: of the groups, of each group, and all points. Empty if no game
/// ended.
pub(super) fn figures(rows: &[IndexRow], stats: &Stats) -> String {
    let points = points(rows);
    if stats.groups.is_empty() && points.is_empty() {
        return String::new();
    }
    let measures: String = measures(&stats.groups).concat();
    let groups: String = stats.groups.iter().map(group).collect();
    format!(
        "<section id=\"figures\"><h2>Figures</h2><p class=\"small\">{}</p>\
         <div class=\"measures\">{measures}{points}</div>{groups}</section>",
        counted(stats)
    )
}

/// Which games the figures are of.
fn counted(stats: &Stats) -> String {
    let games: usize = stats.groups.iter().map(|group| group.games).sum();
    let mut words = match games {
        1 => "One game of this list came to its end and is counted.".to_owned(),
        games => format!("{games} games of this list came to their end and are counted."),
    };
    if stats.secret > 0 {
        let _ = write!(words, " {} more keep their secrets: only their points are.", stats.secret);
    }
    if stats.broken > 0 {
        let _ = write!(words, " {} more can't be played again, and are not.", stats.broken);
    }
    words
}

/// What a group of games is called: `Goa (2012), variant=bonanza, 4 players`.
fn name(group: &Group) -> String {
    let name = match &group.edition {
        Some(edition) => format!("{}-{edition}", group.game),
        None => group.game.clone(),
    };
    let title = GAMES.iter().find(|it| it.name == name).map_or(name.as_str(), |it| it.title);
    let options =
        if group.options.is_empty() { String::new() } else { format!(", {}", group.options) };
    esc(&format!("{title}{options}, {}\u{a0}players", group.players))
}

/// A chart for each measure, with a row for each group.
fn measures(groups: &[Group]) -> Vec<String> {
    if groups.is_empty() {
        return Vec::new();
    }
    let spread = |caption: &str, of: fn(&Group) -> Option<Spread>| {
        let known = || groups.iter().filter_map(|group| Some((group, of(group)?)));
        let most = known().map(|(_, it)| it.most).fold(0.0, f64::max);
        let row = |(group, it): (&Group, Spread)| {
            let Spread { least, mean, most: top } = it;
            let bar = range("span", [least, mean, top], 0.0, most);
            cells(&name(group), &bar, &[short(mean), short(least), short(top)])
        };
        let rows: String = known().map(row).collect();
        if rows.is_empty() {
            return rows;
        }
        table(caption, ["Games", "From least to most"], &["Mean", "Least", "Most"], &rows)
    };
    let most = groups.iter().map(|group| group.games).max().unwrap_or_default();
    let games = |group: &Group| {
        let bar = bar("span", number(group.games), number(most));
        cells(&name(group), &bar, &[group.games.to_string()])
    };
    let games: String = groups.iter().map(games).collect();
    vec![
        table("Games played", ["Games", "How many"], &["Count"], &games),
        spread("Entries a game", |group| Some(group.entries)),
        spread("Rounds", |group| Some(group.rounds)),
        spread("Days from the set-up to the end", |group| Some(group.days)),
        spread("Mails of players", |group| group.mails),
        spread("Letters of the house", |group| group.letters),
        answers(groups),
    ]
}

/// How long players took to answer: half of them, and nine of ten.
fn answers(groups: &[Group]) -> String {
    let longest = groups.iter().filter_map(|it| it.answers.p90_hours).fold(0.0, f64::max);
    let row = |group: &Group| {
        let (Some(median), Some(p90)) = (group.answers.median_hours, group.answers.p90_hours)
        else {
            return String::new();
        };
        let bar = range("span", [0.0, median, p90], 0.0, longest);
        let numbers = [short(median), short(p90), group.answers.count.to_string()];
        cells(&name(group), &bar, &numbers)
    };
    let rows: String = groups.iter().map(row).collect();
    if rows.is_empty() {
        return rows;
    }
    let heads = ["Half within", "Nine of ten", "Answers"];
    table("Hours until an answer", ["Games", "Half and nine of ten"], &heads, &rows)
}

/// The seats of a group: their points, their wins, their first orders.
fn group(group: &Group) -> String {
    let seats: Vec<(Seat, &SeatFigures)> =
        Seats::new(group.players).into_iter().flat_map(Seats::iter).zip(&group.seats).collect();
    let ends = seats.iter().flat_map(|(_, it)| [it.least, it.best]);
    let low = f64::from(ends.clone().min().unwrap_or_default().min(0));
    let high = f64::from(ends.max().unwrap_or_default());
    let points = seats.iter().map(|(seat, it)| {
        let (least, best) = (f64::from(it.least), f64::from(it.best));
        let bar = range(&format!("i{}", seat.index()), [least, it.mean, best], low, high);
        let numbers = [short(it.mean), it.least.to_string(), it.best.to_string()];
        cells(&player(*seat, &it.seat), &bar, &numbers)
    });
    let wins = seats.iter().map(|(seat, it)| {
        let bar = bar(&format!("i{}", seat.index()), number(it.wins), number(group.games));
        let part = 100.0 * number(it.wins) / number(group.games.max(1));
        let ahead = it.margin.map_or_else(|| "–".to_owned(), short);
        let numbers = [it.wins.to_string(), format!("{part:.0}\u{a0}%"), ahead];
        cells(&player(*seat, &it.seat), &bar, &numbers)
    });
    let (points, wins): (String, String) = (points.collect(), wins.collect());
    let heads = ["Mean", "Least", "Best"];
    let count = match group.games {
        1 => "one game".to_owned(),
        games => format!("{games} games"),
    };
    format!(
        "<section class=\"group\"><h3>{} <span class=\"small\">{count}</span></h3>\
         <div class=\"measures\">{}{}{}</div></section>",
        name(group),
        table("Points by seat", ["Seat", "From least to best"], &heads, &points),
        table("Wins by seat", ["Seat", "Part of all"], &["Wins", "Part", "Ahead by"], &wins),
        openings(&seats, group.games)
    )
}

/// The first orders, most frequent first.
fn openings(seats: &[(Seat, &SeatFigures)], games: usize) -> String {
    let mut rows = String::new();
    for (seat, it) in seats {
        for opening in &it.openings {
            let bar = bar(&format!("i{}", seat.index()), number(opening.times), number(games));
            let _ = write!(
                rows,
                "<tr><th scope=\"row\">{} <code>{}</code></th><td>{bar}</td><td \
                 class=\"n\">{}</td></tr>",
                player(*seat, ""),
                esc(&opening.order),
                opening.times
            );
        }
    }
    if rows.is_empty() {
        return rows;
    }
    table("First orders", ["Order", "Part of all"], &["Times"], &rows)
}

/// How often which points were made, for each title and number of players: of
/// all games that have a result.
fn points(rows: &[IndexRow]) -> String {
    let mut titles: BTreeMap<(&str, usize), Vec<i32>> = BTreeMap::new();
    for row in rows {
        let points = row.players.iter().filter_map(|it| Some(it.result?.1));
        titles.entry((&row.title, row.players.len())).or_default().extend(points);
    }
    let one = |((title, players), points): (&(&str, usize), &Vec<i32>)| {
        let (Some(least), Some(most)) = (points.iter().min(), points.iter().max()) else {
            return String::new();
        };
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
        let wide = steps.into_iter().find(|step| (most - least) / step < BARS).unwrap_or(1000);
        let mut bins: BTreeMap<i32, usize> =
            (least.div_euclid(wide)..=most.div_euclid(wide)).map(|bin| (bin, 0)).collect();
        for points in points {
            *bins.entry(points.div_euclid(wide)).or_default() += 1;
        }
        let top = bins.values().copied().max().unwrap_or_default();
        let row = |(bin, count): (&i32, &usize)| {
            let (from, to) = (bin * wide, bin * wide + wide - 1);
            let name = if wide == 1 { from.to_string() } else { format!("{from} to {to}") };
            cells(&name, &bar("span", number(*count), number(top)), &[count.to_string()])
        };
        let rows: String = bins.iter().map(row).collect();
        let caption = format!("Points in {}, {players}\u{a0}players", esc(title));
        table(&caption, ["Points", "How often"], &["Times"], &rows)
    };
    titles.iter().map(one).collect()
}

/// A chart: what each row is of, a bar, and the numbers it shows.
fn table(caption: &str, [of, shown]: [&str; 2], numbers: &[&str], rows: &str) -> String {
    let number = |head: &&str| format!("<th scope=\"col\" class=\"n\">{head}</th>");
    let numbers: String = numbers.iter().map(number).collect();
    format!(
        "<table class=\"bars\"><caption>{caption}</caption><thead><tr><th scope=\"col\">{of}</th>\
         <th scope=\"col\" class=\"bar\">{shown}</th>{numbers}</tr></thead><tbody>{rows}</tbody>\
         </table>"
    )
}

fn cells(name: &str, bar: &str, numbers: &[String]) -> String {
    let number = |it: &String| format!("<td class=\"n\">{it}</td>");
    let numbers: String = numbers.iter().map(number).collect();
    format!("<tr><th scope=\"row\">{name}</th><td>{bar}</td>{numbers}</tr>")
}

/// A bar from nothing to a number.
fn bar(class: &str, at: f64, most: f64) -> String {
    svg(&format!(
        "<rect class=\"{class}\" y=\"2\" width=\"{:.1}\" height=\"10\"/>",
        along(at, 0.0, most)
    ))
}

/// A bar from one number to another, with a stroke between them.
fn range(class: &str, [from, stroke, to]: [f64; 3], least: f64, most: f64) -> String {
    let [from, stroke, to] = [from, stroke, to].map(|it| along(it, least, most));
    // What is the same in all games still has to be seen.
    let wide = (to - from).max(1.5);
    let from = from.min(100.0 - wide);
    svg(&format!(
        "<rect class=\"{class}\" x=\"{from:.1}\" y=\"3.5\" width=\"{wide:.1}\" height=\"7\"/>\
         <rect class=\"mean\" x=\"{:.1}\" width=\"1.6\" height=\"14\"/>",
        (stroke - 0.8).clamp(0.0, 98.4)
    ))
}

/// The numbers stand beside it.
fn svg(shapes: &str) -> String {
    format!(
        "<svg class=\"data\" viewBox=\"0 0 100 14\" preserveAspectRatio=\"none\" \
         aria-hidden=\"true\"><rect class=\"way\" y=\"6.5\" width=\"100\" height=\"1\"/>{shapes}\
         </svg>"
    )
}

/// Where a number lies, of a hundred.
fn along(at: f64, least: f64, most: f64) -> f64 {
    if most > least { (100.0 * (at - least) / (most - least)).clamp(0.0, 100.0) } else { 0.0 }
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
