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
condition-ship =
    { $count ->
        [one] wenn auf deinem Raumschiff { $count } Kolonist ist
       *[other] wenn auf deinem Raumschiff { $count } Kolonisten sind
    }
condition-energy = wenn du { $count } Energie hast
condition-energy-top = wenn niemand mehr Energie hat als du
condition-hand-has = wenn du { $colour } auf der Hand hast

## Effects.

effect-launch = { $units } Kolonisten an Bord holen
effect-land =
    { $place ->
        [here] { $units } Kolonisten hier landen lassen
       *[any]
            { $units ->
                [one] { $units } Kolonisten in einem beliebigen Gebäude landen lassen
               *[other] { $units } Kolonisten in beliebigen Gebäuden landen lassen
            }
    }
effect-direct =
    { $units ->
        [one] { $units } Kolonisten von der Erde direkt auf einem beliebigen ★ landen lassen
       *[other] { $units } Kolonisten von der Erde direkt auf beliebigen ★ landen lassen
    }
effect-upgrade =
    { $place ->
        [here] { $units } Kolonisten hier aufsteigen lassen
       *[any]
            { $units ->
                [one] { $units } Kolonisten in einem beliebigen Gebäude aufsteigen lassen
               *[other] { $units } Kolonisten in beliebigen Gebäuden aufsteigen lassen
            }
    }
effect-downgrade =
    { $place ->
        [here]
            { $units ->
                [one] { $units } fremden Kolonisten hier absteigen lassen
               *[other] { $units } fremde Kolonisten hier absteigen lassen
            }
       *[any]
            { $units ->
                [one] { $units } fremden Kolonisten in einem beliebigen Gebäude absteigen lassen
               *[other] { $units } fremde Kolonisten in beliebigen Gebäuden absteigen lassen
            }
    }
effect-shift =
    { $units ->
        [one] { $units } beliebigen Kolonisten auf- oder absteigen lassen
       *[other] { $units } beliebige Kolonisten auf- oder absteigen lassen
    }
effect-swap-spaces = einen Kolonisten auf ★ und einen eines anderen Besitzers auf ★★ die Felder tauschen lassen
effect-relocate = { $units } deiner Kolonisten auf ein anderes ★ umziehen lassen
effect-evict = 1 fremden Kolonisten von ★ hinauswerfen, zurück auf sein Raumschiff
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
       *[other] { $units } Modulkarten von jemand anderem ansehen
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
        [here]
            { $units ->
                [one] { $units } fremder hier hinab
               *[other] { $units } fremde hier hinab
            }
       *[any]
            { $units ->
                [one] { $units } fremder irgendwo hinab
               *[other] { $units } fremde irgendwo hinab
            }
    }
brief-effect-shift = { $units } hinauf oder hinab
brief-effect-swap-spaces = 1 auf ★ gegen 1 auf ★★ tauschen
brief-effect-relocate = { $units } auf ein anderes ★
brief-effect-evict = 1 fremder zurück aufs Schiff
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
