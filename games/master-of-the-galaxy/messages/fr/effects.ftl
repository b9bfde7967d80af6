### Master of the Galaxy : ce que font les effets et les modificateurs des cartes.

facts = { $before } ; { $next }
