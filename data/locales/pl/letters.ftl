# Słowa każdego listu, niezależnie od gry.

kicker = { $title } · stół { $table }
kicker-you = grasz: { $player }
subject = { $name } [stół { $table }]
subject-turn = Twój ruch: { $title }
apart = { "; " }
pair = { $name }: { $is }
you-have = masz
bids-so-far = już podane
leaves = zostaje { $amount }
other-amount = Inna…
other-amount-label = Licytuj inną kwotę ({ $open })
footer-reply = Aby odpowiedzieć, dotknij przycisku powyżej albo odpisz na ten list. Adres zwrotny jest tylko dla Ciebie: nie przekazuj go nikomu.
footer-reply-only = Aby odpowiedzieć, odpisz na ten list. Adres zwrotny jest tylko dla Ciebie: nie przekazuj go nikomu.
footer-quote = Cytowanego listu nie trzeba kasować; czytamy tylko to, co piszesz od siebie.
footer-receipt = Jeśli nie chcesz takich listów, napisz { $order }.
pre-refused = Nie wykonano: { $line }.
pre-meant = Chodziło o { $order }?
pre-tap = Wystarczy jedno dotknięcie.
pre-public = Sytuacja, jaką może widzieć każdy.
mended-others = { $others ->
    [one] Twojego drugiego polecenia w nim nie ma: wyślij je jeszcze raz.
   *[other] Pozostałych poleceń ({ $others }) w nim nie ma: wyślij je jeszcze raz.
}
mended-line = poprawione
mended-all-note = { $others ->
    [one] i drugie polecenie bez zmian
    [few] i { $others } pozostałe polecenia bez zmian
   *[other] i { $others } pozostałych poleceń bez zmian
}
pre-still = Nadal Twoja kolej.
pre-by = Odpowiedz do { $when }.
pre-late = Twoja odpowiedź się spóźnia, inni czekają.
pre-left = Pozostało: { $left }.
pre-no-deadline = Bez terminu.
pre-next = Teraz kolej na: { $players }.
pre-over = Punkty: { $points }.
pre-over-more = Opowieść o partii, źródła punktów, archiwum, rewanż.
pre-bids = do tej pory { $bids }
pre-no-bids = nikt jeszcze nie licytował
pre-have = Masz { $money }.

blank = { $blank ->
    [action] akcja
    [amount] kwota
    [card] karta
    [cards] liczba
    [cell] pole
    [choice] wybór
    [code] kod
    [colony] kolonia
    [column] kolumna
    [condition] warunek
    [decision] decyzja
    [order] polecenie
    [place] miejsce
    [player] gracz
    [round] runda
    [spice] przyprawa
    [square] pole
    [store] plantacja
    [text] tekst
    [tile] żeton
   *[other] { $blank }
}

refused-head = { $line }: nie wykonano
not-understood-head = { $line }: niezrozumiałe
line-number = wiersz { $line }
rule = zasada { $rule }
did-you-mean = Może chodziło o { $order }?
probably-meant = o to pewnie chodziło
nothing-carried-out = { $others ->
    [0] Nic z tego maila nie zostało wykonane.
    [one] Nic z tego maila nie zostało wykonane: odłożono też { $others } inne polecenie.
    [few] Nic z tego maila nie zostało wykonane: odłożono też { $others } inne polecenia.
   *[other] Nic z tego maila nie zostało wykonane: odłożono też { $others } innych poleceń.
}
undo-stands = To, co miało zostać cofnięte, jest cofnięte.
carried-out-before = { $stood ->
    [one] Polecenie przed nim zostało wykonane i pozostaje w mocy, bo odsłoniło coś, czego nie da się już ukryć.
    [few] { $stood } polecenia przed nim zostały wykonane i pozostają w mocy, bo odsłoniły coś, czego nie da się już ukryć.
   *[other] { $stood } poleceń przed nim zostało wykonanych i pozostaje w mocy, bo odsłoniły coś, czego nie da się już ukryć.
}
not-carried-out = { $others ->
    [0] Odrzucone polecenie nie zostało wykonane.
    [one] Odrzucone polecenie nie zostało wykonane, podobnie jak następne.
    [few] Odrzucone polecenie nie zostało wykonane, podobnie jak { $others } następne.
   *[other] Odrzucone polecenie nie zostało wykonane, podobnie jak { $others } następnych.
}
button-write = napisz:
receipt-head = Wykonano polecenia z Twojego maila
done-one-head = Zrobione: { $what }
done-many-head = Zrobione: { $count ->
    [one] wykonano jedno polecenie
    [few] wykonano { $count } polecenia
   *[many] wykonano { $count } poleceń
}
done-kept-head = Zapisane: { $count ->
    [one] jeden wiersz czeka na swoją chwilę
    [few] { $count } wiersze czekają na swoją chwilę
   *[many] { $count } wierszy czeka na swoją chwilę
}
did-bid = licytujesz { $amount }
did-pass = pasujesz
receipt-nothing = Teraz nie musisz nic robić.
undo-button = Cofam to
undo-button-note = dopóki nikt potem nie zagrał
board-button = Plansza
board-button-note = i cały list
answers-button = Wszystkie odpowiedzi
answers-button-note = i jak je zapisać
help-button = Wszystkie polecenia
help-button-note = i jak je zapisać
archive-button = Cała gra
archive-button-note = jako strona do obejrzenia i archiwum, które można sprawdzić
course-head = Punkty runda po rundzie
course-player = Gracz
course-note = Gwiazdka oznacza prowadzenie.
story-led = { $player } prowadzi od pierwszej rundy do ostatniej.
story-took = { $player } prowadzi od rundy { $round }; wcześniej na czele był ktoś inny: { $other }.
story-took-level = { $player } prowadzi od rundy { $round }; rundę wcześniej był remis na czele: { $players }.
story-two = { $one } i { $other }
story-level = Na koniec nikt nie prowadzi sam: { $players } – po { $points } pkt.
story-source = Najwięcej dało ({ $player }): { $what }, { $points } z { $total } pkt.
story-sources = Najwięcej dało ({ $player }): { $what }, { $points } z { $total } pkt; ({ $other }): { $theirs }, { $less }.
story-fall = Największa strata w jednej rundzie: { $player }, { $points } pkt w rundzie { $round }.
story-close = Pierwsze i drugie miejsce dzieli { $points } pkt.
footer-over = Można tu już tylko napisać { $archive } albo { $again }. Dziękujemy za grę.
invited-by = Do tego stołu zaprasza Cię: { $names }.
newcomer-head = Jak to tutaj działa
newcomer-what = Monsoon prowadzi gry planszowe pocztą: nie ma konta, strony do odwiedzania ani niczego do zainstalowania.
newcomer-next = Po Twojej odpowiedzi pytana jest następna osoba. Kolejny list przyjdzie, gdy znów będzie do Ciebie pytanie.
newcomer-long = Odpowiedź zajmuje minutę lub dwie. Ile dni potrwa gra, zależy od tego, jak szybko wszyscy odpowiadają.
newcomer-leave = Aby przestać, napisz { $order }: Twoje miejsce zajmie gracz komputerowy, a listy przestaną przychodzić.

no-orders-head = W Twoim mailu nie było polecenia
no-orders-why = Szukaliśmy polecenia w tym, co jest napisane nad cytowanym listem, i nie znaleźliśmy żadnego. Nic nie zostało wykonane.
doubtful-head = Czy to Twoje słowa?
doubtful-why = To słowa spomiędzy cytowanych wierszy Twojego maila albo z podpisu, i nie wiemy, czy to Twoje polecenie, czy wstawił je program pocztowy. Dlatego nic z tego maila nie zostało wykonane. Wyślij polecenia jeszcze raz: wpisz je wszystkie nad cytowanym listem i nad podpisem.
doubtful-line = Twoje?
copied-head = Czy to kopia, czy cytat?
copied-why = To polecenie w postaci, w jakiej stoi w naszych listach. Obok niego są inne słowa i nie wiemy, czy to kopia zrobiona przez Ciebie, czy zacytował je program pocztowy. Dlatego nic z tego maila nie zostało wykonane. Jeśli tak ma być, wyślij je jeszcze raz w mailu, w którym nie ma nic innego, albo dotknij przycisku poniżej.
empty-head = Twój mail był pusty
empty-why = Nie znaleźliśmy w nim nic od Ciebie, więc nic nie zostało wykonane. Temat, który pochodzi z naszego listu, nie jest czytany. Napisz polecenie w pierwszym wierszu maila albo dotknij przycisku poniżej.
several-tables-head = Twój mail trafił do kilku stołów
several-tables-why = Przyszedł na adresy stołów { $tables }. Jeden mail jest tylko dla jednego stołu, więc przy żadnym nic nie zostało wykonane. Wyślij do każdego stołu osobny mail; możesz zacząć tutaj:
elsewhere-head = Ten mail był też dla innego stołu
elsewhere-why = Ten sam mail przyszedł również na adres { $tables } i tam się liczy. Jeden mail jest tylko dla jednego stołu, więc tutaj nic nie zostało wykonane. Jeśli chodziło też o ten stół, napisz do niego w osobnym mailu.
quiet-answers-head = Na razie koniec odpowiedzi
quiet-answers-why = Wiele Twoich maili w ciągu godziny nic w grze nie zmieniło, więc do { $until } na takie maile nie odpowiadamy. Twoje polecenia liczą się jak dotąd, a listy o nich przychodzą.
quiet-strangers-head = Kolejne maile od obcych
quiet-strangers-why = Na Twój adres zwrotny wciąż przychodzą maile z adresów, o których nie wiemy, że są Twoje. Do { $until } o następne już nie pytamy i nie są one wykonywane. Twoje własne polecenia liczą się jak dotąd. Jeśli któryś z tych maili był Twój, wyślij go potem jeszcze raz. Jeśli żaden, napisz { COMMAND("renew") }, aby dostać nowy adres zwrotny.
quiet-unproven-head = Kolejne maile, za które nikt nie ręczy
quiet-unproven-why = Przyszło wiele maili z Twoim adresem i na Twój adres zwrotny, za które nie ręczy żaden serwer pocztowy. Do { $until } o następne już nie pytamy i nie są one wykonywane; swój wyślij potem jeszcze raz. To, za co ręczy Twój serwer, liczy się jak dotąd. Jeśli te maile nie były Twoje, napisz { COMMAND("renew") }, aby dostać nowy adres zwrotny.
no-sender-head = Kto napisał ten mail?
no-sender-why = Na Twój adres zwrotny przyszedł mail bez nadawcy albo z kilkoma nadawcami, więc nie wiemy, czyj jest, i nic nie zostało wykonane. Jeśli był Twój, wyślij go jeszcze raz, podając jako nadawcę tylko własny adres. Mówimy o tym najwyżej raz dziennie.
stale-head = Twój mail odpowiada na starszy list
stale-why = Od tamtego listu gra poszła dalej, więc nic nie zostało wykonane: Twoje polecenie mogło dotyczyć wcześniejszego pytania. Poniżej jest to, co wydarzyło się od tamtej pory, i to, o co pytamy teraz.
which-decision-head = Której decyzji to dotyczy?
which-decision-why = { $line } nie odpowiada na nic, o co teraz pytamy, więc nic nie zostało wykonane ani zachowane. Jeśli to ma być na później, zacznij od nazwy decyzji i dwukropka: { $ahead }
asks-head = To pytanie czy polecenie?
asks-why = W { $line } jest znak zapytania, więc nic nie zostało wykonane. Jeśli tak ma być, wyślij to bez znaku zapytania.
negated-head = Tak czy nie?
negated-why = { $line } można zrozumieć na dwa sposoby, więc nic nie zostało wykonane. Napisz po prostu to polecenie, o które chodzi.
talk-head = Czy to miało być polecenie?
talk-why = { $line } wygląda jak polecenie, ale tak się też po prostu mówi, więc nic nie zostało wykonane. Napisz samo polecenie.
talk-reach = To, co piszesz, nie trafia do innych graczy, chyba że po { COMMAND("say") }.
talk-none = Nic, co piszesz, nie trafia do innych graczy: przy tym stole gracze do siebie nie piszą.
offer-preview = Co by to dało?
not-awaited-head = Teraz nie masz nic do zdecydowania
not-awaited-why = Gra czeka na kogoś innego, a Twoje polecenie nie pasuje do żadnej decyzji, która czeka Cię jeszcze w tej rundzie, więc nie zostało wykonane. Polecenia na później możesz wysyłać z góry: zachowamy je na właściwą chwilę.
too-large-head = Twój mail był za duży
too-large-why = Ma { $size } KB, a czytamy do { $limit } KB. Wyślij polecenia jeszcze raz, bez załączników.
no-token-head = Odpowiedz na właściwy list
no-token-why = Twój mail nie przyszedł na adres zwrotny żadnego z Twoich listów, więc nic nie zostało wykonane. Odpisz na ten list albo dotknij przycisku poniżej. Mówimy o tym najwyżej raz dziennie.
other-sender-head = Polecenie przyszło z innego adresu
other-sender-why = Ktoś użył Twojego adresu zwrotnego, pisząc z { $from }. Nie wiemy, czy to Twój adres, więc nic nie zostało wykonane; mail czeka. Jeśli to Ty, potwierdź: wtedy możesz pisać także z tego adresu, a mail zostanie odczytany. Jeśli nie, nie rób nic albo napisz { COMMAND("renew") }, aby dostać nowy adres zwrotny.
confirm-button = To moje
unproven-head = Czy ten mail jest od Ciebie?
unproven-why = Przyszedł mail z Twoim adresem i na Twój adres zwrotny, ale żaden serwer za niego nie ręczy, więc czeka i nic nie zostało wykonane. Jeśli to Ty, potwierdź. Jeśli nie, nie rób nic albo napisz { COMMAND("renew") }, aby dostać nowy adres zwrotny.
unsigned-head = Twój mail nie był podpisany
unsigned-why = Na Twoje życzenie polecenia liczą się tylko z Twoim hasłem. Nic nie zostało wykonane. Wyślij je jeszcze raz z wierszem { COMMAND("sign") } i hasłem.
wrong-passphrase-head = To nie jest Twoje hasło
wrong-passphrase-why = Mail był podpisany, ale innym hasłem. Nic nie zostało wykonane. Wielkie i małe litery mają znaczenie.
confirmed-head = Potwierdzone
confirmed-why = Możesz teraz pisać z { $from }. Żaden mail stamtąd już nie czeka. Aby to cofnąć, napisz { COMMAND("forget") } i adres.
no-such-code-head = Ten kod na nic nie odpowiada
no-such-code-why = Został już użyty, ma ponad dwa tygodnie, jest sprzed zmiany Twojego adresu zwrotnego albo nie jest do tego stołu. Nic się nie zmieniło.
passphrase-set-head = Twoje hasło jest ustawione
passphrase-set-why = Od teraz przy tym stole wykonywane są tylko maile z wierszem { COMMAND("sign") } i Twoim hasłem. Przechowujemy tylko jego skrót i nie możemy go odczytać. Aby to zakończyć, napisz { COMMAND("sign off") } w podpisanym mailu.
passphrase-short-head = Wybierz inne hasło
passphrase-short-why = Musi mieć co najmniej 6 i najwyżej 200 znaków. Nic się nie zmieniło.
passphrase-off-head = Twoje maile nie wymagają już hasła
passphrase-off-why = Polecenia znów liczą się bez podpisu.
renewed-head = Masz nowy adres zwrotny
renewed-why = Od teraz odpisuj na ten list: adresy ze starszych listów już nie działają, ktokolwiek je ma. Twoje plany zostają.
addresses-head = Twoje adresy
addresses-why = Poza zarejestrowanym adresem możesz pisać z: { $others }. Aby któryś cofnąć, napisz { COMMAND("forget") } i adres.
no-addresses-head = Masz jeden adres
no-addresses-why = Możesz pisać tylko z zarejestrowanego adresu. Aby dodać inny, napisz z niego na swój adres zwrotny; zapytamy Cię tutaj.
too-many-head = Za dużo poleceń w jednym mailu
too-many-why = W jednym mailu { $limit ->
    [one] może być { $limit } polecenie
    [few] mogą być { $limit } polecenia
   *[other] może być { $limit } poleceń
}, a w Twoim było więcej. Nic nie zostało wykonane.
paused-head = Gra jest wstrzymana
paused-why = Najpierw coś musi sprawdzić prowadzący. Nic nie zostało wykonane i nic nie przepadło; damy znać, gdy gra ruszy dalej.
paused-kept-head = Zachowane, aż gra ruszy dalej
paused-kept-why = Gra jest wstrzymana, więc teraz nic nie zostanie wykonane. To, co wysyłasz, jest planem, który zadziała, gdy gra ruszy dalej. Do tego czasu możesz przysłać w jego miejsce inne polecenie albo go wycofać.
paused-not-kept-head = Tego nie da się zachować
paused-not-kept-why = Gra jest wstrzymana, więc teraz nic nie zostanie wykonane, a tego nie da się zachować jako planu. Wyślij to jeszcze raz, gdy gra ruszy dalej; damy wtedy znać.
past-head = Tak wyglądała plansza na koniec rundy { $round }
past-why = Tak stała gra na koniec tej rundy. W tym liście nie ma żadnego pytania.
past-public = Na Twoim miejscu grał wtedy ktoś inny, więc widać tu to, co mógł widzieć każdy.
past-now = Plansza teraz
past-not-yet-head = Rundy { $round } jeszcze nie było
past-not-over-head = Runda { $round } się nie skończyła
past-no-number-head = To nie jest numer rundy
past-no-number-why = Nic z tego maila nie zostało wykonane.
past-which = { $over ->
    [0] Żadna runda jeszcze się nie skończyła; { COMMAND("board") } przysyła aktualną sytuację.
   *[other] Ostatnia zakończona runda to { $over }: { $order } przysyła planszę z jej końca, a { COMMAND("board") } aktualną sytuację.
}
already-over-head = Ta gra jest skończona
already-over-why = Przy tym stole nie przyjmujemy już poleceń. Tak się skończyło:
unreadable-head = Twojego maila nie dało się odczytać
unreadable-why = Jest uszkodzony. Wyślij polecenia jeszcze raz jako zwykły tekst.
salt-settled-head = Twoja sól jest już ustalona
salt-settled-why = Każde miejsce dodaje sól do losowań tylko raz, swoim pierwszym mailem, żeby nikt nie mógł próbować wielu. Twoja to { $salt }. Nic z tego maila nie zostało wykonane; wyślij resztę jeszcze raz bez tego wiersza.
salt-none-head = Przy tym stole nie dodaje się soli
salt-none-why = Losowania wynikają tu z samego ziarna. Nic z tego maila nie zostało wykonane; wyślij resztę jeszcze raz bez tego wiersza.
attachments-unread = Twój mail miał załącznik. Załączników nie czytamy: wpisz polecenia w samym mailu.

seed-head = Sprawdzanie losowań
seed-promise = Wszystkie losowania przy tym stole wynikają z jednego tajnego tekstu, ziarna. To jest jego skrót (SHA-256). Samo ziarno zostanie ujawnione po grze; wtedy każdy może sprawdzić, że nikt go nie zmienił.
seed-promise-salted = Wszystkie losowania przy tym stole wynikają z jednego tajnego tekstu, ziarna, i z soli każdego gracza. To jest skrót ziarna (SHA-256), podany, zanim ktokolwiek dodał sól. Samo ziarno zostanie ujawnione po grze; wtedy każdy może sprawdzić każde losowanie. Twój pierwszy mail sam dodaje Twoją sól; możesz też napisać w nim { $order } z własnymi słowami.
seed-is = Ziarnem tego stołu było { $seed }.
seed-check = To polecenie powłoki wypisuje jego skrót:
seed-promised = Musi być taki sam jak skrót z pierwszego listu:

commands-head = Polecenia, które działają zawsze
command-board = Napisz { $order }, aby dostać aktualną sytuację.
command-board-then = Napisz { $order }, aby dostać planszę z końca tej rundy.
command-resend = Jeśli list zaginął, napisz { $order }, a przyjdzie jeszcze raz albo przyjdzie to, o co teraz pytamy.
command-rules = Napisz { $order }, aby dostać zasady, albo zapytaj, czym coś jest.
command-help = Napisz { $order }, aby dostać objaśnienie wszystkich poleceń.
command-language = Napisz { $order }, aby zmienić język listów, na przykład { COMMAND("language en") }; są en, pl, fr, da i es.
command-orders = Napisz { $order }, aby polecenia w listach były po angielsku, a { COMMAND("orders mine") }, aby były w języku listów.
command-receipts = Napisz { $order }, aby nie dostawać listów, które tylko potwierdzają wykonanie poleceń, a { COMMAND("receipts on") }, aby znowu je dostawać.
command-letters = Napisz { $order }, aby dostawać sam tekst; po { COMMAND("letters html") } przychodzi sam HTML, a po { COMMAND("letters both") } jedno i drugie. List przychodzi po każdym ruchu, jeśli napiszesz { COMMAND("letters every-move") }, na początku każdej rundy po { COMMAND("letters round") }, raz dziennie po { COMMAND("letters daily 18:00") }, a tylko na Twoją kolej po { COMMAND("letters my-turn") }.
command-calendar = Napisz { $order }, aby dostawać terminy jako wpisy do kalendarza; { COMMAND("calendar off") } to kończy.
command-plans = Napisz { $order }, aby dostać listę swoich planów.
command-forget = Napisz { $order }, aby cofnąć wszystkie plany; { COMMAND("forget") } z nazwą decyzji cofa tylko plan dla niej.
command-leave = Napisz { $order }, aby odejść od tego stołu; zapytamy jeszcze raz.
command-continue = Napisz { $order }, aby wstrzymane plany ruszyły.
command-preview = Napisz { $order } w mailu z innymi wierszami, aby dowiedzieć się, co by zrobiły; nic się nie zmieni.
command-renew = Napisz { $order }, aby dostać nowy adres zwrotny, jeśli ktoś inny ma Twój.
command-sign = Napisz { $order } i tekst, aby ustawić hasło; potem wykonywane są tylko maile z wierszem { COMMAND("sign") } i tym tekstem.
command-addresses = Napisz { $order }, aby zobaczyć, z jakich adresów możesz pisać.
command-salt = Napisz { $order } w swoim pierwszym mailu, aby dodać do losowań własne słowa; bez tego użyty zostanie jego identyfikator (Message-ID).

mail-rules-head = Jak czytamy Twoje maile
mail-rule-lines = Jedno polecenie w wierszu; kilka poleceń w jednym mailu wykonujemy po kolei.
mail-rule-all = Wszystko albo nic: jeśli jedno polecenie maila zostanie odrzucone, nie wykonamy żadnego i napiszemy dlaczego. Jeśli jednak któreś z nich odsłoniło coś ukrytego, polecenia przed odrzuconym pozostają w mocy.
mail-rule-quote = Cytowanego listu i podpisu też nie czytamy.

round-of = Runda { $round } z { $rounds }
round-brief = Runda { $round }/{ $rounds }
before-brief = Przed rundą 1
before-round = Przed pierwszą rundą
phase-finished = Koniec gry

head-nothing = Teraz nie musisz nic robić
head-help = Wszystkie polecenia
head-welcome = Witaj w grze { $game }
head-over = { $count ->
    [one] Koniec gry: wygrywa { $players }
    [few] Koniec gry: { $players } dzielą się zwycięstwem
   *[other] Koniec gry: { $players } dzielą się zwycięstwem
}
head-over-won = { $count ->
    [one] Wygrywasz
   *[other] Dzielisz się zwycięstwem
}
head-over-lost = Wygrywa { $players }; Twoje miejsce: { $place ->
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[other] piąte
}
waiting = Czekamy na: { $players }.
waiting-too = Czekamy też na: { $players }.

tap-note = Dotknięcie otwiera mail z gotowym poleceniem; wystarczy go wysłać. Możesz też napisać to polecenie samodzielnie.
any-answer = Wszystkie możliwe odpowiedzi
or = albo
in-own-words = Możesz też napisać odpowiedź: { $forms }.
link-board = Plansza
link-help = Wszystkie odpowiedzi
link-rules = Zasady
link-away = Wyjeżdżam
link-letters = Mniej listów

news-head = Od Twojego ostatniego listu
news-head-first = Co się dotąd wydarzyło
news-setup = Przygotowanie gry
news-round = Runda { $round }
news-over = Gra jest skończona.

players-head = Gracze przy stole
players-you = (Ty)
players-hidden = tajne

standings-head = Wynik końcowy
standings-total = Razem

how-head = Jak odpowiadać
how-lines = Jedno polecenie w wierszu, w mailu może być kilka.
how-all = Wszystko albo nic: jeśli jedno zostanie odrzucone, nie wykonamy żadnego, chyba że wcześniejsze już coś odsłoniło; napiszemy dlaczego.
how-generous = Wielkie litery, przecinki i kropki nie mają znaczenia. Po znaku # możesz dopisać notatkę dla siebie.

help-lead = Oto wszystkie polecenia gry. Pytanie o nie niczego nie zmienia.
orders-head = Polecenia tej gry
labels-head = Jak się co nazywa

rules-head = Zasady gry { $game }
rules-about = { $topic } · zasady
rules-unknown-head = Nie ma strony o „{ $words }”
rules-none = Do tej gry nie ma tu spisanych zasad.
rules-not-here = Edycja, w którą gra ten stół, tego nie ma.
rules-what = Co to? { $topic }
rules-more = Więcej: { $topic }
rules-all-head = O czym można przeczytać
rules-how = Napisz { $order } i nazwę albo zapytaj tak, jak pyta się człowieka. Pytanie niczego nie zmienia.

plans-head = Twoje plany
plans-none = Nie masz żadnych planów: zapytamy Cię o każdą decyzję.
plans-change = Nikt inny nie widzi Twoich planów. Nowy wiersz zastępuje plan dotyczący tej samej decyzji. Napisz { $one }, aby cofnąć jeden plan, albo { $all }, aby cofnąć wszystkie.
plans-held = To, co oznaczono jako wstrzymane, czeka na Twoje słowo: napisz { $order }, aby ruszyło.
plans-lapsed = { $count ->
    [one] Ten plan stracił ważność, bo jego decyzja zapadła bez niego:
    [few] Te plany straciły ważność, bo ich decyzje zapadły bez nich:
   *[other] Te plany straciły ważność, bo ich decyzje zapadły bez nich:
}
plan-is = zaplanowane
plan-held = wstrzymane
plan-lapsed = nieaktualne
# Opens a mail with the line, to be changed and sent.
plan-change = zmień

left-out-head = { $count ->
    [one] Pominięto jeden wiersz Twojego maila: ta decyzja nie czeka Cię w tej rundzie. Reszta się liczy.
    [few] { $count } wiersze Twojego maila pominięto: te decyzje nie czekają Cię w tej rundzie. Reszta się liczy.
    [many] { $count } wierszy Twojego maila pominięto: te decyzje nie czekają Cię w tej rundzie. Reszta się liczy.
   *[other] { $count } wiersza Twojego maila pominięto: te decyzje nie czekają Cię w tej rundzie. Reszta się liczy.
}
left-out = pominięto
done-head = Dziękujemy. Oto skutki Twojego maila:
earlier-acted = Wykonano, jak napisano: { $orders }.
earlier-kept = { $count ->
    [one] Jeden Twój wiersz czeka na później.
    [few] { $count } Twoje wiersze czekają na później.
   *[many] { $count } Twoich wierszy czeka na później.
}
done-acted = wykonane
done-kept = na później
done-forgotten = { $count ->
    [one] Cofnięto { $count } wiersz Twoich planów.
    [few] Cofnięto { $count } wiersze Twoich planów.
   *[other] Cofnięto { $count } wierszy Twoich planów.
}
done-woken = { $count ->
    [one] { $count } wstrzymany wiersz Twoich planów znów działa.
    [few] { $count } wstrzymane wiersze Twoich planów znów działają.
   *[other] { $count } wstrzymanych wierszy Twoich planów znów działa.
}

stopped-head = Jeden z Twoich planów został przerwany
stopped-line = przerwane
stopped-tried = próba
stopped-why = Nie da się wykonać niczego z tego, co w nim stoi.
stopped-wanted-head = Tutaj mieliśmy Cię zapytać
stopped-wanted = Tutaj mieliśmy Cię zapytać.
stopped-now = Dlatego pytamy Cię teraz.
stopped-holds = Twoje pozostałe plany czekają, aż napiszesz { $order }, aby ruszyły.

invited-why = Na razie o nic Cię nie pytamy i nikt na Ciebie nie czeka. O to, co zostawisz otwarte, zapytamy we właściwym czasie.
sheet-may = { $sheet ->
    [round] Na zapas: ta runda
    [extra-canal] Na zapas: Twój dodatkowy kanał
    [extra-actions] Na zapas: Twoje dodatkowe akcje
    [quick-start] Na zapas: Twój Szybki Start
    [markers] Na zapas: flaga i znaczniki
    [auction] Na zapas: licytacja
    [actions] Na zapas: Twoje akcje
   *[other] Możesz pomyśleć na zapas
}
sheet-how = Możesz też skopiować poniższe puste wiersze na początek odpowiedzi i wpisać swoje polecenia w miejsce kropek. Wiersz pozostawiony bez zmian nic nie robi. To, co stoi po znaku #, nie jest czytane.
sheet-line = arkusz
sheet-like = na przykład
sheet-send = Wyślij ten arkusz
sheet-send-note = { $count ->
    [one] jeden wiersz, jak niżej
    [few] { $count } wiersze, jak niżej
   *[other] { $count } wierszy, jak niżej
}
sheet-fill = Wypełnij
sheet-fill-note = te same wiersze, puste
sheet-these = { $count ->
    [one] ten wiersz
    [few] te { $count } wiersze
   *[other] tych { $count } wierszy
}

preview-head = Nic nie zmieniono: oto, co zrobiłby Twój mail
preview-none = W Twoim mailu nie było wiersza do wypróbowania.
preview-line = Twój wiersz
preview-act = wykonany jako
preview-keep = na później
preview-change = { $count ->
    [0] Nie zmieniłby żadnego z Twoich planów.
    [one] Cofnąłby albo uruchomił { $count } wiersz Twoich planów.
    [few] Cofnąłby albo uruchomił { $count } wiersze Twoich planów.
   *[other] Cofnąłby albo uruchomił { $count } wierszy Twoich planów.
}
preview-left-out = Ten wiersz zostałby pominięty, a reszta maila by się liczyła.
preview-unknown = Jego skutek zależy od tego, co odsłonią wiersze powyżej.
preview-refused = Ten wiersz zostałby odrzucony:
preview-coming-head = Co Cię jeszcze czeka w tej rundzie
preview-ask = zapytamy Cię

ahead-head = Polecenia z góry
ahead-line = O decyzjach, które dopiero nadejdą, możesz w tajemnicy zdecydować już teraz: nazwa decyzji, dwukropek i polecenie, na przykład { $order }. Nazwy podają arkusze w Twoich listach.
ahead-if = Z warunkami oraz z wyjściem na wypadek, gdy czegoś nie da się zrobić, tak: { $order }.
ahead-ask = Napisz { $order } zamiast polecenia, abyśmy jednak Cię tam zapytali. Albo zakończ wiersz słowami { $then }: gdy zadziała, Twoje inne plany poczekają.
ahead-rounds = Zacznij wiersz od { $every } albo { $until }, jeśli dotyczy więcej niż tej rundy.

leaving-head = Czy chcesz odejść od tego stołu?
leaving-why = W mailu było { $line }. Jeśli odejdziesz, na Twoim miejscu zagra gracz komputerowy, a stąd nie dostaniesz już żadnych listów. Pozostali i prowadzący dowiedzą się o tym, a prowadzący może posadzić kogoś innego. Do tego czasu możesz wrócić. Na razie nic się nie stało: aby odejść, naciśnij przycisk albo napisz { $order }. Jeśli potrzebujesz tylko przerwy, napisz { COMMAND("away") } i dni.
leaving-button = Odchodzę od stołu
likely-head = Czy o to chodziło?
likely-why = W mailu było { $line }. To może być { $order }, ale niezrozumiałe zostało { $left }, więc nic nie zostało wykonane. Jeśli chodzi o { $order }, naciśnij przycisk.
misspelled-head = Czy o to chodziło?
misspelled-why = W mailu było { $line }. To może być { $order }, więc na razie nic nie zostało wykonane. Jeśli o to chodzi, naciśnij przycisk.
among-head = Czy o to chodziło?
among-why = Z Twojego maila wynika chyba { $order }. Jest w nim też { $left } i nie wiadomo, czy to coś zmienia, więc nic nie zostało wykonane. Jeśli chodzi o { $order }, naciśnij przycisk.
among-words-head = Czy o to chodziło?
among-words-why = Z Twojego maila wynika chyba { $order }, ale nie wszystko było zrozumiałe, więc nic nie zostało wykonane. Jeśli o to chodzi, naciśnij przycisk.
seat-player = Gracz { $colour ->
    [red] czerwony
    [green] zielony
    [brown] brązowy
    [yellow] żółty
    [purple] fioletowy
   *[other] { $colour }
}
seat-house = Komputer { $colour ->
    [red] czerwony
    [green] zielony
    [brown] brązowy
    [yellow] żółty
    [purple] fioletowy
   *[other] { $colour }
}
