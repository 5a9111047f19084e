"""A hint at the table: asked for, shown, looked at, followed."""

from citybuilder.app.language import translate
from citybuilder.app.models.actions import Choice
from citybuilder.app.table.asking import Asking
from citybuilder.app.table.hint_panel import Proposal
from citybuilder.app.table.why import are_close, reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.playing.turns import Phase


class Hinting:
    """Of one table page."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.guide = asking.page.guide
        self.session = asking.session
        self.parts = parts = asking.parts
        self.session.hinted.connect(self.show)
        parts.hint_panel.chosen.connect(self.follow)
        parts.hint_panel.looked_at.connect(self.look_at)
        parts.hint_panel.closed.connect(self.end)

    def ask(self) -> None:
        if self.guide is not None:
            return  # and hint enough
        if self.session.phase == Phase.CHOOSING:
            self.parts.hint_panel.wait()
            self.session.hint()
        else:
            self.asking.notes.show_note(
                translate("table", "You can get a hint when it is your turn.")
            )

    def show(self, ranked: list[Ranked]) -> None:
        if self.guide is not None:
            self.guide.show_hint(ranked)
            return
        proposals = self.proposals(ranked) if ranked else []
        if self.parts.hint_panel.isVisible() and proposals:
            self.parts.hint_panel.propose(proposals)
            self.look_at(proposals[0].choice)

    def proposals(self, ranked: list[Ranked]) -> list[Proposal]:
        first, texts, view = ranked[0], self.parts.texts, self.session.view()
        if self.parts.scene.is_selecting():
            why = reason_of(first, ranked, texts, view, alone=True)
            whole = self.asking.picking.proposal(first)
            return [Proposal(whole, first.chance, first.error, why)]
        return [
            Proposal(
                choice,
                one.chance,
                one.error,
                reason_of(one, ranked, texts, view),
                first.chance if are_close(one, first) else None,
                texts.odds_to_end(view, one.action) == 1.0,
            )
            for one in ranked
            if (choice := self.parts.actions.choice_of(one.action)) is not None
        ]

    def look_at(self, choice: Choice) -> None:
        """Its piece is marked as long as the hint is read."""
        self.parts.scene.hold_highlight(choice.pieces)
        self.asking.notes.warn([choice])

    def end(self) -> None:
        self.parts.scene.hold_highlight([])
        self.asking.notes.warn([])

    def follow(self, choice: Choice) -> None:
        """Answer so; what is picked together is confirmed by the player."""
        if self.parts.scene.is_selecting():
            self.parts.hint_panel.close_it()
            self.parts.scene.pick(choice.pieces)
        else:
            self.asking.take(choice)
