### Master of the Galaxy : les questions, et où elles sont posées dans un tour.

ask-arrive = Quelle carte Weaver arrive ?
