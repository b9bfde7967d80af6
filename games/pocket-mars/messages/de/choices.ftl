### Pocket Mars: choices.

choice-land = { $building }
    .group = Landen auf ★
choice-upgrade = { $building }: { $player }
    .group = Von ★ nach ★★
choice-downgrade = { $building }: { $player }
    .group = Von ★★ nach ★
