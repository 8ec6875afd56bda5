# Santiago. Orders themselves are never translated.

kind = { $kind ->
    [banana] bananas
    [coconut] coconuts
    [watermelon] watermelons
    [grape] grapes
    [pepper] peppers
   *[other] ({ $kind }?)
}
kind-card = { $kind ->
    [banana] bananas
    [coconut] coconuts
    [watermelon] water­melons
    [grape] grapes
    [pepper] peppers
   *[other] ({ $kind }?)
}
kind-code = { $kind ->
    [banana] Ban
    [coconut] Coc
    [watermelon] Wat
    [grape] Gra
    [pepper] Pep
   *[other] ({ $kind }?)
}
crop = { $kind ->
    [banana] bananas
    [coconut] coconuts
    [watermelon] watermelons
    [grape] grapes
    [pepper] peppers
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (neutral)
    [one] ({ $farmers } farmer)
   *[other] ({ $farmers } farmers)
}
planting = { $kind ->
    [banana] bananas
    [coconut] coconuts
    [watermelon] watermelons
    [grape] grapes
    [pepper] peppers
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (neutral)
    [one] ({ $farmers } farmer)
   *[other] ({ $farmers } farmers)
}

phase-first-canal = First canal
phase-auction = Auction
phase-planting = Planting
phase-leftover = The tile nobody took
phase-canal = Canal
phase-extra = Extra canal

head-first-canal = Where does the first canal go?
head-bid = What do you bid?
head-sealed = What do you bid, in secret?
head-resealed = Your bid is sealed. Will you change it?
head-plant = What do you plant, and where?
head-leftover = Where does the last tile go?
head-propose = Where would you like the canal?
head-build = You are the builder: will you build?
head-decide = Where do you build the canal?
head-extra = Will you use your extra canal?

decision = { $decision ->
    [P2] the first canal
    [P3] the bid
    [P4] a sealed bid
    [P5] planting
    [P6] the leftover tile
    [P7] a proposal
    [P8] the builder’s decision
    [P9] the extra canal
   *[other] ({ $decision }?)
}
pre-do = { $decision ->
    [P2] Lay the first canal
    [P3] Bid
    [P4] Seal your bid
    [P5] Take a tile and plant it
    [P6] Place the last tile
    [P7] Propose a place for the canal
    [P8] Decide where the canal goes
    [P9] Use your extra canal or keep it
   *[other] ({ $decision }?)
}

do-bid = Bid { $amount }
do-pass = Pass
do-plant = Plant { $what } at { $square }
do-propose = Propose { $segment } and offer { $amount }
do-propose-nothing = Propose nothing
do-accept = Accept { $segment } and take { $sum }
tried-accept = Accept { $segment }
do-build = { $price ->
    [0] Build at { $segment }
   *[other] Build at { $segment } and pay { $price }
}
do-skip = Build nothing this round
do-extra = Use your extra canal at { $segment }
do-hold = Keep your extra canal for later
do-hold-always = Keep it every round, and don’t ask again
did-plant = you plant on { $square }
did-propose = you propose { $segment } and offer { $amount }
did-propose-nothing = you propose nothing
did-accept = you accept { $segment }
did-build = you build at { $segment }
did-skip = you build nothing this round
did-extra = you use your extra canal at { $segment }
did-hold = you keep your extra canal

pass-note = pay nothing, one farmer fewer
hold-note = asked again next round
hold-always-note = until you write otherwise
nothing-note = you keep your money
take = take { $sum }
pay = { $price ->
    [0] free
   *[other] pay { $price }
}
has-water = has water
no-water = no water
waters-count = waters { $count }
farmers = { $count ->
    [0] neutral
    [one] { $count } farmer
   *[other] { $count } farmers
}

sealed-lead = Both of you bid at the same time. The bids are opened when both are in, and both are paid.
sealed-pass = You have sealed a pass. Until the other bid is in you may change it.
sealed-amount = You have sealed { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}. Until the other bid is in you may change it.
plant-fewer = You passed, so you place one farmer fewer; a tile left without farmers is neutral.
leftover-lead = To be placed: { $what }. It gets no farmers and belongs to nobody.
propose-first = Nobody has proposed a place yet.
propose-made = Proposed so far: { $proposals }. You may join a place; the offers add up.
build-lead = Nobody proposed a place, so the choice is all yours.
decide-lead = Proposed: { $proposals }. If you accept a place, all the money offered for it is yours.
extra-lead = You may lay your own extra canal now, once in the game. It costs nothing.
extra-ahead = All who still have an extra canal may say now what they want: the first in turn who lays one does, and all others keep theirs. Your answer waits until it is your turn.
first-canal-lead = The first canal begins at the spring.

any-bid = { $order } bids that amount. Still open to you: { $ranges }.
any-pass = { $order } makes no bid. You pay nothing but place one farmer fewer, and the first to pass becomes canal builder.
any-sealed = { $order } seals an amount from 1 to { $most }.
any-sealed-pass = { $order } makes no bid. You then place one farmer fewer.
any-plant = { $order } takes a tile and plants it on an empty square.
any-leftover = { $order } puts it on one of these squares.
any-propose = { $order } proposes a place and offers the builder an amount from 0 to { $most } for it.
any-nothing = { $order } leaves it to the others.
any-accept = { $order } builds there, and the money is yours. Proposed: { $places }.
any-build = { $price ->
    [0] { $order } builds at any free place below.
    [one] { $order } builds at any other place below and costs you { $price } escudo.
   *[other] { $order } builds at any other place below and costs you { $price } escudos.
}
any-skip = { $order } builds nothing; the canal goes back into the box.
any-extra = { $order } lays your extra canal.
any-hold = { $order } keeps it for a later round.
any-first-canal = { $order } lays it at one of these places.
no-elsewhere = Building at any other place is not possible now.
tiles-are = Tiles: { $tiles }.
squares-wet = Squares with water: { $squares }
squares-dry = Squares without water: { $squares }
squares-palm = Of these with a palm: { $squares }
places-are = Places, and what would newly get water there:
waters = { $segment } → { $gains }
waters-nothing = nothing new
empty-squares = empty { $squares }

news-weather = Drought and pay
news-set-aside = Out of the game this time: { $what }.
news-first-canal = { $player } lays the first canal at { $segment }.
news-first-canal-dice = The first canal lies at { $segment }, drawn by lot.
news-offer = On offer: { $tiles }.
news-bid = { $player } bids { $amount }.
news-passed = { $player } passes.
news-passed-itself = { $player } has no bid left to make and passes.
news-sealed = { $player } has sealed a bid.
news-sealed-pass = { $player } has sealed a pass.
news-sealed-own = { $player } has sealed { $amount }.
news-unsealed = The bids are opened: { $bids }. { $player } wins the auction.
news-builder = { $player } becomes canal builder.
news-builder-kept = { $player } remains canal builder.
news-planted = { $player } plants { $what } at { $square }{ $paid ->
    [0] .
   *[other] {" "}for { $paid }.
}
news-proposed = { $player } proposes { $segment } with { $amount }.
news-proposed-nothing = { $player } proposes nothing.
news-accepted = { $player } accepts { $segment } and gets { $sum } ({ $payers }).
news-built = { $player } builds at { $segment } and pays { $price }.
news-not-built = { $player } builds nothing.
news-not-built-itself = No canal could be built.
news-extra = { $player } lays the extra canal at { $segment }.
news-held = { $player } keeps the extra canal.
news-paid = Everybody gets { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}.
drought-last = This was the last drought, and it spares nothing without water.
drought-nothing = The drought harms nobody.
drought-weakened = A farmer leaves (in brackets, how many stay): { $squares }.
drought-dried = Dried up: { $squares }.

board-head = The board now
board-head-then = The board then
board-head-end = The board at the end
board-caption = The board: eight columns a to h, six rows 1 to 6, canals on the lines between blocks of four squares
palm-short = palm
dry-short = dry
legend = { $kinds }. Players: { $players }; the number is farmers, 0 is neutral. ~ has water, ! grows without water, S is the spring. Blue or ~ lines are canals; a line with a number is a free place.
legend-canal = canal
legend-spring = spring
legend-free = free place
legend-wet = has water
legend-named = on the buttons above
spring-is = The spring touches { $squares }.
canals-none = No canal has been built yet.
canals-are = Canals: { $places }
thirsty-are = Without water: { $squares }
dried-are = Dried up: { $squares }
palms-are = Palms: { $squares }
proposals-are = Proposals: { $proposals }

players-player = Player
players-money = Money
players-points = Points now
players-extra = Extra canal
players-now = This round
players-note = Points now: what the plantations would bring if no more dried up. Each escudo is one point more at the end.
extra-left = unused
extra-used = used
now-builder = canal builder
now-sealed = bid is sealed
now-bid = has bid { $amount }
now-passed = has passed
now-proposal = for { $segment }, offering { $amount }
now-nothing = no proposal

areas-head = Plantations and what they are worth
areas-kind = Growing
areas-squares = Squares
areas-points = Size × farmers
areas-single = Single squares: { $areas }.
areas-neutral = Without an owner: { $areas }.

outlook-head = Still to come
offer-is = Still on offer this round: { $tiles }.
supply-is = { $count ->
    [one] { $count } canal is left in the supply.
   *[other] { $count } canals are left in the supply.
}
unseen-are = { $count ->
    [one] One tile is still face down (with one + with two farmers): { $tiles }.
   *[other] { $count } tiles are still face down (with one + with two farmers): { $tiles }.
}
unseen-kind = { $kind ->
    [banana] bananas
    [coconut] coconuts
    [watermelon] watermelons
    [grape] grapes
    [pepper] peppers
   *[other] ({ $kind }?)
} { $ones } + { $twos }
unseen-none = All tiles have been turned up.
set-aside-is = Out of the game: { $what }.

points-from = Where the points came from
points-from-note = { $kinds } 💰 escudos
part-money = money

welcome = Welcome! At this table: { $players }, clockwise. The game lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
welcome-idea = In each round you bid for plantations, plant them, and bring them water by canal. What gets no water dries up. At the end each plantation brings its size times your farmers in it, and each escudo brings a point.
welcome-how = You need nothing but your mail: a letter comes when there is something for you to decide, and you reply to it.
money-open = Everybody’s money is open.
money-hidden = Money is hidden: you see only your own until the end.

help-bid = { $order } makes a bid in the auction.
help-pass = { $order } makes no bid.
help-plant = { $order } takes a tile and plants it.
help-propose = { $order } proposes a place for the canal with an offer.
help-nothing = { $order } makes no proposal.
help-accept = { $order } is for the builder: take the money and build there.
help-build = { $order } is for the builder: build at a place nobody proposed.
help-skip = { $order } is for the builder without proposals: build nothing.
help-extra = { $order } lays your extra canal.
help-hold = { $order } keeps your extra canal for now.
label-tiles = Tiles are named by kind and farmers: { $tiles }.
label-squares = Squares are a1 to h6: letter for the column, number for the row from the top.
label-places = Places for canals are s1 to s31; the board shows their numbers on the lines.

fact-palms = Palms
fact-builder = Canal builder
fact-offer = Tiles on offer
fact-supply = Canals in the supply
fact-aside = Tile out of the game
fact-canal = Canal at { $segment }
fact-canal-supply = from the supply
fact-dried = dried up
fact-bid = bid
fact-proposal = proposal

yours-have = You have { $escudos } now.
yours-bids = You have { $escudos }. Bids so far: { $bids }.
yours-no-bids = You have { $escudos }, and nobody has named an amount yet.
yours-dry = These tiles of yours have no water now, each with its farmers: { $squares }.
yours-no-dry = All your tiles have water now.
yours-extra = { $used ->
    [yes] You have used your extra canal.
   *[no] You still have your extra canal.
}
yours-points = As it stands your plantations bring { $plantations ->
    [one] { $plantations } point
   *[other] { $plantations } points
}, and with your escudos you have { $total }.
