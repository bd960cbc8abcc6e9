import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { buildInputs } from "../../scripts/build-inputs.ts";
import { filesOf, hashOf } from "../../scripts/inputs.ts";
import { root } from "../../scripts/paths.ts";

test("a change of each kind of input asks for another build, and a change of a test does not", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-inputs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [...filesOf(buildInputs), "app/lib/crypto.test.ts"])
    cpSync(join(root, file), join(folder, file));
  const seen = new Set([hashOf(buildInputs, folder)]);
  for (const file of [
    "app/root.tsx",
    "app/designs/styles/base.css",
    "workers/app.ts",
    "public/favicon.svg",
    "content/locales/am/form.json",
    "content/catalogue/cards.json",
    "content/palettes/apricot.json",
    "content/templates/1001.json",
    "content/studio.json",
    "vite.config.ts",
    "react-router.config.ts",
    "scripts/old-css.ts",
    "wrangler.toml",
    "package.json",
    "node_modules/.package-lock.json",
  ]) {
    appendFileSync(join(folder, file), " ");
    const hash = hashOf(buildInputs, folder);
    expect(seen, file).not.toContain(hash);
    seen.add(hash);
  }
  appendFileSync(join(folder, "app/lib/crypto.test.ts"), " ");
  expect(seen).toContain(hashOf(buildInputs, folder));
});

/** Plugins of the development server alone, of which a build imports nothing further. */
const withoutServing: Plugin = {
  name: "without-serving",
  load: {
    filter: { id: /\/scripts\/[\w-]+\.ts$/ },
    handler(id) {
      const source = readFileSync(id, "utf8");
      if (!source.includes('apply: "serve"')) return null;
      const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = null;`).join("\n");
    },
  },
};

test("the inputs have each file that the build's configuration imports", async () => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [withoutServing],
    build: { ssr: "vite.config.ts", write: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const read = outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
    .filter((id) => id.startsWith(root) && !id.includes("/node_modules/"))
    .map((id) => relative(root, id));
  expect(read).toContain("scripts/flat-layers.ts");
  expect(read.filter((file) => !filesOf(buildInputs).includes(file))).toEqual([]);
});
