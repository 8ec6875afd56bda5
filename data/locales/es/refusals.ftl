# Por qué se rechaza una orden, en todos los juegos. Sin mayúscula ni punto final: se añaden.

one-of = { $before } o { $last }
all-of = { $before } y { $last }
may-bid = puedes pujar { $ranges }
may-pass = puedes pasar

unfit-no-order = esto no es una orden; pon un # delante de lo que es solo para ti
unfit-older = esto responde a un correo anterior y la partida ha avanzado; si vale para lo que se te pregunta ahora, envíalo otra vez
unfit-ahead = esto no responde a lo que se te pregunta ahora; para enviarlo por adelantado, escribe: { $lines }
unfit-not-in-round = tras las órdenes anteriores, en esta ronda no se te pregunta nada así
unfit-paused = la partida está en pausa y esto no se puede guardar hasta que siga; envíalo otra vez entonces
unfit-languages = los correos se escriben en estos idiomas: { $codes }

# Why a line about the player's own time isn't kept.
away-too-long = eso es demasiado largo para los días de una ausencia; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
away-missing = di qué días; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
away-no-last = di también hasta cuándo: del { $from } al { $to }
away-no-number = «{ $words }» no es un número de días; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
away-over = el { $last } ya ha pasado, hoy es { $today }; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
away-backwards = el { $to } es anterior al { $from }; escribe primero el primer día
away-too-far = para el { $day } faltan más de dos años: ¿es correcto el año?
away-too-many = una ausencia dura como mucho { $most } días; pide menos
away-more-than-left = son { $wanted } días, y en esta mesa te quedan { $left } de { $most }
date-none = «{ $word }» no es una fecha; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
date-no-year = a «{ $word }» le falta el año; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
date-short-year = en «{ $word }» el año debe tener cuatro cifras; escribe: del 2026-12-20 al 2027-01-03, hasta 2027-01-03 o 5 días
date-two-days = «{ $word }» puede ser dos días distintos; escribe { $one } o { $other }
date-no-month = no existe el mes { $month }: los meses van del 01 al 12
date-no-day = no existe el día { $day } en { $month }: el último es { $last }
remind-too-long = eso es demasiado largo para los recordatorios; escribe { COMMAND("remind half, 24h, daily") } o { COMMAND("remind off") }
remind-none = «{ $word }» no es un recordatorio; escribe { COMMAND("remind half, 24h, daily") } o { COMMAND("remind off") }
remind-off-and-more = «no» va solo; escribe { COMMAND("remind half, 24h, daily") } o { COMMAND("remind off") }
remind-too-many = más de { $most } plazos son demasiados; escribe { COMMAND("remind half, 24h, daily") } o { COMMAND("remind off") }
zone-offset = «{ $word }» es un desfase y no un lugar; indica la zona con un lugar, como { $place }
zone-unknown = no existe la zona horaria «{ $word }»; indícala con un lugar, como Europe/Madrid, o UTC
zone-like = no existe la zona horaria «{ $word }»: ¿querías decir { $like }?

# Why somebody doesn't have an offered seat yet.
not-seated-subject = el puesto libre
not-seated-head = El puesto todavía no es tuyo
not-seated-how = para ocupar el puesto, escribe una sola línea: { $order } y el nombre que verán los demás
not-seated-has-seat = esta dirección ya tiene un puesto en la mesa
not-seated-gave-word = has dado tu palabra de no jugar en esta mesa
not-seated-name-taken = otra persona de la mesa ya se llama así; escribe otro nombre
not-seated-elsewhere = un mensaje con el código de este puesto vino de otra dirección y no se ha hecho nada: para ocupar el puesto, escribe desde esta dirección
not-seated-several = tu correo llegó a más de una dirección: { $tables }. Un correo es solo para una de ellas, así que no se ha hecho nada; escribe a cada una por separado
name-line-break = «{ $name }» no puede ser un nombre: tiene un salto de línea
name-unseen = «{ $name }» no puede ser un nombre: tiene un carácter invisible, { $code }
name-empty = un nombre tiene de 1 a { $most } caracteres, y aquí no hay ninguno
name-too-long = «{ $name }» no puede ser un nombre: { $count } caracteres, y el máximo es { $most }

# Choices for a new table that do not go together.
palm-at-spring = una palmera no puede estar en { $palm }, porque una de sus esquinas es el cruce { $spring }, el del manantial

# A line of a plan that can't be read or kept.
each-of = { $before }; { $next }
tried = { $order }: { $why }{ $rule }
none-can-be-done = nada de esto se puede hacer ahora: { $tried }
plan-twice-rounds = di una sola vez para qué rondas es
plan-no-else = esto no va aquí; ¿falta un «si no»?
plan-stray-mark = aquí no van ni dos puntos ni paréntesis
plan-closes-none = este paréntesis no cierra ninguno; quítalo
plan-two-colons = basta con poner los dos puntos una vez; quita estos
plan-never-closed = falta el paréntesis que cierra este
plan-not-closed = falta un paréntesis de cierre
plan-nameless = ¿para qué decisión es esto? empieza por ella y dos puntos
plan-which-round = ¿qué ronda? di su número
plan-nothing-in-round = ¿qué hay que hacer en esa ronda?
plan-nothing-for-decision = ¿qué hay que hacer en esa decisión?
plan-no-decision = ninguna decisión se llama así; mira el correo
plan-too-deep = hay demasiadas condiciones una dentro de otra
plan-no-colon = pon dos puntos después de la condición y di qué hacer entonces
plan-two-conditions = una condición antes o después, no las dos; únelas con «y»
plan-one-decision = una línea es para una sola decisión, aquí { $decision }
plan-missing = aquí falta algo
plan-no-condition = aquí falta una condición
plan-empty = la línea está vacía
plan-too-long = una línea puede tener { $most } palabras como mucho
plan-forget-what = ¿qué hay que olvidar? di la decisión, o «todo»
plan-nothing-to-forget = no tienes ningún plan para { $decision }
plan-round-over = la ronda { $only } ya ha pasado, esta es la ronda { $round }
plan-round-passed = ya estamos en la ronda { $round }
plan-after-last = la partida termina con la ronda { $last }
plan-not-this-round = { $decision }: ya no te toca en esta ronda
plan-came-and-went = su decisión ya había pasado cuando llegó tu correo
plan-none-holds = no se cumple ninguna de sus condiciones
plan-too-much = tus planes pueden tener en total { $lines } líneas y { $letters } caracteres; olvida antes algunos
plan-nobody-plays = nadie juega con { $colour } en esta mesa
never-so-much = nadie tendrá nunca { $amount }
number-too-large = { $number } es un número demasiado grande para este juego
number-negative = una cantidad no puede ser menor que 0, como -{ $number }
number-fraction = una cantidad es un número entero, sin coma ni punto

# An order that is misread, in more than one game.
such-stated = ; por ejemplo: { $order }
such-asked = { " " }por ejemplo: { $order }
nothing-asked = ahora no se te pregunta nada
can-mean = «{ $word }» puede significar { $meanings }; escribe un poco más
what-to-do = di qué hacer con ello{ $such }
leaves-open = esto deja algo sin decidir{ $such }
how-much-or-pass = ¿cuánto? di una cantidad, o pasa{ $such }
no-and-more = ¿«{ $word }» o { $other }? di una de las dos cosas
no-word-for-this = «{ $word }» no es una palabra de ninguna orden; ahora te toca { $asked }{ $such }
no-word = «{ $word }» no es una palabra de ninguna orden{ $such }
no-word-of-fact = «{ $word }» no es una palabra de ninguna condición; por ejemplo: { $examples }
asked-else = ahora te toca { $asked }{ $such }
only-one = ¿{ $one } o { $two }? di solo uno
one-of-two = ¿{ $one } o { $two }? di una de las dos cosas
