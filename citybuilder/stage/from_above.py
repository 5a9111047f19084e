"""The table as a plan, seen from above: as long as a key is held, or until it is wanted no more."""

from typing import TYPE_CHECKING

from citybuilder.tables.placement import FLAT

if TYPE_CHECKING:
    from citybuilder.stage.scene import TableScene


class FromAbove:
    """Of one table; where nothing hides anything, there is no plan."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.upright, self.plan = scene.table, scene.table.from_above()
        self.is_held = False  # as long as a key is
        self.is_kept = False

    def hold(self, held: bool) -> None:
        self.is_held = held
        self.turn()

    def keep(self) -> None:
        """From above until told otherwise."""
        self.is_kept = not self.is_kept
        self.turn()

    def turn(self) -> None:
        """What moves goes on, and what is laid next is seen so."""
        scene = self.scene
        wanted = self.plan if self.plan and (self.is_held or self.is_kept) else self.upright
        if wanted is scene.table:
            return
        scene.table = wanted
        if scene.view is not None and not scene.is_moving():
            scene.reconcile(wanted.place(scene.view, scene.me, scene.size), moving=False)
            scene.mark_spots()
        if scene.focused == FLAT:
            scene.hovered.emit(FLAT)
