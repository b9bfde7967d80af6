### Pocket Mars : ce que font les cartes et les bâtiments.

## A whole ability.

ability-if = { $condition } : { $steps }
ability-then = { $first }, puis { $next }
ability-paid = payer { $pay } en énergie pour { $effect }

## Conditions, with "si".

condition-none-here = si vous n’avez aucun colon ici
condition-own-here =
    { $count ->
        [one] si vous avez un colon ici
       *[other] si vous avez { $count } colons ici
    }
condition-rival-here = si un adversaire a un colon ici
condition-ship-empty = si votre vaisseau est vide
condition-ship =
    { $count ->
        [one] si vous avez { $count } colon à bord de votre vaisseau
       *[other] si vous avez { $count } colons à bord de votre vaisseau
    }
condition-energy = si vous avez { $count } en énergie
condition-energy-top = si personne n’a plus d’énergie que vous
condition-hand-has = si vous avez { $colour } en main

## Effects.

effect-launch =
    { $units ->
        [one] embarquer { $units } colon
       *[other] embarquer { $units } colons
    }
effect-land =
    { $place ->
        [here]
            { $units ->
                [one] débarquer { $units } colon ici
               *[other] débarquer { $units } colons ici
            }
       *[any]
            { $units ->
                [one] débarquer { $units } colon dans un bâtiment au choix
               *[other] débarquer { $units } colons dans des bâtiments au choix
            }
    }
effect-direct =
    { $units ->
        [one] débarquer { $units } colon directement de la Terre sur un ★ au choix
       *[other] débarquer { $units } colons directement de la Terre sur des ★ au choix
    }
effect-upgrade =
    { $place ->
        [here]
            { $units ->
                [one] faire monter { $units } colon ici
               *[other] faire monter { $units } colons ici
            }
       *[any]
            { $units ->
                [one] faire monter { $units } colon au choix
               *[other] faire monter { $units } colons au choix
            }
    }
effect-downgrade =
    { $place ->
        [here]
            { $units ->
                [one] faire descendre { $units } colon adverse ici
               *[other] faire descendre { $units } colons adverses ici
            }
       *[any]
            { $units ->
                [one] faire descendre { $units } colon adverse au choix
               *[other] faire descendre { $units } colons adverses au choix
            }
    }
effect-shift =
    { $units ->
        [one] faire monter ou descendre { $units } colon de n’importe qui
       *[other] faire monter ou descendre { $units } colons de n’importe qui
    }
effect-swap-spaces = échanger un colon sur ★ et un colon d’un autre propriétaire sur ★★
effect-relocate =
    { $units ->
        [one] transférer { $units } de vos colons sur un autre ★
       *[other] transférer { $units } de vos colons sur un autre ★
    }
effect-evict = expulser 1 colon adverse de ★ vers son vaisseau
effect-gain = gagner { $units } en énergie
effect-drain = faire perdre { $units } en énergie à un adversaire
effect-draw =
    { $units ->
        [one] piocher { $units } carte
       *[other] piocher { $units } cartes
    }
effect-peek =
    { $units ->
        [one] regarder { $units } carte du module d’un adversaire
       *[other] regarder { $units } cartes du module d’un adversaire
    }
effect-scrap = défausser une carte du module d’un adversaire
effect-trade = échanger une carte de module avec un adversaire
effect-cycle =
    { $units ->
        [one] mettre { $units } carte de la main ou du module sous la pioche
       *[other] mettre { $units } cartes de la main ou du module sous la pioche
    }
effect-salvage = récupérer la carte du dessus de la défausse
effect-swap-cards = échanger 2 cartes d’une pile
effect-flip = retourner face cachée la carte du dessus d’une pile
effect-trigger = utiliser la capacité d’un bâtiment

## The same in short, to fit a card on the table.

brief-condition-none-here = Aucun ici
brief-condition-own-here = { $count } ici
brief-condition-rival-here = Adversaire ici
brief-condition-ship-empty = Vaisseau vide
brief-condition-ship = { $count } à bord
brief-condition-energy = À { $count } d’énergie ou plus
brief-condition-energy-top = Le plus d’énergie
brief-condition-hand-has = { CAPITAL($colour) } en main
brief-when = { $condition } : { $steps }
brief-paid = payer { $pay } : { $effect }
brief-effect-launch = embarquer { $units }
brief-effect-land =
    { $place ->
        [here] débarquer { $units } ici
       *[any] débarquer { $units } au choix
    }
brief-effect-direct = { $units } de la Terre sur ★ au choix
brief-effect-upgrade =
    { $place ->
        [here] faire monter { $units } ici
       *[any] faire monter { $units } au choix
    }
brief-effect-downgrade =
    { $place ->
        [here]
            { $units ->
                [one] faire descendre { $units } adversaire ici
               *[other] faire descendre { $units } adversaires ici
            }
       *[any]
            { $units ->
                [one] faire descendre { $units } adversaire au choix
               *[other] faire descendre { $units } adversaires au choix
            }
    }
brief-effect-shift = faire monter ou descendre { $units }
brief-effect-swap-spaces = échanger 1 sur ★ et 1 sur ★★
brief-effect-relocate = transférer { $units } sur un autre ★
brief-effect-evict = expulser 1 adversaire vers son vaisseau
brief-effect-gain = gagner { $units } en énergie
brief-effect-drain = un adversaire perd { $units } en énergie
brief-effect-draw =
    { $units ->
        [one] piocher { $units } carte
       *[other] piocher { $units } cartes
    }
brief-effect-peek =
    { $units ->
        [one] regarder { $units } carte du module d’un autre
       *[other] regarder { $units } cartes du module d’un autre
    }
brief-effect-scrap = défausser une carte du module d’un autre
brief-effect-trade = échanger une carte de module
brief-effect-cycle = { $units } sous la pioche
brief-effect-salvage =
    { $top ->
        [none] récupérer le dessus de la défausse
       *[other] récupérer { $top }
    }
brief-effect-swap-cards = échanger 2 cartes d’une pile
brief-effect-flip = retourner une carte du dessus face cachée
brief-effect-trigger = utiliser un bâtiment
