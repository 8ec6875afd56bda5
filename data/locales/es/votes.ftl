# Lo que los jugadores se proponen.
vote-table = La mesa
vote-motion-end = { $who } propone acabar la partida: contaría tal como está.
vote-motion-draw = { $who } propone tablas: la partida acabaría sin ganador.
vote-motion-undo = { $who } propone deshacer su última orden y todo lo que la siguió.
vote-motion-pause = { $who } propone una pausa.
vote-motion-pause-until = { $who } propone una pausa hasta el { $time }.
vote-head = { $player } propone algo
vote-open = Tu voto
vote-needs-all = Se hará cuando todos los jugadores estén de acuerdo; basta una objeción para descartarlo.
vote-needs-most = Se hará cuando esté de acuerdo más de la mitad de los jugadores.
vote-so-far = Hasta ahora: { $players }. Sin decisión, la propuesta caduca el { $time }. Hasta entonces puedes cambiar de opinión.
vote-agree = Estoy de acuerdo
vote-object = Me opongo
vote-withdraw = Retiro la propuesta
vote-settled-agreed = De acuerdo en { $motion ->
    [end] acabar la partida
    [draw] dejarla en tablas
    [pause] hacer una pausa
    [undo] deshacer una orden
   *[other] ({ $motion }?)
}: { $players }.
vote-settled-refused = No hay acuerdo en { $motion ->
    [end] acabar la partida
    [draw] dejarla en tablas
    [pause] hacer una pausa
    [undo] deshacer una orden
   *[other] ({ $motion }?)
}; en contra: { $players }.
vote-settled-withdrawn = { $players } ha retirado su propuesta de { $motion ->
    [end] acabar la partida
    [draw] tablas
    [pause] pausa
    [undo] deshacer una orden
   *[other] ({ $motion }?)
}.
vote-settled-expired = La propuesta de { $motion ->
    [end] acabar la partida
    [draw] tablas
    [pause] pausa
    [undo] deshacer una orden
   *[other] ({ $motion }?)
} ha caducado sin decisión.
vote-settled-void = La propuesta de { $motion ->
    [end] acabar la partida
    [draw] tablas
    [pause] pausa
    [undo] deshacer una orden
   *[other] ({ $motion }?)
} ya no se puede llevar a cabo.
vote-head-settled = Una propuesta está decidida
vote-head-draw = La partida acaba en tablas
vote-draw-why = Así lo han acordado los jugadores: nadie ha ganado y ya no hay nada que ordenar.
vote-proposed-head = Se pregunta a los demás
vote-proposed-why = Tu propuesta está en sus correos. Tú votas a favor.
vote-agreed-head = Estás de acuerdo
vote-agreed-why = Tu voto cuenta una vez. Puedes cambiarlo mientras la propuesta esté abierta.
vote-objected-head = Te opones
vote-objected-why = Tu voto cuenta una vez. Los demás leerán qué pasa con la propuesta.
vote-withdrawn-head = Tu propuesta queda retirada
vote-withdrawn-why = Los demás lo leerán en sus próximos correos.
vote-nothing-head = No se ha votado nada
vote-nothing-why = Aquí no hay ninguna propuesta abierta, o tu mensaje era sobre otra. Lo que está abierto figura en tus correos.
vote-another-head = Hay otra propuesta abierta
vote-another-why = Una mesa tiene una sola propuesta a la vez. Vota primero sobre esta.
vote-off-head = En esta mesa no se vota
vote-off-why = Sus jugadores no pueden proponer nada. Un moderador puede acabar o parar la partida, o deshacer una orden.
vote-several-head = No se ha votado nada
vote-several-why = Más de una línea de tu mensaje trata de propuestas. Envía solo una.
vote-preview-head = No se ha votado nada
vote-preview-why = Un mensaje con una vista previa no cambia nada. Envía tu voto sin ella.
vote-too-many-head = No se ha propuesto nada
vote-too-many-why = { $limit ->
    [one] Puedes hacer { $limit } propuesta al día.
   *[other] Puedes hacer { $limit } propuestas al día.
}
vote-paused-head = La partida está en pausa
vote-paused-why = Así que no hay nada que parar ni que deshacer hasta que continúe.
vote-bad-date-head = No se ha propuesto nada
vote-bad-date-why = No sabemos leer cuándo debe acabar la pausa. Escribe un día por venir, como 2027-01-07.
vote-not-yours-head = No se ha retirado nada
vote-not-yours-why = La propuesta es de otro jugador. Puedes oponerte a ella.
vote-void-head = No se ha podido hacer
vote-void-why = Bastantes jugadores están de acuerdo, pero la propuesta ya no se puede llevar a cabo.
