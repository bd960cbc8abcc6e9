import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, normalize, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { decompress } from "wawoff2";
import { root } from "./paths.ts";

/** Folders whose fonts the development server unpacks. */
const folders = ["node_modules/@fontsource", "app/designs/letters/fonts"].map((folder) =>
  join(root, folder).concat(sep),
);

/**
 * Every WOFF2 font a second time as `.ttf` at the same address, because PDF readers know no WOFF2.
 * Nothing but the archive's PDF (app/couple/archive) asks for them. The name keeps the
 * hash of the packed file, from which the unpacked one follows.
 */
export function unpackedFonts(): Plugin {
  return {
    name: "unpacked-fonts",
    writeBundle: {
      // React Router's own hook moves into the client's folder what only the server's code imports,
      // such as the faces of handwriting: only after it all fonts are there.
      order: "post",
      sequential: true,
      async handler() {
        if (this.environment.name !== "ssr") return;
        const { client } = this.environment.getTopLevelConfig().environments;
        if (!client) throw new Error("no build for the browser");
        const folder = resolve(root, client.build.outDir, client.build.assetsDir);
        for (const file of await readdir(folder)) {
          if (!file.endsWith(".woff2")) continue;
          const font = await unpack(await readFile(join(folder, file)));
          await writeFile(join(folder, unpackedName(file)), font);
        }
      },
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
