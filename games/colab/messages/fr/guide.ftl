# The guide of CoLab in French; guide.toml has the English.

guide = Trois tours contre Elias et sa Weather Machine, avec une raison pour chaque choix ; ensuite,
    c’est à vous de continuer.
    .title = Première partie

guide-1 =
    Vous partagez un laboratoire avec un autre savant fou, Elias, qui construit une Weather Machine
    de neuf cartes. Vous gagnez avec douze cartes construites et 30 points, au plus tard pendant le
    dernier tour, après sa neuvième carte. Si les 18 fenêtres des tours sont toutes occupées avant,
    vous perdez aussitôt.

    En solo, à la difficulté facile, vous commencez avec quatre dés blancs et trois dés ressource.
    Chaque couleur a deux symboles : rouge, engrenage et étincelle ; bleu, herbe et fiole ; violet,
    os et œil. Un dé de chacune garde possibles tous les coûts.
    .title = Qui vous êtes

guide-2 =
    Elias a deux sbires sur les tours, chacun avec un dé qui fait quelque chose : DÉGÂT a fermé la
    fenêtre sous son sbire, BROUILLAGE prive tout le monde des effets de la tour où il se trouve. Son
    savant est dans le labo étincelle.

    Deux de vos sbires commencent sur des tours, chacun pour l’effet du bas qui s’y trouve. Commencez
    par la tour œil.
    .title = Deux sbires sont déjà là

guide-3 =
    Regardez un engin, puis un monstre, et gardez l’une des deux cartes. Golem de rouille coûte un
    engrenage et deux os : vous voyez tout de suite si les dés suffiront.
    .title = Piocher deux, garder une

guide-4 =
    Envoyez-le à la tour fiole : son effet du bas vous fait aussi piocher deux cartes et en garder une.
    .title = Le second sbire

guide-5 =
    Gardez encore une carte ; ensuite, c’est à l’ennemi de jouer. À chacun de ses tours, un ennemi
    tire un jeton du sac, fait ce qu’il dit et le pose près de la pioche. Quand il y en a là
    autant que le dit le dos de la première carte, cette carte est construite et agit avec les
    cartes construites à côté d’elle. Ce qu’un ennemi ne peut pas entièrement exécuter charge sa
    jauge.
    .title = Le tour de l’ennemi

guide-6 =
    Ce jeton déplace le sbire le plus proche de son savant, en comptant case par case le long de
    l’anneau. Les deux sont à égale distance, et ce qu’un ennemi laisse ouvert, c’est vous qui le
    choisissez : déplacez celui qui brouille.
    .title = Le jeton

guide-7 =
    Quand vous agissez, il y a une première étape, puis un labo. Tant qu’un sbire est chez vous,
    vous devez l’envoyer avec un dé du pool, quoi que montre le dé, et prendre un seul effet de sa
    tour.

    La tour herbe est à côté du labo œil, où vous voulez construire : les dés sur les sbires à côté
    de votre labo paient aussi. L’effet du haut de cette tour donne un jeton rouge et relance un dé.
    .title = Envoyer un sbire

guide-8 =
    Vous allez à n’importe quel autre labo. Le labo œil montre un monstre et un engin : c’est le nombre
    de cartes de chaque type que l’on peut y construire.
    .title = Construire

guide-9 =
    Un triangle, un cercle ou un losange est la forme seule d’une couleur et vaut l’un ou l’autre de ses
    symboles. Le jeton paie l’engrenage, et le dé à deux losanges les deux os. Un dé qui ne couvre qu’un
    symbole perd son autre ressource. Arrêtez ensuite de construire et continuez : cela termine votre
    tour.
    .title = Payer

guide-10 =
    Golem de rouille rapporte quatre points : votre pion de score est une case avant le premier
    jeton d’amélioration. Le deuxième jeton d’Elias a déplacé un sbire vers étincelle 2, où DÉGÂT a
    fermé la fenêtre sous lui.

    Vos trois sbires sont maintenant sur le plateau ; la première étape en ramène donc un chez
    vous : son dé va au bol, et vous prenez un effet de la tour qu’il quitte.

    Les dés du bol ne montrent rien tant qu’ils ne sont pas lancés. L’effet donne un jeton rouge et
    en lance un dans le pool.
    .title = Rappeler un sbire

guide-11 =
    Quand vous récoltez, les sbires à côté du labo travaillent pour ses tuiles : chacun une fois, quel
    que soit leur propriétaire. Le labo engrenage est à côté de la tour étincelle, où se trouvent les
    deux sbires d’Elias. Sa tuile donne un dé rouge pour un sbire ; ils vous en rapportent donc deux.
    .title = Récolter

guide-12 =
    L’autre sbire d’Elias vous rapporte le second dé rouge. Les dés que vous gagnez restent au bol,
    jusqu’à ce qu’un effet de tour, une tuile ou un Repos les lance. Arrêtez et continuez.
    .title = L’autre sbire

guide-13 =
    Il y avait trois jetons près de la pioche, autant que sa première carte en demande : Elias
    construit Canon à grêle. Chaque fois que cette carte agit, un jeton dégât va à la tour où se
    trouvent le plus de sbires des joueurs, et vous perdez une carte. Vous en avez une en main ;
    elle part donc sans question.

    Deux tours ont chacune un de vos sbires, et ce qu’un ennemi laisse ouvert, c’est vous qui le
    choisissez. Prenez la tour fiole : le Repos qui suit répare une fenêtre.
    .title = Sa première carte

guide-14 =
    Un Repos vous mène au centre. Une fenêtre est réparée gratuitement : rouvrez celle de la tour fiole.
    .title = Repos

guide-15 =
    Vous prenez deux provisions : ici deux cartes, car Elias ne vous en a laissé aucune.

    Ensuite, vous pouvez remettre au bol les dés qui ne vous plaisent pas, et tout le bol est lancé.
    Ici, tout vous convient.
    .title = Deux provisions

guide-16 =
    Vous avez vu les deux types de tour de jeu et les deux actions de labo. Elias tire encore et ne
    choisit rien lui-même : dites lequel de ses sbires part. POUVOIR ajoute des jetons dans son sac,
    DÉGÂT ferme des fenêtres.

    À cinq points, votre pion de score prend le premier jeton d’amélioration. À la fin de ce tour,
    le sac reçoit un jeton pouvoir, le pouvoir spécial d’Elias agit, et vous gagnez un jeton joker
    et deux tuiles. Une nouvelle carte déclenche aussi chaque carte à déclencheur à côté d’elle ;
    construisez donc à côté de vos déclencheurs.

    Comptez les jetons près de sa pioche : ses neuf cartes demandent 19 de ses tours, et trois
    sont passés. Dépensez ce que vous avez avant que vienne une carte qui vous le prend, et gardez
    des fenêtres ouvertes. La partie est à vous maintenant : continuez.
    .title = La suite est à vous
