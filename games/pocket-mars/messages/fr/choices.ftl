### Pocket Mars: choices.

choice-land = { $building }
    .group = Se poser sur ★
choice-upgrade = { $building } : { $player }
    .group = De ★ à ★★
choice-downgrade = { $building } : { $player }
    .group = De ★★ à ★
