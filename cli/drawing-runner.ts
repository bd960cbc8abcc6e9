import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { ReadFont } from "#app/features/og-image/card.ts";
import { root } from "./content.ts";

/** Imports the drawings, which are React components, as the site's build compiles them. */
export type DrawingRunner = {
  /** Imports a module by its path from the repository's root, as in `/app/features/…`. */
  load: <Module>(path: string) => Promise<Module>;
  readFont: ReadFont;
  close: () => Promise<void>;
};

const nothing = "\0nothing";

/** Pictures need no CSS, so its modules are replaced by an empty text. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css?inline") ? nothing : null),
  load: (id) => (id === nothing ? "export default ''" : null),
};

/** Starts vite, which takes a second or two, because Node cannot import React components. */
export async function openDrawingRunner(): Promise<DrawingRunner> {
  const { createServer, createServerModuleRunner } = await import("vite");
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [withoutStyles],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return {
    load: (path) => runner.import(path),
    readFont: fontReader(),
    async close() {
      await runner.close();
      await vite.close();
    },
  };
}

/** Reads the site's WOFF2 files, each once, by the addresses that vite gives them. */
function fontReader(): ReadFont {
  const read = new Map<string, Promise<ArrayBuffer>>();
  return (url) => {
    const font = read.get(url) ?? bytesOf(url);
    read.set(url, font);
    return font;
  };
}

/** Vite's prefix of files outside the root, where node_modules is a link to another checkout's. */
const outside = "/@fs/";

function fileOf(url: string): string {
  return url.startsWith(outside) ? url.slice(outside.length - 1) : join(root, url);
}

let unpacked: Promise<unknown> = Promise.resolve();

/** One at a time: wawoff2's output is in memory that the next call overwrites. */
async function bytesOf(url: string): Promise<ArrayBuffer> {
  const { decompress } = await import("wawoff2");
  const packed = await readFile(fileOf(url));
  const font = unpacked.then(async () => new Uint8Array(await decompress(packed)).buffer);
  unpacked = font.catch(() => null);
  return font;
}
