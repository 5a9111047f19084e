"""The kit of parts for every picture: one isometric miniature world, gathered from its modules.

A picture begins with plot() – or Scene, sky and ground – and sets its parts back to front; x runs to
the right and down, y to the left and down, z up, and a card's tile measures 104 by 104. "left" is the
wall that looks along y, "right" the one that looks along x; (x, y, z) is always the far lower corner
of a body and the lower corner with the smallest x and y of what hangs on a wall.
"""

from parts_base import *  # noqa: F403
from parts_ground import *  # noqa: F403
from parts_nature import *  # noqa: F403
from parts_solid import *  # noqa: F403
from parts_things import *  # noqa: F403
from parts_traffic import *  # noqa: F403
from parts_wall import *  # noqa: F403
