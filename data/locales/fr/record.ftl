# Comment on a joué.

record-head = Votre bilan
record-head-of = Le bilan de { $name }
record-no-games = Aucune partie terminée ne compte encore. Comptent les parties menées à leur terme par ceux qui s’y sont assis : sans joueur de la maison, sans remplacement, sans coup d’un modérateur.
record-caption = Parties terminées qui comptent
record-game-name = jeu
record-game = { $title }, { $count ->
    [1] { $count } personne
   *[other] { $count } personnes
}
record-played = parties
record-rating = cote
record-places = places
record-place = place { $place } : { $times }×
record-rating-why = Les cotes suivent la méthode de Weng et Lin, à part pour chaque jeu et nombre de joueurs. On commence à 25,0 ± 8,3 ; ce qui suit ± dit combien le chiffre est incertain.
record-usual = Une réponse prend d’ordinaire { $time } (la médiane).
record-missed = { $count ->
    [1] Sur une échéance, sans réponse : { $missed } ({ $share }).
   *[other] Sur { $count } échéances, sans réponse : { $missed } ({ $share }).
}
record-percent = { $share } %
record-since = Temps et échéances sont connus depuis que la maison les garde ; les parties plus anciennes n’en ont pas.
record-public = Les autres peuvent le voir : à vos tables et parmi les cotes.
record-private = Personne d’autre que vous ne le voit.
record-show = Le montrer aux autres
record-hide = Le garder pour moi
record-nobody-head = Rien à montrer
record-nobody-why = Personne à vos tables ne s’appelle { $name } et ne montre son bilan.
record-standings-head = Les cotes
record-ratings-caption = Cotes, les meilleures d’abord
record-rank = rang
record-player = joueur
record-nobody-rated = Personne qui montre son bilan n’a terminé de partie qui compte.
record-who-shows = On voit ceux qui montrent leur bilan, selon ce que leur cote a de certain : la cote moins trois fois son incertitude.
record-missed-many-head = Vous ne pouvez pas rejoindre la table { $table }
record-missed-many-why = Elle est pour ceux qui ont manqué au plus { $most } % de leurs échéances. Des vôtres, { $share } % ont passé sans réponse. Personne d’autre ne l’apprend.
not-seated-missed = cette table est pour ceux qui ont manqué au plus { $most } % de leurs échéances ; des vôtres, { $share } % ont passé sans réponse
