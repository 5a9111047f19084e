"""People, bots and whoever learns answer one referee, here one without a window."""

from typing import cast

import pytest
from helpers.toy import DRAW, WAIT, Toy

from citybuilder.bots.bot import Ranked
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import Match
from citybuilder.playing.offer import Offer
from citybuilder.playing.players import LEAST_SITTING, THINKING_TIME, Bot, Person, Player
from citybuilder.playing.screen import Screen
from citybuilder.playing.seating import Occupant
from citybuilder.playing.turns import Cue
from citybuilder.store.settings import Settings

TOY = cast(Game[State], Toy())


class Paper:
    """A referee that writes down what it is told."""

    def __init__(self, game: Game[State], *whos: str) -> None:
        self.match = Match(game, len(whos), {}, 1)
        self.seats = [Occupant(who, who) for who in whos]
        self.settings = Settings(pace=1)
        self.moves: list[str] = []
        self.screen = Screen(self.match, self.seats, lambda: self.moves.append("moved"))
        self.paused = False
        self.ahead: list[Action] = []
        self.told: list[tuple[object, ...]] = []

    def look(self, player: Player) -> None:
        self.offer = Offer(self.match, self.seats, player)
        player.ask(self.match.seat)

    def ask_at_table(self, seat: int) -> None:
        self.told.append(("asked", seat))

    def draw_curtain(self, seat: int) -> None:
        self.told.append(("curtain", seat))

    def let_think(self) -> None:
        self.told.append(("thinks",))

    def later(self, delay: int, cue: Cue, *actions: Action) -> None:
        self.told.append((cue, delay, *(action.kind for action in actions)))

    def wake(self, delay: int) -> None:
        self.told.append(("wake", delay))

    def play(self, cue: Cue, *actions: Action) -> None:
        self.told.append((cue, *(action.kind for action in actions)))

    def chosen_ahead(self) -> Action | None:
        return self.ahead.pop(0) if self.ahead else None

    def ask(self) -> None:
        self.told.append(("looks again",))

    def break_off(self) -> None:
        self.told.append(("breaks off",))

    def drop_plans(self) -> None:
        self.told.append(("drops plans",))

    def weigh(self, proposals: list[Ranked]) -> None:
        self.told.append(("weighs", len(proposals)))


class Drawer:
    """A desk at which nobody thinks until they are told to."""

    clocked = False
    advice = cast(Advice[State], Toy().adviser())

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.forgotten = 0

    def ticket(self) -> int:
        return len(self.asked) + 1

    def ask(
        self, view: State, seat: int, level: str, token: int, before: Action | None = None
    ) -> None:
        self.asked.append((seat, level))

    def forget(self) -> None:
        self.forgotten += 1


@pytest.fixture
def drawer() -> Drawer:
    return Drawer()


def test_a_person_is_asked_at_the_table_and_answers_at_once() -> None:
    paper = Paper(TOY, "human", "greedy")
    person = Person(paper)
    paper.look(person)
    person.choose(Action(DRAW))
    assert paper.told == [("asked", 0), (Cue.CHOSEN, DRAW)]


def test_what_a_person_has_chosen_ahead_needs_no_asking() -> None:
    paper = Paper(TOY, "human", "greedy")
    paper.ahead = [Action(WAIT)]
    paper.look(Person(paper))
    assert paper.told == [(Cue.ANSWERED, 0, WAIT)]


def test_a_bot_asks_the_desk_and_takes_its_time(drawer: Drawer) -> None:
    paper = Paper(TOY, "greedy", "human")
    bot = Bot(paper, drawer)
    paper.look(bot)
    assert (paper.told, drawer.asked) == ([("thinks",)], [(0, "greedy")])
    bot.hear(bot.question, Action(DRAW))
    cue, delay, kind = paper.told[-1]
    assert (cue, kind) == (Cue.THOUGHT, DRAW)
    assert 0 < cast(int, delay) <= THINKING_TIME


def test_a_bot_does_not_hear_what_was_thought_about_an_earlier_question(drawer: Drawer) -> None:
    paper = Paper(TOY, "greedy", "human")
    bot = Bot(paper, drawer)
    paper.look(bot)
    late = bot.question
    bot.forget()
    bot.hear(late, Action(DRAW))
    assert (paper.told, drawer.forgotten) == ([("thinks",)], 1)


def test_a_bot_waits_while_the_match_is_paused(drawer: Drawer) -> None:
    paper = Paper(TOY, "greedy", "human")
    paper.paused = True
    paper.look(Bot(paper, drawer))
    assert (paper.told, drawer.asked) == ([], [])


def test_what_is_certain_of_an_offer_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(TOY, "human", "human")
    offer = Offer(paper.match, paper.seats, Person(paper))
    first = offer.certain(Action(WAIT))
    monkeypatch.setattr(Match, "is_certain", lambda *_: pytest.fail("it was known"))
    assert offer.certain(Action(WAIT)) == first
    assert offer.answers == offer.legal == paper.match.legal()


def test_a_sitting_takes_as_long_at_any_pace_as_the_bot_may_think_of_it(drawer: Drawer) -> None:
    paper = Paper(TOY, "greedy", "human")
    bot = Bot(paper, drawer)
    at_pace = []
    for pace in (0, 1, 3):
        paper.settings.pace = pace
        at_pace.append(bot.sitting_time(0))
    assert at_pace == [LEAST_SITTING] * 3
