//! Archives: mailboxes, databases to query, statistics, backups, and tables that
//! leave the live database.

use crate::archive::house::House;
use crate::house::{address, serve};
use crate::killed::Line;
use crate::parlour::shipped;
use crate::parlour::{COLOURS, Parlour, noon};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use chrono::{TimeDelta, Utc};
use mail_parser::{MessageParser, mailbox::mbox::MessageIterator};
use monsoon::{
    archive::{
        ExportAs, Library, Shelved, backup, export,
        mbox::{self, MboxError, Reads},
        prune::{self, PruneError, Wish},
        stats::{Gathering, Group, Spread, stats},
        tables::{self, Tables},
        verify::verify_bytes,
    },
    basics::TableId,
    desk::{Games, showing::ViewerName},
    engine::{Dice, Seat, TableSeed},
    store::{DaemonLock, PostId, Status, Store, Unfit},
};
use std::{cell::RefCell, fs, io::Cursor, path::Path};

/// Plays table 1 to its end using the buttons of its letters, with an hour between
/// mails.
pub fn play_out(parlour: &mut Parlour, seed: &str) -> u32 {
    let mut dice: Dice = TableSeed::new(seed).dice(0);
    for mails in 0..2000 {
        let awaited = parlour.awaited();
        let Some(colour) = dice.pick(&awaited) else { return mails };
        let order = dice.pick(&parlour.last(colour).orders()).expect("a button").clone();
        parlour.advance(TimeDelta::hours(1));
        parlour.play(colour, &order);
    }
    panic!("the game does not end");
}

pub fn finish(parlour: &mut Parlour, table: TableId) {
    let lines = ["finish because we stop here".to_owned()];
    let answer = parlour.desk.moderate(table, None, &lines).unwrap();
    assert!(!answer.refused, "{}", answer.text);
    parlour.post();
}

fn mailbox(parlour: &Parlour, table: TableId, reads: &Reads) -> Result<Vec<u8>, MboxError> {
    let reader = parlour.desk.store().read();
    let row = reader.table(table).unwrap().unwrap();
    let mut bytes = Vec::new();
    let written = mbox::write(reader, &row, reads, &mut bytes)?;
    let count = MessageIterator::new(Cursor::new(&bytes)).count();
    assert_eq!(count, (written.letters + written.mails) as usize);
    Ok(bytes)
}

fn post_of_seat(parlour: &Parlour, seat: Seat) -> Vec<PostId> {
    let reader = parlour.desk.store().read();
    let row = reader.table(TableId(1)).unwrap().unwrap();
    mbox::post_of_seat(reader, &row, seat).unwrap().ids
}

/// The mails of a mailbox, unquoted: their bytes, and all their texts as one.
fn mails(bytes: &[u8]) -> Vec<(Vec<u8>, String)> {
    let each = MessageIterator::new(Cursor::new(bytes)).map(|mail| {
        let raw = mail.unwrap().unwrap_contents();
        let message = MessageParser::default().parse(&raw).unwrap();
        let texts = message.parts.iter().filter_map(|part| part.text_contents());
        let text = texts.collect::<Vec<_>>().join("\n");
        (raw.clone(), text)
    });
    each.collect()
}

fn tokens(parlour: &Parlour) -> Vec<String> {
    let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    row.seats.iter().map(|seat| seat.token.clone()).collect()
}

#[track_caller]
fn holds_none(bytes: &[u8], secrets: &[String]) {
    let raw = String::from_utf8_lossy(bytes).to_lowercase();
    let joined = raw.replace("=\n", "");
    for (_, text) in mails(bytes) {
        for secret in secrets {
            let secret = secret.to_lowercase();
            assert!(!text.to_lowercase().contains(&secret), "{secret} in:\n{text}");
        }
    }
    for secret in secrets {
        assert!(!joined.contains(&secret.to_lowercase()), "{secret} is in the bytes");
    }
}

/// Mails in which a player's program hides something from a letter.
fn sly_mails(parlour: &mut Parlour, tokens: &[String]) -> u32 {
    let letter = parlour.last("red");
    let token = &tokens[1];
    let secret = format!(
        "board\n\nFrom here on\n>From there\n> monsoon+{token}-3@localhost wrote to \
         green@example.org, brown%40example.org and carl@example.net\n> {}\n> {}\n",
        &token[..10],
        &token[10..]
    );
    let head = |id: TableId| {
        format!(
            "From: Red <red@example.org>\r\nTo: {}\r\nMessage-ID: <sly{id}@example.org>\r\n\
             Subject: =?utf-8?B?{}?=\r\nIn-Reply-To: <{}>\r\nX-Secret: {token}\r\n\
             Received: from home [192.0.2.1] for <{}>\r\nMIME-Version: 1.0\r\n",
            letter.reply_to,
            STANDARD.encode(format!("for green@example.org {token}")),
            letter.message_id,
            letter.reply_to
        )
    };
    let plain = format!("{}Content-Type: text/plain\r\n\r\n{secret}", head(TableId(1)));
    let encoded = format!(
        "{}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n{}",
        head(TableId(2)),
        STANDARD.encode(&secret)
    );
    let attached = format!(
        "{}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\
         board\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: green@example.org\r\n\
         Subject: {token}\r\n\r\n{secret}\r\n--b\r\nContent-Type: application/zip\r\n\
         Content-Transfer-Encoding: base64\r\n\r\n{}\r\n--b--\r\n",
        head(TableId(3)),
        STANDARD.encode(token)
    );
    for mail in [&plain, &encoded, &attached] {
        parlour.hand_in(mail.replace("\r\n", "\n").replace('\n', "\r\n").as_bytes());
    }
    3
}

#[test]
fn a_seat_gets_its_own_correspondence_and_nothing_of_others() {
    let mut parlour = Parlour::santiago(3, &[]);
    let tokens = tokens(&parlour);
    for _ in 0..3 {
        let colour = parlour.awaited()[0];
        let order = parlour.last(colour).orders()[0].clone();
        parlour.advance(TimeDelta::hours(1));
        parlour.play(colour, &order);
    }
    sly_mails(&mut parlour, &tokens);
    let reads = mbox::reader_called(
        &parlour.desk.store().read().table(TableId(1)).unwrap().unwrap(),
        "Player Red",
    );
    assert_eq!(reads.unwrap(), Reads::Seat(Seat::try_from(0).unwrap()));

    let bytes = mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap();
    let sent = parlour.letters.iter().filter(|letter| letter.to == "red@example.org").count();
    let ids = post_of_seat(&parlour, Seat::try_from(0).unwrap());
    let letters = ids.iter().filter(|id| matches!(id, PostId::Letter(_))).count();
    assert_eq!(letters, sent);
    assert!(ids.len() >= sent + 3);
    let found = mails(&bytes);
    assert_eq!(found.len(), ids.len());

    let mut secrets = tokens.clone();
    secrets.extend(
        ["green@example", "brown@example", "brown%40", "carl@", "192.0.2.1", "x-secret"]
            .map(String::from),
    );
    secrets.push(tokens[1][..10].to_owned());
    secrets.push(STANDARD.encode(&tokens[1])[..20].to_owned());
    holds_none(&bytes, &secrets);
    let raw = String::from_utf8_lossy(&bytes);
    assert!(raw.contains("red@example.org") && raw.contains("green@masked.invalid"));
    assert!(raw.contains("monsoon+maskedmaskedmaskedmasked"), "{raw}");
    assert!(found.iter().any(|(_, text)| text.contains("[left out: application/zip")));
    assert!(found.iter().any(|(_, text)| text.contains("From here on\n>From there")));
    assert!(raw.contains("\n>From here on") && raw.contains("\n>>From there"));

    // Threads still hold together: what a mail answers is in the file.
    let ids: Vec<String> = found.iter().map(|(raw, _)| id_of(raw).0).collect();
    let answered: Vec<String> = found.iter().filter_map(|(raw, _)| id_of(raw).1).collect();
    assert!(answered.len() > 3);
    assert!(answered.iter().all(|id| ids.contains(id)), "{answered:?}\n{ids:?}");
    let unique: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
    // In order of time, and the same bytes each time.
    assert_eq!(
        bytes,
        mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap()
    );
}

fn moderate(parlour: &mut Parlour, line: &str) {
    let done = parlour.desk.moderate(TableId(1), None, &[line.to_owned()]).unwrap();
    assert!(!done.refused, "{line}: {}", done.text);
    parlour.post();
}

/// Players' correspondence is theirs at every address and on every seat they had;
/// nobody else's is, whoever sat there before.
#[test]
fn correspondence_goes_along_with_its_player() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let (red, green) = ("red@example.org", "green@example.org");
    let bids = |parlour: &mut Parlour| {
        for bid in ["bid 3", "bid 4"] {
            parlour.advance(TimeDelta::hours(1));
            let colour = parlour.awaited()[0];
            let order = format!("{bid} # of {colour}");
            parlour.play(colour, &order);
        }
    };
    bids(&mut parlour);
    let count = |parlour: &Parlour, to: &[&str]| {
        parlour.letters.iter().filter(|letter| to.contains(&letter.to.as_str())).count()
    };
    let letters = |parlour: &Parlour, seat| {
        let ids = post_of_seat(parlour, seat);
        ids.iter().filter(|id| matches!(id, PostId::Letter(_))).count()
    };
    let mails = post_of_seat(&parlour, Seat::try_from(0).unwrap()).len()
        - letters(&parlour, Seat::try_from(0).unwrap());
    moderate(&mut parlour, "address red red.new@example.org because he moved");
    // The farewell to the old address belongs to nobody.
    let reds = count(&parlour, &[red, "red.new@example.org"]) - 1;
    assert_eq!(letters(&parlour, Seat::try_from(0).unwrap()), reds);
    assert_eq!(post_of_seat(&parlour, Seat::try_from(0).unwrap()).len(), reds + mails);
    let bytes = mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap();
    let raw = String::from_utf8_lossy(&bytes);
    assert!(raw.contains("<red@example.org>") && raw.contains("<red.new@example.org>"), "{raw}");

    let before = (
        letters(&parlour, Seat::try_from(0).unwrap()),
        letters(&parlour, Seat::try_from(1).unwrap()),
    );
    moderate(&mut parlour, "swap red green because they sat wrong");
    // Each has their own, and one more about the new seat.
    assert_eq!(
        (
            letters(&parlour, Seat::try_from(1).unwrap()),
            letters(&parlour, Seat::try_from(0).unwrap())
        ),
        (before.0 + 1, before.1 + 1)
    );
    assert_eq!(letters(&parlour, Seat::try_from(0).unwrap()), count(&parlour, &[green]));
    holds_none(
        &mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap(),
        &["red".to_owned() + "@", "red.new@".into()],
    );

    moderate(&mut parlour, "replace red with Eva <eva@example.org> because she left");
    assert_eq!(
        letters(&parlour, Seat::try_from(0).unwrap()),
        count(&parlour, &["eva@example.org"])
    );
    assert_eq!(letters(&parlour, Seat::try_from(1).unwrap()), before.0 + 1);
    let bytes = mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap();
    holds_none(&bytes, &["green@example".to_owned(), "red.new@".into()]);
}

fn id_of(raw: &[u8]) -> (String, Option<String>) {
    let message = MessageParser::default().parse(raw).unwrap();
    let answered = message.in_reply_to().as_text().map(str::to_owned);
    (message.message_id().unwrap().to_owned(), answered)
}

#[test]
fn all_of_a_tables_letters_are_a_moderators_when_it_is_over() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let tokens = tokens(&parlour);
    sly_mails(&mut parlour, &tokens);
    let why = mailbox(&parlour, TableId(1), &Reads::Moderator).unwrap_err();
    assert!(matches!(why, MboxError::NotOver(TableId(1))), "{why}");
    assert!(matches!(mailbox(&parlour, TableId(1), &Reads::Public), Err(MboxError::Private)));
    parlour.play("red", "renew");
    finish(&mut parlour, TableId(1));
    let bytes = mailbox(&parlour, TableId(1), &Reads::Moderator).unwrap();
    assert!(matches!(mailbox(&parlour, TableId(1), &Reads::Public), Err(MboxError::Private)));
    let mut secrets = tokens;
    // Red's former secret is masked like the present one.
    secrets.extend(self::tokens(&parlour));
    secrets.extend(COLOURS[..3].iter().map(|colour| format!("{colour}@example.org")));
    secrets.extend(["carl@".to_owned(), "mod@".to_owned()]);
    holds_none(&bytes, &secrets);
    let raw = String::from_utf8_lossy(&bytes);
    for colour in &COLOURS[..3] {
        assert!(raw.contains(&format!("{colour}@masked.invalid")), "{colour}");
    }
    // What moderators were told is there, and nothing of anybody else's.
    let to_moderator = "To: moderator-1@masked.invalid\n";
    let told = parlour.letters.iter().filter(|it| it.to == "mod@example.org").count();
    assert!(told > 0, "the moderator heard nothing");
    assert_eq!(raw.matches(to_moderator).count(), told);
    let own = mailbox(&parlour, TableId(1), &Reads::Seat(Seat::try_from(0).unwrap())).unwrap();
    assert!(!String::from_utf8_lossy(&own).contains(to_moderator));
    let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(mbox::reader_called(&row, "purple").unwrap_err().to_string().contains("red, green"));
}

fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap()
}

/// The SQL of a page, example by example.
fn examples(page: &str) -> Vec<&str> {
    page.split("```sql\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn tables_can_be_queried() {
    let mut parlour = Parlour::santiago(3, &[]);
    play_out(&mut parlour, "queried");
    parlour.open(2, &[], "running");
    let order = parlour.last("red").orders()[0].clone();
    parlour.play("red", &order);
    let order = parlour.last("green").orders()[0].clone();
    parlour.play("green", &order);
    parlour.open(2, &[("archive", "public")], "kept secret");
    finish(&mut parlour, TableId(3));
    let reader = parlour.desk.store().read();
    let mut tables = Tables::memory().unwrap();
    for row in reader.tables().unwrap() {
        let document = export(&shipped(), reader, &row, ExportAs::Public, false).unwrap();
        tables.add(&shipped(), &document, Some(row.id), &row.status.to_string()).unwrap();
    }
    let sql = tables.connection();
    let text = |query: &str| -> String { sql.query_row(query, [], |row| row.get(0)).unwrap() };
    let number = |query: &str| -> i64 { sql.query_row(query, [], |row| row.get(0)).unwrap() };
    assert_eq!(number("SELECT count(*) FROM pragma_foreign_key_check"), 0);

    let (shown, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
    for standing in shown.standings.unwrap() {
        let of_seat = format!("WHERE game_id = 1 AND seat = '{}'", standing.seat);
        let total = number(&format!("SELECT total FROM standings {of_seat}"));
        assert_eq!(total, i64::from(standing.total));
        assert_eq!(number(&format!("SELECT sum(points) FROM score_parts {of_seat}")), total);
    }
    // Every entry and every event is there, and the orders are those of the journal.
    let journal = reader.journal(TableId(1)).unwrap();
    let entries: Vec<serde_json::Value> =
        journal.iter().map(|row| serde_json::from_str(&row.entry).unwrap()).collect();
    let events: usize = entries.iter().map(|it| it["events"].as_array().unwrap().len()).sum();
    assert_eq!(number("SELECT count(*) FROM entries WHERE game_id = 1"), signed(journal.len()));
    assert_eq!(number("SELECT count(*) FROM events WHERE game_id = 1"), signed(events));
    let orders = entries.iter().filter(|it| it["body"]["order"].is_string()).count();
    assert_eq!(number("SELECT count(*) FROM orders WHERE game_id = 1"), signed(orders));
    assert_eq!(
        text("SELECT text FROM orders WHERE game_id = 1 AND n = 1"),
        entries[1]["body"]["order"]
    );
    // Of a running game, and of one that keeps its secrets, only what everybody
    // knows.
    for game in [2, 3] {
        for what in ["orders", "events", "seeds"] {
            let query = format!("SELECT count(*) FROM {what} WHERE game_id = {game}");
            assert_eq!(number(&query), 0, "{query}");
        }
        let query = format!("SELECT count(*) FROM entries WHERE game_id = {game}");
        assert!(number(&query) > 0);
    }
    assert!(number("SELECT count(*) FROM news WHERE game_id = 2") > 0);
    assert_eq!(text("SELECT seed FROM seeds"), "parlour");

    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/archives-sqlite.md"))
            .unwrap();
    let examples = examples(&page);
    assert!(examples.len() >= 5);
    for (at, example) in examples.iter().enumerate() {
        let mut statement = sql.prepare(example).unwrap();
        let rows = statement.query_map([], |_| Ok(())).unwrap().count();
        // Nobody moderated a game of which everything is told.
        assert!(rows > 0 || at + 1 == examples.len(), "no row for:\n{example}");
    }
}

#[test]
fn a_database_to_query_holds_no_address_and_no_secret() {
    let mut parlour = Parlour::santiago(3, &[]);
    let tokens = tokens(&parlour);
    play_out(&mut parlour, "secrets");
    parlour.open(2, &[], "the seed of a running game");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    let mut tables = Tables::create(&path).unwrap();
    let reader = parlour.desk.store().read();
    for row in reader.tables().unwrap() {
        let document = export(&shipped(), reader, &row, ExportAs::Public, false).unwrap();
        tables.add(&shipped(), &document, Some(row.id), &row.status.to_string()).unwrap();
    }
    let mut csv = Vec::new();
    tables::scores(&tables, &mut csv).unwrap();
    tables.finish().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(&csv);
    let text = String::from_utf8_lossy(&bytes);
    for secret in tokens.iter().map(String::as_str).chain(["@example.org", "the seed of a run"]) {
        assert!(!text.contains(secret), "{secret}");
    }
    let csv = String::from_utf8(csv).unwrap();
    let mut lines = csv.lines();
    let head = lines.next().unwrap();
    assert!(head.starts_with("table,game,edition,players,seat,name,rank,total,"), "{head}");
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!((row.len(), row[1], row[3]), (head.split(',').count(), "santiago", "3"));
        let number = |text: &&str| text.parse::<i32>().unwrap();
        assert_eq!(row[8..].iter().map(number).sum::<i32>(), number(&row[7]), "{row:?}");
    }
}

#[test]
fn csv_fields_are_quoted_and_no_formulas() {
    let mut out = Vec::new();
    tables::csv_line(&mut out, ["a,b", "say \"x\"", "=1+1", "-3", "@x", "plain"]).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "\"a,b\",\"say \"\"x\"\"\",'=1+1,-3,'@x,plain\r\n");
}

#[test]
fn figures_are_those_of_the_games() {
    let mut parlour = Parlour::santiago(3, &[("money", "hidden")]);
    let mails = play_out(&mut parlour, "figures");
    let letters = parlour.letters.iter().filter(|it| !it.to.starts_with("mod@")).count();
    let figures = stats(&shipped(), parlour.desk.store().read()).unwrap();
    assert_eq!(figures.tables.get("finished"), Some(&1));
    let [group] = figures.groups.as_slice() else { panic!("{figures:?}") };
    assert_eq!((group.game.as_str(), &group.edition, group.players), ("santiago", &None, 3));
    assert_eq!(group.options, "money=hidden");
    let one = |figure: f64| Spread { least: figure, mean: figure, most: figure };
    assert_eq!(group.mails, Some(one(f64::from(mails))));
    assert_eq!(group.letters, Some(one(f64::from(u32::try_from(letters).unwrap()))));
    assert_eq!(group.entries, one(f64::from(parlour.position())));
    assert!((group.days.mean - f64::from(mails) / 24.0).abs() < 1e-9);
    assert_eq!(group.answers.count, mails as usize);
    // They are asked one after another, and mail an hour later.
    assert_eq!(group.answers.median_hours, Some(1.0));

    let (shown, _) = parlour.desk.show(TableId(1), &ViewerName::Public).unwrap();
    let standings = shown.standings.unwrap();
    for standing in &standings {
        let seat = group.seats.iter().find(|it| it.seat == standing.seat).unwrap();
        assert_eq!((seat.mean, seat.best), (f64::from(standing.total), standing.total));
        assert_eq!(seat.wins, usize::from(standing.rank == 1));
        assert_eq!(seat.margin.is_some(), standing.rank == 1);
        assert_eq!(seat.openings.len(), 1);
    }
    let first = group.seats.iter().find(|it| it.seat == standings[0].seat).unwrap();
    assert_eq!(first.margin, Some(f64::from(standings[0].total - standings[1].total)));
    let text = figures.text();
    assert!(text.contains("santiago, money=hidden, 3 players: 1 game\n"), "{text}");
    let mut csv = Vec::new();
    figures.csv(&mut csv).unwrap();
    assert_eq!(String::from_utf8(csv).unwrap().lines().count(), 4);
}

#[test]
fn usual_options_are_not_told_and_secrets_not_counted() {
    let mut parlour = Parlour::empty("");
    for game in ["santiago", "goa-2012", "goa-2004"] {
        parlour.open_game(game, 2, &[], "usual");
    }
    parlour.open(2, &[("archive", "public")], "kept");
    for table in 1..=4 {
        finish(&mut parlour, TableId(table));
    }
    parlour.open(2, &[], "runs");
    let figures = stats(&shipped(), parlour.desk.store().read()).unwrap();
    let titles: Vec<String> = figures.groups.iter().map(Group::title).collect();
    assert_eq!(
        titles,
        [
            "goa 2004, 2 players: 1 game",
            "goa 2012, 2 players: 1 game",
            "santiago, 2 players: 1 game"
        ]
    );
    assert_eq!((figures.secret, figures.broken), (1, 0));
    assert_eq!(figures.tables.get("running"), Some(&1));
    assert!(figures.text().contains("1 finished ones that keep their secrets"));

    // Of some tables only, as an export of them does it.
    let reader = parlour.desk.store().read();
    let mut some = Gathering::default();
    for table in [2, 4, 5] {
        some.add(&shipped(), reader, &reader.table(TableId(table)).unwrap().unwrap()).unwrap();
    }
    let some = some.finish();
    let titles: Vec<String> = some.groups.iter().map(Group::title).collect();
    assert_eq!((titles, some.secret), (vec!["goa 2012, 2 players: 1 game".to_owned()], 1));
    assert_eq!(some.groups, figures.groups[1..2]);
}

/// All rows that belong to one table of the database, as text.
fn rows_of(path: &Path, table: TableId) -> Vec<String> {
    let sql = rusqlite::Connection::open(path).unwrap();
    let mut all = Vec::new();
    for (name, key) in [
        ("tables", "id"),
        ("seats", "table_id"),
        ("journal", "table_id"),
        ("letters", "table_id"),
        ("mail", "table_id"),
        ("waits", "table_id"),
        ("moderators", "table_id"),
    ] {
        let query = format!("SELECT * FROM {name} WHERE {key} = ?1 ORDER BY 1, 2");
        let mut statement = sql.prepare(&query).unwrap();
        let columns = statement.column_count();
        let rows = statement
            .query_map([table], |row| {
                let each = (0..columns).map(|at| format!("{:?}", row.get_ref(at).unwrap()));
                Ok(format!("{name}: {}", each.collect::<Vec<_>>().join("|")))
            })
            .unwrap();
        all.extend(rows.map(Result::unwrap));
    }
    all
}

pub const CONFIG: &str = "[moderators]\naddresses = [\"mod@example.org\"]\n";

/// Tables 1 (finished), 2 (running), 3 (cancelled), 4 (finished, the newest) in a
/// file.
pub fn full_house(path: &Path) -> Parlour {
    let mut parlour = Parlour::on_disk(CONFIG, path);
    for seed in ["one", "two", "three", "four"] {
        parlour.open(2, &[], seed);
    }
    parlour.mail("red", "board");
    finish(&mut parlour, TableId(1));
    let lines = ["cancel because nobody plays".to_owned()];
    assert!(!parlour.desk.moderate(TableId(3), None, &lines).unwrap().refused);
    parlour.post();
    finish(&mut parlour, TableId(4));
    parlour
}

fn statuses(path: &Path) -> Vec<(TableId, Status)> {
    let store = Store::open(path).unwrap();
    let rows = store.read().tables().unwrap();
    rows.iter().map(|row| (row.id, row.status)).collect()
}

#[test]
fn finished_tables_move_out_and_others_stay_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let shelf = folder.path().join("shelf");
    drop(full_house(&path));
    let before = rows_of(&path, TableId(2));
    assert!(before.len() >= 7, "{before:?}");
    let mut store = Store::open(&path).unwrap();
    let day = TimeDelta::days(1);
    let wish = |before, dry_run| Wish { before, folder: &shelf, dry_run };

    let young = prune::prune(&shipped(), &mut store, &wish(noon() - day, false)).unwrap();
    assert!(young.moved.is_empty() && young.stays.is_empty() && !shelf.exists());
    let dry = prune::prune(&shipped(), &mut store, &wish(noon() + day, true)).unwrap();
    assert_eq!(dry.moved.iter().map(|it| it.table).collect::<Vec<_>>(), [TableId(1), TableId(3)]);
    assert!(!shelf.exists());
    assert_eq!(statuses(&path).len(), 4);

    let pruned = prune::prune(&shipped(), &mut store, &wish(noon() + day, false)).unwrap();
    assert_eq!(pruned.moved, dry.moved);
    assert_eq!(pruned.stays.len(), 1, "{:?}", pruned.stays);
    assert!(pruned.stays[0].table == TableId(4) && pruned.stays[0].why.contains("newest"));
    assert_eq!(statuses(&path), [(TableId(2), Status::Running), (TableId(4), Status::Finished)]);
    for table in [1, 3] {
        assert_eq!(rows_of(&path, TableId(table)), Vec::<String>::new());
    }
    assert_eq!(rows_of(&path, TableId(2)), before);
    assert_eq!(Store::inspect(&path).unwrap().tables, 2);
    for moved in &pruned.moved {
        let bytes = fs::read(&moved.file).unwrap();
        let verified = verify_bytes(&shipped(), &bytes);
        assert!(verified.is_good(), "{:?}", verified.findings);
        assert!(String::from_utf8_lossy(&bytes).contains(&moved.digest));
    }
    // The table that goes on does so, and a new one gets a new number.
    let mut parlour = Parlour::on_disk(CONFIG, &path);
    assert_eq!(parlour.open(2, &[], "five"), TableId(5));
    let again = prune::prune(&shipped(), &mut store, &wish(noon() + day, false)).unwrap();
    assert_eq!(again.moved.iter().map(|it| it.table).collect::<Vec<_>>(), [TableId(4)]);
}

#[test]
fn nothing_is_deleted_if_anything_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    drop(full_house(&path));
    let mut store = Store::open(&path).unwrap();
    let before = statuses(&path);
    let later = noon() + TimeDelta::days(1);
    let shelf = folder.path().join("shelf");
    let wish = Wish { before: later, folder: &shelf, dry_run: false };

    // Another file has the name that one of them would get.
    fs::create_dir(&shelf).unwrap();
    fs::write(shelf.join("table-0003-santiago.json"), "precious").unwrap();
    let why = prune::prune(&shipped(), &mut store, &wish).unwrap_err();
    assert!(matches!(why, PruneError::Exists(_)), "{why}");
    assert_eq!(fs::read(shelf.join("table-0003-santiago.json")).unwrap(), b"precious");
    assert_eq!(statuses(&path), before);
    fs::remove_file(shelf.join("table-0003-santiago.json")).unwrap();

    // A file is in the place of the folder.
    let wrong = shelf.join("table-0001-santiago.json");
    let why =
        prune::prune(&shipped(), &mut store, &Wish { folder: &wrong, ..wish.clone() }).unwrap_err();
    assert!(matches!(why, PruneError::File { .. }), "{why}");
    assert_eq!(statuses(&path), before);

    // The journal of one was tampered with.
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("UPDATE journal SET at = '2001-01-01T00:00:00.000Z' WHERE table_id = 3")
        .unwrap();
    let why = prune::prune(&shipped(), &mut store, &wish).unwrap_err();
    assert!(matches!(why, PruneError::Export(_)), "{why}");
    assert_eq!(statuses(&path), before);
}

/// The games; at each look for one, a mail is handed in.
struct Interrupted<'a> {
    games: Games,
    hand_in: &'a dyn Fn(),
}

impl Library for Interrupted<'_> {
    fn game(&self, name: &str) -> Option<&dyn Shelved> {
        (self.hand_in)();
        self.games.game(name)
    }
}

/// Mails that arrive while tables move out are all taken in, each once; each table is a
/// transaction of its own.
#[test]
fn mails_are_taken_in_while_tables_move_out() {
    const MOVED: u32 = 4;
    let config = "[store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
                  [inbound]\nper_sender = 0\nper_table = 0\n\
                  [inbound.smtp]\nlisten = \"127.0.0.1:0\"\n\
                  [outbound.maildir]\npath = \"out\"\n";
    let house = crate::house::House::with(config);
    let to = address(&house.letter_to("red"), "Reply-To");
    for table in 0..=MOVED {
        house.open(&format!("k{table}"));
    }
    for table in 2..2 + MOVED {
        let mut finish = house.command();
        finish.args(["mod", &table.to_string(), "finish because we stop here"]);
        assert!(finish.output().unwrap().status.success());
    }
    house.once();
    let (mut child, port, _stderr) = serve(&house, None);
    // More than it looks for games.
    let lines: Vec<Line> = (0..60).map(|_| Line::offered(port, &to).unwrap()).collect();
    let (idle, sent) = (RefCell::new(lines), RefCell::new(Vec::new()));
    let hand_in = || {
        let mut line = idle.borrow_mut().pop().expect("a line for each look");
        let number = sent.borrow().len();
        let order = if number == 0 { "bid 4" } else { "board" };
        line.hand_over(&format!(
            "From: red@example.org\r\nTo: {to}\r\nMessage-ID: <during{number}@example.org>\r\n\r\n\
             {order}\r\n"
        ));
        sent.borrow_mut().push(line);
    };
    let path = house.path("m.sqlite");
    let mut store = Store::open(&path).unwrap();
    let before = store.commits();
    let games = Interrupted { games: shipped(), hand_in: &hand_in };
    let shelf = house.path("shelf");
    let wish = Wish { before: Utc::now() + TimeDelta::days(1), folder: &shelf, dry_run: false };
    let pruned = prune::prune(&games, &mut store, &wish).unwrap();
    let moved: Vec<TableId> = pruned.moved.iter().map(|it| it.table).collect();
    assert_eq!(moved, (2..2 + MOVED).map(TableId).collect::<Vec<_>>(), "{:?}", pruned.stays);
    assert_eq!(store.commits() - before, u64::from(MOVED));

    let mut sent = sent.into_inner();
    // It is looked for when a table is written, verified, and compared once more.
    assert!(sent.len() >= 3 * moved.len(), "{}", sent.len());
    for (number, line) in sent.iter_mut().enumerate() {
        let answer = line.hear().unwrap();
        assert!(answer.starts_with("250"), "mail {number}: {answer}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let sql = rusqlite::Connection::open(&path).unwrap();
    let taken = "SELECT count(DISTINCT message_id) FROM mail WHERE message_id LIKE 'during%'
                 AND table_id = 1 AND verdict IN ('carried-out', 'explained')";
    let taken: u32 = sql.query_row(taken, [], |row| row.get(0)).unwrap();
    assert_eq!(taken as usize, sent.len());
    let bids = "SELECT count(*) FROM journal WHERE table_id = 1 AND entry LIKE '%bid 4%'";
    assert_eq!(sql.query_row(bids, [], |row| row.get::<_, u32>(0)).unwrap(), 1);
    let left: Vec<TableId> = statuses(&path).into_iter().map(|(table, _)| table).collect();
    assert_eq!(left, [TableId(1), TableId(2 + MOVED)]);
}

/// Reused letter numbers must not make a seat's letters stale.
#[test]
fn a_renewed_secret_outlives_the_letters_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk("", &path);
    for seed in ["stays", "goes", "newest"] {
        parlour.open(2, &[], seed);
    }
    // The very last letter is of table 2; then red of table 1 gets a new secret.
    finish(&mut parlour, TableId(2));
    let tx = rusqlite::Connection::open(&path).unwrap();
    tx.execute_batch(
        "DELETE FROM letters WHERE table_id = 3;
         UPDATE seats SET secret_since = (SELECT max(id) FROM letters)
         WHERE table_id = 1 AND seat = 0",
    )
    .unwrap();
    let mut store = Store::open(&path).unwrap();
    let shelf = folder.path().join("shelf");
    let before = noon() + TimeDelta::days(1);
    let pruned =
        prune::prune(&shipped(), &mut store, &Wish { before, folder: &shelf, dry_run: false });
    assert_eq!(pruned.unwrap().moved.len(), 1);
    let (since, last): (i64, i64) = tx
        .query_row(
            "SELECT secret_since, (SELECT max(id) FROM letters) FROM seats
             WHERE table_id = 1 AND seat = 0",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .unwrap();
    assert_eq!(since, last);
}

#[test]
fn a_backup_is_of_one_moment_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let copy = folder.path().join("copies/m.copy");
    let parlour = full_house(&path);
    let list = format!("{:?}", parlour.desk.list().unwrap());
    let before: Vec<_> = (1..=4).map(|table| rows_of(&path, TableId(table))).collect();

    // Another connection is in the middle of writing.
    let mut other = Store::open(&path).unwrap();
    let tx = other.write().unwrap();
    tx.set_status(TableId(2), Status::Paused, Some("half done")).unwrap();
    let copied = backup::backup(&path, &copy, false).unwrap();
    assert_eq!((copied.tables, copied.running), (4, 1));
    drop(tx);
    assert_eq!(fs::read_dir(folder.path().join("copies")).unwrap().count(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let why = backup::backup(&path, &copy, false).unwrap_err().to_string();
    assert!(why.contains("--force"), "{why}");
    backup::backup(&path, &copy, true).unwrap();
    let itself = backup::backup(&path, &path, true).unwrap_err();
    assert!(matches!(itself, backup::BackupError::Itself(_)), "{itself}");

    // Play continues, then the copy is put back.
    let tx = other.write().unwrap();
    tx.set_status(TableId(2), Status::Paused, Some("broken")).unwrap();
    tx.commit().unwrap();
    drop(parlour);
    drop(other);
    let lock = DaemonLock::take(&path).unwrap().unwrap();
    let why = backup::restore(&copy, &path, true).unwrap_err();
    assert!(matches!(why, backup::BackupError::Daemon(_)), "{why}");
    drop(lock);
    let why = backup::restore(&copy, &path, false).unwrap_err();
    assert!(matches!(why, backup::BackupError::Exists(_)), "{why}");
    assert_eq!(statuses(&path)[1].1, Status::Paused);
    let restored = backup::restore(&copy, &path, true).unwrap();
    assert_eq!(restored.inspected, copied);
    let former = restored.former.unwrap();
    assert_eq!(statuses(&former)[1].1, Status::Paused);
    let after: Vec<_> = (1..=4).map(|table| rows_of(&path, TableId(table))).collect();
    assert_eq!(after, before);
    let parlour = Parlour::on_disk(CONFIG, &path);
    assert_eq!(format!("{:?}", parlour.desk.list().unwrap()), list);
    // To a place without a database, too; and a second previous one is kept.
    backup::restore(&copy, &folder.path().join("new/m.sqlite"), false).unwrap();
    drop(parlour);
    assert_ne!(backup::restore(&copy, &path, true).unwrap().former.unwrap(), former);
}

#[test]
fn what_is_no_sound_database_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let copy = folder.path().join("m.copy");
    drop(full_house(&path));
    backup::backup(&path, &copy, false).unwrap();
    let good = fs::read(&copy).unwrap();
    let wrong = folder.path().join("wrong");
    let mut torn = good.clone();
    let middle = torn.len() / 2;
    torn[middle..middle + 6000].fill(0xa5);
    let foreign = folder.path().join("foreign");
    rusqlite::Connection::open(&foreign)
        .unwrap()
        .execute_batch("CREATE TABLE tables (id); PRAGMA user_version = 3")
        .unwrap();
    let newer = folder.path().join("newer");
    fs::write(&newer, &good).unwrap();
    rusqlite::Connection::open(&newer)
        .unwrap()
        .execute_batch("PRAGMA user_version = 9999")
        .unwrap();
    for (bytes, fits) in [
        (
            torn,
            (|why| matches!(why, Unfit::Damaged(_) | Unfit::Unreadable(_))) as fn(&Unfit) -> bool,
        ),
        (good[..good.len() / 2].to_vec(), |why| {
            matches!(why, Unfit::Damaged(_) | Unfit::Unreadable(_))
        }),
        (b"a letter to my aunt, long enough to be looked at".repeat(40), |why| {
            matches!(why, Unfit::Unreadable(_))
        }),
        (fs::read(&foreign).unwrap(), |why| matches!(why, Unfit::Foreign)),
        (fs::read(&newer).unwrap(), |why| matches!(why, Unfit::TooNew { found: 9999, .. })),
        (Vec::new(), |why| matches!(why, Unfit::Foreign)),
    ] {
        fs::write(&wrong, bytes).unwrap();
        let before = fs::read(&path).unwrap();
        match backup::restore(&wrong, &path, true) {
            Err(backup::BackupError::Unfit { why, .. }) => assert!(fits(&why), "{why}"),
            other => panic!("{other:?}"),
        }
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert_eq!(statuses(&path).len(), 4);
    let left = fs::read_dir(folder.path()).unwrap().filter_map(Result::ok);
    let parts = left.filter(|it| it.path().to_string_lossy().ends_with(".part")).count();
    assert_eq!(parts, 0);
}

/// The commands as an operator types them.
#[test]
fn the_commands_do_what_they_say() {
    let house = House::empty();
    let path = house.path("m.sqlite");
    drop(full_house(&path));
    let works = |args: &[&str]| house.works(args);
    let fails = |args: &[&str], why: &str| house.fails(args, why);
    let mbox = ["export", "2", "--format", "mbox", "--as", "green", "--out", "green.mbox"];
    works(&mbox);
    let bytes = fs::read(house.path("green.mbox")).unwrap();
    assert!(MessageIterator::new(Cursor::new(&bytes)).count() > 0);
    fails(&mbox, "--force replaces it");
    works(&[&mbox[..], &["--force"]].concat());
    fails(&["export", "2", "--format", "mbox", "--out", "x"], "private");
    fails(&["export", "2", "--format", "mbox", "--as", "moderator", "--out", "x"], "not over");
    fails(&["export", "2", "--format", "mbox", "--as", "zoe", "--out", "x"], "no seat «zoe»");
    fails(&["export", "1", "--format", "mbox", "--as", "moderator", "--anonymous"], "anonymous");
    fails(&["export", "--format", "mbox", "--out", "x"], "TABLE");
    fails(&["export", "--all", "--format", "mbox", "--out", "x"], "private");
    fails(&["export", "--all", "--as", "green", "--out", "x"], "one table");
    fails(&["export", "--all"], "--out FOLDER");
    fails(&["export", "1", "--format", "all"], "--out FOLDER");
    fails(&["export", "1", "--format", "sqlite"], "--out FILE");
    fails(&["export", "9"], "no table 9");
    assert!(!house.path("x").exists(), "a refused wish leaves something behind");
    fails(&["archive"], "--prune");
    // Without a database, it says what makes one.
    let nowhere = House::empty();
    for args in [&["mod", "1", "log"][..], &["table", "list"]] {
        nowhere.fails(args, "`monsoon init`");
    }
    works(&["export", "--all", "--format", "sqlite", "--out", "t.sqlite"]);
    fails(&["export", "--all", "--format", "sqlite", "--out", "t.sqlite"], "--force");
    works(&["export", "--finished", "--format", "scores", "--out", "scores.csv"]);
    let scores = house.read("scores.csv");
    assert_eq!(scores.lines().count(), 5);
    assert_eq!(works(&["export", "--all", "--format", "scores"]), scores);
    assert_eq!(works(&["export", "1", "--format", "scores"]).lines().count(), 3);
    assert!(works(&["stats"]).contains("2 finished, 1 running"));
    assert!(works(&["stats", "--csv"]).starts_with("game,edition,"));
    let json: serde_json::Value = serde_json::from_str(&works(&["stats", "--json"])).unwrap();
    assert_eq!(json["groups"][0]["games"], 2);
    assert!(works(&["backup", "b.sqlite"]).contains("4 tables, 1 of them running"));
    fails(&["backup", "b.sqlite"], "--force");
    let dry = works(&["archive", "--prune", "--older-than", "1d", "--dry-run"]);
    assert!(dry.contains("2 would be moved; nothing was done"), "{dry}");
    // One already exported, with a remark, is just as good.
    works(&["export", "1", "--as", "moderator", "--out", "shelf/"]);
    works(&["annotate", "shelf/table-0001-santiago.json", "0", "So it began."]);
    let said = works(&["archive", "--prune", "--older-than", "1d", "--out", "shelf"]);
    let kept = house.read("shelf/table-0001-santiago.json");
    assert!(kept.contains("So it began."));
    assert!(said.contains("2 moved") && said.contains("table 4 stays"), "{said}");
    works(&["verify", "shelf/table-0001-santiago.json", "shelf/table-0003-santiago.json"]);
    assert_eq!(statuses(&path).len(), 2);
    fails(&["restore", "b.sqlite"], "--force");
    fails(&["restore", "shelf/table-0001-santiago.json", "--force"], "can't be read as a database");
    let said = works(&["restore", "b.sqlite", "--force"]);
    assert!(said.contains("4 tables") && said.contains("former"), "{said}");
    assert_eq!(statuses(&path).len(), 4);
    let left = fs::read_dir(house.folder.path()).unwrap().filter_map(Result::ok);
    assert!(left.map(|it| it.path()).all(|it| !it.to_string_lossy().ends_with(".part")));
}
