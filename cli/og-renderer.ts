import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { OgImageCard, ReadFont } from "#app/features/og-image/card.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { root } from "./content.ts";

/** Renders og-images as PNG. */
export type OgRenderer = {
  print: (card: OgImageCard) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The exports of `app/features/og-image/drawing.tsx`, which is imported at run time. */
type Drawing = { drawOgImage: (card: OgImageCard, readFont: ReadFont) => Promise<string> };

const nothing = "\0nothing";

/** Pictures need no CSS, so its modules are replaced by an empty text. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css?inline") ? nothing : null),
  load: (id) => (id === nothing ? "export default ''" : null),
};

/**
 * Starts the renderer, which takes a second or two. The drawings are React components, which Node
 * cannot import; vite compiles them as it does for the site's build.
 */
export async function openOgRenderer(): Promise<OgRenderer> {
  const { createServer, createServerModuleRunner } = await import("vite");
  const { Resvg } = await import("@resvg/resvg-js");
  const { default: sharp } = await import("sharp");
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
  const { drawOgImage } = await runner.import<Drawing>("/app/features/og-image/drawing.tsx");
  const readFont = fontReader();
  return {
    async print(card) {
      const svg = await drawOgImage(card, readFont);
      const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      // Without dithering, which would scatter pixels over the plain ground.
      return sharp(pixels, { raw: { ...ogImageSize, channels: 4 } })
        .removeAlpha()
        .png({ palette: true, dither: 0, effort: 5 })
        .toBuffer();
    },
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

let unpacked: Promise<unknown> = Promise.resolve();

/** One at a time: wawoff2's output is in memory that the next call overwrites. */
async function bytesOf(url: string): Promise<ArrayBuffer> {
  const { decompress } = await import("wawoff2");
  const packed = await readFile(join(root, url));
  const font = unpacked.then(async () => new Uint8Array(await decompress(packed)).buffer);
  unpacked = font.catch(() => null);
  return font;
}
