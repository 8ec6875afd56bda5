//! Signatures of archives, in minisign's format.

use super::house::House;
use crate::archive_shelf::full_house;
use minisign::{KeyPair, PublicKey, SignatureBox};
use monsoon::archive::Document;
use std::{fs, io::Cursor, process::Command};

const PASSPHRASE: &str = "correct horse battery";
const FIRST: &str = "shelf/table-0001-santiago.json";

impl House {
    /// With tables to export and keys to sign with.
    fn with_keys() -> House {
        let house = House::empty();
        drop(full_house(&house.path("m.sqlite")));
        house.keys("own", &KeyPair::generate_unencrypted_keypair().unwrap());
        house
    }

    fn keys(&self, name: &str, pair: &KeyPair) {
        let write = |ending: &str, text: String| {
            fs::write(self.path(&format!("{name}.{ending}")), text).unwrap();
        };
        write("key", pair.sk.to_box(None).unwrap().to_string());
        write("pub", pair.pk.to_box().unwrap().to_string());
    }
}

const NIGHT: [&str; 8] =
    ["export", "--all", "--format", "all", "--out", "shelf", "--sign", "own.key"];
const VERIFY: [&str; 4] = ["verify", FIRST, "--key", "own.pub"];

#[test]
fn each_archive_is_signed_and_stays_so() {
    let house = House::with_keys();
    house.works(&NIGHT);
    let text = |name: &str| house.read(&format!("{name}.minisig"));
    for number in 1..=4 {
        let file = format!("shelf/table-{number:04}-santiago.json");
        let said = house.works(&["verify", &file, "--key", "own.pub"]);
        assert!(said.contains("good;") && said.contains("signed with"), "{said}");
        // As the standard program reads it.
        let key = PublicKey::from_file(house.path("own.pub")).unwrap();
        let signature = SignatureBox::from_string(&text(&file)).unwrap();
        let archive = Cursor::new(fs::read(house.path(&file)).unwrap());
        minisign::verify(&key, &signature, archive, true, false, false).unwrap();
        let said = signature.trusted_comment().unwrap();
        assert!(said.contains(&format!("file:table-{number:04}-santiago.json")), "{said}");
        if let Ok(output) = Command::new("minisign")
            .args(["-Vm", file.as_str(), "-p", "own.pub"])
            .current_dir(&house.folder)
            .output()
        {
            assert!(output.status.success(), "{output:?}");
        }
    }
    // The key as text, and no key at all.
    let key = house.read("own.pub").lines().nth(1).unwrap().to_owned();
    house.works(&["verify", FIRST, "--key", &key]);
    assert!(house.works(&["verify", FIRST]).contains("--key checks it"));

    // The next night: unchanged archives keep their signatures, changed ones get
    // new ones.
    let second = "shelf/table-0002-santiago.json";
    let before = (text(FIRST), text(second));
    house.works(&["mod", "2", "say hello"]);
    house.works(&NIGHT);
    assert_eq!(text(FIRST), before.0);
    assert_ne!(text(second), before.1);
    house.works(&["verify", second, "--key", "own.pub"]);
    // One that is lost is made again.
    fs::remove_file(house.path(&format!("{FIRST}.minisig"))).unwrap();
    house.works(&NIGHT);
    house.works(&VERIFY);
    // An export without a key leaves no signature that no longer matches.
    house.works(&["mod", "2", "say hello again"]);
    let said = house.works(&NIGHT[..6]);
    assert!(
        said.contains("0002-santiago.json.minisig no longer matched and was removed"),
        "{said}"
    );
    house.fails(&["verify", second, "--key", "own.pub"], "signature: there is none");
    house.works(&VERIFY);
    // A remark changes the file, too.
    house.works(&["annotate", FIRST, "0", "So it began.", "--sign", "own.key"]);
    house.works(&VERIFY);
    let said = house.works(&["annotate", FIRST, "0", "And went on."]);
    assert!(said.contains("no longer matched"), "{said}");
    house.works(&["export", "1", "--out", "one.json", "--sign", "own.key"]);
    house.works(&["verify", "one.json", "--key", "own.pub"]);
}

#[test]
fn what_was_altered_or_signed_by_others_is_told() {
    let house = House::with_keys();
    house.works(&NIGHT);
    let signature = format!("{FIRST}.minisig");
    let (archive, signed) = (house.read(FIRST), house.read(&signature));
    let altered = "signature: it does not fit: the archive or the signature was changed after it \
                   was signed";

    // A name is changed, and all digests are made to match: nothing else shows it.
    let mut document = Document::parse(archive.as_bytes()).unwrap();
    document.seats[0].name = "Somebody Else".into();
    document.seal();
    fs::write(house.path(FIRST), document.canonical()).unwrap();
    house.works(&["verify", FIRST]);
    house.fails(&VERIFY, altered);
    // Adding a remark does not sign it.
    let annotate = ["annotate", FIRST, "0", "So it began.", "--sign", "own.key"];
    house.fails(&annotate, "is left as it is, since its signature would be lost: it does not fit");
    assert_eq!(house.read(&signature), signed);
    assert!(!house.read(FIRST).contains("So it began."));
    fs::write(house.path(FIRST), &archive).unwrap();

    // The signer's trusted comment is signed as well.
    let later = signed.replacen("timestamp:1", "timestamp:2", 1);
    assert_ne!(later, signed);
    fs::write(house.path(&signature), later).unwrap();
    house.fails(&VERIFY, altered);
    fs::write(house.path(&signature), "untrusted comment: nothing\n").unwrap();
    house.fails(&VERIFY, "signature: it is not a minisign signature");
    fs::write(house.path(&signature), &signed).unwrap();
    house.works(&VERIFY);

    // Another table's archive and signature in their place are detected by name.
    let second = "shelf/table-0002-santiago.json";
    for ending in ["", ".minisig"] {
        let copy = |name: &str| house.path(&format!("{name}{ending}"));
        fs::copy(copy(FIRST), copy(second)).unwrap();
    }
    let name = "its name was table-0001-santiago.json when it was signed";
    let said = house.works(&["verify", second, "--key", "own.pub"]);
    assert!(said.contains(name), "{said}");
    assert!(!house.works(&VERIFY).contains("its name was"));

    house.keys("other", &KeyPair::generate_unencrypted_keypair().unwrap());
    house.fails(
        &["annotate", FIRST, "0", "So it began.", "--sign", "other.key"],
        "it was made with another key",
    );
    house.fails(
        &["verify", FIRST, "--key", "other.pub"],
        "signature: it was made with another key: ",
    );
    house.fails(&["verify", FIRST, "--key", FIRST], "not a minisign public key");
    house.fails(&["verify", FIRST, "--key", "own.key"], "not a minisign public key");
    house.fails(&["verify", FIRST, "--key", "nowhere.pub"], "can't read nowhere.pub");
}

#[test]
fn a_protected_key_signs_and_leaks_nothing() {
    let house = House::with_keys();
    house.keys("safe", &KeyPair::generate_encrypted_keypair(Some(PASSPHRASE.to_owned())).unwrap());
    fs::write(house.path("secret"), format!("{PASSPHRASE}\n")).unwrap();
    fs::write(house.path("wrong"), "another").unwrap();
    let night = |more: &[&'static str]| {
        [&["export", "--all", "--out", "shelf", "--sign", "safe.key"], more].concat()
    };
    house.fails(&night(&[]), "safe.key is protected: say with --passphrase where");
    let wrong =
        house.fails(&night(&["--passphrase", "file:wrong"]), "is not the one that protects");
    assert!(!wrong.contains("another"), "{wrong}");
    // A passphrase typed there is not repeated.
    let said = house.fails(&night(&["--passphrase", PASSPHRASE]), "never the passphrase itself");
    assert!(!said.contains("horse"), "{said}");
    assert!(!house.path("shelf").exists(), "something was written");
    let said = house.works(&night(&["--passphrase", "file:secret"]));
    assert!(!said.contains("horse"), "{said}");
    house.works(&["verify", FIRST, "--key", "safe.pub"]);
    let key = house.read("safe.key").lines().nth(1).unwrap().to_owned();
    for entry in fs::read_dir(house.path("shelf")).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("horse") && !text.contains(&key), "a key or its passphrase");
    }
    let sign = |format: &'static str| ["export", "1", "--format", format, "--sign", "own.key"];
    house.fails(&sign("text"), "only archives are signed");
    house.fails(&sign("json"), "add --out");
    house.fails(
        &["export", "1", "--out", "x.json", "--sign", "own.pub"],
        "own.pub: it is not a minisign secret key",
    );
}
