import { writeFile } from "node:fs/promises";
import { say, type Options } from "../output.ts";
import { typedPath } from "../files.ts";

export type FileOptions = Options & { out?: string };

/** Prints a table of guests, or writes it to the file of `--out`; `--json` prints its own. @param what is counted, in words. */
export async function printTable(text: string, what: string, options: FileOptions): Promise<void> {
  if (options.json) return;
  if (options.out === undefined) {
    process.stdout.write(text);
    return;
  }
  const file = typedPath(options.out);
  // Personal data, so readable by its owner only.
  await writeFile(file, text, { mode: 0o600 });
  say(options, `${what} written to ${file}`);
}
