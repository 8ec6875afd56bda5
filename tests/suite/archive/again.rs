//! Out and in again: the same bytes.

use super::tables::{Kind, exported, table};
use crate::parlour::shipped;
use monsoon::{
    archive::{
        ExportAs, LEFT_OUT, View,
        document::{Comment, Document},
        export,
        import::Sound,
        verify,
    },
    store::{Status, Store},
};

/// How many tables of each kind.
pub fn tables() -> usize {
    std::env::var("MONSOON_ARCHIVES").ok().and_then(|n| n.parse().ok()).unwrap_or(12)
}

#[track_caller]
fn good(document: &Document, what: &str) {
    let verified = verify(&shipped(), document);
    assert!(verified.is_good(), "{what}: {:#?}", verified.findings);
}

#[test]
fn out_and_in_again() {
    let mut store = Store::memory().unwrap();
    for number in 0..tables() {
        for (mended, ended) in [(false, true), (true, true), (true, false)] {
            let what = format!("table {number}, mended {mended}, ended {ended}");
            let id = table(&mut store, Kind { number, mended, ended });
            let mut document = exported(&store, id, ExportAs::Moderator);
            // Some are deliberately ended before they are played out.
            let ended = ended || !document.standings.is_empty();
            assert_eq!(document.seeds.is_empty(), !ended, "{what}");
            let entry = u32::try_from(document.entries.len() / 2).unwrap();
            document.comment(entry, "Well played.\n\"So\" it is: Ż");
            document.add_comment(remark(entry));
            good(&document, &what);
            let text = document.canonical();
            let read = Document::parse(text.as_bytes()).unwrap();
            assert!(read == document, "{what}: it reads as something else");
            assert_eq!(read.canonical(), text, "{what}");

            let tx = store.write().unwrap();
            let copy = Sound::of(&shipped(), read).unwrap().to_read(&tx).unwrap();
            tx.commit().unwrap();
            let again = exported(&store, copy, ExportAs::Moderator).canonical();
            assert!(again == text, "{what}: another document comes out");
            let row = store.read().table(copy).unwrap().unwrap();
            assert_eq!(row.status == Status::Finished, ended, "{what}");
            assert!(!text.contains("example.org"), "{what}: an address");
        }
    }
}

/// A remark with an author and a time.
pub fn remark(n: u32) -> Comment {
    Comment {
        n,
        text: "The turn of the game.".into(),
        by: Some("Żaneta".into()),
        at: Some("2026-05-01T10:00:00.000Z".into()),
        digest: String::new(),
    }
}

#[test]
fn anonymous_ones_name_nobody() {
    let mut store = Store::memory().unwrap();
    for number in 0..4 {
        let id = table(&mut store, Kind { number, mended: true, ended: true });
        let row = store.read().table(id).unwrap().unwrap();
        let document = export(&shipped(), store.read(), &row, ExportAs::Public, true).unwrap();
        good(&document, "anonymous");
        let text = document.canonical();
        for word in ["Player", "Zoe", "a slip"] {
            assert!(!text.contains(word), "«{word}» is in it");
        }
        assert!(text.contains(LEFT_OUT));
    }
}

#[test]
fn what_is_hidden_stays_hidden() {
    let mut store = Store::memory().unwrap();
    for number in 0..4 {
        for ended in [false, true] {
            let id = table(&mut store, Kind { number, mended: true, ended });
            if ended {
                assert_eq!(exported(&store, id, ExportAs::Public).view, View::Full);
                let tx = store.write().unwrap();
                tx.set_secret(id, true).unwrap();
                tx.commit().unwrap();
            }
            let document = exported(&store, id, ExportAs::Public);
            good(&document, "public");
            assert_eq!(document.view, View::Public);
            assert_eq!(document.standings.is_empty(), !ended);
            assert!(document.seeds.is_empty());
            assert!(document.entries.iter().all(|entry| entry.entry.is_none()));
            let seed = store.read().table(id).unwrap().unwrap().seed;
            assert!(!document.canonical().contains(seed.reveal()));
            assert!(Sound::of(&shipped(), document).is_err());
            assert_eq!(exported(&store, id, ExportAs::Moderator).view, View::Full);
        }
    }
}
