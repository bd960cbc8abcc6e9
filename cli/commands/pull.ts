import { access, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findPublished } from "#app/features/invitation/publish-list.ts";
import { definitionOf } from "#app/features/invitation/pull.ts";
import { notPublished, pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import { root } from "../content.ts";
import { printJson, Refusal, say, type Options } from "../report.ts";
import { withStore } from "../store.ts";

/** `studio pull KIND/SLUG`: writes what is published into `content/`, to go on from it. */
export async function pull(address: string, options: Options): Promise<void> {
  const asked = pathOf(address);
  const published = await withStore(options.remote ?? false, ({ content }) =>
    findPublished(content, asked),
  );
  if (!published) throw notPublished(asked, options);
  // Its name and its occasion are for the catalogue, and no page has them.
  if (published.path === `templates/${published.template}`)
    throw new Refusal(
      `${published.path} is a template: its file is content/${published.path}.json`,
    );
  const file = `content/invitations/${published.path}.json`;
  if (await exists(file)) await ask(`Replace ${file}`, "Nothing was written.", options);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `${JSON.stringify(definitionOf(published), null, 2)}\n`);
  if (options.json) return printJson({ file, version: published.version });
  say(options, `${file} written, as version ${published.version} has it.`);
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(join(root, file));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
