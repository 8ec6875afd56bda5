# Dlaczego polecenie odrzucono w Santiago. Bez wielkiej litery i kropki: te dodaje program.

escudos = { $count } escudo
asked-to = { $decision ->
    [P2] położyć pierwszy kanał
    [P3] zalicytować albo spasować
    [P4] podać tajną kwotę albo spasować
    [P5] wziąć żeton i założyć plantację
    [P6] położyć ostatni żeton rundy
    [P7] zaproponować miejsce albo nic nie proponować
    [P8] zdecydować, co z kanałem
    [P9] użyć dodatkowego kanału albo go zachować
   *[other] ({ $decision }?)
}

refused-over = gra jest już skończona
refused-not-asked = teraz decyduje { $asked }, nie Ty
refused-other-question = teraz masz { $asked }

refused-bid-of-nothing = najniższa kwota to 1; { $may }
refused-bid-taken = kwota { $amount } jest już zajęta: podaje ją { $by }; { $may }
refused-bid-above-money = masz { $money }, więc nie możesz zalicytować { $amount }; { $may }
refused-sealed-above-money = masz { $money }, więc nie możesz zalicytować { $amount }; możesz spasować albo podać najwyżej { $most }
refused-sealed-above-cubes = kwotę pokazuje się kostkami, a jest ich { $cubes }, więc nie może nią być { $amount }; możesz zalicytować 1-{ $cubes }

refused-not-offered = wśród żetonów do wzięcia nie ma takiego: { $tile }; możesz wziąć: { $offer }
refused-not-left-over = ostatni żeton rundy to { $leftover }, a nie { $tile }
refused-occupied = na polu { $square } leży już żeton; najbliższe puste pola to { $near }
refused-occupied-by-dried = na polu { $square } leży wyschnięty żeton, który tam zostaje; najbliższe puste pola to { $near }
refused-leftover-apart = pole { $square } nie sąsiaduje bokiem z plantacją, która nie wyschła; możesz użyć { $squares }
refused-leftover-apart-from-dried = pole { $square } nie sąsiaduje bokiem z wyschniętym żetonem, a inne się nie nadaje; możesz użyć { $squares }

refused-built = na miejscu { $segment } jest już kanał; kanał może leżeć na { $segments }
refused-not-at-spring = miejsce { $segment } nie zaczyna się przy źródle, a pierwszy kanał musi; może leżeć na { $segments }
refused-apart = miejsce { $segment } nie łączy się z kanałami ani ze źródłem; kanał może leżeć na { $segments }

refused-offer-above-money = masz { $money }, więc nie możesz zaoferować { $amount }; możesz zaoferować 0-{ $most }
refused-not-proposed = nikt nie zaproponował { $segment }; możesz zaakceptować { $proposed }
refused-nothing-proposed = nikt niczego nie zaproponował, więc nie ma czego akceptować; zbuduj kanał w wybranym miejscu albo zrezygnuj z budowy
refused-elsewhere-too-dear = budowa w innym miejscu kosztuje { $price }, a masz { $money }; możesz zaakceptować { $proposed }
refused-no-place-elsewhere = zaproponowano już każde wolne miejsce, więc musisz zaakceptować { $proposed }
refused-no-money-to-build = budowa bez propozycji kosztuje 1 escudo, a nie masz ani jednego; możesz zrezygnować z budowy
refused-must-build = z budowy można zrezygnować tylko wtedy, gdy nikt nie proponuje miejsca; zaakceptuj { $proposed } lub zbuduj gdzie indziej

# Polecenie, życzenie albo warunek, których nie udało się odczytać.
misread-stray = „{ $word }” tutaj nie pasuje; napisz { $forms }
misread-no-tile = tego rodzaju są { $one } i { $two }
misread-no-square = nie ma pola „{ $word }”; pola są od a1 do h6
misread-no-segment = nie ma miejsca s{ $number }; miejsca na kanały są od s1 do s31

misread-not-offered = takiego żetonu nie ma do wzięcia: { $named }; możesz wziąć: { $offer }
misread-which-of = { $tiles }? napisz, który żeton
misread-which-tile = który żeton? możesz wziąć: { $offer }
misread-where-canal = gdzie? kanał może leżeć na { $segments }
misread-which-proposed = które miejsce? zaproponowano { $segments }
misread-which-square = na którym polu?{ $such }
misread-for-which-place = { $amount } za które miejsce?{ $such }

misread-always-placed = żeton zawsze się kładzie; podaj pole
misread-what-to-do = napisz, co zrobić: { $verbs }
misread-twice-in-plan = { $one } czy { $two }? podaj tylko jedno albo wstaw między nie { $or }
misread-amount-or-most = podaj kwotę albo górną granicę, na przykład { $example }
misread-which-square-in-plan = na którym polu? podaj je albo napisz { $near } lub { $best }
misread-which-tile-where = który żeton i gdzie? podaj żeton i pole
misread-place-is-enough = { $named } wystarczy; nie podaje się tu kwoty
misread-where = gdzie? napisz { $forms }
misread-for-which-place-in-plan = za które miejsce? podaj jedno z miejsc od s1 do s31
misread-where-or-best = gdzie? podaj miejsce albo napisz { $best }
misread-accept-or-build = { $accept } czy { $build }? napisz, które z nich i gdzie

misread-no-number = do { $fact } nie należy żadna liczba
misread-one-at-a-time = po jednym naraz; dwa warunki połącz słowem { $and } albo { $or }
misread-who = kto? na przykład: { $examples }
misread-how-much = ile? na przykład: { $examples }
misread-what-of-segment = co z tym miejscem? na przykład: { $examples }
misread-no-fact = to nie jest warunek; na przykład: { $examples }

# Życzenie z planu, które nie pasuje.
misfit-other-decision = { $wish } nie jest odpowiedzią na { $slot }; napisz to w osobnym wierszu
misfit-cubes = kostek do licytacji jest { $cubes }
misfit-never-left-over = przy tylu graczach żaden żeton nie zostaje
misfit-extra-used = Twój dodatkowy kanał jest już zużyty
misfit-taken = pole { $square } jest zajęte; puste są na przykład { $near }
misfit-near-taken = wszystkie pola obok { $square } są zajęte; puste są na przykład { $near }
misfit-both-sides = po obu stronach pola { $square } leżą już kanały
misfit-no-answer = { $wish } nie jest tu odpowiedzią
misfit-not-enough = jest już { $highest }, więc { $limit } nie wystarczy
misfit-too-poor = jest już { $highest }, a masz { $money }
misfit-no-money = nie masz za co licytować
misfit-not-empty = pole { $square } nie jest puste
misfit-none-empty = żadne takie pole nie jest puste: { $spot }
misfit-other-left-over = ostatni żeton rundy to { $leftover }, a nie { $which }
misfit-nowhere-to-lie = żeton nie może leżeć na żadnym takim polu: { $spot }
misfit-not-watered = żaden kanał, który można zbudować, nie nawodniłby pola { $square }
misfit-none-dry = żaden kanał nie nawodniłby Twoich suchych rolników
misfit-best-is-worth = najlepszy kanał jest dla Ciebie wart { $points }
misfit-nothing-proposed = nic nie zaproponowano
misfit-none-proposed-there = żadna propozycja nie nawodniłaby pola { $square }
