//! The web page of a finished game: everything in one file, whatever the names,
//! the same bytes each time, and readable without scripts.

use chrono::{DateTime, TimeDelta, Utc};
use monsoon::{
    archive::{
        html::{Comment, Drawn, Facts, IndexPlayer, IndexRow, Input, Seed, index, input, page},
        stats::{Answers, Group, Opening, SeatFigures, Spread, Stats},
    },
    engine::{
        Author, Body, Entry, Match, Note, Order, Seats, TableSeed, Viewer, Way, house_action,
        random_action,
    },
    games::{Overrides, goa, goa::Goa, santiago, santiago::Santiago},
};

const HOSTILE: &str = "<script>alert(1)</script>";

/// A game from beginning to end, with a step taken back: mostly sensible, so that
/// it looks real, or entirely at random.
fn played<G: Drawn>(options: &G::Options, players: usize, name: &str) -> Vec<Entry<G>> {
    let sensible = if name.starts_with("random") { 0 } else { 9 };
    let seed = TableSeed::new(name);
    let mut dice = TableSeed::new(format!("play {name}")).dice(0);
    let (mut now, entry) = Match::<G>::deal(options, Seats::new(players).unwrap(), &seed).unwrap();
    let mut journal = vec![entry];
    while let Some(awaited) = dice.pick(&now.awaiting()).copied() {
        let act = if dice.below(10) < sensible { house_action } else { random_action };
        let action = act(now.game(), awaited.seat, &mut dice).unwrap();
        let order = Order::from_text(&action.to_string()).unwrap();
        journal.push(now.play(awaited.seat, &order, &seed).unwrap());
        if journal.len() == 12 {
            let note = Note {
                name: HOSTILE.into(),
                reason: format!("because {HOSTILE}"),
                ..Note::default()
            };
            let body = Body::Return { to: 10, way: Way::Undo };
            journal.push(Entry {
                note: Some(note),
                ..Entry::new(Author::Moderator(None), body, vec![])
            });
            now = Match::replay(&journal).unwrap();
        }
        assert!(journal.len() < 5000, "{name} does not end");
    }
    assert!(now.standings().is_some());
    journal
}

fn facts(title: &str, players: usize, viewer: Viewer) -> Facts {
    let names = ["Anna", "Bartek", "Chloé", "Dagny", HOSTILE];
    Facts {
        title: title.into(),
        options: vec!["players: seated by the dice".into(), format!("odd: {HOSTILE}")],
        names: names[..players].iter().map(ToString::to_string).collect(),
        viewer,
        commitment: "ab".repeat(32),
        seeds: vec![Seed { from: 0, seed: HOSTILE.into(), sha256: "ab".repeat(32) }],
        comments: vec![
            Comment {
                n: 5,
                text: format!("A bold opening. {HOSTILE}"),
                by: Some(HOSTILE.into()),
                at: times(1).first().copied(),
            },
            // On an entry that was taken back.
            Comment { n: 11, text: "A slip.".into(), by: None, at: None },
        ],
    }
}

fn times(count: usize) -> Vec<DateTime<Utc>> {
    let first: DateTime<Utc> = "2026-01-02T09:30:00Z".parse().unwrap();
    (0..count).map(|n| first + TimeDelta::hours(5 * i64::try_from(n).unwrap())).collect()
}

fn of<G: Drawn>(title: &str, journal: &[Entry<G>], players: usize, viewer: Viewer) -> Input {
    input(facts(title, players, viewer), journal, &times(journal.len())).unwrap()
}

fn goa_options(name: &str, variants: &str) -> goa::Options {
    let pairs: Vec<(String, String)> = match variants {
        "" => vec![],
        some => vec![("variant".into(), some.into())],
    };
    goa::Options::parse(name, &pairs, &Overrides::default()).unwrap()
}

fn hidden() -> santiago::Options {
    santiago::Options::parse(&[("money".into(), "hidden".into())]).unwrap()
}

#[track_caller]
fn is_self_contained(html: &str) {
    for fetch in ["http://", "https://", "//cdn", "url(", "@import", "<link", "<img", "<iframe"] {
        assert!(!html.contains(fetch), "{fetch}");
    }
    assert!(html.contains("default-src 'none'"));
    assert!(!html.contains("unsafe-inline"));
    // The policy would keep them from working.
    for inline in [" style=\"", " onclick=", " onload=", "javascript:"] {
        assert!(!html.contains(inline), "{inline}");
    }
    assert!(!html.contains("<script>alert"), "a name is markup");
    assert!(!html.contains(HOSTILE));
}

/// The page without what only scripts use.
fn without_scripts(html: &str) -> String {
    let mut out = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<script") {
        out.push_str(before);
        rest = after.split_once("</script>").map_or("", |(_, after)| after);
    }
    out + rest
}

/// Keeps a page where `.ci/site` looks for it.
fn keep(name: &str, html: &str) {
    if let Ok(folder) = std::env::var("MONSOON_SITE") {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(std::path::Path::new(&folder).join(name), html).unwrap();
    }
}

/// The size of a game's page, and its entries.
#[track_caller]
fn whole<G: Drawn>(title: &str, options: &G::Options, players: usize) -> (usize, usize) {
    let journal = played::<G>(options, players, title);
    let input = of(title, &journal, players, Viewer::Moderator);
    let html = page(&input).unwrap();
    is_self_contained(&html);
    let again = page(&of(title, &journal, players, Viewer::Moderator)).unwrap();
    assert!(html == again, "the same journal makes the same bytes");
    let plain = without_scripts(&html);
    for standing in &input.standings {
        assert!(plain.contains(&format!("<td>{}</td>", standing.total)), "{standing:?}");
        let last = input.frames.iter().rfind(|frame| frame.stands).unwrap();
        assert_eq!(last.points[standing.seat.index()], Some(standing.total));
        assert!(plain.contains(&format!(
            "data-s=\"{}\">{}<",
            standing.seat.index(),
            standing.total
        )));
    }
    for n in 0..journal.len() {
        assert!(plain.contains(&format!("id=\"n{n}\"")), "entry {n} is missing");
    }
    // What was taken back shows the position that it led to; a return shows where
    // it leads.
    for n in [10, 11, 12] {
        let then = of(title, &journal[..=n], players, Viewer::Moderator);
        let there = then.frames.iter().rfind(|frame| frame.stands).unwrap();
        assert_eq!(input.frames[n].parts, there.parts, "entry {n}");
        assert_eq!(input.frames[n].points, there.points, "entry {n}");
    }
    assert!(html.contains("\"v\":[{\"n\":10,"), "two beside the game");
    let gone = input.frames.iter().filter(|frame| frame.withdrawn).count();
    assert_eq!((gone, plain.matches("<em>taken back</em>").count()), (2, 2));
    assert!(plain.contains("A bold opening. &lt;script&gt;"));
    assert!(plain.contains("because &lt;script&gt;"));
    let head = "<p class=\"small\"><bdi>&lt;script&gt;";
    assert!(plain.contains(head) && plain.contains(">2 January 2026</time></p>"), "whose");
    assert!(plain.contains("<div class=\"comment\"><p dir=\"auto\">A slip.</p></div>"));
    // A sign on the chart and one on the slider for each position with remarks.
    let marks = plain.split("class=\"marks\"").nth(1).unwrap().split("</svg>").next().unwrap();
    assert_eq!((marks.matches("<path").count(), plain.matches("class=\"remark\"").count()), (2, 2));
    assert!(plain.contains("<svg class=\"pic\""));
    assert!(!plain.contains("data-p=\"now\"></div>"), "the last position is on the page");
    keep(&format!("{}.html", title.to_lowercase().replace([' ', ','], "-")), &html);
    (html.len(), journal.len())
}

const GOA: [(&str, &str); 3] =
    [("goa-2012", ""), ("goa-2012", "quick-start,bonanza"), ("goa-2004", "")];

/// The longest of 360 four-player games of Goa: edition, variants, which one.
const LONGEST: (&str, &str, &str) = ("goa-2004", "", "more 22");

/// `MONSOON_PAGES=N` looks for a longer game among N more of each kind.
#[test]
fn a_page_for_every_table() {
    let mut sizes = Vec::new();
    for players in 2..=5 {
        for title in ["", "random "].map(|how| format!("{how}Santiago {players}")) {
            sizes.push((whole::<Santiago>(&title, &santiago::Options::default(), players), title));
        }
    }
    sizes.push((whole::<Santiago>("Santiago hidden", &hidden(), 3), "Santiago hidden".into()));
    for players in 2..=4 {
        for (edition, variants) in GOA {
            for title in ["", "random "].map(|how| format!("{how}{edition} {variants} {players}")) {
                let options = goa_options(edition, variants);
                sizes.push((whole::<Goa>(&title, &options, players), title));
            }
        }
    }
    let mut longest = {
        let (edition, variants, which) = LONGEST;
        (0, format!("{edition} {variants} 4 {which}"), goa_options(edition, variants))
    };
    let more = std::env::var("MONSOON_PAGES").map_or(0, |count| count.parse().unwrap());
    for number in 0..more {
        for (edition, variants) in GOA {
            for how in ["", "random "] {
                let title = format!("{how}{edition} {variants} 4 more {number}");
                let options = goa_options(edition, variants);
                let entries = played::<Goa>(&options, 4, &title).len();
                if entries > longest.0 {
                    println!("{entries} entries: {title}");
                    longest = (entries, title, options);
                }
            }
        }
    }
    sizes.push((whole::<Goa>(&longest.1, &longest.2, 4), longest.1));
    for ((size, entries), title) in [
        sizes.iter().max().unwrap(),
        sizes.iter().max_by_key(|((_, entries), _)| *entries).unwrap(),
    ] {
        println!("the largest page, the longest game: {title}, {size} bytes, {entries} entries");
        assert!(*size < 1_500_000, "{title}: {size}");
    }
}

/// A page for anybody contains only what anybody was told.
#[test]
fn a_public_page_keeps_secrets() {
    let journal = played::<Goa>(&goa_options("goa-2012", ""), 3, "secrets");
    // Not over yet.
    let journal = &journal[..journal.len() / 2];
    let input = of("Goa", journal, 3, Viewer::Public);
    assert!(input.standings.is_empty());
    for frame in input.frames.iter().filter(|frame| frame.stands) {
        for seat in 0..3 {
            assert!(!frame.parts.contains_key(&format!("c{seat}")), "a hand");
            assert!(frame.parts[&format!("d{seat}")].contains("<dt>Ducats</dt><dd>hidden</dd>"));
        }
    }
    let html = page(&input).unwrap();
    assert!(input.facts.seeds.is_empty() && !html.contains("The seed:"), "a seed");
    let orders = journal.iter().filter_map(Entry::order);
    for order in orders {
        assert!(!html.contains(&format!("<code>{order}</code>")), "{order}");
    }
    let journal = played::<Santiago>(&hidden(), 3, "secrets");
    let input = of("Santiago", &journal[..journal.len() / 2], 3, Viewer::Public);
    for frame in input.frames.iter().filter(|frame| frame.stands) {
        for seat in 0..3 {
            assert!(frame.parts[&format!("p{seat}")].contains("<dt>Escudos</dt><dd>hidden</dd>"));
        }
    }
    is_self_contained(&page(&input).unwrap());
}

/// A list of this many games.
fn list(count: usize) -> Vec<IndexRow> {
    let seats = Seats::new(3).unwrap();
    let row = |number: usize| IndexRow {
        title: ["Santiago", "Goa (2012)", HOSTILE][number % 3].into(),
        href: if number == 2 { "javascript:alert(1)".into() } else { format!("g{number}.html") },
        began: times(2).first().copied(),
        ended: times(1)
            .first()
            .map(|at| *at + TimeDelta::days(i64::try_from(3 + 7 * number % 97).unwrap())),
        state: "",
        entries: 200 + number % 180,
        players: seats
            .iter()
            .zip(["Anna", "Bartek", HOSTILE])
            .map(|(seat, name)| {
                let rank = u8::try_from((seat.index() + number) % 3 + 1).unwrap();
                let points = 60 - 7 * i32::from(rank) - i32::try_from(number % 13 % 7).unwrap();
                IndexPlayer { seat, name: name.into(), result: Some((rank, points)) }
            })
            .collect(),
    };
    (0..count).map(row).collect()
}

fn group(name: (&str, Option<&str>), options: &str, players: usize, games: usize) -> Group {
    let mean = 20.0 * f64::from(u32::try_from(players).unwrap());
    let spread = |of: f64| Spread { least: of * 0.8, mean: of, most: of * 1.3 };
    let seat = |number: usize| SeatFigures {
        seat: ["red", "green", "brown", "yellow", "purple"][number].into(),
        mean: 41.5 - f64::from(u32::try_from(number).unwrap()),
        least: 23 - i32::try_from(number).unwrap(),
        best: 66,
        wins: games / (number + 2),
        margin: Some(4.5),
        openings: vec![
            Opening { order: "mark b2".into(), times: games / 2 },
            Opening { order: format!("bid {HOSTILE}"), times: 1 },
        ],
    };
    Group {
        game: name.0.into(),
        edition: name.1.map(Into::into),
        called: match name.1 {
            Some(edition) => format!("Goa ({edition})"),
            None => "Santiago".into(),
        },
        options: options.into(),
        players,
        games,
        entries: spread(3.0 * mean),
        rounds: Spread { least: 8.0, mean: 8.0, most: 8.0 },
        days: spread(31.0),
        mails: Some(spread(mean)),
        letters: Some(spread(2.0 * mean)),
        answers: Answers { count: 100, median_hours: Some(2.7), p90_hours: Some(19.3) },
        seats: (0..players).map(seat).collect(),
    }
}

fn figures() -> Stats {
    Stats {
        tables: [("finished".to_owned(), 31)].into(),
        secret: 2,
        copies: 0,
        broken: 0,
        groups: vec![
            group(("goa", Some("2004")), "", 2, 1),
            group(("goa", Some("2012")), "variant=bonanza", 4, 17),
            group(("santiago", None), HOSTILE, 5, 11),
        ],
    }
}

#[test]
fn the_list_is_sorted_by_nobody_and_escapes_everything() {
    let html = index(&list(9), &figures()).unwrap();
    is_self_contained(&html);
    assert!(html.contains("<a href=\"g3.html\">Santiago</a>"));
    assert!(html.contains("<bdi>Anna</bdi>"));
    assert!(html.contains("<td class=\"n\">44.3</td>"), "an average");
    keep("index.html", &html);
}

/// Every bar has its numbers next to it.
#[test]
fn figures_are_charts_and_tables() {
    let html = index(&list(9), &figures()).unwrap();
    assert!(html.contains("29 games of this list came to their end and are counted. 2 more keep"));
    let name = "<th scope=\"row\">Goa (2012), variant=bonanza, 4\u{a0}players</th>";
    // How many, entries, rounds, days, mails, letters, answers.
    assert_eq!(html.matches(name).count(), 7);
    for row in [
        "<td class=\"n\">17</td></tr>",
        // Entries.
        "<td class=\"n\">240</td><td class=\"n\">192</td><td class=\"n\">312</td></tr>",
        // Answers.
        "<td class=\"n\">2.7</td><td class=\"n\">19.3</td><td class=\"n\">100</td></tr>",
        // Points of green, and its wins.
        "<td class=\"n\">40.5</td><td class=\"n\">22</td><td class=\"n\">66</td></tr>",
        "<td class=\"n\">5</td><td class=\"n\">29\u{a0}%</td><td class=\"n\">4.5</td></tr>",
        "<code>mark b2</code>",
        // Points of all games of a title: Santiago's three times nine.
        "Points in Santiago, 3\u{a0}players</caption>",
    ] {
        assert!(html.contains(row), "{row}");
    }
    let bars = html.matches("<svg class=\"data\"").count();
    let hidden = html.matches("preserveAspectRatio=\"none\" aria-hidden=\"true\"").count();
    assert_eq!(bars, hidden);
    assert_eq!(html.matches("<tr><th scope=\"row\">").count(), bars + 9 + 9);
    assert!(!index(&list(9), &Stats::default()).unwrap().contains("Rounds"));
    assert!(!index(&[], &Stats::default()).unwrap().contains("id=\"figures\""));
}

/// Ten thousand games are one page that opens.
#[test]
fn a_list_of_very_many_games() {
    let html = index(&list(10_000), &figures()).unwrap();
    is_self_contained(&html);
    assert!(html.contains("g9999.html"));
    assert!(html.len() < 6_000_000, "{}", html.len());
    let figures = html.split_once("id=\"figures\"").unwrap().1;
    assert!(figures.len() < 60_000, "the figures do not grow: {}", figures.len());
    keep("index-many.html", &html);
}
