"""What may stand on the command line: numbers, options, seats, games, and nothing else."""

from pathlib import Path

import pytest
from helpers.matches import advice_of
from helpers.saying import complaint

from citybuilder.bots.levels import LEVELS, PLAN
from citybuilder.cli import arguments as check
from citybuilder.cli.complaint import Complaint
from citybuilder.cli.texts import Words
from citybuilder.core.match import Match
from citybuilder.store import sheets
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.store.sheets import load_game
from citybuilder.words.catalogue import translator

WORDS = Words(translator("en"))
GAME = load_game("machi_koro")
ADVICE = advice_of(GAME)
DAMAGED = [b"", b"{", b"{}", b"[]", b"null", b"\xff\xfe\x00", b"[" * 100_000]


def number(text: str) -> int:
    return check.number_of("--games", text, -5, 20, WORDS)


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("-5", -5), ("20", 20), ("-0", 0), ("007", 7), (" 7 ", 7), ("+7", 7), ("١٢", 12)],
)
def test_a_whole_number_is_understood(text: str, value: int) -> None:
    assert number(text) == value


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "-", "1e1", "7.0", "0x7", "seven", "nan", "inf", "½", "²", "7\0", "7 7", "7,7"),
        *("--7", "-6", "21", "9" * 20, "9" * 5000),
    ],
)
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(Complaint, match=r"^--games must be a whole number from -5 to 20\.$"):
        number(text)


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3.0), ("0.5", 0.5), (".25", 0.25), ("1e1", 10.0), ("-0", 0.0)]
)
def test_seconds_are_understood(text: str, value: float) -> None:
    assert check.decimal_of("--seconds", text, 0.0, 10.0, WORDS) == value


@pytest.mark.parametrize("text", ["", "nan", "inf", "-inf", "1e999", "10.01", "-1e-9", "3s", "3,5"])
def test_anything_else_is_no_time(text: str) -> None:
    with pytest.raises(Complaint, match=r"^--seconds must be a number from 0 to 10\.$"):
        check.decimal_of("--seconds", text, 0.0, 10.0, WORDS)


def test_options_that_are_not_given_have_their_default() -> None:
    assert check.options_of(GAME, [], WORDS) == {
        "market": "all_piles",
        "copies": "unlimited",
        "expansion": "none",
    }


def test_the_last_choice_for_an_option_counts() -> None:
    pairs = ["market=ten_piles", "copies=two", "market=all_piles"]
    found = check.options_of(GAME, pairs, WORDS)
    assert (found["market"], found["copies"]) == ("all_piles", "two")


@pytest.mark.parametrize(
    ("pairs", "shown"),
    [
        (["market"], "market="),
        (["market="], "market="),
        (["=ten_piles"], "=ten_piles"),
        ([""], "="),
        (["="], "="),
        (["Market=ten_piles"], "Market=ten_piles"),
        (["market=ten_piles "], "market=ten_piles "),
        (["market=ten_piles=1"], "market=ten_piles=1"),
        (["market=%1"], "market=%1"),
        (["market=two"], "market=two"),
        (["market=bad", "market=ten_piles"], "market=bad"),
        (["market=ten_piles", "dice=3"], "dice=3"),
    ],
)
def test_a_wrong_option_is_told_with_all_that_are_known(pairs: list[str], shown: str) -> None:
    with pytest.raises(Complaint) as caught:
        check.options_of(GAME, pairs, WORDS)
    known = ", ".join(f"{each.key}={choice}" for each in GAME.options for choice in each.choices)
    assert known.startswith("market=all_piles, market=ten_piles, ")
    assert str(caught.value) == f"There is no option “{shown}”. Known: {known}."


@pytest.mark.parametrize(
    ("pairs", "fixed"),
    [([], "none"), (["market=three_rows"], "none"), (["copies=two", "expansion=both"], "both")],
)
def test_options_say_who_has_learned_about_them(pairs: list[str], fixed: str) -> None:
    part = check.part_of(ADVICE, check.options_of(GAME, pairs, WORDS))
    assert part.fixed == {"expansion": fixed}


def test_seats_are_taken_in_order() -> None:
    levels = check.levels_of(ADVICE, "strong, greedy ,strong", WORDS)
    assert levels == [LEVELS["strong"], LEVELS["greedy"], LEVELS["strong"]]


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        ("", ""),
        (",", ""),
        ("strong,,greedy", ""),
        ("strong,greedy,", ""),
        ("Strong,greedy", "Strong"),
        ("strong;greedy", "strong;greedy"),
        ("strong greedy", "strong greedy"),
        ("human,greedy", "human"),
    ],
)
def test_a_wrong_bot_is_told(seats: str, shown: str) -> None:
    with pytest.raises(Complaint, match=rf"^There is no bot “{shown}”\. Known: random, greedy, "):
        check.levels_of(ADVICE, seats, WORDS)


def test_a_bot_may_follow_a_plan_of_the_game() -> None:
    levels = check.levels_of(ADVICE, "plan:cheese,greedy, plan:cheese", WORDS)
    assert [level.key for level in levels] == ["plan:cheese", "greedy", "plan:cheese"]
    assert levels[0].kind == PLAN


@pytest.mark.parametrize("plan", ["", "Cheese", "cheese:6", "%1"])
def test_a_wrong_plan_is_told_with_all_that_are_known(plan: str) -> None:
    with pytest.raises(Complaint) as caught:
        check.levels_of(ADVICE, f"plan:{plan},greedy", WORDS)
    assert str(caught.value) == f"The game has no plan “{plan}”. Known: cheese."


@pytest.mark.parametrize("count", [1, 5, 1000])
def test_a_wrong_number_of_seats_is_told(count: int) -> None:
    with pytest.raises(Complaint, match=rf"^The game is for 2 to 4 players, not for {count}\.$"):
        check.levels_of(ADVICE, ",".join(["random"] * count), WORDS)


@pytest.mark.parametrize("key", ["", "Machi_Koro", "machi_koro ", "../machi_koro", "machi-koro"])
def test_only_games_by_their_exact_name_are_found(key: str) -> None:
    with pytest.raises(Complaint, match=r"^There is no game “"):
        check.game_of(key, WORDS)


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """All that needs the cards, which have been moved to an empty folder."""
    path = tmp_path / "match.citybuilder"
    save(path, Match(GAME, 2, {}, 1), [Seat(name=name, who="human") for name in ("Ada", "Ben")])
    monkeypatch.setattr(sheets, "resources", lambda: tmp_path)
    return [
        ["simulate", "machi_koro"],
        ["strength", "machi_koro"],
        ["bench", "machi_koro"],
        ["replay", str(path)],
        ["replay", str(path), "--check"],
        ["self-test"],
        [],
    ]


def check_told(commands: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    english = "Files of the program are missing or damaged. Please install it again."
    german = "Dateien des Programms fehlen oder sind beschädigt. Bitte installiere es neu."
    for words in commands:
        assert complaint(capsys, "--lang", "en", *words) == english
        assert complaint(capsys, *words, "--lang", "de") == german


def test_missing_cards_are_told(
    commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    check_told(commands, capsys)


@pytest.mark.parametrize("content", DAMAGED, ids=lambda content: repr(content[:8]))
def test_damaged_cards_are_told(
    content: bytes, commands: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "machi_koro").mkdir()
    (tmp_path / "machi_koro" / "cards.json").write_bytes(content)
    check_told(commands, capsys)


def test_a_folder_in_the_place_of_the_cards_is_told(
    commands: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "machi_koro" / "cards.json").mkdir(parents=True)
    check_told(commands, capsys)


def test_an_option_for_another_number_of_players_is_refused_in_one_sentence() -> None:
    game = load_game("cities")
    chosen = check.options_of(game, ["length=long"], WORDS, 2)
    assert chosen["length"] == "long"
    with pytest.raises(Complaint) as caught:
        check.options_of(game, ["length=long"], WORDS, 3)
    assert str(caught.value) == "The option “length=long” is for 2 players."
    assert check.options_of(game, ["length=normal"], WORDS, 3)["length"] == "normal"
    text = WORDS.option_for_others("market=x", 2, 3)
    assert text == "The option “market=x” is for 2 to 3 players."
