//! The text part: the same blocks in fixed width, at most [`WIDTH`] columns so
//! that quoting does not break them.

use super::Printed;
use super::button::Button;
use super::frame::{Blank, Block, CardHead, Letter, Marked, Quote, Setting, Table};
use super::rich::Line;
use crate::basics::Language;

/// The widest line, in characters.
pub(crate) const WIDTH: usize = 72;

const GAP: &str = "  ";

/// The lines of a text that a careless reader could take for one of the orders:
/// equal to it except for `>`, spaces, punctuation and case.
///
/// A quoted letter must never give orders, so no letter may contain such a line.
#[must_use]
pub fn lines_that_read_as_orders(text: &str, orders: &[String]) -> Vec<String> {
    let bare = |text: &str| -> String {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let orders: std::collections::HashSet<String> = orders.iter().map(|o| bare(o)).collect();
    let is_order = |line: &&str| {
        let bare = bare(line);
        !bare.is_empty() && orders.contains(&bare)
    };
    text.lines().filter(is_order).map(str::to_owned).collect()
}

/// Writes a letter's text part, and returns which of its lines are orders.
pub(crate) fn write(letter: &Letter) -> (String, Vec<Printed>) {
    let language = letter.language;
    let mut page = Page::new(language);
    let preheader = letter.preheader.text(language);
    if !preheader.is_empty() && preheader != letter.headline.text(language) {
        page.wrap("", &preheader);
        page.gap();
    }
    let reader = letter.reader.iter().map(|reader| reader.named.as_str());
    let kicker: Vec<&str> = std::iter::once(letter.kicker.as_str()).chain(reader).collect();
    page.wrap("", &kicker.join(" · "));
    let headline = letter.headline.text(language);
    page.gap();
    page.wrap("", &headline);
    page.rule('=', &headline);
    for block in &letter.blocks {
        page.block(block);
    }
    page.gap();
    for line in &letter.footer {
        page.wrap("", &line.text(language));
    }
    let orders = std::mem::take(&mut page.orders);
    (page.finish(), orders)
}

struct Page {
    language: Language,
    lines: Vec<String>,
    orders: Vec<Printed>,
}

impl Page {
    fn new(language: Language) -> Page {
        Page { language, lines: Vec::new(), orders: Vec::new() }
    }

    fn block(&mut self, block: &Block) {
        self.gap();
        match block {
            Block::Heading(line) => {
                self.gap();
                let text = line.text(self.language);
                self.wrap("", &text);
                self.rule('-', &text);
            }
            Block::Para(line) | Block::Story(line) | Block::Small(line) => {
                self.wrap("", &line.text(self.language));
            }
            Block::List(lines) => self.items(lines),
            Block::TextOnly(lines) | Block::Cards { words: lines, .. } => match lines.as_slice() {
                [line] => self.wrap("", &line.text(self.language)),
                lines => self.items(lines),
            },
            Block::Told(lines) => {
                for told in lines {
                    self.item("- ", &told.line);
                    self.quotes(told.said.iter());
                }
            }
            Block::Lines(lines) => {
                for line in lines {
                    self.wrap("", &line.text(self.language));
                }
            }
            Block::Buttons { write, buttons } => {
                for button in buttons {
                    self.button(button, write);
                }
            }
            Block::Taps { lead, write, rows } => {
                if let Some(lead) = lead {
                    self.wrap("", &lead.text(self.language));
                    self.gap();
                }
                for button in rows.iter().flat_map(|row| &row.buttons) {
                    self.button(button, write);
                }
            }
            Block::Links { write, links } => {
                for link in links {
                    self.button(link, write);
                }
            }
            Block::Settings { write, all, change: _ } => {
                for Setting { name, is, change } in all {
                    self.item("- ", &Line::from(format!("{name} – ")).then(is));
                    for change in change {
                        let order = format!("{write} {}", change.order).replace(' ', "\u{a0}");
                        self.wrap("    ", &order);
                    }
                }
            }
            Block::Facts(facts) => {
                let widest = facts.iter().map(|(name, _)| name.chars().count()).max();
                for (name, is) in facts {
                    let name = pad(name, widest.unwrap_or_default(), false);
                    let line = format!("{name}{GAP}{}", is.text(self.language));
                    self.wrap("", &line.replace(GAP, "\u{a0}\u{a0}"));
                }
            }
            Block::Marked(marked) => self.marked(marked),
            Block::Warning { marked, told } => {
                if let Some(marked) = marked {
                    self.marked(marked);
                }
                for line in told {
                    self.gap();
                    self.wrap("", &line.text(self.language));
                }
            }
            Block::Quotes(quotes) => self.quotes(quotes.iter()),
            Block::Plans(rows) => self.quotes(rows.iter().map(|row| &row.quote)),
            Block::Blanks(blanks) => blanks.iter().for_each(|blank| self.blank(blank)),
            Block::Table(table) => self.table(table),
            Block::Bars(bars) => self.table(&bars.table()),
            Block::Worth(worth) => self.table(&worth.table),
            Block::Columns(columns) => self.table(&columns.table()),
            Block::Stacks { words, .. } => self.items(words),
            Block::Command(command) => self.lines.push(format!("    {command}")),
            Block::Card(head) => self.card(head),
            Block::CardEnd => {}
            Block::Picture { text, .. } => self.lines.extend(text.iter().cloned()),
        }
    }

    /// Label and order in one piece: a break between them could leave a line that
    /// reads as an order.
    fn button(&mut self, button: &Button, write: &str) {
        // Such lines are in the text themselves.
        if button.begun && !button.says_order {
            return;
        }
        // What is still to be written is no order.
        let gap = if button.begun { " …" } else { "" };
        let order = format!("{write} {}{gap}", button.order.trim_end());
        let line = format!("* {}  - {order}", button.label);
        if line.chars().count() + 2 <= WIDTH {
            self.wrap("  ", &line.replace(' ', "\u{a0}"));
            return;
        }
        // A label with the words of its order would stand alone: a mail of the order would be
        // taken for a quote of it.
        if !lines_that_read_as_orders(&button.label, std::slice::from_ref(&button.order)).is_empty()
        {
            self.wrap("  ", &format!("* {order}").replace(' ', "\u{a0}"));
            return;
        }
        // Too long: the label, then the order after a word of ours.
        self.wrap("  ", &format!("* {}  -", button.label));
        self.wrap("      ", &order.replace(' ', "\u{a0}"));
    }

    /// The name alone on its line: an answer below it is for that table.
    fn card(&mut self, head: &CardHead) {
        self.gap();
        self.wrap("", &head.name);
        self.rule('-', &head.name);
        let small = head.small.text(self.language);
        let small: Vec<&str> = head.badge.as_deref().into_iter().chain([small.as_str()]).collect();
        let small: Vec<&str> = small.into_iter().filter(|it| !it.is_empty()).collect();
        if !small.is_empty() {
            self.wrap("", &small.join(" · "));
        }
    }

    /// Adds at most one empty line, and none at the top, except before a heading.
    fn gap(&mut self) {
        let nothing = self.lines.last().is_none_or(String::is_empty);
        if !nothing {
            self.lines.push(String::new());
        }
    }

    fn rule(&mut self, mark: char, under: &str) {
        let width = under.chars().count().min(WIDTH);
        self.lines.push(std::iter::repeat_n(mark, width).collect());
    }

    fn items(&mut self, lines: &[Line]) {
        for line in lines {
            self.item("- ", line);
        }
    }

    fn item(&mut self, bullet: &str, line: &Line) {
        let before = self.lines.len();
        self.wrap("  ", &line.text(self.language));
        if let Some(first) = self.lines.get_mut(before) {
            first.replace_range(..bullet.len().min(first.len()), bullet);
        }
    }

    /// Breaks only at ordinary spaces; no-break spaces then become spaces. The
    /// last line is given company, because a few words alone might read as an
    /// order.
    fn wrap(&mut self, indent: &str, text: &str) {
        let single = !text.contains("  ") && !text.starts_with(' ') && !text.ends_with(' ');
        // Most lines are short.
        if single && indent.len() + text.chars().count() <= WIDTH {
            self.lines.push([indent, text].concat());
            return;
        }
        let mut rows: Vec<Vec<&str>> = vec![Vec::new()];
        let mut width = indent.len();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            match rows.last_mut() {
                Some(row) if row.is_empty() || width + 1 + length <= WIDTH => {
                    width += length + usize::from(!row.is_empty());
                    row.push(word);
                }
                _ => {
                    rows.push(vec![word]);
                    width = indent.len() + length;
                }
            }
        }
        keep_company(&mut rows, indent.len());
        self.lines.extend(rows.iter().map(|row| format!("{indent}{}", row.join(" "))));
    }

    fn marked(&mut self, marked: &Marked) {
        let label = format!("  {} | ", marked.label);
        let indent = label.chars().count() + marked.before.chars().count();
        self.lines.push(format!("{label}{}{}{}", marked.before, marked.word, marked.after));
        let carets = marked.word.chars().count().max(1);
        self.lines.push(format!("{}{}", " ".repeat(indent), "^".repeat(carets)));
    }

    /// Each row begins with the label, however long the line is.
    fn quotes<'q>(&mut self, quotes: impl ExactSizeIterator<Item = &'q Quote> + Clone) {
        let many = quotes.len() > 1;
        let widest = quotes.clone().map(|quote| quote.label.chars().count()).max().unwrap_or(0);
        for quote in quotes {
            // An empty row needs no label: it can't act.
            if quote.text.is_empty() && many {
                self.lines.push(String::new());
                continue;
            }
            let label = format!("  {} | ", pad(&quote.label, widest, true));
            let first = self.lines.len();
            self.labelled(&label, &quote.text);
            if quote.order {
                let line = self.lines.get(first..).unwrap_or_default().join(" ");
                self.orders.push(Printed { line, order: quote.text.clone() });
            }
            if let Some(note) = &quote.note {
                self.wrap(&" ".repeat(widest + 5), &note.text(self.language));
            }
        }
    }

    fn labelled(&mut self, label: &str, text: &str) {
        let room = WIDTH.saturating_sub(label.chars().count()).max(8);
        for (row, part) in cut(text, room - 2).into_iter().enumerate() {
            let indent = if row == 0 { "" } else { "  " };
            self.lines.push(format!("{label}{indent}{part}"));
        }
    }

    /// A line of a sheet can be sent back as it is, so its example is a comment.
    fn blank(&mut self, blank: &Blank) {
        if blank.example.is_empty() {
            self.lines.push(blank.line.clone());
            return;
        }
        if blank.beside {
            self.lines.push(format!("{}  # {}: {}", blank.line, blank.like, blank.example));
            return;
        }
        self.lines.push(blank.line.clone());
        self.labelled(&format!("  # {}: ", blank.like), &blank.example);
    }

    fn table(&mut self, table: &Table) {
        let all: Vec<Vec<String>> = std::iter::once(&table.head)
            .chain(&table.rows)
            .map(|row| row.iter().map(|cell| cell.text(self.language)).collect())
            .collect();
        let columns = table.head.len();
        let mut widths: Vec<usize> = (0..columns)
            .map(|c| all.iter().filter_map(|row| row.get(c)).map(|t| t.chars().count()).max())
            .map(Option::unwrap_or_default)
            .collect();
        // The first and the last column contain the long texts: the first is cut
        // with an ellipsis, the last continues below.
        let gaps = GAP.len() * columns.saturating_sub(1);
        let fixed: usize = widths.iter().skip(1).rev().skip(1).sum::<usize>() + gaps;
        let free = WIDTH.saturating_sub(fixed);
        let last = columns.saturating_sub(1);
        widths[0] = widths[0].min(free.saturating_sub(widths[last].min(free * 3 / 5)));
        widths[last] = widths[last].min(free.saturating_sub(widths[0]));
        for (index, row) in all.iter().enumerate() {
            self.row(row, &widths, &table.numbers);
            if index == 0 {
                let dashes: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
                self.lines.push(dashes.join(GAP));
            }
        }
    }

    fn row(&mut self, row: &[String], widths: &[usize], numbers: &[bool]) {
        let last = widths.len() - 1;
        let mut line = String::new();
        for (column, cell) in row.iter().take(last).enumerate() {
            let number = numbers.get(column).copied().unwrap_or(false);
            line.push_str(&pad(cell, widths[column], number));
            line.push_str(GAP);
        }
        let indent = line.chars().count();
        let cell = row.get(last).map(String::as_str).unwrap_or_default();
        if numbers.get(last).copied().unwrap_or(false) {
            line.push_str(&pad(cell, widths[last], true));
            self.lines.push(line);
            return;
        }
        let before = self.lines.len();
        self.wrap(&" ".repeat(indent), cell);
        if let Some(first) = self.lines.get_mut(before) {
            first.replace_range(..indent.min(first.len()), &line);
        }
    }

    fn finish(self) -> String {
        let mut text = String::with_capacity(self.lines.iter().map(|line| line.len() + 1).sum());
        for line in &self.lines {
            let from = text.len();
            for (number, piece) in line.split(['\u{a0}', '\u{202f}']).enumerate() {
                if number > 0 {
                    text.push(' ');
                }
                text.push_str(piece);
            }
            text.truncate(from + text.get(from..).unwrap_or_default().trim_end().len());
            text.push('\n');
        }
        text
    }
}

/// Moves words down until the last line has at least four, as long as there is a
/// line above to take them from and room for them.
fn keep_company(rows: &mut [Vec<&str>], indent: usize) {
    let Some((last, above)) = rows.split_last_mut() else { return };
    let Some(above) = above.last_mut() else { return };
    let room = |row: &[&str], word: &str| {
        let width: usize = row.iter().map(|word| word.chars().count() + 1).sum();
        indent + width + word.chars().count() <= WIDTH
    };
    while last.len() < 4 && above.len() > 4 {
        match above.last() {
            Some(word) if room(last, word) => last.insert(0, above.pop().unwrap_or_default()),
            _ => return,
        }
    }
}

/// A text in pieces of at most `most` characters, cut at spaces if possible.
fn cut(text: &str, most: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for (nth, piece) in letters.chunks(most.max(1)).enumerate() {
            let piece: String = piece.iter().collect();
            match rows.last_mut() {
                Some(row) if row.is_empty() => *row = piece,
                Some(row)
                    if nth == 0 && row.chars().count() + 1 + piece.chars().count() <= most =>
                {
                    row.push(' ');
                    row.push_str(&piece);
                }
                _ => rows.push(piece),
            }
        }
    }
    rows
}

/// A cell of a table, cut or padded to its width. What is in brackets at its end,
/// such as a seat's letter, is never cut.
fn pad(cell: &str, width: usize, right: bool) -> String {
    let length = cell.chars().count();
    if length > width {
        let (name, tail) = cell.split_at(cell.find("\u{a0}(").unwrap_or(cell.len()));
        let room = width.saturating_sub(tail.chars().count() + 1);
        let cut: String = name.chars().take(room).collect();
        return format!("{cut}…{tail}");
    }
    let fill = " ".repeat(width - length);
    if right { format!("{fill}{cell}") } else { format!("{cell}{fill}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_reads_as_an_order_is_found() {
        let orders = ["pass".to_owned(), "plant banana2 c4".to_owned()];
        let text = "nobody may pass here\n> > Pass.\n - plant  Banana2: C4\nplant banana2 c4 now";
        let found = lines_that_read_as_orders(text, &orders);
        assert_eq!(found, ["> > Pass.", " - plant  Banana2: C4"]);
    }

    #[test]
    fn a_label_with_the_words_of_its_order_never_stands_alone() {
        let (label, order) = ("Discard Sell spices (elephant)", "discard sell spices elephant");
        let mut page = Page::new(Language::En);
        let button = Button::new(label.into(), order.into(), "a@b.example", "Goa");
        page.button(&button, "write:");
        let text = page.lines.join("\n").replace('\u{a0}', " ");
        assert_eq!(text, format!("  * write: {order}"));
        assert!(lines_that_read_as_orders(&text, &[order.to_owned()]).is_empty());
    }

    #[test]
    fn lines_break_at_spaces_and_keep_no_break_spaces_together() {
        let mut page = Page::new(Language::En);
        let words = ["word"; 13].join(" ");
        page.wrap("", &format!("{words} write:\u{a0}bid\u{a0}5 and more"));
        assert_eq!(page.lines[1], "word write:\u{a0}bid\u{a0}5 and more");
        assert!(page.lines.iter().all(|line| line.chars().count() <= WIDTH));
    }
}
