### What players and chance are asked, and what they are in the middle of.
