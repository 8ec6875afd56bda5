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
