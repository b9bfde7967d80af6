### Ce qui est compté : les chiffres à côté d’un choix, et ce sur quoi un conseil se fonde.

## Les chiffres d’un joueur.

figure-cp = PC
figure-secured = PC si l’on comptait maintenant
figure-goals = Objectifs atteints
figure-bots = Robots
figure-parts = Pièces de machine
figure-chemicals = Produits chimiques
figure-tiles = Tuiles Atelier
figure-papers = Articles publiés
figure-awards = Récompenses
figure-vouchers = { FORM($voucher, "many") }
figure-target = la valeur cible
figure-other = { KEY($player) ->
        [you] vos PC
       *[other] PC { FORM($player, "own") }
    } si l’on comptait maintenant

## Ce qu’un conseil compte, par nom.

feature-cp = vos PC
feature-target = la valeur cible
feature-cards = Rapports de sécurité restants
feature-investments = vos tuiles Investissement
feature-unused = vos tuiles Subvention non utilisées
feature-all-vouchers = vos bons
feature-bots = robots dans votre Atelier
feature-all-parts = pièces de machine dans votre Atelier
feature-all-chemicals = produits chimiques dans votre Atelier
feature-tiles = vos tuiles Atelier
feature-built = robots sortis de votre Chaîne de montage
feature-sections = sections ouvertes de votre Chaîne de montage
feature-deck = tuiles de la pioche Expérience
feature-tokens = vos jetons Recherche, Récompense et Citation
feature-held = jetons sur votre case d’attente
feature-singles = rangées de votre Bureau avec un jeton
feature-pairs = rangées de votre Bureau avec deux jetons
feature-complete = rangées complètes de votre Bureau non publiées
feature-papers = vos articles publiés
feature-gone = vos articles qui ont donné une Percée
feature-ready = vos articles qui peuvent donner une Percée
feature-awards = vos récompenses
feature-nobel = le prix Nobel
feature-goals-met = vos objectifs atteints
feature-goals-set = vos objectifs posés
feature-funding = case de votre marqueur de Financement { FORM($area, "of") }
feature-goal = objectif { $goal }
feature-subsidy = tuile Subvention { $tile } ({ $benefit })
feature-vouchers = vos { FORM($voucher, "many") }
feature-parts = pièces { FORM($colour, "fpl") } dans votre Atelier
feature-chemicals = { $chemical } dans votre Atelier
feature-own-bots = vos robots { FORM($machine, "on") }
feature-their-bots = robots des Saboteurs { FORM($machine, "on") }
feature-branch = robots dans la branche { $weather } { FORM($machine, "of") }
feature-research = { $token } restant sur le plateau
feature-supply = { $chemical } au Dépôt
feature-lock = le jeton Verrou de la météo { $weather }
feature-locks = jetons Verrou sur le plateau
feature-no-storms = météos sans tuile Météo extrême
feature-storms = tuiles Météo extrême de niveau { $level }
feature-storm-level = niveau de la tuile Météo extrême { $weather }
feature-storm-markers = marqueurs sur la tuile Météo extrême { $weather }
feature-their-chemical = { $chemical } dans la Cachette
feature-their-chemicals = produits chimiques dans la Cachette
feature-their-colour = jetons Recherche { FORM($colour, "pl") } dans la Cachette
feature-their-tokens = jetons Recherche dans la Cachette
feature-their-awards = récompenses dans la Cachette

## Où cela en est.

stands-nobel = { $taken ->
        [yes] à vous
       *[no] sur le plateau
    }
stands-goal = { $goal ->
        [none] pas posé
        [met] atteint
       *[set] posé, pas encore atteint
    }
stands-subsidy = { $subsidy ->
        [none] pas à vous
        [used] utilisée
       *[own] à vous
    }
stands-branch = { $bots ->
        [none] aucun
        [others] { $count }, aucun à vous
        [all] { $count }, à vous
       *[some] { $count }, dont { $own } à vous
    }
stands-lock = { $there ->
        [yes] sur sa case
       *[no] retiré
    }
