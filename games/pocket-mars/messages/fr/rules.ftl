# The rules of Pocket Mars in French; rules.toml has the English.

PM-1-1 = Dans une capacité, « vous » désigne le joueur actif. Si un joueur joue une carte prise dans
    le module de préparation d’un autre, « vous », dans la capacité de module de cette carte,
    désigne le propriétaire de la carte.
    .title = Qui est « vous »

PM-1-2 = Un « autre » est tout joueur sauf « vous ». En solo, les androïdes comptent pour un joueur,
    et ils sont le seul « autre » du joueur humain.
    .title = Qui est un « autre »

PM-1-3 = « Ici » désigne le bâtiment auquel la carte vient d’être connectée pendant cette action.
    .title = Sens de « ici »

PM-1-4 = « Au choix » laisse choisir parmi les quatre bâtiments à colons, et l’on choisit à nouveau
    pour chaque colon. Pour échanger des cartes connectées, retourner une carte ou utiliser une
    capacité, les cinq bâtiments peuvent être choisis.
    .title = Sens de « au choix »

PM-1-5 = Une capacité se résout étape par étape, de la plus à gauche à la plus à droite. On termine
    une étape avant de commencer la suivante.
    .title = Étapes de gauche à droite

PM-1-6a = Vous pouvez ne pas faire une étape d’une capacité, quelle qu’elle soit, ou l’effectuer
    pour un nombre inférieur à celui qu’elle indique.
    .title = Faire moins

PM-1-6b = Renoncer à une capacité entière revient à ne faire aucune de ses étapes. Il n’est pas
    nécessaire de poser une question à part pour cela.
    .title = Ne pas utiliser une capacité

PM-1-7 = Si rien ne peut être choisi légalement pour une étape, elle est sans effet et ne pose
    aucune question ; la capacité continue avec l’étape suivante.
    .title = Étape sans cible

PM-1-8a = La condition d’une capacité est vérifiée une seule fois, juste avant sa première étape. Ce
    qui change ensuite n’y fait rien.
    .title = Condition vérifiée une fois

PM-1-8b = Si la condition n’est pas remplie, aucune étape de la capacité n’est effectuée.
    .title = Condition non remplie

PM-1-8c = La condition n’est vérifiée qu’une fois que le colon a eu l’occasion de se déplacer grâce
    à la valeur de la carte. Ce déplacement peut donc remplir « vous avez des colons ici » ou
    « votre vaisseau est vide », et faire échouer « vous n’en avez aucun ici ».
    .title = Condition vérifiée après le déplacement par la valeur

PM-1-9a = Si une étape demande de l’énergie devant son effet, celui-ci n’a lieu que si vous baissez
    votre énergie d’exactement le nombre indiqué.
    .title = Payer un effet

PM-1-9b = Si vous avez moins d’énergie que le coût, ou si l’effet ne pouvait rien changer, le
    paiement n’est pas proposé. Seule cette étape est alors omise.
    .title = Paiement non proposé

PM-1-9c = Chaque étape imprimée qui a un coût ne peut être payée qu’une fois au plus pendant la
    résolution de la capacité.
    .title = Un paiement par étape imprimée

PM-1-9d = Si vous avez payé, vous devez appliquer l’effet pour au moins une unité. Au-delà de la
    première, chaque unité reste à votre choix.
    .title = Un effet payé a lieu

PM-1-10 = Toute condition d’une capacité est jugée du point de vue de « vous », le joueur qui la
    résout.
    .title = Les conditions valent pour « vous »

PM-1-10a = Elle est remplie si vous n’avez aucun colon dans ce bâtiment, ni sur ★ ni sur ★★.
    .title = Condition : aucun des vôtres ici

PM-1-10b = Elle est remplie si vos colons sur ★ et sur ★★ de ce bâtiment, additionnés, atteignent le
    nombre indiqué.
    .title = Condition : vos colons ici

PM-1-10c = Elle est remplie si n’importe quel autre joueur a au moins un colon sur ★ ou ★★ de ce
    bâtiment.
    .title = Condition : un adversaire ici

PM-1-10d = Elle est remplie si aucun de vos colons n’est à bord de votre vaisseau.
    .title = Condition : vaisseau vide

PM-1-10e = Elle est remplie si votre vaisseau a à son bord au moins le nombre indiqué de vos colons.
    .title = Condition : colons dans votre vaisseau

PM-1-10f = Elle est remplie si votre énergie a atteint le nombre indiqué.
    .title = Condition : assez d’énergie

PM-1-10g = Elle est remplie si chacun des autres joueurs a autant d’énergie que vous ou moins ;
    l’égalité suffit donc.
    .title = Condition : personne devant en énergie

PM-1-10h = Elle est remplie si votre main contient au moins une carte de la couleur indiquée. Les
    cartes de votre module et la carte en cours ne comptent pas, et vous ne montrez que la couleur.
    .title = Condition : une couleur en main

PM-1-11 = Chaque effet fonctionne comme l’indique sa propre règle. Le nombre d’un effet est toujours
    un maximum, puisque vous pouvez faire moins.
    .title = Les effets et leurs nombres

PM-1-11a = Vous déplacez certains de vos colons de la Terre à bord de votre vaisseau, au plus le
    nombre indiqué.
    .title = Effet : embarquer

PM-1-11b = Vous déplacez certains de vos colons de votre vaisseau sur ★, au plus le nombre indiqué.
    Ils vont dans ce bâtiment si la carte dit « ici » ; si elle dit « au choix », vous choisissez un
    bâtiment à colons pour chacun.
    .title = Effet : débarquer

PM-1-11c = Vous amenez certains de vos colons directement de la Terre sur ★, sans passer par le
    vaisseau, au plus le nombre indiqué. Vous choisissez un bâtiment à colons pour chacun.
    .title = Effet : débarquer directement

PM-1-11d = Vous faites monter un de vos colons de ★ à ★★ dans le même bâtiment, au plus autant de
    fois qu’indiqué. Il faut chaque fois de la place sur ★★.
    .title = Effet : faire monter

PM-1-11e = Vous faites descendre un colon d’un autre joueur de ★★ à ★ dans le même bâtiment, au plus
    autant de fois qu’indiqué.
    .title = Effet : faire descendre

PM-1-11f = Vous déplacez un colon à l’intérieur de son bâtiment, au plus autant de fois qu’indiqué ;
    il peut appartenir à n’importe qui. Il monte de ★ à ★★ s’il y a de la place, ou descend de ★★ à
    ★.
    .title = Effet : faire monter ou descendre

PM-1-11g = Deux colons d’un même bâtiment, l’un sur ★ et l’autre sur ★★, échangent leurs espaces à
    votre choix. Ils doivent avoir des propriétaires différents ; que ★★ soit plein n’empêche rien.
    .title = Effet : échanger les espaces

PM-1-11h = Vous déplacez un de vos colons de ★ d’un bâtiment à ★ d’un autre bâtiment à colons, au
    plus autant de fois qu’indiqué.
    .title = Effet : transférer

PM-1-11i = Vous renvoyez un colon d’un autre joueur de ★ vers le vaisseau de son propriétaire. Un
    colon sur ★★ en est protégé.
    .title = Effet : expulser

PM-1-11j = Vous gagnez de l’énergie, au plus le nombre indiqué. Votre marqueur s’arrête au maximum
    de la piste et tout excédent est perdu.
    .title = Effet : gagner

PM-1-11k = Vous choisissez un autre joueur, dont l’énergie descend au plus du nombre indiqué. Elle
    ne peut pas descendre sous 0.
    .title = Effet : faire perdre

PM-1-11l = Vous piochez des cartes une à une dans votre main, au plus le nombre indiqué. Vous
    regardez chaque carte avant d’en prendre une autre ; en solo, les cartes viennent d’abord du
    module de préparation des androïdes.
    .title = Effet : piocher

PM-1-11m = Vous regardez des cartes du module de préparation d’un autre joueur, au plus le nombre
    indiqué. S’il y en a moins, vous pouvez les regarder toutes ; les cartes restent à leur place.
    .title = Effet : regarder

PM-1-11n = Vous choisissez une carte du module de préparation d’un autre joueur par sa couleur et sa
    case ; elle est posée face visible sur la défausse.
    .title = Effet : défausser d’un autre module

PM-1-11o = Vous échangez une carte de votre module de préparation contre une carte du module d’un
    autre joueur, que vous choisissez par sa case. Les deux restent face cachée, et chaque
    propriétaire peut ensuite regarder la carte reçue.
    .title = Effet : échanger des cartes de module

PM-1-11p = Vous mettez l’une après l’autre sous la pioche des cartes de votre main, de votre module
    ou des deux, au plus le nombre indiqué. Chacune va sous toute la pioche ; la dernière se
    retrouve donc tout en dessous.
    .title = Effet : mettre sous la pioche

PM-1-11q = Vous prenez en main la carte du dessus de la défausse. Cela ne compte pas comme piocher.
    .title = Effet : récupérer

PM-1-11r = Vous choisissez une pile d’au moins deux cartes connectées et y échangez deux cartes. Une
    carte face visible reste face visible, une carte face cachée reste face cachée.
    .title = Effet : échanger 2 cartes d’une pile

PM-1-11s = Vous choisissez une pile dont la carte du dessus est face visible et retournez cette
    carte face cachée. Sa valeur est désormais 0.
    .title = Effet : retourner

PM-1-11t = Vous résolvez comme la vôtre la capacité de n’importe lequel des cinq bâtiments. En solo,
    c’est la capacité normale du bâtiment, jamais celle des androïdes.
    .title = Effet : utiliser

PM-1-12 = Tout le monde apprend chaque choix. Trois choses seulement restent cachées : les rectos
    regardés, les rectos des cartes piochées et le recto d’une carte mise sous la pioche, dont la
    couleur est pourtant publique.
    .title = Les choix sont publics

PM-2-1 = Le jeu contient 35 cartes projet : sept dans chacune des cinq couleurs. Dans une couleur,
    chaque valeur de 1 à 7 existe une fois.
    .title = Les cartes projet

PM-2-2 = Il y a un bâtiment pour chacune des cinq couleurs, et chacun a la valeur 3. L’Habitat, le
    noir, n’accueille jamais de colons.
    .title = Les bâtiments

PM-2-3 = Tous les joueurs, et en solo aussi les androïdes, ont le même nombre de colons (7 par
    défaut). Un colon est toujours à un seul endroit : sur Terre, à bord du vaisseau de son
    propriétaire, sur ★ ou sur ★★ d’un bâtiment à colons.
    .title = Les colons

PM-2-4 = La Serre fait monter ou descendre 1 colon dans un bâtiment au choix, l’Aqualab met 1 carte
    sous la pioche, la Banque d’énergie donne 1 en énergie, le Centre de communication embarque 1
    colon et l’Habitat débarque 1 colon dans un bâtiment à colons au choix.
    .title = Capacités des bâtiments

PM-2-5 = La piste d’énergie de chaque vaisseau va de 0 au même maximum (5 par défaut). Un vaisseau
    accueille autant de colons que l’on veut.
    .title = Piste d’énergie et place à bord

PM-3-1a = Chacun commence avec un vaisseau et ses colons (7 par défaut). Un colon est à bord du
    vaisseau ; les autres, 6 par défaut, attendent sur Terre.
    .title = Matériel de départ

PM-3-1b = Deux joueurs n’ont jamais le même vaisseau, et le vaisseau ne change rien au jeu. Par
    défaut, la première place reçoit le premier vaisseau de la liste, la deuxième place le deuxième,
    et ainsi de suite.
    .title = Attribution des vaisseaux

PM-3-2 = Le marqueur énergie de chaque joueur commence au niveau de départ (1 par défaut).
    .title = Énergie de départ

PM-3-3 = Les 5 bâtiments sont posés face visible, sans carte connectée. Leur ordre est sans
    importance.
    .title = Pose des bâtiments

PM-3-4a = Les 35 cartes projet sont mélangées. Sauf avec la variante de draft, chaque joueur en
    reçoit ensuite 4 face cachée.
    .title = Mélanger et distribuer

PM-3-4b = Les cartes restantes forment la pioche : 27 à 2 joueurs, 23 à 3, 19 à 4. La défausse est
    encore vide.
    .title = Pioche et défausse

PM-3-5 = Tous les joueurs choisissent simultanément et en secret 2 de leurs 4 cartes et les posent
    face cachée dans leur module de préparation. Les 2 cartes gardées forment la main.
    .title = Choix des premières cartes de module

PM-3-6a = Vous pouvez regarder les cartes de votre propre module de préparation à tout moment.
    .title = Regarder son propre module

PM-3-6b = Aucun joueur ne peut faire passer une carte de son propre module de préparation dans une
    main. La seule voie d’un module vers une main existe en solo, où vous piochez chez les
    androïdes.
    .title = Le module ne revient pas en main

PM-3-7 = Quand les modules de préparation sont remplis, le hasard désigne le premier joueur. Il le
    reste pendant toute la partie.
    .title = Premier joueur

PM-3-8a = On joue dans le sens horaire : de chaque place à celle du numéro suivant, et de la
    dernière place à la place 1.
    .title = Ordre des places

PM-3-8b = Dans une manche, chaque joueur a un tour ; le premier joueur a le premier.
    .title = Ce qu’est une manche

PM-4-0a = Un tour consiste en exactement une des cinq actions, faite par le joueur actif. La règle
    des 4 cartes suit et termine le tour.
    .title = Déroulement d’un tour

PM-4-0b = Un joueur ne se voit proposer que les actions qu’il peut légalement faire. Passer n’en
    fait pas partie.
    .title = Seulement les actions autorisées

PM-4-1a = Vous pouvez jouer une carte de votre main et résoudre sa capacité de main.
    .title = Action : jouer une carte de sa main

PM-4-1b = Une fois sa capacité résolue, la carte est posée face visible sur la défausse. Jusque-là,
    elle est en cours et ne compte ni comme carte en main ni comme carte défaussée.
    .title = Où va une carte jouée de la main

PM-4-1c = Une carte jouée de la main ne rejoint aucun bâtiment. Aucune valeur n’est comparée et
    aucune capacité de bâtiment ne suit.
    .title = Une carte de la main n’est pas connectée

PM-4-2a = Vous pouvez jouer une carte de votre propre module de préparation. Elle va face visible au
    bâtiment de sa couleur, y est connectée et devient la carte du dessus de cette pile.
    .title = Action : jouer une carte de votre module

PM-4-2b = Si la valeur de la carte bat celle qui est en dessous, le joueur actif peut débarquer 1 de
    ses colons de son vaisseau sur ★ de ce bâtiment. La valeur en dessous est celle de la carte qui
    était jusque-là sur le dessus (0 si elle est face cachée) ou, s’il n’y avait pas de carte, le 3
    du bâtiment ; l’égalité ne suffit pas. Personne ne débarque ainsi à l’Habitat.
    .title = Débarquement par la valeur

PM-4-2c = Ensuite, vous pouvez résoudre la capacité de module de la carte que vous avez connectée.
    .title = Capacité de module après la connexion

PM-4-2d = En tout dernier, vous pouvez résoudre la capacité du bâtiment. Peu importe que la valeur
    de la carte ait été supérieure ou non.
    .title = Capacité du bâtiment après votre carte

PM-4-3a = Vous pouvez choisir une carte du module de préparation d’un autre joueur, dont vous
    connaissez la couleur et ce dont vous vous souvenez. Elle est retournée face visible et
    connectée au bâtiment de sa couleur, sur le dessus de la pile.
    .title = Action : prendre une carte d’un autre module

PM-4-3b = Une carte prise à un autre joueur ne permet à personne de déplacer un colon grâce à sa
    valeur (c’est le réglage par défaut : l’option qui le permet est désactivée).
    .title = Pas de débarquement avec une carte prise

PM-4-3c = Le joueur à qui appartenait la carte, et non le joueur actif, peut résoudre sa capacité de
    module. Il en est le « vous », et la condition est jugée pour lui.
    .title = Le propriétaire utilise la capacité de module

PM-4-3d = Quand le propriétaire a fini, le joueur actif peut résoudre la capacité du bâtiment.
    .title = Capacité du bâtiment après une carte prise

PM-4-3e = Si les modules de préparation de tous les autres joueurs sont vides, cette action n’est
    pas proposée.
    .title = Aucune carte de module à prendre

PM-4-3f = Si l’option qui permet à une carte prise de déplacer un colon est activée (désactivée par
    défaut), le joueur actif peut déplacer 1 de ses propres colons quand la valeur est assez élevée,
    à la même condition qu’avec une carte de son propre module ; le propriétaire ne le peut pas.
    Cela se fait avant que le propriétaire ne résolve la capacité de module. Le solo a sa propre
    règle et ignore cette option.
    .title = Option : débarquer avec une carte prise

PM-4-4 = Vous pouvez embarquer 1 de vos colons de la Terre à bord de votre vaisseau. S’il ne vous en
    reste aucun sur Terre, l’action n’est pas proposée.
    .title = Action : embarquer un colon

PM-4-5a = Vous pouvez défausser face visible 1 de vos cartes, de votre main ou de votre module de
    préparation, pour gagner 1 en énergie.
    .title = Action : gagner de l’énergie

PM-4-5b = Vous pouvez choisir l’action d’énergie même si votre énergie est déjà au maximum. Vous ne
    faites alors que remplacer une carte.
    .title = Action d’énergie au maximum

PM-4-6 = Si aucune des cinq actions n’est possible, le tour est sans action. La règle des 4 cartes
    s’applique quand même, puis le tour est fini.
    .title = Aucune action autorisée

PM-5-1a = Les cartes connectées à un bâtiment forment une pile dont l’ordre est conservé. Une carte
    nouvellement connectée n’est comparée qu’à la carte du dessus.
    .title = Les piles gardent leur ordre

PM-5-1b = Une carte ne peut être connectée qu’au bâtiment de sa couleur.
    .title = Même couleur pour la carte et le bâtiment

PM-5-2 = Tous les rectos de la défausse et des piles sont visibles par tous. D’une carte connectée
    face cachée, aucune place ne voit plus que la couleur.
    .title = Qui voit les cartes connectées

PM-6-1 = Après l’action, tous les joueurs sont ramenés à 2 cartes en main et 2 dans le module de
    préparation. Le joueur actif commence et les autres suivent dans le sens horaire ; chacun finit
    de piocher, de défausser et de remplir son module avant que le suivant ne commence.
    .title = La règle des 4 cartes et son ordre

PM-6-2a = Si la main et le module d’un joueur contiennent ensemble moins de 4 cartes, il pioche des
    cartes une à une dans sa main jusqu’à en avoir 4.
    .title = Moins de quatre cartes

PM-6-2b = Si la main et le module d’un joueur contiennent ensemble plus de 4 cartes, il défausse une
    à une, face visible, des cartes de sa main à son choix jusqu’à en avoir 4.
    .title = Plus de quatre cartes

PM-6-3a = Si le module de préparation d’un joueur contient moins de 2 cartes, il le complète à 2
    avec des cartes en main de son choix.
    .title = Remplir le module

PM-6-3b = Si le module de préparation d’un joueur contient déjà 2 cartes, aucune ne peut être
    échangée ni déplacée.
    .title = Un module plein reste tel quel

PM-6-3c = Si aucune carte n’a pu être piochée et que la main se vide, le module de préparation garde
    le nombre de cartes que la main a pu fournir.
    .title = Pas assez de cartes pour le module

PM-6-4 = Un joueur ne décide de ce qui va dans son module de préparation qu’après avoir fini de
    piocher et de défausser.
    .title = Piocher avant de remplir

PM-6-5 = La règle des 4 cartes s’applique une fois, à la fin du tour. Elle n’interrompt jamais les
    effets d’une action.
    .title = Seulement à la fin du tour

PM-7-1 = Si quelqu’un doit piocher et qu’il n’y a plus de carte dans la pioche, la défausse est
    mélangée et devient la nouvelle pioche. Cela ne se fait pas en solo.
    .title = Pioche vide

PM-7-2 = Si la défausse est vide elle aussi et que l’option de remélanger les cartes recouvertes est
    activée (activée par défaut), toute carte connectée qui n’est pas la carte du dessus de sa pile
    est retournée face cachée, et toutes ces cartes sont mélangées pour former une nouvelle pioche.
    Cela ne se fait pas en solo.
    .title = Remélanger les cartes recouvertes

PM-7-3 = Si même alors il n’y a aucune carte à prendre, on ne pioche pas.
    .title = Plus rien à piocher

PM-7-4 = Une nouvelle pioche est formée au moment où une carte doit être piochée, et non au moment
    où la pioche se vide. La carte de la main encore en cours n’est pas mélangée avec.
    .title = Quand une nouvelle pioche est formée

PM-8-1 = Quatre bâtiments accueillent des colons : la Serre, l’Aqualab, la Banque d’énergie et le
    Centre de communication. Chacun a un espace ★ et un espace ★★.
    .title = Les bâtiments à colons

PM-8-2 = Autant de colons que l’on veut peuvent partager ★, quel que soit leur propriétaire.
    .title = Pas de limite sur ★

PM-8-3 = Dans chaque bâtiment, les colons de tous les propriétaires sur ★★ comptent ensemble pour
    une limite. Par défaut, elle est de 1 en solo et à 2 joueurs, de 2 à 3 ou 4 joueurs.
    .title = Limite sur ★★

PM-8-4a = Un colon qui arrive dans un bâtiment est posé sur ★, sauf si un effet indique ★★.
    .title = Arrivée sur ★

PM-8-4b = Aucun colon ne peut aller sur ★★ quand il est plein, et aucun n’en est chassé pour faire
    de la place.
    .title = Un ★★ plein est fermé

PM-8-5 = L’énergie ne peut ni descendre sous 0 ni dépasser le maximum de la piste (5 par défaut).
    .title = Limites de l’énergie

PM-10-1 = Si, après un déplacement quelconque, un joueur a dans des bâtiments tous les colons
    nécessaires (7 par défaut), la fin de partie est déclenchée. Ce n’est pas forcément le tour de
    ce joueur.
    .title = Déclenchement de la fin

PM-10-2 = La manche en cours est jouée jusqu’au bout, pour que tous aient eu autant de tours. Chacun
    des tours restants est un tour complet, avec sa règle des 4 cartes ; le décompte vient après.
    .title = Terminer la manche

PM-10-3 = Une fois la fin déclenchée, aucun déplacement ultérieur ne peut l’annuler.
    .title = Le déclenchement est acquis

PM-10-4 = Si le nombre maximal de manches est atteint (100 par défaut), la partie s’arrête là et on
    fait le décompte.
    .title = Nombre maximal de manches

PM-10-5 = Si l’option de terminer la manche est désactivée (activée par défaut), le reste de la
    manche n’est pas joué. On fait le décompte dès que le tour du déclenchement est fini, règle des
    4 cartes comprise.
    .title = Option : finir sans terminer la manche

PM-11-1 = Un joueur marque 1 point de victoire par colon à bord de son vaisseau.
    .title = Points du vaisseau

PM-11-2 = Un joueur marque 2 points de victoire pour chacun de ses colons sur ★.
    .title = Points de ★

PM-11-3 = Un joueur marque 4 points de victoire pour chacun de ses colons sur ★★.
    .title = Points de ★★

PM-11-4 = Les colons encore sur Terre valent 0 point de victoire.
    .title = Aucun point sur Terre

PM-11-5 = Si un joueur a au moins un colon dans chacun des 4 bâtiments à colons, il marque 2 points
    de victoire, une seule fois.
    .title = Points de présence

PM-11-6 = Si un joueur a au moins 4 colons dans le même bâtiment, ★ et ★★ additionnés, il marque 3
    points de victoire, une seule fois.
    .title = Points pour quatre dans un bâtiment

PM-11-7 = Si personne d’autre n’a plus d’énergie qu’un joueur, il marque 1 point de victoire. Tous
    les joueurs à égalité en tête le marquent, même si l’égalité est à 0.
    .title = Points de l’avance en énergie

PM-12-1 = Le joueur qui a le plus de points de victoire gagne. En cas d’égalité, c’est celui qui a
    le plus de colons sur ★★, puis le plus de colons dans des bâtiments, puis le plus d’énergie ; si
    l’égalité persiste, la victoire est partagée.
    .title = Vainqueur et égalités

PM-13-1 = Dans la variante de draft, chaque joueur reçoit un paquet de 5 cartes. Tous conservent
    simultanément 1 carte et passent les autres au voisin de gauche, c’est-à-dire à la place
    suivante.
    .title = Draft : garder une carte et passer

PM-13-2 = On choisit et on passe jusqu’à ce que chacun ait conservé 4 cartes. Il y a donc 4 choix,
    dans des paquets de 5, 4, 3 et 2 cartes, et on fait tourner 3 fois entre deux choix.
    .title = Draft : quatre choix

PM-13-3 = La dernière carte de chaque paquet est défaussée face visible par le joueur qui tient ce
    paquet, place après place, si bien que la carte de la place la plus élevée est sur le dessus. La
    pioche compte alors 25, 20 ou 15 cartes à 2, 3 ou 4 joueurs.
    .title = Draft : les dernières cartes

PM-13-4 = Aucun choix n’est montré à qui que ce soit, et aucun ne prend effet avant que tous aient
    choisi. Après le dernier choix, chacun choisit comme d’habitude 2 des 4 cartes conservées pour
    le module de préparation.
    .title = Draft : choix secrets

PM-14-1 = Vous voyez les rectos de votre propre main ; les autres ne voient que les couleurs, ou
    seulement le nombre de cartes si l’option de cacher les couleurs des mains est activée
    (désactivée par défaut). Les paquets du draft et les cartes qu’on y a conservées sont traités
    comme des cartes en main.
    .title = Qui voit les cartes en main

PM-14-2 = Le propriétaire voit le recto d’une carte du module, les autres sa couleur. Une place qui
    a vu le recto, parce qu’elle a regardé la carte ou l’a donnée dans un échange, continue de le
    voir tant que la carte reste dans un module de préparation quelconque ; lors d’un échange, ce
    savoir suit la carte dans sa nouvelle case.
    .title = Qui voit les cartes du module

PM-14-3 = Tout le monde voit le nombre de cartes de la pioche et la couleur de la carte du dessus.
    Personne n’en sait davantage.
    .title = Ce qu’on sait de la pioche

PM-14-4 = La défausse, les piles, tous les colons, tous les niveaux d’énergie, les options et les
    scores du moment sont visibles par tous. Dans une pile, une carte face cachée ne montre toujours
    que sa couleur.
    .title = Ce que tout le monde voit

PM-15-1 = Chaque option du fichier des options existe avec sa valeur par défaut. S’y ajoutent le
    draft (désactivé par défaut) et les vaisseaux selon la place ou au choix (selon la place par
    défaut). En solo s’ajoutent le niveau (normal, super-droïde ou cyborg ; normal par défaut), qui
    décide pour les androïdes (un algorithme ou le joueur ; l’algorithme par défaut) et leur
    vaisseau (par défaut celui qui suit le vôtre dans la liste, le premier venant après le dernier ;
    ou un vaisseau fixé ; ou au choix).
    .title = Options de la partie

DA-1-1 = Commencez par la mise en place complète du jeu de base pour un joueur, sans draft : votre
    vaisseau avec 1 colon, 6 colons sur Terre, 1 en énergie (par défaut), et 4 cartes dont 2 vont
    dans votre module de préparation. Il n’y a pas besoin de premier joueur.
    .title = Solo : votre mise en place

DA-1-2 = Les androïdes reçoivent un des 3 vaisseaux que vous n’utilisez pas. Vous pouvez choisir
    librement lequel.
    .title = Solo : le vaisseau des androïdes

DA-1-3 = Les androïdes ont 7 colons de la couleur de leur vaisseau. Au niveau normal, 5 commencent à
    bord du vaisseau des androïdes et 2 sur Terre ; les autres niveaux ont leurs propres nombres.
    .title = Solo : les colons des androïdes

DA-1-4 = Le marqueur énergie des androïdes commence au niveau 1.
    .title = Solo : l’énergie de départ des androïdes

DA-1-5 = Les 2 premières cartes de la pioche forment le module de préparation des androïdes ; elles
    sont face cachée et personne ne les regarde. La pioche compte alors 29 cartes.
    .title = Solo : le module des androïdes

DA-1-6 = Vos 4 cartes de la mise en place sont distribuées normalement, depuis la pioche. La règle
    qui fait piocher chez les androïdes ne les concerne pas, car elle ne vaut qu’après la mise en
    place.
    .title = Solo : distribuer n’est pas piocher

DA-1-7 = En solo, ★★ d’un bâtiment accueille 1 colon (1 par défaut), qu’il soit à vous ou aux
    androïdes.
    .title = Solo : limite sur ★★

DA-2-1 = Si vous devez ou pouvez piocher et qu’il y a une carte dans le module de préparation des
    androïdes, la carte que vous prenez en main doit être une des leurs et non une de la pioche.
    Vous la choisissez par sa case et la couleur visible.
    .title = On pioche chez les androïdes

DA-2-2 = S’il n’y a aucune carte dans le module de préparation des androïdes, vous piochez la carte
    du dessus de la pioche.
    .title = Quand piocher dans la pioche

DA-2-3 = Vous piochez les cartes une à une et voyez chaque recto avant de prendre la suivante. On
    peut ainsi commencer par les cartes des androïdes et continuer avec la pioche.
    .title = Chaque carte se pioche séparément

DA-2-4 = Que l’on pioche grâce à une capacité ou pour la règle des 4 cartes, c’est exactement
    pareil.
    .title = Quand cela s’applique

DA-2-5 = La place d’une carte que vous avez prise reste vide pour l’instant. Le module de
    préparation des androïdes n’est complété qu’à la fin de la phase Activation des androïdes.
    .title = Rien n’est complété pendant que vous piochez

DA-2-6 = Rien de ce qui suit ne compte comme piocher : la mise en place des androïdes, la panne
    système, l’Étincelle, compléter le module de préparation des androïdes, récupérer une carte de
    la défausse et échanger des cartes.
    .title = Ce qui n’est pas piocher

DA-2-7 = Si ni le module de préparation des androïdes ni la pioche n’ont de carte, vous ne piochez
    pas et restez à moins de 4 cartes.
    .title = Solo : plus rien à piocher

DA-2-8 = En solo, la défausse et les cartes recouvertes ne sont jamais mélangées pour former une
    nouvelle pioche.
    .title = Solo : pas de nouvelle pioche

DA-2-9 = Vous pouvez mettre des cartes sous la pioche même si elle est vide. Les cartes que vous y
    mettez forment désormais la pioche.
    .title = Mettre sous une pioche vide

DA-3-1 = Une manche en solo a trois phases dans un ordre fixe : d’abord votre phase Architecte, puis
    la panne système, puis l’activation des androïdes.
    .title = Trois phases par manche

DA-3-2 = Les conditions de fin ne sont examinées qu’une fois la troisième phase terminée. Si aucune
    n’est remplie, une nouvelle manche commence.
    .title = Quand la fin est vérifiée

DA-4-1 = Dans la phase Architecte, vous faites exactement une des cinq actions solo ; la règle des 4
    cartes suit.
    .title = Votre seule action

DA-4-2 = Vous pouvez jouer une carte de votre main exactement comme dans le jeu de base.
    .title = Action solo : jouer une carte de votre main

DA-4-3 = Vous pouvez jouer une carte de votre propre module de préparation exactement comme dans le
    jeu de base, avec débarquement par la valeur, capacité de module et capacité du bâtiment.
    .title = Action solo : jouer une carte de votre module

DA-4-4a = Vous pouvez choisir une carte du module de préparation des androïdes par sa case et sa
    couleur. Elle est retournée face visible et connectée au bâtiment de la même couleur.
    .title = Action solo : jouer une carte du module des androïdes

DA-4-4b = Si cette carte bat la valeur en dessous (celle de la carte qui était jusque-là sur le
    dessus, 0 si elle est face cachée, ou le 3 du bâtiment) et que ce n’est pas l’Habitat, vous
    pouvez y débarquer 1 de vos propres colons de votre vaisseau sur ★. Une valeur égale ne suffit
    pas.
    .title = Débarquement avec une carte des androïdes

DA-4-4c = Ensuite, vous pouvez résoudre la capacité du bâtiment, même si la valeur n’était pas
    supérieure.
    .title = Capacité du bâtiment après une carte des androïdes

DA-4-4d = La capacité de module imprimée sur cette carte n’est pas utilisée, ni par vous ni par les
    androïdes.
    .title = Personne n’utilise la capacité de module des androïdes

DA-4-5a = Vous pouvez embarquer 1 de vos colons de la Terre à bord de votre vaisseau et, dans la
    même action, défausser face visible 1 carte du module de préparation des androïdes. Vous
    choisissez laquelle.
    .title = Action solo : embarquer et défausser

DA-4-5b = Si vous n’avez aucun colon sur Terre ou que le module de préparation des androïdes est
    vide, cette action ne vous est pas proposée, car aucune des deux moitiés ne peut être omise.
    .title = Les deux parties sont nécessaires

DA-4-6 = Vous pouvez défausser pour de l’énergie 1 carte de votre main ou de votre module de
    préparation comme dans le jeu de base, face visible, mais vous gagnez 2 et non 1. L’énergie
    au-delà du maximum de la piste est perdue.
    .title = Action solo : gagner deux en énergie

DA-4-7 = La règle des 4 cartes ne s’applique qu’à vous, et ce que vous piochez pour elle vient
    d’abord des androïdes. Les androïdes n’ont pas cette règle.
    .title = Solo : la règle des 4 cartes

DA-4-8 = Vos capacités peuvent viser les androïdes pour regarder, défausser de leur module, échanger
    des cartes, leur faire perdre de l’énergie, faire descendre, faire monter ou descendre, échanger
    les espaces ou expulser. Les androïdes comptent aussi quand une condition demande un adversaire
    ici ou que personne ne soit devant en énergie ; un colon des androïdes expulsé retourne à leur
    vaisseau.
    .title = Vos capacités visent les androïdes

DA-4-9 = Votre action peut changer de toute façon et sans limite le nombre de cartes du module de
    préparation des androïdes. Seul compte le nombre qu’il y en a au début de la troisième phase.
    .title = Vider le module des androïdes

DA-5-1 = Les 2 cartes du dessus de la pioche vont une à une, face visible, sur la défausse ; la
    deuxième est donc sur le dessus. Elles ne viennent jamais du module de préparation des
    androïdes.
    .title = Panne système

DA-5-2 = Si la pioche n’a qu’une carte, seule celle-ci est défaussée ; si elle n’en a aucune, rien
    ne l’est. Dans les deux cas, la troisième phase suit.
    .title = Panne système avec une pioche courte

DA-5-3 = Personne n’a rien à décider pendant la panne système.
    .title = La panne système ne demande aucune décision

DA-6-1 = Si le module de préparation des androïdes contient 2 cartes, rien ne se passe dans cette
    phase : aucun déplacement, aucune capacité, et rien n’est complété.
    .title = Deux cartes des androïdes

DA-6-2 = Si le module de préparation des androïdes ne contient aucune carte, aucun androïde ne se
    déplace et aucune capacité n’est utilisée. On ne fait que compléter le module.
    .title = Aucune carte des androïdes

DA-6-3a = Si le module de préparation des androïdes contient 1 carte et qu’elle n’est pas noire, 1
    colon des androïdes va de leur vaisseau à ★ du bâtiment de la couleur de la carte.
    .title = Une carte des androïdes : débarquement

DA-6-3b = Si un débarquement doit avoir lieu mais que le vaisseau des androïdes est vide, 1 colon
    des androïdes va à la place de la Terre à leur vaisseau. S’il n’y en a pas non plus sur Terre,
    rien ne se déplace.
    .title = Débarquement d’un vaisseau des androïdes vide

DA-6-3c = Si la seule carte est noire, la première étape est entièrement omise, et personne n’est
    amené à la place de la Terre au vaisseau des androïdes.
    .title = Une carte noire des androïdes

DA-6-4a = Si le module de préparation des androïdes contient 1 carte, la capacité des androïdes de
    sa couleur est résolue une fois la première étape terminée. Elle a lieu même si aucun colon n’a
    été déplacé.
    .title = Une carte des androïdes : capacité

DA-6-4b = La carte qui a activé les androïdes reste dans sa case et n’est pas retournée. Seule sa
    couleur compte.
    .title = La carte des androïdes reste cachée

DA-6-5 = Si le module de préparation des androïdes contient 0 ou 1 carte, la phase se termine en le
    complétant à 2 avec des cartes du dessus de la pioche, que personne ne regarde. Si la pioche est
    trop courte, les cartes qui y sont doivent suffire.
    .title = Compléter le module des androïdes

DA-7-1a = La capacité verte des androïdes, la Double amélioration, se compose de deux améliorations,
    l’une après l’autre.
    .title = Vert : Double amélioration

DA-7-1b = S’il y a, dans un bâtiment quelconque, un androïde sur ★ et de la place sur ★★,
    l’amélioration doit faire monter un tel androïde de ★ à ★★.
    .title = Amélioration, option 1 : un androïde monte

DA-7-1c = Si aucun androïde ne peut monter dans aucun bâtiment et que vous avez un colon sur ★★
    quelque part, l’amélioration doit faire descendre un de ces colons sur ★ de son bâtiment.
    .title = Amélioration, option 2 : votre colon descend

DA-7-1d = Si aucune des deux options n’est possible, cette amélioration est perdue.
    .title = Amélioration sans déplacement

DA-7-1e = L’option qui vaut pour la deuxième amélioration est déterminée à nouveau d’après la
    position que la première a laissée.
    .title = La deuxième amélioration est jugée à nouveau

DA-7-2 = La capacité bleue des androïdes, l’Étincelle, défausse face visible les 2 cartes du dessus
    de la pioche, ou ce que la pioche contient s’il y en a moins. Cela ne compte pas comme piocher.
    .title = Bleu : Étincelle

DA-7-3a = Si l’énergie des androïdes n’est pas au maximum de la piste, la capacité orange des
    androïdes, la Surtension, la fait monter de 2, ou de moins si le maximum est atteint avant.
    .title = Orange : Surtension

DA-7-3b = Si l’énergie des androïdes est déjà au maximum de la piste, l’Étincelle est résolue à la
    place de cette montée.
    .title = Surtension au maximum

DA-7-4 = S’il y a un colon des androïdes sur Terre, la capacité violette des androïdes, la Campagne
    de recrutement, en fait embarquer 1 à bord de leur vaisseau. S’il n’y en a pas, elle est sans
    effet.
    .title = Violet : Campagne de recrutement

DA-7-5a = S’il y a un colon à bord du vaisseau des androïdes, la capacité noire des androïdes, les
    Calculs, en débarque 1 sur ★ d’un bâtiment à colons. Lequel, cela résulte des règles sur qui
    décide pour les androïdes.
    .title = Noir : Calculs

DA-7-5b = Si le vaisseau des androïdes est vide, les Calculs y font embarquer 1 colon des androïdes
    depuis la Terre. Sans colon sur Terre, ils sont sans effet.
    .title = Calculs avec un vaisseau des androïdes vide

DA-8-1 = Il n’y a jamais que deux choses à choisir pour les androïdes : le bâtiment des Calculs, et
    le bâtiment d’une amélioration quand plusieurs sont possibles selon l’option qui vaut.
    .title = Ce que les androïdes peuvent choisir

DA-8-2 = Une option dit qui fait ces choix : un algorithme (par défaut) ou le joueur.
    .title = Option : qui décide pour les androïdes

DA-8-3a = Si le joueur décide, vous choisissez n’importe lequel des coups autorisés ; l’ordre des
    deux options d’une amélioration reste obligatoire. On vous demande de viser le plus haut score
    final des androïdes, mais personne ne le vérifie.
    .title = Vous décidez pour les androïdes

DA-8-3b = Si l’algorithme décide, le choix résulte de la valeur des positions et on ne vous demande
    rien.
    .title = L’algorithme décide

DA-8-4 = La valeur est de 100 par point de victoire des androïdes moins 100 par point des vôtres,
    sans les points d’énergie des deux côtés. Ajoutez 8 par androïde dans le bâtiment qui compte le
    plus d’androïdes (4 au plus comptent), 6 par bâtiment à colons où il y a un androïde, et 1 par
    bâtiment avec un androïde sur ★ et de la place sur ★★.
    .title = Valeur d’une position pour les androïdes

DA-8-5 = Les Calculs choisissent le bâtiment qui laisse la position de plus grande valeur. À
    égalité, l’ordre est Serre, Aqualab, Banque d’énergie, Centre de communication.
    .title = Comment choisissent les Calculs

DA-8-6 = Pour la première amélioration, l’algorithme prend le coup autorisé qui, suivi de la
    meilleure deuxième amélioration autorisée, mène à la position de plus grande valeur ; si la
    deuxième devait être perdue, c’est la position après la première qui compte. Les coups égaux
    sont pris dans l’ordre Serre, Aqualab, Banque d’énergie, Centre de communication. La deuxième
    amélioration est ensuite choisie de la même façon.
    .title = Comment choisit la Double amélioration

DA-9-1 = Si vos 7 colons sont tous dans des bâtiments à la fin de la manche, la partie est finie.
    .title = Fin : tous vos colons dans des bâtiments

DA-9-2 = Si les 7 colons des androïdes sont tous dans des bâtiments à la fin de la manche, la partie
    est finie.
    .title = Fin : tous les androïdes dans des bâtiments

DA-9-3 = Si le module de préparation des androïdes n’a que 0 ou 1 carte à la fin de la manche, parce
    que la pioche n’a pas pu le remplir, la partie est finie.
    .title = Fin : le module des androïdes est incomplet

DA-9-4 = La partie ne finit pas du seul fait que la pioche est vide.
    .title = Une pioche vide n’est pas la fin

DA-9-5 = Si plusieurs conditions de fin sont remplies ensemble, cela ne change rien. On fait le
    décompte une fois.
    .title = Plusieurs raisons de finir

DA-9-6 = Les règles du jeu de base sur le déclenchement de la fin, son maintien et la manche à
    terminer ne s’appliquent pas en solo, ni l’option de terminer la manche.
    .title = Pas de fin du jeu de base en solo

DA-9-7 = Si le nombre maximal de manches est atteint (100 par défaut), la partie solo s’arrête et on
    fait le décompte. Avec nos cartes, cela ne peut pas arriver ; il faut pour cela les cartes d’un
    propriétaire qui permettent à des cartes de récupération de se reprendre l’une l’autre.
    .title = Nombre maximal de manches en solo

DA-10-1 = Vous marquez votre vaisseau, ★, ★★, la présence et quatre dans un bâtiment comme dans le
    jeu de base ; l’avance en énergie a sa propre règle.
    .title = Votre score solo

DA-10-2 = Les androïdes marquent leurs colons comme vous : 1 point de victoire pour chacun à bord du
    vaisseau, 2 sur ★, 4 sur ★★ et 0 sur Terre.
    .title = Points des colons des androïdes

DA-10-3 = Si les androïdes ont un colon dans chacun des 4 bâtiments à colons, cela leur donne 4
    points de victoire et non 2.
    .title = Points de présence des androïdes

DA-10-4 = Si les androïdes ont au moins 4 colons dans le même bâtiment, cela leur donne 5 points de
    victoire et non 3, une seule fois.
    .title = Points des androïdes pour quatre dans un bâtiment

DA-10-5a = Si les androïdes ont plus d’énergie que vous, ils marquent 2 points de victoire pour cela
    et vous 0.
    .title = Énergie : les androïdes devant

DA-10-5b = Si les deux côtés ont la même énergie, les androïdes marquent 2 points de victoire pour
    cela et vous 1.
    .title = Énergie : à égalité

DA-10-5c = Si vous avez plus d’énergie que les androïdes, vous marquez 1 point de victoire pour cela
    et eux 0.
    .title = Énergie : vous devant

DA-10-6 = Pour gagner, vous devez avoir plus de points de victoire que les androïdes. À égalité de
    points, vous perdez ; les départages du jeu de base ne servent pas.
    .title = Gagner contre les androïdes

DA-11-1 = Si le niveau est normal, 5 colons des androïdes commencent à bord de leur vaisseau et 2
    sur Terre.
    .title = Niveau : normal

DA-11-2 = Si le niveau est super-droïde, 6 colons des androïdes commencent à bord de leur vaisseau
    et 1 sur Terre.
    .title = Niveau : super-droïde

DA-11-3 = Si le niveau est cyborg, les 7 colons des androïdes commencent tous à bord de leur
    vaisseau et 0 sur Terre.
    .title = Niveau : cyborg

DA-11-4 = Un niveau ne change que l’endroit où commencent les colons des androïdes.
    .title = Les niveaux ne changent rien d’autre

PM-E-1 = Les vaisseaux ne font rien en jeu. Ils sont attribués selon la place, ou choisis dans
    l’ordre des places si l’option dit qu’on les choisit. Raison : aucun texte connu de nous ne cite
    de différence entre eux.
    .title = Décision : les vaisseaux se valent

PM-E-2 = Les places sont comptées dans le sens horaire à partir de 1. Votre voisin de gauche est la
    place après la vôtre, et pour la dernière place c’est la place 1. L’ordre horaire et le passage
    à gauche sont ainsi la même chose.
    .title = Décision : numéros des places et voisins

PM-E-3 = Les dernières cartes des paquets du draft sont défaussées dans l’ordre des places. La
    défausse a un ordre ; il faut donc fixer quelle carte est sur le dessus.
    .title = Décision : ordre des restes du draft

PM-E-4 = Les cartes des paquets du draft et celles qu’on y a conservées montrent la même chose
    qu’une main, à savoir leurs dos. Là aussi, les dos portent la couleur.
    .title = Décision : le draft montre les dos

PM-E-5 = Quand la règle des 4 cartes s’applique, un joueur finit tout avant que le suivant ne
    commence. Qui pioche en premier compte quand la pioche est courte.
    .title = Décision : un joueur après l’autre

PM-E-6 = Qui paie un effet en applique au moins une unité. Payer pour rien n’est pas permis ; payer
    puis ne rien faire ne l’est donc pas non plus.
    .title = Décision : un paiement achète quelque chose

PM-E-7 = Une carte de la main dont la capacité se résout se trouve dans une zone à elle, « en
    cours ». Elle ne peut donc être ni récupérée, ni mélangée dans une nouvelle pioche, ni comptée
    comme couleur en main. Raison : elle n’arrive sur la défausse qu’après sa capacité.
    .title = Décision : la carte en cours

PM-E-8 = Les unités toutes pareilles (embarquer, gagner, faire perdre, débarquer ici) sont demandées
    en un seul nombre. Celles qui ont chacune besoin d’une cible sont demandées une à une, avec la
    possibilité de s’arrêter. Les questions restent ainsi peu nombreuses sans cacher aucun choix.
    .title = Décision : comment on demande les quantités

PM-E-9 = Un tour n’est sans action que si aucune des cinq n’est autorisée. Cela précise la règle de
    base, car même un joueur sans cartes et sans colon sur Terre peut encore pouvoir prendre une
    carte du module de quelqu’un d’autre.
    .title = Décision : quand un tour est sans action

PM-E-10 = Les deux cartes échangées doivent se trouver à des positions différentes, et chacune garde
    la même face visible. Sinon, l’échange ne changerait rien, ou retournerait aussi une carte.
    .title = Décision : échanger des cartes d’une pile

PM-E-11 = Si un module de préparation a moins de cartes qu’une capacité ne vous permet d’en
    regarder, vous regardez celles qu’il a.
    .title = Décision : regarder moins de cartes

PM-E-12 = Quand une condition demande une couleur en main, le programme vérifie lui-même la main et
    n’annonce que la couleur. Aucun recto n’a besoin d’être révélé comme preuve.
    .title = Décision : prouver une couleur en main

PM-E-13 = Un module de préparation a deux cases fixes, 1 et 2. Une nouvelle carte prend la case
    libre, ou la case 1 si les deux sont libres. Qui a vu un recto continue de le voir tant que la
    carte est dans un module de préparation ; cela marche parce que les cases permettent à chacun de
    suivre une carte.
    .title = Décision : cases d’un module

PM-E-14 = Quand plusieurs cartes sont mises sous la pioche, la dernière est la plus basse. La pioche
    a un ordre ; il faut donc fixer cela.
    .title = Décision : ordre des cartes mises sous la pioche

PM-E-15 = Les cartes défaussées de la pioche vont une par une sur la défausse. Cela fixe laquelle
    est sur le dessus et peut être récupérée.
    .title = Décision : défausser de la pioche

PM-E-16 = Les noms des options que les sources ne nomment pas sont les nôtres : entre autres ceux
    des vaisseaux, du niveau, des choix des androïdes et du vaisseau des androïdes.
    .title = Décision : noms des options

PM-E-17 = La « Android Action Phase », que la règle du jeu cite à un seul endroit, est la phase
    Activation des androïdes. La règle du jeu ne connaît que trois phases, et c’est celle qui suit
    la panne système.
    .title = Décision : nom de la troisième phase

PM-E-18 = Vous choisissez la case même si les deux cartes du module de préparation des androïdes
    montrent la même couleur. Leurs rectos peuvent différer, et vous en connaissez peut-être un.
    .title = Décision : deux cartes des androïdes d’une couleur

PM-E-19 = Ce qui se passe quand une carte prise peut déplacer un colon, et quand on ne termine pas
    la manche, est défini par nous. Le matériel cite les deux options avec leurs valeurs par défaut,
    mais pas ce que fait l’autre réglage.
    .title = Décision : l’autre réglage de deux options

PM-E-20 = Un module de préparation peut rester incomplet quand la main est épuisée. Cela n’arrive
    que si l’on n’a pas pu piocher une carte, ou avec les cartes d’un propriétaire ; aucune règle
    imprimée ne traite donc ce cas.
    .title = Décision : un module impossible à remplir

PM-E-21 = Le nombre maximal de manches, une protection du logiciel, vaut en solo comme dans le jeu
    de base. Il garantit que chaque partie a une fin.
    .title = Décision : nombre maximal de manches en solo aussi

PM-E-22 = Qui décide pour les androïdes est prié de viser leur plus haut score final. L’algorithme
    pèse de combien ce score dépasse le vôtre, car c’est le plus haut score qui gagne ; une
    amélioration qui fait descendre un de vos colons vaut donc ce qu’elle vous coûte. Selon l’autre
    lecture, seul le score des androïdes compte, et ce qui fait descendre un de vos colons ne vaut
    rien en soi.
    .title = Décision : ce que visent les androïdes
