### Master of the Galaxy: lo que ocurre, con sus motivos.

event-ended =
    { $who ->
        [weavers] The Weavers win, { $by }.
        [you] You win, { $by }.
       *[other] { $winner } wins, { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } becomes a black hole.
       *[no] { $system } becomes a black hole (no token is left for it).
    }
