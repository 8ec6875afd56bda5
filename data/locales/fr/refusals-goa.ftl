# Pourquoi un ordre est refusé à Goa. Sans majuscule ni point final : ils sont ajoutés.

goa-named-card = { $effect } ({ $symbol })
goa-named-colony-tile = { $colony } ({ $one }/{ $two })

goa-asked-quick = déplacer deux marqueurs ou prendre les ducats
goa-asked-flag = placer le drapeau
goa-asked-mark = placer un jeton Enchère
goa-asked-bid = miser ou passer
goa-asked-sell = céder la tuile ou la garder
goa-asked-goods = prendre des navires ou des colons
goa-asked-favor = prendre une des tuiles écartées
goa-asked-spices = prendre des épices
goa-asked-plantation = abandonner une des cinq plantations, ou la nouvelle
goa-asked-room = vous défausser pour faire de la place, ou garder votre main et renoncer aux nouvelles cartes
goa-asked-act = exécuter une action
goa-asked-shortage = donner les colons, renoncer, ou utiliser d’abord une tuile ou une carte
goa-asked-founded = prendre les épices de la colonie
goa-asked-after = utiliser des tuiles, jouer une carte, ou terminer
goa-asked-resupply = prendre des navires, des colons ou des épices
goa-asked-extra = jouer une action bonus ou passer

goa-refused-over = la partie est terminée
goa-refused-not-asked = c’est maintenant à { $asked } de répondre, pas à vous
goa-refused-other-question = vous devez maintenant { $asked }
goa-refused-no-turn = tuiles et cartes ne s’utilisent que dans une action à vous
goa-refused-one-action = une seule action à la fois : le reste appartient à votre prochain tour
goa-refused-answer-to-nothing = rien dans cette ligne ne demande { $step }
goa-refused-card-without-action = la carte { $effect } modifie une action, alors écrivez cette action à sa suite, sur la même ligne
goa-refused-hold-twice = ce qui suit votre action n’attend qu’un seul message de plus, et c’est celui-ci
goa-refused-hold-before = « attends » se place après votre action
goa-refused-done-before = il vous reste une action à exécuter
goa-refused-too-many-extras = vous avez { $extras } actions bonus et pouvez en garder 1 ; jouez-en une avant de passer
goa-refused-extra-too-early = les actions bonus se jouent à la fin de la manche
goa-refused-no-room = il n’y a pas de place pour { $spice }{ $count ->
    [0] {""}
   *[other] ; il y en a pour { $welcome }
}
goa-refused-no-room-at-all = aucun de vos champs n’a de place pour une épice
goa-refused-not-allowed = { $spice } : cette épice ne peut pas aller sur { $store }
goa-refused-store-full = le champ { $store } est plein
goa-refused-no-store = vous n’avez pas de champ { $store }{ $count ->
    [0] {""}
   *[other] ; vous avez { $stores }
}
goa-refused-store-twice = { $store } est nommé deux fois
goa-refused-too-many-stores = { $named } champs sont nommés ; { $most } au plus peuvent être remplis
goa-refused-not-there = il n’y a pas de { $spice } sur { $store }
goa-refused-no-more-of = il ne vous reste pas de { $spice } pour cela
goa-refused-not-in-price = { $spice } : cela ne fait pas partie du prix ; cela coûte { $price }
goa-refused-too-many-spices = { $named } épices sont nommées ; vous pouvez en prendre { $most } au plus
goa-refused-last-row = votre marqueur est déjà en rangée 5 : { $column }
goa-refused-step-too-dear = l’étape suivante ({ $column }) coûte { $price }{ $count ->
    [0] {""}
   *[other] ; vous pouvez payer { $payable }
}
goa-refused-harvest-too-much = votre récolte donne { $value } et vous nommez { $named }
goa-refused-needs-mixed-goods = une récolte ne donne navires et colons qu’avec la carte Biens variés
goa-refused-mixed-goods-for-nothing = la carte Biens variés sert à une récolte d’au moins un navire ou colon
goa-refused-nothing-left = il n’y a dans cette ligne aucune récolte dont il reste quelque chose à prendre
goa-refused-hand-over-limit = vous avez { $hand } cartes en main et la limite est de { $limit } : défaussez-en d’abord { $over }, sur la même ligne
goa-refused-too-many-cards = vous ne pouvez pas en piocher { $cards } : votre rangée en donne { $draws }, et vous en avez { $hand } sur { $limit } en main ; { $most } au plus
goa-refused-all-colonies = vous avez déjà fondé les quatre colonies
goa-refused-own-colony = { $colony } est déjà à vous ; vous pouvez fonder { $open }
goa-refused-pays-too-little = il manque { $short } colons, et vous en donneriez { $most } au plus ; donnez-en { $short } ou renoncez
goa-refused-too-few-colonists = il manque { $short } colons et vous en avez { $have }
goa-refused-no-such-colony-tile = il n’y a pas de telle tuile de { $colony } ; il y a { $tiles }
goa-refused-third-card-for-nothing = il y a assez de colons sans troisième carte
goa-refused-founding-twice = une colonie est déjà en cours de fondation
goa-refused-empty-hand = vous n’avez aucune carte
goa-refused-no-card = vous n’avez pas la carte { $card } ; vous avez { $hand }
goa-refused-which-card = { $card } : quelle carte ? vous avez { $cards }
goa-refused-one-card = une seule carte par action
goa-refused-too-many-discards = vous pouvez en défausser ici { $most } au plus
goa-refused-nothing-to-sell = vous n’avez aucune épice à vendre
goa-refused-sells-too-many = { $named } épices sont nommées ; 4 au plus peuvent être vendues
goa-refused-no-step-for-ducats = avec { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, vous ne pouvez acheter aucune étape
goa-refused-which-column = quelle colonne ? vous pouvez acheter une étape de { $columns }
goa-refused-step-for-ducats-too-dear = l’étape suivante ({ $column }) coûte { $price } ducats et vous en avez { $ducats } ; vous pouvez en acheter une de { $columns }
goa-refused-no-tile = vous n’avez pas cette tuile : { $tile }{ $count ->
    [0] {""}
   *[other] ; vous pouvez utiliser : { $tiles }
}
goa-refused-tile-too-fresh = { $tile } : utilisable à partir de votre prochaine action
goa-refused-tile-used = { $tile } : déjà utilisée pour cette manche
goa-refused-tile-spent = { $tile } : utilisée une fois pour toutes
goa-refused-duty-needs = la tuile Droits de douane demande { $needed } épices à la fois ; vous en nommez { $named } et en avez { $have }
goa-refused-spy-on-other = Espionnage demande un autre joueur : { $others }
goa-refused-not-by-espionage = Espionnage sert à construire des navires, récolter, lever les taxes ou fonder une colonie
goa-refused-empty-cell = il n’y a pas de tuile en { $cell }
goa-refused-nothing-for-viceroy = tous vos marqueurs sont en rangée 5
goa-refused-not-least-advanced = { $column } : ce n’est pas votre marqueur le moins avancé ; vous pouvez déplacer celui de { $least }
goa-refused-not-left-out = { $tile } n’est pas parmi les tuiles écartées ; il y a { $tiles }
goa-refused-nothing-to-drop = il n’y a rien à abandonner : une place de plantation est libre
goa-refused-no-plantation = { $store } n’est pas une de vos plantations ; vous pouvez abandonner { $stores }
goa-refused-one-column-twice = les deux marqueurs ne peuvent pas être dans la colonne { $column } ; nommez deux colonnes différentes
goa-refused-flag-on-tile = la case { $cell } porte une tuile, et le drapeau ne peut pas s’y trouver ; les places les plus proches sont { $near }
goa-refused-flag-apart = la place { $place } ne touche aucune tuile par un côté, comme le drapeau le doit ; les places les plus proches sont { $near }
goa-refused-mark-nothing = il n’y a pas de tuile en { $cell } ; les plus proches que vous pouvez marquer sont { $near }
goa-refused-mark-twice = la case { $cell } porte déjà un jeton ; les plus proches que vous pouvez marquer sont { $near }
goa-refused-mark-apart = la case { $cell } ne touche { $before }, où se trouve le jeton précédent, ni par un côté ni par un coin ; les plus proches que vous pouvez marquer sont { $near }
goa-refused-bid-of-nothing = une mise est de 1 au moins ; { $may }
goa-refused-bid-above-ducats = vous avez { $ducats } et ne pouvez pas miser { $amount } ; { $may }
goa-refused-bid-too-low = { $by } a misé { $highest }, et { $amount } n’est pas plus ; { $may }
goa-refused-cannot-keep = la garder coûte { $keep } et vous avez { $ducats } ; vous pouvez la céder à { $bidder }
