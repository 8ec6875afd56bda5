//! What whoever runs the house does for others from a shell.

use super::{ANNA, ANYONE, BEN, CLEO, Post, address, status, to};
use monsoon::{basics::TableId, desk::NewSeat, store::Status};

fn seat(who: &str) -> NewSeat {
    let name = who.split(" <").next().unwrap();
    NewSeat { name: name.to_owned(), address: address(who).to_owned(), language: None }
}

#[test]
fn somebody_joins_and_leaves_for_others() {
    let mut post = Post::new(ANYONE);
    post.sign_up(ANNA);
    post.does(ANNA, "new santiago 3 word=mango");
    // Whoever has not signed up is, by that; nobody needs the word.
    assert!(!post.parlour.desk.join_gathering(TableId(1), &seat(BEN)).unwrap());
    let letters = post.parlour.post();
    to(&letters, "ben@b.example")[0].says("You play at table 1");
    for (table, who) in [(1, BEN), (7, CLEO)] {
        let why = post.parlour.desk.join_gathering(TableId(table), &seat(who)).unwrap_err();
        assert!(post.parlour.post().is_empty(), "{why}");
    }
    assert!(post.parlour.desk.leave_gathering(TableId(1), "Ben@b.example").unwrap());
    assert!(!post.parlour.desk.leave_gathering(TableId(1), "ben@b.example").unwrap());
    let letters = post.parlour.post();
    assert_eq!(letters.len(), 1, "{letters:?}");
    letters[0].says("You have left table 1");
    post.parlour.desk.join_gathering(TableId(1), &seat(BEN)).unwrap();
    assert!(post.parlour.desk.join_gathering(TableId(1), &seat(CLEO)).unwrap());
    assert_eq!(status(&post, 1), Some(Status::Running));
    let letters = post.parlour.post();
    assert!(!to(&letters, "cleo@c.example").is_empty(), "{letters:?}");
    // Whoever wants no letters is signed up by nobody.
    post.does(ANNA, "new santiago 3");
    post.knock("V <victim@v.example>", "hello");
    post.answer("V <victim@v.example>", "never");
    let victim = seat("V <victim@v.example>");
    let why = post.parlour.desk.join_gathering(TableId(2), &victim).unwrap_err().to_string();
    assert!(why.contains("want no letters"), "{why}");
    let ours = format!("O <{}>", post.parlour.desk.own().plain());
    assert!(post.parlour.desk.join_gathering(TableId(2), &seat(&ours)).is_err());
}

#[test]
fn people_are_listed_moved_and_forgotten() {
    let mut post = Post::new(ANYONE);
    for who in [ANNA, BEN] {
        post.sign_up(who);
    }
    post.does(ANNA, "new santiago 2");
    post.does(BEN, "join 1");
    post.does(BEN, "new santiago 4");
    let people = post.parlour.desk.people().unwrap();
    let ben = people.iter().find(|it| it.name == "Ben").unwrap();
    assert_eq!(
        (ben.plays.as_slice(), ben.waits.as_slice()),
        (&[TableId(1)][..], &[TableId(2)][..])
    );
    let desk = &mut post.parlour.desk;
    assert!(!desk.move_person("nobody@n.example", "n@n.example").unwrap());
    assert!(!desk.move_person("ben@b.example", "anna@a.example").unwrap());
    assert!(desk.move_person("ben@b.example", "ben@new.example").unwrap());
    let letters = post.parlour.post();
    assert!(!to(&letters, "ben@new.example").is_empty(), "{letters:?}");
    to(&letters, "ben@b.example")[0].says("no longer come here");
    assert!(post.parlour.desk.forget_person("ben@new.example", true).unwrap());
    let letters = post.parlour.post();
    to(&letters, "ben@new.example")[0].says("You are forgotten");
    assert_eq!(post.parlour.desk.people().unwrap().len(), 1);
    assert!(post.parlour.desk.gatherings().unwrap().is_empty());
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.seats.iter().any(|it| it.address.is_empty()));
    assert!(row.seats.iter().all(|it| !it.address.contains("ben")));
    post.parlour.advance(chrono::TimeDelta::days(2));
    post.parlour.desk.tick().unwrap();
    // With `never`, and a second time there is nothing of them.
    let letters = post.knock("Ben <ben@new.example>", "hello").1;
    assert!(to(&letters, "ben@new.example").is_empty(), "{letters:?}");
    assert!(!post.parlour.desk.forget_person("zebedee@z.example", false).unwrap());
}

/// An operator also seats people who never signed up.
#[test]
fn a_player_who_never_signed_up_is_forgotten_as_well() {
    let mut post = Post::new(ANYONE);
    post.parlour.open(3, &[], "seated");
    post.parlour.post();
    assert!(post.parlour.desk.forget_person("red@example.org", false).unwrap());
    let row = post.parlour.desk.store().read().table(TableId(1)).unwrap().unwrap();
    assert!(row.seats.iter().all(|it| it.address != "red@example.org"));
    let letters = post.parlour.post();
    assert!(to(&letters, "red@example.org").is_empty(), "{letters:?}");
    assert!(!to(&letters, "green@example.org").is_empty(), "{letters:?}");
}
