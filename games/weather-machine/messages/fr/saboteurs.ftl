### Pourquoi les Saboteurs décident ainsi, ce que l’aide de table demande à côté d’une vraie table, et son score.

## Ce que décident les Saboteurs.

decided-none = Les Saboteurs ne peuvent choisir { $what ->
        [location] aucun lieu
        [space] aucune case d’action
        [chemical] aucun produit chimique
        [branch] aucune branche { FORM($machine, "of") }
        [bot] aucune case de robot
        [subsidy] aucune tuile Subvention
       *[havoc] aucune série de jetons
    }.
sent = Le Rapport actuel envoie { $agent } { FORM($location, "to") } (SAB-TRN.1a)
sent-lativ = Le Rapport actuel envoie { $agent } rejoindre Lativ { FORM($location, "to") } (SAB-TRN.1b)
alone-chemical = Il n’y a aucun autre type de produit chimique au Dépôt (SAB-CHM.1)
alone-no-chemical = Le Dépôt est vide (SAB-CHM.5)
alone-subsidy = Il n’y a aucune autre tuile Subvention dans la colonne (SAB-GOV.5)
alone-no-subsidy = Il n’y a aucune tuile Subvention dans la colonne (SAB-GOV.5)
alone = Il n’y en a pas d’autre (SAB-PRI.2)
why-taken = { $names } { $count ->
        [one] est occupée
       *[other] sont occupées
    }
why-full = { $count ->
        [one] la branche { $names } est pleine
       *[other] les branches { $names } sont pleines
    }
why-full-next = plus de place ({ $names }), donc on essaie le lieu suivant
why-here = le Saboteur est déjà { FORM($location, "to") }, donc on essaie le lieu suivant
why-office = seul Lativ entre dans son Bureau
why-no-chemical = { $count ->
        [one] la branche { $names } n’a
       *[other] les branches { $names } n’ont
    } aucune case libre pour un produit chimique de la Cachette : { $takes } ; dans la Cachette : { $held }
why-no-chemical-for = la Cachette n’a aucun produit chimique pour { OR($names) } : { $takes } ; dans la Cachette : { $held }
why-not-displayed = aucune tuile Expérience { OR($names) } n’est dans le présentoir
why-bots = { $count ->
        [one] la branche { $names } a
       *[other] les branches { $names } ont
    } le plus de robots : { $bots }
why-no-token = il ne reste aucun jeton { $names }
why-completes = { $names } { $count ->
        [one] complète
       *[other] complètent
    } une série, contrairement à { $others } : { $sets }
why-continues = { $names } { $count ->
        [one] poursuit
       *[other] poursuivent
    } une série, contrairement à { $others } : { $sets }
why-no-colour = il ne reste aucun jeton { $colour } pour { $names }
no-colour-left = il ne reste aucun jeton { $colour }
other-none = la Cachette n’a aucune autre couleur
other-some = dans la Cachette : { $colours }
set-in = pour { $names }, { $words }
why-later = { $order ->
        [discarded] le rapport défaussé à l’étape 5 montre { $weather }
        [now] le Rapport précédent est maintenant « { $card } », qui montre { $weather }
        [previous] le Rapport précédent montre { $weather }
       *[none] il n’y a pas de Rapport précédent
    }, donc { $names } { $count ->
        [one] vient
       *[other] viennent
    } en premier parmi { $both }
why-dearer = { $names } { $count ->
        [one] est
       *[other] sont
    } dans la section la moins chère : { $prices }
why-has-more = la Cachette a plus de { $others } que de { $names } : { $held }
price = { $count } { $count ->
        [one] bon
       *[other] bons
    }
price-of = { $price } pour { $names }
bots-of = { $name } { $count }
held-of = { $count } { $name }
why-indicator = { KEY($end) ->
        [none] il n’y a pas de Rapport précédent, donc on prend le premier élément
       *[other] le Rapport précédent demande { $end }
    } parmi { $both } : { $names }
why-order = { $names } { $count ->
        [one] vient
       *[other] viennent
    } en premier{ $order ->
        [listed] {" "}dans l’ordre gauche, droite, milieu
        [left] {" "}depuis la gauche
       *[clockwise] , dans le sens horaire depuis la gauche
    }
why-not-blue = aucune face bleue n’est visible dans { $names }
why-unlocked = { $count ->
        [one] la météo { $names } est déverrouillée
       *[other] les météos { $names } sont déverrouillées
    }, et les météos verrouillées passent avant
why-no-set = il n’y a aucune série { OR($names) } : { $sets }
why-no-bot = la Cachette n’a aucun robot
taken-by = { $space } est occupée par { $piece }
taken-blocked = { $space } est bloquée
takes = { $name } accepte { OR($chemicals) }
held-none = aucun produit chimique
set-of = pour { $names }, { $words }
set-none = la Cachette n’a aucun jeton
set-alone = { $first } à lui seul donne { $count } sur { $size }
set-with = { $first } avec { $joined ->
        [or] { OR($with) }
       *[and] { $with }
    } donne { $count } sur { $size }

## Ce qui se passe pendant leur tour.

set-size = La météo { $weather } est { $locked ->
        [yes] verrouillée
       *[no] déverrouillée
    } : une série compte { $size } jetons de couleurs différentes ; dans la Cachette : { $held } ({ $rule })
set-awards =
    { $count ->
        [one] Il manque { $count } couleur, remplacée par { $awards } (SAB-STS.3)
       *[other] Il manque { $count } couleurs, remplacées par { $awards } (SAB-STS.3)
    }
set-leave = Parmi eux, les plus nombreux partent ; à égalité, dans l’ordre bleu, vert, lilas : { $colours } (SAB-R.33)
lativ-passes = Toutes les cases d’action { FORM($location, "of") } sont occupées ou bloquées : Lativ passe ce lieu (WM-LAT.3)
lativ-bot = Son robot va au Laboratoire de Lativ, dans la première branche à partir de { $weather } qui a de la place et n’a pas encore de robot à lui.
lativ-token = S’il reste un { $token }, il est défaussé.

## La même chose à faire.

do-move = Déplacez { $agent } sur { $space }.
do-target = Augmentez la valeur cible de { $by } : elle passe à { $to }.
do-subsidy-off = Retirez du jeu la tuile Subvention située { $end } dans la colonne { $weather }, s’il y en a une, et posez à sa place une pièce de machine de la couleur de la case de robot.
do-subsidy-turn = Retournez face orange la tuile Subvention située { $end } dans la colonne { $weather } parmi celles dont la face bleue est visible ; à défaut, celle de la prochaine colonne qui en a une.
do-lativs-bot = Un robot de Lativ y fait place : vers l’autre case vide la plus haute de la branche, ou à côté du Laboratoire de Lativ.
do-discard = Défaussez le rapport « { $report } ».
do-current = Le nouveau Rapport actuel est « { $report } ».
named-chemical = Vous l’avez nommé : dans la section la moins chère non vide, le type le plus rare dans la Cachette ; à égalité, le plus haut ou le plus bas, selon le Rapport précédent (SAB-CHM)
named-branch = Vous l’avez nommée : parmi les branches du présentoir avec une case pour un produit chimique de la Cachette, celles qui ont le plus de robots (SAB-LAB.2)
looked-branch = Seules comptent les branches avec une case libre pour un produit chimique de la Cachette (SAB-RTP)
looked-none = Aucune branche n’a de case libre pour un produit chimique de la Cachette (SAB-RTP)
named-space = Vous l’avez nommée : la première case libre, dans l’ordre où ils choisissent
seen-subsidy = Le Rapport précédent dit dans quelle colonne, et si c’est par le haut ou par le bas

## Ce qui est demandé.

ask-challenges = Quelles cartes Défi s’appliquent ?
challenge = { $title } : { $text }
asks-scientist = Où est votre Scientifique ?
asks-supply = Dans la section non vide la moins chère du Dépôt, quel est le premier de ces produits chimiques ?
asks-place = Quelle est la première de ces cases à être libre ({ $area }) ?
asks-place-lab = Labo : quelle branche exposée (case ci-dessous libre ou à Lativ) a le plus de robots ? Égalité : jeton, puis dès { $weather }.
asks-free = Quelle est la première case vide en R&D ?
asks-machine = La machine est-elle alors pleine ({ $area }) ?
asks-hideout = Quels produits chimiques sont dans la Cachette ?
asks-reports = Quels Rapports de sécurité sont visibles ?
asks-assistant = Dans quelle branche est l’Assistant de Lativ ?
asks-score = Que marquez-vous ?
asks-rank = Qu’avez-vous ? Cela décide de votre rang.
asks-table = Qu’y a-t-il d’autre sur la table ?
not-so-many-chemicals = Après la mise en place, { $count } produits chimiques sont dans la Cachette, mais cela en fait { $said }.
report-twice = { $report } est nommé deux fois : trois rapports différents sont visibles.
not-ahead = Vous ne gagnez immédiatement que devant la cible : { $cp } PC ne dépassent pas { $target }.
nobel-too-early = Le prix Nobel demande { $needed } récompenses, mais vous en avez indiqué { $count }.
too-many-awards = Il y a { $all } récompenses, mais les vôtres et celles des Saboteurs en font { $count }.
fact-scientist = Votre Scientifique
fact-branch = { $area } { $weather }
fact-supply = La section la moins chère du Dépôt
fact-place = Leur case, { $area }
fact-free = Première case vide en R&D
fact-machine = Machine pleine, { $area }
fact-initiative = Le marqueur d’initiative le plus à gauche
fact-awards = Récompenses dans la réserve
fact-game = La partie
fact-assistant = L’Assistant de Lativ
fact-bots = Cases de leurs robots, { $branch }
fact-hideout = { $chemical } dans la Cachette
fact-tokens = Leurs jetons Recherche, { $branch }
fact-awards-held = Leurs récompenses
fact-target = La valeur cible
fact-lock = Le jeton Verrou de la météo { $weather }
fact-previous = Le Rapport précédent
fact-report = Rapport { $report }
fact-current = Le Rapport actuel
fact-top = Le dessus de la pioche
fact-deck = Rapports dans la pioche
fact-opened-first = Le premier rapport défaussé
fact-opened-second = Le second, par-dessus
fact-experiment = La dernière expérience
fact-cp = PC sur la piste
fact-funding = Marqueur de Financement { FORM($area, "of") }
fact-goals = Objectifs atteints
fact-nobel = Le prix Nobel
fact-end-cp = PC de fin de partie
fact-papers = Articles publiés
fact-your-awards = Vos récompenses
fact-tiles = Tuiles Atelier
fact-vouchers = Bons restants
fact-sections = Sections ouvertes de la Chaîne de montage
fact-on-board = Vos robots sur les machines
answer-nowhere = Nulle part
answer-elsewhere = Ailleurs
answer-no-place = Aucune
answer-place = Case { $weather } { $at }{ $left ->
        [token] { ", un jeton restant" }
        [none] { ", plus de jeton" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", et la branche est alors pleine" }
       *[other] { "" }
    }
answer-empty = Le Dépôt est vide
answer-none = Aucun
answer-yes = Oui
answer-no = Non
answer-theirs = Le leur
answer-yours = Le vôtre
answer-some-left = Il en reste
answer-none-left = Il n’en reste aucune
answer-goes-on = Elle continue
ends =
    { $trigger ->
        [nobel] La fin de partie est déclenchée : prix Nobel
        [experiments] La fin de partie est déclenchée : dernière tuile Expérience
        [government] La fin de partie est déclenchée : Gouvernement plein
       *[rnd] La fin de partie est déclenchée : R&D pleine
    }
over-win = Vous avez gagné immédiatement, devant la cible
over-storms = Vous avez perdu à cause de la Météo extrême
over-scoring = La dernière manche est finie : valeur cible +{ $by }, puis vous marquez
answer-supply = Au Dépôt
answer-office = Dans son Bureau
answer-there = En place
answer-away = Retiré
answer-discarded = Défaussé
answer-not-discarded = Pas défaussé
answer-unknown = Inconnu
answer-no-spots = Aucune
answer-nothing = Rien à faire
answer-space = Case { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather } a eu lieu à { $cp } PC : { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    } à la Cachette, valeur cible +{ $target }{ $token ->
        [comes] , et un jeton vert arrive
       *[none] { "" } ; il ne restait aucun jeton vert
    }
announce-since = Depuis leur dernier tour
announce-discarded = J’ai appelé la sécurité et défaussé
announce-current = J’ai appelé la sécurité ; le nouveau Rapport actuel est
announce-top = J’ai appelé la sécurité ; sur le dessus de la pioche se trouve
announce-end = La fin de la partie

## Le score et la fin.

name-you = Vous
score-cp = PC sur la piste
score-funding = Financement { FORM($area, "of") }
score-goals = Objectifs atteints
score-nobel = Prix Nobel
score-end = PC de fin de partie
score-target = Valeur cible
most-cp = le plus de PC
most-awards = le plus de récompenses
most-papers = le plus d’articles
most-rows = le plus de rangées complètes
decided-storms = { $there } tuiles Météo extrême de niveau 3 sur le plateau ; { $most } sont de trop
decided-reports = aucune carte dans la pioche, et aucun Rapport actuel
decided-forbidden = la condition de cette carte, non remplie
decided-cp = { $cp } PC contre une valeur cible de { $target }
ended-nobel = Le prix Nobel a été pris.
ended-experiment = La dernière tuile Expérience est entrée dans le présentoir.
ended-government = La Machine du Gouvernement était pleine.
ended-rnd = Toutes les cases Recherche de la R&D étaient occupées.
ended-played = La dernière manche a été jouée.
ended-win = Vous avez gagné immédiatement, { $cp } à { $target } : devant la cible, par vos objectifs et votre financement.
ended-rank = { $trigger } Vous avez gagné, { $cp } à { $target }. Votre rang : { $rank ->
        [Terraformer] Terraformeur
        [Climatologist] Climatologue
        [Meteorologist] Météorologue
        [Forecaster] Prévisionniste
        [Stormchaser] Chasseur de tempêtes
       *[other] { $rank }
    }.
ended-no-rank = { $trigger } Vous avez gagné, { $cp } à { $target }, sans rang.
ended-lost = { $trigger } Vous avez perdu, { $cp } à { $target }.
ended-forbidden = Vous avez perdu : vous avez dépassé la valeur cible, mais sans remplir la condition de la carte Défi { $card }.
ended-storms = Vous avez perdu : il y avait sur le plateau trop de tuiles Météo extrême du pire niveau.
ended-reports = Vous avez perdu : les Saboteurs n’avaient plus de Rapport de sécurité.
