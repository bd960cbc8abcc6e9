import { expect, test } from "vitest";
import {
  isAsset,
  keptName,
  keptPageHeaders,
  keptPageOf,
  scopeOf,
} from "#app/guest/script/kept-pages.ts";

const scope = "/wedding/anna";
const nameOf = (path: string) => keptName(scope, `https://example.com${path}`);

test("each address and greeting has a name of its own", () => {
  const names = ["", "/en", "?g=abc", "/en?g=abc", "/en?g=abd"].map((end) => nameOf(scope + end));
  expect(new Set(names).size).toBe(5);
  expect(names).not.toContain(null);
  expect(nameOf("/wedding/anna?fbclid=1")).toBe(nameOf("/wedding/anna"));
});

test.each([
  "/wedding/anna-arman",
  "/wedding/anna/event.ics",
  "/wedding/anna/en/event.ics",
  "/wedding/anna?change=token",
  "/wedding/anna?sent=1",
  "/wedding",
])("%s is not kept", (path) => {
  expect(nameOf(path)).toBeNull();
});

test("a cache's name says where its page was opened", () => {
  expect(scopeOf(nameOf("/wedding/anna/en?g=abc") ?? "")).toBe(scope);
  expect(scopeOf("another cache")).toBeNull();
});

test("a page says until when it may be kept and which invitation it shows; any other says nothing", () => {
  const said = { until: 1_800_000_000_000, path: "/wedding/anna-arman" };
  expect(keptPageOf(new Headers(keptPageHeaders(said)))).toEqual(said);
  expect(keptPageOf(new Headers({ "Content-Type": "text/html" }))).toBeNull();
});

test.each([
  ["/assets/hours-x1.js", true],
  ["/media/abc/photo.avif", true],
  ["/media/abc/music.mp3", false],
  ["/wedding/anna", false],
  ["/replies/entries.js", false],
])("%s may be kept: %s", (path, expected) => {
  expect(isAsset(path)).toBe(expected);
});
