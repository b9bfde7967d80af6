### Master of the Galaxy: the names of players and things.

game-summary = Breite dich mit Würfeln aus einem Beutel über sechzehn Systeme aus, mit Routen, Basen, Karten und Konflikten, bevor es die anderen tun oder die Weavers den Himmel schließen.

## Players.

player-grey = Grau
player-brown = Braun
player-orange = Orange
player-purple = Lila
player-you = Du

## What a conflict is against.

against-neutral = neutral
against-swarm = ein Schwarm

## Colours, symbols, shapes. Forms of a colour stand before Würfel, "noun" alone.

word = { $word }
colour-red = rot
    .accusative = roten
    .nominative = roter
    .plural = rote
    .noun = Rot
colour-blue = blau
    .accusative = blauen
    .nominative = blauer
    .plural = blaue
    .noun = Blau
colour-yellow = gelb
    .accusative = gelben
    .nominative = gelber
    .plural = gelbe
    .noun = Gelb
colour-white = weiß
    .accusative = weißen
    .nominative = weißer
    .plural = weiße
    .noun = Weiß
colour-black = schwarz
    .accusative = schwarzen
    .nominative = schwarzer
    .plural = schwarze
    .noun = Schwarz
any-colour = jede Farbe
cubes =
    { $count ->
        [one] { $count } { FORM($colour, "nominative") }
       *[other] { $count } { FORM($colour, "plural") }
    }
cubes-none = nichts
symbol-military = Militär
    .symbol = Militärsymbol
    .plural = Militärsymbole
symbol-economic = Wirtschaft
    .symbol = Wirtschaftssymbol
    .plural = Wirtschaftssymbole
symbol-industrial = Industrie
    .symbol = Industriesymbol
    .plural = Industriesymbole
symbol-scientific = Wissenschaft
    .symbol = Wissenschaftssymbol
    .plural = Wissenschaftssymbole
symbol-political = Politik
    .symbol = Politiksymbol
    .plural = Politiksymbole
symbols =
    { $count ->
        [one] { FORM($symbol, "symbol") }
       *[other] { $count } { FORM($symbol, "plural") }
    }
shape-factory = Fabrik
shape-pyramid = Pyramide
shape-globe = Kugel

## Decks and the types of their cards. The form "card" names a single card.

pile-species = Spezies
    .card = Spezieskarte
    .who = Welche Spezies
    .whom = Welche Spezies
    .deck = Spezies-Stapel
pile-leader = Anführer
    .card = Anführerkarte
    .who = Welcher Anführer
    .whom = Welchen Anführer
    .deck = Anführer-Stapel
pile-conflict = Konflikt
    .card = Konfliktkarte
    .who = Welcher Konflikt
    .whom = Welchen Konflikt
    .deck = Konflikt-Stapel
pile-government = Regierung
    .card = Regierungskarte
    .who = Welche Regierung
    .whom = Welche Regierung
    .deck = Regierungs-Stapel
pile-commerce = Handel
    .card = Handelsentwicklung
    .who = Welche Handelsentwicklung
    .whom = Welche Handelsentwicklung
    .deck = Handels-Stapel
pile-expansion = Expansion
    .card = Expansionsentwicklung
    .who = Welche Expansionsentwicklung
    .whom = Welche Expansionsentwicklung
    .deck = Expansions-Stapel
pile-progress = Fortschritt
    .card = Fortschrittsentwicklung
    .who = Welche Fortschrittsentwicklung
    .whom = Welche Fortschrittsentwicklung
    .deck = Fortschritts-Stapel

## Projects. The first names the project of somebody whose species is known.

part-only = Projekt
part-base = Basis
part-research = Forschung
part-politics = Politik
part-attack = Angriff
part-defence = Verteidigung
project =
    { $part ->
        [base] Basis
        [research] Forschung
        [politics] Politik
        [attack] Angriff in { $card }
        [defence] Verteidigung in { $card }
       *[only] { $card }
    }
project-of-card =
    { $part ->
        [base] Basis ({ $card })
        [research] Forschung ({ $card })
        [politics] Politik ({ $card })
        [attack] Angriff in { $card }
        [defence] Verteidigung in { $card }
       *[only] { $card }
    }
victory-in = Sieg in { $card }
route = { $from }–{ $to }

## Works of the Weavers. The form "subject" begins a sentence.

work-proliferation = Proliferation
    .subject = Die Proliferation
    .accusative = die Proliferation
work-morphing = Metamorphose
    .subject = Die Metamorphose
    .accusative = die Metamorphose
work-engulfment = Verschlingen
    .subject = Das Verschlingen
    .accusative = das Verschlingen
work-of-card = { $work } von { $card }
