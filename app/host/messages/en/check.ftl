# What `soloist host --check` finds when it asks for its own public address.

check-unreachable = { $address } cannot be reached from here: { $why }
check-elsewhere = Something else answers at { $address }: let your web server pass requests on to { $own }.
check-host = Your web server does not pass on the name that people ask for. In nginx, add “proxy_set_header Host $host;”.
check-sender = Your web server does not pass on who asks, so that everybody counts as one. In nginx, add “proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;”.
check-not-ready = Soloist at { $address } is not ready to answer.
