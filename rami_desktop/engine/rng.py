"""Random numbers of the game's own definition.

Python promises a stable sequence for ``random.random()`` only, and a saved match must be
dealt again exactly, on any version.  Block ``i`` of the stream is the SHA-256 of the text
``"rami:{seed}:{i}"``, read as eight 32-bit numbers, most significant byte first; a number
below ``n`` comes from rejection sampling, so every order of the pack is equally likely.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence
from typing import Any


class Rng:
    """A deterministic stream of uniform integers.

    :param seed: any whole number; secret seeds should hold at least 128 random bits.
    :param position: how many 32-bit numbers have been used already.
    """

    __slots__ = ("_block", "_block_index", "position", "seed")

    def __init__(self, seed: int, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self._block: tuple[int, ...] = ()
        self._block_index = -1

    def copy(self) -> Rng:
        """Return a generator that continues in the same way, independently."""
        return Rng(self.seed, self.position)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rng):
            return NotImplemented
        return (self.seed, self.position) == (other.seed, other.position)

    __hash__ = None  # type: ignore[assignment]

    def _next(self) -> int:
        index, offset = divmod(self.position, 8)
        if index != self._block_index:
            digest = hashlib.sha256(f"rami:{self.seed}:{index}".encode()).digest()
            self._block = struct.unpack(">8I", digest)
            self._block_index = index
        self.position += 1
        return self._block[offset]

    def below(self, n: int) -> int:
        """Return a uniform whole number in ``range(n)`` with ``1 <= n <= 2**32``."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            number = self._next()
            if number < limit:
                return number % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items in a uniformly random order (Fisher and Yates), in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self, label: str) -> Rng:
        """Return an independent generator for a purpose named by ``label``."""
        digest = hashlib.sha256(f"rami:{self.seed}:{label}".encode()).digest()
        return Rng(int.from_bytes(digest[:16], "big"))
