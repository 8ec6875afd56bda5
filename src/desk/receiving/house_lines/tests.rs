use super::*;
use crate::{
    basics::{Language, Pace},
    letters::{
        self, AskedTo, House, HouseSaid, Played, ProfileLine, ProfilePart, Ranked, Record,
        Standing, Waiting, Watchable, Yes,
    },
};

/// One of everything that the house says.
#[expect(clippy::too_many_lines, reason = "one of each kind")]
fn all_said() -> Vec<HouseSaid> {
    let waiting = Waiting {
        table: TableId(12),
        title: "Santiago".into(),
        seats: 4,
        names: vec!["Anna".into()],
        clock: Some("48h".into()),
        chosen: vec!["money=hidden".into()],
        house: 1,
        joined: true,
        starts: true,
    };
    let order = "join 12".to_owned();
    let title = "Santiago".to_owned();
    let (rating, places) = (Some((301, 73)), vec![1, 0, 2]);
    let played = Played { title: title.clone(), players: 3, played: 3, places, rating };
    let record = Record {
        name: "Anna".into(),
        own: true,
        public: false,
        games: vec![played],
        usual: Some(chrono::TimeDelta::hours(7)),
        deadlines: 40,
        missed: 1,
    };
    let people = vec![Ranked { name: "Anna".into(), rating: (301, 73) }];
    let standing = Standing { title, players: 3, people };
    vec![
        HouseSaid::Greeting {
            games: vec!["Goa"],
            order: order.clone(),
            then: Yes::Nothing,
            more: true,
        },
        HouseSaid::Welcome { name: "Anna".into() },
        HouseSaid::Here,
        HouseSaid::Tables {
            waiting: vec![waiting.clone()],
            playing: vec![(TableId(1), "Santiago".into())],
            watching: [true, false]
                .map(|watched| Watchable {
                    table: TableId(12),
                    title: "Goa".into(),
                    names: vec!["Ben".into()],
                    watched,
                })
                .to_vec(),
        },
        HouseSaid::Profile {
            lines: vec![ProfileLine {
                what: ProfilePart::Zone,
                order: "set zone Europe/Warsaw".into(),
            }],
            changed: false,
        },
        HouseSaid::Opened { table: TableId(12), seats: 4, order, private: false },
        HouseSaid::Joined { waiting },
        HouseSaid::Unknown { line: "tables".into(), watches: true },
        HouseSaid::OnlyPlayersTalk,
        HouseSaid::ForgetAsk,
        HouseSaid::NoWatch { table: TableId(12) },
        HouseSaid::WatchFull { table: TableId(12), limit: 20 },
        HouseSaid::TooManyWatched { limit: 10 },
        HouseSaid::Watching { table: TableId(12), rounds: true },
        HouseSaid::Watching { table: TableId(12), rounds: false },
        HouseSaid::Unwatched { table: TableId(12) },
        HouseSaid::WatchClosed { table: TableId(12) },
        HouseSaid::Closed,
        HouseSaid::Record(record),
        HouseSaid::NoRecord { name: "Anna".into() },
        HouseSaid::Standings(vec![standing]),
        HouseSaid::MissedTooMany { table: TableId(12), most: 5, share: 12 },
        HouseSaid::AskedTo(AskedTo {
            by: "Anna".into(),
            table: TableId(12),
            title: "Goa".into(),
            idea: None,
            seats: 4,
            names: vec!["Anna".into(), "Ben".into()],
            clock: Some("48h".into()),
            again: true,
        }),
        HouseSaid::AskedThem { table: TableId(12), names: vec!["Cleo".into()] },
        HouseSaid::JoinsNot { table: TableId(12), name: "Cleo".into() },
        HouseSaid::Declined,
        HouseSaid::WhichTable,
        HouseSaid::OtherAddress { from: "a@b.example".into(), code: "1a2b3c4d".into() },
        HouseSaid::Addresses { others: vec!["a@b.example".into()] },
        HouseSaid::Addresses { others: vec![] },
        HouseSaid::PassphraseSet,
        HouseSaid::PassphraseShort,
        HouseSaid::PassphraseOff,
        HouseSaid::Renewed,
        HouseSaid::AskedToMove,
        HouseSaid::MoveAsked { to: "a@b.example".into() },
        HouseSaid::MoveNot { to: "a@b.example".into() },
        HouseSaid::MoveTaken { to: "a@b.example".into() },
        HouseSaid::Moved,
        HouseSaid::WasMoved { to: "a@b.example".into() },
        HouseSaid::NoSuchCode,
        HouseSaid::Unsigned { wrong: false },
    ]
}

/// A letter that is quoted without marks says nothing to the house.
#[test]
fn no_line_of_a_letter_is_one() {
    let said = all_said();
    for language in Language::ALL {
        let house = House {
            name: "Monsoon",
            address: "m@example.org",
            reply_to: "m+x@example.org",
            language,
            orders: language,
        };
        let letter = letters::house(&house, &said);
        for line in letter.text.lines() {
            assert_eq!(of(line), None, "{line}");
        }
    }
}

#[test]
fn lines_to_the_house_are_read_in_every_language() {
    let table = TableId(12);
    for (line, read) in [
        ("games", Some(HouseLine::Games)),
        ("Spil!", Some(HouseLine::Games)),
        ("stoły", Some(HouseLine::Tables)),
        ("mesas", Some(HouseLine::Tables)),
        ("set", Some(HouseLine::Profile)),
        ("perfil", Some(HouseLine::Record(None))),
        ("profile Anna", Some(HouseLine::Record(Some("Anna".into())))),
        ("Ranking santiago", Some(HouseLine::Standings(Some("santiago".into())))),
        ("rangliste", Some(HouseLine::Standings(None))),
        ("set record public", Some(HouseLine::Set(Setting::Record { public: true }))),
        ("ustaw wyniki prywatnie", Some(HouseLine::Set(Setting::Record { public: false }))),
        ("record of our game", None),
        ("set name Anna Maria", Some(HouseLine::Set(Setting::Name("Anna Maria".into())))),
        ("ustaw imię Anna", Some(HouseLine::Set(Setting::Name("Anna".into())))),
        (
            "set language PL",
            Some(HouseLine::Set(Setting::Shown(vec![Shown::Letters(Language::Pl)]))),
        ),
        (
            "letters every-move",
            Some(HouseLine::Set(Setting::Shown(vec![Shown::Pace(Pace::EveryMove)]))),
        ),
        ("set zone Europe/Warsaw", Some(HouseLine::Set(Setting::Zone("Europe/Warsaw".into())))),
        ("set remind half, 24h", Some(HouseLine::Set(Setting::Remind("half, 24h".into())))),
        (
            "set address Anna@a.example",
            Some(HouseLine::Set(Setting::Address("anna@a.example".into()))),
        ),
        ("ustaw adres a@b.pl", Some(HouseLine::Set(Setting::Address("a@b.pl".into())))),
        ("régler adresse <a@b.fr>", Some(HouseLine::Set(Setting::Address("a@b.fr".into())))),
        ("set address", None),
        ("set address book", None),
        ("set everything right", None),
        ("join 12", Some(HouseLine::Join(table, None))),
        ("Dołączam 12 Mango", Some(HouseLine::Join(table, Some("mango".into())))),
        ("join 12 word=mango", Some(HouseLine::Join(table, Some("mango".into())))),
        ("rejoindre 12.", Some(HouseLine::Join(table, None))),
        ("join us tonight", None),
        ("leave 12", Some(HouseLine::Leave(table))),
        ("watch 12", Some(HouseLine::Watch(table, None, None))),
        ("Watch 12 Mango", Some(HouseLine::Watch(table, Some("mango".into()), None))),
        ("watch 12 end", Some(HouseLine::Watch(table, None, Some(WatchPace::End)))),
        (
            "suivre 12 word=round manche",
            Some(HouseLine::Watch(table, Some("round".into()), Some(WatchPace::Round))),
        ),
        (
            "obserwuj 12 mango koniec",
            Some(HouseLine::Watch(table, Some("mango".into()), Some(WatchPace::End))),
        ),
        ("følg 12 slut", Some(HouseLine::Watch(table, None, Some(WatchPace::End)))),
        ("seguir 12 ronda", Some(HouseLine::Watch(table, None, Some(WatchPace::Round)))),
        ("watch out", None),
        ("unwatch 12", Some(HouseLine::Unwatch(table))),
        ("arrête de suivre 12", Some(HouseLine::Unwatch(table))),
        ("przestań obserwować 12", Some(HouseLine::Unwatch(table))),
        ("stop 12", Some(HouseLine::Unwatch(table))),
        ("deja de seguir la 12", Some(HouseLine::Unwatch(table))),
        ("dejar de seguir 12", Some(HouseLine::Unwatch(table))),
        ("dejar 12", Some(HouseLine::Leave(table))),
        ("stop that", None),
        ("begynd 12", Some(HouseLine::Start(table))),
        (
            "invite 12 Anna <a@a.example>, b@b.example pl",
            Some(HouseLine::Invite(Some(table), "Anna <a@a.example>, b@b.example pl".into())),
        ),
        ("Zaproś a@a.example", Some(HouseLine::Invite(None, "a@a.example".into()))),
        (
            "invite De la Cruz <a@a.example>",
            Some(HouseLine::Invite(None, "De la Cruz <a@a.example>".into())),
        ),
        ("invite your friends", None),
        ("start", None),
        ("forget me", Some(HouseLine::ForgetMe { sure: false })),
        ("zapomnij mnie potwierdź", Some(HouseLine::ForgetMe { sure: true })),
        ("forget me confirm", Some(HouseLine::ForgetMe { sure: true })),
        ("Zapomnij o mnie", Some(HouseLine::ForgetMe { sure: false })),
        ("oublie-moi confirmer", Some(HouseLine::ForgetMe { sure: true })),
        ("olvídame, por favor", Some(HouseLine::ForgetMe { sure: false })),
        ("forget me not, my dear", None),
        ("confirm", Some(HouseLine::Yes)),
        ("Oui !", Some(HouseLine::Yes)),
        ("join", Some(HouseLine::Yes)),
        ("jamais", Some(HouseLine::Never)),
        ("hello there", None),
    ] {
        assert_eq!(of(line), read, "{line}");
    }
}

/// With courtesies, and with the table called one.
#[test]
fn a_table_may_be_called_one() {
    let table = TableId(12);
    for (line, read) in [
        ("join table 12", Some(HouseLine::Join(table, None))),
        ("Hi, join 12", Some(HouseLine::Join(table, None))),
        ("Please join table 12 mango, thanks!", Some(HouseLine::Join(table, Some("mango".into())))),
        ("dołączam do stołu 12", Some(HouseLine::Join(table, None))),
        ("Bonjour, rejoindre la table 12", Some(HouseLine::Join(table, None))),
        ("deltag ved bord 12", Some(HouseLine::Join(table, None))),
        ("unirme a la mesa 12", Some(HouseLine::Join(table, None))),
        ("join the table", None),
        ("leave table 12 please", Some(HouseLine::Leave(table))),
        ("odchodzę od stołu 12", Some(HouseLine::Leave(table))),
        ("start table 12", Some(HouseLine::Start(table))),
        ("start the table at 12", None),
        ("watch table 12 end", Some(HouseLine::Watch(table, None, Some(WatchPace::End)))),
        (
            "Hello! Invite to table 12 Anna <a@a.example>",
            Some(HouseLine::Invite(Some(table), "Anna <a@a.example>".into())),
        ),
    ] {
        assert_eq!(of(line), read, "{line}");
    }
}
