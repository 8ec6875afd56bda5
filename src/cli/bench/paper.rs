//! What is measured without a store: letters, and the games' rules alone.

use super::{
    Wish,
    figure::{Better, Figure, Kind, Run, number},
    office::{Office, begin},
};
use crate::{
    basics::{Language, Parts, TableId},
    cli::scratch,
    desk::{Against, AnyGame, Contest},
    engine::{Seats, TableSeed},
    letters::{Envelope, Occasion, PlanPage, Rendered},
    mail::{self, AutoSubmitted, Draft, Mailbox},
};
use anyhow::{Context, Result, anyhow, ensure};
use lettre::{Message, message::MultiPart};
use std::{hint::black_box, time::Instant};

const LETTER: Kind = Kind {
    name: "letter",
    what: "a turn's letter in the middle of a game, from the position to bytes",
    against: "lettre makes a mail of the same text and HTML",
    unit: "ms",
    better: Better::Less,
};

/// Mails after which a game of either is in its middle and asks somebody.
const MIDDLE: usize = 40;

/// A letter takes too little time to be measured alone.
const LETTERS: usize = 50;

pub(super) fn measure(wish: &Wish<'_>, figures: &mut Vec<Figure>) -> Result<()> {
    if !wish.wants(LETTER.name) {
        return Ok(());
    }
    for (name, players) in wish.editions() {
        let drafts = drafts(wish, name, players)?;
        let runs = wish.run(|| letters(&drafts))?;
        figures.push(Figure::new(&LETTER, name, &runs));
    }
    Ok(())
}

fn game<'a>(wish: &Wish<'a>, name: &str) -> Result<&'a dyn AnyGame> {
    wish.games.iter().find(|game| game.name().name == name).context("there is no such game")
}

/// Orders a second of the bare game: nobody writes, reads or keeps anything.
pub(super) fn rules(wish: &Wish<'_>, name: &str, players: usize) -> Result<f64> {
    let contest = Contest {
        pairs: vec![],
        players,
        against: Against::Buttons,
        games: 1,
        seed: wish.seed.to_owned(),
    };
    let begun = Instant::now();
    let played = game(wish, name)?.contest(&contest, &|| ())?;
    let spent = begun.elapsed();
    let played = played.first().context("no game was played")?;
    // One seat is a house player's, whose thoughts are no part of the rules.
    Ok(f64::from(played.orders) / spent.saturating_sub(played.spent).as_secs_f64())
}

/// A position, and how to write its letters.
struct Page {
    render: Box<dyn Fn() -> Result<Rendered>>,
}

/// How to write the letters of a game's middle, one for each seat that is asked.
fn drafts(wish: &Wish<'_>, name: &str, players: usize) -> Result<Vec<Page>> {
    let folder = scratch::in_memory()?;
    let mut office = Office::new(wish, folder.path())?;
    let table = office.open(wish, name, players)?;
    office.play(MIDDLE)?;
    let journal = office.desk.store().read().journal(table)?;
    let entries: Vec<String> = journal.into_iter().map(|row| row.entry).collect();
    let seats = Seats::new(players).context("no table has that many seats")?;
    // What a player is told who missed one round.
    let told = u32::try_from(entries.len().saturating_sub(players))?;
    let mut pages = Vec::new();
    for seat in seats.iter() {
        let position = game(wish, name)?.replay(seats, &entries).map_err(|why| anyhow!(why))?;
        if position.asked_at(seat).is_none() {
            continue;
        }
        let names = seats.iter().map(|seat| seat.colour().to_owned()).collect();
        let envelope = Envelope {
            table,
            seat: Some(seat),
            language: Language::En,
            orders: Language::En,
            reply_to: "monsoon+0123456789abcdef-7@players.invalid".into(),
            commitment: TableSeed::new(wish.seed).commitment(),
            salted: true,
            plans: PlanPage { sheet: position.sheet_page(seat), ..PlanPage::default() },
            ..Envelope::of_nobody(name.to_owned(), names)
        };
        pages.push(Page {
            render: Box::new(move || Ok(position.letter(&envelope, &Occasion::Turn, told)?)),
        });
    }
    ensure!(!pages.is_empty(), "nobody is asked in the middle of {name}");
    Ok(pages)
}

/// The milliseconds of one letter, and of lettre.
fn letters(pages: &[Page]) -> Result<Run> {
    let begun = Instant::now();
    for page in pages.iter().cycle().take(LETTERS) {
        black_box(mail::compose(&draft((page.render)()?)?)?);
    }
    let ours = begun.elapsed();
    let rendered = pages.iter().map(|page| (page.render)()).collect::<Result<Vec<_>>>()?;
    let begun = Instant::now();
    for letter in rendered.iter().cycle().take(LETTERS) {
        let bodies = MultiPart::alternative_plain_html(letter.text.clone(), letter.html.clone());
        let message = Message::builder()
            .from("m@players.invalid".parse()?)
            .to("ana@players.invalid".parse()?)
            .subject(letter.subject.clone())
            .multipart(bodies)?;
        black_box(message.formatted());
    }
    let each = |spent: std::time::Duration| spent.as_secs_f64() * 1000.0 / number(LETTERS);
    Ok((each(ours), each(begun.elapsed())))
}

fn draft(letter: Rendered) -> Result<Draft> {
    Ok(Draft {
        from_name: "Monsoon".into(),
        from_address: "m@players.invalid".into(),
        reply_to: "m@players.invalid".into(),
        to: Mailbox { name: None, address: "ana@players.invalid".into() },
        subject: letter.subject,
        message_id: "t1.p1.red.0123456789ab@players.invalid".into(),
        in_reply_to: None,
        references: vec![],
        text: letter.text,
        html: letter.html,
        list_id: format!("table-{}.players.invalid", TableId(1)),
        leave: None,
        auto_submitted: AutoSubmitted::Generated,
        date: begin()?,
        kind: "turn".into(),
        parts: Parts::Both,
        attachments: vec![],
    })
}
