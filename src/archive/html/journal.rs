//! Replays a journal: every entry becomes a frame.

use super::esc;
use super::input::{Ending, Facts, Frame, Input, Parts, Piece, Player, Sentence};
use crate::engine::{
    Author, Body, Entry, Force, Game, Match, Mendable, Plannable, Progress, ReplayError, Seat,
    Viewer,
};
use crate::letters::{
    DeedLine, Envelope, Occasion, Pages, RenderError, deed_in_words, deed_line, name_of, news_rich,
    part_name, render,
};
use chrono::{DateTime, Utc};

/// A game whose positions can be drawn.
pub trait Drawn: Plannable + Mendable + Game<View: Pages<News = <Self as Game>::News>> {
    /// What the points of a frame include, as a sentence: first if the reader
    /// knows everything, then if they know what everybody does.
    const COUNTED: (&'static str, &'static str) =
        ("The points, as if the game had ended there.", "The points, as far as all could see.");

    /// The HTML that all positions share. Each place for a part is an empty
    /// element whose last attribute is `data-p` with the part's key.
    ///
    /// Fails only if a template does, which is a defect of ours. A game that draws
    /// nothing shows the position in words, as a letter does.
    fn layout(view: &Self::View) -> Result<String, RenderError> {
        let _ = view;
        Ok("<pre data-p=\"words\"></pre>".to_owned())
    }

    /// A position as parts. Fails only if a template does, which is a defect of
    /// ours.
    fn parts(envelope: &Envelope, view: &Self::View) -> Result<Parts, RenderError> {
        let sheet = render(envelope, &Occasion::Sheet, view, &[])?;
        Ok(Parts::from([("words".to_owned(), esc(&sheet.text))]))
    }

    /// The points of each seat, as far as the view shows them.
    fn points(view: &Self::View) -> Vec<Option<i32>>;
}

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The journal can't be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A word is missing or a template fails, which is a defect of ours.
    #[error(transparent)]
    Render(#[from] RenderError),
}

/// Replays a journal. `times` are those of the entries, oldest first; if one is
/// missing, the page shows none. Fails if the journal can't be replayed.
pub fn input<G: Drawn>(
    mut facts: Facts,
    entries: &[Entry<G>],
    times: &[DateTime<Utc>],
) -> Result<Input, Fault> {
    let now = Match::replay(entries)?;
    // No matter who asks: a game in play keeps its seed.
    if now.standings().is_none() && !now.is_cancelled() {
        facts.seeds.clear();
    }
    let viewer = facts.viewer;
    let envelope = envelope(&facts);
    let force = Force::of(entries).unwrap_or_default();
    let mut frames: Vec<Frame> = Vec::with_capacity(entries.len());
    Match::walk(entries, viewer, |n, entry, game, news| -> Result<(), Fault> {
        let view = game.view(viewer);
        let deed = deed_line(entries, n, viewer);
        let (line, said) = line(&envelope, entry, deed.as_ref(), viewer)?;
        let told = news_rich(&envelope, &view, news)?;
        // Whether it leads to the end.
        let stands = force.line().has(n);
        frames.push(Frame {
            n,
            round: game.round(),
            at: usize::try_from(n).ok().and_then(|n| times.get(n)).copied(),
            by: if deed.is_some() { Sentence::default() } else { by(&envelope, entry) },
            line,
            said,
            news: told.into_iter().map(Sentence::from).collect(),
            stands,
            withdrawn: !force.has(n, entry),
            undoes: entry.undoes(),
            from: match entry.body {
                Body::Return { to, .. } => to.checked_sub(1),
                Body::Deal(_)
                | Body::Order(_)
                | Body::Adjust { .. }
                | Body::Finish
                | Body::Cancel
                | Body::Deed(_) => n.checked_sub(1),
            },
            parts: G::parts(&envelope, &view)?,
            points: points(game, &view, viewer),
        });
        Ok(())
    })?;
    let view = now.game().view(viewer);
    let standings = now.standings().unwrap_or_default();
    let parts = standings.first().map(|first| first.parts.as_slice()).unwrap_or_default();
    let named = |(part, _): &(String, i32)| (part.clone(), part_name(&envelope, &view, part));
    let seats = now.game().seats().iter();
    Ok(Input {
        players: seats.map(|seat| Player { seat, name: name_of(&envelope, seat) }).collect(),
        ending: match (now.is_cancelled(), standings.is_empty()) {
            (true, _) => Ending::Cancelled,
            (false, true) => Ending::Running,
            (false, false) => Ending::Finished,
        },
        parts: parts.iter().map(named).collect(),
        standings,
        counted: if viewer == Viewer::Moderator { G::COUNTED.0 } else { G::COUNTED.1 },
        layout: G::layout(&view)?,
        frames,
        facts,
    })
}

/// The points if the game ended here; for a reader who may not know all of them,
/// those that the view shows.
pub(in crate::archive) fn points<G: Drawn>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
) -> Vec<Option<i32>> {
    if viewer != Viewer::Moderator {
        return G::points(view);
    }
    let mut ended = game.clone();
    for event in game.finish() {
        ended.evolve(&event);
    }
    let Progress::Finished(standings) = ended.progress() else { return G::points(view) };
    let of = |seat: Seat| standings.iter().find(|it| it.seat == seat).map(|it| it.total);
    game.seats().iter().map(of).collect()
}

/// Who made an entry.
fn by<G: Drawn>(envelope: &Envelope, entry: &Entry<G>) -> Sentence {
    let who = |seat: Seat| Piece::Seat(seat, name_of(envelope, seat));
    let with = |seat: Seat, words: &str| Sentence(vec![who(seat), Piece::Text(words.to_owned())]);
    match entry.by {
        Author::Creator => "Set-up".into(),
        Author::Seat(seat) => Sentence(vec![who(seat)]),
        Author::Clock(seat) => with(seat, ", by the clock"),
        Author::House(seat) => with(seat, ", by a house player"),
        Author::Moderator(Some(seat)) => with(seat, ", by the moderator"),
        Author::Moderator(None) => "Moderator".into(),
    }
}

/// The words of letters are looked up through an envelope, so this is one for no
/// reader.
fn envelope(facts: &Facts) -> Envelope {
    Envelope::of_nobody(facts.title.clone(), facts.names.clone())
}

/// What was ordered or done, and what people wrote with it.
fn line<G: Drawn>(
    envelope: &Envelope,
    entry: &Entry<G>,
    deed: Option<&DeedLine>,
    viewer: Viewer,
) -> Result<(Sentence, Vec<(String, String)>), RenderError> {
    if let Some(deed) = deed {
        let (line, said) = deed_in_words(envelope, deed)?;
        return Ok((line.into(), said));
    }
    let may_know = entry.by.seat().is_some_and(|seat| viewer.sees_secrets_of(seat));
    let order = entry.order().filter(|_| may_know);
    let order = order.map(|order| Piece::Order(order.to_owned()));
    Ok((Sentence(order.into_iter().collect()), Vec::new()))
}
