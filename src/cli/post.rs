//! `monsoon post`: a window on all letters of the house.

use crate::{
    config::Config,
    daemon::{open_desk, passes_at_home},
    desk::Games,
    window::{Hands, Manners, Window},
};
use anyhow::{Context, Result};
use clap::Args;
use signal_hook::consts::{SIGINT, SIGTERM};
use std::{
    io::Write,
    net::SocketAddr,
    process::ExitCode,
    sync::{Arc, atomic::AtomicBool},
};

#[derive(Args)]
pub struct Post {
    /// Where to listen; 0 is any free port
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8025")]
    listen: SocketAddr,
    /// A name under which browsers ask for the page, besides addresses and
    /// localhost; may be repeated
    #[arg(long = "name", value_name = "HOST")]
    names: Vec<String>,
    /// Ask for a token on loopback, too: for a machine with other users
    #[arg(long)]
    token: bool,
}

impl Post {
    pub fn run(self, config: Config, games: &Games) -> Result<ExitCode> {
        let stop = stops()?;
        let desk = open_desk(&config, games)?;
        let manners = Manners { names: self.names, token: self.token };
        // What an earlier window left in the spool.
        if let Err(error) = passes_at_home(&config, games) {
            tracing::error!(%error, "the mails in the spool wait for the next pass");
        }
        let hands = Hands::shared(config, games.clone());
        let window = Window::open(self.listen, &manners, desk, hands)
            .with_context(|| format!("--listen {}", self.listen))?;
        announce(&format!("All letters: http://{}/ (Ctrl-C closes it)", window.address()), &window);
        window.serve(&stop)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Says where a window is, and what it asks for. Whoever has read enough may leave.
pub fn announce(where_it_is: &str, window: &Window) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{where_it_is}");
    if let Some(token) = window.token() {
        let _ = writeln!(out, "The token it asks for, printed this once: {token}");
    }
    let _ = out.flush();
}

/// Set once the program is asked to stop.
pub fn stops() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop)).context("can't watch signals")?;
    }
    Ok(stop)
}
