# The guide of Weather Machine in French; guide.toml has the English.

guide = Dix tours contre Les Saboteurs, avec une raison pour chaque choix ; ensuite, c’est à vous
    de continuer.
    .title = Première partie

guide-1 =
    Vous assistez le professeur Lativ. À chaque manche, vous allez dans un lieu, vous y agissez, et
    à la fin de la manche l’expérience d’une branche de la Machine météorologique peut avoir lieu.
    Les Saboteurs font de même contre vous, selon des règles fixes : lisez sous « Présent » ce qu’ils ont
    fait, chaque étape avec sa règle.

    Votre Atelier contient ce que vous possédez : une pièce de machine sur la case imprimée du
    milieu, un robot sur celle du dessous, un produit chimique sur celle du dessus. Chaque tuile
    accueille une pièce ou un robot de plus. Voici votre première tuile : choisissez son
    orientation.
    .title = Votre Atelier

guide-2 =
    Avant la manche 1, vous pouvez utiliser le Dépôt aussi souvent que vous pouvez payer. Les robots
    font tout votre travail : deux d’entre eux passent donc en premier.

    Le prix est indiqué au-dessus de chaque section de la Chaîne de montage. Ce qui est à côté d’un
    emplacement est à vous quand son robot part, et de nouveau chaque fois qu’il y a des revenus :
    ici un bon du Gouvernement et un bon de Labo. Un bon de Science pourrait payer à la place de
    n’importe quel autre : gardez donc ceux-là pour plus tard.
    .title = La manche de Dépôt : robots

guide-3 =
    L’action Rechercher demande un robot et le produit chimique à gauche de sa case. Un Melgoth ouvre la
    case Brouillard du haut en R&D, qui rend un produit chimique.
    .title = La manche de Dépôt : un produit chimique

guide-4 =
    Le dernier bon de Dépôt achète une tuile Atelier. Les demi-cercles qui se touchent doivent avoir la
    même couleur et forment un cercle, qui accueille un produit chimique de cette couleur. Au-dessus de
    votre tuile, rose rejoint rose : désormais, un Delugium a sa propre place.
    .title = La manche de Dépôt : de la place

guide-5 =
    Vous devez quitter le lieu où vous êtes. À la manche 1, seules comptent les cases du milieu, ou
    celles de droite quand le milieu est pris. Le milieu de la R&D permet une action et vous donne
    un bon du Gouvernement : le bon d’une case est toujours un bon pour un autre lieu.

    Rechercher vous fait avancer sur la piste de Financement de la R&D, rapporte le bonus de la case
    et donne un jeton Brouillard lilas. Le bonus est un produit chimique : prenez un Delugium, qui a
    sa place et servira à la branche Vent.
    .title = Manche 1 : la R&D

guide-6 =
    Trois jetons dans une rangée de votre Bureau, un de chaque couleur, font un article, et tous les
    jetons Recherche d’une rangée doivent montrer la même météo. Ce jeton fait donc de la rangée 1
    une rangée Brouillard.

    Ce qu’un jeton couvre est gagné aussitôt : ici une pièce de machine. Une rose fera l’affaire.
    .title = Un jeton dans votre Bureau

guide-7 =
    Les cases de gauche permettent les deux actions d’un lieu. Au Gouvernement, vous obtenez une
    subvention : vous gagnez le bonus au-dessus de sa colonne, celui à côté de sa rangée et le sien,
    et elle est utilisée pour tout le monde.

    La Commande de robots dans la colonne Brouillard donne un bon de Science, un bon de Dépôt et un
    robot pour 2 bons du Gouvernement : trois choses pour un seul prix.
    .title = Manche 2 : le Gouvernement

guide-8 =
    L’autre action vend une pièce de machine de la couleur d’une case de robot, ici votre blanche. Vous
    prenez pour vous une tuile Subvention de cette colonne, à utiliser au début d’un tour suivant, et un
    jeton bleu de cette météo.
    .title = Vendre une pièce

guide-9 =
    Un jeton Brouillard bleu va à côté du lilas dans la rangée 1. Deux sur trois. Ce qu’il recouvre
    rapporte un bon : prenez-en un pour le Labo, où vous irez ensuite.
    .title = Deux sur trois

guide-10 =
    Une expérience a lieu quand sa branche est pleine et qu’une tuile de sa météo est dans le
    présentoir. L’Assistant, la figurine à casquette, montre la branche qui peut tourner à la fin de
    la manche : Neige maintenant, puis Pluie, puis Vent. Une Brise est dans le présentoir, et la
    branche Vent a de la place : un robot à cet endroit rapportera donc dans deux manches.

    La Bourse de recherche peut attendre : vous n’avez pas de deuxième produit chimique pour elle.
    .title = Manche 3 : le Laboratoire de Lativ

guide-11 =
    Le Rapport actuel dit ce que feront les Saboteurs ; l’aperçu à côté du plateau le montre avant
    que vous n’agissiez. Pour un bon du lieu, vous pouvez piocher deux rapports de plus et donner
    aux trois leurs rôles : un sur la pioche, un défaussé, un exécuté.

    Quelqu’un qui suit Lativ au Dépôt fait moins de dégâts que quelqu’un en R&D : le rapport du rose
    est donc défaussé.
    .title = Appeler la sécurité

guide-12 =
    Les Saboteurs ont pris l’initiative et ont joué en premier. Ils ont rempli la branche Vent pour
    vous : son expérience aura lieu à la prochaine manche.

    Au Dépôt, vous gagnez un bon de n’importe quel type et en payez un pour chaque figurine à votre
    gauche.
    .title = Manche 4 : retour au Dépôt

guide-13 =
    Puis un nouveau robot, dont l’emplacement rend un bon de Science, un Verdino pour la Bourse de
    recherche, et l’initiative, pour que vous rejouiez en premier.
    .title = Manche 4 : un robot, un produit chimique, l’initiative

guide-14 =
    La première étape d’un tour est une tuile Subvention ou Investissement. La Bourse de recherche
    permet de Rechercher sans son bon, où que vous soyez ; le produit chimique reste à payer.

    La case Vent du haut rapporte deux bons au choix. Prenez-en deux du Gouvernement : vous en aurez
    besoin dans un instant.
    .title = Manche 5 : une tuile Subvention

guide-15 =
    Lativ est au Gouvernement, à gauche de la case du milieu. Qui vient à sa droite gagne un bon de
    Science, et il poursuit son chemin et place un robot à lui dans une branche qui n’en a pas.
    .title = Lativ

guide-16 =
    Une autre Commande de robots donne un produit chimique, un bon de R&D et un robot. Le Verdino est
    pour la case Brouillard du milieu, la pièce blanche pour le Gouvernement.
    .title = Encore une Commande de robots

guide-17 =
    Le jeton Vent lilas commence une autre rangée : la rangée 3 devient une rangée Vent. Ce qu’il
    recouvre rapporte un bon : Science remplace n’importe quel autre.
    .title = Une deuxième rangée

guide-18 =
    La branche Vent est pleine : la Brise a donc lieu. Votre robot rentre chez vous. Pour un bon de
    Science, vous marquez 4 PC pour chaque robot que vous y aviez, choisissez un des deux bonus et
    placez aussitôt un jeton Vent vert.

    Le prix, c’est la météo : une tuile Météo extrême pire se trouve maintenant en R&D. Deux tuiles
    de niveau 3 à la fin de votre tour font perdre la partie : regardez-les donc à temps. Un robot
    des Saboteurs dans la branche a augmenté la valeur cible autant que le vôtre vous a fait monter.
    .title = L’expérience a lieu

guide-19 =
    La case Brouillard du milieu rapporte 3 PC. Quand les trois cases d’une branche sont prises, son
    jeton Verrou est retiré, et cette météo peut être citée : un jeton Citation remplace alors le
    troisième jeton d’une rangée.

    Un deuxième jeton Brouillard lilas demande une autre rangée. La rangée 5 vous fait avancer sur
    la piste de Financement de la R&D ; un marqueur sur la case 5 compte pour la victoire immédiate.
    .title = Manche 6 : deux dans une branche

guide-20 =
    Vendez la pièce blanche dans la colonne Vent. Les jetons Vent bleus sont partis, l’un chez les
    Saboteurs, l’autre à cause de Lativ : vous prenez donc une tuile Investissement à la place.

    C’est la tuile qui compte : une Presse à imprimer publie un article sans bons. Vous l’utiliserez
    dès que la rangée 1 pourra être complétée.
    .title = Manche 7 : une presse à vous

guide-21 =
    Une tuile Investissement pose un objectif ou apporte le financement d’un objectif déjà posé. Les
    objectifs valent 5 PC chacun si vous les atteignez à la fin, et en atteindre quatre est l’une des
    trois conditions de la victoire immédiate.

    Science en main demande trois bons de Science, que vous avez. Sa case agrandit l’Atelier.
    .title = Manche 8 : un objectif

guide-22 =
    Puis de nouveau le Dépôt, pour un robot et le Melgoth qui complète Brouillard.
    .title = Manche 8 : encore le Dépôt

guide-23 =
    La case du bas coûte un objet de plus, la pièce rose, et rapporte un robot.
    .title = Manche 9 : Brouillard est complet

guide-24 =
    Comme vous avez complété la branche, vous prenez une tuile Investissement et retirez le jeton Verrou
    de Brouillard ; qui le fait peut payer un bon de Science pour 3 PC immédiats.

    Cela joue dans les deux sens : deux jetons Brouillard sont maintenant une série pour les Saboteurs,
    mais une série qui ne fait qu’augmenter la valeur cible ou coûte un rapport.
    .title = Le jeton Verrou

guide-25 =
    Maintenant, la Presse à imprimer. La rangée 1 a un jeton Brouillard lilas et un bleu ;
    Brouillard est déverrouillé : un jeton Citation la complète donc au prix d’une tuile Objectif
    verte.

    Le marqueur de la rangée glisse vers la droite et rapporte ce qu’il traverse, les jetons
    rapportent des PC, et vous prenez une tuile Investissement. De là, le marqueur peut réaliser une
    Percée en R&D, qui rétablit la météo, rapporte des PC et apporte une récompense.
    .title = Manche 10 : un article

guide-26 =
    Vous avez vu les quatre lieux, une expérience et un article. Trois choses font gagner : plus de
    PC que la valeur cible, quatre objectifs atteints et deux marqueurs de Financement sur la case
    5, le tout au début de votre tour. Sinon la fin vient d’elle-même, et la valeur cible augmente
    alors de 30.

    Surveillez l’aperçu, gardez la météo sous deux tuiles de niveau 3, et comptez les Rapports de
    sécurité qui restent. La partie est maintenant à vous : continuez.
    .title = La suite est à vous
