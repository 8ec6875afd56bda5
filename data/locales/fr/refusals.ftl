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

# Why a line about the player's own time isn't kept.
away-too-long = c’est trop long pour les jours d’une absence ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
away-missing = dites quels jours ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
away-no-last = dites aussi jusqu’à quand : du { $from } au { $to }
away-no-number = « { $words } » n’est pas un nombre de jours ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
away-over = le { $last } est passé, nous sommes le { $today } ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
away-backwards = le { $to } vient avant le { $from } ; écrivez d’abord le premier jour
away-too-far = le { $day } est dans plus de deux ans : l’année est-elle juste ?
away-too-many = une absence dure { $most } jours au plus ; demandez-en moins
away-more-than-left = cela fait { $wanted } jours, et il vous en reste { $left } sur { $most } à cette table
date-none = « { $word } » n’est pas une date ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
date-no-year = il manque l’année à « { $word } » ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
date-short-year = « { $word } » doit avoir son année en quatre chiffres ; écrivez : du 2026-12-20 au 2027-01-03, jusqu’au 2027-01-03, ou 5 jours
date-two-days = « { $word } » peut désigner deux jours ; écrivez { $one } ou { $other }
date-no-month = il n’y a pas de mois { $month } : les mois vont de 01 à 12
date-no-day = il n’y a pas de jour { $day } en { $month } : le dernier est le { $last }
remind-too-long = c’est trop long pour des rappels ; écrivez { COMMAND("remind half, 24h, daily") } ou { COMMAND("remind off") }
remind-none = « { $word } » n’est pas un rappel ; écrivez { COMMAND("remind half, 24h, daily") } ou { COMMAND("remind off") }
remind-off-and-more = « non » s’écrit seul ; écrivez { COMMAND("remind half, 24h, daily") } ou { COMMAND("remind off") }
remind-too-many = plus de { $most } durées, c’est trop ; écrivez { COMMAND("remind half, 24h, daily") } ou { COMMAND("remind off") }
zone-offset = « { $word } » est un décalage et non un lieu ; nommez le fuseau par un lieu, comme { $place }
zone-unknown = il n’y a pas de fuseau horaire « { $word } » ; nommez-le par un lieu, comme Europe/Warsaw, ou UTC
zone-like = il n’y a pas de fuseau horaire « { $word } » : vouliez-vous dire { $like } ?

# Why somebody doesn't have an offered seat yet.
not-seated-subject = la place libre
not-seated-head = La place n’est pas encore à vous
not-seated-how = pour prendre la place, écrivez une seule ligne : { $order }, suivi du nom que les autres verront
not-seated-has-seat = cette adresse a déjà une place à la table
not-seated-gave-word = vous avez donné votre parole de ne pas jouer à cette table
not-seated-name-taken = quelqu’un d’autre à la table porte ce nom ; écrivez-en un autre
not-seated-elsewhere = un message avec le code de cette place est venu d’une autre adresse, et rien n’a été exécuté : pour prendre la place, écrivez depuis cette adresse-ci
not-seated-several = votre courriel est allé à plusieurs adresses : { $tables }. Un message n’est que pour une seule d’entre elles, donc rien n’a été exécuté ; écrivez à chacune séparément
name-line-break = « { $name } » ne peut pas être un nom : il contient un saut de ligne
name-unseen = « { $name } » ne peut pas être un nom : il contient un caractère invisible, { $code }
name-empty = un nom a de 1 à { $most } caractères, et ici il n’y en a aucun
name-too-long = « { $name } » ne peut pas être un nom : { $count } caractères, pour { $most } au plus

# Choices for a new table that do not go together.
palm-at-spring = un palmier ne peut pas être sur { $palm }, dont l’un des coins est le croisement { $spring }, celui de la source

# A line of a plan that can't be read or kept.
each-of = { $before } ; { $next }
tried = { $order } : { $why }{ $rule }
none-can-be-done = rien de tout cela n’est possible maintenant : { $tried }
plan-twice-rounds = dites une seule fois pour quelles manches c’est
plan-no-else = ceci n’a pas sa place ici ; manque-t-il un « sinon » ?
plan-stray-mark = un deux-points ou une parenthèse n’a pas sa place ici
plan-closes-none = cette parenthèse n’en ferme aucune ; enlevez-la
plan-two-colons = un seul deux-points suffit ; enlevez celui-ci
plan-never-closed = il manque la parenthèse qui ferme celle-ci
plan-not-closed = il manque une parenthèse fermante
plan-nameless = pour quelle décision est-ce ? commencez par elle et un deux-points
plan-which-round = quelle manche ? donnez son numéro
plan-nothing-in-round = que faire dans cette manche ?
plan-nothing-for-decision = que faire pour cette décision ?
plan-no-decision = aucune décision ne s’appelle ainsi ; regardez la lettre
plan-too-deep = trop de conditions les unes dans les autres
plan-no-colon = mettez un deux-points après la condition et dites que faire alors
plan-two-conditions = une condition avant ou après, pas les deux ; reliez-les par « et »
plan-one-decision = une ligne vaut pour une seule décision, ici { $decision }
plan-missing = il manque quelque chose ici
plan-no-condition = il manque une condition ici
plan-empty = la ligne est vide
plan-too-long = une ligne a { $most } mots au plus
plan-forget-what = oublier quoi ? nommez la décision, ou « tout »
plan-nothing-to-forget = vous n’avez pas de plan pour { $decision }
plan-round-over = la manche { $only } est finie, c’est la manche { $round }
plan-round-passed = c’est déjà la manche { $round }
plan-after-last = la partie finit à la manche { $last }
plan-not-this-round = { $decision } : cela ne vous attend plus dans cette manche
plan-came-and-went = sa décision est passée avant l’arrivée de votre message
plan-none-holds = aucune de ses conditions n’est remplie
plan-too-much = vos plans peuvent avoir en tout { $lines } lignes et { $letters } caractères ; oubliez-en d’abord quelques-uns
plan-nobody-plays = personne ne joue { $colour } à cette table
never-so-much = personne n’aura jamais { $amount }
number-too-large = { $number } est un nombre trop grand pour ce jeu
number-negative = un montant ne peut pas être inférieur à 0, comme -{ $number }
number-fraction = un montant est un nombre entier, sans virgule ni point

# An order that is misread, in more than one game.
such-stated = { "" } ; par exemple : { $order }
such-asked = { " " }par exemple : { $order }
nothing-asked = rien ne vous est demandé pour l’instant
can-mean = « { $word } » peut vouloir dire { $meanings } ; écrivez-en un peu plus
what-to-do = dites ce qu’il faut en faire{ $such }
leaves-open = cela laisse quelque chose en suspens{ $such }
how-much-or-pass = combien ? donnez un montant, ou passez{ $such }
no-and-more = « { $word } », ou { $other } ? dites l’un ou l’autre
no-word-for-this = « { $word } » ne fait partie d’aucun ordre ; vous devez { $asked }{ $such }
no-word = « { $word } » ne fait partie d’aucun ordre{ $such }
no-word-of-fact = « { $word } » ne fait partie d’aucune condition ; par exemple : { $examples }
asked-else = vous devez maintenant { $asked }{ $such }
only-one = { $one } ou { $two } ? n’en nommez qu’un seul
one-of-two = { $one } ou { $two } ? dites l’un ou l’autre
