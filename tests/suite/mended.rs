//! Refusals of a mail with several orders.

use crate::{
    heard::{asked, own},
    parlour::verdict,
};
use monsoon::{basics::TableId, store::Verdict};

/// One typing mistake among several lines costs a tap, not a second mail.
#[test]
fn all_lines_are_sent_again_with_the_mended_one() {
    for (language, slip, again) in [
        ("en", "bdi 4\nextra: hold", "bid 4\nextra: hold"),
        ("pl", "licatuj 4\nextra: hold", "licytuj 4\ndodatkowy: zachowuję"),
    ] {
        let (mut parlour, colour) = asked("santiago", 3, language, "P3", 1);
        let position = parlour.position();
        let (received, letters) = parlour.mail(colour, &slip.replace('\n', "\r\n"));
        assert_eq!(verdict(&received), Verdict::Refused, "{language}: {received:?}");
        assert_eq!(parlour.position(), position);
        let button = own(&letters, colour).buttons().remove(0);
        assert_eq!(button, again, "{language}");
        // The text part has the lines, and each of them says that it is ours.
        let text = &own(&letters, colour).text;
        for line in again.lines() {
            assert!(text.contains(&format!(" | {line}\n")), "{text}");
        }
        let (received, _) = parlour.mail(colour, &button.replace('\n', "\r\n"));
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{language}: {received:?}");
        let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
        assert_eq!(plans.len(), 1, "{language}");
    }
}

/// Of two orders on a line, the headline repeats the one that was not carried out.
#[test]
fn a_headline_repeats_one_order() {
    let (mut parlour, colour) = asked("santiago", 3, "en", "P3", 1);
    let (_, letters) = parlour.mail(colour, "bid 999; extra: hold");
    let text = &own(&letters, colour).text;
    let head = text.lines().take_while(|line| !line.starts_with("===")).last().unwrap();
    assert_eq!(head, "“bid 999” was not carried out", "{text}");
}
