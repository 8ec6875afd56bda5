//! The games that come with Monsoon: the one place that knows them by name.

use super::games::Games;
use crate::{
    archive::{Choosable, GameName, Playable},
    engine::{Seat, Seats, doubt::Saying, spoken::Spoken},
    games::{
        Figures, Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
};
use serde::Serialize;
use std::sync::LazyLock;

impl Games {
    /// The games that come with Monsoon.
    #[must_use]
    pub fn shipped() -> Games {
        Games::default().with::<Santiago>().with::<Goa>()
    }
}

impl Playable for Santiago {
    const NAMES: &'static [GameName] = &[GameName {
        name: "santiago",
        title: "Santiago",
        players: (2, 5),
        kinds: &[&[("money", "open")], &[("money", "hidden")]],
    }];

    fn check(_name: &str, _overrides: &Overrides) -> Result<(), String> {
        santiago::check()
    }

    fn options(
        _name: &str,
        pairs: &[(String, String)],
        _overrides: &Overrides,
    ) -> Result<Self::Options, String> {
        santiago::Options::parse(pairs).map_err(|error| error.to_string())
    }

    fn choosable(_name: &str) -> &'static [Choosable] {
        &[
            ("money", &["open", "hidden"]),
            ("spring", &["centre", "middle", "edge"]),
            ("shuffle-seats", &["no", "yes"]),
        ]
    }

    fn pairs(options: &santiago::Options) -> Vec<(&'static str, String)> {
        options.show()
    }

    fn seating(deal: &santiago::Deal, _seats: Seats) -> Vec<usize> {
        deal.seating()
    }

    fn phase(view: &santiago::View) -> String {
        word(&view.phase)
    }

    fn details(&self, seat: Seat) -> Vec<(String, String)> {
        self.details_of(seat)
    }

    fn canonical(word: &str) -> Vec<&'static str> {
        santiago::canonical(word)
    }

    fn says(word: &str) -> Saying {
        santiago::says(word)
    }

    fn spoken() -> Option<&'static Spoken> {
        static SPOKEN: LazyLock<Option<Spoken>> = LazyLock::new(|| {
            Spoken::of(include_str!("../../data/locales/spoken-santiago.toml")).ok()
        });
        SPOKEN.as_ref()
    }

    fn is_foreign(word: &str, language: &str) -> bool {
        santiago::is_foreign(word, language)
    }
}

impl Playable for Goa {
    const NAMES: &'static [GameName] = &[
        GameName {
            name: "goa-2012",
            title: "Goa (2012)",
            players: (2, 4),
            kinds: &[&[], &[("variant", "quick-start,bonanza")]],
        },
        GameName { name: "goa-2004", title: "Goa (2004)", players: (2, 4), kinds: &[&[]] },
    ];
    const FORMER_KEY: Option<&'static str> = Some("edition");

    fn check(name: &str, overrides: &Overrides) -> Result<(), String> {
        goa::check(name, overrides)
    }

    fn figures(name: &str, overrides: &Overrides) -> Option<Result<Figures, String>> {
        let edition = Self::NAMES.iter().find(|edition| edition.name == name)?.name;
        Some(match goa::data::Data::load(edition, overrides) {
            Ok(data) => Ok(Figures { edition, house: data.house, overridden: data.overridden }),
            Err(error) => Err(error.to_string()),
        })
    }

    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String> {
        goa::Options::parse(name, pairs, overrides).map_err(|error| error.to_string())
    }

    fn choosable(name: &str) -> &'static [Choosable] {
        // The older rules know no variants.
        match name {
            "goa-2012" => &[
                ("variant", &["quick-start", "bonanza", "quick-start,bonanza"]),
                ("hand-limit", &["action", "hard"]),
                ("shuffle-seats", &["no", "yes"]),
            ],
            _ => &[("hand-limit", &["hard", "action"]), ("shuffle-seats", &["no", "yes"])],
        }
    }

    fn pairs(options: &goa::Options) -> Vec<(&'static str, String)> {
        options.show()
    }

    fn options_of(name: &str, options: &goa::Options, deal: &goa::Deal) -> Option<goa::Options> {
        (options.edition == name).then(|| options.with_figures_of(deal))
    }

    fn has_own_figures(name: &str, options: &goa::Options, deal: &goa::Deal) -> bool {
        let pairs: Vec<(String, String)> =
            options.show().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let ours = goa::Options::parse(name, &pairs, &Overrides::default());
        let ours = ours.ok().and_then(|options| options.figures());
        ours != options.with_figures_of(deal).figures()
    }

    fn seating(deal: &goa::Deal, _seats: Seats) -> Vec<usize> {
        deal.seating()
    }

    fn phase(view: &goa::View) -> String {
        word(&view.phase)
    }

    fn concerns(word: &str) -> bool {
        goa::concerns(word)
    }

    fn subject(&self, seat: Seat) -> Vec<String> {
        self.subject_of(seat)
    }

    fn details(&self, seat: Seat) -> Vec<(String, String)> {
        self.details_of(seat)
    }

    fn canonical(word: &str) -> Vec<&'static str> {
        goa::canonical(word)
    }

    fn says(word: &str) -> Saying {
        goa::says(word)
    }

    fn spoken() -> Option<&'static Spoken> {
        static SPOKEN: LazyLock<Option<Spoken>> =
            LazyLock::new(|| Spoken::of(include_str!("../../data/locales/spoken-goa.toml")).ok());
        SPOKEN.as_ref()
    }

    fn is_foreign(word: &str, language: &str) -> bool {
        goa::is_foreign(word, language)
    }
}

/// A value that serialises to a string, as that string.
fn word<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_can_be_made() {
        let (games, seed) = (Games::shipped(), crate::engine::TableSeed::new("s"));
        for game in games.iter() {
            for (key, value) in game
                .choosable()
                .iter()
                .flat_map(|(key, values)| values.iter().map(move |it| (key, it)))
            {
                let pairs = [((*key).to_owned(), (*value).to_owned())];
                let seats = Seats::new(game.name().players.1).unwrap();
                let dealt = game.deal(&pairs, &Overrides::default(), seats, &seed);
                assert!(dealt.is_ok(), "{}: {key}={value}: {:?}", game.name().name, dealt.err());
            }
        }
    }

    #[test]
    fn the_phrases_of_every_game_are_read() {
        for spoken in [Santiago::spoken(), Goa::spoken()] {
            let spoken = spoken.unwrap();
            assert!(spoken.verbs().count() > 3);
            spoken.read_all().unwrap();
        }
    }
}
