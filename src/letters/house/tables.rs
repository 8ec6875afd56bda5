//! What can be played, and the tables there are.

use super::super::wrong::{WrongWish, wrong_wishes};
use super::super::{
    frame::Block,
    rich::{self, Line, clean},
    seats::short,
    words::Arg,
};
use super::{OnOffer, Page, Waiting, Watchable, names};
use crate::basics::TableId;

impl Page<'_> {
    /// Why no table was opened, what there is to choose, and the same without what is wrong.
    pub(super) fn wrong_table(
        &self,
        wrong: &[WrongWish],
        game: &OnOffer,
        instead: Option<&str>,
    ) -> (String, Vec<Block>) {
        let lines = wrong_wishes(self.words, wrong);
        let mut blocks: Vec<Block> =
            lines.into_iter().map(|line| Block::Para(line.into())).collect();
        let again = |order: &str| self.button(self.words.plain("house-wrong-instead"), order);
        blocks.extend(instead.and_then(|order| self.buttons(vec![again(order)])));
        blocks.push(Block::Heading(clean(game.title).into()));
        blocks.extend(self.choices(game));
        blocks.extend(self.at_every_table());
        (self.words.plain("house-wrong-head"), blocks)
    }

    pub(super) fn tables(
        &self,
        waiting: &[Waiting],
        playing: &[(TableId, String)],
        watching: &[Watchable],
    ) -> (String, Vec<Block>) {
        let mut blocks = Vec::new();
        if waiting.is_empty() {
            blocks.push(self.para("house-tables-none", &[]));
            let button = self.button(self.words.plain("house-see-games"), "games");
            blocks.extend(self.buttons(vec![button]));
        }
        for table in waiting {
            let args: [Arg<'_>; 2] =
                [("table", table.table.to_string().into()), ("title", clean(&table.title).into())];
            blocks.push(Block::Heading(self.words.say("house-table", &args).into()));
            blocks.extend(self.waiting(table));
        }
        if !playing.is_empty() {
            blocks.push(Block::Heading(self.words.plain("house-playing").into()));
            let line = |(table, title): &(TableId, String)| {
                let args: [Arg<'_>; 2] =
                    [("table", table.to_string().into()), ("title", clean(title).into())];
                Line::from(self.words.say("house-table", &args))
            };
            blocks.push(Block::List(playing.iter().map(line).collect()));
        }
        blocks.extend(self.to_watch(watching));
        (self.words.plain("house-tables-head"), blocks)
    }

    /// The tables that the reader watches or may watch.
    pub(super) fn to_watch(&self, tables: &[Watchable]) -> Vec<Block> {
        if tables.is_empty() {
            return Vec::new();
        }
        let mut blocks = vec![Block::Heading(self.words.plain("house-watching").into())];
        for table in tables {
            let args: [Arg<'_>; 2] =
                [("table", table.table.to_string().into()), ("title", clean(&table.title).into())];
            let line = self.words.say("house-table", &args);
            blocks.push(Block::Para(format!("{line} – {}", names(&table.names)).into()));
            let (label, order) = if table.watched {
                ("watch-stop", format!("unwatch {}", table.table))
            } else {
                ("house-watch-do", format!("watch {}", table.table))
            };
            blocks.extend(self.buttons(vec![self.button(self.words.plain(label), &order)]));
        }
        blocks
    }

    /// Who has joined a table, and what the reader may do about it.
    pub(super) fn waiting(&self, table: &Waiting) -> Vec<Block> {
        let missing = table.seats.saturating_sub(table.names.len() + table.house);
        let args: [Arg<'_>; 3] = [
            ("count", missing.into()),
            ("seats", table.seats.into()),
            ("players", names(&table.names).into()),
        ];
        let mut blocks = vec![self.para("house-waiting", &args)];
        let clock = |clock: &String| self.small("invite-clock", &[("clock", clean(clock).into())]);
        blocks.extend(table.clock.as_ref().map(clock));
        if !table.chosen.is_empty() {
            let chosen = table.chosen.iter().map(|it| rich::order(&short(it)));
            let chosen = chosen.collect::<Vec<_>>().join(", ");
            blocks.push(self.small("house-chosen", &[("options", chosen.into())]));
        }
        let id = table.table;
        let button =
            |key: &str, order: &str| self.button(self.words.plain(key), &format!("{order} {id}"));
        let mut buttons = Vec::new();
        if !table.joined {
            buttons.push(button("house-join", "join"));
        }
        if table.starts {
            buttons.push(button("house-start", "start"));
        }
        if table.joined {
            buttons.push(button("house-leave", "leave"));
        }
        blocks.extend(self.buttons(buttons));
        blocks
    }

    pub(super) fn games(&self, games: &[OnOffer]) -> (String, Vec<Block>) {
        let mut blocks = Vec::new();
        for game in games {
            blocks.push(Block::Heading(clean(game.title).into()));
            blocks.extend(self.choices(game));
            let seats = game.players.1.min(4);
            let label = self.words.say("house-open", &[("count", seats.into())]);
            let order = format!("new {} {seats}", game.name);
            blocks.extend(self.buttons(vec![self.button(label, &order)]));
        }
        let args: [Arg<'_>; 3] = [
            ("word", rich::order("word=mango").into()),
            ("clock", rich::order("clock=48h").into()),
            ("house", rich::order("house=2").into()),
        ];
        blocks.push(self.small("house-games-more", &args));
        blocks.extend(self.at_every_table());
        (self.words.plain("house-games-head"), blocks)
    }

    /// For how many a game is, and what there is to choose.
    pub(super) fn choices(&self, game: &OnOffer) -> Vec<Block> {
        let (fewest, most) = game.players;
        let args: [Arg<'_>; 2] = [("fewest", fewest.into()), ("most", most.into())];
        let mut blocks = vec![self.para("house-players", &args)];
        if !game.choices.is_empty() {
            let values = |choice: &Vec<String>| {
                let values = choice.iter().map(|it| rich::order(it)).collect::<Vec<_>>();
                Line::from(values.join(", "))
            };
            blocks.push(self.small("house-choices", &[]));
            blocks.push(Block::List(game.choices.iter().map(values).collect()));
        }
        blocks
    }

    /// What can be chosen whatever is played.
    pub(super) fn at_every_table(&self) -> [Block; 2] {
        let options = ["press=private", "press=none", "votes=most", "watch=none", "missed=5"];
        let options = options.map(|it| Line::from(rich::order(it)));
        [self.small("house-games-all", &[]), Block::List(options.to_vec())]
    }

    pub(super) fn opened(
        &self,
        table: TableId,
        seats: usize,
        order: &str,
        private: bool,
    ) -> (String, Vec<Block>) {
        let head = self.words.say("house-opened-head", &[("table", table.to_string().into())]);
        let args: [Arg<'_>; 3] = [
            ("order", self.words.command(order).into()),
            ("seats", seats.into()),
            ("address", clean(self.house.address).into()),
        ];
        let key = if private { "house-opened-private" } else { "house-opened-why" };
        let leave = self.button(self.words.plain("house-leave"), &format!("leave {table}"));
        let mut blocks = vec![self.para(key, &args)];
        blocks.extend(self.buttons(vec![leave]));
        (head, blocks)
    }
}
