### Vorteile, Kosten und Bedingungen, ausführlich und als kurze Hauptwörter.
