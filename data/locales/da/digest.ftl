# Breve om flere borde, som én person spiller ved.

digest-subject = Dine borde, { $day }
digest-head = { $count ->
    [0] Ingen borde venter på dig
    [one] Ét bord venter på dig
   *[other] { $count } borde venter på dig
}
digest-wait-you = venter på dig
digest-wait-others = venter på andre
digest-ended-name = slut
digest-ended = slut
digest-your-turn = din tur
digest-no-deadline = ingen frist
digest-whole = Hele brevet
digest-whole-note = med alle svar og brættet
digest-pre-turn = Din tur: { $tables }.
digest-pre-news = Nyt: { $tables }.
digest-example = bord 12:
digest-end = Flere borde i ét svar:
digest-how = skriv en linje som { $line } over det, der gælder det bord. En knap gælder sit eget bord og behøver ingen.
digest-why = Alle dine borde med daglige breve er i dette; hvad der ikke kan vente på det, kommer for sig selv. Som svar på det får { $order } spørgsmål til at komme straks igen ved dem alle.
digest-done-all = { $count ->
    [one] Udført ved ét bord
   *[other] Udført ved alle { $count } borde
}
digest-done-some = Udført ved { $done } af { $count } borde
digest-done-nothing = Intet blev udført
digest-unplaced = { $count ->
    [one] Hvilket bord gælder denne linje? Den blev ikke udført nogen steder.
   *[other] Hvilke borde gælder disse linjer? De blev ikke udført nogen steder.
} Send det igen under en linje som { $line }, eller tryk på en knap.
digest-doubtful = Intet viser, om du har skrevet disse linjer, eller om dit mailprogram har citeret dem. Send dine svar alene igen i en mail uden citat.
digest-unreadable = Din mail kan ikke læses, så intet af den blev udført. Send ren tekst.
digest-not-here = Nogen skrev til svaradressen på sådan et brev til dig, men ikke fra din adresse, eller ingen står inde for den. Var det dig? Så tryk på knapperne ved bordene selv, eller svar på deres breve.
digest-line = linje
digest-note-gone = Du spiller ikke længere ved dette bord. Intet blev udført.
digest-note-apart = Svaret kommer i sit eget brev.
digest-note-done = Udført.
digest-note-nothing = Intet blev udført: for mange mails er blevet besvaret inden for en time.
digest-note-failed = Det gik galt, og det er ikke din skyld. Intet blev udført her; spillederen ved besked.
nothing-carried-out-here = { $others ->
    [0] Intet blev udført ved dette bord.
    [one] Intet blev udført ved dette bord: dit andet træk her blev også lagt til side.
   *[other] Intet blev udført ved dette bord: dine { $others } andre træk her blev også lagt til side.
}
