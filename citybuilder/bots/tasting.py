"""Learning what to pick: matches in which all seats follow their inclinations, after which what the
winner has picked is a little more to their taste (policy gradient)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from citybuilder.bots.bot import Bot, Budget
from citybuilder.bots.greedy import GreedyBot
from citybuilder.bots.inclined import Inclined
from citybuilder.bots.learning import any_options
from citybuilder.bots.student import Weights
from citybuilder.core.advice import Advice
from citybuilder.core.game import S
from citybuilder.core.rng import seeded
from citybuilder.core.taste import Taste

BATCH: Final = 200  # matches between two steps
FAINT: Final = 1e-4  # slopes below it hardly change anything


class Taster:
    """A seat: what has spoken for what it picked, more than for what it could have picked."""

    def __init__(self, count: int = 0) -> None:
        self.traces = vec[float]([0.0] * count)

    def pick(self, genres: list[i64], weights: list[float], moods: list[float], one: i64) -> None:
        """Picked one of these, each as likely as its weight says."""
        count: i64 = len(moods)
        traces = self.traces
        whole = sum(weights)
        for number in range(len(genres)):
            part = -weights[number] / whole
            if number == one:
                part += 1.0
            place: i64 = genres[number] * count
            for mood in range(count):
                traces[place + mood] = traces[place + mood] + part * moods[mood]


class Palate:
    """A taste that is mended while it is played with."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()
        self.weights = Weights(self.taste.plain(), BATCH, FAINT)
        self.taste.weights = self.weights.values
        self.steps = 0

    def practise(self, advice: Advice[S], first: int, rate: float) -> None:
        """A batch of matches, then a step."""
        advice.taste = self.taste
        for number in range(BATCH):
            self.match(advice, first + number)
        self.steps += 1
        self.weights.step(rate, self.steps)

    def match(self, advice: Advice[S], seed: int) -> None:
        """For any number of players."""
        game = advice.game
        rng = seeded(seed).fork()
        seats: int = game.players[rng.below(len(game.players))]
        state = game.start(seats, any_options(game, seats, rng, advice.fixed), seed)
        tasters = [Taster(len(self.taste.weights)) for _ in range(seats)]
        while not state.over:
            actions = game.legal(state)
            if len(actions) == 1:
                game.apply(state, actions[0])
                continue
            genres = advice.genres(state, actions)
            if not genres:
                game.apply(state, advice.advised(state, actions))
                continue
            seat = state.asked[-1].seat
            weights = advice.inclined(state, actions)
            picked = rng.pick(weights)
            tasters[seat].pick(genres, weights, advice.moods(state, seat), picked)
            game.apply(state, actions[picked])
        self.look_back(tasters, game.result(state))

    def look_back(self, tasters: list[Taster], wins: list[float]) -> None:
        slopes = self.weights.slopes
        usual = 1.0 / float(len(wins))
        for seat, taster in enumerate(tasters):
            missed = usual - wins[seat]
            traces = taster.traces
            for place in range(len(traces)):
                slopes[place] = slopes[place] + missed * traces[place]


def nothing_learned(advice: Advice[S]) -> Taste:
    """Prefers what advice does; empty, if there is nothing to learn about."""
    moods = len(advice.mood_names())
    return Taste(moods, [0.0] * (moods * len(advice.genre_names())))


def trial(advice: Advice[S], matches: int, first: int) -> float:
    """The part of duels that inclination alone wins against the reference."""
    game = advice.game
    wins = 0.0
    for number in range(matches):
        rng = seeded(first + number).fork()
        inclined: Bot = Inclined(rng.fork())
        reference: Bot = GreedyBot(rng.fork())
        state = game.start(2, game.complete(advice.fixed, 2), first + number)
        own = number % 2
        while not state.over:
            seat = state.asked[-1].seat
            bot = inclined if seat == own else reference
            view = game.observe(state, seat)
            game.apply(state, bot.think(advice, view, seat, Budget())[0].action)
        wins += game.result(state)[own]
    return wins / matches
