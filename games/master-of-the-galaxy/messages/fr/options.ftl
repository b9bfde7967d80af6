### Master of the Galaxy: the options of a game.

option-seats = Joueurs
    .help = Seul, on joue contre les Weavers ; à deux, trois ou quatre, les uns contre les autres.
option-species = Votre espèce
    .help = En solo, choisissez n’importe quelle espèce, ou voyez-en deux et gardez-en une comme à plusieurs.
    .choice = Je choisis
    .pick = En voir deux, en garder une
option-weavers = Quelle est la force des Weavers ?
    .help = À quel rythme leurs essaims arrivent et se déplacent. Pour une première partie, prenez les cartes comme imprimées.
    .printed = Comme imprimé
    .easy = Facile
    .normal = Moyen
    .hard = Difficile
reading-all-then-resolve = Tous les cubes d’abord : un essaim prend tous les cubes d’un Span ou d’un symbole avant qu’un ouvrage complet soit résolu ; puis tous sont retirés ensemble
