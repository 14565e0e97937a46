"""The widget that shows the scene and hands it what mouse, finger and keyboard do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from rami_desktop.ui.table import interfaces
from rami_desktop.ui.table.accessible import TableAccess
from rami_desktop.ui.table.announcer import Announcer
from rami_desktop.ui.table.gestures import Gestures
from rami_desktop.ui.table.keyboard import Keyboard
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.table.standing import standing_texts

translate = QCoreApplication.translate

#: The smallest table on which a full hand and all seats can be shown.
LEAST_SIZE = (480, 300)


class TableView(QGraphicsView):
    """The table as a widget; it fills what it is given.

    :ivar table: the scene; a view does not keep its scene alive by itself.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.gestures = Gestures(scene, QApplication.startDragDistance())
        self.keyboard = Keyboard(scene, self.gestures)
        interfaces.install()
        self._hurried = False
        self.access = TableAccess(self)
        self.announcer = Announcer(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*LEAST_SIZE)
        self.viewport().setMouseTracking(True)
        scene.felt_changed.connect(self._on_felt)
        self._on_felt(scene.felt())
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(translate("Table", "The table"))

    @Slot(object)
    def _on_felt(self, brush: QBrush) -> None:
        self.setBackgroundBrush(brush)
        self.resetCachedContent()

    def say_standing(self) -> None:
        """Say how things stand, above the hand and aloud."""
        self.table.complete()
        texts = standing_texts(self)
        self.table.say("\n".join(texts), None, spoken=" ".join(texts), wide=480)

    def paint_deal(self) -> None:
        """Paint another deal before its cards begin to move.

        It changes the whole table, which takes longer than a frame on a large screen; painted in
        the middle of the motion, its first frames would be missing.
        """
        if self.table.busy and self.isVisible():
            # The scene says only in a moment what has changed, unless it is asked.
            QCoreApplication.sendPostedEvents(self.table, QEvent.Type.MetaCall.value)
            QCoreApplication.sendPostedEvents(self.window(), QEvent.Type.UpdateRequest.value)

    # --- size and screen -------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        self.gestures.cancel()
        self.table.complete()
        super().hideEvent(event)

    def _fit(self) -> None:
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        self.gestures.cancel()
        self.table.resize(size.width(), size.height(), ratio)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.table.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.gestures.cancel()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.ShortcutOverride:
            # Every key completes what moves, also one that a menu's action is going to take.
            self._hurried = self.table.rivals_move
            self.table.complete()
        return super().event(event)

    # --- pointer ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, double=True)

    def _press(self, event: QMouseEvent, *, double: bool) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            point = self._point(event)
            if self.table.bubble.asks_why(point.x(), point.y()):
                self.table.ask_why()
                event.accept()
                return
            self.gestures.press(point.x(), point.y(), double=double)
            self.keyboard.point_at(self.gestures.pressed)
        else:
            # Any other button in the middle of a drag lets go of the cards.
            self.gestures.cancel()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.gestures.move(point.x(), point.y())
        else:
            if self.gestures.dragging:  # the release happened where nobody heard of it
                self.gestures.cancel()
            usable = self.gestures.usable(point.x(), point.y())
            usable = usable or self.table.bubble.asks_why(point.x(), point.y())
            shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
            if self.viewport().cursor().shape() != shape:
                self.viewport().setCursor(shape)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            point = self._point(event)
            self.gestures.release(point.x(), point.y())
        event.accept()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    # --- keyboard --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        hurried, self._hurried = self._hurried, False
        if hurried and event.key() == Qt.Key.Key_Space:
            event.accept()  # it was meant for what moved, not for the card under the ring
            return
        if event.key() != Qt.Key.Key_Escape:
            self.table.complete()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        # With cards on the pointer only Escape means something.
        busy = self.gestures.dragging and event.key() != Qt.Key.Key_Escape
        event.setAccepted(busy or self.keyboard.key(event.key(), control))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        ):
            self.keyboard.enter()
        else:
            # Back from a menu or another window: no ring for who plays with the pointer.
            self.keyboard.set_active(self.keyboard.by_key)
        self.access.focus_came()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.gestures.cancel()
        self.keyboard.set_active(False)
