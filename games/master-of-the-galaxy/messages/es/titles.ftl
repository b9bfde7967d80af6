### Master of the Galaxy: los títulos de cartas y sistemas.
