# Ce que les joueurs se disent.

press-head = Ce que disent les autres
press-one-head = { $player } vous écrit
press-says = { $player } à tous :
press-says-you = { $player } à vous en privé :
press-says-some = { $player } à vous et à { $others } :
press-words = parole
press-own = vous
press-note = mémo
press-notes = Vos notes, rien que pour vous
press-answer = Pour répondre à tous, écrivez { $order }. Rien d’autre de ce que vous écrivez ne va aux autres.
press-answer-one = Pour répondre à une seule personne, écrivez { $order }.
press-sent = { $when ->
    [now] Vos mots ont été envoyés à tous :
    [next] Vos mots iront à tous avec leur prochaine lettre :
   *[other] Vos mots pour tous :
}
press-sent-some = { $when ->
    [now] Vos mots ont été envoyés à { $players }, et à personne d’autre :
    [next] Vos mots iront à { $players } avec la prochaine lettre, et à personne d’autre :
   *[other] Vos mots pour { $players }, et pour personne d’autre :
}
press-noted = Noté, rien que pour vous. Vos notes figurent dans vos lettres jusqu’à ce que vous écriviez { COMMAND("note off") } :
press-notes-gone = Vos notes sont effacées.
press-already = Les mêmes mots sont déjà allés aux mêmes joueurs dans la journée : ils ne sont pas repartis.
press-none = Vos mots ne sont allés à personne : à cette table les joueurs ne s’écrivent pas, ou elle n’a pas commencé.
press-no-private = Vos mots ne sont allés à personne : à cette table on ne peut écrire qu’à tous. Commencez la ligne par { $order }.
press-nobody = Vos mots ne sont allés à personne : on ne sait pas qui est { $name } à cette table. Écrivez une couleur ou un nom.
press-no-reader = Vos mots ne sont allés à personne : aucun joueur ne les lirait.
press-too-long = Vos mots ne sont allés à personne : ils ne peuvent dépasser { $limit } caractères. Écrivez-les à nouveau, en plus court.
press-too-many = Vos mots ne sont allés à personne : il y en a déjà eu { $limit } en un jour, ou vous avez autant de notes. Patientez un peu, ou effacez vos notes avec { COMMAND("note off") }.
press-preview = Vos mots ne sont allés à personne : vous demandez seulement ce que ferait le message.
press-offer = Envoyer cela aux autres
press-offer-why = Rien de tout cela n’est allé aux autres joueurs. Si c’était pour eux, touchez le bouton.
press-done-head = C’est fait. Rien n’était pour le jeu
press-done-why = Il n’y avait pas d’ordre dans le message, et la partie n’a pas avancé.
press-failed-head = Vos mots ne sont allés à personne
press-failed-why = Rien du message n’a été envoyé aux autres joueurs, et il ne contenait pas d’ordre.
press-open-head = Où finissent vos mots ?
press-open-why = Cette ligne est sous vos mots aux autres ; elle peut en faire partie ou être un ordre : { $line }. Rien du message n’a donc été exécuté ni envoyé. Renvoyez-le : une ligne vide termine vos mots, et si tout est pour les autres, écrivez { $order } seul sur la ligne du dessous.
command-say = { $order } écrit aux autres joueurs ; { $block } seul sur une ligne leur envoie les lignes du dessous, jusqu’à une ligne vide ou { COMMAND("end") }.
command-to = { $order } écrit à ces seuls joueurs, si la table le permet.
command-note = { $order } est une note à vous-même, dans vos lettres jusqu’à { COMMAND("note off") }.

again-button = Rejouer
again-button-note = mêmes joueurs, places décalées
new-button = Une nouvelle table
new-button-note = du même jeu, avec d’autres
again-asked-head = { $player } voudrait rejouer
again-asked-why = { $player } voudrait rejouer au même jeu avec vous tous, à une nouvelle table où les places tournent d’un cran. Elle commence dès que vous avez tous dit oui.
again-yes = Oui, encore une
again-no = Plutôt non
again-asked-lapse = Sans réponse, c’est non. Un oui compte pendant deux semaines.
again-not-over-head = Cette partie n’est pas finie
again-not-over-why = Vous pourrez rejouer avec les mêmes joueurs quand elle le sera.
again-waits-head = Noté : vous voulez rejouer
again-waits-why = Dès que tous ont dit oui, une nouvelle table commence. Pas encore de nouvelles de : { $players }. La question leur a été posée ; votre oui compte pendant deux semaines.
again-not-all-head = Pas cette fois
again-not-all-why = Tous les joueurs ne veulent pas rejouer maintenant : aucune nouvelle table ne commence.
again-declined-head = Noté : plutôt non
again-declined-why = Aucune nouvelle table ne commence avec vous. Si vous changez d’avis, écrivez { COMMAND("again") }.
again-too-few-head = Trop peu de joueurs
again-too-few-why = Sans les joueurs de la maison, vous êtes trop peu pour ce jeu : on ne peut pas rejouer ainsi.
again-cannot-be-head = Impossible de rejouer
again-cannot-be-why = Une table comme celle-ci ne peut plus être créée. Le modérateur peut en ouvrir une autre.
again-begun-head = C’est reparti
again-begun-why = Vous rejouez tous : à la table { $table }. Ses premières lettres sont en route.
command-again = { $order } dit après la fin que vous voulez rejouer avec les mêmes joueurs ; { COMMAND("again no") }, que vous préférez ne pas rejouer.

invite-head = { $player } vous invite à { $title }
invite-glance = Par courriel, avec { $others }. Touchez un bouton pour dire oui ou non.
invite-why = { $player } voudrait jouer à { $title } par courrier électronique avec vous et { $others }, à la table { $table }.
invite-how = Une lettre vient quand c’est à vous ; vous y répondez en touchant un bouton ou par une ligne. Une partie dure en général quelques semaines, un message tous les jours ou tous les deux jours.
invite-clock = Temps pour chaque réponse : { $clock }.
invite-no-clock = Sans délai : chacun répond quand il peut.
invite-join = Je joue
invite-join-note = la première lettre arrive quand tous ont dit oui
invite-decline = Pas cette fois
invite-decline-note = plus aucune lettre à ce sujet
invite-never = Je ne veux plus d’invitations
invite-never-note = qui que ce soit qui invite
invite-rules = Les règles en bref
invite-rules-note = dans une lettre à part
invite-rules-answer = Vous êtes invité à cette partie : écrivez { COMMAND("join") } pour jouer, ou { COMMAND("decline") } si vous préférez ne pas jouer.
invite-nothing = Si vous ne faites rien, un seul rappel viendra, puis plus rien. La partie commence dès que tous ont dit oui.
invite-again = C’est le seul rappel.
invite-joined-head = Vous jouez
invite-joined-why = La partie commence dès que tous ont dit oui. Pas encore de nouvelles de : { $players }.
invite-declined-head = Noté : pas cette fois
invite-declined-why = Vous ne jouez pas à cette table. Si vous changez d’avis avant le début, écrivez { COMMAND("join") }.
invite-lacks-head = { $player } ne joue pas
invite-lacks-why = Votre table attend que tous aient dit oui et ne commence donc pas pour l’instant. { $player } peut encore changer d’avis, le modérateur peut inviter quelqu’un d’autre, et vous pouvez préparer une autre table.
invite-gone-head = La table de { $title } ne s’est pas faite
invite-gone-why = En quatre semaines, toutes les personnes invitées n’ont pas dit oui ; la table n’existe donc plus. Ouvrez-en une autre quand vous voulez.
invite-never-head = Noté : plus d’invitations
invite-never-why = Vous ne serez plus invité ici à aucune table, qui que ce soit qui le demande.

found-closed-head = Les tables sont ouvertes par la maison
found-closed-why = Les joueurs ne peuvent pas ouvrir de table ici : rien n’a été fait et personne n’a été invité. Le modérateur le peut.
found-bad-person-head = Personne n’a été invité
found-bad-person-why = Nous ne savons pas lire { $name } comme une personne à inviter. Écrivez noms et adresses séparés par des virgules : Anna <anna@example.org>, Ben <ben@example.org> pl. Un nom a au plus quatre mots et quatre chiffres, et ne doit ressembler ni à un lien ni à un prix.
found-refuses-head = Personne n’a été invité
found-refuses-why = On ne peut pas inviter { $name } d’ici : aucune table n’a été préparée. Invitez d’autres personnes, ou jouez sans.
found-too-soon-head = Personne n’a été invité
found-too-soon-why = { $name } a déjà reçu une invitation d’ici dans la journée. Réessayez demain ; aucune table n’a été préparée.
found-twice-head = Personne n’a été invité
found-twice-why = { $name } a la même boîte aux lettres qu’une autre personne invitée, au suffixe « + » près. Il en faut une à chacun ; aucune table n’a été préparée.
found-already-head = Personne n’a été invité
found-already-why = { $name } est déjà à cette table ou y a déjà été invité. Invitez d’autres personnes.
found-preview-head = Un simple aperçu
found-preview-why = Votre message demandait un aperçu : aucune table n’a été préparée et personne n’a été invité. Pour que ce soit fait, renvoyez cette ligne seule.
found-too-many-head = Personne n’a été invité
found-too-many-why = On peut inviter { $limit } personnes par jour. Réessayez demain ; aucune table n’a été préparée.
found-wrong-head = Personne n’a été invité
found-wrong-why = Aucune table n’a été préparée : { $why }
found-asked-head = La question leur est posée
found-asked-why = La table { $table } est prête et commence dès que tous ont dit oui : { $players }. Vous l’avez dit. Si quelqu’un ne veut pas jouer, nous vous le dirons.
command-new = { $order }, avec pour texte un jeu, des noms et des adresses, invite ces personnes à votre propre table, si la maison le permet ; elle commence quand tous ont dit oui.
