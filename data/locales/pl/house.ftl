# Listy samego domu: do nieznajomych, którzy pytają, i do tych, którzy się zapisali.
house-subject = Stoły: { $house }
house-greeting-head = Gra mailem: { $house } zaprasza
house-greeting-why = Poproszono o to w mailu z tego adresu. Gramy tu ze sobą mailem w gry planszowe: { $games }. List przychodzi zawsze, gdy Twoja kolej, a odpowiadasz dotknięciem albo jednym wierszem. Gra trwa zwykle kilka tygodni, mail co dzień lub dwa.
house-greeting-how = Jedno dotknięcie potwierdza, że adres należy do Ciebie. Potem możesz dołączać do stołów i otwierać własne. Inni widzą Twoje imię, nigdy adres.
house-greeting-nothing = Jeśli to nie była Twoja prośba, nie rób nic: po jednym dniu nic już o Tobie nie wiemy. Przycisk działa przez jeden dzień; potem po prostu napisz znowu.
house-sign-up = Tak, chcę grać
house-sign-join = Tak, i dołączam do stołu { $table }
house-sign-open = Tak, i otwieram stół: { $title }
house-sign-never = Nie chcę więcej listów
house-welcome-head = Witaj, { $name }
house-welcome-why = Jesteś na liście graczy. Odpowiedz na ten list, kiedy tylko czegoś chcesz: jeden wiersz to jedno życzenie, a przyciski piszą go za Ciebie.
house-here-head = Pisz do nas tutaj
house-here-why = Nie wykonano poleceń z Twojego maila, bo nie przyszedł na adres, który znasz tylko Ty. Odpowiedz zamiast tego na ten list.
house-see-tables = Które stoły są otwarte
house-see-games = W co można zagrać
house-see-profile = Mój profil
house-tables-head = Otwarte stoły
house-tables-none = Żaden stół nie czeka teraz na graczy. Otwórz własny: inni znajdą go tutaj.
house-playing = Grasz przy stołach
house-table = Stół { $table }: { $title }
house-waiting = { $count ->
    [one] Liczba graczy: { $seats }; { $count } wolne miejsce. Są już: { $players }.
    [few] Liczba graczy: { $seats }; { $count } wolne miejsca. Są już: { $players }.
   *[other] Liczba graczy: { $seats }; { $count } wolnych miejsc. Są już: { $players }.
}
house-chosen = Wybrano: { $options }.
house-join = Dołączam
house-leave = Odchodzę od tego stołu
house-start = Zacznijmy w tym gronie
house-games-head = W co można zagrać
house-players = Liczba graczy: od { $fewest } do { $most }.
house-choices = Do wyboru:
house-open = { $count ->
    [one] Otwórz stół dla { $count } osoby
   *[other] Otwórz stół dla { $count } osób
}
house-games-more = W tym samym wierszu wpisz inną liczbę albo opcje. Ze słowem, na przykład { $word }, dołączą tylko ci, którym je powiesz; { $clock } daje wszystkim tyle czasu na każdą odpowiedź; { $house } sadza z Wami tylu graczy komputerowych.
house-games-all = Przy każdym stole:
house-opened-head = Stół { $table } jest otwarty
house-opened-why = Liczba graczy: { $seats }. Gra zacznie się sama, gdy wszyscy dołączą. Dołączyć może tu każdy. Znajomi, których tu jeszcze nie ma, dołączą, gdy napiszą na { $address }: { $order }.
house-opened-private = Liczba graczy: { $seats }. Gra zacznie się sama, gdy wszyscy dołączą. Znajdą ją tylko ci, którzy znają słowo: niech napiszą na { $address }: { $order }.
house-joined-head = Grasz przy stole { $table }
house-joined-why = Pierwszy list z gry przyjdzie, gdy tylko wszyscy będą na miejscu.
house-left-head = Nie ma Cię już przy stole { $table }
house-left-why = Nie grasz tam. Nikt na Ciebie nie czeka.
house-expired-head = Stół { $table } nie doszedł do skutku
house-expired-why = W ciągu dwóch tygodni do gry { $title } nie dołączyło dość osób, więc stołu już nie ma. Otwórz inny, kiedy zechcesz.
house-ended-head = Stół { $table } został zamknięty
house-ended-why = Osoba, która prowadzi ten serwis, zamknęła stół do gry { $title }, zanim gra się zaczęła. Nie musisz już nic robić.
house-no-table-head = Nie ma otwartego stołu { $table }
house-no-table-why = Gra już się zaczęła, stołu nie ma albo nikt Cię tam nie oczekuje. Zapytaj osobę, od której o nim wiesz, jak dołączyć, albo zobacz, które stoły są otwarte.
house-has-seat-head = Grasz już przy stole { $table }
house-has-seat-why = Jedna osoba ma przy stole jedno miejsce, z jakiegokolwiek adresu pisze.
house-not-maker-head = Stół { $table } czeka na tego, kto go otworzył
house-not-maker-why = Tylko ta osoba może zacząć wcześniej; inaczej gra zacznie się, gdy wszystkie miejsca będą zajęte.
house-too-few-head = Przy stole { $table } nie można jeszcze zacząć
house-too-few-why = { $fewest ->
    [one] Do tej gry potrzeba co najmniej { $fewest } gracza.
   *[other] Do tej gry potrzeba co najmniej { $fewest } graczy.
}
house-many-played-head = Grasz już przy dość wielu stołach
house-many-played-why = Liczba stołów, przy których trwa Twoja gra: { $limit }. Gdy któraś partia się skończy, możesz dołączyć do następnej.
house-too-many-head = Masz już dość otwartych stołów
house-too-many-why = Naraz możesz mieć najwyżej tyle czekających stołów: { $limit }. Odejdź od któregoś albo poczekaj, aż gra się zacznie.
house-closed-head = Stoły otwiera gospodarz
house-closed-why = Gracze nie mogą teraz otwierać stołów ani do nich dołączać. Twój profil i stoły, przy których grasz, zostają, jakie były.
house-wrong-head = Nie otwarto stołu
house-wrong-why = Tego wiersza nie da się wykonać: { $why }
house-bad-name-head = Nic się nie zmieniło
house-bad-name-why = Takiego imienia nie możesz tu mieć: musi być krótkie, w jednym wierszu i nie może wyglądać jak link.
house-short-word-head = Nie otwarto stołu
house-short-word-why = To słowo łatwo zgadnąć. Wybierz takie, które ma co najmniej cztery litery i żadnych spacji.
house-unknown-head = Nic nie zrobiono
house-unknown-why = Nie rozumiemy tego wiersza: { $line }.
house-doubt-head = Nic nie zrobiono
house-doubt-why = Nie da się poznać, czy to Twoje słowa, czy cytat dodany przez program pocztowy. Wyślij swoje życzenie jeszcze raz, samo, w mailu bez cytatu.
house-doubt-label = Twoje?
house-quiet-head = Wystarczy na tę godzinę
house-quiet-why = W ciągu godziny przyszły już odpowiedzi na wiele Twoich maili. Przez następną godzinę niczego więcej nie wykonamy i na nic nie odpowiemy.
house-profile-head = Twój profil
house-profile-changed = Twój profil jest zmieniony
house-profile-why = Z tym zaczynają się Twoje nowe stoły. Aby coś zmienić, wyślij dany wiersz z inną treścią; strefa i przypomnienia obowiązują też przy stołach, przy których grasz.
house-profile-name = imię
house-profile-language = język
house-profile-zone = strefa czasowa
house-profile-remind = przypomnienia
house-profile-letters = listy
house-profile-parts = forma
house-profile-receipts = potwierdzenia
house-profile-calendar = kalendarz
house-profile-orders = polecenia
house-profile-forget = Jeśli mamy o Tobie zapomnieć, napisz { $order }.
house-forget-head = Czy mamy o Tobie zapomnieć?
house-forget-why = Skasujemy tu Twoje imię, adresy, profil, Twoje maile, nasze listy do Ciebie i Twoje słowa do innych graczy. Znikasz ze wszystkich stołów: miejsca przejmują gracze komputerowi, pod nazwami, które nic o Tobie nie mówią. Ruchy zostają, aby gry innych dało się sprawdzić. Tego nie da się cofnąć.
house-forget-do = Tak, zapomnijcie o mnie
house-forgotten-head = Już Cię nie pamiętamy
house-forgotten-why = To nasz ostatni list. Nic już o Tobie nie wiemy; jeśli kiedyś zechcesz znów zagrać, napisz do nas jak ktoś nieznajomy.
house-other-head = Przyszedł mail z innego adresu
house-other-why = Ktoś napisał na Twój adres u nas, ale z { $from }. Nie wiemy, czy to Ty, więc nic nie zrobiliśmy. Jeśli tak, jedno dotknięcie doda ten adres do Twoich; potem wyślij stamtąd swoje życzenie jeszcze raz. Jeśli nie, nie rób nic albo napisz { COMMAND("renew") }, aby dostać nowy adres zwrotny.
house-other-yes = Tak, to ja
house-asked-head = Zaproszenia wysłane
house-asked-why = Zaproszenie do stołu { $table } dostaną: { $players }. Nie potrzebują słowa, żeby dołączyć. Damy Ci znać, jeśli ktoś nie chce.
house-joins-not-head = Stół { $table }: { $player } nie dołącza
house-joins-not-why = Miejsce zostaje wolne: zaproś kogoś innego albo zacznijcie w obecnym gronie.
house-which-head = Nikogo nie zaproszono
house-which-why = Napisz, do którego stołu: { $order }. Zapraszać można do stołu, który jest Twój i jeszcze czeka na graczy.
house-signed-head = Twoje hasło jest ustawione
house-signed-why = Od teraz maile na ten adres, które coś zmieniają, muszą mieć wiersz { COMMAND("sign") } z Twoim hasłem; tak samo polecenia przy nowych stołach. Przechowujemy tylko skrót hasła i nie możemy go odczytać. Aby to zakończyć, napisz { COMMAND("sign off") } w podpisanym mailu.
house-unsigned-head = Twoje maile do nas nie wymagają już hasła
house-unsigned-why = Hasło ustawione przy stole obowiązuje nadal, tam i tutaj.
house-renewed-head = Masz nowy adres zwrotny
house-renewed-why = Od teraz odpisuj na ten list: adres z naszych starszych listów już nie działa, ktokolwiek go ma. Listów z Twoich stołów to nie dotyczy.
house-no-code-head = Ten kod na nic nie odpowiada
house-no-code-why = Został już użyty albo ma ponad dwa tygodnie. Nic się nie zmieniło.
house-invite-why = { $player } chce zagrać z Tobą mailem w grę { $title }, przy stole { $table }. Liczba graczy: { $seats }. Są już: { $players }.
house-invite-nothing = Jeśli nic nie zrobisz, przypomnimy raz i więcej o tym nie usłyszysz. Inni widzą Twoje imię, nigdy adres.
