//! What players propose to each other, in their letters.

use super::dates::Dates;
use super::deeds::Done;
use super::frame::Block;
use super::replies::button;
use super::rich::strong;
use super::scene::Scene;
use super::seats::name;
use super::words::Arg;
use crate::engine::{Deed, Motion, Seat, Settled};
use chrono::{DateTime, Utc};

/// What is open at the table, for a player's letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VotePage {
    pub by: Seat,
    pub motion: Motion,
    /// The end of a pause.
    pub until: Option<DateTime<Utc>>,
    /// The number by which answers call it.
    pub number: u32,
    pub agreed: Vec<Seat>,
    /// Must all agree, or only most of them?
    pub all: bool,
    /// When it ends without a decision.
    pub ends: DateTime<Utc>,
}

/// What became of a line about a proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoteSaid {
    /// The others are asked.
    Proposed,
    Counted {
        agrees: bool,
    },
    Withdrawn,
    /// Nothing is open, or not what the line is about.
    NothingOpen,
    /// Another one is open.
    Another,
    /// The table has no votes.
    Off,
    /// More than one line was about proposals.
    Several,
    /// The mail only asks what it would do.
    Preview,
    /// So many were made within a day.
    TooMany {
        limit: usize,
    },
    /// The table is paused already.
    Paused,
    /// That is no date to come.
    BadDate,
    /// It is another player's.
    NotYours,
    /// All agreed, but it can't be done any more.
    Void,
}

impl VoteSaid {
    /// Was it done?
    #[must_use]
    pub fn is_done(&self) -> bool {
        match self {
            VoteSaid::Proposed | VoteSaid::Counted { .. } | VoteSaid::Withdrawn => true,
            VoteSaid::NothingOpen
            | VoteSaid::Another
            | VoteSaid::Off
            | VoteSaid::Several
            | VoteSaid::Preview
            | VoteSaid::TooMany { .. }
            | VoteSaid::Paused
            | VoteSaid::BadDate
            | VoteSaid::NotYours
            | VoteSaid::Void => false,
        }
    }
}

/// The message about a line, and what it says.
pub(crate) fn said(said: &VoteSaid) -> (&'static str, Vec<Arg<'static>>) {
    let key = match said {
        VoteSaid::Proposed => "vote-proposed",
        VoteSaid::Counted { agrees: true } => "vote-agreed",
        VoteSaid::Counted { agrees: false } => "vote-objected",
        VoteSaid::Withdrawn => "vote-withdrawn",
        VoteSaid::NothingOpen => "vote-nothing",
        VoteSaid::Another => "vote-another",
        VoteSaid::Off => "vote-off",
        VoteSaid::Several => "vote-several",
        VoteSaid::Preview => "vote-preview",
        VoteSaid::TooMany { limit } => {
            return ("vote-too-many", vec![("limit", (*limit).into())]);
        }
        VoteSaid::Paused => "vote-paused",
        VoteSaid::BadDate => "vote-bad-date",
        VoteSaid::NotYours => "vote-not-yours",
        VoteSaid::Void => "vote-void",
    };
    (key, Vec::new())
}

/// The message that names a motion.
fn motion_key(motion: Motion, until: bool) -> &'static str {
    match motion {
        Motion::End => "vote-motion-end",
        Motion::Draw => "vote-motion-draw",
        Motion::Undo => "vote-motion-undo",
        Motion::Pause if until => "vote-motion-pause-until",
        Motion::Pause => "vote-motion-pause",
    }
}

/// Who proposes what, as a sentence.
pub(crate) fn proposes<V>(
    scene: &Scene<'_, V>,
    (who, motion): (String, Motion),
    until: Option<String>,
) -> String {
    let key = motion_key(motion, until.is_some());
    let until = until.unwrap_or_default();
    scene.say(key, &[("who", who.into()), ("time", until.into())])
}

/// The headline of a letter about a proposal that was made.
pub(crate) fn head<V>(scene: &Scene<'_, V>, seat: Seat) -> String {
    scene.say("vote-head", &[("player", name(scene.envelope, seat).into())])
}

/// What became of a proposal, as a sentence; `players` are those who decided it.
pub(crate) fn settled<V>(
    scene: &Scene<'_, V>,
    (motion, how): (Motion, Settled),
    players: &[Seat],
) -> String {
    let motion: Arg<'_> = ("motion", motion.word().into());
    let by: Arg<'_> = ("players", scene.everyone(players.iter().copied()).into());
    match how {
        Settled::Agreed => scene.say("vote-settled-agreed", &[motion, by]),
        Settled::Refused => scene.say("vote-settled-refused", &[motion, by]),
        Settled::Withdrawn => scene.say("vote-settled-withdrawn", &[motion, by]),
        Settled::Expired => scene.say("vote-settled-expired", &[motion]),
        Settled::Void => scene.say("vote-settled-void", &[motion]),
    }
}

/// Whether the players have agreed on a draw, as the newest of the deeds says.
pub(crate) fn is_draw<V>(scene: &Scene<'_, V>) -> bool {
    let settled = scene.envelope.deeds.iter().rev().find_map(|line| {
        if let Done::Deed(Deed::Settled { motion, how, .. }) = &line.what {
            Some((*motion, *how))
        } else {
            None
        }
    });
    settled == Some((Motion::Draw, Settled::Agreed))
}

/// What is open, who has agreed, and the reader's buttons.
pub(crate) fn open<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let (Some(vote), Some(seat)) = (&scene.envelope.vote, scene.envelope.seat) else {
        return Vec::new();
    };
    let dates: Dates<'_> = scene.dates();
    let moment = |at: DateTime<Utc>| strong(&dates.full(at));
    let proposes = proposes(scene, (scene.who(vote.by), vote.motion), vote.until.map(moment));
    let agreed = scene.everyone(vote.agreed.iter().copied());
    let needs = if vote.all { "vote-needs-all" } else { "vote-needs-most" };
    let args: [Arg<'_>; 2] = [("players", agreed.into()), ("time", moment(vote.ends).into())];
    let mut links = Vec::new();
    let order = |word: &str| scene.commanded(&format!("{word} {}", vote.number));
    if vote.by == seat {
        links.push(button(scene, scene.plain("vote-withdraw"), order("withdraw")));
    } else {
        links.push(button(scene, scene.plain("vote-agree"), order("agree")));
        links.push(button(scene, scene.plain("vote-object"), order("object")));
    }
    vec![
        Block::Heading(scene.plain("vote-open").into()),
        Block::Para(proposes.into()),
        Block::Small(
            format!("{} {}", scene.say(needs, &[]), scene.say("vote-so-far", &args)).into(),
        ),
        Block::Buttons { write: scene.plain("button-write"), buttons: links },
    ]
}
