# Titles of cards, doomsday cards, special powers and achievements; the content files have the English.

## Monsters.

card-m01 = Flickenhund
card-m02 = Wasserspeierwelpe
card-m03 = Kellerschleicher
card-m04 = Moorgänger
card-m05 = Rostgolem
card-m06 = Hundertäugiger Wächter
card-m07 = Grabkoloss
card-m08 = Rudelführer
card-m09 = Hydra
card-m10 = Zweiköpfiger Oger
card-m11 = Nachäffer
card-m12 = Nachtheuler
card-m13 = Dachbodenyeti
card-m14 = Bottichkrake

## Potions.

card-p01 = Haustonikum
card-p02 = Stärkungstrunk
card-p03 = Elixier der Einsicht
card-p04 = Flüssiges Glück
card-p05 = Wachstumsserum
card-p06 = Erinnerungsgebräu
card-p07 = Katalysator
card-p08 = Eiltrunk
card-p09 = Universallöser
card-p10 = Bodenloser Kessel
card-p11 = Verbundene Phiolen
card-p12 = Polarlichtessenz
card-p13 = Wahrheitsserum
card-p14 = Frostschutz

## Devices.

card-d01 = Funkenspule
card-d02 = Uhrwerkhand
card-d03 = Vakuumpumpe
card-d04 = Spektrallinse
card-d05 = Selbstdestillierer
card-d06 = Wahrscheinlichkeitsmaschine
card-d07 = Schergenkatapult
card-d08 = Schrumpfstrahl
card-d09 = Großes Planetarium
card-d10 = Energieleitung
card-d11 = Fließband
card-d12 = Schnelldrucker
card-d13 = Signalmast
card-d14 = Perpetuum mobile

## Doomsday cards.

doomsday-dr1 = Brennstoffzelle
doomsday-dr2 = Zielantenne
doomsday-dr3 = Kühlkörper
doomsday-dr4 = Kondensatorbank
doomsday-dr5 = Rubinkern
doomsday-dr6 = Spiegelfeld
doomsday-dr7 = Kühlkreislauf
doomsday-dr8 = Bündelungsrohr
doomsday-dr9 = Feuerkammer
doomsday-wm1 = Barometer
doomsday-wm2 = Wetterfahnen
doomsday-wm3 = Wolkenimpfer
doomsday-wm4 = Eispumpe
doomsday-wm5 = Sturmherz
doomsday-wm6 = Blitzableiter
doomsday-wm7 = Druckkessel
doomsday-wm8 = Hagelkanone
doomsday-wm9 = Jetstream-Spule
doomsday-bu1 = Ansaugschlauch
doomsday-bu2 = Sortiertrommel
doomsday-bu3 = Schredder
doomsday-bu4 = Rankentrichter
doomsday-bu5 = Hungriger Motor
doomsday-bu6 = Tropfschale
doomsday-bu7 = Archivverbrenner
doomsday-bu8 = Förderband
doomsday-bu9 = Abgasschlot
doomsday-ms1 = Kopfhaube
doomsday-ms2 = Wellensender
doomsday-ms3 = Gedächtnisglas
doomsday-ms4 = Rauschfilter
doomsday-ms5 = Kortexspule
doomsday-ms6 = Traumsauger
doomsday-ms7 = Reflexhammer
doomsday-ms8 = Pendel
doomsday-ms9 = Steuerthron

## Special powers.

special-luciana = Inferno
special-ivy = Absaugen
special-victor = Gedankengriff
special-elias = Weiße Wand

## Achievements.

achievement-a01 = Superhirn
achievement-a02 = Entschärft
achievement-a03 = Eisbrecher
achievement-a04 = Rohstoffverwalter
achievement-a05 = Mörderische Reflexe
achievement-a06 = Doppelter Ärger
achievement-a07 = Dreifache Bedrohung
achievement-a08 = Monstermeister
achievement-a09 = Trankgenie
achievement-a10 = Apparate mit Auszeichnung
achievement-a11 = Armer Schlucker
achievement-a12 = Volles Programm
