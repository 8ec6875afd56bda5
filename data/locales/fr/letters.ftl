# Les mots de toute lettre, quel que soit le jeu.

kicker = { $title } · table { $table }
kicker-you = vous, { $player }
subject = { $name } [table { $table }]
subject-turn = Votre tour : { $title }
apart = { " ; " }
pair = { $name } : { $is }
you-have = vous avez
bids-so-far = mises annoncées
leaves = reste { $amount }
other-amount = Autre…
other-amount-label = Miser un autre montant ({ $open })
footer-reply = Pour répondre, touchez un bouton ou répondez à cette lettre. L’adresse de réponse n’est que pour vous : ne la transmettez à personne.
footer-reply-only = Pour répondre, répondez à cette lettre. L’adresse de réponse n’est que pour vous : ne la transmettez à personne.
footer-quote = Inutile d’effacer la lettre citée ; seul ce que vous écrivez est lu.
footer-receipt = Si vous ne voulez pas de telles lettres, écrivez { $order }.
pre-refused = Pas exécuté : { $line }.
pre-meant = Vouliez-vous dire { $order } ?
pre-tap = Il suffit de toucher le bouton.
pre-public = La situation telle que tout le monde peut la voir.
mended-others = { $others ->
    [one] Votre autre ordre n’y est pas : renvoyez-le aussi.
   *[other] Vos { $others } autres ordres n’y sont pas : renvoyez-les aussi.
}
mended-line = corrigé
mended-all-note = { $others ->
    [one] et votre autre ordre, inchangé
   *[other] et vos { $others } autres ordres, inchangés
}
pre-still = C’est toujours à vous.
pre-by = Répondez avant le { $when }.
pre-late = Votre réponse est en retard, les autres attendent.
pre-left = Il reste { $left }.
pre-no-deadline = Pas de date limite.
pre-next = C’est au tour de : { $players }.
pre-over = Points : { $points }.
pre-over-more = Le récit, l’origine des points, l’archive, une revanche.
pre-bids = jusqu’ici { $bids }
pre-no-bids = personne n’a encore misé
pre-have = Vous avez { $money }.

blank = { $blank ->
    [action] action
    [amount] montant
    [card] carte
    [cards] nombre
    [cell] case
    [choice] choix
    [code] code
    [colony] colonie
    [column] colonne
    [condition] condition
    [decision] décision
    [order] ordre
    [place] emplacement
    [player] joueur
    [round] manche
    [spice] épice
    [square] case
    [store] plantation
    [text] texte
    [tile] tuile
   *[other] { $blank }
}

refused-head = { $line } n’a pas été exécuté
not-understood-head = { $line } n’a pas été compris
line-number = ligne { $line }
rule = règle { $rule }
did-you-mean = Vouliez-vous dire { $order } ?
probably-meant = sans doute ce que vous vouliez dire
nothing-carried-out = { $others ->
    [0] Rien de ce message n’a été exécuté.
    [one] Rien de ce message n’a été exécuté : son autre ordre a aussi été mis de côté.
   *[other] Rien de ce message n’a été exécuté : ses { $others } autres ordres ont aussi été mis de côté.
}
undo-stands = Ce qui devait être annulé l’a bien été.
carried-out-before = { $stood ->
    [one] L’ordre qui le précède a été exécuté et reste valable, car il a révélé quelque chose qu’on ne peut plus cacher.
   *[other] Les { $stood } ordres qui le précèdent ont été exécutés et restent valables, car ils ont révélé quelque chose qu’on ne peut plus cacher.
}
not-carried-out = { $others ->
    [0] Celui-ci n’a pas été exécuté.
    [one] Celui-ci n’a pas été exécuté, ni celui qui le suit.
   *[other] Celui-ci n’a pas été exécuté, ni les { $others } qui le suivent.
}
button-write = écrire :
receipt-head = Vos ordres ont été exécutés
done-one-head = C’est fait : { $what }
done-many-head = C’est fait : { $count ->
    [one] un ordre exécuté
   *[other] { $count } ordres exécutés
}
done-kept-head = Noté : { $count ->
    [one] une ligne attend son moment
   *[other] { $count } lignes attendent leur moment
}
did-bid = vous misez { $amount }
did-pass = vous passez
receipt-nothing = Vous n’avez rien à faire pour l’instant.
undo-button = Revenir dessus
undo-button-note = si personne n’a joué depuis
board-button = Le plateau
board-button-note = et toute la lettre
answers-button = Toutes les réponses
answers-button-note = et comment les écrire
help-button = Tous les ordres
help-button-note = et comment les écrire
archive-button = Toute la partie
archive-button-note = en page à consulter et en archive vérifiable
course-head = Les points, manche par manche
course-player = Joueur
course-note = L’étoile indique qui était en tête.
story-led = { $player } a été en tête de la première à la dernière manche.
story-took = { $player } a été en tête à partir de la manche { $round } ; avant, c’était { $other }.
story-took-level = { $player } a été en tête à partir de la manche { $round } ; à la manche précédente, { $players } étaient à égalité.
story-two = { $one } et { $other }
story-level = Personne n’est seul en tête à la fin : { $players } ont { $points } points.
story-source = Ce qui a le plus rapporté à { $player } : { $what }, { $points } points sur { $total }.
story-sources = Ce qui a le plus rapporté à { $player } : { $what }, { $points } points sur { $total } ; à { $other } : { $theirs }, { $less }.
story-fall = La plus grosse perte en une manche est celle de { $player } : { $points ->
    [one] un point
   *[other] { $points } points
} à la manche { $round }.
story-close = La première et la deuxième place sont séparées de { $points ->
    [one] un point
   *[other] { $points } points
}.
footer-over = On ne peut plus rien demander ici que { $archive } et { $again }. Merci d’avoir joué.
invited-by = Vous êtes à cette table à l’invitation de { $names }.
newcomer-head = Comment cela se passe
newcomer-what = Monsoon fait jouer à des jeux de société par courrier électronique : pas de compte, pas de page à visiter, rien à installer.
newcomer-next = Après votre réponse vient le tour du joueur suivant. Votre prochaine lettre arrive quand on vous demande de nouveau quelque chose.
newcomer-long = Une réponse prend une minute ou deux. Le nombre de jours que dure la partie dépend de la vitesse de chacun.
newcomer-leave = Pour arrêter, écrivez { $order } : un joueur automatique prend votre place et plus aucune lettre n’arrive.

no-orders-head = Votre message ne contenait aucun ordre
no-orders-why = Nous avons cherché un ordre dans ce que vous avez écrit au-dessus de la lettre citée, sans en trouver. Rien n’a été exécuté.
doubtful-head = Est-ce vous qui avez écrit cela ?
doubtful-why = Cela se trouve entre des lignes citées de votre message ou dans votre signature, et nous ne savons pas si vous l’avez écrit comme un ordre ou si votre logiciel de messagerie l’a mis là. Rien de ce message n’a donc été exécuté. Renvoyez vos ordres : écrivez-les tous au-dessus de la lettre citée et de votre signature.
doubtful-line = de vous ?
copied-head = Est-ce une copie ou une citation ?
copied-why = C’est un ordre tel que nos lettres l’impriment. Il se trouve à côté d’autres mots, et nous ne savons pas si vous l’avez copié ou si votre logiciel de messagerie l’a cité. Rien de ce message n’a donc été exécuté. Si c’est bien votre ordre, renvoyez-le seul dans un message ou touchez un bouton ci-dessous.
empty-head = Votre message était vide
empty-why = Nous n’y avons rien trouvé de vous ; rien n’a été exécuté. Un objet qui vient de notre lettre n’est pas lu. Écrivez votre ordre sur la première ligne du message ou touchez un bouton ci-dessous.
several-tables-head = Votre message était pour plusieurs tables
several-tables-why = Il est arrivé aux adresses de { $tables }. Un message ne vaut que pour une table ; rien n’a été exécuté à aucune d’elles. Envoyez à chaque table son propre message ; vous pouvez commencer ici :
elsewhere-head = Ce message était aussi pour une autre table
elsewhere-why = Le même message est aussi arrivé à { $tables } et compte là-bas. Un message ne vaut que pour une table ; rien n’a été exécuté ici. Si vous pensiez aussi à cette table, écrivez-lui dans un message à part.
quiet-answers-head = Pas de réponse pendant un moment
quiet-answers-why = En une heure, beaucoup de vos messages n’ont rien changé à la partie ; jusqu’au { $until }, de tels messages restent sans réponse. Vos ordres comptent comme avant, et les lettres qui en parlent arrivent.
quiet-strangers-head = D’autres messages d’inconnus
quiet-strangers-why = Des messages continuent d’arriver à votre adresse de réponse depuis des adresses dont nous ne savons pas si elles sont les vôtres. Jusqu’au { $until }, nous ne vous interrogeons plus à leur sujet et ils ne sont pas exécutés. Vos propres ordres comptent comme avant. Si l’un de ces messages était de vous, renvoyez-le ensuite. Sinon, écrivez { COMMAND("renew") } pour recevoir une nouvelle adresse de réponse.
quiet-unproven-head = D’autres messages dont personne ne se porte garant
quiet-unproven-why = Beaucoup de messages portant votre adresse sont arrivés à votre adresse de réponse sans qu’aucun serveur s’en porte garant. Jusqu’au { $until }, nous ne vous interrogeons plus à leur sujet et ils ne sont pas exécutés ; renvoyez le vôtre ensuite. Ce que votre serveur garantit compte comme avant. Si ces messages n’étaient pas de vous, écrivez { COMMAND("renew") } pour recevoir une nouvelle adresse de réponse.
no-sender-head = Qui a écrit ce message ?
no-sender-why = Un message sans expéditeur, ou qui en nomme plusieurs, est arrivé à votre adresse de réponse ; nous ne savons pas de qui il est et rien n’a été exécuté. S’il était de vous, renvoyez-le avec votre seule adresse comme expéditeur. Nous ne vous le disons qu’une fois par jour au plus.
stale-head = Votre message répond à une lettre plus ancienne
stale-why = La partie a continué depuis cette lettre ; rien n’a donc été exécuté, car votre ordre pouvait concerner la question d’alors. Voici ce qui s’est passé depuis et ce qui est demandé maintenant.
which-decision-head = Pour quelle décision est-ce ?
which-decision-why = { $line } ne répond à rien de ce qui vous est demandé en ce moment, et rien n’a été exécuté ni conservé. Si c’est pour plus tard, commencez par la décision et un deux-points : { $ahead }
asks-head = Une question ou un ordre ?
asks-why = Il y a un point d’interrogation dans { $line } ; rien n’a donc été exécuté. Si c’est bien votre ordre, envoyez-le sans point d’interrogation.
negated-head = Oui ou non ?
negated-why = { $line } peut se comprendre de deux façons ; rien n’a donc été exécuté. Écrivez simplement l’ordre que vous voulez donner.
talk-head = Était-ce un ordre ?
talk-why = { $line } ressemble à un ordre, mais cela se dit aussi dans la conversation ; rien n’a donc été exécuté. Écrivez l’ordre lui-même.
talk-reach = Rien de ce que vous écrivez ne va aux autres joueurs, sauf derrière { COMMAND("say") }.
talk-none = Rien de ce que vous écrivez ne va aux autres joueurs : à cette table, on ne s’écrit pas.
offer-preview = Qu’est-ce que cela ferait ?
not-awaited-head = Vous n’avez rien à décider pour l’instant
not-awaited-why = La partie attend quelqu’un d’autre, et votre ordre ne convient à aucune décision qui vous attend encore dans cette manche ; il n’a donc pas été exécuté. Vous pouvez envoyer d’avance des ordres pour plus tard : ils sont gardés jusqu’à leur moment.
too-large-head = Votre message était trop gros
too-large-why = Il fait { $size } Ko et nous lisons jusqu’à { $limit } Ko. Renvoyez les ordres sans pièces jointes.
no-token-head = Répondez à la bonne lettre
no-token-why = Votre message n’est pas arrivé à l’adresse de réponse d’une de vos lettres ; rien n’a été exécuté. Répondez à cette lettre ou touchez un bouton ci-dessous. Nous ne vous le disons qu’une fois par jour au plus.
other-sender-head = Un ordre est venu d’une autre adresse
other-sender-why = Quelqu’un a utilisé votre adresse de réponse depuis { $from }. Nous ne savons pas si cette adresse est la vôtre ; rien n’a été exécuté, le message attend. Si c’était vous, confirmez-le : vous pourrez alors écrire aussi de cette adresse et le message sera lu. Sinon, ne faites rien, ou écrivez { COMMAND("renew") } pour recevoir une nouvelle adresse de réponse.
confirm-button = C’était moi
unproven-head = Ce message est-il de vous ?
unproven-why = Un message avec votre adresse et votre adresse de réponse est arrivé, mais aucun serveur ne s’en porte garant ; il attend et rien n’a été exécuté. Si c’était vous, confirmez-le. Sinon, ne faites rien, ou écrivez { COMMAND("renew") } pour recevoir une nouvelle adresse de réponse.
unsigned-head = Votre message n’était pas signé
unsigned-why = À votre demande, vos ordres ne comptent qu’avec votre phrase secrète. Rien n’a été exécuté. Renvoyez-les avec une ligne { COMMAND("sign") } suivie de cette phrase.
wrong-passphrase-head = Ce n’est pas votre phrase secrète
wrong-passphrase-why = Le message était signé, mais avec une autre phrase. Rien n’a été exécuté. Majuscules et minuscules comptent.
confirmed-head = Confirmé
confirmed-why = Vous pouvez maintenant écrire de { $from }. Aucun message de là n’attend plus. Pour y renoncer, écrivez { COMMAND("forget") } et l’adresse.
no-such-code-head = Ce code ne répond à rien
no-such-code-why = Il a déjà servi, date de plus de deux semaines ou d’avant votre nouvelle adresse de réponse, ou n’est pas pour cette table. Rien n’a changé.
passphrase-set-head = Votre phrase secrète est enregistrée
passphrase-set-why = Désormais, seuls les messages avec une ligne { COMMAND("sign") } suivie de votre phrase sont exécutés à cette table. Nous n’en gardons qu’une empreinte et ne pouvons pas la relire. Pour y renoncer, écrivez { COMMAND("sign off") } dans un message signé.
passphrase-short-head = Choisissez une autre phrase secrète
passphrase-short-why = Elle doit avoir au moins 6 et au plus 200 caractères. Rien n’a changé.
passphrase-off-head = Vos messages n’ont plus besoin de phrase secrète
passphrase-off-why = Les ordres comptent de nouveau sans signature.
renewed-head = Vous avez une nouvelle adresse de réponse
renewed-why = Répondez désormais à cette lettre : les adresses des lettres plus anciennes ne valent plus, quel que soit leur détenteur. Vos plans restent.
addresses-head = Vos adresses
addresses-why = Outre votre adresse enregistrée, vous pouvez écrire de : { $others }. Pour en retirer une, écrivez { COMMAND("forget") } et l’adresse.
no-addresses-head = Vous avez une seule adresse
no-addresses-why = Vous ne pouvez écrire que de votre adresse enregistrée. Pour en ajouter une, écrivez de celle-ci à votre adresse de réponse ; la question vous sera posée ici.
too-many-head = Trop d’ordres dans un seul message
too-many-why = Un message peut contenir { $limit ->
    [one] { $limit } ordre
   *[other] { $limit } ordres
}, et le vôtre en contenait davantage. Rien n’a été exécuté.
paused-head = La partie est suspendue
paused-why = Le modérateur doit d’abord vérifier quelque chose. Rien n’a été exécuté et rien n’est perdu ; nous vous préviendrons dès la reprise.
paused-kept-head = Gardé jusqu’à la reprise de la partie
paused-kept-why = La partie est suspendue : rien n’est exécuté maintenant. Ce que vous avez envoyé est un plan, qui agira à la reprise. D’ici là, vous pouvez envoyer un autre ordre à sa place, ou le retirer.
paused-not-kept-head = Ceci ne peut pas être gardé
paused-not-kept-why = La partie est suspendue : rien n’est exécuté maintenant, et ceci ne peut pas être gardé comme plan. Renvoyez-le quand la partie aura repris ; nous vous préviendrons.
past-head = Le plateau à la fin de la manche { $round }
past-why = Voilà où en était la partie à la fin de cette manche. Rien n’est demandé ici.
past-public = Quelqu’un d’autre occupait alors votre place : voici ce que tout le monde pouvait voir.
past-now = Le plateau actuel
past-not-yet-head = Il n’y a pas eu de manche { $round }
past-not-over-head = La manche { $round } n’est pas terminée
past-no-number-head = Ce n’est pas un numéro de manche
past-no-number-why = Rien de ce message n’a été exécuté.
past-which = { $over ->
    [0] Aucune manche n’est encore terminée ; { COMMAND("board") } envoie la situation actuelle.
   *[other] La dernière manche terminée est la manche { $over } : { $order } envoie le plateau à sa fin, { COMMAND("board") } la situation actuelle.
}
already-over-head = Cette partie est terminée
already-over-why = Plus aucun ordre n’est possible à cette table. Voici comment la partie s’est terminée :
unreadable-head = Votre message n’a pas pu être lu
unreadable-why = Il est abîmé. Renvoyez les ordres en texte simple.
salt-settled-head = Votre sel est déjà fixé
salt-settled-why = Chaque place n’ajoute son sel aux tirages qu’une fois, par son premier message, pour que personne ne puisse en essayer plusieurs. Le vôtre est { $salt }. Rien de ce message n’a été exécuté ; renvoyez le reste sans cette ligne.
salt-none-head = Pas de sel à cette table
salt-none-why = Ses tirages viennent de la graine seule. Rien de ce message n’a été exécuté ; renvoyez le reste sans cette ligne.
attachments-unread = Votre message avait une pièce jointe. Les pièces jointes ne sont pas lues : écrivez vos ordres dans le message lui-même.

seed-head = Vérifier les tirages
seed-promise = Tout le hasard de cette table vient d’un seul texte secret, la graine. Voici son empreinte (SHA-256). La graine elle-même sera révélée à la fin de la partie ; chacun pourra alors vérifier qu’elle n’a jamais changé.
seed-promise-salted = Tout le hasard de cette table vient d’un texte secret, la graine, et d’un sel de chaque joueur. Voici l’empreinte de la graine (SHA-256), donnée avant que quiconque ait ajouté du sel. La graine elle-même sera révélée à la fin de la partie ; chacun pourra alors vérifier chaque tirage. Votre premier message ajoute votre sel de lui-même ; vous pouvez aussi y écrire { $order }, avec des mots à vous.
seed-is = La graine de cette table était { $seed }.
seed-check = Cette commande affiche son empreinte :
seed-promised = Elle doit être identique à l’empreinte de la première lettre :

commands-head = Commandes toujours valables
command-board = Écrivez { $order } pour recevoir la situation actuelle.
command-board-then = Écrivez { $order } pour recevoir le plateau tel qu’il était à la fin de cette manche.
command-resend = Si une lettre s’est perdue, écrivez { $order } pour la recevoir de nouveau, ou ce qui vous est demandé maintenant.
command-rules = Écrivez { $order } pour lire les règles, ou demandez ce qu’est une chose.
command-help = Écrivez { $order } pour recevoir l’explication de tous les ordres.
command-language = Écrivez { $order } pour changer la langue de vos lettres, par exemple { COMMAND("language en") } ; il y a en, pl, fr, da et es.
command-orders = Écrivez { $order } pour lire les ordres de vos lettres en anglais, ou { COMMAND("orders mine") } pour les lire dans la langue des lettres.
command-receipts = Écrivez { $order } pour ne plus recevoir de lettre qui dit seulement que votre message a été exécuté, ou { COMMAND("receipts on") } pour en recevoir de nouveau.
command-letters = Écrivez { $order } pour ne recevoir que du texte brut, { COMMAND("letters html") } pour le HTML seul et { COMMAND("letters both") } pour les deux. Une lettre arrive après chaque coup avec { COMMAND("letters every-move") }, à chaque début de manche avec { COMMAND("letters round") }, une fois par jour avec { COMMAND("letters daily 18:00") }, et seulement à votre tour avec { COMMAND("letters my-turn") }.
command-calendar = Écrivez { $order } pour recevoir les délais dans votre agenda ; { COMMAND("calendar off") } y met fin.
command-plans = Écrivez { $order } pour recevoir la liste de vos plans.
command-forget = Écrivez { $order } pour retirer tous vos plans ; { COMMAND("forget") } et le nom d’une décision ne retire que le plan pour celle-ci.
command-leave = Écrivez { $order } pour quitter cette table ; on vous le demandera encore une fois.
command-continue = Écrivez { $order } pour laisser agir les plans suspendus.
command-preview = Écrivez { $order } dans un message avec d’autres lignes pour savoir ce qu’elles feraient ; rien ne change.
command-renew = Écrivez { $order } pour recevoir une nouvelle adresse de réponse si quelqu’un d’autre a la vôtre.
command-sign = Écrivez { $order } et un texte pour fixer une phrase secrète ; ensuite seuls les messages avec une ligne { COMMAND("sign") } et ce texte sont exécutés.
command-addresses = Écrivez { $order } pour voir de quelles adresses vous pouvez écrire.
command-salt = Écrivez { $order } dans votre premier message pour mêler aux tirages des mots à vous ; sinon, c’est son Message-ID qui sert.

mail-rules-head = Comment vos messages sont lus
mail-rule-lines = Un ordre par ligne ; plusieurs ordres dans un message sont exécutés l’un après l’autre.
mail-rule-all = Tout ou rien : si un ordre du message est refusé, aucun n’est exécuté, et on vous dit pourquoi. Mais si l’un d’eux a révélé quelque chose de caché, ceux qui précèdent l’ordre refusé restent valables.
mail-rule-quote = La lettre citée et votre signature ne sont pas lues non plus.

round-of = Manche { $round } sur { $rounds }
round-brief = Manche { $round }/{ $rounds }
before-brief = Avant la manche 1
before-round = Avant la première manche
phase-finished = Fin de la partie

head-nothing = Vous n’avez rien à faire en ce moment
head-help = Tous les ordres
head-welcome = Bienvenue à { $game }
head-over = { $count ->
    [one] La partie est finie : { $players } gagne
   *[other] La partie est finie : { $players } se partagent la victoire
}
head-over-won = { $count ->
    [one] Vous gagnez
   *[other] Vous partagez la victoire
}
head-over-lost = { $players } gagne ; vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
waiting = On attend : { $players }.
waiting-too = On attend aussi : { $players }.

tap-note = Touchez un bouton : un message s’ouvre, avec l’ordre déjà écrit ; il ne reste qu’à l’envoyer. Vous pouvez aussi écrire l’ordre vous-même.
any-answer = Toutes les réponses possibles
or = ou
in-own-words = Pour écrire vous-même une réponse : { $forms }.
link-board = Le plateau
link-help = Toutes les réponses
link-rules = Les règles
link-away = Je m’absente
link-letters = Moins de lettres

news-head = Depuis votre dernière lettre
news-head-first = Ce qui s’est passé jusqu’ici
news-setup = Mise en place
news-round = Manche { $round }
news-over = La partie est finie.

players-head = Les joueurs de la table
players-you = (vous)
players-hidden = caché

standings-head = Classement final
standings-total = Total

how-head = Comment répondre
how-lines = Un ordre par ligne, plusieurs par message si vous voulez.
how-all = Tout ou rien : si un ordre est refusé, aucun n’est exécuté, sauf si l’un d’eux a déjà révélé quelque chose ; on vous dit pourquoi.
how-generous = Majuscules, virgules et points ne comptent pas. Après un #, vous pouvez écrire une note pour vous.

help-lead = Voici tous les ordres du jeu. Demander de l’aide ne change rien à la partie.
orders-head = Ordres de ce jeu
labels-head = Comment les choses s’appellent

rules-head = Les règles de { $game }
rules-about = { $topic } · règles
rules-unknown-head = Aucune page sur « { $words } »
rules-none = Aucune règle n’est écrite ici pour ce jeu.
rules-not-here = Cette table joue une édition qui ne l’a pas.
rules-what = Qu’est-ce que c’est ? { $topic }
rules-more = En savoir plus : { $topic }
rules-all-head = Sur quoi vous pouvez lire
rules-how = Écrivez { $order } et un nom, ou posez la question comme à une personne. Une question ne change rien.

plans-head = Vos plans
plans-none = Vous n’avez aucun plan : chaque décision vous sera demandée.
plans-change = Personne d’autre ne voit vos plans. Une nouvelle ligne remplace celle de la même décision. Écrivez { $one } pour retirer un plan, ou { $all } pour les retirer tous.
plans-held = Ce qui est suspendu n’attend que vous : écrivez { $order } pour le laisser agir.
plans-lapsed = { $count ->
    [one] Ce plan est caduc, car sa décision est passée sans lui :
   *[other] Ces plans sont caducs, car leurs décisions sont passées sans eux :
}
plan-is = prévu
plan-held = suspendu
plan-lapsed = caduc
# Opens a mail with the line, to be changed and sent.
plan-change = modifier

left-out-head = { $count ->
    [one] Une ligne de votre message a été laissée de côté : cette décision ne vous revient pas pendant cette manche. Le reste compte.
   *[other] { $count } lignes de votre message ont été laissées de côté : ces décisions ne vous reviennent pas pendant cette manche. Le reste compte.
}
left-out = laissé de côté
done-head = Merci. Voici ce que votre message a fait :
earlier-acted = Fait comme demandé : { $orders }.
earlier-kept = { $count ->
    [one] Une ligne de vous attend son moment.
   *[other] { $count } lignes de vous attendent leur moment.
}
done-acted = exécuté
done-kept = pour plus tard
done-forgotten = { $count ->
    [one] Une ligne de vos plans a été retirée.
   *[other] { $count } lignes de vos plans ont été retirées.
}
done-woken = { $count ->
    [one] Une ligne suspendue de vos plans reprend.
   *[other] { $count } lignes suspendues de vos plans reprennent.
}

stopped-head = Un de vos plans a été arrêté
stopped-line = arrêté
stopped-tried = essayé
stopped-why = Rien de ce qu’il prévoit n’est possible.
stopped-wanted-head = Vous vouliez décider ici vous-même
stopped-wanted = Vous vouliez que la question vous soit posée ici.
stopped-now = La question vous est donc posée maintenant.
stopped-holds = Vos autres plans attendent que vous écriviez { $order } pour les laisser agir.

invited-why = On ne vous demande encore rien, et personne ne vous attend. Ce que vous laissez en suspens vous sera demandé le moment venu.
sheet-may = { $sheet ->
    [round] D’avance, si vous voulez : cette manche
    [extra-canal] D’avance, si vous voulez : votre canal supplémentaire
    [extra-actions] D’avance, si vous voulez : vos actions bonus
    [quick-start] D’avance, si vous voulez : votre départ rapide
    [markers] D’avance, si vous voulez : drapeau et jetons
    [auction] D’avance, si vous voulez : les enchères
    [actions] D’avance, si vous voulez : vos actions
   *[other] D’avance, si vous voulez
}
sheet-how = Ou copiez les lignes vides ci-dessous en haut de votre réponse et écrivez vos ordres à la place des points. Une ligne laissée telle quelle ne fait rien. Ce qui suit un # n’est pas lu.
sheet-line = feuille
sheet-like = par exemple{ " " }
sheet-send = Envoyer cette feuille
sheet-send-note = { $count ->
    [one] une ligne, comme ci-dessous
   *[other] { $count } lignes, comme ci-dessous
}
sheet-fill = La remplir
sheet-fill-note = les mêmes lignes, vides
sheet-these = { $count ->
    [one] cette ligne
   *[other] ces { $count } lignes
}

preview-head = Rien n’a changé : voici ce que ferait votre message
preview-none = Votre message ne contenait aucune ligne à essayer.
preview-line = votre ligne
preview-act = exécutée comme
preview-keep = pour plus tard
preview-change = { $count ->
    [0] Elle ne changerait aucun de vos plans.
    [one] Elle retirerait ou relancerait une ligne de vos plans.
   *[other] Elle retirerait ou relancerait { $count } lignes de vos plans.
}
preview-left-out = Cette ligne serait laissée de côté, et le reste du message compterait.
preview-unknown = Son effet dépend de ce que les lignes précédentes révéleront.
preview-refused = Cette ligne serait refusée :
preview-coming-head = Ce qui vous attend encore dans cette manche
preview-ask = on vous demandera

ahead-head = Ordres envoyés d’avance
ahead-line = Les décisions à venir peuvent être prises dès maintenant, en secret : le nom de la décision, deux-points et l’ordre, par exemple { $order }. Les feuilles de vos lettres donnent ces noms.
ahead-if = Avec des conditions, et des solutions de repli si quelque chose est impossible : { $order }.
ahead-ask = Écrivez { $order } à la place d’un ordre pour que la question vous soit quand même posée. Ou terminez une ligne par { $then } : une fois qu’elle a agi, vos autres plans attendent.
ahead-rounds = Commencez une ligne par { $every } ou { $until } si elle vaut au-delà de cette manche.

leaving-head = Voulez-vous quitter cette table ?
leaving-why = Vous avez écrit { $line }. Si vous partez, un joueur automatique joue à votre place et vous ne recevez plus de lettres d’ici. Les autres et le modérateur en sont informés, et le modérateur peut installer quelqu’un d’autre. D’ici là, vous pouvez revenir. Pour l’instant rien n’a été fait : pour partir, touchez le bouton ou écrivez { $order }. S’il vous faut seulement une pause, écrivez { COMMAND("away") } et les jours.
leaving-button = Quitter la table
likely-head = Vouliez-vous dire ceci ?
likely-why = Votre message disait { $line }. C’est peut-être { $order }, mais { $left } n’a pas été compris ; rien n’a donc été exécuté. Si vous voulez dire { $order }, touchez le bouton.
misspelled-head = Vouliez-vous dire ceci ?
misspelled-why = Votre message disait { $line }. C’est peut-être { $order } ; rien n’a donc encore été exécuté. Si c’est bien cela, touchez le bouton.
among-head = Vouliez-vous dire ceci ?
among-why = Votre message semble dire { $order }. Il dit aussi { $left }, et rien n’indique si cela y change quelque chose ; rien n’a donc été exécuté. Si vous voulez dire { $order }, touchez le bouton.
among-words-head = Vouliez-vous dire ceci ?
among-words-why = Votre message semble dire { $order }, mais tout n’a pas été compris ; rien n’a donc été exécuté. Si c’est bien cela, touchez le bouton.
seat-player = Joueur { $colour ->
    [red] rouge
    [green] vert
    [brown] brun
    [yellow] jaune
    [purple] violet
   *[other] { $colour }
}
seat-house = Ordinateur { $colour ->
    [red] rouge
    [green] vert
    [brown] brun
    [yellow] jaune
    [purple] violet
   *[other] { $colour }
}
