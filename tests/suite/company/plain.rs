//! What people write to the house in words of their own: a yes to the greeting, a no to an
//! invitation, goodbyes, questions, and wishes that come to the wrong address.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, of_table, played, to};
use crate::parlour::{Parlour, verdict};
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

/// A no that comes too late is answered: they have a seat.
#[test]
fn a_no_after_the_start_tells_how_to_leave() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 2 eva@e.example");
    let asked = post.last("eva@e.example").reply_to;
    let (_, letters) = post.raw(EVA, &asked, "", "Count me in!");
    assert_eq!(super::status(&post, 1), Some(Status::Running), "{letters:?}");
    for no in ["Not this time", "Sorry, no time", "leave 1"] {
        let (_, letters) = post.raw(EVA, &asked, "", no);
        assert!(to(&letters, "anna@a.example").is_empty(), "{no}");
        to(&letters, "eva@e.example")[0].says("You play at table 1");
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

/// A table is opened by whoever says that they want one, however they say how many play.
#[test]
fn tables_are_opened_as_people_ask_for_them() {
    for (line, seats) in [
        ("new santiago for 4", 4),
        ("new santiago 4 players", 4),
        ("new Santiago, for 4 people please", 4),
        ("I'd like to open a new game of Santiago for 3", 3),
        ("I would like to open a new game of santiago for 3", 3),
        ("I want a new santiago for 3", 3),
        ("Chcę założyć nową grę w Santiago dla 4 osób", 4),
        ("Quiero abrir un nuevo juego de Santiago para 3", 3),
        ("Hi, a new santiago table for 3 players please", 3),
        ("new goa 3", 3),
        ("Chcę otworzyć nowy stół Santiago dla 4 osób", 4),
        ("nowy santiago na 3 osoby", 3),
        ("Je voudrais ouvrir une nouvelle partie de Santiago pour 4 joueurs", 4),
        ("nyt spil santiago for 4 spillere", 4),
        ("Quisiera abrir una nueva partida de Santiago para 4 jugadores", 4),
        // A greeting above is no half of the sentence.
        ("Hi,\r\n\r\nI would like to open a new game of Santiago for 4 players.", 4),
        ("Dear Monsoon,\r\nI'd like to open a new game of Santiago for 3", 3),
        ("hello\r\ni want a new santiago for 3", 3),
        (
            "Cze\u{15b}\u{107},\r\nchc\u{119} otworzy\u{107} nowy st\u{f3}\u{142} Santiago dla 4 os\u{f3}b",
            4,
        ),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, line);
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap();
        assert_eq!(table.map(|it| it.seats), Some(seats), "{line}");
    }
    for line in [
        "I like the new game of Santiago",
        "new santiago for 4?",
        "Is there a new santiago for 4?",
        "A new santiago with my mother would be nice",
        "A new game of Santiago? No, thanks.",
        "\u{bf}Nuevo Santiago? No, gracias.",
        "I am sorry, but I have no time at all and do not want to open\r\na new game of Santiago for 4 players.",
        "not a new santiago for 4",
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.answer(ANNA, line);
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap();
        assert!(table.is_none(), "{line}");
    }
}

#[test]
fn what_is_asked_of_the_house_is_answered() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for (line, says) in [
        ("What tables are open?", "Open tables"),
        ("Which games can I play here?", "Santiago"),
        ("Jakie stoły są wolne?", "Open tables"),
        ("Quels jeux avez-vous ?", "Santiago"),
        ("set my name to Benny", "Benny"),
        ("set name to Anna Maria", "Anna Maria"),
        ("set name A. Nowak", "A. Nowak"),
        ("set name Na Li", "Na Li"),
        ("please set my name to Annie", "Annie"),
        ("set my language to English", "set language en"),
    ] {
        let (_, letters) = post.answer(ANNA, line);
        letters[0].says(says);
    }
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for (line, says) in [
        ("Set language to Polish", "ustaw język pl"),
        ("ustaw język na francuski", "régler langue fr"),
        ("régler ma langue en danois", "indstil sprog da"),
        ("indstil mit sprog til spansk", "ajustar idioma es"),
        ("set language to klingon", "klingon"),
        ("Idioma inglés no, por favor", "No hemos entendido"),
        ("idioma es difícil", "No hemos entendido"),
        ("idioma en polaco", "ustaw język pl"),
        ("ustaw język po francusku", "régler langue fr"),
        ("langue en polonais", "ustaw język pl"),
    ] {
        let (_, letters) = post.answer(ANNA, line);
        letters[0].says(says);
    }
    // Who thanks asks for nothing.
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for thanks in [
        "Thanks!",
        "Thank you very much",
        "Thanks for the list!",
        "Dziękuję!",
        "Merci beaucoup !",
        "Mange tak",
        "Muchas gracias",
        "Great, thanks",
        "Super, dzięki!",
        "Wonderful, thanks!",
        "That's great, thanks!",
        "Thanks a lot for the game, Anna",
        "Thank you!\r\nAnna Nowak",
        "Super, merci beaucoup",
        "\u{1f44d}",
    ] {
        let (received, letters) = post.answer(ANNA, thanks);
        assert_eq!(verdict(&received), Verdict::Ignored, "{thanks}");
        assert!(letters.is_empty(), "{thanks}: {letters:?}");
    }
}

/// Nor do thanks before a wish, or above it.
#[test]
fn thanks_hide_nothing() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for (line, says) in [
        ("Thanks, please remove me", "Shall we forget you?"),
        ("Thanks\r\nUnsubscribe me", "Shall we forget you?"),
        ("Thanks for the game.\r\nPlease remove me", "Shall we forget you?"),
        ("Tak, usu\u{144}cie mnie", "Shall we forget you?"),
        ("Thanks\r\nno more letters please", "Shall we forget you?"),
        ("Many thanks!\r\nshow me the tables", "Nothing was done"),
        ("Thanks, show me the tables", "Nothing was done"),
        ("Tak, poka\u{17c} mi sto\u{142}y", "Nothing was done"),
    ] {
        let (_, letters) = post.answer(ANNA, line);
        assert!(!letters.is_empty(), "{line}");
        letters[0].says(says);
    }
    assert!(is_member(&post, ANNA));
}

/// What a button says does what the button does, in whatever language.
#[test]
fn whoever_types_a_label_is_heard() {
    for (ask, label) in [
        ("forget me", "Yes, forget me"),
        ("zapomnij o mnie", "Tak, zapomnijcie o mnie"),
        ("oubliez-moi", "Oui, oubliez-moi"),
        ("glem mig", "Ja, glem mig"),
        ("olv\u{ed}dame", "S\u{ed}, olvidadme"),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        // Not before the question was asked.
        post.answer(ANNA, label);
        assert!(is_member(&post, ANNA), "{label}");
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.answer(ANNA, ask);
        post.answer(ANNA, label);
        assert!(!is_member(&post, ANNA), "{label}");
    }
    for (hello, label, seats) in [
        ("new santiago 4", "Yes, and I open a table of Santiago", 4),
        ("Cze\u{15b}\u{107}! nowy santiago 3", "Tak, i otwieram st\u{f3}\u{142}: Santiago", 3),
        ("Bonjour, nouveau santiago 5", "Oui, et j\u{2019}ouvre une table de Santiago", 5),
        ("Hej, nyt santiago 4", "Ja, og jeg \u{e5}bner et bord til Santiago", 4),
        ("Hola, nuevo santiago 4", "S\u{ed}, y abro una mesa de Santiago", 4),
    ] {
        let mut post = Post::new(ANYONE);
        post.knock(EVA, hello);
        let asked = post.last("eva@e.example");
        assert!(asked.text.replace('\n', " ").contains(label), "{label}: {}", asked.text);
        post.answer(EVA, label);
        let table = post.parlour.desk.store().read().gathering(TableId(1)).unwrap();
        assert_eq!(table.map(|it| it.seats), Some(seats), "{label}");
    }
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 private word=mango");
    post.knock(EVA, "join 1 mango");
    post.answer(EVA, "Yes, and I join table 1");
    assert_eq!(joined(&post), 2, "with the word that they had");
}

/// What else a stranger says of tables is talk, whatever they say yes to.
#[test]
fn a_yes_joins_nothing_that_is_asked_about() {
    for beside in [
        "Anna said something about table 1, what is it?",
        "Is table 1 any good?",
        "Can anybody watch table 1?",
        "Anna plays at table 1.",
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 2 watch=open");
        post.knock(EVA, "hello");
        post.answer(EVA, &format!("Yes please!\r\n{beside}"));
        assert!(is_member(&post, EVA), "{beside}");
        assert_eq!(joined(&post), 1, "{beside}");
        let watched = post.parlour.desk.store().read().watched_by("eva@e.example").unwrap();
        assert!(watched.is_empty(), "{beside}");
    }
    // The line that says yes may name people, too.
    let mut post = Post::new(ANYONE);
    post.knock(EVA, "hello");
    let (_, letters) = post.answer(EVA, "new santiago ben@b.example");
    assert!(is_member(&post, EVA));
    to(&letters, "ben@b.example")[0].says("invites you to Santiago");
}

/// A question about a game is no goodbye, and nothing is taken from whoever asks it.
#[test]
fn a_question_ends_nothing() {
    let mut post = played("new santiago 3 watch=open", &[BEN, CLEO]);
    post.does(DAN, "watch 1");
    for line in [
        "I didn't sign up for table 2 yet, how do I?",
        "Can somebody take my seat at table 3?",
        "How do I leave the game at table 3?",
        "Could you remove me from table 3?",
    ] {
        let (_, letters) = post.answer(DAN, line);
        letters[0].says("Nothing was done");
        let watched = post.parlour.desk.store().read().watched_by("dan@d.example").unwrap();
        assert_eq!(watched.len(), 1, "{line}");
    }
}

/// A house that lets nobody in any more asks nobody.
#[test]
fn a_closed_house_asks_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let mut post = Post::to(Parlour::on_disk(ANYONE, &path));
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 eva@e.example");
    let anna = post.last("anna@a.example").reply_to;
    drop(post);
    let mut post = Post::to(Parlour::on_disk("[house]\nopen = \"invited\"\n", &path));
    let (_, letters) = post.raw(ANNA, &anna, "", "invite 1 dan@d.example");
    assert!(to(&letters, "dan@d.example").is_empty());
    to(&letters, "anna@a.example")[0].says("Tables are opened by the house");
    for _ in 0..6 {
        post.parlour.advance(chrono::TimeDelta::days(1));
        post.parlour.desk.tick().unwrap();
        assert!(to(&post.parlour.post(), "eva@e.example").is_empty(), "no reminder");
    }
}

/// Whoever changes their mind all day is heard, and others need not read it each time.
#[test]
fn a_change_of_mind_is_told_a_few_times() {
    for new in ["new santiago 3 eva@e.example", "new santiago eva@e.example, dan@d.example"] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        let letters = post.does(ANNA, new);
        let asked = to(&letters, "eva@e.example")[0].reply_to.clone();
        let (mut to_eva, mut to_anna) = (0, 0);
        for nth in 0..40 {
            let said = if nth % 2 == 0 { "join" } else { "decline" };
            let (_, letters) = post.raw(EVA, &asked, "", said);
            to_eva += to(&letters, "eva@e.example").len();
            to_anna += to(&letters, "anna@a.example").len();
        }
        assert!((2..=7).contains(&to_eva), "{new}: {to_eva}");
        assert!((1..=4).contains(&to_anna), "{new}: {to_anna}");
        // The last word counts all the same.
        post.raw(EVA, &asked, "", "join");
        if new.starts_with("new santiago 3") {
            assert_eq!(joined(&post), 2, "{new}");
        }
    }
}

/// Thanks behind a wish change nothing of it.
#[test]
fn thanks_silence_no_wish() {
    for line in ["Unsubscribe me, thanks", "Please remove me, thanks", "Forget me, thanks"] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        let (_, letters) = post.answer(ANNA, line);
        letters[0].says("Shall we forget you?");
        post.answer(ANNA, "forget me confirm, thanks");
        assert!(!is_member(&post, ANNA), "{line}");
    }
}

/// A no to the greeting opens nothing and signs nobody up, and what is typed from its button does
/// what the button says.
#[test]
fn what_is_said_to_the_greeting_is_what_is_meant() {
    for no in [
        "A new game of Santiago? No, thanks.",
        "A new Santiago with strangers is not for me.",
        "Nuevo Santiago? No, gracias.",
    ] {
        let mut post = Post::new(ANYONE);
        post.knock(EVA, "new santiago 4");
        post.answer(EVA, no);
        assert!(!is_member(&post, EVA), "{no}");
    }
    for (hello, label) in [
        ("watch 1", "Yes, and I watch table 1"),
        ("Cześć! obserwuj 1", "Tak, i obserwuję stół 1"),
        ("Bonjour, suivre 1", "Oui, et j\u{2019}observe la table 1"),
        ("Hej, følg 1", "Ja, og jeg følger bord 1"),
        ("Hola, seguir 1", "Sí, y sigo la mesa 1"),
    ] {
        let mut post = played("new santiago 3 watch=open", &[BEN, CLEO]);
        post.knock(EVA, hello);
        let asked = post.last("eva@e.example");
        assert!(asked.text.replace('\n', " ").contains(label), "{label}: {}", asked.text);
        post.answer(EVA, label);
        let watched = post.parlour.desk.store().read().watched_by("eva@e.example").unwrap();
        assert_eq!(watched.len(), 1, "{label}");
    }
}

/// What comes with a stranger's yes stands on their button; of anything else they are told that
/// it was not kept.
#[test]
fn a_strangers_wish_comes_with_their_yes_or_is_told() {
    for (hello, button, more) in [
        ("join 1", "join 1", false),
        ("Hello, I would like to join table 1, if there is room", "join 1", false),
        ("Chciałbym dołączyć do stołu 1, jeśli można", "dołączam 1", false),
        ("Je voudrais rejoindre la table 1, si c'est possible", "rejoindre 1", false),
        ("Jeg vil gerne være med ved bord 1, hvis der er plads", "deltag 1", false),
        ("Me gustaría unirme a la mesa 1, si hay sitio", "unirme 1", false),
        ("watch 1", "watch 1", false),
        ("new santiago 4 house=3", "new santiago 4 house=3", false),
        ("new santiago 4 money=hidden", "confirm", true),
        ("new santiago 4 word=pepper", "confirm", true),
        ("new santiago Ben <ben@b.example>", "confirm", true),
        ("join 1\nset zone Europe/Warsaw", "join 1", true),
        ("What is table 1 like?", "confirm", false),
    ] {
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, "new santiago 3");
        post.knock(EVA, hello);
        let greeting = post.last("eva@e.example");
        assert_eq!(greeting.orders()[0], button, "{hello}");
        let told = greeting.text.contains("that we do for members only");
        assert_eq!(told, more, "{hello}: {}", greeting.text);
        assert!(!greeting.text.contains("pepper") && !greeting.text.contains("ben@"), "{hello}");
    }
    // The button does what it says.
    let mut post = played("new santiago 3 watch=open", &[BEN, CLEO]);
    post.knock(EVA, "watch 1");
    let (_, letters) = post.answer(EVA, "watch 1");
    to(&letters, "eva@e.example")[0].says("table 1");
    assert!(is_member(&post, EVA));
    let mut post = Post::new(ANYONE);
    post.knock(EVA, "new santiago 3 house=2");
    post.answer(EVA, "new santiago 3 house=2");
    assert_eq!(super::status(&post, 1), Some(Status::Running), "alone against the house");
}

/// Whoever wants no letters gets none, until they write themselves, from an address for which a
/// mail server vouches.
#[test]
fn a_never_holds_until_its_owner_writes_again() {
    let vouched = |body: &str, nth: u8| {
        format!(
            "Authentication-Results: mx.test; dmarc=pass header.from=e.example\r\nFrom: {EVA}\r\n\
             To: <monsoon@localhost>\r\nSubject: {body}\r\nMessage-ID: <n{nth}@e.example>\r\n\r\n\
             {body}\r\n"
        )
        .into_bytes()
    };
    for no in [
        "unsubscribe",
        "please remove me",
        "never",
        "Stop!",
        "Unsubscribe me please",
        "Hi, please unsubscribe me from your list",
        "Hello, please take me off your mailing list.",
        "Please remove me from your list, I do not want to play",
        "Hello,\r\nplease stop sending me these mails",
        "Hej, afmeld mig fra jeres liste",
        "Bonjour, d\u{e9}sinscrivez-moi de votre liste",
    ] {
        let mut post = Post::new(&format!("[inbound]\nauthserv_id = \"mx.test\"\n{ANYONE}"));
        post.sign_up(ANNA);
        let (received, letters) = post.parlour.hand_in(&vouched(no, 1));
        assert_eq!((verdict(&received), letters.len()), (Verdict::CarriedOut, 0), "{no}");
        let (_, letters) = post.answer(ANNA, "new santiago 3 eva@e.example");
        assert!(to(&letters, "eva@e.example").is_empty(), "{no}");
        // Anybody may have written this.
        let (_, letters) = post.knock(EVA, "hello");
        assert!(letters.is_empty(), "{no}");
        // It is no wish for letters.
        for (nth, less) in ["stop 12", "I did not ask for this"].into_iter().enumerate() {
            let nth = 3 + u8::try_from(nth).unwrap();
            assert!(post.parlour.hand_in(&vouched(less, nth)).1.is_empty(), "{no}: {less}");
        }
        let (_, letters) = post.parlour.hand_in(&vouched("hello", 2));
        to(&letters, "eva@e.example")[0].says("Would you like to play by mail");
    }
}

/// Whoever tells that they have not signed up yet wants to.
#[test]
fn a_newcomers_question_is_no_goodbye() {
    let mut post = Post::new(&format!("[inbound]\nauthserv_id = \"mx.test\"\n{ANYONE}"));
    let house = post.parlour.desk.own().plain();
    let verified = "Authentication-Results: mx.test; dmarc=pass header.from=e.example\r\n";
    let hello = "Hello, I didn't sign up yet, how do I join?";
    let (_, letters) = post.raw(EVA, &house, verified, hello);
    to(&letters, "eva@e.example")[0].says("Would you like to play by mail");
}

/// The name that a letter shows is one to write to.
#[test]
fn who_has_no_name_can_be_written_to() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "set language pl");
    post.does(ANNA, "nowy santiago eva@e.example pl press=private");
    let asked = post.last("eva@e.example").reply_to;
    post.raw("<eva@e.example>", &asked, "", "Tak, chętnie!");
    let of_table = |post: &Post, who: &str| {
        let mut letters = post.parlour.letters.iter().rev();
        letters.find(|it| it.to == who && it.subject.contains("[stół 1]")).unwrap().clone()
    };
    let letter = of_table(&post, "anna@a.example");
    letter.says("Gracz 2");
    let (received, letters) =
        post.raw(ANNA, &letter.reply_to, "", "do Gracz 2: pozdrowienia z gór");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{letters:?}");
    let (_, letters) =
        post.raw("<eva@e.example>", &of_table(&post, "eva@e.example").reply_to, "", "plansza");
    to(&letters, "eva@e.example")[0].says("pozdrowienia z gór");
}
