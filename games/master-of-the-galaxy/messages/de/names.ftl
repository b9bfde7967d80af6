### Master of the Galaxy: the names of players and things.


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
    .accusative =
        { $count ->
            [one] { $count } { FORM($colour, "accusative") }
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

## Decks and the types of their cards. The form "card" names a single card, "plural" several.

pile-species = Spezies
    .card = Spezieskarte
    .plural = Spezieskarten
    .who = Welche Spezies
    .whom = Welche Spezies
    .deck = Speziesstapel
pile-leader = Anführer
    .card = Anführerkarte
    .plural = Anführerkarten
    .who = Welcher Anführer
    .whom = Welchen Anführer
    .deck = Anführerstapel
pile-conflict = Konflikt
    .card = Konfliktkarte
    .plural = Konfliktkarten
    .who = Welcher Konflikt
    .whom = Welchen Konflikt
    .deck = Konfliktstapel
pile-government = Regierung
    .card = Regierungskarte
    .plural = Regierungskarten
    .who = Welche Regierung
    .whom = Welche Regierung
    .deck = Regierungsstapel
pile-commerce = Handel
    .card = Handelsentwicklung
    .plural = Handelsentwicklungen
    .who = Welche Handelsentwicklung
    .whom = Welche Handelsentwicklung
    .deck = Handelsstapel
pile-expansion = Expansion
    .card = Expansionsentwicklung
    .plural = Expansionsentwicklungen
    .who = Welche Expansionsentwicklung
    .whom = Welche Expansionsentwicklung
    .deck = Expansionsstapel
pile-progress = Fortschritt
    .card = Fortschrittsentwicklung
    .plural = Fortschrittsentwicklungen
    .who = Welche Fortschrittsentwicklung
    .whom = Welche Fortschrittsentwicklung
    .deck = Fortschrittsstapel

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
    .accusative =
        { $part ->
            [base] „Basis“
            [research] „Forschung“
            [politics] „Politik“
            [attack] den Angriff in { $card }
            [defence] die Verteidigung in { $card }
           *[only] „{ $card }“
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
    .from =
        { $part ->
            [base] von Basis ({ $card })
            [research] von Forschung ({ $card })
            [politics] von Politik ({ $card })
            [attack] vom Angriff in { $card }
            [defence] von der Verteidigung in { $card }
           *[only] von { $card }
        }
victory-in = Sieg in { $card }
route = { $from }–{ $to }
    .from = von der Route { $from }–{ $to }

## Works of the Weavers. The form "subject" begins a sentence.

work-proliferation = Proliferation
    .subject = Die Proliferation
    .accusative = die Proliferation
    .dative = der Proliferation
work-morphing = Metamorphose
    .subject = Die Metamorphose
    .accusative = die Metamorphose
    .dative = der Metamorphose
work-engulfment = Verschlingen
    .subject = Das Verschlingen
    .accusative = das Verschlingen
    .dative = dem Verschlingen
work-of-card = { $work } von { $card }
    .from = von { FORM($work, "dative") } von { $card }
