//! What holds at real positions, and what wishes come to there.

use super::table::{Table, order};
use crate::engine::plan::{Carry, Plannable, Verdict};
use crate::engine::{Game, Seat, Viewer};
use crate::games::santiago::options::Money;
use crate::games::santiago::{Santiago, Square};

fn holds(table: &Table, seat: Seat, text: &str) -> bool {
    let fact = Santiago::fact(&order(text)).unwrap();
    Santiago::holds(&table.game().view(Viewer::Seat(seat)), seat, &fact)
}

fn tries(table: &Table, text: &str) -> Result<Vec<String>, String> {
    let seat = table.awaited();
    let slot = table.game().present(seat)[0];
    let wish = Santiago::wish(Some(&slot), &order(text), None).unwrap();
    match table.game().carry(seat, &slot, &wish, &[]) {
        Carry::Try(actions) => Ok(actions.iter().map(ToString::to_string).collect()),
        Carry::Cannot(sentence) => Err(sentence.to_string()),
        Carry::Idle => Err("idle".to_owned()),
    }
}

#[test]
fn the_same_fact_in_many_words() {
    for (text, canonical) in [
        ("red has passed", "red has passed"),
        ("nobody has passed", "nobody has passed"),
        ("anybody has passed", "somebody has passed"),
        ("somebody passed", "somebody has passed"),
        ("red bid 4 or more", "red bid 4 or more"),
        ("highest bid is 5 or less", "highest bid is 5 or less"),
        ("I have 5 or more", "I have 5 or more"),
        ("my money is at least 5", "I have 5 or more"),
        ("red has 5 or more", "red has 5 or more"),
        ("I am builder", "I am builder"),
        ("red is the builder", "red is builder"),
        ("c4 is mine", "c4 is mine"),
        ("c4 is red's", "c4 belongs to red"),
        ("c4 belongs to red", "c4 belongs to red"),
        ("c4 is free", "c4 is free"),
        ("c4 is irrigated", "c4 is watered"),
        ("s7 is built", "s7 is built"),
        ("s7 is proposed", "s7 is proposed"),
        ("nobody proposes", "nobody proposes"),
        ("nothing is proposed", "nobody proposes"),
        ("sum at s7 is 3 or more", "sum at s7 is 3 or more"),
        ("best sum is at most 3", "best sum is 3 or less"),
        ("price is 2 or less", "price is 2 or less"),
        ("banana2 is there", "banana2 is there"),
        ("banana is there", "banana is there"),
        ("round is 5 or later", "round is 5 or more"),
        ("czerwony spasował", "red has passed"),
        ("c4 należy do czerwonego", "c4 belongs to red"),
        ("rouge a passé", "red has passed"),
        ("la somme à s7 est 3 ou plus", "sum at s7 is 3 or more"),
        ("jeg har mindst 5", "I have 5 or more"),
        ("rød har passet", "red has passed"),
        ("tengo 5 o más", "I have 5 or more"),
        ("c4 es mío", "c4 is mine"),
    ] {
        let read = Santiago::fact(&order(text));
        let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), canonical, "{text}");
    }
}

#[test]
fn facts_of_the_auction() {
    let mut table = Table::new("facts", 3, Money::Hidden);
    let first = table.awaited();
    assert!(
        holds(&table, first, "nobody has passed") && !holds(&table, first, "somebody proposes")
    );
    assert!(holds(&table, first, "highest bid is 0") && holds(&table, first, "round is 1"));
    table.acts(first, "bid 2");
    let second = table.awaited();
    assert!(holds(&table, second, &format!("{first} bid 2 or more")));
    assert!(!holds(&table, second, &format!("{first} bid 3 or more")));
    // S7: nobody's money but one's own.
    assert!(holds(&table, second, "I have 10"));
    assert!(!holds(&table, second, &format!("{first} has 1 or more")), "S7");
    assert!(!holds(&table, second, "nobody has 100 or more"), "S7");
    table.acts(second, "pass");
    let third = table.awaited();
    assert!(holds(&table, third, &format!("{second} has passed")));
    assert!(holds(&table, third, "somebody has passed") && !holds(&table, third, "I have passed"));
    table.acts(third, "bid 1");
    assert!(holds(&table, third, &format!("{second} is builder")));
    assert!(holds(&table, second, "I am builder"));
    let action = table.best(first);
    let offered = action.to_string();
    let words: Vec<&str> = offered.split(' ').collect();
    assert!(holds(&table, first, &format!("{} is there", words[1])));
    assert!(holds(&table, first, &format!("{} is free", words[2])));
    table.acts(first, &offered);
    assert!(!holds(&table, first, &format!("{} is free", words[2])));
    assert!(holds(&table, first, &format!("{} is mine", words[2])));
    assert!(holds(&table, second, &format!("{} is {first}'s", words[2])));
    assert!(!holds(&table, first, &format!("{} is watered", words[2])));
}

#[test]
fn a_bid_goes_as_high_as_it_may() {
    let mut table = Table::new("bids", 3, Money::Open);
    assert_eq!(tries(&table, "up to 6").unwrap(), ["bid 1"]);
    let first = table.awaited();
    table.acts(first, "bid 4");
    assert_eq!(tries(&table, "up to 6").unwrap(), ["bid 5"]);
    assert!(tries(&table, "up to 4").unwrap_err().contains("4 is bid"));
    let second = table.awaited();
    // D25: 4 is taken.
    assert_eq!(table.acts(second, "bid up to 4, else 4 or 3"), ["bid 3"]);
    let third = table.awaited();
    let mailed = table.mail(third, "bid 4 or 3");
    assert!(matches!(mailed.refused.unwrap().why, Verdict::Impossible(why) if why.len() == 2));
    assert_eq!(table.acts(third, "bid: 4 or 3, else pass"), ["pass"]);
}

#[test]
fn a_round_by_wishes() {
    let mut table = Table::new("wishes", 3, Money::Open);
    let seats: Vec<Seat> = table.game().seats().iter().collect();
    let winner = table.awaited();
    for bid in ["bid 2", "bid 1", "pass"] {
        let seat = table.awaited();
        table.acts(seat, bid);
    }
    // Everything of the winner's, and how much of it is at hand.
    let coming = table.game().coming(winner);
    let shown: Vec<String> = coming.iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["plant", "leftover", "propose", "extra"]);
    // A square that a canal could water at once.
    let view = table.game().view(Viewer::Public);
    let place = view.segments.iter().find(|it| it.buildable).unwrap().segment;
    let spot = place.squares().next().unwrap();
    let near = tries(&table, &format!("any near {spot}")).unwrap();
    assert!(near.len() > 4);
    assert!(
        near.iter().all(|it| {
            Square::from_label(it.rsplit(' ').next().unwrap()).unwrap().touches(spot)
        })
    );
    assert_eq!(tries(&table, "best").unwrap()[0], table.best(winner).to_string());
    assert!(tries(&table, &spot.to_string()).unwrap_err().contains("which tile"));
    let mine = table.acts(winner, &format!("plant any at {spot}"));
    assert!(mine[0].ends_with(&format!(" {spot}")));
    // What can never be is refused at once.
    let second = table.awaited();
    let refused = table.mail(second, &format!("plant any at {spot} or d4")).refused.unwrap();
    assert!(
        matches!(refused.why, Verdict::Order(error) if error.sentence.as_str().contains(" is taken"))
    );
    let refused = table.mail(second, "plant: any at d4, else bid 3").refused.unwrap();
    assert!(
        matches!(refused.why, Verdict::Order(error) if error.sentence.as_str().contains("no place"))
    );
    table.acts(second, &format!("plant any near {spot}"));
    let third = table.awaited();
    table.acts(third, "plant best");
    // The winner places the tile left over (S30).
    assert_eq!(table.awaited(), winner);
    let acts =
        table.acts(winner, &format!("leftover: near {spot}, else best; propose at {spot} 2"));
    assert_eq!(acts.len(), 2, "{acts:?}");
    assert!(acts[1].ends_with(" 2"));
    let place = acts[1].split(' ').nth(1).unwrap().to_owned();
    let second = table.awaited();
    let line = format!("propose {place} 1 if {place} is proposed, else nothing");
    assert_eq!(table.acts(second, &line), [format!("propose {place} 1")]);
    let builder = table.awaited();
    assert!(holds(&table, builder, &format!("sum at {place} is 3")));
    assert!(holds(&table, builder, "best sum is 3") && holds(&table, builder, "price is 4"));
    assert!(holds(&table, builder, &format!("{place} is proposed")));
    let line = format!(
        "canal: build best if price is 2 or less, else accept {place} if sum at {place} is 3 or more"
    );
    assert_eq!(table.acts(builder, &line), [format!("accept {place}")]);
    assert!(holds(&table, builder, &format!("{place} is built")));
    // What was proposed stays so until the round ends.
    let proposals = |table: &Table| {
        let facts = [
            format!("{place} is proposed"),
            format!("sum at {place} is 3"),
            "best sum is 3".to_owned(),
            "price is 4".to_owned(),
            format!("{winner} proposes"),
        ];
        facts.map(|fact| holds(table, builder, &fact))
    };
    assert_eq!(proposals(&table), [true; 5]);
    assert!(!holds(&table, builder, "nothing is proposed"));
    assert!(holds(&table, winner, &format!("{spot} is watered")));
    // D69: all who hold a canal may say so at once.
    for &seat in &seats {
        assert_eq!(table.game().sheet(seat), Some("extra"));
    }
    let last = *seats.iter().find(|&&seat| seat == builder).unwrap();
    assert!(table.acts(last, "hold").is_empty());
    let first = table.awaited();
    table.acts(first, "extra: hold every round");
    let next = table.awaited();
    assert_eq!(table.acts(next, "hold"), ["hold", "hold"]);
    assert_eq!(table.game().round(), 2);
    assert_eq!(proposals(&table), [false; 5]);
    assert!(holds(&table, builder, "nothing is proposed"));
    assert_eq!(table.sitting.plans.of(first).len(), 1);
}

#[test]
fn an_else_needs_no_comma_before_it() {
    for (text, canonical) in [
        ("bid: 5 if red has passed else pass", "bid: if red has passed: 5, else pass"),
        ("bid: if red has passed: 5 else pass", "bid: if red has passed: 5, else pass"),
        ("bid: if red has passed, 5 else pass", "bid: if red has passed: 5, else pass"),
        ("bid: 5 if I have 5 or more else pass", "bid: if I have 5 or more: 5, else pass"),
        (
            "bid: 5 if highest bid is 3 else 4 if round is 2 else pass",
            "bid: if highest bid is 3: 5, else if round is 2: 4, else pass",
        ),
        ("bid: 5 if round 2 else pass", "bid: if round is 2: 5, else pass"),
        ("bid: 5 if round 2 or later else pass", "bid: if round is 2 or more: 5, else pass"),
        (
            "bid: 5 if c4 is free and red has passed else pass",
            "bid: if c4 is free and red has passed: 5, else pass",
        ),
        ("bid: 5 if not c4 is free else pass", "bid: if not c4 is free: 5, else pass"),
        ("bid: 5 if (c4 is free) else pass", "bid: if c4 is free: 5, else pass"),
        ("bid: 5 if red bid 3 else pass", "bid: if red bid 3: 5, else pass"),
        ("bid: 5 if red passed otherwise pass", "bid: if red has passed: 5, else pass"),
        (
            "bid: 5 jeśli czerwony spasował w przeciwnym razie pas",
            "bid: if red has passed: 5, else pass",
        ),
        ("bid: 5 jeśli czerwony spasował inaczej pas", "bid: if red has passed: 5, else pass"),
        ("bid: 5 jeśli czerwony spasował albo inaczej pas", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si rouge a passé sinon passe", "bid: if red has passed: 5, else pass"),
        ("bid: 5 hvis rød har passet ellers pas", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si rojo ha pasado si no paso", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si rojo ha pasado sino paso", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si rojo ha pasado de lo contrario paso", "bid: if red has passed: 5, else pass"),
        (
            "plant: banana2 c4 if c4 is free else d4",
            "plant: if c4 is free: banana2 c4, else banana2 d4",
        ),
        (
            "propose: s7 2 if red proposes else nothing",
            "propose: if red proposes: s7 2, else nothing",
        ),
        ("bid: 5 if red passed or else pass", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si no paso", "bid: 5, else pass"),
        ("bid: 5 or else pass", "bid: 5, else pass"),
        ("bid: 5 else: 4 else: pass", "bid: 5, else 4, else pass"),
        ("bid: if red passed: 5 else: pass", "bid: if red has passed: 5, else pass"),
        ("bid: 5 si rojo ha pasado o si no paso", "bid: if red has passed: 5, else pass"),
        ("bid: 5 if red passed. Else pass.", "bid: if red has passed: 5, else pass"),
        (
            "bid: up to 6 if nobody has passed else up to 3 else pass",
            "bid: if nobody has passed: up to 6, else up to 3, else pass",
        ),
        ("bid: 5 if red passed else: pass", "bid: if red has passed: 5, else pass"),
        ("bid: 5 if banana2 is there else best", "bid: if banana2 is there: 5, else best"),
    ] {
        let line = crate::engine::plan::Line::<Santiago>::read(&order(text), 1, |_| None);
        let line = line.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.shown(1), canonical, "{text}");
    }
}

#[test]
fn what_can_never_be_is_told_when_it_is_sent() {
    let mut table = Table::new("never", 3, Money::Open);
    let first = table.awaited();
    for (line, says) in [
        ("round 50 bid: 3", "the game ends with round"),
        ("from round 50 bid: 3", "the game ends with round"),
        ("round 99999999999 bid: 3", "the game ends with round"),
        ("bid: 3 if purple has passed", "nobody plays «purple»"),
        ("bid: 3 if not (c4 is free or purple is builder)", "nobody plays «purple»"),
        ("bid: 3 if c4 belongs to yellow, else pass", "nobody plays «yellow»"),
        ("bid: 3, else (4 if purple proposes)", "nobody plays «purple»"),
        ("bid: 3 if purple has 3", "nobody plays «purple»"),
        ("bid: 3 if I have 999 or more", "nobody will ever have 999"),
        ("bid: 3 if highest bid is 999", "nobody will ever have 999"),
        ("canal: best if best sum is 999 or more", "nobody will ever have 999"),
        ("bid: 3 if round is 50 or later", "the game ends with round"),
        ("bid: 3 if round is 0 or earlier", "round 0 is over, this is round 1"),
        ("bid: up to 99999999999", "99999999999 is too large a number"),
        ("bid up to 99999999999", "99999999999 is too large a number"),
        ("bid 99999999999", "99999999999 is too large a number"),
        ("bid 99999999999 or 3", "99999999999 is too large a number"),
        ("extra best 99999999999 or more", "99999999999 is too large a number"),
        ("bid: 3 if I have 99999999999 or more", "99999999999 is too large a number"),
        ("propose s99999999999 2, else nothing", "99999999999 is too large a number"),
        ("bid: 3 if z9 is free", "there is no z9"),
        ("bid: 3 if s77 is built", "there is no s77"),
    ] {
        let refused = table.mail(first, line).refused;
        let why = refused.unwrap_or_else(|| panic!("{line}: kept")).why;
        assert!(
            matches!(&why, Verdict::Order(error) if error.sentence.as_str().contains(says)),
            "{line}: {why:?}"
        );
    }
    // Money and rounds that can be.
    for line in [
        "bid: 3 if I have 60 or less",
        "until round 50 extra: hold",
        "round 5 bid: 3 if round is 5",
    ] {
        assert_eq!(
            table.mail(table.game().seats().iter().find(|&it| it != first).unwrap(), line).refused,
            None,
            "{line}"
        );
    }
}

#[test]
fn a_sealed_bid_is_planned_once() {
    let mut table = Table::new("sealed", 2, Money::Open);
    let older = table.awaited();
    assert!(table.game().coming(older).is_empty() && table.game().sheet(older).is_none());
    let first = table.best(older).to_string();
    table.acts(older, &first);
    let seats: Vec<Seat> = table.game().seats().iter().collect();
    assert_eq!(table.acts(seats[0], "bid up to 3"), ["bid 3"]);
    // D93: it may be changed while the other is missing.
    assert_eq!(table.acts(seats[0], "bid 2"), ["bid 2"]);
    let refused = table.mail(seats[1], "bid: 23 or 2").refused.unwrap();
    assert!(
        matches!(refused.why, Verdict::Order(error) if error.sentence.as_str().contains("22 cubes"))
    );
    assert_eq!(table.acts(seats[1], "bid 9, else best"), ["bid 2"]);
}
