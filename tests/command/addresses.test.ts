import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routesIn } from "../support/routes.ts";

test("README's table of addresses has those of every route", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Addresses"), readme.indexOf("## Bindings"));
  const routes = routesIn(readFileSync("app/routes.ts", "utf8"))
    .map(({ path }) => path)
    // In development alone, and all that is no address.
    .filter((path) => path !== "/contact-sheet" && path !== "/*");
  expect(routes.length).toBeGreaterThan(40);
  const isWritten = (segment: string) =>
    ["`", "/", "?"].some((end) => table.includes(segment + end));
  const missing = routes.filter(
    (path) =>
      !path
        .split("/")
        .filter((segment) => segment !== "" && !segment.startsWith(":"))
        .every(isWritten),
  );
  expect(missing).toEqual([]);
});
