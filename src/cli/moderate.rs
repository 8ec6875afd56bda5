//! `monsoon mod`: a moderator's commands, from a shell.

use crate::{
    basics::TableId,
    config::Config,
    daemon::open_desk,
    desk::{FORMS, Games, ModerateError, Moderated},
};
use anyhow::{Result, bail};
use clap::Args;
use std::{fmt::Write, process::ExitCode};

/// Exit status of a command that was refused without effect.
const REFUSED: u8 = 3;
/// Exit status where something was only shown, and `confirm` carries it out.
const WAITS: u8 = 4;

#[derive(Args)]
#[command(after_help = commands())]
pub struct Moderate {
    /// The table's number
    table: TableId,
    /// Who you are: a moderator's address. Without it you act as the operator, who
    /// plays at no table
    #[arg(long, value_name = "ADDRESS")]
    by: Option<String>,
    /// The last entry that you know of: a command that would mean something else
    /// since then is not carried out. Without it, the last entry of the `log` you
    /// were shown
    #[arg(long, value_name = "ENTRY")]
    at: Option<u32>,
    /// The command, as in a mail: undo 2 because Red mailed the wrong tile.
    /// Separate several commands with a ';' of its own
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "COMMAND"
    )]
    words: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Moderate {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        let mut desk = open_desk(config, games)?;
        let lines: Vec<String> =
            self.words.split(|word| word == ";").map(|words| words.join(" ")).collect();
        match desk.moderate_at(self.table, self.by.as_deref(), self.at, &lines) {
            Ok(answer) if self.json => super::print_json(&answer).map(|()| answer),
            Ok(answer) => {
                println!("{}", answer.text);
                Ok(answer)
            }
            Err(ModerateError::Desk(error)) => Err(error.into()),
            Err(error) => bail!("{error}"),
        }
        .map(|answer| match answer {
            Moderated { refused: true, .. } => ExitCode::from(REFUSED),
            Moderated { waits: true, .. } => ExitCode::from(WAITS),
            Moderated { .. } => ExitCode::SUCCESS,
        })
    }
}

/// The commands, from the list that the mail's help and the manual show.
fn commands() -> String {
    let mut text = "Commands, each with `because ...` where it says so:\n".to_owned();
    for form in FORMS {
        let why = if form.reason { " because ..." } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "  {}{why}\n      {}", form.usage, form.means);
    }
    text.push_str(
        "\nExit status: 0 done, 1 the table does not exist or is not yours to moderate, 2 wrong \
         command line,\n3 refused: nothing was done, 4 only shown: `confirm` carries it out. What \
         was done goes\nout with the next pass of the daemon. See docs/moderating.md.",
    );
    text
}
