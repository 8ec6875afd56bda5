# Listy o kilku stołach jednej osoby.

digest-subject = Twoje stoły, { $day }
digest-head = { $count ->
    [0] Żaden stół na Ciebie nie czeka
    [one] Jeden stół czeka na Ciebie
    [few] { $count } stoły czekają na Ciebie
    [many] { $count } stołów czeka na Ciebie
   *[other] { $count } stołu czeka na Ciebie
}
digest-wait-you = czekają na Ciebie
digest-wait-others = czekają na innych
digest-ended-name = zakończone
digest-ended = koniec gry
digest-your-turn = Twój ruch
digest-no-deadline = bez terminu
digest-whole = Cały list
digest-whole-note = ze wszystkimi odpowiedziami i planszą
digest-pre-turn = Twój ruch: { $tables }.
digest-pre-news = Wieści: { $tables }.
digest-example = stół 12:
digest-end = Kilka stołów w jednej odpowiedzi:
digest-how = nad tym, co jest dla danego stołu, napisz wiersz taki jak { $line }. Przycisk jest dla swojego stołu i nic więcej nie potrzebuje.
digest-why = W tym liście są wszystkie Twoje stoły z listem raz dziennie; to, co nie może na niego czekać, przychodzi osobno. W odpowiedzi na niego { $order } sprawi, że przy wszystkich tych stołach pytania znów będą przychodzić od razu.
digest-done-all = { $count ->
    [one] Wykonano przy jednym stole
    [few] Wykonano przy wszystkich { $count } stołach
    [many] Wykonano przy wszystkich { $count } stołach
   *[other] Wykonano przy wszystkich { $count } stołach
}
digest-done-some = Wykonano przy { $done } z { $count } stołów
digest-done-nothing = Nic nie wykonano
digest-unplaced = { $count ->
    [one] Dla którego stołu jest ten wiersz? Nie wykonano go przy żadnym.
    [few] Dla których stołów są te wiersze? Nie wykonano ich przy żadnym.
    [many] Dla których stołów są te wiersze? Nie wykonano ich przy żadnym.
   *[other] Dla których stołów są te wiersze? Nie wykonano ich przy żadnym.
} Wyślij ponownie pod wierszem takim jak { $line } albo dotknij przycisku.
digest-doubtful = Nie wiadomo, czy te wiersze są od Ciebie, czy zacytował je Twój program pocztowy. Wyślij swoje odpowiedzi jeszcze raz, w mailu bez cytatu.
digest-unreadable = Twojego maila nie da się odczytać, więc nic z niego nie wykonano. Wyślij zwykły tekst.
digest-not-here = Ktoś napisał na adres zwrotny takiego Twojego listu, ale nie z Twojego adresu albo nikt za ten adres nie ręczy. To Twój mail? W takim razie dotknij przycisków przy samych stołach albo odpowiedz na ich listy.
digest-line = wiersz
digest-note-gone = Nie grasz już przy tym stole. Nic nie wykonano.
digest-note-apart = Odpowiedź przychodzi w osobnym liście.
digest-note-done = Wykonano.
digest-note-nothing = Nic nie wykonano: w ciągu godziny odpowiedzieliśmy na zbyt wiele maili.
digest-note-failed = To się nie udało, nie z Twojej winy. Tutaj nic nie wykonano; prowadzący o tym wiedzą.
nothing-carried-out-here = { $others ->
    [0] Przy tym stole nic nie wykonano.
    [one] Przy tym stole nic nie wykonano: odłożono też { $others } inne polecenie.
    [few] Przy tym stole nic nie wykonano: odłożono też { $others } inne polecenia.
    [many] Przy tym stole nic nie wykonano: odłożono też { $others } innych poleceń.
   *[other] Przy tym stole nic nie wykonano: odłożono też { $others } innego polecenia.
}
