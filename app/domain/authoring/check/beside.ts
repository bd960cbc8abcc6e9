import * as v from "valibot";
import { pathText } from "#app/domain/authoring/check/issues.ts";
import type { Warning } from "#app/domain/authoring/check/rules.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import type {
  Definition,
  definitionSchema,
  Template,
  templateSchema,
} from "#app/domain/invitation/schema.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";

/** The readable part of a definition that has problems: enough to warn of its other parts. */
export type Readable = {
  definition: Definition | Template;
  /** Each field is right by itself, and only rules between them are broken. */
  isTyped: boolean;
  /** The places that the sections which were read have in the file. */
  places: readonly number[];
};

/**
 * The part of a faulty definition that a schema accepts, without the rules between its fields.
 * Sections with a fault are left out: a new file has one for each place that is still to be filled
 * in.
 * @returns null where too little is left.
 */
export function readableOf(
  schema: typeof templateSchema | typeof definitionSchema,
  value: unknown,
  findings: readonly Finding[],
): Readable | null {
  const [fields] = schema.pipe;
  const isTyped = v.is(fields, value);
  const faulty = new Set(isTyped ? [] : findings.flatMap(({ path }) => sectionOf(path) ?? []));
  const sections: unknown = Reflect.get(Object(value), "sections");
  const listed: unknown[] = Array.isArray(sections) ? sections : [];
  const places = listed.flatMap((_, place) => (faulty.has(place) ? [] : [place]));
  const sound =
    faulty.size > 0 ? { ...Object(value), sections: places.map((place) => listed[place]) } : value;
  const read = readLoosely<v.GenericSchema<unknown, Definition | Template>>(fields, sound);
  return read.success ? { definition: read.output, isTyped, places } : null;
}

/**
 * Warnings about parts of a definition that have no problem, at their places in the file: of the other
 * parts it is not known what they will say.
 */
export function besideProblems(
  warnings: readonly Warning[],
  findings: readonly Finding[],
  { isTyped, places }: Pick<Readable, "isTyped" | "places">,
): Warning[] {
  const part = (path: Finding["path"]) =>
    pathText(isTyped ? path : path.slice(0, sectionOf(path) === null ? 1 : 2));
  const faulty = new Set(findings.map(({ path }) => part(path)));
  return warnings
    .map((warning) => ({ ...warning, path: inFile(warning.path, places) }))
    .filter(({ path }) => !faulty.has(part(path)));
}

/** The place of the section that a path leads into; null for another path. */
function sectionOf([field, place]: Finding["path"]): number | null {
  return field === "sections" && typeof place === "number" ? place : null;
}

function inFile(path: Finding["path"], places: readonly number[]): Finding["path"] {
  const section = sectionOf(path);
  return section === null ? path : ["sections", places[section] ?? section, ...path.slice(2)];
}
