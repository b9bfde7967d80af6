### What players do and what happens to them, one sentence each.
