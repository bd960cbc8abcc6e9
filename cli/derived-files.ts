import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import type { Problem } from "#app/domain/authoring/source-file.ts";
import { type tablesOf, withTables } from "#app/domain/authoring/design-tables.ts";
import { tableSources } from "#app/domain/authoring/part-descriptions.ts";
import { editorWordsOf, programmeItemPacks } from "#app/domain/authoring/editor-words.ts";
import { jsonSchemas } from "#app/domain/authoring/json-schema.ts";
import { outdatedPictures } from "./brand-pictures.ts";
import { commandsDocument } from "./commands-document.ts";
import { pathOf, readContent, type Content } from "./content.ts";
import { printJson, say, type Options } from "./output.ts";
import { contentDir, root } from "./root.ts";

/**
 * Writes the files derived from `content/` that have changed: JSON Schemas, and
 * tables in `docs/`.
 */
export async function writeDerivedFiles(options: Options): Promise<void> {
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
  const sources = await readSources(content);
  const derived = new Map<string, string>();
  for (const [file, value] of jsonSchemas(editorWordsOf(sources)))
    derived.set(file, `${JSON.stringify(value, null, 2)}\n`);
  if (contentDir !== join(root, "content")) return derived;
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

/** The files from which tables and schemas are made: code by the repository's, content by `content`. */
async function readSources({ files }: Content): Promise<Map<string, string>> {
  const code = tableSources.filter((pattern) => !pattern.startsWith("content/"));
  const names = await Array.fromAsync(glob(code, { cwd: root }));
  const texts = names.map(async (name): Promise<[string, string]> => [
    name,
    await readFile(join(root, name), "utf8"),
  ]);
  const packs = programmeItemPacks.map(async (name): Promise<[string, string]> => [
    name,
    (await textOf(name)) ?? "",
  ]);
  const read = await Promise.all([...texts, ...packs]);
  const all = [...read, ...files.map(({ file, text }): [string, string] => [file, text])];
  return new Map(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
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
