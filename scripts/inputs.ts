import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "./paths.ts";

/** Inputs that a result is made from. */
export type Inputs = {
  /** Patterns of files as Node's `globSync` takes them, relative to the folder. */
  files: readonly string[];
  /** Patterns of files among them that the result does not depend on, such as tests. */
  except?: readonly string[];
  /** Facts that no file has, such as a variable of the environment. */
  facts?: Readonly<Record<string, string | undefined>>;
};

/**
 * The files that inputs name, relative to the folder, with `/`, in one order on every machine.
 * @throws Error for a pattern that no file matches: what was renamed would no longer be looked at.
 */
export function filesOf({ files, except = [] }: Inputs, folder: string = root): string[] {
  const matchedFiles = files.flatMap((pattern) => {
    const matches = matching(pattern, folder);
    if (matches.length === 0) throw new Error(`inputs: no file is ${pattern}`);
    return matches;
  });
  const excludedFiles = new Set(except.flatMap((pattern) => matching(pattern, folder)));
  return [...new Set(matchedFiles)].filter((file) => !excludedFiles.has(file)).toSorted();
}

function matching(pattern: string, folder: string): string[] {
  return globSync(pattern, { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join("/"));
}

/**
 * Hash of all that a result is made from: equal as long as no file's name or bytes, and no fact,
 * is another. A result beside which it is kept may be taken instead of made again.
 * @param folder what the patterns are relative to, the repository by default.
 * @returns SHA-256 in hexadecimal digits.
 * @throws Error for a pattern that no file matches.
 */
export function hashOf(inputs: Inputs, folder: string = root): string {
  const files = filesOf(inputs, folder).map((file) => [
    file,
    sha256(readFileSync(join(folder, file))),
  ]);
  const facts = Object.entries(inputs.facts ?? {}).toSorted(([name], [other]) =>
    name < other ? -1 : 1,
  );
  return sha256(JSON.stringify([files, facts]));
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
