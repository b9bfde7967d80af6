### The buttons: what happens, what it brings or costs, and the headings above them.
