# Hvad spilledere gør, og træk, der tages tilbage.

deed-moderator = Spillederen
deed-named = { $name } (spilleder)
deed-words = spilleder
deed-reason = grund
deed-order = det vil sige
deed-changed = ændret
deed-you = dig
deed-awaited = alle, der ventes på
deed-more = { $count ->
    [one] Og { $count } ting mere, som ikke står her.
   *[other] Og { $count } ting mere, som ikke står her.
}

deed-undone = { $by ->
    [you] Du
   *[other] { $who }
} tog { $count ->
    [one] et træk
   *[other] { $count } træk
} fra { $players } tilbage.
deed-undone-too = { $by ->
    [you] Du
   *[other] { $who }
} tog { $count ->
    [one] { $count } træk
   *[other] { $count } træk
} tilbage: dine egne og dem fra { $players }.
deed-undone-yours = { $by ->
    [you] Du
   *[other] { $who }
} tog { $count ->
    [one] dit sidste træk
   *[other] dine sidste { $count } træk
} tilbage.
deed-undone-own = { $who } tog { $count ->
    [one] sit eget sidste træk
   *[other] sine egne sidste { $count } træk
} tilbage.
deed-undone-steps = { $by ->
    [you] Du
   *[other] { $who }
} tog spillet { $count ->
    [one] { $count } skridt
   *[other] { $count } skridt
} tilbage.
deed-redone = { $by ->
    [you] Du
   *[other] { $who }
} satte det, der var taget tilbage, i kraft igen.
deed-last = Post { $last } er den sidste, der står ved magt.
deed-goes-on = Spillet går videre.
deed-not-over = Spillet er alligevel ikke slut.

deed-amended = { $who } ændrede et træk fra { $player }. Det, der stadig stod ved magt efter det, blev spillet igen.
deed-amended-you = { $who } ændrede et af dine træk. Det, der stadig stod ved magt efter det, blev spillet igen.
deed-amended-now = Det lyder nu: { $order }
deed-acted = { $who } spillede for { $player }: { $order }
deed-acted-sealed = { $who } spillede for { $player }.
deed-acted-you = { $who } spillede for dig: { $order }
deed-acted-you-sealed = { $who } spillede for dig.
deed-adjusted = { $who } rettede stillingen: { $order }
deed-corrected = { $who } rettede stillingen.
deed-adjusted-sealed = { $who } rettede noget skjult.
deed-adjusted-you = { $who } rettede noget hos dig, som kun du må se: { $order }
deed-adjusted-you-sealed = { $who } rettede noget hos dig, som kun du må se.
deed-adjusted-of = { $who } rettede noget, som kun { $player } må se: { $order }
deed-adjusted-of-sealed = { $who } rettede noget, som kun { $player } må se.
deed-rule = { $who } ændrede bordets indstillinger: { $rule } er nu slået { $on ->
    [yes] til
   *[no] fra
}.
deed-finished = { $who } afsluttede spillet: det gælder, som det står.
deed-cancelled = { $who } aflyste spillet.

deed-start = { $who } satte spillet i gang.
deed-pause = { $who } satte spillet på pause.
deed-pause-until = { $who } satte spillet på pause indtil { $time }; så går det videre af sig selv.
deed-pause-over = Pausen er forbi; spillet går videre.
deed-resume = { $who } lader spillet gå videre.
deed-deadline-more = { $who } gav mere tid til { $players }: { $time }.
deed-deadline-until = { $who } gav { $players } frist til { $time }.
deed-deadline-off = { $who } ophævede fristen for { $players }.
deed-clock = { $who } ændrede bordets ur: { $order }
deed-replace = { $who } gav pladsen efter { $former } til { $player }.
deed-replace-house = { $who } gav en plads, som computeren havde spillet, til { $player }.
deed-replace-you = { $who } gav dig pladsen efter { $former }.
deed-replace-house-you = { $who } gav dig en plads, som computeren havde spillet.
deed-take = { $player } overtog den ledige plads efter { $former }.
deed-take-you = Du overtog den ledige plads efter { $former }.
deed-address = { $who } ændrede adressen, der skrives til { $player } på.
deed-address-you = { $who } ændrede adressen, der skrives til dig på: dine breve kommer hertil fra nu af. Dine planer og alt andet er, som det var.
deed-swap = { $who } byttede om på to spilleres pladser: { $player } og { $other } sidder der nu.
deed-swap-you = { $who } byttede din plads med en anden spillers: { $player } og { $other } sidder der nu.
deed-add-seat = { $who } tilføjede en spiller: { $player }.
deed-drop-seat = { $who } udelod en spiller: { $player }.
deed-choose = { $who } traf et andet valg for dette bord: { $order }
deed-moderator-named = { $who } { $joins ->
    [yes] gjorde { $name } til spilleder ved dette bord
   *[no] fjernede { $name } fra bordets spilledere
}.
deed-moderator-other = { $who } { $joins ->
    [yes] udpegede endnu en spilleder ved dette bord
   *[no] fjernede nogen fra bordets spilledere
}.
deed-house-rule = { $who } fortæller, hvad der er aftalt ud over reglerne:
deed-house-rule-off = { $who } ophævede en husregel:
deed-bot = { $who } lader computeren spille for { $player }, indtil spilleren skriver.
deed-bot-you = { $who } lader computeren spille for dig; så snart du sender et træk, spiller du selv igen.
deed-bot-off = { $who } lader ikke længere computeren spille for { $player }.
deed-bot-off-you = { $who } lader ikke længere computeren spille for dig; du spiller selv igen.
deed-remove = { $who } tog { $player } ud af spillet; computeren overtager pladsen for resten af spillet.
deed-remove-you = { $who } tog dig ud af spillet; computeren overtager din plads for resten af spillet.
deed-left = { $player } har forladt bordet; computeren spiller nu på den plads.
deed-say = { $who } skriver til alle:
deed-not-playing = { $who } erklærer ikke at spille ved dette bord, hverken nu eller senere.
deed-reseed = Herfra trækkes der fra et nyt frø, da det forrige kan være kendt. Dets SHA-256: { $hash }.
deed-reseed-hidden = Herfra trækkes der fra et nyt frø.
deed-salt = { $player } har føjet sit salt til lodtrækningerne: { $hash }. Sådan begynder SHA-256 af { $of ->
    [words] nogle selvvalgte ord
    [mail] den første mails Message-ID
   *[other] ({ $of }?)
}.
deed-salt-you = Dit salt indgår fra nu af i lodtrækningerne: { $hash }. Sådan begynder SHA-256 af { $of ->
    [words] det, du skrev efter { COMMAND("salt") }
    [mail] din mails Message-ID med de spidse parenteser
   *[other] ({ $of }?)
}.
deed-reveal = { $who } spiller ikke ved dette bord og har set på alt, også det skjulte.
deed-addresses = { $who } slog spillernes mailadresser op.
deed-resend = { $who } lod det sidste brev sende igen til { $player }.
deed-resend-you = { $who } lod det sidste brev sende igen til dig.
deed-tried = { $who } spiller selv med og prøvede at spille for { $player }; det blev ikke udført.
deed-tried-you = { $who } spiller selv med og prøvede at spille for dig; det blev ikke udført.
deed-discarded = { $who } prøvede noget, som blev afvist. Det, der blev trukket til det, tæller ikke og kommer aldrig igen.
deed-lost = Det, der stod her, blev beskadiget og er tabt.
deed-salvage = { $who } reparerede spillets log: { $count ->
    [one] den sidste post var beskadiget og er tabt
   *[other] de sidste { $count } poster var beskadigede og er tabt
}. Spillet står igen, som det stod før, som brættet viser; hvad du har sendt siden, skal sendes igen. Herfra trækkes der fra et nyt frø.
deed-ask-undo = { $player } bad om at tage sit sidste træk tilbage.
deed-ask-undo-you = Du bad om at tage dit sidste træk tilbage.

deed-head-undone = { $count ->
    [one] Et træk blev taget tilbage
   *[other] Flere træk blev taget tilbage
}
deed-head-salvage = Spillets log er blevet repareret
deed-head-steps = Spillet blev taget lidt tilbage
deed-head-redone = Det, der var taget tilbage, gælder igen
deed-head-amended = Et træk blev ændret
deed-head-acted = Spillederen spillede for { $player }
deed-head-acted-you = Spillederen spillede for dig
deed-head-adjusted = Stillingen blev rettet
deed-head-rule = En regel ved bordet blev ændret
deed-head-finished = Spillet blev afsluttet
deed-head-cancelled = Spillet blev aflyst
deed-head-start = Spillet begynder
deed-head-resume = Spillet går videre
deed-head-not-over = Spillet er alligevel ikke slut
deed-head-deadline = Fristen blev ændret
deed-head-clock = Bordet har fået et andet ur
deed-head-replace = En plads har skiftet hænder
deed-head-address = { $player } har en anden adresse
deed-head-address-you = Dine breve kommer hertil fra nu af
deed-head-swap = To spillere har byttet plads
deed-head-set-up = Spillet blev stillet anderledes op
deed-head-moderator = Bordets spilledere er ændret
deed-head-house-rule = En husregel ved dette bord
deed-head-bot = Computeren spiller for { $player }
deed-head-bot-you = Computeren spiller for dig
deed-head-bot-off = Computeren spiller ikke længere for { $player }
deed-head-bot-off-you = Du spiller selv igen
deed-head-remove = En spiller har forladt bordet
deed-head-words = Et ord fra spillederen
deed-head-other = Det gjorde spillederen
deed-pause-why = Så længe spillet er sat på pause, bliver intet træk udført, og ingen frist løber. Hvad du sender imens, gemmes som en plan og virker, når spillet går videre; du hører fra os, så snart det sker.
deed-cancelled-why = Der er intet resultat, og der kan ikke spilles flere træk ved dette bord. Nedenfor står den sidste stilling.
moved-head = Dine breve går til en anden adresse
moved-why = { $who } ændrede adressen, der skrives til dig på ved dette bord. Der kommer ikke mere hertil, og det, du skriver herfra, tæller ikke.
farewell-reach = Hvis det er en fejl, så svar på dette brev: spillederen læser det, du skriver. Andet kommer der ikke ud af det.

footer-moderator = Vil du skrive til spillederen, så begynd en linje med { COMMAND("moderator:") } og skriv dine ord bagefter; dine andre træk i samme mail tæller alligevel.
footer-moderators = { $count ->
    [one] Spilleder er { $names }
   *[other] Spilledere er { $names }
}. Vil du skrive til dem, så begynd en linje med { COMMAND("moderator:") } og skriv dine ord bagefter; dine andre træk i samme mail tæller alligevel.
passed-on = Dine ord gik videre til spillederen:
passed-on-words = dig
passed-on-nobody = Dette bord har ingen spilleder, så dine ord gik ikke videre til nogen.
passed-on-too-long = Dine ord til spillederen blev ikke sendt videre: de må højst have { $limit } tegn. Skriv dem kortere, og send dem igen.
passed-on-too-many = Dine ord til spillederen blev ikke sendt videre: { $limit } af dine mails er gået dertil inden for et døgn. Vent lidt.
passed-on-head = Sendt videre til spillederen
passed-on-why = Spillederen læser det sammen med stillingen, som alle ser den, og svarer med det, der sker ved bordet, eller med et ord til alle.
not-passed-on-head = Ikke sendt videre til spillederen
not-passed-on-why = Intet blev ændret.

house-rules = Husregler ved dette bord
house-rule = husregel

undo-ask-head = { $player } vil gerne tage et træk tilbage
undo-ask-head-you = Du vil gerne tage et træk tilbage
undo-ask-why = { $player } beder om at tage sit sidste træk tilbage. Siden da har nogen handlet, eller noget er kommet for dagen, så du bliver bedt om lov. Er det i orden, så skriv { $order }.
undo-ask-button = Det er i orden
undo-ask-lapse = Vil du hellere lade være, så spil bare videre: så snart nogen sender det næste træk, bortfalder ønsket.

nothing-to-undo-head = Ingen af dine træk kan tages tilbage
nothing-to-undo-why = Med { COMMAND("undo") } tager du dit eget sidste træk tilbage, og lige nu er der intet, der kan tages tilbage. Intet blev ændret.
undo-asked-head = Dit træk står ved magt indtil videre
undo-asked-why = Siden dit sidste træk har nogen handlet, eller noget er kommet for dagen, så det kan ikke uden videre tages tilbage. De, der ventes på, og spillederen er blevet spurgt. Intet ændres, medmindre en af dem skriver { COMMAND("allow undo") }; så hører du fra os.
no-undo-asked-head = Ingen beder om at tage et træk tilbage
no-undo-asked-why = Der var ikke noget sådant ønske, eller det er bortfaldet, fordi spillet gik videre. Intet blev ændret.
several-undos-asked-head = Flere spillere vil gerne tage et træk tilbage
several-undos-asked-why = Det fremgår ikke, hvis træk du mener, så intet blev ændret. Svar på brevet om den spiller, du vil give lov.

command-undo = Skriv { $order } for at tage dit sidste træk tilbage, så længe ingen har handlet siden, og intet er kommet for dagen.
command-allow-undo = Skriv { $order } for at lade en anden spiller tage et træk tilbage, når der bedes om det.
command-moderator = { $order } skriver til spillederen, indtil næste tomme linje; resten af mailen tæller alligevel.

no-archive-head = Arkivet kan ikke fås nu
no-archive-why = Spillet kan fås som fil, når det er slut. En fil, der er for stor til en mail, har den, der driver serveren.
command-archive = { $order } sender dig spillet som fil, når det er slut.

change = { $what }: { $now } (før: { $was })
change-nothing = intet
fact-asked = Nu spørges
fact-round = Runde
