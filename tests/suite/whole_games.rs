//! Whole games by mail, every letter read by a suspicious eye.

use crate::parlour::{Arrived, COLOURS, Parlour};
use monsoon::{
    basics::TableId,
    engine::{Dice, TableSeed},
};
use serde_json::Value;

/// Plays table 1 to its end by the buttons of its letters, and shows every
/// letter to `inspect`, with the moderator's view of the moment.
fn play_out(parlour: &mut Parlour, dice: &mut Dice, mut inspect: impl FnMut(&Arrived, &Value)) {
    for _ in 0..2000 {
        let awaited = parlour.awaited();
        let Some(colour) = dice.pick(&awaited) else { return };
        let buttons = parlour.last(colour).buttons();
        let order = dice.pick(&buttons).expect("whoever is awaited has buttons").clone();
        let letters = parlour.play(colour, &order);
        let view = parlour.view();
        for letter in &letters {
            inspect(letter, &view);
        }
    }
    panic!("the game does not end");
}

fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[test]
fn whole_games_are_played_by_the_buttons_alone() {
    for players in 2..=5 {
        for money in ["open", "hidden"] {
            let mut parlour = Parlour::santiago(players, &[("money", money)]);
            let mut dice = TableSeed::new(format!("{players} {money}")).dice(0);
            let mut longest = 0;
            play_out(&mut parlour, &mut dice, |letter, _| {
                longest = longest.max(letter.html.len());
                // No line of a letter is an order, so quoting it can't play.
                let orders: Vec<String> =
                    letter.buttons().iter().map(|order| bare(order)).collect();
                for line in letter.text.lines() {
                    let line = bare(line);
                    let shorts = ["pass", "hold", "skip", "proposenothing"];
                    assert!(!orders.contains(&line), "{line}:\n{}", letter.text);
                    assert!(!shorts.contains(&line.as_str()), "{line}:\n{}", letter.text);
                }
                for word in ["<script", "http://", "https://", "<img", "<svg"] {
                    assert!(!letter.html.contains(word), "{word}");
                }
            });
            assert!(longest < 60_000, "{longest} bytes");
            let (shown, _) =
                parlour.desk.show(TableId(1), &monsoon::desk::showing::ViewerName::Public).unwrap();
            let standings = shown.standings.expect("the end");
            assert_eq!(standings.len(), players);
            assert!(shown.seed.is_some());
            for colour in &COLOURS[..players] {
                parlour.last(colour).says("parlour");
            }
        }
    }
}

#[test]
fn no_letter_holds_what_is_anothers() {
    for players in 2..=5 {
        let mut parlour = Parlour::santiago(players, &[("money", "hidden")]);
        let secrets: Vec<(String, String)> = (0..players)
            .map(|seat| {
                let reply_to = parlour.last(COLOURS[seat]).reply_to;
                let token = reply_to.split(['+', '-', '@']).nth(1).unwrap().to_owned();
                assert!(token.len() >= 20, "{token}");
                (format!("{}@example.org", COLOURS[seat]), token)
            })
            .collect();
        let mut dice = TableSeed::new(format!("secrets {players}")).dice(0);
        let mut letters = 0;
        play_out(&mut parlour, &mut dice, |letter, view| {
            letters += 1;
            let over = view["phase"] == "finished";
            let raw = String::from_utf8_lossy(&letter.raw);
            for (address, token) in secrets.iter().filter(|(address, _)| *address != letter.to) {
                for part in [&letter.text, &letter.html, &*raw] {
                    assert!(!part.contains(address), "an address of another's");
                    assert!(!part.contains(token), "a token of another's");
                }
            }
            // The seed of these tables is the word "parlour".
            assert_eq!(letter.text.contains("printf"), over, "{}", letter.text);
        });
        assert!(letters > 50);
    }
}

#[test]
fn a_sealed_bid_is_in_no_other_letter_before_it_is_turned_up() {
    for amount in ["bid 1", "bid 4", "pass"] {
        let mut parlour = Parlour::santiago(2, &[("first-canal", "auto")]);
        let letters = parlour.play("red", amount);
        assert_eq!(letters.len(), 1, "only its owner hears of it");
        let board = parlour.mail("green", "board").1.remove(0);
        let texts: Vec<_> = ["bid 1", "bid 4", "pass"]
            .map(|other| {
                let mut parlour = Parlour::santiago(2, &[("first-canal", "auto")]);
                parlour.play("red", other);
                let letter = parlour.mail("green", "board").1.remove(0);
                let token = letter.reply_to.clone();
                letter.text.replace(&token, "TOKEN")
            })
            .to_vec();
        assert!(texts.iter().all(|text| *text == texts[0]), "{}", board.text);
    }
}
