### Master of the Galaxy: wonach eine Stellung beurteilt wird.
