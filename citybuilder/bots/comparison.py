"""What one answer brings compared with another one: the records that a reason is told from."""

from typing import Final

from citybuilder.core.game import Action

IN_ALL: Final = -1  # instead of a rule: all points together


class Difference:
    """How much more of a line of the score there is on average; less where it is negative. What
    gives no points, such as coins, is `counted`."""

    def __init__(self, rule: int = IN_ALL, more: float = 0.0, counted: bool = False) -> None:
        self.rule = rule
        self.more = more
        self.counted = counted


class Comparison:
    """An answer beside another one: what clearly differs, the greatest difference first, for the
    seat itself and for its strongest opponent; and for itself by its next turn. What the answer
    brings at once is beside what there was before."""

    def __init__(
        self,
        other: Action | None = None,
        own: list[Difference] | None = None,
        rival: int = 0,
        theirs: list[Difference] | None = None,
        to_the_end: bool = False,
        soon: list[Difference] | None = None,
        at_once: list[Difference] | None = None,
        ends_soon: bool = False,
    ) -> None:
        self.other = other or Action()
        self.own: list[Difference] = own or []
        self.rival = rival
        self.theirs: list[Difference] = theirs or []
        self.to_the_end = to_the_end  # most of what was played ahead ended the match
        self.soon: list[Difference] = soon or []
        self.ends_soon = ends_soon  # and most of that by the seat's next turn
        self.at_once: list[Difference] = at_once or []
