//! Letters about plans, for both games: the pages and what they must say.

use super::{fixtures, render, render_in};
use super::{goa, markup};
use monsoon::{
    basics::{Language, commands},
    engine::Speech,
    letters::{
        Occasion, PlanDone, PlanPage, Preview, PreviewLine, Refusal, Rendered, SheetPage,
        StandingLine, StoppedLine, Tried, lines_that_read_as_orders,
    },
};

/// A game's plans, as its players write them.
pub struct Sample {
    /// The words of its game's orders.
    pub speech: fn() -> Option<&'static Speech>,
    /// Canonical lines; the last one is long.
    pub lines: [&'static str; 4],
    /// What the last of them tried, as its game says it: orders, and a wish.
    pub tried: [&'static str; 3],
    /// The decisions of a sheet and an example of each.
    pub blanks: &'static [(&'static str, &'static str)],
    /// The sheet filled in.
    pub filled: &'static [&'static str],
    pub sheet: &'static str,
    pub rule: &'static str,
    /// An order for now, as written and as carried out.
    pub now: (&'static str, &'static str),
}

pub static SANTIAGO: Sample = Sample {
    speech: monsoon::games::santiago::speech,
    lines: [
        "bid: if round 5 or later: up to 6, else pass",
        "every round extra: hold",
        "canal: accept s7, else build s9, then ask me",
        "plant: if not (banana2 is left and c4 is free or blue has passed): pepper1 c1, else \
         coconut1 f3, else if money is at least 4: grape2 g1, else ask me",
    ],
    tried: ["plant pepper1 c1", "plant coconut1 f3", "grape2 g1"],
    blanks: &[
        ("bid", "up to 4"),
        ("plant", "banana2 c4, else pepper1 c1"),
        (
            "propose",
            "s7 2, else if red has proposed s7: s7 1, else if s9 is free: s9 3, else nothing",
        ),
    ],
    filled: &["bid: up to 4", "plant: banana2 c4, else pepper1 c1", "propose: s7 2"],
    sheet: "round",
    rule: "S36",
    now: ("Bid 2 please", "bid 2"),
};

pub static GOA: Sample = Sample {
    speech: monsoon::games::goa::speech,
    lines: [
        "lot 3: if red has the flag: up to 6, else pass",
        "until round 5 lot 1: sell",
        "first action: found quilon pay 3 take clove nutmeg, else harvest, then ask me",
        "second action: if quilon is left and hand is at least 2: use red colonist, play two \
         ships elephant, found quilon pay 2 take clove nutmeg, else progress harvest, else taxes",
    ],
    tried: [
        "use red colonist, play two ships elephant, found quilon pay 2 take clove nutmeg",
        "progress harvest",
        "taxes",
    ],
    blanks: &[
        ("lot 1", "sell for 4 or more, else buy"),
        ("lot 2", "up to 5"),
        ("lot 3", "if green has the flag and lot 2 went to me: up to 3, else up to 7, else pass"),
    ],
    filled: &["lot 1: sell for 4 or more", "lot 2: up to 5", "lot 3: pass"],
    sheet: "auction",
    rule: "G52",
    now: ("bid 5 for me", "bid 5"),
};

impl Sample {
    fn owned(&self) -> Vec<String> {
        self.lines.map(str::to_owned).to_vec()
    }

    fn tried(&self, order: &str) -> Tried {
        let sentence = "you have 3 ducats, and this takes 5 of them or more".into();
        Tried { order: order.to_owned(), sentence, rule: Some(self.rule) }
    }

    fn standing(&self) -> Vec<StandingLine> {
        let lines = self.owned().into_iter().enumerate();
        lines.map(|(nth, text)| StandingLine { text, held: nth == 2 }).collect()
    }

    fn sheet(&self) -> SheetPage {
        let own = |text: &str| text.to_owned();
        SheetPage {
            name: self.sheet,
            blanks: self.blanks.iter().map(|(at, like)| (own(at), own(like))).collect(),
            filled: self.filled.iter().map(|line| own(line)).collect(),
        }
    }

    /// A plan was stopped, others wait, one lapsed, and a sheet is open.
    pub fn stopped(&self) -> PlanPage {
        let line = self.lines[3];
        let orders = self.tried.iter().map(|order| self.tried(order));
        PlanPage {
            standing: self.standing()[..3].to_vec(),
            stopped: Some(StoppedLine {
                line: line.to_owned(),
                tried: orders.collect(),
                holds: true,
            }),
            lapsed: vec![self.lines[0].to_owned()],
            sheet: Some(self.sheet()),
            ..PlanPage::default()
        }
    }

    /// A reader who wanted to be asked.
    pub fn wanted(&self) -> PlanPage {
        let line = self.lines[2].to_owned();
        PlanPage {
            standing: self.standing()[..1].to_vec(),
            stopped: Some(StoppedLine { line, tried: vec![], holds: false }),
            ..PlanPage::default()
        }
    }

    /// A sheet and nothing else.
    pub fn invited(&self) -> PlanPage {
        PlanPage { sheet: Some(self.sheet()), ..PlanPage::default() }
    }

    /// After a mail with orders for now and for later.
    pub fn receipt(&self) -> PlanPage {
        PlanPage {
            standing: self.standing(),
            done: PlanDone {
                acted: vec![self.now.1.to_owned()],
                kept: vec![self.lines[0].to_owned(), self.lines[3].to_owned()],
                forgotten: 2,
                woken: 1,
                left_out: vec![(
                    self.lines[1].to_owned(),
                    "this does not come for you in this round any more".into(),
                )],
            },
            ..PlanPage::default()
        }
    }

    /// After a mail whose lines are all the plans there are.
    pub fn first(&self) -> PlanPage {
        let standing = self.standing()[..2].to_vec();
        let kept = standing.iter().map(|line| line.text.clone()).collect();
        PlanPage { standing, done: PlanDone { kept, ..PlanDone::default() }, ..PlanPage::default() }
    }

    /// Plans and nothing else.
    pub fn list(&self) -> PlanPage {
        PlanPage { standing: self.standing(), ..PlanPage::default() }
    }

    /// More plans than anybody has, one stopped, and a sheet.
    pub fn worst(&self) -> PlanPage {
        let mut sheet = self.sheet();
        sheet.filled = [sheet.filled.clone(), sheet.filled].concat();
        sheet.blanks = [sheet.blanks.clone(), sheet.blanks].concat();
        let mut standing = [self.standing(), self.standing(), self.standing()].concat();
        standing.truncate(10);
        PlanPage { standing, sheet: Some(sheet), ..self.stopped() }
    }

    /// What a mail with a line of each kind would do.
    pub fn preview(&self) -> Preview {
        let own = str::to_owned;
        let (written, order) = self.now;
        let wrong = "and then some bdi 6";
        Preview {
            lines: vec![
                PreviewLine::Act { line: own(written), order: own(order) },
                PreviewLine::Keep { line: self.lines[3].to_uppercase(), kept: own(self.lines[3]) },
                PreviewLine::Change { line: own("forget all"), count: 3 },
                PreviewLine::Unknown { line: format!("{}\u{202e}{}", "x".repeat(90), order) },
                PreviewLine::Refuse(Refusal {
                    line_number: 5,
                    line: own(wrong),
                    order: own(wrong),
                    span: 14..17,
                    sentence: "“bdi” is not an order".into(),
                    rule: Some("S24"),
                    did_you_mean: Some(own("bid")),
                    mended: None,
                    again: vec![],
                    stood: 0,
                    undone: false,
                    others: 0,
                }),
            ],
            coming: vec![
                (own(self.blanks[0].0), Some(own(self.filled[0]))),
                (own(self.blanks[1].0), None),
                (own(self.blanks[2].0), Some(own(self.lines[3]))),
            ],
        }
    }

    /// Everything that would act if it came back as a line of its own.
    /// What a letter shows in this language.
    fn typed(&self, canonical: &str, language: Language) -> String {
        let said = (self.speech)().and_then(|speech| speech.say(canonical, language.code()));
        said.unwrap_or_else(|| canonical.to_owned())
    }

    pub fn orders(&self) -> Vec<String> {
        let mut orders = self.owned();
        orders.extend(self.filled.iter().map(|&line| line.to_owned()));
        orders.extend(self.blanks.iter().map(|(at, like)| format!("{at}: {like}")));
        orders.extend(self.blanks.iter().map(|(_, like)| (*like).to_owned()));
        orders.extend(self.lines[3].split(", else ").map(str::to_owned));
        orders.extend(self.lines[3].split(": ").map(str::to_owned));
        orders.extend(self.tried.map(str::to_owned));
        orders.extend([self.now.0, self.now.1].map(str::to_owned));
        for command in ["plans", "plan", "forget", "forget all", "continue", "preview"] {
            orders.push(command.to_owned());
        }
        orders.extend(self.blanks.iter().map(|(at, _)| format!("forget {at}")));
        orders
    }
}

/// The letters about plans of both games, in a language.
fn letters(language: Language) -> Vec<(String, Rendered, &'static Sample)> {
    let santiago = fixtures::planned()
        .into_iter()
        .map(|it| (it.name.to_owned(), render_in(it, language), &SANTIAGO));
    let goa = goa::planned(language).into_iter();
    santiago.chain(goa.map(|(name, letter)| (name, letter, &GOA))).collect()
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn plans_cannot_act_when_they_are_quoted() {
    for language in Language::ALL {
        for (name, letter, sample) in letters(language) {
            for text in [&letter.text, &markup::as_text(&letter.html)] {
                let mut orders = sample.orders();
                orders.extend(sample.orders().iter().map(|it| sample.typed(it, language)));
                let mut bad = lines_that_read_as_orders(text, &orders);
                // A blank does nothing as long as nothing is written into it.
                bad.retain(|line| !line.trim_end().ends_with(": \u{2026}"));
                assert!(bad.is_empty(), "{language:?} {name}: {bad:?}");
            }
        }
    }
}

#[test]
fn letters_about_plans_are_as_tidy_as_the_others() {
    let mut largest = (0, String::new());
    for language in Language::ALL {
        for (name, letter, _) in letters(language) {
            markup::check(&letter.html);
            markup::stands_alone(&letter.html, &name);
            let size = letter.html.len();
            assert!(size < 60_000, "{name} in {language:?}: {size} bytes");
            largest = largest.max((size, format!("{name} in {language:?}")));
            for line in letter.text.lines() {
                assert!(line.chars().count() <= 72, "{language:?} {name}: {line}");
            }
            assert!(!letter.text.contains("{ $") && !letter.text.contains('\u{202e}'));
        }
    }
    println!("largest: {largest:?}");
}

#[test]
fn a_stopped_plan_says_why_and_how_it_goes_on() {
    let letter = render(&fixtures::plan_stopped());
    for text in [&letter.text, &markup::as_text(&letter.html)] {
        let text = flat(text);
        for words in [
            "One of your plans was stopped",
            "Plant peppers (1 farmer) at c1; Plant coconuts (1 farmer) at f3; ",
            "– You have 3 ducats, and this takes 5 of them or more (S36).",
            "the question is put to you now",
            "continue",
            "paused | canal: accept s7, else build s9, then ask me",
            "forget bid",
            "lapsed | bid: if round 5",
            "What do you bid?",
        ] {
            assert!(words.split('|').any(|words| text.contains(words)), "{words}: {text}");
        }
    }
    let letter = render(&fixtures::plan_wanted());
    assert!(letter.text.contains("What do you plant, and where?\n====="), "{}", letter.text);
    assert!(letter.text.contains("You wanted to be asked here."), "{}", letter.text);
    assert!(!letter.text.contains("continue"));
}

#[test]
fn a_sheet_can_be_sent_back_as_it_is() {
    for language in Language::ALL {
        for (name, letter, sample) in letters(language) {
            let blanks = sample.blanks.iter().all(|(address, example)| {
                let whole = sample.typed(&format!("{address}: {example}"), language);
                let (address, _) = whole.split_once(": ").unwrap();
                letter.text.contains(&format!("\n{address}: …"))
            });
            if !blanks {
                assert!(!name.contains("invited"), "{name}");
                continue;
            }
            // In HTML a button opens them.
            let all = monsoon::mail::buttons::links(&letter.html).into_iter();
            let mut begun = all.filter_map(|link| Some(link.button?.body.replace("\r\n", "\n")));
            let begun = begun.find(|order| order.contains('…'));
            assert_eq!(begun.is_some(), !sample.blanks.is_empty(), "{name}");
            for text in [&letter.text, &begun.unwrap_or_default()] {
                for (address, example) in sample.blanks {
                    let whole = sample.typed(&format!("{address}: {example}"), language);
                    let (address, example) = whole.split_once(": ").unwrap();
                    let blank = |line: &&str| line.starts_with(&format!("{address}: …"));
                    let line = text.lines().find(blank).expect("a line to fill in");
                    let before = line.split('#').next().unwrap_or_default();
                    assert_eq!(before.trim_end(), format!("{address}: …"), "{name}");
                    let text = flat(&letter.text.replace('#', " "));
                    let first = example.split(' ').next().unwrap();
                    assert!(text.contains(first));
                }
            }
            let mut sent = markup::orders_of_buttons(&letter.html);
            sent.retain(|order| !commands::is_besides(order) && !order.ends_with(' '));
            let last = sent.last().expect("a button");
            let lines: Vec<&str> = last.split("\r\n").collect();
            let filled = sample.filled.iter().map(|line| sample.typed(line, language));
            let filled: Vec<String> = filled.collect();
            assert!(lines.len() >= filled.len(), "{name}: {lines:?}");
            assert!(filled.iter().eq(&lines[..filled.len()]), "{name}: {lines:?}");
        }
    }
}

#[test]
fn every_sheet_has_words_even_one_nobody_knows() {
    let mut heads = std::collections::BTreeSet::new();
    for name in ["round", "extra", "quick-start", "markers", "auction", "actions", "new", "bid"] {
        for language in Language::ALL {
            let mut it = fixtures::plan_invited();
            if let Some(sheet) = &mut it.envelope.plans.sheet {
                sheet.name = name;
            }
            let letter = render_in(it, language);
            heads.insert(super::headline(&letter.text));
        }
    }
    assert_eq!(heads.len(), 7 * Language::ALL.len(), "{heads:?}");
}

#[test]
fn what_a_mail_did_is_said_first_and_only_once() {
    let receipt = render(&fixtures::plan_receipt()).text;
    let done = receipt.find("\nDone: you bid 2\n").unwrap();
    assert!(!receipt.contains("carried out |"), "{receipt}");
    assert!(receipt.contains("2 lines of your plans were taken back."), "{receipt}");
    assert!(done < receipt.find("Your plans\n").unwrap());
    assert!(!receipt.contains("Thank you, your mail was carried out."));
    let mut it = fixtures::plan_receipt();
    it.envelope.plans = SANTIAGO.first();
    let first = render(&it).text;
    assert_eq!(first.matches("every round extra").count(), 1, "{first}");
    assert!(first.contains("forget bid"));
}

#[test]
fn plans_are_for_their_owner_and_not_in_every_letter() {
    let quiet = |occasion: Occasion, seated: bool| {
        let mut it = fixtures::plan_stopped();
        it.occasion = occasion;
        if !seated {
            it.envelope.seat = None;
        }
        render(&it).text
    };
    for text in [quiet(Occasion::Sheet, false), quiet(Occasion::Turn, false)] {
        assert!(!text.contains("canal: accept") && !text.contains("plans"), "{text}");
    }
    let mut over = fixtures::over();
    over.envelope.plans = SANTIAGO.stopped();
    let text = render(&over).text;
    assert!(!text.contains("canal: accept") && !text.contains("…"), "{text}");
}

#[test]
fn a_preview_says_what_each_line_would_do() {
    let letter = render(&fixtures::plan_preview());
    for text in [&letter.text, &markup::as_text(&letter.html)] {
        let text = flat(text);
        for words in [
            "Nothing was changed",
            "your line | Bid 2 please",
            "carried out as | bid 2",
            "3 lines of your plans",
            "depends on what the lines above bring to light",
            "line 5 | and then some bdi 6",
            "Did you perhaps mean",
            "you will be asked | plant",
            "planned | bid: up to 4",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}
