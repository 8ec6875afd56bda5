//! What a game writes its pages with ([`Pages`]): the scene with the words and the
//! view, the lines and blocks of a letter, and the parts that all games share.

pub use super::RenderError;
pub use super::button::Button;
pub use super::changes::Fact;
pub use super::frame::{Bar, Bars, Blank, Block, Card, Marked, Quote, Row, Table, Told};
pub use super::pages::{OnTable, Pages, Stands};
pub use super::paint::Paint;
pub use super::parts::{buttons, tap, taps, waiting, winners};
pub use super::rich::{Line, order, player, strong};
pub use super::scene::{Scene, list};
pub use super::times::due_fact;
pub use super::words::{Arg, Sentences, Words};
