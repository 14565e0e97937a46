"""The settings that a player sees; each takes effect at once and is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.storage.settings import OPTIONS, Settings
from rami_desktop.ui.language import LANGUAGES
from rami_desktop.ui.scale import enlarged, limit_text
from rami_desktop.ui.screen_room import room_for
from rami_desktop.ui.screens.parts import label, number_box, scrolled
from rami_desktop.ui.tokens import SPACE_L, SPACE_S, SPACE_XS


class SettingsDialog(QDialog):
    """Shows the settings and changes them; ``changed`` names the one that changed."""

    changed = Signal(str)

    CHOICES = ("language", "index_letters", "theme", "table_colour", "card_back", "scale", "pace")
    SWITCHES = (
        "high_contrast",
        "four_colours",
        "large_index",
        "animations",
        "confirm_discard",
        "sounds",
    )

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.boxes: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._labels = {name: label() for name in self.CHOICES}
        content = QWidget()
        form = QFormLayout(content)
        form.setContentsMargins(0, 0, SPACE_S, 0)
        form.setHorizontalSpacing(SPACE_L)
        form.setVerticalSpacing(SPACE_S)
        for name in self.CHOICES:
            box = QComboBox()
            for value in OPTIONS[name].choices:
                box.addItem("", value)
            box.setCurrentIndex(box.findData(settings[name]))
            box.activated.connect(lambda _index, name=name: self._chosen(name))
            self._labels[name].setBuddy(box)
            self.boxes[name] = box
            form.addRow(self._labels[name], box)
            if name == "scale":
                self.scale_note = label("muted", wrap=True)
                form.addRow("", self.scale_note)
        option = OPTIONS["expert_seconds"]
        self.expert_label = label()
        self.expert_seconds = number_box()
        self.expert_seconds.setRange(option.low, option.high)
        self.expert_seconds.setValue(settings["expert_seconds"])
        self.expert_seconds.valueChanged.connect(
            lambda value: self._change("expert_seconds", value)
        )
        self.expert_label.setBuddy(self.expert_seconds)
        form.addRow(self.expert_label, self.expert_seconds)
        for name in self.SWITCHES:
            switch = QCheckBox()
            switch.setChecked(settings[name])
            switch.toggled.connect(lambda state, name=name: self._change(name, state))
            self.switches[name] = switch
            form.addRow("", switch)
        self.volume_label = label()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(OPTIONS["volume"].low, OPTIONS["volume"].high)
        self.volume.setPageStep(10)
        self.volume.setValue(settings["volume"])
        self.volume.setEnabled(settings["sounds"])
        self.volume.valueChanged.connect(lambda value: self._change("volume", value))
        self.switches["sounds"].toggled.connect(self.volume.setEnabled)
        self.volume_label.setBuddy(self.volume)
        form.addRow(self.volume_label, self.volume)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        box_layout = QVBoxLayout(self)
        box_layout.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        box_layout.setSpacing(SPACE_L)
        self._content, self._scroll = content, scrolled(content)
        box_layout.addWidget(self._scroll)
        box_layout.addWidget(self.buttons)
        self.retranslate()

    def _align_labels(self) -> None:
        """Make all labels as wide as the widest and as high as what stands beside them.

        Qt measures a text with its pairs of letters drawn together, and paints it in two pieces
        around an underlined letter: the end of "Table" was cut in a label of its own width.
        """
        labels = (*self._labels.values(), self.expert_label, self.volume_label)
        for one in labels:
            one.ensurePolished()
        width = max(one.sizeHint().width() for one in labels) + SPACE_XS
        height = next(iter(self.boxes.values())).sizeHint().height()
        for one in labels:
            one.setMinimumSize(width, height)
        self.volume.setMinimumHeight(height)

    def _fit(self) -> None:
        """Be as high as the settings need, or as the screen allows: then they scroll."""
        wanted = self._content.sizeHint()
        self._scroll.setMinimumWidth(wanted.width() + SPACE_S)
        around = self.buttons.sizeHint().height() + 3 * SPACE_L
        room = room_for(self).height()
        self.resize(wanted.width() + SPACE_S + 2 * SPACE_L, min(wanted.height() + around, room))

    def _chosen(self, name: str) -> None:
        self._change(name, self.boxes[name].currentData())

    def _change(self, name: str, value: object) -> None:
        if self._settings[name] != value:
            self._settings.change(**{name: value})
            self.changed.emit(name)
            if name == "scale":
                self._say_scale()
                self._fit()

    def _say_scale(self) -> None:
        """Say when another size is seen, and why a size may be less than was chosen."""
        if int(self._settings["scale"]) != enlarged():
            text = self.tr("You will see the new size when Rami is started again.")
        else:
            text = limit_text()
        self.scale_note.setText(text)
        self.scale_note.setVisible(bool(text))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        labels = {
            "language": self.tr("&Language"),
            "index_letters": self.tr("L&etters on the cards"),
            "theme": self.tr("Light or &dark"),
            "table_colour": self.tr("&Table"),
            "card_back": self.tr("&Backs of the cards"),
            "scale": self.tr("Si&ze of everything"),
            "pace": self.tr("&Pace of the computer players"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        values = {
            "language": {"system": self.tr("As the system"), **LANGUAGES},
            "index_letters": {
                "language": self.tr("As the language"),
                "en": self.tr("J Q K"),
                "fr": self.tr("V D R"),
            },
            "theme": {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
            "table_colour": {
                "green": self.tr("Green"),
                "blue": self.tr("Blue"),
                "plum": self.tr("Plum"),
            },
            "card_back": {
                "blue": self.tr("Blue"),
                "red": self.tr("Red"),
                "green": self.tr("Green"),
            },
            "scale": {
                **{n: self.tr("{n}%").format(n=n) for n in OPTIONS["scale"].choices},
                "100": self.tr("As the system"),
            },
            "pace": {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "at_once": self.tr("At once"),
            },
        }
        for name, box in self.boxes.items():
            for index in range(box.count()):
                box.setItemText(index, values[name][box.itemData(index)])
        self._say_scale()
        self.expert_label.setText(self.tr("Time for the e&xpert"))
        # Seconds, after a number: the space before them is part of the text.
        self.expert_seconds.setSuffix(self.tr(" s"))
        self.expert_seconds.setToolTip(
            self.tr("About how long an expert and the hint think over a move, on a slow machine.")
        )
        self.switches["high_contrast"].setText(self.tr("&High contrast"))
        self.switches["four_colours"].setText(self.tr("&Four colours on the cards"))
        self.switches["large_index"].setText(self.tr("Large &indices on the cards"))
        self.switches["animations"].setText(self.tr("&Move the cards visibly"))
        self.switches["confirm_discard"].setText(self.tr("&Ask before a discard"))
        self.switches["sounds"].setText(self.tr("&Sounds"))
        self.volume_label.setText(self.tr("&Volume"))
        self._align_labels()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
