//! The window: a page for those who run the house, and for trying a game.
//!
//! It shows every letter to everybody at every table, secrets included, and answers
//! them as their readers would: by a mail in the spool. `door` decides who may
//! look, `pages` are what they see, `routes` joins the two, `hands` are what an
//! answer goes through. The asynchronous library stays in this room; whatever
//! touches the database or a file runs on threads of its own.

mod door;
mod hands;
mod pages;
mod routes;

pub use hands::Hands;

use crate::{
    desk::Desk,
    engine::hex,
    mail::{ComposeError, buttons::Button},
    store::StoreError,
};
use door::Door;
use std::{
    net::{SocketAddr, TcpListener},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// How often the window looks whether it is to be closed.
const LOOK: Duration = Duration::from_millis(100);

/// How often a house without a daemon does a pass.
const EACH: Duration = Duration::from_secs(30);

/// Why the window could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    #[error("can't listen: {0}")]
    Listen(std::io::Error),
    #[error("can't serve pages: {0}")]
    Serve(std::io::Error),
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Desk(#[from] crate::desk::DeskError),
    #[error("can't write a page: {0}")]
    Page(#[from] askama::Error),
    #[error("can't write the answer: {0}")]
    Compose(#[from] ComposeError),
    #[error("can't write the answer: {0}")]
    Written(#[from] lettre::error::Error),
    /// The letter says nowhere where to answer.
    #[error("this letter can't be answered")]
    NoAddress,
    #[error("can't hand in the answer: {0}")]
    HandedIn(String),
    /// The work on a page ended in a fault.
    #[error("a fault in the program")]
    Fault,
}

/// What a window may be asked to do differently.
#[derive(Debug, Clone, Default)]
pub struct Manners {
    /// Names under which browsers may ask for it, besides addresses and `localhost`.
    pub names: Vec<String>,
    /// Whether to ask for a token on loopback, too.
    pub token: bool,
}

/// A window that is open: it listens already.
pub struct Window {
    listener: TcpListener,
    address: SocketAddr,
    inside: Arc<Inside>,
}

/// What is behind the window.
struct Inside {
    desk: Mutex<Desk>,
    hands: Hands,
    door: Door,
}

impl Inside {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        // It is only read from: a page that failed leaves nothing half done.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Window {
    /// Listens. Anywhere but on loopback it asks for a token.
    ///
    /// # Errors
    /// If it can't listen there, or there are no random numbers.
    pub fn open(
        at: SocketAddr,
        manners: &Manners,
        desk: Desk,
        hands: Hands,
    ) -> Result<Window, WindowError> {
        let listener = TcpListener::bind(at).map_err(WindowError::Listen)?;
        listener.set_nonblocking(true).map_err(WindowError::Listen)?;
        let address = listener.local_addr().map_err(WindowError::Listen)?;
        let closed = manners.token || !address.ip().is_loopback();
        let door = Door::new(closed, &manners.names)?;
        let inside = Arc::new(Inside { desk: Mutex::new(desk), hands, door });
        Ok(Window { listener, address, inside })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it asks for before it shows anything, if it does.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.inside.door.token()
    }

    /// Serves pages until `stop` is set.
    ///
    /// # Errors
    /// If it can't serve any more.
    pub fn serve(self, stop: &AtomicBool) -> Result<(), WindowError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(WindowError::Serve)?;
        // Dropping the runtime waits for the work that was begun.
        runtime.block_on(async {
            let listener =
                tokio::net::TcpListener::from_std(self.listener).map_err(WindowError::Serve)?;
            if self.inside.hands.are_alone() {
                tokio::spawn(tick(Arc::clone(&self.inside)));
            }
            let pages = axum::serve(listener, routes::all(self.inside)).into_future();
            let stopped = async {
                while !stop.load(Ordering::SeqCst) {
                    tokio::time::sleep(LOOK).await;
                }
            };
            tokio::select! {
                served = pages => served.map_err(WindowError::Serve),
                () = stopped => Ok(()),
            }
        })
    }
}

/// The clock of a house that has no other.
async fn tick(inside: Arc<Inside>) {
    loop {
        tokio::time::sleep(EACH).await;
        let inside = Arc::clone(&inside);
        match tokio::task::spawn_blocking(move || inside.hands.pass()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "a pass failed; will try again soon"),
            Err(error) => tracing::error!(%error, "a pass ended in a fault"),
        }
    }
}

/// Random bytes in hexadecimal.
fn random<const BYTES: usize>() -> Result<String, WindowError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(WindowError::Random)?;
    Ok(hex(&bytes))
}

/// A letter as the window shows it.
struct Opened {
    row: crate::store::PostedRow,
    raw: Vec<u8>,
    html: Option<String>,
    text: String,
    subject: String,
    /// Where an answer goes.
    answers_to: Option<String>,
    links: Vec<crate::mail::buttons::Link>,
}

impl Opened {
    fn of(row: crate::store::PostedRow, raw: Vec<u8>) -> Opened {
        let parsed = mail_parser::MessageParser::default().parse(&raw);
        let parsed = parsed.as_ref();
        // A letter of text alone has no page: the parser would make one up.
        let html = parsed
            .filter(|mail| mail.html_bodies().any(mail_parser::MessagePart::is_text_html))
            .and_then(|mail| mail.body_html(0))
            .map(std::borrow::Cow::into_owned);
        let text = parsed.and_then(|mail| mail.body_text(0)).unwrap_or_default().into_owned();
        let subject = parsed.and_then(|mail| mail.subject()).unwrap_or(&row.subject).to_owned();
        let address =
            |list: Option<&mail_parser::Address<'_>>| Some(list?.first()?.address()?.to_owned());
        let answers_to =
            parsed.and_then(|mail| address(mail.reply_to()).or_else(|| address(mail.from())));
        let links = html.as_deref().map(crate::mail::buttons::links).unwrap_or_default();
        Opened { row, raw, html, text, subject, answers_to, links }
    }

    /// The button with this number.
    fn button(&self, number: usize) -> Option<&Button> {
        self.links.get(number)?.button.as_ref()
    }
}
