# Hvorfor et træk afvises i Goa. Uden stort begyndelsesbogstav og punktum: de sættes på.

goa-named-card = { $effect } ({ $symbol })
goa-named-colony-tile = { $colony } ({ $one }/{ $two })

goa-asked-quick = rykke to markører eller tage dukaterne
goa-asked-flag = placere flaget
goa-asked-mark = placere en auktionsmarkør
goa-asked-bid = byde eller melde pas
goa-asked-sell = sælge brikken eller beholde den
goa-asked-goods = tage skibe eller kolonister
goa-asked-favor = tage en af de brikker, der er lagt til side,
goa-asked-spices = tage krydderier
goa-asked-plantation = opgive en af fem plantager eller den nye
goa-asked-room = smide kort væk for at gøre plads eller beholde hånden og give afkald på de nye
goa-asked-act = udføre en aktion
goa-asked-shortage = give kolonisterne, sige nej eller først bruge en brik eller et kort
goa-asked-founded = tage koloniens krydderier
goa-asked-after = bruge brikker, spille et kort eller slutte
goa-asked-resupply = tage skibe, kolonister eller krydderier
goa-asked-extra = bruge en ekstra aktion eller melde pas

goa-refused-over = spillet er slut
goa-refused-not-asked = det er { $asked }, der skal svare nu, ikke dig
goa-refused-other-question = du skal { $asked } nu
goa-refused-no-turn = brikker og kort kan kun bruges i din egen aktion
goa-refused-one-action = kun én aktion ad gangen: resten hører til din næste tur
goa-refused-answer-to-nothing = intet i denne linje spørger om { $step }
goa-refused-card-without-action = kortet { $effect } ændrer en aktion, så skriv den aktion bagefter i samme linje
goa-refused-hold-twice = det, der følger efter din aktion, venter kun på én mail mere, og det er denne
goa-refused-hold-before = ”vent” skal stå efter din aktion
goa-refused-done-before = du mangler endnu at udføre en aktion
goa-refused-too-many-extras = du har { $extras } ekstra aktioner og må beholde 1; brug en, før du melder pas
goa-refused-extra-too-early = ekstra aktioner bruges i slutningen af runden
goa-refused-no-room = der er ikke plads til { $spice }{ $count ->
    [0] {""}
   *[other] ; der er plads til { $welcome }
}
goa-refused-no-room-at-all = ingen af dine plantager eller kolonier har plads til et krydderi
goa-refused-not-allowed = { $spice } må ikke ligge på { $store }
goa-refused-store-full = { $store } er fuld
goa-refused-no-store = du har ikke { $store }{ $count ->
    [0] {""}
   *[other] ; du har { $stores }
}
goa-refused-store-twice = { $store } er nævnt to gange
goa-refused-too-many-stores = du nævner { $named } plantager og kolonier; højst { $most } kan fyldes
goa-refused-not-there = der er ingen { $spice } på { $store }
goa-refused-no-more-of = du har ikke mere { $spice } til det
goa-refused-not-in-price = { $spice } hører ikke til prisen; det koster { $price }
goa-refused-too-many-spices = du nævner { $named } krydderier; du må højst tage { $most }
goa-refused-last-row = markøren står allerede i række 5: { $column }
goa-refused-step-too-dear = næste skridt ({ $column }) koster { $price }{ $count ->
    [0] {""}
   *[other] ; du har råd til { $payable }
}
goa-refused-harvest-too-much = din høst giver { $value }, og du nævner { $named }
goa-refused-needs-mixed-goods = en høst giver kun skibe og kolonister med kortet Blandede varer
goa-refused-mixed-goods-for-nothing = kortet Blandede varer er til en høst med mindst ét skib eller én kolonist
goa-refused-nothing-left = der er ingen høst i denne linje med noget tilbage at tage
goa-refused-hand-over-limit = du har { $hand } kort på hånden, og grænsen er { $limit }: smid først { $over } væk i samme linje
goa-refused-too-many-cards = du kan ikke trække { $cards }: din række giver { $draws }, og du har { $hand } af { $limit } på hånden; højst { $most }
goa-refused-all-colonies = du har oprettet alle fire kolonier
goa-refused-own-colony = { $colony } er allerede din; du kan oprette { $open }
goa-refused-pays-too-little = der mangler { $short } kolonister, og du vil højst give { $most }; giv { $short }, eller sig nej
goa-refused-too-few-colonists = der mangler { $short } kolonister, og du har { $have }
goa-refused-no-such-colony-tile = sådan en brik findes ikke for { $colony }; der er { $tiles }
goa-refused-third-card-for-nothing = der er kolonister nok uden et tredje kort
goa-refused-founding-twice = der er allerede en koloni ved at blive oprettet
goa-refused-empty-hand = du har ingen kort
goa-refused-no-card = du har ikke kortet { $card }; du har { $hand }
goa-refused-which-card = { $card }: hvilket kort? du har { $cards }
goa-refused-one-card = højst ét kort i en aktion
goa-refused-too-many-discards = du må højst smide { $most } væk her
goa-refused-nothing-to-sell = du har ingen krydderier at sælge
goa-refused-sells-too-many = du nævner { $named } krydderier; højst 4 kan sælges
goa-refused-no-step-for-ducats = for { $ducats ->
    [one] { $ducats } dukat
   *[other] { $ducats } dukater
} kan du ikke købe noget skridt
goa-refused-which-column = hvilken kolonne? du kan købe et skridt i { $columns }
goa-refused-step-for-ducats-too-dear = næste skridt ({ $column }) koster { $price } dukater, og du har { $ducats }; du kan købe et i { $columns }
goa-refused-no-tile = du har ikke den brik: { $tile }{ $count ->
    [0] {""}
   *[other] ; du kan bruge { $tiles }
}
goa-refused-tile-too-fresh = { $tile } kan bruges fra din næste aktion
goa-refused-tile-used = { $tile } er brugt i denne runde
goa-refused-tile-spent = { $tile } er brugt for altid
goa-refused-duty-needs = Told kræver { $needed } krydderier på én gang; du nævner { $named } og har { $have }
goa-refused-spy-on-other = Spionage kræver en anden spiller: { $others }
goa-refused-not-by-espionage = Spionage er til skibsbygning, høst, skatter eller oprettelse af koloni
goa-refused-empty-cell = der ligger ingen brik på { $cell }
goa-refused-nothing-for-viceroy = alle dine markører står i række 5
goa-refused-not-least-advanced = { $column } er ikke den bageste markør; du kan rykke { $least }
goa-refused-not-left-out = { $tile } er ikke blandt de brikker, der er lagt til side; der er { $tiles }
goa-refused-nothing-to-drop = der er intet at opgive: en plads til plantager er ledig
goa-refused-no-plantation = { $store } er ikke en af dine plantager; du kan opgive { $stores }
goa-refused-one-column-twice = begge markører kan ikke være i { $column }; nævn to forskellige kolonner
goa-refused-flag-on-tile = på { $cell } ligger der en brik, og der kan flaget ikke stå; de nærmeste pladser er { $near }
goa-refused-flag-apart = { $place } støder ikke med nogen side op til en brik, som flaget skal; de nærmeste pladser er { $near }
goa-refused-mark-nothing = der er ingen brik på { $cell }; de nærmeste, du kan markere, er { $near }
goa-refused-mark-twice = på { $cell } er der allerede en markør; de nærmeste, du kan markere, er { $near }
goa-refused-mark-apart = { $cell } støder hverken med en side eller et hjørne op til { $before }, hvor den forrige markør ligger; de nærmeste, du kan markere, er { $near }
goa-refused-bid-of-nothing = et bud er mindst 1; { $may }
goa-refused-bid-above-ducats = du har { $ducats } og kan ikke byde { $amount }; { $may }
goa-refused-bid-too-low = { $by } har budt { $highest }, og { $amount } er ikke højere; { $may }
goa-refused-cannot-keep = at beholde den koster { $keep }, og du har { $ducats }; du kan sælge den til { $bidder }

# Et træk, et ønske eller en betingelse, der ikke kan læses.
goa-missing-which-one = det lader noget stå åbent; hvilken?{ $such }
goa-missing-two-markers = hvilke to markører?{ $such }
goa-missing-where-to = hvorhen?{ $such }
goa-missing-tile = hvilken brik?{ $such }
goa-missing-cell = for brikken på hvilket felt?{ $such }
goa-missing-use-tile = hvilken brik vil du bruge?{ $such }
goa-missing-take = hvad vil du tage?{ $such }
goa-missing-play-card = hvilket kort vil du spille?{ $such }
goa-missing-discard-card = hvilket kort vil du smide væk?{ $such }
goa-missing-drop-plantation = hvilken plantage vil du opgive?{ $such }
goa-missing-column = i hvilken kolonne?{ $such }
goa-missing-colony = hvilken koloni?{ $such }
goa-missing-action = hvilken aktion?{ $such }
goa-missing-extra-for-what = en ekstra aktion, til hvad?{ $such }
goa-missing-amount = hvor meget?{ $such }
goa-missing-bid = byde hvor meget?{ $such }
goa-missing-up-to = op til hvor meget?{ $such }
goa-missing-jump = springe til hvor meget?{ $such }
goa-missing-if = hvis hvor meget?{ $such }

goa-misread-no-part = ”{ $word }” hører ikke til i dette træk{ $such }
goa-misread-no-place = ”{ $word }” passer ikke på denne linje

goa-misread-no-cell = der er ingen brik på { $place }; brikkerne ligger på a1 til e5
goa-misread-no-such-place = der er ikke noget felt ”{ $word }”; brættet går fra a1 til e5, og rundt om ligger a0 til e0, f1 til f5, a6 til e6 og z1 til z5
goa-misread-no-such-plantation = plantagerne med { $named } er { $plantations }
goa-misread-no-plantation = du har ingen plantage med { $named }
goa-misread-no-card = du har ikke noget kort ”{ $word }”
goa-misread-counted-cards = kortene med et tal er { $cards }
goa-misread-nobody-plays = ingen spiller ”{ $word }”; der er { $seats }
goa-misread-ten-ducats = der er 10 dukater at tage
goa-misread-too-many = det er flere, end der kan være
goa-misread-none-of-spice = 0 af et krydderi er intet; udelad det
goa-misread-do-not-fit = { $count } er for mange til { $store }
goa-misread-not-yours-to-say = antallet bestemmer du ikke; udelad det

goa-misread-one-action = ”{ $one }” eller ”{ $two }”? én aktion ad gangen
goa-misread-done-or-more = { $done } eller mere at gøre? sig en af delene
goa-misread-extra-or-none = en ekstra aktion eller ingen? sig en af delene
goa-misread-which-tile = hvilken brik? { $tiles }
goa-misread-which-store = hvilken plantage? { $stores }
goa-misread-which-card = hvilket kort? { $cards }
goa-misread-one-card-or-two = ét kort eller to? skriv { $one } eller { $two }
goa-misread-whose-row = hvis række? { $seats }
goa-misread-which-seat = hvilken spiller? { $seats }

goa-misread-of-what = { $number } af hvad? nævn krydderiet og derefter hvor mange
goa-misread-store-or-count = { $store } er en plantage; skriv { $count } for antallet, { $place } for stedet
goa-misread-store = { $store } er et sted til krydderier; skriv { $place } for at lægge dem der
goa-misread-for-which-store = { $named } til hvilken plantage eller koloni? dine er { $stores }

# Et ønske i en plan, der ikke passer.
goa-misfit-last-row = den sidste række er { $row }
goa-misfit-no-lot = der er ingen auktion { $lot }; der er { $lots }
goa-misfit-jump-too-far = det første bud ville være { $jump }, og det er mere end { $most }
goa-misfit-yours-to-sell = det er dig, der sælger på auktion { $lot }; skriv { $sell } eller { $buy }
goa-misfit-sells = { $seller } sælger på auktion { $lot }; du kan byde eller melde pas
goa-misfit-from-one = ekstra aktioner tælles fra 1
goa-misfit-no-beginning = din egen aktion begynder med en af de seks aktioner, en brik eller et kort
goa-misfit-tile-alone = { $slot } gælder kun den brik, uden en aktion

goa-misfit-no-numbers-yet = auktionerne får numre, når alle markører er lagt; skriv { $lots } for dem alle
goa-misfit-places-flag = det er { $seat }, der sætter flaget i denne runde
goa-misfit-extras = du har { $extras ->
    [one] { $extras } ekstra aktion
   *[other] { $extras } ekstra aktioner
}

goa-misfit-barren = en høst ville intet give nu, for der er ikke plads
goa-misfit-above-limit = næste bud er { $next }, og dit må højst være { $limit }
goa-misfit-above-budget = budgettet levner { $left } til denne runde
goa-misfit-keeping-too-dear = at beholde den koster { $keep }, mere end { $most }
goa-misfit-no-place-free = der er ingen ledig plads dér
goa-misfit-no-such-tile = ingen sådan brik ligger på brættet
goa-misfit-not-marked = ingen sådan brik kan markeres nu
