### Der Helfer neben einem echten Tisch.

## A helper beside a real table.

helper-history = Verlauf
helper-rules = Regeln
helper-skip = Zur Frage
helper-do = Tu das auf dem Tisch
helper-in-turn = In diesem Zug
helper-do-then = Tu das, dann antworte
helper-done-before = Schon getan: { $count }
helper-by-rule = Nach Regel{" "}
helper-nothing = Auf dem Tisch ist nichts zu tun.
helper-game-over = Die Partie ist zu Ende.
helper-count = Gewertet wird am Tisch: Der Helfer kennt nur den Gegner.
helper-cannot-be = { $fact }: { $answer } passt nicht zum Spiel, wie es hier geführt wurde.
helper-objection = { $why } ({ $rule }).
helper-known-now = {" "}jetzt
helper-known-start = {" "}am Anfang
helper-known-last = {" "}zuletzt
helper-type = Eintippen
helper-typed = Was getippt wird
helper-enter = Eingeben
helper-changed = Etwas anderes auf dem Tisch hat sich geändert
helper-first = Vor ihrem Zug ist etwas zu sagen
helper-less = Weniger: { $what }
helper-more = Mehr: { $what }
helper-put-right = Berichtigen: { $what }
helper-foot = Zurück und weiter
helper-leave = So lassen
helper-back = Zurück
helper-set-up = Aufbau
helper-score = Wertung
helper-over = Vorbei
helper-turn = Zug { $turn }
helper-done = Erledigt
helper-on = Weiter
helper-once-more = Noch einmal
helper-carry-out = Tu das auf dem Tisch; sag dann, dass es getan ist.
helper-is-done = Erledigt: Es ist getan
helper-carried-out = Ausgeführt
helper-as-here = Wie es hier steht
helper-none-of-these = Nichts davon
helper-as-known = Wie zuletzt bekannt
helper-all-as-known = Alles wie zuletzt bekannt
helper-label-known = { $label } (zuletzt)
helper-keeps = Was der Helfer sich merkt
helper-begin-asks = Spiel deinen eigenen Zug. Dann beginnt der Zug des Gegners.
helper-begins = Der Zug des Gegners beginnt
helper-is-done-next = Erledigt, und mein eigener Zug ist vorbei: Der nächste des Gegners beginnt
helper-next = Gegner am Zug
helper-then-yours = Spiel dann deinen eigenen Zug, bevor der Gegner beginnt.
helper-drawn = Soloist zieht: { $what }.
helper-proposed = Deine Wahl; Vorschlag: { $what }.
helper-otherwise = Anders

## Its set-up.

beside-title = Neben meinem Tisch
beside-page = Neben meinem Tisch · { $title }
beside-lead = Du spielst mit deinem eigenen Exemplar. Der Helfer führt den Gegner, sagt, was für ihn zu tun ist und warum, und fragt nur, was dessen Regeln lesen.
beside-refused = So wird es noch kein Helfer
beside-question = Frage { $step } von { $all }
beside-start = Beginnen
beside-next = Weiter
beside-skip = Zur Frage
beside-draws = Wer zieht und würfelt für den Gegner?
beside-draws-program = Soloist
beside-draws-table = Ich, am Tisch
beside-draws-help = Was dem Gegner allein gehört: seine Würfel, sein Beutel, seine Karten. Soloist sagt, was kommt, und du suchst es heraus oder lässt es in der Schachtel. Was ihr teilt, wird am Tisch gezogen.

## Reading aloud, with what stands for signs; and keys.

aloud-button = Vorlesen
aloud-again = Noch einmal
aloud-star = Stern
aloud-stars = Doppelstern
aloud-to = nach
helper-keys = Tasten
key-on = weiter, erledigt
key-back = zurück
key-why = das erste Warum öffnen und schließen
key-again = noch einmal hören
key-hush = nicht weiter vorlesen
heading = { $heading }:
headed = { $heading }: { $what }
