//! All commands of moderators, as listed by the help, the manual, `monsoon mod
//! --help` and error messages.

/// A command as it is written, and what it does.
#[derive(Debug, Clone, Copy)]
pub struct Form {
    pub usage: &'static str,
    /// What it does, as a sentence without a full stop.
    pub means: &'static str,
    /// Whether it must be followed by `because ...`. Commands that only look need
    /// not be, nor those that are themselves a message.
    pub reason: bool,
}

const fn form(usage: &'static str, means: &'static str) -> Form {
    Form { usage, means, reason: true }
}

const fn free(usage: &'static str, means: &'static str) -> Form {
    Form { usage, means, reason: false }
}

/// All commands, in the order of the help.
pub const FORMS: &[Form] = &[
    form("as SEAT: ORDER; ORDER ...", "give orders for a seat, as its player would write them"),
    form(
        "default [SEAT]",
        "take what the rules take if nobody answers, for that seat or all awaited",
    ),
    form("skip [SEAT]", "the same: nobody is waited for any longer"),
    form(
        "undo [N | to N]",
        "take back what was done last, a deed too; or the last N steps of the game, or all after entry N; what is more than 3 steps, or goes back across a round, a reveal or the end, is only shown first",
    ),
    form(
        "redo [to N]",
        "take back the last undo; or return to the position after entry N, also one that was taken back",
    ),
    form(
        "amend N: ORDER",
        "replace the order of entry N and play the rest again where it still stands; first only says what would change",
    ),
    free("confirm [WORDS]", "carry out the amendment or the undo that was shown"),
    form("allow undo [SEAT]", "let a player take an order back who asks for it"),
    form("adjust WORDS", "correct the position by hand; `help adjust` lists what can be corrected"),
    form(
        "rule ID on|off",
        "play by another decision where the rules leave one open; `rule` lists them",
    ),
    form(
        "house rule TEXT | off N",
        "what you have agreed on besides the rules, in every letter from then on, or no more; `rule` lists them",
    ),
    form(
        "pause [until DATE]",
        "carry out no orders and stop the clocks; until then, if a date is said: 2027-01-07, 2027-01-07 18:00, +2w",
    ),
    form("resume", "go on"),
    form(
        "deadline [SEAT] +SPAN|TIME|off",
        "more time, another time (UTC) or no limit for those awaited: +2d, 2026-12-01 18:00, off",
    ),
    form("clock RULE", "another clock from now on, as `--option clock=` takes it, or none"),
    form(
        "replace SEAT with NAME <ADDRESS> [LANGUAGE]",
        "seat another player; the former one's letters and plans are dead",
    ),
    form(
        "address SEAT ADDRESS",
        "the same player at another address: name, language, plans and reply address stay",
    ),
    form(
        "swap SEAT SEAT",
        "two players change seats, with everything that belongs to those; before `start` or in play",
    ),
    form(
        "seat add NAME <ADDRESS> [LANGUAGE] | drop SEAT",
        "before `start`: one more player, or one fewer; the table is dealt again",
    ),
    form(
        "option KEY=VALUE",
        "before `start`: another choice of `--option`, or `KEY=default`; the table is dealt again. `press`, `delivery`, `watch` and `votes` at any time",
    ),
    form(
        "moderator add NAME <ADDRESS> | remove NAME",
        "one more moderator for this table, or one of its own fewer",
    ),
    form("bot SEAT", "let a house player play until the player writes"),
    form("remove SEAT", "the player leaves; a house player plays the seat for good"),
    form("start", "send the first letters of a table that was set up to wait"),
    form("finish", "end the game with what it counts now"),
    form("cancel", "give the table up, without a result"),
    free(
        "say TEXT",
        "a word to everybody, in their next letters; in a mail, all that stands below belongs to it",
    ),
    free("announce TEXT", "the same at once"),
    form("not playing", "give your word that you play no seat here and never will"),
    form("reveal", "see everything from now on; only after `not playing`"),
    form("addresses", "show the players' addresses"),
    form("resend [SEAT]", "send a seat, or all awaited, their letter again"),
    free(
        "salvage [to N]",
        "of a damaged journal: say what is wrong with it; or go back to its last good entry N, and say why",
    ),
    free("predict", "what would happen if all deadlines came now"),
    free("log [N]", "the last N entries of the journal, 20 if not said"),
    free("plans", "how many lines of plans each seat has; never what is in them"),
    free("board [N]", "the position as you may see it, now or at the end of round N"),
    free("help [adjust]", "this list"),
];
