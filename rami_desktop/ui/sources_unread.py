"""Keeps PySide from reading the source of every module that is imported.

It looks there for its own name, to tell modules that may use its ``__feature__`` switches from
others.  Nobody here uses them; to read 150 files took a tenth of the time until the first page,
and Python kept all their lines, 4 MB.
"""

from __future__ import annotations

import sys

#: Where PySide 6 answers the question, and by which function.
MODULE, QUESTION = "shibokensupport.feature", "_mod_uses_pyside"


def leave_sources_unread() -> bool:
    """Answer PySide's question about modules that are imported from now on.

    It has to be asked for after ``import PySide6``.

    :returns: whether this PySide asks the question as it is known here; else all is as before,
        only slower.
    """
    feature = sys.modules.get(MODULE)
    if feature is None or not callable(getattr(feature, QUESTION, None)):
        return False
    setattr(feature, QUESTION, _uses_no_feature)
    return True


def _uses_no_feature(_module: object) -> bool:
    return False
