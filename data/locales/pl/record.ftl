# Jak kto grał.

record-head = Twoje wyniki
record-head-of = Gra osoby { $name }
record-no-games = Żadna skończona gra jeszcze się nie liczy. Liczą się gry doprowadzone do końca przez tych, którzy do nich zasiedli: bez gracza domowego, zmiany osoby i ruchu prowadzącego.
record-caption = Skończone gry, które się liczą
record-game-name = gra
record-game = { $title }, { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
record-played = gier
record-rating = ranking
record-places = miejsca
record-place = { $place }. miejsce: { $times }×
record-rating-why = Ranking liczymy metodą Wenga i Lina, osobno dla każdej gry i liczby osób. Każdy zaczyna od 25,0 ± 8,3; liczba za ± mówi, jak niepewny jest wynik.
record-usual = Odpowiedź zajmuje zwykle { $time } (mediana).
record-missed = { $count ->
    [one] Z jednego terminu bez odpowiedzi: { $missed } ({ $share }).
    [few] Z { $count } terminów bez odpowiedzi: { $missed } ({ $share }).
    [many] Z { $count } terminów bez odpowiedzi: { $missed } ({ $share }).
   *[other] Z { $count } terminu bez odpowiedzi: { $missed } ({ $share }).
}
record-percent = { $share } %
record-since = Czasy i terminy są znane, odkąd ten dom je zapisuje; starsze gry ich nie mają.
record-public = Inni mogą to widzieć: przy Twoich stołach i w rankingu.
record-private = Widzisz to tylko Ty.
record-show = Pokaż innym
record-hide = Nie pokazuj innym
record-nobody-head = Nie ma czego pokazać
record-nobody-why = Nikt przy Twoich stołach nie nazywa się { $name } i nie pokazuje innym, jak gra.
record-standings-head = Kto jak gra
record-ratings-caption = Ranking, od najlepszych
record-rank = miejsce
record-player = gracz
record-nobody-rated = Nikt z tych, którzy pokazują swoje wyniki, nie skończył jeszcze gry, która się liczy.
record-who-shows = Są tu osoby, które pokazują innym swoje wyniki, według tego, co w ich rankingu pewne: ranking minus trzykrotna niepewność.
record-missed-many-head = Nie możesz dołączyć do stołu { $table }
record-missed-many-why = Jest dla osób, które przegapiły najwyżej { $most } % terminów. Z Twoich minęło bez odpowiedzi { $share } %. Nikt inny się o tym nie dowie.
not-seated-missed = ten stół jest dla osób, które przegapiły najwyżej { $most } % terminów; z Twoich minęło bez odpowiedzi { $share } %
