"""The rules in words, made from the fields: change a field, and the sentence says so."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.rules import AUTO, JOKER_REPLACED, Rules
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.rules_counting import at_once, counting
from rami_desktop.ui.rules_paragraphs import about, kept

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its sentences, one paragraph each.

    :ivar key: what the section is about, whatever the language.
    """

    title: str
    sentences: tuple[str, ...]
    key: str


def rules_sections(rules: Rules) -> list[Section]:
    """Return the rules of a rule set."""
    return [
        Section(_translate("Rules", "The game"), _game(rules), "game"),
        Section(_translate("Rules", "Dealing"), _dealing(rules), "dealing"),
        Section(_translate("Rules", "A turn"), _turn(rules), "turn"),
        Section(_translate("Rules", "Melds"), _melds(rules), "melds"),
        Section(_translate("Rules", "Opening"), _opening(rules), "opening"),
        Section(_translate("Rules", "On the table"), _table(rules), "table"),
        Section(_translate("Rules", "Counting"), counting(rules), "counting"),
        Section(_translate("Rules", "Going out at once"), at_once(rules), "at_once"),
    ]


def _match_end(rules: Rules) -> str:
    if rules.deals_in_match is not None:
        return _translate("Rules", "A match is %n deal(s).", "", rules.deals_in_match)
    return _translate(
        "Rules",
        "A match ends with the deal in which somebody reaches %n point(s).",
        "",
        rules.points_in_match or 0,
    )


def _game(rules: Rules) -> tuple[str, ...]:
    winner = (
        _translate("Rules", "The highest total wins the match; equal totals share it.")
        if rules.match_winner == "highest"
        else _translate("Rules", "The lowest total wins the match; equal totals share it.")
    )
    return kept(
        _translate("Rules", "For {low} to {high} players.").format(
            low=rules.min_players, high=rules.max_players
        ),
        _translate(
            "Rules", "Whoever first gets rid of all cards, by laying and discarding, wins the deal."
        ),
        _match_end(rules),
        winner,
        _translate("Rules", "The last deal counts {factor} times.").format(
            factor=number_text(rules.last_deal_factor)
        )
        if rules.last_deal_factor > 1
        else "",
        _translate("Rules", "A turn lasts %n second(s) at most.", "", rules.turn_seconds)
        if rules.turn_seconds is not None
        else "",
    )


def _dealing(rules: Rules) -> tuple[str, ...]:
    if rules.decks == AUTO:
        pack = _translate(
            "Rules", "Two decks of 54 cards with their jokers, three from six players on."
        )
    elif rules.decks == 3:
        pack = _translate("Rules", "Three decks of 54 cards with their jokers.")
    else:
        pack = _translate("Rules", "Two decks of 54 cards with their jokers.")
    starts = {
        "dealer_discards": _translate(
            "Rules", "The dealer gets one card more, begins, and does not draw in that first turn."
        ),
        "dealer_draws": _translate(
            "Rules", "The dealer begins with a draw; there is no discard yet."
        ),
        "upcard": _translate(
            "Rules", "A card is turned up as the first discard; the dealer’s left begins."
        ),
    }
    return kept(
        pack,
        _translate("Rules", "Everybody gets %n card(s).", "", rules.hand_size),
        _translate("Rules", "The seat to the dealer’s left cuts the pack.") if rules.cut else "",
        _translate("Rules", "Everybody draws a card; the highest deals first.")
        if rules.first_dealer == "high_card"
        else "",
        starts[rules.start],
        _translate("Rules", "Play goes clockwise, and so does the deal."),
    )


def _taking(rules: Rules) -> tuple[str, ...]:
    return kept(
        about(
            "take",
            _translate(
                "Rules", "The top discard may be taken instead if it is laid in the same turn."
            ),
        ),
        about(
            "taken_in_opening",
            _translate("Rules", "Who has not opened must use it in the opening itself."),
        )
        if rules.taken_in_opening
        else "",
        _translate(
            "Rules",
            "Who takes it before having opened needs %n point(s) to open.",
            "",
            rules.take_opening_points,
        )
        if rules.take_opening_points is not None
        else "",
        about(
            "put_back",
            _translate(
                "Rules",
                "A taken card may be put back before anything else is done; what going out at once "
                "earns is then lost for this deal.",
            ),
        )
        if rules.put_back == "forfeits_rami_sec"
        else about(
            "put_back",
            _translate("Rules", "A taken card may be put back before anything else is done."),
        ),
        ""
        if rules.one_card_may_take
        else about(
            "one_card", _translate("Rules", "Who holds a single card must draw from the stock.")
        ),
    )


def _turn(rules: Rules) -> tuple[str, ...]:
    discards = {
        "required": about(
            "last_card", _translate("Rules", "The last card must be discarded, never laid.")
        ),
        "optional": about(
            "last_card", _translate("Rules", "The last card may be discarded or laid.")
        ),
        "forbidden": about(
            "last_card", _translate("Rules", "The last card must be laid, never discarded.")
        ),
    }
    carte = {
        "off": "",
        "automatic": about(
            "carte", _translate("Rules", "A last card is announced by the program.")
        ),
        "required": about(
            "carte",
            _translate(
                "Rules", "Say “carte” when a single card is left, before the next player draws."
            ),
        ),
    }
    penalty = rules.announce_carte == "required" and rules.carte_penalty
    return kept(
        about("draw", _translate("Rules", "Draw the top card of the stock.")),
        *_taking(rules),
        _translate("Rules", "Then lay melds, if you can and want to."),
        _translate("Rules", "A discard ends the turn."),
        discards[rules.final_discard],
        carte[rules.announce_carte],
        _translate("Rules", "Who forgets draws %n card(s).", "", rules.carte_penalty)
        if penalty
        else "",
        _stock(rules),
    )


def _stock(rules: Rules) -> str:
    if rules.reshuffles is None:
        return about(
            "stock",
            _translate("Rules", "When the stock is used up, the discards become a new one."),
        )
    if rules.reshuffles == 0:
        return about(
            "stock", _translate("Rules", "When the stock is used up, the deal is blocked.")
        )
    return about(
        "stock",
        _translate(
            "Rules",
            "When the stock is used up, the discards become a new one, %n time(s) in a deal at "
            "most.",
            "",
            rules.reshuffles,
        ),
    )


def _melds(rules: Rules) -> tuple[str, ...]:
    longest = (
        _translate("Rules", "A run may have an ace at both ends, 14 cards in all.")
        if rules.longest_run == 14
        else ""
    )
    return kept(
        about(
            "set",
            _translate("Rules", "A set is three or four cards of one rank in different suits."),
        ),
        about("run", _translate("Rules", "A run is three or more cards of one suit in a row.")),
        about(
            "ace",
            _translate(
                "Rules", "An ace may stand before the two, after the king, and between them."
            ),
        )
        if rules.circular_runs
        else about(
            "ace", _translate("Rules", "An ace may stand before the two or after the king.")
        ),
        longest,
        _translate("Rules", "A joker stands for any card."),
        about(
            "jokers_run",
            _translate("Rules", "A run may hold %n joker(s).", "", rules.max_jokers_run),
        )
        if rules.max_jokers_run is not None
        else about("jokers_run", _translate("Rules", "A run may hold any number of jokers.")),
        about(
            "jokers_set",
            _translate("Rules", "A set may hold %n joker(s).", "", rules.max_jokers_set),
        )
        if rules.max_jokers_set is not None
        else about("jokers_set", _translate("Rules", "A set may hold any number of jokers.")),
        about(
            "naturals",
            _translate(
                "Rules", "A meld needs %n card(s) that are no jokers.", "", rules.min_naturals
            ),
        ),
        about("adjacent", _translate("Rules", "Two jokers may lie side by side in a run."))
        if rules.adjacent_jokers
        else about("adjacent", _translate("Rules", "Two jokers never lie side by side in a run.")),
        about(
            "burnt",
            _translate(
                "Rules",
                "In a run a joker only stands for a card whose copies all lie in melds on the "
                "table.",
            ),
        )
        if rules.run_joker_burnt
        else "",
    )


def _opening(rules: Rules) -> tuple[str, ...]:
    joker = (
        _translate("Rules", "A joker counts what it stands for.")
        if rules.joker_opening == JOKER_REPLACED
        else _translate("Rules", "A joker counts %n point(s).", "", int(rules.joker_opening))
    )
    return kept(
        about(
            "opening_points",
            _translate(
                "Rules", "The first lay must count %n point(s) or more.", "", rules.opening_points
            ),
        )
        if rules.opening_points
        else about(
            "opening_points",
            _translate("Rules", "The first lay needs no particular number of points."),
        ),
        about(
            "clean_run",
            _translate("Rules", "One meld of it must be a clean run: a run without a joker."),
        )
        if rules.opening_clean_run
        else "",
        _translate("Rules", "Cards added to melds on the table in the same step count too.")
        if rules.opening_layoffs
        else "",
        _translate(
            "Rules",
            "The points are waived when %n card(s) or fewer are left in the hand.",
            "",
            rules.opening_free_if_left,
        )
        if rules.opening_free_if_left is not None
        else "",
        _translate(
            "Rules",
            "2 to 10 count their face value, jack, queen and king 10, an ace {low} before the two, "
            "{high} after the king and {set} in a set.",
        ).format(low=rules.ace_low, high=rules.ace_high, set=rules.ace_set),
        joker,
    )


def _table(rules: Rules) -> tuple[str, ...]:
    swaps = {
        "four_only": about(
            "swap_in_set",
            _translate("Rules", "From a set it may be taken only when the set has four cards."),
        ),
        "any_missing_suit": about(
            "swap_in_set",
            _translate(
                "Rules", "From a set it may be taken for a card of a suit that the set lacks."
            ),
        ),
        "never": about("swap_in_set", _translate("Rules", "It is never taken from a set.")),
    }
    freed = {
        "lay": about("freed_joker", _translate("Rules", "It must be laid again in the same turn.")),
        "new_meld": about(
            "freed_joker", _translate("Rules", "It must be laid in a new meld in the same turn.")
        ),
        "lay_or_discard": about(
            "freed_joker",
            _translate("Rules", "It must be laid again or discarded in the same turn."),
        ),
    }
    return kept(
        about(
            "lay_off",
            _translate("Rules", "Who has opened may add cards to all melds on the table."),
        ),
        about(
            "rival_run",
            _translate("Rules", "A joker may be added to a clean run of somebody else."),
        )
        if rules.joker_on_rival_clean_run
        else about(
            "rival_run",
            _translate("Rules", "No joker may be added to a clean run of somebody else."),
        ),
        about(
            "swap",
            _translate("Rules", "The card for which a joker stands may be put in its place."),
        ),
        swaps[rules.swap_in_set],
        freed[rules.freed_joker],
        about(
            "pull",
            _translate(
                "Rules",
                "A card may be taken from the end of a run or from a set of four, to be laid in a "
                "new meld in the same turn.",
            ),
        )
        if rules.pull
        else "",
        about(
            "split",
            _translate(
                "Rules",
                "A second copy of a card inside a run divides it into two runs of three or more.",
            ),
        )
        if rules.split_runs
        else "",
    )
