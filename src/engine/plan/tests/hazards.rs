//! A plan acts when it should, and never when it should not.

use super::{Table, item};
use crate::engine::order::split;
use crate::engine::plan::Item;
use crate::engine::plan::{Happened, Scope, Stop, Verdict, Would};

#[test]
fn a_line_waits_for_its_moment_and_then_acts() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: up to 4\nlot 2: pass").ok("green", "lot 1: up to 2, else pass");
    assert_eq!(table.heard(), Vec::<String>::new());
    table.ok("red", "bid 1");
    assert_eq!(table.heard(), ["red bid 1", "green bid 2", "brown bid 3"]);
    assert_eq!(table.standing("brown"), ["lot 2: pass"]);
    // What to take is still asked, since the plan says nothing of it.
    table.ok("brown", "take ships");
    assert_eq!(table.standing("brown"), ["lot 2: pass"]);
}

#[test]
fn a_line_answers_what_comes_up_inside_its_decision() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: up to 4, take spices");
    table.ok("red", "bid 1").ok("green", "pass");
    assert_eq!(table.heard(), ["red bid 1", "green pass", "brown bid 2", "brown take spices"]);
    assert_eq!(table.standing("brown"), Vec::<String>::new());
}

/// While a table is paused nothing acts; an order that would be carried out is kept
/// as a line for that decision.
#[test]
fn while_the_table_rests_an_answer_is_kept() {
    let mut table = Table::new();
    table.sitting.plans.rest(true);
    table.ok("red", "bid 2");
    table.ok("red", "bid 1\nlot 2: pass");
    assert_eq!(table.standing("red"), ["lot 1: bid 1", "lot 2: pass"]);
    assert!(matches!(table.refused("red", "bid 99"), Verdict::Order(_)));
    assert_eq!((table.heard(), table.sitting.now.position()), (Vec::new(), 1));
    table.sitting.plans.rest(false);
    // Anything that lets plans act.
    table.ok("green", "lot 3: pass");
    assert_eq!(table.heard(), ["red bid 1"]);
    table.ok("green", "pass").ok("brown", "pass");
    // A question that comes up inside a decision has no line of its own.
    table.sitting.plans.rest(true);
    assert_eq!(table.refused("red", "take ships"), Verdict::Resting);
}

#[test]
fn the_first_clause_that_can_be_done_counts() {
    let mut table = Table::new();
    table.ok("green", "lot 1: bid 2 or 4 or 3, else pass");
    table.ok("red", "bid 3");
    assert_eq!(table.heard(), ["red bid 3", "green bid 4"]);
}

#[test]
fn conditions_are_asked_when_the_moment_has_come() {
    let mut table = Table::new();
    table.ok("red", "lot 1: bid 1, take ships\nlot 2: if lot 1 mine: pass, else bid 5");
    table.ok("green", "pass").ok("brown", "pass");
    assert_eq!(
        table.heard(),
        ["red bid 1", "green pass", "brown pass", "red take ships", "red pass"]
    );
}

#[test]
fn a_new_line_replaces_the_old_one_and_forget_takes_back() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: up to 4\nlot 2: pass\nlot 2: up to 3 every round");
    table.ok("brown", "lot 1: pass");
    assert_eq!(
        table.standing("brown"),
        ["lot 2: pass", "every round lot 2: up to 3", "lot 1: pass"]
    );
    table.ok("brown", "forget lot 2");
    assert_eq!(table.standing("brown"), ["lot 1: pass"]);
    assert!(matches!(table.refused("brown", "forget lot 3"), Verdict::Order(_)));
    table.ok("brown", "forget all");
    assert_eq!(table.standing("brown"), Vec::<String>::new());
}

#[test]
fn a_standing_line_acts_in_every_round_and_one_for_a_round_goes_first() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: pass every round\nlot 1: up to 1");
    table.ok("red", "pass").ok("green", "pass");
    assert_eq!(table.heard().pop().unwrap(), "brown bid 1");
    table.ok("brown", "take ships");
    for colour in ["red", "green", "brown", "red", "green", "brown", "red", "green"] {
        table.ok(colour, "pass");
    }
    assert_eq!(table.heard().pop().unwrap(), "brown pass");
    assert_eq!(table.standing("brown"), ["every round lot 1: pass"]);
}

#[test]
fn stale_a_line_for_a_round_that_is_over_never_acts() {
    let mut table = Table::new();
    let then = table.sitting.now.clone();
    table.ok("red", "until round 2 lot 3: pass");
    for colour in ["red", "green", "brown"].repeat(2) {
        table.ok(colour, "pass");
    }
    table.ok("green", "pass").ok("brown", "pass");
    assert_eq!(table.standing("red"), Vec::<String>::new());
    // It is round 2 now: what was written in round 1 is not for this one.
    let mailed = table.mail_as_of("brown", "lot 3: up to 9", &then);
    assert_eq!(mailed.refused.unwrap().why, Verdict::Stale);
    let mailed = table.mail_as_of("brown", "bid 9", &then);
    assert_eq!(mailed.refused.unwrap().why, Verdict::Stale);
    // A line for every round says so itself.
    assert_eq!(table.mail_as_of("brown", "lot 3: pass every round", &then).refused, None);
}

#[test]
fn stale_a_line_for_a_round_that_began_meanwhile_may_come_too_late() {
    let mut table = Table::new();
    table.ok("red", "pass").ok("green", "pass").ok("brown", "pass");
    let then = table.sitting.now.clone();
    for colour in ["red", "green", "brown"].repeat(2) {
        table.ok(colour, "pass");
    }
    table.ok("green", "pass").ok("brown", "pass").ok("red", "pass").heard();
    // It is round 2 now, and its first lot is gone.
    let mailed = table.mail_as_of("brown", "next round lot 1: up to 9", &then);
    assert_eq!(mailed.refused.unwrap().why, Verdict::Stale);
    assert_eq!(table.heard(), Vec::<String>::new());
}

#[test]
fn stale_a_line_whose_decision_has_passed_lapses() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: up to 3\nlot 2: up to 3");
    table.ok("brown", "lot 2: pass");
    table.ok("red", "pass").ok("green", "pass").ok("brown", "take ships");
    assert!(matches!(table.refused("red", "lot 1: pass"), Verdict::NotComing(_)));
    assert!(matches!(table.refused("red", "lot 9: pass"), Verdict::NotComing(_)));
    let at = table.sitting.now.position();
    table.sitting.plans.go_on(table.seat("brown"), at);
    // Brown's turn at lot 2 comes while the line waits for a word: it lapses.
    table.sitting.plans.hold(table.seat("brown"), 1, at, |_| true);
    table.ok("red", "pass").ok("green", "pass").ok("brown", "pass");
    table.ok("red", "pass").ok("green", "pass").ok("brown", "pass");
    let ended: Vec<_> = table.sitting.plans.take_ended().into_iter().map(|it| it.2).collect();
    assert_eq!(ended, [Stop::Replaced, Stop::Lapsed, Stop::Done]);
}

#[test]
fn stale_an_answer_that_can_not_be_planned_is_late_once_its_question_is_settled() {
    let mut table = Table::new();
    table.ok("red", "bid 1").ok("green", "pass").ok("brown", "pass");
    let then = table.sitting.now.clone();
    table.ok("red", "take ships").ok("red", "pass").heard();
    let mailed = table.mail_as_of("red", "take silk", &then);
    assert_eq!(mailed.refused.unwrap().why, Verdict::Stale);
    // Brown was not asked then, so the order made no sense.
    let mailed = table.mail_as_of("brown", "take silk", &then);
    assert_ne!(mailed.refused.unwrap().why, Verdict::Stale);
    assert_eq!(table.heard(), Vec::<String>::new());
}

#[test]
fn crossing_an_order_sent_before_ones_turn_counts_when_the_turn_has_come_meanwhile() {
    let mut table = Table::new();
    let then = table.sitting.now.clone();
    table.ok("red", "bid 1");
    // Green had not seen red's bid; the lot is the same.
    assert_eq!(table.mail_as_of("green", "bid 4", &then).refused, None);
    assert_eq!(table.heard(), ["red bid 1", "green bid 4"]);
    // Brown's letter about lot 1 crosses with brown's own answer.
    table.ok("brown", "pass").ok("green", "take ships").ok("red", "pass").ok("green", "pass");
    table.heard();
    let mailed = table.mail_as_of("brown", "bid 9", &then);
    assert_eq!(mailed.refused.unwrap().why, Verdict::Stale);
    assert_eq!(table.heard(), Vec::<String>::new());
}

#[test]
fn crossing_the_later_of_two_mails_counts() {
    let mut table = Table::new();
    let then = table.sitting.now.clone();
    table.mail_as_of("brown", "lot 1: up to 9", &then);
    table.mail_as_of("brown", "lot 1: pass", &then);
    table.ok("red", "pass").ok("green", "pass");
    assert_eq!(table.heard().pop().unwrap(), "brown pass");
}

#[test]
fn failed_the_first_step_that_cannot_be_done_stops_the_rest() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: bid 2\nlot 2: up to 3\nlot 3: pass every round");
    table.ok("red", "bid 5");
    let mailed = table.mail("green", "pass");
    let Some(Happened::Stopped { line, why, held, .. }) = mailed.happened.last() else { panic!() };
    assert_eq!(line, "lot 1: bid 2");
    assert_eq!((why[0].tried.as_str(), why[0].sentence.as_str()), ("bid 2", "5 is bid"));
    assert_eq!(why[0].rule, Some("T1"));
    assert_eq!(held, &["lot 2: up to 3", "every round lot 3: pass"]);
    // Brown answers by hand; the other lines go on waiting.
    table.ok("brown", "pass").ok("red", "take ships").ok("red", "pass").ok("green", "pass");
    assert_eq!(
        table.standing("brown"),
        ["lot 2: up to 3 (held)", "every round lot 3: pass (held)"]
    );
    table.heard();
    table.ok("brown", "continue");
    assert_eq!(table.heard(), ["brown bid 1"]);
}

#[test]
fn failed_a_plan_for_the_question_at_hand_is_refused_with_its_mail() {
    let mut table = Table::new();
    table.ok("red", "bid 5");
    let why = table.refused("green", "lot 2: pass\nlot 1: bid 2 or 3");
    let Verdict::Impossible(reasons) = why else { panic!("{why:?}") };
    assert_eq!(reasons.len(), 2);
}

#[test]
fn failed_no_condition_holds() {
    let mut table = Table::new();
    table.ok("green", "lot 1: if money 11 or more: bid 9");
    let mailed = table.mail("red", "pass");
    let Some(Happened::Stopped { why, .. }) = mailed.happened.last() else { panic!() };
    assert_eq!(why[0].sentence.as_str(), "none of its conditions holds");
}

#[test]
fn asked_as_wished() {
    let mut table = Table::new();
    table.ok("green", "lot 1: bid 2, else ask me\nlot 2: pass");
    let mailed = table.mail("red", "bid 5");
    let Some(Happened::Stopped { why, held, .. }) = mailed.happened.last() else { panic!() };
    assert!(why.is_empty() && held.is_empty());
    assert_eq!(table.standing("green"), ["lot 2: pass"]);
    // After `then ask me` the others wait.
    let mut table = Table::new();
    table.ok("green", "lot 1: pass, then ask me\nlot 2: pass");
    table.ok("red", "pass");
    assert_eq!(table.standing("green")[0], "lot 2: pass (held)");
}

#[test]
fn several_orders_of_a_mail_are_all_or_nothing() {
    let mut table = Table::new();
    assert!(matches!(table.refused("red", "bid 1\nlot 2: dance"), Verdict::Order(_)));
    let refused = table.mail("red", "lot 2: pass\nbid 11\nlot 3: pass").refused.unwrap();
    assert_eq!((refused.stood, refused.others), (0, 2));
    table.ok("red", "bid 1\nlot 2: pass\npass until round 3");
    assert_eq!(table.standing("red"), ["lot 2: pass", "until round 3 lot 2: pass"]);
}

/// A bid that wins reveals. It stands before another order with a mistake, and not before words
/// that may take it back; why those are refused shows nothing of it.
#[test]
fn what_came_to_light_stands_only_before_an_order() {
    let on_the_brink = || {
        let mut table = Table::new();
        table.ok("red", "bid 1").ok("green", "pass");
        table
    };
    let mut table = on_the_brink();
    let refused = table.mail("brown", "bid 2\nlot 2: dance").refused.unwrap();
    assert_eq!((refused.stood, refused.others), (1, 0));
    for words in ["oh no, I meant pass", "no", "bdi 2"] {
        let alone = on_the_brink().mail("brown", words).refused.unwrap().why;
        let mut table = on_the_brink();
        let position = table.sitting.now.position();
        let refused = table.mail("brown", &format!("bid 2\n{words}")).refused.unwrap();
        assert_eq!((refused.stood, refused.others), (0, 1), "{words}");
        assert_eq!(table.sitting.now.position(), position, "{words}");
        // But for the number of its line.
        assert_eq!(format!("{:?}", refused.why), format!("{alone:?}"), "{words}");
    }
}

#[test]
fn what_one_alternative_has_decided_is_not_answered_by_another() {
    let mut table = Table::new();
    table.ok("brown", "lot 1: up to 4, else bid 9 take ships");
    table.ok("red", "bid 1").ok("green", "pass");
    // The first won, and says nothing of what to take.
    assert_eq!(table.heard(), ["red bid 1", "green pass", "brown bid 2"]);
}

#[test]
fn who_wants_to_be_asked_is_not_answered_for_by_a_wider_line() {
    let mut table = Table::new();
    table.ok("green", "every round lot 1: up to 3\nlot 1: ask me");
    table.ok("red", "pass");
    assert_eq!(table.heard(), ["red pass"]);
    // Nor later, when somebody else's mail lets plans act again.
    table.ok("brown", "lot 3: pass");
    assert_eq!(table.heard(), Vec::<String>::new());
    table.ok("green", "bid 2");
}

#[test]
fn lines_for_other_rounds_stand_side_by_side() {
    let mut table = Table::new();
    table.ok("green", "lot 3: pass until round 2\nlot 3: up to 2 from round 2");
    assert_eq!(
        table.standing("green"),
        ["until round 2 lot 3: pass", "from round 2 lot 3: up to 2"]
    );
}

#[test]
fn marks_make_no_plan_of_an_order() {
    for text in ["bid 3 :)", "bid 3 :-)", "(bid 3)", "bid 3:"] {
        let mut table = Table::new();
        let mailed = table.mail("red", text);
        assert_eq!(mailed.refused, None, "{text}");
        assert_eq!(table.heard(), ["red bid 3"], "{text}");
    }
    let mut table = Table::new();
    let long = "bid 3 ".repeat(5000);
    assert!(matches!(table.refused("red", &long), Verdict::Order(_)));
}

#[test]
fn a_preview_changes_nothing_and_shows_nothing_new() {
    let mut table = Table::new();
    table.ok("green", "lot 1: up to 2");
    let before = table.sitting.plans.clone();
    let red = table.seat("red");
    let items: Vec<Item> = split("lot 1: bid 1 if money 3 or more\nlot 2: up to 4\nlot 3: bid x")
        .into_iter()
        .map(item)
        .collect();
    let (checks, coming) = table.sitting.check(red, &items, None, &table.seed);
    assert_eq!(checks[0].verdict, Ok(Would::Act("bid 1".into())));
    assert_eq!(checks[1].verdict, Ok(Would::Keep("lot 2: up to 4".into())));
    assert!(matches!(checks[2].verdict, Err(Verdict::Order(_))));
    let coming: Vec<_> = coming.iter().map(|it| (it.slot.as_str(), it.line.as_deref())).collect();
    assert_eq!(coming, [("lot 2", Some("lot 2: up to 4")), ("lot 3", None)]);
    assert_eq!(table.sitting.plans, before);
    assert_eq!(table.heard(), Vec::<String>::new());
}

#[test]
fn plans_and_the_same_orders_one_by_one_give_the_same_journal() {
    let mut planned = Table::new();
    planned.ok("brown", "lot 1: up to 4, take ships\nlot 2: pass\nlot 3: up to 2");
    planned.ok("green", "every round lot 1: up to 2, take spices\nlot 2: bid 1, else pass");
    planned.ok("red", "bid 1\nlot 2: pass\nlot 3: pass");
    let mut single = Table::new();
    for line in planned.heard() {
        let (colour, order) = line.split_once(' ').unwrap();
        single.ok(colour, order);
    }
    assert_eq!(single.sitting.now.game(), planned.sitting.now.game());
    assert_eq!(single.sitting.now.position(), planned.sitting.now.position());
}

#[test]
fn rounds() {
    assert!(Scope::Until(3).covers(2) && !Scope::Until(3).covers(3) && Scope::Until(3).is_over(3));
    assert!(Scope::From(3).covers(3) && !Scope::From(3).covers(2) && !Scope::From(3).is_over(9));
    assert!(Scope::Round(3).covers(3) && Scope::Round(3).is_over(4) && !Scope::Round(3).is_over(2));
}
