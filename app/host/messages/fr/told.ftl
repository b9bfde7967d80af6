# Ce qu’on dit aux gens pendant leur absence : lettres, webhooks, et la page où ils le choisissent.

told-title = Ce qu’on vous dit
told-help = Soloist vous dit ce qui vous attend quand vous ne regardez pas : par e-mail ou dans votre messagerie. Ce qui se passe en deux minutes arrive ensemble, rien n’arrive pendant vos heures libres, et rien n’arrive deux fois.
told-own-help = Par e-mail ou dans votre messagerie, quand une partie vous attend.
told-kept = C’est enregistré.
told-skip = Vers le texte
told-your-page = Vers votre page
told-kind-turn = C’est à vous
told-kind-invited = Quelqu’un vous propose de jouer
told-kind-asked = Les autres demandent votre accord
told-kind-time-short = Votre temps s’écoule
told-kind-over = Une partie est finie
told-letter = Par e-mail
told-letter-to = À cette adresse
told-letter-none = Vous n’avez pas d’adresse e-mail ici. Ajoutez-en une à vos moyens de connexion.
told-letter-off = Ce Soloist n’envoie pas d’e-mails.
told-ways = Vos moyens de connexion
told-hook = Dans votre messagerie, par un webhook
told-hook-help = Créez un webhook entrant dans Discord, Slack, Mattermost ou un programme à vous, et mettez son adresse ici. Les requêtes sont signées selon « Standard Webhooks ».
told-hook-address = Adresse du webhook
told-hook-secret = Secret pour vérifier les signatures
told-hook-wrong = Ce n’est pas une adresse https.
told-games = Vos parties
told-games-help = De celles-ci, on ne vous dit rien :
told-keep = Enregistrer
told-stop-title = Plus d’e-mails ?
told-stop = Soloist ne vous enverra plus d’e-mails sur les parties.
told-stop-go = Ne plus m’en envoyer
told-stopped-title = Plus d’e-mails
told-stopped = Soloist ne vous envoie plus d’e-mails sur les parties. Vous pouvez changer cela sur votre page.
told-stop-unknown = Ce lien ne met plus fin à rien.
told-line-turn = C’est à vous dans { $game }.
told-line-turn-left = C’est à vous dans { $game }. Temps restant : { $time }.
told-line-invited = { $name } vous propose de jouer à { $game }.
told-line-asked = Les autres demandent votre accord dans { $game }.
told-line-time-short = Votre temps dans { $game } s’écoule : { $time }.
told-line-over = { $game } : la partie est finie.
told-subject-many =
    { $count ->
        [one] 1 chose vous attend
       *[other] { $count } choses vous attendent
    }
told-letter-end =
    Ce qu’on vous dit : { $settings }
    Plus d’e-mails : { $stop }
