//! Kites: everybody has a secret hand of cards. Each round a kite goes up,
//! everybody seals one card as a bid, and the highest wins the kite; the cards are
//! spent. The kites are worth 1 to 7, and the player whose kites are worth most in
//! the end wins.
//!
//! This file is everything that the author of a new game writes.

use monsoon::{
    archive::{Drawn, GameName, Playable},
    basics::Language,
    engine::{
        Awaited, BySeat, Choices, Dice, Game, Mendable, NoOptions, Order, OrderError, Plannable,
        Progress, Refused, Seat, Seats, Secret, Standing, Standings, Viewer,
    },
    letters::kit::{
        self, Block, Line, OnTable, Pages, RenderError, Scene, Sentences, Stands, Table,
    },
};
use serde::{Deserialize, Serialize};
use strum::Display;

const ROUNDS: u8 = 5;
const KITES: std::ops::RangeInclusive<u8> = 1..=7;
const CARDS: std::ops::RangeInclusive<u8> = 1..=20;
/// "Bid" in the languages that orders are read in.
const VERBS: [&str; 2] = ["bid", "licytuję"];

/// What a seat does.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Display)]
pub enum Action {
    #[strum(to_string = "bid {0}")]
    Bid(u8),
}

/// What happens. The card that is sealed is its owner's secret.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    Up { kite: u8 },
    Sealed { seat: Seat, card: Option<u8> },
    Won { seat: Seat, bids: BySeat<u8> },
    Points { seat: Seat, points: u8 },
    Over,
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
    kite: Option<u8>,
    /// The cards in the hands that the viewer may see.
    hands: BySeat<Option<Vec<u8>>>,
    sealed: BySeat<Option<u8>>,
    points: BySeat<u8>,
    awaiting: Vec<Awaited>,
    /// What the viewer is asked: the answers that are suggested, and the default.
    prompt: Option<(Vec<Action>, Action)>,
    standings: Option<Standings>,
}

impl Kites {
    fn card(order: &Order) -> Result<Action, OrderError> {
        let words = order.words.iter();
        let mut words = words.skip_while(|word| VERBS.contains(&word.text.as_str()));
        let (Some(word), None) = (words.next(), words.next()) else {
            return Err(OrderError::whole(order, "a bid is one card, such as bid 7"));
        };
        let card = word.text.parse().map_err(|_| OrderError::at(word, "this is no card"))?;
        Ok(Action::Bid(card))
    }

    fn standings(&self) -> Standings {
        let scored = |(seat, &points)| (seat, vec![("kites".to_owned(), i32::from(points))], ());
        Standing::ranked(self.points.iter().map(scored))
    }
}

impl Game for Kites {
    type Options = NoOptions;
    type Deal = BySeat<Vec<u8>>;
    type Action = Action;
    type Event = Event;
    type News = Event;
    type Violation = Refused;
    type View = View;

    fn deal(_: &NoOptions, seats: Seats, dice: &mut Dice) -> Result<BySeat<Vec<u8>>, Refused> {
        let mut cards: Vec<u8> = CARDS.collect();
        dice.shuffle(&mut cards);
        let hand = |seat: Seat| {
            let mut hand = cards[seat.index() * usize::from(ROUNDS)..][..ROUNDS.into()].to_vec();
            hand.sort_unstable();
            hand
        };
        Ok(BySeat::from_fn(seats, hand))
    }

    fn begin(hands: &BySeat<Vec<u8>>) -> Kites {
        let seats = hands.seats().unwrap();
        Kites {
            seats,
            up: Vec::new(),
            open: false,
            hands: hands.clone(),
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
    fn choices(&self, seat: Seat) -> Option<Choices<Action>> {
        if !self.open || self.over {
            return None;
        }
        let legal: Vec<Action> = self.hands[seat].iter().copied().map(Action::Bid).collect();
        let (low, high) = (*legal.first()?, *legal.last()?);
        let good = self.up.last().is_some_and(|&kite| kite > 4);
        let mut suggested = if good { vec![high, low] } else { vec![low, high] };
        suggested.dedup();
        Some(Choices { decision: "K2", legal, suggested, default: low })
    }

    fn read(&self, _seat: Seat, order: &Order) -> Result<Action, OrderError> {
        Kites::card(order)
    }

    fn decide(&self, seat: Seat, action: &Action, _: &mut Dice) -> Result<Vec<Event>, Refused> {
        let (Action::Bid(card), hand) = (*action, &self.hands[seat]);
        if !hand.contains(&card) {
            let sentence = format!("you don't hold the {card}; your cards are {hand:?}");
            return Err(Refused { rule: "K2", sentence });
        }
        Ok(vec![Event::Sealed { seat, card: Some(card) }])
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
        let sees = |seat| viewer.sees_secrets_of(seat);
        View {
            round: u8::try_from(self.up.len()).unwrap_or(u8::MAX),
            kite: self.up.last().copied().filter(|_| self.open),
            hands: BySeat::from_fn(self.seats, |it| sees(it).then(|| self.hands[it].clone())),
            sealed: BySeat::from_fn(self.seats, |it| self.sealed[it].filter(|_| sees(it))),
            points: self.points.clone(),
            awaiting: self.awaiting(),
            prompt: choices.map(|choices| (choices.suggested, choices.default)),
            standings: self.over.then(|| self.standings()),
        }
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

/// What a condition may ask: which kite is up.
#[derive(Debug, Clone, PartialEq, Display)]
pub enum Fact {
    #[strum(to_string = "kite {0}")]
    Kite(u8),
}

impl Plannable for Kites {
    type Slot = &'static str;
    type Wish = Action;
    type Fact = Fact;

    fn address(order: &Order, colon: bool) -> Option<(&'static str, usize)> {
        (colon && Kites::begins_address(&order.words.first()?.text)).then_some(("bid", 1))
    }

    fn begins_address(word: &str) -> bool {
        VERBS.contains(&word)
    }

    fn wish(_: Option<&&str>, order: &Order, _: Option<&Action>) -> Result<Action, OrderError> {
        Kites::card(order)
    }

    fn fact(order: &Order) -> Result<Fact, OrderError> {
        let wrong = || OrderError::whole(order, "the condition is a kite from 1 to 7");
        let ["kite", worth] = order.texts()[..] else { return Err(wrong()) };
        let worth = worth.parse().ok().filter(|worth| KITES.contains(worth));
        worth.map(Fact::Kite).ok_or_else(wrong)
    }

    fn round(&self) -> u32 {
        u32::try_from(self.up.len()).unwrap_or(u32::MAX)
    }

    fn rounds(&self) -> u32 {
        ROUNDS.into()
    }

    fn present(&self, seat: Seat) -> Vec<&'static str> {
        self.question(seat).map(|_| "bid").into_iter().collect()
    }

    fn coming(&self, seat: Seat) -> Vec<&'static str> {
        if self.sealed[seat].is_none() { self.present(seat) } else { Vec::new() }
    }

    fn holds(view: &View, _seat: Seat, Fact::Kite(worth): &Fact) -> bool {
        view.kite == Some(*worth)
    }
}

/// A correction: what a seat's kites are worth.
#[derive(Debug, Clone, PartialEq, Display)]
pub enum Adjustment {
    #[strum(to_string = "{0} points {1}")]
    Points(Seat, u8),
}

impl Mendable for Kites {
    type Adjustment = Adjustment;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] =
        &[("SEAT points N", "what the kites of a seat are worth")];

    fn read_adjustment(&self, order: &Order) -> Result<Adjustment, OrderError> {
        let wrong = || OrderError::whole(order, "it should look like red points 5");
        let [colour, "points", points] = order.texts()[..] else { return Err(wrong()) };
        let seat = self.seats.iter().find(|seat| seat.colour() == colour).ok_or_else(wrong)?;
        Ok(Adjustment::Points(seat, points.parse().map_err(|_| wrong())?))
    }

    fn secret_of(&self, _: &Adjustment) -> Option<Seat> {
        None
    }

    fn edit(&self, adjustment: &Adjustment) -> Result<Vec<Event>, String> {
        let Adjustment::Points(seat, points) = *adjustment;
        Ok(vec![Event::Points { seat, points }])
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
}

/// The words of its letters. Who reads another language reads the English ones.
static SENTENCES: Sentences = Sentences::new(|language| match language {
    Language::En => &[ENGLISH],
    Language::Pl => &[POLISH],
    Language::Fr | Language::Da | Language::Es => &[],
});

const ENGLISH: &str = "
kites-decision = a bid
kites-rules = Each round a kite goes up, worth 1 to 7. Everybody seals one card of a secret hand, such as { $order }; the highest card wins the kite, and all are spent.
kites-head = Which card do you bid for the kite worth { $kite }?
kites-bid = Bid { $card }
kites-up = A kite worth { $kite } goes up.
kites-sealed = { $who } has sealed a bid.
kites-sealed-own = { $who } has sealed the { $card }.
kites-won = { $who } wins it. The bids: { $bids }.
kites-points = { $who } has { $points } now.
kites-over = The market is over.
kites-worth = Worth
kites-cards = Cards
";

const POLISH: &str = "
kites-decision = licytacja
kites-rules = W każdej rundzie wznosi się latawiec wart od 1 do 7. Każdy zakrywa jedną kartę z tajnej ręki, na przykład { $order }; najwyższa zdobywa latawiec, a wszystkie odpadają.
kites-head = Którą kartą licytujesz latawiec wart { $kite }?
kites-bid = Licytuj { $card }
kites-up = Wznosi się latawiec wart { $kite }.
kites-sealed = { $who } ma zakrytą kartę.
kites-sealed-own = { $who } ma zakrytą kartę { $card }.
kites-won = { $who } zdobywa latawiec. Karty: { $bids }.
kites-points = { $who } ma teraz { $points }.
kites-over = Targ skończony.
kites-worth = Wartość
kites-cards = Karty
";

fn cards(hand: &[u8]) -> String {
    hand.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

impl Pages for View {
    type News = Event;
    type Action = Action;
    const DECISION: &'static str = "kites-decision";

    fn sentences() -> &'static Sentences {
        &SENTENCES
    }

    fn stands(&self) -> Stands<'_> {
        Stands {
            asked: self.prompt.is_some(),
            awaiting: &self.awaiting,
            standings: self.standings.as_ref(),
        }
    }

    fn advice(&self) -> Option<(Vec<Action>, Action)> {
        self.prompt.clone()
    }

    fn label(scene: &Scene<'_, View>, Action::Bid(card): &Action) -> String {
        scene.say("kites-bid", &[("card", (*card).into())])
    }

    fn round(scene: &Scene<'_, View>) -> String {
        scene.round_of(scene.view.round, ROUNDS)
    }

    fn question(scene: &Scene<'_, View>) -> Line {
        scene.say("kites-head", &[("kite", scene.view.kite.unwrap_or_default().into())]).into()
    }

    fn news(scene: &Scene<'_, View>, news: &[Event]) -> Vec<Line> {
        let who = |seat: &Seat| ("who", scene.who(*seat).into());
        let line = |event: &Event| match event {
            Event::Up { kite } => scene.say("kites-up", &[("kite", (*kite).into())]),
            Event::Sealed { seat, card: None } => scene.say("kites-sealed", &[who(seat)]),
            Event::Sealed { seat, card: Some(card) } => {
                scene.say("kites-sealed-own", &[who(seat), ("card", (*card).into())])
            }
            Event::Won { seat, bids } => {
                let bids = bids.iter().map(|(seat, card)| format!("{} {card}", scene.who(seat)));
                let bids = bids.collect::<Vec<_>>().join(", ");
                scene.say("kites-won", &[who(seat), ("bids", bids.into())])
            }
            Event::Points { seat, points } => {
                scene.say("kites-points", &[who(seat), ("points", (*points).into())])
            }
            Event::Over => scene.plain("kites-over"),
        };
        news.iter().map(|event| line(event).into()).collect()
    }

    fn facts(scene: &Scene<'_, View>) -> Vec<kit::Fact> {
        let fact = |(seat, points): (Seat, &u8)| {
            let name = scene.envelope.names[seat.index()].clone();
            kit::Fact::new(seat.to_string(), name, points.to_string())
        };
        scene.view.points.iter().map(fact).collect()
    }

    fn table(scene: &Scene<'_, View>) -> Result<OnTable, RenderError> {
        let row = |(seat, points): (Seat, &u8)| {
            let hand = scene.view.hands[seat].as_deref().map(cards).unwrap_or_default();
            vec![scene.who(seat).into(), points.to_string().into(), hand.into()]
        };
        let head = ["course-player", "kites-worth", "kites-cards"].map(|it| scene.plain(it).into());
        Ok(vec![Block::Table(Table {
            caption: scene.plain("players-head"),
            head: head.into(),
            rows: scene.view.points.iter().map(row).collect(),
            numbers: vec![false, true, false],
        })]
        .into())
    }

    fn help(scene: &Scene<'_, View>) -> Vec<Block> {
        let args = [("order", kit::order("bid 7").into())];
        vec![Block::Para(scene.say("kites-rules", &args).into())]
    }
}

impl Drawn for Kites {
    fn points(view: &View) -> Vec<Option<i32>> {
        view.points.values().map(|&points| Some(points.into())).collect()
    }
}
