# The rules of Master of the Galaxy in French; rules.toml has the English.

MG-1-1 = Les cubes sont rouges, bleus, jaunes, blancs et noirs. Le noir est une couleur comme les
    autres partout où une règle en demande une.
    .title = Cinq couleurs

MG-1-2 = Chaque case contient un seul cube. Une case avec une lettre demande cette couleur ; une
    étoile accepte n’importe laquelle des cinq.
    .title = Un cube par case

MG-1-3 = À tout moment, un système est neutre, contrôlé par un joueur, sous un essaim ou un trou
    noir, et jamais deux de ces choses.
    .title = Quatre états d’un système

MG-1-4 = Chaque carte, case, coût, limite et réglage est lu dans des fichiers de données, si bien
    qu’un propriétaire peut mettre les valeurs de son exemplaire par-dessus les nôtres.
    .title = Les valeurs sont des données

MG-2-1 = Espèces, dirigeants, conflits, gouvernements, Commerce, Expansion et Progrès sont sept
    pioches, chacune mélangée séparément.
    .title = Sept pioches

MG-2-2 = Chacun commence avec un sac de 25 cubes, cinq de chaque couleur, avec neuf bases, trois de
    chaque forme, et rien sur les cinq pistes de symboles.
    .title = Ce qu’un joueur a au départ

MG-2-3 = Tous les cubes qui ne sont dans le sac de personne forment la réserve : avec n joueurs, 45
    moins 5n de chaque couleur, mais 20 moins 5n pour le noir.
    .title = La réserve

MG-2-4 = Le hasard décide qui commence.
    .title = Premier joueur

MG-2-5 = Le premier joueur tire des cubes de son sac jusqu’à en avoir un qui n’est pas noir. Le coin
    de cette couleur est son système d’origine, et les cubes retournent dans le sac.
    .title = Système d’origine du premier joueur

MG-2-6 = Dans l’ordre des places, chaque autre joueur a le coin encore libre suivant, dans le sens
    horaire sur le plateau : nord-ouest, nord-est, sud-est, sud-ouest.
    .title = Systèmes d’origine des autres

MG-2-7 = Chacun pose une base de la forme de son choix sur son système d’origine. Cela ne capture
    rien et n’entraîne aucun événement.
    .title = La première base

MG-2-8a = À trois joueurs, le coin que personne n’a et les deux systèmes imprimés à côté sont fermés
    par des trous noirs, avec trois jetons.
    .title = Trois joueurs

MG-2-8b = À deux joueurs, les deux coins libres et les deux systèmes du bord entre eux sont fermés
    par des trous noirs, avec quatre jetons.
    .title = Deux joueurs

MG-2-8c = À quatre joueurs, et en solo, le plateau commence sans trou noir.
    .title = Quatre joueurs, ou un seul

MG-2-9 = En commençant par le premier joueur et dans le sens horaire, chacun voit deux espèces et en
    garde une, face visible. Son symbole compte aussitôt.
    .title = Choix d’une espèce

MG-2-10 = Une fois les espèces choisies, les six autres pioches sont face visible, si bien que tout
    le monde voit la carte du dessus de chacune.
    .title = Pioches retournées

MG-3-1 = Les tours se suivent dans le sens horaire, en commençant par le premier joueur.
    .title = Ordre du tour

MG-3-2 = Un tour comprend la Phase 1 (Tirage), la Phase 2 (Placement), la Phase 3 (Cartes) et sa
    fin, dans cet ordre.
    .title = Parties d’un tour

MG-3-3 = La Phase 1 commence par ce que les cartes du joueur actif font au début d’un tour, la carte
    entrée en jeu la première avant les autres.
    .title = Événements au début

MG-3-4 = Ensuite, la main est tirée du sac au hasard, sans rien y remettre entre-temps : trois
    cubes, et davantage selon les effets permanents sur la main.
    .title = Tirer la main

MG-3-5 = D’un sac qui en contient moins, on tire tous les cubes. Un sac vide donne une main vide.
    .title = Trop peu de cubes dans le sac

MG-3-6 = À la fin de la Phase 2, tout ce qui reste en main retourne dans le sac.
    .title = Les cubes inutilisés reviennent

MG-3-7 = Les cubes qu’un effet a fait tirer en Phase 3 retournent dans le sac à la fin du tour ; ils
    ne peuvent pas être posés.
    .title = Cubes tirés trop tard

MG-3-8 = Si la réserve a moins que ce que vous devez obtenir, vous obtenez ce qu’elle a.
    .title = Réserve insuffisante

MG-3-9 = Tout le monde peut voir les cubes d’une main.
    .title = La main est visible

MG-4-1 = En Phase 2, vous faites autant d’actions que vous voulez dans n’importe quel ordre, et
    terminez la phase quand vous voulez, si aucun effet n’est en attente.
    .title = Actions dans l’ordre voulu

MG-4-2 = Posez un cube de votre main dans une case vide qui l’accepte, sur un projet de votre
    espèce, d’un dirigeant ou d’un développement en cours.
    .title = Poser sur une carte

MG-4-3 = Posez un cube de votre main sur une route (MG-6).
    .title = Poser sur une route

MG-4-4 = Colonisez une planète avec un cube de votre main (MG-7).
    .title = Coloniser

MG-4-5 = Posez un cube de votre main dans une case vide qui l’accepte, de votre côté d’un conflit
    déclenché, que vous attaquiez ou défendiez.
    .title = Poser dans un conflit

MG-4-6 = Déclenchez un conflit, une fois par tour ; cette unique fois est utilisée même si le
    conflit a été annulé depuis.
    .title = Déclencher un conflit

MG-4-7 = Reprenez un cube à l’aide d’un cube noir (MG-5).
    .title = Rappel

MG-4-8 = Abandonnez un de vos dirigeants, de vos développements en cours ou de vos conflits non
    déclenchés : ses cubes vont dans votre sac et la carte sous sa pioche. Rien d’autre ne peut être
    abandonné ainsi.
    .title = Abandonner

MG-4-9 = Un cube reste où il a été posé jusqu’à ce que son projet soit terminé ou qu’une règle
    l’enlève : rappel, vol, cube repoussé, carte abandonnée ou retour.
    .title = Les cubes posés restent

MG-4-10 = Vos effets permanents pour d’autres couleurs, pour les routes mixtes et pour coloniser
    avec n’importe quelle couleur valent partout où vous posez, pour les sortes de projets qu’ils
    nomment et pour aucune autre.
    .title = Effets permanents et cases

MG-4-11 = Après 200 actions dans une même Phase 2, seule sa fin est encore proposée, car un projet
    qui tire de nouveau ses propres cubes pourrait être répété sans fin.
    .title = Protection de la phase

MG-5-1 = Mettez un cube noir de votre main dans votre sac, et prenez aussi un autre de vos cubes
    dans votre sac, ou dans votre main si le réglage le dit.
    .title = Ce que coûte un rappel

MG-5-2 = Le cube peut se trouver sur un projet en cours, de votre côté de n’importe quel conflit
    déclenché, ou sur une de vos routes, terminée ou non, si le réglage permet les routes.
    .title = Où porte le rappel

MG-5-3 = Les cubes verrouillés et les cubes sur des planètes ne peuvent pas être rappelés.
    .title = Où il ne porte pas

MG-5-4 = Le cube peut être de n’importe quelle couleur, même noir, et chaque cube noir en main
    permet un rappel.
    .title = N’importe quelle couleur, plusieurs fois

MG-5-5 = Le rappel n’est pas proposé s’il n’y a aucun cube qu’il pourrait prendre.
    .title = Rien à rappeler

MG-5-6 = Si le cube vient d’une route terminée, la route peut devenir aussitôt inachevée (MG-6.8).
    .title = Rappel d’une route terminée

MG-6-1 = Une route est une ligne imprimée entre deux systèmes, avec deux ou trois cases. Chaque case
    accepte toute couleur que permettent les autres règles des routes.
    .title = Ce qu’est une route

MG-6-2 = Tous les cubes d’une route ont la couleur du premier, sauf si les routes mixtes ou le
    réglage lèvent cette règle.
    .title = Une couleur par route

MG-6-3 = Tous les cubes d’une route sont à un seul joueur ; personne d’autre ne peut en ajouter.
    .title = Un propriétaire par route

MG-6-4 = Vous pouvez poser des cubes sur une route si vous contrôlez une de ses extrémités et
    qu’aucune des deux n’est un trou noir. L’autre extrémité peut être neutre, à un adversaire ou
    sous un essaim.
    .title = Où vous pouvez construire

MG-6-5 = Une route est terminée quand elle porte autant de cubes qu’il lui en faut : toutes ses
    cases, moins une réduction pour les routes. Les cubes restent, et on ne peut plus en ajouter.
    .title = Une route terminée

MG-6-6 = Une route terminée relie ses deux systèmes pour tous, ou pour son seul propriétaire si le
    réglage le dit.
    .title = Qui elle relie

MG-6-7 = Si son propriétaire ne contrôle aucune des deux extrémités, les cubes d’une route vont
    aussitôt dans son sac.
    .title = Une route sans extrémité

MG-6-8 = Si un cube quitte une route terminée et qu’il en reste moins qu’il n’en faut, elle est
    inachevée et ne relie plus rien.
    .title = Une route qui perd un cube

MG-6-9 = Une route terminée le reste quand la réduction qui l’a rendue telle est perdue.
    .title = Une réduction perdue

MG-6-10 = Une route sans cubes n’a ni propriétaire ni couleur.
    .title = Une ligne vide

MG-7-1 = Posez un cube de votre main sur une planète libre d’un système que vous contrôlez. Il doit
    avoir la couleur de la planète, ou n’importe laquelle si un effet permanent le permet.
    .title = Ce qui colonise une planète

MG-7-2 = Ensuite, le gain de la planète va de la réserve dans votre sac, dans la mesure où la
    réserve l’a. Le cube reste sur la planète.
    .title = Le gain

MG-7-3 = Quand le contrôle de son système change, quand il devient un trou noir ou quand un essaim
    l’envahit, les cubes sur les planètes vont dans la réserve et les planètes sont de nouveau
    libres.
    .title = Une planète est perdue

MG-7-4 = Un effet qui colonise prend le cube dans la réserve, et une planète dont la couleur manque
    à la réserve n’est pas proposée. Elle donne son gain et compte comme colonisée, comme toute
    autre.
    .title = Coloniser par un effet

MG-8-1 = Toutes les bases d’un système sont au seul joueur qui le contrôle.
    .title = Contrôle

MG-8-2a = Une base peut aller dans un système neutre qu’une route terminée relie à un de vos
    systèmes : vous le capturez.
    .title = Une base capture

MG-8-2b = Ou elle peut aller dans un système que vous contrôlez déjà, si aucune base de cette forme
    ne s’y trouve.
    .title = Une base s’ajoute

MG-8-3 = Aucun système n’a deux bases de même forme ; il y en a donc trois au plus, ou moins si le
    réglage le dit.
    .title = Une de chaque forme

MG-8-4 = La base a une forme qui est encore dans votre stock.
    .title = Prise dans le stock

MG-8-5 = Un saut est une base qui n’a pas besoin de route : il suffit d’un système neutre imprimé à
    côté d’un des vôtres.
    .title = Saut

MG-8-6 = Si l’on ne peut ni capturer ni ajouter, la base est perdue.
    .title = Pas de place pour une base

MG-8-7 = Aucune base n’est posée dans un système sous un essaim ou sur un trou noir. Seule la
    victoire dans un conflit contre l’essaim en amène une à sa place.
    .title = Où aucune base ne va

MG-8-8 = Une base retirée retourne dans le stock de son propriétaire et peut être posée de nouveau.
    .title = Bases retirées

MG-8-9 = Vous capturez chaque fois que vous prenez le contrôle d’un système que vous ne contrôliez
    pas, par une base, un saut ou un conflit.
    .title = L’événement de capture

MG-9-1 = Une espèce a trois projets, Base, Recherche et Politique, réalisables plusieurs fois.
    .title = Projets d’une espèce

MG-9-2 = Un dirigeant a un projet, réalisable plusieurs fois.
    .title = Projet d’un dirigeant

MG-9-3 = Un développement a un projet, réalisé une seule fois. Son effet permanent vaut dès qu’il
    est terminé.
    .title = Projet d’un développement

MG-9-4 = Un projet est terminé au moment où il a les cubes qu’il lui faut : ses cases moins la somme
    des réductions, mais pas moins que le plus grand des nombres minimaux qu’elles indiquent, et
    jamais plus que ses cases.
    .title = Quand un projet est terminé

MG-9-5 = Personne ne peut retarder ni refuser qu’un projet se termine ; on peut renoncer à son
    effet.
    .title = Terminer n’est pas un choix

MG-9-6 = D’abord ses cubes partent comme le dit la carte, puis les symboles d’un développement
    comptent, puis on vérifie les victoires, puis les essaims sont nourris (en solo), puis l’effet
    est résolu, puis les événements qu’il a causés.
    .title = Ordre quand un projet se termine

MG-9-7 = Un effet en plusieurs parties est résolu partie par partie, dans leur ordre ; une partie
    impossible est perdue.
    .title = Effets en plusieurs parties

MG-9-8 = Si un effet termine un autre projet, celui-ci est entièrement résolu avant que le premier
    effet ne continue.
    .title = Terminer pendant que l’on termine

MG-9-9 = Un projet qu’un nouvel effet permanent rend terminé se termine aussitôt ; s’il y en a
    plusieurs, leur propriétaire choisit l’ordre.
    .title = Terminé par un effet permanent

MG-9-10 = Les cubes verrouillés restent jusqu’à ce que leur carte quitte le jeu, puis vont dans la
    réserve.
    .title = Cubes verrouillés

MG-9-11 = Chaque verbe d’un effet fait exactement ce que dit sa définition. Quand on pose depuis le
    sac ou que l’on tire, les cubes du projet lui-même sont déjà retournés dans le sac.
    .title = Les verbes

MG-9-12 = Un cube posé depuis le sac ne va que là où son propriétaire aurait pu le poser lui-même :
    sur ses propres projets et ses propres côtés de conflits.
    .title = Poser depuis le sac

MG-10-1 = Un effet permanent vaut tant que son espèce ou son gouvernement est en jeu ou, pour un
    développement, dès qu’il est terminé, jusqu’à ce que la carte parte.
    .title = Quand valent les effets permanents

MG-10-2 = Pour les limites et les cartes à regarder, le plus haut compte ; les cubes en main et les
    fortifications s’additionnent.
    .title = Plusieurs effets permanents

MG-10-3 = Si une limite baisse, ce qui est en trop est abandonné aussitôt (MG-11.7).
    .title = Une limite qui baisse

MG-11-1 = Les choix de carte attendent la Phase 3 dans une file, dans l’ordre où ils ont été
    obtenus ; ceux obtenus en Phase 3 se placent à la fin. Quand le tour se termine, la file est
    vide.
    .title = La file des choix de carte

MG-11-2 = Un choix de carte montre les deux cartes du dessus d’une pioche, ou plus avec un effet
    permanent. Vous pouvez en garder une ; les autres vont sous la pioche dans l’ordre de votre
    choix.
    .title = Un choix de carte

MG-11-3 = Si un choix de carte permet plusieurs types, vous nommez la pioche avant que sa deuxième
    carte ne soit montrée.
    .title = Quelle pioche

MG-11-4 = Vous pouvez n’en garder aucune : toutes les cartes vues vont alors sous la pioche.
    .title = Renoncer à un choix de carte

MG-11-5 = S’il ne reste qu’une carte, on la prend ou on la laisse. Si la pioche est vide, vous
    nommez un autre des types permis ; s’il n’y en a pas, le choix est perdu.
    .title = Pioche courte

MG-11-6 = Vous pouvez avoir deux dirigeants, un gouvernement, deux conflits non gagnés (les
    déclenchés comptent) et, de chaque type, un développement en cours. Les développements terminés
    et les trophées n’ont pas de limite ; les espèces sont limitées à une.
    .title = Limites de cartes

MG-11-7 = Au-delà d’une limite, vous abandonnez aussitôt des cartes de ce type jusqu’à la
    respecter ; la nouvelle carte peut en être. Un conflit déclenché est annulé avant d’être
    abandonné.
    .title = Au-delà d’une limite

MG-11-8 = L’arrivée d’une carte et les abandons forment une seule étape, y compris ceux dus à une
    limite qui a baissé : les symboles changent ensemble, et victoires et nourriture des essaims ne
    voient que le résultat net. Si une nouvelle carte reste, cela se décide avant que ses effets
    permanents comptent : une carte abandonnée aussitôt n’a rien terminé.
    .title = Une seule étape

MG-11-9 = Tout le monde voit les cartes d’un choix et celles mises sous la pioche. L’ordre du reste
    caché d’une pioche, personne ne le connaît.
    .title = Les choix sont visibles

MG-12-1 = Le symbole d’un dirigeant compte du moment où il est pris jusqu’à son départ.
    .title = Symbole d’un dirigeant

MG-12-2 = Les cubes sont volés un à un, à un autre joueur ou à une carte Weaver, et vont dans le sac
    du voleur.
    .title = Voler

MG-12-3 = Sur les cartes : les projets en cours des autres, sur espèces, dirigeants et
    développements, et les ouvrages des Weavers. Dans les conflits : les côtés qui ne sont pas ceux
    du voleur, y compris ceux des Weavers. Sur les routes : celles des autres qui sont inachevées.
    Partout : les trois.
    .title = Où portent les vols

MG-12-4 = Les cubes verrouillés, les cubes sur des planètes et les cubes des routes terminées ne
    peuvent pas être volés.
    .title = Ce qu’on ne peut pas voler

MG-12-5 = Un dirigeant pris passe avec son symbole, tandis que les cubes posés dessus vont dans le
    sac de celui qui le perd. Le voleur peut alors dépasser sa limite.
    .title = Prendre un dirigeant

MG-12-6 = Chaque fois qu’un dirigeant quitte le jeu, les cubes posés dessus vont dans le sac de son
    propriétaire.
    .title = Un dirigeant s’en va

MG-13-1 = Un gouvernement compte dès qu’il est pris, avec son effet permanent et son symbole.
    .title = Un gouvernement vaut aussitôt

MG-13-2 = Le premier gouvernement ne coûte rien.
    .title = Le premier gouvernement

MG-13-3 = Quand un nouveau gouvernement remplace un ancien, l’ancienne carte va sous sa pioche et
    vous passez votre prochain tour, sauf si le réglage dit autre chose.
    .title = Anarchie

MG-13-4 = Si vous abandonnez plutôt la nouvelle carte, rien n’a été remplacé et aucun tour n’est
    passé.
    .title = Le nouveau gouvernement part

MG-14-1 = Une carte conflit reste devant son propriétaire jusqu’à ce qu’il s’en serve, et ne prend
    aucun cube d’ici là.
    .title = Un conflit en attente

MG-14-2 = Qui déclenche nomme une cible qu’une route terminée relie à un système qu’il contrôle, et
    aussi ce système, le système attaquant, s’il y en a plusieurs.
    .title = Système attaquant et cible

MG-14-3 = Une cible est neutre, à un adversaire ou, en solo, sous un essaim.
    .title = Ce qui peut être une cible

MG-14-4 = Un système qui est déjà la cible d’un conflit peut être nommé de nouveau, sauf si le
    réglage l’interdit.
    .title = Deux fois la même cible

MG-14-5 = Plusieurs de vos conflits peuvent être déclenchés en même temps, un de plus par tour au
    maximum ; un réglage peut limiter leur nombre.
    .title = Plusieurs conflits

MG-14-6 = Quand un conflit est déclenché, le côté de l’attaquant s’agrandit : d’une case rouge par
    base dans la cible après la première, de deux cases rouges si elle est un système de départ qui
    n’est pas neutre, et d’une étoile par fortification de qui la contrôle.
    .title = Cases supplémentaires de l’attaquant

MG-14-7 = L’attaquant remplit son côté dans sa propre Phase 2, un joueur qui défend l’autre côté
    dans la sienne. Un système neutre n’a pas de défense.
    .title = Qui remplit quoi

MG-14-8 = Quand le côté de l’attaquant est complet, dans cet ordre : tous les cubes du conflit
    reviennent à leur propriétaire ; les bases de la cible vont dans leur stock, les cubes des
    planètes dans la réserve, un essaim quitte le plateau, les routes sans extrémité partent ; le
    vainqueur y pose une base et capture ; la carte devient un trophée avec son symbole ; les
    essaims sont nourris ; l’effet de victoire ; les événements ; le butin, si un joueur a perdu. On
    vérifie les victoires après chacun.
    .title = L’attaquant gagne

MG-14-9 = On ne peut pas renoncer à cette base. S’il n’y en a pas dans le stock, le système devient
    neutre.
    .title = La base du vainqueur

MG-14-10 = Quand le côté du défenseur est complet, tous les cubes du conflit reviennent à leur
    propriétaire, la carte va sous sa pioche et le défenseur prend le butin à l’attaquant.
    .title = Le défenseur gagne

MG-14-11 = Le vainqueur regarde le sac du perdant et en fait passer dans le sien le nombre de cubes
    indiqué, à son choix, ou tous s’il y en a moins.
    .title = Butin en cubes

MG-14-12 = Le vainqueur prend un dirigeant du perdant, à son choix ; s’il n’y en a pas, un cube. Il
    peut alors dépasser sa limite.
    .title = Un dirigeant comme butin

MG-14-13 = Contre un système neutre ou un essaim, l’attaquant a tout sauf le butin.
    .title = Pas de butin

MG-14-14 = Un conflit est annulé quand, autrement que par sa propre fin, l’attaquant ne contrôle
    plus le système attaquant, le système attaquant et la cible ne sont plus reliés, ou l’état de la
    cible change : contrôlée par un autre, neutre, capturée, trou noir, un essaim qui l’envahit ou
    la quitte.
    .title = Annulé

MG-14-15 = D’autres bases du même joueur qui la contrôle, et la métamorphose d’un essaim, n’annulent
    pas.
    .title = Ce qui n’annule pas

MG-14-16 = Tous les cubes reviennent à leur propriétaire et la carte reste chez le sien, non
    déclenchée, ou va sous sa pioche si le réglage le dit.
    .title = Après une annulation

MG-14-17 = Repousser renvoie à leur propriétaire des cubes de l’autre côté d’un conflit auquel vous
    prenez part, ceux des Weavers dans la réserve. Un effet qui annule peut mettre fin à n’importe
    quel conflit déclenché.
    .title = Repousser et annuler

MG-15-1 = Vous avez les symboles imprimés sur votre espèce, vos dirigeants, votre gouvernement, vos
    développements terminés et vos trophées ; certains comptent pour deux. La piste en montre cinq
    au plus.
    .title = Compter les symboles

MG-15-2 = Quand une carte quitte le jeu, ses symboles ne comptent plus.
    .title = Des symboles sont perdus

MG-15-3 = Les développements en cours et les conflits non gagnés ne comptent aucun symbole.
    .title = Ce qui ne compte pas

MG-16-1 = Quand un système devient un trou noir, ses bases vont dans leur stock, les cubes des
    planètes dans la réserve, les cubes de toutes ses routes dans les sacs de leurs propriétaires ;
    les conflits menés de là ou contre lui sont annulés ; il n’est plus voisin d’aucun système.
    .title = Un trou noir

MG-16-2 = L’effet qui crée un trou noir ne peut nommer qu’un système neutre qui n’est pas un système
    de départ.
    .title = Quel système un effet peut fermer

MG-16-3 = Sans jeton, le système est fermé quand même.
    .title = Plus de jeton

MG-16-4 = Un trou noir n’est jamais retiré.
    .title = Pour toujours

MG-17-1 = Qui a neuf bases sur le plateau gagne immédiatement.
    .title = Neuf bases

MG-17-2 = Qui a cinq symboles identiques gagne immédiatement.
    .title = Cinq symboles identiques

MG-17-3 = Qui contrôle deux systèmes de départ gagne immédiatement, quelle que soit la façon dont il
    a eu le second.
    .title = Deux systèmes de départ

MG-17-4 = Après chaque étape, au tour de n’importe qui, on vérifie les victoires ; s’il y en a une,
    la partie s’arrête là, et plus rien de ce qui était en train de se terminer n’est résolu.
    .title = Victoires vérifiées après chaque étape

MG-18-1 = Si vous devez passer un tour quand le vôtre commence, le tour entier est omis et c’est
    réglé.
    .title = Un tour passé

MG-18-2 = Un joueur n’a jamais plus d’un tour à passer.
    .title = Un seul tour à passer

MG-18-3 = Vos cubes, routes et conflits restent comme ils sont, et les autres peuvent continuer les
    leurs contre vous.
    .title = Pendant que vous passez

MG-19-1 = Un joueur sans base sur le plateau est aussitôt éliminé : tous ses cubes vont dans la
    réserve, ses cartes sous leurs pioches, et ses conflits sont retirés.
    .title = Éliminé

MG-19-2 = Les conflits contre un joueur éliminé sont annulés, s’ils ne sont pas encore finis.
    .title = Conflits contre lui

MG-19-3 = Le butin d’un conflit est pris avant que son perdant soit éliminé.
    .title = Le butin d’abord

MG-19-4 = Le seul joueur encore en jeu gagne.
    .title = Le dernier

MG-20-1 = Si une étape donne la victoire à deux joueurs, celui des deux qui est actif gagne.
    .title = Deux à la fois : joueur actif

MG-20-2 = Si aucun des deux n’est actif, le premier dans l’ordre du tour après le joueur actif
    gagne.
    .title = Deux à la fois : aucun n’est actif

MG-20-3 = Il y a exactement un vainqueur ; en solo, le joueur ou les Weavers. Une pioche ou une
    réserve épuisée ne termine aucune partie.
    .title = Un seul vainqueur

MG-20-4 = Après 200 manches complètes, la partie finit : le plus de bases sur le plateau gagne, puis
    le plus de symboles au total, puis le plus de systèmes de départ, puis le premier dans l’ordre
    du tour.
    .title = Protection des manches

WV-1-1 = En solo, vous prenez l’espèce de votre choix, ou une par un choix de carte, et le système
    de départ de votre choix comme système d’origine, avec une base de n’importe quelle forme
    dessus. On ne tire pas qui commence ni où.
    .title = Espèce et système d’origine

WV-1-2 = Les sept pioches, le sac et la réserve sont ceux d’une partie à un joueur.
    .title = Pioches et cubes

WV-1-3 = Les cinq cartes Weaver sont mélangées. La première tirée va sur le coin de gauche, le
    suivant dans le sens horaire depuis le système d’origine ; la deuxième sur le coin de droite, le
    suivant dans l’autre sens.
    .title = Les deux premiers essaims

WV-1-4 = Toutes deux prennent leur cible une fois que toutes deux sont posées.
    .title = Premières cibles

WV-1-5 = Le coin opposé au système d’origine commence neutre et peut être capturé comme tout système
    neutre, ce qui vous donne un deuxième système de départ.
    .title = Le coin opposé

WV-1-6 = Il n’y a aucun trou noir au départ. Les trois cartes Weaver restantes forment la pioche
    Weaver, face cachée.
    .title = Rien n’est fermé

WV-1-7 = Les symboles comptés pendant la mise en place ne nourrissent aucun essaim.
    .title = La mise en place ne nourrit personne

WV-2-1 = Une carte Weaver montre trois flèches dans un ordre, trois ouvrages (la
    prolifération, la métamorphose et l’engloutissement), chacun avec ses cases et sa couleur, un
    symbole, et les deux ouvrages que nourrit ce symbole.
    .title = Ce que montre une carte Weaver

WV-2-2 = Chaque ouvrage d’une carte Weaver ne prend que des cubes de sa propre couleur.
    .title = Une couleur par ouvrage

WV-2-3 = La couleur de la métamorphose est celle que l’on cherche dans votre main et celle que l’on
    pose.
    .title = Couleur de la métamorphose

WV-2-4 = Les essaims agissent et sont rangés dans leur ordre d’arrivée ; une carte qui en remplace
    une autre par métamorphose garde sa place.
    .title = Ordre des essaims

WV-3-1 = Un essaim peut viser les systèmes voisins imprimés du sien qui ne sont ni un trou noir ni
    sous un essaim. Vos systèmes, les systèmes neutres et les systèmes de départ sont tous valables.
    .title = Cibles valables

WV-3-2 = Qu’une route soit construite ou non n’a aucune influence sur les cibles ni sur les
    déplacements.
    .title = Les cubes des routes ne comptent pas

WV-3-3a = Une cible valable de la couleur de la première flèche est la cible.
    .title = Première flèche

WV-3-3b = Sinon, une de la couleur de la deuxième flèche.
    .title = Deuxième flèche

WV-3-3c = Sinon, une de la couleur de la troisième flèche.
    .title = Troisième flèche

WV-3-3d = Sinon, la cible valable qui reste.
    .title = Celle qui reste

WV-3-4 = Si plusieurs cibles valables conviennent autant, ce qui n’arrive que sur d’autres plateaux,
    on prend celle qui a le moins de lignes imprimées jusqu’au système d’origine ; si cela aussi est
    égal, vous choisissez.
    .title = Égalités

WV-3-5 = Sans cible valable, la carte quitte la partie, ses cubes vont dans la réserve et son
    système devient un trou noir, le tout en un seul acte. Puis on vérifie les victoires.
    .title = Aucune cible

WV-3-6 = Une cible reste jusqu’à ce qu’elle ne soit plus valable ou que sa carte soit posée, se
    déplace, se métamorphose ou prolifère. Qu’une meilleure couleur se libère ne change rien.
    .title = Une cible est gardée

WV-3-7 = Quand une cible n’est plus valable, quels qu’en soient la cause et le moment, son essaim
    change aussitôt de cible.
    .title = Une cible n’est plus valable

WV-3-8 = Les cartes que nomme l’événement visent d’abord (celle qui s’est déplacée ; l’ancienne,
    puis la nouvelle), puis toutes les autres dont la cible n’est pas valable, dans l’ordre
    d’arrivée, jusqu’à ce que toutes les cibles soient valables.
    .title = Ordre pour viser

WV-3-9 = Deux essaims peuvent viser un même système. Aucun ne vise un essaim ; deux voisins ne sont
    donc jamais orientés l’un vers l’autre.
    .title = Cibles communes

WV-3-10 = Que vous preniez ou perdiez le contrôle d’une cible ne la rend pas non valable.
    .title = Le contrôle ne compte pas

WV-4-1 = Votre tour comprend la Phase 1, le Weavers Span, la Phase 2, la Phase 3 et la vérification
    à sa fin.
    .title = Votre tour en solo

WV-4-2 = Le Weavers Span regarde la main tirée en Phase 1, jamais les tirages ultérieurs ; il n’y
    ajoute ni n’en retire rien.
    .title = Quelle main voit le Weavers Span

WV-4-3 = Chaque essaim sur le plateau au début du Weavers Span agit une fois, dans l’ordre
    d’arrivée. Celui qui arrive pendant n’agit pas, ni celui qui est parti.
    .title = Qui agit dans le Weavers Span

WV-4-4 = Pour chaque essaim : la condition de la prolifération est remplie si votre main contient au
    moins deux cubes d’une même couleur ; celle de la métamorphose, si elle contient exactement un
    cube de la couleur de sa métamorphose ; celle de l’engloutissement, selon WV-4.8.
    .title = Les trois conditions

WV-4-5 = Si les conditions de la prolifération et de la métamorphose sont toutes deux remplies, les
    deux avancent dans cet ordre, et l’engloutissement non.
    .title = Les deux sont remplies

WV-4-6 = Une condition apporte un cube, quel que soit le nombre de paires.
    .title = Un cube chacune

WV-4-7 = Le cube a la couleur de l’ouvrage et vient de la réserve. Un conflit le reçoit si WV-11.4
    le dit, sinon une case vide de cet ouvrage.
    .title = Où va le cube

WV-4-8 = L’engloutissement est jugé en dernier. Sa condition est remplie, sauf si un cube a été posé
    sur la prolifération ou la métamorphose de cette même carte dans ce Weavers Span ; un cube dévié
    vers un conflit ou qui manquait ne compte pas comme posé.
    .title = Condition de l’engloutissement

WV-4-9 = Si la réserve n’a pas de tel cube, rien n’est posé et rien d’autre ne change.
    .title = La couleur manque à la réserve

WV-4-10 = Un ouvrage complet est résolu aussitôt. Une condition remplie auparavant apporte encore
    son cube ensuite, si la carte est toujours sur le plateau. (Selon l’autre lecture, tous les
    cubes viennent d’abord : WV-14.2.)
    .title = Un ouvrage complet dans le Weavers Span

WV-4-11 = Vous ne décidez rien dans le Weavers Span, sauf ce qui vous est imposé : le butin à
    perdre, et les égalités entre cibles.
    .title = Vos décisions dans le Weavers Span

WV-4-12 = Avec le réglage pour cela, l’engloutissement ne dépend que des conditions : un cube de
    prolifération ou de métamorphose dévié vers un conflit ou qui manquait compte comme posé.
    .title = La lecture plus clémente

WV-5-1 = Quand la prolifération est complète et que la pioche Weaver n’est pas vide : tous les cubes
    de la carte vont dans la réserve ; la carte du dessus de la pioche Weaver envahit la cible ;
    l’ancienne carte, puis la nouvelle, puis toutes les autres qui le doivent, visent ; on vérifie
    les victoires.
    .title = Prolifération

WV-5-2 = La nouvelle carte n’a aucun cube et est dernière dans l’ordre d’arrivée.
    .title = Le nouvel essaim

WV-5-3 = Si la pioche Weaver est vide, une prolifération complète est résolue comme engloutissement.
    .title = Prolifération sans pioche

WV-5-4 = La prolifération ne crée pas de trou noir par elle-même ; seul un essaim sans cible en crée
    un.
    .title = Pas de trou noir par elle-même

WV-6-1 = Quand la métamorphose est complète et que la pioche Weaver n’est pas vide : tous les cubes
    de la carte vont dans la réserve, la carte va sous la pioche Weaver, la carte du dessus de la
    pioche Weaver prend son système et vise aussitôt, sans tenir compte de l’ancienne cible.
    .title = Métamorphose

WV-6-2 = On juge si la pioche est vide avant que l’ancienne carte aille dessous : d’une pioche d’une
    carte, celle-ci arrive et l’ancienne devient toute la pioche.
    .title = Une pioche d’une carte

WV-6-3 = Si la pioche Weaver est vide, une métamorphose complète est résolue comme engloutissement.
    .title = Métamorphose sans pioche

WV-6-4 = Une métamorphose ne change l’état d’aucun système, n’annule aucun conflit et ne retire
    aucune route.
    .title = Une métamorphose ne change aucun système

WV-6-5 = Un conflit contre l’ancien essaim continue avec tous ses cubes contre le nouveau.
    .title = Les conflits continuent

WV-6-6 = L’ancienne carte part et la nouvelle arrive en une seule étape : aucun autre essaim ne vise
    entre-temps, et un plateau vide n’est pas jugé, même si c’est le seul essaim.
    .title = Une seule étape

WV-7-1 = Quand l’engloutissement est complet : tous les cubes de la carte vont dans la réserve ; la
    carte se déplace vers sa cible ; le système qu’elle a quitté devient un trou noir ; la cible est
    envahie ; la carte vise, puis toutes les autres qui le doivent ; on vérifie les victoires.
    .title = Engloutissement

WV-7-2 = Si c’était la prolifération ou la métamorphose, on fait de même avec les cubes des trois
    ouvrages.
    .title = Engloutissement à la place d’un autre

WV-7-3 = Sans pioche Weaver, la prolifération et la métamorphose gardent leurs cases, leurs couleurs
    et leurs conditions.
    .title = Les ouvrages restent ce qu’ils sont

WV-7-4 = Quand le neuvième jeton est posé, le tour continue ; seule sa fin en juge.
    .title = Le neuvième jeton

WV-8-1 = Toutes les bases d’un système qu’un essaim envahit vont dans votre stock.
    .title = Bases d’un système envahi

WV-8-2 = Tous les cubes sur ses planètes vont dans la réserve.
    .title = Planètes d’un système envahi

WV-8-3 = Tous les cubes sur ses routes, terminées ou non, vont dans votre sac.
    .title = Routes d’un système envahi

WV-8-4 = Les conflits menés de là ou contre lui sont annulés.
    .title = Conflits d’un système envahi

WV-8-5 = Plus tard, vous pouvez construire des routes jusqu’à lui, mais ni y poser de base ni y
    coloniser tant que l’essaim y est.
    .title = Construire vers un essaim

WV-8-6 = Un essaim peut envahir votre système d’origine ; vous ne perdez pas avant la fin du tour.
    .title = Votre système d’origine est envahi

WV-9-1 = Quand vous obtenez un symbole en Phase 2 ou 3, chaque essaim qui le montre prend deux
    cubes, un pour chacun des ouvrages que nomme sa carte.
    .title = Nourrir

WV-9-2 = Les essaims sont nourris une fois par symbole obtenu, deux fois pour deux, après la
    vérification des victoires et avant l’effet de la carte qui l’a donné. Le symbole d’une chose
    qu’une nouvelle carte termine nourrit quand il vient, et pas une fois de plus avec la carte,
    dont le propre symbole nourrit après lui.
    .title = Une fois par symbole

WV-9-3 = Un symbole perdu ne nourrit personne ; un symbole obtenu de nouveau, si ; un changement
    sans hausse nette, non.
    .title = Perdu puis obtenu de nouveau

WV-9-4 = Les cubes viennent un à un, pour la prolifération, la métamorphose, l’engloutissement, et
    essaim par essaim dans l’ordre d’arrivée.
    .title = Ordre pour nourrir

WV-9-5 = Un cube qui nourrit peut aller à un conflit, et aucun ne vient s’il manque à la réserve,
    comme dans le Weavers Span.
    .title = Nourri comme dans le Weavers Span

WV-9-6 = Un ouvrage complet est résolu aussitôt ; le deuxième cube est encore pris si la carte est
    sur le plateau. (Selon l’autre lecture, tous les cubes viennent d’abord : WV-14.2.)
    .title = Un ouvrage nourri est complet

WV-9-7 = Sont nourris ceux qui étaient sur le plateau quand le symbole a été obtenu et qui y sont
    encore quand c’est leur tour : ni celui que le même conflit a détruit, ni celui qui est arrivé
    entre-temps, ni celui qu’une métamorphose a amené.
    .title = Qui est nourri

WV-10-1 = Un vol sur les cartes ou partout peut prendre un cube de n’importe quel ouvrage de
    n’importe quel essaim et le mettre dans votre sac.
    .title = Voler sur des cartes

WV-10-2 = Un vol dans les conflits ou partout peut prendre des cubes du côté des Weavers d’un
    conflit.
    .title = Voler dans des conflits

WV-10-3 = En solo, l’effet qui fait passer son tour à quelqu’un retire à la place deux cubes
    quelconques de cartes Weaver ou du côté des Weavers dans des conflits, et celui qui prend un
    dirigeant est un choix de carte pour un dirigeant.
    .title = Verbes qui demandent un adversaire

WV-10-4 = Voler ne change ni les cibles ni l’ordre.
    .title = Voler ne change aucune cible

WV-10-5 = En solo, un vol sur les routes porte là où porte un vol sur les cartes, puisque personne
    d’autre n’a de routes.
    .title = Voler sur des routes

WV-10-6 = Les autres effets qui ont besoin d’un adversaire ne font rien en solo ; leurs cartes
    restent dans leurs pioches et comptent leur symbole.
    .title = Autres effets sans adversaire

WV-11-1 = Vous pouvez déclencher un conflit contre un système sous un essaim comme contre tout
    autre.
    .title = Un conflit contre un essaim

WV-11-2 = La défense de la carte est le côté des Weavers. Les cases supplémentaires de l’attaquant
    sont comme d’habitude, et un système de départ sous un essaim n’est pas neutre.
    .title = Le côté des Weavers

WV-11-3 = Contre un système neutre, les Weavers n’ont pas de côté, sauf si le réglage leur en donne
    un.
    .title = Une cible neutre

WV-11-4 = Quand un essaim quelconque doit prendre un cube et qu’un conflit déclenché a une case vide
    des Weavers qui l’accepte, le cube y va et l’ouvrage de l’essaim n’avance pas.
    .title = Les conflits d’abord

WV-11-5 = S’il y en a plusieurs, c’est le conflit déclenché le premier qui le reçoit, et là une case
    de cette couleur avant une étoile.
    .title = Quelle case

WV-11-6 = Quand leur côté est rempli, ils gagnent aussitôt, même au milieu du Weavers Span ou
    pendant qu’on les nourrit : vos cubes posés là vont dans votre sac, les leurs dans la réserve,
    et la carte sous sa pioche.
    .title = Les Weavers gagnent un conflit

WV-11-7 = Vous perdez alors le butin : des cubes de votre choix de votre sac vers la réserve, tous
    s’il y en a moins, ou un dirigeant de votre choix sous sa pioche, ou un cube si vous n’en avez
    pas. Le tour continue.
    .title = Butin des Weavers

WV-11-8 = Quand vous gagnez, les cubes de l’essaim vont dans la réserve et sa carte quitte la
    partie, ou va sous la pioche Weaver si le réglage le dit. Tout le reste est comme dans tout
    conflit, sans butin.
    .title = Vous gagnez un conflit

WV-11-9 = Si l’essaim attaqué se déplace, est détruit ou retiré autrement, ou si le système
    attaquant est envahi, le conflit est annulé et les cubes des Weavers vont dans la réserve.
    .title = L’essaim n’est plus là

WV-11-10 = Un cube pris après une victoire des Weavers ou après une annulation va de nouveau à
    l’ouvrage.
    .title = Après le conflit

WV-12-1 = En solo, vous gagnez aussi par les bases, par les symboles et par deux systèmes de
    départ ; reprendre ou prendre un système de départ sous un essaim compte.
    .title = Les trois victoires

WV-12-2 = Sans carte Weaver sur le plateau, vous gagnez immédiatement, même si la dernière s’est
    retirée elle-même, et même si cela a posé le neuvième jeton.
    .title = Il ne reste aucun essaim

WV-12-3 = On vérifie les victoires après chaque étape, dans le Weavers Span aussi.
    .title = Quand on vérifie les victoires

WV-12-4 = Si vous n’avez aucune base sur votre système d’origine à la fin de votre tour, vous
    perdez.
    .title = Le système d’origine est perdu

WV-12-5 = Si les neuf jetons sont tous sur le plateau à la fin de votre tour, quelle que soit la
    façon dont ils y sont venus, vous perdez.
    .title = Neuf jetons

WV-12-6 = Les défaites ne sont jugées qu’à la fin d’un tour.
    .title = Perdre attend la fin du tour

WV-12-7 = En solo, un joueur sans base sur le plateau n’est pas éliminé.
    .title = Personne n’est éliminé

WV-12-8 = Après 200 tours, tours passés compris, les Weavers gagnent si personne n’a gagné, après
    les vérifications de fin de tour, et cette raison est indiquée.
    .title = Protection des tours

WV-12-9 = Ni victoires ni défaites ne sont vérifiées avant la fin de la mise en place.
    .title = Pas pendant la mise en place

WV-13-1 = Si vous devez passer un tour, vous tirez, tout le Weavers Span a lieu et la main retourne
    dans le sac ; il n’y a ni Phase 2 ni Phase 3.
    .title = Un tour passé en solo

WV-13-2 = Ce qui se passe au début d’un tour est omis dans un tour passé ; les effets permanents sur
    la main comptent.
    .title = Événements d’un tour passé

WV-13-3 = La vérification de fin de tour a lieu aussi dans un tour passé.
    .title = La vérification a lieu

WV-14-1 = Si un autre niveau que celui imprimé est choisi, les ouvrages des Weavers ont moins de
    cases qu’imprimé, de ce qu’indique le niveau, mais au moins une.
    .title = Le niveau des Weavers

WV-14-2 = Si cette autre lecture est choisie, un essaim prend d’abord tous les cubes d’un
    événement : de son tour dans le Weavers Span, ou d’un symbole qui le nourrit. Ensuite, ses
    ouvrages complets sont résolus dans l’ordre prolifération, métamorphose, engloutissement. Chacun
    vide tous les ouvrages de la carte ; un ouvrage vidé n’est donc plus complet. Un côté d’un
    conflit qui est rempli est décidé aussitôt malgré tout. La feuille de règles ne dit pas si un
    ouvrage complet attend le reste de son événement.
    .title = Tous les cubes d’abord
