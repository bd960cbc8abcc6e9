import type { FontFace } from "#app/designs/part-types.ts";
import type { Kind } from "#app/designs/letters/family.ts";

/** A family, and the file of each kind of letters as an import names it. */
type FamilyRow = {
  cut: Pick<FontFace, "family" | "weight" | "style" | "sizeAdjust"> & { tallDigits?: true };
  files: Partial<Record<Kind, string>>;
};

/** What differs from a family's upright face in its own size. */
type Differences = Partial<FamilyRow["cut"]>;

const dashed = (words: string) => words.replaceAll(/ |(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

function row(
  cut: FamilyRow["cut"],
  kinds: readonly Kind[],
  fileOf: (kind: Kind) => string,
): FamilyRow {
  return { cut, files: Object.fromEntries(kinds.map((kind) => [kind, fileOf(kind)])) };
}

const studioFile = (font: string, kind: Kind) =>
  `#app/designs/letters/fonts/lusin-${font}-${dashed(kind)}.woff2`;

/**
 * A family of npm's @fontsource by its name there. Its digits are a file of our own.
 * @param differences of `weight`, where a face is declared with another than its file's.
 */
function npm(name: string, weight: number, kinds: readonly Kind[], differences: Differences = {}) {
  const cut = { family: name, weight, style: "normal" as const, ...differences };
  const [font, face] = [dashed(name), `${weight}-${cut.style}`];
  return row(cut, kinds, (kind) =>
    kind === "digits"
      ? studioFile(`figures-${font}-${face}`, kind)
      : `@fontsource/${font}/files/${font}-${dashed(kind)}-${face}.woff2`,
  );
}

/** A family that the studio made or changed (fonts/make-cuts.py, fonts/make-hands.py). */
function studio(name: string, kinds: readonly Kind[], differences: Differences = {}): FamilyRow {
  const cut = { family: `Lusin ${name}`, weight: 400, style: "normal" as const, ...differences };
  return row(cut, kinds, (kind) => studioFile(dashed(name), kind));
}

/** A family with files of another one besides its own. */
const and = ({ cut, files }: FamilyRow, other: FamilyRow): FamilyRow => ({
  cut,
  files: { ...files, ...other.files },
});

const armenian: readonly Kind[] = ["armenian", "digits"];
const european: readonly Kind[] = ["latin", "latinExt", "cyrillic", "digits"];
const noto: readonly Kind[] = ["armenian", "latin", "digits"];

/** The families by the names that pairings know; `npm run designs` writes them with their addresses. */
export const families = {
  // The studio's own Armenian faces: cuts, of which the slanted ones are true italics.
  lusinDidot: studio("Didot", armenian),
  lusinDidotItalic: studio("Didot Italic", armenian, { style: "italic" }),
  lusinReed: studio("Reed", armenian, { style: "italic" }),
  lusinManuscript: studio("Manuscript", armenian),
  lusinDeco: studio("Deco", armenian),
  // Black and wide: heavy sans letters, pressed flat.
  lusinBlack: studio("Black", armenian),
  // Tall and light, with hairlines as thin as a screen shows them.
  lusinMode: studio("Mode", armenian, { weight: 300 }),

  // Joined hands, whose small letters are lower than those of others. Notrgir of a pointed pen, with
  // swash capitals; its digits are Great Vibes'.
  lusinNotrgir: and(
    studio("Notrgir", ["armenian"], { sizeAdjust: 122 }),
    studio("Vibes", ["digits"]),
  ),
  // The same hand with a fine pen of one width; its digits are Bad Script's.
  lusinHand: and(
    studio("Hand", ["armenian"], { sizeAdjust: 120, tallDigits: true }),
    studio("Note", ["digits"]),
  ),
  // With a felt pen.
  lusinFelt: studio("Felt", ["armenian"], { sizeAdjust: 118 }),
  // Steeper, with a full brush; its digits are Pacifico's.
  lusinBrush: and(studio("Brush", ["armenian"], { sizeAdjust: 114 }), studio("Sign", ["digits"])),

  // Noto has every weight in Armenian; its Cyrillic is in families of their own.
  notoSerifArmenianLight: npm("Noto Serif Armenian", 300, [...noto, "latinExt"]),
  notoSerifArmenian: npm("Noto Serif Armenian", 400, [...noto, "latinExt"]),
  notoSerifArmenianBold: npm("Noto Serif Armenian", 800, noto),
  notoSansArmenianExtraLight: npm("Noto Sans Armenian", 200, noto),
  notoSansArmenianLight: npm("Noto Sans Armenian", 300, noto),
  notoSansArmenian: npm("Noto Sans Armenian", 400, [...noto, "latinExt"]),
  notoSansArmenianBold: npm("Noto Sans Armenian", 800, noto),
  notoSerifLight: npm("Noto Serif", 300, ["cyrillic"]),
  notoSerif: npm("Noto Serif", 400, ["cyrillic"]),
  notoSans: npm("Noto Sans", 400, ["cyrillic"]),

  jostExtraLight: npm("Jost", 200, european),
  jostLight: npm("Jost", 300, european),
  poiret: npm("Poiret One", 400, european),
  nunito: npm("Nunito", 400, european),
  nunitoBlack: npm("Nunito", 900, european),
  // Declared as 400, as the Armenian face beside it has one weight.
  unboundedBlack: npm("Unbounded", 900, european, { family: "Unbounded Black", weight: 400 }),
  comfortaaBold: npm("Comfortaa", 700, european),
  googleSans: npm("Google Sans", 400, ["armenian", ...european]),
  googleSansBold: npm("Google Sans", 700, armenian),
  // Handjet with Armenian and Latin letters changed by the studio.
  handjet: and(
    studio("Pixel", ["armenian", "latin"], { weight: 500, sizeAdjust: 118 }),
    npm("Handjet", 500, ["latinExt", "cyrillic"]),
  ),

  // Great Vibes, Bad Script and Pacifico without their hints.
  greatVibes: studio("Vibes", european, { sizeAdjust: 115 }),
  badScript: studio("Note", european),
  pacifico: studio("Sign", european),
  marckScript: npm("Marck Script", 400, european, { sizeAdjust: 110 }),

  playfair: npm("Playfair Display", 400, european),
  playfairItalic: npm("Playfair Display", 400, european, { style: "italic" }),
  cormorant: npm("Cormorant", 500, european, { sizeAdjust: 122 }),
  cormorantItalic: npm("Cormorant", 600, european, { style: "italic", sizeAdjust: 120 }),
  elMessiri: npm("El Messiri", 400, european, { sizeAdjust: 105 }),
  // Yeseva One without its hints.
  yeseva: studio("Opera", european),
  notoSerifDisplay: npm("Noto Serif Display", 300, european),
} satisfies Record<string, FamilyRow>;
