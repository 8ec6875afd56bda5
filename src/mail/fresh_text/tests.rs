//! What is the author's and what is not.

use super::*;
use crate::mail::{LetterKind, Mailbox};

fn fresh(body: &str, ours: &[&str]) -> Vec<String> {
    let letter = Letter {
        message_id: None,
        from: Some(Mailbox { name: None, address: "ann@example.org".into() }),
        recipients: vec![],
        subject: String::new(),
        in_reply_to: vec![],
        references: vec![],
        body: body.to_owned(),
        attachments: 0,
        unread: 0,
        kind: LetterKind::Orders,
    };
    let ours: Vec<String> = ours.iter().map(|&text| text.to_owned()).collect();
    fresh_text(&letter, &ours).lines
}

#[test]
fn orders_that_look_a_little_like_furniture_stay() {
    for line in [
        "bid 5",
        "lot 3: up to 6",
        "from: 3",
        "sell if 4 or more, else buy",
        "plant banana2 at c4",
        "bid 5 on 3.2",
        "to a4",
        "I wrote this: pass",
        "at 14:20 I will pass",
        "thanks",
    ] {
        assert_eq!(fresh(&format!("{line}\nbid 5\n"), &[]), [line, "bid 5"], "{line}");
    }
}

#[test]
fn attributions_of_many_programs_are_known() {
    for line in [
        "On Thu, Nov 5, 2026 at 9:05 AM Monsoon <monsoon+ab@localhost> wrote:",
        "On Nov 5, 2026, at 09:05, Monsoon <monsoon@localhost> wrote:",
        "On 05/11/2026 09:05, Monsoon wrote:",
        "Monsoon <monsoon@localhost> writes:",
        "czw., 5 lis 2026 o 09:05 Monsoon <monsoon@localhost> napisał(a):",
        "W dniu 5.11.2026 o 09:05, Monsoon pisze:",
        "Dnia 5 listopada 2026 09:05 Monsoon <monsoon@localhost> napisał(a):",
        "Wiadomość napisana przez Monsoon <monsoon@localhost> w dniu 5 lis 2026, o godz. 09:05:",
        "Le jeu. 5 nov. 2026 à 09:05, Monsoon <monsoon@localhost> a écrit :",
        "Le 05/11/2026 à 09:05, Monsoon a écrit :",
        "Le 5 nov. 2026 à 09:05, Monsoon <monsoon@localhost> a écrit :",
        "Den tors. 5. nov. 2026 kl. 09.05 skrev Monsoon <monsoon@localhost>:",
        "Den 5. nov. 2026 kl. 09.05 skrev Monsoon <monsoon@localhost>:",
        "Den 05.11.2026 kl. 09.05 skrev Monsoon:",
        "El jue, 5 nov 2026 a las 9:05, Monsoon (<monsoon@localhost>) escribió:",
        "El 5 nov 2026, a las 9:05, Monsoon <monsoon@localhost> escribió:",
        "El 5/11/26 a las 9:05, Monsoon escribió:",
        "Am Do., 5. Nov. 2026 um 09:05 Uhr schrieb Monsoon <monsoon@localhost>:",
        "Il giorno gio 5 nov 2026 alle ore 09:05 Monsoon <monsoon@localhost> ha scritto:",
        "Op do 5 nov 2026 om 09:05 schreef Monsoon <monsoon@localhost>:",
        "Em qui., 5 de nov. de 2026 às 09:05, Monsoon <monsoon@localhost> escreveu:",
        "чт, 5 нояб. 2026 г. в 09:05, Monsoon <monsoon@localhost>:",
        "tors 5 nov. 2026 kl. 09:05 skrev Monsoon <monsoon@localhost>:",
    ] {
        assert_eq!(fresh(&format!("pass\n\n{line}\n\n> bid 9\n> x\n"), &[]), ["pass"], "{line}");
        assert_eq!(fresh(&format!("pass\n\n{line}\n\nbid 9\n"), &[]), ["pass"], "{line}");
        assert_eq!(fresh(&format!("{line}\n> bid 9\n\npass\n"), &[]), ["pass"], "{line}");
        // Broken in two, wherever a space is.
        for (at, _) in line.match_indices(' ').filter(|(at, _)| (40..80).contains(at)) {
            let (head, tail) = line.split_at(at);
            let body = format!("pass\n\n{head}\n{}\n\n> bid 9\n", tail.trim());
            assert_eq!(fresh(&body, &[]), ["pass"], "{body}");
        }
    }
}

#[test]
fn a_date_above_an_attribution_is_the_authors() {
    for first in
        ["I am away until Nov 12, 2026", "On Nov 12, 2026 I am back", "12.11.2026 I am back"]
    {
        let body = format!(
            "{first}\nbid 5\n\nOn Nov 5, 2026, at 09:05, Monsoon <m@localhost> wrote:\n\n> bid 9\n"
        );
        assert_eq!(fresh(&body, &[]), [first, "bid 5"], "{first}");
    }
}

#[test]
fn outlooks_headers_end_the_authors_text() {
    for block in [
        "From: Monsoon <monsoon@localhost>\nSent: Thursday, November 5, 2026 9:05 AM\nTo: Ann\nSubject: x",
        "Od: Monsoon <monsoon@localhost>\nWysłano: czwartek, 5 listopada 2026 09:05\nDo: Ann\nTemat: x",
        "De : Monsoon <monsoon@localhost>\nEnvoyé : jeudi 5 novembre 2026 09:05\nÀ : Ann\nObjet : x",
        "Fra: Monsoon <monsoon@localhost>\nSendt: 5. november 2026 09:05\nTil: Ann\nEmne: x",
        "De: Monsoon <monsoon@localhost>\nEnviado: jueves, 5 de noviembre de 2026 9:05\nPara: Ann\nAsunto: x",
        "*From:* Monsoon <monsoon@localhost>\n*Sent:* Thursday\n*To:* Ann",
        "-----Original Message-----\nFrom: x",
        "________________________________\nFrom: x",
        "-------- Wiadomość oryginalna --------",
        "-------- Message d'origine --------",
        "-------- Oprindelig besked --------",
        "-------- Mensaje original --------",
        "Begin forwarded message:",
    ] {
        assert_eq!(fresh(&format!("pass\n\n{block}\n\nbid 9\n"), &[]), ["pass"], "{block}");
    }
}

#[test]
fn inline_answers_survive() {
    let body = "On Nov 5, 2026, at 09:05, Monsoon <monsoon@localhost> wrote:\n\n\
                > Lot 3 is on offer.\nbid 5\n> Lot 4 follows.\n\n pass \n\n> -- \n> Monsoon\n";
    assert_eq!(fresh(body, &[]), ["bid 5", "pass"]);
}

#[test]
fn signatures_and_footers_end_the_authors_text() {
    for end in [
        "-- \nAnn\nbid 9",
        "--\nbid 9",
        "—\nbid 9",
        "Sent from my iPhone\nbid 9",
        "Wysłane z iPhone'a",
        "Envoyé de mon iPhone",
        "Sendt fra min iPhone",
        "Enviado desde mi iPhone",
        "Von meinem iPhone gesendet",
        "Get Outlook for Android<https://aka.ms/x>\nbid 9",
        "CONFIDENTIALITY NOTICE: this\nbid 9",
    ] {
        assert_eq!(fresh(&format!("pass\n\n{end}\n"), &[]), ["pass"], "{end}");
    }
}

#[test]
fn a_line_we_sent_is_never_an_order() {
    let ours = "Your turn, Ann.\n  [bid 5]  offer five escudos\nAuction: you may bid 1 to 10 or\npass; the \
                highest refuses\n";
    // Unmarked quotes, broken, joined and in another case.
    let body = "pass\nyour turn, ANN\nbid 5   offer five escudos.\nAuction: you may\nbid 1 to 10 or pass; \
                the highest refuses\nAuction: you may bid 1 to 10 or\npass; the highest refuses\nbid 6\n";
    assert_eq!(fresh(body, &[ours]), ["pass", "bid 6"]);
    // Without the letter nothing tells them apart.
    assert_eq!(fresh("bid 5 offer five escudos", &[]).len(), 1);
}

#[test]
fn a_torn_quote_is_a_quote() {
    let body =
        "> This is a rather long line of the quoted letter, too long for some\nbid 9\n> and on.\n";
    assert!(fresh(body, &[]).is_empty());
    // Our letter has no such line: it was typed.
    assert_eq!(fresh(body, &["Nothing of the kind."]), ["bid 9"]);
}

#[test]
fn a_signed_text_is_read() {
    let body = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nbid 5\n-----BEGIN PGP SIGNATURE-----\n\niQ\n";
    assert_eq!(fresh(body, &[]), ["bid 5"]);
}

#[test]
fn nothing_is_nothing() {
    assert!(fresh("", &[]).is_empty());
    assert!(fresh("\u{200b}\n---\n> \n…\n", &["x"]).is_empty());
}
