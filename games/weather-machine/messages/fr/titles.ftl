### Nos titres des éléments, que les données donnent en anglais.
