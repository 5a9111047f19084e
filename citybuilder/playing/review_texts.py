"""A review in words: what was played, what came of it, and what was luck and what was choice."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from citybuilder.bots.reviewing import Finding
from citybuilder.bots.swings import Account, Lapse, Swing, mean
from citybuilder.core.game import Action, Event, State
from citybuilder.core.match import Match
from citybuilder.playing.chance_words import cost, exactly
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, Translate, fill

CONTEXT: Final = "review"
LUCK: Final = QT_TRANSLATE_NOOP("review", "Luck")
CHOICE: Final = QT_TRANSLATE_NOOP("review", "Choice")
OWN: Final = QT_TRANSLATE_NOOP("review", "Own choices")
BEGIN: Final = QT_TRANSLATE_NOOP("review", "At the beginning")
END: Final = QT_TRANSLATE_NOOP("review", "At the end")
OF_BOTH: Final = QT_TRANSLATE_NOOP("review", "Choices of both")
OTHERS: Final = QT_TRANSLATE_NOOP("review", "Others' choices")
CHANGE: Final = QT_TRANSLATE_NOOP("review", "%1's chance to win: %2 → %3")
SAME: Final = QT_TRANSLATE_NOOP("review", "Looking back, the bots would choose the same.")
INSTEAD: Final = QT_TRANSLATE_NOOP("review", "Looking back, the bots would choose “%1”")
BETTER: Final = QT_TRANSLATE_NOOP(
    "review", "With that, %1's chance would have been about %2 instead of %3."
)
EVEN: Final = QT_TRANSLATE_NOOP("review", "That would have been about as good.")
WORSE: Final = QT_TRANSLATE_NOOP("review", "But the actual choice probably was better.")
LUCKY: Final = QT_TRANSLATE_NOOP("review", "Luck decided this.")
ESTIMATE: Final = QT_TRANSLATE_NOOP("review", "The bots' estimate, in percentage points.")
COMPARED: Final = QT_TRANSLATE_NOOP(
    "review", "Each player's choices are compared with the average at this table."
)
STEADY: Final = QT_TRANSLATE_NOOP("review", "No single moment changed much.")
COST_YOU: Final = QT_TRANSLATE_NOOP("review", "What cost you most")
COST: Final = QT_TRANSLATE_NOOP("review", "What cost %1 most")
COST_LITTLE: Final = QT_TRANSLATE_NOOP("review", "None of your choices cost you much.")
COST_ONE_LITTLE: Final = QT_TRANSLATE_NOOP("review", "None of %1's choices cost much.")
CHOSEN: Final = QT_TRANSLATE_NOOP("review", "Chosen: “%1”.")
BETTER_WAS: Final = QT_TRANSLATE_NOOP("review", "Better: “%1”.")
IT_COST: Final = QT_TRANSLATE_NOOP("review", "It cost %1 of the chance to win.")
LEFT: Final = QT_TRANSLATE_NOOP("review", "about %1 s left")
MINUTES_LEFT: Final = QT_TRANSLATE_NOOP("review", "about %1 min left")
HARDLY_LEFT: Final = QT_TRANSLATE_NOOP("review", "only a few seconds left")
MINUTE: Final = 60
IN_SECONDS: Final = 90  # what is told in them; in minutes it would jump
TICK: Final = 5  # seconds, more exactly than which nobody knows it
BOTH: Final = 2  # players
TELLING: Final = 0.015  # of chances: a smaller difference is none


def points(change: float) -> str:
    """With its sign, as in +12; a typographic minus is as wide as the plus."""
    number = round(100 * change)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def in_whole_points(account: Account) -> Account:
    """Rounded so that a reader who adds up finds the end."""
    begin, end, luck, own = (
        round(100 * part) for part in (account.begin, account.end, account.luck, account.own)
    )
    parts = (begin, luck, own, end - begin - luck - own, end)
    return Account(*(part / 100 for part in parts))


def time_left(seconds: float, translate: Translate) -> str:
    """In whole ticks; empty where nobody knows."""
    if seconds < 0.0:
        return ""
    ticks = ceil(seconds / TICK)
    if ticks <= 1:
        return translate(CONTEXT, HARDLY_LEFT)
    if ticks * TICK <= IN_SECONDS:
        return fill(translate(CONTEXT, LEFT), str(ticks * TICK))
    return fill(translate(CONTEXT, MINUTES_LEFT), str(ceil(seconds / MINUTE)))


class ReviewWords:
    """One match in words."""

    def __init__(self, match: Match[State], texts: Texts) -> None:
        self.match = match
        self.texts = texts

    def say(self, text: str, *parts: str) -> str:
        return fill(self.texts.translate(CONTEXT, text), *parts)

    def percent(self, chance: float) -> str:
        return exactly(chance, self.texts.translate)

    def heading(self, swing: Swing) -> str:
        return self.texts.turn(self.table(swing))

    def table(self, swing: Swing) -> State:
        """The one that it is about: what luck brings of itself may begin a new round."""
        states = [*self.match.earlier, self.match.state]
        return states[swing.stretch.first + int(self.is_mere_luck(swing))]

    def numbered(self, swing: Swing) -> str:
        """The same without whose turn it is, where a sentence about them follows."""
        return self.texts.numbered(self.match.game.turns(self.table(swing)))

    def change(self, swing: Swing) -> str:
        seat = swing.hit()
        before, after = self.percent(swing.before[seat]), self.percent(swing.after[seat])
        return self.say(CHANGE, self.texts.name(seat), before, after)

    def shares(self, swing: Swing) -> list[tuple[str, float]]:
        """What of the change was luck and what was choice, as far as both could count; rounded so
        that a reader who adds up finds the change."""
        seat = swing.hit()
        change = round(100 * swing.after[seat]) - round(100 * swing.before[seat])
        if not swing.stretch.lucky:
            return [(CHOICE, change / 100)]
        if self.is_mere_luck(swing):
            return [(LUCK, change / 100)]
        luck = round(100 * swing.luck(seat))
        return [(LUCK, luck / 100), (CHOICE, (change - luck) / 100)]

    def split(self, swing: Swing) -> str:
        """The same in words."""
        return " · ".join(f"{self.say(name)} {points(part)}" for name, part in self.shares(swing))

    def is_mere_luck(self, swing: Swing) -> bool:
        """Whether there was nothing to choose, or only what carries out an earlier choice."""
        stretch = swing.stretch
        return stretch.lucky and (stretch.small or not stretch.free)

    def played(self, swing: Swing) -> str:
        """What was chosen and what came of it; where nothing was to choose, what luck brought."""
        seats, events = (swing.hit(), swing.stretch.seat), self.events(swing)
        if self.is_mere_luck(swing):
            return self.texts.fortune(events, seats) or self.answered(swing)
        if swing.stretch.lucky:
            events = [event for event in events if event.seat in seats] or events
        return " ".join(self.texts.story(events)) or self.answered(swing)

    def answered(self, swing: Swing) -> str:
        label = self.label(swing, self.match.actions[swing.stretch.first])
        return self.texts.chosen(swing.stretch.seat, label)

    def label(self, swing: Swing, action: Action) -> str:
        """An answer to the question that the stretch began with."""
        before = self.match.earlier[swing.stretch.first]
        asked = before.asked[-1]
        return self.texts.action(self.match.game.observe(before, asked.seat), asked, action)

    def events(self, swing: Swing) -> list[Event]:
        """What the stretch led to; all is open once a match is over."""
        found: list[Event] = []
        for step in range(swing.stretch.first, swing.stretch.end):
            state = self.match.earlier[step].copy()
            state.events = []
            self.match.game.apply(state, self.match.actions[step])
            found += state.events or []
        return found

    def bots(self, swing: Swing, finding: Finding) -> str:
        """What the bot would have done, and what that would have changed."""
        if self.is_mere_luck(swing):
            return self.say(LUCKY)
        first, seat = swing.stretch.first, swing.stretch.seat
        best = finding.ranked[0].action
        if best == self.match.actions[first]:
            return self.say(SAME)
        label = self.label(swing, best)
        mine, bots = swing.expected[seat], mean(finding.chances)[seat]
        return f"{self.say(INSTEAD, label)}. {self.compared(seat, mine, bots)}"

    def is_better(self, swing: Swing, finding: Finding) -> bool:
        """Whether what the bot would have chosen seems to have been worth more."""
        seat = swing.stretch.seat
        return mean(finding.chances)[seat] - swing.expected[seat] >= TELLING

    def compared(self, seat: int, mine: float, bots: float) -> str:
        if bots - mine >= TELLING:
            parts = (self.texts.name(seat), self.percent(bots), self.percent(mine))
            return self.say(BETTER, *parts)
        return self.say(EVEN if mine - bots < TELLING else WORSE)

    def parts(self, account: Account) -> list[tuple[str, float]]:
        """What changed a chance. Of two players what one decides well the other one loses, so that
        only both together tell something."""
        luck = [(LUCK, account.luck)] if self.texts.luck() else []
        if self.match.seats == BOTH:
            return [*luck, (OF_BOTH, account.own + account.others)]
        return [*luck, (OWN, account.own), (OTHERS, account.others)]

    def estimate(self) -> str:
        """How all this is known."""
        compared = "" if self.match.seats == BOTH else self.say(COMPARED)
        return " ".join(filter(None, (self.say(ESTIMATE), self.texts.luck(), compared)))

    # What somebody might have done better

    def cost_most(self, seat: int, alone: bool) -> str:
        """The heading above it; whoever is the only person is meant."""
        return self.say(COST_YOU) if alone else self.say(COST, self.texts.name(seat))

    def cost_little(self, seat: int, alone: bool) -> str:
        return self.say(COST_LITTLE) if alone else self.say(COST_ONE_LITTLE, self.texts.name(seat))

    def worse(self, lapse: Lapse) -> str:
        swing = lapse.swing
        return self.say(CHOSEN, self.label(swing, self.match.actions[swing.stretch.first]))

    def better(self, lapse: Lapse) -> str:
        return self.say(BETTER_WAS, self.label(lapse.swing, lapse.finding.ranked[0].action))

    def cost(self, lapse: Lapse) -> str:
        return self.say(IT_COST, cost(lapse.cost, self.texts.translate))

    def lapse_lines(self, lapses: Mapping[int, Sequence[Lapse]]) -> list[str]:
        """For each person."""
        found: list[str] = []
        for seat, own in lapses.items():
            alone = len(lapses) == 1
            found.append(self.cost_most(seat, alone) if own else self.cost_little(seat, alone))
            for lapse in own:
                told = (self.worse(lapse), self.better(lapse), self.cost(lapse))
                found += [f"  {self.heading(lapse.swing)}", f"    {' '.join(told)}"]
            found.append("")
        return found

    def account(self, seat: int, exact: Account) -> str:
        account = in_whole_points(exact)
        parts = self.parts(account)
        told = ", ".join(f"{self.say(name)} {points(value)}" for name, value in parts)
        whole = f"{self.percent(account.begin)} → {self.percent(account.end)}"
        return f"{self.texts.name(seat)}: {whole} ({told})"

    def lines(
        self,
        moments: Sequence[Swing],
        findings: Sequence[Finding],
        accounts: Sequence[Account],
        lapses: Mapping[int, Sequence[Lapse]] | None = None,
    ) -> list[str]:
        """The whole review as text."""
        found: list[str] = []
        for swing, finding in zip(moments, findings, strict=True):
            found += [
                self.heading(swing),
                f"  {self.change(swing)} ({self.split(swing)})",
                f"  {self.played(swing)}",
                f"  {self.bots(swing, finding)}",
                "",
            ]
        if not moments:
            found += [self.say(STEADY), ""]
        found += self.lapse_lines(lapses or {})
        found += [self.account(seat, account) for seat, account in enumerate(accounts)]
        return [*found, "", self.estimate()]
