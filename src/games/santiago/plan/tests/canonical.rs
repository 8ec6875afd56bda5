//! What is written reads back the same.

use crate::basics::Language;
use crate::engine::plan::{Amount, Clause, Condition, Line, Plan, Plannable, Scope, What, Who};
use crate::engine::{Order, Seats};
use crate::games::santiago::plan::{Channel, Fact, Money, No, Slot, Spot, Which, Wish};
use crate::games::santiago::{self, Kind, Santiago, Segment, Square, Tile};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0usize..48).prop_map(|at| Square::all().nth(at).unwrap())
}

fn segment() -> impl Strategy<Value = Segment> {
    (0usize..31).prop_map(|at| Segment::all().nth(at).unwrap())
}

fn which() -> impl Strategy<Value = Which> {
    prop_oneof![
        Just(Which::Any),
        (0usize..5).prop_map(|at| Which::Kind(Kind::all().nth(at).unwrap())),
        (0usize..10).prop_map(|at| Which::Tile(Tile::all().nth(at).unwrap())),
    ]
}

fn channel() -> impl Strategy<Value = Channel> {
    prop_oneof![
        segment().prop_map(Channel::At),
        square().prop_map(Channel::Waters),
        Just(Channel::Best),
    ]
}

/// Nothing that stands for what was left out, as a wish behind another may.
fn plant() -> impl Strategy<Value = Wish> {
    prop_oneof![
        Just(Wish::Plant(None, Spot::Best)),
        (which(), square()).prop_map(|(tile, at)| Wish::Plant(Some(tile), Spot::At(at))),
        (which(), square()).prop_map(|(tile, at)| Wish::Plant(Some(tile), Spot::Near(at))),
        (0usize..5).prop_map(|at| Wish::Plant(
            Some(Which::Kind(Kind::all().nth(at).unwrap())),
            Spot::Best
        )),
    ]
}

fn propose() -> impl Strategy<Value = Wish> {
    prop_oneof![
        (channel(), 0u32..30).prop_map(|(at, sum)| Wish::Propose(at, Money::Exactly(sum))),
        (channel(), 0u32..30).prop_map(|(at, sum)| Wish::Propose(at, Money::UpTo(sum))),
        Just(Wish::Propose(Channel::Best, Money::Fair)),
        Just(Wish::No(No::Nothing)),
        Just(Wish::No(No::ProposeNothing)),
    ]
}

fn of(slot: Slot) -> BoxedStrategy<Wish> {
    let no = Just(Wish::No(No::Pass));
    match slot {
        Slot::Bid => prop_oneof![
            (1u32..99).prop_map(Wish::Bid),
            (1u32..99).prop_map(Wish::BidUpTo),
            Just(Wish::BidBest),
            no,
        ]
        .boxed(),
        Slot::Plant => plant().boxed(),
        Slot::Leftover => prop_oneof![
            square().prop_map(|at| Wish::Plant(None, Spot::At(at))),
            square().prop_map(|at| Wish::Plant(None, Spot::Near(at))),
            Just(Wish::Plant(None, Spot::Best)),
        ]
        .boxed(),
        Slot::Propose => propose().boxed(),
        Slot::Canal => prop_oneof![
            channel().prop_map(Wish::Accept),
            channel().prop_map(Wish::Build),
            Just(Wish::DecideBest),
            Just(Wish::No(No::Skip)),
        ]
        .boxed(),
        Slot::Extra => prop_oneof![
            channel().prop_map(Wish::Extra),
            (0u32..40).prop_map(Wish::ExtraWorth),
            channel().prop_map(Wish::Build),
            Just(Wish::No(No::Hold)),
        ]
        .boxed(),
    }
}

fn slot() -> impl Strategy<Value = Slot> {
    prop::sample::select(Slot::all().collect::<Vec<_>>())
}

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![
        Just(Who::Me),
        (0usize..5).prop_map(|at| Who::Seat(Seats::new(5).unwrap().get(at).unwrap())),
        Just(Who::Somebody),
        Just(Who::Nobody),
    ]
}

fn amount() -> impl Strategy<Value = Amount> {
    prop_oneof![
        (0u32..40).prop_map(Amount::Exactly),
        (0u32..40).prop_map(Amount::Least),
        (0u32..40).prop_map(Amount::Most),
    ]
}

fn fact() -> impl Strategy<Value = Fact> {
    prop_oneof![
        who().prop_map(Fact::Passed),
        (who(), amount()).prop_map(|(who, amount)| Fact::Bid(who, amount)),
        amount().prop_map(Fact::Highest),
        (who(), amount()).prop_map(|(who, amount)| Fact::Money(who, amount)),
        who().prop_map(Fact::Builder),
        (square(), who()).prop_map(|(square, who)| Fact::Owner(square, who)),
        square().prop_map(Fact::Free),
        square().prop_map(Fact::Watered),
        segment().prop_map(Fact::Built),
        segment().prop_map(Fact::Proposed),
        who().prop_map(Fact::Proposes),
        (segment(), amount()).prop_map(|(place, amount)| Fact::Sum(place, amount)),
        amount().prop_map(Fact::BestSum),
        amount().prop_map(Fact::Price),
        which().prop_map(Fact::There),
        amount().prop_map(Fact::Round),
    ]
}

fn condition() -> impl Strategy<Value = Condition<Fact>> {
    fact().prop_map(Condition::Fact).prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|it| Condition::Not(Box::new(it))),
            prop::collection::vec(inner.clone(), 2..4).prop_map(Condition::All),
            prop::collection::vec(inner, 2..4).prop_map(Condition::Any),
        ]
    })
}

fn scope() -> impl Strategy<Value = Scope> {
    prop_oneof![
        (1u32..12).prop_map(Scope::Round),
        Just(Scope::Every),
        (1u32..12).prop_map(Scope::Until),
        (1u32..12).prop_map(Scope::From),
    ]
}

fn line() -> impl Strategy<Value = Line<Santiago>> {
    slot().prop_flat_map(|slot| {
        let clause = (prop::option::of(condition()), of(slot))
            .prop_map(|(when, wish)| Clause { when, what: What::Wish(wish) });
        (scope(), prop::collection::vec(clause, 1..5), any::<bool>()).prop_map(
            move |(scope, clauses, then_ask)| Line { scope, slot, plan: Plan(clauses), then_ask },
        )
    })
}

/// As letters show it.
fn in_every_language(text: &str) -> Vec<String> {
    let speech = santiago::speech().unwrap();
    let others = Language::ALL.into_iter().filter(|language| *language != Language::En);
    others.map(|language| speech.say(text, language.code()).unwrap()).collect()
}

proptest! {
    #[test]
    fn a_wish_reads_back((slot, wish) in slot().prop_flat_map(|slot| (Just(slot), of(slot)))) {
        let order = Order::from_text(&wish.to_string()).unwrap();
        let read = Santiago::wish(Some(&slot), &order, None);
        prop_assert_eq!(read, Ok(wish), "{}: {}", slot, wish);
        for said in in_every_language(&wish.to_string()) {
            let order = Order::from_text(&said).unwrap();
            let read = Santiago::wish(Some(&slot), &order, None);
            prop_assert_eq!(read, Ok(wish), "{}: {}", slot, said);
        }
    }

    #[test]
    fn a_fact_reads_back(fact in fact()) {
        let order = Order::from_text(&fact.to_string()).unwrap();
        prop_assert_eq!(Santiago::fact(&order), Ok(fact), "{}", fact);
        for said in in_every_language(&format!("if {fact}: pass")) {
            let said = said.split_once(' ').unwrap().1.split_once(':').unwrap().0;
            let order = Order::from_text(said).unwrap();
            prop_assert_eq!(Santiago::fact(&order), Ok(fact), "{}: {}", fact, said);
        }
    }

    #[test]
    fn a_line_reads_back(line in line()) {
        let text = line.to_string();
        for said in in_every_language(&text) {
            let read = Line::<Santiago>::from_canonical(&said);
            prop_assert_eq!(read, Ok(line.clone()), "{}: {}", text, said);
        }
        prop_assert_eq!(Line::<Santiago>::from_canonical(&text), Ok(line), "{}", text);
    }
}
