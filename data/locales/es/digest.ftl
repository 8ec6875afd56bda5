# Correos sobre varias mesas de una persona.

digest-subject = Tus mesas, { $day }
digest-head = { $count ->
    [0] Ninguna mesa te espera
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
digest-wait-you = te esperan
digest-wait-others = esperan a otros
digest-ended-name = terminadas
digest-ended = partida terminada
digest-your-turn = te toca
digest-no-deadline = sin plazo
digest-whole = El correo entero
digest-whole-note = con todas las respuestas y el tablero
digest-pre-turn = Te toca: { $tables }.
digest-pre-news = Novedades: { $tables }.
digest-example = mesa 12:
digest-end = Varias mesas en una respuesta:
digest-how = escribe una línea como { $line } encima de lo que es para esa mesa. Un botón es para su propia mesa y no necesita nada más.
digest-why = Todas tus mesas con correo diario están en este; lo que no puede esperarlo llega aparte. En respuesta a él, { $order } hace que las preguntas vuelvan a llegar al momento, en todas ellas.
digest-done-all = { $count ->
    [one] Hecho en una mesa
   *[other] Hecho en las { $count } mesas
}
digest-done-some = Hecho en { $done } de { $count } mesas
digest-done-nothing = No se ha hecho nada
digest-unplaced = { $count ->
    [one] ¿Para qué mesa es esta línea? No se ha ejecutado en ninguna.
   *[other] ¿Para qué mesas son estas líneas? No se han ejecutado en ninguna.
} Envíalo otra vez debajo de una línea como { $line } o pulsa un botón.
digest-doubtful = Nada indica si estas líneas las escribiste tú o las citó tu programa de correo. Envía otra vez tus respuestas solas, en un mensaje sin cita.
digest-unreadable = No se puede leer tu mensaje, así que no se ha hecho nada. Envía texto sin formato.
digest-not-here = Alguien escribió a la dirección de respuesta de un correo así, pero no desde tu dirección, o nadie responde de ella. ¿Fuiste tú? Entonces pulsa los botones de las propias mesas o contesta a sus correos.
digest-line = línea
digest-note-gone = Ya no juegas en esta mesa. No se ha hecho nada.
digest-note-apart = La respuesta llega en un correo aparte.
digest-note-done = Hecho.
digest-note-nothing = No se ha hecho nada: se han contestado demasiados mensajes en una hora.
digest-note-failed = Eso falló, y no por tu culpa. Aquí no se ha hecho nada; los moderadores lo saben.
nothing-carried-out-here = { $others ->
    [0] No se ha ejecutado nada en esta mesa.
    [one] No se ha ejecutado nada en esta mesa: tu otra orden para ella también se ha apartado.
   *[other] No se ha ejecutado nada en esta mesa: tus otras { $others } órdenes para ella también se han apartado.
}
