//! Who sits where and what is chosen, before the start and after; who else moderates; and
//! what is agreed on besides the rules.

use crate::parlour::shipped;
use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use monsoon::{
    archive::{self, ExportAs},
    basics::TableId,
    desk::showing::ViewerName,
    engine::Viewer,
    store::Verdict,
};

fn waiting(colours: &[&str], options: &[(&str, &str)]) -> Parlour {
    let options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    Parlour::set_up(colours, options, vec![]).0
}

fn to(letters: &[Arrived], name: &str) -> Vec<Arrived> {
    let to = format!("{name}@example.org");
    letters.iter().filter(|letter| letter.to == to).cloned().collect()
}

fn options(parlour: &Parlour) -> serde_json::Value {
    parlour.desk.store().read().table(TableId(1)).unwrap().unwrap().options
}

fn names(parlour: &Parlour) -> Vec<String> {
    let table = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    table.seats.into_iter().map(|seat| seat.name).collect()
}

/// Before the start a table can be set up differently; nobody hears of it before
/// the first letter, which tells all of it.
#[test]
fn a_table_that_waits_is_set_up_otherwise() {
    let mut parlour = waiting(&["red", "green", "brown"], &[("clock", "48h")]);
    parlour.mend("option money=hidden because we like it dark");
    parlour.mend("option silence=default because we are slow");
    parlour.mend("seat add 'Eva <eva@example.org>' pl because she came");
    parlour.mend("swap red eva because of the light");
    parlour.mend("seat drop green because she left");
    assert_eq!(options(&parlour)["money"], "hidden");
    assert_eq!(names(&parlour), ["Eva", "brown", "red"]);
    parlour.mend("option money=default because we changed our minds");
    assert_eq!(options(&parlour)["money"], "open");
    assert_eq!(names(&parlour), ["Eva", "brown", "red"]);
    for (line, why) in [
        ("option money=lost because x", "open or hidden"),
        ("option colour=blue because x", "colour"),
        ("option clock=sometimes because x", "clock=sometimes"),
        ("seat add 'Red <red@example.org>' because x", "plays at this table already"),
        ("seat add 'Ida red <ida@example.org>' xx because x", "none of the languages"),
        ("seat drop purple because x", "there is no seat"),
    ] {
        let refused = parlour.refuse(line);
        assert!(refused.contains(why), "{line}: {refused}");
    }
    let before = parlour.letters.len();
    assert!(!parlour.letters.iter().any(|letter| letter.to.starts_with("red")));
    parlour.mend("start because it is time");
    let told = parlour.letters[before..].to_vec();
    assert!(to(&told, "green").is_empty());
    to(&told, "eva")[0].says("Eva");
    to(&told, "red")[0].says("money=hidden").says("she came").says("added a player: Eva");
    // It is played as it was set up.
    for _ in 0..6 {
        parlour.mend("default because nobody is there");
    }
    for line in ["option money=hidden because x", "seat drop red because x"] {
        assert!(parlour.refuse(line).contains("waits for its start"), "{line}");
    }
}

/// What was done before the start is told by names, because seats had other
/// numbers then.
#[test]
fn what_was_set_up_is_told_by_names() {
    let mut parlour = waiting(&["Anna", "Ben", "Cleo", "Dan"], &[]);
    parlour.mend("replace Cleo with Eva <eva@example.org> because she left");
    parlour.mend("swap Anna Ben because of the light");
    parlour.mend("address Eva eva.new@example.org because she moved");
    parlour.mend("remove Dan because he left");
    parlour.mend("seat drop Ben because he left");
    assert_eq!(names(&parlour), ["Anna", "Eva", "House brown"]);
    assert!(parlour.mend("log").contains("another address for Eva"));
    parlour.mend("start because it is time");
    let anna = to(&parlour.letters, "anna").pop().unwrap();
    anna.says("gave the seat of Cleo to Eva.")
        .says("changed your seat with another player’s: Ben and Anna sit there now.")
        .says("changed the address that Eva is written to.")
        .says("took Dan out of the game;");
    to(&parlour.letters, "eva.new")
        .pop()
        .unwrap()
        .says("gave you the seat of Cleo.")
        .says("changed two players’ seats: Ben and Anna sit there now.")
        .says("changed the address that you are written to:")
        .says("took Dan out of the game;");
    // A page tells it so, too.
    let reader = parlour.desk.store().read();
    let row = reader.table(TableId(1)).unwrap().unwrap();
    let document = archive::export(&shipped(), reader, &row, ExportAs::Moderator, false).unwrap();
    let page = archive::site::page(&shipped(), &document, Viewer::Moderator).unwrap();
    assert!(page.contains("gave the seat of Cleo to Eva."), "{page}");
}

/// A house player can have a seat from the start; the table is dealt again around
/// it.
#[test]
fn a_house_player_sits_down_before_the_start() {
    let mut parlour = waiting(&["red", "green", "brown"], &[]);
    parlour.mend("remove green because she left");
    parlour.mend("option money=hidden because we like it dark");
    parlour
        .mend("seat drop red because he left\nseat add 'Eva <eva@example.org>' because she came");
    // A house player is named after its seat's colour, wherever that is now.
    assert_eq!(names(&parlour), ["House red", "brown", "Eva"]);
    let refused = parlour.refuse("seat drop eva because x\nseat drop brown because x");
    assert!(refused.contains("this game is for"), "{refused}");
    parlour.mend("start because it is time");
    for _ in 0..6 {
        assert!(!parlour.awaited().contains(&"red"), "nobody waits for a house player");
        parlour.mend("default because nobody is there");
    }
    assert!(parlour.authors(0).contains(&"house 0".to_owned()));
    assert!(parlour.letters.iter().all(|letter| letter.to.contains('@')));
}

/// The dice seat the players of such a table. Dealt again, they sit where the same
/// dice put them, and an archive of it verifies.
#[test]
fn dealt_again_it_is_a_table_like_any() {
    let colours = ["red", "green", "brown"];
    let mut parlour = waiting(&colours, &[("shuffle-seats", "yes")]);
    let seated = names(&parlour);
    parlour.mend("option money=hidden because x\noption money=open because x");
    assert_eq!(names(&parlour), seated);
    parlour.mend("seat add 'Eva <eva@example.org>' because x\nseat drop eva because x");
    assert_eq!(names(&parlour), seated);
    parlour.mend("start because it is time");
    for _ in 0..6 {
        parlour.mend("default because nobody is there");
    }
    let reader = parlour.desk.store().read();
    let row = reader.table(TableId(1)).unwrap().unwrap();
    let document = archive::export(&shipped(), reader, &row, ExportAs::Moderator, false).unwrap();
    let verified = archive::verify(&shipped(), &document);
    assert!(verified.is_good(), "{:?}", verified.findings);
}

/// In play two players change seats: each gets the other's letters and secrets,
/// and what came before is dead.
#[test]
fn two_players_change_seats() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let first = parlour.awaited()[0];
    let other = if first == "red" { "green" } else { "red" };
    parlour.play(other, "bid: up to 3");
    let old = parlour.last(first);
    let before = parlour.letters.len();
    parlour.mend(&format!("swap {first} {other} because they sat wrong"));
    let told = parlour.letters[before..].to_vec();
    let there = to(&told, other);
    assert_eq!(there.len(), 1);
    there[0].says("they sat wrong");
    assert!(!there[0].orders().is_empty(), "{other} is asked now");
    assert_eq!(to(&told, first).len(), 1);
    // The old letter is good for nothing, and no plan acts for somebody else.
    let raw = parlour.reply_to(&old, &format!("{first}@example.org"), "bid 3");
    assert_ne!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    assert!(parlour.mend("plans").contains(&format!("{other}: 0 lines")));
    let raw = parlour.reply_to(&there[0], &format!("{other}@example.org"), "bid 3");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    let table = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    let mut swapped = ["Player red", "Player green", "Player brown"].map(str::to_owned);
    let at = |colour: &str| ["red", "green", "brown"].iter().position(|it| *it == colour);
    swapped.swap(at(first).unwrap(), at(other).unwrap());
    assert_eq!(table.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>(), swapped);
}

/// What belongs to a player moves with them: absence and deadline, passphrase,
/// time zone.
#[test]
fn a_player_takes_along_what_is_theirs() {
    let mut parlour = Parlour::santiago(3, &[("clock", "48h"), ("silence", "default")]);
    let (first, other) = (parlour.awaited()[0], "brown");
    assert_ne!(first, other);
    parlour.mail(other, "away 2026-03-03 to 2026-03-20\nzone Europe/Warsaw");
    parlour.mail(other, "sign new open sesame now");
    parlour.mail(first, "zone Europe/Lisbon");
    let said = parlour.mend(&format!("swap {first} {other} because they sat wrong"));
    assert!(said.contains("Absences, passphrases and time settings went along"), "{said}");
    let shown = parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0;
    let away: Vec<_> = shown.away.iter().map(|line| (line.seat, line.to.as_str())).collect();
    assert_eq!(away, [(first, "2026-03-20")]);
    let by = shown.waits[0].by.clone().unwrap();
    assert!(by.as_str() > "2026-03-20", "{by}");
    let (_, letters) = parlour.mail(other, "clock");
    to(&letters, other)[0].says("Europe/Warsaw").says("20 March 2026");
    to(&parlour.mail(first, "clock").1, first)[0].says("Europe/Lisbon");
    let (received, letters) = parlour.mail(other, "bid 3");
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    letters[0].says("passphrase");
    parlour.play(other, "bid 3\nsign open sesame now");
    // Back again.
    parlour.mend(&format!("swap {first} {other} because it was right"));
    let shown = parlour.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0;
    assert_eq!(shown.away[0].seat, other);
    assert_eq!(names(&parlour), ["Player red", "Player green", "Player brown"]);
}

/// A house player sits in for players who want it, wherever they sit; they still
/// get their letter, because the reply address is a new one.
#[test]
fn a_player_who_is_away_hears_of_the_new_seat() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.mend("bot brown because he does not answer");
    let before = parlour.letters.len();
    parlour.mend(&format!("swap {first} brown because they sat wrong"));
    let told = parlour.letters[before..].to_vec();
    assert_eq!((to(&told, "brown").len(), to(&told, first).len()), (1, 1));
    assert_ne!(parlour.awaited(), [first], "a house player sits in for Player brown");
    assert!(parlour.authors(0).iter().any(|by| by.starts_with("house")));
}

/// An order belongs to its player: nobody takes back what another player gave on
/// the same seat.
#[test]
fn nobody_takes_back_what_another_one_ordered() {
    for change in ["swap {a} {b} because they sat wrong", "replace {b} with {a} Two <eva@x.org>"] {
        let mut parlour = Parlour::santiago(3, &[("reasons", "optional")]);
        let mut seats = Vec::new();
        for bid in ["bid 3", "bid 4"] {
            seats.push(parlour.awaited()[0]);
            parlour.play(seats.last().unwrap(), bid);
        }
        let (a, b) = (seats[0], seats[1]);
        // Somebody has acted since; the request belongs to that player, too.
        let (_, letters) = parlour.mail(a, "undo");
        to(&letters, a)[0].says("Your order stands for now");
        parlour.mend(&change.replace("{a}", a).replace("{b}", b));
        if change.starts_with("swap") {
            assert!(parlour.refuse("allow undo because x").contains("nobody asks"));
        }
        let newest = parlour.letters.iter().rev().find(|it| it.text.contains("Welcome")).unwrap();
        let (newest, position) = (newest.clone(), parlour.position());
        let raw = parlour.reply_to(&newest, &newest.to, "undo");
        let (_, letters) = parlour.hand_in(&raw);
        letters[0].says("Nothing of yours can be taken back");
        assert_eq!(parlour.position(), position, "{change}");
    }
}

/// A new moderator can moderate from then on, by mail; one who leaves no longer
/// can. Players are told who it is.
#[test]
fn moderators_come_and_go() {
    let mut parlour = Parlour::santiago(3, &[]);
    let before = parlour.letters.len();
    parlour.mend("moderator add 'Zoe <Zoe@example.org>' because I am away");
    let hello = to(&parlour.letters[before..], "zoe");
    assert_eq!(hello.len(), 1);
    hello[0].says("You moderate table 1");
    let raw = parlour.reply_to(&hello[0], "zoe@example.org", "pause because of rain");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    parlour.last("red").says("Zoe (moderator) paused").says("The moderator is Zoe");
    parlour.last("red").says("named Zoe a moderator");
    let red = parlour.last("red");
    assert!(!String::from_utf8_lossy(&red.raw).contains("zoe@"));
    // Her other address.
    let raw = parlour.reply_to(
        &hello[0],
        "zoe@example.org",
        "moderator add Zoe Work <zoe@work.example> because I am there\nresume because of sun",
    );
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    let said = parlour.mend("addresses because I must phone");
    assert!(said.contains("moderator: Zoe <zoe@example.org> (this table's)"), "{said}");
    let before = parlour.letters.len();
    parlour.mend("moderator remove Zoe because she left");
    let bye = to(&parlour.letters[before..], "zoe");
    bye[0].says("You do not moderate this table any more").says("she left");
    for letter in [&hello[0], &bye[0]] {
        let raw = parlour.reply_to(letter, "zoe@example.org", "pause because of me");
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::Ignored);
        assert!(letters.is_empty());
    }
    assert!(parlour.refuse("moderator remove zoe because x").contains("nobody of that name"));
    let refused = parlour.refuse("moderator remove mod@example.org because x");
    assert!(refused.contains("every table of this house"), "{refused}");
}

/// A moderator who has given their word keeps it when they leave.
#[test]
fn whoever_leaves_keeps_his_word() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.mend("moderator add 'Zoe <zoe@example.org>' because I am away");
    let line = "not playing because I only watch\nreveal because I must know";
    let zoe = parlour.last("zoe");
    let raw = parlour.reply_to(&zoe, "zoe@example.org", line);
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    parlour.mend("moderator remove zoe because she left");
    let refused = parlour.refuse("replace red with Zoe <zoe@example.org> because he left");
    assert!(refused.contains("given their word"), "{refused}");
}

/// `KEY=default` is as if nothing had been said, whatever the key.
#[test]
fn every_choice_can_be_taken_back() {
    let mut parlour = waiting(&["red", "green", "brown"], &[("money", "hidden")]);
    let chosen = |parlour: &Parlour| {
        let reader = parlour.desk.store().read();
        let secret = reader.table(TableId(1)).unwrap().unwrap().secret;
        (reader.clock(TableId(1)).unwrap(), reader.needs_reasons(TableId(1)).unwrap(), secret)
    };
    let before = chosen(&parlour);
    let other = ["clock=48h", "silence=default", "offer-after=7", "away-days=9"];
    let other = other.into_iter().chain(["reasons=optional", "archive=public", "money=open"]);
    for pair in other.clone() {
        parlour.mend(&format!("option {pair} because we like it"));
    }
    let now = chosen(&parlour);
    assert!(now.0 != before.0 && now.1 != before.1 && now.2 != before.2, "{now:?}");
    for pair in other {
        let key = pair.split('=').next().unwrap();
        if key == "silence" {
            // There the word is a choice of its own.
            continue;
        }
        parlour.mend(&format!("option {key}=Default because we don't"));
    }
    let after = chosen(&parlour);
    assert_eq!((after.0.rule, after.0.offer_after), (before.0.rule, before.0.offer_after));
    assert_eq!((after.0.away_days, after.1, after.2), (before.0.away_days, before.1, before.2));
    assert_eq!(options(&parlour)["money"], "open");
}

/// House rules are in every letter until they end.
#[test]
fn house_rules_stand_in_every_letter() {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(3, &[], "parlour");
    let before = parlour.letters.len();
    parlour.mend("house rule: No pacts; pass, bid 5 or not because we agreed");
    let told = parlour.letters[before..].to_vec();
    assert_eq!(to(&told, "brown").len(), 1, "everybody is told at once");
    // The refusal names the command as it is written.
    let refused = parlour.refuse("undo because it was dull");
    assert!(refused.contains("`house rule off N` ends it"), "{refused}");
    let before = parlour.letters.len();
    parlour.play_on(3);
    parlour.mail("red", "help");
    parlour.mail("red", "away tomorrow");
    let players = parlour.letters[before..].iter().filter(|it| it.to != "mod@example.org");
    let players: Vec<_> = players.cloned().collect();
    assert!(players.len() > 4);
    for letter in &players {
        letter.says("House rules of this table").says("house rule | No pacts;");
    }
    // When quoted, it does nothing.
    let colour = parlour.awaited()[0];
    let letter = parlour.last(colour);
    let quoted: Vec<String> = letter.text.lines().map(|line| format!("> {line}")).collect();
    let position = parlour.position();
    parlour.mail(colour, &format!("board\n\n{}", quoted.join("\n")));
    assert_eq!(parlour.position(), position);
    assert!(parlour.mend("rule").contains("House rule 1, told and not kept by us: No pacts"));
    // The words may come in either order; a command that names no rule is asked
    // about.
    for line in ["house rule off because it was dull", "house rule off No pacts because"] {
        let refused = parlour.refuse(line);
        assert!(refused.contains("`house rule off N` ends rule N"), "{refused}");
    }
    parlour.mend("house rule 1 off because it was dull");
    let (_, letters) = parlour.mail(colour, "board");
    assert!(!letters[0].text.contains("House rules of"), "{}", letters[0].text);
}

/// The help says what `rule` switches at this very table, and the manual has it for each game.
#[test]
fn the_help_lists_what_can_be_switched() {
    let manual = include_str!("../../../docs/moderating.md");
    for (game, players) in [("santiago", 2), ("santiago", 3), ("goa-2012", 3), ("goa-2004", 3)] {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_game(game, players, &[], "parlour");
        let help = parlour.mend("help");
        let switches = help.split("What `rule` switches at this table:\n").nth(1).unwrap();
        assert!(!switches.trim().is_empty());
        for line in switches.lines() {
            let (rule, rest) = line.split_once(" is ").unwrap();
            let (_, means) = rest.split_once(": ").unwrap();
            assert!(manual.contains(&format!("| `{rule}` | {means} |")), "{game}: {line}");
        }
    }
}
