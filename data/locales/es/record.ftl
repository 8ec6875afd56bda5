# Cómo ha jugado alguien.

record-head = Cómo has jugado
record-head-of = Cómo ha jugado { $name }
record-no-games = Todavía no cuenta ninguna partida terminada. Cuentan las que llevaron hasta el final quienes se sentaron a la mesa: sin jugador de la casa, sin sustitutos y sin jugadas de un moderador.
record-caption = Partidas terminadas que cuentan
record-game-name = juego
record-game = { $title }, { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
record-played = partidas
record-rating = puntuación
record-places = puestos
record-place = puesto { $place }: { $times }×
record-rating-why = Las puntuaciones siguen el método de Weng y Lin, aparte para cada juego y número de personas. Todos empiezan con 25,0 ± 8,3; lo que sigue a ± dice lo incierta que es la cifra.
record-usual = Una respuesta suele tardar { $time } (la mediana).
record-missed = { $count ->
    [one] De un plazo, sin respuesta: { $missed } ({ $share }).
   *[other] De { $count } plazos, sin respuesta: { $missed } ({ $share }).
}
record-percent = { $share } %
record-since = Los tiempos y plazos se conocen desde que la casa los guarda; las partidas más antiguas no los tienen.
record-public = Los demás pueden verlo: en tus mesas y entre las puntuaciones.
record-private = Solo tú puedes verlo.
record-show = Que lo vean los demás
record-hide = Que no lo vea nadie más
record-nobody-head = Nada que mostrar
record-nobody-why = Nadie en tus mesas se llama { $name } y deja ver cómo juega.
record-standings-head = Las puntuaciones
record-ratings-caption = Puntuaciones, las mejores primero
record-rank = puesto
record-player = jugador
record-nobody-rated = Nadie que muestre su historial ha terminado una partida que cuente.
record-who-shows = Aparece quien deja ver su historial, según lo que hay de cierto en su puntuación: la puntuación menos tres veces su incertidumbre.
record-missed-many-head = No puedes unirte a la mesa { $table }
record-missed-many-why = Es para quienes han dejado pasar como mucho el { $most } % de sus plazos. De los tuyos pasó sin respuesta el { $share } %. Nadie más lo sabrá.
not-seated-missed = esta mesa es para quienes han dejado pasar como mucho el { $most } % de sus plazos; de los tuyos pasó sin respuesta el { $share } %
