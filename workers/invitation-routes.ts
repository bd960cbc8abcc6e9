import type { ServerBuild } from "react-router";
import { isKind } from "#app/domain/invitation/kinds.ts";

type Routes = ServerBuild["routes"];
type RouteId = string | undefined;

/** Whether a path begins with a kind of invitation, as `/wedding/anna-arman` does. */
export function isInvitationPath(pathname: string): boolean {
  return isKind(pathname.split("/")[1]);
}

/**
 * The build with those routes alone that a path of an invitation can match: their first segment is
 * a kind, or a parameter. React Router goes through all routes of its build several times a
 * request, and of seventy seven are an invitation's.
 */
export function invitationBuild(build: ServerBuild): ServerBuild {
  const { routes } = build;
  const wanted = Object.values(routes).flatMap((route) => {
    if (!route?.path) return [];
    const line = lineageOf(routes, route.id);
    const first = line.flatMap((id) => routes[id]?.path?.split("/") ?? []).find(Boolean);
    return isKind(first) || /^[:*]/.test(first ?? "") ? line : [];
  });
  const ids = new Set(wanted);
  const kept = Object.entries(routes).filter(([id]) => ids.has(id));
  return { ...build, routes: Object.fromEntries(kept) };
}

/** A route and what it lies in, the outermost first. */
function lineageOf(routes: Routes, id: RouteId): string[] {
  return id === undefined ? [] : [...lineageOf(routes, routes[id]?.parentId), id];
}
