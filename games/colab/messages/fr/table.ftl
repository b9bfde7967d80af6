### The whole table in lines, for the terminal and for those who see no drawing.
