import { scriptOf } from "#app/i18n/languages.ts";
import { deviceFonts } from "#app/designs/letters/device-fonts.ts";
import type { Family, Measures, Row, Script } from "#app/designs/letters/family.ts";
import type {
  FallbackFace,
  FontFace,
  LanguageFonts,
  PairingPart,
} from "#app/designs/part-types.ts";

/** The fonts of one role on the page, and their stand-ins while they load. */
type Role = {
  style: "normal" | "italic";
  weight: number;
  /**
   * Factor of the size of names: the inverse of the font's mean advance relative to italic Didot's,
   * larger for a thin face.
   */
  nameScale?: { armenian?: number; european?: number };
  /** Added between the words of the European script, in ems. */
  wordSpace?: number;
  generic: "serif" | "sans-serif";
  armenian: Family;
  /** Given where they are not those of `armenian`. */
  armenianMeasures?: Measures;
  european: Family;
  europeanMeasures?: Measures;
  /** Given where Russian has a separate family. */
  russian?: Family;
};

/** A role for running text: upright, never scaled. */
export type TextRole = Omit<Role, "style" | "nameScale" | "wordSpace">;

/** Combines two roles into a pairing. In each language the font of its own script comes first. */
export function pair({
  display,
  body,
  ...rest
}: { display: Role; body: TextRole } & Pick<
  PairingPart,
  "longNamesInBody" | "datesInBody" | "headingStroke" | "subheadStroke"
>): PairingPart {
  const roles = { display, body: { ...body, style: "normal" as const } };
  return {
    ...rest,
    displayStyle: display.style,
    displayWeight: display.weight,
    bodyWeight: body.weight,
    fontsOf: (language) => languageFonts(roles, cutOf[scriptOf(language)]),
  };
}

/** The files of a font by the letters that they have. */
const cutOf = { Armenian: "armenian", Cyrillic: "cyrillic", Latin: "latin" } as const;

function languageFonts(roles: { display: Role; body: Role }, script: Script): LanguageFonts {
  const display = roleFonts(roles.display, script, "Display");
  const { nameScale, wordSpace } = roles.display;
  const body = roleFonts(roles.body, script, "Text");
  return {
    // A font in both roles counts once.
    faces: [...new Set([...display.faces, ...body.faces])],
    displayFaces: display.faces,
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
 * Every page has letters for every script: the name of a language, of a guest. The page's own
 * script comes last: of two faces that both have a character the browser takes the later one, so that
 * a line of words needs no second file, and its digits not all of another script.
 */
function inScript(role: Role, script: Script) {
  const { armenian, european, russian = european } = role;
  switch (script) {
    case "armenian": {
      // Digits and foreign names come from the Armenian font's own Latin file, if it has one.
      const foreign = armenian.latin === undefined ? [european] : [];
      const { digits = foreign[0]?.digits } = armenian;
      return {
        families: [armenian, ...foreign, russian],
        faces: [
          russian.cyrillic,
          ...foreign.map(({ latin }) => latin),
          armenian.latin,
          digits,
          armenian.armenian,
        ],
        preload: armenian.armenian,
        figures: digits ?? armenian.latin ?? european.latin,
        measures: role.armenianMeasures ?? armenian.measures,
      };
    }
    case "latin":
      return {
        families: [european, armenian, russian],
        faces: [armenian.armenian, russian.cyrillic, european.latinExt, european.latin],
        preload: european.latin,
        figures: undefined,
        measures: role.europeanMeasures ?? european.measures,
      };
    case "cyrillic": {
      const { digits = european.digits } = russian;
      return {
        families: [russian, european, armenian],
        faces: [armenian.armenian, european.latin, digits, russian.cyrillic],
        preload: russian.cyrillic,
        figures: digits ?? european.latin,
        measures: role.europeanMeasures ?? european.measures,
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
