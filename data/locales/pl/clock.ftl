# Słowa o czasie: daty, terminy, nieobecności, zmiany miejsc. Dni tygodnia stoją
# w dopełniaczu, bo zawsze poprzedza je „od” albo „do”.

weekday = { $day ->
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
    [6] soboty
    [7] niedzieli
   *[other] { $day }
}
month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
    [12] grudnia
   *[other] { $month }
}
date-dom = { $day }
date-day = { $weekday } { $dom } { $month }
date-moment = { $weekday } { $dom } { $month }, godz. { $hour }:{ $minute }
weekday-short = { $day ->
    [1] pon.
    [2] wt.
    [3] śr.
    [4] czw.
    [5] pt.
    [6] sob.
    [7] niedz.
   *[other] { $day }
}
month-short = { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
    [12] gru
   *[other] { $month }
}
date-short = { $weekday } { $dom } { $month }, { $hour }:{ $minute }
date-full = { $weekday } { $dom } { $month } { $year }, godz. { $hour }:{ $minute } ({ $zone })
time-of-day = { $hour }:{ $minute }
date-month = { $dom } { $month }
date-year = { $dom } { $month } { $year }
span-day = w dniu { $date }
span = od { $from } do { $to }
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
time-moment = mniej niż minuta
time-two = { $large } { $small }

clock-by-name = odpowiedź do
clock-late-name = spóźnienie od
clock-due = Prosimy o odpowiedź do { $when }. Pozostało: { $left }.
clock-due-stopped = Prosimy o odpowiedź do { $when }.
clock-was-due = Na Twoją odpowiedź czekaliśmy do { $when }.
clock-no-deadline = Na Twoją odpowiedź nie ma terminu.
clock-stopped = Twój zegar na razie stoi.
clock-bank = Potem ruszy Twój zapas czasu; jest w nim: { $left }.
clock-bank-runs = Biegnie Twój zapas czasu; zostało w nim: { $left }.
clock-bank-empty = Twój zapas czasu jest wyczerpany.
clock-unless = { $late ->
    [yes] Jeśli nie odpowiesz,
   *[no] Jeśli czas minie bez Twojej odpowiedzi,
}
clock-then-wait = Jeśli nie odpowiesz, samo nic się nie stanie: gra czeka na Ciebie.
clock-then-default = { $unless } stanie się to: { $what } (czyli { $order }).
clock-then-house = { $unless } na to jedno pytanie odpowie za Ciebie gracz komputerowy.
clock-then-house-on = { $unless } odtąd będzie za Ciebie grał gracz komputerowy, dopóki nie napiszesz.
clock-then-moderator = { $unless } prowadzący zdecyduje, jak gra potoczy się dalej.
clock-since = od { $day }
clock-by = do { $when }
clock-was = po terminie (do { $when })
clock-zone = Godziny podano dla strefy { $zone }.
clock-paused = Gra jest wstrzymana: wszystkie zegary stoją.
clock-paused-until = Gra jest wstrzymana: wszystkie zegary stoją. Przerwa trwa do { $when }; potem gra ruszy dalej sama.

away-slide = Nieobecność: { $player }, { $span }; zegar tej osoby wtedy stoi.
away-house = Nieobecność: { $player }, { $span }; w zastępstwie gra gracz komputerowy.
away-plans = Nieobecność: { $player }, { $span }; działają wtedy wysłane z góry plany.
away-you-slide = Twoja nieobecność: { $span }; Twój zegar wtedy stoi.
away-you-house = Twoja nieobecność: { $span }; zastępuje Cię wtedy gracz komputerowy.
away-you-plans = Twoja nieobecność: { $span }; działają wtedy Twoje plany.
house-for = Gracz komputerowy gra na razie za: { $players }.
house-for-you = Na razie gra za Ciebie gracz komputerowy; gdy tylko wyślesz polecenie, znów grasz samodzielnie.

made-default = Nikt nie odpowiedział za gracza { $player }, więc przyjęto ruch domyślny: { $order }.
made-default-sealed = Nikt nie odpowiedział za gracza { $player }, więc przyjęto ruch domyślny.
made-default-you = Nie było Twojej odpowiedzi, więc przyjęto ruch domyślny: { $order }.
made-default-you-sealed = Nie było Twojej odpowiedzi, więc przyjęto ruch domyślny.
made-house = Za gracza { $player } zagrał gracz komputerowy: { $order }.
made-house-sealed = Za gracza { $player } zagrał gracz komputerowy.
made-house-you = Za Ciebie zagrał gracz komputerowy: { $order }.
made-house-you-sealed = Za Ciebie zagrał gracz komputerowy.
made-more = { $count ->
    [one] I jeszcze { $count } wcześniejszy ruch.
    [few] I jeszcze { $count } wcześniejsze ruchy.
   *[other] I jeszcze { $count } wcześniejszych ruchów.
}

remind-head = Przypomnienie: { $question }
remind-soon = Tylko przypominamy: to pytanie wciąż na Ciebie czeka.
remind-late = { $days ->
    [one] Czas na Twoją odpowiedź minął, a inni na Ciebie czekają. Odpowiedz, proszę, niedługo.
    [few] Twoja odpowiedź spóźnia się już { $days } dni, a inni na Ciebie czekają. Odpowiedz, proszę, teraz.
   *[other] Twoja odpowiedź spóźnia się już { $days } dni, a inni na Ciebie czekają. Odpowiedz, proszę, teraz.
}
remind-since = Pytanie czeka od { $day }.
remind-away = Jeśli przez jakiś czas nie możesz grać, daj znać: napisz { $order }.

away-head = Nieobecność: { $player }
away-by-moderator = Tę nieobecność wpisał prowadzący.
clock-away-head = Twoja nieobecność jest zapisana
clock-days-left = { $count ->
    [0] Więcej dni nieobecności Ci nie pozostaje.
    [one] Pozostaje Ci potem jeszcze { $count } dzień nieobecności.
    [few] Pozostają Ci potem jeszcze { $count } dni nieobecności.
   *[other] Pozostaje Ci potem jeszcze { $count } dni nieobecności.
}
clock-back-head = Witamy z powrotem
clock-back = Twoja nieobecność się skończyła: Twój zegar znów biegnie i grasz samodzielnie.
clock-remind-head = Twoje przypomnienia są ustawione
clock-zone-head = Twoja strefa czasowa jest ustawiona
clock-letters-head = Twoje listy są ustawione
clock-asked-head = Twoje ustawienia
clock-refused-head = Nic nie zostało zmienione

settings-head = Twoje ustawienia czasu
settings-change = Zmień:
settings-zone-name = Strefa czasowa
settings-now = Jest tam teraz godz. { $hour }:{ $minute }, { $dom } { $month }.
settings-remind-name = Przypominamy
settings-remind-half = gdy minie połowa Twojego czasu
settings-remind-before = { $length } przed terminem
settings-remind-daily = codziennie po terminie
settings-none = wcale nie
settings-away-name = Nieobecność
settings-away-none = niezgłoszona
settings-away-slide = { $span } (Twój zegar stoi)
settings-away-house = { $span } (zastępuje Cię gracz komputerowy)
settings-away-plans = { $span } (działają Twoje plany)
settings-away-how = Na końcu tego wiersza słowo { $bot } sprawia, że zastąpi Cię gracz komputerowy, a słowo { $plans }, że działają Twoje plany.
settings-days-name = Dni nieobecności w zapasie
settings-bank-name = Zapas czasu
settings-letters-head = Twoje listy
settings-pace-name = List przychodzi
settings-pace = { $pace ->
    [every-move] po każdym ruchu innych
    [my-turn] gdy jest do Ciebie pytanie
    [round] gdy jest do Ciebie pytanie i na początku każdej rundy
    [daily] gdy jest do Ciebie pytanie; wszystkie inne wieści raz dziennie, o godz. { $time }, w jednym liście o wszystkich stołach, przy których tak jest, razem z pytaniami, które mogą na niego poczekać
   *[other] { $pace }
}
settings-parts-name = Jego postać
settings-parts = { $parts ->
    [html] tylko HTML
    [text] tylko zwykły tekst
    [both] HTML i zwykły tekst
   *[other] { $parts }
}
settings-receipts-name = Gdy Twój mail został wykonany
settings-receipts = { $now ->
    [on] dostajesz potwierdzenie
    [off] nie dostajesz potwierdzenia
   *[other] { $now }
}
settings-calendar-name = Terminy
settings-calendar = { $now ->
    [on] przychodzą też jako wpisy do kalendarza
    [off] nie przychodzą jako wpisy do kalendarza
   *[other] { $now }
}

offer-head = Szukamy zastępstwa: { $player }
offer-why = { $count ->
    [one] { $player }: bez odpowiedzi zostało { $count } pytanie. Miejsce jest do wzięcia; kto je zajmie, gra dalej od obecnej sytuacji.
    [few] { $player }: bez odpowiedzi zostały { $count } pytania. Miejsce jest do wzięcia; kto je zajmie, gra dalej od obecnej sytuacji.
   *[other] { $player }: bez odpowiedzi zostało { $count } pytań. Miejsce jest do wzięcia; kto je zajmie, gra dalej od obecnej sytuacji.
}
offer-how = Zajmie je ten, kto pierwszy wyśle { $order } na adres { $address }. Jeśli znasz kogoś, kto chciałby zagrać, podaj mu ten adres. { $player } zachowa miejsce, jeśli odpowie wcześniej.
offered-head = Twoje miejsce może zająć ktoś inny
offered-why = { $count ->
    [one] Bez Twojej odpowiedzi zostało { $count } pytanie, więc ktoś inny może zająć Twoje miejsce i grać dalej za Ciebie.
    [few] Bez Twojej odpowiedzi zostały { $count } pytania, więc ktoś inny może zająć Twoje miejsce i grać dalej za Ciebie.
   *[other] Bez Twojej odpowiedzi zostało { $count } pytań, więc ktoś inny może zająć Twoje miejsce i grać dalej za Ciebie.
}
offered-keep = Zachowasz je, jeśli odpowiesz wcześniej albo napiszesz { $order }.
claim-head = Czy to Ty chcesz usiąść do gry?
claim-why = Ktoś zgłosił się z Twojego adresu na wolne miejsce przy stole { $table } ({ $title }). Jeśli to Ty, potwierdź przyciskiem albo odpowiedz wierszem { $order }: miejsce jest Twoje, o ile nikt nie był szybszy. Jeśli to nie Ty, nic nie rób.
claim-do = Zajmuję miejsce
sit-head = Miejsce dla Ciebie?
sit-why = Prowadzący stół { $table } ({ $title }) chce oddać Ci przy nim miejsce; gra już trwa. Jeśli chcesz zagrać, zajmij je przyciskiem albo odpowiedz wierszem { $order }. Jeśli nie, nic nie rób.
back-head = Chcesz wrócić na swoje miejsce?
back-why = Twoje miejsce przy stole { $table } ({ $title }) zostało zwolnione, przez Ciebie albo wtedy, gdy listy do Ciebie szły na inny adres, i gra na nim teraz gracz komputerowy. Zajmij je przyciskiem albo odpowiedz wierszem { $order }: będzie znów Twoje, o ile nie zajął go ktoś inny.
seated = Zajmujesz miejsce gracza { $player }. Wszystko jest tak, jak zostało, a to, co należało do tego miejsca, należy teraz do Ciebie.
replaced-head = Twoje miejsce zajął ktoś inny
replaced-why = Na Twoim miejscu gra dalej { $player }. Od tego stołu nie dostaniesz już listów. Dziękujemy za grę.

command-away = Napisz { $order }, aby zgłosić nieobecność: Twój zegar wtedy stoi. Ze słowem „bot” na końcu wiersza zastępuje Cię gracz komputerowy, ze słowem { COMMAND("plans") } działają Twoje plany.
command-back = Napisz { $order }, gdy wrócisz wcześniej.
command-remind = Napisz { $order }, aby wybrać, kiedy mamy przypominać, albo { COMMAND("remind off") }.
command-zone = Napisz { $order }, aby widzieć godziny w swojej strefie.

left-head = Nie grasz już przy tym stole
left-why = Na Twoim miejscu gra dalej gracz komputerowy. Od tego stołu nie dostaniesz już żadnych listów. Dziękujemy za grę.
left-back = Jeśli zmienisz zdanie, możesz odzyskać miejsce, dopóki nie zajmie go ktoś inny.
left-button = Wracam do gry
left-button-note = otwiera mail do Twojego miejsca
left-write = napisz na adres { $address }:
