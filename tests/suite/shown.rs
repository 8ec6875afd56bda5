//! The language in which letters show orders.

use crate::parlour::{Arrived, Parlour};
use monsoon::basics::Language;

fn with_orders(letter: &Arrived, orders: &[&str]) -> bool {
    let own = letter.orders();
    orders.iter().all(|order| own.iter().any(|it| it == order) && letter.text.contains(order))
}

#[test]
fn orders_are_in_the_language_of_the_letter_or_in_english() {
    for (language, bids, done, asks_for_english, asks_for_own) in [
        ("pl", ["licytuję 1", "pas"], "licytujesz 1", "polecenia po angielsku", "polecenia moje"),
        ("fr", ["mise 1", "passe"], "vous misez 1", "ordres en anglais", "ordres dans ma langue"),
        ("da", ["byd 1", "pas"], "du byder 1", "ordrer på engelsk", "ordrer på mit sprog"),
        ("es", ["pujo 1", "paso"], "pujas 1", "órdenes en inglés", "órdenes en mi idioma"),
    ] {
        let mut parlour = Parlour::santiago(3, &[]);
        let colour = parlour.awaited()[0];
        assert!(with_orders(&parlour.last(colour), &["bid 1", "pass"]));
        parlour.play(colour, &format!("language {language}"));
        let letter = parlour.last(colour);
        assert!(with_orders(&letter, &bids), "{}", letter.text);
        parlour.play(colour, asks_for_english);
        let letter = parlour.last(colour);
        assert!(with_orders(&letter, &["bid 1", "pass"]), "{}", letter.text);
        assert!(!letter.text.contains("write:"), "the letter itself stays");
        parlour.play(colour, asks_for_own);
        assert!(with_orders(&parlour.last(colour), &bids));
        parlour.play(colour, "orders english");
        parlour.play(colour, "orders mine");
        assert!(with_orders(&parlour.last(colour), &bids));
        // An order in any language is acknowledged in the reader's own.
        parlour.play(colour, "propose: best, else nothing\nbid 1");
        let letter = parlour.last(colour);
        assert!(letter.text.contains(done), "{}", letter.text);
    }
}

/// The words behind `orders` choose one of two, or nothing is chosen.
#[test]
fn other_words_behind_orders_choose_nothing() {
    let mut parlour = Parlour::santiago(3, &[]);
    let colour = parlour.awaited()[0];
    parlour.play(colour, "language pl");
    for line in ["orders", "orders latin", "orders english mine", "orders in"] {
        parlour.mail(colour, line);
        parlour.mail(colour, "board");
        assert!(with_orders(&parlour.last(colour), &["licytuję 1"]), "{line}");
    }
}

/// What no list has a word for is not shown in half.
#[test]
fn a_language_without_words_for_an_order_leaves_it_in_english() {
    for speech in [monsoon::games::santiago::speech(), monsoon::games::goa::speech()] {
        let speech = speech.unwrap();
        for language in Language::ALL {
            assert_eq!(speech.say("hopla 3", language.code()), None);
            assert_eq!(speech.say("pass <hopla", language.code()), None);
        }
        assert_eq!(speech.say("pass", "la"), None);
        assert_eq!(speech.say("if <fact>: pass", "da").unwrap(), "hvis <fact>: pas");
    }
}
