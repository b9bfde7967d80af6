### The titles of places on the table, at the start of a line.

place-supply = { $chemical } in the Supply
place-storm = Space { $space } of { $weather }'s Extreme Weather tile
place-lock = { $weather }'s Lock token
place-tokens = The { $token }s
place-track = Space { $space } of the { $area } Funding track
place-report = { $card }: { $report }
place-workshop-tile = { $id } ({ $tile })
place-experiment = { $id } { $tile }
place-initiative = Place { $place } of the Initiative order
place-hideout = The Hideout
place-target = The Target
place-slot = { CAPITAL(FORM($player, "own")) } slot { $slot } of the Assembly Line
place-office = { CAPITAL($space) } of { FORM($player, "own") } Office
place-paper = { CAPITAL(FORM($player, "own")) } Breakthrough marker of row { $row }
place-goal = { CAPITAL(FORM($player, "own")) } { $height ->
        [top] top
       *[bottom] bottom
    } { $colour } Goal space
place-shelf = { CAPITAL(FORM($player, "own")) } Workshop, column { $column }, { $row } row
place-items = { CAPITAL(FORM($player, "own")) } Workshop
place-voucher = { CAPITAL(FORM($player, "own")) } { FORM($voucher, "many") }
place-funding = { CAPITAL(FORM($player, "own")) } { $area } Funding marker
place-lab = { CAPITAL(FORM($player, "own")) } Laboratory
