//! Goa's letters.

mod each;
mod fixtures;

use super::{markup, timed};
use fixtures::Fixture;
use monsoon::games::goa::action::{Deed, Step, Use};
use monsoon::games::goa::board::{Cell, Place};
use monsoon::games::goa::tiles::{Colony, Column, Spice, Tile};
use monsoon::games::goa::{self, Action, News, View};
use monsoon::{
    basics::{Language, commands},
    letters::{
        DeedBy, DeedLine, Done, Occasion, Pages, Rendered, Then, lines_that_read_as_orders,
        news_lines,
    },
};
use std::collections::BTreeSet;

fn render(fixture: &Fixture) -> Rendered {
    monsoon::letters::render(&fixture.envelope, &fixture.occasion, &fixture.view, &fixture.news)
        .unwrap()
}

fn render_in(fixture: &Fixture, language: Language) -> Rendered {
    let mut fixture = fixture.clone();
    fixture.envelope.language = language;
    fixture.envelope.orders = language;
    render(&fixture)
}

/// Receipts: of a single order, of one with plans, and of one before a sheet opens.
pub fn receipts(language: Language) -> Vec<(String, Rendered)> {
    let mut single = fixtures::receipt();
    single.envelope.plans.done.acted = vec!["use red ship, harvest".into()];
    let planned = fixtures::planned().into_iter().filter(|it| it.name == "plan-receipt");
    let ahead = fixtures::planned().into_iter().find(|it| it.name == "plan-invited");
    let ahead = ahead.map(|it| Fixture { name: "ahead", occasion: Occasion::Receipt, ..it });
    let all = planned.chain(ahead).chain([single]);
    all.map(|it| (format!("goa {}", it.name), render_in(&it, language))).collect()
}

/// The letters about plans, in a language.
pub fn planned(language: Language) -> Vec<(String, Rendered)> {
    let letters = fixtures::planned().into_iter();
    letters.map(|it| (format!("goa {}", it.name), render_in(&it, language))).collect()
}

/// All of them, in a language.
pub fn everything(language: Language) -> Vec<(String, Rendered)> {
    let all = letters().into_iter();
    all.map(|it| (format!("goa {}", it.name), render_in(&it, language))).collect()
}

/// All fixtures, all questions, and all events, as letters.
fn letters() -> Vec<Fixture> {
    let told = each::events().into_iter().map(|news| Fixture {
        name: "event",
        occasion: Occasion::Receipt,
        news,
        ..fixtures::receipt()
    });
    let all = fixtures::all().into_iter().chain(reminders());
    all.chain(each::questions()).chain(told).chain(rules()).collect()
}

/// Before the deadline.
fn reminders() -> [Fixture; 2] {
    let remind = |name, mut it: Fixture| {
        it.envelope.clock = timed::clock(Then::House);
        Fixture { name, occasion: Occasion::Reminder { daily: 0 }, news: vec![], ..it }
    };
    [remind("remind-bid", fixtures::bid()), remind("remind-action", fixtures::action())]
}

/// All there is to read about.
fn rules() -> Vec<Fixture> {
    let topics = View::rulebook().unwrap().topics();
    let names: Vec<&str> = topics.map(|topic| topic.name.as_str()).collect();
    names.chunks(5).map(fixtures::rules).collect()
}

#[test]
fn letters_of_goa_look_like_this() {
    for fixture in fixtures::all() {
        let letter = render(&fixture);
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("goa-{}.txt", fixture.name), letter.text);
            if matches!(fixture.name, "flag" | "bid" | "action" | "founded" | "over") {
                insta::assert_snapshot!(format!("goa-{}.html", fixture.name), letter.html);
            }
        });
    }
}

#[test]
fn everything_is_said_in_every_language_and_small_enough() {
    let mut largest = (0, String::new());
    for language in Language::ALL {
        for fixture in letters() {
            let letter = render_in(&fixture, language);
            let name = fixture.name;
            let html = &letter.html;
            markup::check(html);
            markup::stands_alone(html, name);
            assert!(html.len() < 60_000, "{name} in {language:?}: {} bytes", html.len());
            largest = largest.max((html.len(), format!("{name} in {language:?}")));
            for line in letter.text.lines() {
                assert!(line.chars().count() <= 72, "{language:?} {name}: {line}");
            }
            assert!(!letter.text.contains("{ $"), "{language:?} {name}");
        }
    }
    println!("largest: {largest:?}");
}

#[test]
fn every_button_of_goa_writes_exactly_its_order() {
    for fixture in fixtures::all().into_iter().chain(each::questions()) {
        let prompt = fixture.view.prompt.as_ref();
        let mut orders: Vec<String> =
            prompt.iter().flat_map(|it| it.suggested.iter().map(ToString::to_string)).collect();
        let letter = render(&fixture);
        let mut written = markup::orders_of_buttons(&letter.html);
        // A sheet's button stands below those of the question.
        written.retain(|order| !order.contains("\r\n"));
        // Nor does what a receipt offers answer one.
        written.retain(|order| !commands::is_besides(order) && !order.ends_with(' '));
        written.retain(|order| !order.starts_with("rules "));
        // A place of the board may be a button, too; and buttons stand in an order of
        // their own.
        for orders in [&mut written, &mut orders] {
            orders.sort();
            orders.dedup();
        }
        assert_eq!(written, orders, "{}", fixture.name);
        for order in orders {
            assert!(letter.text.contains(&format!("write: {order}\n")), "{order}");
        }
    }
}

/// What the others hide could be in the reader's view for all that a page says of it.
#[test]
fn pages_about_the_rules_say_nothing_that_others_hide() {
    for page in rules() {
        for asks in [fixtures::bid(), fixtures::sell(), fixtures::short()] {
            let page = Fixture { occasion: page.occasion.clone(), ..asks };
            let mut known = page.clone();
            for player in &mut known.view.players {
                if Some(player.seat) != page.view.viewer.seat() {
                    player.ducats = Some(987);
                    player.hand = Some(fixtures::cards());
                    player.points.push(("cards".into(), 654));
                }
            }
            for language in Language::ALL {
                let letter = render_in(&page, language);
                assert_eq!(letter.text, render_in(&known, language).text);
            }
        }
    }
}

/// What a page comes to is told to whoever plays on.
#[test]
fn only_who_plays_is_told_what_a_page_comes_to() {
    let page =
        |it: Fixture| render(&Fixture { occasion: fixtures::rules(&["ducats"]).occasion, ..it });
    assert!(page(fixtures::bid()).text.contains("You have 9 ducats now."));
    assert!(!page(fixtures::over()).text.contains("ducats now"));
    let mut nobody = fixtures::bid();
    nobody.envelope.seat = None;
    assert!(!page(nobody).text.contains("ducats now"));
}

/// On a phone the question, what it needs and its buttons are the first screen, and
/// the board begins on it: so many rows of blocks at most stand above them.
#[test]
fn what_goa_asks_is_the_first_screen() {
    let turns = fixtures::all().into_iter().filter(|it| matches!(it.occasion, Occasion::Turn));
    let asked = turns.filter(|it| it.view.prompt.is_some() && !it.name.starts_with("plan"));
    for fixture in asked.chain(each::questions()) {
        for language in Language::ALL {
            let html = render_in(&fixture, language).html;
            let name = format!("{} in {language:?}", fixture.name);
            let at = |what: &str| html.find(what).unwrap_or_else(|| panic!("{name}: {what}"));
            let board = at("class=\"dv\"").min(at("class=\"g\""));
            let button = at("<a href=\"mailto:");
            assert!(button < board, "{name}");
            let rows = |to: usize| html[..to].matches("\n<tr><td").count();
            assert!(rows(button) <= 7 && rows(board) <= 16, "{name}: {}", rows(board));
            let words =
                |to: usize| markup::as_text(&html[at("<h1")..to]).split_whitespace().count();
            assert!(words(button) <= 95, "{name}: {}", words(button));
        }
    }
}

/// Words that are orders, or could be taken for them.
const WORDS: [&str; 110] = [
    "pass",
    "sell",
    "buy",
    "extra",
    "pay",
    "decline",
    "keep",
    "hold",
    "done",
    "more",
    "ships",
    "harvest",
    "taxes",
    "expedition",
    "found",
    "progress",
    "use",
    "play",
    "discard",
    "take",
    "tile",
    "drop",
    "flag",
    "mark",
    "quick",
    "bid",
    "take ships",
    "take colonists",
    "take spices",
    "drop new",
    "quick ducats",
    "harvest nothing",
    "build ships",
    "extra actions",
    "pas",
    "sprzedaj",
    "kup",
    "statki",
    "zbuduj statki",
    "żniwa",
    "podatki",
    "wyprawa",
    "wyprawy",
    "postęp",
    "załóż kolonię",
    "flaga",
    "żeton",
    "zapłać",
    "odmawiam",
    "zachowaj",
    "koniec",
    "dodatkowe żniwa",
    "dodatkowe akcje",
    "vends",
    "vendre",
    "achète",
    "navires",
    "construire des navires",
    "récolter",
    "récolte",
    "taxes",
    "expéditions",
    "progrès",
    "colonie",
    "fonder une colonie",
    "drapeau",
    "tuile",
    "payer",
    "refuse",
    "garder",
    "fin",
    "sælg",
    "køb",
    "skibe",
    "skibsbygning",
    "høst",
    "skatter",
    "ekspedition",
    "fremrykning",
    "koloni",
    "flag",
    "brik",
    "betal",
    "behold",
    "færdig",
    "vende",
    "compra",
    "barcos",
    "construir barcos",
    "cosecha",
    "impuestos",
    "expedición",
    "progreso",
    "colonia",
    "fundar una colonia",
    "bandera",
    "ficha",
    "pagar",
    "guardar",
    "fin",
    "paso",
    "salg",
    "ekspeditioner",
    "impôt",
    "récolte supplémentaire",
    "actions bonus",
    "colonies",
    "kolonie",
    "colonias",
    "kolonier",
];

/// Orders of Goa as a player may write them, and what they begin with in the
/// other languages.
fn orders() -> Vec<String> {
    let mut orders: BTreeSet<String> = (0..=30).map(|n| Action::Bid(n).to_string()).collect();
    orders.extend(Place::all().map(|place| Action::Flag(place).to_string()));
    orders.extend(Cell::all().map(|cell| Action::Mark(cell).to_string()));
    orders.extend(WORDS.map(str::to_owned));
    for colony in Colony::ALL {
        orders.insert(Deed::Found(colony).to_string());
    }
    for column in Column::ALL {
        orders.insert(format!("progress {column}"));
        orders.extend(Column::ALL.map(|other| Action::QuickMarkers(column, other).to_string()));
    }
    for tile in Tile::all() {
        orders.extend([format!("take {tile}"), format!("use {tile}"), tile.to_string()]);
    }
    for n in 1..=9 {
        orders.extend([format!("expedition {n}"), format!("pay {n}"), format!("expeditions {n}")]);
    }
    for spice in Spice::ALL {
        for n in 1..=5 {
            orders.extend([format!("harvest {spice} {n}"), format!("take {spice} {n}")]);
        }
        orders.extend([
            format!("harvest {spice}"),
            format!("take {spice}"),
            format!("more {spice}"),
        ]);
    }
    let extra: Vec<String> = orders.iter().map(|order| format!("extra {order}")).collect();
    orders.extend(extra);
    orders.into_iter().collect()
}

#[test]
fn no_line_of_goa_reads_as_an_order() {
    let mut lines = BTreeSet::new();
    for names in [["Ann", "Bartek", "Chloé", "Dagny"], ["pass"; 4], ["harvest"; 4], ["***"; 4]] {
        for mut fixture in letters() {
            fixture.envelope.names = names.map(str::to_owned).to_vec();
            for language in Language::ALL {
                let letter = render_in(&fixture, language);
                let html = markup::as_text(&letter.html);
                lines.extend(letter.text.lines().chain(html.lines()).map(str::to_owned));
            }
        }
    }
    // A line of steps is one of which every step between commas is an order.
    let orders: BTreeSet<String> = orders().iter().map(|order| bare(order)).collect();
    let is_order = |line: &String| {
        let mut steps = line.split([',', ';']).map(bare).filter(|step| !step.is_empty());
        steps.next().is_some_and(|first| orders.contains(&first))
            && steps.all(|step| orders.contains(&step))
    };
    let bad: Vec<&String> = lines.iter().filter(|line| is_order(line)).collect();
    assert!(bad.is_empty(), "{bad:?}");
}

/// The letters and digits of a text.
fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A view without what only its owner may know reveals nothing of it.
#[test]
fn letters_of_goa_keep_secrets() {
    let it = Fixture { occasion: Occasion::Board, ..fixtures::receipt() };
    let letter = render(&it);
    let unknown = |text: &str| {
        let row = text.lines().find(|line| line.starts_with("Ducats"));
        row.map(|row| row.matches('?').count())
    };
    assert_eq!(unknown(&letter.text), Some(3), "{}", letter.text);
    let sheet = render(&fixtures::sheet());
    assert_eq!(unknown(&sheet.text), Some(4), "{}", sheet.text);
    assert!(!sheet.text.contains("Your"), "{}", sheet.text);
    let told: Vec<News> =
        it.news.iter().filter(|news| matches!(news, News::Drew { .. })).cloned().collect();
    let letter = render(&Fixture { news: told, ..it });
    assert!(
        letter.text.contains("Dagny (Y) draws 1 card (first in row 4 of Ta"),
        "{}",
        letter.text
    );
}

/// Orders of Goa are long: one given for a player gets rows of its own, and the
/// log says the same as the letter.
#[test]
fn a_deed_at_goa_is_told_like_any_other() {
    let long = "use red ship, found quilon pay 3 take clove nutmeg, play two ships elephant";
    let by = DeedBy::Moderator(String::new());
    let seat = super::fixtures::seat(0);
    let what = Done::Acted { seat, order: Some(long.into()) };
    for language in Language::ALL {
        let mut it = fixtures::receipt();
        it.occasion = Occasion::Moderated;
        it.envelope.deeds = vec![DeedLine {
            by: by.clone(),
            what: what.clone(),
            reason: String::new(),
            set_up: false,
            changes: vec![],
        }];
        let letter = render_in(&it, language);
        markup::check(&letter.html);
        let said = goa::speech().unwrap().say(long, language.code());
        let said = said.unwrap_or_else(|| long.to_owned());
        assert!(letter.html.contains(&said), "{language:?}");
        let bad = lines_that_read_as_orders(&letter.text, &[long.to_owned(), said]);
        assert!(bad.is_empty(), "{bad:?}");
        it.envelope.language = language;
        it.envelope.orders = language;
        let lines = news_lines(&it.envelope, &it.view, &it.news).unwrap();
        assert!(!lines.is_empty());
        for line in lines {
            assert!(timed::flat(&letter.text).contains(&timed::flat(&line)), "{line}");
        }
    }
}

/// What happens without an answer is said once: next to the deadline, if there is
/// one.
#[test]
fn a_letter_of_goa_with_a_clock_says_what_the_clock_does() {
    for (then, said, unsaid) in [
        (Then::Default, "answer from you, this will happen:", "Without an answer from you this"),
        (Then::Wait, "the game waits for you", "this will happen:"),
        (Then::House, "a house player will answer", "this will happen:"),
    ] {
        let mut it = fixtures::bid();
        it.envelope.clock = timed::clock(then);
        let text = timed::flat(&render(&it).text);
        assert!(text.contains(said), "{text}");
        assert!(!text.contains(unsaid), "{text}");
        assert!(text.contains("Please answer by Sunday 25 October 2026, 20:00"), "{text}");
    }
}

#[test]
fn everything_goa_asks_is_in_both_parts() {
    // Forms stand in the letter that asks, each answer in the one that explains.
    let whole = |fixture: Fixture| {
        let asked = render(&fixture);
        let told = render(&Fixture { occasion: Occasion::Help, ..fixture });
        Rendered { html: asked.html + &told.html, text: asked.text + &told.text, ..told }
    };
    let [action, bid, sell] = [fixtures::action(), fixtures::bid(), fixtures::sell()].map(whole);
    let html = |letter: &Rendered| markup::as_text(&letter.html);
    let both = |letter: &Rendered| [letter.text.clone(), html(letter)];
    for (letters, words) in [
        (both(&action), vec!["progress <column>", "found <colony>", "use duty", "use red ship"]),
        (both(&action), vec!["two ships elephant", "play <card>", "Cochin (8)"]),
        (both(&bid), vec!["bid <amount>", "4 at least, 9 at most", "[3R]|3●R", "e3", "Dagny"]),
        (both(&sell), vec!["you get 4", "you pay 3"]),
    ] {
        for text in letters {
            let flat: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for word in &words {
                assert!(word.split('|').any(|word| flat.contains(word)), "{word}: {flat}");
            }
        }
    }
}

#[test]
fn names_cannot_break_out_of_goa() {
    for name in ["<script>alert(1)</script>", "שרה כרם", "\u{202e}evil\u{e010}pass\u{e012}"] {
        for mut fixture in fixtures::all() {
            fixture.envelope.names = vec![name.to_owned(); 4];
            let letter = render(&fixture);
            markup::check(&letter.html);
            assert!(!letter.html.contains("<script") && !letter.text.contains('\u{202e}'));
        }
    }
}

/// An action's steps in words name what they do, whatever they are.
#[test]
fn every_step_has_its_words() {
    for step in each::steps_of_every_kind() {
        let mut it = fixtures::action();
        let order = step.to_string();
        each::suggest(&mut it, vec![step]);
        for language in Language::ALL {
            let letter = render_in(&it, language);
            let said = goa::speech().unwrap().say(&order, language.code());
            let said = said.unwrap_or_else(|| order.clone());
            assert!(letter.text.contains(&said), "{language:?} {said}");
            for line in letter.text.lines() {
                assert!(line.chars().count() <= 72, "{language:?}: {line}");
            }
        }
    }
}

/// Writes the letters to files for viewing: `MONSOON_LOOK=FOLDER cargo test look`.
#[test]
fn look_at_goa() {
    let Ok(folder) = std::env::var("MONSOON_LOOK") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for language in Language::ALL {
        for fixture in fixtures::all().into_iter().chain(reminders()) {
            let name = format!("{folder}/goa-{}-{}", fixture.name, language.code());
            let letter = render_in(&fixture, language);
            std::fs::write(format!("{name}.html"), letter.html).unwrap();
            std::fs::write(format!("{name}.txt"), letter.text).unwrap();
        }
        for (number, fixture) in each::questions().iter().enumerate() {
            let name = format!("{folder}/goa-question-{number}-{}", language.code());
            let letter = render_in(fixture, language);
            std::fs::write(format!("{name}.html"), letter.html).unwrap();
            std::fs::write(format!("{name}.txt"), letter.text).unwrap();
        }
        let mut it = fixtures::receipt();
        it.envelope.language = language;
        it.envelope.orders = language;
        let told = |news: &Vec<News>| news_lines(&it.envelope, &it.view, news).unwrap();
        let told: Vec<String> = each::events().iter().flat_map(told).collect();
        let name = format!("{folder}/goa-events-{}.txt", language.code());
        std::fs::write(name, told.join("\n")).unwrap();
    }
}

/// Whoever is asked about spices, cards or tiles reads which ones, before the buttons.
#[test]
fn a_question_names_what_it_is_about() {
    let questions = each::questions();
    let says = |nth: usize, words: &str| {
        let letter = render(&questions[nth]);
        for text in [&letter.text, &markup::as_text(&letter.html)] {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(words), "{nth}: {words}: {text}");
        }
    };
    let all = "To choose from: clove, cinnamon, ginger, nutmeg, pepper.";
    says(7, all);
    says(9, "In your hand: Two ships (elephant), Mixed goods (elephant), Two spices (fish).");
    says(12, all);
    says(14, "There is room for: clove.");
    says(13, "Tiles: red Ship or Duty. Cards: Two ships (elephant) or ");
    says(10, "One action; none of your tiles or cards can go with it.");
}

/// What every suggested action begins with is named once, and among the other tiles only if its
/// owner has another of the kind.
#[test]
fn tiles_that_every_action_begins_with_are_named_once() {
    let told = [
        (Language::En, "Each of these first uses your tile red Ship.", "Other tiles: Duty."),
        (
            Language::Pl,
            "Przed każdą z tych akcji używasz żetonu czerwony Statek.",
            "Inne żetony: Cło.",
        ),
        (
            Language::Fr,
            "Chaque action utilise d’abord la tuile Navire rouge.",
            "Autres tuiles : Droits de douane.",
        ),
        (
            Language::Es,
            "Cada acción usa primero la loseta Barco rojo.",
            "Otras losetas: Aranceles.",
        ),
        (Language::Da, "Hver af disse bruger først brikken rødt Skib.", "Andre brikker: Told."),
    ];
    let mut fixture = fixtures::action();
    let prompt = fixture.view.prompt.as_mut().unwrap();
    let begun = |deed| fixtures::steps(vec![Step::Use(Use::Ship), Step::Do(deed)]);
    prompt.suggested = vec![begun(Deed::Taxes), begun(Deed::Found(Colony::Cochin))];
    let text = |fixture: &Fixture, language| {
        let text = render_in(fixture, language).text.replace('\u{a0}', " ");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (language, first, others) in told {
        let text = text(&fixture, language);
        assert!(text.contains(first) && text.contains(others), "{language:?}: {text}");
    }
    let tiles = &mut fixture.view.players[1].tiles;
    let ship = tiles.iter().find(|it| it.tile == Tile::Ship).copied().unwrap();
    tiles.push(ship);
    let text = text(&fixture, Language::En);
    assert!(text.contains("Other tiles: red Ship or Duty."), "{text}");
}
