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
