import { askedGuide } from "#app/domain/authoring/choice-guide.ts";
import { entryFor, isObject, partsOf } from "#app/domain/authoring/editor-hints.ts";
import {
  definitionGuide,
  replyGuide,
  sectionGuide,
  type Described,
  type Guide,
} from "#app/domain/authoring/field-guide.ts";
import { guide, jsonSchemas } from "#app/domain/authoring/json-schema.ts";
import { markdownTable } from "#app/domain/authoring/markdown-table.ts";
import { optionalFields, replyFields } from "#app/domain/invitation/reply-fields.ts";

/** The fields at the top of a definition. */
export function fieldsTable(): string {
  return guideTable(definitionGuide);
}

/** The fields of `reply`. */
export function replyTable(): string {
  return guideTable(replyGuide);
}

function guideTable(fields: Guide): string {
  const rows = Object.entries(fields).map(([name, said]) => [
    `\`${name}\``,
    typeof said === "string" ? said : said.says,
  ]);
  return markdownTable(["Field", "What it says"], rows);
}

/** What a form may ask. Without some of the answers a reply is not taken (reply/schema.ts). */
export function askedTable(): string {
  const needed = ["people", "side", "attending", "joinFrom"];
  const rows = optionalFields.map((name) => {
    const { comingOnly = false, control } = replyFields[name];
    const asked = [comingOnly ? "who comes" : "everyone", needed.includes(name) ? "yes" : "no"];
    return [`\`${name}\``, askedGuide[name], ...(control === "answer" ? ["–", "–"] : asked)];
  });
  return markdownTable(["Name", "Asks", "Of whom", "An answer is needed"], rows);
}

/** The sections with the fields that staff write in them. */
export function sectionsTable(): string {
  const nothing = { palettes: {}, designs: {}, parts: {}, programmeItems: {} };
  const definition = jsonSchemas(nothing).get("content/invitation.schema.json") ?? {};
  const sections = propertiesOf(definition).find(([name]) => name === "sections")?.[1] ?? {};
  const rows = Object.entries(sectionGuide).map(([type, shows]) => {
    const fields = partsOf(sections)
      .flatMap(partsOf)
      .flatMap((condition) => partsOf(condition))
      .find((section) => typeIn(section) === type);
    return [`\`${type}\``, shows, fieldList(fields ?? {}, [type]).join(", ")];
  });
  return markdownTable(["`type`", "Shows", "Fields"], rows);
}

/** Fields with their examples and the fields within them; the deepest stand in brackets. */
function fieldList(section: object, path: readonly string[]): string[] {
  return propertiesOf(section).flatMap(([name, field]) => {
    const here = [...path, name];
    const said = entryFor<Described>(guide, here);
    if (name === "type" || name === "tags" || isWritten(said)) return [];
    const within = [field, ...partsOf(field)].flatMap((part) => fieldList(part, here));
    const example = typeof said === "object" ? ` (\`${said.as}\`)` : "";
    return [`\`${name}\`${example}${enclosed(within, path.length)}`];
  });
}

function enclosed(fields: readonly string[], depth: number): string {
  if (fields.length === 0) return "";
  return depth === 1 ? `: ${fields.join(", ")}` : ` (${fields.join(", ")})`;
}

/** Fields that publishing fills in. */
function isWritten(said: Described | undefined): boolean {
  return said === guide["*.width"];
}

function typeIn(section: object): unknown {
  const type = propertiesOf(section).find(([name]) => name === "type")?.[1];
  return Reflect.get(type ?? {}, "const");
}

function propertiesOf(schema: object): [string, object][] {
  const properties: unknown = Reflect.get(schema, "properties");
  return Object.entries(isObject(properties) ? properties : {}).filter(
    (field): field is [string, object] => isObject(field[1]),
  );
}
