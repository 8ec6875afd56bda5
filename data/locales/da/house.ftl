# Breve fra huset selv: til fremmede, der spørger, og til dem, der har meldt sig.
house-subject = Borde hos { $house }
house-greeting-head = Vil du spille pr. mail hos { $house }?
house-greeting-why = En mail fra denne adresse bad om det. Her spiller folk brætspil med hinanden pr. mail: { $games }. Der kommer et brev, hver gang det er din tur, og du svarer med et tryk eller en linje. Et spil varer som regel nogle uger med en mail hver eller hver anden dag.
house-greeting-how = Et enkelt tryk bekræfter, at adressen er din. Derefter kan du slutte dig til borde og åbne dine egne. De andre læser dit navn, aldrig din adresse.
house-greeting-nothing = Hvis du ikke har bedt om det, så gør ingenting: Efter en dag ved vi ikke længere noget om dig. Knappen virker i en dag; skriv bare igen derefter.
house-sign-up = Ja, jeg vil spille
house-sign-join = Ja, og jeg vil være med ved bord { $table }
house-sign-open = Ja, og jeg åbner et bord til { $title }
house-sign-never = Jeg vil ikke have flere breve
house-welcome-head = Velkommen, { $name }
house-welcome-why = Du er tilmeldt. Svar på dette brev, når du ønsker noget: Hver linje er ét ønske, og knapperne skriver den for dig.
house-here-head = Skriv til os her
house-here-why = Din mail blev ikke udført, for den kom ikke til en adresse, som kun du kender. Svar på dette brev i stedet.
house-see-tables = Hvilke borde der er åbne
house-see-games = Hvad man kan spille
house-see-profile = Min profil
house-tables-head = Åbne borde
house-tables-none = Ingen borde venter på spillere lige nu. Åbn et: De andre finder det her.
house-playing = Du spiller ved
house-table = Bord { $table }: { $title }
house-waiting = { $count ->
    [one] For { $seats }; { $count } plads er ledig. Med er: { $players }.
   *[other] For { $seats }; { $count } pladser er ledige. Med er: { $players }.
}
house-chosen = Valgt: { $options }.
house-join = Jeg er med
house-leave = Jeg forlader dette bord
house-start = Begynd med dem, der er her
house-games-head = Hvad man kan spille
house-players = For { $fewest } til { $most } spillere.
house-choices = Kan vælges:
house-open = { $count ->
    [one] Åbn et bord for { $count }
   *[other] Åbn et bord for { $count }
}
house-games-more = Skriv et andet tal eller valg på samme linje. Med et ord, for eksempel { $word }, kommer kun de med, som du siger det til; { $clock } giver alle så meget tid til hvert svar; med { $house } sætter computeren så mange spillere til bords.
house-games-all = Ved alle borde:
house-opened-head = Bord { $table } er åbent
house-opened-why = Det er for { $seats } og begynder af sig selv, når alle er kommet. Alle her kan være med. Venner, som er nye her, kommer med ved at skrive { $order } til { $address }.
house-opened-private = Det er for { $seats } og begynder af sig selv, når alle er kommet. Kun de, som kender ordet, finder det: Bed dem skrive { $order } til { $address }.
house-joined-head = Du spiller ved bord { $table }
house-joined-why = Spillets første brev kommer, så snart alle er der.
house-left-head = Du har forladt bord { $table }
house-left-why = Du spiller ikke med der. Ingen venter på dig.
house-expired-head = Bord { $table } blev ikke til noget
house-expired-why = For få kom med til { $title } inden for to uger, så bordet er væk. Åbn et andet, når du har lyst.
house-ended-head = Bord { $table } er lukket
house-ended-why = Den, der driver tjenesten, har lukket bordet til { $title }, før spillet begyndte. Du skal ikke gøre mere.
house-no-table-head = Der er intet åbent bord { $table }
house-no-table-why = Spillet er begyndt, bordet er væk, eller du er ikke ventet der. Spørg den, du har det fra, hvordan man kommer med, eller se, hvilke borde der er åbne.
house-has-seat-head = Du spiller allerede ved bord { $table }
house-has-seat-why = Én person har én plads ved et bord, uanset hvilken adresse der skrives fra.
house-not-maker-head = Bord { $table } venter på den, der åbnede det
house-not-maker-why = Kun den, der åbnede det, kan begynde før tid; ellers begynder det, når det er fuldt.
house-too-few-head = Bord { $table } kan ikke begynde endnu
house-too-few-why = { $fewest ->
    [one] Dette spil kræver mindst { $fewest } spiller.
   *[other] Dette spil kræver mindst { $fewest } spillere.
}
house-many-played-head = Du spiller ved borde nok
house-many-played-why = Du er med ved { $limit } borde, hvor spillet er i gang. Når et er slut, kan du være med ved et nyt.
house-too-many-head = Du har åbne borde nok
house-too-many-why = { $limit ->
    [one] Du må kun have { $limit } bord, der venter, ad gangen. Forlad det, eller vent, til det begynder.
   *[other] Du må kun have { $limit } borde, der venter, ad gangen. Forlad et, eller vent, til det begynder.
}
house-closed-head = Borde åbnes af huset
house-closed-why = Spillere kan ikke åbne borde eller slutte sig til dem lige nu. Din profil og de borde, du spiller ved, bliver, som de er.
house-wrong-head = Intet bord blev åbnet
house-wrong-why = Linjen kan ikke udføres: { $why }
house-bad-name-head = Intet blev ændret
house-bad-name-why = Det kan ikke være dit navn her: Det skal være kort, stå på én linje og må ikke ligne et link.
house-short-word-head = Intet bord blev åbnet
house-short-word-why = Ordet er for let at gætte. Tag et på mindst fire bogstaver uden mellemrum.
house-unknown-head = Der blev ikke gjort noget
house-unknown-why = Vi forstod ikke { $line }.
house-doubt-head = Der blev ikke gjort noget
house-doubt-why = Intet viser, om du skrev dette, eller om dit mailprogram citerede det. Send dit ønske igen alene, i en mail uden citat.
house-doubt-label = dit?
house-quiet-head = Nok for denne time
house-quiet-why = Mange af dine mails er besvaret inden for den seneste time. Intet mere udføres eller besvares, før der er gået en time.
house-profile-head = Din profil
house-profile-changed = Din profil er ændret
house-profile-why = Dine nye borde begynder med dette. Send en af linjerne med noget andet i for at ændre den; din tidszone og dine påmindelser gælder også ved de borde, du spiller ved.
house-profile-name = navn
house-profile-language = sprog
house-profile-zone = tidszone
house-profile-remind = påmindelser
house-profile-letters = breve
house-profile-parts = form
house-profile-receipts = kvitteringer
house-profile-calendar = kalender
house-profile-orders = træk vises
house-profile-forget = Skriv { $order }, hvis vi skal glemme dig.
house-forget-head = Skal vi glemme dig?
house-forget-why = Dit navn, dine adresser, din profil, dine mails, vores breve til dig og det, du har sagt til andre, slettes her. Du forlader alle borde: Computeren overtager dine pladser under navne, der intet siger om dig. Trækkene bliver, så de andres spil kan efterprøves. Det kan ikke gøres om.
house-forget-do = Ja, glem mig
house-forgotten-head = Du er glemt
house-forgotten-why = Dette er vores sidste brev. Vi ved ikke længere noget om dig; vil du engang spille igen, så skriv til os, som en fremmed ville.
house-other-head = Der kom en mail fra en anden adresse
house-other-why = Nogen skrev til din adresse hos os fra { $from }. Vi ved ikke, om det var dig, så der blev ikke gjort noget. Var det dig, så gør et tryk adressen til en af dine; send så dit ønske igen derfra. Var det ikke dig, så gør ingenting, eller skriv { COMMAND("renew") } for at få en anden svaradresse.
house-other-yes = Ja, det var mig
house-asked-head = De er inviteret
house-asked-why = En invitation til bord { $table } er på vej til { $players }. De skal ikke bruge et ord for at være med. Vi siger til, hvis nogen ikke vil.
house-joins-not-head = { $player } kommer ikke med ved bord { $table }
house-joins-not-why = Pladsen er stadig fri: Inviter en anden, eller begynd med dem, der er der.
house-which-head = Ingen blev inviteret
house-which-why = Sig, til hvilket bord: { $order }. Du kan invitere til et bord, som du har åbnet, og som stadig venter.
house-signed-head = Din adgangssætning er sat
house-signed-why = Fra nu af skal mails til denne adresse, der ændrer noget, have en linje { COMMAND("sign") } med din adgangssætning, og det samme gælder dine træk ved nye borde. Vi gemmer kun et fingeraftryk af den og kan ikke læse den. Skriv { COMMAND("sign off") } i en underskrevet mail for at slippe igen.
house-unsigned-head = Dine mails til os skal ikke længere underskrives
house-unsigned-why = Ved borde, hvor du har en adgangssætning, gælder den stadig, både der og her.
house-renewed-head = Du har en ny svaradresse
house-renewed-why = Svar fra nu af på dette brev: Adressen i vores ældre breve gælder ikke mere, uanset hvem der har den. Brevene fra dine borde er ikke berørt.
house-no-code-head = Den kode svarer ikke til noget
house-no-code-why = Den er brugt, eller den er over to uger gammel. Intet blev ændret.
house-invite-why = { $player } vil gerne spille { $title } med dig pr. mail, ved bord { $table }. Det er for { $seats }. Allerede med: { $players }.
house-invite-nothing = Gør du ingenting, får du én påmindelse og hører så ikke mere til det. De andre ser dit navn, aldrig din adresse.
