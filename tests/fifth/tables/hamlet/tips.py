"""What a newcomer to Hamlet is told."""

from typing import Final

from citybuilder.tables.first_tips import Tip
from fifth.games.hamlet import cards as c

TIPS: Final = (Tip("turn", "With five cards in hand you have to build.", asked=c.ASK_TURN),)
