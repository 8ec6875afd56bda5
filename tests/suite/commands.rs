//! Commands as letters print them, in any language, do what they do in English, whatever
//! language their writer reads.

use crate::parlour::{MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, commands},
    store::Verdict,
};

/// Mails of a player, one after the other, with commands in English.
const MAILS: [&str; 40] = [
    "help",
    "rules",
    "board",
    "board 1",
    "resend",
    "addresses",
    "plans",
    "forget all",
    "continue",
    "undo",
    "allow undo",
    "archive",
    "again",
    "again no",
    "say good evening",
    "to green: good evening",
    "note four herons",
    "note off",
    "moderator: good evening",
    "away 2026-06-01 to 2026-06-08",
    "back",
    "away until 2026-06-08",
    "back",
    "remind half, 24h",
    "remind daily",
    "remind off",
    "zone Europe/Paris",
    "calendar on",
    "calendar off",
    "receipts off",
    "receipts on",
    "letters every-move",
    "letters my-turn",
    "letters round",
    "letters daily 18:00",
    "letters html",
    "letters both",
    "leave",
    "renew",
    "leave confirm",
];

/// What became of each mail: what was judged, and the kinds and first lines of the letters.
fn became(game: &str, reads: Language, writes: Language) -> Vec<String> {
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open_in(game, &[Some(reads); 3], &[("press", "private")], "commands");
    parlour.post();
    let mut all = Vec::new();
    for mail in MAILS {
        parlour.advance(TimeDelta::hours(2));
        let (received, letters) = parlour.mail("red", &commands::say(mail, writes));
        let heads: Vec<String> = letters
            .iter()
            .map(|letter| {
                let head = letter.text.lines().take(6).collect::<Vec<_>>().join(" ");
                format!("{}: {head}", letter.to)
            })
            .collect();
        all.push(format!("{mail}: {:?} {heads:#?}", verdict(&received)));
    }
    all
}

#[test]
fn commands_do_the_same_in_every_language() {
    for game in ["santiago", "goa-2012"] {
        for (at, reads) in Language::ALL.into_iter().enumerate() {
            let english = became(game, reads, Language::En);
            // Each language is written by whoever reads it, and by one who reads another.
            for writes in [reads, Language::ALL[(at + 1) % Language::ALL.len()]] {
                for (written, meant) in became(game, reads, writes).iter().zip(&english) {
                    assert_eq!(written, meant, "{reads:?} writes {writes:?}");
                }
            }
        }
    }
}

/// The reader of letters in a language is offered it on the buttons, and may have English.
#[test]
fn buttons_have_the_readers_words_or_english() {
    for language in Language::ALL {
        let mut parlour = Parlour::empty(MODERATED);
        parlour.open_in("santiago", &[Some(language); 3], &[], "commands");
        let colour = parlour.awaited()[0];
        let offers = |parlour: &Parlour, command: &str| {
            parlour.last(colour).html.contains(&format!("body={}", percent(command)))
        };
        let own = |command| commands::say(command, language);
        assert!(offers(&parlour, &own("board")) && offers(&parlour, &own("help")), "{language:?}");
        assert!(offers(&parlour, &format!("{} ", own("away until"))), "{language:?}");
        parlour.play(colour, &own("orders english"));
        assert!(offers(&parlour, "board") && offers(&parlour, "away until "), "{language:?}");
        // Old letters have English buttons: they work for everybody.
        assert_eq!(verdict(&parlour.mail(colour, "help").0), Verdict::CarriedOut);
    }
}

fn percent(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let encoded = |byte: u8| {
        if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(encoded).collect()
}
