# Goa. Orders themselves are never translated.

goa-spice = { $spice ->
    [clove] clove
    [cinnamon] cinnamon
    [ginger] ginger
    [nutmeg] nutmeg
    [pepper] pepper
   *[other] ({ $spice }?)
}
goa-spice-short = { $spice ->
    [clove] clove
    [cinnamon] cinnamon
    [ginger] ginger
    [nutmeg] nutmeg
    [pepper] pepper
   *[other] ({ $spice }?)
}
goa-column = { $column ->
    [ships] Ships
    [harvest] Harvest
    [taxes] Taxes
    [expedition] Expedition
    [colonies] Colonies
   *[other] ({ $column }?)
}
goa-column-head = { $column ->
    [ships] Ships
    [harvest] Harvest
    [taxes] Taxes
    [expedition] Expe­dition
    [colonies] Colonies
   *[other] ({ $column }?)
}
goa-colony = { $colony ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
    [calicut] Calicut
   *[other] ({ $colony }?)
}
goa-deed = { $deed ->
    [progress] Progress
    [ships] Build ships
    [harvest] Harvest
    [taxes] Taxes
    [expedition] Expedition
    [found] Found colony
   *[other] ({ $deed }?)
}
goa-symbol = { $symbol ->
    [elephant] elephant
    [fish] fish
    [palm] palm
    [shell] shell
    [statue] statue
    [tiger] tiger
   *[other] ({ $symbol }?)
}
goa-tile = { $tile ->
    [red-colonist] red Colonist
    [colonists] Colonists
    [red-ducats] red Ducats
    [duty] Duty
    [espionage] Espionage
    [exchange] Exchange
    [red-expedition] red Expedition
    [expeditions] Expeditions { $count }
    [extra-actions] Extra actions
    [extra-harvest] Extra harvest
    [favor] Favor
    [mission] Mission { $count }
    [mixed-crop] Mixed crop
    [plantation] { $spice } { $count }
    [planter] Planter
    [resupply] Resupply
    [settlement] Settlement
    [red-ship] red Ship
    [ships] Ships
    [ships-or-colonists] Ships/Colonists
    [red-spice] red Spice
    [viceroy] Viceroy
   *[other] ({ $tile }?)
}
goa-tile-short = { $tile ->
    [red-colonist] red Colonist
    [colonists] Colonists
    [red-ducats] red Ducats
    [duty] Duty
    [espionage] Espionage
    [exchange] Exchange
    [red-expedition] red Exped.
    [expeditions] Exped. ×{ $count }
    [extra-actions] Extra act.
    [extra-harvest] Extra harv.
    [favor] Favor
    [mission] Mission { $count }
    [mixed-crop] Mixed crop
    [plantation] { $spice } { $count }
    [planter] Planter
    [resupply] Resupply
    [settlement] Settlem.
    [red-ship] red Ship
    [ships] Ships
    [ships-or-colonists] Ships / Col.
    [red-spice] red Spice
    [viceroy] Viceroy
   *[other] ({ $tile }?)
}
goa-tile-does = { $tile ->
    [red-colonist] Red, once a round: brings { $gain }.
    [colonists] Brings { $gain } at once.
    [red-ducats] Red, once a round: brings { $gain }.
    [duty] Once a game: give back { $count } spices together and turn it over: { $gain }.
    [espionage] Once a game: carry out Build ships, Harvest, Taxes or Found colony with another player’s row.
    [exchange] Once a game: swap it for any tile on the board.
    [red-expedition] Red, once a round: draws a card{ $over ->
        [yes] , even above the hand limit.
       *[no] .
    }
    [expeditions] Draws { $gain } at once{ $over ->
        [yes] , even above the hand limit.
       *[no] .
    }
    [extra-actions] Brings { $gain } at once.
    [extra-harvest] Once a game: fills all free places of up to { $count } stores.
    [favor] Brings at once one of the tiles left out of the game.
    [mission] { $count ->
        [one] Worth { $count } victory point at the end.
       *[other] Worth { $count } victory points at the end.
    }
    [mixed-crop] A store with one place for any spice; worth no points.
    [plantation] { $count ->
        [1] A small plantation, filled at once; worth { $gain }.
       *[other] A plantation with { $count } places, filled at once; worth no points.
    }
    [planter] Lasting: each of your small plantations is worth { $gain }.
    [resupply] Once a game: turn up { $count } cards; their colonists added are the ships, colonists or spices you take, one sort only.
    [settlement] Brings { $gain } at once.
    [red-ship] Red, once a round: brings { $gain }.
    [ships] Brings { $gain } at once.
    [ships-or-colonists] Brings { $gain } at once, one or the other as you choose.
    [red-spice] Red, once a round: brings a spice you have room for.
    [viceroy] Once a game: moves your least advanced marker one row down, free.
   *[other] ({ $tile }?)
}
goa-effect = { $effect ->
    [two-ships] Two ships
    [two-colonists] Two colonists
    [five-ducats] Five ducats
    [two-spices] Two spices
    [sell-spices] Sell spices
    [buy-progress] Buy progress
    [mixed-goods] Mixed goods
    [third-card] Third card
    [ships-only] Ships only
    [spices-only] Spices only
   *[other] ({ $effect }?)
}
goa-effect-does = { $effect ->
    [two-ships] Take 2 ships, in any action.
    [two-colonists] Take 2 colonists, in any action.
    [five-ducats] Take 5 ducats, in any action.
    [two-spices] Take up to 2 spices you have room for, in any action.
    [sell-spices] Give back up to 4 spices for 3 ducats each, in any action.
    [buy-progress] Move a marker one row down for ducats, in any action.
    [mixed-goods] With Harvest: spread it over spices, ships and colonists.
    [third-card] With Found colony: a third card is turned up.
    [ships-only] With Progress: pay the ships, no spices.
    [spices-only] With Progress: pay the spices, no ships.
   *[other] ({ $effect }?)
}
goa-part = { $part ->
    [rows] Rows of the markers
    [colonies] Colonies founded
    [cards] Cards in hand
    [most-ducats] Most ducats
    [small-plantations] Small plantations
    [duty] Duty fulfilled
    [missions] Missions
   *[other] { $part }
}

goa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
goa-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
goa-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
goa-extras = { $count ->
    [one] { $count } extra action
   *[other] { $count } extra actions
}
goa-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
goa-spices = { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
goa-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}

goa-flag = the flag
goa-flag-letter = F
goa-flag-does = Its holder acts first and places first next round; winning it brings an extra action.
goa-bonanza = Bonanza tile
goa-why-card = card { $card }
goa-why-first = first in row { $row } of { $column }
goa-why-all = all markers in row { $row } or beyond
goa-why-consolation = consolation
goa-half = phase { $half }

goa-phase-quick = Quick Start
goa-phase-markers = Placing markers
goa-phase-auction = Auction
goa-phase-actions = Players’ actions
goa-phase-extras = End of the round
goa-turn-of = { $number ->
    [0] extra action of { $player }
   *[other] action { $number } of { $player }
}
goa-decision = { $decision ->
    [P1] the Quick Start
    [P2] the flag
    [P3] a marker
    [P4] the last marker
    [P5] a bid
    [P6] the seller’s decision
    [P7] a choice for a new tile
    [P8] an action
    [P14] the missing colonists
    [P15] the new colony’s tile
    [P16] what follows the action
    [P19] a choice of goods
    [P24] an extra action
   *[other] ({ $decision }?)
}
goa-pre-do = { $decision ->
    [P1] Choose your Quick Start
    [P2] Place the flag
    [P3] Place your auction marker
    [P4] Place your last auction marker
    [P5] Bid
    [P6] Sell or keep the lot
    [P7] Choose for your new tile
    [P8] Choose your action
    [P14] Find the missing colonists
    [P15] Choose for your new colony
    [P16] Finish your action
    [P19] Choose what Resupply brings
    [P24] Play an extra action or keep it
   *[other] ({ $decision }?)
}

goa-head-quick = Quick Start: markers or ducats?
goa-head-flag = Where do you put the flag?
goa-head-mark = Where do you put your marker?
goa-head-bid = { $what }: what do you bid?
goa-head-sell = { $what }: sell or keep?
goa-head-goods = What shall it be: ships or colonists?
goa-head-fifth = A fifth plantation: which one goes?
goa-head-spices = Which spices do you take?
goa-head-favor = Which of the tiles left out do you take?
goa-head-room = Your hand is full. What now?
goa-head-action = { $number ->
    [1] Your first action?
    [2] Your second action?
    [3] Your third action?
   *[other] What is your action?
}
goa-head-short = { $colony } is short of colonists. What now?
goa-head-founded = { $colony } is yours: what lies there?
goa-head-after = Anything more in this action?
goa-head-resupply = What shall Resupply bring?
goa-head-extra = Will you play an extra action?
goa-head-extra-must = Which extra action do you play?

goa-lead-quick = Either two of your markers move to row 2, or you take { $ducats }.
goa-lead-flag = Your first marker goes on the flag, the next players’ markers follow from there, and you place the last one, too. The flag must touch a tile by a side.
goa-lead-mark = It goes on a free tile beside the marker placed last; corners count. You will be the seller of that tile.
goa-lead-mark-anywhere = No free tile lies beside the marker placed last, so any free tile will do. You will be the seller of that tile.
goa-lead-bid = Everybody bids once; the seller, { $player }, speaks last.
goa-lead-sell = { $player } bids most: { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
goa-lead-goods = The tile brings { $count } of one kind, not mixed.
goa-lead-fifth = { $tile } would be your fifth plantation, and only four find room. One of the five goes, its spices with it; a small one is still worth its points.
goa-lead-spices = You may take up to { $spices } ({ $why }).
goa-lead-kinds = To choose from: { $spices }.
goa-lead-favor = It works as if you had just won it.
goa-lead-room = { $cards } due ({ $surplus } more than your hand may hold).
goa-lead-hand = In your hand: { $cards }.
goa-lead-action = One action, and before or after it as many of your tiles as you like and one card.
goa-lead-alone = One action; none of your tiles or cards can go with it.
goa-lead-tiles = Tiles: { $tiles }.
goa-lead-tiles-other = Other tiles: { $tiles }.
goa-lead-cards = Cards: { $cards }.
goa-lead-short = Missing: { $colonists }. Pay them, and the colony is yours. If not, you get one colonist for consolation.
goa-lead-short-poor = Missing: { $colonists }, more than you have. Without them you get one colonist for consolation.
goa-lead-short-help = What may still help: { $things }.
goa-lead-founded = The colony is filled at once: { $spices }.
goa-lead-after = The action is done. Tiles may still be used, and a card if none was played in it.
goa-lead-resupply = { $count } of one kind; for spices you have room for { $room }.
goa-lead-room-for = There is room for: { $spices }.
goa-lead-extra = You have { $extras }. One may be kept for a later round.
goa-lead-extra-must = You have { $extras }, and only one may be kept.
goa-attempt = { $colony } needs { $needed } colonists. Joining by themselves: { $board }; cards turned up: { $cards }; still missing: { $short }.

goa-do-quick = Move { $one } and { $two } to row 2
goa-do-quick-ducats = Take { $ducats }
goa-do-flag = Put the flag at { $place }
goa-do-mark = Put your marker on { $cell }, { $what }
goa-do-bid = Bid { $amount } for it
goa-do-pass = Pass
goa-do-sell = Sell it and get { $price }
goa-do-buy = Keep it and pay { $price }
goa-tried-mark = Put your marker on { $cell }
goa-tried-sell = Sell it
goa-tried-buy = Keep it
goa-did-flag = you put the flag at { $place }
goa-did-mark = you put your marker on { $cell }
goa-did-sell = you sell the lot
goa-did-buy = you keep the lot
goa-do-extra-pass = No extra action now
goa-do-steps = In one go: { $steps }
goa-do-extra = One extra action: { $steps }
goa-do-progress = { $column } to row { $row }
goa-do-ships = build { $gain }
goa-do-harvest = harvest as much as fits
goa-do-harvest-of = harvest { $goods }
goa-do-more = harvest on: { $spices }
goa-do-taxes = collect { $gain }
goa-do-expedition = { $known ->
    [yes] draw { $cards }
   *[no] let an expedition set sail
}
goa-do-found = try to found { $colony }
goa-do-use = use { $what }
goa-do-play = play { $what }
goa-do-discard = discard { $cards }
goa-do-pay = pay { $colonists }
goa-do-pay-missing = pay those still missing
goa-do-decline = pay nothing, no colony
goa-do-take = take { $what }
goa-do-take-spices = take spices, chosen by the rules
goa-do-tile = have the tile { $spices }
goa-do-drop = give up { $store }
goa-do-drop-new = give up the new one
goa-do-keep = forgo the cards that don’t fit
goa-do-hold = wait with the rest of the action
goa-do-done = nothing more

goa-pass-note = no bid for it
goa-brings = brings { $cards }
goa-then = then { $what }
goa-drop-loses = loses { $spices }
goa-other = Other…
goa-other-more = { $count } more
goa-other-label = Take something else ({ $open })
goa-works-full = comes full
goa-works-store = for any spice
goa-works-red = once a round
goa-works-now = works at once
goa-works-once = once a game
goa-works-always = stays for good
goa-hold-note = you decide later
goa-done-note = your action ends
goa-needs = needs { $needed }
goa-group-progress = Move a marker down
goa-group-column = Take what a column brings
goa-group-found = Try to found a colony: your board brings { $board }, cards bring more, and you pay what is missing
goa-first = Each of these begins with: { $steps }.
goa-first-tiles = Each of these first uses your { $count ->
    [one] tile { $tiles }.
   *[other] tiles { $tiles }.
}
goa-fact-colonists = your colonists
goa-fact-spices = spices
goa-fact-free = places free

goa-any-quick = { $order } moves two markers to row 2.
goa-any-quick-ducats = { $order } takes the ducats.
goa-columns-are = Columns: { $columns }.
goa-column-word = { $word } ({ $column }, row { $row })
goa-any-flag = { $order } places the flag.
goa-flag-ring = Places around the board: { $places }
goa-flag-cells = Empty cells: { $places }
goa-any-mark = { $order } places your marker.
goa-cells-are = Cells: { $cells }
goa-any-bid = { $order } bids: { $least } at least, { $most } at most.
goa-any-pass = { $order } bids nothing.
goa-any-sell = { $order } lets { $player } have it; you get { $price }.
goa-any-buy = { $order } keeps it for you; you pay { $keep } to the bank.
goa-any-take-ships = { $order } brings ships.
goa-any-take-colonists = { $order } brings colonists.
goa-any-drop = { $order } gives up that plantation.
goa-any-drop-new = { $order } gives up the new one.
goa-any-take = { $order } takes the spices you name; behind a spice you may write how many, and “in” with a store.
goa-any-take-any = { $order } takes spices and leaves the choice to the rules.
goa-spices-are = Spices: { $spices }.
goa-any-favor = { $order } takes one of these tiles:
goa-any-room-discard = { $order } makes room by discarding.
goa-any-room-keep = { $order } forgoes what does not fit.
goa-any-room-play = { $order } makes room by playing a card.
goa-any-progress = { $order } moves a marker. You can pay for: { $columns }.
goa-any-progress-none = No marker can move now: you can pay for none of the next steps.
goa-any-ships = { $order } builds { $gain }.
goa-any-harvest = { $count ->
    [0] { $order } would bring nothing now: you have no room.
   *[other] { $order } brings { $spices }; to choose yourself, write { $example }.
}
goa-any-taxes = { $order } brings { $gain }.
goa-any-expedition = { $order } draws { $cards }; a lower number may follow.
goa-any-expedition-over = { $order }: your hand is above its limit, so make room first.
goa-any-found = { $order } tries to found a colony. You may try (colonists needed): { $colonies }.
goa-any-several = Steps in one line are parted by commas and happen in that order: { $order }.
goa-any-around-none = You have no tile and no card to use with it.
goa-any-use = { $order } uses a tile of yours before or after it; those that may be used show their order beside their name.
goa-any-play = { $order } plays one card before or after it; your cards show their names in orders.
goa-any-discard = { $order } discards a card without effect.
goa-any-pay = { $order } pays { $colonists } and founds the colony.
goa-any-decline = { $order } leaves it: the colony is not founded.
goa-any-founded = { $order } chooses what lies there.
goa-any-founded-tile = { $order } chooses the tile by its two spices, then what lies there:
goa-any-done = { $order } ends your turn.
goa-any-hold = { $order } leaves it open for one more mail.
goa-any-extra-pass = { $order } plays none.

goa-board-head = The tiles on the board
goa-meanings-head = What the tiles on the board do
goa-board-caption = The board: five columns a to e, five rows 1 to 5, and around them the places where only the flag may stand
goa-legend-players = Players: { $players }.
goa-legend-flag = { $letter } on a dark ground or alone is the flag.
goa-legend-marker = A number with a player’s letter is an auction marker: which lot it is, and who sells it.
goa-legend-open = ? marks where it may go.
goa-legend-bonanza = * marks a Bonanza tile beneath.
goa-lots-head = Lots of this round
goa-lot-seller = sold by { $player }
goa-lot-won = { $price ->
    [0] to { $player }, free
   *[other] to { $player } for { $price }
}
goa-lot-now = being sold now:
goa-lot-later = still to come
goa-bids-none = nobody has bid yet.
goa-bids-pass = passes

goa-development-head = The development boards
goa-development-row = row
goa-development-note = Below a row’s number are its points at the end; in a cell, what the action brings there and whose marker it is. Colonies: that many colonists join each attempt by themselves.
goa-development-mine = Yellow is you.
goa-development-own = Yellow is you. Below it is what your next row costs, in a thick frame if you can pay it.
goa-development-end = last row
goa-brings-limit = hand { $limit }
goa-payable = you can pay it
goa-not-payable = not yet
goa-stores-head = Your stores
goa-stores-none = You have no store for spices yet.
goa-store-empty = empty
goa-store-any = any spice
goa-store = { $store }: { $content }{ $free ->
    [0] {" "}– full ({ $allowed })
    [one] {" "}– { $free } place free ({ $allowed })
   *[other] {" "}– { $free } places free ({ $allowed })
}
goa-set-aside = Set aside, still worth points: { $tiles }.
goa-tiles-head = Your tiles
goa-state-ready = ready
goa-state-next = from your next action
goa-state-used = used this round
goa-state-fulfilled = fulfilled
goa-state-lasting = lasting
goa-hand-head = Your hand ({ $count } of { $limit })
goa-hand-none = You hold no cards.
goa-hand-card = { $symbol } – { $card }: { $does } In orders: { $order }

goa-row-ducats = Ducats
goa-row-ships = Ships owned
goa-row-colonists = Colonists owned
goa-row-extras = Extra actions owned
goa-row-hand = Cards / limit
goa-row-column = Row in { $column }
goa-row-points = Points so far
goa-points-note = Points so far: rows, colonies, small plantations, Duty, Missions and cards you may see. The most ducats count only at the end.
goa-has-flag = Holds the flag.
goa-has-stores = Stores: { $stores }.
goa-has-tiles = Tiles: { $tiles }.
goa-has-hand = Hand: { $cards }.
goa-has-nothing = nothing on the boards yet.

goa-colonies-head = Colonies to be had
goa-colony-yours = yours
goa-colony-lacks = { $count ->
    [0] you have enough
   *[other] you lack { $count }
}
goa-colony-tiles = { $count } left
goa-colony-left = { $colony }: needs { $needed } colonists, { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
} ({ $spices })
goa-outlook-head = In the supply and out of the game
goa-deck-is = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $extras ->
    [one] { $extras } extra action in the supply.
   *[other] { $extras } extra actions in the supply.
}
goa-discards = Discard pile ({ $count }): { $colonists }; by symbol { $symbols }.
goa-left-out = Tiles left out of the game: { $tiles }.
goa-used-tiles = Tiles used up: { $tiles }.

goa-news-markers = Placing
goa-news-dealt = Phase { $half } begins with new tiles{ $known ->
    [yes] ; left out: { $tiles }.
   *[no] .
}
goa-news-quick = { $player } moves { $one } and { $two } to row 2.
goa-news-quick-ducats = { $player } takes { $ducats }.
goa-news-flagged = { $player } puts the flag at { $place }.
goa-news-marked = Then the markers: { $marks }.
goa-news-won = { $player } wins { $what } for { $price }, paid to { $to }{ $more ->
    [yes] , and gets { $extras }.
   *[no] .
}
goa-news-won-free = { $player } gets { $what } free{ $more ->
    [yes] , and { $extras }.
   *[no] .
}
goa-news-won-bank = { $player } keeps { $what } and pays { $price } to the bank{ $more ->
    [yes] , and gets { $extras }.
   *[no] .
}
goa-news-extra = { $player } plays an extra action.
goa-news-extra-passed = { $player } plays no extra action.
goa-news-stopped = { $told ->
    [no] { $player }{ $you }: { $order } could not be done any more (rule { $rule }).
   *[yes] { $player }{ $you }: { $order } could not be done any more: { $why } (rule { $rule }).
}
goa-news-did = { $player } chooses { $deed }, which brings nothing.
goa-news-spied = { $player } uses Espionage on { $other }: { $deed }.
goa-news-ships = { $player } builds { $gain }.
goa-news-harvest = { $player } harvests { $gain }.
goa-news-taxes = { $player } collects { $gain } in taxes.
goa-news-gain = { $player } gets { $gain } ({ $why }).
goa-news-pay = { $player } gives { $pay } ({ $why }).
goa-news-swap = { $player } gives { $pay } and gets { $gain } ({ $why }).
goa-news-moved-paid = { $player } moves { $column } to row { $row } for { $pay }.
goa-news-moved-paid-by = { $player } moves { $column } to row { $row } for { $pay } ({ $why }).
goa-news-moved = { $player } moves { $column } to row { $row } ({ $why }).
goa-news-laid = { $player } lays { $tile } with { $spices }.
goa-news-gave-up = { $player } gives up { $tile }.
goa-news-kept = { $player } now has { $tile }.
goa-news-used = { $player } uses { $tile }.
goa-news-exchanged = { $player } puts Exchange at { $cell } and takes { $tile }.
goa-news-favored = { $player } takes { $tile } from the tiles left out.
goa-news-claimed = { $player } turns up the Bonanza tile at { $corner }: { $gain }.
goa-news-lost = { $player } gets nothing more ({ $why }).
goa-news-reshuffled = The discard pile becomes the deck.
goa-news-drew = { $player } draws { $cards } ({ $why }){ $known ->
    [yes] : { $names }.
   *[no] .
}
goa-news-drew-fewer = There was nothing, or no room, for { $cards } more.
goa-news-played = { $player } plays { $card }.
goa-news-discarded = { $player } discards { $cards }.
goa-news-attempt = { $player } tries to found { $colony } ({ $colonists } from the board).
goa-news-revealed = { $player } turns up { $cards }: { $colonists }.
goa-news-paid-colonists = { $player } gives { $colonists }.
goa-news-founded = { $player } founds { $colony } with { $spices }.
goa-news-failed = { $player } does not found { $colony }.

goa-welcome = Welcome to Goa! At this table: { $players }, clockwise. The game lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in two phases, A and B.
goa-welcome-idea = In each round tiles are auctioned; then everybody has three actions to harvest spices, build ships, collect taxes, found colonies and, above all, move markers down the development board. Whoever has most victory points at the end wins.
goa-welcome-how = You need nothing but your mail: a letter comes when there is something for you to decide, and you reply to it. Ducats and cards are secret; all else is open.

goa-help-quick = { $order } is the Quick Start: two markers to row 2. “ducats” in their place takes the ducats.
goa-help-flag = { $order } places the flag on an empty cell or beside the board.
goa-help-mark = { $order } places your auction marker on a tile.
goa-help-bid = { $order } bids in the auction.
goa-help-pass = { $order } bids nothing, or plays no extra action.
goa-help-sell = { $order } is for the seller: the highest bidder gets it and pays you.
goa-help-buy = { $order } is for the seller: keep it and pay the bank.
goa-help-progress = { $order } moves a marker one row down for spices and ships; you may say where a spice comes from.
goa-help-ships = { $order } builds ships.
goa-help-harvest = { $order } harvests what you name; a number says how many, “in” where to. Without spices the stores are filled by the rules.
goa-help-more = { $order } goes on with a harvest, after a card or tile in between.
goa-help-taxes = { $order } collects ducats.
goa-help-expedition = { $order } draws cards; without a number as many as you may.
goa-help-found = { $order } tries to found a colony.
goa-help-pay = { $order } pays the colonists a colony is short of; a number after it is the most you will pay.
goa-help-decline = { $order } does not pay them.
goa-help-tile = { $order } chooses a colony’s tile and its spices.
goa-help-take = { $order } answers what you want to have: ships, colonists, spices or a tile.
goa-help-use = { $order } uses one of your tiles, before or after the action.
goa-help-play = { $order } plays a card, one in each action; its choices follow.
goa-help-discard = { $order } discards cards by effect or symbol.
goa-help-drop = { $order } gives up a plantation for a fifth; “new” in its place is the new one.
goa-help-keep = { $order } forgoes cards that do not fit in your hand.
goa-help-hold = { $order } keeps your turn open for one more mail.
goa-help-done = { $order } ends your turn.
goa-help-extra = { $order } plays an extra action at the end of the round.
goa-label-columns = Columns in orders: { $columns }.
goa-label-colonies = Colonies in orders: { $colonies }.
goa-label-cells = Cells are a1 to e5: letter for the column, number for the row from the top. Around them lie a0 to e0 above, a6 to e6 below, z1 to z5 on the left and f1 to f5 on the right.
goa-label-stores = Stores are called like their tile: { $first } is a clove plantation with two places, { $second } your second of that kind; then there are { $mixed } and the colonies by name.
goa-help-tiles-head = Tiles and their names in orders
goa-help-cards-head = Expedition cards and their names in orders

goa-fact-marker = Marker at { $cell }
goa-fact-flag = Flag, owned by
goa-fact-flag-at = Flag, placed at
goa-fact-stock = Extra actions in the stock
goa-fact-lot = Lot { $lot }
goa-fact-tiles = tiles
goa-fact-aside = set aside
goa-fact-hand = hand

goa-yours-have = You have { $things } now.
goa-yours-bid = You have { $ducats }, and { $bid } is the highest bid so far for this lot ({ $lot }).
goa-yours-no-bid = You have { $ducats }, and nobody has bid for this lot ({ $lot }) yet.
goa-yours-sale = Selling this lot now brings you { $price }, and keeping it costs { $keep }.
goa-yours-row = Your marker in the column { $column } is in row { $row } and brings { $gain }.
goa-yours-step = The step to row { $row } of { $column } costs { $price } and then it brings { $gain }. { $payable ->
    [yes] You can pay that now.
   *[no] You can’t pay that now.
}
goa-yours-steps = These steps you can pay for now, each with its row: { $columns }.
goa-yours-no-step = You can’t pay for any step of progress now.
goa-yours-spices = You have { $spices } now and room for { $free } more.
goa-yours-hand = You hold { $cards } now, and your limit is { $limit }.
goa-yours-found = You have { $own }, and your row brings { $board } more. The cards turned up ({ $cards }) would still have to bring: { $colonies }.
goa-yours-duty = { $count ->
    [0] You have no Duty to fulfil.
    [one] You have { $count } Duty to fulfil.
   *[other] You have { $count } Duties to fulfil.
} A Duty takes { $needed } spices, and you have { $spices } now.
goa-yours-points = So far you have { $points }: { $parts }.
goa-yours-tile = You have this tile ({ $states }).
goa-yours-card = { $count ->
    [0] You hold no such card now.
    [one] You hold { $count } such card now.
   *[other] You hold { $count } such cards now.
}
