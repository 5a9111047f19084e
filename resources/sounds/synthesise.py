"""Makes the sounds of the program out of sines and noise, every time the same to the last byte.

    python3 resources/sounds/synthesise.py

Struck things ring in a few modes that die away, each at its own rate: dice, coins and bells differ
only in these numbers. Paper is noise through a filter that moves.
"""

import io
import wave
from array import array
from math import exp, pi, sin
from pathlib import Path
from random import Random
from sys import byteorder

RATE = 22_050  # per second
ATTACK = 0.0015  # seconds; without it every stroke begins with a crack
FADE = 0.02  # seconds at the end
LOUDEST = 32_767

Mode = tuple[float, float, float]  # hertz, loudness, seconds until a third is left

PLASTIC: list[Mode] = [(1_870, 0.5, 0.010), (3_120, 1.0, 0.007), (4_730, 0.6, 0.004)]
TABLE_TOP: list[Mode] = [(168, 1.0, 0.050), (297, 0.7, 0.035), (541, 0.4, 0.022)]
SILVER: list[Mode] = [
    (2_637, 0.55, 0.110),
    (3_951, 1.0, 0.085),
    (5_610, 0.40, 0.055),
    (7_240, 0.22, 0.035),
]
WOOD: list[Mode] = [(784, 1.0, 0.030), (1_318, 0.35, 0.018), (2_350, 0.12, 0.008)]


class Clip:
    """A piece of sound that strokes are laid into."""

    def __init__(self, seconds: float) -> None:
        self.values = [0.0] * round(seconds * RATE)

    def add(self, start: float, values: list[float], loudness: float = 1.0) -> None:
        first = round(start * RATE)
        for place, value in enumerate(values[: len(self.values) - first], first):
            self.values[place] += loudness * value

    def wav(self, peak: float) -> bytes:
        """Scaled so that the loudest moment is the peak, with a silent end."""
        fade = round(FADE * RATE)
        for back in range(min(fade, len(self.values))):
            self.values[-1 - back] *= back / fade
        scale = peak * LOUDEST / max(map(abs, self.values))
        data = array("h", [round(scale * value) for value in self.values])
        if byteorder == "big":
            data.byteswap()
        file = io.BytesIO()
        with wave.open(file, "wb") as writer:
            writer.setnchannels(1)
            writer.setsampwidth(2)
            writer.setframerate(RATE)
            writer.writeframes(data.tobytes())
        return file.getvalue()


def strike(modes: list[Mode], pitch: float = 1.0) -> list[float]:
    """Something is hit and rings."""
    length = round(7.0 * max(decay for _, _, decay in modes) * RATE)
    values = [0.0] * length
    for hertz, loudness, decay in modes:
        for place in range(length):
            time = place / RATE
            ringing = loudness * exp(-time / decay) * min(1.0, time / ATTACK)
            values[place] += ringing * sin(2.0 * pi * hertz * pitch * time)
    return values


def rustle(seconds: float, low: float, high: float, chance: Random) -> list[float]:
    """Noise that swells and fades while it grows brighter: paper over cloth."""
    length = round(seconds * RATE)
    values = []
    slow = quick = 0.0
    for place in range(length):
        part = place / length
        bright = low + (high - low) * part
        noise = 2.0 * chance.random() - 1.0
        quick += (noise - quick) * (1.0 - exp(-2.0 * pi * bright / RATE))
        slow += (quick - slow) * (1.0 - exp(-2.0 * pi * low / 2.0 / RATE))
        values.append((quick - slow) * sin(pi * part) ** 2)
    return values


def note(hertz: float, decay: float) -> list[float]:
    """A bar of a small glockenspiel, played softly."""
    return strike([(hertz, 1.0, decay), (hertz * 2.0, 0.18, decay / 2), (hertz * 4.0, 0.08, 0.03)])


def dice() -> bytes:
    """Two dice rattle in a hand, are thrown, and roll out on the table."""
    chance = Random(6)
    clip = Clip(0.95)
    time = 0.01
    while time < 0.42:
        clip.add(time, strike(PLASTIC, 0.9 + 0.3 * chance.random()), 0.25 + 0.3 * chance.random())
        time += 0.025 + 0.03 * chance.random()
    for landing, loudness in [(0.50, 1.0), (0.56, 0.85), (0.66, 0.5), (0.71, 0.4), (0.78, 0.22)]:
        pitch = 0.95 + 0.2 * chance.random()
        clip.add(landing, strike(TABLE_TOP, pitch), loudness)
        clip.add(landing, strike(PLASTIC, pitch), loudness * 0.35)
    return clip.wav(0.55)


def coin() -> bytes:
    """One coin falls upon another."""
    clip = Clip(0.6)
    clip.add(0.0, strike(SILVER), 0.55)
    clip.add(0.07, strike(SILVER, 1.335), 1.0)
    return clip.wav(0.30)


def card() -> bytes:
    """A card slides over the table and is laid down."""
    clip = Clip(0.3)
    clip.add(0.0, rustle(0.19, 900.0, 3_600.0, Random(19)), 1.6)
    clip.add(0.16, strike(TABLE_TOP, 1.3), 0.20)
    clip.add(0.16, rustle(0.035, 700.0, 2_000.0, Random(4)), 1.2)
    return clip.wav(0.22)


def turn() -> bytes:
    """It is your turn: somebody knocks on wood."""
    clip = Clip(0.24)
    clip.add(0.0, strike(WOOD), 1.0)
    return clip.wav(0.28)


def win() -> bytes:
    """Four notes upwards, the last ones together."""
    clip = Clip(1.32)
    for start, hertz, decay, loudness in [
        (0.00, 523.25, 0.16, 0.70),
        (0.13, 659.26, 0.16, 0.75),
        (0.26, 783.99, 0.16, 0.80),
        (0.41, 1046.50, 0.28, 1.00),
        (0.41, 659.26, 0.24, 0.45),
        (0.41, 783.99, 0.24, 0.40),
    ]:
        clip.add(start, note(hertz, decay), loudness)
    return clip.wav(0.50)


def count() -> bytes:
    """One more is counted: a short, low note."""
    clip = Clip(0.16)
    clip.add(0.0, note(698.46, 0.035), 1.0)
    return clip.wav(0.16)


def firework() -> bytes:
    """A rocket bursts far away, and its stars crackle."""
    chance = Random(11)
    clip = Clip(0.9)
    clip.add(0.0, rustle(0.22, 60.0, 420.0, Random(2)), 3.2)
    clip.add(0.02, strike([(74.0, 1.0, 0.09), (121.0, 0.5, 0.05)]), 0.5)
    time = 0.24
    while time < 0.8:
        loudness = 0.05 + 0.16 * chance.random() * (1.0 - time)
        clip.add(time, rustle(0.012, 1_800.0, 5_200.0, chance), 6.0 * loudness)
        time += 0.012 + 0.03 * chance.random()
    return clip.wav(0.30)


SOUNDS = {
    "card": card,
    "coin": coin,
    "count": count,
    "dice": dice,
    "firework": firework,
    "turn": turn,
    "win": win,
}


def main() -> None:
    for name, make in SOUNDS.items():
        (Path(__file__).parent / f"{name}.wav").write_bytes(make())


if __name__ == "__main__":
    main()
