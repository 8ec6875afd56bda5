# Why an order is refused, in any game. No capital and no full stop: those are added.

one-of = { $before } or { $last }
all-of = { $before } and { $last }
may-bid = you may bid { $ranges }
may-pass = you may pass

unfit-no-order = this is no order; put a # before what is only for yourself
unfit-older = this answers an older letter, and the game has moved on; if it is meant for what is asked now, send it again
unfit-ahead = this is no answer to what you are asked now; to send it ahead, write: { $lines }
unfit-not-in-round = after the orders before it, nothing of this kind is asked of you in this round
unfit-paused = the table is paused, and this can't be kept until it goes on; send it again then
unfit-languages = letters are written in these languages: { $codes }

# Why a line about the player's own time isn't kept.
away-too-long = that is too long for the days of an absence: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
away-missing = say which days: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
away-no-last = say until when as well: { $from } to { $to }
away-no-number = "{ $words }" is no number of days: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
away-over = { $last } is over, today is { $today }: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
away-backwards = { $to } is before { $from }: write the first day first
away-too-far = { $day } is more than two years ahead: is the year right?
away-too-many = an absence is { $most } days at the most: name fewer
away-more-than-left = that is { $wanted } days, and this table leaves you { $left } of its { $most }
date-none = "{ $word }" is no date: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
date-no-year = "{ $word }" needs its year: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
date-short-year = "{ $word }" needs its year in four digits: write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days
date-two-days = "{ $word }" may be two days: write { $one } or { $other }
date-no-month = there is no month { $month }: months go from 01 to 12
date-no-day = there is no day { $day } in { $month }: the last is { $last }
remind-too-long = that is too long for reminders: write half, lengths like 24h, and daily, or off
remind-none = "{ $word }" is no reminder: write half, lengths like 24h, and daily, or off
remind-off-and-more = off goes alone: write half, lengths like 24h, and daily, or off
remind-too-many = more than { $most } lengths are too many: write half, lengths like 24h, and daily, or off
zone-offset = "{ $word }" is an offset and no place: name the zone by a place, like { $place }
zone-unknown = there is no time zone "{ $word }": name it by a place, like Europe/Warsaw, or UTC
zone-like = there is no time zone "{ $word }": did you mean { $like }?

# Why somebody doesn't have an offered seat yet.
not-seated-subject = the offered seat
not-seated-head = The seat is not yours yet
not-seated-how = to take the seat, write one line: { $order }, and the name the others are to see
not-seated-has-seat = this address has a seat at the table already
not-seated-gave-word = you have given your word not to play at this table
not-seated-name-taken = another player at the table has that name; write another
not-seated-elsewhere = a mail with this seat’s secret came from another address, and nothing was done: to take the seat, write from this address
not-seated-several = your mail went to more than one address: { $tables }. A mail is for one of them only, so nothing was carried out; send each a mail of its own
name-line-break = “{ $name }” can't be a name: it has a line break
name-unseen = “{ $name }” can't be a name: it has a character that can't be seen, { $code }
name-empty = a name has 1 to { $most } characters, and here is none
name-too-long = “{ $name }” can't be a name: { $count } characters, { $most } at most

# Choices for a new table that do not go together.
palm-at-spring = a palm cannot stand on { $palm }, which has the spring's junction { $spring } as a corner

# A line of a plan that can't be read or kept.
each-of = { $before }; { $next }
tried = { $order }: { $why }{ $rule }
none-can-be-done = none of this can be done now: { $tried }
plan-twice-rounds = say once for which rounds this is
plan-no-else = this has no place here; is an else missing?
plan-stray-mark = a colon or a parenthesis has no place here
plan-closes-none = this parenthesis closes none; leave it out
plan-two-colons = one colon is enough; leave this one out
plan-never-closed = a closing parenthesis is missing for this one
plan-not-closed = a closing parenthesis is missing
plan-nameless = which decision is this for? begin with it and a colon
plan-which-round = which round? name its number
plan-nothing-in-round = what for, in that round?
plan-nothing-for-decision = what for that decision?
plan-no-decision = no decision is called that; look at the letter
plan-too-deep = there are too many conditions within one another
plan-no-colon = put a colon after the condition and say what to do then
plan-two-conditions = one condition before or after, not both; join them with and
plan-one-decision = a line is for one decision, here for { $decision }
plan-missing = something is missing here
plan-no-condition = a condition is missing here
plan-empty = the line is empty
plan-too-long = a line may have { $most } words at most
plan-forget-what = forget what? name the decision, or all
plan-nothing-to-forget = you have no plan for { $decision }
plan-round-over = round { $only } is over, this is round { $round }
plan-round-passed = this is round { $round } already
plan-after-last = the game ends with round { $last }
plan-not-this-round = { $decision } does not come for you in this round any more
plan-came-and-went = its decision came and went before your mail
plan-none-holds = none of its conditions holds
plan-too-much = your plans may have { $lines } lines and { $letters } letters in all; forget some first
plan-nobody-plays = nobody plays { $colour } at this table
never-so-much = nobody will ever have { $amount }
number-too-large = { $number } is too large a number for this game
number-negative = an amount cannot be less than 0, as -{ $number } is
number-fraction = an amount is a whole number, without a point

# An order that is misread, in more than one game.
such-stated = ; for example: { $order }
such-asked = { " " }for example: { $order }
nothing-asked = nothing is asked of you now
can-mean = { $word } can mean { $meanings }; write a little more
what-to-do = say what to do with it{ $such }
leaves-open = this leaves something open{ $such }
how-much-or-pass = how much? name an amount, or pass{ $such }
no-and-more = { $word }, or { $other }? say one of the two
no-word-for-this = { $word } is not a word of an order; you are asked to { $asked }{ $such }
no-word = { $word } is not a word of an order{ $such }
no-word-of-fact = { $word } is not a word of a condition; for example: { $examples }
asked-else = you are asked to { $asked } now{ $such }
only-one = { $one } or { $two }? name only one
one-of-two = { $one } or { $two }? say one of the two
