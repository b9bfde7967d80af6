### Les titres des cartes, des cartes Apocalypse, des pouvoirs spéciaux et des succès.

## Monstres.

card-m01 = Chien rapiécé
card-m02 = Bébé gargouille
card-m03 = Rôdeur de la cave
card-m04 = Marcheur des marais
card-m05 = Golem de rouille
card-m06 = Guetteur aux cent yeux
card-m07 = Colosse des tombes
card-m08 = Chef de meute
card-m09 = Hydre
card-m10 = Ogre à deux têtes
card-m11 = Jumeau mimétique
card-m12 = Hurleur nocturne
card-m13 = Yéti du grenier
card-m14 = Kraken en cuve

## Potions.

card-p01 = Tonique maison
card-p02 = Breuvage de vigueur
card-p03 = Élixir de clairvoyance
card-p04 = Chance liquide
card-p05 = Sérum de croissance
card-p06 = Décoction de mémoire
card-p07 = Catalyseur
card-p08 = Philtre de hâte
card-p09 = Solvant universel
card-p10 = Chaudron sans fond
card-p11 = Fioles reliées
card-p12 = Essence d’aurore boréale
card-p13 = Sérum de vérité
card-p14 = Antigel

## Engins.

card-d01 = Bobine à étincelles
card-d02 = Main mécanique
card-d03 = Pompe à vide
card-d04 = Lentille spectrale
card-d05 = Alambic automatique
card-d06 = Machine à probabilités
card-d07 = Catapulte à sbires
card-d08 = Rayon rétrécissant
card-d09 = Grand planétaire
card-d10 = Conduit d’énergie
card-d11 = Chaîne de montage
card-d12 = Imprimante express
card-d13 = Mât de signalisation
card-d14 = Moteur perpétuel

## Cartes Apocalypse.

doomsday-dr1 = Pile à combustible
doomsday-dr2 = Parabole de visée
doomsday-dr3 = Dissipateur thermique
doomsday-dr4 = Batterie de condensateurs
doomsday-dr5 = Cœur de rubis
doomsday-dr6 = Réseau de miroirs
doomsday-dr7 = Circuit de refroidissement
doomsday-dr8 = Canon de focalisation
doomsday-dr9 = Chambre de tir
doomsday-wm1 = Baromètre
doomsday-wm2 = Girouettes
doomsday-wm3 = Ensemenceur de nuages
doomsday-wm4 = Pompe à glace
doomsday-wm5 = Cœur de tempête
doomsday-wm6 = Paratonnerre
doomsday-wm7 = Cuve sous pression
doomsday-wm8 = Canon à grêle
doomsday-wm9 = Bobine à jet-stream
doomsday-bu1 = Tuyau d’aspiration
doomsday-bu2 = Tambour de tri
doomsday-bu3 = Broyeur
doomsday-bu4 = Trémie à lianes
doomsday-bu5 = Moteur affamé
doomsday-bu6 = Bac d’égouttage
doomsday-bu7 = Brûleur d’archives
doomsday-bu8 = Tapis roulant
doomsday-bu9 = Cheminée d’échappement
doomsday-ms1 = Casque
doomsday-ms2 = Émetteur d’ondes
doomsday-ms3 = Bocal à souvenirs
doomsday-ms4 = Filtre antiparasite
doomsday-ms5 = Bobine corticale
doomsday-ms6 = Siphon à rêves
doomsday-ms7 = Marteau à réflexes
doomsday-ms8 = Pendule
doomsday-ms9 = Trône de contrôle

## Pouvoirs spéciaux.

special-luciana = Brasier
special-ivy = Siphon
special-victor = Emprise mentale
special-elias = Blizzard

## Succès.

achievement-a01 = Grosse tête
achievement-a02 = Démineur
achievement-a03 = Brise-glace
achievement-a04 = Gestionnaire de ressources
achievement-a05 = Réflexes d’enfer
achievement-a06 = Doubles ennuis
achievement-a07 = Triple menace
achievement-a08 = Maître des monstres
achievement-a09 = Prodige des potions
achievement-a10 = Mention engins
achievement-a11 = Sans le sou
achievement-a12 = Carton plein
