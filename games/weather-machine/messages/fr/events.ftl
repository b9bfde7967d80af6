### Les événements, une phrase chacun, et ce qui les explique.

event-decided = Les Saboteurs choisissent ({ $what }) : { $chosen }.
event-plan = Plan de { $location } : { $agent }.
event-no-report = Il ne reste aucun Security Report à révéler.
event-nothing-to-discard = La pioche est vide, donc aucun Security Report n’est défaussé.
event-steps-left-out = { $space } : le plan commence à l’étape { $first } ; { $plan ->
        [lab] l’étape 1, un Award, est omise
        [rnd] les étapes 1 et 2, un premier Bot et son Chemical, sont omises
       *[other] les étapes 1 et 2, un Chemical et une tuile Subsidy, sont omises
    }.
event-no-chemical-for = Le Hideout n’a pas de { $chemical } ({ $space }) : posez seulement le Bot.
event-no-award = Il ne reste aucun Award à la réserve pour les Saboteurs.
event-no-token-left = Il n’en reste aucun pour les Saboteurs : { $token }.
event-set-used = Les Saboteurs utilisent une série : { $weather }{ $locked ->
        [yes] , verrouillée
       *[no] {""}
    }.
bot-placed = Posez un Bot des Saboteurs : { $space }.
bot-returns = Retour au Hideout : Bot des Saboteurs, { $space }.
bot-beside = Le Bot de Lativ revient à côté du Lab : { $space }.
bot-makes-room = Faire place, Bot de { KEY($owner) ->
        [lativ] Lativ
        [saboteurs] Saboteurs
       *[you] vous
    }, { $weather } : { $from } → { $to }.
part-laid = De la réserve vers { $cell } : pièce { KEY($colour) ->
        [colour-green] verte
        [colour-blue] bleue
        [colour-magenta] magenta
        [colour-white] blanche
        [colour-yellow] jaune
        [colour-orange] orangée
        [colour-pink] rose
        [colour-purple] violette
       *[other] { $colour }
    }.
event-turn-begins =
    { KEY($player) ->
        [saboteurs] Le tour des Saboteurs commence.
        [you] Votre tour commence.
       *[other] Le tour de { $player } commence.
    }
scored-government = { KEY($player) ->
        [you] Vous marquez
       *[other] { $player } marque
    } { $cp } CP : { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } à { $each }, Government Machine, { $weather }.
chemical-taken = Du Supply au Hideout : { $chemical }.
chemical-put = Du Hideout à gauche de { $space } : { $chemical }.
chemical-back = Du Hideout au Supply : { $chemical }.
token-taken = Au Hideout : { $token }.
award-taken = Au Hideout : Award.
token-gone = Du Hideout hors du jeu : { $token }.
award-gone = Du Hideout hors du jeu : Award.
lativ-supply = Lativ retourne au Supply.
event-lativ-moved = Lativ se déplace : { $to }.
event-government-runs = Government Machine : la branche { $weather } est pleine et s’active.
event-lock-removed = Retirez le jeton Lock : { $weather } peut maintenant être cité.
event-initiative-taken =
    { KEY($player) ->
        [saboteurs] Le marqueur d’initiative des Saboteurs va tout à gauche.
        [you] Votre marqueur d’initiative va tout à gauche.
       *[other] Le marqueur d’initiative de { $player } se déplace : l’ordre est maintenant { $order }.
    }
event-end-triggered =
    { $trigger ->
        [nobel] Le Nobel Prize est pris.
        [experiments] La dernière Experiment est exposée.
        [government] La Government Machine est pleine.
       *[rnd] Toutes les cases de recherche de R&D sont prises.
    } La prochaine manche est la dernière.
