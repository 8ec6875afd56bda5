# Dlaczego polecenie odrzucono w Goa. Bez wielkiej litery i kropki: te dodaje program.

goa-named-card = { $effect } ({ $symbol })
goa-named-colony-tile = { $colony } ({ $one }/{ $two })

goa-asked-quick = przesunąć dwa pionki albo wziąć dukaty
goa-asked-flag = położyć flagę
goa-asked-mark = położyć znacznik aukcji
goa-asked-bid = zalicytować albo spasować
goa-asked-sell = sprzedać albo zachować żeton
goa-asked-goods = wziąć statki albo kolonistów
goa-asked-favor = wziąć jeden z odłożonych żetonów
goa-asked-spices = wziąć przyprawy
goa-asked-plantation = oddać jedną z pięciu plantacji albo nową
goa-asked-room = odrzucić karty, by zrobić miejsce, albo zachować rękę i zrezygnować z nowych
goa-asked-act = wykonać akcję
goa-asked-shortage = dać kolonistów, zrezygnować albo najpierw użyć żetonu lub karty
goa-asked-founded = wziąć przyprawy kolonii
goa-asked-after = użyć żetonów, zagrać kartę albo zakończyć
goa-asked-resupply = wziąć statki, kolonistów albo przyprawy
goa-asked-extra = zagrać dodatkową akcję albo spasować

goa-refused-over = gra jest już skończona
goa-refused-not-asked = teraz decyduje { $asked }, nie Ty
goa-refused-other-question = teraz masz { $asked }
goa-refused-no-turn = żetonów i kart można użyć tylko we własnej akcji
goa-refused-one-action = tylko jedna akcja naraz: reszta należy do Twojej następnej kolejki
goa-refused-answer-to-nothing = w tym wierszu nic nie pyta o { $step }
goa-refused-card-without-action = karta { $effect } zmienia akcję, więc napisz tę akcję za nią w tym samym wierszu
goa-refused-hold-twice = na to, co po akcji, jest tylko jeden dodatkowy list i to jest właśnie on
goa-refused-hold-before = „czekam” pisze się za akcją
goa-refused-done-before = najpierw wykonaj akcję
goa-refused-too-many-extras = liczba Twoich dodatkowych akcji to { $extras }, a zachować można 1; zagraj jedną, zanim spasujesz
goa-refused-extra-too-early = dodatkowe akcje zagrywa się na końcu rundy
goa-refused-no-room = nie masz miejsca na tę przyprawę: { $spice }{ $count ->
    [0] {""}
   *[other] ; masz miejsce na: { $welcome }
}
goa-refused-no-room-at-all = na żadnej Twojej plantacji ani w kolonii nie ma miejsca na przyprawę
goa-refused-not-allowed = ta przyprawa nie może leżeć na { $store }: { $spice }
goa-refused-store-full = na { $store } nie ma już miejsca
goa-refused-no-store = nie masz { $store }{ $count ->
    [0] {""}
   *[other] ; masz: { $stores }
}
goa-refused-store-twice = { $store } jest podane dwa razy
goa-refused-too-many-stores = liczba podanych plantacji i kolonii to { $named }; zapełnić można najwyżej { $most }
goa-refused-not-there = na { $store } nie ma tej przyprawy: { $spice }
goa-refused-no-more-of = nie masz już na to przyprawy: { $spice }
goa-refused-not-in-price = tej przyprawy nie ma w cenie: { $spice }; cena to { $price }
goa-refused-too-many-spices = liczba podanych przypraw to { $named }; możesz wziąć najwyżej { $most }
goa-refused-last-row = pionek tej kolumny jest już w rzędzie 5: { $column }
goa-refused-step-too-dear = następny krok ({ $column }) kosztuje: { $price }{ $count ->
    [0] {""}
   *[other] ; stać Cię na: { $payable }
}
goa-refused-harvest-too-much = Twoje żniwa dają { $value }, a podajesz { $named }
goa-refused-needs-mixed-goods = statki i koloniści ze żniw są tylko z kartą Różne towary
goa-refused-mixed-goods-for-nothing = karta Różne towary jest do żniw z co najmniej jednym statkiem lub kolonistą
goa-refused-nothing-left = w tym wierszu nie ma żniw, z których zostałoby coś do wzięcia
goa-refused-hand-over-limit = kart na ręce masz { $hand }, a limit to { $limit }: najpierw odrzuć { $over }, w tym samym wierszu
goa-refused-too-many-cards = nie możesz dobrać { $cards }: Twój rząd daje { $draws }, a na ręce masz { $hand } z { $limit }; najwyżej { $most }
goa-refused-all-colonies = masz już wszystkie cztery kolonie
goa-refused-own-colony = { $colony } już jest Twoja; możesz założyć { $open }
goa-refused-pays-too-little = kolonistów brakuje: { $short }, a chcesz dać najwyżej { $most }; daj { $short } albo zrezygnuj
goa-refused-too-few-colonists = kolonistów brakuje: { $short }, a masz { $have }
goa-refused-no-such-colony-tile = takiego żetonu kolonii { $colony } nie ma; są: { $tiles }
goa-refused-third-card-for-nothing = kolonistów wystarcza bez trzeciej karty
goa-refused-founding-twice = jedna kolonia jest już właśnie zakładana
goa-refused-empty-hand = nie masz żadnych kart
goa-refused-no-card = nie masz karty { $card }; masz: { $hand }
goa-refused-which-card = { $card }: która karta? masz: { $cards }
goa-refused-one-card = w jednej akcji można zagrać najwyżej jedną kartę
goa-refused-too-many-discards = tu możesz odrzucić najwyżej { $most }
goa-refused-nothing-to-sell = nie masz przypraw na sprzedaż
goa-refused-sells-too-many = liczba podanych przypraw to { $named }; sprzedać można najwyżej 4
goa-refused-no-step-for-ducats = za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
} nie kupisz żadnego kroku
goa-refused-which-column = która kolumna? możesz kupić krok w kolumnie { $columns }
goa-refused-step-for-ducats-too-dear = następny krok ({ $column }) kosztuje { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
   *[other] { $price } dukatów
}, a masz { $ducats }; możesz kupić krok w kolumnie { $columns }
goa-refused-no-tile = nie masz takiego żetonu: { $tile }{ $count ->
    [0] {""}
   *[other] ; możesz użyć: { $tiles }
}
goa-refused-tile-too-fresh = tego żetonu możesz użyć dopiero od następnej akcji: { $tile }
goa-refused-tile-used = ten żeton jest już użyty w tej rundzie: { $tile }
goa-refused-tile-spent = ten żeton jest już zużyty na dobre: { $tile }
goa-refused-duty-needs = Cło wymaga naraz tylu przypraw: { $needed }; podajesz { $named }, a masz { $have }
goa-refused-spy-on-other = Szpiegostwo wymaga innego gracza: { $others }
goa-refused-not-by-espionage = Szpiegostwo działa tylko przy budowie statków, żniwach, podatkach albo zakładaniu kolonii
goa-refused-empty-cell = na polu { $cell } nie ma żetonu
goa-refused-nothing-for-viceroy = wszystkie Twoje pionki są w rzędzie 5
goa-refused-not-least-advanced = najmniej zaawansowany pionek jest gdzie indziej niż w kolumnie { $column }; możesz przesunąć pionek w kolumnie { $least }
goa-refused-not-left-out = wśród odłożonych żetonów nie ma takiego: { $tile }; są: { $tiles }
goa-refused-nothing-to-drop = nie trzeba niczego oddawać: jest wolne miejsce na plantację
goa-refused-no-plantation = { $store } nie jest Twoją plantacją; możesz oddać { $stores }
goa-refused-one-column-twice = oba pionki nie mogą być w kolumnie { $column }; podaj dwie różne
goa-refused-flag-on-tile = na polu { $cell } leży żeton, więc flaga nie może tam stać; najbliższe miejsca to { $near }
goa-refused-flag-apart = pole { $place } nie styka się bokiem z żadnym żetonem, a flaga musi; najbliższe miejsca to { $near }
goa-refused-mark-nothing = na polu { $cell } nie ma żetonu; najbliższe pola, które możesz zaznaczyć, to { $near }
goa-refused-mark-twice = na polu { $cell } jest już znacznik; najbliższe pola, które możesz zaznaczyć, to { $near }
goa-refused-mark-apart = pole { $cell } nie styka się bokiem ani rogiem z { $before }, gdzie leży poprzedni znacznik; najbliższe pola, które możesz zaznaczyć, to { $near }
goa-refused-bid-of-nothing = najniższa stawka to 1; { $may }
goa-refused-bid-above-ducats = masz { $ducats }, więc nie możesz zalicytować { $amount }; { $may }
goa-refused-bid-too-low = najwyższa stawka to { $highest } ({ $by }), a { $amount } jej nie przebija; { $may }
goa-refused-cannot-keep = zachowanie żetonu kosztuje { $keep }, a masz { $ducats }; możesz go sprzedać, dostanie go { $bidder }

# Polecenie, życzenie albo warunek, których nie udało się odczytać.
goa-missing-which-one = to nie rozstrzyga wszystkiego; co dokładnie?{ $such }
goa-missing-two-markers = które dwa pionki?{ $such }
goa-missing-where-to = dokąd?{ $such }
goa-missing-tile = który żeton?{ $such }
goa-missing-cell = za żeton z którego pola?{ $such }
goa-missing-use-tile = którego żetonu użyć?{ $such }
goa-missing-take = co wziąć?{ $such }
goa-missing-play-card = którą kartę zagrać?{ $such }
goa-missing-discard-card = którą kartę odrzucić?{ $such }
goa-missing-drop-plantation = którą plantację oddać?{ $such }
goa-missing-column = w której kolumnie?{ $such }
goa-missing-colony = która kolonia?{ $such }
goa-missing-action = która akcja?{ $such }
goa-missing-extra-for-what = dodatkowa akcja, ale jaka?{ $such }
goa-missing-amount = ile?{ $such }
goa-missing-bid = ile zalicytować?{ $such }
goa-missing-up-to = do ilu?{ $such }
goa-missing-jump = do ilu skoczyć?{ $such }
goa-missing-if = jeśli za ile?{ $such }

goa-misread-no-part = „{ $word }” nie pasuje do tego polecenia{ $such }
goa-misread-no-place = „{ $word }” nie pasuje do tego wiersza

goa-misread-no-cell = na polu { $place } nie ma żetonu; żetony leżą na polach od a1 do e5
goa-misread-no-such-place = nie ma pola „{ $word }”; plansza to pola od a1 do e5, a wokół nich pola a0–e0, f1–f5, a6–e6 i z1–z5
goa-misread-no-such-plantation = plantacje tej przyprawy ({ $named }) to { $plantations }
goa-misread-no-plantation = nie masz plantacji tej przyprawy: { $named }
goa-misread-no-card = nie masz karty „{ $word }”
goa-misread-counted-cards = karty z liczbą to { $cards }
goa-misread-nobody-plays = nikt nie gra kolorem „{ $word }”; do wyboru: { $seats }
goa-misread-ten-ducats = do wzięcia jest 10 dukatów
goa-misread-too-many = to więcej, niż może ich być
goa-misread-none-of-spice = 0 przyprawy to nic; pomiń ją
goa-misread-do-not-fit = tyle nie zmieści się na { $store }: { $count }
goa-misread-not-yours-to-say = liczby się tu nie podaje; pomiń ją

goa-misread-one-action = „{ $one }” czy „{ $two }”? jedna akcja naraz
goa-misread-done-or-more = { $done } czy jeszcze coś? napisz jedno z dwojga
goa-misread-extra-or-none = dodatkowa akcja czy żadna? napisz jedno z dwojga
goa-misread-which-tile = który żeton? { $tiles }
goa-misread-which-store = która plantacja? { $stores }
goa-misread-which-card = która karta? { $cards }
goa-misread-one-card-or-two = jedna karta czy dwie? napisz { $one } albo { $two }
goa-misread-whose-row = czyj rząd? { $seats }
goa-misread-which-seat = który gracz? { $seats }

goa-misread-of-what = { $number } czego? podaj przyprawę, a potem ile
goa-misread-store-or-count = { $store } to plantacja; napisz { $count }, jeśli chodzi o liczbę, a { $place }, jeśli o miejsce
goa-misread-store = { $store } to miejsce na przyprawy; żeby je tam położyć, napisz { $place }
goa-misread-for-which-store = { $named }: na które pole? Twoje to { $stores }

# Życzenie z planu, które nie pasuje.
goa-misfit-last-row = ostatni rząd to { $row }
goa-misfit-no-lot = nie ma aukcji { $lot }; ich liczba to { $lots }
goa-misfit-jump-too-far = pierwsza stawka byłaby { $jump }, a to więcej niż { $most }
goa-misfit-yours-to-sell = na aukcji { $lot } sprzedajesz Ty; napisz { $sell } albo { $buy }
goa-misfit-sells = na aukcji { $lot } sprzedaje { $seller }; możesz zalicytować albo spasować
goa-misfit-from-one = dodatkowe akcje liczy się od 1
goa-misfit-no-beginning = własna akcja zaczyna się od jednej z sześciu akcji, żetonu albo karty
goa-misfit-tile-alone = { $slot } dotyczy samego żetonu, bez akcji

goa-misfit-no-numbers-yet = aukcje mają numery dopiero, gdy leżą wszystkie znaczniki; dla wszystkich napisz { $lots }
goa-misfit-places-flag = w tej rundzie flagę kładzie { $seat }
goa-misfit-extras = masz { $extras ->
    [one] { $extras } dodatkową akcję
    [few] { $extras } dodatkowe akcje
   *[other] { $extras } dodatkowych akcji
}

goa-misfit-barren = żniwa nic by teraz nie dały, bo nie ma miejsca
goa-misfit-above-limit = następna stawka to { $next }, a Twoja może być najwyżej { $limit }
goa-misfit-above-budget = z budżetu zostało na tę rundę { $left }
goa-misfit-keeping-too-dear = zachowanie żetonu kosztuje { $keep }, więcej niż { $most }
goa-misfit-no-place-free = nie ma tam wolnego miejsca
goa-misfit-no-such-tile = na planszy nie ma takiego żetonu
goa-misfit-not-marked = żadnego takiego żetonu nie można teraz zaznaczyć
