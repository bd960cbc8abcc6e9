import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { ReadFont } from "#app/guest/chat-pictures/view.ts";
import { root } from "./root.ts";
import { writeWhole } from "./files.ts";

/** Beside the packages that the drawings import. */
const compiled = join(root, "node_modules/.cache/drawings");

const nothing = "\0nothing";
const font = "\0font:";

/** An SVG needs no CSS of pages. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css?inline") ? nothing : null),
  load: (id) => (id === nothing ? "export default ''" : null),
};

/** @param addressOf what stands in the drawings for a font by its file. */
function fontsAt(addressOf: (file: string) => string | Promise<string>): Plugin {
  return {
    name: "fonts-at",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(".woff2?url")) return null;
      const file = await this.resolve(id.replace("?url", ""), importer, { skipSelf: true });
      return file && `${font}${file.id}`;
    },
    async load(id) {
      if (!id.startsWith(font)) return null;
      return `export default ${JSON.stringify(await addressOf(id.slice(font.length)))}`;
    },
  };
}

/**
 * Imports drawings, which are React components: Node cannot read those, so vite compiles them as
 * the site's build does. That takes half a second. They have no CSS, and each font is its file.
 * @param paths from the repository's root, as in `app/guest/…`, by a name for each.
 */
export function importDrawings<Modules extends Record<string, unknown>>(
  paths: Record<keyof Modules & string, string>,
): Promise<Modules> {
  return compiledFrom(paths, [withoutStyles, fontsAt((file) => file)]);
}

/**
 * Imports what writes whole pages, for a browser to draw: like `importDrawings`, with their CSS, and
 * each font at an address of `pictureSite`, which `servedFont` knows.
 */
export function importPages<Modules extends Record<string, unknown>>(
  paths: Record<keyof Modules & string, string>,
): Promise<Modules> {
  return compiledFrom(paths, [fontsAt(servedAt)]);
}

/** The site that pages think they are of. No such host is ever looked up (RFC 6761, 6.4). */
export const pictureSite = "http://pictures.invalid";

const served = new Map<string, string>();

/** Gives a font an address that is the same on each machine. */
async function servedAt(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  const address = `${pictureSite}/${hash.digest("hex").slice(0, 12)}-${basename(file)}`;
  served.set(address, file);
  return address;
}

/** The file of a font that an imported page names; undefined for any other address. */
export function servedFont(address: string): string | undefined {
  return served.get(address);
}

async function compiledFrom<Modules extends Record<string, unknown>>(
  paths: Record<keyof Modules & string, string>,
  plugins: Plugin[],
): Promise<Modules> {
  const { build } = await import("vite");
  const input = Object.entries<string>(paths).map(([name, path]) => [name, join(root, path)]);
  const names = { entryFileNames: "[name]-[hash].mjs", chunkFileNames: "[name]-[hash].mjs" };
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins,
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: Object.fromEntries(input), output: names },
    },
  });
  const chunks = outputOf(built).filter((file) => file.type === "chunk");
  await Promise.all(chunks.map(({ fileName, code }) => writeWhole(join(compiled, fileName), code)));
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

/** Files one at a time: wawoff2's output is in memory that the next call overwrites. */
async function bytesOf(file: string): Promise<ArrayBuffer> {
  const { decompress } = await import("wawoff2");
  const packed = await readFile(file);
  const bytes = unpacked.then(async () => new Uint8Array(await decompress(packed)).buffer);
  unpacked = bytes.catch(() => null);
  return bytes;
}
