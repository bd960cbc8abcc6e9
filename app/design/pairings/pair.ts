import type { Language } from "#app/i18n/languages.ts";
import { deviceFonts, type DeviceFontName } from "#app/design/pairings/device-fonts.ts";
import type { Family } from "#app/design/pairings/family.ts";
import type { FallbackFace, FontFace, LanguageFonts, PairingPart } from "#app/design/part-types.ts";

type Script = "armenian" | "latin" | "cyrillic";
/** A font of the device with its size-adjust, ascent-override and descent-override in percent. */
type Row = readonly [device: DeviceFontName, size: number, ascent: number, descent: number];
/** What a web font's stand-ins on the device need to take the same room (*-fallbacks.ts). */
export type Measures = Partial<Record<Script, readonly Row[]>>;

/** The fonts that do one work on the page, and what stands in for them until they have come. */
type Role = {
  style: "normal" | "italic";
  weight: number;
  /** What the size of names is multiplied by: 1 over the font's mean advance in italic Didot's, more for a thin one. */
  nameScale?: { armenian?: number; european?: number };
  /** What the European script lacks between its words, in ems. */
  wordSpace?: number;
  generic: "serif" | "sans-serif";
  armenian: Family;
  armenianMeasures: Measures;
  european: Family;
  europeanMeasures: Measures;
  /** Where Russian has a file of another name than Latin. */
  russian?: Family;
};

/** A role for running text, which is upright and never sized by its letters. */
export type TextRole = Omit<Role, "style" | "nameScale" | "wordSpace">;

/** One look from two roles, in the order each language reads: its own letters first. */
export function pair({
  display,
  body,
  ...rest
}: { display: Role; body: TextRole } & Pick<
  PairingPart,
  "longNamesInBody" | "datesInBody"
>): PairingPart {
  const roles = { display, body: { ...body, style: "normal" as const } };
  return {
    ...rest,
    displayStyle: display.style,
    displayWeight: display.weight,
    bodyWeight: body.weight,
    fontsOf: (language) => languageFonts(roles, scriptOf(language)),
  };
}

function scriptOf(language: Language): Script {
  return language === "am" ? "armenian" : language === "ru" ? "cyrillic" : "latin";
}

function languageFonts(roles: { display: Role; body: Role }, script: Script): LanguageFonts {
  const display = roleFonts(roles.display, script, "Display");
  const { nameScale, wordSpace } = roles.display;
  const body = roleFonts(roles.body, script, "Text");
  return {
    // Twice the same face where a text font also stands in for a display font's missing letters.
    faces: [...new Set([...display.faces, ...body.faces])],
    preload: [...display.preload, ...body.preload],
    figures: [...new Set([...display.figures, ...body.figures])],
    fallbacks: [...display.fallbacks, ...body.fallbacks],
    display: display.stack,
    body: body.stack,
    nameScale: nameScale?.[script === "armenian" ? "armenian" : "european"],
    wordSpace: script === "armenian" ? undefined : wordSpace,
  };
}

function roleFonts(role: Role, script: Script, label: string) {
  const { families, faces, preload, figures, measures } = inScript(role, script);
  const fallbacks = standIns(measures[script] ?? [], label, role.style);
  const names = [...families.map(({ name }) => name), ...fallbacks.map(({ family }) => family)];
  return {
    faces: present(faces),
    preload: present([preload]),
    figures: present([figures]),
    fallbacks,
    stack: `${[...new Set(names)].map((name) => `"${name}"`).join(",")},${role.generic}`,
  };
}

/**
 * Faces with the letters of the page last: of two that both have the space, the browser takes the
 * later, and so needs no second file for a line of words.
 */
function inScript(role: Role, script: Script) {
  const { armenian, european, russian = european } = role;
  switch (script) {
    case "armenian": {
      // Armenian digits and foreign names come from its own Latin file, if it has one.
      const foreign = armenian.latin === undefined ? [european] : [];
      return {
        families: [armenian, ...foreign],
        faces: [
          ...foreign.map(({ latin }) => latin),
          armenian.latin,
          armenian.digits,
          armenian.armenian,
        ],
        preload: armenian.armenian,
        figures: armenian.digits ?? armenian.latin ?? european.latin,
        measures: role.armenianMeasures,
      };
    }
    case "latin":
      return {
        families: [european, armenian],
        faces: [armenian.armenian, european.latinExt, european.latin],
        preload: european.latin,
        figures: undefined,
        measures: role.europeanMeasures,
      };
    case "cyrillic": {
      const { latinLetters: letters = european.latin } = european;
      return {
        families: [russian, european, armenian],
        faces: [armenian.armenian, russian.digits, letters, russian.cyrillic],
        preload: russian.cyrillic,
        figures: russian.digits ?? letters,
        measures: role.europeanMeasures,
      };
    }
  }
}

function standIns(rows: readonly Row[], label: string, style: Role["style"]): FallbackFace[] {
  return rows.map(([device, sizeAdjust, ascent, descent]) => {
    const { label: deviceLabel, local } = deviceFonts[device];
    return { family: `${label} ${deviceLabel}`, local, style, sizeAdjust, ascent, descent };
  });
}

function present(faces: readonly (FontFace | undefined)[]): FontFace[] {
  return faces.filter((face) => face !== undefined);
}
