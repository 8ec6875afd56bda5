//! Conditions in people's own words are the plans that they would be as lines of a sheet.

use super::positions::{Position, transcript};
use crate::parlour::{Parlour, verdict};
use monsoon::{basics::TableId, store::Verdict};

/// Dora has bid 1 and Anna 2; Ben is asked, and Cleo bids last.
fn before_cleo(language: &str) -> Parlour {
    let whole = transcript("santiago-4p");
    let orders = whole.orders.into_iter().take(18).collect();
    let position = Position { orders, seat: "green".to_owned(), ..whole };
    let mut parlour = position.table(language).unwrap();
    parlour.mail("brown", "orders english");
    parlour
}

fn lines(parlour: &Parlour) -> Vec<String> {
    let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
    plans.into_iter().map(|plan| plan.line).collect()
}

/// What Cleo's letter says of her lines, and what they are, after this mail.
fn kept(language: &str, text: &str) -> (Vec<String>, String, Parlour) {
    let mut parlour = before_cleo(language);
    let (received, _) = parlour.mail("brown", text);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{language} {text}: {received:?}");
    let told = parlour.last("brown").text;
    (lines(&parlour), told, parlour)
}

#[test]
fn a_condition_that_plans_know_makes_a_plan() {
    let (meant, _, _) = kept("en", "if green has passed: bid 4");
    assert_eq!(meant.len(), 1);
    for (language, texts) in [
        (
            "en",
            &["if Ben passes I bid 4", "bid 4 only if Ben passes", "only if Ben passes: bid 4"][..],
        ),
        ("pl", &["jeśli Ben spasuje, licytuję 4", "licytuję 4 tylko jeśli Ben spasuje"]),
        ("fr", &["si Ben passe, je mise 4", "je mise 4 seulement si Ben passe"]),
        ("da", &["hvis Ben passer, byder jeg 4", "jeg byder 4, kun hvis Ben passer"]),
        ("es", &["si Ben pasa, pujo 4", "pujo 4 solo si Ben pasa", "pujo 4 sólo si Ben pasa"]),
    ] {
        for text in texts {
            let (lines, told, mut parlour) = kept(language, text);
            assert_eq!(lines, meant, "{language} {text}");
            // As it was understood, it is told back.
            assert!(told.contains("if green has passed: 4"), "{language} {text}: {told}");
            parlour.play("green", "pass");
            let bid = &parlour.view()["players"][2]["bid"];
            assert_eq!(*bid, serde_json::json!({ "amount": 4 }), "{language} {text}");
        }
    }
}

#[test]
fn a_condition_that_no_plan_knows_or_that_does_not_hold_does_nothing() {
    for (language, texts) in [
        ("en", ["bid 4 only if Ben sneezes", "bid 4 only if it rains"]),
        ("pl", ["licytuję 4 tylko jeśli Ben kichnie", "licytuję 4 tylko jeśli będzie padać"]),
        ("fr", ["je mise 4 seulement si Ben éternue", "je mise 4 seulement s'il pleut"]),
        ("da", ["jeg byder 4, kun hvis Ben nyser", "jeg byder 4, kun hvis det regner"]),
        ("es", ["pujo 4 solo si Ben estornuda", "pujo 4 solo si llueve"]),
    ] {
        for text in texts {
            let mut parlour = before_cleo(language);
            let position = parlour.position();
            parlour.mail("brown", text);
            assert_eq!(lines(&parlour), Vec::<String>::new(), "{language} {text}");
            // Dora has bid, so at Ben's own question the condition is known not to hold.
            parlour.mail("green", "bid 4 only if yellow has passed");
            assert_eq!(parlour.position(), position, "{language} {text}");
        }
    }
}
