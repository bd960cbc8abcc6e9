import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { baseSchema, type Base } from "#app/domain/authoring/publish/base.ts";
import { contentDir } from "./root.ts";
import { stateDir } from "./store.ts";
import { textIfThere } from "./files.ts";

/**
 * The folder of bases: production's beside the definitions, to be committed with them; those of the
 * local storage within it, one folder per content folder.
 */
function folderOf(remote: boolean): string {
  if (remote) return join(contentDir, "published");
  const content = createHash("sha256").update(contentDir).digest("hex").slice(0, 12);
  return join(stateDir, "published", content);
}

function fileOf(path: string, remote: boolean): string {
  return join(folderOf(remote), `${path}.json`);
}

/** The published version from which an invitation's file was made; null when unknown. */
export async function readBase(path: string, remote: boolean): Promise<Base | null> {
  const text = await textIfThere(fileOf(path, remote));
  // Unknown too where the file holds the markers of a merge conflict.
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), baseSchema), text);
  return result.success ? result.output : null;
}

/** Records the published version that an invitation's file now equals. */
export async function writeBase(path: string, base: Base, remote: boolean): Promise<void> {
  const storedBase = await readBase(path, remote);
  if (storedBase?.version === base.version && storedBase.hash === base.hash) return;
  const file = fileOf(path, remote);
  await mkdir(dirname(file), { recursive: true });
  const { version, hash } = base;
  await writeFile(file, `${JSON.stringify({ version, hash })}\n`);
}
