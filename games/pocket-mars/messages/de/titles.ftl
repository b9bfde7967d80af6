### Pocket Mars: Titel und Namen des Spielmaterials, die im Inhalt englisch sind.

## Project cards.

title-gh1 = Samenbank
title-gh2 = Rückschnitt
title-gh3 = Umtopfen
title-gh4 = Fruchtfolge
title-gh5 = Unkrautjäten
title-gh6 = Terrarium
title-gh7 = Biokuppel
title-aq1 = Eisbohrer
title-aq2 = Schleusentor
title-aq3 = Leck
title-aq4 = Filteranlage
title-aq5 = Siphon
title-aq6 = Sonar
title-aq7 = Wasserspeicher
title-eb1 = Sonnensegel
title-eb2 = Brennstoffzellen
title-eb3 = Angezapfte Leitung
title-eb4 = Wärmekreislauf
title-eb5 = Solarpark
title-eb6 = Reaktor
title-eb7 = Ionenantrieb
title-cc1 = Sammelruf
title-cc2 = Relais
title-cc3 = Lauschangriff
title-cc4 = Landebake
title-cc5 = Schichtwechsel
title-cc6 = Schwebekran
title-cc7 = Kommandoverbindung
title-hb1 = Schutzräume
title-hb2 = Landeplatz
title-hb3 = Penthouse
title-hb4 = Abriss
title-hb5 = Rovergarage
title-hb6 = Schlafsaal
title-hb7 = Räumungsbefehl

## Buildings. "definite" with the article; "in", "at" with a preposition; "genitive" behind a noun.

building-greenhouse = Gewächshaus
    .definite = das Gewächshaus
    .in = im Gewächshaus
    .at = am Gewächshaus
    .genitive = des Gewächshauses
    .dative = dem Gewächshaus
building-aqualab = Aqualab
    .definite = das Aqualab
    .in = im Aqualab
    .at = am Aqualab
    .genitive = des Aqualabs
    .dative = dem Aqualab
building-energy-bank = Energiespeicher
    .definite = der Energiespeicher
    .in = im Energiespeicher
    .at = am Energiespeicher
    .genitive = des Energiespeichers
    .dative = dem Energiespeicher
building-comms-center = Funkzentrale
    .definite = die Funkzentrale
    .in = in der Funkzentrale
    .at = an der Funkzentrale
    .genitive = der Funkzentrale
    .dative = der Funkzentrale
building-habitation = Habitat
    .definite = das Habitat
    .in = im Habitat
    .at = am Habitat
    .genitive = des Habitats
    .dative = dem Habitat

## What the androids do at the Buildings.

power-greenhouse = Doppel-Upgrade
power-aqualab = Funkenflug
power-energy-bank = Überspannung
power-comms-center = Anwerbeaktion
power-habitation = Berechnung

## Levels.

level-normal = Normal
level-super-droid = Super-Droide
level-cyborg = Cyborg

## Options of the content.

option-energy-top = Maximum der Energieleiste
    .help = Der höchste Energiestand, den ein Raumschiff anzeigen kann.
option-energy-start = Startenergie
    .help = Der Stand, bei dem jeder Energiemarker der Spieler beginnt.
option-star2-limit-1 = Obergrenze auf ★★ im Solospiel
    .help = Wie viele Kolonisten im Solospiel auf ★★ eines Gebäudes Platz haben, deine und die der Androiden zusammen.
option-star2-limit-2 = Obergrenze auf ★★ zu zweit
    .help = Wie viele Kolonisten aller Besitzer zusammen zu zweit auf ★★ eines Gebäudes Platz haben.
option-star2-limit-3 = Obergrenze auf ★★ zu dritt
    .help = Wie viele Kolonisten aller Besitzer zusammen zu dritt auf ★★ eines Gebäudes Platz haben.
option-star2-limit-4 = Obergrenze auf ★★ zu viert
    .help = Wie viele Kolonisten aller Besitzer zusammen zu viert auf ★★ eines Gebäudes Platz haben.
option-colonists = Kolonisten je Spieler
    .help = Wie viele Kolonisten jeder hat; einer beginnt auf dem Raumschiff, die übrigen auf der Erde.
option-end-trigger = Kolonisten, die das Spielende auslösen
    .help = Wie viele Kolonisten jemand in Gebäuden haben muss, um das Spielende auszulösen.
option-finish-round = Die Runde zu Ende spielen
    .help = Ist das Spielende ausgelöst, wird die Runde zu Ende gespielt, sodass alle gleich oft am Zug waren.
option-recycle-covered = Überdeckte Karten wieder einmischen
    .help = Sind Nachziehstapel und Ablagestapel leer, werden die überdeckten angebauten Karten zu einem neuen Nachziehstapel gemischt.
option-steal-moves-colonist = Landen mit fremder Karte
    .help = Mit einer Karte aus einem fremden Modul darf, wer am Zug ist, einen Kolonisten einziehen lassen, wenn ihr Wert hoch genug ist.
option-round-guard = Höchste Rundenzahl
    .help = Nach so vielen Runden endet die Partie und wird gewertet, was auch sonst geschehen ist.
option-hide-hand-colours = Farben der Handkarten verbergen
    .help = Die anderen sehen nur, wie viele Karten du auf der Hand hast, und nicht ihre Farben.
