### Les événements, une phrase chacun, et ce qui les explique.

## La mise en place et l’ordre du tour.

event-order-drawn = { KEY($player) ->
        [you] Vous êtes
       *[other] { CAPITAL($player) } est
    } en { $place ->
        [0] première
        [1] deuxième
        [2] troisième
       *[other] dernière
    } position dans l’ordre du tour.
event-offer-shown = Une tuile Atelier { FORM($tile, "f") } arrive sur la case { $space } de l’offre.
event-stack-shown = Une tuile Atelier { FORM($tile, "f") } est maintenant sur le dessus de la pile.
event-stack-turned = La pile face cachée est retournée : { $tiles } { $tiles ->
        [one] tuile Atelier
       *[other] tuiles Atelier
    }.
event-subsidy-laid = La tuile « { $tile } » arrive dans { $cell } : { $benefit }.
event-experiment-shown = { $tile } { $place ->
        [left] arrive sur la case de gauche du présentoir
        [middle] arrive sur la case du milieu du présentoir
        [right] arrive sur la case de droite du présentoir
        [waiting] attend sous la pioche
       *[top] est sur le dessus de la pioche
    }.
event-part-dealt = { KEY($player) ->
        [you] Vous commencez
       *[other] { CAPITAL($player) } commence
    } avec une pièce { FORM($colour, "f") }.
event-tile-dealt = { KEY($player) ->
        [you] Vous commencez
       *[other] { CAPITAL($player) } commence
    } avec une tuile Atelier { FORM($tile, "f") }.
event-goals-dealt = { KEY($player) ->
        [you] Vous recevez
       *[other] { CAPITAL($player) } reçoit
    } les tuiles Objectif du lot « { $set } ».
event-goals-drafted = { KEY($player) ->
        [you] Vous choisissez
       *[other] { CAPITAL($player) } choisit
    } les trois tuiles Objectif { FORM($colour, "fpl") } du lot « { $set } ».
event-goal-dealt = Vous recevez l’objectif { $tile }.
event-goal-refused = L’objectif { $tile } est retiré du jeu : l’objectif { $like } mesure la même chose.
event-challenge-drawn = La carte Défi { $challenge } s’applique : { $text }
event-turn-order-set = L’ordre du tour est maintenant : { $order }.
event-initiative-taken = { KEY($player) ->
        [saboteurs] Le marqueur d’initiative des Saboteurs
        [you] Votre marqueur d’initiative
       *[other] Le marqueur d’initiative { FORM($player, "own") }
    } se déplace. Nouvel ordre : { $order }.
event-round-begins = La manche { $round } commence{ $last ->
        [yes] , c’est la dernière
       *[no] { "" }
    }.
event-turn-begins = { KEY($player) ->
        [you] Votre tour.
       *[other] Le tour { FORM($player, "own") }.
    }

## Bons, PC et financement.

event-vouchers = { KEY($player) ->
        [you] Vous gagnez
       *[other] { CAPITAL($player) } gagne
    } { $vouchers } : { $cause }.
event-vouchers-partly = { KEY($player) ->
        [you] Vous gagnez
       *[other] { CAPITAL($player) } gagne
    } { $vouchers } : { $cause } ; pas de place pour { $lost } de plus.
event-vouchers-none = { KEY($player) ->
        [you] Vous n’avez
       *[other] { CAPITAL($player) } n’a
    } pas de place pour { $lost } { $lost ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    } de plus : { $cause }.
event-neighbour-vouchers = { KEY($player) ->
        [you] Vous gagnez
       *[other] { CAPITAL($player) } gagne
    } { $vouchers } pour { $pieces } à gauche.
event-paid = { KEY($player) ->
        [you] Vous payez
       *[other] { CAPITAL($player) } paie
    } { FORM($voucher, "a") }{ $of ->
        [instead] { " " }pour remplacer { FORM($instead, "a") }
        [exchange] { " " }pour l’échange
        [piece] { " " }pour une figurine à gauche
       *[price] { "" }
    }.
event-exchanged = { KEY($player) ->
        [you] Vous échangez
       *[other] { CAPITAL($player) } échange
    } { $given } contre { $wanted }, nécessaire immédiatement.
event-science-exchanged = { KEY($player) ->
        [you] Vous échangez
       *[other] { CAPITAL($player) } échange
    } { $count } { $count ->
        [one] bon
       *[other] bons
    } contre un bon de Science, payé immédiatement.
event-scored = { KEY($player) ->
        [you] Vous marquez
       *[other] { CAPITAL($player) } marque
    } { $cp } PC : { $why }.
scored-government = { KEY($player) ->
        [you] Vous marquez
       *[other] { CAPITAL($player) } marque
    } { $cp } PC : { $each } pour { $count ->
        [one] { $count } robot
       *[other] chacun des { $count } robots
    } dans la branche { $weather } de la Machine du Gouvernement.
event-no-cp = { $able ->
        [yes] { KEY($player) ->
            [you] Vous refusez
           *[other] { CAPITAL($player) } refuse
        }
       *[no] { KEY($player) ->
            [you] Vous n’avez pas de quoi obtenir
           *[other] { CAPITAL($player) } n’a pas de quoi obtenir
        }
    } les { $cp } PC pour { $price }.
event-prototype-scored = { KEY($player) ->
        [you] Vous marquez
       *[other] { CAPITAL($player) } marque
    } { $cp } PC : { $each } pour { $count ->
        [one] { $count } pièce de machine
       *[other] chacune des { $count } pièces de machine
    }.
event-prototype-scored-bot = { KEY($player) ->
        [you] Vous marquez
       *[other] { CAPITAL($player) } marque
    } { $cp } PC pour le robot sur { $bot }.
event-scored-for-the-end = { KEY($player) ->
        [you] Vous gagnez
       *[other] { CAPITAL($player) } gagne
    } { $cp } PC de fin de partie : { $cause }.
event-advanced = { KEY($player) ->
        [you] Votre marqueur de Financement { FORM($area, "of") }
       *[other] Le marqueur de Financement { FORM($area, "of") } { FORM($player, "own") }
    } avance sur la case { $to } : { $cause }.
event-advanced-not = { KEY($player) ->
        [you] Votre marqueur de Financement { FORM($area, "of") }
       *[other] Le marqueur de Financement { FORM($area, "of") } { FORM($player, "own") }
    } reste sur la dernière case : { $cause }.
event-marker-back = { KEY($player) ->
        [you] Votre marqueur de Financement { FORM($area, "of") }
       *[other] Le marqueur de Financement { FORM($area, "of") } { FORM($player, "own") }
    } recule sur la case { $to }.
event-funded = { KEY($player) ->
        [you] Vous recevez
       *[other] { CAPITAL($player) } reçoit
    } le financement { FORM($area, "of") } jusqu’à la case { $to }.
event-lost = { KEY($player) ->
        [you] Vous ne pouvez pas
       *[other] { CAPITAL($player) } ne peut pas
    } { $gain }.
event-lost-room = { KEY($player) ->
        [you] Vous n’avez pas de place dans votre Atelier
       *[other] { CAPITAL($player) } n’a pas de place dans son Atelier
    } pour { $gain }.
event-lost-vouchers = { KEY($player) ->
        [you] Vous n’avez
       *[other] { CAPITAL($player) } n’a
    } de place sur aucune piste de bons.
event-declined = { KEY($player) ->
        [you] Vous choisissez
       *[other] { CAPITAL($player) } choisit
    } de ne pas { $gain }.

## Les figurines sur le plateau.

event-scientist-moved = { KEY($player) ->
        [you] Votre Scientifique
       *[other] Le Scientifique { FORM($player, "own") }
    } va sur { $space }.
event-lativ-moved = Lativ va { FORM($to, "to") }.
lativ-supply = Lativ retourne au Dépôt.
event-lativs-bot-passes = Le robot de Lativ poursuit son chemin depuis la branche de l’Assistant : { $passed ->
        [full] { COUNT($full) ->
            [1] la branche { $full } est pleine
           *[other] les branches { $full } sont pleines
        }
        [has] { COUNT($has) ->
            [1] la branche { $has } en a déjà un
           *[other] les branches { $has } en ont déjà un
        }
       *[both] { COUNT($full) ->
            [1] la branche { $full } est pleine
           *[other] les branches { $full } sont pleines
        }, { COUNT($has) ->
            [1] la branche { $has } en a déjà un
           *[other] les branches { $has } en ont déjà un
        }
    }.
event-no-lativs-bot = { $beside ->
        [0] Aucun robot de Lativ n’est à côté du Laboratoire de Lativ.
       *[other] Aucun robot de Lativ n’arrive au Laboratoire de Lativ : chaque branche est pleine ou en a un.
    }
event-no-token-goes = Il ne reste aucun { $token } que Lativ puisse défausser.
event-assistant-moved = L’Assistant va à la branche { $weather }.
event-bot-moved = { KEY($owner) ->
        [you] Votre robot
       *[other] Le robot { FORM($owner, "own") }
    } se déplace.
bot-constructed = { KEY($player) ->
        [you] Vous construisez
       *[other] { CAPITAL($player) } construit
    } le robot de { $from }.
bot-sent = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } un robot sur { $to }.
bot-back = { KEY($owner) ->
        [you] Votre robot sur { $from } retourne dans votre Atelier.
       *[other] Le robot { FORM($owner, "own") } sur { $from } retourne dans l’Atelier.
    }
bot-to-line = { KEY($owner) ->
        [you] Votre robot
       *[other] Le robot { FORM($owner, "own") }
    } sur { $from } va à { $to } de la Chaîne de montage.
bot-of-lativ = Un robot de Lativ arrive sur { $to }.
bot-placed = Les Saboteurs placent un robot sur { $space }.
bot-returns = Le robot des Saboteurs sur { $space } retourne à la Cachette.
bot-beside = { KEY($owner) ->
        [you] Votre robot
       *[other] Le robot { FORM($owner, "own") }
    } sur { $space } retourne à côté du Laboratoire de Lativ.
bot-makes-room = { KEY($owner) ->
        [you] Votre robot
       *[other] Le robot { FORM($owner, "own") }
    } fait place dans la branche { $weather } : de la case { $from } à la case { $to }.
event-subsidy-taken = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } la tuile Subvention « { $tile } » dans { $cell }{ $used ->
        [yes] , déjà utilisée
       *[no] { "" }
    }.
event-subsidy-gone = La tuile Subvention « { $tile } » quitte { $cell } et est retirée du jeu{ $owned ->
        [yes] { "" } : une tuile de ce type est déjà détenue
       *[no] { "" }
    }.
event-subsidy-flipped = La tuile « { $tile } » est retournée face orange dans { $cell }.
event-government-marker = Un marqueur du Gouvernement va sur la case { $space } de la tuile Météo extrême { $weather }.
event-nothing-to-fix = Aucun marqueur du Gouvernement ne va sur la tuile Météo extrême { $weather }.
event-marker-placed = { KEY($player) ->
        [you] Votre marqueur Percée de la rangée { $row }
       *[other] Le marqueur Percée { FORM($player, "own") } (rangée { $row })
    } va sur la case { $space } de la tuile Météo extrême { $weather }.
event-parts-provided = { KEY($player) ->
        [you] Vous construisez
       *[other] { CAPITAL($player) } construit
    } un prototype pour la météo { $weather } avec { $parts }.
event-nobel-taken = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } le prix Nobel.

## Produits chimiques, pièces de machine et jetons.

event-chemical-moved = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } un { $chemical } au Dépôt.
chemical-gained = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } un { $chemical } au Dépôt : { $cause }.
chemical-supplied = Un { $chemical } du Dépôt va à gauche de { $to }.
chemical-paid = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } un { $chemical } à gauche de { $to }.
chemical-returned = { KEY($player) ->
        [you] Vous remettez
       *[other] { CAPITAL($player) } remet
    } un { $chemical } au Dépôt.
chemical-gone = Un { $chemical } retourne au Dépôt.
chemical-taken = Les Saboteurs prennent un { $chemical } au Dépôt pour leur Cachette.
chemical-put = Les Saboteurs placent un { $chemical } à gauche de { $space }.
chemical-back = Les Saboteurs remettent un { $chemical } au Dépôt.
event-part-moved = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } une pièce { FORM($colour, "f") }.
part-gained = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } une pièce { FORM($colour, "f") } : { $cause }.
part-sold = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } une pièce { FORM($colour, "f") } dans { $to }.
part-returned = { KEY($player) ->
        [you] Vous remettez
       *[other] { CAPITAL($player) } remet
    } une pièce { FORM($colour, "f") } dans la réserve.
part-gone = Une pièce { FORM($colour, "f") } retourne dans la réserve.
part-laid = Une pièce { FORM($colour, "f") } de la réserve arrive dans { $cell }.
event-research-moved = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } un { $token }.
research-placed = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } un { $token } sur { $to }.
research-lost = Un { $token } est retiré du jeu.
research-no-space = { KEY($player) ->
        [you] Un { $token } n’a pas de case dans votre Bureau et est retiré du jeu.
       *[other] Un { $token } n’a pas de case dans le Bureau { FORM($player, "own") } et est retiré du jeu.
    }
event-award-moved = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } une récompense.
award-placed = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } une récompense sur { $to }.
award-lost = Une récompense est retirée du jeu.
token-taken = Les Saboteurs prennent un { $token } pour leur Cachette.
token-gone = Un { $token } de la Cachette est retiré du jeu.
award-taken = Les Saboteurs prennent une récompense pour leur Cachette.
award-gone = Une récompense de la Cachette est retirée du jeu.
event-token-discarded = { $why ->
        [lativ] Lativ défausse un { $token } : il est arrivé { FORM($location, "to") }, et l’Assistant est à la branche { $weather }.
        [no-space] { KEY($player) ->
            [you] Un { $token } n’a pas de case dans votre Bureau et est retiré du jeu.
           *[other] Un { $token } n’a pas de case dans le Bureau { FORM($player, "own") } et est retiré du jeu.
        }
       *[bot] Un { $token } est retiré du jeu : un robot de Lativ est dans la branche.
    }

## Dans un Laboratoire.

event-section-opened = { KEY($player) ->
        [you] La section { $section } de votre Chaîne de montage s’ouvre.
       *[other] La section { $section } de la Chaîne de montage { FORM($player, "own") } s’ouvre.
    }
event-citation-placed = { KEY($player) ->
        [you] Vous placez
       *[other] { CAPITAL($player) } place
    } un jeton Citation sur { $space } ; le prix est l’objectif { $goal }.
event-tile-taken = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } une tuile Atelier { FORM($tile, "f") }.
event-tile-laid = { KEY($player) ->
        [you] Vous posez
       *[other] { CAPITAL($player) } pose
    } une tuile Atelier { FORM($tile, "f") } dans la rangée { FORM($row, "of") }, colonne { $column } : { $above } au-dessus de { $below }.
event-subsidy-used = { KEY($player) ->
        [you] Vous utilisez
       *[other] { CAPITAL($player) } utilise
    } la tuile Subvention « { $tile } » : { $benefit }.
event-investment-taken = { KEY($player) ->
        [you] Vous prenez
       *[other] { CAPITAL($player) } prend
    } une tuile Investissement : { $cause }.
event-investment-used = { KEY($player) ->
        [you] Vous utilisez
       *[other] { CAPITAL($player) } utilise
    } une tuile Investissement.
event-goal-set = { KEY($player) ->
        [you] Vous posez
       *[other] { CAPITAL($player) } pose
    } l’objectif { $tile } sur { $space }.
event-goal-flipped = { KEY($player) ->
        [you] Vous retournez
       *[other] { CAPITAL($player) } retourne
    } l’objectif { $tile } pour son financement.
event-published = { KEY($player) ->
        [you] Vous publiez
       *[other] { CAPITAL($player) } publie
    } un article sur la météo { $weather } : rangée { $row }.

## Expériences, Météo extrême, revenus.

event-storm-fixed = La météo { $weather } est rétablie : sa tuile de niveau { $level } est pleine.
event-storm-placed = La tuile Météo extrême { $weather } de niveau { $level } arrive en R&D : { $brought ->
        [experiment] son expérience a eu lieu
        [sabotage] son expérience n’a pas eu lieu, et un robot des Saboteurs est dans sa branche
       *[set] les Saboteurs ont utilisé une série { $weather }
    }.
event-no-storm = Il ne reste aucune tuile Météo extrême { $weather }.
event-experiment-runs = L’expérience { $weather } a lieu : { $tile }.
event-experiment-fails = L’expérience { $weather } n’a pas lieu : { $why ->
        [not-full] sa branche n’est pas pleine
        [no-tile] aucune de ses tuiles n’est dans le présentoir
       *[both] sa branche n’est pas pleine, et aucune de ses tuiles n’est dans le présentoir
    }.
event-experiment-left = { $able ->
        [yes] { KEY($player) ->
            [you] Vous gardez { $price } et ne gagnez
           *[other] { CAPITAL($player) } garde { $price } et ne gagne
        }
       *[no] { KEY($player) ->
            [you] Vous ne pouvez pas payer { $price } et ne gagnez
           *[other] { CAPITAL($player) } ne peut pas payer { $price } et ne gagne
        }
    } rien.
event-experiment-gone = La tuile { $tile } est retirée du jeu.
event-experiment-slid = { $tile } { $place ->
        [left] passe sur la case de gauche du présentoir
        [middle] passe sur la case du milieu du présentoir
        [right] passe sur la case de droite du présentoir
        [waiting] passe sous la pioche
       *[top] passe sur le dessus de la pioche
    }.
event-income = { $paid ->
        [yes] Lativ est dans son Bureau : les revenus sont versés.
       *[no] Lativ n’est pas dans son Bureau : il n’y a pas de revenus.
    }
event-government-runs = La branche { $weather } de la Machine du Gouvernement est pleine et s’active.
event-lock-removed = Le jeton Verrou de la météo { $weather } est retiré : elle peut être citée.

## Les Saboteurs.

target-starts = La valeur cible commence à { $to }.
event-target-raised = La valeur cible augmente de { $by } et passe à { $to } : { $why }.
event-agent-moved = { CAPITAL($agent) } va sur { $space }.
event-report-shown = Le rapport « { $report } » est révélé.
event-report-current = Le Rapport actuel est maintenant « { $report } ».
event-report-discarded = Le rapport « { $report } » est défaussé et devient le Rapport précédent.
event-report-on-top = Le rapport « { $report } » est remis sur la pioche.
event-report-aside = Le rapport « { $report } » est mis de côté : { $area ->
        [none] il ne montre aucun lieu principal
       *[other] { $agent } est déjà placé
    }.
event-reports-shuffled = La pioche est mélangée : { $cards } { $cards ->
        [one] Rapport de sécurité
       *[other] Rapports de sécurité
    }.
event-reports-boxed = De la pioche à la boîte : { $cards } { $cards ->
        [one] Rapport de sécurité
       *[other] Rapports de sécurité
    }.
event-no-report = Il ne reste aucun Rapport de sécurité à révéler.
event-nothing-to-discard = La pioche est vide : aucun Rapport de sécurité n’est défaussé.
event-plan = { CAPITAL($agent) } exécute le plan pour { $location }.
event-steps-left-out = Sur { $space }, le plan commence à l’étape { $first } : { $plan ->
        [lab] l’étape 1, une récompense, est omise
        [rnd] les étapes 1 et 2, un premier robot et son produit chimique, sont omises
       *[other] les étapes 1 et 2, un produit chimique et une tuile Subvention, sont omises
    }.
event-no-chemical-for = La Cachette n’a pas de { $chemical } pour { $space } : seul le robot est placé.
event-no-award = Il ne reste aucune récompense dans la réserve pour les Saboteurs.
event-no-token-left = Il ne reste aucun { $token } pour les Saboteurs.
event-decided = Les Saboteurs choisissent { $what ->
        [location] un lieu
        [space] une case d’action
        [chemical] un produit chimique
        [branch] une branche { FORM($machine, "of") }
        [bot] une case de robot
        [subsidy] une tuile Subvention
       *[havoc] une série de jetons
    } : { $chosen }.
event-set-used = Les Saboteurs utilisent une série de la météo { $weather }{ $locked ->
        [yes] , qui est verrouillée
       *[no] { "" }
    }.

## La fin.

event-end-triggered = { $trigger ->
        [nobel] Le prix Nobel est pris.
        [experiments] La dernière tuile Expérience est dans le présentoir.
        [government] La Machine du Gouvernement est pleine.
       *[rnd] Toutes les cases Recherche de la R&D sont occupées.
    } La prochaine manche est la dernière.
event-ended = { $verdict ->
        [at-once] Vous gagnez immédiatement : { $cp } PC dépassent la valeur cible de { $target }, avec { $goals } et { $markers } sur la case { $space } ou au-delà.
        [won] Vous gagnez : vos { $cp } PC dépassent la valeur cible de { $target }.
        [lost] Vous perdez : vos { $cp } PC ne dépassent pas la valeur cible de { $target }.
        [forbidden] Vous perdez : vos { $cp } PC dépassent la valeur cible de { $target }, mais la carte Défi { $card } interdit de gagner ainsi.
        [storms] Vous perdez : { $tiles } de niveau 3 sont sur le plateau : { $storms }.
       *[reports] Vous perdez : les Saboteurs n’ont plus de Rapport de sécurité.
    }
counted-goals = { $count } { $count ->
        [one] objectif atteint
       *[other] objectifs atteints
    }
counted-markers = { $count } { $count ->
        [one] marqueur de Financement
       *[other] marqueurs de Financement
    }
counted-storms = { $count } { $count ->
        [one] tuile Météo extrême
       *[other] tuiles Météo extrême
    }

## D’où viennent les gains, après un deux-points.

cause-income = revenus, { $at }
cause-lativ = Lativ est à gauche
cause-lativ-supply = Lativ est au Dépôt
cause-new-scientists = Lativ encore une fois (Nouveaux scientifiques)
cause-section = la section où se trouve maintenant le { $chemical }
cause-no-token = il ne reste aucun { $token }
cause-track = la piste de Financement du Laboratoire jusqu’à la case { $to }
cause-bot = le robot va sur { $space }
cause-paper = un article est publié
cause-completion = la branche { $weather } de la R&D est pleine
cause-pieces = { $pieces } à gauche

## Pourquoi des PC sont marqués, après un deux-points.

score-experiment = { $each } pour { $count ->
        [one] { $count } robot
       *[other] chacun des { $count } robots
    } dans l’expérience { $tile }
score-government = { $each } pour { $count ->
        [one] { $count } robot
       *[other] chacun des { $count } robots
    } dans la branche { $weather } de la Machine du Gouvernement
score-paper = { $tokens } dans la rangée { $row }
score-tokens = { $kind ->
        [research] { $count ->
            [1] { $each } pour 1 jeton Recherche
           *[other] { $each } pour chacun des { $count } jetons Recherche
        }
        [award] { $count ->
            [1] { $each } pour 1 récompense
           *[other] { $each } pour chacune des { $count } récompenses
        }
       *[citation] { $count ->
            [1] { $each } pour 1 jeton Citation
           *[other] { $each } pour chacun des { $count } jetons Citation
        }
    }

## Pourquoi la valeur cible augmente, après un deux-points.

raise-start = elle commence là
raise-pieces = { $pieces } à gauche { FORM($agent, "of") }, { $each } par figurine
raise-initiative = leur marqueur d’initiative était déjà tout à gauche
raise-experiment = leur robot sur { $space } a réalisé l’expérience
raise-experiment-tile = leur robot sur { $space } a réalisé { $tile }, { $cp } PC
raise-government = { $each } pour { $count ->
        [one] { $count } de leurs robots
       *[other] chacun de leurs { $count } robots
    } dans la branche { $weather } de la Machine du Gouvernement
raise-prototype = leur robot sur { $space } fournit une pièce de votre prototype
raise-no-token = il ne reste aucun { $token } pour eux
raise-havoc = leur série, au lieu d’une carte de la pioche
raise-havoc-no-card = leur série, car la pioche n’a aucune carte à défausser
raise-challenge = carte Défi { $challenge }
raise-challenge-bots = carte Défi { $challenge }, pour { $count ->
        [one] leur seul robot
       *[other] chacun de leurs { $count } robots
    } sur le plateau
raise-end = le décompte final l’augmente toujours d’autant

## Pourquoi rien n’est possible.

event-idle = { $idle ->
        [actions] { KEY($player) ->
            [you] Vous ne pouvez rien faire
           *[other] { CAPITAL($player) } ne peut rien faire
        } { FORM($location, "to") }.
        [no-more-actions] { KEY($player) ->
            [you] Vous ne pouvez plus rien faire
           *[other] { CAPITAL($player) } ne peut plus rien faire
        } { FORM($location, "to") }.
        [move] { KEY($player) ->
            [you] Votre Scientifique
           *[other] Le Scientifique { FORM($player, "own") }
        } reste en place : aucune case d’action n’est libre ailleurs.
        [awards] { KEY($player) ->
            [you] Vos récompenses
           *[other] Les récompenses { FORM($player, "own") }
        } restent sur la case d’attente : le Bureau est plein.
       *[placements] { KEY($player) ->
            [you] Vous n’avez
           *[other] { CAPITAL($player) } n’a
        } ni jeton à placer ni tuile Investissement à utiliser.
    }
barred-done = { $deed } : déjà fait pendant ce tour
barred-one-action = { $deed } : la case ne permet qu’une action
barred-vouchers = { $deed } coûte { $price } ; bons : { $own }, { $science } Science, autres : { $others } ({ $exchange } valent une Science)
barred-no-bot = { $deed } demande un robot, et l’Atelier n’en a aucun
barred-no-space = { $deed } : toutes les cases { FORM($machine, "of") } sont occupées
barred-part = { $deed } demande une pièce de machine pour une case libre de la Machine du Gouvernement : { OR($wanted) } ; { COUNT($there) ->
        [0] l’Atelier n’a aucune pièce de machine
       *[other] l’Atelier a { $there }
    }, et aucun échange n’est possible
barred-besides = { $deed } : l’Atelier a { $there } pour une case libre { FORM($machine, "of") }, mais pas tout ce que cette case coûte en plus
barred-chemical = { $deed } demande un produit chimique pour une case libre { FORM($machine, "of") } : { COUNT($wanted) ->
        [5] un au choix
       *[other] { OR($wanted) }
    } ; { COUNT($there) ->
        [0] l’Atelier n’en a aucun
       *[other] l’Atelier a { $there }
    }, et aucun échange n’est possible
barred-target = { KEY($deed) ->
        [deed-secure] { $deed } : aucune tuile Subvention n’a sa face bleue visible
        [deed-publish] { $deed } : aucune rangée du Bureau n’est complète ni ne peut être citée
        [deed-breakthrough] { $deed } : aucun article publié n’a un prototype que l’on puisse construire et payer
       *[other] { $deed } : il n’y a aucune case libre
    }
shortage-pays = Bons : { $own }, { $science } Science, autres : { $others } ({ $exchange } valent une Science) ; { $able ->
        [yes] ils ne paient rien de ce qui est proposé et a une place
       *[no] chaque action, sauf rendre un produit chimique, en coûte au moins un
    }
shortage-return = { $chemicals ->
        [0] Il n’y a aucun produit chimique à rendre dans l’Atelier
       *[other] Chaque produit chimique de l’Atelier a déjà fait deux allers-retours pendant ce tour
    }
