# Hvad spillerne foreslår hinanden.
vote-table = Bordet
vote-motion-end = { $who } foreslår at slutte spillet: Det ville gælde, som det står.
vote-motion-draw = { $who } foreslår remis: Spillet ville slutte uden vinder.
vote-motion-undo = { $who } foreslår at tage sit sidste træk tilbage og alt, hvad der er fulgt efter.
vote-motion-pause = { $who } foreslår en pause.
vote-motion-pause-until = { $who } foreslår en pause indtil { $time }.
vote-head = { $player } foreslår noget
vote-open = Din stemme
vote-needs-all = Det sker, når alle spillere er enige; blot én indvending er nok til at standse det.
vote-needs-most = Det sker, når mere end halvdelen af spillerne er enige.
vote-so-far = Indtil nu: { $players }. Uden afgørelse bortfalder forslaget { $time }. Indtil da kan du skifte mening.
vote-agree = Jeg er enig
vote-object = Jeg er imod
vote-withdraw = Jeg trækker forslaget tilbage
vote-settled-agreed = Enige om { $motion ->
    [end] at slutte spillet
    [draw] remis
    [pause] en pause
    [undo] at tage et træk tilbage
   *[other] ({ $motion }?)
}: { $players }.
vote-settled-refused = Ikke nok er enige om { $motion ->
    [end] at slutte spillet
    [draw] remis
    [pause] en pause
    [undo] at tage et træk tilbage
   *[other] ({ $motion }?)
}; imod: { $players }.
vote-settled-withdrawn = { $players } trak sit forslag tilbage om { $motion ->
    [end] at slutte spillet
    [draw] remis
    [pause] en pause
    [undo] at tage et træk tilbage
   *[other] ({ $motion }?)
}.
vote-settled-expired = Forslaget om { $motion ->
    [end] at slutte spillet
    [draw] remis
    [pause] en pause
    [undo] at tage et træk tilbage
   *[other] ({ $motion }?)
} bortfaldt uden afgørelse.
vote-settled-void = Forslaget om { $motion ->
    [end] at slutte spillet
    [draw] remis
    [pause] en pause
    [undo] at tage et træk tilbage
   *[other] ({ $motion }?)
} kan ikke udføres længere.
vote-head-settled = Et forslag er afgjort
vote-head-draw = Spillet ender med remis
vote-draw-why = Det er spillerne blevet enige om: Ingen har vundet, og der er ikke flere træk at foretage.
vote-proposed-head = De andre bliver spurgt
vote-proposed-why = Dit forslag står i deres breve. Du stemmer selv for.
vote-agreed-head = Du er enig
vote-agreed-why = Din stemme tæller én gang. Du kan ændre den, så længe forslaget er åbent.
vote-objected-head = Du er imod
vote-objected-why = Din stemme tæller én gang. De andre læser, hvad der bliver af forslaget.
vote-withdrawn-head = Dit forslag er trukket tilbage
vote-withdrawn-why = Det læser de andre i deres næste breve.
vote-nothing-head = Der blev ikke stemt
vote-nothing-why = Intet forslag er åbent her, eller dit brev handlede om et andet. Hvad der er åbent, står i dine breve.
vote-another-head = Et andet forslag er åbent
vote-another-why = Et bord har ét forslag ad gangen. Stem om dette først.
vote-off-head = Ved dette bord stemmes der ikke
vote-off-why = Spillerne kan ikke foreslå noget her. En spilleder kan slutte spillet, sætte det på pause eller tage et træk tilbage.
vote-several-head = Der blev ikke stemt
vote-several-why = Mere end én linje i din mail handler om forslag. Send kun én.
vote-preview-head = Der blev ikke stemt
vote-preview-why = En mail med en forhåndsvisning ændrer intet. Send din stemme uden den.
vote-too-many-head = Der blev ikke foreslået noget
vote-too-many-why = { $limit ->
    [one] Du kan stille { $limit } forslag om dagen.
   *[other] Du kan stille { $limit } forslag om dagen.
}
vote-paused-head = Spillet er på pause
vote-paused-why = Derfor er der intet at sætte på pause og intet træk at tage tilbage, før det går videre.
vote-bad-date-head = Der blev ikke foreslået noget
vote-bad-date-why = Vi kan ikke læse, hvornår pausen skal slutte. Skriv en kommende dag, for eksempel 2027-01-07.
vote-not-yours-head = Intet blev trukket tilbage
vote-not-yours-why = Forslaget er en anden spillers. Du kan være imod det.
vote-void-head = Det kunne ikke gøres
vote-void-why = Nok spillere er enige, men forslaget kan ikke udføres længere.
