"""Urbanization by hand: tables laid in names, answers and events in words. Regions, plots, slots,
stacks, fields and spaces count from 1; the plots of region 7 are 7a and 7b."""

from collections.abc import Callable

from citybuilder.core.game import NONE, Action, Decision, Event
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.effects import EFFECTS
from citybuilder.games.urbanization.rules import Urbanization
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.urbanization import make

GAME: Urbanization = make(card_text("urbanization"))
FACTORIES = [factory.key for factory in GAME.box.factories]
CHARACTERS = [character.key for character in GAME.box.characters]
INVENTIONS = list(EFFECTS)
SEATS = "ABCD"
A, B, C, D = range(4)
HOMES = (7, 9, 11, 12)  # where the start houses of hand-made tables stand
THINGS = ("free", "house", "high_rise", "", "factory", "grain")  # on plots
PLACES = ("barn 1", "barn 2", "barn 3", "barn 4", "field", "return area")  # of grain
REASONS = ("the last field", "goods", "taxes", "an invention", "the merchant", "the telegraph")
SCORES = (
    "start",
    "houses",
    "high_rises",
    "administration",
    "factories",
    "goods",
    "citizens",
    "grain",
    "mayor",
    "inventions",
    "combinations",
    "largest",
)
STEPS = ("", "harvest", "factories", "citizens", "feeding", "refill")


def plot_name(plot: int) -> str:
    if plot == c.ON_CARD:
        return "the card"
    return f"{plot // c.PLOTS + 1}{'ab'[plot % c.PLOTS]}"


def field_name(at: int) -> str:
    return f"stack {at // c.FIELDS + 1} field {at % c.FIELDS + 1}"


class Words:
    """The records of the game as words, for tests and golden games."""

    def question(self, asked: Decision) -> str:
        what, amount = asked.what, asked.amount
        texts: dict[int, Callable[[], str]] = {
            c.ASK_START: lambda: "start where?",
            c.ASK_SPREAD: lambda: f"{amount} prices of {what + 1} to where?",
            c.ASK_CHARACTER: lambda: "which character?",
            c.ASK_ACTION: lambda: "which action?",
            c.ASK_USE: lambda: f"use {CHARACTERS[what]}?",
            c.ASK_LIFT: lambda: f"lift {amount}?",
            c.ASK_SHIFT: lambda: f"shift {amount} from {what + 1} to where?",
            c.ASK_LAND: lambda: "buy which region?",
            c.ASK_KIND: lambda: "build what?",
            c.ASK_BUILD: lambda: f"{c.KINDS[what]} where, after {amount}?",
            c.ASK_GRAIN: lambda: "buy or sell?",
            c.ASK_BUY: lambda: f"buy more after {amount}, barns {what:04b}?",
            c.ASK_SELL: lambda: f"sell more after {amount}?",
            c.ASK_SOW: lambda: f"sow where after {amount}, {what} on the card?",
            c.ASK_ORDERS: lambda: "orders from where?",
            c.ASK_INDUSTRY: lambda: "which industry?",
            c.ASK_SETTLE: lambda: f"slot {what + 1} to where?",
            c.ASK_GOODS: lambda: f"goods at {field_name(what)} after {amount}?",
            c.ASK_MARKER: lambda: "which marker?",
            c.ASK_STEP: lambda: f"on space {what + 1} after {amount}?",
        }
        return f"{SEATS[asked.seat]}: {texts[asked.kind]()}"

    def answer(self, action: Action) -> str:
        what, where, amount = action.what, action.where, action.amount
        texts: dict[int, Callable[[], str]] = {
            c.START: lambda: f"start in {where + 1}",
            c.MOVE: lambda: f"price from {what + 1} to {where + 1}",
            c.CHOOSE: lambda: f"choose {CHARACTERS[what]}",
            c.ACT: lambda: c.ACTIONS[what],
            c.PASS: lambda: "pass",
            c.USE: lambda: "use",
            c.RENOUNCE: lambda: "renounce",
            c.LIFT: lambda: f"lift {where + 1}",
            c.BUY_LAND: lambda: f"buy {where + 1}",
            c.KIND: lambda: c.KINDS[what],
            c.RAISE: lambda: f"{c.KINDS[what]} in {where + 1}",
            c.BUY_GRAIN: lambda: f"buy from {PLACES[where]}",
            c.SELL_GRAIN: lambda: "sell",
            c.SEED: lambda: "sow on card" if where == c.ON_CARD else f"sow in {where + 1}",
            c.ORDER: lambda: f"orders of slot {where + 1}",
            c.ATTRACT: lambda: f"attract slot {where + 1}",
            c.SETTLE: lambda: f"settle in {where + 1}",
            c.MODERNISE: lambda: f"modernise stack {what + 1}",
            c.MAKE: lambda: f"make {amount} at {field_name(what)}",
            c.ENTER: lambda: "enter",
            c.ADVANCE: lambda: f"advance from {where + 1}",
            c.STEP: lambda: "step",
            c.STOP: lambda: "stop",
            c.TAKE: lambda: f"take {INVENTIONS[what]}",
            c.DONE: lambda: "done",
        }
        return texts[action.kind]()

    def event(self, event: Event) -> str:
        who = SEATS[event.seat] if event.seat != NONE else ""
        what, where, amount = event.what, event.where, event.amount
        alone = what == c.ADMINISTRATION
        texts: dict[int, Callable[[], str]] = {
            c.STARTED: lambda: f"{who} starts on {plot_name(where)}",
            c.PRICE_MOVED: lambda: f"{who} moves a price from {what + 1} to {where + 1}",
            c.PRICES_GONE: lambda: f"{who} takes {amount} prices of {where + 1} out of the game",
            c.ROUND_BEGAN: lambda: f"round {amount} begins with {who}",
            c.MAYOR_CAME: lambda: f"{who} is mayor",
            c.CHARACTER_TAKEN: lambda: f"{who} takes the {CHARACTERS[what]}",
            c.PHASE_BEGAN: lambda: f"phase {amount}",
            c.TURN_BEGAN: lambda: f"turn of {who}",
            c.PASSED: lambda: f"{who} passes",
            c.CHARACTER_USED: lambda: f"{who} uses the {CHARACTERS[what]}",
            c.LAND_BOUGHT: lambda: f"{who} buys {where + 1} for {amount}",
            c.BUILT: lambda: (
                f"{who} builds {c.KINDS[what]} "
                f"{f'in {where + 1}' if alone else f'on {plot_name(where)}'} for {amount}"
            ),
            c.GRAIN_BOUGHT: lambda: f"{who} buys from {PLACES[where]} for {amount}",
            c.GRAIN_SOLD: lambda: f"{who} sells to {PLACES[where]} for {amount}",
            c.GRAIN_GIVEN: lambda: f"{who} takes {amount} from {PLACES[where]}",
            c.SOWN: lambda: f"{who} sows on {plot_name(where)}",
            c.ORDERS_TAKEN: lambda: (
                f"{who} is on field {amount + 1} of {FACTORIES[what]} in slot {where + 1}"
            ),
            c.ORDERS_GIVEN: lambda: f"{who} gets {amount} {c.COLOURS[what]}",
            c.EARNED: lambda: f"{who} earns {amount} for {REASONS[what]}",
            c.CARD_TAKEN: lambda: f"{who} takes {FACTORIES[what]} from slot {where + 1}",
            c.FACTORY_BUILT: lambda: (
                f"{who} puts {FACTORIES[what]} on {plot_name(where)} as stack {amount + 1}"
            ),
            c.MODERNISED: lambda: f"{who} puts {FACTORIES[what]} onto stack {amount + 1}",
            c.CARD_LAID: lambda: f"{FACTORIES[what]} comes to slot {where + 1}",
            c.MADE: lambda: f"{who} makes {amount} {c.COLOURS[where]} at {field_name(what)}",
            c.TAXED: lambda: f"taxes of {who} are at {amount}",
            c.STEPPED: lambda: f"{who} goes from space {what + 1} to {where + 1} for {amount}",
            c.STOPPED: lambda: f"{who} stays on space {where + 1}{' and leaves it' * amount}",
            c.INVENTED: lambda: f"{who} takes {INVENTIONS[what]} on space {where + 1}",
            c.SCORED: lambda: f"{who} scores {amount} for {SCORES[what]}",
            c.ROUND_ENDS: lambda: f"round {amount} ends",
            c.STEP_BEGAN: lambda: STEPS[amount],
            c.GRAIN_BACK: lambda: (
                f"{who} takes back {plot_name(where)}{'' if amount else ' without room'}"
            ),
            c.GRAIN_GREW: lambda: f"{who} harvests from {PLACES[where]}",
            c.CARD_LEFT: lambda: f"{FACTORIES[what]} leaves slot {where + 1}",
            c.ORDERS_BACK: lambda: f"{who} gives {amount} orders back",
            c.CITIZENS: lambda: f"{who} has {amount} citizens",
            c.FED: lambda: f"{who} feeds {amount}",
            c.REFILLED: lambda: f"{PLACES[where]} is refilled",
            c.CHARACTERS_BACK: lambda: "characters go back",
            c.WON: lambda: f"{who} wins",
        }
        return texts[event.kind]()


WORDS = Words()


# Laying tables


def new_game(seats: int = 4, inventions: bool = False, seed: int = 1) -> UrbanizationState:
    """A match from its very beginning: start houses are still to be set."""
    return GAME.start(seats, {c.WITH_INVENTIONS: c.YES if inventions else c.NO}, seed)


def table(
    seats: int = 4,
    inventions: bool = False,
    land: dict[int, str] | None = None,
    characters: dict[int, str] | None = None,
) -> UrbanizationState:
    """A table in the second round, in the first turn of its first phase: A began and is asked.
    Start houses stand on 7a, 9a, 11a and 12a and every free region has one price marker, unless
    land is named as "7:house 8:grain,factory". There may be more on it than in the box."""
    state = new_game(seats, inventions)
    state.starter = A
    state.asked = []
    for seat in range(seats):
        lay_land(state, seat, (land or {}).get(seat, f"{HOMES[seat]}:house"))
    for seat, name in (characters or {}).items():
        state.character[seat] = CHARACTERS.index(name)
    state.round, state.phase = 2, 1
    turn_of(state, A)
    return state


def lay_land(state: UrbanizationState, seat: int, land: str) -> None:
    """Regions of a seat, and what stands on their plots; its markers and counts follow."""
    for word in land.split():
        number, _, things = word.partition(":")
        region = int(number) - 1
        state.prices[region] = 0
        GAME.land.own(state, seat, region)
        for plot, thing in enumerate(filter(None, things.split(",")), region * c.PLOTS):
            put(state, seat, plot, THINGS.index(thing))


def put(state: UrbanizationState, seat: int, plot: int, what: int) -> None:
    assert state.plots[plot] == c.EMPTY
    state.plots[plot] = what
    state.free[seat] -= what != c.EMPTY
    state.cottages[seat] += what == c.HOUSE


def turn_of(state: UrbanizationState, seat: int, phase: int = 1) -> None:
    """It is the turn of a seat, as the last one of this phase if that is one before the starter."""
    state.phase = phase
    state.acted = (seat - state.starter) % state.seats
    state.helping = NONE
    state.asked = [Decision(c.ASK_ACTION, seat)]


def give_orders(state: UrbanizationState, seat: int, orders: str) -> None:
    """Exactly these are in the row of a seat: "2 orange 1 grey"."""
    words = orders.split()
    held = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    first = seat * c.COLOUR_COUNT
    state.orders[first : first + c.COLOUR_COUNT] = [held.get(key, 0) for key in c.COLOURS]


def give_factory(state: UrbanizationState, seat: int, *cards: str) -> int:
    """A stack of cards, the active one last; the number of the stack."""
    first = seat * c.STACKS
    stack = state.top[first : first + c.STACKS].index(NONE)
    for name in cards:
        state.top[first + stack] = FACTORIES.index(name)
        state.holder[FACTORIES.index(name)] = first + stack
    return int(stack)


def show(state: UrbanizationState, *cards: str) -> None:
    """The cards on display from slot 1 on, and the deck goes on after the highest of them."""
    state.display = [FACTORIES.index(name) if name else NONE for name in cards]
    deck = GAME.box.decks[state.seats]
    state.deck = deck.index(max(state.display)) + 1
    state.fields = [NONE] * len(state.fields)


def fill(state: UrbanizationState, card: str, *seats: int) -> None:
    """Markers on the order fields of a card on display."""
    first = state.display.index(FACTORIES.index(card)) * c.ORDER_FIELDS
    for field, seat in enumerate(seats):
        state.fields[first + field] = seat
        state.markers[seat] -= 1


def teach(state: UrbanizationState, seat: int, *names: str) -> None:
    """Inventions that a seat took earlier."""
    for name in names:
        number = INVENTIONS.index(name)
        state.inventor[number] = seat
        if GAME.box.inventions[number].lasting:
            state.known[seat] |= 1 << number


def set_pin(state: UrbanizationState, seat: int, space: int) -> None:
    """A marker on a space of the track."""
    state.pins[seat * c.TRACK + space - 1] += 1
    state.markers[seat] -= 1


def set_points(state: UrbanizationState, *points: int) -> None:
    for seat, reached in enumerate(points):
        first = seat * c.SOURCES
        state.points[first : first + c.SOURCES] = [reached] + [0] * (int(c.SOURCES) - 1)


# Asking and answering


def question(state: UrbanizationState) -> str:
    return WORDS.question(state.asked[-1])


def offered(state: UrbanizationState) -> list[str]:
    return [WORDS.answer(action) for action in GAME.legal(state)]


def do(state: UrbanizationState, words: str) -> list[Event]:
    """Take one of the legal actions; what it led to. Nothing is lost by any of them."""
    actions = GAME.legal(state)
    words_of = [WORDS.answer(action) for action in actions]
    assert words in words_of, f"{words}: {words_of}"
    before = GAME.inventory(state)
    events: list[Event] = []
    state.events = events
    GAME.apply(state, actions[words_of.index(words)])
    state.events = None
    assert GAME.inventory(state) == before
    return events


def play(state: UrbanizationState, *words: str) -> list[str]:
    """Take legal actions one after the other; what they led to."""
    return [WORDS.event(event) for word in words for event in do(state, word)]


def end_round(state: UrbanizationState) -> list[str]:
    """The last one of the last phase passes: what is told from the end of the round on."""
    turn_of(state, (state.starter - 1) % state.seats, c.PHASES)
    return play(state, "pass")[1:]


def during(step: str, told: list[str]) -> list[str]:
    """What happened in a step of the preparation of the next round."""
    found: list[str] = []
    now = ""
    for words in told:
        if words in STEPS:
            now = words
        elif words == "characters go back":
            now = ""
        elif now == step:
            found.append(words)
    return found


# Looking


def points(state: UrbanizationState) -> list[int]:
    return [int(state.points_of(seat)) for seat in range(state.seats)]


def scored(state: UrbanizationState, seat: int, source: str) -> int:
    return int(state.points[seat * c.SOURCES + SCORES.index(source)])


def orders(state: UrbanizationState, seat: int) -> str:
    """The orders of a seat in words."""
    held = state.orders[seat * c.COLOUR_COUNT : (seat + 1) * c.COLOUR_COUNT]
    named = zip(held, c.COLOURS, strict=True)
    return " ".join(f"{count} {colour}" for count, colour in named if count)


def on_plots(state: UrbanizationState, region: int) -> list[str]:
    """What stands on the plots of a region."""
    plots = state.plots[(region - 1) * c.PLOTS : region * c.PLOTS]
    return [THINGS[what] for what in plots if what != c.NO_PLOT]


def display(state: UrbanizationState) -> list[str]:
    return [FACTORIES[card] if card != NONE else "" for card in state.display]


def active(state: UrbanizationState, seat: int) -> list[str]:
    """The active factory cards of a seat."""
    cards = state.top[seat * c.STACKS : (seat + 1) * c.STACKS]
    return [FACTORIES[card] for card in cards if card != NONE]
