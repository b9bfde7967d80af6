### Nuestros títulos de los componentes, que los datos dan en inglés.

## Las cartas de Desafío y su efecto.

challenge-fully-stocked = Oponentes completamente abastecidos
    .text = Los Saboteadores empiezan con un Producto Químico de cada tipo.
challenge-jamming = Dispositivos de interferencias
    .text = Cada vez que hay Ingresos, el Valor Objetivo aumenta en 1 por cada Bot suyo en el tablero.
challenge-creative-accounting = Contabilidad creativa
    .text = Los Saboteadores empiezan con un Galardón. Cada vez que hay Ingresos, uno de tus marcadores de Financiación retrocede 1 casilla.
challenge-nobel-laureate = Ganador del Premio Nobel
    .text = Los Saboteadores empiezan con un Producto Químico más. No puedes ganar sin el Premio Nobel.
challenge-overachievers = Solo para triunfadores
    .text = No puedes ganar con menos de 5 Objetivos cumplidos.
challenge-clock = El reloj avanza
    .text = Dos cartas del mazo vuelven a la caja.
challenge-one-step-ahead = Un paso adelante
    .text = Al final de tu turno, el Valor Objetivo aumenta en 3 si su Marcador de Iniciativa es el de más a la izquierda.
challenge-moral-high-ground = Ventaja moral
    .text = Los Saboteadores a tu izquierda no te dan Pases.
challenge-peer-review = Revisión por pares
    .text = Sin fichas de Cita, y sin PC por Ciencia al retirar una Ficha de Bloqueo.
challenge-independent = Prototipos independientes
    .text = Los Saboteadores empiezan con un Galardón. Sus Bots no sustituyen Piezas de tus prototipos.
challenge-budget-cuts = Recortes presupuestarios
    .text = Los Saboteadores empiezan con un Producto Químico más. Tu Financiación del Laboratorio suma 0.
challenge-publish-or-perish = Publicar o morir
    .text = El Valor Objetivo empieza 5 más abajo y aumenta en 5 por cada Ficha de Bloqueo que retiren los Saboteadores. Solo cuenta la victoria inmediata.
