# Refus à qui demande trop, chacun suivi du moment où réessayer.

limit-requests = cela fait beaucoup de requêtes en peu de temps
limit-at-once = trop de vos requêtes attendent encore leur réponse
limit-streams = trop de tables sont ouvertes ; fermez quelques fenêtres
limit-new-games = cela fait beaucoup de nouvelles parties en peu de temps
limit-bytes = cela fait beaucoup de données en peu de temps
limit-seconds = vous avez déjà demandé beaucoup de conseils et d’analyses
limit-searches = trop de vos conseils et analyses sont encore en cours
limit-again-seconds =
    { $seconds ->
        [one] réessayez dans { $seconds } seconde
       *[other] réessayez dans { $seconds } secondes
    }
limit-again-minutes =
    { $minutes ->
        [one] réessayez dans { $minutes } minute
       *[other] réessayez dans { $minutes } minutes
    }
