//! A player at another address is the same player; and which addresses can't be
//! used.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use monsoon::{basics::TableId, store::Verdict};

const NEW: &str = "red.new@example.org";
const MOVED: &str = "green.new@example.org";

fn to(letters: &[Arrived], address: &str) -> Vec<Arrived> {
    letters.iter().filter(|letter| letter.to == address).cloned().collect()
}

/// Language, plans, name and reply address stay; both addresses are told, and only the
/// new one plays.
#[test]
fn another_address_is_no_other_player() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    assert_eq!(first, "green");
    parlour.play("green", "language pl");
    parlour.play("green", "plant: best");
    let old = parlour.last("green");
    let told = parlour.letters.len();
    let said = parlour.mend("address green Green.New@example.org because he has changed his job");
    assert!(said.contains(MOVED), "{said}");
    let told = parlour.letters[told..].to_vec();

    let farewell = to(&told, "green@example.org");
    assert_eq!(farewell.len(), 1);
    farewell[0].says("Listy do Ciebie idą na inny adres").says("he has changed his job");
    let token = old.reply_to.split(['+', '-']).nth(1).unwrap();
    for secret in [token, MOVED, "mailto:"] {
        assert!(!String::from_utf8_lossy(&farewell[0].raw).contains(secret), "{secret}");
    }
    let hello = to(&told, MOVED);
    assert_eq!(hello.len(), 1);
    hello[0].says("Od teraz listy do Ciebie przychodzą tutaj").says("he has changed his job");
    assert!(!hello[0].orders().is_empty(), "the question is in it");
    assert!(hello[0].reply_to.contains(token));

    // From the old address nothing counts, from the new one everything does, even
    // in answer to an earlier letter.
    let position = parlour.position();
    let raw = parlour.reply_to(&old, "green@example.org", "pass");
    assert_ne!(verdict(&parlour.hand_in(&raw).0), Verdict::CarriedOut);
    assert_eq!(parlour.position(), position);
    let raw = parlour.reply_to(&old, MOVED, "bid 3");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    assert_eq!(to(&letters, MOVED).len(), 1);
    assert!(to(&letters, MOVED)[0].text.contains("sadzę: najlepiej"), "the plan stands");
    // The others are told, but not the address.
    let (_, letters) = parlour.mail("red", "board");
    letters[0].says("changed the address that").says("Player green").says("changed his job");
    for letter in parlour.letters.iter().filter(|letter| letter.to == "red@example.org") {
        assert!(!String::from_utf8_lossy(&letter.raw).contains("green.new"));
    }
}

/// Somebody who gets no more letters can say that it is a mistake; nothing else
/// comes of it.
#[test]
fn a_former_address_reaches_the_moderators() {
    for line in [
        "address green typo@example.net because she moved",
        "replace green with Eva <eva@example.net> pl because she left",
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        parlour.play("green", "language pl");
        parlour.mend(line);
        let farewell = to(&parlour.letters, "green@example.org").pop().unwrap();
        farewell.says("odpowiedz na ten list");
        let position = parlour.position();
        // Only from that address.
        let raw = parlour.reply_to(&farewell, "carl@example.net", "It is me!");
        let (received, letters) = parlour.hand_in(&raw);
        assert_ne!(verdict(&received), Verdict::CarriedOut);
        assert!(!letters.iter().any(|letter| letter.to == "carl@example.net"), "{line}");
        let raw =
            parlour.reply_to(&farewell, "green@example.org", "That is wrong; I am here!\nbid 3");
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
        assert_eq!(to(&letters, "mod@example.org").len(), 1);
        to(&letters, "mod@example.org")[0]
            .says("green | That is wrong; I am here! green | bid 3")
            .says("`address green ADDRESS`");
        to(&letters, "green@example.org")[0].says("trafiły do prowadzącego").says("I am here!");
        assert_eq!((letters.len(), parlour.position()), (2, position), "{line}");
        // Only a limited number of times.
        for _ in 0..3 {
            let raw = parlour.reply_to(&farewell, "green@example.org", "Hello?");
            parlour.hand_in(&raw);
        }
        let raw = parlour.reply_to(&farewell, "green@example.org", "Hello?");
        assert!(parlour.hand_in(&raw).1.is_empty());
    }
}

/// If nobody moderates by mail, no letter says so.
#[test]
fn nobody_is_promised_a_moderator_who_is_not_there() {
    let mut parlour = Parlour::empty("");
    parlour.open(3, &[], "parlour");
    parlour.mend("address green green.new@example.org because she moved");
    let farewell = to(&parlour.letters, "green@example.org").pop().unwrap();
    farewell.says("Your letters go to another address");
    assert!(!farewell.text.contains("answer this letter"), "{}", farewell.text);
}

/// Letters still waiting for the old address are not sent.
#[test]
fn letters_to_the_old_address_stay_here() {
    let mut parlour = Parlour::santiago(3, &[]);
    let line = "resend red because of a full box".to_owned();
    parlour.desk.moderate(TableId(1), None, &[line]).unwrap();
    parlour.letters.clear();
    parlour.mend("address red red.new@example.org because he moved");
    assert_eq!(to(&parlour.letters, "red@example.org").len(), 1, "the farewell");
    assert_eq!(to(&parlour.letters, NEW).len(), 1);
}

/// Before the start nobody has been told anything.
#[test]
fn before_the_start_nobody_is_told() {
    let (mut parlour, _) = Parlour::set_up(&["red", "green", "brown"], vec![], vec![]);
    let told = parlour.letters.len();
    parlour.mend("address red red.new@example.org because of a slip");
    // No player, that is: the moderators are told.
    assert!(parlour.letters[told..].iter().all(|letter| letter.to == "mod@example.org"));
    parlour.mend("start because it is time");
    assert_eq!(to(&parlour.letters, NEW).len(), 1);
    assert!(to(&parlour.letters, "red@example.org").is_empty());
}

/// Green writes from another address, and confirms that it is hers.
fn green_writes_from(parlour: &mut Parlour, address: &str) {
    let letter = parlour.last("green");
    let raw = parlour.reply_to(&letter, address, "board");
    parlour.hand_in(&raw);
    let asked = parlour.last("green").buttons();
    let code = asked.iter().find(|order| order.starts_with("confirm ")).unwrap().clone();
    parlour.play("green", &code);
}

/// If a moderator plays, whoever mends must say who they are.
fn mend_by_mod(parlour: &mut Parlour, line: &str) {
    let done =
        parlour.desk.moderate(TableId(1), Some("mod@example.org"), &[line.to_owned()]).unwrap();
    assert!(!done.refused, "{line}: {}", done.text);
    parlour.post();
}

/// A moderator can't redirect a player's letters to any of their own addresses;
/// only a player can say that an address is theirs.
#[test]
fn no_player_is_written_to_at_a_moderators_address() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    parlour.mend("moderator add 'Zoe <zoe@example.org>' because I am away");
    let told = parlour.letters.len();
    for address in ["mod@example.org", "mod+green@example.org", "zoe@example.org"] {
        let refused = parlour.refuse(&format!("address green {address} because she moved"));
        assert!(refused.contains("moderates this table"), "{address}: {refused}");
        assert!(refused.contains("`replace green with NAME <ADDRESS>`"), "{refused}");
    }
    let (received, _) = parlour.moderator_mails("address green mod@example.org because of me");
    assert_eq!(verdict(&received), Verdict::Refused);
    assert!(!parlour.letters[told..].iter().any(|it| it.text.contains("come here from now on")));
    // Zoe is green: green says so.
    green_writes_from(&mut parlour, "zoe@example.org");
    mend_by_mod(&mut parlour, "address green zoe@example.org because she reads it there");
    let line = "not playing because I only watch".to_owned();
    let done = parlour.desk.moderate(TableId(1), Some("zoe@example.org"), &[line]).unwrap();
    assert!(done.refused && done.text.contains("you play at this table"), "{}", done.text);
}

/// When a player who moderates from a second address moves, no address is left
/// that moderates without belonging to a player.
#[test]
fn a_moderator_who_moves_leaves_no_moderator_behind() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    green_writes_from(&mut parlour, "green@work.example");
    for address in ["green@example.org", "green@work.example"] {
        let line = format!("moderator add Green <{address}> because she helps");
        mend_by_mod(&mut parlour, &line);
    }
    mend_by_mod(&mut parlour, "address green green@work.example because she moved");
    let line = ["log".to_owned()];
    assert!(parlour.desk.moderate(TableId(1), Some("green@work.example"), &line).is_ok());
    assert!(parlour.desk.moderate(TableId(1), Some("green@example.org"), &line).is_err());
}

/// A moderator's word holds for every address that reaches their mailbox.
#[test]
fn a_tag_makes_no_other_person() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.moderator_mails("not playing because I only watch");
    let refused = parlour.refuse("replace red with Mo <mod+red@example.org> because he left");
    assert!(refused.contains("given their word"), "{refused}");
}

#[test]
fn not_every_address_can_be_taken() {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(3, &[], "parlour");
    // Green writes from work, too.
    green_writes_from(&mut parlour, "green@work.example");
    // The server's moderator gave their word.
    parlour.moderator_mails("not playing because I only watch");
    let own = parlour.last("red").reply_to;
    for (address, why) in [
        ("green@example.org", "another player at this table has that address"),
        ("green@work.example", "another player at this table has that address"),
        ("mod@example.org", "given their word not to play"),
        (own.as_str(), "our own address"),
        ("red@example.org", "already"),
    ] {
        let refused = parlour.refuse(&format!("address red {address} because he moved"));
        assert!(refused.contains(why), "{address}: {refused}");
    }
    // Another address of their own is fine.
    parlour.mend("address green green@work.example because that is where she reads it");
}

/// Moderators who play can't get rid of their seat this way.
#[test]
fn a_playing_moderator_stays_one() {
    let mut parlour = Parlour::empty("[moderators]\naddresses = [\"red@example.org\"]\n");
    parlour.open(3, &[], "parlour");
    let line = "address red red.new@example.org because I moved".to_owned();
    let done = parlour.desk.moderate(TableId(1), Some("red@example.org"), &[line]).unwrap();
    assert!(done.refused && done.text.contains("moderates for the house"), "{}", done.text);
    // If somebody sits there by mistake, the refusal names the way to replace
    // them.
    assert!(done.text.contains("`replace red with NAME <ADDRESS>`"), "{}", done.text);
    let line = "replace red with Player red <red.new@example.org> because of a slip".to_owned();
    let done = parlour.desk.moderate(TableId(1), Some("red@example.org"), &[line]).unwrap();
    assert!(!done.refused, "{}", done.text);
}

/// New players can get letters in their own language from the first one on.
#[test]
fn a_replacement_has_a_language() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.mend("replace red with 'Eva <eva@example.net>' pl because he left");
    to(&parlour.letters, "eva@example.net")[0].says("Zajmujesz miejsce");
}
