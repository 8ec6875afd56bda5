//! Positions in compact form: every distinct fragment once, and for each position
//! only what has changed.

use super::input::{Frame, Parts};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// All positions, as the page's script reads them.
#[derive(Serialize)]
pub(super) struct Packed<'a> {
    /// The keys of the parts.
    k: Vec<&'a str>,
    /// The fragments; the first is empty.
    f: Vec<&'a str>,
    /// The positions that lead to the end, each as what changed since the last.
    p: Vec<Position>,
    /// The others, by their entries, each as what changed since the one it
    /// follows.
    v: Vec<Position>,
}

#[derive(Serialize)]
struct Position {
    n: u32,
    r: u32,
    /// The entry it follows, unless that is the one before it here.
    #[serde(skip_serializing_if = "Option::is_none")]
    a: Option<u32>,
    /// Pairs of a key and a fragment, by their indices.
    c: Vec<usize>,
    s: Vec<Option<i32>>,
}

pub(super) fn pack(frames: &[Frame]) -> Packed<'_> {
    let keys: BTreeSet<&str> =
        frames.iter().flat_map(|frame| frame.parts.keys().map(String::as_str)).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let mut fragments = vec![""];
    let mut numbers = BTreeMap::from([("", 0)]);
    // For each frame, the index of each key's fragment.
    let mut shown: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    let mut last = vec![0; keys.len()];
    let (mut positions, mut others) = (Vec::new(), Vec::new());
    for frame in frames {
        let all = keys.iter().map(|name| {
            let fragment = frame.parts.get(*name).map_or("", String::as_str);
            *numbers.entry(fragment).or_insert_with(|| {
                fragments.push(fragment);
                fragments.len() - 1
            })
        });
        let all: Vec<usize> = all.collect();
        let nothing = Vec::new();
        let before = match frame.from.filter(|_| !frame.stands) {
            _ if frame.stands => &last,
            Some(from) => shown.get(&from).unwrap_or(&nothing),
            None => &nothing,
        };
        let place = |key: usize| before.get(key).copied().unwrap_or_default();
        let changed = (0..).zip(&all).filter(|&(key, &number)| number != place(key));
        let position = Position {
            n: frame.n,
            r: frame.round,
            a: frame.from.filter(|_| !frame.stands),
            c: changed.flat_map(|(key, &number)| [key, number]).collect(),
            s: frame.points.clone(),
        };
        if frame.stands {
            last.clone_from(&all);
            positions.push(position);
        } else {
            others.push(position);
        }
        shown.insert(frame.n, all);
    }
    Packed { k: keys, f: fragments, p: positions, v: others }
}

/// A layout with the parts of one position in their places.
pub(super) fn filled(layout: &str, parts: &Parts) -> String {
    let mut out = String::with_capacity(layout.len() * 2);
    let mut rest = layout;
    while let Some((before, after)) = rest.split_once("data-p=\"") {
        let Some((key, after)) = after.split_once("\">") else { break };
        out.push_str(before);
        out.push_str("data-p=\"");
        out.push_str(key);
        out.push_str("\">");
        out.push_str(parts.get(key).map_or("", String::as_str));
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::super::input::Sentence;
    use super::*;

    fn frame(n: u32, stands: bool, parts: &[(&str, &str)]) -> Frame {
        let parts = parts.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        Frame {
            n,
            round: 1,
            at: None,
            by: Sentence::default(),
            line: Sentence::default(),
            said: Vec::new(),
            news: Vec::new(),
            stands,
            withdrawn: !stands,
            from: n.checked_sub(1),
            undoes: None,
            parts,
            points: vec![Some(3), None],
        }
    }

    #[test]
    fn only_what_changes_is_written_and_each_fragment_once() {
        let frames = [
            frame(0, true, &[("a", "x"), ("b", "y")]),
            frame(1, false, &[("a", "x"), ("b", "z")]),
            frame(2, true, &[("a", "x"), ("b", "x")]),
            frame(3, true, &[("a", "x")]),
        ];
        let json = serde_json::to_string(&pack(&frames)).unwrap();
        assert_eq!(
            json,
            r#"{"k":["a","b"],"f":["","x","y","z"],"p":[{"n":0,"r":1,"c":[0,1,1,2],"s":[3,null]},{"n":2,"r":1,"c":[1,1],"s":[3,null]},{"n":3,"r":1,"c":[1,0],"s":[3,null]}],"v":[{"n":1,"r":1,"a":0,"c":[1,3],"s":[3,null]}]}"#
        );
    }

    #[test]
    fn parts_go_into_their_places() {
        let parts = Parts::from([("a".to_owned(), "<i>1</i>".to_owned())]);
        let layout = "<p data-p=\"a\"></p>-<g class=\"q\" data-p=\"b\"></g>.";
        assert_eq!(
            filled(layout, &parts),
            "<p data-p=\"a\"><i>1</i></p>-<g class=\"q\" data-p=\"b\"></g>."
        );
    }
}
