# Palabras sobre el tiempo: fechas, plazos, ausencias, puestos que cambian de mano.

weekday = { $day ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
    [7] domingo
   *[other] { $day }
}
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
    [12] diciembre
   *[other] { $month }
}
date-dom = { $day }
date-day = { $weekday } { $dom } de { $month }
date-moment = { $weekday } { $dom } de { $month }, { $hour }:{ $minute }
weekday-short = { $day ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
    [7] dom
   *[other] { $day }
}
month-short = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
    [12] dic
   *[other] { $month }
}
date-short = { $weekday } { $dom } { $month }, { $hour }:{ $minute }
date-full = { $weekday } { $dom } de { $month } de { $year }, { $hour }:{ $minute } ({ $zone })
time-of-day = { $hour }:{ $minute }
date-month = { $dom } de { $month }
date-year = { $dom } de { $month } de { $year }
span-day = el { $date }
span = del { $from } al { $to }
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-moment = menos de un minuto
time-two = { $large } y { $small }

clock-by-name = responder antes del
clock-late-name = con retraso desde
clock-due = Responde, por favor, antes del { $when }. Tiempo restante: { $left }.
clock-due-stopped = Responde, por favor, antes del { $when }.
clock-was-due = Tu respuesta se esperaba antes del { $when }.
clock-no-deadline = No hay plazo para tu respuesta.
clock-stopped = Tu reloj está parado por ahora.
clock-bank = Después corre tu reserva de tiempo, que contiene { $left }.
clock-bank-runs = Corre tu reserva de tiempo; tiempo restante: { $left }.
clock-bank-empty = Tu reserva de tiempo está agotada.
clock-unless = { $late ->
    [yes] Sin respuesta tuya,
   *[no] Si se acaba el tiempo sin respuesta tuya,
}
clock-then-wait = Si no respondes, no pasa nada por sí solo: la partida te espera.
clock-then-default = { $unless } pasará esto: { $what } (es decir, { $order }).
clock-then-house = { $unless } un jugador automático responderá por ti a esta pregunta, solo por esta vez.
clock-then-house-on = { $unless } un jugador automático jugará por ti a partir de entonces, hasta que escribas.
clock-then-moderator = { $unless } el moderador decidirá cómo sigue la partida.
clock-since = desde el { $day }
clock-by = antes del { $when }
clock-was = el plazo era hasta el { $when }
clock-zone = Las horas son las de { $zone }.
clock-paused = La partida está en pausa: todos los relojes están parados.
clock-paused-until = La partida está en pausa: todos los relojes están parados. Continuará sola el { $when }.

away-slide = Ausencia de { $player } { $span }; su reloj está parado mientras tanto.
away-house = Ausencia de { $player } { $span }; un jugador automático juega en su lugar mientras tanto.
away-plans = Ausencia de { $player } { $span }; los planes enviados de antemano actúan mientras tanto.
away-you-slide = Tu ausencia { $span }: tu reloj está parado mientras tanto.
away-you-house = Tu ausencia { $span }: un jugador automático juega en tu lugar mientras tanto.
away-you-plans = Tu ausencia { $span }: tus planes actúan mientras tanto.
house-for = Un jugador automático juega por ahora en lugar de { $players }.
house-for-you = Un jugador automático juega por ahora en tu lugar; en cuanto envíes una orden, vuelves a jugar tú.

made-default = Nadie respondió por { $player }, así que se jugó lo previsto para ese caso: { $order }.
made-default-sealed = Nadie respondió por { $player }, así que se jugó lo previsto para ese caso.
made-default-you = No llegó respuesta tuya, así que se jugó lo previsto para ese caso: { $order }.
made-default-you-sealed = No llegó respuesta tuya, así que se jugó lo previsto para ese caso.
made-house = Un jugador automático jugó por { $player }: { $order }.
made-house-sealed = Un jugador automático jugó por { $player }.
made-house-you = Un jugador automático jugó por ti: { $order }.
made-house-you-sealed = Un jugador automático jugó por ti.
made-more = { $count ->
    [one] Y { $count } más antes de estas.
   *[other] Y { $count } más antes de estas.
}

remind-head = Recordatorio: { $question }
remind-soon = Solo un recordatorio: esta pregunta te sigue esperando.
remind-late = { $days ->
    [one] El plazo de tu respuesta ha pasado y los demás te esperan. Responde pronto, por favor.
   *[other] Tu respuesta lleva { $days } días de retraso y los demás te esperan. Responde ahora, por favor.
}
remind-since = La pregunta te espera desde el { $day }.
remind-away = Si no puedes jugar durante un tiempo, avisa: escribe { $order }.

away-head = Ausencia de { $player }
away-by-moderator = Esta ausencia la ha anotado el moderador.
clock-away-head = Tu ausencia está anotada
clock-days-left = { $count ->
    [0] Después no te quedan días de ausencia.
    [one] Después te queda { $count } día de ausencia.
   *[other] Después te quedan { $count } días de ausencia.
}
clock-back-head = Hola de nuevo
clock-back = Tu ausencia ha terminado: tu reloj vuelve a correr y juegas tú.
clock-remind-head = Tus recordatorios están ajustados
clock-zone-head = Tu zona horaria está ajustada
clock-letters-head = Tus correos están ajustados
clock-asked-head = Tus ajustes
clock-refused-head = No se ha cambiado nada

settings-head = Tus ajustes de tiempo
settings-change = Cambiar:
settings-zone-name = Zona horaria
settings-now = Hora actual allí: { $hour }:{ $minute }, { $dom } de { $month }.
settings-remind-name = Avisos
settings-remind-half = cuando ha pasado la mitad de tu tiempo
settings-remind-before = { $length } antes del fin del plazo
settings-remind-daily = cada día después del plazo
settings-none = ninguno
settings-away-name = Ausencia
settings-away-none = ninguna anunciada
settings-away-slide = { $span } (tu reloj está parado)
settings-away-house = { $span } (un jugador automático juega en tu lugar)
settings-away-plans = { $span } (tus planes actúan)
settings-away-how = Al final de esa línea, { $bot } deja que un jugador automático juegue en tu lugar, y { $plans } deja actuar tus planes.
settings-days-name = Días de ausencia restantes
settings-bank-name = Reserva de tiempo
settings-letters-head = Tus correos
settings-pace-name = Llega un correo
settings-pace = { $pace ->
    [every-move] después de cada jugada de los demás
    [my-turn] cuando se te pregunta algo
    [round] cuando se te pregunta algo y al comienzo de cada ronda
    [daily] cuando se te pregunta algo; las demás noticias una vez al día, a las { $time }, en un correo sobre todas las mesas en que lo elegiste, con las preguntas que pueden esperarlo
   *[other] { $pace }
}
settings-parts-name = Está escrito
settings-parts = { $parts ->
    [html] solo como HTML
    [text] solo como texto sin formato
    [both] como HTML y como texto sin formato
   *[other] { $parts }
}
settings-receipts-name = Cuando tu mensaje se ha ejecutado
settings-receipts = { $now ->
    [on] se te avisa
    [off] no se te avisa
   *[other] { $now }
}
settings-calendar-name = Los plazos
settings-calendar = { $now ->
    [on] llegan también como entradas para tu calendario
    [off] no llegan como entradas para tu calendario
   *[other] { $now }
}

offer-head = Se busca sustituto para { $player }
offer-why = { $count ->
    [one] { $player } ha dejado { $count } pregunta sin respuesta. El puesto se ofrece a un sustituto, que seguirá desde la situación actual.
   *[other] { $player } ha dejado { $count } preguntas sin respuesta. El puesto se ofrece a un sustituto, que seguirá desde la situación actual.
}
offer-how = Será de quien primero envíe { $order } a { $address }. Si conoces a alguien que quiera jugar, dale esa dirección. { $player } conserva el puesto si responde antes.
offered-head = Tu puesto se ofrece a otra persona
offered-why = { $count ->
    [one] Has dejado { $count } pregunta sin respuesta, así que otra persona puede ocupar tu puesto y seguir jugando en tu lugar.
   *[other] Has dejado { $count } preguntas sin respuesta, así que otra persona puede ocupar tu puesto y seguir jugando en tu lugar.
}
offered-keep = Lo conservas si respondes antes o escribes { $order }.
claim-head = ¿Eres tú quien quiere este puesto?
claim-why = Alguien ha pedido desde tu dirección un puesto libre en la mesa { $table } ({ $title }). Si fuiste tú, confírmalo con el botón o responde con la línea { $order }: el puesto es tuyo, salvo que alguien se te haya adelantado. Si no fuiste tú, no hagas nada.
claim-do = Ocupar el puesto
sit-head = ¿Un puesto para ti?
sit-why = Quien modera la mesa { $table } ({ $title }) quiere darte un puesto en ella; la partida está en marcha. Si quieres jugar, ocúpalo con el botón o responde con la línea { $order }. Si no, no hagas nada.
back-head = ¿Quieres recuperar tu puesto?
back-why = Tu puesto en la mesa { $table } ({ $title }) se dejó libre, lo dejaras tú o mientras tus correos iban a otra dirección, y ahora lo lleva un jugador automático. Recupéralo con el botón o responde con la línea { $order }: vuelve a ser tuyo si nadie más lo ha ocupado.
seated = Ocupas el puesto de { $player }. Todo sigue como estaba, y lo que pertenecía al puesto es ahora tuyo.
replaced-head = Otra persona ocupa tu puesto
replaced-why = { $player } sigue jugando en tu lugar. No recibirás más correos de esta mesa. Gracias por jugar.

command-away = Escribe { $order } para anunciar una ausencia: tu reloj está parado mientras tanto. Con «bot» al final de la línea, un jugador automático juega en tu lugar; con { COMMAND("plans") }, actúan tus planes.
command-back = Escribe { $order } si vuelves antes.
command-remind = Escribe { $order } para elegir cuándo recibir recordatorios, o { COMMAND("remind off") }.
command-zone = Escribe { $order } para ver las horas de tu zona.

left-head = Has dejado la mesa
left-why = Un jugador automático sigue en tu lugar. No recibirás más correos de esta mesa. Gracias por jugar.
left-back = Si cambias de idea, puedes recuperar tu sitio mientras nadie más lo haya ocupado.
left-button = Vuelvo
left-button-note = abre un mensaje para tu plaza
left-write = escribe a { $address }:
