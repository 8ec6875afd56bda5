//! What may be asked of the window, and what is answered.

use super::{
    Inside, WindowError,
    door::{self, Refused},
    pages,
};
use crate::{basics::TableId, mail::buttons};
use axum::{
    Form, Router,
    extract::{DefaultBodyLimit, Path, Query, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{Html, IntoResponse, Redirect, Response},
    routing::{get, post},
};
use serde::Deserialize;
use std::sync::Arc;

/// The longest form, in bytes: more than any answer.
const LONGEST: usize = 64 * 1024;

/// What our own pages may do.
const OURS: &str = "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; \
                    frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What a letter may do: be looked at in our pages, and have its links followed when
/// somebody presses them. It runs no scripts and fetches nothing.
const LETTER: &str = "sandbox allow-top-navigation-by-user-activation; default-src 'none'; \
                      style-src 'unsafe-inline'; img-src data:; form-action 'none'; \
                      base-uri 'none'; frame-ancestors 'self'";

/// What text may do.
const TEXT: &str = "sandbox; default-src 'none'; frame-ancestors 'none'";

type Shared = State<Arc<Inside>>;

pub(super) fn all(inside: Arc<Inside>) -> Router {
    let guard = middleware::from_fn_with_state(Arc::clone(&inside), guarded);
    Router::new()
        .route("/", get(everything))
        .route("/table/{table}", get(one_table))
        .route("/letter/{id}", get(one_letter).post(answered))
        .route("/letter/{id}/page", get(looks))
        .route("/letter/{id}/text", get(text))
        .route("/letter/{id}/source", get(source))
        .route("/newest", get(newest))
        .route("/enter", post(entered))
        .route("/window.css", get(async || file("text/css; charset=utf-8", STYLE)))
        .route("/window.js", get(async || file("text/javascript; charset=utf-8", SCRIPT)))
        // Browsers ask for it by themselves, by any page that says nothing of one.
        .route("/favicon.ico", get(async || StatusCode::NO_CONTENT))
        .fallback(async || Fault::Missing)
        .layer(guard)
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(inside)
}

const STYLE: &str = include_str!("../../templates/window/window.css");
const SCRIPT: &str = include_str!("../../templates/window/window.js");

/// Why there is no page.
enum Fault {
    Missing,
    Refused(Refused),
    Window(WindowError),
}

impl From<WindowError> for Fault {
    fn from(error: WindowError) -> Fault {
        Fault::Window(error)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (status, words) = match self {
            Fault::Missing => (StatusCode::NOT_FOUND, "there is nothing here".to_owned()),
            Fault::Refused(why) => (StatusCode::FORBIDDEN, why.to_string()),
            Fault::Window(error) => {
                tracing::error!(%error, "the window has no answer");
                (StatusCode::INTERNAL_SERVER_ERROR, "this did not work; the log says why".into())
            }
        };
        match pages::fault(&words) {
            Ok(page) => (status, Html(page)).into_response(),
            Err(_) => (status, words).into_response(),
        }
    }
}

type Answer = Result<Response, Fault>;

/// Does something that waits for the database or a file.
async fn apart<T: Send + 'static>(
    inside: Arc<Inside>,
    work: impl FnOnce(&Inside) -> Result<T, WindowError> + Send + 'static,
) -> Result<T, Fault> {
    let done = tokio::task::spawn_blocking(move || work(&inside)).await;
    Ok(done.map_err(|_| WindowError::Fault)??)
}

/// What every request must keep to, and what every answer brings.
async fn guarded(State(inside): Shared, request: Request, next: Next) -> Response {
    let mut response = match admitted(&inside, &request) {
        Ok(()) => next.run(request).await,
        Err(response) => response,
    };
    let headers = response.headers_mut();
    let mut usual = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    usual(header::CONTENT_SECURITY_POLICY, OURS);
    usual(header::CACHE_CONTROL, "no-store");
    usual(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    // With `no-referrer`, browsers would not say where a form comes from either.
    usual(header::REFERRER_POLICY, "same-origin");
    usual(header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    usual(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    response
}

#[expect(clippy::result_large_err, reason = "it is the answer, made once")]
fn admitted(inside: &Inside, request: &Request) -> Result<(), Response> {
    let headers = request.headers();
    let refused = |why| Fault::Refused(why).into_response();
    inside.door.knows_host(headers).map_err(refused)?;
    if request.method().is_safe() {
        let open = ["/window.css", "/window.js", "/favicon.ico"].contains(&request.uri().path());
        if open || inside.door.is_open_to(headers) {
            return Ok(());
        }
        return Err(asked_to_enter(headers, request.uri().path(), request.uri().query()));
    }
    door::is_from_here(headers).map_err(refused)?;
    if request.uri().path() == "/enter" || inside.door.is_open_to(headers) {
        return Ok(());
    }
    Err(entrance(None))
}

/// A link in a letter leads here from a frame that counts as another place, and then
/// browsers keep our cookie back; from a page of ours they send it.
fn asked_to_enter(headers: &HeaderMap, path: &str, query: Option<&str>) -> Response {
    let crossed =
        headers.get("sec-fetch-site").is_some_and(|site| site.as_bytes() == b"cross-site");
    let whole = query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"));
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/?=&".contains(&byte);
    if crossed && whole.bytes().all(plain) && !whole.starts_with("//") {
        // The same address but for its fragment would be no other page to a browser.
        let mark = if query.is_some() { '&' } else { '?' };
        let again = format!(
            "<!DOCTYPE html><html lang=\"en\"><title>Monsoon</title>\
             <link rel=\"icon\" href=\"data:,\">\
             <meta http-equiv=\"refresh\" content=\"0; url={whole}{mark}again=1#answer\">"
        );
        return Html(again).into_response();
    }
    entrance(None)
}

fn entrance(fault: Option<&str>) -> Response {
    match pages::enter(fault) {
        Ok(page) => (StatusCode::UNAUTHORIZED, Html(page)).into_response(),
        Err(error) => Fault::Window(error).into_response(),
    }
}

#[derive(Deserialize)]
struct Token {
    token: String,
}

async fn entered(State(inside): Shared, Form(form): Form<Token>) -> Response {
    match inside.door.opened_by(&form.token) {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response(),
        None => entrance(Some("This is not the token.")),
    }
}

#[derive(Deserialize)]
struct Start {
    before: Option<i64>,
}

async fn everything(inside: Shared, from: Query<Start>) -> Answer {
    listed(inside, None, from).await
}

async fn one_table(inside: Shared, Path(table): Path<u32>, from: Query<Start>) -> Answer {
    listed(inside, Some(TableId(table)), from).await
}

async fn listed(
    State(inside): Shared,
    table: Option<TableId>,
    Query(from): Query<Start>,
) -> Answer {
    let page = apart(inside, move |inside| inside.list(table, from.before)).await?;
    Ok(Html(page.ok_or(Fault::Missing)?).into_response())
}

#[derive(Deserialize)]
struct Pressed {
    button: Option<usize>,
}

async fn one_letter(
    State(inside): Shared,
    Path(id): Path<i64>,
    Query(pressed): Query<Pressed>,
) -> Answer {
    let page = apart(inside, move |inside| {
        let Some(letter) = inside.letter(id)? else { return Ok(None) };
        Ok(Some(inside.letter_page(&letter, pressed.button, None, None)?))
    });
    Ok(Html(page.await?.ok_or(Fault::Missing)?).into_response())
}

/// The letter as its reader's mail program shows it, with buttons that fill the box.
async fn looks(State(inside): Shared, Path(id): Path<i64>) -> Answer {
    let letter = apart(inside, move |inside| inside.letter(id)).await?.ok_or(Fault::Missing)?;
    let html = letter.html.ok_or(Fault::Missing)?;
    let page = buttons::redirected(&html, |number| {
        format!("target=\"_top\" href=\"/letter/{id}?button={number}#answer\"")
    });
    Ok(([(header::CONTENT_SECURITY_POLICY, LETTER)], Html(page)).into_response())
}

async fn text(State(inside): Shared, Path(id): Path<i64>) -> Answer {
    let letter = apart(inside, move |inside| inside.letter(id)).await?.ok_or(Fault::Missing)?;
    Ok(plain(letter.text.into_bytes()))
}

async fn source(State(inside): Shared, Path(id): Path<i64>) -> Answer {
    let letter = apart(inside, move |inside| inside.letter(id)).await?.ok_or(Fault::Missing)?;
    Ok(plain(letter.raw))
}

fn plain(text: Vec<u8>) -> Response {
    let kind = "text/plain; charset=utf-8";
    ([(header::CONTENT_SECURITY_POLICY, TEXT), (header::CONTENT_TYPE, kind)], text).into_response()
}

async fn newest(State(inside): Shared) -> Answer {
    let newest = apart(inside, Inside::newest).await?;
    Ok(plain(newest.to_string().into_bytes()))
}

#[derive(Deserialize)]
struct Answered {
    key: String,
    #[serde(default)]
    text: String,
    /// The button that was pressed instead of writing.
    button: Option<usize>,
}

async fn answered(
    State(inside): Shared,
    Path(id): Path<i64>,
    Form(form): Form<Answered>,
) -> Answer {
    inside.door.knows_form(&form.key).map_err(Fault::Refused)?;
    let next = apart(inside, move |inside| {
        let Some(letter) = inside.letter(id)? else { return Ok(None) };
        let pressed = form.button.and_then(|number| letter.button(number));
        let text = pressed.map_or(form.text.as_str(), |button| button.body.as_str());
        if text.trim().is_empty() {
            let page = inside.letter_page(&letter, None, Some(""), Some("Nothing was written."))?;
            return Ok(Some((StatusCode::BAD_REQUEST, Html(page)).into_response()));
        }
        let newest = inside.newest()?;
        match inside.hands.answer(&letter, text) {
            Ok(()) => {
                let next = inside.after(&letter.row, newest)?;
                Ok(Some(Redirect::to(&format!("/letter/{next}")).into_response()))
            }
            Err(error @ WindowError::NoAddress) => {
                let fault = error.to_string();
                let page = inside.letter_page(&letter, None, Some(text), Some(&fault))?;
                Ok(Some((StatusCode::BAD_REQUEST, Html(page)).into_response()))
            }
            Err(error) => Err(error),
        }
    });
    next.await?.ok_or(Fault::Missing)
}

fn file(kind: &'static str, text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
