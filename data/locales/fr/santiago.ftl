# Santiago. Les ordres eux-mêmes ne sont jamais traduits.

kind = { $kind ->
    [banana] bananes
    [coconut] noix de coco
    [watermelon] pastèques
    [grape] raisins
    [pepper] poivrons
   *[other] ({ $kind }?)
}
kind-card = { $kind ->
    [banana] bananes
    [coconut] noix de coco
    [watermelon] pas­tèques
    [grape] raisins
    [pepper] poivrons
   *[other] ({ $kind }?)
}
kind-code = { $kind ->
    [banana] Ban
    [coconut] Coc
    [watermelon] Pst
    [grape] Rai
    [pepper] Poi
   *[other] ({ $kind }?)
}
crop = { $kind ->
    [banana] bananes
    [coconut] noix de coco
    [watermelon] pastèques
    [grape] raisins
    [pepper] poivrons
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (sans fermier)
    [one] ({ $farmers } fermier)
   *[other] ({ $farmers } fermiers)
}
planting = { $kind ->
    [banana] des bananes
    [coconut] des noix de coco
    [watermelon] des pastèques
    [grape] des raisins
    [pepper] des poivrons
   *[other] ({ $kind }?)
} { $farmers ->
    [0] (sans fermier)
    [one] ({ $farmers } fermier)
   *[other] ({ $farmers } fermiers)
}

phase-first-canal = Premier canal
phase-auction = Enchères
phase-planting = Plantation
phase-leftover = La tuile restante
phase-canal = Canal de la manche
phase-extra = Canal supplémentaire

head-first-canal = Où va le premier canal ?
head-bid = Combien misez-vous ?
head-sealed = Combien misez-vous en secret ?
head-resealed = Votre mise est enregistrée. La changer ?
head-plant = Que plantez-vous, et où ?
head-leftover = Où va la tuile restante ?
head-propose = Où proposez-vous le canal ?
head-build = Voulez-vous construire le canal ?
head-decide = Où construisez-vous le canal ?
head-extra = Voulez-vous utiliser votre canal supplémentaire ?

decision = { $decision ->
    [P2] premier canal
    [P3] mise
    [P4] mise secrète
    [P5] plantation
    [P6] tuile restante
    [P7] proposition
    [P8] décision du constructeur
    [P9] canal supplémentaire
   *[other] ({ $decision }?)
}
pre-do = { $decision ->
    [P2] Posez le premier canal
    [P3] Misez
    [P4] Misez en secret
    [P5] Prenez une tuile et plantez-la
    [P6] Posez la tuile restante
    [P7] Proposez un emplacement pour le canal
    [P8] Décidez où va le canal
    [P9] Utilisez votre canal supplémentaire ou gardez-le
   *[other] ({ $decision }?)
}

do-bid = Miser { $amount }
do-pass = Passer
do-plant = Planter { $what } en { $square }
do-propose = Proposer { $segment } et offrir { $amount }
do-propose-nothing = Ne rien proposer
do-accept = Accepter { $segment } et prendre { $sum }
tried-accept = Accepter { $segment }
do-build = { $price ->
    [0] Construire en { $segment }
   *[other] Construire en { $segment } et payer { $price }
}
do-skip = Ne rien construire cette manche
do-extra = Utiliser le canal supplémentaire en { $segment }
do-hold = Garder le canal supplémentaire
do-hold-always = Le garder à chaque manche, sans reposer la question
did-plant = vous plantez en { $square }
did-propose = vous proposez { $segment } et offrez { $amount }
did-propose-nothing = vous ne proposez rien
did-accept = vous acceptez { $segment }
did-build = vous construisez en { $segment }
did-skip = vous ne construisez rien à cette manche
did-extra = vous utilisez le canal supplémentaire en { $segment }
did-hold = vous gardez le canal supplémentaire

pass-note = rien à payer, un fermier de moins
hold-note = la question revient à la prochaine manche
hold-always-note = jusqu’à ce que vous écriviez le contraire
nothing-note = vous gardez votre argent
take = prendre { $sum }
pay = { $price ->
    [0] gratuit
   *[other] payer { $price }
}
has-water = avec eau
no-water = sans eau
waters-count = arrose { $count }
farmers = { $count ->
    [0] sans fermier
    [one] { $count } fermier
   *[other] { $count } fermiers
}

sealed-lead = Vous misez tous deux en même temps. Les mises sont révélées quand les deux sont arrivées, et les deux sont payées.
sealed-pass = Vous avez passé en secret. Tant que l’autre mise n’est pas arrivée, vous pouvez changer d’avis.
sealed-amount = Votre mise secrète est de { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}. Tant que l’autre mise n’est pas arrivée, vous pouvez la changer.
plant-fewer = Vous avez passé, donc vous posez un fermier de moins ; une tuile sans fermier est neutre.
leftover-lead = À poser : { $what }. Cette tuile n’appartient à personne.
propose-first = Personne n’a encore proposé d’emplacement.
propose-made = Déjà proposé : { $proposals }. Vous pouvez vous joindre à une proposition ; les offres s’additionnent.
build-lead = Personne n’a proposé d’emplacement : le choix est à vous.
decide-lead = Propositions : { $proposals }. Si vous acceptez un emplacement, tout l’argent offert pour lui est à vous.
extra-lead = Vous pouvez poser maintenant votre canal supplémentaire, une fois par partie. Il ne coûte rien.
extra-ahead = Tous ceux qui ont encore leur canal supplémentaire peuvent déjà dire ce qu’ils veulent : le premier dans l’ordre du tour qui veut poser le sien le pose, les autres gardent le leur. Votre réponse attendra votre tour.
first-canal-lead = Le premier canal part de la source.

any-bid = { $order } annonce une mise. Encore possibles pour vous : { $ranges }.
any-pass = Avec { $order }, vous ne misez pas. Vous ne payez rien, mais vous posez un fermier de moins, et la première personne à passer devient constructeur du canal.
any-sealed = { $order } fixe une mise secrète de 1 à { $most }.
any-sealed-pass = Avec { $order }, vous ne misez rien. Vous posez alors un fermier de moins.
any-plant = { $order } prend une tuile et la plante sur une case vide.
any-leftover = { $order } la pose sur une de ces cases.
any-propose = { $order } propose un emplacement et offre en échange au constructeur une somme de 0 à { $most }.
any-nothing = { $order } laisse faire les autres.
any-accept = { $order } y construit, et l’argent est à vous. Emplacements proposés : { $places }.
any-build = { $price ->
    [0] { $order } construit à n’importe quel emplacement libre ci-dessous.
    [one] { $order } construit à un autre emplacement ci-dessous et vous coûte { $price } escudo.
   *[other] { $order } construit à un autre emplacement ci-dessous et vous coûte { $price } escudos.
}
any-skip = { $order } ne construit rien ; le canal retourne dans la boîte.
any-extra = { $order } pose votre canal supplémentaire.
any-hold = { $order } le garde pour une autre manche.
any-first-canal = { $order } le pose à un de ces emplacements.
no-elsewhere = Construire ailleurs n’est pas possible maintenant.
tiles-are = Tuiles : { $tiles }.
squares-wet = Cases avec de l’eau : { $squares }
squares-dry = Cases sans eau : { $squares }
squares-palm = Parmi elles, avec un palmier : { $squares }
places-are = Emplacements, et ce qui y recevrait de l’eau :
waters = { $segment } → { $gains }
waters-nothing = rien de nouveau
empty-squares = vides { $squares }

news-weather = Sécheresse et revenu
news-set-aside = Hors jeu cette fois : { $what }.
news-first-canal = { $player } pose le premier canal en { $segment }.
news-first-canal-dice = Le premier canal, tiré au sort, se trouve en { $segment }.
news-offer = À prendre : { $tiles }.
news-bid = { $player } mise { $amount }.
news-passed = { $player } passe.
news-passed-itself = { $player } n’a plus de mise possible et passe.
news-sealed = { $player } a donné une mise secrète.
news-sealed-pass = { $player } passe en secret.
news-sealed-own = { $player } mise { $amount } en secret.
news-unsealed = Les mises sont révélées : { $bids }. { $player } remporte les enchères.
news-builder = { $player } devient constructeur du canal.
news-builder-kept = { $player } reste constructeur du canal.
news-planted = { $player } plante { $what } en { $square }{ $paid ->
    [0] .
   *[other] {" "}pour { $paid }.
}
news-proposed = { $player } propose { $segment } et offre { $amount }.
news-proposed-nothing = { $player } ne propose rien.
news-accepted = { $player } accepte { $segment } et reçoit { $sum } ({ $payers }).
news-built = { $player } construit en { $segment } et paie { $price }.
news-not-built = { $player } ne construit rien.
news-not-built-itself = Aucun canal n’a pu être construit.
news-extra = { $player } pose le canal supplémentaire en { $segment }.
news-held = { $player } garde le canal supplémentaire.
news-paid = Chacun reçoit { $amount ->
    [one] { $amount } escudo
   *[other] { $amount } escudos
}.
drought-last = C’était la dernière sécheresse ; elle n’épargne rien de ce qui n’a pas d’eau.
drought-nothing = La sécheresse ne touche personne.
drought-weakened = Un fermier s’en va (entre parenthèses : ceux qui restent) : { $squares }.
drought-dried = Desséchées : { $squares }.

board-head = Le plateau en ce moment
board-head-then = Le plateau alors
board-head-end = Le plateau à la fin
board-caption = Le plateau : huit colonnes de a à h, six rangées de 1 à 6, canaux sur les lignes entre les blocs de quatre cases
palm-short = palm.
dry-short = sec
legend = { $kinds }. Joueurs : { $players } ; le nombre compte les fermiers, 0 est neutre. ~ a de l’eau, ! pousse sans eau, S est la source. Les lignes bleues ou ~ sont des canaux ; une ligne numérotée est un emplacement libre.
legend-canal = canal
legend-spring = source
legend-free = emplacement libre
legend-wet = irrigué
legend-named = sur les boutons ci-dessus
spring-is = La source touche { $squares }.
canals-none = Aucun canal n’est encore construit.
canals-are = Canaux : { $places }
thirsty-are = Sans eau : { $squares }
dried-are = Desséchées : { $squares }
palms-are = Palmiers : { $squares }
proposals-are = Propositions : { $proposals }

players-player = Joueur
players-money = Argent
players-points = Points
players-extra = Canal suppl.
players-now = Cette manche
players-note = Points : ce que les plantations rapporteraient si plus rien ne se desséchait. À la fin, chaque escudo vaut un point de plus.
extra-left = libre
extra-used = utilisé
now-builder = construit le canal
now-sealed = mise secrète donnée
now-bid = mise annoncée : { $amount }
now-passed = a passé son tour
now-proposal = emplacement { $segment }, offre : { $amount }
now-nothing = aucune proposition

areas-head = Les plantations et leur valeur
areas-kind = Culture
areas-squares = Cases
areas-points = Taille × fermiers
areas-single = Cases isolées : { $areas }.
areas-neutral = Sans propriétaire : { $areas }.

outlook-head = Ce qui reste à venir
offer-is = Encore à prendre cette manche : { $tiles }.
supply-is = { $count ->
    [one] Il reste { $count } canal dans la réserve.
   *[other] Il reste { $count } canaux dans la réserve.
}
unseen-are = { $count ->
    [one] { $count } tuile est encore cachée (à un + à deux fermiers) : { $tiles }.
   *[other] { $count } tuiles sont encore cachées (à un + à deux fermiers) : { $tiles }.
}
unseen-kind = { $kind ->
    [banana] bananes
    [coconut] noix de coco
    [watermelon] pastèques
    [grape] raisins
    [pepper] poivrons
   *[other] ({ $kind }?)
} { $ones } + { $twos }
unseen-none = Toutes les tuiles ont été révélées.
set-aside-is = Hors jeu : { $what }.

points-from = D’où viennent les points
points-from-note = { $kinds } 💰 escudos
part-money = argent

welcome = Bienvenue ! À cette table, dans le sens horaire : { $players }. La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
welcome-idea = À chaque manche, vous misez sur des plantations, vous les plantez et vous leur amenez l’eau par des canaux. Ce qui n’a pas d’eau se dessèche. À la fin, chaque plantation rapporte sa taille multipliée par vos fermiers qui s’y trouvent, et chaque escudo un point.
welcome-how = Votre messagerie suffit : une lettre arrive quand vous avez quelque chose à décider, et vous y répondez.
money-open = L’argent de tous est public.
money-hidden = L’argent est caché : vous ne voyez que le vôtre jusqu’à la fin.

help-bid = { $order } annonce une mise aux enchères.
help-pass = Avec { $order }, vous ne misez pas.
help-plant = { $order } prend une tuile et la plante.
help-propose = { $order } propose un emplacement pour le canal avec une offre.
help-nothing = Avec { $order }, vous ne proposez rien.
help-accept = { $order } est pour le constructeur : prendre l’argent et construire là.
help-build = { $order } est pour le constructeur : construire ailleurs qu’aux emplacements proposés.
help-skip = { $order } est pour le constructeur sans proposition : ne rien construire.
help-extra = { $order } pose votre canal supplémentaire.
help-hold = { $order } garde votre canal supplémentaire.
label-tiles = Les tuiles se nomment par culture et fermiers : { $tiles }.
label-squares = Les cases vont de a1 à h6 : lettre de la colonne, numéro de la rangée depuis le haut.
label-places = Les emplacements pour les canaux vont de s1 à s31 ; le plateau montre leurs numéros sur les lignes.

fact-palms = Palmiers
fact-builder = Constructeur du canal
fact-offer = Tuiles à prendre
fact-supply = Canaux en réserve
fact-aside = Tuile hors du jeu
fact-canal = Canal en { $segment }
fact-canal-supply = de la réserve
fact-dried = desséchée
fact-bid = mise
fact-proposal = proposition

yours-have = Vous avez maintenant { $escudos }.
yours-bids = Vous avez { $escudos }. Mises jusqu’ici : { $bids }.
yours-no-bids = Vous avez { $escudos }, et personne n’a encore annoncé de mise.
yours-dry = Ces tuiles à vous n’ont pas d’eau maintenant, chacune avec ses fermiers : { $squares }.
yours-no-dry = Toutes vos tuiles ont de l’eau maintenant.
yours-extra = { $used ->
    [yes] Vous avez utilisé votre canal supplémentaire.
   *[no] Vous avez encore votre canal supplémentaire.
}
yours-points = Pour l’instant, vos plantations rapportent { $plantations ->
    [one] { $plantations } point
   *[other] { $plantations } points
}, et avec vos escudos vous en avez { $total }.
