# Ord i alle breve, uanset spil.

kicker = { $title } · bord { $table }
kicker-you = du, { $player }
subject = { $name } [bord { $table }]
subject-turn = Din tur: { $title }
apart = { "; " }
pair = { $name }: { $is }
you-have = du har
bids-so-far = allerede budt
leaves = rest { $amount }
other-amount = Andet…
other-amount-label = Byd et andet beløb ({ $open })
footer-reply = Tryk på en knap ovenfor, eller svar på dette brev. Svaradressen er kun til dig: send den ikke videre.
footer-reply-only = Svar på dette brev. Svaradressen er kun til dig: send den ikke videre.
footer-quote = Du behøver ikke slette det citerede brev; kun det, du selv skriver, bliver læst.
footer-receipt = Vil du ikke have den slags breve, så skriv { $order }.
pre-refused = Ikke udført: { $line }.
pre-meant = Mente du { $order }?
pre-tap = Ét tryk er nok.
pre-public = Stillingen, som alle må se den.
mended-others = { $others ->
    [one] Dit andet træk er ikke med: send det igen.
   *[other] Dine { $others } andre træk er ikke med: send dem igen.
}
mended-line = rettet
mended-all-note = { $others ->
    [one] og dit andet træk uændret
   *[other] og dine { $others } andre træk uændret
}
pre-still = Det er stadig din tur.
pre-by = Svar senest { $when }.
pre-late = Dit svar er forsinket, de andre venter.
pre-left = Tid tilbage: { $left }.
pre-no-deadline = Ingen frist.
pre-next = Nu er det: { $players }.
pre-over = Point: { $points }.
pre-over-more = Historien, hvor pointene kom fra, arkivet, en revanche.
pre-bids = indtil nu { $bids }
pre-no-bids = ingen har budt endnu
pre-have = Du har { $money }.

blank = { $blank ->
    [action] aktion
    [amount] beløb
    [card] kort
    [cards] antal
    [cell] felt
    [choice] valg
    [code] kode
    [colony] koloni
    [column] kolonne
    [condition] betingelse
    [decision] beslutning
    [order] træk
    [place] sted
    [player] spiller
    [round] runde
    [spice] krydderi
    [square] felt
    [store] plantage
    [text] tekst
    [tile] brik
   *[other] { $blank }
}

refused-head = { $line } blev ikke udført
not-understood-head = { $line } blev ikke forstået
line-number = linje { $line }
rule = regel { $rule }
did-you-mean = Mente du måske { $order }?
probably-meant = det mente du nok
nothing-carried-out = { $others ->
    [0] Intet i denne mail blev udført.
    [one] Intet i denne mail blev udført: dens andet træk blev også lagt til side.
   *[other] Intet i denne mail blev udført: dens { $others } andre træk blev også lagt til side.
}
undo-stands = Det, der skulle fortrydes, er fortrudt.
carried-out-before = { $stood ->
    [one] Trækket før det blev udført og står ved magt, for det bragte noget for dagen, som ikke kan skjules igen.
   *[other] De { $stood } træk før det blev udført og står ved magt, for de bragte noget for dagen, som ikke kan skjules igen.
}
not-carried-out = { $others ->
    [0] Dette træk blev ikke udført.
    [one] Dette træk blev ikke udført, og det gjorde det næste heller ikke.
   *[other] Dette træk blev ikke udført, og det gjorde de { $others } næste heller ikke.
}
button-write = skriv:
receipt-head = Dine træk er udført
done-one-head = Udført: { $what }
done-many-head = Udført: { $count ->
    [one] ét træk
   *[other] { $count } træk
}
done-kept-head = Gemt: { $count ->
    [one] én linje venter på sin tur
   *[other] { $count } linjer venter på deres tur
}
did-bid = du byder { $amount }
did-pass = du melder pas
receipt-nothing = Der er ikke noget at gøre for dig lige nu.
undo-button = Tag det tilbage
undo-button-note = så længe ingen har handlet siden
board-button = Brættet
board-button-note = og hele brevet
answers-button = Alle svar
answers-button-note = og hvordan de skrives
help-button = Alle træk
help-button-note = og hvordan de skrives
archive-button = Hele spillet
archive-button-note = som en side at se på og et arkiv, der kan kontrolleres
course-head = Point, runde for runde
course-player = Spiller
course-note = Stjernen står ved den, der førte.
story-led = { $player } førte fra første til sidste runde.
story-took = { $player } førte fra runde { $round }; før det var det { $other }.
story-took-level = { $player } førte fra runde { $round }; runden før stod { $players } lige.
story-two = { $one } og { $other }
story-level = Ingen førte alene til sidst: { $players } har { $points } point hver.
story-source = Det, der gav { $player } mest: { $what }, { $points } af { $total } point.
story-sources = Det, der gav { $player } mest: { $what }, { $points } af { $total } point; { $other }: { $theirs }, { $less }.
story-fall = Det største tab i én runde: { $player }, { $points } point i runde { $round }.
story-close = Mellem første og anden plads er der { $points } point.
footer-over = Her kan du nu kun skrive { $archive } og { $again }. Tak for spillet.
invited-by = Du er inviteret til dette bord af { $names }.
newcomer-head = Sådan foregår det
newcomer-what = Monsoon afvikler brætspil pr. mail: ingen konto, ingen side at besøge, intet at installere.
newcomer-next = Efter dit svar er den næste spiller på tur. Dit næste brev kommer, når du igen bliver spurgt om noget.
newcomer-long = Et svar tager et minut eller to. Hvor mange dage spillet varer, afhænger af, hvor hurtigt alle svarer.
newcomer-leave = Skriv { $order } for at holde op: computeren tager din plads, og der kommer ikke flere breve.

no-orders-head = Der var intet træk i din mail
no-orders-why = Vi ledte efter et træk i det, du skrev over det citerede brev, og fandt intet. Intet blev udført.
doubtful-head = Har du selv skrevet det?
doubtful-why = Det står mellem citerede linjer i din mail eller i din signatur, og vi kan ikke se, om du selv har skrevet det som et træk, eller om dit mailprogram har sat det ind. Derfor blev intet i mailen udført. Send dine træk igen: skriv dem alle over det citerede brev og din signatur.
doubtful-line = dit?
copied-head = Har du kopieret det, eller er det et citat?
copied-why = Det er et træk, sådan som det står i vores breve. Det står ved siden af andre ord, og vi kan ikke se, om du har kopieret det, eller om dit mailprogram har citeret det. Derfor blev intet i mailen udført. Hvis du mente det, så send det igen i en mail uden andet, eller tryk på en knap nedenfor.
empty-head = Din mail var tom
empty-why = Vi fandt intet fra dig i den, så intet blev udført. Et emne, der stammer fra vores brev, bliver ikke læst. Skriv dit træk på mailens første linje, eller tryk på en knap nedenfor.
several-tables-head = Din mail var til flere borde
several-tables-why = Den kom til adresserne for { $tables }. En mail gælder kun ét bord, så intet blev udført ved nogen af dem. Send hvert bord sin egen mail; du kan begynde her:
elsewhere-head = Den mail var også til et andet bord
elsewhere-why = Den samme mail kom også til { $tables } og gælder dér. En mail gælder kun ét bord, så her blev intet udført. Mente du også dette bord, så skriv til det i en mail for sig.
quiet-answers-head = Ingen flere svar et stykke tid
quiet-answers-why = Mange af dine mails ændrede intet i spillet i løbet af en time, så indtil { $until } bliver den slags mails ikke besvaret. Dine træk gælder som før, og brevene om dem kommer.
quiet-strangers-head = Flere mails fra fremmede
quiet-strangers-why = Der bliver ved med at komme mails til din svaradresse fra adresser, som vi ikke ved er dine. Indtil { $until } bliver du ikke spurgt om flere af dem, og de bliver ikke udført. Dine egne træk gælder som før. Var en af de mails din, så send den igen bagefter. Var ingen af dem det, så skriv { COMMAND("renew") } for at få en ny svaradresse.
quiet-unproven-head = Flere mails, som ingen står inde for
quiet-unproven-why = Der kom mange mails med din adresse til din svaradresse, som ingen mailserver står inde for. Indtil { $until } bliver du ikke spurgt om flere af dem, og de bliver ikke udført; send din igen bagefter. Det, din mailserver står inde for, gælder som før. Var de mails ikke dine, så skriv { COMMAND("renew") } for at få en ny svaradresse.
no-sender-head = Hvem skrev denne mail?
no-sender-why = Der kom en mail til din svaradresse, som ikke nævner nogen afsender eller nævner flere, så vi ved ikke, hvis den er, og intet blev udført. Var den din, så send den igen med din egen adresse som eneste afsender. Det får du højst at vide én gang om dagen.
stale-head = Din mail svarer på et ældre brev
stale-why = Spillet er gået videre siden det brev, så intet blev udført: dit træk kan have gældt det, du blev spurgt om dengang. Her er, hvad der er sket siden, og hvad du bliver spurgt om nu.
which-decision-head = Hvilken beslutning gælder det?
which-decision-why = { $line } svarer ikke på noget, du bliver spurgt om lige nu, så intet blev udført, og intet blev gemt. Er det til senere, så begynd med beslutningn og et kolon: { $ahead }
asks-head = Et spørgsmål eller et træk?
asks-why = Der står et spørgsmålstegn i { $line }, så intet blev udført. Mener du det, så send det uden spørgsmålstegn.
negated-head = Ja eller nej?
negated-why = { $line } kan forstås på to måder, så intet blev udført. Skriv blot det træk, du ønsker.
talk-head = Var det ment som et træk?
talk-why = { $line } ligner et træk, men det er også noget, man bare siger, så intet blev udført. Skriv selve trækket.
talk-reach = Det, du skriver, går ikke videre til de andre spillere, undtagen efter { COMMAND("say") }.
talk-none = Intet af det, du skriver, går videre til de andre spillere: Ved dette bord skriver spillerne ikke til hinanden.
offer-preview = Hvad ville det gøre?
not-awaited-head = Du skal ikke beslutte noget lige nu
not-awaited-why = Spillet venter på en anden, og dit træk passer ikke til nogen beslutning, du endnu skal tage i denne runde, så det blev ikke udført. Du kan sende senere træk på forhånd: de gemmes, til det bliver deres tur.
too-large-head = Din mail var for stor
too-large-why = Den fylder { $size } KB, og vi læser op til { $limit } KB. Send dine træk igen uden vedhæftede filer.
no-token-head = Svar på det rigtige brev
no-token-why = Din mail kom ikke til svaradressen i et af dine breve, så intet blev udført. Svar på dette brev, eller tryk på en knap nedenfor. Det får du højst at vide én gang om dagen.
other-sender-head = Et træk kom fra en anden adresse
other-sender-why = Nogen brugte din svaradresse fra { $from }. Vi ved ikke, om den adresse er din, så intet blev udført; mailen venter. Var det dig, så bekræft det: så må du også skrive fra den adresse, og mailen bliver læst. Var det ikke dig, så gør ingenting, eller skriv { COMMAND("renew") } for at få en ny svaradresse.
confirm-button = Det var mig
unproven-head = Er denne mail fra dig?
unproven-why = Der kom en mail med din adresse og til din svaradresse, men ingen mailserver står inde for den, så den venter, og intet blev udført. Var det dig, så bekræft det. Var det ikke, så gør ingenting, eller skriv { COMMAND("renew") } for at få en ny svaradresse.
unsigned-head = Din mail var ikke underskrevet
unsigned-why = Du har ønsket, at dine træk kun gælder med din adgangssætning. Intet blev udført. Send dem igen med en linje { COMMAND("sign") } og din adgangssætning.
wrong-passphrase-head = Det er ikke din adgangssætning
wrong-passphrase-why = Mailen var underskrevet, men med en anden sætning. Intet blev udført. Der er forskel på store og små bogstaver.
confirmed-head = Bekræftet
confirmed-why = Du må nu skrive fra { $from }. Ingen mail derfra venter mere. Skriv { COMMAND("forget") } og adressen for at tage det tilbage.
no-such-code-head = Den kode svarer ikke på noget
no-such-code-why = Den er allerede brugt, er mere end to uger gammel, er fra før din nye svaradresse eller hører ikke til dette bord. Intet blev ændret.
passphrase-set-head = Din adgangssætning er valgt
passphrase-set-why = Fra nu af udføres kun mails med en linje { COMMAND("sign") } og din adgangssætning ved dette bord. Vi gemmer kun et fingeraftryk af den og kan ikke læse den. Skriv { COMMAND("sign off") } i en underskrevet mail for at slå det fra igen.
passphrase-short-head = Vælg en anden adgangssætning
passphrase-short-why = Den skal have mindst 6 og højst 200 tegn. Intet blev ændret.
passphrase-off-head = Dine mails behøver ingen adgangssætning mere
passphrase-off-why = Dine træk gælder igen uden adgangssætning.
renewed-head = Du har en ny svaradresse
renewed-why = Svar på dette brev fra nu af: adresserne i ældre breve gælder ikke mere, hvem der end har dem. Dine planer bliver stående.
addresses-head = Dine adresser
addresses-why = Ud over din registrerede adresse må du skrive fra: { $others }. Skriv { COMMAND("forget") } og adressen for at tage en tilbage.
no-addresses-head = Du har én adresse
no-addresses-why = Du må kun skrive fra din registrerede adresse. Vil du tilføje en anden, så skriv fra den til din svaradresse; så spørger vi dig her.
too-many-head = For mange træk i én mail
too-many-why = En mail må indeholde { $limit ->
    [one] { $limit } træk
   *[other] { $limit } træk
}, og din indeholdt flere. Intet blev udført.
paused-head = Spillet er sat på pause
paused-why = Spillederen skal først se på noget. Intet blev udført, og intet er tabt; du hører fra os, så snart det går videre.
paused-kept-head = Gemt, til spillet går videre
paused-kept-why = Spillet er sat på pause, så intet bliver udført nu. Det, du har sendt, er en plan, som virker, når spillet går videre. Indtil da kan du sende et andet træk i stedet eller tage planen tilbage.
paused-not-kept-head = Dette kan ikke gemmes
paused-not-kept-why = Spillet er sat på pause, så intet bliver udført nu, og dette kan ikke gemmes som en plan. Send det igen, når spillet går videre; du hører fra os, så snart det sker.
past-head = Sådan så brættet ud efter runde { $round }
past-why = Sådan stod spillet, da runden sluttede. Her bliver du ikke spurgt om noget.
past-public = En anden havde din plads dengang, så her er det, alle kunne se.
past-now = Brættet, som det er nu
past-not-yet-head = Der har ikke været nogen runde { $round }
past-not-over-head = Runde { $round } er ikke slut
past-no-number-head = Det er ikke nummeret på en runde
past-no-number-why = Intet i denne mail blev udført.
past-which = { $over ->
    [0] Ingen runde er slut endnu; { COMMAND("board") } sender den aktuelle stilling.
   *[other] Den sidste runde, der er slut, er runde { $over }: { $order } sender brættet efter den, { COMMAND("board") } den aktuelle stilling.
}
already-over-head = Dette spil er slut
already-over-why = Der kan ikke spilles flere træk ved dette bord. Sådan endte det:
unreadable-head = Din mail kunne ikke læses
unreadable-why = Den er beskadiget. Send dine træk igen som ren tekst.
salt-settled-head = Dit salt ligger allerede fast
salt-settled-why = Hver plads tilføjer kun salt til lodtrækningerne én gang, med sin første mail, så ingen kan prøve flere. Dit er { $salt }. Intet af denne mail blev udført; send resten igen uden den linje.
salt-none-head = Ved dette bord bruges der ikke salt
salt-none-why = Dets lodtrækninger kommer af frøet alene. Intet af denne mail blev udført; send resten igen uden den linje.
attachments-unread = Din mail havde en vedhæftet fil. Vedhæftede filer læses ikke: skriv dine træk i selve mailen.

seed-head = Kontrol af lodtrækningerne
seed-promise = Al tilfældighed ved dette bord kommer fra én hemmelig tekst, frøet. Dette er dets fingeraftryk (SHA-256). Selve frøet bliver vist, når spillet er slut; så kan enhver kontrollere, at det aldrig blev ændret.
seed-promise-salted = Al tilfældighed ved dette bord kommer fra en hemmelig tekst, frøet, og fra et salt fra hver spiller. Dette er frøets fingeraftryk (SHA-256), givet før nogen havde tilføjet salt. Selve frøet bliver vist, når spillet er slut; så kan enhver kontrollere hver eneste lodtrækning. Din første mail tilføjer dit salt af sig selv; du kan også skrive { $order } i den med dine egne ord.
seed-is = Frøet for dette bord var { $seed }.
seed-check = Denne kommando udskriver dets fingeraftryk:
seed-promised = Det skal være lig med fingeraftrykket fra det første brev:

commands-head = Kommandoer, der altid virker
command-board = Skriv { $order } for at få den aktuelle stilling.
command-board-then = Skriv { $order } for at få brættet, som det så ud efter den runde.
command-resend = Er et brev gået tabt, så skriv { $order } for at få det igen, eller det, du nu bliver spurgt om.
command-rules = Skriv { $order } for at få reglerne, eller spørg, hvad en ting er.
command-help = Skriv { $order } for at få alle træk forklaret.
command-language = Skriv { $order } for at skifte sprog i dine breve, for eksempel { COMMAND("language en") }; der er en, pl, fr, da og es.
command-orders = Skriv { $order } for at få trækkene i dine breve på engelsk, eller { COMMAND("orders mine") } for at få dem på brevenes sprog.
command-receipts = Skriv { $order } for ikke længere at få breve, der kun siger, at din mail er udført, eller { COMMAND("receipts on") } for at få dem igen.
command-letters = Skriv { $order } for kun at få ren tekst, { COMMAND("letters html") } for kun at få HTML og { COMMAND("letters both") } for at få begge dele. Der kommer et brev efter hvert træk med { COMMAND("letters every-move") }, ved hver rundes begyndelse med { COMMAND("letters round") }, én gang om dagen med { COMMAND("letters daily 18:00") } og kun, når det er din tur, med { COMMAND("letters my-turn") }.
command-calendar = Skriv { $order } for at få fristerne med til din kalender; { COMMAND("calendar off") } slutter det.
command-plans = Skriv { $order } for at få en liste over dine planer.
command-forget = Skriv { $order } for at tage alle planer tilbage; { COMMAND("forget") } og en beslutnings navn tager kun planen for den tilbage.
command-leave = Skriv { $order } for at forlade bordet; du bliver spurgt en gang til.
command-continue = Skriv { $order } for at lade planer på pause virke igen.
command-preview = Skriv { $order } i en mail med andre linjer for at se, hvad de ville føre til; intet bliver ændret.
command-renew = Skriv { $order } for at få en ny svaradresse, hvis en anden har din.
command-sign = Skriv { $order } og en tekst for at vælge en adgangssætning; derefter udføres kun mails med en linje { COMMAND("sign") } og den tekst.
command-addresses = Skriv { $order } for at se, hvilke adresser du må skrive fra.
command-salt = Skriv { $order } i din første mail for at blande dine egne ord i lodtrækningerne; ellers bruges dens Message-ID.

mail-rules-head = Sådan læses dine mails
mail-rule-lines = Ét træk på hver linje; flere træk i en mail udføres det ene efter det andet.
mail-rule-all = Alt eller intet: afvises ét træk i en mail, udføres ingen, og du får at vide hvorfor. Men har et af dem bragt noget skjult for dagen, står trækkene før det afviste ved magt.
mail-rule-quote = Det citerede brev og din signatur læses heller ikke.

round-of = Runde { $round } af { $rounds }
round-brief = Runde { $round }/{ $rounds }
before-brief = Før runde 1
before-round = Før den første runde
phase-finished = Spillets afslutning

head-nothing = Du skal ikke gøre noget lige nu
head-help = Alle træk
head-welcome = Velkommen til { $game }
head-over = { $count ->
    [one] Spillet er slut: { $players } vinder
   *[other] Spillet er slut: { $players } deler sejren
}
head-over-won = { $count ->
    [one] Du vinder
   *[other] Du deler sejren
}
head-over-lost = { $players } vinder; du bliver { $place ->
    [2] nummer to
    [3] nummer tre
    [4] nummer fire
   *[other] nummer fem
}
waiting = Vi venter på { $players }.
waiting-too = Vi venter også på { $players }.

tap-note = Et tryk åbner en mail, hvor trækket allerede står; du skal bare sende den. Eller skriv selv trækket.
any-answer = Alle svar, du kan give
or = eller
in-own-words = Skriv selv et svar sådan: { $forms }.
link-board = Brættet
link-help = Alle svar
link-rules = Reglerne
link-away = Jeg er væk
link-letters = Færre breve

news-head = Siden dit sidste brev
news-head-first = Det er sket indtil nu
news-setup = Opstilling
news-round = Runde { $round }
news-over = Spillet er slut.

players-head = Spillerne ved bordet
players-you = (dig)
players-hidden = skjult

standings-head = Slutstillingen
standings-total = I alt

how-head = Sådan svarer du
how-lines = Ét træk på hver linje, gerne flere i en mail.
how-all = Alt eller intet: afvises ét, udføres ingen, medmindre et før det allerede har afsløret noget; du får at vide hvorfor.
how-generous = Store bogstaver, kommaer og punktummer er ligegyldige. Efter et # kan du skrive en note til dig selv.

help-lead = Her er alle spillets træk. Din stilling ændres ikke af at spørge.
orders-head = Spillets træk
labels-head = Sådan hedder tingene

rules-head = Reglerne for { $game }
rules-about = { $topic } · regler
rules-unknown-head = Der er ingen side om ”{ $words }”
rules-none = Der er ikke skrevet regler her til dette spil.
rules-not-here = Dette bord spiller en udgave uden det.
rules-what = Hvad er det? { $topic }
rules-more = Mere om: { $topic }
rules-all-head = Det kan du læse om
rules-how = Skriv { $order } og et navn, eller spørg, som man spørger et menneske. Et spørgsmål ændrer intet.

plans-head = Dine planer
plans-none = Du har ingen planer: du bliver spurgt om hver beslutning.
plans-change = Ingen andre ser dine planer. En ny linje erstatter den for samme beslutning. Skriv { $one } for at tage en plan tilbage, eller { $all } for at tage dem alle tilbage.
plans-held = Det, der er mærket som sat på pause, venter på dit ord: skriv { $order } for at lade det virke.
plans-lapsed = { $count ->
    [one] Denne plan er bortfaldet, for dens beslutning kom og gik uden den:
   *[other] Disse planer er bortfaldet, for deres beslutninger kom og gik uden dem:
}
plan-is = planlagt
plan-held = på pause
plan-lapsed = bortfaldet
# Opens a mail with the line, to be changed and sent.
plan-change = ret

left-out-head = { $count ->
    [one] Én linje i din mail blev sprunget over: den beslutning skal du ikke tage i denne runde. Resten gælder.
   *[other] { $count } linjer i din mail blev sprunget over: de beslutninger skal du ikke tage i denne runde. Resten gælder.
}
left-out = sprunget over
done-head = Tak. Det skete der:
earlier-acted = Udført, som du skrev: { $orders }.
earlier-kept = { $count ->
    [one] Én linje fra dig er gemt til senere.
   *[other] { $count } linjer fra dig er gemt til senere.
}
done-acted = udført
done-kept = til senere
done-forgotten = { $count ->
    [one] En linje i dine planer er taget tilbage.
   *[other] { $count } linjer i dine planer er taget tilbage.
}
done-woken = { $count ->
    [one] En linje i dine planer, der var på pause, virker igen.
   *[other] { $count } linjer i dine planer, der var på pause, virker igen.
}

stopped-head = En af dine planer blev stoppet
stopped-line = stoppet
stopped-tried = prøvet
stopped-why = Intet af det, den nævner, kan lade sig gøre.
stopped-wanted-head = Her ville du gerne spørges
stopped-wanted = Her ville du gerne spørges.
stopped-now = Derfor får du spørgsmålet nu.
stopped-holds = Dine andre planer venter, til du skriver { $order } for at lade dem virke.

invited-why = Du bliver ikke spurgt om noget endnu, og ingen venter på dig. Det, du lader stå åbent, bliver du spurgt om, når tiden kommer.
sheet-may = { $sheet ->
    [round] Tænk forud: denne runde
    [extra-canal] Tænk forud: din ekstrakanal
    [extra-actions] Tænk forud: dine ekstra aktioner
    [quick-start] Tænk forud: din Hurtig start
    [markers] Tænk forud: flag og markører
    [auction] Tænk forud: auktionen
    [actions] Tænk forud: dine aktioner
   *[other] Tænk forud, hvis du vil
}
sheet-how = Eller kopiér de tomme linjer herunder til toppen af dit svar, og skriv dine træk i stedet for prikkerne. En linje, der står urørt, gør intet. Det, der står efter et #, læses ikke.
sheet-line = ark
sheet-like = for eksempel
sheet-send = Send dette ark
sheet-send-note = { $count ->
    [one] én linje, som herunder
   *[other] { $count } linjer, som herunder
}
sheet-fill = Udfyld det selv
sheet-fill-note = de samme linjer, tomme
sheet-these = { $count ->
    [one] denne linje
   *[other] disse { $count } linjer
}

preview-head = Intet blev ændret: det ville din mail føre til
preview-none = Der var ingen linje i din mail at prøve.
preview-line = din linje
preview-act = udføres som
preview-keep = til senere
preview-change = { $count ->
    [0] Den ville ikke ændre nogen af dine planer.
    [one] Den ville tage en linje i dine planer tilbage eller lade den virke igen.
   *[other] Den ville tage { $count } linjer i dine planer tilbage eller lade dem virke igen.
}
preview-left-out = Linjen ville blive sprunget over, og resten af mailen ville gælde.
preview-unknown = Hvad den ville føre til, afhænger af, hvad linjerne ovenfor bringer for dagen.
preview-refused = Denne linje ville blive afvist:
preview-coming-head = Det, du endnu skal beslutte i denne runde
preview-ask = du bliver spurgt

ahead-head = Træk på forhånd
ahead-line = Beslutninger, der først kommer senere, kan du allerede nu tage i hemmelighed: skriv beslutningens navn, et kolon og trækket, for eksempel { $order }. Arkene i dine breve viser navnene.
ahead-if = Med betingelser og med udveje, hvis noget ikke kan lade sig gøre: { $order }.
ahead-ask = Skriv { $order } i stedet for et træk for alligevel at blive spurgt der. Eller slut en linje med { $then }: når den har virket, venter dine andre planer.
ahead-rounds = Begynd en linje med { $every } eller { $until }, hvis den gælder mere end denne runde.

leaving-head = Vil du forlade bordet?
leaving-why = Du skrev { $line }. Hvis du går, spiller computeren videre på din plads, og du får ikke flere breve herfra. De andre og spillederen får det at vide, og spillederen kan sætte en anden på pladsen. Indtil da kan du komme tilbage. Der er ikke sket noget endnu: tryk på knappen, eller skriv { $order }, hvis du vil gå. Har du bare brug for en pause, så skriv { COMMAND("away") } og dagene.
leaving-button = Forlad bordet
likely-head = Mente du dette?
likely-why = I din mail stod { $line }. Det kan være { $order }, men { $left } blev ikke forstået, så intet blev udført. Mener du { $order }, så tryk på knappen.
misspelled-head = Mente du dette?
misspelled-why = I din mail stod { $line }. Det kan være { $order }, så intet er udført endnu. Er det det, du mener, så tryk på knappen.
among-head = Mente du dette?
among-why = Din mail siger vist { $order }. Der står også { $left }, og det er ikke til at se, om det ændrer noget, så intet blev udført. Mener du { $order }, så tryk på knappen.
among-words-head = Mente du dette?
among-words-why = Din mail siger vist { $order }, men ikke alt blev forstået, så intet blev udført. Er det det, du mener, så tryk på knappen.
seat-player = Spiller { $colour ->
    [red] rød
    [green] grøn
    [brown] brun
    [yellow] gul
    [purple] lilla
   *[other] { $colour }
}
seat-house = Computer { $colour ->
    [red] rød
    [green] grøn
    [brown] brun
    [yellow] gul
    [purple] lilla
   *[other] { $colour }
}
