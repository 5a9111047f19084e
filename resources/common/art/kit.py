"""The kit of parts for every picture: one isometric miniature world, gathered from its modules.

A picture begins with plot() – or Scene, sky and ground – and sets its parts back to front. x runs
to the right and down, y to the left and down, z up; a card's tile measures 104 by 104. "left" is
the wall that looks along y, "right" the one that looks along x. (x, y, z) is the far lower corner
of a body, the middle of something round, the nearest corner to the origin of what is on a wall.
"""

from parts_base import *  # noqa: F403
from parts_ground import *  # noqa: F403
from parts_nature import *  # noqa: F403
from parts_solid import *  # noqa: F403
from parts_things import *  # noqa: F403
from parts_traffic import *  # noqa: F403
from parts_wall import *  # noqa: F403
