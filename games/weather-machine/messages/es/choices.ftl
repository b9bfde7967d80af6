### Las opciones: su nombre, su coste y lo que aportan.

choice-report = { $report }
    .group = Informe de Seguridad
choice-raise-target = Aumentar el Valor Objetivo en { $by }
    .detail = { $from } → { $to }
choice-discard-report = Descartar la carta superior del mazo
    .detail = { $from } → { $to } cartas
