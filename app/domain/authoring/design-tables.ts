import * as v from "valibot";
import { readJson } from "#app/domain/authoring/check-json.ts";
import {
  askedTable,
  fieldsTable,
  replyTable,
  sectionsTable,
} from "#app/domain/authoring/field-tables.ts";
import { markdownTable } from "#app/domain/authoring/markdown-table.ts";
import {
  partDescriptions,
  sentenceOf,
  type Texts,
} from "#app/domain/authoring/part-descriptions.ts";
import { themeParts } from "#app/designs/part-names.ts";
import { warningRules } from "#app/domain/authoring/warning-rules.ts";

const template = v.object({
  template: v.string(),
  name: v.object({ am: v.string(), en: v.string() }),
  occasion: v.string(),
  theme: v.looseObject({ palette: v.string(), sections: v.optional(v.string(), "letter") }),
});

/** The documents with generated tables: by file, the tables by the name in their markers. */
export const tablesOf = {
  "docs/designs.md": { parts: partsTable },
  "docs/invitations.md": {
    fields: fieldsTable,
    sections: sectionsTable,
    designs: designsTable,
    reply: replyTable,
    asked: askedTable,
    warnings: warningsTable,
  },
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

function partsTable(sources: Texts): string {
  return markdownTable(
    ["Kind", "Name", "Is"],
    partDescriptions(sources).map(([kind, name, is]) => [`\`${kind}\``, `\`${name}\``, is]),
  );
}

function designsTable(sources: Texts): string {
  const rows = [...sources].flatMap(([file, text]) => {
    if (!/^content\/templates\/\d+\.json$/.test(file)) return [];
    const read = v.safeParse(template, readJson(text).value);
    if (!read.success) return [];
    const { template: id, name, occasion, theme } = read.output;
    const kinds = ["palette", ...Object.keys(themeParts)];
    const made = kinds.map((kind) => `\`${String(theme[kind])}\``).join(" · ");
    const folder = [...sources.keys()].find((path) => path.startsWith(`app/designs/${id}-`));
    const is = sentenceOf(sources, `${folder?.split("/", 3).join("/")}/design.ts`);
    return [[id, `${name.am}, ${name.en}`, occasion, is, made]];
  });
  const parts = "Palette · pairing · ornament · hero · opening · timeline · sections";
  return markdownTable(["Number", "Name", "Occasion", "Is", parts], rows);
}

/** The rules by which `check` warns, by the names that `--json` has for them. */
function warningsTable(): string {
  const rows = Object.entries(warningRules).map(([rule, when]) => [`\`${rule}\``, when]);
  return markdownTable(["Rule", "It warns when"], rows);
}
