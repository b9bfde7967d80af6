### Avantages, coûts et conditions, en détail et en noms courts.

## Les gains comme quelque chose à faire ; `.noun` est la chose seule.

gain-voucher = gagner { $vouchers }
    .noun = { $count ->
            [1] { $voucher }
           *[other] { $vouchers }
        }
gain-any-voucher = gagner { $vouchers }
    .noun = { $count ->
            [1] bon au choix
           *[other] { $vouchers }
        }
gain-part = prendre { $count ->
        [1] une pièce de machine
       *[other] { $count } pièces de machine
    }
    .noun = { $count ->
            [1] pièce de machine
           *[other] { $count } pièces de machine
        }
gain-chemical = prendre { $count ->
        [1] un produit chimique
       *[other] { $count } produits chimiques
    } au Dépôt
    .noun = { $count ->
            [1] produit chimique
           *[other] { $count } produits chimiques
        }
gain-bot = construire un robot
    .noun = robot
gain-workshop = agrandir l’Atelier
    .noun = tuile Atelier
gain-fund = avancer sur la piste de Financement { FORM($area, "of") }
    .noun = Financement { FORM($area, "of") }
gain-any-fund = avancer sur une piste de Financement au choix
    .noun = Financement au choix
gain-investment = prendre une tuile Investissement
    .noun = tuile Investissement
gain-cp = marquer { $count } PC
    .noun = { $count } PC
gain-end-cp = marquer { $count } PC de fin de partie
    .noun = { $count } PC de fin de partie
gain-sell = vendre une pièce
gain-secure = obtenir une tuile Subvention
gain-experiment = participer à une expérience
gain-publish = publier un article
gain-research = rechercher
gain-breakthrough = réaliser une Percée
gain-free-experiment = participer à une expérience sans produit chimique
gain-nothing = rien
gain-either = { $one }, ou { $other }
    .noun = { $one } ou { $other }

## Les coûts.

cost-free = rien
cost-item = 1 produit chimique ou 1 pièce de machine au choix

## Les conditions des objectifs ; `.noun` est plus court.

condition-nobel = le prix Nobel
condition-sections = les { $count } premières sections de la Chaîne de montage ouvertes
    .noun = { $count }+ { $measure }
condition-space = { $measure } sur la case { $count } ou au-delà
    .noun = { $measure } à { $count }+
condition-least = au moins { $count } { $measure }
    .noun = { $count }+ { $measure }
condition-most = au plus { $count } { $measure }
condition-furthest = personne plus loin sur la piste de Financement { FORM($area, "of") }
    .noun = le plus loin en Financement { FORM($area, "of") }
condition-majority = majorité, égalités comprises : { $measure }
    .noun = majorité : { $measure }

## Ce que mesurent les conditions.

measure-bots = { KEY($area) ->
        [area-rnd] robots en R&D
        [area-lab] robots sur la Machine météorologique
       *[other] robots sur la Machine du Gouvernement
    }
measure-branches = branches { FORM($area, "of") } avec un robot
measure-funding = le marqueur de Financement { FORM($area, "of") }
    .noun = Financement { FORM($area, "of") }
measure-tokens = jetons Recherche { FORM($colour, "pl") } dans le Bureau
measure-papers = articles publiés
measure-paper-weathers = météos d’articles publiés
measure-citations = jetons Citation dans le Bureau
measure-rows = rangées du Bureau complètes
measure-awards = récompenses
measure-subsidies = tuiles Subvention
measure-workshop-tiles = tuiles Atelier
measure-part-colours = couleurs de pièces dans l’Atelier
measure-bots-built = robots sortis de la Chaîne de montage
measure-science = bons de Science
measure-vouchers = bons
measure-cp = PC
measure-nobel = prix Nobel
measure-goals-met = objectifs atteints
measure-bots-on-board = robots sur le plateau
measure-sections = sections ouvertes de la Chaîne de montage
measure-lowest-funding = le marqueur de Financement le moins avancé
measure-highest-funding = le marqueur de Financement le plus avancé
