# Por qué se rechaza una orden en Goa. Sin mayúscula ni punto final: se añaden.

goa-named-card = { $effect } ({ $symbol })
goa-named-colony-tile = { $colony } ({ $one }/{ $two })

goa-asked-quick = mover dos marcadores o tomar los ducados
goa-asked-flag = colocar la bandera
goa-asked-mark = colocar un marcador de subasta
goa-asked-bid = pujar o pasar
goa-asked-sell = vender la loseta o conservarla
goa-asked-goods = tomar barcos o colonos
goa-asked-favor = tomar una de las losetas apartadas
goa-asked-spices = tomar especias
goa-asked-plantation = dejar una de las cinco plantaciones, o la nueva
goa-asked-room = descartar cartas para hacer sitio, o conservar la mano y renunciar a las nuevas
goa-asked-act = hacer una acción
goa-asked-shortage = dar los colonos, renunciar, o usar antes una loseta o una carta
goa-asked-founded = tomar las especias de la colonia
goa-asked-after = usar losetas, jugar una carta o terminar
goa-asked-resupply = tomar barcos, colonos o especias
goa-asked-extra = usar una acción adicional o pasar

goa-refused-over = la partida ha terminado
goa-refused-not-asked = ahora le toca a { $asked }, no a ti
goa-refused-other-question = ahora te toca { $asked }
goa-refused-no-turn = las losetas y las cartas solo se usan en una acción tuya
goa-refused-one-action = solo una acción a la vez: el resto es para tu próximo turno
goa-refused-answer-to-nothing = nada en esta línea pide { $step }
goa-refused-card-without-action = la carta { $effect } cambia una acción, así que escribe esa acción detrás, en la misma línea
goa-refused-hold-twice = lo que sigue a tu acción solo espera un correo más, y es este
goa-refused-hold-before = «espero» va detrás de tu acción
goa-refused-done-before = aún te queda una acción por hacer
goa-refused-too-many-extras = tienes { $extras } acciones adicionales y puedes guardar 1; usa una antes de pasar
goa-refused-extra-too-early = las acciones adicionales se juegan al final de la ronda
goa-refused-no-room = no hay sitio para { $spice }{ $count ->
    [0] {""}
   *[other] ; lo hay para { $welcome }
}
goa-refused-no-room-at-all = ninguno de tus campos tiene sitio para una especia
goa-refused-not-allowed = { $spice }: esta especia no puede ir en { $store }
goa-refused-store-full = el campo { $store } está lleno
goa-refused-no-store = no tienes ningún campo { $store }{ $count ->
    [0] {""}
   *[other] ; tienes { $stores }
}
goa-refused-store-twice = { $store } se nombra dos veces
goa-refused-too-many-stores = nombras { $named } campos; se pueden llenar { $most } como máximo
goa-refused-not-there = no hay { $spice } en { $store }
goa-refused-no-more-of = no te queda { $spice } para eso
goa-refused-not-in-price = { $spice } no forma parte del precio; cuesta { $price }
goa-refused-too-many-spices = nombras { $named } especias; puedes tomar { $most } como máximo
goa-refused-last-row = tu marcador ya está en la fila 5: { $column }
goa-refused-step-too-dear = el siguiente paso ({ $column }) cuesta { $price }{ $count ->
    [0] {""}
   *[other] ; puedes pagar { $payable }
}
goa-refused-harvest-too-much = tu cosecha da { $value } y nombras { $named }
goa-refused-needs-mixed-goods = una cosecha solo da barcos y colonos con la carta Bienes variados
goa-refused-mixed-goods-for-nothing = la carta Bienes variados es para una cosecha con al menos un barco o un colono
goa-refused-nothing-left = en esta línea no hay ninguna cosecha de la que quede algo por tomar
goa-refused-hand-over-limit = tienes { $hand } cartas en la mano y el límite es { $limit }: antes descarta { $over }, en la misma línea
goa-refused-too-many-cards = no puedes robar { $cards }: tu fila da { $draws }, y tienes { $hand } de { $limit } en la mano; { $most } como máximo
goa-refused-all-colonies = ya has fundado las cuatro colonias
goa-refused-own-colony = { $colony } ya es tuya; puedes fundar { $open }
goa-refused-pays-too-little = faltan { $short } colonos y darías { $most } como máximo; da { $short } o renuncia
goa-refused-too-few-colonists = faltan { $short } colonos y tienes { $have }
goa-refused-no-such-colony-tile = no hay ninguna loseta así de { $colony }; hay { $tiles }
goa-refused-third-card-for-nothing = hay colonos suficientes sin una tercera carta
goa-refused-founding-twice = ya se está fundando una colonia
goa-refused-empty-hand = no tienes cartas
goa-refused-no-card = no tienes la carta { $card }; tienes { $hand }
goa-refused-which-card = { $card }: ¿qué carta? tienes { $cards }
goa-refused-one-card = una carta por acción es el límite
goa-refused-too-many-discards = aquí puedes descartar { $most } como máximo
goa-refused-nothing-to-sell = no tienes especias que vender
goa-refused-sells-too-many = nombras { $named } especias; se pueden vender 4 como máximo
goa-refused-no-step-for-ducats = con { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
} no puedes comprar ningún paso
goa-refused-which-column = ¿qué columna? puedes comprar un paso de { $columns }
goa-refused-step-for-ducats-too-dear = el siguiente paso ({ $column }) cuesta { $price } ducados y tienes { $ducats }; puedes comprar uno de { $columns }
goa-refused-no-tile = no tienes esta loseta: { $tile }{ $count ->
    [0] {""}
   *[other] ; puedes usar { $tiles }
}
goa-refused-tile-too-fresh = { $tile } se puede usar a partir de tu próxima acción
goa-refused-tile-used = { $tile } ya se ha usado en esta ronda
goa-refused-tile-spent = { $tile } ya se ha gastado
goa-refused-duty-needs = Aranceles requiere { $needed } especias a la vez; nombras { $named } y tienes { $have }
goa-refused-spy-on-other = Espionaje necesita a otro jugador: { $others }
goa-refused-not-by-espionage = Espionaje es para construir barcos, cosecha, impuestos o fundar una colonia
goa-refused-empty-cell = no hay ninguna loseta en { $cell }
goa-refused-nothing-for-viceroy = todos tus marcadores están en la fila 5
goa-refused-not-least-advanced = { $column } no es el marcador menos avanzado; puedes mover { $least }
goa-refused-not-left-out = { $tile } no está entre las losetas apartadas; están { $tiles }
goa-refused-nothing-to-drop = no hay nada que dejar: queda libre un lugar para plantaciones
goa-refused-no-plantation = { $store } no es una plantación tuya; puedes dejar { $stores }
goa-refused-one-column-twice = los dos marcadores no pueden ir en { $column }; nombra dos columnas distintas
goa-refused-flag-on-tile = en { $cell } hay una loseta y la bandera no puede ir allí; los lugares más cercanos son { $near }
goa-refused-flag-apart = { $place } no toca ninguna loseta por un lado, como debe hacerlo la bandera; los lugares más cercanos son { $near }
goa-refused-mark-nothing = no hay ninguna loseta en { $cell }; las más cercanas que puedes marcar son { $near }
goa-refused-mark-twice = en { $cell } ya hay un marcador; las más cercanas que puedes marcar son { $near }
goa-refused-mark-apart = { $cell } no toca ni por un lado ni por una esquina a { $before }, donde está el marcador anterior; las más cercanas que puedes marcar son { $near }
goa-refused-bid-of-nothing = una puja es de 1 como mínimo; { $may }
goa-refused-bid-above-ducats = tienes { $ducats } y no puedes pujar { $amount }; { $may }
goa-refused-bid-too-low = { $by } ha pujado { $highest } y { $amount } no lo supera; { $may }
goa-refused-cannot-keep = conservarla cuesta { $keep } y tienes { $ducats }; puedes vendérsela a { $bidder }

# Una orden, un deseo o una condición que no se entiende.
goa-missing-which-one = esto deja algo sin decidir; ¿cuál?{ $such }
goa-missing-two-markers = ¿qué dos marcadores?{ $such }
goa-missing-where-to = ¿adónde?{ $such }
goa-missing-tile = ¿qué loseta?{ $such }
goa-missing-cell = ¿por la loseta de qué casilla?{ $such }
goa-missing-use-tile = ¿qué loseta usas?{ $such }
goa-missing-take = ¿qué tomas?{ $such }
goa-missing-play-card = ¿qué carta juegas?{ $such }
goa-missing-discard-card = ¿qué carta descartas?{ $such }
goa-missing-drop-plantation = ¿qué plantación dejas?{ $such }
goa-missing-column = ¿en qué columna?{ $such }
goa-missing-colony = ¿qué colonia?{ $such }
goa-missing-action = ¿qué acción?{ $such }
goa-missing-extra-for-what = una acción adicional, ¿para qué?{ $such }
goa-missing-amount = ¿cuánto?{ $such }
goa-missing-bid = ¿cuánto pujas?{ $such }
goa-missing-up-to = ¿hasta cuánto?{ $such }
goa-missing-jump = ¿saltar a cuánto?{ $such }
goa-missing-if = ¿si cuesta cuánto?{ $such }

goa-misread-no-part = «{ $word }» no forma parte de esta orden{ $such }
goa-misread-no-place = «{ $word }» no va en esta línea

goa-misread-no-cell = no hay ninguna loseta en { $place }; las losetas están de a1 a e5
goa-misread-no-such-place = no hay ninguna casilla «{ $word }»; el tablero va de a1 a e5, rodeado de a0 a e0, f1 a f5, a6 a e6 y z1 a z5
goa-misread-no-such-plantation = las plantaciones de { $named } son { $plantations }
goa-misread-no-plantation = no tienes ninguna plantación de { $named }
goa-misread-no-card = no tienes ninguna carta «{ $word }»
goa-misread-counted-cards = las cartas con un número son { $cards }
goa-misread-nobody-plays = nadie juega con «{ $word }»; hay { $seats }
goa-misread-ten-ducats = hay 10 ducados para tomar
goa-misread-too-many = son más de los que puede haber
goa-misread-none-of-spice = 0 de una especia no es nada; no la nombres
goa-misread-do-not-fit = { $count } no caben en { $store }
goa-misread-not-yours-to-say = la cantidad no la decides tú; no la escribas

goa-misread-one-action = ¿«{ $one }» o «{ $two }»? una sola acción a la vez
goa-misread-done-or-more = ¿{ $done }, o queda algo por hacer? di una de las dos cosas
goa-misread-extra-or-none = ¿una acción adicional o ninguna? di una de las dos cosas
goa-misread-which-tile = ¿qué loseta? { $tiles }
goa-misread-which-store = ¿qué campo? { $stores }
goa-misread-which-card = ¿qué carta? { $cards }
goa-misread-one-card-or-two = ¿una carta o dos? escribe { $one } o { $two }
goa-misread-whose-row = ¿la fila de quién? { $seats }
goa-misread-which-seat = ¿qué jugador? { $seats }

goa-misread-of-what = ¿{ $number } de qué? di la especia y después cuántas
goa-misread-store-or-count = { $store } es un campo; escribe { $count } para la cantidad, { $place } para el lugar
goa-misread-store = { $store } es un campo; escribe { $place } para el lugar
goa-misread-for-which-store = { $named }: ¿para qué campo? los tuyos son { $stores }

# Un deseo de un plan que no encaja.
goa-misfit-last-row = la última fila es la { $row }
goa-misfit-no-lot = no hay lote { $lot }; hay { $lots }
goa-misfit-jump-too-far = la primera puja sería de { $jump }, más de { $most }
goa-misfit-yours-to-sell = el lote { $lot } lo vendes tú; escribe { $sell } o { $buy }
goa-misfit-sells = { $seller } vende el lote { $lot }; puedes pujar o pasar
goa-misfit-from-one = las acciones adicionales se cuentan desde 1
goa-misfit-no-beginning = una acción propia empieza por una de las seis acciones, una loseta o una carta
goa-misfit-tile-alone = { $slot } es solo para esa loseta, sin ninguna acción

goa-misfit-no-numbers-yet = los lotes tienen número cuando están todos los marcadores; escribe { $lots } para todos
goa-misfit-places-flag = en esta ronda coloca la bandera { $seat }
goa-misfit-extras = tienes { $extras ->
    [one] { $extras } acción adicional
   *[other] { $extras } acciones adicionales
}

goa-misfit-barren = una cosecha no daría nada ahora, porque no hay sitio
goa-misfit-above-limit = la próxima puja es de { $next }, y la tuya puede ser de { $limit } como máximo
goa-misfit-above-budget = el presupuesto deja { $left } para esta ronda
goa-misfit-keeping-too-dear = conservarla cuesta { $keep }, más de { $most }
goa-misfit-no-place-free = allí no hay ningún lugar libre
goa-misfit-no-such-tile = no hay ninguna loseta así en el tablero
goa-misfit-not-marked = ninguna loseta así se puede marcar ahora
