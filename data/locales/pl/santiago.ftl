# Santiago. Samych poleceń nigdy nie tłumaczymy.

kind = { $kind ->
    [banana] banany
    [coconut] kokosy
    [watermelon] arbuzy
    [grape] winogrona
    [pepper] papryka
   *[other] ({ $kind }?)
}
kind-card = { $kind ->
    [banana] banany
    [coconut] kokosy
    [watermelon] arbuzy
    [grape] winogrona
    [pepper] papryka
   *[other] ({ $kind }?)
}
kind-code = { $kind ->
    [banana] Ban
    [coconut] Kok
    [watermelon] Arb
    [grape] Win
    [pepper] Pap
   *[other] ({ $kind }?)
}
crop = { $kind ->
    [banana] banany
    [coconut] kokosy
    [watermelon] arbuzy
    [grape] winogrona
    [pepper] papryka
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (bez rolników)
    [one] ({ $farmers } rolnik)
   *[other] ({ $farmers } rolników)
}
planting = { $kind ->
    [banana] banany
    [coconut] kokosy
    [watermelon] arbuzy
    [grape] winogrona
    [pepper] paprykę
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (bez rolników)
    [one] ({ $farmers } rolnik)
   *[other] ({ $farmers } rolników)
}

phase-first-canal = Pierwszy kanał
phase-auction = Licytacja
phase-planting = Sadzenie
phase-leftover = Ostatni żeton rundy
phase-canal = Budowa kanału
phase-extra = Dodatkowy kanał

head-first-canal = Gdzie ma leżeć pierwszy kanał?
head-bid = Ile licytujesz?
head-sealed = Ile licytujesz w tajemnicy?
head-resealed = Przyjęliśmy Twoją kwotę. Chcesz ją zmienić?
head-plant = Co sadzisz i gdzie?
head-leftover = Gdzie położysz ostatni żeton?
head-propose = Gdzie proponujesz kanał?
head-build = Czy chcesz zbudować kanał?
head-decide = Gdzie zbudujesz kanał?
head-extra = Czy użyjesz dodatkowego kanału?

decision = { $decision ->
    [P2] pierwszy kanał
    [P3] licytacja
    [P4] tajna kwota
    [P5] sadzenie
    [P6] ostatni żeton
    [P7] propozycja
    [P8] decyzja budowniczego
    [P9] dodatkowy kanał
   *[other] ({ $decision }?)
}
pre-do = { $decision ->
    [P2] Połóż pierwszy kanał
    [P3] Licytuj
    [P4] Podaj tajną kwotę
    [P5] Weź żeton i załóż plantację
    [P6] Połóż ostatni żeton
    [P7] Zaproponuj miejsce na kanał
    [P8] Zdecyduj, gdzie będzie kanał
    [P9] Użyj dodatkowego kanału albo go zachowaj
   *[other] ({ $decision }?)
}

do-bid = Licytuję { $amount }
do-pass = Pas
do-plant = Sadzę { $what } na { $square }
do-propose = Proponuję { $segment } i oferuję { $amount }
do-propose-nothing = Niczego nie proponuję
do-accept = Akceptuję { $segment } i biorę { $sum }
tried-accept = Akceptuję { $segment }
do-build = { $price ->
    [0] Buduję na { $segment }
   *[other] Buduję na { $segment } i płacę { $price }
}
do-skip = W tej rundzie nie buduję
do-extra = Kładę dodatkowy kanał na { $segment }
do-hold = Zachowuję dodatkowy kanał na później
do-hold-always = Zachowuję go w każdej rundzie, bez pytania
did-plant = obsadzasz { $square }
did-propose = proponujesz { $segment } i oferujesz { $amount }
did-propose-nothing = niczego nie proponujesz
did-accept = akceptujesz { $segment }
did-build = budujesz na { $segment }
did-skip = w tej rundzie nie budujesz
did-extra = kładziesz dodatkowy kanał na { $segment }
did-hold = zachowujesz dodatkowy kanał

pass-note = nic nie płacisz, jeden rolnik mniej
hold-note = zapytamy w następnej rundzie
hold-always-note = póki nie napiszesz inaczej
nothing-note = zachowujesz pieniądze
take = bierzesz { $sum }
pay = { $price ->
    [0] za darmo
   *[other] płacisz { $price }
}
has-water = z wodą
no-water = bez wody
waters-count = nawadnia { $count }
farmers = { $count ->
    [0] bez rolników
    [one] { $count } rolnik
   *[other] { $count } rolników
}

sealed-lead = Licytujecie jednocześnie. Kwoty odkrywamy, gdy przyjdą obie, i obie trzeba zapłacić.
sealed-pass = Przyjęliśmy, że pasujesz. Dopóki nie ma drugiej kwoty, możesz to zmienić.
sealed-amount = Przyjęliśmy od Ciebie { $amount } escudo. Dopóki nie ma drugiej kwoty, możesz to zmienić.
plant-fewer = Po spasowaniu stawiasz o jednego rolnika mniej; żeton bez rolników jest neutralny.
leftover-lead = Teraz kładziesz: { $what }. Ten żeton nie należy do nikogo.
propose-first = Nikt jeszcze nie zaproponował miejsca.
propose-made = Dotychczasowe propozycje: { $proposals }. Możesz się przyłączyć; oferty się sumują.
build-lead = Nikt nie zaproponował miejsca, więc wybór należy tylko do Ciebie.
decide-lead = Propozycje: { $proposals }. Jeśli zaakceptujesz miejsce, bierzesz wszystkie pieniądze zaoferowane za nie.
extra-lead = Możesz teraz położyć swój dodatkowy kanał, raz w grze. Nic nie kosztuje.
extra-ahead = Wszyscy, którzy mają jeszcze dodatkowy kanał, mogą już teraz powiedzieć, czego chcą: kładzie go pierwszy w kolejności, kto chce, a pozostali zachowują swoje. Twoja odpowiedź zaczeka na swoją kolej.
first-canal-lead = Pierwszy kanał zaczyna się przy źródle.

any-bid = { $order } podaje kwotę. Wolne dla Ciebie: { $ranges }.
any-pass = { $order } to pas. Nic nie płacisz, ale stawiasz o jednego rolnika mniej, a kto pierwszy spasuje, zostaje budowniczym kanału.
any-sealed = { $order } podaje tajną kwotę od 1 do { $most }.
any-sealed-pass = { $order } to pas. Stawiasz wtedy o jednego rolnika mniej.
any-plant = { $order } bierze żeton i kładzie go na pustym polu.
any-leftover = { $order } kładzie go na jednym z tych pól.
any-propose = { $order } proponuje miejsce i oferuje za nie budowniczemu kwotę od 0 do { $most }.
any-nothing = { $order } zostawia to innym.
any-accept = { $order } buduje tam, a pieniądze są Twoje. Propozycje: { $places }.
any-build = { $price ->
    [0] { $order } buduje na dowolnym wolnym miejscu z listy.
   *[other] { $order } buduje na innym miejscu z listy i kosztuje { $price } escudo.
}
any-skip = { $order } nic nie buduje; kanał wraca do pudełka.
any-extra = { $order } kładzie Twój dodatkowy kanał.
any-hold = { $order } zachowuje go na późniejszą rundę.
any-first-canal = { $order } kładzie go na jednym z tych miejsc.
no-elsewhere = Budowa w innym miejscu nie jest teraz możliwa.
tiles-are = Możesz wziąć: { $tiles }.
squares-wet = Pola z wodą: { $squares }
squares-dry = Pola bez wody: { $squares }
squares-palm = Z nich z palmą: { $squares }
places-are = Miejsca i to, co dostałoby tam wodę:
waters = { $segment } → { $gains }
waters-nothing = nic nowego
empty-squares = puste { $squares }

news-weather = Susza i wypłata
news-set-aside = Tym razem odkładamy z gry: { $what }.
news-first-canal = { $player } kładzie pierwszy kanał na { $segment }.
news-first-canal-dice = Pierwszy kanał wylosowano: leży na { $segment }.
news-offer = Można wziąć: { $tiles }.
news-bid = { $player } licytuje { $amount }.
news-passed = { $player } pasuje.
news-passed-itself = { $player } nie ma już wolnej kwoty i pasuje.
news-sealed = { $player } podaje tajną kwotę.
news-sealed-pass = { $player } pasuje w tajemnicy.
news-sealed-own = { $player } podaje w tajemnicy { $amount }.
news-unsealed = Odkryto kwoty: { $bids }. Licytację wygrywa { $player }.
news-builder = { $player } zostaje budowniczym kanału.
news-builder-kept = { $player } pozostaje budowniczym kanału.
news-planted = { $player } sadzi { $what } na { $square }{ $paid ->
    [0] .
   *[other] {" "}za { $paid }.
}
news-proposed = { $player } proponuje { $segment } i oferuje { $amount }.
news-proposed-nothing = { $player } niczego nie proponuje.
news-accepted = { $player } akceptuje { $segment } i dostaje { $sum } ({ $payers }).
news-built = { $player } buduje na { $segment } i płaci { $price }.
news-not-built = { $player } nic nie buduje.
news-not-built-itself = Nie można było zbudować kanału.
news-extra = { $player } kładzie dodatkowy kanał na { $segment }.
news-held = { $player } zachowuje dodatkowy kanał.
news-paid = Każdy dostaje { $amount } escudo.
drought-last = To była ostatnia susza: nie oszczędza niczego, co nie ma wody.
drought-nothing = Susza nikomu nie szkodzi.
drought-weakened = Odchodzi po jednym rolniku (w nawiasie: ilu zostaje): { $squares }.
drought-dried = Wyschły: { $squares }.

board-head = Plansza w tej chwili
board-head-then = Plansza wtedy
board-head-end = Plansza na koniec
board-caption = Plansza: osiem kolumn od a do h, sześć rzędów od 1 do 6, kanały na liniach między blokami po cztery pola
palm-short = palma
dry-short = ugór
legend = { $kinds }. Gracze: { $players }; liczba oznacza rolników, 0 to plantacja neutralna. ~ ma wodę, ! rośnie bez wody, S to źródło. Niebieskie linie lub ~ to kanały; linia z numerem to wolne miejsce.
legend-canal = kanał
legend-spring = źródło
legend-free = wolne miejsce
legend-wet = ma wodę
legend-named = na przyciskach powyżej
spring-is = Źródło styka się z { $squares }.
canals-none = Nie zbudowano jeszcze żadnego kanału.
canals-are = Kanały: { $places }
thirsty-are = Bez wody: { $squares }
dried-are = Wyschły: { $squares }
palms-are = Palmy: { $squares }
proposals-are = Propozycje: { $proposals }

players-player = Gracz
players-money = Escudo
players-points = Punkty teraz
players-extra = Dodatkowy kanał
players-now = W tej rundzie
players-note = Punkty teraz: tyle dałyby plantacje, gdyby nic więcej nie wyschło. Na końcu każde escudo to jeszcze jeden punkt.
extra-left = niezużyty
extra-used = zużyty
now-builder = buduje kanał
now-sealed = tajna kwota
now-bid = kwota: { $amount }
now-passed = pas w licytacji
now-proposal = miejsce { $segment }, oferta { $amount }
now-nothing = brak propozycji

areas-head = Plantacje i ich wartość
areas-kind = Rośnie
areas-squares = Pola
areas-points = Wielkość × rolnicy
areas-single = Pojedyncze pola: { $areas }.
areas-neutral = Niczyje: { $areas }.

outlook-head = Co jeszcze przed nami
offer-is = W tej rundzie można jeszcze wziąć: { $tiles }.
supply-is = { $count ->
    [one] W puli został { $count } kanał.
    [few] W puli zostały { $count } kanały.
   *[other] W puli zostało { $count } kanałów.
}
unseen-are = { $count ->
    [one] Zakryty jest jeszcze { $count } żeton (z jednym + z dwoma rolnikami): { $tiles }.
    [few] Zakryte są jeszcze { $count } żetony (z jednym + z dwoma rolnikami): { $tiles }.
   *[other] Zakrytych jest jeszcze { $count } żetonów (z jednym + z dwoma rolnikami): { $tiles }.
}
unseen-kind = { $kind ->
    [banana] banany
    [coconut] kokosy
    [watermelon] arbuzy
    [grape] winogrona
    [pepper] papryka
   *[other] ({ $kind }?)
} { $ones } + { $twos }
unseen-none = Wszystkie żetony są już odkryte.
set-aside-is = Z gry odłożono: { $what }.

points-from = Skąd wzięły się punkty
points-from-note = { $kinds } 💰 escudo
part-money = escudo

welcome = Witaj! Przy tym stole siedzą, zgodnie z ruchem wskazówek zegara: { $players }. Gra trwa { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}.
welcome-idea = W każdej rundzie licytujesz plantacje, zakładasz je i doprowadzasz do nich wodę kanałami. Co nie ma wody, wysycha. Na końcu każda plantacja daje tyle punktów, ile wynosi jej wielkość razy liczba Twoich rolników na niej, a każde escudo jeden punkt.
welcome-how = Wystarczy Ci poczta: list przychodzi, gdy masz coś do zdecydowania, a Ty na niego odpisujesz.
money-open = Pieniądze wszystkich są jawne.
money-hidden = Pieniądze są ukryte: do końca gry widzisz tylko własne.

help-bid = { $order } podaje Twoją kwotę w licytacji.
help-pass = { $order } to pas w licytacji.
help-plant = { $order } bierze żeton i kładzie go na polu.
help-propose = { $order } proponuje miejsce na kanał i ofertę.
help-nothing = { $order } nie składa propozycji.
help-accept = { $order } jest dla budowniczego: bierze pieniądze i buduje tam.
help-build = { $order } jest dla budowniczego: buduje tam, gdzie nikt nie proponował.
help-skip = { $order } jest dla budowniczego bez propozycji: nic nie buduje.
help-extra = { $order } kładzie Twój dodatkowy kanał.
help-hold = { $order } zostawia dodatkowy kanał na później.
label-tiles = Żetony mają w nazwie uprawę i liczbę rolników: { $tiles }.
label-squares = Pola to a1–h6: litera kolumny i numer rzędu od góry.
label-places = Miejsca na kanały to s1–s31; na planszy ich numery stoją na liniach.

fact-palms = Palmy
fact-builder = Budowniczy kanału
fact-offer = Żetony do wzięcia
fact-supply = Kanały w puli
fact-aside = Żeton poza grą
fact-canal = Kanał w miejscu { $segment }
fact-canal-supply = z puli
fact-dried = wyschła
fact-bid = kwota
fact-proposal = propozycja

yours-have = Masz teraz { $escudos }.
yours-bids = Masz { $escudos }. Podane kwoty: { $bids }.
yours-no-bids = Masz { $escudos }, a nikt jeszcze nie podał kwoty.
yours-dry = Te Twoje żetony nie mają teraz wody (w nawiasie rolnicy): { $squares }.
yours-no-dry = Wszystkie Twoje żetony mają teraz wodę.
yours-extra = { $used ->
    [yes] Dodatkowy kanał masz już za sobą.
   *[no] Masz jeszcze swój dodatkowy kanał.
}
yours-points = Na razie Twoje plantacje dają { $plantations ->
    [one] { $plantations } punkt
    [few] { $plantations } punkty
   *[other] { $plantations } punktów
}, a razem z escudo masz { $total }.
