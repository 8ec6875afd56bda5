//! Attachments are not read, and players who send one are told.

use crate::parlour::{Arrived, Parlour};
use monsoon::mail::{Incoming, OwnAddress, Source, parse};

/// Parts next to the text: type and other headers, and whether a player may have
/// put orders there.
const PARTS: [(&str, bool); 14] = [
    ("Content-Type: text/plain; name=orders.txt\nContent-Disposition: attachment", true),
    ("Content-Type: text/plain\nContent-Disposition: inline; filename=orders.txt", true),
    ("Content-Type: application/pdf; name=orders.pdf", true),
    ("Content-Type: application/zip\nContent-Disposition: attachment; filename=o.zip", true),
    ("Content-Type: application/octet-stream; name=orders.docx", true),
    ("Content-Type: message/rfc822", true),
    ("Content-Type: image/jpeg; name=photo.jpg\nContent-Disposition: attachment", true),
    ("Content-Type: image/png; name=logo.png\nContent-Disposition: inline", false),
    ("Content-Type: image/png\nContent-ID: <logo@x>\nContent-Disposition: attachment", false),
    ("Content-Type: application/pgp-signature; name=signature.asc", false),
    ("Content-Type: application/pkcs7-signature; name=smime.p7s", false),
    ("Content-Type: text/vcard; name=ann.vcf\nContent-Disposition: attachment", false),
    ("Content-Type: application/ms-tnef; name=winmail.dat", false),
    ("Content-Type: application/octet-stream; name=publickey.asc", false),
];

fn mixed(head: &str, text: &str, part: &str) -> Vec<u8> {
    format!(
        "{head}MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\
         Content-Type: text/plain\n\n{text}\n--b\n{part}\n\nbid 9\n--b--\n"
    )
    .into_bytes()
}

#[test]
fn only_what_may_hold_orders_is_worth_a_word() {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    for (part, counts) in PARTS {
        let raw = mixed("From: a@b.example\n", "bid 5", part);
        let incoming =
            Incoming { raw, recipients: vec![], sender: None, source: Source::Spool, peer: None };
        let letter = parse(&incoming, &own);
        assert_eq!(letter.unread, usize::from(counts), "{part}");
        assert_eq!(letter.body.trim(), "bid 5", "{part}");
    }
}

#[test]
fn a_mail_that_is_an_attachment_has_no_text() {
    let own: OwnAddress = "monsoon@localhost".parse().unwrap();
    for (part, _) in PARTS {
        let raw = format!("From: a@b.example\n{part}\n\nbid 9\n").into_bytes();
        let incoming =
            Incoming { raw, recipients: vec![], sender: None, source: Source::Spool, peer: None };
        let letter = parse(&incoming, &own);
        // A text that is meant to be shown is a text, whatever its name.
        let shown = part.contains("inline; filename=orders.txt");
        assert_eq!(letter.body.trim().is_empty(), !shown, "{part}: {}", letter.body);
    }
}

/// A mail of red's with one part beside its text.
fn send(parlour: &mut Parlour, text: &str, part: &str) -> Vec<Arrived> {
    let to = parlour.last("red").reply_to;
    let id = format!("Message-ID: <a{}@example.org>\n", text.replace(' ', "-"));
    let head = format!("From: red@example.org\nTo: {to}\nSubject: Re: [Monsoon 1] Santiago\n{id}");
    parlour.hand_in(&mixed(&head, text, part)).1
}

#[test]
fn the_answer_says_so_in_the_players_language() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    for (language, words) in [
        ("en", "Attachments are not read"),
        ("pl", "Załączników nie czytamy"),
        ("fr", "Les pièces jointes ne sont pas lues"),
        ("da", "Vedhæftede filer læses ikke"),
        ("es", "Los archivos adjuntos no se leen"),
    ] {
        let letters = send(&mut parlour, &format!("language {language}"), PARTS[0].0);
        letters[0].says(words);
        let letters = send(&mut parlour, &format!("language  {language}"), PARTS[7].0);
        assert!(!letters[0].text.contains(words), "{}", letters[0].text);
    }
}

#[test]
fn a_mail_with_nothing_but_an_attachment_is_explained() {
    let mut parlour = Parlour::santiago(3, &[("first-builder", "brown")]);
    let letters = send(&mut parlour, "", PARTS[0].0);
    letters[0].says("Your mail was empty").says("Attachments are not read");
    // Only its sender is told.
    let letters = send(&mut parlour, "bid 4", PARTS[0].0);
    for letter in letters {
        let told = letter.text.contains("Attachments are not read");
        assert_eq!(told, letter.to == "red@example.org", "{}", letter.to);
    }
}
