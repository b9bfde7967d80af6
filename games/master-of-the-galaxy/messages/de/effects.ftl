### Master of the Galaxy: was Effekte und Eigenschaften von Karten tun.

facts = { $before }; { $next }
