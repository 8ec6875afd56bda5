//! What people write to the house in words of their own: a yes to the greeting, a no to an
//! invitation, goodbyes, questions, and wishes that come to the wrong address.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, played, to};
use crate::parlour::verdict;
use monsoon::{
    basics::TableId,
    store::{Status, Verdict},
};

const EVA: &str = "Eva <eva@e.example>";

fn is_member(post: &Post, who: &str) -> bool {
    post.parlour.desk.store().read().member(address(who)).unwrap().is_some()
}

fn joined(post: &Post) -> usize {
    let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap();
    table.map_or(0, |it| it.joined.len())
}

#[test]
fn a_yes_to_the_greeting_is_heard_as_people_say_it() {
    for (hello, yes, member) in [
        ("Hello", "Yes please!", true),
        ("Hello", "Yes, I want to play", true),
        ("Hello", "I'm in", true),
        ("Hello", "yes thanks", true),
        ("Hello", "Count me in", true),
        ("Hello", "Yes please\n\nEva", true),
        ("Cześć, chcę zagrać", "Tak!", true),
        ("Cześć, chcę zagrać", "Tak, chcę grać", true),
        ("Cześć, chcę zagrać", "Tak, dziękuję", true),
        ("Bonjour, comment jouer ?", "Oui, je veux jouer", true),
        ("Bonjour, comment jouer ?", "Avec plaisir", true),
        ("Hej, jeg vil gerne spille", "Ja tak", true),
        ("Hej, jeg vil gerne spille", "Ja, jeg vil spille", true),
        ("Hola, ¿qué juegos hay?", "Sí, quiero jugar", true),
        ("Hola, ¿qué juegos hay?", "sí por favor", true),
        ("Hello", "Yes, but not before June", false),
        ("Hello", "Who are you?", false),
        ("Hello", "No thanks", false),
        ("Hello", "No more letters from here", false),
    ] {
        let mut post = Post::new(ANYONE);
        post.knock(EVA, hello);
        let (_, letters) = post.answer(EVA, yes);
        assert_eq!(is_member(&post, EVA), member, "{yes}: {letters:?}");
        assert_eq!(!letters.is_empty(), member, "{yes}: {letters:?}");
    }
    // With the table that their button names.
    for (hello, yes) in [
        ("join 1", "Yes, and I join table 1"),
        ("Cześć! dołączam 1", "Tak, i dołączam do stołu 1"),
        ("Bonjour, rejoindre 1", "Oui, et je rejoins la table 1"),
        ("Hej, deltag 1", "Ja, og jeg vil være med ved bord 1"),
        ("Hola, unirme 1", "Sí, y me uno a la mesa 1"),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 3");
        post.knock(EVA, hello);
        post.answer(EVA, yes);
        assert_eq!(joined(&post), 2, "{yes}");
    }
}

#[test]
fn a_no_to_an_invitation_is_heard_as_people_say_it() {
    for (no, never) in [
        ("Not this time", false),
        ("Thanks, but no", false),
        ("Sorry, no time", false),
        ("Nie tym razem", false),
        ("Esta vez no", false),
        ("No more invitations from here", true),
        ("Je ne veux plus d'invitations", true),
        ("unsubscribe", true),
        ("please stop", true),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 3 eva@e.example");
        let asked = post.last("eva@e.example").reply_to;
        let (received, letters) = post.raw(EVA, &asked, "", no);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{no}");
        to(&letters, "anna@a.example")[0].says("does not join table 1");
        assert_eq!(to(&letters, "eva@e.example").is_empty(), never, "{no}: {letters:?}");
    }
}

#[test]
fn whoever_wants_to_go_is_told_how() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for line in ["unsubscribe", "please remove me", "delete my account", "oubliez-moi", "yes"] {
        let (_, letters) = post.answer(ANNA, line);
        letters[0].says("Shall we forget you?");
    }
    assert!(is_member(&post, ANNA), "asked, and asked again");
    // Whoever stops playing where they don't watch means their place.
    post.sign_up(BEN);
    post.does(ANNA, "new santiago 3");
    post.does(BEN, "join 1");
    for line in ["stop playing at table 1", "arrête la table 1", "dejo la mesa 1"] {
        assert_eq!(joined(&post), 2, "{line}");
        post.does(BEN, line);
        assert_eq!(joined(&post), 1, "{line}");
        post.does(BEN, "join 1");
    }
    post.sign_up(CLEO);
    post.does(CLEO, "join 1");
    let (_, letters) = post.answer(BEN, "stop 1");
    to(&letters, "ben@b.example")[0].says("You play at table 1");
}

#[test]
fn a_question_changes_nothing() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN, CLEO] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 4");
    post.does(BEN, "join 1");
    for (who, line) in
        [(CLEO, "join 1?"), (CLEO, "join -1"), (BEN, "leave 1 ?"), (ANNA, "start 1?")]
    {
        post.answer(who, line);
        assert_eq!(joined(&post), 2, "{line}");
    }
    for line in
        ["I'm in for table 1", "count me in for table 1!", "Hej, jeg vil gerne være med ved bord 1"]
    {
        post.does(CLEO, line);
        assert_eq!(joined(&post), 3, "{line}");
        post.does(CLEO, "leave 1");
    }
}

#[test]
fn nobody_is_signed_by_being_signed_up() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    let (_, letters) = post.answer(ANNA, "sign new players up please");
    assert!(!letters[0].text.contains("passphrase"), "{}", letters[0].text);
    post.does(ANNA, "set name Annie");
}

/// A mail program that unsubscribes somebody writes what it likes below the subject.
#[test]
fn a_subject_of_ours_counts_below_a_mail_programs_words() {
    let mut post = played("new santiago 3 watch=open", &[BEN, CLEO]);
    post.does(DAN, "watch 1");
    let house = post.last("dan@d.example").reply_to;
    let raw = format!(
        "From: {DAN}\r\nTo: <{house}>\r\nSubject: unwatch 1\r\nMessage-ID: <u1@elsewhere.org>\r\n\r\n\
         This message was automatically generated.\r\n"
    );
    let (_, letters) = post.parlour.hand_in(raw.as_bytes());
    letters[0].says("do not watch");
}

/// Letters of a table are what is at hand: a wish to the house in answer to one is done, or asked
/// about, as if it had been sent there.
#[test]
fn wishes_to_the_house_are_heard_at_a_table() {
    let mut post = played("new santiago 3", &[BEN, CLEO]);
    let seat = of_table(&post, ANNA).reply_to;
    for (line, head) in [
        ("tables", "Open tables"),
        ("set name Annie", "Annie"),
        ("forget me", "Shall we forget you?"),
        ("join 7", "no open table 7"),
        ("letters", "Your settings"),
        ("letters please", "Your settings"),
    ] {
        let (_, letters) = post.raw(ANNA, &seat, "", line);
        to(&letters, "anna@a.example")[0].says(head);
    }
    // The question must have been read before it is answered, and it is answered at the house.
    let (_, letters) = post.raw(ANNA, &seat, "", "forget me confirm");
    to(&letters, "anna@a.example")[0].says("Shall we forget you?");
    assert!(is_member(&post, ANNA));
    let end = "finish because time is up".to_owned();
    post.parlour.desk.moderate(TableId(1), None, &[end]).unwrap();
    post.parlour.desk.tick().unwrap();
    post.parlour.post();
    assert_eq!(super::status(&post, 1), Some(Status::Finished));
    let (_, letters) = post.raw(ANNA, &seat, "", "tables");
    to(&letters, "anna@a.example")[0].says("Open tables");
    let (_, letters) = post.raw(ANNA, &seat, "", "Play again!");
    to(&letters, "anna@a.example")[0].says("you would play again");
}
