//! P8, P9 and P16: the steps that a line of an own action may hold.

use super::decision::{Answer, Description, Form, Part};
use super::plan::Address;
use super::tiles::Column;
use super::vocabulary::{Meaning, Thing, Verb};

/// All steps, each in its fullest form, in the order of the help.
pub(super) const STEPS: [Form; 18] = [
    PROGRESS,
    SHIPS,
    Form::column(Column::Harvest, &[Part::Spice, Part::Spice]),
    Form::of(Verb::More, &[Part::Spice]),
    TAXES,
    Form::column(Column::Expedition, &[Part::Cards]),
    FOUND,
    Form::of(Verb::Pay, &[]),
    Form::of(Verb::Decline, &[]),
    Form::of(
        Verb::Tile,
        &[Part::Spice, Part::Spice, Part::Word(Meaning::Verb(Verb::Take)), Part::Spice],
    ),
    Form::of(Verb::Take, &[Part::Choice]),
    Form::of(Verb::Use, &[Part::Tile]),
    Form::of(Verb::Play, &[Part::Card]),
    Form::of(Verb::Discard, &[Part::Card, Part::Word(Meaning::Thing(Thing::And)), Part::Card]),
    Form::of(Verb::Drop, &[Part::Store]),
    Form::of(Verb::Keep, &[]),
    Form::of(Verb::Hold, &[]),
    Form::of(Verb::Done, &[]),
];

const PROGRESS: Form = Form::of(Verb::Progress, &[Part::Column]);
const SHIPS: Form = Form::column(Column::Ships, &[]);
const TAXES: Form = Form::column(Column::Taxes, &[]);
const FOUND: Form = Form::of(Verb::Found, &[Part::Colony]);

/// What may go around an action (P9).
pub(super) const AROUND: [Form; 3] =
    [Form::of(Verb::Use, &[Part::Tile]), Form::of(Verb::Play, &[Part::Card]), DISCARD];

pub(super) const DISCARD: Form = Form::of(Verb::Discard, &[Part::Card]);

/// P8: what a harvest takes and an expedition draws may be left out.
pub(super) const ACT: Description = Description {
    id: "P8",
    asks: "take an action",
    answers: &[
        Answer::Order("progress", PROGRESS),
        Answer::Order("ships", SHIPS),
        Answer::Order("harvest", Form::column(Column::Harvest, &[])),
        Answer::Order("taxes", TAXES),
        Answer::Order("expedition", Form::column(Column::Expedition, &[])),
        Answer::Order("found", FOUND),
        Answer::Around,
    ],
    also: &[],
    no: None,
    address: Address::Action,
};

/// P16.
pub(super) const AFTER: Description = Description {
    id: "P16",
    asks: "use tiles, play a card, or say done",
    answers: &[
        Answer::Around,
        Answer::Order("done", Form::of(Verb::Done, &[])),
        Answer::Order("hold", Form::of(Verb::Hold, &[])),
    ],
    also: &[Verb::Pass, Verb::Nothing],
    no: Some(Verb::Done),
    address: Address::Action,
};

/// Does a step begin with this word?
pub(super) fn is_step(word: Meaning) -> bool {
    STEPS.iter().any(|Form(own, _)| *own == word)
}
