import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { OgImageCard, ReadFont } from "#app/features/og-image/card.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { root } from "./content.ts";

/** Makes preview pictures of cards, as PNG. */
export type OgRenderer = {
  print: (card: OgImageCard) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** What `app/features/og-image/drawing.tsx` has. */
type Drawing = { drawOgImage: (card: OgImageCard, readFont: ReadFont) => Promise<string> };

const nothing = "\0nothing";

/** A picture has no style sheet: what the parts of a design bring with them need not be read. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css?inline") ? nothing : null),
  load: (id) => (id === nothing ? "export default ''" : null),
};

/**
 * Sets up what draws. It takes a second or two, so it is for when there is something to draw: the
 * drawings are React, which Node does not read by itself, and vite reads them as the site's build does.
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
      // Without dithering: it spreads a wrong grain from each letter over the plain ground.
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

/** Reads the site's own WOFF2 files by the addresses that vite gives them, each once. */
function fontReader(): ReadFont {
  const read = new Map<string, Promise<ArrayBuffer>>();
  return (url) => {
    const font = read.get(url) ?? bytesOf(url);
    read.set(url, font);
    return font;
  };
}

let unpacked: Promise<unknown> = Promise.resolve();

/** One after the other: what is unpacked lies in memory that the next one writes over. */
async function bytesOf(url: string): Promise<ArrayBuffer> {
  const { decompress } = await import("wawoff2");
  const packed = await readFile(join(root, url));
  const font = unpacked.then(async () => new Uint8Array(await decompress(packed)).buffer);
  unpacked = font.catch(() => null);
  return font;
}
