//! Tables of rows and laws.
