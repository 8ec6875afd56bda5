//! «Hi all,» and «Thanks, Anna»: lines that are no orders and no mistakes.

use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Courtesies {
    greetings: Vec<String>,
    farewells: Vec<String>,
}

/// A greeting with a name is at most this many words.
const SHORT: usize = 6;

static COURTESIES: LazyLock<Courtesies> = LazyLock::new(|| {
    // The file is part of the program and `the_words_are_read` holds it; an
    // empty list would only make the reader stricter.
    toml::from_str(include_str!("../../data/locales/courtesies.toml"))
        .unwrap_or(Courtesies { greetings: Vec::new(), farewells: Vec::new() })
});

/// Blanks the lines that are courtesies, keeping every line's number.
///
/// Greetings count before the first other line. A farewell ends the orders:
/// what follows it, a name or a title, is blanked too, unless it begins like an
/// order; then it is kept, for it would be worse to lose an order than to ask.
/// A line that is just the player's own name is one, too.
pub fn blank_courtesies(
    lines: &[String],
    player: &str,
    begins_order: impl Fn(&str) -> bool,
) -> Vec<String> {
    let player = words(player);
    let (mut begun, mut ended) = (false, false);
    lines
        .iter()
        .map(|line| {
            let said = words(line);
            let Some(first) = said.first() else { return String::new() };
            // An order may stand in the same line: «Hi, bid 4».
            let order = begins_order(first)
                || said.iter().skip(1).any(|word| begins_order(word))
                    && said.iter().any(|word| word.chars().any(char::is_numeric));
            let farewell = !order && opens_with(&said, &COURTESIES.farewells);
            let greeting = !order && !begun && opens_with(&said, &COURTESIES.greetings);
            let name = !order && said.iter().all(|word| player.contains(word));
            ended |= farewell;
            if farewell || greeting || name || (ended && !order) {
                return String::new();
            }
            begun = true;
            line.clone()
        })
        .collect()
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn opens_with(said: &[String], phrases: &[String]) -> bool {
    said.len() <= SHORT
        && phrases.iter().any(|phrase| {
            let phrase = words(phrase);
            said.starts_with(&phrase)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> Vec<String> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let verbs = ["bid", "pass", "plant", "hold"];
        blank_courtesies(&lines, "Anna Nowak", |word| verbs.contains(&word))
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect()
    }

    #[test]
    fn the_words_are_read() {
        assert!(COURTESIES.greetings.len() > 20 && COURTESIES.farewells.len() > 20);
    }

    #[test]
    fn courtesies_are_no_orders() {
        assert_eq!(kept("Hi all,\n\nbid 5\n\nThanks!\nAnna\nHead of Gardening"), ["bid 5"]);
        assert_eq!(kept("Cześć!\nbid 5\nPozdrawiam\nAnna Nowak"), ["bid 5"]);
        assert_eq!(kept("bid 5\nAnna"), ["bid 5"]);
        assert_eq!(kept("Dzień dobry Monsoon,\npass"), ["pass"]);
    }

    #[test]
    fn nothing_that_may_be_an_order_is_lost() {
        assert_eq!(kept("bdi 5"), ["bdi 5"]);
        assert_eq!(kept("Hi, bid 4"), ["Hi, bid 4"]);
        assert_eq!(
            kept("bid 5\nThanks for the game, bid 1"),
            ["bid 5", "Thanks for the game, bid 1"]
        );
        assert_eq!(kept("bid 5\nthanks\nplant banana2 c4"), ["bid 5", "plant banana2 c4"]);
        assert_eq!(kept("I think I will bid 5"), ["I think I will bid 5"]);
        let long = "hello everybody I would like to bid 5 please";
        assert_eq!(kept(long), [long]);
    }
}
