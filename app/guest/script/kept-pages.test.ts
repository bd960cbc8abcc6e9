import { expect, test } from "vitest";
import {
  invitationPath,
  isAsset,
  keptName,
  keptUntil,
  scopeOf,
  withoutNetwork,
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

test("a page says which invitation it shows, at whatever address", () => {
  const head = '<link rel="canonical" href="https://example.com/wedding/anna-arman/en"/>';
  expect(invitationPath(head)).toBe("/wedding/anna-arman");
  expect(invitationPath("<title>Password</title>")).toBeNull();
});

test("only a page that says until when is kept", () => {
  expect(keptUntil('<main class="card" tabindex="-1" data-keep="1800000000000">')).toBe(
    1_800_000_000_000,
  );
  expect(keptUntil('<main class="gate"><p data-keep="1800000000000">')).toBeNull();
});

test("a kept page says that it is one, and its form is another than the one sent before", () => {
  const html =
    '<p class="kept" data-kept="" hidden="">Saved</p><input type="hidden" name="key" value="a"/>';
  expect(withoutNetwork(html, "b")).toBe(
    '<p class="kept" data-kept="">Saved</p><input type="hidden" name="key" value="b"/>',
  );
  expect(withoutNetwork(html, null)).toContain('value="a"');
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
