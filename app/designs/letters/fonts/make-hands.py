"""Makes the studio's own Armenian handwritings, from strokes (hand_letters.py) and a pen (pen.py).

Nothing is taken from another font. The build does not need this script: the woff2 files are
committed. To make them again:

    apt-get install python3-fonttools python3-brotli
    python3 app/designs/letters/fonts/make-hands.py
"""

import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from hand_letters import JOIN, LARGE, RISE, SMALL
from pen import Pen, outline

OUT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent

# A last letter's way out, as far as it has room.
FLOURISH = [(0, JOIN, RISE), (9, 30, 28), (20, 32, -10), (34, 36, 30)]
# Marks hang over the letter before them and take no room, so that a word stays joined.
MARKS = {
    "՛": [[(-9, 62, 250), (-15, 48, 246)]],
    "՜": [[(-22, 50, 70), (-16, 56, -10), (-10, 53, -10), (-4, 60, 60)]],
    "՞": [[(-18, 50, 90), (-12, 60, 10), (-7, 52, 250), (-2, 50, 30)]],
}
SIGNS = {
    "-": (34, [[(6, 21, 8), (15, 23, -6), (28, 22, 8)]]),
    ",": (16, [[(6, 4, 280), (5, -8, 235)]]),
    "։": (18, [[(8, 33, 280), (7, 26, 250)], [(6, 6, 280), (5, -1, 250)]]),
    "՝": (14, [[(2, 60, 290), (8, 50, 300)]]),
    "«": (40, [[(18, 34, 230), (7, 20, 215)], [(7, 20, 320), (16, 7, 310)], [(32, 34, 230), (21, 20, 215)], [(21, 20, 320), (30, 7, 310)]]),
    "»": (40, [[(7, 34, 310), (17, 20, 320)], [(17, 20, 215), (6, 7, 230)], [(21, 34, 310), (31, 20, 320)], [(31, 20, 215), (20, 7, 230)]]),
}
# The same date in every file, in seconds since 1904: made again, a file is the same to the byte.
DATE = 3870000000
HANDS = {
    "Lusin Notrgir": Pen(1.8, 7.2, opening=1.6, slant=0.42, soften=9, capitals=1.16, flourish=30),
    "Lusin Hand": Pen(3.1, 3.9, opening=1, slant=0.3, soften=10, capitals=1.08, flourish=30, round_ends=True),
    "Lusin Felt": Pen(3.4, 6.8, opening=1, slant=0.3, soften=12, capitals=1.06, round_ends=True),
    "Lusin Brush": Pen(4.3, 9.6, opening=1.2, slant=0.16, soften=14, capitals=1.06, round_ends=True, dry=True),
}


def make(family: str, pen: Pen) -> None:
    drawn = {".notdef": (50, [])}
    large = {letter: grown(shape, pen.capitals) for letter, shape in LARGE.items()}
    letters = {**SMALL, **large, **SIGNS, **{sign: (0, strokes) for sign, strokes in MARKS.items()}}
    drawn |= {name(letter): shape for letter, shape in letters.items()} | {"space": (30, [])}
    drawn["flourish"] = (pen.flourish, [FLOURISH])
    characters = {ord(letter): name(letter) for letter in letters} | {0x20: "space", 0xA0: "space"}
    characters |= {code: name("-") for code in (0x2010, 0x58A)}
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(drawn))
    font.setupCharacterMap(characters)
    outlines = {glyph: contours(strokes, pen) for glyph, (_, strokes) in drawn.items()}
    font.setupGlyf(outlines)
    table = font.font["glyf"]
    font.setupHorizontalMetrics(
        {glyph: (10 * width, getattr(table[glyph], "xMin", 0) or 0) for glyph, (width, _) in drawn.items()}
    )
    font.setupHorizontalHeader(ascent=1000, descent=-420)
    font.setupNameTable({"familyName": family, "styleName": "Regular", "fullName": family, "psName": family.replace(" ", ""), "licenseDescription": "SIL Open Font License 1.1"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-420, usWinAscent=1000, usWinDescent=420, sxHeight=400, sCapHeight=770)
    font.setupPost(keepGlyphNames=False)
    font.setupHead(unitsPerEm=1000, created=DATE, modified=DATE)
    if pen.flourish:
        addOpenTypeFeaturesFromString(font.font, features())
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    path = OUT / f"{family.lower().replace(' ', '-')}-armenian.woff2"
    font.save(path)
    print(f"{path.stat().st_size:6} {path.name}")


def grown(shape: tuple, factor: float) -> tuple:
    width, strokes = shape
    return round(width * factor), [[(x * factor, y * factor, *on) for x, y, *on in stroke] for stroke in strokes]


def contours(strokes: list, pen: Pen):
    glyph = TTGlyphPen(None)
    for stroke in strokes:
        path = outline(stroke, pen)
        if not any(on for *_, on in path):
            glyph.qCurveTo(*((x, y) for x, y, _ in path), None)
        else:
            (x, y, _), *rest = path
            glyph.moveTo((x, y))
            between: list = []
            for x, y, on in [*rest, path[0]]:
                between.append((x, y))
                if on:
                    glyph.qCurveTo(*between)
                    between = []
        glyph.closePath()
    result = glyph.glyph()
    if result.numberOfContours > 0:
        # Strokes cross: the rasterizer is told that contours overlap.
        result.flags[0] |= 0x40
    return result


def name(character: str) -> str:
    return f"uni{ord(character):04X}"


def features() -> str:
    """A small letter that no small letter follows leaves with a flourish; marks are passed over."""
    small = " ".join(name(letter) for letter in SMALL)
    marks = " ".join(name(mark) for mark in MARKS)
    ends = "\n".join(f"sub {name(letter)} by {name(letter)} flourish;" for letter in SMALL if letter != "և")
    return f"""
    languagesystem DFLT dflt;
    languagesystem armn dflt;
    @small = [{small}];
    @marks = [{marks}];
    lookup last {{ {ends} }} last;
    feature calt {{
      ignore sub @small' @small;
      ignore sub @small' @marks @small;
      sub @small' lookup last;
    }} calt;
    """


if __name__ == "__main__":
    for family, pen in HANDS.items():
        make(family, pen)
