"""Sentences around the table: who is asked, who thinks, who has won, what can be taken back."""

from citybuilder.app.language import translate
from citybuilder.app.play.session import Session
from citybuilder.playing.history import (
    after,
    is_asked_in_secret,
    is_open,
    last_actor,
    last_together,
)
from citybuilder.playing.screen import EVERYBODY
from citybuilder.playing.seating import people
from citybuilder.playing.turns import Phase
from citybuilder.tables.texts import Texts, fill


def level_word(who: str) -> str:
    """How well a bot plays, in one word."""
    words = {
        "random": translate("table", "random"),
        "greedy": translate("table", "greedy"),
        "beginner": translate("table", "beginner"),
        "normal": translate("table", "normal"),
        "strong": translate("table", "strong"),
        "expert": translate("table", "expert"),
    }
    return words.get(who, who)


def asks(session: Session, texts: Texts) -> str:
    """The open question with the name of whom it is for."""
    asked = session.match.state.asked[-1]
    question = texts.prompt(session.match.view(asked.seat), asked)
    return fill(translate("table", "%1: %2"), texts.name(asked.seat), question)


def thinks(session: Session) -> str:
    sitting = session.seats[session.match.seat]
    text = translate("table", "%1 (%2) is thinking…")
    return fill(text, sitting.name, level_word(sitting.who))


def waits(session: Session) -> str:
    """A bot leaves the person before it a moment to think again, or to look at another bot's
    turn."""
    name, last = session.seats[session.match.seat].name, last_actor(session.match)
    if not session.seats[last].human:
        if is_asked_in_secret(session.match):
            return translate("table", "All have had their turn.")
        text = translate("table", "That was %1's turn. %2 is next.")
        return fill(text, session.seats[last].name, name)
    return fill(translate("table", "%1 is next."), name)


def regrets(session: Session) -> str:
    """What the person may do meanwhile."""
    waits = session.phase == Phase.THINKING and session.patience.is_on and session.can_undo()
    return translate("table", "You can still undo your last move.") if waits else ""


def does(session: Session, texts: Texts) -> str:
    """The last answer, whose motion is seen now; not what came of it, for that is the story."""
    actor = last_actor(session.match)
    if hides(session):
        return fill(translate("table", "%1 has chosen."), texts.name(actor))
    step = last_together(session.match)
    events = [
        event.seen_by(session.viewer)
        for number in range(step, len(session.match.actions))
        for event in after(session.match, number)[2]
    ]
    return texts.deed(actor, events) or texts.chosen(actor, last_answer(session, texts))


def hides(session: Session) -> bool:
    """Whether the viewer may not know the last answer: somebody else has given it in secret."""
    return not is_open(session.match, len(session.match.actions) - 1, session.viewer)


def last_answer(session: Session, texts: Texts) -> str:
    """With those that were given together with it."""
    match = session.match
    step = last_together(match)
    before, actions = match.earlier[step], match.actions[step:]
    asked = before.asked[-1]
    view = match.game.observe(before, asked.seat)
    if len(actions) > 1:
        return texts.answers(view, asked, actions)
    return texts.action(view, asked, actions[0])


def only_seated(session: Session) -> str:
    """Why nothing can be done at a curtain."""
    if session.awaited == EVERYBODY:
        return translate("table", "First look at what was chosen.")
    name = session.seats[session.awaited].name
    return fill(translate("table", "First %1 has to sit down at the screen."), name)


def undone(session: Session) -> str:
    """Whose move would be taken back, where several people might wonder: if it is not that of
    whoever is asked."""
    match, whose = session.match, session.back.undoer()
    if not session.can_undo() or len(people(session.seats)) == 1:
        return ""
    is_own = not match.state.over and whose == match.seat
    return "" if is_own else session.seats[whose].name


def undo_tip(session: Session, texts: Texts) -> str:
    """What the undo button would do, or why it cannot."""
    match = session.match
    if session.phase == Phase.CURTAIN:
        return only_seated(session)
    if not match.actions:
        return translate("table", "There is nothing to undo yet.")
    if session.can_undo():
        whose = undone(session)
        if not whose:
            return fill(translate("table", "Undo: %1 (U)"), last_answer(session, texts))
        text = translate("table", "Undo what %1 did: %2 (U)")
        return fill(text, whose, last_answer(session, texts))
    if session.back.undoer() < 0:
        return translate("table", "Others have played since: this can't be undone.")
    if session.phase == Phase.PLAYING:
        return translate("table", "Not while pieces are moving: press Space to skip.")
    return translate("table", "Chance has decided or something was revealed: this can't be undone.")
