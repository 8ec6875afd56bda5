# Hvorfor et træk afvises i Santiago. Uden stort begyndelsesbogstav og punktum: de sættes på.

escudos = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
asked-to = { $decision ->
    [P2] lægge den første kanal
    [P3] byde eller melde pas
    [P4] byde hemmeligt eller melde pas
    [P5] plante en brik
    [P6] lægge den sidste brik
    [P7] foreslå et sted eller ingenting
    [P8] træffe valget om kanalen
    [P9] bruge din ekstrakanal eller beholde den
   *[other] ({ $decision }?)
}

refused-over = spillet er slut
refused-not-asked = det er { $asked }, der skal svare nu, ikke dig
refused-other-question = du skal { $asked } nu

refused-bid-of-nothing = et bud er mindst 1; { $may }
refused-bid-taken = { $by } har allerede budt { $amount }; { $may }
refused-bid-above-money = du har { $money } og kan ikke byde { $amount }; { $may }
refused-sealed-above-money = du har { $money } og kan ikke byde { $amount }; du kan melde pas eller byde op til { $most }
refused-sealed-above-cubes = et bud vises med { $cubes } klodser og kan ikke være { $amount }; du kan byde 1-{ $cubes }

refused-not-offered = den brik er ikke til at få: { $tile }; du kan tage { $offer }
refused-not-left-over = den sidste brik er { $leftover }, ikke { $tile }
refused-occupied = på felt { $square } ligger der allerede en brik; de nærmeste tomme felter er { $near }
refused-occupied-by-dried = på felt { $square } ligger der en udtørret brik, som bliver liggende; de nærmeste tomme felter er { $near }
refused-leftover-apart = felt { $square } deler ingen side med en plantage, der ikke er tørret ud; du kan bruge { $squares }
refused-leftover-apart-from-dried = felt { $square } deler ingen side med en udtørret brik, og andre er der ikke at vælge; du kan bruge { $squares }

refused-built = på { $segment } ligger der allerede en kanal; en kanal kan ligge på { $segments }
refused-not-at-spring = stedet { $segment } begynder ikke ved kilden, som den første kanal skal; den kan ligge på { $segments }
refused-apart = stedet { $segment } støder hverken op til kanalerne eller kilden; en kanal kan ligge på { $segments }

refused-offer-above-money = du har { $money } og kan ikke tilbyde { $amount }; du kan tilbyde 0-{ $most }
refused-not-proposed = ingen har foreslået { $segment }; du kan acceptere { $proposed }
refused-nothing-proposed = ingen har foreslået noget, så der er intet at acceptere; byg et sted, eller lad være
refused-elsewhere-too-dear = at bygge et andet sted koster { $price }, og du har { $money }; du kan acceptere { $proposed }
refused-no-place-elsewhere = alle steder er foreslået, så du skal acceptere { $proposed }
refused-no-money-to-build = at bygge uden et forslag koster 1 escudo, og du har ingen; du kan lade være
refused-must-build = du kan kun lade være med at bygge, hvis ingen foreslår et sted; accepter { $proposed }, eller byg et andet sted

# Et træk, et ønske eller en betingelse, der ikke kan læses.
misread-stray = ”{ $word }” passer ikke her; skriv { $forms }
misread-no-tile = af denne slags findes { $one } og { $two }
misread-no-square = der er ikke noget felt ”{ $word }”; felterne går fra a1 til h6
misread-no-segment = der er ikke noget sted s{ $number }; stederne går fra s1 til s31

misread-not-offered = der er ingen { $named } at få; du kan tage { $offer }
misread-which-of = { $tiles }? sig hvilken
misread-which-tile = hvilken brik? du kan tage { $offer }
misread-where-canal = hvor? en kanal kan ligge på { $segments }
misread-which-proposed = hvilket sted? der er foreslået { $segments }
misread-which-square = på hvilket felt?{ $such }
misread-for-which-place = { $amount } for hvilket sted?{ $such }

misread-always-placed = en brik skal altid lægges; nævn et felt
misread-what-to-do = sig, hvad du vil: { $verbs }
misread-twice-in-plan = { $one } eller { $two }? nævn kun det ene, eller skriv { $or } imellem
misread-amount-or-most = nævn beløbet eller det højeste, som i { $example }
misread-which-square-in-plan = på hvilket felt? nævn et, eller skriv { $near } eller { $best }
misread-which-tile-where = hvilken brik og hvor? nævn en brik og et felt
misread-place-is-enough = { $named } er nok; der skal intet beløb nævnes her
misread-where = hvor? skriv { $forms }
misread-for-which-place-in-plan = for hvilket sted? nævn et fra s1 til s31
misread-where-or-best = hvor? nævn et sted, eller skriv { $best }
misread-accept-or-build = { $accept } eller { $build }? sig hvad og hvor

misread-no-number = der hører intet tal til { $fact }
misread-one-at-a-time = én ad gangen; forbind to betingelser med { $and } eller { $or }
misread-who = hvem? for eksempel: { $examples }
misread-how-much = hvor meget? for eksempel: { $examples }
misread-what-of-segment = hvad med det? for eksempel: { $examples }
misread-no-fact = det er ikke en betingelse; for eksempel: { $examples }

# Et ønske i en plan, der ikke passer.
misfit-other-decision = { $wish } er ikke et svar på { $slot }; skriv det på en linje for sig
misfit-cubes = der er { $cubes } klodser at byde med
misfit-never-left-over = med så mange spillere bliver der ingen brik til overs
misfit-extra-used = din ekstrakanal er brugt
misfit-taken = felt { $square } er optaget; tomme er for eksempel { $near }
misfit-near-taken = alle felter nær { $square } er optaget; tomme er for eksempel { $near }
misfit-both-sides = der ligger allerede kanaler på begge sider af { $square }
misfit-no-answer = { $wish } er ikke et svar her
misfit-not-enough = der er budt { $highest }, så { $limit } er ikke nok
misfit-too-poor = der er budt { $highest }, og du har { $money }
misfit-no-money = du har ingen penge at byde med
misfit-not-empty = felt { $square } er ikke tomt
misfit-none-empty = intet sådant felt er tomt: { $spot }
misfit-other-left-over = den sidste brik er { $leftover }, ikke { $which }
misfit-nowhere-to-lie = brikken må ikke ligge på noget sådant felt: { $spot }
misfit-not-watered = ingen kanal, der må bygges, ville vande { $square }
misfit-none-dry = ingen kanal ville vande nogen af dine bønder, der mangler vand
misfit-best-is-worth = den bedste kanal er { $points } værd for dig
misfit-nothing-proposed = der er ikke foreslået noget
misfit-none-proposed-there = intet af det foreslåede ville vande { $square }
