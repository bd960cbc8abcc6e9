import type { Plugin } from "vite";

const serverBuild = /^\0virtual:react-router\/server-build$/;

/** How React Router imports the module of a route. */
const routeImport = /^\s*import \* as (route\d+) from ("[^"\n]+");$/gm;

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
      handler: (code) => code.replace(routeImport, "const $1 = { load: () => import($2) };"),
    },
  };
}

/** What an invitation's address can lead to, as workers/invitation-routes.ts finds it. */
const ofInvitations = /^"\/app\/(?:root|routes\/invitation\/[^"]+|routes\/site\/not-found)\.tsx?"$/;

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
        exported = [];
        return code.replace(routeImport, (line: string, name: string, file: string) => {
          if (ofInvitations.test(file)) return line;
          exported.push(`export * as ${name} from ${file};`);
          return `const ${name} = { load: async () => (await import("${others}")).${name} };`;
        });
      },
    },
    resolveId: (id) => (id === others ? `\0${others}` : null),
    load: (id) => (id === `\0${others}` ? exported.join("\n") : null),
  };
}
