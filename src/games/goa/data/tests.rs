//! Both editions add up, and whatever is spoilt is refused.

use super::load::built_in;
use super::*;
use crate::games::Overrides;
use crate::games::goa::cards::Effect;
use crate::games::goa::tiles::TileKind;
use std::collections::BTreeSet;
use strum::VariantArray as _;

fn load(edition: &str) -> Data {
    Data::load(edition, &Overrides::default()).unwrap()
}

fn overridden(edition: &str, text: &str) -> Result<Data, DataError> {
    Data::load(edition, &Overrides::parse(text, "own.toml").unwrap())
}

fn count(tiles: &[Tile], is: impl Fn(&Tile) -> bool) -> usize {
    tiles.iter().filter(|tile| is(tile)).count()
}

#[test]
fn the_new_edition_adds_up() {
    let figures = load("goa-2012").figures;
    assert_eq!((figures.tiles_a.len(), figures.tiles_b.len()), (29, 29), "C28");
    assert_eq!(figures.left_out, LeftOut { count: 4, shown: true, most_plantations: Some(2) });
    assert_eq!(count(&figures.tiles_a, |tile| tile.is_plantation()), 16, "D4");
    assert_eq!(count(&figures.tiles_a, |&tile| tile == Tile::MixedCrop), 1, "G90");
    assert_eq!(count(&figures.tiles_b, |tile| matches!(tile, Tile::Mission(_))), 4, "C25");
    assert_eq!(figures.cost(Column::Taxes, 2), [Spice::Pepper, Spice::Nutmeg], "C15");
    assert_eq!(figures.cost(Column::Colonies, 2), [Spice::Clove, Spice::Ginger], "C14");
    assert_eq!(figures.cost(Column::Ships, 5), []);
    assert_eq!((figures.value(Column::Expedition, 4), figures.limit(4)), (2, 4), "C7");
    assert_eq!((figures.start_ducats, figures.key_symbol), ((5, 10), Symbol::Elephant), "G12, G13");
    assert_eq!((figures.gains.red_ducats, figures.points.duty), (3, 5), "G79, G80");
    assert_eq!(figures.points.small_plantation_with_planter, 3, "G92");
    assert_eq!((figures.seller, figures.extras), (Seller::OneLess, 10), "G27, G6");
    assert_eq!((figures.quick_start, figures.bonanza.len()), (Some(10), 8), "G116, G117");
    for symbol in Symbol::ALL {
        assert_eq!(figures.cards.iter().filter(|card| card.symbol == symbol).count(), 5, "C22");
    }
}

#[test]
fn the_old_edition_adds_up() {
    let figures = load("goa-2004").figures;
    assert_eq!((figures.tiles_a.len(), figures.tiles_b.len()), (27, 27), "G3");
    assert_eq!(figures.left_out, LeftOut { count: 2, shown: false, most_plantations: None });
    assert_eq!(figures.cost(Column::Taxes, 2), [Spice::Pepper, Spice::Cinnamon], "C16");
    assert_eq!((figures.start_ducats, figures.key_symbol), ((7, 10), Symbol::Tiger), "G12, G13");
    assert_eq!((figures.gains.red_ducats, figures.points.duty), (4, 4), "G79, G80");
    assert_eq!(figures.points.small_plantation_with_planter, 1, "G113");
    assert_eq!(figures.points.cards.last(), Some(&20), "G111");
    assert_eq!(figures.seller, Seller::OneMore, "G28");
    assert_eq!(figures.limit_binds, LimitBinds::Always, "G46");
    assert_eq!((figures.quick_start, figures.bonanza.len()), (None, 0), "D111");
    let tiger = figures.cards.iter().filter(|card| card.symbol == Symbol::Tiger).count();
    assert_eq!(tiger, 6, "C23");
}

#[test]
fn every_kind_of_tile_is_in_an_edition() {
    let editions = EDITIONS.map(|edition| load(edition).figures);
    let dealt = editions.iter().flat_map(|it| it.tiles_a.iter().chain(&it.tiles_b));
    let dealt: BTreeSet<&str> = dealt.map(|tile| tile.kind().name()).collect();
    let all: BTreeSet<&str> = TileKind::VARIANTS.iter().map(|kind| kind.name()).collect();
    assert_eq!(dealt, all);
}

#[test]
fn what_both_editions_share() {
    for edition in EDITIONS {
        let figures = load(edition).figures;
        assert_eq!(figures.edition, edition);
        assert_eq!(figures.cards.len(), 30, "C22");
        for effect in Effect::ALL {
            let mut colonists: Vec<u8> = figures
                .cards
                .iter()
                .filter(|card| card.effect == effect)
                .map(|card| card.colonists)
                .collect();
            colonists.sort_unstable();
            assert_eq!(colonists, [1, 2, 3], "C21: {effect}");
        }
        let colonies = Colony::ALL
            .map(|colony| figures.colonies.iter().filter(|tile| tile.colony == colony).count());
        assert_eq!(colonies, [5, 4, 5, 4], "G7");
        assert_eq!(figures.colonists_needed, [6, 8, 10, 12], "C17");
        assert_eq!(figures.colony_places, [1, 1, 2, 2], "C18");
        for letter in [Letter::A, Letter::B] {
            let left_out = usize::from(figures.left_out.count);
            assert_eq!(figures.tiles(letter).len() - left_out, 25, "G2, G3");
        }
        assert_eq!(figures.buy_progress.len(), 4, "C26");
        assert_eq!(figures.price_of_step(5), None, "C26");
    }
    // Our fill of the steps asks for every spice as often as for the others.
    let figures = load("goa-2012").figures;
    for spice in Spice::ALL {
        let steps = figures.columns.iter().flat_map(|column| column.costs.iter().flatten());
        assert_eq!(steps.filter(|&&cost| cost == spice).count(), 10);
    }
}

/// Spoils a built-in file once.
fn spoilt(edition: &str, from: &str, to: &str) -> String {
    let (file, text) = built_in(edition).unwrap();
    assert!(text.contains(from), "{edition} has no {from}");
    let text = text.replacen(from, to, 1);
    match Data::parse(edition, file, &text, &Overrides::default()) {
        Ok(_) => format!("{to} was accepted"),
        Err(error) => error.to_string(),
    }
}

/// What is replaced, by what, and what the message says of it.
type Spoilt = (&'static str, &'static str, &'static str);

fn refused(edition: &str, spoilt_figures: &[Spoilt]) {
    for &(from, to, says) in spoilt_figures {
        let error = spoilt(edition, from, to);
        assert!(error.contains(says), "{from:?} -> {to:?}: {error}");
        assert!(error.starts_with(&format!("data/{edition}.toml: ")), "{error}");
    }
}

/// Every constraint of the development board, broken once.
#[test]
fn a_spoilt_board_is_refused() {
    let spoilt = [
        // C1
        (
            "[\"ginger\", \"cinnamon\"],",
            "[\"ginger\"],",
            "columns.ships.costs[1] should name 2 spices (C1), but has 1",
        ),
        // C2
        (
            "[1, 2, 3, 4, 5]",
            "[1, 1, 3, 4, 5]",
            "columns.ships.values[1] should be 2 (C2), but is 1",
        ),
        // C3, C4
        ("[4, 6, 8,", "[5, 6, 8,", "columns.taxes.values[0] should be 4 (C3), but is 5"),
        ("[4, 6, 8,", "[4, 7, 8,", "columns.taxes.values should have 6 in some row (C4)"),
        // C5
        ("[1, 2, 4, 6, 8]", "[1, 2, 5, 6, 8]", "harvest.values should have 4 in some row (C5)"),
        // C6, C7
        ("[1, 1, 2, 2, 3]", "[0, 1, 2, 2, 3]", "expedition.values[0] should be 1 (C6), but is 0"),
        ("[1, 1, 2, 2, 3]", "[1, 1, 2, 3, 3]", "expedition.values[3] should be 2 (C7), but is 3"),
        ("limit = [1, 2, 3, 4, 5]", "limit = [2, 2, 3, 4, 5]", "hand.limit[0] should be 1 (C6)"),
        ("limit = [1, 2, 3, 4, 5]", "limit = [1, 2, 3, 3, 5]", "hand.limit[3] should be 4 (C7)"),
        // C8, C9
        ("[0, 1, 2, 4, 6]", "[1, 1, 2, 4, 6]", "colonies.values[0] should be 0 (C8), but is 1"),
        ("[0, 1, 2, 4, 6]", "[0, 1, 2, 3, 6]", "colonies.values should have 4 in some row (C9)"),
        // C10 to C15
        ("    [\"ginger\"],\n", "    [\"clove\"],\n", "ships.costs[0] should be ginger (C10)"),
        (
            "[\"ginger\", \"cinnamon\"],",
            "[\"ginger\", \"clove\"],",
            "ships.costs[1] should be ginger and cinnamon (C11)",
        ),
        ("    [\"cinnamon\"],\n", "    [\"clove\"],\n", "costs[0] should be cinnamon (C12)"),
        ("    [\"clove\"],\n", "    [\"pepper\"],\n", "colonies.costs[0] should be clove (C13)"),
        (
            "[\"clove\", \"ginger\"],",
            "[\"clove\", \"pepper\"],",
            "colonies.costs[1] should be clove and ginger (C14)",
        ),
        (
            "[\"pepper\", \"nutmeg\"],",
            "[\"pepper\", \"cinnamon\"],",
            "taxes.costs[1] should be pepper and nutmeg (C15)",
        ),
        // C26
        ("ducats = [4, 8, 12, 16]", "ducats = [4, 8, 12]", "array of length 4"),
        ("ducats = [4, 8, 12, 16]", "ducats = [4, 8, 7, 16]", "ducats should not fall, but does"),
        // C27
        ("plantations = 4", "plantations = 5", "player_board.plantations should be 4 (C27)"),
        ("\ncolonies = 4\n\n[start]", "\ncolonies = 3\n\n[start]", "player_board.colonies should"),
        ("[1, 1, 2, 2, 3]", "[1, 1, 2, 2, 6]", "draws 6, but the hand limit of that row is 5"),
        ("rows = [0, 1, 3", "rows = [0, 4, 3", "points.rows should not fall, but does after 4"),
    ];
    refused("goa-2012", &spoilt);
}

/// Every constraint of tiles and cards, broken once.
#[test]
fn a_spoilt_box_is_refused() {
    let spoilt = [
        // C17, C18
        ("needed = 6\n", "needed = 7\n", "colonies.quilon.needed should be 6 (C17), but is 7"),
        ("places = 2\n", "places = 3\n", "colonies.madras.places should be 2 (C18), but is 3"),
        // C19
        (
            "    [\"nutmeg\", \"clove\"],\n    [\"clove\", \"ginger\"],\n",
            "    [\"nutmeg\", \"clove\"],\n    [\"clove\", \"nutmeg\"],\n",
            "colonies.quilon.pairs has clove and nutmeg twice; all tiles differ (C19)",
        ),
        (
            "    [\"nutmeg\", \"clove\"],\n    [\"clove\", \"ginger\"],\n",
            "    [\"nutmeg\", \"nutmeg\"],\n    [\"clove\", \"ginger\"],\n",
            "quilon.pairs[3] should be two different spices (C19)",
        ),
        (
            "needed = 8\nplaces = 1\n",
            "needed = 8\nplaces = 1\npairs = [[\"clove\", \"ginger\"], [\"clove\", \"nutmeg\"], \
             [\"clove\", \"pepper\"], [\"ginger\", \"nutmeg\"]]\n",
            "colonies.cochin.pairs should not be there (C19)",
        ),
        // C20
        (
            "    [\"pepper\", \"nutmeg\"],\n    [\"nutmeg\", \"clove\"],\n",
            "    [\"pepper\", \"clove\"],\n    [\"nutmeg\", \"clove\"],\n",
            "colonies.quilon.pairs should have pepper and nutmeg (C20)",
        ),
        // C21
        ("[3, \"fish\"]", "[4, \"fish\"]", "deck.two-ships[2] should have 1 to 3 colonists (C21)"),
        // C22
        ("[3, \"fish\"]", "[3, \"palm\"]", "deck should have 5 cards with fish (C22), but has 4"),
        ("fish = 5", "fish = 4", "deck should have 4 cards with fish (C22), but has 5"),
        ("five-ducats = [[1, \"tiger\"], ", "five-ducats = [", "deck should be 30 (cards in the"),
        // C23
        ("[1, 3, 6, 10, 15]", "[1, 3, 6, 10]", "points.cards should be 5 (C23: the most cards"),
        // C24, C25
        ("clove2 = 2", "clove4 = 2", "tiles.a.clove4 is no tile; the nearest is clove"),
        ("mission-3 = 2", "mission-4 = 2", "tiles.b.mission-4 is no tile; the nearest is mission"),
        ("ginger1 = 1\n", "clove3 = 1\n", "tiles.a should have ginger1 (C24, C28)"),
        // C28
        ("planter = 1", "favor = 1", "tiles.a should have planter (C24, C28)"),
        ("mixed-crop", "viceroy", "is marked, but not there"),
        ("ships-or-colonists = 2\nmission-2 = 2", "planter = 2\nmission-2 = 2", "no planter (C28)"),
        ("red-ship = 1", "resupply = 1", "tiles.a should have red-ship (C24, C28)"),
        // Totals.
        ("tiles_a = 29", "tiles_a = 30", "tiles.a should be 30 (tiles in the box), but is 29"),
        ("favor = 1", "favor = 2", "tiles.b should be 29 (tiles in the box), but is 30"),
        ("count = 4\n", "count = 3\n", "left_out.count should be 4 (25 tiles come to the grid)"),
        ("colony_tiles = 18", "colony_tiles = 17", "colonies should be 17 (tiles in the box)"),
        ("tiles = 5\n", "tiles = 4\n", "quilon.pairs should be 4 (a pair for each tile), but is 5"),
        ("bonanza = 8", "bonanza = 7", "bonanza.tiles should be 7 (tiles in the box), but is 8"),
        ("{ ships = 2 }", "{}", "bonanza.tiles[0] should bring something (G118)"),
        ("small_plantation_with_planter = 3\n", "", "with_planter should be there, since there"),
    ];
    refused("goa-2012", &spoilt);
}

#[test]
fn a_file_of_another_shape_is_refused() {
    let spoilt = [
        ("seller = ", "vendor = ", "unknown field"),
        ("\"one-less\"", "\"two-less\"", "unknown variant"),
        ("source = \"house\"", "source = \"hearsay\"", "it is rulebook, sourced or house"),
        ("source = \"rulebook\"\nnote = \"The set-up (", "note = \"The set-up (", "no source"),
        ("note = \"The final scoring.\"\n", "", "has no note that says what it rests on"),
        (
            "sources.values = [\"sourced\", \"house\", ",
            "sources.values = [\"sourced\", ",
            "columns.harvest.values has 5 values, but 4 sources",
        ),
        ("[bonanza]", "[bonanza", "data/goa-2012.toml: TOML parse error at line"),
    ];
    refused("goa-2012", &spoilt);
}

#[test]
fn what_only_the_old_edition_tells_is_checked_there() {
    let spoilt = [
        (
            "[\"pepper\", \"cinnamon\"],",
            "[\"pepper\", \"nutmeg\"],",
            "taxes.costs[1] should be pepper and cinnamon (C16)",
        ),
        ("10, 15, 20]", "10, 15]", "points.cards should be 6 (C23: the most cards of one symbol)"),
        ("\"tiger\"\n", "\"statue\"\n", "start.key_symbol should be a symbol of the deck (C23)"),
        ("tiles_b = 27", "tiles_b = 28", "tiles.b should be 28 (tiles in the box), but is 27"),
        ("count = 2", "count = 4", "left_out.count should be 2"),
        ("some = [", "some = [\"favor\", ", "tiles should have favor somewhere (C28)"),
    ];
    refused("goa-2004", &spoilt);
}

#[test]
fn our_own_figures_are_listed_one_by_one() {
    let house = load("goa-2012").house;
    let of = |path: &str| house.iter().find(|figure| figure.path == path);
    let third = of("columns.harvest.values[2]").unwrap();
    assert_eq!(third.value.as_integer(), Some(4));
    assert!(third.note.contains("example"), "{}", third.note);
    assert!(of("columns.harvest.values[0]").is_none() && of("columns.harvest.costs[0]").is_none());
    assert!(of("columns.taxes.costs[1]").is_none() && of("columns.taxes.costs[0]").is_some());
    assert!(of("tiles.a.mixed-crop").is_some() && of("tiles.a.planter").is_none());
    assert_eq!(house.iter().filter(|figure| figure.path.starts_with("deck.")).count(), 30);
    assert!(house.iter().all(|figure| !figure.note.is_empty() && !figure.path.contains("told")));
}

#[test]
fn an_operators_figures_take_their_places() {
    let built_in = load("goa-2012");
    let own = "
        [goa-2012.columns.harvest]
        values = [1, 3, 4, 6, 8]
        note = \"as printed on my board\"
        [goa-2012.tiles.b]
        mission-2 = 1
        mission-3 = 3
        [goa-2012.deck]
        two-ships = [[1, \"elephant\"], [1, \"tiger\"], [2, \"fish\"]]
    ";
    let data = overridden("goa-2012", own).unwrap();
    assert_eq!(data.figures.value(Column::Harvest, 2), 3);
    // The rest of a table stays.
    assert_eq!(data.figures.cost(Column::Harvest, 1), [Spice::Cinnamon], "C12");
    assert_eq!(count(&data.figures.tiles_b, |&tile| tile == Tile::Mission(3)), 3, "C25");
    let paths: Vec<&str> = data.overridden.iter().map(|own| own.path.as_str()).collect();
    assert_eq!(
        paths,
        ["columns.harvest.values", "deck.two-ships", "tiles.b.mission-2", "tiles.b.mission-3"]
    );
    // They are no longer ours: three values, three cards, two tiles.
    assert_eq!(built_in.house.len() - data.house.len(), 3 + 3 + 2);
    assert!(data.house.iter().all(|figure| !figure.path.starts_with("columns.harvest.values")));
    // The other edition is as it was.
    assert_eq!(overridden("goa-2004", own).unwrap(), load("goa-2004"));
}

/// The example of the operator's page can be taken as it stands.
#[test]
fn the_documented_example_fits() {
    let page = include_str!("../../../../docs/operating.md");
    let mut examples = page.split("```").filter_map(|part| part.strip_prefix("toml\n"));
    let example = examples.find(|example| example.contains("[goa-2012")).unwrap();
    let data = overridden("goa-2012", example).unwrap();
    assert_eq!(data.overridden.len(), 3, "{example}");
    assert_eq!(data.figures.value(Column::Taxes, 5), 13);
}

/// Even what a text tells can be wrong, if the board says otherwise.
#[test]
fn an_operator_may_know_better_than_the_example() {
    let board = "[goa-2004.columns.taxes]\ncosts = [[\"pepper\"], [\"pepper\", \"nutmeg\"], \
        [\"pepper\", \"nutmeg\", \"clove\"], [\"pepper\", \"nutmeg\", \"clove\", \"ginger\"]]\n";
    let error = overridden("goa-2004", board).unwrap_err().to_string();
    assert_eq!(
        error,
        "own.toml: [goa-2004]: columns.taxes.costs[1] should be pepper and cinnamon (C16)"
    );
    let told = "[goa-2004.told.steps.C16]\nspices = [\"pepper\", \"nutmeg\"]\n";
    let data = overridden("goa-2004", &format!("{board}{told}")).unwrap();
    assert_eq!(data.figures.cost(Column::Taxes, 2), [Spice::Pepper, Spice::Nutmeg]);
    let planter = "[goa-2004.tiles.a]\nplanter = 1\nships-or-colonists = 1\n";
    let error = overridden("goa-2004", planter).unwrap_err().to_string();
    assert!(error.contains("points.small_plantation_with_planter should be there"), "{error}");
    let worth = "[goa-2004.points]\nsmall_plantation_with_planter = 3\n";
    assert!(overridden("goa-2004", &format!("{planter}{worth}")).is_ok(), "G92");
}

#[test]
fn an_overrides_file_that_does_not_fit_is_refused() {
    for (text, says) in [
        ("[goa-2012.gains]\nred_ducat = 4\n", "unknown field `red_ducat`"),
        ("[goa-2012.tiles.b]\nmission = 1\n", "tiles.b.mission is no tile; the nearest is"),
        ("[goa-2012.tiles.b]\nfavor = 2\n", "tiles.b should be 29 (tiles in the box), but is 30"),
        ("[goa-2012.box]\ntiles_b = 30\n", "but is 29; the file replaces box.tiles_b"),
        ("[goa-2012.columns.ships]\nvalues = [1, 2]\n", "invalid length 2"),
        ("[goa-2012.columns.ships]\nvalues = 3\n", "invalid type"),
        ("[goa-2012.hand]\nlimit_binds = \"never\"\n", "unknown variant `never`"),
        ("[goa-2012.start]\nships = -1\n", "invalid value"),
        ("[goa-2012.told.values.C9]\nrow = 6\n", "told.values.C9 should have a row from 1 to 5"),
        ("[goa-2012.told.steps.C10]\nstep = 5\n", "steps.C10 should have a step from 1 to 4"),
    ] {
        let overrides = Overrides::parse(text, "own.toml").unwrap();
        let mut loaded = EDITIONS.into_iter().map(|edition| Data::load(edition, &overrides));
        let error = loaded.find_map(Result::err).unwrap().to_string();
        assert!(error.starts_with("own.toml: ") && error.contains(says), "{text}: {error}");
    }
    for text in ["goa-2012 = 3", "[goa-2012", "goa-2012.x ="] {
        let error = Overrides::parse(text, "own.toml").unwrap_err();
        assert!(error.starts_with("own.toml: "), "{error}");
    }
}
