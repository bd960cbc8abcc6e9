"""Makes the studio's own Armenian display letters, the lusin-*.woff2 files beside this script.

How: a thin weight of Noto is narrowed and slanted; each letter is then laid down again and again
along a short line, as a broad nib leaves ink while it moves. The copies are composites of one
skeleton, and fonts fill what overlaps, so their union is the stroke of the pen.

The build does not need this script: the woff2 files are committed. To make them again:

    apt-get install python3-fonttools python3-brotli
    npm pack @fontsource-variable/noto-serif-armenian@5.3.0 @fontsource-variable/noto-sans-armenian@5.3.0
    (unpack both into one folder, each under its own name: noto-serif-armenian/, noto-sans-armenian/)
    python3 app/design/fonts/make-cuts.py THE_FOLDER

The sources, and so the cuts, are under the OFL-1.1 (OFL.txt); it asks that a changed font has a
name of its own, which `rename` writes.
"""

import math
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

HERE = Path(__file__).parent
GREAT_VIBES = "node_modules/@fontsource/great-vibes/files/great-vibes-{}-400-normal.woff2"
PACIFICO = "node_modules/@fontsource/pacifico/files/pacifico-{}-400-normal.woff2"
BAD_SCRIPT = "node_modules/@fontsource/bad-script/files/bad-script-{}-400-normal.woff2"
HANDJET = "node_modules/@fontsource/handjet/files/handjet-{}-500-normal.woff2"

# Characters of dates, times and quotations beside Armenian words, with the space.
DIGITS = [
    *range(0x20, 0x23),
    *range(0x26, 0x3C),
    *(0x3F, 0xA0, 0xAB, 0xB7, 0xBB, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A),
    *(0x201C, 0x201D, 0x201E, 0x2022, 0x2026),
]
RUSSIAN = [0x20, 0xA0, 0x401, *range(0x410, 0x450), 0x451]

# Tables of hinting and variation, invalid once the outlines have changed.
STALE = ("DSIG", "hdmx", "VDMX", "LTSH", "gasp", "fpgm", "prep", "cvt ", "MVAR", "HVAR", "STAT", "GDEF")

# Letters with a foot below the line, and how far from the left it may begin to be shortened.
FOOTED = ("uni0568", "uni0577", "uni0579", "uni057B")
FOOT_FROM = 120


@dataclass
class Cut:
    """
    One pen. Angles in degrees, the nib's length in thousandths of an em, `width` and `weight` as
    Noto's axes; letters are then made `stretch` times as wide.
    """

    name: str
    source: str
    width: int
    slant: float
    nib: float
    angle: float
    steps: int
    weight: int = 100
    stretch: float = 1


CUTS = [
    Cut("Lusin Didot", "noto-serif-armenian", 84, 0, 64, 12, 18),
    Cut("Lusin Didot Italic", "noto-serif-armenian", 80, 13, 53, 20, 16),
    Cut("Lusin Reed", "noto-serif-armenian", 80, 14, 50, 40, 16),
    Cut("Lusin Manuscript", "noto-serif-armenian", 88, 0, 64, 32, 18),
    Cut("Lusin Deco", "noto-sans-armenian", 66, 0, 16, 45, 6),
    Cut("Lusin Black", "noto-sans-armenian", 100, 0, 44, 0, 9, weight=900, stretch=1.24),
    Cut("Lusin Mode", "noto-serif-armenian", 72, 0, 34, 0, 8),
]


def write_with_nib(font: TTFont, cut: Cut) -> None:
    """Turns every letter of a static font into the strokes of the cut's pen."""
    glyphs, table, metrics = font.getGlyphSet(), font["glyf"], font["hmtx"].metrics
    names = font.getGlyphOrder()
    skeletons = {name: drawn(glyphs, name, cut) for name in names}
    across = cut.nib * math.cos(math.radians(cut.angle))
    up = cut.nib * math.sin(math.radians(cut.angle))
    order = list(names)
    for name in names:
        skeleton = skeletons[name]
        if skeleton.numberOfContours == 0:
            table.glyphs[name] = skeleton
            continue
        order.append(f"{name}.skeleton")
        table.glyphs[order[-1]] = skeleton
        metrics[order[-1]] = metrics[name]
        table.glyphs[name] = composite(order[-1], across, up, cut.steps)
    font.setGlyphOrder(order)
    table.glyphOrder = order
    for name in order:
        table.glyphs[name].recalcBounds(table)
    for name in order:
        advance = round(metrics[name][0] * cut.stretch)
        # The stroke is wider than the skeleton by the nib; three quarters of it keep the rhythm.
        if name in skeletons and advance:
            advance += round(across * 0.75)
        # The left bearing must be where the outline begins, or the letters stand off their places.
        metrics[name] = (advance, getattr(table.glyphs[name], "xMin", 0) or 0)
    font["maxp"].numGlyphs = len(order)
    font["maxp"].recalc(font)


def drawn(glyphs, name: str, cut: Cut) -> Glyph:
    """A letter's outline, slanted and stretched as the cut asks."""
    recording, outline = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[name].draw(recording)
    shear = math.tan(math.radians(cut.slant))
    recording.replay(TransformPen(outline, (cut.stretch, 0, shear, 1, 0, 0)))
    letter = outline.glyph()
    if cut.weight == 100 and name in FOOTED:
        mend_foot(letter, shear)
    return letter


def mend_foot(letter: Glyph, shear: float) -> None:
    """
    The hairline foot of ը շ չ ջ, as low and as long as Noto has it, reads as an underline that a spelling
    checker drew. It comes nearer to the letter, is a quarter shorter and as thick as a nib's thin stroke.
    """
    for at, (x, y) in enumerate(letter.coordinates):
        upright = x - shear * y
        if y >= 0:
            continue
        edge = 26 if -232 < y < -218 else 0
        y = y * 0.8 + edge
        if upright > FOOT_FROM and y < -150:
            upright = FOOT_FROM + (upright - FOOT_FROM) * 0.72
        letter.coordinates[at] = (round(upright + shear * y), round(y))


def composite(skeleton: str, across: float, up: float, steps: int) -> Glyph:
    stroke = Glyph()
    stroke.numberOfContours = -1
    stroke.components = []
    for step in range(steps):
        along = step / (steps - 1) - 0.5
        copy = GlyphComponent()
        copy.glyphName = skeleton
        copy.x, copy.y = round(across * along + across / 2), round(up * along)
        # 0x0204: x and y are offsets, own metrics; 0x0400 on the first: the copies overlap.
        copy.flags = 0x0204 if step else 0x0604
        stroke.components.append(copy)
    return stroke


def rename(font: TTFont, family: str) -> None:
    """The OFL lets a changed font keep no name of the original's."""
    compact = family.replace(" ", "")
    names = {1: family, 2: "Regular", 3: f"{compact}; made from {font['name'].getDebugName(4)}", 4: family, 6: compact}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID not in (16, 17, 21, 22, 25)]
    for record in table.names:
        if record.nameID in names:
            record.string = names[record.nameID]


def keep_only(font: TTFont, characters: list[int], features: list[str]) -> None:
    options = Options(layout_features=features, name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def save(font: TTFont, name: str, script: str) -> None:
    font.flavor = "woff2"
    path = HERE / f"{name.lower().replace(' ', '-')}-{script}.woff2"
    font.save(path)
    print(f"{path.stat().st_size:6} {path.name}")


def make(cut: Cut, sources: Path) -> None:
    for script, subset in (("armenian", "armenian"), ("digits", "latin")):
        path = sources / cut.source / "files" / f"{cut.source}-{subset}-standard-normal.woff2"
        # The source's own date: made again, a file is the same to the byte.
        font = TTFont(path, recalcTimestamp=False)
        font = instantiateVariableFont(
            font, {"wght": cut.weight, "wdth": cut.width}, overlap=OverlapMode.KEEP_AND_SET_FLAGS
        )
        if script == "digits":
            keep_only(font, DIGITS, [])
        write_with_nib(font, cut)
        for table in STALE:
            if table in font:
                del font[table]
        rename(font, cut.name)
        save(font, cut.name, script)


def make_russian() -> None:
    """What a Russian page needs of the two heavy scripts: whole they are 88 KB and 60 KB."""
    make_part(GREAT_VIBES, "Lusin Vibes", "cyrillic", RUSSIAN, ["calt", "ccmp", "init", "kern", "mark"])
    make_part(GREAT_VIBES, "Lusin Vibes", "digits", DIGITS, ["kern"])
    make_part(PACIFICO, "Lusin Sign", "digits", DIGITS, ["kern"])
    make_part(BAD_SCRIPT, "Lusin Note", "digits", DIGITS, ["kern", "lnum"])


def make_part(path: str, name: str, script: str, characters: list[int], features: list[str]) -> None:
    font = TTFont(path.format("cyrillic" if script == "cyrillic" else "latin"), recalcTimestamp=False)
    keep_only(font, characters, features)
    rename(font, name)
    save(font, name, script)


def make_pixel() -> None:
    """Handjet with its Armenian և whole (it writes եւ, as before 1922) and a zero that is no eight."""
    for script in ("armenian", "latin"):
        font = TTFont(HANDJET.format(script), recalcTimestamp=False)
        if script == "latin":
            for table in font["cmap"].tables:
                table.cmap[ord("0")] = table.cmap[ord("O")]
        keep_only(font, sorted(font.getBestCmap()), ["ccmp", "kern", "mark"])
        rename(font, "Lusin Pixel")
        save(font, "Lusin Pixel", script)


if __name__ == "__main__":
    for each in CUTS:
        make(each, Path(sys.argv[1]))
    make_russian()
    make_pixel()
