//! Pieces of news as sentences. Every sentence begins with its player, by name
//! or, once they are named in the line, by their sign; what one event says already
//! the others leave out.

use super::super::rich;
use super::super::words::Arg;
use super::names::counted;
use super::scene::Scene;
use crate::basics::Language;
use crate::engine::Seat;
use crate::games::goa::action::Step;
use crate::games::goa::board::Cell;
use crate::games::goa::cards::Card;
use crate::games::goa::event::{ActionKind, Amounts, Why};
use crate::games::goa::tiles::{Bonanza, Colony, ColonyTile, Column, Letter, Spice, Tile};
use crate::games::goa::{Event, News};

/// Tells the events of one line.
pub(super) struct Teller<'a> {
    scene: &'a Scene<'a>,
    items: &'a [&'a News],
    named: Option<Seat>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(scene: &'a Scene<'a>, items: &'a [&'a News]) -> Teller<'a> {
        Teller { scene, items, named: None }
    }

    /// The sentences of all events that have something to say.
    pub(super) fn tell(mut self) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut at = 0;
        while at < self.items.len() {
            let (said, next) = match self.items[at] {
                News::Fact(Event::Bid { .. } | Event::Passed { .. }) => self.bids(at),
                News::Fact(Event::Marked { .. }) => self.marks(at),
                News::Fact(event) => (self.sentence(at, event), at + 1),
                News::Drew { seat, cards, due, why } => {
                    (Some(self.drew(*seat, *cards, *due, *why, None)), at + 1)
                }
            };
            sentences.extend(said);
            at = next;
        }
        sentences
    }

    /// A sentence about a player, by name the first time. The name and the
    /// word behind it stay together, so that no line begins with a verb.
    fn about(&mut self, seat: Seat, key: &str, args: &[Arg<'_>]) -> String {
        let again = self.named.replace(seat) == Some(seat);
        let who = if again { rich::sign(seat) } else { self.scene.who(seat) };
        let mut all = vec![("player", who.clone().into())];
        all.extend_from_slice(args);
        self.scene.say(key, &all).replacen(&format!("{who} "), &format!("{who}\u{a0}"), 1)
    }

    /// Does another event of this line speak of the same thing?
    fn told_by(&self, at: usize, tells: impl Fn(&Event) -> bool) -> bool {
        self.items.iter().enumerate().any(|(index, item)| {
            index != at
                && match item {
                    News::Fact(event) => tells(event),
                    News::Drew { .. } => false,
                }
        })
    }

    /// Does another event of this line come from this?
    fn comes_of(&self, at: usize, source: impl Fn(Why) -> bool) -> bool {
        let drawn = self.items.iter().any(|item| match item {
            News::Drew { why, .. } => source(*why),
            News::Fact(_) => false,
        });
        drawn || self.told_by(at, |event| event.comes_of().is_some_and(&source))
    }

    fn bids(&self, from: usize) -> (Option<String>, usize) {
        let scene = self.scene;
        let mut bids = Vec::new();
        for item in &self.items[from..] {
            let (seat, said) = if let News::Fact(Event::Bid { seat, amount }) = item {
                (seat, amount.to_string())
            } else if let News::Fact(Event::Passed { seat, .. }) = item {
                (seat, scene.plain("goa-bids-pass"))
            } else {
                break;
            };
            bids.push(format!("{}\u{a0}{said}", rich::sign(*seat)));
        }
        let next = from + bids.len();
        (Some(format!("{}.", bids.join(", "))), next)
    }

    fn marks(&self, from: usize) -> (Option<String>, usize) {
        let mut marks = Vec::new();
        for item in &self.items[from..] {
            let News::Fact(Event::Marked { seat, cell }) = item else { break };
            marks.push(format!("{}\u{a0}{cell}", rich::sign(*seat)));
        }
        let next = from + marks.len();
        let marks = marks.join(", ");
        (Some(self.scene.say("goa-news-marked", &[("marks", marks.into())])), next)
    }

    fn sentence(&mut self, at: usize, event: &Event) -> Option<String> {
        let scene = self.scene;
        Some(match event {
            Event::Dealt { letter, left_out, .. } => self.dealt(*letter, left_out),
            Event::QuickStart { seat, columns, ducats } => {
                self.quick_start(*seat, *columns, *ducats)
            }
            Event::Flagged { seat, place } => {
                self.about(*seat, "goa-news-flagged", &[("place", place.to_string().into())])
            }
            Event::Won { .. } => self.won(event)?,
            Event::Turn { seat, number: None } => self.about(*seat, "goa-news-extra", &[]),
            Event::Stopped { seat, steps, why, rule } => self.stopped(*seat, steps, why, rule),
            Event::Did { seat, deed, spied, .. } => self.did(at, *seat, *deed, *spied)?,
            Event::ExtraPassed { seat, by_itself: false } => {
                self.about(*seat, "goa-news-extra-passed", &[])
            }
            Event::Goods { seat, why, gain, pay } => self.goods(at, *seat, *why, gain, pay)?,
            Event::Moved { .. } => self.moved(at, event)?,
            Event::Laid { seat, tile, spices } => self.laid(at, *seat, *tile, spices)?,
            Event::GaveUp { seat, tile, .. } => self.about_tile(*seat, "goa-news-gave-up", *tile),
            Event::Kept { seat, tile } => self.kept(at, *seat, *tile)?,
            Event::Used { seat, tile } => self.used(at, *seat, *tile)?,
            Event::Exchanged { seat, cell, tile } => self.exchanged(*seat, *cell, *tile),
            Event::Favored { seat, tile } => self.about_tile(*seat, "goa-news-favored", *tile),
            Event::Claimed { seat, corner, bonanza } => self.claimed(*seat, *corner, *bonanza),
            Event::Lost { seat, why } => {
                self.about(*seat, "goa-news-lost", &[("why", scene.why(*why).into())])
            }
            Event::Reshuffled => scene.plain("goa-news-reshuffled"),
            Event::Drew { seat, cards, due, why } => {
                let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                self.drew(*seat, count, *due, *why, Some(cards))
            }
            Event::Played { seat, card } => self.played(at, *seat, *card)?,
            Event::Discarded { seat, cards } => {
                self.about(*seat, "goa-news-discarded", &[("cards", scene.cards(cards).into())])
            }
            Event::Attempt { seat, colony, board, .. } => self.attempt(*seat, *colony, *board),
            Event::Revealed { seat, cards, .. } => self.revealed(*seat, cards),
            Event::Succeeded { seat, paid } => self.succeeded(at, *seat, *paid)?,
            Event::Founded { seat, tile, spices } => self.founded(*seat, *tile, spices),
            Event::Failed { seat, colony, .. } => {
                self.about(*seat, "goa-news-failed", &[("colony", scene.colony(*colony).into())])
            }
            Event::Over { .. } => scene.plain("news-over"),
            // Told by the label, by the cells, or of no interest to anybody.
            Event::ExtraPassed { by_itself: true, .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Line { .. }
            | Event::TurnOver { .. }
            | Event::Spent { .. }
            | Event::CardDone { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Marked { .. }
            | Event::Forgone { .. }
            // A moderator's doing, which the entry itself is told of.
            | Event::Adjusted { .. }
            | Event::HandLimit { .. } => return None,
        })
    }

    fn about_tile(&mut self, seat: Seat, key: &str, tile: Tile) -> String {
        self.about(seat, key, &[("tile", self.scene.tile(tile).into())])
    }

    fn dealt(&self, letter: Letter, left_out: &[Tile]) -> String {
        let scene = self.scene;
        let tiles = counted(left_out.iter().map(|&tile| scene.tile(tile)));
        let known = if tiles.is_empty() { "no" } else { "yes" };
        let args =
            [("half", letter.to_string().into()), ("known", known.into()), ("tiles", tiles.into())];
        scene.say("goa-news-dealt", &args)
    }

    fn quick_start(&mut self, seat: Seat, columns: Option<(Column, Column)>, ducats: u8) -> String {
        let scene = self.scene;
        if let Some((one, two)) = columns {
            let (one, two) = (scene.column(one), scene.column(two));
            return self.about(seat, "goa-news-quick", &[("one", one.into()), ("two", two.into())]);
        }
        let ducats = scene.count("goa-ducats", ducats);
        self.about(seat, "goa-news-quick-ducats", &[("ducats", ducats.into())])
    }

    fn stopped(&mut self, seat: Seat, steps: &[Step], why: &str, rule: &str) -> String {
        let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
        let mine = self.scene.envelope.seat == Some(seat);
        let you =
            if mine { format!(" {}", self.scene.plain("players-you")) } else { String::new() };
        // What happened keeps the reason in English alone.
        let told = self.scene.words.language() == Language::En;
        self.about(
            seat,
            "goa-news-stopped",
            &[
                ("you", you.into()),
                ("order", self.scene.order(&steps.join(", ")).into()),
                ("told", if told { "yes" } else { "no" }.into()),
                ("why", rich::clean(why).into()),
                ("rule", rich::clean(rule).into()),
            ],
        )
    }

    fn won(&mut self, event: &Event) -> Option<String> {
        let Event::Won { seat, lot, price, to, tile, extras } = event else { return None };
        let scene = self.scene;
        let what = tile.map_or_else(|| scene.plain("goa-flag"), |tile| scene.tile(tile));
        let extras = if *extras > 0 { scene.count("goa-extras", *extras) } else { String::new() };
        let more = if extras.is_empty() { "no" } else { "yes" };
        let key = match to {
            Some(_) => "goa-news-won",
            None if *price == 0 && *seat == lot.seller => "goa-news-won-free",
            None => "goa-news-won-bank",
        };
        let mut args =
            vec![("what", what.into()), ("more", more.into()), ("extras", extras.into())];
        if key != "goa-news-won-free" {
            args.push(("price", (*price).into()));
        }
        if let Some(to) = to {
            args.push(("to", scene.who(*to).into()));
        }
        Some(self.about(*seat, key, &args))
    }

    fn did(
        &mut self,
        at: usize,
        seat: Seat,
        deed: ActionKind,
        spied: Option<Seat>,
    ) -> Option<String> {
        let scene = self.scene;
        let name = scene.deed(deed);
        if let Some(other) = spied {
            let other = scene.who(other);
            return Some(self.about(
                seat,
                "goa-news-spied",
                &[("other", other.into()), ("deed", name.into())],
            ));
        }
        let told = self.comes_of(at, |why| why == Why::Deed(deed))
            || self.told_by(at, |event| matches!(event, Event::Attempt { .. }));
        (!told).then(|| self.about(seat, "goa-news-did", &[("deed", name.into())]))
    }

    fn goods(
        &mut self,
        at: usize,
        seat: Seat,
        why: Why,
        gain: &Amounts,
        pay: &Amounts,
    ) -> Option<String> {
        let scene = self.scene;
        let moves = |event: &Event| matches!(event, Event::Moved { why: by, .. } if *by == why);
        let (gains, pays) = (scene.amounts(gain), scene.amounts(pay));
        let claimed = why == Why::Bonanza
            && gain.spices.is_empty()
            && self.told_by(at, |event| matches!(event, Event::Claimed { .. }));
        if claimed || (gains.is_empty() && self.told_by(at, moves)) {
            return None; // told with the marker, or with the Bonanza tile
        }
        let source = scene.why(why);
        let deed = match why {
            Why::Deed(ActionKind::Ships) => Some("goa-news-ships"),
            Why::Deed(ActionKind::Harvest) => Some("goa-news-harvest"),
            Why::Deed(ActionKind::Taxes) => Some("goa-news-taxes"),
            Why::Deed(ActionKind::Progress | ActionKind::Expedition | ActionKind::Found)
            | Why::Tile(_)
            | Why::Card(_)
            | Why::Bonanza
            | Why::First(..)
            | Why::AllInRow(_)
            | Why::Consolation
            | Why::Colony(_) => None,
        };
        Some(match (deed, gains.is_empty(), pays.is_empty()) {
            (_, true, true) => return None,
            (Some(key), false, true) => self.about(seat, key, &[("gain", gains.into())]),
            (_, false, true) => {
                self.about(seat, "goa-news-gain", &[("gain", gains.into()), ("why", source.into())])
            }
            (_, true, false) => {
                self.about(seat, "goa-news-pay", &[("pay", pays.into()), ("why", source.into())])
            }
            (_, false, false) => self.about(
                seat,
                "goa-news-swap",
                &[("pay", pays.into()), ("gain", gains.into()), ("why", source.into())],
            ),
        })
    }

    fn moved(&mut self, at: usize, event: &Event) -> Option<String> {
        let Event::Moved { seat, column, row, why, .. } = event else { return None };
        let scene = self.scene;
        let paid = self.items.iter().enumerate().find_map(|(index, item)| {
            let News::Fact(Event::Goods { why: by, gain, pay, .. }) = item else { return None };
            let price = index != at && by == why && *gain == Amounts::default();
            price.then(|| scene.amounts(pay))
        });
        let paid = paid.filter(|paid| !paid.is_empty());
        let name = scene.column(*column);
        let mut args = vec![("column", name.into()), ("row", (*row).into())];
        Some(match (paid, why) {
            (Some(paid), Why::Deed(_)) => {
                args.push(("pay", paid.into()));
                self.about(*seat, "goa-news-moved-paid", &args)
            }
            (Some(paid), _) => {
                args.extend([("pay", paid.into()), ("why", scene.why(*why).into())]);
                self.about(*seat, "goa-news-moved-paid-by", &args)
            }
            (None, _) => {
                args.push(("why", scene.why(*why).into()));
                self.about(*seat, "goa-news-moved", &args)
            }
        })
    }

    fn laid(&mut self, at: usize, seat: Seat, tile: Tile, spices: &[Spice]) -> Option<String> {
        let won =
            matches!(tile, Tile::Plantation(..)) && self.told_by(at, |event| is_gain(event, tile));
        if won {
            return None;
        }
        let (tile, spices) = (self.scene.tile(tile), self.scene.spices(spices));
        Some(self.about(seat, "goa-news-laid", &[("tile", tile.into()), ("spices", spices.into())]))
    }

    fn kept(&mut self, at: usize, seat: Seat, tile: Tile) -> Option<String> {
        let told = self.told_by(at, |event| is_gain(event, tile));
        (!told).then(|| self.about_tile(seat, "goa-news-kept", tile))
    }

    fn used(&mut self, at: usize, seat: Seat, tile: Tile) -> Option<String> {
        let told = self.comes_of(at, |why| why == Why::Tile(tile))
            || (tile == Tile::Exchange
                && self.told_by(at, |event| matches!(event, Event::Exchanged { .. })))
            || (tile == Tile::Espionage
                && self.told_by(at, |event| matches!(event, Event::Did { spied: Some(_), .. })));
        (!told).then(|| self.about_tile(seat, "goa-news-used", tile))
    }

    fn exchanged(&mut self, seat: Seat, cell: Cell, tile: Tile) -> String {
        let args = [("cell", cell.to_string().into()), ("tile", self.scene.tile(tile).into())];
        self.about(seat, "goa-news-exchanged", &args)
    }

    fn claimed(&mut self, seat: Seat, corner: Cell, bonanza: Bonanza) -> String {
        let gain = self.scene.bonanza(bonanza);
        let args = [("corner", corner.to_string().into()), ("gain", gain.into())];
        self.about(seat, "goa-news-claimed", &args)
    }

    fn played(&mut self, at: usize, seat: Seat, card: Card) -> Option<String> {
        if self.comes_of(at, |why| why == Why::Card(card.effect)) {
            return None;
        }
        let card = self.scene.effect(card.effect);
        Some(self.about(seat, "goa-news-played", &[("card", card.into())]))
    }

    fn attempt(&mut self, seat: Seat, colony: Colony, board: u8) -> String {
        let board = self.scene.count("goa-colonists", board);
        let args = [("colony", self.scene.colony(colony).into()), ("colonists", board.into())];
        self.about(seat, "goa-news-attempt", &args)
    }

    fn revealed(&mut self, seat: Seat, cards: &[Card]) -> String {
        let each: Vec<String> = cards.iter().map(|card| card.colonists.to_string()).collect();
        let sum: u32 = cards.iter().map(|card| u32::from(card.colonists)).sum();
        let sum = self.scene.count("goa-colonists", sum);
        let each = if each.is_empty() { "–".to_owned() } else { each.join(" + ") };
        let args = [("cards", each.into()), ("colonists", sum.into())];
        self.about(seat, "goa-news-revealed", &args)
    }

    fn succeeded(&mut self, at: usize, seat: Seat, paid: u8) -> Option<String> {
        let told = self.comes_of(at, |why| matches!(why, Why::Colony(_)));
        if paid == 0 || told {
            return None;
        }
        let paid = self.scene.count("goa-colonists", paid);
        Some(self.about(seat, "goa-news-paid-colonists", &[("colonists", paid.into())]))
    }

    fn founded(&mut self, seat: Seat, tile: ColonyTile, spices: &[Spice]) -> String {
        let (tile, spices) = (self.scene.colony_tile(tile), self.scene.spices(spices));
        let args = [("colony", tile.into()), ("spices", spices.into())];
        self.about(seat, "goa-news-founded", &args)
    }

    fn drew(&mut self, seat: Seat, count: u8, due: u8, why: Why, cards: Option<&[Card]>) -> String {
        let scene = self.scene;
        let drawn = scene.count("goa-cards", count);
        let names = cards.map(|cards| scene.cards(cards)).filter(|names| !names.is_empty());
        let known = if names.is_some() { "yes" } else { "no" };
        let mut said = self.about(
            seat,
            "goa-news-drew",
            &[
                ("cards", drawn.into()),
                ("why", scene.why(why).into()),
                ("known", known.into()),
                ("names", names.unwrap_or_default().into()),
            ],
        );
        if due > count {
            let missing = scene.count("goa-cards", due - count);
            said.push(' ');
            said.push_str(&scene.say("goa-news-drew-fewer", &[("cards", missing.into())]));
        }
        said
    }
}

/// Does this event say that the tile is somebody's?
fn is_gain(event: &Event, tile: Tile) -> bool {
    event.gained() == Some(tile)
}
