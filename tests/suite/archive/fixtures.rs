//! Archives that are kept for ever: what an earlier version wrote still verifies,
//! imports, and comes out as it went in.
//!
//! Only a new version of the format gets new ones: `MONSOON_WRITE_ARCHIVES=1 cargo
//! test archives_of_this_version` writes those of the present version that are
//! missing.

use super::tables::{Kind, exported, table};
use crate::parlour::shipped;
use monsoon::{
    archive::{
        ExportAs, document::Document, document::VERSION, import::Sound, position::position,
        transcript, verify::verify_bytes,
    },
    store::Store,
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/archives")
}

/// All fixtures of all versions.
fn fixtures() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for version in fs::read_dir(folder()).unwrap() {
        for file in fs::read_dir(version.unwrap().path()).unwrap() {
            found.push(file.unwrap().path());
        }
    }
    found.sort();
    found
}

#[test]
fn archives_of_this_version() {
    let folder = folder().join(format!("v{VERSION}"));
    for (name, number) in [("santiago", 12), ("goa-2012", 13), ("goa-2004", 15)] {
        let path = folder.join(format!("{name}.json"));
        if !path.exists() && std::env::var_os("MONSOON_WRITE_ARCHIVES").is_some() {
            let mut store = Store::memory().unwrap();
            let id = table(&mut store, Kind { number, mended: true, ended: true });
            let mut document = exported(&store, id, ExportAs::Public);
            document.comment(3, "Kept for ever.");
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, document.canonical()).unwrap();
        }
        assert!(path.exists(), "{} is gone", path.display());
    }
    let ways = fixtures().iter().map(|file| fs::read_to_string(file).unwrap()).collect::<String>();
    for way in ["undo", "amend", "redo"] {
        assert!(ways.contains(&format!("\"way\":\"{way}\"")), "no {way} in any of them");
    }
}

#[test]
fn every_version_is_read_for_ever() {
    let files = fixtures();
    assert!(files.len() >= 6);
    for file in files {
        let bytes = fs::read(&file).unwrap();
        let verified = verify_bytes(&shipped(), &bytes);
        assert!(verified.is_good(), "{}: {:#?}", file.display(), verified.findings);
        assert_eq!((verified.undrawn, verified.remarks.len()), (0, 0), "{}", file.display());
        let document = Document::parse(&bytes).unwrap();
        assert!(position(&shipped(), &document, Some(7)).unwrap().lines().count() > 10);
        assert!(transcript(&shipped(), &document).unwrap().contains("\n---\n"));
        let mut store = Store::memory().unwrap();
        let tx = store.write().unwrap();
        let id = Sound::of(&shipped(), document).unwrap().to_read(&tx).unwrap();
        tx.commit().unwrap();
        let again = exported(&store, id, ExportAs::Public).canonical();
        assert!(again.as_bytes() == bytes, "{} comes out otherwise", file.display());
    }
}

/// The same draws by the published recipe, in another language.
#[test]
fn the_recipe_is_enough() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 to run docs/verify.py with");
        return;
    }
    let run = |files: &[PathBuf]| {
        Command::new("python3").arg(root.join("docs/verify.py")).args(files).output().unwrap()
    };
    let folder = tempfile::tempdir().unwrap();
    let mut files = fixtures();
    let mut store = Store::memory().unwrap();
    for number in 0..super::again::tables().min(60) {
        let id = table(&mut store, Kind { number, mended: true, ended: true });
        let path = folder.path().join(format!("random-{number}.json"));
        fs::write(&path, exported(&store, id, ExportAs::Public).canonical()).unwrap();
        files.push(path);
    }
    let good = run(&files);
    let said = String::from_utf8_lossy(&good.stdout).into_owned();
    assert!(good.status.success(), "{said}{}", String::from_utf8_lossy(&good.stderr));
    // And it notices a different draw.
    for file in fixtures() {
        let mut document = Document::parse(&fs::read(&file).unwrap()).unwrap();
        document.seeds[0].seed.push('x');
        let path = folder.path().join(file.file_name().unwrap());
        fs::write(&path, document.canonical()).unwrap();
        assert!(!run(&[path]).status.success(), "{}", file.display());
    }
}
