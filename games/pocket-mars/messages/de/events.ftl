### Pocket Mars: what happens.
