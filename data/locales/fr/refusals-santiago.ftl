# Pourquoi un ordre est refusé à Santiago. Sans majuscule ni point final : ils sont ajoutés.

escudos = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
asked-to = { $decision ->
    [P2] poser le premier canal
    [P3] miser ou passer
    [P4] faire une mise secrète ou passer
    [P5] planter une tuile
    [P6] poser la tuile restante
    [P7] proposer un emplacement ou rien
    [P8] décider du canal
    [P9] utiliser votre canal supplémentaire ou le garder
   *[other] ({ $decision }?)
}

refused-over = la partie est terminée
refused-not-asked = c’est maintenant à { $asked } de répondre, pas à vous
refused-other-question = vous devez maintenant { $asked }

refused-bid-of-nothing = une mise est de 1 au moins ; { $may }
refused-bid-taken = { $by } a déjà misé { $amount } ; { $may }
refused-bid-above-money = vous avez { $money } et ne pouvez pas miser { $amount } ; { $may }
refused-sealed-above-money = vous avez { $money } et ne pouvez pas miser { $amount } ; vous pouvez passer ou miser jusqu’à { $most }
refused-sealed-above-cubes = une mise se montre avec { $cubes } cubes et ne peut pas être de { $amount } ; vous pouvez miser 1-{ $cubes }

refused-not-offered = cette tuile n’est pas à prendre : { $tile } ; vous pouvez prendre : { $offer }
refused-not-left-over = la tuile restante, c’est { $leftover }, et non { $tile }
refused-occupied = la case { $square } porte déjà une tuile ; les cases vides les plus proches sont { $near }
refused-occupied-by-dried = la case { $square } porte une tuile desséchée, qui y reste ; les cases vides les plus proches sont { $near }
refused-leftover-apart = la case { $square } ne touche par aucun côté une plantation qui n’est pas desséchée ; vous pouvez choisir { $squares }
refused-leftover-apart-from-dried = la case { $square } ne touche par aucun côté une tuile desséchée, et il n’y a pas d’autre choix ; vous pouvez choisir { $squares }

refused-built = l’emplacement { $segment } a déjà un canal ; un canal peut être posé en { $segments }
refused-not-at-spring = l’emplacement { $segment } ne part pas de la source, comme le premier canal le doit ; il peut être posé en { $segments }
refused-apart = l’emplacement { $segment } ne rejoint ni les canaux ni la source ; un canal peut être posé en { $segments }

refused-offer-above-money = vous avez { $money } et ne pouvez pas offrir { $amount } ; vous pouvez offrir 0-{ $most }
refused-not-proposed = personne n’a proposé { $segment } ; vous pouvez accepter { $proposed }
refused-nothing-proposed = personne n’a rien proposé, il n’y a donc rien à accepter ; construisez quelque part ou ne construisez rien
refused-elsewhere-too-dear = construire ailleurs coûte { $price } et vous avez { $money } ; vous pouvez accepter { $proposed }
refused-no-place-elsewhere = tous les emplacements sont proposés, vous devez donc accepter { $proposed }
refused-no-money-to-build = construire sans proposition coûte 1 escudo et vous n’en avez aucun ; vous pouvez ne rien construire
refused-must-build = vous ne pouvez renoncer à construire que si personne ne propose d’emplacement ; acceptez { $proposed }, ou construisez ailleurs

# Un ordre, un souhait ou une condition mal lus.
misread-stray = « { $word } » n’a pas sa place ici ; écrivez { $forms }
misread-no-tile = de cette sorte, il y a { $one } et { $two }
misread-no-square = il n’y a pas de case « { $word } » ; les cases vont de a1 à h6
misread-no-segment = il n’y a pas d’emplacement s{ $number } ; les emplacements vont de s1 à s31

misread-not-offered = aucune tuile { $named } n’est à prendre ; vous pouvez prendre : { $offer }
misread-which-of = { $tiles } ? dites laquelle
misread-which-tile = quelle tuile ? vous pouvez prendre : { $offer }
misread-where-canal = où ? un canal peut être posé en { $segments }
misread-which-proposed = quel emplacement ? on a proposé { $segments }
misread-which-square = sur quelle case ?{ $such }
misread-for-which-place = { $amount } pour quel emplacement ?{ $such }

misread-always-placed = une tuile est toujours posée ; nommez une case
misread-what-to-do = dites quoi faire : { $verbs }
misread-twice-in-plan = { $one } ou { $two } ? n’en nommez qu’un seul, ou écrivez { $or } entre les deux
misread-amount-or-most = donnez le montant, ou le maximum, comme dans { $example }
misread-which-square-in-plan = sur quelle case ? nommez-en une, ou écrivez { $near } ou { $best }
misread-which-tile-where = quelle tuile, et où ? nommez une tuile et une case
misread-place-is-enough = { $named } suffit ; il n’y a pas de montant à donner ici
misread-where = où ? écrivez { $forms }
misread-for-which-place-in-plan = pour quel emplacement ? nommez-en un, de s1 à s31
misread-where-or-best = où ? nommez un emplacement, ou écrivez { $best }
misread-accept-or-build = { $accept } ou { $build } ? dites lequel, et où

misread-no-number = { $fact } ne prend pas de nombre
misread-one-at-a-time = une seule à la fois ; reliez deux conditions par { $and } ou { $or }
misread-who = qui ? par exemple : { $examples }
misread-how-much = combien ? par exemple : { $examples }
misread-what-of-segment = qu’en est-il ? par exemple : { $examples }
misread-no-fact = ce n’est pas une condition ; par exemple : { $examples }

# Un souhait d’un plan qui ne convient pas.
misfit-other-decision = { $wish } ne répond pas à { $slot } ; commencez pour cela une ligne à part
misfit-cubes = il y a { $cubes } cubes pour miser
misfit-never-left-over = à ce nombre de joueurs, il ne reste pas de tuile
misfit-extra-used = votre canal supplémentaire est déjà utilisé
misfit-taken = la case { $square } est prise ; sont vides par exemple { $near }
misfit-near-taken = toutes les cases près de { $square } sont prises ; sont vides par exemple { $near }
misfit-both-sides = il y a déjà des canaux des deux côtés de { $square }
misfit-no-answer = { $wish } n’est pas une réponse ici
misfit-not-enough = on a misé { $highest }, donc { $limit } ne suffit pas
misfit-too-poor = on a misé { $highest }, et vous avez { $money }
misfit-no-money = vous n’avez pas d’argent pour miser
misfit-not-empty = la case { $square } n’est pas vide
misfit-none-empty = aucune case de ce genre n’est vide : { $spot }
misfit-other-left-over = la tuile restante, c’est { $leftover }, et non { $which }
misfit-nowhere-to-lie = la tuile ne peut être posée sur aucune case de ce genre : { $spot }
misfit-not-watered = aucun canal qu’on peut construire n’irriguerait { $square }
misfit-none-dry = aucun canal n’irriguerait vos fermiers à sec
misfit-best-is-worth = le meilleur canal vaut { $points } pour vous
misfit-nothing-proposed = rien n’est proposé
misfit-none-proposed-there = rien de ce qui est proposé n’irriguerait { $square }
