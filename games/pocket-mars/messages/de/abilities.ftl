### Pocket Mars: was Karten und Gebäude tun.

## A whole ability.

ability-if = { $condition }: { $steps }
ability-then = { $first }, dann { $next }
ability-paid = für { $pay } Energie { $effect }

## Conditions, with "wenn".

condition-none-here = wenn du hier keinen Kolonisten hast
condition-own-here =
    { $count ->
        [one] wenn du hier einen Kolonisten hast
       *[other] wenn du hier { $count } Kolonisten hast
    }
condition-rival-here = wenn jemand anders hier einen Kolonisten hat
condition-ship-empty = wenn dein Raumschiff leer ist
condition-ship = wenn auf deinem Raumschiff { $count } sind
condition-energy = wenn du { $count } Energie hast
condition-energy-top = wenn niemand mehr Energie hat als du
condition-hand-has = wenn du { $colour } auf der Hand hast

## Effects.

effect-launch = { $units } an Bord holen
effect-land =
    { $place ->
        [here] { $units } hier landen lassen
       *[any] { $units } in beliebigen Gebäuden landen lassen
    }
effect-direct = { $units } von der Erde direkt auf ein beliebiges ★ landen lassen
effect-upgrade =
    { $place ->
        [here] { $units } hier aufsteigen lassen
       *[any] { $units } in beliebigen Gebäuden aufsteigen lassen
    }
effect-downgrade =
    { $place ->
        [here] { $units } von anderen hier absteigen lassen
       *[any] { $units } von anderen in beliebigen Gebäuden absteigen lassen
    }
effect-shift = { $units } von beliebigen Besitzern auf- oder absteigen lassen
effect-swap-spaces = einen Kolonisten auf ★ und einen eines anderen Besitzers auf ★★ die Felder tauschen lassen
effect-relocate = { $units } von deinen auf ein anderes ★ umziehen lassen
effect-evict = 1 von anderen auf ★ hinauswerfen, zurück auf das Raumschiff
effect-gain = { $units } Energie erhalten
effect-drain = jemand anderem { $units } Energie entziehen
effect-draw =
    { $units ->
        [one] { $units } Karte ziehen
       *[other] { $units } Karten ziehen
    }
effect-peek =
    { $units ->
        [one] { $units } fremde Modulkarte ansehen
       *[other] { $units } Modulkarten von jemand anders ansehen
    }
effect-scrap = eine Karte aus einem fremden Modul abwerfen
effect-trade = eine Modulkarte mit jemand anderem tauschen
effect-cycle =
    { $units ->
        [one] { $units } Karte von der Hand oder aus dem Modul unter den Nachziehstapel legen
       *[other] { $units } Karten von der Hand oder aus dem Modul unter den Nachziehstapel legen
    }
effect-salvage = die oberste Karte vom Ablagestapel zurücknehmen
effect-swap-cards = 2 Karten eines Gebäudestapels vertauschen
effect-flip = die oberste Karte eines Gebäudestapels verdeckt umdrehen
effect-trigger = eine Gebäudefähigkeit nutzen

## The same in short, to fit a card on the table.

brief-condition-none-here = Keiner hier
brief-condition-own-here = { $count } hier
brief-condition-rival-here = Gegner hier
brief-condition-ship-empty = Schiff leer
brief-condition-ship = { $count } an Bord
brief-condition-energy = Ab { $count } Energie
brief-condition-energy-top = Meiste Energie
brief-condition-hand-has = { CAPITAL($colour) } auf der Hand
brief-when = { $condition }: { $steps }
brief-paid = für { $pay }: { $effect }
brief-effect-launch = { $units } an Bord holen
brief-effect-land =
    { $place ->
        [here] { $units } hier landen
       *[any] { $units } irgendwo landen
    }
brief-effect-direct = { $units } von der Erde auf ein ★
brief-effect-upgrade =
    { $place ->
        [here] { $units } hier hinauf
       *[any] { $units } irgendwo hinauf
    }
brief-effect-downgrade =
    { $place ->
        [here] { $units } von anderen hier hinab
       *[any] { $units } von anderen hinab
    }
brief-effect-shift = { $units } hinauf oder hinab
brief-effect-swap-spaces = 1 auf ★ gegen 1 auf ★★ tauschen
brief-effect-relocate = { $units } auf ein anderes ★
brief-effect-evict = 1 von anderen zurück aufs Schiff
brief-effect-gain = { $units } Energie erhalten
brief-effect-drain = jemand verliert { $units } Energie
brief-effect-draw =
    { $units ->
        [one] { $units } Karte ziehen
       *[other] { $units } Karten ziehen
    }
brief-effect-peek =
    { $units ->
        [one] { $units } fremde Modulkarte ansehen
       *[other] { $units } fremde Modulkarten ansehen
    }
brief-effect-scrap = fremde Modulkarte abwerfen
brief-effect-trade = Modulkarte tauschen
brief-effect-cycle = { $units } unter den Nachziehstapel
brief-effect-salvage =
    { $top ->
        [none] oben vom Ablagestapel nehmen
       *[other] { $top } zurücknehmen
    }
brief-effect-swap-cards = 2 Karten im Gebäudestapel vertauschen
brief-effect-flip = oberste Karte verdeckt umdrehen
brief-effect-trigger = ein Gebäude nutzen
