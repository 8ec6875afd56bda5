//! A seat whose player does not answer is offered to whoever wants it. The code
//! in the address is all that is needed; it goes to the others at the table and
//! to the moderators, who may hand it on.

use super::{
    super::{DeskError, notice, opening::random_hex, table::AnyTable, writing::Writing},
    Time,
};
use crate::{engine::Seat, letters::Occasion};

/// Offers a seat, and tells everybody whom it concerns.
pub(super) fn offer(
    time: &Time<'_>,
    table: &dyn AnyTable,
    seat: Seat,
    writing: &Writing<'_>,
) -> Result<(), DeskError> {
    let key = (time.row.id, seat.index());
    let code = random_hex::<12>()?;
    time.tx.offer(key, &code, time.now)?;
    let address = time.settings.own.with_token(&code);
    let unanswered = time.seat(seat.index())?.missed;
    for other in table.seats().iter().filter(|other| *other != seat) {
        if time.sits_in(other.index())? {
            continue;
        }
        let offer = Occasion::Offer { seat, unanswered, address: address.clone() };
        writing.letter(other, &offer, None)?;
    }
    writing.letter(seat, &Occasion::Offered { unanswered }, None)?;
    let name = time.row.seats.get(seat.index()).map_or("", |player| player.name.as_str());
    let text = format!(
        "At table {} ({}), {} ({name}) has not answered {unanswered} times in a row.\n\
         The seat is offered to a replacement: whoever mails the line\n\n    take NAME\n\nto \
         {address}\nsits there from then on, by that name; the position stands as it is. \
         Hand the address on to whom you like.\n\
         If {name} answers before, the offer ends.",
        time.row.id,
        table.title(),
        seat.colour()
    );
    let subject = format!("table {}: {} is offered", time.row.id, seat.colour());
    notice::to_moderators(time.tx, time.settings, &subject, &text, time.now)
}
