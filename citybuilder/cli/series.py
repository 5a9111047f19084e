"""A series of games with a bar for whoever watches; if a helper is lost, one sentence says so."""

from collections.abc import Callable
from contextlib import closing

from citybuilder.cli.complaint import Complaint
from citybuilder.cli.progress import Progress
from citybuilder.cli.texts import Words
from citybuilder.system.helpers import HelperLost, Played, in_order


def play_series(
    play: Callable[[int], Played],
    games: int,
    jobs: int,
    take: Callable[[Played], bool | None],
    words: Words,
    label: str = "",
    done: int = 0,
) -> None:
    """Hand over game after game, in order, until all are played or whoever takes them says that it
    has seen enough. So many as are done already only count for the bar."""
    progress = Progress(done + games, label)
    progress.done = done
    try:
        with closing(in_order(play, games, jobs)) as played:
            for each in played:
                enough = take(each)
                progress.step()
                if enough:
                    break
    except HelperLost as error:
        raise Complaint(words.helper_lost()) from error
    finally:
        progress.close()
