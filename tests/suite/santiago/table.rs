//! A table to play on in tests: positions are made from events, games from orders.

use monsoon::engine::{
    Dice, Game, Order, OrderError, Progress, Seat, Seats, Standings, TableSeed, Viewer, Violation,
};
use monsoon::games::santiago::view::{PlantationView, PlayerView};
use monsoon::games::santiago::{Event, Options, Santiago, Segment, Square, Tile, View};

/// A game with everything that happened in it.
pub struct Table {
    pub game: Santiago,
    pub log: Vec<Event>,
    dice: Dice,
}

pub fn options(pairs: &[(&str, &str)]) -> Options {
    let pairs: Vec<_> = pairs.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    Options::parse(&pairs).unwrap()
}

pub fn square(label: &str) -> Square {
    Square::from_label(label).unwrap()
}

pub fn segment(label: &str) -> Segment {
    Segment::from_label(label).unwrap()
}

pub fn tile(label: &str) -> Tile {
    Tile::try_from(label.to_owned()).unwrap()
}

pub fn segments(labels: &[&str]) -> Vec<Segment> {
    labels.iter().map(|label| segment(label)).collect()
}

impl Table {
    /// Set up and run to the first question.
    pub fn deal(players: usize, pairs: &[(&str, &str)], seed: &str) -> Table {
        let mut table = Table::bare(players, pairs, seed);
        table.run();
        table
    }

    /// Set up, and nothing happened yet: for positions made of events. Palms
    /// are out of the way unless asked for.
    pub fn bare(players: usize, pairs: &[(&str, &str)], seed: &str) -> Table {
        let seats = Seats::new(players).unwrap();
        let mut dice = TableSeed::new(seed).dice(0);
        let deal = Santiago::deal(&options(pairs), seats, &mut dice)
            .unwrap_or_else(|violation| panic!("{violation}"));
        Table { game: Santiago::begin(&deal), log: Vec::new(), dice }
    }

    /// A position with the spring on p8, red the builder, three palms in the
    /// corners: round 1 has not begun.
    pub fn quiet(players: usize, pairs: &[(&str, &str)]) -> Table {
        let mut all = vec![("spring", "p8"), ("first-builder", "red"), ("palms", "a1,h1,a6")];
        all.retain(|(key, _)| !pairs.iter().any(|(other, _)| other == key));
        all.extend(pairs);
        let mut table = Table::bare(players, &all, "quiet");
        if players == 2 {
            table.game.evolve(&Event::FirstCanal { seat: None, segment: segment("s6") });
        }
        table
    }

    /// The same position, to try something else.
    pub fn twin(&self) -> Table {
        let dice = TableSeed::new("twin").dice(0);
        Table { game: self.game.clone(), log: self.log.clone(), dice }
    }

    pub fn seat(&self, colour: &str) -> Seat {
        self.game.seats().iter().find(|seat| seat.colour() == colour).unwrap()
    }

    /// Adds a fact, rules or not.
    #[expect(clippy::needless_pass_by_value, reason = "facts are written where they are needed")]
    pub fn fact(&mut self, event: Event) -> &mut Self {
        self.game.evolve(&event);
        self
    }

    /// A tile with farmers.
    pub fn grown(&mut self, label: &str, kind: &str, owner: &str, farmers: u8) -> &mut Self {
        let seat = self.seat(owner);
        self.fact(Event::Planted { seat, tile: tile(kind), square: square(label), farmers })
    }

    /// A tile without farmers.
    pub fn neutral(&mut self, label: &str, kind: &str) -> &mut Self {
        self.grown(label, kind, "red", 0)
    }

    pub fn dried(&mut self, label: &str) -> &mut Self {
        let dried = vec![square(label)];
        self.fact(Event::Drought { weakened: Vec::new(), dried, last: false })
    }

    pub fn canal(&mut self, label: &str) -> &mut Self {
        self.fact(Event::FirstCanal { seat: None, segment: segment(label) })
    }

    /// Takes money from a player.
    pub fn poorer(&mut self, colour: &str, amount: u32) -> &mut Self {
        let seat = self.seat(colour);
        self.fact(Event::Unsealed { bids: vec![(seat, amount)], winner: seat })
    }

    /// Leaves a player this much money, if they have it.
    pub fn left_with(&mut self, colour: &str, amount: u32) -> &mut Self {
        let more = self.money(colour) - amount;
        self.poorer(colour, more)
    }

    /// Begins a round with these tiles and runs on to the first question.
    pub fn round(&mut self, round: u8, offer: &[&str]) -> &mut Self {
        let offer = offer.iter().map(|label| tile(label)).collect();
        self.fact(Event::Revealed { round, offer });
        self.run();
        self
    }

    /// Lets everything automatic happen.
    pub fn run(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.game.automatic(&mut self.dice) {
            self.game.evolve(&event);
            events.push(event);
        }
        self.log.extend(events.iter().cloned());
        events
    }

    /// Carries out an order and all that follows.
    pub fn play(&mut self, colour: &str, text: &str) -> Vec<Event> {
        match self.attempt(colour, text) {
            Ok(events) => events,
            Err(error) => panic!("{colour}: {text}: {error} {:?}", error.rule),
        }
    }

    /// Carries out lines such as `red: bid 5`.
    pub fn script(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().filter(|line| !line.trim().is_empty()) {
            let (colour, text) = line.trim().split_once(": ").unwrap();
            self.play(colour, text);
        }
        self
    }

    pub fn attempt(&mut self, colour: &str, text: &str) -> Result<Vec<Event>, OrderError> {
        let seat = self.seat(colour);
        let order = Order::from_text(text).unwrap();
        let action = self.game.read(seat, &order)?;
        let judged = self.game.decide(seat, &action, &mut self.dice);
        let mut events = judged.map_err(|violation| {
            OrderError::whole(&order, violation.to_string()).citing(violation.rule())
        })?;
        for event in &events {
            self.game.evolve(event);
        }
        self.log.extend(events.iter().cloned());
        events.extend(self.run());
        Ok(events)
    }

    /// The rule and the sentence an order is refused with. Nothing changes.
    #[track_caller]
    pub fn refused(&mut self, colour: &str, text: &str) -> (&'static str, String) {
        let before = self.game.clone();
        match self.attempt(colour, text) {
            Ok(events) => panic!("{colour}: {text} was carried out: {events:?}"),
            Err(error) => {
                assert!(before == self.game, "a refusal changes nothing");
                (error.rule.unwrap_or("none"), error.sentence.to_string())
            }
        }
    }

    pub fn money(&self, colour: &str) -> u32 {
        self.player(colour).money.unwrap()
    }

    pub fn player(&self, colour: &str) -> PlayerView {
        let view = self.view();
        view.players.into_iter().find(|player| player.seat.colour() == colour).unwrap()
    }

    /// Everything there is to see.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Moderator)
    }

    pub fn view_of(&self, colour: &str) -> View {
        self.game.view(Viewer::Seat(self.seat(colour)))
    }

    /// Who is awaited for what, as in `red P3`.
    pub fn awaited(&self) -> Vec<String> {
        match self.game.progress() {
            Progress::Awaiting(awaited) => {
                awaited.iter().map(|it| format!("{} {}", it.seat, it.decision)).collect()
            }
            Progress::Finished(_) => Vec::new(),
        }
    }

    /// The legal answers, as orders.
    pub fn legal(&self, colour: &str) -> Vec<String> {
        let choices = self.game.choices(self.seat(colour)).unwrap();
        choices.legal.iter().map(ToString::to_string).collect()
    }

    pub fn default_of(&self, colour: &str) -> String {
        self.game.choices(self.seat(colour)).unwrap().default.to_string()
    }

    pub fn standings(&self) -> Option<Standings> {
        match self.game.progress() {
            Progress::Awaiting(_) => None,
            Progress::Finished(standings) => Some(standings),
        }
    }

    /// What lies on a square: `banana2 red 1`, `banana2 neutral`, `dried`, `empty`.
    pub fn at(&self, label: &str) -> String {
        let view = self.view();
        let found = view.squares.iter().find(|it| it.square == square(label)).unwrap();
        match found.plantation {
            None => "empty".into(),
            Some(PlantationView::Dried) => "dried".into(),
            Some(PlantationView::Green { tile, owner: None, farmers: 0 }) => {
                format!("{tile} neutral")
            }
            Some(PlantationView::Green { tile, owner: Some(owner), farmers }) => {
                format!("{tile} {owner} {farmers}")
            }
            Some(PlantationView::Green { .. }) => {
                panic!("an owner without farmers, or the reverse")
            }
        }
    }

    /// Everybody passes, plants the first tile on offer on the first of the
    /// squares that is free, and declines everything, to the end of the round.
    pub fn idle_round(&mut self, squares: &[&str]) -> Vec<Event> {
        let round = self.view().round;
        let mut events = Vec::new();
        while self.view().round == round {
            let Some(first) = self.awaited().into_iter().next() else { break };
            let (colour, decision) = first.split_once(' ').unwrap();
            let order = match decision {
                "P3" | "P4" => "pass".to_owned(),
                "P5" => {
                    let free = squares.iter().find(|label| self.at(label) == "empty").unwrap();
                    format!("plant {} {free}", self.view().offer[0])
                }
                "P6" => self.default_of(colour),
                "P7" => "propose nothing".to_owned(),
                "P8" => "skip".to_owned(),
                "P9" => "hold".to_owned(),
                _ => panic!("{decision}"),
            };
            events.extend(self.play(colour, &order));
        }
        events
    }
}
