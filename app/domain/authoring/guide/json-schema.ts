import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { hexColour, paletteFileSchema } from "#app/designs/palettes/palette-schema.ts";
import {
  choiceGuide,
  offeredTimeZones,
  type Choices,
} from "#app/domain/authoring/guide/choices.ts";
import { addHints, type EditorSchema, type Hints } from "#app/domain/authoring/guide/hints.ts";
import type { EditorWords } from "#app/domain/authoring/guide/texts.ts";
import {
  definitionGuide,
  replyGuide,
  sectionFieldGuide,
  sectionGuide,
  type Guide,
} from "#app/domain/authoring/guide/fields.ts";
import { partGuide, studioGuide } from "#app/domain/authoring/guide/parts.ts";
import { packKey, source, written } from "#app/domain/invitation/schema/texts.ts";
import { definitionSchema, templateSchema } from "#app/domain/invitation/schema.ts";
import { studioSchema } from "#app/i18n/studio-schema.ts";

/** Every sentence on a field of a definition or a template, by its path. */
export const guide: Guide = {
  ...definitionGuide,
  ...keyed(replyGuide, (field) => `reply.${field}`),
  ...keyed(sectionGuide, (type) => `${type}.type`),
  ...partGuide,
  ...sectionFieldGuide,
};

/**
 * The JSON Schemas by which editors complete, explain and check definitions, palettes and the
 * studio's own file, keyed by file. Rules across several fields cannot be expressed in them; `studio
 * check` covers those.
 * @param words what exists in `content/`: an editor offers it with its description.
 */
export function jsonSchemas(words: EditorWords): Map<string, object> {
  const hints = { fields: guide, choices: { ...choiceGuide, ...choicesOf(words) } };
  const studio = { fields: studioGuide, choices: hints.choices };
  const palette = { fields: { $schema: partGuide.$schema }, choices: {} };
  return new Map([
    ["content/invitation.schema.json", jsonSchemaOf(definitionSchema, words, hints, texts)],
    ["content/template.schema.json", jsonSchemaOf(templateSchema, words, hints, texts)],
    ["content/palette.schema.json", jsonSchemaOf(paletteFileSchema, words, palette, {})],
    ["content/studio.schema.json", jsonSchemaOf(studioSchema, words, studio, {})],
  ]);
}

const texts = { packKey, written };
const [, hexDigits] = hexColour.pipe;

function keyed(fields: Guide, keyOf: (name: string) => string): Guide {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]): [string, string] => [keyOf(name), says]),
  );
}

function choicesOf({ palettes, parts, programmeItems }: EditorWords): Choices {
  const { timeline = {}, sections = {}, ...others } = parts;
  return {
    "sections.type": sectionGuide,
    "venue.programmeItem": programmeItems,
    "items.programmeItem": programmeItems,
    "theme.timeline": timeline,
    "theme.sections": sections,
    palette: palettes,
    "*.palette": palettes,
    ...Object.fromEntries(Object.entries(others).map(([kind, names]) => [`*.${kind}`, names])),
  };
}

function jsonSchemaOf(
  schema: v.GenericSchema,
  words: EditorWords,
  hints: Hints,
  definitions: Record<string, v.GenericSchema>,
): object {
  const made = toJsonSchema(schema, {
    errorMode: "ignore",
    // The fallbacks of loose reading are metadata that does not concern editors.
    ignoreActions: ["metadata"],
    definitions,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      // For this format VS Code shows a colour picker.
      withMessage(
        valibotAction,
        valibotAction === hexDigits ? { ...jsonSchema, format: "color-hex" } : jsonSchema,
      ),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema === source)
        return { anyOf: [{ $ref: "#/$defs/written" }, { $ref: "#/$defs/packKey" }] };
      if (valibotSchema.type === "variant") return sectionsSchema(jsonSchema);
      return valibotSchema.type === "strict_object" ? withWords(jsonSchema, words) : undefined;
    },
  });
  for (const [name, part] of Object.entries(made.$defs ?? {}))
    if (typeof part === "object") addHints(part, hints, [name]);
  addHints(made, hints);
  return made;
}

/**
 * Sections as conditions on their `type`, in place of alternatives: of these an editor offers only
 * the types that fit best what is written so far, and it names the faults of one of them.
 */
function sectionsSchema({ oneOf = [] }: JsonSchema): JsonSchema {
  const sections = oneOf.flatMap((section) => {
    const type = typeof section === "object" ? section.properties?.type : undefined;
    return typeof type === "object" ? [{ section, type }] : [];
  });
  return {
    type: "object",
    properties: { type: { enum: sections.flatMap(({ type }) => type.const ?? []) } },
    required: ["type"],
    allOf: sections.map(({ section, type }) =>
      condition(
        { properties: { type: { const: type.const ?? null } }, required: ["type"] },
        section,
      ),
    ),
  };
}

function condition(of: JsonSchema, then: JsonSchema | boolean): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody awaits one
  return { if: of, then };
}

/** An editor says of a pattern what `check` says, in place of the pattern itself. */
function withMessage(action: object, made: JsonSchema): EditorSchema {
  const message: unknown = Reflect.get(action, "message");
  return Reflect.get(action, "type") === "regex" && typeof message === "string"
    ? { ...made, patternErrorMessage: message }
    : made;
}

/** Replaces patterns of fields by the names that exist. */
function withWords(object: JsonSchema, words: EditorWords): JsonSchema {
  const { palette, template, timeZone } = object.properties ?? {};
  return {
    ...object,
    properties: {
      ...object.properties,
      ...(palette && { palette: { enum: Object.keys(words.palettes) } }),
      ...(template && { template: numberSchema(words.designs) }),
      ...(timeZone && { timeZone: zoneSchema() }),
    },
  };
}

/**
 * A design's number. Completion shows the names beside the numbers by snippets; the list itself is
 * behind a condition, because an `enum` beside them would offer each number twice.
 */
function numberSchema(designs: EditorWords["designs"]): EditorSchema {
  const list: EditorSchema = {
    enum: Object.keys(designs),
    markdownEnumDescriptions: Object.values(designs),
  };
  const text: JsonSchema = { type: "string" };
  return { ...text, ...condition(text, list), defaultSnippets: snippetsOf(designs) };
}

/** A time zone: some are offered, and each name of the IANA list is taken. */
function zoneSchema(): EditorSchema {
  return {
    type: "string",
    pattern: "^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)+$",
    patternErrorMessage: "expected an IANA time zone like Asia/Yerevan",
    defaultSnippets: snippetsOf(offeredTimeZones),
  };
}

function snippetsOf(words: Readonly<Record<string, string>>): EditorSchema["defaultSnippets"] {
  return Object.entries(words).map(([body, says]) => ({ label: `${body} – ${says}`, body }));
}
