use super::*;
use crate::basics::Parts;
use crate::mail::{
    AutoSubmitted, Draft, Mailbox, compose,
    outbound::{Memory, Outbound},
};
use mail_auth::{
    AuthenticatedMessage, DkimResult, MessageAuthenticator, Parameters, ResolverCache, Txt,
    common::{parse::TxtRecordParser, verify::DomainKey},
    hickory_resolver::config::{ResolverConfig, ResolverOpts},
};
use std::{
    borrow::Borrow,
    collections::HashMap,
    future::Future,
    hash::Hash,
    pin::pin,
    sync::Arc,
    task::{Context, Poll, Waker},
    time::Instant,
};

const RSA: &str = include_str!("keys/rsa.pem");
const RSA_PKCS1: &str = include_str!("keys/rsa-pkcs1.pem");
const ED25519: &str = include_str!("keys/ed25519.pem");

fn letter() -> Vec<u8> {
    let draft = Draft {
        parts: Parts::Both,
        from_name: "Monsoon".into(),
        from_address: "monsoon+abc@example.org".into(),
        reply_to: "monsoon+abc@example.org".into(),
        to: Mailbox { name: Some("Ann Żółw".into()), address: "ann@example.net".into() },
        subject: "[Monsoon 17] Santiago – a subject that is long enough to be folded twice".into(),
        message_id: "t17.s2.p40@example.org".into(),
        in_reply_to: Some("a1@example.net".into()),
        references: vec!["t17.s2.p1@example.org".into(), "a1@example.net".into()],
        text: "Your turn.\n\nżółw  \n".into(),
        html: format!("<p>{}</p>", "żółw ".repeat(100)),
        list_id: "table-17.example.org".into(),
        leave: None,
        auto_submitted: AutoSubmitted::Generated,
        date: "2026-11-01T09:05:03Z".parse().unwrap(),
        kind: "turn".into(),
        attachments: Vec::new(),
    };
    compose(&draft).unwrap()
}

fn key(pem: &str) -> Dkim {
    Dkim::new("example.org", "s1", pem).unwrap()
}

/// A DNS with a single record.
struct Dns(HashMap<Box<str>, Txt>);

impl Dns {
    fn with(dkim: &Dkim) -> Dns {
        let record = DomainKey::parse(dkim.record().as_bytes()).unwrap();
        let name = format!("{}.", dkim.record_name()).into();
        Dns(HashMap::from([(name, Txt::DomainKey(Arc::new(record)))]))
    }
}

impl ResolverCache<Box<str>, Txt> for Dns {
    fn get<Q>(&self, name: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.0.get(name).cloned()
    }

    fn remove<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn insert(&self, _: Box<str>, _: Txt, _: Instant) {}
}

/// What a receiver makes of a mail, without any network queries.
fn verdict(raw: &[u8], dns: &Dns) -> DkimResult {
    let config = ResolverConfig::from_parts(None, Vec::new(), Vec::new());
    let receiver = MessageAuthenticator::new(config, ResolverOpts::default()).unwrap();
    let mail = AuthenticatedMessage::parse(raw).unwrap();
    let parameters = Parameters::new(&mail).with_txt_cache(dns);
    let mut verifying = pin!(receiver.verify_dkim(parameters));
    let Poll::Ready(found) = verifying.as_mut().poll(&mut Context::from_waker(Waker::noop()))
    else {
        panic!("the record was not in the cache");
    };
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].result().clone()
}

fn replaced(raw: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(raw.to_vec()).unwrap();
    assert!(text.contains(from), "{text}");
    text.replacen(from, to, 1).into_bytes()
}

#[test]
fn a_receiver_finds_the_signature_good() {
    for pem in [RSA, RSA_PKCS1, ED25519] {
        let dkim = key(pem);
        let dns = Dns::with(&dkim);
        let signed = dkim.sign(&letter()).unwrap();
        assert!(signed.ends_with(&letter()), "the letter itself was changed");
        assert_eq!(verdict(&signed, &dns), DkimResult::Pass);
        // Mail servers refold headers and add line breaks at the end.
        let travelled = replaced(&signed, "Subject: ", "Subject:\r\n\t ");
        assert_eq!(verdict(&[travelled, b"\r\n\r\n".to_vec()].concat(), &dns), DkimResult::Pass);
    }
}

#[test]
fn whoever_changes_a_signed_letter_spoils_the_signature() {
    for pem in [RSA, ED25519] {
        let dkim = key(pem);
        let dns = Dns::with(&dkim);
        let signed = dkim.sign(&letter()).unwrap();
        for (from, to) in [
            ("Your turn.", "Your term."),
            ("Reply-To: \"Monsoon\"", "Reply-To: \"Monsoom\""),
            ("Message-ID: <t17", "Message-ID: <t18"),
            ("References: <t17", "References: <t18"),
            ("List-Id: <table-17", "List-Id: <table-18"),
            ("Auto-Submitted: auto-generated", "Auto-Submitted: no"),
            ("boundary=", "boundary=x"),
            // A second From before ours, where a reader might look first.
            ("From: ", "From: thief@example.net\r\nFrom: "),
        ] {
            let result = verdict(&replaced(&signed, from, to), &dns);
            assert_ne!(result, DkimResult::Pass, "{from} -> {to}");
        }
    }
    let dns = Dns::with(&key(RSA));
    let other = key(ED25519).sign(&letter()).unwrap();
    assert_ne!(verdict(&other, &dns), DkimResult::Pass, "signed with another key");
}

#[test]
fn only_what_is_there_is_signed_and_from_once_more() {
    let signed = String::from_utf8(key(RSA).sign(&letter()).unwrap()).unwrap();
    let header = signed.split("\r\nFrom: ").next().unwrap().replace("\r\n\t", "");
    let signed_headers = header.split("h=").nth(1).unwrap().split(';').next().unwrap();
    let count = |name: &str| {
        signed_headers.split(':').filter(|one| one.trim().eq_ignore_ascii_case(name)).count()
    };
    assert_eq!((count("From"), count("To"), count("In-Reply-To")), (2, 1, 1), "{header}");
    assert_eq!(count("List-Unsubscribe"), 0, "a relay may yet add one");
    assert!(header.contains("c=relaxed/relaxed") && header.contains("d=example.org"), "{header}");
    assert!(signed.split("\r\n").all(|line| line.len() <= 78), "{header}");
}

#[test]
fn keys_that_can_not_sign_are_refused_without_being_shown() {
    let ec = include_str!("keys/ec.pem");
    let short = include_str!("keys/short.pem");
    for (pem, hint) in [
        ("", "BEGIN PRIVATE KEY"),
        ("sesame", "BEGIN PRIVATE KEY"),
        (ec, "Ed25519"),
        (short, "2048"),
    ] {
        let error = Dkim::new("example.org", "s1", pem).unwrap_err().to_string();
        assert!(error.contains(hint) && !error.contains("sesame"), "{error}");
    }
    let secret = RSA.lines().nth(3).unwrap();
    assert!(!format!("{:?}", key(RSA)).contains(secret));
}

#[test]
fn the_record_is_the_public_key_as_openssl_writes_it() {
    // openssl pkey -in rsa.pem -pubout
    let public = include_str!("keys/rsa-public.pem");
    let lines = public.lines().filter(|line| !line.starts_with('-'));
    assert_eq!(key(RSA).record(), format!("v=DKIM1; k=rsa; p={}", lines.collect::<String>()));
    assert_eq!(key(RSA_PKCS1).record(), key(RSA).record());
    assert_eq!(key(RSA).record_name(), "s1._domainkey.example.org");
    assert!(key(ED25519).record().starts_with("v=DKIM1; k=ed25519; p="));
}

#[test]
fn what_leaves_is_signed_and_what_is_kept_is_not() {
    let memory = Memory::new();
    let mut way_out = Signed::new(memory.clone(), key(ED25519));
    let parcel = Parcel {
        from: None,
        to: "ann@example.net".into(),
        message_id: "t17.s2.p40@example.org".into(),
        raw: letter(),
    };
    way_out.send(&parcel).unwrap();
    let sent = memory.take().remove(0);
    assert_eq!(verdict(&sent.raw, &Dns::with(&key(ED25519))), DkimResult::Pass);
    assert_eq!(parcel.raw, letter());
    assert_eq!((sent.to, sent.message_id), (parcel.to.clone(), parcel.message_id.clone()));
    // The inner outbound's result is passed on.
    memory.fail_next(SendError::Permanent("no such user".into()));
    assert_eq!(way_out.send(&parcel), Err(SendError::Permanent("no such user".into())));
}
