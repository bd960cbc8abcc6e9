"""Makes the studio's own Armenian display letters, the lusin-*.woff2 files beside this script.

How: a thin weight of Noto is narrowed and slanted; each letter is then laid down again and again
along a short line, as a broad nib leaves ink while it moves. The copies are composites of one
skeleton, and fonts fill what overlaps, so their union is the stroke of the pen.

The build does not need this script: the woff2 files are committed. To make them again:

    apt-get install python3-fonttools python3-brotli woff2
    npm pack @fontsource-variable/noto-serif-armenian@5.3.0 @fontsource-variable/noto-sans-armenian@5.3.0
    (unpack both into one folder, each under its own name: noto-serif-armenian/, noto-sans-armenian/)
    python3 app/designs/letters/fonts/make-cuts.py THE_FOLDER

Without the folder it makes the parts of other faces alone, whose sources are the site's own packages.

The sources, and so the cuts, are under the OFL-1.1 (OFL.txt); it asks that a changed font has a
name of its own, which `rename` writes.
"""

import math
import subprocess
import sys
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

HERE = Path(__file__).parent
SOURCE = "node_modules/@fontsource/{}/files/{}-{}-{}.woff2"

# Display faces of which a third to a half are a machine's hints for screens of few dots, where names are
# set large: without them a page with Latin and Russian letters in one is 15 to 25 KB lighter.
UNHINTED = [
    ("great-vibes", "Lusin Vibes"),
    ("pacifico", "Lusin Sign"),
    ("bad-script", "Lusin Note"),
    ("yeseva-one", "Lusin Opera"),
]

# Faces that give a Russian page its digits and quotation marks: whole, their Latin is 10 to 24 KB.
FIGURES = [
    ("playfair-display", "400-normal"),
    ("playfair-display", "400-italic"),
    ("cormorant", "500-normal"),
    ("cormorant", "600-italic"),
    ("el-messiri", "400-normal"),
    ("noto-serif-display", "300-normal"),
    ("noto-serif-armenian", "300-normal"),
    ("noto-serif-armenian", "400-normal"),
    ("noto-sans-armenian", "300-normal"),
    ("noto-sans-armenian", "400-normal"),
    ("unbounded", "900-normal"),
    ("nunito", "400-normal"),
    ("nunito", "900-normal"),
    ("comfortaa", "700-normal"),
    ("jost", "200-normal"),
    ("jost", "300-normal"),
    ("noto-serif-armenian", "800-normal"),
    ("noto-sans-armenian", "200-normal"),
    ("noto-sans-armenian", "800-normal"),
    ("marck-script", "400-normal"),
    ("poiret-one", "400-normal"),
    ("google-sans", "400-normal"),
    ("google-sans", "700-normal"),
]

# Characters of dates, times and quotations beside Armenian words, with the space.
DIGITS = [
    *range(0x20, 0x23),
    *range(0x26, 0x3C),
    *(0x3F, 0xA0, 0xAB, 0xB7, 0xBB, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A),
    *(0x201C, 0x201D, 0x201E, 0x2022, 0x2026),
]
# What browsers apply without being asked: joins, contextual forms, ligatures, kerning, marks.
SHAPING = ["calt", "ccmp", "init", "kern", "liga", "locl", "mark", "mkmk"]
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
    Cut("Lusin Reed", "noto-serif-armenian", 85, 12, 84, 44, 26),
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


def keep_only(font: TTFont, characters: list[int], features: list[str], hinting: bool = True) -> None:
    options = Options(layout_features=features, name_IDs=["*"], notdef_outline=True, hinting=hinting)
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


def make_unhinted() -> None:
    for source, family in UNHINTED:
        for script in ("latin", "latin-ext", "cyrillic"):
            letters = RUSSIAN if source == "great-vibes" and script == "cyrillic" else None
            make_part((source, script, "400-normal"), family, script, letters, SHAPING)
        make_part((source, "latin", "400-normal"), family, "digits", DIGITS, ["kern", "lnum"])


def make_figures() -> None:
    for source, cut in FIGURES:
        make_part(
            (source, "latin", cut), "Lusin Figures", "digits", DIGITS, ["kern", "lnum"], f"{source} {cut}"
        )


def opened(path: str) -> TTFont:
    """A font by its path; Google Sans marks where outlines overlap, which Debian's fonttools does not read."""
    font = TTFont(path, recalcTimestamp=False)
    try:
        font["glyf"]
        return font
    except TTLibError:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "font.woff2"
            copy.write_bytes(Path(path).read_bytes())
            subprocess.run(["woff2_decompress", copy], check=True)
            return TTFont(BytesIO(copy.with_suffix(".ttf").read_bytes()), recalcTimestamp=False)


def make_part(
    source: tuple[str, str, str],
    family: str,
    script: str,
    letters: list[int] | None,
    features: list[str],
    of: str = "",
) -> None:
    """Some characters of a face, or all, without its hints; `of` tells apart the files of one family."""
    name, subset, cut = source
    font = opened(SOURCE.format(name, name, subset, cut))
    keep_only(font, letters or sorted(font.getBestCmap()), features, hinting=False)
    rename(font, family)
    save(font, f"{family} {of}".strip(), script)


def make_pixel() -> None:
    """Handjet with its Armenian և whole (it writes եւ, as before 1922) and a zero that is no eight."""
    for script in ("armenian", "latin"):
        font = TTFont(SOURCE.format("handjet", "handjet", script, "500-normal"), recalcTimestamp=False)
        if script == "latin":
            for table in font["cmap"].tables:
                table.cmap[ord("0")] = table.cmap[ord("O")]
        keep_only(font, sorted(font.getBestCmap()), ["ccmp", "kern", "mark"])
        rename(font, "Lusin Pixel")
        save(font, "Lusin Pixel", script)


if __name__ == "__main__":
    for each in CUTS if sys.argv[1:] else []:
        make(each, Path(sys.argv[1]))
    make_unhinted()
    make_figures()
    make_pixel()
