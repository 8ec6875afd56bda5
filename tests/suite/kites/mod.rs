//! A game that only the tests know, played by mail: nothing in the program is
//! there for it. `game.rs` is what the author of a new game writes.

mod game;

use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour, verdict};
pub use game::Kites;
use monsoon::{
    archive::{
        Document, ExportAs, export, import::Sound, position::position, site, transcript, verify,
    },
    basics::TableId,
    desk::{Against, Contest, Games, ModerateError, rehearse, showing::ViewerName},
    engine::{BySeat, Game, Match, NoOptions, Order, Seats, TableSeed, Viewer},
    games::Overrides,
    store::Verdict,
};

fn games() -> Games {
    Games::shipped().with::<Kites>()
}

/// A table for so many, all in English unless their line says otherwise.
fn table(players: usize, options: &[(&str, &str)]) -> Parlour {
    let mut parlour = Parlour::with_games(MODERATED, &games());
    parlour.open_game("kites", players, options, "kites");
    parlour
}

/// Everybody who is asked taps the first button, until nobody is.
fn play_on(parlour: &mut Parlour) {
    while let Some(colour) = parlour.awaited().first().copied() {
        let order = parlour.last(colour).orders()[0].clone();
        parlour.play(colour, &order);
    }
}

fn document(parlour: &Parlour, to: ExportAs) -> Document {
    let reader = parlour.desk.store().read();
    export(&games(), reader, &reader.table(TableId(1)).unwrap().unwrap(), to, false).unwrap()
}

/// The cards in a seat's hand.
fn hand(parlour: &Parlour, seat: usize) -> Vec<u64> {
    let view = parlour.view();
    view["hands"][seat].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect()
}

/// What decision 13 says of the size of a game, in lines as `.ci/lines` counts them: without
/// comments and blank ones.
#[test]
fn a_game_is_small() {
    let lines = include_str!("game.rs").lines().map(str::trim);
    let counted = lines.filter(|line| !line.is_empty() && !line.starts_with("//")).count();
    assert!(counted < 390, "{counted} lines");
}

#[test]
fn the_house_has_words_for_it_in_every_language() {
    let games = games();
    for game in games.iter() {
        rehearse(game, &Overrides::default()).unwrap();
    }
    assert_eq!(games.iter().count(), 4);
    let mut parlour = table(2, &[]);
    parlour.last("red").says("Which card do you bid for the kite worth");
    let (_, letters) = parlour.mail("red", "language pl");
    letters[0].says("Którą kartą licytujesz latawiec").says("Runda 1 z 5");
    let (_, letters) = parlour.mail("red", "language da");
    letters[0].says("Which card do you bid").says("Runde 1 af 5");
}

#[test]
fn whole_games_are_played_by_post() {
    for players in 2..=4 {
        let mut parlour = table(players, &[]);
        play_on(&mut parlour);
        let (shown, words) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
        let standings = shown.standings.unwrap();
        assert_eq!(standings.len(), players);
        let total: i32 = standings.iter().map(|standing| standing.total).sum();
        assert!(total >= 15, "five different kites: {total}");
        assert!(words.text.contains("Worth"), "{}", words.text);
        parlour.last("red").says("The market is over").says("wins it. The bids:");
    }
}

#[test]
fn what_is_no_order_is_explained_and_a_refusal_names_the_rule() {
    let mut parlour = table(2, &[]);
    let missing = (1..=20).find(|card| !hand(&parlour, 0).contains(card)).unwrap();
    let (received, letters) = parlour.mail("red", &format!("bid {missing}"));
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says(&format!("You don't hold the {missing}")).says("(K2)");
    let (received, letters) = parlour.mail("red", "bid the moon");
    assert_eq!(verdict(&received), Verdict::Refused);
    letters[0].says("A bid is one card");
}

/// A sealed bid is its owner's secret, and so is a hand: whatever they are, others
/// hear and see the same.
#[test]
fn nobody_learns_what_is_secret() {
    let twins = [0, 1].map(|nth| {
        let mut parlour = table(3, &[]);
        let card = hand(&parlour, 0)[nth];
        let before = parlour.letters.len();
        parlour.play("red", &format!("bid {card}"));
        parlour.last("red").says(&format!("sealed the {card}"));
        parlour.play("green", &format!("bid {}", hand(&parlour, 1)[0]));
        let others: Vec<Arrived> = parlour.letters.split_off(before);
        let others = others.into_iter().filter(|letter| letter.to != "red@example.org");
        let told: Vec<String> = others.map(|letter| letter.text).collect();
        assert!(!told.is_empty());
        let (public, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
        let archive = document(&parlour, ExportAs::Public);
        let news: Vec<_> = archive.entries.iter().map(|entry| entry.news.clone()).collect();
        let green = ViewerName::Seat("green".to_owned());
        let green = parlour.desk.show(TableId(1), &green).unwrap().0.view;
        (told, public.view, green, news)
    });
    assert_eq!(twins[0], twins[1]);

    // The same for hands, with the rules alone.
    let seats = Seats::new(2).unwrap();
    let dealt = |red: Vec<u8>| {
        let hands = BySeat::from_fn(seats, |seat| match seat.index() {
            0 => red.clone(),
            _ => vec![2, 4, 6, 8, 10],
        });
        let game = Kites::begin(&hands);
        let green = Viewer::Seat(seats.iter().next_back().unwrap());
        [green, Viewer::Public].map(|viewer| serde_json::to_value(game.view(viewer)).unwrap())
    };
    assert_eq!(dealt(vec![1, 3, 5, 7, 9]), dealt(vec![11, 13, 15, 17, 19]));
}

#[test]
fn a_plan_acts_when_its_moment_comes() {
    let mut parlour = table(2, &[]);
    let red = hand(&parlour, 0);
    let kite = parlour.view()["kite"].as_u64().unwrap();
    let other = kite % 7 + 1;
    // Asked first about a kite that is not up, then this one.
    let plan = format!("bid: {} if kite {other}, else {}", red[4], red[0]);
    parlour.play("red", &plan);
    assert_eq!(parlour.view()["sealed"][0], red[0]);
    parlour.play("red", &format!("round 2 bid: {}", red[3]));
    let (_, letters) = parlour.mail("red", "plans");
    letters[0].says(&format!("round 2 bid: bid {}", red[3]));
    let before = parlour.letters.len();
    parlour.play("green", &format!("bid {}", hand(&parlour, 1)[0]));
    assert_eq!(parlour.view()["round"], 2);
    assert_eq!(parlour.view()["sealed"][0], red[3]);
    // Nobody else is told of the plan, only of the bid.
    let green = parlour.letters[before..].iter().filter(|it| it.to == "green@example.org");
    for letter in green {
        assert!(!letter.text.contains("if kite"), "{}", letter.text);
    }
}

#[test]
fn a_moderator_takes_back_corrects_and_ends_it() {
    let mut parlour = table(2, &[]);
    let mend = |parlour: &mut Parlour, line: &str| -> Result<String, ModerateError> {
        let lines = [line.to_owned()];
        let answer = parlour.desk.moderate(TableId(1), Some("mod@example.org"), &lines)?;
        assert!(!answer.refused, "{line}: {}", answer.text);
        parlour.post();
        Ok(answer.text)
    };
    let red = hand(&parlour, 0);
    parlour.play("red", &format!("bid {}", red[0]));
    mend(&mut parlour, "undo because a slip").unwrap();
    assert_eq!(parlour.awaited(), ["red", "green"]);
    mend(&mut parlour, &format!("as red: bid {} because she phoned", red[1])).unwrap();
    assert_eq!(parlour.awaited(), ["green"]);
    mend(&mut parlour, "adjust green points 6 because of a miscount").unwrap();
    assert_eq!(parlour.view()["points"][1], 6);
    parlour.last("green").says("of a miscount").says("Player green: 6 (was: 0)");
    mend(&mut parlour, "finish because it is late").unwrap();
    let (shown, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
    assert_eq!(shown.standings.unwrap()[0].total, 6);
}

#[test]
fn a_house_player_sits_in_and_measures_itself() {
    let mut parlour = table(3, &[("clock", "24h"), ("silence", "house")]);
    let before = parlour.position();
    parlour.hours(24 * 6);
    assert!(parlour.awaited().is_empty(), "five rounds of a day");
    assert!(parlour.authors(before).iter().any(|by| by.starts_with("house")));

    let games = games();
    let contest = Contest {
        pairs: Vec::new(),
        players: 3,
        against: Against::Random,
        games: 60,
        seed: "kites".to_owned(),
    };
    let played = games.called("kites").unwrap().contest(&contest, &|| {}).unwrap();
    assert!(played.iter().all(|game| game.finished && game.refused == 0));
    let won = played.iter().filter(|game| game.won).count();
    assert!(won > 20, "better than one in three: {won}");
}

#[test]
fn its_archive_is_verified_and_read_again() {
    let (games, mut parlour) = (games(), table(3, &[]));
    play_on(&mut parlour);
    let document = document(&parlour, ExportAs::Public);
    let verified = verify(&games, &document);
    assert!(verified.is_good(), "{:#?}", verified.findings);
    assert!(verified.decided >= 16 && verified.undrawn == 0);
    // Another card was bid than the journal says.
    let mut forged = document.clone();
    let (n, card) = {
        let entry = forged.entries[1].entry.as_mut().unwrap();
        let card = entry["events"][0]["sealed"]["card"].as_u64().unwrap();
        entry["events"][0]["sealed"]["card"] = (card % 20 + 1).into();
        (1, card)
    };
    forged.seal();
    let found = verify(&games, &forged);
    assert!(!found.is_good(), "entry {n}, card {card}");
    // Without the game, nobody can read it.
    assert!(!verify(&Games::shipped(), &document).is_good());

    let text = transcript(&games, &document).unwrap();
    assert!(text.starts_with("# game: Kites\n") && text.contains("\nred: bid "), "{text}");
    assert!(position(&games, &document, Some(1)).unwrap().contains("Worth"));
    let page = site::page(&games, &document, Viewer::Moderator).unwrap();
    assert!(
        page.contains("<title>") && page.contains("data-p=\"words\"") && page.contains("Worth")
    );

    let sound = Sound::of(&games, document.clone()).unwrap();
    let copy = parlour.desk.import_to_read(&sound).unwrap();
    let reader = parlour.desk.store().read();
    let row = reader.table(copy).unwrap().unwrap();
    assert_eq!(export(&games, reader, &row, ExportAs::Public, false).unwrap(), document);
    // To be played on from the second round.
    let half = sound.until(3).unwrap();
    let seats = COLOURS[..3].iter().map(|colour| monsoon::desk::NewSeat {
        name: format!("New {colour}"),
        address: format!("{colour}@example.org"),
        language: None,
    });
    let opened = parlour.desk.import_to_play(&half, &seats.collect::<Vec<_>>()).unwrap();
    assert!(!parlour.desk.awaited(opened.id).unwrap().is_empty());
}

/// What is written reads back as the same, whatever is dealt.
#[test]
fn orders_read_back() {
    for number in 0..40 {
        let seed = TableSeed::new(format!("back {number}"));
        let seats = Seats::new(2 + number % 3).unwrap();
        let (now, entry) = Match::<Kites>::deal(&NoOptions {}, seats, &seed).unwrap();
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<monsoon::engine::Entry<Kites>>(&text).unwrap(), entry);
        for seat in seats.iter() {
            for action in now.game().choices(seat).unwrap().legal {
                let order = Order::from_text(&action.to_string()).unwrap();
                assert_eq!(now.game().read(seat, &order), Ok(action));
            }
        }
    }
}
