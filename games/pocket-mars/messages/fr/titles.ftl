### Pocket Mars: titles and names of components, which are English in content.
