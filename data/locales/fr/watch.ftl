# Ceux qui suivent une table sans jouer.
watch-begins-rounds = Vous suivez cette table : vous lisez ce que tout le monde y a le droit de savoir, et personne ne vous attend. Une lettre arrive après chaque manche, et la dernière à la fin de la partie.
watch-begins-end = Vous suivez cette table : vous lisez ce que tout le monde y a le droit de savoir, et personne ne vous attend. La prochaine lettre arrive à la fin de la partie.
watch-foot = Vous suivez cette table et n’y donnez pas d’ordres. Vous seul pouvez utiliser l’adresse de réponse de cette lettre : ne la transférez pas.
watch-foot-over = C’était la dernière lettre sur cette table. Merci de l’avoir suivie.
watch-stop = Ne plus suivre
watch-end = N’écrivez qu’à la fin de la partie
watch-rounds = Écrivez après chaque manche
watch-told = { $count ->
    [one] Suit la table depuis votre dernière lettre : { $names }. Qui suit une table lit ce que tout le monde a le droit de savoir, et rien de ce que vous vous dites.
   *[other] Suivent la table depuis votre dernière lettre : { $names }. Qui suit une table lit ce que tout le monde a le droit de savoir, et rien de ce que vous vous dites.
}
watch-page = La partie entière est jointe : une page à ouvrir dans un navigateur.
house-watch-none-head = Vous ne pouvez pas suivre la table { $table }
house-watch-none-why = Il n’y a pas de table de ce numéro, la partie est finie, ou elle est réservée à ceux qui connaissent son mot.
house-watch-full-head = La table { $table } est assez suivie
house-watch-full-why = { $limit ->
    [one] Une table peut être suivie par { $limit } personne à la fois. Réessayez plus tard.
   *[other] Une table peut être suivie par { $limit } personnes à la fois. Réessayez plus tard.
}
house-watch-many-head = Vous suivez assez de tables
house-watch-many-why = { $limit ->
    [one] Vous pouvez suivre { $limit } table à la fois. Cessez de la suivre, ou attendez la fin de la partie.
   *[other] Vous pouvez suivre { $limit } tables à la fois. Cessez d’en suivre une, ou attendez la fin d’une partie.
}
house-watch-rounds-head = Vous suivez la table { $table }
house-watch-rounds-why = Une lettre arrive après chaque manche, et la dernière à la fin de la partie.
house-watch-end-head = Vous suivez la table { $table }
house-watch-end-why = La prochaine lettre à son sujet arrive à la fin de la partie.
house-unwatched-head = Vous ne suivez pas la table { $table }
house-unwatched-why = Vous ne recevrez plus de lettres à son sujet.
house-watch-closed-head = La table { $table } ne peut plus être suivie
house-watch-closed-why = Ses joueurs ne veulent plus de spectateurs ; vous ne recevrez donc plus de lettres à son sujet.
house-watch-orders = Vous suivez, vous ne jouez pas : aucun de vos ordres à une table n’est exécuté.
house-watching = Parties à suivre
house-watch-do = Je suis cette table
