"""Chance: a generator of one int; copies are free, and a seed repeats exactly in every build."""

from typing import Final

from mypy_extensions import i64

MODULUS: Final[i64] = 2147483647  # 2**31 - 1: products stay inside a machine word
MULTIPLIER: Final[i64] = 48271
MASK: Final[i64] = 0x7FFFFFFF
FINE: Final[i64] = 1 << 24  # steps in which weights are told apart


def scramble(value: i64) -> i64:
    """Spread 31 bits, so that neighbouring seeds share nothing."""
    value = ((value ^ (value >> 16)) * 0x45D9F3B) & MASK
    value = ((value ^ (value >> 15)) * 0x119DE1F3) & MASK
    return value ^ (value >> 16)


class Rng:
    """A Lehmer generator; the value 0 is blank: the generator of a view, which foresees nothing."""

    def __init__(self, value: i64 = 0) -> None:
        self.value = value

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        value = self.value
        if value == 0:
            raise ValueError("a blank generator has no chance to give")
        value = value * MULTIPLIER % MODULUS
        self.value = value
        return value * bound >> 31

    def draw(self, bag: list[i64]) -> i64:
        """Take one card out of a bag that counts its copies of each kind."""
        left = self.below(sum(bag))
        kind: i64 = 0
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def pick(self, weights: list[float]) -> int:
        """A place in the list, by lot according to the weights."""
        left = sum(weights) * float(self.below(FINE)) / float(FINE)
        number = len(weights) - 1
        while number > 0 and left >= weights[number]:
            left -= weights[number]
            number -= 1
        return number

    def fork(self) -> "Rng":
        """A generator of its own whose numbers do not follow this one's."""
        self.below(2)
        return seeded(self.value)


def seeded(seed: int) -> Rng:
    """The generator of a seed: any whole number, however large or negative."""
    rest = seed if seed >= 0 else -1 - seed
    value: i64 = 0x2545F491 if seed < 0 else 0x1B873593  # no seed meets its negative, nor 0
    while True:
        low: i64 = rest & 0x7FFFFFFF
        value = scramble(value ^ low)
        rest >>= 31
        if rest == 0:
            return Rng(1 + value % (MODULUS - 1))
