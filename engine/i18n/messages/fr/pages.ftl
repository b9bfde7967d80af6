### Les pages autour d’une partie.

## Around every page.

shell-skip = Aller à
look-title = Apparence et langue
look-button = Apparence et langue
look-language = Langue
look-language-part = Personne ne l’a encore relu dans sa langue maternelle. Les noms des éléments dont nous ne connaissons pas d’édition française restent en anglais.
look-theme = Clair ou sombre
look-system = Comme le système
look-light = Clair
look-dark = Sombre
look-contrast = Contraste
look-usual = Habituel
look-strong = Fort
look-colours = Couleurs des joueurs
look-colours-safe = Pour daltoniens, avec des chiffres
look-size = Taille du texte
look-kept = Ce navigateur le retient, pour tous les jeux.
look-close = Fermer

## What scripts say. Places for numbers are filled in by them.

script-show-all = Tout montrer
script-only-this = Seulement ce qui concerne cet endroit.
script-no-answer = Le programme ne répond pas. Tourne-t-il encore ?
script-to-choose = { $count } au choix
script-just-changed = quelque chose vient de changer ici
script-changed = de { $was } à { $now }.
area-board = Plateau
area-you = Vous
area-told = Récit

## The front page.

front-heading = De grands jeux de plateau contre leurs adversaires automatiques
front-games = Jeux
front-skip-games = Aux jeux
front-skip-saved = Aux parties enregistrées
front-continue = Continuer
front-new = Nouvelle partie
front-new-of = {" "}: { $title }
front-play = Jouer
front-helper = Assistant
front-real-table = Vraie table
front-learn = Apprendre
front-learn-rules = {" "}: les règles de { $title }
front-rules = Règles
front-rules-of = {" "}de { $title }
front-achievements = Succès
front-saved = Parties enregistrées
front-saved-part = { $first } à { $last } sur { $all }
front-none = Pas encore de partie. Chaque partie commencée est conservée ici d’elle-même, coup par coup.
front-more = Autres parties enregistrées
front-newer = Parties plus récentes
front-older = Parties plus anciennes
front-tag-helper = assistant
front-over = terminée
front-under-way = en cours
front-change = Renommer, exporter, supprimer
front-change-named = Renommer, exporter ou supprimer { $name }
front-name = Nom
front-rename = Renommer
front-export = Exporter
front-delete = Supprimer
front-delete-sure = Supprimer « { $name } » définitivement ?
front-import = Ouvrir une partie depuis un fichier ou un lien
front-file = Fichier
front-file-text = Le texte du fichier, ou un lien
front-import-button = Importer
front-devices = Appareils
front-not-imported = La partie n’a pas été ouverte. { $why }
ago-now = à l’instant
ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }

## How a game stands, in lists.

going-round = Manche { $round }
going-helper = assistant, tour { $turn } : { $asks }
ended-nobody = personne n’a gagné
ended-won = victoire : { $names }
ended-score = { $name } { $points }
ended-by = { $won } ({ $by })
ended-helper = assistant : { $how }
ended-as-it-was = telle qu’elle était avant d’être reprise là où elle a pu être ouverte
ended-by-consent = terminée d’un commun accord
helper-game-name = { $title } à côté de ma table
going-turn = Tour { $turn }
going-beside = à côté de votre table
going-runs = joue pour { $opponent }
going-opponent = l’adversaire
going-enter = saisir ce qui a été tiré
going-yours = à vous de jouer
going-of = au tour de { $name }
going-of-bot = au tour de { $name }, un bot
going-against = vous contre { $opponent }
going-alone = vous en solo
going-bot-alone = un bot seul
going-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
going-people = { $count } personnes
going-people-and = { $count } personnes et { $bots }

## A new game.

new-title = Nouvelle partie
new-kept = Tout est enregistré au fur et à mesure.
new-helper = Jouer seulement l’adversaire pour ma table
new-refused = Cela ne fait pas encore une partie
new-name = Nom de cette partie
new-more = Plus d’options
new-start = Commencer
new-skip = Aux options
new-measured-alone = À côté : la fréquence à laquelle un joueur de club gagne avec elle seule, sur { $games } parties.
new-measured-none = À côté : la fréquence à laquelle un joueur de club gagne avec elle seule, sur { $games } parties, { $none } sans aucune.
new-measured = À côté : la fréquence à laquelle un joueur de club gagne.
new-club = {" "}; un joueur de club gagne{" "}
new-on = Oui
new-luck = Qui distribue et lance les dés ?
new-luck-program = Le programme : il distribue et lance les dés, vous ne faites que décider
new-luck-table = Ma vraie table : vous distribuez et saisissez ce que vous voyez ; le programme joue les adversaires
new-undo = Reprendre un coup
new-undo-friendly = Souple : tout ; la partie compte comme entraînement si le hasard ou quelque chose de caché a été vu
new-undo-strict = Strict : pas au-delà du dernier résultat du hasard, ni du dernier regard sur ce qui est caché
new-seed = Graine
new-seed-help = Un nombre entier. La même graine et les mêmes choix donnent la même partie ; laissez vide pour en tirer une nouvelle.
new-seed-wrong = graine : « { $seed } » n’est pas un nombre entier de 0 à { $most }
new-who = Qui joue
new-seats-help = Une personne ou un bot à chaque place
new-seats-beyond = , selon le nombre de places ; les autres ne comptent pas
new-person = Une personne
new-bot = Bot, { $level } : { $help }
new-bot-random = Bot, hasard : Choisit n’importe quoi.
new-bot-only = Bot, { $level }
new-seat = Place { $number }
way-in-title = Ne jouer que l’adversaire, à côté de votre exemplaire du jeu
way-in-of = {" "}: jouer l’adversaire de { $title } à côté de ma table

## Seats and devices.

seats-title = Places de { $name }
seats-heading = Qui joue où
seats-help = Une place prise par un appareil n’est montrée que là, et ce que font les autres y arrive tout seul. Les places sans appareil se partagent celui qui n’en a pris aucune.
seats-lan = Un autre téléphone ou ordinateur de la maison : lancez le programme avec { $flag } et scannez ce qu’il montre ; ouvrez-y ensuite cette partie et prenez une place.
seats-to-table = À la table
seats-skip = Aux places
seats-here = joue sur cet appareil
seats-elsewhere = joue sur un autre appareil
seats-passed = n’a pas encore son appareil
seats-give-back = La rendre
seats-ask = La demander
seats-ask-sure = L’autre appareil est prié de céder la place de { $name }. Si personne n’y répond pendant { $minutes } minutes, elle est à vous, et tous l’apprennent. Demander la place ?
asked-you-take-back = Vous avez demandé aux autres de reprendre le dernier choix.
asked-you-bring-back = Vous avez demandé aux autres de rétablir ce qui a été repris.
asked-you-seat = Vous avez demandé la place de { $name }. Si personne ne répond pendant { $minutes } minutes, elle est à vous.
asked-take-back = { $name } demande à reprendre le dernier choix.
asked-bring-back = { $name } demande à rétablir ce qui a été repris.
asked-you-end = Vous avez demandé aux autres de terminer la partie.
asked-end = { $name } demande à terminer la partie. Si tous acceptent, elle est finie pour de bon, et chacun voit tout.
asked-seat = Un autre appareil demande la place de { $name }. Si personne ne répond pendant { $minutes } minutes, il l’obtient.
asked-agree = Accepter
asked-refuse = Refuser
asked-give = La céder
asked-keep = La garder
asked-withdraw = Ne plus demander
asked-somebody = Quelqu’un à la table
asked-note-taken = Un autre appareil a pris la place de { $name } : personne n’a répondu pendant { $minutes } minutes.
asked-note-given = La place de { $name } a été cédée à un autre appareil.
asked-note-kept = { $name } garde sa place.
asked-note-refused = { $name } n’est pas d’accord.
right-when-over = Des places de cette partie sont tenues par des appareils. Son fichier, son lien et sa graine montreraient ce qu’ils cachent. On les obtient quand la partie est finie ou que toutes les places sont rendues
right-not-yours = seul l’appareil qui joue cette place la rend ; demandez la place
right-only-owner = d’autres jouent dans cette partie ; avant sa fin, seul le propriétaire de cet ordinateur la supprime
right-only-players = seule une personne qui joue dans cette partie peut le faire
right-nothing-asked = cela n’est plus demandé
right-only-members = connectez-vous d’abord
right-only-rank = votre compte ici n’est pas prévu pour cela
right-by-invitation = les places de cette partie s’obtiennent sur invitation
right-only-game-host = seule la personne qui tient cette partie peut le faire
right-no-taking-back = dans cette partie, on ne reprend pas ce qui a appris quelque chose à quelqu’un
right-ended = cette partie est finie
right-not-by-program = un programme ne peut pas faire cela à votre place ; faites-le dans votre navigateur
seats-take = La jouer ici
seats-asked = C’est à { $name }.
seats-asked-elsewhere = { $name } joue sur un autre appareil. Ce qui y est choisi s’affiche ici aussitôt.
seats-look-again = Regarder à nouveau
seats-no-device = Ce navigateur ne peut pas être reconnu et ne peut donc prendre aucune place.

## A device that is new.

pairing-title = Un nouvel appareil
pairing-help = Tapez les six chiffres que montre l’ordinateur, dans son terminal ou sous Appareils. Ils valent dix minutes et pour un appareil.
pairing-number = Le nombre
pairing-let-in = Laisser entrer
pairing-wrong = Ce n’est pas le bon nombre, ou il ne vaut plus : l’ordinateur en montre un autre sous Appareils.
pairing-too-many = Trop de nombres erronés sont venus d’ici. Attendez dix minutes ou scannez le code.
door-host = Ce serveur ne répond qu’à l’adresse qu’il a affichée.
door-elsewhere = Cette demande vient d’une page d’un autre site.
door-code = Cette table est pour qui a lancé le programme : ouvrez l’adresse qu’il a affichée.
door-old = Cette adresse date d’un lancement précédent du programme : ouvrez celle qu’il affiche maintenant.
door-broken = Le programme a échoué ici ; c’est un défaut, merci de le signaler.

devices-title = Appareils
devices-help = Ces appareils peuvent entrer. Un appareil renvoyé ne le peut plus, et ses places sont libres.
devices-help-guest = Cet appareil peut entrer. L’ordinateur où tourne le programme les montre tous.
devices-here = celui-ci
devices-used = ici pour la dernière fois { $used }, entré { $since }
devices-unnamed = Un navigateur sans nom
devices-leave = Partir
devices-leave-sure = Cet appareil ne pourra plus entrer, et ses places seront libres. Partir ?
devices-forget = Le renvoyer
devices-forget-sure = { $name } ne pourra plus entrer, et ses places seront libres. Renvoyer cet appareil ?
devices-another = Un autre appareil
devices-no-number = Aucun nombre ne vaut en ce moment. Le code du terminal laisse entrer, lui aussi.
devices-new-number = Un autre nombre
devices-back = Aux parties
devices-skip = Aux appareils
devices-number =
    { $minutes ->
        [one] vaut encore { $minutes } minute et pour un appareil.
       *[other] vaut encore { $minutes } minutes et pour un appareil.
    }

## Refusals.

problem-back = Retour
problem-skip = Au message
problem-not-found = Il n’y a rien ici
problem-moved-on = La partie a avancé
problem-forbidden = Pas depuis là
problem-busy = Pas pour l’instant
problem-broken = Quelque chose a échoué
problem-refused = C’est impossible
problem-no-page = Cette page n’existe pas.
problem-wrong-method = Cette adresse ne répond pas à ce genre de demande.
problem-too-long = Ce qui a été envoyé est trop long.
problem-broken-off = Ce qui a été envoyé s’est interrompu.
problem-too-slow = Ce qui a été envoyé a mis trop de temps.
problem-unreadable = La demande est illisible : { $why }
problem-no-form = Le formulaire est illisible.
problem-no-rule = Aucune règle ne porte ce numéro.
problem-game-not-here = Les fichiers de { $game } ne sont pas encore sur cet appareil. Ils seront chargés dès qu’il aura du réseau.
problem-no-game = il n’y a pas de partie enregistrée « { $id } »
problem-overtaken = la partie a été modifiée ailleurs entre-temps ; la voici à nouveau, veuillez choisir encore
problem-moved-on-since = la partie a avancé depuis ; voici où elle en est
problem-bots-turn = c’est au tour d’un bot ; attendez son choix
problem-device = c’est au tour d’un autre appareil
problem-area = tout n’est pas encore rempli
problem-spot = cela ne peut pas se trouver là
problem-seat = c’est au tour d’une autre place ; passez d’abord l’appareil
problem-unopened = Cette partie ne peut pas être ouverte
problem-unopened-how = Ce qui est là reste là. Vous pouvez l’exporter dans un fichier, pour qui saurait le réparer, ou la supprimer.

## Achievements.

achieved-title = Succès · { $title }
achieved-heading = Succès de { $title }
achieved-lead = { $reached } sur { $all } atteints dans { $games } parties terminées et conservées ici.
achieved-practice =
    { $count ->
        [one] { $count } de plus était de l’entraînement : hasard vu deux fois, position modifiée ou conseil demandé.
       *[other] { $count } de plus étaient de l’entraînement : hasard vu deux fois, position modifiée ou conseil demandé.
    }
achieved-unread =
    { $count ->
        [one] { $count } partie n’a pas pu être lue.
       *[other] { $count } parties n’ont pas pu être lues.
    }
achieved-for = Pour : { $condition }.
achieved-levels = Niveaux de { $title }
achieved-skip = Aux succès
achieved-not-yet = { $level } : pas encore
achieved-reached = { $level } : atteint
achieved-times = , { $count } fois

## Rules.

rule-label = Règle { $id }
rule-title = Règle { $id }
rule-none-yet = Pas encore dans { $name }.
rule-in = Dans { $name },{" "}
rule-once = une fois, après l’entrée
rule-times = { $count } fois, après l’entrée
rule-times-last = { $count } fois, en dernier après l’entrée
rule-neighbours = Règles voisines
rule-before = Avant :{" "}
rule-after = {" "}Après :{" "}
rule-all = Toutes les règles
rule-back = Retour à la table
rule-skip = À la règle
rule-must = doit
rule-may = peut
rule-if = si
rule-from = Source : { $source }
rule-source-common = règles communes
rule-source-rulebook = livret de règles : { $where }
rule-source-sheet = aide de jeu : { $where }
rule-source-components = matériel { $where }
rule-source-ruling = décision { $number }
rule-source-editor = décision de la rédaction { $number }
rule-source-base-game = jeu de base
rule-source-page = page { $pages }
rule-source-pages = pages { $pages }
rule-source-step = étape { $number }
rule-source-row = { $at } ligne { $row }
rule-planned = Pas encore appliquée.
rule-partial = En partie : { $why }
rule-not-for-programs = Rien à faire pour un programme : { $why }
rules-title = Règles · { $title }
rules-heading = Règles de { $title }
rules-lead = Chaque énoncé que suit le programme, dans nos propres mots. Les mêmes numéros figurent dans le journal et à côté de chaque choix.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-none = Aucune règle ne contient « { $words } ».
rules-found =
    { $count ->
        [one] { $count } règle le contient.
       *[other] { $count } règles le contiennent.
    }
rules-skip = Aux règles
search-button = Chercher

## The history of a game.

history-title = Historique · { $name }
history-heading = Historique de { $name }
history-search = Chercher : une pièce, un lieu, une règle
history-skip = Aux lignes
history-chapters = Chapitres
history-entries = {" "}entrées
history-none = Rien de ce qui s’est passé ne contient « { $words } ».
history-found =
    { $count ->
        [one] { $count } ligne le contient.
       *[other] { $count } lignes le contiennent.
    }
history-empty = Il ne s’est encore rien passé.
history-more = La suite est dans des chapitres antérieurs : cherchez plus de mots.
history-earlier = Tours précédents
history-and-more = , et { $count } de plus
history-told =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
history-board = Plateau
history-board-after = {" "}après l’entrée { $entry }
log-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
log-empty = Le journal est vide.
log-history = Historique, avec recherche
log-after = Voir la table après cette entrée
log-you = Vous
log-set-up = Mise en place
log-from-position = Depuis la position établie
why = pourquoi ?

## Sizes of text.

look-size-100 = 100 %
look-size-115 = 115 %
look-size-130 = 130 %

## Une partie qui voyage par lien

front-link = En lien
link-title = { $name } en lien
link-help = Scannez le code avec l’autre appareil, ou envoyez-lui le lien. Il porte toute la partie telle qu’elle est ; ensuite chaque appareil joue la sienne.
link-code = Un code à scanner, qui porte le lien
link-link = Le lien
link-copy = Copier
link-copied = Copié
link-share = Envoyer
link-to = Où Soloist tourne sur l’autre appareil
link-to-help = L’adresse à laquelle il s’y ouvre, par exemple https://games.example. Ce navigateur s’en souvient.
link-to-button = Faire le lien pour cet endroit
link-wrong-address = « { $address } » n’est pas une adresse.
link-too-long = Cette partie est trop longue pour un lien. En fichier, elle voyage entière.
link-back = Aux parties
link-offered = Un lien a apporté une partie
link-entries = { $count ->
    [one] Une entrée dans son journal.
   *[other] { $count } entrées dans son journal.
}
link-keep = La garder ici et jouer
link-leave = La laisser

## Ce que montre l’exemplaire du joueur.

own-skip = Vers ce qui peut être saisi
own-heading = Adapter à mon exemplaire
own-lead = Aucune liste publique ne donne tout ce qui est imprimé sur les éléments de { $title } ; Soloist a donc conçu certaines valeurs lui-même. Saisissez ce que montre votre exemplaire : les parties que vous commencerez désormais en tiendront compte.
own-met = Lequel ressemble le plus au vôtre ?
own-met-why = Il montrera désormais ce que montre le vôtre, dans cette partie aussi. Prenez-en un qui n’est pas dans votre boîte, s’il y en a un.
own-changed = Saisi par vous
own-none = Rien encore.
own-all = Tout ce qui peut être saisi
own-to-game = Retour à la partie
own-to-new = Nouvelle partie
own-row-heading = Que montre le vôtre ? { $what }
own-refused = Impossible de jouer ainsi
own-refused-all = Aucune partie ne peut commencer avec ce qui est saisi ici. Corrigez : { $why }
own-keep = Garder
own-back = Comme chez Soloist
own-leave = Laisser
own-how = Comment cela s’écrit (en anglais)
own-before = Chez Soloist : { $value }.
own-source-rulebook = D’après la règle du jeu.
own-source-found = D’après ce qui est public.
own-source-inferred = Déduit d’exemples et de nombres.
own-source-ours = Conçu par Soloist.
own-source-owner = Saisi par vous.
own-kept-not-here = { $what } vaut pour les parties que vous commencerez désormais. Celle-ci continue comme avant : { $why }
own-way = Le mien n’y est pas
own-overtaken = ceci a été modifié ailleurs entre-temps ; le voici tel qu’il est maintenant, veuillez saisir le vôtre encore une fois
own-damaged = Une partie de ceci est endommagée
own-damaged-how = Sur le disque, ce n’est plus ce qui a été écrit : { $why }. Regardez ce qui figure plus bas parmi vos saisies. Aucune nouvelle partie ne commence avant que vous ayez décidé.
own-mend-keep = C’est juste : garder
own-mend-clear = Y renoncer : comme Soloist

## La planche des icônes d’un jeu.

icons-heading = Icônes de { $title }
icons-lead = Chaque icône avec son nom, son effet et sa règle. À la table : pointez une icône, gardez le doigt dessus ou appuyez sur I.
icons-skip = Vers les icônes

## Mouvement et sons, dans les réglages.

look-motion = Mouvement
look-motion-less = Aucun
look-sound = Sons
look-sound-off = Désactivés
look-sound-on = Activés
