# Goa. Samych poleceń nigdy nie tłumaczymy.

goa-spice = { $spice ->
    [clove] goździki
    [cinnamon] cynamon
    [ginger] imbir
    [nutmeg] gałka muszkatołowa
    [pepper] pieprz
   *[other] ({ $spice }?)
}
goa-spice-short = { $spice ->
    [clove] goździki
    [cinnamon] cynamon
    [ginger] imbir
    [nutmeg] gałka
    [pepper] pieprz
   *[other] ({ $spice }?)
}
goa-column = { $column ->
    [ships] Statki
    [harvest] Żniwa
    [taxes] Podatki
    [expedition] Wyprawy
    [colonies] Kolonie
   *[other] ({ $column }?)
}
goa-column-head = { $column ->
    [ships] Statki
    [harvest] Żniwa
    [taxes] Podatki
    [expedition] Wyprawy
    [colonies] Kolonie
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
    [progress] Postęp
    [ships] Budowa statków
    [harvest] Żniwa
    [taxes] Podatki
    [expedition] Wyprawa
    [found] Zakładanie kolonii
   *[other] ({ $deed }?)
}
goa-symbol = { $symbol ->
    [elephant] słoń
    [fish] ryba
    [palm] palma
    [shell] muszla
    [statue] posąg
    [tiger] tygrys
   *[other] ({ $symbol }?)
}
goa-tile = { $tile ->
    [red-colonist] czerwony Kolonista
    [colonists] Koloniści
    [red-ducats] czerwone Dukaty
    [duty] Cło
    [espionage] Szpiegostwo
    [exchange] Zamiana
    [red-expedition] czerwona Wyprawa
    [expeditions] Wyprawy { $count }
    [extra-actions] Dodatkowe akcje
    [extra-harvest] Dodatkowe żniwa
    [favor] Podarunek
    [mission] Misja { $count }
    [mixed-crop] Uprawa mieszana
    [plantation] { $spice } { $count }
    [planter] Plantator
    [resupply] Zaopatrzenie
    [settlement] Osada
    [red-ship] czerwony Statek
    [ships] Statki
    [ships-or-colonists] Statki/Koloniści
    [red-spice] czerwona Przyprawa
    [viceroy] Wicekról
   *[other] ({ $tile }?)
}
goa-tile-short = { $tile ->
    [red-colonist] cz. Kolon.
    [colonists] Koloniści
    [red-ducats] cz. Dukaty
    [duty] Cło
    [espionage] Szpieg
    [exchange] Zamiana
    [red-expedition] cz. Wyprawa
    [expeditions] Wypr. ×{ $count }
    [extra-actions] Dod. akcje
    [extra-harvest] Dod. żniwa
    [favor] Podar.
    [mission] Misja { $count }
    [mixed-crop] Upr. miesz.
    [plantation] { $spice } { $count }
    [planter] Plantator
    [resupply] Zaopatrz.
    [settlement] Osada
    [red-ship] cz. Statek
    [ships] Statki
    [ships-or-colonists] Stat. / Kol.
    [red-spice] cz. Przypr.
    [viceroy] Wicekról
   *[other] ({ $tile }?)
}
goa-tile-does = { $tile ->
    [red-colonist] Czerwony żeton, raz na rundę: { $gain }.
    [colonists] Od razu: { $gain }.
    [red-ducats] Czerwony żeton, raz na rundę: { $gain }.
    [duty] Raz w grze: oddaj naraz { $count ->
        [one] { $count } przyprawę
        [few] { $count } przyprawy
       *[other] { $count } przypraw
    } i odwróć żeton: { $gain }.
    [espionage] Raz w grze: wykonaj budowę statków, żniwa, podatki lub zakładanie kolonii, licząc według pionka innego gracza.
    [exchange] Raz w grze: zamień go na dowolny żeton z planszy.
    [red-expedition] Czerwony żeton, raz na rundę: daje kartę{ $over ->
        [yes] , nawet ponad limit kart w ręce.
       *[no] .
    }
    [expeditions] Od razu: { $gain }{ $over ->
        [yes] , nawet ponad limit kart w ręce.
       *[no] .
    }
    [extra-actions] Od razu: { $gain }.
    [extra-harvest] Raz w grze: zapełnia wszystkie wolne miejsca najwyżej { $count } plantacji lub kolonii.
    [favor] Od razu daje jeden z żetonów odłożonych z gry.
    [mission] { $count ->
        [one] Na koniec { $count } punkt zwycięstwa.
        [few] Na koniec { $count } punkty zwycięstwa.
       *[other] Na koniec { $count } punktów zwycięstwa.
    }
    [mixed-crop] Jedno miejsce na dowolną przyprawę; bez punktów.
    [plantation] { $count ->
        [1] Mała plantacja, od razu zapełniona; { $gain }.
       *[other] Plantacja z { $count } miejscami, od razu zapełniona; bez punktów.
    }
    [planter] Na stałe: każda Twoja mała plantacja to { $gain }.
    [resupply] Raz w grze: odkryj { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }; suma ich kolonistów to liczba statków, kolonistów lub przypraw (jeden rodzaj), które bierzesz.
    [settlement] Od razu: { $gain }.
    [red-ship] Czerwony żeton, raz na rundę: { $gain }.
    [ships] Od razu: { $gain }.
    [ships-or-colonists] Od razu: { $gain } (jedno z dwojga, do wyboru).
    [red-spice] Czerwony żeton, raz na rundę: daje przyprawę, na którą masz miejsce.
    [viceroy] Raz w grze: Twój najmniej zaawansowany pionek schodzi o rząd w dół, za darmo.
   *[other] ({ $tile }?)
}
goa-effect = { $effect ->
    [two-ships] Dwa statki
    [two-colonists] Dwóch kolonistów
    [five-ducats] Pięć dukatów
    [two-spices] Dwie przyprawy
    [sell-spices] Sprzedaż przypraw
    [buy-progress] Kupno postępu
    [mixed-goods] Różne towary
    [third-card] Trzecia karta
    [ships-only] Same statki
    [spices-only] Same przyprawy
   *[other] ({ $effect }?)
}
goa-effect-does = { $effect ->
    [two-ships] Weź 2 statki, w każdej akcji.
    [two-colonists] Weź 2 kolonistów, w każdej akcji.
    [five-ducats] Weź 5 dukatów, w każdej akcji.
    [two-spices] Weź do 2 przypraw, na które masz miejsce, w każdej akcji.
    [sell-spices] Oddaj do 4 przypraw po 3 dukaty, w każdej akcji.
    [buy-progress] Przesuń pionek o rząd w dół za dukaty, w każdej akcji.
    [mixed-goods] Przy żniwach: rozdziel je między przyprawy, statki i kolonistów.
    [third-card] Przy zakładaniu kolonii: odkrywa się trzecią kartę.
    [ships-only] Przy postępie: płacisz samymi statkami, bez przypraw.
    [spices-only] Przy postępie: płacisz samymi przyprawami, bez statków.
   *[other] ({ $effect }?)
}
goa-part = { $part ->
    [rows] Rzędy pionków
    [colonies] Kolonie razem
    [cards] Karty w ręce
    [most-ducats] Najwięcej dukatów
    [small-plantations] Małe plantacje
    [duty] Opłacone cło
    [missions] Misje razem
   *[other] { $part }
}

goa-ducats = { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
   *[other] { $count } dukatów
}
goa-ships = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[other] { $count } statków
}
goa-colonists = { $count ->
    [one] { $count } kolonista
    [few] { $count } koloniści
   *[other] { $count } kolonistów
}
goa-extras = { $count ->
    [one] { $count } dodatkowa akcja
    [few] { $count } dodatkowe akcje
   *[other] { $count } dodatkowych akcji
}
goa-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
goa-spices = { $count ->
    [one] { $count } przyprawa
    [few] { $count } przyprawy
   *[other] { $count } przypraw
}
goa-points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[other] { $count } punktów zwycięstwa
}

goa-flag = flaga
goa-flag-letter = F
goa-flag-does = Kto ją ma, działa pierwszy, a w następnej rundzie pierwszy kładzie znacznik aukcji; wygranie jej daje dodatkową akcję.
goa-bonanza = żeton Bonanza
goa-why-card = karta { $card }
goa-why-first = pierwszy w rzędzie { $row }: { $column }
goa-why-all = wszystkie pionki w rzędzie { $row } lub niżej
goa-why-consolation = na pocieszenie
goa-half = faza { $half }

goa-phase-quick = Szybki Start
goa-phase-markers = Znaczniki aukcji
goa-phase-auction = Licytacja
goa-phase-actions = Akcje graczy
goa-phase-extras = Koniec rundy
goa-turn-of = { $number ->
    [0] dodatkowa akcja: { $player }
   *[other] akcja { $number }: { $player }
}
goa-decision = { $decision ->
    [P1] Szybki Start
    [P2] flaga
    [P3] znacznik aukcji
    [P4] ostatni znacznik aukcji
    [P5] licytacja
    [P6] decyzja sprzedającego
    [P7] wybór przy nowym żetonie
    [P8] akcja
    [P14] brakujący koloniści
    [P15] żeton nowej kolonii
    [P16] to, co po akcji
    [P19] wybór towaru
    [P24] dodatkowa akcja
   *[other] ({ $decision }?)
}
goa-pre-do = { $decision ->
    [P1] Wybierz Szybki Start
    [P2] Połóż flagę
    [P3] Połóż znacznik aukcji
    [P4] Połóż ostatni znacznik aukcji
    [P5] Licytuj
    [P6] Sprzedaj albo zachowaj
    [P7] Wybierz przy nowym żetonie
    [P8] Wybierz akcję
    [P14] Uzupełnij brakujących kolonistów
    [P15] Wybierz dla nowej kolonii
    [P16] Dokończ akcję
    [P19] Wybierz, co da Zaopatrzenie
    [P24] Zagraj dodatkową akcję albo ją zachowaj
   *[other] ({ $decision }?)
}

goa-head-quick = Szybki Start: pionki czy dukaty?
goa-head-flag = Gdzie położysz flagę?
goa-head-mark = Gdzie położysz swój znacznik aukcji?
goa-head-bid = { $what }: ile dajesz?
goa-head-sell = { $what }: sprzedajesz czy zachowujesz?
goa-head-goods = Statki czy koloniści?
goa-head-fifth = Piąta plantacja: którą oddasz?
goa-head-spices = Które przyprawy bierzesz?
goa-head-favor = Który z odłożonych żetonów bierzesz?
goa-head-room = Masz pełną rękę kart. Co robisz?
goa-head-action = { $number ->
    [1] Twoja pierwsza akcja?
    [2] Twoja druga akcja?
    [3] Twoja trzecia akcja?
   *[other] Twoja akcja: co robisz?
}
goa-head-short = { $colony }: brakuje kolonistów. Co robisz?
goa-head-founded = Kolonia { $colony } jest Twoja: co na niej leży?
goa-head-after = Czy chcesz coś jeszcze w tej akcji?
goa-head-resupply = Co ma dać Zaopatrzenie?
goa-head-extra = Czy zagrasz dodatkową akcję?
goa-head-extra-must = Którą dodatkową akcję zagrasz?

goa-lead-quick = Albo dwa Twoje pionki idą do rzędu 2, albo bierzesz { $ducats }.
goa-lead-flag = Twój pierwszy znacznik trafia na flagę, od niej idą znaczniki kolejnych graczy, a ostatni też jest Twój. Flaga musi stykać się bokiem z jakimś żetonem.
goa-lead-mark = Kładziesz go na wolnym żetonie obok ostatniego znacznika; rogi też się liczą. Ten żeton sprzedajesz Ty.
goa-lead-mark-anywhere = Obok ostatniego znacznika nie ma wolnego żetonu, więc możesz wybrać dowolny wolny. Ten żeton sprzedajesz Ty.
goa-lead-bid = Każdy licytuje raz; sprzedający, { $player }, licytuje ostatni.
goa-lead-sell = Najwyższą stawkę daje { $player }: { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
   *[other] { $price } dukatów
}.
goa-lead-goods = Żeton daje { $count } szt. jednego rodzaju, bez mieszania.
goa-lead-fifth = { $tile } to byłaby piąta plantacja, a mieszczą się cztery. Jedną z pięciu oddajesz razem z przyprawami; mała nadal daje swoje punkty.
goa-lead-spices = Możesz wziąć najwyżej: { $spices } ({ $why }).
goa-lead-kinds = Do wyboru: { $spices }.
goa-lead-favor = Zadziała tak, jak po wygranej aukcji.
goa-lead-room = Do dobrania: { $cards }, o { $surplus } więcej, niż mieści ręka.
goa-lead-hand = Na ręce masz: { $cards }.
goa-lead-action = Jedna akcja, a przed nią lub po niej dowolnie wiele Twoich żetonów i jedna karta.
goa-lead-alone = Jedna akcja; żaden Twój żeton ani karta do niej nie pasuje.
goa-lead-tiles = Żetony: { $tiles }.
goa-lead-tiles-other = Inne żetony: { $tiles }.
goa-lead-cards = Karty: { $cards }.
goa-lead-short = Brakuje: { $colonists }. Jeśli ich dasz, kolonia jest Twoja. Jeśli nie, bierzesz jednego kolonistę na pocieszenie.
goa-lead-short-poor = Brakuje: { $colonists }, więcej niż masz. Bez nich bierzesz jednego kolonistę na pocieszenie.
goa-lead-short-help = Może jeszcze pomóc: { $things }.
goa-lead-founded = Kolonia od razu się zapełnia: { $spices }.
goa-lead-after = Akcja jest wykonana. Można jeszcze użyć żetonów, a jeśli nie było w niej karty, także jednej karty.
goa-lead-resupply = Dostajesz { $count } szt. jednego rodzaju; wolnych miejsc na przyprawy masz { $room }.
goa-lead-room-for = Jest miejsce na: { $spices }.
goa-lead-extra = Masz: { $extras }. Jedną można zachować na później.
goa-lead-extra-must = Masz: { $extras }, a zachować wolno tylko jedną.
goa-attempt = Kolonia { $colony } wymaga { $needed } kolonistów. Sami dołączają: { $board }; odkryte karty: { $cards }; brakuje jeszcze: { $short }.

goa-do-quick = { $one } i { $two } do rzędu 2
goa-do-quick-ducats = Biorę { $ducats }
goa-do-flag = Flaga na pole { $place }
goa-do-mark = Znacznik na { $cell }, { $what }
goa-do-bid = Licytuję { $amount }
goa-do-pass = Pas
goa-do-sell = Sprzedaję i dostaję { $price }
goa-do-buy = Zachowuję i płacę { $price }
goa-tried-mark = Znacznik na { $cell }
goa-tried-sell = Sprzedaję
goa-tried-buy = Zachowuję
goa-did-flag = kładziesz flagę na { $place }
goa-did-mark = kładziesz znacznik na { $cell }
goa-did-sell = sprzedajesz żeton
goa-did-buy = zachowujesz żeton
goa-do-extra-pass = Teraz bez dodatkowej akcji
goa-do-steps = W jednym ruchu: { $steps }
goa-do-extra = Jedna dodatkowa akcja: { $steps }
goa-do-progress = { $column } do rzędu { $row }
goa-do-ships = budowa: { $gain }
goa-do-harvest = żniwa do pełna
goa-do-harvest-of = żniwa: { $goods }
goa-do-more = dalsze żniwa: { $spices }
goa-do-taxes = podatki: { $gain }
goa-do-expedition = { $known ->
    [yes] wyprawa: { $cards }
   *[no] wyprawa po karty
}
goa-do-found = próba założenia kolonii { $colony }
goa-do-use = żeton { $what }
goa-do-play = karta { $what }
goa-do-discard = odrzucenie: { $cards }
goa-do-pay = płacę: { $colonists }
goa-do-pay-missing = płacę tylu, ilu zabraknie
goa-do-decline = nie płacę, kolonii nie będzie
goa-do-take = chcę: { $what }
goa-do-take-spices = chcę przyprawy, wybór według zasad
goa-do-tile = żeton z parą { $spices }
goa-do-drop = oddaję { $store }
goa-do-drop-new = oddaję tę nową
goa-do-keep = rezygnuję z kart, które się nie mieszczą
goa-do-hold = czekam z resztą akcji
goa-do-done = nic więcej nie robię

goa-pass-note = bez stawki
goa-brings = zysk: { $cards }
goa-then = potem { $what }
goa-drop-loses = tracisz { $spices }
goa-other = Inne…
goa-other-more = jeszcze { $count }
goa-other-label = Weź coś innego ({ $open })
goa-works-full = od razu pełna
goa-works-store = na każdą przyprawę
goa-works-red = raz na rundę
goa-works-now = działa od razu
goa-works-once = raz w grze
goa-works-always = działa stale
goa-hold-note = zdecydujesz później
goa-done-note = koniec akcji
goa-needs = potrzeba { $needed }
goa-group-progress = Przesuń pionek w dół
goa-group-column = Weź to, co daje kolumna
goa-group-found = Spróbuj założyć kolonię: plansza daje { $board }, karty dokładają więcej, a za brakujących płacisz swoimi
goa-first = Każda z tych akcji zaczyna się tak: { $steps }.
goa-first-tiles = Przed każdą z tych akcji używasz { $count ->
    [one] żetonu { $tiles }.
   *[other] żetonów { $tiles }.
}
goa-fact-colonists = Twoi koloniści
goa-fact-spices = przyprawy
goa-fact-free = wolne miejsca

goa-any-quick = { $order } przesuwa dwa pionki do rzędu 2.
goa-any-quick-ducats = { $order } bierze dukaty.
goa-columns-are = Nazwy kolumn: { $columns }.
goa-column-word = { $word } ({ $column }, rząd { $row })
goa-any-flag = { $order } kładzie flagę.
goa-flag-ring = Miejsca wokół planszy: { $places }
goa-flag-cells = Puste pola: { $places }
goa-any-mark = { $order } kładzie Twój znacznik aukcji.
goa-cells-are = Możliwe pola: { $cells }
goa-any-bid = { $order } to Twoja stawka: co najmniej { $least }, co najwyżej { $most }.
goa-any-pass = { $order } oznacza, że nie licytujesz.
goa-any-sell = { $order } oddaje żeton, dostaje go { $player }, a Ty bierzesz { $price }.
goa-any-buy = { $order } zachowuje żeton dla Ciebie; płacisz { $keep } do banku.
goa-any-take-ships = { $order } daje statki.
goa-any-take-colonists = { $order } daje kolonistów.
goa-any-drop = { $order } oddaje tę plantację.
goa-any-drop-new = { $order }: przepada nowa plantacja.
goa-any-take = { $order } bierze podane przyprawy; po przyprawie może stać liczba oraz „w” i miejsce.
goa-any-take-any = { $order } bierze przyprawy, a wybór zostawia zasadom.
goa-spices-are = Nazwy przypraw: { $spices }.
goa-any-favor = { $order } bierze jeden z tych żetonów:
goa-any-room-discard = { $order } robi miejsce, odrzucając karty.
goa-any-room-keep = { $order } rezygnuje z tego, co się nie mieści.
goa-any-room-play = { $order } robi miejsce, zagrywając kartę.
goa-any-progress = { $order } przesuwa pionek. Stać Cię na: { $columns }.
goa-any-progress-none = Żadnego pionka nie możesz teraz przesunąć: na żaden następny krok Cię nie stać.
goa-any-ships = { $order } buduje: { $gain }.
goa-any-harvest = { $count ->
    [0] { $order } nic by teraz nie dało: brak miejsca.
   *[other] { $order } daje: { $spices }; własny wybór to { $example }.
}
goa-any-taxes = { $order } daje: { $gain }.
goa-any-expedition = { $order } daje: { $cards }; można dopisać mniejszą liczbę.
goa-any-expedition-over = { $order }: masz za dużo kart w ręce, więc najpierw zrób miejsce.
goa-any-found = { $order } próbuje założyć kolonię. Możliwe (potrzebni koloniści): { $colonies }.
goa-any-several = Kilka kroków w jednym wierszu oddziel przecinkami; wykonamy je po kolei: { $order }.
goa-any-around-none = Nie masz żetonu ani karty, których można przy tym użyć.
goa-any-use = { $order } używa Twojego żetonu przed nią lub po niej; przy tych, których można użyć, stoi polecenie.
goa-any-play = { $order } zagrywa jedną kartę przed nią lub po niej; przy kartach stoją ich nazwy w poleceniach.
goa-any-discard = { $order } odrzuca kartę bez efektu.
goa-any-pay = { $order } zakłada kolonię i oddaje: { $colonists }.
goa-any-decline = { $order } nic nie oddaje; kolonia nie powstaje.
goa-any-founded = { $order } wybiera, co tam leży.
goa-any-founded-tile = { $order } wybiera żeton po jego dwóch przyprawach, a potem to, co na nim leży:
goa-any-done = { $order } kończy Twoją kolejkę.
goa-any-hold = { $order } zostawia ją otwartą na jeszcze jeden mail.
goa-any-extra-pass = { $order } oznacza, że nie grasz dodatkowej akcji.

goa-board-head = Żetony na planszy
goa-meanings-head = Co dają żetony na planszy
goa-board-caption = Plansza: pięć kolumn od a do e, pięć rzędów od 1 do 5, a wokół miejsca tylko na flagę
goa-legend-players = Gracze: { $players }.
goa-legend-flag = { $letter } na ciemnym tle lub osobno to flaga.
goa-legend-marker = Liczba z literą gracza to znacznik aukcji: numer aukcji i sprzedający.
goa-legend-open = ? znaczy: tu wolno położyć.
goa-legend-bonanza = * znaczy: pod spodem żeton Bonanza.
goa-lots-head = Aukcje tej rundy
goa-lot-seller = sprzedaje { $player }
goa-lot-won = { $price ->
    [0] dostaje { $player }, za darmo
   *[other] dostaje { $player } za { $price }
}
goa-lot-now = teraz w licytacji:
goa-lot-later = jeszcze przed nami
goa-bids-none = nikt jeszcze nie licytował.
goa-bids-pass = pasuje

goa-development-head = Plansze rozwoju
goa-development-row = rząd
goa-development-note = Pod numerem rzędu są jego punkty na koniec; w polu – ile daje tam akcja i czyj stoi pionek. Kolonie: tylu kolonistów dołącza samo do każdej próby.
goa-development-mine = Żółte pola są Twoje.
goa-development-own = Żółte pola są Twoje. Pod nimi stoi koszt następnego rzędu, w grubej ramce, jeśli Cię na niego stać.
goa-development-end = ostatni rząd
goa-brings-limit = ręka { $limit }
goa-payable = stać Cię
goa-not-payable = jeszcze nie
goa-stores-head = Twoje plantacje i kolonie
goa-stores-none = Nie masz jeszcze miejsca na przyprawy.
goa-store-empty = pusto
goa-store-any = dowolna przyprawa
goa-store = { $store }: { $content }{ $free ->
    [0] {" "}– pełno ({ $allowed })
    [one] {" "}– { $free } wolne miejsce ({ $allowed })
    [few] {" "}– { $free } wolne miejsca ({ $allowed })
   *[other] {" "}– { $free } wolnych miejsc ({ $allowed })
}
goa-set-aside = Odłożone, nadal warte punktów: { $tiles }.
goa-tiles-head = Twoje żetony
goa-state-ready = gotowy
goa-state-next = od Twojej następnej akcji
goa-state-used = zużyty w tej rundzie
goa-state-fulfilled = opłacony
goa-state-lasting = na stałe
goa-hand-head = Twoja ręka ({ $count } z { $limit })
goa-hand-none = Nie masz żadnych kart.
goa-hand-card = { $symbol } – { $card }: { $does } W poleceniach: { $order }

goa-row-ducats = Dukaty
goa-row-ships = Zapas statków
goa-row-colonists = Zapas kolonistów
goa-row-extras = Zapas dodatkowych akcji
goa-row-hand = Karty / limit
goa-row-column = Rząd: { $column }
goa-row-points = Punkty do tej pory
goa-points-note = Punkty do tej pory: rzędy, kolonie, małe plantacje, cło, misje i karty, które widzisz. Premia za najwięcej dukatów liczy się dopiero na końcu.
goa-has-flag = Ma flagę.
goa-has-stores = Plantacje i kolonie: { $stores }.
goa-has-tiles = Ma żetony: { $tiles }.
goa-has-hand = W ręce: { $cards }.
goa-has-nothing = na planszach jeszcze nic.

goa-colonies-head = Kolonie do założenia
goa-colony-yours = Twoja
goa-colony-lacks = { $count ->
    [0] masz dość
   *[other] brakuje Ci { $count }
}
goa-colony-tiles = zostało { $count }
goa-colony-left = { $colony }: { $needed } kolonistów, { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
   *[other] { $places } miejsc
}, { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
} ({ $spices })
goa-outlook-head = W zasobach i poza grą
goa-deck-is = { $deck ->
    [one] { $deck } karta w talii
    [few] { $deck } karty w talii
   *[other] { $deck } kart w talii
}, { $extras ->
    [one] { $extras } dodatkowa akcja w zasobach.
    [few] { $extras } dodatkowe akcje w zasobach.
   *[other] { $extras } dodatkowych akcji w zasobach.
}
goa-discards = Stos odrzuconych kart ({ $count }): { $colonists }; według symboli { $symbols }.
goa-left-out = Żetony odłożone z gry: { $tiles }.
goa-used-tiles = Żetony zużyte: { $tiles }.

goa-news-markers = Znaczniki aukcji
goa-news-dealt = Zaczyna się faza { $half } z nowymi żetonami{ $known ->
    [yes] ; odłożone: { $tiles }.
   *[no] .
}
goa-news-quick = { $player } przesuwa { $one } i { $two } do rzędu 2.
goa-news-quick-ducats = { $player } dostaje { $ducats }.
goa-news-flagged = { $player } kładzie flagę na { $place }.
goa-news-marked = Potem znaczniki: { $marks }.
goa-news-won = { $player } kupuje za { $price }: { $what }{ $more ->
    [yes] , { $extras }. Pieniądze dostaje { $to }.
   *[no] . Pieniądze dostaje { $to }.
}
goa-news-won-free = { $player } dostaje za darmo: { $what }{ $more ->
    [yes] , { $extras }.
   *[no] .
}
goa-news-won-bank = { $player } płaci { $price } do banku i zachowuje: { $what }{ $more ->
    [yes] ; dostaje też: { $extras }.
   *[no] .
}
goa-news-extra = { $player } gra dodatkową akcję.
goa-news-extra-passed = { $player } nie gra dodatkowej akcji.
goa-news-stopped = { $told ->
    [no] { $player }{ $you }: { $order } nie dało się już wykonać (zasada { $rule }).
   *[yes] { $player }{ $you }: { $order } nie dało się już wykonać: { $why } (zasada { $rule }).
}
goa-news-did = { $player } wybiera: { $deed }, bez skutku.
goa-news-spied = { $player } korzysta ze Szpiegostwa: { $other }, { $deed }.
goa-news-ships = { $player } buduje: { $gain }.
goa-news-harvest = { $player } zbiera: { $gain }.
goa-news-taxes = { $player } dostaje z podatków: { $gain }.
goa-news-gain = { $player } dostaje: { $gain } ({ $why }).
goa-news-pay = { $player } oddaje: { $pay } ({ $why }).
goa-news-swap = { $player } oddaje: { $pay }, a dostaje: { $gain } ({ $why }).
goa-news-moved-paid = { $player } przesuwa pionek w kolumnie { $column } do rzędu { $row }, koszt: { $pay }.
goa-news-moved-paid-by = { $player } przesuwa pionek w kolumnie { $column } do rzędu { $row }, koszt: { $pay } ({ $why }).
goa-news-moved = { $player } przesuwa pionek w kolumnie { $column } do rzędu { $row } ({ $why }).
goa-news-laid = { $player } kładzie { $tile }: { $spices }.
goa-news-gave-up = { $player } oddaje { $tile }.
goa-news-kept = { $player } ma teraz { $tile }.
goa-news-used = { $player } używa żetonu { $tile }.
goa-news-exchanged = { $player } kładzie Zamianę na { $cell } i bierze { $tile }.
goa-news-favored = { $player } bierze { $tile } z odłożonych żetonów.
goa-news-claimed = { $player } odkrywa żeton Bonanza na { $corner }: { $gain }.
goa-news-lost = { $player } nic więcej nie dostaje ({ $why }).
goa-news-reshuffled = Odrzucone karty stają się talią.
goa-news-drew = { $player } dobiera: { $cards } ({ $why }){ $known ->
    [yes] : { $names }.
   *[no] .
}
goa-news-drew-fewer = Zabrakło kart albo miejsca na jeszcze: { $cards }.
goa-news-played = { $player } zagrywa kartę { $card }.
goa-news-discarded = { $player } odrzuca: { $cards }.
goa-news-attempt = { $player } próbuje założyć kolonię { $colony } (z planszy: { $colonists }).
goa-news-revealed = { $player } odkrywa { $cards }: { $colonists }.
goa-news-paid-colonists = { $player } oddaje: { $colonists }.
goa-news-founded = { $player } zakłada kolonię { $colony }: { $spices }.
goa-news-failed = { $player } nie zakłada kolonii { $colony }.

goa-welcome = Witaj w Goa! Przy tym stole siedzą, zgodnie z ruchem wskazówek zegara: { $players }. Gra trwa { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
} w dwóch fazach, A i B.
goa-welcome-idea = W każdej rundzie licytuje się żetony; potem każdy ma trzy akcje: zbiera przyprawy, buduje statki, ściąga podatki, zakłada kolonie, a przede wszystkim przesuwa pionki w dół planszy rozwoju. Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa.
goa-welcome-how = Wystarczy Ci poczta: list przychodzi, gdy masz coś do zdecydowania, a Ty na niego odpisujesz. Dukaty i karty są tajne, wszystko inne jawne.

goa-help-quick = { $order } to Szybki Start: dwa pionki do rzędu 2. Słowo „dukaty” zamiast nich bierze dukaty.
goa-help-flag = { $order } kładzie flagę na pustym polu albo obok planszy.
goa-help-mark = { $order } kładzie Twój znacznik aukcji na żetonie.
goa-help-bid = { $order } licytuje.
goa-help-pass = { $order } oznacza pas w licytacji albo rezygnację z dodatkowej akcji.
goa-help-sell = { $order } jest dla sprzedającego: żeton bierze i płaci ten, kto dał najwięcej.
goa-help-buy = { $order } jest dla sprzedającego: zachowuje żeton i płaci do banku.
goa-help-progress = { $order } przesuwa pionek o rząd w dół za przyprawy i statki; można podać, skąd jest przyprawa.
goa-help-ships = { $order } buduje statki.
goa-help-harvest = { $order } zbiera podane przyprawy; liczba mówi ile, a „w” dokąd. Bez nazw przypraw miejsca wypełniają się według zasad.
goa-help-more = { $order } ciągnie żniwa dalej po karcie lub żetonie.
goa-help-taxes = { $order } zbiera dukaty.
goa-help-expedition = { $order } dobiera karty; bez liczby tyle, ile wolno.
goa-help-found = { $order } próbuje założyć kolonię.
goa-help-pay = { $order } daje kolonistów, których brakuje kolonii; liczba dopisana po nim to najwięcej, ilu oddasz.
goa-help-decline = { $order } ich nie daje.
goa-help-tile = { $order } wybiera żeton kolonii i przyprawy na niej.
goa-help-take = { $order } mówi, co chcesz dostać: statki, kolonistów, przyprawy albo żeton.
goa-help-use = { $order } używa Twojego żetonu przed akcją lub po niej.
goa-help-play = { $order } zagrywa kartę, jedną w każdej akcji; wybór stoi po niej.
goa-help-discard = { $order } odrzuca karty według efektu lub symbolu.
goa-help-drop = { $order } oddaje plantację, gdy przyszła piąta; „nowa” w jej miejscu to ta nowa.
goa-help-keep = { $order } rezygnuje z kart, które nie mieszczą się w ręce.
goa-help-hold = { $order } zostawia kolejkę otwartą na jeszcze jeden mail.
goa-help-done = { $order } kończy Twoją kolejkę.
goa-help-extra = { $order } gra dodatkową akcję na koniec rundy.
goa-label-columns = Kolumny w poleceniach: { $columns }.
goa-label-colonies = Kolonie w poleceniach: { $colonies }.
goa-label-cells = Pola to a1–e5: litera kolumny i numer rzędu od góry. Wokół leżą a0–e0 u góry, a6–e6 na dole, z1–z5 po lewej i f1–f5 po prawej.
goa-label-stores = Miejsca na przyprawy nazywają się jak żetony: { $first } to plantacja goździków z dwoma miejscami, { $second } to druga taka; jest też { $mixed }, a kolonie mają swoje nazwy.
goa-help-tiles-head = Żetony i ich nazwy w poleceniach
goa-help-cards-head = Karty wypraw i ich nazwy w poleceniach

goa-fact-marker = Znacznik aukcji na polu { $cell }
goa-fact-flag = Flaga należy do gracza
goa-fact-flag-at = Flaga stoi na polu
goa-fact-stock = Dodatkowe akcje w zasobach
goa-fact-lot = Aukcja { $lot }
goa-fact-tiles = żetony
goa-fact-aside = odłożone
goa-fact-hand = ręka

goa-yours-have = Masz teraz: { $things }.
goa-yours-bid = Masz { $ducats }, a najwyższa stawka to na razie { $bid } w tej aukcji ({ $lot }).
goa-yours-no-bid = Masz { $ducats }, a w tej aukcji ({ $lot }) nikt jeszcze nie podał stawki.
goa-yours-sale = Jeśli teraz sprzedasz, dostaniesz { $price }, a jeśli zachowasz, zapłacisz { $keep }.
goa-yours-row = Twój pionek w kolumnie { $column } stoi w rzędzie { $row } i daje: { $gain }.
goa-yours-step = Krok do rzędu { $row } w kolumnie { $column } kosztuje: { $price }, a potem daje: { $gain }. { $payable ->
    [yes] Możesz teraz za niego zapłacić.
   *[no] Teraz nie możesz za niego zapłacić.
}
goa-yours-steps = Za te kroki możesz teraz zapłacić (w nawiasie rząd): { $columns }.
goa-yours-no-step = Teraz nie możesz zapłacić za żaden krok postępu.
goa-yours-spices = Masz teraz: { $spices }, a wolnych miejsc jest { $free }.
goa-yours-hand = Na ręce masz teraz: { $cards }, a Twój limit to { $limit }.
goa-yours-found = Masz: { $own }, a Twój rząd dokłada { $board }. Tyle musiałyby jeszcze dać odsłonięte karty ({ $cards }): { $colonies }.
goa-yours-duty = { $count ->
    [0] Nie masz cła do opłacenia.
    [one] Masz { $count } cło do opłacenia.
    [few] Masz { $count } cła do opłacenia.
   *[other] Masz { $count } ceł do opłacenia.
} Na jedno trzeba { $needed } przypraw, a Ty masz teraz: { $spices }.
goa-yours-points = Na razie masz { $points }: { $parts }.
goa-yours-tile = Masz ten żeton ({ $states }).
goa-yours-card = { $count ->
    [0] Nie masz teraz takiej karty na ręce.
   *[other] Takich kart masz teraz na ręce: { $count }.
}
