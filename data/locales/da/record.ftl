# Hvordan nogen har spillet.

record-head = Sådan har du spillet
record-head-of = Sådan har { $name } spillet
record-no-games = Ingen færdige spil tæller endnu. De tæller, som dem, der satte sig, har spillet til ende: uden computeren, en afløser eller et træk af spillederen.
record-caption = Færdige spil, der tæller
record-game-name = spil
record-game = { $title }, { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
record-played = antal
record-rating = rating
record-places = pladser
record-place = { $place }. plads: { $times }×
record-rating-why = Ratings følger Weng og Lins metode, hver for sig for hvert spil og antal spillere. Alle begynder på 25,0 ± 8,3; tallet efter ± viser, hvor usikkert det er.
record-usual = Et svar tager som regel { $time } (medianen).
record-missed = { $count ->
    [one] Af én frist gik { $missed } uden svar ({ $share }).
   *[other] Af { $count } frister gik { $missed } uden svar ({ $share }).
}
record-percent = { $share } %
record-since = Tider og frister kendes, siden huset begyndte at gemme dem; ældre spil har ingen.
record-public = Andre må se det: ved dine borde og blandt ratings.
record-private = Kun du kan se det.
record-show = Lad andre se det
record-hide = Behold det for mig selv
record-nobody-head = Intet at vise
record-nobody-why = Ingen ved dine borde hedder { $name } og lader andre se, hvordan de spiller.
record-standings-head = Alle ratings
record-ratings-caption = Ratings, de bedste først
record-rank = plads
record-player = spiller
record-nobody-rated = Ingen, der viser sine resultater, har afsluttet et spil, der tæller.
record-who-shows = Her står de, der lader andre se deres resultater, efter det, der er sikkert ved deres rating: rating minus tre gange usikkerheden.
record-missed-many-head = Du kan ikke deltage ved bord { $table }
record-missed-many-why = Det er for folk, der højst har misset { $most } % af deres frister. Af dine gik { $share } % uden svar. Ingen andre får det at vide.
not-seated-missed = dette bord er for folk, der højst har misset { $most } % af deres frister; af dine gik { $share } % uden svar
