//! Files of a room that use each other: each pair has its reason here.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use syn::{Item, UseTree, Visibility};

/// Pairs that may stay, and why. Those of a game and of its letters are no room's: there
/// a decision keeps its part of the position, and the position is made of them.
const MEANT: &[(&str, &[(&str, &str)])] = &[
    (
        "the library hides the type of a game, so work on a document is asked for through it, \
         and it is what does the work (decision 13)",
        &[
            ("archive::course", "archive::games"),
            ("archive::export", "archive::games"),
            ("archive::games", "archive::position"),
            ("archive::games", "archive::site"),
            ("archive::games", "archive::stats::gather"),
            ("archive::games", "archive::transcript"),
        ],
    ),
    (
        "a table that is hosted can be mended, and mending tells what became of the table",
        &[("desk::mending", "desk::table")],
    ),
    (
        "a damaged table is salvaged by a moderator's command, and that is told as one",
        &[("desk::moderating", "desk::salvaging")],
    ),
    (
        "the clocks of a table know its post, and what the post holds up is a matter of the clocks",
        &[("desk::clocks::post", "desk::clocks::time")],
    ),
    (
        "a salt is one of a mail's wishes, and goes on with the others",
        &[("desk::receiving::salt", "desk::receiving::wishes")],
    ),
    (
        "draws are made of dice and dice note their draws; an entry has its draws, and they are \
         found in entries",
        &[("engine::dice", "engine::draws"), ("engine::draws", "engine::journal::entry")],
    ),
    (
        "plans note what changed them, and a note is about a plan",
        &[("engine::plan::filed", "engine::plan::history")],
    ),
    (
        "what a game's pages are is one trait: its parts are written by what all games share, \
         which asks the trait for the rest",
        &[
            ("letters::changes", "letters::pages"),
            ("letters::pages", "letters::parts"),
            ("letters::pages", "letters::plans"),
            ("letters::pages", "letters::preheader"),
            ("letters::pages", "letters::refused"),
            ("letters::pages", "letters::rules"),
            ("letters::pages", "letters::times"),
        ],
    ),
    (
        "a letter is blocks, and writes itself out as text and as lines to compare with",
        &[("letters::frame", "letters::printed"), ("letters::frame", "letters::text")],
    ),
    (
        "a letter has its own top where there is little to say, made of the same parts",
        &[("letters::brief", "letters::parts")],
    ),
    (
        "a line shows players by their signs, and a sign is part of a line",
        &[("letters::rich", "letters::seats")],
    ),
    (
        "sentences are made of words, and names in them are marked up as words are",
        &[("archive::html::input", "archive::html::words")],
    ),
    (
        "a folder is written piece by piece, and a piece can be such a folder",
        &[("cli::export::folder", "cli::export::piece")],
    ),
    (
        "an attribution may stand above a block of headers, and a block may end in one",
        &[("mail::fresh_text::attribution", "mail::fresh_text::headings")],
    ),
];

/// Folders whose circles are not looked at.
const GAMES: [&str; 3] = ["games::", "letters::goa", "letters::santiago"];

type Module = Vec<String>;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is_test {
            found.push(path);
        }
    }
}

fn module_of(inside: &Path) -> Module {
    let mut module: Module =
        inside.with_extension("").iter().map(|part| part.to_str().unwrap().to_owned()).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    module
}

/// What a `use` names, and by which names it is known afterwards.
fn leaves(tree: &UseTree, before: &mut Module, found: &mut Vec<(Module, String)>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            leaves(&path.tree, before, found);
            before.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            found.push((before.clone(), before.last().cloned().unwrap_or_default()));
        }
        UseTree::Name(name) => {
            let mut path = before.clone();
            path.push(name.ident.to_string());
            found.push((path, name.ident.to_string()));
        }
        UseTree::Rename(renamed) => {
            let path = [&before[..], &[renamed.ident.to_string()]].concat();
            found.push((path, renamed.rename.to_string()));
        }
        UseTree::Glob(_) => found.push((before.clone(), String::new())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, before, found)),
    }
}

#[derive(Default)]
struct House {
    /// What each file uses, from the top of the crate.
    uses: BTreeMap<Module, Vec<Module>>,
    /// What each file hands on under a name of its own.
    hands_on: BTreeMap<(Module, String), Module>,
}

impl House {
    fn read() -> House {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut found = Vec::new();
        files(&src, &mut found);
        let modules: BTreeSet<Module> =
            found.iter().map(|file| module_of(file.strip_prefix(&src).unwrap())).collect();
        let mut house = House::default();
        for file in found {
            let module = module_of(file.strip_prefix(&src).unwrap());
            let parsed = syn::parse_file(&fs::read_to_string(&file).unwrap()).unwrap();
            house.uses.entry(module.clone()).or_default();
            for item in parsed.items {
                let Item::Use(item) = item else { continue };
                let mut named = Vec::new();
                leaves(&item.tree, &mut Vec::new(), &mut named);
                for (path, name) in named {
                    let Some(path) = from_the_top(&path, &module, &modules) else { continue };
                    if matches!(item.vis, Visibility::Inherited) {
                        house.uses.entry(module.clone()).or_default().push(path);
                    } else {
                        house.hands_on.insert((module.clone(), name), path);
                    }
                }
            }
        }
        house
    }

    /// The file in which a path ends, through what others hand on.
    fn file(&self, path: &[String]) -> Option<Module> {
        let at = (1..=path.len()).rev().find(|&at| self.uses.contains_key(&path[..at]))?;
        let module = path[..at].to_vec();
        let handed = path.get(at).and_then(|name| {
            let on = self.hands_on.get(&(module.clone(), name.clone()))?;
            (on[..] != path[..=at]).then(|| [&on[..], &path[at + 1..]].concat())
        });
        handed.and_then(|path| self.file(&path)).or(Some(module))
    }

    /// The pairs of files that use each other; a file and those inside it are one.
    fn circles(&self) -> BTreeSet<(String, String)> {
        let arrows: BTreeSet<(&Module, Module)> = self
            .uses
            .iter()
            .flat_map(|(from, uses)| uses.iter().map(move |path| (from, path)))
            .filter_map(|(from, path)| Some((from, self.file(path)?)))
            .filter(|(from, to)| !from.starts_with(to) && !to.starts_with(from))
            .collect();
        let back = |(from, to): &(&Module, Module)| {
            self.uses
                .get_key_value(to)
                .is_some_and(|(to, _)| arrows.contains(&(to, (*from).clone())))
        };
        let pairs = arrows.iter().filter(|arrow| *arrow.0 < arrow.1 && back(arrow));
        pairs.map(|(from, to)| (from.join("::"), to.join("::"))).collect()
    }
}

/// A path as a file writes it, from the top of the crate; `None` if it leads out of it.
fn from_the_top(path: &[String], module: &[String], all: &BTreeSet<Module>) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    let above = path.iter().take_while(|part| *part == "super").count();
    match first.as_str() {
        "crate" => Some(rest.to_vec()),
        "self" => Some([module, rest].concat()),
        "super" => Some([&module[..module.len().checked_sub(above)?], &path[above..]].concat()),
        first => {
            let inside = [module, &[first.to_owned()]].concat();
            all.contains(&inside).then(|| [module, path].concat())
        }
    }
}

#[test]
fn files_that_use_each_other_are_those_that_mean_to() {
    let found: BTreeSet<_> = House::read()
        .circles()
        .into_iter()
        .filter(|(one, other)| {
            !GAMES.iter().any(|game| one.starts_with(game) && other.starts_with(game))
        })
        .collect();
    let meant: BTreeSet<_> = MEANT
        .iter()
        .flat_map(|(_, pairs)| *pairs)
        .map(|(one, other)| ((*one).to_owned(), (*other).to_owned()))
        .collect();
    let new: Vec<_> = found.difference(&meant).collect();
    assert!(new.is_empty(), "no reason is given for {new:#?}");
    let gone: Vec<_> = meant.difference(&found).collect();
    assert!(gone.is_empty(), "these are no circles any more: {gone:#?}");
}
