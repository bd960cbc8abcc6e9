import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { headersFile } from "#app/lib/response-headers.ts";

/** The headers of files that Cloudflare serves without the Worker, from the Worker's own list. */
const staticHeaders: Plugin = {
  name: "static-headers",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
  },
};

/** How React Router names a route's module in the browser's build. */
const routeEntry = /\?__react-router-build-client-route$/;

/**
 * React Router builds every route for the browser. Documents need none of theirs, which are most of
 * the code: only routes with a `handle` are built. Followed by mistake, a link to another route
 * loads its document.
 */
const hydratedRoutes: Plugin = {
  name: "hydrated-routes",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: routeEntry },
    handler: (code, id) =>
      id.includes("/app/root.tsx") || /\bhandle\b/.test(code)
        ? null
        : {
            code: "export default function Document() { location.reload(); return null; }",
            map: null,
          },
  },
};

export default defineConfig({
  plugins: [
    // `npm run dev` names a configuration that carries the environment's settings (scripts/local.ts).
    cloudflare({
      configPath: process.env.WRANGLER_CONFIG ?? "wrangler.toml",
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
    }),
    reactRouter(),
    staticHeaders,
    hydratedRoutes,
  ],
  // A font inside the CSS would be sent to every guest, also to those whose language needs another.
  build: { assetsInlineLimit: 0 },
  environments: {
    // Guests open invitations inside chat apps, some on phones of 2019.
    client: { build: { target: "es2019" } },
    ssr: { build: { minify: true } },
  },
});
