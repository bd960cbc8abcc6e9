import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { kinds } from "#app/domain/invitation/kinds.ts";
import config from "../../app/routes.ts";
import { placedRoutes } from "../../scripts/other-routes.ts";
import { invitationRoutes } from "../../workers/invitation-routes.ts";

const all = placedRoutes(config);
const ids = invitationRoutes(Object.fromEntries(all.map((route) => [route.id, route])));

/** Routes as React Router matches them. */
function treeOf(routes: typeof all, parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: treeOf(routes, id) },
    );
}

const whole = treeOf(all);
const few = treeOf(all.filter(({ id }) => ids.has(id)));
const idsOf = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []) ?? [];
const leadsTo = (routes: RouteObject[], path: string) => idsOf(routes, path).join(" ");

/** Addresses that begin with a kind and go on like those of every route. */
const addresses = new Set(
  kinds.flatMap((kind) =>
    all.flatMap(({ path = "" }) => {
      const [, ...rest] = path.replaceAll(/:(\w+)\??/g, "some-$1").split("/");
      return [
        `/${kind}`,
        `/${kind}/${rest.join("/")}`,
        `/${kind}/${path}`,
        `/${kind}/some-slug/${path}`,
        `/${kind}/a/b/c/d`,
      ];
    }),
  ),
);

test("an invitation's address leads to the same page among its own routes as among all", () => {
  const different = [...addresses].filter((path) => leadsTo(few, path) !== leadsTo(whole, path));
  expect(different).toEqual([]);
});

test("the routes of invitations are few, and each is one that some invitation's address reaches", () => {
  const reached = new Set([...addresses].flatMap((path) => idsOf(few, path)));
  expect([...ids].toSorted()).toEqual([...reached].toSorted());
  expect(ids.size).toBeLessThan(all.length / 5);
});
