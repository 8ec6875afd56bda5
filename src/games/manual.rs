//! The tables of `docs/orders.md`, for the tests that compare them with the descriptions.

/// A row of a table.
pub(super) struct Row {
    cells: Vec<&'static str>,
}

impl Row {
    /// What is in backticks in a column.
    pub(super) fn codes(&self, column: usize) -> Vec<&'static str> {
        self.cells[column].split('`').skip(1).step_by(2).collect()
    }

    /// The decisions it is about, by their ids in the rules.
    pub(super) fn ids(&self) -> Vec<&'static str> {
        let words = self.cells.last().unwrap().split(", ");
        words.filter(|word| word.starts_with('P')).collect()
    }
}

/// What the manual says about a game.
pub(super) fn section(title: &str) -> &'static str {
    let manual = include_str!("../../docs/orders.md");
    let named = |part: &&str| part.strip_prefix(title).is_some_and(|rest| rest.starts_with('\n'));
    manual.split("\n## ").find(named).unwrap()
}

/// The rows of the table whose first column is called so.
pub(super) fn rows(section: &'static str, first: &str) -> Vec<Row> {
    let cells = |line: &'static str| -> Vec<&'static str> {
        line.trim_matches('|').split('|').map(str::trim).collect()
    };
    let mut lines = section.lines().skip_while(|line| !line.starts_with(&format!("| {first} |")));
    let columns = cells(lines.next().unwrap()).len();
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    let rows: Vec<Row> = rows.map(|line| Row { cells: cells(line) }).collect();
    assert!(rows.len() > 5 && rows.iter().all(|row| row.cells.len() == columns), "{first}");
    rows
}
