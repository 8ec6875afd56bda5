//! Why a table can't be opened as it was written, option by option, in words that every
//! reader's language has.

use super::{
    super::{
        DeskError, Settings,
        games::AnyGame,
        opening::{CHOICES, OpenError, check_wish, house_among},
    },
    Choice, may_be_watched,
};
use crate::{engine::Sentence, letters::WrongWish};

type Options = [(String, String)];

/// All that is wrong with it; nothing if it can be opened.
pub(in super::super) fn wrong_wishes(
    settings: &Settings,
    game: &dyn AnyGame,
    choice: &Choice<'_>,
    seats: usize,
) -> Result<Vec<WrongWish>, DeskError> {
    let (fewest, most) = game.name().players;
    let can_be = seats.clamp(fewest, most);
    let mut wrong = Vec::new();
    if seats != can_be {
        wrong.push(WrongWish::Players { wrote: seats, fewest, most });
    }
    for nth in 0..choice.options.len() {
        wrong.extend(wrong_with(settings, game, choice, can_be, nth)?);
    }
    if wrong.is_empty()
        && let Some(why) = why_not(settings, choice, seats)?
    {
        wrong.push(WrongWish::Other { why });
    }
    Ok(wrong)
}

/// The line that opens the table without what is wrong. Whoever wants it private writes it
/// themselves: the word may be what is wrong.
pub(super) fn instead(
    settings: &Settings,
    game: &dyn AnyGame,
    choice: &Choice<'_>,
    seats: usize,
) -> Result<Option<String>, DeskError> {
    let (fewest, most) = game.name().players;
    let seats = seats.clamp(fewest, most);
    let mut right = Vec::new();
    for (nth, option) in choice.options.iter().enumerate() {
        if wrong_with(settings, game, choice, seats, nth)?.is_none() {
            right.push(option.clone());
        }
    }
    let all = Choice { options: &right, ..*choice };
    if choice.private || why_not(settings, &all, seats)?.is_some() {
        return Ok(None);
    }
    let start = ["new".to_owned(), game.name().name.to_owned(), seats.to_string()];
    let words: Vec<String> = start.into_iter().chain(right.iter().map(written)).collect();
    Ok(Some(words.join(" ")))
}

/// What is wrong with one of the options, whatever the others are.
fn wrong_with(
    settings: &Settings,
    game: &dyn AnyGame,
    choice: &Choice<'_>,
    seats: usize,
    nth: usize,
) -> Result<Option<WrongWish>, DeskError> {
    let Some(option) = choice.options.get(nth) else { return Ok(None) };
    if is_given_again(choice.options, nth) {
        return Ok(Some(WrongWish::Twice { option: option.0.clone() }));
    }
    let alone = Choice { options: std::slice::from_ref(option), ..*choice };
    if why_not(settings, &alone, seats)?.is_some() {
        return Ok(Some(about(game, option, choice.private)));
    }
    let full = house_among(alone.options) >= seats;
    Ok(full.then(|| WrongWish::AllHouse { option: written(option), most: seats - 1 }))
}

/// Does an option before it say the same? A table has one value of each, but as many variants as
/// there are.
fn is_given_again(options: &Options, nth: usize) -> bool {
    let Some((key, value)) = options.get(nth) else { return false };
    let mut before = options.iter().take(nth);
    let names =
        |value: &str| value.split(',').map(|name| name.trim().to_lowercase()).collect::<Vec<_>>();
    let again = |said: &str| names(value).iter().any(|name| names(said).contains(name));
    before.any(|(other, said)| other == key && (key != "variant" || again(said)))
}

/// Why it can't be.
fn why_not(
    settings: &Settings,
    choice: &Choice<'_>,
    seats: usize,
) -> Result<Option<Sentence>, DeskError> {
    match check_wish(settings, choice.game, seats, choice.options) {
        Ok(()) => Ok(may_be_watched(choice).err().map(Sentence::from)),
        Err(OpenError::Wish(why)) => Ok(Some(why)),
        Err(OpenError::Desk(error)) => Err(error),
    }
}

/// What is wrong with an option, and what can be written instead.
fn about(game: &dyn AnyGame, option: &(String, String), private: bool) -> WrongWish {
    let (key, _) = option;
    let of_game = game.choosable().iter().find(|(known, _)| known == key);
    let of_house = CHOICES.iter().find(|(known, _)| known == key);
    let values = of_game.map(|(_, values)| values.to_vec()).or(of_house.map(|(_, it)| it.to_vec()));
    match values {
        None => WrongWish::NoOption { option: written(option) },
        Some(values) => {
            // There is no word to watch by where there is none to join by.
            let fits = |value: &&&str| private || (key.as_str(), **value) != ("watch", "word");
            let right = values.iter().filter(fits).map(|value| format!("{key}={value}"));
            WrongWish::Value { option: written(option), right: right.collect() }
        }
    }
}

/// As it is written in a line.
fn written((key, value): &(String, String)) -> String {
    if value.contains(char::is_whitespace) {
        format!("{key}=\"{value}\"")
    } else {
        format!("{key}={value}")
    }
}
