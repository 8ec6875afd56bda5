//! Goa as its players see it: letters in, letters out.

use crate::parlour::{Arrived, COLOURS, Parlour};
use monsoon::desk::showing::ViewerName;
use monsoon::engine::{
    Awaited, Dice, Entry, Game, Match, Order, Seat, Seats, TableSeed, Viewer, order,
};
use monsoon::games::Overrides;
use monsoon::games::goa::{Goa, Options, View};
use monsoon::store::Verdict;
use monsoon::{
    basics::Language,
    letters::{Envelope, Occasion, render},
};
use monsoon::{basics::TableId, desk::Received};
use std::collections::BTreeMap;

/// Plays table 1 by the buttons of its letters until `stop`, mostly by the
/// first; shows every letter to `inspect`.
fn play_until(
    parlour: &mut Parlour,
    dice: &mut Dice,
    stop: impl Fn(&Parlour) -> bool,
    mut inspect: impl FnMut(&Arrived),
) {
    for _ in 0..2000 {
        if stop(parlour) {
            return;
        }
        let Some(&colour) = parlour.awaited().first() else { return };
        let buttons = parlour.last(colour).buttons();
        let first = dice.below(3) > 0;
        let order = if first { buttons.first() } else { dice.pick(&buttons) };
        let order = order.expect("whoever is awaited has buttons").clone();
        for letter in parlour.play(colour, &decoded(&order)) {
            inspect(&letter);
        }
    }
    panic!("the game does not end");
}

fn decoded(order: &str) -> String {
    order.replace("%2C", ",")
}

/// Is the seat asked for an action of its own?
fn action_is_asked(parlour: &Parlour) -> bool {
    parlour.desk.list().unwrap()[0].awaiting.iter().any(|it| it.decision == "P8")
}

#[test]
fn whole_games_are_played_by_the_buttons_alone() {
    for (edition, players, options) in [
        ("goa-2012", 2, &[("variant", "quick-start,bonanza")][..]),
        ("goa-2012", 4, &[]),
        ("goa-2004", 3, &[]),
    ] {
        let mut parlour = Parlour::goa(edition, players, options);
        let secrets: Vec<(String, String)> = (0..players)
            .map(|seat| {
                let reply_to = parlour.last(COLOURS[seat]).reply_to;
                let token = reply_to.split(['+', '-', '@']).nth(1).unwrap().to_owned();
                (format!("{}@example.org", COLOURS[seat]), token)
            })
            .collect();
        let mut dice = TableSeed::new(format!("{edition} {players}")).dice(0);
        let mut longest = 0;
        play_until(
            &mut parlour,
            &mut dice,
            |_| false,
            |letter| {
                longest = longest.max(letter.html.len());
                let raw = String::from_utf8_lossy(&letter.raw);
                for (address, token) in secrets.iter().filter(|(address, _)| *address != letter.to)
                {
                    for part in [&letter.text, &letter.html, &*raw] {
                        assert!(!part.contains(address), "an address of another's");
                        assert!(!part.contains(token), "a token of another's");
                    }
                }
                for word in ["<script", "http://", "https://", "<img", "<svg"] {
                    assert!(!letter.html.contains(word), "{word}");
                }
            },
        );
        assert!(longest < 60_000, "{longest} bytes");
        let (shown, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
        assert_eq!(shown.standings.expect("the end").len(), players);
        assert!(shown.seed.is_some());
    }
}

#[test]
fn both_editions_have_their_name_in_the_letters() {
    for (edition, title) in [("goa-2012", "Goa (2012)"), ("goa-2004", "Goa (2004)")] {
        let parlour = Parlour::goa(edition, 2, &[]);
        assert!(parlour.last("red").subject.contains(title), "{edition}");
    }
}

/// The first auction, answered in four languages.
#[test]
fn orders_are_read_in_every_language() {
    for (bid, pass) in
        [("licytuję 1", "pas"), ("mise 1", "passe"), ("byder 1", "pas"), ("pujo 1", "paso")]
    {
        let mut parlour = Parlour::goa("goa-2012", 3, &[]);
        let mut dice = TableSeed::new("languages").dice(0);
        let bidding = |parlour: &Parlour| parlour.view()["phase"] == "auction";
        play_until(&mut parlour, &mut dice, bidding, |_| {});
        let first = parlour.awaited()[0];
        parlour.play(first, bid);
        let second = parlour.awaited()[0];
        parlour.play(second, pass);
        assert_eq!(parlour.view()["auction"]["highest"][1], 1, "{bid}");
    }
}

#[test]
fn the_lines_of_a_mail_are_one_line_of_steps() {
    let mut parlour = Parlour::goa("goa-2012", 2, &[]);
    let mut dice = TableSeed::new("lines").dice(0);
    play_until(&mut parlour, &mut dice, action_is_asked, |_| {});
    let colour = parlour.awaited()[0];
    let before = parlour.position();
    // D38: what follows the action closes with the mail, not with the line.
    parlour.play(colour, "taxes\r\n\r\nhold");
    assert_eq!(parlour.position(), before + 1);
    assert_eq!(parlour.awaited(), [colour], "held open");
    assert!(parlour.last(colour).text.contains("done"));
    parlour.play(colour, "done");
    assert_ne!(parlour.awaited(), [colour]);
}

#[test]
fn what_a_card_has_shown_stands_and_only_its_owner_hears_what_was_dropped() {
    let mut parlour = Parlour::goa("goa-2012", 2, &[]);
    let mut dice = TableSeed::new("stopped").dice(0);
    play_until(&mut parlour, &mut dice, action_is_asked, |_| {});
    let colour = parlour.awaited()[0];
    let other = if colour == "red" { "green" } else { "red" };
    // Refused as a whole before anything is drawn: nobody has learnt anything.
    let before = parlour.position();
    let (received, _) = parlour.mail(colour, "play two ships, expedition");
    assert!(matches!(received, Received::Recorded(Verdict::Refused, _)), "{received:?}");
    assert_eq!(parlour.position(), before);
    // Drawn, and then a step that can't be done: the card stays.
    let letters = parlour.play(colour, "expedition, use duty");
    let mine = letters.iter().find(|it| it.to.starts_with(colour)).unwrap();
    mine.says("duty");
    for letter in letters.iter().filter(|it| !it.to.starts_with(colour)) {
        assert!(!letter.text.contains("use duty"), "{}", letter.text);
    }
    assert_eq!(parlour.position(), before + 1);
    let seat = usize::from(colour != "red");
    assert_eq!(parlour.view()["players"][seat]["hand_count"], 1);
    parlour.play(colour, "done");
    assert!(!parlour.last(other).text.contains("use duty"));
}

#[test]
fn a_variant_of_2012_is_refused_for_2004_with_a_reason() {
    let mut parlour = Parlour::empty(crate::parlour::MODERATED);
    for variant in ["quick-start", "bonanza"] {
        let wish = monsoon::desk::NewTable {
            game: "goa-2004".into(),
            seats: COLOURS[..2]
                .iter()
                .map(|colour| monsoon::desk::NewSeat {
                    name: (*colour).into(),
                    address: format!("{colour}@example.org"),
                    language: None,
                })
                .collect(),
            options: vec![("variant".into(), variant.into())],
            seed: None,
            moderators: vec![],
            later: false,
        };
        let Err(error) = parlour.desk.open(&wish) else { panic!("{variant} was accepted") };
        let error = error.to_string();
        assert!(error.contains("2012") && error.contains("D111"), "{error}");
    }
}

/// Positions of suggested play, one for each question that comes up.
fn questions() -> BTreeMap<&'static str, (Match<Goa>, Seat)> {
    let mut found: BTreeMap<&'static str, (Match<Goa>, Seat)> = BTreeMap::new();
    for (edition, players, seed) in
        [("goa-2012", 2, "a"), ("goa-2012", 3, "b"), ("goa-2004", 4, "c"), ("goa-2012", 4, "d")]
    {
        watch(edition, players, seed, |table, _, seat, decision| {
            found.entry(decision).or_insert_with(|| (table.clone(), seat));
        });
    }
    found
}

/// Plays a game by its suggestions, showing every position with the entry that led
/// to it. Returns the end, with its last entry.
fn watch(
    edition: &str,
    players: usize,
    seed: &str,
    mut look: impl FnMut(&Match<Goa>, &Entry<Goa>, Seat, &'static str),
) -> (Match<Goa>, Entry<Goa>) {
    let variants = [("variant".to_owned(), "quick-start,bonanza".to_owned())];
    let pairs = if edition == "goa-2012" { &variants[..] } else { &[] };
    let options = Options::parse(edition, pairs, &Overrides::default()).unwrap();
    let seed = TableSeed::new(seed);
    let mut dice = TableSeed::new("watch").dice(0);
    let seats = Seats::new(players).unwrap();
    let (mut table, mut entry) = Match::<Goa>::deal(&options, seats, &seed).unwrap();
    while let Some(&Awaited { seat, decision }) = table.awaiting().first() {
        look(&table, &entry, seat, decision);
        let suggested = table.game().choices(seat).unwrap().suggested;
        let first = dice.below(3) > 0;
        let answer = if first { suggested.first() } else { dice.pick(&suggested) };
        let answer = answer.expect("a suggestion").to_string();
        entry = table.play(seat, &Order::from_text(&answer).unwrap(), &seed).unwrap();
    }
    (table, entry)
}

fn envelope(players: usize, seat: Seat, language: Language) -> Envelope {
    crate::taps::envelope("Goa (2012)", players, seat, language)
}

fn letter(view: &View, players: usize, seat: Seat, language: Language) -> (String, String) {
    let envelope = envelope(players, seat, language);
    let rendered = render(&envelope, &Occasion::Turn, view, &[]).unwrap();
    (rendered.text, rendered.html)
}

/// Every eighth question of many games, asked in all languages in turn, with
/// all the news since the seat was asked before. `MONSOON_GAMES` says how many.
#[test]
fn no_letter_of_many_games_is_too_long_for_a_mail_program() {
    let games = std::env::var("MONSOON_GAMES").map_or(12, |games| games.parse().unwrap());
    let mut longest = (0, String::new());
    let mut letters = 0;
    for game in 0..games {
        let edition = ["goa-2012", "goa-2004"][game % 2];
        let players = 2 + game % 3;
        let mut asked = vec![0; players];
        let mut look = |table: &Match<Goa>, entries: &[Entry<Goa>], seat: Seat| {
            letters += 1;
            let language = Language::ALL[letters % Language::ALL.len()];
            let since = std::mem::replace(&mut asked[seat.index()], table.position());
            let over = table.standings().is_some();
            if letters % 8 != 0 && !over {
                return;
            }
            let viewer = Viewer::Seat(seat);
            let news = Match::news(entries, since, viewer);
            let occasion = if over { Occasion::Over } else { Occasion::Turn };
            let envelope = envelope(players, seat, language);
            let view = table.game().view(viewer);
            let letter = render(&envelope, &occasion, &view, &news).unwrap();
            if letter.html.len() > longest.0 {
                longest = (letter.html.len(), format!("{edition} {players} {language:?}"));
            }
        };
        let mut entries = Vec::new();
        let seed = format!("long {game}");
        let (end, last) = watch(edition, players, &seed, |table, entry, seat, _| {
            entries.push(entry.clone());
            look(table, &entries, seat);
        });
        entries.push(last);
        assert!(end.standings().is_some());
        end.game().seats().iter().for_each(|seat| look(&end, &entries, seat));
    }
    println!("the longest of {letters} letters has {} bytes: {}", longest.0, longest.1);
    assert!(longest.0 < 60_000, "{} bytes: {}", longest.0, longest.1);
}

/// The rules read generously: fill words, languages, beginnings of words. No line
/// of ours may mean anything to them, whatever they ask.
#[test]
fn no_line_of_a_letter_means_anything_to_the_rules() {
    let questions = questions();
    let asked: Vec<_> = questions.keys().copied().collect();
    for must in ["P1", "P14", "P15", "P16", "P2", "P24", "P3", "P4", "P5", "P6", "P7", "P8"] {
        assert!(asked.contains(&must), "{must} was never asked: {asked:?}");
    }
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    // Each language at each position if there is time, and each at some of them.
    let rounds = if std::env::var("MONSOON_LANGUAGES").is_ok() { Language::ALL.len() } else { 1 };
    let games = [("goa-2012", 3, "x"), ("goa-2004", 2, "y")];
    for (first, (edition, players, seed)) in
        (0..rounds).flat_map(|first| games.map(|game| (first, game)))
    {
        let mut turn = first;
        watch(edition, players, seed, |table, _, seat, decision| {
            turn += 1;
            let language = Language::ALL[turn % Language::ALL.len()];
            let view = table.game().view(Viewer::Seat(seat));
            let (text, html) = letter(&view, players, seat, language);
            let html = crate::letters::markup::as_text(&html);
            for line in text.lines().chain(html.lines()) {
                let place = || format!("{language:?} {decision}");
                lines.entry(line.to_owned()).or_insert_with(place);
            }
        });
    }
    assert!(lines.len() > 2000, "{}", lines.len());
    let mut meant = Vec::new();
    for (line, place) in &lines {
        for order in order::split(line) {
            for (decision, (table, seat)) in &questions {
                if let Ok(action) = table.game().read(*seat, &order) {
                    meant.push(format!("{place} at {decision}: «{line}» means {action}"));
                }
            }
        }
    }
    assert!(meant.is_empty(), "{}:\n{}", meant.len(), meant.join("\n"));
}
