### Nos titres des éléments, que les données donnent en anglais.

## L’effet de chaque carte Challenge.

challenge-fully-stocked =
    .text = Les Saboteurs commencent avec un Chemical de chaque type.
challenge-jamming =
    .text = À chaque revenu, le Target monte de 1 par Bot à eux sur le plateau.
challenge-creative-accounting =
    .text = Les Saboteurs commencent avec un Award. À chaque revenu, un de vos marqueurs Funding recule d’une case.
challenge-nobel-laureate =
    .text = Les Saboteurs commencent avec un Chemical de plus. Sans le Nobel Prize, vous ne pouvez pas gagner.
challenge-overachievers =
    .text = Avec moins de 5 Goals atteints, vous ne pouvez pas gagner.
challenge-clock =
    .text = Deux cartes de la pioche retournent dans la boîte.
challenge-one-step-ahead =
    .text = À la fin de votre tour, le Target monte de 3 si leur marqueur d’initiative est tout à gauche.
challenge-moral-high-ground =
    .text = Les Saboteurs à votre gauche ne vous donnent pas de Vouchers.
challenge-peer-review =
    .text = Aucun jeton Citation, et pas de CP pour Science quand vous retirez un jeton Lock.
challenge-independent =
    .text = Les Saboteurs commencent avec un Award. Leurs Bots ne remplacent pas les pièces de vos prototypes.
challenge-budget-cuts =
    .text = Les Saboteurs commencent avec un Chemical de plus. Votre Lab Funding ajoute 0.
challenge-publish-or-perish =
    .text = Le Target commence 5 plus bas et monte de 5 par jeton Lock retiré par les Saboteurs. Seule la victoire immédiate compte.
