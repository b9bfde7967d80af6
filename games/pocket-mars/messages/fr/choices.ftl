### Pocket Mars : les choix. Un choix est son libellé ; ses attributs sont un libellé plus court, ce qu’il apporte et le titre de son groupe.

## Chance.

choice-deal = { $card }
    .group = La carte distribuée
choice-start =
    { KEY($player) ->
        [player-you] Vous commencez
       *[other] { CAPITAL($player) } commence
    }
choice-reveal = { $card }
    .group = La carte révélée
choice-top = { CAPITAL($colour) }
    .group = Dessus de la pioche

## Set-up.

choice-ship = { $ship } ({ $colour })
    .detail = seule la couleur change
    .group = Vaisseaux
choice-keep = { $card }
    .detail = main : { $hand } ; module : { $prep }
    .group = Garder
choice-prepare = { $card }
    .detail = Module : { $prep }
    .group = Dans le module

## Actions.

choice-play-hand = { $card }
    .detail = { $hand }
    .group = Jouer de votre main
choice-play-prep = { $card }
    .detail = { $compared } ; { $prep } ; puis { $ability }
    .group = Jouer de votre module
choice-take =
    { KEY($player) ->
        [player-androids] Jouer { $held } des androïdes, case { $slot }
       *[other] Jouer { $held } de { $player }, case { $slot }
    }
    .short =
        { KEY($player) ->
            [player-androids] { CAPITAL($held) }, case { $slot }
           *[other] { CAPITAL($held) } de { $player }, case { $slot }
        }
    .detail =
        { $moves ->
            [empty] révèle la carte ; personne à bord pour s’installer ; puis { $ability }
            [may] révèle la carte ; si elle bat { $beaten }, un colon peut s’installer ; puis { $ability }
            [empty-owner] révèle la carte ; personne à bord pour s’installer ; son propriétaire peut utiliser la capacité de module ; puis { $ability }
            [may-owner] révèle la carte ; si elle bat { $beaten }, un colon peut s’installer ; son propriétaire peut utiliser la capacité de module ; puis { $ability }
            [owner] révèle la carte ; son propriétaire peut utiliser la capacité de module ; puis { $ability }
           *[never] révèle la carte ; puis { $ability }
        }
    .group =
        { KEY($player) ->
            [player-androids] Jouer du module des androïdes
           *[other] Jouer du module d’un autre joueur
        }
choice-launch = Embarquer un colon
    .detail = Terre { $earth } → { $earth-after }, vaisseau { $ship } → { $ship-after }
    .group = Autres actions
choice-launch-discarding = Embarquer un colon et défausser { $held } des androïdes, case { $slot }
    .short = Embarquer, défausser { $held }, case { $slot }
    .detail = Terre { $earth } → { $earth-after }, vaisseau { $ship } → { $ship-after } ; révèle la carte
    .group = Autres actions
choice-energy = { $card }
    .detail = énergie { $energy } → { $after }
    .group = Défausser pour de l’énergie

## Steps of an ability.

choice-move-in = Installer un colon
    .detail = vaisseau { $ship } → { $ship-after }
    .then = installer un colon
choice-pay = Payer { $price } en énergie
    .detail = énergie { $energy } → { $after }
    .then = payer { $price } en énergie
choice-count =
    { $effect ->
        [launch] Embarquer { $count }
        [gain] Gagner { $count } en énergie
        [land] Débarquer { $count }
       *[other] { $count }
    }
    .detail = { $changes }
    .then =
        { $effect ->
            [launch] embarquer { $count }
            [gain] gagner { $count } en énergie
            [land] débarquer { $count }
           *[other] { $count }
        }
choice-land = { $building }
    .group = Débarquer sur ★
choice-direct = { $building }
    .group = De la Terre sur ★
choice-upgrade = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = De ★ à ★★
choice-downgrade = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = De ★★ à ★
choice-swap-spaces = { $building } : { FORM($first, "one") } monte, { FORM($second, "one") } descend
    .group = Échanger ★ et ★★
choice-relocate = { $from } → { $to }
    .group = De ★ à un autre ★
choice-evict = { CAPITAL(FORM($player, "one")) } { FORM($building, "in") }
    .group = Retour au vaisseau
choice-drain = { CAPITAL(FORM($player, "energy")) } : { $count } de moins
    .detail = énergie { $energy } → { $after }
    .group = Faire perdre de l’énergie
choice-draw = Piocher une carte
    .detail = vous montre la carte du dessus de la pioche
choice-draw-slot = { CAPITAL($held) }, case { $slot }
    .detail =
        { $left ->
            [none] ne leur laisse rien : les androïdes complètent seulement leur module
           *[other] leur laisse la carte { FORM($left, "feminine") } ; ils utiliseraient : { $power }
        }
    .group = Piocher chez les androïdes
choice-peek = { CAPITAL($player) }, case { $slot } : { $held }
    .detail = ne la montre qu’à vous
    .group = Regarder
choice-scrap = { CAPITAL($player) }, case { $slot } : { $held }
    .detail = révèle la carte
    .group = Défausser
choice-trade = { CAPITAL($given) } contre { $held } { FORM($player, "whose") }, case { $slot }
    .group = Échanger
choice-cycle = { $card }
    .group = Sous la pioche
choice-salvage = Récupérer { $card }
choice-flip = { $building }
    .detail = valeur { $value } → 0
    .group = Retourner face cachée
choice-stack = { $building }
    .group = Quelle pile
choice-swap-cards = { $low-card } et { $high-card }
    .group = Échanger
choice-trigger = { $building }
    .detail = { $ability }
    .group = Utiliser la capacité d’un bâtiment
choice-discard = { $card }
    .group = Défausser
choice-skip =
    { $what ->
        [aboard] Rester à bord
        [stop] S’arrêter là
       *[skip] Ne pas le faire
    }

## What they bring.

compared-lands = { $value } bat { $beneath }, donc un colon peut s’installer
compared-empty = { $value } bat { $beneath }, mais personne n’est à bord pour s’installer
compared-beats = { $value } bat { $beneath }
compared-fails = { $value } ne bat pas { $beneath }
change-earth = Terre { $from } → { $to }
change-ship = vaisseau { $from } → { $to }
change-energy = énergie { $from } → { $to }
stack-card =
    { $card ->
        [none] { $nth }
        [down] { $nth } (face cachée)
       *[other] { $nth } ({ $card })
    }

## What others may know of a choice.

hidden-deal = Distribuer { $card }
hidden-reveal = Révéler { $card }
hidden-keep = Garder une carte
hidden-prepare = Placer { $card } dans le module
hidden-cycle = Mettre { $card } sous la pioche
hidden-trade = Échanger la case { $own } contre la case { $slot } { FORM($player, "whose") }
hidden-peek = Regarder la case { $slot } { FORM($player, "whose") }

## Places of the table.

place-level-1 = { $building } ★
place-level-2 = { $building } ★★
place-colonists = Colons { FORM($player, "whose") } : { $level }
place-stack = { $building } : carte { $nth }
place-slot = Module { FORM($player, "whose") }, case { $slot }
place-energy = Énergie { FORM($player, "whose") }
place-earth = Colons { FORM($player, "whose") } sur Terre
place-ship = Vaisseau { FORM($player, "whose") }
place-deck = La pioche
place-discard = La défausse
