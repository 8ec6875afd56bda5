//! The web page of a finished game: everything in one file, whatever the names,
//! the same bytes each time, and readable without scripts.

use chrono::{DateTime, TimeDelta, Utc};
use monsoon::{
    archive::html::{
        Comment, Drawn, Facts, IndexPlayer, IndexRow, Input, Seed, index, input, page,
    },
    engine::{
        Author, Body, Entry, Match, Note, Order, Seats, TableSeed, Viewer, Way, house_action,
        random_action,
    },
    games::{Overrides, goa, goa::Goa, santiago, santiago::Santiago},
};

const HOSTILE: &str = "<script>alert(1)</script>";

/// A game from beginning to end, with a step taken back: mostly sensible, so
/// that it looks like one, or quite at random.
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
            let note = Note { name: HOSTILE.into(), reason: format!("because {HOSTILE}") };
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
        comments: vec![Comment { n: 5, text: format!("A bold opening. {HOSTILE}") }],
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

/// The page without what only a script sees.
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

#[track_caller]
fn whole<G: Drawn>(title: &str, options: &G::Options, players: usize) -> usize {
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
    let gone = input.frames.iter().filter(|frame| frame.withdrawn).count();
    assert_eq!((gone, plain.matches("<em>taken back</em>").count()), (2, 2));
    assert!(plain.contains("A bold opening. &lt;script&gt;"));
    assert!(plain.contains("because &lt;script&gt;"));
    assert!(plain.contains("<svg class=\"pic\""));
    assert!(!plain.contains("data-p=\"now\"></div>"), "the last position is on the page");
    keep(&format!("{}.html", title.to_lowercase().replace([' ', ','], "-")), &html);
    html.len()
}

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
        for (edition, variants) in
            [("goa-2012", ""), ("goa-2012", "quick-start,bonanza"), ("goa-2004", "")]
        {
            for title in ["", "random "].map(|how| format!("{how}{edition} {variants} {players}")) {
                let options = goa_options(edition, variants);
                sizes.push((whole::<Goa>(&title, &options, players), title));
            }
        }
    }
    let (largest, title) = sizes.iter().max().unwrap();
    println!("the largest page is {title} with {largest} bytes");
    assert!(*largest < 1_500_000, "{title}: {largest}");
}

/// Everything that a page for anybody may tell was told to anybody.
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

#[test]
fn the_list_is_sorted_by_nobody_and_escapes_everything() {
    let seats = Seats::new(3).unwrap();
    let rows: Vec<IndexRow> = (0..9)
        .map(|number| IndexRow {
            title: ["Santiago", "Goa (2012)", HOSTILE][number % 3].into(),
            href: if number == 2 {
                "javascript:alert(1)".into()
            } else {
                format!("g{number}.html")
            },
            began: times(2).first().copied(),
            ended: times(100 + number).last().copied(),
            entries: 200 + number,
            players: seats
                .iter()
                .zip(["Anna", "Bartek", HOSTILE])
                .map(|(seat, name)| {
                    let rank = u8::try_from((seat.index() + number) % 3 + 1).unwrap();
                    let points = 60 - 7 * i32::from(rank);
                    IndexPlayer { seat, name: name.into(), result: Some((rank, points)) }
                })
                .collect(),
        })
        .collect();
    let html = index(&rows);
    is_self_contained(&html);
    assert!(html.contains("<a href=\"g3.html\">Santiago</a>"));
    assert!(html.contains("<bdi>Anna</bdi>"));
    assert!(html.contains("46.0</td>"), "an average");
    keep("index.html", &html);
}
