# Por qué se rechaza una orden, en todos los juegos. Sin mayúscula ni punto final: se añaden.

one-of = { $before } o { $last }
all-of = { $before } y { $last }
may-bid = puedes pujar { $ranges }
may-pass = puedes pasar
