### Leute, die nicht zusammen wohnen: Einladungen, die Startseite einer Person und das Programm, das sie bewirtet.

## Eine Einladung.

join-title = Du bist eingeladen
join-plays = { $host } lädt dich zu { $game } ein. Dein Platz: { $seat }
join-watches = { $host } lädt dich ein, bei { $game } zuzusehen
join-member = Komm herein und beginne eigene Partien
join-host = Leite dieses Soloist mit
join-sits = { $seat }: { $name }
join-sits-free = { $seat }: frei
join-name = Dein Name
join-name-help = Die anderen sehen ihn am Tisch.
join-as = Hier bist du { $name }.
join-take = Platz nehmen
join-watch = Zusehen
join-enter = Hereinkommen
join-somebody = Jemand
refusal-name-long = ein Name hat höchstens { $most } Buchstaben
refusal-name-letters = dieser Name hat Buchstaben, die niemand sieht; tippe ihn neu
refusal-name-alike = das sieht aus wie { $name } an diesem Tisch; wähle einen anderen Namen

## Wer in einer Partie spielt.

people-you = du
people-free = wartet auf jemanden
people-anybody = wartet auf irgendein Mitglied
people-waits = Die Partie beginnt, wenn jeder Platz besetzt ist.
people-link = Link machen
people-link-watch = Link zum Zusehen machen
people-links = Links, die unterwegs sind
people-links-none = Keine.
people-made = Der Link für { $seat }
people-made-watch = Der Link zum Zusehen
people-made-help = Schick ihn einem Freund. Du siehst ihn nur jetzt. Er gilt einmal, { $days } Tage lang.
people-made-watch-help = Wer ihn hat, darf zusehen. Du siehst ihn nur jetzt. Er gilt { $days } Tage lang.
people-out = { $seat }, gemacht { $since }
people-out-watch = Zum Zusehen, gemacht { $since }
people-withdraw = Zurückziehen
people-sit = Hinsetzen
people-leave = Aufstehen
people-leave-sure = Die Partie ruht, bis wieder jemand dort sitzt. Aufstehen?
people-free-it = Platz frei machen
people-free-sure = { $name } verlässt den Tisch, und die Partie ruht, bis wieder jemand dort sitzt. Platz frei machen?
people-bot = Einen Bot spielen lassen
people-bot-sure = Ein Bot spielt { $seat } bis zum Ende. Lassen?
people-table = Wie dieser Tisch ist
people-watching = Wer darf zusehen?
people-watching-nobody = Niemand
people-watching-link = Wer einen Link hat
people-watching-anybody = Wer einen Link hat, und alle Mitglieder, wenn die Partie in der Liste steht
people-shown = Wann sehen sie, was gewählt wurde?
people-shown-once = Sofort
people-shown-later = Einen Zug später
people-back = Zurücknehmen, woraus andere etwas erfahren haben
people-back-never = Nie
people-back-agreed = Wenn die anderen einverstanden sind
people-back-freely = Frei
people-listed = Mitglieder finden sie in einer Liste
people-open = Mitglieder dürfen freie Plätze nehmen
people-came = gekommen { $since }
people-keep = Übernehmen
people-asked = gefragt: { $name }
people-bot-plays = ein Bot spielt
people-ask = Fragen
people-ask-whom = Wen fragen?
people-hand-over = Übergeben
people-hand-over-whom = Wem übergeben?
people-end = Partie beenden
people-end-sure = Alle anderen, die hier sitzen, werden gefragt. Sind alle einverstanden, ist die Partie endgültig zu Ende, und alle sehen alles. Fragen?
refusal-no-such-person = diese Person lässt sich nicht fragen; wähle jemand anderen
right-seats-free = die Partie beginnt, wenn jeder Platz besetzt ist
table-ended = Die Partie wurde einvernehmlich beendet
table-ended-help = Alle, die hier saßen, waren einverstanden. Jetzt liegt alles offen.
table-watching = Zuschauer: { $count }
new-seat-you = Du
new-seat-link = Ein Freund, per Link
new-seat-ask = { $name } fragen

## Uhren.

clock-title = Wie viel Zeit haben alle?
clock-none = So viel sie wollen
clock-turn = { $time } für jeden Zug
clock-bank = { $time } insgesamt, dazu { $more } mit jedem weiteren Zug
clock-out-title = Wenn jemandes Zeit um ist
clock-out-remind = Alle erfahren es
clock-out-once = Ein Bot wählt einmal
clock-out-stays = Ein Bot übernimmt den Platz
clock-rests = Nächte und Wochenenden der Spieler zählen nicht
clock-soon = weniger als eine Minute
clock-left-days = { $days } T { $hours } Std
clock-left-hours = { $hours } Std { $minutes } Min
clock-left-minutes = { $minutes } Min { $seconds } s
clock-runs = { $name }: noch { $time }
clock-until = Bis { $moment }
clock-has = { $name }: { $time }
clock-is-out = { $name }: die Zeit ist um
clock-paused = Die Uhren stehen: Pause.
clock-pause = Uhren anhalten
clock-resume = Pause beenden
asked-you-pause = Du hast die anderen gebeten, die Uhren anzuhalten.
asked-pause = { $name } bittet darum, die Uhren anzuhalten. Sind alle einverstanden, stehen sie, bis jemand die Pause beendet.
asked-note-paused = { $name } hat um eine Pause gebeten, und alle waren einverstanden.
asked-note-resumed = { $name } hat die Pause beendet.
asked-note-host-paused = Wer die Partie leitet, hat die Uhren angehalten.
asked-note-host-resumed = Wer die Partie leitet, hat die Pause beendet.
asked-note-clocks-set = Wer die Partie leitet, hat geändert, wie viel Zeit es gibt. Alle Uhren beginnen neu.
asked-note-ran-out = Die Zeit von { $name } ist um.
asked-note-stood-in = Die Zeit von { $name } war um, und ein Bot hat einmal gewählt.
asked-note-took-over = Die Zeit von { $name } war um, und ein Bot hat den Platz übernommen.
refusal-no-clock = in dieser Partie ist die Zeit nicht begrenzt
clock-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
clock-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
clock-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }

## Eigene Werte einer Person.

content-title = Werte, die anders sind
content-whose = Gespielt mit den Werten von { $name }
content-yours = Gespielt mit deinen eigenen Werten
content-none = Diese Partie wird mit den Werten von Soloist gespielt.
content-differ =
    { $count ->
        [one] Ein Wert ist anders als bei Soloist.
       *[other] { $count } Werte sind anders als bei Soloist.
    }
content-component = Teil
content-field = Wert
content-more =
    { $count ->
        [one] Und noch einer.
       *[other] Und noch { $count }.
    }
content-look = Werte ansehen
right-content-stays = andere sitzen an diesem Tisch; seine Werte bleiben, wie sie sind
refusal-contents-own = du hast Partien mit { $most } verschiedenen Ständen deiner eigenen Werte begonnen; weitere gehen erst, wenn Soloist neu gestartet wurde

## Die Startseite einer Person.

home-yours = Du bist dran
home-waits = Wartet auf Mitspieler
home-others = Andere wählen
home-watched = Du siehst zu
home-over = Zu Ende
home-listed = Offene Tische
home-asked = Du bist gefragt
home-asks = { $name } fragt, ob du { $game } mitspielst
home-asks-with = Am Tisch: { $names }
home-no-thanks = Nein danke
home-none = Noch keine Partie. Eine Einladung bringt eine.
home-none-member = Noch keine Partie. Beginne eine und lade deine Freunde ein.
home-guest = Du bist Gast, nur dieser Browser kennt dich. Bitte die Leitung um einen eigenen Link.
home-what = Schwere Brettspiele mit Freunden, die woanders wohnen
home-what-help = Alle am eigenen Bildschirm, zugleich oder ein Zug am Tag. Niemand sieht die Karten der anderen. Bots nehmen die Plätze, die frei bleiben.
home-who = Dieses Soloist betreibt { $operator }.
home-how = Herein kommst du mit einer Einladung von jemandem, der hier spielt.
home-you = Du
home-people = Leute
home-sign-in = Anmelden
home-time = Deine Zeit läuft ab: noch { $time }
home-time-out = Deine Zeit ist um
home-time-paused = Die Uhren stehen: Pause

## Die eigene Seite einer Person.

me-title = Du und deine Geräte
me-rank = { $name }, { $rank }
rank-guest = Gast
rank-member = Mitglied
rank-host = Leitung
me-devices = An diesen Geräten bist du angemeldet.
me-others = Alle anderen abmelden
me-others-sure = Jedes andere Gerät wird abgemeldet. Fortfahren?
me-ways = Deine Zugänge
me-ways-help = Mit einem Passkey muss dich am nächsten Gerät niemand mehr einladen.
me-hours = Deine Zeiten
me-hours-help = In Partien, in denen sie nicht zählen, steht deine Uhr nachts und am Wochenende. Was du hier änderst, gilt ab deinem nächsten Zug.
me-hours-offset = Deine Uhr
me-hours-from = Nacht von
me-hours-to = Nacht bis
me-hours-none = keine Nacht
me-hours-weekend = Samstag und Sonntag zählen nicht
me-export = Alles mitnehmen
me-export-help = Eine Datei: dein Name, deine Geräte, wen du sperrst, deine Meldungen, deine eigenen Werte und deine Partien, soweit du sie jetzt kennen darfst.
me-delete = Dich löschen
me-delete-help = Dein Name, deine Geräte und die Worte deiner Meldungen werden vergessen, deine Plätze werden frei. Das ist endgültig.
me-delete-yes = Ja, vergiss mich
me-delete-button = Mich löschen
refusal-last-host = du leitest hier allein; mach zuerst jemand anderen zur Leitung

## Die Seite der Leute.

hosts-title = Leute
hosts-help = Wen du als Mitglied hereinlässt, der beginnt Partien und lädt andere ein.
hosts-in = Jemanden hereinlassen
hosts-as = Als
hosts-link = Link machen
hosts-made = Der Link
hosts-made-help = Schick ihn einer Person. Du siehst ihn nur jetzt. Er gilt einmal, { $days } Tage lang.
hosts-withdraw-all = Alle Links zurückziehen
hosts-out =
    { $count ->
        [one] 1 Link ist unterwegs.
       *[other] { $count } Links sind unterwegs.
    }
hosts-rank = Zu { $rank } machen
hosts-remove = Entfernen
hosts-remove-sure = { $name } wird vergessen, und die Plätze werden frei. Entfernen?

## Melden und Sperren.

report-title = Jemanden melden oder sperren
report-help = Die Leitung liest es und darf diese Partie als Zuschauer ansehen, bis es erledigt ist. Die Person erfährt es nicht.
report-whom = Wen?
report-why = Warum?
report-name = Der Name beleidigt
report-stalling = Hält die Partie absichtlich auf
report-cheating = Spielt falsch
report-other = Etwas anderes
report-words = In deinen Worten, höchstens { $most } Zeichen
report-send = Melden
report-sent = Deine Meldung ist angekommen. { $name } erfährt es nicht. Was geschehen ist, steht dann unter „Du“ auf der Startseite.
refusal-report-person = wähle eine Person aus dieser Partie
refusal-report-reason = wähle einen Grund
refusal-report-words = sag in ein paar Worten, was war
refusal-report-long = das sind mehr als { $most } Zeichen; kürze es
refusal-report-again = du hast { $name } in dieser Partie schon gemeldet; die Leitung liest es
refusal-report-often =
    { $hours ->
        [one] du hast in kurzer Zeit { $most }-mal gemeldet; wieder geht es in { $hours } Stunde
       *[other] du hast in kurzer Zeit { $most }-mal gemeldet; wieder geht es in { $hours } Stunden
    }
block-title = Jemanden sperren
block-help = Wen du sperrst, der kann dich nicht zum Spielen fragen und sich nicht ungefragt an deine Tische setzen. Niemand erfährt es.
block-do = Sperren
block-undo = Nicht mehr sperren
block-sure = { $name } kann dich dann nicht mehr zum Spielen fragen. Sperren?
right-one-seat = du hast in dieser Partie schon einen Platz; steh erst auf
me-blocked = Wen du sperrst
me-reports = Deine Meldungen
me-report = { $name } in { $game }, gemeldet { $since }: { $state }
report-open = noch nicht erledigt
report-done-nothing = es war nichts zu tun
report-done-spoken = die Leitung hat mit der Person gesprochen
report-done-ranked = der Rang wurde geändert
report-done-removed = die Person wurde entfernt
hosts-reports = Meldungen
hosts-report = { $by } meldet { $about }: { $reason }
hosts-report-game = { $game }, { $since }
hosts-report-look = Partie ansehen
hosts-report-done = Was geschah?
hosts-report-close = Erledigt
hosts-acts = Was die Leitung getan hat
hosts-act-link = { $by } hat einen Link gemacht, { $since }
hosts-act-links = { $by } hat alle Links zurückgezogen, { $since }
hosts-act-rank = { $by } hat den Rang geändert von: { $on }, { $since }
hosts-act-remove = { $by } hat entfernt: { $on }, { $since }
hosts-act-report = { $by } hat eine Meldung erledigt über: { $on }, { $since }

## Das Programm, das bewirtet.

host-open = Soloist ist offen unter { $address }
host-made = { $file } ist angelegt. Lies sie, dann starte: { $command }
host-kept = { $file } gibt es schon und bleibt, wie sie ist.
host-first = Öffne dies einmal, innerhalb von { $days } Tagen, um die Leitung zu übernehmen: { $link }
host-well = Alles in Ordnung: { $address }, Partien in { $folder }.
host-no-file = { $file } ist nicht lesbar: { $why }
host-wrong-file = { $file }: { $why }
host-no-url = es fehlt die öffentliche Adresse: schreibe public_url, etwa https://games.example
host-url-wrong = { $url } ist keine öffentliche Adresse: gib sie an wie https://games.example, ohne Pfad
host-url-plain = { $url } ist nicht verschlüsselt: wer auf dem Weg sitzt, liest mit. Das taugt nur zum Ausprobieren an diesem Rechner.
host-proxy-wrong = { $proxy } ist keine Adresse eines Proxys: gib sie an wie 127.0.0.1 oder 10.0.0.0/8
host-proxy-none = niemand beendet TLS: schreibe die Adresse des Proxys in trusted_proxies, etwa 127.0.0.1
host-proxy-all = { $proxy } vertraut allen: nenne nur die Adresse des Proxys
host-address-open = { $address } ist am Proxy vorbei erreichbar: lausche auf 127.0.0.1
host-port = { $address } lässt sich nicht benutzen: { $why }
host-folder = { $folder } lässt sich nicht benutzen: { $why }
door-public = Soloist ist unter { $address }.
