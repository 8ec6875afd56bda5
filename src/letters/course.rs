//! How a finished game went: the result, the story, the points round by round.

use super::envelope::Course;
use super::frame::{Block, Card, Columns, ColumnsRow};
use super::paint::Paint;
use super::rich::{Line, clean, strong};
use super::scene::Scene;
use super::seats::{look, name};
use super::words::Arg;
use crate::engine::Standing;

impl Course {
    /// Who had the most points at the end of a round, by the place in `rounds`.
    fn leaders(&self, round: usize) -> Vec<usize> {
        let points = self.rounds.get(round).map(Vec::as_slice).unwrap_or_default();
        let most = points.iter().max();
        let leads = |(_, it): &(usize, &i32)| Some(*it) == most;
        points.iter().enumerate().filter(leads).map(|(seat, _)| seat).collect()
    }

    /// Who was in front alone then.
    fn leader(&self, round: usize) -> Option<usize> {
        if let [leader] = self.leaders(round)[..] { Some(leader) } else { None }
    }

    /// The round from which the winner was in front until the end.
    fn lead(&self) -> Option<(usize, usize)> {
        let winner = self.leader(self.rounds.len().checked_sub(1)?)?;
        let others = (0..self.rounds.len()).rev().find(|round| self.leader(*round) != Some(winner));
        Some((winner, others.map_or(0, |round| round + 1)))
    }

    /// Who lost how much in which round, where that was the most.
    fn fall(&self) -> Option<(usize, i32, usize)> {
        let falls = self.rounds.windows(2).enumerate().flat_map(|(round, pair)| {
            let of = |(before, after): (&i32, &i32)| before - after;
            let falls = pair[0].iter().zip(&pair[1]).map(of).enumerate();
            falls.map(move |(seat, lost)| (seat, lost, round + 1)).collect::<Vec<_>>()
        });
        // The first of several equal ones.
        falls.rev().max_by_key(|(_, lost, _)| *lost).filter(|(_, lost, _)| *lost >= NOTABLE)
    }
}

/// What is lost in a round and worth a sentence.
const NOTABLE: i32 = 3;

/// Everybody's place, side by side.
pub(crate) fn result<V>(scene: &Scene<'_, V>) -> Option<Block> {
    let standings = &scene.envelope.course.standings;
    let card = |place: &Standing| {
        let mine = Some(place.seat) == scene.envelope.seat;
        Card {
            paint: if mine { &Paint::YOU } else { &Paint::FOOT },
            picture: "",
            name: format!("{}. {}", place.rank, look(place.seat).sign),
            figure: place.total.to_string(),
            notes: vec![name(scene.envelope, place.seat).into()],
        }
    };
    let words = standings.iter().map(|place| {
        let points = place.total.to_string();
        let who = format!("{}. {}", place.rank, scene.who(place.seat));
        scene.pair(&who, &strong(&points))
    });
    let words = Line::from(words.collect::<Vec<_>>().join(", "));
    let cards: Vec<Card> = standings.iter().map(card).collect();
    let across = cards.len();
    (!cards.is_empty()).then_some(Block::Cards { words: vec![words], cards, across })
}

/// Three sentences from the record: who was in front, what brought the most, and the
/// largest loss or how close it was. `part` names a part of a score.
pub(crate) fn story<V>(
    scene: &Scene<'_, V>,
    part: impl Fn(&Scene<'_, V>, &str) -> String,
) -> Option<Block> {
    let told = [lead(scene), sources(scene, part), fall(scene).or_else(|| finish(scene))];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| Block::Story(told.join(" ").into()))
}

/// The player at this place of a round's points.
fn at<V>(scene: &Scene<'_, V>, seat: usize) -> String {
    let mut standings = scene.envelope.course.standings.iter();
    let place = standings.find(|place| place.seat.index() == seat);
    place.map(|place| strong(&name(scene.envelope, place.seat))).unwrap_or_default()
}

/// Players in a sentence.
fn together<V>(scene: &Scene<'_, V>, names: Vec<String>) -> String {
    match <[String; 2]>::try_from(names) {
        Ok([one, other]) => scene.say("story-two", &[("one", one.into()), ("other", other.into())]),
        Err(names) => names.join(", "),
    }
}

fn count(number: usize) -> Arg<'static> {
    ("round", number.to_string().into())
}

fn lead<V>(scene: &Scene<'_, V>) -> Option<String> {
    let course = &scene.envelope.course;
    let standings = &course.standings;
    let Some((winner, since)) = course.lead() else {
        let first: Vec<&Standing> = standings.iter().filter(|it| it.rank == 1).collect();
        let total = first.first()?.total;
        let names = first.iter().map(|it| strong(&name(scene.envelope, it.seat)));
        let names = together(scene, names.collect());
        let args: [Arg<'_>; 2] = [("players", names.into()), ("points", total.to_string().into())];
        return (first.len() > 1).then(|| scene.say("story-level", &args));
    };
    let player: Arg<'_> = ("player", at(scene, winner).into());
    let Some(before) = since.checked_sub(1) else {
        return Some(scene.say("story-led", &[player]));
    };
    Some(if let Some(other) = course.leader(before) {
        let other = ("other", at(scene, other).into());
        scene.say("story-took", &[player, count(since + 1), other])
    } else {
        let level = course.leaders(before).into_iter().map(|seat| at(scene, seat));
        let level = ("players", together(scene, level.collect()).into());
        scene.say("story-took-level", &[player, count(since + 1), level])
    })
}

/// The largest single source of the winner's points against the second's.
fn sources<V>(
    scene: &Scene<'_, V>,
    named: impl Fn(&Scene<'_, V>, &str) -> String,
) -> Option<String> {
    let mut standings = scene.envelope.course.standings.iter();
    let mut source = || {
        let place = standings.next()?;
        // The first of several equal ones.
        let (part, points) = place.parts.iter().rev().max_by_key(|(_, points)| *points)?;
        let what = named(scene, part);
        (*points > 0).then(|| (name(scene.envelope, place.seat), what, *points, place.total))
    };
    let (player, what, points, total) = source()?;
    let mut args: Vec<Arg<'_>> = vec![
        ("player", strong(&player).into()),
        ("what", clean(&what).into()),
        ("points", points.to_string().into()),
        ("total", total.to_string().into()),
    ];
    let Some((other, what, points, _)) = source() else {
        return Some(scene.say("story-source", &args));
    };
    args.push(("other", strong(&other).into()));
    args.push(("theirs", clean(&what).into()));
    args.push(("less", points.to_string().into()));
    Some(scene.say("story-sources", &args))
}

fn fall<V>(scene: &Scene<'_, V>) -> Option<String> {
    let (seat, lost, round) = scene.envelope.course.fall()?;
    let args = [("player", at(scene, seat).into()), ("points", lost.into()), count(round + 1)];
    Some(scene.say("story-fall", &args))
}

fn finish<V>(scene: &Scene<'_, V>) -> Option<String> {
    let mut standings = scene.envelope.course.standings.iter();
    let (first, second) = (standings.next()?, standings.next()?);
    let apart = first.total - second.total;
    (apart > 0).then(|| scene.say("story-close", &[("points", apart.into())]))
}

/// The points of each round as columns, with an asterisk above who was in front.
pub(crate) fn chart<V>(scene: &Scene<'_, V>) -> Vec<Block> {
    let course = &scene.envelope.course;
    if course.rounds.len() < 2 {
        return Vec::new();
    }
    let most = course.rounds.iter().flatten().copied().max().unwrap_or_default().max(1);
    let rows = course.standings.iter().map(|place| {
        let seat = place.seat.index();
        let cells = course.rounds.iter().map(|round| {
            let points = round.get(seat).copied().unwrap_or_default();
            let leads = round.iter().max() == Some(&points);
            (points, points.max(0) * TALL / most, leads)
        });
        let who = scene.who_briefly(place.seat);
        ColumnsRow {
            who: who.into(),
            name: name(scene.envelope, place.seat),
            look: look(place.seat),
            cells: cells.collect(),
        }
    });
    let caption = scene.plain("course-head");
    let columns = Columns {
        caption: caption.clone(),
        first: scene.plain("course-player"),
        rows: rows.collect(),
        rounds: (1..=course.rounds.len()).collect(),
    };
    vec![
        Block::Heading(caption.into()),
        Block::Columns(columns),
        Block::Small(scene.plain("course-note").into()),
    ]
}

/// The height of the tallest column, in pixels.
const TALL: i32 = 40;

/// What can still be ordered.
pub(crate) fn foot<V>(scene: &Scene<'_, V>) -> Line {
    let args: [Arg<'_>; 2] =
        [("archive", scene.command("archive").into()), ("again", scene.command("again").into())];
    scene.say("footer-over", &args).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rounds of a game for three, written `5 3 1 / 6 7 2`.
    fn course(rounds: &str) -> Course {
        let row = |row: &str| row.split_whitespace().map(|it| it.parse().unwrap()).collect();
        Course { rounds: rounds.split('/').map(row).collect(), standings: Vec::new() }
    }

    #[test]
    fn who_led_since_when_and_who_fell_most() {
        for (rounds, lead, fall) in [
            ("5 3 1 / 6 4 2 / 9 8 7", Some((0, 0)), None),
            ("5 3 1 / 6 7 2 / 6 9 2", Some((1, 1)), None),
            // Level is not in front, and a lead that was lost does not count.
            ("5 5 1 / 6 5 2 / 6 7 2 / 9 8 2", Some((0, 3)), None),
            ("5 3 1 / 9 9 2", None, None),
            ("5 9 1 / 9 4 2 / 12 4 1", Some((0, 1)), Some((1, 5, 1))),
            ("9 9 9 / 9 5 5 / 10 5 1", Some((0, 1)), Some((1, 4, 1))),
            ("5 3 1", Some((0, 0)), None),
            ("", None, None),
        ] {
            let course = course(rounds);
            assert_eq!((course.lead(), course.fall()), (lead, fall), "{rounds}");
        }
    }
}
