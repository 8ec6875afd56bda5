# Letters of the house itself: to strangers who ask, and to people who have signed up.
house-subject = Tables at { $house }
house-greeting-head = Would you like to play by mail at { $house }?
house-greeting-why = A mail from this address asked for it. Here people play board games with each other by mail: { $games }. A letter comes whenever it is your turn, and you answer it by a tap or a line. A game usually takes some weeks, a mail every day or two.
house-greeting-how = One tap confirms that the address is yours. From then on you can join tables and open your own. The others read your name, never your address.
house-greeting-nothing = If you did not ask for this, do nothing: after a day we know nothing of you any more. The button works for a day; after that, simply write again.
house-sign-up = Yes, I want to play
house-sign-join = Yes, and I join table { $table }
house-sign-open = Yes, and I open a table of { $title }
house-sign-never = No more letters from here
house-welcome-head = Welcome, { $name }
house-welcome-why = You are signed up. Answer this letter whenever you want something: a line is a wish, and the buttons write it for you.
house-here-head = Write to us here
house-here-why = Your mail was not carried out, because it did not come to an address that only you know. Answer this letter instead.
house-see-tables = Which tables are open
house-see-games = What can be played
house-see-profile = My profile
house-tables-head = Open tables
house-tables-none = No table waits for players right now. Open one: the others find it here.
house-playing = You play at
house-table = Table { $table }: { $title }
house-waiting = { $count ->
    [one] For { $seats }; { $count } place is free. Joined: { $players }.
   *[other] For { $seats }; { $count } places are free. Joined: { $players }.
}
house-chosen = Chosen: { $options }.
house-join = I join
house-leave = I leave this table
house-start = Start with those who are here
house-games-head = What can be played
house-players = For { $fewest } to { $most } players.
house-choices = May be chosen:
house-open = { $count ->
    [one] Open a table for { $count }
   *[other] Open a table for { $count }
}
house-games-more = Write another number or options on the same line. With { $word } only those join to whom you tell the word; { $clock } gives everybody that much time for each answer; with { $house }, that many house players sit down with you.
house-games-all = At every table:
house-opened-head = Table { $table } is open
house-opened-why = It is for { $seats } and begins by itself when that many have joined. Anybody here can join it. Friends who are new here join by a mail to { $address } that says { $order }.
house-opened-private = It is for { $seats } and begins by itself when that many have joined. Only those who know the word find it: tell them to write to { $address }, and to say { $order }.
house-joined-head = You play at table { $table }
house-joined-why = The first letter of the game comes as soon as everybody is there.
house-left-head = You have left table { $table }
house-left-why = You do not play there. Nobody is waiting for you.
house-expired-head = Table { $table } did not come about
house-expired-why = Not enough people have joined { $title } within two weeks, so the table is gone. Open another one whenever you like.
house-ended-head = Table { $table } has been ended
house-ended-why = Whoever runs this place has ended the table of { $title } before it began. Nothing of it is left to do.
house-no-table-head = There is no open table { $table }
house-no-table-why = It has begun, it is gone, or you are not expected there. Ask whoever told you of it how to join, or look at the tables that are open.
house-has-seat-head = You play at table { $table } already
house-has-seat-why = One person has one place at a table, whatever address they write from.
house-not-maker-head = Table { $table } waits for its maker
house-not-maker-why = Whoever opened it may start it early; otherwise it begins when it is full.
house-too-few-head = Table { $table } can’t begin yet
house-too-few-why = { $fewest ->
    [one] This game takes at least { $fewest } player.
   *[other] This game takes at least { $fewest } players.
}
house-many-played-head = You play at enough tables
house-many-played-why = You are at { $limit } tables that go on. When one has ended, you can join another.
house-too-many-head = You have enough open tables
house-too-many-why = { $limit ->
    [one] You may have only one waiting table at a time. Leave it, or wait until it begins.
   *[other] You may have only { $limit } waiting tables at a time. Leave one, or wait until it begins.
}
house-closed-head = Tables are opened by the house
house-closed-why = Players can’t open or join tables here at the moment. Your profile and the tables that you play at stay as they are.
house-wrong-head = No table was opened
house-wrong-why = The line can’t be carried out: { $why }
house-bad-name-head = Nothing was changed
house-bad-name-why = That can’t be your name here: it must be short, on one line, and must not look like a link.
house-short-word-head = No table was opened
house-short-word-why = The word is easily guessed. Take one of at least four letters, without spaces.
house-unknown-head = Nothing was done
house-unknown-why = We can’t read { $line } as a wish.
house-doubt-head = Nothing was done
house-doubt-why = Nothing tells whether you wrote this or your mail program quoted it. Send your wish again alone, in a mail without a quote.
house-doubt-label = yours?
house-quiet-head = Enough for this hour
house-quiet-why = Many mails of yours were answered within the hour. Nothing more is carried out or answered until an hour has passed.
house-profile-head = Your profile
house-profile-changed = Your profile is changed
house-profile-why = New tables of yours begin with this. Send a line with something else in it to change it; your zone and your reminders also hold at the tables where you play.
house-profile-name = name
house-profile-language = language
house-profile-zone = time zone
house-profile-remind = reminders
house-profile-letters = letters
house-profile-parts = format
house-profile-receipts = receipts
house-profile-calendar = calendar
house-profile-orders = orders shown
house-profile-forget = To have us forget you, write { $order }.
house-forget-head = Shall we forget you?
house-forget-why = Your name, your addresses, your profile, your mails, our letters to you and what you have said to others are deleted here. You leave all tables: house players take your seats, under names that say nothing of you. The moves stay, so that the others’ games can be checked. It can’t be undone.
house-forget-do = Yes, forget me
house-forgotten-head = You are forgotten
house-forgotten-why = This is our last letter. We know nothing of you any more; if you ever want to play again, write to us as a stranger would.
house-other-head = A mail came from another address
house-other-why = Somebody wrote to your address here from { $from }. We do not know whether that is you, so nothing was done. If it was, one tap makes it one of your addresses: then send your wish again from there. If it was not you, do nothing, or write { COMMAND("renew") } to get another reply address.
house-other-yes = That was me
house-asked-head = They are asked
house-asked-why = An invitation to table { $table } is on its way to { $players }. They need no word to join. We tell you if somebody does not want to.
house-joins-not-head = { $player } does not join table { $table }
house-joins-not-why = The place stays free: ask somebody else, or start with those who are there.
house-which-head = Nobody was asked
house-which-why = Say to which table: { $order }. You can ask people to a table that you have opened and that still waits.
house-signed-head = Your passphrase is set
house-signed-why = From now on, mails to this address that change anything need a line { COMMAND("sign") } with your passphrase, and so do your orders at new tables. We keep a fingerprint of it and can’t read it back to you. To end this, write { COMMAND("sign off") } in a signed mail.
house-unsigned-head = Your mails to us need no passphrase any more
house-unsigned-why = At tables where you have one, it still counts, there and here.
house-renewed-head = You have a new reply address
house-renewed-why = Answer this letter from now on: the address in older letters of ours is no longer good, whoever has it. The letters of your tables are not concerned.
house-no-code-head = That code answers nothing
house-no-code-why = It was used already, or is older than two weeks. Nothing was changed.
house-invite-why = { $player } would like to play { $title } with you by mail, at table { $table }. It is for { $seats }. There already: { $players }.
house-invite-nothing = If you do nothing, you are reminded once and then hear no more of it. The others read your name, never your address.
