# Ce que les joueurs se proposent.
vote-table = La table
vote-motion-end = { $who } propose de finir la partie : elle compterait en l’état.
vote-motion-draw = { $who } propose la nulle : la partie finirait sans vainqueur.
vote-motion-undo = { $who } propose d’annuler son dernier ordre et tout ce qui l’a suivi.
vote-motion-pause = { $who } propose une pause.
vote-motion-pause-until = { $who } propose une pause jusqu’au { $time }.
vote-head = { $player } propose quelque chose
vote-open = Votre vote
vote-needs-all = Ce sera fait quand tous les joueurs seront d’accord ; une seule opposition suffit à l’écarter.
vote-needs-most = Ce sera fait quand plus de la moitié des joueurs seront d’accord.
vote-so-far = Pour l’instant : { $players }. Sans décision, la proposition prend fin le { $time }. Vous pouvez changer d’avis jusque-là.
vote-agree = Je suis d’accord
vote-object = Je m’y oppose
vote-withdraw = Je retire la proposition
vote-settled-agreed = D’accord { $motion ->
    [end] pour finir la partie
    [draw] pour la nulle
    [pause] pour une pause
    [undo] pour annuler un ordre
   *[other] ({ $motion }?)
} : { $players }.
vote-settled-refused = Pas assez d’accords { $motion ->
    [end] pour finir la partie
    [draw] pour la nulle
    [pause] pour une pause
    [undo] pour annuler un ordre
   *[other] ({ $motion }?)
} ; contre : { $players }.
vote-settled-withdrawn = { $players } a retiré sa proposition { $motion ->
    [end] de finir la partie
    [draw] de nulle
    [pause] de pause
    [undo] d’annuler un ordre
   *[other] ({ $motion }?)
}.
vote-settled-expired = La proposition { $motion ->
    [end] de finir la partie
    [draw] de nulle
    [pause] de pause
    [undo] d’annuler un ordre
   *[other] ({ $motion }?)
} a pris fin sans décision.
vote-settled-void = La proposition { $motion ->
    [end] de finir la partie
    [draw] de nulle
    [pause] de pause
    [undo] d’annuler un ordre
   *[other] ({ $motion }?)
} ne peut plus être exécutée.
vote-head-settled = Une proposition est tranchée
vote-head-draw = La partie finit par une nulle
vote-draw-why = Les joueurs en sont convenus : personne n’a gagné, et il n’y a plus rien à ordonner.
vote-proposed-head = Les autres sont consultés
vote-proposed-why = Votre proposition figure dans leurs lettres. Vous votez pour.
vote-agreed-head = Vous êtes d’accord
vote-agreed-why = Votre vote compte une fois. Vous pouvez en changer tant que la proposition est ouverte.
vote-objected-head = Vous vous y opposez
vote-objected-why = Votre vote compte une fois. Les autres liront ce que devient la proposition.
vote-withdrawn-head = Votre proposition est retirée
vote-withdrawn-why = Les autres le liront dans leurs prochaines lettres.
vote-nothing-head = Il n’y a pas eu de vote
vote-nothing-why = Aucune proposition n’est ouverte ici, ou votre lettre portait sur une autre. Ce qui est ouvert figure dans vos lettres.
vote-another-head = Une autre proposition est ouverte
vote-another-why = Une table n’a qu’une proposition à la fois. Votez d’abord sur celle-ci.
vote-off-head = Cette table ne vote pas
vote-off-why = Ses joueurs ne peuvent rien proposer. Un modérateur peut finir ou suspendre la partie, ou annuler un ordre.
vote-several-head = Il n’y a pas eu de vote
vote-several-why = Plusieurs lignes de votre courriel portent sur des propositions. N’en envoyez qu’une.
vote-preview-head = Il n’y a pas eu de vote
vote-preview-why = Un courriel avec un aperçu ne change rien. Envoyez votre vote sans lui.
vote-too-many-head = Rien n’a été proposé
vote-too-many-why = { $limit ->
    [one] Vous pouvez faire { $limit } proposition par jour.
   *[other] Vous pouvez faire { $limit } propositions par jour.
}
vote-paused-head = La partie est suspendue
vote-paused-why = Il n’y a donc rien à suspendre ni à annuler avant qu’elle reprenne.
vote-bad-date-head = Rien n’a été proposé
vote-bad-date-why = Nous ne savons pas lire quand la pause doit finir. Écrivez un jour à venir, comme 2027-01-07.
vote-not-yours-head = Rien n’a été retiré
vote-not-yours-why = La proposition est celle d’un autre joueur. Vous pouvez vous y opposer.
vote-void-head = Cela n’a pas pu se faire
vote-void-why = Assez de joueurs sont d’accord, mais la proposition ne peut plus être exécutée.
