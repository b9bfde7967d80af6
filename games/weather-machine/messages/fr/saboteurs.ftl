### Ce que font les Saboteurs, ce que l’assistant demande à côté d’une vraie table, et son score.

## Names of spaces and pieces.

list-and = {" "}et{" "}
list-or = {" "}ou{" "}
weather =
    { $weather ->
        [Rain] pluie
        [Wind] vent
        [Sun] soleil
        [Fog] brouillard
       *[Snow] neige
    }
colour =
    { $colour ->
        [blue] bleu
        [green] vert
       *[lilac] lilas
    }
location =
    { $location ->
        [supply] Supply
        [government] Government
        [lab] Lab
        [rnd] R&D
       *[office] Office
    }
machine =
    { $machine ->
        [government] Government Machine
        [lab] Weather Machine
       *[rnd] R&D
    }
agent =
    { $agent ->
        [white] saboteur blanc
       *[pink] saboteur rose
    }
action-space = { $location } { $side ->
        [left] gauche
        [middle] milieu
       *[right] droite
    }
action-supply = Supply, case { $nth }
action-short =
    { $side ->
        [left] case de gauche
        [middle] case du milieu
       *[right] case de droite
    }
action-short-supply = case { $nth }
action-article = { $space }
height =
    { $at ->
        [left] gauche
        [top] haut
        [right] droite
        [middle] milieu
       *[bottom] bas
    }
bot-space = { $machine }, { $weather } { $at }
bot-space-short = case { $at }
cell = { $weather }, rangée { $row }
cell-row = rangée { $row }
cell-column = colonne { $weather }
token = jeton { $weather } ({ $colour })
report =
    { $agent ->
        [white] blanc
       *[pink] rose
    } → { $destination }, { $weather }, { $end }
report-lativ = chez Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] le plus haut
       *[bottommost] le plus bas
    }
piece-scientist = votre Scientist
awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }

## What the Saboteurs decide.

what =
    { $what ->
        [location] lieu
        [space] case d’action
        [chemical] Chemical
        [branch] branche, { $machine }
        [bot] case de Bot
        [subsidy] tuile Subsidy
       *[havoc] série de jetons
    }
what-not =
    { $what ->
        [location] lieu
        [space] case d’action
        [chemical] Chemical
        [branch] branche, { $machine }
        [bot] case de Bot
        [subsidy] tuile Subsidy
       *[havoc] série de jetons
    }
decided = Les Saboteurs choisissent ({ $what }) : { $chosen }.
decided-none = Les Saboteurs ne trouvent rien ({ $what }).
sent = Le Current Report envoie : { $agent } → { $location } (SAB-TRN.1a)
sent-lativ = Le Current Report envoie : { $agent } → Lativ, maintenant à { $location } (SAB-TRN.1b)
own-office = Office
alone-chemical = Aucun autre type de Chemical au Supply (SAB-CHM.1)
alone-no-chemical = Le Supply est vide (SAB-CHM.5)
alone-subsidy = Aucune autre tuile Subsidy dans la colonne (SAB-GOV.5)
alone-no-subsidy = Aucune tuile Subsidy dans la colonne (SAB-GOV.5)
alone = Il n’y a rien d’autre (SAB-PRI.2)
why-taken = { $names } : pris
why-full = { $names } : plein
why-full-next = { $names } : plein, donc on passe au lieu suivant
why-here = le saboteur y est déjà ({ $names }), donc on passe au lieu suivant
why-office = seul Lativ entre à l’Office
why-no-chemical = aucune case libre pour un Chemical du Hideout : { $names } ; { $takes } ; au Hideout : { $held }
why-no-chemical-for = le Hideout n’a pas de Chemical pour { $names } : { $takes } ; au Hideout : { $held }
why-not-displayed = aucune Experiment n’est exposée : { $names }
why-bots = { $names } { $count ->
        [one] a
       *[other] ont
    } le plus de Bots : { $bots }
why-no-token = il ne reste aucun jeton : { $names }
why-completes = complètent une série : { $names }, pas { $others } ; { $sets }
why-continues = continuent une série : { $names }, pas { $others } ; { $sets }
why-no-colour = il ne reste aucun jeton ({ $colour }) : { $names }
no-colour-left = aucun jeton ne reste ({ $colour })
other-none = le Hideout n’a aucune autre couleur
other-some = au Hideout : { $colours }
set-in = { $names } : { $words }
why-later = { $order }, donc { $names } vient d’abord (parmi { $both })
why-indicator = { $indicator } ({ $both }) : { $names }
why-order = { $names } { $count ->
        [one] vient
       *[other] viennent
    } en premier{ $order ->
        [listed] {" "}: gauche, droite, milieu
        [left] {" "}depuis la gauche
       *[clockwise] , dans le sens horaire depuis la gauche
    }
why-not-blue = aucune face bleue visible : { $names }
why-unlocked = sans verrou : { $names } ; les météos verrouillées passent avant
why-no-set = aucune série : { $names } ; { $sets }
why-no-bot = le Hideout n’a aucun Bot
order-discarded = le rapport défaussé à l’étape 5 montre : { $weather }
order-now = le Previous Report est maintenant « { $card } » et montre : { $weather }
order-previous = le Previous Report montre : { $weather }
order-none = il n’y a pas de Previous Report
taken-by = { $space } : pris ({ $piece })
taken-blocked = { $space } : bloqué
indicator = le Previous Report demande : { $end }
indicator-none = il n’y a pas de Previous Report, donc le premier
takes = { $name } prend { $chemicals }
held-none = aucun Chemical
set-of = { $names } : { $words }
set-none = le Hideout n’a aucun jeton
set-alone = { $first } seul : { $count } sur { $size }
set-with = { $first } avec { $with } : { $count } sur { $size }

## What happens in their turn.

plan = Plan de { $location } : { $agent }.
no-report = Il ne reste aucun Security Report à révéler.
nothing-to-discard = La pioche est vide, donc aucun Security Report n’est défaussé.
left-out = { $space } : le plan commence à l’étape { $first } ; { $plan ->
        [lab] l’étape 1, un Award, est omise
        [rnd] les étapes 1 et 2, un premier Bot et son Chemical, sont omises
       *[other] les étapes 1 et 2, un Chemical et une tuile Subsidy, sont omises
    }.
no-chemical-for = Le Hideout n’a pas de { $chemical } ({ $space }) : posez seulement le Bot.
no-award = Il ne reste aucun Award à la réserve pour les Saboteurs.
no-token = Il n’en reste aucun pour les Saboteurs : { $token }.
set-used = Les Saboteurs utilisent une série : { $weather }{ $locked ->
        [yes] , verrouillée
       *[no] {""}
    }.
set-size = Une série ({ $weather }, { $locked ->
        [yes] verrouillée
       *[no] sans verrou
    }) : { $size } jetons de couleurs différentes ; au Hideout : { $held } ({ $rule })
set-awards =
    { $count ->
        [one] il manque { $count } couleur, remplacée par { $awards } (SAB-STS.3)
       *[other] il manque { $count } couleurs, remplacées par { $awards } (SAB-STS.3)
    }
set-leave = Les plus nombreux partent, à égalité dans l’ordre bleu, vert, lilas : { $colours } (SAB-R.33)
bot-placed = Posez un Bot des Saboteurs : { $space }.
bot-returns = Retour au Hideout : Bot des Saboteurs, { $space }.
bot-beside = Le Bot de Lativ revient à côté du Lab : { $space }.
bot-makes-room = Faire place, Bot de { $owner ->
        [lativ] Lativ
        [saboteurs] Saboteurs
       *[you] vous
    }, { $weather } : { $from } → { $to }.
part-laid = De la réserve vers { $cell } : pièce { $colour ->
        [green] verte
        [blue] bleue
        [magenta] magenta
        [white] blanche
        [yellow] jaune
        [orange] orangée
        [pink] rose
        [purple] violette
       *[other] { $colour }
    }.
turn-begins = Le tour des Saboteurs commence.
scored-government = Vous marquez { $cp } CP : { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } à { $each }, Government Machine, { $weather }.
chemical-taken = Du Supply au Hideout : { $chemical }.
chemical-put = Du Hideout à gauche de { $space } : { $chemical }.
chemical-back = Du Hideout au Supply : { $chemical }.
token-taken = Au Hideout : { $token }.
token-gone = Du Hideout hors du jeu : { $token }.
award = Award
lativ-supply = Lativ retourne au Supply.
lativ-goes = Lativ se déplace : { $place }.
lativ-passes = Toutes les cases d’action sont prises ou bloquées ({ $location }), donc il continue (WM-LAT.3)
lativ-bot = Son Bot va dans la première branche du Lab, à partir de { $weather }, qui a de la place et aucun des siens.
lativ-token = Défaussez, s’il en reste : { $token }.
government-runs = Government Machine : la branche { $weather } est pleine et s’active.
lock-removed = Retirez le jeton Lock : { $weather } peut maintenant être cité.
initiative =
    { $who ->
        [saboteurs] Le marqueur d’initiative des Saboteurs va tout à gauche.
       *[you] Votre marqueur d’initiative va tout à gauche.
    }
end-triggered =
    { $trigger ->
        [nobel] Le Nobel Prize est pris.
        [experiments] La dernière Experiment est exposée.
        [government] La Government Machine est pleine.
       *[rnd] Toutes les cases de recherche de R&D sont prises.
    } La prochaine manche est la dernière.

## The same as something to do.

do-move = Déplacez : { $agent } → { $space }.
do-target = Augmentez le Target de { $by } : { $to }.
do-subsidy-off = Retirez du jeu la tuile Subsidy { $end } de la colonne { $weather }, s’il y en a une, et posez-y une pièce de la couleur de la case.
do-subsidy-turn = Dans la colonne { $weather }, tournez côté orangé la tuile Subsidy { $end } dont le bleu est visible ; à défaut, celle de la prochaine colonne qui en a une.
do-lativs-bot = Un Bot de Lativ y cède la place : vers l’autre case vide la plus haute de la branche, ou à côté du Lab.
do-discard = Défaussez le rapport : { $report }.
do-current = Nouveau Current Report : { $report }.
named-chemical = Vous l’avez nommé : dans la section la moins chère non vide, le type le plus rare au Hideout, à égalité le plus haut ou le plus bas, selon le Previous Report (SAB-CHM)
named-branch = Vous l’avez nommé : parmi les branches exposées avec une case pour un Chemical du Hideout, celles qui ont le plus de Bots (SAB-LAB.2)
looked-branch = On regarde les branches avec une case libre pour un Chemical du Hideout (SAB-RTP)
looked-none = Aucune branche n’a de case libre pour un Chemical du Hideout (SAB-RTP)
named-space = Vous l’avez nommé : la première case libre, dans l’ordre où ils choisissent
seen-subsidy = Le Previous Report dit dans quelle colonne, et si c’est par le haut ou par le bas

## What is asked.

ask-challenges = Quelles cartes Challenge s’appliquent ?
challenge = { $title } : { $card ->
        [fully_stocked] Les Saboteurs commencent avec un Chemical de chaque type.
        [jamming] À chaque revenu, le Target monte de 1 par Bot à eux sur le plateau.
        [creative_accounting] Les Saboteurs commencent avec un Award. À chaque revenu, un de vos marqueurs Funding recule d’une case.
        [nobel_laureate] Les Saboteurs commencent avec un Chemical de plus. Sans le Nobel Prize, vous ne pouvez pas gagner.
        [overachievers] Avec moins de 5 Goals atteints, vous ne pouvez pas gagner.
        [clock] Deux cartes de la pioche retournent dans la boîte.
        [one_step_ahead] À la fin de votre tour, le Target monte de 3 si leur marqueur d’initiative est tout à gauche.
        [moral_high_ground] Les Saboteurs à votre gauche ne vous donnent pas de Vouchers.
        [peer_review] Aucun jeton Citation, et pas de CP pour Science quand vous retirez un jeton Lock.
        [independent] Les Saboteurs commencent avec un Award. Leurs Bots ne remplacent pas les pièces de vos prototypes.
        [budget_cuts] Les Saboteurs commencent avec un Chemical de plus. Votre Lab Funding ajoute 0.
       *[publish_or_perish] Le Target commence 5 plus bas et monte de 5 par jeton Lock retiré par les Saboteurs. Seule la victoire immédiate compte.
    }
asks-scientist = Où est votre Scientist ?
asks-supply = Supply : lequel vient ici en premier, dans la section la moins chère non vide ?
asks-place = { $area } : laquelle est la première libre ?
asks-place-lab = Lab : quelle branche exposée a le plus de Bots, parmi celles où une de ces cases est libre ou à Lativ ? À égalité, la première ici avec un jeton ; s’il n’en reste aucun, la première à partir de { $weather }.
asks-free = R&D : laquelle est la première vide ?
asks-machine = Toutes les cases de la machine sont-elles prises alors ?
asks-hideout = Quels Chemicals sont au Hideout ?
asks-reports = Quels Security Reports sont visibles ?
asks-assistant = Dans quelle branche est l’Assistant de Lativ ?
asks-score = Que marquez-vous ?
asks-rank = Pour votre rang : qu’avez-vous ?
asks-table = Qu’y a-t-il en plus de leurs pièces ?
chance = Hasard
asked-of = { $who } : { $what }
asks-revealed = quel Security Report est le nouveau Current Report ?
asks-top = quel Security Report était au-dessus de la pioche ?
asks-havoc = choisissez ce que coûte la série des Saboteurs.
choice-report = Security Report
choice-raise = Augmenter le Target de { $by }
choice-discard = Défausser la carte du dessus de la pioche
choice-cards = { $from } → { $to } cartes
fact-scientist = Votre Scientist
fact-branch = { $area } { $weather }
fact-supply = La section la moins chère du Supply
fact-place = Leur case, { $area }
fact-free = Leur case vide en R&D
fact-machine = Si la machine est pleine, { $area }
fact-initiative = Le marqueur d’initiative tout à gauche
fact-awards = Awards dans la réserve
fact-game = La partie
fact-assistant = L’Assistant de Lativ
fact-bots = Leurs Bots, { $branch }
fact-hideout = { $chemical } au Hideout
fact-tokens = Leurs jetons de recherche, { $branch }
fact-awards-held = Leurs Awards
fact-target = Le Target
fact-lock = Jeton Lock : { $weather }
fact-previous = Le Previous Report
fact-report = Rapport { $report }
fact-current = Le Current Report
fact-top = Le dessus de la pioche
fact-deck = Rapports dans la pioche
fact-opened-first = Le premier rapport défaussé
fact-opened-second = Le second, par-dessus
fact-experiment = La dernière expérience
fact-cp = CP sur la piste
fact-funding = Marqueur Funding, { $area }
fact-goals = Goals atteints
fact-nobel = Le Nobel Prize
fact-end-cp = CP pour la fin
fact-papers = Papers publiés
fact-your-awards = Vos Awards
fact-tiles = Tuiles Workshop
fact-vouchers = Vouchers restants
fact-sections = Sections ouvertes de l’Assembly Line
fact-on-board = Vos Bots sur les machines
answer-nowhere = Nulle part
answer-elsewhere = Ailleurs
answer-no-place = Aucune
answer-place = { $weather }, { $at }{ $left ->
        [token] { ", un jeton restant" }
        [none] { ", plus de jeton" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", et la branche est alors pleine" }
       *[other] { "" }
    }
answer-empty = Le Supply est vide
answer-none = Aucun
answer-yes = Oui
answer-no = Non
answer-theirs = Le leur
answer-yours = Le vôtre
answer-some-left = Il en reste
answer-none-left = Il n’en reste aucun
answer-goes-on = Elle continue
ends =
    { $trigger ->
        [nobel] La fin est déclenchée : Nobel Prize
        [experiments] La fin est déclenchée : dernière Experiment
        [government] La fin est déclenchée : Government plein
       *[rnd] La fin est déclenchée : R&D plein
    }
over-win = Vous avez gagné aussitôt, devant le Target
over-storms = Vous avez perdu par les tuiles Extreme Weather
over-scoring = La dernière manche est finie : Target +{ $by }, puis vous marquez
answer-supply = Au Supply
answer-office = À son Office
answer-there = Là
answer-away = Parti
answer-discarded = Défaussé
answer-not-discarded = Pas défaussé
answer-unknown = Inconnu
answer-no-spots = Aucun
answer-nothing = Rien à faire
answer-space = Case { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather } activé à { $cp } CP : { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } au Hideout, Target +{ $target }{ $token ->
        [comes] , et un jeton vert
       *[none]  ; il ne restait aucun jeton vert
    }
announce-since = Depuis leur dernier tour
announce-discarded = Vous avez appelé Security et défaussé
announce-current = Vous avez appelé Security, nouveau Current Report
announce-top = Vous avez appelé Security, au-dessus de la pioche
announce-end = La fin de la partie

## The score and the end.

name-you = Vous
name-saboteurs = Les Saboteurs
score-cp = CP sur la piste
score-funding = Funding, { $area }
score-goals = Goals atteints
score-nobel = Nobel Prize
score-end = CP pour la fin
score-target = Valeur du Target
decided-storms = { $there } tuiles de niveau 3 sur le plateau ; { $most } sont de trop
decided-reports = aucune carte dans la pioche, aucun Current Report
decided-forbidden = la condition de cette carte, non remplie
decided-cp = vos CP contre la valeur du Target : { $cp } à { $target }
ended-nobel = Le Nobel Prize a été pris.
ended-experiment = La dernière Experiment a été exposée.
ended-government = La Government Machine était pleine.
ended-rnd = Toutes les cases de recherche de R&D étaient prises.
ended-win = Vous étiez devant le Target par vos Goals et votre Funding.
ended-rank = { $trigger } Votre rang : { $rank }.
ended-no-rank = { $trigger } Votre rang : victoire sans rang.
ended-lost = { $trigger } Vous n’avez pas dépassé le Target.
ended-forbidden = Vous avez dépassé le Target, mais pas la carte Challenge { $card }.
ended-storms = Trop des pires tuiles Extreme Weather étaient sur le plateau.
ended-reports = Les Saboteurs n’avaient plus de Security Report.

## What stands above a turn, and the turn in one line.

turn-saboteurs = Le tour des Saboteurs
turn-of = Tour : { $name }
turn-end = La fin de la manche
turn-agent = { $agent } → { $space }
turn-bot = un Bot sur { $space }
turn-set = une série ({ $weather })
turn-runs = l’expérience a lieu ({ $weather })
turn-fails = pas d’expérience ({ $weather })
turn-chemicals =
    { $count ->
        [one] { $count } Chemical
       *[other] { $count } Chemicals
    }
turn-target = Target { $from } → { $to }

## The opponent, to complete “alone against …”.

opponent = les Saboteurs
