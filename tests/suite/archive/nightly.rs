//! A folder exported into every night: its lists describe what is in it, whether
//! or not the tables are still in the database.

use super::house::House;
use crate::archive_shelf::{CONFIG, finish, full_house};
use crate::parlour::Parlour;
use monsoon::basics::TableId;
use rusqlite::{Connection, types::Value};
use std::{fs, path::Path};

impl House {
    /// Tables 1 (finished), 2 (running), 3 (cancelled), 4 and 5 (finished), of which
    /// 5 keeps its secrets, and 6, which goes on.
    fn full() -> House {
        let house = House::empty();
        let mut parlour = full_house(&house.path("m.sqlite"));
        parlour.open(2, &[("archive", "public"), ("money", "hidden")], "kept for good");
        finish(&mut parlour, TableId(5));
        parlour.open(2, &[], "six");
        house
    }

    fn prune(&self, into: &str) {
        let said = self.works(&["archive", "--prune", "--older-than", "1d", "--out", into]);
        assert!(said.contains("4 moved"), "{said}");
    }
}

const NIGHT: [&str; 6] = ["export", "--all", "--format", "all", "--out", "shelf"];

/// The rows of the list.
fn rows(index: &str) -> Vec<String> {
    let rows = index.split("<tr>").filter(|row| row.contains("<a href=\"table-"));
    rows.map(|row| row.split("</tr>").next().unwrap().to_owned()).collect()
}

/// What a database says about each table.
fn told(path: &Path) -> Vec<String> {
    let sql = Connection::open(path).unwrap();
    let query = "SELECT number, name, status, view, digest, entries,
                        (SELECT count(*) FROM orders WHERE game_id = games.id),
                        (SELECT count(*) FROM events WHERE game_id = games.id),
                        (SELECT count(*) FROM news WHERE game_id = games.id),
                        (SELECT count(*) FROM standings WHERE game_id = games.id)
                 FROM games ORDER BY number";
    let mut statement = sql.prepare(query).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map([], |row| {
        let each = (0..columns).map(|at| format!("{:?}", row.get::<_, Value>(at).unwrap()));
        Ok(each.collect::<Vec<_>>().join("|"))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

/// Tables that leave the database stay in the lists of the archive folder, in any
/// format.
#[test]
fn what_was_moved_out_stays_in_the_lists() {
    let house = House::full();
    house.works(&NIGHT);
    let tables = house.folder.path().join("shelf/tables.sqlite");
    let before = (rows(&house.read("shelf/index.html")), told(&tables));
    let scores = house.read("shelf/scores.csv");
    assert_eq!((before.0.len(), before.1.len(), scores.lines().count()), (6, 6, 7));
    house.prune("moved");
    let said = house.works(&NIGHT);
    assert!(said.contains("2 tables, and 4 of before"), "{said}");
    assert_eq!(rows(&house.read("shelf/index.html")), before.0);
    assert_eq!(told(&tables), before.1);
    assert_eq!(house.read("shelf/scores.csv"), scores);
    assert!(house.read("shelf/index.html").contains("2 games of this list came to their end"));
    // In any format, and again and again.
    house.works(&["export", "--all", "--format", "html", "--out", "shelf"]);
    assert_eq!(rows(&house.read("shelf/index.html")), before.0);
    for (format, name) in [("scores", "scores.csv"), ("sqlite", "tables.sqlite")] {
        house.works(&["export", "--all", "--format", format, "--out", "shelf", "--force"]);
        assert!(house.folder.path().join("shelf").join(name).exists());
    }
    assert_eq!((house.read("shelf/scores.csv"), told(&tables)), (scores, before.1));
}

/// A folder of tables that were all moved out: pages are made from the archives,
/// and reveal nothing that a table keeps to itself.
#[test]
fn what_is_only_an_archive_keeps_its_secrets() {
    let house = House::full();
    house.prune("shelf");
    let secret = "shelf/table-0005-santiago.json";
    assert!(house.read(secret).contains("kept for good"), "the seed");
    house.works(&NIGHT);
    let index = house.read("shelf/index.html");
    assert_eq!(rows(&index).len(), 6);
    for number in [1, 3, 4, 5] {
        let page = format!("table-{number:04}-santiago.html");
        assert!(index.contains(&page), "{page}");
        let page = house.read(&format!("shelf/{page}"));
        assert!(page.contains("Player red"), "a page of a game");
        assert!(!page.contains("kept for good"), "a seed");
    }
    assert!(house.read("shelf/table-0001-santiago.html").contains("The seed:"));
    assert!(!house.read("shelf/table-0005-santiago.html").contains("The seed:"));
    let bytes = fs::read(house.folder.path().join("shelf/tables.sqlite")).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("kept for good"), "a seed");
    let tables = told(&house.folder.path().join("shelf/tables.sqlite"));
    assert!(tables[4].contains("public") && tables[0].contains("full"), "{tables:#?}");
    // Anonymous formats name nobody; formats that can't be anonymous say so.
    let scores = ["--format", "scores", "--anonymous", "--out", "shelf", "--force"];
    let (good, said) = house.run(&[&["export", "--all"], &scores[..]].concat());
    assert!(!good && said.contains("can't be made anonymous"), "{said}");
    assert_eq!(house.read("shelf/scores.csv").lines().count(), 7);
    assert!(!house.read("shelf/scores.csv").contains("Player"));
}

/// A damaged file is reported, and keeps nothing else out.
#[test]
fn what_is_damaged_on_the_shelf_is_named() {
    let house = House::full();
    house.works(&NIGHT);
    house.prune("moved");
    let first = house.folder.path().join("shelf/table-0001-santiago.json");
    let good = fs::read_to_string(&first).unwrap();
    fs::write(&first, good.replacen("finish", "fiddle", 1)).unwrap();
    fs::write(house.folder.path().join("shelf/mine.json"), "{\"of\": \"another program\"}")
        .unwrap();
    fs::remove_file(house.folder.path().join("shelf/table-0003-santiago.json")).unwrap();
    let (fine, said) = house.run(&NIGHT);
    assert!(!fine && said.contains("table-0001-santiago.json is damaged"), "{said}");
    assert!(said.contains("in no list: 1, such as table-0003-santiago.html"), "{said}");
    assert!(!said.contains("mine.json"), "{said}");
    assert_eq!(rows(&house.read("shelf/index.html")).len(), 4);
    // A copy under another name is not a second game.
    fs::write(&first, &good).unwrap();
    fs::write(house.folder.path().join("shelf/copy.json"), &good).unwrap();
    house.works(&NIGHT);
    assert_eq!(rows(&house.read("shelf/index.html")).len(), 5);
}

/// Remarks on an archive appear in every format, whether or not the table is in
/// the database.
#[test]
fn remarks_reach_pages_texts_and_the_database() {
    let house = House::full();
    house.works(&NIGHT);
    let file = |number: u32, ending: &str| format!("shelf/table-{number:04}-santiago.{ending}");
    let annotate = |number: u32, text: &str, by: &[&str]| {
        let file = file(number, "json");
        house.works(&[&["annotate", &file, "0", text], by].concat());
    };
    annotate(1, "So it <began>.", &["--by", "Zofia"]);
    annotate(2, "It goes on.", &[]);
    let told = |again: &str| {
        for (number, text, by) in
            [(1, "So it &lt;began&gt;.", "Zofia"), (2, "It goes on.", ""), (1, again, "Zofia")]
        {
            let page = house.read(&file(number, "html"));
            assert!(page.contains(text) && page.contains(by), "{number}: {text}");
            assert!(page.contains("class=\"comment\""), "{number}");
        }
        let text = house.read(&file(1, "txt"));
        let line = text.lines().find(|line| line.contains("So it")).unwrap();
        assert!(line.starts_with("# remark on 0 (Zofia, 20"), "{line}");
        let sql = Connection::open(house.folder.path().join("shelf/tables.sqlite")).unwrap();
        let remarks: Vec<(u32, Option<String>, String)> = sql
            .prepare(
                "SELECT number, author, text FROM remarks JOIN games ON games.id = game_id
                 WHERE at LIKE '20__-__-__T%Z' ORDER BY number, place",
            )
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let zofia = Some("Zofia".to_owned());
        assert_eq!(remarks[0], (1, zofia, "So it <began>.".to_owned()));
        assert!(remarks.contains(&(2, None, "It goes on.".to_owned())), "{remarks:?}");
    };
    house.works(&NIGHT);
    told("So it");
    house.works(&["verify", &file(1, "json"), &file(2, "json")]);
    house.prune("moved");
    house.works(&NIGHT);
    told("So it");
    // One that comes later, too.
    annotate(1, "And so it ended.", &["--by", "Zofia"]);
    house.works(&NIGHT);
    told("And so it ended.");
    // A name is one line, not several paragraphs.
    let (good, said) =
        house.run(&["annotate", &file(1, "json"), "0", "x", "--by", &"x".repeat(101)]);
    assert!(!good && said.contains("at most 100 characters"), "{said}");
}

/// An earlier archive of a game is not a second game, under whatever name, and
/// whether the later state is in the database or in the folder.
#[test]
fn an_earlier_state_is_no_second_game() {
    let house = House::full();
    house.works(&NIGHT);
    let scores = house.read("shelf/scores.csv");
    fs::rename(house.path("shelf/table-0001-santiago.json"), house.path("shelf/annas-best.json"))
        .unwrap();
    let (_, said) = house.run(&["mod", "1", "undo because we go on"]);
    assert!(said.contains("This would be taken back"), "{said}");
    house.works(&["mod", "1", "confirm"]);
    house.works(&NIGHT);
    assert!(!house.read("shelf/index.html").contains("annas-best"), "it goes on in the house");
    house.works(&["mod", "1", "finish because of the hour"]);
    house.works(&NIGHT);
    assert!(!house.read("shelf/index.html").contains("annas-best"), "and ended there");
    let again = house.read("shelf/scores.csv");
    assert_eq!(again.lines().count(), scores.lines().count(), "{again}");
    let games = told(&house.path("shelf/tables.sqlite"));
    assert!(games.len() == 6 && games[0].starts_with("Integer(1)|"), "{games:#?}");

    // Both in the folder of a server that has neither table.
    let other = House::empty();
    Parlour::on_disk(CONFIG, &other.path("m.sqlite")).open(2, &[], "another");
    fs::create_dir(other.path("shelf")).unwrap();
    for (from, to) in [("annas-best", "annas-best"), ("table-0001-santiago", "zofias-best")] {
        let name = |stem: &str| format!("shelf/{stem}.json");
        fs::copy(house.path(&name(from)), other.path(&name(to))).unwrap();
    }
    other.works(&NIGHT);
    let index = other.read("shelf/index.html");
    assert!(index.contains("zofias-best.html") && !index.contains("annas-best"), "{index}");
    let both = other.read("shelf/scores.csv").lines().count();
    // When the later one is gone, the earlier one is listed.
    fs::remove_file(other.path("shelf/zofias-best.json")).unwrap();
    other.works(&NIGHT);
    assert!(other.read("shelf/index.html").contains("annas-best.html"));
    assert_eq!(other.read("shelf/scores.csv").lines().count(), both);
    assert!(both > 1, "the game has scores");
}
