//! Tables of all kinds in a database, played, undone, amended and corrected at
//! random, and ended.

use crate::moderating::engine::{GOA, Mended, SANTIAGO};
use crate::parlour::shipped;
use chrono::TimeDelta;
use monsoon::{
    archive::{Document, ExportAs, export},
    basics::{Language, TableId, Wanted},
    engine::{Mendable, Plannable, TableSeed},
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
    store::{SeatRow, Status, Store},
};

/// What a table is made from.
#[derive(Clone, Copy)]
pub struct Kind {
    pub number: usize,
    /// Whether orders are undone, amended and corrected.
    pub mended: bool,
    /// Whether it is played to its end.
    pub ended: bool,
}

/// Stores a journal in a database, one minute per entry.
fn keep<G: Plannable + Mendable>(
    store: &mut Store,
    game: &str,
    options: &G::Options,
    table: &Mended<G>,
) -> TableId {
    let seats = table.now.game().seats();
    let there = store.read().table_ids().unwrap().len();
    let rows: Vec<SeatRow> = seats
        .iter()
        .map(|seat| SeatRow {
            seat,
            name: format!("Player \u{17b}{}", seat.colour()),
            address: format!("{seat}@example.org"),
            language: Language::Pl,
            english_orders: false,
            wanted: Wanted::default(),
            token: format!("token {there} {seat}"),
            told: 0,
        })
        .collect();
    let mut at = crate::parlour::noon();
    let tx = store.write().unwrap();
    let options = serde_json::to_value(options).unwrap();
    let id = tx.add_table(game, &options, &table.seed, &rows, at).unwrap();
    for entry in &table.journal {
        at += TimeDelta::milliseconds(61_234);
        tx.append(id, &[serde_json::to_string(entry).unwrap()], None, at).unwrap();
    }
    if table.now.standings().is_some() {
        tx.set_status(id, Status::Finished, None).unwrap();
    }
    tx.commit().unwrap();
    id
}

fn played<G: Plannable + Mendable>(
    options: &G::Options,
    players: usize,
    kind: Kind,
    adjust: &[&str],
) -> Mended<G> {
    let name = format!("archived {} {}", kind.number, kind.mended);
    // Four by the old recipe, then four by the present one, and so on.
    let seed =
        if (kind.number / 4).is_multiple_of(2) { name.clone() } else { TableSeed::new_text(&name) };
    let mut table = Mended::<G>::new(options, players, &seed);
    let mut dice = TableSeed::new(format!("how {name}")).dice(0);
    for _ in 0..10 {
        let moves = dice.below(25);
        table.play(&mut dice, moves);
        if kind.mended {
            table.mend(&mut dice, adjust);
        }
    }
    for _ in 0..3000 {
        if !kind.ended || table.now.awaiting().is_empty() {
            break;
        }
        table.play(&mut dice, 1);
    }
    table
}

/// A table of this kind, and its number in the database.
pub fn table(store: &mut Store, kind: Kind) -> TableId {
    let n = kind.number;
    let pairs = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect()
    };
    if n.is_multiple_of(2) {
        let chosen: [&[(&str, &str)]; 3] = [
            &[("money", "hidden"), ("shuffle-seats", "yes")],
            &[("first-canal", "auto"), ("spring", "edge")],
            &[("palms", "a1,h1,h6"), ("first-builder", "green")],
        ];
        let options = santiago::Options::parse(&pairs(chosen[n / 2 % 3])).unwrap();
        let table = played::<Santiago>(&options, 2 + n / 2 % 4, kind, SANTIAGO);
        return keep(store, "santiago", &options, &table);
    }
    let edition = ["goa-2012", "goa-2004"][n / 2 % 2];
    let own = "[goa-2012.start]\nships = 5\n";
    let (chosen, own): (&[(&str, &str)], &str) = match (edition, n / 4 % 3) {
        ("goa-2012", 0) => (&[("variant", "bonanza,quick-start")], ""),
        ("goa-2012", 1) => (&[("hand-limit", "hard"), ("shuffle-seats", "yes")], own),
        _ => (&[], ""),
    };
    let overrides = Overrides::parse(own, "own.toml").unwrap();
    let options = goa::Options::parse(edition, &pairs(chosen), &overrides).unwrap();
    let table = played::<Goa>(&options, 2 + n / 2 % 3, kind, GOA);
    keep(store, edition, &options, &table)
}

pub fn exported(store: &Store, id: TableId, to: ExportAs) -> Document {
    let row = store.read().table(id).unwrap().unwrap();
    export(&shipped(), store.read(), &row, to, false).unwrap()
}
