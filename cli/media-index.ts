import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { pictureFormats } from "#app/platform/media/picture-formats.ts";
import { openFileIndex } from "./file-index.ts";
import { addressHashOf } from "./media-folder.ts";
import { pictureFacts, type PictureFacts } from "./media-picture.ts";

const schema = v.object({
  hash: v.string(),
  /** Null for a file that cannot be read as a picture; absent until somebody asks. */
  picture: v.optional(
    v.nullable(
      v.object({
        width: v.number(),
        height: v.number(),
        formats: v.array(v.picklist(pictureFormats)),
      }),
    ),
  ),
});

export type MediaIndex = {
  /** The hash in a file's address. */
  hashOf: (path: string) => string;
  /** Null for a file that cannot be read as a picture. */
  pictureOf: (path: string) => Promise<PictureFacts | null>;
  save: () => Promise<void>;
};

/** What is known of the files of `content/media`, so that only new ones are read. */
export async function openMediaIndex(): Promise<MediaIndex> {
  const index = await openFileIndex<v.InferOutput<typeof schema>>(
    { name: "media-index", version: 3, schema },
    (path) => ({ hash: addressHashOf(readFileSync(path)) }),
  );
  return {
    hashOf: (path) => index.factsOf(path).hash,
    async pictureOf(path) {
      const { hash, picture: known } = index.factsOf(path);
      if (known !== undefined) return known;
      const picture = await pictureFacts(await readFile(path));
      index.learn(path, { hash, picture });
      return picture;
    },
    save: index.save,
  };
}
