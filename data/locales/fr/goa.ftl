# Goa. Les ordres eux-mêmes ne sont jamais traduits.

goa-spice = { $spice ->
    [clove] clou de girofle
    [cinnamon] cannelle
    [ginger] gingembre
    [nutmeg] noix de muscade
    [pepper] poivre
   *[other] ({ $spice }?)
}
goa-spice-short = { $spice ->
    [clove] girofle
    [cinnamon] cannelle
    [ginger] gin­gembre
    [nutmeg] muscade
    [pepper] poivre
   *[other] ({ $spice }?)
}
goa-column = { $column ->
    [ships] Navires
    [harvest] Récolte
    [taxes] Taxes
    [expedition] Expédition
    [colonies] Colonies
   *[other] ({ $column }?)
}
goa-column-head = { $column ->
    [ships] Navires
    [harvest] Récolte
    [taxes] Taxes
    [expedition] Expé­dition
    [colonies] Colonies
   *[other] ({ $column }?)
}
goa-colony = { $colony ->
    [quilon] Quilon
    [cochin] Cochin
    [madras] Madras
    [calicut] Calicut
   *[other] ({ $colony }?)
}
goa-deed = { $deed ->
    [progress] Progrès
    [ships] Construire des navires
    [harvest] Récolter
    [taxes] Taxes
    [expedition] Expédition
    [found] Fonder une colonie
   *[other] ({ $deed }?)
}
goa-symbol = { $symbol ->
    [elephant] éléphant
    [fish] poisson
    [palm] palmier
    [shell] coquillage
    [statue] statue
    [tiger] tigre
   *[other] ({ $symbol }?)
}
goa-tile = { $tile ->
    [red-colonist] Colon rouge
    [colonists] Colons
    [red-ducats] Ducats rouges
    [duty] Droits de douane
    [espionage] Espionnage
    [exchange] Échange
    [red-expedition] Expédition rouge
    [expeditions] Expéditions { $count }
    [extra-actions] Actions bonus
    [extra-harvest] Récolte supplémentaire
    [favor] Faveur
    [mission] Mission { $count }
    [mixed-crop] Culture mixte
    [plantation] { $spice } { $count }
    [planter] Planteur
    [resupply] Réapprovisionnement
    [settlement] Implantation
    [red-ship] Navire rouge
    [ships] Navires
    [ships-or-colonists] Navires/colons
    [red-spice] Épice rouge
    [viceroy] Vice-roi
   *[other] ({ $tile }?)
}
goa-tile-short = { $tile ->
    [red-colonist] Colon rouge
    [colonists] Colons
    [red-ducats] Ducats r.
    [duty] Douane
    [espionage] Espionn.
    [exchange] Échange
    [red-expedition] Expéd. rouge
    [expeditions] Expéd. ×{ $count }
    [extra-actions] Act. bonus
    [extra-harvest] Réc. suppl.
    [favor] Faveur
    [mission] Mission { $count }
    [mixed-crop] Cult. mixte
    [plantation] { $spice } { $count }
    [planter] Planteur
    [resupply] Réappr.
    [settlement] Implant.
    [red-ship] Navire r.
    [ships] Navires
    [ships-or-colonists] Nav. / col.
    [red-spice] Épice rouge
    [viceroy] Vice-roi
   *[other] ({ $tile }?)
}
goa-tile-does = { $tile ->
    [red-colonist] Rouge, une fois par manche : donne { $gain }.
    [colonists] Donne aussitôt { $gain }.
    [red-ducats] Rouge, une fois par manche : donne { $gain }.
    [duty] Une fois par partie : rendez { $count } épices en une fois et retournez-la : { $gain }.
    [espionage] Une fois par partie : construisez, récoltez, percevez des taxes ou fondez une colonie selon la rangée d’un autre joueur.
    [exchange] Une fois par partie : échangez-la contre une tuile du plateau.
    [red-expedition] Rouge, une fois par manche : pioche une carte{ $over ->
        [yes] , même au-delà de la limite.
       *[no] .
    }
    [expeditions] Pioche aussitôt { $gain }{ $over ->
        [yes] , même au-delà de la limite.
       *[no] .
    }
    [extra-actions] Donne aussitôt { $gain }.
    [extra-harvest] Une fois par partie : remplit tous les champs libres de { $count } tuiles au plus.
    [favor] Donne aussitôt une des tuiles écartées du jeu.
    [mission] { $count ->
        [one] Vaut { $count } point de victoire à la fin.
       *[other] Vaut { $count } points de victoire à la fin.
    }
    [mixed-crop] Un champ pour une épice au choix ; aucun point.
    [plantation] { $count ->
        [1] Petite plantation, remplie aussitôt ; vaut { $gain }.
       *[other] Plantation de { $count } champs, remplie aussitôt ; aucun point.
    }
    [planter] Durable : chacune de vos petites plantations vaut { $gain }.
    [resupply] Une fois par partie : révélez { $count } cartes et prenez, d’une seule sorte, autant de navires, de colons ou d’épices qu’elles ont de colons.
    [settlement] Donne aussitôt { $gain }.
    [red-ship] Rouge, une fois par manche : donne { $gain }.
    [ships] Donne aussitôt { $gain }.
    [ships-or-colonists] Donne aussitôt { $gain }, l’un ou l’autre, au choix.
    [red-spice] Rouge, une fois par manche : donne une épice, s’il y a un champ libre.
    [viceroy] Une fois par partie : votre marqueur le moins avancé descend d’une rangée, gratuitement.
   *[other] ({ $tile }?)
}
goa-effect = { $effect ->
    [two-ships] Deux navires
    [two-colonists] Deux colons
    [five-ducats] Cinq ducats
    [two-spices] Deux épices
    [sell-spices] Vente d’épices
    [buy-progress] Progrès acheté
    [mixed-goods] Biens variés
    [third-card] Troisième carte
    [ships-only] Navires seulement
    [spices-only] Épices seulement
   *[other] ({ $effect }?)
}
goa-effect-does = { $effect ->
    [two-ships] Prenez 2 navires, lors de n’importe quelle action.
    [two-colonists] Prenez 2 colons, lors de n’importe quelle action.
    [five-ducats] Prenez 5 ducats, lors de n’importe quelle action.
    [two-spices] Prenez jusqu’à 2 épices, s’il y a des champs libres, lors de n’importe quelle action.
    [sell-spices] Rendez jusqu’à 4 épices pour 3 ducats chacune, lors de n’importe quelle action.
    [buy-progress] Un marqueur descend d’une rangée contre des ducats, lors de n’importe quelle action.
    [mixed-goods] Avec Récolter : répartissez entre épices, navires et colons.
    [third-card] Avec Fonder une colonie : une troisième carte est révélée.
    [ships-only] Avec Progrès : payez les navires, pas les épices.
    [spices-only] Avec Progrès : payez les épices, pas les navires.
   *[other] ({ $effect }?)
}
goa-part = { $part ->
    [rows] Rangées des marqueurs
    [colonies] Colonies fondées
    [cards] Cartes en main
    [most-ducats] Le plus de ducats
    [small-plantations] Petites plantations
    [duty] Droits de douane payés
    [missions] Missions remplies
   *[other] { $part }
}

goa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
goa-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
goa-colonists = { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
goa-extras = { $count ->
    [one] { $count } action bonus
   *[other] { $count } actions bonus
}
goa-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
goa-spices = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
goa-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}

goa-flag = le drapeau
goa-flag-letter = D
goa-flag-does = Son détenteur agit en premier, puis place en premier ; le remporter donne une action bonus.
goa-bonanza = tuile Bonanza
goa-why-card = carte { $card }
goa-why-first = premier en rangée { $row } : { $column }
goa-why-all = tous les marqueurs en rangée { $row } ou plus bas
goa-why-consolation = consolation
goa-half = phase { $half }

goa-phase-quick = Départ rapide
goa-phase-markers = Placement des jetons
goa-phase-auction = Enchères
goa-phase-actions = Actions des joueurs
goa-phase-extras = Fin de la manche
goa-turn-of = { $number ->
    [0] action bonus : { $player }
   *[other] action { $number } : { $player }
}
goa-decision = { $decision ->
    [P1] Départ rapide
    [P2] drapeau
    [P3] jeton Enchère
    [P4] dernier jeton Enchère
    [P5] mise
    [P6] décision du vendeur
    [P7] choix pour une nouvelle tuile
    [P8] action
    [P14] colons manquants
    [P15] tuile de la colonie
    [P16] suite de l’action
    [P19] choix de biens
    [P24] action bonus
   *[other] ({ $decision }?)
}
goa-pre-do = { $decision ->
    [P1] Choisissez votre Départ rapide
    [P2] Placez le drapeau
    [P3] Placez votre jeton Enchère
    [P4] Placez votre dernier jeton Enchère
    [P5] Misez
    [P6] Vendez ou gardez le lot
    [P7] Choisissez pour votre nouvelle tuile
    [P8] Choisissez votre action
    [P14] Trouvez les colons manquants
    [P15] Choisissez pour votre colonie
    [P16] Terminez votre action
    [P19] Choisissez ce que donne le Réapprovisionnement
    [P24] Jouez une action bonus ou gardez-la
   *[other] ({ $decision }?)
}

goa-head-quick = Départ rapide : marqueurs ou ducats ?
goa-head-flag = Où placez-vous le drapeau ?
goa-head-mark = Où placez-vous votre jeton Enchère ?
goa-head-bid = { $what } : combien misez-vous ?
goa-head-sell = { $what } : vendre ou garder ?
goa-head-goods = Navires ou colons ?
goa-head-fifth = Une cinquième plantation : laquelle abandonner ?
goa-head-spices = Quelles épices prenez-vous ?
goa-head-favor = Quelle tuile écartée prenez-vous ?
goa-head-room = Votre main est pleine. Que faites-vous ?
goa-head-action = { $number ->
    [1] Votre première action ?
    [2] Votre deuxième action ?
    [3] Votre troisième action ?
   *[other] Quelle est votre action ?
}
goa-head-short = Il manque des colons pour { $colony }. Que faites-vous ?
goa-head-founded = { $colony } est à vous : quelles épices ?
goa-head-after = Autre chose dans cette action ?
goa-head-resupply = Que doit donner le Réapprovisionnement ?
goa-head-extra = Voulez-vous jouer une action bonus ?
goa-head-extra-must = Quelle action bonus jouez-vous ?

goa-lead-quick = Soit deux de vos marqueurs vont en rangée 2, soit vous prenez { $ducats }.
goa-lead-flag = Votre premier jeton va sur le drapeau, ceux des autres suivent à partir de là, et le dernier est encore à vous. Le drapeau doit toucher une tuile par un côté.
goa-lead-mark = Il va sur une tuile libre voisine du dernier jeton, coins compris. Vous serez le vendeur de cette tuile.
goa-lead-mark-anywhere = Aucune tuile libre n’est voisine du dernier jeton : toute tuile libre convient. Vous serez le vendeur de cette tuile.
goa-lead-bid = Chacun mise une seule fois ; le vendeur, { $player }, mise en dernier.
goa-lead-sell = La plus forte mise : { $player }, { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
goa-lead-goods = La tuile donne { $count } d’une seule sorte, sans mélange.
goa-lead-fifth = { $tile } serait votre cinquième plantation, et il n’y a place que pour quatre. Une des cinq part avec ses épices ; une petite vaut toujours ses points.
goa-lead-spices = Vous pouvez prendre au plus { $spices } ({ $why }).
goa-lead-kinds = Au choix : { $spices }.
goa-lead-favor = Elle agit comme si vous veniez de la gagner.
goa-lead-room = Vous avez droit à { $cards } ({ $surplus } de plus que votre main ne peut en contenir).
goa-lead-hand = Dans votre main : { $cards }.
goa-lead-action = Une action et, avant/après, vos tuiles à volonté et une carte.
goa-lead-alone = Une action ; aucune de vos tuiles ou cartes ne peut l’accompagner.
goa-lead-tiles = Tuiles : { $tiles }.
goa-lead-tiles-other = Autres tuiles : { $tiles }.
goa-lead-cards = Cartes : { $cards }.
goa-lead-short = Il manque { $colonists }. Donnez-les et la colonie est à vous. Sinon, vous recevez un colon en consolation.
goa-lead-short-poor = Il manque { $colonists }, plus que vous n’en avez. Sans eux, vous recevez un colon en consolation.
goa-lead-short-help = Ce qui peut encore aider : { $things }.
goa-lead-founded = La colonie est remplie aussitôt : { $spices }.
goa-lead-after = L’action est faite. On peut encore utiliser des tuiles, et une carte si aucune n’y a été jouée.
goa-lead-resupply = Vous recevez { $count } d’une seule sorte ; champs libres pour des épices : { $room }.
goa-lead-room-for = Il y a de la place pour : { $spices }.
goa-lead-extra = Vous avez { $extras }. Une seule peut être gardée pour plus tard.
goa-lead-extra-must = Vous avez { $extras }, et une seule peut être gardée.
goa-attempt = { $colony } demande { $needed } colons. Viennent d’eux-mêmes : { $board } ; cartes révélées : { $cards } ; il manque encore : { $short }.

goa-do-quick = { $one } et { $two } en rangée 2
goa-do-quick-ducats = Prendre { $ducats }
goa-do-flag = Placer le drapeau en { $place }
goa-do-mark = Placer le jeton en { $cell }, { $what }
goa-do-bid = Miser { $amount }
goa-do-pass = Passer
goa-do-sell = Vendre et recevoir { $price }
goa-do-buy = La garder et payer { $price }
goa-tried-mark = Placer le jeton en { $cell }
goa-tried-sell = La vendre
goa-tried-buy = La garder
goa-did-flag = vous placez le drapeau en { $place }
goa-did-mark = vous placez votre jeton en { $cell }
goa-did-sell = vous vendez le lot
goa-did-buy = vous gardez le lot
goa-do-extra-pass = Pas d’action bonus maintenant
goa-do-steps = En une fois : { $steps }
goa-do-extra = Une action bonus : { $steps }
goa-do-progress = { $column } en rangée { $row }
goa-do-ships = construire { $gain }
goa-do-harvest = récolter tout ce qui tient
goa-do-harvest-of = récolter { $goods }
goa-do-more = récolter ensuite { $spices }
goa-do-taxes = percevoir { $gain }
goa-do-expedition = { $known ->
    [yes] piocher { $cards }
   *[no] partir en expédition
}
goa-do-found = essayer de fonder { $colony }
goa-do-use = utiliser la tuile { $what }
goa-do-play = la carte { $what }
goa-do-discard = écarter { $cards }
goa-do-pay = payer { $colonists }
goa-do-pay-missing = payer ceux qui manquent
goa-do-decline = ne rien payer, pas de colonie
goa-do-take = recevoir { $what }
goa-do-take-spices = recevoir des épices, au choix des règles
goa-do-tile = prendre la tuile { $spices }
goa-do-drop = abandonner { $store }
goa-do-drop-new = abandonner la nouvelle
goa-do-keep = renoncer aux cartes en trop
goa-do-hold = attendre pour le reste de l’action
goa-do-done = rien de plus

goa-pass-note = pas de mise cette fois
goa-brings = rapporte { $cards }
goa-then = puis { $what }
goa-drop-loses = vous perdez { $spices }
goa-other = Autres…
goa-other-more = encore { $count }
goa-other-label = Prendre autre chose ({ $open })
goa-works-full = remplie aussitôt
goa-works-store = pour toute épice
goa-works-red = une fois par manche
goa-works-now = effet immédiat
goa-works-once = une fois par partie
goa-works-always = effet permanent
goa-hold-note = vous déciderez plus tard
goa-done-note = votre action est finie
goa-needs = { $needed } colons requis
goa-group-progress = Faire descendre un marqueur
goa-group-column = Prendre ce que donne une colonne
goa-group-found = Tenter une colonie : votre plateau amène { $board }, les cartes davantage, vous fournissez le reste
goa-first = Chacune de ces actions commence par : { $steps }.
goa-first-tiles = Chaque action utilise d’abord { $count ->
    [one] la tuile { $tiles }.
   *[other] les tuiles { $tiles }.
}
goa-fact-colonists = vos colons
goa-fact-spices = épices
goa-fact-free = places libres

goa-any-quick = { $order } met deux marqueurs en rangée 2.
goa-any-quick-ducats = { $order } prend les ducats.
goa-columns-are = Noms des colonnes : { $columns }.
goa-column-word = { $word } ({ $column }, rangée { $row })
goa-any-flag = { $order } place le drapeau.
goa-flag-ring = Places autour du plateau : { $places }
goa-flag-cells = Cases vides : { $places }
goa-any-mark = { $order } place votre jeton Enchère.
goa-cells-are = Cases possibles : { $cells }
goa-any-bid = { $order } annonce une mise : { $least } au moins, { $most } au plus.
goa-any-pass = Avec { $order }, vous ne misez pas.
goa-any-sell = { $order } la cède à { $player } ; vous recevez { $price }.
goa-any-buy = { $order } la garde pour vous ; vous payez { $keep } à la banque.
goa-any-take-ships = { $order } donne des navires.
goa-any-take-colonists = { $order } donne des colons.
goa-any-drop = { $order } abandonne cette plantation.
goa-any-drop-new = Avec { $order }, c’est la nouvelle plantation qui part.
goa-any-take = { $order } prend les épices nommées ; après une épice peuvent suivre un nombre, puis « dans » et un champ.
goa-any-take-any = { $order } prend des épices et laisse le choix aux règles.
goa-spices-are = Noms des épices : { $spices }.
goa-any-favor = { $order } prend une de ces tuiles :
goa-any-room-discard = { $order } fait de la place par la défausse.
goa-any-room-keep = { $order } renonce à ce qui ne tient pas.
goa-any-room-play = { $order } fait de la place en jouant une carte.
goa-any-progress = { $order } déplace un marqueur. Vous pouvez payer : { $columns }.
goa-any-progress-none = Aucun marqueur ne peut avancer : vous ne pouvez payer aucune étape.
goa-any-ships = { $order } construit { $gain }.
goa-any-harvest = { $count ->
    [0] { $order } ne donnerait rien : aucun champ libre.
   *[other] { $order } donne { $spices } ; pour choisir vous-même, écrivez { $example }.
}
goa-any-taxes = { $order } donne { $gain }.
goa-any-expedition = { $order } pioche { $cards } ; un nombre plus petit peut suivre.
goa-any-expedition-over = { $order } : votre main dépasse sa limite, faites d’abord de la place.
goa-any-found = { $order } essaie de fonder une colonie. Possibles (colons requis) : { $colonies }.
goa-any-several = Plusieurs étapes sur une ligne se séparent par des virgules et se suivent dans cet ordre : { $order }.
goa-any-around-none = Vous n’avez ni tuile ni carte à utiliser en même temps.
goa-any-use = { $order } utilise une de vos tuiles avant ou après ; celles qui peuvent servir ont leur ordre à côté du nom.
goa-any-play = { $order } joue une carte avant ou après ; vos cartes portent leur nom dans les ordres.
goa-any-discard = { $order } défausse une carte sans effet.
goa-any-pay = { $order } donne { $colonists } et fonde la colonie.
goa-any-decline = { $order } ne donne rien ; la colonie n’est pas fondée.
goa-any-founded = { $order } choisit ce qui s’y trouve.
goa-any-founded-tile = { $order } choisit la tuile par ses deux épices, puis ce qui s’y trouve :
goa-any-done = { $order } termine votre tour.
goa-any-hold = { $order } le laisse ouvert pour un message de plus.
goa-any-extra-pass = { $order } n’en joue aucune.

goa-board-head = Les tuiles du plateau
goa-meanings-head = Ce que font les tuiles du plateau
goa-board-caption = Le plateau : cinq colonnes de a à e, cinq rangées de 1 à 5, et autour les places réservées au drapeau
goa-legend-players = Joueurs : { $players }.
goa-legend-flag = { $letter } sur fond sombre ou isolé est le drapeau.
goa-legend-marker = Un nombre avec la lettre d’un joueur est un jeton Enchère : le numéro du lot et son vendeur.
goa-legend-open = Un ? marque les places possibles.
goa-legend-bonanza = * marque une tuile Bonanza cachée dessous.
goa-lots-head = Lots de cette manche
goa-lot-seller = vendu par { $player }
goa-lot-won = { $price ->
    [0] à { $player }, gratuitement
   *[other] à { $player } pour { $price }
}
goa-lot-now = en vente maintenant :
goa-lot-later = à venir
goa-bids-none = personne n’a encore misé.
goa-bids-pass = passe

goa-development-head = Les plateaux Développement
goa-development-row = rang
goa-development-note = Sous le numéro d’une rangée, ses points à la fin ; dans une case, ce que l’action y donne et à qui est le marqueur. Colonies : autant de colons se joignent d’eux-mêmes à chaque essai.
goa-development-mine = En jaune, c’est vous.
goa-development-own = En jaune, c’est vous. Dessous, le coût de votre rangée suivante, dans un cadre épais s’il est à votre portée.
goa-development-end = dernière rangée
goa-brings-limit = main { $limit }
goa-payable = à votre portée
goa-not-payable = pas encore
goa-stores-head = Vos plantations et colonies
goa-stores-none = Vous n’avez pas encore de champ pour les épices.
goa-store-empty = vide
goa-store-any = toute épice
goa-store = { $store } : { $content }{ $free ->
    [0] {" "}– plein ({ $allowed })
    [one] {" "}– { $free } champ libre ({ $allowed })
   *[other] {" "}– { $free } champs libres ({ $allowed })
}
goa-set-aside = Mises de côté, valant toujours des points : { $tiles }.
goa-tiles-head = Vos tuiles
goa-state-ready = prête
goa-state-next = dès votre prochaine action
goa-state-used = utilisée cette manche
goa-state-fulfilled = droits payés
goa-state-lasting = durable
goa-hand-head = Votre main ({ $count } sur { $limit })
goa-hand-none = Vous n’avez aucune carte.
goa-hand-card = { $symbol } – { $card } : { $does } Dans les ordres : { $order }

goa-row-ducats = Ducats
goa-row-ships = Stock de navires
goa-row-colonists = Stock de colons
goa-row-extras = Stock d’actions bonus
goa-row-hand = Cartes / limite
goa-row-column = Rangée : { $column }
goa-row-points = Points à ce jour
goa-points-note = Points à ce jour : rangées, colonies, petites plantations, Droits de douane, Missions et les cartes que vous voyez. La majorité en ducats ne compte qu’à la fin.
goa-has-flag = A le drapeau.
goa-has-stores = Champs : { $stores }.
goa-has-tiles = Ses tuiles : { $tiles }.
goa-has-hand = En main : { $cards }.
goa-has-nothing = encore rien sur les plateaux.

goa-colonies-head = Colonies à fonder
goa-colony-yours = à vous
goa-colony-lacks = { $count ->
    [0] vous en avez assez
   *[other] il vous en manque { $count }
}
goa-colony-tiles = reste { $count }
goa-colony-left = { $colony } : { $needed } colons requis, { $places ->
    [one] { $places } champ
   *[other] { $places } champs
}, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ({ $spices })
goa-outlook-head = Dans la réserve et hors du jeu
goa-deck-is = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}, { $extras ->
    [one] { $extras } action bonus dans la réserve.
   *[other] { $extras } actions bonus dans la réserve.
}
goa-discards = Dans la défausse ({ $count }) : { $colonists } ; par symbole { $symbols }.
goa-left-out = Tuiles écartées du jeu : { $tiles }.
goa-used-tiles = Tuiles utilisées : { $tiles }.

goa-news-markers = Placement
goa-news-dealt = La phase { $half } commence avec de nouvelles tuiles{ $known ->
    [yes] {" "}; écartées : { $tiles }.
   *[no] .
}
goa-news-quick = { $player } descend les marqueurs { $one } et { $two } en rangée 2.
goa-news-quick-ducats = { $player } prend { $ducats }.
goa-news-flagged = { $player } place le drapeau en { $place }.
goa-news-marked = Ensuite les jetons : { $marks }.
goa-news-won = { $player } remporte { $what } pour { $price }, { $price ->
    [one] payé
   *[other] payés
} à { $to }{ $more ->
    [yes] , et reçoit { $extras }.
   *[no] .
}
goa-news-won-free = { $player } reçoit gratuitement { $what }{ $more ->
    [yes] {" "}et { $extras }.
   *[no] .
}
goa-news-won-bank = { $player } garde { $what } et paie { $price } à la banque{ $more ->
    [yes] , et reçoit { $extras }.
   *[no] .
}
goa-news-extra = { $player } joue une action bonus.
goa-news-extra-passed = { $player } ne joue pas d’action bonus.
goa-news-stopped = { $told ->
    [no] { $player }{ $you } : { $order } n’était plus possible (règle { $rule }).
   *[yes] { $player }{ $you } : { $order } n’était plus possible : { $why } (règle { $rule }).
}
goa-news-did = { $player } choisit { $deed }, sans résultat.
goa-news-spied = { $player } espionne { $other } : { $deed }.
goa-news-ships = { $player } construit { $gain }.
goa-news-harvest = { $player } récolte { $gain }.
goa-news-taxes = { $player } perçoit { $gain } de taxes.
goa-news-gain = { $player } reçoit { $gain } ({ $why }).
goa-news-pay = { $player } donne { $pay } ({ $why }).
goa-news-swap = { $player } donne { $pay } et reçoit { $gain } ({ $why }).
goa-news-moved-paid = { $player } descend le marqueur { $column } en rangée { $row } pour { $pay }.
goa-news-moved-paid-by = { $player } descend le marqueur { $column } en rangée { $row } pour { $pay } ({ $why }).
goa-news-moved = { $player } descend le marqueur { $column } en rangée { $row } ({ $why }).
goa-news-laid = { $player } pose { $tile } avec { $spices }.
goa-news-gave-up = { $player } abandonne { $tile }.
goa-news-kept = { $player } a maintenant { $tile }.
goa-news-used = { $player } utilise la tuile { $tile }.
goa-news-exchanged = { $player } met Échange en { $cell } et prend { $tile }.
goa-news-favored = { $player } prend { $tile } parmi les tuiles écartées.
goa-news-claimed = { $player } révèle la tuile Bonanza en { $corner } : { $gain }.
goa-news-lost = { $player } ne reçoit rien de plus ({ $why }).
goa-news-reshuffled = La défausse devient la pioche.
goa-news-drew = { $player } pioche { $cards } ({ $why }){ $known ->
    [yes] {" "}: { $names }.
   *[no] .
}
goa-news-drew-fewer = Plus rien à piocher, ou plus de place, pour { $cards } encore.
goa-news-played = { $player } joue la carte { $card }.
goa-news-discarded = { $player } défausse { $cards }.
goa-news-attempt = { $player } essaie de fonder { $colony } (du plateau : { $colonists }).
goa-news-revealed = { $player } révèle { $cards } : { $colonists }.
goa-news-paid-colonists = { $player } donne { $colonists }.
goa-news-founded = { $player } fonde { $colony } avec { $spices }.
goa-news-failed = { $player } ne fonde pas { $colony }.

goa-welcome = Bienvenue à Goa ! À cette table, dans le sens horaire : { $players }. La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en deux phases, A et B.
goa-welcome-idea = À chaque manche, des tuiles sont vendues aux enchères ; puis chacun a trois actions pour récolter des épices, construire des navires, percevoir des taxes, fonder des colonies et surtout faire descendre ses marqueurs. À la fin, la victoire revient à qui a le plus de points de victoire.
goa-welcome-how = Votre messagerie suffit : une lettre arrive quand vous avez quelque chose à décider, et vous y répondez. Les ducats et les cartes sont secrets ; tout le reste est public.

goa-help-quick = { $order } est le Départ rapide : deux marqueurs en rangée 2. « ducats » à leur place prend les ducats.
goa-help-flag = { $order } place le drapeau sur une case vide ou autour du plateau.
goa-help-mark = { $order } place votre jeton Enchère sur une tuile.
goa-help-bid = { $order } annonce une mise.
goa-help-pass = Avec { $order }, vous ne misez pas ou ne jouez pas d’action bonus.
goa-help-sell = { $order } est pour le vendeur : la plus forte mise emporte le lot et vous est payée.
goa-help-buy = { $order } est pour le vendeur : garder la tuile et payer la banque.
goa-help-progress = { $order } fait descendre un marqueur contre épices et navires ; on peut dire d’où vient une épice.
goa-help-ships = { $order } construit des navires.
goa-help-harvest = { $order } récolte ce que vous nommez ; un nombre dit combien, « dans » où. Sans épices, les règles remplissent les champs.
goa-help-more = { $order } continue une récolte après une carte ou une tuile.
goa-help-taxes = { $order } perçoit des ducats.
goa-help-expedition = { $order } pioche des cartes ; sans nombre, autant que permis.
goa-help-found = { $order } essaie de fonder une colonie.
goa-help-pay = { $order } donne les colons qui manquent ; un nombre ensuite est le maximum à donner.
goa-help-decline = { $order } ne les donne pas.
goa-help-tile = { $order } choisit la tuile d’une colonie et ses épices.
goa-help-take = { $order } dit ce que vous voulez : navires, colons, épices ou tuile.
goa-help-use = { $order } utilise une de vos tuiles, avant ou après l’action.
goa-help-play = { $order } joue une carte, une par action ; ses choix suivent.
goa-help-discard = { $order } défausse des cartes par effet ou symbole.
goa-help-drop = { $order } abandonne une plantation pour une cinquième ; « nouvelle » à la place est la nouvelle.
goa-help-keep = { $order } renonce aux cartes que votre main ne peut contenir.
goa-help-hold = { $order } laisse votre tour ouvert pour un message de plus.
goa-help-done = { $order } termine votre tour.
goa-help-extra = { $order } joue une action bonus à la fin de la manche.
goa-label-columns = Colonnes dans les ordres : { $columns }.
goa-label-colonies = Colonies dans les ordres : { $colonies }.
goa-label-cells = Les cases vont de a1 à e5 : lettre de la colonne, numéro de la rangée depuis le haut. Autour se trouvent a0 à e0 en haut, a6 à e6 en bas, z1 à z5 à gauche et f1 à f5 à droite.
goa-label-stores = Les champs portent le nom de leur tuile : { $first } est une plantation de clous de girofle à deux champs, { $second } votre deuxième de cette sorte ; il y a aussi { $mixed }, et les colonies par leur nom.
goa-help-tiles-head = Les tuiles et leurs noms dans les ordres
goa-help-cards-head = Les cartes Expédition et leurs noms dans les ordres

goa-fact-marker = Jeton Enchère en { $cell }
goa-fact-flag = Le drapeau est à
goa-fact-flag-at = Le drapeau est posé en
goa-fact-stock = Actions bonus en réserve
goa-fact-lot = Lot { $lot }
goa-fact-tiles = tuiles
goa-fact-aside = mises de côté
goa-fact-hand = main

goa-yours-have = Vous avez maintenant { $things }.
goa-yours-bid = Vous avez { $ducats }, et { $bid } est pour l’instant la plus haute mise sur ce lot ({ $lot }).
goa-yours-no-bid = Vous avez { $ducats }, et personne n’a encore misé sur ce lot ({ $lot }).
goa-yours-sale = Vendre ce lot vous rapporte maintenant { $price }, le garder coûte { $keep }.
goa-yours-row = Votre marqueur de la colonne { $column } est en rangée { $row } et donne { $gain }.
goa-yours-step = Passer en rangée { $row } de la colonne { $column } coûte { $price } et donne ensuite { $gain }. { $payable ->
    [yes] Vous pouvez payer cela maintenant.
   *[no] Vous ne pouvez pas payer cela maintenant.
}
goa-yours-steps = Voici les progrès que vous pouvez payer maintenant, avec leur rangée : { $columns }.
goa-yours-no-step = Vous ne pouvez payer aucun progrès maintenant.
goa-yours-spices = Vous avez maintenant { $spices } et de la place pour { $free } de plus.
goa-yours-hand = Vous avez maintenant { $cards } en main, et votre limite est { $limit }.
goa-yours-found = Vous avez { $own }, et votre rangée en apporte { $board } de plus. Les cartes retournées ({ $cards }) devraient encore apporter : { $colonies }.
goa-yours-duty = { $count ->
    [0] Vous n’avez pas de Droits de douane à payer.
    [one] Vous avez { $count } tuile Droits de douane à payer.
   *[other] Vous avez { $count } tuiles Droits de douane à payer.
} Il faut { $needed } épices pour une tuile, et vous avez maintenant { $spices }.
goa-yours-points = Vous avez pour l’instant { $points } : { $parts }.
goa-yours-tile = Vous avez cette tuile ({ $states }).
goa-yours-card = { $count ->
    [0] Vous n’avez pas cette carte en main.
    [one] Vous avez maintenant { $count } carte de ce genre en main.
   *[other] Vous avez maintenant { $count } cartes de ce genre en main.
}
