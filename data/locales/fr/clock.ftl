# Les mots du temps : dates, délais, absences, places qui changent de main.

weekday = { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
    [7] dimanche
   *[other] { $day }
}
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
    [12] décembre
   *[other] { $month }
}
date-dom = { $day ->
    [1] 1er
   *[other] { $day }
}
date-day = { $weekday } { $dom } { $month }
date-moment = { $weekday } { $dom } { $month } à { $hour } h { $minute }
weekday-short = { $day ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
    [7] dim.
   *[other] { $day }
}
month-short = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
    [12] déc.
   *[other] { $month }
}
date-short = { $weekday } { $dom } { $month } à { $hour } h { $minute }
date-full = { $weekday } { $dom } { $month } { $year } à { $hour } h { $minute } ({ $zone })
time-of-day = { $hour } h { $minute }
date-month = { $dom } { $month }
date-year = { $dom } { $month } { $year }
span-day = le { $date }
span = du { $from } au { $to }
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-moment = moins d’une minute
time-two = { $large } et { $small }

clock-by-name = réponse avant le
clock-late-name = en retard depuis
clock-due = Merci de répondre avant le { $when } : il reste { $left }.
clock-due-stopped = Merci de répondre avant le { $when }.
clock-was-due = Votre réponse était attendue avant le { $when }.
clock-no-deadline = Il n’y a pas de délai pour votre réponse.
clock-stopped = Votre horloge est arrêtée pour l’instant.
clock-bank = Ensuite court votre réserve de temps, qui contient { $left }.
clock-bank-runs = Votre réserve de temps court : il y reste { $left }.
clock-bank-empty = Votre réserve de temps est épuisée.
clock-unless = { $late ->
    [yes] Sans réponse de votre part,
   *[no] Si le temps s’écoule sans réponse de votre part,
}
clock-then-wait = Si vous ne répondez pas, rien ne se passe tout seul : la partie vous attend.
clock-then-default = { $unless } voici ce qui arrivera : { $what } (soit { $order }).
clock-then-house = { $unless } un joueur automatique répondra à cette question pour vous, cette fois seulement.
clock-then-house-on = { $unless } un joueur automatique jouera désormais pour vous, jusqu’à ce que vous écriviez.
clock-then-moderator = { $unless } le modérateur décidera de la suite de la partie.
clock-since = depuis le { $day }
clock-by = avant le { $when }
clock-was = réponse attendue avant le { $when }
clock-zone = Les heures sont celles de { $zone }.
clock-paused = La partie est suspendue : toutes les horloges sont arrêtées.
clock-paused-until = La partie est suspendue : toutes les horloges sont arrêtées. Elle reprendra d’elle-même le { $when }.

away-slide = Absence : { $player }, { $span } ; son horloge est arrêtée pendant ce temps.
away-house = Absence : { $player }, { $span } ; un joueur automatique joue à sa place pendant ce temps.
away-plans = Absence : { $player }, { $span } ; les plans envoyés d’avance agissent pendant ce temps.
away-you-slide = Votre absence { $span } : votre horloge est arrêtée pendant ce temps.
away-you-house = Votre absence { $span } : un joueur automatique joue à votre place pendant ce temps.
away-you-plans = Votre absence { $span } : vos plans agissent pendant ce temps.
house-for = Pour l’instant, un joueur automatique remplace { $players }.
house-for-you = Un joueur automatique joue pour l’instant à votre place ; dès que vous enverrez un ordre, vous jouerez de nouveau vous-même.

made-default = Personne n’a répondu pour { $player } ; le coup par défaut a été joué : { $order }.
made-default-sealed = Personne n’a répondu pour { $player } ; le coup par défaut a été joué.
made-default-you = Sans réponse de votre part, le coup par défaut a été joué : { $order }.
made-default-you-sealed = Sans réponse de votre part, le coup par défaut a été joué.
made-house = Un joueur automatique a joué pour { $player } : { $order }.
made-house-sealed = Un joueur automatique a joué pour { $player }.
made-house-you = Un joueur automatique a joué pour vous : { $order }.
made-house-you-sealed = Un joueur automatique a joué pour vous.
made-more = { $count ->
    [one] Et { $count } autre avant ceux-ci.
   *[other] Et { $count } autres avant ceux-ci.
}

remind-head = Rappel : { $question }
remind-soon = Un simple rappel : cette question vous attend toujours.
remind-late = { $days ->
    [one] Le délai de votre réponse est passé et les autres vous attendent. Merci de répondre bientôt.
   *[other] Votre réponse a { $days } jours de retard et les autres vous attendent. Merci de répondre maintenant.
}
remind-since = La question vous est posée depuis le { $day }.
remind-away = Si vous ne pouvez pas jouer pendant quelque temps, dites-le : écrivez { $order }.

away-head = Absence : { $player }
away-by-moderator = C’est le modérateur qui a inscrit cette absence.
clock-away-head = Votre absence est notée
clock-days-left = { $count ->
    [0] Il ne vous reste ensuite aucun jour d’absence.
    [one] Il vous reste ensuite { $count } jour d’absence.
   *[other] Il vous reste ensuite { $count } jours d’absence.
}
clock-back-head = Vous voilà de retour
clock-back = Votre absence est terminée : votre horloge tourne de nouveau et vous jouez vous-même.
clock-remind-head = Vos rappels sont réglés
clock-zone-head = Votre fuseau horaire est réglé
clock-letters-head = Vos lettres sont réglées
clock-asked-head = Vos réglages
clock-refused-head = Rien n’a été changé

settings-head = Vos réglages de temps
settings-change = Changer :
settings-zone-name = Fuseau horaire
settings-now = Là-bas, il est maintenant { $hour } h { $minute }, le { $dom } { $month }.
settings-remind-name = Rappels
settings-remind-half = quand la moitié de votre temps est écoulée
settings-remind-before = { $length } avant la fin du délai
settings-remind-daily = chaque jour après la fin du délai
settings-none = aucun
settings-away-name = Absence
settings-away-none = aucune annoncée
settings-away-slide = { $span } (votre horloge est arrêtée)
settings-away-house = { $span } (un joueur automatique joue à votre place)
settings-away-plans = { $span } (vos plans agissent)
settings-away-how = À la fin de cette ligne, { $bot } laisse un joueur automatique jouer à votre place, et { $plans } laisse agir vos plans.
settings-days-name = Jours d’absence restants
settings-bank-name = Réserve de temps
settings-letters-head = Vos lettres
settings-pace-name = Une lettre arrive
settings-pace = { $pace ->
    [every-move] après chaque coup des autres
    [my-turn] quand on vous demande quelque chose
    [round] quand on vous demande quelque chose, et au début de chaque manche
    [daily] quand on vous demande quelque chose ; les autres nouvelles une fois par jour, à { $time }, en une lettre sur toutes les tables où vous l’avez choisi, avec les questions qui peuvent l’attendre
   *[other] { $pace }
}
settings-parts-name = Sa forme
settings-parts = { $parts ->
    [html] HTML seulement
    [text] texte brut seulement
    [both] HTML et texte brut
   *[other] { $parts }
}
settings-receipts-name = Quand votre message a été exécuté
settings-receipts = { $now ->
    [on] on vous le dit
    [off] on ne vous le dit pas
   *[other] { $now }
}
settings-calendar-name = Les délais
settings-calendar = { $now ->
    [on] arrivent aussi pour votre agenda
    [off] n’arrivent pas pour votre agenda
   *[other] { $now }
}

offer-head = On cherche un remplaçant pour { $player }
offer-why = { $count ->
    [one] { $player } a laissé { $count } question sans réponse. La place est offerte à un remplaçant, qui continuera à partir de la situation actuelle.
   *[other] { $player } a laissé { $count } questions sans réponse. La place est offerte à un remplaçant, qui continuera à partir de la situation actuelle.
}
offer-how = Elle revient à la première personne qui envoie { $order } à { $address }. Si vous connaissez quelqu’un qui aimerait jouer, donnez-lui cette adresse. { $player } garde la place en répondant avant.
offered-head = Votre place est offerte à quelqu’un d’autre
offered-why = { $count ->
    [one] Vous avez laissé { $count } question sans réponse ; quelqu’un d’autre peut donc prendre votre place et continuer la partie.
   *[other] Vous avez laissé { $count } questions sans réponse ; quelqu’un d’autre peut donc prendre votre place et continuer la partie.
}
offered-keep = Vous la gardez si vous répondez avant, ou si vous écrivez { $order }.
claim-head = Cette place est-elle pour vous ?
claim-why = Quelqu’un a demandé depuis votre adresse une place libre à la table { $table } ({ $title }). Si c’était vous, confirmez avec le bouton ou répondez par la ligne { $order } : la place est à vous, sauf si quelqu’un vous a devancé. Si ce n’était pas vous, ne faites rien.
claim-do = Prendre la place
sit-head = Une place pour vous ?
sit-why = Le modérateur de la table { $table } ({ $title }) voudrait vous y donner une place ; la partie est en cours. Si vous voulez jouer, prenez-la avec le bouton ou répondez par la ligne { $order }. Sinon, ne faites rien.
back-head = Voulez-vous reprendre votre place ?
back-why = Votre place à la table { $table } ({ $title }) a été quittée, par vous-même ou pendant que vos lettres allaient à une autre adresse ; un joueur automatique y joue. Reprenez-la avec le bouton ou répondez par la ligne { $order } : elle est de nouveau à vous si personne d’autre ne l’a prise.
seated = Vous remplacez { $player }. Tout est resté en l’état, et ce qui appartenait à cette place est maintenant à vous.
replaced-head = Votre place a été reprise
replaced-why = { $player } continue la partie à votre place. Vous ne recevrez plus de lettres de cette table. Merci d’avoir joué.

command-away = Écrivez { $order } pour annoncer une absence : votre horloge est arrêtée pendant ce temps. Avec « bot » à la fin de la ligne, un joueur automatique joue à votre place ; avec { COMMAND("plans") }, vos plans agissent.
command-back = Écrivez { $order } si vous revenez plus tôt.
command-remind = Écrivez { $order } pour choisir quand recevoir un rappel, ou { COMMAND("remind off") }.
command-zone = Écrivez { $order } pour voir les heures de votre fuseau.

left-head = Vous avez quitté la table
left-why = Un joueur automatique joue à votre place. Vous ne recevrez plus de lettres de cette table. Merci d’avoir joué.
left-back = Si vous changez d’avis, vous pouvez reprendre votre place tant que personne d’autre ne l’a prise.
left-button = Je reviens
left-button-note = ouvre un message vers votre place
left-write = écrivez à { $address } :
