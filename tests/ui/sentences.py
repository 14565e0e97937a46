"""What the tests of sentences share."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator


class Marking(QTranslator):
    """Puts every translated text in brackets, so that what was not asked for shows."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"[{context}:{source}]"


def is_whole(sentence: str) -> bool:
    """Whether a sentence has nothing left to be filled in and ends like one."""
    return not re.search(r"[{}]|%n|%L|%1", sentence) and sentence[-1] in ".!:"
