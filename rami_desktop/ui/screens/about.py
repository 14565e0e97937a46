"""What this is, who made its parts, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.ui import licences

#: Pixels that let a line of a licence fit.
SIZE = (720, 540)


class AboutDialog(QDialog):
    """The version, the notice about Qt, and everything that is shipped with its licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Rami"))
        self.resize(*SIZE)
        said = QLabel(
            self.tr(
                "Rami Desktop {version}\n\nFrench Rami, alone against the computer or around one "
                "screen.\nFree software under the MIT licence, made with Qt {qt} and PySide6 "
                "(LGPL)."
            ).format(version=QApplication.applicationVersion(), qt=qVersion())
        )
        said.setWordWrap(True)
        self.parts = self._browser()
        self.parts.setHtml(licences.list_html())
        self.parts.anchorClicked.connect(self._follow)
        self.notice = self._browser()
        self.notice.setPlainText(licences.full_text("QT-NOTICE.txt"))
        self.text = self._browser()
        self.tabs = QTabWidget()
        self.tabs.addTab(self.parts, self.tr("Parts and licences"))
        self.tabs.addTab(self.notice, self.tr("Qt"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(said)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(buttons)

    @staticmethod
    def _browser() -> QTextBrowser:
        browser = QTextBrowser()
        browser.setOpenLinks(False)
        return browser

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        """Show the wording of a licence, or open an address in the browser."""
        if link.scheme():
            QDesktopServices.openUrl(link)
            return
        name = link.path()
        self.text.setPlainText(licences.full_text(name))
        index = self.tabs.indexOf(self.text)
        if index < 0:
            index = self.tabs.addTab(self.text, "")
        self.tabs.setTabText(index, name.removesuffix(".txt"))
        self.tabs.setCurrentIndex(index)
