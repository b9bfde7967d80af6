# The rules of Weather Machine in French; rules.toml has the English.

WM-GEN-1 = On joue à deux, trois ou quatre, et chacun a sa propre couleur. Une partie à un seul
    joueur n’est possible qu’avec Les Saboteurs.
    .title = Nombre de joueurs

WM-GEN-2 = La réserve de tuiles Investissement, de pièces de machine et de jetons Citation est
    inépuisable. Personne ne s’en voit jamais privé faute de matériel.
    .title = Stocks illimités

WM-GEN-3 = Tous les autres éléments n’existent qu’en la quantité fournie dans la boîte. S’il n’en
    reste plus, vous ne recevez tout simplement rien, sauf si une règle indique ce que vous recevez
    à la place.
    .title = Stocks limités

WM-GEN-4 = Si vous n’avez pas ce qu’une action demande, et que vous ne pouvez ou ne voulez pas
    l’obtenir par un échange spécial, vous ne pouvez pas effectuer l’action.
    .title = Action que vous ne pouvez pas payer

WM-GEN-5 = Vous effectuez une action étape par étape, dans l’ordre imprimé. Les étapes suivantes
    peuvent déjà se servir de ce que les précédentes vous ont donné.
    .title = Étapes dans l’ordre imprimé

WM-GEN-6 = Vous ne payez jamais de bons pour ce que vous recevez comme bonus, même si la même action
    coûte des bons dans son lieu.
    .title = Les bonus ne coûtent pas de bons

WM-GEN-7 = Une action reçue comme bonus demande toujours ses autres coûts, par exemple une pièce de
    machine, un produit chimique ou un robot. Seul le bonus lui-même peut vous en dispenser.
    .title = Les bonus gardent leurs autres coûts

WM-GEN-8 = Si vous ne pouvez recevoir qu’une partie d’un bonus, vous pouvez prendre cette partie. Ce
    que vous ne pouvez pas recevoir est perdu.
    .title = Une partie d’un bonus

WM-GEN-9 = Les PC sont reportés sur la piste de score dès que vous les gagnez, et dans le jeu de
    base vous n’en perdez jamais. Un marqueur qui dépasse la fin de la piste repart de 0, et le tour
    de piste accompli reste compté.
    .title = Marquer les PC

WM-SET-1 = Prenez tout ce qui est de votre couleur : 1 Scientifique, 12 robots, 1 marqueur de score,
    5 marqueurs de bon, 1 marqueur d’initiative, 1 marqueur d’ordre du tour, 3 marqueurs de
    Financement et 6 marqueurs Percée.
    .title = Matériel d’une couleur

WM-SET-2 = Tous les marqueurs de score commencent la partie sur 0 PC.
    .title = Marqueurs de score au départ

WM-SET-3 = La réserve se compose des tuiles Investissement, des jetons Citation et des jetons
    Récompense. Posez le prix Nobel sur le plateau.
    .title = Réserve au départ

WM-SET-4 = Le hasard décide de l’ordre dans lequel les marqueurs d’ordre du tour sont placés sur
    leurs cases.
    .title = Premier ordre du tour

WM-SET-5 = Au départ, les marqueurs d’initiative sont dans le même ordre que les marqueurs d’ordre
    du tour.
    .title = Premier ordre d’initiative

WM-SET-6 = Dans l’ordre du tour, les joueurs placent leur Scientifique sur les cases d’action du
    Dépôt, en commençant par la case la plus à gauche et en allant vers la droite.
    .title = Scientifiques au départ

WM-SET-7 = Lativ commence au Dépôt, sur la case qui lui est réservée.
    .title = Lativ au départ

WM-SET-8 = Le Dépôt commence plein : chacun des 25 produits chimiques, 5 de chacun des 5 types, est
    sur une case de son type.
    .title = Produits chimiques au départ

WM-SET-9a = Mélangez les 30 tuiles Atelier et posez-en 4, piochées au hasard, sur les cases de
    l’offre.
    .title = Tuiles Atelier de l’offre

WM-SET-9b = Les 26 tuiles Atelier qui ne sont pas dans l’offre forment deux piles de 13 chacune.
    L’une est face visible, l’autre face cachée.
    .title = Piles de tuiles Atelier

WM-SET-10 = Mélangez les 15 tuiles Subvention et garnissez-en les cases Subvention du Gouvernement,
    une par case, face bleue visible.
    .title = Tuiles Subvention au départ

WM-SET-11 = Au Gouvernement se trouvent 10 jetons Recherche bleus : une pile de 2 pour chaque météo.
    .title = Jetons Recherche bleus au départ

WM-SET-12 = Tenez prêts les 3 marqueurs du Gouvernement dans la zone du Gouvernement.
    .title = Marqueurs du Gouvernement au départ

WM-SET-13 = Toutes les pièces de machine commencent dans la réserve.
    .title = Pièces de machine au départ

WM-SET-14 = Vous commencez avec un marqueur sur la piste de Financement du Gouvernement, un sur
    celle du Laboratoire de Lativ et un sur celle de la R&D. Chacun est sur la case la plus à
    gauche, qui est la case 0.
    .title = Marqueurs de Financement au départ

WM-SET-15a = Triez les tuiles Expérience par stade et mélangez chaque stade séparément.
    .title = Mélange des tuiles Expérience

WM-SET-15b = Remettez dans la boîte 3 tuiles de stade III, prises au hasard et sans les regarder.
    .title = Tuiles de stade III inutilisées

WM-SET-15c = La pioche a les 5 tuiles de stade I sur le dessus, puis les 5 de stade II, et tout en
    bas les 2 de stade III qui restent. Elle est face visible : tout le monde voit donc la tuile du
    dessus, et elle seule.
    .title = Ordre de la pioche Expérience

WM-SET-16a = Garnissez les trois cases du présentoir, à droite de la pioche, avec les 3 premières
    tuiles Expérience.
    .title = Premier présentoir d’expériences

WM-SET-16b = Posez la quatrième tuile Expérience sur la case sous la pioche. Il reste ainsi une
    pioche de 8.
    .title = Première tuile Expérience en attente

WM-SET-17 = Regardez la tuile Expérience qui est maintenant sur le dessus de la pioche. L’Assistant
    commence à la branche de sa météo.
    .title = L’Assistant au départ

WM-SET-18 = À 3 ou 4 joueurs, les 5 robots de Lativ attendent tous à côté du Laboratoire de Lativ. À
    deux, on les place selon une règle particulière.
    .title = Robots de Lativ au départ

WM-SET-19 = Empilez les jetons Recherche verts par météo au Laboratoire de Lativ : 3 par pile à 4
    joueurs, 2 par pile à 2 ou 3 joueurs. Les jetons en trop retournent dans la boîte.
    .title = Jetons Recherche verts au départ

WM-SET-20 = Posez un jeton Verrou sur chacune des 5 cases Citation.
    .title = Jetons Verrou au départ

WM-SET-22 = En R&D, couvrez la case de chaque météo avec sa tuile Météo extrême de niveau 1.
    .title = Premières tuiles Météo extrême

WM-SET-23 = Formez pour chaque météo une pile de météo avec ses deux autres tuiles : le niveau 3
    dessous, le niveau 2 dessus.
    .title = Piles de météo

WM-SET-24 = En R&D se trouvent 10 jetons Recherche lilas : une pile de 2 pour chaque météo.
    .title = Jetons Recherche lilas au départ

WM-SET-26 = À deux, personne ne peut utiliser de toute la partie la case d’action la plus à droite
    du Gouvernement, du Laboratoire de Lativ ni de la R&D.
    .title = Cases bloquées à deux joueurs

WM-PLS-1 = Vos 12 robots sont sur la Chaîne de montage. Elle a 4 sections de 3 emplacements chacune,
    tous occupés.
    .title = Chaîne de montage au départ

WM-PLS-2 = Vous commencez avec 4 bons de Dépôt, 2 bons de Science et 1 bon chacun du Gouvernement,
    de Labo et de R&D.
    .title = Bons au départ

WM-PLS-3 = Vos 6 marqueurs Percée commencent du côté droit de votre Bureau. Chaque rangée en a un,
    sur sa case de départ.
    .title = Marqueurs Percée au départ

WM-PLS-4 = Mettez de côté une pièce de machine de chacune des 5 couleurs et distribuez-en une au
    hasard à chaque joueur. Vous rangez la vôtre sur la case du milieu de votre Atelier ; les pièces
    non distribuées retournent à la réserve.
    .title = Première pièce de machine

WM-PLS-5a = Piochez une tuile Atelier par joueur sur le dessus de la pile face cachée. Le hasard
    décide de qui reçoit laquelle.
    .title = Première tuile Atelier

WM-PLS-5b = Accolez la tuile à votre rangée du milieu, de sorte qu’un demi-cercle soit en haut et
    l’autre en bas. C’est vous qui décidez lequel des deux est en haut.
    .title = Pose de la première tuile Atelier

WM-PLS-6 = Chaque joueur reçoit un lot de 9 tuiles Objectif choisi au hasard ; les tuiles d’un lot
    portent le même symbole en bas à gauche. Elles sont face visible sous votre Laboratoire. La
    variante Draft procède autrement.
    .title = Tuiles Objectif au départ

WM-VOU-1 = Pour chaque bon que vous gagnez, montez de 1 le marqueur de ce type. Pour chaque bon que
    vous payez, descendez-le de 1.
    .title = Gagner et payer des bons

WM-VOU-2 = Si une piste est trop courte pour tous les bons que vous gagnez, vous ne gagnez que ceux
    pour lesquels il y a de la place. Vous perdez le reste.
    .title = Piste de bons pleine

WM-VOU-3 = Un marqueur de bon ne peut pas descendre au-dessous de zéro : vous ne pouvez payer que
    les bons que vous avez.
    .title = Pas de bons au-dessous de zéro

WM-VOU-4 = Chaque fois que vous devez payer un bon d’un autre type, vous pouvez payer un bon de
    Science à la place.
    .title = Le bon de Science en remplacement

WM-VOU-5 = Là où de la Science est demandée, seuls les bons de Science sont acceptés. Vous pouvez
    tout de même en obtenir un par l’échange de Science.
    .title = Coût en bons de Science

WM-WSH-1 = Votre Atelier commence avec les 3 cases imprimées sur votre Laboratoire et une seule
    tuile Atelier.
    .title = L’Atelier au départ

WM-WSH-2 = Parmi les cases imprimées, celle du haut accueille 1 produit chimique de n’importe quel
    type, celle du milieu 1 pièce de machine de n’importe quelle couleur, et celle du bas 1 robot.
    .title = Cases imprimées de l’Atelier

WM-WSH-3 = Une tuile Atelier a de la place pour un seul objet : soit une pièce de machine, soit un
    robot.
    .title = Ce qu’une tuile Atelier accueille

WM-WSH-4 = Là où les demi-cercles de deux tuiles se rejoignent, ils forment un cercle d’une seule
    couleur. Ce cercle accueille un produit chimique de la même couleur, et aucun autre objet.
    .title = Où ranger les produits chimiques

WM-WSH-5 = Rangez un robot, un produit chimique ou une pièce de machine dans votre Atelier dès que
    vous le gagnez. S’il n’y a pas de place libre qui convient, vous ne le gagnez pas.
    .title = Ranger un gain

WM-WSH-6 = Vous pouvez déplacer vos objets rangés quand vous voulez, et même les échanger entre eux,
    si chaque objet finit sur une case qui l’autorise. Vous avez donc de la place pour un nouvel
    objet chaque fois qu’une disposition permet de le ranger avec tous les autres.
    .title = Réorganiser l’Atelier

WM-WSH-7 = Un objet ne quitte votre Atelier que si une règle le dit. Vous ne pouvez rien défausser
    pour faire de la place.
    .title = On ne jette rien

WM-WSH-8 = Une fois posée, une tuile Atelier garde sa position et son orientation.
    .title = Les tuiles Atelier ne bougent pas

WM-WSH-9 = Les pièces de machine que vous payez sont remises dans la réserve.
    .title = Où vont les pièces payées

WM-WSH-10 = L’action pour laquelle vous dépensez un produit chimique vous dit où il va : au Dépôt ou
    en R&D.
    .title = Où vont les produits chimiques dépensés

WM-WSH-11 = Vous ne payez pas avec des robots. Les actions les déplacent de l’Atelier vers des cases
    du plateau, rien de plus.
    .title = Les robots ne se dépensent jamais

WM-STR-1 = Une fois la mise en place terminée, jouez la manche de Dépôt, puis les manches. Chaque
    manche se compose de la phase A (les tours des joueurs), de la phase B (l’expérience) et de la
    phase C (la fin de la manche).
    .title = Déroulement de la partie

WM-STR-2 = Pendant la phase A, tous les joueurs ont un tour chacun, dans l’ordre du tour.
    .title = Un tour chacun

WM-STR-3 = Vous jouez manche après manche jusqu’à ce que la fin de partie soit déclenchée et que la
    dernière manche ait été jouée. Vient alors le décompte final, et le joueur qui a le plus de PC
    gagne.
    .title = Jusqu’à la dernière manche

WM-EXC-1a = Si vous devez un bon et que vous n’avez ni bon de ce type ni bon de Science, vous pouvez
    utiliser l’échange de Science. Vous donnez 3 autres bons quelconques contre 1 bon de Science,
    qui règle aussitôt la dette.
    .title = Échange de Science

WM-EXC-1b = Considérez séparément chaque bon que vous devez. Pour un coût de 2, vous pouvez donc en
    payer un sur vos propres bons et l’autre par l’échange de Science.
    .title = Échange de Science pour chaque bon

WM-EXC-1c = L’échange de Science peut aussi fournir un bon de Science là où le prix est lui-même en
    Science, comme pour une expérience, une Percée ou le bonus de déverrouillage des citations.
    .title = Échange de Science pour un coût en Science

WM-EXC-2a = Si vous devez un produit chimique d’un type que vous n’avez pas, vous pouvez payer 2
    bons au choix pour échanger. Vous donnez un de vos produits chimiques et en recevez un du type
    voulu, pris au Dépôt.
    .title = Échange de produits chimiques

WM-EXC-2b = Posez d’abord votre produit chimique sur la case vide la plus à droite de son type au
    Dépôt. Prenez ensuite le produit chimique le plus à gauche du type dont vous avez besoin.
    .title = Ordre de l’échange de produits chimiques

WM-EXC-2c = Un produit chimique venu de l’échange est aussitôt dépensé pour l’action qui le
    demandait. Il ne prend pas de place dans votre Atelier.
    .title = Produit échangé, aussitôt utilisé

WM-EXC-2d = Vous ne pouvez pas faire cet échange si vous n’avez pas de produit chimique à donner, ou
    si le type voulu manque au Dépôt.
    .title = Échange de produits chimiques impossible

WM-EXC-3a = Si vous devez une pièce de machine d’une couleur que vous n’avez pas, vous pouvez payer
    2 bons au choix pour échanger. Vous donnez une de vos pièces de machine et en recevez une de la
    couleur voulue, prise dans la réserve.
    .title = Échange de pièces

WM-EXC-3b = Sans une pièce de machine à vous à donner, vous ne pouvez pas faire cet échange.
    .title = Échange de pièces impossible

WM-EXC-4 = Vous ne pouvez faire un échange qu’au moment où vous payez quelque chose. Échanger pour
    garder le résultat n’est pas permis.
    .title = Échanges seulement pour payer

WM-EXC-5 = Les 2 bons de l’échange de produits chimiques ou de l’échange de pièces peuvent être de
    n’importe quels types, dans n’importe quelle combinaison. Les bons de Science sont permis aussi.
    .title = Prix de l’échange d’objets

WM-PSR-1 = Avant le début de la première manche, tous les joueurs ont un tour, dans l’ordre du tour,
    pendant lequel ils n’effectuent que des actions du Dépôt.
    .title = Tours au Dépôt avant la première manche

WM-PSR-2 = Pendant ce tour, vous pouvez effectuer n’importe quel nombre d’actions du Dépôt, et
    répéter chacune autant de fois que vous voulez, aux coûts habituels. Vous pouvez aussi n’en
    effectuer aucune.
    .title = Autant d’actions du Dépôt qu’on veut

WM-PSR-3 = Ni les Scientifiques ni Lativ ne se déplacent dans cette manche. Personne ne gagne le bon
    d’un lieu, et personne n’utilise de tuile Subvention ou Investissement.
    .title = Ce qui en est exclu

WM-PSR-4 = Si quelqu’un a pris l’initiative dans cette manche, réarrangez les marqueurs d’ordre du
    tour une fois que tout le monde a fini. Ils prennent l’ordre des marqueurs d’initiative avant le
    début de la première manche.
    .title = Initiative avant la première manche

WM-TRN-1 = Votre tour se compose de quatre étapes : premièrement, utiliser une tuile Subvention ou
    une tuile Investissement ; deuxièmement, déplacer votre Scientifique ; troisièmement, effectuer
    des actions ; quatrièmement, placer des jetons Recherche.
    .title = Étapes d’un tour

WM-TRN-2 = Vous pouvez omettre la première étape. Vous ne pouvez pas y utiliser plus d’une tuile,
    qu’elle soit Subvention ou Investissement.
    .title = Première étape : une tuile au plus

WM-TRN-3 = Vous ne pouvez pas vous dispenser de déplacer votre Scientifique.
    .title = La deuxième étape est obligatoire

WM-TRN-4 = Vous décidez librement de chaque partie de la troisième étape ; aucune action ne vous est
    imposée.
    .title = La troisième étape est libre

WM-TRN-5 = À la quatrième étape, vous devez placer les jetons Recherche qui se trouvent sur votre
    case d’attente.
    .title = La quatrième étape est obligatoire

WM-TRN-6 = Quand vous voulez pendant votre propre tour, vous pouvez placer des jetons Récompense de
    votre case d’attente. Vous gagnez les bonus qu’ils couvrent.
    .title = Placer des récompenses à tout moment
    .status = Les récompenses sont proposées à chaque question du tour, sauf pendant
        une action ou un bonus, avant lesquels on aurait pu les placer.

WM-USE-1 = Vous pouvez retourner une tuile Subvention à côté de votre Laboratoire qui montre sa face
    bleue. Vous gagnez son bonus.
    .title = Utiliser une tuile Subvention

WM-USE-2 = Une fois retournée sur la face orange, une tuile Subvention garde cette face et ne sert
    plus comme bonus.
    .title = Tuile Subvention utilisée

WM-USE-3 = Vous ne payez pas de bons pour ce qu’une tuile Subvention vous donne.
    .title = Bonus de Subvention sans bons

WM-USE-4 = À la place d’une tuile Subvention, vous pouvez remettre une tuile Investissement dans la
    réserve. Grâce à elle, vous posez un objectif ou vous recevez un financement.
    .title = Utiliser une tuile Investissement

WM-USE-5 = Pour poser un objectif, prenez une tuile Objectif sous votre Laboratoire et posez-la sur
    une case Objectif vide de la même couleur.
    .title = Poser un objectif

WM-USE-6 = Gagnez le bonus imprimé sur la case Objectif que vous avez couverte. Si c’est une case de
    la rangée du haut, choisissez un des deux bonus qu’elle montre.
    .title = Bonus d’une case Objectif

WM-USE-7 = Pour recevoir un financement, retournez une tuile Objectif encore face visible sur une de
    vos cases Objectif. Vous gagnez les bonus de la piste de Financement de sa couleur : bleu pour
    le Gouvernement, vert pour le Laboratoire de Lativ, lilas pour la R&D.
    .title = Recevoir un financement

WM-USE-8 = Après le financement, la tuile Objectif reste sur sa case, face cachée. Elle ne peut pas
    être retournée une deuxième fois, mais elle compte toujours au décompte final.
    .title = Tuile Objectif retournée

WM-USE-9 = Vous pouvez avoir autant de tuiles Subvention et de tuiles Investissement que vous voulez
    à côté de votre Laboratoire.
    .title = Pas de limite de tuiles à côté du Laboratoire

WM-USE-10 = Une tuile Objectif sur une de vos cases Objectif est un but à atteindre. Si vous
    remplissez sa condition à la fin de la partie, elle vous rapporte des PC.
    .title = Ce que vaut un objectif

WM-FUN-1 = Pour avancer, déplacez votre marqueur d’une case vers la droite. Un marqueur sur la
    dernière case ne bouge plus.
    .title = Avancer sur une piste de Financement

WM-FUN-2 = Vous ne gagnez aucun bonus du seul fait que votre marqueur avance. La piste ne vous donne
    quelque chose que lorsque vous recevez un financement.
    .title = Avancer ne donne rien en soi

WM-FUN-3 = Un financement du Gouvernement vous donne tous les bonus imprimés sous la case de votre
    marqueur et sous chaque case plus à gauche.
    .title = Financement du Gouvernement

WM-FUN-4a = Un financement du Laboratoire de Lativ commence par des bons de Science : vous gagnez
    tous ceux imprimés sous la case de votre marqueur et plus à gauche.
    .title = Financement du Labo : bons de Science

WM-FUN-4b = Choisissez ensuite entre le Gouvernement et la R&D, et recevez le financement de cette
    piste. Pour cela, considérez votre marqueur sur cette piste comme s’il était plus à droite, de
    la valeur du modificateur imprimé sous votre marqueur du Laboratoire de Lativ, sans déplacer
    aucun marqueur.
    .title = Financement du Labo : une deuxième piste

WM-FUN-4c = Si le modificateur menait au-delà de la fin de l’autre piste, utilisez sa dernière case.
    .title = Financement du Labo : fin de la deuxième piste

WM-FUN-5 = Un financement de la R&D vous donne un seul bonus. Choisissez celui sous la case de votre
    marqueur ou un sous une case plus à gauche.
    .title = Financement de la R&D

WM-FUN-6 = À la fin de la partie, vous marquez des PC pour la position de votre marqueur sur chaque
    piste de Financement.
    .title = Pistes de Financement au décompte final

WM-MOV-1 = Placez votre Scientifique sur une case d’action vide d’un lieu différent de celui où il
    se trouve. Vous ne pouvez jamais choisir le Bureau de Lativ.
    .title = Aller dans un autre lieu

WM-MOV-2 = Chaque case d’action a de la place pour une seule figurine : un Scientifique, Lativ ou un
    Saboteur. Les cases bloquées ne peuvent pas être utilisées du tout.
    .title = Une figurine par case d’action

WM-MOV-3a = À la première manche, si vous entrez dans un lieu principal dont la case du milieu est
    libre, vous devez utiliser cette case.
    .title = Première manche : case du milieu

WM-MOV-3b = À la première manche, si la case du milieu est prise, vous pouvez utiliser la case la
    plus à droite.
    .title = Première manche : case la plus à droite

WM-MOV-3c = À la première manche, personne ne peut utiliser la case la plus à gauche. Si ni la case
    du milieu ni la case la plus à droite ne peut être utilisée, vous ne pouvez pas entrer dans ce
    lieu.
    .title = Première manche : case la plus à gauche

WM-MOV-4a = Dans un lieu principal, vous gagnez un bon du type indiqué sur votre case.
    .title = Bon d’un lieu principal

WM-MOV-4b = Pour chaque figurine d’un autre joueur placée plus à gauche dans ce lieu principal, vous
    gagnez un bon supplémentaire du même type.
    .title = Bons pour les autres à votre gauche

WM-MOV-4c = Si Lativ est plus à gauche que vous dans ce lieu principal, vous gagnez 1 bon de
    Science. Lativ à votre droite ne rapporte rien.
    .title = Lativ à votre gauche

WM-MOV-5a = Si vous allez au Dépôt, gagnez d’abord 1 bon ; vous choisissez librement son type.
    .title = Bon du Dépôt

WM-MOV-5b = Si vous rencontrez Lativ au Dépôt, vous gagnez en plus 1 bon de Science, quelle que soit
    votre case.
    .title = Lativ au Dépôt

WM-MOV-5c = Ensuite, vous payez 1 bon pour chaque figurine d’un autre joueur placée plus à gauche au
    Dépôt. Pour chacune, vous pouvez choisir n’importe quel type.
    .title = Payer au Dépôt

WM-MOV-5d = Si vous ne pouviez pas faire ce paiement, même avec les bons que vous gagnez en
    arrivant, vous ne pouvez pas choisir cette case.
    .title = Case du Dépôt que vous ne pouvez pas payer

WM-LAT-1 = Si Lativ se trouve dans le lieu où vous êtes allé, il le quitte pour le lieu qui porte le
    numéro suivant. Il le fait après que vous avez gagné ou payé vos bons.
    .title = Quand Lativ poursuit son chemin

WM-LAT-2 = Au Dépôt et dans son Bureau, Lativ a sa propre case. Au Gouvernement, au Laboratoire de
    Lativ et en R&D, il utilise la case d’action vide la plus à gauche.
    .title = Où se place Lativ

WM-LAT-3 = S’il ne reste aucune case d’action pour Lativ dans un lieu principal, parce que toutes
    sont prises ou bloquées, il continue jusqu’au lieu suivant.
    .title = Lativ passe les lieux pleins

WM-LAT-4a = Si Lativ s’est déplacé, cherchez la première branche qui a de la place et aucun de ses
    robots, en partant de la branche active et en suivant l’ordre des météos. Un de ses robots à
    côté du Laboratoire de Lativ va sur une case vide de cette branche.
    .title = Lativ place un robot

WM-LAT-4b = Son robot prend la case vide la plus haute de la branche. Le livret de règles dit que la
    case ne change rien : personne n’a donc à choisir.
    .title = Case du robot de Lativ

WM-LAT-4c = Si chacune des 5 branches est pleine ou a déjà un robot de Lativ, il n’en place pas.
    .title = Pas de branche pour le robot de Lativ

WM-LAT-4d = Lativ ne place jamais plus d’un robot pour un déplacement, quel que soit le nombre de
    lieux pleins qu’il a passés.
    .title = Un robot par déplacement de Lativ

WM-LAT-5 = Quand Lativ est arrivé dans son Bureau, il y reste jusqu’à la phase C.
    .title = Lativ dans son Bureau

WM-LAT-6 = À deux, si Lativ termine son déplacement au Gouvernement ou en R&D, un jeton Recherche
    est défaussé dans ce lieu.
    .title = À deux joueurs : Lativ défausse un jeton

WM-ACT-1 = Une case avec le signe / vous permet d’effectuer une des deux actions du lieu, et pas
    l’autre.
    .title = Case pour une action

WM-ACT-2 = Une case avec le signe & vous permet d’effectuer les deux actions du lieu, ou une seule.
    Vous décidez laquelle vient en premier.
    .title = Case pour les deux actions

WM-ACT-3 = Chacune des deux actions d’un lieu principal ne peut être effectuée comme action de votre
    lieu qu’une fois par tour. Si un bonus vous accorde la même action, cela ne compte pas.
    .title = Chaque action une fois par tour

WM-ACT-4 = Au Dépôt, chaque case vous permet d’effectuer autant d’actions que vous voulez, et la
    même autant de fois que vous voulez.
    .title = Actions au Dépôt

WM-ACT-5 = Vous pouvez aussi n’effectuer aucune action.
    .title = Aucune action

WM-TOK-1 = À la fin de votre tour, déplacez chaque jeton Recherche de votre case d’attente sur une
    case vide de la même couleur dans votre Bureau.
    .title = Placer les jetons Recherche

WM-TOK-2 = Dans une rangée du Bureau, les jetons Recherche doivent tous avoir la même météo. Une
    même météo peut apparaître dans plusieurs rangées.
    .title = Une météo par rangée

WM-TOK-3 = Dès qu’un jeton est placé, vous gagnez le bonus de la case qu’il couvre, si cette case en
    montre un.
    .title = Bonus d’une case du Bureau

WM-TOK-4 = Vous choisissez dans quel ordre vous placez les jetons, et sur quelles cases.
    .title = Ordre de placement des jetons

WM-TOK-5 = Si aucune case n’est autorisée pour un jeton Recherche, ce jeton est retiré du jeu.
    .title = Jeton Recherche sans case

WM-TOK-6 = S’il y a une case autorisée pour un jeton Recherche, vous devez le placer. Vous ne pouvez
    ni le refuser ni le garder pour plus tard.
    .title = On ne refuse pas de jeton

WM-TOK-7 = Un jeton Récompense va sur n’importe quelle case vide de votre Bureau, quelles que soient
    la rangée et la couleur. Vous pouvez aussi le garder pour un de vos tours suivants.
    .title = Placer un jeton Récompense

WM-TOK-8 = Si vous gagnez un jeton Recherche pendant que la Machine météorologique fonctionne,
    placez-le immédiatement ; n’attendez pas la fin d’un tour.
    .title = Jeton d’une expérience

WM-TOK-9 = Un jeton placé dans votre Bureau ne se déplace plus et ne le quitte plus.
    .title = Les jetons restent dans le Bureau

WM-SUP-1 = Chaque tuile Atelier vous coûte 1 bon de Dépôt.
    .title = Agrandir l’Atelier : prix

WM-SUP-2 = Choisissez parmi cinq tuiles : les 4 de l’offre et celle du dessus de la pile face
    visible.
    .title = Agrandir l’Atelier : quelles tuiles

WM-SUP-3 = Si vous avez pris une des tuiles de l’offre, sa case est aussitôt complétée avec la tuile
    du dessus de la pile face visible.
    .title = Agrandir l’Atelier : compléter l’offre

WM-SUP-4 = S’il ne reste plus de tuile dans la pile face visible, retournez l’autre pile. Elle
    devient la nouvelle pile face visible.
    .title = Agrandir l’Atelier : deuxième pile

WM-SUP-5 = Si aucune des deux piles n’a plus de tuile, les cases vides de l’offre restent vides.
    .title = Agrandir l’Atelier : plus de pile

WM-SUP-6 = Posez la tuile immédiatement. Un de ses côtés doit toucher une case imprimée de l’Atelier
    ou une tuile déjà posée ; se toucher par un coin ne suffit pas.
    .title = Agrandir l’Atelier : poser la tuile

WM-SUP-7 = Votre Atelier a toujours 3 rangées, mais il peut s’étendre vers la droite autant que vous
    voulez.
    .title = Agrandir l’Atelier : taille

WM-SUP-8 = Une tuile a un demi-cercle en haut et un en bas : elle peut donc être posée de deux
    façons. Là où les demi-cercles de deux tuiles se touchent, leurs couleurs doivent être les
    mêmes.
    .title = Agrandir l’Atelier : demi-cercles

WM-SUP-9 = Choisissez un robot de la Chaîne de montage, payez autant de bons de Dépôt que l’indique
    le haut de sa section, et déplacez-le dans votre Atelier.
    .title = Construire un robot : prix

WM-SUP-10 = L’emplacement que le robot laisse vide a un bonus à côté de lui, que vous gagnez
    immédiatement.
    .title = Construire un robot : bonus

WM-SUP-11 = Si votre Atelier ne peut pas accueillir un robot de plus, cette action n’est pas
    possible.
    .title = Construire un robot : pas de place

WM-SUP-12a = Au début de la partie, vous ne pouvez construire que des robots des deux sections du
    haut de la Chaîne de montage.
    .title = Sections ouvertes au départ

WM-SUP-12b = Si vous avez construit 6 robots, ou si vous avez 5 jetons (jetons Recherche, Récompense
    et Citation ensemble), la troisième section vous est ouverte.
    .title = Ouvrir la troisième section

WM-SUP-12c = Si vous avez construit 9 robots, ou si vous avez 8 jetons de ces sortes, la quatrième
    section vous est ouverte.
    .title = Ouvrir la quatrième section

WM-SUP-12d = Les jetons qui se trouvent encore sur votre case d’attente sont compris dans ce nombre.
    .title = Les jetons en attente comptent aussi

WM-SUP-12e = Une section qui vous a été ouverte une fois le reste jusqu’à la fin de la partie. Les
    robots qui reviennent sur la Chaîne de montage ne la referment pas.
    .title = Les sections restent ouvertes

WM-SUP-13 = Payez 1 bon de Dépôt et placez votre marqueur d’initiative sur une autre position de
    votre choix. Les marqueurs entre l’ancienne position et la nouvelle se décalent chacun d’une
    case et restent dans le même ordre.
    .title = Prendre l’initiative

WM-SUP-14 = L’ordre du tour de la manche en cours reste tel quel. Il change en phase C, ou à la fin
    de la manche de Dépôt.
    .title = Quand l’initiative prend effet

WM-SUP-15 = Choisissez un type de produit chimique et prenez-en l’exemplaire le plus à gauche. Il
    coûte autant de bons de Dépôt que l’indique la section où il se trouvait.
    .title = Acquérir un produit chimique

WM-SUP-16 = Si votre Atelier n’a pas de place qui autorise ce produit chimique, vous ne pouvez pas
    effectuer l’action.
    .title = Acquérir un produit chimique : pas de place

WM-SUP-17 = Placez un produit chimique de votre Atelier sur la case vide de son type la plus à
    droite. Vous gagnez pour cela autant de bons de Dépôt que l’indique la section de cette case.
    .title = Rendre un produit chimique

WM-SUP-18 = Vous ne gagnez pas de bons pour un produit chimique qui arrive au Dépôt d’une autre
    façon, par exemple parce que vous l’avez dépensé.
    .title = Pas de bons pour un produit dépensé

WM-GOV-1 = Cette action vous coûte 1 bon du Gouvernement.
    .title = Vendre une pièce : prix

WM-GOV-2 = Premièrement, avancez votre marqueur de 1 case sur la piste de Financement du
    Gouvernement.
    .title = Vendre une pièce : piste de Financement

WM-GOV-3 = Deuxièmement, déplacez 1 robot de votre Atelier sur une case de robot vide de la Machine
    du Gouvernement. Il vous faut dans votre Atelier une pièce de machine de la couleur de cette
    case, ou vous devez en obtenir une par échange.
    .title = Vendre une pièce : placer le robot

WM-GOV-4 = Troisièmement, prenez une tuile Subvention de la colonne où vous avez placé le robot,
    quelle que soit la face qu’elle montre. Posez-la à côté de votre Laboratoire, face bleue
    visible.
    .title = Vendre une pièce : prendre une tuile Subvention

WM-GOV-5 = Toujours à la troisième étape, une pièce de machine de votre Atelier va à l’endroit où
    vous avez pris la tuile. Elle a la couleur de la case de robot.
    .title = Vendre une pièce : poser la pièce de machine

WM-GOV-6a = Si la colonne offre une tuile Subvention d’un type que vous n’avez pas, vous devez
    prendre une telle tuile. Vos tuiles utilisées, face orange visible, comptent aussi parmi celles
    que vous avez.
    .title = Vendre une pièce : d’abord un nouveau type

WM-GOV-6b = Si vous avez les types de toutes les tuiles de la colonne, prenez-en une au choix. Elle
    est défaussée et retirée du jeu.
    .title = Vendre une pièce : pas de nouveau type

WM-GOV-7a = Quatrièmement, déplacez un jeton Recherche bleu de sous la colonne sur votre case
    d’attente, pourvu qu’il y en ait un.
    .title = Vendre une pièce : jeton Recherche

WM-GOV-7b = S’il n’y a pas de jeton sous la colonne, vous recevez une tuile Investissement à la
    place.
    .title = Vendre une pièce : pas de jeton Recherche

WM-GOV-8 = Une fois la quatrième étape terminée, vérifiez si le Gouvernement active sa Machine.
    .title = Vendre une pièce : vérifier la Machine

WM-GOV-9 = Si la branche où le robot a été placé a maintenant un robot sur toutes ses cases, le
    Gouvernement l’active.
    .title = Quand le Gouvernement active une branche

WM-GOV-10 = Premièrement, tous les joueurs marquent 3 PC pour chaque robot qu’ils ont dans cette
    branche.
    .title = Machine du Gouvernement : PC

WM-GOV-11 = Deuxièmement, un marqueur de la zone du Gouvernement va sur la tuile Météo extrême de
    cette météo. Il prend la case vide la plus à gauche.
    .title = Machine du Gouvernement : marqueur

WM-GOV-12 = Si ce marqueur remplit la tuile, cette météo est rétablie.
    .title = Machine du Gouvernement : tuile remplie

WM-GOV-13 = Si le Gouvernement n’a plus de marqueur dans sa zone, ou si le plateau n’a pas de tuile
    pour cette météo, aucun marqueur n’est placé.
    .title = Machine du Gouvernement : rien à marquer

WM-GOV-14 = Les robots et les pièces de machine arrivés à la Machine du Gouvernement ne la quittent
    plus jamais.
    .title = Machine du Gouvernement : les robots restent

WM-FIX-1 = Si une tuile Météo extrême a un marqueur sur chacune de ses cases de marqueur, remettez
    la tuile sur le dessus de la pile de météo de sa météo.
    .title = Rétablir une météo

WM-FIX-2 = Les marqueurs Percée de la tuile vont dans la boîte. Les marqueurs du Gouvernement
    retournent dans la zone du Gouvernement.
    .title = Marqueurs d’une tuile rétablie

WM-FIX-3 = S’il y a dessous une tuile d’un niveau inférieur, elle redevient la tuile actuelle. Elle
    ne porte pas de marqueurs.
    .title = Tuile sous une tuile rétablie

WM-GOV-15 = Cette action vous coûte 2 bons du Gouvernement.
    .title = Obtenir une subvention : prix

WM-GOV-16 = Premièrement, choisissez dans la zone du Gouvernement une tuile Subvention qui montre sa
    face bleue. Vous gagnez le bonus de colonne, au-dessus de sa colonne, et le bonus de rangée, au
    bout gauche de sa rangée.
    .title = Obtenir une subvention : colonne et rangée

WM-GOV-17 = Deuxièmement, vous gagnez le bonus de la tuile, puis vous la retournez sur sa face
    orange. La tuile reste à sa place.
    .title = Obtenir une subvention : la tuile

WM-GOV-18 = Si toutes les tuiles de la zone du Gouvernement montrent leur face orange, cette action
    n’est pas possible.
    .title = Obtenir une subvention : pas de tuile bleue

WM-LAB-1 = Cette action vous coûte 1 bon de Labo.
    .title = Participer à une expérience : prix

WM-LAB-2 = Premièrement, avancez votre marqueur de 1 case sur la piste de Financement du Laboratoire
    de Lativ.
    .title = Participer à une expérience : piste de Financement

WM-LAB-3 = Deuxièmement, déplacez 1 robot de votre Atelier sur une case vide de la Machine
    météorologique. Vous choisissez la branche.
    .title = Participer à une expérience : placer le robot

WM-LAB-4a = Vous pouvez aussi choisir une case où se trouve un des robots de Lativ.
    .title = Participer à une expérience : case d’un robot de Lativ

WM-LAB-4b = Dans ce cas, le robot de Lativ passe sur une autre case vide de la branche. Vous
    choisissez cette case.
    .title = Participer à une expérience : déplacer le robot de Lativ

WM-LAB-4c = Si la branche n’a pas d’autre case libre, le robot de Lativ retourne à côté du
    Laboratoire de Lativ.
    .title = Participer à une expérience : retirer le robot de Lativ

WM-LAB-5 = Troisièmement, dépensez 1 produit chimique du type indiqué sur la case. Il retourne au
    Dépôt, sur la case vide de son type la plus à droite.
    .title = Participer à une expérience : produit chimique

WM-LAB-6 = La Machine météorologique ne fonctionne jamais pendant la phase A. Si une branche est
    pleine, elle attend la phase B.
    .title = Pas d’expérience pendant la phase A

WM-CIT-1 = Si une de vos rangées a exactement 2 jetons, vous pouvez la compléter avec un jeton
    Citation juste avant de publier. Le jeton Verrou de la météo de la rangée doit avoir été retiré
    avant le début de cette action ; peu importe par qui.
    .title = Citer

WM-CIT-2 = La rangée doit avoir soit 2 jetons Recherche, soit 1 jeton Recherche et 1 jeton
    Récompense.
    .title = Jetons nécessaires pour citer

WM-CIT-3 = Pour citer, vous renoncez à une tuile Objectif sous votre Laboratoire. Elle doit avoir la
    couleur de la case que vous remplissez, et elle est retirée du jeu.
    .title = Prix de la citation

WM-CIT-4 = Prenez le jeton Citation dans la réserve. Vous gagnez le bonus de la case qu’il couvre.
    .title = Placer le jeton Citation

WM-CIT-5 = La rangée où vous citez est celle que vous devez maintenant publier avec cette action.
    .title = La rangée citée est publiée

WM-PUB-1 = Cette action vous coûte 2 bons de Labo.
    .title = Publier un article : prix

WM-PUB-2 = Choisissez une rangée de 3 jetons, dont un ou plusieurs sont des jetons Recherche. Son
    marqueur Percée doit encore être à sa première position, à côté des jetons.
    .title = Publier un article : quelle rangée

WM-PUB-3 = Premièrement, faites glisser le marqueur Percée de la rangée tout à droite. Vous gagnez
    le bonus qu’il traverse.
    .title = Publier un article : le marqueur

WM-PUB-4 = Deuxièmement, marquez 2 PC pour chaque jeton Recherche et 4 PC pour chaque jeton
    Récompense de la rangée. Les jetons Citation ne rapportent rien.
    .title = Publier un article : PC

WM-PUB-5 = Troisièmement, vous recevez 1 tuile Investissement.
    .title = Publier un article : tuile Investissement

WM-PUB-6a = Si la météo de l’article a encore un jeton Verrou sur sa case Citation, ce jeton est
    retiré du jeu.
    .title = Publier un article : jeton Verrou

WM-PUB-6b = Si vous venez de retirer le jeton Verrou, vous pouvez immédiatement payer 1 bon de
    Science pour marquer 3 PC.
    .title = Publier un article : bonus de déverrouillage

WM-PUB-7 = Vous ne pouvez publier une rangée qu’une seule fois dans la partie.
    .title = Publier un article : une fois par rangée

WM-RND-1 = Cette action vous coûte 1 bon de R&D.
    .title = Rechercher : prix

WM-RND-2 = Premièrement, avancez votre marqueur de 1 case sur la piste de Financement de la R&D.
    .title = Rechercher : piste de Financement

WM-RND-3 = Deuxièmement, déplacez 1 robot de votre Atelier sur une case Recherche vide. Vous pouvez
    choisir n’importe quelle branche de la R&D.
    .title = Rechercher : placer le robot

WM-RND-4 = Troisièmement, prenez dans votre Atelier 1 produit chimique du type indiqué à gauche de
    la case et posez-le là, à côté du robot. Il reste en R&D et ne revient pas au Dépôt.
    .title = Rechercher : produit chimique

WM-RND-5 = Si vous utilisez la case du bas de la branche, vous payez une chose de plus : soit un
    produit chimique de n’importe quel type, soit une pièce de machine de n’importe quelle couleur.
    Le produit chimique va au Dépôt, sur la case vide de son type la plus à droite ; la pièce de
    machine va dans la réserve.
    .title = Rechercher : coût supplémentaire de la case du bas

WM-RND-6 = Quatrièmement, vous gagnez le bonus que la case Recherche offre.
    .title = Rechercher : bonus

WM-RND-7 = Si vous utilisez la case du bas, son bonus est un robot de n’importe quelle section de la
    Chaîne de montage qui vous est ouverte. Il ne coûte pas de bons de Dépôt, et vous gagnez aussi
    le bonus de l’emplacement qu’il quitte.
    .title = Rechercher : robot de la case du bas

WM-RND-8 = Cinquièmement, un jeton Recherche lilas de sous la colonne va sur votre case d’attente,
    sauf si vous recevez une tuile Investissement pour cette action.
    .title = Rechercher : jeton Recherche

WM-RND-9 = Si votre robot a rempli la dernière case de la branche, ou si la pile dessous est vide,
    vous recevez une tuile Investissement à la place du jeton Recherche.
    .title = Rechercher : tuile Investissement

WM-RND-10a = Si vous avez complété la branche et que le jeton Verrou de sa météo est encore en
    place, ce jeton Verrou est retiré du jeu.
    .title = Rechercher : jeton Verrou

WM-RND-10b = Si vous avez retiré le jeton Verrou de cette façon, vous pouvez immédiatement payer 1
    bon de Science pour marquer 3 PC.
    .title = Rechercher : bonus de déverrouillage

WM-RND-10c = Une fois son jeton Verrou retiré, une météo peut être citée.
    .title = Rechercher : la citation est ouverte

WM-BRK-1 = Cette action vous coûte 2 bons de R&D.
    .title = Percée : prix

WM-BRK-2 = Premièrement, choisissez une de vos rangées publiées. Son marqueur Percée doit encore
    être à l’extrémité droite de la rangée.
    .title = Percée : quelle rangée

WM-BRK-3 = Deuxièmement, regardez la tuile Météo extrême actuelle de la météo de la rangée. Payez le
    nombre de bons de Science qu’elle indique, compris entre 0 et 2.
    .title = Percée : bons de Science

WM-BRK-4 = Toujours à la deuxième étape, déplacez le marqueur Percée de la rangée sur une case vide
    de cette tuile, celle que vous voulez. Vous gagnez le bonus de la case.
    .title = Percée : placer le marqueur

WM-BRK-5 = Une tuile Météo extrême ne porte jamais deux marqueurs Percée du même joueur. Si elle en
    porte un des vôtres, vous ne pouvez pas choisir à nouveau cette météo avant que la tuile ne
    change.
    .title = Un seul de vos marqueurs par tuile

WM-BRK-6 = Troisièmement, vous construisez le prototype.
    .title = Percée : prototype

WM-BRK-7 = Quatrièmement, vous recevez un jeton Récompense, qui va sur votre case d’attente.
    .title = Percée : jeton Récompense

WM-BRK-8 = Si cela vous donne votre troisième jeton Récompense alors que le prix Nobel est sur le
    plateau, vous prenez le prix Nobel.
    .title = Percée : prix Nobel

WM-BRK-9 = Si toutes les cases de la tuile sont pleines une fois cela fait, la météo est rétablie.
    .title = Percée : tuile remplie

WM-BRK-10 = Si le plateau n’a pas de tuile Météo extrême de la météo de la rangée, vous ne pouvez
    pas choisir cette rangée.
    .title = Percée : pas de tuile

WM-PRO-1 = Vous devez fournir toutes les pièces de machine que montre la tuile Météo extrême.
    .title = Prototype : pièces de la tuile

WM-PRO-2 = S’il n’y a pas de robot sur une case Recherche de la branche, vous devez fournir la pièce
    de machine de cette case.
    .title = Prototype : case Recherche vide

WM-PRO-3 = Si votre propre robot est sur la case, vous gagnez 2 PC pour lui. Vous pouvez fournir en
    plus la pièce de machine de la case.
    .title = Prototype : votre propre robot

WM-PRO-4 = Si le robot de quelqu’un d’autre est sur la case, vous pouvez décider de fournir sa pièce
    de machine. Si vous ne le faites pas, le joueur à qui appartient le robot gagne 2 PC.
    .title = Prototype : robot d’un autre joueur

WM-PRO-5 = Vous gagnez 2 PC pour chaque pièce de machine que vous fournissez.
    .title = Prototype : PC pour les pièces

WM-PRO-6 = Quand vous construisez, toutes les pièces de machine que vous fournissez doivent se
    trouver ensemble dans une seule rangée de votre Atelier.
    .title = Prototype : pièces dans une même rangée

WM-PRO-7 = Remettez dans la réserve toutes les pièces de machine de cette rangée, que vous les ayez
    fournies ou non. Les pièces non fournies ne rapportent pas de PC.
    .title = Prototype : la rangée est vidée

WM-PRO-8 = Avant de construire, vous pouvez réorganiser votre Atelier, soit pour amener des pièces
    de machine dans la rangée, soit pour en faire sortir d’autres.
    .title = Prototype : réorganiser avant

WM-PRO-9 = La construction ne change rien pour les robots en R&D ni pour les robots de cette rangée
    de l’Atelier.
    .title = Prototype : les robots restent

WM-PHB-1 = Deux conditions pour que l’expérience ait lieu : le présentoir doit montrer une tuile
    Expérience de la météo de la branche active, et toutes les cases de la branche active doivent
    porter des robots, peu importe à qui ; ceux de Lativ comptent aussi.
    .title = Quand l’expérience a lieu

WM-PHB-2 = Si plusieurs tuiles du présentoir ont la météo correspondante, la plus à droite est la
    tuile Expérience active.
    .title = Tuile Expérience active

WM-PHB-3 = Tous ceux qui ont au moins un robot dans la branche active participent, dans l’ordre du
    tour. Chacun effectue toutes les étapes avant que le suivant ne commence.
    .title = Qui participe

WM-PHB-4a = Premièrement, reprenez dans votre Atelier vos robots de cette branche.
    .title = Expérience : les robots reviennent

WM-PHB-4b = Si votre Atelier n’a pas de place pour un robot, placez-le sur un emplacement vide de
    votre choix dans les deux sections du haut de la Chaîne de montage.
    .title = Expérience : pas de place pour un robot

WM-PHB-5 = Deuxièmement, vous pouvez payer autant de bons de Science que l’indique la tuile active.
    Si vous ne le faites pas, les trois étapes restantes ne sont pas pour vous.
    .title = Expérience : payer la Science

WM-PHB-6 = Troisièmement, marquez les PC de la tuile pour chaque robot que vous avez repris.
    .title = Expérience : PC

WM-PHB-7 = Quatrièmement, choisissez un des deux bonus de la tuile et gagnez-le. Vous ne le gagnez
    qu’une fois, même si vous avez repris plusieurs robots.
    .title = Expérience : bonus

WM-PHB-8a = Cinquièmement, prenez un jeton Recherche vert sous la branche active. Placez-le
    immédiatement dans votre Bureau.
    .title = Expérience : jeton Recherche

WM-PHB-8b = Si votre Bureau n’a pas de case autorisée pour ce jeton, il est retiré du jeu.
    .title = Expérience : jeton sans case

WM-PHB-8c = Si la pile sous la branche est vide, vous recevez 1 bon de Science à la place du jeton.
    .title = Expérience : plus de jeton

WM-PHB-9 = Le nombre de vos robots ne compte pas pour le jeton : personne n’en prend plus d’un.
    .title = Expérience : un jeton chacun

WM-PHB-10 = À deux, un jeton peut être perdu à cause de Lativ une fois que tout le monde a fini.
    .title = Expérience à deux joueurs

WM-PHB-11 = Lativ retire ses robots de la branche. Ils retournent à côté du Laboratoire de Lativ.
    .title = Expérience : robots de Lativ

WM-PHB-12a = La tuile du dessus de la pile de météo de cette météo va à la place de celle-ci en R&D.
    S’il y a déjà une tuile, la nouvelle la couvre.
    .title = Expérience : nouvelle tuile Météo extrême

WM-PHB-12b = Les marqueurs Percée de la tuile couverte vont dans la boîte. Les marqueurs du
    Gouvernement retournent dans la zone du Gouvernement.
    .title = Expérience : marqueurs de la tuile couverte

WM-PHB-12c = Si la pile de météo n’a plus de tuile, aucune tuile n’est posée, et les marqueurs de la
    tuile présente restent.
    .title = Expérience : pile de météo vide

WM-PHB-13 = Tous les joueurs peuvent reprendre autant de leurs robots de la branche active qu’ils
    veulent. Un robot va dans l’Atelier, ou sur un emplacement des deux sections du haut de la
    Chaîne de montage si l’Atelier n’a pas de place.
    .title = Sans expérience : reprendre des robots

WM-PHB-14 = Les robots que Lativ a dans la branche active retournent à côté du Laboratoire de Lativ.
    .title = Sans expérience : robots de Lativ

WM-PHB-15 = Sans expérience, aucune tuile Météo extrême n’apparaît, et aucun joueur ne gagne quoi
    que ce soit.
    .title = Sans expérience : pas d’effets

WM-NXT-1 = Que l’expérience ait eu lieu ou non, retirez du présentoir et du jeu la tuile de la météo
    de la branche active. S’il y en a plusieurs, c’est la plus à droite ; s’il n’y en a pas, rien
    n’est retiré.
    .title = Retirer une tuile Expérience

WM-NXT-2 = Si une tuile a été retirée, décalez les autres tuiles du présentoir vers la droite
    jusqu’à combler le vide. La tuile sous la pioche va alors sur la case la plus à gauche du
    présentoir, et la tuile du dessus de la pioche prend son ancienne place. Faites-en autant que
    les tuiles le permettent.
    .title = Compléter le présentoir

WM-NXT-3 = Si aucune tuile n’a été retirée, le présentoir, la tuile sous la pioche et la pioche
    restent tels quels.
    .title = Aucune tuile Expérience retirée

WM-NXT-4 = Déplacez l’Assistant à la branche qui suit dans l’ordre des météos. Après Neige vient
    Pluie.
    .title = L’Assistant avance

WM-PHC-1 = Disposez les marqueurs d’ordre du tour dans l’ordre qu’ont maintenant les marqueurs
    d’initiative. Les marqueurs d’initiative ne bougent pas.
    .title = Nouvel ordre du tour

WM-INC-1 = Si Lativ est dans son Bureau, tout le monde reçoit des revenus.
    .title = Quand il y a des revenus

WM-INC-2 = Vous gagnez le bonus de chaque emplacement portant le symbole de revenus, dans les deux
    sections du haut de votre Chaîne de montage, dont le robot est parti.
    .title = En quoi consistent les revenus

WM-INC-3 = Une fois les revenus versés, placez Lativ sur sa propre case au Dépôt.
    .title = Lativ retourne au Dépôt

WM-INC-4 = En retournant au Dépôt, Lativ ne place pas de robot, et aucun jeton n’est défaussé.
    .title = Le retour de Lativ est sans effet

WM-INC-5 = Si Lativ n’est pas dans son Bureau, personne ne reçoit de revenus et il ne se déplace
    pas.
    .title = Pas de revenus

WM-END-1 = Dès qu’un joueur prend le prix Nobel, la fin de partie est déclenchée.
    .title = Déclencheur : prix Nobel

WM-END-2 = Dès que la dernière des tuiles Expérience arrive dans le présentoir en phase B, la fin de
    partie est déclenchée.
    .title = Déclencheur : dernière tuile Expérience

WM-END-3 = Dès que toutes les cases de robot de la Machine du Gouvernement sont remplies, la fin de
    partie est déclenchée.
    .title = Déclencheur : Machine du Gouvernement

WM-END-4 = Dès que toutes les cases Recherche de la R&D sont remplies, la fin de partie est
    déclenchée.
    .title = Déclencheur : R&D

WM-END-5 = Terminez la manche où la fin a été déclenchée, y compris sa phase C. Jouez ensuite encore
    une manche, la dernière.
    .title = Manches après le déclenchement

WM-END-6 = Si la fin est déclenchée encore une fois, cela n’a aucun effet.
    .title = Autres déclencheurs

WM-END-7 = La dernière manche se compose de la phase A et de la phase B. La phase C est omise.
    .title = Phases de la dernière manche

WM-END-8 = En phase B de la dernière manche, examinez les 5 branches l’une après l’autre dans
    l’ordre des météos, en commençant là où se trouve l’Assistant. Pour chaque branche pleine qui a
    une tuile correspondante dans le présentoir, l’expérience a lieu comme d’habitude.
    .title = Expériences de la dernière manche

WM-END-9 = Entre ces branches, on ne prépare rien : le présentoir n’est pas complété et l’Assistant
    reste. Si l’expérience d’une branche n’a pas lieu, passez à la suivante.
    .title = Entre les dernières expériences

WM-SCO-0a = Avant le décompte, les joueurs peuvent, dans l’ordre du tour, placer les jetons
    Recherche et Récompense de leur case d’attente. Les règles habituelles s’appliquent : les bonus
    couverts sont donc gagnés.
    .title = Derniers placements de jetons

WM-SCO-0b = Au même moment, vous pouvez utiliser autant de vos tuiles Investissement que vous
    voulez. Chacune pose un objectif, ou retourne un objectif pour vous donner un financement.
    .title = Dernier usage des tuiles Investissement

WM-SCO-1 = Pour chaque piste de Financement, vous marquez le plus grand nombre de PC imprimé
    au-dessus de la case de votre marqueur ou d’une case plus à gauche.
    .title = Décompte : pistes de Financement

WM-SCO-2 = Chaque tuile Objectif sur une case Objectif vous rapporte 5 PC si vous remplissez sa
    condition. Peu importe qu’elle ait été retournée ; les tuiles encore sous votre Laboratoire ne
    rapportent rien.
    .title = Décompte : objectifs

WM-SCO-3 = Celui qui a le prix Nobel marque 5 PC.
    .title = Décompte : prix Nobel

WM-SCO-4 = Si vous avez des bonus qui donnent des PC de fin de partie, ajoutez maintenant ces PC.
    .title = Décompte : bonus de fin de partie

WM-SCO-5 = Celui qui a le plus de PC gagne la partie.
    .title = Le vainqueur

WM-TIE-1 = Si des joueurs ont le même nombre de PC, celui qui a le plus de récompenses est devant.
    En cas de nouvelle égalité, celui qui a le plus d’articles publiés, puis celui qui a le plus de
    rangées complètes dans son Bureau.
    .title = Départager les égalités

WM-TIE-2 = Les joueurs encore à égalité après cela partagent leur place au classement.
    .title = Rang partagé

WM-DRF-1 = Triez les 36 tuiles Objectif en 12 lots de 3 tuiles. Les tuiles d’un lot ont le même
    symbole et la même couleur.
    .title = Draft : les lots

WM-DRF-2 = Pour le premier choix, les joueurs prennent chacun un lot, dans l’ordre du tour.
    .title = Draft : premier choix

WM-DRF-3 = Pour le deuxième choix, l’ordre est inversé. Vous devez prendre un lot d’une couleur que
    vous n’avez pas encore.
    .title = Draft : deuxième choix

WM-DRF-4 = Pour le troisième choix, l’ordre du tour s’applique de nouveau. Vous prenez un lot de la
    seule couleur qui vous manque encore.
    .title = Draft : troisième choix

WM-DRF-5 = Vous avez maintenant 9 tuiles Objectif, soit 3 de chaque couleur. Les lots que personne
    n’a pris ne servent pas.
    .title = Draft : résultat

WM-2PL-1 = Pendant la mise en place, placez un robot de Lativ sur la case du bas de chaque branche
    de la Machine météorologique.
    .title = À deux : robots de Lativ au départ

WM-2PL-2 = Au Gouvernement, au Laboratoire de Lativ comme en R&D, la pile de chaque météo a 2 jetons
    Recherche.
    .title = À deux : jetons Recherche

WM-2PL-3 = La case d’action la plus à droite du Gouvernement, du Laboratoire de Lativ et de la R&D
    est bloquée.
    .title = À deux : cases bloquées

WM-2PL-4a = Si Lativ termine son déplacement au Gouvernement ou en R&D, défaussez un jeton Recherche
    de la pile que ce lieu a pour la météo où se trouve l’Assistant.
    .title = À deux : défausse au déplacement de Lativ

WM-2PL-4b = Si cette pile est vide, rien n’est défaussé. De même si Lativ termine son déplacement au
    Dépôt, au Laboratoire de Lativ ou dans son Bureau.
    .title = À deux : rien à défausser

WM-2PL-5 = Si une expérience a eu lieu et que la branche porte un robot de Lativ, retirez du jeu 1
    jeton Recherche vert sous cette branche, tant qu’il en reste. Faites-le quand tous les joueurs
    ont terminé leurs étapes.
    .title = À deux : jeton perdu après une expérience

WM-NEW-1 = Avec cette variante, si Lativ est à votre gauche dans un lieu principal, vous gagnez un
    bon supplémentaire du type indiqué sur votre case. Vous gagnez le bon de Science comme
    d’habitude.
    .title = Nouveaux scientifiques : Lativ à votre gauche

WM-NEW-2 = La présence de Lativ au Dépôt ne vous y fait jamais payer davantage.
    .title = Nouveaux scientifiques : le Dépôt

WM-BEN-1 = Effectuez toutes les étapes de cette action, mais ne payez pas de bon. La pièce de
    machine reste nécessaire.
    .title = Bonus : Vendre une pièce

WM-BEN-2 = Effectuez toutes les étapes de cette action, mais ne payez pas de bon. Vous dépensez tout
    de même le produit chimique.
    .title = Bonus : Participer à une expérience

WM-BEN-3 = Effectuez toutes les étapes de cette action sans payer de bon et sans dépenser de produit
    chimique.
    .title = Bonus : Participer à une expérience, gratuitement

WM-BEN-4 = Publiez un article selon les règles habituelles, citation comprise, mais ne payez pas les
    2 bons.
    .title = Bonus : Publier un article

WM-BEN-5 = Réalisez une Percée selon les règles habituelles, mais ne payez pas les 2 bons. Vous ne
    payez pas non plus de bons de Science pour la tuile Météo extrême.
    .title = Bonus : Percée

WM-BEN-6 = Si vous avez de la place, vous pouvez prendre dans la réserve une pièce de machine de la
    couleur de votre choix.
    .title = Bonus : pièce de machine

WM-BEN-7 = Un bon avec un point d’interrogation vaut 1 bon du type que vous choisissez ; vous pouvez
    aussi choisir Science.
    .title = Bonus : bon au choix

WM-BEN-8 = Construisez un robot selon les règles habituelles pour la place, les sections ouvertes et
    le bonus qu’il découvre, mais ne payez pas de bons.
    .title = Bonus : Construire un robot

WM-BEN-9 = Si vous avez de la place, vous pouvez choisir un type de produit chimique et en prendre
    au Dépôt l’exemplaire le plus à gauche. Vous ne payez rien pour lui.
    .title = Bonus : produit chimique

WM-BEN-10 = Choisissez une de vos pistes de Financement et avancez-y votre marqueur de 1 case.
    .title = Bonus : piste de Financement au choix

WM-BEN-11 = Prenez et posez une tuile Atelier selon les règles habituelles, mais ne payez pas de
    bon.
    .title = Bonus : Agrandir l’Atelier

WM-BEN-12 = Avancez votre marqueur de 1 case sur la piste de Financement indiquée.
    .title = Bonus : piste de Financement précise

WM-BEN-13 = Vous recevez 1 tuile Investissement.
    .title = Bonus : tuile Investissement

WM-BEN-14 = Laissez ces PC de côté pour l’instant. Ils ne sont ajoutés qu’au décompte final.
    .title = Bonus : PC de fin de partie

WM-BEN-15 = Marquez ces PC dès que vous les recevez.
    .title = Bonus : PC immédiats

WM-BEN-16 = Vous pouvez refuser n’importe quel bonus, entièrement ou en partie.
    .title = Refuser des bonus

WM-BEN-17 = Effectuez l’action Rechercher selon les règles habituelles, mais ne payez pas de bon.
    Vous dépensez tout de même le produit chimique et, sur la case du bas, vous payez le coût
    supplémentaire.
    .title = Bonus : Rechercher

WM-R-1 = S’il ne reste plus de produit chimique, de jeton Recherche, de jeton Récompense, de tuile
    Atelier ou de robot sur la Chaîne de montage, en gagner un est sans effet : il n’y a donc pas de
    treizième récompense. Seules les récompenses réellement reçues comptent pour le prix Nobel. La
    raison : le livret de règles ne dit illimités que les tuiles Investissement, les pièces de
    machine et les jetons Citation.
    .title = Décision : stocks épuisés

WM-R-2 = Vous ne pouvez commencer une action que si vous pouvez accomplir dans l’ordre toutes ses
    étapes obligatoires ; ce que vous gagnez en chemin compte. Les bonus indiqués peuvent être
    refusés ; les coûts et les étapes imprimées elles-mêmes ne le peuvent pas. La raison : les coûts
    sont les conditions d’une action, et ses étapes ont un ordre.
    .title = Décision : quand une action peut être commencée

WM-R-3 = Les PC, et en solo la valeur cible, sont de simples nombres ; la piste imprimée de 0 à 99
    n’est qu’un moyen de les montrer. C’est nécessaire, car un rang en solo demande 120 PC et 30
    s’ajoutent à la valeur cible.
    .title = Décision : la piste de score n’a pas de fin

WM-R-4 = La première tuile Expérience piochée est la plus à droite du présentoir, la troisième la
    plus à gauche. Le livret de règles laisse ce point ouvert ; les tuiles suivantes glissent vers
    la droite, la plus ancienne est donc toujours à droite.
    .title = Décision : ordre du premier présentoir

WM-R-5 = Chacune des 6 rangées de votre Bureau a un de vos 6 marqueurs Percée. Vos articles sont les
    rangées dont le marqueur a quitté sa case de départ, où qu’il soit maintenant, même dans la
    boîte. La raison : seule la publication l’en fait partir.
    .title = Décision : compter les articles

WM-R-6 = Le propriétaire choisit entre les deux façons de poser la première tuile Atelier. La mise
    en place laisse les deux ouvertes, et chaque tuile suivante a les deux mêmes.
    .title = Décision : orientation de la première tuile Atelier

WM-R-7 = Le programme ne retient pas sur quelle case de l’Atelier se trouve un objet ; il vérifie
    qu’une disposition autorisée existe. Les objets peuvent être déplacés à tout moment : leur place
    ne compte donc que lors de la construction d’un prototype.
    .title = Décision : les objets rangés n’ont pas de place fixe

WM-R-8 = Les 3 bons peuvent être un mélange quelconque d’autres types, et le bon de Science est
    dépensé aussitôt : une piste de Science pleine n’y change rien. Les coûts en Science peuvent
    aussi être payés de cette façon, y compris le bonus de 3 PC et Appeler la sécurité. L’échange ne
    sert à rien pour le paiement au Dépôt, où n’importe quel bon convient.
    .title = Décision : limites de l’échange de Science

WM-R-9 = Les 2 bons d’un échange peuvent être de n’importe quels types, mais l’échange de Science ne
    peut pas les fournir. Seule l’action de rendre un produit chimique rapporte des bons pour lui.
    Un produit chimique qui retourne au Dépôt trouve toujours une case vide, car chaque type a 5
    exemplaires et 5 cases.
    .title = Décision : échanges et bons

WM-R-10 = Dans la manche de Dépôt, personne ne place de récompenses, et Appeler la sécurité n’est
    pas disponible, car cela relève de la troisième étape d’un tour ordinaire. En solo, vous jouez
    cette manche seul. Vous pouvez y prendre l’initiative, bien que vous commenciez de toute façon
    la première manche.
    .title = Décision : limites des premiers tours au Dépôt

WM-R-11 = Sur la dernière case, avancer est sans effet, et une position comptée au-delà de la fin
    est la dernière case. La raison : le livret de règles ne mentionne aucun retour au début.
    .title = Décision : fin des pistes de Financement

WM-R-12 = À la première manche, le Dépôt est fermé aux joueurs, puisque tous y commencent. À deux,
    un lieu principal dont la case du milieu est prise est fermé aussi. En solo, cette restriction
    vaut pour vous mais pas pour les Saboteurs ; un lieu où ils se trouvent tous les deux est fermé
    pour votre premier tour.
    .title = Décision : lieux fermés à la première manche

WM-R-13 = Après un déplacement de Lativ, son robot prend la case vide la plus haute, et personne
    n’est consulté. Si un joueur déplace un de ses robots, ce joueur choisit sa nouvelle case ; si
    c’est un Saboteur, le robot prend l’autre case vide la plus haute. Le choix ne change jamais ce
    qui est autorisé, car une case avec un robot de Lativ peut toujours être utilisée.
    .title = Décision : qui déplace les robots de Lativ

WM-R-14 = Là où vous pouvez effectuer les deux actions d’un lieu, vous choisissez leur ordre, car le
    livret de règles n’en fixe pas. La même action accordée par un bonus s’y ajoute, et peut venir
    avant, entre ou après.
    .title = Décision : ordre des deux actions

WM-R-15 = Les jetons sont placés et leurs bonus gagnés l’un après l’autre ; les jetons ainsi gagnés
    attendent leur tour avec les autres. Des récompenses peuvent être placées entre-temps. Aucun
    jeton placé ne bouge, car aucune règle ne le permet.
    .title = Décision : placer plusieurs jetons

WM-R-16 = Ce qui compte pour ouvrir une section, c’est le plus grand nombre de vos robots ayant été
    hors de la Chaîne de montage en même temps. Sept constructions de 5 robots différents ne
    suffisent donc pas pour la troisième section. La raison : « avoir construit » parle d’un
    accomplissement ; une section reste donc ouverte, mais un robot revenu ne compte pas deux fois.
    .title = Décision : compter les robots construits

WM-R-17 = Le bonus imprimé fait le type d’une tuile Subvention, et vos tuiles comptent quelle que
    soit leur face ; les tuiles défaussées ne comptent pas. Vous ne pouvez prendre un type que vous
    possédez que pour le défausser, quand la colonne n’a pas de nouveau type. Vous posez tout de
    même la pièce de machine.
    .title = Décision : types de tuiles Subvention

WM-R-18 = Après le rétablissement d’une tuile de niveau 1, la case est nue : ni Percée ni marqueur
    du Gouvernement à cet endroit, jusqu’à ce qu’une expérience ramène la tuile. Une tuile rétablie
    de niveau 2 ou 3 découvre celle du dessous, sans marqueurs. Si la pile de météo est vide, une
    expérience ne change ni la tuile ni les marqueurs, car rien n’est couvert.
    .title = Décision : la Météo extrême à ses limites

WM-R-19 = Si vous ne trouvez pas de jeton lilas dans une branche qui n’est pas complète, vous prenez
    une tuile Investissement, mais le jeton Verrou reste. Si vous complétez une branche où il reste
    des jetons, vous prenez quand même la tuile Investissement. La raison : à la lettre, le dernier
    robot apporte la tuile au lieu d’un jeton.
    .title = Décision : Rechercher sans jeton

WM-R-20 = Un robot doit revenir dans l’Atelier s’il y a de la place ; sinon seulement, dans les deux
    sections du haut, ou, si elles sont pleines, sur un emplacement vide quelconque de la Chaîne de
    montage. Son retour ne donne pas de bonus, mais le construire à nouveau en donne un. Sans
    expérience, chaque joueur, dans l’ordre du tour, décide pour chacun de ses robots.
    .title = Décision : robots qui reviennent

WM-R-21 = Si le présentoir n’a pas de tuile de la météo de la branche active, seul l’Assistant se
    déplace. La raison : compléter le présentoir, c’est combler des vides, et il n’y en a pas.
    .title = Décision : pas de tuile Expérience correspondante

WM-R-22 = Le retour de Lativ au Dépôt ne compte pas comme un déplacement avec tâches, ni dans le jeu
    de base ni en solo. Ses tâches sont liées aux déplacements causés par l’arrivée d’une autre
    figurine.
    .title = Décision : retour de Lativ en phase C

WM-R-23 = Un déclencheur prend effet immédiatement ; le premier compte, et ceux de la dernière
    manche sont sans effet. Les dernières expériences utilisent le présentoir tel qu’il est :
    l’expérience d’une météo a donc lieu une fois au plus. Les robots d’une branche dont
    l’expérience n’a pas lieu peuvent rester, ce qui n’a plus aucun effet.
    .title = Décision : déclencheurs de fin et dernières expériences

WM-R-24 = Dans l’ordre du tour, chaque joueur termine tous ses derniers placements avant que le
    suivant ne commence. Les tuiles Subvention ne peuvent pas y être utilisées. Des jetons Recherche
    ne peuvent venir que de bonus gagnés par ces placements, et un jeton sans case autorisée est
    retiré.
    .title = Décision : derniers placements

WM-R-25 = « Nouveaux scientifiques » ne fait qu’ajouter aux bons gagnés. Le paiement au Dépôt reste
    le même, puisque Lativ n’y est de toute façon sur aucune case d’action. Le solo n’utilise pas la
    variante, car il repose sur les règles ordinaires à deux.
    .title = Décision : limites de « Nouveaux scientifiques »

WM-R-26 = Une Percée gagnée comme bonus est également exempte de bons de Science, car Science est un
    type de bon et le livret de règles dit qu’on n’en paie jamais aucun. Vous payez toujours ce que
    vous achetez de votre propre gré, comme 3 PC ou un échange. La Science d’une tuile Expérience
    est due aussi, car elle achète ce qui n’est pas encore un bonus.
    .title = Décision : quels bons un bonus épargne

WM-R-44 = La couleur que les exemples appellent rouge est le magenta. Les 5 couleurs vont avec les 5
    types de produits chimiques : vert avec Verdino, blanc avec Melgoth, rose avec Delugium, magenta
    avec Calorium, bleu avec Radieu. Aucune météo ne va avec un produit chimique ; que le livret de
    règles imprime les deux listes ensemble n’est qu’une légende.
    .title = Décision : noms des couleurs et des types

WM-R-46 = De la R&D, Lativ va à son Bureau, et il y aboutit aussi s’il passe la R&D parce qu’elle
    est pleine. Une case bloquée n’est pas vide pour lui. La figurine qui vient d’arriver occupe sa
    case.
    .title = Décision : Lativ et les lieux pleins

WM-R-48 = À deux ou en solo, le jeton perdu après une expérience est retiré avant que Lativ ne
    reprenne ses robots. Sinon, son robot ne serait plus visible dans la branche.
    .title = Décision : jeton perdu avant le retour des robots de Lativ

WM-R-49 = Une pièce de machine que vous devez fournir pour un prototype compte comme une pièce que
    vous devez payer : l’échange de pièces vous est donc ouvert. La pièce que vous recevez prend la
    place de celle que vous donnez.
    .title = Décision : échanges pour un prototype

WM-R-51 = Un robot qu’un bonus place dans la branche active pendant qu’une expérience a lieu n’en
    fait pas partie, et il reste. Ce qui compte, ce sont les robots présents au moment où la branche
    est vérifiée. À la dernière manche, un robot placé grâce à une branche antérieure compte donc
    pour une branche suivante.
    .title = Décision : robots placés pendant une expérience

WM-R-52 = Les rangées du haut et du bas accueillent chacune autant de pièces de machine qu’elles ont
    de tuiles, et celle du milieu en accueille une de plus. Vous choisissez combien d’autres pièces
    vous gardez hors de la rangée, dans la mesure où le reste de l’Atelier peut les accueillir avec
    tous les robots. Le programme propose la perte la plus faible, mais vous pouvez en perdre
    davantage.
    .title = Décision : place dans la rangée d’un prototype

WM-R-53 = Un jeton gagné par Rechercher comme bonus d’une expérience est placé immédiatement, avant
    le jeton de l’expérience elle-même. Une récompense gagnée en phase B attend sur la case
    d’attente le prochain tour de son propriétaire ou les derniers placements.
    .title = Décision : jetons gagnés en phase B

WM-R-55 = La première case d’une piste de Financement est la case 0. « La 5e case » est donc la case
    située cinq pas après elle, dans la condition de victoire du solo, dans ses rangs et dans les
    objectifs.
    .title = Décision : compter les cases de Financement

WM-R-56 = Les revenus suivent le nouvel ordre du tour, car l’établir vient en premier dans la phase
    C. Cela ne fait une différence que là où un stock est limité.
    .title = Décision : ordre des revenus

WM-R-59 = Vous payez pour chaque Scientifique ou Saboteur sur une case du Dépôt plus à gauche. Lativ
    sur sa propre case n’en fait pas partie. Ce que vous gagnez en arrivant, dans la mesure où vos
    pistes ont de la place, est ajouté avant de juger du paiement.
    .title = Décision : paiement au Dépôt

WM-R-61 = Chaque tuile Objectif dit ce qu’elle demande, et elle est jugée d’après l’état à ce
    moment. Ni les jetons de la case d’attente ni les rangées non publiées ne comptent, sauf si la
    tuile le dit. Pour « le plus de » quelque chose, une égalité suffit, avec au moins un ; le solo
    n’a pas de telles tuiles.
    .title = Décision : conditions des objectifs

WM-R-63 = Lativ quitte son lieu avant qu’on cherche sa place suivante. Les lieux pleins qu’il ne
    fait que passer ne reçoivent aucun robot de lui et ne perdent aucun jeton.
    .title = Décision : Lativ ne fait que passer

WM-R-64 = Si la tuile choisie pour Obtenir une subvention vous permet de Vendre une pièce, cette
    même tuile peut être celle que vous prenez. Elle vous arrive face bleue visible, puis se
    retourne sur la face orange et est utilisée, ou bien elle est défaussée si vous possédez son
    type. Le bonus vient d’abord, le retournement ensuite, et la tuile n’est pas à vous avant que
    vous la preniez.
    .title = Décision : Obtenir une subvention avec Vendre une pièce

WM-R-65 = Acquérir et rendre un produit chimique encore et encore est permis, puisque le nombre
    d’actions est illimité. Les joueurs automatiques et ceux qui jouent au hasard ne doivent pas,
    dans un même tour, rendre un type qu’ils ont acquis ni acquérir un type qu’ils ont rendu. Un
    programme peut refuser le deuxième aller-retour de ce genre avec un même type dans un tour, afin
    qu’un tour se termine.
    .title = Décision : tours sans fin au Dépôt
    .status = Un second aller-retour est refusé à tous, pour que les tours
        finissent ; les joueurs automatiques choisissent dans la même liste que les personnes.

WM-R-66 = Vous ne pouvez citer que si vous pouvez aussi accomplir le reste de Publier un article.
    Les 2 bons, s’ils sont dus, viennent en premier, la citation en deuxième, et la publication en
    troisième.
    .title = Décision : citer fait partie de publier

SAB-R-27 = Les objectifs sont piochés dans l’ordre bleu, vert, lilas, et les icônes des 6 doivent
    être toutes différentes ; un remplacement a la même couleur. Si les données du propriétaire
    laissent une couleur sans tuiles, le doublon est gardé.
    .title = Décision : piocher les objectifs en solo

SAB-R-28 = Les deux figurines de Saboteur comptent comme celles d’un autre joueur quand elles sont à
    votre gauche, bien qu’une seule paire de marqueurs donne leur place dans l’ordre. Les jetons
    sont ceux d’une partie à 2 joueurs : 2 par météo partout. Votre Scientifique commence au Dépôt,
    mais aucun des deux Saboteurs, et ils n’utilisent pas de marqueurs de Financement ni de
    marqueurs Percée.
    .title = Décision : les Saboteurs comme autres joueurs

SAB-R-29 = Le Rapport précédent est la carte qui se trouve maintenant sur le dessus de la défausse,
    quelle qu’elle soit, même si une défausse en change pendant un plan. Le produit chimique pris
    ensuite utilise la nouvelle carte. À la septième étape, la carte défaussée à la cinquième fixe
    la première météo à examiner, car le texte décrit un seul passage.
    .title = Décision : quelle carte est le Rapport précédent

SAB-R-30 = Une victoire est vérifiée avant toute autre chose dans votre tour, et deux tuiles de
    niveau 3 à la fin de votre tour. Une tuile qui apparaît plus tard n’est une menace qu’à la fin
    de votre prochain tour : vous pouvez donc encore la rétablir ou gagner avant. Seule la tuile du
    dessus de chaque météo compte.
    .title = Décision : quand vérifier la victoire et la défaite

SAB-R-31 = Avec moins de 2 cartes dans la pioche, ou sans Rapport actuel, Appeler la sécurité n’est
    pas disponible, car trois rôles demandent trois cartes. Avec exactement 2, c’est permis, et il
    reste ensuite 1 carte dans la pioche.
    .title = Décision : Appeler la sécurité avec une pioche courte

SAB-R-32 = Une récompense peut remplacer n’importe quel jeton manquant, et une série peut en
    utiliser plusieurs, mais le moins possible. Au moins un jeton de la série doit être un vrai
    jeton Recherche de la météo. La raison : une récompense aide à compléter une série et n’a pas de
    météo propre, tout comme dans le Bureau.
    .title = Décision : récompenses dans les séries

SAB-R-33 = Si une météo déverrouillée a les trois couleurs dans la Cachette, les deux couleurs les
    plus nombreuses partent. Le texte ne dit pas lesquelles ; de cette façon, les Saboteurs restent
    au plus près de leur prochaine série, et personne n’est consulté.
    .title = Décision : trois couleurs là où deux suffisent

SAB-R-34 = Vous choisissez entre les deux options des ravages. Le livret de règles s’y adresse à
    vous, alors que tout ce qui est automatique est dit des Saboteurs ; tous leurs autres choix sont
    fixés.
    .title = Décision : qui choisit pour les ravages

SAB-R-35 = Un jeton complète une série si une série qui le contient existait alors, récompenses
    permises. Les récompenses ne comptent pas pour le deuxième critère, puisqu’elles n’ont pas de
    météo. Une branche sans jetons vient en dernier mais peut être choisie, car les plans disent ce
    qui se passe alors.
    .title = Décision : le jeton le plus utile

SAB-R-36 = Sur une case avec le signe &, toutes les étapes d’un plan sont effectuées ; sur une case
    avec le signe /, il commence plus tard. Les signes ont disparu pour deux lieux, mais la R&D et
    le jeu de base montrent ce sens. C’est la case où se trouve le Saboteur qui décide.
    .title = Décision : où commence un plan

SAB-R-37 = Pour les Saboteurs, une branche du Laboratoire de Lativ n’est pleine que si des robots de
    joueurs ou des Saboteurs sont sur toutes ses cases. Leur plan parle d’un robot de Lativ sans
    autre case vide, ce qui ne peut arriver que dans une branche pleine avec son robot. Une
    expérience compte toujours son robot.
    .title = Décision : branche pleine du Laboratoire de Lativ

SAB-R-38 = Un paragraphe sur le Rapport précédent et l’étape qui le suit, imprimés parmi les étapes
    du Laboratoire de Lativ, sont les deux premières étapes de la R&D. Seule la R&D a une case du
    bas avec un coût supplémentaire, et seul son texte s’interrompt à cet endroit. Si toute la R&D
    est pleine, les deux étapes sont omises et la troisième ne trouve pas de branche.
    .title = Décision : colonnes confondues à l’impression

SAB-R-39 = Quelle que soit la raison pour laquelle aucune expérience n’a lieu, un robot des
    Saboteurs dans la branche active fait apparaître une nouvelle tuile Météo extrême. Si aucune
    tuile Expérience ne correspond, aucune n’est retirée. Les robots des Saboteurs restent : cela
    peut donc se reproduire aux cycles suivants.
    .title = Décision : pas d’expérience, mais un robot des Saboteurs

SAB-R-40 = Les expériences restantes du décompte final sont la phase B de la dernière manche et ne
    sont pas faites deux fois. L’ordre est : phase A, ces expériences, 30 ajoutés à la valeur cible,
    décompte. Un robot des Saboteurs ne fait plus apparaître de tuile.
    .title = Décision : dernières expériences en solo

SAB-R-41 = Vous n’avez un rang qu’après une victoire au décompte final, et toutes ses conditions
    doivent être remplies. La première tuile Atelier compte. « Tous les robots débloqués » signifie
    que la troisième et la quatrième section sont ouvertes, et non que chaque robot a été construit.
    .title = Décision : rangs

SAB-R-42 = La carte 8 ne réduit que les gains. Avec la carte 10, une case tenue par les Saboteurs
    est comme une case vide : vous fournissez la pièce, gagnez 2 PC pour elle, et la valeur cible
    n’augmente pas. Les cartes 4 et 5 peuvent interdire les deux façons de gagner. Les effets de
    plusieurs cartes s’additionnent, et un produit chimique supplémentaire est le plus à gauche d’un
    type pris au hasard parmi ceux encore au Dépôt.
    .title = Décision : détails des cartes Défi

SAB-R-45 = Si la Cachette n’a pas de robot, les deux premières étapes en R&D sont omises. Là où une
    branche devrait être choisie, les Saboteurs comptent comme n’ayant aucun choix possible : une
    carte est défaussée et un produit chimique est pris. C’est le cas le plus proche que le texte
    couvre.
    .title = Décision : Saboteurs sans robots

SAB-R-47 = L’ordre est : placer le Saboteur, augmenter la valeur cible pour les figurines à sa
    gauche (Lativ compris), déplacer Lativ, placer son robot, défausser un jeton au Gouvernement ou
    en R&D, et seulement ensuite le plan. Le jeton défaussé a la météo de la branche de l’Assistant
    et est retiré du jeu.
    .title = Décision : Lativ dans le tour des Saboteurs

SAB-R-50 = Avec une pioche vide, il n’y a pas de Rapport actuel après la sixième étape, et les
    ravages sont tout de même vérifiés, mais aucune carte ne peut être défaussée. Vous avez encore
    un tour et pouvez y gagner ; le tour suivant des Saboteurs fait perdre la partie dès qu’il
    commence. Des Saboteurs sans choix possible prennent quand même le produit chimique.
    .title = Décision : pioche Sécurité vide

SAB-R-54 = L’ordre des cases de robot dans une branche de la Machine du Gouvernement fait partie des
    données du matériel : gauche, haut, droite. La première est la plus à gauche.
    .title = Décision : dans le sens horaire depuis la gauche

SAB-R-57 = Chaque carte Rapport de sécurité porte un Saboteur, une destination, une météo et un
    indicateur de priorité, même celle qui montre Lativ ou le Dépôt. Les plans lisent la météo et
    l’indicateur du Rapport précédent, quelle que soit la carte : c’est donc vérifié au chargement
    des cartes.
    .title = Décision : ce que montre chaque carte de rapport

SAB-R-58 = En phase B, vous et les Saboteurs suivez l’ordre du tour de la manche en cours, puisqu’il
    ne change qu’en phase C.
    .title = Décision : phase B en solo

SAB-R-60 = Vous ne pouvez pas gagner et perdre en même temps. Les vérifications se font à des
    moments différents : au début et à la fin de votre tour, et au début du tour des Saboteurs.
    .title = Décision : victoire et défaite ne coïncident jamais

SAB-SET-1 = Préparez le plateau comme pour une partie à 2 joueurs, avec un robot de Lativ sur la
    case du bas de chaque branche de la Machine météorologique et 2 jetons Recherche par météo dans
    chaque lieu principal. Contrairement à une partie à 2 joueurs, la case d’action la plus à droite
    de chaque lieu principal reste ouverte.
    .title = Mise en place à deux, sans cases bloquées

SAB-SET-2a = Avant de piocher les tuiles Objectif, retirez toutes celles qui ont une icône de
    majorité dans le coin supérieur droit. La tuile Objectif qui demande d’avoir 3 jetons Récompense
    est retirée aussi.
    .title = Tuiles Objectif retirées

SAB-SET-2b = Piochez au hasard 2 tuiles Objectif de chaque couleur. Chaque fois que l’icône centrale
    d’une tuile piochée figure déjà sur une tuile que vous avez gardée, défaussez la nouvelle et
    piochez-en une autre de sa couleur, pour finir avec 6 icônes différentes.
    .title = Piocher six tuiles Objectif

SAB-SET-2c = Vos 6 tuiles Objectif sont placées sous votre Laboratoire, et les autres sont hors jeu.
    Les Saboteurs jouent sans tuiles Objectif.
    .title = Où vont les tuiles Objectif

SAB-SET-3 = Choisissez une deuxième couleur de joueur pour les Saboteurs et n’utilisez que ses 12
    robots et ses marqueurs de score, d’ordre du tour et d’initiative. Ils n’ont pas de Laboratoire,
    pas de Scientifique, et pas de marqueurs de bon, de Financement ou Percée.
    .title = Matériel des Saboteurs

SAB-SET-4 = Placez le marqueur de score des Saboteurs sur 35 PC. Sa position est la valeur cible que
    vous devez dépasser.
    .title = Valeur cible de départ

SAB-SET-5 = Vos marqueurs prennent la première case d’ordre du tour et la première case
    d’initiative. Ceux des Saboteurs prennent la deuxième case des deux rangées.
    .title = Vous commencez en première place

SAB-SET-6 = Les 12 robots des Saboteurs commencent tous la partie dans leur Cachette.
    .title = Les robots des Saboteurs commencent dans la Cachette

SAB-SET-7 = Déterminez au hasard 2 types de produits chimiques différents. Pour chacun d’eux,
    déplacez l’exemplaire le plus à gauche du Dépôt dans la Cachette.
    .title = Produits chimiques de départ des Saboteurs

SAB-SET-8 = Premièrement, les 20 cartes Rapport de sécurité sont toutes mélangées et forment une
    pioche face cachée.
    .title = Pioche Sécurité : premier mélange

SAB-SET-9 = Deuxièmement, retournez les cartes une par une jusqu’à ce qu’un lieu principal
    apparaisse. Cette carte est la première de la défausse.
    .title = Pioche Sécurité : première carte avec un lieu principal

SAB-SET-10 = Troisièmement, prenez un jeton Recherche du lieu et de la météo que montre cette carte,
    et mettez-le dans la Cachette.
    .title = Pioche Sécurité : premier jeton volé

SAB-SET-11 = Quatrièmement, le Saboteur représenté sur cette carte est placé dans le lieu de la
    carte, sur la case d’action du milieu.
    .title = Pioche Sécurité : placer le premier Saboteur

SAB-SET-12 = Cinquièmement, continuez à retourner des cartes jusqu’à ce que l’une montre un lieu
    principal et aussi le Saboteur qui n’est pas encore placé. Cette carte couvre la première sur la
    défausse.
    .title = Pioche Sécurité : carte de l’autre Saboteur

SAB-SET-13 = Sixièmement, la deuxième carte envoie aussi dans la Cachette un jeton Recherche de son
    lieu et de sa météo.
    .title = Pioche Sécurité : deuxième jeton volé

SAB-SET-14 = Septièmement, le Saboteur de la deuxième carte prend la case d’action du milieu du lieu
    qu’elle montre. Si son collègue s’y trouve déjà, il prend la case la plus à droite à la place.
    .title = Pioche Sécurité : placer l’autre Saboteur

SAB-SET-15 = Huitièmement, mélangez à nouveau la pioche avec toutes les cartes retournées qui ne
    convenaient pas. Seules les 2 cartes défaussées restent à part : la pioche a donc 18 cartes.
    .title = Pioche Sécurité : deuxième mélange

SAB-SET-16 = Neuvièmement, révélez la carte du dessus de la pioche et posez-la au-dessus de la
    Cachette comme premier Rapport actuel. La pioche a alors 17 cartes.
    .title = Pioche Sécurité : premier Rapport actuel

SAB-SET-17 = La carte qui se trouve sur le dessus de la défausse, quelle qu’elle soit, s’appelle le
    Rapport précédent.
    .title = Le Rapport précédent

SAB-SET-18 = Pour une partie plus difficile, vous pouvez mettre en jeu autant de cartes Défi que
    vous voulez. Choisissez-les vous-même ou piochez-les au hasard.
    .title = Choisir des cartes Défi

SAB-SET-19 = Votre Scientifique commence sur la case d’action la plus à gauche du Dépôt, et Lativ
    sur sa propre case au même endroit. Préparez votre Laboratoire comme dans le jeu de base : 12
    robots sur la Chaîne de montage, les bons de départ, 6 marqueurs Percée, une pièce de machine au
    hasard et une tuile Atelier au hasard.
    .title = Votre propre position de départ

SAB-GEN-1 = Les Saboteurs ne marquent pas de PC. Chaque fois qu’une règle augmente la valeur cible,
    avancez leur marqueur de score de ce nombre.
    .title = Augmenter la valeur cible

SAB-GEN-2 = L’Agent Blanc et l’Agent Rose forment ensemble un seul joueur. Un seul d’entre eux au
    plus se déplace par manche.
    .title = Deux figurines, un joueur

SAB-GEN-3 = Chaque fois que Lativ se déplace, quel que soit le camp qui l’a fait partir, effectuez
    ses tâches comme à 2 joueurs. Il ajoute un de ses robots à la Machine météorologique, et s’il
    s’arrête au Gouvernement ou en R&D, un jeton Recherche y est défaussé.
    .title = Tâches de Lativ en solo

SAB-GEN-4 = Les Saboteurs ne gagnent ni ne dépensent de bons ni de pièces de machine. Les tuiles
    Investissement, les tuiles Subvention et les jetons Citation ne leur servent à rien.
    .title = Ce que les Saboteurs ne manipulent jamais

SAB-GEN-5 = Si une règle devait donner une tuile Investissement aux Saboteurs, ils n’en prennent pas
    et la valeur cible augmente de 5.
    .title = Tuile Investissement due aux Saboteurs

SAB-GEN-6 = Vous jouez la manche de Dépôt, et les Saboteurs n’y participent pas.
    .title = Manche de Dépôt pour vous seul

SAB-GEN-7 = La manche 1 commence par votre tour, et le premier tour des Saboteurs vient ensuite.
    .title = Premiers tours de la manche 1

SAB-GEN-8 = À la manche 1, vous devez respecter la limite habituelle des cases d’action dans les
    lieux principaux : la case du milieu si elle est libre, sinon la plus à droite, et jamais la
    plus à gauche. Cette limite ne vaut pas pour les Saboteurs.
    .title = Limite de placement de la manche 1

SAB-GEN-9 = À partir de la manche 2, les marqueurs d’ordre du tour décident de qui joue en premier.
    Le dernier tour d’une manche et le premier de la suivante peuvent donc revenir tous deux aux
    Saboteurs.
    .title = Ordre du tour aux manches suivantes

SAB-GEN-10a = Quand vous le souhaitez, vous pouvez examiner les cartes de la défausse et compter
    celles qui restent dans la pioche.
    .title = Regarder les cartes Rapport de sécurité

SAB-GEN-10b = Les cartes de la défausse gardent toujours leur ordre. L’ordre des cartes de la pioche
    reste caché.
    .title = Ordre des cartes Rapport de sécurité

SAB-GEN-11 = Une carte défaussée va sur le dessus de la défausse. Dès ce moment, elle est le Rapport
    précédent, même au milieu d’un plan néfaste.
    .title = Une nouvelle défausse est le Rapport précédent

SAB-GEN-12 = Quand vous placez votre Scientifique, chacun des Saboteurs compte comme une figurine
    d’un autre joueur. Chacun à votre gauche vous donne un bon supplémentaire dans un lieu principal
    et vous coûte un bon au Dépôt.
    .title = Les Saboteurs comptent comme d’autres joueurs

SAB-END-1 = Vous gagnez immédiatement si trois conditions sont vraies au début de votre tour. Vos PC
    sont supérieurs à la valeur cible, au moins 4 des tuiles Objectif sur vos cases Objectif sont
    atteintes à ce moment, et 2 ou 3 de vos marqueurs de Financement sont sur leur 5e case ou plus
    loin, la case de départ étant la case 0.
    .title = Victoire immédiate

SAB-END-2 = Vos PC doivent être supérieurs à la valeur cible. Le même nombre ne compte pas comme un
    dépassement.
    .title = L’égalité ne suffit pas

SAB-END-3 = La fin de partie est déclenchée si vous prenez le prix Nobel, si la dernière tuile
    Expérience entre dans le présentoir, si la Machine du Gouvernement est complète, ou si toutes
    les cases Recherche de la R&D sont occupées. Terminez la manche en cours, jouez encore une
    manche, puis passez au décompte final.
    .title = Déclencheurs de fin ordinaires en solo

SAB-END-4 = Un déclencheur de fin est valable, que sa condition soit remplie par un élément à vous ou
    par un élément des Saboteurs.
    .title = Les déclencheurs valent pour les deux camps

SAB-END-5 = Si au moins 2 tuiles Météo extrême de niveau 3 sont visibles sur le plateau à la fin de votre
    tour, la partie est perdue immédiatement.
    .title = Défaite par météo extrême

SAB-END-6 = Si les Saboteurs sont sur le point de commencer un tour et que ni la pioche ni la place
    du Rapport actuel n’a de carte, la partie est perdue immédiatement.
    .title = Défaite sans cartes Rapport de sécurité

SAB-END-7 = La dernière manche n’est pas une exception : la victoire immédiate et les deux défaites
    immédiates peuvent encore s’y produire.
    .title = Vérifications à la dernière manche

SAB-CALL-1 = Pendant l’étape 3 de votre tour, vous pouvez utiliser Appeler la sécurité autant de
    fois que vous voulez, quel que soit votre lieu. Cela s’ajoute à vos autres actions et peut aussi
    se placer entre deux d’entre elles.
    .title = Quand vous pouvez appeler la sécurité

SAB-CALL-2 = Chaque utilisation coûte 1 bon qui correspond à votre lieu : Dépôt, Gouvernement, Labo
    ou R&D. Un bon de Science peut être payé à la place.
    .title = Coût d’Appeler la sécurité

SAB-CALL-3 = Prenez les 2 cartes du dessus de la pioche Sécurité et posez-les face visible à côté du
    Rapport actuel.
    .title = Piocher pour Appeler la sécurité

SAB-CALL-4 = Des trois cartes maintenant visibles, une est remise sur la pioche, une est défaussée,
    et une reste le Rapport actuel. Vous décidez librement quelle carte fait quoi, et l’ancien
    Rapport actuel peut être n’importe laquelle d’entre elles.
    .title = Répartir les trois cartes

SAB-CALL-5 = Vous ne pouvez appeler la sécurité que s’il y a un Rapport actuel et que la pioche a 2
    cartes ou plus.
    .title = Appeler la sécurité demande des cartes

SAB-CALL-6 = Appeler la sécurité ne peut pas être utilisé dans la manche de Dépôt, ni pendant les
    étapes 1, 2 ou 4 de votre tour.
    .title = Quand vous ne pouvez pas appeler la sécurité

SAB-TRN-0 = Avant toute chose, vérifiez si vous avez perdu parce que toutes les cartes Rapport de
    sécurité sont défaussées. Effectuez ensuite dans l’ordre les 7 étapes de leur tour.
    .title = Déroulement du tour des Saboteurs

SAB-TRN-1a = Le Saboteur représenté sur le Rapport actuel est le Saboteur qui agit. Il va dans le
    lieu indiqué sur cette carte.
    .title = Étape 1 : le Saboteur qui agit se déplace

SAB-TRN-1b = Si Lativ est représenté sur la carte à la place d’un lieu, le Saboteur se rend dans le
    lieu où se trouve Lativ à ce moment.
    .title = Suivre Lativ

SAB-TRN-1c = Dans un lieu principal, un Saboteur prend la case la plus à gauche si elle est libre.
    Sinon il prend la plus à droite, et celle du milieu seulement en dernier recours.
    .title = Case du Saboteur dans un lieu principal

SAB-TRN-1d = Un Saboteur qui arrive au Dépôt se place sur la case d’action libre la plus à gauche.
    .title = Case du Saboteur au Dépôt

SAB-TRN-1e = Le déplacement d’un Saboteur ne rapporte pas de bons et n’en coûte pas.
    .title = Pas de bons pour le déplacement des Saboteurs

SAB-TRN-1f = Si toutes les cases de la destination sont prises, si le Saboteur y est déjà, ou si
    c’est le Bureau de Lativ, il essaie le lieu principal suivant par numéro et continue jusqu’à ce
    que l’un d’eux l’accueille. Le lieu 2 suit les lieux 1, 4 et 5.
    .title = Destination impossible

SAB-TRN-1g = Un Saboteur qui doit chercher un autre lieu n’aboutit jamais au Dépôt.
    .title = Pas de détour par le Dépôt

SAB-TRN-2a = Si le Saboteur est arrivé dans un lieu principal, comptez les figurines à sa gauche
    dans ce lieu : votre Scientifique, Lativ et l’autre Saboteur. La valeur cible augmente de 1 pour
    chacune.
    .title = Étape 2 : figurines à gauche

SAB-TRN-2b = Au Dépôt, les figurines à gauche d’un Saboteur n’augmentent pas la valeur cible.
    .title = Étape 2 au Dépôt

SAB-TRN-3 = Si Lativ est dans le lieu où le Saboteur est arrivé, que ce soit comme prévu ou en
    remplacement, Lativ part pour le lieu suivant et effectue ses tâches. Tout cela a lieu avant le
    plan néfaste.
    .title = Étape 3 : Lativ poursuit son chemin

SAB-TRN-4 = Les Saboteurs effectuent le plan néfaste du lieu où se trouve le Saboteur qui agit.
    .title = Étape 4 : le plan néfaste

SAB-TRN-5 = Le Rapport actuel va sur le dessus de la défausse.
    .title = Étape 5 : défausser le Rapport actuel

SAB-TRN-6 = Retournez la carte du dessus de la pioche, qui devient le prochain Rapport actuel. Si la
    pioche est vide, il n’y a plus de Rapport actuel.
    .title = Étape 6 : le prochain Rapport actuel

SAB-TRN-7 = Enfin, vérifiez si les Saboteurs possèdent une série de jetons Recherche et font des
    ravages avec elle.
    .title = Étape 7 : vérifier les ravages

SAB-STS-1 = Tant que le jeton Verrou est sur la case Citation d’une météo, une série de cette météo
    se compose de 3 jetons Recherche : un bleu, un vert et un lilas.
    .title = Série d’une météo verrouillée

SAB-STS-2 = Quand le jeton Verrou d’une météo a été retiré, 2 de ses jetons Recherche de couleurs
    différentes, quels qu’ils soient, forment une série. Peu importe qui a retiré le verrou.
    .title = Série d’une météo déverrouillée

SAB-STS-3 = Chaque jeton Récompense de la Cachette peut remplacer un jeton Recherche manquant,
    quelles que soient sa météo et sa couleur. Les récompenses ne sont utilisées qu’autant que
    nécessaire, et une série comprend toujours un vrai jeton Recherche de sa météo.
    .title = Jetons Récompense dans une série

SAB-STS-4 = Si les Saboteurs possèdent les 3 couleurs d’une météo déverrouillée, la série est formée
    des 2 couleurs dont ils ont le plus. En cas d’égalité, on suit l’ordre bleu, vert, lilas.
    .title = Trois couleurs d’une météo déverrouillée

SAB-HAV-1 = Si les Saboteurs possèdent une série d’une météo dont la case Citation est encore
    verrouillée, quatre choses se produisent dans cet ordre : la série est retirée, une tuile Météo
    extrême est posée, une carte est défaussée, et le jeton Verrou est retiré.
    .title = Ravages sur une météo verrouillée

SAB-HAV-1a = Tous les jetons de la série sont retirés du jeu, ainsi que chaque jeton Récompense qui
    en faisait partie.
    .title = Ravages i : la série est retirée

SAB-HAV-1b = Posez la tuile du dessus de la pile de météo de cette météo sur sa case en R&D, sur
    toute tuile qui s’y trouve ; les marqueurs Percée couverts vont dans la boîte et les marqueurs
    du Gouvernement couverts dans la zone du Gouvernement. Si la pile de météo est vide, aucune
    tuile n’est posée et tous les marqueurs restent, mais la carte et le jeton Verrou suivent tout
    de même.
    .title = Ravages ii : tuile Météo extrême

SAB-HAV-1c = La carte du dessus de la pioche Sécurité est défaussée. Si la pioche est vide, cette
    partie est omise.
    .title = Ravages iii : défausse d’une carte

SAB-HAV-1d = Retirez du jeu le jeton Verrou de cette météo. Il ne rapporte de PC à personne : vous
    ne pouvez donc pas payer ici un bon de Science pour 3 PC.
    .title = Ravages iv : jeton Verrou

SAB-HAV-2a = Si les Saboteurs possèdent une série d’une météo déverrouillée, la série est retirée du
    jeu et l’une de deux choses se produit. Soit la valeur cible augmente de 5, soit la carte du
    dessus de la pioche Sécurité est défaussée.
    .title = Ravages sur une météo déverrouillée

SAB-HAV-2b = C’est vous, le joueur humain, qui décidez laquelle de ces deux choses se produit.
    .title = Vous choisissez l’option des ravages

SAB-HAV-2c = S’il ne reste plus de carte dans la pioche, vous devez prendre les 5 points sur la
    valeur cible.
    .title = Option des ravages avec une pioche vide

SAB-HAV-3 = L’étape 7 est répétée tant que les Saboteurs possèdent une série. Toutes les séries des
    météos verrouillées sont traitées avant celles des météos déverrouillées.
    .title = Les ravages continuent

SAB-HAV-4 = Parmi les météos verrouillées, et de même parmi les déverrouillées, la première dans
    l’ordre des météos est traitée d’abord. Commencez à la météo de la carte défaussée à l’étape 5
    et allez vers la droite, Pluie venant après Neige. Les cartes défaussées pendant l’étape 7 ne
    changent pas ce départ.
    .title = Ordre des météos pour les ravages

SAB-HAV-5 = Une météo qui perd son jeton Verrou par des ravages compte aussitôt comme déverrouillée.
    Dès la même étape 7, 2 de ses couleurs différentes suffisent pour une autre série.
    .title = Un verrou perdu pendant les ravages

SAB-RTP-1 = Un plan peut demander quelle branche a le jeton Recherche qui aide le plus les
    Saboteurs. Les branches dont le jeton leur donnerait une série complète viennent en premier.
    .title = Priorité des jetons : compléter une série

SAB-RTP-2 = En deuxième viennent les branches qui ont encore un jeton, si les Saboteurs possèdent un
    jeton Recherche de cette météo dans une couleur différente. En posséder un de la couleur même
    que la branche offre n’aide pas.
    .title = Priorité des jetons : même météo, autre couleur

SAB-RTP-3 = En troisième viennent toutes les autres branches où il reste un jeton Recherche.
    .title = Priorité des jetons : n’importe quel jeton

SAB-RTP-4 = Une branche qui n’a plus de jetons Recherche vient en dernier, mais elle peut encore
    être choisie.
    .title = Priorité des jetons : pas de jeton

SAB-RTP-5 = Les jetons Récompense sont pris en compte pour savoir si un jeton compléterait une
    série. Ils ne comptent pas comme des jetons de la même météo pour la deuxième place.
    .title = Les récompenses dans la priorité des jetons

SAB-RTP-6 = Si des branches sont encore à égalité, commencez à la météo du Rapport précédent, allez
    vers la droite, Pluie venant après Neige, et prenez la première des branches à égalité que vous
    rencontrez.
    .title = Égalités dans la priorité des jetons

SAB-PRI-1 = Sur sa moitié inférieure, chaque carte Rapport de sécurité a un indicateur de priorité
    qui désigne la place la plus haute ou la plus basse. Un plan utilise toujours celui du Rapport
    précédent et ignore celui du Rapport actuel.
    .title = Lire l’indicateur de priorité

SAB-PRI-2 = L’indicateur ne décide qu’entre des places ou des éléments possibles. Par exemple, il
    désigne la plus haute des cases libres, et non une case prise au-dessus.
    .title = Parmi quoi l’indicateur de priorité choisit

SAB-SUP-1a = D’abord, le marqueur d’initiative des Saboteurs prend la place la plus à gauche, et le
    vôtre se décale d’une place vers la droite.
    .title = Plan du Dépôt : l’initiative

SAB-SUP-1b = Si leur marqueur d’initiative est déjà à la place la plus à gauche, il y reste et la
    valeur cible augmente de 2.
    .title = Plan du Dépôt : initiative déjà prise

SAB-SUP-2 = Ensuite, les Saboteurs prennent 2 produits chimiques. Choisissez le premier et prenez-le
    avant de déterminer le second, en suivant les deux fois l’ordre prévu pour prendre un produit
    chimique.
    .title = Plan du Dépôt : deux produits chimiques

SAB-CHM-1 = Pour prendre un produit chimique, les Saboteurs regardent la section du Dépôt qui coûte
    le moins de bons parmi celles qui ont encore des produits chimiques. Seuls ceux de cette section
    sont considérés.
    .title = Prendre un produit chimique : section la moins chère

SAB-CHM-2 = Si cette section a plus d’un type, ils préfèrent celui qui est le plus rare dans la
    Cachette.
    .title = Prendre un produit chimique : type le plus rare

SAB-CHM-3 = Si plusieurs types sont encore à égalité, l’indicateur de priorité du Rapport précédent
    choisit celui dont la rangée est la plus haute ou la plus basse au Dépôt.
    .title = Prendre un produit chimique : dernière égalité

SAB-CHM-4 = Déplacez le produit chimique le plus à gauche du type choisi dans la Cachette, qui peut
    en contenir un nombre quelconque.
    .title = Prendre un produit chimique : le déplacement

SAB-CHM-5 = S’il n’y a pas de produit chimique au Dépôt, les Saboteurs n’en reçoivent pas et rien ne
    le remplace.
    .title = Prendre un produit chimique : Dépôt vide

SAB-GOV-0 = Si le Saboteur qui agit est sur une case avec le signe &, le plan du Gouvernement
    commence à l’étape 1. Sur une case avec le signe /, les étapes 1 et 2 sont omises et il commence
    à l’étape 3.
    .title = Plan du Gouvernement : où il commence

SAB-GOV-1 = Étape 1 : selon l’ordre habituel, 1 produit chimique va du Dépôt à la Cachette.
    .title = Plan du Gouvernement : un produit chimique

SAB-GOV-2a = Étape 2 : regardez les tuiles Subvention à face bleue visible dans la colonne dont la
    météo est sur le Rapport précédent. Retournez sur la face orange la plus haute ou la plus basse
    d’entre elles, selon l’indicateur de priorité de cette carte.
    .title = Plan du Gouvernement : retourner une tuile Subvention

SAB-GOV-2b = Si aucune tuile Subvention de cette colonne n’a sa face bleue visible, continuez dans
    l’ordre des météos jusqu’à la première colonne qui en a une, Pluie venant après Neige. S’il n’en
    reste nulle part, omettez cette étape.
    .title = Plan du Gouvernement : colonne sans tuile bleue

SAB-GOV-2c = Retourner cette tuile ne donne de bonus à personne, ni le sien ni celui de sa colonne
    ou de sa rangée.
    .title = Plan du Gouvernement : retourner ne donne pas de bonus

SAB-GOV-3a = Étape 3 : écartez chaque branche qui n’a pas de case de robot libre. Écartez aussi une
    branche si aucune de ses cases de robot libres n’a la couleur d’un produit chimique de la
    Cachette.
    .title = Plan du Gouvernement : branches écartées

SAB-GOV-3b = Parmi les branches restantes, les Saboteurs choisissent celle dont le jeton Recherche
    bleu les aide le plus selon la priorité des jetons. Les branches à égalité sont comparées dans
    l’ordre des météos à partir du Rapport précédent.
    .title = Plan du Gouvernement : choisir la branche

SAB-GOV-3c = S’il ne reste aucune branche, la carte du dessus de la pioche Sécurité est défaussée,
    pourvu qu’il y en ait une. Les Saboteurs prennent ensuite 1 produit chimique selon l’ordre
    habituel, en regardant le nouveau Rapport précédent, et leur plan est terminé.
    .title = Plan du Gouvernement : pas de branche

SAB-GOV-4a = Étape 4 : déplacez un robot de la Cachette sur une case de robot libre de la branche
    choisie dont la couleur correspond à un de leurs produits chimiques. Si plusieurs cases
    conviennent, commencez à gauche et allez dans le sens horaire jusqu’à la première.
    .title = Plan du Gouvernement : placer le robot

SAB-GOV-4b = Le produit chimique correspondant retourne de la Cachette au Dépôt, où il prend la case
    vide la plus à droite de son type.
    .title = Plan du Gouvernement : rendre le produit chimique

SAB-GOV-5 = Étape 5 : retirez du jeu la tuile Subvention la plus haute ou la plus basse de cette
    branche, quelle que soit la face qu’elle montre. L’indicateur de priorité du Rapport précédent
    dit laquelle. Posez à sa place une pièce de machine de la réserve, de la couleur de la case de
    robot.
    .title = Plan du Gouvernement : une pièce à la place de la tuile

SAB-GOV-6a = Étape 6 : les Saboteurs ajoutent à la Cachette un jeton Recherche bleu de cette
    branche.
    .title = Plan du Gouvernement : jeton bleu

SAB-GOV-6b = Si cette branche n’a plus de jetons Recherche bleus, la valeur cible augmente de 5 à la
    place.
    .title = Plan du Gouvernement : plus de jeton bleu

SAB-GOV-6c = Si le robot de ce plan a pris la dernière case de robot de la branche, le Gouvernement
    active maintenant la branche.
    .title = Plan du Gouvernement : branche complète

SAB-RUN-1 = Si le Gouvernement active une branche, peu importe pendant le tour de qui, commencez par
    les robots des Saboteurs qui s’y trouvent. Chacun d’eux augmente la valeur cible de 3.
    .title = Robots des Saboteurs dans une branche activée

SAB-RUN-2 = Continuez ensuite comme dans le jeu de base. Vous gagnez 3 PC pour chacun de vos propres
    robots dans la branche, et un marqueur du Gouvernement va sur la tuile Météo extrême de cette
    météo, ce qui peut la rétablir.
    .title = Suite de l’activation

SAB-LAB-0 = Si le Saboteur qui agit est sur une case avec le signe &, le plan du Labo commence à
    l’étape 1. Sur une case avec le signe /, l’étape 1 est omise et il commence à l’étape 2.
    .title = Plan du Labo : où il commence

SAB-LAB-1 = Étape 1 : les Saboteurs mettent dans la Cachette un jeton Récompense de la réserve. Quel
    que soit le nombre qu’ils en possèdent, le prix Nobel n’est jamais à eux.
    .title = Plan du Labo : un jeton Récompense

SAB-LAB-2a = Étape 2 : écartez une branche si elle est pleine, ou si aucune de ses cases disponibles
    ne demande un produit chimique de la Cachette. Écartez-la aussi si aucune tuile Expérience du
    présentoir n’a sa météo.
    .title = Plan du Labo : branches écartées

SAB-LAB-2b = Les Saboteurs peuvent utiliser une case où se trouve un des robots de Lativ. Pour ce
    plan, une branche qui a une telle case ne compte donc jamais comme pleine.
    .title = Plan du Labo : cases avec les robots de Lativ

SAB-LAB-2c = Parmi les branches restantes, les Saboteurs choisissent celle qui porte le plus de
    robots. Les vôtres, les leurs et ceux de Lativ comptent tous.
    .title = Plan du Labo : le plus de robots

SAB-LAB-2d = Si des branches sont à égalité, comparez leurs jetons Recherche verts selon la priorité
    des jetons. Si cela ne départage rien, suivez l’ordre des météos à partir du Rapport précédent.
    .title = Plan du Labo : branches à égalité

SAB-LAB-2e = S’il ne reste aucune branche, la carte du dessus de la pioche Sécurité est défaussée,
    pourvu qu’il y en ait une. Après cela, les Saboteurs prennent 1 produit chimique de la façon
    habituelle, déjà avec le nouveau Rapport précédent, et le plan du Labo s’arrête.
    .title = Plan du Labo : pas de branche

SAB-LAB-3a = Étape 3 : un robot de la Cachette va dans la branche choisie. Parmi les cases
    disponibles dont les Saboteurs possèdent le produit chimique, il prend la plus haute ou la plus
    basse, selon le Rapport précédent.
    .title = Plan du Labo : placer le robot

SAB-LAB-3b = Si un des robots de Lativ est sur cette case, il passe sur une autre case vide de sa
    branche, la plus haute s’il y en a plusieurs. S’il n’y en a pas, il retourne à côté du
    Laboratoire de Lativ.
    .title = Plan du Labo : le robot de Lativ fait place

SAB-LAB-3c = Le produit chimique que demande la case quitte la Cachette. Il retourne au Dépôt, sur
    la case vide la plus à droite de son type.
    .title = Plan du Labo : rendre le produit chimique

SAB-LAB-3d = Placer un robot dans la Machine météorologique ne donne pas de jeton Recherche aux
    Saboteurs. Ils ne peuvent en recevoir un que plus tard, quand l’expérience de cette branche a
    lieu.
    .title = Plan du Labo : pas encore de jeton

SAB-RND-0 = Si le Saboteur qui agit est sur une case avec le signe &, le plan de la R&D commence à
    l’étape 1. Sur une case avec le signe /, les étapes 1 et 2 sont omises et il commence à l’étape
    3.
    .title = Plan de la R&D : où il commence

SAB-RND-1a = Étape 1 : un robot de la Cachette va dans la branche de la R&D dont la météo est sur le
    Rapport précédent. Il y prend la case Recherche vide la plus haute ou la plus basse, selon
    l’indicateur de priorité de la même carte.
    .title = Plan de la R&D : premier robot

SAB-RND-1b = Si cette branche n’a pas de case vide, le robot va dans la suivante qui en a une, dans
    l’ordre des météos, Pluie venant après Neige. Si toute la R&D est pleine, les étapes 1 et 2 sont
    omises.
    .title = Plan de la R&D : branche pleine pour le premier robot

SAB-RND-1c = Même si le premier robot arrive sur la case du bas, les Saboteurs ne paient pas le
    produit chimique ou la pièce de machine supplémentaire.
    .title = Plan de la R&D : case du bas à l’étape 1

SAB-RND-2a = Étape 2 : si la Cachette a un produit chimique du type à gauche de la case, posez-le à
    la place à côté du robot. En échange, les Saboteurs ajoutent à la Cachette un jeton Recherche
    lilas de cette branche.
    .title = Plan de la R&D : produit chimique et jeton

SAB-RND-2b = S’ils ont posé le produit chimique mais que la branche n’a plus de jetons lilas, la
    valeur cible augmente de 5. Le jeton Verrou de cette météo, s’il est encore sur sa case
    Citation, est retiré du jeu.
    .title = Plan de la R&D : pas de jeton à l’étape 2

SAB-RND-2c = S’ils ne possèdent pas ce produit chimique, le robot garde sa case, mais ils ne
    prennent pas de jeton, la valeur cible n’augmente pas et aucun verrou n’est retiré. Le plan
    continue avec l’étape 3.
    .title = Plan de la R&D : pas de produit chimique à l’étape 2

SAB-RND-3a = Étape 3 : écartez toutes les branches pleines. Écartez aussi celles où aucune case
    Recherche libre ne demande un produit chimique de la Cachette.
    .title = Plan de la R&D : branches écartées

SAB-RND-3b = Parmi les branches restantes, c’est le jeton Recherche lilas qui aide le plus les
    Saboteurs qui décide, selon la priorité des jetons. Les branches à égalité sont comparées dans
    l’ordre des météos à partir du Rapport précédent.
    .title = Plan de la R&D : choisir la branche

SAB-RND-3c = S’il ne reste aucune branche, la carte du dessus de la pioche Sécurité va à la
    défausse, pourvu qu’il y en ait une. Les Saboteurs prennent ensuite 1 produit chimique comme
    d’habitude, pour lequel compte le nouveau Rapport précédent, et le plan de la R&D s’arrête.
    .title = Plan de la R&D : pas de branche

SAB-RND-4a = Étape 4 : un robot de la Cachette va dans la branche choisie. Parmi les cases libres
    qui demandent un produit chimique que les Saboteurs possèdent, le Rapport précédent décide entre
    la plus haute et la plus basse.
    .title = Plan de la R&D : deuxième robot

SAB-RND-4b = Le produit chimique est posé à la place à gauche de ce robot et y reste. La case du bas
    ne coûte rien de plus aux Saboteurs.
    .title = Plan de la R&D : produit chimique du deuxième robot

SAB-RND-5 = Étape 5 : les Saboteurs ajoutent à la Cachette un jeton Recherche lilas de cette
    branche. S’il n’y en a plus, la valeur cible augmente de 5, et cette météo perd son jeton
    Verrou, sauf s’il a déjà été retiré.
    .title = Plan de la R&D : jeton lilas

SAB-RND-6 = Les bonus imprimés sur les cases Recherche ne sont pas pour les Saboteurs.
    .title = Plan de la R&D : pas de bonus

SAB-BRK-1 = Si un robot des Saboteurs apporte une pièce de votre prototype parce que vous ne la
    fournissez pas vous-même, la valeur cible augmente de 2. Cela compte pour chacun de ces robots
    et remplace les PC que recevrait son propriétaire.
    .title = Robots des Saboteurs dans votre prototype

SAB-BRK-2 = Les Percées sont à vous seul : les Saboteurs n’effectuent jamais cette action.
    .title = Pas de Percée des Saboteurs

SAB-EXP-1 = Si l’expérience a lieu, vous et les Saboteurs en effectuez chacun les étapes, et l’ordre
    du tour de la manche en cours dit qui commence.
    .title = Ordre quand une expérience a lieu

SAB-EXP-2 = Tous les robots des Saboteurs de la branche active retournent dans la Cachette. Pour
    chacun d’eux, la valeur cible augmente des PC imprimés sur la tuile Expérience.
    .title = Robots des Saboteurs quand une expérience a lieu

SAB-EXP-3 = Les Saboteurs n’ont pas à payer de bons de Science pour l’expérience. Ils ne gagnent
    aucun des deux bonus de la tuile.
    .title = Les Saboteurs et la tuile Expérience

SAB-EXP-4 = S’ils ont un ou plusieurs robots dans la branche, les Saboteurs déplacent dans la
    Cachette exactement un de ses jetons Recherche verts, pourvu qu’il y en ait un quand c’est à
    eux. Sinon, ils ne reçoivent rien à la place.
    .title = Jeton vert d’une expérience

SAB-EXP-5 = Ensuite, terminez l’expérience comme à 2 joueurs : si un robot de Lativ est dans la
    branche, retirez du jeu un jeton vert de plus s’il y en a un. Puis les robots de Lativ
    retournent à côté du Laboratoire de Lativ et la nouvelle tuile Météo extrême est posée.
    .title = Fin d’une expérience en solo

SAB-EXP-6a = Si l’expérience n’a pas lieu, pour quelque raison que ce soit, et que la branche active
    contient un robot des Saboteurs, cette météo reçoit tout de même sa prochaine tuile Météo
    extrême. Elle est posée exactement comme après une expérience qui a eu lieu.
    .title = Météo extrême sans expérience

SAB-EXP-6b = Dans ce cas, aucun des deux camps ne gagne quoi que ce soit. La tuile Expérience quitte
    le présentoir de la façon normale, s’il y en avait une de cette météo.
    .title = Rien à gagner sans expérience

SAB-EXP-6c = Les robots des Saboteurs restent dans la branche. Pour vos propres robots, vous
    choisissez comme d’habitude entre les reprendre et les laisser, et les robots de Lativ
    retournent à côté du Laboratoire de Lativ.
    .title = Les robots sans expérience

SAB-EXP-7 = Si l’expérience n’a pas lieu et que la branche active est libre de robots des Saboteurs,
    la météo ne reçoit pas de nouvelle tuile.
    .title = Ni expérience ni robot des Saboteurs

SAB-FIN-1 = D’abord, vérifiez une fois les 5 branches, dans l’ordre des météos à partir de
    l’Assistant, et réalisez l’expérience de chaque branche pleine qui a une tuile Expérience
    correspondante dans le présentoir. C’est la phase B de la dernière manche, qui n’est pas faite
    une deuxième fois. Aucune tuile Météo extrême n’est posée, que l’expérience d’une branche ait
    lieu ou que la branche contienne un robot des Saboteurs sans expérience.
    .title = Décompte final 1 : dernières expériences

SAB-FIN-2 = Deuxièmement, la valeur cible augmente de 30.
    .title = Décompte final 2 : valeur cible

SAB-FIN-3 = Troisièmement, faites pour vous-même les derniers placements et le décompte final du jeu
    de base : pistes de Financement, tuiles Objectif, prix Nobel et PC de fin de partie. Les
    Saboteurs ne marquent rien.
    .title = Décompte final 3 : vous seul marquez

SAB-FIN-4 = Si vos PC sont maintenant au-dessus de la valeur cible, la partie est gagnée. Dans tous
    les autres cas, elle est perdue.
    .title = Résultat du décompte final

SAB-RNK-0 = Si vous avez gagné au décompte final, parcourez les rangs 1 à 5 et prenez le premier
    dont vous remplissez toutes les conditions. Si aucun rang ne convient, c’est une victoire sans
    rang.
    .title = Trouver votre rang

SAB-RNK-1 = Un Terraformeur a au moins 120 PC, au moins 6 tuiles Atelier, celle du départ comprise,
    et pas plus de 2 bons restants, tous types confondus. Le marqueur de Financement le plus en
    arrière est sur la case 4 ou plus loin, et le plus avancé est sur la dernière case.
    .title = Rang 1 : Terraformeur

SAB-RNK-2 = Un Climatologue a au moins 110 PC, possède le prix Nobel et atteint au moins 4 tuiles
    Objectif. Tous les robots sont débloqués, c’est-à-dire que la troisième et la quatrième section
    de la Chaîne de montage sont toutes deux ouvertes.
    .title = Rang 2 : Climatologue

SAB-RNK-3 = Un Météorologue a au moins 100 PC, 3 articles publiés, 3 tuiles Objectif atteintes et 2
    récompenses. Au moins un marqueur de Financement est sur la case 8 ou plus loin.
    .title = Rang 3 : Météorologue

SAB-RNK-4 = Un Prévisionniste a au moins 3 articles publiés, 7 robots à lui sur le plateau
    principal, 3 tuiles Objectif atteintes et 1 récompense.
    .title = Rang 4 : Prévisionniste

SAB-RNK-5 = Un Chasseur de tempêtes a au moins 2 tuiles Objectif atteintes et au moins 1 récompense.
    .title = Rang 5 : Chasseur de tempêtes

SAB-CHL-1 = Au lieu de 2 produits chimiques au hasard, les Saboteurs commencent avec 5 dans la
    Cachette, un de chaque type.
    .title = Défi 1 : Adversaires bien approvisionnés

SAB-CHL-2 = S’il y a des revenus en phase C, comptez les robots des Saboteurs au Gouvernement, au
    Laboratoire de Lativ et en R&D. La valeur cible augmente de 1 pour chacun.
    .title = Défi 2 : Dispositifs de brouillage

SAB-CHL-3a = Les Saboteurs ont 1 jeton Récompense dans la Cachette dès le début. Si d’autres cartes
    choisies leur donnent aussi des jetons Récompense, ils les reçoivent tous.
    .title = Défi 3 : Comptabilité créative, récompense de départ

SAB-CHL-3b = S’il y a des revenus en phase C, un de vos marqueurs de Financement recule de 1 case.
    Vous choisissez lequel, mais ce doit être un marqueur qui a quitté la case 0. Si tous les trois
    sont sur la case 0, rien ne se passe.
    .title = Défi 3 : Comptabilité créative, revenus

SAB-CHL-4a = Les Saboteurs commencent avec 1 produit chimique supplémentaire. Son type est pris au
    hasard et peut être un type qu’ils possèdent déjà.
    .title = Défi 4 : Lauréat du prix Nobel, produit supplémentaire

SAB-CHL-4b = La victoire immédiate comme la victoire au décompte final exigent que vous possédiez le
    prix Nobel.
    .title = Défi 4 : Lauréat du prix Nobel, condition

SAB-CHL-5 = La victoire immédiate comme la victoire au décompte final exigent que 5 ou plus des
    tuiles Objectif sur vos cases Objectif soient atteintes.
    .title = Défi 5 : Réservé aux surdoués

SAB-CHL-6 = Une fois la mise en place terminée, remettez dans la boîte les 2 cartes du dessus de la
    pioche Sécurité. La pioche a alors 15 cartes.
    .title = Défi 6 : Le temps presse

SAB-CHL-7 = Si le marqueur d’initiative des Saboteurs est à la place la plus à gauche à la fin de
    votre tour, la valeur cible augmente de 3.
    .title = Défi 7 : Un pas d’avance

SAB-CHL-8 = Les Saboteurs à gauche de votre Scientifique ne vous donnent plus de bons
    supplémentaires. Au Dépôt, vous devez toujours payer pour eux.
    .title = Défi 8 : Supériorité morale

SAB-CHL-9 = Les jetons Citation vous sont interdits. De plus, quand vous déverrouillez une case
    Citation, vous ne pouvez pas acheter 3 PC avec un bon de Science.
    .title = Défi 9 : Évaluation par les pairs

SAB-CHL-10a = Un jeton Récompense se trouve dans la Cachette des Saboteurs au début de la partie, en
    plus de ceux qu’ils reçoivent d’une autre carte Défi.
    .title = Défi 10 : Prototypes indépendants, récompense de départ

SAB-CHL-10b = Quand vous construisez un prototype, traitez une case Recherche avec un robot des
    Saboteurs comme si elle était vide. Vous devez fournir vous-même sa pièce de machine, pour
    laquelle vous gagnez les 2 PC habituels, et la valeur cible n’augmente pas.
    .title = Défi 10 : Prototypes indépendants, pièces

SAB-CHL-11a = Un produit chimique de plus, d’un type déterminé au hasard, est mis dans la Cachette
    pendant la mise en place. Son type peut s’y trouver déjà.
    .title = Défi 11 : Restrictions budgétaires, produit supplémentaire

SAB-CHL-11b = Quand vous recevez un financement du Laboratoire de Lativ, le modificateur de votre
    marqueur compte pour 0. La piste du Gouvernement ou de la R&D que vous choisissez vous donne
    toujours ses bonus.
    .title = Défi 11 : Restrictions budgétaires, financement du Labo

SAB-CHL-12a = La valeur cible de départ est de 30, soit 5 de moins que la normale.
    .title = Défi 12 : Publier ou périr, départ

SAB-CHL-12b = Si les ravages ou le plan de la R&D des Saboteurs retirent un jeton Verrou, la valeur
    cible augmente de 5.
    .title = Défi 12 : Publier ou périr, verrous

SAB-CHL-12c = La victoire immédiate au début de votre tour est votre seule façon de gagner. Si la
    partie va jusqu’au décompte final, vous perdez.
    .title = Défi 12 : Publier ou périr, victoire
