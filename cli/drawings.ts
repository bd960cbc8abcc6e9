import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { ReadFont } from "#app/features/og-image/card.ts";
import { root } from "./root.ts";

/** Beside the packages that the drawings import. */
const compiled = join(root, "node_modules/.cache/drawings");

const nothing = "\0nothing";
const font = "\0font:";

/** Pictures need no CSS, and read fonts from their files. */
const withoutAddresses: Plugin = {
  name: "without-addresses",
  enforce: "pre",
  async resolveId(id, importer) {
    if (id.endsWith(".css?inline")) return nothing;
    if (!id.endsWith(".woff2?url")) return null;
    const file = await this.resolve(id.replace("?url", ""), importer, { skipSelf: true });
    return file && `${font}${file.id}`;
  },
  load(id) {
    if (id === nothing) return "export default ''";
    return id.startsWith(font) ? `export default ${JSON.stringify(id.slice(font.length))}` : null;
  },
};

/**
 * Imports drawings, which are React components: Node cannot read those, so vite compiles them as
 * the site's build does. That takes half a second.
 * @param paths from the repository's root, as in `app/features/…`, by a name for each.
 */
export async function importDrawings<Modules extends Record<string, unknown>>(
  paths: Record<keyof Modules & string, string>,
): Promise<Modules> {
  const { build } = await import("vite");
  const input = Object.entries<string>(paths).map(([name, path]) => [name, join(root, path)]);
  const names = { entryFileNames: "[name]-[hash].mjs", chunkFileNames: "[name]-[hash].mjs" };
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [withoutAddresses],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: Object.fromEntries(input), output: names },
    },
  });
  const chunks = outputOf(built).filter((file) => file.type === "chunk");
  await Promise.all(chunks.map(({ fileName, code }) => keep(join(compiled, fileName), code)));
  const modules = chunks
    .filter(({ isEntry }) => isEntry)
    .map(async ({ name, fileName }) => [
      name,
      await import(pathToFileURL(join(compiled, fileName)).href),
    ]);
  return Object.fromEntries(await Promise.all(modules));
}

function outputOf(
  built: Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher,
) {
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("vite compiled no drawings");
  return output.output;
}

/** Writes a file whole: its name says its content, and another command may read it. */
async function keep(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, code);
  await rename(unfinished, file);
}

/** Reads the site's WOFF2 files, each once. */
export function fontReader(): ReadFont {
  const read = new Map<string, Promise<ArrayBuffer>>();
  return (file) => {
    const bytes = read.get(file) ?? bytesOf(file);
    read.set(file, bytes);
    return bytes;
  };
}

let unpacked: Promise<unknown> = Promise.resolve();

/** One at a time: wawoff2's output is in memory that the next call overwrites. */
async function bytesOf(file: string): Promise<ArrayBuffer> {
  const { decompress } = await import("wawoff2");
  const packed = await readFile(file);
  const bytes = unpacked.then(async () => new Uint8Array(await decompress(packed)).buffer);
  unpacked = bytes.catch(() => null);
  return bytes;
}
