import * as v from "valibot";
import {
  definitionSchema,
  type Definition,
  type PublishedInvitation,
} from "#app/features/invitation/schema.ts";

/**
 * A published invitation as a definition that staff can go on writing. What was taken from a language
 * pack or a template stands in it in full.
 * @throws ValiError where the definition that is made would not pass its own check.
 */
export function definitionOf(published: PublishedInvitation): Definition {
  const {
    format: _format,
    version: _version,
    hash: _hash,
    path: _path,
    preview: _preview,
    ...saying
  } = published;
  return v.parse(definitionSchema, { $schema: "../../invitation.schema.json", ...saying });
}
