import type { ServerBuild } from "react-router";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];

/** The build with all modules of its routes, of some of which it has only the way to load them. */
export async function withModules(build: ServerBuild): Promise<ServerBuild> {
  const routes = await Promise.all(
    Object.entries(build.routes).map(
      async ([id, route]) =>
        [id, route && { ...route, module: await loaded(route.module) }] as const,
    ),
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

/** A module as scripts/lazy-routes.ts leaves it, or one that is loaded already, as in tests. */
async function loaded(module: Module | { load: () => Promise<Module> }): Promise<Module> {
  return "load" in module ? module.load() : module;
}
