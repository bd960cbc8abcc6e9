import * as v from "valibot";
import { readJson } from "#app/features/authoring/check-json.ts";
import { warningRules } from "#app/features/authoring/warning-rules.ts";
import { sectionStyleNames, themeParts, type Theme } from "#app/design/part-names.ts";

/** Files by their path from the repository's root. */
export type Texts = ReadonlyMap<string, string>;

/** The folder of each kind's components, with the ending of their files. */
const components = {
  pairing: { folder: "app/design/pairings", ending: "ts" },
  ornament: { folder: "app/design/ornaments", ending: "tsx" },
  hero: { folder: "app/features/invitation-page/heroes", ending: "tsx" },
  opening: { folder: "app/features/invitation-page/openings", ending: "tsx" },
  timeline: { folder: "app/features/invitation-page/timelines", ending: "tsx" },
};

/** Section styles are CSS, whose comments the test runner does not read. */
const sections: Record<Theme["sections"], string> = {
  letter: "Sheets of paper on the ground, with the ornament between them.",
  folio:
    "A manuscript's page: two ruled lines down the margin, everything aligned to them, no boxes.",
  line: "Hairlines and white space: no sheets, no rounded corners, few drawings.",
  cutout: "Cut paper: round sheets, each with a second sheet showing from underneath.",
  woven: "Bands of the ornament's weave between panels with two keylines.",
  lace: "Scalloped edges and dotted threads, everything centred.",
};
const noOpening = "The page is shown at once.";

const described = v.object({ description: v.string() });
const template = v.object({
  template: v.string(),
  name: v.object({ am: v.string(), en: v.string() }),
  occasion: v.string(),
  theme: v.looseObject({ palette: v.string(), sections: v.optional(v.string(), "letter") }),
});

/** Globs of all files from which the tables are made. */
export const tableSources: readonly string[] = [
  ...Object.values(components).map(({ folder, ending }) => `${folder}/*.${ending}`),
  "content/palettes/*.json",
  "content/templates/*.json",
];

/** The documents with generated tables: by file, the tables by the name in their markers. */
export const tablesOf = {
  "docs/designs.md": { parts: partsTable },
  "docs/invitations.md": { designs: designsTable, warnings: warningsTable },
} as const satisfies Record<string, Record<string, (sources: Texts) => string>>;

/**
 * Replaces a document's generated tables, between `<!-- NAME: … -->` and `<!-- end of NAME -->`.
 * Columns are not aligned; the formatter does that.
 * @throws Error where a marker is missing, or a part has no description.
 */
export function withTables(file: keyof typeof tablesOf, text: string, sources: Texts): string {
  let written = text;
  for (const [name, tableOf] of Object.entries(tablesOf[file])) {
    const place = new RegExp(`(<!-- ${name}: [^>]*-->\n)[^]*?(\n<!-- end of ${name} -->)`);
    if (!place.test(written)) throw new Error(`${file} has no place for the table "${name}"`);
    written = written.replace(place, (_, begin, end) => `${begin}\n${tableOf(sources)}${end}`);
  }
  return written;
}

/** Every part of a theme (a file that cannot be read is left to `studio check`) with the first sentence of its own description. */
function partsTable(sources: Texts): string {
  const rows = [
    ...[...sources].flatMap(([file, text]) => {
      const name = /^content\/palettes\/(.+)\.json$/.exec(file)?.[1];
      const palette = v.safeParse(described, readJson(text).value);
      return name && palette.success ? [["palette", name, palette.output.description]] : [];
    }),
    ...Object.entries(components).flatMap(([kind, { folder, ending }]) =>
      Object.entries(themeParts)
        .filter(([of]) => of === kind)
        .flatMap(([, names]) => names)
        .map((name) => {
          const isDrawn = kind !== "opening" || name !== "none";
          const file = `${folder}/${name}.${ending}`;
          return [kind, name, isDrawn ? sentenceOf(sources, file) : noOpening];
        }),
    ),
    ...sectionStyleNames.map((name) => ["sections", name, sections[name]]),
  ];
  return markdownTable(
    ["Kind", "Name", "Is"],
    rows.map(([kind, name, is = ""]) => [`\`${kind}\``, `\`${name}\``, is]),
  );
}

/** The first sentence of the comment on a file's export. */
function sentenceOf(sources: Texts, file: string): string {
  const text = sources.get(file) ?? "";
  const comment =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const \w+(?::| = pair)|function \w+(?:Hero|Opening|Timeline)\()/.exec(
      text,
    )?.[1];
  const [sentence = ""] =
    /^.*?\.(?= [A-Z]|$)/.exec((comment ?? "").replaceAll(/\s*\n \* ?|\s+/g, " ").trim()) ?? [];
  if (sentence === "") throw new Error(`${file} has no comment on what it exports`);
  return sentence;
}

function designsTable(sources: Texts): string {
  const rows = [...sources].flatMap(([file, text]) => {
    if (!/^content\/templates\/\d+\.json$/.test(file)) return [];
    const read = v.safeParse(template, readJson(text).value);
    if (!read.success) return [];
    const { template: id, name, occasion, theme } = read.output;
    const kinds = ["palette", ...Object.keys(components), "sections"];
    const made = kinds.map((kind) => `\`${String(theme[kind])}\``).join(" · ");
    return [[id, `${name.am}, ${name.en}`, occasion, made]];
  });
  const parts = "Palette · pairing · ornament · hero · opening · timeline · sections";
  return markdownTable(["Number", "Name", "Occasion", parts], rows);
}

/** The rules by which `check` warns, by the names that `--json` has for them. */
function warningsTable(): string {
  const rows = Object.entries(warningRules).map(([rule, when]) => [`\`${rule}\``, when]);
  return markdownTable(["Rule", "It warns when"], rows);
}

function markdownTable(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
  return [heads, heads.map(() => "---"), ...rows].map(line).join("");
}
