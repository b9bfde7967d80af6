### What the Weavers do.

event-swarm-came = { $card } arrive sur { $system }.
event-aims = { $card } vise { $target }.
event-no-target = { $card } n’a rien à viser.
aims-neighbours = chaque voisin est un trou noir ou sous un essaim ({ $system })
aim-lost-hole = sa cible est maintenant un trou noir : { $system }
aim-lost-swarm = sa cible est maintenant sous un essaim : { $system }
aim-open = voisins ouverts : { $systems }
aim-arrow-none = flèche { $arrow }, { $colour } : aucun d’eux
aim-arrow = flèche { $arrow }, { $colour } : { $system }
aim-left = il ne reste que { $system }
event-not-due = { $card } : aucun cube sur { FORM($work, "article") }.
event-advanced = { $card } : un cube { $colour } sur { FORM($work, "article") }, { $filled } sur { $slots }.
event-redirected = { $card } : le cube { $cube } pour { FORM($work, "article") } est dévié vers la défense : { $conflict }.
redirected-slot = { $conflict } a une case vide : { $colour }
redirected-before-star = { $conflict } a une case { FORM($colour, "feminine") } vide, qui passe avant une case toutes couleurs
redirected-older = { $conflict } a commencé avant { $younger }, qui a aussi une case pour lui
event-lacking = { $card } : rien sur { FORM($work, "article") }, la réserve n’a pas de cube { $cube }.
event-resolved = { $card } : { FORM($work, "full") }. La carte est vidée ; à la réserve : { $cubes }.
resolved-engulfs = la pioche Weaver est vide, donc cela compte comme un engloutissement
event-moved = { $card } engloutit et se déplace depuis { $from } vers { $to }.
event-morphed = { $card } sur { $system } devient { $into } ; { $card } va sous la pioche Weaver.
event-swarm-gone = { $card } quitte { $system } et le plateau ; à la réserve : { $cubes }.
event-unravelled = Un cube { $cube } des Weavers va à la réserve.
due-pair = deux cubes { FORM($colour, "plural") } ou plus dans la main
due-one = exactement un cube { $colour } dans la main
due-idle = ni sa prolifération ni sa métamorphose n’a reçu de cube pendant ce Span
due-fed = un symbole { $symbol } a été obtenu, et { $swarm } en nourrit { FORM($work, "article") }
not-due-pair = aucune couleur en double dans la main
not-due-none = aucun cube { $colour } dans la main
not-due-count = { $count } cubes { FORM($colour, "plural") } dans la main, pas exactement un
not-due-busy = sa prolifération ou sa métamorphose a reçu un cube

## The same as something to do.

do-advanced = { $card } : posez un cube { $colour } sur { FORM($work, "article") }, { $filled } sur { $slots }.
do-redirected = { $card } : posez le cube { $cube } pour { FORM($work, "article") } du côté des Weavers : { $conflict }.
do-resolved = { $card } : { FORM($work, "full") }. Remettez les cubes de la carte dans la réserve.
do-swarm-came = Posez { $card } sur { $system }. Videz ce système.
do-moved = Déplacez { $card } depuis { $from } vers { $to }. Videz { $to }.
do-morphed = Échangez { $card } sur { $system } contre { $into } ; { $card } va sous la pioche Weaver.
do-closed =
    { $token ->
        [yes] Posez un jeton Trou noir sur { $system }. Videz ce système.
       *[no] { $system } est un trou noir ; il ne reste aucun jeton. Videz ce système.
    }
do-aims = Orientez { $card } vers { $target }.
do-conflict-lost = Vous perdez { $card } : vos cubes vont dans votre sac, les leurs à la réserve, la carte sous sa pioche. Payez le butin.
do-clear = Les bases que vous y avez vont dans votre stock, les cubes de ses planètes à la réserve, les cubes de ses routes dans votre sac ; les conflits qui le visent ou en partent sont annulés.
tokens-none = il ne reste aucun jeton Trou noir : à la fin de votre tour, vous perdez, sauf si vous gagnez avant
tokens-left =
    { $count ->
        [one] il reste { $count } jeton Trou noir
       *[other] il reste { $count } jetons Trou noir
    }

## What is asked.

ask-level = Quelle est la force des Weavers ?
asks-home = Quel est votre système d’origine ?
asks-drawn = Qu’avez-vous tiré ?
asks-reserve = Combien de ces cubes sont dans la réserve ?
asks-first = Quelles cartes Weaver sont venues en premier ?
asks-end = La partie est finie. Qu’avez-vous ?
asks-table = Quel est l’état de la table ?
one-card-twice = { $card } est nommée deux fois : deux cartes différentes sont arrivées d’abord.
starts-without-bases = Vous avez indiqué { $starts } systèmes de départ, mais seulement { $bases } bases : il faut une base à chacun pour qu’il soit à vous.
announce-before = Plus tôt dans votre tour
announce-over = La partie est finie
fact-due = Ce qui se passe maintenant
fact-fed = Symboles { FORM($symbol, "plural") } obtenus
fact-home = Votre système d’origine
fact-pair = Deux ou plus d’une couleur
fact-reserve = Cubes { FORM($colour, "plural") } dans la réserve
fact-on = Sur { $system }
fact-nth = Essaim { $nth } par ordre d’arrivée
fact-aim = { $swarm } vise
fact-work = { $swarm } : { $work }
fact-side = { $conflict } : le côté des Weavers
fact-oldest = Le conflit le plus ancien
fact-game = La partie
fact-bases = Vos bases sur le plateau
fact-starts = Systèmes de départ que vous contrôlez
fact-symbols = Vos symboles { FORM($symbol, "plural") }
answer-span = Weavers Span
answer-aim = Un essaim a perdu sa cible
answer-none = Aucun
answer-no-pair = Aucune
answer-not-fed = Aucun
answer-fed =
    { $count ->
        [one] Vous avez obtenu un symbole { $symbol }
       *[other] Vous avez obtenu { $count } symboles { FORM($symbol, "plural") }
    }
answer-plenty = Assez
answer-scarce = Peu
answer-or-more = { $count } ou plus
answer-hole = { $system } est devenu un trou noir
answer-open = Aucun trou noir
answer-on = Sur { $system }
answer-deck = Dans la pioche
answer-gone = Hors du jeu
answer-nothing = Rien
answer-cubes = { $count } sur { $slots }
answer-conflict = Contre { $target } depuis { $source }
answer-goes-on = Elle continue
over-bases = Vous avez gagné par les bases
over-starts = Vous avez gagné par les systèmes de départ
over-swarms = Vous avez gagné : il ne reste aucun essaim
over-home = Vous avez perdu : aucune base sur votre système d’origine
over-tokens = Vous avez perdu : tous les trous noirs sont posés
over-rounds = Vous avez perdu : la dernière manche est finie
over-symbols = Vous avez gagné par les symboles { FORM($symbol, "plural") }

## The end and its score.

score-bases = Bases sur le plateau
score-starts = Systèmes de départ
score-symbols = Symboles { FORM($symbol, "plural") }
score-swarms = Essaims sur le plateau
score-holes = Trous noirs
score-tokens = Jetons Trou noir restants
score-out = Cartes Weaver hors du jeu
end-bases = { $count } bases sur le plateau
end-symbols = { $count } symboles { FORM($symbol, "plural") }
end-starts = { $count } systèmes de départ
end-last = personne d’autre n’a plus de base
end-swarms = il ne reste aucun essaim sur le plateau
end-home = aucune base sur votre système d’origine à la fin de votre tour
end-tokens = tous les jetons Trou noir sont sur le plateau
end-rounds = { $count } manches sont finies

## What stands above a turn, and the turn in one line.

turn-of =
    { KEY($name) ->
        [player-you] Votre tour
       *[other] Tour { FORM($name, "of") }
    }
turn-span = Weavers Span
turn-came = un nouvel essaim sur { $system }
turn-morphed = l’essaim sur { $system } change
turn-engulfs = un essaim engloutit { $system }
turn-summary = { $facts }.
turn-cubes =
    { $count ->
        [0] Aucune avancée
        [one] Une avancée
       *[other] { $count } avancées
    }

## The opponent, to complete “alone against …”.

guard-bases = le plus de bases
guard-symbols = le plus de symboles
guard-starts = le plus de systèmes de départ
