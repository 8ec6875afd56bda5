//! How a table stood at the end of a round, for readers who ask for it.

use super::Hosted;
use crate::{
    archive::Playable,
    engine::{
        Body, Entry, Viewer,
        journal::{Line, Seating},
    },
};

impl<G: Playable> Hosted<G> {
    /// The game at the end of a round, before anything of the next, and the entry in which
    /// it ended; `None` if it is not over. What was taken back never was.
    pub(super) fn at_end_of(&self, round: u32) -> Option<(G, u32)> {
        let Body::Deal(deal) = &self.entries.first()?.body else { return None };
        let mut game = G::begin(deal);
        let mut last = 0;
        for number in Line::of(&self.entries).ok()?.entries {
            last = number;
            for event in &self.entry(number)?.events {
                let before = (game.round() == round).then(|| game.clone());
                let prepares = G::prepares_round(event);
                game.evolve(event);
                if before.is_some() && (prepares || game.round() > round) {
                    return before.map(|game| (game, number));
                }
            }
        }
        let over = game.round() == round && self.sitting.now.standings().is_some();
        over.then_some((game, last))
    }

    /// As whom a viewer may look back at an entry. Whoever had their seat then had
    /// secrets of their own.
    pub(super) fn viewer_then(&self, entry: u32, viewer: Viewer) -> Viewer {
        let Some(seat) = viewer.seat() else { return viewer };
        // An amendment plays again what others may have played.
        let first = self.entry(entry).and_then(|it| it.again).unwrap_or(entry).min(entry);
        let since = usize::try_from(first).unwrap_or(usize::MAX);
        let changes = |it: &Entry<G>| match &it.body {
            Body::Deed(deed) => deed.seating(seat) == Seating::Another,
            Body::Deal(_)
            | Body::Order(_)
            | Body::Return { .. }
            | Body::Adjust { .. }
            | Body::Finish
            | Body::Cancel => false,
        };
        if self.entries.iter().skip(since).any(changes) { Viewer::Public } else { viewer }
    }

    /// The same as that viewer may know it.
    pub(super) fn view_at_end(&self, round: u32, viewer: Viewer) -> Option<G::View> {
        let (game, entry) = self.at_end_of(round)?;
        Some(game.view(self.viewer_then(entry, viewer)))
    }
}
