"""Puzzles: positions of matches between bots in which one answer is clearly the best."""

from typing import Final

from citybuilder.bots.arena import sit_down
from citybuilder.bots.bot import Budget, Ranked
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.learning import any_options
from citybuilder.bots.levels import Level
from citybuilder.bots.verdict import Depth, Verdict, confirm, judge, lead_of
from citybuilder.core.advice import Advice
from citybuilder.core.game import Action, Decision, Game, Options, S
from citybuilder.core.match import goes_on
from citybuilder.core.rng import seeded

AGREED: Final = 0.5  # part of a clear margin by which the other ways to judge have to agree
LOST: Final = 0.1  # a best chance below it is no puzzle any more,
WON: Final = 0.9  # nor one above it
TRIED: Final = 8  # times at least, for a chance to mean something while a match is played
HOPE: Final = 2.0 / 3.0  # part of a clear margin by which an answer has to be ahead there
GLANCE: Final = 8  # part of the iterations after which it still has to be clear
GLANCES: Final = 10  # positions of a match that are looked at,
TRIES: Final = 3  # and of these deeply


class Place:
    """A position of a match, and what speaks for it as a puzzle."""

    def __init__(
        self,
        step: int = 0,
        seat: int = 0,
        kind: int = 0,
        answers: int = 0,
        lead: float = 0.0,
        surprise: int = 0,
    ) -> None:
        self.step = step  # answers that were given before
        self.seat = seat
        self.kind = kind  # of the question
        self.answers = answers
        self.lead = lead
        self.surprise = surprise  # how many of the two simple ways to answer miss the best one


class Find:
    """A puzzle: how to get there, who is asked, and the verdict on all answers."""

    def __init__(
        self,
        seats: int = 0,
        options: Options | None = None,
        seed: int = 0,
        actions: list[Action] | None = None,
        place: Place | None = None,
        progress: float = 0.0,
        verdict: Verdict | None = None,
    ) -> None:
        self.seats = seats
        self.options: Options = options or {}
        self.seed = seed
        self.actions: list[Action] = actions or []
        self.place = place or Place()
        self.progress = progress  # the part of the match that is over
        self.verdict = verdict or Verdict()


def explore(
    advice: Advice[S],
    level: Level,
    seed: int,
    depth: Depth,
    after: float = 0.0,
    fixed: Options | None = None,
) -> list[Find]:
    """Play one match of bots of this level, for any number of players, and judge the most promising
    positions of it, or of its later part: the earlier, the less can be known for sure. What is not
    fixed of the options is drawn."""
    game = advice.game
    rng = seeded(seed).fork()
    seats: int = game.players[rng.below(len(game.players))]
    options = any_options(game, seats, rng, advice.fixed | (fixed or {}))
    actions: list[Action] = []
    places: list[Place] = []
    state = game.start(seats, options, seed)
    sitters = sit_down(advice, [level] * seats, seed, False)
    before: Decision | None = None
    hope = depth.clear * HOPE
    while not state.over:
        asked = state.asked[-1]
        sitter = sitters[asked.seat]
        view = game.observe(state, asked.seat)
        ranked = sitter.think(view, asked.seat, sitter.last)
        if is_open(advice, view, ranked) and not is_part(game, view, before, ranked[0].action):
            places.append(place_of(advice, view, ranked, len(actions), hope))
        before = asked
        sitter.last = ranked[0].action
        actions.append(ranked[0].action)
        game.apply(state, ranked[0].action)
    late = [place for place in places if place.step >= after * len(actions)]
    found: list[Find] = []
    tries = 0
    for place in most_promising(late, hope)[:GLANCES]:
        way = actions[: place.step]
        view = game.observe(table_after(game, seats, options, seed, way), place.seat)
        if tries == TRIES or not seems_clear(advice, view, place.seat, depth):
            continue
        tries += 1
        verdict = looked_at(advice, view, place.seat, depth)
        if verdict is not None:
            progress = place.step / len(actions)
            found.append(Find(seats, options, seed, way, place, progress, verdict))
    return found


def table_after(game: Game[S], seats: int, options: Options, seed: int, actions: list[Action]) -> S:
    state = game.start(seats, options, seed)
    for action in actions:
        game.apply(state, action)
    return state


def is_open(advice: Advice[S], view: S, ranked: list[Ranked]) -> bool:
    """Whether there is something to think about, and the match is not decided."""
    return (
        len(ranked) > 1 and not advice.is_small(view.asked[-1]) and LOST <= ranked[0].chance <= WON
    )


def is_part(game: Game[S], view: S, before: Decision | None, action: Action) -> bool:
    """Whether the question is one of several that are answered together."""
    asked = view.asked[-1]
    if before is not None and goes_on(before, asked):
        return True
    world = game.determinize(view, asked.seat, seeded(1))
    game.apply(world, action)
    return not world.over and goes_on(asked, world.asked[-1])


def place_of(advice: Advice[S], view: S, ranked: list[Ranked], step: int, hope: float) -> Place:
    asked = view.asked[-1]
    best = ranked[0].action
    tried = [one for rank, one in enumerate(ranked) if rank < 2 or one.visits >= TRIED]
    lead = lead_of(tried, best)
    missed = missed_by(advice, view, asked.seat, best) if lead >= hope else 0
    return Place(step, asked.seat, asked.kind, len(ranked), lead, missed)


def missed_by(advice: Advice[S], view: S, seat: int, best: Action) -> int:
    """How many of the two simple ways to answer, by preference and by one look ahead, miss it."""
    rng = seeded(1)
    liked = advice.advised(advice.imagine(view, seat, rng), advice.game.legal(view))
    greedy = GreedyBot(rng).think(advice, view, seat, Budget())[0].action
    return (0 if liked == best else 1) + (0 if greedy == best else 1)


def most_promising(places: list[Place], hope: float) -> list[Place]:
    """The best positions of every kind of question, then the second best of each, and so on. One
    answer out of two has to be a surprise, and comes later."""
    hopeful = [one for one in places if one.lead >= hope and one.answers + one.surprise > 2]
    hopeful.sort(key=lambda place: -(place.surprise + place.lead))
    counts: dict[int, int] = {}
    rows: list[list[Place]] = [[] for _ in range(len(hopeful) + 1)]
    for place in hopeful:
        rank = counts.get(place.kind, 0)
        counts[place.kind] = rank + 1
        rows[rank if place.answers > 2 else rank + 1].append(place)
    return [place for row in rows for place in row]


def seems_clear(advice: Advice[S], view: S, seat: int, depth: Depth) -> bool:
    """A glance, as most positions turn out not to be clear."""
    return is_clear(judge(advice, view, seat, depth.part(GLANCE)), depth.clear)


def looked_at(advice: Advice[S], view: S, seat: int, depth: Depth) -> Verdict | None:
    """The whole verdict, if it holds; one search may be enough to see that it does not."""
    if not is_clear(judge(advice, view, seat, depth.part(1)), depth.clear):
        return None
    verdict = judge(advice, view, seat, depth)
    if not is_clear(verdict, depth.clear):
        return None
    confirm(advice, view, seat, depth, verdict)
    return verdict if is_confirmed(verdict, depth.clear) else None


def is_clear(verdict: Verdict, clear: float) -> bool:
    """Whether the best answer is so in every search by that much, in a match that is open."""
    return verdict.searched.low >= clear and LOST <= verdict.answers[0].chance <= WON


def is_confirmed(verdict: Verdict, clear: float) -> bool:
    """Whether the other ways to judge agree."""
    agreed = clear * AGREED
    return verdict.advised >= agreed and verdict.played.low > 0.0 and verdict.played.mean >= agreed
