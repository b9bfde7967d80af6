### Pocket Mars: choices.

choice-land = { $building }
    .group = Desembarcar en ★
choice-upgrade = { $building }: { $player }
    .group = De ★ a ★★
choice-downgrade = { $building }: { $player }
    .group = De ★★ a ★
