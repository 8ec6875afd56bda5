# Co robią prowadzący, i polecenia, które się cofa.

deed-moderator = Prowadzący
deed-named = { $name } (prowadzący)
deed-words = prowadzący
deed-reason = powód
deed-order = to znaczy
deed-changed = zmiana
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
deed-goes-on = Gra toczy się dalej.
deed-not-over = Gra jednak się nie skończyła.

deed-amended = { $who } zmienia polecenie gracza { $player }. To, co po nim pozostało w mocy, rozegrano od nowa.
deed-amended-you = { $who } zmienia Twoje polecenie. To, co po nim pozostało w mocy, rozegrano od nowa.
deed-amended-now = Brzmi ono teraz: { $order }
deed-acted = { $who } wydaje polecenie za gracza { $player }: { $order }
deed-acted-sealed = { $who } wydaje polecenie za gracza { $player }.
deed-acted-you = { $who } wydaje polecenie za Ciebie: { $order }
deed-acted-you-sealed = { $who } wydaje polecenie za Ciebie.
deed-adjusted = { $who } poprawia sytuację w grze: { $order }
deed-corrected = { $who } poprawia stan gry.
deed-adjusted-sealed = { $who } poprawia coś ukrytego.
deed-adjusted-you = { $who } poprawia u Ciebie coś, co tylko Ty możesz widzieć: { $order }
deed-adjusted-you-sealed = { $who } poprawia u Ciebie coś, co tylko Ty możesz widzieć.
deed-adjusted-of = { $who } poprawia coś, co może widzieć tylko { $player }: { $order }
deed-adjusted-of-sealed = { $who } poprawia coś, co może widzieć tylko { $player }.
deed-rule = { $who } zmienia ustawienia stołu: { $rule } { $on ->
    [yes] jest teraz włączona
   *[no] jest teraz wyłączona
}.
deed-finished = { $who } kończy grę: liczy się obecny stan.
deed-cancelled = { $who } odwołuje grę.

deed-start = { $who } rozpoczyna grę.
deed-pause = { $who } wstrzymuje grę.
deed-pause-until = { $who } wstrzymuje grę do { $time }; potem ruszy ona dalej sama.
deed-pause-over = Przerwa dobiegła końca; gra toczy się dalej.
deed-resume = { $who } wznawia grę.
deed-deadline-more = { $who } daje więcej czasu (dla: { $players }): { $time }.
deed-deadline-until = { $who } wyznacza termin do { $time } (dla: { $players }).
deed-deadline-off = { $who } znosi termin (dla: { $players }).
deed-clock = { $who } zmienia zegar stołu: { $order }
deed-replace = { $who } oddaje miejsce gracza { $former }; odtąd gra tam { $player }.
deed-replace-house = { $who } oddaje miejsce, na którym grał gracz komputerowy; odtąd gra tam { $player }.
deed-replace-you = { $who } oddaje Ci miejsce gracza { $former }.
deed-replace-house-you = { $who } oddaje Ci miejsce, na którym grał gracz komputerowy.
deed-take = { $player } zajmuje oferowane miejsce gracza { $former }.
deed-take-you = Zajmujesz oferowane miejsce gracza { $former }.
deed-address = { $who } zmienia adres, na który piszemy do gracza { $player }.
deed-address-you = { $who } zmienia adres, na który do Ciebie piszemy: od teraz listy przychodzą tutaj. Twoje plany i wszystko inne pozostaje bez zmian.
deed-swap = { $who } zamienia miejscami dwoje graczy: siedzą tam teraz { $player } i { $other }.
deed-swap-you = { $who } zamienia Cię miejscem z innym graczem: siedzą tam teraz { $player } i { $other }.
deed-add-seat = { $who } dodaje gracza: { $player }.
deed-drop-seat = { $who } skreśla gracza: { $player }.
deed-choose = { $who } zmienia ustawienie tego stołu: { $order }
deed-moderator-named = { $who } { $joins ->
    [yes] mianuje prowadzącym tego stołu osobę { $name }
   *[no] skreśla z listy prowadzących tego stołu osobę { $name }
}.
deed-moderator-other = { $who } { $joins ->
    [yes] mianuje jeszcze jednego prowadzącego tego stołu
   *[no] skreśla kogoś z listy prowadzących tego stołu
}.
deed-house-rule = { $who } podaje, co uzgodniono oprócz zasad:
deed-house-rule-off = { $who } odwołuje zasadę domową:
deed-bot = { $who } włącza gracza komputerowego za gracza { $player }, dopóki ten nie napisze.
deed-bot-you = { $who } włącza za Ciebie gracza komputerowego; gdy tylko wyślesz polecenie, znów grasz samodzielnie.
deed-bot-off = { $who } odwołuje zastępstwo: za gracza { $player } nie gra już gracz komputerowy.
deed-bot-off-you = { $who } odwołuje zastępstwo: nie gra już za Ciebie gracz komputerowy, znów grasz samodzielnie.
deed-remove = { $who } wyłącza z gry gracza { $player }; na tym miejscu gra już na stałe gracz komputerowy.
deed-remove-you = { $who } wyłącza Cię z gry; na Twoim miejscu gra już na stałe gracz komputerowy.
deed-left = { $player } nie gra już przy tym stole; na tym miejscu gra teraz gracz komputerowy.
deed-say = { $who } pisze do wszystkich:
deed-not-playing = { $who } oświadcza, że nie gra przy tym stole i nie będzie grać.
deed-reseed = Odtąd gra losuje z nowego ziarna, bo poprzednie może być już znane. Jego SHA-256: { $hash }.
deed-reseed-hidden = Odtąd gra losuje z nowego ziarna.
deed-salt = { $player } dodaje do losowań swoją sól: { $hash }. Tak zaczyna się SHA-256 { $of ->
    [words] własnych słów tego gracza
    [mail] identyfikatora (Message-ID) jego pierwszego maila
   *[other] ({ $of }?)
}.
deed-salt-you = Twoja sól liczy się odtąd w losowaniach: { $hash }. Tak zaczyna się SHA-256 { $of ->
    [words] Twoich słów po { COMMAND("salt") }
    [mail] identyfikatora (Message-ID) Twojego maila razem z nawiasami ostrymi
   *[other] ({ $of }?)
}.
deed-reveal = { $who } nie gra przy tym stole i ogląda wszystko, także to, co ukryte.
deed-addresses = { $who } sprawdza adresy mailowe graczy.
deed-resend = { $who } wysyła jeszcze raz ostatni list; dostaje go { $player }.
deed-resend-you = { $who } wysyła Ci jeszcze raz ostatni list.
deed-tried = { $who } gra przy tym stole, a próbuje wydać polecenie za gracza { $player }; nie zostało wykonane.
deed-tried-you = { $who } gra przy tym stole, a próbuje wydać polecenie za Ciebie; nie zostało wykonane.
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
deed-head-not-over = Gra jednak się nie skończyła
deed-head-deadline = Zmieniono termin
deed-head-clock = Zmieniono zegar stołu
deed-head-replace = Miejsce przy stole zajął ktoś inny
deed-head-address = { $player } ma inny adres
deed-head-address-you = Od teraz listy do Ciebie przychodzą tutaj
deed-head-swap = Dwoje graczy zamieniło się miejscami
deed-head-set-up = Gra została przygotowana inaczej
deed-head-moderator = Prowadzący tego stołu się zmienili
deed-head-house-rule = Zasada domowa tego stołu
deed-head-bot = Za gracza { $player } gra gracz komputerowy
deed-head-bot-you = Za Ciebie gra gracz komputerowy
deed-head-bot-off = Za gracza { $player } nie gra już gracz komputerowy
deed-head-bot-off-you = Znów grasz samodzielnie
deed-head-remove = Jeden z graczy odszedł od stołu
deed-head-words = Słowo od prowadzącego
deed-head-other = Co zrobił prowadzący
deed-pause-why = Dopóki gra jest wstrzymana, żadne polecenie nie zostanie wykonane i żaden termin nie biegnie. To, co w tym czasie wyślesz, zachowamy jako plan: zadziała, gdy gra ruszy dalej. Damy wtedy znać.
deed-cancelled-why = Nie ma wyniku i przy tym stole nie przyjmujemy już poleceń. Poniżej ostatnia sytuacja.
moved-head = Listy do Ciebie idą na inny adres
moved-why = { $who } zmienia adres, na który do Ciebie piszemy przy tym stole. Tutaj nic już nie przyjdzie, a to, co stąd wyślesz, się nie liczy.
farewell-reach = Jeśli to pomyłka, odpowiedz na ten list: prowadzący przeczyta, co napiszesz. Nic więcej z tego nie wyniknie.

footer-moderator = Aby napisać do prowadzącego, zacznij wiersz od { COMMAND("moderator:") } i dopisz za tym swoje słowa; inne polecenia z tego samego maila liczą się jak zwykle.
footer-moderators = { $count ->
    [one] Prowadzący: { $names }
   *[other] Prowadzący: { $names }
}. Aby do nich napisać, zacznij wiersz od { COMMAND("moderator:") } i dopisz za tym swoje słowa; inne polecenia z tego samego maila liczą się jak zwykle.
passed-on = Twoje słowa trafiły do prowadzącego:
passed-on-words = Ty
passed-on-nobody = Ten stół nie ma prowadzącego, więc Twoje słowa do niego nie trafiły do nikogo.
passed-on-too-long = Twoje słowa do prowadzącego nie zostały przekazane: mogą mieć najwyżej tyle znaków: { $limit }. Napisz je krócej i wyślij jeszcze raz.
passed-on-too-many = Twoje słowa do prowadzącego nie zostały przekazane: w ciągu doby trafiło tam już tyle Twoich maili: { $limit }. Poczekaj trochę.
passed-on-head = Przekazane prowadzącemu
passed-on-why = Prowadzący czyta to razem z sytuacją, jaką widzą wszyscy, i odpowiada tym, co robi przy stole, albo słowem do wszystkich.
not-passed-on-head = Nieprzekazane prowadzącemu
not-passed-on-why = Nic się nie zmieniło.

house-rules = Zasady domowe tego stołu
house-rule = zasada domowa

undo-ask-head = { $player } chce cofnąć polecenie
undo-ask-head-you = Chcesz cofnąć polecenie
undo-ask-why = { $player } prosi o cofnięcie swojego ostatniego polecenia. Od tego czasu ktoś już zagrał albo coś wyszło na jaw, więc pytamy Cię o zgodę. Jeśli się zgadzasz, napisz { $order }.
undo-ask-button = Zgadzam się
undo-ask-lapse = Jeśli nie chcesz, po prostu graj dalej: gdy ktokolwiek wyda następne polecenie, prośba przepada.

nothing-to-undo-head = Nie ma Twojego polecenia do cofnięcia
nothing-to-undo-why = Słowem { COMMAND("undo") } cofa się własne ostatnie polecenie, a teraz nie ma takiego, które dałoby się cofnąć. Nic się nie zmieniło.
undo-asked-head = Twoje polecenie na razie zostaje
undo-asked-why = Od Twojego ostatniego polecenia ktoś już zagrał albo coś wyszło na jaw, więc nie da się go po prostu cofnąć. Zapytaliśmy tych, na których czekamy, i prowadzącego. Nic się nie zmieni, chyba że ktoś z nich napisze { COMMAND("allow undo") }; wtedy damy znać.
no-undo-asked-head = Nikt nie prosi o cofnięcie polecenia
no-undo-asked-why = Nie było takiej prośby albo przepadła, bo gra potoczyła się dalej. Nic się nie zmieniło.
several-undos-asked-head = Kilka osób chce cofnąć polecenie
several-undos-asked-why = Nie wiadomo, o czyje polecenie Ci chodzi, więc nic się nie zmieniło. Odpowiedz na list o tej osobie, której chcesz na to pozwolić.

command-undo = Napisz { $order }, aby cofnąć swoje ostatnie polecenie, dopóki nikt po nim nie zagrał i nic nie wyszło na jaw.
command-allow-undo = Napisz { $order }, aby zgodzić się na cofnięcie polecenia, o które ktoś prosi.
command-moderator = { $order } to słowa do prowadzącego, aż do najbliższego pustego wiersza; reszta maila liczy się jak zwykle.

no-archive-head = Archiwum nie jest teraz dostępne
no-archive-why = Grę można dostać jako plik po jej zakończeniu. Zbyt duży na mail plik ma osoba prowadząca ten serwer.
command-archive = { $order } po zakończeniu przysyła grę jako plik.

change = { $what }: { $now } (było: { $was })
change-nothing = nic
fact-asked = Teraz pytamy
fact-round = Runda
