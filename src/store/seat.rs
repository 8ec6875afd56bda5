//! Tables' and seats' numbers in rows.

use crate::{basics::TableId, engine::Seat};
use rusqlite::{
    ToSql,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};

/// A table's number and a seat.
pub type SeatKey = (TableId, Seat);

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        u32::column_result(value).map(TableId)
    }
}

impl ToSql for Seat {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        i64::try_from(self.index())
            .map(Into::into)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
    }
}

impl FromSql for Seat {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Seat::try_from(i64::column_result(value)?).map_err(FromSqlError::other)
    }
}
