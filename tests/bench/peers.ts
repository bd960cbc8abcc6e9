import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "../../scripts/paths.ts";
import type { PageNode } from "./page-tree.ts";

/** A Worker of one file. */
export type Bundle = { type: "ESModule"; path: string; contents: string };

/** Astro is installed here and not beside its package.json, where the linters would read it. */
const peersFolder = join(root, "node_modules/.cache/bench-peers");
const astro = join(peersFolder, "node_modules/astro/dist/runtime");

type Engine = "template" | "react" | "hono" | "astro";

/** A Worker that renders a page with another engine, at each request from its elements on. */
export async function peerOf(engine: Engine, tree: PageNode): Promise<Bundle> {
  if (engine === "astro") installAstro();
  const built = await build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [astroComponents],
    resolve: {
      alias: {
        "astro/compiler-runtime": join(astro, "compiler/index.js"),
        "astro/runtime/server": join(astro, "server"),
      },
    },
    define: {
      __TREE__: JSON.stringify(tree),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["workerd", "worker", "module", "import", "production", "default"] },
    },
    build: {
      write: false,
      minify: true,
      ssr: `tests/bench/peers/${engine}.${engine === "astro" ? "js" : "ts"}`,
      rolldownOptions: { output: { format: "es" } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${engine} was not built`);
  return { type: "ESModule", path: `build/server/${engine}.js`, contents: chunk.code };
}

/** Astro is a program of 250 packages that nothing but this measurement needs. */
function installAstro(): void {
  if (existsSync(astro)) return;
  console.log("Installing Astro …");
  mkdirSync(peersFolder, { recursive: true });
  copyFileSync(join(root, "tests/bench/peers/package.json"), join(peersFolder, "package.json"));
  const args = [
    "install",
    "--no-package-lock",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--silent",
  ];
  execFileSync("npm", args, { cwd: peersFolder, stdio: "inherit" });
}

/** Compiles .astro files as Astro's own plugin does, without its development server. */
const astroComponents: Plugin = {
  name: "astro-components",
  async transform(code, id) {
    if (!id.endsWith(".astro")) return null;
    const { transform } = await import(
      createRequire(join(peersFolder, "package.json")).resolve("@astrojs/compiler")
    );
    const options = {
      filename: id,
      internalURL: "astro/compiler-runtime",
      compact: true,
      resultScopedSlot: true,
      resolvePath: async (specifier: string) => specifier,
    };
    return (await transform(code, options)).code;
  },
};

/**
 * Works for a time. A Worker's clock stands still between requests' input and output, so the turns
 * are counted: `turnsPerMs` is measured where the bench runs.
 */
const turnsPerMs = measureTurns();
const spinner = `function spin(turns) { let own = waste; for (let turn = 0; turn < turns; turn += 1) own = (own * 16807) % 2147483647; waste = own; }`;

function measureTurns(): number {
  const spin = (turns: number) => {
    let waste = 1;
    for (let turn = 0; turn < turns; turn += 1) waste = (waste * 16_807) % 2_147_483_647;
    return waste;
  };
  spin(1e6);
  const begun = performance.now();
  const waste = spin(5e6);
  const took = performance.now() - begun;
  return waste > 0 ? Math.round(5e6 / took) : 1;
}

/**
 * A Worker that returns a page's bytes, and works for some milliseconds before: none for the limit,
 * one to see that the measurement finds it.
 */
export function bareWorker(body: Buffer, headers: Headers, milliseconds = 0): Bundle {
  const contents = `
    const body = Uint8Array.from(atob("${body.toString("base64")}"), (letter) => letter.charCodeAt(0));
    const headers = ${JSON.stringify([...headers])};
    let waste = 1;
    ${spinner}
    export default { fetch: () => { ${milliseconds > 0 ? `spin(${milliseconds * turnsPerMs});` : ""} return new Response(body, { headers }); } };
  `;
  return { type: "ESModule", path: `build/server/bare-${milliseconds}.js`, contents };
}

/**
 * A Worker that does with its stores what a page not seen before does, and renders nothing: reads
 * its entry from KV, asks the data centre's cache, and keeps the page there. On this machine both
 * stores are simulated within the process whose CPU time is read; at Cloudflare they are elsewhere.
 */
export function storesWorker(body: Buffer, headers: Headers): Bundle {
  const contents = `
    const body = Uint8Array.from(atob("${body.toString("base64")}"), (letter) => letter.charCodeAt(0));
    const headers = ${JSON.stringify([...headers])};
    export default {
      async fetch(request, env, context) {
        const { pathname } = new URL(request.url);
        const { value } = await env.CONTENT.getWithMetadata("invitation:" + pathname.slice(1), { type: "text", cacheTtl: 30 });
        if (value === null) return new Response(null, { status: 404 });
        const address = "http://stores/${randomUUID()}/" + encodeURIComponent(pathname);
        const cache = await caches.open("stores");
        if (await cache.match(address)) return new Response(null, { status: 500 });
        const kept = new Response(body, { headers: { "Cache-Control": "public, max-age=86400" } });
        context.waitUntil(cache.put(address, kept));
        return new Response(body, { headers });
      },
    };
  `;
  return { type: "ESModule", path: "build/server/stores.js", contents };
}
