# Was Leuten gesagt wird, während sie nicht da sind: Briefe, Webhooks und die Seite, auf der sie das wählen.

told-title = Was du erfährst
told-help = Soloist sagt dir, was auf dich wartet, während du nicht hinsiehst: per E-Mail oder in deinem Chat. Was innerhalb von zwei Minuten geschieht, kommt zusammen; zu deinen freien Stunden kommt nichts, und nichts kommt zweimal.
told-own-help = Per E-Mail oder in deinem Chat, wenn eine Partie auf dich wartet.
told-kept = Das ist gespeichert.
told-skip = Zum Text
told-your-page = Zu deiner Seite
told-kind-turn = Du bist dran
told-kind-invited = Jemand fragt, ob du mitspielst
told-kind-asked = Die anderen bitten um dein Einverständnis
told-kind-time-short = Deine Zeit wird knapp
told-kind-over = Eine Partie ist zu Ende
told-letter = Per E-Mail
told-letter-to = An diese Adresse
told-letter-none = Du hast hier keine E-Mail-Adresse. Füge eine bei deinen Zugängen hinzu.
told-letter-off = Dieses Soloist verschickt keine E-Mails.
told-ways = Deine Zugänge
told-hook = In deinem Chat, über einen Webhook
told-hook-help = Mach einen eingehenden Webhook in Discord, Slack, Mattermost oder einem eigenen Programm und trag hier seine Adresse ein. Anfragen sind unterschrieben, wie es „Standard Webhooks“ festlegt.
told-hook-address = Adresse des Webhooks
told-hook-secret = Geheimnis, um Unterschriften zu prüfen
told-hook-wrong = Das ist keine https-Adresse.
told-games = Deine Partien
told-games-help = Von diesen erfährst du nichts:
told-keep = Speichern
told-stop-title = Keine E-Mails mehr?
told-stop = Soloist schickt dir dann keine E-Mails mehr zu Partien.
told-stop-go = Keine mehr schicken
told-stopped-title = Keine E-Mails mehr
told-stopped = Soloist schickt dir keine E-Mails mehr zu Partien. Auf deiner Seite kannst du das ändern.
told-stop-unknown = Dieser Link beendet nichts mehr.
told-line-turn = Du bist dran in { $game }.
told-line-turn-left = Du bist dran in { $game }. Noch Zeit: { $time }.
told-line-invited = { $name } fragt, ob du { $game } mitspielst.
told-line-asked = Die anderen bitten in { $game } um dein Einverständnis.
told-line-time-short = Deine Zeit in { $game } wird knapp: { $time }.
told-line-over = { $game } ist zu Ende.
told-subject-many =
    { $count ->
        [one] 1 Sache wartet auf dich
       *[other] { $count } Sachen warten auf dich
    }
told-letter-end =
    Was du erfährst: { $settings }
    Keine E-Mails mehr: { $stop }
