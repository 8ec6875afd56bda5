//! The words orders begin with, by which an order is told from a courtesy. What
//! orders mean at each question is tried beside the reader.

use monsoon::games::{Overrides, goa};

#[test]
fn the_words_are_in_order() {
    for edition in goa::data::EDITIONS {
        goa::check(edition, &Overrides::default()).unwrap();
    }
}

#[test]
fn words_that_begin_orders() {
    let words = [
        ("en", "flag mark bid pass sell buy progress ships harvest taxes expedition found hold"),
        (
            "pl",
            "flaga licytuję licytuje sprzedaję kup postęp statki żniwa podatki wyprawę załóż czekam",
        ),
        (
            "fr",
            "drapeau mise passe vendre achète progrès navires récolter fonder joue défausse payer",
        ),
        (
            "da",
            "flaget byder melder sælg køb fremrykning skibsbygning høst skatter ekspedition betal",
        ),
        (
            "es",
            "bandera pujo paso vendo compro progreso barcos cosecha impuestos fundar juego espero",
        ),
    ];
    for (language, words) in words {
        for word in words.split(' ') {
            assert!(goa::begins_order(word), "{language}: {word}");
        }
    }
    for name in ["c0", "b3", "z5", "clove2", "pepper3", "clove2b", "quilon", "pepper"] {
        assert!(goa::begins_order(name), "{name}");
    }
}

#[test]
fn words_that_do_not() {
    for word in ["hi", "thanks", "cheers", "anna", "cześć", "bonjour", "hej", "hola", "saludos"] {
        assert!(!goa::begins_order(word), "{word}");
    }
    for word in ["the", "and", "with", "i", "en", "red", "two", "5", "g9", "clove9", "mixed"] {
        assert!(!goa::begins_order(word), "{word}");
    }
}
