//! Each deed, and what must be true after it was struck down.

use super::{
    checks,
    daemon::Daemon,
    deed::Deed,
    post::{Mail, look, to_write},
    season::{MOST_TABLES, Season},
};
use crate::killed::said;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

impl Season {
    pub fn fall(&mut self, deed: Deed) {
        match deed {
            Deed::Serve => self.serve(),
            Deed::Once => self.pass(),
            Deed::Deliver => self.deliver(),
            Deed::Backup => self.backup(),
            Deed::Restore => self.restore(),
            Deed::Prune => self.prune(),
            Deed::Import => self.import(),
            Deed::Moderate => self.moderate(),
        }
    }

    /// A daemon that may not even have started up.
    fn serve(&mut self) {
        let daemon = Daemon::new(&self.house);
        let [_, port] = daemon.ports;
        let feeder = self.feeder();
        let stop = Arc::clone(&feeder.stop);
        let feeding = std::thread::spawn(move || feeder.feed(&port));
        self.nap(250);
        self.fell(daemon.child, daemon.log, feeding, &stop);
    }

    fn pass(&mut self) {
        for mail in to_write(&self.database(), &self.acked) {
            self.put(&mail);
        }
        let mut once = self.house.command();
        once.arg("once");
        let struck = self.strike(Deed::Once, once);
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
    }

    pub fn put(&mut self, mail: &Mail) {
        let mut feeder = self.feeder();
        feeder.put(mail);
        self.acked = feeder.acked;
    }

    fn deliver(&mut self) {
        let Some(mail) = to_write(&self.database(), &self.acked).into_iter().next() else {
            return self.pass();
        };
        let file = self.path("mail.eml");
        fs::write(&file, &mail.raw).unwrap();
        let mut deliver = self.house.command();
        deliver.arg("deliver").arg(&file);
        let struck = self.strike(Deed::Deliver, deliver);
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
        if struck.status.success() {
            self.acked.insert(mail.id, mail.table);
        }
    }

    fn backup(&mut self) {
        let before = checks::mails_in(&self.database());
        let copy = self.path("copies/c");
        let struck = self.under_load(|season| {
            let mut backup = season.house.command();
            backup.arg("backup").arg(season.path("copies/c")).arg("--force");
            season.strike(Deed::Backup, backup)
        });
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
        if !copy.exists() {
            assert!(self.copied.is_none() && struck.killed(), "the backup of before has gone");
            return;
        }
        checks::whole(&copy, "a backup");
        // If killed, it is the new one or still the old one. The new one need not
        // contain everything in the other, whose tables may have been pruned
        // since.
        let there = checks::mails_in(&copy);
        let still = struck.killed() && self.copied.as_ref() == Some(&there);
        let missing = before.iter().find(|mail| !there.contains(*mail)).filter(|_| !still);
        assert_eq!(missing, None, "not in the backup");
        self.copied = Some(there);
    }

    fn restore(&mut self) {
        if self.copied.is_none() {
            return self.backup();
        }
        let (database, copy) = (self.database(), self.path("copies/c"));
        let (old, new) = (checks::fingerprint(&database), checks::fingerprint(&copy));
        let mut restore = self.house.command();
        restore.arg("restore").arg(&copy).arg("--force");
        let struck = self.strike(Deed::Restore, restore);
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
        checks::whole(&database, "after a restore");
        let now = checks::fingerprint(&database);
        assert!(now == new || (now == old && struck.killed()), "neither the old nor the new");
        let former = self.path("m.sqlite.former");
        if now == new && new != old {
            checks::whole(&former, "the former database");
            assert_eq!(checks::fingerprint(&former), old, "the former database is another one");
            self.went_back();
        }
        for entry in fs::read_dir(self.path("")).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().contains(".former") {
                fs::remove_file(path).unwrap();
            }
        }
    }

    /// The database is an older one: what came later never happened, and files in
    /// a folder may belong to a table that no longer exists.
    fn went_back(&mut self) {
        let there = checks::mails_in(&self.database());
        let missing = self.copied.iter().flatten().find(|mail| !there.contains(*mail));
        assert_eq!(missing, None, "not in the restored database");
        self.acked.retain(|id, _| there.contains(id));
        self.forget_letters();
    }

    /// Letters that left and are no longer in the database need not be.
    fn forget_letters(&mut self) {
        let known = checks::letters_in(&self.database());
        let out = checks::letters_out(&self.house).into_keys();
        self.orphans.extend(out.filter(|id| !known.contains(id)));
    }

    /// The oldest table is played to its end and moved to a file.
    fn prune(&mut self) {
        let before = checks::tables_in(&self.database());
        let (Some(table), true) = (before.first().copied(), before.len() > 1) else {
            return self.import();
        };
        let sql = format!("SELECT status FROM tables WHERE id = {table}");
        if checks::column::<String>(&self.database(), &sql).first().unwrap() == "running" {
            self.good(&["mod", &table.to_string(), "finish because the season ends"]);
        }
        self.once();
        let folder = self.path(&format!("shelf-{}", self.number));
        let prune = |season: &Season| {
            let mut prune = season.house.command();
            prune.args(["archive", "--prune", "--older-than", "0d", "--out"]).arg(&folder);
            prune
        };
        let struck = self.under_load(|season| {
            let command = prune(season);
            season.strike(Deed::Prune, command)
        });
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
        self.pruned(&before, &folder);
        // Done again, it is finished.
        let output = prune(self).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        self.pruned(&before, &folder);
        checks::no_leftovers(&folder);
    }

    /// A table is in the database or in an intact file.
    fn pruned(&mut self, before: &BTreeSet<u32>, folder: &Path) {
        let files = checks::archives(folder, "pruned");
        let now = checks::tables_in(&self.database());
        for table in before.difference(&now) {
            let name = format!("table-{table:04}-");
            let there = |file: &PathBuf| file.to_string_lossy().contains(&name);
            assert!(files.iter().any(there), "table {table} is nowhere");
            self.acked.retain(|_, of| of != table);
        }
        self.forget_letters();
    }

    pub fn import_command(&self) -> Command {
        let mut import = self.house.command();
        import.arg("import").arg(self.path("table.json")).arg("--again");
        for name in ["red", "green", "brown"] {
            import.args(["--seat", &format!("{name} <{name}@example.org>")]);
        }
        import
    }

    fn import(&mut self) {
        let before = checks::tables_in(&self.database());
        if before.len() >= MOST_TABLES {
            return self.prune();
        }
        let struck = self.under_load(|season| {
            let import = season.import_command();
            season.strike(Deed::Import, import)
        });
        assert!(struck.killed() || struck.status.success(), "{}", struck.said);
        let now = checks::tables_in(&self.database());
        let new: Vec<_> = now.difference(&before).collect();
        assert!(new.len() <= 1 && before.is_subset(&now));
        assert!(new.len() == 1 || struck.killed(), "it is not there");
        for table in new {
            let entries = fs::read_to_string(self.path("table.json")).unwrap();
            let entries = entries.lines().filter(|line| line.starts_with("{\"n\":")).count();
            let entries = u32::try_from(entries).unwrap();
            let count = |sql: &str| -> u32 {
                let connection = look(&self.database());
                connection.query_row(sql, [table], |row| row.get(0)).unwrap()
            };
            assert!(count("SELECT count(*) FROM journal WHERE table_id = ?1") > entries);
            let seats = "SELECT count(*) FROM seats WHERE table_id = ?1";
            let welcome = "SELECT count(DISTINCT seat) FROM letters WHERE table_id = ?1";
            assert_eq!((count(seats), count(welcome)), (3, 3), "half a table");
        }
    }

    fn moderate(&mut self) {
        let sql = "SELECT id FROM tables WHERE status = 'running'";
        let tables: Vec<u32> = checks::column(&self.database(), sql).into_iter().collect();
        let Some(table) = self.dice.pick(&tables).copied() else { return self.import() };
        let marker = format!("marker{}x", self.number);
        let announced = self.dice.below(2) == 0;
        let command =
            if announced { format!("announce {marker}") } else { format!("undo because {marker}") };
        let struck = self.under_load(|season| {
            let mut moderate = season.house.command();
            moderate.args(["mod", &table.to_string(), &command]);
            season.strike(Deed::Moderate, moderate)
        });
        let count = |sql: &str| -> u32 {
            let connection = look(&self.database());
            connection.query_row(sql, [table], |row| row.get(0)).unwrap()
        };
        let entries = count(&format!(
            "SELECT count(*) FROM journal WHERE table_id = ?1 AND entry LIKE '%{marker}%'"
        ));
        let told = checks::told(&self.database(), table, &marker);
        if struck.status.success() {
            assert_eq!(entries, 1, "{command}: {}", struck.said);
        }
        // An undo may be refused, where there is nothing to take back, or only be
        // shown, where it would take back what others saw.
        assert!(entries == 1 || struck.killed() || !announced, "{}", struck.said);
        let whom = if announced { 3 } else { told.max(1) };
        assert_eq!(told, entries * whom, "{command}: half of it was done");
    }
}
