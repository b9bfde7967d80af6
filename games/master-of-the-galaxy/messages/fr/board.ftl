### Master of the Galaxy : la table, en listes et en mots du dessin.
