# Pourquoi quelque chose est refusé, et ce qu’il faut savoir quand une partie s’ouvre. Un refus est
# une proposition qui dit ce qui ne va pas et que faire ; une note est une phrase.

## Where it is.

place-save = sauvegarde
place-link = lien
place-game = jeu
place-content = contenu
place-helper = assistant
place-players = joueurs
place-number = numéro { $number }
place-entry = entrée { $number }
place-option = option { $id }
refusal-more = { $count } de plus du même genre

## Choices.

refusal-illegal = « { $choice } » ne peut pas être choisi maintenant
refusal-no-choice = « { $choice } » n’est pas un choix ; prenez-en un parmi ceux qui sont proposés
refusal-choice-long = un choix compte au plus { $most } octets
refusal-one-answer = cette question a une seule réponse
refusal-tick = cochez-en { $most }, pas { $given }
refusal-tick-up-to = cochez-en au plus { $most }, pas { $given }
refusal-tick-from = cochez-en de { $least } à { $most }, pas { $given }
refusal-tick-not-there = il y a une coche pour ce qui n’est pas là, ou pas aussi souvent
refusal-tick-together = cela ne peut pas être coché ensemble
refusal-no-answer = donnez au moins une réponse
refusal-answers = { $enough } réponses suffisent ici, pas { $given }
refusal-spot = « { $entry } » n’est pas une réponse pour « { $spot } », numéro { $number }
refusal-chance = c’est au hasard, pas à une place
refusal-over = la partie est finie
refusal-moved-on = la partie a avancé
refusal-broken = les règles de ce jeu ont échoué ici ; c’est une erreur du programme, veuillez la signaler
refusal-no-result = le hasard n’a pas de résultat à donner
refusal-table-luck = à une vraie table, saisissez ce qui y a été tiré ou lancé
refusal-table-shows = { $why } ; si votre table le montre, une saisie précédente est fausse : annulez-la
refusal-played-on = la partie a continué ailleurs ; tapez look et choices
refusal-unchanged = Rien n’a changé : { $why }

## Taking back.

refusal-strict-undo = en jeu strict, on ne reprend ni un résultat du hasard ni le choix d’un bot
refusal-strict-learnt = en jeu strict, on ne reprend rien de ce qui a appris quelque chose à quelqu’un
refusal-strict-seed = en jeu strict, la graine répond pour le hasard ; laissez-la faire
refusal-no-undo = il n’y a rien à annuler
refusal-no-redo = il n’y a rien à rétablir
refusal-nothing-chosen = personne n’a encore rien choisi

## Bots and hints.

refusal-players = joueurs : { $why }
refusal-player-count = il en faut un par place, soit { $seats } ; il y en a { $given }
refusal-no-bot = il n’y a pas de bot « { $bot } » ; il y a { $known }
refusal-no-search = il n’y a pas de bot « { $bot } » (une recherche compte de 1 à { $most } simulations, ou autant de millisecondes) ; il y a { $known }
refusal-clock = « { $bot } » joue à la montre ; ici un bot doit s’arrêter de lui-même
refusal-not-asked = c’est à la place { $asked }, pas à la place { $seat }
refusal-person = une personne joue la place { $seat }
refusal-stopped = la recherche s’est arrêtée avant d’avoir trouvé quelque chose
refusal-bot-broken = Le bot a échoué ici ; c’est une erreur du programme, veuillez la signaler.
refusal-search-broken = La recherche a échoué ; c’est une erreur du programme, veuillez la signaler.
refusal-search-stopped = La recherche a été arrêtée.

## The helper.

refusal-no-helper = { $game } n’a pas encore d’assistant
refusal-entry-long = une entrée compte au plus { $most } octets
refusal-helper-entry = cet assistant ne comprend pas « { $entry } »
refusal-asked = { $illegal } ; la question est : { $asks }
refusal-carry-out = le tour est à exécuter maintenant
refusal-no-proposal = l’entrée { $entry } ne propose rien dans ce tour
refusal-no-fact = rien n’est demandé sur la table pour l’instant
refusal-nothing-entered = rien n’a été saisi
refusal-nothing-drawn = l’adversaire ne tire rien lui-même
refusal-helper-luck = l’adversaire ne tire rien lui-même : c’est la table qui répond
refusal-helper-person = à une vraie table, seule une personne joue
refusal-helper-player = un assistant joue l’adversaire à une vraie table ; il ne sait pas ce que vous avez
refusal-helper-position = un assistant commence sans position
refusal-no-opponent = un assistant mène l’adversaire automatique d’une seule personne

## Options.

refusal-option-unknown = cette option n’existe pas ; il y a { $known }
refusal-option-flag = { $value } n’est ni true ni false
refusal-option-number = { $value } n’est pas un nombre entier de { $min } à { $max }
refusal-option-none-of = { $value } n’y figure pas ; il y a { $words }
refusal-option-list = { $value } n’est pas une liste de mots
refusal-option-twice = { $value } y est deux fois

## Saves and links.

refusal-no-game = il n’y a pas de jeu « { $id } » ; il y a { $ids }
refusal-other-game = c’est une sauvegarde de « { $saved } », pas de { $game }
refusal-contents = tant de contenus différents ont été ouverts qu’il faut redémarrer Soloist
refusal-too-long = rejouer la partie prend trop de temps : abandon après { $index } entrées sur { $of }
refusal-no-json = ce n’est pas une sauvegarde ; prenez un fichier exporté par Soloist ({ $error })
refusal-no-object = ce n’est pas une sauvegarde ; prenez un fichier exporté par Soloist
refusal-form = la forme { $found } n’est pas connue ici, seulement la forme { $known }
refusal-too-many = il y en a { $count }, plus que { $most }
refusal-too-large = il y a { $bytes } octets, plus que { $most }
refusal-text-long = son texte dépasse { $most } octets
refusal-expected = il faut { $expected }
refusal-expected-nothing = il faut { $expected }, il n’y a rien
refusal-expected-found = il faut { $expected }, il y a { $found }
kind-text = un texte
kind-texts = une liste de textes
kind-number = un nombre entier
kind-form = le nombre { $form }
kind-object = un objet
kind-object-of-texts = un objet de textes
kind-flag = true ou false
kind-luck = {"{"}"seed": un nombre entier{"}"} ou "table"
kind-play = "friendly" ou "strict"
kind-draws = "program" ou "table"
kind-list = une liste { $name }
kind-fields = un tableau de champs
kind-table = un tableau { $name }
kind-number-from = un nombre entier de { $min } à { $max }
kind-source = rulebook, found, inferred ou reconstructed
kind-ids = un des { $count } identifiants de { $first } à { $last }
kind-id = l’identifiant { $id }
kind-no-row = aucune ligne
refusal-link = il n’est pas entier ; copiez-le en entier
refusal-link-long = cette partie est trop longue pour un lien ; exportez-la dans un fichier
refusal-address = « { $address } » n’est pas une adresse
refusal-name = un nom a besoin d’au moins une lettre
refusal-nobody-there = personne avec un appareil ne joue là
refusal-held = des places de cette partie sont tenues par des appareils, et un fichier ou un lien montrerait ce qu’ils cachent ; on l’obtient quand la partie est finie ou que toutes les places sont rendues
refusal-invitation = cette invitation a servi, a été retirée ou est trop ancienne ; demandez-en une autre

## Contenu et positions.

refusal-no-file-of-content = aucun fichier de contenu ne porte ce nom ; il y a { $known }
refusal-no-field = ce champ n’existe pas ; il y a { $known }
refusal-no-such-field = ce champ n’existe pas
refusal-no-row = cette ligne n’existe pas
refusal-row-twice = cette ligne est donnée deux fois
refusal-row-missing = cette ligne manque
refusal-id-twice = cet identifiant apparaît deux fois
refusal-no-row-of-ours = aucune de nos lignes n’a cet identifiant
refusal-other-table = il faut la même sorte de tableau que chez nous
refusal-no-table = ce tableau n’existe pas
refusal-in-progress = c’est au milieu de quelque chose ({ $what }) qu’aucune position ne peut dire ; chargez plutôt le journal, ou placez la position avant une étape d’une manche ou d’un tour

## What is noted when a save is opened.

note-rules = enregistrée avec la version { $then } des règles ; elle continue avec la version { $now }.
note-content = enregistrée avec le contenu { $then } ; elle continue avec le contenu { $now }.
note-entry = l’entrée { $index } (« { $text } »)
note-entries = les entrées { $most } et { $last }
note-entries-more = les entrées { $most } et { $more } de plus
note-left-out =
    { $after ->
        [0] { $entry } n’est pas acceptée : { $why }. Elle a été laissée de côté.
        [1] { $entry } n’est pas acceptée : { $why }. Elle a été laissée de côté, ainsi que la suivante.
       *[other] { $entry } n’est pas acceptée : { $why }. Elle a été laissée de côté, ainsi que les { $after } suivantes.
    }
note-passed-over =
    { $count ->
        [one] { $entry } a été sautée : cela n’est plus demandé quand rien n’en dépend ({ $rule }).
       *[other] { $entry } ont été sautées : cela n’est plus demandé quand rien n’en dépend ({ $rule }).
    }
note-not-the-seed = l’entrée { $index } n’est pas ce que donne la graine : la partie compte comme entraînement.
note-changed = depuis l’enregistrement, ceci a changé : { $what }
note-changed-ids = depuis l’enregistrement, ceci a changé : { $what } ({ $ids })
note-since = { $since }.
note-shows-first = { $since } ; cela se voit d’abord ici : { $entry }.
note-may-be-why = { $since } ; c’est peut-être pourquoi ceci n’est pas accepté : { $entry }.
note-end-goes-by-it = { $since } ; ce que donne la fin, après { $entry }, en dépend.
note-field = le champ « { $field } »
note-option = l’option « { $id } », { $value }
note-option-value = une valeur de l’option « { $id } », { $value }
note-bot = le bot « { $bot } » à la place { $seat }, où joue une personne
note-unknown = cette version ne connaît pas { $what } : c’est conservé, et la partie continue sans.
note-quoted = « { $what } »
note-unknown-more = { $count } autres choses ne sont pas connues, et sont conservées.

## What became of stored games.

refusal-busy = un autre programme retient les parties enregistrées pour l’instant ; veuillez réessayer
refusal-store = l’enregistrement des parties a échoué : { $error }
refusal-disk = { $error } (le dossier est-il en lecture seule, le disque plein, ou la taille d’un fichier limitée ?)
refusal-read-only = { $file } ne peut être que lu, rien n’est donc conservé
refusal-gone = { $file } n’est plus là
refusal-not-made = le dossier { $folder } ne peut pas être créé : { $error }
refusal-not-opened = { $file } ne peut pas être ouvert : { $error }
refusal-not-written = { $file } ne peut pas être écrit : { $error }
refusal-not-stored = cela ne peut pas être écrit : { $error }
refusal-foreign = { $file } appartient à un autre programme
refusal-newer = { $file } a été écrit par un Soloist plus récent (sa forme est { $found }, ce programme connaît { $known }) ; veuillez utiliser celui-là
refusal-no-copy = { $file } n’est pas une copie de parties enregistrées : { $error }
refusal-copy-unknown = { $file } n’est pas une copie de parties enregistrées que ce programme connaît
refusal-no-file = { $file } n’est pas un fichier
refusal-there-already = { $file } existe déjà
damage-header = la partie enregistrée « { $id } » est endommagée : ce avec quoi elle se joue, { $error }
damage-played-by = cette sauvegarde est endommagée : son nom, ses options, son hasard ou ses joueurs ne sont plus tels qu’ils ont été écrits. Elle s’ouvre avec ce qui s’y trouve maintenant ; le reste est gardé à part quand la partie continue
damage-altered = cette sauvegarde est endommagée : l’entrée { $entry } sur { $of } n’est plus telle qu’elle a été écrite. Elle s’ouvre telle qu’elle était avant cette entrée ; le reste est gardé à part quand la partie continue
damage-missing = cette sauvegarde est endommagée : l’entrée { $entry } sur { $of } manque, { $lost } sur { $all } en tout. Elle s’ouvre telle qu’elle était avant cette entrée ; le reste est gardé à part quand la partie continue
damage-missing-rest = cette sauvegarde est endommagée : l’entrée { $entry } sur { $of } manque avec toutes les suivantes. Elle s’ouvre telle qu’elle était avant cette entrée
damage-undone = cette sauvegarde est endommagée : sur { $undone } entrées annulées, { $left } peuvent être rétablies
damage-row = La partie enregistrée « { $id } » ne peut pas être montrée : { $error }.
damage-list = La liste des parties enregistrées s’interrompt : { $error }.
damage-file = Le fichier des parties enregistrées est endommagé ({ $found }). Les parties qui s’ouvrent sont entières dans la mesure indiquée là ; exportez-les, et gardez une copie du fichier.
damage-own-altered = ce que montre votre exemplaire de « { $game } » n’est plus tel qu’il a été écrit
damage-own = ce que montre votre exemplaire de « { $game } » est endommagé : { $error }
