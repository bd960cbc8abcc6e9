import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { allBreaks } from "./all.ts";
import { broken } from "./break.ts";

/**
 * Makes the break that the environment variable `BREAK` numbers in what Vite loads; no file is
 * changed.
 */
export function brokenSource(root: string): Plugin[] {
  const wanted = allBreaks[Number(process.env.BREAK)];
  if (!wanted) return [];
  const path = resolve(root, wanted.file);
  return [
    {
      name: "broken-source",
      enforce: "pre",
      async load(id) {
        if (id !== path) return null;
        return broken(await readFile(path, "utf8"), wanted);
      },
    },
  ];
}
