### Was ein Helfer neben einem echten Tisch fragt, und seine Wertung.

## Before it begins.

ask-level = Wie stark sind die Androiden?
ask-decider = Wer entscheidet?
decider-program = Das Programm
decider-person = Ich
ask-readings = Andere Lesarten der Regeln
reading-final-score = Die Androiden wollen möglichst viele eigene Punkte, nicht den größten Vorsprung vor dir

## What is asked.

asks-module = Was liegt noch im Vorbereitungsmodul der Androiden?
asks-end = Die Partie ist zu Ende. Wo stehen deine Kolonisten?
asks-rest = Was hast du noch?
asks-above = Wie viele deiner Kolonisten stehen auf ★★?
asks-table = Was liegt jetzt auf dem Tisch?
too-many-colonists = Du hast { $all } Kolonisten, aber das sind { $count }.
too-many-above = { $building } ★★: Dort ist Platz für { $room } von deinen.
not-all-landed = Du hast gesagt, dass alle { $all } deiner Kolonisten in Gebäuden sind, aber das sind { $count }.
fact-module = Vorbereitungsmodul der Androiden
fact-deck = Karten im Nachziehstapel
fact-landed = Alle deine Kolonisten sind in Gebäuden
fact-energy = Energie der Androiden
fact-ship = Androiden auf ihrem Raumschiff
fact-earth = Androiden auf der Erde
fact-first = Androiden: { $building } ★
fact-second = Androiden: { $building } ★★
fact-your-second = Deine: { $building } ★★
fact-your-first = Deine: { $building } ★
fact-your-ship = Deine auf deinem Raumschiff
fact-your-energy = Deine Energie
answer-full = Beide Karten
answer-empty = Keine Karte
answer-left = Slot { $slot }, { $colour }
answer-yes = Ja
answer-no = Nein
answer-or-more = { $count } oder mehr

## What the person decides for the androids.

trail-round = Runde { $round }
trail-activation = Androidenaktivierung

## Names, the score and the end.

name-you = Du
score-ship = Kolonisten auf dem Raumschiff
score-first = Kolonisten auf ★
score-second = Kolonisten auf ★★
score-earth = Kolonisten auf der Erde
score-everywhere = In jedem Kolonistengebäude
score-four = Vier in einem Gebäude
score-energy = Meiste Energie
measure-points = die meisten Punkte
measure-second = die meisten Kolonisten auf ★★
measure-landed = die meisten Kolonisten in Gebäuden
measure-energy = die meiste Energie
end-yours = Alle deine Kolonisten sind in Gebäuden.
end-theirs = Alle Kolonisten der Androiden sind in Gebäuden.
end-module = Das Vorbereitungsmodul der Androiden konnte nicht aufgefüllt werden.
end-round = Die letzte Runde der Partie ist gespielt.
end-landed = Jemand hatte alle Kolonisten in Gebäuden.
end-finished = Jemand hatte alle Kolonisten in Gebäuden, und die Runde wurde zu Ende gespielt.
