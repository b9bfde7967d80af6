### Master of the Galaxy: lo que ocurre, con sus motivos.

event-ended =
    { $who ->
        [weavers] Los Weavers ganan: { $by }.
        [you] Ganas: { $by }.
       *[other] { $winner } gana: { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } se convierte en un agujero negro.
       *[no] { $system } se convierte en un agujero negro (no queda ninguna ficha para él).
    }
