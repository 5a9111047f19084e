"""What the others have changed stays marked on the table until their next turn begins."""

from citybuilder.app.play.session import Session
from citybuilder.tables.table import Table


def traces(session: Session, table: Table) -> dict[str, str]:
    """The pieces that the viewer's opponents have changed in their last turns, as far as the viewer
    may know it, each with the colour of the seat. What all choose in secret is told at once: there
    the next turn begins for all when that is told."""
    match, view, viewer = session.match, session.view(), session.viewer
    latest: dict[int, int] = {}
    found: dict[str, str] = {}
    if not match.state.over and not match.game.is_secret(match.state.asked[-1]):
        latest[match.seat] = match.state.turn
    unknown = max(0, len(session.history) - len(match.earlier))  # before the match was resumed
    for step in reversed(range(unknown, len(session.history))):
        turn, actor, events = session.history[step]
        secret = match.game.is_secret(match.earlier[step - unknown].asked[-1])
        if not secret:
            latest.setdefault(actor, turn)
        if len(latest) == match.seats and turn < min(latest.values()):
            break
        for event in events:
            seat = event.seat
            keys = [] if seat < 0 else table.changed(event.seen_by(viewer), view)
            for each in range(match.seats) if secret and keys else ():
                latest.setdefault(each, turn)
            if seat != viewer and latest.get(seat) == turn:
                found |= {key: table.seats[seat].colour for key in keys if key not in found}
    return found
