import * as v from "valibot";
import {
  definitionSchema,
  type Definition,
  type PublishedInvitation,
} from "#app/features/invitation/schema.ts";

/**
 * Converts a published invitation into a definition that staff can edit. Texts of language packs
 * and the template's theme are written out in it.
 * @throws ValiError when the resulting definition fails its schema.
 */
export function definitionOf(published: PublishedInvitation): Definition {
  const {
    format: _format,
    version: _version,
    hash: _hash,
    path: _path,
    preview: _preview,
    theme: { colours: _colours, ...theme },
    ...saying
  } = published;
  return v.parse(definitionSchema, { $schema: "../../invitation.schema.json", ...saying, theme });
}
