### Lo que se cuenta: las cifras junto a una opción, y en qué se basa una pista.
