### Les titres des lieux de la table, en début de ligne.

place-supply = { $chemical } au Dépôt
place-storm = Case { $space } de la Météo extrême { $weather }
place-lock = Le jeton Verrou de la météo { $weather }
place-tokens = Les jetons : { $token }
place-track = Case { $space } de la piste de Financement { FORM($area, "of") }
place-report = { $card } : { $report }
place-workshop-tile = { $id } ({ $tile })
place-experiment = { $id } { $tile }
place-initiative = Case { $place } de l’ordre d’initiative
place-hideout = La Cachette
place-target = La valeur cible
place-slot = { KEY($player) ->
        [you] Votre Chaîne de montage
       *[other] Chaîne de montage { FORM($player, "own") }
    }, emplacement { $slot }
place-office = { KEY($player) ->
        [you] Votre Bureau
       *[other] Bureau { FORM($player, "own") }
    } : { $space }
place-paper = { KEY($player) ->
        [you] Votre marqueur Percée de la rangée { $row }
       *[other] Marqueur Percée { FORM($player, "own") }, rangée { $row }
    }
place-goal = { KEY($player) ->
        [you] Votre case Objectif { FORM($colour, "f") }
       *[other] Case Objectif { FORM($colour, "f") } { FORM($player, "own") }
    }, { $height ->
        [top] en haut
       *[bottom] en bas
    }
place-shelf = { KEY($player) ->
        [you] Votre Atelier
       *[other] Atelier { FORM($player, "own") }
    }, colonne { $column }, rangée { FORM($row, "of") }
place-items = { KEY($player) ->
        [you] Votre Atelier
       *[other] Atelier { FORM($player, "own") }
    }
place-voucher = { KEY($player) ->
        [you] Vos { FORM($voucher, "many") }
       *[other] { CAPITAL(FORM($voucher, "many")) } { FORM($player, "own") }
    }
place-funding = { KEY($player) ->
        [you] Votre marqueur de Financement { FORM($area, "of") }
       *[other] Marqueur de Financement { FORM($area, "of") }, { FORM($player, "own") }
    }
place-lab = { KEY($player) ->
        [you] Votre Laboratoire
       *[other] Laboratoire { FORM($player, "own") }
    }
