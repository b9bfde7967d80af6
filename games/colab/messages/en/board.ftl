### The drawing of the table.
