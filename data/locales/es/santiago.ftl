# Santiago. Las órdenes mismas nunca se traducen.

kind = { $kind ->
    [banana] plátanos
    [coconut] cocos
    [watermelon] sandías
    [grape] uvas
    [pepper] pimientos
   *[other] ({ $kind }?)
}
kind-card = { $kind ->
    [banana] plátanos
    [coconut] cocos
    [watermelon] sandías
    [grape] uvas
    [pepper] pimientos
   *[other] ({ $kind }?)
}
kind-code = { $kind ->
    [banana] Plá
    [coconut] Coc
    [watermelon] San
    [grape] Uva
    [pepper] Pim
   *[other] ({ $kind }?)
}
crop = { $kind ->
    [banana] plátanos
    [coconut] cocos
    [watermelon] sandías
    [grape] uvas
    [pepper] pimientos
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (sin agricultores)
    [one] ({ $farmers } agricultor)
   *[other] ({ $farmers } agricultores)
}
planting = { $kind ->
    [banana] plátanos
    [coconut] cocos
    [watermelon] sandías
    [grape] uvas
    [pepper] pimientos
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (sin agricultores)
    [one] ({ $farmers } agricultor)
   *[other] ({ $farmers } agricultores)
}

phase-first-canal = Primer canal
phase-auction = Subasta
phase-planting = Plantación
phase-leftover = La loseta sobrante
phase-canal = Canal de la ronda
phase-extra = Canal adicional

head-first-canal = ¿Dónde va el primer canal?
head-bid = ¿Cuánto pujas?
head-sealed = ¿Cuánto pujas en secreto?
head-resealed = Hemos recibido tu puja. ¿Quieres cambiarla?
head-plant = ¿Qué plantas y dónde?
head-leftover = ¿Dónde va la loseta sobrante?
head-propose = ¿Dónde propones el canal?
head-build = ¿Quieres construir el canal?
head-decide = ¿Dónde construyes el canal?
head-extra = ¿Quieres usar tu canal adicional?

decision = { $decision ->
    [P2] el primer canal
    [P3] la puja
    [P4] una puja secreta
    [P5] la plantación
    [P6] la loseta sobrante
    [P7] una propuesta
    [P8] la decisión del constructor
    [P9] el canal adicional
   *[other] ({ $decision }?)
}
pre-do = { $decision ->
    [P2] Coloca el primer canal
    [P3] Puja
    [P4] Haz tu puja secreta
    [P5] Toma una loseta y plántala
    [P6] Coloca la loseta sobrante
    [P7] Propón un lugar para el canal
    [P8] Decide dónde va el canal
    [P9] Usa tu canal adicional o guárdalo
   *[other] ({ $decision }?)
}

do-bid = Pujar { $amount }
do-pass = Pasar
do-plant = Plantar { $what } en { $square }
do-propose = Proponer { $segment } y ofrecer { $amount }
do-propose-nothing = No proponer nada
do-accept = Aceptar { $segment } y cobrar { $sum }
tried-accept = Aceptar { $segment }
do-build = { $price ->
    [0] Construir en { $segment }
   *[other] Construir en { $segment } y pagar { $price }
}
do-skip = No construir en esta ronda
do-extra = Usar tu canal adicional en { $segment }
do-hold = Guardar tu canal adicional
do-hold-always = Guardarlo en cada ronda, sin volver a preguntar
did-plant = plantas en { $square }
did-propose = propones { $segment } y ofreces { $amount }
did-propose-nothing = no propones nada
did-accept = aceptas { $segment }
did-build = construyes en { $segment }
did-skip = no construyes en esta ronda
did-extra = usas tu canal adicional en { $segment }
did-hold = guardas tu canal adicional

pass-note = no pagas nada, un agricultor menos
hold-note = se volverá a preguntar en la próxima ronda
hold-always-note = hasta que escribas otra cosa
nothing-note = conservas tu dinero
take = cobrar { $sum }
pay = { $price ->
    [0] gratis
   *[other] pagar { $price }
}
has-water = con agua
no-water = sin agua
waters-count = riega { $count }
farmers = { $count ->
    [0] sin agri­cul­tores
    [one] { $count } agri­cul­tor
   *[other] { $count } agri­cul­tores
}

sealed-lead = Los dos pujáis a la vez. Las pujas se descubren cuando han llegado ambas, y ambas se pagan.
sealed-pass = Has pasado en secreto. Hasta que llegue la otra puja puedes cambiarlo.
sealed-amount = Tu puja secreta es de { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}. Hasta que llegue la otra puedes cambiarla.
plant-fewer = Has pasado, así que pones un agricultor menos; una loseta sin agricultores es neutral.
leftover-lead = Por colocar: { $what }. Esta loseta no es de nadie.
propose-first = Nadie ha propuesto aún un lugar.
propose-made = Propuesto hasta ahora: { $proposals }. Puedes unirte a un lugar; las ofertas se suman.
build-lead = Nadie ha propuesto un lugar, así que eliges solo tú.
decide-lead = Propuestas: { $proposals }. Si aceptas un lugar, todo el dinero ofrecido por él es para ti.
extra-lead = Puedes colocar ahora tu canal adicional, una vez por partida. No cuesta nada.
extra-ahead = Todos los que aún tienen su canal adicional pueden decir ya qué quieren: lo coloca el primero en el orden de turno que quiera, y los demás conservan el suyo. Tu respuesta esperará tu turno.
first-canal-lead = El primer canal empieza en el manantial.

any-bid = Con { $order } pujas esa cantidad. Aún puedes pujar: { $ranges }.
any-pass = Con { $order } no pujas. No pagas nada, pero pones un agricultor menos, y quien pasa primero se convierte en constructor del canal.
any-sealed = { $order } hace una puja secreta de 1 a { $most }.
any-sealed-pass = Con { $order } no pujas nada. Entonces pones un agricultor menos.
any-plant = { $order } toma una loseta y la planta en una casilla vacía.
any-leftover = { $order } la coloca en una de estas casillas.
any-propose = { $order } propone un lugar y ofrece por él al constructor una cantidad de 0 a { $most }.
any-nothing = { $order } lo deja a los demás.
any-accept = { $order } construye ahí, y el dinero es tuyo. Propuestos: { $places }.
any-build = { $price ->
    [0] { $order } construye en cualquiera de los lugares libres de abajo.
    [one] { $order } construye en otro lugar de abajo y te cuesta { $price } escudo.
   *[other] { $order } construye en otro lugar de abajo y te cuesta { $price } escudos.
}
any-skip = { $order } no construye nada; el canal vuelve a la caja.
any-extra = { $order } coloca tu canal adicional.
any-hold = { $order } lo guarda para otra ronda.
any-first-canal = { $order } lo coloca en uno de estos lugares.
no-elsewhere = Ahora no se puede construir en otro lugar.
tiles-are = Losetas: { $tiles }.
squares-wet = Casillas con agua: { $squares }
squares-dry = Casillas sin agua: { $squares }
squares-palm = De ellas, con palmera: { $squares }
places-are = Lugares, y lo que allí recibiría agua:
waters = { $segment } → { $gains }
waters-nothing = nada nuevo
empty-squares = vacías { $squares }

news-weather = Sequía e ingresos
news-set-aside = Fuera del juego esta vez: { $what }.
news-first-canal = { $player } coloca el primer canal en { $segment }.
news-first-canal-dice = El primer canal, sorteado, está en { $segment }.
news-offer = Se ofrecen: { $tiles }.
news-bid = { $player } puja { $amount }.
news-passed = { $player } pasa.
news-passed-itself = { $player } no tiene ninguna puja posible y pasa.
news-sealed = { $player } ha hecho una puja secreta.
news-sealed-pass = { $player } pasa en secreto.
news-sealed-own = { $player } puja { $amount } en secreto.
news-unsealed = Se descubren las pujas: { $bids }. { $player } gana la subasta.
news-builder = { $player } recibe el marcador de constructor.
news-builder-kept = { $player } conserva el marcador de constructor.
news-planted = { $player } planta { $what } en { $square }{ $paid ->
    [0] .
   *[other] {" "}por { $paid }.
}
news-proposed = { $player } propone { $segment } y ofrece { $amount }.
news-proposed-nothing = { $player } no propone nada.
news-accepted = { $player } acepta { $segment } y cobra { $sum } ({ $payers }).
news-built = { $player } construye en { $segment } y paga { $price }.
news-not-built = { $player } no construye nada.
news-not-built-itself = No se ha podido construir ningún canal.
news-extra = { $player } coloca el canal adicional en { $segment }.
news-held = { $player } guarda el canal adicional.
news-paid = Todos reciben { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}.
drought-last = Fue la última sequía, y no perdona nada que no tenga agua.
drought-nothing = La sequía no daña a nadie.
drought-weakened = Se marcha un agricultor (entre paréntesis, los que quedan): { $squares }.
drought-dried = Se han secado: { $squares }.

board-head = El tablero ahora
board-head-then = El tablero entonces
board-head-end = El tablero al final
board-caption = El tablero: ocho columnas de a hasta h, seis filas de 1 a 6, canales en las líneas entre bloques de cuatro casillas
palm-short = palma
dry-short = seca
legend = { $kinds }. Jugadores: { $players }; el número son agricultores, 0 es neutral. ~ tiene agua, ! crece sin agua, S es el manantial. Las líneas azules o ~ son canales; una línea con número es un lugar libre.
legend-canal = canal
legend-spring = manantial
legend-free = lugar libre
legend-wet = con agua
legend-named = en los botones de arriba
spring-is = El manantial toca { $squares }.
canals-none = Aún no se ha construido ningún canal.
canals-are = Canales: { $places }
thirsty-are = Sin agua: { $squares }
dried-are = Secas: { $squares }
palms-are = Palmeras: { $squares }
proposals-are = Propuestas: { $proposals }

players-player = Jugador
players-money = Dinero
players-points = Puntos
players-extra = Canal adic.
players-now = Esta ronda
players-note = Puntos: lo que darían las plantaciones si no se secara nada más. Al final cada escudo vale un punto más.
extra-left = sin usar
extra-used = usado
now-builder = construye el canal
now-sealed = ha pujado en secreto
now-bid = ha pujado { $amount }
now-passed = ha pasado
now-proposal = lugar { $segment }, ofrece { $amount }
now-nothing = sin propuesta

areas-head = Las plantaciones y su valor
areas-kind = Cultivo
areas-squares = Casillas
areas-points = Tamaño × agricultores
areas-single = Casillas sueltas: { $areas }.
areas-neutral = De nadie: { $areas }.

outlook-head = Lo que queda por venir
offer-is = Aún se ofrecen en esta ronda: { $tiles }.
supply-is = { $count ->
    [one] Queda { $count } canal en la reserva.
   *[other] Quedan { $count } canales en la reserva.
}
unseen-are = { $count ->
    [one] Queda { $count } loseta por descubrir (con uno + con dos agricultores): { $tiles }.
   *[other] Quedan { $count } losetas por descubrir (con uno + con dos agricultores): { $tiles }.
}
unseen-kind = { $kind ->
    [banana] plátanos
    [coconut] cocos
    [watermelon] sandías
    [grape] uvas
    [pepper] pimientos
   *[other] ({ $kind }?)
} { $ones } + { $twos }
unseen-none = Ya se han descubierto todas las losetas.
set-aside-is = Fuera del juego: { $what }.

points-from = De dónde vienen los puntos
points-from-note = { $kinds } 💰 escudos
part-money = dinero

welcome = ¡Te damos la bienvenida! En esta mesa, en sentido horario: { $players }. La partida dura { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
welcome-idea = En cada ronda pujas por plantaciones, las plantas y les llevas agua con canales. Lo que no tiene agua se seca. Al final cada plantación da su tamaño multiplicado por tus agricultores en ella, y cada escudo un punto.
welcome-how = Te basta con tu correo: te llega un mensaje cuando tienes algo que decidir, y tú lo contestas.
money-open = El dinero de todos está a la vista.
money-hidden = El dinero está oculto: solo ves el tuyo hasta el final.

help-bid = Con { $order } pujas en la subasta.
help-pass = Con { $order } no pujas en la subasta.
help-plant = { $order } toma una loseta y la planta.
help-propose = { $order } propone un lugar para el canal con una oferta.
help-nothing = Con { $order } dejas decidir a los demás.
help-accept = { $order } es para el constructor: cobrar el dinero y construir ahí.
help-build = { $order } es para el constructor: construir donde nadie ha propuesto.
help-skip = { $order } es para el constructor sin propuestas: no construir nada.
help-extra = { $order } coloca tu canal adicional.
help-hold = { $order } guarda tu canal adicional.
label-tiles = Las losetas se nombran por cultivo y agricultores: { $tiles }.
label-squares = Las casillas van de a1 a h6: letra de la columna, número de la fila desde arriba.
label-places = Los lugares para canales van de s1 a s31; el tablero muestra sus números en las líneas.

fact-palms = Palmeras
fact-builder = Constructor del canal
fact-offer = Losetas disponibles
fact-supply = Canales en la reserva
fact-aside = Loseta fuera de la partida
fact-canal = Canal en { $segment }
fact-canal-supply = de la reserva
fact-dried = seca
fact-bid = puja
fact-proposal = propuesta

yours-have = Ahora tienes { $escudos }.
yours-bids = Tienes { $escudos }. Pujas hasta ahora: { $bids }.
yours-no-bids = Tienes { $escudos }, y nadie ha dicho aún una cantidad.
yours-dry = Estas losetas tuyas no tienen agua ahora, cada una con sus agricultores: { $squares }.
yours-no-dry = Todas tus losetas tienen agua ahora.
yours-extra = { $used ->
    [yes] Ya has usado tu canal adicional.
   *[no] Aún tienes tu canal adicional.
}
yours-points = Tal como está, tus plantaciones dan { $plantations ->
    [one] { $plantations } punto
   *[other] { $plantations } puntos
}, y con tus escudos tienes { $total }.
