import { toJsonSchema } from "@valibot/to-json-schema";
import { packKey, source, written } from "#app/features/invitation/schema-texts.ts";
import { definitionSchema, templateSchema } from "#app/features/invitation/schema.ts";

/**
 * The JSON Schemas that an editor completes and checks with, by the file that holds each. Rules
 * across fields have no JSON Schema; they are left to `studio check`.
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
    // What readers take in place of a value is no concern of who writes one.
    ignoreActions: ["metadata"],
    definitions: { packKey, written },
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === source
        ? { anyOf: [{ $ref: "#/definitions/written" }, { $ref: "#/definitions/packKey" }] }
        : undefined,
  });
}
