### Los títulos de los lugares de la mesa, al principio de una línea.

place-supply = { $chemical } en el Suministro
place-storm = Casilla { $space } del Clima Extremo de { $weather }
place-lock = La Ficha de Bloqueo de { $weather }
place-tokens = Las fichas: { $token }
place-track = Casilla { $space } del medidor de Financiación { FORM($area, "of") }
place-report = { $card }: { $report }
place-workshop-tile = { $id } ({ $tile })
place-experiment = { $id } { $tile }
place-initiative = Lugar { $place } del orden de Iniciativa
place-hideout = La Guarida
place-target = El Valor Objetivo
place-slot = { KEY($player) ->
        [you] Tu Línea de Montaje
       *[other] Línea de Montaje { FORM($player, "own") }
    }, hueco { $slot }
place-office = { KEY($player) ->
        [you] Tu Oficina
       *[other] Oficina { FORM($player, "own") }
    }: { $space }
place-paper = { KEY($player) ->
        [you] Tu marcador de Descubrimiento de la fila { $row }
       *[other] Marcador de Descubrimiento { FORM($player, "own") }, fila { $row }
    }
place-goal = { KEY($player) ->
        [you] Tu casilla de Objetivo { $colour }
       *[other] Casilla de Objetivo { $colour } { FORM($player, "own") }
    }, { $height ->
        [top] la superior
       *[bottom] la inferior
    }
place-shelf = { KEY($player) ->
        [you] Tu Taller
       *[other] Taller { FORM($player, "own") }
    }, columna { $column }, fila { $row }
place-items = { KEY($player) ->
        [you] Tu Taller
       *[other] Taller { FORM($player, "own") }
    }
place-voucher = { KEY($player) ->
        [you] Tus { FORM($voucher, "many") }
       *[other] { FORM($voucher, "many") } { FORM($player, "own") }
    }
place-funding = { KEY($player) ->
        [you] Tu marcador de Financiación { FORM($area, "of") }
       *[other] Marcador de Financiación { FORM($area, "of") }, { FORM($player, "own") }
    }
place-lab = { KEY($player) ->
        [you] Tu Laboratorio
       *[other] Laboratorio { FORM($player, "own") }
    }
