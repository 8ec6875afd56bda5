# Quienes siguen una mesa sin jugar.
watch-begins-rounds = Sigues esta mesa: lees lo que todos pueden saber en ella, y nadie te espera. Llega un correo después de cada ronda, y el último cuando acaba la partida.
watch-begins-end = Sigues esta mesa: lees lo que todos pueden saber en ella, y nadie te espera. El próximo correo llega cuando acabe la partida.
watch-foot = Sigues esta mesa y aquí no das órdenes. Solo tú puedes usar la dirección de respuesta de este correo: no lo reenvíes, por favor.
watch-foot-over = Este era el último correo sobre esta mesa. Gracias por seguirla.
watch-stop = No quiero seguirla más
watch-end = Escribid solo cuando acabe la partida
watch-rounds = Escribid después de cada ronda
watch-told = { $count ->
    [one] Sigue la mesa desde tu último correo: { $names }. Quien mira lee lo que todos pueden saber, y nada de lo que os decís.
   *[other] Siguen la mesa desde tu último correo: { $names }. Quienes miran leen lo que todos pueden saber, y nada de lo que os decís.
}
watch-page = La partida entera va adjunta: una página que se abre en el navegador.
house-watch-none-head = No puedes seguir la mesa { $table }
house-watch-none-why = No hay ninguna mesa con ese número, la partida ha acabado o es solo para quienes saben su palabra.
house-watch-full-head = La mesa { $table } ya tiene bastante público
house-watch-full-why = { $limit ->
    [one] Solo { $limit } persona puede seguir una mesa a la vez. Inténtalo más tarde.
   *[other] Solo { $limit } personas pueden seguir una mesa a la vez. Inténtalo más tarde.
}
house-watch-many-head = Ya sigues bastantes mesas
house-watch-many-why = { $limit ->
    [one] Puedes seguir { $limit } mesa a la vez. Deja de seguirla o espera a que acabe la partida.
   *[other] Puedes seguir { $limit } mesas a la vez. Deja de seguir una o espera a que acabe una partida.
}
house-watch-rounds-head = Sigues la mesa { $table }
house-watch-rounds-why = Llega un correo después de cada ronda, y el último cuando acaba la partida.
house-watch-end-head = Sigues la mesa { $table }
house-watch-end-why = El próximo correo sobre ella llega cuando acabe la partida.
house-unwatched-head = No sigues la mesa { $table }
house-unwatched-why = Ya no te llegarán correos sobre ella.
house-watch-closed-head = La mesa { $table } ya no se puede seguir
house-watch-closed-why = Sus jugadores ya no quieren público, así que no te llegarán más correos sobre ella.
house-watch-orders = Solo miras: nada de lo que ordenes en una mesa se lleva a cabo.
house-watching = Partidas que se pueden seguir
house-watch-do = La sigo
