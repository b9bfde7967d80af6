### What the Weavers do.

event-swarm-came = { $card } arrive sur { $system }.
event-aims = { $card } vise { $target }.
event-no-target = { $card } n’a rien à viser.
aims-neighbours = chaque voisin est un trou noir ou sous un essaim ({ $system })
aim-lost-hole = sa cible est maintenant un trou noir : { $system }
aim-lost-swarm = sa cible est maintenant sous un essaim : { $system }
aim-open = voisins ouverts : { $systems }
aim-arrow-none = flèche { $arrow }, { $colour } : aucun d’eux
aim-arrow = flèche { $arrow }, { $colour } : { $system }
aim-left = il ne reste que { $system }
event-not-due = { $card } : rien sur { $work }.
event-advanced = { $card } : un cube ({ $colour }) sur { $work }, { $filled } sur { $slots }.
event-redirected = { $card } : le cube ({ $cube }) pour { $work } va à la défense : { $conflict }.
redirected-slot = { $conflict } a une case vide : { $colour }
redirected-before-star = { $conflict } a une case vide ({ $colour }), qui passe avant une case pour toute couleur
redirected-older = { $conflict } a commencé avant { $younger }, qui a aussi une case pour lui
event-lacking = { $card } : rien sur { $work }, la réserve n’a pas de cube ({ $cube }).
event-resolved = { $card } : toutes les cases sont pleines ({ $work }). La carte est vidée, à la réserve : { $cubes }.
resolved-engulfs = la pioche des Weavers est vide, donc cela compte comme engloutissement
event-moved = { $card } engloutit et se déplace : { $from } → { $to }.
event-morphed = { $card } sur { $system } devient { $into } ; { $card } va sous la pioche des Weavers.
event-swarm-gone = { $card } quitte { $system } et le plateau ; à la réserve : { $cubes }.
event-unravelled = Un cube des Weavers ({ $cube }) va à la réserve.
due-pair = la main a deux cubes ou plus de cette couleur : { $colour }
due-one = la main a exactement un cube de cette couleur : { $colour }
due-idle = aucun cube n’a été posé sur la prolifération ou la métamorphose dans ce Weavers Span
due-fed = un symbole a été gagné ({ $symbol }), et { $swarm } en nourrit { $work }
not-due-pair = aucune couleur n’est deux fois dans la main
not-due-none = la main n’a aucun cube de cette couleur : { $colour }
not-due-count = la main en a { $count } ({ $colour }), pas exactement un
not-due-busy = un cube a été posé sur la prolifération ou la métamorphose

## The same as something to do.

do-advanced = { $card } : posez un cube ({ $colour }) sur { $work }, { $filled } sur { $slots }.
do-redirected = { $card } : posez le cube ({ $cube }) pour { $work } du côté des Weavers : { $conflict }.
do-resolved = { $card } : toutes les cases sont pleines ({ $work }). Remettez ces cubes dans la réserve.
do-swarm-came = Posez { $card } sur { $system }. Videz ce système.
do-moved = Déplacez { $card } : { $from } → { $to }. Videz ce système.
do-morphed = Échangez { $card } sur { $system } contre { $into } ; { $card } va sous la pioche des Weavers.
do-closed =
    { $token ->
        [yes] Posez un trou noir sur { $system }. Videz ce système.
       *[no] { $system } est un trou noir ; il ne reste aucun jeton. Videz ce système.
    }
do-aims = Orientez { $card } vers { $target }.
do-conflict-lost = Vous perdez { $card } : vos cubes vont dans votre sac, les leurs à la réserve, la carte sous sa pioche. Payez le butin.
do-clear = Vos bases vont dans votre stock, les cubes des planètes à la réserve, les cubes des routes dans votre sac ; les conflits qui y sont ou en partent sont annulés.
tokens-none = il ne reste aucun trou noir : à la fin de votre tour vous perdez, sauf si vous gagnez avant
tokens-left =
    { $count ->
        [one] il reste { $count } trou noir
       *[other] il reste { $count } trous noirs
    }

## What is asked.

ask-level = Quelle est la force des Weavers ?
asks-home = Quel est votre système d’origine ?
asks-drawn = Qu’avez-vous tiré ?
asks-reserve = Combien de ces cubes sont dans la réserve ?
asks-first = Quelles cartes Weaver sont venues en premier ?
asks-end = La partie est finie. Qu’avez-vous ?
asks-table = Quel est l’état de la table ?
announce-before = Pendant votre tour, juste avant
announce-over = La partie est finie
fact-due = Ce qui se passe
fact-fed = Symboles gagnés : { $symbol }
fact-home = Votre système d’origine
fact-pair = Deux ou plus d’une couleur
fact-reserve = Cubes dans la réserve : { $colour }
fact-on = Sur { $system }
fact-nth = Essaim { $nth } par arrivée
fact-aim = { $swarm } vise
fact-work = { $swarm } : { $work }
fact-side = { $conflict } : le côté des Weavers
fact-oldest = Le conflit le plus ancien
fact-game = La partie
fact-bases = Vos bases sur le plateau
fact-starts = Départs que vous contrôlez
fact-symbols = Vos symboles : { $symbol }
answer-span = Weavers Span
answer-aim = Un essaim a perdu sa cible
answer-none = Aucun
answer-no-pair = Aucune
answer-not-fed = Aucun
answer-fed =
    { $count ->
        [one] Vous avez gagné un symbole : { $symbol }
       *[other] Vous avez gagné { $count } symboles : { $symbol }
    }
answer-plenty = Assez
answer-scarce = Peu
answer-or-more = { $count } ou plus
answer-hole = { $system } est devenu un trou noir
answer-open = Aucun trou noir
answer-on = Sur { $system }
answer-deck = Dans la pioche
answer-gone = Hors du jeu
answer-nothing = Rien du tout
answer-cubes = { $count } sur { $slots }
answer-conflict = Contre { $target } depuis { $source }
answer-goes-on = Elle continue
over-bases = Vous avez gagné par les bases
over-starts = Vous avez gagné par les départs
over-swarms = Vous avez gagné : il ne reste aucun essaim
over-home = Vous avez perdu : aucune base sur votre système d’origine
over-tokens = Vous avez perdu : tous les trous noirs sont posés
over-rounds = Vous avez perdu : la dernière manche est finie
over-symbols = Vous avez gagné par les symboles : { $symbol }

## The end and its score.

name-weavers = Les Weavers
score-bases = Bases sur le plateau
score-starts = Départs contrôlés
score-symbols = Symboles, { $symbol }
score-swarms = Essaims sur le plateau
score-holes = Trous noirs
score-tokens = Trous noirs qui restent
score-out = Cartes Weaver hors du jeu
end-bases = { $count } bases sur le plateau
end-symbols = { $count } symboles : { $symbol }
end-starts = { $count } départs contrôlés
end-last = personne d’autre n’a de base
end-swarms = aucun essaim n’est sur le plateau
end-home = aucune base sur votre système d’origine à la fin du tour
end-tokens = tous les trous noirs sont sur le plateau
end-rounds = { $count } manches sont finies

## What stands above a turn, and the turn in one line.

turn-of = Tour : { $name }
turn-span = Weavers Span
turn-came = un nouvel essaim sur { $system }
turn-morphed = l’essaim sur { $system } change
turn-engulfs = un essaim engloutit { $system }
turn-summary = { $facts }.
turn-cubes =
    { $count ->
        [0] Aucun ouvrage n’avance
        [one] Un cube pour un ouvrage
       *[other] { $count } cubes pour des ouvrages
    }

## The opponent, to complete “alone against …”.

opponent = les Weavers
guard-bases = le plus de bases
guard-symbols = le plus de symboles
guard-starts = le plus de systèmes de départ
