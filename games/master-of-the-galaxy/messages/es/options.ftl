### Master of the Galaxy: los ajustes de una partida.

option-weavers = How strong are the Weavers?
    .printed = As printed
    .easy = Easy
    .normal = Normal
    .hard = Hard
reading-all-then-resolve = All cubes first: a swarm takes all cubes that one Span or one symbol brings it before a full project is carried out, so the last of them is cleared with the rest and does not begin anew
