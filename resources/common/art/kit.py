"""The kit of parts for every picture: one isometric miniature world, gathered from its modules."""

from parts_base import *  # noqa: F403
from parts_ground import *  # noqa: F403
from parts_nature import *  # noqa: F403
from parts_solid import *  # noqa: F403
from parts_things import *  # noqa: F403
from parts_traffic import *  # noqa: F403
from parts_wall import *  # noqa: F403
