# Por qué se rechaza una orden, en todos los juegos. Sin mayúscula ni punto final: se añaden.

one-of = { $before } o { $last }
all-of = { $before } y { $last }
may-bid = puedes pujar { $ranges }
may-pass = puedes pasar

unfit-no-order = esto no es una orden; pon un # delante de lo que es solo para ti
unfit-older = esto responde a un correo anterior y la partida ha avanzado; si vale para lo que se te pregunta ahora, envíalo otra vez
unfit-ahead = esto no responde a lo que se te pregunta ahora; para enviarlo por adelantado, escribe: { $lines }
unfit-not-in-round = tras las órdenes anteriores, en esta ronda no se te pregunta nada así
unfit-paused = la partida está en pausa y esto no se puede guardar hasta que siga; envíalo otra vez entonces
unfit-languages = los correos se escriben en estos idiomas: { $codes }
