//! What is read, and as what.

use super::table::{Table, order};
use crate::engine::plan::{Line, Plannable, Verdict};
use crate::games::santiago::Santiago;
use crate::games::santiago::options::Money;

#[test]
fn every_form_is_read() {
    for (text, canonical) in [
        ("bid: 5 or 7", "bid: 5, else 7"),
        ("bid 5 or 7 or 6, else pass", "bid: 5, else 7, else 6, else pass"),
        ("bid up to 6", "bid: up to 6"),
        ("bid at most 6, else 1", "bid: up to 6, else 1"),
        ("bid: up to 6 else best", "bid: up to 6, else best"),
        ("bid 0", "bid: pass"),
        ("pass if nobody has passed, else bid 3", "bid: if nobody has passed: pass, else 3"),
        ("licytuję 5 lub 7 inaczej pas", "bid: 5, else 7, else pass"),
        ("licytuję do 6", "bid: up to 6"),
        ("mise 5 ou 7, sinon passe", "bid: 5, else 7, else pass"),
        ("byd højst 6, ellers pas", "bid: up to 6, else pass"),
        ("puja hasta 6, sino paso", "bid: up to 6, else pass"),
        (
            "plant banana2 at c4, else d4, else any banana near c3",
            "plant: banana2 c4, else banana2 d4, else banana near c3",
        ),
        ("plant any near c4", "plant: any near c4"),
        ("plant best", "plant: best"),
        ("plant any at c4, else best", "plant: any at c4, else best"),
        ("plant: grape 2 c 4 or pepper1", "plant: grape2 c4, else pepper1 c4"),
        ("sadzę banan2 obok c4, inaczej najlepiej", "plant: banana2 near c4, else best"),
        ("plante n'importe près de c4", "plant: any near c4"),
        ("plant vilkårlig ved c4", "plant: any near c4"),
        ("planto cualquier cerca de c4", "plant: any near c4"),
        ("leftover c4 or d4", "leftover: c4, else d4"),
        ("leftover near c4, else best", "leftover: near c4, else best"),
        ("leftover best", "leftover: best"),
        ("propose s7 2", "propose: s7 2"),
        ("propose s7", "propose: s7 0"),
        ("propose s7 2, else s9", "propose: s7 2, else s9 2"),
        ("propose s7 up to 3", "propose: s7 up to 3"),
        ("propose nothing", "propose: propose nothing"),
        ("propose near c4 2", "propose: at c4 2"),
        ("propose at c4 2, else best 2, else best", "propose: at c4 2, else best 2, else best"),
        (
            "propose s1 1 if s1 is proposed, else s2 2",
            "propose: if s1 is proposed: s1 1, else s2 2",
        ),
        (
            "proponuję s7 2 jeśli c4 jest moje, inaczej nic",
            "propose: if c4 is mine: s7 2, else nothing",
        ),
        (
            "canal: accept s1 if sum at s1 is 3 or more, else accept best, else build s9 if \
             price is 2 or less",
            "canal: if sum at s1 is 3 or more: accept s1, else accept best, else if price is \
             2 or less: build s9",
        ),
        ("accept best", "canal: accept best"),
        ("build s9 or s10", "canal: build s9, else build s10"),
        (
            "build at c4, else build best, else skip",
            "canal: build at c4, else build best, else skip",
        ),
        ("canal: best", "canal: best"),
        ("acepto s7, sino construyo s9", "canal: accept s7, else build s9"),
        ("extra s9", "extra: s9"),
        ("extra at c4, else best, else hold", "extra: at c4, else best, else hold"),
        ("extra: build s9", "extra: build s9"),
        ("extra best at least 6, else hold", "extra: best 6 or more, else hold"),
        (
            "ekstra s9 hvis runde er 5 eller senere, ellers behold",
            "extra: if round is 5 or more: s9, else hold",
        ),
    ] {
        let table = Table::new("reading", 3, Money::Open);
        let seat = table.awaited();
        let line = Line::<Santiago>::read(&order(text), 1, |wish| table.game().meant(seat, wish));
        assert_eq!(line.unwrap().shown(1), canonical, "{text}");
    }
}

#[test]
fn every_round_is_read() {
    let line = Line::<Santiago>::read(&order("extra: hold every round"), 1, |_| None).unwrap();
    assert_eq!(line.to_string(), "every round extra: hold");
}

#[test]
fn what_is_not_understood_is_shown() {
    for (text, word, says) in [
        ("bid 5 or seven", "seven", "is not a word of an order"),
        ("bid: plant c4", "plant", "has no place here"),
        ("bid: c4", "c4", "has no place here"),
        ("plant banana2 at c4 d4", "d4", "«c4» or «d4»? name only one, or write «or»"),
        ("plant: nothing", "nothing", "always placed"),
        ("propose 2 or 3", "propose 2", "for which place"),
        ("bid 5 if red has pased", "pased", "is not a word of a condition"),
        ("bid 5 if red green passed", "green", "one at a time"),
        ("bid 5 if the sum", "the sum", "how much"),
        ("bid 5 if c4 is free 3", "3", "no number belongs to «if c4 is free»"),
        ("plant: banana2", "banana2", "on which square"),
        ("canal: accept", "accept", "where"),
        ("extra s77 or s8", "s77", "there is no s77"),
        ("canal: s9", "s9", "«accept» or «build»?"),
        ("plant banana3 c4 or d4", "banana3", "«banana1» and «banana2»"),
    ] {
        let table = Table::new("reading", 3, Money::Open);
        let seat = table.awaited();
        let order = order(text);
        let error =
            Line::<Santiago>::read(&order, 1, |wish| table.game().meant(seat, wish)).unwrap_err();
        assert_eq!(&text[error.span.clone()], word, "{text}: {error}");
        assert!(error.sentence.as_str().contains(says), "{text}: {error}");
    }
    let error = Line::<Santiago>::read(&order("bid 5 if red has pased"), 1, |_| None).unwrap_err();
    assert_eq!(error.did_you_mean.as_deref(), Some("passed"));
}

#[test]
fn what_a_decision_has_no_words_for_is_never_kept() {
    // Read without an address, «hold» is a no like any other.
    let mut table = Table::new("reading", 3, Money::Open);
    let seat = table.awaited();
    let mailed = table.mail(seat, "plant banana2 at c4, else d4, else hold every round");
    let refused = mailed.refused.unwrap().why;
    let Verdict::Order(error) = &refused else { unreachable!("{refused:?}") };
    assert!(error.sentence.as_str().contains("always placed"), "{error}");
    assert!(table.sitting.plans.of(seat).is_empty());
}

#[test]
fn words_begin_addresses() {
    for word in ["bid", "plant", "leftover", "propose", "canal", "extra", "sadzę", "resztka"] {
        assert!(Santiago::begins_address(word), "{word}");
    }
    assert!(!Santiago::begins_address("hello") && !Santiago::begins_address("c4"));
}
