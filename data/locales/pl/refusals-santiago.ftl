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
