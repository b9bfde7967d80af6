### Ce qui est compté : les chiffres à côté d’un choix, et ce sur quoi un conseil se fonde.
