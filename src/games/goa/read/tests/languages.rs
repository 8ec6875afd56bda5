//! Each language's words, those of the printed rules among them.

use super::all;
