import type { ServerBuild } from "react-router";
import { isKind } from "#app/domain/invitation/kinds.ts";

/** What says where a route lies, in a build of React Router and in app/routes.ts. */
type Placed = { parentId?: string; path?: string };

/** True if a path begins with a kind of invitation, as `/wedding/anna-arman` does. */
export function isInvitationPath(pathname: string): boolean {
  return isKind(pathname.split("/")[1]);
}

/**
 * The build with those routes alone that a path of an invitation can match. React Router goes
 * through all routes of its build several times a request, and of seventy seven are an invitation's.
 */
export function invitationBuild(build: ServerBuild): ServerBuild {
  const ids = invitationRoutes(build.routes);
  const routeEntries = Object.entries(build.routes).filter(([id]) => ids.has(id));
  return { ...build, routes: Object.fromEntries(routeEntries) };
}

/**
 * The ids of the routes that a path of an invitation can match, and of those around them: their first
 * segment is a kind, or a parameter.
 * @param routes by id. A parent that is not among them is the root.
 */
export function invitationRoutes(
  routes: Readonly<Record<string, Placed | undefined>>,
): ReadonlySet<string> {
  const routeIds = Object.entries(routes).flatMap(([id, route]) => {
    if (!route?.path) return [];
    const line = lineageOf(routes, id);
    const first = line.flatMap((routeId) => routes[routeId]?.path?.split("/") ?? []).find(Boolean);
    return isKind(first) || /^[:*]/.test(first ?? "") ? line : [];
  });
  return new Set(routeIds);
}

/** A route and what it lies in, the outermost first. */
function lineageOf(
  routes: Readonly<Record<string, Placed | undefined>>,
  id: string | undefined,
): string[] {
  return id === undefined ? [] : [...lineageOf(routes, routes[id]?.parentId), id];
}
