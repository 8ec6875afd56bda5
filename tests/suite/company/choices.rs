//! Lines that open a table with something in them that can't be: what is wrong, and what can be
//! written instead, in the reader's language.

use super::{ANNA, ANYONE, Post};
use crate::parlour::verdict;
use monsoon::{
    basics::{Language, TableId},
    store::Verdict,
};

#[test]
fn what_is_wrong_is_named_with_what_can_be_written() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    for (language, none, players, twice, palm) in [
        (
            Language::En,
            "There is no choice",
            "for 2 to 5 players; your line says 9",
            "more than once",
            "a palm cannot stand on a1, which has the spring's junction p1",
        ),
        (
            Language::Pl,
            "Nie ma tu opcji",
            "od 2 do 5 osób",
            "więcej niż raz",
            "palma nie może stać na polu a1, bo jego rogiem jest skrzyżowanie p1",
        ),
        (
            Language::Fr,
            "Il n’y a pas ici d’option",
            "de 2 à 5 joueurs",
            "plus d’une fois",
            "un palmier ne peut pas être sur a1, dont l’un des coins est le croisement p1",
        ),
        (
            Language::Da,
            "Her er intet valg, der hedder",
            "for 2 til 5 spillere",
            "mere end én gang",
            "en palme kan ikke stå på a1, for et af feltets hjørner er krydset p1",
        ),
        (
            Language::Es,
            "Aquí no existe la opción",
            "de 2 a 5 jugadores",
            "más de una vez",
            "una palmera no puede estar en a1, porque una de sus esquinas es el cruce p1",
        ),
    ] {
        post.parlour.advance(chrono::TimeDelta::hours(2));
        post.does(ANNA, &format!("set language {}", language.code()));
        let mut no = |line: &str| {
            let (received, mut letters) = post.answer(ANNA, line);
            assert_eq!(verdict(&received), Verdict::Refused, "{line}");
            letters.remove(0)
        };
        let letter = no("new santiago 4 money=purple press=loud colour=red votes=most");
        letter.says(none).says("colour=red").says("money=purple").says("money=hidden");
        letter.says("press=loud").says("press=open").says("press=none");
        assert_eq!(
            letter.buttons(),
            ["new santiago 4 votes=most"]
                .map(|it| { monsoon::basics::commands::say(it, language) })
        );
        no("new santiago 9").says(players);
        no("new santiago 4 clock=soon").says("clock=48h");
        no("new santiago 4 house=4").says("house=4");
        no("new santiago 4 watch=word").says("watch=open").says("watch=none");
        let letter = no("new santiago 4 missed=lots private");
        letter.says("missed=5");
        assert!(letter.buttons().is_empty(), "{:?}", letter.buttons());
        // One choice that is made twice is none.
        let letter = no("new goa-2012 4 hand-limit=hard hand-limit=action press=none");
        letter.says(twice).says("hand-limit");
        let first =
            monsoon::basics::commands::say("new goa-2012 4 hand-limit=hard press=none", language);
        assert_eq!(letter.buttons(), [first]);
        no("new santiago 3 press=none press=open").says(twice);
        no("new goa-2012 4 variant=quick-start variant=bonanza,quick-start").says(twice);
        // Choices that can be made, but not together.
        no("new santiago 4 spring=p1 palms=a1,h1,h6").says(palm);
        // The same for a table for people who are named.
        let springs = "new santiago Eva <eva@e.example>, f@f.example spring=p1 palms=a1,h1,h6";
        post.answer(ANNA, springs).1[0].says(palm);
        let named = "new santiago Eva <eva@e.example>,";
        post.answer(ANNA, &format!("{named} Eva <f@f.example>")).1[0].says("Eva");
        let letter = post.answer(ANNA, &format!("{named} f@f.example money=purple")).1.remove(0);
        letter.says("money=purple").says("money=hidden");
        let full = post.answer(ANNA, &format!("{named} f@f.example house=3")).1.remove(0);
        full.says(&players.replace('9', "6"));
        assert_eq!(post.parlour.desk.list().unwrap().len(), 0);
        if language != Language::En {
            let english = ["write", "can't", "option ", "seats;", "--option"];
            assert!(english.iter().all(|it| !letter.text.contains(it)), "{}", letter.text);
        }
    }
    assert!(post.parlour.desk.gatherings().unwrap().is_empty());
    // The button opens the table.
    let letter = post.answer(ANNA, "new santiago 4 money=purple votes=most").1.remove(0);
    let line = letter.buttons().remove(0);
    post.does(ANNA, &line);
    assert_eq!(post.parlour.desk.gatherings().unwrap().len(), 1);
    // House players sit down beside those who are named, so that two may play with two of them.
    let named = "new santiago Eva <eva@e.example> house=2";
    assert_eq!(verdict(&post.answer(ANNA, named).0), Verdict::CarriedOut);
    let row = post.parlour.desk.store().read().table(TableId(2)).unwrap().unwrap();
    assert_eq!(row.seats.len(), 4);
}
