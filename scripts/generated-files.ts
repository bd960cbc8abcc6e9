import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandIndex } from "./command-index.ts";
import { designIndex } from "./design-index.ts";
import { languageIndex } from "./language-index.ts";
import { fontIndex } from "./font-index.ts";
import { root } from "./paths.ts";
import { publishedShapeFile } from "./published-shape.ts";
import { sectionIndex } from "./section-index.ts";

/** Files written from folders: by their paths from the repository's root, with their text. */
type Generator = () => Promise<ReadonlyMap<string, string>>;

/**
 * The generators by the npm command that runs them, in this order: one may read what another before
 * it has written.
 */
export const generators = {
  designs: [languageIndex, designIndex, fontIndex, sectionIndex, publishedShapeFile],
  commands: [commandIndex],
} as const satisfies Record<string, readonly Generator[]>;

/**
 * Writes the generated files that differ.
 * @returns their paths.
 * @throws UserError where a folder is not as its generator needs it.
 */
export async function writeGenerated(command: keyof typeof generators): Promise<string[]> {
  const written: string[] = [];
  for (const generator of generators[command])
    for (const [file, text] of await staleOf(generator)) {
      writeFileSync(join(root, file), text);
      written.push(file);
    }
  return written;
}

/**
 * The generated files that are not what their folders say, each with the command that writes it.
 * @throws UserError where a folder is not as its generator needs it.
 */
export async function staleGenerated(): Promise<{ file: string; command: string }[]> {
  const stale: { file: string; command: string }[] = [];
  for (const [command, list] of Object.entries(generators))
    for (const generator of list)
      for (const [file] of await staleOf(generator)) stale.push({ file, command });
  return stale;
}

async function staleOf(generator: Generator): Promise<[string, string][]> {
  const isStale = ([file, text]: readonly [string, string]) =>
    !existsSync(join(root, file)) || readFileSync(join(root, file), "utf8") !== text;
  return [...(await generator())].filter(isStale);
}
