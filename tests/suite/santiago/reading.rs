//! Orders are read generously and written exactly.

use super::table::Table;
use monsoon::engine::{Game, Order, OrderError};

/// Positions at each question, made once.
struct Questions {
    first_canal: Table,
    auction: Table,
    sealed: Table,
    planting: Table,
    leftover: Table,
    proposals: Table,
    builder: Table,
    extra: Table,
}

const FOUR: [&str; 4] = ["banana1", "banana2", "grape1", "pepper2"];

fn questions() -> Questions {
    let first_canal = Table::deal(2, &[("spring", "p8"), ("first-builder", "red")], "reading");
    let mut auction = Table::quiet(4, &[]);
    auction.round(1, &FOUR);
    let mut sealed = Table::quiet(2, &[]);
    sealed.round(1, &["banana2", "grape1", "pepper2"]);
    let mut planting = Table::quiet(4, &[]);
    planting.round(1, &FOUR);
    planting.script("green: bid 1\nbrown: pass\nyellow: pass\nred: pass");
    let mut leftover = Table::quiet(3, &[]);
    leftover.round(1, &FOUR).script("green: bid 1\nbrown: pass\nred: pass");
    leftover.script("green: banana1 c3\nred: banana2 e3\nbrown: grape1 g3");
    let mut proposals = Table::quiet(4, &[]);
    proposals.reach_phase_4(1);
    let mut builder = proposals.twin();
    builder.script("brown: propose s7 2\nyellow: propose s6 1\nred: nothing");
    let mut extra = Table::quiet(4, &[]);
    extra.reach_phase_5(1);
    Questions { first_canal, auction, sealed, planting, leftover, proposals, builder, extra }
}

fn read(table: &Table, text: &str) -> Result<String, OrderError> {
    let awaited = table.awaited().remove(0);
    let seat = table.seat(awaited.split_once(' ').unwrap().0);
    table.game.read(seat, &Order::from_text(text).unwrap()).map(|action| action.to_string())
}

#[track_caller]
fn all(table: &Table, readings: &[(&str, &str)]) {
    for (text, canonical) in readings {
        match read(table, text) {
            Ok(action) => assert_eq!(action, *canonical, "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[track_caller]
fn refused(table: &Table, errors: &[(&str, &str, &str)]) {
    for (text, word, says) in errors {
        let error = match read(table, text) {
            Ok(action) => panic!("{text} was read as {action}"),
            Err(error) => error,
        };
        assert_eq!(&text[error.span.clone()], *word, "{text}: {error}");
        let sentence = error.sentence.as_str().replace(['«', '»'], "");
        assert!(sentence.contains(says), "{text}: {error}");
        assert!(error.sentence.said().is_some(), "{text}: {error}");
    }
}

#[test]
fn bids() {
    let tables = questions();
    for table in [&tables.auction, &tables.sealed] {
        all(
            table,
            &[
                ("bid 5", "bid 5"),
                ("BID 5.", "bid 5"),
                ("bid5", "bid 5"),
                ("I bid 5 escudos, please", "bid 5"),
                ("bid 5e", "bid 5"),
                ("bid 5 $", "bid 5"),
                ("5 bid", "bid 5"),
                ("licytuję 5", "bid 5"),
                ("licytuje 5", "bid 5"),
                ("enchère 5", "bid 5"),
                ("encheris 5", "bid 5"),
                ("byder 5", "bid 5"),
                ("pujo 5 escudos", "bid 5"),
                ("bid 0", "pass"), // D26
                ("pass", "pass"),
                ("Pass!", "pass"),
                ("pas", "pass"),
                ("pasuję", "pass"),
                ("je passe", "pass"),
                ("melder pas", "pass"),
                ("paso", "pass"),
                ("nothing", "pass"),
                ("no bid", "pass"),
            ],
        );
        refused(
            table,
            &[
                ("bid -5", "5", "cannot be less than 0"),
                ("bid \u{2212}5", "5", "cannot be less than 0"),
                ("-5", "5", "cannot be less than 0"),
                // What a quoted board may leave over is no order.
                ("5", "5", "say what to do with it; for example: "),
                ("0", "0", "say what to do with it"),
                ("b 5", "b", "is not a word of an order"),
                ("bid 2.5", "2", "whole number"),
                ("bid 2,5", "2", "whole number"),
                ("bid .5", "5", "whole number"),
                ("bid 5 6", "6", "5 or 6? name only one"),
                ("bid", "bid", "how much?"),
                ("bid 99999999999", "99999999999", "too large a number"),
                ("pass 5", "pass", "pass, or bid 5?"),
                ("bdi 5", "bdi", "bdi is not a word of an order; you are asked to bid or pass"),
                ("5x", "5x", "is not a word of an order"),
                ("plant banana2 c4", "plant", "you are asked to bid or pass now"),
                ("c4", "c4", "you are asked to bid or pass now"),
                ("s4 2", "s4", "you are asked to bid or pass now"),
                ("propose s4 2", "propose", "you are asked to bid or pass now"),
            ],
        );
    }
    assert_eq!(read(&tables.auction, "bdi 5").unwrap_err().did_you_mean.as_deref(), Some("bid"));
    assert_eq!(read(&tables.auction, "plant c4").unwrap_err().rule, Some("P3"));
    assert_eq!(read(&tables.sealed, "plant c4").unwrap_err().rule, Some("P4"));
    // A bullet is no minus sign.
    assert_eq!(read(&tables.auction, "- bid 5").unwrap(), "bid 5");
}

#[test]
fn plantings() {
    let tables = questions();
    all(
        &tables.planting,
        &[
            ("plant banana2 c4", "plant banana2 c4"),
            ("plant c4 banana2", "plant banana2 c4"),
            ("banana2 c4", "plant banana2 c4"),
            ("c4 banana2", "plant banana2 c4"),
            ("Plant Banana 2 at C4", "plant banana2 c4"),
            ("plant banana2 in c 4", "plant banana2 c4"),
            ("plant 2 bananas on c4", "plant banana2 c4"),
            ("2banana c4", "plant banana2 c4"),
            ("put the ban2 on square c4", "plant banana2 c4"),
            ("take banana2, place at c4", "plant banana2 c4"),
            ("plant grape c4", "plant grape1 c4"),
            ("pepper a4", "plant pepper2 a4"),
            ("pepper a 4", "plant pepper2 a4"),
            ("pep c4", "plant pepper2 c4"),
            ("sadzę banany 2 na c4", "plant banana2 c4"),
            ("zasadz papryke na c4", "plant pepper2 c4"),
            ("plante raisin en c4", "plant grape1 c4"),
            ("planter banane 1 à c4", "plant banana1 c4"),
            ("plant druer på c4", "plant grape1 c4"),
            ("læg peberfrugt på c4", "plant pepper2 c4"),
            ("planto plátano 2 en c4", "plant banana2 c4"),
            ("plantar uvas a c4", "plant grape1 c4"),
            // Not on offer: that is for the rules to say (S28).
            ("plant coconut2 c4", "plant coconut2 c4"),
        ],
    );
    refused(
        &tables.planting,
        &[
            ("plant banana c4", "banana", "banana1 or banana2? say which"),
            ("plant coconut c4", "coconut", "no coconut is on offer; you may take banana1,"),
            ("plant banana3 c4", "banana3", "of this kind there are banana1 and banana2"),
            ("plant banana2", "plant banana2", "on which square?"),
            (
                "plant c4",
                "plant c4",
                "which tile? you may take banana1, banana2, grape1 or pepper2",
            ),
            ("plant banana2 c4 d5", "d5", "c4 or d5? name only one"),
            ("plant banana2 grape1 c4", "grape1", "banana2 or grape1? name only one"),
            ("plant banana2 c9", "c9", "there is no c9; the squares are a1 to h6"),
            ("plant bananna2 c4", "bananna2", "is not a word of an order"),
            ("bid 5", "bid", "you are asked to plant a tile now; for example: plant "),
            ("pass", "pass", "you are asked to plant a tile now"),
            ("plant s7", "s7", "you are asked to plant a tile now"),
            ("plant c4 2", "2", "you are asked to plant a tile now"),
        ],
    );
    all(
        &tables.leftover,
        &[
            ("plant c4", "plant pepper2 c4"),
            ("plant pepper c4", "plant pepper2 c4"),
            ("pepper2 c4", "plant pepper2 c4"),
            ("papryka na c4", "plant pepper2 c4"),
        ],
    );
    refused(
        &tables.leftover,
        &[
            ("c4", "c4", "say what to do with it"),
            ("grape c4", "grape", "no grape is on offer; you may take pepper2"),
            ("accept s7", "accept", "you are asked to place the tile left over now"),
        ],
    );
}

#[test]
fn proposals() {
    let tables = questions();
    all(
        &tables.proposals,
        &[
            ("propose s7 2", "propose s7 2"),
            ("propose 2 s7", "propose s7 2"),
            ("propose s7 with 2", "propose s7 2"),
            ("propose s7-2", "propose s7 2"),
            ("propose s 7 with 2", "propose s7 2"),
            ("offer 2 for s7", "propose s7 2"),
            ("propose s7", "propose s7 0"), // S32, D53
            ("proponuję s7 za 2", "propose s7 2"),
            ("offre 2 pour s7", "propose s7 2"),
            ("foreslår s7 med 2", "propose s7 2"),
            ("tilbyd 2 for s7", "propose s7 2"),
            ("propongo s7 con 2", "propose s7 2"),
            ("propose nothing", "propose nothing"),
            ("nothing", "propose nothing"),
            ("no", "propose nothing"),
            ("none", "propose nothing"),
            ("pass", "propose nothing"),
            ("nic", "propose nothing"),
            ("rien", "propose nothing"),
            ("intet", "propose nothing"),
            ("nada", "propose nothing"),
        ],
    );
    refused(
        &tables.proposals,
        &[
            ("propose 3", "propose 3", "3 for which place?"), // D50
            ("S7 2 escudos", "S7 2 escudos", "say what to do with it"),
            ("s7", "s7", "say what to do with it; for example: propose "),
            ("nothing 3", "nothing 3", "3 for which place?"), // D50
            ("propose s7 -2", "2", "cannot be less than 0"),
            ("propose s7 2.5", "2", "whole number"),
            ("propose s7 s6", "s6", "s7 or s6? name only one"), // D49
            ("propose s40 1", "s40", "there is no s40; the segments are s1 to s31"),
            ("propose s7 nothing", "nothing", "nothing, or propose s7? say one"),
            ("propose", "propose", "where? a canal may lie on s6, s7, s19 or s24"),
            ("build s7", "build", "you are asked to propose a place or nothing now"),
            ("prop0se s7", "prop0se", "is not a word of an order"),
        ],
    );
    assert_eq!(read(&tables.proposals, "propose 3").unwrap_err().rule, Some("D50"));
    assert_eq!(read(&tables.proposals, "nothing 3").unwrap_err().rule, Some("D50"));
}

#[test]
fn the_builder() {
    let tables = questions();
    all(
        &tables.builder,
        &[
            ("accept s7", "accept s7"),
            ("accept 7", "accept s7"),
            ("accept s 7", "accept s7"),
            ("build s7", "accept s7"), // D55
            ("buduję s7", "accept s7"),
            ("j'accepte s7", "accept s7"),
            ("akceptuję s7", "accept s7"),
            ("acepto el tramo s7", "accept s7"),
            ("godtag s7", "accept s7"),
            ("build s19", "build s19"),
            ("build 19", "build s19"),
            ("dig at s19", "build s19"),
            ("construire s19", "build s19"),
            ("byg på s19", "build s19"),
            ("construyo en s19", "build s19"),
            ("accept s19", "accept s19"), // for the rules to refuse (S34)
            ("skip", "skip"),
            ("build nothing", "skip"),
            ("pass", "skip"),
            ("no", "skip"),
            ("pomijam", "skip"),
        ],
    );
    refused(
        &tables.builder,
        &[
            ("accept", "accept", "which place? proposed are s7 or s6"),
            ("s7", "s7", "say what to do with it; for example: accept s"),
            ("7", "7", "say what to do with it"),
            ("accept s7 3", "3", "s7 is enough; there is no amount to name here"),
            ("accept s7 s6", "s6", "s7 or s6? name only one"),
            ("accept 40", "40", "there is no s40"),
            ("skip s7", "skip", "skip, or build s7?"),
            ("propose s7 2", "propose", "you are asked to decide about the canal now"),
            ("bud s7", "bud", "you are asked to decide about the canal now"), // a bid in Danish
            ("build c4", "c4", "you are asked to decide about the canal now"),
        ],
    );
    let mut one = tables.proposals.twin();
    one.script("brown: propose s7 2\nyellow: nothing\nred: nothing");
    all(&one, &[("accept", "accept s7"), ("yes, I accept", "accept s7")]);
}

#[test]
fn extra_and_first_canals() {
    let tables = questions();
    all(
        &tables.extra,
        &[
            ("extra s7", "extra s7"),
            ("extra canal on s7", "extra s7"),
            ("build s7", "extra s7"),
            ("dodatkowy kanał s7", "extra s7"),
            ("canal supplémentaire s7", "extra s7"),
            ("ekstra s7", "extra s7"),
            ("canal adicional s7", "extra s7"),
            ("hold", "hold"),
            ("no", "hold"),
            ("no extra", "hold"),
            ("pass", "hold"),
            ("keep", "hold"),
            ("zachowuję", "hold"),
            ("garder", "hold"),
            ("behold", "hold"),
            ("guardo", "hold"),
        ],
    );
    refused(
        &tables.extra,
        &[
            ("extra", "extra", "where? a canal may lie on"),
            ("hold s7", "hold", "hold, or extra s7?"),
            ("bid 5", "bid", "you are asked to use your extra canal or hold it now"),
        ],
    );
    all(
        &tables.first_canal,
        &[("build s7", "build s7"), ("build 7", "build s7"), ("lay s7", "build s7")],
    );
    refused(
        &tables.first_canal,
        &[
            ("build", "build", "where? a canal may lie on s6, s7, s19 or s24"),
            ("pass", "pass", "you are asked to lay the first canal now"),
        ],
    );
}

/// No text whatever makes reading panic, at any question.
#[test]
fn any_text_is_read_or_refused() {
    use proptest::prelude::*;
    let tables = questions();
    let all = [
        &tables.first_canal,
        &tables.auction,
        &tables.sealed,
        &tables.planting,
        &tables.leftover,
        &tables.proposals,
        &tables.builder,
        &tables.extra,
    ];
    let word = prop_oneof![
        "[a-h][0-9]{1,3}",
        "s ?[0-9]{1,11}",
        "(bid|pass|plant|propose|accept|build|skip|extra|hold|nothing|banana2?|pepper)",
        "[-.,]?[0-9]{1,12}[a-zé]?",
        "\\PC{0,6}",
    ];
    let text = prop::collection::vec(word, 1..6).prop_map(|words| words.join(" "));
    proptest!(ProptestConfig::with_cases(400), |(text in text)| {
        for order in monsoon::engine::order::split(&text) {
            for table in all {
                let awaited = table.awaited().remove(0);
                let seat = table.seat(awaited.split_once(' ').unwrap().0);
                match table.game.read(seat, &order) {
                    // What is read is written so that it reads back the same.
                    Ok(action) => prop_assert_eq!(
                        table.game.read(seat, &Order::from_text(&action.to_string()).unwrap()),
                        Ok(match action {
                            // D55, D26: two ways to say one thing.
                            monsoon::games::santiago::Action::Bid(0) => unreachable!(),
                            other => other,
                        })
                    ),
                    Err(error) => {
                        // A letter says it in the reader's language.
                        prop_assert!(error.sentence.said().is_some(), "{}: {}", text, error);
                        prop_assert!(order.line.get(error.span).is_some());
                    }
                }
            }
        }
    });
}
