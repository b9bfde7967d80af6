### Pocket Mars : ce qui se passe. Ce que font les androïdes est dans androids.ftl.

## Set-up.

event-got-ship =
    { KEY($player) ->
        [player-you] Vous pilotez { $ship }.
        [player-androids] Les androïdes pilotent { $ship }.
       *[other] { $player } pilote { $ship }.
    }
event-dealt =
    { $packet ->
        [yes]
            { KEY($player) ->
                [player-you] Vous recevez { $card } dans le paquet.
               *[other] { $player } reçoit { $card } dans le paquet.
            }
       *[no]
            { KEY($player) ->
                [player-you] Vous recevez { $card }.
               *[other] { $player } reçoit { $card }.
            }
    }
event-kept =
    { KEY($player) ->
        [player-you] Vous gardez { $card }.
       *[other] { $player } garde { $card }.
    }
event-passed =
    { KEY($player) ->
        [player-you] Vous passez à { $to } : { $cards }.
       *[other] { $player } passe à { $to } : { $cards }.
    }
event-prepared =
    { KEY($player) ->
        [player-you] Vous placez { $card } dans la case { $slot } de votre module.
       *[other] { $player } place { $card } dans la case { $slot } de son module.
    }
event-starts =
    { KEY($player) ->
        [player-you] Vous commencez chaque manche.
       *[other] { $player } commence chaque manche.
    }
event-top-shown = La carte du dessus de la pioche est maintenant { FORM($colour, "feminine") }.

## A turn.

event-turn-began = { CAPITAL(FORM($player, "turn")) } commence.
event-hand-played =
    { KEY($player) ->
        [player-you] Vous jouez { $card } de votre main : « { $ability } ».
       *[other] { $player } joue { $card } de sa main : « { $ability } ».
    }
event-connected =
    { KEY($by) ->
        [player-you] Vous connectez { $card } de la case { $slot } { FORM($building, "at") } : { $compared }
       *[other] { $by } connecte { $card } de la case { $slot } { FORM($building, "at") } : { $compared }
    }
    .taken =
        { KEY($by) ->
            [player-you] Vous connectez { $card } de la case { $slot } { FORM($owner, "module-of") } { FORM($building, "at") } : { $compared }
           *[other] { $by } connecte { $card } de la case { $slot } { FORM($owner, "module-of") } { FORM($building, "at") } : { $compared }
        }

## What a connected card is compared with; the abilities that follow are reasons.

connected-beats =
    { $on ->
        [building] { $value } bat { $beneath }, la valeur du bâtiment.
        [down] { $value } bat { $beneath }, la valeur de la carte face cachée.
       *[card] { $value } bat { $beneath }, la valeur de la carte { $on }.
    }
connected-fails =
    { $on ->
        [building] { $value } ne bat pas { $beneath }, la valeur du bâtiment, donc personne ne s’installe.
        [down] { $value } ne bat pas { $beneath }, la valeur de la carte face cachée, donc personne ne s’installe.
       *[card] { $value } ne bat pas { $beneath }, la valeur de la carte { $on }, donc personne ne s’installe.
    }
connected-fails-anyway =
    { $on ->
        [building] { $value } ne bat pas { $beneath }, la valeur du bâtiment.
        [down] { $value } ne bat pas { $beneath }, la valeur de la carte face cachée.
       *[card] { $value } ne bat pas { $beneath }, la valeur de la carte { $on }.
    }
connected-prep = Sa capacité de module : « { $ability } ».
connected-prep-of = Sa capacité de module est pour { $player } : « { $ability } ».
connected-prep-of-androids = Personne n’utilise sa capacité de module.
connected-building = La capacité { FORM($building, "of") } : « { $ability } ».

## A turn goes on.

event-nobody-moves-in =
    { $why ->
        [foreign] Personne ne s’installe : la carte vient du module d’un autre joueur.
        [building] Personne ne s’installe : { FORM($building, "definite") } n’accueille pas de colons.
       *[ship] Personne ne s’installe : { FORM($player, "ship") } est vide.
    }
event-action-skipped =
    { KEY($player) ->
        [player-you] Vous n’avez aucune action autorisée.
       *[other] { $player } n’a aucune action autorisée.
    }

## Conditions, and steps that do nothing.

event-tested =
    { $holds ->
        [yes]
            { KEY($player) ->
                [player-you] La condition (« { $condition } ») est remplie{ $found }.
               *[other] La condition pour { $player } (« { $condition } ») est remplie{ $found }.
            }
       *[no]
            { KEY($player) ->
                [player-you] La condition (« { $condition } ») n’est pas remplie, donc rien ne se passe{ $found }.
               *[other] La condition pour { $player } (« { $condition } ») n’est pas remplie, donc rien ne se passe{ $found }.
            }
    }
found = {" "}: { $what }
found-here =
    { $count ->
        [0] aucun { FORM($player, "colonists-of") } n’est { FORM($building, "in") }
        [one] { $count } { FORM($player, "colonists-of") } est { FORM($building, "in") }
       *[other] { $count } { FORM($player, "colonists-of") } sont { FORM($building, "in") }
    }
found-androids-here =
    { $count ->
        [0] les androïdes n’en ont aucun { FORM($building, "in") }
       *[other] les androïdes en ont { $count } { FORM($building, "in") }
    }
found-others-here =
    { $count ->
        [0] aucun adversaire n’en a { FORM($building, "in") }
       *[other] un adversaire en a { $count } { FORM($building, "in") }
    }
found-ship =
    { $count ->
        [0] personne n’est à bord { FORM($player, "ship-of") }
        [one] { $count } est à bord { FORM($player, "ship-of") }
       *[other] { $count } sont à bord { FORM($player, "ship-of") }
    }
found-energy = { FORM($player, "energy") } est à { $count }
found-energy-androids = { FORM($player, "energy") } est à { $count }, celle des androïdes à { $others }
found-energy-others = { FORM($player, "energy") } est à { $count }, la plus haute des autres à { $others }
event-nothing-to-do =
    { $done ->
        [0] « { $what } » n’a pas lieu : { $why }.
       *[other] « { $what } » s’arrête après { $done } : { $why }.
    }
lack-price = cela coûte { $price }, et { FORM($player, "energy") } est à { $energy }
lack-earth = aucun { FORM($player, "colonists-of") } n’est sur Terre
lack-ship = { FORM($player, "ship") } est vide
lack-building = { FORM($building, "definite") } n’accueille pas de colons
lack-up =
    { $where ->
        [here] aucun { FORM($player, "colonists-of") } n’est sur ★ { FORM($building, "in") } avec de la place sur ★★
       *[any] aucun { FORM($player, "colonists-of") } n’est sur ★ d’un bâtiment avec de la place sur ★★
    }
lack-above =
    { $where ->
        [here]
            { $against ->
                [androids] aucun colon des androïdes n’est sur ★★ { FORM($building, "in") }
               *[others] aucun adversaire n’a de colon sur ★★ { FORM($building, "in") }
            }
       *[any]
            { $against ->
                [androids] aucun colon des androïdes n’est sur ★★
               *[others] aucun adversaire n’a de colon sur ★★
            }
    }
lack-mars = aucun colon n’est dans un bâtiment
lack-pair = aucun bâtiment n’a de colons de propriétaires différents sur ★ et sur ★★
lack-below = aucun { FORM($player, "colonists-of") } n’est sur ★
lack-other-below =
    { $against ->
        [androids] aucun colon des androïdes n’est sur ★
       *[others] aucun adversaire n’a de colon sur ★
    }
lack-top = { FORM($player, "energy") } est au maximum, { $energy }
lack-other-energy =
    { $against ->
        [androids] les androïdes n’ont pas d’énergie
       *[others] aucun adversaire n’a d’énergie
    }
lack-card = il n’y a plus de carte à piocher
lack-other-prep =
    { $against ->
        [androids] le module des androïdes est vide
       *[others] aucun autre module n’a de carte
    }
lack-own-prep = { FORM($player, "module") } est vide
lack-own-card = { FORM($player, "hand") } et { FORM($player, "module") } sont vides
lack-discard = la défausse est vide
lack-stack = aucune pile n’a 2 cartes
lack-face-up = aucune pile n’a de carte face visible sur le dessus

## Cards.

event-drew =
    { $from ->
        [deck]
            { KEY($player) ->
                [player-you] Vous piochez { $card }.
               *[other] { $player } pioche { $card }.
            }
       *[slot]
            { KEY($player) ->
                [player-you] Vous piochez { $card } de la case { $slot } du module des androïdes.
               *[other] { $player } pioche { $card } de la case { $slot } du module des androïdes.
            }
    }
event-draw-skipped =
    { KEY($player) ->
        [player-you] Vous ne piochez pas : il n’y a plus de carte.
       *[other] { $player } ne pioche pas : il n’y a plus de carte.
    }
event-module-not-full =
    { $cards ->
        [0] { CAPITAL(FORM($player, "module")) } reste vide : { FORM($player, "hand") } est vide.
       *[other] { CAPITAL(FORM($player, "module")) } reste à 1 carte : { FORM($player, "hand") } est vide.
    }
event-shuffled =
    { $covered ->
        [yes]
            { $cards ->
                [one] { $cards } carte recouverte est mélangée pour former une nouvelle pioche.
               *[other] { $cards } cartes recouvertes sont mélangées pour former une nouvelle pioche.
            }
       *[no]
            { $cards ->
                [one] { $cards } carte de la défausse est mélangée pour former une nouvelle pioche.
               *[other] { $cards } cartes de la défausse sont mélangées pour former une nouvelle pioche.
            }
    }
event-discarded =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Vous défaussez { $card } de votre main.
               *[other] { $player } défausse { $card } de sa main.
            }
        [slot]
            { KEY($player) ->
                [player-you] Vous défaussez { $card } de la case { $slot }.
               *[other] { $player } défausse { $card } de la case { $slot }.
            }
       *[none]
            { KEY($player) ->
                [player-you] Vous défaussez { $card }.
               *[other] { $player } défausse { $card }.
            }
    }
event-milled = Carte défaussée de la pioche : { $card }.
event-looked =
    { $seen ->
        [yes]
            { KEY($player) ->
                [player-you] Vous regardez la case { $slot } { FORM($owner, "module-of") } : { $card }.
               *[other] { $player } regarde la case { $slot } { FORM($owner, "module-of") } : { $card }.
            }
       *[no]
            { KEY($player) ->
                [player-you] Vous regardez la case { $slot } { FORM($owner, "module-of") }.
               *[other] { $player } regarde la case { $slot } { FORM($owner, "module-of") }.
            }
    }
event-nothing-more-to-see = { CAPITAL(FORM($owner, "module")) } n’a pas d’autre carte à regarder.
event-scrapped =
    { KEY($player) ->
        [player-you] Vous défaussez { $card } { FORM($owner, "module-of") }.
       *[other] { $player } défausse { $card } { FORM($owner, "module-of") }.
    }
event-traded =
    { KEY($player) ->
        [player-you] Vous échangez { $given } de la case { $own } contre { $taken } de la case { $slot } { FORM($owner, "module-of") }.
       *[other] { $player } échange { $given } de la case { $own } contre { $taken } de la case { $slot } { FORM($owner, "module-of") }.
    }
event-cycled =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Vous mettez { $card } de votre main sous la pioche.
               *[other] { $player } met { $card } de sa main sous la pioche.
            }
        [slot]
            { KEY($player) ->
                [player-you] Vous mettez { $card } de la case { $slot } sous la pioche.
               *[other] { $player } met { $card } de la case { $slot } sous la pioche.
            }
       *[none]
            { KEY($player) ->
                [player-you] Vous mettez { $card } sous la pioche.
               *[other] { $player } met { $card } sous la pioche.
            }
    }
event-salvaged =
    { KEY($player) ->
        [player-you] Vous récupérez { $card } de la défausse.
       *[other] { $player } récupère { $card } de la défausse.
    }
event-swapped-cards =
    { KEY($player) ->
        [player-you] Vous échangez les cartes { $low } et { $high } de la pile { FORM($building, "of") }, comptées à partir du bas.
       *[other] { $player } échange les cartes { $low } et { $high } de la pile { FORM($building, "of") }, comptées à partir du bas.
    }
event-flipped =
    { KEY($player) ->
        [player-you] Vous retournez { $card } face cachée { FORM($building, "in") } : elle vaut maintenant 0.
       *[other] { $player } retourne { $card } face cachée { FORM($building, "in") } : elle vaut maintenant 0.
    }
event-triggered =
    { KEY($player) ->
        [player-you] Vous utilisez la capacité { FORM($building, "of") }.
       *[other] { $player } utilise la capacité { FORM($building, "of") }.
    }
event-refilled = { CAPITAL($card) } passe de la pioche à la case { $slot } du module des androïdes.
