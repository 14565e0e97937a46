"""The pictures of the cards."""

from __future__ import annotations

import pytest

from rami_desktop.engine.cards import Card, pack
from rami_desktop.ui.table.card_images import BACK, CardImages, DeckStyle, backs, image_name

pytestmark = pytest.mark.usefixtures("qapp")


def test_names() -> None:
    assert image_name(None) == BACK
    assert image_name(Card.parse("10H")) == "10H"
    assert image_name(Card.parse("*7H")) == image_name(Card.joker())
    assert {image_name(Card.joker(copy)) for copy in range(4)} == {"joker-1", "joker-2"}


@pytest.mark.parametrize("colours", ("two", "four"))
@pytest.mark.parametrize("language", ("fr", "en"))
@pytest.mark.parametrize("index", ("normal", "large"))
def test_every_card_of_every_style_can_be_drawn(colours: str, language: str, index: str) -> None:
    images = CardImages(DeckStyle(colours, language, index))
    for card in pack(1):
        image = images.image(image_name(card), 40, 1.0)
        assert image.pixmap.width() == 40 + 2 * image.margin


def test_what_is_kept_has_a_bound_that_grows_with_the_size() -> None:
    images = CardImages()
    for card in pack(2):
        images.image(image_name(card), 40, 1.0)
    kept = len(images)
    assert kept < 54
    for card in pack(2):
        images.image(image_name(card), 80, 1.0)
    assert len(images) >= kept


def test_every_back_can_be_drawn_and_an_unknown_one_is_replaced() -> None:
    assert len(backs()) >= 3
    for name in (*backs(), "no such back"):
        assert not CardImages(DeckStyle(back=name)).image(BACK, 30, 1.0).pixmap.isNull()


def test_a_picture_is_drawn_once_for_each_size_and_ratio() -> None:
    images = CardImages()
    first = images.image("7H", 60, 1.0)
    assert images.image("7H", 60, 1.0) is first
    assert images.image("7H", 60.3, 1.0) is first
    double = images.image("7H", 60, 2.0)
    assert double is not first
    assert double.pixmap.devicePixelRatio() == 2.0
    assert double.width == first.width == 60
    assert double.pixmap.width() == 2 * (60 + 2 * double.margin)
    assert len(images) == 2


def test_only_the_sizes_in_use_are_kept() -> None:
    images = CardImages()
    for width in (30, 60, 90):
        images.image("7H", width, 1.0)
    images.keep([60], 1.0)
    assert len(images) == 1


def test_another_style_draws_anew() -> None:
    images = CardImages(DeckStyle(language="en"))
    king = images.image("KH", 120, 1.0).pixmap.toImage()
    images.set_style(DeckStyle(language="fr"))
    assert images.image("KH", 120, 1.0).pixmap.toImage() != king


def test_a_missing_card_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="11X"):
        CardImages().image("11X", 60, 1.0)
