import type { Plugin, Rolldown } from "vite";

/** The query of a route's module in React Router's browser build. */
const routeEntry = /\?__react-router-build-client-route$/;

/**
 * React Router builds every route for the browser. Documents need none of these modules, which are
 * most of the code, so only routes that export a `handle` are built, and the root. A client-side link
 * to another route falls back to loading its document.
 * @throws an error of the build that met no route's module, or none with a handle: the framework names
 * them otherwise then, and every page would hydrate, or none.
 */
export function hydratedRoutes(): Plugin {
  let hydrated = 0;
  let documents = 0;
  return {
    name: "hydrated-routes",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      hydrated = 0;
      documents = 0;
    },
    transform: {
      filter: { id: routeEntry },
      handler(code, id) {
        if (id.includes("/app/root.tsx")) return null;
        if (exportsHandle(this.parse(code))) {
          hydrated += 1;
          return null;
        }
        documents += 1;
        return {
          code: "export default function Document() { location.reload(); return null; }",
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error || this.environment.mode !== "build") return;
      if (hydrated === 0 || documents === 0)
        this.error(
          `React Router's modules of routes are not found: ${hydrated} hydrate, ${documents} do not`,
        );
    },
  };
}

function exportsHandle({ body }: ReturnType<Rolldown.PluginContext["parse"]>): boolean {
  return body.some(
    (statement) =>
      statement.type === "ExportNamedDeclaration" &&
      statement.specifiers.some(
        ({ exported }) => exported.type === "Identifier" && exported.name === "handle",
      ),
  );
}
