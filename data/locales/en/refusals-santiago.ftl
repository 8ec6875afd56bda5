# Why an order is refused in Santiago. No capital and no full stop: those are added.

escudos = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
asked-to = { $decision ->
    [P2] lay the first canal
    [P3] bid or pass
    [P4] bid or pass in secret
    [P5] plant a tile
    [P6] place the tile left over
    [P7] propose a place or nothing
    [P8] decide about the canal
    [P9] use your extra canal or hold it
   *[other] ({ $decision }?)
}

refused-over = the game is over
refused-not-asked = { $asked } is asked now, not you
refused-other-question = you are asked to { $asked } now

refused-bid-of-nothing = a bid is 1 or more; { $may }
refused-bid-taken = { $amount } is already bid by { $by }; { $may }
refused-bid-above-money = you have { $money } and cannot bid { $amount }; { $may }
refused-sealed-above-money = you have { $money } and cannot bid { $amount }; you may pass or bid up to { $most }
refused-sealed-above-cubes = a bid is shown with { $cubes } cubes and cannot be { $amount }; you may bid 1-{ $cubes }

refused-not-offered = not on offer: { $tile }; you may take { $offer }
refused-not-left-over = the tile left over is { $leftover }, not { $tile }
refused-occupied = { $square } already holds a tile; the nearest empty squares are { $near }
refused-occupied-by-dried = { $square } holds a dried tile, which stays; the nearest empty squares are { $near }
refused-leftover-apart = { $square } shares no side with a plantation that is not dried; you may use { $squares }
refused-leftover-apart-from-dried = { $square } shares no side with a dried tile, and no other will do; you may use { $squares }

refused-built = { $segment } already has a canal; a canal may lie on { $segments }
refused-not-at-spring = { $segment } does not start at the spring, as the first canal must; it may lie on { $segments }
refused-apart = { $segment } does not join the canals or the spring; a canal may lie on { $segments }

refused-offer-above-money = you have { $money } and cannot offer { $amount }; you may offer 0-{ $most }
refused-not-proposed = nobody proposed { $segment }; you may accept { $proposed }
refused-nothing-proposed = nobody proposed anything, so there is nothing to accept; build somewhere or skip
refused-elsewhere-too-dear = building elsewhere costs { $price } and you have { $money }; you may accept { $proposed }
refused-no-place-elsewhere = every place is proposed, so you must accept { $proposed }
refused-no-money-to-build = building without a proposal costs 1 escudo and you have none; you may skip
refused-must-build = you may skip only if nobody proposes a place; accept { $proposed } or build elsewhere

# An order, a wish or a condition that is misread.
misread-stray = { $word } has no place here; write { $forms }
misread-no-tile = of this kind there are { $one } and { $two }
misread-no-square = there is no { $word }; the squares are a1 to h6
misread-no-segment = there is no s{ $number }; the segments are s1 to s31

misread-not-offered = no { $named } is on offer; you may take { $offer }
misread-which-of = { $tiles }? say which
misread-which-tile = which tile? you may take { $offer }
misread-where-canal = where? a canal may lie on { $segments }
misread-which-proposed = which place? proposed are { $segments }
misread-which-square = on which square?{ $such }
misread-for-which-place = { $amount } for which place?{ $such }

misread-always-placed = a tile is always placed; name a square
misread-what-to-do = say what to do: { $verbs }
misread-twice-in-plan = { $one } or { $two }? name only one, or write { $or } between them
misread-amount-or-most = name the amount, or the most, as in { $example }
misread-which-square-in-plan = on which square? name one, or write { $near } or { $best }
misread-which-tile-where = which tile, and where? name a tile and a square
misread-place-is-enough = { $named } is enough; there is no amount to name here
misread-where = where? write { $forms }
misread-for-which-place-in-plan = for which place? name one of s1 to s31
misread-where-or-best = where? name a place, or write { $best }
misread-accept-or-build = { $accept } or { $build }? say which, and where

misread-no-number = no number belongs to { $fact }
misread-one-at-a-time = one at a time; join two conditions with { $and } or { $or }
misread-who = who? for example: { $examples }
misread-how-much = how much? for example: { $examples }
misread-what-of-segment = what of it? for example: { $examples }
misread-no-fact = this is no condition; for example: { $examples }

# A wish of a plan that does not fit.
misfit-other-decision = { $wish } is no answer for { $slot }; begin a line of its own for it
misfit-cubes = there are { $cubes } cubes to bid with
misfit-never-left-over = with so many players no tile is left over
misfit-extra-used = your extra canal is used up
misfit-taken = { $square } is taken; empty are for example { $near }
misfit-near-taken = all squares near { $square } are taken; empty are for example { $near }
misfit-both-sides = canals lie on both sides of { $square } already
misfit-no-answer = { $wish } is no answer here
misfit-not-enough = { $highest } is bid, so { $limit } is not enough
misfit-too-poor = { $highest } is bid, and you have { $money }
misfit-no-money = you have no money to bid
misfit-not-empty = { $square } is not empty
misfit-none-empty = no such square is empty: { $spot }
misfit-other-left-over = the tile left over is { $leftover }, not { $which }
misfit-nowhere-to-lie = the tile may not lie on any such square: { $spot }
misfit-not-watered = no canal that may be built would water { $square }
misfit-none-dry = no canal would water farmers of yours that are dry
misfit-best-is-worth = the best canal is worth { $points } to you
misfit-nothing-proposed = nothing is proposed
misfit-none-proposed-there = nothing that is proposed would water { $square }
