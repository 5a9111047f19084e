"""The command `train --taste`: bots follow their inclinations, and like what has won."""

import sys
from functools import partial
from pathlib import Path

from citybuilder.bots.tasting import BATCH, Palate, nothing_learned, trial
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.series import play_series
from citybuilder.cli.simulate import seed_of
from citybuilder.cli.texts import Words
from citybuilder.cli.train_diary import Diary, Terms
from citybuilder.core.advice import Advice
from citybuilder.core.game import State
from citybuilder.core.taste import Taste
from citybuilder.store import atomic
from citybuilder.store.sheets.taste import FILE, LearnedTaste, TasteGeneration

__all__ = ["FILE", "run"]

RATE = 0.02  # how far a step of learning goes at first,
LAST_RATE = 0.002  # and in the last generation
DUELS = 400  # against the reference after each generation
ABOUT = (
    "Learned from matches of bots against themselves by the command `citybuilder train --taste`."
)


def run(advice: Advice[State], plan: Terms, out: Path, words: Words) -> None:
    moods = nothing_learned(advice).moods
    if not moods:
        raise Complaint(words.nothing_to_learn(advice.game.key))
    diary = Diary(out.with_name(out.name + ".part"), plan, TasteGeneration)
    diary.open()
    while len(diary.generations) < plan.generations:
        taste = Taste(moods, diary.weights[0]) if diary.weights else nothing_learned(advice)
        generation = study(advice, taste, diary, words)
        diary.end_generation(generation, [taste.plain()])
        sys.stdout.write(words.tasted(len(diary.generations), generation) + "\n")
        sys.stdout.flush()
    won = [generation.won for generation in diary.generations]
    best = won.index(max(won))  # against themselves bots may learn what helps against nobody else
    learned = LearnedTaste(
        about=ABOUT,
        seed=plan.seed,
        generations=diary.generations[: best + 1],
        moods=advice.mood_names(),
        genres=advice.genre_names(),
        weights=diary.learned[best][0],
    )
    atomic.write(out, (learned.model_dump_json(indent=1) + "\n").encode())
    diary.discard()


def study(
    advice: Advice[State], taste: Taste, diary: Diary[TasteGeneration], words: Words
) -> TasteGeneration:
    """Mend the taste while playing with it, then see what it is worth."""
    plan, done = diary.plan, len(diary.generations)
    palate = Palate(taste)
    rate = RATE + (LAST_RATE - RATE) * done / max(1, plan.generations - 1)
    batches = -(-plan.matches // BATCH)
    first = seed_of(seed_of(plan.seed, done), 0)
    lesson = partial(one_practice, palate, advice, first, rate)
    play_series(lesson, batches, 1, lambda _: None, words)
    won = trial(advice, DUELS, seed_of(plan.seed, plan.generations))
    return TasteGeneration(matches=batches * BATCH, duels=DUELS, won=round(won, 4))


def one_practice(
    palate: Palate, advice: Advice[State], first: int, rate: float, number: int
) -> None:
    palate.practise(advice, first + number * BATCH, rate)
