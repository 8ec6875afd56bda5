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
