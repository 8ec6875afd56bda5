# Palabras de todos los correos, sea cual sea el juego.

kicker = { $title } · mesa { $table }
kicker-you = tú, { $player }
subject = { $name } [mesa { $table }]
subject-turn = Te toca: { $title }
apart = { "; " }
pair = { $name }: { $is }
you-have = tienes
bids-so-far = ya se ha pujado
leaves = quedan { $amount }
other-amount = Otra…
other-amount-label = Pujar otra cantidad ({ $open })
footer-reply = Para responder, pulsa un botón de arriba o contesta a este correo. La dirección de respuesta es solo para ti: no la reenvíes.
footer-reply-only = Para responder, contesta a este correo. La dirección de respuesta es solo para ti: no la reenvíes.
footer-quote = No hace falta borrar el correo citado; solo se lee lo que escribes tú.
footer-receipt = Si no quieres correos como este, escribe { $order }.
pre-refused = No ejecutado: { $line }.
pre-meant = ¿Querías decir { $order }?
pre-tap = Basta un toque.
pre-public = La situación tal como todos pueden verla.
mended-others = { $others ->
    [one] Tu otra orden no va incluida: vuelve a enviarla.
   *[other] Tus otras { $others } órdenes no van incluidas: vuelve a enviarlas.
}
mended-line = corregido
mended-all-note = { $others ->
    [one] y tu otra orden, sin cambios
   *[other] y tus otras { $others } órdenes, sin cambios
}
pre-still = Sigue siendo tu turno.
pre-by = Responde antes del { $when }.
pre-late = Tu respuesta se retrasa, los demás esperan.
pre-left = Tiempo restante: { $left }.
pre-no-deadline = Sin plazo.
pre-next = Turno de: { $players }.
pre-over = Puntos: { $points }.
pre-over-more = La historia, de dónde vienen los puntos, el archivo, la revancha.
pre-bids = hasta ahora { $bids }
pre-no-bids = nadie ha pujado todavía
pre-have = Tienes { $money }.

blank = { $blank ->
    [action] acción
    [amount] cantidad
    [card] carta
    [cards] número
    [cell] casilla
    [choice] elección
    [code] código
    [colony] colonia
    [column] columna
    [condition] condición
    [decision] decisión
    [order] orden
    [place] lugar
    [player] jugador
    [round] ronda
    [spice] especia
    [square] casilla
    [store] plantación
    [text] texto
    [tile] loseta
   *[other] { $blank }
}

refused-head = { $line } no se ha ejecutado
not-understood-head = { $line } no se ha entendido
line-number = línea { $line }
rule = regla { $rule }
did-you-mean = ¿Querías decir { $order }?
probably-meant = seguramente querías decir esto
nothing-carried-out = { $others ->
    [0] No se ha ejecutado nada de este mensaje.
    [one] No se ha ejecutado nada de este mensaje: su otra orden también se ha apartado.
   *[other] No se ha ejecutado nada de este mensaje: sus otras { $others } órdenes también se han apartado.
}
undo-stands = Lo que había que deshacer está deshecho.
carried-out-before = { $stood ->
    [one] La orden anterior se ha ejecutado y sigue en pie, porque ha revelado algo que ya no se puede ocultar.
   *[other] Las { $stood } órdenes anteriores se han ejecutado y siguen en pie, porque han revelado algo que ya no se puede ocultar.
}
not-carried-out = { $others ->
    [0] Esta no se ha ejecutado.
    [one] Esta no se ha ejecutado, ni tampoco la siguiente.
   *[other] Esta no se ha ejecutado, ni tampoco las { $others } siguientes.
}
button-write = escribe:
receipt-head = Tus órdenes se han ejecutado
done-one-head = Hecho: { $what }
done-many-head = Hecho: { $count ->
    [one] una orden ejecutada
   *[other] { $count } órdenes ejecutadas
}
done-kept-head = Anotado: { $count ->
    [one] una línea espera su momento
   *[other] { $count } líneas esperan su momento
}
did-bid = pujas { $amount }
did-pass = pasas
receipt-nothing = Ahora no tienes que hacer nada.
undo-button = Deshacerlo
undo-button-note = mientras nadie haya jugado después
board-button = El tablero
board-button-note = y el correo entero
answers-button = Todas las respuestas
answers-button-note = y cómo se escriben
help-button = Todas las órdenes
help-button-note = y cómo se escriben
archive-button = Toda la partida
archive-button-note = como página para verla y como archivo que se puede verificar
course-head = Los puntos, ronda a ronda
course-player = Jugador
course-note = La estrella indica quién iba en cabeza.
story-led = { $player } fue en cabeza de la primera a la última ronda.
story-took = { $player } fue en cabeza desde la ronda { $round }; antes iba { $other }.
story-took-level = { $player } fue en cabeza desde la ronda { $round }; en la anterior iban empatados { $players }.
story-two = { $one } y { $other }
story-level = Nadie va solo en cabeza al final: { $players } tienen { $points } puntos.
story-source = Lo que más dio a { $player }: { $what }, { $points } de { $total } puntos.
story-sources = Lo que más dio a { $player }: { $what }, { $points } de { $total } puntos; a { $other }: { $theirs }, { $less }.
story-fall = La mayor pérdida en una ronda fue la de { $player }: { $points ->
    [one] un punto
   *[other] { $points } puntos
} en la ronda { $round }.
story-close = Entre el primero y el segundo hay { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
footer-over = Aquí ya no se puede pedir nada más que { $archive } y { $again }. Gracias por jugar.
invited-by = Te ha invitado a esta mesa { $names }.
newcomer-head = Cómo funciona esto
newcomer-what = Monsoon lleva juegos de mesa por correo: sin cuenta, sin página que visitar, sin nada que instalar.
newcomer-next = Después de tu respuesta le toca al siguiente jugador. Tu próximo correo llega cuando se te vuelve a preguntar algo.
newcomer-long = Una respuesta lleva un minuto o dos. Cuántos días dura la partida depende de lo rápido que respondan todos.
newcomer-leave = Para dejarlo, escribe { $order }: un jugador automático ocupa tu lugar y no llegan más correos.

no-orders-head = Tu mensaje no contenía ninguna orden
no-orders-why = Hemos buscado una orden en lo que escribiste encima del correo citado y no hemos encontrado ninguna. No se ha ejecutado nada.
doubtful-head = ¿Lo has escrito tú?
doubtful-why = Está entre líneas citadas de tu mensaje o en tu firma, y no sabemos si lo has escrito tú como orden o si lo puso ahí tu programa de correo. Por eso no se ha ejecutado nada del mensaje. Envía tus órdenes otra vez: escríbelas todas encima del correo citado y de tu firma.
doubtful-line = ¿tuyo?
copied-head = ¿Lo has copiado o es una cita?
copied-why = Es una orden tal como aparece en nuestros correos. Está junto a otras palabras, y no sabemos si la has copiado o si tu programa de correo la citó. Por eso no se ha ejecutado nada del mensaje. Si es tu orden, envíala otra vez sola en un mensaje o pulsa un botón de abajo.
empty-head = Tu mensaje estaba vacío
empty-why = No hemos encontrado en él nada tuyo, así que no se ha ejecutado nada. Un asunto que viene de nuestro correo no se lee. Escribe tu orden en la primera línea del mensaje o pulsa un botón de abajo.
several-tables-head = Tu mensaje era para varias mesas
several-tables-why = Llegó a las direcciones de { $tables }. Un mensaje es solo para una mesa, así que no se ha ejecutado nada en ninguna. Envía a cada mesa su propio mensaje; puedes empezar aquí:
elsewhere-head = Ese mensaje era también para otra mesa
elsewhere-why = El mismo mensaje llegó también a { $tables } y vale allí. Un mensaje es solo para una mesa, así que aquí no se ha ejecutado nada. Si te referías también a esta mesa, escríbele en un mensaje aparte.
quiet-answers-head = De momento no habrá más respuestas
quiet-answers-why = En una hora, muchos de tus mensajes no han cambiado nada en la partida, así que hasta el { $until } esos mensajes se quedan sin respuesta. Tus órdenes valen como antes, y los correos sobre ellas llegan.
quiet-strangers-head = Más mensajes de desconocidos
quiet-strangers-why = Siguen llegando a tu dirección de respuesta mensajes desde direcciones que no sabemos si son tuyas. Hasta el { $until } no te preguntaremos por más, y no se ejecutan. Tus propias órdenes valen como antes. Si alguno de esos mensajes era tuyo, envíalo de nuevo después. Si no, escribe { COMMAND("renew") } para recibir otra dirección de respuesta.
quiet-unproven-head = Más mensajes que nadie avala
quiet-unproven-why = Han llegado a tu dirección de respuesta muchos mensajes con tu dirección que ningún servidor de correo avala. Hasta el { $until } no te preguntaremos por más, y no se ejecutan; envía el tuyo de nuevo después. Lo que tu servidor avala vale como antes. Si esos mensajes no eran tuyos, escribe { COMMAND("renew") } para recibir otra dirección de respuesta.
no-sender-head = ¿Quién escribió este mensaje?
no-sender-why = Ha llegado a tu dirección de respuesta un mensaje sin remitente, o con varios, así que no sabemos de quién es y no se ha ejecutado nada. Si era tuyo, envíalo de nuevo solo con tu dirección como remitente. Te lo decimos como mucho una vez al día.
stale-head = Tu mensaje responde a un correo anterior
stale-why = La partida ha seguido desde aquel correo, así que no se ha ejecutado nada: tu orden podía referirse a lo que se preguntaba entonces. Aquí está lo que ha pasado desde entonces y lo que se te pregunta ahora.
which-decision-head = ¿Para qué decisión es?
which-decision-why = { $line } no responde a nada de lo que se te pregunta ahora, así que no se ha ejecutado ni guardado nada. Si es para más tarde, empieza con la decisión y dos puntos: { $ahead }
asks-head = ¿Es una pregunta o una orden?
asks-why = Hay un signo de interrogación en { $line }, así que no se ha ejecutado nada. Si es lo que quieres, envíalo sin interrogación.
negated-head = ¿Sí o no?
negated-why = { $line } se puede entender de dos maneras, así que no se ha ejecutado nada. Escribe solo la orden que quieres dar.
talk-head = ¿Era una orden?
talk-why = { $line } parece una orden, pero también es algo que se dice sin más, así que no se ha ejecutado nada. Escribe solo la orden.
talk-reach = Nada de lo que escribes llega a los demás jugadores, salvo detrás de { COMMAND("say") }.
talk-none = Nada de lo que escribes llega a los demás jugadores: en esta mesa los jugadores no se escriben.
offer-preview = ¿Qué haría?
not-awaited-head = Ahora no tienes nada que decidir
not-awaited-why = La partida espera a otra persona, y tu orden no corresponde a ninguna decisión que aún te quede en esta ronda, así que no se ha ejecutado. Puedes enviar por adelantado órdenes para más tarde: se guardan hasta su momento.
too-large-head = Tu mensaje era demasiado grande
too-large-why = Ocupa { $size } KB y leemos hasta { $limit } KB. Envía las órdenes otra vez sin archivos adjuntos.
no-token-head = Responde al correo correcto
no-token-why = Tu mensaje no llegó a la dirección de respuesta de ninguno de nuestros correos, así que no se ha ejecutado nada. Contesta a este correo o pulsa un botón de abajo. Te lo decimos como mucho una vez al día.
other-sender-head = Llegó una orden desde otra dirección
other-sender-why = Alguien usó tu dirección de respuesta desde { $from }. No sabemos si esa dirección es tuya, así que no se ha ejecutado nada; el mensaje espera. Si fuiste tú, confírmalo: entonces podrás escribir también desde esa dirección y el mensaje se leerá. Si no, no hagas nada, o escribe { COMMAND("renew") } para recibir otra dirección de respuesta.
confirm-button = Fui yo
unproven-head = ¿Es tuyo este mensaje?
unproven-why = Llegó un mensaje con tu dirección y a tu dirección de respuesta, pero ningún servidor responde por él, así que espera y no se ha ejecutado nada. Si fuiste tú, confírmalo. Si no, no hagas nada, o escribe { COMMAND("renew") } para recibir otra dirección de respuesta.
unsigned-head = Tu mensaje no iba firmado
unsigned-why = Pediste que tus órdenes solo cuenten con tu frase secreta. No se ha ejecutado nada. Envíalas otra vez con una línea { COMMAND("sign") } y tu frase.
wrong-passphrase-head = Esa no es tu frase secreta
wrong-passphrase-why = El mensaje iba firmado, pero con otra frase. No se ha ejecutado nada. Las mayúsculas y minúsculas cuentan.
confirmed-head = Confirmado
confirmed-why = Ya puedes escribir desde { $from }. Ningún mensaje de allí espera ya. Para retirarla, escribe { COMMAND("forget") } y la dirección.
no-such-code-head = Ese código no responde a nada
no-such-code-why = Ya se usó, tiene más de dos semanas, es de antes de tu nueva dirección de respuesta o no es de esta mesa. No ha cambiado nada.
passphrase-set-head = Tu frase secreta está fijada
passphrase-set-why = Desde ahora en esta mesa solo se ejecutan mensajes con una línea { COMMAND("sign") } y tu frase. Guardamos solo su huella y no podemos leerla. Para desactivarlo, escribe { COMMAND("sign off") } en un mensaje firmado.
passphrase-short-head = Elige otra frase secreta
passphrase-short-why = Debe tener al menos 6 caracteres y como mucho 200. No ha cambiado nada.
passphrase-off-head = Tus mensajes ya no necesitan frase secreta
passphrase-off-why = Las órdenes vuelven a contar sin firma.
renewed-head = Tienes otra dirección de respuesta
renewed-why = Contesta desde ahora a este correo: las direcciones de los anteriores ya no valen, las tenga quien las tenga. Tus planes siguen.
addresses-head = Tus direcciones
addresses-why = Además de tu dirección registrada puedes escribir desde: { $others }. Para retirar una, escribe { COMMAND("forget") } y la dirección.
no-addresses-head = Tienes una sola dirección
no-addresses-why = Solo puedes escribir desde tu dirección registrada. Para añadir otra, escribe desde ella a tu dirección de respuesta; te preguntaremos aquí.
too-many-head = Demasiadas órdenes en un mensaje
too-many-why = Un mensaje puede contener { $limit ->
    [one] { $limit } orden
   *[other] { $limit } órdenes
}, y el tuyo contenía más. No se ha ejecutado nada.
paused-head = La partida está en pausa
paused-why = El moderador tiene que revisar algo primero. No se ha ejecutado nada y nada se ha perdido; te avisaremos en cuanto continúe.
paused-kept-head = Guardado hasta que la partida continúe
paused-kept-why = La partida está en pausa, así que ahora no se ejecuta nada. Lo que has enviado es un plan, que actuará cuando la partida continúe. Hasta entonces puedes enviar otra orden en su lugar o retirarlo.
paused-not-kept-head = Esto no se puede guardar
paused-not-kept-why = La partida está en pausa, así que ahora no se ejecuta nada, y esto no se puede guardar como plan. Envíalo otra vez cuando la partida continúe; te avisaremos en cuanto lo haga.
past-head = El tablero al final de la ronda { $round }
past-why = Así estaba la partida al final de esa ronda. Aquí no se pregunta nada.
past-public = Entonces tu lugar lo ocupaba otra persona, así que aquí está lo que podía ver todo el mundo.
past-now = El tablero actual
past-not-yet-head = No ha habido ronda { $round }
past-not-over-head = La ronda { $round } no ha terminado
past-no-number-head = Eso no es el número de una ronda
past-no-number-why = No se ha ejecutado nada de este mensaje.
past-which = { $over ->
    [0] Todavía no ha terminado ninguna ronda; { COMMAND("board") } trae la situación actual.
   *[other] La última ronda terminada es la { $over }: { $order } trae el tablero de su final, y { COMMAND("board") } la situación actual.
}
already-over-head = Esta partida ha terminado
already-over-why = En esta mesa ya no se admiten órdenes. Así terminó la partida:
unreadable-head = No se ha podido leer tu mensaje
unreadable-why = Está dañado. Envía las órdenes otra vez como texto simple.
salt-settled-head = Tu sal ya está fijada
salt-settled-why = Cada puesto añade su sal a los sorteos una sola vez, con su primer mensaje, para que nadie pueda probar varias. La tuya es { $salt }. No se ha ejecutado nada de este mensaje; envía lo demás otra vez sin esa línea.
salt-none-head = Esta mesa no admite sal
salt-none-why = Sus sorteos salen solo de la semilla. No se ha ejecutado nada de este mensaje; envía lo demás otra vez sin esa línea.
attachments-unread = Tu mensaje llevaba un archivo adjunto. Los archivos adjuntos no se leen: escribe tus órdenes en el propio mensaje.

seed-head = Comprobar los sorteos
seed-promise = Todo el azar de esta mesa sale de un único texto secreto, la semilla. Esta es su huella (SHA-256). La semilla se revelará al terminar la partida; entonces cualquiera podrá comprobar que nunca cambió.
seed-promise-salted = Todo el azar de esta mesa sale de un texto secreto, la semilla, y de una sal de cada jugador. Esta es la huella de la semilla (SHA-256), dada antes de que nadie añadiera sal. La semilla se revelará al terminar la partida; entonces cualquiera podrá comprobar cada sorteo. Tu primer mensaje añade tu sal por sí solo; también puedes escribir en él { $order }, con palabras tuyas.
seed-is = La semilla de esta mesa era { $seed }.
seed-check = Este comando muestra su huella:
seed-promised = Debe ser igual a la huella del primer correo:

commands-head = Comandos que siempre funcionan
command-board = Escribe { $order } para recibir la situación actual.
command-board-then = Escribe { $order } para recibir el tablero tal como estaba al final de esa ronda.
command-resend = Si se ha perdido un correo, escribe { $order } para recibirlo otra vez, o lo que se te pregunta ahora.
command-rules = Escribe { $order } para leer las reglas, o pregunta qué es una cosa.
command-help = Escribe { $order } para recibir la explicación de todas las órdenes.
command-language = Escribe { $order } para cambiar el idioma de tus correos, por ejemplo { COMMAND("language en") }; hay en, pl, fr, da y es.
command-orders = Escribe { $order } para ver en inglés las órdenes de tus correos, o { COMMAND("orders mine") } para verlas en el idioma de los correos.
command-receipts = Escribe { $order } para no recibir correos que solo dicen que tu mensaje se ha ejecutado, o { COMMAND("receipts on") } para volver a recibirlos.
command-letters = Escribe { $order } para recibir solo texto, { COMMAND("letters html") } para recibir solo HTML y { COMMAND("letters both") } para recibir ambos. Llega un correo tras cada jugada con { COMMAND("letters every-move") }, al empezar cada ronda con { COMMAND("letters round") }, una vez al día con { COMMAND("letters daily 18:00") } y solo en tu turno con { COMMAND("letters my-turn") }.
command-calendar = Escribe { $order } para recibir los plazos en tu calendario; { COMMAND("calendar off") } lo termina.
command-plans = Escribe { $order } para recibir la lista de tus planes.
command-forget = Escribe { $order } para retirar todos los planes; { COMMAND("forget") } y el nombre de una decisión retira solo el plan para ella.
command-leave = Escribe { $order } para dejar esta mesa; se te preguntará otra vez.
command-continue = Escribe { $order } para que sigan los planes en pausa.
command-preview = Escribe { $order } en un mensaje con otras líneas para saber qué harían; no cambia nada.
command-renew = Escribe { $order } para recibir otra dirección de respuesta si alguien más tiene la tuya.
command-sign = Escribe { $order } y un texto para fijar una frase secreta; después solo se ejecutan mensajes con una línea { COMMAND("sign") } y ese texto.
command-addresses = Escribe { $order } para ver desde qué direcciones puedes escribir.
command-salt = Escribe { $order } en tu primer mensaje para mezclar palabras tuyas en los sorteos; si no, se usa su Message-ID.

mail-rules-head = Cómo se leen tus mensajes
mail-rule-lines = Una orden por línea; varias órdenes en un mensaje se ejecutan una tras otra.
mail-rule-all = Todo o nada: si se rechaza una orden de un mensaje, no se ejecuta ninguna y te decimos por qué. Pero si una de ellas ha revelado algo oculto, las anteriores a la rechazada siguen en pie.
mail-rule-quote = Tampoco se leen el correo citado ni tu firma.

round-of = Ronda { $round } de { $rounds }
round-brief = Ronda { $round }/{ $rounds }
before-brief = Antes de la ronda 1
before-round = Antes de la primera ronda
phase-finished = Final de la partida

head-nothing = Ahora no tienes que hacer nada
head-help = Todas las órdenes
head-welcome = Te damos la bienvenida a { $game }
head-over = { $count ->
    [one] La partida ha terminado: gana { $players }
   *[other] La partida ha terminado: victoria compartida de { $players }
}
head-over-won = { $count ->
    [one] Ganas
   *[other] Compartes la victoria
}
head-over-lost = Gana { $players }; quedas { $place ->
    [2] en segundo lugar
    [3] en tercer lugar
    [4] en cuarto lugar
   *[other] en quinto lugar
}
waiting = Esperamos a { $players }.
waiting-too = También esperamos a { $players }.

tap-note = Un botón abre un mensaje con la orden ya escrita; solo hay que enviarlo. También puedes escribir la orden tú.
any-answer = Todas las respuestas posibles
or = o
in-own-words = Para escribir tú la respuesta: { $forms }.
link-board = El tablero
link-help = Todas las respuestas
link-rules = Las reglas
link-away = Estaré fuera
link-letters = Menos correos

news-head = Desde tu último correo
news-head-first = Lo que ha pasado hasta ahora
news-setup = Preparación
news-round = Ronda { $round }
news-over = La partida ha terminado.

players-head = Los jugadores de la mesa
players-you = (tú)
players-hidden = oculto

standings-head = Clasificación final
standings-total = Total

how-head = Cómo responder
how-lines = Una orden por línea, varias por mensaje si quieres.
how-all = Todo o nada: si se rechaza una, no se ejecuta ninguna, salvo que una anterior ya haya revelado algo; te decimos por qué.
how-generous = Las mayúsculas, comas y puntos no importan. Después de un # puedes escribir una nota para ti.

help-lead = Estas son todas las órdenes del juego. Preguntar no cambia nada en la partida.
orders-head = Órdenes de este juego
labels-head = Cómo se llama cada cosa

rules-head = Las reglas de { $game }
rules-about = { $topic } · reglas
rules-unknown-head = No hay ninguna página sobre «{ $words }»
rules-none = Aquí no hay reglas escritas de este juego.
rules-not-here = Esta mesa juega una edición que no lo tiene.
rules-what = ¿Qué es? { $topic }
rules-more = Más sobre: { $topic }
rules-all-head = Sobre qué puedes leer
rules-how = Escribe { $order } y un nombre, o pregunta como a una persona. Preguntar no cambia nada.

plans-head = Tus planes
plans-none = No tienes planes: se te preguntará cada decisión.
plans-change = Nadie más ve tus planes. Una línea nueva sustituye a la de la misma decisión. Escribe { $one } para retirar un plan, o { $all } para retirarlos todos.
plans-held = Lo marcado como en pausa espera tu palabra: escribe { $order } para que siga.
plans-lapsed = { $count ->
    [one] Este plan ha caducado, porque su decisión pasó sin él:
   *[other] Estos planes han caducado, porque sus decisiones pasaron sin ellos:
}
plan-is = previsto
plan-held = en pausa
plan-lapsed = caducado
# Opens a mail with the line, to be changed and sent.
plan-change = cambiar

left-out-head = { $count ->
    [one] Se ha dejado fuera una línea de tu mensaje: esa decisión no te toca en esta ronda. Lo demás cuenta.
   *[other] Se han dejado fuera { $count } líneas de tu mensaje: esas decisiones no te tocan en esta ronda. Lo demás cuenta.
}
left-out = dejada fuera
done-head = Gracias. Esto es lo que ha hecho tu mensaje:
earlier-acted = Hecho como escribiste: { $orders }.
earlier-kept = { $count ->
    [one] Una línea tuya queda para más tarde.
   *[other] { $count } líneas tuyas quedan para más tarde.
}
done-acted = ejecutado
done-kept = para más tarde
done-forgotten = { $count ->
    [one] Se ha retirado una línea de tus planes.
   *[other] Se han retirado { $count } líneas de tus planes.
}
done-woken = { $count ->
    [one] Una línea de tus planes en pausa sigue adelante.
   *[other] { $count } líneas de tus planes en pausa siguen adelante.
}

stopped-head = Uno de tus planes se ha detenido
stopped-line = detenido
stopped-tried = probado
stopped-why = Nada de lo que indica se puede hacer.
stopped-wanted-head = Aquí querías que se te preguntara
stopped-wanted = Aquí querías que se te preguntara.
stopped-now = Por eso se te pregunta ahora.
stopped-holds = Tus otros planes esperan hasta que escribas { $order } para que sigan.

invited-why = Todavía no se te pregunta nada y nadie te espera. Lo que dejes abierto se te preguntará en su momento.
sheet-may = { $sheet ->
    [round] Por adelantado: esta ronda
    [extra-canal] Por adelantado: tu canal adicional
    [extra-actions] Por adelantado: tus acciones adicionales
    [quick-start] Por adelantado: tu Inicio rápido
    [markers] Por adelantado: bandera y marcadores
    [auction] Por adelantado: la subasta
    [actions] Por adelantado: tus acciones
   *[other] Por adelantado, si quieres
}
sheet-how = O copia las líneas vacías de abajo al principio de tu respuesta y escribe tus órdenes en lugar de los puntos. Una línea sin cambios no hace nada. Lo que sigue a un # no se lee.
sheet-line = hoja
sheet-like = por ejemplo
sheet-send = Enviar esta hoja
sheet-send-note = { $count ->
    [one] una línea, como abajo
   *[other] { $count } líneas, como abajo
}
sheet-fill = Rellenarla
sheet-fill-note = las mismas líneas, vacías
sheet-these = { $count ->
    [one] esta línea
   *[other] estas { $count } líneas
}

preview-head = No ha cambiado nada: esto es lo que haría tu mensaje
preview-none = En tu mensaje no había ninguna línea que probar.
preview-line = tu línea
preview-act = ejecutada como
preview-keep = para más tarde
preview-change = { $count ->
    [0] No cambiaría ninguno de tus planes.
    [one] Retiraría o reanudaría una línea de tus planes.
   *[other] Retiraría o reanudaría { $count } líneas de tus planes.
}
preview-left-out = Esta línea se dejaría fuera y el resto del mensaje contaría.
preview-unknown = Su efecto depende de lo que revelen las líneas de arriba.
preview-refused = Esta línea se rechazaría:
preview-coming-head = Lo que aún te queda en esta ronda
preview-ask = se te preguntará

ahead-head = Órdenes por adelantado
ahead-line = Las decisiones que aún han de llegar se pueden tomar ya, en secreto: el nombre de la decisión, dos puntos y la orden, por ejemplo { $order }. Las hojas de tus correos muestran esos nombres.
ahead-if = Con condiciones, y con alternativas si algo no se puede hacer: { $order }.
ahead-ask = Escribe { $order } en lugar de una orden para que se te pregunte ahí de todos modos. O termina una línea con { $then }: cuando haya actuado, tus otros planes esperarán.
ahead-rounds = Empieza una línea con { $every } o { $until } si vale para más que esta ronda.

leaving-head = ¿Quieres dejar esta mesa?
leaving-why = Has escrito { $line }. Si te vas, un jugador automático sigue en tu lugar y no recibes más correos de aquí. Se avisa a los demás y al moderador, que puede sentar a otra persona. Hasta entonces puedes volver. De momento no se ha hecho nada: para irte, pulsa el botón o escribe { $order }. Si solo necesitas una pausa, escribe { COMMAND("away") } y los días.
leaving-button = Dejar la mesa
likely-head = ¿Querías decir esto?
likely-why = Tu mensaje decía { $line }. Puede ser { $order }, pero no se ha entendido { $left }, así que no se ha ejecutado nada. Si quieres decir { $order }, pulsa el botón.
misspelled-head = ¿Querías decir esto?
misspelled-why = Tu mensaje decía { $line }. Puede ser { $order }, así que todavía no se ha ejecutado nada. Si es eso, pulsa el botón.
among-head = ¿Querías decir esto?
among-why = Tu mensaje parece decir { $order }. También dice { $left }, y no se sabe si eso cambia algo, así que no se ha ejecutado nada. Si quieres decir { $order }, pulsa el botón.
among-words-head = ¿Querías decir esto?
among-words-why = Tu mensaje parece decir { $order }, pero no se ha entendido todo, así que no se ha ejecutado nada. Si es eso, pulsa el botón.
seat-player = Jugador { $colour ->
    [red] rojo
    [green] verde
    [brown] marrón
    [yellow] amarillo
    [purple] morado
   *[other] { $colour }
}
seat-house = Ordenador { $colour ->
    [red] rojo
    [green] verde
    [brown] marrón
    [yellow] amarillo
    [purple] morado
   *[other] { $colour }
}
