# What moderators do, and orders that are taken back.

deed-moderator = The moderator
deed-named = { $name } (moderator)
deed-words = moderator
deed-reason = reason
deed-order = that is
deed-changed = changed
deed-you = you
deed-awaited = everybody awaited
deed-more = { $count ->
    [one] And { $count } more, not listed here.
   *[other] And { $count } more, not listed here.
}

deed-undone = { $by ->
    [you] You
   *[other] { $who }
} took back { $count ->
    [one] an order
   *[other] { $count } orders
} of { $players }.
deed-undone-too = { $by ->
    [you] You
   *[other] { $who }
} took back { $count ->
    [one] { $count } order
   *[other] { $count } orders
}: yours and those of { $players }.
deed-undone-yours = { $by ->
    [you] You
   *[other] { $who }
} took back your last { $count ->
    [one] order
   *[other] { $count } orders
}.
deed-undone-own = { $who } took back { $count ->
    [one] their own last order
   *[other] their own last { $count } orders
}.
deed-undone-steps = { $by ->
    [you] You
   *[other] { $who }
} took the game back by { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
deed-redone = { $by ->
    [you] You
   *[other] { $who }
} put back in force what had been taken back.
deed-last = Entry { $last } is the last that stands.
deed-goes-on = The game goes on.
deed-not-over = The game is not over after all.

deed-amended = { $who } replaced an order of { $player }. What still stood after it was played again.
deed-amended-you = { $who } replaced an order of yours. What still stood after it was played again.
deed-amended-now = It is now: { $order }
deed-acted = { $who } ordered for { $player }: { $order }
deed-acted-sealed = { $who } ordered for { $player }.
deed-acted-you = { $who } ordered for you: { $order }
deed-acted-you-sealed = { $who } ordered for you.
deed-adjusted = { $who } corrected the position: { $order }
deed-corrected = { $who } corrected the position.
deed-adjusted-sealed = { $who } corrected something hidden.
deed-adjusted-you = { $who } corrected something of yours that only you may see: { $order }
deed-adjusted-you-sealed = { $who } corrected something of yours that only you may see.
deed-adjusted-of = { $who } corrected something that only { $player } may see: { $order }
deed-adjusted-of-sealed = { $who } corrected something that only { $player } may see.
deed-rule = { $who } switched { $rule } { $on ->
    [yes] on
   *[no] off
}.
deed-finished = { $who } ended the game: it counts as it stands.
deed-cancelled = { $who } gave the game up.

deed-start = { $who } started the game.
deed-pause = { $who } paused the table.
deed-pause-until = { $who } paused the table until { $time }; then it goes on by itself.
deed-pause-over = The time of the pause is over; the game goes on.
deed-resume = { $who } lets the game go on.
deed-deadline-more = { $who } gave more time to { $players }: { $time }.
deed-deadline-until = { $who } gave { $players } time until { $time }.
deed-deadline-off = { $who } lifted the deadline for { $players }.
deed-clock = { $who } gave the table another clock: { $order }
deed-replace = { $who } gave the seat of { $former } to { $player }.
deed-replace-house = { $who } gave a seat that a house player had played to { $player }.
deed-replace-you = { $who } gave you the seat of { $former }.
deed-replace-house-you = { $who } gave you a seat that a house player had played.
deed-take = { $player } took the offered seat of { $former }.
deed-take-you = You took the offered seat of { $former }.
deed-address = { $who } changed the address that { $player } is written to.
deed-address-you = { $who } changed the address that you are written to: your letters come here from now on. Your plans and everything else are as they were.
deed-swap = { $who } changed two players’ seats: { $player } and { $other } sit there now.
deed-swap-you = { $who } changed your seat with another player’s: { $player } and { $other } sit there now.
deed-add-seat = { $who } added a player: { $player }.
deed-drop-seat = { $who } left a player out: { $player }.
deed-choose = { $who } made another choice for this table: { $order }
deed-moderator-named = { $who } { $joins ->
    [yes] named { $name } a moderator of this table
   *[no] took { $name } off this table’s moderators
}.
deed-moderator-other = { $who } { $joins ->
    [yes] named another moderator of this table
   *[no] took somebody off this table’s moderators
}.
deed-house-rule = { $who } tells what has been agreed on besides the rules:
deed-house-rule-off = { $who } ended a house rule:
deed-bot = { $who } lets a house player play for { $player } until that player writes.
deed-bot-you = { $who } lets a house player play for you; as soon as you send an order, you play yourself again.
deed-bot-off = { $who } lets no house player play for { $player } any more.
deed-bot-off-you = { $who } lets no house player play for you any more; you play yourself again.
deed-remove = { $who } took { $player } out of the game; a house player plays that seat for good.
deed-remove-you = { $who } took you out of the game; a house player plays your seat for good.
deed-left = { $player } has left the table; a house player plays that seat now.
deed-say = { $who } writes to all:
deed-not-playing = { $who } declared to play no seat at this table, now or later.
deed-reseed = From here on the game draws from a new seed, since the one before may be known. Its SHA-256: { $hash }.
deed-reseed-hidden = From here on the game draws from a new seed.
deed-salt = { $player } added a salt to the draws: { $hash }. The SHA-256 of { $of ->
    [words] some words of theirs
    [mail] the Message-ID of their first mail
   *[other] ({ $of }?)
} begins so.
deed-salt-you = Your salt is in the draws from now on: { $hash }. The SHA-256 of { $of ->
    [words] what you wrote after { COMMAND("salt") }
    [mail] your mail’s Message-ID, with its angle brackets,
   *[other] ({ $of }?)
} begins so.
deed-reveal = { $who } plays no seat here and has looked at everything, hidden things too.
deed-addresses = { $who } looked up the players’ mail addresses.
deed-resend = { $who } had the last letter sent again to { $player }.
deed-resend-you = { $who } had the last letter sent again to you.
deed-tried = { $who } plays here and tried to order for { $player }; it was not carried out.
deed-tried-you = { $who } plays here and tried to order for you; it was not carried out.
deed-discarded = { $who } tried something that was refused. What was drawn for it does not count and never comes again.
deed-lost = What stood here was damaged and is lost.
deed-salvage = { $who } repaired the table’s record: { $count ->
    [one] its last entry was damaged and is
   *[other] its last { $count } entries were damaged and are
} lost. The game stands as it stood before, as the board shows; an order that you sent after that must be sent again. Chance comes from a new seed from here on.
deed-ask-undo = { $player } asked to take the last order back.
deed-ask-undo-you = You asked to take your last order back.

deed-head-undone = { $count ->
    [one] An order was taken back
   *[other] Orders were taken back
}
deed-head-salvage = The table’s record was repaired
deed-head-steps = The game was taken back a little
deed-head-redone = What was taken back counts again
deed-head-amended = An order was replaced
deed-head-acted = The moderator ordered for { $player }
deed-head-acted-you = The moderator ordered for you
deed-head-adjusted = The position was corrected
deed-head-rule = A rule of the table was changed
deed-head-finished = The game was ended
deed-head-cancelled = The game was called off
deed-head-start = The game begins
deed-head-resume = The game goes on
deed-head-not-over = The game is not over after all
deed-head-deadline = The deadline was changed
deed-head-clock = The table has another clock
deed-head-replace = A seat has changed hands
deed-head-address = { $player } has another address
deed-head-address-you = Your letters come here from now on
deed-head-swap = Two players have changed seats
deed-head-set-up = The table was set up otherwise
deed-head-moderator = The table’s moderators have changed
deed-head-house-rule = A house rule of this table
deed-head-bot = A house player plays for { $player }
deed-head-bot-you = A house player plays for you
deed-head-bot-off = No house player plays for { $player } any more
deed-head-bot-off-you = You play yourself again
deed-head-remove = A player has left the table
deed-head-words = A word from the moderator
deed-head-other = What the moderator did
deed-pause-why = As long as the table is paused, no order is carried out, and no deadline runs. What you send meanwhile is kept as a plan and acts when the game goes on; you will hear as soon as it does.
deed-cancelled-why = There is no result, and nothing can be ordered at this table any more. Below is the last position.
moved-head = Your letters go to another address
moved-why = { $who } changed the address that you are written to at this table. Nothing more comes here, and nothing that you write from here counts.
farewell-reach = If that is a mistake, answer this letter: the moderator reads what you write. Nothing else comes of it.

footer-moderator = To reach the moderator, write a line { COMMAND("moderator:") } with your words behind it; whatever else you order in the same mail counts all the same.
footer-moderators = { $count ->
    [one] The moderator is { $names }
   *[other] The moderators are { $names }
}. To reach them, write a line { COMMAND("moderator:") } with your words behind it; whatever else you order in the same mail counts all the same.
passed-on = Your words went to the moderator:
passed-on-words = you
passed-on-nobody = This table has no moderator, so your words to the moderator went to nobody.
passed-on-too-long = Your words to the moderator were not passed on: they may have { $limit } letters. Please write them again, shorter.
passed-on-too-many = Your words to the moderator were not passed on: { $limit } of your mails went there within a day. Please wait.
passed-on-head = Passed on to the moderator
passed-on-why = The moderator reads it together with the position as everybody sees it, and answers by what is done at the table or by a word to all of you.
not-passed-on-head = Not passed on to the moderator
not-passed-on-why = Nothing was changed.

house-rules = House rules of this table
house-rule = house rule

undo-ask-head = { $player } would like to take an order back
undo-ask-head-you = You would like to take an order back
undo-ask-why = { $player } asks to take the last order back. Somebody has acted since, or something came to light, so you are asked for leave. If it is all right with you, write { $order }.
undo-ask-button = Allow it
undo-ask-lapse = If you would rather not, just play on: with the next order that anybody gives, the request lapses.

nothing-to-undo-head = Nothing of yours can be taken back
nothing-to-undo-why = With { COMMAND("undo") } you take back your own last order, and there is none now that could be taken back. Nothing was changed.
undo-asked-head = Your order stands for now
undo-asked-why = Since your last order somebody has acted or something came to light, so it can’t simply be taken back. Those we are waiting for and the moderator have been asked. Nothing changes unless one of them writes { COMMAND("allow undo") }; then you will hear of it.
no-undo-asked-head = Nobody asks to take an order back
no-undo-asked-why = There was no such request, or it has lapsed because the game went on. Nothing was changed.
several-undos-asked-head = Several players would like to take an order back
several-undos-asked-why = It can’t be told whose order you mean, so nothing was changed. Please answer the letter about the one whom you would like to let.

command-undo = Write { $order } to take your last order back, as long as nobody has acted since and nothing came to light.
command-allow-undo = Write { $order } to let another player take an order back who asks for it.
command-moderator = { $order } writes to the moderator, as far as the next empty line; what else is in the mail counts all the same.

no-archive-head = The archive is not available now
no-archive-why = A game can be had as a file once it is over. One that is too large for a mail is with whoever runs this house.
command-archive = { $order } sends you the game as a file, once it is over.

change = { $what }: { $now } (was: { $was })
change-nothing = nothing
fact-asked = Asked now
fact-round = Round
