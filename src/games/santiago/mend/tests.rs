//! What a correction can be, and what it cannot.
