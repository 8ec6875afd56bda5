//! What people read who watch a table without playing, and what its players read of them.

use super::button::Button;
use super::frame::{Block, Letter};
use super::replies::button;
use super::rich::isolate;
use super::scene::Scene;
use super::seats::short;
use super::words::Arg;

/// The reader of a letter who watches the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watcher {
    /// Is it the first letter to them?
    pub begins: bool,
    /// Do they get one after each round?
    pub rounds: bool,
}

/// What watching is, in the first letter.
pub(crate) fn begins<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let watcher = scene.envelope.watcher.filter(|watcher| watcher.begins)?;
    let key = if watcher.rounds { "watch-begins-rounds" } else { "watch-begins-end" };
    Some(Block::Para(scene.plain(key).into()))
}

/// The end of a letter to somebody who watches: how it goes on, and how it ends.
pub(crate) fn foot<V>(scene: &Scene<'_, V>, letter: &mut Letter, over: bool) {
    let Some(watcher) = scene.envelope.watcher else { return };
    if over {
        letter.footer = vec![scene.plain("watch-foot-over").into()];
        return;
    }
    letter.footer = vec![scene.plain("watch-foot").into()];
    let table = scene.envelope.table;
    let (label, pace) =
        if watcher.rounds { ("watch-end", "end") } else { ("watch-rounds", "round") };
    let buttons: Vec<Button> = vec![
        button(scene, scene.plain("watch-stop"), format!("unwatch {table}")),
        button(scene, scene.plain(label), format!("watch {table} {pace}")),
    ];
    letter.blocks.push(Block::Links { write: scene.plain("button-write"), links: buttons });
}

/// For players: who has begun to watch since their last letter.
pub(crate) fn told<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let names = &scene.envelope.watchers;
    let shown: Vec<String> = names.iter().map(|name| isolate(&short(name))).collect();
    let args: [Arg<'_>; 2] = [("count", names.len().into()), ("names", shown.join(", ").into())];
    (!names.is_empty()).then(|| Block::Small(scene.say("watch-told", &args).into()))
}

/// That the game as a page comes with the letter.
pub(crate) fn enclosed<V>(scene: &Scene<'_, V>) -> Option<Block> {
    scene.envelope.enclosed.then(|| Block::Small(scene.plain("watch-page").into()))
}
