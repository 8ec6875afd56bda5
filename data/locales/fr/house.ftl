# Lettres de la maison : aux inconnus qui se renseignent, et à ceux qui se sont inscrits.
house-subject = Tables – { $house }
house-greeting-head = Jouer par courriel chez { $house } ?
house-greeting-why = Un message venu de cette adresse l’a demandé. Ici on joue par courriel à des jeux de société : { $games }. Une lettre arrive à chaque fois que c’est votre tour, et vous y répondez en touchant un bouton ou en une ligne. Une partie dure d’ordinaire quelques semaines, avec un courriel tous les jours ou tous les deux jours.
house-greeting-how = Touchez un bouton pour confirmer que l’adresse est la vôtre. Ensuite, vous pouvez rejoindre des tables et ouvrir les vôtres. Les autres lisent votre nom, jamais votre adresse.
house-greeting-nothing = Si vous n’avez rien demandé, ne faites rien : au bout d’un jour, nous ne savons plus rien de vous. Le bouton fonctionne pendant un jour ; après cela, écrivez simplement de nouveau.
house-sign-up = Oui, je veux jouer
house-sign-join = Oui, et je rejoins la table { $table }
house-sign-open = Oui, et j’ouvre une table de { $title }
house-sign-never = Je ne veux plus de lettres
house-welcome-head = Bienvenue, { $name }
house-welcome-why = Votre inscription est faite. Répondez à cette lettre dès que vous voulez quelque chose : chaque ligne demande une chose, et les boutons l’écrivent pour vous.
house-here-head = Écrivez-nous ici
house-here-why = Votre message n’a pas été exécuté, car il n’est pas arrivé à une adresse que personne d’autre ne connaît. Répondez plutôt à cette lettre.
house-see-tables = Quelles tables sont ouvertes
house-see-games = À quoi peut-on jouer
house-see-profile = Mon profil
house-tables-head = Tables ouvertes
house-tables-none = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une : les autres la trouveront ici.
house-playing = Vous jouez à
house-table = Table { $table } : { $title }
house-waiting = { $count ->
    [one] Pour { $seats } ; { $count } place est libre. Déjà là : { $players }.
   *[other] Pour { $seats } ; { $count } places sont libres. Déjà là : { $players }.
}
house-chosen = Choisi : { $options }.
house-join = Je rejoins
house-leave = Je quitte cette table
house-start = Commencer avec ceux qui sont là
house-games-head = À quoi peut-on jouer
house-players = De { $fewest } à { $most } joueurs.
house-choices = Au choix :
house-open = { $count ->
    [one] Ouvrir une table pour { $count }
   *[other] Ouvrir une table pour { $count }
}
house-games-more = Écrivez un autre nombre ou des options sur la même ligne. Avec un mot, par exemple { $word }, seuls ceux à qui vous le dites vous rejoignent ; { $clock } donne à tous autant de temps pour chaque réponse ; { $house } fait asseoir autant de joueurs automatiques avec vous.
house-games-all = À toutes les tables :
house-opened-head = La table { $table } est ouverte
house-opened-why = Elle est pour { $seats } et la partie commence d’elle-même dès que tout le monde est là. Toutes les personnes inscrites peuvent la rejoindre ; vos amis qui ne le sont pas encore n’ont qu’à écrire { $order } à { $address }.
house-opened-private = Elle est pour { $seats } et commence d’elle-même quand tous l’ont rejointe. Seuls ceux qui connaissent le mot la trouvent : dites-leur d’écrire { $order } à { $address }.
house-joined-head = Vous jouez à la table { $table }
house-joined-why = La première lettre de la partie arrive dès que tout le monde est là.
house-left-head = Vous avez quitté la table { $table }
house-left-why = Vous n’y jouez pas. Personne ne vous attend.
house-expired-head = La table { $table } ne s’est pas faite
house-expired-why = En deux semaines, trop peu de joueurs ont rejoint { $title } ; la table n’existe donc plus. Ouvrez-en une autre quand vous voulez.
house-ended-head = La table { $table } a été fermée
house-ended-why = La personne qui s’occupe de ce service a fermé la table de { $title } avant le début de la partie. Vous n’avez plus rien à faire.
house-no-table-head = Il n’y a pas de table { $table } ouverte
house-no-table-why = La partie a commencé, la table n’existe plus, ou personne ne vous y attend. Demandez à qui vous en a parlé comment la rejoindre, ou regardez quelles tables sont ouvertes.
house-has-seat-head = Vous jouez déjà à la table { $table }
house-has-seat-why = Une personne a une place à une table, quelle que soit l’adresse d’où elle écrit.
house-not-maker-head = La table { $table } attend la personne qui l’a ouverte
house-not-maker-why = Seule la personne qui l’a ouverte peut commencer plus tôt ; sinon, la partie commence quand la table est complète.
house-too-few-head = La table { $table } ne peut pas encore commencer
house-too-few-why = { $fewest ->
    [one] Il faut au moins { $fewest } joueur pour ce jeu.
   *[other] Il faut au moins { $fewest } joueurs pour ce jeu.
}
house-many-played-head = Vous jouez à assez de tables
house-many-played-why = Vous avez { $limit } parties en cours. Quand l’une sera finie, vous pourrez en rejoindre une autre.
house-too-many-head = Vous avez assez de tables ouvertes
house-too-many-why = { $limit ->
    [one] Vous ne pouvez avoir que { $limit } table en attente à la fois. Quittez-la, ou attendez qu’elle commence.
   *[other] Vous ne pouvez avoir que { $limit } tables en attente à la fois. Quittez-en une, ou attendez qu’elle commence.
}
house-closed-head = C’est la maison qui ouvre les tables
house-closed-why = En ce moment, les joueurs ne peuvent ni ouvrir ni rejoindre de table ici. Votre profil et les tables où vous jouez restent tels quels.
house-wrong-head = Aucune table n’a été ouverte
house-wrong-why = La ligne ne peut pas être exécutée : { $why }
house-bad-name-head = Rien n’a été changé
house-bad-name-why = Cela ne peut pas être votre nom ici : il doit être court, tenir sur une ligne et ne pas ressembler à un lien.
house-short-word-head = Aucune table n’a été ouverte
house-short-word-why = Le mot se devine trop facilement. Prenez-en un d’au moins quatre lettres, sans espaces.
house-unknown-head = Rien n’a été fait
house-unknown-why = Nous n’avons pas compris { $line }.
house-doubt-head = Rien n’a été fait
house-doubt-why = Rien ne dit si vous l’avez écrit ou si votre messagerie l’a cité. Renvoyez votre demande, seule, dans un message sans citation.
house-doubt-label = de vous ?
house-quiet-head = Assez pour cette heure
house-quiet-why = Beaucoup de vos messages ont reçu une réponse dans l’heure. Rien d’autre n’est exécuté ni répondu avant qu’une heure soit passée.
house-profile-head = Votre profil
house-profile-changed = Votre profil est changé
house-profile-why = Vos nouvelles tables commencent ainsi. Pour changer quelque chose, envoyez l’une de ces lignes avec une autre valeur ; votre fuseau et vos rappels valent aussi aux tables où vous jouez.
house-profile-name = nom
house-profile-language = langue
house-profile-zone = fuseau horaire
house-profile-remind = rappels
house-profile-letters = lettres
house-profile-parts = format
house-profile-receipts = accusés de réception
house-profile-calendar = calendrier
house-profile-orders = ordres affichés
house-profile-forget = Pour que nous vous oubliions, écrivez { $order }.
house-forget-head = Faut-il vous oublier ?
house-forget-why = Votre nom, vos adresses, votre profil, vos messages, nos lettres pour vous et ce que vous avez dit aux autres sont effacés ici. Vous quittez toutes les tables : des joueurs automatiques prennent vos places, sous des noms qui ne disent rien de vous. Les coups restent, pour que les parties des autres puissent être vérifiées. C’est irréversible.
house-forget-do = Oui, oubliez-moi
house-forgotten-head = Tout est effacé
house-forgotten-why = Ceci est notre dernière lettre. Nous ne savons plus rien de vous ; si un jour vous voulez rejouer, écrivez-nous comme le ferait un inconnu.
house-other-head = Un message est venu d’une autre adresse
house-other-why = Quelqu’un a écrit à votre adresse chez nous depuis { $from }. Nous ne savons pas si c’était vous ; rien n’a été fait. Si c’était vous, touchez le bouton : cette adresse sera aussi la vôtre, et vous pourrez renvoyer de là ce que vous vouliez. Sinon, ne faites rien, ou écrivez { COMMAND("renew") } pour recevoir une autre adresse de réponse.
house-other-yes = C’était moi
house-asked-head = Les invitations partent
house-asked-why = Une invitation à la table { $table } est en route pour { $players }. Aucun mot ne leur sera demandé. Nous vous dirons si quelqu’un ne veut pas.
house-joins-not-head = { $player } ne rejoint pas la table { $table }
house-joins-not-why = La place reste libre : invitez quelqu’un d’autre, ou commencez avec celles et ceux qui sont là.
house-which-head = Personne n’a été invité
house-which-why = Dites à quelle table : { $order }. On peut inviter à une table que l’on a ouverte et qui attend encore.
house-signed-head = Votre phrase secrète est enregistrée
house-signed-why = Désormais, tout message à cette adresse qui change quelque chose doit porter une ligne { COMMAND("sign") } suivie de votre phrase, de même que vos ordres aux nouvelles tables. Nous n’en gardons qu’une empreinte et ne pouvons pas la relire. Pour y renoncer, écrivez { COMMAND("sign off") } dans un message signé.
house-unsigned-head = Vos messages à la maison n’ont plus besoin de phrase secrète
house-unsigned-why = Aux tables où vous en avez une, elle vaut toujours, là-bas comme ici.
house-renewed-head = Vous avez une nouvelle adresse de réponse
house-renewed-why = Répondez désormais à cette lettre : l’adresse de nos lettres plus anciennes ne vaut plus, quel que soit son détenteur. Les lettres de vos tables ne sont pas concernées.
house-no-code-head = Ce code ne répond à rien
house-no-code-why = Il a déjà servi ou date de plus de deux semaines. Rien n’a changé.
house-invite-why = { $player } voudrait jouer avec vous à { $title } par courriel, à la table { $table }. C’est une table pour { $seats }. Y sont déjà : { $players }.
house-invite-nothing = Si vous ne faites rien, un seul rappel viendra, puis plus rien. Les autres lisent votre nom, jamais votre adresse.
