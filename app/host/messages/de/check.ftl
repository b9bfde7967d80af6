# Was `soloist host --check` findet, wenn es nach der eigenen öffentlichen Adresse fragt.

check-unreachable = { $address } ist von hier aus nicht zu erreichen: { $why }
check-elsewhere = Unter { $address } antwortet etwas anderes: lass deinen Webserver Anfragen an { $own } weitergeben.
check-host = Dein Webserver gibt den Namen nicht weiter, nach dem gefragt wurde. In nginx hilft „proxy_set_header Host $host;“.
check-sender = Dein Webserver gibt nicht weiter, wer fragt; so zählen alle als eine Person. In nginx hilft „proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;“.
check-not-ready = Soloist unter { $address } ist noch nicht bereit.
