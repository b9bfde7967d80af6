### Pocket Mars: die Wahlmöglichkeiten. Eine Wahl ist ihre Beschriftung; ihre Attribute sind eine kürzere, was sie bringt, und die Überschrift ihrer Gruppe.

## Chance.

choice-deal = { $card }
    .group = Die ausgeteilte Karte
choice-start =
    { KEY($player) ->
        [player-you] Du beginnst
       *[other] { CAPITAL($player) } beginnt
    }
choice-reveal = { $card }
    .group = Die aufgedeckte Karte
choice-top = { CAPITAL($colour) }
    .group = Oben auf dem Nachziehstapel

## Set-up.

choice-ship = { $ship } ({ $colour })
    .detail = nur die Farbe ist anders
    .group = Raumschiffe
choice-keep = { $card }
    .detail = Hand: { $hand }; Modul: { $prep }
    .group = Behalten
choice-prepare = { $card }
    .detail = Modul: { $prep }
    .group = Ins Modul

## Actions.

choice-play-hand = { $card }
    .detail = { $hand }
    .group = Von der Hand spielen
choice-play-prep = { $card }
    .detail = { $compared }; { $prep }; dann { $ability }
    .group = Aus deinem Modul spielen
choice-take =
    { KEY($player) ->
        [player-androids] { CAPITAL($held) } der Androiden spielen, Slot { $slot }
       *[other] { CAPITAL($held) } von { $player } spielen, Slot { $slot }
    }
    .short =
        { KEY($player) ->
            [player-androids] { CAPITAL($held) }, Slot { $slot }
           *[other] { CAPITAL($held) } von { $player }, Slot { $slot }
        }
    .detail =
        { $moves ->
            [empty] aufdecken; niemand ist an Bord, der einziehen könnte; dann { $ability }
            [may] aufdecken; schlägt sie { $beaten }, darf ein Kolonist einziehen; dann { $ability }
            [empty-owner] aufdecken; niemand ist an Bord, der einziehen könnte; wem sie gehört, darf ihre Modulfähigkeit nutzen; dann { $ability }
            [may-owner] aufdecken; schlägt sie { $beaten }, darf ein Kolonist einziehen; wem sie gehört, darf ihre Modulfähigkeit nutzen; dann { $ability }
            [owner] aufdecken; wem sie gehört, darf ihre Modulfähigkeit nutzen; dann { $ability }
           *[never] aufdecken; dann { $ability }
        }
    .group =
        { KEY($player) ->
            [player-androids] Aus dem Modul der Androiden spielen
           *[other] Aus einem fremden Modul spielen
        }
choice-launch = Einen Kolonisten an Bord holen
    .detail = Erde { $earth } → { $earth-after }, Raumschiff { $ship } → { $ship-after }
    .group = Andere Aktionen
choice-launch-discarding = Einen Kolonisten an Bord holen und { $held } der Androiden abwerfen, Slot { $slot }
    .short = An Bord holen, { $held } abwerfen, Slot { $slot }
    .detail = Erde { $earth } → { $earth-after }, Raumschiff { $ship } → { $ship-after }; deckt die Karte auf
    .group = Andere Aktionen
choice-energy = { $card }
    .detail = Energie { $energy } → { $after }
    .group = Für Energie abwerfen

## Steps of an ability.

choice-move-in = Einen Kolonisten einziehen lassen
    .detail = Raumschiff { $ship } → { $ship-after }
    .then = einen Kolonisten einziehen lassen
choice-pay = { $price } Energie bezahlen
    .detail = Energie { $energy } → { $after }
choice-count =
    { $effect ->
        [launch] { $count } an Bord holen
        [gain] { $count } Energie erhalten
        [land] { $count } landen lassen
       *[other] { $count }
    }
    .detail = { $changes }
choice-land = { $building }
    .group = Landen auf ★
choice-direct = { $building }
    .group = Von der Erde auf ★
choice-upgrade = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = Von ★ nach ★★
choice-downgrade = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = Von ★★ nach ★
choice-swap-spaces = { $building }: { FORM($first, "one") } hinauf, { FORM($second, "one") } hinab
    .group = ★ und ★★ tauschen
choice-relocate = { $from } → { $to }
    .group = Von ★ auf ein anderes ★
choice-evict = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = Zurück auf das Raumschiff
choice-drain = { CAPITAL(FORM($player, "energy")) } um { $count }
    .detail = Energie { $energy } → { $after }
    .group = Energie entziehen
choice-draw = Eine Karte ziehen
    .detail = zeigt dir die oberste Karte des Nachziehstapels
choice-draw-slot = { CAPITAL($held) }, Slot { $slot }
    .detail =
        { $left ->
            [none] lässt ihnen keine: Die Androiden füllen nur auf
           *[other] lässt ihnen die { FORM($left, "feminine") } Karte; dann käme: { $power }
        }
    .group = Von den Androiden ziehen
choice-peek = { CAPITAL($player) }, Slot { $slot }: { $held }
    .detail = zeigt sie nur dir
    .group = Ansehen
choice-scrap = { CAPITAL($player) }, Slot { $slot }: { $held }
    .detail = deckt die Karte auf
    .group = Abwerfen
choice-trade = { CAPITAL($given) } gegen { $held } { FORM($player, "whose") }, Slot { $slot }
    .group = Modulkarten tauschen
choice-cycle = { $card }
    .group = Unter den Nachziehstapel
choice-salvage = { $card } nehmen
choice-flip = { $building }
    .detail = Wert { $value } → 0
    .group = Verdeckt umdrehen
choice-stack = { $building }
    .group = Welcher Gebäudestapel
choice-swap-cards = { $low-card } und { $high-card }
    .group = Vertauschen
choice-trigger = { $building }
    .detail = { $ability }
    .group = Gebäudefähigkeit nutzen
choice-discard = { $card }
    .group = Abwerfen
choice-skip =
    { $what ->
        [aboard] An Bord bleiben
        [stop] Hier aufhören
       *[skip] Verzichten
    }

## What they bring.

compared-lands = { $value } schlägt { $beneath }, also darf ein Kolonist einziehen
compared-empty = { $value } schlägt { $beneath }, aber niemand ist auf dem Raumschiff, der einziehen könnte
compared-beats = { $value } schlägt { $beneath }
compared-fails = { $value } schlägt { $beneath } nicht
change-earth = Erde { $from } → { $to }
change-ship = Raumschiff { $from } → { $to }
change-energy = Energie { $from } → { $to }
stack-card =
    { $card ->
        [none] { $nth }
        [down] { $nth } (verdeckt)
       *[other] { $nth } ({ $card })
    }

## What others may know of a choice.

hidden-deal = { CAPITAL($card) } austeilen
hidden-reveal = { CAPITAL($card) } aufdecken
hidden-keep = Eine Karte behalten
hidden-prepare = { CAPITAL($card) } ins Modul legen
hidden-cycle = { CAPITAL($card) } unter den Nachziehstapel legen
hidden-trade = Slot { $own } gegen Slot { $slot } { FORM($player, "whose") } tauschen
hidden-peek = Slot { $slot } { FORM($player, "whose") } ansehen

## Places of the table.

place-level-1 = { $building } ★
place-level-2 = { $building } ★★
place-colonists = Kolonisten { FORM($player, "whose") }: { $level }
place-stack = { $building }: Karte { $nth }
place-slot = Modul { FORM($player, "whose") }, Slot { $slot }
place-energy = Energie { FORM($player, "whose") }
place-earth = Kolonisten { FORM($player, "whose") } auf der Erde
place-ship = Raumschiff { FORM($player, "whose") }
place-deck = Der Nachziehstapel
place-discard = Der Ablagestapel
