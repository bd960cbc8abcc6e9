import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished, vi } from "vitest";
import { applyMigrations } from "../../../scripts/migrate.ts";

type Run = { out: string; complaints: string; code: number; error: string | null };

/** A checkout of content with the staff command working on it. */
export type Machine = {
  content: string;
  /** Output of the command; options as commander hands them over. */
  add: (args: readonly string[], options?: object) => Promise<Run>;
  fetch: (address: string) => Promise<Run>;
  list: () => Promise<Run>;
  unused: () => Promise<Run>;
  remove: (names: readonly string[], options?: object) => Promise<Run>;
  orphans: (options?: object) => Promise<Run>;
  publish: (path: string) => Promise<Run>;
  unpublish: (path: string) => Promise<Run>;
};

/** Makes D1's tables, without wrangler, which takes five seconds for it. */
export async function migrate(state: string): Promise<void> {
  await machineAt(".", state);
  const { withStore } = await import("../../../cli/store.ts");
  await withStore(false, ({ db }) => applyMigrations(db));
}

/** A folder of one test. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Loads the command anew for a content folder and a storage: both are read when it is loaded.
 * @param state the folder of KV, D1 and R2.
 */
export async function machineAt(content: string, state: string): Promise<Machine> {
  vi.stubEnv("CONTENT_DIR", content);
  vi.stubEnv("STATE_DIR", state);
  vi.stubEnv("INIT_CWD", content);
  vi.stubEnv("STUDIO_USER", "Ani");
  vi.stubEnv("WRANGLER_CONFIG", undefined);
  vi.resetModules();
  const { command: addMedia } = await import("../../../cli/commands/media/add.ts");
  const { command: fetchMedia } = await import("../../../cli/commands/media/fetch.ts");
  const { command: listMedia } = await import("../../../cli/commands/media/list.ts");
  const { command: unusedMedia } = await import("../../../cli/commands/media/unused.ts");
  const { command: removeMedia } = await import("../../../cli/commands/media/rm.ts");
  const { command: orphans } = await import("../../../cli/commands/media/orphans.ts");
  const publishing = await import("../../../cli/commands/publish.ts");
  const removing = await import("../../../cli/commands/unpublish.ts");
  const json = { json: true, yes: true };
  return {
    content,
    add: (args, options) => captured(() => addMedia.run(args, { ...json, ...options })),
    fetch: (address) => captured(() => fetchMedia.run(address, json)),
    list: () => captured(() => listMedia.run(undefined, json)),
    unused: () => captured(() => unusedMedia.run(json)),
    remove: (names, options) => captured(() => removeMedia.run(names, { ...json, ...options })),
    orphans: (options) => captured(() => orphans.run({ ...json, ...options })),
    unpublish: (path) => captured(() => removing.command.run(path, json)),
    publish: (path) => captured(() => publishing.command.run([path], { ...json, pictures: false })),
  };
}

async function captured(command: () => Promise<void>): Promise<Run> {
  const run: Run = { out: "", complaints: "", code: 0, error: null };
  const into = (field: "out" | "complaints") => (text: string | Uint8Array) => {
    run[field] += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, "write").mockImplementation(into("out"));
  const complaints = vi.spyOn(process.stderr, "write").mockImplementation(into("complaints"));
  try {
    await command();
    run.code = Number(process.exitCode ?? 0);
  } catch (error) {
    run.error = error instanceof Error ? error.message : String(error);
    run.code = 1;
  } finally {
    out.mockRestore();
    complaints.mockRestore();
    process.exitCode = undefined;
  }
  return run;
}

/** The smallest content that can be published: one invitation, with a gallery of `pictures`. */
export async function writeContent(folder: string, pictures: readonly string[]): Promise<string> {
  const content = join(folder, "content");
  for (const part of ["studio.json", "templates/1002.json", "palettes", "locales", "catalogue"])
    await cp(join("content", part), join(content, part), { recursive: true });
  const own = "invitations/wedding/anna-arman.json";
  const example: object = JSON.parse(await readFile(join("content", own), "utf8"));
  const alt = { am: "Լուսանկար", en: "A photo", ru: "Фотография" };
  const images = pictures.map((src) => ({ src, alt }));
  await mkdir(join(content, "invitations/wedding"), { recursive: true });
  await writeFile(
    join(content, own),
    JSON.stringify({ ...example, sections: [{ type: "gallery", images }, { type: "reply" }] }),
  );
  return content;
}

/** A small photo of one colour, as a file. */
export async function photoAt(path: string, background: string, alpha = 1): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true });
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  await (alpha < 1 ? picture.ensureAlpha(alpha).png() : picture.jpeg()).toFile(path);
}
