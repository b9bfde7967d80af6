# Titles of cards, doomsday cards, special powers and achievements; the content files have the English.
