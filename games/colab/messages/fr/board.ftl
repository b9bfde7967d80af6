### Le dessin de la table : titres, textes pour qui ne le voit pas, et les signes.

board-name = { CAPITAL($name) }
board-labelled = { $name } : { $words }
board-title = { $name }. { $words }
board-times = { $count } × { $words }

## Zones et état.

board-enemies = Ennemis
board-others = Autres
board-area-dice = Dés
board-area-research = Recherche
board-area-grid = Grille
board-over = finie
board-now = joue
board-ending =
    { $by ->
        [device] derniers tours : une machine est finie
        [full] les tours du plateau sont pleines
       *[cards] dernière manche
    }
board-aims = { $player } : sur le chemin de l’objectif
board-cards = Cartes
board-cards-title = Cartes construites, et combien terminent la partie
board-your-cards = Vos cartes
board-points = Points
board-points-title = Points, et combien il en faut pour gagner
board-your-points = Vos points
board-next-upgrade = Le prochain jeton d’amélioration de la piste de score
board-device = Machine
board-device-of = Machine ({ $enemy })
board-device-title = La machine la plus proche de sa neuvième carte, et ses tours jusque-là
board-turns-left =
    { $count ->
        [one] { $count } tour restant
       *[other] { $count } tours restants
    }
board-free-windows = Fenêtres libres
board-free-windows-title = Fenêtres libres : sans elles, tout le monde perd
board-turn-order = Ordre du tour
board-seat-title = { $player } : points, et cartes sur { $cards }
board-you = Vous
board-points-of = { $player } : points

## L’anneau.

board-ring = L’anneau des tours et des labos
board-tower = La tour { $tower }
board-lab = Le labo { $lab }
board-row = L’effet du { $row } : { $effect }{ $jammed ->
        [yes] {" "}; tour brouillée : rien quand vous y envoyez un sbire
       *[no] {""}
    }
board-window = { $window } : { $things }
board-window-empty = vide
board-window-damaged = endommagée
board-window-frozen = gelée
board-worked = a travaillé ce tour
board-paid = dé utilisé ce tour
board-minion-neutral = sbire neutre
board-minion-enemy = sbire ennemi ({ $enemy })
board-minion = sbire ({ $player })
board-build-here = Construire ici, avec les tuiles du labo : { $symbols }
board-in-lab = { $name } se trouve au labo { $lab }
board-the-enemy = L’ennemi : { $enemy }
board-slot = { CAPITAL($slot) } : emplacement d’une tuile de niveau { $tier }
board-tile = Tuile { $tile } : { $words }
board-deck =
    { $cards ->
        [one] Pioche { $deck } : { $cards } carte, défausse : { $discarded }
       *[other] Pioche { $deck } : { $cards } cartes, défausse : { $discarded }
    }
board-stack = Tuiles de niveau { $tier } : reste { $left }
board-upgrade =
    { $there ->
        [yes] Jeton d’amélioration de la case { $space }
       *[no] Le jeton d’amélioration de la case { $space } n’est plus là
    }
board-goal = L’objectif : { $points } points
board-with-card =
    { $points ->
        [one] Avec cette carte : { $points } point
       *[other] Avec cette carte : { $points } points
    }
board-marker =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }

## L’établi.

board-repair = Réparation : { $window }
board-drawn = Cartes piochées
board-drawn-backs =
    { $count ->
        [one] { $count } carte piochée que vous ne voyez pas
       *[other] { $count } cartes piochées que vous ne voyez pas
    }
board-dice-to-choose = Dés au choix
board-scientists = Savants
board-centre = Au centre
board-in-centre = { $player } est au centre
board-rest = Repos
board-rest-words = 2 provisions, lancer le bol
board-rest-title = Repos : prenez deux provisions, puis lancez les dés de votre bol
board-supply = Provision
board-supply-die = Un dé { $colour }
board-supply-token = Un jeton { $colour }
board-supply-potion = Un jeton potion
board-discount = Symboles en moins
board-already-paid = payé
board-worth-points = points
board-worth-title = Imprimés, et par les textes de score
board-upgrade-passed = Le jeton d’amélioration de la case { $space }

## Les ennemis et le sac.

board-active =
    { $acted ->
        [yes] Actif ; une carte a agi dans cette manche
       *[no] Actif : son jeton agit
    }
board-meter-of = { $enemy } : jauge de pouvoir
board-meter = Jauge de pouvoir à { $at } sur { $last }. { $special }
board-beside = Jetons près de la pioche, et combien en demande la première carte
board-beside-of = { $enemy } : jetons près de la pioche
board-beside-words = { $count } sur { $need } pour une carte
board-no-card = plus de carte
board-the-device = La machine
board-doom = { $card }, demande { $need } : { $words }{ $state ->
        [built] {" "}; construite
        [next] {" "}; peut être la prochaine
       *[later] {""}
    }
board-bag =
    { $count ->
        [one] Le sac : { $count } jeton
       *[other] Le sac : { $count } jetons
    }
board-bag-count = Jetons dans le sac
board-bag-empty = vide : rempli avant le prochain tirage
board-bag-supply = Jetons pouvoir pas encore en jeu
board-bag-more = { $count } pouvoir de plus
board-bag-token = { $count } sur { $inside } : { $words }
board-bag-power = pouvoir : charge de 1, puis { $words }
board-token-power = pouvoir : { $words }
board-foresee = Ce que ferait chacun
board-foresee-share = { $count } sur { $inside }
board-foresee-nothing = Seul un dé peut le dire.

## La zone d’un joueur, et celles des autres.

board-hand = Main
board-hand-cards =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
board-hand-empty = aucune carte en main
board-bowl = Bol
board-bowl-dice =
    { $count ->
        [one] Bol : { $count } dé
       *[other] Bol : { $count } dés
    }
board-bowl-title = Le bol : dés pas encore lancés
board-pool-dice =
    { $count ->
        [one] Pool : { $count } dé
       *[other] Pool : { $count } dés
    }
board-pool-title = Le pool
board-pool-empty = pool vide
board-wastes = { $die } ; une de ses deux ressources serait perdue
board-flip = Échange de dés : un au bol, un autre tourné
board-home =
    { $count ->
        [one] { $count } de vos sbires est chez vous
       *[other] { $count } de vos sbires sont chez vous
    }
board-tokens = { $count } jetons sur { $most }
board-tokens-title = Jetons : au plus { $most } à la fin d’un tour
board-token = jeton { $colour }
board-wild-token = jeton joker
board-potion-tokens = Jetons potion
board-storage = Votre emplacement de stockage : un jeton potion
board-new-potions = Nouveaux jetons potion, posés à la fin du tour
board-bonus-card = Carte bonus { $bonus }
board-bonus = Bonus
board-research = Recherche
board-research-tokens = Jetons recherche
board-your-research = Votre recherche
board-tracker = Marqueur de recherche sur { $at } de { $last } ; un jeton 10 points à { $points } points
board-tens = Jetons 10 points de la recherche
board-trade = { $cost } jetons recherche : { $benefit }{ $used ->
        [yes] {" "}; utilisé ce tour
       *[no] {""}
    }
board-built-cards = Cartes construites
board-hand-count = Cartes en main
board-pool-count = Dés du pool
board-tokens-count = Jetons
board-home-count = Sbires chez vous
board-open = Ouvrir
board-lies-before = Ce qui est devant { $player }
board-bonus-backs = { $count } bonus
board-tracker-short = recherche { $at }/{ $last }
board-grid =
    { $count ->
        [one] Grille ({ $player }) : { $count } carte
       *[other] Grille ({ $player }) : { $count } cartes
    }
board-cell-worth = Imprimés : { $printed } ; par les textes de score : { $scaled } ; à côté : { $beside }

## Cartes.

board-badge =
    { $points ->
        [one] { $points } point ; carte { $deck }
       *[other] { $points } points ; carte { $deck }
    }
board-backs =
    { $count ->
        [one] { $count } carte { $deck }
       *[other] { $count } cartes { $deck }
    }
board-trigger = déclencheur
board-when-built = à la construction
board-fired = son déclencheur est déclenché
board-ready = son déclencheur est prêt
board-potions-on =
    { $count ->
        [one] { $count } jeton potion dessus
       *[other] { $count } jetons potion dessus
    }
board-beside-each = à côté
board-each = chacune
board-die = dé { $colour }

## Les signes.

legend-title = Signes
legend-bare = une forme seule : un des deux symboles de sa couleur
legend-wild = joker : un symbole au choix
legend-any = une couleur au choix
legend-die = un dé au bol
legend-card = une carte de cette pioche
legend-keep = en piocher autant, en garder une
legend-plate = symbole de construction
legend-flask = jeton potion
legend-research = jeton recherche
legend-point = point
legend-return = lancer un dé du bol, ou en relancer un du pool
legend-return-all = lancer tout le bol
legend-setdie = tourner un dé du pool
legend-lever = déclencher une carte
legend-lever-near = déclencher une carte à côté de celle-ci
legend-copy = copier un déclencheur à côté de cette carte
legend-build = construire
legend-second = aussi l’autre action de labo
legend-discount = un symbole de moins à payer
legend-move = déplacer un sbire
legend-upgrade = poser une tuile d’amélioration
legend-worker = sbires qui travaillent pour une tuile
legend-tick = utilisé ce tour
legend-gold = jeton d’amélioration
legend-flag = l’objectif
legend-damage = fenêtre endommagée
legend-ice = fenêtre gelée
legend-jam = tour brouillée : aucun effet quand vous y envoyez un sbire
legend-coin = l’ennemi actif
legend-bolt = charge la jauge
legend-special = le pouvoir spécial
legend-wreck = détruit une tuile
legend-power = pouvoir : charge d’abord de 1
legend-face =
    { $face ->
        [strip] RETRAIT : les dés de vos sbires y sont retirés
        [discard] DÉFAUSSE : chacun a défaussé quelque chose
        [jam] BROUILLAGE : aucun effet de cette tour quand vous y envoyez un sbire
        [damage] DÉGÂT : une fenêtre endommagée sous lui
        [extra] RENFORT : travaille pour deux
        [wild] JOKER : son dé couvre n’importe quel symbole d’une carte
       *[power] POUVOIR : un jeton pouvoir de plus dans le sac
    }
