//! Players who want to leave, and those who come back.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use mail_parser::MessageParser;
use monsoon::{
    basics::{Language, TableId, commands},
    desk::Received,
    store::Verdict,
};

fn parlour(language: &str) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = [Language::from_code(language); 3];
    parlour.open_in("santiago", &languages, &[("first-builder", "red")], "leaving");
    parlour
}

/// Who plays: an empty address is a house player's.
fn address(parlour: &Parlour, seat: usize) -> String {
    let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    row.seats[seat].address.clone()
}

#[test]
fn whoever_wants_to_leave_is_asked_once_more() {
    for (language, wish, head) in [
        ("en", "Hi, please take me off this game. Thanks!", "Do you want to leave this table?"),
        ("pl", "Proszę mnie wypisać z gry", "Czy chcesz odejść"),
        ("fr", "Je n'ai plus le temps, quelqu'un peut prendre ma place ?", "Voulez-vous quitter"),
        ("da", "Jeg har ikke tid mere, kan en anden overtage min plads?", "Vil du forlade bordet?"),
        ("es", "Por favor, quitadme de esta partida", "¿Quieres dejar esta mesa?"),
    ] {
        let mut parlour = parlour(language);
        parlour.play("green", "bid 1");
        let position = parlour.position();
        let (received, letters) = parlour.mail("green", wish);
        assert_eq!(verdict(&received), Verdict::Explained, "{wish}: {received:?}");
        assert_eq!(parlour.position(), position, "{wish}");
        let [answer] = letters.as_slice() else { panic!("{wish}: {} letters", letters.len()) };
        answer.says(head);
        let reads = Language::from_code(language).unwrap();
        let sure = commands::say("leave confirm", reads);
        assert_eq!(answer.buttons().first().map(String::as_str), Some(sure.as_str()));
        assert_eq!(address(&parlour, 1), "green@example.org");
    }
}

#[test]
fn a_player_leaves_and_comes_back() {
    let mut parlour = parlour("en");
    parlour.play("green", "bid 1");
    let (received, letters) = parlour.mail("green", "leave confirm");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    assert_eq!(address(&parlour, 1), "");
    let of = |name: &str| letters.iter().filter(|it| it.to.starts_with(name)).collect::<Vec<_>>();
    let [farewell] = of("green")[..] else { panic!("{letters:?}") };
    farewell.says("You have left the table");
    for other in ["red", "brown"] {
        let [told] = of(other)[..] else { panic!("{letters:?}") };
        told.says("Player green");
        told.says("has left the table");
    }
    // The moderator is told, and nobody else learns the way back.
    let [notice] = of("mod")[..] else { panic!("{letters:?}") };
    notice.says("replace green with");
    assert!(!notice.text.contains("take"), "{}", notice.text);
    // The old address is dead: nothing is played by it.
    let position = parlour.position();
    let (again, _) = parlour.mail("green", "bid 3");
    assert_ne!(verdict(&again), Verdict::CarriedOut, "{again:?}");
    assert_eq!(parlour.position(), position);
    // The house player answers for the seat.
    let letters = parlour.hours(1);
    assert!(letters.iter().all(|it| !it.to.starts_with("green")), "{letters:?}");
    // By the button of the farewell the player comes back.
    let (received, letters) = come_back(&mut parlour, farewell);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    assert_eq!(address(&parlour, 1), "green@example.org");
    assert!(letters.iter().any(|it| it.to.starts_with("green")), "{letters:?}");
}

#[test]
fn the_way_back_is_open_while_the_table_is_paused() {
    let mut parlour = parlour("en");
    let (_, letters) = parlour.mail("green", "leave confirm");
    let farewell = letters.iter().find(|it| it.to.starts_with("green")).unwrap().clone();
    parlour.mend("pause because the cat is on the board");
    let (received, letters) = come_back(&mut parlour, &farewell);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
    let [seated, ..] = letters.as_slice() else { panic!("no letter") };
    seated.says("the cat is on the board");
    assert!(seated.orders().is_empty(), "{:?}", seated.orders());
    // They are asked as soon as it goes on.
    let position = parlour.position();
    parlour.mend("resume because the cat has left");
    while parlour.awaited().first() != Some(&"green") {
        parlour.play_on(1);
    }
    parlour.play_on(1);
    assert!(parlour.position() > position);
}

/// By the button of the farewell.
fn come_back(parlour: &mut Parlour, farewell: &Arrived) -> (Received, Vec<Arrived>) {
    let link = farewell.html.split("href=\"mailto:").nth(1).unwrap();
    let back = link.split('?').next().unwrap().replace("%2B", "+");
    farewell.says(&back);
    let raw = format!("From: green@example.org\r\nTo: {back}\r\nMessage-ID: <b@c>\r\n\r\ntake\r\n");
    parlour.hand_in(raw.as_bytes())
}

#[test]
fn whoever_never_wanted_to_play_is_out_by_one_button() {
    for wish in ["Please remove me from this game, I never signed up", "leave", "STOP", "I resign"]
    {
        let mut parlour = parlour("en");
        let (received, letters) = parlour.mail("brown", wish);
        assert_eq!(verdict(&received), Verdict::Explained, "{wish}: {received:?}");
        letters[0].says("Do you want to leave this table?");
        let button = letters[0].buttons().remove(0);
        assert_eq!(address(&parlour, 2), "brown@example.org", "{wish}");
        let (received, _) = parlour.mail("brown", &button);
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{wish}: {received:?}");
        assert_eq!(address(&parlour, 2), "");
    }
}

#[test]
fn an_order_beside_the_wish_is_carried_out_first() {
    let mut parlour = parlour("en");
    parlour.play("green", "bid 1");
    parlour.play("brown", "bid 2");
    parlour.play("red", "bid 3");
    let awaited = parlour.awaited()[0];
    let order = parlour.last(awaited).orders().remove(0);
    let position = parlour.position();
    let (_, letters) =
        parlour.mail(awaited, &format!("{order}\r\nI have to leave the game, sorry"));
    assert!(parlour.position() > position);
    let own: Vec<_> = letters.iter().filter(|it| it.to.starts_with(awaited)).collect();
    assert!(own.iter().any(|it| it.text.contains("Do you want to leave")), "{own:?}");
    assert_ne!(address(&parlour, 0), "");
}

#[test]
fn the_unsubscribe_link_of_a_mail_program_asks_to_leave() {
    let mut parlour = parlour("en");
    parlour.play("green", "bid 1");
    let letter = parlour.last("green");
    let message = MessageParser::default().parse(&letter.raw).unwrap();
    let header = message.header_raw("List-Unsubscribe").unwrap();
    let link = header.trim().trim_matches(['<', '>']);
    let address = link.strip_prefix("mailto:").unwrap().strip_suffix("?subject=leave").unwrap();
    let raw = format!(
        "From: green@example.org\r\nTo: {}\r\nSubject: leave\r\nMessage-ID: <u@c>\r\n\r\n",
        address.replace("%2B", "+")
    );
    let (received, letters) = parlour.hand_in(raw.as_bytes());
    assert_eq!(verdict(&received), Verdict::Explained, "{received:?}");
    letters[0].says("Do you want to leave this table?");
}
