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
