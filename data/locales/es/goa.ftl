# Goa. Las órdenes mismas nunca se traducen.

goa-spice = { $spice ->
    [clove] clavo
    [cinnamon] canela
    [ginger] jengibre
    [nutmeg] nuez moscada
    [pepper] pimienta
   *[other] ({ $spice }?)
}
goa-spice-short = { $spice ->
    [clove] clavo
    [cinnamon] canela
    [ginger] jengibre
    [nutmeg] moscada
    [pepper] pimienta
   *[other] ({ $spice }?)
}
goa-column = { $column ->
    [ships] Barcos
    [harvest] Cosecha
    [taxes] Impuestos
    [expedition] Expedición
    [colonies] Colonias
   *[other] ({ $column }?)
}
goa-column-head = { $column ->
    [ships] Barcos
    [harvest] Cosecha
    [taxes] Im­puestos
    [expedition] Expe­dición
    [colonies] Colonias
   *[other] ({ $column }?)
}
goa-colony = { $colony ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madrás
    [calicut] Calicut
   *[other] ({ $colony }?)
}
goa-deed = { $deed ->
    [progress] Progreso
    [ships] Construir barcos
    [harvest] Cosecha
    [taxes] Impuestos
    [expedition] Expedición
    [found] Fundar una colonia
   *[other] ({ $deed }?)
}
goa-symbol = { $symbol ->
    [elephant] elefante
    [fish] pez
    [palm] palmera
    [shell] concha
    [statue] estatua
    [tiger] tigre
   *[other] ({ $symbol }?)
}
goa-tile = { $tile ->
    [red-colonist] Colono rojo
    [colonists] Colonos
    [red-ducats] Ducados rojos
    [duty] Aranceles
    [espionage] Espionaje
    [exchange] Intercambio
    [red-expedition] Expedición roja
    [expeditions] Expediciones { $count }
    [extra-actions] Acciones adicionales
    [extra-harvest] Cosecha adicional
    [favor] Favor
    [mission] Misión { $count }
    [mixed-crop] Cultivo mixto
    [plantation] { $spice } { $count }
    [planter] Hacendado
    [resupply] Reabastecimiento
    [settlement] Asentamiento
    [red-ship] Barco rojo
    [ships] Barcos
    [ships-or-colonists] Barcos/colonos
    [red-spice] Especia roja
    [viceroy] Virrey
   *[other] ({ $tile }?)
}
goa-tile-short = { $tile ->
    [red-colonist] Colono rojo
    [colonists] Colonos
    [red-ducats] Ducados r.
    [duty] Aranceles
    [espionage] Espionaje
    [exchange] Interc.
    [red-expedition] Exped. roja
    [expeditions] Exped. ×{ $count }
    [extra-actions] Acc. adic.
    [extra-harvest] Cos. adic.
    [favor] Favor
    [mission] Misión { $count }
    [mixed-crop] Cult. mixto
    [plantation] { $spice } { $count }
    [planter] Hacend.
    [resupply] Reabast.
    [settlement] Asentam.
    [red-ship] Barco rojo
    [ships] Barcos
    [ships-or-colonists] Barc. / col.
    [red-spice] Esp. roja
    [viceroy] Virrey
   *[other] ({ $tile }?)
}
goa-tile-does = { $tile ->
    [red-colonist] Roja, una vez por ronda: da { $gain }.
    [colonists] Da { $gain } al instante.
    [red-ducats] Roja, una vez por ronda: da { $gain }.
    [duty] Una vez por partida: devuelve { $count } especias de una vez y dale la vuelta: { $gain }.
    [espionage] Una vez por partida: construye barcos, cosecha, cobra impuestos o funda una colonia según la fila de otro jugador.
    [exchange] Una vez por partida: cámbiala por una loseta del tablero.
    [red-expedition] Roja, una vez por ronda: roba una carta{ $over ->
        [yes] , incluso sobre el límite.
       *[no] .
    }
    [expeditions] Roba { $gain } al instante{ $over ->
        [yes] , incluso sobre el límite.
       *[no] .
    }
    [extra-actions] Da { $gain } al instante.
    [extra-harvest] Una vez por partida: llena todos los campos libres de hasta { $count } plantaciones o colonias.
    [favor] Da al instante una de las losetas apartadas.
    [mission] { $count ->
        [one] Vale { $count } punto de victoria al final.
       *[other] Vale { $count } puntos de victoria al final.
    }
    [mixed-crop] Un campo para cualquier especia; sin puntos.
    [plantation] { $count ->
        [1] Plantación pequeña, se llena al instante; vale { $gain }.
       *[other] Plantación de { $count } campos, se llena al instante; sin puntos.
    }
    [planter] Duradera: cada plantación pequeña tuya vale { $gain }.
    [resupply] Una vez por partida: descubre { $count } cartas; la suma de sus colonos es el número de barcos, colonos o especias que tomas, de una sola clase.
    [settlement] Da { $gain } al instante.
    [red-ship] Roja, una vez por ronda: da { $gain }.
    [ships] Da { $gain } al instante.
    [ships-or-colonists] Da { $gain } al instante, lo uno o lo otro, a elegir.
    [red-spice] Roja, una vez por ronda: da una especia para la que tengas sitio.
    [viceroy] Una vez por partida: tu marcador más atrasado baja una fila, gratis.
   *[other] ({ $tile }?)
}
goa-effect = { $effect ->
    [two-ships] Dos barcos
    [two-colonists] Dos colonos
    [five-ducats] Cinco ducados
    [two-spices] Dos especias
    [sell-spices] Venta de especias
    [buy-progress] Progreso comprado
    [mixed-goods] Bienes variados
    [third-card] Tercera carta
    [ships-only] Solo barcos
    [spices-only] Solo especias
   *[other] ({ $effect }?)
}
goa-effect-does = { $effect ->
    [two-ships] Recibes 2 barcos, en cualquier acción.
    [two-colonists] Recibes 2 colonos, en cualquier acción.
    [five-ducats] Recibes 5 ducados, en cualquier acción.
    [two-spices] Recibes hasta 2 especias para las que tengas sitio, en cualquier acción.
    [sell-spices] Devuelves hasta 4 especias por 3 ducados cada una, en cualquier acción.
    [buy-progress] Un marcador baja una fila por ducados, en cualquier acción.
    [mixed-goods] Con la cosecha: repártela entre especias, barcos y colonos.
    [third-card] Al fundar una colonia: se descubre una tercera carta.
    [ships-only] Con el progreso: pagas los barcos, no las especias.
    [spices-only] Con el progreso: pagas las especias, no los barcos.
   *[other] ({ $effect }?)
}
goa-part = { $part ->
    [rows] Filas de los marcadores
    [colonies] Colonias fundadas
    [cards] Cartas en la mano
    [most-ducats] Más ducados
    [small-plantations] Plantaciones pequeñas
    [duty] Aranceles pagados
    [missions] Misiones en total
   *[other] { $part }
}

goa-ducats = { $count ->
    [one] { $count } ducado
   *[other] { $count } ducados
}
goa-ships = { $count ->
    [one] { $count } barco
   *[other] { $count } barcos
}
goa-colonists = { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}
goa-extras = { $count ->
    [one] { $count } acción adicional
   *[other] { $count } acciones adicionales
}
goa-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
goa-spices = { $count ->
    [one] { $count } especia
   *[other] { $count } especias
}
goa-points = { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}

goa-flag = la bandera
goa-flag-letter = F
goa-flag-does = Su dueño actúa primero y coloca primero en la ronda siguiente; ganarla da una acción adicional.
goa-bonanza = loseta Bonanza
goa-why-card = carta { $card }
goa-why-first = primero en la fila { $row }: { $column }
goa-why-all = todos los marcadores en la fila { $row } o más abajo
goa-why-consolation = consuelo
goa-half = parte { $half }

goa-phase-quick = Inicio rápido
goa-phase-markers = Marcadores de subasta
goa-phase-auction = Subasta
goa-phase-actions = Acciones de los jugadores
goa-phase-extras = Fin de la ronda
goa-turn-of = { $number ->
    [0] acción adicional de { $player }
   *[other] acción { $number } de { $player }
}
goa-decision = { $decision ->
    [P1] el inicio rápido
    [P2] la bandera
    [P3] un marcador
    [P4] el último marcador
    [P5] una puja
    [P6] la decisión del subastador
    [P7] una elección para una loseta nueva
    [P8] una acción
    [P14] los colonos que faltan
    [P15] la loseta de la colonia
    [P16] lo que sigue a la acción
    [P19] una elección de bienes
    [P24] una acción adicional
   *[other] ({ $decision }?)
}
goa-pre-do = { $decision ->
    [P1] Elige tu inicio rápido
    [P2] Coloca la bandera
    [P3] Coloca tu marcador de subasta
    [P4] Coloca tu último marcador de subasta
    [P5] Puja
    [P6] Vende o conserva el lote
    [P7] Elige para tu loseta nueva
    [P8] Elige tu acción
    [P14] Consigue los colonos que faltan
    [P15] Elige para tu colonia
    [P16] Termina tu acción
    [P19] Elige qué da el Reabastecimiento
    [P24] Juega una acción adicional o guárdala
   *[other] ({ $decision }?)
}

goa-head-quick = Inicio rápido: ¿marcadores o ducados?
goa-head-flag = ¿Dónde pones la bandera?
goa-head-mark = ¿Dónde pones tu marcador de subasta?
goa-head-bid = { $what }: ¿cuánto pujas?
goa-head-sell = { $what }: ¿vendes o conservas?
goa-head-goods = ¿Barcos o colonos?
goa-head-fifth = Una quinta plantación: ¿cuál se va?
goa-head-spices = ¿Qué especias tomas?
goa-head-favor = ¿Qué loseta apartada tomas?
goa-head-room = Tu mano está llena. ¿Qué haces?
goa-head-action = { $number ->
    [1] ¿Tu primera acción?
    [2] ¿Tu segunda acción?
    [3] ¿Tu tercera acción?
   *[other] Tu acción: ¿qué haces?
}
goa-head-short = Faltan colonos para { $colony }. ¿Qué haces?
goa-head-founded = { $colony } es tuya: ¿qué especias pones?
goa-head-after = ¿Algo más en esta acción?
goa-head-resupply = ¿Qué debe dar el Reabastecimiento?
goa-head-extra = ¿Quieres jugar una acción adicional?
goa-head-extra-must = ¿Qué acción adicional juegas?

goa-lead-quick = O dos de tus marcadores pasan a la fila 2, o recibes { $ducats }.
goa-lead-flag = Tu primer marcador va en la bandera, los de los demás siguen desde allí, y el último también es tuyo. La bandera debe tocar una loseta por un lado.
goa-lead-mark = Va en una loseta libre junto al último marcador; las esquinas cuentan. Serás el subastador de esa loseta.
goa-lead-mark-anywhere = No hay ninguna loseta libre junto al último marcador, así que vale cualquiera. Serás el subastador de esa loseta.
goa-lead-bid = Cada uno puja una sola vez; el subastador, { $player }, puja el último.
goa-lead-sell = Puja más alta: { $player }, { $price ->
    [one] { $price } ducado
   *[other] { $price } ducados
}.
goa-lead-goods = La loseta da { $count } de una sola clase, sin mezclar.
goa-lead-fifth = { $tile } sería tu quinta plantación y solo caben cuatro. Una de las cinco se va con sus especias; una pequeña sigue valiendo sus puntos.
goa-lead-spices = Puedes recibir como máximo { $spices } ({ $why }).
goa-lead-kinds = A elegir: { $spices }.
goa-lead-favor = Actúa como si acabaras de ganarla.
goa-lead-room = Te corresponden { $cards } ({ $surplus } más de lo que cabe en tu mano).
goa-lead-hand = En tu mano: { $cards }.
goa-lead-action = Una acción, y antes o después tus losetas, cuantas quieras, y una carta.
goa-lead-alone = Una acción; ninguna de tus losetas o cartas puede acompañarla.
goa-lead-tiles = Losetas: { $tiles }.
goa-lead-tiles-other = Otras losetas: { $tiles }.
goa-lead-cards = Cartas: { $cards }.
goa-lead-short = Faltan { $colonists }. Si los das, la colonia es tuya. Si no, recibes un colono de consuelo.
goa-lead-short-poor = Faltan { $colonists }, más de los que tienes. Sin ellos recibes un colono de consuelo.
goa-lead-short-help = Aún puede ayudar: { $things }.
goa-lead-founded = La colonia se llena al instante: { $spices }.
goa-lead-after = La acción está hecha. Aún se pueden usar losetas, y una carta si no se jugó ninguna en ella.
goa-lead-resupply = Recibes { $count } de una sola clase; sitios libres para especias: { $room }.
goa-lead-room-for = Hay sitio para: { $spices }.
goa-lead-extra = Tienes { $extras }. Solo se puede guardar una.
goa-lead-extra-must = Tienes { $extras } y solo se puede guardar una.
goa-attempt = { $colony } necesita { $needed } colonos. Llegan por sí solos: { $board }; cartas descubiertas: { $cards }; aún faltan: { $short }.

goa-do-quick = Pasar a la fila 2: { $one }, { $two }
goa-do-quick-ducats = Recibir { $ducats }
goa-do-flag = Poner la bandera en { $place }
goa-do-mark = Poner el marcador en { $cell }, { $what }
goa-do-bid = Pujar { $amount }
goa-do-pass = Pasar
goa-do-sell = Venderla y recibir { $price }
goa-do-buy = Conservarla y pagar { $price }
goa-tried-mark = Poner el marcador en { $cell }
goa-tried-sell = Venderla
goa-tried-buy = Conservarla
goa-did-flag = pones la bandera en { $place }
goa-did-mark = pones tu marcador en { $cell }
goa-did-sell = vendes el lote
goa-did-buy = conservas el lote
goa-do-extra-pass = Ahora ninguna acción adicional
goa-do-steps = De una sola vez: { $steps }
goa-do-extra = Una acción adicional: { $steps }
goa-do-progress = { $column } a la fila { $row }
goa-do-ships = construir { $gain }
goa-do-harvest = cosechar todo lo que quepa
goa-do-harvest-of = cosechar { $goods }
goa-do-more = seguir cosechando { $spices }
goa-do-taxes = cobrar { $gain }
goa-do-expedition = { $known ->
    [yes] robar { $cards }
   *[no] ir de expedición
}
goa-do-found = intentar fundar { $colony }
goa-do-use = usar la loseta { $what }
goa-do-play = la carta { $what }
goa-do-discard = descartarse de { $cards }
goa-do-pay = dar { $colonists }
goa-do-pay-missing = dar los que falten
goa-do-decline = no dar nada y quedarse sin colonia
goa-do-take = recibir { $what }
goa-do-take-spices = recibir especias, elegidas por las reglas
goa-do-tile = tomar la loseta { $spices }
goa-do-drop = dejar { $store }
goa-do-drop-new = dejar la nueva
goa-do-keep = renunciar a las cartas que no caben
goa-do-hold = esperar con el resto de la acción
goa-do-done = nada más

goa-pass-note = sin puja por él
goa-brings = aporta { $cards }
goa-then = luego { $what }
goa-drop-loses = pierdes { $spices }
goa-other = Otras…
goa-other-more = { $count } más
goa-other-label = Recibir otra cosa ({ $open })
goa-works-full = se llena al instante
goa-works-store = para toda especia
goa-works-red = una vez por ronda
goa-works-now = efecto inmediato
goa-works-once = una vez por partida
goa-works-always = efecto permanente
goa-hold-note = decides más tarde
goa-done-note = tu acción termina
goa-needs = necesita { $needed }
goa-group-progress = Bajar un marcador
goa-group-column = Tomar lo que da una columna
goa-group-found = Intentar fundar una colonia: tu tablero aporta { $board }, las cartas más; el resto lo pones tú
goa-first = Cada una de estas empieza con: { $steps }.
goa-first-tiles = Cada acción usa primero { $count ->
    [one] la loseta { $tiles }.
   *[other] las losetas { $tiles }.
}
goa-fact-colonists = tus colonos
goa-fact-spices = especias
goa-fact-free = plazas libres

goa-any-quick = { $order } pasa dos marcadores a la fila 2.
goa-any-quick-ducats = { $order } da los ducados.
goa-columns-are = Nombres de las columnas: { $columns }.
goa-column-word = { $word } ({ $column }, fila { $row })
goa-any-flag = { $order } coloca la bandera.
goa-flag-ring = Lugares alrededor del tablero: { $places }
goa-flag-cells = Casillas vacías: { $places }
goa-any-mark = { $order } coloca tu marcador de subasta.
goa-cells-are = Casillas posibles: { $cells }
goa-any-bid = Con { $order } pujas: al menos { $least }, como máximo { $most }.
goa-any-pass = Con { $order } no pujas.
goa-any-sell = { $order } se la deja a { $player }; recibes { $price }.
goa-any-buy = { $order } la conserva para ti; pagas { $keep } al banco.
goa-any-take-ships = { $order } da barcos.
goa-any-take-colonists = { $order } da colonos.
goa-any-drop = { $order } deja esa plantación.
goa-any-drop-new = { $order } deja la nueva.
goa-any-take = { $order } da las especias nombradas; tras una especia puede ir un número y «en» con un lugar.
goa-any-take-any = { $order } da especias y deja que elijan las reglas.
goa-spices-are = Nombres de las especias: { $spices }.
goa-any-favor = { $order } da una de estas losetas:
goa-any-room-discard = { $order } hace sitio con un descarte.
goa-any-room-keep = { $order } renuncia a lo que no cabe.
goa-any-room-play = { $order } hace sitio jugando una carta.
goa-any-progress = { $order } mueve un marcador. Puedes pagar: { $columns }.
goa-any-progress-none = Ningún marcador puede avanzar: no puedes pagar ningún paso.
goa-any-ships = { $order } construye { $gain }.
goa-any-harvest = { $count ->
    [0] { $order } no daría nada ahora: no tienes sitio.
   *[other] { $order } da { $spices }; para elegir tú, escribe { $example }.
}
goa-any-taxes = { $order } da { $gain }.
goa-any-expedition = { $order } da { $cards }; puede seguir un número menor.
goa-any-expedition-over = { $order }: tu mano supera su límite, así que antes haz sitio.
goa-any-found = { $order } intenta fundar una colonia. Posibles (colonos necesarios): { $colonies }.
goa-any-several = Varios pasos en una línea se separan con comas y ocurren en ese orden: { $order }.
goa-any-around-none = No tienes ninguna loseta ni carta que usar al mismo tiempo.
goa-any-use = { $order } usa una loseta tuya antes o después; las que se pueden usar llevan su orden junto al nombre.
goa-any-play = { $order } juega una carta antes o después; junto a tus cartas están sus nombres en las órdenes.
goa-any-discard = { $order } descarta una carta sin efecto.
goa-any-pay = { $order } da { $colonists } y funda la colonia.
goa-any-decline = { $order } no da nada; la colonia no se funda.
goa-any-founded = { $order } elige lo que hay allí.
goa-any-founded-tile = { $order } elige la loseta por sus dos especias, y luego lo que hay en ella:
goa-any-done = { $order } termina tu turno.
goa-any-hold = { $order } lo deja abierto para un mensaje más.
goa-any-extra-pass = { $order } no juega ninguna.

goa-board-head = Las losetas del tablero
goa-meanings-head = Qué hacen las losetas del tablero
goa-board-caption = El tablero: cinco columnas de a a e, cinco filas de 1 a 5, y alrededor los lugares solo para la bandera
goa-legend-players = Jugadores: { $players }.
goa-legend-flag = { $letter } sobre fondo oscuro o sola es la bandera.
goa-legend-marker = Un número con la letra de un jugador es un marcador de subasta: el número del lote y su subastador.
goa-legend-open = ? indica dónde puede ir.
goa-legend-bonanza = * indica una loseta Bonanza oculta debajo.
goa-lots-head = Lotes de esta ronda
goa-lot-seller = subasta de { $player }
goa-lot-won = { $price ->
    [0] para { $player }, gratis
   *[other] para { $player } por { $price }
}
goa-lot-now = en subasta ahora:
goa-lot-later = aún por venir
goa-bids-none = nadie ha pujado todavía.
goa-bids-pass = pasa

goa-development-head = Los tableros de desarrollo
goa-development-row = fila
goa-development-note = Bajo el número de una fila están sus puntos al final; en una casilla, lo que da allí la acción y de quién es el marcador. Colonias: ese número de colonos se suma por sí solo a cada intento.
goa-development-mine = En amarillo estás tú.
goa-development-own = En amarillo estás tú. Debajo, lo que cuesta tu fila siguiente, con marco grueso si puedes pagarla.
goa-development-end = última fila
goa-brings-limit = mano { $limit }
goa-payable = puedes pagarlo
goa-not-payable = falta algo
goa-stores-head = Tus plantaciones y colonias
goa-stores-none = Aún no tienes campos para especias.
goa-store-empty = vacío
goa-store-any = cualquier especia
goa-store = { $store }: { $content }{ $free ->
    [0] {" "}– lleno ({ $allowed })
    [one] {" "}– { $free } campo libre ({ $allowed })
   *[other] {" "}– { $free } campos libres ({ $allowed })
}
goa-set-aside = Apartadas, aún valen puntos: { $tiles }.
goa-tiles-head = Tus losetas
goa-state-ready = lista
goa-state-next = desde tu próxima acción
goa-state-used = usada en esta ronda
goa-state-fulfilled = cumplida
goa-state-lasting = duradera
goa-hand-head = Tu mano ({ $count } de { $limit })
goa-hand-none = No tienes cartas.
goa-hand-card = { $symbol } – { $card }: { $does } En las órdenes: { $order }

goa-row-ducats = Ducados
goa-row-ships = Reserva de barcos
goa-row-colonists = Reserva de colonos
goa-row-extras = Reserva de acciones adicionales
goa-row-hand = Cartas / límite
goa-row-column = Fila: { $column }
goa-row-points = Puntos hasta ahora
goa-points-note = Puntos hasta ahora: filas, colonias, plantaciones pequeñas, Aranceles, Misiones y las cartas que puedes ver. Tener más ducados solo cuenta al final.
goa-has-flag = Tiene la bandera.
goa-has-stores = Campos: { $stores }.
goa-has-tiles = Sus losetas: { $tiles }.
goa-has-hand = En la mano: { $cards }.
goa-has-nothing = aún nada en los tableros.

goa-colonies-head = Colonias por fundar
goa-colony-yours = tuya
goa-colony-lacks = { $count ->
    [0] tienes bastantes
   *[other] te faltan { $count }
}
goa-colony-tiles = quedan { $count }
goa-colony-left = { $colony }: necesita { $needed } colonos, { $places ->
    [one] { $places } campo
   *[other] { $places } campos
}, { $count ->
    [one] queda { $count } loseta
   *[other] quedan { $count } losetas
} ({ $spices })
goa-outlook-head = En la reserva y fuera del juego
goa-deck-is = { $deck ->
    [one] { $deck } carta en el mazo
   *[other] { $deck } cartas en el mazo
}, { $extras ->
    [one] { $extras } acción adicional en la reserva.
   *[other] { $extras } acciones adicionales en la reserva.
}
goa-discards = En la pila de descartes ({ $count }): { $colonists }; por símbolo { $symbols }.
goa-left-out = Losetas apartadas del juego: { $tiles }.
goa-used-tiles = Losetas gastadas: { $tiles }.

goa-news-markers = Colocación
goa-news-dealt = La parte { $half } empieza con losetas nuevas{ $known ->
    [yes] ; apartadas: { $tiles }.
   *[no] .
}
goa-news-quick = { $player } pasa a la fila 2: { $one }, { $two }.
goa-news-quick-ducats = { $player } recibe { $ducats }.
goa-news-flagged = { $player } coloca la bandera en { $place }.
goa-news-marked = Después los marcadores: { $marks }.
goa-news-won = { $player } gana { $what } por { $price }, { $price ->
    [one] pagado
   *[other] pagados
} a { $to }{ $more ->
    [yes] , y recibe { $extras }.
   *[no] .
}
goa-news-won-free = { $player } recibe gratis { $what }{ $more ->
    [yes] {" "}y { $extras }.
   *[no] .
}
goa-news-won-bank = { $player } conserva { $what } y paga { $price } al banco{ $more ->
    [yes] , y recibe { $extras }.
   *[no] .
}
goa-news-extra = { $player } juega una acción adicional.
goa-news-extra-passed = { $player } no juega ninguna acción adicional.
goa-news-stopped = { $told ->
    [no] { $player }{ $you }: { $order } ya no se pudo hacer (regla { $rule }).
   *[yes] { $player }{ $you }: { $order } ya no se pudo hacer: { $why } (regla { $rule }).
}
goa-news-did = { $player } elige { $deed }, sin resultado.
goa-news-spied = { $player } espía a { $other }: { $deed }.
goa-news-ships = { $player } construye { $gain }.
goa-news-harvest = { $player } cosecha { $gain }.
goa-news-taxes = { $player } cobra { $gain } de impuestos.
goa-news-gain = { $player } recibe { $gain } ({ $why }).
goa-news-pay = { $player } entrega { $pay } ({ $why }).
goa-news-swap = { $player } entrega { $pay } y recibe { $gain } ({ $why }).
goa-news-moved-paid = { $player } baja el marcador de { $column } a la fila { $row } por { $pay }.
goa-news-moved-paid-by = { $player } baja el marcador de { $column } a la fila { $row } por { $pay } ({ $why }).
goa-news-moved = { $player } baja el marcador de { $column } a la fila { $row } ({ $why }).
goa-news-laid = { $player } coloca { $tile } con { $spices }.
goa-news-gave-up = { $player } deja { $tile }.
goa-news-kept = { $player } tiene ahora { $tile }.
goa-news-used = { $player } usa la loseta { $tile }.
goa-news-exchanged = { $player } pone Intercambio en { $cell } y recibe { $tile }.
goa-news-favored = { $player } recibe { $tile } de las losetas apartadas.
goa-news-claimed = { $player } descubre la loseta Bonanza en { $corner }: { $gain }.
goa-news-lost = { $player } no recibe nada más ({ $why }).
goa-news-reshuffled = Los descartes forman el nuevo mazo.
goa-news-drew = { $player } roba { $cards } ({ $why }){ $known ->
    [yes] : { $names }.
   *[no] .
}
goa-news-drew-fewer = No había qué robar, o no había sitio, para { $cards } más.
goa-news-played = { $player } juega la carta { $card }.
goa-news-discarded = { $player } descarta { $cards }.
goa-news-attempt = { $player } intenta fundar { $colony } (del tablero: { $colonists }).
goa-news-revealed = { $player } descubre { $cards }: { $colonists }.
goa-news-paid-colonists = { $player } entrega { $colonists }.
goa-news-founded = { $player } funda { $colony } con { $spices }.
goa-news-failed = { $player } no funda { $colony }.

goa-welcome = ¡Te damos la bienvenida a Goa! En esta mesa, en sentido horario: { $players }. La partida dura { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} en dos partes, A y B.
goa-welcome-idea = En cada ronda se subastan losetas; luego cada uno tiene tres acciones para cosechar especias, construir barcos, cobrar impuestos, fundar colonias y, sobre todo, bajar marcadores por el tablero de desarrollo. Gana quien tenga más puntos de victoria al final.
goa-welcome-how = Te basta con tu correo: te llega un mensaje cuando tienes algo que decidir, y tú lo contestas. Los ducados y las cartas son secretos; todo lo demás es público.

goa-help-quick = { $order } es el inicio rápido: dos marcadores a la fila 2. «ducados» en su lugar da los ducados.
goa-help-flag = { $order } coloca la bandera en una casilla vacía o en el borde.
goa-help-mark = { $order } coloca tu marcador de subasta en una loseta.
goa-help-bid = Con { $order } pujas en la subasta.
goa-help-pass = Con { $order } no pujas, o no juegas ninguna acción adicional.
goa-help-sell = { $order } es para el subastador: se la lleva la puja más alta, que te paga a ti.
goa-help-buy = { $order } es para el subastador: conservarla y pagar al banco.
goa-help-progress = { $order } baja un marcador una fila por especias y barcos; puedes decir de dónde sale una especia.
goa-help-ships = { $order } construye barcos.
goa-help-harvest = { $order } cosecha lo que nombres; un número dice cuánto, «en» dónde. Sin especias, las reglas llenan los campos.
goa-help-more = { $order } sigue una cosecha tras una carta o loseta.
goa-help-taxes = { $order } cobra ducados.
goa-help-expedition = { $order } roba cartas; sin número, tantas como puedas.
goa-help-found = { $order } intenta fundar una colonia.
goa-help-pay = { $order } da los colonos que faltan; un número detrás es lo máximo que das.
goa-help-decline = { $order } no los da.
goa-help-tile = { $order } elige la loseta de una colonia y sus especias.
goa-help-take = { $order } dice qué quieres: barcos, colonos, especias o una loseta.
goa-help-use = { $order } usa una de tus losetas, antes o después de la acción.
goa-help-play = { $order } juega una carta, una en cada acción; sus elecciones siguen.
goa-help-discard = { $order } descarta cartas por efecto o símbolo.
goa-help-drop = { $order } deja una plantación por una quinta; «nueva» en su lugar es la nueva.
goa-help-keep = { $order } renuncia a las cartas que no caben en tu mano.
goa-help-hold = { $order } deja tu turno abierto para un mensaje más.
goa-help-done = { $order } termina tu turno.
goa-help-extra = { $order } juega una acción adicional al final de la ronda.
goa-label-columns = Columnas en las órdenes: { $columns }.
goa-label-colonies = Colonias en las órdenes: { $colonies }.
goa-label-cells = Las casillas van de a1 a e5: letra de la columna, número de la fila desde arriba. Alrededor están a0 a e0 arriba, a6 a e6 abajo, z1 a z5 a la izquierda y f1 a f5 a la derecha.
goa-label-stores = Los campos se llaman como su loseta: { $first } es una plantación de clavo de dos campos, { $second } tu segunda de esa clase; también hay { $mixed }, y las colonias por su nombre.
goa-help-tiles-head = Losetas y sus nombres en las órdenes
goa-help-cards-head = Cartas de expedición y sus nombres en las órdenes

goa-fact-marker = Marcador en { $cell }
goa-fact-flag = La bandera es de
goa-fact-flag-at = La bandera está en
goa-fact-stock = Acciones adicionales en la reserva
goa-fact-lot = Lote { $lot }
goa-fact-tiles = losetas
goa-fact-aside = apartadas
goa-fact-hand = mano

goa-yours-have = Ahora tienes { $things }.
goa-yours-bid = Tienes { $ducats }, y { $bid } es por ahora la puja más alta por este lote ({ $lot }).
goa-yours-no-bid = Tienes { $ducats }, y nadie ha pujado aún por este lote ({ $lot }).
goa-yours-sale = Vender este lote te da ahora { $price }, y conservarlo cuesta { $keep }.
goa-yours-row = Tu marcador de la columna { $column } está en la fila { $row } y da { $gain }.
goa-yours-step = Pasar a la fila { $row } de la columna { $column } cuesta { $price } y después da { $gain }. { $payable ->
    [yes] Ahora puedes pagarlo.
   *[no] Ahora no puedes pagarlo.
}
goa-yours-steps = Estos progresos puedes pagarlos ahora, cada uno con su fila: { $columns }.
goa-yours-no-step = Ahora no puedes pagar ningún progreso.
goa-yours-spices = Ahora tienes { $spices } y sitio para { $free } más.
goa-yours-hand = Ahora tienes { $cards } en la mano, y tu límite es { $limit }.
goa-yours-found = Tienes { $own }, y tu fila aporta { $board } más. Las cartas descubiertas ({ $cards }) aún tendrían que aportar: { $colonies }.
goa-yours-duty = { $count ->
    [0] No tienes Aranceles por pagar.
    [one] Tienes { $count } loseta de Aranceles por pagar.
   *[other] Tienes { $count } losetas de Aranceles por pagar.
} Una loseta pide { $needed } especias, y ahora tienes { $spices }.
goa-yours-points = Por ahora tienes { $points }: { $parts }.
goa-yours-tile = Tienes esta loseta ({ $states }).
goa-yours-card = { $count ->
    [0] Ahora no tienes esa carta en la mano.
    [one] Ahora tienes { $count } carta así en la mano.
   *[other] Ahora tienes { $count } cartas así en la mano.
}
