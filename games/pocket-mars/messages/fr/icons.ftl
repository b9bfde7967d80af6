# What the icons of Pocket Mars are called and mean in French; icons.toml has the English.

icon-colonist = Sept par camp. Ceux sur Mars marquent, ceux sur Terre ne marquent rien.
    .pm-fig-p1 = votre colon, ou celui de Rouge
    .pm-fig-p2 = colon de Blanc
    .pm-fig-p3 = colon de Jaune
    .pm-fig-p4 = colon de Gris
    .pm-fig-da = colon des androïdes

icon-ghost = Une place libre pour un colon.
    .pm-ghost = place libre

icon-star = Une étoile : l’espace du bas ; deux : celui du haut. Les points d’un colon y figurent à côté.
    .pm-star = espace d’un Bâtiment

icon-colour = Un Bâtiment et les cartes de sa couleur. Une carte se raccorde sous le Bâtiment de sa couleur.
    .pm-green = vert : Serre
    .pm-blue = bleu : Aqualab
    .pm-orange = orange : Banque d’énergie
    .pm-purple = violet : Centre de communication
    .pm-black = noir : Habitat

icon-energy = Paie des étapes de cartes. La piste va de 0 à 5.
    .pm-bolt = énergie

icon-launch = Un colon passe de la Terre au vaisseau.
    .pm-rocket = embarquer

icon-land = Un colon passe du vaisseau à ★ d’un Bâtiment.
    .pm-land = débarquer

icon-shift = Un colon passe de ★ à ★★ ou l’inverse dans son Bâtiment.
    .pm-shift = décaler

icon-up = Un androïde monte de ★ à ★★, ou un de vos colons descend.
    .pm-up = amélioration

icon-under = Des cartes quittent la pioche. Quand elle s’épuise, la fin approche.
    .pm-under = cartes de la pioche

icon-card = Une carte Projet : sa valeur, sa couleur et deux capacités.
    .pm-card = carte

icon-works = Ce que ferait une ligne de la carte utilisée maintenant.
    .pm-tick = cela a lieu
    .pm-cross = sans effet

icon-rest = Sans carte, les androïdes ne font rien.
    .pm-rest = les androïdes se reposent

icon-rover = Un décor. Il ne fait rien.
    .pm-rover = astromobile

icon-own = Absent de la vraie carte : notre invention ou notre lecture.
    .i-own = de notre cru

icon-seen = Un recto que vous avez vu.
    .i-eye = carte vue

icon-end = La fin de la partie, ou ce qui l’amène.
    .i-flag = fin
