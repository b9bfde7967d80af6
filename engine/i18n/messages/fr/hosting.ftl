### Des gens qui vivent loin les uns des autres : invitations, page d’accueil d’une personne, programme qui héberge.

## Une invitation.

join-title = Vous êtes invité
join-plays = { $host } vous invite à { $game }. Votre place : { $seat }
join-watches = { $host } vous invite à regarder { $game }
join-member = Entrez et commencez vos propres parties
join-host = Devenez hôte de ce Soloist
join-sits = { $seat } : { $name }
join-sits-free = { $seat } : libre
join-name = Votre nom
join-name-help = Les autres le voient à la table.
join-as = Ici, vous êtes { $name }.
join-take = Prendre la place
join-watch = Regarder
join-enter = Entrer
join-somebody = Quelqu’un
refusal-name-long = un nom a au plus { $most } lettres
refusal-name-letters = ce nom a des lettres que personne ne voit ; tapez-le à nouveau
refusal-name-alike = cela ressemble à { $name }, à cette table ; choisissez un autre nom

## Qui joue dans une partie.

people-you = vous
people-free = attend quelqu’un
people-anybody = attend n’importe quel membre
people-waits = La partie commence quand toutes les places sont prises.
people-link = Faire un lien
people-link-watch = Faire un lien pour regarder
people-links = Liens envoyés
people-links-none = Aucun.
people-made = Le lien pour { $seat }
people-made-watch = Le lien pour regarder
people-made-help = Envoyez-le à un seul ami. Vous ne le voyez que maintenant. Il sert une fois, pendant { $days } jours.
people-made-watch-help = Qui l’a peut regarder. Vous ne le voyez que maintenant. Il sert pendant { $days } jours.
people-out = { $seat }, fait { $since }
people-out-watch = Pour regarder, fait { $since }
people-withdraw = Retirer
people-sit = S’asseoir
people-leave = Se lever
people-leave-sure = La partie s’arrête jusqu’à ce que quelqu’un s’y rasseye. Se lever ?
people-free-it = Libérer la place
people-free-sure = { $name } quitte la table, et la partie s’arrête jusqu’à ce que quelqu’un s’y rasseye. Libérer la place ?
people-bot = Laisser jouer un bot
people-bot-sure = Un bot joue { $seat } jusqu’à la fin. D’accord ?
people-table = Comment est cette table
people-watching = Qui peut regarder ?
people-watching-nobody = Personne
people-watching-link = Qui a un lien
people-watching-anybody = Qui a un lien, et tous les membres si elle est dans la liste
people-shown = Quand voient-ils un choix ?
people-shown-once = Aussitôt
people-shown-later = Un tour plus tard
people-back = Reprendre ce que d’autres ont appris
people-back-never = Jamais
people-back-agreed = Si les autres sont d’accord
people-back-freely = Librement
people-listed = Les membres la trouvent dans une liste
people-open = Les membres peuvent prendre les places libres
people-came = arrivé { $since }
people-keep = Garder
people-asked = demandé : { $name }
people-bot-plays = un bot joue
people-ask = Demander
people-ask-whom = Demander à qui ?
people-hand-over = Céder
people-hand-over-whom = Céder à qui ?
people-end = Terminer la partie
people-end-sure = On demande à tous les autres joueurs assis ici. Si tous acceptent, la partie est finie pour de bon, et chacun voit tout. Leur demander ?
refusal-no-such-person = on ne peut pas demander à cette personne ; choisissez quelqu’un d’autre
right-seats-free = la partie commence quand toutes les places sont prises
table-ended = La partie a été terminée d’un commun accord
table-ended-help = Tous ceux qui étaient assis ici ont accepté. Tout est visible maintenant.
table-watching = Spectateurs : { $count }
new-seat-you = Vous
new-seat-link = Un ami, par un lien
new-seat-ask = Demander à { $name }

## Les pendules.

clock-title = Combien de temps a chacun ?
clock-none = Autant qu’il veut
clock-turn = { $time } pour chaque tour
clock-bank = { $time } en tout, et { $more } de plus à chaque tour suivant
clock-out-title = Quand le temps de quelqu’un est écoulé
clock-out-remind = Tous l’apprennent
clock-out-once = Un bot fait un choix
clock-out-stays = Un bot prend la place
clock-rests = Les nuits et les week-ends de chacun ne comptent pas
clock-soon = moins d’une minute
clock-left-days = { $days } j { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-left-minutes = { $minutes } min { $seconds } s
clock-runs = { $name } : encore { $time }
clock-until = Jusqu’au { $moment }
clock-has = { $name } : { $time }
clock-is-out = { $name } : le temps est écoulé
clock-paused = Les pendules sont en pause.
clock-pause = Mettre les pendules en pause
clock-resume = Finir la pause
asked-you-pause = Vous avez demandé aux autres de mettre les pendules en pause.
asked-pause = { $name } demande de mettre les pendules en pause. Si tous acceptent, elles s’arrêtent jusqu’à ce que quelqu’un finisse la pause.
asked-note-paused = { $name } a demandé une pause, et tous ont accepté.
asked-note-resumed = { $name } a mis fin à la pause.
asked-note-host-paused = La personne qui tient la partie a mis les pendules en pause.
asked-note-host-resumed = La personne qui tient la partie a mis fin à la pause.
asked-note-clocks-set = La personne qui tient la partie a changé le temps de chacun. Toutes les pendules repartent à neuf.
asked-note-ran-out = Le temps est écoulé : { $name }.
asked-note-stood-in = Le temps était écoulé ({ $name }) ; un bot a fait un choix.
asked-note-took-over = Le temps était écoulé ({ $name }) ; un bot a pris la place.
refusal-no-clock = le temps n’est pas limité dans cette partie
clock-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
clock-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

## Les valeurs d’une personne.

content-title = Les valeurs qui diffèrent
content-whose = Jouée avec les valeurs de { $name }
content-yours = Jouée avec vos propres valeurs
content-none = Cette partie se joue avec les valeurs de Soloist.
content-differ =
    { $count ->
        [one] Une valeur diffère de celles de Soloist.
       *[other] { $count } valeurs diffèrent de celles de Soloist.
    }
content-component = Élément
content-field = Valeur
content-more =
    { $count ->
        [one] Et encore une.
       *[other] Et encore { $count }.
    }
content-look = Voir les valeurs
right-content-stays = d’autres sont assis à cette table ; ses valeurs restent ce qu’elles sont
refusal-contents-own = vous avez commencé des parties avec { $most } états différents de vos propres valeurs ; d’autres seront possibles quand Soloist aura redémarré

## La page d’accueil d’une personne.

home-yours = À vous
home-waits = Attend des joueurs
home-others = D’autres choisissent
home-watched = Vous regardez
home-over = Finies
home-listed = Tables ouvertes
home-asked = On vous propose de jouer
home-asks = { $name } vous propose de jouer à { $game }
home-asks-with = À la table : { $names }
home-no-thanks = Non merci
home-none = Pas encore de partie. Une invitation en apporte une.
home-none-member = Pas encore de partie. Commencez-en une et invitez vos amis.
home-guest = Vous êtes invité, connu de ce seul navigateur. Demandez à un hôte un lien à vous.
home-what = De grands jeux de plateau avec des amis qui vivent ailleurs
home-what-help = Chacun devant son écran, tous ensemble ou un coup par jour. Personne ne voit les cartes des autres. Des bots prennent les places libres.
home-who = Ce Soloist est tenu par { $operator }.
home-how = On entre par l’invitation de quelqu’un qui joue ici.
home-you = Vous
home-people = Gens
home-sign-in = Se connecter
home-time = Votre temps s’écoule : encore { $time }
home-time-out = Votre temps est écoulé
home-time-paused = Les pendules sont en pause

## La page d’une personne.

me-title = Vous et vos appareils
me-rank = { $name }, { $rank }
rank-guest = invité
rank-member = membre
rank-host = hôte
me-devices = Vous êtes connecté sur ces appareils.
me-others = Déconnecter tous les autres
me-others-sure = Tous les autres appareils sont déconnectés. Continuer ?
me-ways = Vos moyens de connexion
me-ways-help = Avec une clé d’accès, personne n’aura plus à vous inviter sur votre prochain appareil.
me-hours = Vos heures
me-hours-help = Dans les parties où ils ne comptent pas, votre pendule s’arrête la nuit et le week-end. Vos changements valent dès votre prochain tour.
me-hours-offset = Votre heure
me-hours-from = Nuit à partir de
me-hours-to = Nuit jusqu’à
me-hours-none = aucune nuit
me-hours-weekend = Le samedi et le dimanche ne comptent pas
me-export = Tout emporter
me-export-help = Un fichier : votre nom, vos appareils, qui vous bloquez, vos signalements, vos propres valeurs et vos parties, autant que vous pouvez les connaître maintenant.
me-delete = Vous effacer
me-delete-help = Votre nom, vos appareils et les mots de vos signalements sont oubliés, vos places deviennent libres. C’est définitif.
me-delete-yes = Oui, oubliez-moi
me-delete-button = M’effacer
refusal-last-host = vous êtes le seul hôte ; nommez d’abord quelqu’un d’autre

## La page des gens.

hosts-title = Gens
hosts-help = Un membre commence des parties et invite d’autres personnes.
hosts-in = Laisser entrer quelqu’un
hosts-as = Comme
hosts-link = Faire un lien
hosts-made = Le lien
hosts-made-help = Envoyez-le à une personne. Vous ne le voyez que maintenant. Il sert une fois, pendant { $days } jours.
hosts-withdraw-all = Retirer tous les liens
hosts-out =
    { $count ->
        [one] 1 lien est envoyé.
       *[other] { $count } liens sont envoyés.
    }
hosts-rank = Nommer { $rank }
hosts-remove = Enlever
hosts-remove-sure = { $name } est oublié, et ses places deviennent libres. Enlever ?

## Signaler et bloquer.

report-title = Signaler ou bloquer quelqu’un
report-help = Les hôtes le lisent, et peuvent regarder cette partie comme spectateurs tant que ce n’est pas réglé. La personne n’en sait rien.
report-whom = Qui ?
report-why = Pourquoi ?
report-name = Le nom insulte
report-stalling = Bloque la partie exprès
report-cheating = Triche
report-other = Autre chose
report-words = Avec vos mots, { $most } lettres au plus
report-send = Signaler
report-sent = Votre signalement est arrivé. { $name } n’en sait rien. Ce qui a été fait sera sous « Vous », à la page d’accueil.
refusal-report-person = choisissez une personne de cette partie
refusal-report-reason = choisissez une raison
refusal-report-words = dites en quelques mots ce qui s’est passé
refusal-report-long = cela fait plus de { $most } lettres ; raccourcissez
refusal-report-again = vous avez déjà signalé { $name } dans cette partie ; un hôte le lira
refusal-report-often =
    { $hours ->
        [one] vous avez fait { $most } signalements en peu de temps ; le prochain sera possible dans { $hours } heure
       *[other] vous avez fait { $most } signalements en peu de temps ; le prochain sera possible dans { $hours } heures
    }
block-title = Bloquer quelqu’un
block-help = La personne bloquée ne peut plus vous proposer de jouer, ni s’asseoir d’elle-même à vos tables. Personne n’en sait rien.
block-do = Bloquer
block-undo = Débloquer
block-sure = { $name } ne pourra plus vous proposer de jouer. Bloquer ?
right-one-seat = vous avez déjà une place dans cette partie ; levez-vous d’abord
me-blocked = Qui vous bloquez
me-reports = Vos signalements
me-report = { $name } dans { $game }, signalé { $since } : { $state }
report-open = pas encore réglé
report-done-nothing = il n’y avait rien à faire
report-done-spoken = un hôte a parlé avec la personne
report-done-ranked = le rang a été changé
report-done-removed = la personne a été enlevée
hosts-reports = Signalements
hosts-report = { $by } signale { $about } : { $reason }
hosts-report-game = { $game }, { $since }
hosts-report-look = Regarder la partie
hosts-report-done = Qu’a-t-on fait ?
hosts-report-close = Clore
hosts-acts = Ce que les hôtes ont fait
hosts-act-link = { $by } a fait un lien, { $since }
hosts-act-links = { $by } a retiré tous les liens, { $since }
hosts-act-rank = { $by } a changé le rang de { $on }, { $since }
hosts-act-remove = { $by } a enlevé { $on }, { $since }
hosts-act-report = { $by } a clos un signalement sur { $on }, { $since }

## Le programme qui héberge.

host-open = Soloist est ouvert à { $address }
host-made = { $file } est fait. Lisez-le, puis lancez : { $command }
host-kept = { $file } existe déjà et reste tel quel.
host-first = Ouvrez ceci une fois, dans les { $days } jours, pour devenir l’hôte : { $link }
host-well = Tout va bien : { $address }, parties dans { $folder }.
host-no-file = { $file } ne peut être lu : { $why }
host-wrong-file = { $file } : { $why }
host-no-url = il manque l’adresse publique : écrivez public_url, comme https://games.example
host-url-wrong = { $url } n’est pas une adresse publique : donnez-la comme https://games.example, sans chemin
host-url-plain = { $url } n’est pas chiffré : qui est sur le chemin lit tout. C’est pour un essai sur cet ordinateur seul.
host-proxy-wrong = { $proxy } n’est pas l’adresse d’un proxy : donnez-la comme 127.0.0.1 ou 10.0.0.0/8
host-proxy-none = personne ne termine TLS : écrivez l’adresse du proxy dans trusted_proxies, comme 127.0.0.1
host-proxy-all = { $proxy } fait confiance à tous : nommez la seule adresse du proxy
host-address-open = { $address } est joignable sans passer par le proxy : écoutez sur 127.0.0.1
host-port = { $address } ne peut servir : { $why }
host-folder = { $folder } ne peut servir : { $why }
door-public = Soloist est à { $address }.
