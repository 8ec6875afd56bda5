//! Mail: bytes become letters, letters become bytes.
//!
//! This module knows mail and nothing of games, tables or players. A mail comes
//! in through [`inbox`], is read by [`parse()`], checked by [`trust()`], and
//! reduced to its author's own words by [`fresh_text()`]. Our own letters are
//! turned into bytes by [`compose()`] and leave through [`outbound`].
//!
//! Everything that is read here was written by strangers: all readers have
//! limits and never panic, and when unsure they leave text out rather than let
//! a quoted line act as an order.

pub mod address;
pub mod authenticate;
mod bounce;
pub mod buttons;
mod calendar;
pub mod compose;
mod dedup;
pub mod fresh_text;
mod html;
pub mod inbox;
pub mod letter;
pub mod outbound;
pub mod parse;
// Tables, laid out by language.
#[rustfmt::skip]
mod phrases;
mod robots;
mod slim;
mod subject;
pub mod trust;

pub use address::OwnAddress;
pub use authenticate::{Authenticator, Peer};
pub use calendar::{Deadline, calendar_file};
pub use compose::{Attachment, AutoSubmitted, ComposeError, Draft, again, compose};
pub use dedup::{dedup_key, raw_key, trace_id};
pub use fresh_text::{
    FreshText, Sent, fresh_text, fresh_text_among, is_line_index, is_table_word, line_index,
    marked_above, with_orders,
};
pub use html::{LETTER_ID, to_text as html_to_text};
pub use letter::{Failure, Incoming, Letter, LetterKind, Mailbox, Source};
pub use outbound::{Outbound, Parcel, SendError};
pub use parse::{every_text, parse};
pub use slim::{bodies_of, without_html};
pub use subject::names_table;
pub use trust::{Trust, trust};
