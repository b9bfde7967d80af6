# Ce que `soloist host --check` trouve en demandant sa propre adresse publique.

check-unreachable = D’ici, { $address } est injoignable : { $why }
check-elsewhere = Autre chose répond à { $address } : faites transmettre les requêtes à { $own } par votre serveur web.
check-host = Votre serveur web ne transmet pas le nom demandé. Dans nginx, ajoutez « proxy_set_header Host $host; ».
check-sender = Votre serveur web ne transmet pas qui demande ; tout le monde compte donc pour une seule personne. Dans nginx, ajoutez « proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; ».
check-not-ready = Soloist à { $address } n’est pas prêt à répondre.
