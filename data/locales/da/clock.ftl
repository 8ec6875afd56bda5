# Ord om tid: datoer, frister, fravær, pladser der skifter hænder.

weekday = { $day ->
    [1] mandag
    [2] tirsdag
    [3] onsdag
    [4] torsdag
    [5] fredag
    [6] lørdag
    [7] søndag
   *[other] { $day }
}
month = { $month ->
    [1] januar
    [2] februar
    [3] marts
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] august
    [9] september
    [10] oktober
    [11] november
    [12] december
   *[other] { $month }
}
date-dom = { $day }.
date-day = { $weekday } den { $dom } { $month }
date-moment = { $weekday } den { $dom } { $month } kl. { $hour }.{ $minute }
weekday-short = { $day ->
    [1] man.
    [2] tirs.
    [3] ons.
    [4] tors.
    [5] fre.
    [6] lør.
    [7] søn.
   *[other] { $day }
}
month-short = { $month ->
    [1] jan.
    [2] feb.
    [3] mar.
    [4] apr.
    [5] maj
    [6] jun.
    [7] jul.
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
    [12] dec.
   *[other] { $month }
}
date-short = { $weekday } { $dom } { $month } kl. { $hour }.{ $minute }
date-full = { $weekday } den { $dom } { $month } { $year } kl. { $hour }.{ $minute } ({ $zone })
time-of-day = { $hour }.{ $minute }
date-month = { $dom } { $month }
date-year = { $dom } { $month } { $year }
span-day = den { $date }
span = fra den { $from } til den { $to }
time-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
time-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
time-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
time-moment = mindre end et minut
time-two = { $large } og { $small }

clock-by-name = svar senest
clock-late-name = forsinket siden
clock-due = Svar venligst senest { $when }: der er { $left } tilbage.
clock-due-stopped = Svar venligst senest { $when }.
clock-was-due = Dit svar skulle være kommet senest { $when }.
clock-no-deadline = Der er ingen frist for dit svar.
clock-stopped = Dit ur står stille for tiden.
clock-bank = Derefter løber din tidsbank; der er { $left } i den.
clock-bank-runs = Din tidsbank løber; der er { $left } tilbage i den.
clock-bank-empty = Din tidsbank er tom.
clock-unless = { $late ->
    [yes] Uden svar fra dig
   *[no] Løber tiden ud uden svar fra dig,
}
clock-then-wait = Svarer du ikke, sker der intet af sig selv: spillet venter på dig.
clock-then-default = { $unless } sker dette: { $what } (det vil sige { $order }).
clock-then-house = { $unless } svarer computeren på dette spørgsmål for dig, kun denne ene gang.
clock-then-house-on = { $unless } spiller computeren for dig fra da af, indtil du skriver.
clock-then-moderator = { $unless } afgør spillederen, hvordan spillet går videre.
clock-since = siden { $day }
clock-by = senest { $when }
clock-was = fristen var { $when }
clock-zone = Tiderne gælder for { $zone }.
clock-paused = Spillet er sat på pause: alle ure står stille.
clock-paused-until = Spillet er sat på pause: alle ure står stille. Det går videre af sig selv { $when }.

away-slide = { $player } er væk { $span }; spillerens ur står stille imens.
away-house = { $player } er væk { $span }; computeren tager over imens.
away-plans = { $player } er væk { $span }; planer, der er sendt i forvejen, virker imens.
away-you-slide = Du er væk { $span }; dit ur står stille imens.
away-you-house = Du er væk { $span }; computeren tager over for dig imens.
away-you-plans = Du er væk { $span }; dine planer virker imens.
house-for = Computeren spiller for tiden for { $players }.
house-for-you = Computeren spiller for tiden for dig; så snart du sender et træk, spiller du selv igen.

made-default = Ingen svarede for { $player }, så standardtrækket blev udført: { $order }.
made-default-sealed = Ingen svarede for { $player }, så standardtrækket blev udført.
made-default-you = Der kom intet svar fra dig, så standardtrækket blev udført: { $order }.
made-default-you-sealed = Der kom intet svar fra dig, så standardtrækket blev udført.
made-house = Computeren spillede for { $player }: { $order }.
made-house-sealed = Computeren spillede for { $player }.
made-house-you = Computeren spillede for dig: { $order }.
made-house-you-sealed = Computeren spillede for dig.
made-more = { $count ->
    [one] Og { $count } mere før disse.
   *[other] Og { $count } flere før disse.
}

remind-head = Påmindelse: { $question }
remind-soon = Blot en venlig påmindelse: dette spørgsmål venter stadig på dig.
remind-late = { $days ->
    [one] Tiden for dit svar er udløbet, og de andre venter på dig. Svar venligst snart.
   *[other] Dit svar er { $days } dage forsinket, og de andre venter på dig. Svar venligst nu.
}
remind-since = Spørgsmålet har ventet siden { $day }.
remind-away = Kan du ikke spille i en periode, så sig til: skriv { $order }.

away-head = { $player } er væk for en tid
away-by-moderator = Det er spillederen, der har indført dette fravær.
clock-away-head = Dit fravær er noteret
clock-days-left = { $count ->
    [0] Du har derefter ingen fraværsdage tilbage.
    [one] Du har derefter { $count } fraværsdag tilbage.
   *[other] Du har derefter { $count } fraværsdage tilbage.
}
clock-back-head = Velkommen tilbage
clock-back = Dit fravær er slut: dit ur går igen, og du spiller selv.
clock-remind-head = Dine påmindelser er indstillet
clock-zone-head = Din tidszone er indstillet
clock-letters-head = Dine breve er indstillet
clock-asked-head = Dine indstillinger
clock-refused-head = Intet blev ændret

settings-head = Dine tidsindstillinger
settings-change = Ændr:
settings-zone-name = Tidszone
settings-now = Dér er klokken nu { $hour }.{ $minute } den { $dom } { $month }.
settings-remind-name = Vi minder dig om det
settings-remind-half = når halvdelen af din tid er gået
settings-remind-before = { $length } før fristen
settings-remind-daily = hver dag efter fristen
settings-none = nej
settings-away-name = Fravær
settings-away-none = ikke meldt
settings-away-slide = { $span } (dit ur står stille)
settings-away-house = { $span } (computeren tager over)
settings-away-plans = { $span } (dine planer virker)
settings-away-how = Sidst i den linje lader { $bot } computeren tage over, og { $plans } lader dine planer virke.
settings-days-name = Fraværsdage tilbage
settings-bank-name = Tilbage i tidsbanken
settings-letters-head = Dine breve
settings-pace-name = Et brev kommer
settings-pace = { $pace ->
    [every-move] efter hvert af de andres træk
    [my-turn] når du bliver spurgt om noget
    [round] når du bliver spurgt om noget, og i begyndelsen af hver runde
    [daily] når du bliver spurgt om noget; alle andre nyheder én gang om dagen kl. { $time }, i ét brev om alle de borde, hvor du har valgt det, med de spørgsmål, der kan vente på det
   *[other] { $pace }
}
settings-parts-name = Det er skrevet
settings-parts = { $parts ->
    [html] kun som HTML
    [text] kun som ren tekst
    [both] både som HTML og som ren tekst
   *[other] { $parts }
}
settings-receipts-name = Når din mail er udført
settings-receipts = { $now ->
    [on] får du besked
    [off] får du ikke besked
   *[other] { $now }
}
settings-calendar-name = Fristerne
settings-calendar = { $now ->
    [on] følger med til din kalender
    [off] følger ikke med til din kalender
   *[other] { $now }
}

offer-head = Der søges en afløser for { $player }
offer-why = { $count ->
    [one] { $player } har ladet { $count } spørgsmål stå ubesvaret. Pladsen tilbydes en afløser, som spiller videre fra den nuværende stilling.
   *[other] { $player } har ladet { $count } spørgsmål stå ubesvaret. Pladsen tilbydes en afløser, som spiller videre fra den nuværende stilling.
}
offer-how = Den, der først sender { $order } til { $address }, får pladsen. Kender du en, der gerne vil spille, så giv adressen videre. { $player } beholder pladsen ved at svare inden da.
offered-head = Din plads tilbydes en anden
offered-why = { $count ->
    [one] Du har ladet { $count } spørgsmål stå ubesvaret, så en anden kan overtage din plads og spille videre i dit sted.
   *[other] Du har ladet { $count } spørgsmål stå ubesvaret, så en anden kan overtage din plads og spille videre i dit sted.
}
offered-keep = Du beholder den, hvis du svarer først eller skriver { $order }.
claim-head = Er det dig, der vil have pladsen?
claim-why = Nogen har fra din adresse bedt om en ledig plads ved bord { $table } ({ $title }). Var det dig, så bekræft det med knappen, eller svar med linjen { $order }: pladsen er din, medmindre en anden kom først. Var det ikke dig, så gør ingenting.
claim-do = Tag pladsen
sit-head = En plads til dig?
sit-why = Spillederen ved bord { $table } ({ $title }) vil gerne give dig en plads dér; spillet er i gang. Vil du spille med, så tag den med knappen, eller svar med linjen { $order }. Ellers skal du ikke gøre noget.
back-head = Vil du have din plads igen?
back-why = Din plads ved bord { $table } ({ $title }) er blevet opgivet, af dig selv eller mens dine breve gik til en anden adresse, og nu spiller computeren på den. Tag den igen med knappen, eller svar med linjen { $order }, så er den din, hvis ingen anden har taget den imens.
seated = Du overtager pladsen efter { $player }. Alt står, som det blev forladt, og det, der hørte til pladsen, er nu dit.
replaced-head = Din plads er overtaget
replaced-why = { $player } spiller videre på din plads. Du får ikke flere breve fra dette bord. Tak for spillet.

command-away = Skriv { $order } for at melde fravær: dit ur står stille imens. Med ”bot” sidst på linjen tager computeren over, med { COMMAND("plans") } virker dine planer.
command-back = Skriv { $order }, når du er tilbage før tiden.
command-remind = Skriv { $order } for at vælge, hvornår du bliver mindet om at svare, eller { COMMAND("remind off") }.
command-zone = Skriv { $order } for at se tider i din egen zone.

left-head = Du har forladt bordet
left-why = Computeren spiller videre på din plads. Du får ikke flere breve fra dette bord. Tak for spillet.
left-back = Fortryder du, kan du få din plads igen, så længe ingen anden har taget den.
left-button = Jeg kommer tilbage
left-button-note = åbner en mail til din plads
left-write = skriv til { $address }:
