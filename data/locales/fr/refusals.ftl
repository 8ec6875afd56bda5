# Pourquoi un ordre est refusé, dans tous les jeux. Sans majuscule ni point final : ils sont ajoutés.

one-of = { $before } ou { $last }
all-of = { $before } et { $last }
may-bid = vous pouvez miser { $ranges }
may-pass = vous pouvez passer

unfit-no-order = ce n’est pas un ordre ; mettez un # devant ce qui n’est que pour vous
unfit-older = cela répond à une lettre plus ancienne, et la partie a avancé ; si c’est destiné à la question actuelle, envoyez-le à nouveau
unfit-ahead = cela ne répond pas à la question actuelle ; pour l’envoyer d’avance, écrivez : { $lines }
unfit-not-in-round = après les ordres précédents, rien de tel ne vous est demandé dans cette manche
unfit-paused = la partie est suspendue, et ceci ne peut pas être gardé jusqu’à la reprise ; renvoyez-le à ce moment-là
unfit-languages = les lettres sont écrites dans ces langues : { $codes }
