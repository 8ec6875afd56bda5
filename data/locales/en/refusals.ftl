# Why an order is refused, in any game. No capital and no full stop: those are added.

one-of = { $before } or { $last }
all-of = { $before } and { $last }
may-bid = you may bid { $ranges }
may-pass = you may pass
