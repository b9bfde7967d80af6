### Pocket Mars : ce qui est demandé, et à quoi la question appartient.

## Set-up and chance.

ask-ship = Choisissez un vaisseau
ask-android-ship = Choisissez le vaisseau des androïdes
ask-dealt =
    { KEY($player) ->
        [player-you] Quelle carte recevez-vous ?
       *[other] Quelle carte reçoit { $player } ?
    }
ask-keep = Gardez une carte du paquet
ask-prepare =
    { $nth ->
        [first] Choisissez la première carte pour votre module
       *[second] Choisissez la seconde carte pour votre module
    }
ask-starts = Qui commence ?
ask-slot = Quelle carte est dans la case { $slot } { FORM($player, "module-of") } ?
ask-top = Quelle carte est sur le dessus de la pioche ?
ask-top-colour = Quelle couleur est maintenant sur le dessus de la pioche ?

## A turn.

ask-action = Choisissez une action
ask-move-in = Votre carte est plus haute. Installer un colon { FORM($building, "in") } ?
ask-pay = { CAPITAL($step) } ?
ask-effect-launch =
    { $left ->
        [one] Embarquer un colon ?
       *[other] Embarquer jusqu’à { $left } colons ?
    }
ask-effect-land =
    { $place ->
        [here]
            { $left ->
                [one] Débarquer un colon { FORM($building, "in") } ?
               *[other] Débarquer jusqu’à { $left } colons { FORM($building, "in") } ?
            }
       *[any]
            { $left ->
                [one] Débarquer un colon dans un bâtiment au choix ?
               *[other] Débarquer un colon dans un bâtiment au choix ? (encore { $left })
            }
    }
ask-effect-direct =
    { $left ->
        [one] Débarquer un colon directement de la Terre sur ★ ?
       *[other] Débarquer un colon directement de la Terre sur ★ ? (encore { $left })
    }
ask-effect-upgrade =
    { $place ->
        [here]
            { $left ->
                [one] Faire monter un colon sur ★★ { FORM($building, "in") } ?
               *[other] Faire monter un colon sur ★★ { FORM($building, "in") } ? (encore { $left })
            }
       *[any]
            { $left ->
                [one] Faire monter un colon sur ★★ ?
               *[other] Faire monter un colon sur ★★ ? (encore { $left })
            }
    }
ask-effect-downgrade =
    { $place ->
        [here]
            { $left ->
                [one] Faire descendre un colon adverse { FORM($building, "in") } ?
               *[other] Faire descendre un colon adverse { FORM($building, "in") } ? (encore { $left })
            }
       *[any]
            { $left ->
                [one] Faire descendre un colon adverse sur ★ ?
               *[other] Faire descendre un colon adverse sur ★ ? (encore { $left })
            }
    }
ask-effect-shift =
    { $left ->
        [one] Faire monter ou descendre un colon de n’importe qui ?
       *[other] Faire monter ou descendre un colon de n’importe qui ? (encore { $left })
    }
ask-effect-swap-spaces = Échanger deux colons de propriétaires différents sur ★ et ★★ ?
ask-effect-relocate =
    { $left ->
        [one] Transférer un de vos colons sur ★ d’un autre bâtiment ?
       *[other] Transférer un de vos colons sur ★ d’un autre bâtiment ? (encore { $left })
    }
ask-effect-evict = Expulser un colon adverse vers son vaisseau ?
ask-effect-gain =
    { $left ->
        [one] Gagner 1 en énergie ?
       *[other] Gagner jusqu’à { $left } en énergie ?
    }
ask-effect-drain =
    { $left ->
        [one] Faire perdre 1 en énergie à un adversaire ?
       *[other] Faire perdre jusqu’à { $left } en énergie à un adversaire ?
    }
ask-effect-draw =
    { $left ->
        [one] Piocher une carte ?
       *[other] Piocher une carte ? (encore { $left })
    }
ask-effect-peek =
    { $left ->
        [one] Regarder une carte du module d’un adversaire ?
       *[other] Regarder jusqu’à { $left } cartes du module d’un adversaire ?
    }
ask-effect-scrap = Défausser une carte du module d’un adversaire ?
ask-effect-trade = Échanger une carte de module avec un adversaire ?
ask-effect-cycle =
    { $left ->
        [one] Mettre une carte de la main ou du module sous la pioche ?
       *[other] Mettre une carte de la main ou du module sous la pioche ? (encore { $left })
    }
ask-effect-salvage = Récupérer la carte du dessus de la défausse ?
ask-effect-swap-cards = Échanger 2 cartes d’une pile ?
ask-effect-flip = Retourner face cachée la carte du dessus d’une pile ?
ask-effect-trigger = Utiliser la capacité d’un bâtiment ?
ask-peek-more = Regarder une autre carte ?
ask-swap-cards = Choisissez deux cartes { FORM($building, "of") } à échanger
ask-draw-prep = Piochez une carte du module des androïdes
ask-discard = Défaussez une carte de votre main
ask-refill = Placez une carte de votre main dans votre module
ask-nothing = Rien n’est demandé

## For the androids.

ask-upgrade =
    { $nth ->
        [first] Choisissez la première amélioration la plus utile aux androïdes
       *[next] Choisissez l’amélioration suivante la plus utile aux androïdes
    }
ask-landing = Choisissez le débarquement le plus utile aux androïdes

## What the question belongs to.

trail-set-up = Mise en place
trail-hand-card = { $card } de la main
trail-connected = { $card } : carte connectée
trail-draft = Draft
trail-prep-module = Module de préparation
trail-deal = Distribution
trail-action = Action
trail-moving-in = Installation
trail-hand-ability = Capacité de main
trail-prep-ability = Capacité de module
trail-building = Capacité { FORM($building, "of") }
trail-four-cards = Règle des 4 cartes
trail-discarding = Défausse de la pioche
trail-refilling = Compléter le module des androïdes
trail-drawing = Piocher
trail-looking = Regarder

## Areas of a real table that are entered together.

area-hand = Votre main
    .card = carte { $nth }
area-backs = Dos des cartes : les androïdes et la pioche
    .slot = case { $slot } du module de préparation
    .top = dessus de la pioche
