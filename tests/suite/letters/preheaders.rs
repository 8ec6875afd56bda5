//! What a list of mails shows of a letter, and the first line of its text part.

use super::{fixtures, goa as goa_letters, headline, render_in};
use crate::taps::envelope;
use monsoon::basics::Language;
use monsoon::engine::{Awaited, Game, Match, Order, Seat, Seats, TableSeed, Viewer};
use monsoon::games::{Overrides, goa, santiago};
use monsoon::letters::{Occasion, Pages, Refusal, Rendered, render};

/// What stands before the letter itself.
fn preheader(letter: &Rendered) -> String {
    let (_, rest) = letter.html.split_once("display:none").unwrap();
    let (_, rest) = rest.split_once('>').unwrap();
    let text = rest.split_once("</div>").unwrap().0;
    text.replace("&#38;", "&").replace("&#39;", "'").replace("&#60;", "<").replace("&#62;", ">")
}

/// One line that a mailbox shows whole, the first of the text part, and said nowhere else.
fn check(name: &str, letter: &Rendered) {
    let shown = preheader(letter);
    let length = shown.chars().count();
    assert!((40..=110).contains(&length), "{name}: {length}: {shown}\n{}", letter.text);
    assert!(!shown.contains('<') && !shown.contains('{'), "{name}: {shown}");
    let plain = shown.replace(['\u{a0}', '\u{202f}'], " ");
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (first, rest) = letter.text.split_once("\n\n").unwrap();
    assert_eq!(words(first), words(&plain), "{name}");
    assert!(!words(rest).contains(&words(&plain)), "{name}: twice: {plain}");
    assert_ne!(words(&headline(&letter.text)), words(&plain), "{name}");
}

#[test]
fn every_letter_has_a_line_for_a_list_of_mails() {
    for language in Language::ALL {
        for fixture in fixtures::all() {
            let name = format!("{} in {language:?}", fixture.name);
            check(&name, &render_in(fixture, language));
        }
        for (name, letter) in goa_letters::everything(language) {
            check(&format!("{name} in {language:?}"), &letter);
        }
    }
}

fn refused() -> Occasion {
    Occasion::Refused(Refusal {
        line_number: 1,
        line: "bdi 6".into(),
        order: "bdi 6".into(),
        span: 0..3,
        sentence: "“bdi” is not an order".into(),
        rule: None,
        did_you_mean: Some("bid".into()),
        mended: Some("bid 6".into()),
        again: vec![],
        stood: 0,
        undone: false,
        others: 0,
    })
}

/// Plays a game by random suggestions, and looks at letters to who is asked and to who waits.
fn play<G>(title: &str, options: &G::Options, players: usize, first: usize)
where
    G: Game,
    G::View: Pages,
{
    let seed = TableSeed::new(first.to_string());
    let mut dice = TableSeed::new("preheaders").dice(u32::try_from(first).unwrap());
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<G>::deal(options, seats, &seed).unwrap();
    let mut turn = first;
    let mut look = |game: &G, seat: Seat, occasions: &[Occasion]| {
        turn += 1;
        let language = Language::ALL[turn % Language::ALL.len()];
        let view = game.view(Viewer::Seat(seat));
        for occasion in occasions {
            let envelope = envelope(title, players, seat, language);
            let letter = render(&envelope, occasion, &view, &[]).unwrap();
            check(&format!("{title} {language:?} {occasion:?}"), &letter);
        }
    };
    while let Some(&Awaited { seat, .. }) = table.awaiting().first() {
        let game = table.game();
        look(game, seat, &[Occasion::Turn, refused(), Occasion::Reminder { daily: 0 }]);
        let other = seats.iter().find(|it| *it != seat).unwrap();
        look(game, other, &[Occasion::Receipt, Occasion::Board]);
        let suggested = game.choices(seat).unwrap().suggested;
        let answer = dice.pick(&suggested).expect("a suggestion").to_string();
        table.play(seat, &Order::from_text(&answer).unwrap(), &seed).unwrap();
    }
    look(table.game(), seats.iter().next().unwrap(), &[Occasion::Over]);
}

#[test]
fn letters_of_whole_games_have_a_line_for_a_list_of_mails() {
    for game in 0..4 {
        let money = [("money".to_owned(), ["open", "hidden"][game % 2].to_owned())];
        let options = santiago::Options::parse(&money).unwrap();
        play::<santiago::Santiago>("Santiago", &options, 2 + game, game);
    }
    for game in 0..2 {
        let edition = ["goa-2012", "goa-2004"][game % 2];
        let options = goa::Options::parse(edition, &[], &Overrides::default()).unwrap();
        play::<goa::Goa>("Goa", &options, 2 + game, game);
    }
}
