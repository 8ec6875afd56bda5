//! What a page has to know of its tags. Letters repeat the same few again and again, so each is
//! read once a page.

use super::{
    marks::{Role, begins_the_rest, role_of},
    tag::{Tag, read_tag},
};
use std::{borrow::Cow, collections::HashMap, rc::Rc};

/// What a page has to know of a tag.
pub(super) struct Mark<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) closing: bool,
    pub(super) self_closing: bool,
    pub(super) role: Role,
    /// Is everything from it on the quoted letter?
    pub(super) begins_the_rest: bool,
}

/// A longer tag is read anew each time, so that a page without ends is not searched to its end for
/// each of its beginnings.
const KNOWN: usize = 1000;

/// The tags of a page that were read so far, by how they are written.
#[derive(Default)]
pub(super) struct Tags<'a>(HashMap<&'a str, Rc<Mark<'a>>>);

impl<'a> Tags<'a> {
    /// The tag at the start of `text` and what follows it, as [`read_tag`] reads them.
    pub(super) fn read(&mut self, text: &'a str) -> Option<(Rc<Mark<'a>>, &'a str)> {
        // Nothing behind a tag decides how it is read, so where one that was read stands again,
        // it is the same tag.
        let named =
            text.as_bytes().get(1).is_some_and(|it| it.is_ascii_alphabetic() || *it == b'/');
        let end = named.then(|| text.bytes().take(KNOWN).position(|byte| byte == b'>')).flatten();
        let split = end.and_then(|end| text.split_at_checked(end + 1));
        if let Some((written, behind)) = split
            && let Some(mark) = self.0.get(written)
        {
            return Some((Rc::clone(mark), behind));
        }
        let (tag, after) = read_tag(text)?;
        let mark = Rc::new(Mark::of(tag));
        if let Some((written, behind)) = split
            && after.len() == behind.len()
        {
            self.0.insert(written, Rc::clone(&mark));
        }
        Some((mark, after))
    }
}

impl<'a> Mark<'a> {
    fn of(tag: Tag<'a>) -> Mark<'a> {
        let (role, begins_the_rest) =
            if tag.closing { (Role::Plain, false) } else { (role_of(&tag), begins_the_rest(&tag)) };
        let Tag { name, closing, self_closing, .. } = tag;
        Mark { name, closing, self_closing, role, begins_the_rest }
    }
}
