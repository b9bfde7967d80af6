### Nuestros títulos de los componentes, que los datos dan en inglés.
