//! How long a letter may be, and how much of it may stand above what its reader came for:
//! measured on letters of random games, in five languages.
//!
//! `MONSOON_GAMES` says how many games are played.

use crate::letters::markup;
use crate::parlour::{Arrived, MODERATED, Parlour};
use crate::taps::{envelope, through_goa, through_santiago};
use mail_parser::{MessageParser, MimeHeaders};
use monsoon::basics::Language;
use monsoon::engine::{Dice, Match, Plannable, Seat, TableSeed, Viewer};
use monsoon::letters::{Occasion, Pages, render};
use std::collections::BTreeSet;

/// The longest HTML of a letter, in bytes, and the longest mail, as it is sent. Gmail cuts
/// off what is longer than 102 kB.
const HTML: usize = 60_000;
const MAIL: usize = 102_000;

/// How a fact begins in `blocks.html`, and each kind of board.
const FACT: &str = "<td valign=\"top\" class=\"L\"";
const BOARDS: [&str; 3] = ["<table class=\"bd\"", "<table class=\"g\"", "<table class=\"dv\""];

/// What stands between the question and something else.
#[derive(Debug, Default, Clone)]
struct Before {
    rows: usize,
    words: usize,
    /// The letter with most words, for `.ci/letters` to measure.
    html: String,
}

impl Before {
    /// What stands between the headline and this place.
    fn of(html: &str, at: usize) -> Before {
        let head = html.find("</h1>").expect("a headline");
        let text = markup::as_text(&html[head..at]);
        let is_word = |word: &&str| word.contains(char::is_alphanumeric);
        Before {
            rows: markup::rows(&html[..at]) - markup::rows(&html[..head]),
            words: text.split_whitespace().filter(is_word).count(),
            html: html.to_owned(),
        }
    }

    fn most(&mut self, other: Before) {
        self.rows = self.rows.max(other.rows);
        if other.words > self.words {
            (self.words, self.html) = (other.words, other.html);
        }
    }
}

/// Checks that a question has its facts and a button before its board; what stands before the
/// button and the board is counted.
fn first_things_first<G>(table: &Match<G>, seat: Seat, language: Language) -> [Before; 2]
where
    G: Plannable,
    G::View: Pages,
{
    let players = table.game().seats().count();
    let view = table.game().view(Viewer::Seat(seat));
    let envelope = envelope("Goa (2012)", players, seat, language);
    let html = render(&envelope, &Occasion::Turn, &view, &[]).unwrap().html;
    let board = BOARDS.iter().filter_map(|board| html.find(board)).min().expect("a board");
    let button = html.find("<a href=\"mailto:").expect("a button");
    let fact = html.find(FACT).expect("facts");
    assert!(fact < button && button < board, "{fact}, {button}, {board}: {html}");
    [Before::of(&html, button), Before::of(&html, board)]
}

fn language(turn: usize) -> Language {
    Language::ALL[turn % Language::ALL.len()]
}

/// The most rows and words before the first button, and before the board. Where there are
/// most words, a browser at 360 px sees the button end within 510 px, and the board begin
/// within 740, or 800 in Goa (`.ci/letters`, to which these letters go, too).
#[track_caller]
fn is_within(game: &str, most: &[Before; 2], caps: [(usize, usize); 2]) {
    for ((before, what), (rows, words)) in most.iter().zip(["button", "board"]).zip(caps) {
        println!("{game}: {} rows and {} words before the {what}", before.rows, before.words);
        assert!(before.rows > 0 && before.words > 0, "nothing was counted");
        assert!(before.rows <= rows && before.words <= words, "{game}, {what}: {}", before.html);
        if let Ok(folder) = std::env::var("MONSOON_LOOK") {
            let language = before.html.split("lang=\"").nth(1).and_then(|it| it.get(..2)).unwrap();
            std::fs::create_dir_all(&folder).unwrap();
            let file = format!("{folder}/longest-{game}-{what}-{language}.html");
            std::fs::write(file, &before.html).unwrap();
        }
    }
}

#[test]
fn a_question_of_santiago_stands_above_its_board() {
    let mut most = [Before::default(), Before::default()];
    through_santiago(4, |table, seat, turn| {
        let found = first_things_first(table, seat, language(turn));
        most.iter_mut().zip(found).for_each(|(most, found)| most.most(found));
    });
    is_within("santiago", &most, [(4, 45), (10, 90)]);
}

#[test]
fn a_question_of_goa_stands_above_its_board() {
    let mut most = [Before::default(), Before::default()];
    through_goa(3, |table, seat, turn| {
        let found = first_things_first(table, seat, language(turn));
        most.iter_mut().zip(found).for_each(|(most, found)| most.most(found));
    });
    is_within("goa", &most, [(5, 85), (13, 165)]);
}

/// A mail as it is sent, without the page of the game that the last one brings.
fn mail_of(letter: &Arrived, game: &str) -> usize {
    let message = MessageParser::default().parse(&letter.raw).unwrap();
    let pages = ["html", "zip"].map(|ending| format!("monsoon-1-{game}.{ending}"));
    let is_page = |name: Option<&str>| name.is_some_and(|name| pages.iter().any(|it| it == name));
    let enclosed = message.attachments().filter(|part| is_page(part.attachment_name()));
    let enclosed: usize =
        enclosed.map(|part| (part.offset_end - part.offset_header) as usize).sum();
    letter.raw.len() - enclosed
}

/// Plays table 1 to its end by the buttons of its letters, each seat in another language.
fn play(game: &str, players: usize, number: usize, mut look: impl FnMut(&Arrived)) {
    let mut parlour = Parlour::empty(MODERATED);
    let languages: Vec<_> = (0..players).map(|seat| Some(language(number * 3 + seat))).collect();
    parlour.open_in(game, &languages, &[], &format!("budgets {number}"));
    parlour.letters.iter().for_each(&mut look);
    let mut dice: Dice = TableSeed::new(format!("budgets {number}")).dice(0);
    for _ in 0..2000 {
        let Some(&colour) = parlour.awaited().first() else { return };
        let buttons = parlour.last(colour).buttons();
        let button = if dice.below(3) > 0 { buttons.first() } else { dice.pick(&buttons) };
        let button = button.expect("whoever is awaited has buttons").clone();
        parlour.play(colour, &button).iter().for_each(&mut look);
    }
    panic!("the game does not end");
}

/// Plays games of both editions or of Santiago by mail, and measures every letter.
fn letters_are_short(games: &[&str], most_players: usize, usual: usize) {
    let number_of = std::env::var("MONSOON_GAMES").map_or(usual, |it| it.parse().unwrap());
    let (mut html, mut mail, mut letters) = (0, 0, 0);
    let mut spoken = BTreeSet::new();
    for number in 0..number_of {
        let game = games[number % games.len()];
        let players = most_players - number % (most_players - 1);
        let mut ended = 0;
        play(game, players, number, |letter| {
            letters += 1;
            html = html.max(letter.html.len());
            mail = mail.max(mail_of(letter, game));
            spoken.extend(
                letter
                    .html
                    .split("<html lang=\"")
                    .nth(1)
                    .and_then(|it| it.get(..2))
                    .map(str::to_owned),
            );
            ended += usize::from(mail_of(letter, game) < letter.raw.len());
        });
        assert!(ended >= players, "{ended} of {players} got the page of {game}");
    }
    println!("of {letters} letters: {html} bytes of HTML, {mail} bytes of mail at most");
    assert!(html < HTML && mail < MAIL, "{html} bytes of HTML, {mail} of mail");
    assert_eq!(spoken.len(), Language::ALL.len(), "{spoken:?}");
}

#[test]
fn letters_of_santiago_are_short_in_all_languages() {
    letters_are_short(&["santiago"], 5, 2);
}

#[test]
fn letters_of_goa_are_short_in_all_languages() {
    letters_are_short(&["goa-2012", "goa-2004"], 4, 2);
}
