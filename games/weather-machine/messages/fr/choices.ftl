### Les choix : leur nom, leur coût et ce qu’ils apportent.

choice-report = { $report }
    .group = Security Report
choice-raise-target = Augmenter le Target de { $by }
    .detail = { $from } → { $to }
choice-discard-report = Défausser la carte du dessus de la pioche
    .detail = { $from } → { $to } cartes
