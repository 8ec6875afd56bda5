//! Parses an Authentication-Results header (RFC 8601 section 2.2), including
//! quotes and comments, since much of it was chosen by whoever sent the mail.

/// The most results of one header that are read.
const MOST: usize = 100;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Results {
    /// The server that checked: the authserv-id.
    pub(super) server: String,
    pub(super) checked: Vec<Checked>,
}

/// One check and its result, in lower case.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Checked {
    pub(super) method: String,
    pub(super) result: String,
    properties: Vec<(String, String)>,
}

impl Checked {
    /// Whether it has a property of this name.
    pub(super) fn has(&self, key: &str) -> bool {
        self.properties.iter().any(|(name, _)| name == key)
    }

    /// The domain of a property that is a domain or an address; `None` if it is
    /// missing, or occurs twice with different values.
    pub(super) fn domain(&self, key: &str) -> Option<&str> {
        let mut values = self.properties.iter().filter(|(name, _)| name == key);
        let (_, first) = values.next()?;
        if values.any(|(_, other)| other != first) {
            return None;
        }
        let domain = first.rsplit('@').next().unwrap_or(first);
        (!domain.is_empty()).then_some(domain)
    }
}

/// Reads a header's value; `None` if it names no server, or if a quote or
/// comment has no end.
pub(super) fn read(header: &str) -> Option<Results> {
    let tokens = tokens(header)?;
    let mut parts = tokens.split(|token| *token == Token::End);
    // "authserv-id [version]; method=result property=value ...; ..."
    let Some(Token::Word(server)) = parts.next()?.first() else { return None };
    let checked = parts.filter_map(checked).take(MOST).collect();
    Some(Results { server: server.clone(), checked })
}

fn checked(part: &[Token]) -> Option<Checked> {
    let mut pairs = Vec::new();
    let mut rest = part;
    while let Some(at) = rest.iter().position(|token| *token == Token::Equals) {
        let (before, after) = rest.split_at(at);
        if let (Some(Token::Word(key)), Some(Token::Word(value))) = (before.last(), after.get(1)) {
            pairs.push((key.to_lowercase(), value.to_lowercase()));
        }
        rest = after.get(1..).unwrap_or_default();
    }
    // Only the first pair of a part is its method.
    if !matches!(part.get(1), Some(Token::Equals)) || pairs.is_empty() {
        return None;
    }
    let (method, result) = pairs.remove(0);
    let method = method.split('/').next().unwrap_or_default().to_owned();
    Some(Checked { method, result, properties: pairs })
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Equals,
    End,
}

/// Comments separate words, quotes join them; a value may contain `=`, as
/// base64 does.
fn tokens(header: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = header.chars();
    while let Some(letter) = letters.next() {
        let is_value = tokens.last() == Some(&Token::Equals);
        match letter {
            '"' => quoted(&mut letters, word.get_or_insert_default())?,
            '(' => {
                comment(&mut letters)?;
                tokens.extend(word.take().map(Token::Word));
            }
            ')' => return None,
            ';' => {
                tokens.extend(word.take().map(Token::Word));
                tokens.push(Token::End);
            }
            '=' if !(is_value && word.is_some()) => {
                tokens.extend(word.take().map(Token::Word));
                tokens.push(Token::Equals);
            }
            letter if letter.is_whitespace() => tokens.extend(word.take().map(Token::Word)),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    tokens.extend(word.map(Token::Word));
    Some(tokens)
}

/// The rest of a quoted string; `None` if it has no end.
fn quoted(letters: &mut std::str::Chars<'_>, into: &mut String) -> Option<()> {
    loop {
        match letters.next()? {
            '"' => return Some(()),
            '\\' => into.push(letters.next()?),
            letter => into.push(letter),
        }
    }
}

/// The rest of a comment, nested ones included; `None` if it has no end.
fn comment(letters: &mut std::str::Chars<'_>) -> Option<()> {
    let mut depth = 1_usize;
    while depth > 0 {
        match letters.next()? {
            '(' => depth += 1,
            ')' => depth -= 1,
            '\\' => {
                letters.next()?;
            }
            _ => {}
        }
    }
    Some(())
}
