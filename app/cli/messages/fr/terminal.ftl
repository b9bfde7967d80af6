### Le terminal. Ce que l’on tape, comme undo, est le même dans toutes les langues.

## When a game is opened and left.

greet-kept = { $title }, « { $name } », enregistrée sous { $id }.
greet-seed = graine { $seed }
greet-draws = Soloist tire et lance pour l’adversaire
greet-luck = le hasard vient de votre table
greet-strict = strict
greet-practice = entraînement
greet-helper = Un assistant à côté de votre table : répondez à ce qui est demandé, faites ce qui est dit, puis tapez done. Tapez un fait, par exemple energy 3, dès que quelque chose d’autre change ; undo revient en arrière.
greet-answer = Répondez par un numéro ou par le texte ; help explique les commandes.
name-beside = { $title } à côté de ma table
note = Remarque : { $note }
kept = La partie est enregistrée. Pour la rouvrir : { $command }

## People at one screen.

pass-to = Passez à la place { $number } ({ $name }), appuyez sur Entrée.
pass-clear = Appuyez sur Entrée pour effacer l’écran.
seat-number = place { $number }

## The table, and what happened.

table = La table :
table-new = Nouveau sur la table :
because = car : { $reason }
choice-wasted = {"."} Sans effet : { $why }
guide-is-left = Vous avez quitté le guide ; la partie continue.
guide-choice = Le choix du guide : { $choice }

## The question.

question-trail = { $outer }, puis { $inner }
question-order = Dans cet ordre : { $spots }.
question-group = { $name } :
question-or = Ou
question-besides = Ou dites autre chose (choices en donne la liste) :
question-range = { $first } à { $last }
question-tick = Donnez-en { $count } sur une ligne, par exemple 1 2.
question-tick-up-to = Donnez-en jusqu’à { $most } sur une ligne, par exemple 1 2.
question-tick-between = Donnez-en { $least } à { $most } sur une ligne, par exemple 1 2.
question-area = Répondez aux { $count } sur une ligne, par exemple 3 1 2, ou seulement aux premiers.
line-too-long = une ligne trop longue

## What an answer is refused with.

refused-over = la partie est terminée ; analyse, undo, look, log, why, export ou quit
refused-number = { $number } n’est pas un numéro de 1 à { $count }
ahead-left-out = Autre chose s’est passé entre-temps ; les autres réponses de la ligne n’ont pas été données.
refused-empty = donnez un numéro de 1 à { $count }, ou help
refused-nothing = « { $text } » n’est ni un choix ni une commande ; donnez un numéro de 1 à { $count }, ou help
refused-several = « { $text } » peut désigner : { $choices }
refused-log = log : « { $text } » n’est pas un nombre d’entrées
refused-hint = hint : « { $text } » n’est pas un nombre de secondes jusqu’à 600
refused-analyse = analyse : « { $text } » n’est pas un nombre de 1 à { $most }
refused-players = players : qui ? donnez un mot par place, par exemple human,club
refused-rule = rule : laquelle ? donnez son numéro
refused-export = export : où ? donnez un fichier

## The list of commands. Each line begins with the command; what follows it is named by its meaning.

help-answer = Répondez par le numéro ou le texte d’un choix ; un début qui n’en désigne qu’un suffit.
help-several = Plusieurs réponses sur une ligne : 2 ; 1 ; 3 répond à trois questions de suite, 2 4 5 en donne trois d’une même liste là où on les donne souvent ensemble.
help-command = Ou donnez une commande (avec / devant si un choix porte le même nom) :
command-help = help: ces lignes
command-look = look: la table entière, encore une fois
command-choices = choices: la question et ses choix, encore une fois
command-hint = hint [SECONDES]: chercher les meilleurs choix, d’ordinaire pendant 2 secondes ; pour l’entraînement
command-analyse = analyse [SIMULATIONS]: comment ça s’est passé : les chances de gagner au fil du journal, les plus grands tournants, ce qui aurait été mieux ; d’ordinaire 400 simulations par choix
command-undo = undo: annuler votre dernier choix, avec ce que le hasard et les bots ont répondu
command-redo = redo: rétablir ce qui a été annulé
command-log = log [N]: les N dernières entrées ; sans nombre, les 10 dernières
command-rule = rule NUMÉRO: le texte d’une règle, ou de toutes les règles sous un numéro
command-why = why: ce qui a été raconté en dernier avec des raisons, avec toutes les raisons
command-overrides = overrides [CODE [CHAMP = VALEUR; …]]: ce que montre votre exemplaire d’un élément, par son code : ses valeurs, ou de nouvelles ; « as ours » les annule
command-players = players LISTE: qui choisit désormais, un mot par place : human,club
command-save = save [NOM]: la partie est toujours enregistrée ; ceci lui donne un nom
command-export = export FICHIER: écrire la partie dans un fichier
command-quit = quit: quitter ; la partie reste enregistrée

## What commands answer.

taken-back = Votre dernier choix est annulé ; redo le rétablit.
why-nothing = Rien n’a été raconté depuis que vous êtes à table.
log-none = Le journal n’a pas d’entrées.
no-rule = Il n’y a pas de règle « { $id } ».
saved = Chaque réponse est enregistrée aussitôt : « { $name } » est { $id }.
written = La partie est écrite dans { $file }.
not-written = { $file } ne peut pas être écrit : { $why }
now-practice = Cette partie compte désormais comme entraînement.

## Bots.

bot-thinks = { $name } réfléchit ; Ctrl-C l’arrête.
bot-stopped = { $name } est arrêté ; Entrée le laisse continuer, help en dit plus.
bot-turn = c’est au bot de jouer ; Entrée le laisse continuer

## Hints.

advice-thinking = Je réfléchis ; Ctrl-C arrête.
advice-for-asked = le conseil est pour la personne qui doit choisir
advice-at-chance = le hasard ne reçoit pas de conseil
advice-over = la partie est terminée
advice-best = Les meilleurs choix, après { $simulations } simulations :
advice-wins = gagne { $share }, à { $error } près
advice-points = { $points } points
advice-tried = essayé { $count } fois
advice-then = puis { $steps }

## How a game went.

review-for-seated = tant que la partie dure, ceci est pour une personne à l’écran
review-thinking = Je réfléchis ; Ctrl-C arrête et montre ce qui est trouvé.
review-judged-so-far = Déjà jugé : { $progress }.
review-how-it-went = Comment ça s’est passé : jugé { $progress } ; un choix avec { $simulations } simulations, une perte à nouveau avec { $again }.

## What a copy shows.

overrides-none = Rien n’est encore saisi : overrides CODE montre un élément.
overrides-no-id = overrides : aucun élément n’a le code « { $id } ».
overrides-several = overrides : « { $id } » est le code de plusieurs choses.
overrides-write = overrides : écrivez CHAMP = VALEUR; CHAMP = VALEUR.
overrides-not-here = Vaut pour les parties que vous commencerez désormais. Celle-ci continue comme avant : { $why }
overrides-same = comme chez nous
overrides-ours = chez nous : { $value }

## The end.

over = La partie est terminée.
over-by = La partie est terminée : { $what }
over-decided = Décisif : { $what }
over-then = { $first } ; puis { $next }
over-points-for = { $points } pour { $count }
over-at-hand = Encore possible : analyse (comment ça s’est passé), undo, look, log, why, rule, export, quit.

## Options of a new game.

option-asked = { $title } : { $help } Entrée signifie : { $usual }.
option-several = Autant que vous voulez, séparés par des virgules ou des espaces, ou none.
option-idle = Remarque : l’option { $option } ne fait rien ici. { $when }
value-yes = oui
value-no = non
value-none = aucune
expected-flag = Attendu : yes (oui) ou no (non).
expected-number = Attendu : un nombre entier de { $least } à { $most }.
expected-one = Attendu : un mot parmi { $values }.
expected-several = Attendu : none (aucun), ou des mots parmi { $values }, chacun une seule fois.

## Players of a game.

players-who = Qui joue ? Une personne à cet écran, ou un bot :
players-human = une personne.
players-ask = Qui est à la place { $number } ({ $name }) ? Entrée signifie : { $usual }.
players-expected = Attendu : { $known }, ou un numéro.
players-people = des personnes partout
players-now = Désormais : { $players }.

## Saved games.

games-none = Aucune partie n’est enregistrée dans { $place }.
games-id = code
games-game = jeu
games-entries = entrées
games-changed = modifiée
games-name = nom
games-status = état
games-more = { $count } de plus : { $command }
games-options = Options : { $options }
games-luck-seed = Hasard : graine { $seed }
games-luck-table = Hasard : de la vraie table
games-players = Joueurs : { $players }
games-practice = Entraînement : le hasard a été vu deux fois, une position modifiée ou un conseil demandé
games-length = Entrées : { $entries }, et { $undone } annulées ; modifiée { $changed }
games-stands = État : { $status }

## Achievements.

achievements-none = { $game } n’a pas de succès.
achievements-title = succès
achievements-for = pour
achievements-games = Parties terminées : { $count }
achievements-left-out = Parties terminées : { $count } ; sans compter { $practice } d’entraînement
achievements-unread = Non lue : { $id }

## Backups.

backup-kept =
    { $count ->
        [one] { $count } partie enregistrée est copiée dans { $file }.
       *[other] { $count } parties enregistrées sont copiées dans { $file }.
    }
restored =
    { $count ->
        [one] { $count } partie enregistrée est de nouveau comme dans la copie.
       *[other] { $count } parties enregistrées sont de nouveau comme dans la copie.
    }
restored-before = Ce qu’il y avait avant est dans { $file }.

## Rules.

rule-text-source = Source : { $source }
rule-text-planned = Pas encore appliquée
rule-text-partial = Appliquée en partie : { $why }
rule-text-no-meaning = Sans objet ici : { $why }
rule-mark-planned = prévue
rule-mark-partial = en partie
rule-mark-no-meaning = sans objet ici

## The table in a browser.

serve-open = La table est ouverte à { $address } (Ctrl-C la ferme)
serve-let-in = Un appareil est entré avec le nombre. Pour un autre appareil, choisissez « Un autre nombre » sous Appareils.
serve-phone = Un téléphone du même réseau scanne ce code, ou ouvre { $address } et tape { $number }.
serve-number = Le nombre vaut dix minutes et pour un appareil ; sous Appareils il y en a un autre.
serve-safe = Qui a vu le code ou le nombre peut jouer ; ce qui est envoyé n’est pas chiffré.

## What soloist doctor finds.

doctor-well = bon : { $text }
doctor-note = remarque : { $text }
doctor-fault = faute : { $text }
doctor-folder = Les parties sont enregistrées dans { $folder }.
doctor-folder-new = { $folder } n’existe pas encore ; le dossier est créé au premier démarrage.
doctor-folder-file = { $folder } n’est pas un dossier.
doctor-folder-closed = Rien ne peut être écrit dans { $folder } : { $why }
doctor-folder-unknown = Aucun dossier personnel n’est connu ; indiquez-en un avec --data.
doctor-space = Il reste de la place pour { $megabytes } Mo.
doctor-space-little = Il ne reste de la place que pour { $megabytes } Mo ; faites de la place avant de continuer à jouer.
doctor-space-unknown = Impossible de dire combien de place il reste : { $why }
doctor-no-games = Aucune partie n’est encore enregistrée.
doctor-games =
    { $count ->
        [one] { $count } partie enregistrée, intacte de la première entrée à la dernière.
       *[other] { $count } parties enregistrées, intactes de la première entrée à la dernière.
    }
doctor-older = Les parties enregistrées viennent d’une version antérieure ; le prochain démarrage les met à jour.
doctor-damaged-game = Partie enregistrée { $id } : { $what }
doctor-port = La table peut s’ouvrir à { $address }.
doctor-port-here = Soloist tourne déjà à { $address }.
doctor-port-taken = Un autre programme occupe { $address } ; sans --addr, Soloist prend un autre port.
doctor-port-wanted = Un autre programme occupe { $address }.
doctor-port-closed = La table ne peut pas s’ouvrir à { $address } : { $why }
doctor-browser = Il y a un navigateur : { $program }
doctor-browser-none = Aucun navigateur trouvé ici. Avec soloist --lan, un téléphone ou un autre ordinateur de la maison ouvre la table.
doctor-language = Cette commande parle français, comme le demande le système.
doctor-language-given = Cette commande parle français, comme le demande --language.
doctor-language-other = Le système demande { $asked }, que Soloist ne parle pas ; il parle français.
doctor-language-messages = Les textes du programme sont abîmés : { $what }
doctor-faults =
    { $count ->
        [one] { $count } faute trouvée
       *[other] { $count } fautes trouvées
    }
