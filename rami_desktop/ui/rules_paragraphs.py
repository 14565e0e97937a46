"""Sentences of the rules that know what they are about."""

from __future__ import annotations


class Paragraph(str):
    """A sentence that can be gone to.

    :ivar topic: what it is about, as :mod:`.why` names it.
    """

    topic = ""


def about(topic: str, text: str) -> Paragraph:
    """Return a sentence with its topic; an empty text stays empty."""
    paragraph = Paragraph(text)
    paragraph.topic = topic
    return paragraph


def kept(*sentences: str) -> tuple[str, ...]:
    """Return the sentences that say anything."""
    return tuple(filter(None, sentences))
