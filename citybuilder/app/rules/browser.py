"""Shows the rules: knows its sections, draws pictures by key and finds words."""

from bisect import bisect_right

from PySide6.QtCore import QByteArray, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from citybuilder.app.rules.html import Page
from citybuilder.app.rules.table_picture import size_of, table_picture
from citybuilder.stage import art
from citybuilder.stage.painting import colour, inked, shape_path

COLUMN = 860  # pixels at text size 1; longer lines are hard to read
MARGIN = 20
CORNER = 8.0
NEXT = (QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
ALIKE = 0.2  # by which a picture may differ from the proportions of its place and be cut


class RulesBrowser(QTextBrowser):
    """A document with anchors. Signals: reading(str anchor of the section at the top),
    enlarging(str picture) where a table is wanted larger."""

    reading = Signal(str)
    enlarging = Signal(str)

    def __init__(self, page: Page, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.places: list[tuple[int, str]] = []  # where each anchor stands, in order
        self.hits: list[QTextCursor] = []
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # never inside a word
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self.follow)
        self.verticalScrollBar().valueChanged.connect(self.tell_place)

    # What is shown

    def show_page(self, page: Page, body: str) -> None:
        self.page = page
        self.document().clear()  # forgets pictures of another theme
        self.document().setDocumentMargin(MARGIN)
        self.setHtml(page.document(body))
        self.places = self.found_places()
        self.hits = []
        self.mark(-1)
        self.fit_column()

    def found_places(self) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] = []
        block = self.document().begin()
        while block.isValid():
            for format_range in block.textFormats():
                position = block.position() + format_range.start
                found += [(position, name) for name in format_range.format.anchorNames()]
            block = block.next()
        return found

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - as Qt has it
        """Pictures: art/<key>/<width>x<height>, shape/<shape>/<colour>, table/<picture>/<width>."""
        parts = (name.toString() if isinstance(name, QUrl) else name).split("/")
        if kind == QTextDocument.ResourceType.ImageResource.value:
            if parts[0] == "art":
                width, height = (int(side) for side in parts[-1].split("x"))
                return self.rounded("/".join(parts[1:-1]), width, height)
            if parts[0] == "shape":
                return self.shape(parts[1], parts[2])
            if parts[0] == "table" and parts[-1].isdigit():
                return self.table("/".join(parts[1:-1]), int(parts[-1]))
        return QByteArray()

    def table(self, picture: str, width: int) -> QPixmap:
        """Nothing if the program has lost its files."""
        try:
            return table_picture(picture, self.page.theme, width, self.devicePixelRatioF())
        except (OSError, ValueError):
            return QPixmap()

    def rounded(self, key: str, width: int, height: int) -> QPixmap:
        key, ratio = inked(key, self.page.theme), self.devicePixelRatioF()
        proportion = art.GALLERY.proportion(key)
        if abs(proportion - width / height) > ALIKE:  # it has a form of its own, and is seen whole
            return self.whole(key, width, height, proportion)
        picture = art.pixmap(key, width, height, ratio)
        if width == height:  # coins and symbols have their own outline
            return picture
        made = QPixmap(picture.size())
        made.setDevicePixelRatio(picture.devicePixelRatio())
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, width, height), CORNER, CORNER)
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        return made

    def whole(self, key: str, width: int, height: int, proportion: float) -> QPixmap:
        """In the middle of its place, with nothing cut."""
        ratio = self.devicePixelRatioF()
        wide = min(width, round(height * proportion))
        tall = round(wide / proportion)
        made = QPixmap(round(width * ratio), round(height * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        place = ((width - wide) // 2, (height - tall) // 2)
        painter.drawPixmap(*place, art.pixmap(key, wide, tall, ratio))
        painter.end()
        return made

    def shape(self, shape: str, fill: str) -> QImage:
        ratio = self.devicePixelRatioF()
        side = round(26 * ratio)
        made = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        painter.fillPath(shape_path(shape, room), colour(self.page.theme, fill))
        painter.end()
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - as Qt has it
        self.fit_column()
        super().resizeEvent(event)

    def fit_column(self) -> None:
        """Wide windows give their room to the margins."""
        spare = self.width() - COLUMN * self.page.scale - 2 * MARGIN
        side = max(0, round(spare / 2))
        margins = self.viewportMargins()
        if margins.left() != side:
            self.setViewportMargins(side, 0, side, 0)
        self.fit_tables()

    def fit_tables(self) -> None:
        """Tables are as wide as the column, pixel by pixel."""
        self.document().size()  # what Qt has yet to lay out stays blank if something changes now
        size = size_of(max(1, self.viewport().width() - 2 * MARGIN))
        for place, picture in self.pictures("table"):
            name, _, _ = picture.name().rpartition("/")
            picture.setName(f"{name}/{size.width()}")
            picture.setWidth(size.width())
            picture.setHeight(size.height())
            place.setCharFormat(picture)

    def pictures(self, kind: str) -> list[tuple[QTextCursor, QTextImageFormat]]:
        """Where pictures of a kind stand in the text."""
        found = []
        block = self.document().begin()
        while block.isValid():
            for part in block.textFormats():
                picture = part.format.toImageFormat()
                if picture.name().startswith(f"{kind}/"):
                    place = QTextCursor(block)
                    place.setPosition(block.position() + part.start)
                    place.movePosition(*NEXT)
                    found.append((place, picture))
            block = block.next()
        return found

    # Where the reader is

    def follow(self, link: QUrl) -> None:
        """To a section, or a closer look at a table."""
        kind, _, picture = link.path().partition("/")
        if kind == "table":
            self.enlarging.emit(picture)
        else:
            self.go_to(link.fragment())

    def go_to(self, anchor: str) -> None:
        self.scrollToAnchor(anchor)
        self.reading.emit(anchor)

    def place(self) -> str:
        """The section at the top of what is seen."""
        bar = self.verticalScrollBar()
        if not self.places or bar.value() == bar.minimum():
            return self.places[0][1] if self.places else ""
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        return self.section_at(top)

    def section_at(self, position: int) -> str:
        number = bisect_right(self.places, position, key=lambda place: place[0])
        sections = [name for _, name in self.places[:number] if not name.startswith("card-")]
        return sections[-1] if sections else ""

    def tell_place(self) -> None:
        self.reading.emit(self.place())

    # Words

    def find_all(self, words: str) -> list[str]:
        """Mark every place where the words stand; the section of each."""
        self.hits = []
        found = self.document().find(words) if words else QTextCursor()
        while not found.isNull():
            self.hits.append(found)
            found = self.document().find(words, found)
        self.mark(-1)
        return [self.section_at(hit.selectionStart()) for hit in self.hits]

    def mark(self, chosen: int) -> None:
        """Highlight all finds, one of them more."""
        theme = self.page.theme
        marks: list[QTextEdit.ExtraSelection] = []
        for number, hit in enumerate(self.hits):
            selection = QTextEdit.ExtraSelection()
            shown = getattr(selection, "format")  # noqa: B009 - Qt's stubs lack it
            shown.setBackground(QColor(theme.accent if number == chosen else theme.gold))
            shown.setForeground(QColor(theme.accent_ink if number == chosen else theme.gold_ink))
            setattr(selection, "cursor", hit)  # noqa: B010
            marks.append(selection)
        self.setExtraSelections(marks)

    def show_hit(self, number: int) -> None:
        """Scroll to one of the finds, with some lines above it."""
        hit = QTextCursor(self.hits[number])
        hit.setPosition(hit.selectionStart())
        self.mark(number)
        top = self.cursorRect(hit).top()
        bar = self.verticalScrollBar()
        if not 40 <= top <= self.viewport().height() - 60:
            bar.setValue(bar.value() + top - self.viewport().height() // 3)
