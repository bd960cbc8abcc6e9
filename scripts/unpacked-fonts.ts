import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import type { Plugin } from "vite";
import { decompress } from "wawoff2";
import { root } from "./paths.ts";

/** Folders whose fonts the development server unpacks. */
const folders = ["node_modules/@fontsource", "app/design/fonts"].map((folder) =>
  join(root, folder).concat(sep),
);

/**
 * Every WOFF2 font a second time as `.ttf` at the same address, because PDF readers know no WOFF2.
 * Nothing but the archive's PDF (app/features/dashboard/archive) asks for them. The name keeps the
 * hash of the packed file, from which the unpacked one follows.
 */
export function unpackedFonts(): Plugin {
  return {
    name: "unpacked-fonts",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        this.emitFile({
          type: "asset",
          fileName: unpackedName(file.fileName),
          source: await unpack(Buffer.from(file.source)),
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = "" }, response, next) => {
        const path = join(root, normalize(decodeURIComponent(url.split("?", 1)[0] ?? "")));
        if (!path.endsWith(".ttf") || !folders.some((folder) => path.startsWith(folder)))
          return next();
        readFile(path.replace(/\.ttf$/, ".woff2"))
          .then(unpack)
          .then((font) => response.setHeader("Content-Type", "font/ttf").end(font), next);
      });
    },
  };
}

function unpackedName(packed: string): string {
  return packed.replace(/\.woff2$/, ".ttf");
}

/** wawoff2's output is in memory that the next call overwrites, so it is copied at once. */
async function unpack(font: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await decompress(font));
}
