import type { Plugin } from "vite";
import { changed, routeImport, serverBuild } from "./other-routes.ts";

/**
 * In development the module of a route is loaded when a request needs it (workers/route-modules.ts):
 * an invitation, which is the first page of a run, needs two thirds of the 1,800 modules of all
 * routes, and each costs the Worker a question and Vite's compilers a few milliseconds.
 */
export function lazyRoutes(): Plugin {
  return {
    name: "lazy-routes",
    apply: "serve",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: serverBuild },
      handler(code) {
        const lazy = code.replace(routeImport, "const $1 = { load: () => import($2) };");
        return lazy === code ? this.error(changed) : lazy;
      },
    },
  };
}
