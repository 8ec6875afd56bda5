//! A name is a single visible line, wherever it comes from.

use crate::parlour::shipped;
use crate::parlour::{COLOURS, Parlour};
use monsoon::{
    archive::{Document, import::Sound},
    config::Config,
    desk::{NewSeat, NewTable},
};
use std::{fs, path::Path};

const NAME: &str = "Anna\r\nBcc: all@example.org";

fn refused(error: impl std::fmt::Display) {
    let said = error.to_string();
    assert!(
        said.contains("“Anna\\r\\nBcc: all@example.org” can't be a name: it has a line break"),
        "{said}"
    );
}

#[test]
fn no_name_with_a_line_break_comes_in() {
    let mut parlour = Parlour::santiago(3, &[]);
    let seat = |name: &str| NewSeat {
        name: name.into(),
        address: format!("{}@example.org", name.len()),
        language: None,
    };
    let wish = |seats: Vec<NewSeat>, moderators| NewTable {
        game: "santiago".into(),
        seats,
        options: vec![],
        seed: None,
        moderators,
        later: false,
    };
    let three = || vec![seat("A"), seat("BB"), seat("CCC")];
    let strange = wish(vec![seat("A"), seat("BB"), seat(NAME)], vec![]);
    refused(parlour.desk.open(&strange).unwrap_err());
    let by = vec![(NAME.to_owned(), "mod@example.org".to_owned())];
    refused(parlour.desk.open(&wish(three(), by)).unwrap_err());

    let config = format!("[server]\nname = {NAME:?}\n");
    refused(Config::parse(&config, Path::new("config.toml")).unwrap_err());

    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/archives/v1/goa-2012.json");
    let good = Document::parse(&fs::read(file).unwrap()).unwrap();
    assert!(Sound::of(&shipped(), good.clone()).is_ok());
    let mut document = good.clone();
    document.seats[0].name = NAME.into();
    document.comments.clear();
    document.digest = document.digest_now();
    refused(Sound::of(&shipped(), document).unwrap_err());

    let sound = Sound::of(&shipped(), good).unwrap();
    let mut players: Vec<NewSeat> = COLOURS.map(seat).into();
    players.truncate(sound.document().seats.len());
    players[1].name = NAME.into();
    refused(parlour.desk.import_to_play(&sound, &players).unwrap_err());
}
