### L’assistant à côté d’une vraie table.

## A helper beside a real table.

helper-history = Historique
helper-rules = Règles
helper-skip = À la question
helper-do = Faites ceci sur la table
helper-in-turn = Dans ce tour
helper-do-then = Faites ceci, puis répondez
helper-done-before = Déjà fait : { $count }
helper-by-rule = Selon la règle{" "}
helper-nothing = Il n’y a rien à faire sur la table.
helper-game-over = La partie est finie.
helper-count = Le score se compte sur la table : l’assistant ne connaît que l’adversaire.
helper-cannot-be = { $fact } : { $answer } ne correspond pas à la partie suivie ici.
helper-objection = { $why } ({ $rule }).
helper-known-now = {" "}maintenant
helper-known-start = {" "}au début
helper-known-last = {" "}la dernière fois
helper-type = Saisir au clavier
helper-typed = Ce qui est saisi
helper-enter = Valider
helper-changed = Autre chose a changé sur la table
helper-first = Quelque chose à dire avant leur tour
helper-less = Moins : { $what }
helper-more = Plus : { $what }
helper-put-right = Corriger : { $what }
helper-foot = Reculer et avancer
helper-leave = Laisser ainsi
helper-back = Retour
helper-set-up = Mise en place
helper-score = Score
helper-over = Fini
helper-turn = Tour { $turn }
helper-done = Fait
helper-on = Continuer
helper-once-more = Encore une fois
helper-carry-out = Faites cela sur la table ; dites ensuite que c’est fait.
helper-is-done = Fait : c’est exécuté
helper-carried-out = Exécuté
helper-as-here = Comme indiqué ici
helper-none-of-these = Rien de tout cela
helper-as-known = Comme la dernière fois
helper-all-as-known = Tout comme la dernière fois
helper-label-known = { $label } (dernière fois)
helper-keeps = Ce que l’assistant retient
helper-begin-asks = Jouez votre propre tour. Ensuite commence celui de l’adversaire.
helper-begins = Le tour de l’adversaire commence
helper-is-done-next = Fait, et mon tour est fini : celui de l’adversaire commence
helper-next = À l’adversaire
helper-then-yours = Jouez ensuite votre propre tour, avant celui de l’adversaire.
helper-drawn = Soloist tire : { $what }.
helper-proposed = À vous de choisir ; proposition : { $what }.
helper-otherwise = Autrement

## Its set-up.

beside-title = À côté de ma table
beside-page = À côté de ma table · { $title }
beside-lead = Vous jouez avec votre propre exemplaire. L’assistant joue l’adversaire, dit quoi faire pour lui et pourquoi, et ne demande que ce dont ses règles ont besoin.
beside-refused = Cela ne fait pas encore un assistant
beside-question = Question { $step } sur { $all }
beside-start = Commencer
beside-next = Suivant
beside-skip = À la question
beside-draws = Qui tire et lance pour l’adversaire ?
beside-draws-program = Soloist
beside-draws-table = Moi, à la table
beside-draws-help = Ce qui n’est qu’à l’adversaire : ses dés, son sac, ses cartes. Soloist dit ce qui vient ; vous le prenez par son nom ou le laissez dans la boîte. Ce que vous partagez se tire à la table.

## Reading aloud, with what stands for signs; and keys.

aloud-button = Lire à voix haute
aloud-again = Encore une fois
aloud-star = une étoile
aloud-stars = deux étoiles
aloud-to = vers
helper-keys = Touches
key-on = continuer, terminé
key-back = retour
key-why = ouvrir et fermer le premier pourquoi
key-again = entendre encore une fois
key-hush = arrêter la lecture
heading = { $heading } :
headed = { $heading } : { $what }
