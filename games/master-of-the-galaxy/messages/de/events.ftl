### Master of the Galaxy: was geschieht, mit den Gründen.

event-ended =
    { $who ->
        [weavers] Die Weavers gewinnen: { $by }.
        [you] Du gewinnst: { $by }.
       *[other] { $winner } gewinnt: { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } wird ein schwarzes Loch.
       *[no] { $system } wird ein schwarzes Loch (kein Plättchen ist dafür übrig).
    }
