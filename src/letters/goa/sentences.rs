//! Pieces of news as sentences. Every sentence begins with its player, by name
//! or, once he is named in the line, by his sign; what one event says already
//! the others leave out.

use super::super::rich::{self, order};
use super::super::words::Arg;
use super::names::counted;
use super::scene::Scene;
use crate::engine::Seat;
use crate::games::goa::cards::Card;
use crate::games::goa::event::{ActionKind, Amounts, Why};
use crate::games::goa::tiles::Tile;
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
            Event::Dealt { letter, left_out, .. } => {
                let tiles = counted(left_out.iter().map(|&tile| scene.tile(tile)));
                let known = if tiles.is_empty() { "no" } else { "yes" };
                scene.say(
                    "goa-news-dealt",
                    &[
                        ("half", letter.to_string().into()),
                        ("known", known.into()),
                        ("tiles", tiles.into()),
                    ],
                )
            }
            Event::QuickStart { seat, columns: Some((one, two)), .. } => self.about(
                *seat,
                "goa-news-quick",
                &[("one", scene.column(*one).into()), ("two", scene.column(*two).into())],
            ),
            Event::QuickStart { seat, columns: None, ducats } => {
                let ducats = scene.count("goa-ducats", *ducats);
                self.about(*seat, "goa-news-quick-ducats", &[("ducats", ducats.into())])
            }
            Event::Flagged { seat, place } => {
                self.about(*seat, "goa-news-flagged", &[("place", place.to_string().into())])
            }
            Event::Won { .. } => self.won(event)?,
            Event::Turn { seat, number: None } => self.about(*seat, "goa-news-extra", &[]),
            Event::Stopped { seat, steps, why, rule } => {
                let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
                let why = rich::clean(why);
                let mine = self.scene.envelope.seat == Some(*seat);
                let you = if mine {
                    format!(" {}", self.scene.plain("players-you"))
                } else {
                    String::new()
                };
                self.about(
                    *seat,
                    "goa-news-stopped",
                    &[
                        ("you", you.into()),
                        ("order", order(&steps.join(", ")).into()),
                        ("why", why.into()),
                        ("rule", rich::clean(rule).into()),
                    ],
                )
            }
            Event::Did { seat, deed, spied, .. } => self.did(at, *seat, *deed, *spied)?,
            Event::ExtraPassed { seat, by_itself: false } => {
                self.about(*seat, "goa-news-extra-passed", &[])
            }
            Event::Goods { seat, why, gain, pay } => self.goods(at, *seat, *why, gain, pay)?,
            Event::Moved { .. } => self.moved(at, event)?,
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
            Event::Laid { .. }
            | Event::GaveUp { .. }
            | Event::Kept { .. }
            | Event::Used { .. }
            | Event::Exchanged { .. }
            | Event::Favored { .. }
            | Event::Claimed { .. } => self.tiles(at, event)?,
            Event::Lost { seat, why } => {
                self.about(*seat, "goa-news-lost", &[("why", scene.why(*why).into())])
            }
            Event::Reshuffled
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::Discarded { .. } => self.cards(at, event)?,
            Event::Revealed { .. }
            | Event::Attempt { .. }
            | Event::Succeeded { .. }
            | Event::Founded { .. }
            | Event::Failed { .. } => self.colonies(at, event)?,
        })
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

    /// What becomes of tiles.
    #[expect(clippy::wildcard_enum_match_arm, reason = "`sentence` says which events come here")]
    fn tiles(&mut self, at: usize, event: &Event) -> Option<String> {
        let scene = self.scene;
        Some(match event {
            Event::Laid { seat, tile, spices } => {
                let won = matches!(tile, Tile::Plantation(..))
                    && self.told_by(at, |event| is_gain(event, *tile));
                if won {
                    return None;
                }
                let (tile, spices) = (scene.tile(*tile), scene.spices(spices));
                self.about(
                    *seat,
                    "goa-news-laid",
                    &[("tile", tile.into()), ("spices", spices.into())],
                )
            }
            Event::GaveUp { seat, tile, .. } => {
                self.about(*seat, "goa-news-gave-up", &[("tile", scene.tile(*tile).into())])
            }
            Event::Kept { seat, tile } => {
                if self.told_by(at, |event| is_gain(event, *tile)) {
                    return None;
                }
                self.about(*seat, "goa-news-kept", &[("tile", scene.tile(*tile).into())])
            }
            Event::Used { seat, tile } => {
                let told = self.comes_of(at, |why| why == Why::Tile(*tile))
                    || match tile {
                        Tile::Exchange => {
                            self.told_by(at, |event| matches!(event, Event::Exchanged { .. }))
                        }
                        Tile::Espionage => self.told_by(at, |event| {
                            matches!(event, Event::Did { spied: Some(_), .. })
                        }),
                        Tile::Colonist
                        | Tile::Colonists
                        | Tile::Ducats
                        | Tile::Duty
                        | Tile::Expedition
                        | Tile::Expeditions(_)
                        | Tile::ExtraActions
                        | Tile::ExtraHarvest
                        | Tile::Favor
                        | Tile::Mission(_)
                        | Tile::MixedCrop
                        | Tile::Plantation(..)
                        | Tile::Planter
                        | Tile::Resupply
                        | Tile::Settlement
                        | Tile::Ship
                        | Tile::Ships
                        | Tile::ShipsColonists
                        | Tile::Spice
                        | Tile::Viceroy => false,
                    };
                if told {
                    return None;
                }
                self.about(*seat, "goa-news-used", &[("tile", scene.tile(*tile).into())])
            }
            Event::Exchanged { seat, cell, tile } => self.about(
                *seat,
                "goa-news-exchanged",
                &[("cell", cell.to_string().into()), ("tile", scene.tile(*tile).into())],
            ),
            Event::Favored { seat, tile } => {
                self.about(*seat, "goa-news-favored", &[("tile", scene.tile(*tile).into())])
            }
            Event::Claimed { seat, corner, bonanza } => {
                let gain = scene.bonanza(*bonanza);
                let corner = corner.to_string();
                self.about(
                    *seat,
                    "goa-news-claimed",
                    &[("corner", corner.into()), ("gain", gain.into())],
                )
            }
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`sentence` says which events come here")]
    fn cards(&mut self, at: usize, event: &Event) -> Option<String> {
        let scene = self.scene;
        Some(match event {
            Event::Reshuffled => scene.plain("goa-news-reshuffled"),
            Event::Drew { seat, cards, due, why } => {
                let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                self.drew(*seat, count, *due, *why, Some(cards))
            }
            Event::Played { seat, card } => {
                if self.comes_of(at, |why| why == Why::Card(card.effect)) {
                    return None;
                }
                self.about(*seat, "goa-news-played", &[("card", scene.effect(card.effect).into())])
            }
            Event::Discarded { seat, cards } => {
                self.about(*seat, "goa-news-discarded", &[("cards", scene.cards(cards).into())])
            }
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`sentence` says which events come here")]
    fn colonies(&mut self, at: usize, event: &Event) -> Option<String> {
        let scene = self.scene;
        Some(match event {
            Event::Attempt { seat, colony, board, .. } => {
                let board = scene.count("goa-colonists", *board);
                self.about(
                    *seat,
                    "goa-news-attempt",
                    &[("colony", scene.colony(*colony).into()), ("colonists", board.into())],
                )
            }
            Event::Revealed { seat, cards, .. } => {
                let each: Vec<String> =
                    cards.iter().map(|card| card.colonists.to_string()).collect();
                let sum: u32 = cards.iter().map(|card| u32::from(card.colonists)).sum();
                let sum = scene.count("goa-colonists", sum);
                let each = if each.is_empty() { "–".to_owned() } else { each.join(" + ") };
                self.about(
                    *seat,
                    "goa-news-revealed",
                    &[("cards", each.into()), ("colonists", sum.into())],
                )
            }
            Event::Succeeded { seat, paid } => {
                let told = self.comes_of(at, |why| matches!(why, Why::Colony(_)));
                if *paid == 0 || told {
                    return None;
                }
                let paid = scene.count("goa-colonists", *paid);
                self.about(*seat, "goa-news-paid-colonists", &[("colonists", paid.into())])
            }
            Event::Founded { seat, tile, spices } => self.about(
                *seat,
                "goa-news-founded",
                &[
                    ("colony", scene.colony_tile(*tile).into()),
                    ("spices", scene.spices(spices).into()),
                ],
            ),
            Event::Failed { seat, colony, .. } => {
                self.about(*seat, "goa-news-failed", &[("colony", scene.colony(*colony).into())])
            }
            _ => return None,
        })
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
