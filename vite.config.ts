import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { headersFile } from "#app/lib/response-headers.ts";
import { checkedInputs } from "./scripts/build-inputs.ts";
import { cardPictures } from "./scripts/card-pictures.ts";
import { cssTarget } from "./scripts/browser-floor.ts";
import { cssForOldPhones, writtenHere } from "./scripts/old-css.ts";
import { compiledAhead } from "./scripts/compiled-ahead.ts";
import { drawnPhotos } from "./scripts/drawn-photos.ts";
import { heldRequests } from "./scripts/held-requests.ts";
import { hydratedRoutes } from "./scripts/hydrated-routes.ts";
import { lazyRoutes } from "./scripts/lazy-routes.ts";
import { otherRoutes } from "./scripts/other-routes.ts";
import { showEdits } from "./scripts/show-edits.ts";
import { unpackedFonts } from "./scripts/unpacked-fonts.ts";

/** The headers of files that Cloudflare serves without the Worker, from the Worker's own list. */
const staticHeaders: Plugin = {
  name: "static-headers",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
  },
};

/** The service worker of invitations, at an address of its own, because its scope is below that. */
const invitationWorker: Plugin = {
  name: "invitation-worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({
      type: "chunk",
      id: "app/guest/script/worker.ts",
      fileName: "invitation-worker.js",
    });
  },
  generateBundle(_, bundle) {
    const worker = bundle["invitation-worker.js"];
    if (worker?.type !== "chunk" || worker.imports.length > 0)
      this.error(
        "invitation-worker.js shares code with pages: no browser imports in such a worker",
      );
  },
};

/**
 * Vite's helper for dynamic imports is a chunk of its own as soon as two chunks use it, and documents
 * would wait for one more file. Each importer gets a copy of a smaller one, without preloading: no
 * module that is loaded later has a CSS file.
 */
const inlinePreload: Plugin = {
  name: "inline-preload",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    order: "pre",
    filter: { id: /preload-helper/ },
    handler: (_, importer) => `\0preload:${importer}`,
  },
  load: {
    filter: { id: /^\0preload:/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

export default defineConfig({
  plugins: [
    heldRequests(),
    // `npm run dev` sets a configuration that contains the environment's settings
    // (scripts/local.ts).
    cloudflare({
      configPath: process.env.WRANGLER_CONFIG ?? "wrangler.toml",
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
    }),
    reactRouter(),
    staticHeaders,
    invitationWorker,
    hydratedRoutes(),
    inlinePreload,
    cardPictures(),
    unpackedFonts(),
    checkedInputs(),
    lazyRoutes(),
    otherRoutes(),
    compiledAhead(),
    drawnPhotos(),
    showEdits(),
  ],
  css: { postcss: { plugins: cssForOldPhones }, lightningcss: { exclude: writtenHere } },
  // A font inside the CSS would be sent to every guest, even for other languages.
  build: { assetsInlineLimit: 0, cssTarget },
  environments: {
    // In-app browsers, some on phones of 2019.
    client: {
      // Found late, each would reload the first hydrated page that a developer opens.
      optimizeDeps: {
        include: [
          "@conform-to/react",
          "@conform-to/valibot",
          "i18next",
          "libphonenumber-js/min",
          "valibot",
        ],
      },
      build: {
        target: "es2019",
        modulePreload: false,
        // @conform-to/valibot has one BigInt literal. A browser without BigInt (Safari before 14)
        // refuses the order form's script, and the form works as without script.
        rolldownOptions: { checks: { toleratedTransform: false } },
      },
    },
    // The Worker imports statically what the browser loads later.
    ssr: {
      // Part of a cached page's key, because a release's name does not say which code it is: all
      // builds on one machine are called `local`.
      define: { __BUILD__: JSON.stringify(Date.now().toString(36)) },
      build: { minify: true, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
  },
});
