### La table en mots : des listes imbriquées, une ligne chacune.
