//! From an unknown address to the first move of a table of four: what newcomers read, and
//! how many mails everybody writes.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, address, status, to};
use crate::parlour::Arrived;
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, commands},
    store::Status,
};

const EVA: &str = "Eva <eva@e.example>";

#[test]
fn two_mails_lead_to_a_table() {
    let words =
        [("en", "Hello"), ("pl", "Dzień dobry"), ("fr", "Bonjour"), ("da", "Hej"), ("es", "Hola")];
    for (language, hello) in words {
        let mut post = Post::new(ANYONE);
        let mut pages = Vec::new();
        let mut firsts = Vec::new();
        // The first asks for a table, the others for that table; each confirms by the button.
        let wishes = [(ANNA, "new santiago 4"), (BEN, "join 1"), (CLEO, "join 1"), (DAN, "join 1")];
        for (who, wish) in wishes {
            let (_, letters) = post.knock(who, &format!("{hello}\r\n{wish}"));
            let [asked] = &letters[..] else { panic!("{language}: {letters:?}") };
            let button = asked.buttons().remove(0);
            let reads = Language::from_code(language).unwrap();
            assert_eq!(button, commands::say(wish, reads), "{language}");
            let asked = asked.clone();
            let letters = post.raw(who, &asked.reply_to, "", &button).1;
            if who == ANNA || who == BEN {
                let told: Vec<_> = letters.iter().map(|it| it.text.trim_end().to_owned()).collect();
                pages.push(asked.text.trim_end().to_owned());
                pages.extend(told);
            }
            if who == BEN {
                // Somebody else only looks around.
                post.knock(EVA, hello);
                post.does(EVA, "confirm");
                for line in ["games", "tables", "set", "forget me"] {
                    let letters = post.does(EVA, line);
                    pages.extend(letters.iter().map(|it| it.text.trim_end().to_owned()));
                }
            }
            if who == DAN {
                // The last to join: a word of welcome, and the first letter of the game.
                assert_eq!(to(&letters, "dan@d.example").len(), 2, "{letters:?}");
                let first = letters
                    .iter()
                    .filter(|it| it.subject.contains("1]") && it.to != "mod@example.org")
                    .count();
                assert_eq!(first, 4, "{language}: {letters:?}");
                firsts = letters;
            }
        }
        let each = wishes.map(|(who, _)| post.by.get(address(who)).copied().unwrap_or_default());
        assert_eq!(each, [2; 4], "{language}: two mails each");
        assert_eq!(status(&post, 1), Some(Status::Running), "{language}");
        // And the first move, by the button of its letter.
        let awaited = post.parlour.desk.list().unwrap()[0].awaiting[0].seat;
        let row = post.parlour.desk.store().read().table(monsoon::basics::TableId(1)).unwrap();
        let row = row.unwrap();
        let player = row.seats.iter().find(|it| it.seat.colour() == awaited).unwrap();
        let letter = post.parlour.letters.iter().rev().find(|it| it.to == player.address);
        let letter = letter.unwrap().clone();
        assert!(firsts.iter().any(|it| it.text == letter.text), "{language}: not the first letter");
        let order = letter.orders().remove(0);
        let raw = post.parlour.reply_to(&letter, &player.address, &order);
        let (received, _) = post.parlour.hand_in(&raw);
        assert_eq!(crate::parlour::verdict(&received), monsoon::store::Verdict::CarriedOut);
        // The first letter of a game, of one whose dice are known.
        let reads = Language::from_code(language);
        post.parlour.open_in("santiago", &[reads; 4], &[], "a newcomer's table");
        pages.push(post.parlour.last("red").text.trim_end().to_owned());
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("newcomer-{language}"), pages.join("\n\n=====\n\n"));
        });
    }
}

/// What somebody reads who was asked by a friend: who asks, to what, how long it takes, how to
/// say no, and what comes of each answer.
#[test]
fn an_invitation_leads_to_a_table_by_one_mail() {
    for language in Language::ALL {
        let code = language.code();
        let mut post = Post::new(ANYONE);
        post.sign_up(ANNA);
        post.does(ANNA, &format!("set language {code}"));
        let mut pages: Vec<String> = Vec::new();
        let mut keep = |letters: &[Arrived]| {
            pages.extend(letters.iter().map(|it| it.text.trim_end().to_owned()));
        };
        keep(&post.does(ANNA, "new santiago 3 private clock=\"48h Mon-Fri\" word=mango"));
        let line = format!("invite 1 Eva <eva@e.example> {code}, Flo <flo@f.example> {code}");
        let letters = post.does(ANNA, &line);
        keep(&letters);
        let [eva, flo] = ["eva@e.example", "flo@f.example"]
            .map(|who| to(&letters, who).first().map(|it| (*it).clone()).unwrap());
        keep(&post.raw("Flo <flo@f.example>", &flo.reply_to, "", &flo.buttons()[1]).1);
        post.parlour.advance(TimeDelta::days(4));
        post.parlour.desk.tick().unwrap();
        keep(&post.parlour.post());
        // One mail, and they play.
        keep(&post.raw("Eva <eva@e.example>", &eva.reply_to, "", &eva.buttons()[0]).1);
        post.parlour.advance(TimeDelta::days(11));
        post.parlour.desk.tick().unwrap();
        keep(&post.parlour.post());
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("newcomer-invited-{code}"), pages.join("\n\n=====\n\n"));
        });
    }
}
