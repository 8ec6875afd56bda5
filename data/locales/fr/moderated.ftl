# Ce que font les modérateurs, et les ordres qu’on annule.

deed-moderator = Le modérateur
deed-named = { $name } (modérateur)
deed-words = modérateur
deed-reason = raison
deed-order = à savoir
deed-changed = changé
deed-you = vous
deed-awaited = tous ceux qu’on attend
deed-more = { $count ->
    [one] Et { $count } autre chose, qui n’est pas indiquée ici.
   *[other] Et { $count } autres choses, qui ne sont pas indiquées ici.
}

deed-undone = { $by ->
    [you] Vous avez
   *[other] { $who } a
} annulé { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
} ({ $players }).
deed-undone-too = { $by ->
    [you] Vous avez
   *[other] { $who } a
} annulé { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
} : les vôtres et d’autres ({ $players }).
deed-undone-yours = { $by ->
    [you] Vous avez
   *[other] { $who } a
} annulé { $count ->
    [one] votre dernier ordre
   *[other] vos { $count } derniers ordres
}.
deed-undone-own = { $who } a annulé { $count ->
    [one] son propre dernier ordre
   *[other] ses { $count } derniers ordres
}.
deed-undone-steps = { $by ->
    [you] Vous avez
   *[other] { $who } a
} fait reculer la partie de { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
deed-redone = { $by ->
    [you] Vous avez
   *[other] { $who } a
} rétabli ce qui avait été annulé.
deed-last = L’entrée { $last } est la dernière qui reste valable.
deed-goes-on = La partie continue.
deed-not-over = La partie n’est finalement pas terminée.

deed-amended = { $who } a remplacé un ordre donné par { $player }. Ce qui restait valable ensuite a été rejoué.
deed-amended-you = { $who } a remplacé un de vos ordres. Ce qui restait valable ensuite a été rejoué.
deed-amended-now = C’est maintenant : { $order }
deed-acted = { $who } a donné un ordre pour { $player } : { $order }
deed-acted-sealed = { $who } a donné un ordre pour { $player }.
deed-acted-you = { $who } a donné un ordre pour vous : { $order }
deed-acted-you-sealed = { $who } a donné un ordre pour vous.
deed-adjusted = { $who } a corrigé la situation : { $order }
deed-corrected = { $who } a corrigé la situation.
deed-adjusted-sealed = { $who } a corrigé quelque chose de caché.
deed-adjusted-you = { $who } a corrigé chez vous quelque chose de visible pour vous seulement : { $order }
deed-adjusted-you-sealed = { $who } a corrigé chez vous quelque chose de visible pour vous seulement.
deed-adjusted-of = { $who } a corrigé quelque chose de visible pour { $player } seulement : { $order }
deed-adjusted-of-sealed = { $who } a corrigé quelque chose de visible pour { $player } seulement.
deed-rule = { $who } a changé les réglages de la table : la { $rule } est maintenant { $on ->
    [yes] active
   *[no] inactive
}.
deed-finished = { $who } a mis fin à la partie : elle compte en l’état.
deed-cancelled = { $who } a annulé la partie.

deed-start = { $who } a lancé la partie.
deed-pause = { $who } a suspendu la partie.
deed-pause-until = { $who } a suspendu la partie jusqu’au { $time } ; elle reprendra alors d’elle-même.
deed-pause-over = La pause est terminée ; la partie reprend.
deed-resume = { $who } a fait reprendre la partie.
deed-deadline-more = { $who } a donné plus de temps à { $players } : { $time }.
deed-deadline-until = { $who } a fixé un délai pour { $players } : avant le { $time }.
deed-deadline-off = { $who } a levé le délai pour { $players }.
deed-clock = { $who } a changé l’horloge de la table : { $order }
deed-replace = { $who } a remplacé { $former } par { $player }.
deed-replace-house = { $who } a donné à { $player } une place que tenait un joueur automatique.
deed-replace-you = { $who } vous confie une place : vous remplacez { $former }.
deed-replace-house-you = { $who } vous a donné une place que tenait un joueur automatique.
deed-take = { $player } a pris la place laissée libre par { $former }.
deed-take-you = Vous avez pris la place laissée libre par { $former }.
deed-address = { $who } a changé l’adresse à laquelle on écrit à { $player }.
deed-address-you = { $who } a changé l’adresse à laquelle on vous écrit : vos lettres arrivent désormais ici. Vos plans et tout le reste sont inchangés.
deed-swap = { $who } a échangé les places de deux joueurs : { $player } et { $other } y sont assis maintenant.
deed-swap-you = { $who } a échangé votre place avec celle d’un autre joueur : { $player } et { $other } y sont assis maintenant.
deed-add-seat = { $who } a ajouté un joueur : { $player }.
deed-drop-seat = { $who } a retiré un joueur : { $player }.
deed-choose = { $who } a changé un choix pour cette table : { $order }
deed-moderator-named = { $who } { $joins ->
    [yes] a nommé { $name } modérateur de cette table
   *[no] a retiré { $name } des modérateurs de cette table
}.
deed-moderator-other = { $who } { $joins ->
    [yes] a nommé un autre modérateur pour cette table
   *[no] a retiré quelqu’un des modérateurs de cette table
}.
deed-house-rule = { $who } annonce ce qui a été convenu en plus des règles :
deed-house-rule-off = { $who } a mis fin à une règle maison :
deed-bot = { $who } fait remplacer { $player } par un joueur automatique, jusqu’à ce que cette personne écrive.
deed-bot-you = { $who } fait jouer un joueur automatique à votre place ; dès que vous enverrez un ordre, vous jouerez de nouveau vous-même.
deed-bot-off = { $who } ne fait plus remplacer { $player } par un joueur automatique.
deed-bot-off-you = { $who } ne fait plus jouer de joueur automatique à votre place ; vous jouez de nouveau vous-même.
deed-remove = { $who } a retiré { $player } de la partie ; un joueur automatique tient désormais cette place.
deed-remove-you = { $who } a mis fin à votre participation ; un joueur automatique tient désormais votre place.
deed-left = { $player } a quitté la table ; un joueur automatique joue maintenant à cette place.
deed-say = { $who } écrit à tous :
deed-not-playing = { $who } déclare ne pas jouer à cette table, ni maintenant ni plus tard.
deed-reseed = À partir d’ici, la partie tire d’une nouvelle graine, car la précédente est peut-être connue. Son SHA-256 : { $hash }.
deed-reseed-hidden = À partir d’ici, la partie tire d’une nouvelle graine.
deed-salt = { $player } a ajouté son sel aux tirages : { $hash }. C’est le début du SHA-256 { $of ->
    [words] de mots de son choix
    [mail] du Message-ID de son premier message
   *[other] ({ $of }?)
}.
deed-salt-you = Votre sel compte désormais dans les tirages : { $hash }. C’est le début du SHA-256 { $of ->
    [words] de ce que vous avez écrit après { COMMAND("salt") }
    [mail] du Message-ID de votre message, chevrons compris
   *[other] ({ $of }?)
}.
deed-reveal = { $who } ne joue pas à cette table et a tout regardé, même ce qui est caché.
deed-addresses = { $who } a consulté les adresses des joueurs.
deed-resend = { $who } a fait renvoyer la dernière lettre à { $player }.
deed-resend-you = { $who } vous a fait renvoyer la dernière lettre.
deed-tried = { $who } joue à cette table et a essayé de donner un ordre pour { $player } ; il n’a pas été exécuté.
deed-tried-you = { $who } joue à cette table et a essayé de donner un ordre pour vous ; il n’a pas été exécuté.
deed-discarded = { $who } a tenté quelque chose qui a été refusé. Ce qui a été tiré pour cela ne compte pas et ne reviendra jamais.
deed-lost = Ce qui se trouvait ici a été endommagé et est perdu.
deed-salvage = { $who } a réparé le journal de la partie : { $count ->
    [one] sa dernière entrée était endommagée et est perdue
   *[other] ses { $count } dernières entrées étaient endommagées et sont perdues
}. La partie en est revenue au point d’avant, tel que le montre le plateau ; un ordre envoyé depuis est à renvoyer. Le hasard vient désormais d’une nouvelle graine.
deed-ask-undo = { $player } a demandé à annuler son dernier ordre.
deed-ask-undo-you = Vous avez demandé à annuler votre dernier ordre.

deed-head-undone = { $count ->
    [one] Un ordre a été annulé
   *[other] Des ordres ont été annulés
}
deed-head-salvage = Le journal de la partie a été réparé
deed-head-steps = La partie est revenue un peu en arrière
deed-head-redone = Ce qui était annulé compte de nouveau
deed-head-amended = Un ordre a été remplacé
deed-head-acted = Le modérateur a donné un ordre pour { $player }
deed-head-acted-you = Le modérateur a donné un ordre pour vous
deed-head-adjusted = La situation a été corrigée
deed-head-rule = Une règle de la table a changé
deed-head-finished = Il a été mis fin à la partie
deed-head-cancelled = La partie a été annulée
deed-head-start = La partie commence
deed-head-resume = La partie reprend
deed-head-not-over = La partie n’est finalement pas terminée
deed-head-deadline = Le délai a changé
deed-head-clock = L’horloge de la table a changé
deed-head-replace = Une place a changé de main
deed-head-address = { $player } a une autre adresse
deed-head-address-you = Vos lettres arrivent désormais ici
deed-head-swap = Deux joueurs ont changé de place
deed-head-set-up = La partie a été préparée autrement
deed-head-moderator = Les modérateurs de la table ont changé
deed-head-house-rule = Une règle maison de cette table
deed-head-bot = Un joueur automatique remplace { $player }
deed-head-bot-you = Un joueur automatique joue à votre place
deed-head-bot-off = Plus aucun joueur automatique ne remplace { $player }
deed-head-bot-off-you = Vous jouez de nouveau vous-même
deed-head-remove = Un joueur a quitté la table
deed-head-words = Un mot du modérateur
deed-head-other = Ce que le modérateur a fait
deed-pause-why = Tant que la partie est suspendue, aucun ordre n’est exécuté et aucun délai ne court. Ce que vous envoyez entre-temps est gardé comme plan et agira à la reprise ; nous vous préviendrons à ce moment-là.
deed-cancelled-why = Il n’y a pas de résultat, et plus aucun ordre n’est possible à cette table. Voici ci-dessous la dernière situation.
moved-head = Vos lettres vont à une autre adresse
moved-why = { $who } a changé l’adresse à laquelle on vous écrit pour cette table. Plus rien n’arrive ici, et ce que vous écrivez d’ici ne compte pas.
farewell-reach = Si c’est une erreur, répondez à cette lettre : le modérateur lira ce que vous écrivez. Cela n’aura pas d’autre effet.

footer-moderator = Pour joindre le modérateur, écrivez une ligne qui commence par { COMMAND("moderator:") } suivi de vos mots ; vos autres ordres du même message comptent quand même.
footer-moderators = { $count ->
    [one] Modérateur : { $names }
   *[other] Modérateurs : { $names }
}. Pour les joindre, écrivez une ligne qui commence par { COMMAND("moderator:") } suivi de vos mots ; vos autres ordres du même message comptent quand même.
passed-on = Vos mots ont été transmis au modérateur :
passed-on-words = vous
passed-on-nobody = Cette table n’a pas de modérateur : vos mots n’ont été transmis à personne.
passed-on-too-long = Vos mots au modérateur n’ont pas été transmis : ils ne peuvent dépasser { $limit } caractères. Écrivez-les à nouveau, en plus court.
passed-on-too-many = Vos mots au modérateur n’ont pas été transmis : { $limit } de vos messages lui sont déjà parvenus en un jour. Patientez un peu.
passed-on-head = Transmis au modérateur
passed-on-why = Le modérateur le lit avec la situation telle que tous la voient, et répond par ce qu’il fait à la table ou par un mot à tous.
not-passed-on-head = Non transmis au modérateur
not-passed-on-why = Rien n’a été changé.

house-rules = Règles maison de cette table
house-rule = règle maison

undo-ask-head = { $player } voudrait annuler un ordre
undo-ask-head-you = Vous voudriez annuler un ordre
undo-ask-why = { $player } demande à annuler son dernier ordre. Depuis, quelqu’un a joué ou quelque chose a été révélé ; on vous demande donc votre accord. Si vous êtes d’accord, écrivez { $order }.
undo-ask-button = Je suis d’accord
undo-ask-lapse = Sinon, jouez simplement la suite : dès que quelqu’un donnera l’ordre suivant, la demande tombera.

nothing-to-undo-head = Aucun de vos ordres ne peut être annulé
nothing-to-undo-why = Avec { COMMAND("undo") }, on annule son propre dernier ordre, et il n’y en a pas en ce moment qui puisse l’être. Rien n’a changé.
undo-asked-head = Votre ordre reste valable pour l’instant
undo-asked-why = Depuis votre dernier ordre, quelqu’un a joué ou quelque chose a été révélé ; on ne peut donc pas simplement l’annuler. La question est posée à ceux qu’on attend et au modérateur. Rien ne change, sauf si l’un d’eux écrit { COMMAND("allow undo") } ; nous vous préviendrons alors.
no-undo-asked-head = Personne ne demande à annuler un ordre
no-undo-asked-why = Il n’y a pas eu de telle demande, ou elle est tombée parce que la partie a continué. Rien n’a changé.
several-undos-asked-head = Plusieurs joueurs voudraient annuler un ordre
several-undos-asked-why = On ne sait pas de quel ordre vous parlez ; rien n’a donc changé. Répondez à la lettre qui parle du joueur à qui vous donnez votre accord.

command-undo = Écrivez { $order } pour annuler votre dernier ordre, tant que personne n’a joué depuis et que rien n’a été révélé.
command-allow-undo = Écrivez { $order } pour permettre à un autre joueur d’annuler un ordre s’il le demande.
command-moderator = { $order } écrit au modérateur, jusqu’à la prochaine ligne vide ; le reste du message compte quand même.

no-archive-head = L’archive n’est pas disponible
no-archive-why = La partie est envoyée sous forme de fichier une fois terminée. Un fichier trop grand pour un message est chez la personne qui gère ce serveur.
command-archive = { $order } vous envoie la partie en fichier, une fois terminée.

change = { $what } : { $now } (avant : { $was })
change-nothing = rien
fact-asked = On interroge maintenant
fact-round = Manche
