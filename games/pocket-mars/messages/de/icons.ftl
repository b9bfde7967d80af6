# What the icons of Pocket Mars are called and mean in German; icons.toml has the English.

icon-colonist = Sieben für jede Seite. Auf dem Mars zählen sie, auf der Erde nicht.
    .pm-fig-p1 = dein Kolonist oder der von Rot
    .pm-fig-p2 = Kolonist von Weiß
    .pm-fig-p3 = Kolonist von Gelb
    .pm-fig-p4 = Kolonist von Grau
    .pm-fig-da = Kolonist der Androiden

icon-ghost = Ein freier Platz für einen Kolonisten.
    .pm-ghost = freier Platz

icon-star = Ein Stern ist das untere Feld, zwei Sterne das obere. Daneben stehen die Punkte eines Kolonisten dort.
    .pm-star = Feld eines Gebäudes

icon-colour = Ein Gebäude und die Karten seiner Farbe. Eine Karte wird unter das Gebäude ihrer Farbe angebaut.
    .pm-green = grün: Gewächshaus
    .pm-blue = blau: Aqualab
    .pm-orange = orange: Energiespeicher
    .pm-purple = lila: Funkzentrale
    .pm-black = schwarz: Habitat

icon-energy = Bezahlt Schritte von Karten. Die Leiste geht von 0 bis 5.
    .pm-bolt = Energie

icon-launch = Ein Kolonist geht von der Erde an Bord des Raumschiffs.
    .pm-rocket = an Bord holen

icon-land = Ein Kolonist geht vom Raumschiff auf ★ eines Gebäudes.
    .pm-land = landen

icon-shift = Ein Kolonist wechselt in seinem Gebäude zwischen ★ und ★★.
    .pm-shift = verschieben

icon-up = Ein Androide steigt von ★ auf ★★, oder einer deiner Kolonisten kommt herunter.
    .pm-up = Upgrade

icon-under = Karten verlassen den Nachziehstapel. Wird er knapp, rückt das Ende näher.
    .pm-under = Karten vom Nachziehstapel

icon-card = Eine Projektkarte: ihr Wert, ihre Farbe und zwei Fähigkeiten.
    .pm-card = Karte

icon-works = Was eine Zeile der Karte täte, würde sie jetzt gespielt.
    .pm-tick = es geschieht
    .pm-cross = es geschieht nicht

icon-rest = Ohne Karte tun die Androiden nichts.
    .pm-rest = die Androiden ruhen

icon-rover = Schmuck. Er tut nichts.
    .pm-rover = Rover

icon-own = Steht nicht auf der echten Karte: von uns entworfen oder unsere Lesart.
    .i-own = von uns

icon-seen = Eine Vorderseite, die du gesehen hast.
    .i-eye = gesehene Karte

icon-end = Das Ende des Spiels oder was es bringt.
    .i-flag = Ende
