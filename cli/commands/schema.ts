import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import { paletteNameOf } from "#app/features/authoring/check-palettes.ts";
import type { Problem } from "#app/features/authoring/source-file.ts";
import { type tablesOf, tableSources, withTables } from "#app/features/authoring/design-tables.ts";
import { jsonSchemas } from "#app/features/authoring/json-schema.ts";
import { outdatedPictures } from "../brand-pictures.ts";
import { commandsDocument } from "../commands-document.ts";
import { contentDir, pathOf, readContent, root, type Content } from "../content.ts";
import { printJson, say, type Options } from "../output.ts";

/**
 * `studio schema`: writes the files derived from `content/` that have changed: JSON Schemas, and
 * tables in `docs/`.
 */
export async function schema(options: Options): Promise<void> {
  const written: string[] = [];
  for (const [file, text] of await derivedFiles(await readContent())) {
    if ((await textOf(file)) === text) continue;
    await writeFile(pathOf(file), text);
    written.push(file);
    say(options, `${file} written.`);
  }
  if (written.length === 0) say(options, "Nothing has changed.");
  if (options.json) printJson({ written });
}

/** Derived files that differ from what `studio schema` and `studio brand` would write. */
export async function outdatedFiles(content: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [file, text] of await derivedFiles(content)) {
    if ((await textOf(file)) === text) continue;
    const message = "is out of date, write it anew with: npm run studio -- schema";
    problems.push({ file, path: "", message });
  }
  return contentDir === join(root, "content")
    ? [...problems, ...(await outdatedPictures(content))]
    : problems;
}

/** The texts of the derived files. The documents describe the repository's own content alone. */
async function derivedFiles(content: Content): Promise<Map<string, string>> {
  const palettes = content.files.flatMap(({ file }) => paletteNameOf(file) ?? []);
  const derived = new Map<string, string>();
  for (const [file, value] of jsonSchemas(palettes))
    derived.set(file, `${JSON.stringify(value, null, 2)}\n`);
  if (contentDir !== join(root, "content")) return derived;
  const sources = await readSources();
  const texts: [string, string][] = [["docs/commands.md", commandsDocument()]];
  for (const file of documents)
    texts.push([file, withTables(file, await readFile(join(root, file), "utf8"), sources)]);
  for (const [file, text] of texts)
    derived.set(file, (await format(file, text, { printWidth: 100 })).code);
  return derived;
}

const documents = [
  "docs/designs.md",
  "docs/invitations.md",
] as const satisfies (keyof typeof tablesOf)[];

async function readSources(): Promise<Map<string, string>> {
  const names = await Array.fromAsync(glob([...tableSources], { cwd: root }));
  const files = names.toSorted().map(async (name) => {
    const text = await readFile(join(root, name), "utf8");
    return [name, text] as const;
  });
  return new Map(await Promise.all(files));
}

/** Null for a missing file, which is outdated too. */
async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(pathOf(file), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
