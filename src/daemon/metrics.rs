//! Figures for Prometheus and a page for whoever asks whether the daemon is well, by
//! HTTP. See `docs/decisions/0017-what-the-daemon-shows-of-itself.md`.

use super::{
    beats::Beat,
    signs::{Gate, Signs},
    writer::Writer,
};
use crate::{
    config::Config,
    desk::{DeskError, Overview},
    store::Store,
};
use anyhow::{Context, Result};
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use chrono::{DateTime, Utc};
use prometheus_client::{
    encoding::text::encode,
    metrics::{family::Family, gauge::Gauge},
    registry::{Registry, Unit},
};
use serde::Serialize;
use std::{
    net::{SocketAddr, TcpListener},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// How long the writer may take to answer before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often to look whether to stop.
const LOOK: Duration = Duration::from_millis(100);

/// How many may wait for an answer at once; the rest queue up.
const AT_ONCE: usize = 4;

/// The media type of what Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Listens, and answers until told to stop.
pub(super) struct Metrics {
    listener: TcpListener,
    inside: Arc<Inside>,
}

struct Inside {
    /// A connection of its own, so that nobody waits for it.
    store: Mutex<Store>,
    signs: Signs,
    gates: Vec<Gate>,
    writer: Writer,
    beats: Vec<Beat>,
}

impl Metrics {
    /// Listens where the configuration says, if it says so.
    pub(super) fn open(
        config: &Config,
        signs: &Signs,
        writer: &Writer,
        beats: &[Beat],
    ) -> Result<Option<Metrics>> {
        let Some(listen) = config.metrics.listen else { return Ok(None) };
        let listener = TcpListener::bind(listen)
            .and_then(|listener| listener.set_nonblocking(true).map(|()| listener))
            .with_context(|| format!("metrics.listen: can't listen on {listen}"))?;
        let inside = Inside {
            store: Mutex::new(Store::open(&config.store.path)?),
            signs: signs.clone(),
            gates: Gate::of(config),
            writer: writer.clone(),
            beats: beats.to_vec(),
        };
        Ok(Some(Metrics { listener, inside: Arc::new(inside) }))
    }

    pub(super) fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Serves until `stop` is set. Figures are not worth a daemon: a fault here is only
    /// logged.
    pub(super) fn serve(self, stop: &AtomicBool) {
        if let Err(error) = self.run(stop) {
            tracing::error!(%error, "no more metrics");
            // A thread that ends would stop the daemon.
            while !stop.load(Ordering::SeqCst) {
                std::thread::sleep(LOOK);
            }
        }
    }

    fn run(self, stop: &AtomicBool) -> std::io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(AT_ONCE)
            .build()?;
        let served = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let routes = Router::new()
                .route("/metrics", get(metrics))
                .route("/health", get(health))
                .with_state(self.inside);
            let stopped = async {
                while !stop.load(Ordering::SeqCst) {
                    tokio::time::sleep(LOOK).await;
                }
            };
            tokio::select! {
                served = axum::serve(listener, routes).into_future() => served,
                () = stopped => Ok(()),
            }
        });
        // Whoever still waits for the writer must not hold up the end.
        runtime.shutdown_background();
        served
    }
}

async fn metrics(State(inside): State<Arc<Inside>>) -> Response {
    let text = tokio::task::spawn_blocking(move || inside.text()).await;
    match text {
        Ok(Ok(text)) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Ok(Err(error)) => {
            tracing::error!(%error, "no figures can be had");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The answer to whether all is well.
#[derive(Debug, Serialize)]
struct Health {
    well: bool,
    reasons: Vec<String>,
}

async fn health(State(inside): State<Arc<Inside>>) -> Response {
    let reasons = tokio::task::spawn_blocking(move || inside.reasons()).await;
    let reasons = reasons.unwrap_or_else(|_| vec!["a fault in the program".into()]);
    let health = Health { well: reasons.is_empty(), reasons };
    let status = if health.well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let body = serde_json::to_string(&health).unwrap_or_default() + "\n";
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

impl Inside {
    fn overview(&self) -> Result<Overview, DeskError> {
        let store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        Overview::of(&store, self.signs.now())
    }

    /// Why it is not well.
    fn reasons(&self) -> Vec<String> {
        let mut reasons = Vec::new();
        let answered = self.writer.probe().is_some_and(|it| it.recv_timeout(PATIENCE).is_ok());
        if !answered {
            reasons.push("the writer does not answer".into());
        }
        let silent = self.beats.iter().filter_map(Beat::silent);
        reasons.extend(silent.map(|name| format!("the thread {name} is stuck")));
        for closed in self.signs.closed() {
            let since = closed.since.format("%Y-%m-%d %H:%M:%S UTC");
            reasons.push(format!("{} since {since}", closed.gate.closed_means()));
        }
        if self.overview().is_err() {
            reasons.push("the database can't be read".into());
        }
        reasons
    }

    fn text(&self) -> Result<String> {
        let mut registry = Registry::with_prefix("monsoon");
        self.put_counted(&mut registry);
        // What was counted is worth most when the database can't be read.
        let overview = self.overview();
        let readable = gauge(i64::from(overview.is_ok()));
        registry.register(
            "database_readable",
            "Whether the database can be read: 1, or 0",
            readable,
        );
        match overview {
            Ok(overview) => self.put_overview(&mut registry, &overview),
            Err(error) => tracing::debug!(%error, "no figures of the database can be had"),
        }
        let mut text = String::new();
        encode(&mut text, &registry)?;
        Ok(text)
    }

    /// What was counted since the start.
    fn put_counted(&self, registry: &mut Registry) {
        let counted = self.signs.counted.clone();
        registry.register(
            "mails",
            "Mails handed in, by way in and by what became of them",
            counted.mails,
        );
        registry.register(
            "letters",
            "Attempts to hand over letters, by what became of them",
            counted.letters,
        );
        registry.register("clock_checks", "Checks of the clocks", counted.clocks);
        registry.register_with_unit(
            "taking_a_mail",
            "From handing a mail to the writer until it is durable",
            Unit::Seconds,
            counted.taking,
        );
        let start = gauge(seconds(self.signs.started()));
        let help = "When the daemon started, in seconds since 1970";
        registry.register_with_unit("start_time", help, Unit::Seconds, start);
        let closed = self.signs.closed();
        put_family(
            registry,
            ("closed", "Whether a way in or out is closed: 1, or 0"),
            self.gates.iter().map(|gate| {
                let is_closed = closed.iter().any(|closed| closed.gate == *gate);
                (("gate", gate.as_str()), i64::from(is_closed))
            }),
        );
    }

    /// How things stand.
    fn put_overview(&self, registry: &mut Registry, overview: &Overview) {
        let tables = overview.tables.iter();
        put_family(
            registry,
            ("tables", "Tables, by state"),
            tables.map(|(state, count)| (("state", *state), i64::from(*count))),
        );
        let queue = &overview.queue;
        put_family(
            registry,
            ("queue_letters", "Letters that wait or were given up, by reason"),
            [
                (("waits", "due"), i64::from(queue.due)),
                (("waits", "back-off"), i64::from(queue.back_off)),
                (("waits", "address-stopped"), i64::from(queue.stopped)),
                (("waits", "given-up"), i64::from(queue.given_up)),
            ],
        );
        let now = self.signs.now();
        let age = |since: Option<DateTime<Utc>>| {
            since.map_or(0, |since| (now - since).num_seconds().max(0))
        };
        let awaited = &overview.awaited;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let overdue = awaited.iter().filter(|awaited| awaited.overdue).count();
        let longest = awaited.first().map(|awaited| awaited.since);
        for (name, help, value) in [
            ("awaited_seats", "Seats that running tables wait for", count(awaited.len())),
            ("overdue_seats", "Those of them whose deadline is over", count(overdue)),
        ] {
            registry.register(name, help, gauge(value));
        }
        for (name, help, value) in [
            ("awaited_longest", "How long the longest awaited seat has been awaited", age(longest)),
            ("queue_oldest", "The age of the oldest letter that waits", age(queue.oldest)),
            (
                "last_mail_in_time",
                "When the last mail came in, in seconds since 1970; 0: never",
                overview.last_mail_in.map_or(0, seconds),
            ),
            (
                "last_letter_out_time",
                "When the last letter was handed over, in seconds since 1970; 0: never",
                overview.last_letter_out.map_or(0, seconds),
            ),
        ] {
            registry.register_with_unit(name, help, Unit::Seconds, gauge(value));
        }
        let bytes = i64::try_from(overview.database_bytes).unwrap_or(i64::MAX);
        registry.register_with_unit(
            "database",
            "The size of the database",
            Unit::Bytes,
            gauge(bytes),
        );
    }
}

fn seconds(time: DateTime<Utc>) -> i64 {
    time.timestamp()
}

fn gauge(value: i64) -> Gauge {
    let gauge = Gauge::default();
    gauge.set(value);
    gauge
}

fn put_family<'a>(
    registry: &mut Registry,
    (name, help): (&str, &str),
    values: impl IntoIterator<Item = ((&'static str, &'a str), i64)>,
) {
    let family = Family::<[(&'static str, String); 1], Gauge>::default();
    for ((label, of), value) in values {
        family.get_or_create(&[(label, of.to_owned())]).set(value);
    }
    registry.register(name, help, family);
}
