# Correos de la casa: a desconocidos que preguntan, y a quienes se han apuntado.
house-subject = Mesas en { $house }
house-greeting-head = ¿Quieres jugar por correo en { $house }?
house-greeting-why = Lo ha pedido un mensaje desde esta dirección. Aquí se juega por correo a juegos de mesa: { $games }. Te llega un correo cada vez que es tu turno, y respondes con un toque o una línea. Una partida suele durar unas semanas, con un mensaje cada día o cada dos.
house-greeting-how = Un toque confirma que la dirección es tuya. Desde entonces puedes unirte a mesas y abrir las tuyas. Los demás leen tu nombre, nunca tu dirección.
house-greeting-nothing = Si no lo has pedido, no hagas nada: al cabo de un día ya no sabemos nada de ti. El botón sirve durante un día; después, vuelve a escribir sin más.
house-sign-up = Sí, quiero jugar
house-sign-join = Sí, y me uno a la mesa { $table }
house-sign-open = Sí, y abro una mesa de { $title }
house-sign-never = No quiero más correos
house-welcome-head = Te damos la bienvenida, { $name }
house-welcome-why = Tu inscripción está hecha. Responde a este correo cuando quieras algo: cada línea pide una cosa, y los botones la escriben por ti.
house-here-head = Escríbenos aquí
house-here-why = Tu mensaje no se ha ejecutado, porque no llegó a una dirección que solo tú conoces. Responde mejor a este correo.
house-see-tables = Qué mesas están abiertas
house-see-games = A qué se puede jugar
house-see-profile = Mi perfil
house-tables-head = Mesas abiertas
house-tables-none = Ahora ninguna mesa espera jugadores. Abre una: los demás la encuentran aquí.
house-playing = Juegas en
house-table = Mesa { $table }: { $title }
house-waiting = { $count ->
    [one] Para { $seats }; queda { $count } puesto libre. Ya están: { $players }.
   *[other] Para { $seats }; quedan { $count } puestos libres. Ya están: { $players }.
}
house-chosen = Elegido: { $options }.
house-join = Me uno
house-leave = Dejo esta mesa
house-start = Empezar con quienes están
house-games-head = A qué se puede jugar
house-players = De { $fewest } a { $most } jugadores.
house-choices = Se puede elegir:
house-open = { $count ->
    [one] Abrir una mesa para { $count }
   *[other] Abrir una mesa para { $count }
}
house-games-more = Escribe otro número u opciones en la misma línea. Con una palabra, por ejemplo { $word }, solo se unen aquellos a quienes se la digas; { $clock } da a todos ese tiempo para cada respuesta; con { $house } se sientan otros tantos jugadores automáticos.
house-games-all = En todas las mesas:
house-opened-head = La mesa { $table } está abierta
house-opened-why = Es para { $seats } y empieza sola cuando están todos. Aquí cualquiera puede unirse. Tus amigos que aún no están aquí se unen escribiendo { $order } a { $address }.
house-opened-private = Es para { $seats } y empieza sola cuando están todos. Solo la encuentran quienes saben la palabra: diles que escriban { $order } a { $address }.
house-joined-head = Juegas en la mesa { $table }
house-joined-why = El primer correo de la partida llega en cuanto estén todos.
house-left-head = Has dejado la mesa { $table }
house-left-why = No juegas ahí. Nadie te espera.
house-expired-head = La mesa { $table } no ha llegado a formarse
house-expired-why = En dos semanas no se ha unido gente suficiente a { $title }, así que la mesa ya no existe. Abre otra cuando quieras.
house-ended-head = La mesa { $table } se ha cerrado
house-ended-why = Quien lleva este servicio ha cerrado la mesa de { $title } antes de que empezara la partida. Ya no tienes que hacer nada.
house-no-table-head = No hay ninguna mesa { $table } abierta
house-no-table-why = La partida ha empezado, la mesa ya no existe o no estás en la lista. Pregunta a quien te habló de ella cómo unirte, o mira qué mesas están abiertas.
house-has-seat-head = Ya juegas en la mesa { $table }
house-has-seat-why = Una persona tiene un puesto en una mesa, escriba desde la dirección que escriba.
house-not-maker-head = La mesa { $table } espera a quien la abrió
house-not-maker-why = Solo quien la abrió puede empezar antes; si no, empieza cuando esté completa.
house-too-few-head = La mesa { $table } todavía no puede empezar
house-too-few-why = { $fewest ->
    [one] Este juego pide al menos { $fewest } jugador.
   *[other] Este juego pide al menos { $fewest } jugadores.
}
house-many-played-head = Ya juegas en bastantes mesas
house-many-played-why = Tienes { $limit } partidas en curso. Cuando acabe una, podrás unirte a otra.
house-too-many-head = Ya tienes bastantes mesas abiertas
house-too-many-why = { $limit ->
    [one] Solo puedes tener { $limit } mesa en espera a la vez. Déjala, o espera a que empiece.
   *[other] Solo puedes tener { $limit } mesas en espera a la vez. Deja una, o espera a que empiece.
}
house-closed-head = Las mesas las abre la casa
house-closed-why = Por ahora los jugadores no pueden abrir mesas ni unirse a ellas. Tu perfil y las mesas en las que juegas se quedan como están.
house-wrong-head = No se ha abierto ninguna mesa
house-wrong-why = La línea no se puede ejecutar: { $why }
house-bad-name-head = No se ha cambiado nada
house-bad-name-why = Ese no puede ser tu nombre aquí: tiene que ser corto, caber en una línea y no parecer un enlace.
house-short-word-head = No se ha abierto ninguna mesa
house-short-word-why = La palabra se adivina fácilmente. Elige una de al menos cuatro letras, sin espacios.
house-unknown-head = No se ha hecho nada
house-unknown-why = No hemos entendido { $line }.
house-doubt-head = No se ha hecho nada
house-doubt-why = Nada indica si lo has escrito tú o si lo ha citado tu programa de correo. Envía tu petición otra vez, sola, en un mensaje sin citas.
house-doubt-label = ¿tuyo?
house-quiet-head = Basta por esta hora
house-quiet-why = Muchos mensajes tuyos han tenido respuesta en la última hora. No se ejecuta ni se responde nada más hasta que pase una hora.
house-profile-head = Tu perfil
house-profile-changed = Tu perfil ha cambiado
house-profile-why = Tus mesas nuevas empiezan así. Para cambiar algo, envía una de estas líneas con otro valor; tu zona y tus recordatorios valen también en las mesas donde juegas.
house-profile-name = nombre
house-profile-language = idioma
house-profile-zone = zona horaria
house-profile-remind = recordatorios
house-profile-letters = correos
house-profile-parts = formato
house-profile-receipts = confirmaciones
house-profile-calendar = calendario
house-profile-orders = órdenes
house-profile-forget = Para que te olvidemos, escribe { $order }.
house-forget-head = ¿Quieres que te olvidemos?
house-forget-why = Aquí se borran tu nombre, tus direcciones, tu perfil, tus mensajes, nuestros correos para ti y lo que has dicho a otros. Dejas todas las mesas: jugadores automáticos ocupan tus puestos, con nombres que no dicen nada de ti. Las jugadas se quedan, para que se puedan comprobar las partidas de los demás. No se puede deshacer.
house-forget-do = Sí, olvidadme
house-forgotten-head = Ya te hemos olvidado
house-forgotten-why = Este es nuestro último correo. Ya no sabemos nada de ti; si algún día quieres volver a jugar, escríbenos como lo haría cualquier desconocido.
house-other-head = Ha llegado un mensaje desde otra dirección
house-other-why = Alguien ha escrito a tu dirección de aquí desde { $from }. No sabemos si has sido tú, así que no se ha hecho nada. Si has sido tú, un toque la convierte en otra de tus direcciones; después repite desde allí lo que querías. Si no, no hagas nada, o escribe { COMMAND("renew") } para recibir otra dirección de respuesta.
house-other-yes = Sí, era yo
house-asked-head = Invitaciones enviadas
house-asked-why = La invitación a la mesa { $table } va de camino: { $players }. No necesitan ninguna palabra para unirse. Te avisaremos si alguien no quiere.
house-joins-not-head = { $player } no se une a la mesa { $table }
house-joins-not-why = El puesto sigue libre: invita a otra persona, o empieza con quienes están.
house-which-head = No se ha invitado a nadie
house-which-why = Di a qué mesa: { $order }. Puedes invitar a una mesa que hayas abierto y que aún espere.
house-signed-head = Tu frase secreta está fijada
house-signed-why = Desde ahora, los mensajes a esta dirección que cambien algo necesitan una línea { COMMAND("sign") } con tu frase, y también tus órdenes en mesas nuevas. Guardamos solo su huella y no podemos leerla. Para desactivarlo, escribe { COMMAND("sign off") } en un mensaje firmado.
house-unsigned-head = Tus mensajes a la casa ya no necesitan frase secreta
house-unsigned-why = En las mesas donde tengas una sigue valiendo, allí y aquí.
house-renewed-head = Tienes otra dirección de respuesta
house-renewed-why = Contesta desde ahora a este correo: la dirección de los anteriores ya no vale, la tenga quien la tenga. Los correos de tus mesas no cambian.
house-no-code-head = Ese código no responde a nada
house-no-code-why = Ya se usó o tiene más de dos semanas. No ha cambiado nada.
house-invite-why = { $player } quiere jugar contigo a { $title } por correo, en la mesa { $table }. Es para { $seats }. Ya están: { $players }.
house-invite-nothing = Si no haces nada, te lo recordamos una vez y no insistimos más. Los demás leen tu nombre, nunca tu dirección.
