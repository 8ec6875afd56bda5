//! A selected mailbox, and what we do in it: list, fetch, acknowledge.

use super::fault::{Fault, said};
use super::login::log_in;
use super::name::{readable, to_wire};
use super::settings::{Done, Settings};
use super::wire::{Answer, Wire};
use io_imap::types::IntoStatic;
use io_imap::types::command::CommandBody;
use io_imap::types::core::{Atom, Vec1};
use io_imap::types::fetch::{MacroOrMessageDataItemNames, MessageDataItem, MessageDataItemName};
use io_imap::types::flag::{Flag, FlagPerm, StoreResponse, StoreType};
use io_imap::types::mailbox::{ListMailbox, Mailbox};
use io_imap::types::response::{Capability, Code, Data};
use io_imap::types::search::SearchKey;
use io_imap::types::sequence::SequenceSet;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The keyword that marks mails we have taken. Only we set it, whereas `\Seen`
/// may be set by any other client that shows the mailbox.
const TAKEN: &str = "$MonsoonTaken";

/// How many mails one command expunges.
const SWEPT: usize = 500;

/// How many mails one command lists.
const WINDOW: u32 = 5_000;

/// How much we read of a mail that is too large.
const HEAD: NonZeroU32 = match NonZeroU32::new(65_536) {
    Some(bytes) => bytes,
    None => NonZeroU32::MIN,
};

/// How many of the server's mailboxes a message names.
const NAMED: usize = 20;

/// What this server supports.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the server's own")]
pub(super) struct Able {
    /// It announces new mail by itself (RFC 2177).
    pub idle: bool,
    /// It can move mails (RFC 6851).
    pub moving: bool,
    /// It can expunge single mails (RFC 4315).
    pub uidplus: bool,
    /// It stores our keyword.
    pub keywords: bool,
}

pub(super) struct Session<'a> {
    pub wire: Wire<'a>,
    pub able: Able,
    /// UIDs stay valid as long as this doesn't change (RFC 3501, 2.3.1.1).
    pub validity: u32,
    settings: &'a Settings,
}

impl<'a> Session<'a> {
    pub fn open(settings: &'a Settings, stop: &'a AtomicBool) -> Result<Self, Fault> {
        let (mut wire, abilities) = log_in(settings, stop)?;
        let mailbox = to_wire(&settings.mailbox).map_err(Fault::Broken)?;
        let body = CommandBody::Select { mailbox, parameters: Vec::new() };
        let answer = match wire.command("SELECT", body) {
            Ok(answer) => answer,
            Err(Fault::Refused { text, .. }) => return Err(not_opened(&mut wire, settings, &text)),
            Err(fault) => return Err(fault),
        };
        if answer.code == Some(Code::ReadOnly) {
            return Err(Fault::Broken(format!(
                "the mailbox {} is read-only; monsoon must be able to flag and move mails",
                settings.mailbox
            )));
        }
        let (validity, keywords) = selected(&answer);
        let able = Able {
            idle: abilities.contains(&Capability::Idle),
            moving: abilities.contains(&Capability::Move),
            uidplus: abilities.contains(&Capability::UidPlus),
            keywords,
        };
        wire.news = false;
        Ok(Session { wire, able, validity, settings })
    }

    /// Creates the folder for taken mail, if one is configured and missing.
    pub fn make_folder(&mut self) -> Result<(), Fault> {
        let Done::Move(folder) = &self.settings.done else { return Ok(()) };
        if self.has_mailbox(folder)? {
            return Ok(());
        }
        let mailbox = to_wire(folder).map_err(Fault::Broken)?;
        match self.wire.command("CREATE", CommandBody::Create { mailbox }) {
            Ok(_) => Ok(()),
            Err(Fault::Refused { text, .. }) => Err(Fault::Broken(format!(
                "the folder {folder} for taken mail is missing and can't be created ({text}); \
                 name another; there are: {}",
                list_names(&mut self.wire)?
            ))),
            Err(fault) => Err(fault),
        }
    }

    /// Removes mails that we copied and marked as deleted but could not expunge
    /// before the connection broke.
    pub fn sweep(&mut self) -> Result<(), Fault> {
        let copies = matches!(self.settings.done, Done::Move(_)) && !self.able.moving;
        if !copies || !self.able.uidplus || !self.able.keywords {
            return Ok(());
        }
        let ours = vec![SearchKey::Deleted, SearchKey::Keyword(atom(TAKEN)?)];
        let found = self.search(ours)?;
        for uids in found.chunks(SWEPT) {
            if let Some(sequence_set) = set(uids) {
                self.wire.command("UID EXPUNGE", CommandBody::ExpungeUid { sequence_set })?;
            }
        }
        Ok(())
    }

    pub fn has_mailbox(&mut self, name: &str) -> Result<bool, Fault> {
        let wanted = to_wire(name).map_err(Fault::Broken)?;
        let found = list(&mut self.wire, "*")?;
        Ok(found.contains(&wanted))
    }

    /// The UIDs of all mails not yet taken. Listed from the newest down, so
    /// that none slips through if one below it is removed meanwhile.
    pub fn untaken(&mut self) -> Result<Vec<u32>, Fault> {
        let mut found = Vec::new();
        let Some(mut top) = NonZeroU32::new(self.wire.exists) else { return Ok(found) };
        let mut newest = true;
        loop {
            let from =
                NonZeroU32::new(top.get().saturating_sub(WINDOW - 1)).unwrap_or(NonZeroU32::MIN);
            // Mail that arrived meanwhile belongs to the first window.
            let set =
                if newest { SequenceSet::from(from..) } else { SequenceSet::from(from..=top) };
            found.extend(self.search_untaken(SearchKey::SequenceSet(set))?);
            let Some(next) = NonZeroU32::new(from.get() - 1) else { break };
            (top, newest) = (next, false);
        }
        Ok(found)
    }

    /// The UIDs of the mails above `listed` that are not yet taken.
    pub fn untaken_above(&mut self, listed: u32) -> Result<Vec<u32>, Fault> {
        let Some(from) = listed.checked_add(1).and_then(NonZeroU32::new) else {
            return Ok(Vec::new());
        };
        let found = self.search_untaken(SearchKey::Uid(SequenceSet::from(from..)))?;
        // `n:*` names the last mail even if its UID is below n.
        Ok(found.into_iter().filter(|uid| *uid > listed).collect())
    }

    fn search_untaken(&mut self, set: SearchKey<'static>) -> Result<Vec<u32>, Fault> {
        let mut criteria = vec![set, SearchKey::Undeleted];
        if self.able.keywords {
            criteria.push(SearchKey::Unkeyword(atom(TAKEN)?));
        }
        self.search(criteria)
    }

    fn search(&mut self, criteria: Vec<SearchKey<'static>>) -> Result<Vec<u32>, Fault> {
        let criteria = Vec1::try_from(criteria).map_err(|_| Fault::garbled())?;
        let body = CommandBody::Search { charset: None, criteria, uid: true };
        let answer = self.wire.command("UID SEARCH", body)?;
        let mut found = Vec::new();
        for data in answer.data {
            if let Data::Search(uids, _) = data {
                found.extend(uids.into_iter().map(NonZeroU32::get));
            }
        }
        Ok(found)
    }

    /// The sizes of these mails in bytes, leaving out those that are gone.
    pub fn sizes(&mut self, uids: &[u32]) -> Result<BTreeMap<u32, u64>, Fault> {
        let items = vec![MessageDataItemName::Uid, MessageDataItemName::Rfc822Size];
        let mut sizes = BTreeMap::new();
        for items in self.fetch(uids, items)? {
            let mut uid = None;
            let mut size = None;
            for item in items {
                match item {
                    MessageDataItem::Uid(number) => uid = Some(number.get()),
                    MessageDataItem::Rfc822Size(bytes) => size = Some(u64::from(bytes)),
                    _ => {}
                }
            }
            if let (Some(uid), Some(size)) = (uid, size) {
                sizes.insert(uid, size);
            }
        }
        Ok(sizes)
    }

    /// A mail, or its head; `None` if it is gone. Fetching marks nothing.
    pub fn body(&mut self, uid: u32, whole: bool) -> Result<Option<Vec<u8>>, Fault> {
        let partial = (!whole).then_some((0, HEAD));
        let body = MessageDataItemName::BodyExt { section: None, partial, peek: true };
        for items in self.fetch(&[uid], vec![MessageDataItemName::Uid, body])? {
            // A server may report other mails' flags in the same response.
            if !items.iter().any(|item| matches!(item, MessageDataItem::Uid(it) if it.get() == uid))
            {
                continue;
            }
            for item in items {
                if let MessageDataItem::BodyExt { section: None, data, .. } = item
                    && let Some(bytes) = data.into_option()
                {
                    return Ok(Some(bytes.into_owned()));
                }
            }
        }
        Ok(None)
    }

    fn fetch(
        &mut self,
        uids: &[u32],
        items: Vec<MessageDataItemName<'static>>,
    ) -> Result<Vec<Vec<MessageDataItem<'static>>>, Fault> {
        let Some(sequence_set) = set(uids) else { return Ok(Vec::new()) };
        let body = CommandBody::Fetch {
            sequence_set,
            macro_or_item_names: MacroOrMessageDataItemNames::MessageDataItemNames(items),
            uid: true,
            modifiers: Vec::new(),
        };
        let answer = self.wire.command("UID FETCH", body)?;
        let fetched = answer.data.into_iter().filter_map(|data| match data {
            Data::Fetch { items, .. } => Some(items.into_iter().collect()),
            _ => None,
        });
        Ok(fetched.collect())
    }

    pub fn acknowledge(&mut self, uids: &[u32]) -> Result<(), Fault> {
        let settings = self.settings;
        let Some(set) = set(uids) else { return Ok(()) };
        let Done::Move(folder) = &settings.done else {
            return self.flag(&set, Flag::Seen);
        };
        let mailbox = to_wire(folder).map_err(Fault::Broken)?;
        if self.able.moving {
            let body = CommandBody::Move { sequence_set: set, mailbox, uid: true };
            return self.wire.command("UID MOVE", body).map(drop);
        }
        let body = CommandBody::Copy { sequence_set: set.clone(), mailbox, uid: true };
        self.wire.command("UID COPY", body)?;
        self.flag(&set, Flag::Deleted)?;
        if self.able.uidplus {
            let body = CommandBody::ExpungeUid { sequence_set: set };
            self.wire.command("UID EXPUNGE", body)?;
        }
        // Otherwise they stay, marked: a plain EXPUNGE would also remove mails
        // that another client has marked and may still want back.
        Ok(())
    }

    fn flag(&mut self, set: &SequenceSet, flag: Flag<'static>) -> Result<(), Fault> {
        if self.able.keywords {
            let flags = vec![flag.clone(), Flag::Keyword(atom(TAKEN)?)];
            match self.store(set, flags) {
                // It promised to store keywords and doesn't, so do without.
                Err(Fault::Refused { .. }) => self.able.keywords = false,
                other => return other,
            }
        }
        self.store(set, vec![flag])
    }

    fn store(&mut self, set: &SequenceSet, flags: Vec<Flag<'static>>) -> Result<(), Fault> {
        let body = CommandBody::Store {
            sequence_set: set.clone(),
            kind: StoreType::Add,
            response: StoreResponse::Silent,
            flags,
            uid: true,
            modifiers: Vec::new(),
        };
        self.wire.command("UID STORE", body).map(drop)
    }

    /// Waits until mail arrives, `until` is reached, or we are told to stop.
    pub fn wait(&mut self, until: Instant) -> Result<(), Fault> {
        let limits = &self.settings.limits;
        if self.able.idle {
            let until = until.min(Instant::now() + limits.idle);
            match self.wire.idle(until) {
                // It promised IDLE and refuses it, so poll instead.
                Err(Fault::Refused { .. }) => self.able.idle = false,
                other => return other,
            }
        }
        let until = until.min(Instant::now() + limits.poll);
        while !self.wire.is_stopping() && Instant::now() < until {
            let left = until.saturating_duration_since(Instant::now());
            std::thread::sleep(left.min(Duration::from_millis(100)));
        }
        if !self.wire.is_stopping() {
            self.wire.command("NOOP", CommandBody::Noop)?;
        }
        Ok(())
    }

    /// Says goodbye; it makes no difference whether the server hears it.
    pub fn leave(mut self) {
        drop(self.wire.command("LOGOUT", CommandBody::Logout));
    }
}

/// The UID validity, and whether the server stores our keyword.
fn selected(answer: &Answer) -> (u32, bool) {
    let (mut validity, mut keywords) = (0, None);
    for status in &answer.statuses {
        match &status.code {
            Some(Code::UidValidity(number)) => validity = number.get(),
            Some(Code::PermanentFlags(flags)) => {
                keywords = Some(flags.iter().any(|flag| match flag {
                    FlagPerm::Asterisk => true,
                    FlagPerm::Flag(Flag::Keyword(name)) => name.inner().eq_ignore_ascii_case(TAKEN),
                    FlagPerm::Flag(_) => false,
                }));
            }
            _ => {}
        }
    }
    // A server that doesn't say stores all keywords (RFC 3501, 7.1).
    (validity, keywords.unwrap_or(true))
}

/// The mailbox could not be opened. Finds out whether it exists.
fn not_opened(wire: &mut Wire, settings: &Settings, text: &str) -> Fault {
    let name = &settings.mailbox;
    let found = to_wire(name).map(|wanted| list(wire, "*").map(|found| found.contains(&wanted)));
    match (found, list_names(wire)) {
        (Ok(Ok(false)), Ok(names)) => Fault::Broken(format!(
            "there is no mailbox {name} ({}); there are: {names}",
            said(text, None)
        )),
        _ => Fault::Broken(format!("the mailbox {name} can't be opened: {}", said(text, None))),
    }
}

fn list(wire: &mut Wire, pattern: &'static str) -> Result<Vec<Mailbox<'static>>, Fault> {
    let reference = Mailbox::try_from("").map_err(|_| Fault::garbled())?;
    let pattern = ListMailbox::try_from(pattern).map_err(|_| Fault::garbled())?;
    let body = CommandBody::List { reference, mailbox_wildcard: pattern };
    let answer = wire.command("LIST", body)?;
    let found = answer.data.into_iter().filter_map(|data| match data {
        Data::List { mailbox, .. } => Some(mailbox.into_static()),
        _ => None,
    });
    Ok(found.collect())
}

/// The server's mailboxes, or as many as fit into a message.
fn list_names(wire: &mut Wire) -> Result<String, Fault> {
    let found = list(wire, "*")?;
    let mut names: Vec<String> =
        found.iter().take(NAMED).map(|it| readable(it).escape_debug().to_string()).collect();
    if found.len() > NAMED {
        names.push(format!("and {} more", found.len() - NAMED));
    }
    Ok(names.join(", "))
}

fn set(uids: &[u32]) -> Option<SequenceSet> {
    let uids: Vec<NonZeroU32> = uids.iter().copied().filter_map(NonZeroU32::new).collect();
    SequenceSet::try_from(uids).ok()
}

fn atom(text: &'static str) -> Result<Atom<'static>, Fault> {
    Atom::try_from(text).map_err(|_| Fault::garbled())
}
