//! Plans at whole tables: they give the same journal as the same decisions one
//! by one, and nobody but their owner ever sees them.

mod by_mail;
mod printed;
mod random;
mod returning;
mod sealed;
mod slips;
