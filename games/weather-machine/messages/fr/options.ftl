### Les options choisies avant la mise en place.
