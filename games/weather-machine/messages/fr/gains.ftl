### Avantages, coûts et conditions, en détail et en noms courts.
