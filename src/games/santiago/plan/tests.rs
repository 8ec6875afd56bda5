//! Tests of Santiago's plans.

mod canonical;
mod facts;
mod games;
mod reading;
mod table;
