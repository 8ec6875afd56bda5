//! At the door: strangers who ask what this is, and confirm their address.
//!
//! Whoever has an address of ours can put any sender into a mail. So an address that is not
//! known here gets one letter a day at most, the house writes only so many in a day, nothing
//! that a stranger wrote stands in one, and nothing is kept of who does not confirm: the
//! limit needs a digest for a day, and the mail itself is forgotten at once.

use super::{
    super::{
        DeskError,
        inviting::{self, is_harmless},
        notice,
        secrets::random_hex,
    },
    Judgement, Work,
    answering::{self, Invitee, Line, answered},
    house_lines::{self, Heard, HouseLine, plain, table_in, wants_in},
    judged, leaving,
    lexicon::{self, is},
};
use crate::{
    basics::{Language, person_name},
    config::{Open, plain_address},
    engine::folded_words,
    letters::{self, House, HouseSaid, Yes},
    mail::{self, LetterKind, Trust, address::mailbox},
    store::{Greeted, Member, StoreError, Verdict},
};
use chrono::TimeDelta;
use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

/// A mail with more words than this asks for nothing here: it is an advertisement.
const MOST_WORDS: usize = 150;

const BUILT_IN: &str = include_str!("../../../data/locales/door.toml");

/// Folded words, and the language each belongs to.
static WORDS: LazyLock<BTreeMap<String, Language>> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    let mut file: HashMap<Language, Vec<String>> = toml::from_str(BUILT_IN).unwrap_or_default();
    let mut words = BTreeMap::new();
    for language in Language::ALL {
        for word in file.remove(&language).unwrap_or_default() {
            words.entry(plain(&word)).or_insert(language);
        }
    }
    words
});

/// What a stranger asks for.
struct Asked {
    language: Option<Language>,
    /// What comes with their yes, if that can be told in words of ours.
    order: Option<(String, Yes)>,
    /// Is there something in it that does not?
    more: bool,
    /// Is there nothing in it but that?
    alone: bool,
    /// Does it ask for something that anybody may have?
    wants: bool,
}

/// Whether a line says that its writer wants nothing from here.
fn leaves(line: &HouseLine) -> bool {
    matches!(line, HouseLine::Never | HouseLine::ForgetMe { .. })
}

/// «Unsubscribe», «no more letters».
fn says_goodbye(line: &str) -> bool {
    leaving::is_goodbye(line) || answering::says_never(line)
}

/// House players alone, as the table's options; `None` if there are others.
fn of_house_alone(options: &[(String, String)]) -> Option<String> {
    match options {
        [] => Some(String::new()),
        [(key, number)] if key == "house" => {
            number.parse::<u8>().ok().map(|number| format!(" house={number}"))
        }
        [..] => None,
    }
}

/// What a line says to the question whether an address is the writer's.
fn of_greeting(line: &str) -> Line {
    match house_lines::of(line) {
        Some(HouseLine::Yes | HouseLine::Join(..) | HouseLine::New(_) | HouseLine::Watch(..)) => {
            Line::Says(Invitee::Join)
        }
        Some(HouseLine::Never | HouseLine::ForgetMe { .. }) => Line::Says(Invitee::Never),
        Some(
            HouseLine::Games
            | HouseLine::Tables
            | HouseLine::Profile
            | HouseLine::Set(_)
            | HouseLine::Record(_)
            | HouseLine::Standings(_)
            | HouseLine::Leave(_)
            | HouseLine::Start(_)
            | HouseLine::Unwatch(_)
            | HouseLine::Invite(..),
        ) => Line::Beside,
        None => Line::Spoken,
    }
}

impl Work<'_> {
    /// Takes a mail from an address that has not signed up; `None` if this house does not
    /// let strangers in, or the mail does not ask for that. `known` if it is a player's
    /// address: then it must ask for nothing else.
    pub(super) fn at_the_door(&self, known: bool) -> Result<Option<Judgement>, DeskError> {
        let Some(from) = &self.letter.from else { return Ok(None) };
        let address = from.address.to_lowercase();
        if self.settings.open != Open::Anyone
            || !matches!(self.letter.kind, LetterKind::Orders)
            || self.bytes > self.settings.max_bytes
            || plain_address(&address).is_err()
            || self.settings.own.is_ours(&address)
        {
            return Ok(None);
        }
        let lines = self.strangers_lines();
        let games = &self.settings.games;
        let heard = house_lines::read(lines.clone(), games);
        if let Some(greeted) = self.greeted(&address)? {
            return self.at_last(&address, &greeted, &lines, heard).map(Some);
        }
        let member = self.tx.read().member(&mailbox(&address))?.is_some();
        // A member is asked at their own address, since there is more of them to forget.
        if !member && self.refuses(&heard, &lines, (&address, known))? {
            return Ok(Some(judged(Verdict::CarriedOut, "wants no letters", None)));
        }
        // A player's mail that says something else is the tables' business.
        let asked = self.asked(&lines, &heard)?;
        let leaves_alone = heard.other.is_none() && heard.lines.iter().any(leaves);
        if known && !leaves_alone && !asked.as_ref().is_some_and(|asked| asked.alone) {
            return Ok(None);
        }
        if member {
            return self.not_so(&address).map(Some);
        }
        // Only mail to the house itself: whoever has a secret address that is none any more
        // hears nothing.
        let here = self.settings.own.plain();
        let to_us = |to: &String| mail::address::normal(to) == here;
        let Some(asked) = asked else { return Ok(None) };
        if !self.letter.recipients.iter().any(to_us) {
            return Ok(None);
        }
        let judgement = self.greet(&address, asked)?;
        if !known {
            self.tx.forget_writer(self.mail)?;
        }
        Ok(Some(judgement))
    }

    /// Whether the writer wants no letters from here, which needs no code: it holds from
    /// whichever of our addresses they have, if a mail server vouches for theirs.
    fn refuses(
        &self,
        heard: &Heard,
        lines: &[String],
        (address, known): (&str, bool),
    ) -> Result<bool, DeskError> {
        // With nothing else beside it: a player's orders may have such a line.
        let never = heard.lines == [HouseLine::Never] && heard.other.is_none();
        // «Please unsubscribe me»: a player may mean their seat. And «unsubscribe me? I never
        // signed up, but would love to» is no goodbye.
        let wants = || lines.iter().any(|line| answering::says_yes_somewhere(line));
        let leaves = || lines.iter().any(|line| says_goodbye(line)) && !wants();
        let says_so = never || (!known && heard.lines.is_empty() && leaves());
        if !says_so || self.trust != Trust::Verified {
            return Ok(false);
        }
        inviting::never(self.tx, address, self.now)?;
        self.tx.forget_writer(self.mail)?;
        Ok(true)
    }

    /// A stranger's own lines; the subject if there are none.
    pub(super) fn strangers_lines(&self) -> Vec<String> {
        let fresh = mail::fresh_text(self.letter, &[]);
        let mut lines = if fresh.doubtful.is_empty() { fresh.lines } else { Vec::new() };
        lines.retain(|line| line.chars().any(char::is_alphanumeric));
        if lines.is_empty() {
            lines.push(self.letter.subject.clone());
        }
        lines
    }

    fn asked(&self, lines: &[String], heard: &Heard) -> Result<Option<Asked>, DeskError> {
        let games = &self.settings.games;
        if heard.lines.iter().any(leaves) {
            return Ok(None);
        }
        let entry = self.entry(&heard.lines)?;
        let with_yes = |line: &HouseLine| match line {
            HouseLine::Join(table, _) => Some((format!("join {table}{entry}"), Yes::Join(*table))),
            HouseLine::Watch(table, None, None) => {
                Some((format!("watch {table}"), Yes::Watch(*table)))
            }
            HouseLine::New(founding) => {
                let table = founding.for_all().filter(|it| !it.private)?;
                let house = of_house_alone(&table.options)?;
                let seats = table.seats.map(|seats| format!(" {seats}")).unwrap_or_default();
                let title = games.title(&table.game).to_owned();
                Some((format!("new {}{seats}{house}", table.game), Yes::Open(title)))
            }
            HouseLine::Watch(..)
            | HouseLine::Games
            | HouseLine::Tables
            | HouseLine::Profile
            | HouseLine::Set(_)
            | HouseLine::Record(_)
            | HouseLine::Standings(_)
            | HouseLine::Leave(_)
            | HouseLine::Start(_)
            | HouseLine::Unwatch(_)
            | HouseLine::Invite(..)
            | HouseLine::ForgetMe { .. }
            | HouseLine::Yes
            | HouseLine::Never => None,
        };
        let order = heard.lines.iter().find_map(with_yes);
        // «I would like to join table 3, if there is room»: the button asks whether it is meant.
        let order = order.or_else(|| {
            let table = lines.iter().find_map(|line| wants_in(line))?;
            Some((format!("join {table}"), Yes::Join(table)))
        });
        let changes = heard.lines.iter().filter(|line| line.changes()).count();
        let more = changes > usize::from(heard.lines.iter().any(|line| with_yes(line).is_some()));
        let words: Vec<String> = [lines, std::slice::from_ref(&self.letter.subject)]
            .concat()
            .iter()
            .flat_map(|line| folded_words(line))
            .take(MOST_WORDS + 1)
            .collect();
        let said: Vec<Language> = words.iter().filter_map(|it| WORDS.get(it).copied()).collect();
        let mut of_text = lines.iter().flat_map(|line| folded_words(line));
        let only = |it: String| WORDS.contains_key(&it);
        let alone = (!heard.lines.is_empty() && heard.other.is_none()) || of_text.all(only);
        let asks = order.is_some() || !said.is_empty() || !heard.lines.is_empty();
        let views = heard
            .lines
            .iter()
            .any(|line| matches!(line, HouseLine::Games | HouseLine::Tables | HouseLine::Yes));
        let wants = alone && (order.is_some() || views || heard.lines.is_empty());
        let asked = Asked { language: said.first().copied(), order, more, alone, wants };
        Ok(Some(asked).filter(|_| asks && words.len() <= MOST_WORDS))
    }

    /// A stranger's word for a private table, behind a space, if it is the right one: nobody
    /// else's words go into a letter.
    fn entry(&self, lines: &[HouseLine]) -> Result<String, StoreError> {
        let joins = lines.iter().find_map(|line| {
            if let HouseLine::Join(table, Some(word)) = line { Some((*table, word)) } else { None }
        });
        let Some((table, word)) = joins else { return Ok(String::new()) };
        let table = self.tx.read().gathering(table)?;
        let opens = table.is_some_and(|it| it.word.is_some() && it.opens(Some(word)));
        Ok(if opens { format!(" {word}") } else { String::new() })
    }

    /// Writes to somebody who may not have asked, if that was not done today.
    fn greet(&self, address: &str, asked: Asked) -> Result<Judgement, DeskError> {
        let (reader, settings, now) = (self.tx.read(), self.settings, self.now);
        let ignored = |why: &str| Ok(judged(Verdict::Ignored, why, None));
        let wanted_none = inviting::wants_none(reader, address)?;
        // Whoever asks us themselves wants letters again, if it is them.
        if wanted_none && (self.trust != Trust::Verified || !asked.wants) {
            return ignored("from a stranger who wants no letters");
        }
        let day = now - TimeDelta::days(1);
        let (greeted, all) = reader.greeted_since(&mailbox(address), day)?;
        // Whoever was asked to a table within the day has their letter.
        if greeted || inviting::was_asked(reader, address, now)? {
            return ignored("from a stranger who was answered within the day");
        }
        if all >= settings.strangers {
            return ignored("from a stranger, but enough of them were answered within the day");
        }
        if wanted_none {
            inviting::lift(self.tx, address)?;
        }
        let language = asked.language.unwrap_or(settings.language);
        let code = random_hex::<12>()?;
        let house = House {
            name: settings.own.name(),
            address: &settings.own.plain(),
            reply_to: &settings.own.with_token(&code),
            language,
            orders: language,
        };
        let games = settings.games.iter().map(|game| game.name().title).collect();
        let wish = asked.order.as_ref().map(|(order, _)| order.clone()).unwrap_or_default();
        let (order, then) = asked.order.unwrap_or_else(|| ("confirm".to_owned(), Yes::Nothing));
        let greeting = HouseSaid::Greeting { games, order, then, more: asked.more };
        let rendered = letters::house(&house, &[greeting]);
        let (greeted, reply_to) = (Greeted { language, wish }, (house.reply_to, code.as_str()));
        notice::to_stranger(self.tx, settings, (address, &greeted), rendered, reply_to, now)?;
        Ok(judged(Verdict::Explained, "from a stranger, who was told what this is", None))
    }

    /// The letter whose code this mail was sent to.
    fn greeted(&self, address: &str) -> Result<Option<Greeted>, DeskError> {
        let mailbox = mailbox(address);
        for code in self.letter.recipients.iter().filter_map(|to| self.settings.own.token_of(to)) {
            let greeted = self.tx.read().greeted_by(code, &mailbox, self.now)?;
            if greeted.is_some() {
                return Ok(greeted);
            }
        }
        Ok(None)
    }

    /// Somebody answers the letter that asked whether the address is theirs.
    fn at_last(
        &self,
        address: &str,
        greeted: &Greeted,
        lines: &[String],
        mut heard: Heard,
    ) -> Result<Judgement, DeskError> {
        let language = greeted.language;
        // Their own address of the house has limits, which this one must not go round.
        if self.tx.read().member(&mailbox(address))?.is_some() {
            return self.member(address);
        }
        let answer = answered(lines, language, of_greeting);
        let never = answer == Some(Invitee::Never);
        let goodbye = || answer.is_none() && lines.iter().any(|line| says_goodbye(line));
        if heard.lines.iter().any(leaves) || never || goodbye() {
            inviting::never(self.tx, address, self.now)?;
            self.tx.forget_writer(self.mail)?;
            return Ok(judged(Verdict::CarriedOut, "wants no letters", None));
        }
        let yes = |line: &HouseLine| match line {
            HouseLine::New(founding) => founding.is_clear(),
            HouseLine::Yes | HouseLine::Join(..) | HouseLine::Watch(..) => true,
            HouseLine::Games
            | HouseLine::Tables
            | HouseLine::Profile
            | HouseLine::Set(_)
            | HouseLine::Record(_)
            | HouseLine::Standings(_)
            | HouseLine::Leave(_)
            | HouseLine::Start(_)
            | HouseLine::Unwatch(_)
            | HouseLine::Invite(..)
            | HouseLine::ForgetMe { .. }
            | HouseLine::Never => false,
        };
        let says_yes = heard.lines.iter().any(yes);
        if !says_yes && answer != Some(Invitee::Join) {
            self.tx.forget_writer(self.mail)?;
            return Ok(judged(Verdict::Ignored, "from a stranger who did not say yes", None));
        }
        if !says_yes && let Some(wish) = self.beside_yes(greeted, lines) {
            heard.lines.push(wish);
        }
        if !says_yes {
            (heard.other, heard.slip) = (None, None);
        }
        let member = self.sign_up(address, language, "")?;
        self.lines(&member, heard, true)
    }

    /// What somebody wants who says yes in the words of our button: «Yes, and I join table 12».
    /// What else they say of tables is talk.
    fn beside_yes(&self, greeted: &Greeted, lines: &[String]) -> Option<HouseLine> {
        let says_yes = |line: &&String| {
            let said = answered(std::slice::from_ref(*line), greeted.language, of_greeting);
            said == Some(Invitee::Join)
        };
        let line = lines.iter().find(says_yes)?;
        let games = &self.settings.games;
        let wish = house_lines::read(vec![greeted.wish.clone()], games).lines.pop();
        let named = table_in(line);
        match wish {
            Some(HouseLine::Join(table, _) | HouseLine::Watch(table, ..))
                if named == Some(table) =>
            {
                return wish;
            }
            Some(HouseLine::New(ref founding)) if founding.is_named(line, games) => return wish,
            Some(_) | None => {}
        }
        let watches = line.split_whitespace().any(|word| is(word, lexicon::House::Watch));
        let wish = |table| {
            if watches { HouseLine::Watch(table, None, None) } else { HouseLine::Join(table, None) }
        };
        named.map(wish)
    }

    /// Signs somebody up by the name of their mail's sender, else by `called`.
    pub(super) fn sign_up(
        &self,
        address: &str,
        language: Language,
        called: &str,
    ) -> Result<Member, DeskError> {
        let own = self.letter.from.as_ref().and_then(|from| from.name.clone()).unwrap_or_default();
        // Nothing of the address: it is never shown to others.
        let fits = |name: &&str| {
            let own = inviting::is_own_name(self.settings, name);
            !own && person_name(name).is_ok_and(is_harmless)
        };
        let name = [own.as_str(), called].into_iter().find(fits).unwrap_or("Player");
        self.sign_up_as(address, language, name)
    }

    pub(super) fn sign_up_as(
        &self,
        address: &str,
        language: Language,
        name: &str,
    ) -> Result<Member, DeskError> {
        let member = Member {
            address: address.to_owned(),
            name: name.trim().to_owned(),
            language,
            english_orders: false,
            wanted: crate::basics::Wanted::default(),
            zone: None,
            remind: None,
            token: random_hex::<12>()?,
        };
        self.tx.add_member(&member, &mailbox(address), self.now)?;
        Ok(member)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_for_the_door() {
        let file: HashMap<Language, Vec<String>> = toml::from_str(BUILT_IN).unwrap();
        assert_eq!(file.len(), Language::ALL.len());
        for (word, language) in [
            ("hello", Language::En),
            ("czesc", Language::Pl),
            ("bonjour", Language::Fr),
            ("spil", Language::Da),
            ("hola", Language::Es),
        ] {
            assert_eq!(WORDS.get(word), Some(&language), "{word}");
        }
    }
}
