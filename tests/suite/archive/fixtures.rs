//! Archives that are kept for ever.
