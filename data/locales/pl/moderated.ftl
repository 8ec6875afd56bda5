# Co robią prowadzący, i polecenia, które się cofa.

deed-moderator = Prowadzący
deed-named = { $name } (prowadzący)
deed-words = prowadzący
deed-reason = powód
deed-order = to znaczy
deed-you = Ciebie
deed-awaited = wszystkich, na których czekamy
deed-more = { $count ->
    [one] I jeszcze { $count } rzecz, tu pominięta.
    [few] I jeszcze { $count } rzeczy, tu pominięte.
   *[other] I jeszcze { $count } rzeczy, tu pominiętych.
}

deed-undone = { $by ->
    [you] Cofasz
   *[other] { $who } cofa
} { $count ->
    [one] { $count } polecenie
    [few] { $count } polecenia
   *[other] { $count } poleceń
} (gracze: { $players }).
deed-undone-too = { $by ->
    [you] Cofasz
   *[other] { $who } cofa
} { $count ->
    [one] { $count } polecenie
    [few] { $count } polecenia
   *[other] { $count } poleceń
}, Twoje i innych (gracze: { $players }).
deed-undone-yours = { $by ->
    [you] Cofasz
   *[other] { $who } cofa
} { $count ->
    [one] Twoje ostatnie polecenie
    [few] Twoje ostatnie { $count } polecenia
   *[other] Twoich ostatnich { $count } poleceń
}.
deed-undone-own = { $who } cofa { $count ->
    [one] swoje ostatnie polecenie
    [few] swoje ostatnie { $count } polecenia
   *[other] swoich ostatnich { $count } poleceń
}.
deed-undone-steps = { $by ->
    [you] Cofasz
   *[other] { $who } cofa
} grę o { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}.
deed-redone = { $by ->
    [you] Przywracasz
   *[other] { $who } przywraca
} to, co zostało cofnięte.
deed-last = Ostatni wpis, który pozostaje w mocy, to { $last }.

deed-amended = { $who } zmienia polecenie gracza { $player } (wpis { $entry }). To, co po nim pozostało w mocy, rozegrano od nowa.
deed-amended-you = { $who } zmienia Twoje polecenie (wpis { $entry }). To, co po nim pozostało w mocy, rozegrano od nowa.
deed-amended-now = Brzmi ono teraz: { $order }
deed-acted = { $who } wydaje polecenie za gracza { $player }: { $order }
deed-acted-sealed = { $who } wydaje polecenie za gracza { $player }.
deed-acted-you = { $who } wydaje polecenie za Ciebie: { $order }
deed-acted-you-sealed = { $who } wydaje polecenie za Ciebie.
deed-adjusted = { $who } poprawia sytuację w grze: { $order }
deed-adjusted-sealed = { $who } poprawia coś ukrytego.
deed-adjusted-you = { $who } poprawia u Ciebie coś, co tylko Ty możesz widzieć: { $order }
deed-adjusted-you-sealed = { $who } poprawia u Ciebie coś, co tylko Ty możesz widzieć.
deed-adjusted-of = { $who } poprawia coś, co może widzieć tylko { $player }: { $order }
deed-adjusted-of-sealed = { $who } poprawia coś, co może widzieć tylko { $player }.
deed-rule = { $who } zmienia ustawienia stołu: { $rule } { $on ->
    [yes] jest teraz włączona
   *[no] jest teraz wyłączona
}.
deed-finished = { $who } kończy grę: liczy się tak, jak stoi.
deed-cancelled = { $who } odwołuje grę.

deed-start = { $who } rozpoczyna grę.
deed-pause = { $who } wstrzymuje stół.
deed-resume = { $who } wznawia grę.
deed-deadline-more = { $who } daje więcej czasu (dla: { $players }): { $time }.
deed-deadline-until = { $who } wyznacza termin do { $time } (dla: { $players }).
deed-deadline-off = { $who } znosi termin (dla: { $players }).
deed-clock = { $who } daje stołowi inny zegar: { $order }
deed-replace = { $who } oddaje miejsce gracza { $former }; odtąd gra tam { $player }.
deed-replace-house = { $who } oddaje miejsce, na którym grał gracz komputerowy; odtąd gra tam { $player }.
deed-replace-you = { $who } oddaje Ci miejsce gracza { $former }.
deed-replace-house-you = { $who } oddaje Ci miejsce, na którym grał gracz komputerowy.
deed-take = { $player } zajmuje oferowane miejsce gracza { $former }.
deed-take-you = Zajmujesz oferowane miejsce gracza { $former }.
deed-bot = { $who } sadza gracza komputerowego w zastępstwie gracza { $player }, dopóki ten nie napisze.
deed-bot-you = { $who } sadza gracza komputerowego w Twoim zastępstwie; gdy tylko wyślesz polecenie, znów grasz samodzielnie.
deed-remove = { $who } wyłącza z gry gracza { $player }; na tym miejscu gra już na stałe gracz komputerowy.
deed-remove-you = { $who } wyłącza Cię z gry; na Twoim miejscu gra już na stałe gracz komputerowy.
deed-say = { $who } pisze do wszystkich:
deed-not-playing = { $who } oświadcza, że nie gra przy tym stole i nie będzie grać.
deed-reseed = Gra toczy się dalej po zakończeniu, gdy jej ziarno było już jawne; odtąd losuje z nowego. Jego SHA-256: { $hash }.
deed-salt = { $player } dodaje do losowań swoją sól: { $hash }. Tak zaczyna się SHA-256 { $of ->
    [words] własnych słów tego gracza
   *[mail] identyfikatora (Message-ID) jego pierwszego maila
}.
deed-salt-you = Twoja sól liczy się odtąd w losowaniach: { $hash }. Tak zaczyna się SHA-256 { $of ->
    [words] Twoich słów po „salt”
   *[mail] identyfikatora (Message-ID) Twojego maila razem z nawiasami ostrymi
}.
deed-reveal = { $who } nie gra przy tym stole i ogląda wszystko, także to, co ukryte.
deed-addresses = { $who } sprawdza adresy mailowe graczy.
deed-resend = { $who } wysyła jeszcze raz ostatni list; dostaje go { $player }.
deed-resend-you = { $who } wysyła Ci jeszcze raz ostatni list.
deed-tried = { $who } gra przy tym stole, a próbuje wydać polecenie za gracza { $player }; zostało odrzucone.
deed-tried-you = { $who } gra przy tym stole, a próbuje wydać polecenie za Ciebie; zostało odrzucone.
deed-discarded = { $who }: próba została odrzucona. To, co przy niej wylosowano, nie liczy się i nigdy już nie wróci.
deed-lost = Zapis w tym miejscu został uszkodzony i przepadł.
deed-salvage = { $who } naprawia zapis gry: { $count ->
    [one] ostatni wpis był uszkodzony i przepadł
    [few] ostatnie { $count } wpisy były uszkodzone i przepadły
   *[many] ostatnich { $count } wpisów było uszkodzonych i przepadło
}. Gra wraca do stanu sprzed nich, takiego jak na planszy; polecenia wysłane później trzeba wysłać jeszcze raz. Odtąd losowania idą z nowego ziarna.
deed-ask-undo = { $player } prosi o cofnięcie swojego ostatniego polecenia.
deed-ask-undo-you = Prosisz o cofnięcie swojego ostatniego polecenia.

deed-head-undone = { $count ->
    [one] Cofnięto polecenie
    [few] Cofnięto polecenia
   *[other] Cofnięto polecenia
}
deed-head-salvage = Zapis gry został naprawiony
deed-head-steps = Gra została trochę cofnięta
deed-head-redone = To, co cofnięto, znów się liczy
deed-head-amended = Zmieniono polecenie
deed-head-acted = Prowadzący wydaje polecenie za gracza { $player }
deed-head-acted-you = Prowadzący wydaje polecenie za Ciebie
deed-head-adjusted = Sytuacja w grze została poprawiona
deed-head-rule = Zmieniono zasadę przy tym stole
deed-head-finished = Gra została zakończona
deed-head-cancelled = Gra została odwołana
deed-head-start = Gra się zaczyna
deed-head-resume = Gra toczy się dalej
deed-head-deadline = Zmieniono termin
deed-head-clock = Stół ma inny zegar
deed-head-replace = Miejsce przy stole zajął ktoś inny
deed-head-bot = Za gracza { $player } gra gracz komputerowy
deed-head-bot-you = Za Ciebie gra gracz komputerowy
deed-head-remove = Jeden z graczy odszedł od stołu
deed-head-words = Słowo od prowadzącego
deed-head-other = Co zrobił prowadzący
deed-pause-why = Żadne polecenie nie zostanie wykonane, dopóki gra nie ruszy dalej. Nic nie przepadnie; damy znać, gdy tak się stanie.
deed-cancelled-why = Nie ma wyniku i przy tym stole nie można już nic polecić. Poniżej ostatnia sytuacja.

undo-ask-head = { $player } chce cofnąć polecenie
undo-ask-head-you = Chcesz cofnąć polecenie
undo-ask-why = { $player } prosi o cofnięcie swojego ostatniego polecenia. Od tego czasu ktoś już zagrał albo coś wyszło na jaw, więc pytamy Cię o zgodę. Jeśli się zgadzasz, napisz { $order }.
undo-ask-button = Zgadzam się
undo-ask-lapse = Jeśli nie chcesz, po prostu graj dalej: gdy ktokolwiek wyda następne polecenie, prośba przepada.

nothing-to-undo-head = Nie ma Twojego polecenia do cofnięcia
nothing-to-undo-why = Słowem „undo” cofa się własne ostatnie polecenie, a teraz nie ma takiego, które dałoby się cofnąć. Nic się nie zmieniło.
undo-asked-head = Twoje polecenie na razie zostaje
undo-asked-why = Od Twojego ostatniego polecenia ktoś już zagrał albo coś wyszło na jaw, więc nie da się go po prostu cofnąć. Zapytaliśmy tych, na których czekamy, i prowadzącego. Nic się nie zmieni, chyba że ktoś z nich napisze „allow undo”; wtedy damy znać.
no-undo-asked-head = Nikt nie prosi o cofnięcie polecenia
no-undo-asked-why = Nie było takiej prośby albo przepadła, bo gra potoczyła się dalej. Nic się nie zmieniło.

command-undo = Napisz { $order }, aby cofnąć swoje ostatnie polecenie, dopóki nikt po nim nie zagrał i nic nie wyszło na jaw.
command-allow-undo = Napisz { $order }, aby zgodzić się na cofnięcie polecenia, o które ktoś prosi.

no-archive-head = Archiwum nie jest teraz dostępne
no-archive-why = Grę można dostać jako plik po jej zakończeniu. Zbyt duży na mail plik ma osoba prowadząca ten serwer.
command-archive = { $order } po zakończeniu przysyła grę jako plik.
