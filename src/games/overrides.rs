//! Figures an operator puts in place of the built-in ones: a TOML file with a
//! table for each edition.

/// What an overrides file says. The default says nothing.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Overrides {
    file: String,
    editions: toml::Table,
}

impl Overrides {
    /// Reads a text; `file` is what messages call it. That the editions and their
    /// figures exist is checked where the games are known.
    ///
    /// # Errors
    /// It is not TOML, or not made of tables.
    pub fn parse(text: &str, file: &str) -> Result<Overrides, String> {
        let editions: toml::Table =
            toml::from_str(text).map_err(|error| format!("{file}: {error}"))?;
        if let Some((key, _)) = editions.iter().find(|(_, value)| !value.is_table()) {
            return Err(format!("{file}: {key} is no edition's table, such as [goa-2012]"));
        }
        Ok(Overrides { file: file.to_owned(), editions })
    }

    /// What the file is called.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The editions it has something for.
    pub fn editions(&self) -> impl Iterator<Item = &str> {
        self.editions.keys().map(String::as_str)
    }

    /// What it has for an edition.
    #[must_use]
    pub fn of(&self, edition: &str) -> Option<&toml::Table> {
        self.editions.get(edition).and_then(toml::Value::as_table)
    }
}
