# Lo que encuentra `soloist host --check` al pedir su propia dirección pública.

check-unreachable = Desde aquí no se llega a { $address }: { $why }
check-elsewhere = En { $address } responde otra cosa: haz que tu servidor web pase las peticiones a { $own }.
check-host = Tu servidor web no transmite el nombre que se pide. En nginx, añade «proxy_set_header Host $host;».
check-sender = Tu servidor web no transmite quién pide, de modo que todos cuentan como uno. En nginx, añade «proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;».
check-not-ready = Soloist en { $address } no está listo para responder.
