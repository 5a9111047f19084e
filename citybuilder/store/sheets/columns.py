"""What was learned names its columns: weights find theirs again where others have come or gone."""


def fitted(weights: list[float], known: list[str], wanted: list[str]) -> list[float]:
    """Row by row the weights of the wanted columns; what was not known then counts for nothing."""
    width = len(known)
    if not width:
        return []
    places = [known.index(name) if name in known else None for name in wanted]
    return [
        0.0 if place is None else weights[row + place]
        for row in range(0, len(weights), width)
        for place in places
    ]


def rows_of(weights: list[float], known: list[str], wanted: list[str], width: int) -> list[float]:
    """The wanted rows of that width, each of which has a name."""
    rows = {name: weights[row * width : (row + 1) * width] for row, name in enumerate(known)}
    return [weight for name in wanted for weight in rows.get(name, [0.0] * width)]
