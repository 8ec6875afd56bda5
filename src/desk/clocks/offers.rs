//! A seat whose player does not answer is offered to anybody who wants it. All it
//! takes is the code in the address; it goes to the others at the table and to the
//! moderators, who may pass it on.

use super::{
    super::{DeskError, notice, secrets::random_hex, table::AnyTable, writing::Writing},
    Time,
};
use crate::{
    engine::Seat,
    letters::{self, Occasion},
};

/// Offers a seat, and tells everybody concerned.
pub(super) fn offer(
    time: &Time<'_>,
    table: &dyn AnyTable,
    seat: Seat,
    writing: &Writing<'_>,
) -> Result<(), DeskError> {
    let key = (time.row.id, seat);
    let code = random_hex::<12>()?;
    time.tx.offer(key, &code, time.now)?;
    let address = time.settings.own.with_token(&code);
    let unanswered = time.seat(seat)?.missed;
    for other in table.seats().iter().filter(|other| *other != seat) {
        if time.sits_in(other)? {
            continue;
        }
        let offer = Occasion::Offer { seat, unanswered, address: address.clone() };
        writing.letter(other, &offer, None)?;
    }
    writing.letter(seat, &Occasion::Offered { unanswered }, None)?;
    let name = time.row.player(seat).map_or("", |player| player.name.as_str());
    let rendered = letters::offered(time.row.id, table.title(), name, unanswered, &address);
    notice::letter_to_moderators_of(time.tx, time.settings, time.row.id, &rendered, time.now)
}
