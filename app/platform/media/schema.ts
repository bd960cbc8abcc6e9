import * as v from "valibot";
import { extensionOf, kindOf } from "#app/platform/media/kinds.ts";
import type { Medium } from "#app/platform/media/library.ts";
import { lightForm } from "#app/platform/media/light.ts";
import { pictureFormats } from "#app/platform/media/picture-formats.ts";

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/**
 * The record of a file of `content/media`, known without having it. Committed in the `media.json`
 * of its folder, so that another machine can publish the invitation (docs/decisions/029).
 */
const recordSchema = v.object({
  hash,
  bytes: wholeNumber,
  /** Hash of the file that was added, before it was made smaller, so that it is known again. */
  from: v.optional(hash),
  picture: v.optional(
    v.object({
      width: wholeNumber,
      height: wholeNumber,
      formats: v.pipe(v.array(v.picklist(pictureFormats)), v.minLength(1)),
      placeholder: v.optional(v.string()),
      light: v.optional(v.pipe(v.string(), v.regex(lightForm))),
    }),
  ),
});
export type MediumRecord = v.InferOutput<typeof recordSchema>;

/** The records of a folder by the names of its files. */
export const recordsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), recordSchema));

/** A file by its record; null for a record of another kind than its name says. */
export function mediumOfRecord(name: string, record: MediumRecord): Medium | null {
  const kind = kindOf(name);
  const { hash: ownHash, picture, bytes } = record;
  if (kind === "picture") return picture ? { kind, hash: ownHash, ...picture } : null;
  return kind && !picture ? { kind, hash: ownHash, extension: extensionOf(name), bytes } : null;
}
