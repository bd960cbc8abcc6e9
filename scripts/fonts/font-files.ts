import type { DeviceFontName } from "#app/designs/letters/device-fonts.ts";

export type Script = "armenian" | "latin" | "cyrillic";

/** A file with its size-adjust in percent. */
export type File = readonly [path: string, sizeAdjust?: number];

/** The files of one web font by script, in the order of the stack, and its stand-ins. */
export type WebFont = {
  role: "display" | "body";
  scripts: Partial<Record<Script, { files: readonly File[]; devices: readonly DeviceFontName[] }>>;
};

/** Debian's folder with the fonts of guests' devices, or metric equivalents. */
const system = "/usr/share/fonts/truetype";
export const deviceFiles: Record<DeviceFontName, string> = {
  armenianSerif: `${system}/noto/NotoSerifArmenian-Regular.ttf`,
  armenianSerifBold: `${system}/noto/NotoSerifArmenian-Bold.ttf`,
  armenianSans: `${system}/noto/NotoSansArmenian-Regular.ttf`,
  armenianSansBold: `${system}/noto/NotoSansArmenian-Bold.ttf`,
  dejavuSerif: `${system}/dejavu/DejaVuSerif.ttf`,
  dejavuSerifItalic: `${system}/dejavu/DejaVuSerif-Italic.ttf`,
  dejavuSerifBold: `${system}/dejavu/DejaVuSerif-Bold.ttf`,
  dejavuSans: `${system}/dejavu/DejaVuSans.ttf`,
  dejavuSansBold: `${system}/dejavu/DejaVuSans-Bold.ttf`,
  times: `${system}/liberation/LiberationSerif-Regular.ttf`,
  timesItalic: `${system}/liberation/LiberationSerif-Italic.ttf`,
  timesBold: `${system}/liberation/LiberationSerif-Bold.ttf`,
  notoSerif: `${system}/noto/NotoSerif-Regular.ttf`,
  notoSerifItalic: `${system}/noto/NotoSerif-Italic.ttf`,
  notoSerifBold: `${system}/noto/NotoSerif-Bold.ttf`,
  arial: `${system}/liberation/LiberationSans-Regular.ttf`,
  arialBold: `${system}/liberation/LiberationSans-Bold.ttf`,
  roboto: `${system}/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf`,
  robotoBold: `${system}/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf`,
};

const standIns = {
  serif: { armenian: ["armenianSerif", "dejavuSerif"], european: ["times", "notoSerif"] },
  serifItalic: {
    armenian: ["armenianSerif", "dejavuSerifItalic"],
    european: ["timesItalic", "notoSerifItalic"],
  },
  serifBold: {
    armenian: ["armenianSerifBold", "dejavuSerifBold"],
    european: ["timesBold", "notoSerifBold"],
  },
  sans: { armenian: ["armenianSans", "dejavuSans"], european: ["arial", "roboto"] },
  sansBold: {
    armenian: ["armenianSansBold", "dejavuSansBold"],
    european: ["arialBold", "robotoBold"],
  },
} as const;
type Kind = keyof typeof standIns;

/** `name` as in the file's name, `style` as in "400-normal". */
const npm = (name: string, script: string, style: string) =>
  `node_modules/@fontsource/${name}/files/${name}-${script}-${style}.woff2`;
const own = (name: string, script: string) =>
  `app/designs/letters/fonts/lusin-${name}-${script}.woff2`;

function armenian(role: WebFont["role"], kind: Kind, files: readonly File[]): WebFont {
  return { role, scripts: { armenian: { files, devices: standIns[kind].armenian } } };
}

/** A hand of the studio's own, whose digits are from another font. */
function hand(name: string, kind: Kind, adjust: number, digits: string): WebFont {
  return armenian("display", kind, [
    [own(name, "armenian"), adjust],
    [digits, adjust],
  ]);
}

/** A display font of the studio's own. */
function cut(name: string, kind: Kind): WebFont {
  return armenian("display", kind, [[own(name, "armenian")], [own(name, "digits")]]);
}

/** An Armenian family from npm, whose digits are in its Latin file. */
function noto(role: WebFont["role"], kind: Kind, name: string, style: string): WebFont {
  return armenian(role, kind, [[npm(name, "armenian", style)], [npm(name, "latin", style)]]);
}

function european(
  role: WebFont["role"],
  kind: Kind,
  latin: File,
  cyrillic: readonly File[],
): WebFont {
  const devices = standIns[kind].european;
  return {
    role,
    scripts: { latin: { files: [latin], devices }, cyrillic: { files: cyrillic, devices } },
  };
}

/** A family with Latin and Cyrillic letters in the same style. */
function both(role: WebFont["role"], kind: Kind, name: string, style: string, adjust?: number) {
  const latin: File = [npm(name, "latin", style), adjust];
  return european(role, kind, latin, [[npm(name, "cyrillic", style), adjust], latin]);
}

const serifLatin = (style: string): File => [npm("noto-serif-armenian", "latin", style)];
const sansLatin = (style: string): File => [npm("noto-sans-armenian", "latin", style)];

/** Every font that comes first in a pairing's stack, by its name in the fallback tables. */
export const webFonts: Record<string, WebFont> = {
  lusinDidot: cut("didot", "serif"),
  lusinDidotItalic: cut("didot-italic", "serifItalic"),
  lusinReed: cut("reed", "serifItalic"),
  lusinMode: cut("mode", "serif"),
  lusinManuscript: cut("manuscript", "serif"),
  lusinBlack: cut("black", "sansBold"),
  lusinNotrgir: hand("notrgir", "serifItalic", 122, own("vibes", "digits")),
  lusinHand: hand("hand", "sans", 120, own("note", "digits")),
  lusinFelt: hand("felt", "sans", 118, npm("marck-script", "latin", "400-normal")),
  lusinBrush: hand("brush", "sansBold", 114, own("sign", "digits")),
  lusinDeco: cut("deco", "sans"),
  notoSerifArmenianLightDisplay: noto("display", "serif", "noto-serif-armenian", "300-normal"),
  notoSerifArmenianBold: noto("display", "serifBold", "noto-serif-armenian", "800-normal"),
  notoSansArmenianExtraLight: noto("display", "sans", "noto-sans-armenian", "200-normal"),
  notoSansArmenianBold: noto("display", "sansBold", "noto-sans-armenian", "800-normal"),
  googleSansBold: armenian("display", "sansBold", [
    [npm("google-sans", "armenian", "700-normal")],
    [npm("comfortaa", "latin", "700-normal")],
  ]),
  handjetArmenian: armenian("display", "sans", [
    [own("pixel", "armenian"), 118],
    [own("pixel", "latin"), 118],
  ]),
  notoSerifArmenianLight: noto("body", "serif", "noto-serif-armenian", "300-normal"),
  notoSerifArmenian: noto("body", "serif", "noto-serif-armenian", "400-normal"),
  notoSansArmenianLight: noto("body", "sans", "noto-sans-armenian", "300-normal"),
  notoSansArmenian: noto("body", "sans", "noto-sans-armenian", "400-normal"),
  googleSansArmenian: noto("body", "sans", "google-sans", "400-normal"),

  cormorant: both("display", "serif", "cormorant", "500-normal", 122),
  cormorantItalic: both("display", "serifItalic", "cormorant", "600-italic", 120),
  playfair: both("display", "serif", "playfair-display", "400-normal"),
  playfairItalic: both("display", "serifItalic", "playfair-display", "400-italic"),
  greatVibes: european(
    "display",
    "serifItalic",
    [own("vibes", "latin"), 115],
    [
      [own("vibes", "cyrillic"), 115],
      [own("vibes", "digits"), 115],
    ],
  ),
  badScript: european(
    "display",
    "serifItalic",
    [own("note", "latin")],
    [[own("note", "cyrillic")], [own("note", "digits")]],
  ),
  marckScript: both("display", "serifItalic", "marck-script", "400-normal", 110),
  pacifico: european(
    "display",
    "sansBold",
    [own("sign", "latin")],
    [[own("sign", "cyrillic")], [own("sign", "digits")]],
  ),
  notoSerifDisplay: both("display", "serif", "noto-serif-display", "300-normal"),
  unboundedBlack: both("display", "sansBold", "unbounded", "900-normal"),
  elMessiri: both("display", "serif", "el-messiri", "400-normal", 105),
  yeseva: european(
    "display",
    "serifBold",
    [own("opera", "latin")],
    [[own("opera", "cyrillic")], [own("opera", "digits")]],
  ),
  jostExtraLight: both("display", "sans", "jost", "200-normal"),
  poiret: both("display", "sans", "poiret-one", "400-normal"),
  comfortaaBold: both("display", "sansBold", "comfortaa", "700-normal"),
  nunitoBlack: both("display", "sansBold", "nunito", "900-normal"),
  handjet: european(
    "display",
    "sans",
    [own("pixel", "latin"), 118],
    [
      [npm("handjet", "cyrillic", "500-normal"), 118],
      [own("pixel", "latin"), 118],
    ],
  ),
  notoSerifLight: european("body", "serif", serifLatin("300-normal"), [
    [npm("noto-serif", "cyrillic", "300-normal")],
    serifLatin("300-normal"),
  ]),
  notoSerif: european("body", "serif", serifLatin("400-normal"), [
    [npm("noto-serif", "cyrillic", "400-normal")],
    serifLatin("400-normal"),
  ]),
  notoSans: european("body", "sans", sansLatin("400-normal"), [
    [npm("noto-sans", "cyrillic", "400-normal")],
    sansLatin("400-normal"),
  ]),
  jostLight: both("body", "sans", "jost", "300-normal"),
  googleSans: both("body", "sans", "google-sans", "400-normal"),
  nunito: both("body", "sans", "nunito", "400-normal"),
};
