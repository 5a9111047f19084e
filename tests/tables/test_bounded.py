"""What is remembered within a number of bytes."""

from citybuilder.stage.bounded import Bounded


def shelf(room: int) -> Bounded[str, str]:
    return Bounded(room, len)


def test_what_was_used_longest_ago_goes_first() -> None:
    kept = shelf(6)
    for word in ("aaa", "bbb"):
        assert kept.keep(word, word) == word
    assert kept.find("aaa") == "aaa"
    kept.keep("ccc", "ccc")
    assert kept.find("bbb") is None
    assert (len(kept), kept.bytes) == (2, 6)


def test_the_newest_stays_however_heavy_it_is() -> None:
    kept = shelf(2)
    kept.keep("a", "a")
    kept.keep("b", "bbbbb")
    assert kept.find("b") == "bbbbb"
    assert kept.find("a") is None


def test_what_is_kept_again_is_weighed_again() -> None:
    kept = shelf(10)
    kept.keep("a", "aaaa")
    kept.keep("a", "aa")
    assert kept.bytes == 2


def test_it_shrinks_when_it_is_told_to() -> None:
    kept = shelf(10)
    for word in ("aa", "bb", "cc"):
        kept.keep(word, word)
    kept.shrink(4)
    assert kept.find("aa") is None
    assert kept.bytes == 4


def test_nothing_is_left_when_it_is_cleared() -> None:
    kept = shelf(10)
    kept.keep("a", "aaaa")
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)
