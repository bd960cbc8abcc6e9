import * as v from "valibot";

/** The name of a file in `content/palettes`, without `.json`. */
export const paletteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, "expected small Latin letters, digits and hyphens"),
);

/** Exactly six digits, because `printInks` and the contrast check read them by position. */
export const hexColour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/, "expected a colour like #6b2737"),
);

/** @param purpose shown by editors, by way of `content/palette.schema.json`. */
function colour(purpose: string) {
  return v.pipe(hexColour, v.description(purpose));
}

/** The colours of one background. */
const sheet = {
  ground: colour("What everything lies on"),
  surface: colour("Boxes and fields on the ground"),
  ink: colour("Text"),
  muted: colour("Text that steps back, such as a surname or a place"),
  accent: colour("Text that is called out, and buttons"),
  onAccent: colour("What is written on a button"),
  line: colour("Rules and outlines, never text"),
  error: colour("What is wrong in a form"),
};

const colours = {
  scheme: v.pipe(
    v.picklist(["light", "dark"]),
    v.description("What the browser's own bars and form controls follow: as the ground is"),
  ),
  ...sheet,
  deco: colour("The ornament's fruit and flowers, never text"),
  decoDeep: colour("Their shade"),
  decoLight: colour("Their light"),
  decoGlint: colour("Their glint"),
  onDeco: colour("What is written on deco, such as the day on a calendar's leaf"),
  wax: colour("The seal"),
  waxDeep: colour("Its shade"),
  waxLight: colour("Its light"),
  paper: v.pipe(
    v.strictObject(sheet),
    v.description("Sheets that lie on the ground: the letter, the reply card, the envelope"),
  ),
  field: colour("Around the card on a wide screen and behind the envelope"),
  fieldLine: colour("The lines of its pattern"),
};

/** A palette's colours. Their order here is that of the custom properties in a page's CSS. */
export const paletteSchema = v.strictObject(colours);

/** A file `content/palettes/{name}.json`. */
export const paletteFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "expected some text"),
    v.description("A sentence for colleagues: what the colours are of, or whom they are for"),
  ),
  ...colours,
});

export type PalettePart = v.InferOutput<typeof paletteSchema>;

/** A reference to a palette by name; published documents also hold its colours. */
export type PaletteReference = { palette: string; colours?: PalettePart };

/** The colours of a palette's file. */
export function coloursOf(file: v.InferOutput<typeof paletteFileSchema>): PalettePart {
  const { $schema: _, description: __, ...palette } = file;
  return palette;
}
