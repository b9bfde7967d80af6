### Les titres des lieux de la table, en début de ligne.
