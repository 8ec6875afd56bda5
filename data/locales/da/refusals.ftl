# Hvorfor et træk afvises, i alle spil. Uden stort begyndelsesbogstav og punktum: de sættes på.

one-of = { $before } eller { $last }
all-of = { $before } og { $last }
may-bid = du kan byde { $ranges }
may-pass = du kan melde pas

unfit-no-order = dette er ikke et træk; sæt et # foran det, der kun er til dig selv
unfit-older = dette svarer på et ældre brev, og spillet er gået videre; hvis det gælder det, du bliver spurgt om nu, så send det igen
unfit-ahead = dette svarer ikke på det, du bliver spurgt om nu; vil du sende det på forhånd, så skriv: { $lines }
unfit-not-in-round = efter de foregående træk bliver du ikke spurgt om den slags i denne runde
unfit-paused = spillet holder pause, og dette kan ikke gemmes, til det går videre; send det igen til den tid
unfit-languages = brevene skrives på disse sprog: { $codes }

# Why a line about the player's own time isn't kept.
away-too-long = det er for langt til dagene i et fravær; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
away-missing = sig hvilke dage; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
away-no-last = sig også hvor længe: { $from } til { $to }
away-no-number = ”{ $words }” er ikke et antal dage; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
away-over = { $last } er forbi, i dag er det { $today }; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
away-backwards = { $to } ligger før { $from }; skriv den første dag først
away-too-far = { $day } er mere end to år ude i fremtiden: er årstallet rigtigt?
away-too-many = et fravær er på højst { $most } dage; bed om færre
away-more-than-left = det er { $wanted } dage, og ved dette bord har du { $left } tilbage af { $most }
date-none = ”{ $word }” er ikke en dato; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
date-no-year = ”{ $word }” mangler sit årstal; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
date-short-year = ”{ $word }” skal have årstallet med fire cifre; skriv 2026-12-20 til 2027-01-03, indtil 2027-01-03 eller 5 dage
date-two-days = ”{ $word }” kan være to forskellige dage; skriv { $one } eller { $other }
date-no-month = der er ingen måned { $month }: måneder går fra 01 til 12
date-no-day = der er ingen dag { $day } i { $month }: den sidste er { $last }
remind-too-long = det er for langt til påmindelser; skriv { COMMAND("remind half, 24h, daily") } eller { COMMAND("remind off") }
remind-none = ”{ $word }” er ikke en påmindelse; skriv { COMMAND("remind half, 24h, daily") } eller { COMMAND("remind off") }
remind-off-and-more = ”fra” skal stå alene; skriv { COMMAND("remind half, 24h, daily") } eller { COMMAND("remind off") }
remind-too-many = mere end { $most } tider er for mange; skriv { COMMAND("remind half, 24h, daily") } eller { COMMAND("remind off") }
zone-offset = ”{ $word }” er en forskydning og ikke et sted; nævn zonen ved et sted som { $place }
zone-unknown = der er ingen tidszone ”{ $word }”; nævn den ved et sted som Europe/Copenhagen, eller UTC
zone-like = der er ingen tidszone ”{ $word }”: mente du { $like }?

# Why somebody doesn't have an offered seat yet.
not-seated-subject = den ledige plads
not-seated-head = Pladsen er ikke din endnu
not-seated-how = for at tage pladsen skal du skrive én linje: { $order } og det navn, de andre skal se
not-seated-has-seat = denne adresse har allerede en plads ved bordet
not-seated-gave-word = du har givet dit ord på ikke at spille ved dette bord
not-seated-name-taken = en anden spiller ved bordet hedder det; skriv et andet navn
not-seated-elsewhere = en mail med denne plads’ hemmelige adresse kom fra en anden adresse, og intet blev udført: for at tage pladsen skal du skrive fra denne adresse
not-seated-several = din mail gik til flere adresser: { $tables }. En mail gælder kun én af dem, så intet blev udført; skriv til dem hver for sig
name-line-break = ”{ $name }” kan ikke være et navn: der er et linjeskift i det
name-unseen = ”{ $name }” kan ikke være et navn: der er et usynligt tegn i det, { $code }
name-empty = et navn har 1 til { $most } tegn, og her er der ingen
name-too-long = ”{ $name }” kan ikke være et navn: { $count } tegn, og der må højst være { $most }

# Choices for a new table that do not go together.
palm-at-spring = en palme kan ikke stå på { $palm }, for et af feltets hjørner er krydset { $spring }, hvor kilden står

# A line of a plan that can't be read or kept.
each-of = { $before }; { $next }
tried = { $order }: { $why }{ $rule }
none-can-be-done = intet af dette kan lade sig gøre nu: { $tried }
plan-twice-rounds = sig kun én gang, hvilke runder det gælder
plan-no-else = det passer ikke her; mangler der et ”ellers”?
plan-stray-mark = et kolon eller en parentes passer ikke her
plan-closes-none = denne parentes lukker ikke nogen; fjern den
plan-two-colons = ét kolon er nok; fjern dette
plan-never-closed = der mangler en parentes til at lukke denne
plan-not-closed = der mangler en slutparentes
plan-nameless = hvilken beslutning gælder det? begynd med den og et kolon
plan-which-round = hvilken runde? skriv dens nummer
plan-nothing-in-round = hvad skal der ske i den runde?
plan-nothing-for-decision = hvad skal der ske ved den beslutning?
plan-no-decision = ingen beslutning hedder det; se efter i brevet
plan-too-deep = der er for mange betingelser inden i hinanden
plan-no-colon = sæt et kolon efter betingelsen, og skriv, hvad der så skal ske
plan-two-conditions = én betingelse før eller efter, ikke begge dele; forbind dem med ”og”
plan-one-decision = en linje gælder én beslutning, her { $decision }
plan-missing = der mangler noget her
plan-no-condition = der mangler en betingelse her
plan-empty = linjen er tom
plan-too-long = en linje må højst have { $most } ord
plan-forget-what = glemme hvad? nævn beslutningen, eller ”alt”
plan-nothing-to-forget = du har ingen plan for { $decision }
plan-round-over = runde { $only } er forbi, dette er runde { $round }
plan-round-passed = det er allerede runde { $round }
plan-after-last = spillet slutter med runde { $last }
plan-not-this-round = { $decision }: det kommer ikke til dig mere i denne runde
plan-came-and-went = beslutningen var overstået, før din mail kom
plan-none-holds = ingen af dens betingelser er opfyldt
plan-too-much = dine planer må i alt have { $lines } linjer og { $letters } tegn; glem først nogle af dem
plan-nobody-plays = ingen spiller { $colour } ved dette bord
never-so-much = ingen får nogensinde { $amount }
number-too-large = { $number } er et for stort tal til dette spil
number-negative = et beløb kan ikke være under 0, som -{ $number } er
number-fraction = et beløb er et helt tal uden komma eller punktum

# An order that is misread, in more than one game.
such-stated = ; for eksempel: { $order }
such-asked = { " " }for eksempel: { $order }
nothing-asked = du bliver ikke spurgt om noget nu
can-mean = ”{ $word }” kan betyde { $meanings }; skriv lidt mere
what-to-do = sig, hvad du vil gøre med det{ $such }
leaves-open = det lader noget stå åbent{ $such }
how-much-or-pass = hvor meget? nævn et beløb, eller meld pas{ $such }
no-and-more = ”{ $word }” eller { $other }? sig en af delene
no-word-for-this = ”{ $word }” er ikke et ord, man kan bruge i et træk; du skal { $asked }{ $such }
no-word = ”{ $word }” er ikke et ord, man kan bruge i et træk{ $such }
no-word-of-fact = ”{ $word }” er ikke et ord, man kan bruge i en betingelse; for eksempel: { $examples }
asked-else = du skal { $asked } nu{ $such }
only-one = { $one } eller { $two }? nævn kun det ene
one-of-two = { $one } eller { $two }? sig en af delene
