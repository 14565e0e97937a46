"""What is expected of the player now, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.cards import Card
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.card_texts import cards_text, names_text
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.states import State

_translate = QCoreApplication.translate


def prompt_text(store: TableStore, controller: TurnController, *, aloud: bool = False) -> str:
    """Return what the window waits for.

    :param aloud: name cards in full, for somebody who hears the sentence.
    """
    state, view = controller.state, store.view
    if view is None or state is State.NO_GAME:
        return ""
    if controller.can_carte:
        return _translate("Prompt", "Your last card: say “Carte!” before the next player draws.")
    if state is State.CURTAIN:
        name = store.names[controller.next_human or 0]
        return _translate("Prompt", "It is {name}’s turn. Is {name} there?").format(name=name)
    if state is State.DEALING:
        return _translate("Prompt", "The cards are being dealt.")
    if state is State.HUMAN_DRAW:
        return _draw_text(controller)
    if state is State.HUMAN_PLAY:
        return _play_text(view, aloud)
    if state is State.BOT_THINKING:
        name = store.names[view.turn]
        return _translate("Prompt", "{name} is playing.").format(name=name)
    return _translate("Prompt", "The deal is over.")


def _draw_text(controller: TurnController) -> str:
    if controller.can_take:
        return _translate("Prompt", "Your turn: draw a card, or take the discard.")
    return _translate("Prompt", "Your turn: draw a card.")


def _play_text(view: SeatView, aloud: bool) -> str:
    if view.debts:
        cards = [Card.from_kind(debt.kind) for debt in view.debts]
        owed = names_text(cards) if aloud else cards_text(cards)
        return _translate("Prompt", "Still to be laid in this turn: {cards}").format(cards=owed)
    if view.opened[view.seat]:
        return _translate("Prompt", "Lay what you like, then discard a card.")
    return _translate("Prompt", "Open if you can, then discard a card.")
