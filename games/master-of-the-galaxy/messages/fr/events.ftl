### Master of the Galaxy : ce qui arrive, avec ses raisons.

event-ended =
    { $who ->
        [weavers] Les Weavers gagnent : { $by }.
        [you] Vous gagnez : { $by }.
       *[other] { $winner } gagne : { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } devient un trou noir.
       *[no] { $system } devient un trou noir (il ne reste aucun jeton).
    }
