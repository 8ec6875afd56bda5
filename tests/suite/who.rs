//! Who is it? Secrets, addresses, signatures, and what each policy makes of
//! them.

use crate::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use mail_auth::{
    common::{crypto::Ed25519Key, headers::HeaderWriter},
    dkim::DkimSigner,
};
use mail_parser::decoders::base64::base64_decode;
use monsoon::{
    basics::TableId,
    desk::Received,
    engine::Seat,
    mail::{Authenticator, Incoming, Peer, Source, Trust, authenticate::Envelope},
    store::{MailFilter, Verdict},
};

/// The key from RFC 8463, appendix A: known to everybody, so it can do no harm.
const KEY: &str = "nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A=";
const PUBLIC: &str = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";

fn signed(raw: &[u8], domain: &str) -> Vec<u8> {
    let decode = |text: &str| base64_decode(text.as_bytes()).unwrap();
    let key = Ed25519Key::from_seed_and_public_key(&decode(KEY), &decode(PUBLIC)).unwrap();
    let signer = DkimSigner::from_key(key).domain(domain).selector("s").headers(["From", "To"]);
    let mut mail = signer.sign(raw).unwrap().to_header().into_bytes();
    mail.extend_from_slice(raw);
    mail
}

fn records() -> Authenticator {
    let key = format!("v=DKIM1; k=ed25519; p={PUBLIC}");
    Authenticator::fixed(
        "localhost",
        &[
            ("s._domainkey.example.org", &key),
            ("s._domainkey.example.net", &key),
            ("_dmarc.example.org", "v=DMARC1; p=reject; rua=mailto:x@example.org"),
            ("example.org", "v=spf1 ip4:192.0.2.1 -all"),
        ],
    )
    .unwrap()
}

impl Parlour {
    fn hand_in_checked(&mut self, raw: &[u8], checked: Trust) -> (Received, Vec<Arrived>) {
        let incoming = Incoming {
            raw: raw.to_vec(),
            recipients: Vec::new(),
            sender: None,
            source: Source::Maildir,
            peer: None,
        };
        let received = self.desk.receive_checked(&incoming, raw.len() as u64, checked).unwrap();
        (received, self.post())
    }

    fn code(letters: &[Arrived]) -> String {
        let button = letters[0].orders().into_iter().find(|order| order.starts_with("confirm "));
        button.expect("a button to confirm")
    }
}

/// What a sender can do, and the result of the check.
#[test]
fn a_signature_is_checked() {
    let records = records();
    let mail = |from: &str| format!("From: {from}\r\nTo: monsoon@localhost\r\n\r\nbid 5\r\n");
    let ours = mail("red@example.org");
    let good = signed(ours.as_bytes(), "example.org");
    let tampered = String::from_utf8(good.clone()).unwrap().replace("bid 5", "bid 9");
    let replaced = String::from_utf8(good.clone()).unwrap().replace("From: red", "From: green");
    let others = signed(ours.as_bytes(), "example.net");
    let two = mail("red@example.org, green@example.net");
    let twice = mail("red@example.org\r\nFrom: green@example.org");
    let group = mail("us: red@example.org;");
    let added = [b"From: green@example.org\r\n", good.as_slice()].concat();
    let here = Peer { address: "192.0.2.1".parse().unwrap(), helo: "mx.example.org".into() };
    let there = Peer { address: "198.51.100.7".parse().unwrap(), helo: "mx.example.net".into() };
    let straight = Envelope { sender: Some("red@example.org"), peer: Some(&here) };
    let sent_on = Envelope { sender: Some("red@example.org"), peer: Some(&there) };
    let thief = Envelope { sender: Some("thief@example.net"), peer: Some(&there) };
    let nowhere = Envelope::default();
    for (what, raw, envelope, expected) in [
        ("signed by its domain", good.as_slice(), nowhere, Trust::Verified),
        ("signed and sent on by another server", &good, sent_on, Trust::Verified),
        ("changed on the way", tampered.as_bytes(), nowhere, Trust::Unverified),
        ("changed, from a stranger's server", tampered.as_bytes(), thief, Trust::Refused),
        ("another From under the signature", replaced.as_bytes(), nowhere, Trust::Unverified),
        ("signed by another domain", &others, nowhere, Trust::Unverified),
        ("signed by another, from its server", &others, thief, Trust::Refused),
        ("not signed", ours.as_bytes(), nowhere, Trust::Unverified),
        ("not signed, from its own server", ours.as_bytes(), straight, Trust::Verified),
        ("a forged From", ours.as_bytes(), sent_on, Trust::Refused),
        ("two senders", &signed(two.as_bytes(), "example.org"), nowhere, Trust::Unverified),
        (
            "two of its domain",
            &signed(twice.as_bytes(), "example.org"),
            straight,
            Trust::Unverified,
        ),
        ("a second one added above", &added, straight, Trust::Unverified),
        ("a group", &signed(group.as_bytes(), "example.org"), straight, Trust::Unverified),
        ("no mail at all", b"", nowhere, Trust::Unverified),
    ] {
        assert_eq!(records.check(raw, envelope), expected, "{what}");
    }
}

/// What it is, the headers above it, its sender, whether it has the secret, and
/// the result of our own check; then its verdicts under `strict`, `token` and
/// `open`.
type Row<'a> = (&'a str, &'a str, &'a str, bool, Trust, [Verdict; 3]);

/// One row for each thing that a mail can be, one column for each policy.
#[test]
fn what_each_policy_makes_of_a_mail() {
    use Verdict::{CarriedOut, Explained, Held, Ignored};
    let ours = "Authentication-Results: mx.us; dmarc=pass header.from=example.org\r\n";
    let fail = "Authentication-Results: mx.us; dmarc=fail header.from=example.org\r\n";
    let foreign = "Authentication-Results: mx.them; dmarc=pass header.from=example.org\r\n";
    let nameless = "Authentication-Results: mx.us; dmarc=pass\r\n";
    let (red, thief) = ("red@example.org", "thief@example.net");
    let several = [
        "thief@example.net\r\nFrom: red@example.org",
        "red@example.org\r\nFrom: thief@example.net",
        "thief@example.net, red@example.org",
        "us: red@example.org;",
        "",
    ];
    let several = several.map(|from| -> Row<'_> {
        // Under `open` the secret is enough, but such a mail can't be read.
        ("several senders", ours, from, true, Trust::Verified, [Explained, Explained, Explained])
    });
    let rows: [Row<'_>; 14] = [
        (
            "a pass of nobody's",
            nameless,
            red,
            true,
            Trust::Unverified,
            [Held, CarriedOut, CarriedOut],
        ),
        ("vouched for", ours, red, true, Trust::Unverified, [CarriedOut, CarriedOut, CarriedOut]),
        ("checked", "", red, true, Trust::Verified, [CarriedOut, CarriedOut, CarriedOut]),
        ("unchecked", "", red, true, Trust::Unverified, [Held, CarriedOut, CarriedOut]),
        ("forged From", fail, red, true, Trust::Unverified, [Ignored, Ignored, Ignored]),
        ("forged From, seen by us", "", red, true, Trust::Refused, [Ignored, Ignored, Ignored]),
        ("our relay knows better", fail, red, true, Trust::Verified, [Ignored, Ignored, Ignored]),
        ("another's header", foreign, red, true, Trust::Unverified, [Held, CarriedOut, CarriedOut]),
        (
            "a header forged below our relay's",
            &format!("{fail}{ours}"),
            red,
            true,
            Trust::Unverified,
            [Ignored, Ignored, Ignored],
        ),
        (
            "a header forged below another's",
            &format!("{foreign}{ours}"),
            red,
            true,
            Trust::Unverified,
            [Held, CarriedOut, CarriedOut],
        ),
        ("a stolen secret", "", thief, true, Trust::Unverified, [Held, Held, CarriedOut]),
        ("a thief vouched for", "", thief, true, Trust::Verified, [Held, Held, CarriedOut]),
        ("no secret", ours, red, false, Trust::Unverified, [Explained, Explained, CarriedOut]),
        ("a stranger", "", thief, false, Trust::Unverified, [Ignored, Ignored, Ignored]),
    ];
    for (column, policy) in ["strict", "token", "open"].into_iter().enumerate() {
        for (what, headers, from, secret, checked, expected) in rows.iter().chain(&several) {
            let inbound = format!("trust = \"{policy}\"\nauthserv_id = \"mx.us\"");
            let mut parlour = Parlour::with_inbound(&inbound);
            let to = match secret {
                true => parlour.last("red").reply_to,
                false => "monsoon@localhost".into(),
            };
            let raw = format!("{headers}From: {from}\r\nTo: {to}\r\n\r\nbid 5\r\n");
            let (received, letters) = parlour.hand_in_checked(raw.as_bytes(), *checked);
            let played = verdict(&received) == CarriedOut;
            assert_eq!(verdict(&received), expected[column], "{policy}: {what} {from}");
            assert_eq!(parlour.position(), 1 + u32::from(played), "{policy}: {what}");
            let to_thief = letters.iter().any(|letter| letter.to == *from && *from == thief);
            assert!(!to_thief, "{policy}: {what}: a thief got a letter");
        }
    }
}

#[test]
fn a_mail_from_another_address_waits_for_its_owners_word() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    let letter = parlour.last("red");
    let raw = parlour.reply_to(&letter, "red@work.example", "bid 5");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!((verdict(&received), letters.len()), (Verdict::Held, 1));
    assert_eq!(letters[0].to, "red@example.org");
    let confirm = Parlour::code(&letters);
    // Neither the thief nor another player can confirm.
    let question = letters[0].clone();
    for other in ["red@work.example", "green@example.org"] {
        let raw = parlour.reply_to(&question, other, &confirm);
        assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::Held, "{other}");
    }
    let (received, letters) = parlour.mail("green", &confirm);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    letters[0].says("That code answers nothing");
    assert_eq!(parlour.position(), 1);

    // The owner can: what was held is carried out, and the address is now theirs.
    let raw = parlour.reply_to(&question, "red@example.org", &confirm);
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(parlour.position(), 2);
    assert!(letters.iter().all(|letter| letter.to != "red@work.example"));
    let (_, letters) = parlour.mail("red", "addresses");
    letters[0].says("red@work.example");
    let raw = parlour.reply_to(&parlour.last("red"), "red@work.example", "help");
    let (received, letters) = parlour.hand_in(&raw);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(letters[0].to, "red@example.org", "letters go to the registered address");

    // A code works once, and an address can be removed.
    let raw = parlour.reply_to(&question, "red@example.org", &format!("{confirm} "));
    parlour.hand_in(&raw).1[0].says("That code answers nothing");
    parlour.mail("red", "forget red@work.example").1[0].says("registered address only");
    let raw = parlour.reply_to(&parlour.last("red"), "red@work.example", "help me");
    assert_eq!(verdict(&parlour.hand_in(&raw).0), Verdict::Held);
}

#[test]
fn a_question_is_asked_once_and_runs_out() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    let letter = parlour.last("red");
    let held = |parlour: &mut Parlour, order: &str| {
        let raw = parlour.reply_to(&letter, "red@work.example", order);
        parlour.hand_in(&raw).1
    };
    let first = held(&mut parlour, "bid 5");
    assert!(held(&mut parlour, "bid 6").is_empty(), "asked twice");
    parlour.advance(TimeDelta::days(15));
    let (_, letters) = parlour.mail("red", &Parlour::code(&first));
    letters[0].says("older than two weeks");
    assert_eq!(held(&mut parlour, "bid 7").len(), 1, "asked anew");
}

#[test]
fn where_nobody_vouches_the_owner_does() {
    let mut parlour = Parlour::with_inbound("trust = \"strict\"\nauthserv_id = \"mx.us\"");
    let (received, letters) = parlour.mail("red", "bid 5");
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Held, 1));
    letters[0].says("no mail server vouches for it");
    // The answer is not vouched for either; the code is enough.
    let (received, _) = parlour.mail("red", &Parlour::code(&letters));
    assert_eq!((verdict(&received), parlour.position()), (Verdict::CarriedOut, 2));
    let (_, letters) = parlour.mail("red", "addresses");
    assert!(!letters.is_empty(), "the next one is asked about again");
}

#[test]
fn a_passphrase_is_asked_for_and_kept_nowhere() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    parlour.mail("red", "sign new open Sesame now").1[0].says("Your passphrase is set");
    let (received, letters) = parlour.mail("red", "bid 5");
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, 1));
    letters[0].says("Your mail was not signed");
    let (_, letters) = parlour.mail("red", "sign open sesame now\nbid 5");
    letters[0].says("That is not your passphrase");
    parlour.mail("red", "sign off").1[0].says("was not signed");
    assert_eq!(verdict(&parlour.mail("red", "board").0), Verdict::CarriedOut);
    parlour.play("red", "bid 5\nsign open Sesame now");
    // The others play as before.
    parlour.play("green", "pass");
    parlour.mail("red", "sign open Sesame now\nsign off").1[0].says("no passphrase any more");

    for letter in &parlour.letters {
        assert!(!format!("{letter:?}").contains("Sesame"), "a letter holds the passphrase");
    }
    let reader = parlour.desk.store().read();
    let hash = reader.passphrase((TableId(1), Seat::try_from(0).unwrap())).unwrap();
    assert_eq!(hash, None);
    let filter = MailFilter { most: 100, ..MailFilter::default() };
    for row in reader.mails(&filter).unwrap() {
        let (row, raw) = reader.mail(row.id).unwrap().unwrap();
        let raw = String::from_utf8(raw).unwrap();
        assert!(!raw.contains("Sesame") && !row.why.contains("Sesame"), "{raw}");
    }
}

#[test]
fn a_new_secret_ends_the_old_one_and_no_plan() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    let old = parlour.last("red");
    parlour.mail("red", "renew").1[0].says("new reply address");
    let new = parlour.last("red");
    assert_ne!(old.reply_to, new.reply_to);
    let raw = parlour.reply_to(&old, "red@example.org", "bid 5");
    let (received, _) = parlour.hand_in(&raw);
    assert_eq!((verdict(&received), parlour.position()), (Verdict::Explained, 1));
    // Nor does the old letter's Message-ID name the seat any more.
    let raw = format!(
        "From: thief@example.net\r\nTo: monsoon@localhost\r\nIn-Reply-To: <{}>\r\n\r\nbid 5\r\n",
        old.message_id
    );
    let (received, letters) = parlour.hand_in(raw.as_bytes());
    assert_eq!((verdict(&received), letters.len()), (Verdict::Ignored, 0));
    parlour.play("red", "bid 5");
}

#[test]
fn a_flood_is_kept_and_not_worked_on() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"\nper_sender = 5\nper_table = 8");
    let mut notices = 0;
    let mut mail = |parlour: &mut Parlour, colour: &str| {
        let (received, letters) = parlour.mail(colour, "board");
        notices += letters.iter().filter(|letter| letter.to == "mod@example.org").count();
        verdict(&received)
    };
    let red: Vec<Verdict> = (0..7).map(|_| mail(&mut parlour, "red")).collect();
    assert_eq!(red[4..], [Verdict::CarriedOut, Verdict::Ignored, Verdict::Ignored]);
    let green: Vec<Verdict> = (0..5).map(|_| mail(&mut parlour, "green")).collect();
    assert_eq!(green[2..], [Verdict::CarriedOut, Verdict::Ignored, Verdict::Ignored]);
    assert_eq!(notices, 2, "one notice for each flood");
    parlour.advance(TimeDelta::hours(2));
    // What is sent in a player's name without a secret silences nobody.
    for n in 0..20 {
        let raw =
            format!("From: red@example.org\nTo: monsoon@localhost\nMessage-ID: <{n}@x>\n\nx\n");
        parlour.hand_in(raw.as_bytes());
    }
    parlour.play("red", "bid 5");
}

/// A mail that is held keeps no passphrase either, and is carried out all the same.
#[test]
fn a_held_mail_keeps_no_passphrase() {
    let stored = |parlour: &Parlour| {
        let reader = parlour.desk.store().read();
        let filter = MailFilter { most: 100, ..MailFilter::default() };
        let mails = reader.mails(&filter).unwrap().into_iter();
        let raws = mails.map(|row| reader.mail(row.id).unwrap().unwrap().1);
        raws.map(|raw| String::from_utf8_lossy(&raw).into_owned()).collect::<Vec<_>>().join("\n")
    };
    for (signed, moves) in [
        ("sign open Sesame\nbid 5", true),
        ("bid 5\nsign wrong Sesame", false),
        ("bid 5", false),
        ("sign $argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$c29tZWhhc2g\nbid 5", false),
    ] {
        let mut parlour = Parlour::with_inbound("trust = \"token\"");
        parlour.mail("red", "sign new open Sesame").1[0].says("Your passphrase is set");
        let raw = parlour.reply_to(&parlour.last("red"), "red@work.example", signed);
        let (received, letters) = parlour.hand_in(&raw);
        assert_eq!(verdict(&received), Verdict::Held, "{signed}");
        assert!(!stored(&parlour).contains("Sesame"), "{}", stored(&parlour));
        let confirm = format!("{}\nsign open Sesame", Parlour::code(&letters));
        parlour.mail("red", &confirm);
        assert_eq!(parlour.position(), if moves { 2 } else { 1 }, "{signed}");
        let kept = stored(&parlour);
        assert!(!kept.contains("Sesame") && !kept.contains("$argon2id$v=19$m=19456"), "{kept}");
    }
    // A new passphrase counts once it is confirmed.
    let mut parlour = Parlour::with_inbound("trust = \"strict\"\nauthserv_id = \"mx.us\"");
    let (received, letters) = parlour.mail("red", "sign new open Sesame");
    assert_eq!(verdict(&received), Verdict::Held);
    assert!(!stored(&parlour).contains("Sesame"));
    parlour.mail("red", &Parlour::code(&letters));
    let seat = (TableId(1), Seat::try_from(0).unwrap());
    assert!(parlour.desk.store().read().passphrase(seat).unwrap().is_some());
    let (_, letters) = parlour.mail("red", "sign open Sesame\nbid 5");
    parlour.mail("red", &format!("{}\nsign open Sesame", Parlour::code(&letters)));
    assert_eq!(parlour.position(), 2);
    // What nobody confirms is not kept.
    parlour.mail("green", "pass, says Xylophone");
    assert!(stored(&parlour).contains("Xylophone"));
    parlour.advance(TimeDelta::days(15));
    parlour.desk.tidy().unwrap();
    assert!(!stored(&parlour).contains("Xylophone"));
}

/// Nor is one kept, or told, where it stands in the middle of a line or in what is not read.
#[test]
fn a_passphrase_inside_a_mail_is_kept_and_told_nowhere() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    parlour.mail("red", "sign new open Sesame").1[0].says("Your passphrase is set");
    let mut letters = Vec::new();
    for body in [
        "bid 1; sign open Sesame",
        "bid 1; sign open Sesame; pass",
        "sign open Sesame\nsay to all: sign open Sesame",
        "say hello all | sign open Sesame",
        "rules; sign open Sesame",
    ] {
        letters.extend(parlour.mail("red", body).1);
    }
    let to = parlour.last("red").reply_to;
    for (nth, more) in [
        "Content-Type: multipart/alternative; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n\
         board\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>board</p><p>sign open Sesame</p>\r\n--x--\r\n",
        "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n\
         board\r\n--x\r\nContent-Type: message/rfc822\r\n\r\nSubject: old\r\nFrom: a@b.example\r\n\r\n\
         sign open Sesame\r\n--x--\r\n",
    ]
    .into_iter()
    .enumerate()
    {
        let raw = format!(
            "From: red@example.org\r\nTo: {to}\r\nMessage-ID: <h{nth}@x>\r\nMIME-Version: 1.0\r\n{more}"
        );
        let (received, more) = parlour.hand_in(raw.as_bytes());
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{nth}");
        letters.extend(more);
    }
    assert!(letters.len() >= 5);
    assert!(letters.iter().all(|it| !format!("{it:?}").contains("Sesame")), "{letters:?}");
    let reader = parlour.desk.store().read();
    for row in reader.mails(&MailFilter { most: 100, ..MailFilter::default() }).unwrap() {
        let (row, raw) = reader.mail(row.id).unwrap().unwrap();
        let raw = String::from_utf8_lossy(&raw).into_owned();
        assert!(!raw.contains("Sesame") && !row.why.contains("Sesame"), "{raw} {}", row.why);
    }
    // Words that speak of signing stay.
    let (_, letters) = parlour.mail("green", "say my view: sign the contract");
    let told = letters.iter().filter(|it| it.text.contains("sign the contract"));
    assert!(told.count() > 0, "{letters:?}");
}
