//! Names of time zones.

use super::{Unreadable, short};
use chrono_tz::{TZ_VARIANTS, Tz};

/// How similar a name must be to be suggested, from 0 to 1.
const LIKE: f64 = 0.85;

/// Why a word is no time zone.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ZoneError {
    #[error("\"{word}\" is an offset and no place: name the zone by a place, like {place}")]
    Offset { word: String, place: &'static str },
    #[error("there is no time zone \"{word}\": name it by a place, like Europe/Warsaw, or UTC")]
    Unknown { word: String },
    #[error("there is no time zone \"{word}\": did you mean {}?", .like.join(" or "))]
    Like { word: String, like: Vec<&'static str> },
}

impl From<ZoneError> for Unreadable {
    fn from(error: ZoneError) -> Unreadable {
        Unreadable(error.to_string())
    }
}

/// Reads the IANA name of a time zone, in any case.
///
/// # Errors
///
/// An unknown name, with the most similar ones; also `EST`, `MST` and `HST`, which
/// have no summer time and are hardly ever meant.
pub fn read_zone(word: &str) -> Result<Tz, ZoneError> {
    let meant = match word.to_ascii_uppercase().as_str() {
        "EST" => Some("America/New_York"),
        "MST" => Some("America/Denver"),
        "HST" => Some("Pacific/Honolulu"),
        _ => None,
    };
    if let Some(place) = meant {
        return Err(ZoneError::Offset { word: short(word), place });
    }
    if let Some(zone) = TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(word)) {
        return Ok(*zone);
    }
    let (word, like) = (short(word), like(word));
    Err(if like.is_empty() { ZoneError::Unknown { word } } else { ZoneError::Like { word, like } })
}

/// The names most similar to a word, best first: places are compared, and the same
/// part of the world counts a little.
pub(super) fn like(word: &str) -> Vec<&'static str> {
    const FEW: usize = 3;
    const AS_GOOD: f64 = 0.02;
    let word: String = word.to_lowercase().chars().take(60).collect();
    let (area, place) = parts(&word);
    // A short word resembles many: CEST is not Creston.
    let least = if place.chars().count() <= 4 { 0.95 } else { LIKE };
    let mut found: Vec<(f64, &'static str)> = TZ_VARIANTS
        .iter()
        // A named offset is never a better suggestion than a place.
        .filter(|zone| zone.name().contains('/') && !zone.name().starts_with("Etc/"))
        .map(|zone| {
            let name = zone.name().to_lowercase();
            let (other_area, other) = parts(&name);
            let same_area = area.is_some() && area == other_area;
            let likeness = strsim::jaro_winkler(place, other);
            (likeness + if same_area { 0.05 } else { 0.0 }, zone.name())
        })
        .filter(|(likeness, _)| *likeness >= least)
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
    let best = found.first().map_or(0.0, |(likeness, _)| *likeness);
    found.retain(|(likeness, _)| *likeness >= best - AS_GOOD);
    found.into_iter().take(FEW).map(|(_, name)| name).collect()
}

/// The part of the world, and the place.
fn parts(name: &str) -> (Option<&str>, &str) {
    name.rsplit_once('/').map_or((None, name), |(area, place)| (Some(area), place))
}
