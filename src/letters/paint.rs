//! The colours of letters. The light letter is written inline; one style block
//! overrides it by class where a mail program asks for a dark letter.

use super::seats::LOOKS;
use std::{
    collections::HashMap,
    fmt::{self, Write},
    sync::LazyLock,
};

/// A ground and the ink on it, in the light and in the dark letter. An empty
/// colour is inherited.
#[derive(Debug, PartialEq, Eq)]
pub struct Paint {
    /// Its class, of one or two letters.
    pub class: &'static str,
    pub ground: &'static str,
    pub ink: &'static str,
    /// Ground and ink of the dark letter.
    dark: (&'static str, &'static str),
}

type Colours = (&'static str, &'static str);

const fn paint(class: &'static str, light: Colours, dark: Colours) -> Paint {
    Paint { class, ground: light.0, ink: light.1, dark }
}

const ALL: [&Paint; 40] = [
    &Paint::DESK,
    &Paint::SHEET,
    &Paint::HEAD,
    &Paint::KICKER,
    &Paint::TITLE,
    &Paint::FAINT,
    &Paint::FOOT,
    &Paint::BUTTON,
    &Paint::STEP,
    &Paint::YOU,
    &Paint::WARNING,
    &Paint::ORDER,
    &Paint::BANANA,
    &Paint::COCONUT,
    &Paint::WATERMELON,
    &Paint::GRAPE,
    &Paint::PEPPER,
    &Paint::SOIL,
    &Paint::WET,
    &Paint::LAND,
    &Paint::FREE,
    &Paint::WATER,
    &Paint::SPRING,
    &Paint::DRIED,
    &Paint::CLOVE,
    &Paint::CINNAMON,
    &Paint::GINGER,
    &Paint::NUTMEG,
    &Paint::PEPPERCORN,
    &Paint::ANY_SPICE,
    &Paint::RED,
    &Paint::AT_ONCE,
    &Paint::ONCE,
    &Paint::LASTING,
    &Paint::RING,
    &Paint::BADGES[0],
    &Paint::BADGES[1],
    &Paint::BADGES[2],
    &Paint::BADGES[3],
    &Paint::BADGES[4],
];

impl Paint {
    pub const DESK: Paint = paint("K", ("#e9e4d6", "#22302c"), ("#121917", "#e6e9df"));
    pub const SHEET: Paint = paint("S", ("#fdfbf5", "#22302c"), ("#1c2523", "#e6e9df"));
    pub const HEAD: Paint = paint("H", ("#17494a", "#f4f8f4"), ("#0f3435", "#eef5f0"));
    /// Small print of the head.
    pub const KICKER: Paint = paint("h", ("", "#c2dcd5"), ("", "#a9cfc5"));
    pub const TITLE: Paint = paint("T", ("", "#17494a"), ("", "#8fd0c3"));
    /// Small print.
    pub const FAINT: Paint = paint("F", ("", "#57625c"), ("", "#a9b4ab"));
    pub const FOOT: Paint = paint("P", ("#f4efe1", "#22302c"), ("#25312d", "#e6e9df"));
    pub const BUTTON: Paint = paint("b", ("#e0ebe3", "#123f3d"), ("#2d403a", "#d9eee6"));
    /// The one obvious step.
    pub const STEP: Paint = paint("B", ("#17605c", "#ffffff"), ("#2a7a72", "#ffffff"));
    /// What is the reader's own, or named by a button.
    pub const YOU: Paint = paint("A", ("#fff4c9", "#3b3000"), ("#4b4014", "#fff0b8"));
    pub const WARNING: Paint = paint("W", ("#fbe8d3", "#6d3210"), ("#4a2f1c", "#ffd9b5"));
    /// Something to be typed.
    pub const ORDER: Paint = paint("o", ("#ece5d3", ""), ("#38433e", ""));

    pub const BANANA: Paint = paint("ba", ("#fdf1bd", "#33301f"), ("#6b5a12", "#fff3c4"));
    pub const COCONUT: Paint = paint("co", ("#e3ccb0", "#33301f"), ("#5c4631", "#f6e6d3"));
    pub const WATERMELON: Paint = paint("wa", ("#f8c4bd", "#33301f"), ("#74362f", "#ffe1dc"));
    pub const GRAPE: Paint = paint("gr", ("#d9c8ee", "#33301f"), ("#513f70", "#eee3fb"));
    pub const PEPPER: Paint = paint("pe", ("#c8e0aa", "#33301f"), ("#43632a", "#e6f5d6"));
    /// An empty square.
    pub const SOIL: Paint = paint("so", ("#f7f2e4", "#5f5a45"), ("#353d37", "#b9c3b4"));
    /// An empty square with water.
    pub const WET: Paint = paint("we", ("#d9e8f0", "#3f5866"), ("#2c4350", "#c3d9e6"));
    /// What lies between the squares.
    pub const LAND: Paint = paint("la", ("#d8caad", "#4f4a36"), ("#5b5341", "#e6dfca"));
    /// A place where something may be built.
    pub const FREE: Paint = paint("fr", ("#ece3cc", "#4f4a36"), ("#48483b", "#d5cfb4"));
    pub const WATER: Paint = paint("ca", ("#2a70a6", "#ffffff"), ("#2873ac", "#ffffff"));
    pub const SPRING: Paint = paint("sp", ("#0d3f63", "#ffffff"), ("#0d3f63", "#ffffff"));
    pub const DRIED: Paint = paint("dr", ("#c2b392", "#463d26"), ("#2b2a21", "#b5ad8f"));

    pub const CLOVE: Paint = paint("cl", ("#e6cdbb", "#33301f"), ("#5a2f24", "#f3ddd5"));
    pub const CINNAMON: Paint = paint("ci", ("#ecc79c", "#33301f"), ("#6b431c", "#fbe6cf"));
    pub const GINGER: Paint = paint("gi", ("#f4e3a6", "#33301f"), ("#6b5a12", "#fff3c4"));
    pub const NUTMEG: Paint = paint("nu", ("#dcd3c6", "#33301f"), ("#4b443c", "#ece5da"));
    pub const PEPPERCORN: Paint = paint("pp", ("#c9dcae", "#33301f"), ("#43632a", "#e6f5d6"));
    pub const ANY_SPICE: Paint = paint("mi", ("#e3e6b8", "#33301f"), ("#55572a", "#f1f3d0"));
    /// Goa's tiles by when they work.
    pub const RED: Paint = paint("re", ("#f3bdb2", "#33301f"), ("#74362f", "#ffe1dc"));
    pub const AT_ONCE: Paint = paint("im", ("#c8dcec", "#33301f"), ("#2c4350", "#d6e6f1"));
    pub const ONCE: Paint = paint("on", ("#dccdea", "#33301f"), ("#513f70", "#eee3fb"));
    pub const LASTING: Paint = paint("ls", ("#e9dfb9", "#33301f"), ("#54492a", "#f6ecc9"));
    /// Places around a board.
    pub const RING: Paint = paint("ri", ("#efe9db", "#5f5a4b"), ("#2a3330", "#a9b4ab"));

    /// Goa's spices as small words, in their order.
    pub(crate) const BADGES: [Paint; 5] = [
        paint("kc", ("#6d3a24", "#fff"), ("#8f5138", "#fff")),
        paint("ki", ("#a3501a", "#fff"), ("#a3501a", "#fff")),
        paint("kg", ("#e0b93f", "#2b2100"), ("#e0b93f", "#2b2100")),
        paint("kn", ("#6f6456", "#fff"), ("#756a5c", "#fff")),
        paint("kp", ("#3f5d27", "#fff"), ("#4a6e2f", "#fff")),
    ];

    /// The attributes of a table cell, up to its style, which is left open.
    pub(crate) fn cell(&self) -> Cell<'_> {
        self.cell_of("")
    }

    /// The same with other classes before its own.
    pub(crate) fn cell_of<'a>(&'a self, classes: &'a str) -> Cell<'a> {
        Cell { classes, paint: self }
    }

    /// The attributes of any other element, up to its style, which is left open.
    pub(crate) fn span(&self) -> Span<'_> {
        Span { paint: self }
    }
}

/// See [`Paint::cell`].
pub(crate) struct Cell<'a> {
    classes: &'a str,
    paint: &'a Paint,
}

impl fmt::Display for Cell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Paint { class, ground, ink, .. } = self.paint;
        f.write_str("class=\"")?;
        if !self.classes.is_empty() {
            f.write_str(self.classes)?;
            f.write_str(" ")?;
        }
        for part in [class, "\" bgcolor=\"", ground, "\" style=\"color:", ink] {
            f.write_str(part)?;
        }
        Ok(())
    }
}

/// See [`Paint::span`].
pub(crate) struct Span<'a> {
    paint: &'a Paint,
}

impl fmt::Display for Span<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Paint { class, ground, ink, .. } = self.paint;
        for part in ["class=\"", class, "\" style=\""] {
            f.write_str(part)?;
        }
        if !ground.is_empty() {
            f.write_str("background:")?;
            f.write_str(ground)?;
        }
        match (ground.is_empty(), ink.is_empty()) {
            (_, true) => Ok(()),
            (true, false) => write!(f, "color:{ink}"),
            (false, false) => write!(f, ";color:{ink}"),
        }
    }
}

/// What the dark letter says of one class.
struct Darkened {
    class: String,
    /// For everybody, and for Outlook's apps.
    both: String,
    outlook: String,
}

impl Darkened {
    fn new(class: String, (ground, ink): Colours) -> Darkened {
        let (mut both, mut outlook) = (Vec::new(), String::new());
        for (what, colour, mark) in [("background-color", ground, "ogsb"), ("color", ink, "ogsc")] {
            if !colour.is_empty() {
                let rule = format!("{what}:{colour}!important");
                let _ = write!(outlook, "[data-{mark}] .{class}{{{rule}}}");
                both.push(rule);
            }
        }
        Darkened { both: format!(".{class}{{{}}}", both.join(";")), outlook, class }
    }
}

/// All paints' and players' colours.
static DARKENED: LazyLock<Vec<Darkened>> = LazyLock::new(|| {
    let paints = ALL.iter().map(|paint| (paint.class.to_owned(), paint.dark));
    let looks = LOOKS.into_iter().flat_map(|look| {
        let (ink, fill, on_fill) = look.dark;
        [(look.word(), ("", ink)), (look.token(), (fill, on_fill))]
    });
    paints.chain(looks).map(|(class, dark)| Darkened::new(class, dark)).collect()
});

/// Where in that list the paint of a class is.
static PLACES: LazyLock<HashMap<&'static str, usize>> = LazyLock::new(|| {
    DARKENED.iter().enumerate().map(|(at, dark)| (dark.class.as_str(), at)).collect()
});

/// What the dark letter overrides: all paints and players' colours that the letter
/// has. Outlook's apps mark what they made dark themselves with an attribute.
pub(crate) fn dark(html: &str) -> String {
    let mut used = vec![false; DARKENED.len()];
    let mut last = "";
    for rest in html.split("class=\"").skip(1) {
        let classes = rest.split('"').next().unwrap_or_default();
        // A row of cells is often painted alike.
        if classes == last {
            continue;
        }
        last = classes;
        for class in classes.split(' ') {
            if let Some(used) = PLACES.get(class).and_then(|&at| used.get_mut(at)) {
                *used = true;
            }
        }
    }
    let (mut both, mut outlook) = (String::new(), String::new());
    for dark in DARKENED.iter().zip(used).filter_map(|(dark, used)| used.then_some(dark)) {
        both.push_str(&dark.both);
        outlook.push_str(&dark.outlook);
    }
    format!("@media (prefers-color-scheme:dark){{{both}}}\n{outlook}")
}
