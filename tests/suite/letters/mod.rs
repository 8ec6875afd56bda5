//! Letters, as a player and as a mail client sees them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

mod fixtures;
mod goa;
mod honest;
pub mod markup;
mod moderated;
mod planned;
mod preheaders;
mod timed;

use fixtures::Fixture;
use monsoon::{
    basics::{Language, commands},
    games::santiago::view::{BidView, View},
    letters::{Pages, Rendered, Subjects},
};

fn render(fixture: &Fixture) -> Rendered {
    monsoon::letters::render(&fixture.envelope, &fixture.occasion, &fixture.view, &fixture.news)
        .unwrap()
}

/// The headline of a letter's text part.
fn headline(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let rule = lines.iter().position(|line| line.starts_with("==")).unwrap();
    lines[rule - 1].to_owned()
}

fn render_in(mut fixture: Fixture, language: Language) -> Rendered {
    fixture.envelope.language = language;
    fixture.envelope.orders = language;
    render(&fixture)
}

#[test]
fn letters_look_like_this() {
    for fixture in fixtures::all() {
        let letter = render(&fixture);
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("letter-{}.txt", fixture.name), letter.text);
            if matches!(fixture.name, "bid" | "refused" | "over" | "time-due" | "mod-words" | "mod-told") {
                insta::assert_snapshot!(format!("letter-{}.html", fixture.name), letter.html);
            }
        });
    }
}

#[test]
fn an_order_refused_after_the_end_hides_no_result() {
    for language in Language::ALL {
        let occasion = fixtures::stood(1, 0).occasion;
        let letter = render_in(Fixture { occasion, ..fixtures::over() }, language);
        let over = render_in(fixtures::over(), language);
        let table = over.text.lines().find(|line| line.contains("1. Chloé")).unwrap();
        assert!(letter.text.contains(table), "{}", letter.text);
        assert!(letter.text.contains("bid 99"));
    }
}

#[test]
fn a_refusal_is_in_the_readers_language() {
    let refusals = Language::ALL.map(|language| {
        let letter = render_in(fixtures::stood(1, 0), language);
        let words = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let reason = words.split(['.', '!']).find(|part| part.contains("(D27)")).unwrap();
        let reason = reason.rsplit('^').next().unwrap().trim().to_owned();
        assert!(letter.html.contains("(D27)"), "{}", letter.html);
        reason
    });
    assert_eq!(
        refusals,
        [
            "You have 6 escudos and cannot bid 99; you may bid 1-4 or 6 (D27)",
            "Masz 6 escudo, więc nie możesz zalicytować 99; możesz zalicytować 1-4 albo 6 (D27)",
            "Vous avez 6 escudos et ne pouvez pas miser 99 ; vous pouvez miser 1-4 ou 6 (D27)",
            "Du har 6 escudos og kan ikke byde 99; du kan byde 1-4 eller 6 (D27)",
            "Tienes 6 escudos y no puedes pujar 99; puedes pujar 1-4 o 6 (D27)",
        ]
    );
}

/// The same as of Goa: what is hidden from the reader changes no page.
#[test]
fn pages_about_the_rules_say_nothing_that_others_hide() {
    let topics = View::rulebook().unwrap().topics();
    let names: Vec<&str> = topics.map(|topic| topic.name.as_str()).collect();
    for topics in names.chunks(5) {
        for asks in [fixtures::sealed as fn() -> Fixture, fixtures::hidden] {
            let occasion = fixtures::rules(topics).occasion;
            let page = || Fixture { occasion: occasion.clone(), ..asks() };
            let told = || {
                let mut known = page();
                for player in &mut known.view.players {
                    if Some(player.seat) != known.view.viewer.seat() {
                        player.money = Some(987);
                        if player.bid == BidView::Sealed {
                            player.bid = BidView::Amount(654);
                        }
                    }
                }
                known
            };
            for language in Language::ALL {
                assert_eq!(render_in(page(), language).text, render_in(told(), language).text);
            }
        }
    }
}

/// Two subjects, so that a mailbox shows what waits for an answer; or one, and then the
/// preheader says so.
#[test]
fn a_letter_is_called_by_whether_it_asks() {
    let mut called = [Vec::new(), Vec::new()];
    for mut fixture in fixtures::all() {
        let asks = match render(&fixture).subject.as_str() {
            "Your turn: Santiago [table 7]" => true,
            "Santiago [table 7]" => false,
            other => panic!("{}: {other}", fixture.name),
        };
        called[usize::from(asks)].push(fixture.name);
        fixture.envelope.subjects = Subjects::One;
        let letter = render(&fixture);
        assert_eq!(letter.subject, "Santiago [table 7]");
        assert_eq!(letter.html.contains("Your turn: "), asks, "{}", fixture.name);
    }
    insta::assert_snapshot!(called.map(|names| names.join(" ")).join("\n"), @r"
    plan-receipt plan-invited plan-first plan-none hidden over board news news-round time-around time-away time-offer time-replaced mod-paused mod-words mod-cancelled mod-finished
    plan-stopped plan-wanted plan-preview plan-refused plan-list plan-worst bid plant propose build extra refused stood sealed last-round help rules worst time-due time-bank time-remind-late time-made time-settings time-refused letters-set time-away-asked time-offered time-seated mod-told mod-resumed mod-undone undo-asked
    ");
}

/// Whoever passed places one farmer fewer: the card beside the squares says how many.
#[test]
fn a_tile_to_plant_says_how_many_farmers_come_with_it() {
    let neutral = ["neutral", "bez rolników", "sans fermier", "uden bønder", "sin agricultores"];
    let mut fixture = fixtures::all().into_iter().find(|it| it.name == "plant").unwrap();
    for language in Language::ALL {
        fixture.envelope.language = language;
        let html = render(&fixture).html.replace('\u{ad}', "");
        let cards = |words: &str| html.matches(&format!("</b><br>{words}</td>")).count();
        assert_eq!(neutral.map(cards).iter().sum::<usize>(), 2, "{language:?}");
        assert!(html.contains("</b><br>1 "), "{language:?}");
    }
}

/// A receipt says what was done and who is next; it has no board, and can be taken
/// back with a tap.
#[test]
fn a_receipt_is_short() {
    for language in Language::ALL {
        let santiago = [fixtures::hidden(), fixtures::plan_receipt()].map(|mut it| {
            if it.envelope.plans.done.acted.is_empty() {
                it.envelope.plans.done.acted = vec!["bid 5".to_owned()];
            }
            (it.name.to_owned(), render_in(it, language))
        });
        for (name, letter) in santiago.into_iter().chain(goa::receipts(language)) {
            let (html, name) = (&letter.html, format!("{name} in {language:?}"));
            assert!(html.len() < 9_000, "{name}: {} bytes", html.len());
            assert!(
                !["class=\"bd\"", "class=\"g\"", "class=\"dv\""].iter().any(|it| html.contains(it))
            );
            let orders = markup::orders_of_buttons(html);
            let offers = |command| orders.contains(&commands::say(command, language));
            assert!(offers("board"), "{name}: {orders:?}");
            assert_eq!(offers("undo"), !name.contains("ahead"), "{name}");
            assert!(letter.text.len() < 3_500, "{name}: {}", letter.text.len());
        }
    }
}

/// Writes the letters as files to look at: `MONSOON_LOOK=FOLDER cargo test look`.
#[test]
fn look() {
    let Ok(folder) = std::env::var("MONSOON_LOOK") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for language in Language::ALL {
        for fixture in fixtures::all().into_iter().chain(fixtures::seldom()) {
            let name = format!("{folder}/{}-{}", fixture.name, language.code());
            let letter = render_in(fixture, language);
            std::fs::write(format!("{name}.html"), letter.html).unwrap();
            std::fs::write(format!("{name}.txt"), letter.text).unwrap();
        }
    }
}
