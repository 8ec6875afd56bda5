//! Words as they are compared.

use icu_normalizer::DecomposingNormalizerBorrowed as DecomposingNormalizer;
use std::borrow::Cow;

/// [`fold`], without a copy of what stays as it is.
#[must_use]
pub fn folded(word: &str) -> Cow<'_, str> {
    let plain = word.bytes().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase());
    if plain { word.into() } else { fold(word).into() }
}

/// Danish as it is written without its letters, or `None` if there are none of them: «paa». An æ
/// becomes ae when it is folded.
#[must_use]
pub fn in_digraphs(text: &str, language: &str) -> Option<String> {
    let danish = language == "da" && text.contains(['ø', 'å', 'Ø', 'Å']);
    danish.then(|| text.replace(['ø', 'Ø'], "oe").replace(['å', 'Å'], "aa"))
}

/// The phrases of a language, and behind them those of Danish without its letters.
pub fn spellings(phrases: &[String], language: &str) -> impl Iterator<Item = String> {
    let otherwise = phrases.iter().filter_map(move |it| in_digraphs(it, language));
    phrases.iter().cloned().chain(otherwise)
}

/// Lower case without accents.
#[must_use]
pub fn fold(word: &str) -> String {
    let lower = word.to_lowercase();
    if lower.is_ascii() {
        return lower;
    }
    let mut folded = String::new();
    for letter in DecomposingNormalizer::new_nfd().normalize_iter(lower.chars()) {
        match letter {
            // Unicode does not decompose the stroke of ł and ø, or the ligature æ.
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}
