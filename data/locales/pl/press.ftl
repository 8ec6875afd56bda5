# Co gracze piszą do siebie nawzajem.

press-head = Co mówią inni
press-one-head = { $player } pisze do Ciebie
press-says = { $player } do wszystkich:
press-says-you = { $player } tylko do Ciebie:
press-says-some = { $player } do Ciebie i do: { $others }
press-words = słowa
press-own = Ty
press-note = zapisek
press-notes = Twoje notatki, tylko dla Ciebie
press-answer = Aby odpowiedzieć wszystkim, napisz { $order }. Nic innego, co piszesz, nie trafia do innych graczy.
press-answer-one = Aby odpowiedzieć tylko jednej osobie, napisz { $order }.
press-sent = { $when ->
    [now] Twoje słowa trafiły do wszystkich:
    [next] Twoje słowa trafią do wszystkich z ich następnymi listami:
   *[other] Twoje słowa dla wszystkich:
}
press-sent-some = { $when ->
    [now] Twoje słowa trafiły tylko tu: { $players }
    [next] Twoje słowa trafią z następnym listem tylko tu: { $players }
   *[other] Twoje słowa tylko dla tych osób: { $players }
}
press-noted = Zapisane tylko dla Ciebie. Notatki są w Twoich listach, dopóki nie napiszesz { COMMAND("note off") }:
press-notes-gone = Twoich notatek już nie ma.
press-already = Te same słowa trafiły już w ciągu doby do tych samych graczy, więc nie poszły drugi raz.
press-none = Twoje słowa nie trafiły do nikogo: przy tym stole gracze nie piszą do siebie albo gra się jeszcze nie zaczęła.
press-no-private = Twoje słowa nie trafiły do nikogo: przy tym stole można pisać tylko do wszystkich. Zacznij wiersz od { $order }.
press-nobody = Twoje słowa nie trafiły do nikogo: nie wiadomo, kto przy tym stole to { $name }. Podaj kolor albo imię.
press-no-reader = Twoje słowa nie trafiły do nikogo: nie ma gracza, który by je przeczytał.
press-too-long = Twoje słowa nie trafiły do nikogo: mogą mieć najwyżej tyle znaków: { $limit }. Napisz je krócej i wyślij jeszcze raz.
press-too-many = Twoje słowa nie trafiły do nikogo: w ciągu doby było ich już tyle albo tyle jest notatek: { $limit }. Poczekaj trochę albo usuń notatki, pisząc { COMMAND("note off") }.
press-preview = Twoje słowa nie trafiły do nikogo: pytasz tylko, co zrobiłby ten mail.
press-offer = Wyślij to innym graczom
press-offer-why = Nic z tego nie trafiło do innych graczy. Jeśli to było do nich, dotknij przycisku.
press-done-head = Gotowe. Nic w tym mailu nie dotyczyło gry
press-done-why = W mailu nie było polecenia i gra się nie ruszyła.
press-failed-head = Twoje słowa nie trafiły do nikogo
press-failed-why = Nic z tego maila nie trafiło do innych graczy i nie było w nim polecenia.
press-open-head = Gdzie kończą się Twoje słowa?
press-open-why = Ten wiersz stoi pod słowami do innych i może do nich należeć albo być poleceniem: { $line }. Dlatego nic z maila nie zostało wykonane ani wysłane. Wyślij go jeszcze raz: pusty wiersz kończy Twoje słowa, a jeśli wszystko jest do innych, napisz w wierszu pod nimi samo { $order }.
command-say = { $order } to słowa do innych graczy; samo { $block } w wierszu wysyła wiersze pod nim, aż do pustego wiersza lub { COMMAND("end") }.
command-to = { $order } to słowa tylko do tych graczy, jeśli stół na to pozwala.
command-note = { $order } to notatka dla siebie, w Twoich listach aż do { COMMAND("note off") }.

again-button = Zagraj jeszcze raz
again-button-note = ci sami gracze, miejsca przesunięte
new-button = Nowy stół
new-button-note = ta sama gra, inni gracze
again-asked-head = { $player } chce zagrać jeszcze raz
again-asked-why = { $player } chce zagrać z wami jeszcze raz w tę samą grę, przy nowym stole, z miejscami przesuniętymi o jedno. Gra zacznie się, gdy wszyscy się zgodzą.
again-yes = Tak, jeszcze raz
again-no = Raczej nie
again-asked-lapse = Brak odpowiedzi to nie zgoda. Zgoda jest ważna dwa tygodnie.
again-not-over-head = Ta gra jeszcze trwa
again-not-over-why = Po jej końcu można zagrać jeszcze raz z tymi samymi graczami.
again-waits-head = Zapisane: chcesz zagrać jeszcze raz
again-waits-why = Gdy wszyscy się zgodzą, zacznie się nowy stół. Jeszcze nie odpowiedzieli: { $players }. Zapytaliśmy ich; Twoja zgoda jest ważna dwa tygodnie.
again-not-all-head = Nie tym razem
again-not-all-why = Nie wszyscy chcą teraz zagrać jeszcze raz, więc nowy stół się nie zacznie.
again-declined-head = Zapisane: raczej nie
again-declined-why = Nowy stół z Tobą się nie zacznie. Jeśli zmienisz zdanie, napisz { COMMAND("again") }.
again-too-few-head = Za mało graczy
again-too-few-why = Bez graczy domu jest was za mało do tej gry, więc nie da się zagrać jeszcze raz.
again-cannot-be-head = Nie da się zagrać jeszcze raz
again-cannot-be-why = Takiego stołu nie można już założyć. Prowadzący może otworzyć inny.
again-begun-head = Gramy dalej
again-begun-why = Wszyscy grają jeszcze raz: przy stole { $table }. Pierwsze listy są w drodze.
command-again = { $order } mówi po zakończeniu, że chcesz zagrać jeszcze raz z tymi samymi graczami; { COMMAND("again no") }, że raczej nie.

invite-head = { $player } zaprasza: { $title }
invite-glance = Gra mailem; zaproszeni są też: { $others }. Wystarczy jedno dotknięcie, tak lub nie.
invite-why = { $player } chce zagrać mailem w grę { $title } z Tobą i z: { $others }, przy stole { $table }.
invite-how = List przychodzi zawsze, gdy Twoja kolej; odpowiadasz dotknięciem albo jednym wierszem. Gra trwa zwykle kilka tygodni, mail co dzień lub dwa.
invite-clock = Czas na każdą odpowiedź: { $clock }.
invite-no-clock = Bez terminu: każdy odpowiada, kiedy może.
invite-join = Gram
invite-join-note = pierwszy list przyjdzie, gdy wszyscy się zgodzą
invite-decline = Nie tym razem
invite-decline-note = bez dalszych listów o tym
invite-never = Nie chcę więcej zaproszeń
invite-never-note = ktokolwiek pyta
invite-rules = Zasady w skrócie
invite-rules-note = w osobnym liście
invite-rules-answer = To gra, do której jest zaproszenie: napisz { COMMAND("join") }, aby zagrać, albo { COMMAND("decline") }, jeśli wolisz nie grać.
invite-nothing = Jeśli nic nie zrobisz, przypomnimy raz i więcej o tym nie usłyszysz. Gra zacznie się, gdy wszyscy się zgodzą.
invite-again = To jedyne przypomnienie.
invite-joined-head = Grasz
invite-joined-why = Gra zacznie się, gdy wszyscy się zgodzą. Jeszcze nie odpowiedzieli: { $players }.
invite-declined-head = Zapisane: nie tym razem
invite-declined-why = Nie grasz przy tym stole. Jeśli zmienisz zdanie, zanim gra się zacznie, napisz { COMMAND("join") }.
invite-lacks-head = { $player } nie gra
invite-lacks-why = Twój stół czeka, aż wszyscy się zgodzą, więc na razie się nie zacznie. { $player } może jeszcze zmienić zdanie, prowadzący może zaprosić kogoś innego, a Ty możesz założyć inny stół.
invite-gone-head = Stół do gry { $title } nie doszedł do skutku
invite-gone-why = W ciągu czterech tygodni nie wszyscy zaproszeni się zgodzili, więc stołu już nie ma. Otwórz inny, kiedy zechcesz.
invite-never-head = Zapisane: żadnych więcej zaproszeń
invite-never-why = Nikt już nie zaprosi Cię tutaj do żadnego stołu.

found-closed-head = Stoły otwiera gospodarz
found-closed-why = Gracze nie mogą tu otwierać stołów, więc nic się nie stało i nikogo nie zapytaliśmy. Może to zrobić prowadzący.
found-bad-person-head = Nikogo nie zapytaliśmy
found-bad-person-why = Nie umiemy odczytać osoby do zaproszenia: { $name }. Pisz imiona i adresy po przecinku: Anna <anna@example.org>, Ben <ben@example.org> pl. Imię ma najwyżej cztery słowa i cztery cyfry i nie może wyglądać jak odnośnik ani cena.
found-refuses-head = Nikogo nie zapytaliśmy
found-refuses-why = Tej osoby nie można stąd zaprosić: { $name }. Stołu nie założono. Zaproś innych albo zagrajcie bez niej.
found-too-soon-head = Nikogo nie zapytaliśmy
found-too-soon-why = Ta osoba dostała już dziś stąd zaproszenie: { $name }. Spróbuj jutro; stołu nie założono.
found-twice-head = Nikogo nie zapytaliśmy
found-twice-why = { $name }: to ta sama skrzynka, co u innej z zaproszonych osób, najwyżej z inną końcówką po „+”. Każdy potrzebuje własnej; stołu nie założono.
found-already-head = Nikogo nie zapytaliśmy
found-already-why = Ta osoba jest już przy tym stole albo dostała już do niego zaproszenie: { $name }. Zaproś inne.
found-preview-head = To tylko podgląd
found-preview-why = Twój mail prosił o podgląd, więc stołu nie założono i nikogo nie zapytaliśmy. Aby go założyć, wyślij sam ten wiersz jeszcze raz.
found-too-many-head = Nikogo nie zapytaliśmy
found-too-many-why = W ciągu doby można zaprosić tyle osób: { $limit }. Spróbuj jutro; stołu nie założono.
found-wrong-head = Nikogo nie zapytaliśmy
found-wrong-why = Stołu nie założono: { $why }
found-asked-head = Zapytaliśmy ich
found-asked-why = Stół { $table } czeka i zacznie się, gdy wszyscy się zgodzą: { $players }. Ty już tak. Jeśli ktoś nie zechce grać, damy Ci znać.
command-new = { $order }, z grą oraz imionami i adresami jako tekstem, zaprasza ludzi do Twojego stołu, jeśli dom na to pozwala; zacznie się, gdy wszyscy się zgodzą.
