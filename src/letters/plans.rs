//! What a letter says about its reader's own plans, in any game.

use super::button::Button;
use super::frame::{Blank, Block, Planned, Quote, Row};
use super::occasion::{QUOTED, refusal};
use super::pages::Pages;
use super::replies::{self, taps};
use super::rich::{Line, capital, clean, first_of, order, sentence, strong};
use super::scene::Scene;
use super::{Occasion, PlanPage, Preview, PreviewLine, StandingLine, StoppedLine, Tried};
use crate::engine::Sentence;

/// The longest piece of a line as written that is shown, in characters.
const WRITTEN: usize = 4 * QUOTED;

/// The longest line of a sheet that has its example on the same line, in
/// characters.
const BESIDE: usize = 60;

/// The most lines and characters of a plan that have a row each, with a link to change it:
/// that takes several times the room of the line itself.
const MOST_ROWS: (usize, usize) = (8, 400);

/// What plans look like. These are not examples: ones that could be sent now are
/// on the sheets.
const AHEAD: &str = "<decision>: <order>";
const CONDITIONAL: &str = "<decision>: if <condition>: <order>, else <order>";

/// Words before a line's address that say which rounds it is for.
const SCOPES: [(&str, usize); 4] =
    [("every round ", 0), ("until round ", 1), ("from round ", 1), ("round ", 1)];

fn page<'a, V>(scene: &'a Scene<'_, V>) -> Option<&'a PlanPage> {
    scene.envelope.seat.map(|_| &scene.envelope.plans)
}

/// Lines, each after a label.
fn quotes<V, T: AsRef<str>>(scene: &Scene<'_, V>, label: &str, lines: &[T]) -> Vec<Quote> {
    lines.iter().map(|line| quote(scene, label, line.as_ref())).collect()
}

fn quote<V>(scene: &Scene<'_, V>, label: &str, line: &str) -> Quote {
    Quote::order(scene.plain(label), &scene.typed(line))
}

fn with_count<V>(scene: &Scene<'_, V>, key: &str, count: usize) -> Line {
    scene.say(key, &[("count", count.into())]).into()
}

fn with_order<V>(scene: &Scene<'_, V>, key: &str, text: &str) -> Line {
    scene.say(key, &[("order", scene.form(text).into())]).into()
}

/// What the reader's mail led to; `None` if there is nothing to list.
/// Where the headline says that it was done, nothing introduces it.
pub(crate) fn done<V: Pages>(scene: &Scene<'_, V>, headed: bool) -> Option<Vec<Block>> {
    let done = &page(scene)?.done;
    let left = left_out(scene, &done.left_out);
    let mut rows = quotes(scene, "done-acted", &done.acted);
    // The headline says what was done if it was one thing that has words.
    if let ([order], true) = (&done.acted[..], headed)
        && V::did(scene, order).is_some()
    {
        rows.clear();
    }
    rows.extend(quotes(scene, "done-kept", &done.kept));
    let counts = [("done-forgotten", done.forgotten), ("done-woken", done.woken)];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let mut blocks: Vec<Block> = Vec::new();
    if !rows.is_empty() {
        blocks.push(Block::Quotes(rows));
    }
    blocks.extend(counts.map(|(key, count)| Block::Para(with_count(scene, key, count))));
    if !blocks.is_empty() && !headed {
        blocks.insert(0, Block::Para(scene.plain("done-head").into()));
    }
    // What was not done comes first.
    blocks.splice(0..0, left);
    (!blocks.is_empty()).then_some(blocks)
}

/// The headline of a receipt: what the reader's mail did.
pub(crate) fn done_head<V: Pages>(scene: &Scene<'_, V>) -> Line {
    let done = page(scene).map(|page| &page.done);
    let (acted, kept) = done.map_or((&[][..], 0), |done| (&done.acted[..], done.kept.len()));
    match (acted, kept) {
        ([], 0) => scene.plain("receipt-head").into(),
        ([], kept) => with_count(scene, "done-kept-head", kept),
        ([order], _) => match V::did(scene, order) {
            Some(what) => scene.say("done-one-head", &[("what", what.into())]).into(),
            None => with_count(scene, "done-many-head", 1),
        },
        (several, _) => with_count(scene, "done-many-head", several.len()),
    }
}

/// What mails of the reader's did that nothing has told them yet.
pub(crate) fn earlier<V>(scene: &Scene<'_, V>) -> Vec<Line> {
    let Some(page) = page(scene) else { return Vec::new() };
    let acted: Vec<String> = page.earlier.iter().map(|order| scene.order(order)).collect();
    let acted = (!acted.is_empty())
        .then(|| scene.say("earlier-acted", &[("orders", acted.join(", ").into())]).into());
    let kept =
        (page.earlier_kept > 0).then(|| with_count(scene, "earlier-kept", page.earlier_kept));
    acted.into_iter().chain(kept).collect()
}

/// That lines of the mail were left out, if any were.
pub(crate) fn left_out_head<V>(scene: &Scene<'_, V>) -> Option<String> {
    let left = page(scene)?.done.left_out.len();
    (left > 0).then(|| scene.say("left-out-head", &[("count", left.into())]))
}

/// The lines that were left out, and why.
fn left_out<V>(scene: &Scene<'_, V>, lines: &[(String, Sentence)]) -> Vec<Block> {
    if lines.is_empty() {
        return Vec::new();
    }
    let rows = lines.iter().map(|(line, why)| {
        let note = Some(scene.because(why, None).into());
        Quote { note, ..Quote::new(scene.plain("left-out"), &first_of(&clean(line), WRITTEN)) }
    });
    let head = with_count(scene, "left-out-head", lines.len());
    vec![Block::Para(head), Block::Quotes(rows.collect())]
}

/// The line that was stopped, if any.
pub(crate) fn stopped_line<'a, V>(scene: &'a Scene<'_, V>) -> Option<&'a StoppedLine> {
    page(scene)?.stopped.as_ref()
}

/// The headline for that.
pub(crate) fn stopped_head<V>(scene: &Scene<'_, V>, stopped: &StoppedLine) -> Line {
    let wanted = stopped.tried.is_empty();
    scene.plain(if wanted { "stopped-wanted-head" } else { "stopped-head" }).into()
}

/// The line, what was tried and why it can't be done, and how to go on.
pub(crate) fn stopped<V: Pages>(scene: &Scene<'_, V>, stopped: &StoppedLine) -> Vec<Block> {
    let wanted = stopped.tried.is_empty();
    let mut told = vec![scene.plain(if wanted { "stopped-wanted" } else { "stopped-why" })];
    if scene.view.stands().asked {
        told.push(scene.plain("stopped-now"));
    }
    if stopped.holds {
        told.push(scene.say("stopped-holds", &[("order", scene.command("continue").into())]));
    }
    let why = (!wanted).then(|| Block::List(attempts(scene, &stopped.tried)));
    let line = Block::Quotes(quotes(scene, "stopped-line", &[&stopped.line]));
    why.into_iter().chain([Block::Para(told.join(" ").into()), line]).collect()
}

/// What was tried, in words, and why it can't be done; what can't be done for the same
/// reason shares a line.
fn attempts<V: Pages>(scene: &Scene<'_, V>, tried: &[Tried]) -> Vec<Line> {
    let mut all: Vec<(Vec<String>, String)> = Vec::new();
    for it in tried {
        let what = V::tried(scene, &it.order).map_or_else(
            || order(&first_of(&scene.typed(&it.order), QUOTED)),
            |words| strong(&capital(&words)),
        );
        let why = scene.because(&it.sentence, it.rule);
        match all.last_mut().filter(|(_, before)| *before == why) {
            Some((same, _)) if same.contains(&what) => {}
            Some((same, _)) => same.push(what),
            None => all.push((vec![what], why)),
        }
    }
    all.into_iter().map(|(what, why)| format!("{} – {why}", scene.apart(&what)).into()).collect()
}

/// Says that a plan was stopped if the headline says something else.
pub(crate) fn also_stopped<V: Pages>(scene: &Scene<'_, V>, line: &StoppedLine) -> Vec<Block> {
    let head = Block::Heading(stopped_head(scene, line));
    std::iter::once(head).chain(stopped(scene, line)).collect()
}

/// The same below a headline that is the question, where the first sentence says what
/// happened.
pub(crate) fn stopped_briefly<V: Pages>(scene: &Scene<'_, V>, line: &StoppedLine) -> Vec<Block> {
    let mut blocks = stopped(scene, line);
    if !line.tried.is_empty() {
        let head = stopped_head(scene, line).text(scene.words.language());
        blocks.insert(0, Block::Para(strong(&sentence(&head)).into()));
    }
    blocks
}

/// The standing plans and what became of others, below the question. Empty if the
/// reader has none, or if this letter has just listed them all.
pub(crate) fn standing<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    let Some(page) = page(scene) else { return Vec::new() };
    let mut blocks = Vec::new();
    if !page.standing.is_empty() && !scene.view.stands().over() {
        let named = |text: &String| page.done.kept.contains(text);
        let told = page.standing.iter().all(|line| !line.held && named(&line.text));
        blocks.push(Block::Heading(scene.plain("plans-head").into()));
        if !told {
            blocks.push(lines(scene, rows(scene, page.standing.iter())));
        }
        blocks.extend(how_to_change(scene, page));
    }
    blocks.extend(lapsed(scene, page));
    blocks
}

/// The standing plans that a receipt has not just named. Somebody whose first they are
/// is told how to change them.
pub(crate) fn others<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    let Some(page) = page(scene) else { return Vec::new() };
    let not_named = |line: &&StandingLine| line.held || !page.done.kept.contains(&line.text);
    let rows = rows(scene, page.standing.iter().filter(not_named));
    let mut blocks = Vec::new();
    if !scene.view.stands().over() && !page.standing.is_empty() {
        if rows.is_empty() {
            blocks.extend(how_to_change(scene, page));
        } else {
            blocks.push(Block::Heading(scene.plain("plans-head").into()));
            // A receipt is short.
            blocks.push(written_out(rows));
            blocks.extend(held(scene, page));
        }
    }
    blocks.extend(lapsed(scene, page));
    blocks
}

/// The answer to `plans`.
pub(crate) fn all<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let Some(page) = page(scene) else { return Vec::new() };
    let mut blocks = if page.standing.is_empty() {
        vec![Block::Para(scene.plain("plans-none").into())]
    } else {
        let mut blocks = vec![lines(scene, rows(scene, page.standing.iter()))];
        blocks.extend(how_to_change(scene, page));
        blocks
    };
    blocks.extend(lapsed(scene, page));
    blocks
}

fn rows<'a, V>(
    scene: &Scene<'_, V>,
    standing: impl Iterator<Item = &'a StandingLine>,
) -> Vec<Planned> {
    let row = |line: &StandingLine| {
        let label = if line.held { "plan-held" } else { "plan-is" };
        let mark = line.held.then(|| scene.plain(label));
        Planned { mark, ..planned(scene, label, &line.text) }
    };
    standing.map(row).collect()
}

/// A line of a plan, parted behind its decision.
fn planned<V>(scene: &Scene<'_, V>, label: &str, line: &str) -> Planned {
    let quote = quote(scene, label, line);
    let (decision, what) = quote.text.split_once(": ").unwrap_or(("", &quote.text));
    let (decision, what) = (decision.to_owned(), what.to_owned());
    Planned { decision, what, mark: None, change: None, quote }
}

/// Lines of a plan, a row each; below one another as they are written if they are many.
fn lines<V>(scene: &Scene<'_, V>, rows: Vec<Planned>) -> Block {
    let length: usize = rows.iter().map(|row| row.quote.text.chars().count()).sum();
    if rows.len() > MOST_ROWS.0 || length > MOST_ROWS.1 {
        return written_out(rows);
    }
    if scene.is_paused() || scene.is_given_up() {
        return Block::Plans(rows);
    }
    let with_link = |row: Planned| {
        // The space at its end tells an order that is still to be gone on with.
        let body = format!("{} ", row.quote.text);
        let link = replies::button(scene, scene.plain("plan-change"), body);
        Planned { change: Some(Button { says_order: false, begun: true, ..link }), ..row }
    };
    Block::Plans(rows.into_iter().map(with_link).collect())
}

fn written_out(rows: Vec<Planned>) -> Block {
    Block::Quotes(rows.into_iter().map(|row| row.quote).collect())
}

fn how_to_change<V>(scene: &Scene<'_, V>, page: &PlanPage) -> Vec<Block> {
    let all = scene.command("forget all");
    let first = page.standing.first().and_then(|line| address(&line.text));
    let one = first.map_or_else(
        || all.clone(),
        |address| scene.command(&format!("forget {}", scene.typed(address))),
    );
    let change = scene.say("plans-change", &[("one", one.into()), ("all", all.into())]);
    std::iter::once(Block::Small(change.into())).chain(held(scene, page)).collect()
}

/// What to do about lines that wait.
fn held<V>(scene: &Scene<'_, V>, page: &PlanPage) -> Option<Block> {
    let any = page.standing.iter().any(|line| line.held);
    any.then(|| {
        let word = scene.command("continue");
        Block::Small(scene.say("plans-held", &[("order", word.into())]).into())
    })
}

/// The decision that a canonical line is for.
fn address(line: &str) -> Option<&str> {
    let (mut front, _) = line.split_once(':')?;
    if let Some((scope, numbers)) = SCOPES.iter().find(|(scope, _)| front.starts_with(scope)) {
        front = front.get(scope.len()..)?;
        for _ in 0..*numbers {
            (_, front) = front.split_once(' ')?;
        }
    }
    Some(front.trim())
}

fn lapsed<V>(scene: &Scene<'_, V>, page: &PlanPage) -> Vec<Block> {
    if page.lapsed.is_empty() {
        return Vec::new();
    }
    let why = with_count(scene, "plans-lapsed", page.lapsed.len());
    vec![Block::Small(why), Block::Quotes(quotes(scene, "plan-lapsed", &page.lapsed))]
}

/// The headline of a sheet: that its orders may be sent ahead.
pub(crate) fn sheet_head<V: Pages>(scene: &Scene<'_, V>) -> Line {
    let name = match page(scene).and_then(|page| page.sheet.as_ref()) {
        Some(sheet) if sheet.name == "extra" => V::EXTRA,
        Some(sheet) => sheet.name,
        None => "",
    };
    scene.say("sheet-may", &[("sheet", name.into())]).into()
}

/// The sheet: a button that sends it as a sensible player might fill it in, with the lines
/// that it sends, and one that opens it blank. In text its blank lines are there to copy;
/// somebody who is asked something is spared them.
pub(crate) fn sheet<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion) -> Vec<Block> {
    match occasion {
        // The headline already says what may be planned.
        Occasion::Invited => lines_of(scene, lines),
        Occasion::Turn
        | Occasion::Reminder { .. }
        | Occasion::Welcome
        | Occasion::Seated { .. }
        | Occasion::Board
        | Occasion::News { .. }
        | Occasion::Moderated
        | Occasion::Refused(_) => folded(scene),
        Occasion::Receipt
        | Occasion::Explained(_)
        | Occasion::Past { .. }
        | Occasion::Help
        | Occasion::Rules(_)
        | Occasion::Plans
        | Occasion::Preview(_)
        | Occasion::Over
        | Occasion::Sheet
        | Occasion::Away { .. }
        | Occasion::Clock(_)
        | Occasion::Offer { .. }
        | Occasion::Offered { .. }
        | Occasion::Replaced { .. }
        | Occasion::Left { .. }
        | Occasion::UndoAsked { .. }
        | Occasion::Again { .. }
        | Occasion::Press => Vec::new(),
    }
}

/// The sheet below its heading.
pub(crate) fn folded<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    let lines = lines_of(scene, |_, rows| written_out(rows));
    let heading = (!lines.is_empty()).then(|| Block::Heading(sheet_head(scene)));
    heading.into_iter().chain(lines).collect()
}

fn lines_of<V: Pages>(
    scene: &Scene<'_, V>,
    filled: impl Fn(&Scene<'_, V>, Vec<Planned>) -> Block,
) -> Vec<Block> {
    let sheet = page(scene).and_then(|page| page.sheet.as_ref());
    let Some(sheet) = sheet else { return Vec::new() };
    let send = (!sheet.filled.is_empty()).then(|| send(scene, &sheet.filled));
    // What the filled sheet shows need not be repeated.
    let shown = |address: &str, example: &str| {
        sheet.filled.iter().any(|line| *line == format!("{address}: {example}"))
    };
    let blanks = sheet.blanks.iter().map(|(address, example)| {
        let example = if shown(address, example) { "" } else { example.as_str() };
        blank(scene, address, example)
    });
    let blanks: Vec<Blank> = blanks.collect();
    let fill = (!blanks.is_empty()).then(|| fill(scene, &blanks));
    let buttons = send.into_iter().chain(fill).collect();
    let mut blocks: Vec<Block> = taps(scene, None, Row::of(buttons, 2)).into_iter().collect();
    if !sheet.filled.is_empty() {
        let rows = sheet.filled.iter().map(|line| planned(scene, "sheet-line", line)).collect();
        blocks.push(filled(scene, rows));
    }
    if !blanks.is_empty() && !scene.asks {
        blocks.push(Block::TextOnly(vec![scene.plain("sheet-how").into()]));
        blocks.push(Block::Blanks(blanks));
    }
    blocks
}

fn blank<V>(scene: &Scene<'_, V>, address: &str, example: &str) -> Blank {
    let whole = scene.typed(&format!("{}: {}", clean(address).trim(), clean(example)));
    let (address, example) = whole.split_once(": ").unwrap_or((whole.as_str(), ""));
    let gap = format!("{address}: …");
    let (like, example) = (scene.plain("sheet-like"), example.to_owned());
    let length = gap.chars().count() + like.chars().count() + example.chars().count();
    Blank { line: gap, like, example, beside: length < BESIDE }
}

fn send<V>(scene: &Scene<'_, V>, filled: &[String]) -> Button {
    let lines: Vec<String> = filled.iter().map(|line| scene.typed(&clean(line))).collect();
    let count = [("count", lines.len().into())];
    let face = (scene.plain("sheet-send"), scene.say("sheet-send-note", &count));
    let send = replies::button(scene, face.0.clone(), lines.join("\n"));
    let order = scene.say("sheet-these", &count);
    Button { order, says_order: false, face: Some(face), ..send }.step()
}

/// Opens a mail with the blank lines. They do nothing until they are filled in.
fn fill<V>(scene: &Scene<'_, V>, blanks: &[Blank]) -> Button {
    // Without their examples: a program that breaks a long line would turn its end into an
    // order.
    let lines: Vec<&str> = blanks.iter().map(|blank| blank.line.as_str()).collect();
    let body = format!("{} ", lines.join("\n"));
    let face = (scene.plain("sheet-fill"), scene.plain("sheet-fill-note"));
    let fill = replies::button(scene, face.0.clone(), body);
    Button { says_order: false, begun: true, face: Some(face), ..fill }
}

/// What a mail would do, line by line, and what is still to come.
pub(crate) fn preview<V>(scene: &Scene<'_, V>, preview: &Preview) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    if preview.lines.is_empty() {
        blocks.push(Block::Para(scene.plain("preview-none").into()));
    }
    for line in &preview.lines {
        let rows = match line {
            PreviewLine::Act { line, order } => became(scene, line, "preview-act", order),
            PreviewLine::Keep { line, kept } => became(scene, line, "preview-keep", kept),
            PreviewLine::Change { line, count } => {
                let note = with_count(scene, "preview-change", *count);
                vec![Quote { note: Some(note), ..written(scene, line) }]
            }
            PreviewLine::LeaveOut { line, why } => {
                let why = scene.because(why, None);
                let note = format!("{} {why}", scene.plain("preview-left-out"));
                vec![Quote { note: Some(note.into()), ..written(scene, line) }]
            }
            PreviewLine::Unknown { line } => {
                let note = scene.plain("preview-unknown").into();
                vec![Quote { note: Some(note), ..written(scene, line) }]
            }
            PreviewLine::Refuse(refused) => {
                blocks.push(Block::Para(scene.plain("preview-refused").into()));
                blocks.extend(refusal(scene, refused));
                continue;
            }
        };
        match blocks.last_mut() {
            Some(Block::Quotes(before)) => before.extend(rows),
            _ => blocks.push(Block::Quotes(rows)),
        }
    }
    if !preview.coming.is_empty() {
        blocks.push(Block::Heading(scene.plain("preview-coming-head").into()));
        let rows = preview.coming.iter().map(|(slot, line)| coming(scene, slot, line.as_deref()));
        blocks.push(Block::Quotes(rows.collect()));
    }
    blocks
}

fn written<V>(scene: &Scene<'_, V>, line: &str) -> Quote {
    Quote::new(scene.plain("preview-line"), &first_of(&clean(line), WRITTEN))
}

fn became<V>(scene: &Scene<'_, V>, line: &str, label: &str, what: &str) -> Vec<Quote> {
    vec![written(scene, line), quote(scene, label, what)]
}

fn coming<V>(scene: &Scene<'_, V>, slot: &str, line: Option<&str>) -> Quote {
    let Some(line) = line else {
        return Quote::new(scene.plain("preview-ask"), &scene.typed(slot));
    };
    let text = if line.contains(slot) { line.to_owned() } else { format!("{slot}: {line}") };
    quote(scene, "plan-is", &text)
}

/// How plans are written, for the help letter.
pub(crate) fn help<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let pair = |key: &str, one: (&'static str, &str), two: (&'static str, &str)| -> Line {
        scene
            .say(key, &[(one.0, scene.order(one.1).into()), (two.0, scene.order(two.1).into())])
            .into()
    };
    vec![
        Block::Heading(scene.plain("ahead-head").into()),
        Block::List(vec![
            with_order(scene, "ahead-line", AHEAD),
            with_order(scene, "ahead-if", CONDITIONAL),
            pair("ahead-ask", ("order", "ask me"), ("then", "then ask me")),
            pair("ahead-rounds", ("every", "every round"), ("until", "until round 5")),
        ]),
    ]
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn the_address_of_a_line_is_what_can_be_forgotten() {
        for (line, found) in [
            ("lot 3: up to 6", "lot 3"),
            ("round 4 lot 3: if red has the flag: up to 6", "lot 3"),
            ("every round bid: pass", "bid"),
            ("until round 5 first action: taxes", "first action"),
            ("from round 12 lot 1: pass", "lot 1"),
        ] {
            assert_eq!(address(line), Some(found), "{line}");
        }
        assert_eq!(address("no colon"), None);
    }
}
