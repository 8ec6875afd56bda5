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
