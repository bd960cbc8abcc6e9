import type { Plugin } from "vite";

/** The module with React Router's build for the server. */
export const serverBuild = /^\0virtual:react-router\/server-build$/;

/** How React Router imports the module of a route. */
export const routeImport = /^\s*import \* as (route\d+) from ("[^"\n]+");$/gm;

/** What a build says that finds no route in it. */
export const changed =
  "React Router imports the modules of routes otherwise than scripts/other-routes.ts reads";

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
        const split = code.replace(routeImport, (line: string, name: string, file: string) => {
          if (ofInvitations.test(file)) return line;
          exported.push(`export * as ${name} from ${file};`);
          return `const ${name} = { load: async () => (await import("${others}")).${name} };`;
        });
        return exported.length === 0 ? this.error(changed) : split;
      },
    },
    resolveId: (id) => (id === others ? `\0${others}` : null),
    load: (id) => (id === `\0${others}` ? exported.join("\n") : null),
  };
}
