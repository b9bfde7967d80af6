### Der Tisch in Worten: verschachtelte Listen, je eine Zeile.
