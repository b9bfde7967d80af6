### Master of the Galaxy: the table, as lists and as the words of its drawing.

## Shared.

chance = { $percent } %
chance-under = < { $percent } %

## The table as lists.

table-cubes =
    { KEY($player) ->
        [player-you] Vos cubes
       *[other] Cubes { FORM($player, "of") }
    }
table-hand = Main : { $cubes }
table-bag =
    { $count ->
        [one] Sac, { $count } cube
       *[other] Sac, { $count } cubes
    }
table-odds =
    { $count ->
        [one] { $count } { $colour } : { $chance } de chances d’en avoir au moins un dans la prochaine main
       *[other] { $count } { FORM($colour, "plural") } : { $chance } de chances d’en avoir au moins un dans la prochaine main
    }
table-swarm =
    { $target ->
        [none] { $swarm } sur { $system }, sans cible pour l’instant
       *[other] { $swarm } sur { $system }, vise { $target } : { $chance } de chances de l’envahir au prochain Span
    }
table-work = { CAPITAL($work) } : { $filled } sur { $slots } ({ $colour }), { $chance } de chances d’avancer au prochain Span
table-weaver-deck =
    { $count ->
        [one] Pioche Weaver : { $count } carte
       *[other] Pioche Weaver : { $count } cartes
    }
table-tokens = Jetons Trou noir restants : { $count }
table-systems = Systèmes
table-system =
    { $start ->
        [yes] { $system } ({ $colour }, système de départ) : { $stands } ; planètes : { $planets }
       *[no] { $system } ({ $colour }) : { $stands } ; planètes : { $planets }
    }
system-hole = un trou noir
system-swarm = sous { $swarm }
system-held =
    { KEY($player) ->
        [player-you] à vous ({ $bases })
       *[other] à { $player } ({ $bases })
    }
planet-settled = { $planet } (avec un cube)
table-routes = Routes
route-free = { $route } : { $slots } cases, libre
route-owned =
    { $complete ->
        [yes] { $route } : { $player }, { $cubes } sur { $slots } cases, terminée
       *[no] { $route } : { $player }, { $cubes } sur { $slots } cases, inachevée
    }
table-player =
    { $out ->
        [yes] { $player }, éliminé
       *[no] { $player }
    }
table-bases = Bases : { $count }
table-symbol =
    { $count ->
        [one] { $count } { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }
table-symbols =
    { $some ->
        [yes] Symboles : { $symbols }
       *[no] Symboles : aucun
    }
table-player-bag = Sac : { $cubes }
table-skips = Passe le prochain tour
table-card =
    { $stands ->
        [won] { $card } ({ $symbol }, gagné)
        [under-way] { $card } ({ $symbol }, en cours)
        [completed] { $card } ({ $symbol }, terminé)
       *[open] { $card } ({ $symbol })
    }
table-project = { $part } { $slots } : { $effect }
table-conflicts = Conflits en cours
table-conflict = { $card } contre { $target } ({ $against }) depuis { $source }
table-side = { $part } : { $filled } sur { $slots }
table-decks = Pioches
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] { CAPITAL(FORM($pile, "deck")) } : { $count } carte
               *[other] { CAPITAL(FORM($pile, "deck")) } : { $count } cartes
            }
       *[other]
            { $count ->
                [one] { CAPITAL(FORM($pile, "deck")) } : { $count } carte, { $top } sur le dessus
               *[other] { CAPITAL(FORM($pile, "deck")) } : { $count } cartes, { $top } sur le dessus
            }
    }
table-reserve = Réserve : { $cubes }

## The drawing: its parts.

map = Le plateau
map-aims = { $swarm } vise { $system }
map-conflict =
    { KEY($player) ->
        [player-you] { $card } : vous contre { $target }
       *[other] { $card } : { $player } contre { $target }
    }
corner-north-west = Nord-ouest
corner-north-east = Nord-est
corner-south-west = Sud-ouest
corner-south-east = Sud-est
others-swarms = Essaims
others-players = Autres
bag = Sac
bag-cubes = Cubes dans le sac
bag-odds = Le sac, et les chances de chaque couleur dans la prochaine main
hand = Main
hand-empty = main vide
reserve = La réserve
reserve-cubes =
    { $count ->
        [one] { $count } { $colour } dans la réserve
       *[other] { $count } { FORM($colour, "plural") } dans la réserve
    }
supply = Bases en stock
supply-bases = { CAPITAL($shape) } : { $count } en stock
cards = Cartes
cards-yours = Vos cartes
cards-of =
    { KEY($player) ->
        [player-you] Vos cartes
       *[other] Cartes { FORM($player, "of") }
    }
cards-open = Montrer les cartes
cards-seen = Cartes révélées
cards-done = Terminés et gagnés
cards-room =
    { $count ->
        [one] Place pour { $count } { FORM($pile, "card") } de plus
       *[other] Place pour { $count } { FORM($pile, "plural") } de plus
    }
card-of-type = { $card }, { FORM($pile, "card") }
card-changes = { $card } : { $changes }
conflict-under-way = { $card }, en cours
project-cubes = { $filled } cubes sur { $needed }
project-enough =
    { $needed ->
        [one] Un cube le termine
       *[other] { $needed } cubes le terminent
    }
project-needed = il en faut { $needed }
stakes-victory = En cas de victoire : { $effect }.
stakes-cubes =
    { $count ->
        [one] Butin : 1 cube.
       *[other] Butin : { $count } cubes.
    }
stakes-leader = Butin : un dirigeant.
slot-empty = vide
track = Suprématie
track-column = { CAPITAL($symbol) } : { $players }
track-player = { $player } { $count }
track-feeds = nourrit { $swarm }

## The drawing: how near everybody is to the end.

ways =
    { KEY($player) ->
        [player-you] Vos façons de gagner
       *[other] Façons de gagner : { $player }
    }
ways-symbols = Le plus de symboles identiques : { $symbol }
losses-tokens = Jetons Trou noir sur le plateau : vous perdez quand ils y sont tous
losses-swarms = Essaims sur le plateau et cartes dans la pioche Weaver
tag-over = fini
tag-now = joue
tag-out = éliminé

## The drawing: numbers whose changes are reported.

number-bag =
    { KEY($player) ->
        [player-you] Cubes dans votre sac
       *[other] Cubes dans le sac { FORM($player, "of") }
    }
number-bases =
    { KEY($player) ->
        [player-you] Vos bases
       *[other] Bases { FORM($player, "of") }
    }
number-symbols =
    { KEY($player) ->
        [player-you] Vos symboles
       *[other] Symboles { FORM($player, "of") }
    }
number-starts =
    { KEY($player) ->
        [player-you] Vos systèmes de départ
       *[other] Systèmes de départ { FORM($player, "of") }
    }
number-holes = Trous noirs

## The drawing: swarms.

swarms-none = Il n’y a aucun essaim sur le plateau.
swarms-order = L’ordre dans lequel ils agissent
swarms-arrows = Les couleurs selon lesquelles il vise, dans l’ordre
swarms-enters = La probabilité qu’il envahisse sa cible au prochain Span
swarms-feeds = Un symbole de cette sorte nourrit ces ouvrages

## The drawing: signs and their legend.

glyph-cube = cube { $colour }
glyph-slot = case : { $colour }
glyph-symbol = symbole { $symbol }
glyph-hole = trou noir
glyph-home = système d’origine ; systèmes de départ
glyph-conflict = conflit
legend = Légende
legend-base = base : { $shape }
legend-cube =
    { $key ->
        [red] cube { $colour } : armée
        [blue] cube { $colour } : science
        [yellow] cube { $colour } : économie
        [white] cube { $colour } : industrie
       *[black] cube { $colour } : administration
    }
legend-slots = case d’une seule couleur, case toutes couleurs
legend-work =
    { $key ->
        [proliferation] { $work } : avance quand deux cubes de la même couleur sont tirés ; une fois complète, elle amène un nouvel essaim sur la cible
        [morphing] { $work } : avance quand exactement un cube de sa couleur est tiré ; une fois complète, elle remplace l’essaim par une autre carte
       *[engulfment] { $work } : avance quand les deux autres n’avancent pas ; une fois complet, il déplace l’essaim vers sa cible et laisse un trou noir
    }

## The forecast in the rail.

foresee-enters = { $swarm } peut envahir { $system }
foresee-work = { $swarm } : un cube sur { $work }
