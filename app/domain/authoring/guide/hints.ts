import type { JsonSchema } from "@valibot/to-json-schema";
import type { Choices } from "#app/domain/authoring/guide/choices.ts";
import type { Guide } from "#app/domain/authoring/guide/fields.ts";

/** Texts that an editor shows beside a schema's fields and their words. */
export type Hints = { fields: Guide; choices: Choices };

/** A JSON Schema with the further keywords of VS Code, which other editors pass over. */
export type EditorSchema = JsonSchema & {
  markdownDescription?: string;
  markdownEnumDescriptions?: string[];
  patternErrorMessage?: string;
  errorMessage?: string;
  defaultSnippets?: { label: string; body: string; description?: string }[];
};

/**
 * Writes the guide's sentences into a JSON Schema: a description beside each field, and one beside
 * each word that a field may have.
 * @param schema changed in place.
 * @throws Error for a field without a sentence.
 */
export function addHints(schema: object, hints: Hints, path: readonly string[] = []): void {
  const { properties } = schemaOf(schema);
  for (const [name, field] of Object.entries(properties ?? {})) {
    const fieldPath = [...path, name];
    describe(schemaOf(field), fieldPath, hints);
    addHints(schemaOf(field), hints, fieldPath);
  }
  for (const part of partsOf(schema)) addHints(part, hints, [...path, ...typeOf(part)]);
}

/** The sentence on the field at a path: that of the longest key which is the path's end. */
function sentenceFor(guide: Guide, path: readonly string[]): string {
  const sentence = entryFor(guide, path);
  if (sentence === undefined)
    throw new Error(`The field guide has no sentence on ${path.join(".")}`);
  return sentence;
}

function describe(field: EditorSchema, path: readonly string[], { fields, choices }: Hints): void {
  if (field.description === undefined) {
    const sentence = sentenceFor(fields, path);
    const { plain, markdown } = textsOf(sentence);
    field.description = plain;
    if (markdown !== plain) field.markdownDescription = markdown;
  }
  const words = entryFor(choices, path);
  const list = schemaOf(Reflect.get(field, "items") ?? field);
  if (!words || !list.enum) return;
  list.markdownEnumDescriptions = list.enum.map((word) => words[String(word)] ?? "");
}

/** Without the links of the documents, which lead nowhere from an editor; plain text has no marks. */
function textsOf(sentence: string): { plain: string; markdown: string } {
  const markdown = sentence.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, "“$1” in docs/invitations.md");
  return { plain: markdown.replaceAll("`", ""), markdown };
}

/**
 * The entry of the longest key that is the path's end: `venue.start` before `*.start`. A key without
 * a dot is of the top alone, and `*` in a key stands for any one name.
 */
function entryFor<Entry>(
  entries: Readonly<Record<string, Entry>>,
  path: readonly string[],
): Entry | undefined {
  const keys = Object.keys(entries).filter((key) => {
    const steps = key.split(".");
    if (steps.length > path.length) return false;
    if (steps.length === 1 && path.length > 1) return false;
    const end = path.slice(-steps.length);
    return steps.every((step, index) => step === "*" || step === end[index]);
  });
  const [best] = keys.toSorted((pattern, other) => weightOf(other) - weightOf(pattern));
  return best === undefined ? undefined : entries[best];
}

/** Named steps weigh more than stars, longer keys more than shorter ones. */
function weightOf(key: string): number {
  const steps = key.split(".");
  return steps.length + 10 * steps.filter((step) => step !== "*").length;
}

/** A section's type is a step of the path of its fields. */
function typeOf(part: object): string[] {
  const type: unknown = Reflect.get(schemaOf(schemaOf(part).properties?.type), "const");
  return typeof type === "string" ? [type] : [];
}

/** The schemas within one, besides those of its fields. */
function partsOf(schema: object): EditorSchema[] {
  const { items, anyOf, allOf, then } = schemaOf(schema);
  const lists = Array.isArray(items) ? items : [items];
  return [...lists, ...(anyOf ?? []), ...(allOf ?? []), then].filter((part) => isObject(part));
}

function schemaOf(value: unknown): EditorSchema {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is EditorSchema {
  return typeof value === "object" && value !== null;
}
