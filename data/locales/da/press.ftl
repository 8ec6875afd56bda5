# Hvad spillerne siger til hinanden.

press-head = Hvad de andre siger
press-one-head = { $player } skriver til dig
press-says = { $player } til alle:
press-says-you = { $player } kun til dig:
press-says-some = { $player } til dig og { $others }:
press-words = ord
press-own = dig
press-note = notits
press-notes = Dine noter, kun til dig
press-answer = Vil du svare dem alle, så skriv { $order }. Intet andet, du skriver, går videre til de andre.
press-answer-one = Vil du kun svare en enkelt, så skriv { $order }.
press-sent = { $when ->
    [now] Dine ord er sendt til alle:
    [next] Dine ord går til alle med deres næste brev:
   *[other] Dine ord til alle:
}
press-sent-some = { $when ->
    [now] Dine ord er sendt til { $players } og ingen andre:
    [next] Dine ord går til { $players } med næste brev og til ingen andre:
   *[other] Dine ord til { $players } og ingen andre:
}
press-noted = Noteret kun til dig. Dine noter står i dine breve, indtil du skriver { COMMAND("note off") }:
press-notes-gone = Dine noter er væk.
press-already = De samme ord er gået til de samme spillere inden for et døgn, så de blev ikke sendt igen.
press-none = Dine ord gik ikke til nogen: ved dette bord skriver spillerne ikke til hinanden, eller det er ikke begyndt.
press-no-private = Dine ord gik ikke til nogen: ved dette bord kan du kun skrive til alle. Begynd linjen med { $order }.
press-nobody = Dine ord gik ikke til nogen: det er ikke klart, hvem ved bordet { $name } er. Skriv en farve eller et navn.
press-no-reader = Dine ord gik ikke til nogen: der er ingen spiller, der ville læse dem.
press-too-long = Dine ord gik ikke til nogen: de må højst have { $limit } tegn. Skriv dem kortere, og send dem igen.
press-too-many = Dine ord gik ikke til nogen: der har været { $limit } inden for et døgn, eller så mange noter er der. Vent lidt, eller slet noterne med { COMMAND("note off") }.
press-preview = Dine ord gik ikke til nogen: du spurgte kun, hvad mailen ville gøre.
press-offer = Send det til de andre
press-offer-why = Intet af det er gået til de andre spillere. Var det til dem, så tryk på knappen.
press-done-head = Gjort. Intet af det var til spillet
press-done-why = Der var intet træk i mailen, og spillet har ikke flyttet sig.
press-failed-head = Dine ord gik ikke til nogen
press-failed-why = Intet af mailen blev sendt til de andre spillere, og der var intet træk i den.
press-open-head = Hvor slutter dine ord?
press-open-why = Denne linje står under dine ord til de andre og kan høre til dem eller være et træk: { $line }. Derfor blev intet af mailen udført eller sendt. Send den igen: en tom linje slutter dine ord, og er det hele til de andre, så skriv { $order } alene på linjen nedenunder.
command-say = { $order } skriver til de andre spillere; { $block } alene på en linje sender linjerne nedenunder, indtil en tom linje eller { COMMAND("end") }.
command-to = { $order } skriver kun til de spillere, hvis bordet tillader det.
command-note = { $order } er en note til dig selv, i dine breve indtil { COMMAND("note off") }.

again-button = Spil igen
again-button-note = samme spillere, pladserne rykket
new-button = Et nyt bord
new-button-note = samme spil, nye medspillere
again-asked-head = { $player } vil gerne spille igen
again-asked-why = { $player } vil gerne spille det samme spil igen med jer alle, ved et nyt bord, hvor pladserne er rykket én. Det begynder, så snart I alle har sagt ja.
again-yes = Ja, igen
again-no = Helst ikke
again-asked-lapse = Intet svar betyder nej. Et ja gælder i to uger.
again-not-over-head = Dette spil er ikke slut endnu
again-not-over-why = Når det er slut, kan du spille igen med de samme spillere.
again-waits-head = Noteret: du vil gerne spille igen
again-waits-why = Så snart alle har sagt ja, begynder et nyt bord. Endnu ikke hørt fra: { $players }. De er blevet spurgt; dit ja gælder i to uger.
again-not-all-head = Ikke denne gang
again-not-all-why = Ikke alle spillerne vil spille igen nu, så der begynder ikke noget nyt bord.
again-declined-head = Noteret: helst ikke
again-declined-why = Der begynder ikke noget nyt bord med dig. Ombestemmer du dig, så skriv { COMMAND("again") }.
again-too-few-head = For få spillere
again-too-few-why = Uden husets spillere er I for få til dette spil, så det kan ikke spilles igen på denne måde.
again-cannot-be-head = Det kan ikke spilles igen
again-cannot-be-why = Et bord som dette kan ikke længere laves. Spillederen kan åbne et andet.
again-begun-head = Så kører vi igen
again-begun-why = I spiller alle igen: ved bord { $table }. De første breve er på vej.
command-again = { $order } siger efter slutningen, at du gerne vil spille igen med de samme spillere; { COMMAND("again no") }, at du helst ikke vil.

invite-head = { $player } inviterer dig til { $title }
invite-glance = Pr. mail, med { $others }. Ét tryk siger ja eller nej.
invite-why = { $player } vil gerne spille { $title } pr. mail med dig og { $others } ved bord { $table }.
invite-how = Der kommer et brev, hver gang det er din tur; du svarer med et tryk eller en linje. Et spil varer som regel nogle uger med en mail hver eller hver anden dag.
invite-clock = Tid til hvert svar: { $clock }.
invite-no-clock = Ingen frist: alle svarer, når de kan.
invite-join = Jeg spiller med
invite-join-note = det første brev kommer, når alle har sagt ja
invite-decline = Ikke denne gang
invite-decline-note = ikke flere breve om det
invite-never = Jeg vil ikke have flere invitationer
invite-never-note = hvem der end spørger
invite-rules = Reglerne i korte træk
invite-rules-note = i et brev for sig
invite-rules-answer = Du er inviteret til dette spil: skriv { COMMAND("join") } for at spille med, eller { COMMAND("decline") }, hvis du hellere vil lade være.
invite-nothing = Gør du ingenting, bliver du mindet om det én gang og hører så ikke mere. Spillet begynder, når alle har sagt ja.
invite-again = Dette er den eneste påmindelse.
invite-joined-head = Du er med
invite-joined-why = Spillet begynder, så snart alle har sagt ja. Endnu ikke hørt fra: { $players }.
invite-declined-head = Noteret: ikke denne gang
invite-declined-why = Du spiller ikke ved dette bord. Ombestemmer du dig, før det begynder, så skriv { COMMAND("join") }.
invite-lacks-head = { $player } spiller ikke med
invite-lacks-why = Dit bord venter, til alle har sagt ja, så foreløbig begynder det ikke. { $player } kan stadig ombestemme sig, spillederen kan spørge en anden, eller du kan lave et nyt bord.
invite-gone-head = Bordet med { $title } blev ikke til noget
invite-gone-why = Ikke alle de inviterede har sagt ja inden for fire uger, så bordet er væk. Åbn et andet, når du har lyst.
invite-never-head = Noteret: ikke flere invitationer
invite-never-why = Du bliver ikke inviteret til flere borde her, uanset hvem der spørger.

found-closed-head = Huset åbner bordene
found-closed-why = Spillere kan ikke åbne borde her, så intet blev gjort, og ingen blev spurgt. Det kan spillederen.
found-bad-person-head = Ingen blev spurgt
found-bad-person-why = Vi kan ikke læse { $name } som en, der skal spørges. Skriv navne og adresser med komma imellem: Anna <anna@example.org>, Ben <ben@example.org> pl. Et navn har højst fire ord og fire cifre og må ikke ligne et link eller en pris.
found-refuses-head = Ingen blev spurgt
found-refuses-why = { $name } kan ikke inviteres herfra, så der blev ikke lavet noget bord. Spørg andre, eller spil uden.
found-too-soon-head = Ingen blev spurgt
found-too-soon-why = { $name } er allerede blevet inviteret herfra inden for et døgn. Prøv igen i morgen; der blev ikke lavet noget bord.
found-twice-head = Ingen blev spurgt
found-twice-why = { $name } har samme postkasse som en anden af dine spillere, bortset fra det efter ”+”. Alle skal have deres egen; der blev ikke lavet noget bord.
found-already-head = Ingen blev spurgt
found-already-why = { $name } er allerede ved dette bord eller er blevet inviteret før. Inviter andre.
found-preview-head = Kun et kig på forhånd
found-preview-why = Din mail bad kun om at se, hvad der ville ske, så der blev ikke lavet noget bord, og ingen blev spurgt. Send linjen igen alene, så bliver det gjort.
found-too-many-head = Ingen blev spurgt
found-too-many-why = En spiller kan invitere { $limit } inden for et døgn. Prøv igen i morgen; der blev ikke lavet noget bord.
found-wrong-head = Ingen blev spurgt
found-wrong-why = Der blev ikke lavet noget bord: { $why }
found-asked-head = De er blevet spurgt
found-asked-why = Bord { $table } er klar og begynder, så snart alle har sagt ja: { $players }. Du har sagt ja. Hvis nogen ikke vil spille med, får du besked.
command-new = { $order }, med et spil, navne og adresser som tekst, inviterer folk til dit eget bord, hvis huset tillader det; det begynder, når alle har sagt ja.
