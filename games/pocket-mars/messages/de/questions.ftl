### Pocket Mars: was gefragt wird, und wozu die Frage gehört.

## Set-up and chance.

ask-ship = Wähle ein Raumschiff
ask-android-ship = Wähle das Raumschiff der Androiden
ask-dealt =
    { KEY($player) ->
        [player-you] Welche Karte erhältst du?
       *[other] Welche Karte erhält { $player }?
    }
ask-keep = Behalte eine Karte aus dem Päckchen
ask-prepare =
    { $nth ->
        [first] Wähle die erste Karte für dein Modul
       *[second] Wähle die zweite Karte für dein Modul
    }
ask-starts = Wer beginnt?
ask-slot = Welche Karte liegt in Slot { $slot } { FORM($player, "module-genitive") }?
ask-top = Welche Karte liegt oben auf dem Nachziehstapel?
ask-top-colour = Welche Farbe liegt jetzt oben auf dem Nachziehstapel?

## A turn.

ask-action = Wähle eine Aktion
ask-move-in = Deine Karte ist höher. Einen Kolonisten { FORM($building, "in") } einziehen lassen?
ask-pay = { CAPITAL($step) }?
ask-effect-launch =
    { $left ->
        [one] Einen Kolonisten an Bord holen?
       *[other] Bis zu { $left } Kolonisten an Bord holen?
    }
ask-effect-land =
    { $place ->
        [here]
            { $left ->
                [one] Einen Kolonisten { FORM($building, "in") } landen lassen?
               *[other] Bis zu { $left } Kolonisten { FORM($building, "in") } landen lassen?
            }
       *[any]
            { $left ->
                [one] Einen Kolonisten in einem beliebigen Gebäude landen lassen?
               *[other] Einen Kolonisten in einem beliebigen Gebäude landen lassen? (noch { $left })
            }
    }
ask-effect-direct =
    { $left ->
        [one] Einen Kolonisten von der Erde direkt auf ★ landen lassen?
       *[other] Einen Kolonisten von der Erde direkt auf ★ landen lassen? (noch { $left })
    }
ask-effect-upgrade =
    { $place ->
        [here]
            { $left ->
                [one] Einen Kolonisten { FORM($building, "in") } auf ★★ aufsteigen lassen?
               *[other] Einen Kolonisten { FORM($building, "in") } auf ★★ aufsteigen lassen? (noch { $left })
            }
       *[any]
            { $left ->
                [one] Einen Kolonisten auf ★★ aufsteigen lassen?
               *[other] Einen Kolonisten auf ★★ aufsteigen lassen? (noch { $left })
            }
    }
ask-effect-downgrade =
    { $place ->
        [here]
            { $left ->
                [one] Einen fremden Kolonisten { FORM($building, "in") } absteigen lassen?
               *[other] Einen fremden Kolonisten { FORM($building, "in") } absteigen lassen? (noch { $left })
            }
       *[any]
            { $left ->
                [one] Einen fremden Kolonisten auf ★ absteigen lassen?
               *[other] Einen fremden Kolonisten auf ★ absteigen lassen? (noch { $left })
            }
    }
ask-effect-shift =
    { $left ->
        [one] Einen beliebigen Kolonisten auf- oder absteigen lassen?
       *[other] Einen beliebigen Kolonisten auf- oder absteigen lassen? (noch { $left })
    }
ask-effect-swap-spaces = Zwei Kolonisten verschiedener Besitzer auf ★ und ★★ die Felder tauschen lassen?
ask-effect-relocate =
    { $left ->
        [one] Einen deiner Kolonisten auf ★ eines anderen Gebäudes umziehen lassen?
       *[other] Einen deiner Kolonisten auf ★ eines anderen Gebäudes umziehen lassen? (noch { $left })
    }
ask-effect-evict = Einen fremden Kolonisten zurück auf sein Raumschiff schicken?
ask-effect-gain =
    { $left ->
        [one] 1 Energie erhalten?
       *[other] Bis zu { $left } Energie erhalten?
    }
ask-effect-drain =
    { $left ->
        [one] Jemandem 1 Energie entziehen?
       *[other] Jemandem bis zu { $left } Energie entziehen?
    }
ask-effect-draw =
    { $left ->
        [one] Eine Karte ziehen?
       *[other] Eine Karte ziehen? (noch { $left })
    }
ask-effect-peek =
    { $left ->
        [one] Eine fremde Modulkarte ansehen?
       *[other] Bis zu { $left } Modulkarten von jemand anderem ansehen?
    }
ask-effect-scrap = Eine Karte aus einem fremden Modul abwerfen?
ask-effect-trade = Mit jemandem eine Modulkarte tauschen?
ask-effect-cycle =
    { $left ->
        [one] Eine Karte von der Hand oder aus dem Modul unter den Nachziehstapel legen?
       *[other] Eine Karte von der Hand oder aus dem Modul unter den Nachziehstapel legen? (noch { $left })
    }
ask-effect-salvage = Die oberste Karte des Ablagestapels nehmen?
ask-effect-swap-cards = 2 Karten eines Gebäudestapels vertauschen?
ask-effect-flip = Die oberste Karte eines Gebäudestapels verdeckt umdrehen?
ask-effect-trigger = Eine Gebäudefähigkeit nutzen?
ask-peek-more = Noch eine Karte ansehen?
ask-swap-cards = Wähle zwei Karten { FORM($building, "at") } zum Vertauschen
ask-draw-prep = Ziehe eine der Modulkarten der Androiden
ask-discard = Wirf eine Karte von deiner Hand ab
ask-refill = Lege eine Karte von deiner Hand in dein Modul
ask-nothing = Nichts wird gefragt

## For the androids.

ask-upgrade =
    { $nth ->
        [first] Wähle das erste Upgrade, das den Androiden am meisten nützt
       *[next] Wähle das nächste Upgrade, das den Androiden am meisten nützt
    }
ask-landing = Wähle, wo eine Landung den Androiden am meisten nützt

## What the question belongs to.

trail-set-up = Aufbau
trail-hand-card = { $card } von der Hand
trail-connected = { $card } angebaut
trail-draft = Draft
trail-prep-module = Vorbereitungsmodul
trail-deal = Austeilen
trail-action = Aktion
trail-moving-in = Einzug
trail-hand-ability = Handfähigkeit
trail-prep-ability = Modulfähigkeit
trail-building = Fähigkeit { FORM($building, "genitive") }
trail-four-cards = 4-Karten-Regel
trail-discarding = Vom Nachziehstapel abwerfen
trail-refilling = Modul der Androiden auffüllen
trail-drawing = Karten ziehen
trail-looking = Ansehen

## Areas of a real table that are entered together.

area-hand = Deine Hand
    .card = Karte { $nth }
area-backs = Rückseiten: die Androiden und der Nachziehstapel
    .slot = Slot { $slot } des Moduls
    .top = oben auf dem Nachziehstapel
