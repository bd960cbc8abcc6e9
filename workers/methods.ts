import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expectPost } from "#app/lib/http.ts";

type Routes = ServerBuild["routes"];

/** Methods of a route with a page or a loader. */
const readMethods = ["GET", "HEAD"];

let known: { routes: Routes; tree: RouteObject[] } | undefined;

/**
 * The methods that an address accepts, for the `Allow` header (RFC 9110 section 10.2.1): POST for a
 * route with an action, GET and HEAD for one with a page or a loader.
 * @param pathname as in the request, also of a page's data (`….data`).
 */
export async function allowedMethods(
  build: () => Promise<ServerBuild>,
  pathname: string,
): Promise<string> {
  known ??= await readRoutes(build);
  const { routes, tree } = known;
  const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, "");
  const module = routes[matchRoutes(tree, path || "/")?.at(-1)?.route.id ?? ""]?.module;
  const isRead = module?.default || (module?.loader && module.loader !== expectPost);
  return [...(isRead ? readMethods : []), ...(module?.action ? ["POST"] : []), "OPTIONS"].join(
    ", ",
  );
}

async function readRoutes(build: () => Promise<ServerBuild>) {
  const { routes } = await build();
  return { routes, tree: childrenOf(routes, undefined) };
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(routes, id) },
    );
}
