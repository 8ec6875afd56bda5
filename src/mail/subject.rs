//! Which subjects are those of our letters, whatever programs put before them.

use super::phrases::PHRASES;

/// Does a subject name one of our tables, as `[table 7]` or `[Monsoon 7]` do?
#[must_use]
pub fn names_table(subject: &str) -> bool {
    let squeezed: String = subject.split_whitespace().collect::<String>().to_lowercase();
    // Notices begin with one that names no table; and some programs take it for a mark of
    // theirs and cut one of its brackets off.
    if squeezed.contains("[monsoon") || squeezed.contains("monsoon]") {
        return true;
    }
    squeezed.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(tag, _)| {
        let word = tag.trim_end_matches(|c: char| c.is_ascii_digit());
        word.len() < tag.len() && PHRASES.tables.has(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_subjects_are_known() {
        for ours in [
            "Your turn: Santiago [table 7]",
            "RE: Twój ruch: Goa (2012) [Stół\u{a0}12]",
            "Sv: Santiago [bord7]",
            "[EXTERNAL] Re: Santiago [mesa 7]",
            "[Monsoon 7] Santiago",
            "Fwd: [Monsoon] a notice",
        ] {
            assert!(names_table(ours), "{ours}");
        }
        for other in
            ["a table for two", "[table]", "[EXTERNAL] bid 5", "Santiago", "[7]", "table 7"]
        {
            assert!(!names_table(other), "{other}");
        }
    }
}
