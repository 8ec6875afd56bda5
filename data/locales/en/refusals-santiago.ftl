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
