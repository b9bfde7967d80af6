# The guide of Master of the Galaxy in French; guide.toml has the English.

guide = Sept tours contre les Weavers, avec une raison pour chaque choix ; ensuite, vous continuez
    en solo.
    .title = Première partie

guide-1 =
    Vous vous étendez depuis un coin du ciel pendant que les Weavers le ferment. Vous gagnez
    immédiatement avec neuf bases sur le plateau, avec cinq symboles identiques, avec un deuxième
    coin, ou quand il ne reste aucun essaim. Vous perdez à la fin d’un tour où votre système
    d’origine n’a aucune base à vous, ou quand les neuf trous noirs sont tous posés.

    Prenez Antares, le coin rouge. Un système contient trois bases au plus, une de chaque forme.
    .title = Qui vous êtes

guide-2 =
    Avec les Hordes des Khorgan, il faut un cube rouge, un jaune et un troisième quelconque pour une
    base, et seulement deux cubes pour une carte. Choisissez-les.

    Puis vous tirez trois cubes. Avant que vous puissiez vous en servir, les essaims regardent votre
    main, dans leur ordre d’arrivée. Une paire fait avancer leur prolifération, qui amène un autre
    essaim. Exactement un cube de la couleur de leur métamorphose fait avancer celle-ci : la carte
    est échangée. Si ni l’une ni l’autre n’est venue, l’engloutissement avance : l’essaim se déplace
    alors vers sa cible et laisse un trou noir. La carte d’un essaim montre les trois de gauche à
    droite.
    .title = Le Weavers Span

guide-3 =
    Trois cubes de trois couleurs sont sans danger pour la prolifération. Votre unique cube noir a
    fait avancer la métamorphose de Shroud, et Veil s’est approché de Spica.

    Une route porte des cubes d’une seule couleur, celle du premier. Commencez-en une vers Kochab,
    qu’aucun des deux essaims ne vise.
    .title = Votre première main

guide-4 =
    Ce qui est rempli se produit aussitôt. La Recherche des Hordes prend un cube bleu et un blanc,
    qui retournent ensuite dans votre sac : les cubes servent encore et encore, et ce que vous
    attendez, c’est donc la bonne main.

    Elle vous fait obtenir un choix de carte. Les choix attendent la Phase 3, à la fin du tour.
    .title = Un projet

guide-5 =
    D’une pioche, vous voyez toujours la carte du dessus ; un choix en montre une de plus, et vous
    gardez une des deux.

    La Zone de libre-échange coûte une fois deux cubes jaunes, et donne dès lors un cube pour chaque
    planète que vous colonisez. Son symbole économique compte quand elle est terminée. Comptez vos
    symboles : cinq identiques gagnent.
    .title = Une carte

guide-6 =
    Le deuxième cube noir termine la route. Les cubes y restent tant que vous tenez une de ses
    extrémités.

    Kochab est maintenant relié à vous, mais n’est pas à vous : pour cela, il faut une base.
    .title = Une route

guide-7 =
    Un cube de la couleur d’une planète la colonise dans un de vos systèmes. Le cube reste, et deux
    autres de cette couleur passent de la réserve dans votre sac. C’est ainsi que votre sac grandit,
    et ce que vous colonisez d’abord, c’est ce que vous tirerez le plus.

    Le cube blanc prend la case toutes couleurs de votre projet Base, puisque le rouge et le jaune
    ont leurs propres cases. Puis terminez la phase.
    .title = Une planète

guide-8 =
    Votre cube noir était le troisième sur la métamorphose de Shroud : sur Capella, il y a
    maintenant Loom, qui vise ailleurs. Les cubes de l’ancienne carte sont partis ; une métamorphose
    coûte donc aussi du temps aux Weavers.

    Un cube rouge et un jaune terminent le projet Base. Vous pourriez poser une deuxième forme sur
    Antares. Mais capturer Kochab apporte de nouvelles routes et de nouvelles planètes.
    .title = Une base

guide-9 =
    Un cube noir en main peut aussi rappeler dans le sac un autre de vos cubes, d’une carte, d’un
    conflit ou même d’une route. Rien de ce qui est à vous n’est mal placé ; ne le faites donc pas.

    La Politique des Hordes prend un cube rouge et un autre quelconque : posez-y le noir.
    .title = Ce que peut un cube noir

guide-10 =
    Le rouge termine le projet Politique, le blanc colonise Kochab, et le jaune est la moitié de la
    Zone de libre-échange. Ce qui est posé sur une carte y reste jusqu’à ce qu’elle soit terminée :
    un cube posé aujourd’hui est un cube que vous n’avez pas à tirer demain.
    .title = Prévoir plus d’un tour

guide-11 =
    Un dirigeant a un projet réalisable plusieurs fois, et son symbole compte tant qu’il est avec
    vous. Le Maître-espion prend des cubes sur les cartes des Weavers et les met dans votre sac.

    Regardez les essaims avant d’obtenir un symbole : un essaim qui montre le même prend aussitôt
    deux cubes. Shroud, qui cherche des symboles politiques, vient de quitter le plateau ; celui-ci
    est donc sans risque.
    .title = Un dirigeant

guide-12 =
    Votre paire de cubes jaunes a fait avancer la prolifération des deux essaims. Cinq cases, c’est
    long, et la carte qu’une métamorphose échange perd tous ses cubes.

    Terminez la Zone de libre-échange avant de coloniser, et chaque planète donne trois cubes au lieu de
    deux. Aucun essaim sur le plateau ne montre le symbole économique.
    .title = Un développement

guide-13 =
    Le cube bleu colonise une planète d’Antares, et la Zone de libre-échange rapporte encore son cube.
    Puis terminez la phase.
    .title = Une deuxième planète

guide-14 =
    Veil est devenu Thorn, qui, lui, montre le symbole économique. Le prochain que vous obtiendrez le
    nourrira.

    De nouveau la Recherche, et en plus la planète rouge.
    .title = De nouveau la Recherche

guide-15 =
    Avec les Docks orbitaux, une base coûte deux cubes au lieu de trois, pour le reste de la partie.
    Leurs propres cubes y sont verrouillés ; c’est pourquoi votre sac devait d’abord grandir.
    .title = Des bases moins chères

guide-16 =
    Deux cubes bleus font une route entière, vers Pollux au milieu, qui a quatre planètes et plus de
    systèmes voisins que n’importe quel coin. Personne n’y a encore de base.

    Le cube blanc est le premier des trois sur les Docks orbitaux.
    .title = Une route en un tour

guide-17 =
    Vous avez vu les routes, les bases, les planètes, les cartes et ce que les essaims font de votre
    main. Restent les conflits : avec une carte conflit et une route terminée, vous pouvez attaquer
    un système neutre, ou un essaim. Contre un essaim, les cubes qui feraient avancer les essaims
    vont à sa défense, et si elle est remplie la première, vous perdez des cubes.

    Capella et Sirius sont des coins sous des essaims, Rigel est libre : le tenir en plus d’Antares,
    c’est gagner. Surveillez les cibles, et ce que fera la main de demain. La partie est à vous à
    partir d’ici : continuez.
    .title = La suite est à vous
