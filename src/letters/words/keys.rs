//! Every message that the code asks for is there, and is given what it says; every
//! message that is there is asked for.
//!
//! The sources are read as Rust (`docs/decisions/0015-messages-are-checked-by-a-test.md`).
//! A key that is written where it is asked for, or in a `let`, an `if` or a `match`
//! before it, is held to its arguments. One that is put together only has to be among
//! the texts that the code holds; a letter with a key that is none fails when written.

use super::*;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Attribute, Expr, ExprArray, ExprCall, ExprMethodCall, ItemFn, ItemMod, Lit, Local, Macro, Pat,
    Stmt, Token,
    punctuated::Punctuated,
    visit::{self, Visit},
};

/// The variables of each message in English, those of the messages in it, too.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for source in sources(Language::En) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap();
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            named(message.value.as_ref().unwrap(), &mut variables);
            found.insert(message.id.name.to_owned(), variables);
        }
    }
    found
}

fn named(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    named(&variant.value, found);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            // `commands_in_messages_have_rows` reads these.
            InlineExpression::FunctionReference { id, .. } if id.name == "COMMAND" => {}
            other => panic!("what does it say? {other:?}"),
        }
    }
}

/// A message asked for: the keys it may have, and the names of what it is given,
/// if they are written there.
#[derive(Debug)]
struct Asked {
    keys: Vec<String>,
    given: Option<BTreeSet<String>>,
}

#[derive(Default)]
struct Reader {
    asked: Vec<Asked>,
    /// All texts.
    texts: BTreeSet<String>,
    /// What the names of a function stand for, if that is texts.
    names: BTreeMap<String, Vec<String>>,
}

/// The texts that an expression may be; `None` if it may be something else.
fn texts(expression: &Expr, names: &BTreeMap<String, Vec<String>>) -> Option<Vec<String>> {
    let last = |block: &syn::Block| match block.stmts.last()? {
        Stmt::Expr(end, None) => texts(end, names),
        _ => None,
    };
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(vec![text.value()]),
            _ => None,
        },
        Expr::If(choice) => {
            let mut found = last(&choice.then_branch)?;
            found.extend(texts(&choice.else_branch.as_ref()?.1, names)?);
            Some(found)
        }
        Expr::Block(block) => last(&block.block),
        Expr::Paren(inner) => texts(&inner.expr, names),
        Expr::Match(choice) => {
            let arms = choice.arms.iter().map(|arm| &*arm.body);
            // One that leaves says nothing.
            let arms = arms.filter(|arm| !matches!(arm, Expr::Return(_) | Expr::Continue(_)));
            Some(arms.map(|arm| texts(arm, names)).collect::<Option<Vec<_>>>()?.concat())
        }
        Expr::Path(path) => names.get(&path.path.get_ident()?.to_string()).cloned(),
        _ => None,
    }
}

/// The names in `&[("name", ..), ..]`.
fn given(expression: &Expr) -> Option<BTreeSet<String>> {
    let Expr::Reference(reference) = expression else { return None };
    let Expr::Array(array) = &*reference.expr else { return None };
    named_in(array)
}

/// The names in `[("name", ..), ..]`.
fn named_in(array: &ExprArray) -> Option<BTreeSet<String>> {
    let name = |element: &Expr| {
        let Expr::Tuple(pair) = element else { return None };
        texts(pair.elems.first()?, &BTreeMap::new())?.pop()
    };
    array.elems.iter().map(name).collect()
}

fn is_said_of(function: &Expr) -> bool {
    let Expr::Path(path) = function else { return false };
    path.path.segments.iter().map(|segment| segment.ident.to_string()).eq(["Said", "of"])
}

/// `not-built` of `NotBuilt`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.names.clear();
        if !is_test(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.names.clear();
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init) {
            let name = name.ident.to_string();
            match texts(&init.expr, &self.names) {
                Some(texts) => self.names.insert(name, texts),
                None => self.names.remove(&name),
            };
        }
        visit::visit_local(self, local);
    }

    /// What a closure is handed is no name of the function's.
    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let before = self.names.clone();
        for input in &closure.inputs {
            let input = if let Pat::Type(typed) = input { &*typed.pat } else { input };
            if let Pat::Ident(name) = input {
                self.names.remove(&name.ident.to_string());
            }
        }
        visit::visit_expr_closure(self, closure);
        self.names = before;
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let args: Vec<&Expr> = call.args.iter().collect();
        let key = |key| texts(key, &self.names).unwrap_or_default();
        match (call.method.to_string().as_str(), &args[..]) {
            ("plain", [of]) => {
                self.asked.push(Asked { keys: key(of), given: Some(BTreeSet::new()) });
            }
            ("say", [of, with]) => self.asked.push(Asked { keys: key(of), given: given(with) }),
            // A sentence of Goa about a player, whom it adds.
            ("about", [_, of, with]) => {
                let given = given(with).map(|mut given| {
                    given.insert("player".to_owned());
                    given
                });
                self.asked.push(Asked { keys: key(of), given });
            }
            _ => {}
        }
        visit::visit_expr_method_call(self, call);
    }

    /// `Said::of("key", [("name", ..), ..])`, which a letter says later.
    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let args: Vec<&Expr> = call.args.iter().collect();
        if let (true, [of, Expr::Array(with)]) = (is_said_of(&call.func), &args[..]) {
            let keys = texts(of, &self.names).unwrap_or_default();
            self.asked.push(Asked { keys, given: named_in(with) });
        }
        visit::visit_expr_call(self, call);
    }

    /// Names that strum makes are texts, too.
    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("strum")) {
            let names = item.variants.iter().map(|variant| kebab(&variant.ident.to_string()));
            self.texts.extend(names);
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.texts.insert(text.value());
    }

    /// What stands in `vec!`, `format!` and the like.
    fn visit_macro(&mut self, of: &'ast Macro) {
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        for expression in of.parse_body_with(list).into_iter().flatten() {
            // Read and done with: nothing of it is kept.
            let mut inner = Reader { names: self.names.clone(), ..Reader::default() };
            inner.visit_expr(&expression);
            self.asked.extend(inner.asked);
            self.texts.extend(inner.texts);
        }
    }
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is_test {
            found.push(path);
        }
    }
}

/// Everything that the program without its tests says.
fn read() -> Reader {
    let mut files = Vec::new();
    rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    // Those of messages that are tests.
    files.retain(|file| !file.ends_with("words/named.rs") && !file.ends_with("words/keys.rs"));
    let mut reader = Reader::default();
    for file in files {
        reader.visit_file(&syn::parse_file(&fs::read_to_string(&file).unwrap()).unwrap());
    }
    reader
}

#[test]
fn what_is_asked_for_is_there_and_is_given_what_it_says() {
    let messages = messages();
    let mut checked = 0;
    let mut wrong = Vec::new();
    for Asked { keys, given } in read().asked {
        for key in keys {
            let Some(says) = messages.get(&key) else {
                wrong.push(format!("{key} is no message"));
                continue;
            };
            let Some(given) = &given else { continue };
            checked += 1;
            if given != says {
                wrong.push(format!("{key} says {says:?} and is given {given:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 400, "only {checked} were read");
}

/// Is it a text of the code, or put together of some?
fn is_said(key: &str, texts: &BTreeSet<String>, frames: &[(&str, &str)]) -> bool {
    texts.contains(key)
        || frames.iter().any(|(before, after)| {
            let rest = key.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
            rest.is_some_and(|rest| is_said(rest, texts, frames))
        })
}

#[test]
fn what_is_there_is_asked_for() {
    let texts = read().texts;
    // `any-{key}`, `{key}-why`: what is put together of a text and something else.
    let frames: Vec<(&str, &str)> = texts
        .iter()
        .filter_map(|text| {
            let (before, rest) = text.split_once('{')?;
            let (_, after) = rest.split_once('}')?;
            let key = |part: &str| part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            (before.len() + after.len() > 2 && key(before) && key(after)).then_some((before, after))
        })
        .collect();
    let unused: Vec<String> =
        messages().into_keys().filter(|key| !is_said(key, &texts, &frames)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The command behind each `COMMAND(`, and no other function.
fn commanded(language: Language) -> Vec<&'static str> {
    let calls = sources(language).flat_map(|source| source.split("COMMAND(").skip(1));
    calls.map(|rest| rest.split('"').nth(1).expect("a command in quotation marks")).collect()
}

#[test]
fn commands_in_messages_are_those_of_the_english_ones() {
    let sorted = |language| {
        let mut commands = commanded(language);
        // Examples name a language that is another one.
        commands.retain(|it| !it.starts_with("language "));
        commands.sort_unstable();
        commands
    };
    let english = sorted(Language::En);
    for language in Language::ALL {
        for command in commanded(language) {
            // Without a row, it fails.
            assert!(!commands::say(command, language).is_empty(), "{command}");
        }
        let more = if language == Language::En { vec![] } else { reminders() };
        let all = [english.clone(), more].concat();
        let theirs = sorted(language);
        assert!(theirs.iter().all(|it| all.contains(it)), "{language:?}: {theirs:?}");
        assert!(english.iter().all(|it| theirs.contains(it)), "{language:?}: {theirs:?}");
    }
}

/// Records say these in English, where letters have no marks.
fn reminders() -> Vec<&'static str> {
    vec!["remind half, 24h, daily", "remind off"]
}

#[test]
fn the_reader_reads() {
    let mut reader = Reader::default();
    reader.visit_file(
        &syn::parse_file(
            r#"fn f() {
                let key = if it { "one" } else { "two" };
                vec![scene.say(key, &[("a", 1.into()), ("b", 2.into())]), scene.plain("three")];
                keys.map(|key| scene.plain(key));
                scene.say(match it { A => "four", B => return }, &args);
                Said::of("six", [("c", 3.into())]);
            }
            #[cfg(test)]
            mod tests { fn g() { scene.plain("five"); } }"#,
        )
        .unwrap(),
    );
    let asked: Vec<String> = reader.asked.iter().map(|asked| format!("{asked:?}")).collect();
    assert_eq!(
        asked,
        [
            r#"Asked { keys: ["one", "two"], given: Some({"a", "b"}) }"#,
            r#"Asked { keys: ["three"], given: Some({}) }"#,
            "Asked { keys: [], given: Some({}) }",
            r#"Asked { keys: ["four"], given: None }"#,
            r#"Asked { keys: ["six"], given: Some({"c"}) }"#,
        ]
    );
    assert!(!reader.texts.contains("five"));
}
