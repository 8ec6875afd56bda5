//! Everything that is tried from outside, as one program.

mod mail;
