### Pocket Mars: the drawing.
