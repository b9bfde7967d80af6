### Pocket Mars : la première partie ; guide.toml contient l’anglais.

guide = Une partie entière de neuf manches contre les androïdes, avec une raison pour chaque choix.
    .title = Première partie

guide-1 =
    Les androïdes et vous avez chacun sept colons. Sur Terre, un colon ne vaut rien, sur le vaisseau
    1 point, sur ★ d’un bâtiment 2, sur ★★ 4. Vous gagnez si vous avez plus de points que les
    androïdes.

    Une carte s’utilise de deux façons, depuis la main ou depuis le module, et c’est seulement depuis
    le module qu’elle se connecte au bâtiment de sa couleur. Placez-y deux de vos quatre cartes :
    Siphon et Démolition, qui embarquent toutes deux un colon.
    .title = Sept colons

guide-2 =
    À chaque manche, vous faites une action ; viennent ensuite la Panne système et les androïdes,
    comme le montre la ligne au-dessus du plateau.

    Connectez Siphon au bâtiment bleu, l’Aqualab. Son 5 bat le 3 qui s’y trouve (« pour s’installer
    4–7 ») : un colon de votre vaisseau s’installe donc sur ★. La prochaine carte bleue devra battre
    le 5.
    .title = Manche 1 : connecter une carte

guide-3 =
    D’abord la carte fait ce qui est écrit à côté de « Module », puis vient la capacité du bâtiment.
    Siphon demande un colon ici. Il vient de s’en installer un : embarquez donc le suivant depuis la
    Terre.

    L’Aqualab met une carte sous la pioche : laissez partir Banque de graines, il vous manque
    l’énergie pour elle. Il vous manquera alors deux cartes à la fin de votre tour, et vous en
    piocherez deux.
    .title = Deux capacités suivent

guide-4 =
    Vous piochez toujours pour revenir à quatre cartes, et vous piochez dans le module des androïdes.
    De ces cartes, vous ne voyez que la couleur.

    Ce que vous y laissez décide de ce que font les androïdes. Avec deux cartes, ils ne font rien ;
    avec une, ils agissent selon sa couleur ; sans carte, ils complètent seulement leur module. Cette
    fois, vous prenez les deux.
    .title = Piocher chez les androïdes

guide-5 =
    Complétez votre module à deux cartes. De là, Rotation des cultures peut débarquer un colon.

    Votre tour est alors fini. La Panne système défausse maintenant 2 cartes de la pioche, et cela à
    chaque manche : la pioche est l’horloge de la partie. Les androïdes n’ont plus de carte et
    complètent seulement leur module.
    .title = Panne système

guide-6 =
    Sous chaque carte des androïdes est indiqué combien de points elle leur rapporte si c’est elle qui
    reste : +3 pour la verte, +1 pour la noire.

    Jouez la verte. Une carte de leur module se joue comme l’une des vôtres ; seule sa capacité de
    module n’est pas utilisée. Vous en découvrez la valeur quand elle est révélée : à partir de 4, un
    de vos colons s’installe.
    .title = Manche 2 : une carte des androïdes

guide-7 =
    C’est Terrarium, un 6 : installez-vous. La Serre fait monter ou descendre n’importe quel colon
    entre ★ et ★★ de son bâtiment. Faites monter le vôtre dans l’Aqualab : il vaut désormais 4 points,
    et comme ★★ n’a qu’une place, personne d’autre n’y viendra.

    La noire reste. Le bâtiment noir n’accueille pas de colons, mais la capacité que les androïdes y
    ont, Calculs, en débarque un là où il leur rapporte le plus. Dépliez « pourquoi ? » pour voir
    comment ils comptent.
    .title = Monter sur ★★

guide-8 =
    Personne n’est à bord, et le 4 de Rotation des cultures ne bat pas le 6 de la Serre. Défaussez
    cette carte pour 2 d’énergie.

    L’énergie paie les capacités les plus fortes. À la fin, le plus d’énergie rapporte aussi des
    points : 1 pour vous, 2 pour les androïdes, et les deux en cas d’égalité.
    .title = Manche 3 : l’énergie

guide-9 =
    L’orange vaut +3 pour les androïdes : un colon débarque dans la Banque d’énergie, et Surtension
    fait monter leur énergie à 3, autant que la vôtre. La noire vaut +1.

    Piochez donc la carte orange et laissez la noire.
    .title = Quelle carte laissez-vous ?

guide-10 =
    Placez Ferme solaire dans le module : son 5 suffira pour la Banque d’énergie, où rien n’est encore
    connecté. Biodôme reste en main jusqu’à ce que vous sachiez où il vous faut son 7.

    Ensuite, Calculs débarque un deuxième androïde, de nouveau dans la Serre.
    .title = Des cartes pour plus tard

guide-11 =
    L’Habitat est le bâtiment qui débarque des colons. Connectez-y Démolition : comme votre vaisseau
    est vide, elle embarque un colon, et l’Habitat le débarque où vous voulez.

    Choisissez le Centre de communication. Un colon dans chacun des quatre bâtiments à colons rapporte
    2 points à la fin, et il ne manque alors que la Banque d’énergie.
    .title = Manche 4 : débarquer où vous voulez

guide-12 =
    S’il reste la violette, un colon débarque dans le Centre de communication, et la Campagne de
    recrutement en embarque un depuis la Terre : +2. La noire vaut +1.

    Piochez donc la carte violette.
    .title = Violette ou noire

guide-13 =
    Pour 3 d’énergie, Grue volante débarque deux colons directement de la Terre sur ★, et 3, c’est ce
    que vous avez. C’est sa capacité de main : gardez-la en main.

    Placez Biodôme dans le module : seul un 7 bat le 6 de la Serre. Après votre tour, c’est de nouveau
    Calculs.
    .title = Une carte forte en main

guide-14 =
    Une carte jouée de la main fait ce qui est écrit à côté de « Main », puis elle est défaussée. Rien
    n’est comparé, aucun bâtiment n’est utilisé. Payez les 3 d’énergie de Grue volante : elle rapporte
    4 points d’un coup.

    Un colon va dans la Banque d’énergie, le dernier des quatre bâtiments. L’autre rejoint celui de la
    Serre : quatre colons dans un bâtiment rapportent aussi des points, 3 à vous et 5 aux androïdes.
    .title = Manche 5 : jouer de la main

guide-15 =
    Regardez le +6 sous la carte noire : Calculs débarquerait le quatrième androïde dans la Serre.
    Piochez la noire.

    La violette reste. Un des leurs débarque dans le Centre de communication, et la Campagne de
    recrutement en embarque un.
    .title = Trois dans la Serre

guide-16 =
    Avec Biodôme, un colon peut s’installer, mais personne n’est à bord. Embarquez-en un depuis la
    Terre. Cette action défausse aussi une carte des androïdes, à votre choix, et aucune des vôtres.

    Défaussez la violette, qui vaut +2. La bleue reste : un des leurs débarque dans l’Aqualab, et
    Étincelle défausse encore 2 cartes de la pioche.
    .title = Manche 6 : embarquer

guide-17 =
    Le 7 de Biodôme bat Terrarium, et rien ne bat un 7 : plus personne ne s’installera ici grâce à une
    carte plus haute. Sa capacité de module coûte 1 d’énergie que vous n’avez pas : elle est sans
    effet.

    Avec la Serre, faites-y monter un des vôtres sur ★★, avant qu’un androïde ne prenne la place.
    .title = Manche 7 : une carte haute

guide-18 =
    La noire vaut encore +6, la bleue seulement +1. Piochez la noire.

    La bleue envoie le prochain androïde dans l’Aqualab, et Étincelle raccourcit la partie de 2 cartes.
    .title = Encore la noire

guide-19 =
    Vous avez pioché Penthouse. De la main, il fait monter deux colons sur ★★ pour 3 d’énergie :
    4 points. Gardez-le.

    Placez Boucle thermique dans le module. Elle rapporte 2 d’énergie si vous avez un colon dans la
    Banque d’énergie, et la Banque elle-même 1. Cela fait 3.
    .title = Épargner pour un grand tour

guide-20 =
    Connecter une carte est utile même si personne ne s’installe : vous utilisez quand même les deux
    capacités. Connectez Boucle thermique à la Banque d’énergie et gagnez les 3 d’énergie.
    .title = Manche 8 : gagner de l’énergie

guide-21 =
    La partie finit après une manche où l’un des deux camps a ses sept colons dans des bâtiments, ou
    bien où les androïdes ne peuvent pas revenir à deux cartes. La pioche a 4 cartes : la Panne système
    en prend 2, et Étincelle prendrait les 2 autres.

    Vous voulez encore une manche, pour Penthouse. Piochez donc la bleue : la violette n’a pas
    d’Étincelle et ne fait qu’embarquer un androïde.
    .title = Quand est-ce fini ?

guide-22 =
    Placez Station de filtration dans le module, pour que Penthouse reste en main.

    Le vaisseau des androïdes est vide maintenant. Une carte qui débarquerait un des leurs en embarque
    un à la place.
    .title = Garder Penthouse

guide-23 =
    La pioche a une seule carte, et la Panne système la prend : c’est votre dernier tour. Ce sont les
    points qui comptent. Embarquer en rapporterait 1, Penthouse en rapporte 4.

    Sa première partie débarquerait un colon, mais personne n’est à bord. Payez les 3 d’énergie et
    faites monter ceux de la Banque d’énergie et du Centre de communication.
    .title = Manche 9 : la dernière manche

guide-24 =
    La verte vaut +6 : le quatrième androïde dans la Serre. Pire, Double amélioration fait monter deux
    des leurs sur ★★ ou, s’il n’y a pas de place, en fait descendre les vôtres.

    Piochez la verte. La violette débarque leur dernier colon, et la partie est finie.
    .title = La dernière carte

guide-25 =
    Vous avez gagné, 22 à 16 : quatre colons sur ★★, deux sur ★, et un dans chaque bâtiment. Les
    androïdes en ont sept sur ★ et le plus d’énergie.

    Dans votre propre partie, débarquez tôt et prenez ★★ avant eux. Avant de piocher, regardez ce que
    chaque carte leur rapporterait. Gardez une grande carte pour la fin, et l’énergie pour la payer :
    le nombre près de la pioche dit combien de manches il reste.
    .title = À vous de jouer
