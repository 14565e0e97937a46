"""The look of pages, bars and dialogs: one palette and one style sheet, made from the tokens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from rami_desktop.ui import tokens
from rami_desktop.ui.resources import asset
from rami_desktop.ui.tokens import Palette


def palette_for(theme: str, high_contrast: bool = False) -> Palette:
    """Return the colours of a theme."""
    if theme not in tokens.PALETTES:
        scheme = QGuiApplication.styleHints().colorScheme()
        theme = "dark" if scheme == Qt.ColorScheme.Dark else "light"
    return (tokens.CONTRAST_PALETTES if high_contrast else tokens.PALETTES)[theme]


def apply_theme(application: QApplication, theme: str, high_contrast: bool = False) -> Palette:
    """Dress the whole application and return the colours used.

    What it wears already is not put on again: Qt would look through every widget there is.
    """
    palette = palette_for(theme, high_contrast)
    application.setPalette(_qt_palette(palette))
    sheet = style_sheet(palette)
    if high_contrast:
        # What cannot be used is told by its outline, not by its shade alone.
        sheet += f"QPushButton:disabled {{ border: 2px dashed {palette.muted}; }}"
    if sheet != application.styleSheet():
        application.setStyleSheet(sheet)
    return palette


def _qt_palette(colours: Palette) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.surface),
        (role.AlternateBase, colours.raised),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.ToolTipBase, colours.surface),
        (role.ToolTipText, colours.text),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, colours.accent),
        (role.Accent, colours.accent),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.muted))
    return palette


def style_sheet(c: Palette) -> str:
    """Return the style sheet.

    Widgets say what they are by the dynamic property ``role``: ``title``, ``display``, ``lead``,
    ``muted``, ``section`` for labels; ``primary``, ``quiet``, ``carte`` for buttons; ``bar``,
    ``panel``, ``card`` for frames.
    """
    t = tokens
    # Qt wants forward slashes in style sheets on every system.
    icons = {name: asset("icons", f"{name}.svg").as_posix() for name in ("up", "down", "check")}
    return f"""
* {{ font-size: {t.TEXT}px; }}
QMainWindow, QDialog, QStackedWidget > QWidget[role="page"] {{ background: {c.window}; }}
QLabel {{ color: {c.text}; background: transparent; }}
QLabel[role="display"] {{ font-size: {t.TEXT_DISPLAY}px; font-weight: 700; }}
QLabel[role="title"] {{ font-size: {t.TEXT_TITLE}px; font-weight: 700; }}
QLabel[role="lead"] {{ font-size: {t.TEXT_LARGE}px; }}
QLabel[role="section"] {{ font-size: {t.TEXT_LARGE}px; font-weight: 600; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="muted"] {{ color: {c.muted}; }}
QLabel[role="small"] {{ color: {c.muted}; font-size: {t.TEXT_SMALL}px; }}
*[role="mono"] {{ font-family: monospace; font-size: {t.TEXT_SMALL}px; }}
QPlainTextEdit {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border};
    border-radius: {t.RADIUS}px; padding: {t.SPACE_XS}px;
}}
QLabel[role="danger"] {{ color: {c.danger}; font-weight: 600; }}
QLabel:disabled {{ color: {c.muted}; }}

QFrame[role="panel"], QFrame[role="bar"] {{ background: {c.window}; border: none; }}
QFrame[role="bar"] {{ border-top: 1px solid {c.border}; }}
QFrame[role="panel"] {{ border-left: 1px solid {c.border}; }}
QFrame[role="card"] {{
    background: {c.surface}; border: 1px solid {c.border}; border-radius: {t.RADIUS}px;
}}
QFrame[role="card"][winner="true"] {{ border: 2px solid {c.accent}; }}
QFrame[role="field"] {{
    background: {c.surface}; border: 1px solid {c.border}; border-left: 4px solid {c.border};
    border-radius: {t.RADIUS}px;
}}
QFrame[role="field"][differs="true"] {{ border-left: 4px solid {c.accent}; }}
QFrame[role="curtain"] {{ background: {c.window}; border: none; }}
QFrame[role="line"] {{ background: {c.border}; border: none; max-height: 1px; }}

QPushButton {{
    background: {c.raised}; color: {c.text};
    border: 1px solid {c.border}; border-radius: {t.RADIUS}px;
    padding: {t.SPACE_S}px {t.SPACE_M}px; min-height: {t.HIT}px;
}}
QPushButton:hover {{ border-color: {c.accent}; }}
QPushButton:pressed {{ background: {c.border}; }}
QPushButton:disabled {{ color: {c.muted}; background: transparent; }}
QPushButton:focus {{ border: 2px solid {c.focus}; padding: {t.SPACE_S - 1}px {t.SPACE_M - 1}px; }}
QPushButton[role="primary"] {{
    background: {c.accent}; color: {c.on_accent}; border-color: {c.accent}; font-weight: 600;
}}
QPushButton[role="primary"]:hover {{ border-color: {c.text}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {c.text}; }}
QPushButton[role="primary"]:disabled {{
    background: transparent; color: {c.muted}; border-color: {c.border};
}}
QPushButton[role="carte"] {{
    background: {c.warning}; color: {c.window}; border-color: {c.warning};
    font-size: {t.TEXT_LARGE}px; font-weight: 700; padding: {t.SPACE_S}px {t.SPACE_XL}px;
}}
QPushButton[role="choice"] {{
    background: {c.surface}; border: 2px solid {c.border}; border-radius: {t.RADIUS}px;
    text-align: left; padding: 0px;
}}
QPushButton[role="choice"]:hover {{ border-color: {c.muted}; }}
QPushButton[role="choice"]:checked {{ border-color: {c.accent}; background: {c.raised}; }}
QPushButton[role="choice"]:focus {{ border-color: {c.focus}; }}
QPushButton[role="start"] {{
    background: {c.surface}; border-radius: {t.RADIUS}px; text-align: left; padding: 0px;
}}
QPushButton[role="start"]:hover {{ background: {c.raised}; }}
QPushButton[role="start"]:focus {{ border: 2px solid {c.focus}; }}
QPushButton[role="start"][leading="true"] {{ background: {c.accent}; border-color: {c.accent}; }}
QPushButton[role="start"][leading="true"]:hover {{ border-color: {c.text}; }}
QPushButton[role="start"][leading="true"]:focus {{ border: 2px solid {c.text}; }}
QPushButton[role="start"][leading="true"] QLabel {{ color: {c.on_accent}; }}

QLineEdit, QSpinBox, QComboBox {{
    background: {c.surface}; color: {c.text};
    border: 1px solid {c.border}; border-radius: {t.RADIUS}px;
    padding: {t.SPACE_XS}px {t.SPACE_S}px; min-height: {t.HIT}px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px solid {c.focus}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QSpinBox QLineEdit {{
    border: none; padding: 0px {t.SPACE_XS}px; background: transparent; min-height: 0;
}}
QComboBox QAbstractItemView {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border};
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QComboBox::drop-down {{ border: none; width: {t.HIT}px; }}
QComboBox::down-arrow {{ image: url({icons["down"]}); width: 12px; height: 12px; }}
QSpinBox {{ padding-right: {t.HIT + t.SPACE_XS}px; }}
QSpinBox::up-button, QSpinBox::down-button {{
    subcontrol-origin: border; border: none; width: {t.HIT}px; background: transparent;
}}
QSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow {{ image: url({icons["up"]}); width: 12px; height: 12px; }}
QSpinBox::down-arrow {{ image: url({icons["down"]}); width: 12px; height: 12px; }}
QCheckBox::indicator {{
    width: 18px; height: 18px; border: 2px solid {c.muted}; border-radius: 4px;
    background: {c.surface};
}}
QCheckBox::indicator:checked {{
    background: {t.LIGHT.accent}; border-color: {t.LIGHT.accent}; image: url({icons["check"]});
}}
QCheckBox::indicator:focus {{ border-color: {c.focus}; }}
QScrollBar {{ background: transparent; border: none; margin: 0; }}
QScrollBar:vertical {{ width: {t.SPACE_M}px; }}
QScrollBar:horizontal {{ height: {t.SPACE_M}px; }}
QScrollBar::handle {{ background: {c.border}; border-radius: {t.SPACE_XS}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {t.SPACE_XL}px; }}
QScrollBar::handle:horizontal {{ min-width: {t.SPACE_XL}px; }}
QScrollBar::handle:hover {{ background: {c.muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QCheckBox, QRadioButton {{ color: {c.text}; spacing: {t.SPACE_S}px; min-height: {t.HIT}px; }}

QListView, QTableView, QTextBrowser {{
    background: {c.surface}; color: {c.text}; alternate-background-color: {c.window};
    border: 1px solid {c.border}; border-radius: {t.RADIUS}px; gridline-color: {c.border};
    padding: {t.SPACE_XS}px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QListView:focus, QTableView:focus, QTextBrowser:focus {{
    border: 2px solid {c.focus}; padding: {t.SPACE_XS - 1}px;
}}
QListView[role="log"], QListView[role="log"]:focus {{ padding: 0px; }}
QComboBox QAbstractItemView {{ padding: 0px; }}
QComboBox QAbstractItemView:focus {{ border: 1px solid {c.border}; padding: 0px; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{
    background: transparent; color: {c.muted}; border: none;
    border-bottom: 1px solid {c.border}; padding: {t.SPACE_XS}px; font-size: {t.TEXT_SMALL}px;
}}
QTableView QTableCornerButton::section {{ background: transparent; border: none; }}
QHeaderView::section:vertical {{ border: none; color: {c.text}; font-size: {t.TEXT}px; }}
QScrollArea {{
    background: transparent; border: 1px solid transparent; border-radius: {t.RADIUS}px;
}}
QScrollArea:focus {{ border: 1px solid {c.focus}; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QProgressBar {{
    background: {c.raised}; border: none; border-radius: {t.SPACE_XS}px;
    min-height: {t.SPACE_S}px; max-height: {t.SPACE_S}px;
}}
QProgressBar::chunk {{ background: {c.accent}; border-radius: {t.SPACE_XS}px; }}
QToolTip {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border};
    padding: {t.SPACE_XS}px;
}}
QMenuBar {{ background: {c.window}; color: {c.text}; }}
QMenuBar::item {{ background: transparent; padding: {t.SPACE_XS}px {t.SPACE_S}px; }}
QMenuBar::item:selected {{ background: {c.raised}; }}
QMenu {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.border}; }}
QMenu::item {{ padding: {t.SPACE_XS}px {t.SPACE_L}px; }}
QMenu::item:selected {{ background: {c.accent}; color: {c.on_accent}; }}
QMenu::item:disabled {{ color: {c.muted}; }}
QMenu::separator {{ height: 1px; background: {c.border}; margin: {t.SPACE_XS}px; }}
"""
