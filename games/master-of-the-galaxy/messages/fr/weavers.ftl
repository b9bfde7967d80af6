### Ce que font les Weavers, ce que l’assistant demande à côté d’une vraie table, et son score.

## Names.

colour =
    { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[black] noir
    }
symbol =
    { $symbol ->
        [military] militaire
        [economic] économie
        [industrial] industrie
        [scientific] science
       *[political] politique
    }
work =
    { $work ->
        [proliferation] Proliferation
        [morphing] Morphing
       *[engulfment] Engulfment
    }
cubes = { $count } { $colour }
cubes-none = rien
none = aucun
and = {" "}et{" "}
any-colour = toute couleur

## What the Weavers do.

came = { $swarm } arrive sur { $system }.
aims = { $swarm } vise { $system }.
aims-at-nothing = { $swarm } n’a rien à viser.
aims-neighbours = chaque voisin est un trou noir ou sous un essaim ({ $system })
aim-lost-hole = sa cible est maintenant un trou noir : { $system }
aim-lost-swarm = sa cible est maintenant sous un essaim : { $system }
aim-open = voisins ouverts : { $systems }
aim-arrow-none = flèche { $arrow }, { $colour } : aucun d’eux
aim-arrow = flèche { $arrow }, { $colour } : { $system }
aim-left = il ne reste que { $system }
no-cube = { $swarm } : rien sur { $work }.
advanced = { $swarm } : un cube ({ $colour }) sur { $work }, { $filled } sur { $slots }.
redirected = { $swarm } : le cube ({ $colour }) pour { $work } va à la défense : { $conflict }.
redirected-slot = { $conflict } a une case vide : { $colour }
redirected-before-star = { $conflict } a une case vide ({ $colour }), qui passe avant une case pour toute couleur
redirected-older = { $conflict } a commencé avant { $younger }, qui a aussi une case pour lui
lacking = { $swarm } : rien sur { $work }, la réserve n’a pas de cube ({ $colour }).
resolved = { $swarm } : toutes les cases sont pleines ({ $work }). La carte est vidée, à la réserve : { $cubes }.
resolved-engulfs = la pioche des Weavers est vide, donc cela compte comme Engulfment
engulfs = { $swarm } engloutit et se déplace : { $from } → { $to }.
morphs = { $swarm } sur { $system } devient { $into } ; { $swarm } va sous la pioche des Weavers.
swarm-gone = { $swarm } quitte { $system } et le plateau ; à la réserve : { $cubes }.
unravelled = Un cube des Weavers ({ $colour }) va à la réserve.
due-pair = la main a deux cubes ou plus de cette couleur : { $colour }
due-one = la main a exactement un cube de cette couleur : { $colour }
due-idle = aucun cube n’a été posé sur Proliferation ou Morphing dans ce Weavers Span
due-fed = un symbole a été gagné ({ $symbol }), et { $swarm } en nourrit { $work }
not-due-pair = aucune couleur n’est deux fois dans la main
not-due-none = la main n’a aucun cube de cette couleur : { $colour }
not-due-count = la main en a { $count } ({ $colour }), pas exactement un
not-due-busy = un cube a été posé sur Proliferation ou Morphing

## The same as something to do.

do-advance = { $swarm } : posez un cube ({ $colour }) sur { $work }, { $filled } sur { $slots }.
do-redirect = { $swarm } : posez le cube ({ $colour }) pour { $work } du côté des Weavers : { $conflict }.
do-resolve = { $swarm } : toutes les cases sont pleines ({ $work }). Remettez ces cubes dans la réserve.
do-lay = Posez { $swarm } sur { $system }. Videz ce système.
do-move = Déplacez { $swarm } : { $from } → { $to }. Videz ce système.
do-swap = Échangez { $swarm } sur { $system } contre { $into } ; { $swarm } va sous la pioche des Weavers.
do-hole = Posez un trou noir sur { $system }. Videz ce système.
do-hole-without = { $system } est un trou noir ; il ne reste aucun jeton. Videz ce système.
do-point = Orientez { $swarm } vers { $system }.
do-lose = Vous perdez { $conflict } : vos cubes vont dans votre sac, les leurs à la réserve, la carte sous sa pioche. Payez le butin.
do-clear = Vos bases vont dans votre stock, les cubes des planètes à la réserve, les cubes des routes dans votre sac ; les conflits qui y sont ou en partent sont annulés.
tokens-none = il ne reste aucun trou noir : à la fin de votre tour vous perdez, sauf si vous gagnez avant
tokens-left =
    { $count ->
        [one] il reste { $count } trou noir
       *[other] il reste { $count } trous noirs
    }

## What is asked.

ask-level = Quelle est la force des Weavers ?
level =
    { $level ->
        [printed] Comme imprimé
        [easy] Facile
        [normal] Moyen
       *[hard] Difficile
    }
ask-readings = Autres lectures des règles
reading =
    { $reading ->
       *[all_then_resolve] Tous les cubes d’abord : un essaim prend tous les cubes que lui apporte un Weavers Span ou un symbole avant qu’un projet plein soit accompli, donc le dernier part avec les autres et ne recommence rien
    }
asks-home = Quel est votre système d’origine ?
asks-drawn = Qu’avez-vous tiré ?
asks-reserve = Combien de ces cubes sont dans la réserve ?
asks-first = Quelles cartes Weaver sont venues en premier ?
asks-end = La partie est finie. Qu’avez-vous ?
chance = Hasard
asked-of = { $who } : { $what }
asks-arrive = quelle carte Weaver arrive ?
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

name-you = Vous
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
ended =
    { $who ->
        [weavers] Les Weavers gagnent : { $by }.
        [you] Vous gagnez : { $by }.
       *[other] { $name } gagne : { $by }.
    }
by-bases = avec toutes les bases voulues
by-symbols = avec tous les symboles voulus
by-starts = avec deux départs
by-last = il ne reste personne d’autre
by-swarms = il ne reste aucun essaim
by-home = le système d’origine est perdu
by-tokens = tous les trous noirs sont sur le plateau
by-rounds = la dernière manche est finie
closed = { $system } devient un trou noir.
closed-without = { $system } devient un trou noir (il ne reste aucun jeton).

## What stands above a turn, and the turn in one line.

turn-of = Tour : { $name }
turn-span = Weavers Span
turn-came = un nouvel essaim sur { $system }
turn-morphed = l’essaim sur { $system } change
turn-engulfs = un essaim engloutit { $system }
turn-cubes =
    { $count ->
        [0] Aucun ouvrage n’avance
        [one] Un cube pour un ouvrage
       *[other] { $count } cubes pour des ouvrages
    }

## The opponent, to complete “alone against …”.

opponent = les Weavers
