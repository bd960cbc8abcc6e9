"""
Makes the loop of a candle that is carried around two rings, for the cover of a demo.

    for turn in 0 45 90 135 180 225 270 315; do
        blender -b --factory-startup -P scripts/media/render-still-lifes.py -- rings /tmp/candle/$turn.png 480 48 24 $turn
    done
    python3 scripts/media/candle-film.py /tmp/candle content/media/rings.jpg /tmp/candle.mp4

Light adds up, so what one candle changes is the quotient of its rendering and the mean of all eight. The
photo is multiplied by that quotient, blurred where nothing is sharp: 24 seconds a rendering leave noise,
and the photo has none. Needs numpy and ffmpeg.
"""

import subprocess
import sys

import numpy as np

FOLDER, PHOTO, TARGET = sys.argv[1:]
TURNS = range(0, 360, 45)
SIZE = (480, 600)
FRAMES, RATE = 144, 24
# How much of the candle's light is seen; all of it would flicker.
STRENGTH = 0.75


def linear(file):
    """A picture as amounts of light, at the film's size."""
    scale = f"scale={SIZE[0]}:{SIZE[1]}:flags=lanczos"
    command = ["ffmpeg", "-loglevel", "error", "-i", file, "-vf", scale, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    pixels = subprocess.run(command, check=True, capture_output=True).stdout
    return (np.frombuffer(pixels, np.uint8).reshape(SIZE[1], SIZE[0], 3) / np.float32(255)) ** 2.2


def blurred(picture, radius):
    steps = np.arange(-int(3 * radius), int(3 * radius) + 1)
    weights = np.exp(-((steps / radius) ** 2) / 2)
    for axis in (0, 1):
        margins = [(len(steps) // 2,) * 2 if axis == other else (0, 0) for other in range(3)]
        wide = np.pad(picture, margins, mode="edge")
        length = picture.shape[axis]
        picture = sum(
            weight * np.take(wide, range(step, step + length), axis) for step, weight in enumerate(weights / weights.sum())
        )
    return picture


renders = [linear(f"{FOLDER}/{turn}.png") for turn in TURNS]
photo = linear(PHOTO)


def quotients(radius):
    soft = [blurred(render, radius) for render in renders]
    mean = sum(soft) / len(soft)
    return [(one + 0.01) / (mean + 0.01) for one in soft]


# The rings and seeds are sharp, in the middle of the picture; cloth and lights are not.
down, across = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
far = np.hypot((across / SIZE[0] - 0.45) / 0.42, (down / SIZE[1] - 0.45) / 0.14)
sharp = np.clip(1.6 - far, 0, 1)[..., None]
light = [sharp * near + (1 - sharp) * wide for near, wide in zip(quotients(2.2), quotients(16))]

encoder = subprocess.Popen(
    ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "480x600", "-r", str(RATE), "-i", "-"]
    + "-an -c:v libx264 -profile:v high -pix_fmt yuv420p -preset veryslow -crf 24 -movflags +faststart".split()
    + [TARGET],
    stdin=subprocess.PIPE,
)
for frame in range(FRAMES):
    place = frame / FRAMES * len(light)
    index, share = int(place), place - int(place)
    share = share * share * (3 - 2 * share)
    now = (1 - share) * light[index] + share * light[(index + 1) % len(light)]
    shown = np.clip(photo * now**STRENGTH, 0, 1) ** (1 / 2.2)
    encoder.stdin.write((shown * 255 + 0.5).astype(np.uint8).tobytes())
encoder.stdin.close()
sys.exit(encoder.wait())
