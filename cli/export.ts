import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { exportOf } from "#app/studio/rights/export.server.ts";
import { countsOf } from "#app/studio/rights/view.server.ts";
import * as shapes from "./answer-shapes.ts";
import { count, say, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import { findRequested, type Requested } from "./requested-data.ts";
import type { OpenStore } from "./store.ts";
import { typedPath } from "./files.ts";

/** The output of `export` in JSON. */
export const exported = v.strictObject({
  folder: v.string(),
  files: shapes.words,
  kept: shapes.counts,
});

export type ExportOptions = Options & { out?: string };

export async function exportRequested(
  open: OpenStore,
  requested: Requested,
  name: string,
  options: ExportOptions,
) {
  const folder = typedPath(options.out ?? `export-${name}`);
  const store = await open();
  const { data, whose, notes } = await findRequested(store, requested, "export");
  const counts = countsOf(data);
  if (Object.keys(counts).length === 0) throw new UserError(`${whose}: nothing is kept of it.`);
  const written: string[] = [];
  for await (const { path, content } of exportOf(store, data)) {
    const file = join(folder, path);
    // Personal data, so readable by its owner only.
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const bytes = typeof content === "string" ? content : new Uint8Array(content);
    await writeFile(file, bytes, { mode: 0o600 });
    written.push(path);
  }
  say(options, `${whose}: ${count(written.length, "file")} written to ${folder}`, ...notes);
  return { folder, files: written, kept: counts };
}
