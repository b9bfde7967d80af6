### Iniciar sesión. Teléfonos y ordenadores dicen «llave de acceso».

## La página para iniciar sesión.

sign-in-title = Iniciar sesión
sign-in-skip = Al texto
sign-in-here = Has iniciado sesión como { $name }.
sign-in-passkey-title = Con una llave de acceso
sign-in-passkey-help = Desbloquea este dispositivo o escanea el código con tu teléfono. Sin nombre ni contraseña.
sign-in-passkey = Entrar con una llave de acceso
sign-in-letter-title = Por correo
sign-in-provider = Entrar con { $provider }
sign-in-code-title = ¿Perdiste tu dispositivo? Usa un código de recuperación
sign-in-code-label = Código de recuperación
sign-in-code = Usar el código
join-title = ¿Primera vez aquí?
join-name = Tu nombre, como lo ven los demás
join-passkey = Unirse con una llave de acceso

## Qué puede fallar con una llave de acceso, dicho junto a su botón.

passkey-unsupported = Este navegador no conoce las llaves de acceso. Usa otro navegador u otra forma de entrar.
passkey-cancelled = No se eligió ninguna llave de acceso. Inténtalo de nuevo.
passkey-known = Este dispositivo ya tiene una llave de acceso para ti.
passkey-failed = Este dispositivo no pudo hacerlo. Inténtalo de nuevo o entra de otra forma.
passkey-script = Las llaves de acceso necesitan scripts. Actívalos o entra de otra forma.
passkey-unnamed = Llave de acceso

## Los correos.

letter-address = Dirección de correo
letter-send = Envíame un enlace
letter-sent-title = Mira tu correo
letter-sent = Si { $address } se conoce aquí, un enlace está en camino.
letter-sent-help = Ábrelo en este navegador, en 15 minutos.
letter-confirm-title = ¿Iniciar sesión aquí?
letter-confirm = Alguien pidió este enlace para { $address } en otro navegador. Si fuiste tú, sigue. Si no, cierra esta página.
letter-confirm-go = Iniciar sesión aquí
letter-subject = Tu enlace para entrar
letter-text =
    Abre este enlace para entrar en Soloist:

    { $link }

    Funciona una vez, durante { $minutes } minutos. Si no lo pediste, tira este correo.

## La página de las propias formas de entrar.

ways-title = Tus formas de entrar
ways-guest = Estás de visita. Añade una forma de entrar y tus partidas seguirán siendo tuyas en cada dispositivo.
ways-back = A tus partidas
ways-used = último uso { $used }, añadida { $since }
ways-remove = Quitar
ways-remove-named = Quitar { $name }
ways-remove-sure = ¿Quitar { $name }? Ya no podrás entrar con ello.
ways-passkeys = Llaves de acceso
ways-passkeys-help = Ten dos: si pierdes un dispositivo, con el otro entras y lo quitas.
passkey-name = Nombre de la nueva llave, como «mi teléfono»
passkey-name-of = Nombre de { $name }
passkey-rename = Renombrar
passkey-add = Añadir una llave de acceso
ways-identities = Correo y cuentas
ways-provider = Añadir { $provider }
ways-codes = Códigos de recuperación
ways-codes-left =
    { $count ->
        [0] No tienes códigos de recuperación. Diez en papel te dejan entrar cuando se pierde todo dispositivo.
        [one] Queda { $count } código.
       *[other] Quedan { $count } códigos.
    }
ways-codes-new = Hacer códigos nuevos
ways-codes-sure = ¿Hacer códigos nuevos? Los viejos ya no dejan entrar a nadie.
codes-shown = Apúntalos o imprímelos. Cada uno sirve una vez y no se muestran de nuevo.
ways-programs = Tokens para programas
ways-programs-help = Un programa con un token actúa por ti en tus partidas. Nunca cambia tu cuenta.
token-shown = Copia este token ahora. No se muestra de nuevo.
program-name = Nombre del programa
program-acts = ¿Qué puede hacer?
program-make = Hacer un token
acts-look = ver mis partidas
acts-play = ver y jugar mis partidas

## Por qué alguien no entra.

refused-sign-in-first = primero inicia sesión
refused-expired = eso ya se usó o es demasiado viejo; pide otro
refused-another-browser = abre el enlace en el navegador donde lo pediste
refused-no-passkey = la llave de acceso no funcionó; inténtalo de nuevo
refused-unknown-passkey = nadie tiene aquí esa llave de acceso; usa otra
refused-wrong-code = no existe ese código de recuperación; mira otra vez las letras
refused-last-way-in = es tu única forma de entrar; añade antes otra
refused-somebody-elses = otra persona ya entra con eso
refused-by-invitation = aquí se entra por invitación; pregunta a alguien que juegue aquí
refused-no-address = eso no es una dirección de correo
refused-no-name = usa un nombre de 1 a 40 letras
refused-provider = tu proveedor no responde como debe; inténtalo más tarde
refused-provider-refused = tu proveedor no te dejó pasar; inténtalo de nuevo
refused-too-often =
    { $minutes ->
        [one] demasiados intentos; espera { $minutes } minuto
       *[other] demasiados intentos; espera { $minutes } minutos
    }
refused-no-random-number = este servidor no tiene ahora números aleatorios; inténtalo de nuevo
refused-another-site = eso lo envió otro sitio; abre la página aquí e inténtalo de nuevo
