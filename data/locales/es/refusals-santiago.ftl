# Por qué se rechaza una orden en Santiago. Sin mayúscula ni punto final: se añaden.

escudos = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
asked-to = { $decision ->
    [P2] colocar el primer canal
    [P3] pujar o pasar
    [P4] pujar en secreto o pasar
    [P5] plantar una loseta
    [P6] colocar la loseta sobrante
    [P7] proponer un lugar o nada
    [P8] decidir sobre el canal
    [P9] usar tu canal adicional o guardarlo
   *[other] ({ $decision }?)
}

refused-over = la partida ha terminado
refused-not-asked = ahora le toca a { $asked }, no a ti
refused-other-question = ahora te toca { $asked }

refused-bid-of-nothing = una puja es de 1 como mínimo; { $may }
refused-bid-taken = { $by } ya ha pujado { $amount }; { $may }
refused-bid-above-money = tienes { $money } y no puedes pujar { $amount }; { $may }
refused-sealed-above-money = tienes { $money } y no puedes pujar { $amount }; puedes pasar o pujar hasta { $most }
refused-sealed-above-cubes = una puja se muestra con { $cubes } cubos y no puede ser de { $amount }; puedes pujar 1-{ $cubes }

refused-not-offered = esta loseta no está en oferta: { $tile }; puedes tomar: { $offer }
refused-not-left-over = la loseta sobrante es { $leftover }, no { $tile }
refused-occupied = en la casilla { $square } ya hay una loseta; las casillas vacías más cercanas son { $near }
refused-occupied-by-dried = en la casilla { $square } hay una loseta seca, que se queda allí; las casillas vacías más cercanas son { $near }
refused-leftover-apart = la casilla { $square } no comparte ningún lado con una plantación que no esté seca; puedes usar { $squares }
refused-leftover-apart-from-dried = la casilla { $square } no comparte ningún lado con una loseta seca, y otra no sirve; puedes usar { $squares }

refused-built = en { $segment } ya hay un canal; un canal puede ir en { $segments }
refused-not-at-spring = el lugar { $segment } no empieza en el manantial, como debe hacerlo el primer canal; puede ir en { $segments }
refused-apart = el lugar { $segment } no se une a los canales ni al manantial; un canal puede ir en { $segments }

refused-offer-above-money = tienes { $money } y no puedes ofrecer { $amount }; puedes ofrecer 0-{ $most }
refused-not-proposed = nadie ha propuesto { $segment }; puedes aceptar { $proposed }
refused-nothing-proposed = nadie ha propuesto nada, así que no hay nada que aceptar; construye en algún lugar o no construyas
refused-elsewhere-too-dear = construir en otro lugar cuesta { $price } y tienes { $money }; puedes aceptar { $proposed }
refused-no-place-elsewhere = todos los lugares están propuestos, así que tienes que aceptar { $proposed }
refused-no-money-to-build = construir sin propuesta cuesta 1 escudo y no tienes ninguno; puedes no construir
refused-must-build = solo puedes renunciar a construir si nadie propone un lugar; acepta { $proposed }, o construye en otro lugar

# Una orden, un deseo o una condición que no se entiende.
misread-stray = «{ $word }» no va aquí; escribe { $forms }
misread-no-tile = de este tipo hay { $one } y { $two }
misread-no-square = no hay ninguna casilla «{ $word }»; las casillas van de a1 a h6
misread-no-segment = no hay ningún lugar s{ $number }; los lugares van de s1 a s31

misread-not-offered = no hay ninguna loseta { $named } en oferta; puedes tomar: { $offer }
misread-which-of = ¿{ $tiles }? di cuál
misread-which-tile = ¿qué loseta? puedes tomar: { $offer }
misread-where-canal = ¿dónde? un canal puede ir en { $segments }
misread-which-proposed = ¿qué lugar? se han propuesto { $segments }
misread-which-square = ¿en qué casilla?{ $such }
misread-for-which-place = ¿{ $amount } por qué lugar?{ $such }

misread-always-placed = una loseta se coloca siempre; di una casilla
misread-what-to-do = di qué hacer: { $verbs }
misread-twice-in-plan = ¿{ $one } o { $two }? di solo uno, o escribe { $or } entre los dos
misread-amount-or-most = di la cantidad, o la máxima, como en { $example }
misread-which-square-in-plan = ¿en qué casilla? di una, o escribe { $near } o { $best }
misread-which-tile-where = ¿qué loseta y dónde? di una loseta y una casilla
misread-place-is-enough = { $named } basta; aquí no hay que decir ninguna cantidad
misread-where = ¿dónde? escribe { $forms }
misread-for-which-place-in-plan = ¿por qué lugar? di uno, de s1 a s31
misread-where-or-best = ¿dónde? di un lugar, o escribe { $best }
misread-accept-or-build = ¿{ $accept } o { $build }? di cuál y dónde

misread-no-number = ningún número va con { $fact }
misread-one-at-a-time = de una en una; une dos condiciones con { $and } u { $or }
misread-who = ¿quién? por ejemplo: { $examples }
misread-how-much = ¿cuánto? por ejemplo: { $examples }
misread-what-of-segment = ¿qué pasa con él? por ejemplo: { $examples }
misread-no-fact = esto no es una condición; por ejemplo: { $examples }

# Un deseo de un plan que no encaja.
misfit-other-decision = { $wish } no responde a { $slot }; escríbelo en una línea aparte
misfit-cubes = hay { $cubes } cubos para pujar
misfit-never-left-over = con tantos jugadores no sobra ninguna loseta
misfit-extra-used = ya has gastado tu canal adicional
misfit-taken = la casilla { $square } está ocupada; están vacías, por ejemplo, { $near }
misfit-near-taken = todas las casillas cerca de { $square } están ocupadas; están vacías, por ejemplo, { $near }
misfit-both-sides = ya hay canales a ambos lados de { $square }
misfit-no-answer = { $wish } no es una respuesta aquí
misfit-not-enough = ya se ha pujado { $highest }, así que { $limit } no basta
misfit-too-poor = ya se ha pujado { $highest }, y tienes { $money }
misfit-no-money = no tienes dinero para pujar
misfit-not-empty = la casilla { $square } no está vacía
misfit-none-empty = ninguna casilla así está vacía: { $spot }
misfit-other-left-over = la loseta sobrante es { $leftover }, no { $which }
misfit-nowhere-to-lie = la loseta no puede ir en ninguna casilla así: { $spot }
misfit-not-watered = ningún canal que se pueda construir regaría { $square }
misfit-none-dry = ningún canal regaría agricultores tuyos sin agua
misfit-best-is-worth = el mejor canal vale { $points } para ti
misfit-nothing-proposed = no hay nada propuesto
misfit-none-proposed-there = nada de lo propuesto regaría { $square }
