import { expect, test } from "vitest";
import { languages, scriptOf, type Language } from "#app/i18n/languages.ts";
import { themeParts } from "#app/designs/part-names.ts";
import type { FontFace } from "#app/designs/part-types.ts";
import { registry } from "#app/designs/drawings.generated.ts";

/** A typical line in each language, with a date, a time and punctuation. */
const lines: Partial<Record<Language, string>> = {
  am: "Հրավեր «Նարեկ և Մարիամ», 2 հոկտեմբերի 2027 թ.՝ 14:30։ Սպասո՞ւմ եք",
  en: "Invitation, 2 October 2027 – 14:30 “yes!”",
  ru: "Приглашение «Нарек и Мариам», 2 октября 2027, 14:30 — да!",
  nl: "Uitnodiging, 2 oktober 2027 – 14:30, café",
  fr: "Invitation « Noël », 2 octobre 2027 – 14:30, cœur",
  de: "Einladung „Grüße“, 2. Oktober 2027 – 14:30",
};

const forms = import.meta.glob<{ yes: string; submit: string }>("/content/locales/*/form.json", {
  eager: true,
  import: "default",
});

/** In a language that has none above, what its form says, with a date. */
function lineIn(language: Language): string {
  const form = forms[`/content/locales/${language}/form.json`];
  return lines[language] ?? `${form?.yes}, 2 – 14:30`;
}

const sizes = {
  ...import.meta.glob<string>(
    "/node_modules/@fontsource/*/files/*-{armenian,latin,cyrillic}-*.woff2",
    { query: "?inline", import: "default" },
  ),
  ...import.meta.glob<string>("/app/designs/letters/fonts/*.woff2", {
    query: "?inline",
    import: "default",
  }),
};

test.each(themeParts.pairing)("%s sets each language in its own script first", (pairing) => {
  for (const language of languages) {
    const { preload, display, body } = registry.pairing[pairing].fontsOf(language);
    expect(preload.map(({ family }) => family)).toEqual([display, body].map(firstOf));
    for (const { url } of preload)
      expect(fileOf(url)).toContain(`-${scriptOf(language).toLowerCase()}`);
  }
});

test.each(themeParts.pairing)(
  "%s declares every font it names, in the weight asked for",
  (pairing) => {
    const part = registry.pairing[pairing];
    for (const language of languages) {
      const { faces, fallbacks, preload, display, body } = part.fontsOf(language);
      const declared = new Set([...faces, ...fallbacks].map(({ family }) => family));
      for (const name of [...namesOf(display), ...namesOf(body)]) expect(declared).toContain(name);
      const [first, second] = preload;
      expect(first?.style).toBe(part.displayStyle);
      expect(second?.style).toBe("normal");
      expect(chosen(faces, firstOf(display), part.displayWeight)).toContain(first);
      expect(chosen(faces, firstOf(body), part.bodyWeight)).toContain(second);
    }
  },
);

test.each(themeParts.pairing)("%s keeps a page within 60 KB of letters", async (pairing) => {
  const part = registry.pairing[pairing];
  for (const language of languages) {
    const { faces, preload, display, body } = part.fontsOf(language);
    const loaded = new Set([
      ...loadedFor(lineIn(language), faces, display, part.displayWeight),
      ...loadedFor(lineIn(language), faces, body, part.bodyWeight),
    ]);
    for (const face of preload) expect(loaded, "nothing is preloaded in vain").toContain(face);
    expect(await bytesOf([...loaded]), language).toBeLessThanOrEqual(60_000);
  }
});

test.each(["am", "ru"] as const)(
  "a line in %s never needs the font of Latin letters",
  (language) => {
    const line = `${lineIn(language)} 13:00\u00a0· «12»`;
    for (const pairing of themeParts.pairing) {
      const { displayWeight, bodyWeight, ...part } = registry.pairing[pairing];
      const { faces, display, body } = part.fontsOf(language);
      const loaded = [
        ...loadedFor(line, faces, display, displayWeight),
        ...loadedFor(line, faces, body, bodyWeight),
      ].map(({ url }) => fileOf(url));
      // Its Latin is 5 KB with the digits.
      const latin = loaded.filter((file) => file.includes("-latin") && !file.includes("pixel"));
      expect(latin, pairing).toEqual([]);
    }
  },
);

test("Armenian names of a design never need a Latin letter's font", () => {
  for (const pairing of themeParts.pairing) {
    const { faces, preload, display } = registry.pairing[pairing].fontsOf("am");
    const { displayWeight } = registry.pairing[pairing];
    expect(loadedFor("Նարեկ և Մարիամ", faces, display, displayWeight)).toEqual([preload[0]]);
  }
});

/**
 * The faces that a browser loads for `text`: for each character the first of the stack that covers
 * it.
 */
function loadedFor(
  text: string,
  faces: readonly FontFace[],
  stack: string,
  weight: number,
): FontFace[] {
  const found = Array.from(text).flatMap((letter) => {
    for (const name of namesOf(stack)) {
      // Of two faces with the same letter the later one wins (CSS Fonts 4, composite faces).
      const face = chosen(faces, name, weight).findLast((one) => covers(one, letter));
      if (face !== undefined) return [face];
    }
    return [];
  });
  return [...new Set(found)];
}

/** A family's faces in the weight nearest to the one asked for (CSS Fonts 4, 5.2, font matching). */
function chosen(faces: readonly FontFace[], name: string | undefined, wanted: number): FontFace[] {
  const family = faces.filter((face) => face.family === name);
  const weights = family.map((face) => face.weight).toSorted((a, b) => a - b);
  const [below, above] = [
    weights.filter((at) => at <= wanted),
    weights.filter((at) => at > wanted),
  ];
  const heavier = weights.includes(wanted) ? wanted : above[0];
  const nearest = wanted > 500 ? (heavier ?? below.at(-1)) : (below.at(-1) ?? above[0]);
  return family.filter((face) => face.weight === nearest);
}

function covers({ unicodeRange }: FontFace, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return unicodeRange.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** The web fonts and stand-ins of a stack, without the generic family at its end. */
function namesOf(stack: string): string[] {
  return [...stack.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

function firstOf(stack: string): string | undefined {
  return namesOf(stack)[0];
}

function fileOf(url: string): string {
  return url.split("/").at(-1) ?? url;
}

async function bytesOf(faces: readonly FontFace[]): Promise<number> {
  let bytes = 0;
  for (const { url } of faces) {
    const read = sizes[url];
    if (read === undefined) throw new Error(`no file for ${url}`);
    const [, base64 = ""] = (await read()).split(",");
    bytes += Math.floor((base64.replaceAll("=", "").length * 3) / 4);
  }
  return bytes;
}
