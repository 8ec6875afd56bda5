# Co gracze proponują sobie nawzajem.
vote-table = Stół
vote-motion-end = { $who } proponuje zakończyć grę: liczyłby się obecny stan.
vote-motion-draw = { $who } proponuje remis: gra skończyłaby się bez zwycięzcy.
vote-motion-undo = { $who } proponuje cofnąć swoje ostatnie polecenie i wszystko, co nastąpiło po nim.
vote-motion-pause = { $who } proponuje przerwę.
vote-motion-pause-until = { $who } proponuje przerwę do { $time }.
vote-head = { $player } coś proponuje
vote-open = Twój głos
vote-needs-all = Stanie się tak, gdy zgodzą się wszyscy gracze; jeden sprzeciw wystarczy, by propozycja upadła.
vote-needs-most = Stanie się tak, gdy zgodzi się więcej niż połowa graczy.
vote-so-far = Na razie za: { $players }. Bez decyzji propozycja wygaśnie { $time }. Do tego czasu możesz zmienić zdanie.
vote-agree = Zgadzam się
vote-object = Sprzeciwiam się
vote-withdraw = Wycofuję propozycję
vote-settled-agreed = Zgoda na { $motion ->
    [end] zakończenie gry
    [draw] remis
    [pause] przerwę
    [undo] cofnięcie polecenia
   *[other] ({ $motion }?)
}: { $players }.
vote-settled-refused = Nie ma zgody na { $motion ->
    [end] zakończenie gry
    [draw] remis
    [pause] przerwę
    [undo] cofnięcie polecenia
   *[other] ({ $motion }?)
}; przeciw: { $players }.
vote-settled-withdrawn = { $players } wycofuje swoją propozycję: { $motion ->
    [end] zakończenie gry
    [draw] remis
    [pause] przerwa
    [undo] cofnięcie polecenia
   *[other] ({ $motion }?)
}.
vote-settled-expired = Propozycja wygasła bez decyzji: { $motion ->
    [end] zakończenie gry
    [draw] remis
    [pause] przerwa
    [undo] cofnięcie polecenia
   *[other] ({ $motion }?)
}.
vote-settled-void = Tej propozycji nie da się już wykonać: { $motion ->
    [end] zakończenie gry
    [draw] remis
    [pause] przerwa
    [undo] cofnięcie polecenia
   *[other] ({ $motion }?)
}.
vote-head-settled = Propozycja jest rozstrzygnięta
vote-head-draw = Gra kończy się remisem
vote-draw-why = Tak uzgodnili gracze: nikt nie wygrał i żadnych poleceń już nie ma.
vote-proposed-head = Pytamy pozostałych
vote-proposed-why = Twoja propozycja jest w ich listach. Twój głos jest za.
vote-agreed-head = Głosujesz za
vote-agreed-why = Twój głos liczy się raz. Możesz go zmienić, dopóki propozycja jest otwarta.
vote-objected-head = Głosujesz przeciw
vote-objected-why = Twój głos liczy się raz. Inni przeczytają, co stało się z propozycją.
vote-withdrawn-head = Twoja propozycja jest wycofana
vote-withdrawn-why = Inni przeczytają o tym w następnych listach.
vote-nothing-head = Nie oddano głosu
vote-nothing-why = Nie ma tu otwartej propozycji albo Twój list dotyczył innej. To, co jest otwarte, stoi w Twoich listach.
vote-another-head = Otwarta jest inna propozycja
vote-another-why = Przy stole może być jedna propozycja naraz. Zagłosuj najpierw nad tą.
vote-off-head = Przy tym stole nie ma głosowań
vote-off-why = Gracze nie mogą tu niczego proponować. Grę może zakończyć lub wstrzymać moderator; może też cofnąć polecenie.
vote-several-head = Nie oddano głosu
vote-several-why = Więcej niż jeden wiersz maila dotyczy propozycji. Wyślij tylko jeden.
vote-preview-head = Nie oddano głosu
vote-preview-why = Mail z podglądem niczego nie zmienia. Wyślij swój głos bez niego.
vote-too-many-head = Nic nie zaproponowano
vote-too-many-why = { $limit ->
    [one] W ciągu dnia możesz złożyć { $limit } propozycję.
    [few] W ciągu dnia możesz złożyć { $limit } propozycje.
   *[other] W ciągu dnia możesz złożyć { $limit } propozycji.
}
vote-paused-head = Gra jest wstrzymana
vote-paused-why = Nie ma więc czego wstrzymać ani cofnąć, dopóki nie ruszy dalej.
vote-bad-date-head = Nic nie zaproponowano
vote-bad-date-why = Nie umiemy odczytać, kiedy przerwa ma się skończyć. Podaj przyszły dzień, na przykład 2027-01-07.
vote-not-yours-head = Niczego nie wycofano
vote-not-yours-why = To propozycja innego gracza. Możesz się jej sprzeciwić.
vote-void-head = Nie dało się tego zrobić
vote-void-why = Zgodziło się dość graczy, ale tej propozycji nie da się już wykonać.
