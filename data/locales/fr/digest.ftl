# Lettres sur plusieurs tables d’une même personne.

digest-subject = Vos tables, { $day }
digest-head = { $count ->
    [0] Aucune table ne vous attend
    [1] Une table vous attend
   *[other] { $count } tables vous attendent
}
digest-wait-you = vous attendent
digest-wait-others = attendent d’autres
digest-ended-name = terminées
digest-ended = partie terminée
digest-your-turn = à vous
digest-no-deadline = sans échéance
digest-whole = Toute la lettre
digest-whole-note = avec toutes les réponses et le plateau
digest-pre-turn = À vous : { $tables }.
digest-pre-news = Nouvelles : { $tables }.
digest-example = table 12 :
digest-end = Plusieurs tables dans une réponse :
digest-how = écrivez une ligne comme { $line } au-dessus de ce qui concerne cette table. Un bouton vaut pour sa table et n’a besoin de rien d’autre.
digest-why = Toutes vos tables avec une lettre par jour sont dans celle-ci ; ce qui ne peut pas l’attendre arrive à part. En réponse, { $order } fait de nouveau arriver aussitôt les questions, à toutes ces tables.
digest-done-all = { $count ->
    [1] Exécuté à une table
   *[other] Exécuté aux { $count } tables
}
digest-done-some = Exécuté à { $done } de { $count } tables
digest-done-nothing = Rien n’a été exécuté
digest-unplaced = { $count ->
    [1] Pour quelle table est cette ligne ? Elle n’a été exécutée à aucune.
   *[other] Pour quelles tables sont ces lignes ? Elles n’ont été exécutées à aucune.
} Renvoyez le texte sous une ligne comme { $line }, ou touchez un bouton.
digest-doubtful = Rien ne dit si vous avez écrit ces lignes ou si votre logiciel de courrier les a citées. Renvoyez vos réponses seules, dans un message sans citation.
digest-unreadable = Votre message est illisible, rien n’a donc été exécuté. Envoyez du texte brut.
digest-not-here = Quelqu’un a écrit à l’adresse de réponse d’une telle lettre, mais pas depuis votre adresse, ou personne ne s’en porte garant. Était-ce vous ? Alors touchez les boutons des tables mêmes, ou répondez à leurs lettres.
digest-line = ligne
digest-note-gone = Vous ne jouez plus à cette table. Rien n’a été exécuté.
digest-note-apart = La réponse arrive dans une lettre à part.
digest-note-done = Exécuté.
digest-note-nothing = Rien n’a été exécuté : trop de messages ont reçu une réponse en une heure.
digest-note-failed = Cela a échoué, sans faute de votre part. Rien n’a été exécuté ici ; le modérateur le sait.
nothing-carried-out-here = { $others ->
    [0] Rien n’a été exécuté à cette table.
    [1] Rien n’a été exécuté à cette table : votre autre ordre pour elle a aussi été mis de côté.
   *[other] Rien n’a été exécuté à cette table : vos { $others } autres ordres pour elle ont aussi été mis de côté.
}
