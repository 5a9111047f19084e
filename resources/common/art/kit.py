"""The kit of parts for every picture: one isometric miniature world, gathered from its modules.

A picture is a function that @plot(…) – or another opening – hands a fresh scene; it sets parts
back to front. x runs to the right and down, y to the left and down, z up; a card's tile measures
104 by 104. (x, y, z) is the far lower corner of a body, the middle of something round. What hangs
on a wall is asked of it: s.left(y) is the one that looks along y, s.right(x) the one along x.
A house stands with its shadow and knows its walls and its roof: s.house(…).left.window(…). Where
a part stands may be told for several at once: window((8, 20), 6, …), post(s.row(4, 12, 5), …);
s.set_out(s.tree, …) does the same for spots of the ground.
"""

from opening import *  # noqa: F403
from parts_base import *  # noqa: F403
from parts_craft import *  # noqa: F403
from parts_ground import *  # noqa: F403
from parts_house import *  # noqa: F403
from parts_nature import *  # noqa: F403
from parts_solid import *  # noqa: F403
from parts_things import *  # noqa: F403
from parts_traffic import *  # noqa: F403
from parts_wall import *  # noqa: F403
from scene import *  # noqa: F403
