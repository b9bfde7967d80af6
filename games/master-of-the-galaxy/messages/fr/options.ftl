### Master of the Galaxy: the options of a game.

option-seats = Joueurs
    .help = En solo, on joue contre les Weavers ; à deux, trois ou quatre, les uns contre les autres.
option-species = Votre espèce
    .help = En solo, choisissez n’importe quelle espèce, ou regardez-en deux et gardez-en une, comme dans une partie à plusieurs.
    .choice = Je choisis
    .pick = En voir deux, en garder une
option-weavers = Niveau des Weavers
    .help = À quel rythme leurs essaims arrivent et se déplacent. Pour une première partie, prenez les cartes comme imprimées.
    .printed = Comme imprimé
    .easy = Facile
    .normal = Moyen
    .hard = Difficile
reading-all-then-resolve = Tous les cubes d’abord : un essaim prend tous les cubes d’un Span ou d’un symbole avant qu’un ouvrage complet soit résolu ; puis tous sont retirés ensemble

## Why options are refused.


## What has changed since a game was saved.

change-arrival = une carte arrive, avec tout ce qui est renvoyé pour elle, en une seule étape : celle qui ne reste pas n’a rien fait, et ce qu’une nouvelle carte complète nourrit les Weavers une fois par symbole (WV-9.2)
