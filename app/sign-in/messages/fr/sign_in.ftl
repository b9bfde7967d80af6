### Se connecter. Téléphones et ordinateurs disent « clé d’accès ».

## La page de connexion.

sign-in-title = Se connecter
sign-in-skip = Au texte
sign-in-here = Vous êtes connecté comme { $name }.
sign-in-passkey-title = Avec une clé d’accès
sign-in-passkey-help = Déverrouillez cet appareil, ou scannez le code avec votre téléphone. Ni nom, ni mot de passe.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-letter-title = Par e-mail
sign-in-provider = Se connecter avec { $provider }
sign-in-code-title = Appareil perdu ? Utilisez un code de secours
sign-in-code-label = Code de secours
sign-in-code = Utiliser le code
join-title = Première visite ?
join-name = Votre nom, tel que les autres le voient
join-passkey = S’inscrire avec une clé d’accès

## Ce qui peut échouer avec une clé d’accès, dit à côté de son bouton.

passkey-unsupported = Ce navigateur ne connaît pas les clés d’accès. Prenez un autre navigateur ou un autre moyen.
passkey-cancelled = Aucune clé d’accès choisie. Réessayez.
passkey-known = Cet appareil a déjà une clé d’accès pour vous.
passkey-failed = Cet appareil n’y est pas parvenu. Réessayez, ou prenez un autre moyen.
passkey-script = Les clés d’accès ont besoin de scripts. Activez-les ou prenez un autre moyen.
passkey-unnamed = Clé d’accès

## Les messages.

letter-address = Adresse e-mail
letter-send = Envoyez-moi un lien
letter-sent-title = Regardez vos messages
letter-sent = Si { $address } est connue ici, un lien est en route.
letter-sent-help = Ouvrez-le dans ce navigateur, dans les 15 minutes.
letter-confirm-title = Se connecter ici ?
letter-confirm = Quelqu’un a demandé ce lien pour { $address } dans un autre navigateur. Si c’était vous, continuez. Sinon, fermez cette page.
letter-confirm-go = Se connecter ici
letter-subject = Votre lien de connexion
letter-text =
    Ouvrez ce lien pour vous connecter à Soloist :

    { $link }

    Il fonctionne une fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, jetez ce message.

## La page de ses moyens de connexion.

ways-title = Vos moyens de connexion
ways-guest = Vous êtes invité. Ajoutez un moyen de connexion, et vos parties restent à vous sur chaque appareil.
ways-back = À vos parties
ways-used = dernière utilisation { $used }, ajout { $since }
ways-remove = Retirer
ways-remove-named = Retirer { $name }
ways-remove-sure = Retirer { $name } ? Vous n’entrerez plus par là.
ways-passkeys = Clés d’accès
ways-passkeys-help = Ayez-en deux : si un appareil est perdu, l’autre vous laisse entrer pour le retirer.
passkey-name = Nom de la nouvelle clé, comme « mon téléphone »
passkey-name-of = Nom de { $name }
passkey-rename = Renommer
passkey-add = Ajouter une clé d’accès
ways-identities = E-mail et comptes
ways-provider = Ajouter { $provider }
ways-codes = Codes de secours
ways-codes-left =
    { $count ->
        [0] Vous n’avez aucun code de secours. Dix codes sur papier vous laissent entrer quand tout appareil est perdu.
        [one] Il reste { $count } code.
       *[other] Il reste { $count } codes.
    }
ways-codes-new = Faire de nouveaux codes
ways-codes-sure = Faire de nouveaux codes ? Les anciens ne laissent plus entrer personne.
codes-shown = Notez-les ou imprimez-les. Chacun sert une fois, et ils ne seront plus montrés.
ways-programs = Jetons pour programmes
ways-programs-help = Un programme muni d’un jeton agit pour vous dans vos parties. Il ne change jamais votre compte.
token-shown = Copiez ce jeton maintenant. Il ne sera plus montré.
program-name = Nom du programme
program-acts = Que peut-il faire ?
program-make = Faire un jeton
acts-look = voir mes parties
acts-play = voir et jouer mes parties

## Pourquoi quelqu’un n’entre pas.

refused-sign-in-first = connectez-vous d’abord
refused-expired = c’est déjà utilisé ou trop ancien ; recommencez
refused-another-browser = ouvrez le lien dans le navigateur où vous l’avez demandé
refused-no-passkey = la clé d’accès n’a pas fonctionné ; réessayez
refused-unknown-passkey = personne ici n’a cette clé d’accès ; prenez-en une autre
refused-wrong-code = ce code de secours n’existe pas ; relisez les lettres
refused-last-way-in = c’est votre seul moyen de connexion ; ajoutez-en d’abord un autre
refused-somebody-elses = quelqu’un d’autre se connecte déjà ainsi
refused-by-invitation = on vient ici sur invitation ; demandez à quelqu’un qui joue ici
refused-no-address = ce n’est pas une adresse e-mail
refused-no-name = prenez un nom de 1 à 40 lettres
refused-provider = votre fournisseur ne répond pas comme il faut ; réessayez plus tard
refused-provider-refused = votre fournisseur ne vous a pas laissé passer ; réessayez
refused-too-often =
    { $minutes ->
        [one] trop d’essais ; attendez { $minutes } minute
       *[other] trop d’essais ; attendez { $minutes } minutes
    }
refused-no-random-number = ce serveur n’a pas de nombres aléatoires en ce moment ; réessayez
refused-another-site = cela vient d’un autre site ; ouvrez la page ici et réessayez
