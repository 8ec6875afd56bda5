//! A line of steps (P7 to P25): tiles and cards around one action, and the
//! answers to what comes up on the way.

use super::super::action::{Deed, Goods, Step};
use super::super::cards::Effect;
use super::super::decision::Decision;
use super::super::event::ActionKind;
use super::super::plan::Wish;
use super::super::steps;
use super::super::tiles::Column;
use super::super::vocabulary::{Meaning, Say, Thing, Verb};
use super::misread::Missing;
use super::shapes::small;
use super::words::Words;
use super::{Misread, PLANNED};
use crate::engine::plan::keywords::Keyword;
use crate::engine::{OrderError, Word};
use crate::games::sentences::Typed;
use strum::VariantArray;

/// A line as far as it has been read.
struct Line<'a> {
    extra: bool,
    steps: Vec<(Step, &'a Word)>,
}

impl<'a> Words<'a> {
    /// A whole line; with `extra` for an extra action.
    pub(super) fn line(&mut self, extra: bool) -> Result<Wish, OrderError> {
        let mut line = Line { extra, steps: Vec::new() };
        while !self.at_end() {
            let step = self.step(&line)?;
            if let Some((step, word)) = step {
                self.check_pair(&line, &step, word)?;
                line.steps.push((step, word));
            }
        }
        if line.steps.is_empty() {
            // What it is played for belongs to it; the words alone may be the
            // rest of a quoted line.
            return Err(if extra { self.how(Missing::ExtraForWhat) } else { self.stray(false) });
        }
        let steps = line.steps.into_iter().map(|(step, _)| step).collect();
        Ok(Wish::Steps { extra, steps: in_order(steps) })
    }

    /// One step; `None` is a word that only reads well.
    fn step(&mut self, line: &Line<'a>) -> Result<Option<(Step, &'a Word)>, OrderError> {
        let begun = line.extra || !line.steps.is_empty();
        let start = self.mark();
        let wanted: Vec<Meaning> = Meaning::verbs()
            .chain(Meaning::columns().filter(|&other| other != Meaning::Column(Column::Colonies)))
            .collect();
        let Some((meaning, word)) = self.next(&wanted)? else {
            return match line.steps.last() {
                // «Use red colonist and duty».
                Some((Step::Use(_), _)) if self.names_tile()? => {
                    let word = self.word();
                    Ok(Some((Step::Use(self.use_tile()?), word)))
                }
                // «Third card if short».
                _ if self.peek(&[Meaning::Thing(Thing::Third)])?.is_some() => {
                    let word = self.word();
                    let step = Step::Play(self.play()?);
                    Ok(Some((self.if_short(step)?, word)))
                }
                _ => Err(self.stray(begun)),
            };
        };
        let verb = if let Meaning::Verb(verb) = meaning { Some(verb) } else { None };
        if verb == Some(Verb::Tile) {
            let spices: Vec<Meaning> = Meaning::spices().collect();
            // «Tile» behind a tile's name is no step.
            if begun && self.peek(&spices)?.is_none() {
                return Ok(None);
            }
        }
        let deed = ActionKind::VARIANTS.iter().any(|deed| deed.meaning() == meaning);
        let allowed = match (self.asked.decision, line.steps.is_empty()) {
            (PLANNED, _) => steps::is_step(meaning),
            // An extra action, behind `extra`, is one like any other (G100).
            (Some(Decision::Extra), true) => Decision::Act.understands(meaning),
            (Some(decision), true) => decision.understands(meaning),
            (Some(decision), false) => steps::is_step(meaning) && (!deed || decision.acts()),
        };
        if !allowed {
            return Err(self.elsewhere(word));
        }
        if deed {
            check_single(line, word)?;
            self.back_to(start);
            return match self.deed()? {
                Some(deed) => Ok(Some((Step::Do(deed), word))),
                None => Err(self.stray(begun)),
            };
        }
        let step = self.other_step(verb.unwrap_or(Verb::Done))?;
        Ok(Some((self.if_short(step)?, word)))
    }

    /// `if short`, `if short by 2`, behind a tile or a card (P14).
    fn if_short(&mut self, step: Step) -> Result<Step, OrderError> {
        let start = self.mark();
        if !matches!(step, Step::Use(_) | Step::Play(_)) || !self.next_is(Meaning::Say(Say::If))? {
            return Ok(step);
        }
        if !self.next_is(Meaning::Say(Say::Short))? {
            self.back_to(start);
            return Ok(step);
        }
        let by = self.short_by()?;
        Ok(Step::IfShort { step: Box::new(step), by })
    }

    /// The number behind `short`.
    pub(super) fn short_by(&mut self) -> Result<Option<u8>, OrderError> {
        let start = self.mark();
        let said = self.next_is(Meaning::Say(Say::By))?;
        self.keyword(&[Keyword::AtMost]);
        let by = if said || !self.apart() { self.count()? } else { None };
        let Some((by, word)) = by else {
            self.back_to(start);
            return Ok(None);
        };
        self.keyword(&[Keyword::OrLess]);
        small(by, word).map(Some)
    }

    /// The colony that is being founded may be named where it is given up.
    fn names_attempt(&mut self) -> Result<(), OrderError> {
        let Some(colony) = self.asked.colony else { return Ok(()) };
        let start = self.mark();
        if self.next(&[Meaning::Colony(colony)])?.is_none() {
            self.back_to(start);
        }
        Ok(())
    }

    fn other_step(&mut self, verb: Verb) -> Result<Step, OrderError> {
        Ok(match verb {
            Verb::More => Step::More(self.units()?),
            Verb::Use => Step::Use(self.use_tile()?),
            Verb::Play => Step::Play(self.play()?),
            Verb::Discard => Step::Discard(self.cards()?),
            Verb::Pay if self.next_is(Meaning::Verb(Verb::Nothing))? => Step::Decline,
            Verb::Pay => {
                self.next(&[Meaning::Fill])?;
                self.keyword(&[Keyword::AtMost]);
                let most = self.argument()?;
                self.next_thing(Thing::Colonists)?;
                Step::Pay(most.map(|(most, _)| most))
            }
            Verb::Take => Step::Take(self.take()?),
            Verb::Tile => Step::Take(self.colony_tile()?),
            Verb::Drop if self.next_thing(Thing::New)? => Step::Drop(None),
            Verb::Drop => match self.store()? {
                Some(store) => Step::Drop(Some(store)),
                None => return Err(self.what_of(Missing::DropPlantation)),
            },
            Verb::Keep => Step::Keep,
            Verb::Hold => Step::Hold,
            // P14: «pass» and «no» are to decline; P16: they are to be done.
            Verb::Pass | Verb::Nothing => {
                let no = self.asked.decision.and_then(|it| it.description().no);
                let paying = no == Some(Verb::Decline);
                if paying {
                    self.next_is(Meaning::Verb(Verb::Pay))?;
                }
                // «Not use the ship» is no way to use it.
                if !self.at_end() && !self.apart() {
                    return Err(self.stray(true));
                }
                if paying { Step::Decline } else { Step::Done }
            }
            Verb::Decline => {
                self.names_attempt()?;
                Step::Decline
            }
            Verb::Done => Step::Done,
            // No steps, or steps that name an action.
            Verb::Quick
            | Verb::Flag
            | Verb::Mark
            | Verb::Bid
            | Verb::Sell
            | Verb::Buy
            | Verb::Progress
            | Verb::Found
            | Verb::Extra => return Err(self.stray(true)),
        })
    }

    /// One of the six actions (G34), if one is named here.
    pub(super) fn deed(&mut self) -> Result<Option<Deed>, OrderError> {
        let wanted: Vec<Meaning> = ActionKind::VARIANTS.iter().map(|deed| deed.meaning()).collect();
        let Some((found, _)) = self.next(&wanted)? else { return Ok(None) };
        let deed = ActionKind::VARIANTS.iter().find(|deed| deed.meaning() == found);
        let Some(deed) = deed else { return Ok(None) };
        Ok(Some(match deed {
            ActionKind::Progress => match self.column()? {
                Some(column) => Deed::Progress { column, pay: self.units()? },
                None => return Err(self.what_of(Missing::Column)),
            },
            ActionKind::Found => {
                self.next_is(Meaning::Column(Column::Colonies))?;
                let colonies: Vec<Meaning> = Meaning::colonies().collect();
                match self.next(&colonies)? {
                    Some((Meaning::Colony(colony), _)) => Deed::Found(colony),
                    _ => return Err(self.what_of(Missing::Colony)),
                }
            }
            ActionKind::Ships => Deed::Ships,
            ActionKind::Taxes => Deed::Taxes,
            ActionKind::Expedition => Deed::Expedition(self.argument()?.map(|(cards, _)| cards)),
            // «Harvest nothing», but not «harvest not».
            ActionKind::Harvest
                if !self.negates() && self.next_is(Meaning::Verb(Verb::Nothing))? =>
            {
                Deed::Harvest(Some(Goods::default()))
            }
            ActionKind::Harvest => {
                let goods = self.goods()?;
                Deed::Harvest((goods != Goods::default()).then_some(goods))
            }
        }))
    }

    /// Something is missing here, or what stands here is not it.
    pub(super) fn what_of(&mut self, missing: Missing) -> OrderError {
        if self.at_end() { self.how(missing) } else { self.stray(true) }
    }

    /// Steps that contradict each other.
    fn check_pair(&self, line: &Line<'a>, step: &Step, word: &Word) -> Result<(), OrderError> {
        let last = line.steps.last().map(|(step, _)| step);
        let said = |one: &Step| line.steps.iter().any(|(step, _)| step == one);
        let of_two = |one, two| Misread::OneOfTwo { one: Typed::of(one), two: Typed::of(two) };
        let misread = match (last, step) {
            // «Pay 3, decline»: more than that is not paid.
            (Some(Step::Pay(Some(_))), Step::Decline) => return Ok(()),
            (Some(Step::Pay(_)), Step::Pay(_) | Step::Decline)
            | (Some(Step::Decline), Step::Pay(_)) => of_two(Verb::Pay, Verb::Decline),
            (_, Step::Hold) if said(&Step::Done) => of_two(Verb::Done, Verb::Hold),
            _ if said(&Step::Done) => Misread::DoneOrMore(Typed::of(Verb::Done)),
            (_, Step::Done) if said(&Step::Hold) => of_two(Verb::Hold, Verb::Done),
            (
                _,
                Step::Do(_)
                | Step::More(_)
                | Step::Use(_)
                | Step::Play(_)
                | Step::Discard(_)
                | Step::Pay(_)
                | Step::Decline
                | Step::IfShort { .. }
                | Step::Take(_)
                | Step::Drop(_)
                | Step::Keep
                | Step::Hold
                | Step::Done,
            ) => return Ok(()),
        };
        Err(self.cite(OrderError::at(word, misread)))
    }
}

/// One action in a line.
fn check_single(line: &Line<'_>, word: &Word) -> Result<(), OrderError> {
    match line.steps.iter().find(|(step, _)| matches!(step, Step::Do(_))) {
        None => Ok(()),
        Some((_, first)) => {
            let (one, two) = (first.text.clone(), word.text.clone());
            Err(OrderError::at(word, Misread::OneAction { one, two }).citing("G34"))
        }
    }
}

/// A card that changes an action goes before it (G62), except the third card
/// of a founding, which may as well be played when two are turned up (G72).
pub(super) fn in_order(mut steps: Vec<Step>) -> Vec<Step> {
    let Some(at) = steps.iter().position(|step| fits(step, &Deed::Ships).is_some()) else {
        return steps;
    };
    let changed =
        |other: &Step| other.deed().is_some_and(|deed| fits(&steps[at], deed) == Some(true));
    if steps[at..].iter().any(changed) {
        return steps;
    }
    if let Some(before) = steps[..at].iter().rposition(changed) {
        steps[before..=at].rotate_right(1);
    }
    steps
}

/// Does this step change an action of this sort? `None`: no action at all.
fn fits(step: &Step, deed: &Deed) -> Option<bool> {
    let Step::Play(play) = step else { return None };
    match play.effect {
        Effect::MixedGoods => Some(matches!(deed, Deed::Harvest(_))),
        Effect::ShipsOnly | Effect::SpicesOnly => Some(matches!(deed, Deed::Progress { .. })),
        // The third card may be played later, too.
        Effect::TwoShips
        | Effect::TwoColonists
        | Effect::FiveDucats
        | Effect::TwoSpices
        | Effect::SellSpices
        | Effect::BuyProgress
        | Effect::ThirdCard => None,
    }
}
