//! What players say to each other: it gets where it is meant to go and nowhere else, and
//! is never an order.

use crate::parlour::{Arrived, COLOURS, MODERATED, Parlour, noon, shipped, verdict};
use monsoon::{
    archive::{ExportAs, export, verify},
    basics::{Language, TableId, commands},
    desk::Received,
    engine::{Seat, Seats},
    mail::{Incoming, Source},
    store::Verdict,
};

fn parlour(options: &[(&str, &str)]) -> Parlour {
    let options: Vec<_> = [("first-builder", "red")].iter().chain(options).copied().collect();
    let mut parlour = Parlour::empty(MODERATED);
    parlour.open(4, &options, "press");
    parlour
}

const PRIVATE: &[(&str, &str)] = &[("press", "private")];

fn own<'a>(letters: &'a [Arrived], colour: &str) -> &'a Arrived {
    letters.iter().rev().find(|it| it.to.starts_with(colour)).expect("a letter")
}

/// Whoever is awaited takes the first answer, until a seat has had another letter.
fn until_written(parlour: &mut Parlour, colour: &str) -> Arrived {
    for _ in 0..40 {
        let awaited = parlour.awaited()[0];
        let order = parlour.last(awaited).orders().remove(0);
        let letters = parlour.play(awaited, &order);
        if let Some(letter) = letters.iter().rev().find(|it| it.to.starts_with(colour)) {
            return letter.clone();
        }
    }
    panic!("no letter to {colour}")
}

#[test]
fn everybody_reads_it_in_their_next_letter_and_once() {
    for (language, line) in [
        ("en", "say good luck to all; bid 5"),
        ("pl", "powiedz good luck to all; bid 5"),
        ("fr", "dis : good luck to all; bid 5"),
        ("da", "sig good luck to all; bid 5"),
        ("es", "di good luck to all; bid 5"),
    ] {
        let mut parlour = Parlour::empty(MODERATED);
        let languages = [Language::from_code(language); 4];
        parlour.open_in("santiago", &languages, &[("first-builder", "red")], "press");
        let position = parlour.position();
        let letters = parlour.play("green", line);
        assert_eq!(parlour.position(), position, "{language}: no order");
        assert_eq!(
            letters.iter().map(|it| it.to.as_str()).collect::<Vec<_>>(),
            ["green@example.org"]
        );
        let before = parlour.letters.len();
        for other in ["red", "brown", "yellow", "red", "brown", "yellow"] {
            until_written(&mut parlour, other);
        }
        for other in ["red", "brown", "yellow"] {
            let to = parlour.letters.iter().skip(before).filter(|it| it.to.starts_with(other));
            let told: Vec<_> = to.filter(|it| it.text.contains("| good luck to all;")).collect();
            assert_eq!(told.len(), 1, "{language}: {other}");
            assert!(told[0].html.contains("good luck to all"), "{language}");
        }
        let own = until_written(&mut parlour, "green");
        assert!(!own.text.contains("good luck"), "their own words");
    }
}

/// Mails with words in them: what they do to the game, and what the others read.
#[test]
fn words_are_no_orders_and_orders_no_words() {
    for (mail, orders, said) in [
        ("say hello there\nbid 3", 1, Some("hello there")),
        ("bid 3\nsay hello there", 1, Some("hello there")),
        ("say:\nhello there\nI would bid 9\n\nbid 3", 1, Some("hello there said | I would bid 9")),
        ("say:\nbid 9\nplant s1\nend\nbid 3", 1, Some("bid 9 said | plant s1")),
        ("say:\none\n\ntwo\nend\nbid 3", 1, Some("one said | two")),
        ("moderator: they all\nsay hello there", 0, None),
        ("Say, what is a canal?", 0, None),
        ("said | bid 3", 0, None),
        ("> say hello\n> bid 3", 0, None),
        ("say <b>hello</b> & \"you\"", 0, Some("<b>hello</b> & \"you\"")),
        (
            "say I think that all of us should be very careful with the water in this\nround, \
             or we are all dry\n\nbid 3",
            1,
            Some("with the water in this said | round, or we"),
        ),
    ] {
        let mut parlour = parlour(&[]);
        let first = parlour.awaited()[0];
        let position = parlour.position();
        let (received, _) = parlour.mail(first, &mail.replace('\n', "\r\n"));
        let made = parlour.desk.store().read().journal(TableId(1)).unwrap();
        let made = made.iter().skip(position as usize).filter(|row| row.entry.contains("order"));
        assert_eq!(made.count(), orders, "{mail}: {received:?}");
        let other = if first == "red" { "green" } else { "red" };
        let told = until_written(&mut parlour, other);
        match said {
            Some(said) => {
                let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                // Long lines are broken wherever they are.
                let plain = |text: &str| flat(text).replace("said | ", "");
                assert!(plain(&told.text).contains(&plain(said)), "{mail}: {}", told.text);
            }
            None => assert!(!told.text.contains("said |"), "{mail}: {}", told.text),
        }
    }
}

#[test]
fn a_line_that_may_be_either_is_asked_about() {
    for mail in [
        "say:\nhello there\nbid 3",
        "say I think that all of us should be very careful with the water this time, really\nbid 3",
    ] {
        let mut parlour = parlour(&[]);
        let first = parlour.awaited()[0];
        let position = parlour.position();
        let (received, letters) = parlour.mail(first, &mail.replace('\n', "\r\n"));
        assert_eq!(verdict(&received), Verdict::Explained, "{mail}");
        assert_eq!(parlour.position(), position);
        own(&letters, first).says("Where do your words end?").says("bid 3");
        let other = if first == "red" { "green" } else { "red" };
        let order = parlour.last(first).orders().remove(0);
        parlour.play(first, &order);
        assert!(!until_written(&mut parlour, other).text.contains("said |"));
        // As it is told.
        parlour.play(first, &format!("{mail}\nend").replace('\n', "\r\n"));
        assert!(until_written(&mut parlour, other).text.contains("said |"), "{mail}");
    }
}

/// Secrets of ours are different every time.
fn masked(letter: &Arrived) -> String {
    let mut out = String::new();
    let text = format!("{}\n{}\n{}\n{}", letter.to, letter.subject, letter.text, letter.html);
    for run in text.split_inclusive(|c: char| !c.is_ascii_hexdigit()) {
        let digits = run.trim_end_matches(|c: char| !c.is_ascii_hexdigit());
        out.push_str(if digits.len() >= 20 { "*" } else { run });
    }
    out
}

/// Two tables that differ in nothing but private words: what all the others get is the same,
/// and so is the page of everybody.
#[test]
fn private_words_are_for_those_who_are_named() {
    let play = |aside: Option<&str>| {
        let mut parlour = parlour(PRIVATE);
        let mut others = Vec::new();
        if let Some(aside) = aside {
            parlour.mail("green", aside);
        }
        for _ in 0..12 {
            let awaited = parlour.awaited()[0];
            let order = parlour.last(awaited).orders().remove(0);
            others.extend(parlour.play(awaited, &order));
        }
        parlour.mend("say hello from the moderator");
        let page = parlour.desk.show(TableId(1), &monsoon::desk::showing::ViewerName::Public);
        (others, page.unwrap().1.text, parlour)
    };
    let (plain, page, _) = play(None);
    for aside in ["to brown: shall we split the water?", "to brun and Nobody Else: x"] {
        let (letters, shown, parlour) = play(Some(aside));
        assert_eq!(shown, page);
        let of = |letters: &[Arrived], colour: &str| {
            let to: Vec<_> = letters.iter().filter(|it| it.to.starts_with(colour)).collect();
            to.into_iter().map(masked).collect::<Vec<_>>()
        };
        for other in ["red", "yellow", "mod"] {
            assert_eq!(of(&letters, other), of(&plain, other), "{other}");
            let told = parlour.letters.iter().filter(|it| it.to.starts_with(other));
            assert!(told.into_iter().all(|it| !it.text.contains("split the water")), "{other}");
        }
    }
    let (letters, ..) = play(Some("to brown: shall we split the water?"));
    let brown: Vec<_> = letters.iter().filter(|it| it.to.starts_with("brown")).collect();
    let told = brown.iter().filter(|it| it.text.contains("split the water"));
    assert_eq!(told.count(), 1);
    own(&letters, "brown");
}

#[test]
fn people_are_called_as_they_are() {
    let mut parlour = parlour(PRIVATE);
    for (line, answer) in [
        ("to red, yellow: one", "go to Player red, Player yellow with the next letter"),
        ("à rouge : two", "go to Player red with the next letter"),
        ("til Player brown: three", "go to Player brown with the next letter"),
        ("do wszystkich: four", "go to everybody"),
        ("to green: five", "no player who would read them"),
        ("to Zoe: six", "it is not clear who at this table is “Zoe”"),
        ("to Player: seven", "it is not clear who at this table is “Player”"),
        ("to red, yellow: one", "did not go again"),
        ("preview\nsay eight", "you asked what the mail would do"),
    ] {
        let (_, letters) = parlour.mail("green", line);
        own(&letters, "green").says(answer);
        parlour.advance(chrono::TimeDelta::minutes(10));
    }
}

#[test]
fn a_table_has_the_press_it_wants() {
    let mut open = parlour(&[]);
    let (_, letters) = open.mail("green", "to red: psst");
    own(&letters, "green").says("at this table you can only write to everybody");
    let mut none = parlour(&[("press", "none")]);
    let (received, letters) = none.mail("green", "say hello");
    assert_eq!(verdict(&received), Verdict::Explained);
    own(&letters, "green").says("players at this table do not write to each other");
    assert!(!until_written(&mut none, "red").text.contains("hello"));
    // A moderator may change it while they play, and everybody is told.
    none.mend("option press=private because they want to talk");
    none.play("green", "to red: psst");
    let told = until_written(&mut none, "red");
    told.says("press=private").says("Player green").says("to you alone: said | psst");
    // Words from before it is ended are told, and not how to answer them.
    none.play("green", "say so long");
    none.mend("option press=none because they quarrel");
    let told = until_written(&mut none, "red");
    told.says("said | so long");
    assert!(!told.text.contains("To answer all of them"), "{}", told.text);
}

#[test]
fn there_is_only_so_much_of_it() {
    let mut parlour = parlour(&[]);
    let (_, letters) = parlour.mail("green", &format!("say {}", "very long ".repeat(300)));
    own(&letters, "green").says("they may have 2000 letters");
    let words = "word ".repeat(380);
    for count in 0..20 {
        parlour.advance(chrono::TimeDelta::minutes(10));
        parlour.play("green", &format!("say:\n{count} {words}\nend"));
    }
    parlour.advance(chrono::TimeDelta::minutes(10));
    let (_, letters) = parlour.mail("green", "say more");
    own(&letters, "green").says("there have been 20 within a day");
    // All of it arrives, in letters that are not too large.
    let before = parlour.letters.len();
    until_written(&mut parlour, "red");
    let red: Vec<_> =
        parlour.letters.iter().skip(before).filter(|it| it.to.starts_with("red")).collect();
    let all: String = red.iter().map(|it| it.text.as_str()).collect();
    for count in 0..20 {
        assert_eq!(all.matches(&format!("| {count} word")).count(), 1, "{count}");
    }
    assert!(red.iter().all(|it| it.html.len() < 60_000));
    assert!(red.len() <= 6, "{}", red.len());
    parlour.advance(chrono::TimeDelta::hours(25));
    let first = parlour.awaited()[0];
    parlour.play(first, "say a new day");
}

#[test]
fn a_successor_reads_nothing_of_before() {
    let mut parlour = parlour(PRIVATE);
    parlour.play("green", "to brown: the old secret\nnote mine alone");
    parlour.play("brown", "note brown's own plan");
    parlour.mend("replace brown with 'Eva <eva@example.org>' because Brown left");
    parlour.mend("replace green with 'Zoe <zoe@example.org>' because Green left");
    parlour.post();
    for _ in 0..12 {
        let awaited = parlour.awaited()[0];
        let to = match awaited {
            "brown" => "eva",
            "green" => "zoe",
            other => other,
        };
        let letter = parlour.last(to);
        let raw = parlour.reply_to(&letter, &format!("{to}@example.org"), &letter.orders()[0]);
        parlour.hand_in(&raw);
    }
    for secret in ["old secret", "mine alone", "own plan"] {
        let told = parlour.letters.iter().filter(|it| it.text.contains(secret));
        let to: Vec<&str> = told.map(|it| it.to.as_str()).collect();
        assert!(to.iter().all(|to| ["green@example.org", "brown@example.org"].contains(to)));
    }
    // Who swaps seats keeps what they were told.
    let mut parlour = self::parlour(PRIVATE);
    parlour.play("green", "to brown: for Brown wherever they sit");
    parlour.mend("swap brown yellow because of the view");
    let letters = parlour.post();
    let told = letters.iter().filter(|it| it.text.contains("wherever they sit"));
    assert!(told.map(|it| it.to.as_str()).all(|to| to == "brown@example.org"));
}

#[test]
fn what_is_sent_at_once_comes_at_once() {
    let mut parlour = parlour(&[("delivery", "now")]);
    let letters = parlour.play("green", "say hello\nsay again");
    let mut to: Vec<&str> = letters.iter().map(|it| it.to.as_str()).collect();
    to.sort_unstable();
    assert_eq!(
        to,
        ["brown@example.org", "green@example.org", "red@example.org", "yellow@example.org"]
    );
    let letter = own(&letters, "red");
    letter.says("said | hello").says("said | again").says("Nothing else that you write goes");
    // An answer to it is one to the game, too.
    let first = parlour.awaited()[0];
    let order = parlour.last(first).orders().remove(0);
    parlour.play(first, &order);
    // Quoted back without marks, the words do nothing.
    let quoted = parlour.last("brown").text.replace('\n', "\r\n");
    let (received, _) = parlour.mail("brown", &quoted);
    assert_ne!(verdict(&received), Verdict::CarriedOut, "{received:?}");
}

#[test]
fn nobody_is_left_without_a_word_at_the_end() {
    let mut parlour = parlour(&[]);
    parlour.mend("cancel because nobody has time");
    parlour.post();
    let letters = parlour.play("red", "say thank you all");
    let told = letters.iter().filter(|it| it.text.contains("said | thank you all"));
    assert_eq!(told.count(), 3);
    // And paused: with the next letter.
    let mut parlour = self::parlour(&[]);
    parlour.mend("pause because of rain");
    let letters = parlour.play("red", "say it rains");
    assert_eq!(letters.len(), 1);
    let position = parlour.position();
    assert!(position > 0);
}

#[test]
fn talk_goes_to_the_others_by_a_button() {
    for (language, talk) in [
        ("en", "What a lovely board this is, my friends\nwe should meet again in spring"),
        ("pl", "Jaka piękna plansza, moi drodzy\nmusimy się spotkać na wiosnę"),
        ("fr", "Quel beau plateau mes amis\nil faudra se revoir au printemps"),
        ("da", "Sikke et smukt bord, kære venner\nvi skal ses igen til foråret"),
        ("es", "Qué tablero tan bonito, amigos\ntenemos que vernos en primavera"),
    ] {
        let mut parlour = Parlour::empty(MODERATED);
        let languages = [Language::from_code(language); 3];
        parlour.open_in("santiago", &languages, &[("first-builder", "red")], "press");
        let (received, letters) = parlour.mail("green", &talk.replace('\n', "\r\n"));
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{talk}");
        let offer = own(&letters, "green").buttons().into_iter().find(|it| it.contains('\n'));
        let offer = offer.unwrap_or_else(|| panic!("{language}: {}", letters[0].text));
        let [say, end] = ["say:", "end"]
            .map(|it| commands::say(it, Language::from_code(language).unwrap_or(Language::En)));
        assert_eq!(offer, format!("{say}\n{talk}\n{end}"));
        assert!(!until_written(&mut parlour, "red").text.contains(talk.lines().next().unwrap()));
        let (received, _) = parlour.mail("green", &offer.replace('\n', "\r\n"));
        assert!(matches!(received, Received::Recorded(Verdict::CarriedOut, _)), "{received:?}");
        let told = until_written(&mut parlour, "red");
        told.says(talk.lines().nth(1).unwrap());
    }
}

/// Where there is no press, none is offered or promised, whatever answers talk.
#[test]
fn where_nobody_can_be_written_to_no_letter_says_otherwise() {
    for (language, hello, talk, says) in [
        (
            "en",
            "Hello",
            "What a lovely board this is, my friends",
            "they do not write to each other",
        ),
        (
            "pl",
            "Cześć",
            "Jaka piękna plansza, moi drodzy przyjaciele",
            "gracze do siebie nie piszą",
        ),
        ("fr", "Bonjour", "Quel beau plateau, mes chers amis", "à cette table, on ne s’écrit pas"),
        (
            "da",
            "Hej",
            "Sikke et smukt bord, mine kære venner",
            "skriver spillerne ikke til hinanden",
        ),
        ("es", "Hola", "Qué tablero tan bonito, queridos amigos", "los jugadores no se escriben"),
    ] {
        let language = Language::from_code(language).unwrap();
        let say = commands::say("say", language);
        let open = match language {
            Language::En => "“",
            Language::Pl => "„",
            Language::Fr => "« ",
            Language::Da => "”",
            Language::Es => "«",
        };
        let told = |press: &str, text: &str| {
            let mut parlour = Parlour::empty(MODERATED);
            parlour.open_in("santiago", &[Some(language); 3], &[("press", press)], "press");
            let (received, letters) = parlour.mail("green", text);
            assert!(matches!(received, Received::Recorded(..)), "{text}: {received:?}");
            let letter = own(&letters, "green");
            let sends = letter.buttons().iter().any(|it| it.starts_with(&format!("{say}:")));
            let flat = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
            // «di» and not «dice».
            let quoted = format!("{open}{say}");
            let mut ends = flat.match_indices(&quoted).map(|(at, it)| &flat[at + it.len()..]);
            let promised = ends.any(|rest| !rest.starts_with(char::is_alphabetic));
            (flat.contains(says), promised || sends, flat)
        };
        for text in [hello, talk, "rules answers"] {
            let (none, promised, letter) = told("none", text);
            assert!(none && !promised, "{language:?}: {text}: {letter}");
            let (none, promised, letter) = told("open", text);
            assert!(!none && promised, "{language:?}: {text}: {letter}");
        }
        assert!(!told("none", "help").1 && told("open", "help").1, "{language:?}");
    }
}

/// The archive has what everybody was told, and nothing else.
#[test]
fn an_archive_has_what_was_said_to_everybody() {
    let mut parlour = parlour(PRIVATE);
    parlour.play("green", "say hello all\nto red: a secret of ours\nnote a note of mine");
    parlour.mend("finish because nobody has time");
    parlour.play("red", "say thank you");
    let row = parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    for (to, anonymous, said) in [
        (ExportAs::Public, false, true),
        (ExportAs::Moderator, false, true),
        (ExportAs::Public, true, false),
    ] {
        let reader = parlour.desk.store().read();
        let document = export(&shipped(), reader, &row, to, anonymous).unwrap();
        assert!(verify(&shipped(), &document).is_good());
        let remarks: Vec<(&str, Option<&str>)> =
            document.comments.iter().map(|it| (it.text.as_str(), it.by.as_deref())).collect();
        let all = [("hello all", Some("Player green")), ("thank you", Some("Player red"))];
        assert_eq!(remarks, if said { all.to_vec() } else { vec![] });
        let file = document.canonical();
        assert!(!file.contains("secret of ours") && !file.contains("note of mine"));
    }
}

#[test]
fn notes_are_for_oneself() {
    let mut parlour = parlour(PRIVATE);
    let letters = parlour.play("green", "note ask Brown about s7");
    assert_eq!(letters.len(), 1);
    letters[0].says("Noted for you alone").says("memo | ask Brown about s7");
    until_written(&mut parlour, "green").says("Your notes, for you alone");
    until_written(&mut parlour, "green").says("memo | ask Brown about s7");
    assert!(
        parlour.letters.iter().all(|it| it.to.starts_with("green") || !it.text.contains("s7 |"))
    );
    let others = parlour.letters.iter().filter(|it| !it.to.starts_with("green"));
    assert!(others.into_iter().all(|it| !it.text.contains("ask Brown")));
    for count in 1..5 {
        parlour.play("green", &format!("note number {count}"));
    }
    let (_, letters) = parlour.mail("green", "note one more");
    own(&letters, "green").says("or there are that many notes");
    parlour.play("green", "note off");
    assert!(!until_written(&mut parlour, "green").text.contains("memo |"));
}

/// A passphrase is in no words, no button and no question, and no stored mail.
#[test]
fn a_passphrase_is_nobodys_words() {
    for mail in [
        "Hi all, what a lovely game so far\nsign open sesame now",
        "say:\nhello there\nsign open sesame now",
        "say:\nhello there\nsign open sesame now\nend",
        "say I think that all of us should be very careful with the water this time, really\n\
         sign open sesame now",
    ] {
        let mut parlour = parlour(&[]);
        let first = parlour.awaited()[0];
        parlour.mail(first, "sign new open sesame now");
        let (_, letters) = parlour.mail(first, &mail.replace('\n', "\r\n"));
        for letter in &letters {
            let buttons = letter.buttons().concat();
            let all = [&letter.text, &letter.html, &buttons];
            assert!(all.iter().all(|it| !it.contains("sesame")), "{mail}: {}", letter.text);
        }
        let kept = parlour
            .desk
            .store()
            .read()
            .press_by((TableId(1), seat(first)), noon() - chrono::TimeDelta::days(1));
        assert!(kept.unwrap().iter().all(|it| !it.text.contains("sesame")), "{mail}");
    }
}

/// Nobody says anything in the name of somebody who signs their mails.
#[test]
fn words_are_signed_as_orders_are() {
    let mut parlour = parlour(&[]);
    let first = parlour.awaited()[0];
    let other = if first == "red" { "green" } else { "red" };
    parlour.mail(first, "sign new open sesame now");
    let (_, letters) = parlour.mail(first, "say nobody signed these");
    own(&letters, first).says("sign");
    let (_, letters) = parlour.mail(first, "sign open sesame now\r\nsay hello there");
    own(&letters, first).says("Your words go to everybody");
    parlour.mail(first, "sign open sesame now\r\nsign off");
    let letter = until_written(&mut parlour, other);
    letter.says("hello there");
    assert!(!letter.text.contains("nobody signed"), "{}", letter.text);
}

#[test]
fn what_is_for_the_moderator_ends_the_words() {
    for mail in [
        "say:\nGood luck everybody\nmoderator: Ben told me his hand, please look",
        "say:\nmoderator: Ben told me his hand, please look",
        "say I wish all of us good luck with the water and with the sun, and many bananas\n\
         moderator: Ben told me his hand, please look",
    ] {
        let mut parlour = parlour(&[]);
        let first = parlour.awaited()[0];
        let (_, letters) = parlour.mail(first, &mail.replace('\n', "\r\n"));
        let to = |letter: &Arrived, who: &str| letter.to.starts_with(who);
        assert!(
            letters.iter().any(|it| to(it, "mod") && it.text.contains("told me his hand")),
            "{mail}"
        );
        let other = if first == "red" { "green" } else { "red" };
        assert!(!until_written(&mut parlour, other).text.contains("told me"), "{mail}");
    }
}

fn seat(colour: &str) -> Seat {
    let at = COLOURS.iter().position(|it| *it == colour).unwrap();
    Seats::new(4).unwrap().get(at).unwrap()
}

/// Words in a letter that is never sent come with the next one.
#[test]
fn words_in_a_dropped_letter_are_told_again() {
    let mut parlour = parlour(&[("delivery", "now")]);
    for (words, kept) in [("first words", true), ("second words", false)] {
        let raw = parlour.reply("red", &format!("say {words}"));
        let incoming = Incoming {
            raw: raw.clone(),
            recipients: vec![],
            sender: None,
            source: Source::Smtp,
            peer: None,
        };
        parlour.desk.receive(&incoming, raw.len() as u64).unwrap();
        if kept {
            parlour.post();
        }
    }
    let lines = ["address green new@c.example because it moved".to_owned()];
    assert!(!parlour.desk.moderate(TableId(1), None, &lines).unwrap().refused);
    let letters = parlour.post();
    let to_new: Vec<_> = letters.iter().filter(|it| it.to == "new@c.example").collect();
    assert_eq!(to_new.iter().filter(|it| it.text.contains("second words")).count(), 1);
    assert!(to_new.iter().all(|it| !it.text.contains("first words")));
    let read = |it: &&Arrived| it.to.starts_with("brown") && it.text.contains("second words");
    assert_eq!(letters.iter().filter(read).count(), 1, "the others read it once");
    assert!(!letters.iter().any(|it| it.to.starts_with("green") && it.text.contains("second")));
}

/// A line that can't be done takes neither words nor a message with it.
#[test]
fn words_go_their_way_beside_a_refused_line() {
    for mail in ["say hello there\nlanguage xx", "language xx\nsay hello there"] {
        let mut parlour = parlour(&[("delivery", "now")]);
        let (received, letters) = parlour.mail("green", mail);
        assert_eq!(verdict(&received), Verdict::Refused, "{mail}");
        own(&letters, "green").says("language xx").says("hello there");
        for colour in ["red", "brown", "yellow"] {
            own(&letters, colour).says("| hello there");
        }
    }
    let mut parlour = parlour(&[]);
    let (_, letters) = parlour.mail("green", "language xx\nmoderator: please help");
    own(&letters, "mod").says("please help");
}
