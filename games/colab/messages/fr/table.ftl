### Toute la table en lignes, pour le terminal et pour qui ne voit pas le dessin.

table-over = La partie est finie
table-set-up = Mise en place ou décompte final
table-turn =
    { $ending ->
        [yes] { KEY($player) ->
            [you] C’est à vous de jouer ; la fin de partie a commencé
           *[other] { $player } joue ; la fin de partie a commencé
        }
       *[no] { KEY($player) ->
            [you] C’est à vous de jouer
           *[other] { $player } joue
        }
    }
table-towers = Tours du plateau
table-labs = Labos
table-decks = Pioches
table-tower = Tour { $tower }, effet du haut : { $top } ; effet du bas : { $bottom }
table-window = { $window } : { $things }
table-minion =
    { KEY($player) ->
        [you] votre sbire
       *[other] sbire ({ $player })
    }
table-minion-neutral = sbire neutre
table-worked = a travaillé
table-paid = dé utilisé
table-damage = dégât
table-ice = glace
table-lab = Labo { $lab }, symboles de construction : { $symbols }
table-tile = { CAPITAL($slot) } : tuile { $tile }, { $does }
table-deck =
    { $cards ->
        [one] Pioche { $deck } : { $cards } carte, défausse : { $discarded }
       *[other] Pioche { $deck } : { $cards } cartes, défausse : { $discarded }
    }
table-enemy =
    { $active ->
        [yes] Ennemi actif : { $enemy }
       *[no] Ennemi : { $enemy }
    }
table-enemy-place = Au labo { $lab } ; jauge de pouvoir à { $meter } sur { $last }
table-enemy-off = Dans aucun labo ; jauge de pouvoir à { $meter } sur { $last }
table-beside =
    { $need ->
        [none] Jetons près de la pioche : { $count }
       *[other] Jetons près de la pioche : { $count } sur { $need }
    }
table-doomsday = Cartes Apocalypse : { $count } sur 9
table-doom = { $card }, case { $place } : { $action }
table-tokens = { CAPITAL($does) } : { $criteria } × critère, { $power } × pouvoir
table-bag =
    { $count ->
        [one] Sac : { $count } jeton
       *[other] Sac : { $count } jetons
    }
table-player =
    { $points ->
        [one] { CAPITAL($player) }, { $place } : { $points } point
       *[other] { CAPITAL($player) }, { $place } : { $points } points
    }
table-place-off = hors du plateau
table-place-centre = au centre
table-place-lab = au labo { $lab }
table-pool = Pool : { $dice }
table-bowl = Bol : { $dice }
table-dice = { $count } × { $die }
table-token = { $count } × { $colour }
table-stock = Jetons : { $tokens }
table-wild = { $count } × joker
table-potions = Jetons potion : nouveaux { $new }, stockés { $stored }
table-research =
    { $flips ->
        [0] Jetons recherche : { $tokens } ; marqueur sur { $at }
       *[other] Jetons recherche : { $tokens } ; marqueur sur { $at }, plateau retourné { $flips }×
    }
table-hand = Main : { $cards }
table-hand-card = { $count } { $card } : { $words }
table-bonus-cards = Cartes bonus : { $count }
table-bonus =
    { $used ->
        [yes] { $bonus }, section A utilisée : { $words }
       *[no] { $bonus } : { $words }
    }
table-grid = Cartes construites : { $count }
table-built = { $cell } : { $things }
table-fired = son déclencheur est déclenché
table-built-potions =
    { $count ->
        [one] { $count } jeton potion
       *[other] { $count } jetons potion
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
