import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { say, type Options } from "../output.ts";
import { root } from "../root.ts";

export type FileOptions = Options & { out?: string };

/** Prints a table of guests, or writes it to the file of `--out`. @param what is counted, in words. */
export async function printTable(text: string, what: string, options: FileOptions): Promise<void> {
  if (options.out === undefined) {
    process.stdout.write(text);
    return;
  }
  const file = resolve(process.env.INIT_CWD ?? root, options.out);
  // Personal data, so readable by its owner only.
  await writeFile(file, text, { mode: 0o600 });
  say(options, `${what} written to ${file}`);
}
