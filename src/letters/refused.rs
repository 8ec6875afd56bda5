//! Letters about a mail, or a line of it, that was not carried out: what was written and
//! what is wrong with it, what was probably meant, and what can be done now. They have no
//! board: their reader has a letter with it, and a button brings another.

use super::button::Button;
use super::frame::{Block, Letter, Quote, Row, Tone};
use super::occasion::{self, Manner, marked, quoted_plainly};
use super::pages::{self, Pages};
use super::replies::button;
use super::rich::{Line, clean, strong};
use super::scene::Scene;
use super::{Explanation, Occasion, Refusal, moderated, parts, plans, press, times};

/// The most rows of answers in such a letter, and below what was probably meant.
pub(crate) const MOST_ROWS: usize = 4;
const MOST_BESIDE: usize = 2;

/// Headline and warning, and the button for what was probably meant; `false` if nothing was
/// refused.
pub(crate) fn open<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
) -> bool {
    if let Occasion::Refused(refusal) = occasion {
        letter.headline = head(scene, refusal);
        letter.blocks.push(warning(scene, refusal));
        letter.blocks.extend(talk_of(scene, refusal));
        letter.blocks.extend(mended(scene, refusal));
    } else if let Occasion::Explained(explanation) = occasion {
        explain(scene, explanation, letter);
    } else {
        return false;
    }
    letter.tone = Tone::Calm;
    if !is_short(scene, occasion) {
        letter.blocks.extend(circumstances(scene));
        let given_up = scene.is_given_up();
        let refused = matches!(occasion, Occasion::Refused(_));
        if refused || !scene.view.stands().over() {
            let head = if given_up { moderated::given_up(scene) } else { V::headline(scene) };
            letter.blocks.push(Block::Heading(head));
        }
    }
    true
}

/// Whether the letter goes on without the board: not if the position is another than its
/// reader has seen, nor after the last order of the game.
pub(crate) fn is_short<V: Pages>(scene: &Scene<'_, V>, occasion: &Occasion) -> bool {
    !scene.is_given_up()
        && if let Occasion::Explained(explanation) = occasion {
            !matches!(explanation, Explanation::Stale { .. } | Explanation::Over)
        } else {
            matches!(occasion, Occasion::Refused(_)) && !scene.view.stands().over()
        }
}

/// What can be done now, what it needs, and until when; what else became of the mail; and
/// the way to the board.
pub(crate) fn rest<V: Pages>(
    scene: &Scene<'_, V>,
    occasion: &Occasion,
    letter: &mut Letter,
    news: &[V::News],
) {
    let blocks = &mut letter.blocks;
    let asked = pages::may_answer(scene);
    let mut all = true;
    if asked {
        blocks.push(Block::Small(strong(&V::headline(scene).text(letter.language)).into()));
        let meant = meant(scene, occasion);
        let offers = |it: &Refusal| is_offered(scene, it);
        let beside = matches!(occasion, Occasion::Refused(it) if offers(it)) || meant.is_some();
        let most = if beside { MOST_BESIDE } else { MOST_ROWS };
        let taps = close(others_than(meant, V::taps(scene)));
        all = count(&taps) <= most;
        blocks.extend(few(taps, most));
        blocks.extend(V::beside_it(scene));
    }
    blocks.extend(times::mine(scene, true));
    // Only the reader is awaited: that stands above.
    if !asked || !times::awaited(scene).is_empty() {
        blocks.extend(V::waiting(scene));
    }
    blocks.extend(times::circumstances(scene, true));
    blocks.extend(circumstances(scene));
    // A refusal that comes with something carried out is the letter about that, too.
    if matches!(occasion, Occasion::Refused(refusal) if refusal.did_something()) {
        blocks.extend(parts::told(scene, occasion, V::news(scene, news)));
    } else {
        blocks.extend(press::told(scene));
    }
    blocks.extend(plans::others(scene));
    if !asked && !scene.is_paused() {
        blocks.extend(plans::folded(scene));
    }
    blocks.extend(parts::lookups(scene, all));
    // How mails are read its reader knows.
    if scene.envelope.seat.is_some() {
        letter.footer = vec![scene.plain("footer-reply").into()];
        letter.footer.extend(moderated::reach(scene.words, scene.envelope));
    }
}

/// What the mail did besides, and that a plan was stopped.
fn circumstances<V: Pages>(scene: &Scene<'_, V>) -> Vec<Block> {
    let stands = scene.view.stands();
    let mut blocks: Vec<Block> = plans::done(scene, false).into_iter().flatten().collect();
    let stopped = plans::stopped_line(scene);
    if let Some(stopped) = stopped.filter(|_| !stands.over() && !scene.is_given_up()) {
        blocks.extend(plans::also_stopped(scene, stopped));
    }
    blocks
}

/// The words that were not carried out, and whether they were understood.
fn head<V>(scene: &Scene<'_, V>, refusal: &Refusal) -> Line {
    let key = if is_understood(refusal) { "refused-head" } else { "not-understood-head" };
    headed(scene, key, &refusal.order)
}

/// A rule forbids what was understood.
fn is_understood(refusal: &Refusal) -> bool {
    let whole = refusal.order.trim().len() <= refusal.span.len();
    refusal.did_you_mean.is_none() && (refusal.rule.is_some() || whole)
}

/// A headline that repeats words of the mail.
fn headed<V>(scene: &Scene<'_, V>, key: &str, line: &str) -> Line {
    let line = quoted_plainly(scene.words.language(), line);
    scene.say(key, &[("line", line.into())]).into()
}

/// The line, the word, the reason, and what became of the rest of the mail.
fn warning<V>(scene: &Scene<'_, V>, refused: &Refusal) -> Block {
    let words = scene.words;
    let mut why = scene.because(&refused.sentence, refused.rule);
    // A button says it, too.
    if let Some(meant) = refused.did_you_mean.as_ref().filter(|_| !is_offered(scene, refused)) {
        why.push(' ');
        why.push_str(&words.say("did-you-mean", &[("order", words.order(meant).into())]));
    }
    let others = [("others", refused.others.into())];
    let mut done = Vec::new();
    if refused.undone {
        done.push(words.plain("undo-stands"));
    }
    if refused.stood > 0 {
        done.push(words.say("carried-out-before", &[("stood", refused.stood.into())]));
    }
    let rest = match (refused.did_something(), scene.part) {
        (true, _) => "not-carried-out",
        (false, true) => "nothing-carried-out-here",
        (false, false) => "nothing-carried-out",
    };
    // Of a lone order the headline says it, where the refusal has the letter to itself.
    let is_lone = refused.others == 0 && is_understood(refused) && !scene.part;
    if refused.did_something() || !is_lone {
        done.push(words.say(rest, &others));
    }
    let mut told = vec![Line::from(why)];
    if !done.is_empty() {
        told.push(strong(&done.join(" ")).into());
    }
    Block::Warning { marked: Some(marked(words, refused)), told }
}

/// Why a mail could not be used, and what there is to do about it.
fn explain<V: Pages>(scene: &Scene<'_, V>, explanation: &Explanation, letter: &mut Letter) {
    let (head, why) = occasion::explained(&scene.dates(), explanation);
    letter.headline = if let Explanation::Likely { line, .. } = explanation {
        headed(scene, "not-understood-head", line)
    } else {
        head
    };
    let blocks = &mut letter.blocks;
    blocks.push(if explanation.is_good() {
        Block::Para(why)
    } else {
        Block::Warning { marked: None, told: vec![why] }
    });
    blocks.extend(occasion::in_doubt(scene.words, explanation));
    if explanation.is_talk() {
        blocks.extend(talk(scene));
    }
    match explanation.manner() {
        Manner::Code(code) => blocks.push(confirm_button(scene, code)),
        Manner::Leaving => {
            blocks.push(parts::command_button(scene, "leaving-button", occasion::LEAVE));
        }
        Manner::Offer { lines, asks } => blocks.extend(offer(scene, lines, asks)),
        Manner::Good | Manner::Wrong => {}
    }
}

/// "That was me", for a mail that awaits its owner's confirmation.
fn confirm_button<V>(scene: &Scene<'_, V>, code: &str) -> Block {
    parts::command_step(scene, "confirm-button", &format!("confirm {code}"))
}

/// The same of a refusal of what was no order at all.
fn talk_of<V>(scene: &Scene<'_, V>, refusal: &Refusal) -> Vec<Block> {
    let press = &scene.envelope.press;
    let is_talk = press.plain && refusal.did_you_mean.is_none();
    if is_talk { talk(scene) } else { Vec::new() }
}

/// Whom the reader's words have not reached, and how they would.
fn talk<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    match press::offer(scene) {
        Some(offer) => vec![Block::Para(scene.plain("press-offer-why").into()), offer],
        None => vec![Block::Small(press::reach(scene).into())],
    }
}

/// The line as it was probably meant, to be sent with a tap.
fn mended<V: Pages>(scene: &Scene<'_, V>, refusal: &Refusal) -> Vec<Block> {
    let Some(line) = refusal.mended.as_deref().filter(|_| is_offered(scene, refusal)) else {
        return Vec::new();
    };
    let meant = scene.say("did-you-mean", &[("order", scene.order(line).into())]);
    let mut blocks = vec![Block::TextOnly(vec![meant.into()])];
    if refusal.again.is_empty() {
        let others = [("others", refusal.others.into())];
        let rest = || Block::Small(scene.say("mended-others", &others).into());
        blocks.extend(offer(scene, line, false));
        blocks.extend((refusal.others > 0).then(rest));
    } else {
        blocks.extend(offer_all(scene, line, &refusal.again));
    }
    blocks
}

/// Whether the line as it was probably meant has a button.
fn is_offered<V>(scene: &Scene<'_, V>, refusal: &Refusal) -> bool {
    refusal.mended.is_some() && !scene.is_paused() && !scene.is_given_up()
}

/// What an order's button is called.
fn label<V: Pages>(scene: &Scene<'_, V>, order: &str) -> String {
    let known = V::answers(scene).into_iter().find(|(_, known)| scene.typed(known) == order);
    known.map_or_else(|| order.to_owned(), |(label, _)| label)
}

/// All orders of the mail, with the mended one, to be sent with a tap.
fn offer_all<V: Pages>(scene: &Scene<'_, V>, mended: &str, all: &[String]) -> Vec<Block> {
    let lines: Vec<String> = all.iter().map(|line| scene.typed(&clean(line))).collect();
    let label = label(scene, &scene.typed(mended));
    let others = [("others", lines.len().saturating_sub(1).into())];
    let face = (label.clone(), scene.say("mended-all-note", &others));
    let order = scene.say("sheet-these", &[("count", lines.len().into())]);
    let send = button(scene, label, lines.join("\n")).step();
    let send = Button { order, says_order: false, face: Some(face), ..send };
    let name = scene.plain("mended-line");
    let quotes = lines.iter().map(|line| Quote::order(name.clone(), line)).collect();
    let taps = parts::taps(scene, None, Row::of(vec![send], 1));
    taps.into_iter().chain([Block::Quotes(quotes)]).collect()
}

/// The orders that may have been meant, to be sent with a tap. If they were put as
/// a question, the reader can also ask what they would do.
fn offer<V: Pages>(scene: &Scene<'_, V>, lines: &str, asks: bool) -> Option<Block> {
    let lines = lines.split("; ").map(|line| scene.typed(line)).collect::<Vec<_>>().join("; ");
    let label = label(scene, &lines);
    let face = (label.clone(), scene.plain("probably-meant"));
    let meant = Button { face: Some(face), ..button(scene, label, lines.clone()).step() };
    let mut buttons = vec![meant];
    let preview = scene.commanded("preview");
    // Printed on one row, the orders after it would read as orders.
    buttons.extend(asks.then(|| Button {
        order: format!("{preview} …"),
        says_order: false,
        ..button(scene, scene.plain("offer-preview"), format!("{preview}; {lines}"))
    }));
    parts::taps(scene, None, Row::of(buttons, 1))
}

/// What was probably meant, as the reader would write it.
pub(crate) fn meant<V>(scene: &Scene<'_, V>, occasion: &Occasion) -> Option<String> {
    if let Occasion::Refused(refusal) = occasion {
        // With other orders behind it, it is another mail.
        let alone = refusal.mended.as_deref().filter(|_| refusal.again.is_empty());
        return alone.map(|line| scene.typed(line));
    }
    let Occasion::Explained(explanation) = occasion else { return None };
    let Manner::Offer { lines, .. } = explanation.manner() else { return None };
    Some(scene.typed(lines))
}

/// The answers that have no button above.
pub(crate) fn others_than(meant: Option<String>, mut blocks: Vec<Block>) -> Vec<Block> {
    let Some(meant) = meant else { return blocks };
    for block in &mut blocks {
        if let Block::Taps { rows, .. } = block {
            for row in rows.iter_mut() {
                row.buttons.retain(|button| button.order != meant);
            }
            rows.retain(|row| !row.buttons.is_empty());
        }
    }
    blocks.retain(|block| !matches!(block, Block::Taps { rows, .. } if rows.is_empty()));
    blocks
}

/// Answers of several kinds in two columns, without what they are about: what each is good
/// for stands on it, and their reader has a letter with all of it.
fn close(blocks: Vec<Block>) -> Vec<Block> {
    let kinds = blocks.iter().filter(|block| matches!(block, Block::Taps { lead: Some(_), .. }));
    if kinds.count() < 2 {
        return blocks;
    }
    let mut words = String::new();
    let mut buttons = Vec::new();
    let mut others = Vec::new();
    for block in blocks {
        let Block::Taps { lead: Some(_), write, rows } = block else {
            others.push(block);
            continue;
        };
        words = write;
        buttons.extend(rows.into_iter().flat_map(|row| row.buttons));
    }
    let close = Block::Taps { lead: None, write: words, rows: Row::of(buttons, 2) };
    std::iter::once(close).chain(others).collect()
}

fn count(blocks: &[Block]) -> usize {
    blocks
        .iter()
        .map(|block| if let Block::Taps { rows, .. } = block { rows.len() } else { 0 })
        .sum()
}

/// The first rows of answers, and the last, which is about doing nothing.
pub(crate) fn few(blocks: Vec<Block>, most: usize) -> Vec<Block> {
    let all = count(&blocks);
    let mut seen = 0;
    let mut kept = Vec::new();
    for block in blocks {
        let Block::Taps { lead, write, rows } = block else {
            kept.push(block);
            continue;
        };
        let first = seen;
        seen += rows.len();
        let stays = |nth: usize| all <= most || nth + 1 < most || nth + 1 == all;
        let rows: Vec<Row> = rows
            .into_iter()
            .enumerate()
            .filter_map(|(nth, row)| stays(first + nth).then_some(row))
            .collect();
        if !rows.is_empty() {
            kept.push(Block::Taps { lead, write, rows });
        }
    }
    kept
}
