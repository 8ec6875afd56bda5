//! Players who answer every letter that asks them, however often the server dies
//! while they do.

use super::packed;
use crate::{killed::smtp, parlour::opened};
use monsoon::{
    engine::{Dice, TableSeed},
    mail::inbox::Maildir,
};
use rusqlite::{Connection, OpenFlags, config::DbConfig};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::Receiver,
    },
    time::Duration,
};

/// Mails that Monsoon has acknowledged: Message-ID, and the table.
pub type Acked = BTreeMap<String, u32>;

/// A look at a database: closing it folds nothing back into its file. It may write,
/// since who was killed while the first bytes of a restored database were changed
/// leaves a journal that whoever looks next has to roll back.
pub fn look(database: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags).unwrap();
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    connection.busy_timeout(Duration::from_secs(10)).unwrap();
    connection
}

/// A mail of a player's.
pub struct Mail {
    pub id: String,
    pub table: u32,
    pub to: String,
    pub raw: String,
}

/// The answers to the last letters that reached awaited players, except those
/// already acknowledged. A letter always gets the same answer; a receipt asks for
/// none, and what asks the player next may still be on its way.
pub fn to_write(database: &Path, acked: &Acked) -> Vec<Mail> {
    let connection = look(database);
    let mut statement = connection
        .prepare(
            "SELECT waits.table_id, letters.message_id, letters.address, letters.id FROM waits
             JOIN tables ON tables.id = waits.table_id AND tables.status = 'running'
             JOIN letters ON letters.id = (
                 SELECT max(id) FROM letters WHERE letters.table_id = waits.table_id
                 AND letters.seat = waits.seat AND letters.state = 'sent'
                 AND letters.kind <> 'receipt')
             ORDER BY 1, 2",
        )
        .unwrap();
    let rows = statement
        .query_map([], |row| {
            Ok((
                row.get::<_, u32>(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, String>(2)?,
                row.get::<_, i64>(3)?,
            ))
        })
        .unwrap();
    let mails = rows.map(Result::unwrap).filter_map(|(table, letter, from, number)| {
        let id = format!("re.{}@example.org", letter.replace('@', "."));
        if acked.contains_key(&id) {
            return None;
        }
        let letter = opened(&from, &packed::bytes(&connection, number));
        let orders = letter.orders();
        let mut dice = TableSeed::new(&*id).dice(0);
        let order = dice.pick(&orders).map_or("board", String::as_str);
        let to = letter.reply_to;
        let raw = format!(
            "From: <{from}>\r\nTo: {to}\r\nMessage-ID: <{id}>\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{order}\r\n"
        );
        Some(Mail { id, table, to, raw })
    });
    mails.collect()
}

/// Delivers the mails while a daemon is running.
pub struct Feeder {
    pub database: PathBuf,
    pub folder: PathBuf,
    pub acked: Acked,
    pub stop: Arc<AtomicBool>,
    pub dice: Dice,
}

impl Feeder {
    /// Hands in what there is to write, by SMTP and into the Maildir, until the
    /// daemon is gone or it is told to stop. Returns everything that was
    /// acknowledged.
    pub fn feed(mut self, port: &Receiver<u16>) -> Acked {
        let Ok(port) = port.recv() else { return self.acked };
        while !self.stop.load(Ordering::SeqCst) {
            let mails = to_write(&self.database, &self.acked);
            if mails.is_empty() {
                std::thread::sleep(Duration::from_millis(3));
            }
            for mail in mails {
                if self.dice.below(3) == 0 {
                    self.put(&mail);
                    continue;
                }
                let Some(answer) = smtp(port, &mail.to, &mail.raw) else { return self.acked };
                if answer.starts_with("250") {
                    self.acked.insert(mail.id, mail.table);
                }
            }
        }
        self.acked
    }

    /// Puts a mail into the Maildir, which is as good as an acknowledgement.
    pub fn put(&mut self, mail: &Mail) {
        let folder = Maildir::open(&self.folder).unwrap();
        folder.write(&mut mail.raw.as_bytes()).unwrap();
        self.acked.insert(mail.id.clone(), mail.table);
    }
}
