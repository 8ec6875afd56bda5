# Goa. Selve trækkene oversættes aldrig.

goa-spice = { $spice ->
    [clove] nellike
    [cinnamon] kanel
    [ginger] ingefær
    [nutmeg] muskat
    [pepper] peber
   *[other] ({ $spice }?)
}
goa-spice-short = { $spice ->
    [clove] nellike
    [cinnamon] kanel
    [ginger] ingefær
    [nutmeg] muskat
    [pepper] peber
   *[other] ({ $spice }?)
}
goa-column = { $column ->
    [ships] Skibe
    [harvest] Høst
    [taxes] Skatter
    [expedition] Ekspedition
    [colonies] Kolonier
   *[other] ({ $column }?)
}
goa-column-head = { $column ->
    [ships] Skibe
    [harvest] Høst
    [taxes] Skatter
    [expedition] Ekspe­dition
    [colonies] Kolo­nier
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
    [progress] Fremrykning
    [ships] Skibsbygning
    [harvest] Høst
    [taxes] Skatter
    [expedition] Ekspedition
    [found] Oprettelse af koloni
   *[other] ({ $deed }?)
}
goa-symbol = { $symbol ->
    [elephant] elefant
    [fish] fisk
    [palm] palme
    [shell] muslingeskal
    [statue] statue
    [tiger] tiger
   *[other] ({ $symbol }?)
}
goa-tile = { $tile ->
    [red-colonist] rød Kolonist
    [colonists] Kolonister
    [red-ducats] røde Dukater
    [duty] Told
    [espionage] Spionage
    [exchange] Bytte
    [red-expedition] rød Ekspedition
    [expeditions] Ekspeditioner { $count }
    [extra-actions] Ekstra aktioner
    [extra-harvest] Ekstra høst
    [favor] Gunst
    [mission] Mission { $count }
    [mixed-crop] Blandet afgrøde
    [plantation] { $spice } { $count }
    [planter] Plantageejer
    [resupply] Genforsyning
    [settlement] Bosættelse
    [red-ship] rødt Skib
    [ships] Skibe
    [ships-or-colonists] Skibe/Kolonister
    [red-spice] rødt Krydderi
    [viceroy] Vicekonge
   *[other] ({ $tile }?)
}
goa-tile-short = { $tile ->
    [red-colonist] rød Kolonist
    [colonists] Kolonister
    [red-ducats] røde Duk.
    [duty] Told
    [espionage] Spionage
    [exchange] Bytte
    [red-expedition] rød Eksp.
    [expeditions] Eksp. ×{ $count }
    [extra-actions] Ekstra akt.
    [extra-harvest] Ekstra høst
    [favor] Gunst
    [mission] Mission { $count }
    [mixed-crop] Bl. afgrøde
    [plantation] { $spice } { $count }
    [planter] Plant.-ejer
    [resupply] Genforsyn.
    [settlement] Bosætt.
    [red-ship] rødt Skib
    [ships] Skibe
    [ships-or-colonists] Skibe / Kol.
    [red-spice] rødt Kryd.
    [viceroy] Vicekonge
   *[other] ({ $tile }?)
}
goa-tile-does = { $tile ->
    [red-colonist] Rød, én gang pr. runde: giver { $gain }.
    [colonists] Giver straks { $gain }.
    [red-ducats] Rød, én gang pr. runde: giver { $gain }.
    [duty] Én gang i spillet: aflever { $count } krydderier på én gang, og vend den om: { $gain }.
    [espionage] Én gang i spillet: udfør skibsbygning, høst, skatter eller oprettelse af koloni ud fra en anden spillers række.
    [exchange] Én gang i spillet: byt den med en brik på brættet.
    [red-expedition] Rød, én gang pr. runde: trækker et kort{ $over ->
        [yes] , også over grænsen.
       *[no] .
    }
    [expeditions] Trækker straks { $gain }{ $over ->
        [yes] , også over grænsen.
       *[no] .
    }
    [extra-actions] Giver straks { $gain }.
    [extra-harvest] Én gang i spillet: fylder alle ledige pladser på op til { $count } plantager eller kolonier.
    [favor] Giver straks en af de brikker, der er taget ud.
    [mission] { $count ->
        [one] Er { $count } sejrspoint værd til sidst.
       *[other] Er { $count } sejrspoint værd til sidst.
    }
    [mixed-crop] Én plads til et valgfrit krydderi; ingen point.
    [plantation] { $count ->
        [1] Lille plantage, fyldes straks; { $gain }.
       *[other] Plantage med { $count } pladser, fyldes straks; ingen point.
    }
    [planter] Varig: hver af dine små plantager er { $gain } værd.
    [resupply] Én gang i spillet: vend { $count } kort; summen af deres kolonister er det antal skibe, kolonister eller krydderier, du tager, kun én slags.
    [settlement] Giver straks { $gain }.
    [red-ship] Rød, én gang pr. runde: giver { $gain }.
    [ships] Giver straks { $gain }.
    [ships-or-colonists] Giver straks { $gain }, det ene eller det andet efter eget valg.
    [red-spice] Rød, én gang pr. runde: giver et krydderi, du har plads til.
    [viceroy] Én gang i spillet: din bageste markør rykker en række ned, gratis.
   *[other] ({ $tile }?)
}
goa-effect = { $effect ->
    [two-ships] To skibe
    [two-colonists] To kolonister
    [five-ducats] Fem dukater
    [two-spices] To krydderier
    [sell-spices] Krydderisalg
    [buy-progress] Købt fremrykning
    [mixed-goods] Blandede varer
    [third-card] Tredje kort
    [ships-only] Kun skibe
    [spices-only] Kun krydderier
   *[other] ({ $effect }?)
}
goa-effect-does = { $effect ->
    [two-ships] Du får 2 skibe, i enhver aktion.
    [two-colonists] Du får 2 kolonister, i enhver aktion.
    [five-ducats] Du får 5 dukater, i enhver aktion.
    [two-spices] Du får op til 2 krydderier, du har plads til, i enhver aktion.
    [sell-spices] Aflever op til 4 krydderier for 3 dukater hver, i enhver aktion.
    [buy-progress] Ryk en markør en række ned for dukater, i enhver aktion.
    [mixed-goods] Ved høst: fordel den på krydderier, skibe og kolonister.
    [third-card] Ved oprettelse af koloni: et tredje kort vendes.
    [ships-only] Ved fremrykning: du betaler skibene, ingen krydderier.
    [spices-only] Ved fremrykning: du betaler krydderierne, ingen skibe.
   *[other] ({ $effect }?)
}
goa-part = { $part ->
    [rows] Markørernes rækker
    [colonies] Oprettede kolonier
    [cards] Kort på hånden
    [most-ducats] Flest dukater
    [small-plantations] Små plantager
    [duty] Betalt told
    [missions] Missioner i alt
   *[other] { $part }
}

goa-ducats = { $count ->
    [one] { $count } dukat
   *[other] { $count } dukater
}
goa-ships = { $count ->
    [one] { $count } skib
   *[other] { $count } skibe
}
goa-colonists = { $count ->
    [one] { $count } kolonist
   *[other] { $count } kolonister
}
goa-extras = { $count ->
    [one] { $count } ekstra aktion
   *[other] { $count } ekstra aktioner
}
goa-cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
goa-spices = { $count ->
    [one] { $count } krydderi
   *[other] { $count } krydderier
}
goa-points = { $count ->
    [one] { $count } sejrspoint
   *[other] { $count } sejrspoint
}

goa-flag = flaget
goa-flag-letter = F
goa-flag-does = Den, der har det, er først i aktionsfasen og placerer først i næste runde; at vinde det giver en ekstra aktion.
goa-bonanza = Bonanzabrik
goa-why-card = kortet { $card }
goa-why-first = først i række { $row }: { $column }
goa-why-all = alle markører i række { $row } eller længere nede
goa-why-consolation = trøst
goa-half = del { $half }

goa-phase-quick = Hurtig start
goa-phase-markers = Auktionsmarkører
goa-phase-auction = Auktion
goa-phase-actions = Spillernes aktioner
goa-phase-extras = Afslutning af runden
goa-turn-of = { $number ->
    [0] ekstra aktion: { $player }
   *[other] aktion { $number }: { $player }
}
goa-decision = { $decision ->
    [P1] den hurtige start
    [P2] flaget
    [P3] en auktionsmarkør
    [P4] den sidste auktionsmarkør
    [P5] et bud
    [P6] sælgerens beslutning
    [P7] et valg for en ny brik
    [P8] en aktion
    [P14] de manglende kolonister
    [P15] den nye kolonis brik
    [P16] det, der følger efter aktionen
    [P19] et valg af varer
    [P24] en ekstra aktion
   *[other] ({ $decision }?)
}
goa-pre-do = { $decision ->
    [P1] Vælg din hurtige start
    [P2] Placér flaget
    [P3] Placér din auktionsmarkør
    [P4] Placér din sidste auktionsmarkør
    [P5] Byd
    [P6] Sælg eller behold
    [P7] Vælg for din nye brik
    [P8] Vælg din aktion
    [P14] Skaf de manglende kolonister
    [P15] Vælg for din nye koloni
    [P16] Afslut din aktion
    [P19] Vælg, hvad Genforsyning giver
    [P24] Spil en ekstra aktion eller gem den
   *[other] ({ $decision }?)
}

goa-head-quick = Hurtig start: markører eller dukater?
goa-head-flag = Hvor sætter du flaget?
goa-head-mark = Hvor sætter du din auktionsmarkør?
goa-head-bid = { $what }: hvad byder du?
goa-head-sell = { $what }: sælge eller beholde?
goa-head-goods = Skibe eller kolonister?
goa-head-fifth = En femte plantage: hvilken skal væk?
goa-head-spices = Hvilke krydderier tager du?
goa-head-favor = Hvilken af de udtagne brikker tager du?
goa-head-room = Din hånd er fuld. Hvad gør du?
goa-head-action = { $number ->
    [1] Din første aktion?
    [2] Din anden aktion?
    [3] Din tredje aktion?
   *[other] Din aktion: hvad gør du?
}
goa-head-short = { $colony } mangler kolonister. Hvad gør du?
goa-head-founded = { $colony } er din: hvad skal ligge der?
goa-head-after = Vil du mere i denne aktion?
goa-head-resupply = Hvad skal Genforsyning give?
goa-head-extra = Vil du spille en ekstra aktion?
goa-head-extra-must = Hvilken ekstra aktion spiller du?

goa-lead-quick = Enten rykker to af dine markører til række 2, eller du får { $ducats }.
goa-lead-flag = Din første markør ligger på flaget, de andres følger derfra, og den sidste er også din. Flaget skal ligge lige op ad en brik; et hjørne er ikke nok.
goa-lead-mark = Den lægges på en ledig brik ved siden af den sidste markør; hjørner tæller med. Du bliver sælger af den brik.
goa-lead-mark-anywhere = Der ligger ingen ledig brik ved siden af den sidste markør, så enhver ledig brik duer. Du bliver sælger af den brik.
goa-lead-bid = Alle byder én gang; sælgeren, { $player }, byder sidst.
goa-lead-sell = { $player } byder mest: { $price ->
    [one] { $price } dukat
   *[other] { $price } dukater
}.
goa-lead-goods = Brikken giver { $count } af én slags, ikke blandet.
goa-lead-fifth = { $tile } ville være din femte plantage, og der er kun plads til fire. En af de fem må væk med sine krydderier; en lille er stadig sine point værd.
goa-lead-spices = Du kan få højst { $spices } ({ $why }).
goa-lead-kinds = At vælge imellem: { $spices }.
goa-lead-favor = Den virker, som om du lige havde vundet den.
goa-lead-room = Du har { $cards } til gode ({ $surplus } mere, end hånden må rumme).
goa-lead-hand = På hånden har du: { $cards }.
goa-lead-action = Én aktion, og før eller efter den så mange af dine brikker, du vil, og ét kort.
goa-lead-alone = Én aktion; ingen af dine brikker eller kort kan bruges med den.
goa-lead-tiles = Brikker: { $tiles }.
goa-lead-tiles-other = Andre brikker: { $tiles }.
goa-lead-cards = Kort: { $cards }.
goa-lead-short = Der mangler { $colonists }. Giv dem, og kolonien er din. Ellers får du én kolonist som trøst.
goa-lead-short-poor = Der mangler { $colonists }, flere end du har. Uden dem får du én kolonist som trøst.
goa-lead-short-help = Det kan endnu hjælpe: { $things }.
goa-lead-founded = Kolonien fyldes straks: { $spices }.
goa-lead-after = Aktionen er udført. Brikker kan endnu bruges, og et kort, hvis der ikke er spillet et i den.
goa-lead-resupply = Du får { $count } af én slags; du har plads til { $room ->
    [one] { $room } krydderi
   *[other] { $room } krydderier
}.
goa-lead-room-for = Der er plads til: { $spices }.
goa-lead-extra = Du har { $extras }. Én kan gemmes til senere.
goa-lead-extra-must = Du har { $extras }, og kun én må gemmes.
goa-attempt = { $colony } kræver { $needed } kolonister. Kommer af sig selv: { $board }; vendte kort: { $cards }; mangler endnu: { $short }.

goa-do-quick = { $one } og { $two } til række 2
goa-do-quick-ducats = Tag { $ducats }
goa-do-flag = Placér flaget på { $place }
goa-do-mark = Placér markøren på { $cell }, { $what }
goa-do-bid = Byd { $amount }
goa-do-pass = Pas
goa-do-sell = Sælg, og få { $price }
goa-do-buy = Behold den, og betal { $price }
goa-tried-mark = Placér markøren på { $cell }
goa-tried-sell = Sælg den
goa-tried-buy = Behold den
goa-did-flag = du placerer flaget på { $place }
goa-did-mark = du placerer din markør på { $cell }
goa-did-sell = du sælger
goa-did-buy = du beholder
goa-do-extra-pass = Ingen ekstra aktion nu
goa-do-steps = På én gang: { $steps }
goa-do-extra = En ekstra aktion: { $steps }
goa-do-progress = { $column } til række { $row }
goa-do-ships = byg { $gain }
goa-do-harvest = høst alt, der er plads til
goa-do-harvest-of = høst { $goods }
goa-do-more = høst videre: { $spices }
goa-do-taxes = inddriv { $gain }
goa-do-expedition = { $known ->
    [yes] træk { $cards }
   *[no] tag på ekspedition
}
goa-do-found = prøv at oprette { $colony }
goa-do-use = gør brug af brikken { $what }
goa-do-play = spil kortet { $what }
goa-do-discard = smid { $cards } væk
goa-do-pay = giv { $colonists }
goa-do-pay-missing = giv dem, der mangler
goa-do-decline = giv ingen, og få ingen koloni
goa-do-take = jeg vil have { $what }
goa-do-take-spices = få krydderier, som reglerne vælger
goa-do-tile = brikken med { $spices }
goa-do-drop = opgiv { $store }
goa-do-drop-new = opgiv den nye
goa-do-keep = giv afkald på kort uden plads
goa-do-hold = vent med resten af aktionen
goa-do-done = ikke mere

goa-pass-note = ikke noget bud denne gang
goa-brings = bringer { $cards }
goa-then = så { $what }
goa-drop-loses = du mister { $spices }
goa-other = Andre…
goa-other-more = { $count } til
goa-other-label = Tag noget andet ({ $open })
goa-works-full = er fuld fra start
goa-works-store = til alle krydderier
goa-works-red = én gang pr. runde
goa-works-now = virker straks
goa-works-once = én gang i spillet
goa-works-always = virker altid
goa-hold-note = du bestemmer senere
goa-done-note = din aktion slutter
goa-needs = kræver { $needed }
goa-group-progress = Flyt en markør ned
goa-group-column = Tag, hvad en kolonne giver
goa-group-found = Prøv at oprette en koloni: din oversigt giver { $board }, kort giver flere, og du giver dem, der mangler
goa-first = Hver af disse begynder med: { $steps }.
goa-first-tiles = Hver af disse bruger først { $count ->
    [one] brikken { $tiles }.
   *[other] brikkerne { $tiles }.
}
goa-fact-colonists = dine kolonister
goa-fact-spices = krydderier
goa-fact-free = ledige pladser

goa-any-quick = { $order } rykker to markører til række 2.
goa-any-quick-ducats = { $order } giver dukaterne i stedet.
goa-columns-are = Kolonnernes navne: { $columns }.
goa-column-word = { $word } ({ $column }, række { $row })
goa-any-flag = { $order } placerer flaget.
goa-flag-ring = Pladser rundt om brættet: { $places }
goa-flag-cells = Tomme felter: { $places }
goa-any-mark = { $order } placerer din auktionsmarkør.
goa-cells-are = Mulige felter: { $cells }
goa-any-bid = { $order } byder: mindst { $least }, højst { $most }.
goa-any-pass = Med { $order } er du ude af auktionen.
goa-any-sell = { $order } lader { $player } få den; du får { $price }.
goa-any-buy = { $order } beholder den til dig; du betaler { $keep } til banken.
goa-any-take-ships = { $order } giver skibe.
goa-any-take-colonists = { $order } giver kolonister.
goa-any-drop = { $order } opgiver den plantage.
goa-any-drop-new = Med { $order } går den nye plantage tabt.
goa-any-take = { $order } giver de nævnte krydderier; efter et krydderi kan der stå et antal og ”i” med et sted.
goa-any-take-any = { $order } giver krydderier og lader reglerne vælge.
goa-spices-are = Krydderiernes navne: { $spices }.
goa-any-favor = { $order } giver en af disse brikker:
goa-any-room-discard = { $order } gør plads ved at smide kort væk.
goa-any-room-keep = { $order } giver afkald på det, der ikke er plads til.
goa-any-room-play = { $order } gør plads ved at spille et kort.
goa-any-progress = { $order } rykker en markør. Du har råd til: { $columns }.
goa-any-progress-none = Ingen markør kan rykke nu: du har ikke råd til noget skridt.
goa-any-ships = { $order } bygger { $gain }.
goa-any-harvest = { $count ->
    [0] { $order } ville intet give nu: du har ingen plads.
   *[other] { $order } giver { $spices }; vil du selv vælge, så skriv { $example }.
}
goa-any-taxes = { $order } giver { $gain }.
goa-any-expedition = { $order } trækker { $cards }; et mindre tal kan følge.
goa-any-expedition-over = { $order }: din hånd er over grænsen, så gør først plads.
goa-any-found = { $order } prøver at oprette en koloni. Mulige (kolonister, der kræves): { $colonies }.
goa-any-several = Flere skridt på én linje skilles med komma og sker i den rækkefølge: { $order }.
goa-any-around-none = Du har hverken brik eller kort at bruge hertil.
goa-any-use = { $order } bruger en af dine brikker før eller efter den; ved dem, der kan bruges, står trækket ved navnet.
goa-any-play = { $order } spiller ét kort før eller efter den; ved dine kort står deres navne i træk.
goa-any-discard = { $order } smider et kort væk uden virkning.
goa-any-pay = { $order } giver { $colonists } og opretter kolonien.
goa-any-decline = { $order } giver ingen; kolonien oprettes ikke.
goa-any-founded = { $order } vælger, hvad der ligger der.
goa-any-founded-tile = { $order } vælger brikken ved dens to krydderier, og derpå hvad der ligger der:
goa-any-done = { $order } afslutter din tur.
goa-any-hold = { $order } lader den stå åben til én mail mere.
goa-any-extra-pass = { $order } spiller ingen.

goa-board-head = Brikkerne på brættet
goa-meanings-head = Hvad brikkerne på brættet giver
goa-board-caption = Brættet: fem kolonner a til e, fem rækker 1 til 5, og rundt om dem pladserne kun til flaget
goa-legend-players = Spillere: { $players }.
goa-legend-flag = { $letter } på mørk bund eller alene er flaget.
goa-legend-marker = Et tal med en spillers bogstav er en auktionsmarkør: auktionens nummer og dens sælger.
goa-legend-open = ? viser, hvor der må placeres.
goa-legend-bonanza = * viser en skjult Bonanzabrik nedenunder.
goa-lots-head = Rundens auktioner
goa-lot-seller = sælges af { $player }
goa-lot-won = { $price ->
    [0] til { $player }, gratis
   *[other] til { $player } for { $price }
}
goa-lot-now = under hammeren nu:
goa-lot-later = kommer endnu
goa-bids-none = ingen har budt endnu.
goa-bids-pass = melder pas

goa-development-head = Udviklingsoversigterne
goa-development-row = række
goa-development-note = Under en rækkes tal står dens point til sidst; i et felt, hvad aktionen giver der, og hvis markør der står. Kolonier: så mange kolonister slutter sig af sig selv til hvert forsøg.
goa-development-mine = Gult er dig.
goa-development-own = Gult er dig. Nedenunder står, hvad din næste række koster, i en tyk ramme, hvis du har råd.
goa-development-end = sidste række
goa-brings-limit = hånd { $limit }
goa-payable = du har råd
goa-not-payable = ikke endnu
goa-stores-head = Dine plantager og kolonier
goa-stores-none = Du har endnu ingen plads til krydderier.
goa-store-empty = tom
goa-store-any = alle krydderier
goa-store = { $store }: { $content }{ $free ->
    [0] {" "}– fuld ({ $allowed })
    [one] {" "}– { $free } ledig plads ({ $allowed })
   *[other] {" "}– { $free } ledige pladser ({ $allowed })
}
goa-set-aside = Lagt til side, stadig point værd: { $tiles }.
goa-tiles-head = Dine brikker
goa-state-ready = klar
goa-state-next = fra din næste aktion
goa-state-used = brugt i denne runde
goa-state-fulfilled = betalt
goa-state-lasting = varig
goa-hand-head = Din hånd ({ $count } af { $limit })
goa-hand-none = Din hånd er tom.
goa-hand-card = { $symbol } – { $card }: { $does } Skrives: { $order }

goa-row-ducats = Dukater
goa-row-ships = Antal skibe
goa-row-colonists = Antal kolonister
goa-row-extras = Antal ekstra aktioner
goa-row-hand = Kort / grænse
goa-row-column = Række: { $column }
goa-row-points = Point indtil nu
goa-points-note = Point indtil nu: rækker, kolonier, små plantager, told, missioner og de kort, du må se. Flest dukater tæller først til sidst.
goa-has-flag = Har flaget.
goa-has-stores = Plantager og kolonier: { $stores }.
goa-has-tiles = Har brikkerne: { $tiles }.
goa-has-hand = På hånden: { $cards }.
goa-has-nothing = endnu intet.

goa-colonies-head = Kolonier, der kan oprettes
goa-colony-yours = din
goa-colony-lacks = { $count ->
    [0] du har nok
   *[other] du mangler { $count }
}
goa-colony-tiles = { $count } tilbage
goa-colony-left = { $colony }: kræver { $needed } kolonister, { $places ->
    [one] { $places } plads
   *[other] { $places } pladser
}, { $count ->
    [one] { $count } brik tilbage
   *[other] { $count } brikker tilbage
} ({ $spices })
goa-outlook-head = I forrådet og ude af spillet
goa-deck-is = { $deck ->
    [one] { $deck } kort i bunken
   *[other] { $deck } kort i bunken
}, { $extras ->
    [one] { $extras } ekstra aktion i forrådet.
   *[other] { $extras } ekstra aktioner i forrådet.
}
goa-discards = Afkastede kort ({ $count }): { $colonists }; efter symbol { $symbols }.
goa-left-out = Brikker taget ud af spillet: { $tiles }.
goa-used-tiles = Brugte brikker: { $tiles }.

goa-news-markers = Placering
goa-news-dealt = Del { $half } begynder med nye brikker{ $known ->
    [yes] ; taget ud: { $tiles }.
   *[no] .
}
goa-news-quick = { $player } rykker { $one } og { $two } til række 2.
goa-news-quick-ducats = { $player } får { $ducats }.
goa-news-flagged = { $player } placerer flaget på { $place }.
goa-news-marked = Derefter markørerne: { $marks }.
goa-news-won = { $player } vinder { $what } for { $price }, betalt til { $to }{ $more ->
    [yes] , og får { $extras }.
   *[no] .
}
goa-news-won-free = { $player } får { $what } gratis{ $more ->
    [yes] , og { $extras }.
   *[no] .
}
goa-news-won-bank = { $player } beholder { $what } og betaler { $price } til banken{ $more ->
    [yes] , og får { $extras }.
   *[no] .
}
goa-news-extra = { $player } spiller en ekstra aktion.
goa-news-extra-passed = { $player } spiller ingen ekstra aktion.
goa-news-stopped = { $told ->
    [no] { $player }{ $you }: { $order } kunne ikke længere udføres (regel { $rule }).
   *[yes] { $player }{ $you }: { $order } kunne ikke længere udføres: { $why } (regel { $rule }).
}
goa-news-did = { $player } vælger { $deed }, som intet giver.
goa-news-spied = { $player } bruger Spionage mod { $other }: { $deed }.
goa-news-ships = { $player } bygger { $gain }.
goa-news-harvest = { $player } høster { $gain }.
goa-news-taxes = { $player } inddriver { $gain } i skat.
goa-news-gain = { $player } får { $gain } ({ $why }).
goa-news-pay = { $player } afleverer { $pay } ({ $why }).
goa-news-swap = { $player } afleverer { $pay } og får { $gain } ({ $why }).
goa-news-moved-paid = { $player } rykker markøren for { $column } til række { $row } for { $pay }.
goa-news-moved-paid-by = { $player } rykker markøren for { $column } til række { $row } for { $pay } ({ $why }).
goa-news-moved = { $player } rykker markøren for { $column } til række { $row } ({ $why }).
goa-news-laid = { $player } lægger { $tile } med { $spices }.
goa-news-gave-up = { $player } opgiver { $tile }.
goa-news-kept = { $player } har nu { $tile }.
goa-news-used = { $player } bruger brikken { $tile }.
goa-news-exchanged = { $player } lægger Bytte på { $cell } og tager { $tile }.
goa-news-favored = { $player } tager { $tile } blandt de udtagne brikker.
goa-news-claimed = { $player } vender Bonanzabrikken på { $corner }: { $gain }.
goa-news-lost = { $player } får ikke mere ({ $why }).
goa-news-reshuffled = De afkastede kort bliver til den nye bunke.
goa-news-drew = { $player } trækker { $cards } ({ $why }){ $known ->
    [yes] : { $names }.
   *[no] .
}
goa-news-drew-fewer = Der var intet at trække, eller ingen plads, til endnu { $cards }.
goa-news-played = { $player } spiller kortet { $card }.
goa-news-discarded = { $player } smider { $cards } væk.
goa-news-attempt = { $player } prøver at oprette { $colony } (fra udviklingsoversigten: { $colonists }).
goa-news-revealed = { $player } vender { $cards }: { $colonists }.
goa-news-paid-colonists = { $player } afleverer { $colonists }.
goa-news-founded = { $player } opretter { $colony } med { $spices }.
goa-news-failed = { $player } får ikke oprettet { $colony }.

goa-welcome = Velkommen til Goa! Ved dette bord, med uret: { $players }. Spillet varer { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} i to dele, A og B.
goa-welcome-idea = I hver runde er der auktion over brikker; derefter har alle tre aktioner til at høste krydderier, bygge skibe, inddrive skatter, oprette kolonier og frem for alt rykke markører ned ad udviklingsoversigten. Flest sejrspoint til sidst vinder.
goa-welcome-how = Du behøver kun din mail: der kommer et brev, når du har noget at beslutte, og du svarer på det. Dukater og kort er hemmelige; alt andet er åbent.

goa-help-quick = { $order } er den hurtige start: to markører til række 2. ”dukater” i deres sted giver dukaterne.
goa-help-flag = { $order } placerer flaget på et tomt felt eller ved brættets kant.
goa-help-mark = { $order } placerer din auktionsmarkør på en brik.
goa-help-bid = { $order } byder i auktionen.
goa-help-pass = { $order } byder intet eller spiller ingen ekstra aktion.
goa-help-sell = { $order } er for sælgeren: den højestbydende får den og betaler dig.
goa-help-buy = { $order } er for sælgeren: behold den, og betal banken.
goa-help-progress = { $order } rykker en markør en række ned for krydderier og skibe; du kan sige, hvor et krydderi kommer fra.
goa-help-ships = { $order } bygger skibe.
goa-help-harvest = { $order } høster det, du nævner; et tal siger hvor mange, ”i” hvorhen. Uden krydderier fylder reglerne op.
goa-help-more = { $order } fortsætter en høst efter et kort eller en brik.
goa-help-taxes = { $order } inddriver dukater.
goa-help-expedition = { $order } trækker kort; uden tal så mange, du må.
goa-help-found = { $order } prøver at oprette en koloni.
goa-help-pay = { $order } giver de kolonister, en koloni mangler; et tal efter den er det højeste, du vil give.
goa-help-decline = { $order } giver dem ikke.
goa-help-tile = { $order } vælger en kolonis brik og dens krydderier.
goa-help-take = { $order } svarer, hvad du vil have: skibe, kolonister, krydderier eller en brik.
goa-help-use = { $order } bruger en af dine brikker før eller efter aktionen.
goa-help-play = { $order } spiller et kort, ét i hver aktion; dets valg følger efter.
goa-help-discard = { $order } smider kort væk, nævnt ved virkning eller symbol.
goa-help-drop = { $order } opgiver en plantage for en femte; ”ny” i dens sted er den nye.
goa-help-keep = { $order } giver afkald på kort, hånden ikke har plads til.
goa-help-hold = { $order } holder din tur åben til én mail mere.
goa-help-done = { $order } afslutter din tur.
goa-help-extra = { $order } spiller en ekstra aktion ved rundens afslutning.
goa-label-columns = Kolonner i dine træk: { $columns }.
goa-label-colonies = Kolonier i dine træk: { $colonies }.
goa-label-cells = Felter er a1 til e5: bogstav for kolonnen, tal for rækken fra oven. Rundt om ligger a0 til e0 øverst, a6 til e6 nederst, z1 til z5 til venstre og f1 til f5 til højre.
goa-label-stores = Plantager hedder som deres brik: { $first } er en nellikeplantage med to pladser, { $second } din anden af den slags; desuden { $mixed } og kolonierne ved navn.
goa-help-tiles-head = Brikker og deres navne i dine træk
goa-help-cards-head = Ekspeditionskort og deres navne i dine træk

goa-fact-marker = Markør på { $cell }
goa-fact-flag = Flaget ejes af
goa-fact-flag-at = Flaget står på
goa-fact-stock = Ekstra aktioner i forrådet
goa-fact-lot = Auktion { $lot }
goa-fact-tiles = brikker
goa-fact-aside = lagt til side
goa-fact-hand = hånd

goa-yours-have = Du har { $things } nu.
goa-yours-bid = Du har { $ducats }, og { $bid } er indtil nu det højeste bud i denne auktion ({ $lot }).
goa-yours-no-bid = Du har { $ducats }, og ingen har budt endnu i denne auktion ({ $lot }).
goa-yours-sale = Sælger du nu, får du { $price }, og beholder du brikken, koster det { $keep }.
goa-yours-row = Din markør i kolonnen { $column } står i række { $row } og giver { $gain }.
goa-yours-step = Skridtet til række { $row } i kolonnen { $column } koster { $price } og giver derefter { $gain }. { $payable ->
    [yes] Det kan du betale nu.
   *[no] Det kan du ikke betale nu.
}
goa-yours-steps = Disse skridt kan du betale nu, hvert med sin række: { $columns }.
goa-yours-no-step = Du kan ikke betale nogen fremrykning nu.
goa-yours-spices = Du har { $spices } nu og plads til { $free } mere.
goa-yours-hand = Du har { $cards } på hånden nu, og din grænse er { $limit }.
goa-yours-found = Du har { $own }, og din række giver { $board } til. De vendte kort ({ $cards }) skulle så stadig give: { $colonies }.
goa-yours-duty = { $count ->
    [0] Du har ingen told at betale.
    [one] Du har { $count } Told-brik at betale.
   *[other] Du har { $count } Told-brikker at betale.
} En brik kræver { $needed } krydderier, og du har { $spices } nu.
goa-yours-points = Indtil nu har du { $points }: { $parts }.
goa-yours-tile = Du har denne brik ({ $states }).
goa-yours-card = { $count ->
    [0] Du har ikke det kort på hånden nu.
   *[other] Den slags kort har du { $count } af på hånden nu.
}
