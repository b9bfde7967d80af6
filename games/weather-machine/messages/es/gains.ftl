### Beneficios, costes y condiciones, por extenso y como sustantivos breves.
