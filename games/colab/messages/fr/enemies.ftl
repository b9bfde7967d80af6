### Ce que font les ennemis, et ce que l’assistant demande à côté d’une vraie table.

## Names of places and pieces.

nothing = rien
symbol-gear = engrenage
    .plural = engrenages
    .of = d’Engrenage
symbol-spark = étincelle
    .plural = étincelles
    .of = d’Étincelle
symbol-herb = herbe
    .plural = herbes
    .of = d’Herbe
symbol-vial = fiole
    .plural = fioles
    .of = de Fiole
symbol-bone = os
    .plural = os
    .of = d’Os
symbol-eye = œil
    .plural = yeux
    .of = d’Œil
slot-l = en bas à gauche
slot-c = en bas au milieu
slot-r = en bas à droite
slot-lc = au milieu à gauche
slot-cr = au milieu à droite
slot-top = en haut
tower = la tour { $tower }
towers =
    { $count ->
        [one] la tour { $names }
       *[other] les tours { $names }
    }
    .of =
        { $count ->
            [one] de la tour { $names }
           *[other] des tours { $names }
        }
towers-all = toutes les tours
    .of = de toutes les tours
labs =
    { $count ->
        [one] labo { $names }
       *[other] labos { $names }
    }
ring-tower = tour { $tower }
ring-lab = labo { $lab }
face-strip = RETRAIT
face-discard = DÉFAUSSE
face-jam = BROUILLAGE
face-damage = DÉGÂT
face-extra = RENFORT
face-wild = JOKER
face-power = POUVOIR
way-clockwise = dans le sens horaire
way-counter = dans le sens antihoraire
way-short = par le plus court
things = { $count } { $what ->
        [bag] { $count ->
            [one] jeton
           *[other] jetons
        }
        [power] { $count ->
            [one] jeton pouvoir
           *[other] jetons pouvoir
        }
        [damage] { $count ->
            [one] jeton dégât
           *[other] jetons dégât
        }
        [freeze] { $count ->
            [one] jeton glace
           *[other] jetons glace
        }
        [research] { $count ->
            [one] jeton recherche
           *[other] jetons recherche
        }
        [potion] { $count ->
            [one] jeton potion
           *[other] jetons potion
        }
        [token] { $count ->
            [one] jeton ressource ou joker
           *[other] jetons ressource ou joker
        }
        [card] { $count ->
            [one] carte
           *[other] cartes
        }
        [lab] { $count ->
            [one] labo
           *[other] labos
        }
        [place] { $count ->
            [one] case
           *[other] cases
        }
       *[window] { $count ->
            [one] fenêtre vide
           *[other] fenêtres vides
        }
    }
bare-minions = sbires sans dé
doom-at = { $card }, case { $place }
token =
    { $kind ->
        [power] un jeton pouvoir
       *[criteria] un jeton critère
    } : { $does }
distance = à { $places } ({ $way })

## Actions of tokens, cards, dice and special powers.

then = , puis{" "}
act-charge = la jauge monte de { $count }
act-power = { $tokens } dans le sac
act-special = le pouvoir spécial
act-put = { $tokens } sur { $spot }
act-discard = chaque joueur défausse { $count ->
        [1] un dé, un jeton ou une carte
       *[other] { $count } dés, jetons ou cartes
    }
act-strip = les dés des sbires des joueurs sur { $spot } vont au bol
act-lose = chaque joueur perd { $things }
act-step = le savant avance de { $labs } { $way }
act-chase = le savant va { $way ->
        [clockwise] dans le sens horaire jusqu’au premier savant d’un joueur
        [counter] dans le sens antihoraire jusqu’au premier savant d’un joueur
       *[short] par le plus court jusqu’au savant du joueur le plus proche
    }
act-minion = le sbire le plus proche va { $goal }
act-wreck = la plus haute tuile du labo du savant va dans la boîte
target-scientist = les deux tours à côté du savant
target-player = les deux tours à côté du savant du joueur le plus proche
target-roll = la tour du dé blanc
target-most = la tour avec le plus de sbires des joueurs
target-all = toutes les tours
goal-player = { $way } à la première tour à côté du savant d’un joueur
goal-other = à la tour de l’autre sbire
goal-roll = à la tour du dé blanc
goal-tower = à la tour { $tower }
face-does =
    { $face ->
        [strip] les dés des sbires des joueurs sur sa tour vont au bol, maintenant et plus tard
        [discard] chaque joueur défausse un dé, un jeton ou une carte
        [jam] un joueur qui place un sbire sur sa tour ne reçoit aucun effet
        [damage] un jeton dégât va dans sa fenêtre
        [extra] il peut travailler pour deux dans une récolte
        [wild] il paie un symbole au choix dans une construction
       *[power] un jeton pouvoir de plus va dans le sac
    }

## Why an enemy charges.

cause-token = le jeton « { $token } »
cause-die = le dé ({ $face }) en { $window }
cause-die-unknown = le dé en { $window }
why-power = pour le jeton pouvoir tiré
why-failed = faute d’avoir pu exécuter { $cause } en entier
why-visit = rencontre avec le savant d’un joueur
why-visit-in = rencontre avec le savant d’un joueur au labo { $lab }
why-text = selon { $cause }
why-upgrade = pour le jeton d’amélioration

## What happens in an enemy's turn.

event-active-moved = { $enemy } a le jeton d’ennemi actif.
event-need-shown = { $enemy } a { $cards } dans sa pioche ; selon son dos, la première demande { $tokens }.
event-face-rolled = { $enemy } lance son dé : { $face }.
event-enemy-rolled = Le dé blanc lancé pour { $enemy } désigne la tour { $tower }.
event-power-added =
    { KEY($enemy) ->
        [none] Un jeton pouvoir va dans le sac : { $does }.
       *[other] { $enemy } ajoute un jeton pouvoir au sac : { $does }.
    }
event-no-power = Tous les jetons pouvoir sont en jeu : aucun ne va dans le sac.
event-enemy-turn-begins = C’est à { $enemy } de jouer{ $active ->
        [yes] {""}
       *[no] , sans le jeton d’ennemi actif
    }.
event-turn-begins =
    { KEY($player) ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
event-bag-refilled = Le sac est vide : les jetons utilisés y retournent ({ $tokens }).
event-token-drawn = { $enemy } tire { $token }. Il en reste { $left } dans le sac.
event-not-active = L’action de ce jeton est omise : { $active } est l’ennemi actif, pas { $enemy }.
event-token-laid = { $enemy } pose le jeton près de sa pioche : { $tokens } en tout, et la première carte en demande { $need }{ $enough ->
        [yes] {" "}; elle est construite et { $need ->
            [one] il sort
           *[other] ils sortent
        } du jeu
       *[no] {""}
    }.
event-doom-built = { $enemy } construit { $card }, carte { $built } sur 9.
event-card-acts = { $card } ({ $enemy }) agit : { $action }.
event-charged = { $enemy } charge sa jauge à { $to } sur { $last } ({ $why }).
event-meter-full = { $enemy } : la jauge est pleine et retombe à 0.
event-meter-reset =
    { $lost ->
        [0] { $enemy } garde sa jauge à 0.
       *[other] { $enemy } ramène sa jauge de { $lost } à 0.
    }
event-special-power = { $enemy } utilise { $title } : { $action }.
event-device-done = { $enemy } a fini sa machine : les derniers tours commencent.
event-towers-full = Chacune des 18 fenêtres porte un sbire, un dégât ou de la glace : les ennemis ont gagné.
event-ended = La partie est finie.
event-enemy-placed =
    { $how ->
        [new] { $enemy } place un sbire en { $window }
        [stays] { $enemy } laisse son sbire en { $window } et relance son dé
       *[goes] { $enemy } déplace son sbire { FORM($from, "of") } en { $window }
    }, avec { $face }{ $ice ->
        [yes] {" "}; la glace s’y brise
       *[no] {""}
    }.
event-enemy-moved = { $enemy } avance de { $labs } { $way }, du labo { $from } au labo { $to }{ $met ->
        [yes] , et s’y retrouve avec { $names }
       *[no] {""}
    }.
event-enemy-stays = { $enemy } reste au labo { $lab }, avec { $names }.
event-no-player-in-lab = Aucun joueur n’a son savant dans un labo : { $enemy } n’en trouve pas.
event-nearest-minion = Pour { $enemy }, le sbire le plus proche est en { $window } : depuis le savant au labo { $lab }, il est { $distance }.
event-destination =
    { $goal ->
        [player] Depuis { $window }, il doit aller à la tour { $tower }, la première { $way } à côté d’un labo où un joueur a son savant ({ $labs }).
        [other] Depuis { $window }, il doit aller à la tour { $tower }, où se trouve l’autre sbire.
       *[tower] Depuis { $window }, il doit aller à la tour { $tower }.
    }
event-no-room = Il reste en { $window } : la tour { $tower } n’a pas de fenêtre pour lui ({ $held }).
held-minions = sbires en { $windows }
held-damage = dégât en { $windows }
event-damaged = { $enemy } pose un jeton dégât sous son sbire, en { $window }{ $ice ->
        [yes] , dont la glace se brise
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] Le savant est au labo { $lab }, à côté { FORM($towers, "of") }.
       *[player] Le savant du joueur le plus proche est au labo { $lab }, à { $labs }, à côté { FORM($towers, "of") }.
    }
event-struck = { $enemy } pose un jeton { $deed ->
        [damage] dégât
       *[freeze] glace
    } en { $window }{ $ice ->
        [yes] , dont la glace se brise
       *[no] {""}
    }.
event-no-window = { $enemy } ne trouve pas de fenêtre pour { $what } sur { $towers }.
event-fullest = C’est sur { $tower } que les joueurs ont le plus de sbires : { $count }.
event-no-minions = Aucun sbire d’un joueur n’est placé : { $enemy } n’en trouve pas.
event-nothing-to-strip = Aucun sbire d’un joueur n’a de dé sur { $towers }.
event-nothing-to-wreck = { $enemy } n’a dans son labo que la tuile de départ, qui reste.
event-nothing-to-lose = { KEY($who) ->
        [you] Vous n’avez plus de
       *[other] { $who } n’a plus de
    } { $what ->
        [any] dés, de jetons ou de cartes
        [research] jetons recherche
        [potion] jetons potion
        [token] jetons ressource ou joker
       *[card] cartes
    } à perdre : il en manque { $missing }.
event-research-lost =
    { KEY($who) ->
        [you] Vous perdez { $tokens }.
       *[other] { $who } perd { $tokens }.
    }

## Why it was so.

towers-passed = Les tours dans ce sens, la sienne d’abord : { $towers }.
face-reason = { $face } : { $does }.
minions-counted = Sbires des joueurs : { $counts }.{ $tie ->
        [yes] {" "}À égalité, le joueur a choisi.
       *[no] {""}
    }
windows-counted = Fenêtres vides avant : { $counts }.{ $end ->
        [ice] {" "}Aucune n’est vide, donc la glace se brise.
        [tie] {" "}À égalité, le joueur a choisi.
       *[none] {""}
    }
reason-ice = Aucune n’est vide, donc la glace se brise.
other-minion = L’autre, en { $window }, est { $distance }{ $end ->
        [tie] {" "}; le joueur a choisi
        [more] , soit { $more } de plus
       *[none] {""}
    }.
labs-searched = Aucun savant d’un joueur en chemin : { $labs }.
both-ways = { $way ->
        [counter] Sens antihoraire : { $labs } ; sens horaire : { $other }
       *[clockwise] Sens horaire : { $labs } ; sens antihoraire : { $other }
    }{ $tie ->
        [yes] {" "}; à égalité, le sens horaire
       *[no] {""}
    }.
acting-none = Aucune carte n’agit : une autre a déjà été construite dans cette manche, et le jeton d’ennemi actif montre sa face sans action.
acting-alone = Elle agit seule : aucune carte construite n’est à côté.
acting-with = Elle agit avec les cartes construites à côté : { $cards }.
acting-apart = Pas à côté, donc sans effet : { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who } : { $what }
asks-power = Quel jeton pouvoir va dans le sac ?
asks-need = { $enemy } : combien de jetons demande sa première carte ?
asks-face = { $enemy } : que montre son dé ?
asks-token = Quel jeton sort du sac ?
asks-doom = Quelle carte construit { $enemy } ?
asks-minion-tower = { $enemy } : à quelle tour va son sbire ?
asks-tower = { $enemy } : quelle tour est touchée ?
asks-card = { $enemy } : laquelle de ses cartes agit ensuite ?
asks-charge = Quel ennemi charge ensuite ?
asks-nearest = { $enemy } a deux sbires aussi proches l’un que l’autre : lequel bouge ?
asks-fullest = { $enemy } : laquelle des tours les plus pleines est touchée ?
asks-harm = { $enemy } a encore { $what } à poser : sur quelle tour ?
asks-wreck = Quelle tuile détruit { $enemy } ?
trail-turn = À { $enemy } de jouer
trail-act = { $enemy } : { $cause }
trail-builds = { $enemy } construit
choice-need = Elle demande { $tokens }
choice-enemy = D’abord { $name }
choice-act = D’abord { $name }
    .detail = { $does }
choice-nearest = Le sbire en { $window } avec { $face }
choice-minions = Sbires des joueurs : { $count }
choice-wreck = La tuile { $slot }
group-windows = Fenêtres vides

## What is asked of the table.

ask-game = Quelle partie est sur la table ?
ask-enemies = Qui joue contre vous ?
asks-lab = Où est votre savant ?
asks-windows = Qu’avez-vous dans ces fenêtres ?
asks-tiles = Quelles tuiles du labo { $lab } sont les plus hautes ?
asks-have =
    { $what ->
        [things] Combien de dés, de jetons et de cartes avez-vous ?
        [research] Combien de jetons recherche avez-vous ?
        [potions] Combien de jetons potion avez-vous ?
        [tokens] Combien de jetons ressource et joker avez-vous ?
       *[cards] Combien de cartes avez-vous en main ?
    }
asks-ring = Comment est disposé l’anneau ? La tour 1 est à la place de la tour engrenage, puis dans le sens horaire.
asks-bag = Combien de jetons y a-t-il dans le sac ? De chaque sorte : critère + pouvoir.
asks-room = Quelle est la plus basse fenêtre libre de la tour { $tower } ?
asks-minions = Dans quelles fenêtres y a-t-il des sbires ou des jetons des ennemis ?
asks-enemies = Où en sont les ennemis ?
tower-twice = La tour { $tower } est nommée deux fois.
lab-twice = Le labo { $lab } est nommé deux fois.
other-minions = { $enemy } a { $all } sbires aux fenêtres après la mise en place, mais cela en fait { $count }.
too-many-built =
    Il n’y a que { $all } { $deck ->
        [device] engins
        [potion] potions
       *[monster] monstres
    } dans le jeu.
too-few-built = Vous avez dit avoir construit assez de cartes : il en faut { $all }, mais cela en fait { $count }.
wrong-printed = { $count } cartes de ce genre ont de { $least } à { $most } points imprimés, pas { $said }.
texts-without-cards = Sans carte construite, les textes de score ne rapportent aucun point, pas { $said }.
fact-scientist = Votre savant
fact-tiles = Labo { $lab }
fact-have =
    { $what ->
        [things] Vos dés, jetons et cartes
        [research] Vos jetons recherche
        [potions] Vos jetons potion
        [tokens] Vos jetons ressource et joker
       *[cards] Vos cartes en main
    }
fact-tower = Tour { $nth }
fact-lab = Labo { $nth }
fact-enemy-lab = { $enemy } : labo du savant
fact-meter = { $enemy } : jauge
fact-need = { $enemy } : la première carte demande
fact-unused = Pouvoir restant : { $does }
fact-room = Plus basse fenêtre libre
fact-active = Le jeton actif
answer-no-lab = Dans aucun labo
answer-no-room = Aucune n’est libre
answer-absent = Dans aucun
answer-bare = À vous, sans dé
answer-with-die = À vous avec un dé
answer-starter = Seulement la tuile de départ
answer-many = { $count } ou plus
answer-no-card = Plus de carte
answer-ice = Glace
answer-damage = Dégât
answer-damaged = { $minion } sur dégât

## What the person carries out.

do-give = Défaussez un dé, un jeton ou une carte de votre choix.
do-give-token = Défaussez un jeton ressource ou joker de votre choix.
do-discard-card = Défaussez une carte de votre main, à votre choix.
do-give-potion = Défaussez un jeton potion de votre choix.
do-strip = Le dé de votre sbire en { $window } va au bol.
do-wreck = { $enemy } détruit la tuile { $slot } du labo { $lab }.

## What stands above a turn, and the turn in one line.

turn-of = À { $name } de jouer
turn-lab = au labo { $lab }
turn-minion = un sbire en { $window }
turn-power = pouvoir spécial utilisé
turn-doom = construit la carte Apocalypse { $built }
turn-meter = jauge maintenant à { $meter }

## What stands beneath the picture of a token, and above them.

short-chase = Vers vous { $way }
short-minion = Sbire { $way }
short-other = Vers l’autre
short-special = Pouvoir spécial
short-roll = Dé blanc
short-tower = Tour { $tower }
group-criteria = Jetons critère
group-power = Jetons pouvoir, à bord doré

## The end of a game with enemies.

announce-end = La partie est finie
answer-goes-on = La partie continue
answer-over = { $by ->
        [cards] J’ai construit assez de cartes
        [device] La machine d’un ennemi était finie, et j’ai joué mon dernier tour
       *[full] Les 18 fenêtres sont occupées
    }
asks-end = La partie est-elle finie ?
asks-score = Que rapportent vos cartes construites ?
asks-research = Le reste de votre score.
fact-end = La fin
fact-you = Votre personnage
fact-built = Cartes construites : { $deck ->
        [device] engins
        [potion] potions
       *[monster] monstres
    }
fact-printed = Points imprimés dessus
fact-texts = Points par les textes de score
fact-tens = Jetons 10 points de votre recherche
fact-marker = Votre marqueur de recherche est sur
fact-dice = Vos dés, de toute sorte, partout
item-cards = Cartes construites
item-texts = Textes de score
item-research = Recherche
item-bonus = Carte bonus
item-doomsday = Cartes Apocalypse
item-meter = Jauge de pouvoir
item-feat = { $title } ({ $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    })
ended-full = Les 18 fenêtres étaient occupées.
ended-device = La machine d’un ennemi était finie.
ended-cards = Quelqu’un avait construit assez de cartes.
decided-full = chaque fenêtre porte un sbire, un dégât ou de la glace
decided-goal = { $built } cartes sur { $cards } et { $score } points sur { $points }
