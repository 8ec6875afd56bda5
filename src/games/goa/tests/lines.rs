//! Lines of steps: their order, what is refused as a whole, answers ahead of
//! their questions, and the window after the action (D37, D38, D123).

use super::super::action::{Deed, Step, Take};
use super::super::event::Event;
use super::super::tiles::{Spice, Tile};
use super::super::{Action, News};
use super::{acts, cell, each, line, refusals, set, table};
use crate::engine::{Game, Viewer};

#[test]
fn steps_happen_in_the_order_written() {
    each(&[
        (
            "d1 red-ducats [buy-progress]",
            "",
            "use red ducats, play buy progress ships, taxes",
            "d4 s4 c2 x0 21111 red-ducats-",
            "D128",
        ),
        (
            "clove1:c red-spice [sell-spices]",
            "",
            "play sell spices, use red spice, taxes",
            "d12 s4 c2 x0 11111 clove1:c red-spice-",
            "D128",
        ),
    ]);
    refusals(&[
        (
            "d1 red-ducats [buy-progress]",
            "play buy progress ships, use red ducats, taxes",
            "G70: no step of yours can be bought with 1 ducats",
        ),
        (
            "clove1:c red-spice [sell-spices]",
            "use red spice, play sell spices, taxes",
            "D119: no store of yours has room for a spice",
        ),
    ]);
}

#[test]
fn a_line_is_refused_as_a_whole_while_nothing_hidden_was_shown() {
    let table = table(|game, [red, ..]| set(game, red, "red-ship [two-ships]"));
    let before = table.game.clone();
    table.refuses(
        "use red ship, play two ships, progress ships",
        "D48: the next step of ships costs ginger and 1 ship",
    );
    assert_eq!(table.game, before);
}

#[test]
fn after_a_draw_what_went_before_stands() {
    let mut table = acts(
        "red-ship red-expedition",
        "two-ships",
        "use red ship, use red expedition, progress ships, play two ships",
    );
    let why = "D48: the next step of ships costs ginger and 1 ship: progress ships, play two ships";
    assert_eq!(table.stopped(), [why]);
    assert_eq!(table.shows(table.red), "d5 s5 c2 x0 11111 red-ship- red-expedition- [two-ships]");
    assert_eq!(table.asked(), "red P8", "D35: the action is still due");
    let stopped = table.events.iter().find(|it| matches!(it, Event::Stopped { .. })).unwrap();
    let seats = [Viewer::Seat(table.green), Viewer::Public];
    assert!(seats.iter().all(|&viewer| table.game.news(stopped, viewer).is_none()));
    let own = table.game.news(stopped, Viewer::Seat(table.red));
    assert_eq!(own, Some(News::Fact(stopped.clone())), "news to its owner only");
    let line = table.events.iter().find(|it| matches!(it, Event::Line { .. })).unwrap();
    assert!(table.game.news(line, Viewer::Seat(table.red)).is_none());
    table.order("play two ships, taxes");
    assert_eq!(table.asked(), "green P8", "D38: nothing keeps W2 open");

    // A reveal is as good as a draw. What comes after the action may be
    // written once more.
    let mut table = acts("c5 red-ship-", "1 2", "found quilon, pay, take clove, use red ship");
    assert_eq!(table.stopped(), ["G76: red ship is used for this round: use red ship"]);
    assert_eq!(table.asked(), "red P16", "D38: a line that was stopped");
    table.order("done");
    assert_eq!(table.asked(), "green P8");
    // A line stopped before the action does not open W2.
    let mut table = acts("resupply", "1 1", "use resupply, take ships, progress ships");
    assert_eq!((table.stopped().len(), table.asked().as_str()), (1, "red P8"));
    table.order("taxes");
    assert_eq!(table.asked(), "green P8", "D38");
}

#[test]
fn a_card_whose_action_fails_is_not_lost() {
    let table = acts(
        "s0 resupply [ships-only]",
        "1 1",
        "play ships only, use resupply, take colonists, progress ships",
    );
    assert_eq!((table.stopped().len(), table.asked().as_str()), (1, "red P8"), "G62");
    let mut table = table;
    table.order("taxes");
    assert_eq!(table.game.discards.count(), 3, "G59: it was played");
}

#[test]
fn a_card_in_waiting_whose_action_is_gone_stays_in_the_hand() {
    let order = "use resupply, play ships only, progress ships";
    let mut table = acts("resupply [ships-only]", "1 1", order);
    table.act(&line(vec![Step::Take(Take::Ships), Step::Do(Deed::Taxes)]));
    let why = "G62: ships only changes an action, so write that action behind it in the same line";
    assert_eq!(table.stopped(), [format!("{why}: play ships only, progress ships")]);
    assert!(table.shows(table.red).ends_with("[ships-only]"), "D66");
    // One card in the answer, another in waiting.
    let order = "use resupply, play two ships, taxes";
    let mut table = acts("resupply [two-ships five-ducats]", "1 1", order);
    let five = super::play(super::super::cards::Effect::FiveDucats);
    table.act(&line(vec![Step::Take(Take::Ships), five]));
    let why = "G60: one card in an action is the limit: play two ships, taxes";
    assert_eq!(table.stopped(), [why], "G60, D64");
}

#[test]
fn an_answer_is_not_the_mail_after_the_action() {
    let mut table = acts("c5", "1 1", "found quilon");
    table.order("decline, hold");
    assert_eq!(table.asked(), "red P16", "D38");
}

#[test]
fn answers_wait_for_their_questions() {
    let cases = [
        // Enough: what was to be paid is not asked.
        (
            "c5",
            "3 3",
            "found quilon, pay 3, take clove",
            "d5 s4 c5 x0 11111 quilon/cp:c",
            "green P8",
        ),
        (
            "c5",
            "3 2",
            "found madras, pay 5, take clove pepper",
            "d5 s4 c0 x0 11111 madras/cp:cp",
            "green P8",
        ),
        ("c5", "3 2", "found madras, pay 5", "d5 s4 c0 x0 11111", "red P15"),
        ("c5", "3 2", "found madras, take clove pepper", "d5 s4 c5 x0 11111", "red P14"),
        ("resupply", "1 1", "use resupply, taxes", "d5 s4 c2 x0 11111", "red P19"),
        ("resupply", "1 1", "use resupply, taxes, take ships", "d5 s4 c2 x0 11111", "red P19"),
        (
            "resupply",
            "1 1",
            "taxes, use resupply, take ships, take clove",
            "d9 s6 c2 x0 11111",
            "green P8",
        ),
    ];
    for (before, cards, order, after, asked) in cases {
        let table = acts(before, cards, order);
        assert_eq!(
            (table.shows(table.red).as_str(), table.asked().as_str()),
            (after, asked),
            "{order}"
        );
        assert_eq!(table.stopped(), Vec::<String>::new(), "{order}");
    }
    // Steps left over go on behind the answer.
    let mut table = acts("resupply red-ship", "1 1", "use resupply, taxes, use red ship");
    table.order("take ships");
    assert_eq!(
        (table.shows(table.red).as_str(), table.asked().as_str()),
        ("d9 s7 c2 x0 11111 red-ship-", "green P8")
    );
    let mut table = acts("c5", "3 2", "found madras, take clove pepper");
    table.order("pay");
    assert_eq!(table.shows(table.red), "d5 s4 c0 x0 11111 madras/cp:cp");
    // One that cannot be done then is dropped; the answer stands.
    let mut table = acts("resupply", "1 1", "use resupply, progress ships");
    table.order("take ships");
    assert_eq!((table.stopped().len(), table.asked().as_str()), (1, "red P8"));
    assert_eq!(table.shows(table.red), "d5 s6 c2 x0 11111");
    // A card behind the answer changes an action that waits.
    let mut table = acts("s1 resupply [ships-only]", "1 1", "use resupply, progress ships");
    let colonists = Step::Take(Take::Colonists);
    table.act(&line(vec![colonists, super::play(super::super::cards::Effect::ShipsOnly)]));
    assert_eq!(table.shows(table.red), "d5 s0 c4 x0 21111", "G62, G73");
}

#[test]
fn what_no_line_may_be() {
    let table = table(|game, [red, ..]| set(game, red, "ginger1:g"));
    let deed = || Step::Do(Deed::Taxes);
    let take = || Step::Take(Take::Ships);
    let cases = [
        (vec![deed(), deed()], "G33: one action at a time: the rest belongs into your next turn"),
        (vec![Step::Hold, deed()], "D38: hold belongs behind your action"),
        (vec![Step::Done], "D38: you have still to carry out an action"),
        (vec![deed(), take()], "P8: «take ships» answers nothing that this line asks"),
        (vec![Step::Keep, deed()], "P8: «keep» answers nothing that this line asks"),
        (vec![Step::Pay(None), deed()], "P8: «pay» answers nothing that this line asks"),
        (vec![Step::Decline], "P8: «decline» answers nothing that this line asks"),
        (vec![Step::Drop(None)], "P8: «drop new» answers nothing that this line asks"),
    ];
    for (steps, sentence) in cases {
        table.refuses_to(&line(steps), sentence);
    }
    let held = acts("", "", "taxes, hold");
    held.refuses(
        "hold",
        "D38: what follows your action is held open for one more mail only, and this is it",
    );
    held.refuses_to(
        &line(vec![deed()]),
        "G33: one action at a time: the rest belongs into your next turn",
    );
    held.refuses_to(&Action::Pass, "P16: you are asked to use tiles, play a card, or say done now");
}

#[test]
fn the_window_after_the_action() {
    // Who is asked after this order, and the rule.
    let cases = [
        ("[two-ships] red-ship", "", "taxes", "green P8", "D38"),
        ("", "", "taxes, hold", "red P16", "D38"),
        ("", "two-ships", "expedition", "red P16", "D38: a new card, none played"),
        ("", "", "expedition 0", "green P8", "D38: no new card"),
        ("[five-ducats]", "two-ships", "play five ducats, expedition", "green P8", "D38"),
        ("red-expedition", "two-ships", "taxes, use red expedition", "red P16", "D38: by a tile"),
        (
            "red-expedition",
            "two-ships",
            "use red expedition, play two ships, taxes",
            "green P8",
            "D38",
        ),
        ("", "two-ships", "expedition, done", "green P8", "P16"),
        ("c3", "1 1", "found quilon", "green P8", "D37, D38"),
    ];
    for (before, cards, order, asked, rule) in cases {
        let before = match before.split_once(' ') {
            Some((cards, tile)) if cards.starts_with('[') => format!("{tile} {cards}"),
            _ => before.to_owned(),
        };
        assert_eq!(acts(&before, cards, order).asked(), asked, "{order}: {rule}");
    }
    let mut table = acts("", "two-ships", "expedition");
    assert_eq!(table.game.choices_of(table.red).unwrap().default.to_string(), "done", "P16");
    table.order("play two ships");
    assert_eq!(
        (table.shows(table.red).as_str(), table.asked().as_str()),
        ("d5 s6 c2 x0 11111", "green P8"),
        "D38"
    );
    // One more mail and no second, whatever it brings.
    let mut table = acts("red-expedition", "two-ships", "taxes, hold");
    table.order("use red expedition");
    assert_eq!(table.asked(), "green P8", "D38: one more mail only");
    // What comes up in it is answered, then it closes.
    let mut table = acts("resupply red-ship", "1 1", "taxes, hold");
    table.order("use resupply");
    assert_eq!(table.asked(), "red P19", "D123");
    table.order("take ships");
    assert_eq!(table.asked(), "green P8", "D123");
    let mut table = super::table(|game, [red, ..]| {
        set(game, red, "exchange clove1: clove2: ginger1: ginger2:");
        game.grid.set(cell("b2"), Some(Tile::Plantation(Spice::Nutmeg, 1)));
    });
    table.order("taxes, hold").order("use exchange b2");
    assert_eq!(table.asked(), "red P7", "D123");
    table.order("drop new");
    assert_eq!(table.asked(), "green P8", "D123");
    // A window is one's own action's: a line may also end before the action.
    let mut table = acts("red-ship", "", "use red ship");
    assert_eq!(table.asked(), "red P8", "G35");
    table.order("taxes");
    assert_eq!(table.asked(), "green P8");
}

#[test]
fn who_sees_which_cards() {
    let table = acts("", "two-ships", "expedition");
    let drew = table.events.iter().find(|it| super::drew(it)).unwrap();
    let to = |viewer| table.game.news(drew, viewer);
    assert_eq!(to(Viewer::Seat(table.red)), Some(News::Fact(drew.clone())), "G47");
    for viewer in [Viewer::Public, Viewer::Seat(table.green)] {
        assert!(matches!(to(viewer), Some(News::Drew { cards: 1, .. })), "G47, G83");
        let view = table.game.view_for(viewer);
        let red = &view.players[table.red.index()];
        assert_eq!((red.hand.is_none(), red.hand_count, red.ducats), (true, 1, None), "G14, G47");
    }
}
