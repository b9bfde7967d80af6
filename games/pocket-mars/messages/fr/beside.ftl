### Ce que l’assistant demande à côté d’une vraie table, et son score.

## Before it begins.

ask-level = Quelle est la force des androïdes ?
ask-decider = Qui décide ?
decider-program = Le programme
decider-person = Moi
ask-readings = Autres lectures des règles
reading-final-score = Les androïdes visent leur seul score, et non leur avance sur le vôtre

## What is asked.

asks-module = Que reste-t-il dans le module de préparation des androïdes ?
asks-end = La partie est finie. Où sont vos colons ?
asks-rest = Qu’avez-vous d’autre ?
asks-above = Combien de vos colons sont sur ★★ ?
asks-table = Qu’y a-t-il maintenant sur la table ?
too-many-colonists = Vous avez { $all } colons, mais cela en fait { $count }.
too-many-above = { $building } ★★ : il y a place pour { $room } des vôtres.
not-all-landed = Vous avez dit que vos { $all } colons sont tous dans des bâtiments, mais cela en fait { $count }.
fact-module = Module de préparation des androïdes
fact-deck = Cartes dans la pioche
fact-landed = Tous vos colons sont dans des bâtiments
fact-energy = Énergie des androïdes
fact-ship = Androïdes à bord de leur vaisseau
fact-earth = Androïdes sur Terre
fact-first = Androïdes : { $building } ★
fact-second = Androïdes : { $building } ★★
fact-your-second = À vous : { $building } ★★
fact-your-first = À vous : { $building } ★
fact-your-ship = À vous à bord de votre vaisseau
fact-your-energy = Votre énergie
answer-full = Les deux cartes
answer-empty = Aucune carte
answer-left = Case { $slot }, { $colour }
answer-yes = Oui
answer-no = Non
answer-or-more = { $count } ou plus

## What the person decides for the androids.

trail-round = Manche { $round }
trail-activation = Activation des androïdes

## Names, the score and the end.

name-you = Vous
score-ship = Colons à bord du vaisseau
score-first = Colons sur ★
score-second = Colons sur ★★
score-earth = Colons sur Terre
score-everywhere = Dans chaque bâtiment à colons
score-four = Quatre dans un bâtiment
score-energy = Le plus d’énergie
measure-points = le plus de points
measure-second = le plus de colons sur ★★
measure-landed = le plus de colons dans des bâtiments
measure-energy = le plus d’énergie
end-yours = Tous vos colons sont dans des bâtiments.
end-theirs = Tous les colons des androïdes sont dans des bâtiments.
end-module = Le module de préparation des androïdes n’a pas pu être rempli.
end-round = La dernière manche de la partie est jouée.
end-landed = Quelqu’un avait tous ses colons dans des bâtiments.
end-finished = Quelqu’un avait tous ses colons dans des bâtiments, et la manche a été finie.
