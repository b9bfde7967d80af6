### La table en mots : des listes imbriquées, une ligne chacune.


## Où en est la partie.

table-over = La partie est finie
table-set-up = Mise en place{ KEY($player) ->
        [none] { "" }
        [you] { "" } : à vous de choisir
       *[other] { "" } : au choix de { $player }
    }
table-round = Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] { "" }
    }{ KEY($player) ->
        [none] { "" }
        [you] { "" } : à vous de choisir
       *[other] { "" } : au choix de { $player }
    }
table-verdict = { $verdict ->
        [at-once] Vous gagnez immédiatement : devant la cible, avec objectifs et financement.
        [won] Vous gagnez : vos PC dépassent la valeur cible.
        [lost] Vous perdez : vos PC ne dépassent pas la valeur cible.
        [forbidden] Vous perdez : une carte Défi interdit de gagner ainsi.
        [storms] Vous perdez : trop de tuiles Météo extrême de niveau 3 sont sur le plateau.
       *[reports] Vous perdez : les Saboteurs n’ont plus de Rapport de sécurité.
    }
table-triggered = La fin de partie est déclenchée : { $trigger ->
        [nobel] le prix Nobel est pris
        [experiments] la dernière tuile Expérience est dans le présentoir
        [government] la Machine du Gouvernement est pleine
       *[rnd] toutes les cases Recherche de la R&D sont occupées
    }
table-turn-order = Ordre du tour : { $order }
table-initiative = Initiative : { $order }

## Le plateau.

table-locations = Lieux
table-supply = Dépôt
table-government = Gouvernement
table-weather-machine = Machine météorologique
table-experiments = Expériences
table-rnd = R&D
table-location = { $heading } : { $spaces }
table-action-space = { $side ->
        [none] { $nth }
        [left] gauche
        [middle] milieu
       *[right] droite
    }{ $actions ->
        [both] { " " }(&)
        [one] { " " }(/)
       *[any] { "" }
    } { $piece }
table-lativ-beside = Lativ à côté
table-agent = Saboteur { $agent ->
        [white] blanc
       *[pink] rose
    }
table-blocked = bloquée
table-free = libre
table-empty = vide
table-none = rien
table-chemical = { $chemical } ({ $colour }) : { $count }
table-chemical-price = { $chemical } ({ $colour }) : { $count }, le prochain coûte { $price }
table-offer = Tuiles Atelier de l’offre
table-stack = Pile : { $up } face visible ; { $down } face cachée
table-stack-top = Pile : { $up } face visible, { $top } au-dessus ; { $down } face cachée
table-weather = { $weather }
table-column = Colonne : { $benefit }
table-rows = { $rows }
table-row = rangée { $row } : { $benefit }
table-markers = Marqueurs du Gouvernement : { $count }
table-tokens = { $count } { $count ->
        [one] jeton { $colour }
       *[other] jetons { FORM($colour, "pl") }
    }
table-branch = { $spaces }
table-bot-space = case { $at } ({ $needs }) { $owner }
table-cell-empty = { $row } : vide
table-cell-blue = { $row } : { $tile } ({ $benefit })
table-cell-orange = { $row } : { $tile } ({ $benefit }), face orange
table-cell-part = { $row } : pièce { FORM($colour, "f") }
table-locked = Verrouillée
table-unlocked = Déverrouillée
table-assistant = L’Assistant
table-experiment = { $place ->
        [left] Gauche
        [middle] Milieu
        [right] Droite
       *[next] Suivante
    } : { $title } ({ $weather } { $stage }), { $science } Science, { $cp } PC ; { $reward }
table-deck = Pioche : { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
table-deck-top = Pioche : { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }, au-dessus : { $title } ({ $weather } { $stage })
table-research = Case { $at } ({ $needs }) : { $stands }
table-research-item = { $chemical } et un élément au choix
table-research-part = { $chemical }, pièce { FORM($colour, "f") }
table-research-both = { $chemical } et un élément au choix, pièce { FORM($colour, "f") }
table-research-empty = vide, { $benefit }
table-research-chemical = { $owner } avec produit chimique
table-no-storm = Pas de Météo extrême
table-storm = { $title }, niveau { $level } : { $science } Science, { COUNT($parts) ->
        [0] aucune pièce
       *[other] pièces : { $parts }
    }
table-storm-spaces = Cases : { $spaces }
table-storm-space = { $space } : { $held }
table-government-marker = marqueur du Gouvernement
table-player-marker = { KEY($player) ->
        [you] votre marqueur
       *[other] marqueur { FORM($player, "own") }
    }
table-awards = Récompenses dans la réserve : { $count } ; { KEY($player) ->
        [none] le prix Nobel est sur le plateau
        [you] le prix Nobel est à vous
       *[other] le prix Nobel est à { $player }
    }

## Un Laboratoire.

table-player = { CAPITAL($player) }
table-cp = { $cp } PC
table-end-cp = { $cp } de plus en fin de partie
table-investments = { $count } { $count ->
        [one] tuile Investissement
       *[other] tuiles Investissement
    }
table-nobel = le prix Nobel
table-vouchers = Bons : { $vouchers }
table-voucher = { FORM($voucher, "short") } { $count }
table-funding = Financement : { $markers }
table-funding-marker = { $area } { $space } ({ $cp } PC)
table-assembly-line = Chaîne de montage
table-section = Pour { $price } { $price ->
        [one] bon
       *[other] bons
    }{ $open ->
        [yes] { "" }
       *[no] { " " }(fermée)
    } : { $bots }
table-slot = { $slot } ({ $benefit })
table-workshop = Atelier
table-tiles = { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
table-items = { $count } { $count ->
        [one] robot
       *[other] robots
    }, pièces : { $parts }
table-chemicals = Produits chimiques : { $chemicals }
table-circles = Cercles : { $circles }
table-counted = { $count } { $thing }
table-no-room = Aucune place
table-room = Place pour : { $things }
table-room-bot = robot
table-room-part = pièce
table-room-chemical = produit chimique au choix
table-workshop-column = Colonne { $column } : { $tiles }
table-laid = { $row } : { $above } au-dessus de { $below }
table-office = Bureau
table-office-row = { $row } : { $spaces }{ $paper ->
        [start] { "" }
        [published] { "" } ; publié
        [tile] { "" } ; sur la Météo extrême
       *[box] { "" } ; terminé
    }
table-office-space = { $colour } { $held }
table-award = récompense
table-citation = citation
table-benefit = ({ $benefit })
table-waiting = En attente du Bureau : { $tokens }
table-goals = Objectifs
table-goal = { $height ->
        [top] En haut,
        [bottom] En bas,
       *[below] Sous le Laboratoire,
    } { $colour } : { $title } ({ $condition }){ $met ->
        [yes] , atteint
       *[no] { "" }
    }{ $flipped ->
        [yes] , retourné
       *[no] { "" }
    }
table-subsidies = Tuiles Subvention : { $tiles }
table-subsidy-used = { $tile } (utilisée)

## Les Saboteurs.

table-target = Valeur cible : { $target }
table-current = Rapport actuel : { $report }
table-previous = Rapport précédent : { $report }
table-reports = Pioche : { $count } { $count ->
        [one] rapport
       *[other] rapports
    }
table-reports-top = Pioche : { $count } { $count ->
        [one] rapport
       *[other] rapports
    }, au-dessus : { $report }
table-discarded = Défausse, du plus récent au plus ancien
table-report = { $report }
table-hideout = Cachette
table-challenges = Cartes Défi
table-challenge = { $card } : { $text }
table-bots = Robots : { $count }
table-held-tokens = Jetons : { $tokens }
table-held-awards = Récompenses : { $count }
