//! A database with very many tables: the memory used by exporting all of them does
//! not grow with their number.

use super::tables::{Kind, table};
use crate::parlour::shipped;
use monsoon::{archive::verify::verify_bytes, basics::TableId, store::SeatRow};
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

/// How many tables.
fn count() -> usize {
    std::env::var("MONSOON_SHELF").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

/// Fills a database up to this many tables: games of all kinds, over and over.
fn fill(path: &Path, until: usize) {
    const KINDS: usize = 20;
    let mut store = crate::parlour::store_at(path);
    let mut there = store.read().table_ids().unwrap().len();
    while there < until {
        if there < KINDS {
            let (mended, running) = (there.is_multiple_of(3), there.is_multiple_of(5));
            table(&mut store, Kind { number: there, mended, ended: !running });
            there += 1;
            continue;
        }
        let tx = store.write().unwrap();
        for number in there..until.min(there + 50) {
            let like = TableId(u32::try_from(number % KINDS + 1).unwrap());
            let row = tx.read().table(like).unwrap().unwrap();
            let journal = tx.read().journal(like).unwrap();
            let seats: Vec<SeatRow> = row
                .seats
                .iter()
                .map(|seat| SeatRow { token: format!("{} {number}", seat.token), ..seat.clone() })
                .collect();
            let at = crate::parlour::noon();
            let id = tx.add_table(&row.game, &row.options, &row.seed, &seats, at).unwrap();
            let entries: Vec<String> = journal.into_iter().map(|row| row.entry).collect();
            tx.append(id, &entries, None, at).unwrap();
            tx.set_status(id, row.status, None).unwrap();
        }
        tx.commit().unwrap();
        there = store.read().table_ids().unwrap().len();
    }
}

/// Runs the program in a folder; returns the most memory it used, in KiB.
fn peak(folder: &Path, args: &[&str]) -> u64 {
    const MEASURE: &str = "import resource, subprocess, sys\n\
                           code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode\n\
                           print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n\
                           sys.exit(code)";
    let output = Command::new("python3")
        .args(["-c", MEASURE, env!("CARGO_BIN_EXE_monsoon")])
        .args(args)
        .current_dir(folder)
        .env("MONSOON_LOG", "error")
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
}

#[test]
fn memory_is_flat_however_many_tables_there_are() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 to measure memory with");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let config = "[inbound.maildir]\npath = \"in\"\n[store]\npath = \"m.sqlite\"\n";
    fs::write(folder.path().join("config.toml"), config).unwrap();
    // Thousands of pages would fill a disk.
    let formats = match count() {
        0..=1000 => vec!["json", "sqlite", "scores", "text", "html", "all"],
        _ => vec!["json"],
    };
    let few = count() / 10;
    let mut took = Vec::new();
    for tables in [few, count()] {
        fill(&folder.path().join("m.sqlite"), tables);
        for format in &formats {
            let out = folder.path().join(format!("{format}-{tables}"));
            if *format != "sqlite" && *format != "scores" {
                fs::create_dir(&out).unwrap();
            }
            let out = out.to_str().unwrap();
            took.push(peak(folder.path(), &["export", "--all", "--format", format, "--out", out]));
        }
    }
    for (nth, format) in formats.iter().enumerate() {
        let (before, after) = (took[nth], took[nth + formats.len()]);
        println!("{format}: {before} KiB for {few} tables, {after} KiB for {}", count());
        // A list of pages holds a line for each; nothing else grows.
        assert!(after < before + before / 4, "{format}: {before} KiB, then {after} KiB");
    }
    let written: Vec<_> =
        fs::read_dir(folder.path().join(format!("json-{}", count()))).unwrap().collect();
    assert_eq!(written.len(), count());
    for file in written.iter().step_by((count() / 20).max(1)) {
        let verified = verify_bytes(&shipped(), &fs::read(file.as_ref().unwrap().path()).unwrap());
        assert!(verified.is_good(), "{:#?}", verified.findings);
    }
}
