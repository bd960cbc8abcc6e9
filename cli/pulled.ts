import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { findPublished } from "#app/features/authoring/publish-list.ts";
import { definitionOf } from "#app/features/authoring/pull.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { notPublished } from "./address.ts";
import { writeBase } from "./base.ts";
import { pathOf } from "./content.ts";
import type { Options } from "./output.ts";

/** The file of a published invitation. */
export function fileOfPublished({ path }: Pick<PublishedInvitation, "path">): string {
  return `content/invitations/${path}.json`;
}

/**
 * Writes a published invitation over its file and records that version as the file's base.
 * @throws UserError where nothing is published.
 */
export async function writePulled(
  kv: KVNamespace,
  path: string,
  options: Options,
): Promise<{ file: string; version: number }> {
  const published = await findPublished(kv, path);
  if (!published) throw notPublished(path, options);
  const file = fileOfPublished(published);
  await mkdir(dirname(pathOf(file)), { recursive: true });
  await writeFile(pathOf(file), `${JSON.stringify(definitionOf(published), null, 2)}\n`);
  await writeBase(published.path, published, options.remote ?? false);
  return { file, version: published.version };
}
