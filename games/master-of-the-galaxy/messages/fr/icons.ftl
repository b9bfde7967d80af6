# What the icons of Master of the Galaxy are called and mean in French; icons.toml has the English.

icon-cube = Se pose sur les cases et planètes de sa couleur. Votre sac contient les vôtres ; à chaque tour, vous en tirez une main.
    .mg-cube-R = cube rouge
    .mg-cube-B = cube bleu
    .mg-cube-Y = cube jaune
    .mg-cube-W = cube blanc
    .mg-cube-K = cube noir

icon-colour = La couleur d’un système ou d’une planète. Un cube de cette couleur colonise la planète.
    .mg-glyph-R = rouge
    .mg-glyph-B = bleu
    .mg-glyph-Y = jaune
    .mg-glyph-W = blanc
    .mg-glyph-K = noir

icon-slot = Reçoit un cube de cette couleur.
    .mg-slot-R = case rouge
    .mg-slot-B = case bleue
    .mg-slot-Y = case jaune
    .mg-slot-W = case blanche
    .mg-slot-K = case noire
    .mg-slot-any = case toutes couleurs

icon-symbol = Cinq semblables font gagner. Ils nourrissent aussi les essaims.
    .mg-shield-military = symbole militaire
    .mg-shield-economic = symbole économique
    .mg-shield-industrial = symbole industriel
    .mg-shield-scientific = symbole scientifique
    .mg-shield-political = symbole politique

icon-base = Les bases contrôlent un système, jamais deux de même forme. Neuf sur le plateau font gagner.
    .mg-base-factory = usine, une base
    .mg-base-pyramid = pyramide, une base
    .mg-base-globe = globe, une base

icon-swarm = Un essaim des Weavers. Il vise un voisin et grandit avec les cubes que vous tirez.
    .mg-swarm-w1 = Silk
    .mg-swarm-w2 = Thorn
    .mg-swarm-w3 = Veil
    .mg-swarm-w4 = Loom
    .mg-swarm-w5 = Shroud

icon-proliferation = Avance quand deux cubes d’une couleur sont tirés. Pleine, elle amène un second essaim.
    .mg-work-P = prolifération

icon-morphing = Avance quand exactement un cube de sa couleur est tiré. Pleine, un autre essaim prend la place.
    .mg-work-M = métamorphose

icon-engulfment = Avance dans tous les autres cas. Plein, l’essaim envahit sa cible et laisse un trou noir.
    .mg-work-E = engloutissement

icon-hole = Un système perdu pour toujours. Neuf font perdre la partie.
    .mg-hole = trou noir

icon-pile = Une pioche et ses cartes. Un choix prend une carte visible.
    .mg-pile-species = espèce
    .mg-pile-leader = dirigeant
    .mg-pile-conflict = carte conflit
    .mg-pile-government = gouvernement
    .mg-pile-commerce = développement Commerce
    .mg-pile-expansion = développement Expansion
    .mg-pile-progress = développement Progrès

icon-start = Un système de départ, l’origine d’un joueur. En contrôler deux fait gagner.
    .mg-house = système d’origine ; de départ

icon-bag = Vos cubes. À chaque tour, trois tirés au hasard forment votre main.
    .mg-bag = sac

icon-fight = Un conflit : le premier côté rempli gagne le système.
    .mg-fight = conflit

icon-skip = Le prochain tour est sauté.
    .mg-skip = tour sauté

icon-corner = Un quart de la carte des étoiles.
    .mg-corner-0 = nord-ouest
    .mg-corner-1 = nord-est
    .mg-corner-2 = sud-ouest
    .mg-corner-3 = sud-est

icon-player = Le signe d’un joueur, sur tout ce qui est à lui.
    .mg-crest-1 = signe du premier joueur
    .mg-crest-2 = signe du deuxième joueur
    .mg-crest-3 = signe du troisième joueur
    .mg-crest-4 = signe du quatrième joueur

icon-end = La fin de la partie, ou ce qui l’amène.
    .i-flag = fin
