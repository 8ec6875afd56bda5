# Dlaczego polecenie odrzucono, w każdej grze. Bez wielkiej litery i kropki: te dodaje program.

one-of = { $before } albo { $last }
all-of = { $before } i { $last }
may-bid = możesz zalicytować { $ranges }
may-pass = możesz spasować

unfit-no-order = to nie jest polecenie; przed tym, co piszesz tylko dla siebie, postaw znak #
unfit-older = to odpowiedź na starszy list, a gra poszła już dalej; jeśli chodzi o obecne pytanie, wyślij to jeszcze raz
unfit-ahead = to nie odpowiada na obecne pytanie; żeby wysłać to z wyprzedzeniem, napisz: { $lines }
unfit-not-in-round = po poprzedzających poleceniach nic takiego nie należy już do Ciebie w tej rundzie
unfit-paused = gra jest wstrzymana, a tego nie można przechować do jej wznowienia; wyślij to wtedy jeszcze raz
unfit-languages = listy piszemy w tych językach: { $codes }

# Why a line about the player's own time isn't kept.
away-too-long = to za długie jak na dni nieobecności; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
away-missing = podaj, o które dni chodzi; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
away-no-last = podaj też, do kiedy: od { $from } do { $to }
away-no-number = „{ $words }” to nie jest liczba dni; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
away-over = dzień { $last } już minął, dziś jest { $today }; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
away-backwards = dzień { $to } jest przed { $from }; najpierw napisz pierwszy dzień
away-too-far = do { $day } zostało ponad dwa lata: czy rok się zgadza?
away-too-many = nieobecność może trwać najwyżej { $most } dni; podaj mniej
away-more-than-left = liczba dni: { $wanted }; przy tym stole zostało Ci ich { $left } z { $most }
date-none = „{ $word }” to nie jest data; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
date-no-year = w „{ $word }” brakuje roku; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
date-short-year = w „{ $word }” rok musi mieć cztery cyfry; napisz: od 2026-12-20 do 2027-01-03, do 2027-01-03 albo 5 dni
date-two-days = „{ $word }” może oznaczać dwa różne dni; napisz { $one } albo { $other }
date-no-month = nie ma miesiąca { $month }: miesiące mają numery od 01 do 12
date-no-day = w { $month } nie ma dnia { $day }: ostatni to { $last }
remind-too-long = to za długie jak na przypomnienia; napisz { COMMAND("remind half, 24h, daily") } albo { COMMAND("remind off") }
remind-none = „{ $word }” to nie jest przypomnienie; napisz { COMMAND("remind half, 24h, daily") } albo { COMMAND("remind off") }
remind-off-and-more = „wyłącz” musi stać samo; napisz { COMMAND("remind half, 24h, daily") } albo { COMMAND("remind off") }
remind-too-many = więcej niż { $most } takich czasów to za dużo; napisz { COMMAND("remind half, 24h, daily") } albo { COMMAND("remind off") }
zone-offset = „{ $word }” to przesunięcie, a nie miejsce; podaj strefę przez miejsce, na przykład { $place }
zone-unknown = nie ma strefy czasowej „{ $word }”; podaj ją przez miejsce, na przykład Europe/Warsaw, albo UTC
zone-like = nie ma strefy czasowej „{ $word }”: czy chodzi o { $like }?

# Why somebody doesn't have an offered seat yet.
not-seated-subject = wolne miejsce
not-seated-head = To miejsce jeszcze nie jest Twoje
not-seated-how = żeby zająć miejsce, napisz jeden wiersz: { $order } i imię, które mają widzieć inni
not-seated-has-seat = ten adres ma już miejsce przy tym stole
not-seated-gave-word = zgodnie z danym słowem nie możesz grać przy tym stole
not-seated-name-taken = ktoś przy stole już się tak nazywa; napisz inne imię
not-seated-elsewhere = mail z tajnym adresem tego miejsca przyszedł z innego adresu i nic nie zostało wykonane: żeby zająć miejsce, napisz z tego adresu
not-seated-several = Twój list trafił pod więcej niż jeden adres: { $tables }. List jest tylko dla jednego z nich, więc nic nie zostało wykonane; do każdego wyślij osobny
name-line-break = „{ $name }” nie może być imieniem: zawiera koniec wiersza
name-unseen = „{ $name }” nie może być imieniem: zawiera niewidoczny znak { $code }
name-empty = imię ma od 1 do { $most } znaków, a tu nie ma żadnego
name-too-long = „{ $name }” nie może być imieniem: liczba znaków to { $count }, a może ich być najwyżej { $most }

# Choices for a new table that do not go together.
palm-at-spring = palma nie może stać na polu { $palm }, bo jego rogiem jest skrzyżowanie { $spring }, na którym stoi źródło

# A line of a plan that can't be read or kept.
each-of = { $before }; { $next }
tried = { $order }: { $why }{ $rule }
none-can-be-done = nic z tego nie jest teraz możliwe: { $tried }
plan-twice-rounds = podaj tylko raz, których rund to dotyczy
plan-no-else = to tutaj nie pasuje; czy nie brakuje słowa „inaczej”?
plan-stray-mark = dwukropek lub nawias tutaj nie pasuje
plan-closes-none = ten nawias niczego nie zamyka; usuń go
plan-two-colons = wystarczy jeden dwukropek; usuń ten drugi
plan-never-closed = ten nawias nie jest zamknięty
plan-not-closed = brakuje nawiasu zamykającego
plan-nameless = której decyzji to dotyczy? zacznij od niej i dwukropka
plan-which-round = której rundy? podaj jej numer
plan-nothing-in-round = co ma się stać w tej rundzie?
plan-nothing-for-decision = co ma się stać przy tej decyzji?
plan-no-decision = żadna decyzja tak się nie nazywa; zajrzyj do listu
plan-too-deep = za dużo warunków jeden w drugim
plan-no-colon = po warunku postaw dwukropek i napisz, co wtedy zrobić
plan-two-conditions = jeden warunek, przed albo po, nie oba; połącz je słowem „i”
plan-one-decision = jeden wiersz dotyczy jednej decyzji, tutaj { $decision }
plan-missing = czegoś tu brakuje
plan-no-condition = brakuje tu warunku
plan-empty = wiersz jest pusty
plan-too-long = w wierszu może być najwyżej { $most } słów
plan-forget-what = co zapomnieć? podaj decyzję albo „wszystko”
plan-nothing-to-forget = nie masz planu na { $decision }
plan-round-over = runda { $only } już minęła, trwa runda { $round }
plan-round-passed = trwa już runda { $round }
plan-after-last = gra kończy się na rundzie { $last }
plan-not-this-round = { $decision }: w tej rundzie już Cię to nie czeka
plan-came-and-went = ta decyzja zapadła, zanim doszedł Twój list
plan-none-holds = żaden z warunków nie jest spełniony
plan-too-much = Twoje plany mogą mieć łącznie najwyżej { $lines } wierszy i { $letters } znaków; najpierw usuń niektóre
plan-nobody-plays = przy tym stole nikt nie gra kolorem { $colour }
never-so-much = nikt nigdy nie będzie mieć { $amount }
number-too-large = { $number } to za duża liczba jak na tę grę
number-negative = kwota nie może być mniejsza od 0, a -{ $number } jest
number-fraction = kwota to liczba całkowita, bez przecinka i kropki

# An order that is misread, in more than one game.
such-stated = ; na przykład: { $order }
such-asked = { " " }na przykład: { $order }
nothing-asked = teraz nie ma pytania do Ciebie
can-mean = „{ $word }” może znaczyć { $meanings }; napisz trochę więcej
what-to-do = napisz, co z tym zrobić{ $such }
leaves-open = to nie rozstrzyga wszystkiego{ $such }
how-much-or-pass = ile? podaj kwotę albo spasuj{ $such }
no-and-more = „{ $word }” czy { $other }? napisz jedno z dwojga
no-word-for-this = „{ $word }” nie jest słowem polecenia; teraz masz { $asked }{ $such }
no-word = „{ $word }” nie jest słowem polecenia{ $such }
no-word-of-fact = „{ $word }” nie jest słowem warunku; na przykład: { $examples }
asked-else = teraz masz { $asked }{ $such }
only-one = { $one } czy { $two }? podaj tylko jedno
one-of-two = { $one } czy { $two }? napisz jedno z dwojga
