### Pocket Mars: what is asked.

ask-upgrade =
    { $nth ->
        [first] Choisissez le premier Upgrade des androïdes, au mieux pour eux
       *[next] Choisissez le prochain Upgrade des androïdes, au mieux pour eux
    }
ask-landing = Choisissez où l’androïde se pose, au mieux pour eux
