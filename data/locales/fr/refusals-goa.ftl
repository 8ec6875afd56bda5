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

# Un ordre, un souhait ou une condition mal lus.
goa-missing-which-one = cela laisse quelque chose en suspens ; que voulez-vous au juste ?{ $such }
goa-missing-two-markers = quels deux marqueurs ?{ $such }
goa-missing-where-to = où ?{ $such }
goa-missing-tile = quelle tuile ?{ $such }
goa-missing-cell = contre la tuile de quelle case ?{ $such }
goa-missing-use-tile = quelle tuile utiliser ?{ $such }
goa-missing-take = prendre quoi ?{ $such }
goa-missing-play-card = jouer quelle carte ?{ $such }
goa-missing-discard-card = défausser quelle carte ?{ $such }
goa-missing-drop-plantation = abandonner quelle plantation ?{ $such }
goa-missing-column = dans quelle colonne ?{ $such }
goa-missing-colony = quelle colonie ?{ $such }
goa-missing-action = quelle action ?{ $such }
goa-missing-extra-for-what = une action bonus, pour quoi faire ?{ $such }
goa-missing-amount = combien ?{ $such }
goa-missing-bid = miser combien ?{ $such }
goa-missing-up-to = jusqu’à combien ?{ $such }
goa-missing-jump = sauter à combien ?{ $such }
goa-missing-if = si c’est combien ?{ $such }

goa-misread-no-part = « { $word } » n’a rien à faire dans cet ordre{ $such }
goa-misread-no-place = « { $word } » n’a pas sa place dans cette ligne

goa-misread-no-cell = il n’y a pas de tuile en { $place } ; les tuiles sont sur les cases a1 à e5
goa-misread-no-such-place = il n’y a pas de case « { $word } » ; le plateau va de a1 à e5, entouré des cases a0 à e0, f1 à f5, a6 à e6 et z1 à z5
goa-misread-no-such-plantation = { $named } : les plantations sont { $plantations }
goa-misread-no-plantation = vous n’avez pas de plantation de cette épice : { $named }
goa-misread-no-card = vous n’avez pas de carte « { $word } »
goa-misread-counted-cards = les cartes avec un nombre sont { $cards }
goa-misread-nobody-plays = personne ne joue « { $word } » ; il y a { $seats }
goa-misread-ten-ducats = il y a 10 ducats à prendre
goa-misread-too-many = c’est plus qu’il ne peut y en avoir
goa-misread-none-of-spice = 0 d’une épice, ce n’est rien ; ne la nommez pas
goa-misread-do-not-fit = { $count }, c’est trop pour { $store }
goa-misread-not-yours-to-say = le nombre n’est pas à choisir ; ne l’écrivez pas

goa-misread-one-action = « { $one } » ou « { $two } » ? une seule action à la fois
goa-misread-done-or-more = { $done }, ou encore quelque chose à faire ? dites l’un ou l’autre
goa-misread-extra-or-none = une action bonus, ou aucune ? dites l’un ou l’autre
goa-misread-which-tile = quelle tuile ? { $tiles }
goa-misread-which-store = quel champ ? { $stores }
goa-misread-which-card = quelle carte ? { $cards }
goa-misread-one-card-or-two = une carte ou deux ? écrivez { $one }, ou bien { $two }
goa-misread-whose-row = la rangée de qui ? { $seats }
goa-misread-which-seat = quel joueur ? { $seats }

goa-misread-of-what = { $number } de quoi ? nommez l’épice, puis le nombre
goa-misread-store-or-count = { $store } est un champ ; écrivez { $count } pour la quantité, { $place } pour le lieu
goa-misread-store = { $store } est un champ ; écrivez { $place } pour le lieu
goa-misread-for-which-store = { $named } : pour quel champ ? les vôtres sont { $stores }

# Un souhait d’un plan qui ne convient pas.
goa-misfit-last-row = la dernière rangée est la { $row }
goa-misfit-no-lot = il n’y a pas de lot { $lot } ; il y en a { $lots }
goa-misfit-jump-too-far = la première mise serait de { $jump }, soit plus de { $most }
goa-misfit-yours-to-sell = c’est vous qui vendez le lot { $lot } ; écrivez { $sell } ou { $buy }
goa-misfit-sells = { $seller } vend le lot { $lot } ; vous pouvez miser ou passer
goa-misfit-from-one = les actions bonus se comptent à partir de 1
goa-misfit-no-beginning = une action à vous commence par l’une des six actions, une tuile ou une carte
goa-misfit-tile-alone = { $slot } vaut pour cette tuile seule, sans action

goa-misfit-no-numbers-yet = les lots ont leurs numéros une fois tous les jetons placés ; écrivez { $lots } pour tous
goa-misfit-places-flag = c’est { $seat } qui place le drapeau dans cette manche
goa-misfit-extras = vous avez { $extras ->
    [one] { $extras } action bonus
   *[other] { $extras } actions bonus
}

goa-misfit-barren = une récolte ne donnerait rien maintenant, car il n’y a pas de place
goa-misfit-above-limit = la prochaine mise est de { $next }, et la vôtre peut être de { $limit } au plus
goa-misfit-above-budget = le budget laisse { $left } pour cette manche
goa-misfit-keeping-too-dear = la garder coûte { $keep }, soit plus de { $most }
goa-misfit-no-place-free = aucune place n’y est libre
goa-misfit-no-such-tile = aucune tuile de ce genre n’est sur le plateau
goa-misfit-not-marked = aucune tuile de ce genre ne peut être marquée maintenant
