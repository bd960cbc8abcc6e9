import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { findPublished } from "#app/domain/authoring/publish/list.ts";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { definitionOf, paletteFileOf } from "#app/domain/authoring/pull.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { notPublished } from "./address.ts";
import { writeBase } from "./published-base.ts";
import { pathOf } from "./content.ts";
import type { Options } from "./output.ts";
import { textIfThere } from "./files.ts";

/** The file of a published invitation. */
export function fileOfPublished({ path }: Pick<PublishedInvitation, "path">): string {
  return `content/invitations/${path}.json`;
}

/** The written files, and notes for staff on what was not written. */
export type Pulled = { file: string; version: number; palette: string | null; notes: string[] };

/**
 * Writes a published invitation over its file and records that version as the file's base. Its
 * palette is written too where `content/palettes` has none of that name.
 * @throws UserError where nothing is published.
 */
export async function writePulled(
  kv: KVNamespace,
  path: string,
  options: Options,
): Promise<Pulled> {
  const published = await findPublished(kv, path);
  if (!published) throw notPublished(path, options);
  const file = fileOfPublished(published);
  await mkdir(dirname(pathOf(file)), { recursive: true });
  await writeFile(pathOf(file), `${JSON.stringify(definitionOf(published), null, 2)}\n`);
  await writeBase(published.path, published, options.remote ?? false);
  return { file, version: published.version, ...(await writePalette(published)) };
}

/** The result of `pull` as lines of text. */
export function pulledLines({ file, version, palette, notes }: Pulled): string[] {
  const and = palette ? ` and ${palette}` : "";
  return [`${file}${and} written, as version ${version} has it.`, ...notes];
}

async function writePalette(
  published: PublishedInvitation,
): Promise<Pick<Pulled, "palette" | "notes">> {
  const palette = paletteFileOf(published);
  if (!palette) return { palette: null, notes: [] };
  const { file, value } = palette;
  const storedText = await textIfThere(pathOf(file));
  if (storedText === null) {
    await mkdir(dirname(pathOf(file)), { recursive: true });
    await writeFile(pathOf(file), `${JSON.stringify(value, null, 2)}\n`);
    return { palette: file, notes: [] };
  }
  const { $schema: _, description: __, ...colours } = Object(readJson(storedText).value);
  const { $schema: ___, description: ____, ...publishedColours } = value;
  const isSame = canonicalJson(colours) === canonicalJson(publishedColours);
  const note = `${file} has other colours than version ${published.version}: publishing the invitation again changes them.`;
  return { palette: null, notes: isSame ? [] : [note] };
}
