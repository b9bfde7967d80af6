### Pocket Mars: the table as lists, figures and features.
