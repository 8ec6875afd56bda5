//! A folder with a configuration, and the program run on it as an operator would.

use std::{fs, path::PathBuf};

pub struct House {
    pub folder: tempfile::TempDir,
}

impl House {
    /// Only a configuration; its database is `m.sqlite`.
    pub fn empty() -> House {
        let folder = tempfile::tempdir().unwrap();
        let config = "[inbound.maildir]\npath = \"in\"\n[store]\npath = \"m.sqlite\"\n";
        fs::write(folder.path().join("config.toml"), config).unwrap();
        House { folder }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    #[track_caller]
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Whether a command succeeds, and everything it prints.
    pub fn run(&self, args: &[&str]) -> (bool, String) {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_monsoon"));
        let output = command.current_dir(&self.folder).env("MONSOON_LOG", "error").args(args);
        let output = output.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        (output.status.success(), said + &String::from_utf8_lossy(&output.stderr))
    }

    #[track_caller]
    pub fn works(&self, args: &[&str]) -> String {
        let (good, said) = self.run(args);
        assert!(good, "{args:?}: {said}");
        said
    }

    #[track_caller]
    pub fn fails(&self, args: &[&str], why: &str) -> String {
        let (good, said) = self.run(args);
        assert!(!good && said.contains(why), "{args:?}: {said}");
        said
    }
}
