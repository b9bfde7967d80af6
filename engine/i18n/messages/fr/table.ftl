### Une partie à sa table.

## The head of a table.

top-practice = entraînement
top-practice-why = Le hasard a été vu deux fois, une position modifiée ou un conseil demandé
top-strict = strict
top-strict-why = L’annulation s’arrête au dernier résultat du hasard et là où quelqu’un a appris quelque chose
top-real-table = vraie table
top-real-table-why = Vous saisissez ce que montre la vraie table
top-undo = Annuler (U)
top-redo = Rétablir (R)
top-about = À propos de cette partie
top-history = Historique
top-rules = Règles
top-seats = Places
top-seats-why = Qui joue sur quel appareil
top-look-back = Revenir à l’entrée
top-entry-of = entrée { $at } sur { $length }
top-look = Voir

## The parts of a table.

table-areas = Zones
table-others = Les autres
table-board = Plateau
table-own = Votre zone
table-skip-question = À la question
table-skip-board = Au plateau
table-skip-own = À votre zone
table-skip-told = À ce qui s’est passé
table-fold = Replier la question
table-ends = Conclure et demander conseil
table-how-it-went = Comment ça s’est passé
table-how-it-went-why = Les chances de gagner au fil du journal, et ce qui aurait été mieux
table-play-again = Rejouer
table-to-games = Aux jeux
table-pass = Passez l’appareil à { $name }.
table-pass-hidden = Ce que seul { $name } peut voir reste caché jusque-là.
table-pass-on = { $name } : continuer
table-pass-devices = Chacun peut aussi jouer sur son propre appareil : { $link }.
table-pass-link = qui joue où
table-back-at = Vous regardez l’entrée { $at } sur { $length }.
table-back-over = La partie est finie ici.
table-back-next = Ensuite : { $what }
table-earlier = Avant
table-later = Après
table-play = Lecture
table-play-why = Entrée après entrée, au rythme choisi plus bas (Espace)
table-back-to-now = Revenir au présent

## The question and its answers.

ask-pending = Ce qui est en cours
ask-guide = le choix du guide
ask-hint = le meilleur selon le conseil
ask-even = Tous également probables.
ask-odds = {" "}{ $odds } sur { $total }
ask-confirm = Confirmer
ask-answers = Réponses
ask-wasted = Sans effet : { $why }
ask-wasted-sure = Sans effet : le faire quand même ?
ask-then = Puis : { $answers }
ask-then-times = { $what } ×{ $count }
ask-then-turn-ends = Puis votre tour se termine
ask-then-and-turn-ends = Puis : { $answers } ; ensuite, votre tour se termine
ask-change = changer
ask-tick = Cochez { $sizes }, dans n’importe quel ordre.
ask-tick-also = Avec d’autres : { $what }
ask-tick-enter = Faire tout ce qui est coché
ask-area = { $filled } sur { $count } remplis. Dans n’importe quel ordre ; touchez-en un pour le changer.
ask-area-enter = Entrer les { $count }
ask-area-check = { $area }. Tout est-il comme sur la table ?
guide-step = { $title }, étape { $number } sur { $count }
guide-press =
    { $count ->
        [1] Maintenant : { $next }
       *[other] Maintenant ({ $number } sur { $count }) : { $next }
    }
guide-fold = replier
guide-read = lire
guide-left = Vous avez choisi « { $chosen } ». Le guide proposait « { $proposed } ».
guide-back = Revenir en arrière
guide-without = Continuer sans le guide
guide-was-left = Vous avez quitté le guide

## Hints.

hint-title = Conseil
hint-ask = Conseil
hint-ask-why = Ce qu’une recherche pense de vos choix (H)
hint-longer = Réfléchir plus
hint-longer-why = Réfléchir plus longtemps
hint-searching = Recherche du meilleur choix…
hint-cancel = Annuler
hint-practice = Avec un conseil, la partie devient un entraînement : ce que vous y obtenez ne compte plus.
hint-show = Voir le conseil
hint-certainty =
    { $certainty ->
        [sure] Sûr
        [likely] Probable
       *[close] Serré
    }
hint-more = Plus
hint-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
    }
hint-imagined = D’après { $count } parties simulées.{" "}
hint-close = Les deux meilleurs se valent.{" "}
hint-wins = gagne{" "}
hint-points = , environ { $points } points
hint-line = ce qui peut suivre
hint-you = Vous
hint-chance = Hasard

## Waiting for bots.

wait-rests = { $name } attend.
wait-let = Laisser { $name } choisir
wait-thinks = { $name } réfléchit…
wait-words = Ce qu’il fait est raconté ici.
wait-cancel = Annuler
wait-watch = Regarder depuis le début
wait-status = C’est à { $name }, { $count } entrées jusqu’ici.

## What others did, in beats.

told-before = La table avant ce que les autres ont fait.
told-next = Suivant{" "}
told-space = Espace
told-to-end = À la fin{" "}
told-go-on = Continuer{" "}
told-shift = Maj
told-back = Une étape en arrière
told-back-key = Une étape en arrière (Retour arrière)
told-count = { $nth } sur { $count }
told-nothing = Il ne s’est encore rien passé. Ce que vous et les autres faites est raconté ici, chaque étape avec sa règle.
changed-numbers = Nombres qui ont changé
changed-heading = Ce que cette étape a changé
changed-number = { $name } : { $was }, maintenant { $now }
changed-piece = { $piece } : de { $from } à { $to }

## The panel beside the table.

panel-label = Ce qui s’est passé
panel-beside = À côté de la table
panel-now = Présent
panel-log = Journal
panel-rule = Règle
panel-text = Texte
panel-keys = Touches
panel-room = Plus de place
panel-room-what = Plus de place pour ce qui s’est passé
panel-pace = Tours des autres :{" "}
panel-pace-why = À quelle vitesse les tours des autres sont racontés ; vaut pour tous les jeux
panel-pace-own = À mon rythme
panel-pace-slow = Lent
panel-pace-fast = Rapide
panel-pace-once = D’un coup
panel-rules = Règles
panel-rules-how = Choisissez n’importe où le numéro d’une règle pour la lire ici.{" "}
panel-rules-all = Toutes les règles
panel-back = Retour
panel-table-text = La table en texte
key-name-enter = Entrée
key-answer = choisir la réponse qui porte ce signe
key-walk = parcourir les réponses, en choisir une
key-space = l’étape suivante des tours des autres ; en regardant en arrière : lecture, pause
key-shift = passer le reste
key-backspace = une étape en arrière
key-undo = annuler, rétablir
key-hint = un conseil
key-log = journal
key-text = la table en texte
key-now = ce qui vient de se passer
key-keys = ces touches
key-escape = retour : quitter un filtre, une règle, le journal, un retour en arrière

## The end.

end-you =
    { $result ->
        [won] Vous avez gagné{ $score }.
        [shared] Vous partagez la victoire{ $score }.
       *[lost] Vous avez perdu{ $score }.
    }
end-you-won-by =
    { $count ->
        [one] Vous avez gagné d’un point{ $score }.
       *[other] Vous avez gagné de { $count } points{ $score }.
    }
end-score = {", "}{ $own } à { $best }
end-won = Victoire : { $name }{ $score }.
end-won-by =
    { $count ->
        [one] Victoire d’un point : { $name }{ $score }.
       *[other] Victoire de { $count } points : { $name }{ $score }.
    }
end-nobody = Personne n’a gagné{ $score }.
end-shared = { $names } partagent la victoire{ $score }.
end-and = {" "}et{" "}
end-decided = Décisif : { $what }.{" "}
end-points = Points de victoire
end-without-points = À la fin
end-winner = Gagnant
end-total = Total
end-label = La fin
end-change = Nouvelles options
end-look = Voir la table
end-sources = D’où viennent les points
end-had = Ce que chacun avait
end-again = Rejouer
end-same-luck = Rejouer cette donne

## How a finished game went.

review-title = Comment ça s’est passé : { $name } · Soloist
review-heading = Comment ça s’est passé
review-history = Historique
review-to-table = Retour à la table
review-search = La recherche
review-chance = Les chances de gagner
review-swings = Tournants
review-skip-account = Au récit
review-skip-plot = À la courbe
review-judged = { $judged } décisions examinées sur { $all }
review-what = Une recherche juge chaque choix de cette partie, avec seulement ce que la place savait alors.
review-leave = Vous pouvez quitter cette page ; cela continue et reste jusqu’à la fin du programme.
review-cancel = Annuler
review-stopped = Arrêté : { $words }.
review-go-on = Continuer
review-whole = { $all } décisions examinées, { $simulations } parties simulées chacune.
review-judge-them = Les juger à nouveau
review-judge = Juger à nouveau
review-care = Avec quel soin
review-care-of = { $care } : { $simulations } simulations par choix
review-quick = Rapide
review-usual = Habituel
review-thorough = Approfondi
review-most = Très approfondi
review-figures = Les chiffres de la courbe
review-entry = Entrée
review-happened = Ce qui s’est passé
review-swing = tournant { $rank }
review-better-heading = Ce qui aurait été mieux
review-none-lost = Aucun choix d’une personne n’a coûté à coup sûr une partie sur 100.
review-better = Mieux
review-loss-wins = {" "}: gagne { $share }
review-before = La table avant l’entrée { $entry }
plot-title = Les chances estimées de gagner au fil du journal
plot-axes = Chances de victoire au fil de la partie.{" "}
plot-marks = Les numéros marquent les plus grands tournants ; chacun mène à la table à cette entrée.
plot-line = { $name } commence à { $first } et finit à { $last }, entre { $least } et { $most }.{" "}
plot-below = Les mêmes chiffres figurent dans le tableau ci-dessous.

## Icônes, prévision, et ce qui a été tiré.

top-icons = Icônes
key-icons = ce que signifient les icônes ici
panel-icons = Toutes les icônes, avec leur règle
table-forecast = La suite, en l’état
log-turn = { $number } · { $name }
log-drawn = Tiré ou lancé :
