"""The last lesson of a game is a match like any other, which is learned when it is over."""

from citybuilder.store import progress


def lesson_of(game: str, save: str) -> str | None:
    """The lesson that a saved match is, perhaps taken up again where it was left."""
    return progress.load().of(game).lesson_of(save)


def finish(game: str, lesson: str) -> None:
    learned = progress.load()
    learned.finish(game, lesson)
    progress.save(learned)
