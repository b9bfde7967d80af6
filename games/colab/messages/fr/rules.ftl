# The rules of CoLab in French; rules.toml has the English.

CL-1-1 = Les dés que vous n’avez pas lancés, que vous avez dépensés ou défaussés sont dans votre bol
    et ne servent pas. Les dés lancés sont dans votre pool. Chacun de vos dés est dans l’un des deux
    ou sur un de vos sbires.
    .title = Bol et pool

CL-1-2 = Dépenser ou défausser un dé, c’est le mettre au bol du joueur à qui il appartient. Personne
    ne perd jamais un dé au profit de quelqu’un d’autre.
    .title = Dépenser un dé

CL-1-3 = Un dé ne prend une face que par un lancer, et par rien d’autre ; tant qu’il est dans un
    bol, il n’en a aucune.
    .title = Les dés du bol n’ont pas de face

CL-1-4 = Autour du plateau, tours et labos alternent. Chaque labo a pour voisines la tour qui le
    précède et celle qui le suit, et avec elles six fenêtres. Le centre n’a aucune tour voisine.
    .title = Ce qui est voisin

CL-1-5 = Ni sbire ni jeton : vide. Seulement un jeton glace : gelée. Un jeton dégât : endommagée. Un
    sbire : occupée.
    .title = États d’une fenêtre

CL-1-6 = Les joueurs peuvent utiliser les fenêtres vides ou gelées. Quand aucun ennemi ne joue,
    c’est toute fenêtre sans sbire.
    .title = Fenêtres ouvertes

CL-1-7 = Les trois fenêtres d’une même tour ne diffèrent que par leur état ; qui en choisit une vide
    ou une gelée reçoit donc la plus basse dans cet état.
    .title = Quelle fenêtre d’une tour

CL-1-8 = Un symbole est couvert par lui-même, par la forme seule de sa couleur ou par un jeton
    joker. Une forme seule vaut l’un ou l’autre symbole de sa couleur, mais un seul des deux ; vous
    dites lequel quand vous la dépensez.
    .title = Ce qui couvre un symbole

CL-1-9 = Gris signifie rouge, bleu ou violet à votre choix, jamais joker. Vous choisissez à nouveau
    pour chaque carte, dé ou jeton.
    .title = Icônes grises

CL-1-10 = Si l’on doit piocher dans une pioche vide, on mélange d’abord sa défausse pour former une
    nouvelle pioche. Sans défausse, on ne pioche rien.
    .title = Pioche vide

CL-1-11 = Chaque type de carte a sa propre défausse, face visible.
    .title = Cartes défaussées

CL-1-12 = S’il ne reste aucun dé d’une couleur, qui devrait en gagner un n’en gagne pas, et aucune
    autre couleur ne le remplace. Un dé gris peut être de toute couleur encore disponible.
    .title = Couleur de dés épuisée

CL-1-13 = Les jetons ressource, joker, potion, déclencheurs et recherche ne s’épuisent jamais.
    .title = Jetons illimités

CL-1-14 = Vous pouvez renoncer à tout ou partie de ce que vous offre une carte, une tuile ou une
    tour, sauf là où une règle en fait une obligation.
    .title = Renoncer à un avantage

CL-1-15 = Les parties d’un effet s’exécutent de gauche à droite, l’une après l’autre. Une partie
    impossible est omise.
    .title = Effets dans l’ordre imprimé

CL-2-1 = Monstres, engins et potions forment trois pioches, mélangées chacune, face cachée.
    .title = Trois pioches

CL-2-2 = Les dés ressource des trois couleurs et tous les jetons ressource, joker, potion,
    déclencheurs et recherche forment une seule réserve.
    .title = Réserve générale

CL-2-3 = Les tuiles d’amélioration des premier, deuxième et troisième niveaux forment trois piles
    mélangées, face cachée.
    .title = Piles de tuiles

CL-2-4 = Les jetons recherche valant 10 points font partie de la réserve.
    .title = Jetons valant 10

CL-2-5 = Le nombre de joueurs décide quelles cases de la piste de score reçoivent un jeton
    d’amélioration au début. Les autres jetons ne servent pas.
    .title = Jetons d’amélioration

CL-3-1 = Dans la première partie, tours, plaques de tour, labos et tuiles de départ sont disposés
    comme le contenu les énumère.
    .title = Plateau de la première partie

CL-3-2 = Dans toute autre partie, l’ordre des tours et des labos est tiré au hasard, et chaque tour
    reçoit une plaque de tour au hasard, sur une face au hasard.
    .title = Plateau au hasard

CL-3-3 = Dans toute autre partie, les six tuiles de départ sont distribuées au hasard, une par labo.
    .title = Tuiles de départ au hasard

CL-3-4 = La tuile de départ d’un labo est sa tuile du milieu du premier niveau ; les emplacements à
    sa gauche et à sa droite sont libres au début.
    .title = L’emplacement du milieu

CL-3-5 = La plaque de tour donne l’effet du haut d’une tour, et la tour elle-même porte l’effet du
    bas. Il n’y en a pas d’autre.
    .title = Une tour, deux effets

CL-4-1 = Chacun joue un savant différent et reçoit le plateau personnel de ce savant et trois
    sbires.
    .title = Un savant pour chacun

CL-4-2 = Chacun commence sur la première face d’un plateau de recherche, le marqueur sur 0.
    .title = Plateaux de recherche

CL-4-3 = Chacun commence avec quatre dés blancs. Ils restent au bol jusqu’à ce qu’on doive les
    lancer.
    .title = Dés de départ

CL-4-4 = Le hasard désigne le premier joueur, avec des chances égales pour tous. À partir de lui, on
    joue dans le sens horaire.
    .title = Premier joueur

CL-4-5 = Personne n’a de points au début.
    .title = Scores au début

CL-4-6 = Jusqu’à son premier déplacement, un savant n’est dans aucun labo, ni au centre. Le premier
    tour peut être de l’un ou l’autre type, et peut mener à n’importe quel labo.
    .title = Les savants arrivent plus tard

CL-4-7 = Un sbire qui n’est pas sur le plateau est chez son propriétaire.
    .title = Sbires chez vous

CL-5-1 = À deux joueurs et sans ennemi, chaque labo commence avec une tuile de plus du premier
    niveau, au hasard, à gauche de sa tuile de départ.
    .title = À deux : plus de tuiles

CL-5-2 = À deux joueurs et sans ennemi, les six sbires des deux savants qui ne jouent pas sont dans
    les fenêtres du haut, un dans chaque tour, sans dé.
    .title = À deux : sbires neutres

CL-5-3 = Un sbire neutre n’appartient à personne, ne bouge jamais et n’a jamais de dé. Il peut
    travailler lors d’une récolte comme tout autre.
    .title = Ce que font les sbires neutres

CL-6-1 = Qui choisit la première partie fait la mise en place selon cette section et non selon la
    mise en place normale, et sans cartes bonus.
    .title = Première partie

CL-6-2 = Chaque labo reçoit une tuile de plus du premier niveau, au hasard, à gauche, ou à droite si
    la gauche est prise.
    .title = Première partie : plus de tuiles

CL-6-3 = La ligne de chaque savant dit avec quels dés, cartes et jetons le joueur commence. Les dés
    vont au bol, et les cartes viennent du dessus de leur pioche.
    .title = Première partie : ligne de départ

CL-6-4 = L’un après l’autre, chaque joueur lance deux dés blancs et donne chacun à un sbire.
    .title = Première partie : deux sbires

CL-6-5 = Luciana, Ivy et Victor envoient un sbire à chaque tour de leur couleur et décident quel dé
    va où. Ce que montrent les dés n’a pas d’importance.
    .title = Première partie : tours d’une couleur

CL-6-6 = Chaque sbire d’Elias va à la tour portant le symbole de son dé. Si cette tour est pleine,
    on relance le dé jusqu’à ce qu’il en désigne une autre.
    .title = Première partie : Elias

CL-6-7 = Ces premiers sbires n’apportent aucun effet des tours où ils vont.
    .title = Première partie : aucun effet

CL-6-8 = Quand tous les sbires sont placés, chacun lance le reste de son bol dans son pool, et le
    premier joueur commence.
    .title = Première partie : le premier lancer

CL-6-9 = Si une tour de la couleur du savant n’a pas de fenêtre libre, les deux sbires vont à
    l’autre tour de cette couleur.
    .title = Première partie : une tour pleine

CL-7-1 = Chacun reçoit deux cartes bonus, ne les montre à personne et n’a pas à les compter dans sa
    main.
    .title = Deux cartes bonus

CL-7-2 = Chacun pioche trois cartes, une à la fois, et nomme la pioche avant chacune.
    .title = Trois cartes

CL-7-3 = Chacun met au bol deux dés ressource, chacun d’une couleur au choix.
    .title = Deux dés

CL-7-4 = Chacun reçoit un jeton : rouge, bleu ou violet au choix.
    .title = Un jeton

CL-7-5 = Dans l’ordre du tour, chacun lance deux dés blancs, l’un après l’autre. Chaque dé va sur un
    sbire, qui est envoyé à la tour que le dé désigne.
    .title = Deux sbires selon les dés

CL-7-6 = Si trois sbires sont déjà sur cette tour, on relance le dé jusqu’à ce qu’il en désigne une
    qui a de la place.
    .title = Une tour pleine

CL-7-7 = Les sbires placés ainsi n’apportent aucun effet des tours où ils vont.
    .title = Aucun effet

CL-7-8 = Ensuite, chacun lance dans son pool ce qui est dans son bol, et le premier joueur commence.
    .title = Le premier lancer

CL-8-1 = Une partie express commence comme une partie normale ou avec draft et a sur chaque labo une
    tuile de plus du premier niveau, au hasard, à gauche, ou à droite si la gauche est prise.
    .title = Express : plus de tuiles

CL-8-2 = Dans une partie express, dix cartes construites amènent la fin, et non douze.
    .title = Express : plus courte

CL-9-1 = Le draft remplace les deux autres façons de commencer ; réserve, plateau, joueurs et ajouts
    pour deux restent tels quels.
    .title = Draft

CL-9-2 = Les cartes bonus sont distribuées comme dans la mise en place normale.
    .title = Draft : cartes bonus

CL-9-3 = Les trois tours qui font piocher deux cartes et en garder une reçoivent chacune un jeton
    ressource, un de chaque couleur, et les trois autres chacune un dé ressource, un de chaque
    couleur. Le hasard décide lequel va où.
    .title = Draft : ce qu’il y a sur les tours

CL-9-4 = Dans le sens horaire à partir du premier joueur, chacun lance un dé blanc, le met sur un
    sbire et envoie celui-ci à n’importe quelle fenêtre ouverte, quoi que montre le dé.
    .title = Draft : premier sbire

CL-9-5 = Puis chacun recommence une fois, dans l’ordre inverse.
    .title = Draft : second sbire

CL-9-6 = Chacun de ces placements apporte l’effet du bas de la tour, jamais celui du haut, puis ce
    qui est encore posé sur la tour.
    .title = Draft : ce qu’apporte un placement

CL-9-7 = Les dés du draft vont au bol. Ce que personne n’a pris retourne à la réserve.
    .title = Draft : dés

CL-9-8 = Puis chacun lance ce qui est dans son bol, et le premier joueur commence.
    .title = Draft : le premier lancer

CL-9-9 = Personne ne reçoit d’autres cartes, dés ou jetons pour commencer.
    .title = Draft : rien d’autre

CL-10-1 = À votre tour, ou bien vous agissez (Agir), ou bien vous vous reposez (Repos).
    .title = Deux types de tour de jeu

CL-10-2 = Tant que c’est à vous de jouer, vous pouvez, dans un moment libre, utiliser des capacités
    de potion, échanger des jetons recherche, faire un échange de dés, utiliser une section A et,
    avec des ennemis, réparer : aussi souvent et dans l’ordre que vous voulez, dans la mesure où
    chaque action le permet.
    .title = Actions gratuites

CL-10-3 = Il y a un moment libre au début de votre tour, après la première étape, après votre
    déplacement, avant et après chaque utilisation d’une tuile dans une récolte et chaque carte dans
    une construction, après l’action de labo et, dans un Repos, après chacune de ses étapes. Au
    milieu d’un paiement ou d’un effet, il n’y en a pas.
    .title = Moments libres

CL-10-4 = Votre tour prend son type avec sa première étape. Ce que vous faites librement avant ne le
    fixe pas.
    .title = Le type est fixé

CL-10-5 = Tant que vous êtes au centre, vous ne pouvez pas choisir Repos.
    .title = Pas de Repos depuis le centre

CL-10-6 = Si un de vos sbires est chez vous et que votre pool est vide quand vous choisissez le
    type, vous devez vous reposer.
    .title = Rien pour envoyer

CL-10-7 = Si une action gratuite peut amener un dé dans votre pool, vous pouvez l’utiliser d’abord,
    et Agir vous est alors ouvert.
    .title = Se dépanner avant de choisir

CL-10-8 = Si cela arrive alors que vous êtes au centre, vous choisissez Agir et sautez la première
    étape. Vous pouvez chercher un dé auparavant, sans y être obligé ; dès que vous en avez un, la
    première étape est obligatoire.
    .title = Les mains vides au centre

CL-10-9 = Avec vos trois sbires sur le plateau, vous n’avez besoin d’aucun dé, et un pool vide
    n’oblige à rien.
    .title = Trois sbires dehors

CL-10-10 = Action gratuite, aussi souvent que vous voulez : un dé de votre pool va au bol, et un
    autre dé de votre pool est tourné sur celle de ses faces que vous voulez.
    .title = Échange de dés

CL-11-1 = Si un de vos sbires au moins est chez vous, vous en envoyez un et ne pouvez pas en
    rappeler.
    .title = Obligation d’envoyer

CL-11-2 = Si les trois sont sur le plateau, vous en rappelez un de votre choix et ne pouvez pas en
    envoyer.
    .title = Obligation de rappeler

CL-11-3 = Un dé de votre pool va sur le sbire tel quel, et le sbire dans une fenêtre ouverte de
    n’importe quelle tour.
    .title = Envoyer

CL-11-4 = Aucun sbire ne peut être envoyé à une fenêtre occupée par un sbire ou endommagée.
    .title = Fenêtres fermées

CL-11-5 = Ensuite, vous prenez un seul effet de cette tour, celui du haut ou celui du bas.
    .title = Effet après l’envoi

CL-11-6 = Le sbire revient chez vous et, s’il a un dé, celui-ci va à votre bol.
    .title = Rappeler

CL-11-7 = Ensuite, vous prenez un seul effet de la tour qu’il a quittée, celui du haut ou celui du
    bas. Si cet effet rafraîchit des dés, le dé qui vient de revenir peut en faire partie.
    .title = Effet après le rappel

CL-11-8 = Après l’effet, vous pouvez utiliser des réactions à l’envoi ou au rappel qui conviennent à
    la couleur de la tour.
    .title = Réactions

CL-11-9 = Sans aucune fenêtre ouverte, la première étape est omise.
    .title = Nulle part où aller

CL-11-10 = Une fois la partie commencée, chaque joueur a toujours deux ou trois sbires sur le
    plateau.
    .title = Deux ou trois sur le plateau

CL-11-11 = Le dé d’un sbire envoyé n’a pas à correspondre à la tour.
    .title = N’importe quel dé convient

CL-11-12 = Un sbire déplacé par un effet n’a besoin d’aucun dé et n’entraîne aucune réaction à
    l’envoi ou au rappel. Il peut aller dans une fenêtre ouverte d’une autre tour.
    .title = Déplacer n’est pas envoyer

CL-12-1 = Vous allez à un autre labo que le vôtre, proche ou éloigné.
    .title = Se déplacer

CL-12-2 = Quand vous agissez, vous ne pouvez ni rester où vous êtes ni aller au centre.
    .title = Ne pas rester

CL-12-3 = D’autres savants dans un labo ne vous empêchent pas d’y entrer.
    .title = Partager un labo

CL-12-4 = Après le déplacement, vous pouvez construire ou récolter dans ce labo, ou ne faire ni l’un
    ni l’autre.
    .title = Action de labo

CL-12-5 = Le déplacement ne vient que lorsque la première étape est faite.
    .title = Ordre des étapes

CL-12-6 = Vous avez une action de labo par tour, sauf si un effet accorde aussi l’autre : alors une
    construction et une récolte au plus.
    .title = Une action de labo

CL-12-7 = La seconde action de labo se fait dans le même labo, quand la première est finie.
    .title = Où se fait la seconde

CL-13-1 = Dans une récolte, les tuiles de votre labo vous servent, et les sbires des deux tours
    voisines travaillent pour vous, quel que soit leur propriétaire.
    .title = Récolte

CL-13-2 = Vous utilisez les tuiles du labo dans l’ordre que vous voulez, chacune tant que vous
    trouvez des sbires pour elle, et vous arrêtez quand vous voulez.
    .title = N’importe quelle tuile, autant de fois que vous voulez

CL-13-3 = Une utilisation demande autant de sbires voisins que l’indique la tuile, dont aucun n’est
    encore fatigué ce tour-ci ; à partir de là, ils le sont.
    .title = Les sbires travaillent

CL-13-4 = Aucun sbire ne travaille deux fois dans un même tour, pas même pour une seconde récolte.
    .title = Une fois par tour

CL-13-5 = Les sbires d’une utilisation peuvent venir d’une seule des deux tours voisines ou des
    deux.
    .title = De l’une ou l’autre tour

CL-13-6 = Un sbire qui travaille reste où il est, et son dé reste utilisable. Qu’il ait travaillé et
    que son dé ait payé sont deux choses différentes.
    .title = Travail et dés sont séparés

CL-13-7 = Une tuile sans coût ni effet ne peut pas être utilisée dans une récolte.
    .title = Tuiles à symboles seuls

CL-13-8 = Un sbire n’a pas besoin de dé pour travailler.
    .title = Sbires sans dé

CL-13-9 = Un sbire d’un ennemi travaille pour vous comme tout autre, et compte pour deux avec
    RENFORT sur son dé.
    .title = Sbires des ennemis

CL-13-10 = Après le tour, tous les sbires sont de nouveau reposés.
    .title = Jusqu’à la fin du tour

CL-14-1 = Vous prenez de la réserve un dé ressource de cette couleur et le mettez au bol ; gris :
    couleur au choix.
    .title = Icône de dé

CL-14-2 = Vous prenez en main la première carte de cette pioche ; gris : pioche au choix. La limite
    de main ne compte pas à ce moment.
    .title = Icône de carte

CL-14-3 = Vous prenez un jeton potion. C’est un nouveau jeton jusqu’à la fin du tour, et il peut
    être dépensé pendant ce tour pour n’importe quelle capacité de potion.
    .title = Icône de potion

CL-14-4 = Vous prenez un jeton ressource de l’une des trois couleurs, au choix.
    .title = Icône de jeton

CL-14-5 = Vous prenez autant de jetons recherche qu’indiqué.
    .title = Icône de recherche

CL-14-6 = Vous utilisez le déclencheur d’une carte de votre grille dont le jeton est face visible.
    .title = Icône de déclencheur

CL-14-7 = Vous effectuez aussitôt une construction entière dans votre labo, avec tous ses symboles à
    nouveau, puis continuez à récolter.
    .title = Icône de construction

CL-14-8 = Pour chaque icône, ou bien vous lancez un dé de votre bol dans votre pool, ou bien vous
    relancez un dé de votre pool.
    .title = Icône de rafraîchissement

CL-14-9 = Sans dé dans le bol ni dans le pool, rafraîchir est sans effet.
    .title = Rien à rafraîchir

CL-15-1 = Nommez une pioche et piochez, regardez la carte, nommez une pioche pour la seconde et
    piochez. L’une des deux reste dans votre main, l’autre est défaussée.
    .title = Piochez deux, gardez une

CL-15-2 = S’il n’y a qu’une carte à piocher, vous pouvez la garder et n’en défausser aucune.
    .title = Une seule carte disponible

CL-15-3 = Vous piochez une carte de la pioche indiquée.
    .title = Effet avec une carte

CL-15-4 = Vous gagnez un nouveau jeton potion, comme dans une récolte.
    .title = Effet avec une potion

CL-15-5 = Vous rafraîchissez un dé, comme dans une récolte.
    .title = Effet avec rafraîchissement

CL-15-6 = Vous prenez un jeton ressource de la couleur indiquée, et d’aucune autre.
    .title = Effet avec un jeton

CL-16-1 = Pour chaque type de carte, vous pouvez construire jusqu’à autant de cartes que le labo et
    ses tuiles montrent de symboles de ce type.
    .title = Combien vous pouvez construire

CL-16-2 = Les cartes viennent de votre main. Chacune est payée, posée, comptée et a toutes ses
    conséquences avant que vous en choisissiez une autre.
    .title = Une carte après l’autre

CL-16-3 = Vous pouvez terminer une construction quand vous voulez, même avant la première carte.
    .title = Arrêter

CL-16-4 = Ce qui est permis est fixé quand la construction commence, et chaque carte en retire un
    symbole de son type. Une autre construction dans le même tour compte à nouveau.
    .title = Les symboles se comptent au début

CL-16-5 = Dans une construction, un symbole permet une carte.
    .title = Chaque symbole une fois

CL-16-6 = Une carte construite par une construction supplémentaire ne demande ni ne consomme de
    symbole, mais coûte ce qu’elle coûte.
    .title = Constructions supplémentaires

CL-16-7 = Sans labo, une construction ne fait rien, et une construction supplémentaire se paie avec
    votre pool et vos jetons.
    .title = Construire sans labo

CL-16-8 = Une construction qui vient avant le déplacement a lieu dans le labo où vous êtes encore.
    .title = Construire avant le déplacement

CL-17-1 = Chaque symbole du coût est couvert par une ressource, et chaque ressource couvre un
    symbole.
    .title = Le coût

CL-17-2 = Vous payez avec les dés de votre pool, avec vos jetons ressource et joker, et avec les dés
    sur les sbires des six fenêtres voisines, quel que soit leur propriétaire.
    .title = D’où viennent les ressources

CL-17-3 = Il va à votre bol.
    .title = Payer avec un dé du pool

CL-17-4 = Il retourne à la réserve.
    .title = Payer avec un jeton

CL-17-5 = Le dé reste où il est et est marqué ; vous ne pouvez plus l’utiliser pendant ce tour.
    .title = Payer avec le dé d’un sbire

CL-17-6 = Un tel dé couvre un ou deux symboles d’une même carte. Ce dont vous n’avez pas besoin est
    perdu.
    .title = Dés à deux ressources

CL-17-7 = Un dé n’aide jamais à payer une seconde carte, même s’il en restait une partie.
    .title = Un dé, une carte

CL-17-8 = Ce qui ne couvre aucun symbole ne peut pas faire partie d’un paiement.
    .title = Rien de superflu

CL-17-9 = Un jeton joker couvre un symbole au choix.
    .title = Jetons joker

CL-17-10 = Un dé blanc couvre un seul symbole, celui qu’il montre.
    .title = Dés blancs

CL-17-11 = Les dés ennemis ne sont pas des ressources, sauf JOKER : il couvre un symbole au choix,
    une fois par tour.
    .title = Dés ennemis

CL-17-12 = Les réductions s’additionnent. Vous choisissez les symboles qui disparaissent, mais il en
    reste toujours un.
    .title = Réductions

CL-17-13 = Une réduction d’une potion qu’aucune carte n’a utilisée prend fin avec le tour.
    .title = Les réductions ne se gardent pas

CL-17-14 = Une carte que vous ne pouvez pas payer en entier ne peut pas être choisie.
    .title = Ce que vous ne pouvez pas payer

CL-17-15 = À la fin du tour, les marques sur les dés des sbires disparaissent.
    .title = Marques sur les dés

CL-17-16 = Pour utiliser un tel dé, amenez-le dans le pool dans un moment libre, avant de choisir la
    carte.
    .title = Les dés du bol ne paient pas

CL-18-1 = La première carte commence votre grille. Chaque carte suivante se pose à côté d’une carte
    déjà là, et non en diagonale.
    .title = La grille

CL-18-2 = Toutes les cartes d’une grille tiennent dans quatre colonnes et quatre lignes.
    .title = Quatre sur quatre

CL-18-3 = Deux cartes sont adjacentes si elles ont un côté commun ; les coins ne comptent pas.
    .title = Adjacentes

CL-18-4 = Une carte construite reste où elle a été posée jusqu’à la fin de la partie.
    .title = Les cartes restent

CL-18-5 = Seize cartes ne laissent aucune case, et l’on ne peut alors plus rien construire.
    .title = Une grille pleine

CL-19-1 = Une carte posée rapporte aussitôt ses points imprimés.
    .title = Points imprimés

CL-19-2 = Elle rapporte aussi toute la valeur qu’elle ajoute aux textes de score de vos cartes,
    elle-même comprise.
    .title = Points qui augmentent

CL-19-3 = Les points viennent après le jeton déclencheur de la carte et avant tout ce qu’elle
    entraîne.
    .title = Quand les points comptent

CL-19-4 = Les jetons d’amélioration que votre pion de score atteint ou dépasse sont à vous jusqu’à
    ce que le tour soit fini.
    .title = Passer des jetons d’amélioration

CL-19-5 = Après avoir marqué, vous parcourez l’effet à la construction de la carte, les déclencheurs
    à côté d’elle qui sont face visible et les réactions à la construction, chacun une fois, dans
    l’ordre que vous voulez. Vous pouvez renoncer à chacun.
    .title = Ce qu’entraîne une construction

CL-19-6 = Ce qui entraîne autre chose attend que cela soit entièrement fait.
    .title = Le plus récent d’abord

CL-19-7 = Un déclencheur qu’autre chose a utilisé entre-temps n’est plus sur la liste.
    .title = Déclencheurs déjà utilisés

CL-20-1 = Une carte avec déclencheur reçoit son jeton, face visible, dès qu’elle est construite.
    .title = Jeton déclencheur

CL-20-2 = Elle peut être déclenchée dès ce moment, par une carte posée plus tard à côté d’elle ou
    par un effet, aussi pendant le même tour.
    .title = Prêt aussitôt

CL-20-3 = Poser la carte ne la déclenche pas.
    .title = Pas par elle-même

CL-20-4 = Quand vous construisez une carte à côté d’une autre dont le jeton est face visible, vous
    pouvez déclencher cette dernière.
    .title = Déclenchée par une voisine

CL-20-5 = On retourne d’abord le jeton sur sa face « déclenché », puis l’effet a lieu.
    .title = Déclencher

CL-20-6 = Tant que son jeton est déclenché, une carte ne peut pas être déclenchée.
    .title = Jetons déclenchés

CL-20-7 = Si un événement peut déclencher plusieurs cartes, il le peut pour toutes, et vous décidez
    de l’ordre.
    .title = Plusieurs à la fois

CL-20-8 = Si vous renoncez, le jeton reste face visible pour une autre occasion.
    .title = Garder un déclencheur

CL-20-9 = Vous pouvez déclencher une carte même si son effet ne peut rien faire.
    .title = Déclencher pour rien

CL-20-10 = À la fin de votre tour, tous vos jetons déclencheurs sont remis face visible.
    .title = Les jetons se retournent

CL-20-11 = Un effet qui déclenche des cartes adjacentes atteint celles à côté de la carte qui le
    porte ; sinon, il atteint toute votre grille. Seuls comptent les jetons face visible.
    .title = Quelles cartes un effet déclenche

CL-20-12 = Copier, c’est exécuter l’effet de déclencheur d’une carte adjacente, quoi que montre son
    jeton et sans le retourner. Une carte qui copie ne peut pas être copiée.
    .title = Copier

CL-21-1 = Après ses points, l’effet à la construction d’une carte peut être utilisé, une fois et
    plus jamais ensuite.
    .title = À la construction

CL-21-2 = Il ne peut être ni gardé pour un autre moment ni déclenché.
    .title = Pas plus tard

CL-22-1 = Chaque fois que son événement vous arrive, vous pouvez utiliser une réaction : une fois
    par événement et, si elle le dit, seulement une fois par tour.
    .title = Réactions

CL-22-2 = Repos : après la deuxième étape. Envoi et rappel : après l’effet de la tour.
    Construction : parmi ce que la construction entraîne. Paiement : au moment où le coût est fixé.
    Amélioration : après votre part de la phase.
    .title = Quand ont lieu les événements

CL-22-3 = La construction d’une carte n’est pas un événement pour cette carte.
    .title = Pas à elle-même

CL-22-4 = Vous choisissez l’ordre des réactions à un même événement.
    .title = Plusieurs réactions

CL-22-5 = Les réactions répondent à ce que vous faites vous-même ; les phases d’amélioration sont la
    seule exception.
    .title = Seulement vos propres événements

CL-23-1 = Dans un moment libre, vous dépensez autant de jetons potion que l’icône en montre et
    prenez l’effet.
    .title = Capacités de potion

CL-23-2 = Ils peuvent venir de la carte elle-même, de votre emplacement de stockage et de ceux
    gagnés pendant ce tour, mêlés comme vous voulez.
    .title = Quels jetons paient

CL-23-3 = Les jetons posés sur une carte ne paient que pour cette carte.
    .title = Pas d’une autre carte

CL-23-4 = Chaque capacité de potion peut être utilisée une fois par tour. Un second exemplaire d’une
    carte est une autre capacité.
    .title = Une fois par tour

CL-23-5 = Vous pouvez en utiliser une qui ne peut rien faire. Les jetons sont dépensés quand même.
    .title = Pour rien

CL-23-6 = La capacité de potion d’une carte peut être utilisée pendant le tour où elle a été
    construite.
    .title = Dès le tour de sa construction

CL-23-7 = C’est l’icône d’une carte, et non son type, qui dit si elle a une capacité de potion.
    .title = Sur des cartes de tout type

CL-24-1 = Vous pouvez vous reposer quoi qu’il y ait dans votre pool et où que soient vos sbires,
    mais pas depuis le centre.
    .title = Repos

CL-24-2 = D’abord, vous allez au centre. Il y a de la place pour tous.
    .title = Au centre

CL-24-3 = Puis vous gagnez deux choses, l’une après l’autre, parmi trois sortes : un jeton potion,
    un jeton ressource de couleur au choix, une carte d’une pioche au choix. Les deux peuvent être
    de la même sorte.
    .title = Deux provisions

CL-24-4 = Puis vous remettez au bol autant de dés du pool que vous voulez et lancez tout le bol dans
    le pool.
    .title = Lancer

CL-24-5 = Le bol est alors vide. Les dés restés dans le pool montrent ce qu’ils montraient.
    .title = Après le lancer

CL-24-6 = Dans un Repos, aucun sbire n’est envoyé ni rappelé, et l’on ne touche pas à leurs dés.
    .title = Les sbires restent

CL-24-7 = Un Repos n’a pas d’action de labo.
    .title = Pas d’action de labo

CL-24-8 = Les actions gratuites se font comme toujours, et les réactions au repos suivent le lancer.
    .title = Actions gratuites pendant le Repos

CL-24-9 = Les deux provisions viennent avant le lancer.
    .title = Les provisions avant les dés

CL-25-1 = Dans cet ordre : les nouveaux jetons potion trouvent une place, on compte les jetons
    ressource, puis la main ; les déclencheurs sont remis face visible et les marques retirées. Les
    jetons d’amélioration mis de côté viennent en dernier.
    .title = Fin du tour

CL-25-2 = Chaque nouveau jeton potion va sur une de vos cartes qui a une capacité de potion et de la
    place, ou dans l’emplacement de stockage s’il est vide. Vous choisissez pour chacun.
    .title = Places des jetons potion

CL-25-3 = Quatre sur une carte, un au stockage.
    .title = Place pour les jetons potion

CL-25-4 = Un jeton potion posé quelque part y reste jusqu’à ce qu’il soit dépensé ou défaussé.
    .title = Placé pour de bon

CL-25-5 = Alors vous pouvez choisir, pour chaque jeton, entre un emplacement de stockage vide et sa
    perte ; si l’emplacement n’est pas vide, le jeton est perdu.
    .title = Aucune carte n’a de place

CL-25-6 = Vous gardez quatre jetons ressource et joker en tout, ou trois tant que votre emplacement
    de stockage contient un jeton potion. Vous choisissez ce qui part.
    .title = Limite de jetons

CL-25-7 = Vous gardez six cartes, sans compter les cartes bonus. Vous choisissez ce qui part.
    .title = Limite de main

CL-25-8 = Tous vos jetons déclencheurs sont remis face visible.
    .title = Déclencheurs face visible

CL-25-9 = Les limites ne concernent que le joueur dont le tour finit, et seulement à ce moment.
    .title = Seulement maintenant

CL-25-10 = Les effets qui relèvent la limite de cartes ou de jetons comptent ici.
    .title = Limites plus hautes

CL-25-11 = Dés et jetons recherche n’ont pas de limite, et les nouveaux dés attendent au bol.
    .title = Pas d’autres limites

CL-26-1 = Dans un moment libre de votre tour, vous pouvez payer des jetons recherche pour l’un de
    cinq avantages, au coût qu’indique la face visible de votre plateau de recherche.
    .title = Échanges de recherche

CL-26-2 = Aucun échange ne s’utilise deux fois dans un tour, même si le plateau a été retourné
    entre-temps.
    .title = Chaque échange une fois

CL-26-3 = Les points d’un échange font avancer à la fois votre marqueur de recherche et votre score.
    .title = Points de la recherche

CL-26-4 = À 10, vous prenez un jeton valant 10 points, retournez le plateau et remettez le marqueur
    sur 0. Les points au-delà de 10 sont perdus, sauf si le contenu dit qu’ils restent.
    .title = Atteindre 10

CL-26-5 = Pour les échanges pas encore utilisés pendant ce tour, les coûts de la nouvelle face
    valent aussitôt.
    .title = Coûts de l’autre face

CL-26-6 = Sur la seconde face, il se passe la même chose, et la première redevient visible.
    .title = Atteindre 10 à nouveau

CL-26-7 = Les jetons recherche eux-mêmes ne rapportent rien, et seul le joueur dont c’est le tour
    peut les échanger.
    .title = Les jetons ne sont pas des points

CL-26-8 = Les points de la recherche font prendre des jetons d’amélioration comme tous les autres.
    .title = Recherche et jetons d’amélioration

CL-27-1 = À tout moment, votre score est la somme des points imprimés de votre grille, de la valeur
    de ses textes de score, de 10 par jeton recherche de cette valeur et de votre marqueur de
    recherche.
    .title = Ce qu’est le score

CL-27-2 = Rien n’enlève de points.
    .title = Le score ne baisse jamais

CL-27-3 = Si votre pion de score atteint ou dépasse une case qui a un jeton d’amélioration, vous
    mettez ce jeton de côté jusqu’à ce que votre tour soit fini.
    .title = Prendre des jetons d’amélioration

CL-27-4 = Là où le jeton est parti, passer n’a aucune conséquence.
    .title = Cases sans jeton

CL-27-5 = Un pion de score qui quitte la piste recommence, avec 100 points de plus.
    .title = Au-delà de la piste

CL-27-6 = Après les obligations de la fin du tour, chaque jeton mis de côté donne une phase
    d’amélioration et est défaussé, celui de la case la plus basse en premier.
    .title = Ordre des phases d’amélioration

CL-27-7 = Personne ne marque pendant le tour d’un autre ; seul le joueur dont c’est le tour prend
    donc des jetons.
    .title = Des points seulement à votre tour

CL-28-1 = Tous les joueurs sauf celui qui a pris le jeton y participent, dans le sens horaire, en
    commençant à sa gauche.
    .title = Phase d’amélioration

CL-28-2 = Vous nommez un niveau qui a des tuiles et un emplacement où en poser une, tirez une de ses
    tuiles au hasard et la posez dans un emplacement de ce niveau, dans n’importe quel labo.
    .title = Une tuile

CL-28-3 = Un labo a trois emplacements du premier niveau, qui ne demandent rien au-dessous.
    .title = Premier niveau

CL-28-4 = Un labo a deux emplacements du deuxième niveau : chacun repose sur la tuile du milieu et
    sur celle d’à côté.
    .title = Deuxième niveau

CL-28-5 = Un labo a un emplacement du troisième niveau, qui repose sur les deux tuiles du deuxième
    niveau.
    .title = Troisième niveau

CL-28-6 = Si aucun niveau n’a à la fois une tuile et un emplacement, on ne pose pas de tuile.
    .title = Aucune tuile ne convient

CL-28-7 = Puis vous gagnez un jeton joker, et un de plus pour chaque case d’amélioration entre votre
    pion de score et la case du jeton, que son jeton y soit encore ou non.
    .title = Jetons joker

CL-28-8 = Si votre pion de score est arrivé à cette case ou au-delà, c’est un seul jeton joker.
    .title = Pas de case entre les deux

CL-28-9 = Une tuile sur le plateau y reste et peut être utilisée par tout le monde.
    .title = Les tuiles servent à tous

CL-28-10 = Celui qui a pris le jeton ne reçoit dans cette phase ni tuile à poser ni jeton joker.
    .title = Rien pour celui qui a pris le jeton

CL-28-11 = Dans une phase d’amélioration, personne ne compte ses jetons.
    .title = Les limites ne valent pas

CL-29-1 = Dès qu’un joueur a construit la 12e carte, la 10e dans une partie express, la fin de
    partie commence ; ce tour se joue encore jusqu’au bout.
    .title = La fin de partie commence

CL-29-2 = Ceux qui n’ont pas encore joué dans cette manche ont encore un tour ; puis c’est fini.
    .title = On finit la manche

CL-29-3 = Si c’était le dernier joueur de la manche, c’est fini aussitôt.
    .title = Par le dernier joueur

CL-29-4 = Les phases d’amélioration ont lieu aussi dans cette dernière manche.
    .title = Phases d’amélioration jusqu’à la fin

CL-29-5 = Chacun peut construire plus que ce nombre de cartes, tant que la grille a de la place.
    .title = Plus de cartes

CL-29-6 = Sans ennemi, rien d’autre ne met fin à la partie : ni nombre de tours, ni pioche vide, ni
    jeton manquant.
    .title = Pas d’autre fin

CL-30-1 = Au score du plateau s’ajoute la seule section B que vous avez choisie, si vous avez le
    droit de l’utiliser.
    .title = Score final

CL-30-2 = Le plus haut score final gagne.
    .title = Gagnant

CL-30-3 = À égalité, le moins de cartes construites gagne.
    .title = Première égalité

CL-30-4 = Si là aussi il y a égalité, le dernier dans l’ordre du tour gagne.
    .title = Seconde égalité

CL-31-1 = Vos deux cartes bonus ont ensemble quatre sections. Vous en utilisez une seule dans toute
    la partie.
    .title = Une section sur quatre

CL-31-2 = Vous l’utilisez dans un moment libre d’un de vos tours. Certaines agissent une fois à ce
    moment, d’autres valent à partir de là.
    .title = Section A

CL-31-3 = Qui a utilisé une section A ne marque aucune section B.
    .title = La section A exclut la section B

CL-31-4 = Sinon, vous choisissez une section B à la fin et ajoutez ses points, 12 au plus.
    .title = Section B

CL-31-5 = Ces points s’ajoutent après la partie ; le pion de score ne dépasse rien grâce à eux.
    .title = Pas de phase d’amélioration

CL-31-6 = Si une section A déplace des sbires deux fois, le second déplacement suit le premier et
    peut concerner le même sbire ou un autre.
    .title = Deux déplacements

CLS-1-1 = Avant de distribuer le moindre dé, vous choisissez la difficulté, un à trois ennemis, qui
    ils sont, et pour chacun une pioche Apocalypse différente. Ennemis et pioches se combinent
    librement.
    .title = Ce que l’on choisit

CLS-1-2 = Tout savant qu’aucun joueur n’a pris. La face ennemi de ce plateau est visible.
    .title = Qui peut être ennemi

CLS-1-3 = Réserve, plateau et joueurs comme toujours, avec une tuile de plus du premier niveau sur
    chaque labo. Il n’y a ni sbires neutres ni cartes bonus, et aucune autre partie d’une mise en
    place ne sert.
    .title = Mise en place en solo

CLS-1-4 = Les cases sont celles de la ligne pour un joueur.
    .title = Jetons d’amélioration en solo

CLS-1-5 = Les neuf cartes d’une pioche sont mélangées et posées face cachée à côté de leur ennemi.
    Le dos de la première carte montre combien de jetons elle demande.
    .title = Pioches Apocalypse

CLS-1-6 = Un ennemi a son savant, deux sbires et deux dés à lui ; ceux de l’ennemi blanc sont noirs.
    .title = Pièces d’un ennemi

CLS-1-7 = Elle commence à 0.
    .title = Jauge de pouvoir

CLS-1-8 = Les 18 vont dans un seul sac, quel que soit le nombre d’ennemis.
    .title = Jetons critère

CLS-1-9 = Pour chaque ennemi, on en tire au hasard autant que le dit son plateau et on les ajoute au
    sac. Le reste forme une réserve.
    .title = Jetons pouvoir

CLS-1-10 = Les 18 jetons dégât et glace et un dé blanc à part pour les lancers des ennemis sont à
    portée de main.
    .title = À portée de main

CLS-1-11 = Avec plusieurs ennemis, le hasard désigne celui qui a le jeton actif, posé sur sa face
    avec action.
    .title = Ennemi actif

CLS-1-12 = Vous avez des dés selon la difficulté, au bol, et ni cartes ni jetons.
    .title = Avec quoi vous commencez

CLS-2-1 = Quatre dés blancs et trois dés ressource de votre choix ; l’objectif est de 12 cartes et
    30 points.
    .title = Facile

CLS-2-2 = Quatre dés blancs et un dé ressource de votre choix ; l’objectif est de 12 cartes et 45
    points.
    .title = Moyen

CLS-2-3 = Trois dés blancs ; l’objectif est de 12 cartes et 60 points.
    .title = Difficile

CLS-2-4 = Il est atteint si vous avez au moins ce nombre de cartes et de points à la fin du tour qui
    décide.
    .title = Quand l’objectif compte

CLS-3-1 = Lancez un dé ennemi, qui va sur un sbire, et un dé blanc pour la tour. Le sbire y va, et
    l’action de son dé a lieu.
    .title = Un sbire d’un ennemi

CLS-3-2 = Si cette tour n’en a pas pour lui, on relance le dé blanc.
    .title = Pas de fenêtre

CLS-3-3 = Le second dé et le second sbire suivent de la même manière.
    .title = Le second sbire

CLS-3-4 = Un dé blanc désigne son labo. Les savants ennemis peuvent en partager un.
    .title = Le savant d’un ennemi

CLS-3-5 = Chacun est mis en place entièrement avant le suivant, l’ennemi actif d’abord, puis dans le
    sens horaire.
    .title = Plusieurs ennemis

CLS-3-6 = Si l’action d’un dé ne peut pas être entièrement exécutée pendant la mise en place, cet
    ennemi charge de 1.
    .title = Un dé pas entièrement exécuté

CLS-3-7 = Puis vous lancez deux dés blancs, qui vont sur deux sbires, et placez ceux-ci l’un après
    l’autre dans des fenêtres ouvertes de votre choix. Chacun apporte l’effet du bas de sa tour.
    .title = Vos sbires

CLS-3-8 = Les dés BROUILLAGE et RETRAIT qui sont déjà là agissent aussi sur ces placements.
    .title = BROUILLAGE et RETRAIT

CLS-3-9 = Puis vous lancez le bol dans votre pool.
    .title = Votre premier lancer

CLS-3-10 = L’ennemi joue le premier tour.
    .title = Qui commence

CLS-3-11 = Tant que vous n’êtes entré dans aucun labo, les ennemis font comme si vous étiez au
    centre.
    .title = Avant votre premier déplacement

CLS-4-1 = Tous les ennemis jouent un tour, puis vous en jouez un, et ainsi de suite.
    .title = Chacun son tour

CLS-4-2 = On tire un jeton du sac au hasard ; un jeton pouvoir charge de 1 ; son action a lieu ; on
    le pose près de la pioche ; puis une carte peut être construite.
    .title = Le tour de l’ennemi

CLS-4-3 = Ce que charge un jeton pouvoir se fait avant l’action du jeton, avec un pouvoir spécial si
    la jauge est pleine.
    .title = La charge d’abord

CLS-4-4 = S’il y a près de la pioche autant de jetons que la première carte en demande, ils vont
    tous hors jeu et la carte est construite.
    .title = Assez de jetons

CLS-4-5 = Un ennemi construit au plus une carte par tour. Le nombre demandé par la carte suivante se
    compare après le prochain jeton.
    .title = Une carte par tour

CLS-4-6 = Avant un tirage dans un sac vide, tous les jetons hors jeu y retournent. Ceux qui sont
    près des pioches restent.
    .title = Sac vide

CLS-4-7 = Ce qu’un ennemi laisse ouvert est choisi par le joueur.
    .title = Choix laissés ouverts

CLS-5-1 = Elle va à sa propre case, de 1 à 9, dans la grille de trois sur trois de l’ennemi, même si
    elle y est isolée.
    .title = Case d’une carte Apocalypse

CLS-5-2 = L’action de la carte et les actions de toutes les cartes construites à côté d’elle ont
    lieu une fois chacune, dans l’ordre que vous choisissez.
    .title = Ce que fait une construction

CLS-5-3 = Les cartes en diagonale, les cases vides et les grilles des autres ennemis ne font rien.
    .title = Ce qui n’agit pas

CLS-5-4 = Si l’action d’une voisine ne peut pas être entièrement exécutée, cela charge aussi de 1.
    .title = Voisines pas entièrement exécutées

CLS-5-5 = Après ces actions, le tour de l’ennemi prend fin.
    .title = Puis c’est fini

CLS-6-1 = Deux ou trois ennemis jouent un tour chacun par manche, dans le sens horaire à partir de
    vous.
    .title = Plusieurs ennemis

CLS-6-2 = Celui qui a le jeton actif fait tout ce que comporte son tour.
    .title = L’ennemi actif

CLS-6-3 = Pour eux, l’action de leur jeton est omise.
    .title = Les autres ennemis

CLS-6-4 = Un jeton pouvoir charge de 1 pour eux aussi, leur jeton se pose près de leur pioche, et
    ils peuvent construire.
    .title = Ce que les autres font quand même

CLS-6-5 = Quand tous les ennemis ont joué leur tour, le jeton actif passe au suivant dans le sens
    horaire.
    .title = Le jeton passe

CLS-6-6 = Une action omise ne compte pas comme pas entièrement exécutée et ne charge rien.
    .title = Une action omise ne charge pas

CLS-7-1 = De toutes les cartes que les ennemis construisent dans une manche, seule la première agit,
    avec ses voisines, quel que soit l’ennemi qui l’a construite.
    .title = Seulement la première construction

CLS-7-2 = Les autres cartes de cette manche vont dans leurs grilles et ne font rien.
    .title = Constructions suivantes

CLS-7-3 = La première construction le retourne sur son autre face ; quand les ennemis ont fini, on
    le remet comme avant.
    .title = Faces du jeton actif

CLS-7-4 = Une carte qui ne fait rien pour cette raison ne charge rien.
    .title = Pas de charge pour le silence

CLS-8-1 = Charger, c’est faire monter de un la jauge de l’ennemi.
    .title = Charger

CLS-8-2 = Sur sa dernière case, la jauge retombe aussitôt à 0 et le pouvoir spécial a lieu ; puis ce
    qui a été interrompu continue.
    .title = Jauge pleine

CLS-8-3 = En tirer un charge de 1, avant son action.
    .title = Les jetons pouvoir chargent

CLS-8-4 = Une action ou une capacité d’un ennemi qui ne peut pas être entièrement exécutée charge de
    1, quel que soit le nombre de ses parties qui manquent. Ce qui peut en être fait est fait.
    .title = L’inachevé charge

CLS-8-5 = Cela charge de 1 si vous allez au labo du savant de l’ennemi, ou si le savant de l’ennemi
    va dans un labo où vous êtes.
    .title = Les rencontres chargent

CLS-8-6 = Rester ensemble, deux ennemis qui se rencontrent et passer sans s’arrêter ne chargent
    rien.
    .title = Ce qui n’est pas une rencontre

CLS-8-7 = S’il est dû à une jauge pleine et ne peut pas être entièrement exécuté, il charge de 1,
    compté à partir de 0.
    .title = Un pouvoir spécial pas entièrement exécuté

CLS-8-8 = Il a lieu avec la jauge telle qu’elle est. S’il n’est pas entièrement exécuté, c’est une
    charge de 1 et pas plus.
    .title = Pouvoir spécial par une carte

CLS-8-9 = Aussitôt après votre déplacement et avant l’action de labo, avec le pouvoir spécial s’il y
    en a un.
    .title = Quand votre rencontre charge

CLS-8-10 = Si aller jusqu’à un joueur mène au labo où se trouve déjà le savant de l’ennemi, il y
    reste et charge de 1 comme pour une rencontre, et pour rien d’autre.
    .title = Déjà rejoint

CLS-8-11 = Si un événement fait charger plusieurs ennemis, ils chargent de 1 chacun, l’un après
    l’autre dans l’ordre que vous choisissez, chacun avec son pouvoir spécial.
    .title = Plusieurs ennemis chargent

CLS-8-12 = Un dé ou un pouvoir spécial qui n’est pas entièrement exécuté charge pour lui-même ; le
    jeton, la carte ou la charge qui l’a causé ne charge pas une fois de plus.
    .title = Pas de double charge

CLS-9-1 = Les jetons pouvoir ont les mêmes sortes d’actions que les jetons critère.
    .title = Les deux sortes de jetons

CLS-9-2 = Le savant de l’ennemi avance d’un labo dans le sens de la flèche.
    .title = Avancer d’un labo

CLS-9-3 = Il va dans ce sens jusqu’au premier labo où se trouve le savant d’un joueur ; son propre
    labo est le premier que l’on regarde.
    .title = Aller jusqu’à un joueur

CLS-9-4 = Les deux sortes de déplacement chargent de 1 si elles finissent là où se trouve le savant
    d’un joueur.
    .title = Vous rejoindre

CLS-9-5 = Si aucun savant d’un joueur n’est dans un labo, aller jusqu’à un joueur n’est pas
    entièrement exécuté et le savant reste.
    .title = Personne à rejoindre

CLS-9-6 = Dans les labos en chemin, il n’y a pas de rencontre.
    .title = Passer sans s’arrêter

CLS-10-1 = Le plus proche de son propre savant, en comptant le long de l’anneau. À égalité, vous
    choisissez.
    .title = Quel sbire se déplace

CLS-10-2 = On cherche d’abord la destination ; ce peut être la tour où se trouve le sbire.
    .title = Vers où

CLS-10-3 = S’il y a là une fenêtre pour lui, en faisant comme s’il n’était plus sur le plateau, on
    l’enlève, on lance son dé, on le place là, et l’action du dé a lieu.
    .title = Déplacer un sbire

CLS-10-4 = Sinon, il reste, son dé n’est ni lancé ni utilisé, et l’ennemi charge de 1.
    .title = Sbire qui ne peut pas se déplacer

CLS-10-5 = Vers un joueur : la première tour dans le sens de la flèche, la sienne comptée d’abord,
    qui touche un labo où se trouve le savant d’un joueur. Sinon : la tour de l’autre sbire, celle
    du symbole ou celle d’un dé blanc lancé.
    .title = Destinations

CLS-10-6 = La plus basse fenêtre vide ; s’il n’y en a pas, la plus basse fenêtre gelée, et la glace
    disparaît. Les fenêtres avec un dégât ou un sbire ne sont jamais utilisées.
    .title = Fenêtres des ennemis

CLS-10-7 = Alors un déplacement vers un joueur n’est pas entièrement exécuté.
    .title = Aucun joueur dans un labo

CLS-10-8 = Si la destination est pleine, la tour suivante ne la remplace pas.
    .title = Aucune autre tour

CLS-10-9 = Le dé blanc est lancé une fois. Si sa tour est pleine, le déplacement n’est pas
    entièrement exécuté.
    .title = Destination au dé

CLS-10-10 = La fenêtre que le sbire a quittée peut le reprendre, sauf s’il y a un dégât dedans.
    .title = Sa propre fenêtre

CLS-11-1 = Les mots dans lesquels sont écrites les actions des ennemis et leurs lieux ont le sens
    que le contenu définit.
    .title = Mots des effets ennemis

CLS-11-2 = Les parties réunies sur une même carte sont une seule action quand il s’agit de charger.
    .title = Plusieurs parties

CLS-11-3 = Les jetons dégât se posent un par un, d’abord dans des fenêtres vides ; une fenêtre gelée
    sert quand il n’y en a pas d’autre, et sa glace disparaît.
    .title = Dégâts

CLS-11-4 = Les jetons glace ne vont que dans des fenêtres vides.
    .title = Geler

CLS-11-5 = On pose autant de jetons que possible, et l’ennemi charge de 1.
    .title = Trop peu de fenêtres

CLS-11-6 = Un joueur qui a trop peu se défait de tout ce qu’il en a, et l’action n’est pas
    entièrement exécutée.
    .title = Trop peu à perdre

CLS-11-7 = S’il n’y a là que la tuile de départ, l’action n’est pas entièrement exécutée.
    .title = Rien à détruire

CLS-11-8 = Sans jeton pouvoir inutilisé, l’action n’est pas entièrement exécutée.
    .title = Aucun jeton pouvoir

CLS-12-1 = Un dé agit quand son sbire est placé. Ce qui dure vaut tant que le sbire reste là avec
    cette face.
    .title = Dés ennemis

CLS-12-2 = Tous les dés sur les sbires des joueurs de cette tour vont aux bols de leurs
    propriétaires.
    .title = RETRAIT tout de suite

CLS-12-3 = Si un sbire d’un joueur y arrive, son dé va au bol aussitôt. Le dé était quand même
    nécessaire, et l’effet de la tour est pris.
    .title = RETRAIT plus tard

CLS-12-4 = Chaque joueur défausse au choix un dé du pool, un jeton ou une carte, et ne peut pas
    refuser. Si quelqu’un n’a rien, elle n’est pas entièrement exécutée.
    .title = DÉFAUSSE

CLS-12-5 = Qui place là un sbire ne reçoit aucun effet de la tour. En rappeler un de là en apporte
    un.
    .title = BROUILLAGE

CLS-12-6 = Un jeton dégât va dans la fenêtre de ce sbire et y reste quand le sbire part.
    .title = DÉGÂT

CLS-12-7 = Dans une récolte à côté de lui, ce sbire vaut deux ouvriers, chacun pour une utilisation.
    .title = RENFORT

CLS-12-8 = Dans une construction à côté de lui, ce dé couvre un symbole au choix, une fois par tour.
    Il ne répare rien.
    .title = JOKER

CLS-12-9 = Un jeton pouvoir au hasard va de la réserve dans le sac.
    .title = POUVOIR

CLS-12-10 = RENFORT, JOKER, BROUILLAGE et RETRAIT sont toujours entièrement exécutés. DÉFAUSSE,
    DÉGÂT et POUVOIR peuvent ne pas l’être.
    .title = Dés toujours exécutés

CLS-12-11 = Les dés ennemis restent où ils sont.
    .title = Quels dés sont retirés

CLS-12-12 = Un sbire d’un joueur déplacé vers une tour y est placé : RETRAIT, BROUILLAGE et glace
    s’appliquent.
    .title = Les sbires déplacés sont placés

CLS-13-1 = Personne ne place de sbire dans une fenêtre endommagée.
    .title = Un dégât ferme

CLS-13-2 = Seul un dé DÉGÂT met les deux dans une même fenêtre.
    .title = Sbire et dégât

CLS-13-3 = Vous pouvez choisir une fenêtre gelée même si la tour en a une vide. La glace est
    retirée.
    .title = Briser la glace

CLS-13-4 = Un sbire d’un ennemi ou un jeton dégât retire la glace de sa fenêtre.
    .title = Les ennemis brisent la glace

CLS-13-5 = Les ennemis n’utilisent une fenêtre gelée que s’ils n’en trouvent pas de vide.
    .title = La glace en dernier

CLS-13-6 = Il n’y a jamais plus d’un jeton dans une fenêtre.
    .title = Un seul jeton

CLS-13-7 = Ils ne changent rien pour les sbires qui sont là, ni pour les effets des tours, le
    travail ou les dés.
    .title = Les jetons ne font qu’occuper la fenêtre

CLS-14-1 = Cela enlève d’une fenêtre un jeton dégât ou glace, qui retourne à la réserve.
    .title = Réparer

CLS-14-2 = De votre arrivée au centre jusqu’à la fin d’un Repos, vous pouvez une fois réparer
    gratuitement n’importe quelle fenêtre.
    .title = Réparer pendant le Repos

CLS-14-3 = Dans un moment libre, une fois par tour, trois jetons recherche réparent n’importe quelle
    fenêtre.
    .title = Réparer par la recherche

CLS-14-4 = Dans un moment libre, tant que vous êtes dans un labo, deux ressources du symbole d’une
    tour voisine réparent une fenêtre de cette tour. Vous pouvez le faire autant de fois que vous
    voulez.
    .title = Réparer avec des ressources

CLS-14-5 = Cette dernière façon est fermée à qui n’est dans aucun labo.
    .title = Seulement depuis un labo

CLS-14-6 = Les deux ressources se paient comme le coût d’une carte. Un dé qui montre deux fois le
    symbole ou sa forme seule paie à lui seul, et rien d’autre avec lui.
    .title = Payer une réparation

CLS-14-7 = Il peut être réparé aussi ; le sbire reste.
    .title = Dégât sous un ennemi

CLS-15-1 = Chaque jeton que vous avez pris donne une phase à la fin de votre tour, avant les
    ennemis.
    .title = Phases d’amélioration en solo

CLS-15-2 = Un jeton pouvoir au hasard va dans le sac. S’il n’y en a pas, il ne se passe rien.
    .title = D’abord : un jeton pouvoir

CLS-15-3 = Son pouvoir spécial a lieu, puis sa jauge est mise à 0, y compris tout ce que le pouvoir
    a chargé ; mais si cela a rempli la jauge, le pouvoir a lieu une fois de plus.
    .title = Ensuite : le pouvoir, un ennemi

CLS-15-4 = Chacun charge de 1.
    .title = Ensuite : plusieurs ennemis

CLS-15-5 = Vous en gagnez exactement un.
    .title = Troisièmement : un jeton joker

CLS-15-6 = Vous posez deux tuiles, l’une après l’autre, selon la règle habituelle.
    .title = Quatrièmement : deux tuiles

CLS-15-7 = Atteindre le jeton ne déclenche pas le pouvoir par lui-même ; seule la deuxième partie de
    sa phase le fait.
    .title = Une fois pour chaque jeton

CLS-15-8 = Elle est omise, et personne ne charge.
    .title = Une tuile qui ne va nulle part

CLS-16-1 = Vous finissez le tour, et il n’y a après lui ni phase d’amélioration ni tour d’un
    ennemi ; puis on fait le bilan.
    .title = Votre 12e carte

CLS-16-2 = Vous pouvez continuer à construire tant que le tour dure.
    .title = D’autres cartes pendant ce tour

CLS-16-3 = S’il y a un sbire ou un jeton dans chacune des 18 fenêtres, vous avez aussitôt perdu, peu
    importe qui les y a mis.
    .title = Plateau plein

CLS-16-4 = Après chaque placement. Une fenêtre compte une fois.
    .title = Quand on regarde le plateau

CLS-16-5 = Ses actions ont lieu ; ensuite, aucun ennemi ne joue plus, et vous avez votre dernière
    chance.
    .title = La 9e carte de l’ennemi

CLS-16-6 = Un plateau qui se remplit pendant la 9e carte ou le dernier tour est une défaite.
    .title = Pas de chance après un plateau plein

CLS-17-1 = C’est un de vos tours ordinaires.
    .title = Dernière chance

CLS-17-2 = Ni phase d’amélioration ni tour d’un ennemi ne le suit.
    .title = Puis c’est fini

CLS-17-3 = Vous gagnez avec 12 cartes ou plus et les points de l’objectif ; sinon, vous perdez.
    .title = Bilan de la dernière chance

CLS-17-4 = Le même critère décide. Avec trop peu de points, vous perdez.
    .title = Bilan de votre 12e carte

CLS-17-5 = C’est le score du plateau ; il n’y a pas de section B.
    .title = Score en solo

CLS-17-6 = Sans 12 cartes, la partie continue.
    .title = Les points seuls n’arrêtent rien

CLS-18-1 = Après une victoire, chaque succès dont la condition est remplie est marqué pour cette
    difficulté.
    .title = Succès

CLS-18-2 = Quatre d’entre eux demandent un ennemi précis avec une pioche précise ; cette paire peut
    être n’importe laquelle de celles qui sont à la table.
    .title = Un ennemi précis

CLS-18-3 = L’un demande deux ennemis ou plus, un autre trois ; trois ennemis apportent les deux.
    .title = Plusieurs ennemis

CLS-18-4 = Trois demandent de quel type sont toutes vos cartes.
    .title = Un seul type

CLS-18-5 = L’un compte tous vos dés à la fin, où qu’ils soient.
    .title = Peu de dés

CLS-18-6 = L’un demande 14 cartes construites ou plus.
    .title = Beaucoup de cartes

CLS-18-7 = Qui perd ne marque rien.
    .title = Pas après une défaite

CLS-19-1 = Deux ou trois personnes peuvent jouer avec un ou deux ennemis, quatre participants au
    plus. Chacun, ennemis compris, a une place, convenue avant la mise en place.
    .title = Ennemis à plusieurs

CLS-19-2 = Comme en solo, avec les jetons d’amélioration des parties avec ennemis. Chaque personne
    reçoit les dés de la difficulté et place ses deux sbires, avec les effets du bas, avant la
    suivante. Pas de cartes bonus, pas de sbires neutres.
    .title = Mise en place à plusieurs

CLS-19-3 = Un ennemi joue quand vient sa place. Chaque manche commence par la place de l’ennemi qui
    était actif à la mise en place, où que soit son jeton maintenant. La première personne après lui
    est le premier joueur.
    .title = Ordre du tour

CLS-19-4 = Les règles pour plusieurs ennemis valent. Le jeton actif passe au suivant quand chaque
    ennemi a joué son tour dans la manche.
    .title = Plusieurs ennemis à plusieurs

CLS-19-5 = À la fin du tour vient un jeton pouvoir, et le pouvoir a lieu, ou chaque ennemi charge de
    1. Celui qui a pris le jeton gagne un jeton joker ; les autres posent une tuile et gagnent des
    jetons joker comme d’habitude. Les deux tuiles de la partie solo sont omises.
    .title = Phases d’amélioration à plusieurs

CLS-19-6 = Après la 12e carte de quelqu’un, on finit la manche. Après la 9e carte d’un ennemi,
    chaque personne a un dernier tour.
    .title = La fin à plusieurs

CLS-19-7 = Ceux qui ont atteint l’objectif comparent leurs scores, avec les règles d’égalité
    habituelles. Si personne ne l’a atteint, tous ont perdu, comme ils ont perdu quand le plateau
    est plein.
    .title = Gagnant à plusieurs

CLS-19-8 = Ce qui frappe le joueur frappe chaque personne. Ce qu’un ennemi laisse ouvert est choisi
    par la prochaine personne à jouer ; ce qu’il défausse, chacun le choisit seul.
    .title = Qui les ennemis visent

CLS-19-9 = C’est celle dont le savant a le plus court chemin et, à égalité, la première dans le sens
    horaire à partir de l’ennemi. Aller jusqu’à un joueur selon une flèche suit la flèche, si près
    que soit quelqu’un dans l’autre sens.
    .title = La personne la plus proche

CLS-19-10 = Il n’y en a pas après le tour d’une 12e carte ni dans les derniers tours.
    .title = Pas de phases d’amélioration tardives
