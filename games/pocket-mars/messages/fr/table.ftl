### Pocket Mars : la table en listes, les chiffres d’un joueur, et ce qu’un ordinateur lit dans une position.

## The table.

table-over = La partie est finie
table-set-up = Mise en place
table-round = Manche { $round }
table-buildings = Bâtiments
table-building = { $building } ({ $colour }), à battre : { $value }
table-ability = Capacité : { $ability }
table-first = ★ : { $here }
table-second =
    { $room ->
        [one] ★★ ({ $room } au plus) : { $here }
       *[other] ★★ ({ $room } au plus) : { $here }
    }
table-colonists = { $player } { $count }
table-nobody = personne
table-no-colonists = N’accueille pas de colons
table-stack = Pile, à partir du bas : { $cards }
table-player = Terre { $earth }, vaisseau { $ship }, énergie { $energy } sur { $top }, score { $score }
table-hand = Main
table-packet = Paquet
table-prep = Module de préparation
table-slot = Case { $slot } : { $card }
table-slot-empty = Case { $slot } : vide
table-choosing =
    { KEY($player) ->
        [player-you] À vous de choisir
       *[other] { CAPITAL($player) } doit choisir
    }
table-from-hand = main : { $ability }
table-from-prep = module : { $ability }
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] Pioche : { $count } carte
               *[other] Pioche : { $count } cartes
            }
       *[other]
            { $count ->
                [one] Pioche : { $count } carte, { $top } sur le dessus
               *[other] Pioche : { $count } cartes, { $top } sur le dessus
            }
    }
table-discard =
    { $count ->
        [0] Défausse : vide
        [one] Défausse : { $count } carte, { $top } sur le dessus
       *[other] Défausse : { $count } cartes, { $top } sur le dessus
    }
table-in-play = En cours : { $card }

## The figures of a player.

figure-points = points
figure-landed = colons dans des bâtiments
figure-ship = colons à bord du vaisseau
figure-energy = énergie
figure-cards = cartes
figure-of = { $what } { FORM($player, "whose") }

## What a computer reads, with where it stands.

feature-first = { FORM($player, "colonists") } : { $building } ★
feature-second = { FORM($player, "colonists") } : { $building } ★★
feature-stack = cartes : { $building }
feature-top = la carte du dessus : { $building }
feature-face-down = face cachée
feature-face-up = non face cachée
feature-points = points, les vôtres à ceux des androïdes
feature-energy = énergie, la vôtre à celle des androïdes
feature-both = { $yours } à { $theirs }
feature-hand = cartes dans votre main
feature-deck = cartes dans la pioche
feature-deck-top = sur le dessus de la pioche
feature-nothing = rien
feature-earth = { FORM($player, "colonists") } sur Terre
feature-ship = { FORM($player, "colonists") } à bord du vaisseau
feature-landed = { FORM($player, "colonists") } dans des bâtiments
feature-prep = cartes { FORM($player, "module-in") }
feature-unseen = cartes ({ $colour }) { FORM($player, "module-in") } que vous n’avez pas regardées
card-in-hand = dans votre main
card-played = jouée
card-in-prep = { FORM($player, "module-in") }
card-on-top = sur le dessus : { $building }
card-beneath = recouverte : { $building }
card-discarded = dans la défausse
card-unseen = hors de votre vue
