import { globSync } from "node:fs";
import type { Plugin } from "vite";
import { root } from "./paths.ts";

/** Files that the first page of a run needs, an invitation. */
const firstRoutes = ["app/root.tsx", "app/routes/invitation/*.{ts,tsx}"];

/**
 * In development the Worker asks for one module after the other. What each imports is compiled ahead
 * of it, and the first page's modules before somebody asks for that page.
 */
export function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    apply: "serve",
    // React Router's compiler of single files takes the same configuration, and needs no others.
    config: ({ server }) => ({
      environments: {
        ssr: { dev: { preTransformRequests: server?.preTransformRequests ?? true } },
      },
    }),
    // After the other plugins' hooks, which set up the Worker's environment.
    configureServer:
      ({ environments }) =>
      () => {
        for (const file of globSync(firstRoutes, { cwd: root }))
          void environments.ssr?.warmupRequest(`/${file}`);
      },
  };
}
