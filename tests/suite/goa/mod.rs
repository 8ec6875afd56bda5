//! Goa, rule by rule.

mod reading;
