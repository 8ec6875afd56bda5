# Santiago. Selve trækkene oversættes aldrig.

kind = { $kind ->
    [banana] bananer
    [coconut] kokosnødder
    [watermelon] vandmeloner
    [grape] vindruer
    [pepper] peberfrugter
   *[other] ({ $kind }?)
}
kind-card = { $kind ->
    [banana] bananer
    [coconut] kokos­nødder
    [watermelon] vand­meloner
    [grape] vindruer
    [pepper] peber­frugter
   *[other] ({ $kind }?)
}
kind-code = { $kind ->
    [banana] Ban
    [coconut] Kok
    [watermelon] Van
    [grape] Dru
    [pepper] Peb
   *[other] ({ $kind }?)
}
crop = { $kind ->
    [banana] bananer
    [coconut] kokosnødder
    [watermelon] vandmeloner
    [grape] vindruer
    [pepper] peberfrugter
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (uden bønder)
    [one] ({ $farmers } bonde)
   *[other] ({ $farmers } bønder)
}
planting = { $kind ->
    [banana] bananer
    [coconut] kokosnødder
    [watermelon] vandmeloner
    [grape] vindruer
    [pepper] peberfrugter
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (uden bønder)
    [one] ({ $farmers } bonde)
   *[other] ({ $farmers } bønder)
}

phase-first-canal = Første kanal
phase-auction = Auktion
phase-planting = Plantning
phase-leftover = Den sidste brik
phase-canal = Rundens kanal
phase-extra = Ekstrakanalen

head-first-canal = Hvor skal den første kanal ligge?
head-bid = Hvad byder du?
head-sealed = Hvad byder du i hemmelighed?
head-resealed = Dit bud er modtaget. Vil du ændre det?
head-plant = Hvad planter du, og hvor?
head-leftover = Hvor skal den sidste brik ligge?
head-propose = Hvor vil du foreslå kanalen?
head-build = Vil du bygge kanalen?
head-decide = Hvor bygger du kanalen?
head-extra = Vil du bruge din ekstrakanal?

decision = { $decision ->
    [P2] den første kanal
    [P3] et bud
    [P4] et hemmeligt bud
    [P5] plantningen
    [P6] den sidste brik
    [P7] et forslag
    [P8] kanalbyggerens valg
    [P9] ekstrakanalen
   *[other] ({ $decision }?)
}
pre-do = { $decision ->
    [P2] Læg den første kanal
    [P3] Byd
    [P4] Afgiv dit hemmelige bud
    [P5] Tag en brik, og plant den
    [P6] Læg den sidste brik
    [P7] Foreslå et sted til kanalen
    [P8] Bestem, hvor kanalen skal ligge
    [P9] Brug din ekstrakanal, eller behold den
   *[other] ({ $decision }?)
}

do-bid = Byd { $amount }
do-pass = Pas
do-plant = Plant { $what } på { $square }
do-propose = Foreslå { $segment } og tilbyd { $amount }
do-propose-nothing = Foreslå ingenting
do-accept = Accepter { $segment } og få { $sum }
tried-accept = Accepter { $segment }
do-build = { $price ->
    [0] Byg på { $segment }
   *[other] Byg på { $segment } og betal { $price }
}
do-skip = Byg ikke i denne runde
do-extra = Brug din ekstrakanal på { $segment }
do-hold = Behold din ekstrakanal til senere
do-hold-always = Behold den hver runde, og spørg ikke igen
did-plant = du planter på { $square }
did-propose = du foreslår { $segment } og tilbyder { $amount }
did-propose-nothing = du foreslår ingenting
did-accept = du accepterer { $segment }
did-build = du bygger på { $segment }
did-skip = du bygger ikke i denne runde
did-extra = du bruger din ekstrakanal på { $segment }
did-hold = du beholder din ekstrakanal

pass-note = betal intet, én bonde færre
hold-note = du bliver spurgt igen i næste runde
hold-always-note = indtil du skriver andet
nothing-note = du beholder dine penge
take = få { $sum }
pay = { $price ->
    [0] gratis
   *[other] betal { $price }
}
has-water = med vand
no-water = uden vand
waters-count = vander { $count }
farmers = { $count ->
    [0] uden bønder
    [one] { $count } bonde
   *[other] { $count } bønder
}

sealed-lead = I byder samtidig. Buddene vises, når begge er kommet, og begge skal betales.
sealed-pass = Du har hemmeligt meldt pas. Indtil det andet bud er kommet, kan du ændre det.
sealed-amount = Dit hemmelige bud er { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}. Indtil det andet bud er kommet, kan du ændre det.
plant-fewer = Du meldte pas, så du sætter én bonde færre; en brik uden bønder er neutral.
leftover-lead = Skal lægges: { $what }. Brikken tilhører ingen.
propose-first = Ingen har foreslået et sted endnu.
propose-made = Foreslået indtil nu: { $proposals }. Du kan støtte et forslag; tilbuddene lægges sammen.
build-lead = Ingen har foreslået et sted, så valget er helt dit.
decide-lead = Forslag: { $proposals }. Accepterer du et sted, får du alle pengene, der er tilbudt for det.
extra-lead = Du kan lægge din ekstrakanal nu, én gang i spillet. Den koster intet.
extra-ahead = Alle, der stadig har deres ekstrakanal, kan sige nu, hvad de vil: den første i turen, der vil lægge sin, gør det, og de andre beholder deres. Dit svar venter, til det bliver din tur.
first-canal-lead = Den første kanal begynder ved kilden.

any-bid = { $order } byder et beløb. Du kan stadig byde: { $ranges }.
any-pass = Med { $order } byder du ikke. Du betaler intet, men sætter én bonde færre, og den, der først melder pas, bliver kanalbygger.
any-sealed = { $order } byder hemmeligt et beløb fra 1 til { $most }.
any-sealed-pass = Med { $order } byder du ikke. Så sætter du én bonde færre.
any-plant = { $order } tager en brik og planter den på et tomt felt.
any-leftover = { $order } lægger den på et af disse felter.
any-propose = { $order } foreslår et sted og tilbyder kanalbyggeren et beløb fra 0 til { $most } for det.
any-nothing = { $order } overlader det til de andre.
any-accept = { $order } bygger dér, og pengene er dine. Foreslået: { $places }.
any-build = { $price ->
    [0] { $order } bygger på et hvilket som helst frit sted nedenfor.
    [one] { $order } bygger på et andet sted nedenfor og koster dig { $price } escudo.
   *[other] { $order } bygger på et andet sted nedenfor og koster dig { $price } escudos.
}
any-skip = { $order } bygger intet; kanalen går tilbage i æsken.
any-extra = { $order } lægger din ekstrakanal.
any-hold = { $order } gemmer den til en senere runde.
any-first-canal = { $order } lægger den på et af disse steder.
no-elsewhere = Det er ikke muligt at bygge andre steder nu.
tiles-are = Brikker: { $tiles }.
squares-wet = Felter med vand: { $squares }
squares-dry = Felter uden vand: { $squares }
squares-palm = Af disse med en palme: { $squares }
places-are = Steder, og hvad der ville få vand dér:
waters = { $segment } → { $gains }
waters-nothing = intet nyt
empty-squares = tomme { $squares }

news-weather = Tørke og udbetaling
news-set-aside = Ude af spillet denne gang: { $what }.
news-first-canal = { $player } lægger den første kanal på { $segment }.
news-first-canal-dice = Den første kanal ligger på { $segment }; stedet er trukket ved lod.
news-offer = Kan tages: { $tiles }.
news-bid = { $player } byder { $amount }.
news-passed = { $player } melder pas.
news-passed-itself = { $player } kan ikke byde mere og melder pas.
news-sealed = { $player } har afgivet et hemmeligt bud.
news-sealed-pass = { $player } melder hemmeligt pas.
news-sealed-own = { $player } byder hemmeligt { $amount }.
news-unsealed = Buddene vises: { $bids }. { $player } vinder auktionen.
news-builder = { $player } bliver kanalbygger.
news-builder-kept = { $player } er fortsat kanalbygger.
news-planted = { $player } planter { $what } på { $square }{ $paid ->
    [0] .
   *[other] {" "}for { $paid }.
}
news-proposed = { $player } foreslår { $segment } og tilbyder { $amount }.
news-proposed-nothing = { $player } foreslår ingenting.
news-accepted = { $player } accepterer { $segment } og får { $sum } ({ $payers }).
news-built = { $player } bygger på { $segment } og betaler { $price }.
news-not-built = { $player } bygger intet.
news-not-built-itself = Der kunne ikke bygges en kanal.
news-extra = { $player } lægger ekstrakanalen på { $segment }.
news-held = { $player } beholder ekstrakanalen.
news-paid = Alle får { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}.
drought-last = Det var den sidste tørke, og den skåner intet uden vand.
drought-nothing = Tørken skader ingen.
drought-weakened = En bonde forlader feltet (i parentes, hvor mange der er tilbage): { $squares }.
drought-dried = Udtørret: { $squares }.

board-head = Brættet nu
board-head-then = Brættet dengang
board-head-end = Brættet til sidst
board-caption = Brættet: otte kolonner a til h, seks rækker 1 til 6, kanaler på linjerne mellem blokke af fire felter
palm-short = palme
dry-short = tør
legend = { $kinds }. Spillere: { $players }; tallet er bønder, 0 er neutral. ~ har vand, ! gror uden vand, S er kilden. Blå linjer eller ~ er kanaler; en linje med et nummer er et frit sted.
legend-canal = kanal
legend-spring = kilde
legend-free = ledigt sted
legend-wet = har vand
legend-named = på knapperne ovenfor
spring-is = Kilden rører { $squares }.
canals-none = Der er ikke bygget nogen kanal endnu.
canals-are = Kanaler: { $places }
thirsty-are = Uden vand: { $squares }
dried-are = Udtørret: { $squares }
palms-are = Palmer: { $squares }
proposals-are = Forslag: { $proposals }

players-player = Spiller
players-money = Penge
players-points = Point nu
players-extra = Ekstra­kanal
players-now = Denne runde
players-note = Point nu: det, plantagerne ville give, hvis intet mere tørrede ud. Til sidst er hver escudo ét point mere.
extra-left = ubrugt
extra-used = brugt
now-builder = bygger kanal
now-sealed = har budt hemmeligt
now-bid = har budt { $amount }
now-passed = har meldt pas
now-proposal = ønsker { $segment }, tilbyder { $amount }
now-nothing = intet forslag

areas-head = Plantagerne og deres værdi
areas-kind = Afgrøde
areas-squares = Felter
areas-points = Størrelse × bønder
areas-single = Enkelte felter: { $areas }.
areas-neutral = Tilhører ingen: { $areas }.

outlook-head = Det, der er tilbage
offer-is = Kan stadig tages i denne runde: { $tiles }.
supply-is = { $count ->
    [one] Der er { $count } kanal tilbage i forrådet.
   *[other] Der er { $count } kanaler tilbage i forrådet.
}
unseen-are = { $count ->
    [one] { $count } brik er stadig skjult (med én + med to bønder): { $tiles }.
   *[other] { $count } brikker er stadig skjult (med én + med to bønder): { $tiles }.
}
unseen-kind = { $kind ->
    [banana] bananer
    [coconut] kokosnødder
    [watermelon] vandmeloner
    [grape] vindruer
    [pepper] peberfrugter
   *[other] ({ $kind }?)
} { $ones } + { $twos }
unseen-none = Alle brikker er vendt.
set-aside-is = Ude af spillet: { $what }.

points-from = Hvor pointene kom fra
points-from-note = { $kinds } 💰 escudos
part-money = penge

welcome = Velkommen! Ved dette bord sidder, med uret: { $players }. Spillet varer { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}.
welcome-idea = I hver runde byder du på plantager, planter dem og fører vand til dem med kanaler. Det, der ikke får vand, tørrer ud. Til sidst giver hver plantage sin størrelse gange dine bønder på den, og hver escudo giver ét point.
welcome-how = Du behøver kun din mail: der kommer et brev, når du har noget at beslutte, og du svarer på det.
money-open = Alles penge er synlige.
money-hidden = Pengene er skjulte: du ser kun dine egne indtil slutningen.

help-bid = { $order } byder et beløb i auktionen.
help-pass = Med { $order } byder du ikke i auktionen.
help-plant = { $order } tager en brik og planter den.
help-propose = { $order } foreslår et sted til kanalen med et tilbud.
help-nothing = { $order } overlader forslaget til de andre.
help-accept = { $order } er for kanalbyggeren: tag pengene og byg dér.
help-build = { $order } er for kanalbyggeren: byg, hvor ingen har foreslået.
help-skip = { $order } er for kanalbyggeren uden forslag: byg intet.
help-extra = { $order } lægger din ekstrakanal.
help-hold = { $order } beholder din ekstrakanal.
label-tiles = Brikker hedder efter afgrøde og bønder: { $tiles }.
label-squares = Felter er a1 til h6: bogstav for kolonnen, tal for rækken fra oven.
label-places = Steder til kanaler er s1 til s31; brættet viser deres numre på linjerne.

fact-palms = Palmer
fact-builder = Kanalbygger
fact-offer = Brikker på bordet
fact-supply = Kanaler i forrådet
fact-aside = Brik ude af spillet
fact-canal = Kanal på { $segment }
fact-canal-supply = fra forrådet
fact-dried = udtørret
fact-bid = bud
fact-proposal = forslag

yours-have = Du har { $escudos } nu.
yours-bids = Du har { $escudos }. Bud indtil nu: { $bids }.
yours-no-bids = Du har { $escudos }, og ingen har nævnt et beløb endnu.
yours-dry = Disse brikker af dine har ikke vand nu, hver med sine bønder: { $squares }.
yours-no-dry = Alle dine brikker har vand nu.
yours-extra = { $used ->
    [yes] Du har brugt din ekstrakanal.
   *[no] Du har stadig din ekstrakanal.
}
yours-points = Som det står nu, giver dine plantager { $plantations } point, og med dine escudos har du { $total }.
