import { toJsonSchema } from "@valibot/to-json-schema";
import { packKey, source, written } from "#app/features/invitation/schema-texts.ts";
import { definitionSchema, templateSchema } from "#app/features/invitation/schema.ts";

/**
 * The JSON Schemas by which editors complete and check definitions, keyed by file. Rules across
 * several fields cannot be expressed in them; `studio check` covers those.
 */
export function jsonSchemas(): Map<string, object> {
  return new Map([
    ["content/invitation.schema.json", jsonSchemaOf(definitionSchema)],
    ["content/template.schema.json", jsonSchemaOf(templateSchema)],
  ]);
}

function jsonSchemaOf(schema: typeof definitionSchema | typeof templateSchema): object {
  return toJsonSchema(schema, {
    errorMode: "ignore",
    // The fallbacks of loose reading are metadata that does not concern editors.
    ignoreActions: ["metadata"],
    definitions: { packKey, written },
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === source
        ? { anyOf: [{ $ref: "#/definitions/written" }, { $ref: "#/definitions/packKey" }] }
        : undefined,
  });
}
