### Master of the Galaxy : les options d’une partie.

option-weavers = Quelle est la force des Weavers ?
    .help = À quel rythme leurs essaims arrivent et se déplacent. Pour une première partie, prenez les cartes comme imprimées.
    .printed = Comme imprimé
    .easy = Facile
    .normal = Moyen
    .hard = Difficile
reading-all-then-resolve = Tous les cubes d’abord : un essaim prend tous les cubes que lui apporte un Weavers Span ou un symbole avant qu’un projet plein soit accompli, donc le dernier part avec les autres et ne recommence rien
