### Master of the Galaxy: questions, and where in a turn they are asked.

## Set-up.

ask-first-player = Qui commence ?
ask-home-cube = Quel cube décide du système d’origine du premier joueur ?
ask-home = Choisissez le coin de votre système d’origine.
ask-first-base = Quelle forme pour la première base ?
ask-species = Quelle espèce diriger ?
ask-first-swarm =
    { $corner ->
        [left] Quel essaim arrive au coin de gauche ?
       *[right] Quel essaim arrive au coin de droite ?
    }
ask-top = Quelle carte est sur le dessus de la pioche { FORM($pile, "deck") } ?

## A turn.

ask-draw =
    { $left ->
        [one] Quel cube est tiré ?
       *[other] Quel cube est tiré ? Encore { $left }.
    }
ask-allocate = Poser des cubes, ou terminer la phase 2 ?
ask-recall = Quel cube rappeler avec le noir ?
ask-aim = { $card } : quel système viser ?
ask-arrive = Quelle carte Weaver arrive ?
ask-project = Quel projet terminer d’abord ?
ask-dismiss =
    { KEY($pile) ->
        [pile-species] Une espèce de trop : laquelle abandonner ?
       *[other] Un { FORM($pile, "card") } de trop : lequel abandonner ?
    }
ask-nothing = Continuer ?

## Effects. $left is how many are still to come, this one included; 0 if nobody has begun.

ask-use = { CAPITAL($effect) } ?
ask-gain =
    { $left ->
        [0] Quel cube obtenir ?
        [one] Quel cube obtenir ?
       *[other] Quel cube obtenir ? Encore { $left }.
    }
ask-swap =
    { $left ->
        [0] Quel cube échanger ?
        [one] Quel cube échanger ?
       *[other] Quel cube échanger ? Encore { $left }.
    }
ask-swap-for = Quel cube prendre en échange ?
ask-pull =
    { $left ->
        [0] Quel cube du sac poser, et où ?
        [one] Quel cube du sac poser, et où ?
       *[other] Quel cube du sac poser, et où ? Encore { $left }.
    }
ask-steal =
    { $left ->
        [0] Quel cube voler ?
        [one] Quel cube voler ?
       *[other] Quel cube voler ? Encore { $left }.
    }
ask-conflict-to-repel = Dans quel conflit repousser des cubes ?
ask-repel = Quel cube repousser ?
ask-base = Où poser une base ?
ask-settle =
    { $left ->
        [0] Quelle planète coloniser ?
        [one] Quelle planète coloniser ?
       *[other] Quelle planète coloniser ? Encore { $left }.
    }
ask-close = Quel système fermer ?
ask-cancel = Quel conflit annuler ?
ask-skip = Qui passe son tour ?
ask-take-leader = Quel dirigeant prendre ?
ask-unravel = Quel cube des Weavers retirer ?

## The end of a conflict.

ask-winners-base = Quelle base poser sur { $system } ?
ask-spoils-lost =
    { $left ->
        [one] Quel cube perdre contre les Weavers ?
       *[other] Quel cube perdre contre les Weavers ? Encore { $left }.
    }
ask-spoils-taken =
    { $left ->
        [one] Quel cube prendre dans le sac { FORM($player, "of") } ?
       *[other] Quel cube prendre dans le sac { FORM($player, "of") } ? Encore { $left }.
    }
ask-leader-lost = Quel dirigeant perdre ?
ask-leader-taken = Quel dirigeant prendre ?

## Picks of cards.

ask-deck = Dans quelle pioche choisir une carte ?
ask-look = { CAPITAL(FORM($pile, "which")) } apparaît ensuite ?
ask-keep = { CAPITAL(FORM($pile, "which")) } garder ?
ask-under = Quelle carte va d’abord sous sa pioche ?

## Where in a turn a question is asked.

trail-round = Manche { $round }
trail-set-up = Mise en place
trail-skipped-turn = Tour passé
trail-turn =
    { KEY($player) ->
        [player-you] À vous de jouer
       *[other] Tour { FORM($player, "of") }
    }
trail-phase-2 = Phase 2
trail-feeding = Nourrir : symbole { $symbol }
trail-complete = Terminé : { $project }
trail-defeat = Défaite : { $card }
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
area-top = carte du dessus : { $pile }
area-pick =
    { KEY($player) ->
        [player-you] Cartes que vous voyez : { $pile }
       *[other] Cartes que voit { $player } : { $pile }
    }
area-card = carte { $nth }
