### Master of the Galaxy: questions, and where in a turn they are asked.

## Set-up.

ask-first-player = Qui commence ?
ask-home-cube = Quel cube décide du système d’origine du premier joueur ?
ask-home = Choisissez le coin de votre système d’origine.
ask-first-base = Quelle forme pour la première base ?
ask-species = Quelle espèce diriger ?
ask-first-swarm =
    { $corner ->
        [left] Quel essaim arrive au coin de gauche ?
       *[right] Quel essaim arrive au coin de droite ?
    }
ask-top = Quelle carte est au-dessus de la pioche ({ $pile }) ?

## A turn.

ask-draw =
    { $left ->
        [one] Quel cube est tiré ?
       *[other] Quel cube est tiré ? Encore { $left }.
    }
ask-allocate = Poser des cubes, ou terminer la phase 2 ?
ask-recall = Rappeler quel cube avec le noir ?
ask-aim = { $card } : viser quel système ?
ask-arrive = Quelle carte Weaver arrive ?
ask-project = Terminer quel projet d’abord ?
ask-dismiss = Une carte de trop ({ FORM($pile, "card") }) : laquelle abandonner ?
ask-nothing = Continuer ?

## Effects. $left is how many are still to come, this one included; 0 if nobody has begun.

ask-use = { CAPITAL($effect) } ?
ask-gain =
    { $left ->
        [0] Obtenir quel cube ?
        [one] Obtenir quel cube ?
       *[other] Obtenir quel cube ? Encore { $left }.
    }
ask-swap =
    { $left ->
        [0] Échanger quel cube ?
        [one] Échanger quel cube ?
       *[other] Échanger quel cube ? Encore { $left }.
    }
ask-swap-for = Prendre quel cube en échange ?
ask-pull =
    { $left ->
        [0] Poser quel cube du sac, et où ?
        [one] Poser quel cube du sac, et où ?
       *[other] Poser quel cube du sac, et où ? Encore { $left }.
    }
ask-steal =
    { $left ->
        [0] Voler quel cube ?
        [one] Voler quel cube ?
       *[other] Voler quel cube ? Encore { $left }.
    }
ask-conflict-to-repel = Repousser des cubes dans quel conflit ?
ask-repel = Repousser quel cube ?
ask-base = Poser une base où ?
ask-settle =
    { $left ->
        [0] Coloniser quelle planète ?
        [one] Coloniser quelle planète ?
       *[other] Coloniser quelle planète ? Encore { $left }.
    }
ask-close = Fermer quel système ?
ask-cancel = Annuler quel conflit ?
ask-skip = Qui passe son tour ?
ask-take-leader = Prendre quel chef ?
ask-unravel = Retirer quel cube des Weavers ?

## The end of a conflict.

ask-winners-base = Poser quelle base sur { $system } ?
ask-spoils-lost =
    { $left ->
        [one] Perdre quel cube contre les Weavers ?
       *[other] Perdre quel cube contre les Weavers ? Encore { $left }.
    }
ask-spoils-taken =
    { $left ->
        [one] Prendre quel cube du sac ({ $player }) ?
       *[other] Prendre quel cube du sac ({ $player }) ? Encore { $left }.
    }
ask-leader-lost = Perdre quel chef ?
ask-leader-taken = Prendre quel chef ?

## Picks of cards.

ask-deck = Choisir dans quelle pioche ?
ask-look = Quelle carte est vue ensuite ({ FORM($pile, "card") }) ?
ask-keep = Garder quelle carte ({ FORM($pile, "card") }) ?
ask-under = Quelle carte va d’abord sous sa pioche ?

## Where in a turn a question is asked.

trail-round = Manche { $round }
trail-set-up = Mise en place
trail-skipped-turn = Tour passé
trail-turn =
    { KEY($player) ->
        [player-you] À vous de jouer
       *[other] Tour : { $player }
    }
trail-phase-2 = Phase 2
trail-feeding = Nourrir : { $symbol }
trail-complete = Terminé : { $project }
trail-defeat = Défaite : { $card }
trail-pick = Choix de carte
trail-recall = Rappel
trail-limit = Limite de cartes

## Areas of a real table whose pieces are entered together.

area-board = Cartes sur le plateau
area-swarm =
    { $corner ->
        [left] essaim du coin de gauche
       *[right] essaim du coin de droite
    }
area-top = carte du dessus : { $pile }
area-pick =
    { KEY($player) ->
        [player-you] Cartes que vous voyez : { $pile }
       *[other] Cartes que voit { $player } : { $pile }
    }
area-card = carte { $nth }
