### Pocket Mars: what cards and Buildings do.
