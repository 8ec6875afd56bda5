# Why an order is refused in Goa. No capital and no full stop: those are added.

goa-named-card = { $effect } ({ $symbol })
goa-named-colony-tile = { $colony } ({ $one }/{ $two })

goa-asked-quick = move two markers or take the ducats
goa-asked-flag = place the flag
goa-asked-mark = place an auction marker
goa-asked-bid = bid or pass
goa-asked-sell = sell or buy
goa-asked-goods = take ships or take colonists
goa-asked-favor = take a tile of the box
goa-asked-spices = take spices
goa-asked-plantation = drop one of five plantations, or drop new
goa-asked-room = discard cards to make room, or keep the hand and forgo the new ones
goa-asked-act = take an action
goa-asked-shortage = pay the colonists, decline, or use a tile or a card first
goa-asked-founded = take the colony's spices
goa-asked-after = use tiles, play a card, or say done
goa-asked-resupply = take ships, colonists or spices
goa-asked-extra = play an extra action or pass

goa-refused-over = the game is over
goa-refused-not-asked = { $asked } is asked now, not you
goa-refused-other-question = you are asked to { $asked } now
goa-refused-no-turn = tiles and cards can be used in an action of your own only
goa-refused-one-action = one action at a time: the rest belongs into your next turn
goa-refused-answer-to-nothing = { $step } answers nothing that this line asks
goa-refused-card-without-action = { $effect } changes an action, so write that action behind it in the same line
goa-refused-hold-twice = what follows your action is held open for one more mail only, and this is it
goa-refused-hold-before = hold belongs behind your action
goa-refused-done-before = you have still to carry out an action
goa-refused-too-many-extras = you have { $extras } extra actions and may keep 1; play one before you pass
goa-refused-extra-too-early = extra actions are played at the end of the round
goa-refused-no-room = there is no room for { $spice }{ $count ->
    [0] {""}
   *[other] ; there is for { $welcome }
}
goa-refused-no-room-at-all = no store of yours has room for a spice
goa-refused-not-allowed = { $spice } may not lie on { $store }
goa-refused-store-full = { $store } is full
goa-refused-no-store = you have no store { $store }{ $count ->
    [0] {""}
   *[other] ; you have { $stores }
}
goa-refused-store-twice = { $store } is named twice
goa-refused-too-many-stores = { $named } stores are named; { $most } may be filled at most
goa-refused-not-there = there is no { $spice } on { $store }
goa-refused-no-more-of = you have no { $spice } left for that
goa-refused-not-in-price = { $spice } is not in the price; it costs { $price }
goa-refused-too-many-spices = { $named } spices are named; you may take { $most } at most
goa-refused-last-row = { $column } is in row 5 already
goa-refused-step-too-dear = the next step of { $column } costs { $price }{ $count ->
    [0] {""}
   *[other] ; you can pay { $payable }
}
goa-refused-harvest-too-much = your harvest brings { $value } and you name { $named }
goa-refused-needs-mixed-goods = ships and colonists come from a harvest only with the card mixed goods
goa-refused-mixed-goods-for-nothing = mixed goods is for a harvest with at least one ship or colonist
goa-refused-nothing-left = there is no harvest in this line with something left to take
goa-refused-hand-over-limit = you hold { $hand } cards and the limit is { $limit }: first discard { $over }, in the same line
goa-refused-too-many-cards = you cannot draw { $cards }: your row draws { $draws }, and you hold { $hand } of { $limit }; { $most } at most
goa-refused-all-colonies = you have founded all four colonies
goa-refused-own-colony = { $colony } is yours already; you may found { $open }
goa-refused-pays-too-little = { $short } colonists are short, and you would pay { $most } at most; pay { $short } or decline
goa-refused-too-few-colonists = { $short } colonists are short and you have { $have }
goa-refused-no-such-colony-tile = no tile of { $colony } is like that; there are { $tiles }
goa-refused-third-card-for-nothing = there are colonists enough without a third card
goa-refused-founding-twice = a colony is being founded already
goa-refused-empty-hand = you hold no cards
goa-refused-no-card = you hold no { $card }; you hold { $hand }
goa-refused-which-card = which { $card }? you hold { $cards }
goa-refused-one-card = one card in an action is the limit
goa-refused-too-many-discards = you may discard { $most } at most here
goa-refused-nothing-to-sell = you have no spice to sell
goa-refused-sells-too-many = { $named } spices are named; 4 may be sold at most
goa-refused-no-step-for-ducats = no step of yours can be bought with { $ducats } ducats
goa-refused-which-column = which column? you can buy a step of { $columns }
goa-refused-step-for-ducats-too-dear = the next step of { $column } costs { $price } ducats and you have { $ducats }; you can buy one of { $columns }
goa-refused-no-tile = you have no { $tile }{ $count ->
    [0] {""}
   *[other] ; you may use { $tiles }
}
goa-refused-tile-too-fresh = { $tile } may be used from your next action on
goa-refused-tile-used = { $tile } is used for this round
goa-refused-tile-spent = { $tile } is used for good
goa-refused-duty-needs = duty takes { $needed } spices at once; you name { $named } and have { $have }
goa-refused-spy-on-other = espionage needs another player: { $others }
goa-refused-not-by-espionage = espionage is for ships, harvest, taxes or found
goa-refused-empty-cell = no tile lies on { $cell }
goa-refused-nothing-for-viceroy = all your markers are in row 5
goa-refused-not-least-advanced = { $column } is not the least advanced; you may move { $least }
goa-refused-not-left-out = { $tile } is not among the tiles left out; there are { $tiles }
goa-refused-nothing-to-drop = there is nothing to give up: a place for plantations is free
goa-refused-no-plantation = { $store } is no plantation of yours; you may drop { $stores }
goa-refused-one-column-twice = both markers cannot be in { $column }; name two different columns
goa-refused-flag-on-tile = { $cell } holds a tile, where the flag cannot stand; the nearest places are { $near }
goa-refused-flag-apart = no side of { $place } touches a tile, as the flag must; the nearest places are { $near }
goa-refused-mark-nothing = there is no tile on { $cell }; the nearest you may mark are { $near }
goa-refused-mark-twice = { $cell } has a marker already; the nearest you may mark are { $near }
goa-refused-mark-apart = { $cell } touches neither a side nor a corner of { $before }, where the marker before lies; the nearest you may mark are { $near }
goa-refused-bid-of-nothing = a bid is 1 or more; { $may }
goa-refused-bid-above-ducats = you have { $ducats } and cannot bid { $amount }; { $may }
goa-refused-bid-too-low = { $by } has bid { $highest }, which { $amount } does not exceed; { $may }
goa-refused-cannot-keep = keeping it costs { $keep } and you have { $ducats }; you may sell it to { $bidder }

# An order, a wish or a condition that is misread.
goa-missing-which-one = this leaves something open; which one?{ $such }
goa-missing-two-markers = which two markers?{ $such }
goa-missing-where-to = where to?{ $such }
goa-missing-tile = which tile?{ $such }
goa-missing-cell = for the tile on which cell?{ $such }
goa-missing-use-tile = use which tile?{ $such }
goa-missing-take = take what?{ $such }
goa-missing-play-card = play which card?{ $such }
goa-missing-discard-card = discard which card?{ $such }
goa-missing-drop-plantation = drop which plantation?{ $such }
goa-missing-column = in which column?{ $such }
goa-missing-colony = which colony?{ $such }
goa-missing-action = which action?{ $such }
goa-missing-extra-for-what = an extra action, for what?{ $such }
goa-missing-amount = how much?{ $such }
goa-missing-bid = bid how much?{ $such }
goa-missing-up-to = up to how much?{ $such }
goa-missing-jump = jump to how much?{ $such }
goa-missing-if = if how much?{ $such }

goa-misread-no-part = { $word } has no part in this order{ $such }
goa-misread-no-place = { $word } has no place in this line

goa-misread-no-cell = there is no tile on { $place }; tiles lie on a1 to e5
goa-misread-no-such-place = there is no { $word }; the board is a1 to e5, in a ring of a0 to e0, f1 to f5, a6 to e6 and z1 to z5
goa-misread-no-such-plantation = { $named } plantations are { $plantations }
goa-misread-no-plantation = you have no { $named } plantation
goa-misread-no-card = you have no card { $word }
goa-misread-counted-cards = the cards with a number are { $cards }
goa-misread-nobody-plays = nobody plays { $word }; there are { $seats }
goa-misread-ten-ducats = there are 10 ducats to take
goa-misread-too-many = these are more than there can be
goa-misread-none-of-spice = 0 of a spice is none; leave it out
goa-misread-do-not-fit = { $count } do not fit in { $store }
goa-misread-not-yours-to-say = how many is not yours to say; leave the number out

goa-misread-one-action = { $one } or { $two }? one action at a time
goa-misread-done-or-more = { $done }, or more to do? say one of the two
goa-misread-extra-or-none = an extra action, or none? say one of them
goa-misread-which-tile = which tile? { $tiles }
goa-misread-which-store = which store? { $stores }
goa-misread-which-card = which card? { $cards }
goa-misread-one-card-or-two = one card or two? write { $one }, or: { $two }
goa-misread-whose-row = whose row? { $seats }
goa-misread-which-seat = which seat? { $seats }

goa-misread-of-what = { $number } of what? name the spice, and then how many
goa-misread-store-or-count = { $store } is a store; write { $count } for so many, { $place } for the place
goa-misread-store = { $store } is a store; write { $place } for the place
goa-misread-for-which-store = { $named } for which store? yours are { $stores }

# A wish of a plan that does not fit.
goa-misfit-last-row = the last row is { $row }
goa-misfit-no-lot = there is no lot { $lot }; there are { $lots }
goa-misfit-jump-too-far = the first bid would be { $jump }, which is more than { $most }
goa-misfit-yours-to-sell = lot { $lot } is yours to sell; write { $sell } or { $buy }
goa-misfit-sells = { $seller } sells lot { $lot }; you can bid or pass
goa-misfit-from-one = extra actions are counted from 1
goa-misfit-no-beginning = an own action begins with one of the six actions, a tile or a card
goa-misfit-tile-alone = { $slot } is for that tile alone, without an action

goa-misfit-no-numbers-yet = lots have their numbers once all markers are placed; write { $lots } for all
goa-misfit-places-flag = { $seat } places the flag in this round
goa-misfit-extras = you have { $extras ->
    [one] { $extras } extra action
   *[other] { $extras } extra actions
}

goa-misfit-barren = a harvest would bring nothing now, for there is no room
goa-misfit-above-limit = the next bid is { $next }, and yours may be { $limit } at most
goa-misfit-above-budget = the budget leaves { $left } for this round
goa-misfit-keeping-too-dear = keeping it costs { $keep }, more than { $most }
goa-misfit-no-place-free = no place there is free
goa-misfit-no-such-tile = no such tile lies in the grid
goa-misfit-not-marked = no such tile can be marked now
