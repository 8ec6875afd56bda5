# Lo que hacen los moderadores, y las órdenes que se deshacen.

deed-moderator = El moderador
deed-named = { $name } (moderador)
deed-words = moderador
deed-reason = motivo
deed-order = es decir
deed-changed = cambio
deed-you = ti
deed-awaited = todos los jugadores a quienes se espera
deed-more = { $count ->
    [one] Y { $count } cosa más, omitida aquí.
   *[other] Y { $count } cosas más, omitidas aquí.
}

deed-undone = { $by ->
    [you] Has
   *[other] { $who } ha
} deshecho { $count ->
    [one] { $count } orden
   *[other] { $count } órdenes
} de { $players }.
deed-undone-too = { $by ->
    [you] Has
   *[other] { $who } ha
} deshecho { $count ->
    [one] { $count } orden
   *[other] { $count } órdenes
}: las tuyas y las de { $players }.
deed-undone-yours = { $by ->
    [you] Has
   *[other] { $who } ha
} deshecho { $count ->
    [one] tu última orden
   *[other] tus últimas { $count } órdenes
}.
deed-undone-own = { $who } ha deshecho { $count ->
    [one] su propia última orden
   *[other] sus propias últimas { $count } órdenes
}.
deed-undone-steps = { $by ->
    [you] Has
   *[other] { $who } ha
} hecho retroceder la partida { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}.
deed-redone = { $by ->
    [you] Has
   *[other] { $who } ha
} restablecido lo que se había deshecho.
deed-last = La entrada { $last } es la última que sigue en pie.
deed-goes-on = La partida continúa.
deed-not-over = Al final, la partida no ha terminado.

deed-amended = { $who } ha sustituido una orden de { $player }. Lo que seguía en pie después se ha vuelto a jugar.
deed-amended-you = { $who } ha sustituido una orden tuya. Lo que seguía en pie después se ha vuelto a jugar.
deed-amended-now = Ahora es: { $order }
deed-acted = { $who } ha dado una orden por { $player }: { $order }
deed-acted-sealed = { $who } ha dado una orden por { $player }.
deed-acted-you = { $who } ha dado una orden por ti: { $order }
deed-acted-you-sealed = { $who } ha dado una orden por ti.
deed-adjusted = { $who } ha corregido la situación: { $order }
deed-corrected = { $who } ha corregido la situación.
deed-adjusted-sealed = { $who } ha corregido algo oculto.
deed-adjusted-you = { $who } ha corregido algo tuyo que solo puedes ver tú: { $order }
deed-adjusted-you-sealed = { $who } ha corregido algo tuyo que solo puedes ver tú.
deed-adjusted-of = { $who } ha corregido algo que solo puede ver { $player }: { $order }
deed-adjusted-of-sealed = { $who } ha corregido algo que solo puede ver { $player }.
deed-rule = { $who } ha cambiado los ajustes de la mesa: la { $rule } está ahora { $on ->
    [yes] activada
   *[no] desactivada
}.
deed-finished = { $who } ha puesto fin a la partida: cuenta tal como está.
deed-cancelled = { $who } ha cancelado la partida.

deed-start = { $who } ha iniciado la partida.
deed-pause = { $who } ha puesto la partida en pausa.
deed-pause-until = { $who } ha puesto la partida en pausa hasta el { $time }; entonces continuará sola.
deed-pause-over = La pausa ha terminado; la partida continúa.
deed-resume = { $who } deja que la partida continúe.
deed-deadline-more = { $who } ha dado más tiempo a { $players }: { $time }.
deed-deadline-until = { $who } ha fijado un plazo para { $players }: antes del { $time }.
deed-deadline-off = { $who } ha quitado el plazo para { $players }.
deed-clock = { $who } ha cambiado el reloj de la mesa: { $order }
deed-replace = { $who } ha dado el puesto de { $former } a { $player }.
deed-replace-house = { $who } ha dado a { $player } un puesto que ocupaba un jugador automático.
deed-replace-you = { $who } te ha dado el puesto de { $former }.
deed-replace-house-you = { $who } te ha dado un puesto que ocupaba un jugador automático.
deed-take = { $player } ha ocupado el puesto libre de { $former }.
deed-take-you = Has ocupado el puesto libre de { $former }.
deed-address = { $who } ha cambiado la dirección a la que se escribe a { $player }.
deed-address-you = { $who } ha cambiado la dirección a la que te escribimos: a partir de ahora tus correos llegan aquí. Tus planes y todo lo demás siguen igual.
deed-swap = { $who } ha cambiado los puestos de dos jugadores: ahora se sientan ahí { $player } y { $other }.
deed-swap-you = { $who } ha cambiado tu puesto por el de otro jugador: ahora se sientan ahí { $player } y { $other }.
deed-add-seat = { $who } ha añadido a un jugador: { $player }.
deed-drop-seat = { $who } ha quitado a un jugador: { $player }.
deed-choose = { $who } ha cambiado una opción de esta mesa: { $order }
deed-moderator-named = { $who } { $joins ->
    [yes] ha nombrado a { $name } para moderar esta mesa
   *[no] ha quitado a { $name } de quienes moderan esta mesa
}.
deed-moderator-other = { $who } { $joins ->
    [yes] ha nombrado a alguien más para moderar esta mesa
   *[no] ha quitado a alguien de quienes moderan esta mesa
}.
deed-house-rule = { $who } comunica lo que se ha acordado además de las reglas:
deed-house-rule-off = { $who } ha retirado una regla de la casa:
deed-bot = { $who } hace jugar a un jugador automático en lugar de { $player }, hasta que esa persona escriba.
deed-bot-you = { $who } hace jugar a un jugador automático en tu lugar; en cuanto envíes una orden, vuelves a jugar tú.
deed-bot-off = { $who } ya no hace jugar a un jugador automático en lugar de { $player }.
deed-bot-off-you = { $who } ya no hace jugar a un jugador automático en tu lugar; vuelves a jugar tú.
deed-remove = { $who } ha retirado de la partida a { $player }; desde ahora ocupa ese puesto un jugador automático.
deed-remove-you = { $who } te ha retirado de la partida; desde ahora ocupa tu puesto un jugador automático.
deed-left = { $player } ha dejado la mesa; ahora un jugador automático juega en ese sitio.
deed-say = { $who } escribe a todos:
deed-not-playing = { $who } declara que no juega en esta mesa, ni ahora ni más adelante.
deed-reseed = Desde aquí se sortea con una semilla nueva, ya que la anterior puede conocerse. Su SHA-256: { $hash }.
deed-reseed-hidden = Desde aquí se sortea con una semilla nueva.
deed-salt = { $player } ha añadido su sal a los sorteos: { $hash }. Así empieza el SHA-256 { $of ->
    [words] de unas palabras suyas
    [mail] del Message-ID de su primer mensaje
   *[other] ({ $of }?)
}.
deed-salt-you = Tu sal cuenta desde ahora en los sorteos: { $hash }. Así empieza el SHA-256 { $of ->
    [words] de lo que escribiste después de { COMMAND("salt") }
    [mail] del Message-ID de tu mensaje, con sus signos < >
   *[other] ({ $of }?)
}.
deed-reveal = { $who } no juega en esta mesa y lo ha mirado todo, también lo oculto.
deed-addresses = { $who } ha consultado las direcciones de los jugadores.
deed-resend = { $who } ha hecho enviar otra vez el último correo a { $player }.
deed-resend-you = { $who } te ha hecho enviar otra vez el último correo.
deed-tried = { $who } juega en esta mesa y ha intentado dar una orden por { $player }; no se ha ejecutado.
deed-tried-you = { $who } juega en esta mesa y ha intentado dar una orden por ti; no se ha ejecutado.
deed-discarded = { $who } ha intentado algo que se ha rechazado. Lo que se sorteó para ello no cuenta y no volverá nunca.
deed-lost = Lo que había aquí se dañó y se ha perdido.
deed-salvage = { $who } ha reparado el registro de la partida: { $count ->
    [one] su última entrada estaba dañada y se ha perdido
   *[other] sus últimas { $count } entradas estaban dañadas y se han perdido
}. La partida vuelve a estar como antes, tal como muestra el tablero; lo que enviaste después hay que enviarlo otra vez. Desde aquí se sortea con una semilla nueva.
deed-ask-undo = { $player } ha pedido deshacer su última orden.
deed-ask-undo-you = Has pedido deshacer tu última orden.

deed-head-undone = { $count ->
    [one] Se ha deshecho una orden
   *[other] Se han deshecho órdenes
}
deed-head-salvage = Se ha reparado el registro de la partida
deed-head-steps = La partida ha retrocedido un poco
deed-head-redone = Lo que se había deshecho vuelve a contar
deed-head-amended = Se ha sustituido una orden
deed-head-acted = El moderador ha dado una orden por { $player }
deed-head-acted-you = El moderador ha dado una orden por ti
deed-head-adjusted = Se ha corregido la situación
deed-head-rule = Ha cambiado una regla de la mesa
deed-head-finished = Se ha puesto fin a la partida
deed-head-cancelled = Se ha cancelado la partida
deed-head-start = La partida empieza
deed-head-resume = La partida continúa
deed-head-not-over = Al final, la partida no ha terminado
deed-head-deadline = Ha cambiado el plazo
deed-head-clock = Ha cambiado el reloj de la mesa
deed-head-replace = Un puesto ha cambiado de manos
deed-head-address = { $player } tiene otra dirección
deed-head-address-you = A partir de ahora tus correos llegan aquí
deed-head-swap = Dos jugadores han cambiado de puesto
deed-head-set-up = La partida se ha preparado de otra manera
deed-head-moderator = Han cambiado los moderadores de la mesa
deed-head-house-rule = Una regla de la casa de esta mesa
deed-head-bot = Un jugador automático juega en lugar de { $player }
deed-head-bot-you = Un jugador automático juega en tu lugar
deed-head-bot-off = Ya no juega un jugador automático en lugar de { $player }
deed-head-bot-off-you = Vuelves a jugar tú
deed-head-remove = Un jugador ha dejado la mesa
deed-head-words = Unas palabras del moderador
deed-head-other = Lo que ha hecho el moderador
deed-pause-why = Mientras la partida esté en pausa, no se ejecuta ninguna orden y no corre ningún plazo. Lo que envíes mientras tanto se guarda como plan y actuará cuando la partida continúe; te avisaremos en cuanto lo haga.
deed-cancelled-why = No hay resultado, y en esta mesa ya no se admiten órdenes. Abajo está la última situación.
moved-head = Tus correos van a otra dirección
moved-why = { $who } ha cambiado la dirección a la que te escribimos en esta mesa. Aquí no llegará nada más, y lo que escribas desde aquí no cuenta.
farewell-reach = Si es un error, responde a este correo: el moderador leerá lo que escribas. No tendrá ningún otro efecto.

footer-moderator = Para escribir al moderador, empieza una línea con { COMMAND("moderator:") } y pon detrás tus palabras; las demás órdenes del mismo mensaje cuentan igual.
footer-moderators = { $count ->
    [one] Modera: { $names }
   *[other] Moderan: { $names }
}. Para escribirles, empieza una línea con { COMMAND("moderator:") } y pon detrás tus palabras; las demás órdenes del mismo mensaje cuentan igual.
passed-on = Tus palabras han llegado al moderador:
passed-on-words = tú
passed-on-nobody = Esta mesa no tiene moderador, así que tus palabras no han llegado a nadie.
passed-on-too-long = Tus palabras al moderador no se han transmitido: pueden tener { $limit } caracteres como mucho. Escríbelas otra vez, más cortas.
passed-on-too-many = Tus palabras al moderador no se han transmitido: ya le han llegado { $limit } mensajes tuyos en un día. Espera un poco.
passed-on-head = Transmitido al moderador
passed-on-why = El moderador lo lee junto con la situación tal como la ven todos, y responde con lo que hace en la mesa o con unas palabras a todos.
not-passed-on-head = No transmitido al moderador
not-passed-on-why = No se ha cambiado nada.

house-rules = Reglas de la casa de esta mesa
house-rule = regla de la casa

undo-ask-head = { $player } quiere deshacer una orden
undo-ask-head-you = Quieres deshacer una orden
undo-ask-why = { $player } pide deshacer su última orden. Desde entonces alguien ha jugado o algo se ha revelado, así que se te pide permiso. Si te parece bien, escribe { $order }.
undo-ask-button = Me parece bien
undo-ask-lapse = Si prefieres que no, sigue jugando sin más: en cuanto alguien dé la siguiente orden, la petición caduca.

nothing-to-undo-head = Ninguna orden tuya se puede deshacer
nothing-to-undo-why = Con { COMMAND("undo") } deshaces tu propia última orden, y ahora no hay ninguna que se pueda deshacer. No se ha cambiado nada.
undo-asked-head = Tu orden sigue en pie por ahora
undo-asked-why = Desde tu última orden alguien ha jugado o algo se ha revelado, así que no se puede deshacer sin más. Se ha preguntado a los jugadores a quienes se espera y al moderador. No cambia nada, salvo que alguno de ellos escriba { COMMAND("allow undo") }; entonces te avisaremos.
no-undo-asked-head = Nadie pide deshacer una orden
no-undo-asked-why = No hubo tal petición, o caducó porque la partida siguió. No se ha cambiado nada.
several-undos-asked-head = Varios jugadores quieren deshacer una orden
several-undos-asked-why = No se sabe a qué orden te refieres, así que no se ha cambiado nada. Responde al correo sobre el jugador a quien se lo permites.

command-undo = Escribe { $order } para deshacer tu última orden, mientras nadie haya jugado desde entonces y no se haya revelado nada.
command-allow-undo = Escribe { $order } para permitir que otro jugador deshaga una orden si lo pide.
command-moderator = Con { $order } escribes al moderador, hasta la siguiente línea vacía; lo demás del mensaje cuenta igual.

no-archive-head = El archivo no está disponible ahora
no-archive-why = La partida se envía como archivo cuando ha terminado. Uno demasiado grande para un correo lo tiene quien administra este servidor.
command-archive = { $order } te envía la partida como archivo, cuando ha terminado.

change = { $what }: { $now } (antes: { $was })
change-nothing = nada
fact-asked = Ahora se pregunta a
fact-round = Ronda
