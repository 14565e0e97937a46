"""Bring the translations up to date with the sources, and compile them.

    python i18n/update.py

``rami_fr.ts`` holds every text that the sources use, ``rami_en.ts`` only those with a number,
for English says "1 card" and "2 cards" too.  The compiled ``.qm`` files are kept in the
repository, so that installing needs no tool; the tests see to it that they are what the
``.ts`` files give.

The texts are read from the syntax tree: lupdate's own reader of Python passes over a plural
whose number is more than a literal.  lupdate gets them as a list and merges them.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
#: Language codes, and whether only texts with a number are kept.
LANGUAGES = {"fr": False, "en": True}


@dataclass(frozen=True, order=True)
class Text:
    """A text to translate: ``plural`` when it says a number ``%n``."""

    context: str
    source: str
    comment: str
    plural: bool

    def as_call(self) -> str:
        """Return a call that lupdate reads without fail."""
        words = [json.dumps(word, ensure_ascii=False) for word in (self.context, self.source)]
        words.append(json.dumps(self.comment, ensure_ascii=False))
        return f"translate({', '.join(words)}{', 1' if self.plural else ''})"


class Reader(ast.NodeVisitor):
    """Collects the texts of one file.

    ``tr("text", "comment", n)`` belongs to the class around it, and
    ``translate("context", "text", "comment", n)`` says its context.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.classes: list[str] = []
        self.texts: list[Text] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func)
        if called in ("translate", "_translate", "QCoreApplication.translate"):
            self._add(node, node.args)
        elif called == "self.tr":
            self._add(node, [ast.Constant(self.classes[-1]), *node.args])
        self.generic_visit(node)

    def _add(self, node: ast.Call, arguments: list[ast.expr]) -> None:
        words = []
        for argument in arguments[:3]:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"{self.path}:{node.lineno}: a text to translate is no literal")
            words.append(argument.value)
        context, source, *comment = words
        plural = len(arguments) > 3
        if plural != ("%n" in source):
            raise ValueError(f"{self.path}:{node.lineno}: %n and a number go together")
        self.texts.append(Text(context, source, comment[0] if comment else "", plural))


def texts() -> Iterator[Text]:
    """Yield every text of the program.

    :raises ValueError: naming the place of a call that is not literal.
    """
    for path in sorted((ROOT / "rami_desktop").rglob("*.py")):
        reader = Reader(path)
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
        yield from reader.texts


def tool(name: str) -> str:
    """Return the path of one of Qt's tools, which come with PySide6.

    :raises FileNotFoundError: when it is not installed.
    """
    found = shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} is missing; it comes with PySide6")
    return found


def replace(fresh: Path, target: Path) -> None:
    """Put a new file in the place of another, at once.

    A running program maps the ``.qm`` that it uses: written in place it would crash.
    """
    if not target.exists() or fresh.read_bytes() != target.read_bytes():
        beside = target.with_name(f".{target.name}.new")
        shutil.copyfile(fresh, beside)
        beside.replace(target)


def update(folder: Path) -> None:
    """Merge what the sources use into the ``.ts`` files of a folder, dropping what they do not."""
    with TemporaryDirectory() as temporary:
        listing = Path(temporary) / "texts.py"
        calls = [text.as_call() for text in sorted(set(texts()))]
        listing.write_text("\n".join(calls) + "\n", encoding="utf-8")
        for code, plural_only in LANGUAGES.items():
            command = [tool("pyside6-lupdate"), "-silent", "-no-obsolete", "-sort-messages"]
            command += ["-locations", "none", "-source-language", "en", "-target-language", code]
            # A text that merely resembles an old one must be translated anew, not guessed.
            command += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
            command += ["-pluralonly"] if plural_only else []
            name = f"rami_{code}.ts"
            fresh = Path(temporary) / name
            if (folder / name).exists():
                shutil.copyfile(folder / name, fresh)
            subprocess.run([*command, str(listing), "-ts", str(fresh)], check=True)
            replace(fresh, folder / name)


def compile_all(folder: Path) -> None:
    """Compile the ``.ts`` files of a folder into ``.qm`` files beside them."""
    with TemporaryDirectory() as temporary:
        for code in LANGUAGES:
            ts_file, name = folder / f"rami_{code}.ts", f"rami_{code}.qm"
            fresh = Path(temporary) / name
            command = [tool("pyside6-lrelease"), "-silent", str(ts_file), "-qm", str(fresh)]
            subprocess.run(command, check=True)
            replace(fresh, folder / name)


if __name__ == "__main__":
    update(HERE)
    compile_all(HERE)
