import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../app/routes.ts";
import { invitationRoutes } from "../workers/invitation-routes.ts";

/** The module with React Router's build for the server. */
export const serverBuild = /^\0virtual:react-router\/server-build$/;

/** How React Router imports the module of a route. */
export const routeImport = /^\s*import \* as (route\d+) from ("[^"\n]+");$/gm;

/** Message of a build that finds no route in its modules. */
export const changed =
  "React Router imports the modules of routes otherwise than scripts/other-routes.ts reads";

const others = "virtual:other-routes";

/**
 * The build has the modules of all routes but an invitation's in one file, which the Worker loads at
 * the first request for one of them: they are a third of its code, and most isolates serve guests
 * alone.
 */
export function otherRoutes(): Plugin {
  let exported: string[] = [];
  return {
    name: "other-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: serverBuild },
      handler(code) {
        const ofInvitations = invitationModules();
        const unseen = new Set(ofInvitations);
        exported = [];
        const split = code.replace(routeImport, (line: string, name: string, file: string) => {
          const module = file.slice(1, -1);
          unseen.delete(module);
          if (ofInvitations.has(module)) return line;
          exported.push(`export * as ${name} from ${file};`);
          return `const ${name} = { load: async () => (await import("${others}")).${name} };`;
        });
        return exported.length === 0 || unseen.size > 0 ? this.error(changed) : split;
      },
    },
    resolveId: (id) => (id === others ? `\0${others}` : null),
    load: (id) => (id === `\0${others}` ? exported.join("\n") : null),
  };
}

/** The modules of what an invitation's address can lead to, as the server's build names them. */
function invitationModules(): Set<string> {
  const placed = placedRoutes(routes);
  const ids = invitationRoutes(Object.fromEntries(placed.map((route) => [route.id, route])));
  const files = placed.flatMap(({ id, file }) => (ids.has(id) ? [file] : []));
  return new Set(["root.tsx", ...files].map((file) => `/app/${file}`));
}

/** The routes of app/routes.ts, each with its id and the one that it lies in. */
export function placedRoutes(
  entries: readonly RouteConfigEntry[],
  parentId?: string,
): (RouteConfigEntry & { id: string; parentId: string | undefined })[] {
  return entries.flatMap((entry) => {
    const { id = entry.file, children = [] } = entry;
    return [{ ...entry, id, parentId }, ...placedRoutes(children, id)];
  });
}
