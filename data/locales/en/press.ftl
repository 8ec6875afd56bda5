# What players say to each other.

press-head = What the others say
press-one-head = { $player } writes to you
press-says = { $player } to everybody:
press-says-you = { $player } to you alone:
press-says-some = { $player } to you and { $others }:
press-words = said
press-own = you
press-note = memo
press-notes = Your notes, for you alone
press-answer = To answer all of them, write { $order }. Nothing else that you write goes to the others.
press-answer-one = To answer one of them alone, write { $order }.
press-sent = { $when ->
    [now] Your words have gone to everybody:
    [next] Your words go to everybody with their next letters:
   *[other] Your words, for everybody:
}
press-sent-some = { $when ->
    [now] Your words have gone to { $players }, and to nobody else:
    [next] Your words go to { $players } with the next letter, and to nobody else:
   *[other] Your words, for { $players } and nobody else:
}
press-noted = Noted for you alone. Your notes are in your letters until you write { COMMAND("note off") }:
press-notes-gone = Your notes are gone.
press-already = The same words went to the same players within the day, so they did not go again.
press-none = Your words went to nobody: players at this table do not write to each other, or it has not begun.
press-no-private = Your words went to nobody: at this table you can only write to everybody. Begin the line with { $order }.
press-nobody = Your words went to nobody: it is not clear who at this table is { $name }. Write a colour or a name.
press-no-reader = Your words went to nobody: there is no player who would read them.
press-too-long = Your words went to nobody: they may have { $limit } letters. Please write them again, shorter.
press-too-many = Your words went to nobody: there have been { $limit } within a day, or there are that many notes. Please wait, or forget notes with { COMMAND("note off") }.
press-preview = Your words went to nobody: you asked what the mail would do.
press-offer = Send what you wrote to the others
press-offer-why = Nothing of it has gone to the other players. If it was for them, tap the button.
press-done-head = Done. Nothing was meant for the game
press-done-why = No order was in the mail, and the game has not moved.
press-failed-head = Your words went to nobody
press-failed-why = Nothing of the mail was sent to the other players, and no order was in it.
press-open-head = Where do your words end?
press-open-why = This line stands below your words to the others and may belong to them, or be an order: { $line }. So nothing of the mail was carried out or sent. Please send it again: an empty line ends your words, and if all of it is for the others, write { $order } alone on the line below.
command-say = { $order } writes to the other players; { $block } alone on a line does so with the lines below, as far as the next empty line or { COMMAND("end") }.
command-to = { $order } writes to those players alone, where the table allows it.
command-note = { $order } is a note to yourself, in your letters until { COMMAND("note off") }.

again-button = Play again
again-button-note = the same players, seats turned
new-button = A new table
new-button-note = of this game, with others
again-asked-head = { $player } would like to play again
again-asked-why = { $player } would like to play the same game again with all of you, at a new table where the seats are turned by one. It begins as soon as all of you have said yes.
again-yes = Yes, again
again-no = Rather not
again-asked-lapse = No answer means no. A yes counts for two weeks.
again-not-over-head = This game is not over yet
again-not-over-why = You can play again with the same players once it is.
again-waits-head = Noted: you would play again
again-waits-why = As soon as all have said yes, a new table begins. Not yet heard from: { $players }. They have been asked; your yes counts for two weeks.
again-not-all-head = Not this time
again-not-all-why = Not all of the players want to play again now, so no new table begins.
again-declined-head = Noted: rather not
again-declined-why = No new table begins with you. If you change your mind, write { COMMAND("again") }.
again-too-few-head = Too few players
again-too-few-why = Without the house players there are too few of you for this game, so it can’t be played again like this.
again-cannot-be-head = It can’t be played again
again-cannot-be-why = A table like this one can’t be made any more. The moderator can open another.
again-begun-head = On we go
again-begun-why = All of you play again: at table { $table }. Its first letters are on their way.
command-again = { $order } says after the end that you would play again with the same players; { COMMAND("again no") } that you would rather not.

invite-head = { $player } invites you to { $title }
invite-glance = By mail, with { $others }. One tap says yes or no.
invite-why = { $player } would like to play { $title } by mail with you and { $others }, at table { $table }.
invite-how = A letter comes whenever it is your turn; you answer it by a tap or a line. A game usually takes some weeks, a mail every day or two.
invite-clock = Time for each answer: { $clock }.
invite-no-clock = No deadline: everybody answers when they can.
invite-join = I play
invite-join-note = the first letter comes when all have said yes
invite-decline = Not this time
invite-decline-note = no more mail about it
invite-never = No more invitations from here
invite-never-note = whoever asks
invite-rules = The rules in short
invite-rules-note = in a letter of their own
invite-rules-answer = You are invited to this game: write { COMMAND("join") } to play, or { COMMAND("decline") } if you would rather not.
invite-nothing = If you do nothing, you are reminded once and then hear no more of it. The game begins once all have said yes.
invite-again = This is the only reminder.
invite-joined-head = You play
invite-joined-why = The game begins as soon as all have said yes. Not yet heard from: { $players }.
invite-declined-head = Noted: not this time
invite-declined-why = You do not play at this table. If you change your mind before it begins, write { COMMAND("join") }.
invite-lacks-head = { $player } does not play
invite-lacks-why = Your table waits until everybody has said yes, so it does not begin for now. { $player } may still change their mind, the moderator may ask somebody else, or you set up another table.
invite-gone-head = The table of { $title } did not come about
invite-gone-why = Not everybody who was asked has said yes within four weeks, so the table is gone. Open another one whenever you like.
invite-never-head = Noted: no more invitations
invite-never-why = You are not invited to any table here any more, whoever asks.

found-closed-head = Tables are opened by the house
found-closed-why = Players can’t open tables here, so nothing was done and nobody was asked. The moderator can.
found-bad-person-head = Nobody was asked
found-bad-person-why = We can’t read { $name } as a person to be asked. Write names and addresses with commas between them: Anna <anna@example.org>, Ben <ben@example.org> pl. A name has four words and four digits at most and must not look like a link or a price.
found-refuses-head = Nobody was asked
found-refuses-why = { $name } can’t be invited from here, so no table was set up. Ask others, or open it without them.
found-too-soon-head = Nobody was asked
found-too-soon-why = { $name } has been invited here within the day already. Try again tomorrow; no table was set up.
found-twice-head = Nobody was asked
found-twice-why = { $name } has the same mailbox as another of your players, if not with the same tag. Each needs one of their own; no table was set up.
found-already-head = Nobody was asked
found-already-why = { $name } is at this table already, or was asked to it before. Ask others, or leave them out.
found-preview-head = Only a preview
found-preview-why = Your mail asked for a preview, so no table was set up and nobody was asked. Send the line again alone to have it done.
found-too-many-head = Nobody was asked
found-too-many-why = A player may invite { $limit } people within a day. Try again tomorrow; no table was set up.
found-wrong-head = Nobody was asked
found-wrong-why = No table was set up: { $why }
found-asked-head = They are asked
found-asked-why = Table { $table } is set up and begins as soon as all have said yes: { $players }. You have. We tell you if somebody does not want to play.
command-new = { $order }, with a game and people’s names and addresses as its text, invites them to a table of your own, where the house allows it: it begins when all have said yes.
