//! From an unknown address to the first move of a table of four: what newcomers read, and
//! how many mails everybody writes.

use super::{ANNA, ANYONE, BEN, CLEO, DAN, Post, status, to};
use monsoon::{
    basics::{Language, commands},
    store::Status,
};

#[test]
fn two_mails_lead_to_a_table() {
    let words =
        [("en", "Hello"), ("pl", "Dzień dobry"), ("fr", "Bonjour"), ("da", "Hej"), ("es", "Hola")];
    for (language, hello) in words {
        let mut post = Post::new(ANYONE);
        let mut pages = Vec::new();
        let mut mails = 0;
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
            mails += 2;
            if who == ANNA || who == BEN {
                let told: Vec<_> = letters.iter().map(|it| it.text.trim_end().to_owned()).collect();
                pages.push(asked.text.trim_end().to_owned());
                pages.extend(told);
            }
            if who == BEN {
                for line in ["games", "tables", "set", "forget me"] {
                    let letters = post.does(BEN, line);
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
            }
        }
        assert_eq!(mails, 2 * 4, "{language}: two mails each");
        assert_eq!(status(&post, 1), Some(Status::Running), "{language}");
        // And the first move, by the button of its letter.
        let awaited = post.parlour.desk.list().unwrap()[0].awaiting[0].seat;
        let row = post.parlour.desk.store().read().table(monsoon::basics::TableId(1)).unwrap();
        let row = row.unwrap();
        let player = row.seats.iter().find(|it| it.seat.colour() == awaited).unwrap();
        let letter = post.parlour.letters.iter().rev().find(|it| it.to == player.address);
        let letter = letter.unwrap().clone();
        let order = letter.orders().remove(0);
        let raw = post.parlour.reply_to(&letter, &player.address, &order);
        let (received, _) = post.parlour.hand_in(&raw);
        assert_eq!(crate::parlour::verdict(&received), monsoon::store::Verdict::CarriedOut);
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("newcomer-{language}"), pages.join("\n\n=====\n\n"));
        });
    }
}
