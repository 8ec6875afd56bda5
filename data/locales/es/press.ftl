# Lo que se dicen los jugadores.

press-head = Lo que dicen los demás
press-one-head = { $player } te escribe
press-says = { $player } a todos:
press-says-you = { $player } solo a ti:
press-says-some = { $player } a ti y a { $others }:
press-words = dicho
press-own = tú
press-note = apunte
press-notes = Tus notas, solo para ti
press-answer = Para responder a todos, escribe { $order }. Nada más de lo que escribes llega a los demás.
press-answer-one = Para responder a una sola persona, escribe { $order }.
press-sent = { $when ->
    [now] Tus palabras han llegado a todos:
    [next] Tus palabras llegarán a todos con su próximo correo:
   *[other] Tus palabras para todos:
}
press-sent-some = { $when ->
    [now] Tus palabras han llegado a { $players } y a nadie más:
    [next] Tus palabras llegarán a { $players } con el próximo correo y a nadie más:
   *[other] Tus palabras para { $players } y para nadie más:
}
press-noted = Anotado solo para ti. Tus notas están en tus correos hasta que escribas { COMMAND("note off") }:
press-notes-gone = Tus notas se han borrado.
press-already = Las mismas palabras ya llegaron hoy a los mismos jugadores, así que no se han enviado otra vez.
press-none = Tus palabras no han llegado a nadie: en esta mesa los jugadores no se escriben, o aún no ha empezado.
press-no-private = Tus palabras no han llegado a nadie: en esta mesa solo se puede escribir a todos. Empieza la línea con { $order }.
press-nobody = Tus palabras no han llegado a nadie: no está claro quién es { $name } en esta mesa. Escribe un color o un nombre.
press-no-reader = Tus palabras no han llegado a nadie: no hay ningún jugador que las lea.
press-too-long = Tus palabras no han llegado a nadie: pueden tener { $limit } caracteres como mucho. Escríbelas otra vez, más cortas.
press-too-many = Tus palabras no han llegado a nadie: ya ha habido { $limit } en un día, o tienes ese número de notas. Espera un poco, o borra las notas con { COMMAND("note off") }.
press-preview = Tus palabras no han llegado a nadie: solo preguntas qué haría el mensaje.
press-offer = Enviar esto a los demás
press-offer-why = Nada de esto ha llegado a los demás jugadores. Si era para ellos, toca el botón.
press-done-head = Hecho. Nada era para el juego
press-done-why = No había ninguna orden en el mensaje, y la partida no ha avanzado.
press-failed-head = Tus palabras no han llegado a nadie
press-failed-why = Nada del mensaje se ha enviado a los demás jugadores, y no contenía ninguna orden.
press-open-head = ¿Dónde acaban tus palabras?
press-open-why = Esta línea está debajo de tus palabras a los demás y puede ser parte de ellas o una orden: { $line }. Por eso no se ha hecho ni enviado nada del mensaje. Envíalo otra vez: una línea vacía acaba tus palabras, y si todo es para los demás, escribe { $order } solo en la línea de abajo.
command-say = { $order } escribe a los demás jugadores; { $block } solo en una línea les envía las líneas de abajo, hasta una línea vacía o { COMMAND("end") }.
command-to = { $order } escribe solo a esos jugadores, si la mesa lo permite.
command-note = { $order } es una nota para ti, en tus correos hasta { COMMAND("note off") }.

again-button = Jugar otra vez
again-button-note = los mismos jugadores, asientos girados
new-button = Una mesa nueva
new-button-note = del mismo juego, con otros
again-asked-head = { $player } quiere jugar otra vez
again-asked-why = { $player } quiere jugar otra vez al mismo juego con todos, en una mesa nueva donde los asientos giran un puesto. Empieza en cuanto todos hayáis dicho que sí.
again-yes = Sí, otra vez
again-no = Mejor no
again-asked-lapse = Sin respuesta, es que no. Un sí vale dos semanas.
again-not-over-head = Esta partida aún no ha acabado
again-not-over-why = Cuando acabe, podrás jugar otra vez con los mismos jugadores.
again-waits-head = Anotado: quieres jugar otra vez
again-waits-why = En cuanto todos digan que sí, empieza una mesa nueva. Aún sin respuesta: { $players }. Se les ha preguntado; tu sí vale dos semanas.
again-not-all-head = Esta vez no
again-not-all-why = No todos los jugadores quieren jugar otra vez ahora, así que no empieza ninguna mesa nueva.
again-declined-head = Anotado: mejor no
again-declined-why = No empieza ninguna mesa nueva contigo. Si cambias de idea, escribe { COMMAND("again") }.
again-too-few-head = Pocos jugadores
again-too-few-why = Sin los jugadores de la casa sois pocos para este juego, así que no se puede jugar otra vez así.
again-cannot-be-head = No se puede jugar otra vez
again-cannot-be-why = Ya no se puede hacer una mesa como esta. El moderador puede abrir otra.
again-begun-head = Seguimos
again-begun-why = Todos jugáis otra vez: en la mesa { $table }. Los primeros correos están en camino.
command-again = { $order } dice tras el final que quieres jugar otra vez con los mismos jugadores; { COMMAND("again no") }, que mejor no.

invite-head = { $player } te invita a { $title }
invite-glance = Por correo, con { $others }. Un toque basta para decir sí o no.
invite-why = { $player } quiere jugar a { $title } por correo contigo y con { $others }, en la mesa { $table }.
invite-how = Te llega un correo cada vez que te toca; respondes con un toque o con una línea. Una partida suele durar unas semanas, con un mensaje cada día o cada dos.
invite-clock = Tiempo para cada respuesta: { $clock }.
invite-no-clock = Sin plazo: cada cual responde cuando puede.
invite-join = Juego
invite-join-note = el primer correo llega cuando todos han dicho que sí
invite-decline = Esta vez no
invite-decline-note = ningún correo más sobre esto
invite-never = No quiero más invitaciones
invite-never-note = pregunte quien pregunte
invite-rules = Las reglas en breve
invite-rules-note = en un correo aparte
invite-rules-answer = Tienes una invitación a esta partida: escribe { COMMAND("join") } para jugar o { COMMAND("decline") } si prefieres no hacerlo.
invite-nothing = Si no haces nada, te lo recordamos una vez y no insistimos más. La partida empieza cuando todos hayan dicho que sí.
invite-again = Este es el único recordatorio.
invite-joined-head = Juegas
invite-joined-why = La partida empieza en cuanto todos digan que sí. Aún sin respuesta: { $players }.
invite-declined-head = Anotado: esta vez no
invite-declined-why = No juegas en esta mesa. Si cambias de idea antes de que empiece, escribe { COMMAND("join") }.
invite-lacks-head = { $player } no juega
invite-lacks-why = Tu mesa espera a que todos digan que sí, así que de momento no empieza. { $player } aún puede cambiar de idea, el moderador puede invitar a otra persona y tú puedes preparar otra mesa.
invite-gone-head = La mesa de { $title } no ha llegado a formarse
invite-gone-why = En cuatro semanas no han aceptado todas las personas invitadas, así que la mesa ya no existe. Abre otra cuando quieras.
invite-never-head = Anotado: no más invitaciones
invite-never-why = Aquí ya no te invitaremos a ninguna mesa, lo pida quien lo pida.

found-closed-head = Las mesas las abre la casa
found-closed-why = Aquí los jugadores no pueden abrir mesas, así que no se ha hecho nada ni se ha preguntado a nadie. El moderador sí puede.
found-bad-person-head = No se ha preguntado a nadie
found-bad-person-why = No entendemos { $name } como una persona a la que preguntar. Escribe nombres y direcciones separados por comas: Anna <anna@example.org>, Ben <ben@example.org> pl. Un nombre tiene como mucho cuatro palabras y cuatro cifras, y no puede parecer un enlace ni un precio.
found-refuses-head = No se ha preguntado a nadie
found-refuses-why = No se puede invitar desde aquí a { $name }, así que no se ha preparado ninguna mesa. Invita a otras personas, o jugad sin ella.
found-too-soon-head = No se ha preguntado a nadie
found-too-soon-why = { $name } ya ha recibido hoy una invitación de aquí. Prueba mañana; no se ha preparado ninguna mesa.
found-twice-head = No se ha preguntado a nadie
found-twice-why = { $name } tiene el mismo buzón que otra de las personas invitadas, salvo lo que sigue al «+». Cada cual necesita el suyo; no se ha preparado ninguna mesa.
found-already-head = No se ha preguntado a nadie
found-already-why = { $name } ya está en esta mesa o ya recibió su invitación. Invita a otras personas.
found-preview-head = Solo una vista previa
found-preview-why = Tu mensaje pedía una vista previa, así que no se ha preparado ninguna mesa ni se ha preguntado a nadie. Para que se haga, envía otra vez solo esa línea.
found-too-many-head = No se ha preguntado a nadie
found-too-many-why = Un jugador puede invitar a { $limit } personas en un día. Prueba mañana; no se ha preparado ninguna mesa.
found-wrong-head = No se ha preguntado a nadie
found-wrong-why = No se ha preparado ninguna mesa: { $why }
found-asked-head = Se les ha preguntado
found-asked-why = La mesa { $table } está lista y empieza en cuanto todos digan que sí: { $players }. Tú ya lo has dicho. Si alguien no quiere jugar, te avisaremos.
command-new = { $order }, con un juego, nombres y direcciones como texto, invita a esas personas a una mesa tuya, si la casa lo permite; empieza cuando todos hayan dicho que sí.
