//! Kites: everybody has a secret hand of cards. Each round a kite goes up,
//! everybody seals one card as a bid, and the highest wins the kite; the cards are
//! spent. The kites are worth 1 to 7, and the player whose kites are worth most in
//! the end wins.
//!
//! This file is everything that the author of a new game writes.

use monsoon::{
    archive::{
        GameName, Playable,
        html::{Drawn, Parts, esc},
    },
    basics::Language,
    engine::{
        Awaited, BySeat, Choices, Dice, Game, Mendable, Order, OrderError, Plannable, Progress,
        Said, Seat, Seats, Secret, Standing, Standings, Viewer, plan::Carry,
    },
    games::Overrides,
    letters::{
        Envelope, Pages, RenderError,
        kit::{self, Block, Fact, Line, Scene, Sentences, Stands, Table},
    },
};
use serde::{Deserialize, Serialize};
use std::fmt;

const ROUNDS: u8 = 5;
const KITES: std::ops::RangeInclusive<u8> = 1..=7;
const CARDS: std::ops::RangeInclusive<u8> = 1..=20;
/// "Bid" in the languages that orders are read in.
const VERBS: [&str; 2] = ["bid", "licytuję"];

/// There is nothing to choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Options {}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    pub hands: BySeat<Vec<u8>>,
}

/// What a seat does: it bids a card.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Bid(u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    Up {
        kite: u8,
    },
    /// The card is its owner's secret.
    Sealed {
        seat: Seat,
        card: Option<u8>,
    },
    Won {
        seat: Seat,
        bids: BySeat<u8>,
    },
    Points {
        seat: Seat,
        points: u8,
    },
    Over,
}

#[derive(Debug, thiserror::Error)]
#[error("you don't hold the {card}; your cards are {hand:?}")]
pub struct NotHeld {
    card: u8,
    hand: Vec<u8>,
}

impl monsoon::engine::Violation for NotHeld {
    fn rule(&self) -> &'static str {
        "K2"
    }

    fn said(&self) -> Option<Said> {
        None
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Kites {
    seats: Seats,
    /// The kites of all rounds that have begun.
    up: Vec<u8>,
    /// Is the last of them still to be won?
    open: bool,
    hands: BySeat<Vec<u8>>,
    sealed: BySeat<Option<u8>>,
    points: BySeat<u8>,
    over: bool,
}

/// A position as one viewer may know it.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    round: u8,
    rounds: u8,
    kite: Option<u8>,
    /// The cards in the hands that the viewer may see.
    hands: Vec<Option<Vec<u8>>>,
    sealed: Vec<Option<u8>>,
    points: Vec<u8>,
    awaiting: Vec<Awaited>,
    /// What the viewer is asked: the answers that are suggested, and the default.
    prompt: Option<(Vec<Bid>, Bid)>,
    standings: Option<Standings>,
}

impl Kites {
    fn card(order: &Order) -> Result<Bid, OrderError> {
        let words = order.words.iter();
        let mut words = words.skip_while(|word| VERBS.contains(&word.text.as_str()));
        let (Some(word), None) = (words.next(), words.next()) else {
            return Err(OrderError::whole(order, "a bid is one card, such as bid 7"));
        };
        let card = word.text.parse().map_err(|_| OrderError::at(word, "this is no card"))?;
        Ok(Bid(card))
    }

    fn standings(&self) -> Standings {
        let rank = |own: u8| self.points.values().filter(|&&points| points > own).count() + 1;
        let mut standings: Standings = self
            .points
            .iter()
            .map(|(seat, &points)| Standing {
                seat,
                rank: u8::try_from(rank(points)).unwrap_or(u8::MAX),
                total: points.into(),
                parts: vec![("kites".to_owned(), points.into())],
            })
            .collect();
        standings.sort_by_key(|it| it.rank);
        standings
    }
}

impl Game for Kites {
    type Options = Options;
    type Deal = Deal;
    type Action = Bid;
    type Event = Event;
    type News = Event;
    type Violation = NotHeld;
    type View = View;

    fn deal(_options: &Options, seats: Seats, dice: &mut Dice) -> Result<Deal, NotHeld> {
        let mut cards: Vec<u8> = CARDS.collect();
        dice.shuffle(&mut cards);
        let hand = |seat: Seat| {
            let mut hand = cards[seat.index() * usize::from(ROUNDS)..][..ROUNDS.into()].to_vec();
            hand.sort_unstable();
            hand
        };
        Ok(Deal { hands: BySeat::from_fn(seats, hand) })
    }

    fn begin(deal: &Deal) -> Kites {
        let seats = deal.hands.seats().unwrap();
        Kites {
            seats,
            up: Vec::new(),
            open: false,
            hands: deal.hands.clone(),
            sealed: BySeat::from_fn(seats, |_| None),
            points: BySeat::from_fn(seats, |_| 0),
            over: false,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn progress(&self) -> Progress {
        if self.over {
            return Progress::Finished(self.standings());
        }
        let waits = self.sealed.iter().filter(|(_, card)| card.is_none());
        Progress::Awaiting(waits.map(|(seat, _)| Awaited { seat, decision: "K2" }).collect())
    }

    /// A sealed bid may be changed until all are in.
    fn question(&self, _seat: Seat) -> Option<&'static str> {
        (self.open && !self.over).then_some("K2")
    }

    fn joins_lines(&self, _seat: Seat) -> bool {
        false
    }

    fn choices(&self, seat: Seat) -> Option<Choices<Bid>> {
        let decision = self.question(seat)?;
        let legal: Vec<Bid> = self.hands[seat].iter().copied().map(Bid).collect();
        let (low, high) = (*legal.first()?, *legal.last()?);
        let good = self.up.last().is_some_and(|&kite| kite > 4);
        let mut suggested = if good { vec![high, low] } else { vec![low, high] };
        suggested.dedup();
        Some(Choices { decision, legal, suggested, default: low })
    }

    fn read(&self, _seat: Seat, order: &Order) -> Result<Bid, OrderError> {
        Kites::card(order)
    }

    fn decide(&self, seat: Seat, bid: &Bid, _dice: &mut Dice) -> Result<Vec<Event>, NotHeld> {
        let hand = &self.hands[seat];
        if !hand.contains(&bid.0) {
            return Err(NotHeld { card: bid.0, hand: hand.clone() });
        }
        Ok(vec![Event::Sealed { seat, card: Some(bid.0) }])
    }

    fn automatic(&self, dice: &mut Dice) -> Option<Event> {
        let bids: Vec<u8> = self.sealed.values().flatten().copied().collect();
        match (self.over, self.open) {
            (false, false) if self.up.len() == usize::from(ROUNDS) => Some(Event::Over),
            (false, false) => {
                let left: Vec<u8> = KITES.filter(|kite| !self.up.contains(kite)).collect();
                dice.pick(&left).map(|&kite| Event::Up { kite })
            }
            (false, true) if bids.len() == self.seats.count() => {
                let bids = BySeat::from_fn(self.seats, |seat| bids[seat.index()]);
                let seat = bids.iter().max_by_key(|(_, card)| **card)?.0;
                Some(Event::Won { seat, bids })
            }
            (true, _) | (false, true) => None,
        }
    }

    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Up { kite } => {
                self.up.push(*kite);
                self.open = true;
            }
            Event::Sealed { seat, card } => self.sealed[*seat] = *card,
            Event::Won { seat, bids } => {
                self.points[*seat] += self.up.last().copied().unwrap_or_default();
                for (seat, card) in bids.iter() {
                    self.hands[seat].retain(|held| held != card);
                    self.sealed[seat] = None;
                }
                self.open = false;
            }
            Event::Points { seat, points } => self.points[*seat] = *points,
            Event::Over => self.over = true,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Up { .. } | Event::Won { .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        let choices = viewer.seat().and_then(|seat| self.choices(seat));
        View {
            round: u8::try_from(self.up.len()).unwrap_or(u8::MAX),
            rounds: ROUNDS,
            kite: self.up.last().copied().filter(|_| self.open),
            hands: (self.hands.iter())
                .map(|(seat, hand)| viewer.sees_secrets_of(seat).then(|| hand.clone()))
                .collect(),
            sealed: (self.sealed.iter())
                .map(|(seat, card)| card.filter(|_| viewer.sees_secrets_of(seat)))
                .collect(),
            points: self.points.values().copied().collect(),
            awaiting: match self.progress() {
                Progress::Awaiting(awaiting) => awaiting,
                Progress::Finished(_) => Vec::new(),
            },
            prompt: choices.map(|choices| (choices.suggested, choices.default)),
            standings: self.over.then(|| self.standings()),
        }
    }

    fn told(&self, event: &Event) -> Event {
        event.clone()
    }

    fn secret_in(&self, event: &Event) -> Secret<Event> {
        match event {
            Event::Sealed { seat, card: Some(_) } => {
                Secret::Part(Some(*seat), Event::Sealed { seat: *seat, card: None })
            }
            Event::Sealed { card: None, .. }
            | Event::Up { .. }
            | Event::Won { .. }
            | Event::Points { .. }
            | Event::Over => Secret::Nothing,
        }
    }
}

/// The decision of a round; and what a condition may ask: which kite is up.
#[derive(Debug, Clone, PartialEq)]
pub struct ThisBid;
#[derive(Debug, Clone, PartialEq)]
pub struct KiteIs(u8);

impl fmt::Display for ThisBid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bid")
    }
}

impl fmt::Display for KiteIs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kite {}", self.0)
    }
}

impl Plannable for Kites {
    type Slot = ThisBid;
    type Wish = Bid;
    type Fact = KiteIs;

    fn address(order: &Order, colon: bool) -> Option<(ThisBid, usize)> {
        (colon && Kites::begins_address(&order.words.first()?.text)).then_some((ThisBid, 1))
    }

    fn begins_address(word: &str) -> bool {
        VERBS.contains(&word)
    }

    fn wish(_: Option<&ThisBid>, order: &Order, _: Option<&Bid>) -> Result<Bid, OrderError> {
        Kites::card(order)
    }

    fn fact(order: &Order) -> Result<KiteIs, OrderError> {
        match order.texts()[..] {
            ["kite", worth] if worth.parse().is_ok_and(|worth| KITES.contains(&worth)) => {
                Ok(KiteIs(worth.parse().unwrap()))
            }
            _ => Err(OrderError::whole(order, "the condition is a kite from 1 to 7")),
        }
    }

    fn round(&self) -> u32 {
        u32::try_from(self.up.len()).unwrap_or(u32::MAX)
    }

    fn rounds(&self) -> u32 {
        ROUNDS.into()
    }

    fn present(&self, seat: Seat) -> Vec<ThisBid> {
        self.question(seat).map(|_| ThisBid).into_iter().collect()
    }

    fn coming(&self, seat: Seat) -> Vec<ThisBid> {
        if self.sealed[seat].is_none() { self.present(seat) } else { Vec::new() }
    }

    fn meant(&self, _seat: Seat, _wish: &Bid) -> Option<ThisBid> {
        Some(ThisBid)
    }

    fn holds(view: &View, _seat: Seat, fact: &KiteIs) -> bool {
        view.kite == Some(fact.0)
    }

    fn carry(&self, _: Seat, _: &ThisBid, wish: &Bid, _: &[(&ThisBid, &Bid)]) -> Carry<Bid> {
        Carry::Try(vec![*wish])
    }
}

/// A correction: what a seat's kites are worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Points(Seat, u8);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} points {}", self.0, self.1)
    }
}

impl Mendable for Kites {
    type Adjustment = Points;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] =
        &[("SEAT points N", "what the kites of a seat are worth")];

    fn read_adjustment(&self, order: &Order) -> Result<Points, OrderError> {
        let wrong = || OrderError::whole(order, "it should look like red points 5");
        let [colour, "points", points] = order.texts()[..] else { return Err(wrong()) };
        let seat = self.seats.iter().find(|seat| seat.colour() == colour).ok_or_else(wrong)?;
        Ok(Points(seat, points.parse().map_err(|_| wrong())?))
    }

    fn secret_of(&self, _: &Points) -> Option<Seat> {
        None
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn edit(&self, Points(seat, points): &Points) -> Result<Vec<Event>, String> {
        Ok(vec![Event::Points { seat: *seat, points: *points }])
    }

    fn faults(&self) -> Vec<String> {
        let most = self.points.values().max().is_some_and(|&points| points > KITES.sum());
        most.then(|| "all kites together are worth 28 (K1)".to_owned()).into_iter().collect()
    }

    fn finish(&self) -> Vec<Event> {
        if self.over { Vec::new() } else { vec![Event::Over] }
    }
}

impl Playable for Kites {
    const NAMES: &'static [GameName] =
        &[GameName { name: "kites", title: "Kites", players: (2, 4), kinds: &[&[]] }];

    fn options(_: &str, pairs: &[(String, String)], _: &Overrides) -> Result<Options, String> {
        match pairs.first() {
            Some((key, _)) => Err(format!("there is no option {key}")),
            None => Ok(Options {}),
        }
    }

    fn pairs(_: &Options) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn phase(view: &View) -> String {
        if view.standings.is_some() { "over" } else { "bidding" }.to_owned()
    }

    fn begins_order(word: &str) -> bool {
        VERBS.contains(&word)
    }
}

/// The words of its letters. Who reads another language reads the English ones.
static SENTENCES: Sentences = Sentences::new(|language| match language {
    Language::En => &[ENGLISH],
    Language::Pl => &[POLISH],
    Language::Fr | Language::Da | Language::Es => &[],
});

const ENGLISH: &str = "
kites-decision = { $decision ->
    [K2] a bid
   *[other] ({ $decision }?)
}
kites-rules = Each round a kite goes up, worth 1 to 7. Everybody seals one card of a secret hand, such as { $order }; the highest card wins the kite, and all are spent.
kites-head = Which card do you bid for the kite worth { $kite }?
kites-bid = Bid { $card }
kites-up = A kite worth { $kite } goes up.
kites-sealed = { $who } has sealed a bid.
kites-sealed-own = { $who } has sealed the { $card }.
kites-won = { $who } wins it. The bids: { $bids }.
kites-points = { $who } has { $points } now.
kites-over = The market is over.
kites-player = Player
kites-worth = Worth
kites-cards = Cards
";

const POLISH: &str = "
kites-decision = { $decision ->
    [K2] licytacja
   *[other] ({ $decision }?)
}
kites-rules = W każdej rundzie wznosi się latawiec wart od 1 do 7. Każdy zakrywa jedną kartę z tajnej ręki, na przykład { $order }; najwyższa zdobywa latawiec, a wszystkie odpadają.
kites-head = Którą kartą licytujesz latawiec wart { $kite }?
kites-bid = Licytuj { $card }
kites-up = Wznosi się latawiec wart { $kite }.
kites-sealed = { $who } ma zakrytą kartę.
kites-sealed-own = { $who } ma zakrytą kartę { $card }.
kites-won = { $who } zdobywa latawiec. Karty: { $bids }.
kites-points = { $who } ma teraz { $points }.
kites-over = Targ skończony.
kites-player = Gracz
kites-worth = Wartość
kites-cards = Karty
";

fn cards(hand: &[u8]) -> String {
    hand.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

impl Pages for View {
    type News = Event;
    const DECISION: &'static str = "kites-decision";

    fn sentences() -> &'static Sentences {
        &SENTENCES
    }

    fn stands(&self) -> Stands {
        let over = self.standings.is_some();
        Stands { asked: self.prompt.is_some(), over, finished: over }
    }

    fn awaits(&self, seat: Seat) -> bool {
        self.awaiting.iter().any(|awaited| awaited.seat == seat)
    }

    fn round(scene: &Scene<'_, View>) -> String {
        scene.round_of(scene.view.round, scene.view.rounds)
    }

    fn headline(scene: &Scene<'_, View>) -> Line {
        let View { standings, prompt, kite, .. } = scene.view;
        match (prompt, kite) {
            _ if standings.is_some() => kit::winners(scene, standings.as_deref()),
            (Some(_), Some(kite)) => scene.say("kites-head", &[("kite", (*kite).into())]).into(),
            _ => scene.plain("head-nothing").into(),
        }
    }

    fn waiting(scene: &Scene<'_, View>) -> Vec<Block> {
        let round = View::round(scene);
        let waits = || kit::waiting(scene, &round, &scene.view.awaiting);
        scene.view.standings.is_none().then(waits).into_iter().flatten().collect()
    }

    fn answers(scene: &Scene<'_, View>) -> Vec<(String, String)> {
        let suggested = scene.view.prompt.iter().flat_map(|(suggested, _)| suggested);
        suggested.map(|bid| (label(scene, *bid), bid.to_string())).collect()
    }

    fn default(scene: &Scene<'_, View>) -> Option<(String, String)> {
        let (_, default) = scene.view.prompt.as_ref()?;
        Some((label(scene, *default), default.to_string()))
    }

    fn news(scene: &Scene<'_, View>, news: &[Event]) -> Vec<Line> {
        let line = |event: &Event| match event {
            Event::Up { kite } => scene.say("kites-up", &[("kite", (*kite).into())]),
            Event::Sealed { seat, card } => {
                let who = ("who", scene.who(*seat).into());
                match card {
                    Some(card) => scene.say("kites-sealed-own", &[who, ("card", (*card).into())]),
                    None => scene.say("kites-sealed", &[who]),
                }
            }
            Event::Won { seat, bids } => {
                let bids = bids.iter().map(|(seat, card)| format!("{} {card}", scene.who(seat)));
                let bids = bids.collect::<Vec<_>>().join(", ");
                let args = [("who", scene.who(*seat).into()), ("bids", bids.into())];
                scene.say("kites-won", &args)
            }
            Event::Points { seat, points } => {
                let args = [("who", scene.who(*seat).into()), ("points", (*points).into())];
                scene.say("kites-points", &args)
            }
            Event::Over => scene.plain("kites-over"),
        };
        news.iter().map(|event| line(event).into()).collect()
    }

    fn facts(scene: &Scene<'_, View>) -> Vec<Fact> {
        let players = scene.view.points.iter().zip(scene.envelope.names.iter());
        let fact = |(points, name): (&u8, &String)| {
            Fact::new(format!("points of {name}"), name.clone(), points.to_string())
        };
        players.map(fact).collect()
    }

    fn table(scene: &Scene<'_, View>) -> Result<Vec<Block>, RenderError> {
        let view = scene.view;
        let seats = Seats::new(view.points.len()).into_iter().flat_map(Seats::iter);
        let row = |seat: Seat| {
            let hand = view.hands[seat.index()].as_deref().map(cards);
            let points = view.points[seat.index()].to_string();
            vec![scene.who(seat).into(), points.into(), hand.unwrap_or_default().into()]
        };
        let head = ["kites-player", "kites-worth", "kites-cards"].map(|it| scene.plain(it).into());
        Ok(vec![Block::Table(Table {
            caption: scene.plain("players-head"),
            head: head.into(),
            rows: seats.map(row).collect(),
            numbers: vec![false, true, false],
        })])
    }

    fn help(scene: &Scene<'_, View>) -> Vec<Block> {
        let args = [("order", kit::order("bid 7").into())];
        vec![Block::Para(scene.say("kites-rules", &args).into())]
    }
}

fn label(scene: &Scene<'_, View>, bid: Bid) -> String {
    scene.say("kites-bid", &[("card", bid.0.into())])
}

impl Drawn for Kites {
    const COUNTED: (&'static str, &'static str) =
        ("What the kites are worth.", "What the kites are worth.");

    fn layout(view: &View) -> Result<String, RenderError> {
        let row = |seat: usize| format!("<p data-p=\"hand{seat}\"></p>");
        Ok((0..view.points.len()).map(row).collect())
    }

    fn parts(envelope: &Envelope, view: &View) -> Result<Parts, RenderError> {
        let hand = |(seat, hand): (usize, &Option<Vec<u8>>)| {
            let hand = cards(hand.as_deref().unwrap_or_default());
            let text = format!("{}: {}", esc(&envelope.names[seat]), hand);
            (format!("hand{seat}"), text)
        };
        Ok(view.hands.iter().enumerate().map(hand).collect())
    }

    fn points(view: &View) -> Vec<Option<i32>> {
        view.points.iter().map(|&points| Some(points.into())).collect()
    }

    fn part_name(_: &Envelope, _: &View, _: &str) -> String {
        "Kites".to_owned()
    }
}
