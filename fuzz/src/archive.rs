//! A table as a file, from anybody.

use monsoon::{
    archive::{Document, verify, verify::differences, verify::verify_bytes},
    desk::Games,
};

/// A file as it came, and the same with digests that fit, so that more of it is read.
pub fn archive(bytes: &[u8]) {
    let games = Games::shipped();
    let verified = verify_bytes(&games, bytes);
    let Ok(mut document) = Document::parse(bytes) else {
        assert!(!verified.is_good(), "what can't be read can't be right");
        return;
    };
    let text = document.canonical();
    let again = Document::parse(text.as_bytes()).expect("our own form can be read");
    assert_eq!(again.canonical(), text, "read and written again, it is the same");
    document.seal();
    let _ = (verify(&games, &document), differences(&games, &document));
}
