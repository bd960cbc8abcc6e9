import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { filesOf, hashOf, type Inputs } from "./inputs.ts";
import { root } from "./paths.ts";

/**
 * Inputs of `react-router build`. A build that reads another file of the repository fails
 * (`checkedInputs`); tests/command/build-inputs.long.test.ts compares what its configuration
 * imports.
 */
export const buildInputs: Inputs = {
  files: [
    "app/**/*.*",
    "workers/**/*.*",
    "public/**/*.*",
    "content/{catalogue,locales,palettes,templates}/**/*.json",
    "content/*.json",
    "{react-router,vite}.config.ts",
    "scripts/{browser-floor,build-inputs,build-plugins,card-pictures,flat-layers,hydrated-routes,inputs,old-css,old-values,other-routes,paths,unpacked-fonts}.ts",
    "cli/{content,drawings,exit-codes,files,root,user-error}.ts",
    "wrangler.toml",
    "package.json",
    "tsconfig.json",
    // Packages that npm has installed, which the lock file beside package.json may be ahead of.
    "node_modules/.package-lock.json",
  ],
  except: ["app/**/*.test.{ts,tsx}", "app/**/*.md"],
  facts: { WRANGLER_CONFIG: process.env.WRANGLER_CONFIG },
};

/** Beside the folders that the build empties. */
const record = join(root, "build/inputs.sha256");

/** True if the build that is there was made from the present inputs. */
export function isBuildOfInputs(): boolean {
  return existsSync(record) && readFileSync(record, "utf8") === hashOf(buildInputs);
}

/** Keeps the hash of the inputs that a build was made from beside it. */
export async function keepInputs(hash: string): Promise<void> {
  await writeFile(record, hash);
}

/**
 * Fails a build that reads a file outside the inputs; a build not begun by build.ts keeps no record
 * of them.
 */
export function checkedInputs(): Plugin {
  return {
    name: "checked-inputs",
    apply: "build",
    configResolved: () => rm(record, { force: true }),
    buildEnd(error) {
      if (error) return;
      const inputs = new Set(filesOf(buildInputs));
      const others = [...this.getModuleIds()].flatMap(ownFile).filter((file) => !inputs.has(file));
      if (others.length > 0)
        this.error(`scripts/build-inputs.ts lacks what this build has read: ${others.join(", ")}`);
    },
  };
}

/** A module's file by its path in the repository; none for packages and for what plugins make up. */
function ownFile(id: string): string[] {
  const [path = ""] = id.split("?");
  if (!path.startsWith(root) || !existsSync(path)) return [];
  const file = relative(root, path).split(sep).join("/");
  return /^(?:node_modules|build|\.react-router)\//.test(file) ? [] : [file];
}
