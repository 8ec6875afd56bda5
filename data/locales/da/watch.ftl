# De, som følger et bord uden at spille med.
watch-begins-rounds = Du følger dette bord: Du læser det, som alle ved bordet må vide, og ingen venter på dig. Der kommer et brev efter hver runde og det sidste, når spillet er slut.
watch-begins-end = Du følger dette bord: Du læser det, som alle ved bordet må vide, og ingen venter på dig. Det næste brev kommer, når spillet er slut.
watch-foot = Du følger dette bord og foretager ingen træk her. Kun du kan bruge brevets svaradresse: Lad være med at sende det videre.
watch-foot-over = Det var det sidste brev om dette bord. Tak, fordi du fulgte med.
watch-stop = Jeg vil ikke følge med længere
watch-end = Skriv først, når spillet er slut
watch-rounds = Skriv efter hver runde
watch-told = { $count ->
    [one] Følger med siden dit sidste brev: { $names }. En tilskuer læser det, som alle må vide, og intet af det, I siger til hinanden.
   *[other] Følger med siden dit sidste brev: { $names }. Tilskuere læser det, som alle må vide, og intet af det, I siger til hinanden.
}
watch-page = Hele spillet er vedhæftet som en side, der åbnes i en browser.
house-watch-none-head = Du kan ikke følge bord { $table }
house-watch-none-why = Der er intet bord med det nummer, spillet er slut, eller det er kun for dem, der kender bordets ord.
house-watch-full-head = Bord { $table } har tilskuere nok
house-watch-full-why = { $limit ->
    [one] Højst { $limit } person kan følge et bord ad gangen. Prøv igen senere.
   *[other] Højst { $limit } personer kan følge et bord ad gangen. Prøv igen senere.
}
house-watch-many-head = Du følger borde nok
house-watch-many-why = { $limit ->
    [one] Du kan følge { $limit } bord ad gangen. Hold op med det, eller vent, til spillet er slut.
   *[other] Du kan følge { $limit } borde ad gangen. Hold op med et af dem, eller vent, til et spil er slut.
}
house-watch-rounds-head = Du følger bord { $table }
house-watch-rounds-why = Der kommer et brev efter hver runde og det sidste, når spillet er slut.
house-watch-end-head = Du følger bord { $table }
house-watch-end-why = Det næste brev om det kommer, når spillet er slut.
house-unwatched-head = Du følger ikke bord { $table }
house-unwatched-why = Der kommer ikke flere breve om det til dig.
house-watch-closed-head = Bord { $table } kan ikke følges længere
house-watch-closed-why = Spillerne vil ikke have tilskuere mere, så der kommer ikke flere breve om det til dig.
house-watch-orders = Du er tilskuer, så intet træk, du skriver til et bord, bliver udført.
house-watching = Spil, der kan følges
house-watch-do = Jeg følger med
