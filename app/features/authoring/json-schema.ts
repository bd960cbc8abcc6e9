import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { hexColour, paletteFileSchema } from "#app/design/palette-schema.ts";
import { packKey, source, written } from "#app/features/invitation/schema-texts.ts";
import { definitionSchema, templateSchema } from "#app/features/invitation/schema.ts";
import { studioSchema } from "#app/lib/studio-schema.ts";

/**
 * The JSON Schemas by which editors complete and check definitions, palettes and the studio's own
 * file, keyed by file. Rules across several fields cannot be expressed in them; `studio check` covers those.
 * @param palettes names of the files in `content/palettes`, offered for `theme.palette`.
 */
export function jsonSchemas(palettes: readonly string[]): Map<string, object> {
  const names = palettes.toSorted();
  return new Map([
    ["content/invitation.schema.json", jsonSchemaOf(definitionSchema, names, texts)],
    ["content/template.schema.json", jsonSchemaOf(templateSchema, names, texts)],
    ["content/palette.schema.json", jsonSchemaOf(paletteFileSchema, names, {})],
    ["content/studio.schema.json", jsonSchemaOf(studioSchema, names, {})],
  ]);
}

const texts = { packKey, written };
const [, hexDigits] = hexColour.pipe;

function jsonSchemaOf(
  schema: v.GenericSchema,
  palettes: string[],
  definitions: Record<string, v.GenericSchema>,
): object {
  return toJsonSchema(schema, {
    errorMode: "ignore",
    // The fallbacks of loose reading are metadata that does not concern editors.
    ignoreActions: ["metadata"],
    definitions,
    // For this format VS Code shows a colour picker.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction === hexDigits ? { ...jsonSchema, format: "color-hex" } : undefined,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema === source)
        return { anyOf: [{ $ref: "#/definitions/written" }, { $ref: "#/definitions/packKey" }] };
      return valibotSchema.type === "strict_object" ? withNames(jsonSchema, palettes) : undefined;
    },
  });
}

/** Replaces the pattern of a `palette` field by the names that exist. */
function withNames(object: JsonSchema, palettes: string[]): JsonSchema {
  return object.properties?.palette
    ? { ...object, properties: { ...object.properties, palette: { enum: palettes } } }
    : object;
}
