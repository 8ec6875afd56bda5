//! `monsoon manual`: what a package brings beside the program, all of it from the
//! description of the command line and the built-in configuration.

use super::command;
use crate::{config, desk::Games};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use clap_complete::Shell;
use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Where a system keeps a service's data.
const SYSTEM_DATA: &str = "/var/lib/monsoon/";

/// Where the built-in configuration keeps them.
const OWN_DATA: &str = "var/";

#[derive(Args)]
pub struct Manual {
    /// The folder to write to; created if missing
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

impl Manual {
    /// Writes manual pages to `man`, completions to `completions`, and a configuration
    /// to begin with.
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let pages = self.out.join("man");
        let completions = self.out.join("completions");
        for folder in [&pages, &completions] {
            fs::create_dir_all(folder)
                .with_context(|| format!("can't create {}", folder.display()))?;
        }
        clap_mangen::generate_to(command(games), &pages)
            .with_context(|| format!("can't write to {}", pages.display()))?;
        for shell in Shell::value_variants() {
            clap_complete::generate_to(*shell, &mut command(games), "monsoon", &completions)
                .with_context(|| format!("can't write to {}", completions.display()))?;
        }
        write(&self.out.join("config.toml"), &system_config())?;
        println!("manual pages, completions and config.toml are in {}", self.out.display());
        Ok(ExitCode::SUCCESS)
    }
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("can't write {}", path.display()))
}

/// The built-in configuration, with data where a service's belong.
fn system_config() -> String {
    config::DEFAULT.replace(&format!("\"{OWN_DATA}"), &format!("\"{SYSTEM_DATA}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    #[test]
    fn a_service_keeps_nothing_beside_its_configuration() {
        let config = Config::parse(&system_config(), Path::new("config.toml")).unwrap();
        let mut paths = vec![config.store.path, config.store.spool];
        paths.extend(config.inbound.maildir.map(|it| it.path));
        paths.extend(config.outbound.maildir.map(|it| it.path));
        assert_eq!(paths.len(), 4);
        assert!(paths.iter().all(|path| path.starts_with(SYSTEM_DATA)), "{paths:?}");
    }

    #[test]
    fn each_command_that_is_shown_has_a_page() {
        let folder = tempfile::tempdir().unwrap();
        let manual = Manual { out: folder.path().into() };
        let games = Games::shipped();
        manual.run(&games).unwrap();
        let shown = command(&games);
        let shown: Vec<&str> = shown
            .get_subcommands()
            .filter(|it| !it.is_hide_set())
            .map(clap::Command::get_name)
            .collect();
        assert!(shown.len() > 20, "{shown:?}");
        for name in shown {
            let page = folder.path().join(format!("man/monsoon-{name}.1"));
            let page = fs::read_to_string(&page).unwrap();
            assert!(page.contains(".SH DESCRIPTION"), "{name}");
        }
        let main = fs::read_to_string(folder.path().join("man/monsoon.1")).unwrap();
        assert!(!main.contains("monsoon\\-manual"), "for packagers only");
        for file in ["monsoon.bash", "_monsoon", "monsoon.fish"] {
            let text = fs::read_to_string(folder.path().join("completions").join(file)).unwrap();
            assert!(text.contains("status"), "{file}");
        }
    }
}
