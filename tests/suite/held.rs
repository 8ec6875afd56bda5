//! Mails that wait for their owner's confirmation, and how often a seat gets
//! letters because of them.

use crate::parlour::{Arrived, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    desk::Received,
    mail::{Incoming, Source, Trust},
    store::{MailFilter, Verdict},
};

impl Parlour {
    /// Hands in a mail that names only its sender: only the envelope says whom it
    /// is for.
    fn in_an_envelope(
        &mut self,
        from: &str,
        to: &str,
        body: &str,
        checked: Trust,
    ) -> (Received, Vec<Arrived>) {
        let raw = format!("From: {from}\r\nTo: undisclosed-recipients:;\r\n\r\n{body}\r\n");
        let incoming = Incoming {
            raw: raw.clone().into_bytes(),
            recipients: vec![to.to_owned()],
            sender: Some(from.to_owned()),
            source: Source::Lmtp,
            peer: None,
        };
        let received = self.desk.receive_checked(&incoming, raw.len() as u64, checked).unwrap();
        (received, self.post())
    }

    /// What became of the mail with this number.
    fn became(&self, mail: i64) -> String {
        self.desk.store().read().mail(mail).unwrap().unwrap().0.verdict
    }

    fn newest_mail(&self) -> i64 {
        let filter = MailFilter { most: 1, ..MailFilter::default() };
        self.desk.store().read().mails(&filter).unwrap()[0].id
    }

    /// Everybody who is asked answers as suggested, until this player is asked for
    /// something that begins so.
    fn play_until(&mut self, colour: &str, begins: &str) {
        for _ in 0..100 {
            let asked = self.awaited()[0];
            let answer = self.last(asked).orders()[0].clone();
            if asked == colour && answer.starts_with(begins) {
                return;
            }
            self.play(asked, &answer);
        }
        panic!("{colour} is never asked for {begins}");
    }
}

fn code(letters: &[Arrived]) -> String {
    let button = letters[0].orders().into_iter().find(|order| order.starts_with("confirm "));
    button.expect("a button to confirm")
}

/// What becomes of a late mail, straight from its player or by way of another
/// address and a confirmation.
#[test]
fn a_detour_makes_no_order_fresher() {
    type Between = fn(&mut Parlour);
    let nothing: Between = |_| {};
    let overtaken: Between = |parlour| {
        parlour.play("red", "bid 3");
    };
    let a_round_later: Between = |parlour| {
        parlour.play("red", "bid 3");
        parlour.play_until("red", "bid");
    };
    let taken_back: Between = |parlour| {
        parlour.play("red", "bid 3");
        parlour.play("red", "undo");
    };
    let order = "bid 5";
    for (what, between, bare, expected) in [
        ("nothing happened", nothing, false, "carried-out"),
        ("overtaken", overtaken, false, "explained"),
        ("a round later", a_round_later, false, "explained"),
        ("taken back", taken_back, false, "carried-out"),
        ("nothing happened, bare secret", nothing, true, "carried-out"),
        ("a round later, bare secret", a_round_later, true, "explained"),
    ] {
        let address = |parlour: &Parlour| {
            let full = parlour.last("red").reply_to;
            if bare { full.replace("-1@", "@") } else { full }
        };
        let mut detour = Parlour::with_inbound("trust = \"token\"");
        let to = address(&detour);
        let (received, letters) =
            detour.in_an_envelope("red@work.example", &to, order, Trust::Unverified);
        assert_eq!((verdict(&received), letters.len()), (Verdict::Held, 1), "{what}");
        let held = detour.newest_mail();
        between(&mut detour);
        let before = detour.position();
        let (received, _) = detour.mail("red", &code(&letters));
        assert_eq!(verdict(&received), Verdict::CarriedOut, "{what}");
        assert_eq!(detour.became(held), expected, "{what}");
        assert_eq!(detour.position(), before + u32::from(expected == "carried-out"), "{what}");

        // A bare secret says nothing about time; only the held mail records when
        // it arrived.
        if bare {
            continue;
        }
        let mut straight = Parlour::with_inbound("trust = \"token\"");
        let to = address(&straight);
        between(&mut straight);
        let (received, _) =
            straight.in_an_envelope("red@example.org", &to, order, Trust::Unverified);
        assert_eq!(verdict(&received).as_str(), expected, "{what}: straight");
    }
}

#[test]
fn a_code_is_good_once_and_for_the_secret_it_was_asked_with() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    let to = parlour.last("red").reply_to;
    let hold = |parlour: &mut Parlour, to: &str, order: &str| {
        let (received, letters) =
            parlour.in_an_envelope("red@work.example", to, order, Trust::Unverified);
        assert_eq!(verdict(&received), Verdict::Held);
        (parlour.newest_mail(), letters)
    };
    let (old, letters) = hold(&mut parlour, &to, "bid 9");
    parlour.mail("red", "renew").1[0].says("new reply address");
    parlour.mail("red", &code(&letters)).1[0].says("That code answers nothing");
    assert_eq!((parlour.became(old).as_str(), parlour.position()), ("held", 1));
    // Asked again; what came with the old secret stays where it is.
    let to = parlour.last("red").reply_to;
    let (new, letters) = hold(&mut parlour, &to, "bid 4");
    let confirm = code(&letters);
    parlour.mail("red", &format!("{confirm}\n{confirm}"));
    assert_eq!((parlour.became(new).as_str(), parlour.position()), ("carried-out", 2));
    assert_eq!(parlour.became(old), "held");
}

/// Under `strict` a forged mail and the player's own look alike; each has a code
/// of its own.
#[test]
fn saying_yes_to_ones_own_mail_lets_no_forged_one_pass() {
    let mut parlour = Parlour::with_inbound("trust = \"strict\"\ncheck_senders = true");
    let to = parlour.last("red").reply_to;
    let mut mail = |order: &str| {
        let (received, letters) =
            parlour.in_an_envelope("red@example.org", &to, order, Trust::Unverified);
        assert_eq!((verdict(&received), letters.len()), (Verdict::Held, 1), "{order}");
        (parlour.newest_mail(), letters)
    };
    let (forged, _) = mail("bid 9");
    let (own, letters) = mail("bid 4");
    parlour.mail("red", &code(&letters));
    assert_eq!(
        (parlour.became(own), parlour.became(forged)),
        ("carried-out".into(), "held".into())
    );
    assert_eq!(parlour.position(), 2);
}

#[test]
fn strangers_with_a_leaked_secret_silence_nobody() {
    for (policy, forge) in [
        ("token", (|n| format!("thief{n}@example.net")) as fn(u32) -> String),
        ("strict", |n| format!("thief{n}@example.net")),
        ("strict", |_| "red@example.org".to_owned()),
        ("token", |n| format!("thief{n}@example.net, red@example.org")),
    ] {
        let mut parlour = Parlour::with_inbound(&format!(
            "trust = \"{policy}\"\ncheck_senders = true\nper_sender = 12\nper_table = 15"
        ));
        let to = parlour.last("red").reply_to;
        let mut drawn = Vec::new();
        for n in 0..50 {
            let body = format!("bid {n}\n# not red");
            let (received, letters) =
                parlour.in_an_envelope(&forge(n), &to, &body, Trust::Unverified);
            assert_ne!(verdict(&received), Verdict::CarriedOut);
            drawn.extend(letters);
        }
        assert!(drawn.len() <= 21, "{policy}: {} letters", drawn.len());
        assert!(drawn.iter().all(|letter| letter.to == "red@example.org"), "{policy}");
        // What is left out is told, once.
        if forge(1) != forge(2) && !forge(1).contains(',') {
            assert_eq!(drawn.len(), 6, "{policy}");
            drawn[5].says("More mails from strangers").says("13:00");
        }
        let mut own = |order: &str| {
            let to = parlour.last("red").reply_to;
            parlour.in_an_envelope("red@example.org", &to, order, Trust::Verified)
        };
        let (received, letters) = own("help");
        assert_eq!((verdict(&received), letters.len()), (Verdict::CarriedOut, 1), "{policy}");
        let (received, letters) = own("bdi 5");
        assert_eq!((verdict(&received), letters.len()), (Verdict::Explained, 1), "{policy}");
        let (received, letters) = own("bid 5");
        assert_eq!((verdict(&received), letters.len()), (Verdict::CarriedOut, 2), "{policy}");
        let notices = parlour.letters.iter().filter(|letter| letter.text.contains("too much mail"));
        assert_eq!(notices.count(), 0, "{policy}");
    }
}

#[test]
fn that_there_are_no_more_answers_is_told_once() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    for _ in 0..20 {
        assert_eq!(parlour.mail("red", "board").1.len(), 1);
    }
    let (received, letters) = parlour.mail("red", "board");
    assert_eq!((verdict(&received), letters.len()), (Verdict::CarriedOut, 1));
    letters[0].says("No more answers for a while").says("13:00").says("orders count as before");
    assert!(parlour.mail("red", "board").1.is_empty(), "told twice");
    assert!(!parlour.play("red", "bid 5").is_empty(), "an order is always answered");
    parlour.advance(TimeDelta::minutes(59));
    assert!(parlour.mail("red", "board").1.is_empty(), "before its time");
    parlour.advance(TimeDelta::minutes(2));
    parlour.mail("red", "board").1[0].says("The board now");
}

#[test]
fn a_moderator_is_warned_of_strangers_but_not_without_end() {
    let mut parlour = Parlour::with_inbound("trust = \"token\"");
    let to = parlour.last("mod").reply_to;
    let mut warnings = 0;
    for n in 0..50 {
        let body = format!("pause because {n}");
        warnings +=
            parlour.in_an_envelope("eve@example.net", &to, &body, Trust::Unverified).1.len();
    }
    assert_eq!(warnings, 20);
    // The moderator's own commands still count; after the last one that is carried
    // out, a letter says so.
    let mut answers = Vec::new();
    for n in 0..25 {
        let body = format!("say {n}");
        let (_, letters) = parlour.in_an_envelope("mod@example.org", &to, &body, Trust::Unverified);
        answers.extend(letters.into_iter().filter(|letter| letter.to == "mod@example.org"));
    }
    assert_eq!(answers.len(), 21);
    answers[20].says("nothing of this mail was carried out").says("in an hour");
}
