import * as v from "valibot";
import type { paletteFileSchema } from "#app/designs/palettes/palette-schema.ts";
import {
  definitionSchema,
  type Definition,
  type PublishedInvitation,
} from "#app/domain/invitation/schema.ts";

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
    earlier: _earlier,
    theme: { colours: _colours, ...theme },
    ...saying
  } = published;
  return v.parse(definitionSchema, { $schema: "../../invitation.schema.json", ...saying, theme });
}

/** The palette of a published invitation as a file; null where only its name was published. */
export function paletteFileOf({
  path,
  theme: { palette, colours },
}: PublishedInvitation): { file: string; value: v.InferOutput<typeof paletteFileSchema> } | null {
  if (!colours) return null;
  const description = `Pulled with ${path}.`;
  return {
    file: `content/palettes/${palette}.json`,
    value: { $schema: "../palette.schema.json", description, ...colours },
  };
}
