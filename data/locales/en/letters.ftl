# Words of every letter, whatever the game.

kicker = { $title } · table { $table }
kicker-you = you, { $player }
subject = { $name } [table { $table }]
subject-turn = Your turn: { $title }
apart = { "; " }
pair = { $name }: { $is }
you-have = you have
bids-so-far = bids so far
leaves = leaves { $amount }
other-amount = Other…
other-amount-label = Bid another amount ({ $open })
footer-reply = To answer, tap a button above or reply to this letter. Only you can use its reply address: please do not forward it.
footer-reply-only = To answer, reply to this letter. Only you can use its reply address: please do not forward it.
footer-quote = You need not delete the quoted letter; only what you write yourself is read.
footer-receipt = If you want no letters like this, write { $order }.
pre-refused = Not carried out: { $line }.
pre-meant = Did you mean { $order }?
pre-tap = One tap sends it.
pre-public = The position as everybody may see it.
mended-others = { $others ->
    [one] Your other order is not in it: send that again, too.
   *[other] Your { $others } other orders are not in it: send them again, too.
}
mended-line = mended
mended-all-note = { $others ->
    [one] and your other order, unchanged
   *[other] and your { $others } other orders, unchanged
}
pre-still = It is still your turn.
pre-by = Answer by { $when }.
pre-late = Your answer is late; the others are waiting.
pre-left = Time left: { $left }.
pre-no-deadline = No deadline.
pre-next = Asked now: { $players }.
pre-over = Points: { $points }.
pre-over-more = The story, the sources of points, the archive, a rematch.
pre-bids = so far { $bids }
pre-no-bids = nobody has bid yet
pre-have = You have { $money }.

blank = { $blank ->
    [action] action
    [amount] amount
    [card] card
    [cards] cards
    [cell] cell
    [choice] choice
    [code] code
    [colony] colony
    [column] column
    [condition] condition
    [decision] decision
    [order] order
    [place] place
    [player] player
    [round] round
    [spice] spice
    [square] square
    [store] store
    [text] text
    [tile] tile
   *[other] { $blank }
}

refused-head = { $line } was not carried out
not-understood-head = { $line } was not understood
line-number = line { $line }
rule = rule { $rule }
did-you-mean = Did you perhaps mean { $order }?
probably-meant = what you probably meant
nothing-carried-out = { $others ->
    [0] Nothing of this mail was carried out.
    [one] Nothing of this mail was carried out: its other order was set aside, too.
   *[other] Nothing of this mail was carried out: its { $others } other orders were set aside, too.
}
undo-stands = What was to be undone is undone.
carried-out-before = { $stood ->
    [one] The order before it was carried out and stands, since it brought something to light that can’t be hidden again.
   *[other] The { $stood } orders before it were carried out and stand, since they brought something to light that can’t be hidden again.
}
not-carried-out = { $others ->
    [0] This one was not carried out.
    [one] This one was not carried out, nor was the one after it.
   *[other] This one was not carried out, nor were the { $others } after it.
}
button-write = write:
receipt-head = Your mail was carried out
done-one-head = Done: { $what }
done-many-head = Done: { $count ->
    [one] one order carried out
   *[other] { $count } orders carried out
}
done-kept-head = Kept: { $count ->
    [one] one line waits for its moment
   *[other] { $count } lines wait for their moment
}
did-bid = you bid { $amount }
did-pass = you pass
receipt-nothing = There is nothing to do for you now.
undo-button = Take it back
undo-button-note = as long as nobody has acted since
board-button = The board
board-button-note = and the whole letter
answers-button = Every answer
answers-button-note = and how each is written
help-button = Every order
help-button-note = and how to write it
archive-button = The whole game
archive-button-note = as a page to view, and as an archive that can be verified
course-head = Points, round by round
course-player = Player
course-note = A star marks who was in front.
story-led = { $player } was in front from the first round to the last.
story-took = { $player } was in front from round { $round } on; before that it was { $other }.
story-took-level = { $player } was in front from round { $round } on; the round before, { $players } were level.
story-two = { $one } and { $other }
story-level = Nobody was in front alone at the end: { $players } have { $points } points each.
story-source = What brought { $player } the most: { $what }, { $points } of { $total } points.
story-sources = What brought { $player } the most: { $what }, { $points } of { $total } points; { $other }: { $theirs }, { $less }.
story-fall = The largest loss in one round was { $player }’s: { $points ->
    [one] one point
   *[other] { $points } points
} in round { $round }.
story-close = First and second are { $points ->
    [one] one point
   *[other] { $points } points
} apart.
footer-over = Nothing more can be ordered here but { $archive } and { $again }. Thank you for playing.
invited-by = You were invited to this table by { $names }.
newcomer-head = How it works here
newcomer-what = Monsoon runs board games by mail: there is no account, no page to visit, nothing to install.
newcomer-next = After your answer the next player is asked. Your next letter comes when something is asked of you again.
newcomer-long = An answer takes a minute or two. How many days the game takes depends on how soon everybody answers.
newcomer-leave = To stop, write { $order }: a house player takes your seat, and no more letters come.

no-orders-head = Your mail held no order
no-orders-why = We looked for an order in what you wrote above the quoted letter and found none. Nothing was carried out.
doubtful-head = Is this yours?
doubtful-why = This stands between quoted lines of your mail, or in its signature, and we can’t tell whether you wrote it as an order or your mail program put it there. So nothing of the mail was carried out. Please send your orders again: write all of them above the quoted letter and your signature.
doubtful-line = yours?
copied-head = Did you copy this, or quote it?
copied-why = This is an order as our letters print it. It stands beside other words, and we can’t tell whether you copied it or your mail program quoted it. So nothing of the mail was carried out. If you meant it, please send it again with nothing else in the mail, or tap a button below.
empty-head = Your mail was empty
empty-why = We found nothing of yours in it, so nothing was carried out. A subject that comes from our letter is not read. Write your order as the first line of the mail, or tap a button below.
several-tables-head = Your mail was for several tables
several-tables-why = It went to the addresses of { $tables }. A mail is for one table only, so nothing was carried out at any of them. Please send each table a mail of its own; you can begin here:
elsewhere-head = That mail was for another table, too
elsewhere-why = The same mail also went to { $tables } and counts there. A mail is for one table only, so nothing was carried out here. If you meant this table as well, write to it in a mail of its own.
quiet-answers-head = No more answers for a while
quiet-answers-why = Many of your mails within the hour changed nothing in the game, so until { $until } such mails are no longer answered. Your orders count as before, and the letters about them come.
quiet-strangers-head = More mails from strangers
quiet-strangers-why = Mails with your reply address keep coming from addresses that are not known to be yours. Until { $until } you are not asked about any more of them, and they are not carried out. Your own orders count as before. If one of those mails was yours, send it again after that. If none was, write { COMMAND("renew") } to get a new reply address.
quiet-unproven-head = More mails that nobody vouches for
quiet-unproven-why = Many mails came with your address and your reply address that no mail server vouches for. Until { $until } you are not asked about any more of them, and they are not carried out; send yours again after that. What your mail server vouches for counts as before. If the mails were not yours, write { COMMAND("renew") } to get a new reply address.
no-sender-head = Who wrote this mail?
no-sender-why = A mail came to your reply address that names no sender, or several, so we can’t tell whose it is and nothing was carried out. If it was yours, send it again with your own address alone as the sender. You are told this once a day at most.
stale-head = Your mail answers an older letter
stale-why = The game has moved on since that letter, so nothing was carried out: your order may have been meant for what was asked then. Below is what has happened since, and what is asked now.
which-decision-head = Which decision is this for?
which-decision-why = { $line } is no answer to anything you are asked right now, so nothing was carried out and nothing was kept. If you mean it for later, begin with the decision and a colon: { $ahead }
asks-head = Is that a question or an order?
asks-why = There is a question mark in { $line }, so nothing was carried out. If you mean it, send it without the question mark.
negated-head = Yes or no?
negated-why = { $line } may mean that you do it, or that you do not, so nothing was carried out. Please write just the order you want.
talk-head = Was that meant as an order?
talk-why = { $line } has words of orders in it, but it is also everyday talk, so nothing was carried out. Please write the order itself.
talk-reach = Nothing you write goes to the other players, except behind { COMMAND("say") }.
talk-none = Nothing you write goes to the other players: at this table they do not write to each other.
offer-preview = What would it do?
not-awaited-head = You have nothing to decide just now
not-awaited-why = The game waits for somebody else, and your order fits no decision that is still to come for you this round, so it was not carried out. You can send orders for later ahead: they are kept until their moment.
too-large-head = Your mail was too large
too-large-why = It has { $size } KB and we read up to { $limit } KB. Please send the orders again without attachments.
no-token-head = Please answer from the right letter
no-token-why = Your mail did not come to the reply address of one of your letters, so nothing was carried out. Reply to this letter or tap a button below. You are told this once a day at most.
other-sender-head = An order came from another address
other-sender-why = Somebody used your reply address from { $from }. That address is not known to be yours, so nothing was carried out; the mail is kept. If it was you, confirm it: then you may write from that address, too, and the mail is read. If it was not you, do nothing, or write { COMMAND("renew") } to get a new reply address.
confirm-button = That was me
unproven-head = Was this mail from you?
unproven-why = A mail with your address and your reply address came, but no mail server vouches for it, so it waits and nothing was carried out. If it was you, confirm it. If it was not, do nothing, or write { COMMAND("renew") } to get a new reply address.
unsigned-head = Your mail was not signed
unsigned-why = You asked that your orders count only with your passphrase. Nothing was carried out. Send them again with a line { COMMAND("sign") } and your passphrase.
wrong-passphrase-head = That is not your passphrase
wrong-passphrase-why = The mail was signed, but with another passphrase. Nothing was carried out. Upper and lower case count.
confirmed-head = Confirmed
confirmed-why = You may write from { $from } now. No mail from there waits any more. To take it back, write { COMMAND("forget") } and the address.
no-such-code-head = That code answers nothing
no-such-code-why = It was used already, is older than two weeks, was asked before you got a new reply address, or is not for this table. Nothing was changed.
passphrase-set-head = Your passphrase is set
passphrase-set-why = From now on only mails with a line { COMMAND("sign") } and your passphrase are carried out at this table. We keep a fingerprint of it and can’t read it back to you. To end this, write { COMMAND("sign off") } in a signed mail.
passphrase-short-head = Please choose another passphrase
passphrase-short-why = It must have at least 6 characters and at most 200. Nothing was changed.
passphrase-off-head = Your mails need no passphrase any more
passphrase-off-why = Orders count again without being signed.
renewed-head = You have a new reply address
renewed-why = Reply to this letter from now on: the addresses in older letters are no longer good, whoever has them. Your plans stay.
addresses-head = Your addresses
addresses-why = Besides your registered address you may write from: { $others }. To take one back, write { COMMAND("forget") } and the address.
no-addresses-head = You have one address
no-addresses-why = You may write from your registered address only. To add another, write to your reply address from it; you will be asked here.
too-many-head = Too many orders in one mail
too-many-why = One mail may hold { $limit ->
    [one] one order
   *[other] { $limit } orders
}, and yours held more. Nothing was carried out.
paused-head = The table is paused
paused-why = Something needs the moderator’s attention first. Nothing was carried out and nothing is lost; you will hear as soon as it goes on.
paused-kept-head = Kept until the game goes on
paused-kept-why = The table is paused, so nothing is carried out now. What you sent is a plan, which acts when the game goes on. Until then you can send another order in its place, or take it back.
paused-not-kept-head = This can’t be kept
paused-not-kept-why = The table is paused, so nothing is carried out now, and this can’t be kept as a plan. Please send it again when the game goes on; you will hear as soon as it does.
past-head = The board at the end of round { $round }
past-why = This is how the table stood at the end of that round. Nothing is asked here.
past-public = Somebody else had your seat then, so this is what everybody could see.
past-now = The board as it is now
past-not-yet-head = There has been no round { $round }
past-not-over-head = Round { $round } is not over
past-no-number-head = That is not the number of a round
past-no-number-why = Nothing of this mail was carried out.
past-which = { $over ->
    [0] No round is over so far; { COMMAND("board") } brings the present position.
   *[other] The last round that is over is round { $over }: { $order } brings the board at its end, { COMMAND("board") } the present position.
}
already-over-head = This game is over
already-over-why = Nothing more can be ordered at this table. Here is how it ended:
unreadable-head = Your mail could not be read
unreadable-why = Its form is damaged. Please send the orders again as plain text.
salt-settled-head = Your salt is settled already
salt-settled-why = Each seat adds a salt to the draws once, with its first mail, so that nobody can try several. Yours is { $salt }. Nothing of this mail was carried out; please send the rest again without that line.
salt-none-head = This table takes no salt
salt-none-why = Its draws come from the seed alone. Nothing of this mail was carried out; please send the rest again without that line.
attachments-unread = Your mail had an attachment. Attachments are not read: please write your orders into the mail itself.

seed-head = Checking the draws
seed-promise = All chance of this table comes from one secret text, the seed. This is its fingerprint (SHA-256). The seed itself is revealed when the game is over; then anyone can check that it was never changed.
seed-promise-salted = All chance of this table comes from one secret text, the seed, and from a salt of each player. This is the fingerprint of the seed (SHA-256), told before anybody has added salt. The seed itself is revealed when the game is over; then anyone can check every draw. Your first mail adds your salt by itself; or write { $order } in it, with words of your own.
seed-is = The seed of this table was { $seed }.
seed-check = This command prints its fingerprint:
seed-promised = It must equal the fingerprint from the first letter:

commands-head = Commands that always work
command-board = Write { $order } to get the present position.
command-board-then = Write { $order } to get the board as it was at the end of that round.
command-resend = If a letter was lost, write { $order } to get it again, or what you are asked now.
command-rules = Write { $order } for the rules, or ask what a thing is.
command-help = Write { $order } to get all orders explained.
command-language = Write { $order } to change the language of your letters, such as { COMMAND("language pl") }; there are en, pl, fr, da and es.
command-orders = Write { $order } to have the orders in your letters in English, or { COMMAND("orders mine") } in the language of the letters.
command-receipts = Write { $order } to get no letter that only says that your mail was carried out; { COMMAND("receipts on") } to get them again.
command-letters = Write { $order } to get plain text alone, { COMMAND("letters html") } to get HTML alone, and { COMMAND("letters both") } to get both. A letter comes after each move with { COMMAND("letters every-move") }, at the beginning of each round with { COMMAND("letters round") }, once a day with { COMMAND("letters daily 18:00") }, and only for your turn with { COMMAND("letters my-turn") }.
command-calendar = Write { $order } to get deadlines as entries for your calendar; { COMMAND("calendar off") } ends that.
command-plans = Write { $order } to get your plans listed.
command-forget = Write { $order } to take all plans back; { COMMAND("forget") } with the name of a decision takes back that one.
command-leave = Write { $order } to leave this table; you are asked once more.
command-continue = Write { $order } to let paused plans run.
command-preview = Write { $order } in a mail with other lines to learn what they would do; nothing is changed.
command-renew = Write { $order } to get a new reply address if somebody else has yours.
command-sign = Write { $order } and a text to set a passphrase; then only mails with a line { COMMAND("sign") } and that text are carried out.
command-addresses = Write { $order } to see from which addresses you may write.
command-salt = Write { $order } in your first mail to mix words of your own into the draws; otherwise its Message-ID is used.

mail-rules-head = How your mail is read
mail-rule-lines = One order to a line; several orders in one mail are carried out one after the other.
mail-rule-all = All or nothing: if one order of a mail is refused, none is carried out, and you are told why. But once one of them has brought something hidden to light, those before the refused one stand.
mail-rule-quote = The quoted letter and your signature are not read either.

round-of = Round { $round } of { $rounds }
round-brief = Round { $round }/{ $rounds }
before-brief = Before round 1
before-round = Before the first round
phase-finished = The end

head-nothing = Nothing to do for you right now
head-help = Every order
head-welcome = Welcome to { $game }
head-over = { $count ->
    [one] The game is over: { $players } wins
   *[other] The game is over: { $players } share the victory
}
head-over-won = { $count ->
    [one] You win
   *[other] You share the victory
}
head-over-lost = { $players } wins; you are { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
waiting = We are waiting for { $players }.
waiting-too = Also awaited: { $players }.

tap-note = A tap opens a mail with the order already written; just send it. Or write that order yourself.
any-answer = Every answer you can give
or = or
in-own-words = To write an answer yourself: { $forms }.
link-board = Board
link-help = Every answer
link-rules = The rules
link-away = I’ll be away
link-letters = Fewer letters

news-head = Since your last letter
news-head-first = What has happened so far
news-setup = Setting up
news-round = Round { $round }
news-over = The game is over.

players-head = The players
players-you = (you)
players-hidden = hidden

standings-head = Final standings
standings-total = Total

how-head = How to answer
how-lines = One order to a line, several to a mail if you like.
how-all = All or nothing: if one is refused, none is carried out, unless one before it has already revealed something; you are told why.
how-generous = Capital letters, commas and full stops do not matter. After a # you may write a note to yourself.

help-lead = Here are all orders of the game. Your position is not changed by asking.
orders-head = Orders of the game
labels-head = Names of things

rules-head = The rules of { $game }
rules-about = { $topic } · rules
rules-unknown-head = There is no page about “{ $words }”
rules-none = No rules are written down here for this game.
rules-not-here = This table plays an edition without it.
rules-what = What is this? { $topic }
rules-more = More about: { $topic }
rules-all-head = What there is to read about
rules-how = Write { $order } and a name of a thing, or ask as you would ask a person. Asking changes nothing.

plans-head = Your plans
plans-none = You have no plans: every decision will be put to you.
plans-change = Nobody else sees your plans. A new line replaces the one for the same decision. Write { $one } to take one plan back, or { $all } for all of them.
plans-held = What is marked as paused waits for your word: write { $order } to let it run.
plans-lapsed = { $count ->
    [one] This plan has lapsed, since its decision came and went without it:
   *[other] These plans have lapsed, since their decisions came and went without them:
}
plan-is = planned
plan-held = paused
plan-lapsed = lapsed
# Opens a mail with the line, to be changed and sent.
plan-change = change

left-out-head = { $count ->
    [one] One line of your mail was left out: that decision does not come for you this round. The rest counts.
   *[other] { $count } lines of your mail were left out: those decisions do not come for you this round. The rest counts.
}
left-out = left out
done-head = Thank you. This is what your mail did:
earlier-acted = Done as you wrote: { $orders }.
earlier-kept = { $count ->
    [one] One line of yours waits for later.
   *[other] { $count } lines of yours wait for later.
}
done-acted = carried out
done-kept = for later
done-forgotten = { $count ->
    [one] One line of your plans was taken back.
   *[other] { $count } lines of your plans were taken back.
}
done-woken = { $count ->
    [one] One paused line of your plans goes on.
   *[other] { $count } paused lines of your plans go on.
}

stopped-head = One of your plans was stopped
stopped-line = stopped
stopped-tried = tried
stopped-why = Nothing that it names can be done.
stopped-wanted-head = You wanted to be asked here
stopped-wanted = You wanted to be asked here.
stopped-now = So the question is put to you now.
stopped-holds = Your other plans wait until you write { $order } to let them run.

invited-why = Nothing is asked of you yet, and nobody is waiting for you. What you leave open you will be asked when it comes.
sheet-may = { $sheet ->
    [round] Think ahead: this round
    [extra-canal] Think ahead: your extra canal
    [extra-actions] Think ahead: your extra actions
    [quick-start] Think ahead: your Quick Start
    [markers] Think ahead: flag and markers
    [auction] Think ahead: the auction
    [actions] Think ahead: your actions
   *[other] Think ahead, if you like
}
sheet-how = Or copy the blank lines below to the top of your answer and write your orders in place of the dots. A line left as it is does nothing. What follows a # is not read.
sheet-line = sheet
sheet-like = such as
sheet-send = Send this sheet
sheet-send-note = { $count ->
    [one] one line, as below
   *[other] { $count } lines, as below
}
sheet-fill = Fill it in
sheet-fill-note = the same lines, blank
sheet-these = { $count ->
    [one] this line
   *[other] these { $count } lines
}

preview-head = Nothing was changed: this is what your mail would do
preview-none = There was no line in your mail to try out.
preview-line = your line
preview-act = carried out as
preview-keep = for later
preview-change = { $count ->
    [0] It would change none of your plans.
    [one] It would take back or let run one line of your plans.
   *[other] It would take back or let run { $count } lines of your plans.
}
preview-left-out = It would be left out, and the rest of the mail would count.
preview-unknown = What it would do depends on what the lines above bring to light.
preview-refused = This line would be refused:
preview-coming-head = What is still to come for you this round
preview-ask = you will be asked

ahead-head = Orders sent ahead
ahead-line = Decisions that are still to come can be ordered now, sealed: the name of the decision, a colon, the order, such as { $order }. Sheets in your letters list those names.
ahead-if = With conditions, and with fallbacks if something can’t be done: { $order }.
ahead-ask = Write { $order } in place of an order to be asked there after all. Or end a line with { $then }: once it has acted, your other plans wait.
ahead-rounds = Begin a line with { $every } or { $until } if it is for more than this round.

leaving-head = Do you want to leave this table?
leaving-why = You wrote { $line }. If you leave, a house player (the computer) plays on in your place, and you get no more letters from here. The others and the moderator are told, and the moderator may seat somebody else. Until then you can come back. So far nothing has been done about it: to leave, press the button or write { $order }. If you only need a break, write { COMMAND("away") } and the days.
leaving-button = Leave the table
likely-head = Did you mean this?
likely-why = Your mail said { $line }. That may be { $order }, but { $left } was not understood, so nothing was carried out. If you mean { $order }, press the button.
misspelled-head = Did you mean this?
misspelled-why = Your mail said { $line }. That may be { $order }, so nothing was carried out yet. If you mean it, press the button.
among-head = Did you mean this?
among-why = Your mail seems to say { $order }. It also says { $left }, and nothing tells whether that changes it, so nothing was carried out. If you mean { $order }, press the button.
among-words-head = Did you mean this?
among-words-why = Your mail seems to say { $order }, but not all of it was understood, so nothing was carried out. If that is what you mean, press the button.
seat-player = Player { $colour }
seat-house = House { $colour }
