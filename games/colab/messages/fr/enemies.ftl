### Ce que font les ennemis, et ce que l’assistant demande à côté d’une vraie table.

## Names of places and pieces.

list-and = {" "}et{" "}
nothing = rien
symbol =
    { $symbol ->
        [gear] engrenage
        [spark] étincelle
        [herb] herbe
        [vial] fiole
        [bone] os
       *[eye] œil
    }
slot =
    { $slot ->
        [L] en bas à gauche
        [C] en bas au milieu
        [R] en bas à droite
        [LC] au milieu à gauche
        [CR] au milieu à droite
       *[TOP] en haut
    }
tower = tour { $tower }
towers =
    { $count ->
        [one] tour { $names }
       *[other] tours { $names }
    }
towers-all = toutes les tours
labs =
    { $count ->
        [one] labo { $names }
       *[other] labos { $names }
    }
ring-tower = tour { $tower }
ring-lab = labo { $lab }
face =
    { $face ->
        [strip] RETRAIT
        [discard] DÉFAUSSE
        [jam] BROUILLAGE
        [damage] DÉGÂT
        [extra] RENFORT
        [wild] JOKER
       *[power] POUVOIR
    }
way =
    { $way ->
        [clockwise] dans le sens horaire
        [counter] dans le sens antihoraire
       *[short] par le plus court
    }
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
        [power] jeton pouvoir
       *[criteria] jeton critère
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
act-strip = les dés des sbires des joueurs vont au bol : { $spot }
act-lose = chaque joueur perd { $things }
act-step = le savant avance de { $labs } { $way }
act-chase = le savant va { $way ->
        [clockwise] dans le sens horaire jusqu’au prochain savant d’un joueur
        [counter] dans le sens antihoraire jusqu’au prochain savant d’un joueur
       *[short] par le plus court jusqu’au savant du joueur le plus proche
    }
act-minion = le sbire le plus proche va { $goal }
act-wreck = la plus haute tuile du labo du savant va dans la boîte
spot =
    { $spot ->
        [scientist] les deux tours à côté du savant
        [player] les deux tours à côté du savant du joueur le plus proche
        [roll] la tour du dé blanc
        [most] la tour avec le plus de sbires des joueurs
       *[all] toutes les tours
    }
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
        [extra] il peut travailler pour un de plus dans une récolte
        [wild] il paie un symbole au choix dans une construction
       *[power] un jeton pouvoir de plus va dans le sac
    }

## Why an enemy charges.

cause-token = le jeton { $token }
cause-die = le dé ({ $face }) en { $window }
cause-die-unknown = le dé en { $window }
why-power = pour le jeton pouvoir tiré
why-failed = pas entièrement exécuté : { $cause }
why-visit = rencontre avec le savant d’un joueur
why-visit-in = rencontre avec le savant d’un joueur au labo { $lab }
why-text = selon le texte : { $cause }
why-upgrade = pour le jeton d’amélioration

## What happens in an enemy's turn.

event-active-moved = { $enemy } a le jeton d’ennemi actif.
event-need-shown = Pioche ({ $enemy }) : { $cards } ; selon le dos de la première, elle demande { $tokens }.
event-face-rolled = Le dé ({ $enemy }) montre { $face }.
event-enemy-rolled = Le dé blanc pour { $enemy } nomme la tour { $tower }.
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
event-bag-refilled = Le sac est vide : { $tokens }, déjà utilisés, y retournent.
event-token-drawn = { $enemy } tire : { $token }. { $left ->
        [one] Il en reste { $left } dans le sac.
       *[other] Il en reste { $left } dans le sac.
    }
event-not-active = L’action de ce jeton est omise : { $active } est l’ennemi actif, pas { $enemy }.
event-token-laid = Le jeton va près de la pioche ({ $enemy }) : { $tokens } en tout, la première carte en demande { $need }{ $enough ->
        [yes] {" "}; ils sortent du jeu et la carte est construite
       *[no] , pas encore assez
    }.
event-doom-built = { $enemy } construit { $card }, carte { $built } sur 9.
event-card-acts = { $card } ({ $enemy }) : { $action }.
event-charged = { $enemy } charge à { $to } sur { $last } : { $why }.
event-meter-full = La jauge ({ $enemy }) est pleine : elle tombe à 0.
event-meter-reset =
    { $lost ->
        [0] La jauge ({ $enemy }) reste à 0.
       *[other] La jauge ({ $enemy }) passe de { $lost } à 0.
    }
event-special-power = { $enemy } utilise { $title } : { $action }.
event-device-done = La machine ({ $enemy }) est finie : les derniers tours commencent.
event-towers-full = Chacune des 18 fenêtres porte un sbire, un dégât ou de la glace : les ennemis ont gagné.
event-ended = La partie est finie.
event-enemy-placed =
    { $how ->
        [new] Un sbire ({ $enemy }) est placé en { $window }
        [stays] Le sbire ({ $enemy }) reste en { $window }, dé relancé
       *[goes] Le sbire ({ $enemy }) se déplace : { $from } → { $window }
    }, avec { $face }{ $ice ->
        [yes] {" "}; la glace s’y brise
       *[no] {""}
    }.
event-enemy-moved = { $enemy } avance de { $labs } { $way } : labo { $from } → labo { $to }{ $met ->
        [yes] , et s’y retrouve avec { $names }
       *[no] {""}
    }.
event-enemy-stays = { $enemy } reste au labo { $lab }, avec { $names }.
event-no-player-in-lab = Aucun joueur n’a son savant dans un labo : { $enemy } n’en trouve pas.
event-nearest-minion = Le sbire ({ $enemy }) en { $window } doit bouger : du savant au labo { $lab }, il est { $distance }.
event-destination =
    { $goal ->
        [player] Depuis { $window }, il doit aller à la tour { $tower }, la première { $way } à côté d’un labo où un joueur a son savant ({ $labs }).
        [other] Depuis { $window }, il doit aller à la tour { $tower }, où est l’autre.
       *[tower] Depuis { $window }, il doit aller à la tour { $tower }.
    }
event-no-room = Il reste en { $window } : la tour { $tower } n’a pas de fenêtre pour lui, { $held }.
held-minions = sbires en { $windows }
held-damage = dégât en { $windows }
event-damaged = Le sbire ({ $enemy }) pose un jeton dégât sous lui : { $window }{ $ice ->
        [yes] , dont la glace se brise
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] Le savant est au labo { $lab } ; à côté : { $towers }.
       *[player] Le savant du joueur le plus proche est au labo { $lab }, à { $labs } ; à côté : { $towers }.
    }
event-struck = { $enemy } pose un jeton { $deed ->
        [damage] dégât
       *[freeze] glace
    } en { $window }{ $ice ->
        [yes] , dont la glace se brise
       *[no] {""}
    }.
event-no-window = { $enemy } ne trouve pas de fenêtre pour { $what } : { $towers }.
event-fullest = Le plus de sbires des joueurs, { $count }, est ici : { $tower }.
event-no-minions = Aucun sbire d’un joueur n’est placé : { $enemy } n’en trouve pas.
event-nothing-to-strip = Aucun sbire d’un joueur n’a de dé ici : { $towers }.
event-nothing-to-wreck = Le labo ({ $enemy }) n’a que la tuile de départ, qui reste.
event-nothing-to-lose = { KEY($who) ->
        [you] Vous n’avez plus de
       *[other] { $who } n’a plus de
    } { $what ->
        [any] dés, jetons ou cartes
        [research] jetons recherche
        [potion] jetons potion
        [token] jetons ressource ou joker
       *[card] cartes
    } à défausser : manque { $missing }.
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
        [more] , plus loin de { $more }
       *[none] {""}
    }.
labs-searched = Aucun savant d’un joueur en chemin : { $labs }.
both-ways = { $way ->
        [counter] Sens antihoraire { $labs }, sens horaire { $other }
       *[clockwise] Sens horaire { $labs }, sens antihoraire { $other }
    }{ $tie ->
        [yes] {" "}; à égalité, le sens horaire
       *[no] {""}
    }.
acting-none = Aucune carte n’agit : une autre a déjà été construite dans cette manche, et le jeton d’ennemi actif montre sa face sans action.
acting-alone = Elle agit seule : aucune carte construite n’est à côté.
acting-with = Elle agit avec les cartes construites à côté : { $cards }.
acting-apart = Pas à côté, donc sans action : { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who } : { $what }
asks-power = Quel jeton pouvoir va dans le sac ?
asks-need = Combien de jetons demande la première carte ({ $enemy }) ?
asks-face = Que montre le dé ({ $enemy }) ?
asks-token = Quel jeton sort du sac ?
asks-doom = Quelle carte construit { $enemy } ?
asks-minion-tower = Quelle tour pour le sbire ({ $enemy }) ?
asks-tower = Quelle tour touche { $enemy } ?
asks-card = Choisissez quelle carte ({ $enemy }) agit ensuite.
asks-charge = Choisissez quel ennemi charge ensuite.
asks-nearest = Deux sbires ({ $enemy }) sont aussi près du savant : choisissez lequel bouge.
asks-fullest = Choisissez laquelle des tours les plus pleines { $enemy } touche.
asks-harm = Choisissez la tour pour un jeton ({ $enemy }) (encore { $what }).
asks-wreck = Choisissez quelle tuile { $enemy } détruit.
trail-turn = À { $enemy } de jouer
trail-act = { $enemy } : { $cause }
trail-builds = { $enemy } construit
choice-need = Elle demande { $tokens }
choice-enemy = D’abord { $name }
choice-act = D’abord { $name }
    .detail = { $does }
choice-nearest = Le sbire en { $window } avec { $face }
choice-minions =
    { $count ->
        [one] { $count } sbire des joueurs
       *[other] { $count } sbires des joueurs
    }
choice-wreck = La tuile { $slot }
group-windows = Fenêtres vides

## What is asked of the table.

ask-game = Quelle partie est sur la table ?
ask-enemies = Qui joue contre vous ?
asks-lab = Où est votre savant ?
asks-windows = Qu’avez-vous dans ces fenêtres ?
asks-tiles = Quelles tuiles de ce labo sont les plus hautes ?
asks-have = Combien en avez-vous ?
asks-ring = Comment est disposé l’anneau ? La tour 1 est à la place de la tour engrenage, puis dans le sens horaire.
asks-bag = Combien de jetons sont dans le sac ? Critères + pouvoir de chaque sorte.
asks-room = Quelle est la plus basse fenêtre libre de la tour { $tower } ?
asks-minions = Quelles fenêtres ont les sbires et jetons des ennemis ?
asks-enemies = Où en sont les ennemis ?
fact-scientist = Votre savant
fact-tiles = Labo { $lab }
fact-have =
    { $what ->
        [things] Ce que vous avez
        [research] Vos jetons recherche
        [potions] Vos jetons potion
        [tokens] Vos jetons ressource et joker
       *[cards] Vos cartes
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

do-give = Défaussez un dé, un jeton ou une carte : au choix.
do-give-token = Défaussez un jeton ressource ou joker : au choix.
do-discard-card = Défaussez une carte de votre main : au choix.
do-give-potion = Défaussez un jeton potion : au choix.
do-strip = Le dé de votre sbire en { $window } va au bol.
do-wreck = { $enemy } détruit la tuile { $slot } du labo { $lab }.

## What stands above a turn, and the turn in one line.

turn-of = À { $name } de jouer
turn-lab = au labo { $lab }
turn-minion = un sbire sur { $window }
turn-power = le pouvoir spécial
turn-doom = carte Apocalypse { $built }
turn-meter = la jauge à { $meter }

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
asks-score = Quelles cartes avez-vous construites, et qu’ont-elles rapporté ?
asks-research = Qui êtes-vous, où en est votre recherche, et combien de dés avez-vous ?
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

## The opponent, to complete “alone against …”.

opponent = des savants fous
